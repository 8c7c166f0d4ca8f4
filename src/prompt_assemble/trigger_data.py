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
INTERCEPT: float = -1.32
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+2.0: question_words_0 +1.6: [resume] ^[news] question_words_4 +1.4: [news]
[question]>[my] pointing_2_words_0 pointing_3_words_32 pointing_3_words_4 +1.2:
[advice]&[you] [my]&[remember] [resume]. [we]>[said] +1.0: [advice]&[that]
[define]>[my] [me]&[quantity] [my]>[question] [question]>[me] pointing_1_words_0
pointing_2_words_12 pointing_2_words_4 pointing_3_words_12 pointing_3_words_8 words_8
+0.9: [define]&[news] [me]&[question] [store]&[you] [task]>[my] [usual]>[usual]
[you]>[store] numbers_1 +0.8: [again] [define]>[you] [me] [me]>[quantity] [me]?
[news]? [quantity]&[that] [remember]&[we] [store]>[we] [we]? [you]>[said] ^[quantity]
+0.7: [again]>[usual] [my]&[quantity] [news]>[said] [quantity]>[question] [quantity]?
[question]>[we] [said]>[my] [store] [store]? [task]&[you] [usual]. [we] [we]>[resume]
^[resume] words_0 +0.6: [my] [news]. [question]&[you] [remember]&[you] [said] [that]
[that]>[again] ^[said] quote_words_12 +0.5: [again]&[store] [define]&[past]
[my]>[that] [news]>[news] [past]&[quantity] [quantity]>[me] [question]>[past]
[said]>[said] [store]&[usual] [store]>[past] [that]>[my] [that]>[news] numbers_0
pointing_1_words_4 statement_words_4 words_12 +0.4: [advice]&[again] [advice]>[past]
[again]&[you] [again]. [again]>[that] [my]>[quantity] [past]&[store] [past]&[you]
[past]>[me] [resume]? [usual] [you]>[me] pointing_2_words_8 sentences_2
statement_words_0 words_16 +0.3: [define]? [me]>[advice] [my]&[store] [my]. [my]?
[past]&[said] [said]&[you] [said]. [said]? [store]>[me] [that]. [usual]&[you] ^[again]
^[past] question_words_8 +0.2: [advice]&[said] [me]&[store] [me]>[news] [me]>[past]
[me]>[said] [my]&[question] [question]&[store] [question]&[we] [that]? [you]>[past]
[you]? commas_1 language_unknown +0.1: [again]&[that] [me]&[task] [me]>[question]
[quantity] pointing_1_words_12 statement_words_8 words_4 -0.1: [advice]&[question]
[advice]. [me]&[said] [me]. [question] [question]&[resume] [question].
[question]>[said] [we]. ^[question] language_tr language_vi -0.2: [past]>[question]
[remember]. ^[my] commas_3 numbers_2 pointing_1_words_8 -0.3: [again]&[me] [me]&[you]
[my]&[said] [past]&[that] [question]&[said] [question]&[usual] [task]&[that] [usual]?
^[advice] commas_2 language_zh pointing_0_words_20 pointing_1_words_16 question
quote_pointing_1 words_20 -0.4: [advice]&[quantity] [advice]? [define]&[question]
[me]&[news] [my]&[usual] [my]>[past] [past]&[remember] [past]&[usual]
[quantity]&[said] [question]>[advice] [question]>[define] [remember]? [said]&[that]
[said]&[we] [task]. [tell]&[that] [we]>[we] pointing_0_words_12 question_words_12
question_words_32 statement_words_20 -0.5: [advice] [again]&[my] [again]&[said]
[me]&[tell] [me]>[again] [my]>[me] [news]&[past] [news]&[said] [past]&[question]
[question]>[that] [task] colons_1 pointing_1_words_24 pointing_3_words_28
quote_words_8 -0.6: [advice]&[me] [my]&[that] [remember] [remember]&[said]
[usual]>[me] pointing_0_words_0 words_32 -0.7: [advice]>[again] [news]>[again]
[question]>[task] [resume]&[you] [usual]&[we] [usual]>[question] pointing_0_words_4
question_at_the_end quote_words_4 statement_words_28 -0.8: [again]&[question] [define]
[me]&[we] [my]>[news] [quantity]&[usual] [tell]>[that] [you]>[news] [you]>[we] ^[task]
paste_words_4 paste_words_8 pointing_3_words_20 question_words_16 -0.9:
[question]>[resume] [remember]&[that] [resume]&[that] [usual]>[again] [you]>[you]
paste_words_12 pointing_0_words_24 pointing_0_words_8 question_words_28 sentences_0
-1.0: [advice]&[my] [define]. [past]>[past] pointing_3_words_24 -1.2: [again]&[task]
[again]>[you] [my]>[again] [resume]&[said] [you]>[again] ^[remember] ^[we] commas_0
pointing_0_words_16 pointing_0_words_32 quote_pointing_0 words_24 -1.4:
[again]&[remember] [me]&[my] [my]&[news] [task]>[past] [we]>[again]
pointing_1_words_32 question_words_24 quote -1.6: question_words_20 -1.8:
quote_words_0 words_28 -2.0: paste -2.8: numbers_3
""",
    "en": """\
+3.6: are_soft +2.8: ^_ok +2.0: day_0 four_~_$ in_range_lên +1.8: [me]? +1.6: ^_and
for_the what's_my +1.4: [you]>[question] ^_right and_the he's then +1.2: [my]>[advice]
[question]>[my] [you]>[me] [you]>[said] ^_for ^_~_0 about_the code i_~_in so verse
+1.0: 0_~_0 again_$ due right +0.9: ^[said] ^_how_many the_~_i you_~_me +0.8: did_i i
i_was is_my please_$ what_was with_the +0.7: ^[quantity] ^_a ^_next ^_they got of_my
same usual +0.6: 0th [my] [news] [question]>[me] like of_the thing +0.5: [me]
[me]>[you] do_i in_the it many now +0.4: me +0.3: [my]? ^_which ^_~_the my the +0.2:
[again]. up -0.1: is -0.2: in -0.3: 0 ?_$ ^_what -0.4: $ [advice]? in_~_$ -0.5: ._$
._~_you [question] can for_a ￼ -0.6: . ^_~_a e i_~_my -0.7: [my]>[me] ^[resume] us
-0.8: [advice]>[me] ^_~_was an do the_~_of with_a -0.9: [advice]>[my] ^_is ^_my
how_~_i if vs -1.0: ._i [advice]>[you] ^_who hi how_do_i is_that -1.2:
[question]>[advice] how_do very what's_the what_~_i -1.4: ^_why -1.6: a -1.8: ^_i
""",
    "zh": """\
