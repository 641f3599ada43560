"""What a sentence says of the very kind of acts before it, and of no other kind.

After what takes something back (`I withdraw offer 24`, `I take back my vote`), a slip or a doubt is of what
is taken back: `It was a typo.`, `I'm not sure any more.` After acts on a thing with a number, what is still
to be read or thought over is another thing with another number: `I want to think about 32 first.` After an
objection or a vote against, `Sorry Lowri, but no.` says so again.
"""

import re
from typing import Final

from gamemaster.language.english.joined import as_said
from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.tails.given_for import in_honour, thanks_for
from gamemaster.language.tails.rounding_off import shrugged_off
from gamemaster.language.values.people import without_names
from gamemaster.language.vocabulary.scene import Act, Scene

_UNDOING: Final = words_in("withdraw_offer retract unvote leave leave_party withdraw")
_OF_WHAT_IS_UNDONE: Final = re.compile(
    r"(?:sorry )?(?:(?:it|they) (?:was|were) (?:just |only |clearly |obviously |probably |all )*"
    r"(?:a |an |my |by )*"
    r"(?:silly |stupid |bad |terrible |poor |little |rash )*(?:typo|mistake|error|idea|slip|accident|joke)"
    r"(?: anyway| after all| of mine| from the start)?"
    r"|i (?:was|have been|ve been) (?:\w+ly )?(?:a bit |far |much |way |too )*(?:hasty|rash|quick|early|"
    r"wrong|"
    r"generous|greedy|mistaken|confused|unfair|harsh|hard)(?: (?:about|on|to|with) (?:\w+ )?\w+)?"
    r"|i (?:am|m) (?:not (?:so |that |really )*|no longer (?:so |that )*)(?:sure|convinced|certain)"
    r"(?: (?:any ?more|anymore|now|about (?:him|her|them|\w+)|he|she|of (?:him|her)))*"
    r"|i (?:changed|have changed|ve changed) my mind about (?:him|her|them|\w+)"
    r"|i (?:made|got) (?:a mistake|it wrong|him wrong|her wrong)(?: there| yesterday| earlier)?)"
)
_HEADS: Final = words_in("it they i sorry")
_SUMMING: Final = words_in("that this which now")
_NUMBER: Final = "(?:two|three|four|five|six|seven|eight)"
_COUNTED: Final = (
    "(?:keepers|goals|rules|cards|tiles|tokens|votes|quests|monsters|potions|of them|of us|of you)"
)
_SUMMED_UP: Final = re.compile(
    rf"(?:that|this|which|now that) (?:(?:should|ought to|must) (?:be|make)|is|s|makes) "
    rf"(?:(?:all|both)(?: {_NUMBER})?(?: {_COUNTED})?(?: now| then| done| voted on)?"
    rf"|(?:already )?{_NUMBER} {_COUNTED}(?: now| already| so far| in play| in a row| to my name"
    r"| on the table))"
)
"""`That should be all three keepers.`: how many of them there are by now."""
_REFUSING: Final = frozenset(
    {"sorry but no", "sorry no", "no sorry", "just no", "but no", "no way", "hard no"}
    | {
        "maybe next time",
        "perhaps next time",
        "not this time",
        "next time maybe",
        "not this one",
        "try again",
    }
)
_OPPOSING: Final = words_in("object")
_PUTTING_OFF: Final = words_in(
    "think read sleep decide consider understand discuss reread study ponder look reworded rewritten "
    "amended explained undecided unsure later first yet still decided"
)
_TOUCHING: Final = words_in(
    "this that it these those both all everything vote votes voting move moves meant mean instead rather "
    "wrong sorry correction actually make change changed changing withdraw retract cancel undo hold too "
    "also same prefer better if unless until till depends depending or wait waits becomes happens passes "
    "passed fails"
)
_SHORTEST: Final = 5


def is_beside_these(scene: Scene, acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """Whether a sentence behind the acts that were found last leaves these acts as they are."""
    if not acts or not tokens or tokens[-1].low in {"?", ":"}:
        return False
    return (
        (tokens[0].low in _HEADS and undone_for(acts[-1], plain_lows(tokens)))
        or (tokens[0].low in _SUMMING and _SUMMED_UP.fullmatch(as_said(plain_lows(tokens))) is not None)
        or _refuses(scene, acts[-1], tokens)
        or _of_another(scene, acts, tokens)
    )


def undone_for(act: Act, lows: list[str]) -> bool:
    """`It was a typo.`, `I was too hasty.`: why it is, where the act takes something back."""
    undoes = act.action.name in _UNDOING or (
        act.action.name == "vote" and None in act.action.params().values()
    )
    return undoes and _OF_WHAT_IS_UNDONE.fullmatch(as_said(lows)) is not None


def why_undone(acts: tuple[Act, ...], end: int, behind: Tokens) -> bool:
    """`(I withdraw offer 24), it was a typo`: the slip is what is taken back, and not the act that ends at
    `end`."""
    lows = plain_lows(behind)
    while lows and lows[0] in _WHY:
        lows = lows[1:]
    return any(act.end == end and undone_for(act, lows) for act in acts)


def stands_by(scene: Scene, acts: tuple[Act, ...], end: int, behind: Tokens) -> bool:
    """Whether words behind the acts, in their sentence, only shrug, thank, or tell why something is taken
    back."""
    said = [token for token in behind if token.low not in {".", "!"}]
    return (
        shrugged_off(scene.text, acts[0].start, behind)
        or why_undone(acts, end, behind)
        or (len(acts) == 1 and thanks_for(scene, said))
        or in_honour(scene, said)
    )


_WHY: Final = words_in("because since as for cos cause sorry and but")


def _refuses(scene: Scene, act: Act, tokens: Tokens) -> bool:
    """`Sorry Lowri, but no.` behind an objection or a vote against."""
    against = act.action.name in _OPPOSING or "against" in act.action.params().values()
    said = without_names(scene, tokens) if against else []
    return " ".join(token.low for token in said if token.low[0].isalnum()) in _REFUSING


def _of_another(scene: Scene, acts: tuple[Act, ...], tokens: Tokens) -> bool:
    """`I'd like to see 32 reworded before I decide.` behind a vote on 31: what has another number waits."""
    numbered = {low for token in tokens if (low := token.low).isdigit()}
    if not numbered or len(tokens) < _SHORTEST or tokens[0].low in {"first", "wait"}:
        return False
    if not _TOUCHING.isdisjoint(token.low for token in tokens):
        return False
    known = {number for things in scene.referents.names.things.values() for number in things}
    done = {str(value) for act in acts for value in act.action.params().values()}
    if not numbered <= known or not numbered.isdisjoint(done) or not known & done:
        return False
    return not _PUTTING_OFF.isdisjoint(token.low for token in tokens)
