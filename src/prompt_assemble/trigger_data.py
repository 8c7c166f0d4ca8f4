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
INTERCEPT: float = -0.36
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.8: [usual]>[usual] +1.6: [resume] +1.4: [me]&[quantity] [my]&[remember] [news]
[resume]. pointing_1_words_0 +1.2: [advice]&[you] [my]&[quantity] [my]>[question]
[question]>[me] [task]>[my] [usual]. [we]>[said] ^[news] ^[resume] ^[usual] +1.0:
[advice]&[that] [advice]>[remember] [me]&[question] [quantity]>[question]
[question]>[my] [said]&[you] [store]? [task]&[you] [you]>[said] ^[quantity]
pointing_2_words_0 pointing_3_words_4 +0.9: [me]? [my] [past]&[store]
[quantity]>[that] [said]>[said] [store] [task]>[me] [we] [we]>[question] words_12
words_16 words_8 +0.8: [me] [me]>[quantity] [news]. [question]&[tell] [task]&[usual]
[that] [that]>[again] [usual] [you]>[store] pointing_2_words_4 question_words_0
question_words_4 statement_words_24 +0.7: [again]>[me] [again]>[usual] [define]&[we]
[my]>[task] [that]>[that] [we]>[resume] [we]? pointing_3_words_32 words_0 +0.6:
[again] [define]&[you] [my]&[store] [my]. [news]>[news] [news]? [past]
[question]&[you] [question]>[we] [said] [that]. [that]>[advice] sentences_2 +0.5:
[again]. [me]&[store] [news]>[said] [quantity]&[that] [remember]&[you] [that]>[my]
[that]>[news] [you]>[me] +0.4: [me]&[past] [past]. [past]>[said] [quantity]? [said].
[said]>[we] [store]>[question] statement_words_20 words_4 +0.3: [again]&[news]
[me]&[said] [me]>[past] [my]? [news]>[we] commas_1 pointing_1_words_4
pointing_2_words_8 +0.2: [again]&[we] [define]&[question] [question]&[store]
[question]&[task] [said]? [we]. [you]>[past] [you]>[question] [you]?
pointing_2_words_12 pointing_2_words_16 pointing_3_words_12 +0.1: [again]?
[define]&[said] [me]>[my] [me]>[question] [my]&[question] [past]&[you] [past]?
[question]&[we] [question]? [resume]? [that]>[me] ^[define] pointing_3_words_8
statement_words_4 -0.1: [advice]. [me]. [me]>[you] [past]&[that] [question]
[said]>[me] [store]. ^[tell] ^[you] commas_3 question -0.2: [again]>[question]
[me]>[me] [my]>[my] [said]&[store] [said]&[we] [task] [we]>[my] pointing_2_words_32
statement_words_8 -0.3: [again]&[question] [me]&[tell] [question]. ^[that] language_vi
pointing_1_words_8 sentences_3 words_20 -0.4: [advice]>[question] [advice]?
[again]&[usual] [me]&[you] [my]>[me] [my]>[news] [past]>[question] [question]>[that]
[remember]. [tell]&[you] [usual]? ^[my] question_words_12 -0.5: [advice] [me]&[usual]
[me]>[again] [question]&[usual] [question]>[advice] ^[store] pointing_0_words_12
pointing_1_words_12 quote_pointing_1 quote_words_4 -0.6: [past]&[remember]
[past]>[again] [task]. [tell]>[me] [that]>[past] [usual]>[question] commas_0
question_words_32 sentences_0 -0.7: [advice]&[me] [again]&[me] [me]&[news] [my]&[that]
[past]&[question] [task]&[that] language_zh pointing_0_words_0 question_words_20 -0.8:
[remember]&[that] pointing_1_words_16 question_words_16 -0.9: [advice]&[my] [define].
[my]&[usual] [my]>[again] [my]>[said] [we]>[again] ^[advice] pointing_0_words_8
question_at_the_end quote_pointing_0 words_28 -1.0: [define] [question]>[define]
[resume]&[that] colons_1 numbers_2 paste_words_0 paste_words_8 pointing_0_words_16
pointing_1_words_32 -1.2: [again]>[you] [quantity]&[usual] [we]>[advice] ^[remember]
^[task] pointing_0_words_32 pointing_0_words_4 statement_words_32 -1.4: [my]&[news]
[remember]&[usual] ^[we] paste_words_4 words_24 -1.6: quote_words_0 words_32 -2.0:
[me]&[my] -2.4: [again]&[remember] paste quote -3.6: numbers_3
""",
    "en": """\
+2.4: are_soft +1.8: day_0 +1.6: [me]? mấy_0nd road +1.4: ^_a ^_how_many ^_ok and_the
due for_the then +1.2: [you]>[question] got +1.0: 0_please [question]>[my] [you]>[me]
[you]>[said] ^_they at_~_$ now of_my right the_~_i +0.9: ^_the is_the_total of_the
usual +0.8: !_! [news] about_the i is_my so what_was +0.7: [my]? [question]>[me]
[said]. ^[said] ^_which ^_your did_i move other thing +0.6: 0_~_$ ^_~_my am_i my +0.5:
?_? the to_the +0.4: [again] [again]. in_the +0.3: ^[quantity] am do_i me our the_~_.
up +0.2: out +0.1: [me] [my]. ^_~_the -0.1: an and does is it on -0.2: [advice]. again
in of -0.3: . ?_$ ^_what to -0.4: [advice] ^_give be by say should us x -0.5: !
._~_you 0 0_and [that]. [usual]? ^[me] any can come if -0.6: ._$ ^_what_are ^_~_are as
for_a -0.7: [advice]>[me] [question] ^_0 to_~_a very -0.8: [past]. ^_is is_it is_that
tell_~_about -0.9: [question]>[advice] ^_now ^_why ^_~_a ^_~_do do how_~_i the_last
the_~_of with_a you_~_$ -1.0: ^[past] ^_i_always ^_who how_do_i what's_the what_~_i
-1.2: [task] ^_i hi how_do who_~_the -1.6: ^_my a
""",
    "zh": """\
+3.6: 贵吗 那 +3.2: 多大码 毙 +2.8: 咧 我的膝 +2.4: [me]>[question] 第 +2.0: 么颜 当时 来着 目 +1.8:
[my]>[you] ^下一 ^他 ^我不喜 下我 号 按 敏$ 肯 还来 𠮶 +1.6: [my]>[question] ^[again] 下一 换 照 第十 过
+1.4: 个音 了 了$ 仲 你 傅$ 四天$ 她 始吧 敏 日记 要用$ 项 +1.2: ^_𠮶 ^佢 ^好$ ^我去 ^房 ^换 ^老 ^阿 不喜 他 你不 你教 佢
剩 只 咱俩 哪天 填 怎么办 接 整 是不肯 是哪 是因 用我 籍 组 续 置 要用 配 +1.0: [usual] [usual]. 个$ 主 么事 么的 介 你之 刺
口$ 咱 哪一 啦 啦$ 在$ 型 它 按我 接下去 曾 病 系 统 编 老规 要问 还钱 阵 +0.9: ^就 ^把 ^月$ ^现在 ^第 下 二 俩 候 养 及 团 查
耶 血 +0.8: ^团 ^好 ^小 ^我上 你给 再 刚 后 后面 对 尿病 我上 报 最后 疫 第七 第五 线 膝 说明 部 +0.7: [again]>[me]
[me]>[past] [me]>[said] [me]? [store]. ^_𠮶_$ ^还 共 到第 加 反 吃的 呢$ 因为 我不 我那 是$ 来了 欢 现在 知 议
设 +0.6: 0_0_? ^[usual] ^它 ^月 ^照 一半 上$ 书 任 到 叫 吧 吧$ 呢 周 完 开始 张 我去 招 日 步 段 牌 牠 码 礼拜 跟 边
问 阿 +0.5: [that]. [you]? 咗 备 完$ 尾 我 来 格式 欸 的 的那 订 课 预 预算 +0.4: [that] 今 份 别 啊$ 回 本 没 贴
跳 那一 里 量 +0.3: 单 压 听 打 该 这 道 +0.2: ? ?_$ [me] [said] ^[news] ^不 为 十 少 昨 来$ 样 那个 +0.1:
[advice] 第二 -0.1: ^_$ ^我们 一 不 公 写 原 心 改 -0.2: [task] ^_。 ^_。_$ 么 天 子 学 护 -0.3: ^用 a 个
利 在 多 大 文 次 每 点 自 转 都 领 -0.4: [question] ^_0 ^到 ^帮 ^我 ^跟$ ^那 。_$ 一个 人 像 儿 分 列 化 合 失 州
我想 拉 是 月 男 科 老 西 资 车 重 难 高 -0.5: 0_$ ^一 ^三 ^怎么 。_~_$ 一句 三 久 五个 从 假 内 士 弟 我们 气$ 油 白 金
-0.6: ^_~_。 ^_~_￼ ^为 ^你会 ^去 ^记 世 你会 做 卖 吗$ 好$ 岁 帮我 当 我是 找 据 推荐 机 概 玩 瓜 种 笑话 英 要 说$ 豆 钟
错 间 除 -0.7: . 0 [me]>[me] [you]>[me] ^什 ^你来 ^推 ^有 ^每 ^要 。_~_。 为什 些 冰 到$ 务 动 友 啲 城 夹 店
破 磨 社 红 缺 脚 衣 还能 邻 -0.8: 0_0_$ [again]. ^为什 ^台 ^哪 ^我想 ^是 ^没 python 以下 但 你扮 八 发 好 年 想 挂
新 洗 港 电 百 直 租 美 舔 讲个 适 随 非 -0.9: ^你好 ^你觉 ^写 ^讲 。 中 五 什 会 你是 多$ 开口 思 思$ 房间 手 才不 无 是水 有
深 猫 看 问题 雨 -1.0: [advice]>[question] ^[said] ^我是 ^我来 一直 一般 严 么跟 以 几平 吗 和 届 工 差在 布 年$
当我 慢 成日 才 朋 朋友 段在 段帮 水 给我 蛋 谜 谜语 辛 -1.2: ^你 ^你当 ^给 一年 么做 九 习 别$ 咋 哪里 国 在是 帮 应该怎 怎 怎么 早
星 有没 棒 没有 点样 狗 肉 自己 说的 谁 这段 通 隔 骂 -1.4: ^麻烦您 以前 安 很 我该 敷$ 有什 正 润 空 馒 -1.6: ^谢 两 中旬 你好
你当 台湾 感 爱 礼貌 谢 -1.8: [remember]. ^孩 句 演 -2.0: 好啊 扮 能 -2.4: ^好的 -2.8: ^辛 么呢 -3.6: 个无
-4.4: ^又下
""",
    "ja": """\
