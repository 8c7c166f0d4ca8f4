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
INTERCEPT: float = -1.66
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.6: [again], [resume]
+1.4: [my], [we]
+1.3: [usual]., ^[again], ^[resume]
+1.1: [me], [news], [resume]., [said], [we]?
+1.0: [usual], words 4
+0.9: [advice]&[you], [again]., [my]&[remember], [question]>[my], [store], [store]?,
^[quantity], ^[usual], words 0
+0.8: [me]&[question], [me]>[quantity], [me]?, [my]., [my]>[question], [that]
+0.7: [again]?, [me]&[quantity], [news]., [quantity]&[tell], [remember]?, [said]?,
[usual]>[usual]
+0.6: [advice]&[define], [advice]&[said], [define]&[my], [my]?, [news]>[that], [past],
[past]>[advice], [quantity]>[past], [quantity]>[question], [resume]?, [said]>[said],
[store]>[said], [that]., [you]>[said], ^[store], words 8
+0.5: [advice]&[remember], [define]&[we], [me]>[question], [my]&[past], [news]&[task],
[news]?, [past]&[quantity], [past]>[quantity], [quantity]&[that], [question]>[me],
[remember]&[you], [said]&[you], [task]>[my], [that]>[advice], [we]>[task], [you],
numbers 0
+0.4: [advice]>[remember], [advice]>[we], [again]&[store], [define]>[said],
[me]>[advice], [me]>[define], [me]>[past], [my]>[tell], [my]>[we], [past]&[you],
[past]., [past]>[past], [quantity]&[remember], [question]&[we], [question]&[you],
[resume]&[task], [said]., [said]>[my], [said]>[quantity], [said]>[task], [said]>[we],
[store]>[question], [task]&[usual], [task]>[said], [that]>[me], [usual]>[my],
[we]>[question], [you]., [you]>[question], ^[you]
+0.3: [advice]>[store], [again]&[that], [again]&[we], [me]&[past], [me]., [me]>[we],
[my]&[quantity], [my]>[quantity], [news]&[that], [news]&[we], [news]&[you],
[news]>[me], [news]>[news], [news]>[said], [past]&[store], [past]&[usual],
[past]>[said], [quantity]>[me], [quantity]>[remember], [quantity]>[said],
[quantity]>[that], [quantity]?, [question]>[store], [resume]>[question],
[store]&[that], [store]&[we], [store]>[you], [task]&[you], [tell]&[that],
[that]>[quantity], [that]>[usual], [we]., [we]>[that], [you]>[me], ^[news], ^[past]
+0.2: [advice]&[news], [advice]&[store], [advice]&[task], [advice]&[that],
[advice]>[said], [again]>[that], [again]>[usual], [define]&[news], [define]>[my],
[me]&[said], [me]>[task], [me]>[you], [my]&[store], [my]>[past], [my]>[remember],
[my]>[you], [news]&[quantity], [news]&[question], [past]>[you], [past]?,
[quantity]>[advice], [question]&[task], [question]>[quantity], [question]>[we],
[question]>[you], [said]>[store], [said]>[tell], [store]&[usual], [task]?,
[that]>[question], [that]>[we], [that]?, [usual]>[past], [usual]>[said], [you]>[news],
[you]>[quantity], [you]>[remember], [you]>[store], ^[said], language unknown,
numbers 1
+0.1: [advice]&[quantity], [advice]>[you], [me]>[said], [me]>[that], [my]&[tell],
[my]&[that], [my]>[usual], [past]&[resume], [past]>[me], [quantity]&[question],
[quantity]&[you], [question]&[remember], [question]&[said], [question]>[usual],
[said]&[store], [said]&[tell], [store]>[that], [that]&[you], [that]>[past],
[we]>[again], [we]>[said], [you]>[advice], [you]>[that], [you]?, ^[that], language tr,
words 12
-0.1: [advice]&[tell], [define]&[question], [define]?, [me]&[remember], [me]&[task],
[my]&[news], [my]&[question], [my]&[you], [past]&[task], [past]>[my], [quantity],
[question]>[past], [question]>[resume], [resume]&[you], [resume]>[you], [store]&[you],
[task]&[that], [tell], [you]>[you], ^[advice], language ar, language en, language es,
language id, language it, language ja, language ru, numbers 2, words 28
-0.2: [advice]&[resume], [again]&[define], [again]&[quantity], [again]>[my],
[again]>[question], [me]&[store], [me]&[you], [me]>[again], [me]>[me], [me]>[usual],
[my]>[my], [news]&[said], [remember]&[tell], [resume]>[past], [task]>[me], [tell]&[we],
[tell]>[question], [that]>[my], [usual]>[question], [usual]>[you], [usual]?, [we]>[me],
[you]>[my], language de, language ko, language vi, sentences 2
-0.3: [advice]&[past], [advice]>[advice], [advice]>[me], [advice]>[tell],
[again]&[remember], [define]&[me], [me]&[that], [me]>[my], [me]>[news], [me]>[store],
[my]&[resume], [past]>[again], [past]>[question], [past]>[usual], [question],
[resume]&[usual], [task]&[we], [task]>[task], [tell]&[you], [tell]., [tell]>[me],
[tell]>[you], [that]&[usual], [that]>[define], [that]>[remember], [usual]>[news],
[usual]>[quantity], [we]>[my], [you]>[again], [you]>[tell], [you]>[usual], language zh
-0.4: [again]&[my], [again]&[you], [define]>[me], [me]>[remember], [my]>[said],
[my]>[that], [past]&[that], [quantity]&[usual], [quantity]., [question]&[that],
[question]&[usual], [question]>[tell], [question]>[that], [remember]&[said],
[remember]>[me], [remember]>[question], [remember]>[remember], [remember]>[said],
[remember]>[you], [resume]&[said], [said]>[past], [said]>[question], [task]>[past],
[we]&[you], [we]>[quantity], sentences 0, words 16
-0.5: [advice]>[my], [again]&[past], [again]&[question], [my]>[news], [past]&[we],
[past]>[that], [past]>[we], [quantity]>[you], [question]., [question]>[advice],
[resume]&[that], [said]>[news], [task]>[that], [that]>[store], [usual]&[we],
[usual]>[me], [you]>[we], ^[tell], sentences 3, sentences 4
-0.6: [again]&[said], [again]&[task], [me]&[resume], [me]&[usual], [me]&[we],
[my]&[usual], [past]&[remember], [quantity]&[we], [question]>[said], [remember].,
[remember]>[past], [said]>[me], [said]>[usual], [task]>[again], [usual]>[that]
-0.7: [advice], [advice]?, [again]&[me], [news]&[usual], [past]&[question],
[remember]&[that], [task]
-0.8: [advice]&[my], [again]>[you], [define]., [question]>[define], [task]., words 24
-0.9: [define], [my]>[me], [question]&[resume], ^[me], ^[task]
-1.0: [advice]&[me], ^[remember], words 20
-1.1: [my]&[we], ^[my]
-1.3: question at the end
-1.9: words 32
-2.0: [me]&[my]
-2.3: numbers 3
-2.6: quote
-2.9: paste
""",
    "en": """\
