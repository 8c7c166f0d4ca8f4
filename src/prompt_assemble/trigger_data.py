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
INTERCEPT: float = -0.51
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.8: [resume] [usual]>[usual] +1.6: [question]>[my] [resume]. ^[resume]
pointing_3_words_4 +1.4: [me]&[quantity] [question]>[me] ^[usual] pointing_2_words_4
+1.2: [advice]&[you] [my]>[question] [news] [said]&[you] [usual]. [we] ^[news]
^[quantity] pointing_2_words_0 +1.0: [again]. [me] [me]&[question] [my]&[quantity]
[my]&[remember] [said]>[my] [store] [store]? [usual] [you]>[said] pointing_1_words_0
question_words_0 +0.9: [advice]&[remember] [again]>[me] [my] [question]&[you]
[task]&[usual] [task]&[you] [that]>[again] [that]>[that] [we]>[said] numbers_0
pointing_1_words_4 +0.8: [me]? [my]>[you] [news]>[news] [remember]&[you] [said]
numbers_1 +0.7: [advice]&[that] [me]>[quantity] [my]&[store] [news]. [past]&[task]
[quantity]>[past] [task]>[my] [that] [we]>[question] [we]? +0.6: [again]
[again]>[usual] [define]&[you] [news]&[that] [news]>[said] [news]? [past]
[past]&[said] [quantity]&[that] [quantity]>[that] [store]>[question] [that].
[you]>[me] [you]>[past] sentences_2 +0.5: [again]>[news] [me]>[question] [past]>[my]
[quantity]>[question] [said]. [said]>[said] [that]>[advice] [we]>[resume]
pointing_3_words_16 words_8 +0.4: [me]>[news] [me]>[past] [me]>[said] [past].
[quantity]? [question]>[we] [task]? [that]>[news] [we]. [you]>[that]
pointing_2_words_12 statement_words_0 +0.3: [advice]&[said] [me]&[past] [me]>[that]
[my]. [past]&[store] [past]? [question]&[task] [question]&[we] [said]&[we]
[said]>[that] [said]? [you]? pointing_2_words_16 pointing_2_words_8
pointing_3_words_32 sentences_4 statement_words_12 statement_words_16 +0.2:
[again]&[that] [define]? [my]&[question] [my]&[task] [past]&[you] [past]>[me]
[past]>[you] [quantity] [question]&[store] [question]? pointing_3_words_12 +0.1:
[my]>[quantity] [past]>[said] [said]&[usual] ^[past] ^[said] pointing_3_words_8 -0.1:
[advice]&[question] [me]&[said] [quantity]>[me] [question] [question]&[said] ^[that]
^[you] sentences_1 -0.2: [advice]&[again] [me]&[tell] [past]>[question]
[quantity]&[said] [quantity]. [usual]? [you]. [you]>[again] ^[me] paste_words_0
pointing_1_words_8 question_words_32 -0.3: [advice]>[advice] [again]>[question]
quote_words_8 statement_words_8 -0.4: [advice] [advice]? [again]&[my]
[again]&[question] [me]&[you] [me]>[me] [me]>[usual] [my]>[me] [my]>[my] [my]>[said]
[quantity]&[question] [question]. [question]>[advice] [question]>[said]
[question]>[that] [task] ^[tell] pointing_0_words_20 pointing_1_words_12
question_words_8 sentences_3 statement_words_4 words_4 -0.5: [tell]>[me] [that]>[past]
commas_2 language_zh paste_words_8 pointing_0_words_12 pointing_1_words_16
question_words_12 -0.6: [again]&[define] [me]&[news] [my]>[again] [past]&[we]
[quantity]&[you] [question]>[define] [remember]&[that] [task]>[that] [usual]>[me]
colons_1 pointing_0_words_4 -0.7: [advice]>[quantity] [me]&[usual] [me]&[we]
[question]>[task] [said]>[past] [usual]>[question] ^[my] question_words_24 words_0
-0.8: [define] [my]&[usual] [past]&[that] [question]&[usual] [task]. ^[store] commas_0
commas_3 pointing_1_words_32 quote_pointing_1 sentences_0 -0.9: [advice]&[me]
[again]&[me] [my]&[that] [past]&[question] [quantity]&[usual] [usual]&[we]
pointing_0_words_8 question_words_16 quote_words_4 -1.0: [advice]&[my] [define].
[remember]&[usual] [resume]&[usual] [resume]&[you] ^[advice] ^[task] language_vi
paste_words_4 pointing_0_words_0 pointing_0_words_16 question_at_the_end
quote_pointing_0 words_24 -1.2: [again]>[you] [my]&[news] [past]&[remember]
[resume]&[said] ^[remember] quote_words_0 -1.6: ^[we] question_words_20 words_28 -1.8:
[again]&[remember] statement_words_32 -2.0: [me]&[my] numbers_3 quote -3.2: paste
words_32
""",
    "en": """\
+1.6: ^_how_many +1.4: [me]? day_0 due road +1.2: ^_ok mấy_0nd now the_~_i then +1.0:
0_please ^_the is_the_total of_the our right so thing +0.9: ?_? [you]>[me] at_~_$
for_the i i_was +0.8: [again] [me] [question]>[my] did_i move of_my ok you_~_me +0.7:
[news] ^_they ^_~_said am_i usual what_was +0.6: [my]? [question]>[me] [said]. ^_~_my
got i_like to_the +0.5: 0th [my] b is_my my one_of other same well with_the +0.4:
[you]>[said] do_i +0.3: !_! [news]. [said]>[you] ^_which to_~_? +0.2: 0 have_i it on
out we -0.1: ?_$ [my]. [usual]. [you] for -0.2: [define] [question] a_~_$ and for_a
-0.3: ^[me] are -0.4: $ 0_and [advice] [usual]? ^_~_a by can_i get over should x -0.5:
._~_you [me]. [question]>[advice] ^[tell] ^_what as can do i_~_my say the_~_of to_~_a
us -0.6: ! [advice]>[me] [that]. with_a -0.7: [my]>[me] [task] ^_0 ^_now is_that
why_~_my -0.8: . ^_why is_it the_last what's_the -0.9: ^_who_wrote last_time what_~_i
-1.0: ._i ^_i ^_is ^_~_do who_~_the -1.2: how_do how_~_i very -1.4: if -2.0: ^_my a
""",
    "zh": """\
