"""Letters in a row that tell languages in Latin letters apart.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names. Date: 2026-11-30.

LANGUAGE_SIGNS: by language, letters in a row that are typical of it; `_` is the border
of a word.
"""

from __future__ import annotations

LANGUAGE_SIGNS: dict[str, str] = {
    "de": """\
_ei _er _fu _ic _im _oh _ub _wi _zu _zw abe ach ahr atz auf aus bei bt_ ch_ chm chr
chs cht chw das der die ege eib eic eim ein eis eit elc en_ er_ etz fah fur geb geh
gen ges gt_ hen hl_ hn_ hne hr_ hst ht_ ibt ich ie_ ieb iel ig_ ine kei kt_ lch llt
mei mir mit mmt mt_ nac nen nn_ nnt och ohn rau rei rsc sch sst ste ten tsc tz_ tze
tzt ube uf_ und urz von weg wei wie wir woc wur zah zei zt_ zwe
""",
    "en": """\
'm_ 's_ 't_ 've _an _ea _fo _i' _i_ _it _my _of _on _th _to _tw _up _wh _wr _yo abo
ake and at' ays bef bou ck_ day did doe e's ead ear eas eat ed_ eep ery for fro ght
giv hat hav he_ his hou how i'm i'v id_ igh ing it' ith ive kee ks_ ld_ lea ll_ ly_
my_ n't now ny_ oes of_ or_ oth oul oun out ow_ rea ry_ sho t's th_ the thr two ugh
uld ut_ ve_ we_ wee wha whe whi who why wit wou wri yea you ys_
""",
    "es": """\
_ah _de _el _en _es _ll _lo _ot _pa _pu _si _y_ aba abr ace aci aho aje ajo al_ alg
as_ baj bre bue cam cio cta cua cue dam de_ dij dos egu eje ejo el_ ero eso esp eza
fue go_ hag hij ias iej igu ijo jas jef jer jor jos jub jue la_ las lgo lo_ los mos
mue nad nci nec ngo nos nue omo os_ otr oy_ par pid pue que qui ros sal sig sos spu
sue tas tod toy ubi ue_ ued ueg uen ues uev uie una vue yo_ zme
""",
    "fr": """\
'ai 'en 'es 'et 'il 'on 'un _av _c' _ce _d' _ec _et _j' _je _le _m' _n' _po _re _s'
air ait ans aux c'e ce_ cou d'a d'h d'u deu dix du_ dui eau ec_ ecr es_ eur eux fai
fau gne iqu ire is_ j'a je_ jeu jou le_ les lle m'a mon ndr nne nou nq_ ns_ nt_ oir
ois omm on_ onn oue ouj our ous ouv peu plu pou pui qu' quo rai rep soi sui sur tai
te_ tou tre u'o uel uis ule une ur_ ure urq urs uve ux_ vai vec
""",
    "hi": """\
_aa _bh _ek _gs _ha _hu _jo _ka _ki _ky _li _me _ra aa_ aad aag aaj aak aal aam aap
aar aat aay ab_ abh adh ahe ahi ain amj apn arn aun aur aye baa bha bhe bhi cha chh
dh_ dha ehl ekh exc gha ha_ haa hah hai hej hho hi_ hiy hod hot ikh ise itn iya iye
jay jha jhe ka_ kaa kai kar ke_ kh_ khn kht ko_ koi kya kyu me_ mer mjh mne muj naa
nah ota paa pe_ peh raa rah se_ sha tna ujh umn wal xce yaa ye_
""",
    "id": """\
_ak _ap _be _ke _ny ah_ ahu aik aja ak_ aka akn aku ala amp amu ang anj apa asa atu
awa baw bel bua buk dah dan dua eka elu emu eng eny era erj ga_ gak gan gga ggu gka
gny hny iap ibu ih_ iny itu jad jak jel jut kam kan kat kny ku_ lah lan man mba mbu
nak ngg ngk nju nny ntu nya pa_ pak pan pem pen pi_ ran rap rja rny rus sam say seb
sep sih sud suk tah tan tka tny tuk uat uda uh_ uka ula uny yan
""",
    "it": """\
'e_ 'ul _di _il _io _pi _ri abb acc agg ale are ato att avv azz bbi cca cch cci cco
col cos del di_ dop dov due ebb ecc egg egn ell enz ett ezz fat ggi gli gna iam iat
igl il_ io_ ior isp iut ivi lia lio ll' lla llo ltr mia mio mmi nni nno no_ non nti
nza occ ogn ome oni ono orn osa ott per pia piu po_ puo riv rov sci str sul ta_ tat
ti_ to_ tta tti tto ucc un' uo_ uol uov utt vev za_ zio zza zzo
""",
    "pt": """\
_ao _aq _e_ _em _eu _fe _no _o_ _os _pr _qu _um _vc aca aco ade ado aix alh aos aqu
avr aze bem bom bra ca_ cao cei com cre cur da_ dei dez do_ eai eia eij eio eir eix
elh em_ enh esc esm fal faz fei fic gue ica ilh iro ixa ixo jei lha lhe lho ma_ mao
mec meu nca ndo nho nov nto obr oce olh om_ onh ont ora ou_ pao pod pra pro ra_ rev
rgu sem tem tud tug uca udo uei uem ulh um_ uma val voc xo_ zer
""",
    "tr": """\
'da 'de _ay _bi _ik _ne _ol _uc _uy _uz _yi _yu aki akl ani anl asi asl ayi ayn ayr
bas bir cik dim egi ekl eli eni esi etm eye eyi gec gid gun igi ile ili im_ imd imi
ind ini ir_ irl isi iyi iyo iz_ kac kad kim kis koy lar ldi ler lir lma lsu mek mey
mis miy miz mle nla nu_ olm onr onu oru oyl oyu riy sil sin siy tir tiy uml unu uyo
uyu uz_ var yap yas yaz ydi yil yim yla yle yni yok yor yuz zim
""",
    "vi": """\
_ca _ch _gi _kh _na _ng _nh _ph _tr _tu _va _vi _xa _xe _xo _xu _đa _đe _đi _đo _đu
am_ anh ao_ au_ ay_ bao cau cho chu co_ eo_ ghi gia guo han hay heo hie ho_ hoa hoi
hon hu_ huc huo huy iep iet ieu inh iup kho kie luo may mot muo ng_ ngh ngu nh_ nhi
nhu noi oai oan oc_ oi_ ong ot_ pha phu ruo sao thu tie toi tru ua_ uc_ uoc uoi uon
uye vay đa_ đan đat đau đe_ đem đi_ đie đo_ đoa đoi đon đun đuo
""",
}