+4.8: の自己ベ +3.2: ^禁 う一つの な食 +2.8: ^これま +2.4: ないこ みます アレ 娘の +2.0: いますか たか づ の苦手 残り
+1.8: ^じゃあ 己绍 教わ 类 +1.6: ^次 お愿 さん じゃな た通 だっけ はず やっぱ るっ +1.4: ^母 あの いつもの おり ころから た たけ
たよ ってる てもら の続 予 今 名 次 薬 録 +1.2: ^じ ^で$ ^二 ^今 こ$ してい だっ てた ほ まで 例の 分の 愚 担当 母 目 第 薬$
+1.0: [question]? ^[usual] たで たん てくれ と何 ので ま$ まし めた れで ド 担 曜に 集 +0.9: [my]>[question]
^[my] ^_￼ した たの った てもらっ でる ましょ キ スト ノ 件 番 直 级 计 身 车场 ￼ +0.8: [said]>[said] [usual] あれ
す$ てる の件 手 緒 裏 +0.7: ^[past] ^あ ^ど ^は ^も ^结局 あ から こ にして ね$ の案 や よ 动 名前 私が 通り +0.6:
[my] [said] き しま た$ よ$ れた 先 壁 最 练 +0.5: ! いつ たと っけ っけ$ ったか め わ 回 愿 部 +0.4: [resume]. お
何 结 行っ 连 +0.3: [my]. [my]? [that] ま 前$ +0.2: 続き 落 +0.1: し と -0.1: [advice]. 。_。 自 金
-0.2: [me] [question]. ^_~_? い か け する っ て何 に は ら 时 -0.3: は$ ル 十 文 -0.4: 0 す で に一 べ 向 夫
小 応 方$ 煮 白 -0.5: $ ? ^っ せ って と$ るん を三 コ セ 前回 外 字 法 者 -0.6: 。_~_$ い$ ぎ たい$ でも な れる 乗 以
冷 大 方 本 点 用 祝 花 -0.7: 0_$ ^なん ^电 ^私た 。_。_$ くな たら っちが の$ るの を一 リ ン 人 前 友 合 消 界 给 语 谁 违
関 ￼_$ -0.8: ^_0_。 ^_~_￼ ^お ^な たい つ$ び りし パ 今日 代 便 期 校 谢 転 风 -0.9: ^肉じ いん おは のが み$ マ ール
一 因 普 -1.0: あり いい なし やす らい る ロ 使 円 助 同 干 文を 昔 英语 -1.2: が のお の日 やって ツ 回の 定申 猫 西弁 都 雨
-1.4: が原 ご のに を 水 犬 -1.6: ^_git_$ ^助 ^助か ば -1.8: ^あなたは ^まだガ ^りん さと -2.0: ^エク って结 って言わ
るこ -2.4: ^前回の なりき -2.8: ^おは
""",
    "ko": """\
+4.0: ^알레 +3.2: ^갑상 ^어디부 ^올해 +2.8: ^결국 ^나한 ^오늘은 장한 +2.4: ^그대 봤는데 +2.0: ^만기 ^먹을 ^예약 ^이번
^일차$ ^제가 ^호수 가자 시죠 째 +1.8: ^그$ ^삼$ ^이어서 담 왔는 죠 +1.6: ^마무 ^뭐였 ^민 ^와이 ^읽 ^총$ ᄀᄀ 내$ 안은 였
했 +1.4: ^괜 ^그럼 ^내가 ^마저 ^불러 ^엄마$ ^이번엔 더 더라$ 봤 제가 지$ +1.2: [said]>[said] ^그거 ^내$ ^스 ^이제$
^저$ 검 기로$ 내가 니까 님 듯 왔 +1.0: !_! ^[my] ^거 ^그 ^이제 갔 그$ 네 둘 른$ 받 서 이었 제$ 주신 쪽 차 +0.9: ^거$
^게 ^얘 대로$ 며 박 버 번 았 얘 잖 잖아 +0.8: [news] ^나$ ^또 ^적어 ^후보 다 두$ 린$ 번째 신 히$ +0.7: [we]. ^개$
^다$ ^알 ^우리 ^일 나$ 니$ 셨 쓰 준$ 차$ 함 +0.6: 0km [said] [store] ^다 ^마 ^분 ^이어 ^제$ ^집 ^했 약$ 어$
음 +0.5: ^[that] ^다음 고$ 다음 음$ 줘 짜 +0.4: [my]>[question] [news]. 거$ 까지 다음$ 대 들 또$ 시$ 어 었
으로$ 집 터 +0.3: [again] ^_._$ ^두 ^자$ 두 완 졌 지 +0.2: ^[me] ^단 같 에$ +0.1: 0 그 이 자 -0.1:
[define] 기 를 법 요 -0.2: [question] ^안 ^지 다$ 도$ 라 만 복 얼 오 은$ 하 -0.3: [you]. ^_$ ^고 ^너 ^짧
나 도 동 만$ 보 세$ 영 인$ 치 한 -0.4: ._._. [me] ^마지 ^카 구 는 달 줄 -0.5: ^_0_0 ^돼 ^수 ^있 날$ 살 세 의 인
있 재 존 직 초 트 -0.6: [advice] [question]. ^교 간 국 다섯 드 루 비 상$ 웃 을$ 키 하게$ 하는 하다 -0.7: 0_._.
^로 ^해 공 기$ 령 모 어야 에서$ 열$ 예요 온 을 전 행 혼 -0.8: $ 0_0_. [my]. ^년 ^때 ^왜 ^추천$ 강 드$ 레$ 리 립 미
봐 분$ 섯 섯$ 식$ 에서 왜 운 으면 천 체 -0.9: 0_~_. ? ^강 ^마지막 ^먼 ^않 ^엑셀$ ^온 귀 당 래 를$ 말 밥 법$ 설 센 승 열
좋 합니다 해요 -1.0: ?_? ^냉 ^말고 ^먹어도 ^보내 ^심심 ^오 ^위 ^이미 고양 년$ 는$ 능$ 면 면$ 인데$ 임 제 지가 친 할$ 확
-1.2: [past]>[past] ^계란 ^기준 ^뭘$ ^안녕 ^엑 ^윤 ^잘$ ^짧은 ^혼자 년 능 마다 어도 이서 피 -1.4: ^고마 ^너무 ^일본
^택배 지만 -1.6: ^를 ^쉽 ^알려주 ^오늘$ ^왜$ ^제주 ^한마 ^해먹 -1.8: ^딕 ^안내문 ^자꾸 ^파이 -2.0: ^훈민 -2.4:
^그만두 ^아재 ^아직도 ^어떻 ^얼마나 ^우리나 ^이거 ^일본어 ^조선시 ^존 런가 -2.8: ^뭐가 ^예전 ^지난번$ -3.2: ^밥이 ^세종 ^에어프
^제곱
""",
    "es": """\
