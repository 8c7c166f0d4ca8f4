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
INTERCEPT: float = -0.94
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.6: [resume] pointing_1_words_0 question_words_0 quote_words_16 +1.4:
[advice]&[remember] [advice]&[you] [me]&[quantity] [my]&[remember] [news]
[question]>[me] [question]>[my] [resume]>[me] [store]? [usual]>[usual] [you]>[said]
^[news] question_words_4 +1.2: [advice]&[that] [my] [my]&[quantity] [store]&[usual]
[we] [we]>[said] ^[resume] language_unknown pointing_2_words_0 pointing_3_words_4
+1.0: [again] [again]>[usual] [my]>[question] [past]>[quantity] [question]&[you]
[resume]. [said] [store] [task]&[you] [we]>[resume] numbers_1 +0.9: [me]&[question]
[question]>[past] [usual]. +0.8: [news]. [quantity]>[that] [task]&[usual] ^[quantity]
numbers_0 pointing_2_words_16 +0.7: [again]. [again]>[that] [define]&[you] [me]
[me]>[quantity] [me]? [news]>[advice] [quantity]&[that] [question]>[we] [resume]&[we]
[you]>[me] [you]>[store] pointing_2_words_4 +0.6: [again]&[that] [define]&[said]
[define]&[we] [me]&[that] [me]>[said] [news]>[news] [news]>[said] [news]?
[quantity]>[question] [quantity]? [question]&[task] [said]>[my] [store]>[past]
[we]>[question] [we]? ^[said] +0.5: [past]&[store] [past]&[you] [past]. [resume]?
[said]>[said] [that] [that]>[again] [that]>[that] [usual] ^[usual] pointing_1_words_4
+0.4: [me]&[past] [past]>[me] [quantity]>[me] [said]. [that]. [you] commas_1 words_12
+0.3: [advice]&[task] [question]&[that] [you]>[that] language_vi pointing_2_words_12
pointing_2_words_8 pointing_3_words_12 pointing_3_words_8 sentences_4
statement_words_4 +0.2: [advice]&[said] [me]&[store] [me]>[question] [my]&[question]
[my]. [past] [question]&[store] [question]&[we] [said]&[you] [store]&[we]
paste_words_0 sentences_2 statement_words_12 words_8 +0.1: [advice]&[past] [advice].
[again]&[said] [me]>[that] [quantity]. [said]>[me] [that]>[advice] [you]. ^[define]
^[question] question_words_8 -0.1: [me]. [past]>[said] [question] [task]. ^[again]
sentences_1 -0.2: [advice]&[question] [quantity]&[question] [question]. [store].
^[you] commas_3 paste_words_12 pointing_0_words_0 pointing_1_words_28
question_words_32 -0.3: [again]&[question] [my]&[said] [past]&[that] [past]>[question]
[past]? [quantity]&[you] [question]&[usual] [remember] [task]&[that] language_tr
paste_words_8 pointing_1_words_12 question_words_12 statement_words_16
statement_words_20 -0.4: [advice] [again]&[me] [again]&[task] [me]>[me] [my]&[we]
[my]&[you] [question]>[advice] [usual]? ^[my] numbers_2 pointing_0_words_12
pointing_0_words_8 statement_words_8 words_0 -0.5: [advice]>[advice] [advice]?
[again]>[question] [me]&[we] [me]&[you] [my]>[me] [my]>[said] [remember]&[said]
[that]>[past] language_zh pointing_0_words_20 -0.6: [advice]&[me] [again]&[my]
[quantity]&[said] [resume]&[usual] ^[advice] commas_0 pointing_0_words_16
pointing_0_words_4 question question_at_the_end quote_words_8 statement_words_32 -0.7:
[advice]&[quantity] [me]&[news] [me]>[again] [past]>[past] [question]>[define]
[remember]&[that] [resume]&[said] [tell]>[me] [you]>[again] -0.8: [my]&[usual]
[past]&[question] [quantity]&[usual] [remember]&[usual] quote_pointing_0 -0.9:
[advice]&[my] [past]&[remember] [question]>[that] -1.0: [advice]>[said] [define]
[my]&[that] [task] [we]>[again] paste_words_4 pointing_0_words_28 pointing_2_words_32
question_words_16 quote_words_4 words_4 -1.2: [define]. [my]>[again] [remember]?
[resume]&[that] [usual]>[question] ^[task] sentences_0 -1.4: [again]>[you] [me]&[my]
[usual]>[we] question_words_24 -1.6: [we]>[advice] ^[remember] ^[we] question_words_28
quote -1.8: [my]&[news] [task]>[past] question_words_20 words_24 -2.0:
pointing_0_words_32 -2.4: [again]&[remember] numbers_3 paste pointing_1_words_32
quote_words_0 words_28 words_32
""",
    "en": """\
+3.2: are_soft +2.8: ^_for +2.4: four_~_$ +2.0: mấy_0nd +1.8: ^_a ^_and ^_ok
^_what's_my +1.6: ._to [you]>[question] ^_day and_the is_the_total so +1.4: [me]?
[question]>[my] ^_the day_0 for_the he's ok right then usual verse you_know +1.2:
[you]>[me] ^_~_0 same the_name well you_~_me +1.0: [you]>[said] ^[quantity] ^_they
about_the got i like of_my please_$ +0.9: ^[said] did_i do_i is_my other +0.8:
[question]>[me] of_the the_~_i thing +0.7: [me] [my] have_i put +0.6: [news]
[said]>[me] my now the +0.5: [me]>[said] [we]. i_like to_the +0.4: 0th am_i one +0.2:
[my]? [said] [we] to -0.1: $ on -0.2: ._$ 0 how -0.3: . ^_~_was -0.4: [tell]. an if in
-0.5: do_you for_a in_~_$ us -0.6: [advice] [me]. [task] ^[me] ^[past] can_i -0.7:
[past]. with_a would_you -0.8: ._~_you ^_is x -0.9: [my]>[me] ^_can ^_~_to i_~_my
what_do -1.0: ^_what ^_who do very you_~_$ -1.2: [question]>[advice] ^_who_wrote
^_~_do e hi how_~_i it_~_? last_time what_are what_~_i who_~_the -1.4: ._i ^_my
^_what_if ^_why a how_do how_do_i what's_the -1.6: [advice]>[me] [you]>[you] ^_i ^_~_a
the_same vs -1.8: what_am -2.0: ^_i_always
""",
    "zh": """\
