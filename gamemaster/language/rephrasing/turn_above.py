"""A turn, or the token for one, that `it` stands for, and a turn that is started by what is done in it.

`(> You have not started your turn.) I start it now.` is `I start my turn`.

The words right above have to speak of the sender's turn, and of nothing behind it that `it` could be.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, tokenize, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.vocabulary.scene import Scene

GOVERNING: Final = words_in("start begin open commence end finish close conclude complete")
TAKING: Final = words_in("take grab claim collect snatch pocket fetch seize")
STARTING: Final = words_in("start begin open take commence")
_OF_TURNS: Final = words_in("start begin end")
_LASTING: Final = words_in(
    "game games session round meeting week phase day night vote war story he she you they ?"
)
_GAMES: Final = words_in("game games session")
_OWNING: Final = words_in("my your his her a an the another this that")
_ENDING: Final = words_in(". , ; ! and then now myself -- )")
_HELD: Final = words_in(
    "hand turn token tt second third other free spare last one contestmaster card cards keeper goal rule "
    "deck pile mind head way"
)
_OTHER_THINGS: Final = words_in(
    "a an the my your his her its our their this that these those another one some any no"
)
_AT_WHAT: Final = words_in("to at on of in with as")
_AT_WHATS: Final = [[low] for low in sorted(_AT_WHAT - {"in"})]
_HANGING: Final = words_in("if when unless once until till after before")
_SENTENCE_END: Final = re.compile(r"[.!?](?:\s|\Z)")
_UNSURE: Final = words_in(
    "may might will 'll would could should perhaps maybe probably tomorrow later not n't 't almost "
    "if unless whether when once wonder no never"
)
_NEAR: Final = 6
_STARTED: Final = words_in("started began begun opened taken took")
_LOOKED_THROUGH: Final = 400


def with_turn_named(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with `my turn`, or `the turn token`, in the place of every `it` that means it."""
    said: list[Token] = []
    for place, token in enumerate(tokens):
        if token.low == "it" and _means_turn(scene, tokens, place):
            said += [token.changed(low="my"), token.changed(low="turn", start=token.end, line=False)]
        elif token.low == "it" and _means_token(scene, tokens, place):
            said += [token.changed(low="turn"), token.changed(low="token", start=token.end, line=False)]
        else:
            said.append(token)
    return said


def _means_token(scene: Scene, tokens: list[Token], place: int) -> bool:
    """`That second Turn Token is free. (I take it.)`: nothing else is named that one takes, and nobody."""
    verb = place - 1
    behind = tokens[place + 1].low if place + 1 < len(tokens) else "."
    if verb < 1 or tokens[verb].low not in TAKING or tokens[verb - 1].low not in {"i", "hereby", "and", ","}:
        return False
    if behind not in _ENDING or (behind in {".", "!"} and tokens[max(0, verb - 2)].low == ","):
        # "I take it as a compliment", "A token is free, I take it."
        return False
    above = [*_words_above(scene, tokens[0].start)[0], *tokens[:verb]]
    lows = [token.low for token in above]
    ends = [p + 1 for p, low in enumerate(lows) if low == "tt" or lows[p - 1 : p + 1] == ["turn", "token"]]
    if not ends or not (_HANGING | _LASTING | _UNSURE).isdisjoint(lows):
        return False
    named = (scene.referents.at(scene.text, above, p) for p, token in enumerate(above) if token.capital)
    others = any(one is not None and one.who != (scene.sender,) for one in named)
    return not (others or _names_others(above[: ends[-1]]) or _names_others(above[ends[-1] :]))


def _means_turn(scene: Scene, tokens: list[Token], place: int) -> bool:
    """Whether the sender begins or ends the `it` at `place`, and what stands above speaks of eir turn."""
    verb = place - 1
    if verb < 1 or tokens[verb].low not in GOVERNING or "i" not in [token.low for token in tokens[:verb]]:
        return False
    named = [tokens[verb], tokens[place].changed(low="my"), tokens[place].changed(low="turn")]
    if not any(hit.end == len(named) for hit in scene.lexicon.verb_at(named, 0)):
        return False
    if tokens[verb].low in _OF_TURNS and _has_turned_to(scene, tokens[verb].start):
        return True
    if _has_turn(tokens[:verb], tokens[verb].low not in STARTING):
        return True
    return not _names_others(tokens[:verb]) and _speaks_of_turn(_words_above(scene, tokens[0].start))


