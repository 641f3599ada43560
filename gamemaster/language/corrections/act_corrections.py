"""Corrections that leave no doubt: `I move to A. No wait, scratch that: I move to B.` does only the latter.

The correction must say so plainly, repeat the act in full, and reach back to one act alone; everything else
is asked about.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import joined, phrases
from gamemaster.language.corrections.mere_reasons import narrows_nothing
from gamemaster.language.english.phrases import PhraseTable
from gamemaster.language.english.tokens import Token, Tokens, plain_lows, tokenize, words_in
from gamemaster.language.english.words import CONDITION, SPEECH, UNREAL
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, acts_in

_REVOKING: Final[PhraseTable[None]] = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "scratch that; strike that; cancel that; forget that; ignore that; undo that; disregard that; scrap "
        "that; belay that; i take that back; take that back; i retract that; i withdraw that; delete that; "
        "no wait; no , wait; wait , no; wait no; no no; no , no; no , hang on; no , hold on; no , sorry; "
        "strike that line; scratch that line; strike "
        "that one; scratch that one; ignore that line; forget that one; disregard that line; delete that line"
    )
    + joined(
        phrases("scratch; strike; ignore; undo; cancel; forget; scrap; delete"),
        phrases("that last; the last; my last"),
        phrases("one; line; action; move"),
    )
)
_UNDOING: Final = (_REVOKING.firsts - {"i"}) | words_in("retract withdraw correction erratum")
"""Without one of these no sentence takes anything back."""
_AMENDING: Final[PhraseTable[None]] = PhraseTable(
    (phrase, None)
    for phrase in phrases(
        "no wait; no , wait; wait , no; wait no; no , hang on; no , hold on; no hang on; no , sorry; "
        "correction; erratum; i mean; i meant; make that"
    )
)
_CORRECTING: Final[PhraseTable[None]] = PhraseTable((word, None) for word in ("correction", "erratum"))
"""These alone take back what an act in full right behind them puts right: `Correction!`"""
_AROUND: Final = words_in(
    ", . : ; ! -- ... ( ) no wait oh oops whoops sorry ah er err hm hmm ugh argh ach gah bah aargh damn drat "
    "well actually please instead and rather or"
)


def revokes(tokens: Tokens, verbs: frozenset[str]) -> bool:
    """Whether a sentence says nothing but that what stands before it is taken back, and perhaps why; `verbs`
    are those of the game."""
    if _UNDOING.isdisjoint([token.low for token in tokens]):
        return False
    if _plain(tokens, len(tokens), _REVOKING, _CORRECTING) or _denies_value(_without_reason(tokens, verbs)):
        return True
    return is_reason(_why(tokens) or _why_in_front(tokens) or _how_mistaken(tokens), verbs)


def without_noun(tokens: list[Token], last: Finding, text: str) -> list[Token]:
    """`Scratch that play`, where `last` is an act in such a word: the tokens without the noun for it."""
    done = tokenize(text, last.start, last.end) if isinstance(last, Act) else []
    for place in range(1, len(tokens) - 1):
        verb, that, noun = (token.low for token in tokens[place - 1 : place + 2])
        if verb in _UNDOING and that == "that" and any(_noun_of(noun, token.low) for token in done):
            return [*tokens[: place + 1], *tokens[place + 2 :]]
    return tokens


def _noun_of(noun: str, word: str) -> bool:
    """`play` for `play`, `placement` for `place`: whether a noun is made of a word."""
    return len(word) > _FEW_LETTERS and noun in {word, word + "ment", word + "ing", word + "s"}


_FEW_LETTERS: Final = 3


def is_reason(why: list[str], verbs: frozenset[str]) -> bool:
    """Whether words only tell why something is taken back: they do nothing, and narrow nothing."""
    if not why or _does(why, verbs) or not CONDITION.isdisjoint(why):
        return False
    # "he ate half of it himself" measures nothing but what he did
    narrowing = _SELDOM - _SHARES if why[0] in _OTHERS else _SELDOM
    return not any(
        (
            low in narrowing
            and not (low == "all" and after not in {"but", "except", "of"})
            and not (low == "only" and before in _MIGHT and why[0] in _POINTING)
            and not narrows_nothing(before, low, after, why)
        )
        or (low in _MIGHT and before in {"i", "we"} and (low != "would" or after in _WISHED))
        for before, low, after in zip(["", *why], why, [*why[1:], ""], strict=False)
    )


def _does(why: list[str], verbs: frozenset[str]) -> bool:
    """Whether words hold a verb of the game that the sender may do or call for, unlike a noun (`I read the
    table upside down`) and what stands so (`I had last week's board open`)."""
    return any(
        low in verbs and low != "have" and before not in _BEFORE_NOUNS | _MIGHT and _may_govern(before)
        for before, low in pairwise(["", *why])
    )


def _may_govern(before: str) -> bool:
    """Whether a verb of the sender's, or an order, may stand behind the word."""
    return not before.isalpha() or (before.endswith("ly") and before != "only") or before in _GOVERNING


