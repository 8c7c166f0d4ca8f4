"""Cues that speak for or against the need of memory, as text for native speakers.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names; correct a weight in trigger_correction_data.py, not here. Date: 2026-11-30.

ORIGINAL_PHRASES: of the original one-file script, lower case; they always decide.
CUE_WEIGHTS: by language, `weight: cue, cue`; weights are added up. Cues are compared
without accents. `you said` is a row of words, `you ~ said` has one word between, `^` and
`$` are start and end of the text (in Chinese, Japanese and Korean: of a run of
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
INTERCEPT: float = -1.62
CUE_WEIGHTS: dict[str, str] = {
    "shared": """\
+1.5: [again]
+1.4: [we]
+1.3: [my], [resume], ^[again], ^[resume]
+1.2: [usual].
+1.1: [said]
+1.0: [me], [me]>[quantity], [question]>[my]
+0.9: [my]&[remember], [my]>[question], [news], [resume]., [usual], [we]?, ^[usual]
+0.8: [advice]&[you], [again]., [question]>[me], [said]?, [that], [you], ^[quantity],
numbers 0
+0.7: [again]?, [me]&[quantity], [my]., [store], [you]>[said], words 4
+0.6: [me]&[question], [me]>[question], [me]?, [my]&[past], [my]?, [news]&[that],
[news]&[we], [news]>[that], [past], [past]&[quantity], [quantity]&[tell],
[quantity]>[past], [store]?, [task]>[my], [usual]>[usual]
+0.5: [advice]&[define], [define]&[we], [news]?, [past]>[advice], [past]>[quantity],
[said]&[task], [said]>[said], [store]>[said], [that]., [we]., words 0
+0.4: [advice]&[remember], [define]&[my], [me]., [me]>[define], [my]&[quantity],
[news]&[task], [news]&[you], [news]., [past]&[you], [quantity]&[remember],
[quantity]>[question], [quantity]>[remember], [quantity]>[said], [remember]&[you],
[remember]?, [resume]?, [said]>[my], [task]&[usual], [task]&[we], [that]>[advice],
[that]>[quantity], [we]>[task], [you]., ^[store], words 8
+0.3: [advice]&[said], [advice]&[store], [advice]>[remember], [advice]>[store],
[again]&[we], [again]>[past], [define]&[news], [define]>[said], [me]>[task], [me]>[we],
[my]&[store], [my]>[past], [my]>[quantity], [my]>[tell], [past]&[store], [past].,
[quantity]&[you], [quantity]>[advice], [quantity]>[me], [question]>[store],
[resume]>[question], [said]., [said]>[quantity], [said]>[task], [store]&[that],
[task]&[you], [task]>[said], [that]>[me], [that]>[question], [that]?, [usual]>[my],
[usual]>[said], [we]>[that], [you]>[me], [you]>[question], [you]>[store], [you]?,
^[said]
+0.2: [advice]&[that], [advice]>[we], [again]&[store], [again]&[that], [again]>[usual],
[me]&[past], [me]&[said], [me]>[tell], [me]>[that], [me]>[you], [my]&[task],
[my]&[that], [my]>[remember], [my]>[we], [my]>[you], [news]&[quantity], [news]>[me],
[news]>[news], [past]&[usual], [past]>[said], [question]&[task], [question]&[we],
[question]&[you], [question]>[question], [question]>[remember], [question]?,
[resume]>[me], [said]&[we], [said]&[you], [said]>[store], [said]>[we], [said]>[you],
[store]&[we], [store]>[my], [store]>[question], [store]>[you], [task]?, [that]&[you],
[that]>[usual], [that]>[we], [we]>[again], [we]>[question], [you]>[quantity], ^[you]
+0.1: [advice]&[again], [advice]&[news], [advice]&[quantity], [advice]&[question],
[advice]>[said], [again]>[said], [again]>[that], [me]&[news], [me]>[advice],
[me]>[said], [my]&[said], [my]>[advice], [news]&[past], [news]&[question],
[news]>[you], [past]>[me], [quantity]&[said], [quantity]&[that], [quantity]>[my],
[question]&[remember], [question]&[said], [question]>[we], [said]&[store], [store].,
[store]>[that], [tell]?, [that]>[that], [you]>[that], ^[past], language pt,
language tr, numbers 1, question
-0.1: [advice]., [advice]>[question], [again]>[news], [define]&[question], [my]&[news],
[my]>[my], [past]>[past], [remember], [resume]>[you], [store]>[me], [that]&[we],
[we]>[me], [we]>[my], ^[question], language en, language ja, language ko
-0.2: [advice]&[tell], [advice]&[we], [advice]>[advice], [advice]>[me], [advice]>[my],
[again]&[define], [again]&[news], [again]&[quantity], [again]>[my], [again]>[question],
[define]?, [me]>[my], [me]>[remember], [my]&[question], [my]&[resume], [my]&[you],
[past]&[said], [past]&[that], [past]>[my], [past]>[question], [past]>[usual],
[quantity], [quantity]., [question]&[usual], [question]>[past], [remember]&[task],
[remember]&[tell], [remember]>[that], [task]>[me], [task]>[task], [task]>[that],
[tell]>[me], [that]>[my], [usual]>[question], [we]>[quantity], [we]>[resume],
[you]>[again], ^[define], language ar, language de, language vi, language zh,
sentences 1, words 28
-0.3: [advice]&[past], [advice]>[tell], [again]&[my], [again]&[past], [define]&[me],
[define]>[me], [me]&[resume], [me]&[task], [me]&[that], [me]>[me], [me]>[store],
[news]&[said], [past]>[again], [quantity]&[usual], [quantity]>[you], [question],
[question]&[that], [question]>[tell], [remember]&[said], [remember]>[remember],
[resume]&[said], [said]>[news], [store]&[you], [task]&[that], [tell]&[we],
[tell]&[you], [tell]., [that]>[define], [that]>[remember], [that]>[store],
[usual]>[news], [usual]>[quantity], [usual]>[you], [usual]?, [we]&[you], [you]>[my],
[you]>[tell], ^[tell], language unknown, sentences 4, words 16
-0.4: [again]&[remember], [again]&[you], [me]>[usual], [my]>[said], [past]>[that],
[quantity]&[we], [question]>[advice], [remember]>[question], [remember]>[said],
[remember]>[you], [resume]>[past], [said]>[past], [said]>[question], [that]&[usual],
[usual]&[we], [usual]>[me], [you]>[we], ^[advice], ^[we], numbers 2
-0.5: [again]&[me], [again]&[question], [again]&[said], [my]>[news], [news]&[usual],
[past]&[remember], [past]&[we], [past]>[we], [question]&[resume], [question].,
[question]>[said], [remember]., [remember]>[me], [remember]>[past], [resume]&[that],
[task], [usual]>[that], sentences 0
-0.6: [again]&[task], [me]&[usual], [past]&[question], [question]>[that],
[remember]&[that], [said]>[usual], [task]>[again], sentences 3, words 24
-0.7: [advice]&[my], [advice]?, [define]., [me]&[we], [my]&[usual], [my]>[me], [task].
-0.8: [advice]&[me], [again]>[you], [question]>[define], [said]>[me], ^[task],
words 20
-0.9: [advice], [define], [my]&[we], ^[remember]
-1.0: ^[me]
-1.2: ^[my], question at the end
-1.6: [me]&[my]
-2.2: numbers 3, words 32
-2.7: quote
-2.9: paste
""",
    "en": """\
