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
(`words 4`: 4 to 7 words) for unknown ones too.
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
INTERCEPT: float = -1.54
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.6: [again], [resume]
+1.4: [we]
+1.3: [my], [usual]., ^[again], ^[resume]
+1.1: [news], [resume]., [said], [we]?
+1.0: [me], [usual], words 4
+0.9: [advice]&[you], [again]., [me]>[quantity], [my]&[remember], [store], [store]?,
^[quantity], ^[usual]
+0.8: [me]&[question], [my]., [my]>[question], [question]>[my], [that], words 0
+0.7: [again]?, [me]&[quantity], [me]?, [said]?, [usual]>[usual], [you]
+0.6: [advice]&[define], [define]&[my], [me]>[question], [my]?, [news]., [news]>[that],
[past], [quantity]&[tell], [quantity]>[question], [question]>[me], [remember]?,
[said]>[said], [task]>[my], [you]>[said], numbers 0, words 8
+0.5: [advice]&[remember], [advice]&[said], [advice]>[we], [define]&[we], [my]&[past],
[news]&[task], [past]&[quantity], [past]>[advice], [past]>[quantity],
[quantity]>[past], [resume]?, [said]&[you], [said]>[my], [store]>[said],
[task]&[usual], [that]., [that]>[me], [we]>[task], ^[store]
+0.4: [advice]>[remember], [define]>[said], [me]&[past], [me]>[advice], [me]>[define],
[my]>[tell], [my]>[we], [news]&[that], [news]?, [past]&[you], [past].,
[quantity]&[remember], [quantity]&[that], [quantity]>[said], [question]&[we],
[question]&[you], [remember]&[you], [resume]&[task], [said]., [said]>[quantity],
[said]>[task], [said]>[we], [store]&[that], [store]>[question], [task]&[you],
[task]>[said], [tell]&[that], [that]>[advice], [usual]>[my], [we]>[question], [you].,
[you]>[me], [you]>[question], ^[you]
+0.3: [advice]>[store], [again]&[store], [again]&[that], [me]&[said], [me].,
[me]>[past], [my]&[quantity], [my]&[store], [my]>[quantity], [news]&[we], [news]>[me],
[news]>[news], [news]>[said], [past]&[tell], [past]&[usual], [past]>[past],
[quantity]&[you], [quantity]>[me], [quantity]>[remember], [quantity]?, [question]>[we],
[resume]>[question], [said]>[store], [that]>[quantity], [that]>[usual], [we].,
[we]>[that], [you]?
+0.2: [advice]&[news], [advice]&[store], [advice]&[task], [advice]&[that],
[again]&[we], [again]>[that], [define]&[news], [me]>[task], [me]>[that], [my]&[tell],
[my]&[that], [my]>[past], [my]>[remember], [my]>[you], [news]&[quantity],
[news]&[question], [news]&[you], [news]>[my], [past]&[store], [past]>[said],
[past]>[you], [quantity]>[advice], [quantity]>[that], [question]&[said],
[question]&[task], [question]>[store], [question]>[you], [said]>[tell],
[store]&[usual], [store]&[we], [store]>[that], [store]>[you], [task]?, [that]>[we],
[that]?, [usual]>[past], [usual]>[said], [you]>[news], [you]>[quantity],
[you]>[remember], ^[news], ^[past], ^[said], ^[that], numbers 1
+0.1: [advice]&[quantity], [advice]>[you], [again]>[usual], [define]>[my], [me]>[said],
[me]>[you], [my]>[usual], [past]&[resume], [past]>[me], [past]?, [quantity]&[question],
[question]&[remember], [question]>[quantity], [question]?, [said]&[store],
[said]&[tell], [that]&[you], [that]>[again], [that]>[past], [that]>[question],
[we]>[again], [we]>[said], [you]>[advice], [you]>[that], language tr, sentences 1,
words 12
-0.1: [advice]&[tell], [advice]., [advice]>[that], [define]&[question], [define]?,
[me]&[task], [my]&[news], [my]&[you], [my]>[advice], [news]&[said], [past]&[task],
[quantity], [question]>[past], [remember], [resume]>[you], [said]&[task],
[said]&[that], [store]&[you], [task]&[that], [that]>[my], [you]>[you], ^[advice],
language ar, language en, language es, language id, language ja, language ko,
language ru, numbers 2, words 28
-0.2: [advice]&[resume], [again]&[define], [again]&[news], [again]&[quantity],
[again]>[my], [again]>[question], [me]&[store], [me]>[again], [me]>[me], [my]&[resume],
[past]>[again], [past]>[define], [past]>[my], [past]>[question], [remember]&[tell],
[remember]>[that], [resume]&[you], [resume]>[past], [task]>[me], [tell], [tell]>[me],
[tell]>[question], [that]>[remember], [usual]>[question], [usual]>[you], [we]>[me],
[we]>[my], [you]>[my], [you]>[usual], language de, language vi, language zh,
sentences 2
-0.3: [advice]&[past], [advice]>[advice], [advice]>[me], [advice]>[tell], [again]&[my],
[again]&[remember], [define]&[me], [me]&[that], [me]&[you], [me]>[my], [me]>[news],
[me]>[remember], [me]>[store], [me]>[usual], [my]>[my], [my]>[that], [past]>[usual],
[question], [question]&[that], [remember]&[said], [resume]&[said], [resume]&[usual],
[task]&[we], [task]>[task], [tell]&[we], [tell]., [tell]>[you], [that]>[store],
[usual]>[news], [usual]>[quantity], [usual]?, [we]>[quantity], [you]>[again], ^[tell],
sentences 4, words 16
-0.4: [advice]>[my], [again]&[you], [define]>[me], [past]&[that], [quantity]&[usual],
[quantity]., [quantity]>[you], [question]&[usual], [question]>[tell],
[question]>[that], [remember]>[question], [remember]>[remember], [remember]>[said],
[remember]>[you], [said]>[past], [said]>[question], [task]>[past], [tell]&[you],
[that]&[usual], [that]>[define]
-0.5: [again]&[past], [again]&[question], [again]&[said], [me]&[resume], [me]&[usual],
[my]>[news], [my]>[said], [past]&[we], [past]>[that], [past]>[we], [quantity]&[we],
[question]., [remember]>[me], [resume]&[that], [task]>[that], [usual]&[we],
[usual]>[me], [we]&[you], [you]>[we], sentences 3
-0.6: [me]&[we], [my]&[usual], [past]&[remember], [question]>[advice],
[remember]&[that], [remember]., [remember]>[past], [said]>[me], [said]>[news],
[said]>[usual], [task]>[again], [usual]>[that], sentences 0
-0.7: [advice], [advice]&[my], [advice]?, [again]&[me], [again]&[task], [news]&[usual],
[past]&[question], [question]>[said], [task], words 24
-0.8: [define]., [my]>[me], [question]&[resume], [question]>[define], [task].
-0.9: [again]>[you], [define], ^[me], ^[task], words 20
-1.0: [advice]&[me], ^[remember]
-1.1: [my]&[we]
-1.2: ^[my]
-1.3: question at the end
-1.9: [me]&[my]
-2.0: words 32
-2.2: numbers 3
-2.6: quote
-2.9: paste
""",
    "en": """\
