"""Who acts without being the subject: `Offer 2 is hereby withdrawn` and `my party attacks` say what I do.

`hereby` performs in the passive, too, and nobody but the sender can; what is done `by Tarn` is not turned
round, nor is what somebody is said to have said.
"""

from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.rephrasing.groups_that_act import with_sender_leading
from gamemaster.language.rephrasing.joint_subjects import without_their_lead
from gamemaster.language.rephrasing.undersigned import in_the_first_person
from gamemaster.language.values.people import person_at
from gamemaster.language.vocabulary.scene import Scene

_HEREBY: Final = words_in("hereby herewith")
_IS: Final = words_in("is are 's 're")
_CUTS: Final = words_in(", : ; -- but so then")
_NO_SUBJECT: Final = words_in("i we it this that he she they who which what there you your")
# "both my left and my right constructor"
_BARRED: Final[frozenset[str]] = (words.TAINT | words.SPEECH | words.CONDITION | _NO_SUBJECT) - {"both"}
_LONGEST_SUBJECT: Final = 12


def in_the_active(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the sender for the subject of what e does."""
    tokens = in_the_first_person(scene, tokens)
    if scene.lexicon.any_joint and len(tokens) > _SHORTEST and tokens[0].low != "i":
        tokens = without_their_lead(scene, tokens)
    if scene.lexicon.any_joint:
        tokens = with_sender_leading(scene, tokens)
    lows = [token.low for token in tokens]
    if "me" in lows and ("by", "me") in pairwise(lows) and _HEREBY.isdisjoint(lows):
        tokens = _by_me(scene, tokens)
        lows = [token.low for token in tokens]
    if not _HEREBY.isdisjoint(lows):
        tokens = _done_hereby(scene, _of_mine(_as_told(tokens)))
    elif tokens and tokens[0].low == "my" and not _UNDONE.isdisjoint([t.low for t in tokens[-2:]]):
        tokens = _done_hereby(scene, _undone_by_me(tokens))
    if scene.lexicon.any_joint and tokens and tokens[0].low in _OWNERS:
        tokens = _by_my_party(scene, tokens)
    return tokens


def _by_me(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Intent 2 is supported by me`: what is done by the sender is done by saying so."""
    agent = next(p for p, (a, b) in enumerate(pairwise(tokens)) if (a.low, b.low) == ("by", "me"))
    for place in range(max(1, agent - _NEAR), agent):
        now = tokens[place].low in {"now", "herewith"}
        if tokens[place - 1].low in _IS and scene.lexicon.bases(tokens[place + now].low, "participle"):
            solemn = tokens[place].changed(low="hereby", end=tokens[place].start)
            return [*tokens[:place], solemn, *tokens[place + now :]]
    return tokens


_NEAR: Final = 8


def _as_told(tokens: list[Token]) -> list[Token]:
    """`Let the Owl hereby be played`: the Owl is hereby played."""
    lows = [token.low for token in tokens]
    place = next((p for p in range(2, len(lows) - 1) if lows[p] in _HEREBY), 0)
    if not place or lows[0] != "let" or "be" not in (lows[place - 1], lows[place + 1]):
        return tokens
    first = place - (lows[place - 1] == "be")
    said = tokens[first].changed(low="is"), tokens[place].changed(low="hereby")
    return [*tokens[1:first], *said, *tokens[place + 1 + (lows[place + 1] == "be") :]]


def _of_mine(tokens: list[Token]) -> list[Token]:
    """`The community I founded is hereby named Jade`: my community."""
    lows = [token.low for token in tokens[: _SHORTEST + 1]]
    if lows[:1] != ["the"] or lows[2:3] != ["i"] or _MADE.isdisjoint(lows[3:]):
        return tokens
    return [tokens[0].changed(low="my"), tokens[1], *tokens[4:]]


_MADE: Final = words_in("founded started made created proposed submitted tabled wrote offered cast")


def _undone_by_me(tokens: list[Token]) -> list[Token]:
    """`My objection to intent 2 is withdrawn`: nobody but the sender does so, and by saying it."""
    place = next(p for p, token in enumerate(tokens) if token.low in _UNDONE)
    if tokens[place - 1].low not in _IS:
        return tokens
    return [*tokens[:place], tokens[place].changed(low="hereby", end=tokens[place].start), *tokens[place:]]


_UNDONE: Final = words_in("withdrawn retracted revoked rescinded cancelled canceled")


def _done_hereby(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`Offer 2 is hereby withdrawn`: I hereby withdraw offer 2."""
    tokens = _in_the_present(tokens)
    hereby = next((p for p, token in enumerate(tokens) if token.low in _HEREBY), 0)
    first, last = hereby - 1, hereby + 1
    if hereby and tokens[first].low not in _IS and last < len(tokens) and tokens[last].low in _IS:
        # "hereby is withdrawn"
        first, last = hereby, last + 1
    elif not hereby or tokens[first].low not in _IS:
        return tokens
    tokens, first, last = _with_name_inset(scene, tokens, first, last)
    begin = next((p + 1 for p in range(first - 1, -1, -1) if tokens[p].low in _CUTS), 0)
    joint = max((p for p in range(begin, first) if tokens[p].low == "and"), default=0)
    if joint and any(token.low in _NO_SUBJECT for token in tokens[begin:joint]):
        # "I play the Owl and quest 2 is hereby removed"
        begin = joint + 1
    subject = tokens[begin:first]
    named_before = begin > 0 and [token.low for token in subject] == ["it"]
    if len(subject) > 1 and subject[0].low in _ARTICLES:
        # a capital at the beginning makes no letter of it
        subject = [subject[0].changed(capital=False), *subject[1:]]
    if not 0 < len(subject) <= _LONGEST_SUBJECT or last >= len(tokens):
        return tokens
    if any(
        token.low in _BARRED and not (named_before or _in_which(subject, p))
        for p, token in enumerate(subject)
    ) or _by_another(scene, tokens[last:]):
        return tokens
    # words moved to the front stand there in the text, too, so that nothing of the act is left behind it
    front = subject[0].changed(end=subject[0].start, capital=False)
    said = front.changed(low="i", capital=True), front.changed(low="hereby", line=False)
    rest = _without_agent(tokens[last + 1 :])
    # "hereby taken off the board"
    particle = int(bool(rest) and rest[0].low in _PARTICLES and (not rest[1:] or rest[1].low not in _THE))
    for base in scene.lexicon.bases(tokens[last].low, "participle"):
        verb = front.changed(low=base, line=False)
        turned = [*tokens[:begin], *said, verb, *rest[:particle], *subject, *rest[particle:]]
        if scene.lexicon.verb_at(turned, begin + 2):
            return turned
    # "My turn is hereby over" is said without it, too
    plain = [*tokens[:hereby], *tokens[hereby + 1 :]]
    return plain if scene.lexicon.sayings.at(plain, begin) else tokens


def _in_the_present(tokens: list[Token]) -> list[Token]:
    """`has hereby been removed`, `has been hereby removed`: what is done by saying so is done now."""
    for place in range(1, len(tokens) - 3):
        lows = [token.low for token in tokens[place : place + 3]]
        if lows[0] in _HAS and "been" in lows[1:] and not _HEREBY.isdisjoint(lows[1:]):
            now = tokens[place].changed(low="is"), tokens[place + 1].changed(low="hereby")
            return [*tokens[:place], *now, *tokens[place + 3 :]]
    return tokens


_HAS: Final = words_in("has have")
_THE: Final = words_in("the our this")


def _in_which(subject: Tokens, place: int) -> bool:
    """`the order in which damage is dealt`: what the clause inside tells belongs to the noun."""
    return subject[place].low == "which" and place > 0 and subject[place - 1].low in {"in", "of", "to"}


def _with_name_inset(
    scene: Scene, tokens: list[Token], first: int, last: int
) -> tuple[list[Token], int, int]:
    """`A party, to be known as X, is hereby created`: without the commas around what it is called."""
    if first < _SHORTEST or tokens[first - 1].low != ",":
        return tokens, first, last
    comma = next((p for p in range(first - 2, 0, -1) if tokens[p].low == ","), 0)
    inner = [token.low for token in tokens[comma + 1 : first - 1]]
    if comma and _tells_whose(inner):
        return [*tokens[:comma], *tokens[first:]], first - (first - comma), last - (first - comma)
    named = bool(inner) and _names_anew(scene, tokens, comma + 1, first - 1)
    if not comma or not (named or any(low in _CALLED for low in inner[:3])):
        return tokens, first, last
    return [*tokens[:comma], *tokens[comma + 1 : first - 1], *tokens[first:]], first - 2, last - 2


def _tells_whose(inner: list[str]) -> bool:
    """`my own`, `which I tabled last week`: that the thing named in front of it is the sender's."""
    if inner in (["my", "own"], ["mine"], ["one", "of", "mine"]):
        return True
    made = inner[:2] == ["which", "i"] and inner[2:3] != [] and inner[2] in _MADE
    return made and _BEFORE.issuperset(inner[3:])


_BEFORE: Final = words_in(
    "myself last week month phase in a haste the other day some time ago yesterday once too long"
)


def _names_anew(scene: Scene, tokens: list[Token], start: int, end: int) -> bool:
    """`A new party, Owls, is hereby created`: a name that is nobody's."""
    start += tokens[start].low == "the"
    alone = 0 < end - start <= _LONGEST_NAME and all(token.capital for token in tokens[start:end])
    return alone and person_at(scene, tokens, start) is None


_LONGEST_NAME: Final = 4
_CALLED: Final = words_in("called named known titled entitled")
_ARTICLES: Final = words_in("a an the")


_PARTICLES: Final = words_in("back up down off out away")


_ME: Final = words_in("me myself")


def _by_another(scene: Scene, rest: Tokens) -> bool:
    """Whether it is said who did it, and that is not the sender."""
    return any(
        token.low == "by"
        and p + 1 < len(rest)
        and rest[p + 1].low not in _ME
        and person_at(scene, rest, p + 1) is not None
        for p, token in enumerate(rest)
    )


def _without_agent(rest: list[Token]) -> list[Token]:
    """The words behind the verb without `by me`."""
    for place in range(len(rest) - 1):
        if rest[place].low == "by" and rest[place + 1].low in _ME:
            return [*rest[:place], *rest[place + 2 :]]
    return rest


def _by_my_party(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`My party attacks the Drake with Fire`: what several do together, we do."""
    bases = scene.lexicon.bases(tokens[2].low, "third") if len(tokens) > _SHORTEST else ()
    joint = {h.what.frame.action for h in scene.lexicon.verb_at(tokens, 2, "third") if h.what.frame.joint}
    if not bases or not joint:
        return tokens
    kinds = {s.kind for r in scene.lexicon.ready if r.frame.action in joint for s, _ in r.slots}
    tables = (table for kind in kinds if (table := scene.lexicon.values.get(kind)) is not None)
    whose = tokens[0].low in _OWNERS
    if not whose or not any(
        hit.end == _OURS for table in tables for p in (0, 1) for hit in table.at(tokens, p)
    ):
        return tokens
    we = tokens[0].changed(low="we", end=tokens[1].end)
    return [we, tokens[2].changed(low=bases[0]), *tokens[3:]]


_OURS: Final = 2
_OWNERS: Final = words_in("my our")
_SHORTEST: Final = 3
