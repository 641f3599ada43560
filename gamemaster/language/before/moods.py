"""How a clause opens: does it perform, or tell, plan, wish, ask, deny, advise?

Only the first person present performs. Everything that an announcement of another kind might say (intent,
future, past, wish, negation, question, advice, report) is told apart here by its first words.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from gamemaster.language.before.habits import at_any_time, ever_was, tells_of_weekdays, told_how
from gamemaster.language.before.having_done import has_done
from gamemaster.language.before.insets import INSETTING, past_inset
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import PAST_FORMS, is_past
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene


class Mood(StrEnum):
    """What a clause does with its verb. The values are the codes of words that perform nothing."""

    PERFORM = "perform"
    DOUBTFUL = "doubtful"
    BARE = "imperative"
    GERUND = "gerund"
    INTENT = "intent"
    FUTURE = "future"
    MODAL = "modal"
    WISH = "wish"
    PAST = "past"
    NEGATION = "negation"
    PROGRESSIVE = "progressive"
    HEDGE = "hedge"
    QUESTION = "question"
    REPORT = "report"
    STATE = "statement"
    UNKNOWN = "unknown_sentence"


class Head(NamedTuple):
    """The opening of a clause: its mood, where its verb stands, and whether it said hereby."""

    mood: Mood
    verb: int
    hereby: bool = False
    first: bool = True


_WISHES: Final = words_in("want wish hope need like love prefer aim expect long yearn ask request beg")
_MODALS: Final = words_in("would could might may should must can cannot ought 'd need dare")
_DEGREES: Final = words_in("very much really dearly so gladly absolutely greatly")
_GLAD: Final = words_in("happy glad delighted pleased honoured honored thrilled keen interested eager")
_FUTURE: Final = words_in("will 'll shall gonna")
_HEDGES: Final = words_in("think guess suppose believe reckon assume figure imagine")
_TRIES: Final = words_in("try attempt choose decide elect opt proceed continue begin start keep")
_NOT: Final = words_in("not 't never no neither nowhere hardly dont cant wont")
_ASKING: Final = words_in(
    "can could may do does did is are am was were should would will shall have has what how why "
    "who where which whose whom might must"
)
_TAGS: Final = words_in(
    "do does did am is are ain should shall will would can could right ok okay correct yes no eh"
)


def wonders(tokens: Tokens) -> bool:
    """Whether a question asks what to do, or what is so: `Which is better: ...?`, `I heal, don't I?`

    `I heal, right?` may ask for assent to what it does; `I pay two, I get healed, right?` tells a rule.
    """
    if len(tokens) > 4 and tokens[0].low in {"which", "what", "why", "how", "whether"}:
        return True
    commas = [place for place, token in enumerate(tokens) if token.low == ","]
    tag = [token.low for token in tokens[commas[-1] + 1 :] if token.low not in {"?", "!"}] if commas else []
    return (
        1 <= len(tag) <= 4
        and tag[0] in _TAGS | {"don", "isn", "aren", "won", "shouldn"}
        and (len(commas) > 1 if len(tag) == 1 else tag[-1] in {"i", "it", "that"})
    )


def head(scene: Scene, tokens: Tokens, start: int) -> Head:
    """How the clause that begins at `start` opens."""
    if start >= len(tokens):
        return Head(Mood.UNKNOWN, start, first=False)
    word = tokens[start].low
    following = tokens[start + 1].low if start + 1 < len(tokens) else ""
    if word == "i" or (word in {"im", "ive"}):
        return _first_person(scene, tokens, start + 1 if word == "i" else start)
    if word == "we":
        told = _first_person(scene, tokens, start + 1)
        certain = told.hereby or scene.royal or jointly(scene, tokens, told.verb)
        return told if certain or told.mood is not Mood.PERFORM else told._replace(mood=Mood.DOUBTFUL)
    if shares_subject(tokens, start):
        return _first_person(scene, tokens, start)
    if word == "let":
        wish = following == "me"
        return Head(Mood.WISH if wish else Mood.FUTURE, start + wish, first=False)
    if word == "please" and following == "let" and tokens[start + 2 : start + 3]:
        return head(scene, tokens, start + 1)
    if word == "please" and scene.lexicon.verb_at(tokens, start + 1):
        return Head(Mood.BARE, start + 1, first=False)
    if word == "hereby" and scene.lexicon.verb_at(tokens, start + 1):
        return Head(Mood.BARE, start + 1, hereby=True, first=False)
    return _other_opening(scene, tokens, start, word, following)


def shares_subject(tokens: Tokens, place: int) -> bool:
    """`I have read the rules and would like to join`: whether the sender of the first clause is who wishes.

    No other subject may stand between: `I have a friend who has read them and would like to join`.
    """
    if place < _PAIR or tokens[place].low not in _WISHING:
        return False
    said = tuple(token.low for token in tokens[place : place + 3])
    if not (said in _WISHED or said[:2] in _WISHED):
        return False
    lows = [token.low for token in tokens[:place]]
    begin = next((p for p, low in enumerate(lows) if low == "i" and not (p and lows[p - 1] == "that")), place)
    between = lows[begin + 1 : -1]
    others = _OTHER_SUBJECTS.intersection(between) or words.FINITE.intersection(between[1:]) - {"had"}
    return lows[-1] in {"and", "but"} and bool(between) and not others


_PAIR: Final = 2
_WISHING: Final = words_in("would 'd want wish")
_WISHED: Final = (
    ("would", "like", "to"),
    ("would", "love", "to"),
    ("'d", "like", "to"),
    ("'d", "love", "to"),
    ("want", "to"),
    ("wish", "to"),
)
_OTHER_SUBJECTS: Final = words_in(
    "i he she they we who whom whose which that what where if unless ; : -- . ( ) both everybody somebody "
    "someone everyone nobody others"
)


def wishes(scene: Scene, tokens: Tokens, told: Head) -> bool:
    """Whether a clause wishes for what a wish is enough for (`I want to join`)."""
    return told.mood is Mood.WISH and any(
        hit.what.frame.lax
        for place in range(told.verb + 1, min(told.verb + 6, len(tokens)))
        for hit in scene.lexicon.verb_at(tokens, place)
    )


def begins_act(scene: Scene, tokens: Tokens, place: int, wishing: bool) -> bool:
    """Whether a clause acts, or, where a wish may be told as well (`wishing`), wishes for what that does."""
    told = head(scene, tokens, place)
    acts = told.mood is Mood.PERFORM or bool(scene.lexicon.sayings.at(tokens, place))
    return acts or (wishing and wishes(scene, tokens, told))


def jointly(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """Whether the verb tells of what several people do together."""
    hits = scene.lexicon.verb_at(tokens, verb)
    return bool(hits) and all(hit.what.frame.joint for hit in hits)


def _bids_leave_it(tokens: Tokens, start: int) -> bool:
    """`Never mind,`, unlike `Never mind the thunder`, which denies what stands behind it."""
    lows = [token.low for token in tokens[start : start + 3]]
    return lows[:2] == ["never", "mind"] and not "".join(lows[2:]).isalpha()


def _other_opening(scene: Scene, tokens: Tokens, start: int, word: str, following: str) -> Head:
    """A clause that does not open in the first person."""
    denies = word in {"not", "no", "never"} and not _bids_leave_it(tokens, start)
    if denies or (word == "do" and following in _NOT):
        return Head(Mood.NEGATION, start, first=False)
    if word == "do" and following in {"hereby", "herewith"} and scene.lexicon.verb_at(tokens, start + 2):
        # "We, Ondine of the Fens," stands in a paragraph of its own
        return Head(Mood.DOUBTFUL, start + 2, hereby=True, first=False)
    if scene.lexicon.verb_at(tokens, start):
        return Head(Mood.BARE, start, first=False)
    if scene.lexicon.verb_at(tokens, start, "gerund"):
        return Head(Mood.GERUND, start, first=False)
    if word in _ASKING and following in _NOT and following != "'t":
        return Head(Mood.UNKNOWN, start, first=False)
    if word in _ASKING:
        return Head(Mood.QUESTION, start, first=False)
    if word in words.PRONOUNS:
        return Head(Mood.REPORT, start, first=False)
    named = scene.referents.at(scene.text, tokens, start)
    if named is not None and _tells(tokens, named.end):
        return Head(Mood.REPORT, named.end, first=False)
    if scene.lexicon.verb_at(tokens, start, "past"):
        return Head(Mood.PAST, start, first=False)
    return Head(Mood.UNKNOWN, start, first=False)


def _tells(tokens: Tokens, place: int) -> bool:
    """Whether a verb in the third person, or a mark of speech, stands at `place`."""
    while place < len(tokens) and tokens[place].low in words.ADVERBS:
        place += 1
    if place >= len(tokens):
        return False
    low = tokens[place].low
    verbal = len(low) > 3 and low.endswith(("s", "ed")) and low not in {"always", "perhaps", "thus", "this"}
    return (
        verbal
        or low in words.FINITE
        or low in _MODALS
        or low in _FUTURE
        or low in PAST_FORMS
        or low in words.SPEECH
        or low == ":"
    )


def _first_person(scene: Scene, tokens: Tokens, start: int) -> Head:
    place, hereby = start, False
    while place < len(tokens):
        word = tokens[place].low
        following = tokens[place + 1].low if place + 1 < len(tokens) else ""
        if word == "myself" or (
            word == "only" and not (_verb(scene, tokens, place + 1, "base") and at_any_time(tokens))
        ):
            place += 1
        elif word in INSETTING and (after := past_inset(scene, tokens, place)) is not None:
            place = after
        elif word in words.ADVERBS or (word == "do" and following in words.ADVERBS):
            hereby = hereby or word in {"hereby", "herewith"} or following in {"hereby", "herewith"}
            place += 1
        elif (word in {"most", "very"} and following in words.ADVERBS) or (
            word in {"rather", "quite"} and following in words.STATIVE
        ):
            # "I most strenuously object", "I rather like it"
            place += 1
        elif (word == "do" and _verb(scene, tokens, place + 1, "base")) or (
            word == "once" and following in {"more", "again"} and _verb(scene, tokens, place + 2, "base")
        ):
            place += 1 + (word == "once")
        elif word == "do" and following in words.STATIVE:
            # "I do own one"
            return Head(Mood.STATE, place, hereby)
        elif word == "for" and following == "one":
            place += 2
        elif word == "already" and (_verb(scene, tokens, place + 1, "past") or is_past(following)):
            return Head(Mood.PAST, place + 1, hereby)
        elif told := told_how(scene.lexicon, tokens, place):
            return Head(Mood(told), place + 1, hereby)
        elif (
            following in _NOT
            and word not in words.PRONOUNS | INSETTING
            and not _verb(scene, tokens, place, "base")
        ):
            return Head(Mood.NEGATION, place, hereby)
        else:
            return Head(_mood(scene, tokens, place, word, following), place, hereby)
    return Head(Mood.UNKNOWN, place, hereby)


def _mood(scene: Scene, tokens: Tokens, place: int, word: str, following: str) -> Mood:
    if word in _NOT:
        return Mood.NEGATION
    if word in _FUTURE:
        return Mood.NEGATION if following in _NOT else Mood.FUTURE
    if word in _WISHES and following == "to":
        return Mood.WISH
    if word in _MODALS:
        while following in _DEGREES and place + 2 < len(tokens):
            # "I would very much like to join"
            place += 1
            following = tokens[place + 1].low
        glad = following == "be" and place + 2 < len(tokens) and tokens[place + 2].low in _GLAD
        return Mood.WISH if glad or following in {"like", "love", "wish", "prefer"} else Mood.MODAL
    if word == "intend" or (word in {"plan", "aim", "mean", "propose"} and following in {"to", "on"}):
        return Mood.INTENT
    if word in {"am", "'m", "are", "'re", "was", "were", "im"}:
        return _being(scene, tokens, place, word)
    if word in {"have", "'ve", "had", "has", "ive"}:
        return _having(scene, tokens, place, word)
    if word in _HEDGES:
        return Mood.HEDGE
    if word == "only" and tells_of_weekdays(tokens[place:]):
        # "I only get to my mail on weekends"
        return Mood.STATE
    idle = following == "no" and place + 2 < len(tokens) and tokens[place + 2].low in _NO_DEEDS
    if idle or word in words.OFTEN or (word == "ever" and ever_was(scene.lexicon, tokens, place + 1)):
        return Mood.STATE
    return _by_verb(scene, tokens, place, word)


_NOT_PAST: Final = words_in("proceed exceed speed")


_NO_DEEDS: Final = words_in(
    "apology apologies excuse excuses promise promises pleasure quarter mercy offence offense joy claim "
    "claims comment attempt secret sense difference fuss bones pretence blame credit prisoners chance "
    "chances risk risks notice part side sides refund refunds explanation opinion judgement judgment answer "
    "reason reasons defence defense bribe bribes question questions grudge grudges ill objections regret "
    "regrets doubt guarantee guarantees responsibility threat threats demands"
)
"""`I make no apology`: what is not given or taken beside an act, and nothing of a game."""


def _by_verb(scene: Scene, tokens: Tokens, place: int, word: str) -> Mood:
    hits = scene.lexicon.verb_at(tokens, place)
    if word in _TRIES and (not hits or following_verb(scene, tokens, place + 1)):
        longer = any(hit.end > place + 1 for hit in hits)
        if not longer and not _goes(scene, tokens, place):
            return Mood.DOUBTFUL
    if hits:
        return Mood.PERFORM
    if _verb(scene, tokens, place, "past") or word in PAST_FORMS or word == "used":
        return Mood.PAST
    if word in words.STATIVE:
        return Mood.STATE
    if is_past(word) and word not in _NOT_PAST:
        return Mood.PAST
    return Mood.PERFORM if word[:1].isalpha() else Mood.UNKNOWN


def following_verb(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether `to` and a verb, or a verb in -ing, stand at `place` (`I start to explore`)."""
    if place >= len(tokens):
        return False
    if tokens[place].low in {"to", "by", "and"}:
        return _verb(scene, tokens, place + 1, "base") or _verb(scene, tokens, place + 1, "gerund")
    return tokens[place].low.endswith("ing")


