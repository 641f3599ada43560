"""Words before a comma or colon that leave the act behind them as it is: `In other business, I ...`."""

from itertools import pairwise
from typing import Final

from gamemaster.language.before.belied import PERIODS
from gamemaster.language.before.beside_text import aside_from_text, is_beside_text
from gamemaster.language.before.dangers import STRANGE, dangerous, idle_words
from gamemaster.language.before.elsewhere import is_elsewhere
from gamemaster.language.before.grounds import MOST_IN_FRONT, as_agreed, by_right, for_dues, in_memory
from gamemaster.language.before.likenesses import likens
from gamemaster.language.before.other_moves import left_pending, not_of_now
from gamemaster.language.before.presenting import somebody_elses
from gamemaster.language.before.small_talk import is_small_talk
from gamemaster.language.before.subject_matter import is_topic
from gamemaster.language.before.told_grounds import is_ground
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.opening_words import TOLD_BELOW
from gamemaster.language.english.tokens import OPAQUE, Tokens, plain_lows, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_UNLIKE: Final[frozenset[str]] = (STRANGE | words.FICTION) - words_in("like mind head heart old")
_OCCASIONS: Final = words_in(
    "business move moves vote votes action actions turn night day choice decision verdict answer request "
    "order orders conclusion result summary announcement task job duty errand errands housekeeping "
    "maintenance paperwork admin news update postscript board tiles constructors machines investment "
    "investments market movement movements trade trades trading money gifts shopping combat"
)
_ORDERING: Final = words_in(
    "first second third last final next also finally then now here lastly again action move"
)
_MOST_OF_LABEL: Final = 3
TALES: Final = words_in("tale tutorial mock universe scenario novel hero knight legend story")
STAGES: Final = TALES | words_in("play film movie script plot chapter book song poem")


_UTTERS: Final = frozenset(verb + "s" for verb in words.UTTERING - {"call", "whistle"}) | words_in(
    "insists snores booms drones thunders croons squeals grumbles growls roars screeches hisses sighs moans "
    "preaches teaches pleads begs boasts jokes lies swears warns mimics mocks mumbles screams"
)


def utters(before: Tokens) -> bool:
    """`The wizard bellows(: I explore)`: whether words end by telling who is about to speak."""
    said = plain_lows(before)
    return len(said) > 1 and said[-1] in _UTTERS and said[0] not in {"i", "my"}


def harmless_lead(scene: Scene, before: Tokens, mark: str) -> bool:
    """Whether words before a comma or colon leave the act behind it as it is (`In other business, I ...`).

    They must not suppose, deny, date, quote or name anybody, and a label before a colon (`GOBLIN: I ...`)
    may be somebody who speaks.
    """
    before = _without_whoever(before)
    said = [token for token in before if token.low[0].isalnum() or token.low == OPAQUE]
    lows = {token.low for token in said}
    if mark == ":" and utters(said):
        return False
    in_terms = _in_terms([token.low for token in said])
    if is_elsewhere([token.low for token in said]) or _not_now([t.low for t in said]) or in_terms is False:
        return False
    if lows and (
        by_right(said)
        or in_memory(said)
        or as_agreed(said)
        or of_little(said)
        or is_ground(said, mark)
        or is_topic(scene, said)
        or _of_the_game(scene, said)
        or in_terms
        or is_small_talk(scene, said)
        or is_beside_text(said)
        or likens(said, mark, _UNLIKE)
        or _next_plan(scene, said)
        or (mark == ":" and for_dues(scene, said))
    ):
        return True
    if not lows or len(said) > MOST_IN_FRONT or not _SPEAKERS.isdisjoint(lows) or _of_its_own(said):
        return False
    if set_phrases.FILLERS.at(before, 0):
        # "once more in full"
        lows.discard("once")
    lows -= set(_beside_mail([token.low for token in said]))
    if dangerous(said, lows):
        return False
    if any(low[0].isdigit() for low in lows) or _dates(scene, before) or _names_any(scene, before):
        return False
    if not_of_now(said) or left_pending(scene.text[said[0].start : before[-1].end]):
        return False
    if mark == ":" and said[-1].low in _QUESTIONS and len(said) <= _MOST_OF_LABEL and "your" not in lows:
        return False
    if _plays_part([token.low for token in said]) or (mark == ":" and said[0].low in _OFF_STAGE):
        return False
    if said[0].low == "as" and any(t.capital and t.low not in scene.lexicon.entities for t in said[1:]):
        # "as Captain Redbeard"
        return False
    told = lows & TOLD_BELOW and not _here(said)
    return mark != ":" or not (told or somebody_elses(scene, before) or _labels(scene, said))


def _without_whoever(before: Tokens) -> Tokens:
    """`With a hard look at whoever played that rule`: without what somebody else has done."""
    place = next((p for p, token in enumerate(before) if token.low in _WHOEVER), 0)
    if place <= 2 or before[place - 1].low not in _TURNED_TO or "with" not in {before[0].low, before[1].low}:
        return before
    behind = [token.low for token in before[place + 1 + (before[place].low != "whoever") :]]
    real = (words.CONDITION | words.SPEECH | {OPAQUE}).isdisjoint(behind)
    return before[:place] if real and behind and is_past(behind[0]) else before


