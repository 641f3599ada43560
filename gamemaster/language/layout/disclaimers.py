"""Disclaimers: "this message contains no game actions" takes every act out of its mail (CFJ 4071).

One that speaks of a part (the paragraph above, the text below) leaves the other parts alone and makes that
one doubtful; one inside a fence or a signature does not spread (CFJ 3870), and doubts about success kill
nothing.
"""

import re
from typing import Final, NamedTuple

from gamemaster.language.english.tokens import holds_any
from gamemaster.language.layout.cut_marks import given_up


class Disclaimer(NamedTuple):
    """A disclaimer at the given offsets; `scope` is `all`, `above`, `back` (above or, where nothing is done
    there, below), `below`, `next` for one that surely takes out what stands up to `until`, or `maybe` for one
    of unclear reach."""

    start: int
    end: int
    scope: str
    until: int = -1


_THIS: Final = (
    r"(?:this|the(?:\s+present)?)\s+(?:\w+\s+)?(?:message|mail|e-?mail|post(?:ing)?|letter|note|reply)"
)
_ACTS: Final = r"(?:actions?|moves?)"
_NO_ACTIONS: Final = re.compile(
    rf"\b(?:contains?|includes?|has|performs?|takes?|there\s+(?:are|is)|constitutes?|with)\s+(?:absolutely\s+)?no\s+(?:(?!other|further|more|additional)\w+\s+){{0,2}}{_ACTS}\b"
    r"|\btest(?:ing)?\b[^.!?\n]{0,60}\b(?:please\s+)(?:ignore|disregard)\s*[:.!;\n]"
    rf"|(?:^|[.!?]\s+|\n)\s*no\s+(?:game\s+)?(?:actions?|moves)\s+(?=(?:in|here|by|with|are|is)\b)"
    rf"|\bnothing\s+(?:in\s+{_THIS}|here|below|above)\s+(?:is|are|should|constitutes|counts|does)\b[^.!?\n]{{0,60}}\b(?:{_ACTS}|anything)\b"
    rf"|\b{_THIS}\s+(?:is\s+not|isn['’]t|does\s+not|doesn['’]t|has\s+no|contains\s+no)\b[^.!?\n]{{0,50}}\b(?:{_ACTS}|effect|announcement)\b"
    rf"|\bI\s+(?:take|perform|make)\s+no\s+(?:game\s+)?{_ACTS}\s+(?:in|by|with)\s+{_THIS}\b"
    rf"|\b(?:none|nothing)\s+of\s+(?:this|that|it|these|those|the\s+(?:above|below|following))\s+(?:{_ACTS}\s+)?"
    rf"(?:counts?|happens?|(?:is|are|has|have)\s+(?:(?:yet|really|actually|meant|to|be|as)\s+){{0,3}}"
    rf"(?:counted|happen(?:ing|ed)|real|live|binding|official|final|in\s+earnest|an?\s+{_ACTS}|{_ACTS}|done|performed|meant))\b",
    re.IGNORECASE,
)
_TO_COUNT: Final = r"(?:count|process|play|execute|record|register|log|enter|tally)"
# "I don't play anything. I end my turn."
_NONE_PLAYED: Final = r"(?!(?<=\bI )do(?:\s+not|n['’]t)\s+play\s+anything\b)"
_MAYBE: Final = re.compile(
    r"\b(?:this|that|these|those|it)\s+(?:is|are|was|were)\s+(?:only\s+|just\s+|still\s+|merely\s+)?(?:a\s+)?(?:draft|proto|test|joke|example|rehearsal)\b"
    r"|\b(?:this|that|these|those|the\s+(?:above|following|below))\s+(?:is|are|was|were)(?:\s+not|n['’]t)\s+(?:yet\s+)?(?:a\s+|an\s+)?(?:real\s+|actual\s+|game\s+)*(?:actions?|moves?|announcements?)\b"
    # the label of a report of ours, from which its "no game actions" may have been cut off
    r"|\bthis\s+is\s+the\s+weekly\s+report\s+of\b[^.!?]{1,160}\baccurate\s+as\s+of\b"
    r"|\b(?:ignore|disregard)\s+(?:this|the\s+(?:above|below|following|rest)|everything|whatever|anything|all|what\s+follows)\b|\b(?:just|only|merely)\s+(?:a\s+)?test(?:ing)?\b|\btest\s+(?:message|mail|post)\b"
    r"|\bI\s+(?:take|perform|make)\s+no\s+(?:game\s+)?(?:actions?|moves?)\s*[.!]"
    r"|\bnothing\s+(?:here|below|above|in\s+(?:this|the)\s+\w+)\s+(?:counts|happens)\b"
    r"|\bI\s+(?:hereby\s+)?disclaim\b|\bnot\s+(?:yet\s+)?(?:meant\s+)?as\s+(?:an\s+)?actions?\b"
    rf"|\b{_NONE_PLAYED}do(?:\s+not|n['’]t)\s+{_TO_COUNT}\s+(?:this|these|that|it|any|anything|everything|what|the\s+(?:above|below|following))\b(?!\s+(?:games?|against)\b)"
    # but "I play nothing and end my turn"
    rf"|\b(?!(?<=\bI )play){_TO_COUNT}\s+(?:nothing|none)\b"
    r"|\bdo(?:\s+not|n['’]t)\s+(?:take|treat|read|regard)\b[^.!?\n]{1,40}\bas\s+(?:an?\s+|my\s+)(?:\w+\s+)?(?:actions?|moves?|votes?|announcements?)\b"
    r"|(?:\bnot|n['’]t)\s+want\s+(?:this|it|any|anything|these)\b[^.!?\n]{0,30}\b(?:counted|recorded|processed|executed)\b"
    r"|\bnothing\s+(?:here|below|above|in\s+(?:it|this|the\s+\w+|what\s+follows)(?:\s+\w+)?)\s+(?:is\s+(?:live|real|official|binding|final)|(?:is|should|ought)\s+(?:to\s+)?(?:be\s+)?(?:counted|count|recorded|processed))\b",
    re.IGNORECASE,
)
_ABOVE: Final = re.compile(r"\b(?:above|previous|preceding)\b", re.IGNORECASE)
_BELOW: Final = re.compile(
    r"\b(?:below|following|next|paragraph|section|block|rest|remainder|part|quote[ds]?)\b", re.IGNORECASE
)
_REST: Final = re.compile(
    r"(?:everything|all|whatever|what|anything|the\s+\w+)(?:\s+that)?(?:\s+(?:comes?|follows?|stands?|is))?"
    r"\s+(?:(?:from\s+)?here\s+on(?:wards?)?|from\s+this\s+(?:line|point)\s+on(?:wards?)?|(?:below|under|beneath|after)"
    r"(?:\s+(?:this|the|that)\s+(?:line|rule|row|dashes))?)\b[^.!?;]{0,40}",
    re.IGNORECASE,
)
"""`Everything from here on is chatter and`: what stands below, and surely not what stands above."""
_OF_SUCH: Final = re.compile(r"\w+\s+of\s+(?:it|that|these|those)\b", re.IGNORECASE)
"""`None of it is happening yet` looks back."""
_OF_THIS: Final = re.compile(r"\w+\s+of\s+this\b", re.IGNORECASE)
_EXCEPT: Final = re.compile(
    r"\b(?:except|excepting|but|apart|save|besides?|aside|beyond|until|unless|than)\b", re.IGNORECASE
)
_WHOLE: Final = re.compile(
    rf"(?:.*[,;:]\s*|{_THIS}\b.*\band\s+)?(?:(?:and|so|but|note(?:\s+that)?|please\s+note(?:\s+that)?|yes|no|p\.?s\.?)[,:]?\s+)*"
    rf"(?:{_THIS}|this|it|here|in\s+{_THIS}|this\s+\w+)?(?:\s*\([^)]*\))?(?:,[^,]*,)?"
    r"(?:\s+(?:\w+ly|also|still|therefore|thus|hereby|is|just|only|of\s+mine))*",
    re.IGNORECASE | re.DOTALL,
)
"""What may stand before `contains no actions` where that is said of the whole mail, or of nothing else."""
_WHOLE_ALREADY: Final = re.compile(rf"\b(?:{_THIS}|here)\b", re.IGNORECASE)
_IN_IT: Final = re.compile(r"\b(?:in|within|by|with|of)\s+it\b", re.IGNORECASE)
_PLAIN_END: Final = re.compile(
    r"(?:\s*\b(?:here|herein|whatsoever|whatever|at\s+all|today|tonight|yet|and\s+no\s+\w+|of\s+(?:any|that)\s+(?:kind|sort)"
    rf"|(?:in|within|by|with|of|from)\s+(?:{_THIS}|it|me|mine)|as\s+such|(?:for|in|of)\s+(?:any|the)\s+games?"
    r"|(?:in|are|is)\s+(?:taken|made|meant|intended|here))\b)*\s*(?:[,;:–—(-].*)?[\s)]*",
    re.IGNORECASE | re.DOTALL,
)
_POSTSCRIPT: Final = re.compile(r"^\s*P\.?\s?S\b", re.IGNORECASE | re.MULTILINE)
_NOT_SPREADING: Final = re.compile(r"\b(?:signature|footer)\b", re.IGNORECASE)


