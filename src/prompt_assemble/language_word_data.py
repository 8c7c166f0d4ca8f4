"""Everyday words of languages, by which a line of text is told to be in one of them.

Data only, written by hand, for native speakers to read; date: 2026-11-30. It knows
nothing of its use.

EVERYDAY_WORDS: by language, some of its most frequent words, in small letters. Where a
language is told by its script there are none. Words that dialects and older forms of a
language share with it, but whose other words cost more, are left out: Greek articles,
short Arabic particles. Languages that no price depends on stand
here because they share words with one that has a price.
"""

from __future__ import annotations

EVERYDAY_WORDS: dict[str, str] = {
    "ar": """\
أن أو أي إذا إلى التي الذي الى ان او بعد به بها بين تم ثم حق على عن عند غير في فيه قبل
قد كان كل كما لك لكل لم له لها ليس مع من منذ هذا هذه هل هو هي وأن وفي يتم يجب يمكن
""",
    "az": """\
bir bu də edə heç hüququ hər ilə malikdir olan olunmaq onun və ya öz üçün
""",
    "be": """\
а або ад без быць в да для з за кожны на не па пра правы сваёй то у чалавек што як які
і
""",
    "bg": """\
а без бъде в във да до е за и или има като към ли на не никой но от по при с са се си
след със също това той тя че чрез ще я
""",
    "ca": """\
a al als amb aquest aquesta cada com d de del dels dret el els en i l la les no o per
persona qualsevol que s seva són tot tota tots té un una és
""",
    "ckb": """\
به بۆ بە له لە هەر و که
""",
    "cs": """\
a aby ale ani bez by byl být co do i jako je jeho jejich jen již jsem jsou k každý
která které který ma mezi má na nebo není o od po podle pro při s se si tak to v ve
však z za ze že
""",
    "da": """\
af alle at de den der det dog eller en enhver er et for fra har have i ikke ingen kan
med men og om på ret sig sin skal som til under ved være
""",
    "de": """\
aber als am an auch auf aus bei das dass dem den der des die durch ein eine einem
einen einer er es für hat ich ihr im in ist kann mit nach nicht noch nur oder sein
sich sie sind so und von vor war was wenn werden wie wir wird wurde zu zum zur über
""",
    "el": """\
ένα έναν ένας έχει έχετε έχουμε έχουν έχω ή ήταν ακόμη αλλά αν από αυτά αυτές αυτή
αυτήν αυτού αυτό αυτός για δεν είμαι είναι είσαι είχαν είχε εδώ εκεί ενός ενώ επίσης
θα κάθε και κατά μέχρι μαζί μας με μετά μη μια μπορεί μπορείτε μπορώ μόνο οι παρά
ποιος πολύ πού πρέπει πριν προς σαν σας σε στα στη στις στους στων τη της τι τις τους
των τότε χωρίς ως όλα όλες όλη όλοι όπου όπως όσο όταν ότι όχι ώστε
""",
    "en": """\
a an and are as at be been but by can for from has have he her his i if in is it its
not of on or our she so that the their them they this to was we were what which who
will with would you your
""",
    "es": """\
a al algo como con cuando de del desde donde el ella en entre era es esa ese eso esta
este está están fue ha hay la las le lo los me mi muy más no nos o para pero por
porque que qué se si sin sobre son su sus también te tiene toda todo todos tu un una
uno usted y ya
""",
    "fa": """\
آن آنها از است اما اگر این با باشد باید بر برای به بود بین تا تواند حق خود دارد در
دیگر را شد شده شما شود فرد ما من مورد می نباید نمی نیست هر هم همه هیچ و وی کرد کردن
کند کنید که یا یک
""",
    "fi": """\
ei eikä että he hän hänen ja joka jokaisella jolla jos kaikki kuin kun me mitä mutta
myös ne niin oikeus oli olla on ovat se sekä sen siitä sitä tai tämä vain voi
""",
    "fr": """\
au aux avec c ce ces cette comme d dans de des du elle en est et il ils j je l la le
les leur lui mais mon n ne nous on ont ou où par pas plus pour qu que qui s sa se ses
si son sont sur tous tout toute tu un une vos votre vous à être
""",
    "gl": """\
a ao aos as cada co coa con da das de dereito do dos e en esta este na nas no non nos
o os ou para pola polo por que se sen son súa toda todo un unha é
""",
    "he": """\
אבל אדם או אז אחד אחרי אחת איך אין אך אל אם אנו אנחנו אני אפשר אשר את אתה אתם בה בו בין
בכל בלי בעל גם דבר הוא היא היה היו הייתה הם זאת זה זו חייב יותר ייתכן יכול יש כאשר כבר
כדי כולל כי כך ככל כל כמה כמו כן לא לאחר לבין לה להיות להם לו לי לך לכל לפי לפני מאוד מה
מי מן מתוך נגד עד עוד על עם עצמו פי צריך רק של שלא שלהם שלו שלי שלך תחת
""",
    "hi": """\
अपना अपनी अपने आप इस इसके इसे उस उसके उसे एक ऐसे और कर करना करने का कि किया किसी की के
को कोई क्या गया जा जाता जो तक तो था थी थे द्वारा नहीं ने पर प्रत्येक बाद भी में मैं
यदि यह या ये लिए व वह से हर है हैं हो होगा होता होने
""",
    "hr": """\
a ako ali bez biti bude da do i ili ima iz je kao koja koje koji na ne nije o od pravo
pri s sa samo se su svatko to u za
""",
    "hu": """\
a abban amely ami az azt be csak de egy el ez ezt ha hogy is jog joga kell ki lehet
meg minden mindenki mint már nem nincs olyan sem szemben szerint után vagy van volt és
""",
    "id": """\
ada adalah agar akan anda apa atas atau bagi bahwa baik bisa dalam dan dapat dari
dengan di hak harus ia ini itu jika juga kami karena ke kepada lain lebih oleh orang
pada para saya sebagai sebuah secara seperti serta setiap suatu sudah telah tersebut
tidak untuk yang
""",
    "it": """\
a ai al alla anche che chi ci come con da dal dalla dei del della delle di e ed era
essere gli ha hai ho i il in io la le lo ma mi nei nel nella non o ogni per più può
quella quello questa questo se si sono su sua sul suo tra tu un una è
""",
    "ja": """\
""",
    "kk": """\
адам бар болуы бір жоқ және мен немесе осы пен құқылы құқығы үшін әр
""",
    "ko": """\
""",
    "ky": """\
адам ар бир болуу жана же менен укугу укуктуу үчүн
""",
    "mk": """\
во да до е за и или има како кој на не нема од по право при се секој со што
""",
    "mn": """\
ба байна бол буюу бүр нь хүн энэ эрх эрхтэй эсвэл
""",
    "mr": """\
असा आणि आहे आहेत एक का किंवा केले ज्या ते त्या नये नाही प्रत्येक मी या व व्यक्तीला
सर्व हक्क
""",
    "ms": """\
adalah akan atau bagi bahawa dalam dan dari daripada dengan di hak hendaklah ini itu
ke kepada oleh orang pada seperti setiap tiada tidak untuk yang
""",
    "nb": """\
alle at av de den det eller en enhver er et for fra ha har i ikke ingen kan med men og
om på rett seg sin skal som til under ved være
""",
    "ne": """\
अधिकार एक कुनै को गर्न गर्ने छ तथा पनि प्रत्येक मा र लाई वा व्यक्तिलाई हुनेछ
""",
    "nl": """\
aan als bij dan dat de deze die dit door een en er geen had heeft het hij hun ik in is
je kan maar me met mijn naar niet nog of om ook op over te tot uit van voor was wat we
werd wij worden wordt ze zich zijn zo zou
""",
    "pl": """\
a aby ale być co czy dla do gdy go i ich jak jako jej jest już każdy która które
którego który lub ma mam mi na nie o od po przez przy się są ta tak tej ten to tylko
tym w we więc wszystkie z za ze że
""",
    "ps": """\
او حق د دا سره لري له هر يا په څوک چې کې
""",
    "pt": """\
a ao aos as até com como da das de do dos e ela ele em entre era essa esse esta este
está eu foi isso mais mas me meu muito na nas no nos não o os ou para pela pelo por
que quem se sem ser seu seus sua suas são também tem toda todo todos um uma você à é
""",
    "ro": """\
a această acest ai al ale am are au ca care ce cu că de din dreptul după el este fi
fost fără i in la mai ne nu o orice pe pentru poate prin sa sau se si sunt său toate
un una unei unui va în și
""",
    "ru": """\
а без бы был быть в вы где да для до если есть ещё же за и из или им имеет их к каждый
как когда которые который ли мне мы на не него нет но о об он она они от по при с свои
своих себя со так также то только ты у уже человек что чтобы это этого я
""",
    "sk": """\
a aby ale alebo bez by byť do i je jeho k každý ktoré ktorý majú má na nie o od po pre
pri právo s sa si sú v vo z za že
""",
    "sl": """\
ali da do ima in iz je ki ko kot lahko na ne ni o od pravico pri s se si so svoje tako
v vsak z za če
""",
    "sr": """\
а бити да до за и из или има када како која које који на не није од по право са само
свако се су у што људи
""",
    "sv": """\
alla att av bara de den denna det du där eller en ett från för ha hade han har här i
inte jag kan kommer man med men mer när och om på rätt sig sin ska skall som till
under upp ut vad var varje vi vid är
""",
    "tg": """\
аз барои бо ва дар дорад ин ки ё ҳар ҳуқуқ
""",
    "th": """\
""",
    "tr": """\
ama bir bu bunu da daha de değil değildir diye en gibi göre hakkı her herkes hiçbir
ile ise için kadar ki mi mu mü mı ne o olan olarak oldu olduğu olmak olur sonra tüm
var vardır ve veya veyahut ya yok çok şu
""",
    "tt": """\
белән бер бу булырга вә кеше хокуклы яки һәм һәр өчен
""",
    "uk": """\
а або але без був бути в ви вона вони від він для до з за зі й кожна кожний коли мати
має ми на не немає ні о по при про та так також то у усі це цього чи що щоб я як яка
який якщо які є і із їх її
""",
    "ur": """\
اس اور ایک جو سے لئے لیے میں نہ نہیں نے پر کا کر کرنے کسی کو کی کے گا ہو ہیں ہے یا یہ
""",
    "uz": """\
bilan bir bo bo‘lishi ega emas har huquqiga lozim o va yoki
""",
    "vi": """\
ai anh bạn bị cho chúng con các cái có cũng của do giữa hay hoặc hơn khi không là làm
lại mà mình mọi một người nhà như những nào này nên nó năm phải quyền ra rất sẽ sự ta
theo thì trong trên tôi tại từ và vào về với đang đi điều đã đó được đến để
""",
    "zh": """\
""",
}