def _not_now(lows: list[str]) -> bool:
    """`With more tokens`, `In other circumstances`, `Within two days`, `In most weeks`, `Up to now`.

    Neither these circumstances nor these times are those of now, and a second choice is made beside a first.
    """
    if lows[:1] == ["with"] and lows[1:2] != [] and lows[1] in _WANTED and "than" not in lows:
        return True
    return any(
        (a in _OTHER and b in _CIRCUMSTANCES)
        or (a in _MANY and b in _SPANS)
        or (a in _SECOND and b in _PREFERRED and lows[0] in {"as", "for"})
        or (a in {"within", "inside"} and not _SPANS.isdisjoint(lows[p + 1 : p + _NEAR]))
        or (a, b) in _SO_FAR
        or ((a, b) == ("name", "of") and not _OWNERS.isdisjoint(lows[p + 2 : p + 3]))
        or b in _LIKELY
        for p, (a, b) in enumerate(pairwise(lows))
    )


_WANTED: Final = words_in("more enough time practice experience luck")
_SECOND: Final = words_in("second third next other alternative fallback")
_PREFERRED: Final = words_in("choice preference option")
_OTHER: Final = words_in("other different normal ordinary better happier ideal usual such certain")
_CIRCUMSTANCES: Final = words_in("circumstances circumstance conditions times case cases")
_MANY: Final = words_in("most some many all")
_SPANS: Final = words_in("days weeks years turns rounds games nights mornings evenings months hours minutes")
_SO_FAR: Final = frozenset({("to", "now"), ("until", "now"), ("in", "part")})
_OWNERS: Final = words_in("my our your his her their eir")
_LIKELY: Final = words_in("likelihood probability")
_TURNED_TO: Final = words_in("at on to towards toward")
_WHOEVER: Final = words_in("whoever those everyone everybody all")


def _beside_mail(lows: list[str]) -> list[str]:
    """`One more action after the text`, `the live part of this mail`: the words for a place in the mail."""
    kept = aside_from_text(lows)
    mails = [b for a, b in pairwise(lows) if a == "this" and b in _MAILS and lows[0] != "from"]
    return [low for low in lows if low not in kept or (low in mails and lows.count(low) == 1)]


_MAILS: Final = words_in("mail message letter email")
_OFF_STAGE: Final = words_in("voice voices stage bet bets lyrics chorus")
"""What opens a label of words that others speak or that may come true: `Voice from the cellar: I ...`."""
_QUESTIONS: Final = words_in("question questions query")


def _plays_part(lows: list[str]) -> bool:
    """`In my part as the wolf in the play`: who somebody is on a stage."""
    return lows[-1] in STAGES and lows[-3:-2] == ["in"]


def _of_its_own(said: Tokens) -> bool:
    """`Give me three gold`, `Last session`: what somebody bargains for, or when it was."""
    lead = [token.low for token in said[:2]]
    return len(lead) == 2 and (
        (lead[0] in _BARGAINING and lead[1] in {"me", "us"}) or (lead[0] == "last" and lead[1] in PERIODS)
    )


_BARGAINING: Final = words_in("give pay lend hand send bring sell promise offer show")
_FORUMS: Final = words_in(
    "list forum game contest tournament group thread mail message letter email year week time month turn "
    "round phase"
)


def _here(said: Tokens) -> bool:
    """`Closer to the business of this list`, `differently this year`: no word but `this` points anywhere, and
    it at where, or when, one is."""
    pointing = [place for place, token in enumerate(said) if token.low in TOLD_BELOW]
    return all(
        said[p].low == "this"
        and ({t.low for t in said[p + 1 : p + 2]} & _FORUMS or (p == 1 and _writes_it(said)))
        for p in pointing
    )


def _writes_it(said: Tokens) -> bool:
    """`Writing this on a bus`: where, or how, the mail is written, and by or for nobody else."""
    lows = {token.low for token in said[2:]}
    return said[0].low in _WRITING and lows.isdisjoint(_NOT_BY_ME)


_WRITING: Final = words_in("writing typing sending posting mailing dictating scribbling")
_NOT_BY_ME: Final = words.KIN | words_in("for as behalf down out ahead early in")


def of_little(said: Tokens) -> bool:
    """`Nothing clever this week`: how little it is that follows."""
    lows = [token.low for token in said]
    if lows[:2] == ["not", "much"]:
        return set(lows[2:]) <= _NOWADAYS
    plain = lows[0] in {"nothing", "no"} and 2 <= len(lows) <= _MOST_OF_LITTLE and lows[1] not in _NOT_LITTLE
    # the no of "no, Brask" is an answer
    plain = plain and not said[1].capital
    # "no long speeches"
    sized = len(lows) > 2 and lows[0] == "no" and lows[1] in _SIZES and lows[2] not in _NOT_LITTLE
    return plain and set(lows[2 + sized :]) <= _NOWADAYS


