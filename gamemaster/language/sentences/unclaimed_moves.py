"""Moves of the sender's that no frame reads, with all that they take.

`I'm afraid I vote against 51`, `And that is why I, for once, vote for Joss`, `I have no choice but to
explore`, `My elf explores`: a sentence that does nothing as it is read, in a mail of this game, is asked
about where the sender does what a verb of the game says. What is denied, wished for, to come, of the past,
done by others or only told of is none. `answers_in_words`, `pointing_back` and `verbless_moves` know those
without such a verb.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.frames.completed import completed
from gamemaster.language.sentences.answers_in_words import answers_in_words
from gamemaster.language.sentences.pointing_back import does_so, done_to_what_was_named, off_it_goes
from gamemaster.language.sentences.verbless_moves import without_verb
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Finding, Scene, Skip

_LONGEST: Final = 24
_NEAR: Final = 4
_FAR: Final = 160
_OPEN: Final[frozenset[str]] = (
    words.CONDITION
    | words.FICTION
    | words.OFTEN
    | words_in(
        "n't 't not never nor neither would could may might should will 'll shall 'd want wish hope plan "
        "intending yesterday tomorrow later last soon ago example every each before after than think thought "
        "guess suppose believe wonder doubt pretend imagine maybe perhaps probably almost nearly joke draft"
    )
)
"""Words by which nothing is certainly done now, so that silence is right."""
_QUIET: Final = words_in("statement unknown_sentence report lead_in negation question past")
"""What a sentence is found to be that may do something all the same."""


def unclaimed(
    scene: Scene,
    tokens: list[Token],
    lows: frozenset[str],
    findings: Sequence[Finding],
    before: Sequence[Finding],
) -> str:
    """Why such a sentence is asked about; "" where it is none."""
    if not scene.signed or len(tokens) > _LONGEST or "?" in lows:
        return ""

    def told() -> Tokens:
        # nearly no sentence asks what stands before it
        return _sentence_before(scene, tokens, before)

    if (
        _in_third_person(scene, tokens, lows)
        or off_it_goes(scene, tokens, lows)
        or does_so(scene, tokens, lows, told)
        or _without_choice(scene, tokens, lows)
    ):
        return "vague"
    if any(isinstance(finding, Skip) and finding.why not in _QUIET for finding in findings):
        return ""
    if answers_in_words(scene, tokens, lows, told):
        return "no_subject"
    denied = not lows.isdisjoint(_OPEN)
    if not denied and "i" in lows and _by_sender(scene, tokens):
        return "vague"
    if not denied and "'s" in lows and _of_an_owner(scene, tokens):
        return "which_one"
    if not denied and done_to_what_was_named(scene, tokens, lows, told):
        return "which_one"
    return "no_subject" if not denied and without_verb(scene, tokens, lows, told) else ""


def _sentence_before(scene: Scene, tokens: Tokens, before: Sequence[Finding]) -> Tokens:
    """The words of the sentence right before, in the same paragraph or at the end of that above."""
    first = tokens[0].start
    end = max((finding.end for finding in before[-_NEAR:] if finding.end <= first), default=0)
    if not end or first - end > _NEAR:
        return ()
    begin = max(scene.text.rfind(mark, 0, end - 1) for mark in (". ", "! ", "? ", "\n\n")) + 1
    return tokenize(scene.text, max(begin, end - _FAR), min(end + 1, first))


def _complete(scene: Scene, tokens: Tokens, place: int, form: Form = "base", ends: bool = False) -> bool:
    """Whether a verb of the game stands at `place` with all that it takes behind it, and (`ends`) no more."""
    return any(
        not ends or _ENDS.issuperset(t.low for t in tokens[filling.end :])
        for filling in completed(scene, tokens, place, form)
    )


_ENDS: Final = words_in(". ! today now twice and")


def _of_an_owner(scene: Scene, tokens: Tokens) -> bool:
    """`I accept Brask's, with an A`: something is done with what is somebody's who has a thing just now."""
    if len(tokens) <= _OWNER or tokens[0].low != "i" or tokens[1].low not in scene.lexicon.base_words:
        return False
    named = scene.referents.at(scene.text, tokens, _OWNER)
    behind = [token.low for token in tokens[named.end : named.end + 2]] if named is not None else []
    if named is None or behind[:1] != ["'s"] or not _BEHIND_OWNER.issuperset(behind[1:]):
        return False
    things = scene.referents.names.things.values()
    told = (facts for known in things for facts in known.values())
    # of some things no more than a title is known
    return any(facts.get("by") in named.who for facts in told if isinstance(facts, Mapping))


_OWNER: Final = 2
_BEHIND_OWNER: Final = words_in(". ! , ; -- : one with and for")


