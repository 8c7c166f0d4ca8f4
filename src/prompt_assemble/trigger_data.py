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
INTERCEPT: float = -0.8
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.6: [me]&[quantity] [store]? [usual]>[usual] quote_words_16 +1.4: [advice]&[you]
[question]>[my] [resume] pointing_1_words_0 question_words_0 +1.2: [me]&[question]
[my]&[remember] [my]>[question] [past]&[store] [quantity]>[that] [resume].
[task]&[you] [usual]. ^[usual] question_words_4 +1.0: [advice]&[that] [define]&[you]
[my]&[quantity] [news] [question]>[me] [store]&[you] [that]>[that] ^[resume] numbers_0
numbers_1 pointing_2_words_4 pointing_3_words_4 words_16 +0.9: [advice]>[remember]
[my] [my]&[store] [resume]>[me] [we]>[question] [we]>[said] ^[news] pointing_2_words_0
+0.8: [advice]&[remember] [again]>[me] [again]>[usual] [me]>[quantity] [me]?
[news]>[news] [question]&[you] [task]&[usual] [we] [we]? [you]>[said] ^[quantity]
pointing_3_words_8 +0.7: [again] [me] [news]&[that] [quantity]>[question] words_0
words_12 words_8 +0.6: [my]. [news]>[said] [quantity]&[that] [question]&[task]
[question]>[past] [question]>[we] [said] [said]&[you] [said]>[my] [that]. [usual]
[you]>[me] ^[said] pointing_2_words_8 statement_words_24 +0.5: [again]. [news].
[news]? [past]. [past]>[me] [said]. [said]>[said] [store]&[usual] [that]
[that]>[again] [we]>[resume] [you]>[past] [you]>[that] +0.4: [again]&[news]
[me]&[that] [past] [question]&[tell] [resume]&[we] [said]>[we] [store] [store]>[said]
[that]>[advice] [you]>[question] pointing_1_words_4 pointing_2_words_12
pointing_3_words_12 statement_words_0 statement_words_4 +0.3: [advice]&[said]
[again]&[that] [define]&[said] [my]? [quantity]? [question]&[store] [said]&[that]
[that]>[you] [you]>[store] pointing_2_words_16 question_words_32 sentences_2 +0.2:
[advice]&[task] [me]>[past] [me]>[said] [my]&[question] [resume]? [you]? sentences_4
statement_words_12 words_20 +0.1: [advice]&[question] [me]>[my] [me]>[that]
[my]>[quantity] [said]? [that]&[you] [we]. pointing_2_words_20 words_4 -0.1:
[define]&[me] [me]. [my]&[past] [question]&[we] [you]. ^[define] sentences_1 -0.2:
[again]&[question] [again]>[question] [quantity]. [question] [tell] ^[me] ^[question]
pointing_0_words_20 question_words_12 quote_pointing_1 statement_words_8 -0.3:
[advice]>[me] [again]&[task] [me]&[resume] [question]. [question]>[advice]
[task]&[that] [you]>[my] -0.4: [me]&[you] [me]>[again] [me]>[you] [my]>[said]
[question]&[usual] [task] [task]. commas_2 paste_words_8 pointing_0_words_12
pointing_1_words_12 -0.5: [advice]&[me] [advice]&[quantity] [again]&[me] [again]&[my]
[past]&[that] [question]>[that] [usual]>[question] [usual]? numbers_2 paste_words_0
pointing_0_words_8 pointing_1_words_16 -0.6: [advice] [advice]>[advice]
[advice]>[said] [advice]? [my]&[that] [my]>[again] [past]&[question] [remember]?
[usual]>[me] ^[advice] ^[my] pointing_1_words_28 question question_at_the_end -0.7:
[advice]&[my] [define] [my]&[usual] [my]>[me] [resume]&[that] commas_3
pointing_0_words_0 question_words_24 -0.8: [said]>[past] [we]>[again]
question_words_20 quote_words_4 -0.9: [question]>[define] [remember]&[said]
[resume]&[said] [said]>[you] [you]>[again] ^[task] commas_0 pointing_0_words_4
pointing_2_words_32 question_words_16 sentences_0 -1.0: [past]&[remember]
[quantity]&[usual] [tell]>[me] language_zh pointing_0_words_16 quote_pointing_0 -1.2:
[define]. [remember]&[that] [we]>[advice] words_28 -1.4: ^[we] paste_words_4 -1.6:
[me]&[my] [my]&[news] [remember]&[usual] [task]>[past] words_24 words_32 -1.8:
[usual]>[we] ^[remember] pointing_0_words_32 pointing_1_words_32 -2.0: quote -2.4:
[again]&[remember] numbers_3 quote_words_0 -2.8: paste
""",
    "en": """\
+2.8: in_range_lên +2.4: four_~_$ +2.0: ^_and ^_day ^_for +1.8: [me]? +1.6: ^_a ^_ok
day_0 then verse +1.4: ._to [you]>[me] [you]>[question] and_the for_the is_the_total
+1.2: of_my please_$ what_was +1.0: ._0 [question]>[my] ^_how_many ^_the am_i due so
you_~_me +0.9: ^[quantity] ^_tried now ok +0.8: [news] ^_they i +0.7: [said]. ^[said]
did_i have_i in_the other you_know +0.6: [again]. [my] [question]>[me] all do_i got
of_the +0.5: [we]. ^_~_my like my one the +0.4: !_! ^[news] ^_which back +0.3:
[resume]. up +0.2: $ [again] [me] [said] out +0.1: me to we -0.1: [advice] do_we does
is on -0.2: ? [advice]. ^[task] ^_~_are -0.3: ^[me] how i_am -0.4: [that]. ^_give if
in not -0.5: ._$ 0 ^_0 should us x -0.6: . ^_what_are explain of_~_$ say what_are
what_do -0.7: [advice]>[me] [question]. ^_~_to come do for_a you_~_$ -0.8: [task]
^_are ^_now ^_what ^_why ^_~_this why_~_my -0.9: ^_is ^_who is_it last with_a -1.0:
[you]>[you] ^_can ^_~_! ^_~_do can_i to_~_a what's_the who_~_the -1.2: [my]>[again]
[question]>[advice] ^_~_a hi how_long_do how_~_i would_you -1.4: how_do_i -1.6: ^_my
^_who_wrote a how_do -2.0: ^_i ^_i_always
""",
    "zh": """\