+1.0: the
+0.8: ^ ok, ok
+0.7: *rch, ^ ~ 0, it, out
+0.6: brea*, did, so, van'*, van's, van's*
+0.5: *day, *n's, *ote, 0 ~ $, [me], back, done, next, one, put, the ~ ?, the ~ one,
then, thing, thing*, we
+0.4: *ked, *ned, 0 $, 0 ~ the, ? ?, [again], [my], [my]?, [past]?, [question]>[my],
[you]>[me], ^ which, bit, did i, for the, here, of the, out ~ the, then $, thin*,
to ~ $, trea*, we ~ on
+0.3: *ats, *ond, *t's, [again]?, [me]., [question]., ^ right, ^ the, ^ when, ^ ~ i,
^ ~ my, ^ ~ so, about the, but, my, now, off, on, run, same, same ~ as, second, up,
was, whats, whats*
+0.2: *ght, *out, *rry, *ted, *tor, [again]., [me]>[that], [me]?, ^[question], ^[you],
day, got, have, i, i'm, righ*, right, right*, the ~ is, u, with
+0.1: *her, *ich, *ual, [me]>[you], [news], [we], [we]?, before the, just, plea*,
please, please*, usua*, usual, usual*, when, whic*, which, which*, with the
-0.1: $, *ing, *ion, *nce, . $, [me]>[question], [quantity]., [question],
[question]>[you], [tell], [that]?, ^, how, or
-0.2: *ain, 0 ., [advice], [advice]>[tell], [past], [question]>[said], [said], [task],
[task]., [tell]>[me], ^ what, ^ ~ was, ^[advice], ^[me], ^[tell], a ~ $, explai*, from,
how do, how do i, how ~ i, if, thir*, to
-0.3: *ays, *ble, *ent, [advice]., [advice]>[me], [quantity], [question]>[advice],
[question]?, [remember], [that]>[me], [you]., ^ i always, ^ ~ always, ^ ~ do, alwa*,
always, always*, an, expl*, for a, four, i always, i ~ to, in, is 0, long, minu*,
minute*, no, only, that, the ~ $, the ~ of, time, want, ￼, ￼ $
-0.4: *ate, *ies, *mes, *red, [me]>[said], [remember]>[me], [tell]., [that], [that].,
^ how, ^ ~ a, ^[my], at, can, comp*, do, is it, sent*, senten*, star*, thre*, what ~ i,
what's, what's*
-0.5: *art, *ers, ^ i, is that, last time, says, what, your
-0.6: *ber, ., ? $, [past]., last
-0.7: ^ my
-0.8: a
-1.0: is
""",
    "zh": """\
+1.8: 那
+1.1: [me]>[question], 了, 了$
+1.0: 号
+0.8: 只, 第
+0.7: ^下一, 咧, 咧$, 换
+0.6: [me]?, ^下, 先, 妈, 续, 边, 𠮶
+0.5: [my]>[question], ^说, 下一, 主, 今, 先生, 后, 咱, 子, 对, 按, 敏, 整, 来, 第二, 给, 过
+0.4: [me]>[said], [that], [we]>[question], ^ ￼ ?, ^ 𠮶, ^客, ^续, ^老, 下, 个字, 几, 变, 后面, 哪,
哪天, 填$, 字, 已, 张, 把, 掉, 来着, 来着$, 班, 给我, 过敏, 配, 里, 问, 阵, ￼ ~ $
+0.3: ?, [my], [quantity]?, [resume], [resume]., [said]>[said], [that]., [we], [we].,
[we]>[said], ^ 𠮶 $, ^[again], ^[usual], ^后, ^咱, ^咱俩, ^换, ^还, 一步, 你, 你说, 俩, 候, 再, 几号, 单,
呢, 呢$, 咱俩, 啦, 啦$, 团, 型, 填, 天, 天$, 她, 它, 家, 少, 差, 底, 我, 我那, 报, 掉$, 时候, 月, 样$, 款, 段, 照,
生日, 的那, 着, 礼, 算, 组, 编, 被, 译, 跟你, 返, 都, ￼ ?, ￼ ? $, 𠮶 $
+0.2: ? $, [advice]>[me], [me], [me]>[quantity], [me]>[that], [news]., [past]?,
[question]>[me], [that]?, [usual], [usual]., [you]>[question], ^[advice], ^[me], ^[my],
^[that], ^[we], ^不, ^别, ^接着, ^照, 下$, 不是, 不要, 个, 写$, 出来, 分, 别, 到底, 同, 吧, 吧$, 告, 哪一, 哪个,
四, 完, 就, 折, 排, 教, 日, 时, 是什, 是什么, 是哪, 条, 来$, 标, 的, 着$, 第几, 要, 该, 那张, 面
+0.1: [my]?, [news], [past], [quantity], [said]?, [you]>[said], [you]?, ^ $, ^今, ^他,
个$, 今天, 位, 公, 写, 往下, 打, 文, 本, 步, 的$, 请, 跟, 那个, 题
-0.1: [advice]., [quantity]., [question], ^ ~ 。, ^ 。 $, ^帮我, 。 。, 一句, 么$, 什么$, 信, 全,
可以, 吃, 学, 带, 式, 成, 手, 放, 是, 期, 样, 老, 起, 还
-0.2: $, 0, ? ~ $, [again]., [past]>[question], [remember], [said]., ^, ^ 0, ^ 。,
^ ￼ $, ^怎么, ^想, ^明, ^那, 。 ~ $, 。 ~ 。, 一般, 三, 上一次, 不, 中, 久, 之, 五, 们, 会, 但, 保, 做, 儿, 六,
到$, 办$, 十, 半, 回, 多久, 大概, 封, 小, 年$, 往, 得, 我们, 方, 概, 次, 比较, 气$, 水, 电, 结, 自, 般, 西, 计, 话,
语, 说, 车, 较, 钟, 顺
-0.3: [again], [me]>[advice], [me]>[me], [remember]., [you]>[again], ^上, ^你, ^怎, ^是,
^没, 。, 一下, 一直, 上, 上一, 两, 之前, 也, 事$, 代, 以, 以前, 八, 去, 叫, 叫我, 合, 吗, 吗$, 夜, 大, 岁, 己, 帮, 帮我,
年, 度, 慢, 我爸, 推荐, 无, 最近, 架, 死, 每, 比, 没有, 法, 爸, 直, 第一, 米, 自己, 荐, 记, 该怎, 该怎么, 轮, 近, 这段, 适,
通, 铁, 错, 随, 风, 风$, 饭, 高, 高铁, ￼ $
-0.4: 0 $, [me]., [we]>[past], ^[question], ^[said], ^一, ^我, ^有, ^要, 。 $, 一, 一个$, 一次,
三点, 不$, 人, 你好$, 原, 发, 咋, 多, 好的, 定, 很, 才, 早, 朋, 朋友, 气, 点样, 真, 种, 聊, 见, 谢
-0.5: ^你好, 一个, 么, 些, 你好, 前, 友, 和, 好, 怎么, 新, 还是, 首
-0.6: 好$, 怎, 点, 跑
-0.7: 事, 安, 有, 这
-0.8: 想
-0.9: 能
""",
    "ja": """\
+1.0: た
+0.8: ド
+0.7: [question]?, ^次, あ, った
+0.6: いて, 今, 名, 番
+0.5: ^も, ^今, ^俺, ^残, ^残り, き, さん, し, たか, たん, てた, の, ほ, み, 件, 俺, 戻, 次, 残り
+0.4: !, [again], [my]., [past]>[said], ^ 。 $, ^[my], お, する$, たの, だっ, てくれ, ね, の名, の名前,
め$, んで, 入, 名前, 母, 読, 酒, 頼
+0.3: [me]., [my]>[question], [news], [news]., [past]., [question], [that], ^あ, ^次の,
。 $, お愿, お愿い, き$, した, しま, だった, っ, っけ, っけ$, っぱ, てくれた, で$, ですが$, ね$, ぱ, む, め, ろ, ん, ード,
一緒, 三, 作, 先, 出, 定, 愿, 愿い, 日, 月, 私, 続き, 緒
+0.2: [advice]?, [again]., [my], [question]>[question], [said], [said]., [said]>[said],
[usual], ^ ￼, ^[usual], ^う, ^うちの, ^私の, あの, け$, こ, します, します$, つ, て$, ま, まし, ました, る$, わ,
出し, 出して, 次の, 私の, ￼
+0.1: [past], [that]., [usual]., ^ $, ^ ~ $, ^うち, ^私, いつ, いつも, えて, か, くれ, じ, だ, つも, ど,
なん, れた
-0.1: $, ^, ^ 0, 。, い, が$, た$, ち, も, ょ
-0.2: 0 。, ?, ? $, [define], ^ ~ ?, 。 ~ $, ある$, い$, いい, う, くら, け, だけ, ない, なる, にな, や,
ょう, 书, 人, 何, 言
-0.3: ^ 。 ?, ^な, ^なん, ^前, ある, って何, てい, て何, でも, べ, ら, る, れて, オ, ク, ル$, 円, 分, 合, 文, 给, 语,
￼ $
-0.4: 0 $, [advice], ^ ~ 0, ^こ, これ, せ, て, に, のお, り, セ, ピ, マ, ラ, ン, ール, 気, 理, 者, 英, 英语
-0.5: [question]., ご, るの, リ, 使, 前回, 相, 表, 食
-0.6: 0, [advice]., って, ば
-0.9: が
-1.0: を
""",
    "ko": """\
