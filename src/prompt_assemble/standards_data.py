"""What raw conversation logs and reasoning traces look like, as text to be read.

Data only, of our own (November 2026): labels of speakers and of reasoning steps, tags,
and words by which people speak to each other. Everything is in lower case, as
`str.casefold` gives it, and sorted by language.
"""

USER_LABELS = (
    # English
    *("user", "human", "you", "me"),
    # Arabic
    *("المستخدم", "مستخدم", "المستخدمة", "الإنسان", "أنت", "أنا"),
    # Chinese
    *("用户", "用戶", "使用者", "人类", "你", "我"),
    # French
    *("utilisateur", "utilisatrice", "humain", "vous", "moi"),
    # German
    *("benutzer", "benutzerin", "nutzer", "nutzerin", "anwender", "anwenderin"),
    *("mensch", "du", "ich"),
    # Hindi
    *("उपयोगकर्ता", "प्रयोगकर्ता", "यूज़र", "यूजर", "मानव", "आप"),
    # Indonesian
    *("pengguna", "manusia", "anda", "saya"),
    # Italian
    *("utente", "umano", "io"),
    # Japanese
    *("ユーザー", "ユーザ", "利用者", "人間", "あなた", "私"),
    # Korean
    *("사용자", "유저", "인간", "나"),
    # Portuguese
    *("usuário", "usuária", "utilizador", "utilizadora", "humano", "você", "eu"),
    # Russian
    *("пользователь", "пользовательница", "человек", "вы", "я"),
    # Spanish
    *("usuario", "usuaria", "tú", "yo"),
    # Turkish
    *("kullanıcı", "insan"),
    # Vietnamese
    *("người dùng", "bạn", "tôi"),
)
"""Who asks, in a conversation with a program."""

ASSISTANT_LABELS = (
    # English, and names of programs
    *("assistant", "ai", "ai assistant", "bot", "chatbot", "model", "llm"),
    *("chatgpt", "gpt", "claude", "copilot", "gemini"),
    # Arabic
    *("المساعد", "مساعد", "البوت", "الروبوت", "الذكاء الاصطناعي"),
    # Chinese
    *("助手", "助理", "机器人", "人工智能", "ai助手", "智能助手", "模型"),
    # French
    *("assistante", "ia", "robot"),
    # German
    *("assistent", "assistentin", "ki"),
    # Hindi
    *("सहायक", "असिस्टेंट", "बॉट", "एआई"),
    # Indonesian
    *("asisten", "asisten ai"),
    # Italian, Portuguese and Spanish
    *("asistente", "assistente", "robô"),
    # Japanese
    *("アシスタント", "ボット", "チャットボット", "aiアシスタント"),
    # Korean
    *("어시스턴트", "도우미", "비서", "챗봇", "봇"),
    # Russian
    *("ассистент", "помощник", "бот", "чат-бот", "ии"),
    # Turkish
    *("asistan", "yardımcı", "yapay zeka"),
    # Vietnamese
    *("trợ lý", "trợ lý ai"),
)
"""Who answers, in a conversation with a program."""

CUSTOMER_LABELS = (
    *("customer", "client", "caller", "guest"),
    *("العميل", "الزبون"),
    *("客户", "客戶", "顾客", "买家"),
    *("cliente", "clienta"),
    *("kunde", "kundin", "anrufer", "anruferin"),
    *("ग्राहक",),
    *("pelanggan",),
    *("お客様", "お客さま", "顧客"),
    *("고객", "손님"),
    *("клиент", "клиентка", "покупатель"),
    *("müşteri",),
    *("khách hàng", "khách"),
)
"""Who asks at a service desk. Address books use these labels too."""

SERVICE_LABELS = (
    *("agent", "support", "support agent", "operator", "representative"),
    *("الموظف", "الدعم"),
    *("客服", "坐席", "卖家"),
    *("conseiller", "conseillère", "opérateur", "opératrice", "assistance"),
    *("agentin", "berater", "beraterin", "mitarbeiter", "mitarbeiterin"),
    *("kundendienst",),
    *("एजेंट", "प्रतिनिधि"),
    *("agen", "petugas"),
    *("operatore", "operatrice", "assistenza"),
    *("オペレーター", "担当者", "サポート"),
    *("상담원", "상담사", "직원"),
    *("atendente", "suporte"),
    *("оператор", "агент", "поддержка"),
    *("agente", "operador", "operadora", "soporte"),
    *("temsilci", "destek"),
    *("nhân viên", "tổng đài viên"),
)
"""Who answers at a service desk."""

SYSTEM_LABELS = ("system", "系统", "システム", "시스템", "sistema", "système", "система")
TOOL_LABELS = ("tool", "function", "工具", "ツール", "도구", "outil", "werkzeug")

SPEAKER_WORDS = (
    *("speaker", "sprecher", "sprecherin", "hablante", "locuteur", "orador"),
    *("parlante", "спикер", "участник", "المتحدث", "वक्ता", "konuşmacı"),
    *("pembicara", "发言人", "说话人", "話者", "화자", "người nói"),
)
"""What transcripts number their speakers with: "Speaker 1"."""

