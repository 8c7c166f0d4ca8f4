"""Cues for and against the need of memory, for native speakers to read.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names; correct a weight in trigger_correction_data.py, not here. Date: 2026-11-30.

ORIGINAL_PHRASES: of the original one-file script, lower case; they always decide.
CUE_WEIGHTS: by language, `weight: cue cue`; weights are added up. Cues are compared
without accents. `you_said` is a row of words, `you_~_said` has one word between, `^`
and `$` are start and end of the text (in Chinese, Japanese and Korean: of a run of
characters). Names in brackets are word classes (word_class_data.py): `[said]`, in a
question `[said]?` or in none `[said].`, as first word `^[said]`, one after the other
`[you]>[said]`, both in the text `[my]&[usual]`. The shared table counts for all
languages, those of shape (`words_4`: 4 to 7 words) for unknown ones too;
`pointing_1_words_4` has one class of those that point back, too.
LETTER_WEIGHTS: by language, letters in a row within words, `_` is the border of a word.
CATEGORY_WEIGHTS: which shared cues speak for which category.
LANGUAGE_SIGNS: letters in a row that are typical of a language.
INTERCEPT: added to every sum; 1 / (1 + exp(-sum)) is the score.
"""

from __future__ import annotations

ORIGINAL_PHRASES = (
    "previously",
    "earlier we discussed",
    "do you remember",
    "as i mentioned before",
    "continuing from",
    "before we",
    "last time",
    "previously mentioned",
)
INTERCEPT: float = -1.07
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.7: [resume] [usual]>[usual] +1.5: [resume]. ^[resume] +1.4: [news] [question]>[my]
[usual]. +1.3: [advice]&[you] [me]&[quantity] [me]&[question] [my]>[question] [we]
+1.2: [my]&[remember] [we]? [you]>[said] +1.1: [me] [me]? [my] [my]>[you]
[question]>[me] ^[quantity] ^[usual] +1.0: [again] [question]&[you] [said]&[you]
[store] [store]? [usual] pointing_1_words_0 pointing_2_words_4 question_words_4 +0.9:
[said] [that] [that]. [you]>[me] ^[news] pointing_3_words_4 question_words_0 words_8
+0.8: [advice]&[that] [news]&[that] [news]. [quantity]>[past] [quantity]>[question]
[remember]&[we] [said]>[my] pointing_2_words_0 pointing_3_words_16 words_0 +0.7:
[advice]&[remember] [advice]>[remember] [again]. [again]>[me] [me]>[quantity]
[me]>[said] [my]&[quantity] [my]&[store] [news]&[we] [quantity]&[remember]
[quantity]&[that] [quantity]>[that] [said]>[said] [we]>[said] numbers_0 words_16 +0.6:
[define]&[my] [define]&[said] [me]&[past] [my]. [my]? [news]? [past]&[said]
[past]>[quantity] [task]>[my] [you]>[past] pointing_1_words_4 statement_words_4 +0.5:
[advice]&[tell] [again]&[that] [me]>[question] [me]>[store] [past] [quantity]?
[question]&[task] [question]&[we] [remember]&[you] [said]. [store]>[question]
[we]>[past] [we]>[question] [you]>[advice] [you]>[question] language_tr
pointing_2_words_8 pointing_3_words_12 pointing_3_words_8 words_12 +0.4:
[advice]&[said] [my]>[we] [news]>[said] [question]&[tell] [said]>[that] [said]?
[store]>[said] [that]>[again] [that]>[me] [that]>[that] [usual]>[past] [you]>[that]
[you]? words_4 +0.3: [again]&[we] [again]&[you] [again]>[again] [define]&[past]
[me]>[that] [my]&[we] [past]. [past]>[said] [question]&[store] [said]&[we]
[store]&[you] [task]&[usual] [that]>[news] [that]>[question] numbers_1
pointing_2_words_12 statement_words_12 +0.2: [again]>[usual] [me]>[my] [my]>[quantity]
[past]&[you] [past]? [quantity] [question]? [remember]? [resume]&[we] [resume]?
[task]? [that]>[advice] [you] [you]>[my] ^[again] ^[define] language_unknown
sentences_2 +0.1: [again]&[my] [me]>[past] [my]&[question] [my]&[task] [news]&[said]
[question]&[remember] [said]>[me] [that]&[you] [we]. [you]>[remember] ^[question]
commas_1 sentences_3 sentences_4 statement_words_0 -0.1: [advice]>[me]
[advice]>[question] [me]&[store] [me]&[tell] [me]&[that] [me]>[usual] [me]>[you]
[quantity]&[said] [question] [said]>[question] [task]&[you] question -0.2:
[advice]&[past] [advice]. [again]&[past] [my]>[that] [news]&[past] [news]&[question]
[past]>[again] [question]&[that] [question]>[past] [question]>[quantity]
[said]&[store] [task]>[that] [that]&[we] [usual]&[you] [usual]>[question] [you].
pointing_2_words_32 -0.3: [me]>[me] [my]>[me] [my]>[my] [my]>[said] [news]>[question]
[past]>[past] [past]>[that] [quantity]. [question]&[said] [question].
[question]>[that] [question]>[you] [remember] [tell]. [tell]>[me] [that]>[past]
^[advice] commas_2 commas_3 paste_words_0 question_words_32 sentences_1 words_20 -0.4:
[advice]&[question] [again]&[question] [again]>[advice] [again]>[question]
[define]&[me] [me]&[news] [me]&[said] [my]&[that] [past]&[we] [that]&[usual] [usual]?
pointing_0_words_20 pointing_1_words_12 question_words_12 -0.5: [advice]?
[me]&[resume] [me]>[again] [past]>[we] [question]>[advice] [remember]. [said]&[that]
[store]&[that] [task] [tell] [usual]>[you] [we]&[you] [you]>[again] ^[me] language_zh
paste_words_8 pointing_0_words_12 -0.6: [again]&[me] [my]&[usual] [my]>[again]
[past]>[question] [question]>[said] [said]>[past] [task]&[that] [usual]>[me]
pointing_0_words_8 pointing_1_words_16 quote_words_8 statement_words_28 -0.7: [advice]
[advice]>[again] [me]&[you] [my]>[news] [question]&[usual] [task]. ^[tell] commas_0
pointing_0_words_32 words_28 -0.8: [advice]&[me] [again]&[remember] [me]&[we]
[past]&[that] [question]>[define] [resume]&[usual] [you]>[you] words_24 -0.9:
[advice]&[my] [again]>[you] [my]&[news] [past]&[question] [resume]&[that]
[resume]&[you] pointing_0_words_0 pointing_0_words_4 question_words_20
question_words_24 quote_words_0 -1.0: [define] [me]&[usual] [remember]&[that]
pointing_1_words_32 quote_pointing_1 quote_words_4 -1.1: [resume]&[said] ^[task]
pointing_0_words_16 question_at_the_end question_words_16 quote_pointing_0 sentences_0
-1.2: ^[my] -1.3: [past]&[remember] ^[we] language_vi -1.4: ^[remember] colons_1 -1.5:
[define]. -1.6: quote -1.7: statement_words_32 -1.8: paste_words_4 -2.4: words_32
-2.5: [me]&[my] -2.8: numbers_3 paste
""",
    "en": """\
+1.0: right +0.9: [me]? ^_how_many then +0.8: more of_the +0.7: [again] ^[quantity]
^[said] ^_ok now ok +0.6: [me]>[you] [question]>[my] i so +0.5: 0_~_$ [me] [my]
[question]>[me] [said]. ^_the ^_~_0 did_i +0.4: ? [you]>[me] our +0.3: [we]? we +0.2:
0 [again]. [my]? [said]>[me] at on +0.1: [tell]. [we] ^[me] up -0.1: $ [advice]
[advice]. [question]? [said] ^[tell] are -0.2: [task]. ^_what do how in to -0.3:
[question] [task] ^[my] ^_how ^_is ^_~_a as for_a is -0.4: ._$ ?_$ [advice]>[me] [me].
^[question] can should -0.5: ! and with_a -0.6: [question]>[advice] [that] is_it us
-0.7: . [that]. ^_why ^_~_do how_do how_~_i i_~_to the_~_of -1.0: ._i ^_i -1.3: ^_my
-1.4: a
""",
    "zh": """\
