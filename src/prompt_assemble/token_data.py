"""Fitted prices of the token estimate: data only, written by a script.

Source: counts of 18 real tokenizers (claude3 and claude4_7: of a reconstruction) over
the truth rows of the project and texts of packages under permissive licences, see
docs/tokens.md.  Date: 2026-11-30.  Written by tests/benchmarks/estimator/fit.py; change
that, not this.

ESTIMATE_BLOCKS: first code point (hex) and class of the characters from there on.
ESTIMATE_FAMILIES: five rows of integers each, parted by semicolons: price of each of
ESTIMATE_FEATURES (1/100 token), weight of each of ESTIMATE_GRAMS (1/6400 token a
level), scale and caution of each of ESTIMATE_GROUPS (per mille), and the prices of a
line break, of a line, of a mark at its end, the discount for known words (per mille),
and what a byte of doubtful text costs (millitokens).
ESTIMATE_WORDS: words of one token in most families, by their tokens in the dearest one.
ESTIMATE_GRAMS: levels of hashed pairs and triples of characters, one character each,
its place in ESTIMATE_ALPHABET less 31.
"""

ESTIMATE_ALPHABET: str = (
    "()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefg"
)
ESTIMATE_BLOCKS: str = """\
80:lat1p 250:ipa 2b0:mod 300:comb 370:grek 400:cyrl 530:armn 590:hebr 600:arab 700:oth2
800:oth3 900:deva 980:beng a00:guru a80:gujr b00:orya b80:taml c00:telu c80:knda
d00:mlym d80:sinh e00:thai e80:laoo f00:tibt 1000:mymr 10a0:geor 1100:jamo 1200:ethi
13a0:cher 1400:oth3 1780:khmr 1800:oth3 1f00:grex 2000:usp 200b:zw 2010:gpun 2070:sym
2190:sym 2500:box 2600:emo3 27c0:sym 2800:oth3 2b00:sym 2c00:oth3 3000:cjkp 3040:hira
30a0:kata 3100:sym 3400:hanr 4e00:han a000:oth3 ac00:hang d7b0:oth3 f900:oth3 fe00:vsel
fe10:oth3 ff00:full ff66:oth3 10000:oth4 1f000:emo5 1f1e6:flag 1f200:emo5 1f300:emo4
1f3fb:skin 1f400:emo4 1f600:emof 1f650:emo5 1f680:emo4 1f700:emo5 1f90c:emo4 1fa70:emo5
1fb00:oth4 20000:hanx 30000:oth4 e0000:tags e0200:oth4
"""
ESTIMATE_SERVED: str = """\
o200k cl100k minimax_m2 qwen3 qwen3_5 deepseek_v3 glm4_7 llama3 gemma3 tekken claude3
claude4_7
"""
ESTIMATE_GROUPS: str = """\
k wl wT wU p d ws rep han kana hang cyrl arab alph indi thai rare sym
"""
ESTIMATE_FEATURES: str = """\
wT wl_6 wl_8 ws1 d_run d_n d_c3 k3T k1ls k2ls k3ls wls wl_12 p1 k1T wl_1 wl_2 wl_4 wl_3
k1Ts wl_16 c_gpun r_sym k1l wl k3Ts k2Ts p2 p1s ws ws_n ws_t ws_u ws_mix p2s p3 p3_n p3s
c_han1 r_han rr c_cjkp c_han2 c_full c_hanr c_hira r_kana c_han3 c_hang r_hang sp_x
c_lat1p c_arab c_arax r_arab c_hebr r_alph c_zw c_deva r_indi c_beng c_taml c_telu
c_mlym wTs c_knda c_gujr c_guru c_sinh c_thai r_thai c_laoo c_mymr c_khmr c_ethi c_geor
c_armn c_grek c_grex r_rare c_cyrl r_cyrl c_cyrx x1 xV xA wU wU_4 wU_6 wUs wU_3 wl_long
wU_8 wU_12 wU_16 wU_long k2T wU_2 c_tibt c_cher c_oth3 c_ipa k2l c_comb k3l k1Us prc
prc_n con k1U c_kata pr pr_n k3U k2U k2Us c_emo4 c_emo3 c_flag c_emo5 c_emof c_skin
c_sym c_vsel c_tags rep rep_n rep_nU pa pa_n c_hanx c_oth4 c_hangr c_box c_jamo c_orya
c_oth2 c_mod k3Us
"""
ESTIMATE_FAMILIES: dict[str, str] = {
    "o200k": """\
193 66 136 100 0 0 100 102 100 100 100 149 270 95 100 -96 -75 -2 -37 100 425 64 36 100
163 104 101 94 86 83 12 9 19 45 89 99 47 10 77 33 -21 45 126 65 165 51 36 254 113 -91
-38 73 53 91 1 46 70 103 51 45 54 46 50 44 182 40 44 65 63 42 83 190 56 65 202 31 33 47
374 -5 50 54 74 34 3 45 272 -80 27 260 -111 36 92 230 537 63 102 -164 156 232 311 99 102
188 121 100 89 14 100 106 60 65 149 214 142 165 174 358 174 210 132 130 131 73 413 -724
46 52 -129 52 397 375 404 80 305 284 215 66 116;-64 -20 -3;1010 998 1091 970 651 1105
932 807 996 994 1079 1040 1059 1016 997 1004 1000 992;1090 1300 1300 1300 1250 1220 1150
1220 1220 1220 1220 1220 1220 1250 1350 1450 1220 1290;640 161 -368 280 1000
""",
    "cl100k": """\
227 76 171 100 0 0 100 106 100 100 100 203 352 99 100 -143 -103 -10 -58 100 556 70 39
100 186 104 101 84 82 83 12 9 19 45 69 106 52 4 124 22 16 75 209 125 214 81 28 297 103
78 16 56 99 173 1 118 37 96 132 51 156 165 198 187 225 198 196 195 216 102 47 224 215
180 302 210 211 113 477 -9 86 11 229 62 100 77 317 -95 28 287 -130 51 114 288 592 83 107
-194 220 237 318 143 102 201 107 100 88 15 100 104 95 46 225 214 143 164 327 166 304 339
178 319 102 165 287 -535 45 52 -115 45 396 374 269 73 255 522 223 184 116;-87 -15
37;1015 1021 1078 960 606 1105 913 919 1000 992 994 1033 1019 1005 1006 1003 1006
975;1090 1300 1300 1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1350 1220 1220
1220;669 75 -305 306 1000
""",
    "minimax_m2": """\
211 73 154 100 0 0 100 105 100 100 100 188 315 90 100 -120 -98 0 -41 100 504 87 4 100
180 104 101 88 83 89 10 17 13 48 76 84 54 21 58 15 -28 63 108 61 120 28 -19 251 80 -49
10 82 52 193 9 95 40 109 78 51 98 82 90 196 207 203 167 227 208 105 46 223 209 208 297
137 181 89 366 -4 65 19 137 46 133 81 297 -102 31 294 -133 49 120 277 618 32 105 -221
217 253 296 160 105 182 125 100 84 14 100 109 43 72 113 232 152 169 191 297 158 240 144
26 142 50 401 -688 45 40 -461 68 405 375 431 28 293 440 212 72 116;-83 -10 -5;998 1059
1045 965 600 1073 954 772 995 1004 1026 1024 1028 1003 1009 1005 1004 987;1090 1300 1300
1300 1150 1210 1150 1220 1220 1220 1220 1220 1220 1220 1350 1220 1220 1300;650 157 -338
271 1000
""",
    "qwen3": """\
223 73 161 100 0 100 0 106 100 100 100 193 331 96 100 -128 -92 -7 -51 100 519 71 22 100
174 104 101 91 83 83 12 9 19 45 84 101 50 5 63 43 13 57 102 63 184 36 20 142 87 -34 40
56 58 150 -5 43 22 136 116 29 129 127 165 151 215 149 167 174 162 57 41 134 162 129 116
106 110 107 216 -66 67 -5 171 52 0 51 293 -91 28 275 -120 49 102 253 575 61 107 -179 143
229 299 150 102 200 107 100 88 15 100 104 69 46 225 214 143 164 127 128 77 200 78 116 98
133 286 -535 45 52 -115 45 298 373 237 37 129 242 184 115 116;-78 -24 3;1012 1026 1080
982 585 1072 885 919 989 1003 1030 1037 989 1006 1010 1005 1015 1004;1090 1300 1300 1300
1150 1130 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1400 1300;686 100 -335 340
1000
""",
    "qwen3_5": """\
210 68 141 100 0 100 0 105 100 100 100 159 281 89 100 -106 -69 1 -35 100 435 82 23 100
162 104 101 90 84 83 12 9 19 45 86 95 48 8 52 40 4 51 78 76 122 27 5 217 45 71 -27 64 51
114 -3 58 64 121 60 51 65 56 67 65 185 65 76 92 84 23 98 110 58 100 184 56 73 48 508 0
52 40 106 33 14 36 271 -86 28 262 -109 39 94 226 545 55 107 -166 146 202 306 154 102 193
107 100 83 15 100 104 47 46 225 214 143 164 319 172 284 289 146 306 106 124 382 -535 45
52 -117 45 392 371 295 64 318 510 145 175 116;-70 -24 -18;1030 987 1069 984 681 1048 985
893 1004 1010 1015 1062 1051 1016 1009 1005 989 982;1090 1450 1300 1300 1240 1130 1150
1220 1220 1220 1220 1220 1220 1220 1220 1450 1670 1220;748 184 -33 295 1000
""",
    "deepseek_v3": """\
219 75 160 100 0 0 100 109 100 100 102 189 321 86 100 -123 -88 -2 -44 100 500 67 35 100
183 108 106 94 83 85 16 29 18 47 125 99 55 20 56 37 -8 54 92 68 120 42 9 242 106 -58 -13
67 59 115 0 56 49 135 73 68 57 61 80 86 209 72 92 99 98 36 101 185 92 126 229 77 61 61
368 -24 59 45 138 47 66 64 312 -103 36 313 -145 43 105 336 617 88 111 -219 119 249 307
180 113 187 158 102 96 15 100 133 73 -9 250 323 165 179 171 325 167 241 194 121 120 16
412 -725 46 53 -1000 105 398 376 425 54 250 313 215 96 195;-76 -7 -12;996 1020 1040 982
671 1065 928 788 976 1000 1021 1059 1011 1005 1008 999 1004 981;1090 1300 1300 1300 1250
1160 1150 1220 1220 1220 1220 1220 1220 1220 1350 1340 1220 1220;730 136 -366 320 1000
""",
    "glm4_7": """\
219 72 156 100 29 32 32 106 100 100 100 185 320 95 100 -122 -86 -5 -47 100 497 71 24 100
173 104 101 90 83 83 12 9 19 45 85 99 49 6 59 36 -3 62 157 74 144 42 16 237 101 -9 18 67
62 122 -19 120 25 86 115 36 122 159 198 184 208 195 195 192 209 93 37 223 107 108 299
107 112 55 329 2 57 15 140 44 14 55 287 -89 32 272 -116 44 103 253 552 70 107 -175 110
240 299 101 102 98 107 100 88 15 100 104 70 46 225 214 143 164 144 176 322 262 135 149
114 78 268 -535 45 52 -115 45 395 370 368 61 246 438 211 159 116;-78 -25 -3;1014 1012
1074 970 590 1111 871 919 988 997 1016 1023 1018 1007 1006 1006 1001 996;1090 1530 1300
1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1350 1240 1220 1220;701 140 -359
295 1000
""",
    "llama3": """\
226 73 163 100 0 0 100 106 100 100 100 194 336 96 100 -130 -93 -9 -53 100 531 89 27 100
179 104 101 89 82 83 12 9 19 45 84 101 50 5 83 34 17 39 110 84 149 50 -5 297 84 -1 -6 52
60 151 -10 119 53 25 71 63 152 160 197 186 218 196 194 193 211 48 84 207 208 174 300 207
181 51 395 -13 62 28 167 47 5 45 294 -89 33 276 -119 48 108 265 550 81 107 -179 216 224
310 156 102 191 107 100 88 15 100 104 75 67 166 214 143 164 315 190 309 323 178 300 96
121 283 -535 45 52 -115 45 399 369 309 66 262 537 216 174 116;-82 -29 5;1012 1034 1077
950 602 1099 900 906 1001 996 1039 1028 1075 1006 1005 1001 1004 968;1090 1300 1300 1300
1150 1210 1150 1220 1220 1220 1220 1220 1220 1220 1350 1250 1220 1220;659 99 -345 317
1000
""",
    "gemma3": """\
194 65 132 100 0 100 0 104 100 100 100 154 266 90 100 -94 -72 1 -34 100 413 134 -38 100
151 103 101 82 86 69 43 -4 25 99 95 79 48 24 62 6 6 215 78 156 107 28 -5 314 46 82 -22
209 53 84 -8 54 57 91 39 42 39 33 45 40 179 38 43 62 49 32 81 59 41 46 84 40 56 48 368
47 47 48 91 34 11 33 265 -84 17 265 -115 40 86 219 589 54 102 -180 73 151 310 61 100 103
104 100 46 50 200 104 45 48 224 175 136 123 129 278 -30 85 38 31 103 11 105 -362 39 38
-1394 138 399 377 390 55 291 614 126 11 116;-65 -17 -13;991 1002 1000 1022 907 1030 1030
842 1000 991 988 1015 1037 1001 983 991 998 936;1090 1310 1300 1300 1250 1130 1150 1220
1220 1220 1220 1220 1220 1220 1350 1450 1800 1300;780 263 -104 320 1000
""",
    "tekken": """\
213 73 149 100 0 100 0 107 100 100 104 166 293 87 100 -111 -74 2 -37 100 452 104 -7 100
173 115 107 95 85 85 16 13 18 49 87 87 57 19 93 37 -2 98 122 105 181 47 -17 325 55 69
-36 92 58 125 -31 54 61 61 53 75 58 47 53 56 195 44 67 67 309 52 87 302 58 301 297 47 39
51 494 23 54 55 93 31 19 39 321 -108 27 315 -148 42 166 365 542 129 109 -209 240 192 303
131 111 195 148 113 92 42 100 127 75 4 401 322 164 223 427 208 403 423 392 412 113 284
379 -432 45 52 -914 107 388 373 168 57 298 523 210 62 195;-69 -13 -16;1018 998 1071 1003
669 1065 950 1013 998 982 1025 1032 1036 1014 998 998 990 986;1090 1380 1300 1300 1250
1130 1150 1220 1220 1220 1220 1220 1290 1220 1350 1340 1220 1220;669 120 -364 273 1000
""",
    "claude3": """\
260 87 175 100 100 0 100 112 100 105 120 194 346 54 100 -150 -76 10 -32 100 539 65 47
100 165 130 127 141 80 87 78 34 -41 92 97 160 51 -42 108 51 2 49 117 75 148 55 -12 298
104 74 -18 69 83 130 41 68 87 127 90 55 109 88 90 115 280 192 109 228 98 84 117 138 107
107 153 68 67 79 584 79 62 73 102 43 107 45 299 -76 51 314 -133 53 103 260 589 74 118
-182 138 209 320 233 102 205 111 120 146 14 200 116 81 81 167 200 199 179 271 255 307
281 188 330 115 113 397 -429 60 52 -1289 137 378 372 248 42 399 794 158 270 189;-78 33
-45;1008 1035 1033 994 855 623 983 869 983 989 979 1009 1008 1006 1003 1007 980
1001;1090 1300 1300 1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1350 1220
1640 1300;762 133 -49 330 2000
""",
    "claude4_7": """\
350 119 233 100 100 0 100 399 100 200 324 266 466 103 156 -224 -80 11 -33 148 727 93 59
100 238 393 299 199 83 87 78 34 -41 92 174 174 75 -6 108 43 8 34 118 68 151 54 -6 296
100 70 -22 64 83 128 44 66 89 116 87 67 106 84 89 112 365 189 108 223 94 83 113 137 107
106 152 69 70 80 573 78 64 74 100 -6 60 3 493 -132 75 557 -241 66 230 630 810 126 298
-321 138 207 317 251 200 203 323 342 173 70 201 347 76 117 475 685 409 435 278 234 300
279 180 343 111 116 398 -287 77 101 -1597 180 378 374 257 26 404 788 156 271 446;-84 51
-60;986 1009 1031 976 826 626 954 992 978 984 975 998 1007 997 998 1007 976 992;1090
1300 1300 1300 1150 1130 1150 1220 1220 1220 1220 1220 1220 1220 1350 1220 1640 1300;813
124 -93 148 2000
""",
    "gpt2": """\
231 80 170 100 72 12 20 118 100 101 108 233 360 83 100 -156 -97 -1 -45 100 570 199 -34
101 189 118 115 120 86 262 1591 -10 -152 1 135 142 56 5 216 7 9 177 254 326 257 112 -23
327 306 -98 51 80 120 208 40 129 11 152 196 7 242 311 307 309 228 300 312 188 308 205 -3
303 306 307 301 300 210 134 483 15 144 33 215 104 302 135 320 -102 28 317 -149 53 123
364 591 96 129 -217 285 252 315 223 130 196 188 108 95 20 100 140 98 98 208 306 207 203
272 295 310 333 229 290 111 105 405 -661 52 52 -998 104 396 388 393 85 463 580 211 177
295;-68 39 8;934 1047 1046 1009 967 972 953 918 1002 1004 1005 1000 996 1002 999 1000
989 969;1320 1560 1560 1560 1380 1350 1380 1470 1470 1470 1470 1470 1470 1470 1470 1470
1470 1470;908 10 -10 390 1000
""",
    "glm4": """\
222 74 160 100 29 32 32 106 100 100 100 188 328 96 100 -126 -90 -6 -49 100 507 76 17 100
176 104 101 89 82 83 12 9 19 45 84 100 50 5 59 42 11 61 157 73 145 43 12 234 90 39 7 62
64 159 -18 120 37 46 125 63 150 159 196 185 211 194 192 190 208 98 51 223 209 174 300
207 212 56 438 -14 58 22 194 44 13 59 294 -90 33 276 -119 45 107 262 559 73 107 -180 216
236 307 157 102 196 107 100 88 15 100 104 73 46 225 214 143 164 315 185 309 333 182 288
101 111 280 -535 45 52 -115 45 395 369 332 67 277 611 214 172 116;-82 -32 0;1014 1007
1073 966 598 1112 874 919 993 999 1013 1005 1030 1003 1003 1001 1009 978;1320 1560 1560
1560 1380 1360 1380 1470 1470 1470 1470 1470 1470 1470 1800 1630 1470 1470;691 134 -352
285 1000
""",
    "llama2": """\
243 87 184 100 0 100 0 191 100 112 141 214 362 94 104 -152 -98 -1 -48 102 547 95 3 102
191 167 152 107 86 35 112 364 48 50 106 117 58 24 154 1 0 123 238 223 252 101 -7 446 146
135 62 83 110 130 37 99 43 27 119 96 141 124 280 114 232 268 277 237 203 114 53 303 180
232 303 115 114 108 573 -5 76 -12 127 47 165 78 365 -128 35 372 -179 51 160 426 657 70
134 -235 153 250 332 161 118 188 158 157 101 50 200 144 101 56 358 419 218 260 467 139
394 428 357 388 124 148 375 -432 45 52 -1380 137 400 393 216 67 327 716 217 110 299;-78
50 37;1028 1030 992 1042 951 1002 971 996 998 1000 1005 987 1001 999 1001 1000 1003
1002;1320 1560 1560 1560 1380 1350 1380 1470 1470 1470 1470 1470 1470 1470 1470 1730
1470 1470;930 110 -114 351 1000
""",
    "gemini": """\
182 61 129 100 0 100 0 101 100 100 100 157 266 94 100 -87 -75 -2 -36 100 413 75 33 100
152 103 100 81 85 48 69 -9 42 100 85 87 47 17 65 16 -7 49 85 101 129 31 4 301 99 -41 -9
69 58 103 -32 49 55 75 58 29 77 56 66 68 178 70 74 79 96 39 60 105 84 103 102 69 59 49
189 12 50 35 113 33 17 36 260 -85 15 259 -109 40 81 238 556 60 101 -177 72 205 306 89
100 96 101 100 46 50 200 102 45 65 143 117 132 155 99 235 52 69 86 15 115 45 101 -328 39
26 -653 79 407 375 489 27 251 289 110 35 116;-68 -24 -8;991 998 997 1016 928 1022 990
779 993 996 1019 1001 1036 1007 1001 1004 1015 974;1320 1560 1560 1560 1800 1350 1380
1470 1470 1470 1470 1470 1470 1470 1800 1800 1470 1740;762 215 -40 304 1000
""",
    "mistral_v3": """\
245 87 189 100 0 100 0 188 100 106 129 227 378 90 102 -155 -107 -4 -53 102 578 146 -63
102 197 151 145 110 84 46 117 360 35 50 120 110 60 12 115 7 -63 192 149 276 232 98 7 377
178 -153 66 181 111 124 24 102 38 182 116 82 125 121 174 231 245 138 226 258 182 107 40
274 169 134 261 109 116 111 489 25 80 -18 130 55 142 82 337 -105 37 352 -153 52 99 357
670 52 120 -217 155 230 321 138 120 184 155 140 78 50 200 118 101 36 366 289 151 205 293
602 339 355 -21 -39 186 89 451 -342 51 51 -1284 137 404 389 575 119 436 580 214 73
274;-83 43 25;1011 1034 989 1009 943 1003 937 978 1000 997 1003 992 996 998 1001 1000
992 1010;1320 1560 1560 1560 1380 1350 1380 1470 1470 1470 1470 1470 1470 1470 1800 1800
1470 1670;972 93 -126 370 1000
""",
    "claude_old": """\
229 82 178 100 75 9 20 104 100 102 104 226 374 99 100 -156 -117 -11 -58 100 580 48 64
100 176 119 110 78 84 83 18 40 20 45 51 89 54 1 116 26 2 58 190 96 176 79 22 193 127 50
34 43 114 178 39 95 49 113 154 18 221 224 234 246 241 234 314 316 188 189 26 312 112 317
302 136 209 133 446 -43 95 6 207 73 215 101 324 -111 31 315 -140 53 79 331 658 19 108
-210 313 306 316 252 102 210 104 101 84 15 100 104 99 -21 182 171 140 182 268 245 320
307 212 306 118 131 302 -398 39 51 -526 74 287 376 289 91 103 574 230 224 263;-86 14
50;997 1059 1031 1008 868 1017 661 800 998 996 993 1016 1008 1005 1003 1000 1015
971;1320 1560 1560 1560 1380 1630 1380 1470 1470 1470 1470 1470 1470 1470 1800 1470 1470
1470;892 21 -161 336 1000
""",
}
ESTIMATE_WORDS: tuple[str, ...] = (
    """\
about above according account add added address after again against air all along
already also always am an and another any app application are array as at author
available away based be because become been before began better between black body books
border born build business but button by came can category change character check child
children china client close code column command common community company component
context control could country course create created current data database days default
described details development device did different do does door download during each
education element england english error even event every example external false far
father features february field file files first float following for format found france
from full function future general get given global go god good google great group had
has have he header height held help her here him his home how however href https human
if import in include including index information input install international into is it
item items its java join key know known language last later law length level library
license life like line list load log long love made make man management map material may
me means media median member men message method might models module more most much must
my name national native near need network new next night no node non none not note now
np number object of often old on once one only open option options or order original
other others our out output over override own package page password path people period
person place player please political port power process production project property
public push python query range received register request require required res response
result results return review right river room router run running said same says science
second security see select self september series server session set several share she
should single size so social software some something source south special src started
state states status step still store str string study such support system table target
task test text than that the their them then there these they third this those through
time to today together token too total true try two type types under united until up
update us use used user username using util value values various version via view want
was we web website well were what when where which while who will william with within
without women won work working would write written year years you young your
""",
    """\
activities acts actually additional admin aim alone amend animated answer answered
appear applications applies applying approach approached approve approved aren argument
asset associated association attached auto axes axis badge barred basis bear behind
believe believes binary bool brought browser brush builds burst cable cables cache
caching callback calls categories caution certain changed changes changing channels
characters charge charged charset chief choose classes clean clear clone clones closely
closest cls coach cold collection committed competent completely computer connect
connected connection connections considered contain contained containing contains
continual continually continued controller copy cos crate credit currently custom cute
dag danger dear declined decode deem deep defence defined definition degree delete
delight descended designed desire desired detail detected detention determination
determined determines developer dict difference directly disable dog draw driver dump
dust duties easy edit editor effective elements encode energy enter entities entity
environment environments equal equality essential evil executed executes executing
execution exile expression facade facility failed failure fair faith faster faults
feature feel fell felt fields figure filename filter finish finished firm flush folds
follow forward freely freq friend friends gas generate generated generates getting girl
glory gone granted graph grid handles handling happening haste hear heart hid historic
hold holding hour ice idea identification identities idol imported imports improved
increased independent individual installation instance instead integer interests
interface internal internet interval involves island islands isn issue issues itself
joining judged killed kind lake latest learners learning letter letters likely lines
linked listener listening literary llama logs longer looking lose lost manner mask
masked measure medium memory methods mime mind mine minor mist mode modified modules
murder myself nations needs newly nor notably npm obj objects odd offence offset
omission omit ones ops optional organic outside packet paper parse partially participate
particular pass passed passes passive patches paths patience penal peril permits
physical plural plus poor popular possess potential powered precision previous printer
printing prior probably problem processed progress promise promote properly properties
protection provide provides providing pure qs radio raise ran reference registered
registry remain remained remains remote remove removed removing repair replied reply
repository representation representing requests requires resource resources responding
restart restored retire retired returned returning returns rights rose rows runs safe
saved saw schema screen seize selected selects sent settings shade shake shall shape
shore sides sign signal sil sister skill slave slots socket someone sought soul sound
southern specified specify speed spot standard standards stature stood storm straight
stream strings structure studies sub submit successful sun supported supports sure
switch taken takes tender territory tests thus touch towards transform translation trust
turn turned typically typing unit unused updated updates upon usage useful uses valid
validate validated validation validator variables vary veins vents violating violent
visible visit visited volume voy vue walked walking warning watching watering whether
whom whose windows worth yet
""",
    """\
abilities absolute abstract accompanied accomplish accomplished accounts achieve
achieved adapt addresses adjusting adjustments administrator administrators adopted
advanced advancement advancing affirmative aggregate agitation alternative anguish
annotations anywhere apparel apparently appetite approaching arbitrary arguments arrays
arrest arrival arrive artistic assigned assistant assurances asynchronous attainment
attribute attributes authorization automatic automatically batteries beginning behavior
behaviour belongs beloved benchmark benefits bestowed bitter blasted blocked blocks
bluetooth boolean bottom boundaries brightness broadcast broadcasting buffer bytes
calendar cannot capacity charter circumstances cloned commercially committee communicate
communicated communicating comparable compatible conceal concealed conceive
configuration configure confirm confirmed confusion congo connecting consciousness
consistency constitute constitution consumption contextual contribute convenience
conversion coordinate coordinates corresponding cosmetic counterparts courageous
coverage cracked criminal cruel cultivated cultural curiosity cycle cycles dangers
datetime deadline declaration decorator defaults dependencies dependency deprecated
depressed deserve destroyed dialect dictionaries difficulties dignity dimensions
disappointed disaster disconnected discovered discoveries discovery discrimination
documentation downloads dreadful drivers dtype dwelling dynamic earlier ecosystem eldest
elizabeth emergencies emirates encoding encouraging endeavour enemy engaged enjoy
enjoyment enroll enrolled ensure entitled equivalent ernest eslint everyone everywhere
exactly exceed exchanged exclaimed exercise experienced explicit explicitly exposure
extensions extreme eyes facilities fallback favorite favorites favourable fearful
feeling fetch fifteen finishes firmware fishing flattened flipping foreign fortunate
fourier fourteen frameworks freedom freezing frequencies frequency fresh freshness
friendly fulfilled functionality fundamental gateway geneva georgia germany graphics
guarantees guilty guinea happiness hearing heartbeat heaven heavens heavier helena
helpers helpless hidden hiding hopes hostname ideas ignorant ignore imagined immediate
imminent immutable impartial impatient implementation imposed impressed improvement
inactive indeed indicates indicating individuals infrastructure inhabit injustice
innocent inspiring installing interpreter introduced invalid invoke invoked isinstance
iterable iterator javascript keyboard keyword keywords knowledge laptop lasted latitude
laughing lazy lesson lessons liberty libraries lifetime lightweight limitation lookup
luxury macedonia manifest manipulate mapped mappings margaret marino martin maximum
meaning metadata middleware minimum mistaken moderate molecular momentarily monaco
monitor mountains mouse multiple murdered murderer muscle mutable namespace naples
nearer necessary nothing notwithstanding numbers numeric numpy nurse obedient
obligations obscured obtained occupied oh omitted opinion opposed oracle ordered
otherwise overcome overflow overflowing overhead overwrite parameter parameters parsed
parsing penalty peoples perceived perhaps permissions persisted philosophy pierre pistol
pleasant pleasure pledged plugged plugin pocket pointer possessed preferred presumed
prevent proceed proceeding proficiency prohibited promotion protocol punishment purpose
pursue pursuit quarters quickly quizzes quoting rain rapid rapidly reboot recognition
recommend recommended recovered reduced reflected reflects regarding relationship
relaxed remaining remedy remotely renderer replacement replacing reporting republic
resolution resolved resolving resulting retreat retrieve reusable romantic rushed russia
safari saint sampled sandwich satisfying scalar scarcely scheduled scheduler scientific
seconds seemed sensor sheets shrink singleton skipped slavery slipped smaller snippets
solitude sometimes sovereignty spacing sparse speaker spirit spirits sponsor spreadsheet
streaming stretched struggling studio subclass subjected submitted subprocess
successfully sudden suddenly suffix suggested sunrise sunset sunshine surprised
suspended suspicion sustain swelling synchronous syntax tanzania tariff tasks tastes
tehran temperature terrible terrified theirs themselves thomas thoughts thumbnail
thunder ticket timeout tokenizer tokens tolerance tooltip transformations travelled
travelling traversal treatment trembling tremendous tribunal triumph troubled tuple
unchanged unchecked uncle undefined underlying undertaking unexpected unfortunate
unfortunately unhappy unicode unknown unlimited unlocked unrestricted unsuccessful
upgrade utilities vehicles viewport vincent volatile voyage vulnerability watchdog
wearing welcome welfare wiki witnessed witnesses wonder worldwide wrapped wrong xbox
yesterday yourself
""",
)
ESTIMATE_GRAMS: tuple[str, ...] = (
    """\
81QLKRRF6PKFBQI=N2MVIJTIF;O9>CBIO6G<=O>5eBD=?4JF=QD@BI74)GR@<C@DQR+EB[A>:ULEJXM@R5NM>>FY
MWXgQ3I]EJNOVECLVJ?CFOMZZD7AABDGDB8ENLF@TUMUIJIES@B(?XQXC(KCDKFKDXD=IEZP;GgJC@80.IACAJ:8
P@QKYD:PF=:CDBCON:A(S5@EWYRG9WCG>E=CIGSBOCJN?7RS?@0JP;DX?8JKAK?MZ[LPE]H<PNPFJ@HSIJQHSKO4
FW1BSAC>QKM<>L7IMCP@D?LH@@LTG6KVI:GXf]F?QPLY?@YMGLJK;;`7B<HTDBMM=HZER@TMOV>H>W/K8MPBMXF2
,EGE3>478O>NNE[DDG:PL2N6]LIfK@@7K?H(LG^X@EIL:HHL8A>[/KLEM9K_?Cb=6UEBNWg;FFJ2FP?LSHNK9OCF
JGCRV?F;EPHBP;OE2BDDEgIKB;GQ78DNOIPXSYQR>C<RA?NDHAGRQ8g:SLBLQGVLBOMEOUHBOdH.PJIZ@H(DE<YB
>[>DQPDG>F0ETPLSFD<A6:T=<EKQ?IPFA9R*WBR?PCGNPDDN@KJOHCLO<<?@HD8JEDJIHW=K?RJB?THLCP@dFUHQ
FJ0B8gVTSMB9IW3;FJIRBPIBFUVM4IgAJ2;QYJR:DHJCEKUHTQ?I=JCBUF?P:?C?CEM7CPX]HCJ>;>@G=CCKQJGG
RKHLIIMI.?A;RBS8AAUR=NFQWSF^DC4OO8@KF>HJPBBFQ=NEBDIPN:ST:ISKF;DGN+JeCLHHDNHS<@Q>=NJNZ@EM
KO=I@ZBD4DF=ENN];KEKIV5IC8L@>LRLQgLC<<SNH=3,NE:E@<NESSIFFS=LLJLXX?BDK@B;?<MQFE8H:JWEJGO9
GTQgE9DLHN<CX6LUC^GSBM?;<HORCNWbJ_06M8GSIRGDDA@HCS4CFOYNVbQ<AJIAYHGIHNM@2Q(RGKB:BMBJNINO
WAQKAAJ?E:RF@M2?POK@JR>E=INI<3R^FXaJDPIEGVQE;@3@8DEIPL>QAD;CMNMBHDJGL<<SN7AFWRABKHL[NJ?C
EFFZ<IHXFWCING=NQHJ5H;9JIEa8:2HOIL@K5SY1SDJ=E9;T9I-UM<BP>EFMH=<VCDG>E>WJQJ?ZMOH:DH9RK=IK
OUEYAG@>A7H;IKEUCKPO5;6BN?NY>HSA,@RDV9E>PEQDHA]LGW?I@HNHOIF6ILVE(H=DT=GOKU>G?C@VJG]CG9=H
L47LCCB;ENXMF=I<UQL?IDRU3TUISE>KCJgOD>3d]X6BITDUUHR,<@8L6MW:G]M[LAEITMPMQCUHGJ:KK=:1@>@P
5KTQAK6ZLI9Og;KB.JB;IPUKJDJB4@GLDHXSFC^5AC`GEEV5V;B>GRDDCSG?HHBNF=LPVDT@FOC9RPNOI=VJCNAR
XUHA>PFBK08ITM8DLCLVJCI9RgQYNRF26HHB_PTYZ;D[X<P?PG6DLXW;CF8D8LG6CJL@D;MBOG7QWIIQTJ8[IOY@
N@09G@P?RVFUPG=J8.K7>IOGFHM=QLFHLeECPHP7MHF8D@=QPDM;aKOCT<=P<=SDIBBUGI@<R?B:P?9ORA7T>>NA
UG7_GIKMCCgUcL]KMF>f=TL?PRL;HI;9K:DFR4?;KC.NRITQEBJ(>J:XSG/H;YA`=H>2DIPEJBGLDCNR_^JU<:[J
8MB5CGQ6HI?JG^@9<FOSE@JMP:LS<HJLK<=ODXPPGVR>E,GKA=;TBBLFXA>L=@OJC<P?B3H[9=BGCDHI.NM63KNF
VH*UL>CCC@@]IYR2CA2]HWG37]DJ6<L9_=3`9[?2OKL@=L7@6MMNVGFCE;_EE?K>DJV9O0=NM(XCDP>HKCNU@F6P
NS;6ER4TD1TD:BBBMUIRS=FWIS`XDU:-DEC@@-,K>HRJOLO<MPR?GHK-EY?IEPWDHJY8AXCM.,B>;KMHQZLPV9WP
@BT:L>ECQQ5MHVNSL0GQUHIUY<AGKCKR@6LHI@N?ZSP[UM?NO_C@<E=ND5:=LM;_RXPRGE@SHGN>QMELKFUBaH9L
8DHgYSL8IDM@DEKH<CBA4eHDJc?_LF:A3VND@7KJES@L,P=D4GDMI6:EM9?ED?EC>K9QCJK?VKJ<9M1_BK]RQZPK
JJFD?DM;UKOXTCGKKHU]OKK1MK=LWH]ETE?T<MQ*R<<=JRG@>=W<O[@NJ=8>B:UAKSFNQICMG=4Y?UH@PDH.H/D=
UO.GGD.MNREMOg:A;PO?@:NAM?PHALO>G@;BG9JLHD>FPCHM]KH=UGNED7CKISAMNBH=D8ZI?AHBWC/LI;Z=BBH9
@RKOMG/S=NP:>6HBUP[8-EMQOGRAJYEO@QE@QLKIQ@F8LNPCBUIE>ALTTSUDFNN@EMNEBgG4H5OH<Oc>QLBA6S;A
AM1E]K7HQWVRYDQ?<:8KD@QKBGFBFF]FI@5FGE5XEFDKI;P(gBOE0YHYDKEQ8>=M?SB3LEITB6gIDRGMEPAL-NGF
BP6DXF8VKS=AFT<<GIQUJ>GMPKG?PRPSATN`HJQK(=87HFK_:EQOABHJF[M@DKKgJ2<[L`KSI9SPD87E=RQAMRCK
F?I=GDBOJJMOSDAAXONKQ@JB9H5JS,EF>a@IO?:K?H[A3@DEFNQKB)D<Q<NIT2L9B98BNIGKEGN(LSG:@KGJB=8P
<MDGB@N-Q9RBFH]EC?WXMT;LO0QGP=H@QLDDKKBIYUMKKZL@SFH8BUPCS9]>PTJM;GE:`LH.KVB59[JUCEGQAC]A
`8ELZP[?[MEB?II@S;U:Y_gF9M]INBFCcAX8EOYR@DF;M1GDRK2:LKGT=4TPRITA`TQ?@RI=:>*L[@AY4THGSDCJ
^_LM_ARBFG<MQHLYK@<CY>AV7FDDAIF8B8SI,N`HC=RJAIW@HXTQB69J_QLM@H@NOD<LCHDNHP>B_QP=PO:QQ^JA
F?198>AM:M;MOAD9@85UBF8PD0NI<<=EG@SHEV8NRQCY6LA[<N25SOQOR<IH/AUC;VH.LCD:Q?MN:HI=GHF?JUNL
<VWMFW>8QGS_F>HGOECIPJ8:ULJO>DA@ObQ@=>=6GGN9GF=?JNKa=BJTMaHHA=A?+<PKLLONGQEOgL@KRCJC>NGL
ZBL@CNN8J<;<?JFCYKAO(DM=DF@TG<DCP_?C?>NK;>7ZM2:CM?9@@V,HFP<L+GQA>UFHDEMCIGB^_JGG@OJCESSN
WCX@>CTNGHUGAJ=CMIUXZBE8RFBQ>F6K<GLF?MAGNQA8=<K=;TV7KGR>XCWJ1@BV>FGKBGSAYJVRM2?H?ZdXMKGR
[;?MP>NT=HE:AKLO>WgARC>WGYBDc6GIDT/;AA@ULJLLEIC8KEDJDVJBV.?BRB4BRL:QJcNBRGSE>C:WI52IG_CN
GUHK?ZE=TL[FEHF9-GAX9VCZL8UG@TL>K<E:DJ@W=<K?BHR>S>TD>B6MCH2;RII;IRL>9XOAXIE;L<N?CEgF@Ig?
LSHBPVN:NSRKHgP<1?F3JMJI[UPPK@BGKB@HJVB9MJKCCVE@EMH?DIN;(C>K;N@.FNOR>D;W6LW;ONSPGJEAIEH=
<M:3HJY9XLR4UH==R6]6R?KKH^EAHNE==ET;FL?TUZMIFNLTBSJELF@<RFKOW;b;D>NFIMK?[7BHH>JFI<Y7HSIA
Dg?+JKLU7F4HQB2:9BQ/B6PNBG<VU7SI@JBEB`L1FK4Q[-ATI>?LODDBV^@LIQIWI=IITKEDO3D?WGA<EKbIKGMT
KY<DQ;?HL7aCGI4RJ4TL94OGHUBKB;C)5AC8ALC1MMKLSG<FPEH(I?QL9=QWKLSG;J;D=JMGAKCIIU<HBMg=BGL3
LC8HJDAR5]H:HKQF>TQFK>KVT4DFdXG>6><OCMRL?EKJCE?MEQEHL-K?;O=:?5^dSF]4(([B9C(E@LGTFIEL<ABU
LSM8Q?K?HF<NJ?=C>K@CA53TC?:>4DWBP3@CgJH:CFA[`]IPOF@EE5>D`FHKO9,QIOdDREEGSO8KIH7->JOR;gVE
DDGR7ABDCE3NTJAJ>55KIMBDRHJM;>>OSKEFGGBA]O7CNKDE>=M<SVGC<M9FI?ORJGRRE<;IAMOKLGNH>9BNB<?E
HB(C=5LLIN6<P;HJZDPPXBC7LDJHNI?FN+AD9LINWGA8F
""",
    """\
Y6JY=ND;>GB7A>WD?LN?K_:BAGN7=HQH@J0>RF=HWJ@MB8H:D7LQG;AGDC=-ETPAKIgEBNJ?BH?JgNFOHKEYFUIC
R>N5D4R;@MOLCG6@QEHO>=0JCIOaLM?JRFKD@O;BINGINHSHRG@=QXGDGWZL=BEHHND_;R^FMNQL>UP)TN:75=0C
J=QQJ9C>FLDC>BF<F8Cb(@J?KF3HMD<I;H?HLBK@4GJ=MWOR<GLQ[SFPGM9SDHEEDPN;Ib^UPF<KEJ8G;CKDKM@H
RFAJEGGF<LRLN@;OQ>FM8?F=2gBA:[MBeKDIEF0OCECKSMEOQ<8GBKgL;ATHMHR:DEXCVJIR<`KQWH,:OaMEMNJS
FQBYJ^-JIB^@SD^=AO=>8J[NO:@ETYABHBC<AHTLV82GO?PMLNOOMLJNAZ@GQEDGC[5RL@XLC?U<LERWFO@?AEEL
a9JJJ@-OXJ=AGI2CKFQJ5(KJO*[G:RILEJOTIODHGKLDLGHNA>D]<>NTH>U=MMHBB=??IETT:MQEX@DPCBQ]BAR9
M?MEGH=Q;M?K<WB_W?S5FSWGJg:RGL>@KJ;I`<OGEA:V>GRNIKDOIA9E;9CQX<>I@RL?AJNHLD-B8[EXGHOBJON@
FR3SNU<W(QAV<FJ>GWKDKCM,EYJV<WBLZNDQWSHNaJCEMAC><GNFPB<HHM5I=F>KgPM=^9PLLDIG?H1O?NEKFESB
I;FN=B3?S^?JLEECKXM8BZWHQCPM-JI@CEK`IH/HQ>IFFI?*FNMLBEMIVL=KKR=2G>MNLH5:SI]MICLJJDZFCg@<
??NEDL<?E>I<GELUL@ND_E<FQNEWD:?DgRABW@>A5>LEDQMHWM8EECUN]J5EGN8WEPFF?:NCT>EWOT=C`^LIXM?G
LFTXDLHQMIGO?D_LPPgGMYCZNJDP7EJAH4HISO/XF`IPN@9>O94@GMULWUABCM<WCIAF?>DXSK=NQFJCDLNJJLWO
DH;RA4KI;KMFPOG>PGGGPER[:=FH>WMWTHWFQJBX6]FEQM>LYKKJICBVBXDJ5I?;>O?LK7CGIKPR@<IRLPBOFS9@
HAGI7KHFJ@BOANIPRCESB6VEOJF?`_CFgGYBBSI?4DJ7?>D<<CKKIC6FQ4DJX]OCPLF?FQLS]UTPMLF=I?O8?A@G
H8@DJL,>B;@HQFSDQ?OJ==3GKSVDLFBEMB?D<:-=DVIAGHNQQ>9DOF8^bKI9MVGJJJOGJIH;CE>>PWDB7I?KXL?C
FJLA3KR?QO?CB=UIPFAGMKBJE?U7EFK<HMDGD@HL?GIHEK:`ILPR@@7[CCCBPEA?AJMLUJ?CJ8JDHC?cHK:KNL(O
UEGHD21JIEF?O;BKIDT?EBPG)7IF<CMR`IeSE[RHLP9IC`AC?MI/HIWSOBYJ>A7BERKAGS]:@HcPFLO@AKGaJQ:C
gR7CFDLAH;@KNKSG=FGHAGIHGMRAG:FNFAQMb9F@UFKgB/FTCJgIDRLFG8Z2@HZK>L;A@>AFACTHCIENC@=RLQCE
EF2JH];<f*J;QFJBE;DHJEPINQEIDKDFS>EEQFZ<CAKNGOeOIEgGAaQ>LBCHB?BDCOUJHIBXDAG@@OQSOL8SY>DJ
`LJKQ;JIEO(EE>I56DHPDIACNN>EK:B^H<JN@T3GVJKI@I=DINKLHX>OCI5+FCB_gA,JGESNVKNYXK8D8B@DB6IA
4QUTH;>ERD:SDKBI>G?]9KKXDGgUEKK@KHNFEBGCUJ7P^=JFK;A@9=HR<QCSDEV99DFM>LBS<MIKW?WCJGL5JM@3
KAOCO?DARQAJDID?QKDB6><DG>BTPJMGHPNSG]NP>=R-NMHHDBFKN^JK;JIFI9BAOLgCKSBAH2<BHM?FSKGIX?BG
CQ9@HX>SBc9OFJ9LDT<AC>EH59NTD?CTREGA@AZB(G7A>[YDQHDRFgIDAHIEPSIN^KOLQICEO6<IPQIMGLKEH5PD
ABJ]=D=]:D<SBHEDEIV=XJ?PGMWWL<=L_KC=@<W=RP(JIGJUDEJEJNMW1>NSLLXB>[HC?MWITSKAHDIQOIDSNSNU
N>8gOEHR:J?<MLIBIHHAPM_ZEO9dOCSE1^8KVLEP9CDINNMgGPFWAGDVD@PSE>VR0G-SUMBAHJG:EN=GQGPQIFQ@
MGASB1DDHBG_EaGRFdPG`RA;=DDA:C(Q;M><3KBELP5MGBAFHBH8OJ9Q/VTGJ7LBOPKKR[OH@>CLIK-/BKREF?UP
>?NKKG@MNgFLAWFK8GNGE>H?VeUERH6JC@J>8OBF^7?WCEWXEG<@DJB:7C?L7W7MQ@RY=AFEHOPE?QRLI<B1L^@N
WL@UASBAGMPYNMG:OHEX4<GIJXL>T?LGIBDCRM?U?L=JKOTMC8`NTFPJ>BH3GJ<(ZDCHZME@MIOQFCTT9ZP?YHGV
0JHFG>7RPfbNM:DIFIN/L;9M1MAHX@DCEMA3AIIVfFEN?>AEKe:;F3?RgEI=>:@OXK7BDE>RB?HDN=KH86>I:=[A
KH(HDDWNBe=INNMH8LE;GMSLKO?K:PO(L??7ULTCIKIKSIHf>=;JAHBWSFOFHKNUL?3KFHPTCBDIEN;KNMWLP5KO
GGI>P/J3EO:GPE:FOKQI^QI>?;DCNQJOC:>L[LAMARKJcSIPQJF=F(Q<F<BEKfL?P<NKBENAFK-@SdFNP6@7GPM@
UFWI>GH.G:=McOHUO:CD@AG5F>RHFHEBEFP=cGIFVGIdK:S[?B?IFBJDE*8>WQOC:IDN;I:0@V8ZNRP:IOOM?;MM
?EEDF>CYFBCb.TACGR5CFO>LMCVNTHBMf8ZD/FSECJIC_M>aF=KPHIDHODg;EIWPN:BCGDROO?9@<BJL57N=EC=7
AOBLH>GNH?IHCRG<H4F@@JTY<LF=O6GFLK9VMI]SIK>BF?S,:N>L5MS]SAS_>E8MEEGRBDTSJEF>U^=MNF@^AI`G
WE@N3B:G7?LKXAOISR*LPHIGCbRAF<JQFCgTB4HLKLEK2EK<YII?G_BQ7EREK<J>VDC([LSJFGEGF>AC<Y@OMAJ8
FQ=YT)=?W9NYEBAD@Y;96ACTI@?<ONUIP]J1PCG3E1=I=@J?EETb>9S@@BMVCF8L5@XJAUQHE8PDFK9VVHE:DFX@
H>CRJ?:>=FB<FF?HH=<S6XJ:EI=P?+QLTDXKIC:F]KFH7BZB>?:DBG<PDHJ5ELVFA6CCKKL@R1?5<JM5LLEJUSN<
@ISRMHO:TDO?AVJBEDRBK?XSFOEaIF5MOJFD@?@D`S;<C;ODDXKES::3CFdE>HL7HNHIA?EBdEII]:O;RN8ZIA@H
M@4TDLFAC6M;;A[DWPN9?R@DKLJKA;bB=D-QEAHEX?IRML@HK>LINIK]D`bG=BBB?UDIENW?ZEAG:=FG<Y`DNG=U
H;JZ=@EAKIEgJL@4^CLKA9EWD>MUC:?ELCNRDDRIBdB=ILRETLXN8BAGG43>FOGLRVLDJK>?@UGIB?@K39`;7FN@
TBE]CSOX?b7M7LGBQAKCb2HI^YPPR3I?>;D?;HFLUB@@JCHR_A^CBR=KKQO>OFIMHQM_J@CZQH=ZBNJCFCCJ=HaF
G<8P5A.PMKJ=;C<FFIITJNI;FS=H@KCCdKGTNCLK53KCNTOBXGM7NMNQ2FR[_8_@KH9QNE;EZ4`IRZIBIZ6J<GYU
GgE9PHN8JOIJPC:VHO@@E@C-AW<7A;PLPLCKJEDMFF8IEE2JEGQZKRHJA@CAX@K>P_D>LVX_EBF:Q=A:NEPOEE=A
LV>QCQT<OBQMI@C;EJIC:(VbCE7J0=<UJE@Q4c?_GQD=Q<HLHCEIGeDKPHQPNJMBMTHHCB>?Lg5HFHDCACNRJM];
FLL3J;JIJEOHLNDOHF@ECRY?Eg=UgANU<FOI?H>MFJBI+DIN0aWBD-@LHYIX=?SNUA7KG.PKF[E3IGRKECK^GdFT
KL<Q@P_OBFJ:FFKJBVC;DGLFEV<@PME@CH/R^?;=FLCR2@H>I5><J5F5GEAHCMBF;H>`ME_R=UTCGG5EF.=:>CJD
D<=OG:Ea^L47UI:^C`HUHISOKLWD=M@SYGHC;b<AX(2FH?BLEH<I27_KJg<T>ECKM=L8IV:S1BDB8E;ED9B5TBDW
RF:LWVL=J@JMDIDMMG=ETKTGO>AT;FA;V@GDFMEbF=V>D
""",
    """\
((DTEFDMLHBNG>5:NLLG8=<YCATI>MCM>?@NQL5EQ8@CQ-GIGA?RMDHD8G@gCEDdM4JB>A=HED??U>>MA@BE9EBA
FH1(TDIF>F]EJCE1@CFHHM;@BIJE>=>(LH>B:ECBG=GBAQ(JKHKG>aC<M]HG?GD;T8RAB;S5=Q<V?>A(GCDLEN`K
GK<CXJEN8O5B?C@9IEH(>FJ5F3A@`AS<FP5BH]IA;<C(QO<J;85EDITKAB4HADFD>M;P8VFJEQ9BP5R9J@FAE:AJ
YL=6LJ.<PNC>A@=7?JBJC?FGBEABFEc;;>S;JFZ<EF<GK?A:>NCRTPA>E;ADUD7CB,E?eGAAGF>WMFBEHJ?@BBYT
WKDKM@I8DIMNJADPH?ED_NQBIBCCB1FJAS73ICJJ?RE<VUOF>=FPAGEMKFG<UDMD9CN1UUIM@Y7AC=c?LPJ:/ALM
GQ?Tb/+gKBO;;ABYL?>H3G>JAGQLE9NEFH<LLA9A>2EHE:DPD9L:PE5=8IESITGANCJC?M@C4FH99@5CCBWEFHEG
J-NcBHDHI7CEX.2B<PH+SPDI:OCH3EGG>HWIBGMC>@BH@<5E:IK(GBD@>CD8EQ?LIGQSOIPPWG?JL75:EF<A?6ID
>=IFD:>DIF9SGCH:KACZAIU?DMD7FPCI4BQF7BBKD*=DHNCED>K@PNFIFCY7ETHJO<CCKM/GFQL5HNLC8PEA@C8Q
E@5:AHIJVO?NKV<G8EFIFC:3;L=TNO>BEUF=FUOLK;8FJ:=@HSDGFB@K@EQ?QDQUB9LJK63D@AMDI(A9<BK?9<)J
4PDDFHS)<7D>PJ:RMN_F=A?KB:LH<YFFN::EDDAMQAJYAMDCN?9GJF5HSJ;[G(AG<O9G>^H8>VHHG@S>(SBTEBD@
DKHP2E@>BJNF6LGLPFP4MI<?J?DHOKJMMKU1;SNGKXL;PW?>T<HFU2:?;AEG9E=^F>;@=3@@K<DAC=EN>;J;J]MF
PBEOU]GD1?9VIGT<RO=I7J;(@ODN@5:79H2D8D>HEIDE32JATJH>H8EGL;9E/0FJLD=JFREAKIFAEQI7Q=VRJ9B3
F6<VBEQH@@9BN@MGEKWMCH;KGE@J88@BNHGI9JT?;J;?7P<1FJBLI7I?SL<OEAH7?HCBBMB@OK@EAKHQ3E1>EC@=
V5PH+C(7=UD7HAHVP)<H0P?IFJZ`KJDK1>=?EIMAIB=E<<UG:OYHJ67?IVR9QMM/OSFQB<REMG@=ERTD6<A?E:AF
Y>IBRAI*>C@?G:PWADG;D0AJ(RHAELFIAGGD>D;EH>N;JSBAJIG(PG;5DDKB>9M?@=MC_JCB?EEDH=;OMA7;1R/Q
G=?(R?JE=OMR3SEL8CD2JCH6TLAG0LQLAD6ED[TKBT(L4M>SM=>2T?DBL>2J>LJ?OIDEEK5BUJK;@F??NJ9RJLNH
KI9ALC?H<I?OR`@Q]B>FGPIB?56D9HYIICGNTO=H9>GQO=C?ECMNQ6OR03M5?;MI(7I>KFK>GBHJ=CEHK7ESNBMI
IPE3D5?>;aVICE9I]@UOCHGHEC>BCDJT?6II7C=F]L>BTMQ7THd>EA6DCDA:NHK3@7EGL8U@DNH>GE3KGNC9BJK:
RGEE>IDHX=(LFWN;<;BG>?KFGSDFPCHBKHGJE??89S3CT;IMKZE*HE<KKUQ6A+A7:GBB?K/<0<EA=NM@??D?@MR@
B:=4A>a3HEFFABEG?*ELJB=/DG>HTC<MLOIHAH;?:=B:XCOLDIG@7IOFCGO9IP<T6HIK;Y?:JC@RMKO1BKUQCUE?
3;G9M?C@H<58:EKDP>E(SCG?BLAJ<E<J?S7N@MFKT:L9=BMF8;ENF;6>BQFF0>AX8<Q[DTFP:J>MMDCCE@NB@;AG
0ZTSW=JIC1DDG>@C2ADGMMI7I8FCF[FHIB?PIFUMIAQMDICY<F@B=PAPHC>N=UQ:3EA6AYCQEJ@F-GHHOA-=B@D=
K;BHL7AVF>@H=>IHTSGMNCB:X@8ZQ]KGEDED=BEJ>LOAAD5ADDCCAIEM-LB:AD@;HeKHC;C/JGCDYI<H6@GHJ8BH
3V.NEOI<AH3:?7HC=3FX8H9LF=WOHGGE6A?N<3>D?;?IKDN7/6FDF7M@>>AE2=IITJDVgHH;aH?6:GI:GRNOH>CD
II?`F7>EE8AFA>=CH6FGOKM+<F9N@F(SC:@F;:M,CTKBN?:Q:RXK<F=BR?VWQ@H?EQ>@IE;BH:BT?E3/IL^F8=I9
DW9<WN7BJD6?OI-?LCDDNRDaOKJGMEDO.HJR?<D5:3LI/A2JET<@6OSADJ2:7L=13C?@IKMJERRJMJHCFD>REGGG
BIQMSR3OR;9:OFH>IBFQ;UA=IWD@X=W5GOABNI?DXNFKOBG?DCNA>CK;?QGM7J;@AFHBD@G@?IPTABLPI?KM@@:P
4RFE(QQVAER;GKD;EI=(@2E>AHOLF:HA?BKDO=B9XBHLDK329_CACF>?FL7K8<VCLKI3=H8FQD7O98F;H@UCF3>J
RFKHHCLSD;P*BPHQ9AS=JBKGLE:HEEE>PC9?QRFGTDF49QQJX6,AC@>LMO2BUJXH5A;6;:;IID.KNO<P<?<>G4HC
9>TNO1ggFD9?R0I9EBRSEFCMHBA@@GO?9?K7J<;EFCHBJ?9?N<MQU(9Q==IK?BJKLK0=B=A=K@@4KGHT?OGgM@CH
ZHOMG>?DEE;XGHID]ABQ@??).(B@?:JHFYVO=NDAAF.OETN;?MMGK4N9H?IJ;ACJIRGEZ>CZ;I:(/64>a<ITIPGH
II?GA`JOIGHFO;GAF7=K?H:?DGUFIK4TWYBA1OAG`JLJC<O*DKP<:IJ@WY-=VFA@@(ZEGENLEIH?OS@>BY;HDB@0
P>@7IAABJD0<NB@=3@FSRO=FIHDJQ8QUVMDQY@LKP9@GMB>8A@LD8M?IPFDJ)7D?IS/KEECCEK.CJEG7@I=JE9;F
J@=H5H;H?>FF2SMKD29J=HFEK>AD<BACG><?@CC<DE@SFHL98E0MOHG4CEIDPLCARM<FMLM<L><QM;1JCQXGRPCE
BDMBMYK?UAJ5P,>@?J@P.J=KGI>BH?ID67G3/;HA]NI2KXMV=M[UH:IDR=BP<OHB2<B>RVNIJ16B9<TO@H@8=JgA
3SKG?JN@5KDD8HJJP:IQFDH=BHU8XFH4YJCAKAC>E@CGCC`>N:>M:N6=H6HGKRGW?ENI-B@GR+>2CDF,O8(NIFHE
GV5-BFD^SHKAQD8TCM?7@F=C;E:GPOBF:U>EVMU>N8JE>L@8@:@KJIAP@8>9H@4M;g3C8QE@JO@FFNFO:VATADE?
CR[RMFIGOCKNKQQL@P=>MAPG=LGC]?g2SL@Z9FXSL=7<UGJ;H8AJ7T^HU5O?D;N9:;=NC@AP2DOA>=F[gS@HGK?H
aKLRCGM98BIC9LABMG->J@LC?KJ>?gA0KKFKO;AADFGG<JRJEFDT;C8:7O3CNSJ7C=C@OP3LM@EDC>CNHE8;8GS=
(OHG:4N_D?D@O>@A<=ANZg=EL0F=D@FG>;@L59ISdR1DAFFBLCBDAKSUCTQILL^GFOF98IMI?PL;GDA>BNA;LC1<
F>I5?HIDDQCGZJ5MG15JPA]<F<@H>EF;ABQ]A@A>;8Q7S:GLF7JA<G6M*MA>XBCB4=OELOAIEQ?JDI8AH?5NGIAG
Z6IGTPC];79P:I?>YHI7M5B;DE<EF;?:,8PKEQKA;BA4(;9[I:MVA>gCP8DHCJJ@<GBK=S@B@MLJN>EMIKJ33HKC
O=NDOKFBN?BMGJ4=DAFJLAJHAP@9@GJ9GH@I8>H=SVUIK=FEB7C=OUAA@KFHI==BdC?RGE.BHKGGVR6PLMHASJJH
NEB?@<GDO<EKAECC8ICHY>EBKFC=0>OF5?9BIGRHIeHA>C?I4SB7S6>+;>JJEF_>PRAI(<EF7G16LB+EQ8OT=RDG
JN?+C4XHPHJCFOG<MCAMD=]CK>67=;CI9@G=]AE[D,@AH-CC?F:=<FC.(@9J>X:D7E9IKXC5?:@HGB4FBC@BID>@
OE9BEOHAELIW+N@DC@;DHNLGAOWG;>IDOKC?3K78>T=ZAA@C@=EC=J<A6AB6@D6GCHFJFO;JA>K@OMFTF4N?SK)?
DHBR.Y<QHE:PV10Q;L?=YMJMCGDT/BFRG=L=?BF7HG3JE
""",
)