+4.0: 密码多 +3.2: 多大码 那 +2.8: 咧 第 要讲清 +2.4: [me]>[question] 当时 我的膝 毙 +2.0: ^好$ 来着 贵吗
+1.8: 下一 仲 因为 照 +1.6: [my]>[question] ^_𠮶 ^下一 ^明天 ^第 ^请告 号 啦$ 我目 按我 接下去 用我 这回 𠮶 +1.4:
[again]>[me] [my]>[you] ^你不 ^佢 ^就 ^房东 ^换 ^爸 ^老 ^里长 一遍 下我 了$ 你 再给 哪天 喇 按 欢 狗能 的吗 目 肯 要讲
还来 +1.2: ^女 ^我去 ^日 ^月$ 一种 么名 你都 刺 同意 后面 呢$ 填 它 我那 敏 整 疫 续 老样 药 还是不 針 问$ +1.0: [my] ^他
^屋 ^我这 ^阿 㗎$ 之后 了 二种 他 你教 你说 俩 反 哪个 妹 弄 接 搬 日记 老规 订 还差 阵 +0.9: [usual] [usual]. [we]
^[again] ^[past] ^毛 个$ 今 再 刚 哪一 啥$ 她 尾 所 报 的班 目$ 课 预 +0.8: ^[usual] ^依 ^十二 ^现在 一下 上$
不是 么办$ 剩 及 另 只 吧$ 型 招 换 校 样$ 欸 烦 章 线 统 要问 跳 过 部 阿 +0.7: [me] [me]? [you]? ^它 主 去看 名字 吧
咗 应$ 断 是哪 案 段 没 现在 的那 组 编 边 选 配 里$ 题 +0.6: ^_。_。 ^我的 ^车 ^还 不要 位 几 到 号$ 日 最后 来$ 然 牌 知
礼拜 系 论 译 量 +0.5: ^下 ^跟 半 咱 团 天$ 套 少 我上 我最 改 方 跑 +0.4: [my]? ^[me] b 下 份 候 别 加 口 后 开始 晚
最 来 表$ 试 跟 轮 麻 +0.3: 单 哪 的 该 还 +0.2: 里 +0.1: [that]. -0.1: 为 就 -0.2: 0 [again] ^_。 五
什么 我 起 -0.3: ^_$ ^_? ^_~_0 ^_。_$ 三 不 个 作 做 又 吗$ 多 带 服 生 空 聊 要 险 ￼ -0.4: [past].
[question] ^写 么 代 八 分 动 吃 在 天 帮 月 期 本$ 理 看 科 节 运 这 -0.5: 0_$ [again]. ^帮 ^要 。_~_$ 买 人
从 修 克 冷 出 十 叶 商 大 字 学 屋 工 差 思 文 斯 是 着 简 考 蛋 话 语 路 -0.6: [me]>[me] [question]? 。_$ 中 亲
假 内 北 友 吗 哪些 壁 太 好 安 实 平 年 当 忘 快 懂 才 机 火 点 热 牙 皮 相 铁 食 骂 -0.7: [me]>[you] ^上 ^帮我 ^我想
^表 。_?_$ 一次 了四 二十 会不 元 入 到$ 和 应 底 我想 扇 描 旧 普 有 望 港 球 留 白 练 衣 袋 说$ 转 随 -0.8: 0_0_$ 0_。
[advice]>[question] ^为 ^二 ^你 ^哪 ^是 ^租 ^讲 以 会 列 前$ 去$ 员 围 城 夹 子 律 料 活 润 界 百 直 磨 红 自 谜 通
隔 -0.9: ^再 ^有 ^的 ^第一 一年 一般 三年 九 也不 休 卖 地 岁 年$ 引 引号 怎 怎么 想 慢 我又 战 新 无 早 星 树 概 湾 爱 狗 玩 社
肉 脚 讲个 -1.0: . [remember]. ^你好 ^没 一位 一直 下一个 两 你是 发 味 咋 我今 手 朋 朋友 棒 正 水 猫 电 老板 英 见$ 还能
这样 这段 错 首 -1.2: [news] 以前 你好 你当 你来 合 国 感 成日 我该 扮 把这 每 深 问题 雨 靠 -1.4: [again]>[that]
[you]>[again] ^哇 包 够 客气点 很 有什 没有 演 第一 谁 近 -1.6: ^好的 ^给 。 水龙 -1.8: 么呢 又下 句 能 -2.0: 情符 谢
""",
    "ja": """\
+3.2: ^言わ チラ 今年に 组ん +2.8: ^禁 +2.4: はず 学级 己 教わ +2.0: ^约 ころから つづ 残り 第 +1.8: てた ベス 埋 娘の
苦手 +1.6: ^母 いこ いつもの さん てる のサ めた 蕁 计 +1.4: いき たで つ目 例の 匠 番 薬 +1.2: [question]? ^[past]
^月 ^次 ^残 あの お愿 こ$ たか だっ っけ$ てみた と何 のペ の件 の続 ほう るっ 今 场の 愚 戻 次 目 私が +1.0: [my] ^やっ ^二 あれ
いますか おり けた たん てます てもら わ$ んが 名前 案の 次は 緒 録 +0.9: [said] ^[usual] ^どう ^例の た っけ のは よね よね$
わ 分 担 担当 段 済 +0.8: ^も いで が出 たよ ても ゃ キ 减 四 左 直し 类 记 +0.7: !_$ ^は ^例 あ から くれ こ のこと ので
ので$ ほ まし ますか$ 名 定 指 部 +0.6: ^[my] ^や ^今 いつ いて きの した た$ った ま やつ 件 曜 検 直 裏 问 頼 +0.5: えて
します$ つ て$ ね やっ れた 结 进 ￼ +0.4: ^_$ ^_￼ お し す$ や ろ ド 回 美 +0.3: して$ たの め 何 +0.2: [my]. ^あ
+0.1: ち -0.1: 0_$ い$ す って 気 言 -0.2: ^_0 も イ ー 间 -0.3: い う じ と リ 约 车 -0.4: $ ^お はど れる
ん$ 年 式 -0.5: 0 [question]. 。_~_$ 。_~_。 える に のに び カ 八 明 物 -0.6: な ら$ マ ロ 五 初 字 文 本 真 行
议 関 -0.7: つ$ は る るの ツ レー 一 店 日本 期 理 约し 角 闻 雨 -0.8: [advice]. [you] いう ご の日 を三 ン 今日 代 使
円 因 戸 普 谁 -0.9: ^_~_￼ ^な いい が この たら まだ やす やって 一日 人 响 大 悪 持 方 昔 猫 用 限 -1.0: 0_。_。 ^_0_。
^っ 。_。_$ なし ば ール 友 反 家 干 西 -1.2: してくだ たい らい るこ 前 十 水 语 -1.4: 国 犬 都 -1.6: ^おは ^助 あり 世
-1.8: を -2.0: 回の
""",
    "ko": """\
+4.0: ^결국 ^어디부 +3.6: ^졸업논 ^추천받 +3.2: ^스마 ^알레 +2.8: ^맞지 ^일차$ 죠 +2.4: ^둘째$ ^뭐더 ^이번 ^짜준
반으 +2.0: ^드디 ^마무 ^마저 ^불러 ^아니면 ^올해$ ^이어서 ^이제$ ^제$ ^제가 ^합의 봤 안은 주신 +1.8: ^그거$ ^내$ ^독자
^만들려고 가자 +1.6: ^갑상 ^내가 ^삼$ ^우리가 ^이번엔 ᄀᄀ 내가 였 왔 째 +1.4: ._~_. ^[my] ^걔 ^괜찮 ^그$ ^막내 ^만기$
^뭐였 ^민 ^서류 ^적어 네요 담 더 뭐였 총 +1.2: ^[past] ^그 ^사이즈 ^샀 ^시작 ^알려준 ^엄마$ ^이제 ^중에 갔 내$ 들고 린$ 며
중에$ 한테 했어요 +1.0: ^거$ ^거기 ^그게 ^나머지$ ^보여 ^빼 ^지금 ^채 ^항목 ^호 같이 과는 더라$ 받 화$ +0.9: [store]
^독 ^번째 ^얘 ^우리 ^자$ 나$ 대로 문$ 약$ 얘 잖 잖아 제가 지$ 차 +0.8: ^거 ^나 ^다$ ^단 ^데 ^또$ ^박 끝 대 대로$ 더니
번째 았 이었 졌 준$ 함 +0.7: [said]>[said] ^다시$ ^먹 ^스 ^집 ^차례 ^팀 네 님 서$ 신 주시 집 쪽 찮 했 했어 ￼_.
+0.6: [my]>[question] [said] [we] ^_0 ^같이 ^됐 ^분 고$ 까지 단$ 머 신$ 업 음$ 짜 +0.5: !_$ [said].
^다 ^번 ^조 거$ 그$ 는지 대$ 들 로$ 버 번 +0.4: ^_._$ ^나$ ^다음 ^다음$ ^맞 다 다음 다음$ 두 또 료 맞 약 어 ￼ +0.3:
^쓰 ^했 같 바 부 서 줘 +0.2: 0_~_$ 는 +0.1: 었 -0.1: $ 가 만 이 이$ 제 -0.2: [me]. 상 하 -0.3: ._~_$
^수 기$ 비 에 정 하는 -0.4: 0 [me] [my] ^_$ ^보 ^시 달 도$ 말 식 인 -0.5: . ?_$ ^왜 ^이 ^인 ^처 ^첫$ ^해 기
라 루 미 설 직 체 치 트 한 -0.6: ._. [my]. ^_. ^_._. ^_~_? ^공 ^교 ^너 가요 날$ 도 들어 론 리 면 순 아$ 왜 운 을
일까 재 확 -0.7: ^[again] ^고 ^때 ^싸 ^유 ^전 공 나 를$ 먼 섯 섯$ 식$ 없 원 을$ 잘 전$ 져 좀$ 카 하게$ 해요 화 흔
-0.8: ^_? ^언제$ ^주세 국 난 누 메 법$ 세$ 울 의 초 -0.9: [remember] ^구 ^윤 ^정도 ^준 년$ 돼 래 렇 밥 살 어로
에서 왕 웃 의$ 인데$ 준 -1.0: [past]>[past] [question]>[my] ^기준$ ^않 ^알려주세 ^얼마나 ^영 ^오 ^왜$ ^표 감
너는 드 려주세 면$ 은$ 천$ 포 혼 -1.2: ^많 ^뭐가 ^안내 ^어디서$ ^어떻 ^예전 ^온 ^줘$ 고요 능 다고 려요 -1.4: ^강아 ^봐
^안녕 ^제주 ^파이썬 는$ 모 보낸 속 지가 친 피 하죠 -1.6: 0_. ^시절 마다 -1.8: ^약속 ^우리나 ^이거$ 년 -2.0: ^세종대
^순서대 ^제곱미 ^조선시 ^타이 -2.4: ^고마 ^를 ^에어프 ^존댓말로 ^지난번$ -2.8: ^존 -3.2: ^처음으
""",
    "es": """\