+0.9: [me]?, ^ ok, did, ok, so
+0.8: *rch, brea*, the
+0.7: ^ ~ 0, mấy, next, one of, out, put
+0.6: *day, *ood, *ote, *t's, ? ?, [me], [my]?, [you]>[me], ^ which, on, one, what was
+0.5: 0th, [my], [question]>[my], [you]>[question], ^ the, bit, it, job, more, of the,
on mấy, thing, thing*, to the, van'*, van's, van's*
+0.4: *ady, *ats, *ked, *n's, *ned, 0 $, 0 ~ $, 0 ~ the, [again], [past]?, [tell]>[my],
^ on, ^ when, ^ ~ so, coul*, could, could*, did i, my, off, on ~ 0th, other, other*,
out ~ the, same ~ as, the ~ is, the ~ one, then, this time, type, up, week, you ~ me
+0.3: *ght, *her, *ted, *tor, [again]., [news]?, [quantity]?, [question]>[that],
[said]>[me], ^ how many, ^ ~ many, ^ ~ my, ^[quantity], ^[said], ^[you], back, day,
got, got the, i, is my, my ~ ?, read*, right, right*, thin*, was, whats, whats*, wher*
+0.2: *out, *rry, *ual, ?, [me]>[my], [me]>[you], [question]., [question]>[me],
[said]>[tell], [said]>[you], [tell]?, about the, before the, did we, do i, for the,
i ~ a, is the, lett*, me, of, othe*, plea*, please, please*, righ*, same, usual,
usual*, we, what ~ did, with
+0.1: *red, [advice], [me]>[that], ^ ~ did, where, where*
-0.1: $, 0, 0 and, [advice]., [me]>[question], [my]., [question], [tell], ^, are,
star*, why, with the, ￼
-0.2: *ent, *ous, *ree, 0 ., [advice]>[tell], [past]., [quantity]., [question]>[said],
[question]>[you], [task], [task]., [that]?, [you]>[you], ^[my], are the, as, can you,
do you, does, expl*, explai*, explain, foll*, follow*, following, for a, from, how,
make, or, say, should i, start, start*, the following, thre*, three, three*, time,
to ~ a, you
-0.3: *ail, *ant, *art, *ble, *nce, *ons, *ort, *tes, *wer, . $, [me]., [me]>[again],
[question]>[advice], [question]?, [tell]., [you]., ^ ~ was, ^[tell], a ~ $, a ~ ?, and,
can i, desc*, descri*, each, email, email*, find, find the, how do i, how ~ i, morning,
my ~ is, no, shou*, should*, tell, the last, to, what's, what's*, will, word
-0.4: !, *ain, *ate, *ays, *ies, *lly, *lve, *mes, *ngs, [advice]>[me],
[remember]>[me], [said]>[question], [that]., [you], ^ hi, ^ why, again ~ $, alwa*,
always, always*, an, by, chan*, comp*, conf*, do, had, how do, long, sent*, senten*,
should, the ~ of, time*, toda*, today, today*, want to, what are, ￼ $
-0.5: *one, ? $, ^ how, ^ what are, ^ ~ a, all, any, at, i always, i ~ to, is it,
last time, nigh*, only, says
-0.6: *ers, [me]>[news], [me]>[said], [that], hi, if, is that, last, us
-0.7: ^ ~ do, some, want, what ~ i
-0.8: ^ my, can, your
-0.9: ., a
-1.0: . i, is
""",
    "zh": """\
+1.6: 那
+1.2: 了, 了$
+1.1: [me]>[question], 号
+0.9: ^下一, 只
+0.8: [my]>[question], 换, 第
+0.7: [me]?, ^下, ^好$, 先, 咧, 咧$, 对, 𠮶
+0.6: 下一, 后, 妈, 子, 把, 按, 续, 过
+0.5: [me]>[said], [that], [we]>[question], ^说, 下, 主, 今, 先生, 变, 咱, 哪, 填$, 掉, 整, 来, 班,
第二, 边, 配, 阵, 项
+0.4: [my]>[quantity], [that]., [usual], [we]>[said], ^ ￼ ?, ^ 𠮶, ^ 𠮶 $, ^[usual], ^另,
^另外, ^客, ^月$, ^续, ^老, ^还, 个字, 你, 你说, 再, 几, 另, 另外, 后面, 哪天, 型, 填, 外, 天, 天$, 字, 就, 差, 已,
我不, 我那, 报, 敏, 日, 是$, 月, 月$, 段, 生日, 算, 组, 给, 课, 过敏, 返, 选, 里, ￼ ~ $, 𠮶 $
+0.3: ?, ? $, [me], [my], [resume], [resume]., [said]>[said], [usual]., ^[we], ^不, ^换,
^月, 一步, 下$, 不要, 个, 俩, 候, 几号, 叫什, 叫什么, 号$, 名, 告, 咱俩, 哪个, 啦, 啦$, 团, 她, 它, 家, 底, 张, 我, 时候,
是什, 是什么, 来着, 来着$, 标, 样$, 款, 照, 礼, 给我, 被, 讲, 课$, 跟你, 那张, 问, 麻, ￼ ?, ￼ ? $
+0.2: [advice]>[me], [me]>[past], [me]>[quantity], [my]?, [quantity], [quantity]?,
[question]., [question]>[me], [we], [we]., ^ $, ^[again], ^[resume], ^他, ^别, ^好, 个$, 二,
公, 冷, 分, 别, 到, 单, 呢, 呢$, 四, 字$, 时, 是哪, 条, 来$, 步, 的, 的那, 着, 着$, 该, 跟, 那个, 面
+0.1: [news]., [past]?, [said]?, [that]?, [you]>[question], [you]?, ^ ~ $, ^[my],
^[that], 不, 今天, 位, 同, 吧, 吧$, 晚, 次, 要
-0.1: [quantity]., [task], [you]., ^ 。 $, ^帮, ^帮我, ^想, ^明, 。 。, 。 。 $, 一句, 保, 全, 十, 句,
可以, 吗$, 多, 太, 得, 我想, 改, 是, 老, 行, 记得
-0.2: 0 0 $, 0 ~ $, [advice], [again]., [question], [said]>[question], ^ ~ 。, ^ 。,
^ ￼ $, ^怎么, ^我该, 。 ~ $, 之, 买, 事$, 以, 但, 信, 八, 办$, 半, 去, 合, 吗, 啊, 啊$, 夜, 学, 实, 小, 年$, 式,
我一, 我该, 推, 方, 比, 美, 自, 计, 说, 适, 钟
-0.3: !, $, [again], [me]>[advice], [me]>[me], [past]>[question], [question]?,
[remember], [said]., ^, ^ 0, ^怎, ^我的, ^最近, 。 ~ 。, 一, 一下, 一个, 一直, 三, 上, 上一, 两, 中, 久, 之前,
五, 人, 代, 以前, 们, 会, 作, 做, 到$, 前, 友$, 发, 叫, 叫我, 国, 坐, 多久, 大, 将, 岁, 己, 帮, 帮我, 度, 往, 慢, 我们,
手, 无, 最近, 期, 概, 正, 每, 爸, 直, 真, 结, 自己, 西, 记, 语, 车, 近, 这段, 通, 铁, 错, 问题, 风, ￼ $
-0.4: 0, 0 $, [remember]., ^上, ^你, ^我, ^是, ^给, ^要, 。, 一次, 不$, 也, 原, 友, 咋, 和, 定, 小时, 年,
我爸, 才, 推荐, 朋, 朋友, 死, 气, 水, 没有, 润, 电, 第一, 聊, 色, 荐, 见, 该怎, 该怎么, 跑, 轮, 这个, 非, 非常, 饭, 高
-0.5: [me]., [we]>[past], ^[said], ^一, ^你好, ^你好$, ^有, 。 $, 你好, 你好$, 天我, 好, 好的, 新, 早,
点样, 种, 还是
-0.6: ^[question], ^那, 么, 好$, 很, 点, 这, 首
-0.7: 事, 些, 怎, 怎么, 谢
-0.8: 安, 有
-1.0: 能
-1.1: 想
""",
    "ja": """\