+0.9: [me]?, ^ ok, did, ok
+0.8: so, the
+0.7: *rch, ^ ~ 0, brea*, mấy, put, what was
+0.6: *day, *ood, *ote, coul*, it, next, one of, out
+0.5: 0th, ? ?, [me], [my]?, [you]>[me], ^ which, bit, job, of the, on, on mấy, one,
the ~ one, thing, thing*, to the, up, van'*, van's, van's*
+0.4: *ats, *ked, *n's, *ted, 0 ~ $, 0 ~ the, [again], [my], [question]>[my],
[you]>[question], ^ on, ^ ~ so, did i, for the, more, off, on ~ 0th, other, other*,
same ~ as, week, you ~ me
+0.3: *ady, *ght, *her, *ned, *t's, *tor, ?, [again]., [me]>[you], [news]?, [past]?,
[said]>[me], ^ how many, ^ the, ^ when, ^ ~ many, ^ ~ my, ^[question], back, day, got,
got the, lett*, me, my, my ~ ?, othe*, right, right*, same, the ~ is, then, we, whats,
whats*, with
+0.2: *out, *rry, [me]>[my], [me]>[that], [quantity]?, [question]>[that],
[said]>[tell], [said]>[you], ^[quantity], ^[said], ^[you], about the, before the, i,
i ~ a, of, plea*, please, please*, righ*, thin*, was, wher*
+0.1: *ase, *ual, [advice], [question]., [question]>[me], [tell]?, ^ ~ did, in, usual,
usual*, what, where, where*
-0.1: $, [advice]., [me]>[question], [my]., [question], [question]>[past], [task].,
[tell], [that]?, ^, ^[tell], are, make, that, this, what*
-0.2: *ous, *ree, 0 ., [quantity]., [question]>[said], [question]>[you], [question]?,
[said], [task], [tell]., can i, for a, from, is 0, morn*, mornin*, morning, or, say,
should i, three, three*, time, to, why
-0.3: *ant, *ate, *ble, *ies, *llo, *ons, . $, [advice]>[me], [me]., [me]>[again],
[past]., [you]., ^ hello, ^ ~ was, ^[my], a ~ $, and, as, do you, does, hell*, hello,
hello*, how, how do i, how ~ i, my ~ is, only, shou*, should*, star*, than*, the last,
the last time, thir*, thre*, you
-0.4: !, *art, *nce, *ngs, ? $, [question]>[advice], [remember]>[me], [that]., [you],
^ hi, ^ how, a ~ ?, again ~ $, all, an, by, comp*, conf*, do, how do, is it, nigh*, no,
should, toda*, today, today*, want to, will, ￼ $
-0.5: *ail, *ain, *ays, *ers, *lly, *mes, *one, [me]>[news], [me]>[said],
[said]>[question], ^ ~ a, alwa*, always, always*, any, at, i always, i ~ to, if,
last time, long, says, the ~ of, time*, us, what are
-0.6: [that], ^ what are, hi, is that, last, what ~ i
-0.7: ., ^ ~ do, can, some, want, your
-0.8: ^ my
-0.9: . i, is
-1.0: a
""",
    "zh": """\
+1.8: 那
+1.2: 了, 了$
+1.1: [me]>[question], 号
+0.9: 只
+0.8: ^下一, 第
+0.7: [my]>[question], 咧, 咧$, 换
+0.6: [me]?, [we]>[question], ^下, 下一, 先, 后, 妈, 子, 对, 按, 续, 过, 𠮶
+0.5: ^好$, ^说, 下, 主, 今, 先生, 变, 咱, 填$, 把, 掉, 整, 来, 第二, 阵
+0.4: [me]>[said], [my]>[quantity], [that], [we]>[said], ^ 𠮶, ^[usual], ^另, ^另外, ^好,
^续, 个, 你, 你说, 再, 几, 另, 另外, 叫什, 叫什么, 后面, 哪, 哪天, 型, 外, 天, 天$, 字, 家, 已, 我, 敏, 日, 月, 班, 生日,
用$, 算, 给, 课, 边, 过敏, 返, 选, 配, 里, 问, 项, ￼ ~ $
+0.3: ?, [my], [quantity]?, [resume], [resume]., [said]>[said], [that]., [usual],
^ ￼ ?, ^ 𠮶 $, ^不, ^客, ^老, ^还, 一步, 个字, 俩, 几号, 单, 名, 告, 呢$, 咱俩, 哪一, 哪个, 啦, 啦$, 团, 填, 她,
差, 底, 张, 我那, 报, 时候, 是什, 是什么, 来着, 来着$, 样$, 款, 段, 照, 礼, 组, 给我, 被, 讲, 该, 跟你, 都, ￼ ?,
￼ ? $, 𠮶 $
+0.2: ? $, [advice]>[me], [me], [me]>[quantity], [my]?, [news]., [question]>[me],
[usual]., [we], [we]., [you]?, ^[again], ^[resume], ^[we], ^别, ^换, ^照, 不要, 个$, 今天, 候,
公, 分, 别, 到, 吧, 吧$, 呢, 四, 少, 就, 时, 是哪, 条, 来$, 的, 的那, 跟, 那个, 那张, 面
+0.1: [me]>[that], [past]?, [quantity], [question]., [said]?, [that]?, [you]>[me],
[you]>[question], ^ $, ^[my], ^[that], ^今, ^他, 不是, 位, 同, 次, 着, 着$, 题
-0.1: [advice]., [quantity]., [said], [task], ^ 。, ^帮我, ^想, ^明, 。 。, 不, 之, 保, 全, 句, 可以,
多, 我想, 改, 是, 样, 比, 理, 老, 行, 记得, 话, 还
-0.2: $, [advice], [question], [said]>[question], [you]., ^, ^ ~ 。, ^ ￼ $, ^怎么, ^我该,
。 ~ $, 一句, 中, 买, 事$, 以, 们, 但, 信, 做, 八, 办$, 十, 半, 台, 合, 吗$, 国, 多久, 大概, 学, 封, 小, 年$, 得,
我该, 推, 方, 期, 概, 法, 百, 管, 自, 计, 语, 说, 铁
-0.3: 0 ~ $, [again], [again]., [me]., [me]>[advice], [me]>[me], [past]>[question],
[question]?, [remember], [said]., ^上, ^怎, ^我的, 。, 一, 一下, 一个, 一直, 一般, 三, 上, 上一, 久, 之前,
也, 五, 人, 代, 以前, 会, 到$, 前, 发, 叫, 叫我, 吗, 坐, 夜, 大, 岁, 己, 帮, 年, 度, 式, 慢, 我们, 手, 无, 最近, 朋,
朋友, 架, 每, 直, 真, 结, 聊, 自己, 般, 西, 记, 该怎, 该怎么, 车, 近, 这段, 适, 通, 错, ￼ $
-0.4: 0, 0 $, [remember]., ^ 0, ^一, ^你, ^我, ^是, ^要, ^那, 。 $, 一个$, 一次, 三点, 不$, 两, 原, 去,
友, 咋, 好, 好的, 定, 小时, 帮我, 往, 我爸, 才, 推荐, 死, 气, 水, 润, 点样, 爸, 电, 种, 第一, 荐, 轮, 风, 饭, 高
-0.5: [we]>[past], ^[question], ^[said], ^你好, ^你好$, ^有, 么, 些, 你好, 你好$, 和, 很, 新, 早, 跑
-0.6: 好$, 怎么, 点, 还是, 这, 首
-0.7: 事, 安, 怎, 谢
-0.8: 有
-1.0: 能
-1.1: 想
""",
    "ja": """\
