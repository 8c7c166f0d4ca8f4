"""Words by which a pasted text is announced, for native speakers to read.

Data only, written by hand. Date: 2026-11-30.

PASTE_WORDS: by language, four classes of words. `task`: work on a text that nobody
asks for without one; a line break behind such a line is enough. `text`: kinds of text,
what is done with one, and what is looked for in one; the line must point at what
follows, too, or stand above a blank line, and a short question below it is the user's
own. `this`: words that point at what follows. `greeting`: how a letter begins, which
says that a text stands there whatever is above it. Entries are written as in
word_class_data.py; all languages are looked up together, so that an entry must not be
a frequent word of another one.
MAIL_HEADERS: fields of a mail that may stand at the start of a line.
"""

from __future__ import annotations

PASTE_WORDS: dict[str, str] = {
    "en": """
task: classify comma commas convert correct into_english paraphrase polish politely
politer proofread punctuation rephrase reword rewrite shorten shorter summarise
summarize summary to_english translate translated translating translation typo typos
text: abstract accents action_items active_voice ad adjective* adverb* advert*
alliteration analyse analyze annotat* announcement* article articles bio bug bugs bullet
bullet_points bullets capitals caption captions catchier categori* chat chats clause
clause_type clauses clean_up clearer code comments condense* contract conversation
corrected correction* cover_letter csv cv debug* decipher* decode* dialect dialog
dialogue* diary_entry e_mail e_mails edit email emails error error_message errors essay
excerpt* explain extract* figure_of_speech figures_of_speech fix flyer formal formally
format formatted friendlier function getting_at gist grammar grammar_check grammatical
grumpy haiku headline highlight improve in_english in_plain_english instructions
into_arabic into_chinese into_french into_german into_hindi into_italian into_japanese
into_korean into_latin into_portuguese into_russian into_spanish into_turkish joke jokes
journal_entry json key_points key_words keyword* label less_blunt less_formal
less_grumpy less_harsh less_rude less_whiny less_wordy letter letters limerick line
lines list log logs lyrics mail main_idea main_point make_it_funn* make_it_less
make_it_more make_it_sound make_it_warmer make_this_funn* make_this_less make_this_more
make_this_sound meeting_minutes meeting_notes message messages metaphor* misspel*
mistake mistakes mood moral more_concise more_formal more_polite more_professional msg
nicer note notes notice noun nouns outline output paragraph* paraphras* parse passage
passages passive_aggressive passive_voice personification phishing phrase phrases
plagiari* plain_language plainer plainer_english poem poems polite post posts predicate
pronoun* proof_read proofread* proverb* punchier punctuat* query quotation quote quotes
recipe refactor* reformat* regex register rephras* reply resume review reviews reword*
rewrit* rhyme rhyme_scheme rhymes riddle sarcas* saying scam script sentence sentences
sentiment shorten* simile* simpler simplif* smoother sms snappier snippet* soften*
softer song sonnet sound_natural spam speech spell_check spellcheck* spelling sql
stack_trace stanza* story subject subtext sum_up summari* syllable* table takeaway*
tense tenses text texts the_poet theme this_poet thread tidy_up tighten* tldr to_dos
toast tone tone_down tone_it_down traceback transcrib* transcript* translat* trim tweet
tweets underline untangle verb verbs verse verses voicemail* whiny word words
this: as_follows attached below following here here_is heres pasted the_following these
these_ones this this_one underneath
greeting: dear good_afternoon good_evening good_morning hello hey hi hiya
""",
    "zh": """
task: 摘要 改写 改得 改成 标点 校对 校稿 概括 润一下 润色 病句 续写 缩写 翻做 翻成 翻译
译为 译做 译成 语病 通顺 错别字 错字
text: 一句 一段 一行 不那么冲 专业一点 中心句 中心思想 中文版 中译英 主旨 主语 书信 书评
书面化 书面语 代码 代词 仿写 优化 会议纪要 会议记录 作文 俗语 信件 信息 修正 修辞 俳句
公告 关键字 关键词 函数 分点 列出要点 列要点 别太生硬 副词 加标点 加标题 动词 勘误 单词
压缩 原文 友好一点 反讽 发言稿 口语化 古诗 句子 句子成分 台词 合同 名言 名词 听写 启事
告示 图注 垃圾邮件 基调 声调 复述 大意 太冲 夸张 好听一点 委婉 字句 定语 客气 客气点
宾语 寓意 对偶 对话 帖子 平仄 广告 引文 引用 归纳 形容词 影评 待办 待办事项 微信 微博
总结 情感 情绪分析 意译 意象 成中文 成德语 成文言文 成日语 成法语 成白话文 成英文 成英语
成表格 成西班牙语 成语 成韩语 打磨 扩写 报错 押韵 拟人 拟标题 拼写 拼音 挑错 换个说法
换种说法 排比 排版 推文 提取 提炼 摘出 摘录 改一下 改短 改通顺 改错 故事 整理 文字 文本
文案 文段 文稿 文章 文言文 断句 新闻 方言 日志 日记 时态 明喻 暗喻 更正 更正式 有错
朋友圈 条款 柔和 查询 标签 标题 校正 格式化 格律 概述 歌曲 歌词 正式一点 正式点 段子
段意 段落 比喻 求职信 没那么冲 消息 润稿 温和 温柔一点 漏洞 演讲 火气 火药味 点评 片段
状语 生硬 用英文 电邮 留言 白话文 直译 短一些 短一点 短信 短语 礼貌 笑话 简介 简化 简历
简洁 简短 精炼 精简 纠正 纠错 纪要 缩短 美化 聊天 脚本 自我介绍 节选 英文 英文版 英译中
菜谱 补语 表情符号 表格 被动攻击 被动语态 要点 解密 解析 解码 解释 记录 讲话 论文 讽刺
评论 识别 诈骗 词性 词组 词语 译一下 诗句 诗歌 诗节 语体 语句 语气 语气重 语法 语音
语音留言 调一调 调试 谓语 谚语 起标题 转写 转录 转述 输出结果 运行结果 这句 这封 这封信
这段 这行 这首 这首诗 选段 逗号 通俗 通知 邮件 配文 重写 钓鱼 错误 错误信息 阴阳怪气
降温 隐喻 韵脚 骗子 骗局
this: 下列 下文 下方 下面 以下 如下 此文 此段 这个 这些 这是 这篇 这里
greeting: 亲爱的 尊敬的 敬爱的
""",
    "ja": """
task: 一行で 丁寧に 書き換え 句読点 和訳 日本語に 校正 添削 直して 翻訳 英訳 英語に 要約
言い換え 訳して 誤字
text: お知らせ かっこよく かみ砕い かりやすく きつく ことわざ この詩 てにをは である調
ですます ふりがな まとめて やさしく やすく書 やりとり やり取り やわらかい やわらかく
エラー エラー文 カジュアル カジュアルな キャッチー キャプショ キーワード クエリ コメント
コード ショート ジョーク スクリプト スニペット スピーチ スペイン語 スペル セリフ
タイトル タイポ チャット チラシ ツイート テキスト テーマ デコード デバッグ トーン
ドイツ語 バグ パース ビジネス文 フィッシン フォーマッ フォーマル フランス語 フレーズ
ポスト ミスを メッセージ メモ メール ラベル リライト ルビ レシピ レビュー レポート ログ
一文 一節 一行 丁寧な 丁寧語 中国語に 主旨 主語 主題 件名 会話 体言止め 作文 例文 修正
修辞 修飾語 俳句 倒置 優しく 出力 切れ字 副詞 助詞 動詞 単語 受け身 口コミ 口調 古文
台詞 名言 名詞 告知 和文 品詞 噛み砕い 変換ミス 契約書 嫌味 季語 対話 尊敬語 履歴書 川柳
広告 引用 形容詞 復号 志望動機 意訳 感情分析 感想 感想文 手紙 投稿 抜き出し 抜粋 押韻
抽出 挨拶文 接続詞 推敲 擬人法 教訓 敬語 敬語に 敬语 整えて 整形 文の 文を 文体
文字起こし 文法 文章 文面 方言 日記 時制 書き下し 書き出し 書き直 書き起こし 本文 条項
柔らかく 校閲 案内文 標準語 歌詞 段落 比喩 清書 漢文 物語 現代語訳 留守電 皮肉 目的語
直喩 短くして 短歌 短縮 穏やか 箇条書き 簡単にし 簡潔 綴り 縮めて 職務経歴 脱字 自己紹介
自然にし 英文 英文に 英語で 表にして 表現技法 表記ゆれ 要旨 要点 見出し 角を取 解読
言いかえ 言い方 言葉 訂正 記事 訳し 訳すと 詐欺 詩の 詩を 語句 語調 誤字脱字 説明して
読み下し 読点 論文 論旨 謙譲語 議事録 趣旨 述語 迷惑メール 送り仮名 通知 間違い探 関数
関西弁に 隠喩 韓国語に 音数 韻を 韻律 題名
this: ここ こちら こちらの この この下 これ これら これを 下に 下の 下記 下記の 以下
以下の 次の
greeting: お世话になって お疲れさま お疲れ様 こんにちは こんばんは 拝启
""",
    "ko": """
task: 고쳐 공손 교정 다듬어 띄어쓰기 맞춤법 무슨_뜻 번역 영어로 오타 요약 첨삭 한국어로
text: 가사 가시 각운 간결 간추 개조식 게시글 게시물 격식 격언 결과값 계약서 고쳐쓰
골라내 공고 공지 과장법 관형어 광고 교열 교훈 구두점 구절 국문으로 글머리 글에 글을 글의
기사 낱말 노래 녹취 녹취록 논문 농담 높임말 누그러 뉘앙스 능동태 다듬 다시써 다시쓰 단락
단순화 단어 대구법 대명사 대목 대사 대화 댓글 독일어로 독후감 동사 디버그 디버깅 디코딩
딱딱 딱딱하 라벨 러시아어로 레시피 로그 리라이팅 리뷰 마침표 말투 매끄럽 메모 메세지
메시지 메일 명사 명언 목적어 무례 문단 문법 문자 문장 문장부호 문체 밑줄 바꿔 바꿔말
바꿔쓰 바로잡 반말로 반어 받아써 받아적 발췌 발표문 버그 베트남어로 보어 복호화 본문
부드럽 부드럽게 부사 부사어 분석 불릿 비꼬 비문 비유 빈정 뽑아 사기 사기문자 사기인
사투리 상냥 서술어 서식 서평 설명해 세련 소설 소제목 속담 수동공격 수동태 수사법 수정
순화 쉬운말 쉼표 쉽게 쉽게풀 스니펫 스미싱 스크립트 스팸 스페인어로 스펠링 시구 시로
시를 시제 시조 심상 싸가지 안내문 알림 압운 압축 약관 어구 어조 에러 에세이 역설 연설
영문으로 영역해 영작 예쁘게 예의 오류 오자 오탈자 옮겨주 옮겨줘 완곡 요점 요지 우리말로
운율 유머 윤문 은유 음보 음성메시지 음성사서함 의역 의인법 이글 이력서 이메일 이야기
인용 일기 일본어로 자기소개 자소서 자연스럽 전단 전문적 전사 정중 제목 조사 조항 존댓말
주어 주제 줄여 중국어로 중심내용 중심문장 중심생각 지문 지원서 직역 직유 짧게 채팅 철자
추출 축사 축약 출력 카톡 칼럼 캡션 코드 코멘트 쿼리 키워드 탈자 텍스트 톡을 톤을 톤이
트윗 틀렸 틀린 파싱 패러프레이 편지 편집 포맷 포스트 표준어 표현 표현기법 표현법 풀어
풀어써 풀어쓰 품사 프랑스어로 피싱 하이쿠 한글로 한줄 할일 함수 항목별 해독 해석 핵심
핵심어 형용사 화자 회의록 후기
this: 다음 다음의 밑에 아래 아래글 아래의 여기 이거 이걸 이것 이것들 이게 이문장 이하
greeting: 안녕하세요 안녕하십니까 존경하는 친애하는
""",
    "es": """
task: acentos al_inglés comas corregí corregime corregir corrige corrígeme ortografía
parafrasea puntuación reescribe reescribir resume resúmeme resumí resumir tildes
traducción traduce traduceme traducí traducir
text: a_español a_inglés abrevia* acento acentúa acta actas acórta* adjetivo* adverbio*
al_alemán al_castellano al_catalán al_chino al_español al_francés al_italiano al_japonés
al_latín al_portugués al_ruso al_árabe aliteración analiza analizar anuncio anuncios
artículo artículos aviso avisos bio biografía bug buzón_de_voz canción carta
carta_de_presentación cartas chat chats chiste chistes circular cita citas cláusula
cláusulas coma comentario comentarios complemento complemento_directo comunicado
condensa* consulta contrato conversación correcciones corrección corrector correo
correos corrija corrijan corrígelo cuento curriculum cv código dar_formato de_que_va
debuguea* decodifica* dejalo_mas depura* descifra* descodifica* dialecto diario dicho
discurso discursos diálogo diálogos e_mail edita editar educado email emails en_español
en_inglés en_puntos ensayo entrada errata erratas error errores esquematiza*
estado_de_ánimo estafa estrofa* etiqueta explica explicame expresión extracto extraiga
extráe* faltas faltas_de_ortografía figura_literaria figura_retórica figuras_literarias
figuras_retóricas formal formatea* fragmento fragmentos frase frases fraude función
gramatical* gramática haiku hazlo_mas hipérbole idea_principal ideas_principales
identifica ironía irónico lenguaje_sencillo letra log logs línea líneas mail mas_suave
mayúsculas mejora mejorar menos_agresivo menos_borde menos_brusco menos_formal
menos_grosero menos_seco mensaje mensaje_de_error mensaje_de_voz mensajes mensajito
metáfora* minuta moraleja más_amable más_bonita más_bonito más_breve más_cercano
más_claro más_conciso más_corta más_corto más_cortés más_educado más_formal
más_llamativo más_natural más_pegadizo más_profesional más_sencillo más_simple más_suave
métrica nota_de_voz notas noticia oraciones oración ortograf* output palabra
palabra_clave palabras palabras_clave parafrase* parsea* pasaje pasiva_agresiva
pasivo_agresivo pendientes personificación phishing pie_de_foto plural poema poemas
pon_título ponla_mas ponlo_mas post predicado pronombre* proverbio publicación pule
pulir pulí puntos_clave puntuar puntúa párrafo párrafos query quiere_decir quitale_lo
receta recorta* recurso_literario recursos_literarios redacta* reescríb* reformula*
refranes refrasea* refrán registro registro_de_errores relato renglón reseña reseñas
resuma resumime resúme* revisa revisa_la_ortografía rima rimas sarcas* script se_queja
simplifica* sintetiza* sms snippet spam suavíza* subjuntivo subraya subrayar sujeto
sustantivo* sílabas símil tabla tareas_pendientes tema texto textos tiempo_verbal
tiempos_verbales tilde timo titula titular tono traduc* traduz* transcripción transcríb*
tuit tuits tweet tweets título verbo verbos verso versos viñetas voz_pasiva whatsapp
this: a_continuación abajo acá aquí de_abajo debajo el_de_abajo ello esta estas este
esto esto_de_aquí estos lo lo_siguiente siguiente siguientes
greeting: buenas buenos_dias estimad* hola muy_senor* querid*
""",
    "fr": """
task: corrige corriger corrigez fautes orthographe ponctuation réécrire réécris
reformule reformuler relire relis résume résumer résumez traduction traduire traduis
traduisez virgules
text: abrég* accent accents accords adjectif* adouci* adverbe* allitération allocution
améliore améliorer analyse analyser annonce annonces arnaque article articles atténu*
avis avis_client bio biographie blague blagues bogue bug bugs champ_lexical chanson
chansons chat circulaire citation citations clause clauses cod code commentaire
commentaires communiqué comparaison* complément* compte_rendu concordance condens*
conjug* contrat conversation coquille* correction* corrig* courriel courriels courrier
critique cv debug* dialecte dialogue dialogues dicton discours discussion dissertation
débogu* déchiffr* décod* décrypt* e_mail email emails en_allemand en_anglais en_arabe
en_chinois en_espagnol en_français en_italien en_japonais en_latin en_néerlandais
en_portugais en_russe erreur erreurs escroquerie explique expression* extrai* faute
figure_de_style figures_de_style fonction formate* formel grammaire grammatica* haiku
hameçonnage humeur hyperbole idée_générale idée_principale idées_principales intitul*
ironi* journal_d_erreurs journal_intime langage_courant langage_simple le_ton lettre
lettre_de_motivation lettres ligne lignes liste_à_puces log logs légende légendes mail
mails majuscules message message_d_erreur message_vocal messagerie_vocale messages
mets_en_forme mise_en_forme moins_agressif moins_brusque moins_formel moins_impoli
moins_sec morale mot_clé mots mots_clés métaphore* métrique nature_et_fonction
niveau_de_langue note notes orthograph* output paragraphe paragraphes paraphras* paroles
passage passages passif_agressif passive_agressive patois peaufin* personnification
phishing phrase phrases pluriel plus_accrocheur plus_aimable plus_chaleureu* plus_clair
plus_concis plus_court plus_courte plus_douce plus_doux plus_fluide plus_formel
plus_formelle plus_gentil plus_gentiment plus_joli plus_jolie plus_naturel
plus_percutant plus_poli plus_polie plus_pro plus_professionnel plus_simple plus_soutenu
points_clés poli ponctu* post posts poème poèmes procès_verbal procédé_littéraire
pronom* proverbe* prédicat pub publication publicité puces quel_ton query raccourci*
racourcis recette reformul* registre relecture relisez remanie* rends_ca rends_la
rends_le rephras* requête retranscri* retravaill* rime rimes récit récris rédaction
réduire réduis résum* réécri* sarcas* script simplifi* sms snippet souligne souligner
spam strophe* subjonctif sujet surligne* syllabes synthèse synthéti* tableau
temps_verbal temps_verbaux texte textes texto textos thème titre titrer ton_de tonalité
tourne_la tourne_le traduct* tradui* transcri* tweet tweets tâches_à_faire verbe verbes
vers vers_l_anglais vers_le_français version_plus virgule* voix_passive à_puces éditer
étiquette
this: ce ce_qui_suit ceci cela celle_ci celui_ci ces cet cette ceux_ci ci_dessous
dessous en_dessous ici le_suivant suivant suivante suivantes suivants voici
greeting: bonjour bonsoir cher chere coucou salut
""",
    "de": """
task: förmlicher formulier formuliere höflicher ins_englische kommas korrigier
korrigiere korrigieren kürze kürzen kürzer rechtschreibung tippfehler überarbeite
übersetz übersetze übersetzen übersetzung umformulieren zeichensetzung zusammenfassen
text: abfrage abmilder* absatz absatzes abschnitt* abschwäch* absender absätze adjektiv*
adverb* akzente alliteration analysier* ankündigung* annonce anschreiben ansprache
anzeige anzeigen artikel auf_arabisch auf_chinesisch auf_deutsch auf_englisch
auf_französisch auf_italienisch auf_polnisch auf_russisch auf_spanisch auf_türkisch
aufgaben_aus aufhübsch* aufsatz aufzählung* ausdruck ausgabe aushang auszug auszüge
beitrag bekanntmachung* bericht berichtig* betrug betrugsmasche bewerbung bewertung*
bildunterschrift* bio brief briefe briefes bug chat chats chatverlauf code debugge*
dekodier* dialekt dialog dialoge durchsage e_mail e_mails einfacher email emails
entschlüssel* entschärf* entziffer* erklär erkläre etikett extrahier* fass_zusammen
fasse fehler fehlerfrei fehlermeldung flüssiger formatier* formell formeller formulier*
freundlicher funktion gedicht gedichte gedichts gegenlesen gliedere gliedern glätte
glätten grammatik* groß_und_kleinschreibung großschreibung haiku hauptaussage
hauptgedanke herausfiltern hochdeutsch hoflicher höflich ins_deutsche ins_französische
ins_italienische ins_lateinische ins_russische ins_spanische ins_türkische inserat
interpretier* interpunktion ironisch ist_das_echt kasus kernaussage kernidee keywords
klausel klauseln klingt_das knackiger knapper komma kommafehler kommata kommentar
kommentare konjunktiv korrektur* korrigier* kuerze kuerzen kuerzer kürz* lebenslauf
leichte_sprache lektorier* lied liedtext lockerer log logfile logs lyrics mail mailbox
mails markier* metapher* metrum milder mitteilung* moral motivationsschreiben mundart
nachricht nachrichten netter neu_formulieren nicht_so_hart nomen notizen output
paraphrasier* parsen passage passagen passiv passiv_aggressiv personifikation phishing
phrase phrasen post posts professioneller pronomen protokoll protokolle prädikat
prägnanter prüfe quellcode query rechtschreib* rede redefigur* reden redewendung*
redigier* register reim reime reimschema rezension* rezept sachlicher sanfter sarkas*
satz satzes satzglied* satzzeichen schlagzeile schlüsselwört* schnipsel schreib_um
schreiben schöner silbe* skript sms snippet songtext spam sprachnachricht* sprichwort
sprichwörter stacktrace stichpunkt* stichwort* stilebene stilfigur* stilmittel stimmung
straffe straffen strophe* subjekt substantiv* sätze sätzen tabelle tagebucheintrag
tempus text texte texten textes textstelle thema titel tonfall transkribier* transkript*
tweet tweets umformulier* umlaute umschreib* unterhaltung unterstreich* unterton verb
verben verbesser* vereinfach* verse versen versmaß verständlicher vertrag
vertragsklausel weicher weniger_schroff weniger_unhöflich witz witze wort wortart* worte
wörter wörtern zeile zeilen zeitform* zitat zitate zusammenfass* zusammengefasst
überarbeit* überschrift übersetz*
this: daraus darin das davon dies diese diesem diesen dieser dieses folgend folgende
folgendem folgenden folgender folgendes hier hieraus hierin hiervon nachfolgend* unten
untenstehend* untere
greeting: guten_abend guten_morgen guten_tag hallo hallöchen liebe liebes moin
sehr_geehrte sehr_geehrter servus
""",
    "pt": """
task: acentos corrige corrigir corrija ortografia para_inglês parafraseie pontuação
quer_dizer reescreva reescreve reescrever resuma resume resumir tradução traduz traduza
traduzir vírgulas
text: abrevi* acento acentuação adjetivo* advérbio* aliteração ameniz* analisa analise
anotações anúncio anúncios aprimor* artigo artigos ata atas avaliação aviso avisos bio
biografia bug bullet burla canção carta carta_de_apresentação cartas chat circular
citação citações cláusula cláusulas comentário comentários comparação complement*
comunicado concordância condens* consulta conto contrato conversa conversas correio
correção correções corrig* crase crítica crônica currículo cv código debug* decifr*
decodific* deixa_isso deixa_mais depur* descodific* destaca destaque dialeto digitação
discurso discursos ditado diálogo diálogos diário e-mail e_mail e_mails edita edital
editar edite educado em_inglês em_pontos em_português em_tópicos email emails encurt*
enxug* erro erro_de_digitação erros esta_pedindo estrofe* etiqueta excerto explica
explique expressão extrai* figura_de_estilo figura_de_linguagem figuras_de_estilo
figuras_de_linguagem formal formata* formate fragmento frase frases fraude função golpe
gralha* gramátic* grifa grife grosseria haicai haiku hipérbole ideia_central
ideia_principal ideias_principais intitul* ironi* lapid* legenda legendas letra
linguagem_simples linha linhas log logs mais_bonita mais_bonito mais_chamativo
mais_claro mais_conciso mais_curta mais_curto mais_educada mais_educado mais_fluido
mais_formal mais_gentil mais_natural mais_profissional mais_simples mais_simpático
mais_suave maiúsculas manchete melhora melhora_o_texto melhore melhore_o_texto
menos_agressivo menos_formal menos_grosseiro menos_grosso menos_rude menos_seco mensagem
mensagem_de_erro mensagem_de_voz mensagens metáfora* moral métrica música notas notícia
o_tom objeto_direto objeto_indireto oração orações ortograf* output palavra
palavra_chave palavras palavras_chave para_alemão para_chinês para_espanhol para_francês
para_italiano para_japonês para_o_alemão para_o_espanhol para_o_francês para_o_inglês
para_o_português para_português parafras* parsear parágrafo parágrafos passa_a_limpo
passa_isso passagem passiva_agressiva passivo_agressivo pendências personificação
período phishing piada piadas plural poema poemas poesia pontos_chave pontos_principais
pontua* pontue post postagem posts predicado pro_inglês pro_português pronome*
provérbio* publicação qual_tom query recado receita redação reescrev* reformul* refras*
registo registro resenha resenhas resum* rever_o_texto revisa revisa_o revisar revise
revisão rima rimas rótulo sarcas* script simplific* simplifique sintetiz* sms snippet
spam suaviz* subjuntivo sublinh* substantivo* sujeito sílabas síntese ta_pedindo tabela
tema tempo_verbal tempos_verbais texto textos tom traduz* traduç* transcrev* transcri*
trecho trechos tuíte tuítes tweet título tópicos verbo verbos verso versos voz_passiva
vírgula* whatsapp zap áudio
this: a_seguir abaixo aqui dessa desse desta deste em_baixo embaixo essa essas esse
esses esta estas este estes isso isto nessa nesse nesta neste o_seguinte segue seguinte
seguintes
greeting: boa_noite boa_tarde bom_dia oi ola olá prezad* querid*
""",
    "it": """
task: correggere correggi correggimi grammatica ortografia parafrasa punteggiatura
riassumere riassumi riscrivere riscrivi traduci traducimi tradurre traduzione virgole
text: abbrevia* accenti accento accorci accorcia* addolci* aggettiv* allitterazione
ammorbidi* analisi_grammaticale analisi_logica analizza analizzare annunci annuncio
apostrofi appunti articoli articolo attenua* attività_da_fare avverbi* avvisi avviso
barzelletta battuta bio biografia brani brano bug canzone canzoni chat chi_scrive
circolare citazione citazioni clausola clausole codice commenti commento complement*
complemento_oggetto comunicato concetto_chiave condensa* congiuntivo contratto
conversazione corregg* corrett* correzion* cose_da_fare curriculum cv dal_latino
dall_inglese debug debugga* decifr* decodific* decritt* detto dialetto dialoghi dialogo
diario didascalia didascalie discorsi discorso e_mail edita editare elenco_puntato email
errore errori espressione estragga estrai estrapol* estrarre estratti estratto etichetta
evidenzi* figura_retorica figure_retoriche forma_passiva formale formatta* frase frasi
funzione grammatica* haiku idea_centrale idea_principale impagina* in_arabo in_cinese
in_francese in_giapponese in_inglese in_italiano in_latino in_portoghese in_rumeno
in_russo in_spagnolo in_tedesco intitola* iperbole ironi* lettera
lettera_di_presentazione lettera_motivazionale lettere linguaggio_semplice log mail
maiuscole meno_acid* meno_aggressivo meno_brusco meno_formale meno_scortese messaggi
messaggino messaggio messaggio_di_errore messaggio_vocale metafor* metrica migliora
migliorare morale ortograf* output pagina_di_diario parafras* paragrafi paragrafo parola
parola_chiave parole parole_chiave parsa* passaggio passiva_aggressiva
passivo_aggressivo passo per_punti perfeziona* personificazione phishing piu_gentile
più_accattivante più_bella più_bello più_breve più_carino più_chiaro più_conciso
più_corta più_cortese più_corto più_educato più_formale più_gentile più_morbido
più_naturale più_professionale più_scorrevole più_semplice plurale poema poesia poesie
post predicato pronom* proverbi proverbio pubblicazione pubblicità punteggia*
punti_chiave query racconto raggiro recensione recensioni refusi refuso registro rendila
rendilo revisiona* riassum* riassunt* ricetta riduci ridurre riepilog* riformul*
rifrasa* riga righe rileggere rileggi rima rime riscriv* rivedi saggio sarcas*
sbagli_grammaticali script segreteria semplific* sillabe similitudin* sintesi sintetizz*
sistema sistema_il sistemala sistemalo sistemare_il sistemi_la_forma smorza* sms snippet
soggetto sostantiv* sottoline* spam spiega spiegami stato_d_animo strof* tabella tema
tema_scolastico tempi_verbali tempo_verbale testi testo testo_della_canzone titola
titolo tono traduc* tradurlo traduz* trascri* truffa tweet verbale verbali verbi verbo
versi verso virgola vocale vuol_dire
this: ciò di_seguito ecco qua_sotto quanto_segue questa queste questi questo questo_qui
qui_sotto seguente seguenti sotto sottostante
greeting: buonasera buongiorno ciao egregi* gentile gentili gentilissim* salve
spettabile
""",
    "ru": """
task: вежливее запятые исправить исправь исправьте короче опечатки орфографию
отредактируй официальнее переведи переведите перевести перевод переписать перепиши
перефразируй пунктуацию резюмируй сократи
text: абзац* автор аллитерац* анализ анекдот* баг баги без_грубости биографи* вкратце
время_глагола выведет вывод выдел* выжимк* выпис* выпиш* выражени* вычита* гипербол*
главная_идея главная_мысль главную_мысль глагол* говор голосов* грамматик* грамматическ*
декодир* деловой_стиль деловым_стилем диалект* диалог* дневник* договор* дополнени*
доработ* дружелюбнее емейл естественнее заголов* законспект* заметк* запись_в_дневнике
запрос* запят* затранскриб* знаки_препинания идею из_этого извещени* извлек* имейл*
иронич* исправ* ключев* ключевые_слова код кода коде коммент* конспект* корректир*
красивее кратко краткое_содержание лаконичнее лог логах логи мейл менее_грубо
местоимени* метафор* мораль мошенни* мягче на_английский на_арабский на_испанский
на_итальянский на_китайский на_латынь на_немецкий на_русский на_турецкий на_украинский
на_французский на_японский нареч* настроени* не_так_грубо обобщ* объявлени* объясни
озаглав* олицетворени* опечатк* орфограф* основная_мысль основную_мысль отзыв*
откорректир* отлад* отредактир* отрыв* отформатир* оформи оформите ошибк* ошибок падеж*
парсить пассивная_агрессия пассивно_агрессивн* перевед* перевод* переписк* перепиш*
перескаж* пересказ* переформулир* перефраз* песни песню песня письма письме письмо
письму по-английски по_английски по_пунктам повежливее поговорк* подлежащ* подписи
подпись подправ* подтекст подчеркн* покороче помягче понятнее поправь поправьте
поприятнее попроще пословиц* пост поста посте правописани* предложени* прилагательн*
причасти* причесать причеши приятнее приём проанализ* проверь проверь_ошибки проверьте
простым_языком протокол* проще пункт пункт_договора пунктами пунктуац* разбери
разбор_предложения размер_стиха раскодир* распарс* рассказ* расстав* расшифр* регистр
редактир* резюме резюмир* реклам* рецензи* рецепт* речи речь речь_на рифм* с_английского
сарказм* сгладить сгладь синтаксический_разбор сказуем* скорректир* скрипт* слов слова
слове слово слогов смс смягч* смягчи сниппет* сократ* сокращ* сообщени* сопроводительн*
сочинени* спам списком список_дел сравнени* средства_выразительности статье статьи
статью статья стенограмм* стилистик* стиль стих стихе стихи стихотворени*
стихотворный_размер строк* строф* строчк* суммир* суть существительн* сформулир* таблиц*
твит* тезис* текст текста тексте тексту тексты тема тон тональност* тоне транскриб* троп
тропы убери_яд уведомлени* ударени* ужать ужми укорот* улучш* упрост* упрощ* фишинг*
формальнее форматир* фрагмент* фраза фразе фразу фразы функци* хайку хокку цитат*
части_речи чат чата чате четверостишие четверостишья шутк* эпитет* эссе этикетк* ярче
this: вот вот_это его её здесь ниже нижеследующ* следующ* тут эта эти этим этих это
этого этой этом этому этот эту
greeting: доброе_утро добрый_вечер добрый_день дорогая дорогие дорогой здравствуй*
здраствуй* привет приветствую уважаем*
""",
    "ar": """
task: أعد_صياغة أعرب الإملائية إلى_الإنجليزية إملائية بالإنجليزية ترجم ترجمة ترجملي
ترجمي تهذيبا دقق صحح صححلي صححي لخص لخصلي لخصي للإنجليزية
text: أبسط أبيات أجمل أحلى أسلوب أعد_كتابة أغنية أفعال أقصر أقل_رسمية أكثر_تهذيبا
أكثر_رسمية أكثر_لطفا ألطف أهدأ أوضح إشعار إعادة_صياغة إعادة_كتابة إعلان إلى_الألمانية
إلى_الإسبانية إلى_التركية إلى_العربية إلى_الفرنسية إلى_الفصحى إملاء احترافي احترافية
احتيال احتيالي احتيالية اختزل اختصار اختصر اختصرلي اختصره اختصري اخطاء استخراج استخرج
استخرجي استخلص استعارات استعارة استعلام اشرح اعد_صياغة اعراب اعرب اقتباس اقل_حدة الأسلوب
الأسماء الأفعال الأفكار_الرئيسية الإشعار الإعراب الإملاء الإهداء الابيات الاخطاء
الاستعارة الاستعلام الاعلان الاغنية الاقتباس الايميل البريد البند البوست البيت التدقيق
الترجمة الترقيم التشبيه التشكيل التصحيح التعليق التغريدة التقييم التلخيص الجمل الجملة
الحركات الحوار الخبر الخطاب الخطبة الدالة الدردشة الرسائل الرسالة السجل السطر
السيرة_الذاتية الشات الشعر الصفات الصور_البيانية الصياغة الضمائر العبارة العبرة العقد
الفاعل الفعل الفقرة الفكرة_الرئيسة الفكرة_الرئيسية الفكرة_العامة الفواصل القافية القصة
القصيدة الكابشن الكلمات الكلمات_المفتاحية الكلمة الكناية الكود اللهجة المبتدأ
المبني_للمجهول المثل المحادثة المحسنات المحضر المخرجات المراجعة المسج المغزى المفعول
المقال المقالة المقتطف المقطع المنشور المهام الناتج النبذة النبرة النحوية النص النقاط
النكتة الهمزات الى_الانجليزية املائي املائية ايميل بأسلوب_ألطف بأسلوب_رسمي بالانجليزي
بالعربي بالفصحى بايو باگ بريد بسطلي بسّط بسّطها بشكل_رسمي بطريقة_مهذبة بند بنود بوست بيت
تبسيط تترجم تحليل تدقق تدقيق ترجمت ترجمه ترجمها ترجموا تشبيه تشكيل تصحح تصحيح تصيد تعرب
تعليق تعليقات تغريدة تفريغ تقييم تلخص تلخيص تلطيف تنبيه تنسيق تنقيح جدول جمل جملة جناس
جواب حدة حكمة حلل حوار خبر خبر_المبتدأ خطأ خطأ_مطبعي خطاب خطبة خفف خلاصة خلل دالة دردشة
راجع راجع_لغويا رسائل رسالة رسالة_الخطأ رسالة_تغطية رسالة_صوتية رسالتي رسمي_اكتر
رقم_الجمل زبط زبطلي زمن_الفعل سبام سجع سجل سخرية سطر سطور سكربت سمس سيرة سيرة_ذاتية شات
شعر شفرة شكل_النص شكّلها صححه صحّح صغ صور_بيانية صورة_بيانية صياغة صيغ ضمائر طباق ظبط
ظبطلي ظرف عبارات عبارة عدللي عدلي عدوانية_سلبية عدّل عدّلها عقد علامات_الترقيم على_نقاط
عنوان_مناسب عنون فاصلة فاعل فرغ فقرات فقرة فك_تشفير فك_شفرة فكك فواصل فويس في_نقاط قافية
قصة قصيدة قصّرها قواعد كابشن كلمات كلمات_الأغنية كلمات_مفتاحية كلمة كلمة_افتتاحية كناية
كود لخصه لخصها لخّص لطفها لطّف لغوية للانجليزي للانجليزية للتركية للعربي للعربية للفرنسي
للفرنسية للفصحى للنص لهجة لهجته لهجتها مبتدأ مثل محادثة محسنات محضر محضر_الاجتماع مراجعة
مسج مفعول مقال مقالة مقتطف مقطع مقطع_شعري ملاحظات ملخص ملخصا ملخصه ملصق منشور موضوع_النص
ناتج نبذة نبرة نحوي نحوية نسق نص نصوص نقاط نقّح نكتة هايكو همزات وزن_البيت وصفة يوميات
this: ادناه الآتي الآتية التالي التالية التحت اللي_تحت بهذا بهذه تحت دا ده دول دي لهذا
لهذه ما_يلي هاد هادا هاذا هاذي هاي هذا هذه هذي هنا هؤلاء هون
greeting: السلام_عليكم تحية_طيبة عزيزتي عزيزي مرحبا
""",
    "hi": """
task: anuvad sudharo अनुवाद ठीक_करो भावार्थ मात्राएँ वर्तनी विराम_चिह्न सारांश सुधार
सुधारो
text: aasan_bhasha ad alankar angrezi_me angrezi_mein ansh anuchhed anupras anuvaad
article aur_accha aur_chhota aur_polite baatcheet bhashan bhavarth bio biodata boli bug
bullet bullet_points caption chat chhand chhota_karo chitthi chota_kar_do chota_karo
chutkula clause code comma contract correct cover_letter cv debug decode dialogue diary
dobara_likho doha edit email english_me english_mein error error_message essay extract
fir_se_likho formal format fraud function gaana gaane gadyansh galti galtiya galtiyaan
galtiyan gana geet ghazal ghoshna grammar haiku hindi_me hindi_mein informal joke kahani
kahavat kahawat karta kavita keywords kriya label lehja lekh letter line lines log
lyrics mail main_idea marathi_me marathi_mein matra message mood mool_bhav moral msg
muhavara mukhya_vichar naram_karo narm nibandh nichod notes notice output pankti
paragraph parse passage passive_aggressive patra phir_se_likho phishing phrase poem
points_me points_mein polish polite post professional proofread punctuation query quote
recipe rephrase resume review reword rewrite rhyme rupak samjhao samvad sandesh sangya
sankshep sankshipt saraansh saral saral_karo saransh sarcasm sarvanam scam script
sentence sentences shabd shayari sher shirshak shlok short_karo shuddh simple_karo
simplify sms snippet soochna spam speech spelling suchna sudhaar sudhar sudhar_do
sudhariye summarise summarize summary taana table tarjuma tense text thagi theme
thoda_polite title tone transcribe transcript translate truti tweet typo upma urdu_me
urdu_mein vaakya vakya vartani vidhey vigyapan vinamra visheshan voicemail vyakaran
vyakhya word zyada_polite अंग्रेजी_में अंतरा अंश अतिशयोक्ति अनुच्छेद अनुप्रास अनुबंध
अनुवाद_करो अनुवादित अनौपचारिक अलंकार अल्पविराम अशुद्धि अशुद्धियाँ आउटपुट आर्टिकल आवेदन
आसान_भाषा इंग्लिश_में ईमेल उद्देश्य उद्धरण उपमा उर्दू_में उल्था एडिट एरर एरर_मैसेज
एसएमएस ऐड औपचारिक और_अच्छा और_छोटा और_विनम्र और_सरल कटाक्ष कम_रूखा कमेंट कर्ता कर्म
कवर_लेटर कविता कविताएँ कहानी कहावत कारक कार्यवृत्त काल कीवर्ड केंद्रीय_भाव कैप्शन कॉमा
कोट कोड क्रिया क्रियाएँ क्रियाविशेषण क्वेरी खंड खबर गद्यांश गलतियां ग़ज़ल ग़लती गाना
गाने गीत गुजराती_में ग्रामर घोषणा चिट्ठी चुटकुला चैट छंद छांटो छोटा_कर_दो छोटा_करें
छोटा_करो ज़्यादा_विनम्र जोक टाइटल टाइपो टिप्पणी टेक्स्ट टोन ट्रांसक्राइब ट्रांसलेट ट्वीट
ठगी डायरी डिकोड डिबग तमिल_में तर्जुमा तालिका तुक तुकबंदी त्रुटि त्रुटियाँ दोबारा_लिखो
दोहा दोहे धारा धोखाधड़ी नरम नरमी निकालो निचोड़ निबंध नैतिक_शिक्षा नोटिस नोट्स पंक्ति
पंक्तियाँ पंक्तियों पंजाबी_में पत्र पद पद्यांश परिचय पाठ पार्स पुनर्लेखन पैरा पैराग्राफ
पॉइंट्स पोस्ट प्रतिलेख प्रूफरीड प्रोफेशनल फंक्शन फिर_से_लिखो फिशिंग फॉर्मेट फ्रॉड
बंगाली_में बग बातचीत बायो बायोडाटा बिंदुओं बिंदुवार बुलेट बोल बोली भाषण मराठी_में मात्रा
मात्राओं मानवीकरण मुख्य_बिंदु मुख्य_विचार मुख्य_विषय मुख्य_शब्द मुहावरा मुहावरे मूल_भाव
मेल मेसेज मैसेज रस_कौन रिज्यूमे रिव्यू रीफ्रेज़ रूपक रेखांकित रेसिपी लहज़ा लाइन
लिप्यंतरण लेख लेबल लॉग लोकोक्ति वर्तनी_जाँच वाक्य वाक्यांश वाक्यों वाच्य विज्ञापन विधेय
विनम्र विराम_चिन्ह विशेषण वॉइसमेल व्यंग्य व्याकरण व्याख्या शब्द शब्दों शायरी शालीन
शीर्षक शुद्ध शेर शैली श्लोक संक्षिप्त संक्षेप संक्षेपण संज्ञा संदेश संधि संपादन संपादित
संवाद संशोधन संशोधित संस्कृत_में सन्देश समझाओ समरी समाचार समास समीक्षा सरल सरल_करो
सर्वनाम सीवी सुधार_दो सुधारना सुधारिए सुधारें सूचना स्कैम स्क्रिप्ट स्पेलिंग स्पैम हाइकु
हिंदी_में हिन्दी_में
this: inhe inko iska iske iski isko isme ismein neeche neeche_diye niche niche_diya nimn
nimnlikhit yah yahan ye yeh इन इनको इन्हें इस इसका इसकी इसके इसको इसमें इसे निम्न
निम्नलिखित नीचे नीचे_दिए नीचे_दिया यह यहाँ ये
greeting: namaste respected आदरणीय नमस्कार नमस्ते प्रिय महोदय माननीय
""",
    "vi": """
task: chính_tả dấu_câu dấu_phẩy rút_gọn sang_tiếng_anh sửa_câu sửa_chính_tả sửa_giúp
sửa_lại tóm_tắt viết_lại
text: bio biên_bản biên_dịch biên_tập biện_pháp_tu_từ bug bài bài_báo bài_hát bài_học
bài_luận bài_phát_biểu bài_thơ bài_viết bài_văn bài_đăng báo_lỗi bình_luận bản_ghi
bản_tin bản_văn bảng bắt_tai_hơn bị_động bỏ_dấu bổ_ngữ bớt_gắt bớt_thô bức_thư ca_dao
caption chat chau_chuốt chuyên_nghiệp_hơn chuyển_sang chuyển_thành châm_biếm chép_lại
chú_thích chấm_câu chỉnh chỉnh_lại chỉnh_sửa chủ_ngữ chủ_đề cmt code cuộc_trò_chuyện cv
cà_khịa cáo_thị câu câu_bị_động câu_chuyện câu_lệnh câu_này câu_nói câu_thơ câu_văn
câu_đùa cô_đọng công_thức cụm_từ danh_ngôn danh_từ debug diễn_giải diễn_văn diễn_đạt
diễn_đạt_lại dấu_chấm dấu_thanh dễ_hiểu_hơn dịch_giúp dịch_hộ dịch_ra dịch_sang e_mail
email ghi_chép ghi_chú gieo_vần giả_mạo giải_mã giải_thích giảm_nhẹ giọng_cải_lương
giọng_văn giọng_điệu gạch_chân gạch_đầu_dòng gỡ_băng gỡ_lỗi haiku hay_hơn hiệu_chỉnh
hiệu_đính hoán_dụ hấp_dẫn_hơn hội_thoại hợp_đồng khổ_thơ kết_quả_in_ra liệt_kê log
luận_điểm làm_mềm lá_thư lược_bớt lịch_sự lịch_sự_hơn lỗi_chính_tả lỗi_gõ lỗi_ngữ_pháp
lỗi_nào lỗi_sai lỗi_đánh_máy lời_bài_hát lời_nhạc lời_nhắn lời_thoại lục_bát lừa_đảo
mã_lệnh mã_nguồn mượt_hơn mạch_lạc mẩu_quảng_cáo mềm_mại_hơn mỉa_mai ngắn_gọn
ngắn_gọn_hơn ngắn_hơn ngữ_pháp nhan_đề nhân_hóa nhãn nhận_xét nhật_ký nhật_ký_lỗi
nhẹ_nhàng_hơn nhịp_thơ nói_giảm nói_lại nói_quá nội_dung_chính output parse phishing
phiên_dịch phong_cách phân_tích phân_tích_cú_pháp phó_từ phương_ngữ post query quảng_cáo
ra_tiếng_anh ra_tiếng_việt rao_vặt rà_soát rút_ngắn rút_ra sang_anh sang_giọng
sang_tiếng_hàn sang_tiếng_nga sang_tiếng_nhật sang_tiếng_pháp sang_tiếng_trung
sang_tiếng_việt sang_tiếng_đức sang_việt script sms snippet so_sánh soát_lỗi spam status
stt súc_tích sơ_yếu_lý_lịch sắc_thái sửa_chính_tả sửa_câu sửa_giúp sửa_lại sửa_lỗi
thành_bài_thơ thành_bảng thành_ngữ thành_thơ thân_thiện_hơn thêm_dấu thì_của thì_gì
thông_báo thông_báo_lỗi thông_điệp thơ thư thư_xin_việc thể_thơ tin tin_nhắn
tin_nhắn_thoại tin_này tiêu_đề tiếng_anh tiếng_địa_phương tiểu_sử trang_nhật_ký
trang_trọng trang_trọng_hơn trau_chuốt truy_vấn truyện truyện_cười trình_bày_lại
trích_dẫn trích_ra trích_xuất trích_đoạn trạng_ngữ trạng_từ tu_từ tweet tâm_trạng
tân_ngữ tính_từ tóm_gọn tóm_lược tổng_hợp_ý tờ_rơi tục_ngữ từ_ghép từ_khoá từ_loại
từ_láy từ_này tự_nhiên_hơn viết_gọn viết_hoa việc_cần_làm văn văn_bản văn_phong vần_thơ
vị_ngữ âm_tiết ý_chính ý_nghĩa điều_khoản điệp_ngữ đoạn đoạn_chat đoạn_code đoạn_mã
đoạn_này đoạn_thơ đoạn_trích đoạn_văn đánh_dấu đánh_giá đơn_giản_hóa đơn_giản_hơn đại_từ
đại_ý đầu_ra đặt_tiêu_đề đặt_tên định_dạng định_ngữ đối_thoại động_từ đỡ_gắt ẩn_dụ
this: bài_này bên_dưới cái_này câu_sau dưới_đây này như_sau những_cái_này ở_dưới ở_đây
phía_dưới sau_đây đây đoạn_sau
greeting: chào_anh chào_bạn chào_chị chào_cô chào_em chào_thầy kính_chào kính_gửi
kính_thưa thân_gửi
""",
    "tr": """
task: çevir çeviri çevirir çevirisi düzelt düzeltir düzeltme imla ingilizceye
kibarlaştır kısalt noktalama özet özetle özetler tercüme yazım
text: abartma aksan alaycı aliterasyon almancaya altyazı altını_çiz alıntı* ana_düşünce*
ana_fikir ana_fikri ana_fikrini anahtar_kelime* anahtar_sözcük* analiz_et
anlatım_bozukluğu arapçaya aruz atasözü atasözünü ayrıştır* ayıkla* açıkla açıklama
basitleştir* başka_türlü_ifade başlık başlık_bul başlık_öner benzetme* betik beyit*
beyti bildiri bildirim* bio biyografi* biçimlendir* bug bölüm büyük_harf cilala* cv
cümle cümlede cümleler* cümlenin cümleyi daha_akıcı daha_akılda_kalıcı daha_anlaşılır
daha_az_kaba daha_az_resmi daha_basit daha_doğal daha_güzel daha_kibar daha_kısa
daha_nazik daha_profesyonel daha_resmi daha_sade daha_samimi daha_yumuşak daha_çarpıcı
debug deyim* deşifre* dil_bilgisi dilbilgisi diyalog* dize dizeler* dolandırıc*
duygu_analizi duyuru* döküm* dörtlük* düzelti düzeltin düzeltm* düzeltsene düzenle
düzenler düzenleyin e_posta edebi_sanat* edilgen email eposta epostayı espri etiket*
etken eylem_kipi fiil fiiller* fonksiyon* formatla* fransızcaya fıkra fıkrayı gramer*
gönderi* gözden_geçir* günlük günlüğü güzelleştir* haber haberi haiku hata hata_ayıkla
hata_mesajı hatalar hataları hatası hece_ölçüsü hecele* hikaye* ifade ifade_et ifadeyi
ilan ilanı ilanın imalı ingilizce_yap ingilizcesi isimleri_bul ispanyolcaya istiare*
italyancaya iğneleyici japoncaya kafiye* kelime kelimeler* kelimeyi kesme_işareti kibar
kibar_olsun kibarlaştır* kipi kişileştirme* kod kodda kodu kodun kompozisyon konusu
konuşma konuşmayı kısalt* kıssadan_hisse lehçe listele listeler_misin log logu madde
madde_madde maddele* maddeler_halinde maddesi maddeyi mail maili mailim makale makalenin
makaleyi mecaz* mektubu mektup mektupta mesaj mesajlar mesajı mesajım mesajın metin
metinde metindeki metinler metni metnin mübalağa mısra* nazikçe nesne nesnesi noktala*
notlar notları nutuk oltalama osmanlıcadan paragraf* parse parça parçada parçayı pasaj*
pasif_agresif paylaşım* phishing redakte* redif* reklam reklamı resmi resmi_dille
resmileştir* ruh_hali rusçaya sade_dille sadeleştir* sahte_mi satır satırlar satırı
script sesli_mesaj* sms snippet sohbet sohbeti sorgu sorguyu spam söz_sanat* söz_sanatı
sözcük* sözcüğü sözleri sözleşme* sıfat* tablo tabloyu tahlil tarif tarifi tashih tema
teması tercüme* teşbih tonu tonu_nasıl toparla* toplantı_notları tutanak tutanağı tweet
tweeti tümleç* türkçesi türkçeye uyak uyağı virgül* yanlışları yapılacaklar*
yardımcı_düşünce yazı yazıda yazım_denetimi yazım_hataları yazım_hatası yazım_yanlışları
yazım_yanlışı yazıya_dök yazıya_geçir* yazıyı yazışma* yeniden_ifade yeniden_yaz yorum
yorumlar yorumu yumuşat yumuşat* yüklem* zaman_kipi zamir* zarf zarflar zarfları çevirin
çeviriniz çevirm* çevirsene çevril* çözümle* çıkarım çıktı çıktısı ögelerine ölçüsü
ön_yazı önyazı öykü* özeti özetini özetlem* özetleyin özgeçmiş* özne öznesi özneyi
öğeleri üslubu üslup şarkı şarkı_sözü şarkının şarkıyı şifresini_çöz şiir şiirde şiiri
şiirin şive*
this: altta alttaki aşağı aşağıda aşağıdaki aşağıdakileri aşağıdakini bu buna bunlar
bunları bunların bunu bunun burada buradaki işte şu şuna şunları şunu şunun şurada
greeting: değerli merhaba merhabalar sayın selam sevgili
""",
    "id": """
task: benerin ejaan ejaannya ke_bahasa_inggris koreksi parafrase perbaiki perbaikin
rangkum rapikan ringkas ringkasin tanda_baca terjemahan terjemahin terjemahkan translate
typo
text: abstrak alinea aliterasi amanat analisa analisis artikel artikelnya bacaan
bahasa_baku bahasa_inggris bahasa_inggrisnya bait baku baris berita betulin betulkan
biar_formal biar_sopan bio bug buku_harian bullet candaan caption captionnya catatan
catatan_harian cerita cerpen chat chatnya cuitan cuplikan cv daftar_tugas debug decode
dekode dialek dialog diary dikoreksi diperbaiki diperhalus dirangkum dirapikan diringkas
diterjemahkan e_mail edaran edit editkan ekstrak email emailnya eror error esai format
formatkan frasa frase fungsi gagasan_pokok gagasan_utama garis_bawahi gaya_bahasa
grammar haiku haluskan hiperbola huruf_kapital ide_pokok ide_utama iklan iklannya
imbuhan indonesiakan inggriskan inti intisari irama jadikan_pantun jangan_kasar jelasin
jelaskan judul judulnya kala kalimat kalimat_aktif kalimat_pasif kalimatnya kata
kata_baku kata_benda kata_ganti kata_kerja kata_keterangan kata_kunci kata_sifat
ke_bahasa_arab ke_bahasa_belanda ke_bahasa_indonesia ke_bahasa_jawa ke_bahasa_jepang
ke_bahasa_korea ke_bahasa_mandarin ke_bahasa_sunda ke_indonesia ke_inggris keluaran
kesalahan keterangan keterangan_foto klausul kode kodenya kodingan koma komen komentar
kontrak koreksikan kueri kurang_sopan kutipan label lagu larik lebih_enak lebih_formal
lebih_halus lebih_jelas lebih_lembut lebih_menarik lebih_menjual lebih_natural
lebih_pendek lebih_profesional lebih_ramah lebih_resmi lebih_santai lebih_sederhana
lebih_singkat lebih_sopan lelucon lembutkan lirik liriknya log logat lunakkan majas
maksudnya_apa memparafrasekan memperbaiki memperhalus mempersingkat menerjemahkan
mengekstrak mengoreksi menulis_ulang menyederhanakan menyindir menyunting merangkum
merapikan merevisi meringkas metafora naskah notula notulen objek obrolan output pantun
parafrase* paragraf paragrafnya parse parsing pasal pasif_agresif pemberitahuan
pendekkan penggalan pengumuman pengumumannya penipuan pepatah percakapan perhalus
peribahasa permudah perpendek persingkat personifikasi pesan pesan_error pesan_moral
pesan_suara pesannya petikan phishing pidato pidatonya poin_penting poin_poin
pokok_pikiran postingan predikat proofread puisi puisinya query ragam_bahasa rangkuman
rangkumkan rapiin resep review revisi rima ringkasan ringkaskan riwayat_hidup sajak
salah_eja salah_ketik salah_tulis salin_ulang sambutan sarkas* script sederhanakan
simile simpulkan sindiran singkatkan skrip sms snippet sopan spam status suasana subjek
suku_kata sunting surat surat_lamaran suratnya surel susun_ulang tabel tanda_koma tandai
tata_bahasa teks teksnya tema tenses terjemah* tidak_baku tidak_kasar tipuan to_do
transkrip* tulis_ulang tweet twit ubah_kalimat ulasan uraikan voice_note wa
this: begini berikut berikut_ini di_bawah di_bawah_ini di_sini dibawah dibawah_ini
disini ini itu nih nya sbb sebagai_berikut tersebut yang_ini
greeting: assalamualaikum halo kepada selamat_malam selamat_pagi selamat_siang
selamat_sore yth
""",
}
MAIL_HEADERS: str = """
a an assunto asunto betreff cc chủ_đề da dari date de envoyé from gesendet gönderen
gửi kepada kime konu objet oggetto para perihal sent subject to từ von à кому от тема
إلى الموضوع من प्रेषक विषय 主旨 主题 件名 发件人 宛先 寄件者 差出人 收件人 收件者 받는_사람 받는사람 보낸_사람 보낸사람 제목
"""