+0.9: た
+0.8: ^次, ド, 名
+0.7: [question]?, たか, ほ, 今
+0.6: ^も, ^今, あ, し, った, てた, 件, 母, 私
+0.5: !, ^[my], ^俺, ^残, ^残り, いて, だっ, み, 俺, 入, 戻, 月, 次, 残り, 番, 読, 頼
+0.4: [advice]?, [again], [past]>[said], ^ 。 $, き, さん, たん, だった, で$, にす, ね, ね$, の, の名,
の名前, は何, め, め$, もう, もう一, んで, ード, 先, 名前
+0.3: [my], [my]., [my]>[question], [news], [news]., [past]., [question], [said],
[said]>[said], ^[usual], ^あ, ^次の, ^私, あの, お, お愿, お愿い, き$, した, しま, する$, たの, っ, っけ, っけ$,
っぱ, てくれ, ですが$, ぱ, ま, まし, ました, ろ, ん, 一緒, 三, 愿, 愿い, 日, 続き, 緒
+0.2: [again]., [question]>[question], [that], [usual], ^ $, ^ ￼, ^[past], ^私の, 。 $,
いつも, え, えて, け$, こ, だ, つも, ほう, る$, れた, わ, 出, 出し, 出して, 私の, ￼
+0.1: [said]., [said]?, [that]., [usual]., ^ ~ $, て$, てく, なん, も, 次の
-0.1: $, 0 。, ?, [past]?, ^, ^ 0, 。, 。 ~ $, い$, は, ら, 电
-0.2: う, が$, け, だけ, ち, なる, ル, 文, 言
-0.3: [advice], ^ ~ 0, ^ ~ ?, ^前, げ, せ, って何, てくだ, てくださ, てください, て何, ない, べ, や, ょう, れて,
ル$, 书, 円, 分, 本, 语, ￼ $
-0.4: 0 $, [question]., ^な, ^なん, ある, いい, くら, て, でも, に, り, る, ク, ピ, マ, ラ, ン, ール, 上, 合,
日本, 水, 给, 者, 英, 英语, 表, 金
-0.5: これ, のお, るの, 人, 使, 気, 理, 食
-0.6: 0, ^こ, ご, って, ば, リ
-0.7: [advice]., 前回
-0.9: が
-1.2: を
""",
    "ko": """\
+1.1: 지$
+0.9: ^거$, ^그
+0.8: ^거, 했
+0.7: ^그$, 목, 번
+0.6: ^다, ^스, ^했, 거$, 다, 표
+0.5: [question]>[question], ^박, ^번, ^이, ^이번, ^총, ^하, 그, 그$, 름, 애, 였지, 였지$, 음$, 이번, 총
+0.4: ^[my], ^결, ^내, ^내$, ^더, ^뭐였, ^저, 내, 내$, 는데, 는데$, 더, 매, 뭐였, 박, 봤, 비, 사, 서$, 스, 신,
실, 았, 어, 음, 자$, 저, 주, 차, 터, 해서, 해서$, 해줘, 해줘$
+0.3: 0 ~ $, [again], [past]>[said], [said]>[said], [task], ^[me], ^나$, ^내가, ^내가$, ^다음,
^더$, ^알, 구, 나$, 내가, 내가$, 네, 니, 니$, 다$, 다음, 대로, 대로$, 료, 며, 무, 번에, 번에$, 알, 어$, 우, 작, 장,
저$, 죠, 죠$
+0.2: [me]?, [my]?, [said], [said]., ^다음$, ^일, ^한$, 다음$, 더라$, 라$, 서, 안, 어요, 어요$, 었, 였,
일, 추, 테$, 한테, 한테$
+0.1: 0 $, [quantity]., [question]., [that], ^ ., ^ ? $, ^ ~ $, ^나, ^몇$, ^시, 더라, 몇$, 물,
시, 에$, 줘, 줘$
-0.1: [me]>[question], [my]., [past], [quantity]?, [question], ^얼마, ^있, 과, 마, 야, 야$,
얼마, 연, 요$, 있, 전에
-0.2: $, . ~ $, 0 ., 0 0, ? $, [advice], [question]?, ^, ^ $, ^가, ^기, ^도, ^수$, ^어떻,
^어떻게, ^어떻게$, ^주, ^포, ^하나, 가, 개, 게$, 기$, 까, 던, 던$, 동, 떻, 떻게, 떻게$, 리$, 만, 만$, 문, 아, 어떻,
어떻게, 어떻게$, 전, 좀, 좀$, 하나
-0.3: ^ 0 0, ^ ￼, ^마지, ^마지막, ^말, ^미, ^수, ^어, 가요, 가요$, 공, 금, 난, 날, 도$, 마지막, 막, 면, 보, 산,
설, 시간, 요, 용, 월, 인데, 인데$, 임, 정, 지막, ￼, ￼ $
-0.4: [past]>[me], [past]>[my], [said]>[question], ^예전, ^예전에, 남, 년$, 는$, 대, 들, 말, 면$,
미, 에, 에서, 에서$, 영, 예전, 예전에, 제, 트$, 포, 피
-0.5: [me], [past]>[past], ^카, 드, 로, 리, 모, 세, 세요, 세요$, 을, 을$, 의, 인, 재, 지난, 치, 친, 함, 함$,
행
-0.6: 국, 나, 년, 법, 법$, 울, 직, 카
-0.7: 도, 하
-0.8: [me].
""",
    "es": """\
