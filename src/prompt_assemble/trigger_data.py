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
INTERCEPT: float = -1.14
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.6: question_words_0 +1.4: [resume] ^[news] question_words_4 +1.2: [my]&[remember]
[my]>[question] [news] [question]>[my] +1.0: [advice]&[remember] [advice]&[that]
[advice]&[you] [me]&[quantity] [question]>[me] [resume]. [resume]>[me] ^[resume]
pointing_1_words_0 pointing_2_words_0 quote_words_16 +0.9: [again]&[that]
[again]>[usual] [my] [quantity]>[past] [said] [store]? [task]&[you] [task]>[my]
[usual]. [usual]>[usual] [we]>[resume] [we]>[said] language_unknown numbers_1
pointing_3_words_4 +0.8: [define]>[my] [me]&[question] [me]>[quantity] [news]>[said]
[store]&[usual] [store]&[you] ^[quantity] pointing_2_words_16 words_8 +0.7:
[define]&[you] [me] [my]&[quantity] [question]>[we] [resume]&[we] [said]&[you]
[said]>[my] [task]&[usual] [we] [we]? [you]>[said] pointing_2_words_4 +0.6: [again].
[define]&[said] [me]? [news]. [news]? [quantity]>[that] [question]&[you] [store]
numbers_0 words_12 +0.5: [again] [me]&[past] [me]>[said] [my]>[quantity]
[past]&[store] [quantity]&[that] [quantity]>[question] [said]>[said] [store]&[we]
[store]>[past] [that] [that]>[that] [you]>[me] [you]>[store] pointing_1_words_4 +0.4:
[my]. [news]>[news] [past]>[you] [question]&[store] [question]&[task]
[question]>[usual] [said]. [that]&[usual] [that]&[you] [that]. [usual] commas_1 +0.3:
[again]>[that] [me]&[that] [me]>[question] [me]>[task] [my]>[that] [past].
[quantity]>[my] [question]&[we] [said]>[again] [store]>[me] [that]>[again] [you]
[you]>[past] ^[said] pointing_2_words_12 pointing_3_words_8 statement_words_0
statement_words_4 +0.2: [advice]&[said] [again]&[usual] [again]>[past] [define]?
[past]>[me] [remember]. [said]>[we] [you]>[question] pointing_2_words_8
pointing_3_words_12 sentences_2 statement_words_12 statement_words_20 +0.1: [advice].
[me]&[said] [me]>[my] [me]>[that] [my]&[question] [past]&[said] [past]&[you]
[quantity]>[me] [quantity]? [question]? colons_1 language_vi question_words_8
sentences_1 statement_words_16 -0.1: [advice]&[question] [again]? [past]? [question]
[said]>[me] [task]. ^[again] ^[past] ^[you] -0.2: [me]&[tell] [my]>[news]
[past]>[question] [quantity]. [question]&[said] [question]&[usual] [question]. ^[tell]
commas_3 pointing_1_words_12 pointing_1_words_8 words_0 -0.3: [again]&[question]
[define]&[question] [my]&[said] [my]&[you] [past]&[question] [task]&[that] [you]>[you]
^[me] ^[my] pointing_0_words_12 question_words_12 question_words_32 statement_words_8
-0.4: [advice] [advice]&[me] [again]&[me] [again]&[task] [again]>[question]
[me]&[news] [me]>[again] [news]&[said] [past]&[that] ^[advice] ^[that] language_tr
paste_words_8 quote_words_8 -0.5: [advice]? [again]&[my] [me]&[you] [remember]
[resume]&[said] [said]>[you] [that]>[past] language_zh numbers_2 pointing_0_words_0
pointing_0_words_16 pointing_0_words_20 pointing_0_words_4 pointing_1_words_28
question_words_16 -0.6: [advice]>[that] [me]&[we] [quantity]&[usual]
[question]>[advice] [question]>[define] [question]>[that] [remember]&[said]
[resume]&[you] [usual]? commas_0 pointing_0_words_8 -0.7: [advice]>[said] [my]&[that]
[my]&[usual] [past]&[remember] [quantity]&[said] [remember]? [usual]>[again]
[you]>[we] question words_4 -0.8: [my]>[me] [past]>[past] [remember]&[that]
[usual]>[question] ^[task] quote_pointing_0 -0.9: [advice]&[my] [again]>[remember]
[again]>[you] [define] paste_words_4 quote_words_4 statement_words_32 -1.0: [task]
[we]>[advice] [you]>[again] question_words_28 -1.2: [define]. [my]>[again]
[we]>[again] ^[remember] pointing_2_words_32 question_words_20 question_words_24
sentences_0 words_24 -1.4: [me]&[my] ^[we] quote words_32 -1.6: [again]&[remember]
[my]&[news] [task]>[past] pointing_0_words_32 -1.8: pointing_1_words_32 quote_words_0
-2.0: numbers_3 paste words_28
""",
    "en": """\
+2.8: in_range_lên +2.4: ^_a ^_ok +2.0: ^_my_locker +1.8: ^_and four_~_$ +1.6: and_the
+1.4: ^_day ^_for then +1.2: [me]? [you]>[me] [you]>[question] ^_what's_my day_0
for_the he's is_the_total mấy_0nd you_~_me +1.0: [question]>[my] [you]>[said]
^_how_many so +0.9: ^_the ^_~_0 again_$ code due of_my right +0.8: do_i to_~_$ +0.7:
[me] [me]>[you] [news] [quantity] [question]>[me] ^[quantity] about_the am_i i now
of_the same +0.6: ^_they did_i in_the other put the_~_i what_was +0.5: all like please
+0.4: [my] [my]? ^_next ^_~_my the +0.3: [again] [said] ^_~_the my up we +0.2: ^[said]
+0.1: [advice]. ^_which again it one -0.1: $ [that]? to -0.2: of -0.3: [task]. [that]
^[me] is -0.4: [advice]? [past]. can in should_i -0.5: [task] as_a be do i_~_my in_~_$
-0.6: [me]. [question] about_a an e for_a the_last what_do you_~_a -0.7: ^_is ^_~_to
is_that last_time vs who_~_the -0.8: ^_what ^_what_if ^_who ^_~_do how_~_i it_~_?
what_are -0.9: ._i ^[past] ^_why how_do_i if very what_~_i you_~_$ -1.0: [advice]>[me]
[question]>[advice] [you]>[you] ^_i_always a how_do what's_the what_am -1.2: ^_my
the_same -1.6: ^_i
""",
    "zh": """\