+3.0: 那 +2.0: 多大码 +1.9: 啦 +1.8: 第 +1.7: 咧 +1.6: 个选 +1.5: 么名 了 过 +1.4: 只 来着 +1.3: 号 还来
+1.2: [me]>[question] ^[again] ^下一 ^膝 下一 么救 么时 贵吗 +1.1: 后 喇 是不肯 续 𠮶 +1.0: ^日 ^老 下 了$ 吵
按 是因 照 目 +0.9: 你 她 妈 对 得及 我不 报 换 敏$ 肯 +0.8: [me]>[said] [my]>[question] ^他 ^小 二 剩 十四
四天$ 日记 第十 编 返 +0.7: [usual] ^好$ 个$ 仲 你觉 别 咱 因 因为 它 把 日 来 欸 组 选 配 +0.6: [again]?
[usual]. ^[advice] ^_𠮶 ^下 ^佢 ^好 ^就 ^按 ^这 之后 俩 再 办 型 完 家 接 敏 月$ 码 系 统 职 试 过敏 部 问 阵 阿
+0.5: ? [again]>[me] [me]? [question]>[me] ^把 ^换 ^现 ^阿 业 主 么办$ 他 值 吧 吧$ 团 复 外 差 念 我 明$
昨 是什 是哪 案 步 的 记 证 译 项 +0.4: ^[me] ^中 ^照 不能 不要 位 佢 到 单 另 咗 哪 家$ 掉 整 最 最后 期$ 第二 莲 设 说明 请
课 边 量 ￼_? ￼_~_$ +0.3: ?_$ [my]? [quantity] [quantity]. [said]>[said] [that]. [you]
^[that] ^_~_$ ^还 今 几 哪个 天$ 少 应 底 时 明 本 没 班 的那 跟 进 预 ￼ +0.2: [me] [resume] [resume].
[that] [you]? 候 呀 回 天 打 现在 知 礼 翻 花 题 +0.1: [advice] [advice]. [question]. ^_$ ^帮 十 吃 子
容 楼 点$ 约 该 退 都 -0.1: [past]. [said]. [task]. ^_0 。_~_$ 上 不 个月 之前 做 可 文 晚 现 说 -0.2: 0
0_0 0_~_0 [my]. [task] ^_0_0 ^_￼_$ ^以 ^早 一句 个 内 动 合 情 成 改 每 算 西 高 -0.3: [define] [me].
[me]>[advice] [said]>[me] [said]>[question] ^[task] ^_~_0 ^_~_。 ^帮我 ^我们 ^用 几个 列 坐 多 学
常 我一 推 推荐 是 板 正 气 荐 说$ 跑 错 音 -0.4: 0_~_$ [question] [remember]. ^_? ^_?_$ ^_。 ^一 ^今天
^推 ^晚 ^最 。_。_。 三 下面 买 人 什 今天 以 住 半 古 带 帮 帮我 干 年$ 店 慢 我们 我是 户 手 料 早 期 概 演一 百 种 空 给我 聊 英
要 车 这段 金 钟 阳 题$ -0.5: 0_$ [question]? [remember] ^[question] ^[said] ^[you] ^三 ^以前 ^写
^怎 ^怎么 ^我 ^我是 。_$ 。_~_。 一年 一般 久 么 习 了一 们 件 但 作 你好$ 千 嘅 好$ 定 岁$ 希 当 我该 教 港 热 猫 理 白 直 算$
红 语 起 起来 适 通 钟$ 铁 风 -0.6: ^_python ^你好 ^要 一直 五 些 以前 会 句$ 吗$ 哪里 太 太多 好 思 新 机 洗 点样 牛 玩 电
米 美 自 行 转 问题 食 香 -0.7: 0_0_$ [again]. [me]>[me] [you]>[my] ^哪 ^给 ^给我 ^讲 。_? 一次 你好 友 和
国 土 好的 小时 岁 工 才 无 星 有什 点 爱 肉 资 骂 -0.8: ^你当 。 事 事$ 你当 多$ 差在 水 看 讲个 该怎 谢 -0.9:
[advice]>[question] [me]>[you] 中 九 吗 员 咋 失 安 很 怎 怎么 感 扮 有 练 还是 -1.0: ^有 么意 八 台湾 年 扮演
-1.1: ^你 ^是 两 的故 -1.2: 想 演 -1.3: 句 -1.4: 己 朋 -1.5: 几平 -1.6: 官$ -1.7: ^好的 能 -1.8: 敷$
-2.1: ^世界上 -2.2: 先放
""",
    "ja": """\
+2.5: アレ +2.0: つづ +1.6: ^じゃあ +1.5: た っぱり +1.4: お愿 ことに ころか ほし ド 次 +1.3: さん 録 +1.2: ^次
った の続 ほ +1.1: ^も 件 +1.0: [question]? ^_￼ ^じ ^今 たん 残り 目 +0.9: ^[my] いしま てた テ ード +0.8:
[my] ^残 こと たよ ので べて み 名 名前 +0.7: ^[usual] ^_$ ^先 ^母 あ いま き だっ てく てる でした の名 ほう まで よ 今 愿
母 禁 +0.6: ^俺 か たと だっけ っぱ りの る$ 例の 入 月 见 计 酒 +0.5: ! [past] あの えて か$ っけ っけ$ の誕 また 下 付 定
纸 読 +0.4: [my]. [question] [said] [usual] ^[past] ^_?_$ くれ こ した てくれ ても ま まし め も れた 手 残
结 ￼ +0.3: [usual]. ^最 ^次の お愿いし すか て$ てくだ ね の ん ス 出 最 番 +0.2: ^_。_$ お しま だ めて ろ 何 +0.1:
して たか で$ に 一 次の -0.1: [tell]. ^お 。_。 。_。_$ くら け し た$ と り ると コ 时 金 -0.2: [tell] ^_?
^_~_。 ^_。_。 ^前 い じ で ます 子 小 文 -0.3: ? [advice] ^_~_? ^_。 ^こ う て に$ ます$ ょ れて ル 使 合 本 法
雨 -0.4: ^_0 。_? 。_~_$ いい くらい す たい って は$ まだ らい ります セ メ リ ロ ン 方 日の 言 -0.5: $ 0 0_$
[advice]. ^前回 だけ って$ でしょ な はよ マ 冷 学 引 文を 猫 英 英语 语 违 -0.6: [question]. ^な ^小 あち あり おは
たい$ つ$ なら なんで 五 前 前回 家 水 给 -0.7: ^_git い$ でも ども る るの れる ッ 人 代 円 -0.8: ^ま の$ を一 ール 期
-0.9: ^あなたは しょうか へ 十 回の -1.0: ^しり ^肉じ の日 スマ 夫 関 -1.1: ^おはよー を书い 屋 -1.2: いくらく 自転 -1.3:
が しめる ば -1.4: すけ を -1.6: ^り ^前回の -1.7: ^おは ^まだ使 -1.8: ^ふ -1.9: ^前回の消 -2.1: なりき
""",
    "ko": """\
+3.0: ^선생 +2.1: ^알레 +1.9: ^여전 +1.8: ^일차 ^제가 +1.6: ^결국 ^이번 ^이어 +1.4: ^나한 ^이번엔 제가 +1.2:
^괜 지$ +1.1: ^[my] ^_ᄀᄀ ^그$ ^마무 ^뭐였 ^스 ^올해 ^있잖 왔는 +1.0: ^마저 ^맞 ^이제$ ^중에 내$ 신 죠 했 +0.9:
[said] ^그 ^싶은 ^쓴 ^알 ^총 그$ 기로 번 어요 였 였지 왔 +0.8: ^거 ^내$ ^며칠 ^예약 ^이제 ^읽 ^정리 ^총$ 거$ 이었 째 표
+0.7: [question]>[question] ^다 ^다른 ^또 ^얘 ^적어 ^지금 ^했 게요 내 네 니 님 담 른$ 매 사 집 +0.6: ^거$
^내가 ^덜 ^둘 ^둘째 ^뭐였지 ^박 ^분 ^시작 ^집 내가 물 박 부터 서$ 얘 어$ 차 +0.5: [we]. ^그때 ^나$ ^다음 ^다음$ ^무슨
^써 ^제 그 까지 까지$ 는데 다 다음 다음$ 더 둘 로$ 목 받 서 스 써 어 음 +0.4: 0_~_$ ^더 ^더$ ^마 ^못$ ^써줘 ^쓰 ^일 ^저
고 과 는데$ 대$ 대로 두$ 른 름 며 못$ 무 시 신$ 쓰 음$ 작 저 줘$ 짜 터$ +0.3: [news] [said]. [task] ^결 게 대
대로$ 또$ 주 줘 +0.2: ^만 ^이 고$ 나$ 두 라고 았 에$ 이 장 집$ 차$ 터 테$ +0.1: ^[me] ^나 ^내 ^시 니다 명 비 었
-0.1: ._$ ? [you]. 가$ 기 만$ -0.2: ._. ._._$ [me] [past] [question]? ^_$ ^구 ^어 ^전 가 구 까$
남 데$ 문 법 선 야 월 은$ 재 정 치 화 -0.3: . 0 ?_$ ^_0 ^가 ^너 ^설 ^수 ^수$ ^있 ^줄 ^해 간 개 도 로 를 섯 섯$ 이$
입 행 ￼ -0.4: $ ._~_$ 0_._. [my]. ^강 ^다섯 ^때 ^먼 ^아직 ^안 ^오 ^차 곱 국 나 난 날 드$ 려면 설 시간 식 아 에서
에서$ 을 을$ 인 인데$ 있 제 포 해 -0.5: [my] ^공 ^년 ^맞춤 ^명 ^없 ^파 ^하나 금 는 늘$ 달 드 를$ 리가 무$ 세요 시대 양 에
오 인데 일$ 자 전 전$ 주세 직 프 하고 하나 할$ -0.6: [past]>[me] ^뭐가 ^세 ^제주 ^조선 ^카 ^하루 강 공 기$ 까 날$ 년
도$ 모 미 법$ 세 센 에요 왜 전에 카 하 -0.7: 0_. 0_0_. ^당 ^사람 ^어떤 ^옛 ^자꾸 ^퍼센 리 말 면 할 -0.8: 0_~_.
^끝말 ^짧 까요 마다 의 임 지만 -0.9: ^기준 ^마지막으 ^알려 ^예전에 는$ 피 -1.0: ^됐는 ^무릎 ^쉽 ^얼마나 ^제일 면$ -1.1:
^짧은 -1.2: ^안내문 ^예전 -1.3: ^강아 ^오늘$ ^지난번$ -1.4: ^아직도 ^정렬 ^지난번 -1.5: ^고양 ^아재 ^파이 -1.6:
^때문 ^우리나 -1.7: ^너무 ^왜 -1.9: ^마지 ^이거 -2.0: ^그냥 ^떡볶 -2.1: ^어떻 ^조선시 -2.5: ^제곱
""",
    "es": """\