+1.0: た
+0.8: ド, 名
+0.7: ^次, あ, った
+0.6: [question]?, ^も, ^今, ^俺, し, たか, ほ, 今, 件, 俺, 私
+0.5: ^[my], ^残, ^残り, いて, だっ, てた, の名, の名前, み, 入, 名前, 戻, 月, 次, 残り, 母, 番, 頼
+0.4: !, [advice]?, [again], [past]>[said], ^ 。 $, き, さん, する$, たん, で$, にす, ね, の, は何, め,
め$, もう, もう一, んで, ード, 先, 読
+0.3: [my]., [my]>[question], [news], [past]., [said], [said]>[said], [that], ^[usual],
^あ, ^次の, ^私, お, お愿, お愿い, き$, しま, たの, だった, っ, っけ, っけ$, っぱ, てくれ, ですが$, ね$, ぱ, ま, まし, ました,
ろ, ん, 一緒, 愿, 愿い, 日, 続き, 緒
+0.2: [again]., [my], [news]., [question], [question]>[question], [that]., [usual],
^ $, ^ ￼, ^[past], ^う, ^私の, 。 $, あの, いつも, えて, け$, こ, した, だ, つも, ほう, る$, れた, わ, 三, 出,
出し, 出して, 次の, 私の, ￼
+0.1: [said]., [said]?, [usual]., いつ, え, つ, て$, てく, ど, なん, も
-0.1: $, ^, ^ 0, ^ 。, 。, 。 ~ $, で, にな, ら
-0.2: 0 。, ?, [advice], [past]?, い$, う, が$, け, だけ, ない, なる, れ, ル, 文, 电, 言, ￼ $
-0.3: ^ ~ 0, ^ ~ ?, ある, げ, せ, ち, って何, てくだ, てくださ, てください, て何, べ, や, ょう, る, んです, オ, ク, ラ,
书, 円, 分, 本, 给, 语
-0.4: 0 $, [question]., ^な, ^なん, ^前, いい, くら, て, でも, に, り, ピ, マ, ル$, ン, ール, 上, 人, 使, 合,
気, 水, 英, 英语, 表, 金
-0.5: これ, のお, るの, 日本, 食
-0.6: 0, ^こ, ご, って, ば, リ, 相
-0.7: [advice]., 前回
-0.9: が
-1.1: を
""",
    "ko": """\
+1.0: 지$
+0.9: ^거$, ^그
+0.8: ^거, 했
+0.7: ^그$, 번
+0.6: ^다, ^스, ^했, 다, 목, 표
+0.5: [question]>[question], ^[my], ^박, ^번, ^이, ^총, ^하, 거$, 그, 그$, 내, 름, 스, 애, 였지, 였지$,
총
+0.4: ^결, ^내$, ^더, ^뭐였, ^이번, ^저, 내$, 는데, 는데$, 더, 매, 뭐였, 박, 봤, 비, 사, 서$, 실, 았, 어, 음, 음$,
이번, 자$, 저, 주, 차, 해서, 해서$
+0.3: 0 ~ $, [again], [me]?, [past]>[said], [said]>[said], [task], ^[me], ^나$, ^내, ^내가,
^내가$, ^다음, ^더$, ^알, 구, 나$, 내가, 내가$, 네, 니, 니$, 다$, 다음, 료, 며, 무, 번에, 번에$, 서, 신, 알, 우, 작,
장, 저$, 죠, 죠$, 칠, 해줘, 해줘$
+0.2: [my]?, [quantity]., [said]., ^다음$, ^또, ^또$, ^일, ^한$, 다음$, 대로, 대로$, 더라$, 또, 또$,
라$, 안, 어$, 어요, 어요$, 었, 였, 일, 추, 한$
+0.1: 0 $, [my], [question]., [said], [that], ^ ., ^ ? $, ^ ~ $, ^나, ^시, 더라, 물, 시, 은,
줘, 줘$, 테$, 한테, 한테$, 해
-0.1: $, [advice], [past], [quantity]?, ^, ^가, ^얼마, ^있, 가$, 게$, 기, 데, 동, 마, 야, 야$, 얼마,
연, 오, 요$, 있, 전에
-0.2: ., . ~ $, 0 ., 0 0, ? $, [my]., [question]?, ^ $, ^도, ^어떻, ^어떻게, ^어떻게$, ^주, ^포,
^하나, ^한, 가, 개, 기$, 까, 던, 던$, 드$, 떻, 떻게, 떻게$, 리$, 만, 만$, 먹, 아, 어떻, 어떻게, 어떻게$, 전, 정, 좀,
좀$, 파, 하나, ￼ $
-0.3: [past]>[me], [past]>[my], ^ 0 0, ^ ￼, ^마지, ^마지막, ^말, ^미, ^수, ^어, ^피, 가요, 가요$, 공,
금, 는$, 들, 마지막, 막, 면, 문, 보, 분, 산, 설, 시간, 요, 용, 월, 인데, 인데$, 임, 지막, ￼
-0.4: [said]>[question], ^남, ^예전, ^예전에, 난, 날, 남, 년$, 도$, 말, 면$, 미, 에, 에서, 에서$, 영, 예전,
예전에, 을, 제, 지난, 트$, 포, 피, 함$, 행
-0.5: [me], [past]>[past], ^카, 년, 드, 로, 모, 세, 세요, 세요$, 을$, 의, 인, 재, 친, 카, 함
-0.6: 국, 나, 리, 법, 법$, 울, 치
-0.7: 도, 하
-0.8: [me].
""",
    "es": """\
+0.9: *mos, ^ ~ la, otro, sigu*
+0.8: con el, la, que ~ de, ya
+0.7: *sto, *ulo, cuál, era, más
+0.6: *nte, *pas, [question], ^ dale, cuántos, dale, del, o, sabe*, se ~ la, tu
+0.5: *aki, *imo, ^ vas, ^ vas y, ahor*, cuanto*, igua*, la ~ $, mi ~ de, no ~ $, otra,
q, sira*, sirada*, siradaki, siradaki ~ $, toca, trab*, vas, vas y, veni*
+0.4: *aba, *cha, [question]?, [that], ^ oye, ^ ya, ^[past], como se llamaba,
como ~ llamaba, con, el, las ~ de, llam*, llamab*, llamaba, oye, se llamaba, tall*,
tien*
+0.3: *ina, *mar, *nes, *ste, *tos, *toy, ? ?, [advice]., [past]>[you], [past]?,
[quantity]?, [question]>[question], [that]., [we], ^ como se, ^ cuántos, ^ ~ que,
^ ~ y, de la, de los, de mi, dond*, donde, donde*, días, el ~ ., esto*, estoy, estoy*,
falt*, faltab*, llev*, que, sigue, sigue*, siguie*, siguiente
+0.2: *gue, [past], [quantity], ^ el, de, la ~ y, las, llevo, llevo*, lo de, mi ~ $,
qued*, y ~ 0
+0.1: *ado, *elo, *ido, *pre, *rio, *ros, [me]., ^[quantity], del ~ de, el ~ de, segu*
-0.1: $, *tes, [me]?, [you]>[said], ^, cuánto, le, lo, no, para
-0.2: *cos, *ede, *ena, *ero, *ias, *ico, *ien, . $, 0, [question]>[said], [task],
[usual]?, [you]., ^[me], ^[task], a, cuan*, cuen*, de 0, la ~ ?, pero, por, quien,
quien*, trad*, traduc*, y
-0.3: *ngo, *nto, *ras, *tas, *tor, *una, [me]>[past], [me]>[you], [question]>[that],
[that]>[me], [usual], ^ ~ de, alguna, alguna*, antes de, cont*, corr*, cuenta*, dife*,
difere*, entr*, hay, me, mism*, quit*, signif*, sobr*
-0.4: *ame, *bio, *das, *dio, *dos, *ego, *nos, *que, *rde, *sta, ?,
[remember]>[question], [you]>[my], [you]?, ^ que le, ^ ~ $, ^ ~ un, ^[you], cort*,
desc*, dijo, en la, es, espa*, ingl*, ingles*, inglés, que le, que se, quie*, si,
sign*, sin, vez, yo, ￼, ￼ $
-0.5: *ada, *res, *rse, *ura, [question]>[past], [remember], [you], [you]>[question],
^ como, ^ tengo, ^[question], abue*, antes, antes*, como, digo, el ~ en, en, fue,
la ~ vez, le digo, le ~ a, lleg*, se, tres
-0.6: *ica, *nta, [me]>[question], [my]>[question], [you]>[me], a mi, mi ~ que, un
-0.7: ^ ~ le, algu*, camb*, una
-0.8: ante*, de ~ ?
-0.9: *ria
""",
    "fr": """\