+3.6: 那 +3.2: 咧 多大码 贵吗 +2.4: 个选 第 +2.0: 下一 来着 +1.8: [me]>[question] ^下一 ^你给了我 你不 是因
+1.6: [my]>[question] ^老 ^这回 佢 号 喇 四天$ 意了 按 第十 肯 过 还来 𠮶 +1.4: [my]>[you] ^_𠮶 ^他 ^好$
^我不喜 了 了没$ 仲 你 只 咱 地址 当时 换 敏$ 是不肯 黄了$ +1.2: [me]? [usual]. ^[again] ^婆 ^就 ^帮我查 ^房 ^日
^续 ^膝 一下我 下我 主 么办 么名 了$ 刺 剩 她 它 敏 照 用我 目 目前 系 续 要用$ 还钱 +1.0: [that]. [usual] ^下 ^我去
^这次 一种 你之 俩 后 啦 啦$ 型 填 我上 换的 接下去 第几 组 要用 要问 针 +0.9: [again]>[me] ^团 ^换 ^月$ 不喜 他 口$ 后面
哪天 对 念 整 是哪 来了 照你 的那 籍 编 跟小 部 配 +0.8: ^[my] ^几 ^在$ ^小 ^阿 保养 再 咗 团 大纲 我去 接 欸 第五 纲 统 血 边
阵 预 +0.7: ^好 ^现 ^现在 下 个$ 任 信 单 叫 啊$ 在$ 对吗 少$ 尾 我不 把 报 日 来 柜 查 订 议 那一 +0.6:
[said]>[said] ^照 ^继 ^还 你给 刚 呢$ 哪一 套 完 完$ 来一 段$ 耶 设 问 +0.5: [you]? ^[me] ^[news] 二 今 介
候 几 到 加 吧 哪 喜欢 容$ 应$ 张 排 数 最后 测 班 第七 行$ 跟 过$ 量 ￼ +0.4: [quantity]. ^接 ^比 你的 公里 右 周 啥$
坚 抽 时候 本 欢 没 现在 线 译 请你 里 +0.3: [again]? [past] ^请 我 果 此 的 第二 +0.2: [me] [resume] 同 四
往下 的$ 礼 +0.1: [resume]. [you] 十 在 -0.1: 0_~_$ ^_$ 为 多 文 -0.2: [question]. [question]?
^_0 ^_。_$ ^我 。_。 么 分 利 可 理 用 而 -0.3: [again] ^[task] ^怎么 。_? 久 人 儿 公 列 务 学 平 情 据 更 点 率
考 行 西 都 重 钟 长$ 门 领 高 -0.4: 0 0_0_0 [past]. [past]>[question] [question] ^[you] ^一 ^台
^帮 ^我们 。_~_$ 个 但 发 意$ 指 气 气$ 油 男 白 着 糖 缺 英 要 起 超 饭 -0.5: ^_~_。 ^三 ^那 。_$ 一次 为什 什 件 做 冰
士 大 好$ 子 州 常 当 机 死 电 百 种 空 起来 金 食 -0.6: [again]. [me]>[advice] ^_python ^九 ^有 ^要 三 亚
以下 会 伤 到$ 前$ 动 句$ 合 吗$ 啲 地 帮我 开口 拉 时间 是不是 社 租 算$ 转 近 还是 适 错 非 -0.7: 0_0_$ [define] ^上次
^为 ^写 ^去 ^我来 ^推荐 别$ 太 岁 年$ 慢 才 找 挂 楚 每 猫 直 红 耳 见 车 还能 通 那种 邻 问题$ -0.8: 0_$ [my]>[me]
^哪 ^我是 。_~_。 事 五 些 你扮 八 几平 国 好 年 思$ 我把 才不 是一 有 正 润 深 港 看 练 给我 美 自 舔 蛋 谁 资 随 隔 题$ -0.9:
. ^你好 一年 一般 严 中 习 吗 天我 小时 差在 新 水 没有 狗 馒 -1.0: [advice]>[question] ^[said] ^是 ^给我 ^讲 一直
以 你是 台湾 咋 多$ 失 好的 安 怎 怎么 思 感$ 成日 手 星 朋 朋友 点样 肉 自己 衣 该怎 -1.2: [me]>[me] ^你当 ^谢 。 么劝 九
你好 你当 和 哪里 帮 想 感 无 早 有没 棒 爱 谜 -1.4: [me]>[we] [remember]. ^你 ^给 么开口才 以前 工 帮我润 很 说的 谢
-1.6: ^孩 ^麻烦您 两 句 扮 演 -1.8: ^台风假是 ^好的 ^我家狗 中旬 好啊 有什 -2.0: 么呢 敷$ 能 -2.4: ^你怎 -2.8: ^辛
-4.4: ^又下
""",
    "ja": """\
+2.8: アレ +2.4: ^もう一つ 娘の +2.0: ^つづ いますか +1.8: じゃな だっ ないこ 小テ 己 +1.6: ^_￼ ^じ さん たか た通 サイズ
名 次 +1.4: ^今年 ^次 ^母 いただけ お愿 ころから たで に入 の続 まで やっぱ れで テス 教わ 母 禁 録 +1.2: [my] [question]?
^[my] ^今 ^月 あ いつもの た たよ たん つづ づ でる 今 昨 残り 酒 頼む +1.0: [said]>[said] ^结局 あの っけ った てた どれ
に买 はず ほ ド ーク 例の 担 担当 私が +0.9: ^も ^やっ ^先 ^残 ^残り うす う直 くれ こ$ 动 名前 愚 推 曜に 目 纸 计 +0.8:
[my]>[question] ^[past] ^[usual] ^で$ こ たと ったの ってる と何 ので もらっ よ 察 直 部 +0.7: ^二 ^例 あれ した
たの てる の连 ほう キ 案の 身 +0.6: [resume]. [said] ^あ ^判 お が出 の件 め めた 予 件 壁 室 来 残 落 +0.5: ! いしま
いです から のと まし めて れた ト 定 愿 最 第 进 +0.4: [usual]. いつ そ た$ ま 何 再 回 緒 +0.3: ^い ^最 いつも いで 出
+0.2: [me] [past]. し て や 続き +0.1: け$ -0.1: ? ^_? 。_。 して 分 字 言 -0.2: ^_0 っ に -0.3: $
[advice]. ^_~_? える ン 方$ 负 金 -0.4: 。_。_$ す っち て何 で まだ れる ル 一 前 时 -0.5: ^_0_。 ^_~_$
。_~_$ 。_~_。 くら たら って な るん コ 五 十 外 文 方 法 百 纳 -0.6: 0 でしょ の$ は$ ります カ セ パ 人 以 冷 前の 料 期 消
谁 违 食 -0.7: ^な ^なん ^前回 い$ るの れて を一 使 文を 自 英 英语 语 転 鱼 -0.8: いい いも たい でも らい リ レ ール 合 因 干
点 猫 用 给 风 -0.9: ^お おは つ$ のに み$ やって る マ 代 円 前回 小 役 私た 雨 -1.0: ^[again] ^_~_￼ あり を书い ツ ロ
回の 普 水 -1.2: ^まだガ ^助 ^坚 が ご なし のお 助か 夫 昔 犬 関 -1.4: ^りん すけ を 助 都 -1.6: ^_git_$ の日 ば るこ
-1.8: ^确定申 -2.0: ^あなたは ^前回の -2.4: って言わ なりき -2.8: ^おは -3.2: ^エク
""",
    "ko": """\
+4.4: ^알레 +2.8: ^스마 ^올해 +2.4: ^결국 ^뭐였 ^이번 +2.0: ^나한 ^제가 +1.8: ^[my] ^그$ ^둘째 ^마무 ^일차
^짜준 ^총$ 봤 제가 +1.6: ^먹을 ^이어서 ^이제 생님 왔는 지$ +1.4: ^그 ^드디 ^똑 ^만기 ^적어 견$ 기로 내가 른$ 시죠 였 왔 즈
째 +1.2: ^나$ ^내$ ^독자 ^며칠 ^싶은 ^와이 ^자전거$ ^저번에 ^정리 ^했 갔 검사 게요 내$ 받 안은 죠 쪽 차 +1.0: ^괜 ^나머
^또 ^마저 ^불러 ^상담 ^스 ^읽 ^있잖 ᄀᄀ 그$ 더 박 셨 써 엔 했 히 +0.9: [news] [question]>[question] ^거$
^돈$ ^둘 ^상 ^시작 ^썼 ^어떡 네 대로 대로$ 번 이었 함 +0.8: ^거 ^것 ^민 ^바꿔 ^최 님 담 더라$ 듯 +0.7: 0km
[said]>[said] ^개$ ^다 ^다음 ^다음$ ^알 ^얘 ^일 까지 네요 니$ 다음 다음$ 신 얘 얘기 제$ 폰 +0.6: [news]. ^결 ^써
^은 ^읽어 ^자$ ^집 다 며 서 신$ 았 약 음 잖 집 표 +0.5: [my]>[question] [said] [store] ^다$ ^마 그 두 머 성
어$ 완 으로 으로$ 장$ 졌 짜 터 +0.4: [task] ^걔 거$ 금$ 달$ 들 또 번에 시 시$ 어서$ 음$ 줘 +0.3: ^[me] ^두$ 고$
두$ 명 버 부터 생 어 터$ +0.2: [usual]. 서$ 었 에$ 증 +0.1: [resume]. [said]. 쓰 -0.1: 0 ^_. ^_0 가
기 던$ 반 요$ 을$ 트 -0.2: ^_$ ^_~_0 ^어 기$ 데 치 -0.3: ._. ._._$ ^교 개 까 도$ 때 로 요 자 줄 천 -0.4:
[my] ^있 ^좋 ^줄 간 도 동 들어 라 란 무$ 인$ 있 재 좋 주 하 -0.5: ^넣어 ^돼 ^사람 ^수 ^수$ 국 나 드$ 루 리 만 섯 섯$ 손
영 오 을 존 초 포 -0.6: 0_._. ^감 ^때 ^마지 ^퇴 경 됨 리는 본 양 운 지가 천$ 카 퇴 할 할$ -0.7: $ 0_0_. ^년 ^안
^안녕 ^위 ^전 ^해 감 까요 당 령 를$ 리가 말 상$ 세 왜 의$ 하는 행 -0.8: 0_. [past]? ^냉 ^먹어 ^명 ^심심 ^오 ^잘$ ^피
공 날$ 모 임 전 혼 -0.9: 0_~_. ^말고 ^보내 ^않 ^짧 가요 년 드 마다 면 법$ 승 에서$ 제 친 -1.0: ^너는 ^를 ^비율 ^온
^제주 래 미 설 센 의 인데 인데$ 제거 피 -1.2: ^먼 ^무릎 ^쉽 ^없 ^엑 ^자꾸 강 는$ 밥 -1.4: ^얼마나 ^왜$ ^있어요 ^칼로 ^한마
면$ 바로 -1.6: ^그냥 ^마지막 ^쌀 ^아재 ^우리나 리지 -1.8: ^너무 ^어떤 ^이거 -2.0: ^고양 ^세종 ^오늘$ ^이미 ^해먹 -2.4:
^기준금 ^뭐가 ^아직도 ^예전 ^조선시 -2.8: ^그만두 ^어떻 ^존 ^파이 -3.2: ^에어프 ^제곱 ^지난번$
""",
    "es": """\