+2.0: mi_marca +1.6: talla +1.4: ^_vas ^_y que_~_para +1.2: ! ^[quantity] ^_a ^_~_la
en_que ha lo_de q que_~_de que_~_tengo +1.0: con_la de_las de_siempre la_de mi_~_de
y_no +0.9: [that] ^_el ^_~_el al_final con_el el_de o_~_de pues +0.8: !_! ._y ^_de
^_en como_se de_los la lo_del para_el que_la que_me +0.7: ^_~_0 +0.6: [question]
de_~_$ que_no +0.5: [me]? [said] và +0.4: con el la_~_$ y_el ya +0.3: las +0.2:
[that]? del +0.1: [me] -0.1: o y -0.2: una -0.3: ? ?_$ -0.4: $ ^[my] un -0.5: a_mi
este que_se -0.6: [that]>[me] ^_como en_la -0.7: de_0 de_~_? que_~_el -0.8: la_~_en
mi_$ por_que su -0.9: fue_la y_yo -1.0: 0 [me]>[question] ^_por_que ^_~_de es me -1.2:
anos -1.4: ._$ cada dame tiene
""",
    "fr": """\
+2.4: ^_et +1.6: ^_comme ^_ça y +1.4: [question]>[me] ^_~_0 +1.2: [question]>[my]
^_~_quand ils pour_les +1.0: ^_bốn l'autre qu'on_a +0.9: [question]>[past] ^_~_a
pour_le +0.8: [advice] [my]? ^_la tes +0.7: [task] [you]. ^_a ai la_~_est on_en +0.6:
[you] [you]>[said] de_~_$ le le_~_de +0.5: [my] [my]>[question] [that]. que_je +0.4:
^_il du en_~_$ mes +0.3: [me]. +0.1: la -0.2: . [we] il -0.3: $ ?_$ [said] -0.4:
[question] -0.5: ans de_0 de_~_. en -0.6: [my]>[me] [question]. est le_~_$ par -0.7:
se -0.8: ._$ ^_~_de des -0.9: ? [me]>[me] [said]. ^[that] avant y_a -1.0: ^[past] un
-1.2: ^_j'ai peux si -2.0: t -5.2: ._qui_suis
""",
    "de": """\
+3.6: sind_glasig +2.4: ^_und +2.0: tag_0 +1.6: ^_es ^_so waren +1.2: !_! [that]>[you]
^[said] ^_er ^_in ^_sie ^_~_0 ^_~_sind für_die im_text wann_~_ich +1.0:
[again]>[question] ^_~_ist ende já mir_die vom_~_$ +0.9: [news] [past].
[question]>[my] los +0.8: ^_~_die so_wie +0.7: [that]>[question] [we]>[that] hab_ich
war +0.5: [me]>[that] [question]>[me] ^[question] den mit_der +0.4: [that]>[that]
[you]? ^[that] da die er +0.3: ich mit +0.2: [my] -0.2: [me] [that]? -0.3: 0 -0.4: . ?
?_$ man wer -0.5: $ ￼ -0.6: [question] ^_wer viel -0.7: [that] ^_ist ein -0.8: ^_~_du
gesagt in_~_$ na zu -0.9: [quantity] ^_~_oder ist_das um -1.0: ._$ ^[my] ist_der -1.2:
[my]>[me] ^_ich -3.2: wie_~_ich
""",
    "pt": """\
+2.0: bora item +1.8: ^_a de_sempre +1.6: ^_e ^_~_ai e_que ele +1.4: ^_em_que ^_o la
+1.2: ^_em com_o da_minha em_que por_um +1.0: ^_ta a do era manda o_~_do +0.9: ^_~_o
os_~_de vc +0.8: a_~_que com_a mais parte +0.7: [past]. [you] [you]. das qual_e +0.6:
[question]>[my] de_~_$ dia dos e_o já o +0.5: [me]? [my]. [store] a_~_da da na que_a
+0.4: [my] +0.3: . ^_~_a +0.2: [me] +0.1: ! pro -0.1: de -0.2: $ -0.3: 0 -0.4: ? ?_$
[question]. -0.5: [me]>[question] -0.6: [past]? ^_~_de ou -0.7: e_~_$ tem -0.8: ^_~_da
^_~_que conta de_~_em e -0.9: de_~_de que_~_$ -1.0: ._~_e ^_o_que de_0 última_vez
-1.2: ._$ [again]? ^[my] anos por_que -1.4: e_eu o_que -2.0: de_novo_a
""",
    "it": """\
+2.8: ^_niente +1.8: ._. come_si_chiama +1.6: ^_e +1.4: giorno +1.2: ^_che a_~_non col
giorno_~_$ il_~_per le_ho si_e stanza taglia +1.0: ^_da ^_quante a_che e_il la pure
+0.9: [question]>[my] ^_la ^_~_la al_~_? dài per_i +0.8: [usual]. ^_il ^_in fa_$ ho
messo +0.7: ! [news] +0.6: [my] i +0.5: [store] per su +0.4: ^[question] alla il +0.3:
[that] che -0.1: in -0.2: si -0.3: $ . ? se -0.4: [past] e -0.5: [me]? và -0.6: ?_$
[again]? [that]. -0.7: chi e_la mi_ha volta -0.8: 0_anni ^_~_in di_~_. un un_~_di vì ￼
-0.9: 0 ^[advice] mai promesso sei una -1.0: [you]>[that] ^_~_per volta_che -1.2: ._$
0_. ?_~_$ [said]>[question] ^[my] ^_chi ^_~_di -1.8: ^[past] -2.4: ^_ho -3.2: fai
""",
    "ru": """\
+2.8: той +2.4: ^_~_зовут +1.8: ._~_. ^_ну +1.4: ^_на ноль_. +1.2: [advice]. [you]
^_опять ну у_меня ход +1.0: ^_~_же ^_~_я ей раз_$ +0.9: ._а [question]>[me] на_~_?
+0.7: 0_~_$ ^[again] мы не_~_$ но у что_~_с +0.6: [me]. и_~_. как_в +0.5: [that]. же
из +0.4: ! [me] +0.3: с +0.2: [my] -0.1: $ -0.3: о -0.5: ?_$ в и -0.6: [me]>[question]
[usual] -0.9: ^[past] ^_мне ^_что или -1.0: 0 ^[we] ^_ты -1.2: ._$ ли -2.4: ^_у
""",
    "ar": """\
+2.0: آخذ يلا +1.8: [that]>[me] زي +1.6: ^_بأي +1.4: كمان لون لي +1.2: [me]>[me]
[said]>[me] ^_في ^_وش حدث +1.0: ! ^_~_كان ^_￼ صار كام +0.9: !_$ عادة هو +0.8: [that]
[usual]. [you]>[my] ^[said] ؟ رجع +0.7: [again]. كان +0.6: [again] [said] ^[question]
^_شو +0.5: أي عليّ +0.4: شو +0.3: [question] أنا +0.2: [that]. -0.3: [you] في -0.4: $
قبل -0.5: [past] كم -0.7: [my]>[you] [question]>[my] ^_~_ما لا -0.8: ._$ [my] [my]?
^_عندي بعد -1.0: [my]>[question] ^_من إيه -1.2: . [question]>[me] رد كيف -1.6: 0 ؟_￼
""",
    "hi": """\
