"""A group of the game for the subject of what its members do together: `so the Lanterns attack the Drake`.

Any member may lead it, so that who writes so leads it, and the game refuses whoever is no member. The group
is put behind the verb (`so I attack leading the Lanterns the Drake`), and what stands around the clause is
judged as it is around any act of the sender's. What must stay true: the clause opens with the group, nothing
needed is missing from it, and a mail that tells what several groups do is a report and stays as it is.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.sentences.groups_acting import clauses_of_groups, of_a_report
from gamemaster.language.vocabulary.scene import Scene


def with_sender_leading(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with the sender for the subject in front of a group that acts; else as they are."""
    if len(tokens) < _SHORTEST:
        return tokens
    found = clauses_of_groups(scene, tokens)
    if len(found) != 1 or of_a_report(scene, tokens):
        return tokens
    first, verb, named, _ = found[0]
    if not _TOLD.isdisjoint([token.low for token in tokens[:first]]):
        return tokens
    return _turned(scene, tokens, first, verb, named)


_SHORTEST: Final = 5
_TOLD: Final[frozenset[str]] = (
    words.SPEECH
    | words.FICTION
    | (words.UNREAL - words_in("proposal week message mail rule rules put read life"))
    | words_in(
        "guess guesses bet prediction forecast rumour rumor news plan plans told tells begins begin chapter "
        "book film page forgot leading led leads leader lead headline watch watches hear heard see saw "
        "meantime meanwhile elsewhere others they he she"
    )
)
"""Words in front of a group by which others are told to act, or by another's lead."""


def _turned(
    scene: Scene, tokens: list[Token], first: int, verb: tuple[int, int], named: tuple[int, str]
) -> list[Token]:
    """The tokens with the sender as subject, the verb, and the group behind it.

    Words moved to the front stand there in the text, too, so that nothing of the act is left in front of it.
    """
    lows = [token.low for token in tokens[verb[0] : verb[1]]]
    lows[0] = next(iter(scene.lexicon.bases(lows[0], "third")), lows[0])
    front = tokens[first].changed(end=tokens[first].start, capital=False, line=False)
    said = tokens[first].changed(low="i", end=tokens[first].start, capital=True)
    acting = [front.changed(low=low) for low in lows]
    group = [token for token in tokens[named[0] : verb[0]] if token.low != ","]
    return [*tokens[:first], said, *acting, front.changed(low=named[1]), *group, *tokens[verb[1] :]]