_SIZES: Final = words_in("long small big great grand fancy idle empty clever silly more further fine hard")


def _of_the_game(scene: Scene, said: Tokens) -> bool:
    """`For the Agora RPG`: of which game the act is, and nothing else."""
    begin = 1 + (len(said) > 1 and said[1].low == "the")
    sign = scene.lexicon.signs.longest(said, begin) if said[0].low in _CONCERNING else None
    return sign is not None and all(t.capital or t.low in {"of", "the", "game"} for t in said[sign.end :])


def _in_terms(lows: list[str]) -> bool | None:
    """`In the language of the rules`, `In game terms`: whether the words to come are the game's own.

    None where that is not told.
    """
    told = lows[:1] == ["in"] and not _TERMS.isdisjoint(lows)
    return _OF_TERMS.issuperset(lows[1:]) if told else None


_TERMS: Final = words_in("language terms jargon parlance prose")
_OF_TERMS: Final = _TERMS | words_in(
    "the of our this rules rule contract contracts game law regulations plain proper official dry formal"
)
_CONCERNING: Final = words_in("for in re regarding concerning")
_MOST_OF_LITTLE: Final = 5
_NOT_LITTLE: Final = (
    words.FINITE
    | words.PREPOSITIONS
    | _OCCASIONS
    | words_in(
        "else more further left but except than that i we here way chance thank thanks longer objections need"
    )
)
_NOWADAYS: Final = words_in("this week today tonight now round turn phase time evening from me")
_SPEAKERS: Final = words_in("i we he she they you") | {OPAQUE}


def _dates(scene: Scene, before: Tokens) -> bool:
    """Whether the words tell of another time, or suppose something."""
    lows = [token.low for token in before]
    if any(a in _DAYS and b in _ASIDE_FROM for a, b in pairwise(lows[1:4])):
        # "the day after the deadline"
        return True
    if "later" in idle_words(lows):
        before = [token for token in before if token.low != "later"]
    tables = (scene.lexicon.times, words.HYPOTHESIS)
    # "two repairs after last week's muddle" follow what was
    was = [p for p, pair in enumerate(pairwise(lows)) if pair[0] == "last" and lows[p + 2 : p + 3] == ["'s"]]
    return any(
        table.at(before, place) for place in range(len(before)) if place not in was for table in tables
    )


_DAYS: Final = PERIODS | words_in("day days weeks nights morning evening")
_ASIDE_FROM: Final = words_in("after before following")


def _names_any(scene: Scene, before: Tokens) -> bool:
    """Whether somebody, or a thing of the game, is named, other than as one who minds the act."""
    for place, token in enumerate(before):
        named = scene.referents.at(scene.text, before, place) if token.capital else None
        if named is not None and named.who != (scene.sender,) and not _minds(before, place, named.end):
            return True
    return names_things(scene, [token for token in before if token.low != "a" or token.capital])


def _minds(before: Tokens, place: int, end: int) -> bool:
    """`To the annoyance of Velda`, `On Velda's advice`: a name of whoever minds the act, or thought of it."""
    said = [token.low for token in before[max(0, place - _NEAR) : place]]
    joint = next((p for p in range(len(said) - 1, -1, -1) if said[p] in {"of", "to", "for"}), 0)
    behind = [token.low for token in before[end : end + _NEAR]]
    owned = behind[:1] == ["'s"] and not _MINDING.isdisjoint(behind[1:])
    return owned or (joint > 0 and said[joint - 1] in _MINDING)


_NEAR: Final = 4
_MINDING: Final = words_in(
    "annoyance delight horror amusement surprise astonishment joy despair chagrin dismay relief sorrow grief "
    "memory honour honor spite sake advice suggestion insistence urging thanks apologies respect "
    "deference sympathy gratitude disgust displeasure disappointment credit regards "
    "shame embarrassment fury regret benefit cost"
)


def _labels(scene: Scene, said: Tokens) -> bool:
    """Whether words before a colon may be the name of somebody who speaks (`GOBLIN: I ...`)."""
    if len(said) > _MOST_OF_LABEL or not all(token.capital for token in said):
        return False
    lexicon = scene.lexicon
    plain = lexicon.base_words.union(lexicon.nouns_of_things, words.ADVERBS, _ORDERING, _OCCASIONS)
    return not all(
        token.low in plain or token.low.endswith("ly") or lexicon.bases(token.low, "gerund") for token in said
    )


def _next_plan(scene: Scene, said: Tokens) -> bool:
    """`Plan B`, in a mail of no other plan: what is done, since another plan has failed."""
    lows = [token.low for token in said]
    one = lows[0] == "plan" and lows[1:2] != [] and lows[1] in _LATER_PLANS and len(lows) <= _MOST_OF_LABEL
    return one and scene.text.lower().count("plan") == 1


_LATER_PLANS: Final = words_in("b c d two three 2 3")
