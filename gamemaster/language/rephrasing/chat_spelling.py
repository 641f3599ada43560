"""Words of quick mails as they are written in full: `cos`, `thx`, `k`, `u`, `sooo`, `LETS GOOO`, `lmaooo`.

Each comes to the plain word that the readers of sentences know. What must stay true: nothing is put so
that could be a symbol or a name of the game (`I place a K`, `tile at U3`), and a word drawn out counts only
where a plain word of every day is left of it (`nooo` is a `no`, and takes back what a `no` takes back).
"""

import re
from typing import Final

from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_SHORT: Final[dict[str, str]] = {
    **dict.fromkeys(("cos", "cuz", "coz", "cus", "bc", "bcs", "becoz", "becuz", "bcuz"), "because"),
    **dict.fromkeys(("thx", "thnx", "tks", "thks", "tnx", "thanx"), "thanks"),
    **dict.fromkeys(("plz", "pls", "plss", "plse"), "please"),
    **dict.fromkeys(("tmrw", "tmr", "tmrrw", "tmoro", "tomoz"), "tomorrow"),
    **dict.fromkeys(("tdy", "2day"), "today"),
    **dict.fromkeys(("sry", "soz", "srry"), "sorry"),
    **dict.fromkeys(("ppl", "peeps"), "people"),
    **dict.fromkeys(("hahah", "hahaha", "muahaha", "mwahaha", "bwahaha", "ahaha", "ahahaha"), "haha"),
    **dict.fromkeys(("lmfao", "lmaoo", "roflmao"), "lmao"),
    **dict.fromkeys(("kk", "okey", "okie", "oki"), "ok"),
    **dict.fromkeys(("yh", "ye", "yup"), "yes"),
    **dict.fromkeys(
        ("heya", "hiya", "hya", "heyo", "ayo", "howdy", "hola", "ello", "helo", "hallo"), "hello"
    ),
    "tho": "though",
    "altho": "although",
}
"""Words that are written so in haste, and nowhere else."""
_DRAWN: Final = re.compile(r"([^\W\d_])\1\1", re.IGNORECASE)
_RUN: Final = re.compile(r"([^\W\d_])\1+")
_LAUGH: Final = re.compile(r"(?:[mb]?[uw]+)?a?(?:ha+|ah+a+){2,}h?|(?:he+){2,}h?|(?:hi){3,}|lo(?:lo)+l|lo+l")
_SCREAM: Final = re.compile(r"[rgw]*a{2,}[rgh]*!?|a+r+g*h+|y+a{3,}s*|w+h*o{3,}h*|e{3,}k*|n?g{3,}h*|w+h*e{3,}")
_CRY: Final = re.compile(r"[rgw]*a{3,}[rgh]*")
_PLAIN: Final = words_in(
    "so no yes yeah ok okay hey hi hello lol lmao rofl omg oh ah ugh hm hmm wow yay boo please pls thanks "
    "sorry "
    "go goo let's lets very really way why what good nice great cool love all guys well bye cheers much more "
    "too now hurry finally stop wait not never just man dude bro come on same long loads ages super ha haha "
    "hehe whoo woo aw eek phew brr grr argh mm"
)
"""What may be left of a word that is drawn out."""
_YOU: Final = words_in("u")
_CARELESS: Final = {"idk": "know", "idc": "care"}
_YOU_ARE: Final = words_in(
    "toast dead done doomed the a so lying gone going welcome next wrong right sus best all not too just "
    "crazy"
)
_KISSES: Final = words_in("x xx xo xoxo")
_OPENING_K: Final = words_in(
    "i im so then , guys folks all my thanks thx starting ending voting playing we ok cool well now final "
    "done "
    "here first fine lets let sorry last"
)
_NO_SYMBOL_BEFORE: Final = words_in("to a an for at on in of with the and or letter left right middle")
_ITS: Final = words_in(
    "a an the been just so really too about time going ok okay fine late only raining snowing not my your "
    "his "
    "her cold hot no what because him them me obvious obviously clear always never still getting pretty all"
)
_LET: Final = words_in("see hope do get try make keep just all not have be roll play ride finish")
_BEFORE_LET: Final = words_in(". ! , : ; -- ok okay so and lol yes yeah well now") | {""}
"""`Jun lets me` is no `let us`."""
_CHAT: Final[frozenset[str]] = frozenset(_SHORT) | words_in(
    "u ur k cu its lets idk idc ngl tbh yo x xx xo xoxo"
)