_GOVERNING: Final = words_in(
    "i we and or then so but please let us me to not now just also hereby instead rather better either both "
    "do did must should can never always still here there again first next thus therefore"
)
_OTHERS: Final = words_in("he she they e")
_SHARES: Final = words_in("half part rest second third")
_BEFORE_NOUNS: Final = words_in(
    "'s the a an my your his her their our its that this no any last of wrong same"
)


def _why(tokens: Tokens) -> list[str]:
    """`(No, scratch that,) I need bandages`: the words that a mark parts from a plain revocation."""
    places = _REVOKING.may_begin(tokens[:_NEAR])
    ends = [hit.end for place in places for hit in _REVOKING.at(tokens, place)]
    end = max(ends, default=len(tokens))
    if end >= len(tokens) or tokens[end].low not in _PARTING or not _plain(tokens, end, _REVOKING):
        return []
    # what one wants to do, or not to do, only says why
    why = [b.low for a, b in pairwise(tokens[end:]) if a.low != "to" and (a.low, b.low) != ("at", "all")]
    if why[:3] == ["i", "only", "have"]:
        # what there is too little of says why, and narrows nothing
        return why[3:]
    return why[2:] if why[:1] == ["i"] and why[1:2] and why[1] in _ERRED | _STANDING else why


def _how_mistaken(tokens: Tokens) -> list[str]:
    """`Wait, I was holding the board upside down.`: how it came to a mistake, which takes back what was
    done."""
    lows = [token.low for token in tokens]
    place = lows.index("wait") + 1 if "wait" in lows[:_NEAR] else 0
    if not place or not _AROUND.issuperset(lows[:place]) or lows[place : place + 1] not in ([","], ["--"]):
        return []
    why = [token.low for token in tokens[place + 1 :]]
    erred = why[:1] == ["i"] and why[1:2] and why[1] in _ERRED and not _MISTAKEN.isdisjoint(why)
    return why[2:] if erred and "not" not in why else []


_MISTAKEN: Final = words_in("upside wrong misread misremembered mistook miscounted backwards confused mixed")


def _why_in_front(tokens: Tokens) -> list[str]:
    """`(Oh no,) that's the wrong one, (so scratch that)`: the words before a plain revocation at the end."""
    starts = (
        place
        for place in range(1, len(tokens))
        if tokens[place - 1].low in _SO_THEN and _plain(tokens[place:], len(tokens) - place, _REVOKING)
    )
    start = next(starts, 0)
    told = [token.low for token in tokens[:start] if token.low not in _AROUND and token.low != "so"]
    return [] if not SPEECH.isdisjoint(told) or tokens[-1].low == "?" else told


_SO_THEN: Final = words_in("so , -- ; : and")


def _denies_value(tokens: Tokens) -> bool:
    """`Correction: not a G.`: what the act before it named is none of it."""
    lows = [token.low for token in tokens if token.low not in _AROUND]
    return len(lows) <= _FEW and lows[:2] == ["correction", "not"] and "i" not in lows


def _without_reason(tokens: Tokens, verbs: frozenset[str]) -> Tokens:
    """`Correction: not a G, (that is last month's)`: the words up to the reason, where it is only that."""
    if not tokens or tokens[0].low not in _AROUND | {"correction"}:
        return tokens
    denied = next((place for place, token in enumerate(tokens) if token.low == "not"), len(tokens))
    mark = next((p for p in range(denied, len(tokens)) if tokens[p].low in _PARTING), len(tokens))
    why = [token.low for token in tokens[mark + 1 :] if token.low not in _AROUND]
    return tokens[:mark] if why and why[0] in _POINTING and is_reason(why, verbs) else tokens


_POINTING: Final = words_in("that this it which those")
_FEW: Final = 5
_PARTING: Final = words_in(", : -- ;")
_PARTING_ACTS: Final = words_in(": -- ;")
_GOING_ON: Final = _PARTING_ACTS | words_in(", and then")
_NEAR: Final = 6
_ERRED: Final = words_in(
    "was had misread misremembered forgot mistook mixed looked confused held saw thought read meant "
    "miscounted picked grabbed took typed clicked wrote"
)
"""`I was holding the page upside down`: how it came to a mistake."""
_STANDING: Final = words_in("have 've need want prefer know see think am 'm")
"""`I have two of those already`: how things stand, for which it is taken back."""
_SELDOM: Final = words_in(
    "only but or both all except mean meant second third rest part half either maybe perhaps"
)
"""Words that may narrow what is taken back, or put something in its place."""
_WISHED: Final = words_in("rather prefer like love want do be have not only never still")
_MIGHT: Final = words_in("would could might may will 'll shall")
"""Words that do so of the sender alone: `that would hand him the game` does not."""


