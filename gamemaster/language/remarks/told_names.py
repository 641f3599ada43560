"""A sentence as patterns about who speaks and whose the words are see it: names are told apart, marks are
bars.

`mm` is the mail's sender, `nn` any other player, ` | ` a mark: of `Lowri, pp Ondine` it is `nn | pp mm`.
"""

import re
from typing import Final

from gamemaster.language.after.remark_words import PLAIN_OPENERS
from gamemaster.language.english.joined import parts_said
from gamemaster.language.english.tokens import Token, Tokens, tokenize
from gamemaster.language.vocabulary.scene import Scene

LONGEST: Final = 20
"""Words of the longest sentence of which a string is made."""
_OPENERS: Final[frozenset[str]] = PLAIN_OPENERS - {"p"}
_LEAD: Final = re.compile(
    r"(?:(?:p p s|p s|by the way|btw|oh|in fact|to be honest|full disclosure|note|nota bene|one thing|sorry|"
    r"and|before you ask|in case you wonder|in case you wondered|just so you know|mind you|confession|hello|"
    r"hi|dear all|hello all|hello everybody|hi all)(?: \|)? )+"
)
_BRACKET: Final = re.compile(r"[ \t]*(\([^()\n]{2,40}\))")


def told_with_names(scene: Scene, tokens: Tokens) -> str:
    """The words of a sentence so, behind what only leads it in; "" of a long one."""
    if len(tokens) > LONGEST:
        return ""
    if (behind := _BRACKET.match(scene.text, tokens[-1].end)) is not None and len(tokens) == 1:
        # `Ondine (joking)`: brackets behind a name are kept apart from its sentence
        tokens = [*tokens, *tokenize(scene.text, behind.start(1), behind.end(1))]
    said: list[Token] = []
    place, known, people = 0, scene.referents.names.people, scene.referents.people_words
    while place < len(tokens):
        token = tokens[place]
        called = token.capital and token.low in people and token.low != "i"
        named = scene.referents.at(scene.text, tokens, place) if called else None
        if named is not None and any(who in known for who in named.who):
            said.append(token.changed(low="mm" if named.who == (scene.sender,) else "nn"))
            place = named.end
        else:
            said.append(token)
            place += 1
    told = " | ".join(" ".join(part.split()) for part in parts_said(said, _OPENERS) if part)
    lead = _LEAD.match(told)
    return told[lead.end() :] if lead is not None else told