+0.9: ^그
+0.8: ^거$, 지$
+0.7: ^거, 번, 했
+0.6: ^그$, ^스, ^했, 목, 표
+0.5: [question]>[question], ^번, ^하, 거$, 그, 다, 서$, 애, 어, 였지, 였지$
+0.4: 0 ~ $, ^[my], ^나$, ^내$, ^다, ^알, ^이, ^이번, ^저, ^총, 그$, 내, 내$, 매, 봤, 사, 실, 알, 았, 음$,
이번, 저, 차, 총, 터
+0.3: [me]?, [my]?, ^[me], ^결, ^내, ^내가, ^내가$, ^다음, ^다음$, ^며, ^며칠, ^뭐였, ^박, ^써, 나$, 내가,
내가$, 네, 는데, 는데$, 다$, 다음, 다음$, 대로, 더, 름, 며, 며칠, 무, 뭐였, 박, 상, 서, 스, 신, 어요, 어요$, 은$, 음,
이었, 자$, 작, 잖, 잖아, 장, 저$, 주, 줘, 줘$, 차$, 추, 칠, 해서, 해서$
+0.2: 0, [again], [question]., [said], [said]>[said], [task], [that], [that]?, ^그때, ^제,
^한$, 그때, 니, 니$, 대로$, 더라, 더라$, 라$, 료, 받, 번에, 번에$, 시, 어$, 었, 우, 일, 죠, 죠$, 집, 테$, 한테, 한테$,
해
+0.1: 0 $, [my], [quantity]., [said]., ^ ? $, ^ ~ $, ^또, ^또$, ^먹, ^시, 가$, 거, 또, 또$, 번$,
안, 였, 지
-0.1: $, . ., [advice], [past], ^, ^가, ^마, ^해, 가, 개, 게$, 는, 던$, 데$, 로$, 를$, 리$, 보, 연,
요$, 이$, 전에
-0.2: . . $, . ~ $, 0 0, 0 ~ ., ? $, [quantity]?, [you], ^ $, ^ ￼ $, ^대, ^미, ^수, ^어떻,
^어떻게, ^어떻게$, ^있, ^포, ^하나, 고$, 금, 기, 기$, 까, 던, 데, 떻, 떻게, 떻게$, 마, 만, 아, 야, 야$, 어떻, 어떻게,
어떻게$, 에, 용, 있, 전, 좀, 좀$, 파, 하나, ￼ $
-0.3: [question]?, [said]>[question], ^ 0 0, ^ ￼, ^마지, ^마지막, ^말, ^모, ^시간, ^파, 가요, 가요$,
난, 날, 대, 도$, 드, 마지막, 만$, 면, 문, 미, 세, 에서, 에서$, 영, 월, 인데, 인데$, 정, 지난, 지막, 크, 통, 피, ￼
-0.4: [past]>[me], [past]>[my], [past]>[past], ^남, ^어, ^예전, ^예전에, ^카, 국, 남, 년$, 는$, 리,
막, 말, 면$, 모, 시간, 업, 예전, 예전에, 요, 을, 을$, 의, 인, 임, 재, 제, 트$, 포, 하, 함$, 행
-0.5: [me], 년, 로, 법, 법$, 세요, 세요$, 직, 치, 친, 카, 함
-0.6: 나, 울
-0.7: 도
-0.8: [me].
""",
    "es": """\
+0.9: con el, otro, sigu*
+0.8: *mos, ^ ~ la, la, ya
+0.7: *aba, *sto, cuál, que ~ de
+0.6: *imo, *mar, *pas, *ulo, ahor*, cuántos, el, sabe*, sala*, se ~ la, tu
+0.5: *ber, *ter, *yer, [question], ^ dale, ^ vas, ^ vas y, dale, era, igua*, lama,
mi ~ de, o, o de, q, toca, vas, vas y
+0.4: *nia, *nte, ^ ya, ^[past], con, cuanto*, de la, la ~ $, las, las ~ de, no ~ $,
punt*, punto, punto*, tien*, veni*
+0.3: *cha, *nes, *rme, *toy, ? ?, ? ? $, [past], [past]>[you], [past]?, [quantity]?,
[question]>[question], [question]>[resume], ^ cuántos, ^ oye, ^ ~ que, ^ ~ y, ^[said],
a ~ $, de los, del, días, el ~ ., el ~ ?, en que, esto*, estoy, estoy*, faltab*, llev*,
lo de, otra, oye, que, sigue, sigue*, siguie*, siguiente, tall*, trab*
+0.2: *ana, *gue, *ina, *rio, *tos, [question]>[me], [question]?, [said]?, [that],
[that]., ^ el, de, del ~ $, el de, falt*, la ~ y, llevo, llevo*, mi ~ $, que ~ la,
sema*, semana*, y ~ 0
+0.1: *ado, [quantity], [we], ^[again], el ~ de, qued*
-0.1: *tes, 0, [me]?, cuen*, le, lo
-0.2: *ame, *ede, *era, *ero, *ias, *ico, *ien, *les, *ngo, *tas, [my].,
[question]>[said], [that]>[me], [you]., [you]>[said], ^ ~ el, ^[me], cuánto, de 0, me,
por, pued*, que ~ el, quien, quien*, trad*, traduc*, y
-0.3: *dos, *gar, *ras, *tor, *una, *ura, . $, ?, [me]>[past], [me]>[said], [me]>[you],
[question]>[that], [remember], [remember]>[question], [usual], [usual]?, [you]?,
^ como, acue*, acuerd*, alguna, alguna*, antes de, corr*, cuenta*, dife*, difere*,
en la, entr*, ha, ingl*, ingles*, inglés, mism*, pasa*, quit*, se, se me, signif*, vez,
yo
-0.4: *das, *ego, *ica, *ior, *nos, *rde, *res, *rse, *tro, ? $, [question]>[past],
[you]>[my], [you]>[question], ^ que le, ^ tengo, ^ ~ de, ^ ~ para, ^ ~ un, ^[you], a,
antes, antes*, cada, como, cont*, cort*, desc*, en, hay, le digo, le ~ a, me ~ en,
pero, que le, que no, que se, quie*, sign*, sin, sin que, ￼, ￼ $
-0.5: *ada, *ima, *sta, [me]>[question], [you], [you]>[me], ^[question], abue*, de ~ ?,
digo, el ~ en, es, fue, lleg*, mi ~ que, si
-0.6: *nta, [my]>[question], ^ ~ le, algu*, ante*, la ~ vez, una
-0.7: *ria, a mi, un
-0.8: camb*
""",
    "fr": """\
