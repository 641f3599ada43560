"""Acts told as what comes of something: `It is so dull here that I explore`, `such fun that I want to join`.

To want to join is to join, whatever it comes of; any other act may as well be told, and is asked about. So is
any full act at the end of a sentence in which none was heard (`It rains on, as I explore`): none is lost.
"""

from typing import Final

from gamemaster.language.before.moods import Mood, head
from gamemaster.language.before.unmarked import GOVERNING
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, asks_at_end, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.reading.found_so_far import doubted
from gamemaster.language.rephrasing.described_intents import ANSWERING, describes_intent
from gamemaster.language.rephrasing.gifts import GIFTS, gives_without_saying
from gamemaster.language.rephrasing.inset_leads import proclaims
from gamemaster.language.sentences.alone import findings_alone
from gamemaster.language.sentences.sentence_state import Said
from gamemaster.language.sentences.solemn import performs_somehow
from gamemaster.language.sentences.turned_about import turned_about
from gamemaster.language.values.values import values_at
from gamemaster.language.vocabulary.scene import Doubt, Finding, Scene, Skip, acts_in, findings_act

_OF_DEGREE: Final = words_in("so such")
_FARTHEST: Final = 24
_BARRING: Final[frozenset[str]] = words.CONDITION | words_in("not n't 't never hardly no nobody ? nothing")


def asked_after_all(
    scene: Scene, tokens: list[Token], lows: frozenset[str], said: Said, whole: tuple[int, int]
) -> Said:
    """What a sentence comes to in which no act was heard: a question where it may be one after all."""
    if "hereby" in lows and proclaims(scene, tokens):
        return Said([Doubt("no_subject", *whole, (), True)])
    if not lows.isdisjoint(ANSWERING) and scene.near and describes_intent(scene, tokens):
        return Said([Doubt("vague", *whole, (), True)])
    if (
        "my" in lows
        and "none" not in lows
        and not asks_at_end(tokens)
        and scene.near
        and _calls_it_a_move(scene, tokens)
    ):
        return Said([Doubt("vague", *whole, (), True)])
    if scene.signed and "me" in lows and _puts_down(tokens):
        return Said([Doubt("vague", *whole, (), True)])
    if scene.signed and "i" in lows and not lows.isdisjoint(_REST) and _of_the_rest(scene, tokens):
        return Said([Doubt("which_one", *whole, (), True)])
    if scene.signed and not lows.isdisjoint(GIFTS) and gives_without_saying(scene, tokens):
        return Said([Doubt("vague", *whole, (), True)])
    if "that" in lows and not lows.isdisjoint(_OF_DEGREE) and (found := _come_of_it(scene, tokens)):
        return Said(found)
    if "i" in lows and not asks_at_end(tokens) and (found := _left_unheard(scene, tokens, said.findings)):
        return Said(found)
    if scene.signed and (
        performs_somehow(scene, tokens, lows) or ("i" in lows and turned_about(scene, tokens, lows))
    ):
        return Said([Doubt("vague", *whole, (), True)])
    return said


def _puts_down(tokens: Tokens) -> bool:
    """`Put me down for the Healer, or the Exchanger`, `You can count me with those who want him gone`."""
    lows = [token.low for token in tokens]
    places = (p for p in range(1, len(lows) - 2) if lows[p] == "me" and lows[p - 1] in _PUTTING)
    return any(
        lows[p + 1] in _AMONG or (lows[p + 1] == "down" and lows[p + 2] in _AMONG)
        for p in places
        if (_NOT_DOWN | words.SPEECH).isdisjoint(lows[:p])
    )


_PUTTING: Final = words_in("put count mark list enter book note")
_NOT_DOWN: Final = words_in("not n't 't never yesterday")
_AMONG: Final = words_in("for with among against")


