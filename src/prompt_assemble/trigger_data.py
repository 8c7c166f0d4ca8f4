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
INTERCEPT: float = -1.14
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.7: [resume] [usual]>[usual] +1.5: [question]>[my] [resume]. ^[resume] +1.4:
[me]&[question] [news] [usual]. +1.3: [me]&[quantity] [my]>[question] [we]
[you]>[said] +1.2: [advice]&[you] [me]? [my]&[remember] [we]? +1.1: [again] [me] [my]
[my]>[you] [question]>[me] [store]? [usual] ^[quantity] ^[usual] +1.0:
[question]&[you] [said]&[you] [store] pointing_2_words_4 question_words_4 +0.9:
[advice]&[that] [news]&[that] [news]. [quantity]>[question] [said] [said]>[my] [that]
[that]. [you]>[me] ^[news] pointing_1_words_0 pointing_3_words_4 question_words_0
words_8 +0.8: [advice]&[remember] [again]>[me] [my]&[quantity] [quantity]>[past]
[remember]&[we] numbers_0 pointing_2_words_0 words_0 +0.7: [again]. [me]>[quantity]
[me]>[said] [my]&[store] [news]&[we] [past]&[said] [quantity]&[remember]
[quantity]&[that] [quantity]>[that] [we]>[said] pointing_3_words_16 words_16 +0.6:
[advice]&[tell] [define]&[my] [define]&[said] [my]. [my]? [news]? [past]
[past]>[quantity] [said]>[said] [store]>[question] [you]>[past] pointing_1_words_4
statement_words_4 +0.5: [me]&[past] [me]>[store] [news]>[said] [question]&[task]
[question]&[tell] [remember]&[you] [said]. [said]>[that] [task]>[my] [that]>[me]
[we]>[past] [we]>[question] [you]>[advice] [you]>[question] language_tr
pointing_2_words_8 pointing_3_words_8 words_12 +0.4: [advice]&[said] [again]&[that]
[me]>[question] [quantity]? [question]&[we] [said]? [store]>[said] [task]&[usual]
[that]>[that] [usual]>[past] [you]>[that] [you]? numbers_1 pointing_2_words_12
pointing_2_words_20 pointing_3_words_12 statement_words_12 words_4 +0.3: [again]&[we]
[define]&[past] [my]&[we] [my]>[we] [past]&[you] [past]. [past]>[said] [past]?
[question]&[store] [remember]? [resume]? [said]&[we] [store]&[you] [that]>[again]
[that]>[news] [that]>[question] numbers_2 +0.2: [again]&[you] [again]>[again]
[again]>[usual] [me]>[my] [me]>[that] [my]>[quantity] [news]&[said] [task]?
[that]>[advice] [you] [you]>[my] ^[again] ^[question] language_unknown +0.1:
[again]&[my] [me]>[past] [my]&[task] [quantity] [question]&[remember] [question]?
[resume]&[we] [said]>[me] [that]&[you] [we]. [you]>[remember] statement_words_0 -0.1:
[advice]>[question] [me]&[that] [quantity]&[said] [question]>[past] [said]>[question]
^[past] -0.2: [advice]&[past] [advice]. [again]&[past] [me]&[store] [me]&[tell]
[me]>[you] [my]>[that] [news]&[question] [question] [remember] [said]&[store] [tell].
[usual]&[you] [you]. paste_words_0 pointing_2_words_32 -0.3: [advice]>[me]
[again]&[question] [me]>[me] [my]>[my] [my]>[said] [news]&[past] [news]>[question]
[past]>[again] [past]>[past] [quantity]. [question]&[that] [question].
[question]>[quantity] [question]>[that] [question]>[you] [task]>[that] [that]&[we]
[that]>[past] [usual]>[question] [usual]? commas_3 pointing_1_words_12
question_words_32 -0.4: [advice]&[question] [again]>[advice] [me]&[said] [my]&[that]
[my]>[me] [past]&[we] [past]>[that] [question]&[said] [said]&[that] [tell]>[me]
[that]&[usual] ^[advice] commas_2 question_words_12 -0.5: [advice]? [again]&[me]
[again]>[question] [define]&[me] [me]&[news] [me]>[again] [my]>[again] [past]>[we]
[question]>[advice] [question]>[said] [task] [tell] [usual]>[you] [we]&[you]
[you]>[again] ^[me] language_zh paste_words_8 pointing_0_words_12 pointing_0_words_20
sentences_1 words_20 -0.6: [advice]>[again] [me]&[resume] [my]&[usual]
[past]>[question] [question]&[usual] [remember]. [store]&[that] [task]&[that]
[usual]>[me] pointing_0_words_8 pointing_1_words_16 -0.7: [my]>[news]
[question]>[again] [said]>[past] [task]. commas_0 pointing_0_words_32 quote_words_8
-0.8: [advice] [again]>[you] [me]&[we] [me]&[you] [past]&[that] [question]>[define]
[resume]&[usual] ^[tell] statement_words_28 words_24 words_28 -0.9: [advice]&[me]
[advice]&[my] [again]&[remember] [my]&[news] [past]&[question] [resume]&[you]
[you]>[you] pointing_0_words_0 pointing_0_words_4 question_words_20 quote_words_0
quote_words_4 -1.0: [define] [me]&[usual] [remember]&[that] [resume]&[that]
question_words_24 quote_pointing_0 -1.1: [resume]&[said] ^[task] pointing_0_words_16
pointing_1_words_32 question_at_the_end question_words_16 quote_pointing_1 -1.2:
sentences_0 -1.3: [past]&[remember] ^[my] ^[we] language_vi -1.4: [define].
^[remember] -1.5: colons_1 -1.6: quote -1.7: statement_words_32 -1.8: paste_words_4
-2.4: words_32 -2.6: [me]&[my] -2.7: numbers_3 -2.8: paste
""",
    "en": """\
+1.0: [me]? right then +0.9: ^_how_many +0.7: ^[said] ^_ok now of_the ok +0.6: [me]
[me]>[you] [question]>[me] [question]>[my] ^[quantity] i more so you_~_me +0.5: 0_~_$
[again] [my] [said]. ^_the ^_~_0 did_i our +0.4: [you]>[me] +0.3: ? [again]. [my]?
to_the we +0.2: 0 [said]>[me] [we]? on up +0.1: [we] it -0.1: [advice] [said] are how
no -0.2: $ [question]? [task]. ^[tell] ^_~_a in to -0.3: [task] ^[my] ^_how ^_what as
do for_a should -0.4: ! ._$ ?_$ [advice]>[me] [me]. ^_is can is what_are -0.5:
[question] [question]>[advice] ^[question] ^_what_are is_it with_a -0.6: 0_0 [that]
and us -0.7: . [that]. ^_why ^_~_do how_do how_~_i i_~_to the_~_of -1.0: ^_i -1.1: ._i
-1.3: ^_my -1.4: a
""",
    "zh": """\