+1.6: ^_vas +0.9: ^_~_la la +0.8: [past] [said] q +0.7: [question] [question]? la_~_$
que_~_de +0.6: con_el en_el +0.5: [news]. +0.4: [that] al de_la ya +0.3: [past].
^[past] el_~_de era ha +0.2: . [news] [question]>[me] el +0.1: [me] [that]. ^[me]
-0.1: ._$ ^_que de le mi para se -0.2: de_0 una -0.3: 0_~_$ ?_$ -0.4: es que si -0.5:
[you] ^_me ^_~_un me yo ￼_$ -0.6: [me]>[question] ^[question] ^[you] ^_como que_se ￼
-0.7: 0 [question]>[that] [you]? cada -0.8: ? a_mi años un -0.9: [my]>[question] -1.2:
^_~_de -1.3: ^_cuando_fue
""",
    "fr": """\
+1.0: [advice] +0.8: le +0.7: ^_il ^_le +0.6: $ [question]>[me] +0.5: [you]. ^[task] y
+0.4: [question]? ^[question] comme il la ma tu +0.3: [my] quel +0.2: 0 [task] [task].
+0.1: [me]? ^_~_un du -0.1: [that] au les -0.2: . [question] [we] a de est on -0.3:
[me]. [me]>[question] ^[my] ^[we] ^_~_de ce de_0 -0.4: [said]. comment -0.5: 0_~_0
[we]? [you]? ^[me] -0.6: ?_$ [question]. ^[past] ans en une -0.7: [said] un ￼ -0.8:
^_j'ai -0.9: avant -1.1: ? t
""",
    "de": """\
+1.0: ^[that] +0.8: ^[said] +0.6: [news] [past]. [that]>[question] [we]>[that] ^_~_0
doch +0.5: [you]>[me] hab_ich +0.4: [my]? [we] es meine so +0.3: [advice].
[that]>[that] die war +0.2: [my] [question]. bitte da im +0.1: 0 [advice] -0.1: ? [me]
[question] [that] ein -0.2: [question]>[me] [question]>[that] an -0.3: [question]? für
in was zu ￼ -0.4: . ^[me] eine -0.5: ^[my] einen -0.6: $ ^_ich man -0.8: ._$ -1.4:
wie_~_ich
""",
    "pt": """\
+1.3: a +0.9: bora e_o e_que em_que +0.8: ^_em ^_em_que +0.7: [you]. ai ela era o
+0.6: . [question]>[my] [you] ^_a das +0.5: [usual] do días ele so +0.4: no pro +0.3:
[my]. ^_~_a já mais na +0.1: [question]>[question] da -0.1: [question]? -0.2: ? de pra
tem -0.3: ._$ ?_$ [my]? se uma -0.4: ^[question] ^_~_de e_um um -0.5: [me]. para
quanto -0.6: ^_o_que ^_qual ^_~_um e -0.7: años -0.9: de_0 -1.2: o_que -1.5: ^[my]
""",
    "it": """\
+0.9: dài +0.6: [question]? alla +0.5: ^[question] ^_il ho +0.3: ? [said]. il +0.2: la
+0.1: [question] che in per -0.2: $ [me]? ha si -0.3: . [me] e fa -0.4: ._$ [said]?
sei tre -0.5: [advice] [past]. [that]. cosa un ￼ -0.6: ?_$ [question]>[said] ^_~_di le
una -0.7: [past] ci -0.8: la_mia -0.9: 0 ^_ho -1.0: ^[my] -1.1: fai io -1.9:
^_quanto_sale
""",
    "ru": """\
+1.2: [you] +0.9: ^[again] ^_~_я она у у_меня +0.7: [question]>[me] ^[question] не
+0.6: [advice] [advice]. [me] ты +0.5: [me]. +0.4: $ +0.3: [that]. [you]. +0.2: .
[question]. же мы я +0.1: [again] [again]. -0.1: [we] -0.2: [question] по -0.3: на
-0.4: [question]? ^[me] -0.5: а -0.7: [quantity] в -0.8: ^_~_меня ^_у ^_у_меня -0.9:
^_что -1.0: 0 [that]? -1.1: ли
""",
    "ar": """\
+1.3: [said] ؟ +0.9: [my]>[me] [that]. +0.8: متى +0.7: أي +0.6: [me]. [news] [usual].
+0.4: [again] [again]. كام لي +0.3: [usual] أنا +0.2: [me] +0.1: ؟_$ -0.1: [we] -0.2:
. [task]. ^[task] عندي -0.3: [define] [task] في -0.4: $ ._$ 0 [me]? -0.5: [define].
[me]>[question] [you] كم مع -0.6: [my]>[question] [quantity] [you]. ايه بعد في_~_$ كل
كيف -0.8: [my] [my]? -1.0: إيش وأنا -1.1: [question]>[me] [question]>[my]
""",
    "hi": """\
+1.3: [my]>[question] +0.8: ab +0.7: [me]>[question] [my] [past] [store] +0.6:
[usual]? वाला +0.5: [that]. ka se जो +0.4: [past]. [question]>[past] [tell] [tell].
^[my] है_$ +0.3: [resume] [that] +0.2: [my]. ^[me] +0.1: [usual] -0.1: [me] [question]
का -0.2: [me]. को -0.3: ?_$ [question]. aur लिए । -0.4: 0 [usual]. hai -0.5: [news]
[task]. -0.6: [again] ek hai_$ -0.7: $ me
""",
    "vi": """\
+1.7: rồi +1.0: [me]>[me] +0.8: [me]>[question] +0.7: [question]>[that] [that] tên_gì
y +0.6: [that]? +0.5: [question]>[again] [store]>[said] gì_~_$ rồi_$ ta +0.4:
[me]>[that] [past] [past]. [past]>[me] [resume]. an nào_$ ta_$ +0.3: [me]? [task].
^[past] hôm tu +0.1: [me] -0.1: ? [said]. hồi -0.2: [me]. [question] [said]>[said]
[usual]. ^[me] ^[said] ai ma -0.3: [advice]. [me]>[past] [question]>[me] [said]? [you]
[you]. bao_nhiêu hàng -0.4: [advice]? [past]>[you] [quantity] [quantity]. [said]
[said]>[past] [store]>[me] bao_~_$ gì_$ o -0.5: [advice]>[question] ^_bạn ha hàm
không_~_$ tay ￼ -0.6: [me]>[again] gợi -0.7: [advice] ^_già uống -0.8: ^_chào con_ai
-0.9: 0 [you]>[me] hơn_người làm_ba -1.1: vai_ông
""",
    "tr": """\
+0.9: [said] +0.8: o +0.7: [me]. +0.5: ^[question] +0.4: [me] [said]. [that] -0.3:
[question]. [question]>[my] -0.4: ? son -0.5: [advice] [advice]. -0.6: 0 [past]. mi
mi_$ -0.7: de -1.8: en_son_ne
""",
    "id": """\
