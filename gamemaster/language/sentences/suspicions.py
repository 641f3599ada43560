"""Sentences that no frame reads and that may yet be meant as acts; each of them is asked about, none acts.

A slip told of an earlier mail (`I wrote 18 but I meant 19`), another language with the game's names in it, an
order without all it needs (`attack wight`), what is called a vote (`That's a vote, I guess`), and bare names
below an act.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.foreign_words import ENGLISH, FOREIGN, FOREIGN_SELVES
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.frames.dependent_actions import says_intent, vague_method
from gamemaster.language.frames.matching import fill
from gamemaster.language.sentences.behind_fronts import acts_behind_front
from gamemaster.language.sentences.elsewhere_told import leads_elsewhere, skipped, told_elsewhere
from gamemaster.language.sentences.half_votes import half_a_vote
from gamemaster.language.sentences.inline_rows import bare_rows
from gamemaster.language.sentences.mimicking import as_another, mimics
from gamemaster.language.sentences.more_of_it import JOINING, more_of_it
from gamemaster.language.sentences.noun_moves import told_by_noun
from gamemaster.language.sentences.other_answers import told_otherwise
from gamemaster.language.sentences.parting import takes_leave
from gamemaster.language.sentences.said_to_readers import (
    changes_vote_to_nothing,
    labelled_row,
    said_to_reader,
)
from gamemaster.language.sentences.second_choices import broken_by_mark, falls_back
from gamemaster.language.sentences.told_in_numbers import unheard_numbers
from gamemaster.language.sentences.unclaimed_moves import unclaimed
from gamemaster.language.sentences.unheard import goes_unheard
from gamemaster.language.sentences.unread_rows import unread_row
from gamemaster.language.values.antecedents import points_elsewhere, unclear_thing
from gamemaster.language.values.describing import names_things, numbered, refers
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import (
    Doubt,
    Finding,
    Scene,
    Skip,
    acts_in,
    asked_about,
    findings_act,
)

_MEANT: Final = words_in("meant intended mind mean")
_WROTE: Final = words_in("wrote said typed put sent posted announced named voted played called had")
# a single sentence with an `a` in it is most often English
_ENGLISH: Final = ENGLISH | {"a"}
_HEADING: Final = words_in("my the as follows new now set to settings this week for today turn round")
_UNHEARD: Final = words_in("unknown_sentence statement report negation lead_in")
_MOST_IN_HEADING: Final = 6
_MOST_IN_ORDER: Final = 8
_ITEM: Final = re.compile(r"[ \t\r]*\n\s*(?:[-*+•]|\(?\w{1,2}[.)])[ \t]+I\b")
_KINDLY: Final = words_in("please would")
_OTHERS: Final = words_in("you your let lets please should would could must not n't never ? if")
_BARRED_BELOW: Final = _OTHERS - _KINDLY
_BARRED_ALONE: Final = _OTHERS - {"please"}
_NOT_NOW: Final = _OTHERS | words_in("was were had going example draft proto 's")


def suspected(
    scene: Scene, tokens: list[Token], lows: frozenset[str], findings: list[Finding], before: list[Finding]
) -> list[Finding]:
    """The findings of a sentence, or a question where it has none and may be meant as an act."""
    if not tokens:
        return findings
    if findings_act(findings):
        if "it" in lows and points_elsewhere(scene, tokens, acts_in(findings)):
            return [asked_about(f, "which_one") for f in findings]
        elsewhere = not scene.speech and told_elsewhere(scene, tokens, findings)
        return skipped(findings) if elsewhere else findings
    if scene.signed and ":" in lows and said_to_reader(scene, tokens):
        return [Doubt("speech", tokens[0].start, tokens[-1].end, (), True)]
    if scene.speech:
        return findings
    if not (scene.near or _numbers_enough(scene, tokens, lows)):
        return findings
    if tokens[-1].low == ":" and _ITEM.match(scene.text, tokens[-1].end) is not None:
        # "Two tiles from me today:", above what the sender does
        return findings
    reason = ""
    if not lows.isdisjoint(_MEANT) and _misspoke(scene, tokens, lows):
        reason = "correction"
    elif not lows.isdisjoint(FOREIGN) and _foreign(scene, tokens, lows):
        reason = "vague"
    elif scene.near:
        reason = _half_done(scene, tokens, lows, findings, before) or unheard_numbers(scene, tokens)
    reason = reason or unread_row(scene, tokens)
    if not reason or leads_elsewhere(scene, tokens):
        return findings
    return [Doubt(reason, tokens[0].start, tokens[-1].end, (), True)]


def _half_done(
    scene: Scene, tokens: list[Token], lows: frozenset[str], findings: list[Finding], before: list[Finding]
) -> str:
    """Why words ask by which something of the game may be done, in a mail that may well be about it."""
    if scene.signed and (told := _told_of_another(scene, tokens, lows)):
        return told
    if "it" in lows and "i" in lows and lows.isdisjoint(_OTHERS) and unclear_thing(scene, tokens):
        return "which_one"
    if "?" not in lows and (
        (tokens[0].low in _BALLOTS and _answers_below(scene, tokens))
        or (":" in lows and labelled_row(scene, tokens))
        or (not lows.isdisjoint(scene.lexicon.label_words) and _bare_rows(scene, tokens))
    ):
        return "no_subject"
    if "i" in lows and not lows.isdisjoint(_GAMES) and lows.isdisjoint(_OTHERS) and _says_goodbye(tokens):
        return "vague"
    if (lows.isdisjoint(_OTHERS) and _half_an_order(scene, tokens)) or (
        scene.acted and lows.isdisjoint(_BARRED_BELOW) and more_of_it(scene, tokens, before)
    ):
        return "incomplete"
    if lows.isdisjoint(_BARRED_ALONE) and _nothing_but_values(scene, tokens):
        return "no_subject"
    if _vaguely_done(scene, tokens, lows, findings):
        return "vague"
    return told_otherwise(scene, tokens, lows, before) or unclaimed(scene, tokens, lows, findings, before)


def _vaguely_done(scene: Scene, tokens: list[Token], lows: frozenset[str], findings: list[Finding]) -> bool:
    """Whether something of the game is done in words that leave open what, or by whom."""
    return (
        mimics(scene, tokens, lows)
        or falls_back(scene, tokens)
        or broken_by_mark(scene, tokens)
        or ("intend" in lows and scene.signed and vague_method(tokens))
        or (scene.signed and lows.isdisjoint(_NOT_NOW) and says_intent(tokens))
        or goes_unheard(scene, tokens, lows)
        or ("vote" in lows and half_a_vote(scene, tokens))
        or (not lows.isdisjoint(_LIKING) and _wishes(scene, tokens))
        or takes_leave(scene, tokens, lows)
        or ("my" in lows and changes_vote_to_nothing(scene, tokens))
        or (scene.signed and acts_behind_front(scene, tokens, lows))
        # "Me vote Tarn", in the English of who speaks another tongue
        or (
            tokens[0].low == "me"
            and scene.signed
            and "?" not in lows
            and bool(scene.lexicon.verb_at(tokens, 1))
        )
        or (
            all(isinstance(f, Skip) and f.why in _UNHEARD for f in findings)
            and told_by_noun(scene, tokens, lows)
        )
    )


def _wishes(scene: Scene, tokens: list[Token]) -> bool:
    """`I have watched you for a month, and would very much like to join`: a wish that is enough, behind other
    words."""
    lows = [token.low for token in tokens]
    for place in range(3, len(lows)):
        if lows[place - 1] != "to" or lows[place - 2] not in _LIKING:
            continue
        modal = place - 3
        while modal > 0 and lows[modal] in _DEARLY:
            modal -= 1
        opens = lows[modal] in {"would", "'d"} and modal > 0 and lows[modal - 1] in {"and", "but", ",", "i"}
        said = lows[:modal]
        if opens and "i" in said and {"not", "n't", "if", "?"}.isdisjoint(said):
            hits = [*scene.lexicon.verb_at(tokens, place), *scene.lexicon.sayings.at(tokens, place)]
            if any(hit.what.frame.lax for hit in hits):
                return True
    return False


_LIKING: Final = words_in("like love")
_DEARLY: Final = words_in("very much dearly really truly also so rather quite certainly most absolutely too")


def _told_of_another(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> str:
    """Why words ask that tell what somebody else does, and do it as well or for em; "" where none do."""
    if as_another(scene, tokens):
        return "ditto"
    return "on_behalf_of_whom" if "me" in lows and _through_sender(scene, tokens) else ""


def _through_sender(scene: Scene, tokens: list[Token]) -> bool:
    """`Tarn, acting through me, votes FOR 31`: what somebody else does by the sender's hand."""
    pairs = [(a.low, b.low) for a, b in pairwise(tokens)]
    third = any(scene.lexicon.verb_at(tokens, place, "third") for place in range(1, len(tokens)))
    return third and not _THROUGH.isdisjoint(pairs) and tokens[0].capital