+2.4: ^_vas +1.8: que_~_de +1.2: ^_~_la +1.0: la lo_de q si_? +0.9: en_que era +0.8:
llama +0.7: [quantity]? ^[news] de_siempre no_~_$ +0.6: ?_? [question]? ^[quantity]
^_en ^_la el_~_de và +0.5: [news]. [usual]. ^_a con_~_. del el_~_. la_~_$ +0.4: [news]
[quantity] [question]>[my] [said]. ^_~_el que_me ya +0.3: [that]. con_la de_la el mi
+0.2: [past]. lo +0.1: . [question]>[me] [usual] -0.1: con y -0.2: $ [me] para -0.3:
?_$ ^[me] a dos se -0.4: [my]>[me] [usual]? ^_me es_el -0.5: ^[you] ^_~_es de_0 si ￼
-0.6: 0 ^_~_un cada que_se -0.7: ? -0.8: de_~_. es le_~_a -0.9: 0_? por_que -1.0: a_mi
días un -1.2: ^_como anos digo_a -1.4: [me]>[question] ^_~_de
""",
    "fr": """\
+2.0: ça_y +1.8: ^_~_quel +1.6: quel_~_$ +1.2: [question]>[me] [question]>[my] ^_c ils
noms +1.0: comme pour_le +0.9: [task] ^_bon ^_il et_le tes y +0.8: [advice]
[my]>[question] [question]>[past] la_~_est ma +0.7: [my] ^_ça avait mes_~_$ +0.6:
[past]. [you]. ce_~_$ ta +0.5: ^[resume] ^_a ^_la le +0.4: ^_le +0.3: $ [again].
^_~_le du +0.2: [my]. il la que -0.1: . ?_$ est -0.2: ._$ [past] [that]? en_~_? -0.3:
[question] a -0.4: [me]>[my] [you]? ^[we] ^_~_un et et_je -0.5: ans on qui_a une x
-0.6: [me]>[me] [question]. [said]>[me] ^_0 ^_j'ai ^_un ^_~_ce ^_~_de dis -0.7: 0 ?
[my]>[me] ^_~_est comment -0.8: [said] en les un -0.9: 0h [said]. ^[me] avant -1.0:
^[past] ^_est ^_moin age ￼ -1.8: t -2.8: ^_ma_tu
""",
    "de": """\
+1.4: teig +1.2: ^[that] ^_ok +1.0: [question]>[my] ^[again] er tag_0 +0.9: ^_so
wann_~_ich +0.8: ! [news] hab_ich +0.7: [that]>[question] [we]>[that] ^_in mir_die
+0.6: war weiter +0.5: [news]. [that]>[you] ^_der +0.4: [my] ^_~_die +0.3: [again].
bitte die +0.2: [usual]. der +0.1: ich -0.1: ? ?_$ [that] -0.2: [past]?
[question]>[me] -0.3: eine ￼ -0.4: 0 einen für -0.5: um von_0 -0.6: [me]>[question]
[question]>[that] ^[me] -0.7: [advice]? ^[my] ^_spiel ein in_~_? -0.8: $ ^_ich ^_mein
man -1.2: ^_ist -1.8: bei_dir_? -2.8: wie_~_ich
""",
    "pt": """\
+1.8: bora +1.6: e_que ela era +1.4: ^_a ^_~_ai ai em_que +1.2: ^_em ^_em_que a +1.0:
^_o_de días +0.9: [question]>[my] [you]. ^_e com_ela +0.8: [my]. ^_bora com_o o_~_do
+0.7: [usual] la pago +0.6: [again]. ^_~_o o +0.5: a_~_do +0.4: [said]. [usual]. ^_~_a
a_~_da ao da_minha do e_o +0.3: [me]? na +0.2: ! . [you] +0.1: [question]>[me] -0.1:
[question]. uma -0.2: [question] de -0.3: ._$ 0 ?_$ [task] ^_~_que que_e -0.4: $
por_que pra sao tem -0.5: conta um -0.6: ^_minha ^_~_um e_~_$ -0.7: ^_nos e e_eu oi
para sou -0.8: de_~_em se -0.9: ^_~_de a_gente anos -1.0: você_e -1.2: de_0 -1.4:
^[my] -1.6: contro -1.8: o_que última_vez_que
""",
    "it": """\
+1.8: ^_da_quanto +1.4: ^_da discorso_per +1.2: ^_e come_si_chiama +1.0: ^_niente
^_~_ho dài pure +0.9: ^_che +0.8: ^_il ^_la ho il_~_di +0.7: [question]>[my] [store]
^_~_col a_~_$ +0.6: ._che [my] [question]? ^_a ^_~_la +0.5: ! alla per +0.4:
^[question] il il_mio ma +0.2: [me]. le sono +0.1: [question] la -0.1: $ -0.2: di
-0.3: [past]? ai e -0.4: 0_0 ^_~_si fa o se -0.5: [you]? -0.6: ?_$ [quantity]. ^_come
e_~_? ha -0.7: [past] [question]>[you] ^_fai ^_~_ha chi_ha và ￼ -0.8:
[past]>[question] ^[my] un -0.9: ^[past] ^_~_di una -1.0: ^[again] quali -1.2: 0
^_~_non -1.4: fai -1.6: io l'ultima_volta_che -2.0: ^_ho -3.2: gira_la
""",
    "ru": """\
+2.4: брать_? +2.0: той +1.4: ^_~_я ^_из ^_на ^_ну +1.2: ну +1.0: [again]?
[question]>[you] ^[again] ^_~_не не_~_$ +0.9: [question]>[me] ^_опять у +0.8:
[question]>[my] +0.7: [advice]. ^_~_у у_меня +0.6: [you] был ей из я +0.5: ! [my] мы
+0.4: [again] [usual]. +0.3: [me] [me]. [that]. [you]. +0.2: $ +0.1: [question] и
-0.2: на -0.3: ?_$ о -0.4: [past]? ^[task] -0.6: в -0.7: ^_что от_~_$ -0.8: [that]? ли
-0.9: ^_мы а_я в_~_. или что_я -1.0: 0 [past]>[question] ^_~_такое -1.6: ^_~_меня
-1.8: ^_у
""",
    "ar": """\
+2.0: طيب +1.8: يلا +1.2: [my]>[me] [said] [that]. ^_شو ^_في رفض +1.0: ! [usual].
^[said] زي متى +0.9: [that]>[me] ^_~_كان كلها +0.8: ^_وش يا +0.6: [again] [news]
[resume] ؟ كام كان +0.5: [we]? أنا لي +0.4: [me] [you]>[my] أي +0.3: [said]. [that]
+0.1: ^[my] ؟_$ -0.1: ما -0.2: . [you]. سنة -0.4: في كل -0.5: [past]? ^_~_ما مرة -0.6:
$ [define] [you] -0.7: [advice]. ^_~_دور ^_عندي بعد من_~_$ -0.8: [question]>[question]
طريقة لمحل -0.9: ايه ليش -1.0: 0 نحن -1.2: [question]>[my] ^_متى_كانت ^_من كيف -1.4:
[my]>[question] [question]>[me] -1.6: وأنا
""",
    "hi": """\
+1.6: [my]>[question] +1.4: [me]>[question] +1.2: [store] [usual]? ^_~_ने ab यार +1.0:
^[my] +0.9: [my] हूं_$ +0.8: !_$ ^_~_ka +0.7: [past] [that]. +0.6: [that] ^_~_का +0.5:
[said]. se +0.4: [me]? [past]. +0.3: [resume] +0.2: ? का +0.1: [my]. -0.2: ^_0 पर
-0.3: [advice] [me]. [question]. -0.4: ^_एक hai लिए -0.5: [task]. -0.6: 0 hai_$ -0.7:
?_$ [me]>[resume] ^_~_में -0.8: $ -0.9: या -1.0: ^_~_me -1.2: me अब_भी -1.4: ek -1.6:
[question]>[news]
""",
    "vi": """\