+1.0: ya_~_$ +0.7: [my]>[question] [past] +0.6: ^_~_ke ya +0.5: [me]. [me]>[question]
^[past] +0.4: udah +0.3: [again]. [question]. sih yang +0.2: hari +0.1: ^[my] -0.2:
bikin -0.3: ? [advice] [question]? ^[advice] di -0.4: [task] [usual] atau -0.5: 0
[my]? [said]. jadi ￼ -0.6: $ [said] ^[me] -0.7: ^[again] ^[news] ^[that] ^_~_saya gak
-0.8: ^[said]
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+3.1: bisc +2.0: avori +1.8: anua +1.5: nex onig sinc +1.4: usu +1.3: coul once_ siz
+1.2: argu hich_ hurs nest the_ they +1.1: frida job_ +1.0: finis geth loo pda +0.9:
_les _rig eek_ same_ tme +0.8: 's_ _oth _pi asl king_ nee ok_ +0.7: _on andlo ied_
n's_ one ted_ was_ +0.6: _cha _du _jus _let _tu ess has ini jus my_ nes otal_ par plea
the ut_ +0.5: 't_ _did _dr _fl _off _ok ats did ett ette hat her_ les mar may_ or_
out_ pls_ sam then then_ tri up_ +0.4: _bi _has _mo ame ary_ day_ ed_ ee_ est ext_
has_ here_ hing_ his_ ked_ ls_ may od_ ood_ ore_ ork ot_ ow_ part so_ was we_ wher
work +0.3: _da _my _of _pl _we abl an' did_ ext have have_ hen_ her here id_ let now_
out sda t's_ +0.2: _me _ou _so _the _thin ame_ ch_ day he_ hen nd_ now thin tte wha
what +0.1: _ar _at _di _hav _ma _to _up and_ as_ nt_ ther_ tue what_ -0.1: _as _fo _go
_is _st are_ ay_ con ice ld_ ou_ ould_ pla say ts_ ve_ -0.2: _al _ex _ho _ke _sa _tel
_us _yo ant can can_ do_ ers ery foll how_ hre hree_ hy_ ice_ is_ ive ll_ llo orni per
se_ ten when when_ -0.3: _are _bo _can _de _fr _nu _ta _th _tw _wi ad_ agai alr ast_
ate ays ays_ ers_ ever from_ gs_ hou in_ ive_ ly_ ns_ orn plai re_ rem them_ thre to_
two_ who_ your ys_ -0.4: _cr _fu _how _se _su _wh boi boil ce_ en_ eng ery_ es_ expla
fun good_ how ill_ lin lon nge old old_ our ric rni tic who yea -0.5: _an _con _ev _hi
_ni ail an_ ang ant_ ent goo han il_ ks_ nly_ ny_ ome pyt rs_ there tod tra -0.6: _co
_do _lo _qu ally_ at_ eeks_ ell expl had_ ins morn ome_ ong rnin son_ soun this_ tions
whi will_ your_ -0.7: _eac _po _wr eft eme exp goe good ick not oday ort ree st_ start
us_ -0.8: al_ bup ema mos ou'r told_ wou -0.9: about avel betw egg firs fiv nny_ some
want_ -1.0: _it' answ eighb enten etu houl -1.1: at' egal if_ ilk_ llowi only_ -1.2:
_las apit apto hello -1.3: enev frie orld_ outp -1.6: eggs_ why_ -1.9: hiy -2.1: alw
""",
    "es": """\
+3.0: amaba +2.7: esq +2.4: hice_ +2.2: ausu autob ides_ +2.1: alumn +2.0: eves_ vece
+1.9: asol +1.6: asio_ +1.5: itul +1.4: levo_ +1.3: aes avor estoy +1.2: puse_ +1.1:
abog coleg lune pun +1.0: _vu ce_ del_ ejor lib +0.9: je_ oye_ qued +0.8: _va auto
azme_ jue tal trab +0.7: _don _us aba ahor ahora cci ese igui imo imo_ ser toca toca_
toy_ +0.6: _ni _vi aho don ech egund ejor_ engo_ he_ igu ina otr pas rta sem sta vue
+0.5: _ba _de _del _hi _lo _pro _pu _sem ami amos_ as_ cual cual_ del egun guie ice
ice_ mas_ nto ntos_ segun ste_ to_ toc vas +0.4: _con _da _no _to azm ba_ cion_ ema
emana gun hora_ ient lta mas mo_ nes nes_ ora_ sema te_ ual unt +0.3: _era _ot _sigu
_ya antos ast desd el_ eng era falt ist mana otra otra_ oy_ ro_ ten tra_ ya_ +0.2: _el
_er _ro _sig ado_ cio er_ fal ha_ la_ mos_ nda que sigu +0.1: _ap _co _la ado cion de_
ero est ias_ uant -0.1: _ex _mi _por _pr _qui _ti an_ dos en_ ena mi_ para_ si_ tar
ter -0.2: _al _com _di _ho _me _pa _par _per _si _so ada_ ara cor cuan es_ eta_ ico_
ima in_ lo_ me_ nos nos_ omo_ or_ orrig pan per ras_ rio -0.3: _gr _le _tie _una ant
ante ar_ buen cesi com da_ do_ ent enta entr esp eta int is_ las mie nas_ nta ntra par
qui ran ras sal se_ tor tre -0.4: _an _ant _ante _cad _en _esp _mu _re _su ano anto_
cada cho_ co_ ene_ ico le_ les orm ort por rac rar ria su_ ta_ tod -0.5: _alg _bu _ca
_fr _hu _pi _ri _tar alg alo bila bue dife ela erd esc exp expl fra ifi ita ne_ nif
ola ola_ rre tie uatro uena un_ una_ uro -0.6: _ar _un aci avi ay_ ere este fic fue
ia_ ica_ ill illa och po_ quier til ura -0.7: _ga _mo cad erior ica nony pued soy_
-0.8: _bie ata emp espan eur go_ hay hay_ res_ una -0.9: algu anos_ egur gnif hago_
inuto ir_ raiz_ rim -1.0: grac -1.1: ceta_ efe_ -1.2: _du como_ hee -1.3: cuat exic
-1.4: arj hola_ -1.5: avia_ celu ches_ -1.6: dijer gata_ -1.8: gle_ -1.9: histo -2.1:
abue -2.2: auti
""",
    "fr": """\
+2.0: deja_ +1.7: chez_ dim qu'o +1.6: deuxi sont_ +1.5: 'avie dev idi_ mieu +1.4:
l'au notr +1.3: 'hab_ cic deva sema +1.2: ai_ moins +1.1: aviez eanc equel ivan stp_
suiv +1.0: _aj d'ha efai esum tie +0.9: du_ mod +0.8: ajou cett ens ien suite +0.7:
'est_ _ou _ta ais_ dej m'as_ ume +0.6: _ba _le _pre autr ble bon_ chai eau ena eu_ eva
mes_ ont_ quel_ tre uel_ vai xie +0.5: _bo _ell _m' _ne _re ait ant avais com comm ee_
elle_ emen ement fin he_ ier_ il_ la_ lle m'a mme_ nne_ tait_ ti_ tre_ vais_ +0.4:
'ai_ _ava _ce _eta _je _ma _ri _sa all dep ext ier ine ine_ ja_ l'a ma_ nne our_ pe_
re_ tai uit +0.3: _du _il _no _qu c'es dans dans_ el_ elle epo ess ls_ mes mme nes_
nti on_ pour_ tro ule voi +0.2: 'ai _av _l' as_ ava avai de_ ell eme is_ m'av mon_
ois_ pre son sui ule_ +0.1: ais ait_ est etait j'ai lai lle_ mai mbi me_ nce_ -0.1:
_la _moi _pa anc au_ eux_ les_ ne_ ois que quel tra ts_ utes_ -0.2: _ca _cha _de _en
_est _tr _vi cevi cinq_ combi deux_ inute je_ ment ment_ nt_ res tiq -0.3: _co _do _j'
_me _on _peu _pou ale ans ans_ ceye_ dix_ dre en_ end et_ jou moi moi_ nd_ nde nte_
oi_ ommen our par_ plus plus_ pou quo sans_ ter ujo -0.4: _ci and angl ant_ dan dre_
ele er_ gne j'a mmen mment ntr oit os_ peu peut_ plu rai ren res_ sal vant_ -0.5: _di
_in _pro an_ emp enir_ ere eur fair fran ie_ iers_ ise ler mois nte pro uco une une_
ut_ -0.6: _ans _fa _pe blag ca_ core_ ecr endr ers ge_ mat mer min mois_ ong ouj se_
ter_ uell -0.7: _an _fo angla ce_ corr d'e droi es_ hras nous_ oit_ orr -0.8: _es
crepe d'u d'un ent ir_ joue joue_ ler_ oir orm quels rem -0.9: _fr _un al_ avec_ bre
cre in_ rom sag un_ -1.0: vre -1.1: _foi ad_ epon quoi_ -1.2: cinq diff -1.3: crip foi
lund omis -1.5: bonj chaq ourq -1.6: apita -1.7: cou_ -1.8: emps_ -2.2: lutio -2.6:
alut_
""",
    "de": """\
