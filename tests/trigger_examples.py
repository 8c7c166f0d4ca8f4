"""Messages that need memory and messages that do not, by language, for the tests.

Written for the suite; none of them is among the rows that the trigger is fitted on.
"""

from __future__ import annotations

NEEDED: dict[str, dict[str, str]] = {
    "en": {
        "explicit": "Which paint did you recommend for the kitchen last week?",
        "personal": "What is my sister's shoe size?",
        "implicit": "That leak is back again, same place as before.",
        "continuation": "Let's pick up where we left off with the chapter.",
    },
    "zh": {
        "explicit": "你上次推荐给我的那款油漆叫什么来着？",
        "personal": "我妹妹的鞋码是多少？",
        "implicit": "那个漏水又来了，还是老地方。",
        "continuation": "我们接着上次的第三章继续写吧。",
    },
    "ja": {
        "explicit": "先週あなたが勧めてくれたペンキの名前、何だっけ？",
        "personal": "私の妹の靴のサイズはいくつだっけ？",
        "implicit": "またあの水漏れです。この前と同じ場所。",
        "continuation": "この前の第三章の続きから始めよう。",
    },
    "ko": {
        "explicit": "지난주에 네가 추천해 준 페인트 이름이 뭐였지?",
        "personal": "내 여동생 신발 사이즈가 몇이었지?",
        "implicit": "그 누수가 또 시작됐어, 저번이랑 같은 자리야.",
        "continuation": "저번에 쓰던 3장 이어서 하자.",
    },
    "es": {
        "explicit": "¿Qué pintura me recomendaste la semana pasada?",
        "personal": "¿Cuál es la talla de zapatos de mi hermana?",
        "implicit": "Otra vez esa gotera, en el mismo sitio.",
        "continuation": "Sigamos con el capítulo donde lo dejamos.",
    },
    "fr": {
        "explicit": "Quelle peinture tu m'avais conseillée la semaine dernière ?",
        "personal": "C'est quoi déjà la pointure de ma sœur ?",
        "implicit": "Encore cette fuite, au même endroit.",
        "continuation": "On reprend le chapitre là où on s'était arrêtés.",
    },
    "de": {
        "explicit": "Welche Farbe hattest du mir letzte Woche empfohlen?",
        "personal": "Welche Schuhgröße hat meine Schwester nochmal?",
        "implicit": "Das Leck ist schon wieder da, gleiche Stelle.",
        "continuation": "Lass uns da weitermachen, wo wir aufgehört haben.",
    },
    "pt": {
        "explicit": "Que tinta você me recomendou na semana passada?",
        "personal": "Qual é o número do sapato da minha irmã?",
        "implicit": "Aquele vazamento voltou de novo, no mesmo lugar.",
        "continuation": "Vamos continuar o capítulo de onde paramos.",
    },
    "it": {
        "explicit": "Che vernice mi avevi consigliato la settimana scorsa?",
        "personal": "Qual è il numero di scarpe di mia sorella?",
        "implicit": "Di nuovo quella perdita, nello stesso punto.",
        "continuation": "Riprendiamo il capitolo da dove eravamo rimasti.",
    },
    "ru": {
        "explicit": "Какую краску ты мне советовал на прошлой неделе?",
        "personal": "Какой размер обуви у моей сестры?",
        "implicit": "Опять эта протечка, на том же месте.",
        "continuation": "Давай продолжим главу с того места, где остановились.",
    },
    "ar": {
        "explicit": "ما الطلاء الذي نصحتني به الأسبوع الماضي؟",
        "personal": "كم مقاس حذاء أختي؟",
        "implicit": "رجع التسريب مرة ثانية في نفس المكان.",
        "continuation": "لنكمل الفصل من حيث توقفنا.",
    },
    "hi": {
        "explicit": "पिछले हफ़्ते तुमने मुझे कौन सा पेंट बताया था?",
        "personal": "मेरी बहन के जूते का नंबर क्या है?",
        "implicit": "वो रिसाव फिर से शुरू हो गया, उसी जगह।",
        "continuation": "चलो अध्याय वहीं से आगे बढ़ाते हैं जहाँ छोड़ा था।",
    },
    "vi": {
        "explicit": "Tuần trước bạn khuyên tôi dùng loại sơn nào?",
        "personal": "Em gái tôi đi giày cỡ bao nhiêu nhỉ?",
        "implicit": "Chỗ rò nước đó lại bị nữa rồi, vẫn chỗ cũ.",
        "continuation": "Mình viết tiếp chương ba từ chỗ đang dở nhé.",
    },
    "tr": {
        "explicit": "Geçen hafta bana hangi boyayı önermiştin?",
        "personal": "Kız kardeşimin ayakkabı numarası kaçtı?",
        "implicit": "O sızıntı yine başladı, aynı yerde.",
        "continuation": "Bölüme kaldığımız yerden devam edelim.",
    },
    "id": {
        "explicit": "Cat apa yang kamu rekomendasikan ke aku minggu lalu?",
        "personal": "Ukuran sepatu adikku berapa ya?",
        "implicit": "Bocor itu kambuh lagi, di tempat yang sama.",
        "continuation": "Kita lanjutkan babnya dari yang kemarin.",
    },
}
"""One message for each category of each language."""