+3.0: 那 +2.4: ^你给了 +1.9: 啦 多大码 第 +1.8: 咧 +1.6: 个选 过 +1.5: 么名 了 +1.4: ^[again] 只 来着
+1.3: ^我不喜 下一 么救 号 贵吗 还来 +1.2: [me]>[question] ^下一 ^膝 么时 喇 +1.1: 了$ 后 照 续 𠮶 +1.0: ^老 下
你 吵 按 换 是因 目 肯 +0.9: [me]>[said] ^他 ^日 不喜 她 妈 得及 报 敏$ +0.8: [my]>[question] ^好$ ^小 剩
十四 四天$ 把 日记 是$ 第十 组 编 返 +0.7: [usual] ^_𠮶 ^下 ^佢 ^就 个$ 么办$ 之后 二 仲 你觉 俩 别 办 咱 因 因为 在$ 型
它 家 接 敏 日 来 选 配 阵 +0.6: [advice]>[me] [again]>[me] [again]? [question]>[me] [usual].
^按 ^月$ ^现 ^这 ^阿 业 他 值 再 团 对 我 我不 码 系 统 职 试 过敏 部 问 阿 +0.5: ? [me]? ^[advice] ^把 ^换 不要 吧
吧$ 咗 填 复 外 完 差 底 念 整 明$ 是什 是哪 最 月$ 案 的 记 请 课 项 ￼_~_$ +0.4: [my]? ^[me] ^中 ^好 ^照 不能 主 今
位 到 另 哪 家$ 掉 数 时 昨 最后 期$ 步 没 的那 第二 设 证 译 说明 跟 边 进 量 预 ￼_? +0.3: ?_$ [quantity]
[quantity]. [that]. [you] ^[that] ^_~_$ ^月 ^还 书 几 单 哪个 喜 少 本 欢 班 穿 退 ￼ +0.2: [advice].
[me] [resume] [resume]. [said]>[said] [that] [you]? 候 呀 回 天 天$ 应 明 现在 知 礼 花 题 +0.1:
[advice] [question]. ^_$ 。_。 十 吃 子 打 楼 点$ 该 都 -0.1: [said]. [task]. [you]>[me] 。_~_$ 不
之前 做 公 内 去 可 改 文 现 说 -0.2: 0_0 0_~_0 [my]. [past]. [task] ^[task] ^_0 ^_0_0 ^今 ^以 ^我们
^早 ^最 个 个月 体 列 又 合 将 常 情 成 晚 每 算 西 -0.3: . 0 [define] [me]. [said]>[me] ^_~_0 ^_~_。
^_￼_$ ^今天 ^你好$ ^帮我 三 住 几个 动 多 学 我一 推 推荐 是 期 板 正 气 荐 说$ 这个 这段 重 钟 错 音 高 -0.4: 0_~_$
[me]>[advice] [question] [remember] [remember]. [said]>[question] ^_? ^_?_$ ^_。 ^一 ^写
^晚 ^用 。_。_。 买 人 什 今天 以 但 半 古 士 带 帮 帮我 干 年$ 我是 手 找 料 早 概 演一 百 种 空 给我 聊 英 要 跑 跟我 车 近 道 金
非 题$ -0.5: ! 0_$ [question]? ^[question] ^[said] ^[you] ^三 ^你好 ^怎 ^怎么 ^我 ^我是 ^那 。_$
。_~_。 一年 下面 久 么 习 了一 们 件 你好$ 好$ 定 岁$ 店 慢 我们 我该 户 教 机 没有 港 热 猫 玩 理 白 直 算$ 红 自 起 起来 适 钟$
阳 风 -0.6: [again]. [me]>[me] ^朋 ^要 一直 五 些 会 作 千 句$ 吗$ 哪里 嘅 好 希 当 新 洗 点 点样 电 行 语 说的 转 通
邮 问题 问题$ 间$ 食 香 -0.7: 0_0_$ ^_python ^哪 ^给我 ^讲 。_? 一次 以前 你好 友 国 土 小时 岁 思 才 星 牛 米 肉 谢 资
-0.8: [me]>[you] [you]>[my] ^给 事$ 和 多$ 太 好的 工 差在 无 有 水 爱 看 美 讲个 骂 -0.9:
[advice]>[question] ^有 九 事 八 吗 员 咋 失 安 怎 怎么 感 扮 有什 练 该怎 还是 -1.0: 。 两 中 么意 你当 台湾 年 很 扮演
-1.1: ^是 么做 么呢 好啊 的故 -1.2: ^你 几平 想 演 -1.3: 句 己 朋 -1.5: 官$ -1.7: ^好的 能 -1.8: 敷$ -2.2:
^世界上 -2.3: 先放
""",
    "ja": """\
+2.5: アレ +2.0: つづ +1.7: ころか +1.6: っぱり +1.5: ^じゃあ た ほ ド 次 +1.4: お愿 ことに 録 +1.3: ^次 さん ほし
+1.2: ^も った の続 件 +1.1: ^_￼ たん 残り 目 +1.0: [question]? ^[my] ^じ ^今 ード +0.9: ^残 いしま てた テ
+0.8: [my] ^先 き こと たよ だっ てく てる ので べて み 名 名前 禁 +0.7: ^_$ ^母 あ いま っぱ でした の名 まで よ 今 例の 愿
月 +0.6: ^[past] ^[usual] あの だっけ る$ 付 入 母 见 计 酒 +0.5: ! ^俺 えて か か$ っけ っけ$ の诞 りの 定 残 纸
+0.4: [my]. [question] [said] [usual] [usual]. ^_?_$ くれ こ した すか てくだ ても ま まし また め も れた
ス 下 出 手 番 読 ￼ +0.3: ^次の 。_$ お愿いし て$ てくれ ん 何 最 结 +0.2: ^最 お しま たか ね の ろ +0.1: ^_。_$ して
で$ めて 一 次の -0.1: [tell]. ^お 。 くら け し た$ と ると コ 子 -0.2: [tell] ^_? ^_。_。 ^こ 。_。 。_。_$ い
う じ で ます 使 法 -0.3: ? [advice] ^_~_? ^_~_。 ^_。 。_? す て に$ ます$ まだ ょ れて ル ロ 合 小 方 本 言
-0.4: ^_0 。_~_$ いい くらい たい だけ って らい ります マ メ リ 引 文 用 违 -0.5: $ 0 0_$ [advice]. ^前回 してくだ
って$ は$ ン 前 学 猫 理 英 英语 语 -0.6: [question]. ^な あり おは たい$ でしょ ども な なんで はよ ッ 五 円 前回 家
-0.7: い$ つ$ るの れる 代 明 给 -0.8: ^_git でも の$ る を一 ール 人 期 -0.9: ^あなたは ^ま ^肉じ しょうか 十 回の
-1.0: スマ 夫 関 -1.1: ^おはよー ^しり の日 -1.2: 屋 自転 -1.3: が を书い -1.4: いくらく すけ ば -1.5: しめる を
-1.6: ^まだ使 ^り -1.7: ^おは ^ふ ^前回の -1.9: ^前回の消 -2.0: なりき
""",
    "ko": """\
