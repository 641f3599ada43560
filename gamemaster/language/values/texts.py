"""Words taken as they stand: texts of proposals and cards, names that are new, single words.

A text stands in quotation marks, in a document block that belongs to the act, or behind a colon. A name
stands in quotation marks or is written with capital letters.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.core.frame import Kind
from gamemaster.language.english import set_phrases, words
from gamemaster.language.english.phrases import table_of
from gamemaster.language.english.times import CALENDAR
from gamemaster.language.english.tokens import DOCUMENT, OPAQUE, Token, Tokens, words_in
from gamemaster.language.english.verbs import is_past
from gamemaster.language.values.value import Value
from gamemaster.language.vocabulary.scene import Scene

_INTRODUCING: Final = words_in("as follows the following text reads reading below with namely")
_OPENERS: Final = "\"“«‘'"
_CLOSERS: Final = {'"': '"', "“": "”", "«": "»", "‘": "’", "'": "'’"}
_INNER: Final = words_in("of the and in for on at to von van de la le du des del")
_ENDS: Final = words_in(
    "and then but so because if unless with for from to by at on in as i we or which who that"
)
_MOST: Final = 6
_FIELD: Final = re.compile(r"(?:title|text|class|name|author)s?\s*:", re.IGNORECASE)


def texts_at(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """A text that begins at `start`: quoted, in a block, or behind a colon."""
    quoted = _quoted(scene, tokens, start)
    if quoted is not None:
        return [quoted]
    place = start
    while place < len(tokens) and (
        tokens[place].low in _INTRODUCING or tokens[place].low in {":", ",", "--"}
    ):
        place += 1
    if place < len(tokens) and tokens[place].low == DOCUMENT:
        token = tokens[place]
        return [document_text(scene, token, place + 1)]
    if place > start and place < len(tokens) and tokens[place - 1].low == ":":
        quoted = _quoted(scene, tokens, place)
        if quoted is not None:
            return [quoted]
        if tokens[start].low == ":":
            said = scene.text[tokens[place].start : tokens[-1].end].strip()
            more = _MORE.match(scene.text, tokens[-1].end)
            doubt = "text_end" if more is not None and not _SPEAKING.search(more[0]) else ""
            return [Value(len(tokens), (" ".join(said.split()),), doubt=doubt)]
    return []


def document_text(scene: Scene, token: Token, end: int = 0) -> Value:
    """The text in a document, without its fence, a label or quotation marks around all of it.

    Where nothing fences it in, it is in doubt if what stands below its first paragraph may speak to the list
    or of people.
    """
    block = scene.text[token.start : token.end]
    bare = unwrapped(block)
    # lines are stripped as well, which takes no fence away
    fenced = bare.split() != block.split()
    titled = _TITLED.match(bare)
    text = _LABEL.sub("", titled[2] if titled is not None else bare, count=1)
    if _FIELD.match(text):
        # fields that nobody has read are no text
        return Value(end, (bare,), doubt="incomplete")
    quoted = _ALL_QUOTED.fullmatch(text) if not fenced else None
    below = text.split("\n\n")[1:] if not fenced else []
    speaks = any(
        _SPEAKING.search(part) or any(who in part for who in scene.referents.names.people) for part in below
    )
    said = unwrapped(quoted[1] if quoted is not None else text)
    return Value(
        end, (said, titled[1]) if titled is not None else (said,), doubt="text_end" if speaks else ""
    )


_TITLED: Final = re.compile(
    r"Title:[ \t]*[\"“]?([^\n\"”]{1,120}?)[\"”]?[ \t]*\n\s*(.+)", re.IGNORECASE | re.DOTALL
)
"""A document that opens with its title."""
_MORE: Final = re.compile(r"[.!?]?(?:[ \t]+|[ \t]*\n)[^\W_][^\n.!?]*[.!?]?")
"""What follows a text behind a colon in its own paragraph, to the end of a sentence."""
_LABEL: Final = re.compile(r"text[ \t]*:\s*", re.IGNORECASE)
_ALL_QUOTED: Final = re.compile(r"[\"“]([^\"“”]+)[\"”]")
_SPEAKING: Final = re.compile(
    r"\b(?:I|[Ii]['’]\w+|[Mm]e|[Mm]y|[Ww]e|[Oo]ur|[Yy]ou|[Yy]our|[Tt]hanks|[Cc]omments|[Ff]eedback"
    r"|[Tt]houghts|[Oo]pinions)\b|\?|\A\s*(?:(?:This|That|It) (?:will|would|should|is|was)"
    r"|Rationale|Reasons?|Notes?|Background|Explanation|Motivation)\b"
)


def unwrapped(block: str) -> str:
    """The text of a document without the braces, rules or marks around it."""
    text = block.strip()
    while text[:1] == "{" and text[-1:] == "}":
        text = text[1:-1].strip()
    lines = text.split("\n")
    while lines and _is_rule(lines[0]):
        del lines[0]
    while lines and _is_rule(lines[-1]):
        del lines[-1]
    return "\n".join(line.rstrip() for line in lines).strip()


def _is_rule(line: str) -> bool:
    bare = line.strip()
    return not bare or not any(c.isalnum() for c in bare) or bare.startswith(("\\begin{", "\\end{"))


def _quoted(scene: Scene, tokens: Tokens, start: int) -> Value | None:
    """Words in quotation marks that begin at `start`, with or without their marks among the tokens."""
    text, token = scene.text, tokens[start]
    if token.low == OPAQUE:
        return Value(start + 1, (_one_line(text[token.start + 1 : token.end - 1]),))
    if token.start == 0 or text[token.start - 1] not in _OPENERS or not token.low[0].isalnum():
        return None
    if token.start > 1 and not (text[token.start - 2].isspace() or text[token.start - 2] in "([:,"):
        # the mark closes what stands before it
        return None
    closers = _CLOSERS[text[token.start - 1]]
    close = next(
        (p for p in range(token.end, min(len(text), token.start + 1_500)) if _closes(text, p, closers)), None
    )
    if close is None:
        return None
    end = next((p for p in range(start, len(tokens)) if tokens[p].start >= close), len(tokens))
    while end > start and tokens[end - 1].start >= close:
        end -= 1
    past = end + (end < len(tokens) and tokens[end].start == close)
    return Value(past, (_one_line(text[token.start : close]),))


def _closes(text: str, place: int, closers: str) -> bool:
    """Whether quoted words end at `place`, and no apostrophe stands there."""
    return text[place] in closers and not (closers.startswith("'") and text[place + 1 : place + 2].isalnum())


def _one_line(text: str) -> str:
    return " ".join(text.split())


def names_at(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """A name that begins at `start`: quoted or in capitals."""
    quoted = _quoted(scene, tokens, start)
    if quoted is not None:
        return [quoted]
    place = start + (tokens[start].low == "the" and not tokens[start].capital)
    end = place
    while end < len(tokens) and end < place + _MOST + 2:
        token = tokens[end]
        if (
            (token.capital and token.low != "i")
            or (end > place and token.low in {"'s", "'", "'t"})
            or (end > place and token.low in _INNER and _capital(tokens, end + 1))
        ):
            end += 1
        else:
            break
    if end == place:
        return []
    begin = place if tokens[start].low == "the" and not tokens[start].capital else start
    said = _raw(scene, tokens, begin, end)
    if said.isupper() and _is_choice(scene, said.lower()):
        return []
    taken = _means_another(scene, tokens, place, end)
    return [Value(end, (said,), doubt="ambiguous_name" if taken else "")]


def _means_another(scene: Scene, tokens: Tokens, place: int, end: int) -> bool:
    """`a quest for Brask`, `for Tuesday`: a name that somebody or something else bears."""
    person = scene.referents.at(scene.text, tokens, place)
    lows = [token.low for token in tokens[place:end]]
    borne = person is not None and person.end == end
    if borne or CALENDAR.issuperset(lows) or _is_choice(scene, " ".join(lows)):
        return True
    if place and {"called", "named"} & {token.low for token in tokens[max(0, place - 2) : place]}:
        # whether a name is free is for the rules to say
        return False
    said = _raw(scene, tokens, place, end)
    return any(said in things for things in scene.referents.names.things.values())


def _is_choice(scene: Scene, said: str) -> bool:
    """`this URGENT proposal`: a word of the game, only said loudly."""
    return any(said in kind.phrases for kind in scene.lexicon.kinds.values())


def _capital(tokens: Tokens, place: int) -> bool:
    return place < len(tokens) and tokens[place].capital and tokens[place].low != "i"


def open_at(scene: Scene, tokens: Tokens, start: int, stops: frozenset[str]) -> list[Value]:
    """Words that may be a new name: up to the next word of `stops`, connective or mark."""
    named = names_at(scene, tokens, start)
    if named:
        return named
    place = start + (tokens[start].low in {"the", "a", "an"})
    end = place
    while end < len(tokens) and end < place + _MOST:
        low = tokens[end].low
        if not low[0].isalnum() or low in stops or low in _ENDS or low in words.ADVERBS:
            break
        if end > place and set_phrases.FILLERS.at(tokens, end):
            break
        end += 1
    if end == place or tokens[place].low in words.PRONOUNS or any(t.capital for t in tokens[place + 1 : end]):
        # "the one founded there Olive" is more than a name
        return []
    if end == place + 1 and is_past(tokens[place].low):
        # "the cards are shuffled"
        return []
    return [Value(end, (_raw(scene, tokens, place, end),))]


def new_names(scene: Scene, tokens: Tokens, start: int, kind: Kind, stops: frozenset[str]) -> list[Value]:
    """Words that may be a new name. Where the game knows what there is, a stranger's is asked about."""
    if not (kind.fact and scene.referents.names.things.get(kind.things)):
        found = open_at(scene, tokens, _past_plain_noun(scene, tokens, start), stops)
        # of names that everybody knows, a stranger in small letters may be none: "I call Amber boring"
        plain = bool(kind.phrases) and tokens[start].low.isalpha()
        return [
            v._replace(doubt="ambiguous_name") if plain and _small(tokens[start : v.end]) else v
            for v in found
        ]
    return [value._replace(doubt="which_one") for value in names_at(scene, tokens, start)]