+2.3: abt_ rotz +1.9: ogeg +1.8: jet +1.6: vom_ +1.5: dei diesm fruh_ +1.4: bud nun_
+1.3: aufge enau_ ext_ gross nser wied +1.2: azu_ chste +1.1: _auc +1.0: eig elc hast_
mor nich +0.9: _lo _nu einka exp gena jetzt ona +0.8: _pu bis_ hei rs_ tlic +0.7: _he
_wei achs ag_ chic em_ nun pun rat sge spr +0.6: _de _en also_ beim_ bin_ geg ied muss
oder_ uch_ ucht wann wann_ woc +0.5: _ab _die _wel _woc abge ast bes doch_ eiter ert
furs_ hab ite iter ls_ meh nkt ss_ tag tan uns +0.4: _bes _bi _bit _do _gle _te _tr
_un _uns _vi _vie _war _welc at_ bit chs die glei habe_ iche itt kt_ lle nochm om_ rag
schr tag_ trag vie +0.3: _der _doc _dr _gl _mein amit_ ange ann ann_ be_ da_ die_ dies
doc eha hab_ ich im_ itte leic mei mein mona nic och tzt_ war_ wel +0.2: _di _ge _hab
_me _mei _wa _wo der der_ est nte so_ ter_ tte tzt vor +0.1: _be _fr _ta _we ach_ ch_
eite el_ geh ie_ kann_ ren ter -0.1: _das _ve auf_ das den er_ hen_ in_ isc ist it_
km_ nen on_ ten_ zum_ -0.2: _ha _kom _ma _sei _sie _ver an_ ber che den_ ech eib en_
enn_ funf fur_ gen_ ir_ ist_ kom le_ lie lte nd_ ne_ seit st_ was -0.3: _dar _pas _pro
_re _sa _sag _was _wi _wie _zu ang ass_ dar egen he_ jah kein ll_ nen_ rei ten ung_
ur_ utsc was_ wie wor -0.4: _da _er _im _in _ku _wen _zw ahr alte as_ ass ber_ chte
dass deu eit erk fen ft_ fun ge_ her_ ibt_ ier mac noc noch_ omm rde sag um_ ung ute
will_ -0.5: _fa _fl _man _zeh age atz aut dass_ deuts ege ei_ einem einen eri funf_
hal her hren icht ig_ ind ird_ jede lten_ man ner nne seit_ tsc zeh -0.6: _imm _jah
_ko _se _um _ze ache arum_ che_ dir dir_ ein_ fru ibt jed ken man_ rum_ sei sie_ sst
wer wurd -0.7: _lan _na _pr ersc eut ieg lun nie seid_ tig wen wenn wenn_ -0.8: _ein
alt art eiten letz ort rauc uche wil -0.9: _eine erinn erza krie oran_ -1.1: elsb eund
komma waru -1.2: inut ulet uruc -1.4: hilft -1.6: brua eso_ -1.8: bev efon ktob -1.9:
arf_ euro_ irkl -2.1: blem ellu
""",
    "pt": """\
+3.3: agor +1.9: desd orcam +1.8: novo_ +1.6: daq falt +1.5: anil +1.4: ei_ +1.3: olte
+1.2: abal +1.1: outr oxim +1.0: fui_ itul toda +0.9: _tu aquel ecre eu_ ico opc +0.8:
_aq _fe ae_ ai_ den ensag ezes_ gua oxima quant +0.7: _fi _fu _ti bor cro fec gles_
ntos_ ora_ sto tao_ +0.6: ago anda cha cons duas_ eai est ia_ mos par quele rio turm
+0.5: _bor _cha _co _dia _era _pi and as_ bora bora_ cio dias_ egu eri ma_ mos_ opo
ori quela vol +0.4: _do _la _pre _pro ais_ amos amos_ anca aqu ciso_ co_ ele_ foi_ la_
ont pro qual seg so_ ual uel +0.3: _ai _da _er _fic _ja _mes _par _qua _ta aque ara
era era_ ico_ mesm nda pro_ qua qual_ tac +0.2: _con _de _ou _pr _qu con le_ mes ora
rec ta_ tos vc_ +0.1: _ba _pa amo da_ ergu gor ha_ -0.1: _cor _li _por _sa de_ eir
eiro eiro_ enh ent er_ fal me_ nto_ os_ port prec quem_ sem uma -0.2: _in _nu _re _se
_uma _ve ari como como_ ido men que_ sa_ sso tem to_ -0.3: _com _fo _para _pe ado
anto_ bra dor meu_ ndo ome omo_ ort por pra_ ran rde sao_ sem_ sta_ tar tro -0.4: _ant
_ex _ped _pra _tem al_ ao_ com cor em_ gra ica ida lem mei or_ ped pra rar_ rro sou
-0.5: _en _man _oi _po _que _va ador ar_ crev des ente_ gen lar meu nos_ oi_ om_ omo
orr para_ rev se_ tra uma_ val ve_ -0.6: _ca _gr _ra _so _te aa_ assa atro_ ente eve
hoj iga ime ind mand mbr ois pode_ rin ros rto rtugu temp -0.7: _di _ne _um cont coz
dema gente oa_ po_ ren uro vale -0.8: ant atr bom bom_ lemb numa_ quero -0.9: achor
essoa exto_ ozin -1.0: _iss ainda fing inua_ -1.2: dife -1.3: gros guag ntinu ortu
-1.4: lhe_ prai -1.6: asci -1.7: asil nun -1.8: celu -1.9: faco_ -2.1: ahr finge
""",
    "it": """\
+2.2: ades +2.1: ivel +2.0: iecc +1.9: codi obr +1.7: econd +1.6: diec sai_ +1.5: abel
+1.4: amatt com' dome +1.3: stanz +1.2: est' +1.1: _pur ama evam gio_ poi_ pur +1.0:
nient tra_ uale_ vi_ +0.9: avevi non_ +0.8: all cco del_ ett ho_ prep +0.7: _la _let
_ne allor avo col_ dai evo_ famm rag vevo_ +0.6: 'al _pr _sc ade anc anza_ arti ato_
eglio eva evi_ ggio iec ier oi_ pal pres quel quell rti solit terz to_ tu_ utto_ +0.5:
_all _ho _pun _sco _so _son _tem _tu amo esso ola on_ res tav tem tur utto va_ vamo_
vev +0.4: _fin _le _sa _st _vu alt altr anti_ art ata_ avev chia des di_ edi egl fino
glia ia_ iamo_ il_ ive ltr piu_ pun rni son ta_ tti vo_ vor zione +0.3: _av _du _pa
_po _pro ai_ al_ altra amo_ col del dev deve_ el_ er_ esso_ io_ iorni mo_ nti_ ora pro
stan tor tra tte uel +0.2: _che _da _del _il _pre _qu _sta _su ell ente_ evi evo fin
iam iato_ let ndi nte_ oli one ro_ sta ura vam zio +0.1: _ad _ave _avev _ba _co _non
_pi _ri _te ato ella ella_ lla non orn per_ si_ vol -0.1: _cos _di _ma _se ale are che
chie due due_ ede erc gia_ he_ llo ma_ nto rche re_ sa_ -0.2: _chi _vi ale_ ano anto
anto_ ca_ cam cch cchi ce_ che_ cia con cos ere ere_ ha_ hie in_ qua uo_ za_ -0.3: _bu
_es _ha _si _va _ve ali ci_ ene_ enza enza_ erch eri ior no_ nte ole olo ono osa_ rch
rso spie ter tre_ -0.4: _an _be _in _pe _prim _sp _ti _tr ant c'e chi cni ene enz figl
gia ien lic lie min ntr prim rche_ ren rima rma sco_ sei_ tar tare_ -0.5: _semp _siam
_vec are_ ati car chied cosa_ ele emp fig itt na_ nde ne_ ni_ orm quad ris rno_ tim
tre tto_ -0.6: _ci _com _tre abi alia ane ara camb come_ cos' de_ end esc gles ico int
ita la_ le_ puo_ quat rare_ semp sta_ tele tes un_ vecc -0.7: _br _con _it _sem _vo
glie orso_ perc puo siam uesto -0.8: _gr assem co_ ecch poss risp sem -0.9: _ca _un
cel_ erche nonn solo_ -1.0: abit acq acqua adic buo ord se_ una_ -1.1: fai_ norm -1.2:
adre_ -1.3: empr mez quali -1.4: 'af -1.5: ao_ ques von -1.6: big ighe_ voce_ -1.8:
ancor mok -1.9: filas fint -2.0: eav empl -2.5: ail_ -4.1: alzo_
""",
    "ru": """\
