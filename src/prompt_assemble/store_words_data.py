"""Function words: what a question is made of beside the thing that it asks for.

Hand-written on 2026-11-30: articles, pronouns, question words, auxiliaries and common
prepositions of languages that write spaces between words, folded as `store_text` folds
(without accents). Words that name a thing in another of these languages (hat, van, son)
are not in it. The index holds them all; a query asks for them where it has no
other words.
"""

from __future__ import annotations

# fmt: off
_ENGLISH = """
a about again all also am an and any are as at be been before being but by can could did
do does doing don done for from had has have having he her here hers him his how i if in
into is it its just let like ll me my no not of off on or our ours out please re recall
remember s shall she should so some t tell than that the their theirs them then there
these they this those to too u us ve very was we were what when where which who whom
whose why will with would you your yours
"""
_GERMAN = """
aber als am an auch auf aus bei bist da das dass dem der des dich dir doch du ein eine
einem einen einer er es euch habe haben hast hatte ich ihm ihn ihr ihre im in ist ja
kann kannst mein meine meinem meinen meiner mich mir mit nach nicht noch nur oder schon
sein seine sich sie sind so und uns unser vom von wann warum was wem wen wer wie wieder
wir wird wo wurde zu zum zur
"""
_FRENCH = """
a ai as au aux avec c ce ces cette d dans de deja des du elle elles en est et etait ete
il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous on
ou par pourquoi qu quand que quel quelle quelles quels qui quoi s sa ses sont t ta te
tes toi tu un une votre vous y
"""
_SPANISH_PORTUGUESE = """
al ao aos as com como cual cuales cuando da de del do donde dos e el ella ellas ellos em
en es esta este eu foi fue ha hay he isso la las le lo los me meu meus mi mis muy na nao
nas no nos nosotros o onde os para pelo pero por porque quais qual quando que quem quien
quienes se ser seu si su sua sus te tem ti tiene tu tus um uma un una unas unos y yo
"""
_ITALIAN_DUTCH = """
aan che chi ci cosa dalla dat de degli dei del della delle deze di dit dove ed een en er
gli haar heb hebben heeft het hij ho ik il io is je jij jouw kan lui maar mia mie miei
mij mijn mio naar nel nella niet non om ook op perche quale quali quando sul sulla te
tua tuo uit uno voor waar waarom wanneer wat we welke wie wij worden zij zijn
"""
_RUSSIAN = """
а бы был была были было в вам вас вы где да для до его ее если есть еще же за и из или
им их к как какая какие какой когда кого кому кто ли мне моего моей мои мой моя мы на
над нас не нет ни но о об он она они от по почему при с со так такой там то тот ты у уже
чей что чтобы чье чья эта эти это этот я
"""
# fmt: on

FUNCTION_WORDS = frozenset(
    " ".join(
        (_ENGLISH, _GERMAN, _FRENCH, _SPANISH_PORTUGUESE, _ITALIAN_DUTCH, _RUSSIAN)
    ).split()
)
"""Words, folded, that say little about what is looked for."""