+1.5: du
+0.9: deva*, le, le ~ de
+0.8: la
+0.7: *ais, *ait, ^ c, d'ha*, tu
+0.6: *ine, *mme, ^ ~ a, avai*, chap*, déjà, j'ai, jour, le ~ $, midi
+0.5: *son, [my]>[question], chez, de ma, et ~ le, y
+0.4: *ire, *lle, *rte, *ste, *tie, [me]., [question]>[my], [question]?,
[said]>[question], [usual]., ^ il, ^ je, ^[define], avait, avait*, comme, comme*, donc,
du ~ ?, il, il me, pas ~ $, que je, retrou*, tout
+0.3: *nne, *tre, [me]>[advice], [my]., [question]>[me], [question]>[past],
[question]>[that], [task], [task]., [that]>[me], [that]?, [we]>[resume], ^ bon,
^ comme, ^ tu, ^[task], bon, c'et*, c'etai*, c'était, deux*, deuxie*, deuxième, elle,
en ~ $, etai*, etait*, l'au*, l'autr*, l'autre, l'en*, la ~ $, m'as, m'avais, ma,
pour le, que tu, resu*, tu m'avais, était
+0.2: *che, *est, *ies, *sse, *tte, *ule, [advice], [you], alle*, m'av*, pour la, quel,
qui
+0.1: *ion, [me], [my], [said]>[my], ^ le, pas, sans
-0.1: *ant, *ent, ? $, [past], [question], [we]., avec, comm*, comp*, je, moi, mon
-0.2: *ose, *res, ., [my]?, [question]>[we], [said]?, [we], ^ la, ^ ~ me, ^[said],
de 0, et, je lui, quoi, trois, trois*, un ~ de, une ~ de, ça
-0.3: *dre, *eur, *eux, *igo, *ler, *nce, *nts, *tes, [me]?, [said]., [said]>[me],
[that]., ^ la dernière, ^ ~ de, ^ ~ dernière, ^[my], avan*, avant, avant*, c, ce,
commen*, cour*, frig*, frigo, frigo*, la dernière, nous, par, pour, pour un, repo*,
repren*, troi*, vous
-0.4: *mps, ?, [me]>[my], [me]>[said], [my]>[me], [remember], [said]>[that], ^ comment,
^ ~ un, ^[we], dernière fois, deux, fair*, faire, faire*, fois, inte*,
la dernière fois, la ~ fois, on, ou, part*, quan*, quoi $, refu*, temp*, temps, temps*,
￼ $
-0.5: *ger, *ter, 0 ans, [me]>[question], [question]., [said], ^ ~ $, ^[me], a, ans,
entr*, est, les ~ $, lui ~ quoi, pass*, reprendre, ￼
-0.6: *ois, *que, *urs, [that]>[question], [we]>[said], a la, comment, t, une
-0.7: *and, corr*, les
-0.9: *tin, en, un
""",
    "de": """\
+0.8: *les, alle*, bin, doch
+0.7: beim, kann
+0.6: [advice]., [question]., [you]>[me], geha*, hab, hab ich, hast, war
+0.5: *mer, *nkt, *tel, *tzt, [my]?, ^ ~ die, ^[said], ab, den, für die, habe,
habe ich, hast du, já, mit ~ $, nachst*, wie ~ $
+0.4: *ben, *der, *elt, *lan, *mal, *rag, [advice], [advice]>[that], [me]>[said],
[that]>[that], [that]>[you], [we]>[that], ^ ~ ist, alles, alles*, frau, im, jetz*,
jetzt, jetzt*, muss, oder, schr*, so, unse*, wann, welc*, welche*, wieder
+0.3: *est, *nau, *nde, 0, ? $, [my], [question]>[we], [resume]., [said]>[me],
[that]>[me], [you]?, ^ die, ^ hab, ^ ok, ^ welche, ^[question], bei, bin ich, die,
diesma*, diesmal, dir, gena*, genau, genau*, noch*, nochma*, nochmal, ok, punk*, punkt,
punkt*, tag, und, vom, weiter, zwei*
+0.2: *hen, *sel, [again]?, [news]., [that]>[question], [usual], ^[resume], ^[that],
am, bitt*, bitte, bitte*, meiner, meiner*, mit, mit der, nich*, scho*, ware*, waren,
waren*, wied*, wieder*, zweite*
+0.1: *hon, *ite, *ter, ?, [me], [news], [past]., [question]>[past], [that]?, [you],
[you]>[said], ^ ~ 0, der, dies*, schon, schon*
-0.1: . $, [past]?, [question], [question]>[advice], [question]>[that], [we]., will
-0.2: $, *len, *nen, *sst, . wie, [advice]?, [again]., [define]., [question]>[me],
[question]>[resume], [you]., ^, ^ mein, ^[me], ^[you], auf, einen, einen*, mal, uber*,
unte*
-0.3: *che, *cht, *her, *hte, *ich, *ing, *men, *sen, *ten, *zen, [my]., [quantity],
[said], [that]>[past], [you]>[that], an, drei, erin*, erinne*, erkl*, erklar*, jede*,
koch*, lang*, letz*, letzte*, meinem, meinem*, noch ~ $, wir, ￼
-0.4: *bar, *ger, *nem, *ort, *rde, *ren, *tes, *tze, *uch, ., [me]>[my], [me]>[that],
[my]>[me], [quantity]., [question]>[question], ^ was, ^ ~ hat, ^ ~ sie, ^[past], darf,
das ~ $, fünf, geht, in, klin*, mach*, pass*, zu, ￼ $
-0.5: *eit, *ern, *nst, [that]>[again], ^ ~ das, ^[we], dass, ein, eine*, flie*, komm*,
selb*, trin*, wenn
-0.6: *vor, [question]?, [that]>[said], ^ ich, ist das, seit, sie, was
-0.7: *ung, [we]>[said], das, eine, noch
-1.1: man
-1.3: wie ~ ich
""",
    "pt": """\