+3.1: ^선생 +2.1: ^알레 +1.9: ^여전 +1.8: ^일차 ^제가 +1.6: ^결국 ^이번 ^이어 +1.5: 제가 +1.4: ^나한 ^이번엔
+1.2: ^[my] ^중에 왔는 지$ +1.1: ^괜 ^그$ ^마무 ^뭐였 ^스 ^있잖 신 했 +1.0: ^_ᄀᄀ ^마저 ^맞 ^싶은 ^알 ^올해
^이제$ 내$ 번 죠 +0.9: [said] ^그 ^며칠 ^쓴 ^얘 ^읽 ^총 거$ 기로 어요 였 였지 왔 이었 째 +0.8:
[question]>[question] ^거 ^내$ ^이제 ^적어 ^총$ 그$ 네 집 표 +0.7: ^거$ ^다 ^예약 ^했 게요 내 니 님 담 른$ 매
물 부터 사 +0.6: ^그때 ^내가 ^둘 ^또 ^뭐였지 ^박 ^분 ^시작 ^써 ^집 내가 로$ 목 박 서$ 어$ 차 +0.5: ^나$ ^다른 ^다른$
^다음 ^다음$ ^둘째 ^마 ^무슨 ^써줘 그 까지$ 는데 다 다음 다음$ 더 둘 받 서 스 써 어 음 +0.4: 0_~_$ [said]. ^더 ^못$
^쓰 ^일 ^저 ^제 고 과 까지 는데$ 대$ 대로 두$ 른 름 며 못$ 무 시 신$ 쓰 음$ 작 저 줘$ 짜 터$ +0.3: [news] [task]
^결 ^더$ ^만 게 나$ 대 대로$ 또$ 주 줘 집$ +0.2: 고$ 두 라고 소 았 에$ 이 장 터 테$ +0.1: ^[me] ^나 ^내 ^시 ^이
니다 명 차$ -0.1: ._$ ? [question]. [you]. ^우 ^전 가$ 기 까$ 데$ 야 재 치 -0.2: ._._$ [past]
[question]? ^_$ 가 남 문 법 월 은$ 화 -0.3: . ._. ?_$ [me] [my]. ^_0 ^가 ^너 ^먼 ^수 ^어 간 개 구 금 도
려면 로 를 선 섯 섯$ 아 에서$ 이$ 입 행 ￼ -0.4: $ ._~_$ 0 0_._. ^강 ^다섯 ^때 ^설 ^수$ ^있 ^줄 ^차 ^해 곱 나 난
날 당 를$ 리가 설 시간 식 양 에서 을 을$ 의$ 인데 인데$ 있 자 포 하고 해 -0.5: [my] ^공 ^명 ^아직 ^안 ^없 ^오 ^조선 ^직
^카 ^파 ^하나 국 는 늘$ 달 드$ 무$ 시대 에 오 인 일$ 전 전$ 제 주세 직 프 하나 할$ -0.6: [past]>[me] ^년 ^당 ^맞춤
^뭐가 ^세 ^퍼센 강 공 기$ 까 날$ 년 도$ 드 리 말 모 미 법$ 세 세요 전에 카 하 -0.7: 0_. 0_0_. 0_~_. ^끝말 ^옛 ^자꾸
마다 센 왜 할 -0.8: ^사람 ^짧 면 의 임 지만 -0.9: ^마지막으 ^제일 는$ 피 -1.0: ^기준 ^쉽 ^알려 ^어떤 ^얼마나 까요 면$
-1.1: ^무릎 ^짧은 -1.3: ^강아 ^안내문 ^오늘$ ^지난번$ -1.4: ^예전 -1.5: ^고양 ^때문 ^아재 ^아직도 ^정렬 ^지난번
-1.6: ^파이 -1.7: ^너무 ^왜 ^우리나 -1.9: ^이거 -2.0: ^그냥 ^떡볶 ^마지 ^조선시 -2.1: ^어떻 -2.5: ^제곱
""",
    "es": """\
+1.6: ^_vas +1.0: la +0.9: ^_~_la +0.8: q que_~_de +0.7: [past] [said] la_~_$ +0.6:
[news]. [question] [question]? con_el en_el +0.4: al de_la ya +0.3: [past].
[quantity]? [that] el era ha +0.2: . [question]>[me] ^[past] el_~_de +0.1: [me]
[that]. ^[me] en -0.1: ._$ de le mi para se -0.2: ^_que de_0 una -0.3: 0_~_$ ?_$ -0.4:
es que si -0.5: [you] ^[question] ^_me ^_~_un me yo ￼ ￼_$ -0.6: [me]>[question] ^[you]
que_se -0.7: 0 ? [question]>[that] [you]? ^_como años cada -0.8: a_mi un -0.9:
[my]>[question] ^_por -1.2: ^_~_de -1.3: ^_cuando_fue
""",
    "fr": """\
+0.9: [advice] +0.8: le +0.7: ^_il ^_le +0.6: $ [question]>[me] [you]. +0.5: y +0.4:
[question]? ^[question] ^[task] comme la ma +0.3: [my] il quel tu +0.2: [task] [task].
du +0.1: 0 [me]? -0.1: au des -0.2: . [me]. [question] [we] ce de est les on -0.3:
[me]>[question] ^[we] ^_~_de a de_0 -0.4: [said]. [you]? ^[my] comment -0.5: 0_~_0
[we]? ^[past] -0.6: ?_$ ^[me] ans une -0.7: [question]. [said] en un ￼ -0.8: ^_j'ai
avant -1.0: ? -1.1: t
""",
    "de": """\
+1.0: ^[that] +0.8: ^[said] +0.7: doch +0.6: [news] [past]. [that]>[question]
[we]>[that] +0.5: [you]>[me] hab_ich meine +0.4: [my]? es so +0.3: [advice].
[that]>[that] [we] die +0.2: [my] [question]. bitte im war +0.1: [advice] ist -0.1: ?
[me] an der -0.2: [question]>[me] [question]>[that] [question]? [that] für -0.3: eine
in was ￼ -0.4: . ^[me] zu -0.5: einen -0.6: $ ^_ich -0.7: man -0.8: ._$ -1.4:
wie_~_ich
""",
    "pt": """\
+1.4: a +0.9: bora e_o e_que em_que +0.8: ^_em ^_em_que ai ela +0.7: das era o +0.6: .
[you] [you]. ^_a so +0.5: [question]>[my] [usual] do días ele +0.4: no pro +0.3: já na
+0.2: ^_~_a mais +0.1: $ [question]>[question] da -0.1: 0 -0.2: pra tem -0.3: ? ?_$ de
se uma -0.4: ._$ ^_~_de e_um um -0.5: ^[question] para -0.6: ^_o_que e -0.7: ^_qual
^_~_um años -0.9: de_0 -1.1: o_que -1.4: ^[my]
""",
    "it": """\
+0.9: dài +0.7: alla +0.6: [question]? +0.5: ^[question] ^_il ho +0.4: ? +0.3: [said].
il +0.2: la per +0.1: [question] che in -0.1: $ ha -0.2: [me]? si -0.3: . [me] -0.4:
._$ [advice] [said]? [that]. e fa sei tre -0.5: [past]. cosa un ￼ -0.6: ?_$ ^_~_di le
-0.7: [question]>[said] ci una -0.8: [past] la_mia -0.9: ^[my] -1.0: 0 ^_ho -1.1: fai
io -1.8: ^_quanto_sale
""",
    "ru": """\
+1.1: [you] +1.0: ^_~_я у +0.9: ^[again] она +0.8: у_меня +0.7: [question]>[me]
^[question] +0.6: [advice] [advice]. не +0.5: [me] [me]. ты +0.3: $ . +0.2: [that].
[you]. же мы +0.1: [again]. [question]. я -0.1: ? ?_$ [again] -0.2: [question] ^[me]
по -0.3: [question]? на -0.5: [quantity] -0.8: ^_у_меня в -0.9: ^_~_меня ^_у ^_что
-1.0: [that]? -1.1: 0 ли
""",
    "ar": """\
+1.4: [said] +1.2: ؟ +1.0: [my]>[me] +0.9: متى +0.8: أي +0.7: [me]. [that]. +0.6:
[advice]? [again] [news] [usual]. +0.5: كام +0.4: لي +0.3: [me] [usual] +0.2: [that]
أنا -0.1: [my]. [we] -0.2: [define] [task]. ^[task] سنة عندي -0.3: 0 [task] -0.4:
[define]. في -0.5: $ ._$ [me]? كم مع -0.6: [quantity] [that]? [you] [you]. ايه بعد
في_~_$ كل -0.7: [me]>[question] [my]>[question] [my]? كيف -0.8: [my] -1.0:
[question]>[me] إيش -1.1: وأنا -1.2: [question]>[my]
""",
    "hi": """\
+1.4: [my]>[question] +0.9: ab +0.8: [me]>[question] [my] [past] +0.6: [store]
[usual]? वाला +0.5: [tell] [that]. ka se जो है_$ +0.4: [past]. [resume] ^[my] +0.3:
[that] +0.2: [my]. में +0.1: [usual] ^[me] -0.1: [me] [question] का -0.2: [me]. को
-0.3: ?_$ [question]. aur -0.4: 0 hai । -0.5: [task]. [usual]. -0.6: [again] [news] ek
hai_$ -0.7: $ me
""",
    "vi": """\