PAIR_LABELS = (
    # English
    *("q", "a", "question", "answer", "front", "back", "before", "after", "pro", "con"),
    *("problem", "solution", "cause", "effect", "input", "output", "term", "word"),
    *("definition", "meaning", "symptom", "remedy", "note", "notes", "date", "time"),
    *("name", "phone", "email", "address", "title", "status", "topic", "key", "value"),
    # Arabic
    *("س", "ج", "سؤال", "السؤال", "جواب", "الجواب", "الاسم", "الهاتف"),
    # Chinese
    *("问", "答", "问题", "回答", "答案", "单词", "意思", "正面", "背面", "姓名", "电话"),
    # French
    *("r", "réponse", "mot", "sens", "avant", "après", "recto", "verso", "nom"),
    *("problème", "téléphone"),
    # German
    *("f", "frage", "antwort", "vorderseite", "rückseite", "vorher", "nachher"),
    *("wort", "bedeutung", "lösung", "telefon", "de", "en", "es", "fr", "it", "pt"),
    # Hindi
    *("प्रश्न", "उत्तर", "सवाल", "जवाब", "नाम", "फ़ोन"),
    # Indonesian
    *("tanya", "jawab", "pertanyaan", "jawaban", "nama", "telepon"),
    # Italian, Portuguese and Spanish
    *("d", "p", "domanda", "risposta", "pregunta", "respuesta", "pergunta", "resposta"),
    *("antes", "después", "depois", "prima", "dopo", "nombre", "nome", "teléfono"),
    *("telefone", "telefono", "problema", "solución", "solução", "soluzione"),
    # Japanese
    *("質問", "問", "表", "裏", "名前", "電話", "単語", "意味"),
    # Korean
    *("질문", "답변", "답", "문", "이름", "전화", "앞면", "뒷면", "단어", "뜻"),
    # Russian
    *("в", "о", "вопрос", "ответ", "было", "стало", "имя", "телефон", "слово"),
    # Turkish
    *("soru", "cevap", "yanıt", "ad", "önce", "sonra"),
    # Vietnamese
    *("hỏi", "đáp", "câu hỏi", "trả lời", "tên"),
)
"""Labels that take turns in notes: questions and answers, cards, address books."""

PERSON_WORDS = (
    # English
    *("i", "i'm", "i'll", "i've", "i'd", "me", "my", "you", "you're", "your", "we"),
    *("us", "our", "let's", "please", "thanks", "thank", "hi", "hello", "hey", "sorry"),
    *("yes", "ok", "okay", "sure"),
    # Arabic
    *("أنا", "أنت", "نحن", "لي", "لك", "لكم", "شكرا", "شكراً", "مرحبا", "مرحباً"),
    # French
    *("je", "j", "m", "moi", "mon", "ma", "mes", "tu", "t", "toi", "ton", "vous"),
    *("votre", "vos", "nous", "bonjour", "salut", "merci", "oui"),
    # German
    *("ich", "mich", "mir", "mein", "meine", "meinen", "wir", "uns", "du", "dich"),
    *("dir", "dein", "deine", "euch", "ihnen", "hallo", "danke", "bitte", "gern", "ja"),
    # Hindi
    *("मैं", "मैंने", "मुझे", "मेरा", "मेरी", "मेरे", "आप", "आपका", "आपकी", "आपके"),
    *("आपको", "हम", "नमस्ते", "धन्यवाद"),
    # Indonesian
    *("saya", "aku", "kamu", "anda", "kami", "halo", "tolong"),
    # Italian
    *("io", "mi", "mio", "mia", "ti", "tuo", "lei", "voi", "ciao", "grazie", "posso"),
    # Portuguese
    *("eu", "meu", "minha", "você", "vocês", "nós", "olá", "oi", "obrigado"),
    *("obrigada", "sim"),
    # Russian
    *("я", "мне", "меня", "мой", "моя", "ты", "тебя", "тебе", "вы", "вас", "вам"),
    *("ваш", "мы", "нас", "привет", "спасибо", "пожалуйста", "здравствуйте"),
    *("да",),
    # Spanish
    *("yo", "te", "tú", "usted", "nosotros", "nos", "hola", "gracias", "puedo"),
    *("quiero", "sí"),
    # Turkish
    *("ben", "bana", "beni", "benim", "sen", "sana", "seni", "siz", "size", "sizi"),
    *("merhaba", "teşekkürler", "lütfen", "evet"),
    # Vietnamese
    *("tôi", "mình", "bạn", "chào", "cảm"),
)
"""Words by which somebody speaks of himself or to another, or greets."""

PERSON_SYLLABLES = (
    # Chinese
    *("我", "你", "您", "请", "谢谢"),
    # Japanese
    *("私", "あなた", "ください", "お願い", "ですか", "ますか", "ありがとう", "こんにちは"),
    # Korean
    *("저는", "제가", "저를", "당신", "세요", "나요", "까요", "게요", "감사", "안녕"),
)
"""The same in scripts that write words without spaces, or join them."""

