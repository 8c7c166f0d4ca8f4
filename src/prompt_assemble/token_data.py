"""Fitted prices of the token estimate: data only, written by a script.

Source: counts of 18 real tokenizers (claude3 and claude4_7: of a reconstruction) over
the truth rows of the project and texts of packages under permissive licences, see
docs/tokens.md.  Date: 2026-11-30.  Written by tests/benchmarks/estimator/fit.py; change
that, not this.

ESTIMATE_BLOCKS: first code point (hex) and class of the characters from there on.
ESTIMATE_RISKY: classes with little or no text behind their prices.
ESTIMATE_FAMILIES: six rows of integers each, parted by semicolons: price of each of
ESTIMATE_FEATURES (1/100 token), weight of each of ESTIMATE_GRAMS (1/6400 token a
level), scale and caution of each of ESTIMATE_GROUPS (per mille), and the prices of a
line break, of a line, of a mark at its end, the discount for known words (per mille)
and what a byte of doubtful text costs (millitokens), and what a character of each of
ESTIMATE_RISKY costs in conservative mode (1/10 token).
ESTIMATE_WORDS: words of one token in most families, by their tokens in the dearest one.
ESTIMATE_GRAMS: levels of hashed pairs and triples of characters, one character each,
its place in ESTIMATE_ALPHABET less 31.
"""

