"""Corrections of fitted weights, by hand; they stay when the weights are fitted again.

Data only. By language, or "shared": `weight: cue, cue`, in the notation of
trigger_data.py; a weight that stands here replaces the fitted one. Date: 2026-11-30.
"""

from __future__ import annotations

CORRECTIONS: dict[str, str] = {
    # In the rows nearly every quote is a text to work on; people also quote what they
    # ask about ("you said ..., why?").
    "shared": "-1.5: quote",
}