def _small(tokens: Tokens) -> bool:
    """Whether nothing in the words looks like a name (`something blue`)."""
    return not any(token.capital for token in tokens)


def _past_plain_noun(scene: Scene, tokens: Tokens, start: int) -> int:
    """`community Teal`: a word of the game in front of a name with a capital letter says what is named."""
    place = start + (tokens[start].low == "the")
    if place + 1 >= len(tokens) or tokens[place].capital or not tokens[place + 1].capital:
        return start
    return place + 1 if tokens[place].low in scene.lexicon.entities else start


def words_at(scene: Scene, tokens: Tokens, start: int) -> list[Value]:
    """One word, whatever it is."""
    quoted = _quoted(scene, tokens, start)
    if quoted is not None:
        return [quoted]
    token = tokens[start]
    return [Value(start + 1, (_raw(scene, tokens, start, start + 1),))] if token.low[0].isalnum() else []


_UNNAMED: Final = table_of(
    "tbd; tba; tbc; to be decided; to be determined; to be announced; to follow; undecided; unknown; none; "
    "none yet; not yet decided; no idea; untitled; later; to be chosen; open; pending; not decided; -; --; n "
    "/ a; na; not yet; yet to be decided; still open; still to come; to come; whatever; whatever you like"
)
_HEDGES: Final = words_in("unless if or perhaps maybe probably possibly tentatively provisionally until")


def undecided(tokens: Tokens) -> bool:
    """Whether what stands behind `Title:` is no name yet: `to be decided`, `Soup, or maybe Bread`."""
    said = [token for token in tokens if token.low not in {".", "!", "?"}]
    blank = _UNNAMED.longest(said, 0) if said else None
    hedged = (a.low in {",", "--"} and b.low in _HEDGES for a, b in pairwise(tokens))
    return not said or (blank is not None and blank.end == len(said)) or any(hedged)


def _raw(scene: Scene, tokens: Tokens, start: int, end: int) -> str:
    return " ".join(scene.text[tokens[start].start : tokens[end - 1].end].split())
