"""Stars and underscores that stand for bold and slanted letters in plain text, and mean nothing more."""

import re
from typing import Final

# within a sentence only: around a whole one they may as well mark a gesture, or a title; what stands before
# the mark is looked at behind it, so that the search can leap from mark to mark
_EMPHASIS: Final = re.compile(r"([*_](?<=[^\s\d.!?] [*_])[*_]?)(?=[^\W_])([^*_\n]{1,60})(?<=\w)\1(?![\w*])")


# `~~I vote for Tarn.~~ I vote for Brask.`: alone in its line it may as well be an ornament
_STRUCK: Final = re.compile(r"(?<![~\w])~~(?=[^\s~])[^~\n]{1,200}(?<=\S)~~(?=[ ,.;:!?]+[^\s~])")
# `*sigh* I explore.`: what somebody does with eir face and hands, in front of what e says
_GESTURE: Final = re.compile(
    r"(?m)^[ \t]*\*(?:(?:heavy |deep |long |big |little )?(?:sighs?|breath|coughs?|shrugs?|gulps?|ahem|"
    r"yawns?|grins?|bows?|nods?|waves?|winks?|smiles?|blinks?|sniffs?|groans?|grumbles?|mumbles?|"
    r"shivers?|stretches|curtsies|curtseys?|whistles?|hums?|giggles?|chuckles?|laughs?|sneezes?|"
    r"salutes?)|(?:cracks?|rubs?|wipes?|raises?|scratches|strokes?|shakes?|wrings?) (?:(?:my|his|her|"
    r"their) )?(?:knuckles|hands|eyes|neck|brow|forehead|chin|beard|head|hat|nose|eyebrow|eyebrows|glass|"
    r"fists?)|rolls? (?:up (?:(?:my|his|her|their) )?sleeves|(?:(?:my|his|her|their) )?eyes)|clears? "
    r"(?:(?:my|his|her|their) )?throat|takes? a (?:deep )?(?:breath|bow)|sips? (?:tea|coffee|cocoa))(?: "
    r"(?:loudly|quietly|softly|deeply|nervously|heavily|happily|sadly|theatrically|dramatically|"
    r"politely))?\*(?=[ \t]+\S)"
)


def without_emphasis(text: str) -> str:
    """`text`, of the same length, with blanks for the marks around words within a sentence, for words struck
    out beside others, and for gestures in front of what is said."""
    if "~~" in text:
        text = _STRUCK.sub(lambda m: " " * len(m[0]), text)
    if "*" not in text and "_" not in text:
        return text
    if "*" in text:
        text = _GESTURE.sub(lambda m: " " * len(m[0]), text)
    return _EMPHASIS.sub(lambda m: " " * len(m[1]) + m[2] + " " * len(m[1]), text)
