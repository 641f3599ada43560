"""What is named beside an act as not done: `instead of the Healer`, `and not Tarn`."""

from typing import Final

from gamemaster.language.after.remark_words import OF_MAIL
from gamemaster.language.english import words
from gamemaster.language.english.numbers import number_at
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.matching import times_at
from gamemaster.language.tails.tails import tail_harmless
from gamemaster.language.values.describing import names_things
from gamemaster.language.values.people import person_at
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Scene

SEPARATORS: Final = frozenset(
    {",", ";", ":", "and", "then", "&", "+", "--", "plus", "afterwards", "thereafter", "thereupon"}
)
_CONTRASTS: Final = (
    ("instead", "of"),
    ("rather", "than"),
    ("and", "not"),
    ("but", "not"),
    ("not",),
    ("unlike",),
)
_BEFORE_CONTRASTED: Final = words_in("to into for from with on at in")


def contrast_end(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The end of `instead of the Healer` or `rather than healing`: what is named there is not done."""
    if _only_instead(scene, tokens, start):
        return start + 1
    place = past_contrast(tokens, start)
    if place is None or (
        tokens[start].low == "not" and (start == 0 or tokens[start - 1].low not in {",", "but"})
    ):
        return None
    ends = [hit.end for hit in scene.lexicon.verb_at(tokens, place, "gerund")]
    lead = place + (place < len(tokens) and tokens[place].low in _BEFORE_CONTRASTED)
    for name in ("person", *scene.lexicon.own_kinds):
        values = values_at(scene, tokens, lead, name)
        if (
            name == "person"
            and values
            and place - start == len(("instead", "of"))
            and _done_to_none(scene, tokens[:start])
        ):
            # "I explore instead of Brask": e takes eir place
            continue
        # in "not the Cat and the Boat" it is not certain how far the not goes
        ends += [v.end for v in values if not v.doubt and not (v.others and tokens[place - 1].low == "not")]
    if (times := times_at(tokens, place)) is not None:
        # "twice, not three times"
        ends.append(times[1])
    further = (_once_more(tokens, place), _way(tokens, place), _grounds(scene, tokens, place))
    ends += [end for end in further if end]
    number = number_at(tokens, place + (place < len(tokens) and tokens[place].low == "the"))
    ends += [number[1]] if number is not None else []
    done = [
        end
        for end in ends
        if _begins_clause(scene, tokens, end) or _trails(scene, tokens, end) or _as_told(scene, tokens, end)
    ]
    if not ends and tokens[start].low in {"instead", "rather"}:
        return _idly_left(scene, tokens, place)
    if any(tells_of_it(scene, tokens, end) for end in ends):
        return len(tokens)
    if done and max(done) == max(ends) and _as_told(scene, tokens, max(done)):
        return len(tokens)
    if not done and any(_concedes(scene, tokens, end) for end in ends):
        return len(tokens)
    return max(done, default=None)


def _idly_left(scene: Scene, tokens: Tokens, place: int) -> int | None:
    """The end of `(instead of) being sorry`, `(rather than) doing the dishes`: what is left undone."""
    end = place
    while (
        end < len(tokens) and tokens[end].low.replace("-", "").isalpha() and tokens[end].low not in _JOINING
    ):
        end += 1
    said = tokens[place:end]
    lows = [token.low for token in said]
    doing = lows[:1] != [] and len(lows[0]) > len("doing") - 1 and lows[0].endswith("ing")
    chores = (
        lows[:1] != [] and lows[0] in {"the", "my", "any"} and 1 < len(lows) <= len(["my", "late", "lunch"])
    )
    if not (doing or chores) or len(said) > _MOST_TOLD or not _begins_clause(scene, tokens, end):
        return None
    known = scene.lexicon.entities | scene.lexicon.nouns_of_things | scene.lexicon.base_words
    spoilt = words.TAINT | words.CONDITION | OF_MAIL | words_in("i we this that these those it one ones vote")
    if any(token.capital for token in said) or not (known | spoilt).isdisjoint(lows):
        return None
    return None if names_things(scene, said) or lows[0] in _NO_CHORE else end


_JOINING: Final = words_in("and then but or so")
_NO_CHORE: Final = words_in("nothing something anything everything king morning evening using meaning")


def _once_more(tokens: Tokens, place: int) -> int:
    """The end of `(twice and not) a third time`: how often it is not done; 0 if there is none."""
    lows = [token.low for token in tokens[place : place + 3]]
    if lows[:1] == ["a"] and lows[2:] == ["time"] and lows[1] in _FURTHER:
        return place + 3
    if lows[:2] == ["once", "more"] and tokens[place - 2].low == "and":
        return place + 2
    return 0


_FURTHER: Final = words_in("second third fourth fifth sixth seventh eighth further")


def _way(tokens: Tokens, place: int) -> int:
    """The end of `(and not) in a friendly way`, `(not) lightly`: in which mood it is not done; 0 if there is
    none."""
    lows = [token.low for token in tokens[place : place + 4]]
    if lows[:1] != [] and lows[0] in _IDLY:
        return place + 1
    mood = (
        lows[:1] == ["in"] and lows[1:2] in (["a"], ["an"], ["any"]) and lows[3:] != [] and lows[3] in _WAYS
    )
    return place + 4 if mood and lows[2] in _KINDLY else 0


def _grounds(scene: Scene, tokens: Tokens, place: int) -> int:
    """The end of `(and not) only out of revenge`, `(and not) just for fun`: there is more to it than that;
    0 if it is something else."""
    lows = [token.low for token in tokens[place : place + 2]]
    if len(lows) < 2 or lows[0] not in _MERELY or lows[1] not in _OUT_OF:
        return 0
    stops = (p for p in range(place + 1, len(tokens)) if not tokens[p].low[0].isalnum())
    end = next(stops, len(tokens))
    said = tokens[place + 1 : end]
    spoilt = words.TAINT | words.CONDITION | OF_MAIL | words_in("i we but vote")
    held = any(t.capital or t.low[0].isdigit() or t.low in spoilt for t in said)
    return 0 if held or names_things(scene, said) else end


_MERELY: Final = words_in("only just merely simply")
_OUT_OF: Final = words_in("out for from in as with to")
_IDLY: Final = words_in("lightly gladly happily willingly cheerfully proudly reluctantly")
_WAYS: Final = words_in("way manner mood spirit tone voice")
_KINDLY: Final = words_in(
    "friendly kind kindly nice good bad unkind nasty unfriendly hostile mean gentle generous loving happy "
    "cheerful angry forgiving charitable personal romantic neighbourly neighborly"
)


def denies_another(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`, not his offer of the 3`: which other thing of the game is not meant, up to the end."""
    if [token.low for token in tokens[place : place + 2]] != [",", "not"]:
        return False
    said = tokens[place + 2 :]
    lows = {token.low for token in said}
    nouns = scene.lexicon.naming_words | {"one"}
    plain = lows.isdisjoint(words.TAINT | words.CONDITION | {"i", "we", ":", ",", ";", "--"})
    return 1 < len(said) <= _MOST_TOLD + 1 and said[0].low in _ITS and not lows.isdisjoint(nouns) and plain


def _done_to_none(scene: Scene, tokens: Tokens) -> bool:
    """Whether nothing in the words, which do something, is done to a person."""
    hits = [hit for p in range(len(tokens)) for hit in scene.lexicon.verb_at(tokens, p)]
    hits += [hit for p in range(len(tokens)) for hit in scene.lexicon.sayings.at(tokens, p)]
    return bool(hits) and not any(slot.kind == "person" for hit in hits for slot in hit.what.frame.slots)


def closes_to_somebody(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I offer a 3 for an A, but not to Brask`: the act names nobody to whom it is open, and could have."""
    if [token.low for token in tokens[place : place + 2]] not in (["not", "to"], ["not", "for"]):
        return False
    hits = [hit for p in range(place) for hit in scene.lexicon.verb_at(tokens, p)]
    limited = any(s.kind == "person" and s.optional and s.many for h in hits for s in h.what.frame.slots)
    named = [p for p, t in enumerate(tokens) if t.capital and person_at(scene, tokens, p) is not None]
    return limited and place + 2 in named and not any(p < place for p in named)


_ITS: Final = words_in("his her their eir the that your")


def tells_of_it(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(rather than the Larks), who get up at five`: up to the end, what is told of something not done."""
    lows = [token.low for token in tokens[place : place + 3]]
    if lows[:1] != [","] or not (lows[1:2] and (lows[1] in _RELATIVE or (lows[2:] and lows[2] in _OF_WHICH))):
        return False
    said = tokens[place + 2 :]
    if any(token.low in _ALTERING for token in said):
        return False
    for number, token in enumerate(said):
        own = token.low in {"i", "we"} and not is_past(said[min(number + 1, len(said) - 1)].low)
        joined = token.low in {"and", ",", ";", "then"} and scene.lexicon.verb_at(said, number + 1)
        if joined or (own and scene.lexicon.verb_at(said, number + 1)):
            return False
    return True


_RELATIVE: Final = words_in("who whom whose which where")
_OF_WHICH: Final = words_in("whose whom which")
_ALTERING: Final[frozenset[str]] = (words.CONDITION - {"until", "till", "when", "while", "since"}) | words_in(
    "or but instead rather also too tomorrow later : ? next"
)


def _as_told(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`(not 5) as he asked`, `(rather than the 5) Yaw dared me to`: who wanted otherwise, up to the end."""
    said = [t for t in tokens[place:] if t.low[0].isalnum() or t.low[0] == "'"]
    if not 1 < len(said) <= _MOST_TOLD or any(t.low == "," for t in tokens[place:]):
        return False
    opens = said[0].low in {"as", "that", "like"} | words.PRONOUNS or said[0].capital
    spoilt = words.TAINT | words.CONDITION | scene.lexicon.entities | {"i", "and"}
    spoken = any(is_past(t.low) or t.low in _WANTING for t in said)
    return opens and spoken and not any(t.low in spoilt or t.low[0].isdigit() for t in said)


_MOST_TOLD: Final = 8
_WANTING: Final = words_in("wants says asks thinks advises suggests demands prefers recommends")


def _concedes(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`, though it's Tarn I would sooner see the back of`: what is so and changes nothing, up to the end."""
    if [token.low for token in tokens[place : place + 1]] != [","]:
        return False
    said = tokens[place + 1 :]
    if not said or said[0].low not in _CONCEDING or any(token.low in _SPOILING for token in said[1:]):
        return False
    return not any(
        token.low in {"i", "we"} and scene.lexicon.verb_at(said, number + 1)
        for number, token in enumerate(said)
    )


_CONCEDING: Final = words_in("though although whatever")
_SPOILING: Final = words.CONDITION | words_in("instead rather or either not n't 't never tomorrow later")


def _trails(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a harmless tail is set off there (`, whatever I swore at dinner`)."""
    apart = place < len(tokens) and tokens[place].low in {",", "--"}
    return apart and tail_harmless(scene, tokens, place, len(tokens), None)


def _only_instead(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`I play the Cat instead.`: what it stands for was done before in this mail, or not at all."""
    if place >= len(tokens) or tokens[place].low != "instead" or not _begins_clause(scene, tokens, place + 1):
        return False
    return scene.prompts.author(tokens[place].start) != scene.sender


def past_contrast(tokens: Tokens, start: int) -> int | None:
    """After `instead of`, `rather than` or `not` at `start`."""
    lows = [token.low for token in tokens[start : start + 2]]
    opener = next((c for c in _CONTRASTS if tuple(lows[: len(c)]) == c), None)
    return start + len(opener) if opener is not None else None


def _begins_clause(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether nothing stands from `place` on, or, behind a comma or connective, a clause of its own."""
    begin = place
    while begin < len(tokens) and (tokens[begin].low in SEPARATORS or not tokens[begin].low[0].isalnum()):
        begin += 1
    if begin >= len(tokens):
        return True
    clause = tokens[begin].low in {"i", "we"} or bool(scene.lexicon.verb_at(tokens, begin))
    return begin > place and clause