+4.8: 密码多 +4.0: 那 +2.8: 多大码 第 贵吗 项比 +2.4: [me]>[question] 咧 毙 目 +2.0: 不喜 号 照 要讲清 讲清
+1.8: ^你还记 ^我去 ^第 下我 仲 当时 是因 来着 楚$ 还来 𠮶 +1.6: ^换 ^老 傅$ 啦$ 它 敏 用我 肯 苗 还是不 配 +1.4:
[my]>[you] ^[again] ^_𠮶 ^下一 ^他 ^好$ ^日 ^现 么事 么名 了 他 你 你不 公积 办法 反 只 吧$ 呢$ 喇 她 接下去 要用$ 过
+1.2: [usual] [usual]. ^佢 ^女 ^好 ^就 ^房 ^阿 一遍 下一 主 了$ 剩 哪天 在$ 型 填 对 招 按我 换 接 校 步 要讲 要问 部
+1.0: [again]>[me] [me]? ^在$ ^照 你都 佢 刺 同意 咱 咱俩 哪一 哪个 所 按 曾 知 礼拜 第十 组 续 耶 量 +0.9:
[my]>[question] ^小 ^还 ^还有 俩 出来 别 及 我这 最后 欢 程 系 线 辑 那样 间歇 阵 +0.8: ^[usual] 一半 下 后 四天$ 尾
搬 第七 药 血 边 +0.7: [me]>[said] ^下 ^个 ^但 ^你给 ^车 个$ 二 介 你给 你那 候 单 号$ 后面 我那 打 报 是哪 来了 牌 病 的
的那 证 课 道 预 +0.6: [me] [you]? ^[news] ^只 ^咱 ^她 书 到 叫 啊 回 弄 念 排 日 来$ 欸 第$ 纪 译 跳 里 问
+0.5: [store]. ^号 ^按 ^接 一下 份 再 几 号我 听 周 家 张 时候 是那 来 段 表$ 订 议 论 试 跟 轮 +0.4: [my]
[past]? [that]. ^[that] ^今 ^我的 ^结 前 晚 样 段$ 没 程$ 那一 +0.3: [resume] [resume]. ^[me] ^比 今
把 阿 +0.2: [that] 位 走 +0.1: ^_$ ^_?_$ ^_~_$ -0.1: ^_0 ^一 。_~_$ 不 住 司 解 -0.2: 0
[me]>[quantity] ^[task] 买 从 六 十 在 多 并 是 -0.3: [question] ^_。 ^三 ^用 ^这 一句 个 中 么 卡 味 字
帮我 月 油 生 种 -0.4: 0_~_0 ^_~_0 ^_。_$ ^帮 ^怎 ^的 ^那 久 出 又 地 大 学 安$ 年 想问 新 服 气$ 用 要 请帮 金 高
-0.5: [task]. ^_~_。 ^推 c 。_~_。 人 做 利 化 士 实 岁 带 平 我想 攰 活 短 神 累 言 重 领 -0.6: 0_。
[define]. [me]>[me] ^_~_￼ ^上次 ^写 ^要 一个 世 什 元 内 列 吉 喝 在是 好$ 拉 文 旧 星 是不是 点 男 等于 西 豆 起
-0.7: [define] ^台 ^帮我 ^是 。_$ 为什 五 五个 些 会 你会 到$ 动 吗$ 啲 在吗 好 子 存 我是 机 概 深 玩 百 直 破$ 自 荐 错
-0.8: 0_0_$ ^_python ^为 ^去 ^我想 ^没 以下 你扮 卖 发 合 孩 律 想 找 押 斤 有啥 每 润稿 演一 白 看 给我 缺 耳 节 蛋 超
还是 适 -0.9: [again]>[question] ^哪 python 一年$ 一次 三 以 但 你是 冰 前$ 员 回去 失 小时 布 无 是先 有没 水 洗 湾
猫 睡 红 讲个 说$ 还能 -1.0: ^[said] ^下一次 ^你好 ^到底 ^有 一年 严 个礼 习 假 八 吗 太 帮 年$ 当 怎么 思 手 有 段帮 港 满
电 美 脚 舔 衣 通 随 雨 非 馒 -1.2: ^哈啰 ^给我 ^讲 。 一直 别$ 咋 和 哪里 大$ 安 届 怎 慢 成日 才 才不 挂 朋 朋友 棒 正 段在
没有 火 点样 肉 英 试官$ 说了 说的 辛 问题 隔 -1.4: [advice]>[question] [remember]. ^你来 ^你觉 ^我来 ^给 ^谢
一般 两 九 以前 差在 很 我该 早 润 演 空 第一 谁 谜 这段 骂 -1.6: ^你 么跟 你好 句 国 工 扮 敷$ 狗 礼貌 谢 -1.8: ^光年 中旬 你当
感 我把 爱 -2.0: ^世界上 ^麻烦您 些什 好啊 -2.4: ^好的 有什 能 -2.8: ^辛 个无 -5.2: ^又下
""",
    "ja": """\
+4.4: の自己ベ +3.2: ころから 组ん +2.8: ^免 アレ +2.4: ^これま ^じ ^チ ^禁 ^言わ おり たか 娘の 教わ +2.0: いますか
じゃな 薬 +1.8: いつもの さん づ はず 第 类 +1.6: 名 目の 私が +1.4: ^次 ^母 お愿 つ目 ても に入 の続 ほ ましょ 己 担 案 残り 母
目 苦手 頼 +1.2: [said]>[said] ^[my] ^[usual] ^あ ^や ^やっ あの いこ だっ だっけ ってる てた ので の结 めた やっぱ 今
例の 动 次 番 苦 计 録 +1.0: [question]? ^[past] ^これ ^で$ ^今 ^教 あれ こ$ こと これ した たの てもら と何 ね$ まで
よ シ ド 曜 残 进 长が +0.9: ^い ^二 から が$ くれ た た$ たん った れた キ 予定 减 回 段 緒 +0.8: [my] [that] てる め
予 件 最 次は 直 结 酒 +0.7: [my]>[question] あ ま$ 左 部 ￼ +0.6: ^わ いで します$ す$ たと っけ まし +0.5: !
[resume]. [said] ^_￼ ^は ^俺 たよ っけ$ 先 愿 +0.4: !_$ [resume] ^ど き だった よね わ 例 社 +0.3:
[advice] [usual] お ま ラ +0.2: [news]. し ました +0.1: の -0.1: [question]. 合 -0.2: $ ? う か
なる へ ら カ リ ー -0.3: 0 [again] ^_~_$ い えてくだ す で は べ 法 金 -0.4: 0_。 。_。 たら てください に コ 文 英
-0.5: い$ しょうか せ って なら ッ 一 夫 字 违 -0.6: 。_~_$ っち 前の 十 复 家 祝 角 -0.7: [advice]. ^_0_。 いと
くな たい てくだ な は八 び る を一 ン 代 八 前 方$ 时 海 给 -0.8: くらい でも なり に一 ら$ れる を三 マ 今日 千円 届 急 本 闻 鱼
-0.9: 0_$ ^っ ^相 n いい たい$ と$ の$ やって らい パ 乗 式 料 期 用 纳 肩 谁 転 -1.0: ^この 。_。_$ いん つ$ のに はよ
るん を を教 ツ 友 同 大 干 文を 普 猫 窓 素 関 限 风 -1.2: ^_~_￼ ^电 が ご だ间 なし のお ール 円 前回 寝ま 方 昔 校 私た 谢 都
雨 -1.4: ^りん ば ロ 世 使 回の 因 手続 犬 语 -1.6: ^な あり 助 水 -1.8: の日 -2.0: ^こんば ^エク ^助 しりとりし -2.4:
^あなたは ^前回の って言わ なりき るこ -2.8: 束し -3.2: ^おは -4.4: ^おや
""",
    "ko": """\
+6.4: ^어디부 +3.2: ^알레 ^졸업 +2.8: ^결국 ^나한 ^이번 +2.4: ^만기 ^맞지 ^사이즈 ^예약 ^합의 내가 봤 장한 +2.0:
^갑상 ^만든 ^뭐더 ^일차$ 죠 째 +1.8: ^그거 ^올해 ^올해$ ^이어서 ^읽 ^제가 내$ 안은 주신 +1.6: ^그때 ^눈치 ^똑 ^마저 ^목표
^와이 가자 네요 담 였 왔는 했어요 +1.4: !_! ^[my] ^가자 ^괜 ^그 ^그$ ^먹을 ^뭐였 ^민 ^보여 ^이제$ ^총 ^후보 ᄀᄀ 같이 니$
님 문$ 뭐였 얘 째$ +1.2: [question]>[question] ^내$ ^시작 더라$ 버 았 얘기 왔 음 잖 지$ 차 +1.0: [my]>[we]
[news]. ^간 ^거 ^거$ ^달$ ^이제 ^적어 ^평소 검 네 른$ 업 쪽 +0.9: [store] ^[that] ^네$ ^다$ ^분 ^알 ^우리
^함 갔 니 더 며 받 약$ 이었 짜 차$ 표 호 +0.8: 0_~_$ [news] ^게$ ^마 ^빼 ^이번$ ^자$ ^제$ ^집 그$ 끝 나$ 다 대로
대로$ 듯 박 번에 번째 신 써 제가$ 했 +0.7: [resume] ^[past] ^샀 ^짜 까지 대 두$ 들 성 제$ 테$ +0.6: [said] ^결
^단 ^또 ^했 고$ 려고 맞 번 준$ 집 후 +0.5: ^다음 ^쓰 ^완 기로 다음 다음$ 서 쓰 어서$ 었 +0.4: [my]>[question] ^과
과 료 코 +0.3: [resume]. [task] ^나$ ^다 두 어$ 에$ 지 +0.2: ^_._$ ^몇$ 는지$ 또 로$ 어 +0.1:
[question] [said]. 아 -0.1: 는 늘 예 체 -0.2: . [that]. ^사 ^안 ^인 ^한 너 얼 오 한 -0.3: [advice]
[me]. [quantity]. ^공 ^수 나 도 만 만$ 복 산 세 을 이$ 트 -0.4: ._. 0_0 ^_$ ^고 ^너 국 당 도$ 루 비 은$
-0.5: $ ^강 ^년 계 드 자 재 직 키 -0.6: ^_0_0 ^당 ^로 ^마지 ^면 ^좋 간 나요 돼 면$ 법 설 승 식$ 에서$ 의 좋 축 치 하
행 -0.7: [question]. ^교 ^냉 ^시간 ^에어 ^왜 ^전 ^줄 ^해 겨 기$ 리 립 면 모 미 보 세$ 에서 왜 운 울 의$ 인 전$ 천 초
하는 혼 -0.8: ^_? ^때 ^문자 ^온 ^퇴 ^할 공 레$ 령 분$ 센 속 유 을$ 이고 인데$ 있 잘 합니 -0.9: ^뭘$ ^바꿔줘 ^설 ^수$
^안내 ^오 ^정렬 ^준 ^차이 ^택배 까요 드$ 어로 열$ 온 임 포 -1.0: [past]? ^넣어 ^보내 ^봐 ^있음 ^조선 ^표 고양 날$ 는$ 달
래 려요 를$ 리나 법$ 봐$ 섯 섯$ 지가 -1.2: 0_~_. ^꺼내 ^많 ^붙 ^위 ^추천$ ^하루 가요 고요 년$ 능 친 피 -1.4: [my]
[past]>[past] [that]>[you] ^강아 ^고마 ^기준$ ^심심 ^얼마나 ^오늘$ ^왜$ ^이거$ ^자꾸 ^잤 ^지난번 밥 이서 -1.6:
[question]>[my] ^너무 ^마지막 ^말고 ^안녕 ^윤 ^칼로 ^한마 년 마다 어도 -1.8: ^곰 ^쉽 ^않 ^잊 -2.0: ^먼 ^뭐가 ^아재
^일본어 ^제주 ^존 -2.4: ^아닌 ^아직도 ^안내문 ^약속 ^어떻 ^엑 ^예전 ^조선시 ^타이레 ^파이 ^해먹 -2.8: ^그만두 ^를 ^제곱
^지난번$ -3.2: ^알려주세 ^짧은 -3.6: ^에어프 -4.0: ^세종
""",
    "es": """\