+1.0: *mos, otro
+0.9: ^ ~ la, que ~ de, sigu*
+0.8: con el, la, ya
+0.7: *sto, *ulo, cuál, era, más, tu
+0.6: *imo, *pas, [question], ^ dale, cuántos, dale, sabe*, se ~ la, toca
+0.5: *aki, *nte, [that], ^ vas, ^ vas y, ahor*, cuanto*, del, el, igua*, llam*,
mi ~ de, q, sira*, sirada*, siradaki, siradaki ~ $, tall*, trab*, vas, vas y, veni*
+0.4: *aba, *mar, [past]>[you], [question]?, [that]., ^ oye, ^[past], como se llamaba,
como ~ llamaba, con, días, la ~ $, las ~ de, llamab*, llamaba, o, otra, oye, que,
se llamaba
+0.3: *ina, *nes, *tos, *toy, ? ?, [advice]., [past]?, [quantity]?,
[question]>[question], [we], ^ como se, ^ cuántos, ^ el, ^ ya, ^ ~ que, ^ ~ y, de,
de mi, dond*, donde, donde*, el ~ ., en el, esto*, estoy, estoy*, falt*, faltab*,
la otra, la ~ y, las, llev*, lo de, sigue, sigue*, siguie*, siguiente
+0.2: *elo, *gue, [past], [quantity], [question]>[you], ^[that], de la, del ~ de,
la ~ del, llevo, llevo*, mi ~ $, qued*, segu*, y ~ 0
+0.1: *ado, *ido, *rio, *ros, [me]., [question]., ^[quantity]
-0.1: $, *ero, *tes, [me]?, ^, a, le, para
-0.2: *ena, *ias, *ico, *tor, 0, [task], [usual]?, [you]>[said], ^ ~ el, ^[me],
^[task], al, cuan*, cuanta*, me, por, trad*, traduc*, y
-0.3: *ede, *nco, *ngo, *nto, *tas, ?, [me]>[past], [me]>[you], [question]>[said],
[question]>[that], [remember]>[question], [that]>[me], [usual], [you]., ^ ~ $, cont*,
corr*, cuenta*, dife*, difere*, entr*, entre, entre*, expl*, no, signif*, solo
-0.4: *ame, *bio, *dio, *dos, *ego, *nos, *que, *ras, *res, *rse, . $, [remember],
[you]>[my], [you]>[question], [you]?, ^ ~ un, alguna*, antes, antes*, años, cada, como,
desc*, dijo, el ~ en, en la, es, espa*, hay, ingl*, ingles*, inglés, mism*, que se, si,
sign*, sin, sobr*, tres, vez, yo, ￼, ￼ $
-0.5: *ada, *das, *sta, *ura, [question]>[past], ^ como, ^ tengo, ^ ~ de, ^[you],
abue*, cort*, digo, en, le digo, le ~ a, lleg*, que le, quie*, se
-0.6: *nta, [me]>[question], [my]>[question], [you]>[me], [you]>[past], ^[question],
a mi, fue, la ~ vez, mi ~ que, un
-0.7: *ica, [you], ^ ~ le, algu*, una
-0.8: *ria, camb*, de ~ ?
-0.9: ante*
""",
    "fr": """\
+1.5: du
+0.9: deva*
+0.8: la, le, le ~ de, tu
+0.7: *ais, *ait, *mme, ^ c, ^ ~ a, avai*, d'ha*
+0.6: *ine, déjà, j'ai, jour, midi
+0.5: *son, *ste, [me]., [my]>[question], avait, avait*, chap*, chez, de ma, et ~ le,
le ~ $
+0.4: *ire, *lle, *rte, *tie, [question]>[me], [question]>[my], [question]?,
[said]>[question], [usual]., ^ bon, ^ il, ^ je, ^[define], bon, c'et*, c'etai*,
c'était, comme, comme*, donc, il, il me, m'as, pas ~ $, que je, retrou*, retrouve,
suiv*, suivan*, tout, y
+0.3: *est, *ies, *nne, *tre, [advice], [me]>[advice], [my]., [question]>[past],
[task], [task]., [that]>[me], [that]?, [we]>[resume], ^ comme, ^ tu, ^[task], deux*,
deuxie*, deuxième, du ~ ?, elle, en ~ $, etai*, etait*, l'au*, l'autr*, l'autre, l'en*,
la ~ $, m'avais, ma, pour la, que tu, resu*, tu m'avais, était
+0.2: *che, *sse, *tte, *ule, [you], la ~ du, m'av*, pas, pour le, quel, qui
+0.1: [me], [my], ^ le, sans
-0.1: *ent, ? $, [question], [we], [we]., comm*, je, moi, mon
-0.2: *res, [my]?, [question]>[we], [said]?, ^ la, ^ ~ de, ^ ~ me, ^[my], ^[said],
avec, comp*, de 0, des, pour, quoi, trois, trois*, un ~ de, une ~ de, ça
-0.3: *dre, *eur, *eux, *ler, *nce, *nts, *tes, ?, [me]>[my], [said]>[me], [that].,
^ la dernière, ^ ~ dernière, ^ ~ un, c, ce, commen*, cour*, et, fair*, faire, faire*,
je lui, la dernière, pour un, pour*, quan*, troi*, vous
-0.4: *eme, *mps, *ter, ., [me]>[question], [me]>[said], [me]?, [my]>[me], [remember],
[said]., [said]>[that], ^ comment, ^[we], a, avan*, avant, avant*, dans, de ~ .,
dernière fois, deux, fois, inte*, la dernière fois, la ~ fois, nous, on, ou, par,
part*, pass*, refu*, repo*, repren*, temp*, temps, temps*
-0.5: *ger, 0 ans, [question]., [said], ^ ~ $, ^[me], ans, entr*, les ~ $, quoi $,
votr*, votre, votre*, ￼, ￼ $
-0.6: *ois, *que, *urs, [that]>[question], [we]>[said], a la, comment, est, lui ~ quoi,
reprendre, une
-0.7: *and, corr*, t
-0.8: les, un
-0.9: *tin, en
""",
    "de": """\
+0.9: bin, doch
+0.8: *les, alle*
+0.7: beim, kann, war
+0.6: *tel, [advice]., [question]., [you]>[me], ^[said], geha*, hab, hab ich, habe,
hast
+0.5: *der, *mer, *nkt, *tzt, [me]>[said], [my]?, [that]>[you], ^ ~ die, ab, den,
für die, habe ich, hast du, im, já, mit ~ $, nachst*, wie ~ $, wieder
+0.4: *ben, *elt, *est, *lan, *mal, *rag, ? $, [advice], [advice]>[that], [said]>[me],
[that]>[that], [we]>[that], ^ ~ ist, alles, alles*, frau, jetz*, jetzt, jetzt*, muss,
oder, so, unse*, wann, welc*, welche*
+0.3: *nau, *nde, 0, [my], [my]>[that], [resume]., [that]>[me], [you]?, ^ die, ^ hab,
^ ok, ^ welche, ^[question], bei, bin ich, die, diesma*, diesmal, dir, gena*, genau,
genau*, mit, nich*, noch*, nochma*, nochmal, ok, punk*, punkt, punkt*, schr*, tag, und,
vom, weiter, wied*, wieder*, zwei*
+0.2: *ach, *hen, *sel, [again]?, [news]., [that]>[question], [usual], ^[resume],
^[that], am, bitt*, bitte, bitte*, meiner, meiner*, mit der, scho*, ware*, waren,
waren*, zweite*
+0.1: *hon, *ite, ?, [news], [question]>[past], [you], [you]>[said], ^ ~ 0, der, du,
schon, schon*
-0.1: *gen, [again]., [question]>[that], wie
-0.2: $, *che, *cht, *ich, *len, *nen, *sst, . $, [define]., [past]?, [question]>[me],
[you]., ^, ^ bitte, drei, einen, einen*, mal, uber*, unte*, ￼
-0.3: *ing, *ten, *zen, [me]>[that], [my]., [quantity], [said], [that]>[past],
[you]>[that], ^ mein, ^[me], ^[you], an, auf, des, erin*, erinne*, fünf, klin*, lang*,
letz*, letzte*, meinem, meinem*, noch ~ $, wir, wird
-0.4: *bar, *eit, *ger, *her, *hte, *men, *nem, *nst, *sen, *tes, *tze, *uch, .,
[me]>[my], [my]>[me], [quantity]., [that]>[again], ^ was, ^ ~ hat, ^[past], darf,
das ~ $, erkl*, erklar*, geht, in, jede*, mach*, pass*, selb*, vers*, zu, ￼ $
-0.5: *llo, *ort, *ren, ^[we], dass, eine*, flie*, hall*, hallo, hallo*, komm*, trin*
-0.6: *ern, *vor, [question]?, [that]>[said], ^ ich, ^ ~ sie, ein, ist das, seit, was,
wenn
-0.7: *ung, [we]>[said], das, eine, noch, sie
-1.1: man
-1.3: wie ~ ich
""",
    "pt": """\