+3.9: дующ +2.9: тобо +2.7: зову +2.5: опя +2.4: оег +2.3: епер +2.2: нкт +1.8: тож
+1.7: отка +1.5: дго прош +1.3: лся_ так_ +1.2: аки_ +1.1: ариа вое +1.0: али_ дал наш
спи +0.9: _оста же_ ила можн ну_ остал рав стал +0.8: _ост аки али ась_ вер кот ова
+0.7: _да альш ам_ ер_ оди от_ та_ +0.6: _он _ос _ты аи_ его_ иши_ ки_ ла_ лось_ она
оста +0.5: _об _оп _от акои_ ем_ како какои кого_ ли_ они сде стр сь_ тал +0.4: _же
_по _та _то ал_ до_ его льше_ но_ ом_ ста ту_ +0.3: _вы _мы _так жно лас льк се_ +0.2:
_до _за _ну _пе ать мен мы_ пис так +0.1: ил_ ког не_ -0.1: _де _пр го_ на_ нап сяч
ят_ -0.2: _во _ил _ст нии_ ои_ осл по_ тел чем -0.3: _ес _при _эт ере кое_ ов_ ран
тся_ -0.4: _ещ _ко _хо _чт бы_ для_ ле_ ок_ при три_ тро -0.5: _го _ли _ма _мо _пос
_поч акие_ ет_ ие_ ник пос поч хоч ют_ -0.6: _ре _это дел днии_ ент если_ ить_ нои_
одн сти это -0.7: _но _пя бра еня кие_ ко_ ти_ то_ что ься_ -0.8: _ку еи_ ерв он_ очем
сть ть_ -0.9: асов_ кош скол -1.0: _че ая_ гра ить -1.1: ии_ ня_ очу_ тьс ые_ -1.2:
веж идум как_ льо тобы_ это_ -1.4: будь_ воя_ -1.5: _есл еплик ичае -1.7: отли -1.9:
ази_ -2.0: анек делат едем_ сыг -2.1: обуд очему -2.2: алте -2.3: аньш -2.5: стар
-2.9: гуляр
""",
    "ar": """\
+2.4: طيب_ +2.0: الظب بعدين +1.9: قدا نرج +1.7: دلو +1.6: تهي +1.5: اخرى_ +1.4: افق_
اللي_ امتح حكاي +1.3: الت_ انية_ خلاص_ رفضو موع +1.2: _ثا افق الشهر لبا +1.1: _خل _ها
_وق ايمة_ قايم لها_ نفس +1.0: _لن اسم خلصت خلصت_ عادة_ فس_ +0.9: _الك _كام _مو اسبو
الماض امي بت_ تي_ صفح كام هال وم_ +0.8: _را _كا اب_ اطم_ دم_ رجع علي قطت كان_ +0.7:
_ال _الب _الم _با اعة_ المعت ايا ته_ لة_ +0.6: _الام _اي اية_ بعد لت_ متى_ مين يمة_
+0.5: _الح اد_ ال_ الام الخ الس الك الى_ سم_ قي_ كام_ ها_ وبع وبعد +0.4: _اب _الخ _رج
_رجع _عل رت_ نا_ يت_ +0.3: _من غير في_ لام مل_ وقت +0.2: _اع _انا الا الح تى_ حد_ للي_
+0.1: _الا _تو الب لي_ هي_ ول_ يا_ -0.1: ده_ عند لا_ ية_ ين_ -0.2: _عا _وا الي ني_ وان
يه_ -0.3: _ار _اك _ما اذا اذا_ ار_ الة_ بل_ يعن يل_ -0.4: _الق الم الن انا_ تب_ ندي
-0.5: _في _مي _وان ات_ ري_ سب_ قول ماذ مع_ ون_ وي_ -0.6: _ايه _سن _كيف _وم ايه ايه_
دي_ رق_ كتب_ وانا_ يارة_ -0.7: _از _جو _لا _مل بال بعد_ عندي_ كيف كيف_ لما ليش_ ملة_
هم_ وانا ير_ يرة_ يش_ -0.8: _اح _الن _بال _ثل _لم _يح بة_ دة_ ذا_ قة_ لبي مية_ ومي
-0.9: _فا _كي _يو ارة_ انو حل_ يف_ -1.0: _ازا _اق _بي _قا _مر ازاي_ ريقة_ لية_ والم
يقة_ -1.1: _تس _مص بي_ -1.2: _سل اء_ انجل سية_ يحق_ -1.4: اصم الخير الري -1.5: تغل_
كتة_ وات -1.6: باخت تعم ذج_ زعلا -1.7: اقو بعة_ عشان_ -1.8: الكش توس -2.0: بتدي جنيه_
-2.2: ساوي_ -2.3: القه -2.4: عليكم -2.5: السعو ايث -3.4: جى_
""",
    "hi": """\
+3.4: बाक +3.0: हुए_ +2.6: ंदाज_ +2.5: mmy_ +2.4: अब_ तुम् +2.3: नंब +2.1: usm +2.0:
मैंन +1.8: apa_ अभ् गए_ बेह हमन +1.7: तुमन तैय सूची_ +1.6: aaj_ उसी_ किम +1.4: arei
शुग +1.3: bat naa ठीक_ डम_ +1.2: _हू अगला_ चलो_ +1.1: hain_ का_ +1.0: आपन खत् जैसा_
यास_ हिस +0.9: _ab _उस _मा करत तो_ नही ्ट_ +0.8: _जो ab_ ahine meri_ अनुव आगे_ पने_
फिर_ वही +0.7: _se _ना उसन दूस दूसरा मने_ वो_ +0.6: _pa _बे do_ ha_ किस जी_ तुम +0.5:
_jo _कि ka_ kau te_ की_ जो_ ना_ नों_ बना बना_ ां_ +0.4: _फि _वाल tha_ किय किस_ वाल िन_
+0.3: _ka _mer mer के_ क्या_ गया_ ही_ ें_ ेरी_ +0.2: _किय _था ंने_ बता सी_ +0.1: _वा
ने_ रा_ -0.1: को_ तीन पां पांच -0.2: _क्य _प् hai_ ho_ kaise ye_ से_ -0.3: _ha _ky _को
aise_ aur_ ek_ kai mei na_ ur_ क्य ते_ थे_ दी_ में स्त ाल_ -0.4: _ra _sa _कैस _मि _शु
ais iye_ liye_ प्र ये_ िए_ -0.5: _la _एक _दे et_ rah ऊं_ कार कैस नमस पहले_ पांच_ मैं_
लिख हर_ ैसे_ -0.6: _जा _या _सम _सु at_ ise_ main ता_ बात मिल सकत ाई_ -0.7: _कै _क् _बन
_रा _स् apas_ loo main_ और_ बीच_ शुर साल_ हिं हुई_ ार् ैसे -0.8: _भा ahiy essa nah
क्यों पिछ ेगा_ -0.9: ehl ंटे_ आसा ती_ बहुत_ बिन ार_ -1.0: _पा atl अकब हजार_ -1.1:
ehle_ एक_ करो_ कितना तिश नट_ फोन_ -1.2: hon_ hur क्य_ छली_ -1.3: करू किलो -1.4: las
झे_ -1.5: engl exc पये_ लिखो_ -1.6: arta_ -1.8: कैसे_ पहे -1.9: शुरू_ -2.0: कायत_ मैस
-2.2: कुला_ -2.4: gli कोई_ -2.7: धन्
""",
    "vi": """\