+4.8: 密码多 +4.4: 那 +3.6: 咧 多大码 第 +3.2: 我第 毙 +2.8: [me]>[question] ^阿 要讲清 讲清 贵吗 还记 项比
+2.4: ^老 目 肯 +2.0: ^他 ^好$ ^第 仲 你不 来着 +1.8: ^_𠮶 ^下一 ^我不喜 下一 么事 么的$ 你 号 它 当时 敏 照 续 还是不
还来 配 𠮶 +1.6: ^就 了 他 先后 办法 咱俩 喇 搬 用我 疫 第十 要用$ 这回 问$ +1.4: [my]>[question] [usual]. ^佢
^我去 ^换 ^日 ^车 下我 你教 几公 刺 只 同意 哪天 啦$ 得及 我报 按我 接 置 药 过 +1.2: [again]>[me] ^[usual] ^房 ^房东
^里 一遍 下 不喜 了$ 你都 刚刚 吧 呢$ 咱 哪个 团 填 少$ 张 怎么办 我这 所 按 换 楚$ 步 礼拜 系 统 血 边 还差 +1.0: [me]? ^接
^还 一半 主 你给 你那 佢 再 哪一 型 她 弄 我上 我喜 我那 曾 校 的班 的那 目$ 线 组 课 部 面$ +0.9: [my] ^[again] ^好 ^它
^对吗 ^现 上$ 今 几号 号$ 后 啦 对 是哪 最后 第七 耶 量 预 +0.8: [usual] ^下 ^团 ^月$ ^结 ^跟 ^还有 候 到 剩 反 台$ 后面
妹 尾 开始 念 我不 欸 知 行$ 观 议 讲 道 針 +0.7: [me] [that]. ^周 ^她 ^小 ^按 个$ 书 别 叫 招 最 样$ 段 没 轮 题
+0.6: 口 哪 女 报 日 来 来$ 样 牌 的 选 +0.5: ^[my] 二 介 单 呢 咗 啊$ 套 拟 时 晚 来了 查 现 走 还 +0.4: 0_? ^照
几 回 我 打 论 请 +0.3: ^[that] 一下 为 位 说 +0.2: [question]. ^[me] ^我的 本 +0.1: ^这 -0.1: 0
^_。_$ 。_?_$ 买 们 天 小 点 -0.2: 0_~_0 [task] ^帮 ^帮我 十 帮我 月 用 金 高 -0.3: ^_$ ^三 ^怎 ^我 c 。_$
一 多 字$ 带 得 服 期 -0.4: [question] ^要 。_~_$ 不 个 什 包 卖 可 味 好 好$ 式 新 机 油 睡 种 -0.5: 0_。 一个 么
便 出 够 常 总 我是 是 有没 末 架 气 特 着 累 自 重 -0.6: 为什 习 以 件 你会 克 冷 列 则 叶 啥 土 地 士 学 年 拉 板 百 节 要
-0.7: 0_$ ^_~_。 ^_。 ^为 ^你好$ 人 休 会 内 冲 发 吗$ 大 孩 小时 消 转 随 非 -0.8: ^_~_￼ ^写 ^是 三 久 做 八 前$
动 合 吗 坏 子 屋 己 希 当 文 每 满 科 缺 英文 衣 说$ 首 -0.9: . 0_0_0 ^到 世 中 五 些 从 以下 假 员 在哪 城 天我 存 实 年$
想 房 是不是 概 水$ 皮 美 超 速 ￼_$ -1.0: ^下一个 ^为什 ^你好 ^你觉 ^我来 ^有 ^朋 ^每 ^第一 一次 上班 下一个 化 友 吉 咋 喝 太
安 我想 扮演 把这 旧 星 更 有 朋 洗 润 深 猫 白 给我 耳 肉 蛋 还能 邻 错 雨 领 -1.2: [remember]. ^[said] ^_excel_$
^你来 ^哪 ^租 ^给我 ^讲 python 。 一直 严 么跟 以继 你是 你来 别$ 厨 台湾 处 失 岁 帮 开口 律 忘 怎 怎么 慢 我和 我把 我该 无 早
正 水 港 玩 直 看 空 红 老是 脚 英 讲个 还是 这段 通 遍了 骂 骂我 -1.4: 0_0_$ [news] ^你 ^你当 一年 一般 不一 以前 和 哪里 届
思 感 成日 手 才 没有 演 点样 电 谁 近 -1.6: [advice]>[question] ^再 ^给 两 你好 你当 工 很 扮 棒 段帮 礼貌 第一 谜
-1.8: ^谢 么开口 句 国 帮我把这段 爱 狗 谢你 -2.0: 壁 绿萝叶 谢 -2.4: ^你现 有什 能 -2.8: ^好的 好啊 -3.2: 一次自 水龙
-3.6: ^辛 么呢 -4.0: 的近 -4.8: ^又下
""",
    "ja": """\
+3.6: ころから の自己ベ +3.2: ^佐伯 ^言わ いつもの 今年に 组ん +2.8: ^これま ^禁 アレル +2.4: ^チ ^免 おり たか つ目 どお 娘の
教わ +2.0: いますか た通 っけ$ つづ づ てた のサ のペ 日目 苦手 +1.8: ^じ ^次 はず ほう るっ んが シ$ ベス 例の 第 苦手な 頼
+1.6: ^やっ ^母 さん てもら てる の続 己 次 番 +1.4: [question]? お愿 こ$ じゃな たよ だっ ましょ めた よね 今 名 师 愚 担当
残り 目 私が 薬$ 部 +1.2: [said]>[said] ^[usual] ^あ ^これ ^例の ^教 あの いこ た たで った と何 に入 分の 埋 段 母
生日 直 薬 计 録 +1.0: [resume]. ^で$ ^父 あれ くれ こと たと の件 ほ やっぱ 一緒 続き 结 +0.9: [my]
[my]>[question] ^[past] ^二 ^残 れた ノ 类 +0.8: ^も ^や あ が$ した て$ ので ま キ 件 社 练 ￼ +0.7: ^[my]
^今 から します$ す$ たの まし め よ わ 回 残 进 +0.6: [my]? まで シ 予 曜 最 +0.5: !_$ し た$ に$ も ゃ ド 问 +0.4:
^うち ^俺 いつ こ だ で$ よ$ 定 +0.3: [my]. [quantity] 。_~_。 えて お +0.2: 何 先 愿 +0.1: く また -0.1:
[said] 。_。 す で 间 -0.2: $ と り -0.3: ^_~_。 い せ は ー 合 -0.4: う 外 物 -0.5: 0 0_。 ? [task] い$
くな なる に ッ 五 人 年 言 -0.6: って てくだ る ク コ パ 方 気 -0.7: する たい たら ら$ るの を作 マ 前 前の 屋 戸 文 料 时 给
风 -0.8: 0_$ ^の 。_~_$ ン 一 内 干 方$ 谁 -0.9: [you]. おは たい$ つ$ の$ れる 八 列 同 大 家 法 语 転 -1.0:
[advice]. ^相 いい が くらい でも な ば らい を三 カ ール 代 十 国 字 式 文を 普 校 猫 用 私た 窓 英语 雨 鱼 -1.2: ^_~_￼
。_。_$ あり なし のに まだ ツ ロ 今日 引 昔 期 本 海 犬 由 都 限 -1.4: ^っ のお の日 使 俳 円 友 素 覧 関 -1.6: ^な ご なりき
を 回の 因 -1.8: を教 助 水 -2.0: ^助 あなたは 世 -2.4: ^うちの犬 の首 るこ -2.8: ^おは ^前回の -4.0: ^おや
""",
    "ko": """\
+5.6: ^어디부 +4.8: ^알레 +4.0: ^이어서 +3.6: ^졸업 +3.2: ^결국 ^오늘은 ^합의 +2.8: ^그거 ^그때 ^맞지 ^이번엔
^호수 가자 봤는데 장한 +2.4: ^갑상 ^걔 ^눈치 ^대본 ^둘째$ ^막내 ^만기$ ^만들려고 ^뭐더 ^있죠 ^제가 ^짜준 같이 봤 죠 주신 +2.0:
^[my] ^그$ ^마무 ^마저 ^민 ^반려 ^불러 ^사이즈 ^시작 ^제$ ᄀᄀ 안은 +1.8: ^괜찮 ^이번 ^이제$ ^일차$ ^읽 ^적어 +1.6:
^[we] ^거기 ^나머 ^내$ ^뭐였 ^보여 ^올해 ^올해$ ^이제 과는 담 더 뭐였 였 왔 지$ 했 +1.4: !_! [my]>[we] ^그럼 ^내가
^이야기 ^일차 내가 니까 돈$ 린$ 번째 았 얘 째 +1.2: [question]>[question] ^결 ^그 ^단 ^분 ^지금 ^하$ ^해서 가게 갔
검 그$ 내$ 네 대로 약$ 얘기 이었 준$ 차 항 +1.0: ^거 ^달$ ^자$ ^집 ^채 까지 네요 대로$ 더라$ 맞 머 며 받 번 신 잖 잖아 즈
째$ ￼_. +0.9: [said] ^간 ^거$ ^며칠 끝 박 버 업 음 음$ 제가$ 졌 집$ 쪽 +0.8: [my]>[question] [news]
^나$ ^줘 ^평소 나$ 님 +0.7: [said]>[said] [store] ^[past] ^네$ ^알 과 문 알 었 짜 +0.6: ^다 ^더$ 는지 들
집 +0.5: [usual]. ^다음 ^쓰 ^주세 고$ 다 다$ 다음 대 러 먹 써 +0.4: ^다$ ^다음$ 로$ 료 성 줘 차$ +0.3: ^_?_$
는지$ 에$ +0.2: 너 쓰 어 어$ +0.1: 거 하는 -0.1: 에 자 전 지 한 -0.2: $ [me] [that]. ^고 기 만 에서 은$ 제 화
-0.3: [you]. ^수 ^첫 는 데$ 보 영 -0.4: ._. ?_$ [my] ^보 ^수$ ^시 국 까요 라 비 을 인 잠 하 -0.5: ._~_$
[me]. ^_$ ^너 ^영 오 운 의 하고 -0.6: [question]. ^강 ^시간 ^안녕 ^줄 ^표 ^하나 ^한 기$ 도$ 벽 을$ 있 직 트
-0.7: 0_~_. ^먼저$ ^소 ^오 ^왜 같은 드 드$ 래 레$ 면$ 왜 울 의$ 임 -0.8: [my]. ^교 ^년 ^마지막 ^원 놀 들어 무$
어로$ 천$ 할$ -0.9: 0_. 나요 는$ 니다 리 면 미 순 카 -1.0: [question]>[my] ^구 ^설 ^위 ^초 ^해 가요 년$ 능$ 론
를$ 모 변 분$ 섯 섯$ 센 없 웃 잘 전$ 좋 -1.2: [my]>[that] ^_? ^기준$ ^말$ ^먼 ^알려주 ^영어로 ^이거$ ^잊 겨 공 능
등 려요 식$ 재 초 하다 혼 -1.4: [past]>[past] ^딕 ^때 ^많 ^아직도 ^안내 ^언제부 ^엑 ^오늘$ ^왜$ ^지난번 ^추천$ 구$
법$ 세$ 왕 인데$ 중$ 포 피 하게 -1.6: ^곰 ^내용 ^윤 ^하루$ 밥 속 이서 준 -1.8: ^바꿔줘 ^쉽 ^아재 ^예전 ^처 ^파이 고양 마다
-2.0: ^강아 ^강아지가 ^말고 ^뭐가 ^약속 ^얼마나 ^이런$ ^제주 고요 년 에는 친 -2.4: ^맨날 ^어떻 ^우리나 ^제곱미 ^조선시 ^존
^타이 어도 -2.8: ^세종 ^아닌 ^에어프 -3.2: ^지난번$ ^짧은 -3.6: ^알려주세 ^처음으 -4.0: ^를
""",
    "es": """\