+2.0: rồi +1.6: ^_ủa tính_sao +1.4: ^_tháng +1.2: như_mỗi rồi_$ tên_gì y +1.0:
[me]>[remember] con_thiếu của_~_la t tu_~_$ ứng +0.9: [that]? ^_có ^_tôi lần_này
ngày_~_$ nhỉ_$ +0.8: [me]>[me] [me]>[question] hết r ta +0.7: [past]>[said] [remember]
^_câu bạn_~_cho ngày_nào +0.6: [me]? [past] [resume]. ^[you] a nhà_$ no oi ta_$ +0.5:
[that] [that]>[again] go so_với +0.4: con hai +0.3: ^_cái +0.2: [me]>[that] +0.1: .
[again]. [question]. -0.1: ? [me] [you] -0.2: [question] -0.3: [said]. [said]>[you]
^_cảm -0.4: 0k [quantity] [quantity]>[me] de -0.5: [me]>[you] ^[said] ^_sao bao_nhiêu
gì gì_$ mình_0 mở tay -0.6: [advice]. ^[store] ^_~_anh hay ke_chuyện đi_$ đồng_vai
-0.7: [said]>[past] ^_gợi ^_gợi_y ai tôi_la -0.8: [you]>[question] bao_~_$ -0.9: ^_già
em_$ the_nào được_không -1.0: 0 [advice]>[question] [said]? ^_ke_chuyện ^_thứ ^_~_tên
gọn gợi không_$ không_~_$ -1.2: [advice] hàm hông uống vai_ông -1.4: [past]>[you]
-1.6: [that]>[question] -1.8: con_ai -2.4: làm_ba
""",
    "tr": """\
+2.4: ne_zaman_? +1.4: [said] +1.2: ben_$ +1.0: kalan o +0.9: ._~_ne ^_~_hangi +0.8:
^_her +0.6: ^[question] +0.5: [said]. ay da +0.4: [news] [that] ^[news] ya +0.2:
[that]. -0.1: var -0.2: [my] -0.3: ne -0.4: ile -0.5: ^_sen mi_$ -0.6: de mi -0.7:
[advice] iki kaç_~_$ mi_~_mi ol -0.8: 0 -1.0: ^_~_en
""",
    "id": """\
+1.4: ^_~_yang udah +1.2: [me]>[question] hari_ke +1.0: ._terus [my]>[question] ^_~_ke
apa_ya deh sambung +0.9: dong_$ ku ya_~_$ +0.8: [you]? anda +0.7: ^_dia +0.6: [you]
dia eh mana nama pak si +0.5: [past] sih +0.4: [past]. [that]. ya yang +0.3: [again].
[question]>[me] [that] kan +0.2: [news] ^[me] itu -0.1: ^[my] -0.3: ada dan di -0.4:
[question]? ^[we] buat sama -0.5: 0 [said]. hak -0.6: [said] ga_~_$ ￼ -0.7: $ ?
[advice] ^[again] ^[that] apa_itu bikin -0.8: tiap -0.9: ^[said] gak -1.0: ^_jadi
-1.2: ^_kamu ^_kamu_jadi ^_~_saya
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+4.4: arett +3.2: avori +2.8: bisc +2.4: nex +2.0: anua apte aski ey'v geth pdat +1.8:
depos emind finis +1.6: coul dea_ mmut type_ yet_ +1.4: advic exted knee knee_ lol_
n's_ siz +1.2: _hon _ot akf did gran invi mat_ muc pls_ sinc the_ +1.0: aki ared_ e'd_
eek_ hurs io_ job_ loo may_ ok_ priy they wher wou +0.9: _floo fina gges ghly_ has
heet ork_ par run_ spri tme +0.8: 's_ _du _les _pi done_ econd fron lled_ move_ now_
pick pick_ pie plea sda so_ tri was_ +0.7: _rig bit day_ epo ess ett ew_ frida her_
hich_ id_ ini lie nee_ olor_ sual_ ual_ +0.6: _bre _mov _on _ou an't_ fle got_ have
here_ inall ked_ nall nes now ond one or_ oup row run then_ +0.5: _cove _fl _let _ma
_righ aga an' bad blem day der_ eak ed_ esson ext ext_ here od_ rro same_ ted the up_
wha +0.4: _my andlo ard_ back_ cer far know_ leve my_ nis ood_ out out_ pic rig she
un_ we_ +0.3: _lik _sam atio ook sin with +0.2: _up _we as_ ave_ doo let rea ter was
+0.1: erso ther_ ut_ -0.1: _do _in _the _you ad_ and any_ does_ er_ ost -0.2: _and _be
_de _fo _ho _qu _sp _tel _wh an_ and_ ime make_ nor ns_ nt_ se_ sta sti way -0.3: _ca
_ge _gr _had _que _ru _st _th ach bef can_ do_ eme estio hin how_ hy_ ies_ ine lit ng_
oes oes_ ons our re_ rnin rt_ tell tes_ us_ ver ver_ wer when -0.4: _by _co _con _how
_su _tod _yo ana dif ela en_ ers_ es_ gla ice_ most_ nat nge ome oon orn per rie say
some thre tod tur -0.5: _are _se _wr ail each_ ger hou how ick imp in_ inut ix_ ker
lar ny_ old old_ ou'r pyth ral rib ric rni shi spo st_ ten this_ tra uall um_ ur_ wer_
-0.6: _cr _fu _hi apit ays_ cor eft ever lon lt_ mal_ nly_ rate rmal_ rs_ scri sk_ sol
them_ tions to_ unde want who_ -0.7: _an _ex airp ali ang blac boi by_ cke eep ell ent
esp feel_ firs had_ heir hes il_ ill ive_ logy_ mos not ool ree scr son_ your_ -0.8:
_ke _po al_ ello_ fli goo houg icke jso ks_ llowi nse ome_ ong soun -0.9: _ic _is
ddlem enten fiv good hank hings houl ilk last lic nic see -1.0: _ni briti centl ere's
evio ia_ jok want_ wro wron -1.2: ege_ eighb enev frie hello heth only_ orld_ outp
-1.4: aso_ egg exp expl hi_ oday ousl pay_ -1.6: avou -1.8: acet betw eggs_ hiy ourd
will_ -2.0: bup etu why_ -2.4: apto
""",
    "es": """\
+3.6: autob +3.2: esqu stp_ +2.8: asio_ +2.4: conm ersa etom +2.0: asol ausu ernes
hice_ juev +1.8: ides_ toca_ +1.6: _dal amaba conve enora itulo km_ levo_ ricu +1.4:
_tall aes arca_ atego aye conse deje elt fui marc poli pros rrie tomo_ +1.2: _ap _habl
_ret _va altab ario_ coleg dict elto_ etomo igui onme otro_ oye_ reto suelo +1.0: _igu
_lib _pu _us _vu actur cro cual_ estoy esul je_ jue llam nque_ orf qued +0.9: _era
_tim acr ahor ahora azme_ cual cul di_ don elle imo imo_ inq nan nvers oca_ oin pase
pun sali ste_ sted_ vas_ +0.8: aho aste ccio ce_ ced egun ema enia eves_ ist lama lta
peso sado_ ulo_ venga +0.7: _ese abo adi ami aqu aque ba_ bo_ ces desd ech edi era
guard guie gun hice iba llama mis nde_ onm segun sis taba veng +0.6: _con _ib _otr aba
anas_ bamo ca_ compa ece_ eng ers ieron ora_ pas sta sug +0.5: _fa _op _ped amos del_
did evo_ fal igu llev mas nde ner nomb on_ pes re_ rta ser toy_ trab ual +0.4: _cu _el
_fin _mis _ya alt antas bre ci_ enga engo fin ista nes nes_ pre ra_ ual_ uin +0.3:
_pre _sigu _vi aba_ del nda por_ rec sa_ +0.2: ida otra_ oy_ sto tra_ ue_ yo_ +0.1:
el_ era_ os_ tex -0.1: _cua _ex _me _po ara con_ en_ -0.2: _en _es _para ade es_ ion
mbi na_ ona se_ si_ ter uro -0.3: _bo _ca ame_ cada_ com dec ecin esp ien ino las_ les
nos_ rem rop -0.4: _ante _ar _hu _una ar_ are arr ble cada cel cin dar ela er_ eri
escr etr expl ini mer nci ne_ nos par ras rre rro -0.5: _ac _cen _hac _quie _tar ada_
adr ane ano ante arg avi co_ dav ere exi for gat hac ico ila ita lleg nco nter olo one
por sion sos_ tar uan uer vid -0.6: _dar _su abu alo ay_ bue des emp fue fue_ go_
iendo ill lego_ ntra och ola_ ole ort ovi pan rda tie una_ ura_ zo_ -0.7: _dur _fr _ga
_od cad como como_ ea_ eva_ fra haz_ il_ imer orm orn pri prime res_ uena -0.8: _alg
_hor aci alg dife dio_ duct emo entr erda extr fic hay_ iem iezo_ ir_ rase saj su_ ta_
-0.9: _mo _pi ensaj enta ia_ pued soy_ span una -1.0: _bu agu agua amane caf celu elit
his ica ica_ oxin -1.2: _un albar calor -1.4: _du dijer grac hola_ -1.6: _ol abue gnif
suav -1.8: avia_ exic nlo_ -2.0: adru -3.2: desag -4.0: hee
""",
    "fr": """\