def _of_the_rest(scene: Scene, tokens: Tokens) -> bool:
    """`I keep Rum and discard the rest`, `I discard at random`: what is to be worked out."""
    lows = [token.low for token in tokens]
    lows = lows[: next((p for p, low in enumerate(lows) if low == "," and p > _FEW), len(lows))]
    if lows[0] != "i" or not _UNSAID.isdisjoint(lows) or scene.lexicon.times.anywhere(tokens):
        return False
    verbs = (p for p in range(1, len(lows)) if lows[p] in scene.lexicon.base_words)
    return any(
        lows[p - 1] in {"i", "and", ",", "then"}
        and lows[p + 1 : p + 3] in _LEFT
        and (lows[p + 2] != "other" or lows[p + 3 : p + 4] in ([], ["to"], ["."], ["!"]))
        for p in verbs
    )


_REST: Final = words_in("rest others remaining random other")
_LEFT: Final = (
    ["the", "rest"],
    ["the", "other"],
    ["the", "others"],
    ["the", "remaining"],
    ["all", "others"],
    ["at", "random"],
)
_UNSAID: Final[frozenset[str]] = words.CONDITION | words_in(
    "not n't 't never no ? would could should might may must will 'll"
)


def _calls_it_a_move(scene: Scene, tokens: Tokens) -> bool:
    """`My move is the Healer, thank you`: something of the game, which is called what the sender does."""
    lows = [token.low for token in tokens[:_LABELLED]]
    noun = next((p for p, low in enumerate(lows) if p and low in _MOVES), 0)
    if lows[:1] != ["my"] or not noun or not _WHICH.issuperset(lows[1:noun]):
        return False
    if lows[noun + 1 : noun + 2] not in (["is"], [":"], ["are"], ["goes"]):
        return False
    rest = tokens[noun + 2 :]
    if not _BARRING.isdisjoint([token.low for token in rest]) or scene.lexicon.times.anywhere(rest):
        return False
    kinds = [k.name for k in scene.lexicon.kinds.values() if not (k.open or k.number or k.counted)]
    opened = next((p for p, token in enumerate(rest) if token.low not in _OPENING), len(rest))
    return any(values_at(scene, rest, opened, kind) for kind in kinds) if opened < len(rest) else False


_LABELLED: Final = 5
_MOVES: Final = words_in("move moves action actions play plays turn choice order orders vote tile discard")
_WHICH: Final = words_in("first next last one only second third final")
_OPENING: Final = words_in("to for at in on the a an my :")


def _come_of_it(scene: Scene, tokens: list[Token]) -> list[Finding]:
    """The findings of the clause that tells what something comes to; none where there is no such clause."""
    place = _result(tokens)
    if not place:
        return []
    told = findings_alone(scene, tokens[place:], (tokens[place].start, tokens[-1].end))
    acts = acts_in(told)
    if all(act.action.name in scene.lexicon.lax for act in acts):
        return told if findings_act(told) else []
    return doubted(told, "lead_in")


def _left_unheard(scene: Scene, tokens: list[Token], passed: list[Finding]) -> list[Finding]:
    """`Tarn swore the round was his, yet here I play Rum`: a question about the full act at the end.

    None where the words that were `passed` over are known to be of another time, mouth or case.
    """
    told = _OVERHEARD | ({"future"} if tokens[0].low == "you" else set())
    if not all(isinstance(f, Skip) and f.why in told for f in passed):
        return []
    subjects = [p for p in range(len(tokens) - 2, 0, -1) if tokens[p].low == "i"][:_MOST]
    stated = any(isinstance(f, Skip) and f.why == "statement" for f in passed)
    for place in subjects:
        last = place == subjects[0]
        if _begins_clause(tokens, place) and not _in_a_column(scene, tokens, place):
            found = _unheard_at(scene, tokens, place)
            # in front of others of the sender's, or behind what is so, only a certain act is worth one
            if found and ((last and not stated) or any(isinstance(f, Doubt) and _valued(f) for f in found)):
                return found
    return []


_MOST: Final = 4


def _valued(doubt: Doubt) -> bool:
    """Whether a question knows of an act that names what it is done with."""
    return any(act.values for acts in doubt.candidates for act in acts)


