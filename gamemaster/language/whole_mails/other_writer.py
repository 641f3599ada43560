"""Mails whose words say that somebody else than their sender wrote them, or that another's name signs.

Somebody else presents emself (`Imke here.`, `This is Tarn on Ondine's account.`), the sender is told of or
written to (`Ondine lent me her phone`, `Dear Ondine, I ...`), or the name of another player stands beneath,
alone on its line or behind what closes a letter (`Yours, Imke`). A name that is called (`Your turn, Tarn!`)
signs nothing.
"""

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, holds_any, tokenize, words_in, words_of
from gamemaster.language.vocabulary.referents import Referents

_LONGEST: Final = 6_000
_OPENS: Final = words_in(". ! ? ; hi hello hey sorry sry ( , and ...")
_PRESENT: Final = words_in("here speaking writing typing")
_AT_THE_KEYS: Final = frozenset({("at", "the", "keyboard"), ("at", "the", "keys"), ("on", "the", "keyboard")})
_ENDS: Final = words_in(". ! , : ; -- from on using with )")
_PRESENTED: Final = _ENDS | _PRESENT
_LENDING: Final = words_in("lent lends lets let gave gives allowed allows asked")
_OWNED: Final = words_in(
    "account machine phone laptop computer keyboard tablet address mailbox inbox mail e-mail email login"
)
_THROUGH: Final = words_in("from on using via through with (")
_TYPED: Final = words_in("typed posted sent forwarded written")
_GREETING: Final = words_in("dear hi hello hey")
_THEIRS: Final = words_in("her his their eir")
_CLOSING: Final = words_in(
    "yours love regards best sincerely faithfully truly signed greetings hugs xx kisses respectfully "
    "cordially"
)
_CLOSING_LINE: Final = _CLOSING | words_in(
    "cheers thanks thank you bye ciao ever warm kind warmest all the with wishes good luck many take "
    "care see "
    "soon night"
)
_CALLED: Final = words_in("your you yours")


class _Named(NamedTuple):
    """A person named in the tokens from `start` to `end`."""

    start: int
    end: int
    who: str


def written_by_another(
    referents: Referents, sender: str | None, text: str, done_to: Collection[object]
) -> bool:
    """Whether a mail, of which `text` are the sender's words and eir signature, shows another writer.

    `done_to` are those whom its acts name, who may stand on lines of their own.
    """
    if sender is None or sender not in referents.names.people:
        return False
    text = text[:_LONGEST]
    if not _may_show(referents, sender, text.lower()):
        return False
    tokens = tokenize(text)
    named = tuple(_people(referents, text, tokens))
    own = [name for name in named if name.who == sender]
    if own and _of_kin([token.low for token in tokens]):
        return True
    return any(_told_of(tokens, name) for name in own) or any(
        _presents(tokens, name, bool(own)) or _signs(text, tokens, name, named, done_to)
        for name in named
        if name.who != sender
    )


def _may_show(referents: Referents, sender: str, low: str) -> bool:
    """Whether the text names somebody else, or speaks of somebody's machine, or to the sender."""
    own = frozenset(words_of(sender))
    if holds_any(low, referents.people_words - own) or holds_any(low, _CUES):
        return True
    return any(f"{word}'s " in low for word in own)


_CUES: Final = (
    *sorted({*_OWNED, *_TYPED}),
    *("lent", "lends", "lets ", "let me", "gave me", "gives me", "allow", "asked me"),
    *("dear ", "hello", "hi ", "hey ", "not ", "this is", "this's", "here's"),
)


def _people(referents: Referents, text: str, tokens: list[Token]) -> Iterator[_Named]:
    called = frozenset(
        word.lower()
        for name, also in referents.names.people.items()
        for word in " ".join((name, *also)).split()
    )
    small = text.islower()
    for place, token in enumerate(tokens):
        if (token.capital or small) and token.low in called:
            named = referents.at(text, tokens, place)
            if named is not None and len(named.who) == 1 and named.who[0] in referents.names.people:
                yield _Named(place, named.end, named.who[0])


def _lows(tokens: list[Token], start: int, end: int) -> list[str]:
    return [token.low for token in tokens[max(0, start) : max(0, end)]]


def _lows_of_line(tokens: list[Token], place: int) -> list[str]:
    """The word that stands there on the same line."""
    return [token.low for token in tokens[place : place + 1] if not token.line]


def _begins(tokens: list[Token], place: int) -> bool:
    """Whether a clause begins there."""
    return place <= 0 or tokens[place].line or tokens[place - 1].low in _OPENS