def changes_plainly(tokens: list[Token], verbs: frozenset[str]) -> bool:
    """Whether a sentence that does something opens with a plain correction, and perhaps its reason."""
    return corrects(tokens) > 0 or _reason_end(tokens, verbs) > 0


def up_to_reason(tokens: Tokens, verbs: frozenset[str]) -> Tokens:
    """`to the Exchanger, (I have nothing to heal)`: the words up to a reason that a comma parts from them."""
    for place in range(1, len(tokens) - 3):
        if [token.low for token in tokens[place : place + 2]] != [",", "i"]:
            continue
        told = [token.low for token in tokens[place + 2 :] if token.low not in _DO_NOT]
        why = [b for a, b in pairwise(told) if a != "to"]
        holds = (
            told[:1] != [] and told[0] in _HOLDING and told[1:2] != ["to"] and _PUTTING_OFF.isdisjoint(told)
        )
        return tokens[:place] if holds and is_reason(why, verbs) else tokens
    return tokens


_DO_NOT: Final = words_in("do don n't 't not already only")
_HOLDING: Final = words_in("have 've had need own hold misread misremembered mistyped misspelt misspelled")
_PUTTING_OFF: Final = words_in("mind first later tomorrow then next second doubts thought thoughts")


def corrects(tokens: Tokens) -> int:
    """How many tokens of a plain correction stand before the first person; 0 when there is none."""
    cut = next((place for place, token in enumerate(tokens) if token.low == "i"), 0)
    if tokens and cut + 1 < len(tokens) and tokens[cut + 1].low in {"mean", "meant"}:
        cut = next((p for p in range(cut + 2, len(tokens)) if tokens[p].low == "i"), 0)
    if not cut:
        return 0
    return cut if _plain(tokens, cut, _REVOKING, _AMENDING) or _refuses(tokens, cut) else 0


def _refuses(tokens: Tokens, cut: int) -> bool:
    """`Actually no, I play the Cat instead`: of what is done instead, a mere `no` takes the other back."""
    before = [token.low for token in tokens[:cut]]
    instead = any(token.low == "instead" for token in tokens[cut:])
    return instead and "no" in before and _AROUND.issuperset(before)


def without_correction(tokens: list[Token], verbs: frozenset[str]) -> list[Token]:
    """The words of a sentence behind the plain correction that it opens with, and its reason."""
    cut = _reason_end(tokens, verbs) or corrects(tokens)
    if not cut:
        return tokens
    last = max((place for place, token in enumerate(tokens) if token.low[0].isalnum()), default=0)
    ends = (p for p in range(cut, last) if tokens[p].low == "instead" and tokens[p + 1].low in _GOING_ON)
    last = next(ends, last)
    if tokens[last].low == "instead":
        return [*tokens[cut:last], *tokens[last + 1 :]]
    return tokens[cut:]


def _reason_end(tokens: list[Token], verbs: frozenset[str]) -> int:
    """Where `scratch that, I have to pay the Healer: I ...` comes to the act; 0 where there is no reason."""
    marks = (
        p for p in range(2, len(tokens) - 1) if tokens[p].low in _PARTING_ACTS and tokens[p + 1].low == "i"
    )
    cut = next(marks, 0)
    return cut + 1 if is_reason(_why(tokens[:cut]), verbs) else 0


def replaces(
    tokens: Tokens, until: int, old: list[Act], new: list[Finding], alone: bool, verbs: frozenset[str]
) -> bool:
    """Whether the words before offset `until` put the acts `new` in the place of `old`.

    `verbs` are those of the game, `alone` tells that `old` is all that the paragraph has done.
    """
    acts = acts_in(new)
    if len({act.start for act in old}) != 1 or not acts or any(isinstance(finding, Doubt) for finding in new):
        return False
    cut = next((place for place, token in enumerate(tokens) if token.start >= until), len(tokens))
    alike = len({act.start for act in acts}) == 1 and type(acts[0].action) is type(old[0].action)
    if (not alike and not alone) or adds(tokens[cut:]):
        return False
    if _plain(tokens, cut, _REVOKING) or (alike and _plain(tokens, cut, _REVOKING, _AMENDING)):
        return True
    return is_reason(_why(tokens[:cut]), verbs)


def fits_earlier(acts: Sequence[Act], last: Act, new: Act) -> bool:
    """`I give Tarn 3 gold. I give Brask 3. Correction: I give Tarn 2.`: whether the new act has more of one
    that stands before the last."""
    alike = [act for act in acts if type(act.action) is type(new.action) and act.start < last.start]
    return any(_shared(act, new) > _shared(last, new) for act in alike)