+2.8: otra_vez_el +2.0: ^_vas ^_~_la en_que +1.8: ^[quantity] q que_~_de +1.6: ^_y
^_~_el lo_de +1.4: ^_el con_el +1.2: como_se_llamaba con_la de_siempre que_~_tengo
talla +1.0: ! !_! ._y ^_cuántas ^_en ^_la ^_~_0 de_~_$ el_~_. ha la +0.9: . [said].
de_las era final la_~_$ +0.8: [usual]. ^_de và +0.6: [past]. [said] para_el +0.5:
[question]? las +0.4: con del +0.3: [that]. ^[my] el el_~_de +0.2: [me]? [that] lo
+0.1: [question]>[me] en -0.2: [question] se -0.3: ? ^[me] o que_se -0.4: [you] una
-0.5: $ para -0.7: ^[task] ^_por ^_que de_0 un ￼_$ -0.9: 0_~_0 x -1.0: ^_por_que esto
le_~_a mi_$ por_que su -1.2: 0 ^_tengo ^_~_de es -1.4: [me]>[question] ^_como cada
de_~_. -1.6: anos tiene
""",
    "fr": """\
+2.8: ^_et +2.4: 0_ans_de +1.8: ^_ton ^_~_0 ok qu'on_a +1.6: [question]>[my] ^_ça
+1.4: ^_bốn ^_c a_tôi comme la_~_est pour_le +1.2: ^_elle ^_il ils +1.0:
[my]>[question] [question]>[me] [usual] y +0.9: [my] [you]. ^_a de_~_$ +0.8: [task]
était +0.7: ^_la et_le ta +0.6: . ^_le ai que +0.4: ._on [that]. ^[question] le +0.3:
^[resume] +0.2: [again]. du +0.1: une -0.1: la -0.2: 0 -0.3: ?_$ ^[we] -0.4: ? a_la
est -0.5: $ [said] des en on ￼ -0.6: 0_ans qui_a -0.7: [that]? -0.8: mon_~_a -0.9:
[my]>[me] ^_quelle -1.0: 0h ?_￼ [said]. [said]>[me] ^_~_de ^_~_du par si -1.2:
[me]>[me] [question]. ^[me] ans x -1.4: un -1.6: ^_est ^_j'ai -1.8: ^[past] avant
-2.0: t
""",
    "de": """\
+4.0: ^_tag +2.8: ^_und +2.0: [you]>[past] sind_glasig +1.8: ^_er ^_so hab_ich +1.6:
[news] ende +1.4: !_! [question]>[my] ^_es +1.2: [my]>[that] ^_der es mir_die +1.0:
^[again] ^[said] ^[that] ^_in ^_~_0 bitte_$ mit_der +0.9: macht +0.7: [we] er war
+0.5: [usual]. den +0.4: ich +0.3: [that]>[that] +0.2: [again] [question]>[me] bitte
ist +0.1: und -0.1: . der -0.2: [quantity] [question]? was -0.3: [advice]?
[question]>[that] ^[you] in -0.4: [me] man -0.5: $ ? zu ￼ -0.6: 0 ^_~_für ist_das
-0.7: um -0.8: [my]>[me] -0.9: [advice]>[me] ^[me] -1.0: ^[my] -1.2: ^_~_oder ich_bin
in_~_$ -1.4: ^_ich ein -1.6: ^_ist -4.0: wie_~_ich
""",
    "pt": """\
+2.4: ^_e bora +2.0: por_um +1.8: ^_~_ai e_$ e_que la +1.6: ^_a ^_em_que a_~_que com_o
+1.4: ^_em meu_~_na no_~_de o_de +1.2: ^[you] a de_sempre do días ela era +1.0: [my].
[question]>[my] [you]. ^_bora em_que o os_~_de +0.9: [you] ^_o as o_~_do +0.8: ^_~_o
+0.7: a_~_da +0.6: [that] das já so +0.5: . [me]? e_a +0.4: [again]. [my] da +0.3:
[store] ^[quantity] +0.1: [me] [said] -0.1: $ ._$ ? -0.3: uma -0.5: sem -0.6: 0 0_e
?_$ um -0.7: [question]. -0.8: se -0.9: ^_~_um diz e para -1.0: ^_por ^_~_da e_um tem
-1.2: [again]? ^[that] e_~_$ -1.4: e_eu por_que você_e última_vez -1.6: ^[my] ^_o_que
^_~_de de_0 -2.0: o_que
""",
    "it": """\
+2.0: ^_e +1.8: come_si_chiama fa_$ si_e +1.6: ^_da ^_i giorno +1.4: ^_niente ^_~_col
^_~_ho al_~_? dài e_il giorno_~_$ il_discorso pero +1.2: ._. ^_a ^_che ^_la ^_~_la
a_che per_i taglia +1.0: col +0.9: [question]>[my] ^_il +0.8: ho la ma +0.7: ! [usual]
^[question] ^_in +0.6: i +0.3: [news] [said]>[said] il +0.2: le +0.1: [my] -0.2: e
-0.3: chi -0.4: ? se -0.5: 0_0 -0.6: [me]? [question]. di_~_. fa si -0.7: [again]?
-0.8: ?_$ [quantity]. [you] ^[my] ^_~_in ^_~_un una -0.9: 0 0_$ mai solo -1.0: un và
-1.2: ^_chi_ha ^_~_per chi_ha e_~_a -1.4: ^_~_di ^_~_non -1.8: ￼ -2.4: ^[past] -3.2:
^_ho fai
""",
    "ru": """\
+3.2: той +2.8: ^_~_зовут +2.0: ^_день +1.8: ^_на +1.6: ^_опять ну +1.4:
[question]>[me] ^_~_я ей у_меня +1.2: [advice]. [you] ^[again] ^_ну +1.0: на_~_? +0.9:
же +0.8: [you]>[said] +0.7: . [you]. мы у +0.6: [again] [resume]. ^_~_мне не_~_$ +0.5:
[my]. +0.4: ! [me]. ^_~_у +0.3: [my] -0.2: [task] -0.3: как -0.4: [quantity] и -0.5:
на -0.7: ^[we] то -0.8: ^[past] в год -0.9: ^_~_на ^_чем -1.0: 0 ^_что в_~_. или -1.6:
а_я -1.8: ли -2.0: ^_ты ^_у_меня -2.4: ^_у
""",
    "ar": """\
+2.4: يلا +1.8: !_$ ^_وش زي +1.6: ! ^_في +1.4: [again] ^_أي ؟ اللي +1.2: [news]
[resume] [that]>[me] ^[said] ^_~_كان ^_رجع كام +1.0: [said] [usual]. رجع كان لي +0.9:
[that]. ^_شو يا +0.8: [that]>[my] [usual] +0.7: [my]. +0.5: [that] أنا +0.2: أي -0.2:
؟_$ في -0.3: [you] [you]. -0.4: [my]>[you] -0.6: $ بعد -0.7: [define]. -0.8: ￼_$ -0.9:
. [advice]. ^_من -1.0: وأنا -1.2: [my] [my]>[question] ^_ليش -1.4: 0 ^_~_ما -1.6:
طريقة نكتة -1.8: كيف -2.0: [question]>[me]
""",
    "hi": """\
