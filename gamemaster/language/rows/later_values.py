"""A label of a later time or wording in front of another value of an act above: `Update: Tarn.`, `Final: 4`.

It is no sentence, so no frame reads it; but whoever writes `(I vote for Joss.) Revised: Tarn`, `(51: FOR)
ETA: 51 AGAINST`, `*Tarn`, `10:15: Tarn.` or `My vote should be Tarn` hardly means the act above as it stands.
What must stay true: behind the label stands a value of the kind that the act takes, and not its own; plain
talk (`Update: still raining.`, `P.S. Tarn, nice hat`, `Update: Tarn voted for Imke.`) leaves it as it is.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from gamemaster.language.about.fragment_words import holds_number, parts_of, symbols_of
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.frames.matching import times_at
from gamemaster.language.layout.lines import SENDERS, Piece
from gamemaster.language.rows.later_labels import ANYTHING, Label, labels_in
from gamemaster.language.values.describing import names_somebody_else
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, any_act

_JOINING: Final = words_in(
    "a an the my i it that this one is are be been now to for on at in into onto of from by with as and also "
    "again instead rather actually please sorry then not so all both only just yes no oops ok okay "
    "vote voting voted votes make made mean meant should read reads want 'm am 'll go going "
    "change changed changing switch switched switching swapped move moved moving choose chose choosing pick "
    "picked count counts stand stands holds applies matters good valid real"
)
"""What may stand around a value that is put in the place of another, and says nothing else."""
_NOBODY: Final = words_in(
    "nobody none noone nothing no nope abstain abstaining present blank nil pass neither nowhere never"
)
_REASONS: Final = words_in("because since as after if unless given due until when")
"""Behind a value these begin to tell why, or when, it is so."""
_ADDING: Final = words_in("and also plus")
_MOST: Final = 24
_MOST_ACTS: Final = 40


class _Fit(NamedTuple):
    """How well a row fits an act: whether it also names what the act is about, and the act's place."""

    named: bool
    place: int


