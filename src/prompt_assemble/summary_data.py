"""Marks, abbreviations and small words by language, for the summary of a memory.

Data only, written for this library on 2026-11-30 from grammars and everyday use; no
list of others was copied. Words are lower case and may keep their accents: whoever
reads them folds them as it folds the text.
"""

ELLIPSIS = "…"
"""Says in a summary that something was left out."""

SPACED_MARKS = ".!?…؟۔।॥։።"
"""A sentence ends at one of these where white space follows."""

WIDE_MARKS = "。！？｡"
"""A sentence ends at one of these, whatever follows."""

CLOSERS = "\"'”’»)]」』）"
"""What may close a quote or a bracket behind the mark of a sentence end."""

PHRASED_SCRIPTS = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
"""Thai, Lao, Burmese, Khmer: no spaces between words, hardly a mark at sentence
ends."""

UNSPACED_SCRIPTS = PHRASED_SCRIPTS + "\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
"""These, Chinese and Japanese: words are not spaced."""

NOT_IN_WORDS = (
    "\\s!-/:-@\\[-`{-~\u00a0-\u00bf\u2000-\u200b\u200e-\u206f\u3000-\u3004\u3007-\u3030"
    "\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65،؛؟۔।॥։።"
)
"""What separates words. Vowel signs and joiners, which `\\w` leaves out, do not."""

ACCENTS = (
    "\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670"
)
"""Marks that people leave out or write differently: Latin, Greek, Hebrew, Arabic."""

FOLDED_FORMS = (
    f"{ACCENTS}\u00aa-\u00ff\u0100-\u024f\u0386-\u03b0\u03c2\u03ca-\u03ce"
    "\u0400\u0401\u0407\u0419\u0439\u0450\u0451\u0457\u0622-\u0626\u1e00-\u1fff"
    "\u2070-\u209c\u2460-\u2473\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f"
)
"""Characters with an accent or of another width, as far as they are folded: Latin,
Greek, Cyrillic, Arabic, raised and circled numbers, full-width letters, half-width
kana.
"""

ABBREVIATIONS = (
    "mr mrs ms dr st prof gen col no nos vs etc e.g i.e approx inc ltd co corp fig sec "
    "sr jr u.s p.m a.m "  # English
    "z.b d.h bzw ca nr usw evtl ggf vgl str tel hr fr "  # German
    "art av sra srta ud uds núm pág p.ej "  # Spanish, Portuguese
    "mme mlle env cf "  # French
    "sig dott ecc "  # Italian
    "dl dna nr "  # Romanian
    "г гг им ул т.е т.д т.п т.к др руб тыс "  # Russian
    "κ κα π.χ κ.λπ δηλ "  # Greek
    "örn vb yy "  # Turkish
    "tp ths ts "  # Vietnamese
)
"""Words before a full stop that ends no sentence."""

DIGITS = (
    "\\d\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089"
    "\u2460-\u2468\u2474-\u247c\u2488-\u2490\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e"
    "\u2780-\u2788\u278a-\u2792\U00010a40-\U00010a43\U00010e60-\U00010e68"
    "\U00011052-\U0001105a\U0001f100-\U0001f10a"
)
"""What `str.isdigit` is true of: decimal digits, raised ones, those in circles.
The same from Unicode 13 to 15.1."""

CHINESE_NUMERALS = "一二三四五六七八九十百千万"

QUANTITY_WORDS = (
    "when date day month year deadline expire until many much number cost costs price "
    "amount percent percentage long old far often size budget total rate "  # English
    "wann datum seit viel viele hoch lange kostet uhrzeit "  # German
    "cuándo cuando fecha día cuánto cuántos cuánta cuántas "  # Spanish
    "quand jour année combien "  # French
    "quando data quantos quanto quantas quanti quante "  # Italian, Portuguese
    "când câte câți cât câtă "  # Romanian
    "πότε πόσο πόσα πόσοι πόσες ημερομηνία "  # Greek
    "когда дата срок сколько "  # Russian
    "متى تاريخ كم "  # Arabic
    "מתי כמה "  # Hebrew
    "कब तिथि कितने कितना कितनी "  # Hindi
    "เมื่อไร เมื่อใด วันที่ เท่าไร เท่าไหร่ กี่ "  # Thai
    "ngày năm nhiêu mấy "  # Vietnamese
    "何时 什么时候 哪年 哪一年 多少 几 多大 多长 多久 日期 "  # Chinese
    "何年 いつ 何月 何日 何人 何時 いくつ いくら どのくらい "  # Japanese
    "언제 몇 얼마 며칠 "  # Korean
    "zaman tarih kaç kadar "  # Turkish
)
"""Words of a question whose answer probably holds a number."""