def _shared(one: Act, other: Act) -> int:
    """How many parameters of two acts are the same."""
    params = other.action.params()
    return sum(value == params.get(name) for name, value in one.action.params().items() if value is not None)


def adds(tokens: Tokens) -> bool:
    """`I also give Tarn 3 gold`: whether an act behind a correction may come on top of what was done."""
    lows = [token.low for token in tokens if token.low[0].isalnum()]
    return not _ADDING.isdisjoint([*lows[:_PAIR], *lows[-1:]])


_ADDING: Final = words_in("also too additionally besides both")


def right_before(scene: Scene, found: Sequence[Finding], tokens: Tokens) -> list[Act]:
    """`(I explore.) I heal instead.`: the acts right before a sentence, with nothing but marks between."""
    last = found[-1] if found else None
    between = scene.text[last.end : tokens[0].start] if last is not None else "-"
    if not isinstance(last, Act) or any(map(str.isalnum, between)):
        return []
    if last.action.name.partition("_")[0] in _MAKING_ROOM:
        # "I withdraw offer 11. Instead I offer a 5"
        return []
    return [act for act in found if isinstance(act, Act) and act.start == last.start]


_MAKING_ROOM: Final = words_in("withdraw retract remove leave revoke cancel discard drop end")


def merely_opens(tokens: Tokens, place: int, end: int, verbs: frozenset[str]) -> bool:
    """Whether the one word of a correction that ends at `end` only opens a clause: `Better tea than none`."""
    return (
        end < len(tokens)
        and end - place == 1
        and (tokens[end].low not in _PUTTING_RIGHT or _only_thanks(tokens[end:]))
        and tokens[place].low in _OPENING_ONLY
        and not revokes(tokens, verbs)
    )


def _only_thanks(tokens: Tokens) -> bool:
    """`(Better), thank you.`: how somebody does, of which e was asked."""
    return [token.low for token in tokens if token.low[0].isalnum()] in _THANKS


_THANKS: Final = (["thank", "you"], ["thanks"], ["thank", "you", "for", "asking"])
_PUTTING_RIGHT: Final = words_in("no not , . ! : -- i ; ...")
_OPENING_ONLY: Final = words_in("not better edit rather wait actually")


def _plain(tokens: Tokens, end: int, *tables: PhraseTable[None]) -> bool:
    """Whether the tokens up to `end` hold a phrase of the tables and nothing else of weight."""
    place, found = 0, False
    while place < end:
        ends = [hit.end for table in tables if (hit := table.longest(tokens, place)) is not None]
        if ends and max(ends) <= end:
            place, found = max(ends), True
        elif tokens[place].low == "wrong" and place + 1 < end:
            # "wrong card", which the act behind it puts right
            place, found = place + 2, found or len(tables) > 1
        elif tokens[place].low in _AROUND:
            place += 1
        else:
            return False
    return found


def undoes_which(tokens: Tokens, new: tuple[Act, ...], last: Finding) -> bool:
    """`(I vote for proposal 31.) I withdraw this.`: whether the vote may be meant as well as the proposal."""
    # nobody supports a withdrawal: "I withdraw my objection to intent 3. I support it"
    if not new or not isinstance(last, Act) or new[0].action.name in {"support", "object"}:
        return False
    lows = [low for low in plain_lows(tokens) if low not in _SAID_BESIDES]
    if len(lows) != _PAIR or lows[1] not in _POINTING:
        return False
    told, meant = (set(map(str, act.action.params().values())) for act in (last, new[0]))
    return not told.isdisjoint(meant)


_PAIR: Final = 2
_SAID_BESIDES: Final = words_in("i hereby please now")


def of_other_sentence(text: str, found: Finding, asked: Finding, sort: type) -> tuple[Act, ...]:
    """The acts of a question that the correction `asked` about has raised though their sentence is another.

    None where one of them is of the `sort` that is corrected.
    """
    if not isinstance(found, Doubt) or found.reason != "correction" or found.end != asked.end:
        return ()
    acts = found.candidates[0] if found.candidates else ()
    between = text[acts[-1].end : asked.start] if acts else ""
    apart = "\n" in between or between[:1] in {".", "!"}
    return acts if apart and all(type(act.action) is not sort for act in acts) else ()


def led_in(findings: list[Finding], tokens: list[Token]) -> list[Act]:
    """The act of a sentence that only words before its colon or dash make doubtful (`Wrong card: I ...`)."""
    asked = [f for f in findings if isinstance(f, Doubt)]
    acts = asked[0].candidates[0] if len(asked) == 1 and len(asked[0].candidates) == 1 else ()
    before = {token.low for token in tokens if acts and token.end <= acts[0].start}
    unreal = before & (CONDITION | SPEECH | UNREAL - {"plan", "plans"})
    return list(acts) if acts and asked[0].reason == "lead_in" and before and not unreal else []