+6.4: ^_hari +2.0: [me]>[question] [my]>[question] +1.8: ab हो_~_$ +1.6: ^_~_ने ^_फिर
+1.4: ^_￼ +1.2: [again]>[usual] [past] ^_~_0 क्या_है हां +1.0: [resume] जो +0.9: [my]
मान +0.8: से +0.7: ! [said]. थी है_$ +0.6: ho +0.5: बस +0.4: [that] +0.3: [my]. वाला
+0.2: ^[my] -0.1: [past]. में -0.2: [question]. -0.3: [question]>[advice] -0.4: hai
-0.5: $ -0.7: 0 ^_0 me सा -0.8: के_लिए पर -0.9: ^[news] liye लिए -1.0: [advice] ^_तुम
-1.2: ^_~_में ek -1.4: [me]>[resume] [we]. aur न -1.6: [question]>[news] फोन -1.8:
^_~_￼ अब_भी साल
""",
    "vi": """\
+3.2: bien_so +2.8: hiểu_$ +2.4: 0_~_gì ^_bài ^_bằng rồi +2.0: 0_đi ^_ngày ^_ủa lý_do
được_bao +1.8: ^_câu ^_ma ^_sáng ^_tháng ho_so long_$ t ta tên_~_$ tính_sao ứng +1.6:
[news]>[past] ke_~_$ no +1.4: 0_~_có nhà_$ oi +1.2: [again]? [remember]. bớt có_$ hết
nhà_~_$ r sao_$ tu_~_$ ấy +1.0: ! ^[past] ^[resume] ^_cái ngày_nào tên_gì +0.9: ^_làm
b nữa_$ rồi_~_$ +0.8: [me]? con +0.7: [me]>[question] +0.6: [me]>[me] hôm u y +0.5:
[my] ^_tôi anh gì_$ so +0.4: [resume]. [that] be em +0.3: của_~_$ +0.2: [me]>[said] tu
+0.1: có -0.1: ._$ [me] -0.2: [advice] [again] [you]. -0.3: [advice]>[said] [question]
tính -0.5: [question]. ^[that] ^_chào la lo -0.6: 0 [advice]. bắt de gì gọn hay o ￼
-0.7: [said] ^[question] ^_sao hàm không_~_$ -0.8: [usual] ^_bạn bao_~_$ hứa năm -0.9:
^[said] ^_0 ^_ke ga -1.0: [advice]>[question] ai ba_bạn em_$ ke_chuyện ký năm_~_$
-1.2: [me]>[usual] [past]>[you] [said]? [you]>[that] ^[store] ^_già hoa mình_0 the_nào
vì -1.4: 0_$ [again]>[usual] [quantity]>[me] ^_gợi không_$ la_$ lại_$ -1.6: ._mỗi
^_thứ ^_tui_mình thơ_lúc đồng_vai -1.8: [that]>[question] ^_thứ_đó lại_mua mấy_tháng
-2.0: ^_~_tên tôi_la -2.4: vui_đi -2.8: gợi_la -3.2: ^_cảm -3.6: con_ai -4.4:
^_so_tiếp
""",
    "tr": """\
+4.0: ne_zaman_? +1.6: ben_$ sende +1.4: da kalan o +1.2: [me]. +0.8: [quantity]>[my]
[said] +0.6: [that] +0.4: [that]. +0.1: bir -0.1: ne -0.3: ^[my] -0.4: ^_sen -0.6: de
iki mi_$ -0.8: mi -0.9: ^_~_ile -1.4: 0 ^_~_en ne_$ -2.0: asal
""",
    "id": """\
+4.0: ^_hari_ke +2.4: [my]>[question] +1.8: bab deh si +1.6: [past]>[question] apa_ya
+1.4: [you] dong_$ ku +1.2: dia kan pak +1.0: [that]. ^_~_udah tinggal +0.9: [me].
+0.8: [past] ^_~_yang +0.7: [me]>[question] +0.6: lagi +0.5: yang +0.3: [my].
[question]>[me] +0.2: [that] ini sih -0.1: ^[my] -0.2: [past]. -0.3: [advice] buat
-0.4: $ -0.5: [my] [said] [said]. ￼ -0.6: ? -0.7: ^_saya aku -0.8: [advice]. -0.9:
^[me] ^_~_itu -1.0: 0 dua -1.2: ^[we] -1.4: ^_~_saya -1.6: ^[said] ^_~_lebih -1.8:
^_jadi -2.0: ^_kamu_jadi -2.8: ^_kamu
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+6.0: arett +4.0: exhi +3.6: bisc tried +3.2: avori +2.8: anua apte chef_ ey'v geth
hurs mock +2.4: aski curry emind lol_ ota wid +2.0: _cod atev pb_ siz +1.8: _du akf
mock_ nex pag tme +1.6: _bes _hon apa argu clau dea_ deliv han_ job rche riu subj ush_
week_ +1.4: _ku advic ared_ blem bran char epo finis gran iec nterv sinc ual_ usu
+1.2: 's_ _did _let ails_ arted back_ econd ewh now now_ pie pls_ strin type_ uce wher
+1.0: _mov _rac akin an' bad day_ e'd_ have_ may_ ood_ pare priy step +0.9: _all _cur
_dow _pi _rig _righ _work aga as_ ew_ fle heet_ io_ marc rse she_ was +0.8: _up her_
here_ pick plea rou they +0.7: _on _oth all_ coul der_ ess hich_ jec leve lie lik ok_
pat plan_ rch then up_ ward +0.6: _boo _fl _ma advi er' lood sam the_ ur_ usi what
+0.5: _cov _my bit catio did_ ext id_ on_ pleas vice +0.4: doo erm he_ ini mar out_
she we_ +0.3: _bi _we ed_ ett frida hap led ou_ out ring +0.2: _no day roun the +0.1:
_and _me and_ nd_ ould -0.1: _at _tw and -0.2: _yo en_ in_ mes_ ng_ nge -0.3: _de _doe
_he _li _so _st _wa are_ ell if_ ing le_ lly who -0.4: _be _co _fu _ge _ke _se _su an_
ar_ ins_ ix_ ome re_ rni tai tal ten -0.5: _ca _gr ach ars eac each eel ful ice ill
is_ ly_ nten ord_ qui te_ tod you_ -0.6: _nig _po ds_ ent fre hings ime lt_ mot old
ong ply six to_ tra year -0.7: _by _con _ho _ni _say _us ace_ eep els ery_ es_ escr
ever how ick imp lic nk_ ocu old_ orn pyt pyth rt_ say sta sum wil -0.8: _an _are _is
_mos _res _und eme find_ hy_ lec mos nor ns_ rs_ tel tell val very_ -0.9: _cr _ex _ju
al_ bili gru ilk jok ken ken_ logy_ lon rate sel shou st_ when_ will_ wro yea -1.0:
_see ane ank_ boi dis ela exp expla hes ia_ il_ last law ner_ nic ny_ oday ric son_
ster stic us_ -1.2: _qu also_ be_ boil_ ddl ello_ ger hi_ ks_ mad morn ool ou'r spo
top um_ -1.4: _eg _ic _ov burk ere's goo good icke iled_ ive_ nev omat ome_ orld_
-1.6: asked erno expl hello llowi pay_ print -1.8: at's_ eeps_ isb powe sk_ -2.0: betw
ecor feel_ fiv frie jso -2.4: azy_ kye_ leap_ -2.8: aceta bbis etur hiy -3.2: bup
eighb ourd -3.6: why_ -4.0: ddlem
""",
    "es": """\
+7.2: nture +4.8: lucia +4.4: conm +3.6: autob imu juev +3.2: _dal adv iroi +2.8:
arca_ bila_ ecias ervid etom marc nsabi +2.4: arniz atego oye_ tuy +2.0: _aye _uk asol
cinq conse dev dime_ hice_ uran +1.8: ahor elto_ levo_ ocio toca_ +1.6: jue +1.4: _mio
_pus act amil aque aste_ ctam edi ernes iente ince ista_ ki_ mio nan otro_ ovo_ sema
talla vas_ volv +1.2: _habl _mas _pu _ret _tall _va arag aro azme_ cual_ erg fav ieb
igu oca_ oce onm ou_ sim sit taba tad tall +1.0: _ap _cla _era agra ami ccio ce_ ces
cuent egun ema esca eser fina gun lama llama mes ono_ segun toca ual +0.9: _mis _nu
aba aba_ art don estr nes_ nga sab tel_ ue_ uin +0.8: _nov _pres _ten egun_ hice iba
mat nov rag rta sac sis +0.7: _don ario_ falt imo imo_ inal_ io_ je_ lla tel uci +0.6:
_cu _fa _he _lo _ni _sig _ter amos antas ario beme cion_ cual el_ ner qued sto tra_
yo_ +0.5: _ya ande cont mos_ pas +0.4: _sigu cci del_ hoy_ pasa rec +0.3: del por_
rio_ +0.2: _pr eng llev nda que ual_ +0.1: como_ emp mos on_ os_ te_ ten -0.1: _ar _la
_qui cuat ena ien -0.2: _co _des ata ia_ iej me_ orm ras -0.3: _ag _chi _com _es as_
com de_ ent eri esp ja_ omi ta_ tal_ -0.4: ante er_ -0.5: _ca _le dig es_ ico nas_
nos_ orma por res_ rro sa_ tar tor -0.6: _ante _en _mu _su agua anta_ cas en_ fic ino
ita nos och ola rar tos una_ uro -0.7: _agua _alg _fr _of adr alg cie co_ dar epar ere
ez_ go_ ica iem ill is_ nci ntra one pa_ pri rma se_ ura_ -0.8: _hac _pi ane ar_ ay_
den enas fe_ fra ian or_ ort pana pita uena -0.9: _ex _hor _prim aci ble cada eca hac
jo_ nter span tex tie -1.0: _dur _mo _tar _un edu emo eva_ for gat ign il_ imp nar nco
obl pin porq pued sob tros una -1.2: _du _ri bue ea_ ejem exi hay_ ir_ oni ovi pan
-1.4: cad his itos un_ -1.6: algu gnif soy_ -1.8: fue_ izz ve_ -2.0: _ol extr hala_
mex -2.4: hola ingl lego_ -2.8: bup cieli lique wif -3.2: nlo_ -4.0: celu -4.4: desag
-5.2: hee
""",
    "fr": """\
