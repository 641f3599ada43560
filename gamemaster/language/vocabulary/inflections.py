"""The verbs of frames by their first words, in the forms in which sentences have them."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from gamemaster.language.english.verbs import forms
from gamemaster.language.vocabulary.ready import Ready

Form = Literal["base", "third", "gerund", "past", "participle"]
FORMS: Final[tuple[Form, ...]] = ("base", "third", "gerund", "past", "participle")


def with_royal(verbs: Iterable[str]) -> Iterable[str]:
    """The verbs, and what `We grant ourselves` makes of those that are done to `myself`."""
    for verb in verbs:
        yield verb
        if "myself" in verb:
            yield verb.replace("myself", "ourselves")
            yield verb.replace("myself", "ourself")


def inflected(
    groups: Mapping[str, list[tuple[str, Ready]]], form: Form
) -> dict[str, list[tuple[str, Ready]]]:
    """The same verbs by another form of their first words, where that is another."""
    found: dict[str, list[tuple[str, Ready]]] = {}
    for first, group in groups.items():
        word = getattr(forms(first), form)
        if form not in {"past", "participle"} or word != first:
            found[word] = found[word] + group if word in found else group
    return found


def first_words(verbs: Iterable[str]) -> Iterable[str]:
    for verb in verbs:
        yield from forms(verb)


def following_words(groups: Mapping[str, list[tuple[str, Ready]]]) -> dict[str, set[str]]:
    """The first words of verbs in the forms that may act (`explore`, `exploring`), with the second of each.

    It is empty for a verb of one word.
    """
    found: dict[str, set[str]] = {}
    for first, group in groups.items():
        told = forms(first)
        seconds = {rest.partition(" ")[0] for rest, _ in group}
        for form in (told.base, told.gerund):
            found.setdefault(form, set()).update(seconds)
        joint = {rest.partition(" ")[0] for rest, one in group if one.frame.joint}
        if joint:
            found.setdefault(told.third, set()).update(joint)
    return found