+1.0: bora
+0.8: ^ bora, a ~ da, em que
+0.7: *tei
+0.6: *ora, [you], ^ em, ^ em que, a, ai, com o, daqu*, era, pro, so, ta
+0.5: *rma, *rte, *ste, *tos, ^ ~ dia, ^ ~ o, agor*, agora, agora*, daquel*, e ~ o,
falt*, fico*, ficou, ficou*, nào, prox*, proxim*, próxima, qual, quantos
+0.4: *ceu, *ite, *mos, *rio, *tao, *ulo, [advice], [again]., [question]>[said],
[store], [you]., [you]>[question], ^ que, a ~ de, agora o, aque*, capitu*, capítulo,
cham*, chama, chama*, e que, esta*, favo*, na, o, o ~ do, outr*, part*, plan*,
qual era
+0.3: *ama, *ele, *iso, ., 0 $, [advice]., [me]?, [past]., [past]>[question],
[question], [question]>[my], [question]?, [store]., [you]>[said], ^ a, aquela, aquela*,
de novo, do, e agora, ele, mais, mes, mesm*, no, o ~ ?, paro*, parou, parou*, preciso,
próxima ~ $, que eu, que ~ e, to
+0.2: *nda, *smo, [again], [question]>[me], [question]>[question], [question]>[you],
a ~ $, deu, já, mesmo, mesmo*, mont*, novo, qual e, segu*
+0.1: *ada, [my]., [quantity], [quantity]., [question]., [said], [said]., [said]?,
[usual], [usual]., aquele, aquele*, da, e o, eu, meu, prec*
-0.1: *nha, . $, ^ ~ que, as, minh*, minha, minha*, quer*
-0.2: *ado, *ito, *lar, *nte, *rar, 0, [me], de, port*, quanto tempo, que e, tempo,
tempo*, um, uma
-0.3: *ais, *cao, *dar, *sse, *tar, *ura, ? $, [me]>[question], [my], [my]?, [past]?,
[question]>[that], [that]>[question], ^ como, ^ minha, ^ ~ $, em ~ $, faço, me, para,
sem, ￼
-0.4: *ava, *ero, *ica, *ico, *nta, [task], ^ o meu, ^ o que, ^ quanto, com, de ~ ?,
isso, ou, pass*, quanto, quero, quero*, tem, temp*, ￼ $
-0.5: *ade, *car, *tes, [me]., [said]>[me], ^ o, ^ qual, ^[question], a ~ ?, ante*,
antes, antes*, pedr*, pra, se
-0.6: *ato, 0 ~ e, que, ulti*
-0.7: *mpo, ^[my]
-0.8: como
-1.0: o que
""",
    "it": """\
+0.9: *ava, *nti
+0.8: *amo, *evi, alla, il
+0.7: *ato, *era, ^ ~ il, dai, fini*
+0.6: *tro, col, del, il ~ $, non, più, poi, quel*, stav*, stavol*, stavolta
+0.5: *evo, *llo, *rni, ^ dai, ^ ~ ho, fino, ho, l'al*, l'altr*, la, no $, passat*,
seco*, second*, serv*, sett*, sono, vai
+0.4: *gio, *rto, *tra, *tti, *usa, [again]., [news], [usual], ^ che, ^ mi, ades*,
adesso, adesso*, avan*, avanti, avanti*, chiama*, dei, fatt*, l'ho, la ~ $, lett*,
punt*, pure, scal*, stan*, stanza, stanza*, sugg*, sugger*, tutt*
+0.3: *ati, *gli, *ice, *lla, *ore, *tto, [my]., [past]?, [quantity]>[advice],
[quantity]?, [question]>[you], ^[quantity], avev*, avevi, avevi*, codi*, codice,
codice*, dal, già, il ~ di, lavo*, lavoro, lavoro*, mess*, mi avevi, prov*, quale,
quale*, quella, quella*, rispon*, si e, soli*, solito, solito*
+0.2: *ata, *ito, [advice]., [again], [my], [question]>[advice], [question]?, [said],
[said]., ^ il, ^ ~ che, ^[news], ^[question], che, ma, no, per la, pros*
+0.1: *nda, *one, *sso, [advice], [quantity], devo, per, quan*
-0.1: *ale, ?, [advice]?, [my]?, [past], [question]>[me], [question]>[question],
[said]>[said], [you], di, i
-0.2: *cco, *ene, *ole, *rno, 0, [me]., [quantity]., [remember], [task], [task].,
^ ~ una, dell*, della, della*, io, mi, nell*, o, rico*, ricord*
-0.3: *che, *gna, *ola, *pre, *ura, ., [define], [me]?, [my]>[question], [you]?,
^ come, ^ la mia, ^ ~ in, ^ ~ mia, ^ ~ mio, chie*, due, l'ul*, l'ulti*, prim*, sempre,
sempre*, tele*, telefono, tre
-0.4: *are, *ate, *cca, *gno, *imo, *nto, *osa, *rdi, *ssa, [me]>[question], [past].,
[question]>[said], ^[remember], che ha, come, da, e ~ ?, in, la mia, lo, prima di,
regi*, rispos*, semp*, sul, vici*, volt*, volta, volta*, và
-0.5: *ano, *ica, *rla, 0 anni, [me], [me]>[me], [resume], anni, cambia*, come lo,
cosa, dico, fa, glie*, ha, si ~ $, ￼
-0.6: *cci, *ivo, *nte, [resume]., ^ cosa, con, fila*, filast*, filastrocca, se, vecc*,
vecchi*
-0.7: *ono, . $, ^[my], al, camb*, figlio, figlio*, le
-0.8: *lio, ^ ho, una
-1.1: un
""",
    "ru": """\
+1.2: так
+1.1: *иши
+0.9: *ась
+0.8: *али
+0.7: *ила, *мер, ^ ~ как, всё, она, спис*
+0.6: *ала, *лся, ., от, прош*, след*, следую*, твое*, той
+0.5: [me]., [question]>[me], [question]>[my], [remember], [usual]., [you], [you].,
^ ну, вариан*, ну, она ~ $, оста*, сдел*, стра*, у
+0.4: *ваи, *ему, [advice]., [said], [that]., [we]?, ^ а, ^ на, всё таки, дава*,
даваи*, давай, зака*, и, мы, он, таки, там, у меня
+0.3: *вал, *вут, *дно, *ому, [advice], [said]., [usual], [we], ^ ~ же, ^ ~ зовут,
^ ~ с, ^ ~ я, ^ как зовут, ^ он, ^ так, вари*, где, даль*, дальше, дальше*, зову*,
зовут, зовут*, как зовут, како*, согл*, ты, у ~ в, чего, я, я ~ $
+0.2: *ина, *ком, *ого, [again], [me], [past]., [question]., [question]>[past],
[question]>[you], [resume], ^[again], ^[you], без, втор*, какои*, какой, не ~ $, опят*,
опять, опять*, по, пове*, уже
+0.1: *ьше, [again]., [quantity]?, [resume]., [said]?, [you]>[me], же, пере*
-0.1: $, ?, [question]?, ^, ^ как, ^ я, раз, ￼
-0.2: *выи, *кии, *нои, [question]>[said], ^[my], если, или
-0.3: *ора, 0 $, 0 ~ 0, [advice]>[me], [me]?, ^[task], в, гово*, говори*, как, кто, ли,
нача*, послед*, прид*, придум*, телефо*, хочу, что, ￼ $
-0.4: *кам, . $, 0 ~ $, [past]>[said], ^ мой, ^[me], для, добр*, мне, последний,
последний раз, сказ*, сказал*, хомя*
-0.5: *еду, *ови, *тся, *ции, 0, [past]?, [question]>[question], [that]?, ^ чем, ^ что,
посл*, теле*
-0.6: *ать, *нии, [me]>[question], [past]>[question], [quantity]., ^ у, ^ у меня
-0.7: в ~ ., про
-0.8: ^ ~ меня
-0.9: это
-1.0: *ить
-1.1: чем
""",
    "ar": """\