+6.0: iki +5.2: papa_ +4.8: modu +4.4: cuss +3.6: angui +3.2: anson d'hi deuxi m'as_
+2.8: eulen iece oui_ +2.4: _cett am_ but_ encha eptem ntu stand +2.0: 'hab_ _ech arei
dige_ dois_ edo ophe_ zero_ +1.8: bon_ equel stp_ ti_ utre_ vas_ +1.6: 'as 'avie _ens
ablea algr audie aviez cel chez_ d'ha du_ ena ene_ ensui ifa_ m'av rif s'ap ulem xie
+1.4: 'on _bor _coup _dev _lec allez ast d'apr eja io_ l'au olle_ sie uai +1.2: 'ai_
'en _aj _der _deva _t' aine_ ais_ att depa dul enu esso fin mbe_ nom_ notr ont_ ram
sau see_ sig suiv uiv vai vier +1.0: 'en_ all bor ecom este_ fai mi_ neuf_ oila_ om_
refai signe suiva tien +0.9: _ell _fin _re ai_ cod hab la_ mme_ our_ pre tch +0.8: 'ha
_cla _il _ri _ta _tu ero itu mam rou svp_ tour_ +0.7: _ava _eta aill ement ila moins
mon_ ose rde rei tai tait_ uel_ +0.6: _cou _su el_ elle_ end_ epo est ien lea mot_ str
tre_ +0.5: _fi _l' _mi ait app avai lan m'a son sui tue ui_ +0.4: _av _res act eco equ
mbre_ men ort ouve uit +0.3: 'ai _le fait is_ j'a on_ rev son_ +0.2: _bo _ma _ref ais
er_ le_ lle lle_ pare +0.1: _du _me res ret tes -0.1: _pou _qu ans_ es_ et_ iem ne_
pou ref ux_ -0.2: _co _mon _te ans iqu nt_ ois quels -0.3: eux_ ise ns_ -0.4: _ca _sa
_to _tr au_ encor it_ nce oir_ ou_ per se_ si_ -0.5: _ch _en _est _id _on _pe _po ble_
cor cre d'u d'un fus ie_ pri pro ve_ -0.6: _an _be _di _pr _pro al_ ents_ epe eve mer
nte_ oir os_ quoi_ -0.7: _fr _gi _in _mer _peu cour entr ici leve nnu tele une_ ut_
va_ -0.8: _droi _fa _mor _un ari caf chat cin cinq cri ecri emp ent ent_ erc fair hat
ir_ leg mmen och oit_ peu pin ts_ uco -0.9: _cor _cu _es _vi ado art chat_ int_ ita
orr ours ron sen urne -1.0: 'il_ _pres _ro abe agne coi elet eman eur ifi in_ ner nit
pe_ rav tar une -1.2: 'il _ag _ans _dro _gu _met _si ace alut_ auff exis fois_ nge pyt
ries_ salu sib tel tres_ uet urt vre -1.4: afe_ ate beb bell bonn fran grav isa uatre
un_ -1.6: _ex _fair dor joue_ piq poe vide_ -1.8: excel velo_ -2.0: nnem ourq uvoie
-2.4: amina angla chaq couco mai_ -3.2: itoy -4.0: votr
""",
    "de": """\
+3.6: sira +3.2: ehab +2.8: _dei dei diesm num +2.4: asig_ ausge dran_ einka jens_
mula ogeg +2.0: chste doch_ jet marz vom_ +1.8: _gen bess chuhg modu morg +1.6: _auc
_ra _tei bela dann_ ela_ err_ fruh_ fter gespr hster ichen oph tzei +1.4: _neh _nu _ok
abel dul_ espr furs_ hast_ hreri ja_ kam mir_ unse wied +1.2: _alle _fer _tro aufge
bit dies ega eta get gla hies iant nachs print rag rein rosse +1.0: _besc _der _feh
_ub _uns _wel abge ante besc bleib bli eini fer hast heis lag rs_ sme tes tur wel
+0.9: _bes _lauf ag_ also_ eiter em_ geg herr ite mein oma osse_ tag_ tio tro +0.8:
_hat _ru _woc abg ann hab_ inz jetzt nkl plan_ schri +0.7: _ha _ni die_ gross habe_
iter itte mt_ nte osten rieb so_ war_ +0.6: _ei _je _mei _we _weit abe da_ ein lan_
lei plan wann_ weg +0.5: _do _ich mai_ mei mir +0.4: _ic also bes doc hab mit_ +0.3:
_die tzt +0.2: ie_ man_ +0.1: _da _de _mo isc -0.1: _er _hab _wie _zu fen ind -0.2:
_jah _so cha dre ge_ geh man nach nen um_ zen_ -0.3: _was _wer en_ er_ hre lau lch lt_
ren -0.4: _in be_ ber des ei_ eri hr_ nge or_ ten was wor -0.5: _gi _gr _hau _ma _wor
ache aru bt_ chs erste ger hl_ ig_ jah ne_ sch scha son zu_ -0.6: _kann _ko _ku _ve
ang ang_ ank as_ ass chi ech eis erh hal ibt ier nac wer -0.7: _ka _na ate fli hil hun
ird_ ist kann_ lsc rbe rde stadt tsc ube -0.8: _ne _sag che_ chw ene enn_ eut gib inde
klar ruf schl set ude zwei -0.9: _fa _geh _ho _se _tu arum_ aue ffe geht inn koc lang
ll_ nder_ nt_ sag sta stim use ute utsc -1.0: _ba _eine _man _rad _su aupts bar kei
lisc nke rkl saue uhr upp uss wenn -1.2: dat dee engl fal fun funf_ hn_ hren ner ptst
the wer_ -1.4: _aut chwes ckt deu efon nie ulet wen -1.6: _pru euro_ ieg rieg_ -1.8:
chse eipz ernd me_ waru -2.0: _ein bevor bunde feie gilt_ hilft ihm_ pyt uche -2.4:
ahnh aufm bist_ nud uher_ -2.8: blem cel_ jed -3.2: andy_ eitum -3.6: arf_ -6.4: afeh
""",
    "pt": """\