+1.0: bora
+0.9: em que
+0.8: *tei, ^ bora, a ~ da
+0.7: *ora, a, era, so
+0.6: ^ em, ^ em que, ^ ~ o, ai, com o, daqu*, falt*, pro, qual
+0.5: *mos, *rma, *rte, *ste, *tos, [you], ^ ~ dia, agor*, agora, agora*, daquel*,
e ~ o, favo*, fico*, ficou, ficou*, nào, outr*, plan*, prox*, proxim*, próxima,
quantos, ta
+0.4: *ama, *ceu, *ele, *ite, *rio, *ulo, [advice], [again]., [past]>[question],
[question]>[said], [store], [store]., [you]., [you]>[question], [you]>[said], ^ que,
a ~ de, agora o, aque*, capitu*, capítulo, cham*, chama, chama*, e que, na, o, o ~ do,
part*, qual era, que ~ e
+0.3: *iso, *tao, [advice]., [me]?, [question], [question]>[my], [question]?, ^ a,
aquela, aquela*, de novo, do, e agora, ele, esta*, mes, mesm*, no, paro*, parou,
parou*, preciso, que eu, to
+0.2: *smo, ., 0 $, [past]., [question]>[me], [question]>[question], [question]>[you],
[usual]., a ~ $, deu, já, mais, mesmo, mesmo*, mont*, novo, qual e, segu*
+0.1: *ada, *ima, *nda, *ndo, [again], [my]., [quantity], [quantity]., [said], [said]?,
aquele, aquele*, da, eu, meu, prec*
-0.1: *nha, minh*, minha, minha*, quer*
-0.2: *ado, *ido, *ito, *lar, *rar, . $, 0, [me], [past]?, ^ minha, ^ ~ que, de, e,
para, port*, quanto tempo, tempo, tempo*, uma
-0.3: *cao, *ero, *nte, *tar, ? $, [me]>[question], [my], [my]?, [question]>[that],
[that]>[question], ^ como, ^ ~ $, com, em ~ $, faço, me, ou, pass*, sem, tem, um, ￼
-0.4: *ais, *dar, *ico, *nta, *sse, [task], ^ o meu, ^ o que, ^ qual, ^ quanto, pra,
quanto, quero, quero*
-0.5: *ade, *ato, *ava, *ica, *tes, [me]., [said]>[me], ^ o, ^[question], a ~ ?, ante*,
antes, antes*, de ~ ?, isso, pedr*, se, temp*, ￼ $
-0.6: *car, *mpo, 0 ~ e, que, ulti*
-0.7: ^[my]
-0.8: como
-1.0: o que
""",
    "it": """\
+0.9: *ava, *evi, *nti, alla, il
+0.8: *amo, ^ ~ il
+0.7: *ato, *era, *tro, dai, fini*, non, più, stav*, stavol*, stavolta
+0.6: *rni, col, del, ho, il ~ $, l'al*, poi, quel*, sett*
+0.5: *evo, *llo, [news], ^ dai, ^ mi, ^ ~ ho, fino, l'altr*, l'ho, la, no $, passat*,
scal*, seco*, second*, serv*, vai
+0.4: *gio, *rto, *tra, *usa, [again]., [usual], ^ che, ^[quantity], ades*, adesso,
adesso*, avan*, avanti, avanti*, chiama*, dal, dei, il ~ di, la ~ $, lavo*, lavoro,
lavoro*, lett*, pres*, punt*, pure, quella, quella*, sono, stan*, stanza, stanza*,
sugg*, sugger*, tutt*
+0.3: *ati, *gli, *lia, *lla, *tti, *tto, [advice]., [again], [my].,
[quantity]>[advice], [said]., ^ e, ^ il, ^ ~ che, ^[question], avev*, avevi, avevi*,
che, codi*, codice, codice*, già, mess*, mi avevi, prov*, quale, quale*, si e, soli*,
solito, solito*
+0.2: *ata, *ice, *sso, [my], [past]?, [quantity]?, [question]>[advice],
[question]>[you], [question]?, [said], ^ ~ la, ma, no, per, pros*, rispon*
+0.1: *ito, *nda, *nza, *one, ? $, [advice], [quantity], [question], devo, quan*
-0.1: $, *ale, *ene, [advice]?, [my]?, [quantity]., [question]., [question]>[me],
[question]>[question], [said]?, [you], ^, di, i, mi
-0.2: *cco, *ico, *ura, [me]., [past], [remember], [task]., dell*, della, della*, o
-0.3: *che, *gna, *gno, *nto, *ole, *pre, *ssa, 0, [my]>[question], [task], ^ come,
^ la mia, ^ ~ $, ^ ~ in, ^ ~ mia, chie*, due, io, l'ul*, l'ulti*, prim*, regi*, semp*,
sempre, sempre*, tele*, telefono, tre, volt*, volta, volta*
-0.4: *ano, *are, *ate, *cca, *imo, *rdi, ., [me]>[question], [me]?, [past]., [you]?,
^ ~ mio, ^[remember], che ha, come, come lo, da, e ~ ?, in, la mia, lo, nell*,
prima di, qual*, sul, và
-0.5: *ica, *rla, 0 anni, [me]>[me], [question]>[said], [resume], anni, cambia*, con,
cosa, dico, fa, ha, si ~ $
-0.6: *cci, *nte, *ono, [me], [resume]., fila*, filast*, filastrocca, le, rispos*, se,
vecc*, vecchi*, ￼
-0.7: *ivo, *lio, . $, ^ cosa, ^[my], al, camb*, figlio, figlio*
-0.8: ^ ho, una
-1.1: un
""",
    "ru": """\
