"""What the words of a row that was not read may be: a further item, a field of the act, a count, or a
comment."""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.numbers import may_be_number
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.describing import names_things
from gamemaster.language.vocabulary.scene import Scene

_LONGEST_LABEL: Final = 4
_LONGEST_VALUE: Final = 8
_LONGEST_ITEM: Final = 9
_HARMLESS: Final = words_in(
    "reason reasons reasoning why because comment comments note notes remark remarks nb ps p.s p s day week "
    "date time subject re mood weather session game phase turn action round rationale explanation thanks cc "
    "role excuse motive verdict music soundtrack motto quote flavour flavor p.p.s btw fyi warning apology "
    "evidence wish greetings hp health gold xp level location position score result results purpose occasion"
)
_OF_THE_ACT: Final = words_in(
    "times count amount quantity qty number rounds max maximum min minimum limit status player actor then "
    "cost price default condition until unless if recipient target repeat repeats after interest deadline"
)
_HOW_OFTEN: Final = words_in("times count amount quantity qty rounds repeat repeats repetitions")
_NAMED_ONLY: Final = words_in("name called title")
_NO_DEED: Final = _NAMED_ONLY | words_in("my our type text for")
_NOW: Final = words_in("now today immediately done final ready live sent me myself self instantly valid")
_NOTHING: Final = words_in(
    "nothing none no not n't never nobody nil skip skipped pass stays stay unchanged keep keeping kept leave "
    "leaving left idle empty later undecided thinking think pondering yet still sleep opinion abstain "
    "abstained everyone everybody anyone anybody all any dear closed n / a na ineligible already withdrawn "
    "rests wait waiting unsure read reading"
)
_COURTEOUS: Final = words_in(
    "thanks thank thx cheers sorry please regards love yours best bye hi hello dear greetings enjoy congrats "
    "congratulations hooray hurrah phew oh ah oops ok okay yes and so but with sincerely hugs ta aye amen "
    "good lovely easy tea profit fin end that's done voila et"
)
_DITTO: Final = words_in("ditto same as see like above before idem likewise previous")
_POINTING: Final = _DITTO | words_in("item row line number no nr the ( ) . # point again in \" '' ” “ 〃 ^ ,")
_COUNTS: Final = words_in("twice thrice again times time rounds round once x × more")
_COUNTING: Final = _COUNTS | words_in(
    "and each both of them all it that the same over ... ( ) . ! , for & do so"
)
_SMALL: Final = words_in(". ! , ... for and all the")
_BLANK: Final = re.compile(r"[\s_.?…\-–—\[\]()]*$")
_NUMERAL: Final = re.compile(r"\(?[x×]?\s*\d{1,2}\s*[x×]?\)?[.!]?$", re.IGNORECASE)
_VOUCHED: Final = words_in("i it that this he she they we you there who which")


class Row:
    """The words of one such row, or of a sentence behind an act.

    `colon` is the place of the mark behind a label, 0 where there is none.
    """

    def __init__(self, scene: Scene, tokens: list[Token], said: str) -> None:
        self.scene = scene
        self.tokens = tokens
        self.said = said
        self.lows: list[str] = [token.low for token in tokens]
        near = range(1, min(len(tokens), _LONGEST_LABEL + 1))
        self.colon: int = next((p for p in near if self.lows[p] == ":"), 0)

    @property
    def label(self) -> Tokens:
        return self.tokens[: self.colon]

    @property
    def value(self) -> Tokens:
        return self.tokens[self.colon + 1 :]

    @property
    def is_verb(self) -> bool:
        """`Play:`: a label that says what is done, to something."""
        if not _NO_DEED.isdisjoint(self.lows[: self.colon]):
            return False
        said = [token for token in self.label if token.low not in {"i", "hereby"}]
        hits = self.scene.lexicon.verb_at(said, 0) if said else []
        return any(hit.end == len(said) and hit.what.needed for hit in hits)

    @property
    def verb_asks(self) -> bool:
        """Whether what stands behind a verb is left blank, or looks like something to do it to."""
        value = self.value
        if self.blank:
            return True
        if len(value) > _LONGEST_VALUE or self.says_nothing:
            return False
        return value[0].capital or may_be_number(value[0].low)

    @property
    def blank(self) -> bool:
        return _BLANK.match(self.said.partition(":")[2]) is not None

    @property
    def says_nothing(self) -> bool:
        """`right: nothing this week`, `32: still thinking`."""
        return not _NOTHING.isdisjoint(token.low for token in self.value)

    @property
    def is_number(self) -> bool:
        """`31:`, `Proposal 31:`: the label is the number of a thing that is answered."""
        for kind in self.scene.lexicon.answered:
            told = self.scene.referents.names.things.get(kind.things, {})
            place = int(bool(self.label) and self.label[0].low in kind.called)
            if place == len(self.label) - 1 and self.label[place].low in told:
                return True
        return False

    @property
    def answers_bare(self) -> bool:
        """`31 FOR`: a thing that is answered, and an answer."""
        tokens = self.tokens
        for kind in self.scene.lexicon.answered:
            told = self.scene.referents.names.things.get(kind.things, {})
            place = int(bool(tokens) and tokens[0].low in kind.called)
            if place + 1 < len(tokens) and tokens[place].low in told and tokens[place + 1].low[0].isalnum():
                return bool(self.scene.lexicon.sayings.at(tokens, place + 1))
        return False

    @property
    def of_sender(self) -> bool:
        """`Name: Ondine`: who fills in the form."""
        named = self.scene.referents.at(self.scene.text, self.value, 0) if self.value else None
        return named is not None and named.who == (self.scene.sender,)

    @property
    def for_a_reason(self) -> bool:
        """`For: the soup`: what moves the sender, where nobody is named."""
        at = self.scene.referents.at
        named = any(at(self.scene.text, self.value, p) for p, token in enumerate(self.value) if token.capital)
        return self.lows[0] == "for" and not named

    @property
    def comments(self) -> bool:
        """Whether the words are plainly said about something, and are no item."""
        lows = self.lows
        if lows[-1] == "?" or not words.CONDITION.isdisjoint(lows):
            return len(lows) > _LONGEST_ITEM
        if lows[0] in {"(", "[", "/", "<", "{", "}", "~"} or lows[0] in _COURTEOUS or lows[-1] == ":":
            return True
        told = set(lows)
        return (
            len(lows) > _LONGEST_ITEM
            or not _NOTHING.isdisjoint(told)
            or not words.FINITE.isdisjoint(told)
            or not _VOUCHED.isdisjoint(told)
            or (self.signs and not names_things(self.scene, self.tokens, shaped=False))
        )

    @property
    def signs(self) -> bool:
        """`Ondine`, `O.`: who writes."""
        named = self.scene.referents.at(self.scene.text, self.tokens, 0)
        mine = named is not None and named.who == (self.scene.sender,)
        initial = self.scene.sender[:1].lower()
        return mine or (
            len(self.lows[0]) == 1 and self.lows[0] == initial and len(self.lows) < _LONGEST_LABEL
        )

    @property
    def does_unknown(self) -> bool:
        """`I play Moon.`: a verb of the game with a name that nothing of the game bears."""
        lows = self.lows
        if lows[:1] != ["i"]:
            return False
        start = 1 + (lows[1:2] == ["hereby"])
        hits = [hit for hit in self.scene.lexicon.verb_at(self.tokens, start) if hit.what.needed]
        rest = (
            [t for t in self.tokens[hits[0].end :] if t.low not in {".", "!", "the", "card"}] if hits else []
        )
        return 0 < len(rest) < _LONGEST_LABEL and all(t.capital or t.low.isdigit() for t in rest)