+3.6: impez +3.2: nume sabe +2.8: _unh alzi desd imic oq_ +2.4: axa_ daq +2.0: 'ag
_lica agor arrei binad cume gual manho nselh orcam quela +1.8: aquel cena_ opca parte
+1.6: azu bik bou_ conf eris imu medio +1.4: _tua anda_ compa dess deze eceu_ ei_ ext
ntao_ vit +1.2: aiu_ ard arta_ bora dona_ ench falta noti olt ram ref rox stao_ tua
umo_ +1.0: _ag _el _falt bor dent end eu_ onto outr plan pro rda rest rio_ roxi rsa
rti tiro +0.9: _era _part _pi aque cen mos tac +0.8: _cha _fu _segu anda aram_ chama
cou_ dit ers eze medi oca_ ou_ rta_ scol tre uim +0.7: _da _seg cha ermin ina seg segu
tao_ ue_ ulo +0.6: _fi _mes and aqu aro ele_ ess ia_ mesm quant so_ volt +0.5: _con
ual uant +0.4: _do _su ai_ ara ciso_ la_ ont ora qua tou_ uei_ +0.3: _aq _ba _fic _qua
ago egu iu_ man vol +0.2: _ago tori +0.1: _tr -0.1: _pro nte om_ ora_ ve_ -0.2: _com
_como _es _pe _po ao_ em_ ma_ omo_ pra um_ -0.3: as_ como_ ent er_ esc lho me_ oi_ or_
por que sta_ -0.4: _br _en _in _um ais bra gan iss mpo po_ rase -0.5: _sa com_ do_ ilh
-0.6: _di _nu _pa _pra _so _te ada cad cer ez_ ime mei odo_ pra_ reg ros -0.7: _am
agem_ cin err icas ido lei lha ntr omo pode_ tod ver vid -0.8: _au _ca _dem _fil _iss
_mu aio ase cai esse_ fras ir_ pai ren rin rro uma uma_ upa -0.9: _is ata bel evo ixa_
izin leg lon ses uem_ -1.0: _ant _cu _ent _lei ar_ bol conta eim eno esta_ gra gur
lho_ ong ormal uca uro uro_ vale -1.2: _go _jo _tem _tor ainda alo_ ari fing gro ica_
iga nci nor nos_ oa_ pa_ port uda_ -1.4: asil_ empo_ jog ntou_ ois upi -1.6: _ex _gr
_oi eveu_ hei moed pq_ rra soz -1.8: arbo ganh mui ortu -2.0: 'e_ aleu_ anet quero
-2.4: amba_ arroz celu chefe faco_ finge prai -2.8: deus_ emini -3.2: algue -3.6: biss
-4.0: ralo_
""",
    "it": """\
+4.0: bom +3.6: iecc odio_ sai_ +2.8: codi com' +2.4: ancav degl ebbi emev lei_ pure_
stab stanz +2.0: allor cogn evam eved fatta megl nora_ papa_ rep rifa sugg +1.8: _tag
ades ario_ ersio evi_ ibro_ ime_ nume poi_ smon terz truc +1.6: _ecc _toc aest ai_
altra ato_ bola_ ioved ivell onie pin +1.4: _ec _fini _ora arti egno_ obre_ peso_
rano_ trol vevi_ +1.2: _seg conc erta itor iun matr oi_ rtati terzo uel +1.0: 'er _l'a
_sta ata_ col_ eco edi evo_ ho_ iam nie quale sat stav tav tra_ uori_ +0.9: _ce _nu
_sett del_ iva sch stro tutto uale_ vevo_ +0.8: _ho ace aes dis ebb oro piac qual_
quel ser +0.7: _alla _che _sa ade anno_ eri etti gio_ ient ion isc mar nno_ olla onto
onto_ ro_ sett uta vev +0.6: _fin _gi _pr _sc _sec amo amo_ atto_ ava_ dov esso evo
il_ indi lito_ loc nti_ on_ poi res sti_ utto vamo_ vi_ zio +0.5: _ne _pro _qu _so _su
_ta gno imi mo_ sca to_ +0.4: _di _mi art ata ava ina mer pro ra_ set so_ +0.3: _da
_fu _qui com ito llo mio_ pren tat +0.2: _del _il _st alla_ anti_ ual +0.1: _de ella_
fatto io_ te_ -0.1: _la _ro ant ato si_ -0.2: _scr asi ess re_ sa_ -0.3: _in _pe adr
are ere gi_ le_ rin tal tta_ -0.4: _co _cos _fa _sp _ve _vi cosa_ ema gia ha_ ino_ lo_
ole omp ori pag -0.5: _dir _du _prim are_ cin co_ ene ent gni ita ital na_ ni_ ole_
orr ver -0.6: _ca _chi _es _fi _pen abi acci alc dopo emp ian iglio ila in_ tro una
-0.7: _semp _si _un anni_ ater ccio dir ene_ izi mpr ne_ rab renz ri_ semp una_ za_
-0.8: _glie _mu ame buong c'e_ dar de_ ele erso ezz igli ioc mad mon nov ntra ona pio
pri rsone vici -0.9: _cap _com _ge _ha anto_ ate ce_ dav ffe glie ied ioni iso noi oma
otto perso rima_ sco_ sei sei_ tri un' vic von -1.0: _an _go _sar _vo adu ana ari ba_
bel bin cane_ chi_ comm gol lim otto_ pan rei_ rop squ un_ -1.2: _ant _l'u aff ao_
cato cato_ cup ecch esc ida lic muf perc puo razi se_ spa stat tren -1.4: _mal ali
arze asta brev cel_ ciao corda dico empre fo_ gliel n'i norm ssag ua_ -1.6: _mez gia_
piov spie -1.8: bolo buo erche eta orm -2.0: 'idea alch alisi eced gat imedi -2.4: arq
deriv eav endil fai_ hon_ itig lloq muffa primo -2.8: alzo_ bele cos' madr mica_ -3.2:
mok -4.0: eocc
""",
    "ru": """\
+4.4: аили зову ноль_ +3.6: долже нкт онр тобо +3.2: алыч груп епер илас каку ппа_
+2.8: адв едум нужно тех_ +2.4: вяты дыхат езю лось_ сог так_ +2.0: аваи_ анкет ернул
клещ нюю_ орои_ петл стрее тыи_ +1.8: _жд _тво вес_ наш наше оеи_ осч прош +1.6: ался_
дующ дующи мер_ мое чал ях_ +1.4: _гл _кор _он аем_ ариа бъяв выд мин овог одо ос_
оста отказ таки_ ука яли +1.2: _вто _мое _об _оста _тв _то _ур _уро ал_ ашив вае вал
вое дал ено_ нке омер_ роч сла чег ши_ ял_ +1.0: _от _сд альше ду_ ил_ кин лся_ ну_
ных_ опи пле рам сче явле +0.9: _бе _сво али_ ари все_ крас ли_ опять рил_ спи таки
+0.8: _ве _дава _кар _та аки арт доб ког леду ми_ нул ред сво +0.7: _мы ела ист рас
рат +0.6: _како же_ како тов тор +0.5: _все все еду ем_ еня_ лет му_ тит +0.4: _да вер
ер_ сце +0.3: _до им_ нт_ +0.2: _вт ла_ се_ +0.1: на_ ста -0.1: _са ать_ ров -0.2: ень
есл лит -0.3: _что га_ ие_ как_ что -0.4: _ск ая_ ии_ ко_ -0.5: ние_ ти_ -0.6: _ил ане
бы_ еи_ ит_ ны_ при ре_ ри_ тол ца_ -0.7: _ре _хо апа аре вет_ ели ет_ ис_ лив ник ния
ног рит сло ться_ -0.8: _бо _го ица ке_ нои_ ныи_ ода рен чтоб ще_ -0.9: _дом _зи _кв
ать ее_ ен_ ера ерв игр ква напи нут оро перв пит роп тся_ ые_ ься_ -1.0: _ли _од _поч
_ро _спа ает альн ату гра дом ека ект иве ин_ ить_ лес нии_ руг тако тно_ -1.2: аче
веч ги_ етыр етыре лом мор оги он_ пас поч скуч ств то_ ть_ чи_ шес ят_ -1.4: _жи алте
ебен ежи зиму_ инт каж куд отк рем сти тно чему_ это_ -1.6: _ин будь_ днии_ думаи поя
-1.8: агад ают выб дпи идум тья_ узн ют_ -2.0: анек борщ_ дти_ ееш муже овеж отли стих
-2.4: _есл бяз емец кзам -2.8: аньш бъяс вежл гг_ -3.2: анета верху сыг -4.0: бщеж
-5.2: дхо
""",
    "ar": """\
