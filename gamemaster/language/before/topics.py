"""What a mail speaks of: `On proposal 31: ...` names the thing that `it` means in the sentences below.

A sentence that opens with one thing of the game makes it the topic; one that names another anywhere ends it.
"""

from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.values.choosing import known
from gamemaster.language.values.things import things_at
from gamemaster.language.vocabulary.scene import Scene

_OPENERS: Final = words_in(
    "on as for about regarding regards concerning re to now and then next first second finally with regard "
    "respect the ( * #"
)
_POINTING: Final = words_in(
    "it that this these those both all each every everything my our your such said same"
)
_MOST: Final = 4


def _names_alone(scene: Scene, tokens: Tokens, place: int, kind: Kind) -> bool:
    """Whether the sentence names this thing in so many words (`proposal 84`), and points at no other."""
    first = place - (place > 0 and tokens[place - 1].low == "#")
    plain = any(
        not value.doubt and not value.others
        for begin in range(max(0, first - 2), first)
        for value in things_at(scene, tokens, begin, kind)
        if value.end == place + 1
    )
    return plain and all(token.low not in _OTHERS for token in tokens)


_OTHERS: Final = words_in(
    "one ones other others another new mine yours his hers theirs 's rest or not n't 't"
)


def note_topic(scene: Scene, tokens: Tokens) -> bool:
    """Keep what the sentence opens with as the topic, or end the one before where it names something else.

    Whether the sentence turns to another topic than the one before.
    """
    turns = False
    scene.passing, scene.naming = scene.naming, {}
    scene.before, scene.sentence = scene.sentence, tokens
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
        told = [place for place, token in enumerate(tokens) if token.low in facts]
        others = {tokens[place].low for place in told} - named
        if len(others | named) == 1 and told and _names_alone(scene, tokens, told[0], kind):
            scene.naming[kind.things] = tokens[told[0]].low
        if len(named) == 1 and not others:
            (topic,) = named
            turns = turns or scene.topics.get(kind.things, topic) != topic
            scene.topics[kind.things] = topic
        elif others or named:
            scene.topics.pop(kind.things, None)
    return turns