def asks_in_list(row: Row, marked: bool) -> bool:
    """Whether an item of a list that acts is anything but a plain comment."""
    if not any(sign.isalnum() or sign in '?"”“〃' for sign in row.said) or row.said.count("?") > 1:
        return False
    if row.comments:
        return False
    if marked:
        return True
    loud = row.said.isupper() or any(map(may_be_number, row.lows)) or row.lows[-1] == "?"
    named = all(token.capital for token in row.tokens if token.low[0].isalnum())
    return len(row.tokens) < _LONGEST_ITEM and (loud or (named and _is_plain(row)))


def _is_plain(row: Row) -> bool:
    """A few words without marks, that name nobody."""
    people = row.scene.referents.at(row.scene.text, row.tokens, 0)
    return len(row.tokens) < _LONGEST_LABEL and people is None and row.lows[-1] not in {"!", "."}


def points_back(row: Row) -> bool:
    """`see 1`, `as 1)`, `"`, or a lone question mark: an item that stands for another one, or for none."""
    lows = row.lows
    if lows == ["?"]:
        return True
    return all(low in _POINTING or may_be_number(low) for low in lows) and not _SIGNS.isdisjoint(lows)


_SIGNS: Final = _DITTO | frozenset({'"', "''", "”", "“", "〃", "^"})


def asks_in_form(row: Row, whole: bool, rows: bool) -> bool:
    """Whether a row with a label, in a block of which other rows act, may be an answer or a field.

    `whole` says that an act is filled in over several rows, `rows` that others with labels act by themselves.
    """
    label, value = [token.low for token in row.label], row.value
    if row.is_number and rows:
        return not (row.says_nothing and _quiet(value)) and len(value) > 0
    if row.of_sender or row.for_a_reason or not value or len(value) > _LONGEST_VALUE or row.says_nothing:
        return False
    if not _HARMLESS.isdisjoint(label) or _NOW.issuperset(t.low for t in value):
        return False
    return whole or (rows and not _OF_THE_ACT.isdisjoint(label))


def _quiet(value: Tokens) -> bool:
    """Whether an answer that is put off holds no word in capitals or mark that would be one all the same."""
    return not any(token.capital for token in value[1:])


def behind_an_act(row: Row, apart: bool = False) -> bool:
    """Whether words behind an act are how often it is done (`Twice each.`, `Times: 2`), or one of its values
    under a label (`Name: Ochre`), where they do not stand `apart`."""
    if row.colon:
        label, value = {token.low for token in row.label}, row.value
        if not value or len(value) > _LONGEST_VALUE or row.of_sender or row.says_nothing:
            return False
        if not _HARMLESS.isdisjoint(label) or _NOW.issuperset(t.low for t in value):
            return False
        filled = value[0].capital or may_be_number(value[0].low)
        return filled and not (_HOW_OFTEN if apart else _OF_THE_ACT | _NAMED_ONLY).isdisjoint(label)
    return _NUMERAL.match(row.said.strip()) is not None or _counts(row.lows)


def _counts(lows: Sequence[str]) -> bool:
    """Whether words only say how often, or for how many rounds."""
    if _COUNTS.isdisjoint(lows) or not all(low in _COUNTING or may_be_number(low) for low in lows):
        return False
    plain = set(lows) - _SMALL
    if plain == {"again"} and "and" not in lows:
        # "I explore, again" is no second time today
        return False
    return plain not in _ONCE and any(len(low) > 1 or low.isdigit() for low in plain)


_ONCE: Final = (words_in("once"), words_in("once more"), words_in("time"), words_in("times"))
