"""Sentences beside acts that give names another meaning: `By Joss I mean Ludo.`, `Here Joss means Ludo.`

`In this mail I call Ludo Joss.`, `That's what I call Ludo.`, `By explore I mean rest.` What is no name of the
game may be called as one likes: `At home I call my brother Bear.`, `By dinner I mean soup.`
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "NAME": "nn oo vv vo",
    "WHO": "nn oo",
    "ALWAYS": "always of_course only shall will ll here today now often sometimes usually also just",
    "HERE": "here today now always in_(?:this|the|my)_\\w+ from_now_on for_once for_now",
    "MEANS": (
        "(?:means|stands_for|denotes|refers_to|signifies) (?:mean|stand_for|denote|refer_to|be) "
        "(?:is|s)_(?:short|code|shorthand|slang|another_(?:name|word))_for (?:is|s)_called goes_by "
        "(?:is|s)_(?:my|the|our|a|another)_(?:\\w+_)?(?:name|nickname|codename|word|code|alias)_(?:\\w+_\\w+_)?(?:for|of|to)"
    ),
    "TERM": "name nickname codename word code alias",
    "CALL": "call name dub nickname label term rename christen",
    "USE": "use write say type put",
    "READ": "read take understand put write substitute say",
}
_RENAMED: Final = Grammar(
    _CLASSES,
    (
        "(?:by|with) NAME (?:HERE)? (?:i|we) ALWAYS* (?:mean|meant|understand|refer_to|denote) NAME",
        ".. (?:i|we) ALWAYS* CALL WHO (?:by_the_name_of|by_the_name)? NAME",
        ".. for NAME (?:please|kindly|always)* READ NAME",
        "(?:please|kindly|always)* (?:read|understand|substitute) NAME (?:for|instead_of|in_place_of) NAME",
        ".. NAME HERE* ALWAYS* MEANS HERE* NAME",
        "let NAME HERE* MEANS NAME",
        ".. (?:i|we) ALWAYS* USE WHO HERE* (?:for|instead_of) WHO",
        ".. (?:i|we) ALWAYS* USE NAME HERE* (?:to_mean|meaning|when_i_mean) NAME",
        "(?:that|this|it|which) (?:is|s) (?:what|how|who) (?:i|we) ALWAYS* CALL NAME",
        "(?:that|this|it|which) (?:is|s) (?:my|our|a|the)_TERM_(?:for|of) NAME",
    ),
)
_WORDS: Final = words_in(
    "mean meant means understand refer refers denote denotes call name dub nickname label term rename "
    "christen read take put write substitute say stands stand signifies let short code shorthand slang "
    "word codename called goes alias type use"
)
_OF_ACTS: Final = Grammar({}, ("(?:by|with) \\w+ (?:i|we) (?:mean|meant|understand)",))


def may_rename(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which no name gets another meaning."""
    return not _WORDS.isdisjoint(lows)


def gives_names(parts: Sequence[str]) -> bool:
    """Whether a clause, with signs in place of the names, gives one of them another meaning."""
    return _RENAMED.fits_any(parts)


def renames_ahead(scene: Scene, parts: Sequence[str]) -> bool:
    """Whether a clause in front of acts does so with a name, or with a verb of the game."""
    if gives_names(parts):
        return True
    meant = (part.split()[1] for part in parts if _OF_ACTS.match(f" {part}"))
    return any(word in scene.lexicon.base_words for word in meant)