+1.2: так
+1.1: *иши
+1.0: *ась
+0.9: *али
+0.8: *ила, она
+0.7: *мер, ^ ~ как, всё, от, спис*, твое*
+0.6: *ала, *лся, ., [you], прош*, след*, следую*, той
+0.5: [me]., [question]>[me], [question]>[my], [remember], [said], [you]., ^ ну,
вариан*, и, мы, ну, оста*, сдел*, стра*, у
+0.4: *ваи, *ему, [that]., [usual]., [we]?, ^ а, ^ на, всё таки, дава*, даваи*, давай,
зака*, он, таки, там, ты, чего
+0.3: *вал, *вут, *дно, *ком, *ому, [advice], [advice]., [question]>[you], [said].,
[usual], [we], ^ ~ же, ^ ~ зовут, ^ ~ с, ^ ~ я, ^ как зовут, ^ он, ^ так, вари*, втор*,
где, даль*, дальше, дальше*, зову*, зовут, зовут*, как зовут, како*, по, согл*, у ~ в,
у меня, я, я ~ $
+0.2: *ина, [again], [me], [past]., [question]., [question]>[past], ^[again], ^[you],
без, какои*, какой, не ~ $, опят*, опять, опять*, пове*, уже
+0.1: *ьше, [again]., [quantity]?, [resume], [resume]., [said]?, [you]>[me], а, же,
пере*
-0.1: $, ^, ^ как, ^ я, ￼
-0.2: *кии, [question]>[said], [question]?, ^[my], если, или
-0.3: *выи, *нои, *ора, 0 ~ 0, [me]?, ^[task], в, говори*, как, ли, нача*, послед*,
телефо*, хочу, что, ￼ $
-0.4: *леи, *ных, 0 ~ $, ^ чем, ^[me], гово*, для, добр*, кто, мне, последний,
последний раз, прид*, сказ*
-0.5: *еду, *кам, *ови, *тся, *ции, [past]?, [quantity]., [question]>[question],
[that]?, ^ мой, посл*, сказал*, теле*
-0.6: *нии, 0, [me]>[question], [past]>[question], ^ у, ^ у меня, ^ что
-0.7: *ать, про
-0.8: ^ ~ меня, в ~ ., это
-1.0: *ить, чем
""",
    "ar": """\
+1.1: العي*
+1.0: *تني
+0.9: المك*
+0.8: [we]., انت
+0.7: *يلة, ^ طيب, ؟, اللي, طيب, لكن
+0.6: *قتي, *يمة, [my]>[me], [said], [that]., ^ في, ^[my], ؟ $, أنها, إلى, الثا*,
الجد*, دلوق*, دلوقتي, دلوقتي*, رأى, زالت, ما زالت, مستو*
+0.5: *اها, *اول, *شهر, *ناه, [again], [said]>[my], [usual], [usual]., ^ ~ اسم,
^ ~ كان, ^ وش, أنا, الآن, الأول, الاس*, الاول*, الثاني*, الجديد*, الخي*, الخيار*, بس,
زوجي, من ~ وش, نسيت, ولا ~ ؟
+0.4: *لوب, *يال, *يتي, 0 ~ 0, [me]>[me], [said]., [that], [that]>[me], [we],
^[quantity], ^[we], أنا ~ كام, أي, اسم, التم*, العم*, عادة, في ~ ؟, مش, نصحت*, وش
+0.3: *اضي, *الة, *مين, [again]., [me]., [me]>[my], [news]., [remember], [resume],
[resume]., [said]>[question], ^ كم, ^ هل, ^[again], ^[resume], ^[said], ^[usual],
الأسبوع, الاخ*, الاسبو*, الجم*, المش*, المعتا*, بعده, بعده $, حطيت, كان
+0.2: *ارة, *بوع, *يها, [advice]?, [my]>[we], [past]., [quantity]., [question]>[said],
[said]?, ^[advice], قلت
+0.1: *معة, [news], [remember]., ^ ما, ولا
-0.1: $, [me], [me]>[question], [question], ^, ^[you], لي, مرة
-0.2: [define]., [my]>[you], [question]>[my], [task], [task]., [we]>[my], ^[task],
ابني, الما*, عندي, كم
-0.3: *احة, *يات, [define], [me]?, [my]>[that], [past]?, [quantity]?,
[question]>[past], [that]?, ^[define], ^[past], ^[question], الان*, التس*, سنة, في, مع,
والم*
-0.4: *ترح, *رني, *ميل, *يقة, [my]>[question], [question]>[question],
[question]>[that], [question]>[you], [you], [you]?, ^ ~ ايه, ^ كيف, آخر, إذا, إيش,
اقتر*, اقترح, اقترح*, السل*, المل*, بالب*, بدون, كل, ماذا, من غير, وما
-0.5: *ماء, ., . $, 0, 0 ~ $, [my], آخر مرة, البي*, الوا*, غير
-0.6: *اقة, *تين, [question]>[me], [we]>[quantity], ^ ~ ما, ^ من, أحسن, بعد
-0.7: [my]?, أن, ايه, وأنا
-0.9: أقول
-1.6: كيف
""",
    "hi": """\
+1.5: अब
+0.9: [my]>[question], बाकी
+0.8: जो, नंबर, मेरी ~ की
+0.7: ^ meri, ab
+0.6: [me]>[question], उसी, उसी ~ में, बारी, वाला
+0.5: *ion, *यास, ^ ￼, hai ~ $, ka, meri, wo, था, नहीं, मेरी, रहा, वाले, हमने
+0.4: !, *aya, *लकर, [past], [resume], [resume]>[question], [tell], [tell].,
[that]>[question], [usual]?, [you], ^ ~ का, ^ मेरी, wala, किया, किस ~ में, ठीक, बना,
रहा है, रही, ही, हूं, है $
+0.3: [my], [my]?, [past]., [question]>[past], [said]?, [usual], [usual]>[past], [we]?,
[you]?, ^[me], kab, tha, कम, का, किस, गए, जी, दिन, मैंन*, मैंने, मैंने*, वाली, हो
+0.2: *सरा, [me]., [news]>[news], [past]>[past], [past]?, [resume]., [resume]?, [said],
^ ~ ka, ^[you], naam, कब, कर, कौन, जैसा, तुमन*, तुमने, तुमने*, थे, दूसर*, दूसरा,
दूसरा*, भी
+0.1: *ंने, ?, ^[usual]
-0.1: [question]?, [task]., [that]., [usual]., दो
-0.2: *hle, *तना, 0, [remember]., [store], [that], ko, कितना, कितना*, है ।, । $
-0.3: *kho, ., ? $, [again]., [news]?, [quantity]?, [store]., [we]., ^ ~ में, ^ मैं,
aur, koi, kya, me, mein, एक, बार, याद, ।, ￼, ￼ $
-0.4: *han, *rta, *वाद, *ाइए, *ाऊं, *ाना, *ेगा, *्ते, [my]>[news], [news], [question].,
^ ~ me, de, pehl*, pehle, pehle*, कितन*, कैसे ~ $, को, मुझे, में, लिखो
-0.5: *hat, *ise, *ाएं, [past]>[again], [question], [question]>[news],
[question]>[said], na, करने, करो, के लिए, बोल
-0.6: ek, फ़ोन, से
-0.7: *यों, hai, ने
-0.8: [task]>[past], पांच
-1.2: कैसे
""",
    "vi": """\