+4.8: ^_hari +1.8: [my]>[question] +1.6: [me]>[question] हो_गई +1.4: ab क्या_है +1.2:
के_~_में +1.0: ^_￼ मान +0.9: [my] [we]>[past] [we]>[question] aaj रहा +0.8: [past]
[usual]? ^_~_0 भी +0.7: ! ka ki +0.6: ^[my] ^[that] se तो है_$ +0.5: [past]. [said].
[tell] bhi +0.4: वाला +0.3: [me]? +0.2: [my]. -0.1: में -0.3: ?_$ पर -0.4: [advice]
-0.5: $ -0.6: hai me -0.7: । -0.8: [we]. ^_~_में -0.9: 0 aur न साल -1.0:
[question]>[news] ^[news] लिए ।_$ -1.2: ek liye -1.6: अब_भी फोन -2.4: ये
""",
    "vi": """\
+3.2: ^_sáng +2.0: ^_câu_long t tính_sao +1.8: hiểu_$ rồi +1.6: ._giờ ^_bằng ngày_0
+1.4: 0_~_gì ^_bài ^_câu ^_ủa ho_so khoản nhà_$ ni ti đúng_như +1.2: 0_đi ^_làm ^_ngày
^_~_0 ke_~_$ lý_do nhà_có như_mỗi phải_không rồi_~_$ ta tui_$ +1.0: [me]>[task] [my]
[remember]. ^_cái ^_tháng ^_~_nhân ^_~_từng giờ_sao ma nhà_~_$ r rồi_. thứ_0 +0.9: 0m
[again]? [past]>[me] [store]>[said] của_~_$ y +0.8: [me]>[question] [question]>[that]
b go hơn u vậy +0.7: [that]? ^[resume] a_. a_~_$ cho_em di_ứng hành no nào_$ oi ứng
+0.6: [me]>[me] [said]>[that] hôm ta_$ ông +0.5: ! [define]>[me] [me]>[said] ^[past]
bớt rồi_$ +0.4: anh em +0.3: [me]>[that] [me]? +0.2: be +0.1: ?_$ [again] [that] -0.1:
học -0.2: [you] có -0.3: [advice] [question] năm tính -0.4: [question]? [said] uống
-0.5: [advice]>[question] [quantity] [question]>[said] gì mở -0.6: [advice]?
[question]>[me] [said]? ^_0 hàm la vì ￼ -0.7: ^[said] ^_gọi bao_~_$ hay hoa thứ_bảy
-0.8: [again]>[usual] [question]>[past] [usual]>[past] ^[that] -0.9: [you]>[that]
ba_bạn gọi nhà_em nào_cũng -1.0: 0_~_0 không_$ se tiếp_theo tôi_la đồng_vai -1.2: 0
0_~_đi [you]? ^[store] ^_~_tên ai hỏi_lại sao_cho vui_đi -1.4: . con_ai gọn lại_mua
sông -1.6: ^_thứ gọi_la -1.8: ^_cảm
""",
    "tr": """\
+2.8: ne_zaman_? +1.4: ^[past] ^_~_hangi o sende tamam +1.2: bu_sefer +1.0: da kalan
+0.9: ._~_ne ben_$ benim cek +0.8: [my]>[me] onu +0.7: [said] +0.6: ^_bu +0.4: [me]
[said]. [that] günü ￼ -0.2: ?_$ [question] -0.3: ^[my] -0.4: kaç_~_$ -0.6: mi -0.7:
[past] -0.9: ._$ ? mi_$ -1.0: . 0 -1.2: [past].
""",
    "id": """\
+2.8: ^_hari_ke +2.4: si +2.0: bab +1.8: [my]>[question] +1.4: ^_oke ^_yang +1.2:
[past]>[question] [you] ini_~_$ ku tinggal +1.0: [we]>[said] ^_dari ^_dia apa_ya dia
dong_$ lagi_. nih sambung satu_~_. +0.9: ^_~_aku nama nya +0.8: [past]>[said] gas kan
+0.7: ^_~_udah pak yang +0.6: [question]. [that]. bu dong +0.5: [past] +0.4: [me].
[question]>[my] [usual]. +0.3: [you]. -0.4: [said] ^[me] ^[my] -0.5: ? [advice]. dua ￼
-0.6: $ -0.7: gak -0.8: ^_~_itu bahasa -0.9: ._$ ^_~_saya -1.0: 0 ^[we] ^_jadi -1.2:
[past]>[again] -1.6: ^[said] -2.4: ^_kamu
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+3.6: ey'v +3.2: arett dth_ +2.8: bisc chef_ ou'v +2.4: anywa apte avori dea_ geth
mock nex pls_ +2.0: clau exhi mat_ +1.8: emind eryt given +1.6: _well ared_ blem dca
hurs mood_ pag plan_ priy thos tried wher +1.4: _du airli anua argum econd eepi esen
hif hird_ job_ mum' ota size tme +1.2: _all _oth dlor frida hich_ lol_ ried_ +1.0: 's_
_bac advic apa bad did epor etr gran io_ lie marc now_ pie rche run_ ush_ +0.9: _cur
_set as_ ess iec lerg ode pa_ pare rvi than_ type_ whol +0.8: _ku _rem _ton bio club_
epo finis he_ hos ids_ ini roun sda sday_ they ton usi usua vers +0.7: _na _on best_
bit char ece lev leve lli may_ oca plea typ ual_ up_ ur_ +0.6: _cu _did _let act can
e'd_ ew_ hing_ loc lor may she_ week_ work +0.5: _ma _mov _mu _now _sc _up _we ck_ day
day_ end_ let nne ow_ we_ wha what wor +0.4: _ag _pu ble did_ like one or_ out rde
ring so_ tabl tio ut_ +0.3: _my agai che ed_ rou the_ +0.2: _one der_ her_ it_ my_ on_
the what_ +0.1: do_ er_ -0.1: _he _it ing of_ re_ -0.2: _st _te _the _wa and tes when
-0.3: _be _bu _doe _gr _pr an_ ar_ at_ ell for ft_ hen ill in_ ine ive ne_ ome res sta
ver -0.4: _ca _de _di _is _se _so _wr dis ent et_ hor ind ive_ ld_ ly_ nte ore pla rni
say ter_ use -0.5: 'm_ _cr _ho ace_ ate_ ays cre eel ence fiv hes if_ ir_ oli ons pan
ps_ ret shi son_ ten tes_ tiv to_ ys_ -0.6: _an _are _co _jo _ne _pro alre at' ban by_
els ers_ es_ fre gen houl lic mat mma ner_ ns_ ric rs_ rt_ sed st_ sum tel tell_ this_
ty_ um_ when_ -0.7: _fee _la ddl eac eme how ny_ oil pho rnin tic top wed -0.8: _ju
_las _ov _po al_ ela ever gav morn ome_ ott unde -0.9: _ex ammar each eeps_ eer hea
il_ ong unny_ wil will -1.0: _ever ally_ at's_ be_ eddin eep ele firs goo hort inut
lig lls_ made_ old ool oon print sk_ wro -1.2: behi elp_ jso kay_ ken leap only_ pay_
qui tra won' yea -1.4: _ni ctob duri fren ks_ rds_ went_ -1.6: ecor eggs_ ere's expl
ftw hello slu -1.8: ourd wool_ -2.0: ddlem ernoo etur frie hank hiy omise -2.4: bbis
eighb ou'd_ why_ -2.8: bup
""",
    "es": """\
+5.6: adak nture +3.6: conmi novo_ +3.2: etom +2.8: abela juev lucia +2.4: adve oye_
serc +2.0: _dal arca_ arniz cinq coger hice_ laq toca_ +1.8: alerg bila_ ecias ervid
lune mayo_ strof +1.6: acep lama levo_ sted_ tuy +1.4: _aye _pus _uk agoz altab beme
lvio_ ocio quedo talla tist uran +1.2: _igu _mio aba_ ahora aspa conve disc elto exa
falt guard iece_ opc ruco_ vas_ veng vue +1.0: ami azme_ ces cual_ ema fina ieb itulo
je_ mio nsej oca_ +0.9: _ap _hic des_ edi ela_ igu igui ince nes_ ono_ pto sab +0.8:
_aho _iba _ni act ario_ arta_ aste aste_ ccio odu pite pun tad use +0.7: _ad _enc _nu
_ter aho arta cual dime dime_ estoy esup iba legi mat mes nan po_ pues_ ual ulo_ ya_
+0.6: _ace _cart _era _mis _pres _son _va abe abs amos amos_ asa ast conse del otr rep
sac sito sto tab tal ue_ uent +0.5: _fa _he _sigu _tu _us abo arm aro bro egun el_
ente_ fin lla mana mas me_ nte_ pas ron_ rta sar_ sema yo_ +0.4: _cu _er _seg ce_ esu
iente ntos_ rat rec sit +0.3: _lo amo api gun io_ nue rio_ segu segun tra tra_ uant
+0.2: del_ ido on_ te_ +0.1: _con _la _ya que_ -0.1: _to ia_ -0.2: _al _in _qui en_
er_ ica ien_ -0.3: _ar _ho _le _pa ado ado_ arg as_ bra esp int ntes prim so_ una_
-0.4: _com _en _ex ada ante com como_ ent exp eza ien or_ pin pri res_ ria tor val
-0.5: _ca _es _este _pri _prim ane ar_ bue cad es_ ez_ iem ino jo_ nci nco nos odo pon
pued ta_ tar uer -0.6: _au _qu _ri _su ano fue gni go_ hac ica_ il_ iste ja_ lor och
oma oni -0.7: alg anta_ apa are bas cie exi fic gat jug lega nter orm tie tit uena
-0.8: _cad _mu _un anz eva_ iez imp ir_ nua ort paso rop se_ tex una us_ -0.9: _agua
_du aci ble ian id_ itos nar orma ros_ sco uat -1.0: abuel dio_ ita ovi pliq rae rda
sa_ ua_ uca ve_ -1.2: _dur _fr enas hay_ ico liq pan saj soy uro -1.4: _ol htm ingle
mex un_ -1.6: algu celu decir ipic -1.8: agre_ ilab she -2.0: ciam -2.4: acuc hola
""",
    "fr": """\