def _by_sender(scene: Scene, tokens: Tokens) -> bool:
    """`Be advised that I invest in Teal`: the sender does it, behind words of whatever kind."""
    for place, token in enumerate(tokens):
        if token.low != "i":
            continue
        if place and _clause_of_another(scene, tokens[:place]):
            return False
        verb = _verb_behind(tokens, place + 1)
        form: Form = "base"
        if tokens[verb : verb + 1] and tokens[verb].low in {"am", "'m"}:
            verb, form = verb + 1, "gerund"
        # what begins with it, and has nothing between, is read in full elsewhere
        if (place or verb > 1) and _complete(scene, tokens, verb, form, ends=not place):
            return True
    return False


def _verb_behind(tokens: Tokens, place: int) -> int:
    """Where the verb of the subject before `place` stands, behind adverbs and what commas set off."""
    if place < len(tokens) and tokens[place].low == ",":
        place = next((p for p in range(place + 1, len(tokens)) if tokens[p].low == ","), len(tokens)) + 1
    while place < len(tokens) and (tokens[place].low in words.ADVERBS or tokens[place].low in _DEGREES):
        place += 1
    return place


_DEGREES: Final = words_in("most very much do too quite rather myself also both once")


def _clause_of_another(scene: Scene, front: Tokens) -> bool:
    """Whether what stands in front makes `I explore` a clause of somebody's, of another time, or a row."""
    lows = [token.low for token in front]
    if lows[-1] in _TIED or not _TELLING.isdisjoint(lows):
        return True
    if any(is_past(low) for low in lows[-_NEAR:] if low not in _PASSIVE):
        return True
    labelled = front[-1].capital or (len(lows[-1]) == 1 and lows[-1].isalpha())
    return labelled or _names_speaker(scene, front) or bool(scene.lexicon.times.anywhere(front))


_TIED: Final = words_in(
    "when what how which because since while as until where whenever whether who whom like though although "
    "if time way day moment things thing"
)
"""Words behind which `I explore` is a clause of another."""
_TELLING: Final = words_in(
    "he she they we his their our < as whoever however whatever wherever whichever assume without says think "
    "thinks thought hope hopes fear pretend imagine let told tells said wrote knows hear means mean reason "
    "surprised"
)
_PASSIVE: Final = words_in("advised informed notified warned decided pleased resolved")


def _names_speaker(scene: Scene, front: Tokens) -> bool:
    """`Fri: Brask: (I invest)`: a name with a mark behind it, by which what follows is eirs."""
    if front[-1].low not in {":", ">", "--"}:
        return False
    return any(
        front[p].capital and scene.referents.at(scene.text, front[:-1], p) is not None
        for p in range(max(0, len(front) - 3), len(front) - 1)
    )


def _without_choice(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """`I have no choice but to vote for Joss`, `I can't help but explore`, `What I do is explore`."""
    if lows.isdisjoint(_TURNS) or not lows.isdisjoint(_OPEN - _DENIED):
        return False
    said = [token.low for token in tokens]
    return any(
        any(tuple(said[place - size : place]) in _NO_CHOICE for size in (3, 4) if place >= size)
        and _complete(scene, tokens, place)
        for place in range(3, len(tokens))
    )


_DENIED: Final = words_in("'t n't not")
_TURNS: Final = words_in("but do left forced obliged compelled bound")
_NO_CHOICE: Final = frozenset(
    tuple(phrase.split())
    for phrase in (
        *(f"{no} {way} but to" for no in ("no", "little") for way in ("choice", "option", "alternative")),
        *(
            f"{be} {forced} to"
            for be in ("am", "'m")
            for forced in ("forced", "obliged", "compelled", "bound")
        ),
        *(
            "'t help but",
            "cannot help but",
            "do nothing but",
            "for it but to",
            "left but to",
            "remains but to",
            "left is to",
        ),
        *("what i do is", "all i do is", "thing i do is"),
    )
)


def _in_third_person(scene: Scene, tokens: Tokens, lows: frozenset[str]) -> bool:
    """`My elf explores.`, `Your humble baker votes for Joss.`, `This mail places a tile at F6.`"""
    opening = [token.low for token in tokens[:3]]
    named = scene.referents.at(scene.text, tokens, 0) if tokens[0].capital and len(opening[0]) > 2 else None
    if named is not None and named.who == (scene.sender,):
        verb = named.end
    elif opening[0] in {"my", "this"}:
        verb = 2
    elif opening[0] == "your" and opening[-1] != "your" and opening[1] in _MODEST:
        verb = 3
    else:
        return False
    if not words.KIN.isdisjoint(opening) or not lows.isdisjoint(_OPEN):
        return False
    return _complete(scene, tokens, verb, "third", ends=True)


_MODEST: Final = words_in("humble obedient faithful loyal devoted")