+1.3: cái, rồi
+0.9: hôm
+0.8: [me]>[question]
+0.7: nhỉ, y
+0.6: [me]>[me], [that], [that]?, mình, đặt
+0.5: [me]>[task], [question]>[again], [store]>[said], bỏ, go, gì ~ $, loại, ne, sách,
tên gì, vậy, đang
+0.4: [again]., [me]>[that], [past], [remember], [remember]., [remember]>[me],
[said]>[task], ^ tôi, ^[past], a, anh, chốt, giờ, kia, no, phon*, phong*, phân, phòng,
so, them, theo, thiet*, thiết, thôi, thấy, tiếp
+0.3: *inh, [advice]>[you], [me]?, [past]>[me], [past]>[question], [past]>[said],
[question]>[that], [resume]., [task], [task]., [task]>[me], ^ hôm, a $, dan, di,
di ứng, không ~ $, ký, la, lại, lịch, ma, mon, nhà, như, thuoc*, thuốc, tu, tôi, vẫn,
ça, đúng
+0.2: [advice]>[me], [again], [again]>[again], [define], [past].,
[question]>[question], [question]>[said], [resume], [said]., [said]>[that],
[that]>[again], ben, công, làm, mất, nhun*, nhung*, nhưng, nữa, qua, quên, ta, thứ,
từng, và, đi, đây, ứng
+0.1: *yen, . $, [me], [me]>[past], [quantity], ^[me], với
-0.1: *eng, *ong, *ung, ? $, [me]>[news], [usual]., [you]>[you], bao nhiêu, chun*,
chung, chung*, khon*, khong*, không, la gì, nói
-0.2: $, *ieu, [advice]., [me]., [me]>[advice], [me]>[again], [me]>[store],
[question]., [question]?, [said]>[you], [store], [that]>[said], [usual], ^, ^[task],
già, hay, luon*, luong*, lương, muốn, nên, tay, tien*, tieng*, tiếng, điện, đó
-0.3: *ang, *uoi, [advice]?, [again]>[said], [again]?, [define]>[question],
[me]>[usual], [me]>[you], [question]>[past], [said]>[me], [said]>[question], [store].,
[store]>[me], [that]>[you], [you]>[question], ^[advice], ^[said], ba, cho, câu, giúp,
giản, giấy, hàng, hỏi, một, nguo*, nguoi*, người, này, on, sang, sao, sau, đã,
được không, được ~ $, đạo, đồng
-0.4: [question], [said]>[past], [you]., bao, bạn, bị, cháu, chân, con, cũ, day, hai,
khi, không $, lâu, lúc, lớp, mèo, ngàn, nhắn, truo*, truoc*, trên, trước, tên ~ con,
tôi 0, viết, ￼
-0.5: [advice], [past]>[you], [said], [that]>[question], [usual]>[question], [you],
[you]>[me], ^ gợi, ^[news], mấy ~ $, sao cho, được
-0.6: 0, [advice]>[question], [news], [said]?, gợi, tuổi, vì
-0.7: [news]., gì $, nhắc, thì, để
-0.8: năm
""",
    "tr": """\
+1.3: *ydi
+1.2: *tik
+1.0: [said]
+0.9: *dum, o
+0.8: hani
+0.7: *nun, *rdu, kact*
+0.6: *gun, *ini, *mam, *miz, [me], [me]., ^ her, daha mi, deva*, göre, konu*, sirada*,
sonr*, toru*, veriyo*, ya, zamank*
+0.5: *cti, *isi, *nim, [again]?, [said]., [said]?, [we]?, ^ bu, ^ ~ hangi, ^ ~ sonra,
^[question], adi, adresi*, anneml*, gect*, miyd*, ne ?, ne ? $, siradaki, yazd*, zama*,
zaman ~ $
+0.4: *gin, *lim, *nra, *rar, *sun, *tin, [question]?, [that]>[quantity], [we], [you],
adi ~ ?, adre*, bana, gibi, kizi*, ne zaman ?, oldu*, sira*, sonra, sonra*, takt*,
zaman ?, zaman ? $, ấy
+0.3: *asi, [question]>[said], [resume], [resume]., [you]., anne*, da, demiştin, duze*,
kaç, obur*, sen, soyl*
+0.2: *eri, *rum, [news], [said]>[my], ^[me], daha
+0.1: $, *aki, *min, ?, ? $, [my]., ^, ne zaman
-0.1: *eyi, *lik, *nde, [my]?, ^[that]
-0.2: *dan, *den, *ine, *ndi, *rak, *sil, *tir, *unu, *yor, [define]?, [past], [that],
[that]., [usual], bị, gece*, iki, ilk, mu, yapi*, ￼
-0.3: *sam, . $, [advice]>[my], [past]., en son, isti*, kire*, kirecl*, nasi*, nasil,
nasil*, ne, nedi*, nedir, nedir*, son, yazi*
-0.4: *iya, *lir, *nir, *sti, *tan, *yim, 0, [past]>[that], [question].,
[question]>[my], ^ ~ 0, ^ ~ en, de, haft*, kisa, şunu
-0.5: *lar, *mek, *ram, [advice]., [again]., [my]>[quantity], ^[my], mesa*, mi, mi ~ $,
okum*, su, önce
-0.6: *iyo, [advice], ^ ~ $, gün, hep, için, sini*, var
-0.7: *rim, *umu, aldi*
-0.8: *dir, yapa*
-0.9: mi $
""",
    "id": """\
+0.9: *nya
+0.8: kan, nama
+0.7: ^ yang, si
+0.6: [my]>[question], apa ~ $, kaya*, samp*, trus, ya
+0.5: [said]>[question], [you], bumb*, dong, kapa*, kayak, kayak*, yang
+0.4: *ain, *nan, *ran, [me]>[question], [past]>[past], [past]>[question], [store],
[you]>[past], ^ eh, ^ ~ ke, aja, bab, dia, eh, juga, kamu, mana, mau, nama*, namany*,
namanya, pela*, soal, vers*, ya ~ $
+0.3: *bih, *gal, *lak, *nin, *tua, *wal, [news], [past], [question]>[my], [remember],
[remember]., [we]>[said], [you]?, ^ ~ yang, bali*, berapa ~ $, bikini*, bikinin, dua,
hari, jadw*, jadwal, jadwal*, kema*, lagi, lebi*, lebih, lebih*, mert*, mertua,
mertua*, pers*, persis, persis*, tadi, tang*, tangga*, yg
+0.2: *jut, *rin, *rti, ., ?, [news]., [past]., [resume], [store]., [you].,
[you]>[said], ^[resume], dong $, ke, kita, lanjut, ming*, minggu*, paka*, pakai,
pakai*, sih, udah
+0.1: *yak, ? $, [me], [question]., [resume]., tapi
-0.1: $, *ing, *sih, [advice]?, [my], [question], ^
-0.2: *aku, [advice]., [again], [again]>[my], [my]>[past], [usual]>[question], atau,
bahasa*, bikin, bikin*, cara, dan, di, gima*, gimana, gimana*
-0.3: *apa, *kin, *lah, *rat, *ris, [advice], [me]>[past], [my]?, [task], [task].,
^[advice], ^[again], ^[task], ^[that], baha*, bahasa, kasi*, kasih, kasih*, kena*,
kenapa, kenapa*, lagu, meng*, sebelum, seka*, umur
-0.4: *man, [said], [you]>[my], ^[question], apa, apa yang, baku, biar, gak, gamp*,
gampan*, gampang, inga*, kare*, masi*, masih, masih*, padaha*, padahal, sebe*, sebelu*
-0.5: *asi, *pat, [usual], [usual]., ^ bedanya, ^[me], ^[my], apa $, bedany*, bedanya,
di ~ $, jam, peng*, wa, ￼ $
-0.6: *ung, ^ ~ saya, ^[said], beda*, buat, ingatkah, lima, sama
-0.7: *hir, [said]., dulu, ga ~ $, pada*, ￼
-0.8: *kah, *tan
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.3: ^[you]
+1.1: [said]
+0.9: [remember]
+0.8: [we], [you], ^[past], quote
+0.7: [me]&[my], [you]>[me], ^[resume], ^[we]
+0.6: [me]>[said], [said]., [said]>[said]
+0.5: [past]&[usual], [past]>[past], [said]?, [we]., [you]., language tr
+0.4: [again]&[me], [again]., [past]>[said], [question]>[said], [that]., [you]?,
^[question], language ja, words 16
+0.3: [past], [past]., [said]>[me], [said]>[question], ^[me], ^[my], ^[that],
language ar, question, sentences 4, words 12
+0.2: [me]?, [my]&[that], [question]>[question], [you]>[said], question at the end
+0.1: [me]>[question], [news]., [question]?, sentences 0, sentences 1, words 8
-0.1: [me]&[past], [me]&[quantity], [me]&[question], [me]., [my]&[you], [my]., [news],
[past]&[said], [question]., ^[again]
-0.2: [me]&[said], [me]&[that], [me]&[you], [my]>[said], [my]?, [past]&[quantity],
[quantity], [said]&[we], ^[usual], sentences 2, words 32
-0.3: [my], [resume]., [said]&[that], numbers 0, words 4
-0.4: [past]&[resume], [that]?, ^[news]
-0.5: [resume], [usual], ^[quantity]
-0.6: [me]>[again], [my]&[we], [said]&[you]
-0.7: words 0
-1.2: language vi
""",
    "personal": """\