+4.0: افق +3.6: تحانا تحدث فيتا +3.2: برض ضوع +2.8: احبي_ المعت بعدين تاسع_ زالت_ قاس_
+2.4: _مستو اتفقن افرت الطري الظب اية_ بتاع صفت عندك عندك_ فسها_ ملها_ ينزل_ +2.0:
_رفض _كلا ابة_ الراب الشك الصبح امك_ بت_ تني_ زع_ صفحة_ نرجع_ +1.8: _حس _رف تهي_ حدث
خلص خلصت دها ضل_ موع +1.6: _زي الذي_ اه_ باب بعده بقي تك_ رحلة_ سجل ضغط_ طل_ لشه لوظ
محا ناه +1.4: _رت _رقم _فه _مقاس _ها _يل انية_ تبع تهي خيار شكلة_ كام_ كمل لثا مش_
موعد +1.2: _اخذ _خلص _را _لن امت بعت تاع جمعة_ رت_ عدي كمي لبط لت_ لسا معة_ هال +1.0:
_اعت _رجع _فص _موع _وب _وصل ابع اقي_ الث الخ باقي_ ته_ تها تي_ ثاني دت_ كن_ لرا لسنة_
ها_ +0.9: _اي _حد _رق _عل _كا اسم تاب تار تنا_ رس_ لها_ نا_ وار وم_ +0.8: _بم _در _علي
الخيا تنا سم_ له_ ناو +0.7: _ال _قلت _لك اول للي_ +0.6: _هال اد_ ارت +0.5: الب الع ذي_
+0.4: _انا _وال رجع عت_ +0.2: الت كان +0.1: ان_ ني_ ون_ -0.1: _وا عمل_ كيف يف_ -0.2:
الة_ لا_ ور_ -0.3: _اح _الق _في ما_ -0.4: _عش ري_ كل_ -0.5: _اق _الن _بت _لا _وم ات_
ار_ بعد_ لب_ لق_ ير_ -0.6: بال -0.7: _دا _شه _قص _مب _هل بة_ صف_ عي_ فة_ في_ قة_ ية_
يش_ يل_ -0.8: _بي _تم _وع اذا اسو الط رق_ سبب_ صير للا وانا يه_ -0.9: _ارب _الر _لم
اس_ شي_ غل_ فر_ قول ماذ يست -1.0: _اص _ايه _وت _يك _يو اء_ احة_ ادي اسوي اعر الي_ حب_
ربي رن_ ريد_ شان صر_ قبل_ قول_ لاج لري -1.2: _اط _دو _كو _لت _مر _يص السبب ايه_ خفي
راض ساوي عب_ قط_ لطف مع_ نص_ نين_ وسط وما -1.4: _از _تس _ست _سن _صبا _معن _يح الدم
القه اله بتد بدو بي_ تح_ سبة_ طف_ طيا فع_ لال ملة_ ندي نسى_ وات واح ومي وي_ يض_ -1.6:
_تك _رز _مص تعل جر_ جنيه_ طني_ عدد_ لية_ يط_ -1.8: _يكو از_ ترح_ حن_ دقي مية_ -2.0:
_كيف انو ايث حها_ سعود -2.4: ازاي_ اصمة_ عندن يجب_ -2.8: الثلج رنس -3.2: مرتي -3.6:
الشيء روبي_ عليكم -4.0: جى_ -5.6: العاف
""",
    "hi": """\
+4.8: हुए_ +4.4: बिटि +4.0: आसन_ +3.6: ंदाज खां जैस +3.2: aaj_ daw woh_ चौथा डम_ बाक
बेह +2.8: अनुव अब_ अभ् तुमन नंब बचा_ शुग िश्ता +2.4: aree आपन करक परह फॉर बना_ म्हा
हमार ्मा_ +2.0: _चढ आगे_ उसम चलो_ दूस मने_ ुल_ +1.8: _maa आपक आरा कूल_ गई_ गोली_ निकल
योज रीख_ सब_ +1.6: _जो _हू करत गए_ तुम् दोन मैंन +1.4: _da _us _एल _मान aaki_ dus kau
आखि जान पता_ यास_ हफ् +1.2: ra_ जी_ जोड दूसरा लगा_ +1.0: _wal _उस ab_ bah_ din_ kit
wal तो_ वही सरा_ ाकी_ ोली_ +0.9: _ना _वाल er_ hi_ ka_ मेर +0.8: _si _दी _हम कर_ वाल
िन_ ्ता +0.7: _मा िस् +0.6: _कि wala_ रवा हिस +0.5: _थी का_ +0.4: _आग रा_ +0.3: था_
मैं है_ +0.2: _लि +0.1: hai_ -0.1: अगल ते_ िए_ -0.2: ार_ -0.3: _कु _क् kya_ हैं -0.4:
_li _या _हो ंग् क्य में -0.5: _ky _सक और_ ैसे_ ्रे -0.6: _hai da_ ंग_ -0.7: _सं _सम
at_ करो ति_ ले_ ाई_ ाने ाने_ ैसे -0.8: _sa _कै _जल _राज rah कोई_ ग्र ताइ रिय ाइए_ िक_
ों_ -0.9: _abh _पह _मु kyu करू निय ार् ्त_ ्रा -1.0: _क्य _चार _प् _मि ek_ hon hu_ अपन
ट्र न्य भारत भारत_ वर् सकत -1.2: _कह _पा _फो huru_ liye_ जात िखा ्दी -1.4: _बन hon_
kai करन कायत चाहि धन् नमस लते_ लोग शुरू_ हेल ्य_ -1.6: _कम _मज et_ exc ina nah oda_
one_ ता_ तुल बहुत_ हता_ ेगा_ -1.8: ise_ -2.0: bill saal_ इसे_ कैसे_ क्रिक ती_ दिल
लिखो_ लूथ लौक -2.4: gli उपा एक_ कुछ_ खार_ झाओ_ तुम_ दोस भिग -2.8: ear_ koi_ ogram बिन
-3.2: टार् हजार_ -3.6: ंग्रे -4.0: किसन
""",
    "vi": """\
+3.6: chot_ +3.2: ize_ khuc_ +2.8: itar luot_ not tung_ +2.4: duye kia_ muc_ nhi_
thiet thua_ +2.0: buoi_ cai_ chang chia_ nhu_ ni_ thay_ +1.8: bua_ chiu_ luon_ vay_
vy_ đay_ +1.6: cua_ tuan_ đang_ +1.4: _be _oi anm minh_ not_ thuc_ thuoc toi_ +1.2:
gui_ loai_ nhat_ phong ruon đung_ +1.0: _cap cap chan khen_ kieu_ nghe_ phep_ que ram_
uyet_ +0.9: _han _ki _uy chu_ mar phuon xon +0.8: _the lai_ nua_ phan sach_ ti_ tiep_
tru tui_ uon_ +0.7: gio_ hai_ hu_ iu_ nho_ thanh theo_ ui_ uye đoi_ +0.6: _bu _hom _nh
_phon hom kham_ nhu đun +0.5: _cu _ke cach_ danh_ giao_ gio hanh_ io_ moc oc_ ot_ ten
the ung_ +0.4: _min _đa ach_ bo_ chua_ ieu_ nan ne_ roi_ so_ tie +0.3: _ba _em cau_
em_ luo min uon đat_ +0.2: thie ua_ đoa +0.1: _gi _đu hai ho_ oi_ roi đuo -0.1: _ro
ao_ co_ khoa -0.2: chay_ eng kho ng_ sai_ san van_ -0.3: _ha au_ hoi_ ien_ ron tho
-0.4: _tr at_ chuy hap_ hat_ mie tri đon -0.5: _vi cu_ cuoi_ inh_ khi mot re_ uoi_
-0.6: _bi _go _mo _mu _ru ap_ ban canh_ gi_ it_ khi_ moi_ thi_ -0.7: _ham _hoa _va ac_
hac hay_ khon nhau_ noi_ than_ viet viet_ -0.8: _co _sa _se ca_ hoa lua nam_ ruoc_
tet_ tuo xe_ đa_ đe_ đin -0.9: _ron _xa _đe cau cha de_ dun guoi_ le_ meo ue_ uy_ đao_
-1.0: _ch _hi _hu buo hoai_ im_ lat lat_ mua_ nha phi ri_ rieu_ tom_ trieu ty_ uoc_
ut_ -1.2: chup_ du_ gia goi_ ine lanh_ lua_ luoi_ nau_ ngu_ nhie un_ xa_ -1.4: bao_
bi_ can chuc_ dan_ huan_ lau_ mam_ toan tra xua đong_ đuoc_ -1.6: buon buon_ choi_
ghia_ luong mot_ quoc_ sao_ toan_ vai_ xom_ -1.8: chao_ day_ giat_ khau_ kien_ lop_
luc_ nen_ nli rung_ tieng -2.0: cao_ code_ gian_ kien phat_ ruoi_ tuoi_ -2.4: banh_
ngan non song_ thuon vua_ xiu_ đanh_ -2.8: aff_ andr cou_ dne meo_ som_ suot_ -3.2:
ave_ -3.6: cel_ cru vui_ zal -4.0: xoi_
""",
    "tr": """\