+2.4: ^_vas +2.0: ^_~_la +1.6: que_~_de +1.4: ^_~_el con_la en_que otra_vez_el talla
+1.2: [said]. ^_cuántas ^_el ^_y con_el de_~_$ lo_de mi_~_del pues se_~_? +1.0:
[news]. ^[quantity] era mi_~_de +0.9: và +0.8: . +0.7: ^_como_se la la_~_de para_el
+0.6: [quantity]? ha la_~_$ tono +0.5: ! [again]. ^_la el_~_. +0.4: [that] del y_el
+0.3: [usual]. los +0.2: [that]. el +0.1: ?_$ [advice] -0.1: [question]>[me] con -0.2:
se si -0.3: ^_~_es ^_~_un -0.4: $ 0_0 ^[my] o -0.5: [me]>[question] ^[me] ^_que es mi
para x -0.6: ^[task] -0.7: 0_~_0 ^[you] ^_~_$ de_0 su -0.8: 0 ^_llevo esto que_se
que_~_el -0.9: ^_he ^_me ^_~_para a_mi de_~_. -1.0: ^_por_que ^_tengo cada en_~_con
la_~_vez un -1.2: el_~_en mi_$ tengo_el -1.4: anos -1.6: ^_como ^_~_de por_que -2.0:
digo_a
""",
    "fr": """\
+2.4: ^_et +2.0: 0_ans_de ^_~_quel +1.6: ^_il ok pour_le qu'on_a y +1.4: ^_ton ^_ça
+1.2: [question]>[my] a_tôi tes +1.0: [my] [you]. ^_~_0 +0.9: [my]>[question]
[question]>[me] la_~_est le_~_de +0.8: [usual] ^_a ^_elle +0.7: elle ils non pour_les
+0.6: ^_le pour_la ta était +0.5: . [again]. ^_la ai de_~_$ le +0.4: [question]?
^[resume] +0.3: ._on +0.2: du que +0.1: la -0.2: $ 0 [my]. -0.3: ?_$ -0.4: ._$
[question] -0.5: [my]>[me] [said] [that]? ^_quel ^_~_ce avant comment des -0.6:
^_~_est les ￼ -0.7: ^_0 ^_est ans -0.8: ? [me]>[me] [question]. de_0 dis mon_~_a -0.9:
[said]. qui_a -1.0: 0h ^[me] ^[we] ^_~_de en x -1.2: ^_j'ai ^_~_$ ^_~_ça -1.4:
[said]>[me] dit_que un -1.6: ^[past] -2.0: participe -2.8: t -3.2: ^_ma_tu
""",
    "de": """\
+3.2: sind_glasig +2.8: ^_und +1.8: ^_tag +1.4: [question]>[my] ^_er hab_ich +1.2: !_!
^[that] +1.0: ^[said] ^_in ^_so es tag_0 +0.9: [news] er mit_der wann_~_ich wieder
+0.7: für_die +0.6: [that]>[question] ^_der mir_die war +0.5: [usual]. und wo +0.4:
den +0.3: [my] der +0.2: [me]. aber ich mit +0.1: was -0.1: ?_$ [that]. -0.3: 0 [you]
^[me] eine -0.4: [advice]? -0.5: $ [question]>[that] um x -0.6: [advice]>[me] ^[my] ￼
-0.7: ^_mein einen man viel -0.8: ^_~_sie ich_bin was_~_ich -0.9: in_~_$ zu -1.0:
^_~_für -1.2: ^_spiel ein -1.4: ^_ich -1.6: ^_ist -2.4: bei_dir_? -3.2: wie_~_ich
""",
    "pt": """\
+2.4: bora +2.0: ^_e +1.8: por_um +1.6: ^_em_que ^_~_ai com_o +1.4: [you]. e_que
os_~_de +1.2: [question]>[my] ^_em a ai de_sempre ele_? era la o_~_do +1.0: [again].
[tell] ^_a ^_~_o a_~_que ele so +0.8: [you] meu_~_$ o +0.7: [me]? a_~_do +0.6: .
[that] da_~_? +0.5: [said]. ^_o ^_~_do e_o +0.4: ! a_~_da as +0.3: ^_~_a do +0.2: [me]
[my]. [question]? da +0.1: $ -0.1: ^[task] -0.2: [question] com das me -0.3: pra -0.4:
[question]. que_e uma -0.5: [me]. para um -0.6: 0 e se -0.7: 0_~_e -0.8: ^_minha
^_~_da sao -0.9: ?_$ ^_o_que ^_qual ^_quem tem -1.0: ^_por ^_~_ou -1.2: ^_~_de de_0
por_que vez_que você_e -1.4: [again]? ^[my] ^_ainda e_eu -2.0: o_que -2.8: contro
""",
    "it": """\
+2.8: come_si_chiama +2.0: ._. ^_da +1.8: ^_e +1.6: e_il +1.4: ^_niente pure +1.2:
?_il ^_~_ho giorno si_e +1.0: ^_~_la a_che +0.9: ^_a ^_che dài i per_i +0.8:
[question]>[my] ^_la ho per +0.7: ^_i ^_il mi_hai +0.6: [my]? [question]? ^[question]
+0.5: ! ma no +0.3: [again]. [my]. [news] la +0.2: che +0.1: $ il -0.2: 0_e ? a le
-0.3: 0_. 0_0 [advice] fa si -0.4: 0_~_0 se -0.5: e ha -0.6: [again]? [past] chị ho_il
una -0.7: [question]>[question] ^_perché un -0.8: ^[advice] ^_0 quali ￼_$ -0.9: 0 0_$
[past]? [task] ^_fai e_~_a io -1.0: ?_$ ^[my] ^_~_per chị_ha dati uno -1.2:
[quantity]. ^_~_di ^_~_non ^_~_un -1.4: ^_chị_ha và ￼ -1.6: ^[past] -2.0: fai -2.8:
^_ho
""",
    "ru": """\
+2.8: ей той +2.4: ^_~_зовут +1.8: на_~_? +1.6: ^_на +1.4: ^_~_не ^_~_я ^_ну ну +1.2:
^[again] ^_опять ноль_. у_меня +1.0: ._что [you] ^_~_мне ход +0.9: [advice].
[question]>[me] +0.7: [we]. же не_~_$ +0.6: мы у +0.5: ! [me] [me]. [you]. +0.3: .
[that]. ^_~_у +0.1: [resume] и -0.2: к -0.3: ^[past] а на -0.4: 0_$ [my] как -0.5:
[we] -0.6: в -0.7: от_~_$ -0.8: или -0.9: 0 ^[we] ^_чем -1.0: ^[task] ^_что в_~_.
-1.2: ^_~_$ ли -1.4: ._я ^_о а_я -1.6: ^_~_меня -2.0: ^_у
""",
    "ar": """\
+2.0: مقاس +1.8: ! يلا +1.6: ^_~_كان ^_وش +1.2: ^[said] ^_في زي لي +1.0: [again].
[my]>[me] [news] [that]. [usual]. ^_~_اسم ؟ كان يا +0.9: [that]>[me] +0.8: [said] أنا
أي كام +0.7: [resume]. [that]>[my] [usual] ^_شو بس +0.5: [resume] [that] ^[resume]
+0.4: [again] [we]? +0.2: [said]. -0.1: [question] [you]. -0.2: [my]>[you] -0.4: في
-0.5: هل -0.6: ._$ [define]. [you] ^[task] قبل -0.7: $ -0.8: ^_طريقة ليش -0.9: لو نكتة
-1.0: [my] [past]? ^_~_دور ^_من -1.2: 0 [my]>[question] ^_~_ما ^_هلا طريقة -1.4:
[advice]. ^_ليش كيف -1.8: [question]>[me]
""",
    "hi": """\