+4.0: 密码多 +3.6: 那 +3.2: 多大码 +2.8: 第 贵吗 +2.4: 咧 我的膝 +2.0: [me]>[question] 我第 毙 讲清 +1.8:
^老 它 楚$ 目 +1.6: ^他 ^你还记 ^第 一次吗 号 来着 还来 问$ +1.4: ^下一 ^好$ ^阿 下一 么事 了 仲 你 先后 当时 照 肯 还是不
+1.2: [again]>[me] ^_𠮶 ^换 㗎 下我 不喜 么的$ 他 你不 办法 只 呢$ 哪天 填 对吗 我目 按 换 敏$ 用我 疫 续 要讲 还记 配 𠮶
+1.0: [my]>[question] ^[again] ^佢 ^我去 ^房东 了$ 佢 再 咱俩 啦$ 喇 接 的那 第五 第十 系 统 老样 要用$ 边 过
+0.9: [my] ^女 ^日 一遍 你教 候 刺 同意 咱 啦 型 她 念 我报 敏 校 𠮶_$ +0.8: [usual]. ^房 ^按 ^车 主 之后 俩 几 及
反 哪个 少$ 我不 所 搬 日 止 现在 的班 第七 线 老周 血 还差 这次 阿 +0.7: [usual] ^[usual] ^下 ^就 ^我这 ^还有 下 个$ 吧
吧$ 团 妹 对 尾 弄 我上 我那 报 接下去 样$ 照你 组 药 行$ 课 轮 針 +0.6: ^她 ^小 ^月 ^还 介 你给 刚刚 到 剩 号$ 后 后面 哪 哪一
啊$ 张 招 断 日记 是哪 晚 最 最后 知 矩 礼拜 第六 耶 议 道 量 +0.5: [me] [me]>[quantity] [me]? [resume]. 今 听
喜 回 家$ 来 没 的 讲 译 预 题 +0.4: [resume] [you]? ^[past] ^好 ^照 ^跟 一下 二 口 名 度 来$ 欸 段 牌 论 跳 还
面$ +0.3: [that]. ^[me] ^_! 任 份 别 加 单 套 少 就 样 试 +0.2: [that] 跟 +0.1: ? ^[we] 我 请 -0.1:
0 [you] ^帮我 ^怎 个 为 作 分 生 用 -0.2: 0_$ [said]>[me] ^帮 不 买 什 字 心 气 点 重 -0.3: ^_。 。_$
。_~_$ 中 么 也 可 多 太 好$ 新 月 服 留 要 -0.4: 0_。 [again]. [me]>[me] [question] [remember]
。_?_$ 从 做 则 地 带 年 我想 是 机 气$ 球 理 百 社 科 空 自 语 还是 高 -0.5: . 0_0_0 [me]>[you] ^写 ^记 一个 三 久
习 人 件 便 修 八 内 冷 列 包 化 大 好 安 实 屋 平 应 当 总 找 水$ 着 种 简 耳 节 衣 说$ 随 -0.6: ^我想 ^我是 ^每 ^租 ^给我
^要 python 。_。 些 以 假 元 友 叶 失 存 学 孩 客气点 己 文 概 看 联 说要 超 转 邻 非 食 龙 -0.7: [news] ^下一个 ^你当
^再 ^到 ^讲 下一个 会 发 合 吗 吗$ 喝 壁 处 岁 律 我又 早 星 每 洗 玩 皮 直 红 给我 肉 通 遍了 雨 首 ￼_$ -0.8: 0_0_$
[remember]. ^你来 ^哪 ^第一 不一 休 你是 前$ 动 咋 子 忘 慢 成日 无 有 朋 朋友 正 港 点样 电 界 白 美 老是 脚 蛋 讲个 谜 错
-0.9: ^[said] ^为 一年 世 五 你当 和 哪里 帮我把 年$ 开口 怎 怎么 思 想 我把 水 润 湾 猫 -1.0:
[advice]>[question] ^希 ^是 ^给 ^谢 。 一直 一般 么跟 以前 工 差在 帮 感 我今 才 棒 爱 狗 英 谁 谢你 问题 -1.2: ^你
^有 一次 两 句 国 我该 手 段帮 水龙 没有 第一 近 -1.4: 你好 很 扮 演 谢 这段 -1.6: ^你现 礼貌 -1.8: ^辛 有什 的近 -2.0:
^好的 么呢 能 -2.4: 一次自 -3.2: 下雨了
""",
    "ja": """\
+3.6: 今年に +2.8: の自己ベ +2.4: ^禁 う一つの ころから 教わ 组ん +2.0: ^これま ^佐伯 いつもの +1.8: ^チ たか どお アレル
娘の 第 苦手 +1.6: ^免 ^言わ つ目 のサ 己 +1.4: いますか おり た通 だっ つづ づ てた の続 はず シ$ 例の 私が +1.2: ^じ ^次 こ$
たよ のペ ましょ るっ んが ベス 埋 次 番 頼 +1.0: ^[usual] ^やっ ^例 ^母 いこ お愿 こと さん た たで と何 名 日目 残り 番で 目 薬
长が +0.9: ^_￼ ^これ ^二 ^父 あの お愿い$ っけ$ てる みが めた れた 今 担 担当 段 薬$ 计 部 +0.8: [my] [question]?
^で$ が$ くれ たの っけ った て$ ても てもら ね ので ほ ほう やっぱ れで キ 残 田 +0.7: [past]>[said] [said]>[said]
^[my] ^どう ^や した たん の件 曜 母 结 録 +0.6: !_$ [resume]. ^今 ^残 あ いします いつ から します たと ってる ま まし
やっ よ らっ わ ド 一緒 件 何回 定 左 直 社 緒 +0.5: [my]>[question] ^い あれ き こ 予 何 先 回 昨 次は 続き 进 +0.4:
[quantity] [that] ^[past] ^_$ ^あ ^も ^次の いで お た$ まで め 分 日 问 +0.3: し す$ で$ 最 足 +0.2: ^私の
して$ 私の +0.1: [said] の -0.1: す 合 -0.2: と は リ ー 小 间 -0.3: [question]. ^の 。_。 い う つ$ に ク
コ パ 法 -0.4: ? 。_~_$ い$ いた くな する せ たら てくだ るの ッ 八 年 文 -0.5: $ 0_$ ^_~_￼ 。_。_$ くら たい$ って
の$ マ 五 人 内 前 字 家 时 気 物 理 -0.6: 0 でしょ でも び れる 一 十 同 式 用 覧 転 闻 -0.7: たい な る を教 カ ツ ン 冷 因
大 本 校 海 私た 窓 都 -0.8: [advice]. いい ご のお のに はい らい ロ ール 今日 代 友 国 干 悪 普 期 関 限 -0.9: ^っ ^な
あり やって 円 引 方 雨 -1.0: ^助 が なし ば 使 助 回の 水 犬 猫 -1.2: の日 の首 るこ 世 俳 昔 -1.4: を 语 -1.6: あなたは
-1.8: ^前回の の大阪 -2.0: ^おは なりき -2.4: お世 -2.8: ^おや
""",
    "ko": """\
+3.6: ^졸업논 +3.2: ^알레 ^어디부 +2.8: ^맞지 ^오늘은 ^이어서 +2.4: ^결국 ^뭐더 ^사이즈 죠 +2.0: ^갑상 ^드디 ^몸무
^올해$ ^짜준 ^합의 +1.8: ^그거 ^이번엔 ^일차$ ^제가 +1.6: ^그대 ^마저 ^막내 ^와이 ^이번 ^일차 ᄀᄀ 같이 봤 안은 장한 주신
+1.4: ^[my] ^괜찮 ^둘째 ^마무 ^민 ^반려 ^뽑아 ^엄마$ ^저번에 ^적어 ^제$ 내가 봤는 였 째 +1.2: ^걔 ^결 ^그 ^그$ ^나머
^내$ ^내가 ^대본 ^뭐였 ^보여 ^삼$ ^이제$ ^읽 가자 가자$ 갔 내$ 담 더 더라$ 뭐였 았 약$ 왔 지$ +1.0: !_! ^[we] ^거기
^샀 ^얘 ^이제 ^총$ 검 린$ 받 얘 차 했 +0.9: ^둘 대로 돈$ 럼 번째 이었 +0.8: ._~_. ^거 ^거$ ^네$ ^단 ^똑 ^며칠 ^시작
^우리가 ^하$ 과는 나$ 네 네요 대로$ 더니 두$ 며 번 잖 준$ 쪽 춘 +0.7: [my]>[question] [my]>[we] ^또$ ^박 ^빼
^줘 ^지금 ^채 과 님 시작 신 제가$ 졌 틀 +0.6: [store] ^나 ^다 ^다$ ^분 ^자$ ^차례 ^했 그$ 다 들 러 문$ 서 요일 음$ 집
함 항 히 ￼ +0.5: [news] [said] ^[past] ^나$ ^다음 ^더 ^만 ^쓰 ^우리 ^집 거$ 까지 다음 버 성 써 었 음 줘 짜
+0.4: [question]? ^간 ^내 ^알 고$ 두 로$ 부 알 제$ +0.3: ^달$ ^대 ^몇$ ^번 ^상 다음$ 대 료 문 바 어 +0.2:
[again]. [said]. 야 +0.1: 서$ 어$ 에 지 -0.1: 도 영 전 하는 -0.2: [me] ^수 기 데 만 말 보 아 제 -0.3: $
^_$ ^고 ^전 구 기$ 데$ 라 을 하 한 -0.4: ._. [me]. ^구 ^영어 ^영어로 ^해 구$ 냉 드$ 루 면$ 목 비 예 오 의$ 임 체 트
-0.5: ._~_$ ? ^너 ^설 ^수$ ^시 ^영 ^오늘$ ^한 가요 과$ 나 날$ 령 무$ 살 에서$ 원 있 전$ 좋 -0.6: ._~_0 [my]
[my]. [past]? ^교 ^년 ^오 ^할 계 놀 돼 모 법$ 세$ 어로$ 없 에서 운 은$ 천$ 초 -0.7: ^_._. ^_? ^내용 ^때 ^법
^세$ ^않 ^언제$ ^온 ^초 ^표 겨 년$ 도$ 래 리 분$ 섯 섯$ 순 울 을$ 의 재 제거$ 카 하게 행 -0.8: 0_~_.
[past]>[past] ^딸 ^안내 ^엑 들어 를$ 면 센 식$ 에는 왜 -0.9: ^마지막 ^봐 ^제주 ^처 기가 는$ 드 미 준 중$ 혼 -1.0:
0_. [question]>[my] [task]>[past] ^예전 ^윤 ^잊 ^준비 ^추천$ 공 능 드컵 려요 마다 왕 이서 포 피 -1.2: ^고양
^기준$ ^많 ^말고 ^바꿔줘 ^쉽 ^아직도 고요 속 인데$ -1.4: ^가능 ^맨날 ^뭐가 ^밥이 ^왜$ ^이거$ 친 -1.6: ^고마 ^우리나 ^파이
-1.8: ^일본어 ^제곱미 년 -2.0: ^강아 ^그래서 ^약속 ^어떻 ^조선시 ^존 ^타이 -2.4: ^를 ^에어프 ^짧은 -2.8: ^지난번$
^처음으 -3.2: ^알려주세
""",
    "es": """\
