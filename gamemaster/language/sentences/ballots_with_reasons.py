"""Ballots whose every vote has its reason: `31 FOR, it was overdue; 32 AGAINST, too long`.

A sentence is cut where its answers begin, and each part is read as a sentence of its own (`I vote AGAINST 32,
too long`). What must stay true: the parts count only if every one of them is certain by itself, so that a
condition, a doubt or another's words anywhere in the sentence leave it to the ordinary reading.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.frames.acts import Actor
from gamemaster.language.sentences.parted_conditions import State, read_plain, restore, state_of
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, Skip, acts_in

_SIDES: Final = words_in("for against")
_VOTING: Final = (
    ("my", "vote"),
    ("i", "vote"),
    ("i", "'m", "voting"),
    ("i", "am", "voting"),
    ("i", "'ll", "vote"),
)
_JOINING: Final = words_in(", ; -- and but while whereas then - )")
_LEADING: Final = words_in(": . ! ?")
_MARKS: Final = words_in(", : -- - ; . ! ) ( =")
_ON: Final = words_in("on to for regarding as concerning re")
_MOST: Final = 150
_FEWEST: Final = 2
_DENYING: Final = words_in("don doesn didn isn aren wasn won do does did is are was not")
_CONTRASTING: Final = words_in("because since as which that who")
_NOTS: Final = words_in("not 't n't")
_PLAIN: Final = words.SUBJECTS | _DENYING | _NOTS | _CONTRASTING | words_in("one it the other first others")
_LEAD: Final = 5
_BETWEEN: Final = _MARKS | words_in("a an my gets has is receives deserves also likewise again")
_TOO: Final = words_in("also likewise again")
_LEAVING: Final = words_in("skip pass leave")


def with_reasons(
    scene: Scene, tokens: list[Token], listed: bool, actor: Actor | None, said: Said, before: State
) -> Said:
    """What the sentence says, read answer by answer where the reading of the whole leaves some of them out;
    `before` is the state of the scene in front of it."""
    lows = [token.low for token in tokens]
    if not scene.lexicon.answered or len(lows) > _MOST or said.listing or _SIDES.isdisjoint(lows):
        return said
    heads = _heads(scene, tokens)
    acts = acts_in(said.findings)
    doubts = any(isinstance(f, Doubt) for f in said.findings)
    answered = [tokens[head.past - 1].low for head in heads]
    twice = len(set(answered)) < len(answered)
    topical = bool(heads) and heads[0].start == 0 and 0 < heads[0].thing < heads[0].side
    if topical and len(heads) < _FEWEST and lows[0] == "for" and lows[heads[0].side] == "against":
        return said
    if len(heads) < _FEWEST - topical or (not doubts and len(acts) >= len(heads) and not twice):
        return said
    after = state_of(scene)
    restore(scene, before)
    found: list[Finding] = []
    ends = [*(head.start for head in heads[1:]), len(tokens)]
    for number, (head, end) in enumerate(zip(heads, ends, strict=True)):
        if head.side < 0:
            # what is told of it takes nothing back
            found = [*found[:-1], *(replace(act, end=tokens[end - 1].end) for act in acts_in(found[-1:]))]
            continue
        if number:
            part = _further(tokens, head, end)
        else:
            part = list(tokens[head.thing if topical else 0 : _before_joint(tokens, 0, end)])
            if topical:
                part = [t for t in part if t.low not in _TOO or t.start > tokens[head.side].start]
            if len(heads) > 1:
                # a reason may stand behind a colon: "AGAINST 31: too vague"
                part = [t.changed(low=",") if t is tokens[head.end] and t.low == ":" else t for t in part]
        one = read_plain(scene, part, listed, actor)
        done = acts_in(one.findings)
        plain = all(isinstance(f, Act | Skip) for f in one.findings) and not one.listing
        if not (done and plain) or any(act.when is not None for act in done):
            break
        found += one.findings
    else:
        if len({act.action.name for act in acts_in(found)}) == 1 and not twice:
            return Said(found)
    restore(scene, after)
    if acts and not doubts:
        # what is left out may belong to the rest: "31 FOR, too dear; 32 AGAINST: that is how Brask voted"
        others = [f for f in said.findings if not isinstance(f, Act)]
        said.findings = [*others, Doubt("leftover", acts[0].start, acts[-1].end, (acts,), True)]
    return said


class _Head(NamedTuple):
    """An answer from the token `start` to `end`: its side, and the thing from `thing` to `past`."""

    start: int
    end: int
    side: int
    thing: int
    past: int


def _heads(scene: Scene, tokens: Tokens) -> list[_Head]:
    """The answers of the sentence; a thing that is left without one has no side (-1)."""
    found: list[_Head] = []
    place = 0
    while place < len(tokens):
        before = tokens[place - 1].low if place else ","
        begins = before in _JOINING or (not found and before in _LEADING)
        # "because Jun is against 32 and for 33" says whose answers the plain ones are
        plain = bool(found) and _SIDES.isdisjoint([t.low for t in tokens[found[-1].end : place]])
        head = _answer_at(scene, tokens, place, bool(found), plain) if begins else None
        if head is not None:
            found.append(head)
        place = head.end if head is not None else place + 1
    return found


def _is_nothing(tokens: Tokens, start: int, end: int) -> bool:
    """`on 31 I say nothing yet`, `32 I skip`: what is answered later, or by no one."""
    lows = [token.low for token in tokens[start:end]]
    place = lows.index("i") if "i" in lows[:_LEAD] else 0
    said = lows[place + 1 : place + 3] if place else []
    return (
        words.CONDITION.union(_SIDES).isdisjoint(lows)
        and said[:1] != []
        and (said[0] in _LEAVING or said in (["say", "nothing"], ["have", "no"]))
    )


def _answer_at(scene: Scene, tokens: Tokens, place: int, further: bool, plain: bool) -> _Head | None:
    """The answer and the thing that it answers, which begin at `place`, either first."""
    at = _past_voting(tokens, place)
    if _is_side(scene, tokens, at, plain or at > place) and not _answered_behind(scene, tokens, place):
        thing = at + 1 + (_low(tokens, at + 1) in _ON)
        past = _past_thing(scene, tokens, thing)
        return _Head(place, past, at, thing, past) if past else None
    if at > place and _low(tokens, place) != "my":
        return None
    thing = at + (_low(tokens, at) in _ON)
    thing += thing > at and _low(tokens, thing) in {"for", "regards", "to"}
    past = _past_thing(scene, tokens, thing)
    if not past:
        return None
    if further and _is_nothing(tokens, place, min(len(tokens), past + _LEAD)):
        return _Head(place, past, -1, thing, past)
    side = past
    while _low(tokens, side) in _BETWEEN:
        side += 1
    voting = _past_voting(tokens, side)
    if not _is_side(scene, tokens, voting, voting > side):
        return None
    end = voting + 1
    closed = _low(tokens, end) in _MARKS or end >= len(tokens) or _loud(scene, tokens[voting])
    return _Head(place, end, voting, thing, past) if closed else None


def _answered_behind(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`for 33 I vote AGAINST`: whether `for` only names what is answered behind it."""
    past = _past_thing(scene, tokens, place + 1)
    past += _low(tokens, past) in {",", ":"}
    voting = _past_voting(tokens, past) if past else 0
    return voting > past and _low(tokens, voting) in _SIDES