+1.5: du
+1.0: la
+0.9: le, le ~ de
+0.8: *ait, deva*
+0.7: ^ c
+0.6: *ais, *ine, avai*, j'ai, jour, le ~ $, tu, y
+0.5: *ire, *mme, *ste, [me]., ^ je, ^ ~ a, chez, d'ha*, déjà, et ~ le, il me, midi
+0.4: *tie, 0, [my]., [my]>[question], [question]>[that], [said]>[question],
[that]>[me], [usual]., avait, avait*, elle, l'en*, pas ~ $, que je, sur, tout
+0.3: *lle, *nne, *rte, *son, *ule, *uve, [advice], [me]>[advice], [question]>[me],
[question]?, [that]?, [we]>[resume], [you]>[said], ^ bon, ^[resume], alle*, bon, c'et*,
c'etai*, c'était, comme, comme*, donc, du ~ ?, etai*, etait*, il, l'au*, l'autr*,
l'autre, la ~ $, m'avais, pour la, que tu, qui, retrou*, retrouve, tu m'avais, était
+0.2: *che, *hab, *tte, [question]>[my], [question]>[past], [you], [you]?,
^ comme d'hab, ^ tu, ^ ~ d'hab, cett*, cette, cette*, comme d'hab, d'hab, d'hab*,
deux*, deuxie*, deuxième, ma, pour le
+0.1: *est, *tre, [me], [my], [said]>[my], [usual], ^ comme, m'av*, pas, que, quel
-0.1: *ion, ? $, [we]., avec, comp*, quoi, repond*, une ~ de
-0.2: *ant, *ent, *igo, *ler, 0 0, ?, [that]., [we], ^ ~ me, ^ ~ on, ^[my], ^[past], c,
comm*, cont*, cour*, de 0, et, frig*, frigo, frigo*, je, je lui, moi, par, si
-0.3: *ain, *ere, *eur, *ger, *nce, *ose, *que, ., [me]>[said], [my]?, [question].,
[question]>[we], [resume]., [said]>[me], [said]>[that], ^ la, ^ la dernière, ^ ma,
^ ~ de, ^ ~ dernière, ^[we], avan*, avant, avant*, de ~ en, dernière fois, inte*,
la dernière fois, la ~ fois, nous, on, ou, part*, pour, pour*, repo*, un ~ de, vous,
ça, ￼ $
-0.4: *dre, *mps, *nts, *tes, *uis, [me]>[my], [me]?, [remember], [resume], [said].,
[we]>[said], ^ ~ un, ^[me], a, a la, ce, commen*, entr*, entre, entre*, fois,
lui ~ quoi, pass*, plus, pour un, quoi $, refu*, temp*, temps, temps*, ￼
-0.5: *ter, 0 ans, [again]>[question], [me]>[question], [my]>[me], [said],
[that]>[question], ans, comment, deux, les ~ $, reprendre
-0.6: *hon, *urs, corr*, est, une
-0.7: *ois, les
-0.8: *and, *tin, en
-0.9: un
""",
    "de": """\
+0.9: bin
+0.8: alle*, doch
+0.7: *les, beim
+0.6: *mer, *tzt, [you]>[me], ders*, dersel*, hab ich, hast, kann, war
+0.5: *lan, *nkt, *tel, [advice]., [advice]>[that], [my]?, [that]>[that], den, für die,
hab, jetz*, jetzt, jetzt*, já, kann ~ $, schr*, wieder
+0.4: *abt, *der, *elt, *est, *mal, 0, [question]., ^ ~ die, ^[said], ab, alles,
alles*, bin ich, geha*, gehabt, gehabt*, im, nachst*, oder, so, tag, wie gehabt,
wie ~ $
+0.3: *ade, *ben, *nde, *rag, *tte, [advice], [me]>[said], [said]>[me], [that]>[me],
[that]>[question], [that]>[you], [we]>[that], ^ die, ^ hab, ^ ok, ^ und, ^ ~ ist,
^[question], die, frau, i, mit, mit ~ $, muss, nich*, noch*, nochma*, nochmal, ok,
punk*, punkt, punkt*, und, und die, unse*, wann, ware*, waren, waren*, welc*, welche*,
wied*, wieder*, zwei*
+0.2: *nau, *rte, *sel, ? $, [again]?, [my], [my]>[that], [resume]., [usual], ^ welche,
^[resume], ande*, der, diesma*, diesmal, dir, du, gena*, genau, genau*, mit der, scho*,
schon, schon*, vom, weit*, weiter, weiter*
+0.1: *hen, ?, [question]>[we], [you]>[said], ^ ~ 0, ^[that], mein, mein*, nach*,
zweite*
-0.1: [again]., [question], ^[me], auf, in der
-0.2: $, *her, *len, *mit, *ten, *zen, [advice]>[me], [advice]?, [define], [past]?,
[quantity], [question]>[advice], [question]>[resume], [question]>[that], [said],
[said]., [that]>[again], [that]>[past], [you]., [you]>[that], ^, ^ bitte, ^ was, einen,
einen*, erin*, erinne*, habe*, haben, haben*, in, ist, letz*, letzte*, mal, pass*, wie,
￼
-0.3: *cht, *ert, *hte, *ich, *ing, *men, *nem, *ner, *ort, *ren, *sen, *tze, ., . wie,
[my]., [my]>[me], [quantity]., ^ ~ hat, ^[past], ^[you], darf, das ~ $, erkl*, erklar*,
gesa*, klin*, lang*, mich, mutt*, mutter*, noch ~ $, raus, ￼ $
-0.4: *bar, *ger, *nen, *nst, *rde, *sst, *uch, [me]>[that], [past]>[said],
[question]>[question], ^ ~ sie, an, dass, fünf, geht, jede*, selb*, trin*, zu
-0.5: *eit, *tes, *vor, [question]?, [that]>[my], [that]>[said], ^ ich, ^[we], ein,
eine*, flie*, komm*, was, wenn
-0.6: *ern, [we]>[said], eine, noch, seit, sie
-0.7: *ung
-0.8: das
-0.9: wie ~ ich
-1.0: man
""",
    "pt": """\
+1.0: bora
+0.8: ^ bora
+0.7: a ~ da, em que, pro
+0.6: *tei, ., agor*, agora, agora*, daqu*, qual, so
+0.5: *ceu, *ite, *ora, *ste, [you], ^ em, ^ em que, ^ ~ dia, ^ ~ o, ai, com o,
daquel*, e ~ o, falt*, não, o, plan*, prox*, proxim*, próxima, que dia, ta, ver
+0.4: *ele, *iso, *mos, *rma, *rte, *tao, [advice], [again]., [past]>[question],
[question]>[my], [store], [store]., [you]., [you]>[question], a, aque*, capitu*,
capítulo, cham*, do, e que, era, esta*, na, o ~ do, preciso, qual era, quantos, to,
tudo, ver $
+0.3: *ana, *rio, *tos, *ulo, 0 ., [advice]., [me]?, [question], [question]>[said],
[question]?, [you]>[said], a ~ de, aquela, aquela*, capi*, de novo, fico*, ficou,
ficou*, mesm*, mesmo, mesmo*, mont*, paro*, parou, parou*, part*, parte, parte*,
próxima ~ $, que eu, que ~ e, semana, term*
+0.2: *nda, *smo, 0 $, [past]., [quantity]., [question]>[you], [said], [usual]., deu,
e agora, já, manda, manda*, meu, novo, outr*, prec*, qual e, segu*, sema*, semana*
+0.1: $, 0, [again], [quantity], [said]., [said]?, [usual], ^, aquele, aquele*, da, eu,
precis*
-0.1: *ado, *nha, [past]?, e, perg*, pergun*, port*
-0.2: *nte, *nto, *rar, *ria, *sse, *tar, [me], [my], [my]?, ^ como, ^ minha,
^ quanto tempo, ^ ~ meu, ^ ~ tempo, do ~ $, minha, minha*, o que e, quanto tempo,
que e, tempo, tempo*, uma, ￼
-0.3: *ais, *ito, *ixa, *nta, ? $, [me]>[question], [task], [that]>[question], ^ o meu,
^ o que, ^ quanto, com, dar, minh*, ou, temp*, um
-0.4: *ava, *ica, *nca, *tes, [question]>[that], [said]>[me], ^ o, a ~ ?, ante*, antes,
antes*, de, de ~ ?, me, pass*, quanto, que, que não, sem, tem, ￼ $
-0.5: *ade, *cao, *car, *ico, *mpo, 0 ~ e, [me]., ^ qual, ^[question], isso, pedr*,
pra
-0.6: *ato, ^[my], se, ulti*
-0.7: como
-1.0: o que
""",
    "it": """\