_NONE_BELOW: Final = re.compile(
    rf"\b(?:do(?:\s+not|n['’]t)\s+{_TO_COUNT}\s+any(?:thing|\s+of)?|{_TO_COUNT}\s+(?:nothing|none))\b[^.!?:\n]{{0,30}}"
    r":\s+(?=\S)",
    re.IGNORECASE,
)
"""`Please do not count anything in it:` says of the paragraph below that nothing in it is done."""
_BEHIND: Final = re.compile(
    r"(?:that|those)\s+(?:was|were)\b(?!n['’]t|\s+not)[^.!?,;:\n]{1,50}[.!]", re.IGNORECASE
)
"""`That was only a draft`: said of what stands above, while what stands below is none."""

# every disclaimer denies or holds one of these; the patterns above are dear, so plain mail is kept from them
_DENIES: Final = re.compile(r"n(?:o(?:t|ne|thing)?|['’]t)\b")
_UNREAL: Final = (
    "draft",
    "proto",
    "test",
    "joke",
    "example",
    "rehearsal",
    "ignore",
    "disregard",
    "disclaim",
    "accurate as",
)


def _may_disclaim(text: str) -> bool:
    low = text.lower()
    return not text.isascii() or holds_any(low, _UNREAL) or _DENIES.search(low) is not None