NOT_NEEDED_BY_LANGUAGE: dict[str, tuple[str, str, str]] = {
    "en": (
        "How long does oil paint take to dry?",
        "My tap drips at night, what should I do?",
        "Translate into French: as we discussed, you recommended the blue one.",
    ),
    "zh": (
        "油漆要多久才能干？",
        "我家水龙头晚上滴水，应该怎么办？",
        "翻译成英文：我们上次讨论过，你推荐了蓝色的那款。",
    ),
    "ja": (
        "ペンキはどのくらいで乾きますか？",
        "夜に蛇口から水が垂れます。どうすればいいですか？",
        "英語に翻訳して：この前あなたが勧めてくれた青いほうにします。",
    ),
    "ko": (
        "페인트가 마르는 데 얼마나 걸려?",
        "밤에 수도꼭지에서 물이 새는데 어떻게 해야 해?",
        "영어로 번역해줘: 저번에 네가 추천해 준 파란색으로 할게.",
    ),
    "es": (
        "¿Cuánto tarda en secarse la pintura al óleo?",
        "El grifo gotea por la noche, ¿qué puedo hacer?",
        "Traduce al inglés: como hablamos, me recomendaste el azul.",
    ),
    "fr": (
        "Combien de temps met la peinture à l'huile pour sécher ?",
        "Mon robinet goutte la nuit, que faire ?",
        "Traduis en anglais : comme on l'avait dit, tu m'as conseillé le bleu.",
    ),
    "de": (
        "Wie lange braucht Ölfarbe zum Trocknen?",
        "Mein Wasserhahn tropft nachts, was soll ich tun?",
        "Übersetze ins Englische: Wie besprochen hast du mir Blau empfohlen.",
    ),
    "pt": (
        "Quanto tempo a tinta a óleo leva para secar?",
        "Minha torneira pinga à noite, o que devo fazer?",
        "Traduza para o inglês: como combinamos, você recomendou o azul.",
    ),
    "it": (
        "Quanto tempo ci mette la vernice ad asciugare?",
        "Il rubinetto gocciola di notte, cosa posso fare?",
        "Traduci in inglese: come d'accordo, mi avevi consigliato il blu.",
    ),
    "ru": (
        "Сколько сохнет масляная краска?",
        "Ночью капает кран, что мне делать?",
        "Переведи на английский: как договорились, ты советовал синий.",
    ),
    "ar": (
        "كم يستغرق جفاف الطلاء الزيتي؟",
        "الصنبور يقطر ليلا، ماذا أفعل؟",
        "ترجم إلى الإنجليزية: كما اتفقنا، أنت نصحتني بالأزرق.",
    ),
    "hi": (
        "ऑयल पेंट सूखने में कितना समय लगता है?",
        "रात में नल टपकता है, क्या करना चाहिए?",
        "अंग्रेज़ी में अनुवाद करो: जैसा तय हुआ था, तुमने नीला बताया था।",
    ),
    "vi": (
        "Sơn dầu mất bao lâu để khô?",
        "Vòi nước nhỏ giọt ban đêm, phải làm sao?",
        "Dịch sang tiếng Anh: như đã bàn, bạn khuyên tôi chọn màu xanh.",
    ),
    "tr": (
        "Yağlı boya ne kadar sürede kurur?",
        "Musluk gece damlıyor, ne yapmalıyım?",
        "İngilizceye çevir: konuştuğumuz gibi bana maviyi önermiştin.",
    ),
    "id": (
        "Berapa lama cat minyak kering?",
        "Keran menetes di malam hari, harus bagaimana?",
        "Terjemahkan ke bahasa Inggris: seperti yang kita bahas, kamu pilih biru.",
    ),
}
"""A plain question, a request for advice, and a task with its material."""

WRONG_TODAY = {
    "كم يستغرق جفاف الطلاء الزيتي؟",
    "Ночью капает кран, что мне делать?",
}
"""Examples that the fitted weights decide wrongly; the tests want each to be wrong, so
that a fit which mends one is noticed. The rates are in docs/trigger.md."""