+2.4: armi_ d'hi +2.0: 'avie anv dule_ modu +1.8: _aj deva efai ensui monsi oui_ stp_
+1.6: 'hab_ ablea apitr atta deja_ edo efr enus_ esum sont_ +1.4: allez am_ deuxi m'a
mbe_ qu'on uel_ +1.2: _cett _ell ai_ autr bon_ d'i encha manq notr red s'ap ti_ +1.0:
_ta ais_ anti_ du_ enr eptem io_ m'as_ mme_ tait_ ulem +0.9: _avai _re _red _t' ardi_
d'ha dima enu epo etape eudi_ ila mot_ sema vai +0.8: 'as _bor _dev _il _pon _tau
chez_ dev equel fin hab isane moins ntu rou sau see utre_ voi +0.7: 'autr 'en_ 'ep
_ens _eq _eta _ko abl aiso ait arei as_ avais bor dep elle_ emen ence_ esso la_ ord_
son sui t'a tai uiv zer +0.6: 'en _cet _du _mi are eil ena ene_ fait itu lutot nfi
nom_ om_ our_ +0.5: 'est_ 'ha _al _bo _coup _fin appa appel dej ier ine_ omb ort por
pour_ rde tiq tre_ ui_ +0.4: 'ai _m' aire all alle vais_ +0.3: _ce _ja _l' _le avai
eco elle mbi ombi qua rag rep +0.2: _sui ais ell ema equ le_ lle lle_ mon_ nne_ +0.1:
ait_ ont -0.1: _me en_ es_ ment ou_ -0.2: _ci _les ce_ ent_ er_ ours ser ter_ -0.3:
_co _est _gra _pa _tr ar_ au_ ca_ cri dre_ eut our ton -0.4: _en _es _foi _gr _or _po
_quel and bla dro hor ise iss mmen nt_ os_ par_ pat per se_ ute -0.5: _an _ans _in
_met _peu agn ain_ ale anc and_ angla ans_ droi ele ent epon ere et_ ie_ ipe jou l'e
ler_ mal_ nge oir ois oit orm peu rai rig sou tan tres_ uis une_ -0.6: _ag _be _bre
_do _fo _id _mer _pe _si _tem dor erc eta fran hat iff ifi lo_ mer mment oire opi pin
pro retar ut_ -0.7: _br _fr _pay acl ecr eve fic gle ica ici lai nui oi_ orr sans_ scr
teur uge_ -0.8: _ca _di _un emp eur fair joue_ nie nte_ rendr um_ une -0.9: _gu ates_
d'u d'un expl fois_ oit_ vot -1.0: al_ cinq_ cre diff feres ir_ joue quels un_ urt vre
-1.2: amais ate bonso dorm hras in_ mdr nous_ peut_ piq regl rom sal -1.4: apita emps_
inqui -1.6: crip votr -2.0: bonj coif cou_ onds_ -2.4: avr cipe_ eore ourq -2.8: alut_
chaq
""",
    "de": """\
+3.2: chuhg sgez +2.4: ehab ogeg +2.0: anzo chste diesm rotz +1.8: andid einka enau_
ersel fruh_ num ogram +1.6: _dei dei hies inzw jet vom_ +1.4: _neh allem cello egang
nser nun_ umz +1.2: _pu chic doch_ elch habe_ jen morg rs_ sge +1.0: _auc _nu also_
aufge beka chon_ ext_ gross nachs print wied +0.9: _gew _los _wel ag_ amit_ chrit dies
dran hast_ kab mai_ rat sse_ stz +0.8: _ande _bes _od bli hei lag uns +0.7: _der _weit
abg alek azu_ bes bil eig espr ja_ jetzt kass lle mein ona tel_ ucht wann +0.6: _die
_en _end _kw _lau ann eha eiter gest hab_ kost lan_ ld_ leic ma_ nich rosse sek trag
ucht_ war_ woc +0.5: _alle _bi _bit _de _sche _te _uns ar_ eic esp est eta hab ichen
int ite lag_ lauf mach_ muss nochm nun raus ss_ tag_ tra vie +0.4: _me _mei _mit _ra
_wo ast get hem iche mei mer_ muss_ nte nus och om_ tlic tte weg +0.3: _do _hat _we
die doc eder eiche ges ie_ itt nde_ rag tzt_ utt war +0.2: _ge _hab _ich gro sten_ und
us_ weite +0.1: _ic ch_ it_ -0.1: das_ eri in_ ist man ren und_ ver -0.2: _ih _wi _zu
enn hne hre isc ist_ man_ noc -0.3: _bo _da _ho _na _was egen er_ fen he_ hen inde men
nac rig was_ wer_ -0.4: _ei _in _ko _ku _lan _lu _re _ve ass aut chw des ech ee_ ei_
erkl ger_ kli lche_ let letz lsc mme ne_ nen nen_ nt_ rde sch tun ule was -0.5: _ba
_er _geh _geht _gi _ma _pr as_ aue aug ber_ cha chi dic ebr end erk ieg is_ kar kur
nacht nd_ schen schn the urd uss wie will_ -0.6: _dank _fa _sa _wen _wer _ze ammen
ang_ dank dee een ege ge_ hal her_ hl_ itu jah kat llm ort pruc reic sind_ unge wor
-0.7: _eine _hil _jah _os _se _tu _um _wor atz che_ deu ene erh eut fruhe hier_ ind
lten_ me_ rlaut ruher um_ zeh -0.8: _ein _man _sag ache alt ang cel_ erd fli hren ibt
ner pyt rauc tsc uche wurd -0.9: arum_ deuts gke inn kein koc rink sie_ uhr ute wen
wer -1.0: funf_ funge ird_ wint -1.2: _eri ersc nie seit_ wenn -1.4: ambu andy_ aupts
uher_ -1.6: bev efon eso_ euro_ gilt_ -1.8: arf_ waru -2.0: blem eipz jed -2.4: asa
atun elsb irkl -2.8: bist_ ellu
""",
    "pt": """\
+3.2: agor +2.8: anil desd oxim +2.4: derru impez opc orcam +2.0: 'ag daq imu olte oq_
+1.8: outr +1.6: _unh ceito sabe via_ +1.4: aquel bor novo_ +1.2: _falt ago ati_ avor
dent ei_ eman falt +1.0: aiu_ alerg anca conse den dess dias_ eu_ nada_ noss nume rti
tua_ +0.9: _fi gles_ itul uant umo +0.8: _fe _fu _su aque banda ersa icou_ rdi +0.7:
_pro amos anda anda_ aqu arou_ chama eri inad lad lado_ lano mos_ ora_ quela ram ref
sti +0.6: _do _fina _ont _pi _seg and cei cha egue_ ele_ est hama_ mos nha opo ose
ose_ par pro rda tei_ uanta uel +0.5: _cha _cro _ele _mes _tu ara cos cro es_ esta gua
gual ico medi olt onto qual segu ual +0.4: _con _da _nom _qua _to cham cou deira io_
itu la_ medio nei ou_ ras_ ro_ turm ula +0.3: _dia _on ale_ fal gor ia_ le_ onte ori
out qua rec rest rma_ ste uin +0.2: as_ man +0.1: _tr ont -0.1: _que ao_ de_ -0.2: _fo
_qu _ver anh ar_ az_ com er_ ica_ ida ndi ome or_ tem_ uem_ -0.3: _ma _por _quer _so
ada age al_ cad cel com_ como_ ent lar ntre sem sob ve_ -0.4: _al _ca _en _ho _po aco
anto_ ase ase_ ate_ coi egr em_ hei me_ men nca om_ ort ozi pra_ ra_ res ros um_ -0.5:
_ar _bo _br _ga _hor _hora _pe _pra _sa creve ente err ime ixa jan lant ode_ ois ole
olta_ por port sa_ sao_ se_ sem_ uma ver_ -0.6: _au _bi aio ant apa ari bro fica_ fras
ian ifi ncia nor ntr ona rom uma_ -0.7: _dem _mu _um bra gast ica iss nota_ oi_ ota
pad para_ rra rro uro -0.8: _ex _oi apo atr bic caf del dois_ ido iga ino_ jog mor
muda ren val -0.9: _ant _nu _ra _tem atra bom_ coz digo_ gunto ind leg mbra omo pa_
ped pix_ pode_ soz -1.0: acin alei_ dese fora nos_ pq_ rav -1.2: _gr dife -1.4: alo_
cupa eveu_ prai -1.6: haber ortu quero -1.8: faco_ gros -2.0: 'e_ arroz celu finge
vale -2.4: bol_ -2.8: inua_ -4.8: arbo
""",
    "it": """\
