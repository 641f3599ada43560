"""Acts said in everyday words and then in the game's: `I pay Tarn back, i.e. I give Tarn 3 gold.`

The act is done once, as it is said behind `i.e.`, `that is to say`, `in other words`, `formally:` or the
like. What must stay true: the words in front do nothing else, name nobody and nothing that the act does not,
give no other answer, and set no condition; then they are left out. `Well, formally: I attack.` only loses
its front.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.corrections.value_corrections import values_of
from gamemaster.language.english import words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.frames.completed import completed
from gamemaster.language.vocabulary.scene import Scene

FORMALLY: Final = words_in(
    "e ie is say words formally meaning precise exact formal officially terms properly viz record"
)
"""Without one of these nothing is said over in the game's words."""
_SAYING_OVER: Final = table_of(
    "i . e .; i . e; i.e .; i.e; ie; ie .; that is to say; that 's to say; which is to say; that is; viz; "
    "in other words; or in other words; in plain words; in so many words; in game terms; in game words; "
    "in rules terms; "
    "in the words of the rules; in the words of the game; in the language of the game; in the game 's words; "
    "formally; more formally; put formally; or formally; or more formally; formally speaking; formally put; "
    "to put it formally; to be formal; to be formal about it; to say it formally; to say it properly; "
    "to put it properly; properly; put properly; officially; more officially; to make it official; "
    "to be official; meaning; meaning that; to be precise; to be exact; more precisely; more exactly; "
    "to be clear; to be quite clear; for the record; in formal terms; in official terms"
)
_PARTED: Final = words_in(", : --")
_NEEDING_MARK: Final = words_in("is formally properly officially meaning record clear")
"""What may be a word of an act's own sentence, unless a mark stands behind it."""
_IN_FRONT: Final = words_in("well so or and then now ok okay right ,")
_LONGEST: Final = 24
_YES: Final = words_in("yes aye yea yep pro for favour favor support")
_NO: Final = words_in("no nay nope contra against oppose down reject dislike 👎")
_ANSWERS: Final = _YES | _NO
_BARRED: Final[frozenset[str]] = (
    words.TAINT
    | words.CONDITION
    | words.SPEECH
    | words.UNREAL
    | words_in(
        "? you he she they who nobody everybody somebody ask asked want wanted wish plan planned think as "
        "rulebook manual guide handbook"
    )
) - (_ANSWERS | words_in("goes going put read half instead mail message week life report text"))
_IT: Final = words_in("it them him her there that this one")
_CLAUSE_ENDS: Final = words_in("and then . ; !")