+2.4: cai_ +1.9: min rinh_ +1.8: kia_ +1.7: tiep_ +1.5: vay_ đoc_ +1.4: muc_ xon +1.3:
đung_ +1.2: chot_ lai_ not phon đay_ +1.1: ly_ nang_ quay_ roi_ theo_ thuc_ toi_ uyet_
+1.0: buoi_ chiu_ ize_ kieu_ phan xoa_ đam_ +0.9: luon_ nhu_ sach_ tung_ đang_ +0.8:
_la _ro ben bo_ gui_ lic nua_ phuo phuon them_ thiet đuon +0.7: cay_ gio hiet_ loai_
nhi nhi_ nhu the ung_ đun +0.6: _ki ach_ bai_ chu_ danh_ gac hot_ iep_ kip_ mat mat_
nan not_ sang_ sep_ soan_ đat_ +0.5: _ca _cap _no cap dic em_ gio_ han huc_ mo_ ne_
nha_ phan_ so_ ta_ thie ua_ yeu_ đoa +0.4: _be _di _ne _nh _nu _ra _đa chon cua_ cun
dan giao_ hem_ hom hom_ hon_ hu_ ia_ iet_ ket_ lan_ luon mau_ nao_ ngay_ nhat_ nho
nho_ phu thay_ uye voi_ đie +0.3: _bo _hom _si _so _tu anh_ bua_ cho hinh_ loa loi_
nhom_ pha ruon tro tron truon tu_ uyen_ yen_ đon_ đuo +0.2: _da _do _ke _mi _đu an_
cac ch_ eu_ gay_ giu hai hai_ io_ kie lan ng_ on_ tie tui_ đan +0.1: _th cho_ chu con_
ot_ tai_ thue_ va_ -0.1: _gi _go _kh _mu _on _tr _vie eng gi_ hoa hong_ ich_ ieu_ la_
ngu sau_ tri vie -0.2: _cu _ho _lo _ma _me _su _ti _va ap_ ba_ chau_ du_ eo_ gia hay_
he_ hie ieng_ in_ ma_ moi_ ong ong_ rang_ thang the_ thu_ tru đoi_ -0.3: _ba _cha _hoa
_sa _to _xa ac_ ao_ at_ au_ buo can_ cha dun guo hac hach_ hoc_ inh_ kha khach long_
lua nghi nuo ren_ rong_ tien van van_ đuoc_ -0.4: _ch can cau_ de_ gan giam_ guoi_ ha_
hi_ hic ien lap lap_ mot nuoc_ op_ pho_ tinh_ toa tra trang tuo uot_ đi_ đin -0.5: _bi
_de _gh _ha _uo _đe ban_ bat_ bi_ bie en_ gan_ hat_ hau_ hoai_ hut_ ien_ khe kho luong
nli quan rung_ ruoc_ tay_ thuo tieng -0.6: _co _hu _lu _vi cao_ chun cuoi_ day_ hieu_
ho_ hoi_ khac khi khi_ kho_ may_ nay_ ngan ngan_ nha nhau_ phat_ quan_ thi ut_ đe_
-0.7: biet_ buon buon_ cod cu_ lop_ muoi_ rai_ tin trun uat_ uoi_ đau_ đong_ -0.8:
boi_ chao_ khon luc_ phi thuon vao_ viet_ -0.9: ban cam_ giai_ het_ lat_ nhac_ toan_
tom_ tuoi_ vi_ đa_ đo_ -1.0: bao_ goi_ nen_ phut_ thi_ vui_ đep_ -1.1: cel_ luat_ mot_
-1.2: meo_ -1.3: choi_ gap_ sai_ sao_ -1.4: noi_ -1.5: nam_ vai_ -1.7: chup_ -1.8:
mua_ -2.2: aff_
""",
    "tr": """\
+3.0: iad +2.5: aid ksa_ +1.9: amuk +1.7: get +1.6: artik elo +1.4: kud +1.3: kact
simdi +1.2: alerj bera bi_ sul +1.1: ayen daha_ di_ iyd nra +1.0: ani_ aya_ sira stin
+0.9: adak arka +0.8: _an akt amank ded gra lan min_ misi ni_ oru sal tik_ tti yazd
+0.7: _ann ger lim_ liste mist miz neyd nim_ obur ogram radak rdu ydi +0.6: _ad _da
_di _kac _za adi dug eyi gin_ hani ik_ kac kti mis nde ord re_ sini_ sonu soru stik
un_ usu uyo zama +0.5: _han _so adi_ ayni dum_ eyd in_ iyo mus ogr rdi tik +0.4: _ge
_ka _sor ana_ ayni_ dig digi digin igin_ inde isti ki_ lim na_ nra_ onu sini um_ ya_
ydi_ yine_ +0.3: _ce _ko ada aki_ an_ dum eli esi esin imin ini ira iz_ nim ra_ sti
tin ugu zam +0.2: _sir _son aca ama aman imi opl son +0.1: _be ani gib gin igin min
sir tim -0.1: _gun _ha _yo cin_ dak icin_ kisa le_ lir nu_ sa_ -0.2: _bu _va ala anl
asil asil_ bana_ bil bili de_ iki iyi kar lama ler once_ or_ uz_ yan yim yim_ -0.3:
_bas _do _gu _ici _kis asa eme en_ gun ilir isa mi_ yil yor -0.4: _al _es _fa _ist _na
_nas ac_ asi asin ca_ et_ far gi_ inc inda kir li_ nasi nli once sil sin_ son_ sur tan
una ye_ yi_ -0.5: _ara _ic _isi _ke _ma _ya abil anb ata bas da_ iki_ ili im_ irm is_
iyor_ laz mad nas ols onc ski ste te_ yle -0.6: _he _kar _sa ak_ ant bir_ ce_ gun_
hic_ ila iyim_ kis ned nin on_ riy rki rla sind sure uml var_ yapa -0.7: _fi _ku apa
evde iri kac_ rim_ sta -0.8: _ca _is egi isa_ ked mak yap -0.9: _ba _ned _ni hep hep_
hic iden_ tma yuz -1.0: hala hala_ ir_ ldig neti -1.1: ado -1.2: asred ayri dir -1.3:
apay asre -1.4: eskid kiye larak osman -1.5: uzde -1.6: coc -1.7: akik lsu -1.8: imo
nut -2.0: esk -2.1: komi -2.4: huy -3.1: erh
""",
    "id": """\
+1.9: kwk_ +1.8: ertu jug +1.7: adw alh anm +1.6: adin +1.5: opos +1.4: ahku_ budg
kaya +1.3: _belu gym_ ikini yg_ +1.2: ft_ +1.1: ambu +1.0: _de agaim anju lny nomo saj
+0.9: aktu_ cob gili nih_ persi +0.8: agia alik atat gga kap lagi_ mbu tam uh_ +0.7:
aran bih kata kir oal tad ya_ +0.6: _nam ggal ggu ini kan_ keb mau_ mem mu_ nya nya_
rin samp tet +0.5: _bagi _ka _kan _me _men _nama _soa agi bih_ eh_ ert ggu_ gian_ hirn
ira nama_ ngg oal_ pak puny ran si_ tap udah_ yak +0.4: _al _bag _da _na _pak _si ann
ari as_ bag berap bu_ dah_ dia emp ersi ih_ ini_ kita_ lan mau mer nan olon rny ti_
yang +0.3: _ad _ya aft ahk ama ang angg ari_ da_ dah empa er_ erja ers inggu ke_ lan_
ming nama nny pan_ rsi sih_ unya unya_ +0.2: _ber _ki _le _ud _yan al_ ampai ber erj
hari hari_ jad mar sar tny ua_ uny yang_ +0.1: _dar _ku atu bias kan olo uda yan -0.1:
_be _bua _buat _pa _wa ali any asih_ buat dan ibu kny mak na_ ng_ -0.2: _apa _bu _di
_su ahu akh alim bua enap gka hal iap ima kali kin_ nap napa pa_ ten ung ung_ -0.3:
_ap _bi _car _dan _ha _in _jadi _pen _re _sa _so _ta _un ah_ aka aku_ ala ama_ ami apa
apa_ asi_ di_ edan ek_ ela ing ir_ jadi_ kasi ken lu_ ntu pen per sia ulu_ un_ -0.4:
_at _ga _kal _ken _pe _ter _unt ant at_ atau_ au_ bur dip eng gak gen gunu kar lam lin
ma_ nak nga ngu pag sama sama_ say tuk us_ -0.5: _ce _du _kena _la _li aku am_ ara_
asi asih awa eda end gun isa kena lah masih mi_ ntun_ pagi pan ra_ sop ulu ur_ -0.6:
_kar _ko _or ahasa car dulu_ ebel ggr kah kal las lim sebe suk uat wa_ -0.7: _bo _ua
ahi alo arena ate dany elas kah_ ntuk_ -0.8: _ora _tia adah agu_ dulu ejaa elaj halo
opa -0.9: akn cu_ eci ena enapa et_ iap_ komp pali -1.0: bedan done naik_ waru -1.1:
biar_ paca -1.2: ersen hny -1.3: eret -1.4: dak_ -1.5: ampan -1.8: bed -1.9: borob gim
gru -2.1: enum -2.7: coo
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.2: [said] ^[past] +1.1: [you] ^[you] +0.9: words_16 words_20 +0.8: [we] language_tr
+0.7: ^[resume] +0.6: [again]. [said]. [said]>[said] [said]? [that]. [you]. ^[we]
words_12 +0.5: [me]&[my] [me]>[said] [you]>[me] [you]? language_ar language_ko +0.4:
[news]. [past]&[that] language_ja question_at_the_end sentences_0 +0.3: ^[me]
^[question] sentences_1 +0.2: [my]&[that] ^[my] +0.1: [again]&[me] [me]
[me]>[question] [me]? [question]? -0.1: [again] [me]. [question]. [usual]. numbers_0
question -0.2: [resume]. [usual] -0.3: [me]&[said] [quantity] [that] ^[usual] -0.4:
[news] [said]&[that] -0.5: [resume] words_4 -0.6: [my] [said]&[you] -0.8: words_0
-1.5: language_vi
""",
    "personal": """\