+2.0: ^_vas +1.8: mi_número +1.6: ^_~_la como_se_llamaba otra_vez_el +1.4: talla +1.2:
^[quantity] ^_~_el con_el de_siempre en_que lo_de mi_~_del que_~_tengo +1.0: ^_cuántas
^_y pues que_~_de +0.9: ^_el con_la q +0.8: ^_de ^_en como_se era ha +0.7: ! !_! .
[said]. ^_a el final +0.6: [said] ^_la ^_~_0 de_~_$ la para_el và ya +0.5: el_~_.
la_~_$ la_~_de +0.4: del las lo +0.3: [question] [question]? [that] a +0.2:
[question]>[me] [that]. ^[my] al -0.1: ?_$ -0.2: [task] [you] ^[me] o -0.3: $ -0.4: se
-0.5: ? que_se un -0.6: 0_~_0 de_0 esto -0.7: 0 ^_como ^_tengo ^_~_del de_~_. del_~_$
es mi_$ ￼_$ -0.8: ^_por_que me_~_el tiene -0.9: anos ya_no -1.0: cada le_~_a por_que
-1.2: [me]>[question] ^_~_de
""",
    "fr": """\
+2.0: ^_et +1.4: ^_~_0 ^_ça +1.2: ^_ton ils qu'on_a +1.0: [question]>[me]
[question]>[my] l'autre pour_le +0.9: [you]. ^_elle a_tôi de_~_$ +0.8: [my] ^_bốn ^_c
y +0.7: coup de_ma +0.6: [my]>[question] [my]? +0.5: ^[question] ^_il le mes ta +0.4:
. ^_a ^_la ^_le ai ce_~_$ que +0.3: [me] [that]. du mon +0.1: 0 la -0.1: ._$
[question] je une -0.3: $ [said] ￼ -0.4: [my]>[me] [that]? ^[my] ^[that] comment de_0
en par -0.5: [me]>[my] ^[we] et_je -0.6: 0h ?_$ [said]. ^_mes ans est le_~_$ x -0.7:
^[me] ^_est si -0.8: ? [me]>[me] [question]. [said]>[me] ^_~_de ^_~_du -0.9: ?_￼
^_j'ai -1.2: avant un -1.4: ^[past] -1.6: t
""",
    "de": """\
+2.0: ^_und +1.8: ^_tag sind_glasig +1.4: hab_ich +1.2: !_! ^_so im_text tag_0 +1.0:
[you]>[past] ^[that] wann_~_ich +0.9: [again]>[question] [news] [question]>[my]
^[said] ^_er ^_~_0 teig üben +0.8: ^_es ^_in er mir_die +0.7: ^_~_die ^_~_hat ende es
já los +0.6: [past]. [that]>[you] ^[question] bitte_$ den mit mit_der war wie_immer
+0.5: [that]>[that] für_die schon +0.4: die +0.3: ich +0.2: und -0.3: ?_$ [me] -0.4: 0
? [question]>[that] -0.5: [advice]>[me] einen ich_bin in_~_$ um wer zu ￼ -0.6:
[my]>[me] ^[me] ^[past] -0.7: $ ^_~_oder man -0.9: ^_ich ein -1.0: ^[my] ^_ist -2.4:
wie_~_ich
""",
    "pt": """\
+2.4: bora +1.8: item o_de +1.4: ^_e ^_~_ai por_um +1.2: ^_a ^_em ^_em_que a de_sempre
e_que la +1.0: [question]>[my] com_o dona meu_~_na +0.9: a_~_da ai em_que era meu_~_$
o_~_do +0.8: [you] [you]. ^_ela ^_o ^_ta do já o +0.7: ^_~_o com_ela e_$ ela ele mais
no_~_de +0.6: . +0.5: [me]? [my] ^_~_dia as na so +0.4: [my]. [said]. ^[quantity]
+0.3: [store] da +0.2: ._$ e_a +0.1: [me] ^_~_a deu -0.2: $ 0 -0.3: ^_~_que para uma
-0.4: ^[we] com um -0.5: 0_e 0_~_e [past]? [question]. -0.6: e sao -0.7: ^[that] ^_por
e_eu e_~_$ me_da tem -0.8: ?_$ ^_o_que ^_~_da e_um que_~_$ última_vez -0.9: [again]?
por_que se -1.0: ^_~_de -1.2: ^[my] anos de_0 -1.4: anima o_que
""",
    "it": """\
+1.6: ^_e +1.4: come_si_chiama +1.2: ._. ^_da ^_niente al_~_? dài taglia +1.0: ^_che
^_~_la fa_$ giorno pero pure si_e +0.9: ^_la ^_~_ho a_che col la +0.8: ^_a ^_il
^_~_col e_il per_i +0.7: ^[question] ho +0.6: [news] [question]>[my] ^_i ^_in no +0.5:
[store] i ma mi_hai +0.4: ^_~_il +0.3: [my] +0.2: ! il +0.1: [said]. le -0.2: ? [you]?
a e -0.3: [past] se si -0.4: cosa -0.5: [me]? [you] chi -0.6: ^[that] io un -0.7:
0_anni ^_~_non una và -0.8: 0 ?_$ [again]? [past]>[question] ^_~_in un_~_di -0.9:
[quantity]. ^_~_per mai volta_che -1.0: ^[my] ^_~_di chi_ha ￼ -1.6: ^[past] -2.0: fai
-2.4: ^_ho
""",
    "ru": """\
+2.4: той +1.8: ^_день +1.4: ^_на +1.2: ^_ну ей на_~_? ну у_меня ход +1.0:
[question]>[me] ^_~_я ^_опять +0.9: [you] ^_из +0.7: . ^[again] давай +0.6: [advice].
[you]. ^_когда не_~_$ +0.5: ^_~_мне ^_~_у у +0.4: ._~_. же мы +0.3: [me]. +0.2: !
+0.1: [me] -0.1: [me]? -0.2: ?_$ [question]? -0.3: ? и -0.4: ^[past] как на -0.5: в
-0.6: ^_~_на а_я на_~_. -0.7: 0 ^_что -0.8: ^[we] и_~_же -0.9: в_~_. или -1.0: ли
-1.2: ^_ты -2.0: ^_у
""",
    "ar": """\
+2.0: يلا +1.8: زالت +1.6: زي +1.2: [that]>[me] ^_اليوم ^_وش +1.0: !_$ ^[said] ؟ كام
+0.9: ! [again] [resume]. [said] آخذ كان +0.8: [me]. ^_~_كان ^_في ^_￼ أي رجع لي +0.7:
[my]>[me] [resume] [that] [that]. [that]>[my] [usual]. يا +0.6: اللي +0.5: ^[question]
+0.4: [again]. [news] ^_شو شو عليّ +0.3: أنا -0.1: [my]. في -0.3: $ [me]>[question]
سنة -0.4: [you] ￼_$ -0.6: [past]>[past] ^_من آخر -0.8: طريقة -0.9: . [my]
[my]>[question] قبل -1.0: 0 ^_~_ما بعد -1.2: [question]>[me] -1.4: كيف
""",
    "hi": """\
