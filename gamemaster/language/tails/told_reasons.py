"""Which words of a reason behind an act could still be of the act: `because I like her, twice`."""

from typing import Final

from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.relatives import hangs

_BECAUSE: Final = words_in("because since bc cuz coz")
_SUBJECTS: Final = words_in(
    "i we you he she it they there nobody somebody everybody everyone my our your his her the this that "
    "without no"
)
_ALTERING: Final = words.REASON_TAINT - words_in("mostly mainly largely partly")


def alters_act(said: Tokens, relative: bool) -> bool:
    """Whether a reason, or a relative clause, holds a word that may alter the act before it."""
    if relative:
        return hangs(said) or any(token.low == "whether" for token in said)
    said = _else_so(_behind_degree(said))
    if _of_another_wording([token.low for token in said]):
        return True
    part = _open_part(said)
    return any(
        token.low in _ALTERING
        and not (_by_degree(part, place) or _no_wait(part, place) or _is_so_often(part, place))
        for place, token in enumerate(part)
    ) or _disowns([token.low for token in said])


def _else_so(said: Tokens) -> Tokens:
    """`because otherwise Jun will`: what comes of it if it is not done, and no other case for the act."""
    otherwise = [token.low for token in said[1:2]] in (["otherwise"], ["else"]) and said[0].low in _BECAUSE
    own = [token.low for token in said[2:3]] in (["i"], ["we"])
    supposed = own and any(token.low in {"would", "'d"} for token in said[3:5])
    return [said[0], *said[2:]] if otherwise and not supposed else said


def _no_wait(said: Tokens, place: int) -> bool:
    """`and see no reason to wait`: nobody waits."""
    before = [token.low for token in said[max(0, place - 3) : place]]
    return said[place].low == "wait" and before[:1] == ["no"] and before[2:] == ["to"]


def _is_so_often(said: Tokens, place: int) -> bool:
    """`, and on my ward that is always where the trouble is`: how often something else is so."""
    return said[place].low in words.OFTEN and place > 1 and said[place - 1].low in _OTHERS_ARE


_OTHERS_ARE: Final = words_in("is are was were 's he she it they that people nobody everybody who")


def _by_degree(said: Tokens, place: int) -> bool:
    """`as I rather like monsters`, `as it is rather late`: how much, and nothing preferred to the act."""
    rather = said[place].low == "rather" and place > 0 and place + 1 < len(said)
    return rather and said[place - 1].low in _DEGREE_OF and said[place + 1].low not in {"than", "not"}


_DEGREE_OF: Final = words.FINITE | words_in("i we you they a feel feels felt look looks feeling")


def _of_another_wording(lows: list[str]) -> bool:
    """`(FOR 31) as it ought to have been worded`, `as I understand it`: another text than there is."""
    if lows[:1] != ["as"] or len(lows) > _MOST:
        return False
    if lows[1:2] in (["i"], ["we"]):
        return lows[2:3] != [] and lows[2] in _TAKING and lows[3:4] in (["it"], ["them"], ["that"])
    return not _MODALS.isdisjoint(lows) and not _WORDED.isdisjoint(lows)


_MOST: Final = 12
_TAKING: Final = words_in("understand read interpret take remember understood read")
_MODALS: Final = words_in("ought should would could might must")
_WORDED: Final = words_in(
    "worded written phrased drafted read reads say said amended revised formulated put understood meant"
)


def _disowns(lows: list[str]) -> bool:
    """`because I'm joking`, `since you asked for an example`, `because I am not doing it`."""
    if not _EXAMPLES.isdisjoint(lows) or not _JESTING.isdisjoint(lows):
        return True
    if lows[1:2] in (["i"], ["we"]) and "do" in lows[2:4] and not words.CONDITION.isdisjoint(lows):
        # "since I only do it if he does"
        return True
    return (
        lows[1:2] in (["i"], ["it"], ["we"])
        and not words.NEGATIONS.isdisjoint(lows)
        and not _DOING.isdisjoint(lows)
    )


_EXAMPLES: Final = words_in("example sample template rehearsal")
_JESTING: Final = words_in(
    "joking kidding bluffing pretending pretend practising practicing quoting dictating testing jesting "
    "teasing"
)
_DOING: Final = words_in("doing count counts real serious meant")


def _behind_degree(said: Tokens) -> Tokens:
    """`and not only because I like it` from `because` on."""
    begin = next((p for p, token in enumerate(said) if token.low not in _DEGREES), 0)
    return said[begin:] if said[begin : begin + 1] and said[begin].low in _BECAUSE else said


_DEGREES: Final = words_in("and not only just least if all the more so especially")


def _open_part(said: Tokens) -> Tokens:
    """None of a reason's first clause, where it has one, but what a mark parts from it."""
    subject = said[1] if len(said) > 1 else None
    placed = subject is not None and subject.low in _PLACED and len(said) > _FEWEST
    placed = placed and _UNREAL.isdisjoint(token.low for token in said[2:5])
    if (
        subject is None
        or said[0].low not in _BECAUSE
        or not (subject.low in _SUBJECTS or subject.capital or placed)
    ):
        return said
    return said[
        next((place for place, token in enumerate(said) if token.low in {",", ";", "--"}), len(said)) :
    ]


_UNREAL: Final = words.FICTION | words_in("theory mind principle general half jest fun error mistake")
_PLACED: Final = words_in("on in at among near under inside")
"""What else a clause begins with: `because on my ward that is always where the trouble is`."""
_FEWEST: Final = 5

_CHIEFLY: Final = words_in(
    "mainly mostly chiefly largely partly simply purely primarily principally solely merely entirely "
    "exactly precisely"
)


def past_chiefly(tokens: Tokens, place: int) -> int:
    """Past the first word of `chiefly because I can`, `mostly for fun`, `mainly to annoy Leopold`: how much
    of the reason it is."""
    if place + 1 >= len(tokens) or tokens[place].low not in _CHIEFLY:
        return place
    behind = tokens[place + 2 : place + 3]
    verb = behind[0].low if behind and not behind[0].capital else ""
    aims = tokens[place + 1].low == "to" and verb.isalpha() and verb not in _SHOWING
    explains = aims or tokens[place + 1].low == "for" or bool(set_phrases.REASONS.at(tokens, place + 1))
    return place + explains


_SHOWING: Final = words_in("show demonstrate illustrate teach explain test try practise practice see check")