def _past_voting(tokens: Tokens, place: int) -> int:
    lows = tuple(token.low for token in tokens[place : place + 3])
    return next((place + len(said) for said in _VOTING if lows[: len(said)] == said), place)


def _is_side(scene: Scene, tokens: Tokens, place: int, plain: bool) -> bool:
    """Whether there is `FOR`, or a `for` where it can be nothing else."""
    return _low(tokens, place) in _SIDES and (plain or _loud(scene, tokens[place]))


def _loud(scene: Scene, token: Token) -> bool:
    return scene.text[token.start : token.end].isupper()


def _past_thing(scene: Scene, tokens: Tokens, place: int) -> int:
    """Past a thing that is answered; 0 where none is named."""
    ends = [
        value.end
        for kind in scene.lexicon.answered
        for value in things_at(scene, tokens, place, kind)
        if not value.doubt
        and any(token.low[0].isdigit() or token.capital for token in tokens[place : value.end])
    ]
    return max(ends, default=0)


def _low(tokens: Tokens, place: int) -> str:
    return tokens[place].low if place < len(tokens) else ""


def _before_joint(tokens: Tokens, start: int, end: int) -> int:
    """Where a part ends without the words that join the next one to it."""
    while end - 1 > start and tokens[end - 1].low in _JOINING - {")"}:
        end -= 1
    return end


def _further(tokens: Tokens, head: _Head, end: int) -> list[Token]:
    """The words of a further answer with its reason, as a sentence of their own."""
    end = _before_joint(tokens, head.start, end)
    behind = list(tokens[head.end : end])
    if behind and behind[0].low == ":":
        behind[0] = behind[0].changed(low=",")
    whole = _stands_by_itself(tuple(token.low for token in behind))
    at, last = tokens[head.start], max(tokens[head.side].end, tokens[head.past - 1].end)
    if not whole:
        behind, last = behind[:0], behind[-1].end
    voting = [at.changed(low=low, end=at.start) for low in ("i", "vote")]
    thing = list(tokens[head.thing : head.past])
    thing[-1] = thing[-1].changed(low=thing[-1].low, end=last)
    return [*voting, tokens[head.side], *thing, *behind]


def _stands_by_itself(lows: tuple[str, ...]) -> bool:
    """Whether a reason is whole; `(AGAINST 32), because I don't` leaves its verb to the answer before it."""
    end = len(lows)
    while end and lows[end - 1] in {".", "!", ","}:
        end -= 1
    first = int(lows[:1] == (",",))
    told = lows[first:end]
    denied = bool(told) and told[0] in _CONTRASTING and told[-1] in _NOTS and _PLAIN.issuperset(told)
    return not denied