+1.0: *تني, العي*
+0.8: [we].
+0.7: *يلة, ^ طيب, ؟, ؟ $, المك*, انت, طيب
+0.6: [said], ^[my], أنها, الاس*, الثا*, الجد*, اللي, زالت, لكن, ما زالت, مستو*
+0.5: *اها, *قتي, *يمة, [again], [that]., [usual], [usual]., [we], ^ ~ كان, ^ في, ^ وش,
إلى, الآن, الثاني*, الجديد*, المش*, بس, دلوق*, دلوقتي, دلوقتي*, زوجي, من ~ وش, نسيت,
ولا ~ ؟
+0.4: *اضي, *اول, *شهر, *لوب, *ناه, *يتي, 0 ~ 0, [me]>[me], [me]>[my], [my]>[me],
[said]., [said]>[my], [that], [that]>[question], ^ ~ اسم, ^[quantity], أنا, أنا ~ كام,
أي, اسم, الأول, الاخ*, الاول*, البا*, التم*, الخي*, الخيار*, عادة, كان, مش, نصحت*, وش
+0.3: *الة, *يال, [again]., [me]., [news]., [remember], [resume], [resume].,
[said]>[question], ^ كم, ^ هل, ^[again], ^[resume], ^[said], ^[usual], ^[we], الجم*,
العم*, المعتا*, بعده, بعده $, حطيت, في ~ ؟
+0.2: *ارة, *بوع, *مين, [my]>[we], [quantity]., [question]>[said], [said]?,
[that]>[my], ^ ما, ^[advice], الأسبوع, الاسبو*, على, قلت, مثل
+0.1: [advice]?, [remember]., ولا
-0.1: $, [question], [question]., [question]>[my], [we]>[my], [you]., ^, ^[me], قبل,
كم, لي
-0.2: [define]., [task], [task]., ^[past], ^[task], ابني, الما*, شو, عندي, في, كانت,
مرة
-0.3: *احة, [define], [me]?, [my]>[that], [past]?, [quantity]?, [question]>[past],
[question]>[question], [question]>[that], [we]?, ^[define], ^[question], ^[remember],
^[you], التس*, النع*, اليو*, في ~ $
-0.4: *ترح, *رني, *ميل, *يقة, . $, [my]>[question], [you], ^ ~ ايه, آخر, إيش, اقتر*,
اقترح, اقترح*, السل*, بالب*, بدون, مع, من غير, ينفع
-0.5: *ماء, ., 0, [my], [question]>[you], ^ كيف, آخر مرة, الوا*, غير, كل, ماذا, وما
-0.6: *اقة, [my]?, [question]>[me], [we]>[quantity], ^ ~ ما, أحسن, البي*, بعد
-0.7: *تين, أن, ايه, وأنا
-0.9: أقول
-1.6: كيف
""",
    "hi": """\
+1.4: अब
+0.9: बाकी
+0.8: [my]>[question], जो, मेरी ~ की
+0.7: ^ meri, ab, नंबर
+0.6: वाला
+0.5: *ion, *यास, [me]>[question], ka, meri, wo, किया, किस, था, मेरी, रहा, वाले
+0.4: !, *aya, *दाज, *लकर, [past], [question]>[past], [resume], [resume]>[question],
[tell], [tell]., [that]>[question], [usual]?, [you], ^ ~ का, ^ ~ के, hai ~ $, wala,
अंदा*, अंदाज*, अंदाज़, अंदाज़ में, उसी, उसी ~ में, किस ~ में, ठीक, दिन, नहीं, बना,
बारी, रहा है, रही, हमने, ही, है $
+0.3: [my], [said]?, [usual], [usual]>[past], [we]?, [you]?, ^ मेरी, ^ ￼, ^[me], kab,
tha, कम, का, गए, जी, मैंन*, मैंने, मैंने*, वाली, हूं, हो
+0.2: *सरा, [me]., [my]?, [news]>[news], [past]., [past]>[past], [past]?, [resume].,
[said], ^ ~ ka, ^[question], ^[you], naam, कब, कर, कौन, जैसा, थे, दूसर*, दूसरा, दूसरा*,
भी
+0.1: *ंने, ?, [my]., [resume]?, ^[usual]
-0.1: [task]., [that], [that]., [usual]., ^ मेरे, क्या, दो
-0.2: *hle, *तना, [advice]?, [question]>[advice], [remember]., [store], कितना, कितना*,
में क्या, लिए, है ।, । $, ￼ $
-0.3: *kho, *वाद, *्ते, ., 0, ? $, [again]., [news], [quantity]?, [question].,
[store]., [we]., ^ ~ में, ^ मेरा, aur, de, ko, koi, me, mein, एक, को, बिना, मेरा, याद,
।
-0.4: *han, *hat, *rta, *ाऊं, *ेगा, [my]>[news], [question]>[news], ^ ~ me, ^ मैं, kya,
pehl*, pehle, pehle*, कितन*, कैसे ~ $, बार, बोल, मुझे, में, ￼
-0.5: *ise, *ाइए, *ाएं, *ाना, [past]>[again], [question], [question]>[said], ^ ~ $, na,
करने, करो, के लिए
-0.6: *यों, ek, ने, फ़ोन, से
-0.8: [task]>[past], hai, पांच
-1.2: कैसे
""",
    "vi": """\
+1.3: cái
+1.2: rồi
+0.9: hôm
+0.8: [me]>[question]
+0.7: nhỉ, y
+0.6: [me]>[me], [that], mình, đặt
+0.5: [me]>[task], [store]>[said], [that]?, go, loại, ne, thôi, tên gì, vậy, đang
+0.4: [again]., [me]>[that], [me]?, [past], [question]>[again], [remember],
[remember]>[me], [said]>[task], [task], [task]., ^[past], a, bỏ, chốt, di, gì ~ $, kia,
no, phon*, phong*, phân, phòng, so, sách, thấy, tiếp, tu
+0.3: *iet, [advice]>[me], [advice]>[you], [past]>[me], [past]>[question],
[question]>[said], [question]>[that], [remember]., [resume]., [task]>[me], ^ hôm,
^ tôi, a $, anh, dan, di ứng, giờ, không ~ $, ký, lại, mon, ngủ, nhà, như, theo,
thiet*, thiết, thuoc*, thuốc, thứ, vẫn, ça, đúng
+0.2: *inh, [again], [me], [past]., [past]>[said], [question]>[advice],
[question]>[question], [resume], [said]>[that], [that]>[again], ben, công, la, làm, ma,
nhun*, nhung*, nhưng, nữa, qua, quên, ta, tôi, từng, đi, đi $, đây, ứng
+0.1: [that]., ^[again], và, với
-0.1: *ung, [me]>[again], [me]>[news], [usual]., [you]>[you], bao nhiêu, chun*, chung,
chung*, gì, khon*, khong*, không, la gì, nói, o, ve
-0.2: $, *eng, *ieu, [advice]., [again]?, [me]., [me]>[advice], [me]>[store], [my],
[my]>[me], [past]>[that], [question]., [question]>[past], [question]?,
[said]>[question], [said]>[you], [store], [that]>[said], ^, ^[task], cháu, câu, già,
hay, muốn, này, nên, tay, tien*, tieng*, tiếng, điện, đạo, đồng
-0.3: *ang, *uoi, [advice]?, [again]>[said], [define]>[question], [me]>[usual],
[me]>[you], [said], [said]>[me], [store]., [store]>[me], [that]>[you], [usual], ^ bạn,
^[advice], ^[said], ba, bị, cho, chân, giúp, giấy, hỏi, luon*, luong*, lúc, lương, một,
nguo*, nguoi*, người, on, sang, sao, sau, đã, đó, được không, được ~ $
-0.4: [question], [said]>[past], [you]., [you]>[me], bao, bạn, con, cũ, day, em ~ 0,
hai, hàng, khi, không $, lâu, lớp, mèo, ngàn, nhắn, truo*, truoc*, trên, trước,
tên ~ con, tôi 0, viết, vì, được, ￼
-0.5: [advice], [news], [past]>[you], [said]?, [that]>[question], [usual]>[question],
[you], ^ gợi, ^[news], mấy ~ $, sao cho, để
-0.6: 0, [advice]>[question], gợi, tuổi
-0.7: [news]., gì $, nhắc, thì
-0.8: năm
""",
    "tr": """\
