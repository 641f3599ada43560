"""Lines above and below a sentence that do not let its acts stand as they are: headings, rows, notes.

What must stay true: none of these lines is a sentence that is read by itself.
"""

from gamemaster.language.about.told_apart import told_apart
from gamemaster.language.english.tokens import tokenize
from gamemaster.language.rows.blanks import left_blank
from gamemaster.language.rows.footnotes import changed_below
from gamemaster.language.rows.headed_texts import headed_otherwise, text_left_out
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Act, Scene, once_each


def unsettled_by_lines(scene: Scene, acts: tuple[Act, ...], goes_on: bool) -> str:
    """Why they leave acts open, "" where none does; where a sentence `goes_on`, rows below are its own."""
    once = once_each(acts)
    texts = [act for act in once if act.action.name in scene.lexicon.takes_texts]
    if any(headed_otherwise(scene, act) for act in texts):
        return "ambiguous"
    if any(text_left_out(scene, act) for act in texts):
        return "leftover"
    if any(changed_below(scene, act) for act in once):
        return "aside"
    if any(left_blank(scene, act) for act in once):
        return "incomplete"
    if any(_answers_above(scene, act) for act in once):
        return "which_one"
    return "leftover" if any(told_apart(scene, act, goes_on) for act in once) else ""


def _answers_above(scene: Scene, act: Act) -> bool:
    """Whether an answer, with a thing in the line below it, belongs to the one in the line above: `51`,
    `AGAINST`, `52`, `FOR` on lines of their own, which begin with a thing."""
    text = scene.text
    above = text.rfind("\n", 0, act.start) + 1
    if "\n" not in text[act.start : act.end] or text[above : act.start].strip():
        return False
    first = ""
    while above and (row := _row(scene, text.rfind("\n", 0, above - 1) + 1, above - 1)):
        above, first = text.rfind("\n", 0, above - 1) + 1, row
    return first == "thing"


def _row(scene: Scene, start: int, end: int) -> str:
    """What a line is wholly: a `thing` that is answered, an `answer`, or "" for anything else."""
    tokens = tokenize(scene.text, start, end)
    if not tokens:
        return ""
    things = (value for kind in scene.lexicon.answered for value in things_at(scene, tokens, 0, kind))
    if any(value.end == len(tokens) for value in things):
        return "thing"
    return "answer" if any(hit.end == len(tokens) for hit in scene.lexicon.sayings.at(tokens, 0)) else ""