+2.4: marca_en +1.6: ^_vas +1.4: ^_~_la que_~_de talla +1.2: ^_en mi_~_del no_~_$
+1.0: ^_la la que_si +0.9: en_que llama q +0.8: ! ^_el con_el lo_de número và +0.7: .
._~_que [quantity]? [question]? con_la el_~_. era +0.6: [news]. [past]. ^[quantity]
^_como_se de_~_$ +0.5: [news] [said]. [that]. [usual]. los o_~_de +0.4: de_siempre del
+0.3: cuántos +0.1: [question]>[me] [said] el_~_de -0.1: mi una y -0.2: ?_$ [me] -0.3:
[advice]? me -0.4: $ [task] x -0.5: ^[me] ^[my] ^_me se -0.6: 0_~_0 [usual]? ^_que
de_0 de_~_. que_se si ￼ -0.7: ^_he ^_por a_mi mi_$ -0.9: ? ^[you] ^_tengo cada es
-1.0: [me]>[question] ^_todavía_se un -1.2: 0 días -1.4: ^_~_de anos digo_a por_que
-1.6: ^_como
""",
    "fr": """\
+2.0: ça_y +1.6: ^_et ^_~_quel y +1.2: [question]>[me] [question]>[my] avait noms
pour_le +1.0: [question]>[past] ^_il ^_ton la_~_est tes +0.9: ^_c comme qu'on_a taux
+0.8: [again]. [my] [my]>[question] ^_ça et_le ils +0.7: le +0.6: [usual]. [you].
^[task] +0.5: ^_~_le le_~_de +0.4: ._on ^[question] ^[resume] elle était +0.3: [my]?
^_a la tu +0.2: [me]. ai du que +0.1: . ^_le -0.1: $ une -0.2: [me] a -0.3: [again]?
[said] est -0.4: [question] les un_~_de -0.5: ?_$ de_0 en_~_? -0.6: 0 ? [me]>[me]
[that]? ^_qui_a des dis pour_un si x -0.7: [my]>[me] [we]? et_je qui_a -0.8: 0h
[said]>[me] ^[we] ^_quelle ^_~_de ans comment en fois -0.9: [question]. ^_~_du avant
-1.0: [said]. ^[me] ^_j'ai ￼ -1.2: ^[past] ^_est un -1.6: ^_moin -2.4: t -4.0: ^_ma_tu
""",
    "de": """\
+2.0: ^_tag +1.8: teig +1.4: [question]>[my] ^[that] ^_so hab_ich im_text +1.2: tag_0
wann_~_ich +1.0: [that]>[you] die er +0.9: [news] +0.8: [we]>[that] ^_in +0.7: !
[that]>[question] ^_~_die so +0.6: já mit +0.5: wert +0.4: [again] [again]. +0.3:
[usual]. +0.2: [my] [that]. bitte der +0.1: [question]>[me] [that]>[that] -0.1: ￼
-0.2: [past]? was -0.3: [question] das -0.4: 0 ? ^[me] in in_~_$ zu -0.5: 0_.
[advice]? ^_mein welche -0.6: [quantity]. ^_~_sie -0.7: $ [question]>[that] einen
-0.8: ^[my] man -1.0: ^_spiel ^_~_der ein -1.2: ^_ich -1.4: ^_ist -2.4: bei_dir_?
-3.2: wie_~_ich
""",
    "pt": """\
+2.0: días +1.8: bora +1.6: ^_a +1.4: ^_em_que e_$ e_que +1.2: [question]>[my] ^_em
^_~_ai a ai so +1.0: [you]. com_ela com_o em_que os_~_de +0.9: ^_que ^_~_o la o_de
+0.8: [again]. ^_e a_~_do era o_~_do +0.7: [you] ^_o ela o +0.6: [my]. as das mais
o_~_da +0.5: ! [usual] a_~_da da_minha do +0.4: [me]? [store]. ^_~_a a_~_$ +0.3: .
[said]. +0.2: pro +0.1: [store] e_o em -0.1: de uma -0.2: pra -0.3: $ ? -0.4: 0_~_e
[me] que_~_$ -0.5: ^_ainda ^_~_0 -0.6: 0 ^_nos ^_o_que para que_e sou um -0.7:
[again]? e se tem -0.8: ^_~_ou e_~_$ oi sao to_com -0.9: ?_$ [question]. ^_~_um
por_que qual_o -1.0: diz_que e_eu você_e -1.4: ^_~_de de_0 -1.6: ^[my] -1.8: contro
-2.0: o_que
""",
    "it": """\
+1.6: dài +1.4: ^_da ^_e +1.2: [question]>[my] ^_ha +1.0: ^_il ^_niente ^_~_ho ^_~_la
+0.9: ._. e_il fumo +0.8: [question]? ^_a ho_~_un +0.7: ^[question] ho il_~_di si_e
+0.6: ! ^_la +0.5: ^_che i la_~_del +0.4: [said]. la +0.3: mia +0.2: il -0.2: $ -0.3:
le -0.4: ^_come fa -0.5: [past]? [you]? ^_~_si due e ha se sei -0.6: 0_$ ^[again]
^[define] ^_~_in ^_~_per -0.7: [me]? ^[my] ^_~_un chị -0.8: [past] ^_0 chị_ha ho_il và
￼ -0.9: ._io [again]? ^_chị_ha ^_fai un -1.0: ?_$ [quantity]. -1.2: ^_~_di io quali
-1.4: 0 ^[past] ^_~_non -1.8: fai -2.0: ^_ho -2.4: gira_la
""",
    "ru": """\
+3.2: брать_? +2.0: той +1.8: ^_~_зовут +1.6: ^_из ^_на +1.4: [you]. на_~_? +1.2: !_!
[again] ^[again] ^_~_я ход +1.0: [question]>[me] [you] ^_опять у +0.9: ^_~_мне ^_ну же
у_меня +0.8: ^_~_у +0.7: [advice]. не_~_$ ну +0.6: [me]. +0.5: [my] ты +0.4: ! [me]
[that]. +0.3: [we]. +0.2: . мы +0.1: и -0.1: ?_$ -0.2: [me]? -0.3: я -0.4: [past] как
-0.5: в к -0.6: на -0.7: ^_~_для о -0.8: ^_что -0.9: [that]? ^[past] ^_~_$ ^_чем или
-1.0: 0 а_я ли -1.2: ^_ты в_~_. -1.4: ^_~_меня ^_о -1.8: ^_у
""",
    "ar": """\
+2.8: طيب +1.8: ^_~_كان +1.6: يلا +1.4: [that]. لون +1.2: [advice]>[question] [usual].
كان +1.0: ! [my]>[me] [said] ^[said] ^_شو رفض لي يا +0.9: [again]. [that]>[me] ^_أين
كام +0.7: زي +0.5: [news] [that] [we]? +0.2: ￼ +0.1: [again] -0.1: سنة -0.2: ^[me] في
-0.3: $ -0.4: في_~_$ -0.6: [you]. -0.8: 0_~_$ [quantity] [task] ^_~_دور بعد -0.9:
[question]>[define] ليش من_~_$ -1.0: [my] [my]>[question] [question]>[question]
^_طريقة ^_من وأنا -1.2: 0 [advice]. [question]>[me] ^_~_ما -1.4: إيه طريقة -1.6:
^_~_والله كيف
""",
    "hi": """\
+1.8: [my]>[question] गोली +1.6: ^_~_ने ab +1.4: [me]>[question] +1.2: [store]
[usual]? वाला हूं_$ +1.0: ! हो_~_$ +0.9: [task]? +0.8: [past] +0.7: [my] [that]. +0.6:
[said]. se +0.5: [that] ^[my] +0.3: था थी । +0.2: ? [said] के +0.1: [me]? -0.1: [my].
[question] -0.2: [resume] [usual] -0.3: ^_एक -0.4: [task]. में -0.5: 0 ^_0 को -0.6: $
[advice] -0.7: ?_$ [me]. ^_~_$ hai -0.8: का_~_$ या हुआ_~_$ -0.9: ek liye लिए -1.0: me
-1.2: ^_~_me जी_$ -1.4: [question]>[news] -1.6: [me]>[resume] -2.0: अब_भी
""",
    "vi": """\