+1.6: rồi +1.0: [me]>[me] +0.8: [me]>[question] y +0.7: [question]>[again]
[question]>[that] [that] tên_gì +0.6: [that]? rồi_$ +0.5: [store]>[said] ta +0.4:
[me]>[that] [past] [past]>[me] [resume]. [task]. an gì_~_$ nào_$ ta_$ tu +0.3: [me]?
[past]. ^[past] hôm +0.2: ._$ +0.1: [me] -0.1: ? [said]. [usual] hồi ma -0.2:
[advice]. [me]. [question] [usual]. [you] ^[me] ^[said] ai -0.3: [question]>[me]
[said]>[said] [said]? [you]. bao_nhiêu -0.4: [advice]? [me]>[past] [quantity]
[quantity]. [said] [said]>[past] [store]>[me] gì_$ o -0.5: [advice]>[question] ^_bạn
bao_~_$ ha hàm không_~_$ tay ￼ -0.7: [advice] [me]>[again] ^_già gợi uống -0.8: ^_chào
con_ai -0.9: [you]>[me] làm_ba -1.0: 0 -1.1: vai_ông
""",
    "tr": """\
+0.9: [said] o +0.7: [me]. +0.6: ^[question] +0.4: [me] [said]. [that] -0.2:
[question]. [question]>[my] -0.4: ? son -0.5: [advice] [advice]. -0.6: 0 -0.7: mi mi_$
-0.8: de -1.8: en_son_ne
""",
    "id": """\
+1.0: ya_~_$ +0.6: [my]>[question] [past] ^_~_ke +0.5: [me]>[question] ^[past] ya
+0.4: [me]. udah +0.3: [again]. [question]. sih yang +0.1: ^[my] -0.2: ? [advice]
[question]? bikin -0.3: ^[advice] -0.4: [usual] atau di -0.5: 0 [my]? [said]. jadi
-0.6: $ [said] ^[me] ^_~_saya gak ￼ -0.7: ^[news] ^[that] -0.8: ^[again] ^[said]
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+3.3: bisc +2.1: avori +1.7: anua nex +1.6: sinc +1.5: usu +1.4: hich_ hurs +1.3: onig
siz the_ +1.2: coul frida nest once_ yet_ +1.1: argu pda +1.0: _rig job_ they type_
+0.9: cust finis geth loo +0.8: 's_ _les _oth _pi aki eek_ gges nee prog same_ tme
+0.7: andlo ess has her_ my_ n's_ ok_ otal_ +0.6: _cha _jus _let _on _tu aturd ied_
ini jus king_ may_ mea nes one par ted_ the was_ +0.5: 't_ _did _du _fl _ok abl did
did_ ed_ ett ette ext_ hat les ls_ mar may or_ out_ part plea pls_ so_ then then_ tri
type up_ ut_ wher +0.4: _bi _dr _has _mov _off _rea all_ an' ary_ ats ats_ ee_ est
here_ hing_ more_ od_ ork ot_ ow_ sam work +0.3: _my _of _ou _pl _so _we ame ame_ ck_
day_ erso ext has_ have have_ he_ hen_ her here his_ id_ ked_ let mov muc nd_ now_ oni
ood_ ore_ out sda t's_ was we_ +0.2: _ar _at _da _ma _me _sh _the _up _wo ch_ day der
hen now one_ ther_ thin tte tue wha what what_ +0.1: _di _hav _mo _one _thin _to and_
as_ -0.1: _as _ca _go ain are_ how_ ing ld_ no_ ould_ oun pla rd_ rem say tal ve_ ver
with -0.2: 'm_ _de _ex _fo _ho _is _ke _nu _tw _wi _yo alr ant ays ays_ by_ can com
do_ er_ ers hy_ ica ice_ ill ill_ is_ ist ive lain_ ly_ ngs_ orni re_ se_ sti ten ts_
two_ when_ who_ wil xplai -0.3: _al _are _bo _can _con _fr _not _sa _ta _tel _th _us
_wh ad_ ast_ ate can_ ce_ des desc emen ence ers_ ery es_ foll fun ger good_ gs_ hou
in_ ive_ ll_ llo ns_ nte per plai pro que ric tell_ to_ when who your ys_ -0.4: _fu
_how _se _su eng ery_ find find_ from_ han how hree_ ime lin lon mai make_ nge old_
orn rni rnin rs_ rson_ rt_ sed_ sent tes_ them_ thre tod yea -0.5: _an _co _cr _do _hi
_lea _lo _ni _qu ail an_ ang ant_ boi boil ell eme en_ ent ever expla goo hile_ il_
ins jso ks_ morn nic nly_ not ny_ old ome ome_ our pyt sk_ some_ soun st_ this_ tic
tions tra what' whi -0.6: _po _wr ally_ at_ crib diff good had_ ong ort ral ree some
son_ there will_ -0.7: al_ betw eeks_ ema exp expl firs ick oday scr start us_ your_
-0.8: _eac about answ ou'r step_ told_ wou -0.9: at' avel eft egg enten fiv nny_ want_
-1.0: _it' _las egal eighb eone_ goe houl if_ ilk_ llowi mos only_ -1.1: etu luti
-1.2: apit frie -1.3: apto hello heth orld_ outp -1.5: eggs_ -1.6: why_ -1.7: hiy
-1.9: alw confl
""",
    "es": """\
+2.8: amaba +2.7: esq +2.4: hice_ +2.3: autob ides_ +2.1: alumn ausu vece +2.0: eves_
+1.9: asol +1.6: asio_ +1.5: aes itul +1.4: levo_ +1.3: avor estoy +1.2: puse_ +1.1:
abog coleg lune +1.0: _vu ce_ del_ ejor oye_ pun +0.9: qued trab +0.8: _lib _us _va
aba auto azme_ je_ jue lib tal +0.7: _don ahor ahora apun cci ese pas ser toca toca_
vue +0.6: _ni _sem _vi aho don ech egund igu igui imo imo_ ina otr rta segun sem toy_
+0.5: _ba _da _de _del _gu _hi _lo _no _pu _to ami amos_ cual cual_ del egun ejor_
engo_ he_ ice ice_ mas_ nto ntos_ sta ste_ to_ vas +0.4: _con _pro as_ ast azm cion_
desd edi el_ emana guie gun ient lta mas mo_ nes nes_ ora_ ro_ sema ten toc ual +0.3:
_era _ot _ro _sigu _ya antos ba_ ema eng era falt hora_ ist la_ mana otra otra_ oy_
que te_ unt ya_ +0.2: _ap _el _er _sig ado_ cio er_ fal ha_ mos mos_ nda sigu ste tra_
+0.1: _co _la _ma _po _qu ado cion ias_ uant -0.1: _mi _qui _ti ada_ an_ dos_ ena mi_
nos_ para para_ si_ ter -0.2: _al _com _ex _ho _me _pa _par _si _so ar_ ara com cor
cuan en_ es_ eta_ ico_ ima in_ las lo_ me_ nos omo_ or_ orrig par per ras_ rio sal tar
-0.3: _an _cad _di _gr _le _per _su _tie ante buen cada_ ent enta entr esp is_ le_ mie
nas_ pan por qui ran rar se_ tor -0.4: _ant _ante _bu _en _esp _mu _re _ri _tar _una
ano ant anto_ cada cho_ da_ do_ ene_ eta ico int les nta nter orm ort rac ras rre
solo_ su_ ta_ tod tre -0.5: _alg _ca _hu alg bue cesi co_ dife ela este exp ifi ne_
nif ola ola_ ria tie uatro uena un_ una_ -0.6: _ar _fr _ga _mo _pi _un aci alo avi ay_
bila ere esc expl fic fue ia_ ica_ ill illa ita och po_ til uro -0.7: cad emp erior
ica mer nony pued quier soy_ ura -0.8: algu ata eur gnif go_ hago_ hay hay_ res_ rim
una -0.9: anos_ egur espan inuto ir_ raiz_ -1.0: ceta_ grac -1.2: _du -1.3: arj como_
cuat exic -1.4: hee -1.5: celu dijer hola_ -1.6: avia_ ches_ gata_ -1.8: gle_ -1.9:
histo -2.0: abue -2.3: auti
""",
    "fr": """\