def _unheard_at(scene: Scene, tokens: list[Token], place: int) -> list[Finding]:
    """A question about the act whose subject stands at `place`; nothing where there is none."""
    doing = head(scene, tokens, place)
    does = doing.mood is Mood.PERFORM and scene.lexicon.verb_at(tokens, doing.verb)
    says = not does and bool(scene.lexicon.sayings.at(tokens, place))
    if not (does or says):
        return []
    found = findings_alone(scene, tokens[place:], (tokens[place].start, tokens[-1].end))
    if place < _FEW and not any(act.values for act in acts_in(found)):
        # "The others I leave to you"
        return []
    if scene.near and tokens[0].low in _FRONTING and not acts_in(found):
        # "The new community I name Pink": what its verb takes stands in front of all
        whole = tokens[0].start, tokens[-1].end
        return [Doubt("vague", *whole, (), True)] if any(isinstance(f, Doubt) for f in found) else []
    # "You will see why I place a tile at F6, exactly where Tarn had hoped to": none is lost
    apart = acts_in(found) or scene.lexicon.times.anywhere(tokens[:place])
    return doubted(found, "lead_in") if apart else _offered(found, says)


def _offered(found: list[Finding], says: bool) -> list[Finding]:
    """The questions that know what may be done, or all where a saying of the game `says` so."""
    return [f for f in found if isinstance(f, Doubt) and (says or any(f.candidates))]


_FRONTING: Final = words_in("the my this that its our")


def _in_a_column(scene: Scene, tokens: Tokens, place: int) -> bool:
    """`Tue  Tarn     I offer my E`: whether a table gives the words to somebody else."""
    gap = scene.text[tokens[place - 1].end : tokens[place].start]
    names = (scene.referents.at(scene.text, tokens, p) for p in range(place))
    who = next((named.who for named in names if named is not None and named.end == place), ())
    return bool(who) and scene.sender not in who and not gap.strip() and (len(gap) > 1 or "\t" in gap)


def _begins_clause(tokens: Tokens, place: int) -> bool:
    """Whether the subject at `place` begins a clause of its own, by what stands before it."""
    before = tokens[place - 1].low
    if before in _JOINTS:
        return True
    # "on the strength of that I vote", "it must wait, because I end my turn"
    behind = tokens[place - 2].low if place > 1 else ""
    apart = before == "that" and behind in words.PREPOSITIONS | {"of"}
    apart = apart or (before in _GROUNDS and behind in {"", ",", "--", ":", ";"})
    # "With this thought I leave the Nightjars"
    noun = behind in _ARTICLES and is_past(before)
    if not before.isalpha() or not (apart or noun or not (before in GOVERNING or is_past(before))):
        return False
    front = [token.low for token in tokens[:place]]
    joint = max((p for p in range(1, place) if front[p - 1] == "," and front[p] in _FURTHER), default=-1)
    front = front[joint + 1 :]
    enough = apart or place >= _FEW - (front[:1] != [] and front[0] in _FRONTING)
    return enough and front[:1] != ["as"] and _UNREAL.isdisjoint({*front} - {before})


_ARTICLES: Final = words_in("this that the a an my")
_GROUNDS: Final = words_in("because since")
_FURTHER: Final = words_in("and but so")
_FEW: Final = 3
_UNREAL: Final[frozenset[str]] = words.UNREAL | words.SPEECH | words.CONDITION
_OVERHEARD: Final = words_in("unknown_sentence report statement negation on_behalf_of_whom")
_JOINTS: Final = words_in(", ; : * -- and so yet but then here there now therefore still thus hence as while")


def _result(tokens: Tokens) -> int:
    """Where `I` stands behind `so ... that`; 0 where no such words lead up to it."""
    degree = next((p for p, token in enumerate(tokens) if token.low in _OF_DEGREE), len(tokens))
    for place in range(degree + 2, min(len(tokens) - 1, degree + _FARTHEST)):
        if tokens[place].low == "that" and tokens[place + 1].low == "i":
            front = {token.low for token in (*tokens[:place], tokens[-1])}
            return place + 1 if _BARRING.isdisjoint(front) else 0
    return 0
