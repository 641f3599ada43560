"""Two words for one thing, as lawyers pair them: `I hereby and forthwith heal`, `I give and grant it`.

One of the two is left out. What must stay true: both say the same of the same act.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.clauses import verb_place
from gamemaster.language.english.tokens import Token, words_in
from gamemaster.language.vocabulary.scene import Scene

_GIVING: Final = words_in("give grant transfer convey bestow donate bequeath assign hand deliver")
_AT_ONCE: Final = words_in(
    "hereby forthwith herewith now irrevocably solemnly immediately formally officially"
)
_SHORTEST: Final = 5


def without_doublets(scene: Scene, tokens: list[Token]) -> list[Token]:
    """The tokens with one word for each such pair; else as they are."""
    even = next((p for p in range(2, len(tokens) - 1) if tokens[p].low == "even"), 0)
    if even:
        tokens = _of_everybody(scene, tokens, even)
    place = next((p for p in range(1, len(tokens) - 2) if tokens[p].low == "and"), 0)
    if not place:
        return tokens
    if len(tokens) >= _SHORTEST and tokens[0].low == "i":
        tokens = _of_adverbs(scene, tokens)
        tokens = _of_praise(scene, _of_verbs(scene, tokens))
    for joint in range(place, len(tokens) - 2):
        if tokens[joint].low != "and":
            continue
        before, behind = tokens[joint - 1].low, tokens[joint + 1].low
        if before in _AT_ONCE and behind in _AT_ONCE:
            return [*tokens[:joint], *tokens[joint + 2 :]]
        if before in _GIVING and behind in _GIVING and before != behind:
            return _of_giving(scene, tokens, joint)
    return tokens


def _of_everybody(scene: Scene, tokens: list[Token], even: int) -> list[Token]:
    """`to everybody, even to Brask`: of everybody and one of them, everybody."""
    before = even - (tokens[even - 1].low == ",")
    named = even + 1 + (tokens[even + 1].low in {"to", "for"})
    if tokens[before - 1].low not in _EVERYBODY or named >= len(tokens) or not tokens[named].capital:
        return tokens
    who = scene.referents.at(scene.text, tokens, named)
    return tokens if who is None else [*tokens[:before], *tokens[who.end :]]


_EVERYBODY: Final = words_in("everybody everyone anybody anyone")


def _of_adverbs(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I solemnly and gladly object`: of any two adverbs right in front of the verb, the first."""
    paired = tokens[1].low in words.ADVERBS and tokens[2].low == "and" and tokens[3].low in words.ADVERBS
    return [*tokens[:2], *tokens[4:]] if paired and scene.lexicon.verb_at(tokens, 4) else tokens


def _of_verbs(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I hereby join and enter the Lanterns`: two verbs of one act, done to what stands behind both."""
    verb = verb_place(tokens, 1)
    if [token.low for token in tokens[verb + 1 : verb + 2]] != ["and"] or verb + 2 >= len(tokens):
        return tokens
    second = verb + 2
    one, other = scene.lexicon.verb_at(tokens, verb), scene.lexicon.verb_at(tokens, second)
    needs = any(slot.kind and not slot.optional for hit in other for slot in hit.what.frame.slots)
    solemn = any(token.low in words.ADVERBS for token in tokens[1:verb])
    same = {hit.what.frame.action for hit in one} & {hit.what.frame.action for hit in other}
    paired = any(hit.end > second for hit in one)
    if paired or not (solemn and needs and same) or tokens[verb].low == tokens[second].low:
        return tokens
    end = max(hit.end for hit in other)
    object_follows = end < len(tokens) and tokens[end].low not in {",", ".", "!", ";", "and"}
    return [*tokens[:verb], *tokens[second:]] if object_follows else tokens


def _of_praise(scene: Scene, tokens: list[Token]) -> list[Token]:
    """`I submit and warmly recommend the proposal`: an act, and what one thinks of what it is done to."""
    verb = verb_place(tokens, 1)
    ends = {hit.end for hit in scene.lexicon.verb_at(tokens, verb)}
    joint = next((end for end in ends if end + 2 < len(tokens) and tokens[end].low == "and"), 0)
    if not joint:
        return tokens
    praise = joint + 1 + (tokens[joint + 1].low.endswith("ly"))
    if tokens[praise].low not in _PRAISING or scene.lexicon.verb_at(tokens, praise):
        return tokens
    object_follows = tokens[praise + 1 : praise + 2] and tokens[praise + 1].low in _OPENING
    return [*tokens[:joint], *tokens[praise + 1 :]] if object_follows else tokens


_PRAISING: Final = words_in(
    "bless recommend commend praise endorse admire applaud defend cherish celebrate love enjoy salute"
)
_OPENING: Final = words_in("the a an my this these following")


def _of_giving(scene: Scene, tokens: list[Token], joint: int) -> list[Token]:
    """`I give, grant and convey`: the first of verbs that all give."""
    first = joint - 1
    while tokens[first - 1].low == "," and tokens[first - 2].low in _GIVING:
        first -= 2
    given = scene.lexicon.verb_at(tokens, first)
    return [*tokens[: first + 1], *tokens[joint + 2 :]] if given else tokens