+2.0: deja_ +1.8: deuxi +1.6: chez_ mieu qu'o sont_ +1.5: 'avie dim +1.4: cic dev idi_
+1.3: 'hab_ deva l'au moins sema +1.2: ai_ notr +1.1: _aj aviez ivan +1.0: d'ha eanc
efai equel esum mod stp_ suiv +0.9: cett du_ tie +0.8: 'est_ _ou ajou ens ien suite
+0.7: _ta ais_ chai dej m'as_ ort ume vai xie +0.6: _ba _ell _m' _pre ble bon_ eau
emen ement eu_ eva mes_ quel_ tre tre_ uel_ +0.5: _bo _le _ne _re _ri ait ant autr
avais c'es com comm ee_ ees_ elle_ ena fin he_ ier_ il_ la_ m'a mme_ nne_ ont_ tai
tait_ ti_ vais_ +0.4: 'ai_ _ava _je _ma _sa all dep ext ine ine_ ja_ l'a lle ma_ nne
our_ pe_ re_ tro uit +0.3: _du _eta _il _no dans dans_ el_ elle epo ess ier m'av mes
mme nes_ nti on_ pour_ pre ule voi +0.2: 'ai _av _l' _qu as_ ava ell est is_ j'ai ls_
mon_ ois_ son sui ule_ +0.1: ais ait_ de_ etait lai mbi me_ -0.1: _de _la _moi au_
cevi ent_ inute ment_ nce ne_ ois que quel tra utes_ -0.2: _ca _cha _en _pa _tr _vi
ceye_ cinq_ combi deux_ et_ eux_ je_ ment nt_ res tiq ts_ -0.3: 'un _co _do _est _me
_pou ale and ans ans_ c'e d'un_ dix_ dre ente jou moi moi_ nd_ nde nte_ oi_ oit ommen
our par_ plus plus_ pou quo sans_ ujo -0.4: _ci _in _j' _on _peu ant_ dan ele en_ end
er_ gne j'a mmen mment ntr os_ peut_ plu rai ren res_ ter vant_ -0.5: _pe an_ angl
core_ dre_ emp enir_ ere eur fair fran ie_ iers_ ise ler mat min mois nte peu uco une
une_ ut_ -0.6: _ans _di _ent _fa _pro blag corr d'u d'un ecr endr ers ge_ mer mois_
ong orr ouj pro se_ ter_ uell -0.7: _an _fo ca_ ce_ droi ent ina joue joue_ nous_ oit_
orm -0.8: _es angla cre crepe d'e es_ hras ir_ ler_ oir quels sag un_ vot -0.9: _fr
_un avec_ bre in_ rem rom -1.0: al_ epon vre -1.1: _foi ad_ cinq quoi_ -1.2: diff omis
-1.3: crip foi lund -1.4: chaq -1.5: apita bonj ourq votr -1.7: cou_ -1.9: emps_ -2.3:
lutio -2.9: alut_
""",
    "de": """\
+2.4: abt_ +2.3: rotz +1.7: jet +1.6: diesm vom_ +1.5: dei fruh_ +1.4: ext_ gross nun_
+1.3: aufge bud nser wied +1.2: azu_ chste enau_ +1.1: exp nich +1.0: _auc eig elc
hast_ ona +0.9: _lo einka gena mor tlic +0.8: _nu _pu ag_ chic hei jetzt pun rat rs_
sge +0.7: _he achs bin_ geg nochm uch_ +0.6: _bi _de _en _wei _woc abge also_ beim_
em_ meh muss nun spr ss_ tag ucht wann wann_ woc +0.5: _ab _die _war _wel ast at_ bes
doch_ eiter ert furs_ hab habe_ ied ite iter lle ls_ nkt oder_ rag tag_ tan uns +0.4:
_bes _bit _do _dr _gle _te _tr _ub _vi _vie _welc _wo amit_ bit chs die eha ere glei
iche kt_ mona och om_ trag vie +0.3: _der _doc _gl _un _uns ange ann ann_ be_ da_ doc
hab_ im_ itt leic mei mein nic schr so_ tte tzt_ war_ wel +0.2: _di _fr _ge _hab _me
_mei _mein _wa ch_ der der_ die_ dies est ich itte kann_ nte ter ter_ vor +0.1: _be
_mit _si _ta eite el_ hne ich_ ie_ ng_ ren tzt -0.1: _ha _ma fur_ hen_ in_ ist it_
kein km_ nd_ noc on_ ten_ -0.2: _das _sei _sie _ve an_ che das den den_ ech egen eib
en_ enn_ er_ funf gen_ ir_ ist_ le_ ll_ lte nen seit sie st_ -0.3: _in _kom _re _sa
_sag _ver _was _wi _wie _zu ahr ass_ ber eit erk jah ne_ rei ten ung_ ur_ utsc was
was_ wie -0.4: _da _dar _im _ku _pro _wen alte ang ber_ chte dar dass dass_ deu einem
eri ft_ fun funf_ ge_ he_ her_ ibt_ ier man nen_ noch_ sag tsc um_ ung ute will_ wor
-0.5: _er _fa _man _zeh _zw age arum_ as_ ass deuts dir_ ege ei_ fen hal her icht ig_
ind jede ken lten_ ner omm pie rum_ sei seit_ sst zeh -0.6: _fl _jah _se _ze atz aut
che_ dir ein_ eut fru hren ibt ird_ jed man_ nne rde wer -0.7: _imm _ko _lan _na _pr
_um ache ersc lun rauc sie_ wenn wenn_ wil -0.8: art eiten erinn ieg krie ort tig uche
wen -0.9: _ein _eine alt erza letz nie oran_ waru -1.1: inut komma uruc -1.2: ulet
-1.3: elsb eund -1.4: hilft -1.5: brua eso_ -1.7: ktob -1.8: efon -1.9: arf_ euro_
irkl -2.0: bev -2.2: ellu -2.3: blem
""",
    "pt": """\
+3.3: agor +2.0: orcam +1.9: desd +1.8: falt novo_ +1.6: anil daq +1.5: olte +1.4: ei_
+1.2: outr +1.1: oxim toda +1.0: ecre ensag ezes_ fui_ itul opc +0.9: _tu abal ae_ ai_
aquel den eu_ ico +0.8: _fe _fi gua ntos_ ora_ oxima sto tao_ +0.7: _aq _fu _ti anda
bor cha cons duas_ eai fec gles_ quant +0.6: _dia ago and est ia_ mos par quele rio
turm +0.5: _bor _co _era _pi _pro anca as_ bora bora_ ciso_ dias_ eri foi_ la_ ma_
mos_ qual quela +0.4: _do _fic _la _pre ais_ amos amos_ aqu ara cio co_ egu ele_ ont
ori pro pro_ qual_ seg so_ ual uel +0.3: _ai _da _er _ja _mes _par _pr _qu _qua _ta
aque con era era_ ico_ mes mesm nda qua rec ta_ tac +0.2: _con _de _pa ora tos vc_
+0.1: _no _ou amo gor ha_ le_ tres_ -0.1: _li _me _por de_ do_ eir eiro eiro_ ent er_
me_ nte que sem -0.2: _cor _in _nu _pe _re _sa _se _uma _ve ari como como_ fal ica ido
meu_ nto_ por port pra_ res sa_ sao_ sso tem to_ -0.3: _com _fo ado bra dor men ndo
ome omo_ que_ ran rde sem_ tro -0.4: _ant _para _ped _po _pra _tem anto_ ao_ com des
gra ida lem mei om_ or_ ort ped pra rar_ rro sou sta_ tar -0.5: _en _ex _man _oi _so
_va ador al_ ar_ cor crev em_ gen lar meu nos_ oi_ omo para_ rev uma_ val ve_ -0.6:
_ca _gr _ne _que ente ente_ eve iga ime ind mand mbr ois orr po_ pode_ rin ros se_ tra
uro -0.7: _ra _te _um aa_ assa atro_ coz exto_ fica oa_ ren rto rtugu temp vale -0.8:
_di achor ant bom bom_ cont dema gente lemb numa_ quero -0.9: _iss atr essoa hoj -1.0:
ainda inua_ ozin -1.1: fing -1.2: dife lhe_ ntinu -1.3: gros guag -1.4: ortu prai
-1.5: asci -1.9: asil celu faco_ nun -2.1: finge -2.3: ahr
""",
    "it": """\