+2.8: ades obr sai_ +2.4: ivell +2.0: com' iecc stanz sulle +1.8: avevi vado_ +1.6:
appon codi est' +1.4: altra cogn deve_ fos glu lei_ lune pap poi_ prev +1.2: abel
allor arti arzo_ asl col_ del_ evam fino nient pae pun quale uale_ utto +1.0: 'er ai_
ama cusa_ emev fatta gio_ han ho_ iato_ ioved nam prep pure_ rumo sui_ tav +0.9: ama_
avoro ett evi_ evo_ gan nost pro rag tra_ tu_ vev +0.8: _ho _seg _so _tag ace ario_
ava bab cav cors ei_ hiama iva pres quin stav terz uori_ vamo_ vo_ +0.7: 'ar _ar _disc
_ne _rot ade anca avev col dai disc eco egl epa evi iec itor scors uel zione +0.6:
_fini _fu _que _st _stan _ta altr anno_ ato_ avo cce eva eve ezi ipr lli_ ltr nie ors
qual_ ro_ rsi soli ssim sti_ to_ uta +0.5: _all _fin _l'a _let all amo amo_ cco edi
esso_ iam ier isc num peso_ quel res rni sch ure +0.4: _che _la _po _qu _sc _son asti
ata_ des ella fini ggio ito llo nuov occ oi_ ora orni ota rzo_ sat sit tat tor tro_
zio +0.3: _da _de _il _lu _nu _pre el_ eso_ evo fin iamo_ il_ ina ina_ io_ mo_ nat orn
ove ra_ +0.2: _av ass ata dev so_ +0.1: _ri come_ ell lavo nza_ ome_ -0.1: _mi gli
-0.2: _al _ca _con _cos are_ att cia ien nte ole olo re_ sa_ za_ -0.3: _ann _car _fa
_ga _mo _se _tr ano ano_ ant etto ita le_ nni osa ott rda si_ tre tto -0.4: _ant _pe
_prim _si _tre _ve ali cch chi_ comm cos enza enza_ igli in_ iso ital lan lle min nel
oni osa_ otto prim sci ter -0.5: _cap _chi _dir _fil _ge _gl _in _pu arta_ ater c'e
cap com cosa_ dat ene ffe gia_ l'i ment no_ ntr ogni omp orr pit rch spie tal una use_
-0.6: _ab _bi _br _com _gli _go amb ana anto asc ati ene_ ere ico igat inc ino_ na_
nsi ong otto_ raz rico ris rma sei sem sio tas una_ -0.7: _an _ci _es _l'u _mal _semp
abi aff anco ane ara co_ dam due ela gat ha_ ila ivo lo_ mal ni_ orma rno_ solo_ tto_
vecc -0.8: _as _va alc icor ida_ ide ordat orm ric un_ -0.9: _bel _un adr adre_ ampan
asta asta_ dosi_ eno ille_ lano_ mez ne_ paga puo se_ stat -1.0: cato ecch ffo_ glie
nde norm puo_ uali_ uesto vici von -1.2: abit acqua ao_ arze ccup cos' diffe ele emp
filas gliel ighe_ ivimi perc poss rare_ -1.4: fai_ oma_ -1.6: arol brev corda eav empr
erche -1.8: arru asa_ cel_ eced eore mok -2.0: ail_ buo russ -2.4: voce_ -2.8: eocc
""",
    "ru": """\
+4.4: езю зову +3.6: ерех +2.8: нкт +2.4: дующ епер орци тобо тож +2.0: возв глянь дго
сце твое +1.8: ась_ ашив долже леду руда_ так_ +1.6: быс выки ернул лось_ свод +1.4:
_вт _снов асч бив вес_ выд како наш опя отло сог таки_ +1.2: _он груп дал дыха орыи_
оста +1.0: _тво вал доб допи ел_ запи ишл лся_ мер_ ппа_ прош рош това хат ычн ях_
+0.9: _же _мое _ост _оста ал_ вое рат ред рез чал яли +0.8: _чис альш ари ту_ яли_
+0.7: _ос _от _та _так аки ваи гла дет_ его ему_ ено_ ерг ил_ ном нул рас рил тами ял_
+0.6: _гл _об _сво ами_ ем_ ер_ кин ми_ нчи роч сво се_ спи стра там утв +0.5: _мы аем
али арт же_ зак ла_ лад ло_ под ртиры ши_ +0.4: _ва _мен _сл верн все до_ или кор не_
но_ оло они стал тал +0.3: _то епе ли_ пиш чит +0.2: или_ осч про +0.1: _оп ала ать_
сь_ -0.1: ак_ оро -0.2: _пр _при ние_ тор -0.3: _не если_ ка_ -0.4: _ку _чт _что ать
бы_ да_ етс ить_ лив сть тел тоб_ -0.5: _ил _ин _ок жи_ игр ии_ каж нои_ ост пит при
сто тек ти_ тно тро что -0.6: _кт _ли _ма _ре _см альн ают как_ лом ния нуж нят ои_
он_ осл при_ рен рит тол -0.7: _сло ера жет идум ин_ ить ко_ леи нии_ ник ног ные_ обр
оли ор_ ре_ рост то_ чтоб ья_ ят_ ять_ -0.8: дом думаи езд ет_ кие_ ная_ рем тобы_
тся_ чи_ чини_ ые_ -0.9: _хо бра гра ичае мор неи нут пье рог скол стро тно_ чес -1.0:
_ещ _че вах га_ днии_ дпи екст епт_ ньш одп перв ть_ ют_ -1.2: _это друга заб нужна
овыи_ отли сти стья_ тья_ шес ься_ -1.4: _есл вежл еснок ешно поч стар -1.6: альо бъяс
верху гчи_ еплик кош -1.8: борщ_ тьс чему_ -2.0: брое_ ееш озда узн это_ -2.4: анек
обуд скуч сыг -2.8: аньш асиб бяз вахт
""",
    "ar": """\