+4.8: ^_hari +1.8: [my]>[question] +1.6: [me]>[question] ab +1.4: गोली +1.2: ^_फिर
+1.0: [we]>[question] ^_~_ने ^_￼ क्या_है हूं_$ +0.9: ^_~_0 वाला +0.8: [again]>[usual]
जो बस मान +0.7: [usual]? थी हां +0.6: [resume] [that] है_$ +0.5: [my] [past] [past].
[quantity]. se +0.4: [my]. ^[my] +0.3: ! +0.2: [said] +0.1: [resume]. [that]. -0.1:
?_$ -0.2: [question]. में है_? -0.4: $ -0.5: 0 ek hai -0.6: [advice] -0.7: ^_~_में aur
me लिए साल -0.8: [we]. -0.9: liye -1.0: न -1.2: [me]>[resume] अब_भी फोन -1.4:
[question]>[news]
""",
    "vi": """\
+2.4: ^_câu_long +1.6: 0_~_gì rồi ứng +1.4: ^_bằng ^_tháng hiểu_$ t tính_sao +1.2:
0_đi [news]>[past] ^_bài ^_câu ^_ngày ^_sáng ^_ủa lý_do nhà_$ tui_$ được_bao +1.0:
[my] ^_~_0 ni oi +0.9: ^_ma ke_~_$ như_mỗi phương_an r ta y +0.8: [again]? ^_làm
^_~_phụ ho_so nhà_~_$ thứ_0 tu_~_$ +0.7: [remember]. ^[resume] ^_cái ^_rồi ^_~_nhắn b
bớt có_$ ke_đi nhà_có nữa_$ rồi_ma vậy +0.6: 0_~_có [me]>[question] [me]>[that]
của_~_$ hết no rồi_~_$ ti +0.5: ! [me]>[me] [that]? hôm u +0.4: ._$ [me]? ta_$ +0.3:
[past] [that] so +0.2: [me] be em -0.1: [said]. [said]>[you] [that]. có -0.2: và -0.3:
^[that] de o -0.4: [you] ^_bạn gì mở -0.5: [advice] [question]>[said] [usual] ga hoa
làm_sao -0.6: [said]? [you]>[that] ^[question] ^[said] không_~_$ la la_~_$ -0.7: 0
^_gọi bao_~_$ gọn hứa ký nào_cũng năm -0.8: [advice]>[question] [said] ^_già ba_bạn
ke_chuyện vì đồng_vai -0.9: mình_0 -1.0: 0_$ [me]>[usual] ^[store] ^_thứ_đó ^_tui_mình
hay không_$ -1.2: [that]>[question] ^_thứ ^_~_tên con_ai -1.4: ^_cảm gọi thơ_lúc
tôi_la vui_đi -1.6: ai -2.0: ^_so_tiếp -3.2: ^_lại_mua
""",
    "tr": """\
+4.0: ne_zaman_? +1.2: ben_$ +1.0: siradaki +0.9: o +0.8: [my]>[me] [that]>[quantity]
^_~_hangi kalan tamam +0.7: [said]. benim cek da +0.6: ￼ +0.5: [my]>[my] [said] [that]
yaz +0.4: [me] +0.2: [that]. +0.1: ne -0.1: sen -0.2: bir -0.3: ^[my] -0.4: ? ^_sen en
kaç_~_$ mi_$ -0.6: [past] bugün iki mi -0.8: 0
""",
    "id": """\
+1.8: ^_hari_ke ^_oke +1.6: [my]>[question] +1.4: si +1.2: apa_ya bab kan nama tuh
+1.0: [past]>[question] ^_~_udah deh ku +0.9: ^_dia ^_~_aku dong_$ ke_0 pak +0.8:
[you] dia kita_$ nih +0.7: [that]. +0.6: [that] [we]>[said] +0.5: [me]. yang +0.4:
[me] [past] [question]>[my] +0.3: [question]. +0.2: sih +0.1: [again]. [my]. -0.1: ￼
-0.2: . -0.3: [advice] ^[that] -0.4: ^[my] -0.5: $ ? [advice]. ^_saya ^_~_itu di jadi
-0.6: 0 ^[me] -0.7: [said] dan dua gak -0.8: ^_jadi -0.9: ^[we] -1.0: ^[said]
^_bikin_lebih tiap -1.2: ^_~_lebih ^_~_saya -1.8: ^_kamu
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+2.8: avori bisc exhi +2.4: anua apte emind ey'v ou'v +2.0: akf anywa eith lol_ mock
nex tried +1.8: geth hurs stood +1.6: atev siz +1.4: _arg best_ chef_ dea_ exted job_
tme wher +1.2: _ku _on advic bad clau did_ hich_ io_ mock_ ota pag pasa pb_ pdat rche
ried_ wid +1.0: _du _hon ewh finis igar knee_ lvi ok_ ou_ pie pls_ ual week_ +0.9: 's_
_cod _cur _pi arted epo eryt gar gua id_ mat_ plea priy strin they thing +0.8: _mov
_oth _rig _wel apa etr now sual_ ual_ what +0.7: _ag _dow _end _got _righ an' ared_
as_ der_ e'd_ fle gran have_ her_ may now_ offic pick_ roun sda then_ up_ +0.6: _ma
_vol arc back cati ess ew_ jec mig nter oing ond rch rou roug rry run she_ work +0.5:
_fl _let _ton all_ ame_ bit day_ er' he_ lev leve lie like_ plan_ tav than_ typ was_
+0.4: _out _up _vo _we frida har let mar nis pare sday_ the_ ur_ usi we_ what_ +0.3:
_like _my _off _sh _work day my_ out ow_ said_ ut_ vice +0.2: _and ed_ ext_ have ini
ted th_ the ther_ +0.1: _to on_ one ver -0.1: _ch _de _how and_ en_ hat how_ ld_ oes_
te_ tic -0.2: _are _the an_ and are_ efo er_ ine ing into_ me_ ron this_ -0.3: _at _do
_la _lo _st _su any ent ime in_ ng_ nge ove re_ when when_ ys_ -0.4: _be _ca _fu _gr
_ke _nig am_ eer hat' his how ice ill lic ly_ ns_ ome ong pan pla res sta tra wan
-0.5: _an _dis _ho _is _ju _li _mos _res _us ace_ at' ays by_ eac eep eme ery_ ir_
lls_ mos old old_ orr ric rni stic sum tal tell tive to_ very_ -0.6: _co _eac _ne _ov
ali ele els ger hea hes hings ia_ ick mma nk_ nor oon oth rmal_ rs_ rth say ten tiv
ude um_ year -0.7: _cr _po _qu al_ ane ate_ be_ eel ela es_ firs goo good icke imp jok
ken law lon nic pyt qui rt_ see son_ st_ ster tel us_ wil yea -0.8: _ever _ex _ni escr
ever exp ful il_ morn ner_ ny_ spo top will wro -0.9: at's_ boi boil_ eeps_ enten hi_
ive_ keeps llowi -1.0: _eg asked bili ddl ello_ expl git_ houl ks_ oday ome_ ool pay_
went_ -1.2: ammar betw ere's find_ fiv made_ only_ ou'r print sk_ uall -1.4: ecor hank
kye_ leap_ omat you_ -1.6: hello jso -1.8: hiy -2.0: aceta bbis bup ddlem eighb etur
frie -2.4: ourd why_
""",
    "es": """\
+5.6: adak +4.8: nture +3.6: abela lucia +3.2: arca_ imu +2.8: conm +2.4: adap atego
bila_ nsabi +2.0: _dal adv arniz ecias ergun juev +1.8: etom +1.6: abez amil autob
dime_ ervid hice_ iroi ovo_ +1.4: _aye _igu _oy _tuy aest cinq conse itulo levo_ lune
otro_ strof toca_ tuy vini +1.2: _ap _uk act esup stp_ uran +1.0: _pus aro aste cual_
elt ema igui jue mio nand ou_ sab sted_ ue_ use_ volv +0.9: _cart _he _son ieb lama
nan nqu oca_ oce ono_ sit tall talla veng venga verl +0.8: _era _reto _va ahor ahora
ami aque ario_ azme_ ce_ falt ince ocio pero_ rta rte tab tad +0.7: _ni _ret _vue
ayer_ cual edi egun fina gun igu ista_ je_ lvio_ oca segun tomo_ uci +0.6: _cla _don
_habl _ten _ter aba aba_ abo alla_ api hice hoy_ iente lla_ mes ner oci reto sac sto
tel tra_ uent uin +0.5: _sigu _ya amo ba_ ccion cion_ del_ don io_ mos_ nes_ pas ped
+0.4: _cu _lo _mis _nu aho dic esu mas nes on_ rec ual_ +0.3: _cont _fa cont cua del
iba ida mat ste_ +0.2: _del _se el_ ina ist +0.1: _la te_ -0.1: _po _qui _una ent ia_
ica ien_ ndo nta -0.2: _co _des ena ino olo por rre ta_ -0.3: _com _como _pa ante ara
are dig entr ica_ nco ntr ras tro una_ -0.4: _ag _ant _cor _ho _hor _su co_ com en_
eri iez ill or_ orm pued rma ros sin tar -0.5: _alg _ca _cen _es _fue _hac _le _pi ano
emo esp fe_ hac ian iej iem nas_ nos_ ntra tie -0.6: _cad _cel _ex _qu alg ar_ cie edu
ele ere es_ fic go_ ico imp lig nci nos ola one orma ort pri prim rda sa_ se_ tex uena
uro -0.7: _agua _mo _mu ane cuat ea_ eba eva_ exp gat his il_ jo_ lor nar nco_ nter
ovi pin span ura_ -0.8: _tar aci ble fue_ ita liq pan soy tiene una -0.9: _dur _ri _un
adr bue exi ir_ -1.0: _du _fr abue cad ejem pliq sob un_ -1.2: _ol ay_ gnif htm ingl
ucio ve_ -1.4: wif -1.6: algu extr hola mex -2.4: she -2.8: celu
""",
    "fr": """\