_THROUGH: Final = frozenset({("through", "me"), ("via", "me")})


def _numbers_enough(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether words that may mean something else name two of the game's things by their numbers; in another
    language, one."""
    needed = 1 if len(lows & FOREIGN) > 1 and _no_english(lows) else _PAIR
    if lows.isdisjoint(_MEANT) and lows.isdisjoint(FOREIGN):
        return False
    return sum(numbered(scene, token.low) for token in tokens if token.low.isdecimal()) >= needed


def _bare_rows(scene: Scene, tokens: list[Token]) -> bool:
    """`left D, middle 4 please`: rows without a verb, under a heading at most that names what they are of."""
    plain = [token for token in tokens if token.low not in {"please", "thanks"}]
    colon = next((place for place, token in enumerate(plain[:_MOST_IN_HEADING]) if token.low == ":"), -1)
    known = scene.lexicon.naming_words
    headed = colon > 0 and all(token.low in known or token.low in _HEADING for token in plain[:colon])
    return bool(bare_rows(scene, plain) or (headed and bare_rows(scene, plain[colon + 1 :])))


def _answers_below(scene: Scene, tokens: list[Token]) -> bool:
    """`Votes: 31 FOR, 32 AGAINST`: eir own, or a tally of everybody's."""
    if [token.low for token in tokens[1:2]] != [":"]:
        return False
    return any(scene.lexicon.sayings.at(tokens, place) for place in range(2, len(tokens)))


_BALLOTS: Final = words_in("votes ballot ballots voting")


def _misspoke(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """`I wrote 18 but I meant 19`: what was said before, and what it should have been."""
    if "i" not in lows or "?" in lows:
        return False
    wrote = next((p for p, token in enumerate(tokens) if token.low in _WROTE), len(tokens))
    meant = next((p for p in range(wrote + 1, len(tokens)) if tokens[p].low in _MEANT), len(tokens))

    def named(first: int, last: int) -> bool:
        return any(t.low[0].isdigit() for t in tokens[first:last]) or refers(scene, tokens[first:last])

    return named(wrote + 1, meant) and named(meant + 1, len(tokens))


def _no_english(lows: frozenset[str]) -> bool:
    """Whether no word is plainly English; "a" is a word of other tongues, too."""
    english = lows & _ENGLISH
    return not english or (english == {"a"} and len(lows & FOREIGN) >= _SURELY)


_SURELY: Final = 3


def _foreign(scene: Scene, tokens: list[Token], lows: frozenset[str]) -> bool:
    """Whether the words are of another language, and one of the game's names is among them."""
    told = lows & FOREIGN
    if not told or not _no_english(lows) or (len(told) < _PAIR and told.isdisjoint(FOREIGN_SELVES)):
        return False
    if all(len(low) == 1 for low in told):
        return False  # a row of a map: "O . . . C C ."
    return names_things(scene, tokens) or _numbers_enough(scene, tokens, lows)


def _says_goodbye(tokens: list[Token]) -> bool:
    """`I think I'm done with this game`: it may be meant as leaving."""
    lows = [token.low for token in tokens]
    return any(
        lows[place : place + 2] in _PARTING
        and lows[place + 2] in {"this", "the"}
        and lows[place + 3] in _GAMES
        and lows[place + 4 : place + 5] not in (["'s"], ["of"])
        for place in range(1, len(lows) - 3)
    )


_PARTING: Final = (["done", "with"], ["finished", "with"], ["through", "with"], ["out", "of"])
_GAMES: Final = words_in("game contest tournament subgame guild")


def _half_an_order(scene: Scene, tokens: list[Token]) -> bool:
    """`attack wight`: a verb and one of the game's things, and nothing else, where more is needed."""
    if len(tokens) > _MOST_IN_ORDER or tokens[-1].low == "!":
        return False
    for hit in scene.lexicon.verb_at(tokens, 0):
        for filling in fill(scene, tokens, hit.end, hit.what):
            slots = filling.pairs
            kinds = [scene.lexicon.kinds.get(slot.kind) for slot, value in slots if value is not None]
            ends = all(not token.low[0].isalnum() for token in tokens[filling.end :])
            if ends and not filling.complete and any(kind is not None and kind.things for kind in kinds):
                return True
    return False


def _nothing_but_values(scene: Scene, tokens: list[Token]) -> bool:
    """`Wight, Fire, please.` as a whole mail: all that an act needs but its verb."""
    if scene.acted or len(scene.text) > _SHORT_MAIL or len(tokens) > _MOST_IN_ORDER:
        return False
    plain = [token for token in tokens if token.low not in {"please", "thanks", "with", "by"}]
    for ready in scene.lexicon.ready:
        if len(ready.needed) < _PAIR:
            continue
        kinds = [scene.lexicon.kinds.get(slot.kind) for slot in ready.needed]
        if not any(kind and kind.things for kind in kinds):
            continue
        place = 0
        for slot in ready.needed:
            while place < len(plain) and plain[place].low in JOINING:
                place += 1
            ends = [v.end for v in values_at(scene, plain, place, slot.kind) if not v.doubt]
            place = max(ends) if ends and place < len(plain) else len(plain) + 1
        if place <= len(plain) and all(token.low in JOINING for token in plain[place:]):
            return True
    return False


_SHORT_MAIL: Final = 60
_PAIR: Final = 2