+2.2: ades +2.1: ivel +2.0: codi obr +1.9: iecc +1.7: econd sai_ +1.6: abel com' +1.5:
diec dome +1.3: ama est' stanz +1.2: poi_ +1.1: _pur evam gio_ pur +1.0: nient vi_
+0.9: avevi ho_ non_ num prep tra_ uale_ +0.8: all cco col_ ett vevo_ +0.7: _la _let
_ne allor avo dai del_ eglio evo_ famm ier pal quel quell rag terz tu_ utto +0.6: 'al
_pr _pun ade anza_ arti ato_ esso eva evi_ ggio iec oi_ pres rti solit to_ +0.5: _all
_ho _sa _sc _sco _so _son _tem _tu alt amo anc art ia_ ola on_ res tav tem tti tur va_
vamo_ vev vo_ +0.4: _fin _le _vu altr anti_ ata_ avev des dev edi egl er_ fino iamo_
il_ ltr pun rni vor zione +0.3: _che _del _du _po _pro _st ai_ altra amo_ del deve_
di_ esso_ evo glia iato_ io_ iorni ive let mo_ nti_ oli one piu_ pro son stan ta_ tor
tra tte uel +0.2: _ad _av _da _il _qu _sta _su _te al_ col el_ ell ella ella_ ente_
evi fin iam ndi nte_ ora orn per_ ro_ sta vam +0.1: _ave _avev _co _non _pi _pre _ri
ato lla non si_ ura vol zio -0.1: _cos _ma _se ale ano are chie con due due_ ede gio
ha_ he_ in_ llo nto rche -0.2: _bu _chi _vi ale_ anto anto_ ca_ cam cch cchi che_ cia
cos erc ere ere_ gia_ hie no_ re_ uo_ -0.3: _es _ha _si aro ce_ chi ene_ enza enza_
erch eri ior nte ole olo ono qua rch spie tar ter za_ -0.4: _an _be _in _pe _prim _sp
_tr _va _ve ali ant ci_ ene enz gia ien lic lie min nde ntr osa_ prim rche_ ren rima
rma sco_ sei_ tare_ tre_ tto_ -0.5: _siam _ti _vec ara ati c'e car chied cni cosa_ ele
emp itt na_ ne_ rso tim tre -0.6: _com _semp _tre abi alia are_ camb come_ cos' end
esc fig gles ico int ita la_ le_ ni_ orm puo_ quat rare_ ris rno_ semp sta_ tele tes
un_ vecc -0.7: _br _ci _con _it _sem ane de_ glie poss siam uesto -0.8: _gr _vo assem
perc puo sem -0.9: _ca _un abit acq acqua cel_ co_ ecch erche nonn se_ solo_ tutti
-1.0: buo ord risp -1.1: fai_ norm una_ -1.2: adic -1.3: 'af adre_ mez -1.4: empr
quali ques -1.5: ao_ von -1.6: big ighe_ -1.8: ancor -1.9: filas mok -2.0: empl -2.1:
eav -2.2: fint -2.7: ail_ -4.3: alzo_
""",
    "ru": """\
+3.9: дующ +2.9: тобо +2.8: зову +2.4: оег опя +2.1: нкт +2.0: епер +1.9: тож +1.8:
отка +1.7: дго +1.5: прош +1.4: так_ +1.3: аки_ лся_ +1.1: ариа вое +1.0: _оста дал
наш ну_ оста остал спи +0.9: _ост аки али_ ась_ вер ила можн ова рав стал +0.8: али
же_ +0.7: _да _ос альш ер_ иши_ кот оди от_ та_ +0.6: _он _то акои_ ам_ его_ какои ла_
она сде +0.5: _об _по _та _ты ал_ ем_ како ки_ кого_ ли_ лось_ они сь_ тал +0.4: _вы
_же _оп _от аи_ до_ его но_ ом_ ста стр ту_ +0.3: _до мен пер +0.2: _мы _ну _так ать
ког мы_ пис се_ +0.1: _за _пе ил_ льк нап не_ так -0.1: _пр ия_ чем чтоб ят_ -0.2: _ил
го_ по_ -0.3: _во _при _чт _эт для_ ере нии_ ов_ ои_ осл ран -0.4: _го _ес _хо бы_ ле_
при тел тро тся_ -0.5: _ко _ли _ма _пос ие_ одн ок_ пос сти три_ хоч это -0.6: _но
_поч _пя _ре _это акие_ дел днии_ еня если_ ет_ ить_ ник поч ти_ что ют_ -0.7: _ку бра
еи_ ент кие_ ко_ очем сть ть_ ься_ -0.8: ерв нои_ он_ ост скол то_ -0.9: асов_ ая_
-1.0: _че идум ить очу_ -1.1: ии_ как_ тьс -1.2: веж ня_ тобы_ ые_ это_ -1.3: гра
-1.4: _есл будь_ -1.5: ичае -1.6: ази_ отли -1.8: алте -2.0: анек едем_ обуд -2.1:
делат -2.2: аньш очему -2.4: воя_ -2.5: стар -3.0: гуляр
""",
    "ar": """\
+2.6: طيب_ +2.2: بعدين +2.0: قدا +1.9: نرج +1.7: دلو +1.5: اللي_ امتح تهي +1.4: اخرى_
افق_ الشهر تاب حكاي خلاص_ لبا +1.3: _ثا الت_ انية_ موع +1.2: _لن _وق افق ايمة_ رفضو
قايم لها_ نفس +1.1: _خل _ها اسبو الماض خلصت_ فس_ +1.0: _الك امي صفح كام +0.9: _كام _مو
اسم بت_ ته_ تي_ خلصت دم_ قطت هال وم_ +0.8: _الب _الم _را _عل _كا اب_ اعة_ المعت ايا
رجع عادة_ لة_ +0.7: _ال _الام _اي _با بعد لت_ مين وبع +0.6: الام الك قي_ كان_ متى_
يمة_ +0.5: _رج _رجع اد_ الخ اية_ سم_ علي كام_ لى_ ها_ +0.4: _اب _الح _الخ ال_ رت_ نا_
+0.3: الس غير في_ لام مل_ هي_ يت_ +0.2: _اع _الس _من الح حد_ للي_ ول_ يا_ +0.1: _انا
_تو الا الب الى_ تى_ لي_ -0.1: _عا عند قهوة_ لا_ وان ية_ يلة_ -0.2: _الق _وا الة_ تب_
ده_ ني_ يه_ -0.3: _ما اذا اذا_ ار_ الي بل_ ماذ يعن يل_ -0.4: _اك _مي الن ري_ ندي ون_
يارة_ -0.5: _في _وان الم سب_ قول مع_ -0.6: _ايه _سن _وم _يح ايه ايه_ دي_ كتب_ ملة_ هم_
وانا_ -0.7: _از _بال _كيف _لا _مل ات_ بال بعد_ رق_ عندي_ كيف كيف_ لبي ليش_ ير_ يش_
-0.8: _اح _الن _جو _لم انو بة_ دة_ ذا_ قة_ لما لية_ وانا وي_ يرة_ -0.9: _بي _كي _مر
_يو ارة_ حل_ ومي يف_ -1.0: _ازا _اق _ثل _فا _قا ازاي_ تسل يقة_ -1.1: _مص انجل بي_
ريقة_ مية_ -1.2: _تس _سل اء_ على_ والم -1.3: سية_ -1.4: اصم الخير الري زعلا يحق_ -1.5:
تعم تغل_ وات -1.6: باخت بعة_ عشان_ كتة_ -1.7: ذج_ -1.9: اقو -2.0: الكش بتدي جنيه_
-2.1: توس ساوي_ -2.3: حاو -2.4: عليكم -2.5: القه -2.6: السعو ايث -3.4: جى_
""",
    "hi": """\
