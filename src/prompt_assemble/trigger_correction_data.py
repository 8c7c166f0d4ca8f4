"""Corrections of fitted weights, by hand; they stay when the weights are fitted again.

Data only. By language, or "shared": `weight: cue cue`, in the notation of
trigger_data.py; a weight that stands here replaces the fitted one. Date: 2026-11-30.
"""

from __future__ import annotations

CORRECTIONS: dict[str, str] = {
    # In the rows nearly every quote is a text to work on; people also quote what they
    # ask about ("you said ..., why?").
    "shared": "-1.5: quote",
    # Courtesy alone asks for nothing; the rows hold little of it.
    "en": """\
-1.5: ^_ok
-2.0: good_evening good_morning okay_$ thank_you thanks yes_$
""",
    "es": "-1.0: buenos_días gracias hola",
    # "What to do?" asks for advice, whatever of one's own stands before it.
    "fr": "-1.0: bonjour merci que_faire salut",
    "de": "-1.0: danke guten_morgen hallo",
    "pt": "-1.0: bom_dia obrigada obrigado oi",
    "it": "-1.0: buongiorno ciao grazie",
    "tr": "-1.0: günaydın merhaba teşekkürler",
    "id": "-1.0: halo selamat_pagi terima_kasih",
    # Without its accents, the first word of "at night" is "you".
    "vi": """\
-1.0: cảm_ơn chào xin_chào
-2.0: ban_đêm
""",
}
