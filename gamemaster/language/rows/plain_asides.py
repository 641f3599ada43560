"""Words in brackets that tell of somebody, or of what is no reason: `(Jun would do three)`, `(not because of
the colour)`, `(gut feeling only)`.

The act beside them stands as it is. What must stay true: they hold no condition, no saying and no deed of the
game, name nothing of the game, and are a whole clause (`(Jun, not Tarn)` and `(not Tarn)` are none).
"""

from typing import Final

from gamemaster.language.after.remark_words import HEDGED, REVOKING, UNMEANT
from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.inflections import Form
from gamemaster.language.vocabulary.scene import Scene

_BARRED: Final[frozenset[str]] = (
    words.CONDITION
    | (words.SPEECH - words_in("thought thinks goes went"))
    | REVOKING
    | words_in(
        "? : if unless instead rather or either maybe perhaps possibly tomorrow later yesterday wait example "
        "joke joking kidding test draft pretend tentatively until till after before each every per twice "
        "again first both everyone everybody whoever vote votes voting voted decides decided sent typed "
        "wrote written writing typing says said proxy behalf turn mail message game we me mine us"
    )
) - {"once"}
_TELLING: Final = words_in(
    "is was are were has had will would could might may can seems looks comes came goes 'll 'd"
)
_NOT_TOLD: Final = words_in(
    "gets takes wants gives receives pays asked asks told tells needs holds keeps does did has wanted took "
    "got sends gave paid kept held should must"
)
"""What somebody is told to do, or to get, may bear on the act."""
_SUBJECTS: Final = words_in("it he she they anyone anybody somebody someone nobody that")
_GROUNDS: Final = words_in(
    "gut guts feeling feelings hunch guess guesswork instinct instincts suspicion proof evidence reason "
    "reasons only just a an my pure wild mere no not nothing more than but it 's is i have or simple "
    "simply really"
)
_GROUND_NOUNS: Final = words_in(
    "feeling feelings hunch guess guesswork instinct instincts suspicion gut guts"
)
_LEAST: Final = 3
_LONGEST: Final = 16


def plainly_beside(scene: Scene, inner: list[Token]) -> bool:
    """Whether words in brackets are one of those."""
    said = [
        token for token in inner if token.low[0].isalnum() or token.low[0] == "'" or token.low in {"?", ":"}
    ]
    lows = [token.low for token in said]
    if not 1 < len(lows) <= _LONGEST or any(low[0].isdigit() for low in lows):
        return False
    if _GROUNDS.issuperset(lows) and not _GROUND_NOUNS.isdisjoint(lows):
        return True
    if _acts(scene, said):
        return False
    if lows[0] == "not":
        return _denies_reason(scene, said, lows)
    return _BARRED.isdisjoint(lows) and _tells_of_somebody(scene, said, lows)


def _acts(scene: Scene, said: list[Token]) -> bool:
    """Whether a verb of the game stands behind `I`, or behind a word that may govern it."""
    verbs = scene.lexicon.base_words - {"be", "do", "have"}
    return any(
        token.low in verbs and (place == 0 or said[place - 1].low in _GOVERNING)
        for place, token in enumerate(said)
    )


_GOVERNING: Final = words_in("i we then and so to let please also will 'll shall would should must do")


_OPEN: Final[frozenset[str]] = (
    words.CONDITION | REVOKING | words_in("? : but only yet rather instead vote now")
)
_MEASURES: Final = words_in(
    "long real good now free full amount half all rest whole gold price money ever keeps sure time today "
    "first"
)


def _denies_reason(scene: Scene, said: list[Token], lows: list[str]) -> bool:
    """`not because of the price`, `not that it matters`, `not for the biscuits`."""
    if len(lows) < _LEAST or not _OPEN.isdisjoint(lows):
        return False
    if lows[1] == "because":
        return True
    if lows[1] == "that":
        named = scene.referents.at(scene.text, said, 2) is not None
        return len(lows) > _LEAST and (
            lows[2] in _SUBJECTS or named or (lows[2] == "i" and lows[3] not in _DOING)
        )
    first = 2 + (lows[2] in {"the", "any", "its", "his", "her", "their", "a"})
    return lows[1] == "for" and first > 2 and _is_ground(scene, said[first:])


_DOING: Final = words_in("do did will would am was can could should must have had may might 'll 'd")


def _is_ground(scene: Scene, said: list[Token]) -> bool:
    """`(not for) the biscuits`: whether they name nothing of the game, and measure nothing."""
    barred = _MEASURES | scene.lexicon.nouns_of_things | scene.lexicon.entities
    lows = [token.low for token in said]
    return (
        bool(said)
        and barred.isdisjoint(lows)
        and not any(t.capital for t in said)
        and not _of_game(scene, said)
    )


def _of_game(scene: Scene, said: list[Token]) -> bool:
    """Whether somebody, or a thing of the game, is named."""
    people = any(
        t.capital and scene.referents.at(scene.text, said, p) is not None for p, t in enumerate(said)
    )
    return people or names_things(scene, said)


def _tells_of_somebody(scene: Scene, said: list[Token], lows: list[str]) -> bool:
    """`Jun is my second choice`, `Tarn will be pleased`, `Lowri had her chance`."""
    named = scene.referents.at(scene.text, said, 0) if said[0].capital else None
    if named is None or named.who == (scene.sender,) or len(lows) < named.end + 2:
        return False
    if not (HEDGED - words_in("would could might may")).isdisjoint(lows) or not UNMEANT.isdisjoint(lows):
        return False
    verb = lows[named.end]
    rest = said[named.end :]
    if verb in {"also", "still", "always", "never", "just"} and len(lows) > named.end + 2:
        verb, rest = lows[named.end + 1], rest[1:]
    if verb not in _TELLING and any(scene.lexicon.bases(verb, form) for form in _FORMS):
        return False
    told = (
        verb in _TELLING
        or is_past(verb)
        or (verb.endswith("s") and verb.isalpha() and verb not in words.PRONOUNS)
    )
    if (
        not told
        or (verb in _NOT_TOLD and not _HAD.issuperset({verb}))
        or "not" in lows
        or "i" in lows[: named.end]
    ):
        return False
    return not _of_game(scene, rest)


_FORMS: Final[tuple[Form, ...]] = ("third", "participle")
_HAD: Final = words_in("has had")