+2.4: rồi +2.0: 0_đi +1.8: t +1.6: tên_~_$ +1.4: ^_sang ^_tháng ^_tôi con_~_$ tính_sao
+1.2: [me]? [that]? ^_ủa có_$ ngày_~_$ như_mỗi rồi_$ ta ứng +1.0: [remember]>[me]
^_con ^_ma b luôn_$ nhà_$ sao_$ tên_gì y +0.9: 0m [me]>[question] ^_~_not bớt lần_này
no r +0.8: [me]>[me] [that] ^_câu hết lý_do nhà_có tu_~_$ +0.7: ^_ngày hai ta_$ +0.6:
^_bài ^_có phương_an rồi_~_$ +0.5: ! hôm ra +0.4: [past]>[me] +0.2: . [again] ^[you]
-0.1: [again]. [question]. -0.2: [question] -0.3: ? [me]>[you] ^_sao -0.4: [advice].
[me] [said] ai -0.5: ^[said] ^_~_bạn gì gì_$ -0.6: [said]>[said] ^[store] ^_0 ^_ke
^_nhà do_đầu làm_sao lạt o ￼ -0.7: [advice]>[said] [advice]? [quantity] ^[question]
^_~_nhà hay la tay ça_ngày -0.8: ^_chào ^_mình bắt gòn the_nào xe_mấy -0.9:
[said]>[past] [said]>[you] ^_già ^_~_mua ba_bạn mình_0 mấy_tháng nấu_mon -1.0: 0
[advice] [said]? ^_thứ ^_đi bao_~_$ ke_chuyện năm_~_$ đồng_vai -1.2: [past]>[you]
[that]>[question] ^_giờ ^_lần_gần tôi_la -1.4: ^_cảm ^_gợi ^_thứ_đó bao_nhiêu_la hàm
hông_$ không_$ không_~_$ -1.6: ^_~_tên -1.8: ^_già_làm -2.0: con_ai vui_đi
""",
    "tr": """\
+3.2: ne_zaman_? +1.6: o +1.2: [said] ben_$ siradaki +0.9: ._~_ne [me]. ^_~_hangi
+0.8: ^_her +0.6: [said]. da +0.5: 0_. [that] +0.4: [quantity]>[my] +0.3: [news].
+0.2: ^[that] -0.1: [question]. -0.2: bir ￼ -0.3: ve -0.4: de mu sen -0.5: ^[my]
mi_~_mi -0.6: kaç_~_$ mi_$ -0.7: neden -0.8: mi -0.9: ^_sen ol -1.0: ^_~_$ ^_~_en
-1.2: 0
""",
    "id": """\
+1.8: bab +1.6: [my]>[question] +1.4: ^_oke dong_$ hari_~_0 udah +1.2: [past]>[you]
ya_~_$ +1.0: ^_~_yang apa_ya eh ku +0.9: [we]>[said] ^_dia +0.8: [you] [you]? kan
+0.7: si +0.6: [me]>[question] [past]>[question] bu pak +0.5: [past] [that]. yang
+0.4: [me]. [question]>[me] [question]>[my] [that] sisa +0.2: sih +0.1: [again].
[news]. -0.2: [question]? di -0.3: [advice] ^[my] -0.4: [advice]. lama -0.5: ^[me] ^_0
dan jadi -0.6: ^_apa bikin buat -0.7: [said]. hak ke_mana kerja -0.8: ._$ 0 ^[said]
^[that] ￼ -0.9: $ ? ^_jadi tiap -1.0: ^[we] ^_~_saya -1.8: ^_kamu
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+3.6: arett bisc +3.2: apte avori +2.8: geth +2.4: anua chef_ ey'v wid +2.0: advic
mmut +1.8: emind sinc siz +1.6: finis hurs lol_ nex pag prof seni usu wher +1.4: ared_
dea_ dung eith han_ pdat sn' spri tried type_ yet_ +1.2: _arg _ot argu did fts_ mat_
ok_ otal_ pick sca +1.0: _all _hon agai an't_ cant coul epo io_ lled_ loo nall now_
pie ush week_ +0.9: 's_ _cod cond_ done_ earl er' invi job_ knee may_ n's_ now ork_
run_ tme tut +0.8: _du _les _mar _on _pu aint chap code_ frida gran gym_ leve ound_
sda sted_ +0.7: 've_ _char _lik _rig _tu ame der_ did_ ess ett ew_ her_ nal pare right
rou so_ stuc then then_ uce was_ +0.6: _bi _cha _mov _ro budg che day_ eryt him ini
lie of_ oor plea rch she ton_ tri walk +0.5: _my ed_ epor ext far hen_ hos nis out rvi
the_ we_ +0.4: _ou _up _we atio bad has he_ loc od_ par pic up_ with_ +0.3: _ba _ma
an' as_ back day nter one out_ ter the ton +0.2: _one _out _to do_ on_ or_ ran run wha
+0.1: _in _wh ts_ -0.1: _and _di _for _mi at_ een how_ re_ -0.2: _ho _the ad_ and_ hou
hy_ rat se_ tes_ to_ und -0.3: _be _com _do _ge _how _som _su ass die erso fre fun ine
jok ken me_ oes_ ong_ ons ur_ -0.4: _co _int _qu _st am_ an_ ar_ cto en_ er_ hin how
hre if_ imp in_ ints_ is_ lar ning_ ns_ pay rie shou sol sta way when you_ -0.5: _ca
_con _fu _is _ta ach answ ant_ can_ cor dec ente epl ery ever ffe gal ger hell old oli
ong oon orn ort own per rt_ soun sts_ tai te_ them_ uk_ um_ yea -0.6: _are _cr _eac
_say _see _wr by_ cli eep em_ eme ent find_ ick into_ lec lic nge nse onl ool range
rate say scri ten tions tra ugh us_ ver very_ when_ wron -0.7: _an ali ast_ blac ecen
es_ hai hea hes ilk ill ive_ lt_ not ny_ oday_ ree rib rs_ scr tell_ want_ -0.8: _ex
_po apit bili ddl eft firs ghts_ han hings houl icke lain_ lon ric rmal_ rson_ st_
what' -0.9: _hi _ke crib ell ello_ help logy_ nic ppen_ pyt rki saf six son_ stick
-1.0: _ic _ni al_ fiv fli huma ia_ isb ks_ mill ome_ only_ pay_ ql_ -1.2: aso_ enten
ere's goo had_ hank hi_ istm llowi morn orld_ outp suall told_ wil -1.4: engla esp
frie hello oday ou'r -1.6: apto ddlem enev etu mos ousl wro -1.8: avou betw chool
eighb exp mpany -2.0: jso leap_ -2.4: acet egg eggs_ ourd why_ will_ -2.8: hiy -3.2:
bup
""",
    "es": """\
+4.0: autob +2.8: conm nsabi +2.4: agoz atego dev esqu etom hice_ lucia +2.0: adap
levo_ oin ure_ +1.8: _dal conv ersa gim toca_ +1.6: arca_ enu_ juev marc +1.4: _ap
_ene acr aest ayer_ elle elt ernes je_ lune nvers ou_ oye_ poli venga +1.2: _baj _ret
_tall aho ahora asado ces conse did etomo ince lvio_ mio ocio pas reto sim taci tall
tomo_ tuy uent ulad ulo_ +1.0: _gas _habl _lib _tu _va _vu asol ccio cual_ cump estoy
igu inq oca_ pros qued ricu ueno_ vas_ +0.9: _nov _ten aro ce_ ema etas_ gun igui jue
llam nqu tel tul ulo +0.8: _con _hic _num _pre abo altab amaba ami amos_ ario_ aste
ba_ ben_ iba nan otra_ segun serv taba unta_ +0.7: _don _op _pu _seg _toc _us ast don
era fin ieron imo lama mism ora_ peso rta sca seg sis ual ues_ unt +0.6: _de _era _mis
_ni _ped _sigu aste_ cual erg imo_ irl ista_ nde_ nes_ ro_ sta tra +0.5: _er _lla _ma
_mat _pres aba_ adi edi el_ evo_ ito_ lta ner nes sali tad toy_ uci +0.4: _fa aba and
ando_ del_ di_ dime_ io_ ist mana onm sema ual_ ue_ +0.3: _ah _el _ya baj del eda esu
pes res te_ +0.2: ero guie uant +0.1: _cu _po pre que -0.1: _por avia_ con -0.2: _cal
emp en_ er_ iem na_ omin reg sin -0.3: _quie bol cie como como_ es_ go_ ia_ ico ngo
para quie ter tro -0.4: _es _gr _ja _su ada ada_ ano ara are cin co_ des entr epar nco
se_ tar tie -0.5: _ca _hac adr anos bie cel dar_ enta exp fic hac hag ica_ ien ila ino
ital lat les mer nad nos_ ntr omi oras_ ta_ tos_ zo_ -0.6: _ar _des _en _ex asa_ cada
calo com eme_ fue hal hay ica ide ill illa llor ne_ nos nst och orn ort pid una_ -0.7:
_lin _mo ar_ ave az_ bue cad esp id_ ior ita lor obl one oni ovi pan ras rop rro tero
ura_ -0.8: _fr _pi _tar ame_ ata ble enas fras il_ pued res_ rimer una ura uro vez_
-0.9: _alg _un aci dife duct egur emo euro eva_ exi fra imp mov mpiez orm por pri rid
sos_ uena un_ ve_ -1.0: aja_ alg alo ane ante edu ere fue_ gat ir_ ola_ rda span -1.2:
_bu _du acab agua_ colom cuat hay_ his izz saj soy_ su_ -1.4: abue bup ensaj gnif
-1.6: _ol grac lego_ -1.8: extr hola -2.0: oxin wif -2.4: albar mex -2.8: celu -3.2:
desag nlo_ -4.8: hee
""",
    "fr": """\