+0.9: *evi
+0.8: *amo, *nti, alla, il
+0.7: *ato, ^ ~ il, dai, fini*, non
+0.6: del, poi, sono
+0.5: *ava, *era, *evo, *lla, *tro, ^ mi, ^ ~ ho, ^[question], col, dei, il ~ $, no $,
quel*, seco*, second*, sett*, stav*, stavol*, stavolta, vai
+0.4: *llo, *rni, [again]., [quantity]>[advice], [question]>[my], ^ dai, ades*, adesso,
adesso*, avan*, avanti, avanti*, avev*, che ~ sono, facc*, fino, giữ, ho, l'al*,
l'altr*, l'ho, la ~ $, punt*, pure, scal*, si e, stan*, sugg*, sugger*
+0.3: *ati, *gio, *gli, *ice, *ovo, *tti, *usa, [advice]., [my]., [news], [past]?,
[quantity]?, [question]>[you], [said], [said]., [usual], ^ che, ^ e, ^ ~ col,
^[quantity], avevi, avevi*, codi*, codice, codice*, fatt*, giorni, giorni*, il ~ di,
la, mess*, mi avevi, per la, più, prov*, quale, quale*, quella, quella*, rispon*,
scus*, soli*, stanza, stanza*, sull*
+0.2: *ata, *eva, *rto, *sso, *tto, [my], [question]>[advice], [question]?, [usual].,
[you]>[question], ^ il, che, devo, e, la ~ ?, lett*, ma, messo, messo*, no, quan*
+0.1: *nda, *nza, [advice], [again], [question], avevam*, avevamo, per
-0.1: ., 0, [me]., [question]., io, ques*
-0.2: *cco, *ire, ?, [advice]?, [quantity]., [question]>[me], [question]>[said],
[said]>[question], [task], ^ come, ^ ~ mio, ^ ~ una, ^[resume], chie*, ci, cosa, dell*,
della, della*, di, dice, dove, due, la mia, mi, o, qual*, tre
-0.3: *cca, *che, *chi, *ica, *nto, *ole, *pre, *sco, *ssa, *ura, [me]>[question],
[me]?, [past]., [remember], [we], [we]., ^ la mia, ^ le, ^ ~ mia, ^ ~ si, che ha, da,
la ~ di, nell*, prim*, sempre, sempre*, si, volt*, volta, volta*
-0.4: *ano, *ate, *gno, *ico, *ino, *lio, *rdi, *rla, 0 anni, [define], [me]>[me],
[question]>[we], [resume], [resume]., [you]?, ^ cosa, ^ ~ della, anni, come lo, con,
fa, glie*, ha, ho il, in, l'ul*, l'ulti*, lo, mi ~ $, regi*, semp*, si ~ $, sul, vecc*,
vecchi*, và, ￼
-0.5: *are, *cci, *imo, *ono, *osa, . $, [me], [you]>[said], a ~ che, al, cambia*,
come, come ~ dico, cose, fila*, filast*, filastrocca, prima di, rispos*
-0.6: *nte, ^[my], camb*, figl*, figlio, figlio*, se
-0.7: le
-0.8: *ivo, ^ ho, una
-1.1: un
""",
    "ru": """\
+1.2: так
+1.1: *иши
+0.9: *ась
+0.8: *ала, *али
+0.7: *ила, *мер, она, спис*
+0.6: ., ^ ~ как, всё, от, той
+0.5: *лся, *чка, [me]., [question]>[me], [said], [usual]., [you]., ^ ~ по, ^ ну,
в ~ ?, мы, ну, она ~ $, оста*, твое*, у
+0.4: *ваи, *ено, [question]>[my], [remember], [that]., [we], [you], вариан*, всё таки,
дава*, даваи*, давай, зака*, и, сдел*, след*, следую*, таки, там, тоже, у меня
+0.3: *вут, *дно, *ему, *ому, *рах, [advice]., [me], [said]., [usual], [we]?,
^ ~ зовут, ^ ~ с, ^ как зовут, ^ на, ^[usual], вари*, даль*, дальше, дальше*, зову*,
зовут, зовут*, как зовут, како*, карт*, он, прог*, стра*, ты, у ~ в, я ~ $
+0.2: *вал, [advice], [past]., [resume], ^ ~ мне, ^ ~ я, ^[again], в ~ $, какои*,
какой, опят*, опять, опять*, по, согл*, уже, я
+0.1: *ком, *ьше, [again], [again]., [question]>[we], [resume]., [said]?, [we].,
[you]>[me], ^[question], ^[you], без, не ~ $, пере*, пове*
-0.1: *нои, ?, ^[my]
-0.2: *выи, *кии, *ься, 0 ~ 0, [me]?, [past], [question]>[said], ^ ~ в, ^ мой, говори*,
или, отве*, раз, телефо*, чтоб
-0.3: 0 $, 0 ~ $, [you]>[said], гово*, если, запя*, кто, ли, мне, отли*, отлича*,
отличается, послед*, последний, последний раз, прид*, сказ*, ￼ $
-0.4: *ера, *зал, *кам, *нии, *ора, 0, [advice]>[me], [quantity]., [you]>[past], ^ чем,
^[me], в, добр*, как, мой ~ не, сказал, сказал*, теле*, хомя*
-0.5: *ать, *еду, *тся, [past]>[question], [past]?, [that]?, ^ у, ^ у меня, ^ что, для
-0.6: *ови, [me]>[question], [question]>[question], ^ ~ меня, посл*
-0.8: про
-0.9: *ить, это
-1.0: чем
""",
    "ar": """\
+0.9: العي*
+0.8: ^ طيب, أنها, طيب
+0.7: [said], [we]., اللي, انت, رأى
+0.6: *يلة, ؟, إلى, الثا*, المك*, مستو*, ولا ~ ؟
+0.5: *اها, *تني, *شهر, *قتي, *يمة, [again], [my]>[me], [remember], [said]., [that],
[that]., ^ وش, ^[my], أنا, الآن, البا*, الثاني*, الجد*, العم*, بس, دلوق*, دلوقتي,
دلوقتي*, زوجي, لكن, نسيت
+0.4: *اول, *دين, *يال, 0 $, 0 ~ 0, [me]>[me], [quantity]., [remember]?, [said]>[my],
[that]>[question], [usual], [usual]., أنا ~ كام, الأول, الاول*, التم*, الجديد*, بعده,
بعده $, حقي, في ~ ؟, مش, من ~ وش, نصحت*, وش
+0.3: *الة, *بون, *ضبط, *لوب, *ناه, [again]., [news]., [resume], [resume].,
[that]>[said], [we], ^ ~ كان, ^ ~ ￼, ^[again], ^[quantity], ^[resume], ^[usual], ؟ $,
أي, الاس*, البد*, البديل*, الجم*, الزب*, باقي, بالض*, بالضبط, بالضبط*, ￼
+0.2: *اية, *مين, *يدة, *ينا, [me]., [my]., [said]>[question], [said]?, [that]>[my],
^ كم, ^[said], التا*, حطيت, قلت, كمل, نفس
+0.1: [question]>[said], [remember]., اسم, الاو*, على, ولا
-0.1: [me], [past], [question], [question]?, [we]>[my], ^[me], قبل
-0.2: $, [define], [define]., [me]?, [my], [past]?, [question]>[my], [task], [task].,
[you]., ^, ^[define], ^[task], عندي, ما, مرة, من
-0.3: *احة, *اقة, *اكل, *رني, ., . $, [advice], [my]>[that], [question]>[you], [you],
^ ~ أقول, ^ كيف, آخر, آخر مرة, أم, ابني, التس*, السل*, النع*, كل, من غير
-0.4: *ترح, *رها, *يقة, 0, [my]>[question], [my]?, [quantity]?, [question]>[question],
[we]?, ^ ~ ايه, ^[question], ^[you], أن, إيش, ازاي, اقتر*, اقترح, اقترح*, البي*, الوا*,
بالب*, بالش*, بدون, غير, مع
-0.5: *ميل, [question]>[that], [we]>[quantity], بعد, وما
-0.6: *تين, [question]>[me], [question]>[past], ^ ~ ما, أحسن, وأنا
-0.7: ايه
-0.9: أقول
-1.3: كيف
""",
    "hi": """\