SMALL_WORDS = (
    "a an the and or but if of in on at to from for with by as is are was were be been "
    "am do does did done has have had having i me my mine we us our you your he him "
    "his "
    "she her it its they them their this that these those what which who whom whose "
    "where why how there here not no so than then too very can could should would will "
    "shall may might must again about into over please tell know remember say said "
    "there's what's does one some any "  # English
    "der die das den dem des ein eine einen einem einer und oder aber wenn von im in "
    "am "
    "an zu zum zur auf für mit bei als ist sind war waren sein hat haben hatte ich mir "
    "mich mein meine wir uns unser du dein sie er es ihr ihre was welche welcher "
    "welches "
    "wer wen wem wo warum wie nicht kein so auch noch man sich nach aus "  # German
    "el la los las un una unos unas y o pero si de del en al a por para con como es "
    "son "
    "era eran fue fueron ser ha han había yo me mi mis nos nuestro tu su sus se lo le "
    "que qué cuál cuáles quién quiénes donde dónde cómo no más "  # Spanish
    "le la les des du un une et ou mais si de dans au aux à pour par avec comme est "
    "sont "
    "était être a ont avait je me mon ma mes nous notre tu ton son sa ses il elle "
    "ils ce "
    "cette que quel quelle quels quelles qui où pourquoi comment ne pas "  # French
    "il lo gli i uno una e ed o ma se di del della dei delle nel nella al alla per con "
    "come è sono era ha hanno io mi mio mia noi nostro che chi quale quali dove perché "
    "non si o os as um uma e ou mas do da dos das no na nos nas ao para por com é são "
    "foi eu meu minha nosso que qual quais quem onde como não "  # Italian, Portuguese
    "și sau dar dacă din în la pe pentru cu ca este sunt era fost a au avea eu meu mea "
    "noi nostru ce care cine unde cum nu se lui ei "  # Romanian
    "ο η το οι τα τον την του της των και ή αλλά αν από σε στο στη στην στον στα για "
    "με "
    "ως είναι ήταν έχει είχε μου μας σου τι ποιος ποια ποιο ποιοι ποιες πού πως πώς "
    "δεν να που θα "  # Greek
    "и или но если из в во на к от для с со по как это был была было были есть я мне "
    "мой моя мы нас наш ты он его она ее они их что какой какая какое какие кто кого "
    "где почему не за у о об а же ли "  # Russian
    "في من إلى على عن مع ما ماذا هو هي هل أن إن التي الذي كان كانت هذا هذه أي أين كيف "
    "لماذا لا أنا كل و "  # Arabic
    "של את על עם אל מה מי הוא היא הם זה זאת זו אני לא כי אם או איזה איזו איפה היכן איך "
    "למה היה היתה היו יש אשר גם כל "  # Hebrew
    "का की के को में से पर और या है हैं था थे थी ने यह वह जो क्या कौन कहाँ कैसे "
    "क्यों किस "
    "किसने कौनसा लिए एक ही भी तो हो गया मेरा मेरी मेरे "  # Hindi
    "ve veya ama bu şu o bir için ile de da mi mı mu mü ne hangi kim kimin nerede "
    "nasıl "
    "neden olarak olan oldu idi var değil benim ben biz "  # Turkish
    "là của và hay hoặc nhưng trong ở từ cho với như được đã có không tôi chúng ta gì "
    "nào ai đâu sao thế một những các này đó bị để khi "  # Vietnamese
)
"""Words that a question is made with; they say little about what it asks for."""