+6.0: ^_hari +2.0: [me]>[question] ab +1.8: [my]>[question] +1.4: हो_~_$ +1.2:
[usual]? क्या_है +1.0: [that] ^_￼ मान से +0.9: ^_~_0 ^_~_ने +0.8: [my] +0.7: थी +0.5:
[past] [past]. +0.4: ! +0.3: [news] [said]. ka +0.2: [me]? [resume] +0.1: [my]. [said]
-0.1: । -0.2: [question] -0.5: $ क्यों -0.6: hai न -0.7: ^_0 ek -0.8: 0 [advice]? me
-0.9: ^_~_me -1.0: ^_~_$ -1.2: liye जी_$ -1.4: [me]>[resume] hota फोन -2.0:
[question]>[news] अब_भी
""",
    "vi": """\
+2.0: ^_ngày +1.8: 0_~_gì 0_đi ^_ủa rồi ứng +1.6: ^_bằng ^_câu hành long_$ tính_sao
được_bao +1.4: ^_bài ^_sáng ^_tháng hiểu_$ oi +1.2: ._$ ._giờ [said]>[remember] ^_ma
hiểu lý_do rồi_$ t +1.0: [that]? ho_so nhà_~_$ tu_? +0.9: [me]? bớt nhà_$ như_mỗi
nữa_$ ta thứ_sau tu_~_$ tên_gì +0.8: 0_~_có [me]>[question] ^_tôi có_$ r +0.7:
[news]>[past] ^_cái hết no ra sao_$ y +0.6: ! [again] [me]>[said] [remember]. b hôm
ta_$ +0.5: [remember] [resume]. gì_$ ấy +0.4: [me] [me]>[me] a +0.3: em +0.2:
[me]>[that] [past]. [resume] -0.1: có -0.3: [said]>[past] -0.4: [again]. [question] o
-0.5: ? [quantity] [question]. [said] lo -0.6: [advice]. [task] ai chưa_$ gì la -0.7:
0 0k [usual] ký -0.8: [advice] [past]>[you] [that]>[you] ^[question] có_~_không gọn
được_~_$ -0.9: [advice]>[question] ^[said] ^_0 ^_đi hông_$ hứa không_a -1.0: 0_$
[said]? [you]>[that] ^_bạn ^_gợi ^_mình bao_~_$ em_$ gợi vì đồng_vai ￼ -1.2: 0_0_$
0_~_$ 0_~_0 ^_già ^_~_bạn ba_bạn hay ke_chuyện không_~_$ lại_mua lạt mình_0 mấy_tháng
năm_~_$ the_nào tôi_la đặt_tên -1.4: [me]>[usual] [that]>[question] ^_ke ^_tui_mình
bao_nhiêu_la bắt không_$ lạt_0 thơ_lúc đi_phụ -1.6: ^_~_tên lần_? vai_ông -1.8: ^_cảm
^_thứ_đó hàm -2.0: ^_thứ -2.4: vui_đi -3.2: con_ai
""",
    "tr": """\
+2.8: ne_zaman_? +1.4: ._~_ne [said] ben_$ o tamam +1.0: ^_~_hangi siradaki +0.9:
[said]. +0.7: 0_. [news] ^_bu +0.6: [again] [that] +0.4: ! bu +0.3: ne +0.1: [news].
[that]. -0.2: [my] bir -0.3: [again]. mu -0.4: ^[my] iki mi_$ -0.6: ^_sen ol -0.7:
^_~_ile -0.8: ^_~_en mi mi_~_mi -0.9: [advice] neden -1.0: de -1.2: 0 ^_~_$
""",
    "id": """\
+3.2: ^_hari_ke +2.4: ^_oke +1.6: [my]>[question] deh ku +1.4: [you] bab +1.2:
[me]>[question] [we]>[said] apa_ya dong_$ +1.0: kan udah +0.9: ^_dia ^_~_yang +0.8:
dia +0.7: [past] si +0.5: lagi +0.4: [that]. +0.3: [that] sih yang -0.1: [question]?
^[me] di -0.2: ada -0.3: dan -0.4: [advice] aku -0.5: buat -0.6: 0 pantun -0.7: $ ?
^[my] ^_0 dua ke_mana ￼ -0.8: [advice]. [said] ga_~_$ -0.9: gak min -1.0: ^[we]
^_~_saya bikin -1.2: apa_itu tiap -1.4: ^[said] ^_jadi ^_~_lebih -2.0: ^_kamu -2.8:
^_kamu_jadi
""",
}
LETTER_WEIGHTS: dict[str, str] = {
    "en": """\
+4.0: mock +3.6: apte arett bisc +3.2: anua +2.8: ey'v geth +2.4: avori chef_ emind
pag +2.0: ewh nex +1.8: deliv finis lol_ pdat sinc siz tme usu +1.6: ared_ atev gym_
han_ job_ week_ +1.4: arted did done_ mat_ ota pie type_ wid +1.2: _char _ot _righ
advic aga an't_ dea_ epo er' gran hos hurs io_ or' plan_ rche sca sda sted_ they tro
+1.0: _pi _pu aint aki aller due_ e'd_ nall now ok_ ond pick_ tried ual_ wher +0.9:
's_ fina now_ rek +0.8: _let _on _tri ails_ andlo as_ che did_ ess esson ett hich_
priy ring rou so_ thing +0.7: _du ante bad chap hing_ invi jec know leve mar ook oor
pare run_ week whol +0.6: _all _cove _mov der_ got_ have he_ here_ lev nter ood_ out
plea rida up_ usi +0.5: _ma _mar _ou day_ ew_ fle ike_ led like_ mov righ the_ ton
was_ what +0.4: _fl _sh _you all_ an' ed_ ext my_ on_ once_ one ran +0.3: _my cou her_
id_ the tri vice +0.2: _back _sp bac +0.1: _we all and_ out_ ther_ we_ what_ -0.1:
_the hem ions tic -0.2: _ea _fu er_ ord_ son tal when_ -0.3: _ca _co _di _fol _ge _ju
and em_ imp ly_ re_ who_ -0.4: _be _de _ho _se _so _th at_ ger if_ in_ scri tes_ use
-0.5: 'm_ _are _do _lon ar_ ars at' ate chi eac ell en_ ence ente hy_ ill ing old_
red_ rien rt_ swer_ tiv to_ who years -0.6: _an _ex _gr _im _ke _wa ach an_ by_ cli
det grump ime lar old ong por sta tai ude uk_ -0.7: _frie _ne _po _qu _sk be_ eel ela
eme epl ery_ es_ how lon lt_ nge ool rate riti rki som ten uall very_ yea -0.8: _cr
_is _mos _ni am_ at's_ eep ent ever ix_ lic mos ono pytho rs_ see st_ unde when -0.9:
_last ank_ dis exp find han ick jun ks_ mpany orn pyt ql_ ric saf say um_ you_ -1.0:
_ov boi egal escr good icke il_ ilk inut jok lec nice ome_ print rts_ shou tell this_
-1.2: _con _eg al_ apit fiv fli goo hank hes hi_ hings houl ia_ ive_ logy_ mal_ ny_
only_ ou'r pay_ sk_ son_ suall told_ tra -1.4: esp ets_ llowi nic syl wro -1.6: apto
betw expl ghts_ hiny_ isb kye_ mill will_ -1.8: etur -2.0: avou chool engla frie jso
nles -2.4: acet bup ddlem hello leap_ ousl why_ -2.8: eighb ourd -3.6: hiy
""",
    "es": """\
