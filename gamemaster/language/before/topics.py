"""What a mail speaks of: `On proposal 31: ...` names the thing that `it` means in the sentences below.

A sentence that opens with one thing of the game makes it the topic; one that names another anywhere ends it.
"""

from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.things import known, things_at
from gamemaster.language.vocabulary.scene import Scene

_OPENERS: Final = words_in(
    "on as for about regarding regards concerning re to now and then next first second finally with regard "
    "respect the ( * #"
)
_POINTING: Final = words_in(
    "it that this these those both all each every everything my our your such said same"
)
_MOST: Final = 4


def note_topic(scene: Scene, tokens: Tokens) -> bool:
    """Keep what the sentence opens with as the topic, or end the one before where it names something else.

    Whether the sentence turns to another topic than the one before.
    """
    turns = False
    for kind in scene.lexicon.answered:
        facts = known(scene, kind)
        if not facts:
            continue
        begin = 0
        while begin < min(len(tokens), _MOST) and tokens[begin].low in _OPENERS:
            begin += 1
        heading = [
            value
            for place in range(begin + 1)
            for value in things_at(scene, tokens, place, kind)
            if not value.doubt and not value.others and value.end > begin
        ]
        # a pronoun or determiner means what was spoken of, and names nothing
        first = tokens[begin].low if begin < len(tokens) else ""
        named = {str(value.parts[0]) for value in heading} if first not in _POINTING else set[str]()
        others = {token.low for token in tokens if token.low in facts} - named
        if len(named) == 1 and not others:
            (topic,) = named
            turns = turns or scene.topics.get(kind.things, topic) != topic
            scene.topics[kind.things] = topic
        elif others or named:
            scene.topics.pop(kind.things, None)
    return turns