def in_plain_spelling(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with words of chat written in full, without screams; as they are where there is none."""
    drawn = tokens and _DRAWN.search(scene.text, tokens[0].start, tokens[-1].end) is not None
    if not drawn and _CHAT.isdisjoint([token.low for token in tokens]):
        return tokens
    found: list[Token] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1].low if place + 1 < len(tokens) else ""
        before = tokens[place - 1].low if place else ""
        found += [token.changed(low=low) for low in _in_full(token, before, following, scene)]
    return found or tokens


def _in_full(token: Token, before: str, following: str, scene: Scene) -> tuple[str, ...]:
    """The words that one word of chat comes to; none for a scream."""
    low = token.low
    if low in scene.lexicon.entities:
        return (low,)
    if low in _SHORT:
        return (_SHORT[low],)
    if low in _LETTERS:
        return _letters_in_full(token, before, following)
    if low in _CARELESS and following == "about":
        return ("i", "don", "'t", _CARELESS[low])
    if low == "ngl" or (low == "tbh" and not before):
        return () if following == "i" else ("honestly",)
    if low == "its" and (following in _ITS or following in scene.referents.people_words):
        return ("it", "'s")
    if low == "lets" and (following.startswith("go") or (following in _LET and before in _BEFORE_LET)):
        return ("let", "'s")
    return _without_drawing(low) if len(low) > len("no") and low.isalpha() else (low,)


_LETTERS: Final = words_in("u ur k cu yo x xx xo xoxo")
"""Of few letters, and other words or symbols elsewhere."""


def _letters_in_full(token: Token, before: str, following: str) -> tuple[str, ...]:
    """`u`, `ur`, `k`, `cu`, `x` where they stand as words of chat do; else as they are."""
    low = token.low
    if low in _KISSES:
        ends = not following or following in {".", "!"}
        written = before.isalpha() and len(before) > len("of") and before not in _NO_SYMBOL_BEFORE
        return () if ends and not token.capital and (written or before.isdecimal()) else (low,)
    if low == "u":
        symbol = token.capital or before in _NO_SYMBOL_BEFORE or not (following or before)
        counted = following[:1].isdigit() and before not in _GIVING
        return ("u",) if symbol or counted else ("you",)
    if low == "k":
        led = before in {"", ".", "!", "lol"} and following in _OPENING_K
        opens = not token.capital and (led or following in {"thx", "thanks", "bye", "cu"})
        return ("ok",) if opens else ("k",)
    if low == "ur":
        return ("you", "'re") if following in _YOU_ARE else ("your",)
    if low == "cu" and not token.capital:
        return ("see", "you")
    return ("hello",) if low == "yo" and not before else (low,)


_GIVING: Final = words_in("give pay send hand owe")


def _without_drawing(low: str) -> tuple[str, ...]:
    """`sooo`, `GOOO`, `lmaooo`, `hahahaha`: the plain word; nothing is left of `AAAARGH`."""
    if _LAUGH.fullmatch(low):
        return ("lol" if low.startswith("l") else "haha",)
    if _DRAWN.search(low) is None:
        return (low,)
    if _CRY.fullmatch(low):
        return ()
    for kept in (r"\1", r"\1\1"):
        plain = _RUN.sub(kept, low)
        if plain in _PLAIN:
            return ("let", "'s") if plain == "lets" else ("go",) if plain == "goo" else (plain,)
    return () if _SCREAM.fullmatch(low) else (low,)