+4.0: kinci +3.2: deuxi manq +2.8: modu papa_ +2.4: angui antea lutot +2.0: 'hab_ algr
am_ anson apitr attaq cirq edon equel m'as_ mael moit oui_ piec stp_ +1.8: _cett bon_
chif encha eulen imac io_ lesq olle_ ti_ +1.6: 'as _reca ardi_ arei fa_ notr stro
+1.4: _att _bor _ko _t' ais_ cel chez_ d'ha entio esso eudi_ j'en rif +1.2: ablea autr
donc_ ingt m'a meme_ notai ont_ suiv uiv +1.0: _alle _dev _deva _ec _ens audie dois_
enan ero gt_ iez_ ker l'au mme_ mom nalem oila_ qu'on see sui tin_ tue uel_ vai_ zero
+0.9: 'avie _ai anche apa ast ena l'ai_ lerg nnee sau sie sig signe vous_ +0.8: 'ai_
'en_ _fini _il _re _ta depa du_ gro rou sem svp_ tait_ vie vu_ +0.7: 'af 'hi _el _ref
all avais ence_ gar har ine_ la_ lan mi_ nom ntu ntur oup pren pte vai +0.6: 'en _cou
_res _rie ait ami elle_ ement este_ nfi oin pare pour_ rete_ tien vier +0.5: _l' _le
enu_ est eti fai lea our_ pre son_ +0.4: 'av _da avec_ deja_ eu_ fait fin int j'a lle_
rem reti tre_ +0.3: _de ail are emen l'a mon omb ref tro +0.2: 'ai 'on _j' _jo ai_ is_
on_ tai +0.1: eme le_ -0.1: _en app es_ mmen tes_ -0.2: _je _me er_ et_ ie_ it_ je_
me_ ne_ que qui_ se_ -0.3: _ca _fr _on _un ent_ eri foi ou_ pe_ rai -0.4: _ans _fair
_li _vi anc and_ ble_ cre ent erc ime mai nce oir pri pro ras ser ter tou us_ -0.5:
_di _fa _gr _po _pro _te ans cor eux_ fair fois_ ique nco nt_ peu rom ron ver -0.6:
_cu _sa ame ari art leve nte_ rch rent ts_ uis um_ une_ ura -0.7: 'un _dro _es _mer
_ro cat coi cour eur ifi les_ ner nge ong par_ rav ren sent tar tel upe -0.8: _ch _pe
agne aiss entr hras in_ mal mps_ nta och propr sen ut_ -0.9: 'il _an _cor _gu abe al_
ate atre_ chaq d'ac dor eman fra fus ici ita leg ole_ ourt to_ uco une -1.0: _ex cin
deta eve_ oit_ ol_ onn regl rendr ssag tres_ va_ ve_ -1.2: _si chat_ ir_ m'a_ ouco pin
poe un_ -1.4: bonn by_ ecri isa -1.6: salu -1.8: beb promi -2.0: angla ourq -2.4:
amais disa votr
""",
    "de": """\
+3.2: indn +2.8: euzh +2.4: agie akz jet nun_ +2.0: _dei diesm doch_ dortl modu sgez
+1.8: chste chuhg dei enau_ euli fruhj furs_ jens mula okoll +1.6: apite ausge b2_
fruh_ obie ophe prog steh_ +1.4: _ok ag_ fter hast_ lerg marz numm ogeg rem_ sira stes
tzei vom_ zeu +1.2: _auc _ra also_ dann_ dies get gisc herr hster jona koste rotz
+1.0: _lo _rol _tei abge dra fer gesp gross inkau kein_ rein schri +0.9: _et _fer _hat
_ju ante da_ eini ent ewo nochm orge +0.8: _end _hies _neh ann bess chich dach jetzt
lan_ plan_ pte que tel_ war_ wis +0.7: _bes _bit _lauf _ni _wel annte em_ geg hast
hies lag mir_ steh tur unse utt +0.6: _der _du _fra acht ein eiter erse gra ld_ mai
rosse rse schr so_ trag +0.5: _ste _uns abe abel bes fra ht_ iss nin nte sse_ vie wel
wie +0.4: _den _doc _mein _mit _noc _st _wie bit bitt bitte die_ ges hab hab_ iter lle
mer_ nze rau rung +0.3: _de _do _ha _ich _mei _nu _we die iche im_ ite lei mein oll
rag tro +0.2: _ge _ic itte_ mei meine +0.1: _hab est -0.1: _ma er_ ste -0.2: _au _re
ahr as_ ass eis eit_ en_ rei sel und was wer wor -0.3: _da _ko _kr _si _sie ber ege
lt_ or_ sen ten ube us_ -0.4: _fa _gi _ka _na _se _tu arb cht end fal fun gen_ hre
iel_ inn ke_ kom lte nac nen nt_ ren uch zte -0.5: _ba _er _in _pr _sag _vers _was
_wen chl ech ft_ ger ich_ isch mal nis rde ric sag sch vor zen -0.6: _bo _go _ku _mu
_su _ze ack ckt ee_ erl ete ffe fli gib ieg ieg_ isc kei ken_ lieg llen_ lung_ me_ mst
nke rkl sei the ule uss wer_ wort zei -0.7: _ho ase aue ause dat dic echs ehe hal ier
ig_ jahr lang ner ner_ rg_ scha sta ute win -0.8: _gro _kan _man bar emac ern_ erze
gel_ hn_ ibt ihm_ inut rab sagt -0.9: _eu _fre _gesa atze dee hil hren ll_ net rf_
stadt uhr -1.0: _ein chw dank hier_ hun keine ruher ude -1.2: _pru azub chwo eht erkl
funf_ hilft hl_ nder_ uche wenn -1.4: _eine ache bist bist_ -1.6: abgem blem cel_ deu
efon eirat tztes -1.8: ihne nie stim uher_ -2.0: angw aufmu jed oas waru -2.4: afeh
andy_
""",
    "pt": """\