+5.2: kuzu +4.8: iiri_ +4.4: avsi +4.0: ahn suku +3.6: adre +3.2: eyz obur +2.8: aid
asv deft iad send +2.4: _ab adak azge ee_ ksik_ sira_ ugum vakt +2.0: di_ gore_ kact
mam_ nob zaman +1.8: alerj hlam min_ nucl sira ular +1.6: aja bizi dum_ iyd les ogla
oluy orsu sli stik_ ust yazd yoll +1.4: _ann _bos _ett biz cem ciyo cti_ esab gore num
rdu sik_ yapt ydi_ +1.2: _yar act af_ bu_ cek_ eki_ hani igim iyo ki_ lan lek min misi
mist ttig ydi yine_ +1.0: _gir _ikin _nu devam din_ dur eklif elim irdim kinci ku_
lira_ liste mis miz nim_ ordu rsu sti zel +0.9: iler kin kmi lati lim_ mun oru tti
unu_ +0.8: am_ cika dev dig digi ger gin_ igin_ kinc ona sal tey +0.7: _ge _han anki
ded eyi miz_ rsu_ +0.6: _cik _ka _mas _son esin eydi ini_ int ra_ tari +0.5: _ta adi_
ana_ azd ifi igi kac medi mus nra otu tar ti_ +0.4: ben in_ iz_ ram sini_ +0.3: liy
rdi yin +0.2: _ara _de ist na_ or_ +0.1: bir_ isti iyoru -0.2: _ya and anl asi mle
-0.3: _ve ak_ ali asi_ eme me_ ri_ -0.4: _ac _bir _ku _me agi aza eler len nli onc rma
uld yan yil yim_ -0.5: _yas ar_ hala ili isa mu_ rt_ tle yapa -0.6: _ba _bu _co _fi
_gu _hi _su _yil adas apa at_ ava bas dir_ egi eni_ iki_ kam ser tes tiri uml uz_
-0.7: _go _ilk _na _nas _ned _yu asa ask ast ata cak esk iri iyor_ lav mak pil rec ski
usu_ -0.8: adan cer dir ile_ lat_ mak_ nas nasil ner nir_ ulu yun -0.9: 'de _ne alma
bask bir git goru inda istiy lir mali niy uldu -1.0: _el _es _is _kar _ke _ru ant azim
dakik diyo egim ep_ fik gili igi_ isiy kid kisi ral riyor sin_ sind urum_ yas yor_
-1.2: _ag _ayr _ni _sat ce_ eceg elt_ esm evde imle imon mle_ ol_ on_ rim_ ron sam_
tigi_ uluy yuzd -1.4: _ca _fa _pi ir_ kan kim kope li_ uzde_ -1.6: _oyu adok akik al_
apay biz_ dize duny enti_ hala_ iden_ kiba nca_ -1.8: ceg sev -2.0: eski hep_ hon non
norm -2.8: acab rkiye unut -3.2: dom -4.0: huy
""",
    "id": """\
+4.4: ahen ampey +3.6: jug oposa +3.2: alh beres +2.8: anm darim esuai nomo +2.4:
adiny asala diub etep_ +2.0: _bab ambuh brp_ etig iln oba yg_ +1.8: _nam rini_ +1.6:
amin gay gian_ gny kur +1.4: _de _ok adw afta ambu dek_ empo_ gue_ hirn kayak kita_
mej mu_ nih oal suai_ +1.2: _jal _ud ait_ anyaa atih edua edua_ etuj ggu karan ku_
olak_ tad tuh ya_ yak +1.0: _kan _si _soa anju as_ buatk ira jal kamu_ kap kumat sis
+0.9: _ket ari dia_ ern ersi ggu_ ili nan ndin pak_ samp si_ uny vers +0.8: and ara
bias dwal_ gia gu_ iga_ nom olak ti_ yang +0.7: _br _ut alas bu_ gan_ han_ ini itu_
kam lan lan_ mbu nola olo rim rus udah udah_ usun +0.6: _ni _pak amb ayak dia emp
gilir is_ lih nju pert rat rsi tap tig uma +0.5: _ki _ku edu ian uan_ uta +0.4: _kit
din ert ini_ kan_ ngi nya_ sua ua_ +0.3: mar nan_ +0.2: _yan apa_ asih kita yang_
+0.1: _ja _ju nya -0.1: _ber ra_ ur_ -0.2: _pan _ya ela ng_ tah -0.3: _bi _je _ke _pa
an_ buat_ el_ gka lam sud -0.4: _ce _di at_ ber bih eng mas mpu uat_ ung_ -0.5: _ad
_ing _per _re ah_ kare nga ntu pen ru_ us_ -0.6: _apa _dan _ken _or _pe _suk ahasa asi
au_ gam get ila kal kalau pang_ panj sama suk tus -0.7: _ap _ca _du _pu _seb _so _tan
aha aku erl et_ iap_ ker lu_ put sem tia ucu -0.8: _ban _ga _in adaha akan ala bakan
eng_ gak gun harus hat ibu ima kas lin pan pi_ uka -0.9: _hi _ri eci iap isa ngen nsi
pa_ sen -1.0: _dal _lama ahun alu angat bay elas ena ggri ingk jaa kin_ mula nyi ol_
sah sti wa_ waj -1.2: akny aln alo dany done ek_ emang halo lap lucu mai mpang omp tem
uk_ ulu -1.4: _um ahi bedan eda emut_ erla gala lau tel tiap_ -1.6: anpa_ jua paca
tiny -1.8: aer eget teme -2.0: capa pura_ sop -2.4: ayur_ cere dau deo enapa -2.8:
borob ilana -3.2: opa -7.2: aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.2: [said] ^[past] ^[you] +1.0: [you] +0.9: ^[we] language_tr +0.8: words_20 +0.7:
[said]>[said] [we] [you]>[me] question_at_the_end +0.6: [me]&[my] [said]. [said]?
[you]? ^[resume] language_ar language_ko +0.5: [you]. [you]>[said] sentences_0
words_16 +0.4: [again]. +0.3: [quantity]. [question] language_ja sentences_1 +0.2:
[me]? [that] ^[my] ^[question] +0.1: [me] [me]>[question] [store] -0.1: [me]. [usual]
numbers_0 -0.2: [my]. [resume]. sentences_2 -0.3: [question]. [that]? sentences_4
-0.4: [resume] [usual]. ^[again] language_en -0.5: [quantity] question -0.6: [my]
-0.8: words_8 -0.9: ^[news] words_32 -1.0: [said]&[you] -1.1: words_4 -1.2: words_0
-1.5: language_vi
""",
    "personal": """\
+1.6: ^[question] question +1.5: [my] +1.2: [me] [quantity] +1.0: language_ja +0.8:
[my]. +0.7: ^[my] words_0 words_32 words_4 +0.6: [me]. [me]>[question] [question]
+0.5: [me]? [said]&[you] +0.4: [question]. language_en numbers_0 sentences_0 +0.3:
[quantity]. [usual]. language_vi words_8 +0.2: [you]. ^[we] words_20 +0.1: [again].
[said]>[said] [you]>[said] sentences_1 -0.2: [said]. [store] [that] [that]? [you]?
^[resume] sentences_2 words_16 -0.3: [usual] language_ko question_at_the_end -0.4:
[me]&[question] [said]? language_tr -0.5: ^[news] ^[you] -0.6: [resume]. [said] -0.7:
[we] sentences_4 -0.8: [you]>[me] ^[again] ^[past] -1.0: [news] -1.1: [me]&[my] -1.2:
[again] -1.3: language_ar -1.4: [resume]
""",
    "implicit": """\
+1.2: ^[news] +1.0: [again] [news] +0.9: ^[again] +0.8: [usual] +0.5: [that]?
numbers_0 sentences_4 +0.4: [me]&[my] [that] [usual]. language_ar language_vi
question_at_the_end words_4 words_8 +0.2: sentences_2 +0.1: [me]&[question]
[question]. [said]&[you] [said]? [you]? -0.1: [me]? [said]. language_en words_16 -0.2:
[me]>[question] [quantity]. ^[my] ^[you] language_ko language_tr -0.3: [we] -0.4:
[me]. [my] [question] [you] -0.5: [me] [resume]. [you]. ^[past] -0.7: [my]. [quantity]
language_ja sentences_1 words_20 words_32 -0.8: [you]>[said] ^[question] -0.9:
^[resume] -1.1: ^[we] sentences_0 -1.2: question
""",
    "continuation": """\
+1.9: [resume] +1.4: [resume]. +0.9: words_32 +0.7: language_vi +0.5: ^[resume]
sentences_4 +0.4: [me]&[question] [said]&[you] sentences_1 words_0 +0.3: [we] ^[again]
language_ar sentences_0 sentences_2 +0.1: [again] [me]&[my] [store] [you]>[me]
[you]>[said] ^[news] language_en question words_8 -0.1: language_ko words_16 -0.2:
[me]. [question]. [said]. [you]. -0.3: [said]? [usual]. language_tr words_20 -0.4:
[quantity]. [question] [that] [usual] -0.5: [again]. [me]>[question] [my] [said]
[you]? ^[you] -0.6: [me]? language_ja -0.7: [me] [said]>[said] [you] ^[my] -0.8:
numbers_0 question_at_the_end -1.0: ^[question]
""",
}