+4.0: iki +2.8: iece +2.4: bon_ deuxi efai ensui modu +2.0: _cett am_ anv apitr atta
ctee_ eulen oui_ stp_ +1.8: chez_ d'hi dois_ doss leco ombe ulem +1.6: 'avie allez
equel ti_ +1.4: _dev ablea ardi_ arei d'ha deja_ etien iece_ m'as_ ntu +1.2: _aj _avai
_bor ajou aviez cic dige_ encha enu etape iez_ io_ l'ep maitr miq notr rif sau sema
t'a utre_ xie +1.0: _ta ai_ ait as_ avais bor du_ enr este_ eudi_ hab l'ai_ s'ap suiv
tien uiv +0.9: 'en_ _il ena esso ila ires_ laq mme_ pele rde see uel_ voi +0.8: _mi
_tai ais_ bio_ deux fin itu om_ rou son sui vai +0.7: 'en 'ha _ell _re are ces d'i
d'in emen ement eptem ero etrou iec l'a la_ m'a our_ qu'on sem +0.6: 'ap _eta eco
elle_ hai ier_ ot_ pre red tait_ ui_ +0.5: 'as_ _al _du _ne _no aite dej eil evi lle_
m'av ndu tai tour_ udi +0.4: 'ai 'est_ _cou _le _pl all avai pour_ rag ste_ +0.3: 'av
_st fait ier mbre_ re_ rep +0.2: _ce _ma ell elle is_ j'ai je_ +0.1: d'un_ mon_ on_
-0.1: _co _tro eux_ le_ nce tes_ -0.2: _an _me anc cor ler_ ois san -0.3: _be _ch _cor
_fo _in _pa ain ans ans_ ca_ er_ es_ et_ per rch sse -0.4: _br _droi _en _est ein epe
ere eri nt_ orm quo rti ter tres tres_ ver -0.5: _ci _di _mer ance_ cat cre dro foi
ise iss jou liq moi_ nnu oir os_ pay peu ren tar -0.6: _ca _donn _fon _gra _met _pay
_pe _po _si _tem ain_ an_ cri ecr ent ent_ entr etit eve fic gle gne ica ici it_ lai
ommen ost pin sen si_ tel ut_ -0.7: _fr _tel acc and_ ele elev emp eut fran ir_ merc
oi_ oit_ onge op_ oud ours pen retar rop sion_ teur um_ un_ -0.8: _ans _dro _ex _fair
d'u d'un erc eur nte_ par_ pro sans_ une_ -0.9: _ag _es _gu _id _un al_ ate bas cie
expl feres fois_ frig ie_ ourt quels regl s'il_ tal -1.0: chat dor emps_ fair hat orr
pyt rendr rom ufs_ une urt -1.2: amais angla ates_ diff in_ leut_ velo_ vot vre -1.4:
bonso cipe_ -1.6: abes_ hras joue_ -1.8: afe_ -2.0: chaq coif onds_ ourq votr -2.4:
lyc -2.8: bonj couco eore -4.0: alut_
""",
    "de": """\
+3.2: erzic +2.8: asig_ sgez +2.4: _dei allem chste dei diesm doch_ ogeg umz +2.0:
ehab enau_ jet +1.8: ersel fruh_ ida marz nser num +1.6: _neh amit_ besc hies mula
nun_ sge +1.4: ogram rotz vom_ wann +1.2: _pu abg abges dran erm eta gross nachs plan_
sse_ war_ +1.0: _end _ra _sche _tei _wel dies espr habe_ hast inz kost lan_ morg print
rat rs_ wied +0.9: _los bleib ega eig kab mach_ ublic +0.8: _and _ande _nu alle bli
eic eru esp est fer gew jetzt lag lle mein wel +0.7: _gena _we _weit also_ ehm get ies
meine nat rosse tag_ tte uns weg +0.6: _bes _der _hab _lau ab_ ag_ app ast chrit eiter
ewo ichen ied iter mai_ nde_ nte rag rein schr sek ss_ trag wis +0.5: _bit _tro _uns
_vo _woc bit elch nich nochm rt_ uf_ woc +0.4: _he abe eha iche lei mei zeic +0.3: _de
_mei _wo abel bes bin eder em_ och tra +0.2: _ich ite +0.1: _ic ber ch_ der tzt_ -0.1:
_ei _na and brau eim hen st_ was_ -0.2: _ka _ku _so en_ ern fen gen gen_ lie sie_ ten
-0.3: _da _in _kr _ma art ass ehe ei_ nach nd_ rei ren sch schen und_ was -0.4: _bo
_ko _wer ber_ chw hne ile men ragen rum_ ze_ -0.5: _er _fa _ho _lan _sa _wen an_ aue
che ebr end er_ erk erw ge_ gibt he_ hie ill ind ist kann_ mac rieg_ sei seit_ -0.6:
_alt _eine _hil _sie _ve alt as_ atz bar des_ ege erste geht hl_ hn_ hol ibt_ ilf jah
kar ll_ nac ne_ nen pen rauc the -0.7: _ein _geh _jah _um _ze _zeh chi des dic ech ee_
enn_ erh fun hal lche_ len_ lsc net ris tsc uche um_ unge unter vol wen wer -0.8: _nab
_se _tu _wor allo auche eier funf_ ibt ner utsc wor wora -0.9: _deu _eri _gi _man anke
arum_ dank eitu eut fli her ieg inde inut itu itum koc wenn_ -1.0: _pr ammen ang hilft
inn lten_ me_ uhr ute -1.2: _sag dee ird_ norm -1.4: _os bev cel_ gke nie -1.6: andy_
atun efet euro_ ihm_ -1.8: jed uher_ waru -2.0: arf_ asa aupts elsb eso_ gilt_ irkl
-2.4: ghur osser -2.8: eipz -3.2: bist_
""",
    "pt": """\
+3.2: impez +2.8: desd imic imu oq_ +2.4: 'ag agor anil apio_ nume olte +2.0: _unh
axa_ daq parte +1.8: noss novo_ orcam quest +1.6: _ont cume eitou outr sabe +1.4: aiu_
aquel bor chama tres_ +1.2: cena_ compa conse ei_ eu_ opca quela +1.0: _nad anca anda_
bora_ deze eceu_ falta rda rox +0.9: _el ago avor eze ref teu +0.8: _cos _era _fiz
_segu abe conf dent falt ico ina mana_ mos_ rdi tado_ tiro uanta +0.7: _su amo amos
aqu aque cen cha mos outro quant segu sti turm uei_ uim +0.6: _aq _da _pro and anda
cei ciso_ enhor esta inha io_ mes oxi seg ual uant uel umo +0.5: _do _fi _fic _pi cos
ersa la_ le_ pro qua rti tac +0.4: _ag _ago _con _mes _qua ara ia_ medi rest +0.3: _la
ers ess gor na_ ora_ ou_ +0.2: _fe _ou tou -0.1: che da_ meu_ sa_ sem -0.2: _en _pa
_uma em_ er_ ica_ lho mei omo_ pra pra_ rev -0.3: _br _com _ho _po _te ar_ cor dif nte
or_ um_ -0.4: _di _is _pe bra cer como ente ida ime ind is_ omo port rin se_ sobr sta_
-0.5: _ca _in _pas _por _sa aix esc hei ica isa_ nas nci rase tem uan uda ve_ -0.6:
_ar _bar _ga _nu _ol _pra _um apa ari atra cai fica gem jan leg ode_ ois_ om_ pa_
para_ rav reg uda_ -0.7: _am _iss _mu _vale aio eim gan ifi ino_ lei ort po_ rro sad
vale -0.8: _dem _jo apo del diz_ eno fras gen ian lon mor numa_ oa_ ois ona pad ros
rra sem_ -0.9: _ant _ent _ex _so cin dife iga ped ren uro val vos_ -1.0: _oi bom_
digo_ fing ido mpo pode_ uma uma_ -1.2: aa_ aume coz nor nos_ oi_ ong pq_ ral tup
-1.4: _gr celu dese essoa gros pix_ quero rans -1.6: alo_ bol_ mui ortu pred -1.8:
aleu_ arroz asil finge prai -2.0: 'e_ _ra eveu_ -2.4: aley faco_ -2.8: inua_ -3.6:
haber
""",
    "it": """\