def put_right_below(scene: Scene, pieces: Sequence[Piece], findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act that such a row below it may put right."""
    if not any_act(findings):
        return findings
    first = next(f.start for f in findings if isinstance(f, Act))
    for label in labels_in(scene.text, first):
        if _is_own(pieces, label):
            findings = _put_right(scene, findings, label)
    return findings


def _names_another(scene: Scene, label: Label) -> bool:
    """Whether a label may name another thing, or somebody, that what stands behind it is of."""
    tokens = tokenize(scene.text, label.start, label.value)
    if not _OTHERS.isdisjoint(token.low for token in tokens) or any(t.low.isdigit() for t in tokens):
        return True
    if any(token.capital for token in tokens[1:]):
        # it may be a title that is not known here
        return True
    kinds = scene.lexicon.kinds.values()
    things = (things_at(scene, tokens, p, kind) for kind in kinds if kind.things for p in range(len(tokens)))
    return names_somebody_else(scene, tokens) or any(map(bool, things))


_OTHERS: Final = words_in(
    "other others first second third fourth fifth last next rest both all new old one proposal arguments "
    "reason except but against for"
)


def _is_own(pieces: Sequence[Piece], label: Label) -> bool:
    return any(p.sort in SENDERS and p.start <= label.start < p.end for p in pieces)


def _put_right(scene: Scene, findings: list[Finding], label: Label) -> list[Finding]:
    if any(isinstance(f, Act) and label.start < f.end <= label.end for f in findings[-_MOST:]):
        # it does something itself; a row that ends in the value is the act's own
        ends = [f for f in findings if isinstance(f, Act) and f.start < label.start < f.end]
        if not ends:
            return findings
    tokens = tokenize(scene.text, label.value, label.end)
    if not 0 < len(tokens) <= _MOST or _is_clause(tokens):
        return findings
    if label.may_be == {"A"} and _names_another(scene, label):
        return findings
    if tokens[0].low in _ADDING and any(isinstance(f, Doubt) and label.start < f.end for f in findings):
        # it comes on top, and is asked about
        return findings
    fits = _fits(scene, findings, label, tokens)
    if not fits:
        return findings
    named = [fit.place for fit in fits if fit.named]
    last = findings[fits[-1].place]
    kind = type(last.action) if isinstance(last, Act) else None
    places = set(
        named or [p for _, p in fits if isinstance(f := findings[p], Act) and type(f.action) is kind]
    )
    return _asked(findings, places, label)


def _is_clause(tokens: Tokens) -> bool:
    """`PS: No, you may not see my bulbs`: what tells somebody something, and is no value."""
    return any(a.low in _THEY and b.low in _VERBS for a, b in pairwise(tokens))


_THEY: Final = words_in("you we they he she")
_VERBS: Final = words_in("may can could will 'll would should must are 're have do did is was were")


def _asked(findings: list[Finding], places: set[int], label: Label) -> list[Finding]:
    """The findings with one question from each of these acts on; from the last one, to the end of the row."""
    found: list[Finding] = []
    for place, finding in enumerate(findings):
        if place not in places or not isinstance(finding, Act):
            found.append(finding)
            continue
        below = findings[place + 1 :]
        clear = not any(isinstance(f, (Act, Doubt)) and f.start < label.end for f in below)
        end = label.end if clear else finding.end
        found.append(Doubt("correction", finding.start, max(end, finding.end), ((finding,), ()), True))
    return found


def _fits(scene: Scene, findings: Sequence[Finding], label: Label, tokens: Tokens) -> list[_Fit]:
    """Each act above the row that may have had its value in the place of its own."""
    found: list[_Fit] = []
    front = tokenize(scene.text, label.start, label.front)
    above = [p for p, f in enumerate(findings) if isinstance(f, Act) and f.start < label.start]
    for place in above[-_MOST_ACTS:]:
        act = findings[place]
        if not isinstance(act, Act):
            continue
        about, said = _symbols(scene, act, front), _symbols(scene, act, tokens)
        if about is None or said is None or "P" in about:
            continue
        told = {*about, *said}
        if "L" in said and "O" in told:
            # it insists on this one
            return []
        if _replaces(scene, act, said, label.may_be):
            found.append(_Fit({"A", "O"} <= told, place))
    return found


def _symbols(scene: Scene, act: Act, tokens: Tokens) -> list[str] | None:
    """The words as signs of what they are to the act; None where another word stands among them.

    What stands behind a mark or the word that begins a reason may be anything, unless it is behind a name.
    """
    found: list[str] = []
    for number, part in enumerate(parts_of(tokens)):
        cut = next((p for p, t in enumerate(part) if (p or number) and t.low in _REASONS), len(part))
        signs = _answered(scene, act, part[:cut])
        if any(sign not in _JOINING and not sign.isupper() for sign in signs):
            told = {"V", "N", "A"} & set(found)
            return found if number and told else None
        found += signs
        if cut < len(part):
            return found
    return found


def _answered(scene: Scene, act: Act, part: Sequence[Token]) -> list[str]:
    """The signs of a part, with `A` for another answer than the act's, `L` for its own, `E` for how often or
    what else."""
    params = act.action.params()
    if len(part) == 1 and part[0].low in _NOBODY:
        return ["A"]
    if _is_other_deed(scene, act, part):
        return ["E"]
    times = times_at(part, 0) if part else None
    if times is not None and times[0] != 1 and times[1] == len(part):
        return ["E"]
    for place in range(len(part)):
        for hit in scene.lexicon.sayings.at(part, place):
            fixed = hit.what.frame.fixed
            if hit.end == len(part) and fixed and hit.what.frame.action == act.action.name:
                other = any(key in params and params[key] != value for key, value in fixed.items())
                signs = symbols_of(scene, [act], part[:place]) if place else []
                return [*signs, "A" if other else "L"]
    return symbols_of(scene, [act], part)


def _is_other_deed(scene: Scene, act: Act, part: Sequence[Token]) -> bool:
    """`heal`, `heal instead`: a verb that does something else than the act."""
    if not 0 < len(part) <= len(("heal", "instead")) or part[-1].low not in {part[0].low, "instead"}:
        return False
    done = {hit.what.frame.action for hit in scene.lexicon.verb_at(part, 0)}
    return part[0].low in scene.lexicon.base_words and bool(done) and act.action.name not in done


def _replaces(scene: Scene, act: Act, signs: Sequence[str], may_be: frozenset[str]) -> bool:
    """Whether they hold a value that is new to the act, and tell of nobody else's acts."""
    new = ANYTHING & set(signs)
    if "N" in new and not holds_number(scene, act):
        return False
    if not new <= may_be or (may_be != ANYTHING and "i" in signs):
        return False
    if "P" in new and all(slot.kind != "person" for slot in scene.lexicon.slots_of(act.action.name)):
        return False
    if tuple(signs[-2:]) == ("it", "is"):
        signs = signs[:-2]
    who = next((p for p, sign in enumerate(signs) if sign in {"P", "S"}), len(signs))
    if not _TOLD.isdisjoint(signs[who:]):
        return False
    return bool(new) or ("not" in signs and "O" in signs)


_TOLD: Final = frozenset({"D"}) | words_in(
    "vote votes voted voting made meant mean changed moved moving chose has have is 'm am 'll"
)
"""Behind a name they tell of that person."""
