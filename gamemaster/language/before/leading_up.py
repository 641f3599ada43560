"""Whether the words before a clause in the first person leave the act behind them as it is.

Any words may lead up to an act (`I have two left, and they won't keep: I explore`). They do so unless they
give a concrete reason against it: they suppose, quote or deny it, date it, or speak of what might be done.
What a `but` or `anyway` parts from the act bears on it no more.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from gamemaster.language.before.about_the_mail import tells_of_mail
from gamemaster.language.before.assenting import assents
from gamemaster.language.before.belied import belied
from gamemaster.language.before.beside_text import asks_to_read_on, without_answer
from gamemaster.language.before.bidding import bids
from gamemaster.language.before.brevity import resolves_to, says_little
from gamemaster.language.before.circumstances import follows_from, has_been, has_happened, is_in_state
from gamemaster.language.before.clock import DEVICES
from gamemaster.language.before.dangers import idle_words
from gamemaster.language.before.elsewhere import is_elsewhere
from gamemaster.language.before.embedding import embeds, tells_condition
from gamemaster.language.before.foretold import DOING, may_be
from gamemaster.language.before.grounds import without_purpose
from gamemaster.language.before.handed_on import hands_on
from gamemaster.language.before.hanging import opens_case
from gamemaster.language.before.harmless_leads import STAGES, TALES, harmless_lead, of_little
from gamemaster.language.before.of_the_sender import tells_of_sender
from gamemaster.language.before.other_words import of_other_words
from gamemaster.language.before.precautions import guards_against, without_leave
from gamemaster.language.before.presenting import is_meant, presents, somebody_elses
from gamemaster.language.before.provisos import on_condition
from gamemaster.language.before.salutations import without_address
from gamemaster.language.before.small_talk import concedes
from gamemaster.language.before.statements import (
    ANYBODY,
    BECAUSE,
    is_lead,
    pieces_of,
    since_parting,
    since_so,
    states,
)
from gamemaster.language.before.taking_sides import takes_a_way, takes_sides, weighs_words
from gamemaster.language.before.times import idle_time, without_time
from gamemaster.language.before.told_grounds import gives_cause, sets_scene, without_grounds
from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.times import keeps_minutes
from gamemaster.language.english.tokens import OPAQUE, Token, Tokens, plain_lows, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

MADE_UP: Final = (
    words.FICTION
    | (words.OFTEN - {"always"})
    | words_in(
        "example instance suggestion suggestions suggest draft proto sample template wording plan plans "
        "planned option options alternative alternatives idea ideas hypothetical pretend imagine suppose "
        "supposing assume assuming proposal quote quotes quoted quoting dreams log test testing rehearsal "
        "practice typo mistake formula habit usual whenever rumour rumor maybe perhaps possibly probably "
        "unlike wish dreamt dreamed wondering guess instead otherwise else or either retract withdraw cancel "
        "undo scratch ignore disregard consideration"
    )
)
_UNREAL: Final = MADE_UP | words_in("translation translated minutes copied dictated")
_CONDITIONAL: Final = words_in(
    "if unless provided providing lest assuming supposing depending should pending"
)
_ASKED_ABOUT: Final = words_in(
    "know knows care cares matter matters wonder see sure idea doubt ask tell as remember recall forget "
    "forgot"
)
_ASKED_NOUNS: Final = words_in("matter matters idea doubt")
_WHICH_OF_THEM: Final = words_in(
    "the this that other another next last first second third same one remaining"
)
_TEMPORAL: Final = words_in("when while whilst once until till before after as since whenever")
_DENYING: Final = words_in("not no never nah nope none nothing n't 't don didn neither nor cannot without")
_OTHER_MAIL: Final = words_in("previous last earlier first other yesterday")
_WISHING: Final = words_in("care want wish mean like")
_OF_MAIL: Final = words_in(
    "message mail email post action actions announcement move moves vote votes serious seriously"
)
_NEAR: Final = 4


def leads_up(scene: Scene, before: Tokens, mark: str) -> bool:
    """Whether `before`, the words of the sentence up to the clause, leave its act alone.

    `mark` is what joins them to it: a comma, colon or dash, or `and`.
    """
    kept = without_grounds(since_parting(without_measure(without_echo(without_assent(before)))), mark)
    kept, mark = without_label(without_purpose(without_leave(kept)), mark)
    lows = plain_lows(kept)
    if not lows or is_lead(kept) or tells_of_mail(scene, kept) or (mark == ":" and assents(scene, before)):
        return mark not in {"and", "or"} or (mark == "and" and sets_scene(before))
    if is_meant(lows):
        return mark == ":"
    other = mark in {":", "--"} and (belied(kept) or hands_on(scene, kept) or of_other_words(kept))
    if other or is_elsewhere(lows):
        return False
    if guards_against(lows) or (mark == "," and concedes(lows)):
        return True
    if tells_of_sender(scene, kept, mark) and not (_said_by_another(kept) or embeds(scene, kept, mark)):
        return mark == "," or not somebody_elses(scene, kept)
    plain = is_in_state(lows) or not ("being" in lows and names_things(scene, kept))
    if mark == "," and has_happened(kept) and plain:
        return True
    unreal = _made_up(kept, lows) or _said_by_another(kept) or embeds(scene, kept, mark)
    hangs = _conditional(kept) and not (mark in words.CONCLUDING and tells_condition(lows))
    if unreal or hangs or on_condition(lows) or any(map(opens_case, pieces_of(kept))):
        return False
    if takes_sides(kept) or takes_a_way(kept) or (mark == "," and weighs_words(kept)):
        return True
    if (mark in words.CONCLUDING and of_a_tale(lows)) or bids(scene, pieces_of(kept), mark):
        return mark not in words.CONCLUDING
    if mark in words.CONCLUDING and (follows_from(kept) or gives_cause(kept, lows) or _concludes(kept, lows)):
        return True
    pieces = [without_time(scene, piece) or piece for piece in without_address(scene, pieces_of(kept))]
    # of a name alone nothing is left
    pieces = [piece for piece in pieces if piece] or [list(kept)]
    pieces = [piece for piece in pieces if not (of_little(piece) or is_lead(piece))] or pieces
    last = pieces[-1]
    if not any(states(piece) for piece in pieces):
        return (
            mark not in {"and", "or"}
            and not (mark == ":" and somebody_elses(scene, kept))
            and (_named_only(scene, pieces[:-1]) or _solemn_all(scene, pieces[:-1]))
            and (harmless_lead(scene, last, mark) or idle_time(scene, last))
        )
    pieces = [piece for piece in pieces if not _reasons_of_others(piece)]
    return (
        (states(last) or harmless_lead(scene, last, mark) or asks_to_read_on(plain_lows(last)))
        and not presents(without_echo(before), mark)
        and not any(_denies(scene, piece) or may_be(scene, piece) for piece in pieces)
        and not _dated(scene, last, mark)
    )


def without_label(before: list[Token], mark: str) -> tuple[list[Token], str]:
    """`Migraine, so only this:`: the words without such a label, and the mark that then joins them."""
    if mark not in {":", "--"}:
        return before, mark
    cut = since_so(before, (",", ";", "--", "and"))
    label = before[cut:]
    told = {token.low for token in before[:cut]}
    if cut > 1 and (says_little(label) or resolves_to(label)) and told.isdisjoint(_WRITING):
        return before[: cut - 1], "so"
    pieces = pieces_of(before)
    kept = [piece for piece in pieces if not says_little(piece)]
    if len(kept) < len(pieces):
        before = [token for piece in kept for token in piece]
    for size in (3, 4):
        if len(before) > size and tuple(plain_lows(before)[-size:]) in _SO_CALLED:
            before = before[:-size]
    if says_little(before) or resolves_to(before):
        return [], mark
    return before, mark


_WRITING: Final = words_in(
    "words lines else wrote writes sent sends posted posts typed types copied copies said says"
)
_SO_CALLED: Final = (
    ("as", "it", "were"),
    ("so", "to", "speak"),
    ("such", "as", "it", "is"),
    ("such", "as", "they", "are"),
)
_SUPPOSING: Final = words_in("would could might may 'd")


def of_a_tale(lows: Sequence[str]) -> bool:
    """`In the play I am writing the hero is broke, so ...`: what is made up, and what comes of it there."""
    return not (TALES - idle_words(lows)).isdisjoint(lows) or (
        lows[0] == "in" and not STAGES.isdisjoint(lows[1:4])
    )


def without_measure(before: Tokens) -> Tokens:
    """`With more pleasure than I can say`: the words without a clause that only tells how much."""
    place = next((p for p, token in enumerate(before) if token.low == "than"), len(before))
    lows = plain_lows(before[place + 1 :])
    told = lows[:1] == ["i"] and len(lows) > 2 and _MEASURING.issuperset(lows[1:])
    return before[: place + 1] if told else before


_MEASURING: Final = words_in(
    "can could would care dare had to ever like liked wish want wanted say tell express admit describe hoped "
    "expected planned bargained for"
)


def without_assent(before: Tokens) -> Tokens:
    """`I suppose so, all right`: the words behind one that agrees, in the first person, and its comma."""
    agreed = [token.low for token in before[:4]] in _AGREEING
    return before[4:] if agreed else before


def without_echo(before: Tokens) -> Tokens:
    """`The plums are in, and so is this`: the words without that the same goes for something."""
    end = len(before)
    while end and before[end - 1].low in _MARKS:
        end -= 1
    for size in (2, 3):
        place = end - size
        if place > 1 and [before[place - 2].low, before[place - 1].low] == ["and", "so"]:
            told = {token.low for token in before[max(0, place - _NEAR - 2) : place - 2]}
            plain = not _STATES.isdisjoint(told) and _DENYING.isdisjoint(told)
            return before[: place - 2] if before[place].low in _ECHOING and plain else before
    return before


_AGREEING: Final = (["i", "suppose", "so", ","], ["i", "guess", "so", ","], ["i", "reckon", "so", ","])
_MARKS: Final = words_in(", : -- ;")
_ECHOING: Final = words_in("is are am")
_STATES: Final = words_in("in out done ready here due ripe late overdue home back tired hungry cold awake")
"""What may be so of things and of a mail alike, unlike `made up`."""


def _concludes(kept: Tokens, lows: list[str]) -> bool:
    """`I would be a fool to go on, and therefore ...`: whatever is told, the act is what comes of it."""
    supposed = any(a in _SUPPOSING and b in words.SPEECH for a, b in pairwise(lows))
    if supposed or lows[0] in words.CONDITION or of_a_tale(lows):
        return False
    return any(states(piece) for piece in pieces_of(kept))


def _made_up(kept: Tokens, lows: list[str]) -> bool:
    """Whether the words quote, suppose or copy something."""
    held = set(lows)
    if "minutes" in held and not keeps_minutes(lows):
        held.discard("minutes")
    for before, word in pairwise([*lows, ""]):
        if before == "plan" and word and (may_be_number(word) or len(word) == 1):
            # the second of several plans, which is carried out now
            held.discard("plan")
        if (before, word) == ("into", "practice") or (word == "else" and before in ANYBODY):
            held.discard(word)
    held -= idle_words(lows)
    quoted = any(token.low == OPAQUE for token in kept)
    return quoted or not held.isdisjoint(_UNREAL) or words.HYPOTHESIS.anywhere(kept)


def _said_by_another(kept: Tokens) -> bool:
    """`At noon, said my aunt, ...`: whose words the others are."""
    return any(
        verb.low in _WRITING and mark.low == "," and (who.low in _OWNED or who.capital)
        for mark, verb, who in zip(kept, kept[1:], kept[2:], strict=False)
        if DEVICES.isdisjoint(token.low for token in kept)
    )


_SOLEMN: Final = words_in("upon before by under with in")
_WITNESSES: Final = words_in("you god gods all witnesses heaven")


def _solemn(scene: Scene, piece: Tokens) -> bool:
    """`Upon this sword and before the Registrar`: on what, or before whom, somebody acts."""
    said: list[Token] = []
    for place, token in enumerate(piece):
        behind = piece[place + 1 : place + 3]
        office = len(behind) == 2 and behind[0].low in {"the", "our", "this"} and behind[1].capital
        if token.low == "before" and behind and (office or behind[0].low in _WITNESSES):
            continue
        said.append(token)
    return bool(said) and piece[0].low in _SOLEMN and harmless_lead(scene, said, ",")


def _solemn_all(scene: Scene, pieces: Sequence[Tokens]) -> bool:
    """The same of pieces: the first is solemn, the others are too or name what belongs to it."""
    return bool(pieces) and all(
        _solemn(scene, piece)
        or (n > 0 and piece[0].low in _OWNED and len(piece) <= _FEW and harmless_lead(scene, piece, ","))
        or (n > 0 and len(piece) == 1 and _plain_noun(scene, piece[0]))
        for n, piece in enumerate(pieces)
    )


def _plain_noun(scene: Scene, token: Token) -> bool:
    """Whether a word is nothing that could change an act, and nothing of the game."""
    known = scene.lexicon.entities | scene.lexicon.verb_words | scene.lexicon.nouns_of_things
    return (
        token.low.isalpha() and not token.capital and token.low not in known | words.TAINT | words.CONDITION
    )


_OWNED: Final = words_in("my his her its their our the this")
_FEW: Final = 4


def _named_only(scene: Scene, pieces: list[list[Token]]) -> bool:
    """Whether there is nothing but names and short labels before the last piece."""
    return all(
        scene.referents.gm_at(piece, 0) == len(piece) or harmless_lead(scene, piece, ",") for piece in pieces
    )


def asked_about(tokens: Tokens, place: int) -> bool:
    """Whether what may be a condition at `place` is only what somebody knows, asks or cares about.

    So in `who cares if it rains`, and not behind a mark or a noun: `On the other matter if Brask agrees`.
    """
    last = tokens[place - 1].low if place else ""
    noun = last in _ASKED_NOUNS and place > 1 and tokens[place - 2].low in _WHICH_OF_THEM
    return last in _ASKED_ABOUT and not noun


def _conditional(kept: Tokens) -> bool:
    """Whether a condition is said anywhere, other than as what somebody knows or asks."""
    return any(
        token.low in _CONDITIONAL
        and not asked_about(kept, place)
        and not (token.low == "should" and place and _obliged([t.low for t in kept[:place]], place - 1))
        for place, token in enumerate(kept)
    )


def _obliged(lows: list[str], place: int) -> bool:
    """`one (should keep busy)`, `you (should stop)`: who it is that should, and no `the one should fail`."""
    anybody = lows[place] == "one" and lows[place - 1 : place] != [] and lows[place - 1] in BECAUSE | {"as"}
    return lows[place] in words.SUBJECTS or anybody


def _denies(scene: Scene, piece: Tokens) -> bool:
    """Whether it is denied that something is done, said or meant."""
    lows = without_answer([token.low for token in piece])
    if asks_to_read_on(lows) or lows[:2] == ["never", "mind"] or _gives_in(lows):
        return False
    for place, low in enumerate(lows):
        if low not in _DENYING or not _OTHER_MAIL.isdisjoint(lows) or lows[-1] in _WILLINGLY:
            continue
        near = lows[place + 1 : place + 1 + _NEAR]
        if lows[0] in BECAUSE and near[:1] != [] and near[0] in _WISHING and near[1:2] == ["to"]:
            # "since I don't care to hold you up"
            continue
        if (
            not near
            or not (states(piece) or lows[0] in _ELIDED)
            or not DOING.isdisjoint(near)
            or not _OF_MAIL.isdisjoint(near)
        ):
            return True
        if not scene.lexicon.verb_words.isdisjoint(near):
            return True
    return False


def _gives_in(lows: list[str]) -> bool:
    """`I couldn't help myself`, and no `I can't help saying it`: what drives the sender to act."""
    helpless = lows[:1] in (["i"], ["we"]) and lows[-2:-1] == ["help"] and lows[-1] in _ONESELF
    return helpless and lows[-3] in _DENYING and len(lows) <= _HELPLESS


_ONESELF: Final = words_in("myself ourselves it")
_HELPLESS: Final = 6


_ELIDED: Final = words_in("cannot can could")
_WILLINGLY: Final = words_in("lightly gladly happily willingly often easily readily")


def _dated(scene: Scene, last: Tokens, mark: str) -> bool:
    """Whether the act is said to be of another time, or to hang on one, by the piece before it."""
    if last[0].low in _TEMPORAL - {"as", "since"} and not idle_time(scene, last):
        return True
    if states(last) and (last[0].low in BECAUSE or _is_reason(plain_lows(last))):
        # "because the shop opens in five minutes": of what is about to happen
        return False
    if (lows := plain_lows(last))[:1] in (["this"], ["it"]) and lows[1:3] == ["is", "still"]:
        # "it is still Sunday": of which day it is
        return False
    timed = mark != "so" and any(scene.lexicon.times.at(last, place) for place in range(len(last)))
    return timed and not (has_been(lows) or not _PAST_TIMES.isdisjoint(lows))


def _is_reason(lows: list[str]) -> bool:
    """`as I'm off to the coast till Friday`: how things are with the sender, which is why e acts."""
    return lows[0] == "as" and lows[1:2] in (["i"], ["we"]) and not _BEING.isdisjoint(lows[2:3])


_BEING: Final = words_in("am 'm are 're have 've")


def _reasons_of_others(piece: Tokens) -> bool:
    """`since neither of you would take a cake`: why, told of what other people would or would not do."""
    lows = [token.low for token in piece]
    reason = len(lows) > _FEW and lows[0] in BECAUSE | {"as"} and lows[1] in _OTHER_PEOPLE
    return reason and _OF_ACTS.isdisjoint(lows)


_OTHER_PEOPLE: Final = words_in(
    "neither none nobody everybody everyone somebody he she they you both all most half some people"
)
_OF_ACTS: Final = words.SPEECH | words.CONDITION | MADE_UP | words_in("i we write send put type announce may")
_PAST_TIMES: Final = words_in("yesterday last ago earlier never always")