+2.8: apio_ +2.4: angui imul oq_ +2.0: _poi agor bsi cae emed itou_ nvit teus_ +1.8:
alzi bati_ bertu cume impez manho nselh sabe +1.6: _jei aquel ei_ ergun icao_ otici
+1.4: conf dit ntao_ nume rie ruq uim ulo +1.2: anda cena ciso desd eris ersa mero_
migo opca ref rox sobr uant +1.0: _era aiu_ aque arou_ compa dent dess eu_ pec +0.9:
_bor _fic _tu _vol dica eun fech forn icou_ oca_ onto oxi segu +0.8: _falt _qui _segu
emos_ ench ers foi_ iu_ ora outr quela ram ssa_ tori tua umo_ +0.7: arta_ cha_ espe
est eze ezes falt fur la_ tir ue_ +0.6: _at _cha _con _ont ai_ aram falta ina mos_ ont
plan pro tac uas umo +0.5: _da _ne _part _pi alta aqu cro daq egue end gue_ isc ou_
pos rec rta_ so_ sor tre ual +0.4: _tr amo and car nha olt pla rti uil utr +0.3: _ago
_fu _no _pro cha ess man mos ual_ +0.2: _aq _me cou_ ela mes os_ qua ro_ +0.1: _ja
-0.1: _co _di as_ no_ om_ -0.2: _en _es _in co_ como_ da_ ent or_ -0.3: _ca _te ca_
em_ esc ez_ ian ica is_ ita que -0.4: _ant _br _ent _ga _lu ao_ ari cad cal cer do_
gan lho me_ mor nte orr ort rad re_ ria rto se_ tra um_ ura va_ -0.5: _al _ano _au _cu
_mo _po _tra ase che eia entr fei ing inho_ ito_ nde_ ntes_ ria_ rra sec str -0.6: _go
ar_ bra ebo err ica_ ilh ili ime iss lho_ mei nci ncia nta_ para_ ped rase ren rom tri
tro_ uga uma_ -0.7: _diz _est _tod _um ala ate_ conta diz gra hei ifi il_ ois omo pa_
ral rao_ spa tim tor uma ver vir vou ze_ -0.8: _dem _nu _pra _so amb fe_ feij ido isa_
ixa_ leg odo ua_ uda_ uit -0.9: _am _des _is _sa _tem aio ata bom_ esta_ gou ida inc
mei_ oli rro -1.0: _ex _fil _gr _jo agem_ atr iga inua_ nor oa_ pix_ ric ses uca uem_
uero_ uro us_ -1.2: aze moed nos_ po_ -1.4: _oi anet assim faco_ meio prai soz -1.6:
biss digo_ grej ortug -1.8: 'e_ chuv ecul izin ralo_ -2.0: celu odos_ -2.4: atea emini
-2.8: aleu_ -3.2: alous itsu_
""",
    "it": """\
+3.6: bom +3.2: sai_ +2.8: iecc irk osteg +2.4: emev obre_ +2.0: codi evi_ nume truc
+1.8: bola_ com' dosi_ museo odio_ +1.6: _lez _tag altra ancav arami coled degl desso
glu ioved sui_ uori_ +1.4: boc ersio est' evam ime_ megl ofa_ siam terzo +1.2: _vu ai_
cipit col_ del_ dovin ho_ ighe_ iva ivell l'h lei_ nca poi_ rano_ rep richi terz toria
vevo_ +1.0: _ava _ie ades aest ario_ cus oi_ rifa stav sugg sura_ uale_ +0.9: 'er _ecc
_qui amo anti_ ato_ dai evo_ indi nico_ onto orni qual_ uante +0.8: _dis _ec _let _seg
ala_ amo_ arti ava_ bra clie orte pure_ tav tazi tuo +0.7: _fini _l'a _ora _pro abat
ace cena dev dis dov eco egl ert eso_ gio_ iac isc it_ ivan lor on_ sig vi_ +0.6: _ho
_que _sc aes ata ecco ego ette eve lito loc mpo nti_ orn prova rdo ro_ rsi tat uel uta
vev +0.5: _ce _sce _set _sta _su _tu atto_ cce ecc edi era_ eri etti gar gno mi_ ora
osi_ per_ res rte sett to_ +0.4: _di _so _ta alla_ ata_ do_ il_ ina_ ione lla_ ltr rac
+0.3: _che _fin _il _ne _nu _pr mio_ mo_ one tra_ +0.2: _all _ri _st al_ mio +0.1: _la
ato di_ io_ ra_ -0.1: _co _ve ene_ uan -0.2: _com _ge _in _ma _te ere gna ino_ lo_ nta
ome ott rim sta_ sto te_ -0.3: _ci _fi _un _vi _vo ann anto_ cia da_ le_ olo -0.4: _an
_du _ha _pen _tes ale ant are cci end est in_ ivo lia lin nta_ ola_ olo_ ori pri re_
sa_ si_ tel ti_ tro -0.5: _pe _ru ce_ chi_ ent gna_ ila inu iso ita lan na_ ole puo_
ssa ua_ zi_ -0.6: _fr _os _sar _sen _si aff dec ecch ecchi ele endi fo_ iar ide ill
lic nal ne_ nov ole_ oma ort perso ri_ rra sto_ uon ve_ ves -0.7: _cos _d' _es acci
bin capo_ cin dir gi_ ica ni_ olg otto sco_ tiv uol ver vero -0.8: _ab _ca _dir _mai
aga arm ater co_ edd ira issi nale_ nan ner oppo rav rom se_ semp spi stat un_ -0.9:
_dic _mal adr ali atte criv ern esc ffe gia_ glie iano icor ida_ ied izion noi perc
rem sei_ -1.0: _damm cato_ dar ezz gioco giug ile_ iti itt n'i ntic orm otto_ spa sse_
un' una_ -1.2: acqua erche imedi ispo mica_ omess piz -1.4: arq buo ciao cos' div eced
eta gat -1.6: cupe eavv itig lloq madr piov primo -2.0: alch arze ats ciso_ empre
muffa -2.8: bele -3.2: eocc
""",
    "ru": """\
+4.0: ноль_ +3.2: аили груп добив +2.8: алыч долже зовут отгр +2.4: асче наш тобо
+2.0: ct_ азыв буви_ бъяв вяты дующ едум нкт силас стрее тож +1.8: анкет должа допи
мое оег таки_ твое тыи_ ычн этот_ +1.6: _дош аваи_ етии_ илас нюю_ овая_ особ_ тех_
+1.4: _анк дыхат ернул лось_ овог осч отг рать_ утв +1.2: _крас _тво вес_ вое выд
еперь луист оста сла так_ хат яли +1.0: _вто _оста _сд _уж ал_ ался_ ариа ено_ кин
мер_ наше рам роч торои чал ял_ +0.9: _сво алуи дны еред нке они про_ +0.8: _кор _то
_ур аем_ ари без_ вал вер дет зак ил_ каку кую_ лен ме_ мои одо пью спи шу_ +0.7: _та
али_ ваи вил вку гото еду ела ли_ лся_ ных_ сле уча +0.6: _был _он _пор аки все_ дал
для_ епе она рок ру_ се_ ью_ +0.5: _зв _како _опя _от все ер_ еце ила како му_ нт_
опять тов +0.4: _ва _да _до ем_ ред тор +0.3: _об _те дил или лет мин рил -0.1: ать
-0.2: _го _не _ни _по _пр _са _че ит_ ить тся_ -0.3: _пл ает атьс ая_ да_ ени ое_ при
ран тол ыи_ -0.4: _ма ее_ ет_ ие_ как_ ко_ сти -0.5: _ил _пос _хо ии_ оне ски стро
-0.6: ат_ ах_ идум ить_ ква кла коро лин нии_ оли поч ств тер ти_ ься_ это -0.7: _ли
_ск _сло лив лы_ маи_ ны_ перв пок ре_ реж ри_ све тно шь_ ые_ -0.8: _жи альн ане бол
еве ека ели ера еск иал исьм ише нои_ оро то_ чем -0.9: _ин _кт асск веч га_ гор еро
забы иве ин_ ке_ лом пас рем себ тья чи_ -1.0: _лю ад_ ают жи_ ица ичае класс куд мя_
ник одр он_ руг стих ть_ -1.2: бра бы_ выб етыр игр нут проп снег тыся чему_ шка_ ют_
ят_ -1.4: верху ен_ зако кии_ нужна оги сныи_ это_ -1.6: вою_ дом ееш ещала поя узн
-1.8: овт поб рмар сын_ -2.0: амв аньш ициа -2.4: _есл сыг -2.8: асиб бщеж -3.2: вежл
-3.6: гг_
""",
    "ar": """\
