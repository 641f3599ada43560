"""Words in front of an act, up to its colon, by which it is another's, of another game, or not done yet.

`Resending Tarn's move: I play Rum.`, `Tarn's mail was cut off. Here it is again: I explore.` pass somebody
else's words on; `That was for the other game: I play Rum.` sets them at another table; `I'll think about
it:`, `Fixed for tomorrow:` and `An example, i.e.` leave the act undone. What must stay true: what one
resends of one's own (`Resending my move:`), a mail of one's own that went astray (`My last mail was for the
other game:`) and a choice that has been made (`I've thought about it:`) leave it as it is.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.about.masked_names import NAME, masked
from gamemaster.language.about.weighed_against import plans_for_a_case
from gamemaster.language.before.provisos import sets_condition
from gamemaster.language.before.times import said_of_later
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Act, Scene, once_each

_MAIL: Final = (
    r"(?:move|mail|e ?mail|message|line|vote|ballot|turn|post|text|action|order|letter|note|word|answer|"
    r"reply|entry|statement|announcement)s?"
)
_THEIRS: Final = (
    rf"(?:{NAME} s|his|her|their|s?he s|somebody s|someone s|another player s|a friend s|"
    r"(?!(?:it|that|this|here|there|what|who|let|how|where|today|yesterday|tomorrow|week|month|night|morning|"
    r"evening|year|round|turn|game|last|bot|gm|list|\w+day) s)\w{3,} s)"
)
_PASSING: Final = re.compile(
    r"(?:(?:here|just|only|am|i|m|so|and|now|this|is|again|once|more|me|let) )*"
    r"(?:re ?-?send(?:ing)?|resent|forward(?:ing|ed)?|fwd|re ?-?post(?:ing|ed)?|cop(?:y|ying|ied)|"
    r"past(?:e|ing|ed)|quot(?:e|ing|ed)|repeat(?:ing|ed)?|reproduc(?:e|ing|ed)|transcrib(?:e|ing|ed)|"
    r"translat(?:e|ing|ed)|re ?-?typ(?:e|ing|ed)|pass(?:ing)? on|relay(?:ing|ed)?|cit(?:e|ing)|"
    r"read(?:ing)? out|type|typing)(?: \w+){0,2}? "
    rf"{_THEIRS} (?:\w+ ){{0,3}}?{_MAIL}\b.*"
)
_LOST: Final = re.compile(
    rf"{_THEIRS} (?:\w+ ){{0,2}}?{_MAIL} (?:\w+ ){{0,6}}?(?:cut(?: off| short)?|lost|garbled|bounced?|eaten|"
    r"empty|unreadable|blank|scrambled|filtered|held|stuck|spam|get through|got through|arrived?|"
    r"reach(?:ed)?|"
    r"mangled|swallowed|astray|truncated|missing|delayed)\b.*"
)
_HERE_AGAIN: Final = re.compile(
    r"(?:so |and |therefore |hence )*(?:here (?:it|we|that|this)|once (?:more|again)|again|in full|it "
    r"(?:said|"
    r"read|says|reads|was|ran|should)|for (?:everybody|everyone|all|the record|completeness)|this (?:is|was)|"
    r"let me|the (?:text|whole|rest|missing))\b.*"
)
_HAND_OVER: Final = re.compile(r".*\b(?:here (?:it is|you are|you go)|(?:once )?again|once more|in full)\b.*")
_OTHER_TABLE: Final = re.compile(
    r"(?:(?:this|that|it|the following|these|those)(?: \w+)?(?: is| was| s| goes| belongs| are| were)?|meant|"
    r"intended|only|strictly|just)(?: only| really| actually| meant| intended| all| rather)*"
    r" (?:for|to|of|in|from|on|at) (?:the |an? |my |our |that )?(?:\w+ )?(?:other|another|different|second|"
    r"wrong|old) (?:\w+ )?(?:game|list|board|table|match|campaign|tournament|guild|contest|group|server|"
    r"thread|channel|"
    r"commune|village|round)"
)
_THINKING: Final = re.compile(
    r"(?:(?:well|hm+|ok|okay|oh|so|and|but|no|sorry|hmm|first) )*"
    r"(?:i (?:ll|will|have to|must|need to|want to|should|d like to|m|am|m still|am still|shall)|still|let "
    r"me|"
    r"we (?:ll|will|should)|(?:i m )?going to|(?:i )?(?:have|need|want) to) "
    r"(?:(?:just|still|now|first|maybe|perhaps|really|also|be) )*"
    r"(?:think(?:ing)?|sleep(?:ing)?|consider(?:ing)?|mull(?:ing)?|ponder(?:ing)?|reflect(?:ing)?|"
    r"chew(?:ing)?|"
    r"weigh(?:ing)?|toy(?:ing)?|play(?:ing)? with|deciding)"
    r"(?: (?:about|on|over|of|upon|with|it|this|that|the (?:idea|thought|following|move|matter)|through|"
    r"tonight|"
    r"first|further|again|once more|a (?:bit|little|while)|some more|more|carefully|hard|later|tomorrow|"
    r"whether|"
    r"for))*"
)
_SET: Final = re.compile(
    r"(?:(?:it s|it is|all|already|now|so|everything|one|this is|that s|mine|my \w+ is) )*(?:fixed|planned|"
    r"set|"
    r"booked|scheduled|due|agreed|reserved|noted|ready|prepared|saved|foreseen|arranged|lined up|queued|"
    r"intended|meant|in the diary|on the menu|on the agenda|in the calendar|down|marked|kept|decided)"
    r"(?: up| down| in)? (?:for|on|at|by|until)"
)
_NEAR: Final = words_in("today tonight now once good all this")
_EXAMPLES: Final = words_in("example examples instance instances sample samples illustration specimen")
_NAMELY: Final = words_in("i.e i.e. ie e.g e.g. eg i e g viz namely like say such as is")
_MOST: Final = 24


def led_apart(scene: Scene, before: Sequence[Token], ahead: Tokens) -> bool:
    """Whether the words `before` an act in its sentence, or the sentence right `ahead`, let it not stand."""
    if not before or len(before) > _MOST:
        return False
    said = masked(scene, before)
    if not said:
        return False
    lows = [token.low for token in before]
    marked = lows[-1] in _MARKS
    return (
        (marked and _leads(scene, before, said))
        or handed_on(said)
        or (bool(ahead) and _lost(masked(scene, ahead), said))
        or _by_example(lows)
    )


_MARKS: Final = words_in(": -- ...")


def _leads(scene: Scene, before: Sequence[Token], said: str) -> bool:
    """`That was for the other game:`, `I'll think about it:`, `Fixed for tomorrow:`."""
    if _PASSING.fullmatch(said) or _OTHER_TABLE.fullmatch(said):
        return True
    if _THINKING.fullmatch(said):
        # "Let me think:" thinks aloud
        return said.rsplit(" ", 1)[-1] != "think" or not said.startswith("let me")
    found = _SET.match(said)
    if found is None:
        return False
    many = found.group().count(" ") + 1
    rest = [token for token in before if token.low[0].isalnum() or token.low[0] == "'"][many:]
    return bool(rest) and rest[0].low not in _NEAR and said_of_later(scene, rest, 0) is not None


def handed_on(said: str) -> bool:
    """`Tarn's line got lost, so here it is again:`."""
    return _LOST.fullmatch(said) is not None and _HAND_OVER.fullmatch(said) is not None


def _lost(ahead: str, said: str) -> bool:
    """`Tarn's mail was cut off. Here it is again:`."""
    return _LOST.fullmatch(ahead) is not None and _HERE_AGAIN.fullmatch(said) is not None


def _by_example(lows: Sequence[str]) -> bool:
    """`An example, i.e.`: what is named behind it shows how, or what, and does nothing."""
    said = [low for low in lows if low[0].isalnum()]
    return len(said) <= _FEW and not _EXAMPLES.isdisjoint(said[:3]) and not _NAMELY.isdisjoint(said[1:])


_FEW: Final = 7


_CORRECTING: Final = words_in("no nope wait sorry oops er erm rather correction scratch")
_AROUND: Final = _CORRECTING | words_in(
    "mean make that it it's oh hm hmm ah , -- ... : ; ! ( ) hold on actually"
)


def put_right_between(tokens: Tokens, acts: Sequence[Act]) -> bool:
    """`I vote FOR 31, no, AGAINST 32`: whether words between two acts take the first one for the second."""
    if _CORRECTING.isdisjoint([token.low for token in tokens]):
        return False
    for act in once_each(acts)[:-1]:
        behind = [token.low for token in tokens if token.start >= act.end]
        place = next((p for p, low in enumerate(behind) if low not in _AROUND), len(behind))
        said = behind[:place]
        if _CORRECTING.isdisjoint(said) or (said[-1] in {"no", "nope", "rather"} and said[-2:-1] != ["or"]):
            # "no regrets", "no to 33"
            continue
        return True
    return False


def hangs_beside(scene: Scene, tokens: Tokens) -> bool:
    """Whether a sentence without an act says on what the acts beside it hang, or when they are done:
    `My one condition: ...`, `Going in if Tarn does.`, `Rum it is, next week.`"""
    if sets_condition(tokens) or plans_for_a_case(tokens) or _comes_from(masked(scene, tokens)):
        return True
    if _by_example([token.low for token in tokens[:_FEW]]) and len(tokens) < _FEW:
        return True
    if len(tokens) > _MOST or tokens[-1].low == "?":
        return False
    lows = [token.low for token in tokens]
    near = range(1, min(len(lows) - 1, _NAMED))
    it_is = next((p for p in near if lows[p] == "it" and lows[p + 1] in _IS), 0)
    if it_is and said_later(scene, tokens[it_is + 2 :]):
        return True
    place = next((p for p, low in enumerate(lows) if low in _HANGING or lows[p : p + 3] == _SOON), 0)
    if not place or place > _HEAD or place + 2 >= len(lows) or lows[place + 1] in _IDLE_CASES:
        return False
    if it_is and it_is < place:
        return True
    doing = lows[0].endswith("ing") and len(lows[0]) > _SHORT and lows[0] not in _NOT_DOING
    if lows[place] in {"once", "when", "as"}:
        # "Waiting for the train when I remembered this"
        return False
    return (doing or lows[0] in _BARE) and _FINITE.isdisjoint(lows[:place])


def later_ahead(scene: Scene, ahead: Tokens) -> bool:
    """`Tomorrow I give Brask 3 gold. I go to Town Square.`, `Then I can go on. I explore.`: whether the
    sentence `ahead` tells what its sender will do, so that what follows it may come later still."""
    if len(ahead) < _NAMED:
        return False
    lows = [token.low for token in ahead[:_FAR]]
    if lows[:2] == ["then", "i"]:
        return lows[2] in _WILL
    end = said_of_later(scene, ahead, 0)
    if end is None or end >= len(lows) or lows[0] in _NEAR or lows[0] in _ALWAYS:
        return False
    end += lows[end] == ","
    if lows[end : end + 1] != ["i"] or end + 1 >= len(lows) or lows[end + 1] not in scene.lexicon.base_words:
        return False
    verb = lows[end + 1]
    return verb not in _BEING and (verb not in _ANYWHERE or names_things(scene, ahead))


_FAR: Final = 12
_WILL: Final = words_in("can could may will 'll")
_ALWAYS: Final = words_in("every each")
_BEING: Final = words_in("am 'm be have 've")
_ANYWHERE: Final = words_in(
    "go leave travel return start take make get have move come drink eat end stop drive fly visit"
)


def _comes_from(said: str) -> bool:
    """`This morning's mail from Tarn.`"""
    return f" {NAME}" in said and _FROM.fullmatch(said) is not None


_FROM: Final = re.compile(rf"(?:\w+ ){{0,4}}?{_MAIL} (?:from|by) {NAME}(?: \w+){{0,2}}")


def said_later(scene: Scene, rest: Tokens) -> bool:
    """Whether words behind `Rum it is` put it off: `, next week`, `, but on Friday`."""
    begin = next((p for p, t in enumerate(rest) if t.low not in _SOFT), len(rest))
    if not begin or begin == len(rest) or rest[begin].low in _NEAR:
        return False
    return said_of_later(scene, rest, begin) is not None or (
        rest[begin].low in _AFTER and [t.low for t in rest[begin + 1 : begin + 2]] != ["all"]
    )


_IS: Final = words_in("is 's")
_NAMED: Final = 5
_HEAD: Final = 8
_SHORT: Final = 4
_FINITE: Final = words.FINITE | words_in("'s 're 'm 'll let know")
_SOFT: Final = words_in(", -- but only then and for from on at in until")
_AFTER: Final = words_in("after once")
_SOON: Final = ["as", "soon", "as"]
_HANGING: Final = words_in("if unless once provided providing assuming when")
_IDLE_CASES: Final = words_in("i necessary needed possible need anything any that this it's it late wrong")
_BARE: Final = words_in("in off with up aboard")
_NOT_DOING: Final = words_in(
    "sorry apologising apologizing thanking hoping wishing asking morning evening greeting nothing something "
    "anything everything wondering checking testing thinking doubting guessing debating deciding looking "
    "writing typing mailing reading being seeing knowing king spring thing during according"
)
