"""Cues for and against the need of memory, for native speakers to read.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names; correct a weight in trigger_correction_data.py, not here. Date: 2026-11-30.

ORIGINAL_PHRASES: of the original one-file script, lower case; they always decide.
CUE_WEIGHTS: by language, `weight: cue, cue`; weights are added up. Cues are compared
without accents. `you said` is a row of words, `you ~ said` has one word between, `^`
and `$` are start and end of the text (in Chinese, Japanese and Korean: of a run of
characters), `reco*` and `*ing` are the start and the end of a longer word. Names in
brackets are word classes (word_class_data.py): `[said]`, in a question `[said]?` or in
none `[said].`, as first word `^[said]`, one after the other `[you]>[said]`, both in the
text `[my]&[usual]`. The shared table counts for all languages, those of shape
(`words 4`: 4 to 7 words) for unknown ones too; `pointing 1 words 4` has one class of
those that point back, too.
CATEGORY_WEIGHTS: which shared cues speak for which category.
LANGUAGE_SIGNS: characters in a row that are typical of a language, `_` is the border of
a word.
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
INTERCEPT: float = -1.06
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.4: [again]
+1.3: [news], [resume]
+1.2: [me], [we], pointing 1 words 0
+1.1: [my], [my]&[remember], [resume]., [usual]., ^[again], ^[quantity], ^[resume]
+1.0: [me]&[question], question words 0, words 0
+0.9: [advice]&[you], [me]>[quantity], [me]?, [my]>[question], [question]>[my],
[store], [store]?, [we]?, [you]>[said], ^[usual]
+0.8: [again]., [news]., [said], [said]>[my], [that], [usual], [usual]>[usual],
pointing 2 words 4, question words 4
+0.7: [me]&[quantity], [my]., [question]&[you], [question]>[me], [said]&[you], [that].,
numbers 0, pointing 2 words 8, pointing 3 words 8
+0.6: [advice]&[define], [define]&[we], [my]&[past], [past]&[quantity],
[quantity]>[question], [remember]&[you], [remember]?, [said]>[said], [task]>[my],
[that]>[advice], [we]>[question], ^[store], pointing 1 words 4, pointing 2 words 0,
question words 8, statement words 8, words 4
+0.5: [advice]&[remember], [advice]>[remember], [again]?, [me]>[question], [my]?,
[news]&[task], [news]>[that], [news]?, [past]&[you], [past]>[advice],
[quantity]>[past], [question]&[we], [said]?, [usual]>[past], [we]>[task],
pointing 3 words 32, pointing 3 words 4
+0.4: [advice]&[said], [again]>[past], [me]&[past], [me]>[define], [my]&[quantity],
[my]>[quantity], [my]>[remember], [my]>[we], [past], [past]&[usual], [past]>[quantity],
[past]>[said], [quantity]&[remember], [quantity]&[tell], [quantity]&[that],
[quantity]>[me], [question]&[said], [question]>[we], [said]>[quantity], [said]>[task],
[store]>[said], [task]&[you], [task]>[said], [you], ^[news], language tr, numbers 1,
pointing 3 words 24
+0.3: [advice]&[quantity], [advice]&[store], [advice]>[we], [advice]>[you],
[again]&[store], [again]&[that], [again]&[we], [again]>[that], [again]>[usual],
[define]&[my], [define]&[news], [me]>[advice], [me]>[said], [me]>[task], [my]&[store],
[news]&[that], [news]&[you], [news]>[said], [past]&[said], [past]&[tell], [past].,
[past]>[past], [quantity]>[advice], [quantity]?, [remember]&[we], [resume]&[we],
[resume]>[question], [store]>[question], [store]>[you], [task]&[usual], [that]>[me],
[that]>[quantity], [usual]>[my], [we]., [we]>[said], [we]>[that], [you]., [you]>[me],
[you]>[quantity], [you]>[question], [you]>[remember], [you]>[that], ^[that],
pointing 2 words 20, pointing 3 words 12, question words 28, statement words 4
+0.2: [advice]&[again], [advice]&[news], [advice]&[that], [again]>[me], [define]>[my],
[me]., [me]>[past], [news]&[we], [news]>[news], [past]&[resume], [past]>[resume],
[past]>[you], [quantity]>[that], [question]>[quantity], [question]>[store],
[question]>[usual], [resume]?, [said]&[store], [said]&[we], [said]., [said]>[store],
[store]&[that], [store]&[we], [task]?, [that]>[past], [that]>[question], [that]>[we],
[that]?, [usual]&[you], [we]>[resume], [you]>[advice], commas 2, question,
statement words 24, words 12
+0.1: [advice]&[task], [me]&[said], [me]>[that], [my]&[said], [my]>[past], [my]>[you],
[news]&[question], [question]?, [said]&[usual], [store]., [that]>[that], [you]>[past],
[you]?, ^[past], ^[question], pointing 1 words 8
-0.1: [advice]&[question], [define]?, [me]&[remember], [me]&[task], [me]>[again],
[me]>[me], [my]>[that], [news]>[question], [past]>[me], [question]>[past],
[store]&[you], [that]&[you], ^[we], pointing 1 words 24, pointing 2 words 12,
sentences 2
-0.2: [define]&[me], [me]&[store], [me]&[that], [me]>[remember], [my]&[task],
[my]&[usual], [past]&[task], [remember], [resume]&[you], [said]>[me], [said]>[you],
[task]&[that], [tell]&[we], [tell]>[me], [that]>[define], [that]>[you], [you]>[again],
[you]>[you], paste words 8, pointing 1 words 12, pointing 1 words 20,
question words 12, statement words 12, words 8
-0.3: [again]&[my], [again]&[remember], [define]&[question], [define]>[me], [me]>[my],
[me]>[news], [me]>[usual], [my]>[said], [news]&[said], [past]>[that], [past]>[we],
[remember]>[me], [remember]>[remember], [resume]&[that], [said]>[question],
[store]>[me], [task]>[task], [task]>[that], [tell]., [tell]>[question], [that]&[usual],
[usual]>[question], [usual]?, pointing 0 words 12, pointing 0 words 20,
pointing 0 words 8, pointing 1 words 16, sentences 3, sentences 4, statement words 16,
statement words 20, words 28
-0.4: [advice]&[past], [advice]>[advice], [advice]>[me], [again]&[past],
[again]&[quantity], [again]&[question], [again]&[said], [me]>[store], [past]&[we],
[past]>[again], [quantity]&[usual], [quantity]., [question], [question]&[that],
[question]&[usual], [question]>[tell], [question]>[that], [remember]>[question],
[said]>[news], [said]>[usual], [tell]&[you], [that]>[remember], [that]>[store],
[we]&[you], [we]>[my], [you]>[my], [you]>[tell], ^[tell], language unknown,
paste words 0, pointing 0 words 24, quote pointing 2, sentences 0, words 24
-0.5: [advice]>[my], [again]&[task], [again]&[you], [me]&[usual], [my]>[news],
[past]&[remember], [past]&[that], [question]., [remember]&[that], [task]&[we],
[we]>[quantity], [you]>[we], pointing 2 words 32, pointing 3 words 20,
question words 16, question words 20, question words 24, quote pointing 1,
statement words 28
-0.6: [me]&[we], [news]&[usual], [past]&[question], [quantity]&[we], [quantity]>[you],
[question]>[advice], [question]>[said], [said]>[past], [task], [task]>[again],
[usual]>[me], [usual]>[that], language vi
-0.7: [advice], [again]&[me], [my]&[we], [question]&[resume], language zh,
pointing 0 words 32, words 20
-0.8: [advice]&[my], [advice]?, [define]., [my]>[me], [question]>[define], [remember].,
[task]., ^[task], pointing 0 words 16, pointing 0 words 4, pointing 1 words 32,
quote words 4
-0.9: [define], commas 0, pointing 0 words 0, quote words 0, quote words 8
-1.0: [again]>[you], ^[me], quote pointing 0
-1.1: [advice]&[me], ^[remember], paste words 4
-1.3: ^[my]
-1.4: statement words 32
-1.5: words 32
-1.6: question at the end, quote
-1.8: paste
-2.1: colons 1
-2.2: [me]&[my], numbers 3
""",
    "en": """\
+1.6: ^ ok
+1.4: *hel
+1.1: bisc*, did, thing
+1.0: [me]?
+0.9: ^ when's, other, van'*
+0.8: ^ ~ 0, could, fron*, quot*, so, the
+0.7: 0 to, [my]?, ferr*, floors, mấy 0nd, next, one, out, thur*, titl*, whats
+0.6: *ood, [me], [my], ^ on mấy, better, brea*, how many days, less*, mấy, name ?,
put, right, to the, what was
+0.5: *ats, *ene, *ote, *t's, 0 ~ $, 0th, ? ?, ^ ok so, ^ the, ^ which, ^[you], bit,
cover, day, found, i, job, my, on, on mấy, plea*, ready, step*, then, tues*, you ~ me
+0.4: *day, *ked, *ned, *tor, ? ~ $, [past]?, [quantity]?, [question]>[my],
[question]>[that], [said]>[me], [you]>[me], [you]>[question], ^ how many, ^[said],
chap*, coul*, did i, due, favori*, is my, it, more, of the, run, the ~ is, the ~ one,
to 0, up, we, week
+0.3: *ady, *der, *red, *ted, 0 ~ the, [again], [again]., [me]>[my], [tell]?, ^ when,
am i, back, do i, for the, got, is the, me, of, off, othe*, righ*, thin*, was, with
+0.2: *her, *n's, *ors, *out, 0 $, [question]., [said]>[you], ^ ~ did, ^[quantity],
abou*, about the, lett*, letter, letter*, read*, same, usual, wher*, where
+0.1: *ght, *ual, [news], [question]>[me], [you]>[said], have, in, what*
-0.1: $, *ich, *nts, [advice], [my]., [you]?, ^[my], for a, star*, that, why
-0.2: *cal, *ird, *ive, *ngs, *ort, *ree, *rst, *wer, 0 ., [advice]., [past].,
[question]?, [said], [task]., ^ how do, ^[tell], desc*, descri*, do you, emai*, find,
following, for, how, or, say, the following, thir*, thre*, to, to ~ a, tota*, word*,
you, ￼ $
-0.3: !, *ace, *ail, *art, *ate, *ent, *ine, *lve, *mer, *ons, *ous, *tes,
[advice]>[me], [me]>[question], [quantity]., [question]>[advice], [question]>[you],
[task], [tell]., [we], [you]., ^ why, ^ ~ was, a ~ $, again, an, answ*, as, betw*,
can i, can you, does, each, expl*, explai*, explain, find the, foll*, friend, from,
had, how do, how do i, how ~ i, long, make, morning, most, my ~ is, no, numb*, prov*,
tell, three, trav*, word
-0.4: *ant, *ays, *ble, *ibe, *mes, *nce, *ord, *ral, . $, ? $, [me]., [that], [you],
^ hello, ^ hi, a ~ ?, all, by, chan*, do, of ~ ., only, should, start, time*, toda*,
what are, whil*, will, x
-0.5: *ain, *ies, *lly, *one, . your explanation, [me]>[news], [me]>[said],
[remember]>[me], [that]., ^ what are, ^ when was, and, any, comp*, conf*, i ~ to, it ?,
last time, morn*, person, phone, sist*, the ~ of, things, times, want to
-0.6: *arm, *ers, ^ ~ a, at, confli*, email, frie*, funn*, if, is it, is that, real*,
share, shou*, these, what ~ i, what's, years
-0.7: *ege, ^ how, ^ ~ do, hi, hour*, last, some, us, want
-0.8: ^ i always, or no, sent*, your
-0.9: *eir, ., . i, ^ my, a, can, chat with, is, today
-1.0: ^ hi my
-1.2: alwa*, did einstein
-1.6: *llo
""",
    "zh": """\
+2.6: ^好吃
+1.6: 一次对, 那
+1.5: 咧
+1.3: [me]>[question]
+1.2: 个译, 了, 号, 常用的, 怪癖
+1.1: ^你给了, ^另, ^我不喜, ^预算只, 么名, 了$, 完澡
+0.9: ^下一, ^下一题, 个配, 么的, 井里
+0.8: ^下, 下一, 后咧, 啦, 嚟, 第, 贵吗
+0.7: [me]?, [my]>[question], ^ 𠮶 $, ^我先, 下, 换, 续, ￼ ?
+0.6: ^业, ^他, ^可是, ^好$, ^对吗, ^续, 专项, 只, 哪, 孙, 把, 按, 是什, 来着, 过, 𠮶
+0.5: [me]>[said], [that], ^你不, ^孙, ^我只记, ^我女, 先, 后, 呀, 天, 她, 妈, 字, 已, 敏, 班, 疫苗, 第二,
花莲, 课, 阵, ￼ ~ $
+0.4: ?, ? $, [my], ^ 𠮶, ^客, ^家, ^说, 个, 个字, 主, 今, 会不, 你, 先生, 几, 别, 变, 另, 叫什, 咱, 哪天, 团,
型, 子, 它, 对, 就, 张, 我, 掉, 整, 日, 是$, 月, 月$, 来, 款, 烦, 照, 组, 边, 过敏, 选, 配, 问, 项
+0.3: [me]>[quantity], [my]?, [question]., [question]>[me], [resume], [resume].,
[said]>[said], [that]., [we], [we]., [we]>[said], ^ $, ^[usual], ^不, ^换, ^月, ^月$, ^老,
^还, 不要, 个$, 他, 仲, 你说, 再, 冷, 告, 哪个, 填, 外, 多少$, 天$, 室, 家, 差, 底, 我不, 报, 接, 条, 来了, 标, 样$,
段, 着, 算, 给, 给我, 编, 课$, 跟你, 返, 那个, 里, 里$
+0.2: [me], [quantity]?, [said]?, [usual], [usual]., ^[again], ^[my], 二, 俩, 候, 公, 到, 单,
呢, 呢$, 四, 回, 容, 我那, 折, 时候, 是哪, 步, 然, 的, 的那, 着$, 礼, 请, 跟, 阿, 面, 预, 麻, ￼
+0.1: [news]., [quantity], [you]?, ^ ￼, 今天, 同, 字$, 完, 少, 成, 打, 该, 题
-0.1: 0 ~ $, [quantity]., [question], [task], [you]., ^ ~ $, ^ 。 $, ^帮我, ^想, ^最, 。 。,
一句, 不, 人, 全, 出, 十, 句$, 可, 可以, 吗$, 啊, 啊$, 在, 太, 带, 式, 得, 明, 次, 比, 没, 理, 老, 自, 行, 说, 还
-0.2: 0 0 $, [remember], [remember]., [said], ^ 0, ^ ~ 。, ^ 。, ^ ￼ $, ^[task], ^[you],
^怎么, ^我, ^我的, 。 ~ $, 三, 上一, 么好, 买, 代, 们, 但, 做, 办$, 动, 区, 半, 口, 句, 台, 吃, 坐, 多久, 夜, 大概,
学, 帮, 帮我, 年$, 度, 度$, 总, 成英, 我们, 我想, 手, 推, 方, 是, 概, 结, 美, 色, 西, 起, 这段, 适, 铁, 食
-0.3: !, 0, [advice], [again], [again]., [me]>[me], ^一, ^上, ^家里只, ^怎, ^明, ^晚, ^最近, 一,
一次, 上, 久, 么办$, 五, 以, 作, 保, 信, 八, 友$, 发, 吗, 咋, 和, 国, 多$, 天我, 好的, 将, 小, 小时, 岁, 工, 往, 感,
慢, 我一, 或, 推荐, 无, 最近, 有什, 期, 架, 正, 死, 每, 水, 没有, 爸, 直, 真, 种, 第一, 聊, 荐, 要怎, 计, 记, 语, 车, 近,
这个, 通, 随, 风, 风$, 饭, ￼ $
-0.4: 0 $, [me]>[advice], [past]>[question], [question]?, [said]., ^[question],
^[said], ^什, ^给, ^谢, 。, 。 ~ 。, 一个, 一直, 不$, 个冷, 么处, 也, 事$, 会, 到$, 前, 原, 友, 合, 多, 多少钱, 大,
定, 己, 年, 我爸, 才, 早, 气, 跑, 轮, 还是, 非, 首, 高
-0.5: [me]., ^今天我, ^你, ^卤, ^很高兴认, ^敬老, ^早安, ^是, ^有, ^要, ^那, 。 $, 一般, 两, 中, 么好$, 叫, 哪$,
好, 好$, 好啊, 提醒我, 新, 有没, 电, 这
-0.6: ^你好, ^你好$, 么, 些, 你好, 你好$, 客气点, 很, 朋, 点, 谢
-0.7: ^我成, ^推荐几, ^朋, 事, 安, 怎, 怎么
-0.8: ^我和弟
-0.9: 么呢, 有, 该怎
-1.0: ^今天我又, ^好的, ^我的旧, 安全$, 能
-1.1: [define]>[define], 想, 接龙
-1.3: ^蒙
-1.6: ^种
-1.7: 不伤
-1.8: ^我的狗
-1.9: ^他在
-2.8: 想要深
""",
    "ja": """\
+2.1: ^もう一つ
+1.7: の誕
+1.3: ^残
+1.2: た, つづ, アレ
+1.1: いしま, ずで, 己紹
+1.0: う教, お愿
+0.9: っぱ
+0.8: ^じゃあ次, ^次, いますか, の名
+0.7: [question]?, ^俺, ^残りの, たか, た通, の名前$, ほし, ド, 今, 名, 次
+0.6: ^つづ, ^今, ^私の, おすすめし, だっ, っけ, で统, ほ, み, 己, 戻, 私
+0.5: !, ^[my], ^も, ^やっ, あ, し, した, したか$, った, てた, は何, 番
+0.4: [advice]?, [again], [my], [my]., [past]., [question], ^じゃあ, ^今日, ^次の, たっ, だった,
てくれ, で$, ね, の, まし, め, め$, 一緒, 件, 入, 出し, 名前, 月, 読ん, 酒, 頼
+0.3: [news], [said], ^ 。 $, ^ ￼, ^[usual], ^じ, ^私, いて, お, き, しま, します, だ, だっけ, っ, ま,
ました, もう, る$, わ, ん, 先, 出, 局, 日, 読, 连, ￼
+0.2: [news]., [usual], ^ $, ^つ, こ, たの, つも, て$, てく, れた, 定, 次の
+0.1: ^ ~ $, え, えて, ど, んで, 一
-0.1: ?, ^ ? $, 。 ~ $, い, い$, だけ, は, や, ょ, ら, 言
-0.2: 0 。, う, が$, け, せ, ち, は$, り, オ, ク, タ, 分, 电, 语
-0.3: $, [advice], [question]., 。, これ, って何, て何, ない, べ, ょう, る, マ, ル, ン, 书, 円, 冷, 文, 本,
间隔
-0.4: ^ ~ 0, ^[remember], ^な, ^なん, いい, くら, って, て, に, るの, るよ, ラ, リ, ル$, 上, 水, 给, 者, 英,
英语, 表, 金
-0.5: 0 $, ^こ, ある, くだ, つ挙, てくだ, ール, 使, 前回, 合, 気, 理, 相, 食
-0.6: 0, ^ゆで卵, ^プ, いや, ご, のお, 人, 普
-0.7: [advice]., ば
-0.8: ^前回の
-0.9: ^怒っ, が
-1.0: ^わ
-1.1: おし
-1.2: いくらく, を
-1.5: うん
-1.7: ^前回の东
""",
    "ko": """\
+2.7: ^목표
+2.6: ^스마
+1.7: ^알레
+1.4: ^선생
+1.2: ^이번엔
+1.1: ^내가, ^물어봄, ^받을, 지$
+1.0: ^얼마야
+0.9: ^면접, ^선생님$, 는데
+0.8: ^ ᄀᄀ, ^다, ^뭐였, ^써봤, ^중에, 약해, 어요
+0.7: ^거, ^거$, ^내$, ^뭐였지, ^시작, ^이번, ^총, ^칸, 다, 번, 했
+0.6: ^결국, ^그, ^그$, ^며칠, ^알, ^예약, ^이어, ^저번에, ^지금, ^총$, ^했, 듯, 였지, 죠, 해서
+0.5: ^더, ^덜, ^둘, ^둘이, ^물어, ^번, ^있잖, ^저, 거$, 더, 번에, 봤는, 작, 해줘
+0.4: [question]>[question], ^[me], ^[my], ^다음, ^더$, ^맞지, ^박, ^하기로, 거, 그, 그$, 내, 다음, 목,
박, 사, 애, 어, 어$, 음, 음$, 잖, 저, 저$, 테$
+0.3: 0 ~ $, [past]>[said], ^그때, ^나$, ^내, ^다음$, ^또, ^몇$, ^스, ^이, ^하, 구, 니, 니$, 다음$, 대로,
라$, 료, 름, 매, 며, 받, 봤, 비, 생, 서$, 신, 실, 안, 았, 어서, 우, 자$, 장, 줘, 줘$, 차, 표
+0.2: [again], [me]?, [said], [task], ^ ~ $, ^결, ^시, ^일, ^한$, 나$, 네, 다$, 대로$, 물, 서, 스,
시, 었, 에$, 였, 일, 제$, 추, 터, 한$, 한테
+0.1: [my]?, [question]., [that], ^ ., ^나, ^몇, ^저번, 니다, 무, 은$, 이
-0.1: 0 ., ? $, [my]., [question], ^미, ^한, 게$, 나요, 는, 던$, 를$, 리$, 만$, 분, 아, 야$, 연, 적,
트
-0.2: . ~ $, [advice]., [quantity]?, [question]?, [you], ^ $, ^ 0 0, ^답, ^도, ^수$, ^시간,
^좀, ^하나, ^해, 가, 개, 까, 까요, 난, 년, 대, 던, 도$, 동, 드$, 마, 만, 말, 미, 시간, 야, 에, 에서$, 요$, 용, 월,
은, 의$, 일$, 전에, 정, 친, 파, 하나, ￼
-0.3: 0 ~ ., [advice], [past], [past]>[me], ^게, ^모, ^사람, ^수, ^싶은, ^어떤, ^얼, ^얼마, ^직, ^피,
공, 금, 날, 당, 되, 드, 들, 래, 막, 면, 보, 설, 아요, 에서, 영, 오, 요, 인가, 임, 재, 전, 좀, 직, 포, 피, 하고, 함,
함$, 행
-0.4: $, [me], [past]>[past], ^방울, ^사람들, ^살부, ^시간$, ^어, ^엄, ^있, 국, 로, 면$, 모, 법, 세, 엄,
울, 을, 을$, 의, 인, 제, 주세, 트$
-0.5: ^높, ^마지막$, ^무엇, ^뭐임, ^시급, ^알려, ^알려주세, ^온, ^이거, ^카, 는$, 리, 법$, 치, 카, 하
-0.6: [me]., ^맨날, ^사람들은, ^예전에$, ^한국, 먹지, 인데, 지가
-0.7: ? ?, ^강아, ^맞춤, ^안녕, ^언제야, ^예전, ^예전에, ^지난번, ^폴, ^하나만, 가요, 나, 도, 세요
-0.8: ^깎, ^뭐라, ^뭔가
-0.9: ^얼마나
-1.0: ^마지
-1.1: ^때문, ^월드
-1.8: ^국제
-1.9: ^어떻
""",
    "es": """\
+2.7: *aki
+2.2: ^ vas
+1.8: como se llamaba
+1.5: *lpa
+1.2: esqu*
+1.0: ^ ~ la, dond*
+0.9: *mos, *toy, *ual, como se llama, la, mart*, que ~ de, reme*, sabes, sigu*
+0.8: ^ oye, ^ ~ esquema, con el, de harina, libro, más, otro, talla
+0.7: *imo, *sto, ^ venga, ^ ya hablé, era, line*, llevo, mana*, sema*, ya
+0.6: dale, el, iguali*, juev*, kilos, opci*, rosa*, se ~ la, sigue, toca
+0.5: *ulo, [that], cuál, cuántos, la ~ $, nomb*, trab*, veni*
+0.4: *aba, *nte, *rme, *ste, [question], [question]?, ahor*, cuanto*, de mi, del,
falt*, las ~ de, llam*, mi ~ de, o, otra, pasa*, pasado, q, que, tall*, tu
+0.3: *elo, *ina, *mar, *nes, ? ?, [past]?, [quantity]?, [that]., [we], ^ cuántos,
^ ya, ^ ~ que, ^[past], con, de, del ~ de, días, el ~ ., en el, fina*, la ~ del, llev*,
lo de, siguie*, siguiente, te, y ~ 0
+0.2: *gue, *ito, *rio, *tos, [me]., de la, de ~ que, el ~ de, la ~ de, las, segu*
+0.1: $, *ado, *ido, [quantity], ^ el
-0.1: *era, *ngo, *nto, [question]>[you], [task], ^[task], de 0
-0.2: *ame, *cos, *ede, *ego, *ena, [me]?, [you]., [you]>[me], [you]>[question],
^ ~ el, ^[me], corr*, cuan*, pero, por, trad*, traduc*, y
-0.3: *dos, *ere, *ero, *ias, *ico, *nos, *tes, *tor, *tro, 0, ?, [me]>[past], [usual],
[usual]?, [you]>[my], ^ ~ $, ^ ~ un, alguna*, cada, cont*, cuanta*, cuenta*, entr*,
euro*, huev*, la ~ ?, le, mism*, para, quit*, se, sin, sobr*, solo, yo, ￼, ￼ $
-0.4: *ada, *dio, *nco, *ofe, *que, *rde, *res, *rse, *sta, *tas, *ura, . $,
[question]>[said], [you]>[said], [you]?, ^ tengo, ^[question], abue*, cort*, el ~ en,
espa*, españa, expl*, fue, func*, hay, hola, le ~ a, lleg*, no, pong*, que le, quie*,
quien, signif*, tres
-0.5: *nta, *pro, *ras, *smo, [me]>[question], [my]>[question], [question]>[past],
^ como, ^ ~ de, cinc*, como, cues*, desc*, digo, dijo, domi*, es, juli*, le digo,
mens*, minu*, si, sign*, sobre, última
-0.6: *bie, *una, *upo, *zos, [you], ^ ~ le, ^[you], a mi, algu*, camb*, cambio,
de ~ ?, despue*, dife*, en, entre, hist*, huevo, mi ~ que
-0.7: *ica, ante*, llego, sale*, sin que se, tarj*
-0.8: *izo, *ria, *sma, antes, un
-0.9: ^ siempre, una
-1.0: neve*
-1.1: *ior, ^ mi socio
-1.3: [question]>[tell], ^ cuando fue
-1.5: digo a
""",
    "fr": """\
+2.6: *vam
+2.0: *nom
+1.4: du
+1.2: *hab, ^ mon passeport
+1.1: ^ comment s'appelle, l'au*
+1.0: c'et*, chapit*, deux*, en février, hora*
+0.9: *ieu, *ord, avait, etai*, le, lequ*, t'av*, tail*
+0.8: *ait, *tit, ^ allez, en était
+0.7: *ais, arri*, chie*, comme, dima*, la, moit*, notr*, tu
+0.6: *'on, *mme, *son, *ule, ^ ~ a, alor*, celle, chez, déjà, j'ai, vas
+0.5: *ine, *lui, *nne, *ste, [my]., [task], [task]., ^ c, ^ il, avai*, d'ha*, deva*,
il, jour, le ~ $, le ~ de, m'avais, midi, pas ~ $, reti*
+0.4: *tie, [me]., [question]>[me], [question]>[my], [that]>[me], ^ je, ^[task], bon,
de ma, enco*, la ~ $, pas, qui, resu*, tout
+0.3: *ies, *ire, *lle, *sse, 0 ?, [advice], [my], [question]?, [that]?, [usual].,
cett*, donc, du ~ ?, en ~ $, l'en*, ma, prem*, que je, quel
+0.2: $, *che, *est, *tre, *tte, [you], ^ comme, au
+0.1: [me], [you]., sans, y
-0.1: *ent, *eur, *nce, 0, ? $, [said]?, mon
-0.2: *res, *tes, *uze, [me]>[said], [my]?, [we], ^ ~ me, ^[said], c, comm*, comp*,
cour*, de 0, des, je, ou, pour, quoi, troi*, trois, un ~ de, une ~ de, ça, ￼
-0.3: *ain, *cel, *eux, *ise, *ler, *nts, *une, ?, [me]>[question], [me]?, [my]>[me],
[said]., ^ comment, ^ la, ^ ~ de, ^ ~ on, ^[my], a, ce, commen*, minu*, part*, pass*,
quat*, repo*, repr*, repren*, si, vous
-0.4: *ame, *dre, *eme, *pad, *ter, *urs, [said], [said]>[me], [that]., [we].,
[we]>[said], angl*, d'un*, entr*, matin, minutes $, nous, on, par, passe, pour un,
quan*, refu*
-0.5: *ger, *ndi, *ois, ., [question]., ^ bonjour, ^ ~ $, ^ ~ un, ^[me], ^[we], a la,
allemand, chos*, comment, cong*, corr*, est, et, fois, inte*, les ~ $, memo*, quoi $,
temp*, x
-0.6: *que, *rle, *uoi, [that]>[question], ^ cite, t
-0.7: *and, deux, entre, les, réponds quoi, touj*, une, vieu*
-0.8: *lai, *tin, ^ la dernière, corres, fair*, grav*, je lui réponds, prom*
-0.9: un
-1.0: *urd, 0 ans, ^ qu'a, a la maison, avan*, en, les poules
-1.1: avec avoir, dernière fois
-1.3: *igo, *mps, a ma
-1.4: votr*
""",
    "de": """\
+1.7: jetz*
+1.6: *abt
+1.1: ramp*
+1.0: grad im, und wann ich
+0.9: ^ ok, alles, bin, fehlt, welc*
+0.8: *les, *tzt, alle*, bitt*, ders*, doch, hab ich, hies*, punkt
+0.7: ^ wie besprochen, kann, them*, war
+0.6: *nas, [advice]., [question]., beim, dami*, diesma*, endl*, gega*, hab, habe,
hast, im, noch*
+0.5: *ben, *nau, [advice], [that]>[you], [you]>[me], ^ hab, ^[said], frau, für die,
habe ich, hast du, heisst, i, läuft, meiner, nachst*, neul*, vom, wann, weit*
+0.4: *mal, *mer, *nde, *nkt, *tel, 0, ? $, [my]?, [that]>[that], [usual], ^ er,
^ ~ die, aufg*, die, geha*, kapi*, mit, oder, punk*, unse*, ware*, wie ~ $, wied*,
wieder, zwei*
+0.3: *der, *est, *hem, *sel, [my], [past]., [question]>[past], [question]>[we],
[said]>[me], [usual]., [we]>[that], ^ ~ ist, ^[that], ab, den, er, schon, so, tag, und,
viele, wo
+0.2: *hen, *ter, *tte, [resume]., [that]>[me], [that]>[question], [you]?, ^ ~ 0,
^[question], du, gena*, mein*, meine, nich*, nur, scho*, schr*
+0.1: *ach, ?, [that]?, [you], der, glei*, ist
-0.1: *cht, *gen, *sen, [past], [question], [question]>[me], ^[me], eige*, für, letz*,
￼
-0.2: *and, *sst, [again]., [me]>[that], [question]>[that], [that]., klin*, unte*, wie,
zwei, ￼ $
-0.3: *eit, *her, *ing, *men, *olf, *ren, *zen, [quantity], [quantity].,
[that]>[again], [that]>[past], drei, einer, klingt, komm*, lang*, mach*, will, zwis*
-0.4: *che, *ger, *hte, *len, *nen, *ort, *tze, *uch, *zza, . $, ? ￼, [my]>[me],
[past]?, ^ was, ^ ~ hat, ^[past], ^[you], an, auf, drit*, fünf, noch ~ $, wird
-0.5: *bar, *nem, *ten, ., [me]>[my], ^[we], brau*, das ~ $, des, eine*, einem, einen,
in, können, lerne, meinem, pass*, vers*, was, wenn, wint*, zu
-0.6: *ehe, *llo, [question]?, ^ ich, ^ ~ sie, das, dass, erin*, fieb*, flie*, gesagt,
mutt*, noch, seit, trin*
-0.7: $, *ung, ein, eine, guten, katz*
-0.8: *ndy, *rze, idee*, sie
-1.0: bevo*, erkl*, man
-1.1: ^ früher
-1.2: wie ~ ich
-1.7: aussag*
""",
    "pt": """\
+2.0: agor*
+1.4: fico*
+1.3: prox*
+1.1: bora
+1.0: chama a, opca*, paro*
+0.9: ^ bora, chama, em que, turm*
+0.8: *sde, e ai, planil*
+0.7: *ber, *tei, *vor, ^ ~ o, a ~ da, capitu*, daqu*, era, filha, parte, pro
+0.6: *ora, ^ em, ^ em que, a, com o, daquel*, e ~ o, o, próxima, qual
+0.5: *ste, *tos, [again]., a turma, ai, cham*, depo*, falt*, quantos, que ~ e, trav*
+0.4: *ama, *ano, *ceu, *ele, *mos, *rte, [advice], [me]?, [past]., [past]>[question],
[question], [question]>[my], [question]>[said], [store], [store]., [you].,
[you]>[question], [you]>[said], ^ o de, aque*, aquela, e agora, e que, esta*, na, nào,
o ~ do, outr*, outro, part*, quadro, qual era, so, ta, trab*
+0.3: *ada, *iso, *rio, *rma, ., [advice]., [question]>[question], [question]?, [you],
a ~ $, a ~ de, aquele, eu, favo*, já, mais, mes, mesmo, no, noit*, outra, temo*
+0.2: $, *igo, *ima, *ite, *lta, *smo, 0 $, [usual]., ^ a, ^ ~ a, do, mesm*, meu,
perg*, prec*
+0.1: [question]., da, segu*
-0.1: *ado, [me], [past]?, ^ ~ que, e, mand*
-0.2: *ero, *nca, *nta, *nto, *rar, *ria, *tar, [my], com, dife*, pass*, que e, quer*,
￼, ￼ $
-0.3: *dar, *ico, *ito, *lar, *nte, *sso, ? $, [me]>[question], [my]?, [task], ^ como,
^ minha, de, de ~ ?, disse, faço, minh*, ou, para, port*, sem, tem, uma
-0.4: *ato, *cao, *ica, *sse, . $, [question]>[that], [said]>[me], ^ o que, ^ qual,
^ quanto, ^ ~ $, ^[question], ante*, expl*, me, pra, tempo, um
-0.5: *ade, *ais, *ava, *car, *tes, [me]., ^ o, cach*, isso, minha, porq*, quanto, que,
temp*, tenh*
-0.6: *efe, *mpo, 0 ~ e, ^ quanto tempo, ^[my], cinq*, filho, idei*, já morreu, quero,
se, ulti*
-0.7: ^ passa, alto, alzh*, como, limp*
-0.8: *oso, *pre, jurou
-1.0: *sil, antes
-1.1: nunc*, o que
-1.2: folh*
""",
    "it": """\
+1.5: costav*
+1.3: 0 maggio, ^ vai, ades*, live*
+1.2: avan*, favo*, stavol*
+1.1: lune*, stanza
+1.0: giov*, non regge
+0.9: deve fare, il, sugg*, tocc*
+0.8: *amo, *ato, *evi, *nti, ^ ~ il, alla, chiama, ferram*, seco*
+0.7: *evo, ^ eccomi, avevi, codi*, dai, fini*, il mio codice, l'al*, l'altr*, l'esam*,
scalet*, sveg*
+0.6: *era, *tra, *tro, ^ senti, abbiam*, col, giorni, ho, lavoro, letto, no, non, più,
poi, quale, riec*, scusa, solito, stan*, stav*, storia, usar*
+0.5: *gio, *rsa, *tto, ^ che, ^ dai, ^ mi, ^ ~ ho, ^[question], allo*, avev*, del,
dicevi, il ~ $, il ~ di, no $, tutto
+0.4: *ava, *lia, *llo, *rni, *ste, [again]., [my]., [quantity]?, ^ avanti,
^[quantity], alla fine, avevam*, che, dome*, fino, l'altra, la, lett*, megl*, prov*,
punt*, pure, quel*, quella, sett*, sono, tu, vai
+0.3: *ata, *ati, *rto, *rve, *usa, [advice]., [news], [question]?, [said], ^ il,
^ ~ la, dal, dei, l'ho, la ~ $, lavo*
+0.2: *ice, *one, *oro, *tti, [advice], [my], [past]?, [said]., devo, ma, quando
+0.1: *nda, *nza, *ora, [question], per, quan*
-0.1: [past], [that], [you]?, ^ ~ si, di, mi, si
-0.2: *ene, *gna, ? $, [me]?, [my]?, [quantity]., [question]., [task]., [you], ^ ~ una,
^[task], della, due, fuor*, i, quanto, tre, vici*, và
-0.3: *che, *gno, *nte, *pre, *sco, *ura, 0, 0 anni, ? ~ $, [me]., [me]>[question],
[past]., [question]>[me], [remember], [task], ^ le, ^ se, ^ ~ $, anni, che ha, chie*,
dell*, di ~ ., in, la mia, lo, prim*, tele*, vuol*
-0.4: *ano, *are, *ica, *nto, *ole, *rdi, *ssa, ., . $, [me]>[me], ^ come, al, come,
come lo, da, dico, erav*, fa, io, ital*, nell*, prima di, regi*, rico*, semp*, sul,
telefono
-0.5: *ate, *ivo, *s'e, 0 anni e, [me], [resume], [resume]., ^ buongiorno, clie*, con,
e ~ ?, ha, mecc*, migl*, perc*, rispos*, si ~ $, sulla, ￼
-0.6: *asi, *lio, ^ cosa, ^[my], cambia*, cosa, gatt*, l'ul*, prec*, region*, russ*
-0.7: *teo, [question]>[said], ^ ho, bigl*, devo*, le, quali, scat*, se, sempre, vogl*
-0.8: *ono, *tis, camb*, cene*, fint*, sien*, una
-1.0: figlio
-1.1: un
-1.2: vecc*
-1.5: fila*
-1.7: come glielo
-2.3: alzo
""",
    "ru": """\
+3.2: *вут
+1.6: ^ ~ какого
+1.4: *мыи
+1.3: велено а, так
+1.2: *ась
+1.0: *али, ^ ну, барс*, в итоге
+0.9: *ваи, *щая, веле*
+0.8: *мер, ., [you], в прошлый, даль*, она, спис*
+0.7: *ила, *иши, *ишь, *оит, [question]>[me], же, и, от, след*, следую*
+0.6: *лся, [me]., ^ а, ^ он всё, вариан*, всё таки, оста*, пожа*, прошлы*, там, ты, у
+0.5: *ему, *рсе, [you]., англ*, вари*, опят*, по, сдел*, стра*
+0.4: [question]>[my], [said], [usual]., [you]?, ^ на, всё, он, согл*, той, я
+0.3: *ком, 0 ., [advice]., [again], [me], [that]., [we]?, ^ ~ я, дава*, какой, мы,
на 0, прош*, тепе*
+0.2: *ала, *ого, [advice], [again]., [question]., [said]?, [we], без, не ~ $, пере*,
пове*, у меня
+0.1: [resume], а, како*
-0.1: *ько, ^ я, на
-0.2: *кии, *нои, *ора, [me]?, [question]?, в, или, мне, что
-0.3: *леи, *ных, *сле, 0 ~ $, ? $, [quantity]., ^ мой, ^[my], добр*, если, ли, прид*,
придум*, три
-0.4: *тся, *яин, ^ чем, ^[me], гово*, для, нача*, начать, о, послед*, хочу, часо*
-0.5: *ови, 0, [quantity], [that]?, ^[task], кака*, можн*, посл*, про, рань*, такое,
чтоб*
-0.6: *ать, *емя, *нии, *рез, *ции, [me]>[question], дела*, как, теле*
-0.7: ^ что, отли*
-0.8: *нов, [question]>[question], ^ ~ меня, последний, чем, это
-0.9: *маи, ^ когда в
-1.1: *ить
-1.2: *иво, *инж
-1.3: ^ у
""",
    "ar": """\
+2.6: *قتي
+1.9: 0 مايو
+1.8: *عدي
+1.6: زالت
+1.3: السن*
+1.2: الخي*
+1.1: *ثنا, ثاني*, عيد, قرأت
+1.0: *سها, اسمه ~ $, الأول
+0.9: *اسم, ^ ~ ذلك, الاسنا*, المك*, هالش*
+0.8: [that]., ^ شنو, ^ طيب, اخير*, العمل, العي*, اوصي*, طيب
+0.7: *تاب, *تاد, *نوم, [said], ^ ~ باقي, ^ ~ كان, ^ أين, أنا, إلى, اسم, الثا*, الجد*,
اللي, انت
+0.6: *اها, *تهي, *صفة, *ضبط, *معة, *يلة, *يمة, [we]., ^ وش, ؟, أدرى, أي, الاسبو*,
التمري*, الجديد*, بعده, زوجي, عادة, في ~ ؟, لسه ~ $, لكن, مستو*
+0.5: *اضي, *اول, *ناه, [me]>[me], [my]>[me], [remember], [said]., [that], [usual],
[usual]., ؟ $, العيد, المش*, بس, نصحت*, ولا ~ ؟
+0.4: *ادم, *تني, *شفى, *يها, [again], [me]., [said]>[my], ^ ما, ^[my], ^[quantity],
التم*, حطيت, عليه*, نسيت
+0.3: *الة, *ديد, *شهر, 0 ~ 0, [advice]?, [again]., [news]., [resume], [resume].,
[said]>[question], [we], ^ كم, ^ هل, ^[again], ^[resume], ^[usual], ^[we], الاخ*, وش
+0.2: [me]>[my], [my]>[we], ^[said], الام*, الجم*, على, ولا, ￼
+0.1: [advice], [my]>[my], [news]
-0.1: $, [my]., ما
-0.2: [define], [define]., [me], [me]>[question], [my]>[that], [question],
[question]>[that], [question]?, [task], [you]., ^[define], كم, مرة
-0.3: *فرق, *فية, [my]>[question], [question]>[my], [question]>[past],
[question]>[question], [that]?, [we]?, [you]?, ^[you], آخر, عندي, في, مع
-0.4: *تين, *سات, *ناع, *يات, *يعي, *يقة, 0, [my]>[you], [we]>[my], ^ ~ ايه, ^ كيف,
^[question], الان*, البي*, التس*, بدون, سنة, طريق*, وما
-0.5: *احة, *اقة, *خية, *ماء, . $, 0 ~ $, [quantity]?, [question]>[you], [you], أن,
إذا, اقتر*, السل*, النع*, غير, كل
-0.6: *بال, ., [me]?, [my]?, [question]>[me], ^ ~ هي, ^ من, اسما*, افري*, الاساس*,
بطاق*, عمره*, وأنا
-0.7: *حبا, [my], [we]>[quantity], أقول, البئر, ايه, بعد, زميل*
-0.8: *بيض, *شيء, ^ ~ ما, ^ اذكر, ^ ذكرني, ؟ ~ $, أحسن
-0.9: ^ ~ آخر
-1.0: *بتك, *نوا, *يزة, لجار*
-1.3: . ~ أن
-1.4: *ترح, *يبي, كيف
""",
    "hi": """\
+2.4: *दाज
+1.7: *्छा
+1.4: अब
+1.3: *िरह, की गोली
+1.2: कब ~ हो, मैंन*
+1.1: *र्ट, *ाटर, बाकी, मिलक*
+1.0: *लेख
+0.9: [my]>[question], तीनो*
+0.8: ^ चलिए, जो, टेस्*
+0.7: ! !, ^ meri, ^ ~ का, ab, ka, अभ्य*, तुमन*, नंबर, मेरी
+0.6: *fte, *ion, *सरा, *्चे, ^ मेरी, hafte jo, meri, उसी, किया, नहीं
+0.5: *mar, *tna, *छले, [me]>[question], [resume], [tell], [tell]., [you], रहा, वाला,
वाले, ही, है $
+0.4: *aya, *ीने, [my]?, [past], [usual], [usual]>[past], [usual]?, ^ ~ ka, ^ ￼, main*,
tha, कम, का, गए, था, हूं
+0.3: !, [my], [said], [you]?, wala, किस, ठीक, थे
+0.2: *ंने, *्षा, [me]., [past]., [past]?, [question]>[past], [we]?, ^[me], ^[that],
^[you], की, दिन, भी, हो
+0.1: $, ?, [me], [that]., कर
-0.1: [that], kais*, क्या, दो, । $
-0.2: [quantity], [task]., me, कौन सा, लिए, ।
-0.3: *hle, *ाइए, 0, ? $, [quantity]?, [we]., kya, mein, एक, कितन*, बार, है ।
-0.4: *ise, *kho, *pas, *rta, *छली, *वाद, *्ते, [again]., [my]>[news], [news]?,
[question], [question]., [question]>[said], ^ ~ में, aur, de, hai, koi, pehl*, नमस्*,
में
-0.5: *age, *hat, *rne, *पये, *ाना, *ीका, *ेगा, [past]>[again], [store]., ^ ~ me, ek,
hota, na, करने, करो, के लिए, को, मुझे, से
-0.6: *तना, [news], ने, फ़ोन
-0.7: *iye, *lta, *यों, पांच, बताइ*
-0.8: [task]>[past], pehle, लगता
-0.9: *gta, *one, *हता
-1.0: धन्य*
-1.2: कैसे
-1.4: *ish, *lsi
-1.6: काला
""",
    "vi": """\
+1.4: cái
+1.3: rồi
+1.1: phon*
+0.9: [me]>[question], ^ ủa, hôm, nhỉ ?
+0.8: ^ câu ke, ^ thôi, phuo*, thiết, y
+0.7: mình, vậy
+0.6: [that], huon*, nhỉ, thuốc, đặt
+0.5: [again]., [me]>[me], [question]>[again], ^[past], anh, bỏ, go, gì ~ $, la, phân,
sách, theo, thấy, tôi di, đang
+0.4: [me]>[that], [me]?, [past]>[me], [remember], [remember]>[me], [store]>[said],
[that]?, chin*, di, giờ, gì ?, không ~ $, kia, loại, làm, lịch, ne, ngoa*, nhun*, như,
no, thôi, tiếp, tên gì, ça
+0.3: [past], [past]>[said], [question]>[question], [remember]., [resume]., [task],
[task]., [task]>[me], ^ tôi, a, ben, chốt, di ứng, hơn, mon, nhà, nữa, so, tháng, tu,
tài, tôi, tập, vẫn, đúng, ứng
+0.2: *inh, [define], [me], [past]., [resume], [that]., a $, dan, ký, ngày, qua, với,
đơn
+0.1: [again], [said]., có, công, ma, sửa, ta, đi
-0.1: *ung, . $, ? $, [advice]., [question]., [usual]., ^[task], chie*, gì
-0.2: *ang, *anh, *ieu, *ong, ., [me]., [me]>[usual], [question]?, giúp, ho, muốn, này,
nên, nói, o, sang, sao, viết, điện, đã
-0.3: *uoi, [advice]?, [again]>[said], [define]>[question], [me]>[again], [me]>[store],
[question], [said]>[question], [said]>[you], [usual], [you]>[question], ^[said], ba,
giản, giấy, hai, hay, hỏi, khon*, la gì, một, nguo*, nhắn, nào ?, on, ra, sau, tay, và,
đó, được ~ $, đạo, đồng, ￼
-0.4: [again]?, [me]>[you], [my], [store]>[me], [you]., ^ gợi y, bao, bạn, bị, cho,
chun*, cháu, câu, cũ, day, hàng, khi, không $, ko, la năm, lúc, lớp, mèo, ngàn,
sao cho, triệu, trun*, truo*, được
-0.5: 0, [advice], [past]>[you], [said], [said]>[me], [said]>[past], [that]>[question],
[usual]>[question], ^ gợi, ^[news], cho khéo, con, do ~ hay, lâu, thường, trang, trên,
tên ~ con
-0.6: [advice]>[question], [news], [said]?, [you], [you]>[me], bao lâu ?, giành, gì $,
gợi, luon*, mấy ~ $, người, nhắc, năm, tien*, tuổi, vì
-0.7: gần nhất viết, thì, để
-0.8: [news]., ba ~ lần, thon*, trước
-2.1: aff
""",
    "tr": """\
+1.5: *ydi, ^ siradaki, ne zaman ?
+1.2: *nra
+1.1: *dum, [said], ^ benim tansiyon, ^ her zamankinden
+1.0: ^ bu dönem, ^ namazi, olan*
+0.9: *tik, hatirliyor, mi ~ uyumuyor, ne ?, tesl*
+0.8: *ini, ^ her, anah*, numa*
+0.7: *rdu, *yat, daha mi, hani, o, soruyo*
+0.6: *cti, *mbi, *nun, [said]., [tell], ^ bu ấy, ^ kizin, adi ne, adresi*, artik,
gibi, kact*, kaçti, salo*, sonr*, tamam, toru*, ya, zama*
+0.5: *miz, . ~ ne, [we]?, ^ ~ hangi, adre*, aler*, bana, bugu*, deva*, göre, konu*,
kull*, miydi, sor
+0.4: *asi, *gun, *isi, *mam, *nim, *rar, *sun, *tin, *vam, [again]?, [me], [me].,
[said]?, [you], [you]., ^[question], adi, adi ~ ?, daha, duze*, duzelt*, kaç, keli*,
kizimi*, ne zaman, sen, takt*, ấy
+0.3: *ani, *gin, *lim, *min, [news], [question]?, [we], ^ bu, anne*, beni*, da, kizi*,
miyd*, soyl*, veri*, zaman
+0.2: *eri, *mde, *rum, *san, ^[me], neyd*, otob*, vardi
+0.1: ?, ? $, [my]., her
-0.1: *nda, [my], [that], gece*, iki
-0.2: *cam, *esi, *gim, *ler, *lik, *ndi, *sin, *tir, *yor, [my]?, [quantity].,
[that]., cika*, mu, son, yazi*, yeme*
-0.3: *cuk, *elt, *eyi, *ine, *rak, *sil, *tan, *unu, *yim, 0, 0 yaş, [again].,
[define]?, [past], [usual], ^ ~ ile, daki*, haft*, ilk, isti*, okum*, yazar
-0.4: *iya, *lar, *mek, *nir, *ram, *sam, [past]., [question]., ^ ~ 0, ^[my], asan*,
bị, de, ekme*, kedi*, kisa, mesa*, nede*, olar*, var
-0.5: *dar, *lir, *rti, *sti, *umu, [advice]., ^ ~ $, aldi*, aldim, erte*, mi, mi ~ $,
misin, olsu*, sini*, su, yapa*, yemek, önce
-0.6: *iyo, *nif, [advice], [question]>[my], ^ merhaba, gün, günde, hep, için, nedir ?
-0.7: *der, *dir, *lay, *saj, *zon, dere*, dizi*, çikar
-0.8: *rim, dese*, kucu*, yasi*
-0.9: kire*, lira*, mi $, nedi*, yuzd*
-1.0: ne yapayim, yapabi*
-1.1: ^ köpeğim, nasi*
-1.4: en son ne
""",
    "id": """\
+1.7: *tua
+1.6: *wal
+1.2: ^ ~ kancilnya, nama*
+1.0: *bih, ^ eh, kayak
+0.9: *mpo, *nya, *pal
+0.8: bikini*, dong, ngas*, paka*
+0.7: *mor, *nah, ^ ukuran, bumbu, jatu*, maha*, nama, rend*, tidu*
+0.6: apa ~ $, bila*, budg*, dokt*, gili*, jadi*, jura*, kan, kaya*, reko*, si, tang*,
ya
+0.5: *hku, *ift, *lik, *mar, *pai, [me]>[news], [remember], [remember]., ^ yang,
mula*, persis, satuny*, sepe*
+0.4: *ktu, *nin, [my]>[question], [past], [said]>[question], [you], aja, belu*, daft*,
depa*, pela*, ya ~ $, yg
+0.3: *gal, *jut, *nan, *ran, *yak, ., [me]>[question], [news], [past]>[past],
[past]>[question], [store], ^ ~ ke, akhirn*, aku, bab, bulan, dia, dong $, hari, kamu,
kapa*, kita, mana, ming*, samp*, tahu*, tolo*, udah, yang
+0.2: *lan, ?, ? $, [news]., [past]., [past]?, [resume], [resume]., [that]., [we],
^[past], dua, ke, lagi, lanj*, mau, pers*, sih, soal, tapi
+0.1: *kan, *rim, [me], [me].
-0.1: [question], dan, saya
-0.2: *gak, *ing, *kin, *lah, *ris, [advice]., [advice]?, [again], [me]>[past],
[my]>[past], ^[question], ^[task], atau, baha*, cara, kare*, meng*, oran*
-0.3: $, *apa, *gen, *hir, *las, *rat, [my], [my]?, [task], [task]., ^[that], gak,
kasi*, sebelum, seka*, tera*, tiga, umur, ￼ $
-0.4: *pat, *sih, *ung, [advice], [usual], [usual]., [usual]>[question], ^[my], apa,
apa $, apa yang, apak*, gima*, jam, kena, peng*, sama, sebe*, sebelu*, wa
-0.5: *asi, *cor, *dak, *leh, *man, *tan, *tuk, ^ bedanya, ^ ~ saya, ^[me], ^[said],
baku, biar, bikin, di ~ $, enak*, inga*, tutu*
-0.6: *tun, [said], ^ ~ balikin, bari*, buat*, dapur, dulu, kasih, lima, seko*
-0.7: *ena, *kah, *lau, beda*, buat, ga ~ $, kuci*, pada*, padaha*, ￼
-0.8: *rir, [said]., ^ kapan terakhir, kena*
-0.9: pacar
-1.0: gamp*
-1.1: ? ~ $, waru*
-1.2: masi*
-1.3: bedany*, gunung merapi
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[you]
+1.1: [said]
+0.9: [remember], [you]
+0.8: [we], ^[past], quote
+0.7: [me]&[my], [you]>[me], ^[resume], ^[we]
+0.6: [me]>[said], [said]., [said]>[said]
+0.5: [past]&[usual], [past]>[past], [said]?, [we]., [you]., language tr
+0.4: [again]&[me], [past]>[said], [question]>[said], [that]., [you]?, ^[question],
language ar, language ja, words 16
+0.3: [again]., [past], [past]., [said]>[me], [said]>[question], ^[me], ^[my], ^[that],
question, sentences 4, words 12
+0.2: [me]?, [my]&[that], [you]>[said], question at the end
+0.1: [me]>[question], [news]., [question]?, [store], sentences 0, sentences 1,
words 8
-0.1: [me]&[past], [me]&[quantity], [me]&[question], [my]&[you], [my]., [news],
[past]&[said], [question]., ^[again]
-0.2: [me]&[said], [me]&[that], [me]&[you], [me]., [my]>[said], [my]?,
[past]&[quantity], [quantity], [said]&[we], ^[usual], sentences 2, words 32
-0.3: [my], [resume]., [said]&[that], [store]&[you], numbers 0, words 4
-0.4: [past]&[resume], [that]?, ^[news]
-0.5: [resume], [usual], ^[quantity]
-0.6: [me]>[again], [my]&[we], [said]&[you]
-0.7: words 0
-1.2: language vi
""",
    "personal": """\
+1.1: [my], ^[question]
+0.9: [me]
+0.7: [past]&[quantity], language ja
+0.6: [my]., [quantity], [question], language vi, question, sentences 0, words 32
+0.5: [me]., [my]&[you], [my]?, [store]&[you], ^[my], ^[quantity], language hi,
question at the end
+0.4: [me]>[question], [me]?, [my]&[that], [past]>[said], [question]., numbers 0
+0.3: [me]&[that], [my]&[we], [quantity]&[question], [remember], [said]&[we],
[said]&[you], ^[me]
+0.2: [question]?, [said]>[me], sentences 1, words 8
+0.1: [past]&[that], [past]&[usual], [usual], [you]., [you]>[said], ^[we], words 4
-0.1: [me]&[quantity], [me]&[said], [me]>[said], [past]&[said], [past]., [past]>[past],
[said]&[that], [that]?, [we]., language en, language tr
-0.2: [me]&[past], [me]&[question], [me]&[you], [me]>[again], [that]., [you],
[you]>[me], ^[news], ^[resume], quote, sentences 2, words 16
-0.3: [said]., [said]?, [store], [that], [usual]., [you]?, words 0
-0.4: [again]., [my]>[said], [past]&[resume], ^[usual], ^[you]
-0.5: [again], [news]., [resume]., [said]>[question], ^[again], ^[that], language es
-0.6: [news], [question]&[we], [said], [we], ^[past]
-0.7: [past]
-0.8: [resume], sentences 4
-1.0: [me]&[my]
-1.1: language ar
""",
    "implicit": """\
+1.5: ^[usual]
+0.9: [news], sentences 4
+0.8: [again], ^[news]
+0.7: [my]>[said]
+0.6: [that], [usual], ^[again]
+0.5: [me]&[my]
+0.4: [said]>[question], [that]?, [usual]., language ar
+0.3: [me]>[again], [news]., [past]&[said], [question]&[we], ^[that], language vi,
numbers 0
+0.2: [again]., [me]&[said], [me]&[that], [past], [store], [that].,
question at the end, sentences 2, words 32
+0.1: [me]&[question], [me]&[you], [my]&[we], [my]?, [said]., [said]>[said], [you]?,
language es, words 4
-0.1: [me]&[past], [past]&[resume], [question]., [said]?, ^[quantity], language tr,
words 0
-0.2: [me]., [me]>[question], [me]?, [past]., [quantity], [question]>[said],
[question]?, [said]&[that], [you], [you]>[me], ^[me], language en, words 16, words 8
-0.3: [me]&[quantity], [my], [past]&[quantity], [quantity]&[question], [question],
[resume]., [we], [we]., [you]., ^[my]
-0.4: [me], [my]., [past]&[that], [said]>[me], [store]&[you], ^[you], language hi
-0.5: [again]&[me], [me]>[said], [my]&[you], [past]&[usual], [past]>[said],
[you]>[said], ^[resume], words 12
-0.6: [my]&[that], [resume], quote
-0.7: ^[question], sentences 1
-0.8: [remember], ^[we], question
-0.9: language ja
-1.0: sentences 0
""",
    "continuation": """\
+1.9: [resume]
+1.2: [resume].
+1.0: words 0
+0.9: [past]&[resume]
+0.6: [said]&[that]
+0.5: [me]&[quantity], [me]>[again]
+0.4: [me]&[past], language ar, sentences 1
+0.3: [me]&[you], [my]&[we], [past]&[that], [said]&[you], [store]&[you], language es,
language vi, sentences 0
+0.2: [me]&[question], [my]&[you], [past], [question]&[we], [that]?, [you]>[said],
language en, sentences 2, words 12
+0.1: [again]&[me], [me]&[said], [my]&[that], [news]., [we], words 16, words 4
-0.1: [me]., [my]., [past]., [quantity], [quantity]&[question], [question].,
[said]&[we], [said]?, [usual]., [we]., [you]?, ^[resume], ^[that], language hi,
question, quote
-0.2: [again]., [past]&[quantity], [past]&[usual], [question]>[said], [question]?,
[said]>[question], [usual], ^[news], ^[past], language ja, language tr
-0.3: [again], [me]&[my], [me]&[that], [me]>[question], [news], [past]>[said],
[question], [that], [you]., [you]>[me], ^[me], sentences 4
-0.4: [me]?, [my]?, [past]>[past], [remember], [said]., [that]., [you], ^[you],
numbers 0
-0.5: [me], [my], [said], ^[my]
-0.6: words 32
-0.7: [said]>[said]
-0.8: ^[question]
-0.9: ^[usual], question at the end
""",
}
LANGUAGE_SIGNS: dict[str, str] = {
    "de": """\
_da _ei _fu _ge _ic _ih _ni _ub _we _wi _zu _zw abe ach ahl ahr atz auf aus bei bit
ch_ chr chs cht das den der die eib eic eim ein eis eit elc en_ enn er_ etz fur geb
geg geh gen ges gt_ hab hen hne hr_ hre ht_ ich ie_ ieb ied iel ihr ine itt kt_ lch
lt_ mei mir mit nac nde nen nn_ noc och ohn rau rei rsc sch sie sst st_ ste ten tte
tze tzt ube uf_ und uss von war wei wel wie wir zt_ zte zu_ zwe
""",
    "en": """\
's_ 't_ _an _by _ea _fo _i' _i_ _if _my _of _on _or _th _to _tw _wh _wr _yo abo and
at_ ays bef bou by_ did eac ead ear eas eat ed_ for fro gh_ ght giv hat hav he_ hou
how hy_ id_ igh ike ing iou ith ity ive ks_ ld_ lea ll_ lly low ly_ my_ n't nd_ new
now ny_ of_ ork oug oun out ow_ owi ple rea rom sho som swe t's ted th_ the tio try
ts_ ugh uld ut_ ve_ we_ wee wha whe whi who win wit wri you ys_
""",
    "es": """\
_ah _cu _de _ej _el _es _la _ll _lo _ot _si _ve _y_ aba ace aci aho aje ajo alg bre
bue cam cio con cto cua cue dam de_ dij dos ea_ eda edo ego egu eje ejo el_ emp ero
esp esu eza fue go_ gui ias igu iji ijo jer jor jue las lgo lo_ los mab mej mos nci
ngo nos omo os_ otr oy_ por pue que rad rci reo rio rlo ros rra sig spu sue tad toc
tos toy tra ubi ue_ ued ueg uen ues uev uie ume una vue yo_ zme
""",
    "fr": """\
'a_ 'ai 'av 'en 'es 'et 'on 'un _c' _ce _d' _et _j' _je _l' _le _m' _mo _po _re _su
_t' air ais ait ans aut aux c'e d'e d'h d'u deu du_ ec_ ee_ eme et_ eta eur eux ez_
fai fau gne iqu ire is_ it_ j'a je_ jeu jou le_ les lle lui lus m'a men moi mon ns_
nt_ oir ois omb omm on_ our ous ouv pas plu pou qu' quo rai rem rep sui sur tai tre
u'o uel ui_ uis ule une ur_ ure us_ uve ux_ vai vec veu vot vou
""",
    "hi": """\
_aa _bh _ek _gh _ha _hu _ji _jo _ka _ki _ky _me _ra aa_ aad aag aaj aak aal aam aan
aar ab_ abh adh ahe ahi ain apn aun aur aye baa bha bhe bhi bol cha chh dha ehl gay
gha gta ha_ haa hah hai har hee hho hiy hle hot hum ikh itn iya jhe jo_ ka_ kai kar
kh_ kha ko_ kya mer mne muj na_ naa ne_ oot ota oz_ paa pe_ peh pne raa rah roz sme
sne tee tha tna tne tum udh ujh umh umn usk usm usn wal yaa ye_
""",
    "id": """\
_ak _ap _be _ke _sa _ud _yg ah_ aik aja ak_ aka aku amp amu ang anj apa aru bag bah
bel ber bik bua buk dah dua dul eka elu emu era erj ga_ gak gan gga ggu gka ibu ih_
iku iny itu jad jut kam kan kat kem kny ku_ kut lah lan lu_ man mau mba mbu mu_ nak
nga ngg ngk nju nny ntu nya oal pa_ pak pan pem pi_ ran rap rny rus sam say seb sep
sih sud suk tah tan tny tu_ uat uda uku ula ulu uny wa_ yan yg_
""",
    "it": """\
'e_ 'ul _al _di _il _io _pi _ri abb acc agg ale are ato bbi cca cch cco col cos di_
dic dov due ebb ecc egg ene enz ess ett evo ezz fa_ fat ggi gli gno hia ia_ iam iat
igl il_ io_ isp ivi lia lio ll' lla ltr mia mio nel nno no_ non nsi nti nza occ ogn
ole ome oni ono orn osa ost ott ova per pia piu ric rim riv sci sco sta tat ti_ to_
tta tti tto tut uo_ uol uov utt vev vi_ vo_ vuo za_ zia zio zza
""",
    "pt": """\
_a_ _ac _aq _do _em _eu _fa _fe _fi _no _o_ _os _pr _q_ _qu _um _vc aca aco ade aju
alh aqu ar_ bor bra ca_ cao car cei ceu cis coe com cre da_ daq dei do_ eca eia eio
eir eix ele elh em_ enh esm eto eu_ fal faz fic gor iad igo ilh iro ixa jei lha lhe
lho lou meu mpo nho nov nto oce olh om_ ont ora ou_ pao ped pod pra pro ra_ rca rgu
rox rta sem smo ssa tao tem ual uca udo uei uem vc_ voc xa_ zer
""",
    "tr": """\
_ay _ik _ne _ol _uc _ye _yi _za aki ani anl ayd ayi ayn aza bas bir cag cik cin dig
dim dum ece edi eki ekl eli eni esi eye eyi gec gid gim gin igi ik_ ili im_ imd imi
ini isi iyi iyo iz_ kac kim koy kuy lar ldi ler lim lir lmi mek mis miy miz ney ngi
ni_ niy nla nu_ oku onu oru oyl rdi riy rum sil sin siy sti tik tiy ugu unu uyo uyu
uz_ uze var yap yas yaz ydi yil yim yin yle yni yon yor zam zim
""",
    "vi": """\
_ch _gi _kh _lu _ng _nh _ph _ro _ti _tr _tu _va _xe _xo _xu _đa _đe _đi _đo _đu am_
anh ao_ au_ ay_ bao cai cho chu co_ ep_ ghi giu goi guo han hay heo hie ho_ hoa hoi
hom hon hu_ huc huo huy iep iet ieu inh ium iup kho lai loi luo may muo ng_ ngh ngu
nh_ nhi nhu noi oai oan oc_ oi_ ong op_ pha roi ruo sao thu tie toi tru ua_ uc_ ung
uoc uoi uon uye vay đa_ đan đau đe_ đi_ đo_ đoa đoi đon đun đuo
""",
}