+1.2: *ydi
+1.1: *tik
+1.0: [said]
+0.8: *dum, o
+0.7: *ini, *nun, hani, kact*, ya
+0.6: *gun, *isi, *mam, *rdu, [me], [me]., ^ her, daha mi, konu*, sonr*, toru*,
veriyo*, zama*, zaman ~ $, zamank*
+0.5: *cti, *miz, *nim, [again]?, [said]., [we]?, ^ bu, ^ ~ hangi, ^ ~ sonra,
^[question], adresi*, anneml*, bana, deva*, gect*, gibi, göre, ne ?, ne ? $, sira*,
sirada*, siradaki, yazd*
+0.4: *gin, *lim, *rar, *sun, *tin, [question]?, [said]?, [that]>[quantity], [we],
[you], adi, adi ~ ?, adre*, kizi*, miyd*, obur*, oldu*, takt*
+0.3: *asi, *nra, [question]>[said], [resume], [you]., anne*, da, demiştin, duze*, sen,
sonra, sonra*, soyl*
+0.2: *eri, ? $, [news], [resume]., [said]>[my], ^[me], daha, kaç, ne zaman
+0.1: $, *aki, *man, *min, ?, [my]., ^
-0.1: *ari, *ler, *lik, *nde, *sil, [advice]?, ^[that]
-0.2: *den, *ndi, *rak, *tir, *unu, *yor, [my]?, [past], [that], [that]., bị, en,
gece*, iki, misin, misin*, mu, yapi*, ￼
-0.3: *dan, *sam, *sin, *sti, . $, [advice]>[my], [usual], en son, nasi*, nasil,
nasil*, son, turk*, yazi*
-0.4: *iya, *lir, *nir, *tan, *yim, 0, [again]., [my]>[quantity], [past]., [question].,
^ ~ en, ^[my], de, haft*, kire*, kirecl*, kisa, ne, okum*, unut*, şunu
-0.5: *lar, *mak, *mek, [advice]., [past]>[that], [question]>[my], mesa*, mi, mi ~ $,
sini*, su, önce
-0.6: *iyo, *ram, *umu, [advice], gün, hep, için, var
-0.7: *rim, aldi*
-0.8: *dir, yapa*
-0.9: mi $
""",
    "id": """\
+0.8: *nya, nama
+0.7: ^ yang, kan
+0.6: [my]>[question], apa ~ $, samp*, si, ya
+0.5: *mat, [said]>[question], bumb*, dong, kapa*, kaya*
+0.4: *ain, *nan, *ran, [me]>[question], [me]>[said], [news], [past]>[past],
[past]>[question], [past]>[that], [remember]., [you], [you]>[past], ^ eh, ^ ~ ke, aja,
bab, eh, juga, kayak, kayak*, mana, nama*, namany*, namanya, pela*, pern*, soal, vers*,
ya ~ $, yang
+0.3: *bih, *gal, *lak, *nin, *tua, *wal, [question]>[my], [remember], [store], [you]?,
^ ~ yang, bali*, berapa ~ $, bikini*, bikinin, dia, dua, hari, jadw*, jadwal, jadwal*,
kamu, lagi, lebi*, lebih, lebih*, mau, mert*, mertua, mertua*, ming*, minggu*, pers*,
persis, persis*, tadi, tang*, tangga*, udah
+0.2: *jut, *rin, *rti, ?, [news]., [past], [resume], [store]., [we]>[said], [you].,
[you]>[said], ^[resume], bila*, bilang, bilang*, dong $, ke, kema*, kita, lanjut,
paka*, pakai, pakai*, sih, yg
+0.1: *yak, ., ? $, [me], [past]., [resume]., tapi
-0.1: $, *ana, *ing, *rus, *sih, [advice]?, [my], ^, gima*, gimana, gimana*
-0.2: *aku, *lah, *ris, [advice]., [again], [again]>[my], [my]>[past], [question],
[question]?, [usual]>[question], ^ kenapa, atau, bikin, bikin*, cara, dan, di, tiga
-0.3: *apa, *ena, *kin, *rat, [advice], [me]>[past], [my]?, [task], [task].,
[you]>[my], ^[advice], ^[again], ^[task], ^[that], baha*, bahasa, bahasa*, gamp*,
gampan*, gampang, inga*, ingatk*, kare*, karena, karena*, kasi*, kasih, kasih*, kena*,
kenapa, kenapa*, lagu, meng*, sebelum, seka*, umur
-0.4: *man, [me]>[me], ^[question], apa, apa yang, baku, biar, gak, masi*, masih,
masih*, padaha*, padahal, sebe*, sebelu*
-0.5: *asi, *pat, [said], [usual], [usual]., ^ bedanya, ^[me], ^[my], apa $, di ~ $,
jam, peng*, wa, ￼ $
-0.6: *ung, ^ ~ saya, ^[said], beda*, bedany*, bedanya, buat, ingatkah, kara*, lima,
pada*, sama
-0.7: *hir, *kah, *tan, dulu, ga ~ $, ￼
-0.8: [said].
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[you]
+1.0: [said]
+0.9: [remember], quote
+0.8: [you], ^[past]
+0.7: [me]&[my], [we], [you]>[me], ^[resume], ^[we]
+0.6: [me]>[said], [past]&[usual], [said]., [said]>[said]
+0.5: [past], [past]>[past], [we]., [you]., language tr
+0.4: [again]&[me], [again]., [past]>[said], [question]>[said], [said]?, [that].,
[you]?, ^[question], language ar, language ja, words 16
+0.3: [said]>[question], ^[me], ^[my], ^[that], words 12
+0.2: [me]?, [my]&[that], [said]>[me], [you]>[said], question, question at the end,
sentences 4
+0.1: [me]>[question], [news]., [question]?, [store], language es, sentences 0,
sentences 1, words 8
-0.1: [me]&[past], [me]&[quantity], [me]&[question], [me]&[that], [me]., [my]&[you],
[my]., [news], [past]&[said], [question]., ^[again]
-0.2: [me]&[said], [me]&[you], [my]>[said], [my]?, [past]&[quantity], [quantity],
[said]&[we], ^[usual], sentences 2, words 32
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
+0.6: [my]., [quantity], [question], ^[quantity], language vi, question, sentences 0,
words 32
+0.5: [me]., [me]>[question], [my]&[you], [my]?, [store]&[you], ^[my], language hi,
question at the end
+0.4: [me]?, [my]&[that], [past]>[said], [question]., numbers 0
+0.3: [me]&[that], [my]&[we], [quantity]&[question], [question]?, [remember],
[said]&[we], ^[me]
+0.2: [said]&[you], [said]>[me], [usual], sentences 1, words 8
+0.1: [past]&[that], [past]&[usual], [you]., [you]>[said], ^[we], words 4
-0.1: [me]&[past], [me]&[quantity], [me]&[said], [me]&[you], [me]>[said],
[past]&[said], [past]>[past], [said]&[that], [that]?, [we]., language en, language tr
-0.2: [me]&[question], [me]>[again], [me]>[past], [that]., [you], ^[news], ^[resume],
quote, sentences 2, words 16
-0.3: [said]., [said]?, [store], [that], [usual]., [you]>[me], [you]?, words 0
-0.4: [again]., [my]>[said], [past]&[resume], ^[usual]
-0.5: [again], [news]., [resume]., [said]>[question], ^[that], ^[you], language es
-0.6: [news], [question]&[we], [said], [we], ^[again], ^[past]
-0.7: [past]
-0.8: [resume], sentences 4
-1.0: [me]&[my]
-1.1: language ar
""",
    "implicit": """\
