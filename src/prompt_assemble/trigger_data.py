"""Cues for and against the need of memory, for native speakers to read.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names; correct a weight in trigger_correction_data.py, not here. Date: 2026-11-30.

ORIGINAL_PHRASES: of the original one-file script, lower case; they always decide.
CUE_WEIGHTS: by language, `weight: cue cue`; weights are added up. Cues are compared
without accents. `you_said` is a row of words, `you_~_said` has one word between, `^`
and `$` are start and end of the text (in Chinese, Japanese and Korean: of a run of
characters). Names in brackets are word classes (word_class_data.py): `[said]`, in a question `[said]?` or in
none `[said].`, as first word `^[said]`, one after the other `[you]>[said]`, both in the
text `[my]&[usual]`. The shared table counts for all languages, those of shape
(`words_4`: 4 to 7 words) for unknown ones too; `pointing_1_words_4` has one class of
those that point back, too.
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
INTERCEPT: float = -1.16
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.7: [resume] ^[resume] +1.6: [usual]>[usual] +1.5: [news] +1.4: [question]>[my]
[resume]. [usual]. +1.3: [me]&[question] [my]>[question] [my]>[you] [we]
pointing_3_words_4 +1.2: [advice]&[you] [me]&[quantity] [my]&[remember]
[question]>[me] [we]? ^[usual] +1.1: [me] [me]? [my] [said]&[you] ^[quantity]
question_words_4 +1.0: [again] [said]>[my] [store] [store]? [usual] pointing_2_words_4
+0.9: [advice]&[that] [quantity]&[that] [question]&[you] [said] [that] [you]>[said]
^[news] pointing_1_words_0 pointing_2_words_0 pointing_3_words_8 words_0 words_8 +0.8:
[advice]>[remember] [my]&[store] [news]&[that] [news]. [quantity]&[remember] [that].
question_words_0 statement_words_4 +0.7: [again]. [define]&[said] [me]>[quantity]
[my]&[quantity] [news]&[we] [news]>[said] [quantity]>[question] [quantity]>[that]
[remember]&[we] [said]>[said] [usual]>[past] [you]>[me] [you]>[question] numbers_0
+0.6: [again]>[me] [me]>[said] [my]. [news]? [quantity]>[past] [question]&[task]
[store]>[past] [task]>[my] [that]>[me] [we]>[said] pointing_1_words_4 words_12
words_16 +0.5: [advice]&[remember] [advice]&[said] [again]&[that] [define]&[my]
[me]&[past] [me]>[question] [my]? [past] [past]&[said] [quantity]? [said]?
[store]&[you] [store]>[question] [store]>[said] [usual]>[said] [you]>[advice]
language_tr pointing_2_words_8 +0.4: [advice]&[we] [my]>[we] [past]&[quantity]
[past]>[quantity] [question]&[store] [question]&[tell] [said]. [task]&[usual]
[that]>[news] [that]>[question] [that]>[that] [we]>[question] [you]>[past]
[you]>[that] [you]? pointing_2_words_20 pointing_3_words_12 pointing_3_words_16
words_4 +0.3: [again]&[we] [again]&[you] [again]>[again] [past]&[store] [past]&[you]
[past]>[said] [question]&[remember] [question]&[we] [question]>[remember] [resume]?
[task]? [that]>[again] ^[again] ^[past] ^[you] numbers_1 sentences_2
statement_words_12 +0.2: [again]&[news] [me]>[my] [me]>[that] [my]&[past] [my]&[we]
[my]>[quantity] [past]. [past]? [quantity] [question]? [remember]? [resume]&[we]
[said]&[we] [said]>[that] [that]>[advice] ^[said] language_unknown pointing_2_words_12
pointing_2_words_16 statement_words_0 statement_words_8 +0.1: [advice]&[again]
[advice]>[question] [again]&[my] [my]&[question] [my]&[task] [store]&[we] [task]&[you]
[that]>[you] [we]. [you] [you]>[my] ^[question] -0.1: [again]>[usual]
[define]&[question] [me]&[store] [me]>[you] [question] [remember]&[you] [tell].
pointing_1_words_8 -0.2: [advice]. [again]&[past] [again]&[question] [me]&[said]
[me]&[that] [past]>[that] [quantity]&[said] [task]&[that] [that]&[usual] question
-0.3: [advice]&[question] [again]&[said] [again]&[task] [define]&[me] [me]&[tell]
[me]>[usual] [news]&[question] [news]>[question] [past]>[again] [quantity].
[question]&[said] [question]&[that] [question]. [question]>[quantity]
[question]>[said] [said]&[that] [said]>[you] [task]>[that] [tell]>[me] [that]&[we]
[you]. ^[advice] commas_2 commas_3 language_zh question_words_32 sentences_1 -0.4:
[again]>[question] [me]>[me] [my]&[that] [my]>[me] [my]>[my] [news]&[past]
[question]>[that] [remember] [said]&[usual] [task] [usual]&[you] [usual]>[question]
[usual]? ^[me] pointing_1_words_12 pointing_1_words_16 pointing_2_words_32 -0.5:
[again]&[define] [me]&[news] [me]>[again] [my]&[usual] [my]>[again] [my]>[said]
[past]&[we] [past]>[past] [question]&[usual] [store]&[that] [tell] [usual]>[me]
paste_words_8 pointing_0_words_12 pointing_3_words_24 question_words_12 words_20 -0.6:
[advice]? [again]>[advice] [me]&[we] [past]&[resume] [past]>[advice] [past]>[question]
[past]>[we] [question]>[advice] [question]>[again] [remember]. ^[tell] quote_words_8
statement_words_28 -0.7: [advice]>[again] [again]&[me] [again]>[you] [me]&[you]
[remember]&[said] [said]>[past] pointing_0_words_8 question_words_24 -0.8: [advice]
[advice]&[my] [me]&[resume] [my]&[news] [my]>[news] [past]>[remember]
[remember]&[usual] [resume]&[that] [task]. [you]>[again] commas_0 question_words_20
words_28 -0.9: [advice]&[me] [define] [past]&[question] [past]&[usual]
[question]>[define] [remember]&[that] [remember]>[past] [resume]&[you]
pointing_0_words_0 pointing_0_words_32 quote_words_0 -1.0: [me]&[usual]
[past]&[remember] [past]&[that] [resume]&[usual] [we]&[you] pointing_0_words_16
pointing_0_words_4 pointing_3_words_20 question_at_the_end quote_pointing_0
quote_words_4 -1.1: [resume]&[said] [you]>[you] quote_pointing_1 words_24 -1.2:
[again]&[remember] ^[my] pointing_1_words_32 question_words_16 sentences_0 -1.3: ^[we]
-1.4: ^[remember] ^[task] language_vi statement_words_32 -1.5: [define]. colons_1
paste_words_4 quote -2.1: words_32 -2.4: paste -2.5: [me]&[my] -2.8: numbers_3
""",
    "en": """\
+1.0: ^_how_many +0.9: [me]? +0.8: [again] of_the +0.7: [question]>[my] ^[quantity]
^[said] ^_ok more ok then you_~_me +0.6: 0_~_$ [said]. now our so +0.5: [me]
[me]>[you] [my] [you]>[me] ^_the ^_~_0 did_i i +0.4: ? [question]>[me] [you]. +0.3: 0
[again]. [said]>[me] we +0.2: [my]? [tell] at it up +0.1: on -0.1: [advice]
[question]? ^[tell] no -0.2: $ [said] [task]. do how in to -0.3: ?_$ [me]. [question]
[task] ^_how ^_what ^_~_a for_a -0.4: [advice]>[me] ^[my] ^[question] can is should
with_a ￼_$ -0.5: ! and -0.6: ._$ ^_~_do i_~_to is_it us -0.7: . 0_0
[question]>[advice] [that] [that]. ^_why the_~_of -0.8: how_do how_~_i -1.0: ^_i -1.1:
._i -1.4: ^_my a
""",
    "zh": """\
+3.0: 那 +2.0: 多大码 第 +1.9: 啦 +1.7: 咧 +1.5: 只 +1.4: ^老 个选 了 来着 +1.3: ^下一 ^膝 下一 么名 过 还来
+1.2: [me]>[question] ^[again] 号 贵吗 +1.1: 么救 么时 后 喇 按 目 续 +1.0: ^日 下 了$ 你 吵 换 是因 肯
+0.9: 十四 妈 我不 报 敏$ 第十 返 𠮶 +0.8: [my]>[question] ^他 ^小 个$ 俩 把 欸 照 部 +0.7: ^好$ 么办$ 二 你觉
再 剩 咱 她 对 得及 敏 来 码 组 试 过敏 选 +0.6: ? [advice]>[me] [again]? ^[advice] ^佢 ^好 ^就 ^按 ^这 ^阿
之后 别 吧 吧$ 因 因为 型 外 它 家 念 日 日记 是什 月$ 统 编 职 边 配 阵 阿 项 +0.5: [again]>[me] [me]?
[question]>[me] [usual] [usual]. ^_𠮶 ^可 ^换 ^照 ^现 不能 业 主 值 办 团 复 完 差 应 底 我 接 昨 是哪 案 的那
设 证 量 问 +0.4: ^下 ^中 ^把 不要 他 佢 另 咗 哪 哪个 已 数 整 时 明 最 最后 期$ 步 班 的 系 记 说明 读 课 进 ￼ ￼_?
￼_~_$ +0.3: ?_$ [my]? [quantity] [said]>[said] [that]. [we] ^[me] ^还 今 位 候 几 到 单 天 天$
掉 本 款 知 第二 翻 请 退 里 预 +0.2: [advice]. [me] [quantity]. [resume] [that] [you] [you]?
^_~_$ 入 写 可以 名 少 打 样$ 楼 没 现在 礼 答 花 跟 都 题 +0.1: [advice] [past] [question]. ^_$ 。_。 一 吃
哪一 在 子 拜 约 该 -0.1: [task]. ^_0 不 之前 内 冷 列 去 可 台 得 现 算 西 记得 -0.2: 0 0_0 0_~_0
[me]>[advice] [task] ^[task] ^_0_0 ^_￼_$ ^今 ^帮我 上 人 动 合 常 情 成 我一 提 晚 次 段 每 经 面 -0.3:
[define] [me]. [my]. [past]. [said]>[me] [said]>[question] ^_?_$ ^_~_0 ^_~_。 ^_。 ^_。_$
^我们 ^早 ^用 。_。_。 一句 个 买 几个 古 学 客 手 推 早 正 气 演一 百 给我 重 金 钟 阳 音 -0.4: 0_~_$ [question] ^_?
^今天 ^推 ^晚 ^最 。_$ 。_~_。 三 个月 久 么 什 们 件 半 坐 多 岁$ 带 年$ 慢 我们 我该 所 推荐 改 是 概 港 玩 种 空 算$ 老 聊
英 荐 要 说 说$ 跑 车 题$ 高 -0.5: 0_$ [question]? [remember] ^[question] ^一 ^三 ^写 ^去 ^怎 ^怎么 ^我
^我是 一年 了一 今天 但 住 作 千 嘅 小时 希 帮 帮我 干 当 我是 教 热 理 电 白 直 红 自 起 起来 适 风 香 -0.6: [again].
[me]>[me] [remember]. ^[said] ^哪 ^香 一次 习 五 些 会 句$ 在吗 好 好$ 好的 定 思 新 机 没有 洗 点样 猫 美 转 这段
钟$ 问题 食 -0.7: 0_0_$ ^[you] ^_python ^你好 ^给 ^给我 ^要 ^讲 。_? 一直 事$ 你好 友 吗$ 哪里 国 土 多$ 太 岁 工
店 才 旧 星 有没 爱 牛 米 肉 行 资 -0.8: [me]>[you] 。 下面 下面这段 中 事 以 以前 八 别字$ 吗 和 失 很 怎么 无 有 有什 水 点
看 讲个 该怎 语 说的 谢 还是 通 -0.9: ^你 ^你当 ^有 下面这 么意 九 你当 台湾 员 咋 安 差在 怎 扮 错 骂 -1.0:
[advice]>[question] 感 扮演 的故 练 -1.1: ^是 两 年 想 -1.2: 别字 句 演 -1.4: 己 朋 -1.5: 几平 官$ -1.6:
^好的 能 -1.9: 敷$ -2.1: ^世界上 -2.4: 先放
""",
    "ja": """\
+2.4: アレ +2.0: つづ +1.7: ことに +1.6: ^じゃあ ほし +1.5: ころか っぱり ほ 次 +1.4: た ド +1.3: お愿 録 +1.2:
^次 さん +1.1: ^_￼ ^じ たん った の続 目 +1.0: [question]? ^も てた 件 残り +0.9: ^[my] ^今 の名 べて ード 月
+0.8: [my] ^[usual] ^_$ ^残 き だっ っぱ でした まで よ 名 禁 +0.7: ^[past] ^俺 ^母 いしま たよ てく てる ので み
る$ テ 例の 名前 愿 母 酒 +0.6: ! [said] あ あの こと だっけ です$ 下 今 定 残 计 +0.5: えて か$ こ そ っけ ますか ますか$
も りの れた 付 手 最 纸 ￼ +0.4: [my]. [question] [store] ^_?_$ くれ っけ$ てくだ てくれ ね ま ました ス 作 出 案
番 结 読 +0.3: ^最 いて え か から した すか$ たか の め ん 三 何 +0.2: [usual] ^次の お お愿いし すか て$ また めて ら
+0.1: ^_。_$ け ち で$ は まし わ 次の -0.1: [tell]. 。 う くら して と コ ー 金 -0.2: [tell] ^_? ^_~_?
^_。_。 ^こ い く じ で り 使 子 方 -0.3: ^_0 ^_~_。 ^_。 ^お 。_? 。_。 。_。_$ す する たい に$ ます$ ょ れて リ ル
ロ ン 小 文 时 本 通 -0.4: ? 。_~_。 いい くな くらい してくだ だけ って て な ます まだ らい メ 前 合 引 言 -0.5: $ 0 0_$
[advice]. ^前 ^前回 ^小 って$ は$ マ 五 后 字 学 猫 违 雨 -0.6: [question]. ^_git 。_~_$ い$ おは たい$ つ$
でしょ なら なんで はよ ります るの れる 代 円 前回 料 水 食 -0.7: ^この ^な あり いの る ール 人 给 英 英语 语 転 -0.8: ^あなたは
でも の$ を一 ッ 十 同 回の -0.9: ^ま しょうか 夫 话し -1.0: ^しり ^肉じ が の日 を书い スマ -1.1: ^おはよー 屋 自転 関
-1.2: いくらく -1.5: ば を -1.6: ^ふ ^前回の -1.7: ^おは ^り -1.8: おかし すけ -2.2: ^まだ使 ^前回の消 -2.4:
なりき
""",
    "ko": """\
+3.0: ^선생 +2.1: ^알레 +2.0: ^여전 +1.8: ^일차 ^제가 +1.7: ^결국 ^이번 +1.5: ^이어 +1.4: ^이번엔 제가
+1.3: ^나한 ^마저 +1.2: ^괜 ^스 ^있잖 왔는 지$ +1.1: ^[my] ^_ᄀᄀ ^그$ ^마무 ^뭐였 ^싶은 ^올해 기로 내$ 신 +1.0:
^그 ^이제$ ^정리 ^중에 ^총 어요 였지 죠 했 +0.9: ^맞 ^며칠 ^알 ^총$ 거$ 그$ 였 왔 +0.8: [question]>[question]
[said] ^거 ^내$ ^얘 ^이제 ^읽 ^했 번 서$ 이었 째 표 +0.7: ^거$ ^다른 ^똑 ^쓴 ^적어 ^지금 게요 내 네 님 담 른$ 매 집 쪽
+0.6: ^내가 ^다 ^또 ^분 ^시작 ^써 ^써줘 ^예약 내가 는데 니 목 물 박 사 얘 차 +0.5: ^다음 ^다음$ ^둘 ^둘째 ^마 ^뭐였지 ^박
^제 ^집 과 그 까지$ 는데$ 다 다음 다음$ 더 둘 름 받 서 써 어$ 음 작 +0.4: [task] ^결 ^나$ ^더 ^못$ ^일 게 고 까지 대
대$ 대로 두 로$ 른 며 못$ 부터 스 시 신$ 어 음$ 저 짜 터$ +0.3: 0_~_$ [news] [said]. ^더$ ^저 나$ 대로$ 또 또$
무 소 이 주 줘 줘$ 집$ 테$ +0.2: ^[me] ^만 고$ 라고 만 못 었 에$ 장 차$ 터 +0.1: ^나 ^번 ^이 명 비 트 -0.1:
[me]. [question]. [you] [you]. ^먼 ^어 가$ 만$ 야 원 행 화 -0.2: ._$ ._. ._._$ [past] [past].
^_$ ^_0 ^고 가 기 까$ 남 데 선 재 -0.3: $ [me] [question]? ^가 ^계 ^너 ^말 ^설 ^있 ^해 나 난 려면 로 를 설 섯
섯$ 세요 아 월 은$ 이$ 프 해 ￼ -0.4: . ._~_$ 0 0_._. ?_$ [my]. ^다섯 ^때 ^수$ ^아직 ^없 ^자꾸 ^차 개 곱 날 도
를$ 리가 무$ 법 시간 식 에서 에서$ 을 을$ 의$ 인 입 있 자 주세 포 하고 -0.5: ^강 ^공 ^명 ^뭐가 ^카 ^파 ^하나 간 구 국 금 기$
늘$ 도$ 래 시대 양 오 인데 인데$ 일$ 전 전에 제 직 하나 할$ -0.6: [my] [past]>[me] ^끝말 ^년 ^안 ^오 ^조선 강 까 날$
년 는 드$ 말 모 미 세 에 전$ 카 탁 하 -0.7: 0_0_. ^사람 ^세 ^옛 ^퍼센 공 까요 는$ 리 마다 면 센 왜 의 임 지만 -0.8:
0_. 0_~_. ^어떤 ^짧 드 법$ 해요 -0.9: ^기준 ^맞춤법$ ^쉽 ^제일 면$ 피 할 -1.0: ^무릎 ^알려 ^얼마나 -1.2: ^강아
^정렬 -1.3: ^예전 ^오늘$ ^지난번 -1.4: ^아재 ^아직도 ^안내문 ^지난번$ -1.5: ^고양 ^때문 -1.6: ^너무 ^파이 -1.8: ^왜
-1.9: ^우리나 ^이거 -2.0: ^맞춤 -2.1: ^떡볶 ^어떻 ^조선시 -2.2: ^그냥 -2.3: ^마지 -2.4: ^제곱
""",
    "es": """\
+1.6: ^_vas +1.0: la +0.9: [past] q +0.8: ^_~_la que_~_de +0.7: [question] [question]?
[said] con_el la_~_$ +0.6: en_el +0.5: [news]. +0.4: [past]. al de_la ya +0.3: [that]
^[past] el el_~_de era ha +0.2: . [news] [question]>[me] +0.1: [that]. a -0.1: ^_que
de le mi para -0.2: 0_~_$ de_0 una -0.3: ?_$ es -0.4: me -0.5: [you]? ^[question] ^_me
^_~_un que si -0.6: [you] ^_como que_se ￼_$ -0.7: 0 [me]>[question] un ￼ -0.8: ?
[question]>[that] ^[you] a_mi años cada -0.9: [my]>[question] -1.2: ^_~_de -1.3:
^_cuando_fue
""",
    "fr": """\
+1.0: [advice] +0.6: $ [question]>[me] ^_le le y +0.5: [question]? [you]. il ma +0.4:
[usual]. ^[task] la tu +0.3: [my] ^[question] comme quel +0.2: [me]? [task] [task].
+0.1: 0 du -0.1: [me]. ^_~_un ce -0.2: a au de les -0.3: . [question] [said]. [we]
^_~_de est on -0.4: [me]>[question] ^[my] de_0 -0.5: ?_$ [we]? [you]? ^[me] comment
une -0.6: 0_~_0 ans -0.7: [question]. [said] ^[past] un -0.8: ^_j'ai en ￼ -0.9: avant
-1.1: ? t
""",
    "de": """\
+1.0: ^[that] +0.8: ^[said] doch +0.7: [we]>[that] ^_~_0 +0.6: [news] [past]. +0.5:
[that]>[question] [that]>[you] hab_ich +0.4: [my]? +0.3: [question]. [we] ^[question]
da die im meine so tag +0.2: [advice]. [my] nicht war +0.1: 0 [that]>[that] mit -0.1:
? [me] [question] [question]>[that] das in -0.2: [past]? [question]>[me] ^[me] der für
￼ -0.3: eine was zu -0.4: . [again]>[that] [question]? an -0.6: ^_ich einen -0.7: $
man -0.8: ._$ -1.5: wie_~_ich
""",
    "pt": """\
+1.3: a +1.0: bora e_o e_que em_que +0.8: ^_em ^_em_que ai +0.7: ^_a ela era o_~_do
+0.6: [usual] [you] ele o +0.5: . [question]>[my] das do +0.4: [you]. días na no pro
so +0.3: [my]. [question]. já +0.1: ^_~_a da mais -0.1: 0 ? [question]? tem -0.2: ?_$
de pra uma -0.3: [my]? ^_~_de -0.4: ^[question] ^_o_que e_um se um ￼_$ -0.5: [me].
para -0.6: ^_qual ^_~_um -0.7: años e -0.9: de_0 -1.1: o_que -1.4: ^[my]
""",
    "it": """\
+1.1: dài +0.6: [question]? ^[question] +0.5: ^_il ho +0.3: [said]. il sono +0.2: ? in
la per +0.1: [question] che -0.1: $ -0.2: [me]? ha -0.3: [me] -0.4: . [past]. e fa tre
un ￼ -0.5: ._$ ?_$ [advice] [question]>[said] [said]? [that]. ^_~_un cosa sei -0.6:
^_~_di le una -0.7: ci -0.8: la_mia -0.9: 0 [past] -1.0: ^[my] ^_ho -1.1: io -1.2: fai
-1.7: ^_quanto_sale
""",
    "ru": """\
+1.1: у_меня +1.0: ^[again] ^_~_я +0.9: [you] +0.7: [question]>[me] ^[question] не
+0.6: [advice]. у +0.5: [advice] [me] +0.4: [me]. +0.3: . [question]. [that]. +0.2: $
[you]. +0.1: мы -0.1: [again]. [question] по -0.2: ? ^[me] я -0.4: [question]? а и на
-0.6: [that] в -0.8: ^_~_меня ^_у ^_у_меня ^_что -0.9: ли -1.0: 0 [quantity] [that]?
""",
    "ar": """\
+1.4: ؟ +1.1: [said] +1.0: [my]>[me] متى +0.9: [that]. +0.7: [me]. [usual]. أي +0.6:
[news] +0.5: [again] +0.4: [again]. [usual] كام +0.3: لي +0.2: [me] أنا -0.1: [my].
[we] -0.2: $ . [define] -0.3: [task]. ^[task] عندي -0.4: ._$ 0 [task] في في_~_$ -0.5:
[define]. [me]>[question] [me]? [my]>[question] [you] كم مع -0.6: [my]>[you]
[quantity] [you]. ايه كل كيف -0.7: بعد مرة -0.8: [my]? -0.9: [my] -1.0:
[question]>[my] إيش -1.1: وأنا -1.2: [question]>[me]
""",
    "hi": """\
+1.3: [my]>[question] +0.9: [past] ab हूं +0.8: [me]>[question] [my] [usual]? +0.6: जो
+0.5: [tell] ka se है_$ +0.4: [past]. [resume] [tell]. [that]. वाला +0.3:
[question]>[past] [that] ^[me] ^[my] +0.2: [usual] में +0.1: [my]. -0.1: [me]
[question] का -0.2: ?_$ [me]. ।_$ -0.3: [question]. aur । -0.4: 0 hai -0.5: [again]
-0.6: [news] [usual]. hai_$ -0.7: $ [task]. ek me
""",
    "vi": """\
+1.7: rồi +1.1: [me]>[me] +0.8: [me]>[question] [question]>[that] tên_gì y +0.7:
[question]>[again] [that] +0.6: [past]>[me] ơi +0.5: [past] [remember] [store]>[said]
[that]? gì_~_$ rồi_$ ta +0.4: [past]. [resume]. an nào_$ ta_$ +0.3: ._$ [me]>[said]
[me]>[that] ^[past] hôm tu +0.2: [me]? +0.1: [again] [me] -0.1: ? [me]. [question].
[said]. -0.2: [question] [said]>[said] [usual]. ^[me] ma -0.3: [advice]. [said]>[past]
[you] [you]. bao_nhiêu -0.4: [advice]? [quantity] [quantity]. [said] [said]? ^[said]
ai bao_~_$ gì_$ hàng o tay -0.5: [advice]>[question] [question]>[me] [store]>[me]
[that]>[question] ^_bạn gợi ha hàm ￼ -0.6: [me]>[again] không_~_$ -0.7: [advice] ^_già
uống -0.8: ^_chào -0.9: [you]>[me] con_ai hơn_người -1.0: 0 làm_ba -1.2: vai_ông
""",
    "tr": """\
+0.9: [said] o +0.7: [me]. +0.5: ^[question] +0.4: [me] [said]. [that] -0.1:
[question]. -0.4: ._$ [question]>[my] son -0.5: 0 [advice] -0.6: [advice]. [past].
-0.7: mi mi_$ -0.8: de -2.2: en_son_ne
""",
    "id": """\
+0.9: ya_~_$ +0.7: udah +0.6: [my]>[question] [past] ^_~_ke +0.5: [me]>[question]
[past]? ya +0.4: [me]. [question]. +0.3: yang +0.2: sih +0.1: [past]. ^[my] -0.2:
[advice] bikin -0.3: ? [usual] aku atau dan ￼_$ -0.4: $ [question]? ^[advice] -0.5: 0
[my]? [said]. di jadi ￼ -0.6: ^[me] ^[news] ^[that] ^_~_saya -0.7: [said] [you].
^[again] gak -0.9: ^[said]
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+3.0: bisc +2.1: avori +1.8: anua +1.6: sinc +1.5: nex once_ onig +1.4: coul +1.3: siz
they +1.2: _rig nest the_ usu +1.1: frida +1.0: geth hurs loo same_ +0.9: 's_ 't_ _les
eek_ job_ n's_ +0.8: _pi hich_ ied_ jus nee ted_ +0.7: _let _on _oth andlo asl has ini
king_ ok_ one par pda the tme was_ wher +0.6: _cha _tu ats ess ext_ hat may_ my_ nes
out_ +0.5: _bi _did _fl _off _ok day_ did est ett ette her_ hing_ ked_ les mar may or_
otal_ plea sam ut_ work +0.4: _dr _has _mo _we an' ck_ ed_ ee_ ext has_ her his_ ls_
od_ ood_ ork pls_ so_ then then_ tri up_ was we_ +0.3: _my _of _ou _pl _sh _so _the
abl ame day id_ let now_ ore_ ot_ out ow_ sda +0.2: _da _me _tr ame_ did_ ew_ have
have_ he_ hen muc nd_ now one_ t's_ thin tue wha what +0.1: _ar _at _di _ma _thin _to
_up and_ as_ hen_ nt_ what_ -0.1: 'm_ _fo _go _is _te ad_ and are_ ay_ con foll ice_
ou_ ould_ pla ts_ ve_ ver with -0.2: _al _ca _ex _ho _ke _tel _us _wa _wi _yo agai alr
by_ do_ ers ery gs_ hou how_ hy_ ice ill_ is_ ive ld_ ll_ llo per re_ rem sti tal ten
there two_ when -0.3: _can _de _fr _nu _th _tw ast_ ate ays ays_ can_ ers_ ery_ hree_
ive_ ly_ our se_ thre to_ who_ wil ys_ -0.4: _are _bo _hi _how _sa _su an't_ boi boil
ce_ eft_ en_ es_ ever expla from_ good_ how in_ lin lon ns_ orn pyt ric yea your -0.5:
_an _co _con _cr _do _fu _ni _se _sti _wh ally_ an_ ant_ ent goo il_ nge nly_ old old_
ome ome_ rni rs_ tod who -0.6: _ev _lo _qu ail ang at_ eft ell eme had_ ks_ mai ny_
ong rnin son_ soun st_ this_ tions tra us_ your_ -0.7: don' expl morn not oday ort ree
start -0.8: _po _wr al_ avel betw eeks_ egg eighb ema exp fiv good ick will_ -0.9:
_eac about answ enten firs goe nny_ ou'r some -1.0: apit bup egal llowi mos want_ wou
-1.1: _it' apto frie houl if_ ilk_ only_ told_ went_ -1.2: _las at' etu hello orld_
-1.3: outp -1.4: enev -1.5: eggs_ why_ -1.9: hiy -2.2: alw
""",
    "es": """\
+3.0: amaba +2.8: esq +2.4: autob hice_ +2.2: ides_ +2.1: alumn ausu +2.0: eves_ vece
+1.9: asol +1.7: asio_ +1.6: itul +1.5: levo_ +1.4: aes estoy +1.3: puse_ +1.1: abog
ce_ coleg del_ pun +1.0: ejor oye_ +0.9: _vu azme_ lib lune qued +0.8: _us _va auto
je_ jue tal trab +0.7: _don aba ahor ahora ese igu igui imo imo_ pas rta ser toca
toca_ toy_ +0.6: _ni _vi aho cci don ech ejor_ ina otr segun sem sta vue +0.5: _da _de
_del _hi _lo _no _pro _pu _sem ami amos_ cual cual_ del egun engo_ guie he_ ice ice_
mas mas_ nto ntos_ ste_ to_ toc vas +0.4: _ba _con _to as_ azm ba_ desd ema emana gun
hora_ ient mo_ nes nes_ ora_ sema te_ ual unt +0.3: _er _era _ot _sigu _ya antos ast
cion_ el_ eng era fal falt ist lta mana otra otra_ ten tra_ ya_ +0.2: _el _ro _sig
ado_ cio er_ ha_ la_ mos_ nda oy_ que ro_ +0.1: _ap _co _la _po cion de_ dias_ ero
ias_ mos sigu uant -0.1: _ex _pr _qui _ti dos ena lo_ mi_ nos_ para para_ si_ tar
-0.2: _com _di _pa _par _per _si _so ada_ an_ ara cor cuan en_ es_ eta_ ico_ ima in_
me_ nos omo_ pan per qui ras_ sal sob -0.3: _al _gr _ho _le _me _tie ant ante ar_ cho_
com da_ do_ ent enta entr esp eta is_ las mie nas_ or_ orrig par por ran rar ras rio
se_ -0.4: _an _ante _cad _en _esp _mu _ri _su _tar _una ano anto_ buen ene_ exp ico
le_ les nta orm rac ta_ tod tre -0.5: _alg _ant _bu _ca _hu _pi _re alg alo cesi co_
dife ela esc fue ifi ita ne_ nif ola ola_ ort ria rre su_ tie uatro uena un_ una_
-0.6: _ar _un aci avi ay_ bila bue ere expl fic ica ica_ ill illa och po_ til ura uro
-0.7: _fr _ga _mo go_ hay ia_ nony pued quier -0.8: ata cad emp eur hago_ hay_ res_
soy_ una -0.9: algu egur espan gnif inuto ir_ raiz_ -1.0: anos_ ceta_ grac rim -1.2:
_du efe_ hee -1.3: arj como_ cuat -1.4: exic -1.5: avia_ ches_ dijer hola_ -1.7: gata_
-1.8: gle_ -1.9: histo -2.2: abue -2.4: auti
""",
    "fr": """\
+2.1: deja_ +1.8: chez_ dim +1.7: deuxi qu'o +1.6: 'avie idi_ notr sont_ +1.5: 'hab_
dev +1.4: deva eanc l'au mieu +1.3: moins +1.2: ai_ aviez cic equel esum +1.1: d'ha
stp_ +1.0: efai suiv tie +0.9: _aj cett du_ ivan mod sema suite +0.8: _ou _ta ajou ens
ien ume +0.7: 'est_ _le ais_ bon_ dej eau eva +0.6: 'as _ba _bo _ell _pre _ri ait chai
ena fin he_ m'as_ mes_ ont_ quel_ tre tre_ uel_ uit vai xie +0.5: 'ai_ _ava _eta _je
_m' _ne ant autr ble ee_ elle_ ier_ il_ ine_ la_ ma_ mme_ nes_ nne nne_ re_ sui tait_
+0.4: 'ai _il _ma _re _sa com comm dans dans_ dep ext ine ja_ lle m'a our_ pe_ pour_
ste_ tai ti_ +0.3: _av _du _no _qu _tu all elle ess ls_ mon_ son ule voi +0.2: _l' ais
ait_ as_ ava de_ deux ell est ier is_ j'ai l'a m'av mes mme nti on_ pre tro +0.1: _to
el_ epo etait mbi me_ ment_ nce_ -0.1: _au _de _et _la _te _vi au_ cinq_ core_ eux_
it_ les_ ne_ nt_ ois ou_ qui tra -0.2: _ca _moi _pa _pou _tr cevi combi dan nte_ ommen
pou res ts_ -0.3: _cha _ci _co _do _en _est _peu ale and ans ans_ ant_ dix_ et_ inute
jou nd_ nde oi_ oit our par_ plus plus_ quo sans_ ter tiq ujo -0.4: _dis _j' _on angl
ceye_ emp en_ end er_ eur fair je_ mmen moi moi_ ntr peu rai ren res_ roi une_ -0.5:
_me _pe _pro ce_ ele enir_ fran ie_ ise j'a mer mment nte ong os_ peut_ plu pro une
ut_ vant_ -0.6: _an _ans _fo _in an_ ere ge_ ler mat ouj uco uell -0.7: _di _fa angla
ca_ d'e dre_ droi ecr ent ers es_ gne in_ ir_ joue joue_ oit_ quels se_ ter_ utes_
-0.8: _foi avec_ corr crepe d'u d'un ler_ oir orm orr un_ -0.9: _es _un blag bud cre
foi hras mois_ nous_ rem rom sag vre -1.0: _fr al_ bre qu'i quoi_ -1.1: cinq crip
-1.2: diff -1.5: omis ourq -1.6: apita chaq emps_ lund -1.8: bonj -1.9: cou_ -2.5:
lutio -2.9: alut_
""",
    "de": """\
+2.3: abt_ +2.0: rotz +1.8: jet ogeg +1.5: aufge diesm +1.4: dei fruh_ nser nun_ +1.3:
bud gross +1.2: chste enau_ ext_ wied +1.1: azu_ hast_ mor vom_ +1.0: _lo bis_ eig elc
hei nich +0.9: _auc _nu exp ona tlic +0.8: _pu ag_ gena jetzt nun rat rs_ tro +0.7:
_woc achs amit_ bin_ doch_ em_ muss pun sge woc +0.6: _ab _de _he _wei chic dies ert
habe_ iche kt_ ngs nkt rag ss_ tan ucht +0.5: _wel at_ bes eiter ere geg hab ied ite
iter meh nochm nte oder_ spr trag uch_ uns wann_ +0.4: _bes _bi _die _doc _dr _en _gle
_vo _welc ann ast beim_ chs da_ doc eha itt mona och wann +0.3: _be _bit _der _gl _mit
_te _wa _war ange ann_ bit die die_ furs_ glei im_ itte lle nde_ nic schr so_ tte tzt_
wel +0.2: _ge _hab _me _mein der_ eite est hab_ habe ich leic mal_ mei mein nd_ tag
tag_ tes tzt war_ +0.1: _di _do _ei _fr _mei auf_ ch_ der eic geh kann_ sch ter ter_
-0.1: _is _ma _ve _ver _wie che das_ dass dass_ ech eit_ enn_ er_ hen_ ir_ ist it_
mit_ on_ sta ste wie -0.2: _kom _re _sie chrei eib en_ funf ge_ gen_ ist_ le_ lte nen
reib sie st_ ung_ ur_ -0.3: _er _ku _was _wen _zu _zw ahr alte an_ ang ass_ cha dar
eri erk ier isc jah ne_ noch_ rei steh ten_ um_ utsc was was_ will_ wor -0.4: _in _sag
_um _wi atz aut deuts ei_ einem eit fen fen_ funf_ he_ her her_ ibt_ ig_ ind kein nen_
ner scha ten ute -0.5: _da _eu _im _jah _kli _sa _ze _zeh age ank arum_ ber_ hren ibt
iebe kli ll_ lten_ man me_ nne omm rum_ seit_ ung wil zeh -0.6: _fa _fl _man _na amal
as_ ass cht deu dir dir_ ege ein_ euli eut fru fun hal letz lun rauc rde sag sei sie_
sst tig wen wenn wenn_ wurd -0.7: _ein _imm _ko _lan ache che_ echt ersc ieg inut man_
ommer ort tsc wer -0.8: _se ahlt_ alt art erza jed krie nie -0.9: _pr uche uruc -1.0:
_eine angw komma oran_ waru -1.1: elsb eund -1.4: chtsc engli hilft ulet -1.5: brua
-1.6: blem -1.7: eso_ -1.8: bev -1.9: efon ktob -2.0: euro_ -2.1: ellu irkl -2.2: arf_
""",
    "pt": """\
+3.0: agor +2.0: orcam +1.9: desd falt +1.7: daq +1.6: novo_ +1.4: anil ei_ outr +1.2:
olte +1.1: _tu ecre ezes_ oxim toda +1.0: abal fec fui_ ico +0.9: ae_ ai_ aquel bor
eu_ itul +0.8: _fe _fi _ti den ensag opc oxima turm +0.7: _aq cha eai est gles_ gua
ntos_ ora_ tao_ +0.6: _fu _pro bora cons foi_ ori par quant quela sto +0.5: _bor _co
_era _la ago amos amos_ anda bora_ cio ciso_ conh duas_ ele_ eri ia_ la_ mos mos_ ont
pro quele ual +0.4: _dia _do _ja _pi _pre _seg anca and aqu as_ co_ dias_ egu mesm
qual ta_ tac uel +0.3: _ai _da _er _fic _mes _ou _par _pr _qu _qua _ta ais_ ara arou_
era era_ ma_ mes nov pro_ qua qual_ seg segu so_ tos +0.2: aque con ha_ le_ nda rec
+0.1: _ba _con amo ari da_ ent gor ito ora -0.1: _cor _por _re como_ do_ eir eiro er_
men sa_ sso te_ -0.2: _al _fo _in _sa _uma hoj ica_ ido nte omo_ por pra_ ra_ ran sem
tem to_ tro -0.3: _ant _com _ex _li _mi _nu _pe _pra _se _tem ao_ bra ica lar me_ ndo
nto_ ome or_ port que_ quem_ rde rro sem_ sta_ -0.4: _po _va ado anto_ des dis ente_
gen gra ida iss mei meu_ nta omo pra rar_ sao_ sou uma_ ve_ -0.5: _ca _en _que ador
al_ ate_ atro_ com cor em_ ente ime nos_ om_ orr ort para_ ped se_ temp val -0.6: _gr
_oi _ra _so _te _um aa_ dema eve iga meu oi_ pode_ rev rin ros rtugu uro -0.7: _di
_man _ne achor ant ar_ bom_ coz crev diss ind isse_ ixa oa_ ren rto tra vale -0.8:
ainda assa atr bom cont deix fica numa_ po_ -0.9: fing gente guag lhe_ ozin quero
-1.0: _iss essoa -1.1: lemb -1.2: gros -1.3: dife ortu prai -1.4: ducad inua_ -1.5:
nun -1.7: faco_ -1.8: asil -1.9: asci finge -2.1: ahr celu
""",
    "it": """\
+2.3: ades +2.1: ivel +2.0: codi +1.9: obr +1.8: iecc +1.7: diec +1.6: sai_ +1.4: com'
dome econd +1.3: poi_ stanz +1.2: abel ama est' +1.1: _pur +1.0: all del_ gio_ nient
pur +0.9: avevi evam ho_ non_ terz +0.8: _la _let altra cco ett famm rag uale_ vevo_
vi_ +0.7: 'al _all _ne _pr allor evo_ ggio ier pal solit tra_ tu_ utto +0.6: _sc _son
ade anc anza_ arti ato_ avo eglio etti evi_ iec ltr oi_ pres rti tav tur +0.5: _ho _le
_pun _tem amo anti_ art col_ edi esso fino ola on_ quel quell res to_ va_ vamo_ vo_
+0.4: _po _so _tu ata_ chia des dev di_ egl el_ er_ eva glia ia_ iamo_ iato_ il_ isc
nti_ rni son tem tor tti zione +0.3: _av _che _du _fin _pro _sa _vu ai_ al_ amo_ cal
del ell evi evo io_ ive lavo let lla_ mo_ ndi nie oli one ora pro pun sta stan ta_ tte
uel vam vol +0.2: _ad _co _del _il _st _sta deve_ esso_ fin iam iorni lla per_ piu_
pos ro_ tra vev zio +0.1: _ave _avev _da _non _pi _pre _qu _ri _te are ato avev col
ella iu_ li_ non nte_ orn -0.1: _se ale cch cchi che he_ llo ome_ sa_ -0.2: _al _ba
_bu _chi _cos ale_ anto anto_ ca_ cia cni con cos dopo_ due due_ ede enza enza_ erc
ha_ in_ no_ nto qua re_ spie za_ -0.3: _an _cam _ha _si _tr _va _vi cam ce_ che_ ene
ene_ enz erch hie ica ici ior ntr ole olo osa_ rch rima tar tre_ -0.4: _be _pe _prim
_sp _ve _vec ali chi ci_ ele lic min nde ono prim rche_ rma rso tre tto_ uo_ -0.5: _in
alia ant are_ ati chied cosa_ emp gia ien ita na_ ni_ puo_ ren ris sei_ sta_ tare_ ter
un_ -0.6: _br _com _semp _siam _tre abi ane ara car cos' de_ end esc fig glie ico itt
la_ le_ lie ne_ orm quad rare_ rno_ semp tant tele tim vecc -0.7: _ci _it _sem assem
perc quat siam tes -0.8: _con _gr _vo int nonn poss puo sem solo_ uesto -0.9: _ca _un
abit adic buo co_ come_ ecch erche orso_ risp -1.0: acq acqua ord se_ -1.1: cel_ fai_
norm -1.2: adre_ una_ -1.3: quali -1.4: 'af big empr ighe_ mez -1.5: gles ques -1.6:
von -1.7: ao_ mok -1.8: ancor filas -2.0: empl -2.2: ail_ eav -4.2: alzo_
""",
    "ru": """\
+3.7: дующ +2.9: зову +2.7: оег +2.6: опя +2.4: нкт +2.3: тобо +1.7: епер +1.6: прош
+1.5: лся_ +1.4: аваи_ аки_ +1.3: отка так_ цию_ +1.2: _вт есяц +1.1: ась_ ила про_
+1.0: альш ариа +0.9: _оста али_ аше дал дго же_ ми_ спи +0.8: _он _ос _ост аки ам_
гото еич ки_ льк оста остал от_ ред стал +0.7: али ему_ лось_ ну_ оди стр та_ +0.6:
_то вал вер ер_ какои ла_ можн наш рав ту_ +0.5: _вы _оп _от _та акои_ ари ем_ како
кот ли_ ом_ они пра ста тал чет +0.4: _же _об его_ кого_ но_ ова пис сь_ +0.3: _да _до
иши_ мен на_ пер +0.2: _за _по _так ал_ ать го_ жно ил_ иши ког мы_ сде так +0.1: _мы
его не_ -0.1: _ил для_ по_ ско ят_ -0.2: _де _при _эт кии_ ник нои_ осл ран чем -0.3:
_вс _ес _ли _пр _ст да_ ени ере ие_ ов_ при чтоб -0.4: _во _го _но _пос _хо _чт бы_
кое_ три_ тро это -0.5: _ку _ма _поч _это бра ет_ ить_ ок_ пос поч рен тся_ хоч -0.6:
_ре ая_ еи_ идум ле_ ния ои_ ти_ ть_ -0.7: акие_ вос днии_ если_ ко_ ния_ нут очем ст_
сть то_ что ься_ -0.8: альн дел ент еня кие_ он_ оре -0.9: _че ить нее_ очу_ скол
-1.0: апя веч тьс -1.1: веж ии_ сти это_ -1.2: асов_ кака ня_ -1.3: гра как_ кош ые_
-1.4: будь_ ернут соо тобы_ -1.5: ичае -1.6: ази_ отли -1.7: очему -1.8: _есл -2.0:
алте воя_ обуд -2.1: оен -2.2: всегд делат едем_ -2.3: стар -2.4: ельз -2.5: аньш
-2.6: гуляр -2.7: анек -2.9: ициа
""",
    "ar": """\
+2.3: طيب_ +2.2: نرج +2.1: الظب +2.0: بعدين +1.8: دلو +1.6: امتح +1.5: اخرى_ +1.4:
افق_ الشهر اللي_ انية_ تهي خلاص_ موع +1.3: الت_ حكاي لبا +1.2: _وق افق رفضو لها_ نفس
+1.1: _ثا _ها اسبو بت_ خلصت_ فس_ +1.0: _خل _لن اب_ اسم المعت ايمة_ خلصت عليه قايم
+0.9: _كا _مو امي ايا تي_ هال +0.8: _الك _كام ته_ رجع صفح قطت كان_ لة_ وم_ +0.7: _ال
_الب _الم _را اعة_ قي_ كام +0.6: _الام _اي الخ اية_ بعد سم_ لت_ مين وبع يد_ يمة_ +0.5:
_الح _رج _رجع _عل ال_ رت_ علي متى_ مل_ ها_ +0.4: _اب _الخ _من اد_ الح الس الك الى_
كام_ لام نا_ +0.3: في_ يت_ +0.2: _الا _الس _تو الا تى_ حد_ غير للي_ لى_ هي_ يعن يلة_
+0.1: _انا الب لي_ -0.1: _عا قهوة_ لا_ ين_ -0.2: _الق الي ده_ ما_ وان -0.3: _اك _ما
_وا اذا اذا_ الة_ الن بال بل_ تب_ عند ني_ ية_ يل_ -0.4: _في الم ندي وي_ -0.5: _بال _مر
_وان _وم ار_ دي_ كتب_ ماذ يه_ -0.6: _ايه _ثل _سن ات_ ايه ايه_ ري_ سب_ قول ليش_ مان مع_
ومي ون_ يارة_ ير_ يش_ -0.7: _از _الن _جو _كيف _لا _مل _مي _يح ارة_ دة_ ذا_ طاء_ عندي_
كيف كيف_ يرة_ -0.8: _اح _كي _يو بة_ بعد_ لما ملة_ مية_ هم_ وانا_ -0.9: _اق _بي _فا _لم
انو زما قة_ لبي والم وانا يف_ -1.0: _ازا _تس ازاي_ حل_ ريقة_ يقة_ -1.1: _مص يحق_ -1.2:
_سل اء_ انجل باخت تغل_ -1.4: اصم بي_ وات -1.5: الاخط الخير -1.6: الري الكش تعم كتة_
-1.7: اتس جنيه_ زعلا عشان_ -1.8: اقو ذج_ -1.9: بعة_ -2.0: ايث بتدي -2.1: توس -2.3:
ساوي_ -2.4: القه عليكم -2.7: السعو -3.3: جى_
""",
    "hi": """\
+3.4: बाक +3.0: mmy_ +2.9: हुए_ +2.7: ंदाज_ +2.6: तुम् +2.5: अब_ नंब +2.0: usm अभ्
सूची_ +1.8: apa_ मिलक हमन +1.7: aaj_ अगला_ मैंन +1.6: तैय +1.5: उसी_ बेह +1.4: arei
bat किम गए_ +1.2: चलो_ तुमन यास_ हिस +1.1: naa करत का_ जैसा_ डम_ +1.0: _ab खत् तो_ नही
+0.9: अनुव आगे_ उसन ्ट_ +0.8: _उस _जो _मा hain_ आपन मां +0.7: _jo _se _कि ab_ do_ tha_
तुम दूसरा हां_ +0.6: _ना _वाल ha_ te_ किस_ जो_ दूस बना बना_ मने_ +0.5: _pa _थी _फि _बे
ka_ kau meri_ जी_ नों_ फिर_ वही वाल वो_ साथ_ ेरी_ ैसा_ +0.4: _था की_ +0.3: _ka _वा
ंने_ के_ गया_ बता सी_ ें_ +0.2: _mer mer आज_ किय क्या_ ने_ रा_ है_ +0.1: _से ैं_ -0.1:
मुझ री_ से_ -0.2: _क्य _शु hai_ ho_ kaise ye_ कहान दी_ स्त -0.3: _ha _कर _को _दो _मे
aise_ aur_ na_ ऊं_ क्य ते_ पहले_ हर_ -0.4: _ky _sa _दे _प् ais ek_ ise ise_ iye_ kai
mei पांच_ प्र में िए_ -0.5: _कैस _जा _मि _या _रा _सम liye_ ur_ और_ कैस पुरा लिख ाई_
-0.6: _एक _कै _क् at_ main अभी_ कितना क्य_ बीच_ मैं_ ैसे_ -0.7: _बन _भा _सु ahiy loo
nah ता_ पिछ फोन_ बिन मिल साल_ ेगा_ ैसे -0.8: _स् apas_ essa आसा क्यों मैस शुर हुई_ ार्
-0.9: _पा hon_ ती_ बात ार_ -1.0: atl ंटे_ करू यां_ ात् -1.1: engl अकब एक_ तिश -1.2:
नट_ -1.3: hur झे_ सिर -1.4: छली_ -1.5: ehle_ करो_ कवि लिखो_ -1.6: arta_ exc -1.7: gli
las -1.8: शुरू_ -1.9: पये_ पहे -2.0: कैसे_ धन् -2.1: ंग्रे -2.3: कायत_ कुला_ -2.4:
कोई_
""",
    "vi": """\
+2.5: cai_ +2.0: rinh_ +1.8: kia_ min tiep_ +1.7: vay_ +1.6: đoc_ +1.5: xon +1.4: lai_
muc_ đung_ +1.3: đay_ +1.2: chot_ not phon quay_ +1.1: ly_ nang_ roi_ thuc_ +1.0: ize_
kieu_ phan quen_ toi_ đam_ +0.9: buoi_ chiu_ gui_ loai_ luon_ nhu_ them_ theo_ tung_
uyet_ xoa_ đang_ +0.8: _ro ben nhu nua_ sach_ đuon +0.7: _ki _la bo_ chu_ danh_ gio
lic nhi nhi_ phuo phuon sep_ soan_ the thiet ung_ đun +0.6: cay_ gac hiet_ hot_ huc_
iep_ kip_ nan not_ sang_ yeu_ +0.5: _ca _cap ach_ cap em_ giao_ gio_ han ket_ mo_ ne_
ngay_ nha_ nho phu so_ ta_ thie ua_ voi_ đat_ đie +0.4: _be _di _ne _nh _no _nu _đa
bai_ bua_ cho cua_ dan dic hem_ hom hom_ hon_ hu_ ia_ loa loi_ mat mat_ mau_ nhat_
nho_ pha phan_ tron uye đoa +0.3: _bo _do _hom _ra _so anh_ hai_ huye iet_ lan_ luon
nao_ ruon thue_ tro truon tu_ uyen_ đon_ đuo +0.2: _da _ke _tu _đu an_ cac eu_ gay_
giu io_ kie ng_ on_ tai_ tie tui_ yen_ đan +0.1: _mi _ng _th _đo ch_ chu han_ lan ot_
xin_ đao_ -0.1: _gi _go _kh _ma _on _su _vie ba_ eng ieu_ sau_ -0.2: _ba _cu _ho _lo
_me _mu _ta _ti _tr _va _xa ap_ at_ chau_ du_ gia in_ inh_ ma_ moi_ ngu ong ong_ rang_
su_ the_ tri tru đoi_ -0.3: _cha _hoa _sa _to ac_ au_ buo cha dun gi_ hac he_ hic hie
hoc_ ieng_ kha long_ lua thu_ tra ty_ van van_ -0.4: _ch ao_ can can_ cau_ de_ en_ eo_
gan giam_ gian guo ha_ hat_ ien ien_ lap lap_ mot nghi nuo op_ ren_ rong_ tay_ thuo
tien tin_ trang tuo uot_ -0.5: _bi _co _de _gh _uo _vi _đe ban_ bat_ bi_ bie chun gan_
guoi_ hi_ hoi_ hut_ khi kho may_ nay_ nli nuoc_ quan rung_ tieng toa đi_ đin đuoc_
-0.6: _ha _hu _lu biet_ hau_ hieu_ ho_ hoai_ khac khi_ muoi_ nha phat_ quan_ ruoc_
tinh_ uoi_ ut_ đe_ đong_ -0.7: buon buon_ cu_ cuoi_ day_ doan hue_ ngan ngan_ nhau_
rai_ thi tin trun -0.8: boi_ cam_ chao_ cod goi_ kho_ lop_ luc_ tom_ uat_ vao_ đau_
-0.9: ban bao_ het_ khon lat_ nhac_ phi thuon toan_ tuoi_ vi_ viet_ vui_ đa_ đo_ -1.0:
cel_ giai_ nen_ phut_ thi_ đep_ -1.1: mot_ -1.2: gap_ luat_ -1.3: choi_ meo_ noi_ sao_
-1.4: nam_ sai_ -1.6: vai_ -1.7: chup_ -1.9: mua_ -2.4: aff_
""",
    "tr": """\
+3.1: iad +2.7: aid +2.6: ksa_ +2.0: elo eyz +1.9: get +1.7: artik +1.4: bera kud
+1.3: alerj simdi +1.2: di_ kact sul +1.1: bi_ iyd +1.0: adak sira +0.9: _an akt ani_
daha_ nra stin +0.8: adi aya_ gra lan liste min_ misi miz ni_ obur oru radak rdu sal
sonu soru tik_ tti yazd +0.7: _ann _za ded dug lim_ nde nim_ ord un_ ydi yine_ zama
+0.6: _da amank eyi gin_ in_ mis mist neyd +0.5: _ad _kac _sor ayni dum_ ger hani
istik kac mus ogram rdi re_ sini_ stik stik_ tik +0.4: _di _ge _han _so adi_ an_ dig
digin eyd igin_ ik_ inde iyo ki_ lim nra_ ogr onu ra_ sini um_ ydi_ +0.3: _ce _ka _ko
_son aki_ am_ ama ana_ digi dum eli esi imi ira isti lar nim opl son tin usu ya_ zam
+0.2: _pa aca ada aman ene esin imin ini iz_ min na_ ugu yin +0.1: _adi _be _sir ana
dak gin igin ini_ ti_ tim yor_ -0.1: _gi _gun _ha ani ar_ bil cin_ gib iki kisa mi_
sa_ -0.2: _do _kis _ve ala anl asi asil asil_ bana_ de_ eme en_ icin_ le_ ler or_ ver
yan yor -0.3: _es _ici _ist _va _yo anli ece im_ inc isa kir lir mad once_ tan yi_ yim
yim_ -0.4: _ara _bas _bu _fa _gu _isi _na _nas abil asa ca_ dir_ et_ gi_ gun iki_ ilir
inda is_ ldi li_ nas nasi nin nli ski son_ ste uz_ yazi ye_ yil -0.5: _al _he _ic _ke
_ku _ma _ya asin bas bir_ da_ far ili kar kim ols onc once sin_ uml una -0.6: _fi _sa
ant ata ce_ ele esk hat ila iri kis laz may ned on_ rla sil sind te_ yle -0.7: _is apa
esaj isa_ iyim_ iyor_ var_ yap yapa -0.8: _ca ak_ kac_ mak -0.9: _ba _ned _ni hep rim_
sure tma -1.0: egi hala hala_ hep_ ked sta yuz -1.1: ado asre iden_ ir_ neti -1.2:
apay ayri dir eski hic kib larak osman -1.3: asred -1.4: coc -1.5: eskid nut -1.6:
arde -1.8: kiye komi lsu uzde -2.0: akik -2.1: huy -2.2: imo -3.5: erh
""",
    "id": """\
+1.9: ertu +1.8: jug kmr +1.6: adw anm kwk_ +1.5: adin ahku_ alh +1.3: gym_ ikini opos
+1.2: agaim budg emari +1.1: _belu aktu_ cob nomo saj tad +1.0: agia ambu kaya lagi_
persi +0.9: atat dep gili idur mu_ nih_ oal yg_ +0.8: _de aran dokt ft_ gga tam uh_
+0.7: bih gian_ kan_ kap kata kir nya ya_ +0.6: _kan _me _nam _soa agi ampai bih_ ggal
ggu keb lny mbu oal_ pak ran si_ +0.5: _al _nama _si ann bag berap bu_ dia eh_ ert ih_
ira lan lan_ mau_ mer ngg nya_ olon puny teta yak yang +0.4: _da _ka _na aft ama anju
as_ da_ emp empa ersi ggu_ ini ke_ kita_ mem nan susu tet udah_ +0.3: _ad _le _pak _te
_uda ang angg ari ari_ dah_ er_ erja ers inggu mau ming nama_ nny pan_ sih_ tap tny
uny unya yan +0.2: _ber _ki _ku _sar _ya asa ber dah erj hari hari_ ini_ ri_ rsi ti_
ulan +0.1: _kam _tap _yan al_ amu atu jad kam kan olo sar uda yang_ -0.1: _bua _buat
akh ali an_ buat gka ibu ing ku_ mak ta_ ula -0.2: _apa _ata _be _bu _pa dan dip enap
ggr iap ima ken lu_ nap napa pa_ ten ung -0.3: _ap _bi _ha _jadi _pen _re _so _ta _un
aku_ ala ama_ ami apa apa_ au_ bua ila imat ir_ jadi_ kali kami kar kasi lin ma_ ng_
pen rap sama sama_ sia ulu_ un_ ung_ us_ -0.4: _at _car _dan _du _ga _ing _kal _ken
_kena _pe _sa ah_ aka aku ant ara_ at_ atau_ awa bur di_ edan ela gak hal ingk kah
kami_ kena lam nga pan per say -0.5: _in _kar _ko _la _li _ter agu_ alim asih eda ek_
end eng ggi gunu isa lah masih mi_ ngu pag pagi ra_ sop uat ulu wa_ -0.6: _bo _ce aan
alo am_ arena asi dulu_ ebel ebelu kah_ ket ntun_ sebe tuk ur_ -0.7: _or ahasa ahi car
dak dany dulu pali suk -0.8: _tia apik ate enapa halo jaa kal lim ntuk_ waru -0.9:
_ora cu_ done eci elaj elas et_ iap_ komp opa -1.0: angs arya boc ena naik_ -1.1: akn
biar_ hny -1.2: bedan -1.3: eret -1.4: ersen -1.6: ampan -1.8: enum -2.0: bed borob
-2.1: gim gru -2.5: ejaa -2.8: coo
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
_ei _fu _ic _im _oh _ub _we _wi _zu _zw abe ach ag_ ahr atz auf aus bei bt_ ch_ chr
chs cht das der die eib eic eim ein eis eit elc en_ er_ etz fen fur geb geh gen ges
gt_ hab hen hne hr_ hre ht_ ich ie_ ieb ied iel ig_ ine itt kei kt_ lch lic lt_ mei
mir mit mt_ nac nen nn_ noc och ohn rau rei rsc sch sst ste ten tsc tte tz_ tze tzt
ube uch uf_ ufe und von war wei wel wie wir zei zt_ zte zu_ zwe
""",
    "en": """\
'm_ 's_ 't_ 've _an _by _ea _fo _i' _i_ _if _it _my _of _on _th _to _tw _up _wh _wr
_yo abo and at_ ays bef bou by_ ck_ day did doe ead ear eas ed_ for fro ght giv hat
hav he_ hic his hou how hy_ i'm id_ igh ike ing ith ity ive ks_ ld_ lea lly low ly_
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
asa atu awa bah bel bik bua buk dah dul eka elu era erj ga_ gak gan gga ggu gka gny
iap ibu ih_ iny itu jad jua jut kam kan kem kny ku_ lah lan lny lu_ mba mbu mpa nak
ngg ngk nju nny ntu nya oal pa_ pak pan pem pen pi_ ran rap rny rus sam say seb sih
sud suk tah tan tap tka tny tu_ tuk uat uda uh_ ula uny yan yg_
""",
    "it": """\
'e_ 'ul _al _di _il _io _pi _ri abb acc agg ale are ato azz bbi cca cch cci cco col
cos del di_ dop dov due ecc egg egn ell enz ess ett evo ezz ggi gli iam iat igl il_
io_ ior isp ivi lia lio ll' lla llo ltr mia mio mmi nel nni nno no_ non nti nza occ
ogg ogn ole oli ome ono orn osa ott per pia piu puo riv sci sco str sul ta_ tat ti_
to_ tor tta tto un' uo_ uol uov vev vi_ vo_ vuo za_ zio zza zzo
""",
    "pt": """\
_ac _ao _aq _do _e_ _em _eu _no _o_ _os _pr _q_ _qu _um _vc aca aco ade ado aix alh
aqu bra ca_ cao car cei coe com cur da_ daq dei do_ dor eai eia eij eio eir eix elh
em_ enh esm esq eu_ fal faz fei fic fim hoj ica igo ilh iro ixa ixo jei lha lhe lho
ma_ mao meu mpo nca nho nov nta oce olh om_ onh ont ora ou_ pao pod pra pro ra_ rar
rec rev rgu sem smo ssa tem ual uca udo uei uem uma vc_ voc zer
""",
    "tr": """\
_ay _ik _ne _ol _uc _uy _yi _yu aki ani anl asl ayd ayi ayn bas bir biz cik dig dim
ece ekl eli eni esi eye eyi gec gid igi ik_ ikt ili im_ imd imi ini irl isi iyi iyo
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