from __future__ import annotations

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
ESTIMATE_RISKY: str = """\
box cher comb cyrx emo3 emo5 emof flag grex han3 hangr hanr hanx ipa jamo mod orya oth2
oth3 oth4 skin sym tags tibt usp vsel
"""
ESTIMATE_FEATURES: str = """\
wT wl_6 wl_8 ws1 d_run d_n d_c3 k3T k1ls k2ls k3ls wls wl_12 wl_4 wl_16 p1 k1T wl_1 wl_2
wl_3 k1Ts c_gpun r_sym k1l wl k3Ts k2Ts wTs p2 p1s ws ws_n ws_t ws_u ws_mix p2s p3 p3_n
p3s c_han1 r_han rr c_cjkp c_han2 c_full c_hanr c_hira r_kana c_han3 c_hang r_hang sp_x
c_lat1p c_arab c_arax r_arab c_hebr r_alph c_zw c_deva r_indi c_beng c_taml c_telu
c_mlym c_knda c_gujr c_guru c_sinh c_thai r_thai c_laoo c_mymr c_khmr c_ethi c_geor
c_armn c_grek c_grex r_rare c_cyrl r_cyrl c_cyrx x1 xV xA wU wU_4 wU_6 wUs wU_3 wl_long
wU_8 wU_12 wU_16 wU_long k2T wU_2 k2l c_tibt c_cher c_oth3 c_ipa c_comb k3l k1Us prc
prc_n con k1U c_kata pr pr_n k2U k2Us c_emo4 c_emo3 c_flag c_emo5 c_emof c_skin c_sym
c_vsel c_tags rep rep_n rep_nU pa pa_n c_hanx c_oth4 c_hangr c_box c_jamo c_orya c_oth2
c_mod c_usp k3U k3Us
"""
ESTIMATE_FAMILIES: dict[str, str] = {
    "o200k": """\
192 67 132 100 0 0 100 106 100 100 100 145 261 -1 412 94 100 -94 -72 -35 100 48 64 100
159 105 102 175 98 88 83 12 8 19 45 91 98 47 9 76 26 12 34 125 46 193 54 31 248 70 50
-46 49 50 93 14 45 83 40 49 58 53 46 51 44 41 43 64 61 42 86 188 57 66 202 33 34 48 241
-5 48 63 74 37 4 51 267 -79 5 249 -103 32 79 217 561 37 102 -164 106 155 268 313 135 187
119 101 93 14 100 105 59 -127 291 196 134 236 208 144 247 70 154 48 94 378 -9421 55 68
-3381 75 392 381 257 95 290 154 211 168 135 198 82;-62 -22 -8;1002 1006 1082 980 611
1116 948 853 992 989 1030 1053 1064 998 989 1006 992 980;1100 1300 1300 1300 1150 1250
1150 1220 1220 1220 1220 1220 1220 1250 1350 1220 1220 1220;669 200 -414 262 1000;20 30
20 20 30 30 20 20 30 30 30 30 40 20 30 20 20 20 30 40 20 30 40 30 20 20
""",
    "cl100k": """\
225 76 168 100 0 0 100 108 100 100 100 197 345 -9 546 95 100 -142 -103 -55 100 104 -12
100 185 105 102 219 98 84 84 11 8 18 45 69 110 50 3 124 10 -2 120 213 169 246 84 30 298
116 35 15 90 99 172 -1 121 31 170 129 52 154 162 200 186 197 195 194 209 99 60 220 213
179 298 211 212 116 298 -8 85 12 221 65 106 82 320 -98 4 280 -128 49 118 280 625 43 107
-200 106 219 290 307 154 199 105 100 92 14 100 104 92 42 242 194 134 272 284 323 326 232
318 206 107 308 -3818 40 49 -3857 85 401 378 285 76 295 294 210 210 197 247 82;-87 -15
30;1001 1025 1066 971 576 1113 936 965 1000 990 998 1041 1023 1003 1004 1004 1010
990;1100 1300 1300 1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220
1220;683 129 -335 288 1000;20 30 20 20 30 30 30 30 30 30 30 30 40 20 30 20 30 20 30 40
30 30 30 30 20 20
""",
    "minimax_m2": """\
208 72 148 100 0 0 100 108 100 100 100 178 299 2 486 91 100 -117 -94 -37 100 96 3 100
177 105 102 197 98 84 88 10 19 13 48 78 89 54 14 57 10 -20 81 109 53 159 32 -33 265 60
21 1 84 49 193 27 97 38 47 78 58 99 83 93 198 204 166 228 206 104 62 220 210 208 297 139
183 90 205 -2 62 29 138 51 139 88 301 -97 7 283 -131 46 105 268 647 -2 106 -216 105 216
285 295 162 181 133 100 98 11 100 114 44 -184 290 204 174 237 188 130 257 92 51 220 121
374 -3694 39 49 -2036 77 402 379 304 61 287 296 204 165 125 277 82;-79 -14 -7;972 1076
1045 972 556 1072 955 796 990 1005 1008 1020 1018 1007 1007 1004 997 975;1100 1300 1300
1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220;692 204 -365
253 1000;20 30 20 20 30 30 20 20 30 20 30 30 40 20 30 20 36 20 30 40 20 30 40 60 20 20
""",
    "qwen3": """\
223 74 158 100 0 100 0 108 100 100 100 187 324 -6 515 94 100 -129 -91 -48 100 84 17 100
175 105 102 211 98 86 84 11 8 18 45 84 106 47 4 63 34 19 73 103 51 184 38 26 160 80 -10
38 64 57 148 2 42 31 140 117 29 130 128 168 151 151 168 175 159 58 54 132 163 131 116
107 110 108 179 -68 67 1 166 57 4 59 298 -93 1 271 -118 47 98 249 620 27 107 -187 106
144 191 299 153 200 105 100 92 14 100 104 68 42 242 194 134 141 106 73 197 57 118 88 89
290 -3818 40 49 -3857 85 302 382 202 27 177 233 179 144 187 247 82;-79 -25 2;977 1050
1068 989 549 1077 901 965 994 996 1034 1043 986 1003 1007 1001 1021 1004;1100 1300 1300
1300 1150 1130 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1380 1290;702 175 -375
308 1000;20 20 20 20 20 30 11 10 20 30 20 30 40 20 20 20 30 20 30 40 10 20 30 60 20 20
""",
    "qwen3_5": """\
212 71 142 100 0 100 0 108 100 100 100 160 282 2 437 86 100 -108 -70 -35 100 85 24 100
166 105 102 182 94 84 84 11 8 18 45 84 101 44 5 51 42 34 61 79 64 158 32 -15 226 56 41
-34 61 51 116 0 58 66 175 61 59 67 58 69 64 65 77 93 82 24 102 108 61 103 184 60 78 50
257 21 53 44 108 35 15 40 274 -88 6 258 -109 37 87 229 580 28 107 -174 106 148 263 304
142 191 105 100 85 14 100 104 47 42 242 194 134 260 294 312 307 205 328 26 71 397 -3818
40 49 -3857 85 384 375 268 46 292 153 138 193 177 247 82;-72 -18 -21;1019 983 1070 981
671 1055 984 945 997 1003 1025 1054 1034 1006 998 997 970 979;1100 1300 1300 1300 1230
1130 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1710 1220;749 215 -64 265 1000;20
30 20 20 30 30 30 30 30 21 30 30 40 20 30 20 20 20 30 40 30 30 40 60 20 20
""",
    "deepseek_v3": """\
216 75 155 100 0 0 100 113 100 101 101 180 311 1 486 87 100 -122 -85 -41 100 68 42 100
182 106 107 202 101 84 83 18 28 19 47 127 98 56 20 55 35 33 55 93 48 161 45 1 235 81 26
-21 48 56 116 17 56 54 77 74 75 58 63 83 88 73 93 102 98 36 103 183 94 129 228 80 64 62
193 -21 57 55 136 52 71 71 315 -97 12 302 -139 41 125 288 646 56 117 -217 120 120 282
302 177 186 158 107 100 15 100 132 72 35 194 249 174 226 193 139 256 138 123 166 68 380
-11534 74 63 -4282 111 394 379 288 63 241 175 206 170 162 295 82;-75 -10 -14;965 1034
1036 999 654 1062 923 837 972 992 998 1040 986 1002 998 994 1004 957;1100 1300 1300 1300
1250 1210 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220;727 194 -420 311
1000;20 30 20 20 30 30 20 20 20 20 30 30 40 20 30 20 20 20 30 40 20 30 40 30 20 20
""",
    "glm4_7": """\
218 73 153 100 39 28 34 108 100 100 100 180 314 -4 491 94 100 -122 -85 -45 100 101 1 100
173 105 102 203 98 86 84 11 8 18 45 85 105 47 4 59 33 -20 101 160 80 172 46 7 240 96 14
14 90 61 121 -7 121 25 58 115 38 123 160 200 186 197 196 193 207 94 43 221 109 110 299
110 113 57 248 8 58 18 140 48 18 60 290 -89 5 265 -113 44 99 249 585 39 107 -180 106 109
287 293 109 97 105 100 92 14 100 104 71 42 242 194 134 173 131 296 285 93 111 224 126
268 -3818 40 49 -3857 85 394 376 294 55 288 293 205 195 149 247 82;-77 -24 -2;989 1019
1068 980 566 1117 886 965 986 988 1005 1022 1001 1004 1007 1004 1005 990;1100 1300 1300
1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220;705 194 -396
284 1000;20 30 10 20 20 30 10 30 30 30 30 30 40 10 30 20 30 20 30 40 10 30 30 10 20 20
""",
    "llama3": """\
227 75 163 100 0 0 100 108 100 100 100 191 335 -8 530 94 100 -133 -95 -52 100 94 15 100
182 105 102 215 98 85 84 11 8 18 45 81 108 48 3 82 34 16 69 113 90 187 54 -20 258 79 18
-8 63 60 152 -10 119 52 73 72 62 153 161 200 186 197 195 193 207 49 79 204 211 176 298
210 181 53 199 2 64 32 170 50 8 50 299 -89 12 270 -116 48 107 267 576 51 107 -187 106
217 276 306 153 190 105 100 92 14 100 104 75 64 181 194 134 270 281 330 326 223 308 94
91 301 -3818 40 49 -3857 85 392 375 276 57 296 289 209 201 146 247 82;-85 -25 4;988 1052
1069 964 574 1097 919 954 999 991 1023 1019 1083 1009 1005 1002 994 970;1100 1300 1300
1300 1150 1240 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220 1220;662 156 -385
274 1000;20 30 20 20 30 30 30 30 20 30 30 30 40 20 30 20 30 20 30 40 30 30 30 30 20 20
""",
    "gemma3": """\
195 67 133 100 0 100 0 108 100 100 100 150 262 3 414 90 100 -95 -73 -36 100 114 -15 100
154 104 102 176 91 86 68 44 -4 26 99 94 82 47 24 57 21 6 223 79 154 151 30 -31 307 62 46
-33 191 52 83 10 55 62 26 39 60 40 34 46 41 39 43 62 49 34 86 57 43 48 84 44 59 49 202
45 48 57 93 37 14 38 262 -78 5 253 -105 37 72 219 574 50 106 -172 101 74 131 317 88 103
103 100 51 51 200 102 45 46 230 145 151 157 218 -64 228 14 12 50 97 157 4272 11 36 -2135
106 391 379 344 93 254 142 121 104 289 148 82;-66 -14 -11;988 1001 1005 1028 895 1033
1038 950 1009 996 990 1008 1012 999 965 989 992 947;1100 1300 1300 1300 1150 1130 1150
1220 1220 1220 1220 1220 1220 1220 1350 1220 1800 1300;792 286 -124 274 1000;30 30 20 20
30 40 11 10 30 30 30 30 40 20 30 20 30 20 30 40 10 30 40 30 30 30
""",
    "tekken": """\
212 74 147 100 0 100 0 113 100 101 103 163 289 3 443 86 100 -109 -73 -36 100 112 -39 101
173 117 111 190 100 85 84 16 14 18 49 84 87 58 15 91 39 1 134 125 139 213 51 -29 244 71
25 -43 109 56 131 -23 54 64 63 54 82 60 48 56 57 45 67 68 306 53 71 301 62 303 297 50 43
52 245 24 53 61 96 35 21 44 315 -100 14 304 -140 41 140 360 552 105 111 -206 116 241 269
293 139 193 146 123 -31 96 100 141 74 4 403 243 226 426 227 397 398 379 391 299 300 382
3281 33 39 -270 86 388 376 239 77 287 283 202 158 162 347 82;-69 -12 -18;1006 1004 1065
1026 624 1075 945 1052 995 975 1034 1032 1034 1010 993 996 994 985;1100 1300 1300 1300
1150 1130 1150 1220 1220 1220 1220 1220 1260 1220 1350 1220 1220 1220;684 161 -408 235
1000;20 30 20 20 30 40 40 40 30 30 30 30 40 20 30 20 30 20 30 40 40 30 40 30 20 30
""",
    "claude3": """\
258 85 168 100 100 0 100 117 100 104 116 187 335 9 535 52 100 -146 -75 -30 100 100 1 100
169 134 114 268 141 76 86 78 34 -34 92 93 171 41 -47 108 45 7 101 123 97 184 56 -16 270
107 67 -24 104 79 133 48 68 85 168 92 61 112 91 92 118 192 109 228 99 82 146 135 106 109
154 72 75 79 214 100 59 81 111 48 112 51 290 -64 35 293 -121 49 105 237 565 80 120 -174
101 142 316 300 209 202 115 114 140 16 200 120 81 -88 386 162 151 253 283 305 302 207
300 277 78 388 -3218 67 61 -1290 108 378 359 246 94 321 251 134 260 -27 199 82;-80 37
-38;989 1040 1042 996 830 635 977 871 975 988 974 1010 1013 999 999 1002 983 1004;1100
1300 1300 1300 1150 1250 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1690 1220;759
183 -99 364 2000;30 60 40 50 40 40 40 40 50 40 40 40 50 40 50 40 40 40 60 50 40 50 50 60
10 30
""",
    "claude4_7": """\
344 113 227 100 100 0 100 403 100 200 332 254 451 10 705 102 160 -217 -75 -32 140 129 13
100 231 412 300 354 197 79 86 78 34 -34 92 167 174 70 -13 107 32 12 88 123 88 187 54 -8
273 101 62 -27 96 77 131 50 64 85 161 88 71 109 87 91 114 189 109 222 95 80 142 134 105
107 153 72 78 79 204 106 58 82 110 -4 65 8 489 -129 87 536 -239 63 245 573 803 106 300
-315 200 143 304 291 219 198 336 345 160 97 203 323 75 -30 806 417 435 260 265 297 289
194 304 264 65 384 1298 70 96 2836 128 378 356 252 79 320 247 125 254 -39 661 593;-82 58
-54;1001 1014 1037 983 798 641 941 1005 975 989 973 1003 1017 998 997 1003 978 1000;1100
1300 1300 1300 1150 1210 1150 1220 1220 1220 1220 1220 1220 1220 1220 1220 1680 1220;818
114 -123 206 2000;30 60 40 50 40 40 40 40 50 40 40 40 50 40 50 40 40 40 60 50 40 50 50
60 10 30
""",
    "gpt2": """\
226 77 165 100 62 11 30 129 100 101 105 220 354 -5 577 91 102 -154 -99 -47 100 216 -56
100 198 118 111 223 129 82 259 1599 -16 -150 1 128 147 56 3 214 34 -15 233 256 339 251
114 -46 281 282 -13 55 118 125 206 28 133 2 161 200 1 245 313 309 311 301 313 191 312
207 -17 300 309 311 299 302 211 135 254 14 147 33 210 111 313 141 353 -108 28 319 -163
51 176 355 626 73 131 -243 122 289 305 303 217 198 178 111 100 16 100 136 104 80 240 239
261 282 268 294 310 231 279 296 98 386 -1960 40 57 -6200 119 397 373 319 96 303 305 191
198 196 345 198;-75 44 42;877 1061 1037 1025 961 985 979 926 1002 1004 1001 999 994 999
998 998 998 979;1310 1560 1560 1560 1380 1370 1380 1470 1470 1470 1470 1470 1470 1470
1470 1470 1470 1470;893 87 -58 336 1000;20 30 20 20 30 30 30 30 30 30 30 30 40 20 30 20
30 20 30 40 30 30 40 30 20 20
""",
    "glm4": """\
223 76 160 100 39 28 34 108 100 100 100 186 327 -5 506 94 100 -128 -91 -49 100 119 -28
100 179 105 102 209 98 85 84 11 8 18 45 82 107 47 3 60 43 -14 116 161 94 174 48 -1 243
98 20 4 101 65 159 -16 121 35 102 126 63 152 160 199 185 196 193 191 205 97 64 221 211
176 299 210 213 58 258 -5 61 22 197 46 16 63 300 -92 8 273 -118 45 107 264 594 41 107
-189 106 217 285 301 160 195 105 100 92 14 100 104 73 42 242 194 134 254 311 333 340 247
282 220 120 301 -3818 40 49 -3857 85 393 375 295 74 291 289 208 202 155 247 82;-84 -24
2;1000 1014 1067 976 583 1113 894 965 985 989 1007 1007 1021 1004 1002 1002 1008
985;1310 1560 1560 1560 1380 1400 1380 1470 1470 1470 1470 1470 1470 1470 1470 1470 1470
1470;693 176 -389 277 1000;20 30 20 20 30 30 30 30 30 30 30 30 40 20 30 20 30 20 30 40
30 30 30 30 20 20
""",
    "llama2": """\
235 82 175 100 0 100 0 177 100 110 140 203 343 -1 520 85 105 -142 -93 -45 101 119 -30
103 182 162 144 220 115 82 33 113 364 52 50 111 113 57 22 153 -11 -2 141 233 228 300 102
-8 374 183 14 54 99 106 132 46 102 42 71 113 100 139 120 279 115 264 274 235 196 109 57
299 174 229 299 112 117 108 247 5 67 -1 121 50 167 82 364 -123 25 358 -180 45 164 388
684 19 140 -236 130 153 289 306 155 181 163 153 103 51 200 140 100 48 401 290 327 440
221 393 369 355 369 284 88 377 -13042 92 116 -3603 138 407 379 341 104 305 284 187 158
226 409 396;-75 36 20;1012 1021 996 1048 941 1007 975 777 992 1000 993 990 1001 1003
1001 997 1006 1009;1310 1560 1560 1560 1380 1350 1380 1470 1470 1470 1470 1470 1470 1470
1470 1470 1470 1470;918 143 -115 374 1000;30 30 20 20 30 40 40 40 30 30 30 30 40 20 30
20 30 20 30 40 40 30 40 30 30 30
""",
    "gemini": """\
183 63 127 100 0 100 0 102 100 100 100 151 256 1 404 94 100 -87 -72 -34 100 55 62 100
152 104 100 172 90 87 45 73 -10 44 99 88 92 45 16 63 14 15 42 83 72 173 34 -9 298 75 39
-17 50 54 103 -14 49 62 1 57 39 77 57 68 69 71 74 80 93 40 67 104 86 104 102 72 61 50
185 5 48 44 113 36 20 42 256 -80 -6 247 -99 35 52 242 560 40 101 -167 100 72 130 315 105
96 100 100 51 51 200 100 45 -42 227 106 123 155 111 10 186 27 13 93 93 146 -1079 22 29
898 49 401 382 349 49 255 144 109 103 76 94 82;-65 -27 -13;982 1001 1016 1027 904 1027
988 914 994 990 991 1006 1029 999 998 994 1015 951;1310 1560 1560 1560 1380 1350 1380
1470 1470 1470 1470 1470 1470 1470 1470 1470 1470 1520;770 237 -46 284 1000;30 30 10 20
30 40 10 10 30 30 30 30 40 20 30 20 30 20 30 40 10 30 40 30 10 30
""",
    "mistral_v3": """\
237 81 178 100 0 100 0 170 100 105 119 210 357 -3 548 85 103 -148 -101 -47 101 123 -30
102 189 142 138 229 116 82 50 116 358 35 50 119 110 57 11 116 -5 29 144 153 202 271 101
4 383 116 29 53 118 107 122 37 102 42 133 111 94 122 117 175 229 135 225 256 176 101 74
269 162 130 257 107 118 110 252 26 71 2 121 59 146 88 335 -98 15 335 -153 49 121 317 686
14 132 -217 125 157 285 301 137 179 163 134 84 51 200 121 100 60 289 237 223 340 428 292
369 -27 63 256 58 404 -10603 80 72 -2636 117 404 376 365 122 301 285 188 148 246 297
82;-79 36 20;982 1039 996 1026 938 1004 945 836 986 994 987 998 1000 1002 1000 997 1000
991;1310 1560 1560 1560 1380 1350 1380 1470 1470 1470 1470 1470 1470 1470 1470 1470 1470
1470;945 121 -123 380 1000;30 30 20 20 30 40 40 40 30 30 30 30 40 20 30 20 30 20 30 40
38 30 40 30 30 30
""",
    "claude_old": """\
224 80 172 100 87 9 10 109 100 101 103 213 361 -9 564 94 101 -154 -115 -55 100 61 41 100
175 117 112 231 95 83 82 17 41 20 45 56 94 51 -1 116 4 27 68 193 101 202 80 38 241 132
26 35 40 114 176 38 98 50 142 150 18 218 220 235 245 233 312 314 183 185 39 307 108 314
298 134 207 134 315 -46 91 9 198 76 221 108 327 -110 3 303 -139 53 99 306 687 -17 106
-216 101 312 299 307 257 207 103 106 85 14 100 103 98 -312 396 157 174 267 246 312 287
206 306 169 70 295 -10040 69 60 -6263 120 300 374 253 109 211 314 211 221 -25 216 82;-85
6 46;969 1070 1012 1011 802 1055 695 737 1006 994 1000 1019 1003 1001 1001 999 1018
948;1310 1560 1560 1560 1380 1610 1380 1470 1470 1470 1470 1470 1470 1470 1470 1470 1470
1470;904 94 -132 322 1000;20 30 20 20 30 30 30 30 40 30 30 30 30 20 30 20 36 20 30 40 30
40 30 60 10 20
""",
}
ESTIMATE_WORDS: tuple[str, ...] = (
    """\
about above according across added african after again against air album all along
already also although always american an and another any are area army around array as
association at august author available average await away back background based be
because been before began being better between big black books born both break british
building built business but button by california called can care career change character
check children china church city class club college community company could council
country course current data database days december default department described design
details development device did different district division do does down during each
early east education england english established european even example external false
families family far father features female females field film films first following for
format found france french from full function further future game games general german
get given go god going good got government great group had has have having he held help
her here high him his history home household households how however https human if
import important in include included including information install international into is
island it its java join just know known language last later law league least level
library life like little load located long look made major make making man management
many market married material may me means media median member members might military
million module months more most much music must my name named national near need network
never new next night no node none north not november now np number object of off often
on one online only open options or original other our out over own password past people
played players please point political population power present president production
program province public published python range really received records released require
required research results return review right river room run running said same school
science season second see select self september series set several share she should
single six size small so society software some something source south species started
state states status step still street string such support system take target task team
television test than that the their them then there these they things think third this
those three through time times to today together told too township true try two type
types under united university until up update use used using value values various
version very view village want war was way we website well were what when where which
while who why will william with within without women working world would write written
year years york you your
""",
    """\
academic academy activities actually additional administration affair africa airport
albums almost alone announced answer answered anything approach approached approve asked
associated attached attended australia awake awful babies baby backend badge banning
basis battle behind believe believed believes besides billion biography boys brother
brought buying careful carried categories certain championship championships changed
changes changing channel channels characters charged charset charter checked chief claim
claims classes coach coast coming committed committee communications communities
competent completely conference confused connected connection construction continued
converters crane credit currently custody damn darling declared declined degree delete
descended describe designated designed desire despite determination determined developed
developing doc drama drug dude dust easier economic economics economy educational
effective employee employees energy engine enough environment episode equal escape
especially essential europe ever everything executive explain extension eye fair federal
feel feels festival figure finished followed followers forward friend friends funny gave
generally generated geography getting girl gold gone governor guess guys handler happen
happened happening happens happy hell highest highway himself historian historic
historical hold holding huh husband idea improved includes independence independent
indian industry initially instead institute interested internet involved involving
islands issues italian itself jail japan jen joined judge jump keep kill killed killing
kind knew knife knock languages launched learning letter letters levels liability
limited listen listening literary literature locale locked longer looked looking looks
lose lost loved majority makes manager masked mean membership middle mind minister
minute morning movie multi murder museum musician myself nations needed needs northern
offence oh okay opened opening opera operating optional organization organized
originally outside overall padding paper paris participate particular passed penal
permission planning playground playing poet politician popular potential powered
practically practice premier previous previously printing probably problem produced
professional professor promise promised promote proof provide provides provision quite
radio railway railways raise raised recording registered regular religious remained
remains remember removed reported representation representative represented representing
republic republican restored retired returned rights risk roof roots royal safe safety
sake saw saying screen seize selected shade shake shall shape shut significant similar
skin slept slots someone soul southern speak specific speech speed staff standards
startup stay straight strength structure studies studio successful supported supports
sure swear taken talked talking taste technically technique technology tell telling
territory texas thank thing touch towards translated translation troops trust truth
understand understood universities upset usage useful usually valley variety violating
wait wake walked walking waste watching weird whole whose winning woman worried yet
younger
""",
    """\
absolute absolutely accompanied accomplish achieve acquired adjusting administrative
administrator administrators advancement affairs affirmative afraid afternoon afterwards
agricultural agriculture ahead aircraft alcohol alongside amazing analysis anniversary
anybody anymore anyone anyway anywhere apologize apparently appetite appointed
appointment appreciate approaching approximately arbitrary archaeological architecture
arrangements arrays arrest asleep athletics atmosphere attempt attitude attribute
authorities authorization autobiography automatically awkward bachelor bankruptcy
basketball bathroom batteries beautiful bedroom beginning behavior behaviour belongs
benefits beyond bigger biggest birthday blanket blocked bootstrap bottle bottom
boyfriend breakfast breathe bridge brightness brilliant broadcast broadcasting bronze
bucks buildings businesses businessman bytes campaign candidate cannot capabilities
cathedral catholic celebrate celebrated celebrating celebration ceremony certainly
chairman champagne characteristics chinese christmas cigarette cigarettes circumstances
claimed coefficients comfortable commercial communicating comprehensive configuration
confirmed congratulations connecting consciousness constituency constitute contemporary
controversial corresponding courageous crazy credentials cruel cylinder daddy dangerous
deadline decimal declaration definitely democratic demographics destroyed dictionary
difficulties dinner disappear disappeared disappointed disappointment disaster
discovered discoveries discrimination distinguished documentation doesn dollars doubt
downloads downstairs dragged dreadful drugs drunk dtype dwelling dynasty earlier eastern
elizabeth embarrassed embarrassing emergency emitted engaged engineering enjoy enjoying
enrolled ensure entertainment entitled environmental episodes equivalent establishment
eventually everybody everyone everywhere excuse exercise exhausted exhibition
experienced extraordinary extreme eyes fabulous facilities familiar fascinating favorite
feeling feelings fifteen firmware foreign forgotten fortunate fortune fourteen francisco
freedom freeze freezing friendly friendship fundamental garbage geneva gentlemen
girlfriend gonna goodbye goodness gorgeous gotta gotten graduate graduated grandchildren
grandfather grandma grandmother graphics guarantee guarantees guilty guitarist habitat
halfway handsome happiness hardware harmony headquarters heaven heavens helpless
holidays horrible hospital hotel hundred hungry hurricane hurt idiot illegal imagine
immediate immediately impartial implementation improvement inappropriate incorporated
incredible incredibly indeed indigenous individuals industrial infrastructure
inhabitants injustice innocent insensitive intelligence intelligent intermediate
interpreted introduced invalid investigating investigation involvement isinstance jacket
japanese jazz jewelry jurisdiction kidding kidnapped kidnapping kinda kindergarten
kingdom kitchen knocked knowledge ladies laptop lasted laughing lawyer lawyers
leadership legislative legislature lieutenant lifetime lightweight loyalty lunch lyrics
magazine magazines manifest manufacturers manufacturing margaret marriage mathematics
maybe meanwhile metadata metropolitan middleware millennium minimum minutes miracle
miserable mistake mistaken mistakes misunderstanding misunderstood monitor motorcycle
mountains multiple municipalities municipality murdered murderer musicians muslim
namespace nearby necessary neighborhood nephew nervous nevertheless newspaper newspapers
nightmare nobody northwest nothing notwithstanding numerous numpy nurse obama
obligations obtained obviously occasionally occupied occurred oldest opinion
opportunities opportunity orchestra organisation organizations otherwise ourselves
overrides overwhelmed overwhelming ownership paperwork parameter parliament
parliamentary particularly partnership passenger pathetic perhaps philosophy pixel
playoffs pleasure pledged plugged pocket possessed possibilities possibly powerful
preferred pregnancy pregnant prepared presidential pretend pretending pretty proceed
proficiency prohibited promotion protocol psychiatrist psychology punishment purpose
pursuit pytest quarters quizzes railroad ranked rapid rapidly recognised recognition
recognize recognized recommend reflect regarding regularly relationship relationships
relevant remaining remedy remembered replacement representatives responsibilities
responsibility restaurant revolution revolutionary ridge ridiculous romantic rushed
sandwich satisfying scarcely scholarship scientific secondary seconds secretary shirt
shrink sidewalk simultaneously sixteen skipped slavery sleep sleeping slipped smaller
snippets soldiers solitude somebody sometimes somewhat somewhere songwriter sorry
southwest southwestern sovereignty spanish specifically spirits squadron stadium stolen
stubborn stuff submitted succeeded successfully sudden suddenly sunshine suppose
supposed supreme surprise surprised surprises surveillance suspended suspicious sweet
sweetheart tasks tastes techniques technologies telephone temperature testimony thanks
theatre themselves thomas throughout thunder toilet tokenizer tomorrow tonight
traditional transferred transmission transportation travelling tremendous tribunal
unbelievable unchecked uncomfortable undergraduate underlying undertaking unfortunate
unfortunately unhappy unknown unsigned unsuccessful upstairs upstream vehicle vehicles
voyage vulnerable waiting wanna wanted wedding weekend whatsoever wheelchair whoever
witnessed witnesses wonder wonderful wondering worldwide wrestling wrong wrote yeah
yesterday yourself
""",
)
ESTIMATE_GRAMS: tuple[str, ...] = (
    """\
52OJUXSI<IGOBTC=M8QNIJVHF9J<ABEPK3G<8OC9g;6GG4=D<SF>@L<B+HQE=HEFNV(C@RBA8VPCKNIAU,LGC@H^
IVWgV5LcDLLQRFBJTK?FBGLUXF8<EDCSC@<=OSSBTUHTIKQBIHD+;QTYD1J>?NFAEVEC;DYKAI`HF?;/0K@4?I<<
IALO[B?QD5B?I7IKS:<(T7BEVZWI<TEG;B?CLDP:HBMM@5MR>?4MG4@XH;NLGKHK]UUN=XB;QSWCB8JHHLQFPGL8
MW0DT?F@KQC3?LBLK?X4DANIE7KUMBNVB8IRc^EATPLW:>RK=LFO=PRAC;ERAKKM=HVEID]FNP@B?c5Q>WN=QQG5
2EAE::;62Q>JIKZBEFGYJ2A=]LGdEB<8JEH+OBVXFHIO6FHF9<:[3LJ@H8Lc9<f8>QECUNd3JHK9HEGMHXQK;R?B
IIES]D>5ENICM:RG4F<@@OLOD;HQ69DWMBQRWZQJGC=M>?GBIMHOJ>gAWN@HKJPE>OMKUWILAgG1NKJT;N(BC<XF
CX?CSMGI;G-@OMIQIN>E<.RBARRS@IQH;=S9YDV?R?ATPBJHDLEKHIIU9;A>H@7IENJ:DW?KFFM?>K>D@Q<eGQHS
ED2F>gWOPJ=?KO?>NHGTBKI9FTSM7FgDI6>VNKD?>GNJROTFFQ9L@HF=Y?EQ;CIBEFN1<OHZNFJD?F@EEG?NOKGE
TJKIKHMD,>F;UER8@HTVDOISONCWFK6OL<>GEJGLQ@JFP1Y7ACIKIEVZ8ELIDCHHU(>d?MDPDNNTABTA>IJKO>KN
HIEB=[EF5<F=CMAZ:MFOGQ<AG=P5:GPNVbPG<5OLI?9CMI3<7?Q>LVDKFS3NLEGW]9:>D=IF;DKCG@8L?KZCJDN7
DRLdA:ILBQ?CZ0NMF`DKBL>:8ELRCSTeL_<:F6FSHAMDF@BMAI2AEQVOU_NCFNO?a@IGIVN>3U(M?JL=CH@FLNBR
W:TME=L>K7PIKI5]OMG?KR=K?GNE;=G_BV_HBPPGI]LF?:9>CF>OOJAPB>H?ANQFE>IOQ=FPI:ACTVD@REKWRI6F
FC@V9HLYBO;GIEDLXOD6A:;CEFg(88EO@JFL5TP4TAQ;B;;P:F1NL>?O@KAJE(@W?EL>ECUNTK>_NK>4IKA]P6BK
HWJ_A?OBJ5P8KPITDWMM2:9EKL[U>MOD(8TAT=J>MGLHG>]GJZ?F8PLJJF@0INYG-2>DQCHHGW:H=;=WLE`AFB:P
L89K<BD,@OeKB;I?ZTG?MFQV*^SGMA>EBTfAFE8V`S<BNRD^LFR2AM?R6JS@A^R`HAEI[JNVH@MIHM@PH>=6;;=N
6MIY@L6RDH3Ng:LD.HG:IINGJ@GU8DJJEFZPHK_7AET@BGX<SDE7DQS>EOS8JJ4KHDGYU8REDO@?NUTNG<LLDODT
SSDK@NDBI47LSR6FLBSUOI<6PgLXNOA/5OL?OQTX^<ASXDPJRE@CK]T>6I9C:NG-JJSCF=O>WL.QUDJIPNBZPMb=
IJ2:F?M>S_ESQCALC/F83NMCJ?O:TKF@IgDDLNR6PHM1J=;ORB(6gCKIT;FX@?UIRBIRNG<@RAH<R=/LM=7U=8ID
UJ:`CQKFCAgQbKZLMI?`@NOINUH<ONA7N:DDR/E=Q>/QTGSML8I*<K@RRJBP;_?`<KC0FFHJM>PJDGINgYMP:5X?
<MCKBDRJHG8MFVG6>HPYACEXO7IU?JTTQ9;LFWLQCTQ:L7KPC;ERFFHHJFAI@=TEC<MB:8JT8CDGAJJD/GH79CIH
XG,ZKAFDBC4TLWI3EB3`E[I61bCE7;N<XC7[9_E9ODE95A6@;IMQSDDEEA[DB>I<GJZ8K4BHI7^>CP3DKHMZBI>M
PTCDMQAHB3VB9?DBQRIQTBHOIWYXDT=(HDC8C(@H>GWFPMK5JNZAC=J2DX=KJRT@HGS4BR<=6+?<1NPFRWEJU?DS
=FI6T=@AKK0MLUQTJ2FNTBFUWAELPGNM?@LND@@?YYT[NNBDTM=@7A:JO4:=HME[QPROHD?[IHK=O/=MHGQF_J8U
=G>g^RO9J>F4BGIB<F>C7bKAG`FSLA>B6ZH@<=KMANAG*P8?0CGQC89DQ:>HE@EBDI:OBOD7TFK4=J.[FHLPPWUK
LIWGGFND^NPXLBDJJDLZMTM:LLEOLIVB3MGL;H>(S=8?HQDB8=T>N`?KCAB=C9P>HR>MVL9NG?2U>SAKPI;4C/T;
YK2FJB3OHNCQS`8=<ON;@:O?H=[EEPJ>EDBIP6JNHH?GP?IG[KK=TIP>C;DKIY;QKLM<DAYLDJLIPE3GF=X6A;KC
FPIOPC.T9LU8B5JCRNW;4HNLEKQAF[FIAPLDQESLU>G6IXUGCP@H>LIOPUP>HHO;PL@C>cH>E6KD;L`DTKFN9S6=
<P-IWQ4LL1WVYCH?@;?E@?XP>FIEBTcJH=ANK?;UKBACJ:N(gBQD7TKZBKEN;?AQGRB7LIOWHFgGHIHGEOGG/FNN
>N4D[C2UNTAGBO;FJDQ_=9INNIE>M[OVCLPeNJPG(;=AMDM^7DRNABIHAbLF?:O`G6=JSbBRM4RPC6:B>QJQF?GM
GDQAIF@NKARGUE;?^OPIP?JC<G-KR1CIIXALN=6I>=[D59?EIQNK=+@<MBLPS5R7B:;JKFBM@QN(RPH9ALGGI;2J
BJDI?7M/PAWU?G]GAKVYOSE?N3QKT5EGYIBBPKANULKIGZNBPIMG<WMCMB]ANLLQ;EG=`JF1GeD=BZ?VIEBQDC^H
^7GXXJZI]DBELD<=YAS=Z^eA?KWJNEH>gCO8BE[SFBB:N:KDLO7>HKGR=<SEILIA_VQA>XG?;=4J[?>R5S>FTAIG
VZNL[:NACC:PRDAVQGAGW<;R<@A@AIJ>C>SD(A`<C=O>CLQ>LCWOI<6KaUEH>RCPME:BCECPLN=ATVJ9RM3TPZGL
HB253@9J;E;OH7G4GD/U8I;TI1PQ<C4MAIUSBT7OSN<U?OBP;R36QNPGSAFI(BQ<?PC(G==>L?FK<ASFGBEENXQI
;SWSHW>3LLSaEAJEPF:JBK:7XMEN>@>KWZAF:=@E?:L9EE>>RNI]E>BVJ`IH;@<@*:QOJQLRGQDRgK=DVBCC?LHM
TJQ>@EK6K??:>MKBUQFL)7H;<OBXDDFDOa?E=?QK?=2]N19@NB3@;W(OGN9U,=PG1NJIAJNIJ?;[XGH?APFCGQSP
_CZ>BDTMRLS@GDEGHF[VV<E8NEHJ=B>K5EK@9I@CNK>:A6E=:LO<EAI@^IWI1GBZ@EHJE>>?VFWXH2JPCXgWHBIS
Z6@QK;IM;@G6@GFLASgFU<CQAU:EW;GC=S7:BD=ZOGNGHGF8PF?FFYECY3;DOJ6@TN7PLcN@R?R@CB7SE-9FBTFK
LXCR9YDAVEZIIBB6.H;T<S?WG=OD=LAEL@E8HJA^D9REFHTEZ?PBEE8MCF5>TJ>:ITR@?YIG^BF<M;QA>Mg@2EgG
KQG?PJG;LTQDDgQ?29>/CTDGfVRNL?AFOFAFM^DAEGJ;IRB7FKE<JDL<0?JK:ND-@MHSCC>O8JV5PHRMFFB8HGJ<
6U@4ME[6QNN9GF9CN>a;QGJNCYLAPOE?EHY:EJ<QAXEBIGNNJCGEPF<7KCLOP9b>QAKBGJHGT5=HH<GHS>T7XPTE
Kc64N>KV:@FGQC7<6IS0A1TQ=F;WY2LQKEDDE]L-AH-PT)KZK<BKQF>>R`:ODWDSJKJKVPBFL.CKYMEEHOaJFLGP
>R;@S@?LI8ZBHP:PG7QL87QIORDKE=@58BG6;N@7NIKJOF9HSCI*KHUN6;UUINRB;K6?>QEJEEGGFTC?GJgF@QI?
M><C?DEM7^B1LKPECT[IIHFUO+BFaV<=2>:N>KRM@FJNAB;HLVDJH/GCAN@9B9ZcUE[2(,YB9B(CNLKNGHBJ8<LZ
NHLCQ7GEND?PJ@@C?G6@D09LC=733EZAR8ODgLG9EFEW^aKfKM@D=.>EVDKLQC*L>KeJVDDIVQ:LFD.2<LOR:gLF
>HHQ9?EK:I2KWD?LC<CHMHBGOFMJ>A>OSHFQHHEAQT3FMHG@B>M<PSLTCH4HK@MTIDPRJ7;FHHNKGLMG=CCHCA4G
FE4D@5JJCH/;U:HQWLOQU?GEJIHIEG?HH)ALANIRSJI;G
""",
    """\
aDR^=SI@?HF4B>ZF>FLFLd;CHEK9@KTO?G5=FE7JVGOOJ>F?C<KMP;YMMM8)HRO5EQ`GHLG>DF?FUWKHDJLWISOJ
N>U(D;R8GJORDHBCR=LN@7,^EHG^NOCGPDKI=O@AJPHINFOFFNA9LXEBOWcOCBB4IPCRMWUMXPTJ=TR(UI;4?=+H
MBRFF=B@RQBA<<N<C>Eg=>GBFO9L@DAJ=M;LK?JC<MH;RVMR;RHQWQGTBI<UBHIIJPCAN^]WLG>JAQ=H.IMCJPDE
<H-=GBGL;GPINGAOR?HI3?J?AgDC4]LEbDIMLIAR@DCJNICfWE<FKPeKAJUHHSR@NHZ>YMFWBXGDVN-:HTOCKHJH
EV@VOZ2JE:W=TJZA;OC?7KSTN>DFVVDAMAB>?GQHL7:NPDKGFLSOJJKOA_MIOEHEO`2PKHRQ?B_;LEP]CP??GEEH
c;KM@=2?OM>BKJ29UEKJ:6GJH+]IPJJMH9PKGNALVKIBVEGK>7GZ=HQOM;VBWR@(<5FHGBRQAAQUTEIL=CLXE=N:
GFKEDB<G4TBE<UNXXBV7LHXBEK=VTK>DDLBRX:SFAC;TFWNOOFBSI=CD@?JNN>=IBPKBELGOMR0H9N@MDISDISQ=
JV8RQUBX0YDLLHHELUK@JCN:ESL[@QELUMFNOSHDUSAFKAFH:BMDM>?KMO>K4GGQgQQ<K6VLLDEM@81NCJEQECNB
L=?F@?0>RZ9KGHF@JYD8NX^FQ@SK<LLB8LMgLHBNOAPDGB@4GNKK?JWJSS9MPU@0FAHWKHDBRL`OG@IILEcFFg9?
;ANDHNCC@;H?FCLWLDPJgC<BYa4^IACCgW@AW5@B:AN=AOR[^T4CGRQIWK4CJQ6YHSXLA;PJWL@TENAA_]KEUQ@F
JHXZMOISIEIQDCS@QMgDMgHYNMBN;EGCL7FOOI>OHKEJO>C=U06DDHNLRWF<EFKZGLBFF=D^QN;MMIVDGOHKIR^N
GE>WG2LH>EW@IQJ5SGEJPCK[GB>HH[KZ_PQBRIHS7RDCTZAI<KKIJFAWGVFF4HC<AM6PL7AIMMLPD=GNFT:MHP;A
JFCE@MFGHIAUDKJMVGFVE<VDSPFJeQDFgF]BKRFH4AM<>?G<>?IJJ@BMN/GMOMTCKOD=ALJ`OSRLTE?8K?Q9;F=I
G5EALM?@I:FIWIMBOCJKB=3GJLJ<QDELLHCI@:.>GYLCGJIUQ?>GHF<`_GE=KODU?PHQF=C@C?<@TPDEAQEKaPCJ
ELPB6JY0NJ@FLKRGSEIJNGHKQ<X5JIO=NN?=JFSUDGPKEJBbFKGUB@>_@BEHPL<FDSPKNJ=EN;FDHB>TIN:SQF2J
KKFJ@51PHFIN]<GKJJMCJHEF(:IAIBUN]Od]APLHFB9LE]CMBGOIMJWPNH`KA:<FLMNFDN`5;KgLHKRAJCJdHMCJ
gS:H=COCD@RULPUB@?GOCIJN?O`8J=/NGBVGd5NDUEFdC6GQGHfADUQRN9V7IObQGP8KB?<G?HUEGJFKDC:QJTHA
FE2SFZ<>aAC<MLMAC@ELNERINLTRMFH<UFFFPLf==;ISDK`SI>]JJXT>PG:DIEBKQVVDDJFYFHCDAMTQSB9RW8DQ
_RGGS>MAAH(DDIO6:EIPRSDDLL@KLDDTM?ECGV<EUJLDCEBKKISQBXBICQE0H9C`g<3FHEQNTLYWZK3B<@@H98EC
8RQNJC<DLIBXH@CFCKBK?NLTHGgW<ROEDJSDECGHRN;QXBIDJ=AB:=FV?YTROEW5<EGKCICR7WVNV?JQHPE:HHK=
KDBGNHKHOUBKGH9ECKGJ:?;HE?DTUCUEMQBBIdJW=CU<ZKEHBBCKQdO[FDGKK<D.NQgIODGDJ=D>HQ;HSGHPWDFH
KJPDDPF;Cc4PKI=KTRA@E<DM@=KT>?IRWEL>A?UB(>6CBXTFNEJOF`IB@FEKLOPTVOOTNHDEN9BJNOGHKYCGE>@N
=:EK>FAP?;:SGOGCHHS<MP<PVSYJEC<NWFHAA?QCO]GJCILR;IPDLNEV?>JQDMPIBOJGBR[JSUKFGC?RIQFVZQJ]
R:IgOBRM@H:DSPCHGLE=NPeOHL=`LROO6b9NXEIO@@HEXNLgLSE_?CD]KHJTNEXQ4F0OSOE?EOI6;M<RQHLPLJK<
NM@QA,CHGCG`DbDTDdIF`O9D?HDB:@0LPQ=:7PBGKE7MBDBKHBH@HM:Q(YUKK>MBMIPMJ[WJ@CLIGJ27>JJEDH[R
D=QLKFBPRg;WBYDM:DNKA9FBUdPDSH6ODEKFBQBIUDC]FEUQHD?GKG>=4PUG;]:QNBLV;HK@ELVL9ISNM<D3P]CP
^I<P@L@CGWTVRFJ=TJIS5?FOAPH@OBN=NFBCOIGU8RBIEFXOA7STN=TM?CJ5II;-`CCJ`JC@AHSQEGOM=RIF^MDT
1BECN?=PUgaWI=KKFNQ7H<>I4NAFYKDBDME5>MM__EIJHJ>DOR?BC7>TgCIBK;0RUD?@DE;Q?<LDG>LD<=<NA?U@
IJ(IEGOODa;KEELI9PD2H?TLKQHJ>IN(TA=;TDZBNKFBUIK_;?MOGDGVOENIKIRXM?:>?LRVFHGIHM>JPIRSD=^N
JHD?S;J6ANBPJJ:QRHMMbTABB@FGJJHJT@<UZR?KAPRJdQGNRFFAC(X=@ABDE_M@R@HCGDYEJK(FRgFNP8?,ENKF
OCQCFLC2YEJGVYLTL8BJCCEDJJUD7NE?AENAgJK>]OF^QC[bDBFYLJL<>*7DVPUB:EJNBI6>DQ=D^TN.DKSLJ:OF
FDHDH=AVJ@D^1NFVEW4BHR:LOFMRTIIOg2ZH7CNKLEAC]Q9`HFMTNGIFL>g><NUOMAAILKOOOGEA<DV[78L=C=F;
CNHPJCHN=@LLDUA?L0:?>NM[;MI=N:GCTG6ZBA]NKJ<FK?K8<IAP?SN^VAIZ@M;PGCGG>DRRVKIBUa;OUB:aAM_O
_F>J8H8FACMKV6NKUT3LCHLKCgQJD;IR@LgZF6L@LP;K5LJAcHCIK]FQ;HRGL>E=S@M>YNKHGBFGI?D@>THPI?N9
EI?UP(DDU9MYMJHC9X@.QCERJ?CCMOVFMWF7AIK9@6DQ@6KG?ER]?CTBDET`ID>Q6E^HD^KG<<L@JO>TWPA=FFT=
JGCSQ@AF?@D?KI>FQ?CM0YHB?MDNB0TIMCYG8A9KeGEG>DTC?K8G=E6NLNL3KKTJE,DEUNI6Q:4?@FP>PKFJSWP9
GASRMKO7S@JA7UD@EFWRTBgSEDOaFG6MRKJG;=BBYL><F6MAEXKARE?4?HaMCJK6HIIIBFLBaD<C`8X=ZH;RF9AM
O:3VEIH<F6O;7HHDTJVFBQCMMOMKCC^A(F.JU@CASJFTFKBFEDTHP[OXGR^HDHFFCaGGKMU>SF@P;CFC3S^GHIBS
D<NW;<DARL?gIK@9c@QHE2OZK>GNC@:OMDLWG@TJQeCCXPT@RSWM:BFEL>8GHHJQP]SECIE77GOL@FCH4;f7<IL@
aA?[ISVR>^;F@QM@Y?OIC0EFQ^TUQ7J=F@G<FHJD]G=KJCG_Y>XIBL?MRIL=QFIGMOLXIA@ROC6W@KFFBD@H>FdM
C+5JAD-LRIFI/G9HHRQRHQF<IU=LAFEO_LHONDFQ<;L>OYOKNHE@QPQJ?HXc]7bEHH>NSB<IV9^IWQLDPV=E6HSO
JgDEM<P5HDOGRAMVOHGHJ9F,>L<6A>ONUMCJGBK@JL8CCJ/HFEYVNQFKBCIARCMBIdJ9MUU^KKH>OFD?QESDFD>B
KX>SDCT>MEONIDK8CDHE0(Q]II9M79AKIM?R3^@VFOB?J5HKMOPAEcCEJHPLKL]CMRJLHD<=Lg=GFKDCC>MXFH]@
AFJ4O:IJKHULJOFKQF>EBK]HMb9RgBON>JRI@D@J=E?I/>KK2][F@7>NJUBV@@OJPE9OF2WPZdI*@JXOEBHZFbEU
NJ8SBSYHACN=HBIHASDIHMF?F[0FUOCDOI9OV?;7FMDV:FK3F8B@N5AEIDELHSIU6LE`H@dQ@TUIEF/HH2A=<BBD
@ABUO4MdSG<HcD>YFcXPGMMSLKRDAR?STIII8gD4[/3CJ<GOKFAN:=]H>g;PAELLO:M9@T<L7DE@BJA=DC:9QC9X
KFDOUTS=KAEPEGIMMA>GONZD?6GZ@J=7U9GGJIGgF;VD>
""",
    """\
((=VHKCODFDCN==5SCI?8@BVB@VM;L@P=5AWaH*DS:LDE*DGE<=SH>P;9A<gKLHcGL@?9G>IEE@@[;@H<BCC=B@B
NG:(WCL?=B`CNM<1?EIKJI@GADIC:;B,LC9F6EB=IGIF@J(IKNH=E^=>HBQHCIG0W<T:LDP6=MAE?C?(@@AQFO[I
MJ;F^DCNEA.9;G@5NHC(AHE7F9H<L=L<BR6BM]FHB:G(NY=H<<9@H:WKMAEE@ECF=DFU6RCKAR7FL7b8B>C?F>@G
RIG6PC2<QOF?>@@8@D?C<AFI7@>@GJgI?9_AIDa=GDBHHD;AUJ>PUFI;;7BCXD:??.B?gC?ABK9RDKBJK@9<GFSJ
U>JUO;E>IJIEICGKFJID]SBBID:KE4JFAL@8LBMJ?O??RRQ?99FQKJCGMLM1V:QH5EG3QKJNC[9<=5e8LRG:/EGN
CPCZZ*1ODCH@:FAYO=7D0B@LELUJE<PM?FBJFH;A<7JGI>DV@IJ;D>G??KHPDTD-IFN@AL@BDMG2<>4@CB]7QDAL
D1McCNDK?:?C_,6>ATM(LMGD;SFK/FHD7HWK?GD@@=EF=?2M:IG+JI@C<FJ9OLAPEMELIPSLWG7>J1+GDE<C4:KA
@8JEH;9AND>K9BAFQD<W=HY5@IE=NT<@=LPJEHGKM/>??NBDDCCBNGGLBIP6GLDMU8IGKH7JFKK4HFLH5REOFC9V
?=?/@?T?VT?UQTDL8FGFKA?6AQBMTRAC>XM9HNLLL9CJN59;INLI<9EL9JS;MDLVA2TNJ7BJECBID+H=>>D:@GAO
/NCI:CP(;;H=KNGVID]IBF:FC;DR7[ADG94AH@@RNBR@DPEOM9<HRE7DRF:]D(>L;G4B9^G/8SG7AC]D*NEWI?E8
KPBN:K>B;LIF5JNLRGU6TK:?HEEGQJKRJLQ,8LYHNWK:_PBAX?GGS8ED?OLC;CHVJ<;?C3IMEDA>??LO>8D;MQC=
L=JRW_F>2?;VAFQASM@A>I?(GGBKG+9>:FA@<E>LDRAD7:KDIGKIH2DNH9FF8;CJC@?KCSA=ND?BEVD4UAWSH9@?
I5DPAIHC8=>HH6MJOGWKCD@HFG</D2HB=DGFCHMEDF5?9L43KD>QG8LBLUAPR?F7CD@??PCEOG;HAKJP9D;:@ED>
T?SJ(F:27SC;GCEOX4<O.PCJGIR[CG?F.=I?GA?BK;@F@:RF7Od=>86<MXR4MJM;>O<SE=R@OE=?BRKG;>?AG:DI
S<@:N=N2AB<CG>IP:PF<A-?H(SE7APGCFKCH;A;HE=Z;KPLCIHE2@K77AFHF?:L=;<OFaJQE6AFDD;3XPD>?6P;P
I=@*M@JI@LOV:PBI;GI0L*H:LJAD)PVXCF@CFRTNEQ(G/L=NKE=5LAH@EE:O=KR@IBP@C89JVTM;II=ASHD]NOLP
IJ=BI@AJ:@=SKXDNS>=@HHN;?>7L?>NJ>CLPRMFC=8BSL>F@DCOQM8MX)6F:;@TK(6F>GFJECBIK@DFDJ?=TN?MH
KS80?7<:5gXF>Q=IXBYOEDKIHBE;CHER@:IJ7?CHSJ7BNRR5QJS:D>CJFH=?FFJ75=OFMJM@>ND>FQ2MMDCG?AM:
VH?N@IDDXC(KI_N17=@H@BQFJI?IO;@CRQ?FI5A:C[2EL?IOEaE*?E@MKQQ9A)H/AEA>9G0>7=IA<LIB18@D8DM?
EB@7G?a:GHIAB??M=(IPF@==EL<LTE@OGFIL=G?D<@;?]IIHFN?C>FDQ=JI8HU<P2CKP9^B.:IJTOCM4HFYL@WCB
772?PCE?EH44:ENIQ@D-LFN;AGDM8I?L?Y6G9TDNS5Q=7=LJ?<FMIA3@?EHK5ABS<7PcFJIU>F=MHIQCBEMEG;LE
3VeJS=>CA9IDFG@G:FBGJIJ8B8OD:Y?CGBBOAALHLITPJLHT<LMB8O=NEI:V@WV71AD5F[>Q<BGB4OJFKF/CCE?B
L6DHI79]X?CI7?JLSJDOP;A>_F:TP]I<ECFE<@HI=LVC6F3A=GH>AKDJ*@E;G>G=IgKI?9G.LDD>X0DJ5BFMZ9FR
.]-ZGKO@JC4-B4JI>2IZ9R8ELAWFKGJD-A<N:.?FE;>FOGR3+7FEF<EE?@GA*7MPUO?WgDD2[G@68II<@RSII=FN
KK>dC7AHO>CI>?=AK6<H`LJ57C<U>D(_A5BG;<Q*DXKEPG:M;PTIAF<DHHOSP<H=FPB>K@C=F?A=CD?4AMeJ.7SB
AS6:VY;>HE1GNH9EG?=NGUDZLIIIFBBF<JLQG>B9=4I@/<-FAU:;GRH=<M<<8R</9N:=EDOKBMHUSFFBJ<FVIECI
DFPJQJ2MX<@?M9H;JGJP0N@DCZ@@T;]5BL;@OEFLZMLEJBIHI7IG6ER@?POFAM0>;JF<H>G?=JRSB<8SQDNM:>6N
,V@K8QGQJCZ<JKJ?HH:(>4F><JJJI;K?A8XCOFABO@JFCN41G]AGDMHFAO8P?5D@FCD4AJ6LKE295@J)G=M??=D?
LE-?HCDTLCQ3AQMO@>Q>A<LKJA1JLMCJWE<3YSQGLBF1<PSBZ66JFDAIJS9BQ=W>9:/@<9:JOG/HMGDR8CC;J0MI
6DQLM6egEJABS3E8H=SSLIBPDG;@EKWA<:G:I;:DE>FG7B:BG=NUV(;KEJKN>>ELJJ05E<C<Q=?(M>FJCREcH=CF
SHTHM@A>PGA[EEGEXE.K?C=26(C;S>M>DYYKEIFDAI(PJXM:;MI?O5K9L=@H9E:FGUGGZ>CZAG.(A<(Dg9OSFLGR
KMAHHOIPH>KLJ9IPH77FAD<DOF[BNG3QYbG@:RBFZFJLB6L6HEE7BGEASR7GQJBBH.YGINGKFNHALS;K>]BGC?M*
R;H1I?AGK@5DPA>H4@@GPOCGDEHHL@OLUBERIKLNP;D>J>>5=IMG=VAMIFQM(@D>KR3JBJBEBQ<CQKG5?M?KCB<A
N@4I4:AJCBDG08IGA07T<GFJJ5E=9@>AFA5G?@ECIF:TAOF9>E.JTEJ:HAPHTKEAJI6IGQC7JD;MG;3GAQ[QPQCI
FIK>D^MEY=M@S-:;CI=M3I<EEL8>O:LG31C;/;J=ZGD4CNLCBHUVC3NJS?AK6K?H7GM?V[LQC86@8CKUEL:=9Ig@
<KMK1JL>/GC?=FDIN:BN9@H?@HTCQGM4]FKF9CAE?BKH=Ca;N=CMALAENAIHDOKSD8LH*FA;O8<5BMA+V5/MIILJ
CU90CM;VV9N/P@APALA5BI9C<DGNWM<G:N>DUJ]EC3G>8P><A?>TOR?JM7B0H?6G?g4D3K?>OJ7L=LGK>N<WB>B<
BO[RJAB@FGMKCNQKDRA>MGNH:OAIR>g+KN<MADPdJF3CSEM8H8<E4`cFS9OFA<FA?ADNB@?H7BOC=7LT^R?HEZ9G
gGSNIFN52?IG;FEFIA)CN4SCBKI<9g@5SIGKQ@>??FA>DHWGCDMX4=:=9V1DGTK<D@MEIM<SRHIFB=BPCL;C4FV>
8NBM;5LNLFGMMH@CB@EJPg;IF5I:?AEHI@AH:C?Q`S0;BGD?J<B;=HUQAPHKGJX>GWD=2CSHEQK:IC@B:K@<MF3?
FKC7FPNJKSJBRI0MA47HN?`;T@:F@FJ9DDOY9BAA@AT7V:LBL<I;?GBN/J<AY>PI3?MGKKCKIPFVFE>8C>8DEHGN
T?CID<AW<88V:CF;[DJ>I:E?BEDEM9?=(7PMDQK>>D=:/*7QJ>JOB:`FP7?F@BM>BC:CFV:8FKKFI=ILENL=:JEG
JAMAQFE@J>EQEN1:CCFFF>MC?NA1CJK:NL<H7BIFXWQCL@K@@?H;SR;>7OSGL<LEeAAMEG0;OMCJVT:ZJHGJNBLX
LG87=BEEL??H<E>B:M=KP>HAIBDB?CPI;D:GGGOBMRIABG=K2PI<L0=)/GHJDMdBMO<M(/CEFJ3<NE5FP2LV?OGJ
KF>2E;TQKCGEVEJ@HB>L?=V>K=597=BL@>9C]AFbG;BDD6ER?>;ACFA5/;>L=S0>7H7JEP63;?CV>J;GJD>BH=:B
A?4FERIJIM?]-J?I9?>IBIJJBOXF7;EEUJGC3D8DBR5TAEA?@DB<HF2@7A?BAF1IECHHIKBK:?ICQREHG/PCJE(B
OK@P+WAKMG8M_3/K<IF=WRVM?L>[3HFWH1J:?JJ>DK9LC
""",
)