+4.0: modu +3.2: papa_ +2.8: angui cuss +2.4: 'hab_ m'as_ +2.0: am_ anson d'hi deuxi
iece iki kinci oui_ +1.8: mael +1.6: _cett algr arei io_ stp_ ti_ +1.4: ablea bah_
bon_ celu chez_ d'ha dois_ edo encha ensui equel fa_ intu l'au lesq mme_ ntu olle_
stro t'av vas_ zero_ +1.2: 'as _reca ais_ ardi_ deja_ ena eudi_ eulen iez_ m'av manq
notr oila_ olen sig ulem utre_ +1.0: _ajo _bor ast audie brui d'ap exac j'en pap qu'on
rif s'ap sie suiv svp_ tait_ uiv vier xie +0.9: 'avie _ell _gec _tu ai_ aine_ aviez
bor gec l'ai_ lote pre see t'a +0.8: 'en _att _dev _deva _ec _ens _il all allez apa
cel deux esso fin lemen neuf_ nom_ sem uel_ vai +0.7: 'en_ _alle _avai _eta _le _re
_ta att cod du_ ecom enu epo ero este_ m'a mam mi_ om_ ont_ pte rei signe tien vu_
+0.6: _ava _fin aill ila itu la_ lle_ notai rou sui tue +0.5: 'af 'on _der _j' _l' _ri
ait dev ene_ est fai hab mot_ ose our_ refai +0.4: 'ai _cet _cou _res _su ami eco ien_
mem son son_ +0.3: _du _ref ine_ mon_ on_ pour_ tai tes_ tre_ uel uit uve +0.2: 'est_
_av app elle_ pare por tre +0.1: ais is_ ux_ -0.1: _to er_ es_ et_ je_ ns_ oi_ st_
-0.2: _ca _me _qu _so _te _tr ans_ au_ cor eri ise ne_ nt_ quoi_ urs ver -0.3: _sa _vi
ble_ eux ique ommen ren sse uis ute -0.4: _ch _di _en _fa _li _lo _peu _po _pro ar_
art eve ie_ it_ leve mal_ mmen nco os_ pri se_ ts_ urq -0.5: _ag _fr _pe _pr cre d'un
etre eux_ int_ mps_ ner nge oir ou_ ours pe_ per peu pro si_ une_ va_ -0.6: _an _ans
_cu _es _in _un agn al_ cin cour cri ent fair ici ifi ime ita les_ nnu ol_ ole_ ourne
rche rendr sal uet ut_ -0.7: _be _chat _cor _donn _fair _mer _pres _ro ado ari dir dor
ecri emp eur foi hat oit_ rch to_ une ve_ vre -0.8: 'il _gu _mor coi isa sib tar tel
-0.9: _dro _met _si ate beb grave ica in_ ir_ leg pin rav sen velo_ -1.0: atre_ auff
bonn eman fils_ joue_ un_ -1.2: _ex afe_ poe promi uvoie -1.4: fran ourq -1.6: abes_
amais elet mai_ -1.8: couco issel -2.0: angla chaq -2.4: votr
""",
    "de": """\
+2.4: asig_ dortl ehab jet mula +2.0: _dei brum dei diesm einka furs_ okoll +1.8:
doch_ modu ogeg +1.6: ausge err_ jens jens_ vom_ +1.4: _auc chste enhoh numm nun_ sira
wied +1.2: _ok dann_ dran_ dul_ enau_ erem_ fruh_ gross hast_ +1.0: _bes _end beid
hster iant jetzt plan_ print tro tzei +0.9: _and _ra beim_ eta fer fter gespr ja_ plan
sge tzun +0.8: _fra _neh _tei _wel bes bleib dies eiter gesp get gla hies inz nochm
osse_ rein rosse rse schri tur umm +0.7: _nu abge ag_ also ante da_ ein geg hab_ hast
heis ite lag mir_ morg nachs nte so_ tio unk wel +0.6: _alle _fer _gen _ohn _tro _uns
abg ann bess eig ent gros ichen iter mein ruh schr tag_ trag war_ +0.5: _der _feh
_lauf _we _woc abe bel chem_ hab oma se_ tte uns vie +0.4: _al _bit _ha _hat _mei
_mein achs app dra em_ ere ir_ itte lle mei rag +0.3: _do _ic _ich _ni _ta at_ bit
bitt nich om_ org rat tz_ unden +0.2: bitte die ies mir rock +0.1: _de _zu ch_ -0.1:
_da _er _si st_ -0.2: _ku _ma _zwei che_ er_ geh ich_ ige isc isch ist nen nge rei ten
ter_ was_ -0.3: _na _was eis eit en_ enn hre ier lan ode ren ute zen_ -0.4: _imm _ka
_ve ang_ aru ass cha chl echs ei_ fen_ ger hal inn nac nach_ ne_ ner_ ora rbe sch um_
ust zu_ zwe -0.5: _ba _han _in _jah _ko _spr alt ang as_ chs des erh ge_ hte hun inde
lche_ leb lt_ lung_ nder_ nt_ rich sta uch ule was wer ze_ -0.6: _gef _gr _se _tu ack
ate atze bar dat dig ech ene erk eut fal fli fun geht hl_ mache ner rkl scha ste_ ude
uss wer_ wor -0.7: _eine _geh _gi _gro _ho _pr _sag ache arum_ aue bar_ funf_ ihm_ koc
rde the wort -0.8: _man ckt fals ffe hren ibt nden_ nke sag tsc wenn_ -0.9: _deu _fa
_pru chse chw ernd kein ll_ pyt uhr wen -1.0: bunde deu hn_ ieg irge jah kann_ lisc
stim uche -1.2: _ein arf_ eund feie me_ -1.4: blem dee eitum hilft inut nie waru -1.6:
jed ptst -1.8: andy_ bevor chluc efet uher_ -2.0: bist_ efon -2.4: oas -5.2: afeh
""",
    "pt": """\
+3.2: impez +2.8: oq_ +2.4: imic +2.0: agor angui cena_ cume emed gual ruq +1.8: axa_
bik desd eris +1.6: apio_ arrei dias_ nselh sabe +1.4: avi_ daq ecre nume +1.2: _bor
_lica aiu_ aquel bertu binad compa conv ei_ eitou icou_ mero mero_ parte quela +1.0:
_ont azu bora ench end manho opca orcam ref rox +0.9: _era _pi aqu ard comig conf dess
fech fur noti onto outr pro ram tua vit +0.8: anda_ arta_ ntao_ roxi tres_ +0.7: _cha
anda ciso_ eceu_ erdi_ essa_ falta forn inad rti uant uim ulo +0.6: _da _el _falt
_volt aque ersa eu_ eze falt ina olt plan rio rta_ sab tac uint umo_ +0.5: _con _seg
_segu _su _ti _tu and ara aram cha iu_ mos mos_ oca_ ora tao tir toc uel umo +0.4:
_qua cro ermin ess est ete man mes qua scol seg segu so_ uas +0.3: _ago _do _fi _no
ago art ers le_ ont ou_ tou ual ue_ +0.2: _li egu gor ham ia_ novo_ pla +0.1: rec uan
-0.1: _in como em_ om_ por um_ -0.2: er_ nta_ omo_ ra_ re_ rro_ sta_ -0.3: _al _en _pa
ala_ ara_ bra como_ ent ien ir_ lho or_ ort para_ pra tor -0.4: _di _so _te _um aca
ada ais ais_ ante cad cer esc int ntes_ oi_ omo rat roc -0.5: _ant _ar _ca _ga _go _nu
_po bel conta do_ err ez_ fac gan mao me_ mei nci ntr ped ral rro tim -0.6: _am _au
_cu _is _jo _pra _ra _sa ari bol cal cin esta_ ido iss lei lho_ lin mit mor ong port
ric ros tod uda_ uma upa -0.7: _br _ent _mu agem_ ar_ ebo eim gur ica_ mei_ mples oa_
rav ren rin ses uca uem_ uma_ vid vira -0.8: _fil ata fras ixa_ nor nos_ pa_ uro ver
-0.9: _che _oi alo_ digo_ gra hei iga nunca ois ormal pq_ rra -1.0: _ex _gr _tem anet
arroz feij izin meio_ oite_ po_ -1.2: eveu_ ortu soz vale -1.4: 'e_ mui prai -1.6:
abob algue atea bisse quero -1.8: faco_ finge ralo_ -2.0: celu -2.4: emini
""",
    "it": """\