def _told_of(tokens: list[Token], name: _Named) -> bool:
    """Whether the words around the sender's own name tell of em as of somebody else."""
    before, after = _lows(tokens, name.start - 2, name.start), _lows(tokens, name.end, name.end + 2)
    if before[-1:] == ["by"] and before[0] in _TYPED:
        return True
    if after[:1] and after[0] in _LENDING and after[1:] == ["me"]:
        return True
    if after[:1] == ["'s"] and after[1:] and after[1] in _OWNED:
        return before[-1:] != [] and before[-1] in _THROUGH and before[:-1] != ["sent"]
    if after[:1] == ["'s"] and not words.KIN.isdisjoint(after[1:]):
        # "Love, Ondine's brother"
        return True
    if before == ["not", "really"] and _begins(tokens, name.start - 2):
        return True
    if before[-1:] == ["not"] and _begins(tokens, name.start - 1):
        return not {"but", "here"}.isdisjoint(after)
    # "Dear Ondine, I ..." is written to em; "Ondine, here's my move: I ..." too
    greeted = not before or (name.start == 1 and before[-1] in _GREETING)
    return greeted and after[:1] == [","] and _speaks(tokens, name.end + 1)


def _speaks(tokens: list[Token], place: int) -> bool:
    """Whether the sentence that begins there is somebody's own."""
    end = next((p for p in range(place, len(tokens)) if tokens[p].low in {".", "!", "?"}), len(tokens))
    return not {"i", "my"}.isdisjoint(_lows(tokens, place, end))


def _presents(tokens: list[Token], name: _Named, told: bool) -> bool:
    """Whether somebody presents emself by that name; `told` where the sender is named, too."""
    after, behind = _lows_of_line(tokens, name.end), _lows_of_line(tokens, name.end + 1)
    begins = _begins(tokens, name.start)
    if begins and after and after[0] in _PRESENT and _ENDS.issuperset(behind):
        return True
    if begins and tuple(_lows(tokens, name.end, name.end + 3)) in _AT_THE_KEYS:
        return True
    lead = _lows(tokens, name.start - 2, name.start)
    pointed = lead in (["this", "is"], ["this", "'s"]) or (told and lead in (["it", "'s"], ["it", "is"]))
    listed = after == [","] and any(token.capital for token in tokens[name.end + 1 : name.end + 2])
    return pointed and not listed and _begins(tokens, name.start - 2) and _PRESENTED.issuperset(after)


def _signs(
    text: str, tokens: list[Token], name: _Named, named: Collection[_Named], done_to: Collection[object]
) -> bool:
    """Whether the name stands beneath what is written."""
    end = name.end
    if end < len(tokens) and tokens[end].low == "(":
        end = next((p + 1 for p in range(end, len(tokens)) if tokens[p].low == ")"), len(tokens))
    end += end < len(tokens) and tokens[end].low == "."
    if end < len(tokens) and "\n\n" not in text[tokens[end - 1].end : tokens[end].start]:
        return False
    if any(other.end == name.start or other.start == end for other in named):
        return False
    place = name.start - 1
    if place < 0:
        return False
    first = tokens[name.start]
    if tokens[place].low in {"--", "~"} and not first.line:
        # "- Joss" below another item is one more
        above = next((p for p in range(place - 1, -1, -1) if tokens[p].line), 0)
        # whose saying it is stands behind it in a signature
        saying = not tokens[place].line and text.rfind("\n-- \n", 0, first.start) >= 0
        ended = place > 0 and tokens[place - 1].low in _STOPS and not saying
        return ended and not (tokens[place].line and tokens[above].low == tokens[place].low)
    if first.line:
        return _below(text, tokens, name.start, name.who in done_to)
    place -= tokens[place].low in {",", ":"}
    begin = next(
        (p + 1 for p in range(place, -1, -1) if tokens[p].line or tokens[p].low in {".", "!", "?"}), 0
    )
    begin -= begin > 0 and tokens[begin - 1].line and tokens[begin - 1].low.isalpha()
    closing = {token.low for token in tokens[begin : place + 1]}
    return bool(closing) and closing <= _CLOSING_LINE and not closing.isdisjoint(_CLOSING)


def _below(text: str, tokens: list[Token], place: int, done_to: bool) -> bool:
    """Whether what stands above a name on a line of its own has come to its end, and calls nobody."""
    begin = next((p for p in range(place - 1, -1, -1) if tokens[p].line), 0)
    above = tokens[begin:place]
    lows = {token.low for token in above if token.low[0].isalpha()}
    if lows and lows <= _CLOSING_LINE:
        return True
    parted = "\n\n" in text[above[-1].end : tokens[place].start]
    closed = above[-1].low in _STOPS or (parted and not done_to and above[-1].low != ":")
    return closed and lows.isdisjoint(_CALLED)


_STOPS: Final = words_in(". ! ? ) --")


def _of_kin(lows: list[str]) -> bool:
    """`Ondine is asleep, this is her husband.`"""
    return any(
        lows[p : p + 2] in (["this", "is"], ["this", "'s"])
        and _OF_KIN.issuperset(lows[p + 2 : p + 4])
        and not words.KIN.isdisjoint(lows[p + 3 : p + 4])
        for p in range(len(lows))
    )


_OF_KIN: Final = _THEIRS | words.KIN