+6.8: nture +3.6: lucia +3.2: imu +2.8: autob conm +2.4: adap arca_ dev ervid etom
hice_ marc +2.0: atego gim juev poli +1.8: _aye _dal _ene aest apun arag bila_ inq
oye_ talla toca_ +1.6: _num conse ema ince levo_ uku +1.4: _habl _tall amil elle elt
je_ llama mio ou_ suelo uran +1.2: _ap _ret _vu ami aque aste beme ernes jue lama mio_
oci orf rca reto sca tuy uar ulo_ venga +1.0: _era _ped _va aba_ abo act altab aro baj
ces che cual_ ieb nes_ oca_ oce peso reci ulo +0.9: _hic _nov _pus ahor amos amos_ bo_
edi gun iba ista ora_ pas tel +0.8: _pre _toc aho ast aste_ ccio ced don erg estoy
hice nan sab sis tad ual uci +0.7: _mis ahora ale_ and cual egun gui igu ner +0.6:
_che _cla _ni _seg ario_ onm rta seg +0.5: _con _pu _ya aba abi art del_ dime_ ida io_
mes nue sali te_ uent +0.4: _del _er _fa _si _sigu alt ani esto lta nda on_ que que_
to_ +0.3: _el _para el_ era ist ra_ rio_ ueve +0.2: _cu _la mat ual_ uen +0.1: go_ pre
tab unt -0.1: _como _pr _re ata como_ des -0.2: ara ien nar res_ -0.3: _ce _co _en
_esp _tie cin ent ica_ nas_ olo omi or_ se_ -0.4: _chi _des _qui _una can ea_ en_ er_
hay noc nos ola_ oras_ rim ta_ tie -0.5: _ca _es _tr ada_ avi az_ entr hac ica lat nco
orm pan rda ros tar -0.6: anta_ antes asa_ com dig eis es_ ien_ ige il_ ja_ ola orn
ras sco tex visa -0.7: _cel _le _pi adr ame_ ar_ ay_ buen cada ere esp etr fic ico iem
ill ino orma por rma una_ uro -0.8: _alg _su _un anos ante cie co_ dar dur epar gat
hal izz nter och ong ort prime rai rop -0.9: _du _fr _gr _mo _tar aci alg alo emo eva_
hay_ int lor rda_ uena una -1.0: _hor _ri ane arj bue enas fra his ilar imp ita ital
nst pita pued span ura_ -1.2: _ex aja_ cad cuat ecin hag id_ leva_ obl ovi tiene un_
-1.4: adru ble ejem exi fue ir_ -1.6: abue ausa bost soy_ ve_ -1.8: _ol dife gnif
lego_ mex ponl saj wif -2.0: desv hola -3.2: bup celu desag -4.8: hee
""",
    "fr": """\
+4.0: iki +3.6: anso +3.2: eulen +2.8: deuxi +2.4: 'hab_ am_ angui modu oui_ papa_
t'av +2.0: cic dont_ doss gec iece ieg +1.8: ablea encha io_ miq ntu +1.6: _avai _cett
deja_ edo eptem equel m'av oila_ +1.4: 'en_ _coup _tai bon_ d'ha eudi_ m'a mme_ notai
notr refai stp_ uel_ ulem xie +1.2: 'as 'en _aj _bor ardi_ att autr car dois_ ecom ed_
ena este_ etape menu rei s'ap sui t'a ti_ +1.0: _ens _fin _re _tie ai_ ast cale du_
horai lemen ombe our_ tour_ utre_ vai +0.9: 'ai_ ais_ ait are bor esso iece_ itu meme
nch rou sie signe suiv uiv +0.8: _bo _dev _il _nom chez_ elle_ ene_ enu ine_ moins ndu
reti sem son str +0.7: _eta _lec _st _ta all avec la_ mbi nal ondu pre resu tait_
+0.6: alle anne dej lec lot por rag +0.5: _ec _fi _le _mi _ne _tu equ gar lle_ tai
+0.4: _l' _voi di_ eco ose +0.3: _du _ma _no ail de_ ion is_ mon_ ui_ +0.2: _m' ref
+0.1: _rep _vo ava c'e nt_ on_ -0.1: au_ des_ er_ ine nte ps_ quoi_ -0.2: _co ans et_
lle ner nts_ ou_ ver -0.3: ain_ es_ eto eure gra oi_ our uil -0.4: _ac _br _est _me
dre mal per rie urs -0.5: _an _do _te _un _vi anc ance ar_ gla ie_ it_ ller_ mmen
mots_ op_ par_ peu rat -0.6: _di _en _foi _fr _gra _pe _po _pres ari bas cat cie ent
ent_ ifi int_ merc oir os_ repe ser si_ uie va_ -0.7: _ans _ca _ex _in _peu _pro cre
nnu pro sen tar tres vis -0.8: _be _donn _met _ro _sy cin d'un erc ir_ oue_ pin une_
urne -0.9: _id _si ains ale d'u dor dro emp eur exce ici liq nte_ pe_ pen ren six tel
teur ut_ -1.0: _ag _chat _dro _es _fair ate blag bonn hat oit_ recou sait_ sans_ un_
une vre -1.2: _pay al_ emps_ fair fran hras in_ orr -1.4: cri epon exis fois_ joue_
mai_ poe simp urt velo_ -1.6: _gu amais cong diff sal -1.8: afe_ couco -2.0: angla
feres ourq reux_ -2.4: bonso elet s'il_ votr -2.8: chaq eore -3.2: bonj -4.8: alut_
""",
    "de": """\
+2.8: erzic +2.4: _dei adra bila dei ehab jen num +2.0: bela chste diesm jet umz +1.8:
doch_ furs_ nser ogeg ortl vom_ +1.6: fer hreri nun_ +1.4: _bes abge dran_ einka enau_
err_ gross hies hstes ophe_ rein rotz schri sge wel +1.2: _alle _end _gl _neh _ok _tab
_tei _ub abel ausge bleib bli dann_ dies du_ eta fruh_ inz ja_ marz morg nachs ogram
plan_ print rse +1.0: _nu _uns ag_ erm ewoh ges +0.9: _der _do _ra _ton abe eig eiter
em_ geste get ichen nat nkl wann_ +0.8: _and _lau _ru ande ast egan heis iter_ lag
nochm oma osten +0.7: _tro bit eha ende_ gros herr jetzt kle lle nich sse_ tag_ weg
+0.6: _ha _sche ann geg hab_ ite mein oss rag +0.5: _noc _we habe_ mei rat unden war_
+0.4: _bit _die _je _mei app die ied ld_ nze so_ tel_ trag tro vie woche +0.3: hab
iede itte_ mit_ nte om_ tte +0.2: _st die_ lei nic tra +0.1: _de _ic -0.1: _ma _sa dre
ies nen rn_ ten was_ -0.2: _ei _na _zu erk fass lsc nd_ nge -0.3: _er _ku chs ege ei_
en_ geh hne hre ier ile ne_ und -0.4: _da _ka _mu _se _was ang eis er_ ersc nac pen
um_ unge uss wie_ -0.5: _ba _ko _lan _pro _re _um _ze aru chn chw dt_ ech erst eut fen
let man rf_ sie_ ule wor -0.6: _bo _ih _in _kann ache ass bar chi chm enn eri esten
gab ge_ kar lieg ner ner_ sch son -0.7: _eine _fa _gr _gu _hil _koc _lu _pr _ve as_
aue ber_ chie eier end erste fli hilf koc ll_ nach_ pruf rde rieg_ ute -0.8: _of _sag
chal che_ chse ebr ee_ ern fruhe fun hil ieg ilt moc ruher set tsc wer wer_ -0.9: _ein
_geh _uber adt alt erh hl_ inn ist lten_ lung_ pruc ras sec sei sta wora -1.0: _gibt
_ho _man _tu arum_ dic enn_ pyt the uhr wen -1.2: _nab aufga dank deu engl feie funf_
hal ibt irkl jah nder_ sag uche -1.4: auche jed me_ nie seid_ -1.6: blem hn_ ihm_ inut
uher_ -1.8: aupts dee -2.0: andy_ efon eipz ernd euro_ gilt_ hilft reng waru -2.4:
arf_ cel_ com efet osser -2.8: bist_ eitum -3.2: ahnh bev -6.8: afeh
""",
    "pt": """\