+3.6: bom +2.8: sai_ +2.4: aest coled etod iecc lei_ odio_ +2.0: codi com' +1.8: _tag
ades poi_ rifa +1.6: ersio eved glu lune nume temb truc +1.4: ancav bola_ emev evam
ioved megl obre_ papa_ pure_ stanz sugg terz +1.2: altra cosi_ degl deve_ evi_ fatta
ime_ ivell pin rep stab terzo uale_ vev +1.0: ai_ ario_ cogn cui_ del_ erta evo_ hann
ipr llora nora_ quale quin uori_ +0.9: _ecc ace arti asl col_ corso dove ecco ho_ smon
stav trol +0.8: _ec _fon _sta ato_ erciz ient nie oi_ rano_ ser tra_ tutto +0.7: _alla
_dis _fini _ora anno_ bil eco gio_ gno iva lito onto_ setti tav vai_ vi_ +0.6: _ce _ho
_sce _so _tu amo arri ava dai ert hai il_ imi nca num olla onto orn peso_ qual_ quel
sia uante uel +0.5: _all _avev _ie _l'a _ne _nu _sc _sett _su _vu anti_ ata ata_ ava_
col dis evi iam ina ione_ loc mo_ ro_ rri sat seg tuo +0.4: _che _fin _gi _pr _pre
_pro amo_ ci_ con edi er_ eri etti gin ini io_ ion nti_ pro so_ tat tor ttim uant
+0.3: _di _mi _qu _que _sa _set _st al_ isc mar ora orni ra_ res sch sso_ tazi to_ zio
+0.2: _da _de ett ito mio_ +0.1: _il ato ess mio -0.1: _in _la _ve _vi per si_ -0.2:
_pi cci cia da_ lia osa_ pie sa_ -0.3: _co _pe ale anto anto_ are are_ gia gni ha_ hie
ico ino_ ist le_ po_ re_ tal tel tro -0.4: _com _fi _gli _pen _pri adr agg ecch ecchi
ele emp end ian ila ita lie mon mpr na_ olo olo_ ono_ orre prim ri_ ti_ tri una za_
-0.5: _ann _ca _chi _ci _ha _scr abi ari cap chi_ cin dar ent ere ica ida ied in_ lim
nsi ole ori osso pri ren sem una_ vic -0.6: _ge _go _ru _sen _si _tel _vo acci alc amp
ao_ ate ba_ ce_ ciao co_ ffe figl isp oma rab sco_ test un_ ve_ ver vici -0.7: _an
_ant _glie _l'u _mu _sar aga asa_ asta bin ccio div ene esc fig fo_ glie ispo iti ni_
ole_ pan puo puo_ raz rop semp spa -0.8: _un ali dir dur ezz ioni ne_ ona perc tren
ua_ -0.9: _abi ana cup dav empre erso ielo_ orm perso rare_ -1.0: _mal aff cato corda
edd eta gat gatt inon iso mica_ ncl norm otto_ se_ -1.2: arze aura_ big cel_ citt
endil erche gia_ imedi ssag stat -1.4: alisi arq eced itig n'i piov spie -1.6: madr
primo -1.8: buo fai_ lloq muffa -2.0: alzo_ cos' eav -2.4: bele -2.8: eocc
""",
    "ru": """\
+4.4: зову +3.2: ноль_ +2.8: аили +2.4: буви_ едум нужно ппа_ +2.0: аваи_ алыч вяты
груп добив долже ернул каку нкт сог стрее тобо +1.8: _вто дующ +1.6: адв бъяв езю илас
наше орци тех_ тыи_ +1.4: анкет вес_ вое дыхат лось_ онр так_ таки_ +1.2: _тво _ур
азыв ался_ должа мое назы наш овог оеи_ опять оста осч утв яли ях_ +1.0: _жд _мое _он
_та _тв али_ выд дал допи лся_ одол пле ял_ +0.9: _кор _прош _сво _то ал_ возв дующи
ено_ епер котор мер_ мои ных_ одо прош роч чал +0.8: аем_ без_ быч вал гла ил_ луист
мин нке рам рил_ сце чег +0.7: _ан _кар _ост _от авил аки ари ариа вку все_ же_ нул
опи ос_ рас сде спи тало хат +0.6: _об вле еду ер_ еред или им_ ишл как кин нт_ обе
омер_ про_ сле тольк уча ши_ +0.5: _те ала алуи доб ем_ епе ло_ му_ опя остав сче тов
+0.4: _ва _до _како _мы _сд вер все ела како ли_ ми_ рат ред се_ тор +0.3: _был кото
+0.2: _ка ку_ на_ -0.1: _не _чт _что -0.2: ает ень сьм -0.3: _ма _пл _ск бы_ ет_ ко_
нои_ -0.4: _бо _кв _одн _пос _пр _хо ая_ ии_ ить ица как_ нед од_ оли све ти_ тся_
-0.5: _го _ре _ро _са ает_ атьс еро идум ие_ ква кон лес ног ны_ ост отк пит при ри_
рит чем -0.6: _ил _кт _сло альн ань ать днии_ ее_ ели ерез_ ить_ ле_ лив мор мя_ оро
ре_ рить ца_ ыть_ -0.7: аче быт веч ги_ дат ект игр ин_ ке_ ныи_ оги одр поч руг тно_
тол чтоб -0.8: _зи _од аре будь гра ера куд ния сти тно то_ чи_ ые_ ься_ -0.9: _дом
ают вет_ дпи забы каж лом нии_ ник нут он_ пас перв проп ть_ ят_ -1.0: _жи _ин думаи
етыр отлич очему рем тыся это_ -1.2: hon_ англ бще_ выб дом емец ичае поя чему_ ют_
-1.4: обуд тья_ узн -1.6: _есл алте аньш асиб ееш нужна -1.8: альо бяз дти_ овеж стих
сыг -2.0: анек бъяс верху -2.8: вежл -3.2: бщеж -4.8: дхо
""",
    "ar": """\