def in_formal_words(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens from the act in the game's words on; as they are where they hold no such act."""
    for place in range(min(len(tokens) - 2, _LONGEST)):
        said = _SAYING_OVER.longest(tokens, place)
        if said is None or (place and tokens[place - 1].low not in _BEFORE):
            continue
        begin = said.end
        marked = begin < len(tokens) and tokens[begin].low in _PARTED
        if not marked and tokens[begin - 1].low in _NEEDING_MARK:
            continue
        begin += marked
        if begin + 1 >= len(tokens) or tokens[begin].low != "i":
            continue
        first = place
        while first and tokens[first - 1].low in _IN_FRONT | _SETTING_OFF:
            first -= 1
        behind = tokens[begin:]
        if first == 0:
            return behind if performs(scene, behind) and not scene.acted else tokens
        named = _named(tokens[:first], behind)
        return named if named and comes_to_same(scene, tokens[:first], named) else tokens
    return tokens


_SETTING_OFF: Final = words_in(", ; : -- ( . !")
_BEFORE: Final = _IN_FRONT | _SETTING_OFF


def lead_of_form(text: str) -> bool:
    """Whether a text is nothing but such words: `Well, formally:`."""
    tokens = [t for t in tokenize(text) if t.low not in _BEFORE - {"."}]
    while tokens and tokens[-1].low == ".":
        tokens = tokens[:-1]
    said = _SAYING_OVER.longest(tokens, 0) if tokens else None
    return said is not None and said.end >= len(tokens)


def performs(scene: Scene, tokens: Tokens) -> bool:
    """Whether the tokens begin with an act of the sender's that is whole."""
    told = head(scene, tokens, 0)
    return told.mood is Mood.PERFORM and any(True for _ in completed(scene, tokens, told.verb))


def comes_to_same(scene: Scene, said: Tokens, behind: Tokens) -> bool:
    """Whether everyday words say nothing that the act behind them does not: no other act, answer or value."""
    told = head(scene, behind, 0)
    if told.mood is not Mood.PERFORM or not _BARRED.isdisjoint([token.low for token in said]):
        return False
    actions = {filling.ready.frame.action for filling in completed(scene, behind, told.verb)}
    if not actions or not _same_answer(said, behind):
        return False
    for place in range(len(said)):
        if any(f.ready.frame.action not in actions for f in completed(scene, said, place)):
            return False
    numbers = {token.low for token in behind if token.low[0].isdigit()}
    if any(token.low[0].isdigit() and token.low not in numbers for token in said):
        return False
    slots = (slot for action in actions for slot in scene.lexicon.slots_of(action))
    kinds = frozenset({"person", *(slot.kind for slot in slots)}) - _OPEN_KINDS
    return _values(scene, said, kinds) <= _values(scene, behind, kinds)


_OPEN_KINDS: Final = frozenset({"text", "name", "word", "number"})


def _values(scene: Scene, tokens: Tokens, kinds: frozenset[str]) -> set[str]:
    """What the tokens name of any of the kinds."""
    return {str(value) for kind in sorted(kinds) for value, _ in values_of(scene, tokens, kind)}


def _same_answer(said: Tokens, behind: Tokens) -> bool:
    """`Yes to 31, i.e. I vote FOR 31`: whether both take the same side."""
    lows = set(plain_lows(said))
    given = {token.low for token in behind if token.low in {"for", "against"}}
    if not given or lows.isdisjoint(_ANSWERS):
        return _no_refusal(lows)
    return (lows.isdisjoint(_NO) and "against" not in given) or (
        (lows - {"for"}).isdisjoint(_YES) and "for" not in given
    )


def _no_refusal(lows: set[str]) -> bool:
    return lows.isdisjoint(_NO)


def _named(said: Tokens, behind: list[Token]) -> list[Token]:
    """The act with what it means by `it`, which the words in front name; empty where that is not certain."""
    end = next((p for p in range(1, len(behind)) if behind[p].low in _CLAUSE_ENDS), len(behind))
    place = next((p for p in range(1, end) if behind[p].low in _IT), 0)
    if not place:
        return behind
    if [token.low for token in behind[place - 2 : place]] == ["all", "of"]:
        # "all my gold, i.e. I exchange all of it"
        return [*behind[: place - 1], *behind[place + 1 :]]
    numbers = [token for token in said if token.low[0].isdigit()]
    if len(numbers) != 1 or behind[place].low != "it":
        return []
    return [*behind[:place], behind[place].changed(low=numbers[0].low), *behind[place + 1 :]]


def answers_again(before: Tokens, inner: Tokens) -> bool:
    """`Yes to 31 (I vote FOR) ...`: whether words in brackets say the answer right before them once more."""
    lows = [token.low for token in inner if token.low not in {".", "!", ","}]
    lows = lows[lows[:1] in (["so"], ["hence"], ["formally"], ["thus"]) :]
    if lows[:1] != ["i"] or not _OF_VOTE.issuperset(low for low in lows if not low.isdecimal()):
        return False
    end = next((p + 1 for p in range(len(before) - 1, -1, -1) if before[p].low[0].isalnum()), 0)
    ends = (p + 1 for p in range(end) if before[p].low in _CLAUSE_ENDS | {",", ")"})
    said = before[max(ends, default=0) : end]
    numbers = {token.low for token in said if token.low.isdecimal()}
    sided = not {"for", "against"}.isdisjoint(lows) and not {token.low for token in said}.isdisjoint(_ANSWERS)
    told = all(low in numbers for low in lows if low.isdecimal())
    return sided and told and _BARRED.isdisjoint(plain_lows(said)) and _same_answer(said, inner)


_OF_VOTE: Final = words_in("i hereby vote for against it on so that is formally proposal")


def said_over(tokens: Tokens, inner: list[Token]) -> list[Token] | None:
    """`I pay Tarn (i.e. I give Tarn 3 gold)`: the words in brackets behind a comma; none where they only give
    an answer once more; None where they are any others."""
    if answers_again(tokens, inner):
        return []
    said = _SAYING_OVER.longest(inner, 0) if tokens and inner else None
    if said is None:
        return None
    begin = said.end + (said.end < len(inner) and inner[said.end].low in _PARTED)
    if begin >= len(inner) or inner[begin].low != "i":
        return None
    return [inner[0].changed(low=","), *inner]