+4.0: المعت +3.2: افرت تحدث شكلة_ +2.8: الخيا حامي +2.4: الصغ ذلك_ صلت_ فيت +2.0: افق
الضبط تحانا خول_ +1.8: اخيرا الان_ انية_ سجل موعد +1.6: _حما ابنت الطري بتاع بعدين تهي
تودع خلاص_ صفح عايا_ نرج +1.4: _كلا _لن اللي_ بخص برض تسك خلص خلصت_ رت_ قاس_ قايم معة_
+1.2: _بق _را _رف _رفض _كيل اسم الشك الشهر باب باق تبع تني_ خان ضل_ فس_ ملها_ موع نفس
والب +1.0: _رج _رجع _مج ابا_ امت اية_ بعت ته_ تهي_ تي_ ضوع_ طيب_ عادة_ عدين_ كن_ لبا
لت_ ها_ وبع +0.9: _حد _فه _كا _كام _لون _من _وق ارت السنة تار دت_ راح رحلة_ قف_ كام
كمل +0.8: _ها _هال _وصل الذي_ الرا الشه بت_ كان_ لرا ناه هال ولي +0.7: _المك _اي _خل
_خلص _زو _علي _يل ابع ابع_ اسم_ اقي_ اه_ ايا رجع عت_ لسي لفر لكو لمك مش_ نته وا_ يوم_
+0.6: _است _الثا _العي _الك _فص ادة_ الب الثا بطل تنا_ جي_ دها كام_ لته لثا نه_ +0.5:
_الح _انا _عل _قد _مستو امي بعد لعي +0.4: _ال _كن بته له_ لها لها_ +0.3: _الب ال_ ذي_
علي نا_ ين_ +0.1: _ما يت_ -0.1: مل_ -0.2: الة_ الق -0.3: _ان _وا ار_ الن رح_ عب_ لان
ما_ ني_ يه_ -0.4: _في _وت ات_ بال دد_ فة_ كل_ لا_ ملة_ نص_ ور_ ية_ يل_ -0.5: _اك _الق
_بص _تط _صباح _فا _يو الر بة_ تة_ خمس سلا عني لسب وح_ ودي ون_ -0.6: _اح _اذ _بت _بين
_دو _صو _طر _قص _لا _مر _مص _ور اج_ احب اذا اذا_ الري بن_ حب_ صر_ قة_ لال لري لكل مع_
ندي وق_ ير_ -0.7: _الن _كي _مع _واح _وم اة_ ارا اسو ذا_ شرح_ صاح نك_ واح يفة_ يقة_
-0.8: _اق _تم _حل _عش اء_ از_ الي_ بيض تب_ ترح_ تسل دي_ طوا قول_ كيف للا ماء ماء_ وي_
يرة_ يف_ -0.9: _از _اعط _بي _لم _يس ءة_ احن الاص انو ايه باح بعة_ تاخ فع_ كر_ لاج وانا
وما يش_ يض_ -1.0: _جو _سن _وع _يح اسوي القه اله بالم ذكرن وسط ومة_ يست -1.2: _تس _كيف
الدم السبب انسا باخت بي_ سية_ شي_ قان هني ومي ومين_ يجب_ يرج -1.4: _تك _سل اقول_ القاه
رفضت_ عندن لية_ نحت وات والم -1.6: _ازا اخيرة ازاي_ الطف طني_ يساو -1.8: افريق جنيه_
كتة_ -2.0: اصم الكشر اودي تنفع_ جى_ طيا نلع -2.4: سعود عليكم -2.8: ايث -4.4: العاف
""",
    "hi": """\
+4.8: aree +3.6: mmy_ बाक शुग हुए_ +3.2: कूल_ नंब बेह +2.8: ahun usm अब_ +2.4: abl daw
गए_ गिरह_ तुमन बतान हमन +2.0: arei अभ् आपन चलि डम_ तुम् पिन_ प्ता_ +1.8: aaj_ itne_
ंदाज_ अगला_ आखि आगे_ किम दलने_ मैंन +1.6: blem_ ecti उसी_ करत जैसा_ +1.4: dus kau num
woh_ चढा चलो_ तैय बचे बारी_ वही वालो साहब_ +1.2: _ना ab_ ha_ अगल उसम क्क खां गई_ गोली_
दूसरा बता सब_ +1.0: _ab auto उसन ढा_ तो_ दूस मने_ +0.9: kit ्मा_ +0.8: _tu _जो _मान
आई_ ्मा +0.7: _कि का_ जो_ बता_ मैं स्ट_ िस् ेरी_ ैसा_ +0.6: _mer _se _us _wal _मा _ले
_हम _हु hir_ आज_ नही ुआ_ +0.5: _उस _वह _वाल जी_ रा_ ां_ +0.4: _था _थी _रह _ही +0.3:
_वो aya +0.2: _वा -0.1: _पह कार ते_ ्या_ -0.2: _ha ye_ गया_ -0.3: _ky _ra _बन -0.4:
_su _कम _को ehl kyu_ जात राज ुम_ -0.5: _li _क् _जा _फो _मिल _शु at_ kya_ st_ क्य चाह
ट्र त्र नमस लोग स्त ाऊं िक_ ेट_ ों_ -0.6: _कै _कैस _दे _सम _सु कैस शुर ्रा -0.7: _la
_sa _एक _मज _या _लग an_ ek_ exc hon क्यों चार बीच_ रिय ाई_ ्य_ -0.8: _ला ais aise_ hu_
आता_ इए_ जार तिश तुम_ सकत हेल -0.9: _प् _मि main_ peh ऊं_ करो ग्र लते_ लिख साल_ ाने
ैसे -1.0: _पा bill hit liye_ mei one_ rah और_ चाहि झाओ_ ता_ ती_ दूध_ बनो_ बहुत_ लोग_
ार_ -1.2: arta_ nah एक_ गाने_ गुस पहले_ बिन शुरू_ हजार_ हाथ ्दी_ -1.4: atl frie kai
अकब जन् पये_ ेगा_ -1.6: bin ehle_ ंस्ट करू कुला_ ताइ दला पहे पौध भारत_ मुझे_ -1.8: jok
koi_ कायत तरीक फोन_ लौक -2.0: las कूट कोई_ बेटा_ मोहल सुझाओ -2.4: किसन कैसे_ खाल ताओ_
थर_ -3.2: gli ंज_ -3.6: धन्
""",
    "vi": """\
+3.2: chot_ kia_ +2.8: khuc_ +2.4: not tiep_ vay_ +2.0: cai_ luon_ not_ vy_ +1.8:
chiu_ đoc_ +1.6: minh_ nhi_ sach_ thay_ tuan_ xanh_ +1.4: bo_ chang chu_ giong hot_
muc_ nhu_ phuon the ti_ tung_ uyet_ đang_ đay_ +1.2: buoi_ chia_ duy goa lai_ loai_
pha_ theo_ thie toi_ xon đung_ +1.0: _ki bua_ cong_ hanh_ hom hom_ phan sau_ thiet
+0.9: hiet_ nhu uon_ +0.8: _be _cap _pr bot_ cap cua_ ize_ ruon ta_ truon uye đon_
+0.7: _pro gio gio_ ket_ khu lic moc nan rieng tua voi_ +0.6: _ro _ti bai_ cho gui kie
mat no_ oan_ ung_ đun +0.5: _cu _la _đa em_ ghi_ roi_ +0.4: _bo _bu _min ay_ hai hai_
huo iep_ nho_ tie tui_ ui_ +0.3: gium_ io_ ke_ nhie nhieu roi ua_ +0.2: _nh _ra uon
+0.1: _em _mi _đu giao_ iet_ nhun va_ đau_ -0.1: _lo _tr kho nao_ ong tin -0.2: _ba
_ma _mo _vie ao_ chu co_ eng ong_ vie -0.3: _lu ac_ ap_ bat_ im_ inh le_ op_ ra_ rang
uoc_ -0.4: _cha _ru at_ chuy en_ ho_ hoi_ it_ nuoc_ san thi -0.5: _an _bi _go _ip _ni
_ta _vi cha gi_ hue_ ien ien_ ieu_ ngan ngan_ rai run tay_ tho tuo un_ -0.6: _ch _co
_su _va am_ bao_ de_ hac hau_ hay_ hieu_ ko_ lua mam_ mot uoi_ vi_ -0.7: bi_ day_ gu_
khon muoi_ nhan tinh_ toa đe_ -0.8: buo can cao_ cau_ hiep_ khac_ kho_ phat_ trau_ tri
-0.9: _hi _hoa _sa _đe banh_ hic luong ngu rung_ tra xa_ -1.0: au_ ban biet_ buon
buon_ dai_ du_ dun noi_ song_ tom_ trun -1.2: chao_ khac khi_ lop_ luc_ lung_ nay_
thi_ tuoi_ đa_ -1.4: cam_ cel_ chuc_ chup_ cut_ gioi_ hoai_ lanh_ lau_ nau_ phi ruc_
sai_ sao_ toan_ viet_ -1.6: lat_ meo_ mua_ nhac_ non xe_ -1.8: giat_ mot_ thuon -2.0:
choi_ cru ghet_ kheo_ nen_ xai_ đong_ -2.4: vai_ -2.8: dne nong_ -3.2: vui_ -3.6: aff_
""",
    "tr": """\