+4.4: تحدث +2.8: المعت برض +2.4: _فيت احبي_ انف_ +2.0: الظب بتاع تحانا عندك_ قاس_
لمكيف ينزل_ +1.8: _كلا تاسع_ صفحة_ عندك +1.6: _رفض افرت الصبح الطري بت_ بخص +1.4: _رت
_رف _ها _يل اخيرا ارف_ افق اكتبه انية_ اية_ بعدين تك_ خلصت رقة_ ضل_ لدرس_ ملها_ موع
وافق +1.2: _حس _زي ابة_ ابع الشك اه_ ته_ خلص ضوع قايم كام_ لت_ لرا ناه +1.0: _الثا
_رقم _عرف _فه _لكن _لن _مست الان_ باب برنام حدث دت_ دها رقم شكو ضغط_ قتي كمل لطة_ لوظ
معة_ مقاس وعد +0.9: _خلص _علي _وص ابو اقف باق تبع تني تني_ تهي خيار عدين_ غير لثا
لثاني لزبو لشه لكم محا هال +0.8: _زا _وب اقي_ امت بعد تي_ رت_ رجع كمي لها نا_ نفس يلة_
+0.7: _تان _را _رجع _طل اتفقن ارت بعت تار تها طل_ لسا لسنة_ له_ متى_ مش_ نته وم_ +0.6:
_الخ _ايا _بعده _حد _كا اسم_ الخ الض اللي_ تاب دوا ضوع_ عدي قلت لى_ وا_ +0.5: _اي ايا
عت_ معت +0.4: _در احت اسم الب الس سم_ ليه ها_ +0.3: _انا _عل الع كان +0.2: تى_ لي_ وال
+0.1: يت_ -0.1: الق ما_ -0.2: الي لا_ لم_ مل_ -0.3: _الق _في _لا _ما ار_ بال بة_ فة_
في_ كل_ ون_ يل_ يه_ -0.4: _الن _عش تة_ دي_ ري_ عندي عني ندي_ ني_ يف_ -0.5: _شه _ور _يك
ات_ الر الط بر_ دد_ عي_ ندي ير_ -0.6: _ست _لم _وم اء_ اذا_ ايه_ ربي طلع_ هل_ ية_ -0.7:
_اق _بي _دا _دو _سن _واح _يو اذا از_ اف_ الاي الي_ حب_ خفي رق_ طف_ عمر قة_ قول_ لال
لام_ لطف لية_ مسا مع_ وات يط_ -0.8: _اط _مب _مر _يح ادي الشم ايه خمس سيل شي_ صر_ طيا
فع_ قول كيف معن هري واح وما ومي يش_ يلي_ -0.9: _رز _مص _وع الدم الطف بعد_ ربة_ سبب
سبة_ عشان_ كتة_ ليزي_ -1.0: _از _اص _بدو _تس _تك بي_ تعل جر_ جنيه_ جوا قان ملة_ وي_
-1.2: _صغي افريق انو ايث بز_ ترح_ حها_ دقي وبة_ يارة_ -1.4: _كيف حن_ شوي_ لسعو مية_
وانا يساو -1.6: ادث_ اصمة_ الشيء -1.8: ازاي_ روبي_ عندن يجب_ -2.0: عليكم مرتي -2.8:
العاف جى_ -3.2: اغية_
""",
    "hi": """\
+3.2: अभ् आसन_ बाक +2.8: ंदाज अब_ तुमन बिटि हुए_ +2.4: तुम् बतान बेह शुग हमन +2.0:
aaj_ aree mmy_ usm एलर खां दूस नंब +1.8: daw nme_ woh_ जैस रिपो +1.6: अनुव आखिर_ आगे_
बचा_ रिश् हमार +1.4: _जो dus करत कूल_ गोली_ चलो_ जोड डम_ निकल बना_ रीख_ सब_ िज_ ्मा_
+1.2: din_ hir_ आंख उसम गए_ तनी_ दोन लगा_ हफ् िश्ता ुल_ +1.0: _maa _किय _दी ab_ kit
num आपन चेक तीनो तो_ फॉर +0.9: _उस _मान maa ंने_ आपक आरा +0.8: ka_ ke_ tha_ wal कर_
जी_ बता बोल म्हार रवा सरा +0.7: _wal _जान _ना _मा ki_ wah wahi था_ मेर लिख_ वही िस्
ुए_ +0.6: _tu _us er_ hi_ ra_ थी_ दो_ +0.5: _कि _वाल _से _हु bah_ रा_ +0.4: _आग _मै
_वा ne_ वाल ्ता +0.2: _का का_ +0.1: तुम -0.1: hai -0.2: _क् _दे _लि hai_ और_ क्य ते_
हैं ाई_ -0.3: _ky पर_ में_ री_ ार_ -0.4: _कु _क्य _पह _या ek_ कैस नी_ ्त_ -0.5: _ko
_कह _लो क्या_ लोग ात_ िक_ ैसे_ -0.6: _प् _मज _मि क्यों ग्र हर_ ाने ाने_ ों_ ्रे -0.7:
_sa _saa _कै _राज at_ et_ ise_ lag करन करू टा_ साल_ ाइए_ ार् ैसे ्रा -0.8: _फो _सम ais
da_ hon kais peh rah ्फ_ ्य_ -0.9: _bi _li _कम _पा _बन _सं muj मुझे_ शुर सकत हेल ुम_
-1.0: _एक hu_ mei जात ट्र दिल नमस बेटा_ लगत हता_ -1.2: exc one_ ता_ दोस पहले_ बहुत_
भारत व्ह -1.4: bola_ ehle_ koi_ nah उपा चाहि ताइ ती_ ेगा_ -1.6: gli huru_ ंटरव इसे_
एक_ कुछ_ कैसे_ कोई_ जेद थोडा_ बिन -1.8: glis ंग्रे टार् तुम_ सुझाओ -2.0: धन् -2.4:
लीप_ हजार_ -2.8: किसन
""",
    "vi": """\
+2.8: ize_ +2.4: chot_ duye luot_ muc_ +2.0: not +1.8: cai_ chang khen_ nhi_ thiet
+1.6: chiu_ khuc_ kia_ luon_ tung_ đang_ +1.4: chia_ cua_ thua_ vy_ đung_ +1.2: bua_
buoi_ nhu_ not_ sung_ thay_ thuc_ thuoc +1.0: _oi loai_ ni_ us_ đay_ +0.9: _be _git
_uy anm mar minh_ nho_ su_ tiep_ toi_ yet_ +0.8: bai_ chu_ gui_ nghe_ nhat_ sach_ the
tuan_ tuon +0.7: _cap cap gio_ kham_ lai_ ruon truon vay_ xon đun +0.6: _ki ach_ danh_
hu_ khai_ phan phong ten_ thie uon_ đau_ đoa +0.5: _hom _ro cach_ hai_ hom hom_ hung_
nhu no_ nua_ soa ta_ xu_ đoi_ +0.4: _ke _nh han hanh_ het io_ luo ot_ theo_ tru tui_
uye đi_ +0.3: _min _phon _ten _tu eu_ gio hai iu_ khu min so_ ua_ +0.2: _đa em_ ieu_
kieu_ oi_ roi_ ui_ uon +0.1: _ba _la cau_ hi_ tie -0.1: _go _lo _ma _tro co_ guo hau_
hoi_ nhau_ ong -0.2: _cha ien ng_ tro đon -0.3: _chu _hi _me _mu _tin _tr ao_ hap_ it_
-0.4: _co _da _ha at_ ban cha cu_ gi_ gu_ khi nay_ ngan_ ren san tho trun viet viet_
đuoc_ -0.5: _bi _ch _de _ga _mo _sa _se _vi _đe ac_ ap_ au_ canh_ chay_ chuc_ day_ dun
duo gia inh_ khon tre_ -0.6: _hoa _ru _tra _va _xa ban_ bao_ bat_ cam_ de_ hoa khi_
lau_ ngu nha nhie om_ phi tra uoc_ ut_ -0.7: gian hac hic hoai_ lua moi_ nam_ un_ uoi_
xa_ đe_ -0.8: can goi_ hoa_ khoi_ kien le_ luc_ noi_ ri_ than_ thi_ uy_ -0.9: _mot
gian_ lanh_ lat lop_ mot rung_ toan toan_ đa_ -1.0: du_ him_ hue_ nhua phat_ rieu_
sai_ tieng tom_ trieu tuo xom_ xua -1.2: bi_ buon buon_ cao_ chao_ choi_ giat_ khau_
mua_ sao_ song_ suot_ đong_ -1.4: banh_ cut_ kheo_ luong ngan tao_ tuoi_ vua_ -1.6:
huan_ meo_ nen_ nli non som_ vai_ xoi_ đanh_ -1.8: cel_ err liem_ zal -2.0: aff_ cou_
cru thuon -2.4: ave_ -2.8: vui_
""",
    "tr": """\
