"""Sentences beside acts that give names another meaning: `By Joss I mean Ludo.`, `Here Joss means Ludo.`

`In this mail I call Ludo Joss.`, `That's what I call Ludo.`, `By explore I mean rest.` What is no name of the
game may be called as one likes: `At home I call my brother Bear.`, `By dinner I mean soup.`
"""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.vocabulary.scene import Scene

_CLASSES: Final = {
    "NAME": "nn oo vv vo nr",
    "SIDE": "NAME for against",
    "FORM": "word name term letter number abbreviation sign",
    "WHO": "nn oo",
    "ALWAYS": "always of_course only shall will ll here today now often sometimes usually also just",
    "HERE": "here today now always in_(?:this|the|my)_\\w+ from_now_on for_once for_now",
    "MEANS": (
        "(?:means|stands_for|denotes|refers_to|signifies) (?:mean|stand_for|denote|refer_to|be) "
        "(?:is|s)_(?:short|code|shorthand|slang|another_(?:name|word))_for (?:is|s)_called goes_by "
        "(?:is|s)_(?:my|the|our|a|another)_(?:\\w+_)?(?:name|nickname|codename|word|code|"
        "alias)_(?:\\w+_\\w+_)?(?:for|of|to)"
    ),
    "TERM": "name nickname codename word code alias",
    "CALL": "call name dub nickname label term rename christen",
    "USE": "use write say type put",
    "READ": "read take understand put write substitute say",
    "NAMES": "names labels numbers letters words coordinates numerals figures",
    "CROSSED": "swapped exchanged switched crossed mixed_up reversed interchanged transposed",
    "OWN": "my_own my_private old the_old new another another_person_s different other private reversed "
    "secret "
    "(?:last|the_last|my|yesterday)_\\w+_s",
}
_RENAMED: Final = Grammar(
    _CLASSES,
    (
        "(?:by|with) NAME (?:HERE)? (?:i|we) ALWAYS* (?:mean|meant|understand|refer_to|denote) NAME",
        ".. (?:i|we) ALWAYS* CALL WHO (?:by_the_name_of|by_the_name)? NAME",
        ".. for NAME (?:please|kindly|always)* READ NAME",
        (
            "(?:please|and|so|but)* (?:where|wherever|whenever|when|if|every_time|everywhere) (?:it|i|you|"
            "this_\\w+|"
            "my_\\w+|the_\\w+|we) (?:HERE|ever|have|ve|happen_to)* (?:says?|said|write|wrote|written|put|"
            "see|read|"
            "find|reads|has|typed?|shows?) (?:the)? FORM? SIDE .. (?:please|kindly|just)* (?:READ|think|"
            "imagine) "
            "(?:it_as|that_as|it|as)? SIDE"
        ),
        (
            "(?:please|and|so|but)* (?:where|wherever|whenever|if) (?:the)? FORM? SIDE (?:appears|stands|"
            "is_written|"
            "comes_up|occurs|turns_up) .. (?:please|kindly|just)* (?:READ|think|imagine) (?:it_as|"
            "that_as)? SIDE"
        ),
        (
            "(?:please|kindly)* (?:read|take|understand|treat) (?:each|every|all|any|the)_?(?:FORM_)? SIDE "
            "(?:HERE|above|below)* as SIDE"
        ),
        "(?:please|kindly)* (?:read|take|understand) every SIDE .. as SIDE",
        (
            "(?:everything|all|whatever|what|every_word|each_word) .. (?:means?|is|are|stands_for) "
            "(?:exactly|just|"
            "really)* (?:its|the|their) (?:very)? (?:opposite|contrary|reverse)"
        ),
        "the FORM . (?:in|of)_(?:this|my)_\\w+ (?:stands_for|means|is_to_be|denotes|refers_to|is_meant)",
        "the FORM . HERE* (?:stands_for|denotes|refers_to) ",
        "(?:in_(?:this|my|all_my)_\\w+)? NAME (?:HERE)* (?:stands_for|denotes|is_short_for|is_code_for) ",
        "in_(?:this|my|all_my)_\\w+ . (?:HERE)* (?:stands_for|denotes|is_short_for|is_code_for) ",
        "(?:by|with) NAME (?:HERE)? (?:i|we) ALWAYS* (?:mean|meant|understand)",
        "(?:please|kindly|always)* (?:read|understand|substitute) NAME (?:for|instead_of|in_place_of) NAME",
        ".. NAME HERE* ALWAYS* MEANS HERE* NAME",
        "let NAME HERE* MEANS NAME",
        ".. (?:i|we) ALWAYS* USE WHO HERE* (?:for|instead_of) WHO",
        ".. (?:i|we) ALWAYS* USE NAME HERE* (?:to_mean|meaning|when_i_mean) NAME",
        "(?:that|this|it|which) (?:is|s) (?:what|how|who) (?:i|we) ALWAYS* CALL NAME",
        "(?:that|this|it|which) (?:is|s) (?:my|our|a|the)_TERM_(?:for|of) NAME",
        "what (?:you|we|i|they|others|everybody|everyone|most) CALL NAME (?:i|you|we) CALL NAME",
        "(?:i|we) ALWAYS* (?:call|dub|nickname|label|rename) NAME NAME",
        (
            "(?:my|the|all|all_my|all_the|today_s)? NAMES (?:are|have_been|were)_(?:all_)?(?:CROSSED(?!_o)|"
            "scrambled|coded|in_code|"
            "encoded|encrypted|jumbled)"
        ),
        (
            "(?:my|the|our) .. (?:has|have|had|with|got) NAME and NAME (?:the_other_way|the_wrong_way|"
            "CROSSED|"
            "back_to_front)"
        ),
        (
            "(?:i|we) (?:have|ve|had|ve_got|have_got) NAME and NAME (?:the_other_way|the_wrong_way|CROSSED|"
            "back_to_front)"
        ),
        (
            "(?:i|we) (?:keep|always|often|tend_to|usually|constantly)* (?:mix|mixing|confuse|confusing|swap|"
            "swapping|muddle|"
            "muddling|interchange) (?:up)? NAME (?:and|with|for) NAME"
        ),
        (
            "(?:i|we) (?:still|always|here|now|m|am|will|ll)* (?:use|using|go_by|write_in|keep_to|stick_to) "
            "OWN (?:\\w+)? "
            "(?:NAMES|numbering|notation|code|codes|alphabet|legend|lettering|key)"
        ),
    ),
)
_WORDS: Final = words_in(
    "where wherever whenever every everywhere mean meant means understand refer refers denote denotes call "
    "name dub nickname label term rename "
    "christen read take put write substitute say stands stand signifies let short code shorthand slang "
    "word codename called goes alias type use using names labels numbers letters words coordinates "
    "numerals figures "
    "swapped exchanged switched crossed mixed reversed interchanged transposed way front mix mixing "
    "confuse confusing "
    "swap swapping muddle muddling interchange legend key codes cipher glossary whatever whichever "
    "translation "
    "dictionary aliases abbreviations whoever wherever matter numbering notation alphabet lettering"
)
_CASES: Final = words_in("where wherever whenever when if everywhere")
_KEYS: Final = re.compile(
    r"^(?:(?:my|the|today s|a|new|secret|private) )*(?:legend|key|code|codes|cipher|glossary|translation|"
    r"dictionary|"
    r"aliases|abbreviations)(?: (?:for|of) .*)?$"
)
_PAIRED: Final = re.compile(
    r"^(?:nn|oo|vv|vo|nr) (?:(?:is|for|means|stands for|s|to|as) )?(?:nn|oo|vv|vo|nr)\b"
)
_WHATEVER: Final = re.compile(
    r"\b(?:whatever|whichever|whoever|wherever|no matter what) i (?:write|say|type|put|name)\b"
)
_MEANS: Final = re.compile(r"\b(?:i (?:always |only |really )?mean|read|it s|it is|it means)\b")
_OF_ACTS: Final = Grammar({}, ("(?:by|with) \\w+ (?:i|we) (?:mean|meant|understand)",))


def may_rename(lows: frozenset[str]) -> bool:
    """Whether words hold one of those without which no name gets another meaning."""
    return not _WORDS.isdisjoint(lows)


def gives_names(parts: Sequence[str]) -> bool:
    """Whether a clause, with signs in place of the names, gives one of them another meaning."""
    for part, following in pairwise(parts):
        if _KEYS.match(part) and _PAIRED.match(following):
            return True
        if _WHATEVER.search(part) and _MEANS.search(following):
            return True
    if len(parts) > 1 and parts[0].split(" ", 1)[0] in _CASES:
        # "Where I say Joss, take Ludo."
        parts = [*parts, " ".join(parts)]
    return _RENAMED.fits_any(parts)


def renames_ahead(scene: Scene, parts: Sequence[str]) -> bool:
    """Whether a clause in front of acts does so with a name, or with a verb of the game."""
    if gives_names(parts):
        return True
    meant = (part.split()[1] for part in parts if _OF_ACTS.match(f" {part}"))
    return any(word in scene.lexicon.base_words for word in meant)