+3.2: angui desd impez +2.8: apio_ imu orcam +2.4: daq nvit +2.0: 'ag aquel bou_ imic
nume oq_ parte sabe +1.8: agor aiu_ axa_ +1.6: _ela azu bik mero_ noss +1.4: anda
arrei bor conf dess ei_ outr umo_ +1.2: _bor _lic _segu anda_ comig compa dit ersa
gual segu zes +1.0: _ag _do _tua cena_ ciso_ cume dent erdi_ ess eu_ falt mesm ram ref
tres_ +0.9: _fi aque chama falta onto spe tua uar +0.8: _da _era anca ard cro nha pro
tiro uim +0.7: _mes _qua der mos qua rox teu utr +0.6: _con _su amos cha dia ers foi_
ina io_ nda_ ntao_ oria_ uel usou_ +0.5: _fina _pi ago aqu na_ ora_ ou_ roxi +0.4: _as
aro cham ia_ la_ medi oxi rest ume +0.3: _ago _cha est iro +0.2: and gor par ual_
-0.1: ara_ em_ is_ ndo no_ nte -0.2: com do_ dor me_ omo_ ort por um_ -0.3: _al _en
ais_ de_ devo er_ lho ncia om_ or_ pes pra_ rav rev -0.4: _como _po ent entr estu iss
ntre sem_ -0.5: _ante _ca _co _di _pra _te _um ar_ bre ga_ ica il_ inc lho_ mor ra_
rin sta_ -0.6: _cu _fil _in _is _mu _nu _port _so ari bra del eca evo men nci ntu ode_
ois_ pan para_ rro ver -0.7: ez_ ixa_ nge nor pai ped reg rto se_ ze_ -0.8: _am _ant
_pas _sou aio cer dev gur ifi lei mpo ois omo ros uda uma -0.9: _ga _iss _jo bel cad
ere ido leg muda numa_ oli ren rra ssim uma_ va_ -1.0: _sa _vale asil_ atr celu cin
gro iga nic oa_ ong pad pode_ ral uca upa uro vale -1.2: _ra _tem alo_ digo_ hei ian
mui nos_ ormal orq pa_ po_ sao_ -1.4: _gr anet chef dese dipi eim oi_ -1.6: _ex _oi
bom_ pq_ prai soz -1.8: aa_ aleu_ arroz quero -2.0: ortu pred -2.4: 'e_ emini essoa
eveu_ faco_ inua_ -2.8: aley finge haber -4.8: ralo_
""",
    "it": """\
+4.4: bom +3.6: sai_ +2.8: codi iecc +2.4: ades asl eved lei_ prep +2.0: aniz megl
obre_ sugg +1.8: com' conc +1.6: _ecc emev emme erciz evam nora_ num pap poi_ tion
truc +1.4: _ec ancav appon cni eco fatta ho_ quel rep sost vevo_ +1.2: _tag altr arti
bola_ del_ evo_ foss gno ipre lito nie nuov ofa_ oi_ ol_ rano_ stab stav sveg tagl
temb tra_ +1.0: _boc _dis ato_ ebb eso gio_ iam ioved terzo vev vevi_ +0.9: _all _fu
_nu _sco _st ace ai_ arriv dai din evi_ ivell rsi scor uta vamo_ +0.8: _fin _ora cui_
dei_ iec itor lib on_ org quale sch so_ sti_ tat tav terz +0.7: _fini _gio _ie _so bbi
embr eri giu imi iva lito_ nna occ ont orn ro_ tutto va_ +0.6: _ce _l'a _pro _ta ata_
cev des dis era etti iato_ il_ llo nos onto_ rte rzo_ sat uale_ uro utto zio +0.5: _ho
_pr _seg _sett _tu amo ava_ evi mar one ra_ res rest ual vi_ +0.4: _qu _sa _set anca
dov edi ell fin fini isc mo_ pia tico to_ +0.3: _che _mi _ot ant ina ola pro +0.2: _su
alla_ esso esso_ io_ tuo +0.1: _del _il _la ato mio mio_ pres -0.1: _chi are in_ olo
ura -0.2: _co _pu _vi are_ oni re_ si_ za_ -0.3: _ba _gli cia de_ ere_ fig hi_ lia lti
mpr ona rom scr te_ -0.4: _ann _dic _ga alc anni chi da_ emp erch ere ess gia ico ita
ole ole_ rche_ tel -0.5: _ab _du adi dur ene_ enza et_ git ian ied ino_ ire lgo min
pag ri_ ver -0.6: _dir _es _in aci anto anto_ asi ate cci ce_ dar filas form ha_ le_
lim lin ni_ oma osa pie rar ren ric rim una vis -0.7: aga asta chi_ dir ema fo_ gat
ila ioni lic lo_ ment na_ otto rre sco_ spie un_ una_ -0.8: _cos _glie _l'u _past _si
adu ali arta_ asa_ ffe gol ida ile_ mez perc puo_ ua_ uali_ -0.9: _an _ant _bel _ca
_com _fi _pe _pers _ve aff ana bel co_ ele ezz gam gia_ ira iso mon rab sei_ sem semp
tal -1.0: _ge _mal _risp _sar _un comm dil empre ene erso gatt glie ispo opp pan poss
puo se_ senza -1.2: 'ult _go alch ater eced eno erche eta itig noi norm otto_ razi
ripo stat upe von -1.4: bolo cato cup dee_ diffe ielo_ messa mica_ ncl orm rare_ -1.6:
ao_ arze ciao ecch endil lira_ vici -1.8: abit brev isot ovag -2.0: buo cel_ fai_ funz
icor imed madr quat -2.4: 'idea awe buong cos' eav primo -3.2: eocc -4.4: mok
""",
    "ru": """\
+4.4: езю +3.6: зову +3.2: адког отгр +2.8: наш ппа_ тобо +2.4: аили анкет ернул илас
ноль_ +2.0: груп епер есс_ оег оеи_ орци так_ таки_ тех_ +1.8: _крас _тво аваи_ быс
возв вяты долже лось_ назы нужно тыи_ хат +1.6: _вто _сво бъяв дал должа лся_ мер_ нкт
овог опять тольк +1.4: _тв адо_ аем взял вку ил_ одо прош спи +1.2: _жд _он _уро вал
все выд допи дующи ках_ котор мое нке ос_ оста осч пле ред сде сла ял_ +1.0: _гл _оста
ал_ вес_ еду или нул нчи чал ъяв +0.9: _ур гла ну_ +0.8: _вт азыв ари епе мин яли
+0.7: _ве _како _рас _то али арт ез_ рам +0.6: _до _же _об _та им_ льш му_ сле сь_ ющи
+0.5: _ва _мы _сле ваи доб ист ла_ се_ тал +0.4: ени мои там +0.3: ела ер_ жно +0.2:
ать_ ли_ тор -0.1: ак_ на_ очем ров -0.2: _по _чт _что вос ить_ -0.3: ать еи_ ере ии_
что -0.4: _мн езд есл ет_ ика как_ оро при сто ясн -0.5: _ма _са _че ает_ бы_ рал ти_
уст ять_ -0.6: _ил во_ игр ис_ ить ке_ ко_ ле_ ник оле оли перв тьс -0.7: _од _одн _ре
ань атьс ень ква леи лив ния пит ри_ чи_ -0.8: _нед ада альн вет_ ги_ гра ека каж нои_
уга ые_ ься_ -0.9: _сти _шес ают_ будь_ дра жи_ ин_ ица ичае курь мож нут пас ре_ рит
рить сьм тно тол ть_ чтоб шес ще_ ья_ ят_ -1.0: _дол _зал _ли _ро _ск _спа бол делат
ера лес отли поч рем сат то_ тор_ тыся -1.2: _пров ашине ают веч дом дпи ернут иве лом
нии_ очему сти стих тно_ хоч чему_ -1.4: _ин _помн ажат думаи заб он_ пье ют_ -1.6:
бъяс вее_ вклю мор это_ -1.8: идум овеж скуч тья_ -2.0: _есл агад вахт днии_ дти_
сплю_ сырн узн -2.4: асиб брое_ вежл обуд -2.8: анек борщ_ -3.2: альо аньш сыг -3.6:
ееш -4.4: бщеж верху -6.4: дхо
""",
    "ar": """\
