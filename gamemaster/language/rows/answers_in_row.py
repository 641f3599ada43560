"""Two answers in one row of a ballot: `31: AGAINST; FOR`, `31. FOR → AGAINST`, `31: FOR (3) AGAINST (2)`.

Behind its thing such a row holds two answers and nothing but marks and figures: a slip, a tally, a change.
What must stay true: words between the two tell how they go together (`31: FOR, 32: AGAINST` is two rows).
"""

from gamemaster.language.english.tokens import tokenize
from gamemaster.language.layout.lines import line_end
from gamemaster.language.values.describing import numbered
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Act, Doubt, Finding, Scene, asked_about


def answered_within(scene: Scene, findings: list[Finding]) -> list[Finding]:
    """The findings, with a question for each act of such a row, and for what a question is about anyway."""
    keys = {kind.name for kind in scene.lexicon.answered}
    if not keys:
        return findings
    open_rows = {(f.start, f.end) for f in findings if isinstance(f, Doubt)}
    found: list[Finding] = []
    for finding in findings:
        if not isinstance(finding, Act) or keys.isdisjoint(finding.action.params()):
            found.append(finding)
        elif (finding.start, finding.end) in open_rows:
            # the question about its row holds it
            continue
        else:
            found.append(asked_about(finding, "ambiguous") if _twice(scene, finding) else finding)
    return found


def _twice(scene: Scene, act: Act) -> bool:
    """Whether the row in which an act ends holds another answer as well."""
    text = scene.text
    start = text.rfind("\n", 0, act.end - 1) + 1
    tokens = tokenize(text, start, line_end(text, act.end - 1))
    place = 0
    while place < len(tokens) and not tokens[place].low[0].isalnum():
        place += 1
    read = (
        [v for kind in scene.lexicon.answered for v in things_at(scene, tokens[: place + 2], place, kind)]
        if place < len(tokens)
        else []
    )
    if not read or any(value.others for value in read):
        return False
    place = max(value.end for value in read)
    told: list[object] = []
    while place < len(tokens):
        # a dash may say no, and parts the thing from its answer
        said = scene.lexicon.sayings.at(tokens, place) if tokens[place].low[0].isalnum() else ()
        hits = [hit for hit in said if hit.what.frame.action == act.action.name]
        hit = max((h for h in hits if h.what.frame.fixed), key=lambda h: h.end, default=None)
        if hit is not None:
            told.append(hit.what.frame.fixed)
            place = hit.end
        elif tokens[place].low.isalpha() or numbered(scene, tokens[place].low):
            # words tell how the two go together, and another thing has an answer of its own
            return False
        else:
            place += 1
    return any(one != told[0] for one in told)