+3.2: iiri_ +2.8: adre ahn aid iad kuzun obur suku +2.4: avsi ayen beles eyz send
+2.0: azge +1.8: ee_ iyene sira +1.6: alerj eshu kact +1.4: _ab aja amank artik di_
eksik itiy iyd iyod ksik_ nucl numar yine_ +1.2: deft gore_ hlam liste mist oluy sira_
tamam ugum yapt ydi +1.0: cem ciyo gore hani igim ki_ les min_ mis nob orsu sok yazd
yoll +0.9: _ett apac bizi bu_ dum_ kin mam_ rdu rula saa sli stik_ ttig ydi_ +0.8:
aki_ alan_ cti din_ eklif esab mdi_ ogla rsu sik_ stu tari tey usun +0.7: _bos _gir
_us act cuma deva devam edig eyd gin_ ifi igin_ iler inden ira_ irdim ist lan mdi min
mun ormu ram ret stik ukla ust yok +0.6: _ann _cik _ka _sir _son bor cu_ dev dur dur_
eki_ iyo lla misi miz nra num ord rsu_ sini_ +0.5: _ikin _kac _nu _sor adi_ bi_ dig
ene enim ger geri ini_ kinci kmi la_ lim_ mand miz_ na_ nci nci_ onu tar yord +0.4:
_biz _mas ara digi digim eli elim eyi in_ ina iz_ lek nu_ oru rdi sor sti ti_ +0.3:
_da _ha _han _ta ana_ az_ den eldi igin kac kinc liy nim_ ra_ tti +0.2: _bi _de _ge
imi mus ni_ um_ unu +0.1: yoru -0.1: ri_ -0.2: bir_ -0.3: _ku egi izce kir nasil yan
-0.4: 'da _ara _ed _go _sa _yu agi anl ar_ asi ata ava em_ icin_ ren riy sil yil yum
yuz -0.5: _na _nas _su _un _ve _yas _yil ast atir cak eler eme emek evd ili ilk_ iri
irk isa iyor_ lur_ rak rki sam_ ser tel yor_ yun zim_ -0.6: _ag _co _hi _kar _ke _ne
_ni adan agim aki ask at_ esm fik goru gul inda kuyor lir mey mu_ nas nir_ pil rec sat
sin_ sinda ski su_ ulu uml urk yas yim yim_ -0.7: 'de _fa _gecm _ned _pi ak_ ant azim
bas bir dize ep_ gez igi_ iki_ nk_ on_ once riyor sind tigi_ urum_ -0.8: _fi akla bask
dir egim gili giliz ile_ imle kisi kul mak mle_ ner ron yuzd -0.9: _ayr _is _oyu biz_
ce_ kan kope nca_ ol_ rim_ rt_ sev -1.0: _ca _es adok al_ apa kedi -1.2: cre ir_ kim
li_ norm rkiye uluy -1.4: dom hep_ iden_ -1.6: ceg hala_ iat_ unut -1.8: acab akik
eski kiba -2.4: hon -2.8: huy
""",
    "id": """\
+3.2: alh oposa +2.8: ahen +2.4: adiny ampey anm beres darim esuai jug +2.0: nomo
+1.8: ambuh curh diub +1.6: brp_ etep_ etig osisn yg_ +1.4: _bab asala gian_ kayak
kumat mpuny mu_ oal_ rini_ tad +1.2: _mej afta dev etuj iln oba +1.0: _si adw ait_
amin atih berap buatk deh_ empo_ erek erny gay ggu_ kita_ nyat sepa +0.9: edua edua_
ggu gny hku_ ira karan kur nan ndin pak_ samp si_ +0.8: _akh _de ambun dia_ ersi gilir
hirn olak_ +0.7: _bias _jal _tig anju dek_ gue_ kap kope mbun nola sar sis ya_ yak
+0.6: _br _ud alas ari as_ dek dwal_ emua_ ert es_ ini jur ku_ ngi olak or_ rsi sun_
ti_ uta +0.5: _ku _pak amb ambu and ayak bu_ emp ian_ ih_ ili is_ kam lagi_ lan_ mar
mari nju olo pan_ rat rus utu +0.4: _dong _ja _ki _tet aran dah_ din ern iga iha jut
lan lih mbu nya tap tig udah uny +0.3: _kit _yan ark han_ kamu_ tolo yan +0.2: nya_
ra_ ua_ uda +0.1: kita yang_ -0.1: _ber _bu am_ -0.2: _ga _ke _pe _re ah_ apa gak_ nga
ut_ -0.3: _di _pa _so aga at_ ber bol gka ila ima ker us_ -0.4: _apa _bi _hi _ing _per
akan ala eng gak ir_ isa kal mas sama tus ung_ -0.5: _ban _ce _kar _tan _umu ahasa
alus au_ baha erl hasa_ ibu kun lam lu_ ngen ngu ntu ol_ pi_ ruh ucu uk_ ukan -0.6:
_du _gi _in _or _ri _um ahi aku aku_ art hin iap_ ingk kas kerj mpu pen ru_ sen tia
uat_ uka wa_ -0.7: akny asi eci ek_ jaa kalau kin_ lap lin mpang omp pan suk ulu -0.8:
_jadi _tem alu anpa_ bay ebelu elas emang ena eng_ et_ get hat mai pa_ sah waj -0.9:
_pu alo erla ggri jua lau lucu ntun_ -1.0: ahun dany eda gamp ksudn tel -1.2: bedan
cere gala janj paca teme tiap_ -1.4: borob done tiny -1.6: capa dau sop -1.8: ayur
enapa -2.0: bisat -2.8: opa -4.4: aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.2: ^[past] ^[you] +1.1: [said] +1.0: [you] language_tr +0.9: ^[we] +0.8: words_20
+0.7: [said]>[said] [we] [you]>[me] question_at_the_end +0.6: [me]&[my] [said].
[said]? [you]? language_ar language_ko sentences_0 +0.5: [you]. [you]>[said] ^[resume]
words_16 +0.4: [again]. sentences_1 +0.3: [quantity]. language_ja +0.2: [me]?
[question] [that] ^[my] ^[question] +0.1: [me] [my]&[question] [store] -0.1: [me].
[usual] -0.2: [my]. [resume]. -0.3: [question]. [that]? sentences_4 -0.4: [quantity]
[resume] [usual]. ^[again] language_en -0.5: question -0.7: [my] -0.8: words_32
words_8 -0.9: ^[news] -1.0: [said]&[you] -1.1: words_4 -1.2: words_0 -1.5: language_vi
""",
    "personal": """\
+1.7: [my] +1.5: ^[question] question +1.2: [quantity] +1.1: [me] +1.0: language_ja
+0.8: [my]. words_32 +0.7: [question] words_0 words_4 +0.6: [me]. [me]>[question]
^[my] +0.5: [me]? [said]&[you] sentences_0 +0.4: [question]. language_en numbers_0
+0.3: [quantity]. [usual]. language_vi sentences_1 words_8 +0.2: [you]. ^[we] words_20
+0.1: [said]>[said] [you]>[said] -0.2: [said]. [store] [that] [that]? [usual] [you]?
^[resume] words_16 -0.3: [my]&[question] language_ko question_at_the_end -0.4:
[me]&[question] [said]? ^[news] language_tr -0.5: ^[you] sentences_4 -0.6: [said]
-0.7: [resume]. [we] ^[again] -0.8: [you]>[me] ^[past] -1.0: [news] -1.1: [again]
[me]&[my] -1.2: language_ar -1.4: [resume]
""",
    "implicit": """\
+1.2: ^[news] +1.0: [again] [news] +0.9: ^[again] +0.8: [usual] +0.5: [me]&[my]
[that]? numbers_0 +0.4: [that] [usual]. language_ar language_vi question_at_the_end
sentences_4 words_4 words_8 +0.1: [me]&[question] [question]. [said]&[you] [said]?
[you]? -0.1: [me]>[question] [me]? [my]&[question] [said]. language_en words_16 -0.2:
[quantity]. ^[my] ^[you] language_ko language_tr -0.3: [we] -0.4: [me]. [my] [you]
^[past] -0.5: [me] [question] [resume]. [you]. -0.7: [my]. [quantity] words_20
words_32 -0.8: [you]>[said] ^[question] language_ja -0.9: ^[resume] sentences_1 -1.1:
^[we] -1.2: question sentences_0
""",
    "continuation": """\
+1.9: [resume] +1.4: [resume]. +0.8: words_32 +0.7: language_vi +0.5: ^[resume] +0.4:
[me]&[question] [said]&[you] sentences_4 words_0 +0.3: [my]&[question] [we] ^[again]
language_ar +0.2: sentences_1 +0.1: [again] [my]. [store] [you]>[me] [you]>[said]
^[news] language_en question sentences_0 words_8 -0.1: ^[we] language_ko words_16
-0.2: [me]. [question]. [said]. [you]. -0.3: [said]? [usual]. language_tr words_20
-0.4: [quantity]. [that] -0.5: [again]. [me]>[question] [me]? [question] [said]
[usual] [you]? ^[you] -0.6: language_ja -0.7: [me] [my] [said]>[said] [you] ^[my]
-0.8: question_at_the_end -0.9: numbers_0 -1.0: ^[question]
""",
}