+1.5: ^[usual]
+0.9: [news], sentences 4
+0.8: [again], ^[news]
+0.6: [my]>[said], [that], [usual], ^[again]
+0.5: [me]&[my]
+0.4: [said]>[question], [that]?, [usual].
+0.3: [me]>[again], [news]., [past]&[said], [question]&[we], [that]., ^[that],
language ar, language vi, numbers 0
+0.2: [again]., [me]&[said], [store], question at the end, sentences 2, words 32
+0.1: [me]&[question], [me]&[that], [me]&[you], [my]&[we], [my]?, [past], [said].,
[said]>[said], [you]?, language es, words 4
-0.1: [past]&[resume], [question]., [said]?, [you]>[me], ^[quantity], language tr,
words 0
-0.2: [me]., [me]>[past], [me]>[question], [me]?, [quantity], [question]>[said],
[question]?, [said]&[that], [you], ^[me], language en, words 16, words 8
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
+0.4: [me]>[past], [said]&[you], language ar, sentences 1
+0.3: [me]&[you], [my]&[we], [question]&[we], [store]&[you], language es, language vi,
sentences 0
+0.2: [me]&[past], [me]&[question], [past]&[that], [that]?, [you]>[said], language en,
sentences 2, words 12
+0.1: [again]&[me], [me]&[said], [my]&[that], [my]&[you], [news]., [past], [we],
words 16, words 4
-0.1: [my]., [past]&[usual], [quantity], [quantity]&[question], [question].,
[said]&[we], [said]>[me], [said]?, [usual]., [we]., [you]?, ^[past], ^[resume],
^[that], language hi, question, quote
-0.2: [again]., [me]., [past]&[quantity], [question]>[said], [question]?,
[said]>[question], [usual], ^[news], language ja, language tr
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
's_ 't_ _an _by _ea _fo _i' _i_ _if _my _of _on _or _th _tw _wh _wr _yo abo and at_
ays bef bou by_ did eac ead ear eas eat ed_ for fro gh_ ght giv hat hav he_ hou how
hy_ id_ igh ike ing iou ith ity ive ks_ ld_ lea ll_ lly low ly_ my_ n't nd_ new now
ny_ of_ ork oug oun out ow_ owi ple rea rom ry_ sho som swe t's ted th_ the tio try
ts_ ugh uld ut_ ve_ we_ wee wha whe whi who win wit wri you ys_
""",
    "es": """\
_ah _cu _de _ej _el _en _es _la _ll _lo _ot _si _ve _y_ aba ace aci aho aje ajo bre
bue cam cio con cto cua cue dam de_ dij dos ea_ eda edo ego egu eje ejo el_ elo elv
emp ero esp esu eza fue go_ gui ias igu iji ijo jer jor jue las lgo lo_ los mab mos
nci ngo nos omo os_ otr oy_ por pue que rad rda reo rio rlo ros rra sig spu sue tad
toc tos toy ubi ue_ ued ueg uen ues uev uie ume una vue yo_ zme
""",
    "fr": """\
'ai 'av 'en 'es 'et 'on 'un _c' _ce _d' _et _j' _je _l' _le _m' _mo _po _re _su _t'
air ais ait ans aut aux c'e d'e d'h d'u deu du_ ec_ ee_ eme et_ eta eur eux ez_ fai
fau gne iqu ire is_ it_ j'a je_ jeu jou le_ les lle lus m'a men moi mon ns_ nt_ oir
ois omb omm on_ our ous ouv pas plu pou qu' quo rai rem rep rti sui sur tai tiq tre
u'o uel ui_ uis ule une ur_ ure us_ uve ux_ vai vec veu vot vou
""",
    "hi": """\
_aa _bh _gh _ha _hu _ji _jo _ka _ki _ky _me _ra aa_ aad aag aaj aak aal aam aan aar
ab_ abh adh ahe ahi ain apn aun aur aye baa bha bhe bhi bol cha chh dha ehl gay gha
gta ha_ haa hah hai har hee hho hiy hle hot hum ikh itn iya jhe jo_ ka_ kai kar kh_
kha ko_ kya mer mne muj na_ naa ne_ oot ota oz_ paa pe_ peh pic pne raa rah roz sme
sne tee tha tna tne tum udh ujh umh umn usk usm usn wal yaa ye_
""",
    "id": """\
_ak _ap _be _ke _sa _ud _yg ah_ aik aja ak_ aka aku amp amu ang anj apa aru bag bah
bel bik bua buk dah dua dul eka elu emu era erj ga_ gak gan gga ggu gka ibu ih_ iku
iny ita itu jad jut kam kan kat kem kny ku_ kut lah lan lu_ man mau mba mbu mu_ nak
nga ngg ngk nju nny ntu nya oal pa_ pak pan pem pi_ ran rap rny rus sam say seb sep
sih sud suk tah tan tny tu_ uat uda uku ula ulu uny wa_ yan yg_
""",
    "it": """\
'e_ 'ul _al _di _il _io _ri abb acc agg ale all are ato bbi cca cch cco col cos di_
dic dov due ebb ecc egg ene enz ess ett evo ezz fa_ fat ggi gli gno hia ia_ iam iat
igl il_ io_ isp ivi lia lio ll' lla ltr mia mio nel nno no_ non nsi nti nza occ ogn
ole ome oni ono orn osa ost ott ova per pia piu ric rim riv sci sco sta tat ti_ to_
tta tti tto tut uo_ uol uov utt vev vi_ vo_ vuo za_ zia zio zza
""",
    "pt": """\
_a_ _ac _aq _do _em _eu _fa _fe _fi _no _o_ _os _pr _q_ _qu _um _vc aca aco ade aju
alh aqu bor bra ca_ cao car cei ceu cis coe com cre da_ daq dei do_ eca eia eio eir
eix ele elh em_ enh esm eto eu_ fal faz fic gor iad igo ilh iro ixa jei lha lhe lho
lou meu mpo nho nov nto oce olh om_ ont ora ou_ pao ped pod pra pro ra_ rca rgu rox
rta sem smo ssa tao tei tem ual uca udo uei uem vc_ voc xa_ zer
""",
    "tr": """\
_ay _ik _ne _ol _uc _ye _yi _za aki ani anl ayd ayi ayn aza bas bir cag cik cin dig
dim dum ece edi eki ekl eli eni esi eye eyi gec gid gim gin igi ik_ ili im_ imd imi
ini isi iyi iyo iz_ kac kim koy kuy lar ldi ler lim lir lmi mek mis miy miz ney ngi
ni_ niy nla nu_ oku onu oru oyl rdi riy rum sil sin siy sti tik tiy ugu unu uyo uyu
uz_ uze var yap yas yaz ydi yil yim yin yle yni yon yor zam zim
""",
    "vi": """\
_ca _ch _gi _kh _lu _ng _nh _ph _ro _ti _tr _tu _va _xe _xo _xu _đa _đe _đi _đo _đu
am_ anh ao_ au_ ay_ bao cai cho chu co_ ep_ ghi giu goi guo hay heo hie ho_ hoa hoi
hom hon hu_ huc huo huy iep iet ieu inh ium iup kho lai loi luo may muo ng_ ngh ngu
nh_ nhi nhu noi oai oan oc_ oi_ ong op_ pha roi ruo sao thu tie toi tru ua_ uc_ ung
uoc uoi uon uye vay đa_ đan đau đe_ đi_ đo_ đoa đoi đon đun đuo
""",
}