+3.2: sai_ +2.8: ades iecc +2.4: obre_ sugg +2.0: com' eved puntu +1.8: codi emev
ivell lune mogl stanz +1.6: aest asl cors lei_ pap vado_ +1.4: cni emme fatta ho_
pure_ sost terz +1.2: altra arami avev col_ egl evam evi_ evo_ foss fumo_ gio_ nam oi_
poi_ +1.0: _fin _fu _uf ama ancav arti ato_ disc gan gno iutt nora_ oste pun quale
stav tav uale_ uori_ +0.9: _ec _na _seg _soli ai_ ama_ dai del_ eco evi imm num tra_
+0.8: 'er _sca col cosi_ ei_ eso_ isc itor piano sco sti_ uar ure_ uta +0.7: _alla _ar
_ie _ora _so _tu altr epa ette iav ltr mer nient orn repa ro_ stan umo ure zio +0.6:
_ho _nu _ot _pro _str _su ade aes amo anca anno_ ata_ ava dov er_ eva ibe ina iva lli_
nuov one ora otr quel rni rsi rto to_ uante utto +0.5: _all _avev _que _st _ta ace
dess etti fini han iam il_ inis lib mo_ ndi ont ra_ res tutto uel va_ +0.4: _boc _che
_da _hai _l'a _ne _pr _pre _qu amo_ art bbi din ient io_ ol_ on_ stro_ tor +0.3: _av
_la _sa _sc _son ata dei_ del el_ nie pia utt +0.2: _il _po ell ett ier nien so_ sso_
+0.1: _de ass ess ta_ -0.1: _al _no ter -0.2: ate com ere per te_ -0.3: _ann _co _pe
_se acc ezz gia igli le_ ment nni_ za_ -0.4: _gl _ro _tr _va cia enza gna_ in_ mess
nni no_ omp ong osa re_ sa_ si_ tal tre -0.5: _bi _ca _ex _ga _ha _in _sar _tre _vo
bal ere_ etr lo_ mal men mez mon oni otto rche_ ren rma ros sei sei_ ura_ ves -0.6:
_ci _com _es _gli _mat _pri _ve adre_ ana ant ater cap cos dor ene_ eno etto_ gni gol
hi_ ighe_ lan mpr noi ole ordat pan posso se_ spie tri -0.7: _an _fi _mal _si abi alc
elo ene fo_ funz glie ha_ ira isp ispo ita lic na_ ne_ ni_ orm piu_ prim rar razi rico
sio una -0.8: _bel _br _fa _ge _l'u _scr adu ane ano_ anto_ chi_ co_ comm cosa_ dam
ele eta gia_ ico inc ioni nde ona raz ric stat tas una_ -0.9: _un aff atis_ diff ela
emp ida_ ila messa ote otto_ sem un_ -1.0: _l'ul acq ciao dare_ dee_ ecch gat gatt ide
iso mem mica_ perc puo_ semp -1.2: _go ao_ asta asta_ cato corda ncl poss puo rare_
tele tutti uali_ vici von -1.4: abit arq erche icor norm primo -1.6: adic arze brev
cos' gliel imed ivimi -1.8: asa_ buong fai_ -2.0: eav eced lira_ voce_ -2.4: arru awe
cel_ -2.8: buo -3.2: eocc mok
""",
    "ru": """\
+5.6: езю +3.6: тож +3.2: дго зову +2.8: эту_ +2.4: быс дующ еннос ернул онр орци отгр
стое_ тобо утв +2.0: адо_ возв долже нкт ппа_ так_ +1.8: _вто должа епер твое хат
+1.6: адко аюс зяи лся_ одол пью +1.4: _гл _тво вес_ дал деся илас моеи_ наше оста сог
ях_ +1.2: енно ерех мер_ наш ну_ нул осч пин сво таки_ ял_ ятыи_ +1.0: _он _прош _ур
али_ ашив взял выд дующи еда запи лось_ нчи отч прош рат ред +0.9: _вт доб како рам
тал тот_ ши_ ычно_ яли +0.8: _до _жд _мое _ост _оста _от _та _уро аем_ ами_ арт ваи
вое гру ер_ ишл ос_ роч счет сь_ това цен +0.7: _ве _все _сд _сле ал_ ался_ вал ил_
или им_ ла_ ова пле спи тами уча +0.6: _то еду опять отказ рас рош +0.5: вил все_ ду_
ем_ епе +0.4: _об _так кат мин не_ про_ сле +0.3: ась_ ки_ ли_ рил +0.2: _ра +0.1: на_
тор -0.1: еи_ -0.2: _чт _что есл ров ять_ -0.3: _во _дв _пр _са _че ить_ лив ои_ сто
что -0.4: _ку едн ера ере если_ ии_ как_ ко_ леи нои_ -0.5: _ил _лет _ма _мн _но ая_
бол езд ень ерез_ игр ить ны_ оро то_ -0.6: _бо _есл _зал ажат ан_ ее_ еснок ет_ ие_
инт лес неи оде при сяч -0.7: _кт _поч _ск ать ают_ будь_ бы_ ивет ль_ ник оли перв
ре_ рост ст_ чес ые_ -0.8: _вну _ин альн во_ епт_ жи_ ия_ ква ле_ лом нии_ ног нут
обак пом рем скол тако уст чи_ ья_ -0.9: _ре _спа _это быв гра ернут ица поч тно тся_
-1.0: _ли бра дом иеи_ ин_ кучн мор он_ пье сти ыть_ ют_ ят_ -1.2: вклю га_ олг очему
поез проц тно_ чему_ чтоб ще_ ься_ -1.4: _шес дпи кош ор_ стар стро ть_ -1.6: альо
верху мяк скуч стья_ тьс тья_ -1.8: вахт ешно -2.0: днии_ думаи ееш это_ -2.4: асиб
борщ_ бъяс отли -2.8: гчи_ обуд -3.2: анек аньш брое_ сыг -3.6: бщеж
""",
    "ar": """\
+3.2: حامي +2.8: افق دك_ فيتا +2.4: افرت بعدين قرات +2.0: التاس الخيا الصبح الطري بتاع
تحانا تودع ذلك_ شكلة_ قاس_ +1.8: انية_ دلت_ رصي ضوع_ +1.6: _بق _حس الان_ الشهر الكم
بخص تسك تك_ خلاص_ خلصت رحلة_ صفحة_ لت_ موع نرج +1.4: _را _رف _ضغ _لن اسم_ اية_ بنتي_
تني تني_ تيجة_ خان رت_ لمك معة_ موعد وبع +1.2: _رفض _ها ارح الدرس الزبو الشه خلص سجل
ضل_ لبط لكن معت +1.0: _خلص _وق _يل اتفقن اللي_ اه_ باب باق بت_ تار تنا تهي_ دت_ دها_
رس_ ملها_ ناه نفس +0.9: _انا _اي _علي اول ته_ تهي تي_ كام كن_ له_ هال +0.8: _رجع _كا
_مج _هال ابع ابع_ امت انات بلا حط_ رجع رقم كام_ كلها_ كمل لرا مش_ وم_ +0.7: _ال _الثا
_حد _رج _رق _من ارت الثا الرا بعت تبع ها_ ولي يلة_ +0.6: _بتا _زي اقي_ امي سال غير لثا
لثاني لسا لها لها_ نا_ نته +0.5: ال_ عت_ فاض قتي_ كمل_ لته لى_ +0.4: _عل الب متى_
+0.3: _طل الع كان +0.2: في_ +0.1: _بال _عا -0.1: _جو _في _وا _يع -0.2: _لا _ما رة_ رق_
كم_ ندي_ -0.3: _الق مع_ مل_ ني_ يف_ -0.4: _ار _الر _قص _قط ان_ بال بة_ كل_ ما_ وح_
ومة_ يل_ -0.5: _اح _قصير _مع _هل اكل الر انجل بين دد_ ري_ قدي ندي نص_ ون_ يض_ يه_
-0.6: _اش _تم _دو _ست _يج الة_ تة_ دي_ ذا_ ساع سلا عني فة_ فر_ لف_ وانا_ ية_ يح_ -0.7:
_عد _مي اء_ تب_ جمل خمس رن_ عب_ فع_ فهم لال ماء ملة_ ور_ ير_ يرة_ -0.8: _اذ _اق _تط
_دا _كو _لغ _مص _وم _يص _يو ات_ ارا اف_ الي_ تاخ ره_ ساوي مسا وانا ياد يست -0.9: _بدو
_صو اخيرة ار_ اعط الاص باح حب_ طاء_ طوا كيف_ لاج ليش_ واح يش_ -1.0: _رز _سن _صباح _لم
_واح _وع _يك ابن_ اسطن الري انك انو بالم ترح_ زهق صان_ صر_ طني_ عشان_ قان كيف لق_ وسط
وما -1.2: _الن _يح احن از_ اقو الكش اله ايه_ بيض تجرب شي_ لية_ ماذ نلع وات ومي يفة_
-1.4: _بي _تس _مر ءة_ اثة_ اسوي الريي الطف باخت حلت ذكرن طيا قول_ وي_ يارة_ يجب_ -1.6:
_از _تك _كيف بي_ حن_ رفضت_ يساو -1.8: افريق ايث جنيه_ كتة_ -2.0: القاه القه تنفع_ رقبت
عندن مية_ -2.4: ازاي_ جى_ سعود -2.8: اصمة_ -3.2: ابتك_ عليكم -5.6: العاف
""",
    "hi": """\