+1.4: अब
+0.8: नंबर, बाकी
+0.7: [my]>[question], ab, जो, था
+0.6: *यास, [me]>[question], ^ meri, मेरी
+0.5: *ion, [tell], [tell]., ^ मेरी, haan, गई, रहा, वाला, वाले
+0.4: *aya, [past], [question]>[past], [resume]>[question], [usual], [usual]?, hai ?,
hai ~ $, ka, meri, wala, wo, उसी, उसी ~ में, कब, कम, किया, किस, किस ~ में, बाकी ~ $,
रहा है, वाली, शुगर, ही, हूं, है $
+0.3: *ent, *ंने, *दाज, *लकर, [past]., [said]?, [you], ^ ~ का, ^ ~ के, ^ ￼, jo, kab,
tha, अंदा*, अंदाज*, अंदाज़, अंदाज़ में, गए, जी, दिन, बारी, मैंन*, मैंने, मैंने*, हमने,
हो
+0.2: [me], [my], [news]>[news], [resume], [said], [that]>[question], [usual]>[past],
^ ~ ka, ^[you], naam, थे, नहीं, में $
+0.1: ?, [my]., [resume]., [you]., ^[my], ^[resume], और, जैसा
-0.1: *hle, [advice], ^ मेरे, को, ।
-0.2: *ालय, *ेगा, 0, ? $, [again]., [store], [that]., me, क्या, पहले, पिछल*, है, हैं
-0.3: *kho, *छली, *ाना, ., [again]>[again], [again]>[usual], [question]>[news],
[store]., [task]., [that], ^ ~ में, ^ मेरा, ^ मैं, aur, de, ko, koi, mein, कितन*, पर,
पिछली, पिछली बार, पिछली*, बार, में, वही, ￼
-0.4: *han, *rta, [my]>[news], [past]>[again], [question]., [question]>[said],
[usual]>[news], ^ ~ me, kya, na, pehl*, pehle, pehle*, एक, करें, करो, कैसे ~ $, कोई, न,
ने, बिना, बोल, मिनट, मेरा, लगता, लगता है
-0.5: *hat, *ise, *ाइए, *ाएं, [question], किसी
-0.6: ek, पांच, से
-0.8: hai
-0.9: कैसे
""",
    "vi": """\
+1.2: cái, rồi
+0.8: hôm
+0.7: [me]>[question], nhỉ, y
+0.5: [me]>[me], [past], [question]>[again], giờ, mình, thứ, vậy, đang
+0.4: [again]., [me]>[task], [me]>[that], [past]., [remember], [store]>[said], [that],
[that]?, ^ tôi, ^[past], bỏ, chốt, di, go, loại, ne, nhà, nhà $, thôi, ça
+0.3: *iet, *inh, [me]?, [past]>[me], [past]>[question], [question]>[question],
[question]>[said], [remember]., [remember]>[me], [resume], [resume]., [task]>[me],
[you]>[said], ^ hôm, a, anh, em la, gì ~ $, ke, làm, mất, ngủ, nữa, phon*, phong*,
phân, phòng, quên, so, theo, thie*, thiet*, thiết, thấy, tiếp, tu, tài, tôi, vẫn, đi,
đúng, đặt
+0.2: [advice]>[me], [advice]>[you], [again], [me], [me]>[said], [past]>[said],
[past]?, [question]>[advice], [question]>[that], [said]>[that], [task], [task].,
[that]>[again], ^[me], ^[question], ^[resume], a $, ben, chịu, có, công, cảm, di ứng,
kia, la, lại, ma, mon, như, no, qua, thuoc*, thuốc, từng, đi $, đây, ứng
+0.1: [again]>[again], [said]., ^[again], nhun*, nhung*, nhưng, với
-0.1: *eng, *ong, *uoc, [me]>[again], [question]?, [said]>[me], [said]>[question],
[said]>[you], an, bao nhiêu, đó
-0.2: $, *ieu, [again]>[me], [again]?, [me]>[usual], [me]>[you], [my], [my]>[me],
[news]>[me], [question]., [question]>[past], [said]>[said], [that]>[said], [usual]., ^,
^ ~ mình, ^[task], ba, cháu, chậm, do, dùng, già, hai, hay, hỏi, khi, khon*, khong*,
không, la gì, một, nguo*, này, nói, nước, sao, tien*, tieng*, tiếng, tran*, trang,
trang*, ve, được không, được ~ $, đạo
-0.3: *uoi, [advice]., [again]>[news], [again]>[said], [define]>[question],
[me]>[advice], [question], [said], [store]>[me], [that]>[question], [that]>[you],
[usual], [you]>[me], ^ bạn, ^ ~ tôi, ^[said], bạn, cho, chân, con, câu, của, day,
em ~ 0, giúp, giấy, ho, luon*, luong*, lúc, lương, lần, lớp, muốn, mươi, nguoi*, người,
nên, phút, sang, tôi 0, và, vì, điện, đóng
-0.4: *ang, [advice], [advice]>[question], [news], [said]>[past], [said]?,
[usual]>[question], [you]., ^ gợi y, bao, bị, cũ, gợi, không $, lâu, mấy ~ $, nhắc,
nhắn, truoc*, trên, trước, tuổi, viết
-0.5: 0, 0 ~ nữa, [past]>[you], [you], ^ gợi, ^[news], mèo, sao cho, truo*, được, để,
￼
-0.6: [news]., gì $
-0.7: năm, thì
""",
    "tr": """\
+1.1: *ydi
+1.0: *tik
+0.9: *dum
+0.8: [said], o
+0.7: *nim, *nun, *rdu, ya
+0.6: *gun, *ini, *isi, *mam, [me], [said]., ^ ~ sonra, hani, sira*, sirada*, siradaki
+0.5: *miz, [me]., [we]?, ^ siradaki, ^[question], adresi*, anneml*, bana, deva*, göre,
kact*, konu*, miyd*, toru*, veriyo*, yazd*, yazdig*
+0.4: *ani, *gin, *ken, *nra, *rar, *siz, . ~ ne, [again]?, [we], ^ bu, ^ her,
^ ~ hangi, adre*, gect*, gibi, obur*, oldu*, sonr*, sonra, sonra*, torunu*, zama*,
zamank*
+0.3: *abi, *cti, *lim, *mda, *tin, [question]?, [you], [you]., ^[me], ^[you], anne*,
da, olmu*, sen, soyl*, takt*
+0.2: *aki, *asi, *eri, *man, *tum, *vam, ., ? $, [question]>[said], [resume],
[resume]., [said]>[my], [said]?, ayni, demi*, demist*, devam, devam*, hang*, kacti*,
kaçti
+0.1: $, [my], ^, her, kaç
-0.1: *dim, *eyi, *ler, *nde, [define], bir, cika*, nede*, neden, neden*
-0.2: *ari, *nca, *rak, *sti, *unu, *yor, *zim, . $, [past], [past]., [that].,
[that]>[my], bị, iki, mu, yapi*, ￼
-0.3: *den, *gim, *iya, *lik, *nda, *ndi, *nin, *saj, *sam, *sin, *yim, 0,
[advice]>[my], [my]>[quantity], [question]., [question]>[my], [usual], en, gece*,
mesaj, mesaj*, misin, misin*, nasi*, nasil, nasil*, ne, nedi*, nedir, nedir*, para*,
son, su, sure*, yapa*, ￼ $
-0.4: *kim, *lar, *lir, *mek, *nir, [again]., [past]>[that], de, en son, gün, haft*,
ilk, için, kire*, kirecl*, mesa*, mi ~ $, ne ~ $, var, yazi*, önce, şunu
-0.5: *iyo, *rim, [advice]., ^[my], okum*, sini*, çok
-0.6: *dir, [advice], aldi*
-0.7: hep, mi
-0.8: mi $
""",
    "id": """\
