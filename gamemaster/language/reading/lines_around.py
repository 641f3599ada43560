"""Lines above and below a sentence that do not let its acts stand as they are: headings, rows, notes.

What must stay true: none of these lines is a sentence that is read by itself.
"""

from gamemaster.language.reading.footnotes import changed_below
from gamemaster.language.reading.headed_texts import headed_otherwise, text_left_out
from gamemaster.language.reading.told_apart import told_apart
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
    return "leftover" if any(told_apart(scene, act, goes_on) for act in once) else ""