+1.5: ^[question] +1.4: [my] +1.3: question +1.0: language_ja +0.9: [me] sentences_0
+0.8: [quantity] +0.7: [me]>[question] ^[my] +0.5: [me]. [question]. +0.4: [me]? [my].
[question] [said]&[you] ^[we] language_vi +0.3: ^[me] sentences_1 words_4 +0.1:
[my]&[that] [usual] numbers_0 question_at_the_end -0.1: [question]? [said]>[said]
[that] [you]. [you]? words_20 -0.2: [me]&[said] [said]. [usual]. [you] [you]>[me]
language_ko language_tr words_0 -0.3: [said]? ^[resume] ^[you] words_12 -0.4: ^[usual]
-0.5: [news] [said] -0.6: [news]. [resume]. words_16 -0.7: [again] [again]. -0.8: [we]
^[past] -1.0: [me]&[my] [resume] -1.2: language_ar
""",
    "implicit": """\
+1.2: [news] ^[usual] +1.1: [again] +0.8: [that] +0.7: [me]&[my] +0.6: [usual]
[usual]. numbers_0 +0.5: language_vi +0.4: language_ar +0.3: [me]&[said] words_0 +0.2:
question_at_the_end words_4 +0.1: [again]. -0.1: [said] [said]. [that]. [you]? -0.2:
[me]. [me]? [question]? [said]&[you] -0.3: [my]. [question] [we] [you] [you].
[you]>[me] ^[me] ^[my] ^[past] ^[you] language_ko language_tr -0.4: [again]&[me]
[quantity] [resume] [resume]. words_12 words_16 -0.5: [me] [me]>[question] [my]
[my]&[that] words_20 -0.6: [me]>[said] ^[resume] -0.7: [past]&[that] -0.8: ^[question]
language_ja question -0.9: ^[we] -1.0: sentences_1 -1.5: sentences_0
""",
    "continuation": """\
+1.9: [resume] +1.3: [resume]. +0.8: words_0 +0.6: language_vi +0.5: [said]&[you]
+0.4: [said]&[that] +0.3: [again]&[me] [past]&[that] ^[resume] language_ar sentences_1
+0.2: [me]&[said] [my]&[that] [news]. [question]? [we] +0.1: [me]>[said] sentences_0
words_16 -0.1: [again]. [my]. [quantity] [you]>[me] ^[past] words_4 -0.2: [again]
[me]. [question] [you]. words_20 -0.3: [me]&[my] [me]>[question] [me]? [my] [news]
[said]. [said]? [usual]. [you]? language_tr question -0.4: [question]. [that] [that].
[usual] ^[me] ^[usual] -0.5: [me] ^[you] -0.6: [said] [said]>[said] [you] language_ja
-0.7: ^[my] numbers_0 question_at_the_end -1.0: ^[question]
""",
}
LANGUAGE_SIGNS: dict[str, str] = {
    "de": """\
_ei _fu _ic _im _oh _ub _we _wi _zu _zw abe ach ahr atz auf aus bei bt_ ch_ chr chs
cht das der die eib eic eim ein eis eit elc en_ er_ etz fen fur geb geh gen ges gt_
hab hen hne hr_ hre ht_ ich ie_ ieb ied iel ig_ ine itt kei kt_ lch lic lt_ mei mir
mit mt_ nac nen nn_ noc och ohn rau rei rsc sch sst ste ten tsc tte tz_ tze tzt ube
uch uf_ ufe und uss von war wei wel wie wir zei zt_ zte zu_ zwe
""",
    "en": """\
'm_ 's_ 't_ 've _an _by _ea _fo _i' _i_ _if _it _my _of _on _th _to _tw _up _wh _wr
_yo abo and at_ ays bef bou by_ ck_ day did doe ead ear eas ed_ for fro ght giv hat
hav he_ hic hou how hy_ i'm id_ igh ike ing ith ity ive ks_ ld_ lea ll_ lly low ly_
my_ n't nd_ new now ny_ of_ or_ oth oun out ow_ owi rea ry_ sho t's ted th_ the thr
uld ut_ ve_ we_ wee wha whe whi who why wit wou wri yea you ys_
""",
    "es": """\
_ah _cu _de _el _en _es _ll _lo _ot _pa _pu _si _ve _y_ aba ace aci aho aje al_ alg
alq as_ baj bla bre bue cam cie cio con cta cua cue de_ dij dos ea_ edo egu eje ejo
el_ ero esp esu eza fue go_ hag hoy ias igu ije jef jer jor jue las lej lgu lo_ los
mab mos mue nci ngo nos nue omo os_ otr oy_ par por pue que ros sal sig sos sue toc
tos toy ubi ue_ ueb ued ueg uen ues uev uie ume una vue yo_ zme
""",
    "fr": """\
'ai 'av 'en 'es 'et 'on 'un _av _c' _ce _d' _et _j' _je _le _m' _mo _po _re _t' air
ait ans aut aux c'e ce_ cou d'a d'e d'h d'u deu du_ dui eau ec_ ecr eme epr es_ eta
eur eux fai fau gne iqu ire is_ j'a je_ jeu jou le_ les lle m'a men mon mps ns_ nt_
oir ois omb omm on_ our ouv pas peu plu pou pre pui qu' quo rai rep soi sui sur tai
tre u'o uel uis uit ujo une ur_ ure urs uve ux_ vai vec veu vou
""",
    "hi": """\
_aa _bh _ek _gs _ha _hu _ji _jo _ka _ki _ky _me _ra _vl aa_ aad aag aaj aak aal aam
aan aap aar aat aay ab_ abh adh ahe ahi ain amj apn aun aur aye baa bha bhe bhi cha
chh dha ehl exc gay gha ha_ haa hah hai hho hi_ hiy hle hod hot ikh ise itn iya jha
jhe jo_ jod ka_ kaa kai kar kau ke_ kh_ ko_ kya kyu mer mjh mne naa nah ota paa pe_
peh pne raa rah se_ sme tee tna tum ujh umn vlo wal xce yaa ye_
""",
    "id": """\
_ak _ap _be _bu _ke _ny _sa _ud _yg ah_ ahu aik aja ak_ aka aku amp amu ang anj apa
atu awa bah bel bik bua buk dah dul eka elu era erj ga_ gak gan gga ggu gka gny iap
ibu ih_ iny itu jad jua jut kam kan kem kny ku_ lah lan lny lu_ mba mbu mpa nak ngg
ngk ngn nju nny ntu nya oal pa_ pak pan pem pen pi_ ran rap rny rus sam say seb sih
sud suk tah tan tap tka tny tu_ tuk uat uda uh_ ula uny yan yg_
""",
    "it": """\
'e_ 'ul _al _di _il _io _pi _ri abb acc agg ale are ato azz bbi cca cch cci cco col
cos del di_ dop dov due ecc egg egn ell enz ett ezz ggi gli gna iam iat igl il_ io_
ior isp ivi lia lio ll' lla llo ltr mia mio mmi nel nni nno no_ non nti nza occ ogg
ogn ole oli ome ono orn osa ott per pia piu puo riv sci sco str sul ta_ tat ti_ to_
tor tta tto un' uo_ uol uov utt vev vi_ vo_ vuo za_ zio zza zzo
""",
    "pt": """\
_ac _ao _aq _do _e_ _em _eu _no _o_ _os _pr _qu _um _vc aca aco ade ado aix alh aqu
bra ca_ cao car cei coe com cur da_ daq dei do_ dor eai eia eij eio eir eix elh em_
enh esm esq eu_ fal faz fei fic fim hoj ica igo ilh iro ixa ixo jei lha lhe lho ma_
mao meu mpo nca nho nov nta oce olh om_ onh ont ora ou_ pao pod pra pro ra_ rar rec
rev rgu sem smo ssa tei tem ual uca udo uei uem uma vc_ voc zer
""",
    "tr": """\
'de _ay _ik _ne _ol _uc _uy _yi _yu aki ani anl asl ayd ayi ayn bas bir biz cik dig
dim ekl eli eni esi eye eyi gec gid igi ik_ ikt ili im_ imd imi ini irl isi iyi iyo
iz_ kac kim kiz kta lar ldi ldu ler lir lma lmi lsu mek mis miy miz mle nim niy nla
nu_ olm onu oru oyl riy sil sin sir siy sti tek tir tiy tma uml unu uyo uyu uz_ uze
var yap yas yaz ydi yil yim yla yle yni yok yor yuz zam zim zir
""",
    "vi": """\
_ba _ca _ch _gi _kh _ng _nh _ph _ro _ti _tr _tu _va _xe _xo _xu _đa _đe _đi _đo _đu
am_ anh ao_ au_ ay_ bao cai cau cho chu co_ ghi giu guo han heo hie ho_ hoa hoi hom
hon hu_ huc huo huy iep iet ieu inh iup kho kie lai loi luo may muo ng_ ngh ngu nh_
nhi nhu noi oai oan oc_ oi_ ong ot_ pha phu ruo sao thu tie toi tru ua_ uc_ uoc uoi
uon uye vay đa_ đan đat đau đe_ đi_ đie đo_ đoa đoi đon đun đuo
""",
}