+1.0: si
+0.8: ^ yang
+0.7: *ggu, kan
+0.6: *nya, [me]>[question], [my]>[question], gili*, gilira*, samp*, ya
+0.5: *nmu, *tuh, apa ~ $, bumb*, kaya*, kayak, kayak*, nama, nih, trus
+0.4: *gal, *nan, *tua, [past]>[past], [past]>[question], [said]>[question], [you],
[you]>[past], ^ eh, ^ ~ ke, aja, bab, belu*, belum, belum*, dong, eh, hari, juga,
kapa*, mana, mau, mert*, mertua, mertua*, nama*, namany*, namanya, pela*, soal, udah,
vers*, ya ~ $
+0.3: *jut, *ksi, *ran, *sin, *wal, [me]>[said], [my]>[quantity], [news], [past],
[past]., [past]>[that], [remember], [remember]., [store], [we]>[said], ^ ￼, bali*,
bere*, coba, dari, dia, dua, jadw*, jadwal, jadwal*, kamu, kema*, lanjut, pers*,
persis, persis*, tadi, tang*, tangga*, temp*, tuh, yang
+0.2: *mor, *nin, *rin, *yak, [past]>[said], [store]., [you]., apa sih, bikini*,
bikinin, bila*, bilang, bilang*, ke, lagi, nomo*, nomor, nomor*, paka*, pakai, pakai*,
yg
+0.1: ., 0, ? $, [me], [me]?, [news]., [you]>[said], ^[past], dong $, kita, sih, tapi
-0.1: *ing, [advice]., [again]., [me]>[past], [my]., [my]>[past], [question],
[question]?, [resume], bahasa*, gima*, gimana, gimana*, saya
-0.2: [again]>[my], [my]?, [that], ^ kenapa, ^[advice], ^[that], atau, baha*, bahasa,
cara, dan, kalo, seka*, ￼
-0.3: *apa, *asi, *ena, *hal, *lah, *las, *rat, *ris, *sih, . $, 0 ., [advice],
[again], [my], [task], [task]., [usual]>[question], [you]>[my], ^[again], ^[my],
^[task], biar, bikin, bikin*, di ~ $, gamp*, gampan*, gampang, inga*, jam, kare*,
karena, karena*, kena, lagu, meng*, padaha*, padahal, sebelu*, umur
-0.4: *kin, *man, *nyi, 0 0, ^[me], ^[question], apa, apa yang, baku, gak, inge*,
kena*, kenapa, kenapa*, lima, masi*, masih, masih*, mera*, pada*, sebe*, sebelum,
waru*, warung, warung*
-0.5: *pat, *tan, *ung, [me]>[me], [said], [usual], [usual]., ^ bedanya, ^ ~ saya,
apa $, beda*, bedany*, bedanya, kara*, peng*, wa, ￼ $
-0.6: ^[said], buat, ga ~ $, ingatkah, sama
-0.7: *kah, [said]., dulu
""",
}
CATEGORY_WEIGHTS: dict[str, str] = {
    "explicit": """\
+1.4: ^[you]
+1.0: [said], quote
+0.9: [you]
+0.8: [remember], ^[past], ^[resume]
+0.7: [me]&[my], [we], [you]>[me]
+0.6: [me]>[said], [past]&[usual], [said]., [said]>[said], [we]., ^[we], language tr
+0.4: [again]&[me], [question]>[said], [you]>[that], ^[my], ^[question], ^[that],
language ar, language ja, language ko, language ru, words 16
+0.3: [again]., [my]&[that], [past], [past]>[said], [said]>[question], [said]?,
[that]., [you]., [you]>[said], question, words 12
+0.2: [question]>[question], ^[me], question at the end, sentences 4
+0.1: [again], [again]&[that], [me]>[question], [me]?, [news]., [past]&[that],
[question]?, [said]>[me], language en, language es, language hi, sentences 0
-0.1: [me]&[question], [me]&[that], [me]&[you], [me]>[past], [my]&[you], [my]., [news],
[past]&[said], [that], [usual]., ^[again], words 8
-0.2: [me]&[said], [me]., [my]>[said], [past]>[that], [quantity], [question].,
[said]&[that], ^[usual], language de, sentences 2, words 32
-0.3: [again]&[question], [my]?, [past]&[resume], numbers 0
-0.4: [my], [resume]., [that]?
-0.5: [resume], [usual], words 4
-0.6: [me]>[again], [said]&[you]
-0.7: [my]&[we], words 0
-1.1: language vi
""",
    "personal": """\
+1.2: ^[question]
+1.1: [my]
+0.9: [me]
+0.7: language ja, language vi
+0.6: [me]., [my]., [past]>[said], [quantity], language hi, sentences 0
+0.5: [my]&[you], [my]?, [quantity]&[question], [question], ^[my], question, words 32
+0.4: [me]>[question], [my]&[that], [question]., [remember], language de, numbers 0
+0.3: [me]&[that], [me]?, [my]&[we], [past]>[that], [question]>[question], [said]>[me],
^[me], question at the end, sentences 1, words 4
+0.2: [question]>[said], [question]?, [said]&[you], [usual], [you]., ^[we], words 8
+0.1: [past]&[usual]
-0.1: [again]&[that], [me]&[quantity], [me]&[said], [me]>[again], [me]>[said],
[past]&[said], [said]>[said], [that]?, language ru, words 12
-0.2: [me]&[question], [me]&[you], [me]>[past], [past]&[resume], [said]&[that],
[said]?, [that]., [usual]., [we]., [you], [you]>[me], ^[resume], language ko,
language tr, sentences 2, words 0
-0.3: [me]&[past], [my]>[said], [said]., [that], language en, quote, words 16
-0.4: [again]., [news]., [past], language es
-0.5: [again], [question]&[we], [said], [we], ^[that], ^[usual], ^[you]
-0.6: [resume]., [said]>[question], ^[again]
-0.7: [news], [resume]
-0.8: [me]&[my], ^[past], sentences 4
-1.1: language ar
""",
    "implicit": """\
+1.6: ^[usual]
+1.0: [news]
+0.9: [again], sentences 4
+0.7: [that], ^[again]
+0.6: [my]>[said]
+0.5: [usual]
+0.4: [me]&[my], [past]&[said], [past]>[that], [said]>[question], [that]?, [usual].
+0.3: [again]., [me]>[again], [question]&[we], [that]., numbers 0
+0.2: [me]&[said], [me]&[that], [my]?, ^[that], language ar, language vi,
question at the end, sentences 2, words 32
+0.1: [me]&[question], [me]&[you], [news]., [past], [said]>[said], language es,
language ru
-0.1: [me]>[question], [me]?, [past]&[resume], [question]., [question]>[question],
[question]?, [said]&[that], [we], language tr
-0.2: [again]&[question], [again]&[that], [me]>[past], [my], [quantity], [question],
[question]>[said], [you], [you]>[me], ^[me], language en, words 0, words 16, words 8
-0.3: [me]., [quantity]&[question], [resume]., [we]., [you]., language ko
-0.4: [me], [me]&[quantity], [my]., [said]>[me], ^[my], ^[resume], language de,
words 12
-0.5: [again]&[me], [me]>[said], [my]&[you], [you]>[said], [you]>[that], ^[you],
language hi
-0.6: [past]&[that], [past]&[usual], [past]>[said], [resume], quote
-0.7: [my]&[that], ^[we]
-0.8: [remember], ^[question], sentences 1
-0.9: language ja, question
-1.0: sentences 0
""",
    "continuation": """\