def _has_turned_to(scene: Scene, start: int) -> bool:
    """`My turn: ... I play Rum. (I end it.)`: the sender's turn has been spoken of above, and nothing else
    that begins or ends."""
    above = tokenize(scene.text, max(0, start - _LOOKED_THROUGH), start)
    lows = [token.low for token in above]
    turns = [p for p in range(1, len(lows)) if (lows[p - 1], lows[p]) == ("my", "turn")]
    before = lows[turns[-1] - 2] if turns and turns[-1] > 1 else ""
    if is_past(before) and before not in _STARTED:
        # "Brask ended my turn, so I end it"
        return False
    if not turns or not _UNSURE.isdisjoint(lows[max(0, turns[-1] - _NEAR) :]):
        return False
    if not _HANGING.isdisjoint(lows) or lows[turns[-1] + 1 : turns[-1] + 2] in _AT_WHATS:
        return False
    return _LASTING.isdisjoint(lows[turns[-1] + 1 :]) and not _names_others(above[turns[-1] + 1 :])


def _names_others(tokens: Tokens) -> bool:
    """Whether the words name something that is none of what a turn is about, as `it` might mean."""
    named = (b for a, b in pairwise(tokens) if a.low in _OWNING and b.low[0].isalpha())
    return any(not b.capital and b.low not in _HELD for b in named)


def _has_turn(before: Tokens, ends: bool) -> bool:
    """`It is my turn, so (I start it)`, `I start my turn and (end it)`: of what is before it."""
    lows = [token.low for token in before]
    place = next((p for p in range(1, len(lows)) if lows[p - 1 : p + 1] == ["my", "turn"]), 0)
    had = place > 1 and lows[place - 2] in STARTING | {"is", "'s"}
    return had and _UNSURE.isdisjoint(lows) and _speaks_of_turn((before, "my"), ends)


def _words_above(scene: Scene, start: int) -> tuple[Tokens, str]:
    """The sentence right above, of the same paragraph or of the quotation that is answered, and whose turn
    it would call that of the sender."""
    text = scene.text
    begin = max(text.rfind("\n\n", 0, start) + 1, start - _LOOKED_THROUGH, 0)
    own = text[begin:start].strip()
    if own and not own.startswith(">"):
        return _last_sentence(own), "my"
    end = scene.prompts.end_above(start)
    if not end or text[end:start].strip():
        return (), ""
    return _last_sentence(scene.prompts.words_above(start)), "your"


def _last_sentence(text: str) -> Tokens:
    text = text.strip()[-_LOOKED_THROUGH:]
    ends = [match.end() for match in _SENTENCE_END.finditer(text) if match.end() < len(text)]
    return tokenize(text[ends[-1] :] if ends else text)


def _speaks_of_turn(above: tuple[Tokens, str], ends: bool = False) -> bool:
    """`You have the token and have not started your turn`: the turn is the last thing it names.

    Of what is named behind it nothing else `ends`.
    """
    tokens, owner = above
    lows = [token.low for token in tokens]
    turns = [p for p in range(1, len(lows)) if (lows[p - 1], lows[p]) == (owner, "turn")]
    behind = lows[turns[-1] + 1 :] if turns else []
    # "It is my turn to cook"
    elsewhere = behind[:1] != [] and behind[0] in _AT_WHAT
    things = any(a in _OTHER_THINGS and b not in words.SPANS for a, b in pairwise([*behind, ""]))
    game = not _GAMES.isdisjoint(behind)
    return bool(turns) and not (elsewhere or (things and not ends) or game) and lows[0] not in _HANGING


def turn_by_doing(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I start my turn by playing the Owl`: the turn is started, and the Owl is played."""
    for place in range(3, len(tokens) - 1):
        begun = not STARTING.isdisjoint([token.low for token in tokens[max(0, place - 3) : place]])
        if tokens[place].low != "turn" or not begun:
            continue
        verb = place + 1
        while verb < len(tokens) and tokens[verb].low in {",", "by"}:
            verb += 1
        if verb == place + 1 or verb >= len(tokens) or not scene.lexicon.verb_at(tokens, verb, "gerund"):
            continue
        joint = tokens[place + 1].changed(low="and")
        for base in scene.lexicon.bases(tokens[verb].low, "gerund"):
            return [*tokens[: place + 1], joint, tokens[verb].changed(low=base), *tokens[verb + 1 :]]
    return tokens