+1.1: [my], ^[question]
+0.9: [me]
+0.7: language ja
+0.6: [my]., [past]&[quantity], [quantity], [question], ^[quantity], language vi,
question, sentences 0, words 32
+0.5: [me]., [my]&[you], [my]?, ^[my], language hi, question at the end
+0.4: [me]>[question], [me]?, [my]&[that], [past]>[said], [question]., numbers 0
+0.3: [me]&[that], [my]&[we], [quantity]&[question], [remember], [said]&[we],
[said]&[you], ^[me]
+0.2: [question]>[question], [question]?, [said]>[me], sentences 1, words 4, words 8
+0.1: [past]&[that], [past]&[usual], [usual], [you]., [you]>[said], ^[we]
-0.1: [me]&[quantity], [me]&[said], [me]&[you], [me]>[again], [me]>[said],
[past]&[said], [past]., [past]>[past], [said]&[that], [store], [that]?, [we].,
language en, language tr
-0.2: [me]&[past], [me]&[question], [that]., [you], [you]>[me], ^[news], ^[resume],
quote, sentences 2, words 16
-0.3: [said]., [said]?, [that], [usual]., [you]?, words 0
-0.4: [again]., [my]>[said], [past]&[resume], ^[usual], ^[you]
-0.5: [again], [news]., [resume]., [said]>[question], ^[that], language es
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
+0.7: [my]>[said]
+0.6: [that], [usual], ^[again]
+0.5: [me]&[my]
+0.4: [said]>[question], [that]?, [usual]., language ar
+0.3: [again]., [me]&[said], [me]>[again], [news]., [past]&[said], [question]&[we],
^[that], numbers 0
+0.2: [me]&[that], [past], [that]., language vi, question at the end, sentences 2,
words 32
+0.1: [me]&[question], [me]&[you], [my]&[we], [my]?, [said]., [said]>[said], [store],
language es, words 4
-0.1: [me]&[past], [past]&[resume], [question]., [said]?, ^[quantity], words 0
-0.2: [me]., [me]>[question], [me]?, [past]., [quantity], [question]>[said],
[question]?, [said]&[that], [you]>[me], ^[me], language en, language tr, words 16,
words 8
-0.3: [me]&[quantity], [my], [past]&[quantity], [quantity]&[question], [question],
[resume]., [we], [we]., [you], [you]., ^[my]
-0.4: [me], [my]., [past]&[that], [said]>[me], ^[resume], ^[you], language hi
-0.5: [again]&[me], [me]>[said], [my]&[you], [past]&[usual], [past]>[said],
[you]>[said], words 12
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
+0.5: [me]&[quantity], [me]>[again], [said]&[that]
+0.4: [me]&[past], [said]&[you], language ar, sentences 1
+0.3: [me]&[you], [my]&[we], [past]&[that], language es, language vi, sentences 0
+0.2: [me]&[question], [my]&[you], [past], [question]&[we], [that]?, [you]>[said],
language en, sentences 2, words 12
+0.1: [again]&[me], [me]&[said], [my]&[that], [news]., [store], [we], words 4
-0.1: [my]., [past]., [quantity], [quantity]&[question], [question]., [said]&[we],
[said]?, [usual]., [we]., [you]?, ^[resume], ^[that], language hi, question, quote
-0.2: [again]., [me]., [past]&[quantity], [past]&[usual], [question],
[question]>[said], [question]?, [said]>[question], [usual], ^[news], ^[past],
language ja, language tr
-0.3: [again], [me]&[my], [me]&[that], [me]>[question], [news], [past]>[said], [that],
[you]., [you]>[me], ^[me], sentences 4
-0.4: [me]?, [my]?, [past]>[past], [question]>[question], [remember], [said]., [that].,
[you], numbers 0
-0.5: [me], [my], [said], ^[my], ^[you]
-0.6: [said]>[said], words 32
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
_ah _cu _de _ej _el _en _es _la _ll _lo _ot _si _ve _y_ aba ace aci aho aje ajo bre
bue cam cio con cto cua cue dam de_ dij dos ea_ eda edo ego egu eje ejo el_ emp ero
esp esu eza fue go_ gui ias igu iji ijo jer jor jue las lgo lo_ los mab mej mos nci
ngo nos omo os_ otr oy_ por pue que rad rci rda reo rio rlo ros rra sig spu sue tad
toc tos toy ubi ue_ ued ueg uen ues uev uie ume una vue yo_ zme
""",
    "fr": """\
'ai 'av 'en 'es 'et 'on 'un _c' _ce _d' _et _j' _je _l' _le _m' _mo _po _re _su _t'
air ais ait ans aut aux c'e d'e d'h d'u deu du_ ec_ ee_ eme et_ eta eur eux ez_ fai
fau gne iqu ire is_ it_ j'a je_ jeu jou le_ les lle lui lus m'a men moi mon ns_ nt_
oir ois omb omm on_ our ous ouv pas plu pou qu' quo rai re_ rem rep sui sur tai tre
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
_a_ _ac _aq _do _em _eu _fa _fe _fi _no _o_ _os _pr _q_ _qu _um _vc aca aco ade ago
aju alh aqu bor bra ca_ cao car cei ceu cis coe com cre da_ daq dei do_ eca eia eio
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
_ca _ch _gi _kh _lu _ng _nh _ph _ro _ti _tr _tu _va _xe _xo _xu _đa _đe _đi _đo _đu
am_ anh ao_ au_ ay_ bao cai cho chu co_ ep_ ghi giu goi guo hay heo hie ho_ hoa hoi
hom hon hu_ huc huo huy iep iet ieu inh ium iup kho lai loi luo may muo ng_ ngh ngu
nh_ nhi nhu noi oai oan oc_ oi_ ong op_ pha roi ruo sao thu tie toi tru ua_ uc_ ung
uoc uoi uon uye vay đa_ đan đau đe_ đi_ đo_ đoa đoi đon đun đuo
""",
}