+5.2: हुए_ +4.0: aree gas_ +3.6: बाक +3.2: ंदाज_ तुम् शुग +2.8: aaj_ mmy_ usm कूल_
दलने_ +2.4: अब_ अभ् आगे_ आपन पूछ_ ेकअ +2.0: agl daw woh_ उसी_ करक गए_ गुडि गुप चलि
जैसा_ तुमन नंब बेह +1.8: गई_ +1.6: num करत किम डम_ वही वालो सरा_ +1.4: _मान उसम बना_
सब_ साहब_ +1.2: _ab _tu _जो क्क चलो_ जी_ दोन बचे मने_ लगा_ हमार ुल_ +1.0: _maa _गई _बत
चा_ जोड दूस पता_ िर_ िस् +0.9: maa आई_ रा_ +0.8: _ना ab_ ha_ wah ंने_ तो_ मैं स्ट_
+0.7: _us _wal _उस as_ bah_ kit ra_ आखि जो_ +0.6: _वाल अगल किय वही_ +0.5: _कि ka_ का_
किस_ वो_ +0.4: _se _का मेर +0.3: _mer tha_ है_ +0.2: मैंन +0.1: _gay वाल -0.1: _ha _मे
-0.2: hai_ ार_ िए_ -0.3: _चा an_ hai le_ -0.4: _ra _दे ली_ हैं -0.5: _लग _हो ek_ mei
ur_ क्या_ ाओ_ ्रा ्रि -0.6: _चार _ला kyu जार पांच_ लोग स्त ेट_ ों_ -0.7: _sa _उद _फो
_सु ise peh st_ क्य प्र सकत ाई_ ाने ाने_ िक_ ैसे -0.8: _la _कै _सम कैस खो_ जात बीच_
म्र ्य_ ्ष_ -0.9: _li _अक _एक _बन ais da_ kya_ rah झाओ_ लते_ साल_ -1.0: at_ ehl hon
kare_ और_ करो_ क्यों छोट दूध_ पहल रिय लोग_ वर् हता_ ार् ्वा -1.2: _abh _मि exc hit
आता_ ती_ नमस बनो_ होगा_ -1.4: _पा _मज atl bill इए_ इसका_ कोई_ जन् तरीक ता_ मुझे_ ्दी_
-1.6: _कम gli ंस्ट एक_ खार_ -1.8: bin ikho_ oda_ कायत गुस चाहि जधा तुम_ दला_ पये_ लौक
सुझाओ हजार_ ेगा_ -2.0: jok koi_ las अकब करू कूट ताओ_ भारत लिखा_ -2.4: anjo ifi kai nah
ंज_ ंभ_ अच् कुला_ खाल थर_ फोन_ -2.8: किसन कैसे_ छिए_ तोत -3.6: उपा -4.8: धन्
""",
    "vi": """\
+2.8: chot_ itar khuc_ +2.4: buoi_ ize_ kia_ nhi_ thay_ tuan_ tung_ vay_ +2.0: cai_
lai_ reo_ xanh_ đang_ đoc_ +1.8: đung_ +1.6: bai_ goa luon_ muc_ not pha_ vien_ đay_
+1.4: nang_ ranh_ thiet thua_ ti_ xon +1.2: chang chiu_ chu_ cua_ gium_ kham_ not_
nua_ quay_ sach_ tiep_ +1.0: _be bo_ hot_ kip_ minh_ moc nhu_ ni_ thie +0.9: chieu
guyen huc_ the thuoc uyet_ đun +0.8: _ki _pr bua_ cach_ gio gio_ huoc_ lich_ toi_
truon uye đoa +0.7: ket_ nan nho_ que ruon +0.6: _cu _ro hom hom_ nhu phan ui_ +0.5:
_bu _do _he ch_ chi_ hai hai_ ia_ io_ iu_ kieu_ roi_ tie tui_ uon_ +0.4: _nh _ph be_
giu hang_ oi_ phu soan_ ten tu_ +0.3: _em _min _ra em_ ep_ nho thu ua_ +0.2: _la _đa
hu_ min +0.1: _ke _to nga nh_ nha_ phut_ tui -0.1: _co _ha _lo _lu _ta _tr can_ ho_
ieng_ iep_ kho loi_ theo_ thi đon -0.2: _ba _gi _ma am_ ap_ hoi_ than_ -0.3: _me _đo
ao_ cau_ chu et_ giai_ nuo sua_ uoc_ đao_ -0.4: _cha au_ ban bao_ cau cha co_ en_ gian
ien long_ meo -0.5: _mo _vi at_ ba_ coc_ de_ gi_ hac hoa ien_ lua nam_ op_ tieng đuoc_
-0.6: _ch _de _đe ac_ hoai_ hut_ len mot nli uoi_ -0.7: _go _hoa _su ai_ day_ hac_ khi
le_ ngan_ nguo rieu_ sai_ tom_ trieu ut_ uy_ -0.8: _sa ca_ can cuoi_ huan_ khac kho_
ngu thi_ tho tinh_ toan toan_ un_ đe_ -0.9: _bi _hi _pa _uo dun gia hieu_ nhan nuoc_
sap_ tim_ vi_ đa_ đo_ -1.0: bi_ cao_ cu_ dai_ hay_ hue_ it_ mam_ ngan noi_ rung_ song_
tri tuoi_ viet_ -1.2: bep_ buon buon_ ghia_ khon luc_ nay_ non phi tra đong_ -1.4:
banh_ cam_ chat_ cod hic khac_ kheo_ lop_ meo_ nhac_ phat_ sao_ trun vua_ -1.6: ghet_
giat_ lanh_ tuo vao_ xe_ -1.8: cel_ choi_ elam_ erro mot_ mua_ nau_ ninh_ xom_ -2.0:
chuc_ dne lau_ nen_ phim_ thuon -2.4: chup_ cru nong_ -2.8: cou_ vai_ -3.2: aff_ chao_
era_ vui_
""",
    "tr": """\