_OF_TABLES: Final = re.compile(
    r"\s*(?:nothing|none|no\s+(?:line|row|entry|word)s?)\s+(?:in|of|from)\s+(?:the|these|those|my|our|either)\s+"
    r"(?:\w+\s+)?(?:tables?|columns?|figures|appendix|quotations?)(?:\s+(?:above|below|here))?\s+"
    r"(?:is|are|counts?|constitutes?)\b[^.!?\n]*\b(?:actions?|moves?|announcements?)\b",
    re.IGNORECASE,
)


def of_tables_only(text: str, start: int, end: int) -> bool:
    """`Nothing in the tables is an action.`: what is said in sentences beside them stands."""
    return _OF_TABLES.match(text, start, end) is not None


def disclaimers(text: str, start: int, end: int) -> list[Disclaimer]:
    """The disclaimers among own words in `text[start:end]`."""
    if not _may_disclaim(text[start:end]):
        return []
    found: list[Disclaimer] = []
    for match in _NONE_BELOW.finditer(text, start, end):
        until = text.find("\n\n", match.end(), end)
        found.append(Disclaimer(match.start(), match.end() - 1, "next", until if until >= 0 else end))
    plain = [one.start for one in found]
    resolved = given_up(text)
    found += [
        Disclaimer(
            match.start(), match.end(), "above" if _BEHIND.match(text, match.start(), end) else "maybe"
        )
        for match in _MAYBE.finditer(text, start, end)
        if match.start() not in plain and not (resolved and resolved[0] <= match.start() < resolved[2])
    ]
    for match in _NO_ACTIONS.finditer(text, start, end):
        left = max(text.rfind(stop, start, match.start() + 1) for stop in (". ", "\n\n", "! ", "? ")) + 1
        right = min(
            (p for stop in (".", "\n\n", "!") if (p := text.find(stop, match.end(), end)) >= 0), default=end
        )
        left = max(left, start)
        sentence = text[left:right]
        if _NOT_SPREADING.search(sentence):
            continue
        opener = text.rfind("(", start, match.start())
        aside = text[max(0, match.start() - 80) : match.start()]
        fenced = aside.rfind("(") > aside.rfind(")")
        if fenced and text[text.rfind("\n", 0, opener) + 1 : opener].strip():
            found.append(Disclaimer(match.start(), match.end(), "maybe"))
            continue
        scope = _reach(text[left : match.start()], match.group(), text[match.end() : right])
        if scope == "rest":
            found.append(Disclaimer(left, right, "next", _until(text, right, end)))
        else:
            found.append(Disclaimer(match.start(), match.end(), scope))
    return found


def _reach(before: str, denied: str, behind: str) -> str:
    """How far a sentence reaches that has `denied` between `before` and `behind`."""
    sentence = f"{before}{denied}{behind}"
    if _EXCEPT.search(behind):
        return "maybe"
    if _ABOVE.search(sentence):
        return "above"
    if _OF_SUCH.match(denied):
        return "back"
    if _REST.match(before.strip()):
        return "rest"
    if _BELOW.search(sentence):
        return "below"
    if _OF_THIS.match(denied) or denied[:4].lower() == "test":
        return "all"
    if _IN_IT.search(behind) and not _WHOLE_ALREADY.search(f"{before}{denied}"):
        return "maybe"
    whole = _WHOLE.fullmatch(before.strip(" \t\r\n([*_>#-")) or _WHOLE_ALREADY.search(denied)
    return "all" if whole and _PLAIN_END.fullmatch(behind.strip()) else "maybe"


def _until(text: str, start: int, end: int) -> int:
    """Where what a disclaimer takes out from `start` on ends: at a postscript, which may take it up."""
    postscript = _POSTSCRIPT.search(text, start, end)
    return postscript.start() if postscript is not None else end
