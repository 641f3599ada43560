"""The card that an intent to add one tells (IV-2), where its words leave no doubt which.

What is in doubt is left to the contestmaster: a second card, a name before the class, words between that
could be part of either. A card that nobody meant would be in the Deck for everybody.
"""

import re
from typing import NamedTuple

from contracts.agora_fluxx.cards import typed
from gamemaster.core.mechanics.intents import Intend

ADDING = 2
"""The number of objections that bar a card (IV-2)."""

_LOOKED_AT = 5_000
"""So many characters of an intent are looked at; no card is longer."""

_VERB = r"(?:add|insert|put|creat|shuffl)\w*\b"
_ADD = re.compile(
    rf"\b{_VERB}.*\b(?:cards?|deck|keepers?|goals?|actions?|rules?)\b", re.IGNORECASE | re.DOTALL
)
_ADD_FIRST = re.compile(
    rf"\W*(?:to\s+)?{_VERB}.*\b(?:cards?|deck|keepers?|goals?|(?:action|rule)\s+(?:called|named|entitled))\b",
    re.IGNORECASE | re.DOTALL,
)
_AMEND = re.compile(r"\W*(?:to\s+)?(?:amend|chang|modif|alter|replac)", re.IGNORECASE)
_CONTRACT = re.compile(r"\b(?:contract|sections?|paragraphs?|part|clauses?|sentences?)\b", re.IGNORECASE)

_CARD = re.compile(
    rf"\W*(?:to )?{_VERB}(?P<between>[^\"“”‘’'{{}}()\[\]]*?)\b(?P<kind>keeper|goal|action|rule)(?: card)? "
    r"(?:(?:called|named|entitled) )?(?P<after>.+)",
    re.IGNORECASE,
)
_BETWEEN = frozenset(
    ("a", "an", "the", "this", "following", "new", "another", "one", "card", "to", "into", "in", "of", "deck",
     "fluxx", "game")
)  # fmt: skip
_DECK = r"(?: ?\b(?:to|into|in) the (?:fluxx )?deck\b)?"
_QUOTED = re.compile(rf"[\"“](?P<name>[^\"“”]+)[\"”]{_DECK}(?P<rest>.*)", re.IGNORECASE)
_BARE = re.compile(
    rf"(?P<name>[^\"“”{{}}()\[\]:,;]+?){_DECK}"
    r"(?P<rest>\.?|\s*[:,;({\[].*| (?:with|whose|which|reading|saying|text)\b.*)",
    re.IGNORECASE,
)
_NO_NAME = re.compile(r"\b(?:keepers?|goals?|actions?|rules?|cards?|and|or|deck)\b|[.!?] ", re.IGNORECASE)
_TEXT = re.compile(
    r"[\s,;(\[]*(?:(?:and|with|whose|the|its|which|that|this|following) )*"
    r"(?:text|reading|reads|saying|says)\b(?: (?:is|reads|being|as follows))?[\s:,]*(?P<text>.*)",
    re.IGNORECASE,
)
_TEXT_AT_ONCE = re.compile(r"\s*(?::|(?={))\s*(?:text\s*:\s*)?(?P<text>.*)", re.IGNORECASE)
_ENCLOSED = re.compile(
    rf"(?:[\"“](?P<said>[^\"“”]*)[\"”]|{{(?P<braced>[^{{}}]*)}})[\s.)\]]*{_DECK}[\s.)\]]*", re.IGNORECASE
)
_NO_TEXT = re.compile(r"(?:no|none|nothing|empty|blank)\b.*|.*\bdeck\b", re.IGNORECASE)


class Described(NamedTuple):
    """A card as an intent describes it."""

    name: str
    kind: str
    text: str


def is_adding(action: Intend) -> bool:
    """Whether it is a card that is to be added, and not the contract that is to be amended.

    The number of objections tells where the words could mean either.
    """
    what = action.what[:_LOOKED_AT]
    if _AMEND.match(what):
        return False
    if (action.method, action.n) == ("without_objection", ADDING):
        return _ADD.search(what) is not None
    return _ADD_FIRST.match(what) is not None and _CONTRACT.search(what) is None


def described(what: str) -> Described | None:
    """The card that the words of an intent tell, if its name, class and Text are plain.

    A Keeper may do without a Text; everything else needs one, but for a Rule whose name says all.
    """
    found = _CARD.fullmatch(" ".join(what[:_LOOKED_AT].split()))
    if found is None or not _BETWEEN.issuperset(re.findall(r"\w+", found["between"].lower())):
        return None
    named = _named(found["after"])
    text = None if named is None else _text(named[1])
    if named is None or text is None:
        return None
    name, kind = named[0], found["kind"].title()
    if not 0 < len(name) <= 80 or len(text) > 4_000:
        return None
    plain = kind == "Keeper" or (kind == "Rule" and typed(name)[0])
    return Described(name, kind, text) if text or plain else None


def _named(after: str) -> tuple[str, str] | None:
    """The name of the card, and what is said after it."""
    quoted = _QUOTED.fullmatch(after)
    if quoted is not None:
        return quoted["name"].strip(), quoted["rest"]
    bare = _BARE.fullmatch(after)
    if bare is None:
        return None
    name = bare["name"].strip(" .'‘’")
    unclear = not name[:1].isupper() or _NO_NAME.search(name) is not None
    return None if unclear else (name, bare["rest"])


def _text(rest: str) -> str | None:
    """The Text that the rest of an intent tells, "" for none; None where that is in doubt."""
    if not rest.strip(" ."):
        return ""
    found = _TEXT.fullmatch(rest) or _TEXT_AT_ONCE.fullmatch(rest)
    if found is None:
        return None
    text = found["text"].strip()
    if text[:1] in ('"', "“", "{"):
        enclosed = _ENCLOSED.fullmatch(text)
        return None if enclosed is None else (enclosed["said"] or enclosed["braced"] or "").strip() or None
    bare = text.strip(" '‘’()[]")
    return bare if bare and _NO_TEXT.fullmatch(bare) is None else None
