"""Word classes and function words of each language, for native speakers to read.

Data only, written by hand; the weights of the classes are fitted, see trigger_data.py.
To correct a language, edit its words here, then fit again (docs/trigger.md).
Date: 2026-11-30.

WORD_CLASSES: by language, classes of words that do the same work in a question about
what was said before: `class: word word`. `two_words` stand in a row, `stem*` is the
start of a word and `*end` the end of a longer one. Accents and case do not matter;
Chinese is compared in simplified characters. Chinese, Japanese and Korean entries are
found inside a run of characters.
FUNCTION_WORDS: frequent words by which languages in Latin letters are told apart.
LANGUAGE_LETTERS: letters that speak for a language in the same contest.
"""

from __future__ import annotations

WORD_CLASSES: dict[str, str] = {
    "en": """
me: i i'd i'll i'm i've im ive me myself
my: mine my
we: our ours us we we'd we're we've
you: u ur ya you you'd you've your yours
said: advised agreed asked came_up chatted chose complained confessed covered decided
described did_i_ask did_i_mention did_i_say did_i_tell did_we_agree did_we_choose
did_we_decide did_we_discuss did_we_pick did_we_say did_we_settle did_we_talk
did_you_call did_you_give did_you_mention did_you_recommend did_you_say
did_you_suggest did_you_tell discussed drafted explained figured flagged gave
have_i_told have_we_talked helped landed_on listed made mentioned offered picked
planned promised proposed reckoned recommended said sent settled shared showed
sketched spoke suggested swore talked taught told warned worked_out wrote you_say
tell: agree call decide discuss give mention plan promise recommend say send settle
show suggest tell write
remember: forget forgot forgotten memory recall remember remembered remind reminded
past: ago already back_in back_when before earlier last_chat last_month last_night
last_session last_time last_week last_year once other_day previously the_first_time
this_morning way_back weeks_back while_back yesterday
again: again another anymore back keeps same_old still yet
usual: always as_ever default normal regular same standard usual usually
resume: carry_on continue get_back go_on keep_going leave_off left_off next_chapter
next_part next_step part_two pick_up resume stopped we_were where_were
question: how what whats when where wheres which who whos whose why
quantity: how_far how_long how_many how_much how_often how_old
advice: advice best better can could how_do how_to ideas may might must need ought
recommend_me should tips would
task: classify correct edit explain fix improve paraphrase polish proofread rephrase
reply rewrite shorten summarise summarize translate write
define: called define definition difference mean meaning means phrase pronounce spell
synonym word
that: it that the_one them these this those
news: accepted answered called came_back didn't failed finally got_back happened
hasn't news passed rejected replied result results turned_out update went worked
store: details draft file list notes on_file plan profile recipe record saved
spreadsheet version
""",
    "zh": """
me: 俺 我 本人
my: 我儿子 我女儿 我妈 我家 我爸 我的 我老公 我老婆 我那
we: 咱 咱们 咱俩 我们
you: 你 妳 您
said: 你提 你给 你讲 你说 写的 列的 告诉你 告诉过 和你说 商量 定下 定的 帮我 建议的 排的 推荐的 推荐过 提到过 提过 改的 教我的 整理的 答应
答应过 算的 算过 给我的 聊到 聊过 讨论 讲好 讲过 说好 说的 说过 跟你讲 跟你说 选的 问过
tell: 告诉我 说说
remember: 忘了 忘记 想起 提醒我 记不记得 记住 记得 记忆 还记
past: 上个月 上周 上回 上星期 上次 上礼拜 之前 以前 先前 刚才 前几天 前天 前阵子 前面 去年 头先 早前 昨天 曾 琴日 那会儿 那天 那时 那次
again: 仍 依然 再 再次 又 又来 还在 还是 重新
usual: 一向 一样 同样 平常 平时 往常 惯例 照常 照旧 照老 老地方 老样子 老规矩
resume: 下一章 下一集 停在 写到哪 到哪了 往下 接上 接下来 接着 继续 讲到哪 说到哪
question: 乜 什么 几 几时 咩 哪 啥 多久 多少 怎么 谁 边个
quantity: 几 多久 多大 多少
advice: 可以 好不好 如何 应该 建议 怎么办 怎样 能不能 要不要 该 需要
task: 修改 写一 总结 改写 校对 概括 润色 缩写 翻成 翻译 解释 译成
define: 什么是 区别 定义 怎么写 怎么读 意思 是什么意思
that: 这个 这件 那个 那件 那份 那位 那套 那家 那本 那条 那段 那篇 那边
news: 出来了 回信 回复 失败 好了 成功 拒绝 搞定 有效 没用 终于 结果 通过
store: 名单 档案 清单 版本 笔记 草稿 计划 资料 食谱
""",
    "ja": """
me: あたし うち ぼく わたし 俺 僕 私
my: うちの わたしの 俺の 僕の 私の 自分の
we: 一緒に 二人で 僕ら 私たち
you: あなた そちら そっち 君
said: いただいた おすすめして くれた くれてた してた って言 まとめた もらった もらってた 伝えた 伺った 作った 勧めて 提案して 教えた 教えてくれた
教えてもらった 書いた 決めた 決めて 相談した 約束した 聞いた 言いました 言った 言って 言ってた 話した 話してた 話しました 送った 選んだ 頼んだ
tell: 教えて 言って
remember: おぼえて 忘れ 思い出 覚えて 覚えてる 記憶
past: あのとき あの時 あれから おととい こないだ この前 この間 さっき 以前 先日 先月 先週 前に 前の 前回 去年 当時 昨夜 昨日
again: また まだ もう一回 もう一度 やっぱり 再び 再度
usual: あいかわらず いつも いつもの いつも通り 例の 同じ 普段 相変わらず
resume: どこまで 再開 次の章 次回 続き 続きから 続け 途中
question: いくつ いくら いつ だっけ でしたっけ どう どこ どの どれ どんな なに なん 何 誰
quantity: いくつ いくら どのくらい どれくらい 何人 何回 何時
advice: おすすめは たらいい できます ですか どうすれば べき ほうがいい ますか コツ 方がいい 方法
task: 書き換え 校正 添削 直して 翻訳 英訳 要約 言い換え 訳して 説明して
define: とは 定義 意味 読み方 違い
that: あそこ あの あの件 あれ この その その件 それ
news: うまくいった だめだった ついに やっと 受かった 届いた 断られ 結局 落ちた 返事 通った
store: データ ファイル プラン メモ リスト レシピ 下書き 案
""",
    "ko": """
me: 나 나는 난 내가 저 전 제가
my: 내 내가 우리 우리집 제
we: 같이 우리 저희
you: 그쪽 너 네가 니가 당신
said: 가르쳐준 거라며 골랐 다며 댔 던 라며 만들어준 만들었 말씀 말한 말해준 말했 물어봤 보낸 보냈 상의 설명해준 써준 써줬 알려주 알려준 알려줬
약속 얘기한 얘기했 의논 적어준 정한 정했 준 줬 줬던 짜준 짰 추천한 추천해 추천했 했던 했었 했잖
tell: 말해줘 뭐였 알려줘
remember: 기억 기억나 기억해 까먹 상기 생각나 잊어 잊었
past: 그때 그저께 먼젓번 며칠_전 아까 어제 엊그제 예전 이전 작년 저번 저번에 전에 지난 지난달 지난번 지난주
again: 계속 다시 또 아직 여전히 재차 한번_더
usual: 같은 그대로 늘 똑같 매번 맨날 원래 평소 하던 항상
resume: 계속 다음_장 다음_편 마저 어디까지 이어 이어가 이어서
question: 누구 더라 몇 무엇 뭐 뭐더라 뭐였지 어디 어떤 어떻게 언제 얼마 였지
quantity: 몇 얼마 얼마나
advice: 괜찮 나요 될까 방법 수_있 어떻게_해 좋을까 추천해줘 할까 해야
task: 고쳐 교정 다듬어 바꿔 번역 설명해 써줘 요약 줄여
define: 뜻 무슨_말 의미 정의 차이
that: 걔 그 그_일 그거 그것 그게 이거 저거
news: 거절 결국 답장 됐어 드디어 떨어졌 성공 실패 연락 왔어 합격
store: 계획 레시피 리스트 메모 목록 버전 초안 파일
""",
    "es": """
me: conmigo me mí yo
my: mi mis mía mío míos
we: hicimos nos nosotros nuestra nuestro nuestros quedamos
you: contigo le su te ti tu tus tú usted vos
said: aconsejaste acordamos armamos armaste avisaste ayudaste calculaste comentado
comentaste comenté contado contaste conté decidimos di dicho dije dijimos dijiste dijo
dio diste elegimos enseñaste escribimos escribiste explicaste expliqué hablamos
hablábamos había habíamos habías hicimos hiciste mandaste mandé mencionaste mencioné
mostraste pasaste pasé pedí preguntaste pregunté preparaste prometiste prometí
propusiste quedamos recomendaste recomendó sugeriste
tell: contar decir pasar recomendar
remember: acordarte acordás acuerda acuerdas memoria olvidado olvidaste olvidé
recordame recordar recordás recuerda recuerdas recuérdame refrescame
past: anoche anteayer anterior antes antier aquel aquella ayer entonces hace
mes_pasado otra_vez_que otro_día pasada pasado semana_pasada vez_pasada ya última_vez
again: aún de_nuevo nuevamente otra_vez sigue siguen todavía volver volvieron volvió
vuelve
usual: como_siempre costumbre habitual igual lo_de_siempre misma mismo siempre
resume: continuar continuemos continúa dejamos dónde_íbamos quedamos retomamos retomar
retomemos seguimos seguir sigamos siguiente_capítulo íbamos
question: cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo dónde quién qué
quantity: cada_cuánto cuánta cuántas cuánto cuántos
advice: consejos conviene debería debo hago mejor podría puede puedo recomendás
recomiendas se_puede tengo_que
task: corregir corregí corrige escribe escribí explica explicame mejora redacta
reescribe resume resumir resumí traduce traduceme traducir traducí
define: define dice diferencia palabra significa significado
that: aquel aquella aquello esa esas ese eso esos esta este lo
news: aceptaron al_final contestaron contestó dijeron funcionó llamaron llamó llegó
pasó por_fin rechazaron respondieron resultó salió
store: archivo borrador datos ficha guardado lista notas plan receta versión
""",
    "fr": """
me: j j'ai j'avais j'étais je m m'a me moi
my: ma mes mien mienne mon
we: nos notre nous on
you: t t'ai t'as ta te tes toi ton tu vos votre vous
said: aidé averti calculé choisi conseillé convenu demandé dis disais disait dit donné
décidé envoyé expliqué fait filé mentionné montré noté parlait parlé promis proposé
préparé prévenu raconté recommandé retenu rédigé signalé suggéré trouvé écrit évoqué
tell: dire raconter rappeler
remember: mémoire oublie oublié rappel rappeler rappelez rappelle rappelles souvenez
souvenir souviens
past: autre_jour avant avant_hier dernier dernière dernière_fois déjà fois hier il_y_a
l'autre l'autre_jour mois_dernier précédent précédente semaine_dernière tantôt
tout_à_l'heure
again: de_nouveau encore rebelote recommence remet revenu revoilà toujours à_nouveau
usual: comme_d'habitude d'habitude habitude habituel habituelle même pareil toujours
resume: arrêté arrêtés continue continuons en_était en_étions où_en poursuivons
poursuivre reprend reprendre reprends reprenons s'était_arrêtés suite
question: c'était combien comment est-ce laquelle lequel où qu'est-ce quand quel
quelle quelles quels qui quoi
quantity: combien
advice: conseils devrais dois doit faudrait faut mieux peut-on peux pourrais puis-je
task: améliore corrige corriger explique reformule relis rédige résume résumer réécris
traduire traduis traduisez écris
define: différence définis définition mot s'appelle signifie veut_dire
that: ce cela celle celui ces cette ceux ça
news: accepté appelé arrivé finalement fini marché nouvelles passé raté refusé répondu
résultat réussi
store: brouillon dossier enregistré fiche fichier liste notes plan recette version
""",
    "de": """
me: ich mich mir
my: mein meine meinem meinen meiner meins
we: uns unser unsere unserem unseren unserer wir
you: dein deine deinen deiner dich dir du ihnen ihr sie
said: aufgeschrieben aufgestellt ausgemacht ausgerechnet ausgesucht berechnet
beschlossen besprochen empfohlen entschieden entworfen erklärt erwähnt erzählt
formuliert geeinigt gefragt gegeben gemacht genannt geplant geraten geredet gesagt
geschickt geschrieben gesprochen gewarnt gezeigt hatt hatte hatten hattest meintest
sagtest vereinbart versprochen vorgeschlagen zusammengestellt
tell: erzählen nennen sagen
remember: erinnere erinnern erinnerst erinnerung gedächtnis gemerkt merken vergessen
weißt weißt_du_noch
past: bereits damals früher gestern kürzlich letzte letzte_woche letzten letztens
letzter letztes letztes_mal neulich schon vor vorgestern vorherige vorhin vorige
vorigen
again: erneut immer_noch noch noch_einmal noch_mal nochmal schon_wieder wieder
usual: dasselbe gewohnt gleiche gleichen immer normalerweise selbe selben sonst
wie_immer üblich übliche üblichen
resume: anknüpfen aufgehört fortsetzen nächste nächstes_kapitel stehen_geblieben
stehengeblieben waren_wir weiter weitermachen weiterschreiben
question: wann warum was welche welchen welcher welches wer wie wieviel wo
quantity: wie_lange wie_oft wie_viel wie_viele wieviel
advice: am_besten besser darf kann kann_ich könnte muss müsste soll soll_ich sollte
tipps
task: erklär erkläre fasse formulier formuliere korrigier korrigiere kürze prüfe
schreib schreibe verbessere übersetz übersetze übersetzen
define: bedeutet bedeutung definiere definition heißt unterschied wort
that: das dem den der die dies diese dieser dieses jener
news: abgelehnt abgesagt angenommen angerufen endlich ergebnis funktioniert
geantwortet geklappt gemeldet passiert zugesagt
store: akte datei daten entwurf gespeichert liste notizen plan rezept version
""",
    "pt": """
me: comigo eu me mim
my: meu meus minha minhas
we: a_gente combinamos nos nossa nosso nossos nós
you: contigo cê lhe ocê seu sua te teu tu tua vc você
said: acertamos aconselhou ajudou avisou calculou combinamos comentei comentou contei
contou decidimos dei deu disse disseste dito ensinou escolhemos escrevemos escreveu
explicaste explicou falamos falei falou fechamos fez fizemos indicou mandei mandou
mencionei mencionou montamos montou mostrou passei passou pedi pediu perguntei
preparou prometeu prometi propôs recomendou sugeriu tinha tínhamos
tell: contar dizer falar
remember: esqueceu esqueci lembra lembrar lembras lembre lembro memória recorda
recordas relembra
past: anteontem anterior antes aquele_dia atrás há já mês_passado naquela naquele
ontem outro_dia passada passado semana_passada última_vez
again: ainda continua de_novo novamente outra_vez volta voltaram voltou
usual: como_sempre costume de_sempre habitual igual mesma mesmo sempre
resume: continua continuamos continuar ficamos onde_a_gente paramos próximo_capítulo
retomamos retomar seguir vamos_continuar
question: como onde quais qual quando quantas quanto quantos que quem quê
quantity: quanta quantas quanto quantos
advice: como_faço deveria devo dicas dá_pra melhor poderia posso preciso tenho_que
task: corrige corrigir corrija escreva escreve explica explique melhora reescreva
resuma resume resumir revisa traduz traduza traduzir
define: define diferença palavra quer_dizer significa significado
that: aquela aquele aquilo essa essas esse esses esta este isso
news: aceitaram aconteceu afinal chegou deu_certo finalmente funcionou ligaram ligou
recusaram responderam respondeu resultado
store: arquivo dados ficha ficheiro lista notas plano rascunho receita versão
""",
    "it": """
me: io me mi
my: mia mie miei mio
we: eravamo noi nostra nostri nostro
you: le lei suo te ti tu tua tuo vi
said: abbiamo accennato aiutato aveva avevamo avevi avevo avvisato calcolato chiesto
concordato consigliato dato deciso detto dicevi dicevo fatto ha hai insegnato mandato
menzionato mostrato parlato preparato promesso proposto raccontato scelto scritto
spiegato suggerito
tell: dire dirmi raccontare
remember: dimenticato memoria ricorda ricordami ricordare ricordati ricordi ricordo
rinfrescami scordato
past: altro_giorno altro_ieri fa già ieri l'altro_giorno precedente prima quella_volta
scorsa scorse scorso settimana_scorsa tempo_fa ultima_volta volta_scorsa
again: ancora daccapo di_nuovo nuovamente riecco torna tornata tornato un'altra_volta
usual: come_al_solito come_sempre sempre solita soliti solito stessa stesso uguale
resume: andiamo_avanti continua continuare continuiamo dov'eravamo eravamo proseguiamo
prossimo_capitolo rimasti ripartiamo riprendere riprendi riprendiamo
question: che chi com'era com'è come cosa dove qual quale quali quando quante quanti
quanto
quantity: quanta quante quanti quanto
advice: bisogna come_faccio consigli conviene devo dovrei meglio posso potrei si_può
task: correggere correggi migliora riassumi riscrivi scrivi sistemami spiega spiegami
traduci tradurre
define: definisci differenza parola significa significato vuol_dire
that: ciò lo quel quella quelle quelli quello questa questo
news: accettato alla_fine andata andato arrivato chiamato finalmente funzionato
rifiutato risposto risultato successo
store: appunti bozza dati file lista note piano ricetta scheda versione
""",
    "ru": """
me: меня мне мной я
my: моего моей мои моим моих мой мою моя моё своей
we: мы нам нас наш наша наше нашего нашей наши нашу
you: вам вас ваш вы твой твою твоя тебе тебя ты
said: выбрали говорил говорила говорили давал дал дала дали делали договаривались
договорились написал написали насчитал обещал обещала обсуждали объяснял объясняла
остановились писал писали планировали подобрал показывал порекомендовал посоветовал
посчитал предлагал предложил придумали прислал присылал рассказывал рассказывала
рекомендовал решили сделал сказал сказала сказали советовал советовала советовали
составил составили составляли спрашивал спрашивала считали упоминал упоминала
tell: напомни скажи
remember: вспомни вспомнить забыл забыла запомнил напомни напомните память помните
помнишь помню
past: в_прошлый вчера давеча назад недавно позавчера предыдущий прежний прошлого
прошлой прошлом прошлую прошлый раз раньше тогда тот_раз уже
again: всё_ещё ещё заново обратно опять по-прежнему повтори снова
usual: всегда как_всегда как_обычно обычно обычную обычный прежнему та_же такой_же
то_же тот_же ту_же
resume: вернёмся возвращаемся давай_дальше дальше доделаем закончили остановились
продолжаем продолжай продолжи продолжим следующая_глава
question: где как какая какие каким какое какой какую когда кто куда сколько чей что
quantity: сколько
advice: должен как_мне лучше могу можно надо нужно следует советы стоит
task: исправь кратко напиши объясни отредактируй переведи переведите перевести
перепиши перефразируй проверь резюмируй сократи
define: значит называется означает определение разница слово
that: та те тем то того той тот ту эта эти это этот
news: наконец ответил ответили отказали позвонил позвонили получилось помогло приняли
пришли результат случилось сработало
store: вариант версия данные заметки план рецепт список файл черновик
""",
    "ar": """
me: *ني أنا عندي لي معي
my: *ي بتاعي تبعي عندي
we: *نا احنا لنا معنا نحن
you: *ك أنت إنت انت انتي لك
said: أخبرتك أخبرتني أرسلت أعطيتني اتفقنا اخترنا اديتني اقترحت تكلمنا جهزت جهزنا حسبت
حسبنا حكيت حكيتلك حكينا خبرتك خبرتني ذكرت رتبنا رشحت سألت سألتك شرحت عطيتني عملنا
قررنا قلت قلتلك قلتلي قلتها قلتي قلنا كتبت كتبنا كنا كنت ناقشنا نصحت نصحتني وضعنا وعدت
tell: قل قول قولي
remember: أتذكر بتتذكر تتذكر تذكر تفتكر ذكرني ذكريني فاكر فكرني متذكر ناسي نسيت
past: آخر_مرة أمس البارح السابق السابقة الفائت اللي_فات الماضي الماضية المرة_اللي
المرة_الماضية امبارح ذاك سابقا فات قبل مبارح من_قبل هداك
again: تاني ثاني رجع رجعت عاد كمان لا_يزال لسا لسه مازال مجددا مرة_ثانية
usual: العادة المعتاد دائما زي_العادة زي_كل كالعادة مثل_العادة نفس
resume: أكمل الفصل_التالي تابع توقفنا خلينا_نكمل كمل لنكمل نتابع نكمل وصلنا وقفنا
question: أي أين إيش إيه امتى ايش ايه شنو شو فين كم كيف ما ماذا متى من مين وش وين
quantity: قديش كم
advice: أفضل أقدر كيف_أستطيع لازم ممكن نصيحة هل يجب يمكن ينبغي
task: أعد_صياغة اشرح اكتب ترجم ترجملي ترجمي حسن دقق صحح لخص
define: الفرق تعريف كلمة معنى يعني
that: التي الذي اللي تلك ده دي ذلك هاد هداك هذا هذه
news: أخيرا اتصل رد ردوا رفضوا صار طلع طلعت قبلوا نجح نجحت وافقوا
store: الليستة بيانات خطة قائمة مسودة ملاحظات ملف نسخة وصفة
""",
    "hi": """
me: mai main maine mereko mujhe mujhko मुझको मुझे मेरे_को मैं मैंने
my: apna apne apni mera mere meri अपना अपनी अपने मेरा मेरी मेरे
we: apan hamara hamare hamari hum humne हम हमने हमारा हमारी हमारे
you: aap aapki aapko aapne tera tu tum tumhari tumhe tumne tune आप आपकी आपको आपने तुम
तुमने तुम्हारी तुम्हें तू तूने
said: banaya banayi bata_diya bataya bataye batayi bheja bola bole boli chuna di
dikhaya diya diye kaha likha likhi nikala poocha pucha samjhaya suggest tay vaada कहा
चुना चुनी तय दिए दिखाया दिया दी निकाला निकाली पूछा बताई बताया बतायी बनाई बनाया बात_की
बोला बोली बोले भेजा लिखा लिखी वादा समझाया सलाह सुझाई सुझाया
tell: bata batana batao बता बताओ बताना
remember: bhool bhoola bhul yaad yaad_dila yaad_hai भूल भूला भूली याद याद_दिला याद_है
past: hafte kal last_time parso pehle pichla pichle pichli tha the thi us_din उस_दिन
उस_बार कल था थी थे परसों पहले पिछला पिछली पिछले हफ़्ते
again: abhi_bhi dobara fir phir phir_se wahi wapas अब_भी अभी_भी दुबारा दोबारा फिर
फिर_से वही वापस
usual: hamesha har_baar jaisa roz wahi wala wali आमतौर जैसा_हमेशा रोज़ वही वाला वाली
हमेशा हर_बार
resume: aage agla chhoda jaari kahan_tak ruke shuru अगला अगला_अध्याय आगे कहाँ_तक छोड़ा
जारी बढ़ाते रुके शुरू
question: kab kahan kaise kaun kaunsa kaunsi kis kisne kitna kitne kitni kya कब कहाँ
कितना कितनी कितने किस किसने कैसे कौन कौन_सी कौनसा क्या
quantity: kitna kitne kitni कितना कितनी कितने
advice: behtar chahiye kaise_karu karu sakta sakte sakti करूँ कैसे_करूँ चाहिए बेहतर
सकता सकती सकते सुझाव
task: anuvad chhota likh likho samjhao sudharo theek translate अनुवाद छोटा ठीक लिख
लिखो समझाओ सारांश सुधारो
define: antar arth farak matlab shabd अंतर अर्थ परिभाषा फ़र्क मतलब शब्द
that: is un us usi uska wo woh ye yeh इस उन उस उसका यह ये वह वो
news: aakhir aaya gaya ho_gaya hua jawab kaam_kar maan_gaye mana phone आखिरकार आया
काम_कर गया जवाब फ़ोन मना मान_गए हुआ हो_गया
store: draft file list notes plan recipe suchi ड्राफ्ट नोट्स प्लान फ़ाइल रेसिपी लिस्ट
सूची
""",
    "vi": """
me: anh cháu chị con em mình tao tui tôi
my: của_em của_mình của_tôi nhà_mình nhà_tôi
we: bọn_mình chúng_mình chúng_ta hai_đứa
you: bà bạn cậu mày ông
said: bàn bảo chỉ chọn chốt dặn giải_thích giới_thiệu gợi_ý gửi hỏi hứa khuyên kể lập
nhắc nói quyết_định soạn thống_nhất tính viết đã_kể đã_nói đưa đề_xuất
tell: cho_biết nói_lại
remember: còn_nhớ nhắc_lại nhớ nhớ_không nhớ_lại quên
past: bữa bữa_trước dạo_trước hôm_bữa hôm_nọ hôm_qua hôm_thứ hôm_trước hồi lần_trước
rồi tháng_trước trước tuần_trước vừa_rồi đã
again: lại nữa tiếp_tục vẫn vẫn_còn
usual: cũ giống_lần mọi_khi như_cũ như_mọi_khi như_thường_lệ quen thường vẫn_thế
resume: chương_tiếp dừng_ở làm_tiếp phần_tiếp tiếp tiếp_tục tiếp_đi tới_đâu đang_dở
đến_đâu
question: ai bao_giờ bao_nhiêu gì khi_nào mấy nào sao thế_nào đâu
quantity: bao_nhiêu mấy
advice: cách có_nên có_thể cần làm_sao làm_thế_nào nên phải được_không
task: chỉnh dịch giải_thích rút_gọn sửa tóm_tắt viết_lại
define: khác khác_nhau nghĩa nghĩa_là từ định_nghĩa
that: kia này đó đấy ấy
news: cuối_cùng gọi hóa_ra kết_quả thành_công trả_lời từ_chối xong đồng_ý
store: bản bản_nháp công_thức danh_sách file ghi_chú kế_hoạch thông_tin
""",
    "tr": """
me: bana ben beni benim
my: *im *ime *imi *ım *ımı benim
we: *miştik *muştuk *müştük *mıştık biz bize bizim
you: sana sen senin siz size sizin
said: *dik *diğimiz *diğin *duk *dük *dık *dığımız *dığın *miştim *miştin *muştum
*muştun *müştüm *müştün *mıştım *mıştın *ttik anlatmıştım anlattım bahsetmiştim
bahsettim dedin demiştin karar_vermiştik kararlaştırdık konuşmuştuk konuştuk söyledin
söylemiştim söylemiştin vermiştin yazmıştık yazmıştın önerdin önermiştin
tell: söyle söyler söyleyebilir
remember: aklında hafıza hatırla hatırladın hatırlar hatırlat hatırlatsana hatırlatır
hatırlıyor hatırlıyorsun unuttum unuttun
past: az_önce daha_önce dün evvelki geçen geçen_gün geçen_hafta geçen_sefer geçenlerde
önce önceden önceki
again: bir_daha gene hala hâlâ tekrar yeniden yine
usual: alışılmış aynı hep her_zaman her_zamanki
resume: devam kaldığımız kaldığımız_yerden kalmıştık nerede nerede_kalmıştık
sonraki_bölüm sürdürelim
question: hangi hangisi hangisiydi kaç kim kimdi nasıl ne neler nerede neresi neydi
quantity: kaç ne_kadar
advice: *abilir *ebilir *malıyım *meliyim gerek gerekir mümkün nasıl olur tavsiye
yapmalıyım önerir
task: açıkla düzelt düzeltir kısalt tercüme yaz yeniden_yaz çevir çevirir özetle
define: anlama demek fark kelime nedir tanım
that: bu bunlar bunu o onlar onu şu şunu
news: aradı cevap geldi işe_yaradı kabul nihayet oldu olmadı reddetti sonunda
store: bilgilerim dosya kayıtlı liste notlar plan sürüm tarif taslak
""",
    "id": """
me: aku aq gue gw ku saya
my: *ku aku saya
we: kami kita
you: anda elo kamu kau km lo lu mu
said: bahas bikin bilang buat cerita ceritakan dibahas dibuat dikasih disaranin
diskusi hitung janji jelasin kamu_bilang kasih kirim kubilang obrolin pilih putuskan
rekomendasi rekomendasiin saran sarankan sebut sepakat susun tanya tulis
tell: bilangin kasih_tau
remember: ingat ingatin ingatkan inget kelupaan lupa memori
past: bulan_lalu dulu kapan_hari kemaren kemarin lalu minggu_lalu pernah sebelumnya
sudah tadi tempo_hari terakhir udah waktu_itu
again: kembali lagi masih ulang
usual: biasa biasanya kayak_biasa sama selalu seperti_biasa
resume: berikutnya lanjut lanjutin lanjutkan sampai_mana terakhir_kita terusin
teruskan
question: apa bagaimana berapa di_mana dimana gimana kapan mana siapa yang_mana
quantity: berapa
advice: bagaimana_cara bisa boleh cara gimana_cara harus mending perlu saran sebaiknya
tips
task: buatkan jelaskan koreksi perbaiki ringkas terjemahin terjemahkan tulis_ulang
tuliskan
define: arti artinya beda definisi kata maksud perbedaan
that: ini itu tersebut yang_itu
news: akhirnya berhasil dibalas dijawab diterima ditolak gagal jadi kejadian ternyata
store: catatan daftar data draf file list rencana resep versi
""",
}
FUNCTION_WORDS: dict[str, str] = {
    "en": """
a about after all an and any are as at be been before but by can could did didn't do
does don't evening for from get give good got had has have he hello hi how i i'm i've
if in into is it it's just me more morning my no not now of ok okay on one or our out
please she she's so some still tell than thank thanks that that's the them then there
they this to up was we were what what's when which who will with would yes you your
""",
    "es": """
ahora al algo buenas buenos como con cuando cuál cómo dame de del desde donde días el
en entre era es eso esta este estoy está fue gracias hace hay haz hola hoy la las le
lo los me mi mis muy más no nos o para pero por porque puedo que quiero qué se si sin
sobre son su te tengo tu un una y ya
""",
    "fr": """
au aux avec bien bonjour bonsoir c'est ce cette comment d'un d'une dans de des deux
dit donne du elle en est et faire fait il j'ai je l'autre la le les m'a ma mais me
merci mes moi mon n'est ne nous on ou où par pas plus pour qu'il qu'on quand que quel
quelle qui sa salut se si son sont suis sur t'as te tes toi tout tu un une vous y ça
était être
""",
    "de": """
aber als am auch auf aus bei beim bitte danke das dass dem den der des die dir doch du
ein eine einen einer er es für gib guten hab habe hallo hast hat ich im in ist jetzt
kann kannst mal mehr mein meine mich mir mit morgen nach nicht noch nur oder schon sie
sind so und uns vom von vor war was wenn wie wieder wir wird zu zum zur über
""",
    "pt": """
a agora ao aquela aquele aqui as até boa bom com como da das de depois do dos e ela
ele em então era está eu faz foi hoje isso já mais mas me meu meus minha minhas na nem
no nos num numa não o obrigada obrigado oi os ou para pela pelo por pra pro qual
quando que se ser seu sua são só te tem tinha tá um uma vc você à é
""",
    "it": """
abbiamo adesso ai al all'ultimo alla anche ancora buonasera buongiorno c'è che ci ciao
come con cosa cui da dal dei del dell della delle di dove due e era fa già gli grazie
ha hai ho i il in la le lo ma mi mia mio nel nella non o ora per perché più po poi
puoi quando quella quello questa questo se senza si sono su sul te ti un una è
""",
    "hi": """
aap aapne ab apna apni aur bata batao bhai bhi bola de dhanyavaad diya do ek gaya hai
hain hi ho jo ka kab kaha kaise kal kar karo kaun ke ki kitna kitne ko koi kuch kya
liye main maine mein mera mere meri mujhe na nahi namaste ne par pe phir raha se
shukriya tha thi to toh tum tumne wala wali wo woh yaar ye yeh
""",
    "vi": """
anh bao bạn bị cho chào chị con các cái còn có cảm cần của em giúp giờ gì hay hôm hồi
khi không là làm lại lần mà mình một mới người nhiêu nhà nhé như nhớ những nào này nói
phải ra rồi sao thì trong tôi tới và vậy với xin đi đã đó được để ơi ở
""",
    "tr": """
ama aynı bana ben benim bi bir biraz bu bunu da daha de değil diye en geçen gibi
günaydın hangi hani hem her iki ile ise için kadar kaç ki merhaba mi misin mu musun mü
mı mıyım nasıl ne o olan olarak oldu onu sana sağol sen sonra teşekkürler var ve ya
yine yok çok şimdi şu
""",
    "id": """
ada aja akan aku anak apa atau bagaimana berapa biar biasa bisa buat cara dalam dan
dari dengan di dong dua ga gak gimana gue halo ini itu jadi juga kalau kamu kan karena
kasih ke kemarin kita kok lagi lebih masih mau nggak nya oleh pada pagi pakai pas saja
sama satu saya selamat sih sudah tadi tapi terima tidak tolong udah untuk ya yang yg
""",
}
LANGUAGE_LETTERS: dict[str, str] = {
    "de": "äö",
    "es": "ñ¿¡",
    "fr": "çèêëîïœùû",
    "it": "ìò",
    "pt": "ãõ",
    "tr": "ğş",
    "vi": (
        "ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉĩịọỏốồổỗộớờởỡợụủũứừửữựỳỵỷỹ"
    ),
}
