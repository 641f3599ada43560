"""Sentences behind acts by which a value in them may not be what it says: `My D and E keys are swapped.`

`The 3 is a typo.`, `Less the one I'm owed.`, `Chocolate coins, of course.`, `8 or 9, my handwriting is
bad.`, `My Tarn is your Jun.`, `The bigger one, rather.`, `My map is upside down.`, `All figures in this
mail are doubled.` What must stay true: broken keys of letters that no value has (`My Q key is stuck.`),
gold that is no coin of the act (`Worth its weight in gold.`), and maps and numbers of life (`My map of
Wales is upside down.`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.numbers import NUMBER_WORDS
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.remarks.told_names import told_with_names
from gamemaster.language.vocabulary.scene import Act, Scene

_FAULT: Final = (
    r"(?:broken|stuck|swapped|missing|dead|loose|gone|jammed|sticky|faulty|worn|crossed|switched|reversed|"
    r"mixed up|bust|kaput|unreliable|sticking|sticks|swap|swaps|came off|fell off|doesnt work|does not work|"
    r"dont work|acts up|acting up|worn out)"
)
_KEYS: Final = re.compile(
    r"^(?:my|the) ((?:\w(?: \| | and | or )?)+) keys? (?:(?:is|are|s|has|have|keeps?|just|been|got|on my "
    rf"\w+|must be) )*{_FAULT}\b"
)
_OWN: Final = re.compile(
    r"^(?:the|that|this|my) ((?:[\w]+ ?){1,3}?) (?:is|was|s|are|should be|must be|may be|might be)(?: "
    r"(?:only|just|of course|clearly|probably|surely))* (?:an? |my )?(?:typo|slip|misprint|mistake|guess|"
    r"joke|placeholder|code|misspelling|approximation|estimate|wrong|off|too (?:high|low|many|few|much)|one "
    r"(?:too|off)|meant to be|supposed to be|stuck|wobbly|a misreading)\b"
)
_BARE: Final = re.compile(
    r"^(?:less|minus|plus|not counting|except for|deducting|after deducting) (?:the|what|those|that|one|two|"
    r"whatever|my|his|her) (?:\w+ )*(?:owed|owe|owes|due|gave|have|has|lent|borrowed|fee|tax|commission|"
    r"share|already|got)\b|^(?:i )?(?:miscounted|misremembered|misread|miscalculated|overcounted|"
    r"undercounted|mislabelled)(?: \||$| it| that| the| my)|^(?:(?:only|just|as|in|of|meaning|i mean|that "
    r"is|made of) )*(?:chocolate|play|toy|monopoly|virtual|fake|pretend|imaginary|paper|plastic|foreign|"
    r"counterfeit|silver|copper|fool s|fools|wooden|marzipan) (?:coins?|money|gold|ones|pieces|currency)(?: "
    r"(?:of course|only|that is|i mean))*(?= \||$)|^(?:or |well )?(?:the|a) (?:bigger|smaller|larger|"
    r"stronger|weaker|cheaper|higher|lower|other|lesser|greater|newer) (?:one|kind|sort|size)(?: \|)?(?: "
    r"(?:rather|i mean|instead|please|of (?:the two|them|both)|that is|actually|of course|i think))*$|"
    r"^(?:or )?(?:it s |it is |it may be )?NR or NR(?: (?:perhaps|maybe|i think))?(?= \||$)|^(?:my|the) "
    r"(?:map|board|chart|grid|copy of the map|diagram|floor plan)(?: here)? (?:is|was|s|may be|might be) "
    r"(?:\w+ )?(?:upside down|mirrored|outdated|out of date|rotated|turned|flipped|sideways|reversed|back "
    r"to front|old|wrong|different|another)\b|^my (?:nn|mm) is (?:your|his|her|their|the|everybody s) (?:nn|"
    r"mm)\b|^(?:my|by) (?:nn|mm) (?:means|stands for) nn\b|^by nn i mean (?:nn|mm)\b|^(?:or )?whatever "
    r"(?:its|the|his|her|that) (?:number|name|card|square|letter|price|amount|level|colour|color)\b|^(?:i "
    r"mean |meaning |that is )?the one (?:that |which )?nn (?:wrote|proposed|made|named|showed|meant|"
    r"mentioned|suggested|drew|spoke of|talked about)\b|^(?:all |the |my |every |any )+(?:of my |of the "
    r")?(?:figures?|numbers?|amounts?|sums?|digits?|quantities)(?: (?:in this \w+|in my \w+|here|above|"
    r"below|of mine|i \w+))? (?:(?:is|are|have been|were|was|come|comes) )(?:\w+ )?(?:doubled|halved|"
    r"exaggerated|approximate|rounded|random|made up|invented|too|off|wrong|inflated|tripled|guesses|"
    r"estimates|placeholders|in (?:binary|hex\w*|dozens|roman)|multiplied|divided|one too)\b|^i (?:always |"
    r"usually |often |tend to |like to )?(?:exaggerate|overstate|understate|inflate|multiply|double)(?: "
    r"(?:by|a bit|everything|numbers|figures|things|as)\b|$)"
)
_GATE: Final = words_in(
    "key keys typo slip misprint mistake guess joke placeholder code misspelling approximation estimate "
    "wrong off too meant supposed stuck wobbly less minus plus counting deducting except miscounted "
    "misremembered misread miscalculated overcounted undercounted mislabelled coins coin money gold ones "
    "pieces currency one kind sort size or map board chart grid copy diagram plan my by whatever figures "
    "figure numbers number amounts amount sums digits quantities exaggerate overstate understate inflate "
    "multiply double"
)
_LONGEST: Final = 16


def tells_amiss(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence behind acts says that a value in one of them may be another."""
    lows = plain_lows(tokens)
    if not acts or len(lows) > _LONGEST or _GATE.isdisjoint(lows) or tokens[-1].low == "?":
        return False
    said = told_with_names(scene, tokens)
    values = [str(value).lower() for act in acts for value in act.values if value is not None]
    if not values:
        return False
    if (keys := _KEYS.match(said)) is not None:
        letters = [key for key in re.split(r" \| | and | or | ", keys[1]) if len(key) == 1]
        return any(letter in value for letter in letters for value in values)
    if (own := _OWN.match(said)) is not None and _is_value(own[1], values):
        return True
    figures = [low.isdecimal() or low in NUMBER_WORDS for low in said.split()]
    marked = " ".join("NR" if figure else low for figure, low in zip(figures, said.split(), strict=True))
    return _BARE.match(said) is not None or ("NR or NR" in marked and _BARE.match(marked) is not None)


def _is_value(told: str, values: Sequence[str]) -> bool:
    """Whether words are a value, or one of its signs: `the 8` of `D8`."""
    heard = told.split()
    return any(
        word in values or (len(word) == 1 and any(word in v for v in values if len(v) <= _SHORT))
        for word in heard
    )


_SHORT: Final = 3