REASONING_TAGS = (
    *("analysis", "chain_of_thought", "cot", "inner_monologue", "mm:think"),
    *("reasoning", "reflection", "scratchpad", "seed:think", "think", "thinking"),
    *("thought", "thoughts"),
)
"""Names of tags, in angle or square brackets, that models put around reasoning."""

STEP_LABELS = {
    "thought": (
        *("thought", "denken", "gedanke", "pensamiento", "pensée", "pensamento"),
        *("pensiero", "мысль", "思考", "想法", "생각", "فكرة", "विचार", "düşünce"),
        *("suy nghĩ", "pikiran"),
    ),
    "action": (
        *("action", "aktion", "acción", "ação", "azione", "действие", "行动", "行動"),
        *("动作", "행동", "إجراء", "कार्रवाई", "eylem", "hành động", "tindakan"),
    ),
    "input": (
        *("action input", "aktionseingabe", "entrada de la acción", "行动输入"),
        *("entrada da ação", "entrée de l'action", "входные данные", "行動の入力"),
        *("动作输入", "행동 입력"),
    ),
    "observation": (
        *("observation", "beobachtung", "observación", "observação", "osservazione"),
        *("наблюдение", "观察", "観察", "관찰", "ملاحظة", "अवलोकन", "gözlem"),
        *("quan sát", "pengamatan"),
    ),
    "answer": (
        *("final answer", "endgültige antwort", "respuesta final", "réponse finale"),
        *("resposta final", "risposta finale", "итоговый ответ", "最终答案", "最終回答"),
        *("최종 답변", "nihai cevap", "jawaban akhir"),
    ),
}
"""Labels of the steps in a log of reasoning with tools."""

TEMPLATE_OPENINGS = (
    *("<s>", "<bos>", "<BOS_TOKEN>", "<|begin_of_text|>", "<|startoftext|>"),
    *("<|endoftext|>", "<|begin_of_sentence|>", "[gMASK]", "<sop>", "]~!b["),
    "<\uff5cbegin\u2581of\u2581sentence\uff5c>",
    "<\uff5chy_begin\u2581of\u2581sentence\uff5c>",
)
"""What chat templates put in front of the first turn (the families named beside
`TURN_MARKS`, as known in November 2026)."""

TURN_ROLES = (
    *("user", "assistant", "system", "developer", "human", "model", "tool", "ai"),
    *("observation", "ipython", "chatbot"),
)
"""Who speaks, as templates have it."""

TURN_MARKS = (
    ("<|im_start|>", "\n"),  # ChatML, Qwen
    ("<|im_start|>", "<|im_sep|>"),  # Phi 4
    ("<|start_header_id|>", "<|end_header_id|>"),  # Llama 3
    ("<|header_start|>", "<|header_end|>"),  # Llama 4
    ("<|start_of_role|>", "<|end_of_role|>"),  # Granite
    ("<|start|>", "<|message|>"),  # GPT-OSS
    ("<|im_user|>", "<|im_middle|>"),  # Kimi
    ("<|im_assistant|>", "<|im_middle|>"),
    ("<|im_system|>", "<|im_middle|>"),
    ("<|START_OF_TURN_TOKEN|><|", "_TOKEN|>"),  # Command R
    ("<start_of_turn>", "\n"),  # Gemma 3
    ("<|turn>", "\n"),  # Gemma 4
    ("<seed:bos>", "\n"),  # Seed
    ("]~b]", "\n"),  # MiniMax
    ("<|", "|>"),  # Phi 3, GLM, Zephyr
    ("<\uff5c", "\uff5c>"),  # DeepSeek
    ("<\uff5chy_", "\uff5c>"),  # Hunyuan
    ("[|", "|]"),  # EXAONE
)
"""What stands before and behind the role of a turn, in the templates of these families
of models as known in November 2026."""

BARE_MARKS = ("[SYSTEM_PROMPT]", "[AVAILABLE_TOOLS]")
"""What opens a part of a prompt without a role, as Mistral's templates have it."""

QUESTION_MARK = "[INST]"
"""What opens a question of Mistral and Llama 2; a blank may belong to it."""

TURN_ENDS = (
    *("<|im_end|>", "<|eot_id|>", "<|eot|>", "<|end|>", "<|return|>", "<end_of_turn>"),
    *("<turn|>", "<|END_OF_TURN_TOKEN|>", "<|end_of_text|>", "<|endofturn|>"),
    *("<seed:eos>", "[e~[", "<</SYS>>", "[/SYSTEM_PROMPT]", "[/INST]", "</s>"),
    "<\uff5cend\u2581of\u2581sentence\uff5c>",
)
"""What ends a turn in them."""

PREAMBLE = "A chat between a curious "
"""How the system prompt of Vicuna and its kin begins, in front of its turns."""