+4.0: انف_ +3.6: اخيرا رسب +2.8: بتاع بعدين تاد خول_ عندك_ +2.4: القما تاسع_ تيجة_ خذي
عندك فيهم_ لامك_ مقاس +2.0: افرت بخص تحانا حدثن رقة_ سلوبي غيري_ لت_ لوني_ ننت +1.8:
_خلص _رف الظب انية_ تك_ تهي ناه +1.6: _ايا الطري خلي_ شكو فسها_ لزبو وافق +1.4: _جهز
_حس _رت _رفض _موع ابة_ ابع ابو افق الصب برض بعت تي_ خلص صحت ضوع قايم لشه لغر +1.2:
_تان _قدا _كن _لن _يل اتفقن اقي اه_ اية_ بعد تني تني_ ته_ رحت ضل_ كام_ كمل لطة_ وطل
+1.0: _جر _طل _كمل _ها ارف اقف الان_ بته رس_ كام لجد لكم +0.9: _المد _عرف _لكن _مست
_هال تقد حد_ حدث دها رسة_ كمي محا موع ناقص +0.8: _رجع _رقم _زي باق به_ دت_ رجع رقم غير
لثا لسا لنت معة_ +0.7: _است تار تنا دوا كان_ لته لثاني لرا وا_ يته +0.6: _الان _الثا
_الع _رق اسم الثا الخ +0.5: _دي اسم_ بت_ له_ متى_ نا_ ها_ وم_ +0.4: _الخ _اللي _سو _عل
_علي _كا ال_ الح ده_ سم_ +0.3: _الت اللي_ تى_ لي_ وال +0.2: _انا _اي _وال الب انا
+0.1: _من -0.1: دي_ في_ هل_ -0.2: _في ار_ ام_ كل_ يف_ يل_ -0.3: _بت _قص بال رة_ لا_
-0.4: _الق _لم _لي دا_ مل_ ير_ -0.5: _از _اف _تن _رس _مر ري_ ما_ ني_ يا_ -0.6: _تت _فا
_وا اء_ حدي فع_ مع_ وي_ ينة_ -0.7: _ثل _دو _عد _كو _وف اف_ الط بب_ علم لم_ لمن ون_ ية_
-0.8: _اه _تد _ست _شغ _قا _كر _لت _يط ازا اعط بة_ جرة_ ذا_ سلا شي_ طلع_ قة_ كيف ندي_
يمي -0.9: _بي _جا _سن _يك الاي سيل عدد_ لال لام_ لمت مية_ نك_ نين_ وانا وك_ يش_ يك_
-1.0: _تس _حي _رز _يح اطف انو بعد_ بي_ تعل جوا ره_ رية_ عال قول_ لمب مان مصر ملة_ نص_
ومي يلي_ -1.2: _مب _وع اذا بدو بر_ ترح_ جر_ حن_ وات واح -1.4: _وم ازاي_ عنى_ كتة_
-1.6: _تك _صغي _كيف عود نسى_ يارة_ -2.0: اسطن اصمة_ زهقا شنغ عندن وذك -2.4: اثة_ العاف
""",
    "hi": """\
+4.4: बिटि +3.6: अनुव आसन_ +3.2: परह +2.8: daw सोना_ +2.4: aree ंदाज अब_ आगे_ उसम चलि
तुमन तुम् नंब फॉर बेह शुग हुए_ +2.0: _लेंग अभ् खांस चलो_ डम_ निपट बाक िश्ता +1.8: dus
woh_ आपन तैय दूसरा बना_ वैस हफ् +1.6: _दव usm ंने_ दोन लों_ साहब_ हमन +1.4: _जो akha_
sip_ sir wal आखिर_ आरा जैस रिपो लगा_ हमार +1.2: _maa _उस _मान _हू wah wahi उसी_ गए_
ठीक_ तनी_ दिया_ रीख_ वही सब_ हिस +1.0: _जान _ना _वाल din_ kau आखि करत दूस मने_ रवा
्मा_ +0.9: _किय _मेर _रख er_ hi_ ol_ yaa जी_ सबस ेख_ ोली ोली_ +0.8: _खा _गई ab_ ke_
अगल तुम बता िख_ ुल_ +0.7: _नि ाकी_ +0.6: _आप _बत _हम तो_ लो_ +0.5: _us ha_ ka_ kit
tha_ कित थी_ फिर वो_ िस् +0.4: _थी aya ne_ ंच_ वाल हमा +0.3: रा_ ारी +0.2: _कि -0.1:
_क् -0.3: _क्य _पह _मे _या _हो क्य त्र प्र -0.4: _कु नी_ में िए_ ्रे -0.5: _hai _ko
_li _कै _गा क्या_ टा_ ट्र पहले_ री_ हर_ -0.6: _प् rah ंग_ िक_ ीन_ ैसे ों_ -0.7: _ky
_sa _पा _सम ek_ अपन डी_ हता_ -0.8: _saa _आत _जात _मि _सं et_ hu_ और_ तना_ ता_ ारा_ ्रा
-0.9: _bi _एक _कम _फो at_ ग्र जा_ जात शुरू_ साल_ -1.0: _बन करन करू गी_ सकत ाने ्फ_ ्य_
-1.2: _कह _लो peh एक_ ठंड तरफ_ नमस पिछली भारत मय_ -1.4: ise_ आता_ आप_ ताइ ती_ दिल भिग
ाइए_ ेगा_ -1.6: gli pyt उपा कोई_ ताओ_ बिना_ लगत -1.8: bola_ essa koi_ nah कायत कुछ_
लिखू सुझाओ -2.0: huru काह कैसे_ खार_ तुम_ दोस -2.4: अंग् इतना_ किसन जेद बहुत_ रेजी_
लीप_ -2.8: अदर -3.2: हजार_ -3.6: नम् -5.6: धन्
""",
    "vi": """\
+3.2: ize_ luot_ +2.4: kia_ muc_ num +2.0: chot_ nhi_ vy_ +1.8: cai_ +1.6: duye duyet
kun not thuoc +1.4: cap chang di_ giam_ khu luon_ nem_ phep_ đoa +1.2: buoi_ chiu_
khen_ nhat_ nhu_ thay_ thiet tiep_ uyn xu_ +1.0: bua_ chuon cuoc_ danh_ giao_ not_
them_ thie toi_ đang_ +0.9: _ac coi_ cua_ hiu_ nang_ ten_ +0.8: bai_ che gio_ giup_
hai_ nghe_ nua_ đung_ +0.7: _be _oi chau_ chu_ hu_ ket_ ot_ phong soan_ tuan_ uon_ vu_
đau_ +0.6: _ki ieu_ khai_ minh_ phan ruon truon đi_ +0.5: _hom _no _tu ach_ het_ io_
so_ su_ theo_ ua_ ui_ xin_ đan đoi_ +0.4: _bu _cho _nh _đu bo_ giu han hung_ kieu_
lai_ xon đun +0.3: _ca _vo ay_ nao_ nho_ soa uon +0.2: _em _la _min _đa ach cong_ hom
luon min oi_ roi_ +0.1: _the cho_ tie -0.1: ha_ hie nhu -0.2: _vie ap_ gio tat_ tin
-0.3: _ma _sa _vi ac_ ban hoa hoi_ im_ vao_ -0.4: _ga _ngu _ru _tr _tra am_ au_ cau
cha inh_ muo oan om_ on_ ruoc_ trun -0.5: _da _mo _mot _va ao_ cun giay_ hay_ mot nam
ngu nha phi san tra -0.6: _đe chat_ gi_ goi_ hac le_ muon re_ -0.7: _de _hi _mu at_
du_ gian giua_ khi rung_ thi_ uoi_ -0.8: _ch cu_ de_ dong_ gia kien_ lop_ nhie sao_
toan toan_ đa_ -0.9: _goi _hu cao_ khon lau_ mie un_ up_ ut_ viet đe_ -1.0: _se _xa
cup_ him_ hoai_ mot_ non than_ thich thoa tom_ tuo vai_ đuoc_ -1.2: ban_ can cay_
chac_ coc_ khan lanh_ luc_ nau_ nuoc_ oang_ phim_ ri_ sai_ som_ xom_ -1.4: buon buon_
chao_ choi_ ec_ giat_ hue_ khau_ khu_ mua_ nen_ nhua nli noi_ phat_ pho_ tao_ tuoi_
-1.6: banh_ bi_ kim_ liem_ luong ngo_ tieng xoi_ đanh_ đong_ -1.8: cang_ meo_ sap_
vua_ -2.0: chuc_ cru ghia_ ngan tau_ thuon -2.4: cel_ cou_ ruoi_ -3.2: vui_
""",
    "tr": """\
