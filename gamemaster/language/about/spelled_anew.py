"""Sentences and tails behind an act that spell a square, a letter, a side or a name once more, otherwise.

`(I place a tile at D8.) Row 9, sorry.`, `That D is an E.`, `Delta-nine.`, `s/D8/C4/`, `In the old
numbering.`, `(I set my left constructor to G.) Your left.`, `H, as in Hotel.`, `G as in gnome, I mean N.`:
which of the two holds is for nobody but the sender to say. What must stay true: what agrees with the act's
own value (`Column D, row 8.`, `G for Golf.`) leaves it as it is, and so does whatever else is told of rows
and letters (`The row is nearly full.`).
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.respelled_names import respells
from gamemaster.language.english.joined import as_said
from gamemaster.language.english.numbers import FIGURES
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_LONGEST: Final = 16
_PAIR: Final = 2
_LEADS: Final = words_in(
    "and but so or oh ah er erm um hm hmm oops sorry no nope well wait rather actually really ok okay "
    "please just "
    "then ps correction edit typo it 's is that this make say read i mean meant should be the in at on "
    "a an of "
    "course only not to"
)
_ENDS: Final = words_in(
    "sorry actually rather please i mean meant that is of course instead oops really then it not to be exact "
    "precise obviously naturally erm should say in fact thanks"
)
_SIGN: Final = r"(?:[a-z]|\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
_IS_SIGN: Final = re.compile(
    rf"(?:(?:and|but|so|oh|sorry|oops|ps|no|well|note) )*(?:that|the|this|my) ({_SIGN})(?: (?:above|there|up "
    r"there|in there|here|i wrote))? (?:is|s|was|should be|should have been|ought to be|must be|is "
    r"meant to be|was "
    r"meant to be|is supposed to be|was supposed to be|should read|reads|stands for|means)(?: "
    r"(?:actually|really|in "
    rf"fact|just|only|meant to be))? (?:an? )?({_SIGN})(?: (?:sorry|actually|really|of course|by the way))*"
)
_SIGNED: Final = re.compile(r"[a-z]|\d{1,3}")
_UNIT: Final = words_in(
    "row column col level number no rank file line letter digit figure slot side field square"
)
_OFF: Final = re.compile(
    r"(?:(?:and|but|so|oh|sorry|oops|ps|no|well|note|i think|i fear|i see|i hope) )*(?:(?:that|the|this|"
    r"my) )?(?:row|"
    r"column|level|number|square|letter|digit|side|slot|spelling|rank|coordinates?|position)(?: "
    r"(?:above|there|"
    r"i gave|i wrote))? (?:is|s|was|may be|might be|could be|must be|seems|looks|are|were)(?: "
    r"(?:probably|perhaps|"
    r"certainly|clearly|a bit|slightly|also))? (?:off(?: by \w+)?|wrong|not right|one too (?:high|low|"
    r"many|far)|"
    r"incorrect|from memory|mistaken|the wrong one|off the top of my head)(?: (?:sorry|i think|i fear|"
    r"though))*"
)
_EDITS: Final = re.compile(
    r"^\W*(?::?%?s/([^/\n]{1,40})/[^/\n]{0,40}/?[gi]*|\^(?:[WHUK]\b|\d)|[\w ]{1,30}(?:\^[WHU])+)",
    re.IGNORECASE,
)
_SYSTEM: Final = (
    r"(?:coordinates?|numbering|notation|map|grid|system|scheme|labels?|labelling|labeling|lettering|"
    r"axes|chart|"
    r"orientation|convention)"
)
_FRAMED: Final = re.compile(
    r"(?:(?:and|but|so|oh|sorry|ps|note|well|that is|i mean) )*(?:"
    rf"(?:in|on|by|per|using|with|under|according to|as on|as in|as per|from) (?:(?:the )?(?:new|old|"
    rf"other|previous|"
    rf"former|original|reversed|rotated|mirrored|alternative|usual chess|chess|last \w+ s|\w+ s)|my|his|"
    rf"her|their) "
    rf"(?:\w+ )?{_SYSTEM}|(?:(?:the )?(?:old|new|other|previous|former|last \w+ s|\w+ s)|my own|my) {_SYSTEM}"
    r"|(?:rows?|columns?|letters?|numbers?|figures?|digits?) (?:first|last|before \w+|then \w+)"
    r"|(?:the |my )?(?:letters|numbers|figures|digits) (?:are|mean|stand for|count|give) (?:the "
    r")?(?:rows|columns|"
    r"lines)(?: .*)?|(?:rows|columns) (?:are|have|get|go by) (?:the )?(?:letters|numbers)(?: .*)?"
    r"|(?:flip|swap|switch|mirror|rotate|invert|transpose) (?:the |my |both )?(?:axes|map|board|"
    r"coordinates|grid)"
    rf"|(?:chess|battleship|battleships|matrix|screen|go|excel|spreadsheet) {_SYSTEM}|(?:zero|one|0|1) "
    rf"(?:based|indexed)|(?:counting|counted|starting|numbered|lettered|count|"
    r"numbering|seen|read) "
    r"from (?:the )?(?:zero|one|0|1|bottom|top|right|left|other \w+|back|south|north|east|west|below|"
    r"above|behind)"
    r"(?: (?:side|end|up|down|row|column|edge))?|as (?:the|my|\w+ s) (?:\w+ )?(?:map|board|grid|list) "
    r"(?:labels|"
    r"numbers|names|calls|has|shows) (?:it|them)\b.*)(?: (?:of course|sorry|by the way|i mean|that is))*"
)
_SIDES: Final = re.compile(
    r"(?:(?:and|but|so|oh|sorry|ps|note|well|that is|i mean|on|to|at|the) )*(?:"
    r"(?:your|his|her|their|stage|house|camera|screen|the (?:viewer|reader|audience|gm|board) s|\w+ s|"
    r"my other|the "
    r"other) (?:left|right)|(?:as )?(?:seen|viewed|looked at|looking|facing|when seen|if seen) (?:at it "
    r")?(?:from|"
    r"backwards?|south|the other way).*|(?:in|as|like|through) (?:a |the )?mirror.*|mirrored|mirror "
    r"image|mirror "
    r"wise|upside down|(?:left|right) (?:for|to) (?:me|you)\b.*\b(?:left|right) (?:for|to) (?:you|me)"
    r"|(?:left|right)(?: or)? (?:left|right)\b.*\b(?:whichever|whatever|either|no matter|same|who cares|"
    r"wherever)\b.*"
    r"|the (?:left|right) one(?: as (?:you|i|they) see it| as seen .*| for you)?|whichever (?:side )?is "
    r"\w+|the (?:one|side) (?:nearest|closest|next|facing|furthest|opposite)(?: to| from)? "
    r"(?:you|me|him|her|them|the \w+))"
    r"(?: (?:not mine|of course|sorry|by the way|i mean|that is|please|actually|naturally))*"
)
_PLACED: Final = re.compile(
    r"(?:(?:and|but|so|oh|sorry|no|well|i mean|rather|not (?:the )?\w+(?: \w+){0,3}) )*(?:the|that) "
    r"(?:card|one|"
    r"square|tile|offer|token|thing|other|other one|other card|party|potion)(?: (?:just|right|"
    r"directly))? (?:(?:to|on|at) "
    r"(?:its|the|his|my|OWN s) (?:left|right)(?: of (?:it|that))?|beside (?:it|that|this)|next to (?:it|"
    r"that)|below "
    r"(?:it|that)|above (?:it|that)|behind (?:it|that)|after (?:it|that)|before (?:it|that)|in (?:my|"
    r"the) \w+|on the "
    r"\w+|of the two|of my two)(?: (?:actually|i mean|sorry|rather|that is|of course|instead|please|not "
    r"that))*"
)
_FOR: Final = re.compile(
    r"(?:(?:and|but|so|oh|sorry|no|well|that is|it is|it s|that s|i mean|rather|spelled) )*(?:an? "
    r")?([a-z]) (?:as in|for|"
    r"like|as) (?:an? |the )?([a-z]\w+)(?: (?:sorry|not \w+|of course|that is|actually|i mean(?: ([a-z]|"
    r"\d+))?|no ([a-z])"
    r"(?: as in .*)?))*"
)
_IDIOMS: Final = words_in(
    "effort vendetta victory win loser adventure attitude excellent one me you us all now this that example "
    "instance short luck fun free sure"
)
_GATE: Final = _UNIT | words_in(
    "that the this my s ^ % : coordinates coordinate numbering notation map grid system scheme labels "
    "lettering rows columns letters numbers figures digits zero one based counting counted starting "
    "numbered "
    "count left right mirror mirrored card spelling as for like stage seen viewed facing capital spelled "
    "spelt double with name title old new upside"
)
_PHONETIC: Final = words_in(
    "alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november "
    "oscar papa quebec romeo sierra tango uniform victor whiskey xray yankee zulu"
)
"""Each is spoken for the letter that it begins with."""
_SQUARE: Final = re.compile(r"[a-z]\d{1,2}")


def spelled_anew(scene: Scene, acts: Sequence[Act], tokens: Tokens) -> bool:
    """Whether a sentence or a tail behind acts spells a value of the last of them otherwise."""
    if not acts or not 0 < len(tokens) <= _LONGEST:
        return False
    lows = plain_lows(tokens)
    if tokens[0].low not in _EDITING and _GATE.isdisjoint(lows) and _PHONETIC.isdisjoint(lows):
        return _square_in_words(_own(acts[-1]), lows)
    own, said = _own(acts[-1]), as_said(lows)
    edits = _EDITS.match(scene.text[tokens[0].start : tokens[-1].end])
    if edits is not None:
        # "s/32: FOR/32: AGAINST/" is of another line
        figures = re.findall(r"\d+", edits[1] or "")
        if figures and len(once_each(acts)) > 1:
            return False
        return not figures or any(one in value for one in figures for value in own)
    if tokens[-1].low == "?":
        return False
    signs = {sign for value in own for sign in value} | own
    square = any(_SQUARE.fullmatch(value) for value in own)
    letters = square or any(len(value) == 1 and value.isalpha() for value in own)
    numbered = square or any(value.isdecimal() for value in own)
    if (letters or numbered) and (_is_other_sign(said) or _names_unit(lows, signs) or _OFF.fullmatch(said)):
        return True
    if letters and (_is_for_other(said, signs, tokens) or _square_in_words(own, lows)):
        return True
    if square and _FRAMED.fullmatch(said):
        return True
    if not own.isdisjoint(("left", "right")) and _SIDES.fullmatch(said):
        return True
    return _PLACED.fullmatch(said) is not None or respells(scene, acts[-1], tokens, said)


_EDITING: Final = words_in("s : % ^")


def _own(act: Act) -> set[str]:
    return {str(value).lower() for value in act.values if value is not None}


def _is_other_sign(said: str) -> bool:
    """`That D is an E.`, `The 8 should be a 9.`"""
    read = _IS_SIGN.fullmatch(said)
    if read is None:
        return False
    return FIGURES.get(read[1], read[1]) != FIGURES.get(read[2], read[2])


def _names_unit(lows: Sequence[str], signs: set[str]) -> bool:
    """`Row 9, sorry.`, `Sorry, column E.`: what is counted, another sign of it, and little words."""
    place = next((p for p, low in enumerate(lows) if low in _UNIT), -1)
    if place < 0 or place + 1 >= len(lows) or not _LEADS.issuperset(lows[:place]):
        return False
    at = place + 1 + (lows[place + 1] in {"is", "'s", "number", "no"})
    sign = FIGURES.get(lows[at], lows[at]) if at < len(lows) else ""
    if not _SIGNED.fullmatch(sign) or sign in signs or (sign in {"a", "i"} and at + 1 < len(lows)):
        return False
    return _ENDS.issuperset(lows[at + 1 :])


def _square_in_words(own: set[str], lows: Sequence[str]) -> bool:
    """`Delta-nine`, `D nine`: a square in spoken letters and numbers, which is not the act's own."""
    said = [low for low in lows if low not in _LEADS or len(low) == 1]
    if len(said) != _PAIR or "not" in lows or not any(_SQUARE.fullmatch(value) for value in own):
        return False
    if said[0] not in _PHONETIC and said[1].isdecimal():
        # `F66` is the next line of a list
        return False
    letter = said[0][0] if said[0] in _PHONETIC else said[0]
    number = "9" if said[1] == "niner" else FIGURES.get(said[1], said[1])
    square = letter + number
    return _SQUARE.fullmatch(square) is not None and square not in own


def _is_for_other(said: str, signs: set[str], tokens: Tokens) -> bool:
    """`H, as in Hotel.`, `J as in giraffe.`, `G as in gnome, I mean N.`"""
    read = _FOR.fullmatch(said)
    if read is None or read[2] in _IDIOMS or read[1] in {"i", "s"}:
        return False
    if read[1] == "a" and not any(token.low == "a" and token.capital for token in tokens):
        return False
    return read[1] not in signs or read[1] != read[2][0] or bool(read[3] or read[4])
