"""Letters in a row that tell languages in Latin letters apart.

Data only, written by tests/benchmarks/trigger/fit.py from the rows that docs/trigger.md
names. Date: 2026-11-30.

LANGUAGE_SIGNS: by language, letters in a row that are typical of it; `_` is the border
of a word.
"""

from __future__ import annotations

LANGUAGE_SIGNS: dict[str, str] = {
    "de": """\
_ei _fu _ic _im _oh _ub _wi _zu _zw abe ach ag_ ahr atz auf aus bei ch_ chl chm chr
chs cht chw das der die ege eib eic eim ein eis eit elc en_ er_ etz fah fen fur geb
geg geh gen ges gt_ hen hn_ hne hr_ hst ht_ ich ie_ ieb iel ig_ ine itt kei kt_ lch
lic mei mir mit mt_ nac nen nn_ och ohn rau rei rsc sch sst ste tag ten tsc tz_ tze
tzt ube uf_ und urz von war wei wie wir woc zah zei zt_ zu_ zwe
""",
    "en": """\
'm_ 's_ 't_ 've _a_ _an _ea _fo _i' _i_ _it _my _of _on _th _to _tw _up _wh _wr _yo
abo ake and at' ays bef bou ck_ day did doe e's ead ear eas eat ed_ eep for fro ght
giv hat hav he_ his hou how i'm i'v id_ igh ing ith ive kee ks_ ld_ lea ll_ low ly_
my_ n't nd_ now ny_ oes of_ or_ oth oun out ow_ rea ry_ she sho t's th_ the thr two
ugh uld ut_ ve_ we_ wee wha whe whi who why wit wou wri you ys_
""",
    "es": """\
_ah _cu _de _el _en _es _ll _lo _ot _pa _pu _si _ve _y_ aba abr ace aci aho aje ajo
al_ alg as_ bre bue cam cio con cta cua cue de_ dij dos eje ejo el_ ero eso esp eza
fue go_ hag hij hoy ias ido iej igu jas jer jos jue la_ las lev lgo lo_ los mos mue
nad nci nec ngo nos nue omo os_ otr oy_ par pid pue que qui ros sal sig sos spu sue
tas tod toy ubi ue_ ued ueg uen ues uev uie una via vue yo_ zme
""",
    "fr": """\
'ai 'av 'en 'es 'et 'on 'un _av _c' _ce _d' _et _j' _je _le _m' _mo _po _re air ait
ans aut aux c'e ce_ cou d'a d'h d'u deu dix du_ dui eau ec_ ecr ent es_ eur eux fai
fau gne iqu ire is_ j'a je_ jeu jou le_ les lle m'a men mon ndr nne nq_ ns_ nt_ oir
ois omb omm on_ onn oue ouj our ouv peu plu pou pui qu' quo rai rep soi sui sur tai
te_ tre u'o uel uis ule une ur_ ure urq urs uve ux_ vai vec veu
""",
    "hi": """\
_aa _bh _ek _gs _ha _hu _jo _ka _ki _ky _li _me _ra aa_ aad aag aaj aak aal aam aap
aar aat aay ab_ abh adh ahe ahi ain amj apn aun aur aye baa bha bhe bhi cha chh dha
ehl ekh exc gha ha_ haa hah hai hej hho hi_ hiy hod hot ikh ise itn iya iye jay jha
jhe jod ka_ kaa kai kar ke_ kh_ khn kht ko_ kya kyu me_ mer mjh mne muj naa nah ota
paa pe_ peh raa rah se_ sha tna tum ujh umn usk wal xce yaa ye_
""",
    "id": """\
_ak _ap _be _bu _ke _ny _ud ah_ ahu aik aja ak_ aka akn aku amp amu ang anj apa asa
atu awa bah baw bel bik bua dah dan dua eka elu emu eny era erj ga_ gak gan gga ggu
gka gny iap ibu ih_ iny itu jad jak jam jua jut kam kan kas kat kny ku_ lah lan mba
mbu nak ngg ngk ngn nju nny ntu nya nyi pa_ pak pan pem pi_ ran rap rja rny rus sam
say seb sih sud suk tah tan tny tu_ tuk uat uda uh_ ula uny yan
""",
    "it": """\
'e_ 'ul _di _il _io _pi _ri abb acc acq agg ale are ato att avv azz bbi cca cch cci
cco col cor cos cqu di_ dop dov due ebb ecc egg egn ell enz erc ett ezz fat ggi gli
gna iam iat igl il_ io_ ior iut ivi lia lio ll' lla llo ltr mia mio mmi nni nno no_
non nti nza occ ogn ome oni ono orn osa ott per pia piu po_ puo riv sci str sul ta_
tat ti_ to_ tta tto ucc un' uo_ uol uov utt vev za_ zio zza zzo
""",
    "pt": """\
_aq _e_ _em _eu _fe _no _o_ _oi _os _pr _qu _um _vc aca aco ade aix alh aqu aze bem
bom bra ca_ cao car cei com cur da_ dei dez do_ eai eia eij eio eir eix elh em_ enh
esc esm fal faz fei fic fiz iad ica ilh iro ixa ixo jei lha lhe lho ma_ mao meu nca
ndo nho nov nto obr oce olh om_ onh ont ora ou_ pao pod pra pro ra_ rev rgu ro_ rro
sem ssa tem tud tug uca udo uei uem ulh um_ uma val voc xo_ zer
""",
    "tr": """\
'da 'de _ay _bi _gu _ik _ne _ol _uc _uy _yi _yu aki akl ani anl asi asl ayi ayn ayr
bas bir cik dim ekl eli eni esi etm eye eyi gec gid gun igi ik_ ikt ili im_ imd imi
ini ir_ irl isi iyi iyo iz_ kac kim kis kiz lar ldi ldu ler lir lma lsu mda mdi mek
mis miy miz mle nim nla nu_ onr onu oru oyl oyu riy sil sin siy tiy uml unu uyo uyu
uz_ uzd var yap yas yaz ydi yil yim yla yle yni yok yor yuz zim
""",
    "vi": """\
_ca _ch _gi _kh _ng _nh _ph _ti _tr _tu _va _vi _xe _xo _xu _đa _đe _đi _đo _đu am_
anh ao_ au_ ay_ bao cai cau cho chu co_ eo_ ghi guo han hay heo hie ho_ hoa hoi hon
hu_ huc huo huy iep iet ieu iup kho kie luo may mot muo ng_ ngh ngu nh_ nhi nhu noi
oai oan oc_ oi_ ong ot_ pha phu ruo sao thu tie toi tru tui ua_ uc_ uoc uoi uon uye
vay xe_ đa_ đan đat đau đe_ đem đi_ đie đo_ đoa đoi đon đun đuo
""",
}