+3.3: बाक +3.1: हुए_ +2.6: mmy_ +2.5: अब_ +2.4: ंदाज_ +2.3: नंब +2.2: तुम् +2.1: usm
मैंन +1.9: गए_ +1.8: तुमन बेह हमन +1.7: apa_ अभ् तैय सूची_ +1.6: aaj_ शुग +1.5: उसी_
किम +1.4: _हू bat ठीक_ डम_ +1.3: naa अगला_ +1.2: का_ +1.1: arei hain_ आपन जैसा_ यास_
+1.0: _उस हिस +0.9: _ab _मा आगे_ करत खत् तो_ नही ्ट_ +0.8: _जो _ना ab_ अनुव फिर_ वही
+0.7: _se ahine do_ meri_ उसन मने_ वो_ +0.6: _pa ha_ kau जी_ तुम दूस दूसरा पने_ +0.5:
_jo _बे _वाल ka_ te_ की_ जो_ ना_ बना ां_ +0.4: _कि _था _फि tha_ किस नों_ बना_ वाल
+0.3: _mer mer ंने_ किस_ के_ क्या_ बता ही_ िन_ ें_ ेरी_ +0.2: _ka _वा किय गया_ सी_
+0.1: ने_ रा_ है_ ैं_ -0.1: पां पांच मुझ -0.2: _क्य hai_ ho_ kaise ye_ को_ तीन ते_ थे_
से_ -0.3: _ha _प् aise_ aur_ ek_ mei na_ क्य स्त -0.4: _ra _को _मि _शु ais iye_ kai
liye_ ur_ दी_ में मैं_ ये_ िए_ -0.5: _sa _एक _कैस _हर कार कैस पांच_ प्र हर_ ैसे_ -0.6:
_जा _दे _भा _या _सम _सु ise_ rah ऊं_ कौन_ ता_ नमस पहले_ बात बीच_ मिल लिख हुई_ ाई_
-0.7: _कै _क् _बन _रा _स् apas_ at_ loo पिछ शुर ार् ैसे -0.8: ahiy nah और_ ती_ साल_
-0.9: ehl main ंटे_ आसा क्यों बिन ार_ -1.0: _पा atl essa अकब फोन_ बहुत_ हजार_ ेगा_
-1.1: एक_ करो_ कितना क्य_ तिश -1.2: ehle_ hon_ नट_ -1.3: hur करू छली_ थर_ -1.4: किलो
झे_ -1.5: engl exc पये_ -1.6: लिखो_ -1.7: arta_ -1.8: las पहे -1.9: कैसे_ -2.0: मैस
शुरू_ -2.1: कायत_ -2.3: कुला_ -2.4: कोई_ -2.5: gli -2.8: धन्
""",
    "vi": """\
+2.5: cai_ +2.0: min rinh_ +1.7: kia_ tiep_ +1.6: vay_ đoc_ +1.5: muc_ +1.4: xon +1.3:
phon đung_ +1.2: chot_ not toi_ đay_ +1.1: lai_ ly_ nang_ quay_ roi_ theo_ thuc_ xoa_
đam_ +1.0: buoi_ chiu_ ize_ kieu_ phan tung_ uyet_ +0.9: _ro luon_ sach_ đang_ +0.8:
ben bo_ gio gui_ lic nhi nhu_ nua_ phuo phuon them_ thiet đuon +0.7: _ki _la ach_
danh_ hiet_ loai_ nhi_ nhu soan_ the đun +0.6: bai_ cay_ chu_ gac gio_ hot_ iep_ kip_
mat mat_ nan not_ sang_ sep_ ung_ yeu_ đat_ +0.5: _ca _cap _no cap cua_ dic em_ han
huc_ mo_ ne_ nha_ phan_ so_ ta_ thie ua_ đie đoa +0.4: _be _di _ne _nh _nu _đa bua_
cho chon cun dan giao_ hem_ hom hom_ hon_ hu_ ia_ iet_ ket_ lan_ mau_ nao_ ngay_ nhat_
nho nho_ phu tro uye voi_ đon_ +0.3: _bo _hom _ra _si _so _tu anh_ hai_ hinh_ loa loi_
luon nhom_ pha ruon tron truon tu_ uyen_ yen_ đuo +0.2: _da _do _ke _mi _đu an_ gay_
giu hai io_ kie lan ng_ on_ tie tui_ đan +0.1: _th cho_ chu eu_ han_ ot_ tai_ thue_
va_ -0.1: _gi _go _kh _on _vie ba_ eng hay_ hoa hong_ ich_ ngu sau_ thang vie -0.2:
_cu _ho _lo _ma _me _mu _su _ti _tr _va ap_ at_ gi_ gia he_ ieng_ ieu_ ma_ moi_ rang_
su_ the_ tri tru đoi_ -0.3: _ba _cha _hoa _sa _to _xa ac_ au_ buo can can_ cha chau_
du_ dun eo_ gian guo hac hach_ hie hoc_ in_ inh_ kha khach long_ lua nghi nuo ong ong_
op_ thu_ tien tra ty_ uot_ van van_ đin đuoc_ -0.4: _ch ao_ cau_ de_ gan giam_ guoi_
ha_ hi_ ien lap lap_ mot nuoc_ ren_ rong_ toa trang tuo -0.5: _bi _de _gh _ha _uo _đe
ban_ bat_ bi_ bie en_ gan_ hat_ hic hut_ ien_ khe kho quan rung_ ruoc_ tay_ thuo tieng
tinh_ đi_ -0.6: _co _hu _lu _vi cao_ chun cuoi_ day_ hau_ hieu_ ho_ hoai_ hoi_ khac
khi khi_ kho_ may_ ngan ngan_ nha phat_ quan_ thi uoi_ ut_ đe_ -0.7: boi_ buon buon_
cod cu_ lop_ muoi_ nay_ nhau_ rai_ tin trun đau_ đong_ -0.8: biet_ chao_ khon luc_ phi
thuon uat_ đo_ -0.9: ban bao_ cam_ giai_ het_ lat_ nhac_ thi_ toan_ tom_ vao_ viet_
đa_ -1.0: goi_ nen_ phut_ tuoi_ vi_ vui_ đep_ -1.1: cel_ luat_ -1.2: choi_ meo_ mot_
-1.3: gap_ sai_ sao_ -1.4: nam_ -1.5: noi_ vai_ -1.7: chup_ mua_ -2.2: aff_
""",
    "tr": """\