+3.2: eyz +2.8: aid send +2.4: adre iad suku +2.0: kact kud miyd obur +1.8: adak alerj
enu ksik_ +1.6: _ab beles iroi tamam yazd +1.4: algaz di_ dum_ gore gore_ hani mist
nra numar ular yine_ zaman +1.2: abam ahn cti ee_ esab min_ misi num rapo rdu sal sira
ugum +1.0: _ett adi esini iyd koym maras miz_ oluy onuc rken_ stik_ ust usun +0.9:
_cek _mas _us azir bari bur_ daha_ ded dev elim_ gla ik_ inci ird kinci mdi_ min miz
oldu sik_ tti yok +0.8: _sor akt del dem emb gin_ igim kti lan liy mam_ mand mun nde
oruz_ stin tari ydi +0.7: _ana _ann _ge aki_ digin ger mis nci nci_ nim_ nob oru ram
rsu sli ugu ydi_ +0.6: _da _ka af_ artik cu_ ene esin eydi gir gra haft ki_ ku_ lim_
lira_ nki oll sab soru tik_ +0.5: _mu _tari bu_ degi edi_ mam rdi um_ +0.4: _ko dah
dig du_ fta imd in_ iyo sti +0.3: adi_ ana_ digi igim_ liyo ra_ son +0.2: igi ist yin
+0.1: _de -0.2: _bir _gu _ic ar_ bir iyor_ or_ -0.3: _si _uc aki ici ili ler mi_ riy
-0.4: _bas _il ala at_ iki kik nir riyor stan -0.5: _al _edi _is _isi _ke _me _sun ac_
aga ala_ ce_ gun_ icin_ ilir imo le_ lik nas nli ogu ral rli_ rma rt_ sam_ te_ tel uld
ulu uz_ yan yim yim_ yor_ -0.6: _bu _fa _na _nas _yap ard asi dir ece emek inda kis
lir mlar nasil sam sinda uml ure -0.7: 'de _co _ed _es _kisi _ku _ma _ne _os azim biz_
dir_ git isiy may mu_ ol_ on_ once_ onu_ sil sta tiri yuz yuzd -0.8: _ac _ca _fi _iy
_pi _yu angis apa arak eme es_ hala hala_ har ilk_ lur onc ran sat sind -0.9: _hat
_ned aza bas esm hat iri iyiz_ kim kisa_ kork lma_ mak pay rki suy usu_ yil -1.0: _ni
_yas ak_ al_ ask bask ep_ eskid guld hic iyim_ kan mal nlat_ pil tma -1.2: akik anb
ant dakik hava irma li_ nus_ rim_ rkiye ron unut utma -1.4: asre atay hon ikki ir_
-1.6: ayri iden_ ked kope sist -1.8: goru tuld -2.0: adok arh dukk hep_ komik -2.4:
dom esk norm -2.8: asu huy
""",
    "id": """\
+3.6: ahen +3.2: ampey +2.8: alh +2.4: curh diub esua jug nyat opos +2.0: adin anm
arim paj +1.8: anyaa nomo tet +1.6: darim ertua nih_ yg_ +1.4: alik ambu anakk beres
brp_ cob dev edua etig etuj gay kap oal olak_ vers +1.2: arki awab eres_ kayak mu_
ndin +1.0: _de _soa afta asal bere ggal ggu gian_ hirn ira oba rini_ sar +0.9: _nomo
ari bab_ bias dwal_ erek ggu_ gue_ iln mej rus +0.8: _kan _le _st _ud _ut anan aran
ersi kam kte mbu nom si_ tuh ukur +0.7: _br _dar _gar _ku _si _sk _tig akh ambun amin
catn dia_ ert ian jur lagi_ lan_ rsi sua ti_ unk wal_ ya_ +0.6: _ket _nam emp han_ ih_
kur pak_ pas_ pert samp susu yak +0.5: _ju _kit adw anju ern gia gu_ ini irn is_ lan
nama nci nju nya_ rapa_ sis unya +0.4: dek din hari_ ili mar mpai_ ngg nya tolo unya_
uta yang +0.3: _na _yan as_ iga_ kir kit kita ku_ lag yang_ +0.2: _sam apa_ dah_ hari
ini_ kar kel min ran rin +0.1: epa inggu ja_ -0.1: _ap _di _ri at_ ela kamu_ un_ -0.2:
_be _kal _ta anga ara_ gny nga -0.3: _ha _mas ahi aku atu cer get hal jadi_ jang mat
ol_ pan ra_ -0.4: _ak _as _bi _gi _re akn aku_ asuk baw eng enga gak_ iap ima kal lin
omp ulu_ -0.5: _ga _kar _kena _pa ada akan biki er_ jaa kena lam mpu ngen nto pal pin
sah sebe uat uci ung_ us_ -0.6: _at _bo _or _pe _so _tan alu car gak gam gor iar ir_
jan lu_ pi_ set tia tuk uk_ -0.7: _lama _tem am_ apa au_ dulu_ enap eng_ erl et_ hin
kasi pa_ pagi pis uang_ ulu -0.8: _ban _hi _jadi ahasa eda erja_ hat ingk kah_ ker lap
nsi nyi sant sema til waru -0.9: _du _ur arena asi ekali halo ibu lau suk uka -1.0:
ahun ek_ elas eletu excel harus jua jual komp ngo sti teme tiap_ waj -1.2: _bed _gab
akasi alo bay bed bpj cu_ duh_ ena erla gja_ hib huj ksudn lahn nod ntun_ sop tel wa_
-1.4: _ama ampan bedan capa dany eyv oko_ -1.6: _um anpa_ ayur_ cere eret hny mys
pura_ -1.8: _gal done paca -2.0: coo dicek enapa -2.4: dau ilana -2.8: borob eget
-4.8: aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[past] +1.2: [said] ^[you] +1.1: [you] +0.9: language_tr +0.8: [we] words_20
+0.7: [said]>[said] ^[we] language_ar question_at_the_end words_16 +0.6: [again].
[said]. [said]? [you]>[me] [you]>[said] [you]? ^[resume] language_ko sentences_0 +0.5:
[me]&[my] [you]. sentences_1 +0.4: [quantity]. +0.3: [news]. language_ja +0.2: [me]?
[question] [that] ^[me] ^[my] words_12 +0.1: [me] [me]>[question] ^[question] -0.1:
[again] [me]&[question] [me]. [resume]. [usual] numbers_0 sentences_4 -0.2: [news]
[question]. [said]&[that] -0.4: [quantity] [usual]. ^[again] -0.5: [resume] question
-0.6: words_8 -0.7: [my] words_32 -0.9: words_0 -1.0: [said]&[you] words_4 -1.4:
language_vi
""",
    "personal": """\
+1.7: ^[question] +1.6: [my] question +1.1: language_ja +1.0: [me] [quantity] +0.8:
sentences_0 +0.7: [my]. ^[my] +0.6: [me]. [me]>[question] words_32 +0.5: [question]
[question]. ^[me] ^[we] +0.4: [me]? [said]&[you] sentences_1 words_4 +0.3: [quantity].
language_vi +0.2: [you]>[said] numbers_0 words_0 +0.1: [usual]. [you]. words_20
words_8 -0.1: [you] -0.2: [said]&[that] [said]. [that] [usual] [you]? ^[resume]
language_ko question_at_the_end -0.3: [again]. language_tr words_12 -0.4:
[me]&[question] [said]? ^[you] words_16 -0.6: [news]. [said] [you]>[me] -0.7: [news]
^[again] -0.8: [resume]. [we] ^[past] -0.9: [again] sentences_4 -1.2: [me]&[my] -1.3:
[resume] -1.4: language_ar
""",
    "implicit": """\
+1.3: [news] +1.0: [again] +0.8: ^[again] +0.7: [usual] +0.6: [me]&[my] [that]
[usual]. numbers_0 +0.5: words_4 words_8 +0.4: language_ar language_vi sentences_4
+0.3: words_0 +0.2: [question]. [said]&[you] question_at_the_end +0.1: [again].
[me]&[question] [news]. [said]? -0.1: [resume] [said]. [said]>[said] [you]>[me] -0.2:
[me]? [said]&[that] [we] ^[my] language_ko words_16 -0.3: [me]. [me]>[question]
[quantity]. [resume]. [you] [you]. ^[you] language_tr -0.4: [again]&[me] [question]
^[me] -0.5: [me] [my]. ^[past] -0.6: [my] [quantity] words_20 -0.7: words_32 -0.8:
[you]>[said] ^[question] language_ja -0.9: question -1.0: ^[resume] sentences_1 -1.2:
^[we] -1.5: sentences_0
""",
    "continuation": """\
+1.9: [resume] +1.3: [resume]. +0.7: language_vi words_32 +0.6: ^[resume] +0.5:
[again]&[me] [said]&[that] sentences_4 +0.4: [said]&[you] words_0 +0.3:
[me]&[question] [we] ^[again] language_ar +0.2: [news]. sentences_1 +0.1: [me]&[my]
[quantity] [you]>[said] -0.1: [again] language_ko question words_16 -0.2: [me]. [my].
[said]. [you]. ^[me] -0.3: [my] [news] [quantity]. [question] [said]? [usual].
words_20 -0.4: [again]. [me]? [question]. [usual] [you]? language_tr -0.5:
[me]>[question] [said] -0.6: [that] [you] ^[you] language_ja -0.7: [me] [said]>[said]
numbers_0 question_at_the_end -0.8: ^[my] -1.0: ^[question]
""",
}