def _goes(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I proceed to the Healer`, unlike `I proceed to explore`."""
    if not _verb(scene, tokens, place, "base") or place + 2 >= len(tokens) or tokens[place + 1].low != "to":
        return False
    return not _verb(scene, tokens, place + 2, "base")


_BETWEEN: Final = words.ADVERBS | words_in("already not only currently ever been")


def _being(scene: Scene, tokens: Tokens, place: int, word: str) -> Mood:
    after = place + 1
    while after < len(tokens) and tokens[after].low in _BETWEEN:
        if tokens[after].low == "not":
            return Mood.NEGATION
        after += 1
    if after < len(tokens):
        if tokens[after].low in _GLAD and word in {"am", "'m", "im"}:
            return Mood.WISH
        if tokens[after].low in {"going", "about", "planning", "ready", "hoping", "trying"}:
            bound = (
                after + 2 < len(tokens)
                and tokens[after + 1].low == "to"
                and not _goes_to(scene, tokens, after + 2)
            )
            if tokens[after].low != "going" or bound:
                return Mood.PAST if word in {"was", "were"} else Mood.FUTURE
        if _verb(scene, tokens, after, "gerund"):
            return Mood.PAST if word in {"was", "were"} else Mood.PROGRESSIVE
    return Mood.STATE


def _goes_to(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a place is named at `place`, so that `going to` is a movement and no future."""
    low = tokens[place].low
    return (
        low == "the"
        or (low in scene.lexicon.entities and not _verb(scene, tokens, place, "base"))
        or low == "town"
    )


def _having(scene: Scene, tokens: Tokens, place: int, word: str) -> Mood:
    if place + 1 < len(tokens) and tokens[place + 1].low == "to":
        return Mood.FUTURE
    if word == "had":
        return Mood.PAST
    named = scene.referents.at(scene.text, tokens, place + 1)
    if word == "have" and named is not None and _verb(scene, tokens, named.end, "base"):
        return Mood.PERFORM
    if word == "have" and (has_done(scene, tokens, place) or _is_caused(scene, tokens, place)):
        return Mood.PERFORM
    after = place + 1
    while after < len(tokens) and tokens[after].low in _BETWEEN:
        after += 1
    if after < len(tokens):
        low = tokens[after].low
        if _verb(scene, tokens, after, "participle") or low.endswith("ed") or low in PAST_FORMS:
            return Mood.PAST
    return Mood.STATE


def _is_caused(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I have my wounds healed`: what a game says with `have` and more words, and is no state."""
    return any(hit.end > place + 1 for hit in scene.lexicon.verb_at(tokens, place))


def _verb(scene: Scene, tokens: Tokens, place: int, form: Form) -> bool:
    return bool(scene.lexicon.verb_at(tokens, place, form))