+2.9: iad +2.6: aid ksa_ +1.7: amuk artik get +1.6: elo +1.5: bera kact +1.4: alerj
kud sul +1.3: bi_ daha_ di_ +1.2: ayen +1.1: iyd stin +1.0: ani_ aya_ +0.9: adak akt
gra lan min_ nra oru sira tik_ +0.8: _an amank arka ded dug mist ni_ obur rdu sal tti
yazd ydi +0.7: _da _kac ger hani kac kti mis misi miz nim_ ogram ord radak sonu soru
usu +0.6: _ann _di _za adi gin_ ik_ lim_ liste nde sini_ stik zama +0.5: _ad _han _so
adi_ ayni dum_ eyi igin_ ki_ mus neyd ogr onu tik un_ ya_ +0.4: _sor ana_ ayni_ dig
digi eli esin eyd in_ inde isti lim na_ rdi sini tin um_ ydi_ yine_ +0.3: _ce _ge _ko
_son ada aki_ ama an_ dum ini iyo iz_ nim nra_ ra_ son ugu zam +0.2: _be _ka _sir aman
esi ira sti +0.1: _bir aca ar_ bir gin igin imi imin min yor_ -0.1: _gun _ha asil bil
cin_ dak gib icin_ igi kisa lama nu_ sa_ yor -0.2: _va _yo ala asa asil_ bana_ ele en_
iki le_ ler lir mi_ nda or_ yan yim yim_ -0.3: _bas _bu _do _gu _ici _kis ac_ anl bili
de_ eme isa kir laz once -0.4: _al _es _fa _ist _na _nas asi ata bas ca_ dir_ et_ ilir
inc inda is_ li_ nasi nin nli ols once_ sur tan yi_ yil -0.5: _he _isi _ke _ma _ya
abil anb ant asin da_ far gun iki_ ili im_ nas on_ sil sin_ ski son_ ste una ye_ -0.6:
_ara _ic _ku _sa bir_ ce_ gi_ iyim_ iyor_ kac_ kis mad ned onc rki rla sind sure te_
uml uzde_ var_ yapa yle -0.7: _ca _fi ak_ apa iri isa_ rim_ sta yap -0.8: egi ila ked
mak -0.9: _is _ni ado tma yuz -1.0: _ba _ned hep hep_ ir_ -1.1: hala hala_ ldig -1.2:
asred hic neti -1.3: asre dir kiye -1.4: apay osman -1.5: ayri larak uzde -1.6: lsu
-1.7: coc eskid imo -1.9: akik nut -2.1: esk -2.4: komi -2.5: huy -3.3: erh
""",
    "id": """\
+2.0: ertu +1.8: jug kwk_ +1.7: adw anm +1.6: alh +1.5: adin ahku_ opos +1.4: budg
kaya yg_ +1.3: _belu gym_ ikini +1.2: ft_ +1.1: ambu +1.0: _de aktu_ cob lny nomo saj
+0.9: anju gili lagi_ nih_ persi uh_ +0.8: agia alik atat gga kap kir mbu tam +0.7:
aran bih kata nya oal ya_ +0.6: _kan _men _nam bih_ ggal ggu gian_ ini keb mau_ mem
mu_ nya_ puny rin samp tad tet +0.5: _bag _bagi _ka _me _na _nama _pak _si _soa bag
bu_ eh_ ersi ert ggu_ kan_ ngg oal_ olon pak ran si_ tap udah_ yak +0.4: _al _da ahk
ann ari as_ berap dah_ dia emp ih_ ira kita_ lan lan_ mau mer nama_ nan ti_ yang +0.3:
_ad _le _ya aft agi ama ampai ang ari_ da_ dah empa er_ erja ers inggu ini_ ke_ ming
nama nny pan_ rsi sih_ uny unya +0.2: _ber _ki _ud al_ angg atu ber bias erj hari
hari_ jad sar tny +0.1: _ku _yan kan olo ri_ ua_ uda yan yang_ -0.1: _be _bua _buat
_wa ali any asih_ buat dan ima kny ku_ mak ng_ -0.2: _apa _su ala apa_ bua enap gka
hal ibu ing kali kin_ nap napa pa_ ten ung ung_ -0.3: _ap _bi _bu _dan _ha _in _jadi
_pa _pen _re _sa _so _ta _un ah_ ahu aka aku_ asi_ di_ edan ek_ ela iap ir_ jadi_ ken
lu_ pen per sia ulu_ -0.4: _at _ga _kal _ken _la _pe _ter aku ami ant apa at_ atau_
eng gak gen gunu kar kasi lam lin ma_ nak ntu say tuk un_ us_ -0.5: _du _kena _li ara_
asi asih au_ awa dip eda end gun isa kena lah masih mi_ nga ngu ntun_ pan ra_ sama
sama_ sop ulu ur_ -0.6: _ce _ko _or ahasa alo am_ dulu_ ebel kah kal las lim sebe suk
uat wa_ -0.7: _kar _ua ahi arena dany dulu elas ggr kah_ -0.8: _bo _tia adah ate car
ejaa elaj halo pali -0.9: _ora agu_ cu_ ena enapa et_ iap_ komp ntuk_ opa -1.0: bedan
done eci naik_ waru -1.1: akn biar_ -1.3: ersen hny -1.4: dak_ eret -1.5: ampan -1.8:
bed -1.9: gru -2.0: borob gim -2.2: enum -2.9: coo
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.2: [said] [you] ^[past] +1.1: ^[you] +0.9: words_16 +0.8: [we] language_tr words_20
+0.7: [said]>[said] ^[resume] +0.6: [again]. [said]. [said]? [that]. [you]. [you]?
words_12 +0.5: [me]&[my] [quantity]. ^[we] language_ar language_ko +0.4: [me]>[said]
[news]. [past]&[that] language_ja question_at_the_end sentences_0 sentences_1 +0.3:
^[my] +0.2: [me]? [my]&[that] [question]? ^[me] ^[question] +0.1: [again]&[me] [me]
[me]>[question] -0.1: [again] [question]. [usual]. numbers_0 question -0.2:
[me]&[said] [resume]. -0.3: [usual] ^[usual] -0.4: [said]&[that] [that] -0.5: [news]
words_4 -0.6: [my] [quantity] [resume] [said]&[you] -0.8: words_0 -1.5: language_vi
""",
    "personal": """\
+1.5: ^[question] +1.4: [my] +1.3: question +1.0: language_ja +0.9: [me] sentences_0
+0.7: [quantity] ^[my] +0.6: [me]>[question] +0.5: [me]. [question]. +0.4: [me]? [my].
[question] [said]&[you] ^[me] ^[we] language_vi sentences_1 +0.3: words_4 +0.2:
[quantity]. +0.1: [my]&[that] [usual] numbers_0 question_at_the_end -0.1: [question]?
[said]>[said] [that] [that]. [you]. words_20 -0.2: [said]. [usual]. [you] [you]?
language_ko language_tr -0.3: [me]&[said] [said]? ^[resume] ^[you] words_0 words_12
-0.4: ^[usual] -0.5: [news] [said] -0.6: [news]. [resume]. words_16 -0.7: [again]
[again]. -0.8: [we] ^[past] -1.0: [me]&[my] [resume] -1.2: language_ar
""",
    "implicit": """\
+1.2: [news] ^[usual] +1.1: [again] +0.8: [that] +0.7: [me]&[my] +0.6: [usual]
[usual]. numbers_0 +0.5: language_vi +0.4: language_ar +0.3: words_0 +0.2: [me]&[said]
question_at_the_end words_4 +0.1: [again]. -0.1: [said] [said]. [that]. [you]? -0.2:
[me]. [me]? [quantity]. [question]? [said]&[you] ^[me] -0.3: [my]. [quantity]
[question] [resume] [we] [you]. ^[my] ^[you] language_ko language_tr -0.4: [resume].
[you] ^[past] words_12 words_16 -0.5: [again]&[me] [me] [me]>[question] [my]
[my]&[that] words_20 -0.6: [me]>[said] -0.7: [past]&[that] ^[resume] -0.8: ^[question]
language_ja question -1.0: ^[we] sentences_1 -1.5: sentences_0
""",
    "continuation": """\
+2.0: [resume] +1.2: [resume]. +0.8: words_0 +0.6: language_vi +0.5: [said]&[you]
+0.4: [said]&[that] +0.3: [again]&[me] [past]&[that] ^[resume] language_ar sentences_1
+0.2: [me]&[said] [my]&[that] [news]. [quantity] [question]? [we] +0.1: [me]>[said]
sentences_0 words_16 -0.1: [again]. [my]. ^[past] words_4 -0.2: [again] [me]&[my]
[me]. [question] [you]. words_20 -0.3: [me]>[question] [me]? [my] [news] [question].
[said]. [said]? [usual]. [you]? language_tr -0.4: [quantity]. [that] [that]. [usual]
^[me] ^[usual] question -0.5: [me] ^[you] -0.6: [said] [said]>[said] [you] language_ja
-0.7: ^[my] numbers_0 -0.8: question_at_the_end -1.0: ^[question]
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