+4.0: دك_ +3.6: ارف_ +3.2: بتاع تحانا +2.8: المكي برض +2.4: الصغي الظب بعدين زالت_
ضوع_ فيتا موع +2.0: _رت ابة_ افرت افق الصبح الطري المعت اية_ بخص رصي لكن +1.8: الراب
بت_ تني معة_ ناه +1.6: _خلص _رف _رفض _كلا _لن انية_ تيجة_ حدث خلص صفحة_ عدين_ +1.4:
_بق _را _ها تك_ ته_ رت_ سجل ضغط_ عه_ لبط لت_ +1.2: _حس _زي _كا _يل الثا الدرس اللي_
باب باق تهي خان دلو ضل_ لرا محا مش_ نته هال وم_ +1.0: _كن الشك اه_ تنا تنا_ دت_ رحلة_
طل_ كام_ كمل لشه لها_ ولي +0.9: _اخذ _ال _رقم رجع سم_ عت_ متى_ يلة_ +0.8: _هال _وصل
اول اول_ ايا تي_ رس_ رقم لثا لسا نا_ نه_ ها_ وار +0.7: _در _رجع _عل ارت تار ثاني كان_
+0.6: _الث _رج _علي ابع احت +0.5: _ايا بته قلت +0.4: _اي ال_ الب +0.3: الت الش +0.2:
_كيل للي_ +0.1: _الب ني_ يت_ -0.1: اس_ لا_ هل_ -0.2: _ار _في _مي الة_ بال بين مل_ ون_
يه_ -0.3: _وم ار_ الق ان_ لكل ير_ يش_ -0.4: _الق _وت ات_ فر_ كل_ ما_ مع_ ور_ -0.5: _مع
دي_ صير فة_ -0.6: _اح _اق _لا الي_ ايه تب_ ره_ ري_ كر_ لمي ية_ يست يل_ -0.7: _بدو _بين
_حل _دق _عش _ور اذا ايه_ بة_ بعد_ شي_ صان_ عدد عطي عني لح_ -0.8: _بت _تم _دو _صب _صو
_وع اسو اعر جمل زاي سلا عال عب_ كيف_ يح_ -0.9: _ايه _دا _عد _واح اف_ السل بيض تح_ حب_
ذا_ رن_ صر_ قان قول كيف لق_ ندي نص_ واح -1.0: _اط _ست _لت _لف _لم _مر _مص الاي الر
ترح_ حدي زهق ساو ساوي علق_ قول_ لاج لال لب_ مسا مصر يرة_ يعي -1.2: _الن _بي _سن _صبا
_يح اء_ اثة_ از_ السبب تجرب سبة_ شان_ لري لطف لف_ لية_ ملة_ وح_ وسط ومي وي_ -1.4: _تس
_يو اخيرة اله داء_ فع_ وات وما يجب_ يض_ -1.6: _تك _رز _كيف احن اسوي الدم الطف القه انو
بي_ روب طيا عطني_ كتة_ يارة_ يقة_ -1.8: _از افريق مية_ -2.0: ql_ ازاي_ العوا ايث باخت
جى_ عندن نلع وانا -2.4: جنيه_ حلت حن_ -2.8: اصمة_ سعود عليكم مرتي -3.2: ابتك_ الثلج
-4.8: العاف
""",
    "hi": """\
+3.6: आसन_ शुग हुए_ +3.2: aree अभ् तुम् दलने_ नंब +2.8: mmy_ ंदाज_ अब_ कूल_ +2.4: usm
अनुव उसम तुमन बाक +2.0: aaj_ daw आगे_ उसी_ जैस बना_ वही हमार +1.8: _मान ecti woh_ चलो_
डम_ मने_ सब_ +1.6: ahine day_ num जो_ दूस देख म्हा ुल_ +1.4: kau करत गई_ गए_ चढा जोड
बता बेह हफ् +1.2: _ab _tu _आप ab_ din_ wah रवा वालो सरा_ ोली_ ्ता +1.0: _maa _जान _दी
आखि किमी_ तो_ था_ फिर_ बोल ेरी_ +0.9: _एल cha kit ंने_ स्ट_ ुए_ ेज_ +0.8: _us _कि _मेर
_वाल wal चा_ हिस +0.7: _si _गई ra_ का_ रहा_ ाकी_ +0.6: _se _उस _हु er_ tha_ जी_ तक_
िन_ +0.5: आई_ िया_ िस् +0.4: _खा गे_ रा_ वाल है_ +0.2: _का गया_ तुम +0.1: में_ -0.1:
_क् या_ ार_ -0.2: _ha _कु हैं ाद_ ्या -0.3: _सु और_ चाह से_ -0.4: _को _जात _स् hai_
le_ जात मय_ में -0.5: _मे _हो ek_ te_ क्य दूध_ प्र -0.6: _सम _हर rah पर_ ार् िक_ ेना
ों_ -0.7: _li _आत _या aur mei na_ st_ री_ -0.8: _क्य _चार _दे _ला ais at_ करन चार वर्
साल_ िए_ ैसे -0.9: _sa _पह _फो _मज da_ kya_ ly_ रिय लें_ सकत ुम_ -1.0: _कै _जल _प् _मि
abh gli peh ग्र ता_ बहुत_ लते_ हिए_ होत ियां_ ्त_ -1.2: _la _एक _बन hit hon ise_ इए_
गोद झाओ_ दिल बनो_ बिन ाने ाने_ ेट_ ्य_ -1.4: _पा atl exc ikho_ kyu घंट चुट नमस बेटा_
मुझे_ लिखा_ लोग ाओ_ ्दी_ -1.6: _कम frie kai oda_ ंग्रे अच् एक_ ती_ हता_ -1.8: huru_
jok koi_ इसे_ खार_ गिट तुम_ तुल पहले_ लगता_ लिखो_ होगा_ -2.0: nah ंभ_ कोई_ जधा जन् ताइ
ेगा_ -2.4: आता_ कायत कैसे_ खाल जेद दला_ धन् भारत -2.8: anjo करू किसन कूट थर_ हजार_
-3.2: ear_ अकब -3.6: ंज_ उपा लौक
""",
    "vi": """\
+3.2: kia_ +2.8: ize_ khuc_ +2.4: muc_ nhi_ not đang_ +2.0: buoi_ chang chot_ itar
khen_ tung_ uyet_ vay_ +1.8: luon_ luot_ nang_ sun thay_ thua_ +1.6: bo_ cai_ chia_
thiet tiep_ tuan_ đoc_ đung_ +1.4: cua_ duye minh_ nhu_ not_ phuon ram_ ranh_ đay_
+1.2: be_ bua_ chiu_ guyen na_ ngay_ phong thanh the uon_ vien_ xon +1.0: giam_ ket_
kieu_ que ruon truon đoa +0.9: goa gui_ khu moc ten_ tui_ +0.8: _be _ti _uy anm bac_
cap hiu_ hot_ hu_ kham_ lai_ so_ thie toi_ đun +0.7: _ro hai_ ke_ no_ +0.6: _ki _đa
ach_ chu_ gium_ gui hom hom_ muoi_ nghe_ nho_ đen_ +0.5: _cu danh_ gio gio_ hai oi_
sau_ ta_ ti_ +0.4: _min ch_ ghi_ het_ ieu_ nhu thu +0.3: cho em_ io_ luo nhat_ roi_
ua_ ung_ +0.2: _nh _tu ap_ nho +0.1: _bi _th nhun theo_ vie -0.1: _vie cau_ en_ roi
thi -0.2: _bu _cau _co _se chu hon uat_ -0.3: _ha _đe dun hinh_ ho_ in_ lam_ nga up_
-0.4: _go _to _tro at_ ec_ giup_ guo hoi_ khi mie ruoc_ son uoc_ -0.5: _hoa _mo _đo
au_ giay_ goi_ mot tho toa đan đep_ đuoc_ -0.6: ao_ ba_ cu_ gi_ hoai_ ien mang_ nay_
ngan_ pa_ san thi_ tinh_ toan toan_ xe_ đon -0.7: bao_ gian lua tie ty_ ut_ đa_ đao_
-0.8: _ch _ngu _pa _sa _xa ac_ cha coc_ cuoi_ day_ inh_ mua_ pho_ rieu_ trie trieu
uoi_ uy_ đap_ đong_ -0.9: _mu _va _vi can gia gian_ hoa im_ it_ khac_ nhie sai_ sao_
tet_ tuo vao_ -1.0: _hu binh_ cay_ cun de_ ghia_ hoa_ lap luc_ nam_ noi_ nuoc_ trun
tuoi_ un_ vua_ đanh_ -1.2: ban_ chup_ gle_ hac huan_ khi_ khon lanh_ nau_ ngan ninh_
oang_ phat_ rung_ tieng tri viet_ xom_ xua_ -1.4: cam_ cao_ chuc_ giai_ hue_ lop_
luong mot_ sap_ tim_ xa_ -1.6: _de cat_ nen_ song_ vai_ xua đe_ -1.8: banh_ buon buon_
tra -2.0: bi_ chao_ choi_ giat_ lau_ thuon -2.4: cru elam_ fil meo_ nong_ tom_ -2.8:
cel_ era_ -3.2: aff_ cou_ dne vui_ xoi_
""",
    "tr": """\