+3.6: iad +3.2: aid +2.4: adre amuk deft +2.0: alerj eyz obur suku +1.8: artik +1.6:
adak ahn ee_ kact ksik_ maras miyd nra yazd +1.4: di_ fen_ gore koym num rdu sira
yenes +1.2: _mas bari kud min_ oluy rapo sal ugum +1.0: _ana _kac apt bizi daha_ datl
deg dev dig gra iyod mdi_ mist sli tamam tas_ tik_ ular yine_ +0.9: _tek dum_ enu gla
ird muy rula sul ydi ydi_ +0.8: _be abam akti dum ect esab gin_ haft hani ikin ki_ mis
nci nim_ obu ord sabah stik stu uyku_ +0.7: _ab _di _ger act adi aki_ bula eli esin
get igim istin iyd liy mam_ min nden_ nki radak rken_ sini_ stin ttig unu +0.6: _ann
_ev _son ben_ bi_ cti elim_ ene ik_ iler_ ku_ ladi lim_ lira_ mank misi odu oru ram
tti zam +0.5: _ad _an _geri _ka _kal _ok ana_ apo ded dedi done elim fta ger gir igi
imd miz miz_ olm tigim tme +0.4: _da adi_ ani_ annem bu_ day in_ oll ra_ sini tir_ um_
unun_ ust +0.3: adar ade ama edi_ eke imin_ isti liyo ni_ otu yine +0.2: _ge iyo or_
yin +0.1: iyoru iz_ oruz_ -0.1: ala -0.2: _bir _il asa mis_ -0.3: _gu _su _yil _yu ar_
azim bir inda kir nda nli ulu -0.4: _bas _do _ke _kisi ac_ asin dan eki ile_ isa le_
mi_ te_ yan yil -0.5: 'de _isi _si _sun _uc _yas anl asi eme et_ gun_ kac_ kis leri
mu_ net nir sil tel ure -0.6: _al _iy _na _nas _yap ala_ cin_ es_ gan gili igi_ ila
kisa_ lir nas on_ ran rma sat su_ yas yor_ -0.7: _ag _ed _es _is _ku aga aki ata ayi_
bas evde goru har ili iyim_ kan ol_ once rki sam_ sind ski uml -0.8: _fi _ma _os _oy
ant apa ask ece ep_ esm hic hic_ riy ron yapa yim_ yuz -0.9: ba_ bask ce_ lsu nlat_
pil rim_ suy tiri -1.0: _ca _ni ak_ atay bebe biz_ dir dukk guld hala hala_ kim mak
-1.2: apay iden_ kope li_ sta tma -1.4: _ned hep imo ir_ laz lke rkiye stig -1.6: asre
hep_ hon ked komik nuz_ -1.8: erhab uzde_ -2.0: unut -2.4: adok dom -2.8: akik esk huy
-3.2: asu
""",
    "id": """\
+3.6: ahen +3.2: alh +2.8: anm nyok +2.4: adin ahku_ ancil diub opos yg_ +2.0: jug
+1.8: adw amaku gili ops +1.4: afta agian beres curh gay ggu iln nih_ nomo +1.2: _mej
akass ambu areng asala atat dokt empo_ gelu hirn kaya mau tet +1.0: _cob ekara ggal
gw_ kaka ndin olak_ tad ti_ +0.9: _ku _le anjut ari cik dwal_ ertua mbu njut_ oal oal_
samp ya_ +0.8: _gar _nam _uta alik cob gny lan_ nol pak_ +0.7: _si alik_ bagi ersi kap
kedu mu_ olak saj sar sis unya +0.6: _hari _sk _soa _ud _uda dia_ ias ini ira iran
kapan kir kur lan mer nya_ rsi si_ tuh unya_ yak +0.5: _kan _kit _pak amb aran hitu
irn ming nama nan pan_ puny rny tam ter teru tuh_ uma yang +0.4: ama dia ebu ers ian
ini_ jal kamu_ kan_ lag mar rna sa_ und uny +0.3: _al _itu _kam _ki al_ apa_ as_ kam
ngg nin nya saya uh_ +0.2: _se _yan gga yang_ +0.1: at_ gku itu kut lagi_ ngk yan
-0.1: _ma _ya aka buat ema oto uda -0.2: _ba _gi _ngg anp asih_ di_ -0.3: _ap _apa
_bah _bo _ce _ha _li _pan _pe _sa _tan _wa ada ah_ aku apa ara_ asih bis ga_ ingka ja_
ng_ ntu pa_ ra_ say ung_ -0.4: _at _ga _hal _so _ta bua el_ eng enga iap ice kasi lam
lama lin lu_ sti uat_ -0.5: _bi _du _in _pen _re _sel aan ahi alo am_ asi biar_ erja_
git jan lima pi_ pin tel tia tuk uka ulu un_ us_ yar -0.6: _as _dan _hi _ken _kena
_ker _mak ahun akan_ ami_ dulu ek_ erl ingk ir_ ker lek napa_ nga ucu ulu_ ur_ -0.7:
_is _lama _or baw car eci eda eng_ gam gima gja_ hin kal mpang ngo trak_ waj -0.8: bay
dany gak iat_ ibu mi_ nyi sop tem tus_ wa_ -0.9: _jadi _umu cu_ dip et_ exc gru mulai
pagi suk tiap_ -1.0: _gab _um adaha akn au_ dicek done dulu_ ena jua lau paca teme
waru -1.2: _bed ampan anpa_ bed cont eret gore hny komp ntun_ -1.4: aln apain bedan
coc derh pura_ -1.6: bpj mys oko_ -1.8: cere enapa -2.0: borob capa coo dau -5.2:
aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[past] +1.2: [you] +1.1: [said] ^[you] +1.0: language_tr words_20 +0.9:
words_16 +0.8: [said]>[said] [we] ^[resume] +0.7: language_ar question_at_the_end
+0.6: [again]. [you]. [you]? ^[we] language_ko +0.5: [me]&[my] [quantity]. [said].
[said]? sentences_0 sentences_1 words_12 +0.4: [news]. language_ja +0.3: [me]>[said]
^[my] language_hi +0.2: [me]>[question] [me]? [question]? ^[question] +0.1: [me]
[that] ^[me] -0.1: [again] [question]. [resume]. -0.2: [usual] [usual]. ^[again]
^[usual] numbers_0 -0.3: words_8 -0.4: [news] -0.5: [quantity] question -0.6: [my]
-0.7: [resume] [said]&[you] ^[news] -0.9: words_0 words_4 -1.6: language_vi
""",
    "personal": """\
+1.8: question +1.7: ^[question] +1.5: [my] +1.1: language_ja +1.0: sentences_0 +0.9:
[me] +0.8: [quantity] +0.7: ^[my] +0.6: [me]>[question] ^[we] +0.5: [me]. [question]
[question]. language_hi words_4 +0.4: [me]? [my]. [said]&[you] ^[me] +0.3: [quantity].
language_vi sentences_1 +0.2: numbers_0 +0.1: [said]>[said] words_8 -0.1: [question]?
[that] [usual] [usual]. words_0 words_20 -0.2: [said]. [you] [you]. ^[usual] ^[you]
language_ko language_tr question_at_the_end -0.3: ^[resume] words_12 -0.4: [said]?
^[news] -0.5: [again]. [news] -0.6: [said] ^[past] words_16 -0.7: [again] [news].
-0.8: [resume]. [usual]>[usual] ^[again] -0.9: [we] -1.0: [me]&[my] -1.3: [resume]
-1.4: language_ar
""",
    "implicit": """\
+1.1: [news] [usual]>[usual] ^[news] +1.0: ^[usual] +0.9: [again] +0.8: [usual] +0.7:
^[again] +0.6: [me]&[my] [that] numbers_0 +0.5: [usual]. language_vi words_4 +0.4:
words_0 +0.3: language_ar question_at_the_end words_8 +0.2: [again]. +0.1: [said]?
-0.1: [resume] [said]&[you] [said]. [said]>[said] -0.2: [me]. [question] [we] [you].
[you]? ^[my] words_12 -0.3: [me]? [my]. [question]? [resume]. ^[me] ^[you] words_16
-0.4: [again]&[me] [me]>[question] [quantity] [quantity]. [you] language_ko
language_tr -0.5: [me] ^[past] -0.6: [me]>[said] [my] -0.7: language_hi words_20 -0.9:
language_ja -1.0: ^[question] ^[resume] question -1.1: ^[we] sentences_1 -1.6:
sentences_0
""",
    "continuation": """\
+2.0: [resume] +1.2: [resume]. +0.7: language_vi +0.6: words_0 +0.4: [again]&[me]
^[resume] +0.3: [said]&[you] [we] ^[again] language_ar +0.2: [me]>[said] [news].
[question]? sentences_1 +0.1: [quantity] ^[news] sentences_0 -0.1: [again] [me]&[my]
[my]. ^[past] language_hi words_16 words_4 -0.2: [said]? [usual]. [you]. words_20
-0.3: [again]. [me]. [me]>[question] [me]? [my] [news] [quantity]. [question] [said].
[usual]>[usual] ^[me] question -0.4: [question]. [usual] [you]? language_tr -0.5: [me]
[said] -0.6: [that] [you] ^[usual] language_ja numbers_0 -0.7: ^[you] -0.8:
[said]>[said] ^[my] -0.9: ^[question] question_at_the_end
""",
}