+3.2: ahn ande +2.8: adre beles eyze iad iiri_ suku +2.4: avsi ayinp ee_ ksa_ ksik_
kuzun sira +2.0: azge deft obur send +1.8: alerj esab gore_ imk pamu +1.6: _list adak
bizi mist muz yapt +1.4: _ab aid anah bild devam efer_ hani iyd min_ miyd nucl yazd
+1.2: amank di_ dum_ eces kact les madd mun numar rdim rdim_ simdi tari ttig zaman
+1.0: _bili ciyo dum hoc iler istik istin karg lara_ lutf mdi_ misi nim_ ors paza
stik_ stin tey yors +0.9: _us ani_ bur cikar cti ifi igim imin_ laci lek nci_ nusun
ram rsu rula rular sini_ ugum uklar +0.8: _kiz af_ annem dur egil_ gla igin_ inden int
lira mis ord sok stu tik_ +0.7: _cek _mas _masa _ot az_ dig dug elim_ fi_ ger lan
tigim ydi yen +0.6: _za atm bu_ digi dur_ elim ene eyd eydi kin la_ miz_ nci nu_ simd
tir_ tti uma ydi_ yok yoll +0.5: _at _bit _de _kac _nu _ri _son _ta igi ikt in_ ina
ki_ lim_ ney oru siyo sli sor ti_ unda_ usm +0.4: _da _ka _olma adi_ dim_ diye_ imd
ini_ iyoru liy ma_ miz nde_ son udu +0.3: api iyo mus na_ olma tak um_ +0.2: _sor ver
+0.1: kac rdi -0.1: _du ar_ -0.2: _sa _ya asa dan_ ere -0.3: _al _bir _do at_ bir_ ce_
erd iyor_ kir lar_ mal ri_ yan yor_ -0.4: _ara _ed _in anl ava ca_ ele get iki ner
rin_ uz_ yim_ -0.5: _ac _hi _ke _su bir diyo er_ ide lir may me_ ran sat ser tes ve_
-0.6: _bu _fa _is _kar _ma _ne _ru _un _yil _yu alma ant asi bas cak ede_ eme eyl hic_
ild mak rt_ sin sin_ sur ten urk zim_ -0.7: _ca _co _es _fi _go _ned _soz _yas ast can
ebe egi endi gele gul hala hic iki_ kan mak_ nere rec riyor soz su_ uml -0.8: 'da _ku
_sat ak_ apa dir efon eni_ fik ile_ ili ilm isa izc nas nca_ on_ ond rba sind unut
-0.9: esk igi_ mey mu_ sev -1.0: _ag _na azim bask ep_ rim_ unde une uzde_ yan_ -1.2:
_pi al_ enk imle ir_ kalk lec vap -1.4: akik apsam hala_ iden_ kim kope li_ pyt soz_
yun -1.6: esaj_ rkiye -1.8: hep_ -2.0: cte_ -2.4: antib dom huy iat_ -2.8: ekku kiba
-3.6: aim_
""",
    "id": """\
+3.2: alh +2.8: ahen ampey anm ertif esuai nomo +2.4: etep_ jug oposa osisn rini_
+2.0: ambuh diub jutn +1.8: afta curh mpuny +1.6: anyaa brp_ darim dui flor gian_
kayak yg_ +1.4: asala dev etig tadi_ +1.2: _moh adw atih beres buatk eres ersis ili
jur mert olak_ ukur +1.0: ambun amin enut gue_ ira kope mu_ soa tuh +0.9: _akh _si
apora arki dek din emua_ erek gana ggu gny iln imu karan kita_ njut_ paj +0.8: _br _de
_kan _ku _le akak ambu anju as_ bu_ edua edua_ empo_ ggu_ kak_ ku_ len mej oba psi_
rim sil sun_ tap unya ya_ +0.7: _mo _nam alas kata kedu kur mala malam mua ndin rat
rny rus si_ tad terj umat uta utu +0.6: _ud dah emp ersi ian_ itu_ lan_ lny ngan_ pert
rsi sis tolo wal +0.5: _kita amb ara bias dah_ dia ern gku mbu min pak_ sar usu +0.4:
_ki _kit _na _pak angi ari ih_ kam lan mar nan nju olo uma ura +0.3: _dar _yan gu_
han_ hari_ nya_ ran_ ti_ uda +0.2: anan pak yang yang_ +0.1: nya -0.1: _in _se apa ela
ga_ ik_ ng_ yan -0.2: _bu _di _ga _tan _te da_ dan iny lin mi_ uat_ un_ uru -0.3: _pa
ahu ahun am_ ang ant au_ eba en_ gka mpu uli ut_ -0.4: _bi _mak _seb ah_ ala at_ ber
ima ir_ nge ntu pan ra_ ram ruh sela sen us_ -0.5: _apa _hi aan bisa bol emu gak_ kal
kasi lam nga pa_ pal ru_ sah tin -0.6: _ap _kar _mat _or _pe akan anpa_ art dal di_
egu im_ int kas ker lu_ ol_ pin rup yi_ -0.7: _ban _gi _pu aku asi elas emen ibu iri
jag kin_ mula neg ngo rba tia urn -0.8: _ce _dan _um ahi aln alu ek_ eme ena eng eng_
gai hasa_ hny jua kalau lau omon sny uk_ ulu ung_ -0.9: _du _kom _ri _sop belum eda
et_ gala gkat ingk kucin onto pi_ put sop ual uka wa_ -1.0: _gal alim bay dany erl
ggri iap luc mai tel tem -1.2: alo bedan paca ters tiap_ -1.4: asr bih -1.6: borob
janj -1.8: ayur bisat eora gamp -2.0: done ilana -2.4: enapa -2.8: efun eget -3.6:
aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.2: ^[past] ^[you] +1.1: [said] +1.0: [you] +0.9: ^[we] language_tr +0.7:
[said]>[said] [you]>[me] question_at_the_end sentences_0 words_20 +0.6: [me]&[my]
[said]. [said]? [we] [you]? +0.5: [again]. [you]. [you]>[said] ^[resume] language_ar
language_ko sentences_1 words_16 +0.4: language_ja +0.3: [quantity]. +0.2: [question]
[store] ^[my] ^[question] +0.1: [me]? [my]&[question] [that] -0.1: [me]. [usual] -0.2:
[my]. [resume]. [that]? sentences_4 -0.3: [question]. -0.4: [quantity] [resume]
^[again] -0.5: [usual]. question -0.7: [my] words_32 words_8 -1.0: [said]&[you]
^[news] words_4 -1.2: words_0 -1.4: language_vi
""",
    "personal": """\
+1.8: [my] +1.7: question +1.6: ^[question] +1.2: [me] [quantity] +1.0: language_ja
+0.8: [my]. +0.7: [me]. [question] words_0 words_32 +0.6: [me]>[question] ^[my]
sentences_0 words_4 +0.5: [me]? [question]. [said]&[you] +0.4: sentences_1 +0.3:
[usual]. language_vi numbers_0 words_8 +0.2: [quantity]. [you]. ^[we] words_20 +0.1:
[said]>[said] [you]>[said] -0.1: [that] -0.2: [me]&[said] [said]. [that]? [usual]
[you]? ^[resume] words_16 -0.3: [my]&[question] [store] ^[news] language_ko
question_at_the_end -0.4: [me]&[question] [said]? language_tr -0.5: [said] sentences_4
-0.6: [resume]. ^[you] -0.7: [we] [you]>[me] -0.8: ^[again] ^[past] -0.9: [news] -1.1:
[again] [me]&[my] -1.3: language_ar -1.4: [resume]
""",
    "implicit": """\
+1.2: ^[news] +1.0: [again] [news] +0.9: ^[again] +0.7: [usual] +0.5: [that]? [usual].
language_ar language_vi numbers_0 question_at_the_end +0.4: [me]&[my] [that]
sentences_4 words_4 words_8 +0.1: [me]&[question] [said]&[you] [said]? [you]? words_0
-0.1: [me]>[question] [me]? [my]&[question] [said]. [said]>[said] -0.2: [me]&[said]
[quantity]. [we] ^[my] ^[you] language_ko language_tr words_16 -0.4: [me]. [my]
[question] [you] -0.5: [me] [you]. ^[past] -0.6: [resume]. words_20 -0.7: [my].
words_32 -0.8: [quantity] [you]>[said] ^[question] ^[resume] language_ja -0.9:
sentences_1 -1.1: ^[we] -1.3: question sentences_0
""",
    "continuation": """\
+1.8: [resume] +1.4: [resume]. +0.7: language_vi words_32 +0.5: ^[resume] +0.4:
[me]&[question] [me]&[said] words_0 +0.3: [my]&[question] [said]&[you] [we] ^[again]
language_ar sentences_4 +0.2: [my]. [you]>[said] +0.1: [again] [store] ^[news] ^[we]
question sentences_1 -0.1: [news] [that]? language_ko words_16 -0.2: [me]. [question].
[you]. -0.3: [quantity]. [said]. [said]? [usual]. language_tr words_20 -0.4:
[me]>[question] [that] [usual] ^[you] -0.5: [again]. [me]? [question] [you]? -0.6:
[said] [you] language_ja -0.7: [me] [my] [said]>[said] ^[my] -0.8: question_at_the_end
-0.9: ^[question] numbers_0
""",
}