+1.7: [resume]
+1.3: [resume].
+1.1: words 0
+0.6: [me]>[past], [past]&[resume], [said]&[that]
+0.5: [again]&[question], [me]&[quantity]
+0.4: [me]>[again], [past]&[that], [said]&[you], language ar, sentences 1
+0.3: [me]&[you], [my]&[we], language en, sentences 0
+0.2: [again]&[that], [me]&[past], [me]&[question], [news]., [question]&[we], [that]?,
[you]>[said], language es, language vi, sentences 2, words 12, words 4
+0.1: [me]&[said], [my]&[you], language de, language ko
-0.1: [me]., [my]., [my]>[said], [past]&[said], [past]&[usual], [quantity]&[question],
[question]., [said]>[me], [said]>[question], ^[that], ^[we], quote
-0.2: [again]., [news], [quantity], [question]?, [said]?, [usual], [you]., ^[resume],
language hi, language ja, language tr
-0.3: [me]&[my], [me]>[question], [me]?, [past]>[said], [question], [question]>[said],
[remember], [said]., [that], [you]>[me], ^[me], sentences 4
-0.4: [me]&[that], [my]?, [question]>[question], [that]., ^[you], language ru,
numbers 0
-0.5: [again], [me], [my], [past]>[that], [said], [you], ^[my]
-0.6: [said]>[said], words 32
-0.7: question at the end
-0.9: ^[question], ^[usual]
""",
}
LANGUAGE_SIGNS: dict[str, str] = {
    "de": """\
_da _ei _ic _ih _ni _ub _we _wi _zu _zw abe ach ahl ahr atz auf aus bei bit ch_ chr
chs cht das den der die eib eic eim ein eis eit elc en_ enn er_ etz fur geb geg geh
gen ges gt_ hab hen hne hr_ hre ht_ ich ie_ ieb ied iel ihr ine itt kt_ lch lei lt_
mei mir mit nac nde nen nkt nn_ noc och ohn rau rei rsc sch sie sst ste ten tte tze
tzt ube uf_ und uss von war was wei wel wie wir zt_ zte zu_ zwe
""",
    "en": """\
's_ 't_ _an _ar _by _ea _fo _i' _i_ _if _my _of _or _th _tw _wh _wr _yo abo and at_
ate bef bou by_ ct_ doe eac ead ear eas eat ed_ for fro ght giv hat hav he_ his hou
how hy_ id_ if_ igh ing ith ity ive ks_ ld_ lea ll_ lly low ly_ my_ n't now nsw ny_
of_ oug oun out ow_ owi ple rea rom sho som swe t's ted th_ the thr tio try ts_ ugh
uld ut_ ve_ we_ wee wha whe whi who why win wit wou wri you ys_
""",
    "es": """\
_ah _cu _de _ej _el _en _es _la _ll _lo _ot _si _ve _y_ aba aci aho aje ajo alg ayu
bre bue cam cio con cto cua cue dam de_ dij dos ea_ eda edo egu eje ejo el_ elo elv
emp ero esp esu fue go_ gui ias igu ijo ipi jer jor jue las lgo lo_ los mab mej mos
nci ngo nos ofe omo os_ otr oy_ por pue que rda rio rlo ros rra sal sig spu sue toc
tos toy tra ubi ue_ ued ueg uen ues uev uie ume una vue yo_ zme
""",
    "fr": """\
'ai 'as 'av 'en 'es 'et 'on 'un _c' _ce _d' _et _j' _je _l' _le _m' _mo _po _re _su
_t' air ais ait ans aut aux c'e d'e d'h d'u deu du_ eau ec_ eme et_ eta eur eux ez_
fai fau gne iqu ire is_ it_ j'a je_ jeu jou le_ les lle m'a men moi mon ns_ nt_ oir
ois omb omm on_ our ous ouv pas plu pou qu' quo rai rem rep rti soi sui sur tai tre
u'o uel ui_ uis ule une ur_ ure us_ uve ux_ vai vec veu vot vou
""",
    "hi": """\
_aa _bh _gh _ha _hu _ji _jo _ka _ki _ky _me _ra aa_ aad aag aaj aak aal aam aan aar
ab_ abh adh ahe ahi ain apn aun aur aye baa bha bhe bhi bol cha chh dha ehl gay gha
gta ha_ haa hah hai hee hho hiy hle hot hum ikh itn iya jhe jo_ ka_ kai kar kh_ kha
ko_ kya mer mne muj na_ naa nah ne_ oot ota oz_ paa pe_ peh pic pne raa rah roz sme
sne tee tha tna tne tum udh ujh umh umn usk usm usn wal yaa ye_
""",
    "id": """\
_ak _ap _be _ke _sa _ud _yg ah_ aik aja ak_ aka aku amp amu ang anj any apa aru bah
bel ber bik bua buk dah dua dul eh_ eka elu emu era ga_ gak gan gga ggu gka ibu ih_
iku iny itu jad jut kak kam kan kat kem kny ku_ lah lan lu_ lum mau mba mbu mu_ nak
nga ngg ngk nju nny nya oal pa_ pak pan pem pi_ ran rap rny rus sam say seb sep sih
suk tah tan tny tu_ uat uda uh_ uku ula ulu uny wa_ wak yan yg_
""",
    "it": """\
'e_ 'ul _al _di _il _io _ri abb acc agg ale all are ato bbi cca cch cco col cos di_
dic dov due ebb ecc egg ene enz ess ett evo ezz fa_ fat ggi gli gno iam ian iat igl
il_ io_ isp ivi lia lio ll' lla ltr mia mio nel nni nno no_ non nti nza occ ogn ole
ome oni ono orn osa ost ott ova per pia piu puo ric rim riv sci sco sta tat ti_ to_
tta tti tto tut uo_ uol uov utt vev vi_ vo_ vuo za_ zio zza zzo
""",
    "pt": """\
_ac _aq _do _em _eu _fe _fi _no _o_ _os _pr _q_ _qu _um _vc aca aco ade ago aju alh
aqu bor bra ca_ cao car cei ceu cis coe com cre da_ daq dei do_ eca eia eio eir eix
ele elh em_ enh esm eto eu_ fal faz fic fiz gor iad igo ilh iro ixa jei lha lhe lho
lou meu mpo nov nto oce olh om_ ont ora ou_ pao ped pod pra pro qua ra_ rca rgu rox
rta sem smo ssa tao tei tem ual uca udo uei uem vc_ voc xa_ zer
""",
    "tr": """\
_ay _ik _ne _ok _ol _uc _ye _yi _za aki ani anl ayd ayi ayn aza bas bir cag cik cin
dig dim ece edi eki ekl eli eni esi eye eyi gec gid gim gin igi ik_ ili im_ imd imi
ini isi iyi iyo iz_ kac kim koy ksa kuy lar ldi ler lim lir lmi mek mis miy miz ney
ngi ni_ niy nla nu_ oku onu oru oyl rdi riy rum sil sin siy sti tek tik tiy ugu unu
uyo uyu uze var yap yaz ydi yil yim yle yni yok yon yor zam zim
""",
    "vi": """\
_ca _ch _gi _ho _kh _lu _ng _nh _ph _ro _ti _tr _tu _va _xe _xo _xu _đa _đe _đi _đo
_đu am_ anh ao_ au_ ay_ bao cai cho chu co_ ep_ ghi giu goi guo hay heo hie ho_ hoa
hoi hom hon hu_ huc huo huy iep iet ieu inh ium iup kho lai loi luo may muo ng_ ngh
ngu nh_ nhi nhu noi oai oan oc_ oi_ ong op_ pha roi ruo sao thu tie toi tru tui ua_
uc_ uoc uon uye vay đa_ đan đau đe_ đi_ đo_ đoa đoi đon đun đuo
""",
}