+4.0: eyz +3.6: ahn send +3.2: aid avs suku +2.8: asv iad +2.4: obur +2.0: adre kuzu
+1.8: alerj gore_ hani kact kina ugum +1.6: _ab bizi enu ksik_ miyd ttig +1.4: _sal
abam algaz amank ee_ enim inci nucl rdu sira usta yazd ydi_ yine_ +1.2: _ann alim azg
cek_ ciyo cti deg di_ dum esab iir ilaci irdim ku_ mdi_ mist mles ogla orsu sira_ ydi
yorsu +1.0: dev devam eces etti igin_ ira_ ki_ min_ mis rdim tari ust +0.9: _cek _cik
_ikin _mas af_ aja argo cu_ gin_ haft ikin lim_ muz num rsu stik stik_ tik_ ular ustu
yok zaman +0.8: _da act az_ cem esini igim kli min nob nra ord sli sti zge +0.7: _koy
_sor _za del dig dur esi fta ger gla iyo lan lek misi miz_ mun sik_ ti_ tor usun +0.6:
_be adi_ ara daki_ digi igin ik_ iler ini_ kac mand na_ ret sor um_ +0.5: _ev _ko _ta
adi bu_ imi ladi masa miz nki ram rsu_ umu yar +0.4: _son ana api eliy igi iyd la_ oru
+0.3: _ge aki_ elim esi_ in_ iyoru ldi lira_ liy ra_ +0.1: isti iyor_ mus yin -0.1:
yap -0.2: ar_ bir bir_ cuk eni_ par -0.3: _ku _ma _ya asi yaz -0.4: _mi cin_ dir_ egi
eme esaj kimi len siz yim_ -0.5: _ara _fi _kis _sa _uc aki eti kam mak_ mu_ ne_ nir
niy nli su_ yan yim -0.6: _bu _ne _su _yil ali apa asil efon emek icin_ ili iri or_
suz ulu yor_ yuzd -0.7: _ag _ci _co _ed _me _sat _yu asa dan_ dir goru iki_ lir once
pay sat ski sta ten ure yanl yil -0.8: 'de _ba _es _na _olsu _pi ak_ ala_ asim_ ce_
ceg dib eceg ep_ esm gili igi_ lur mak maya mlar nas olsu once_ pil pra ral riy te_
uld una urk uz_ -0.9: _ac _ni anb ate dize es_ git kisi ner on_ tiri usu_ -1.0: _fa
_is _ke akla ant apay biz_ guld hic ilk_ iyiz_ kork rec rim_ urum_ yun -1.2: _ca _hala
_ned ata inda kan kim nlat_ rki ron siki sind tigi_ uluy uzde_ yapa yas -1.4: adok
akik ask bask cre dakik dom elt_ imo mor yaza -1.6: asre bebe hep_ ir_ li_ -1.8: al_
iden_ rkiye -2.0: eski eyv ked kope -2.4: acab arh dukk hon kiba norm unut -2.8: huy
komik
""",
    "id": """\
+4.0: ampey +2.8: ahen +2.4: afet alh anm cad darim jug opos +2.0: _mej adw diub ehe_
esua nih_ nomo rini_ +1.8: _bab etap_ +1.6: arki asala beres empo_ etig mu_ pak_ tad
+1.4: adian auh_ dev ggu ggu_ gian_ gili iasa_ iln isn oba vers +1.2: _dasa ambu anjut
catn edua eres_ kedu oal samp si_ tuh yak yg_ +1.0: _jal _si adiny afta ambuh anakk
anan andi ari dwal_ ern etuj hirn kara ketu mbu nol olak_ +0.9: _akh _kit _pak _sk ba_
ersi gue_ iga_ ili kap pas sar ya_ +0.8: _kan _nam _nama _ud _ut aran as_ atku_ dia_
gay hitu lan_ rsi sepa ti_ +0.7: _de _ki atih ert ini kam kita sis +0.6: _ju _ku din
olak uta wal yang +0.5: _uda gny ian itu_ ku_ mar nya nya_ sesua +0.4: _na amb dit gu_
is_ jur kir pan_ pert +0.3: _da _le _me ak_ erap nju +0.2: _kal _yan dah_ ih_ lan
+0.1: _la ang apa_ oto ra_ -0.1: _apa _bu _pan asih_ gi_ harus lam nga uat us_ -0.2:
_ada _ce _ko _ng aku ala api -0.3: am_ awa_ gak_ kasi napa tah tuk -0.4: _ap _di _ga
_gam _or _ta _tan akan akan_ get ja_ kas kin_ ntu pal tuk_ uk_ -0.5: _ban _dan _kena
bol buat_ ol_ uat_ ucu ulu_ -0.6: _bak _ken _om _pe apa enap erl gak hat hin ir_ lucu_
napa_ ngo nsi pan rak_ suk ulu -0.7: _du _hi _re _suk ahi ahun au_ gam gor iap ima kal
kep ker kopi lami lu_ mas mpang nti pa_ -0.8: _car _in _lom alo arena asi biar_ bisa_
dulu_ eman ene et_ gala ibu lama mai nyi sah uang -0.9: _bed _gab _pa _tem air akn alu
ebelu erla jaa uka ung_ -1.0: _umu akut_ ayur_ bakan bed dien eda ek_ eng_ ggri hib
jual lap lin lucu mulai ngen omon per_ pis sti tiny waj -1.2: _um ampan bay cere done
elas ena exc gore jua lau panj tel tia wa_ zam -1.4: akasi ingk komp merah nud -1.6:
bedan capa dany eyv halo hny teme -1.8: aln anpa_ enapa erhan sop -2.0: alak_ disur
jakar opa -2.4: dau eget pura_ -2.8: borob ilana -6.0: aduat
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[past] +1.2: [said] ^[you] +1.0: [you] language_tr +0.9: ^[we] +0.7: words_20
+0.6: [me]&[my] [said]. [said]>[said] [said]? [we] [you]>[me] [you]>[said] [you]?
^[resume] language_ar language_ko question_at_the_end +0.5: [you]. sentences_0 +0.4:
[again]. language_ja words_16 +0.3: [quantity]. ^[my] +0.2: [me]? [question] [that]
^[question] sentences_1 +0.1: [me] [me]>[question] [my]&[question] [store] -0.1:
[me]&[question] [me]. [my]. [usual] -0.2: [resume]. -0.3: [question]. [that]?
sentences_2 sentences_4 -0.4: [resume] ^[again] question -0.5: [quantity] [usual].
-0.7: [my] -0.8: ^[news] words_8 -0.9: words_32 -1.1: [said]&[you] words_4 -1.2:
words_0 -1.4: language_vi
""",
    "personal": """\
+1.7: [my] +1.5: ^[question] question +1.2: [quantity] +1.1: [me] +0.9: language_ja
+0.8: [my]. +0.7: [question] words_0 words_32 +0.6: [me]. [me]>[question] ^[my]
words_4 +0.5: [me]? [said]&[you] +0.4: [question]. sentences_0 +0.3: [quantity].
[usual]. ^[we] language_vi numbers_0 words_20 words_8 +0.2: [you]. +0.1: [said]>[said]
sentences_1 -0.1: [store] [that] -0.2: [said]. [usual] [you]? ^[resume] sentences_2
words_16 -0.3: [my]&[question] [that]? language_ko question_at_the_end -0.4:
[me]&[question] language_tr -0.5: [said]? ^[news] -0.6: [resume]. [you]>[me] ^[you]
-0.7: [said] [we] ^[again] sentences_4 -0.9: ^[past] -1.1: [again] [me]&[my] [news]
-1.2: language_ar -1.4: [resume]
""",
    "implicit": """\
+1.2: ^[news] +1.0: [again] [news] +0.9: ^[again] +0.7: [usual] +0.6: [that]? +0.5:
numbers_0 sentences_4 +0.4: [me]&[my] [that] [usual]. language_ar language_vi
question_at_the_end words_4 words_8 +0.2: sentences_2 +0.1: [again]. [me]&[question]
[question]. [said]&[you] [said]? [you]? -0.1: [me]? [said]. [said]>[said] [you]>[me]
words_16 -0.2: [me]>[question] [quantity]. ^[my] ^[you] language_ko language_tr -0.3:
[we] [you] -0.4: [me]. [my] [question] -0.5: [me] [resume]. [you]. ^[past] -0.6:
words_32 -0.7: [my]. [quantity] [you]>[said] language_ja sentences_1 words_20 -0.8:
^[question] -0.9: ^[resume] -1.1: sentences_0 -1.2: ^[we] question
""",
    "continuation": """\
+1.8: [resume] +1.4: [resume]. +0.8: words_32 +0.7: language_vi +0.5: ^[resume]
sentences_4 words_0 +0.4: [said]&[you] sentences_1 +0.3: [me]&[question]
[my]&[question] [we] ^[again] sentences_0 sentences_2 +0.2: [you]>[said] language_ar
question +0.1: [again] [you]>[me] ^[news] ^[past] words_4 words_8 -0.1: [me].
language_ko words_16 -0.2: [question]. [said]. [usual]. [you]. words_20 -0.3: [said]?
language_tr -0.4: [again]. [me]>[question] [quantity]. [that] ^[you] -0.5: [me]?
[question] [said] [usual] [you]? -0.6: [my] [said]>[said] language_ja -0.7: [me] [you]
^[my] question_at_the_end -0.9: numbers_0 -1.0: ^[question]
""",
}
