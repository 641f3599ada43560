"""How a game's actions are said: verb frames, declared by the game and compiled in `language`.

Only declarations live here, all of them frozen data. A phrase is a string of lower-case words; `{n}` in it
stands for a whole number in digits or words, `{nth}` for an ordinal. What the words of a sentence mean
beyond its verb and slots (moods, series, repetition, quotation) is the same for every game and is not
declared.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal


def phrases(text: str) -> tuple[str, ...]:
    """The phrases of a list written as one text with semicolons between them."""
    return tuple(" ".join(phrase.split()) for phrase in text.split(";"))


def joined(*lists: Iterable[str]) -> tuple[str, ...]:
    """Every phrase made of one word group of each list, in that order."""
    found: tuple[str, ...] = ("",)
    for words in lists:
        found = tuple(f"{left} {right}".strip() for left in found for right in words)
    return tuple(dict.fromkeys(found))


def as_guests_say(games: Iterable[str]) -> tuple[str, ...]:
    """Names of a game, and what somebody calls it who is not in it yet: `the game` is `your game` to em."""
    told = tuple(games)
    yours = ("your " + game.removeprefix("the ") for game in told if game.startswith("the "))
    return tuple(dict.fromkeys((*told, *yours)))


Strength = Literal["own", "shared", "open", "common"]
"""How far a verb alone points at its game: `own` (no other game says so), `shared` (others may), `open`
(everyday business of a nomic; acts also in a mail that points nowhere else), `common` (the same, but acts
only where something else shows that this game is meant)."""


@dataclass(frozen=True, slots=True)
class Shape:
    """Values known by their look: a pattern over the raw text, and the value made of its groups.

    `Shape(r"([A-J])\\s?-?([0-9])", "{0}{1}")` reads `d-7` as `D7`. The pattern ignores case and must end
    where a word ends; the value is in upper case unless `upper` is false.
    """

    pattern: str
    value: str
    upper: bool = True


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of value that the game's slots take.

    phrases   phrase -> the value it names (None: nobody, nothing); `{n}` in the value is the number met in it
    shapes    values known by their look (`D7`, `(d, 7)`)
    things    the game's named things that are values of this kind: a key of `Names.things`. A thing is meant
              by its name, by a noun of `called` with its number (`offer 2`, `the second offer`), by its owner
              (`Brask's offer`, where its fact `by` names one person and just one thing fits) or by what the
              mail answers or has just spoken of (`that offer`, `it`)
    called    nouns that such things are called, and that may stand before or after their names
    open      any other words may be a new name, too: they are taken up to the next introducing word
    number    the value is the number itself
    counted   the value is a pair (name, quantity): the phrase may be preceded by a number, an article or
    `all` mass      counted names that mean nothing without a quantity ("gold")
    split     the words of the value are parts of their own ("health {n}" is "health" and the number)
    people    names of non-player characters count as values too
    only_exit from the place named first one can only go to the second; people have the exit called `""`
    limit     the largest number allowed in a phrase
    fact      the thing's fact that is meant instead of the thing (`monster` of a quest): things are known by
              it, too, and it is the value. An `open` kind of such things asks about new names
    past      a key of `Names.things`: things that are no more, and are meant by their number alone
    """

    name: str
    phrases: Mapping[str, str | None] = field(default_factory=dict)
    shapes: tuple[Shape, ...] = ()
    things: str = ""
    called: tuple[str, ...] = ()
    open: bool = False
    number: bool = False
    counted: bool = False
    mass: frozenset[str] = frozenset()
    split: bool = False
    people: bool = False
    only_exit: Mapping[str, str] = field(default_factory=dict)
    limit: int = 1_000_000
    fact: str = ""
    past: str = ""


COMMON_KINDS = frozenset({"person", "gm", "number", "intent", "text", "name", "word"})
"""The kinds of values that every game has: the reader knows them without a declaration."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One thing a verb needs or takes.

    `kind` names a kind of the phrasebook or one that every game has (`COMMON_KINDS`): `person`, `gm` (a game
    master), `number`, `intent`, `text` (words in quotation marks, a block in braces or bars, or what follows
    a colon), `name` (words in quotation marks or with capital letters), `word` (one word, whatever it is).
    `many` gathers all values that are listed (`B, C or D`) into one list for the parameter; without it a list
    makes one act for each value.
    `params` are the action's parameters the value goes to (one for each component of the value; "" drops
    it), `after` the words that may introduce it ("" where it may stand bare). `back` lets the word back (or
    the bare verb) mean the place one came from, as far as the message itself tells. `implied` takes what the
    message replies to when nothing is named. `agrees` names a fact of the thing that another parameter means
    (`offer.token`): a value that is not it, or one of it, is asked about. `alternatives` takes lists whose
    items are choices (`a 3 for a B or a C`); in all other lists an `or` leaves open what is meant.
    `own` tells that each act of a series needs one of its own: `I take offer 1 for a D and offer 2` does not
    pay twice. `sole` names a fact of the thing, too: the slot may be left out where that is a list of one (an
    offer that wants a single token). `recalled` takes, when nothing is named, the thing that the sentence has
    named before the act (`As Ochre is yet unnamed, I name it Teal`).
    """

    params: tuple[str, ...]
    kind: str
    after: tuple[str, ...] = ("",)
    optional: bool = False
    back: bool = False
    implied: bool = False
    many: bool = False
    alternatives: bool = False
    agrees: str = ""
    recalled: bool = False
    own: bool = False
    sole: str = ""


@dataclass(frozen=True, slots=True)
class Cost:
    """A price or yield that may be named with an action.

    `{n}` of it must be `exact`, or as much as the parameter `equals`, or else a multiple of `multiple`.
    """

    phrases: tuple[str, ...]
    exact: int | None = None
    equals: str = ""
    multiple: int = 1


@dataclass(frozen=True, slots=True)
class Becomes:
    """An action that is another one when two parameters are equal and start with `prefix`."""

    same: tuple[str, str]
    prefix: str
    action: str


@dataclass(frozen=True, slots=True)
class Frame:
    """One way to perform an action.

    verbs       in the form that follows "I"; only the first word is inflected
    slots       in any order
    padding     phrases that change nothing about this action ("the monster" after attack)
    fixed       parameters this wording settles by itself ("{n}" is the number in the verb or saying)
    sayings     whole clauses that perform it, as they stand ("count me in")
    closings    phrases one of which must end the clause ("and specify that I am drinking it")
    tails       phrases that perform it behind the bare value of the first slot ("Brask gets my vote")
    topic       words of which one must stand in the clause before anything doubtful in it is worth a question
                (empty: any of the game's words)
    example     a sentence the reader knows, for hints and templates
    lax         a wish or plan to do it does it (joining)
    gerund      a clause that opens with the verb in -ing does it ("Healing for 2 gold.")
    repeatable  "three times" means three of it
    also        a second action that the same words perform, made of those parameters that are its own ("found
                Ochre at D7" places a tile and names a community)
    series      the verb may go on with other slots ("to Town Square, then to Healer")
    returning   the verb by itself means going back ("return")
    several     its words announce several of the act, told apart by fields below (`I submit two proposals.`)
    promised    it never acts: what is said so, now or of later, is asked about ("I'll trade a 4 for a G")
    turned      words which, right behind the act, make another thing of it (`(convert gold) to silver`)
    makes       a key of `Names.things` and a parameter: what that names is a thing of the game from then on,
                and later acts of the same mail may name it (a party just created)
    by_master   only the master of the game does it, who is no player: what either says is taken for an action
                of eir own where it may be
    joint       several people do it together: "we" does it as much as I, and so does a named thing of the
                game that is the subject and fills a slot ("The Lanterns attack the Marsh Wight with Fire.")
    """

    action: str
    verbs: tuple[str, ...]
    slots: tuple[Slot, ...] = ()
    padding: tuple[str, ...] = ()
    fixed: Mapping[str, Any] = field(default_factory=dict)
    sayings: tuple[str, ...] = ()
    costs: tuple[Cost, ...] = ()
    closings: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    topic: tuple[str, ...] = ()
    becomes: Becomes | None = None
    also: str = ""
    example: str = ""
    strength: Strength = "shared"
    lax: bool = False
    gerund: bool = False
    repeatable: bool = True
    returning: bool = False
    series: bool = True
    joint: bool = False
    by_master: bool = False
    promised: bool = False
    several: bool = False
    makes: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Measure:
    """A public value the game tracks, as far as conditions and amounts may speak of it.

    phrases   what it is called (`gold`, `movement tokens`); `{n}` in a phrase goes into the path
    path      where the game's `values` show it, dots between keys (`assets.gold`, `potions.health {n}`)
    game      it belongs to the game as a whole; else to a person, the speaker unless another is named
    kind      the kind that its values are of, as of a slot ("" for numbers): `my left slot holds a 4`.
              One of the game whose kind is `person` says whose it is: `it is my turn`. One that is called
              `location` says where somebody is: `I am at the Healer`
    trait     it is said of its owner as it stands, if it holds just this: `Brask is alive` (or, with a `!` in
              front, anything but this: `Brask is dead`)
    most      where the game's values show the most it can be ("" if it has no limit): `my health is full`
    met       it is met and not owned: `I meet a monster`
    each      the kind of the phrasebook of which each value has one of its own, at the `{value}` of the path;
              `there` is what it is called where there is any (`D7 is occupied`), `gone` where there is none,
              and `phrases` what there are so many of (`the Lanterns have 3 members`)
    done      what its owner (or, with `each`, the thing) has done where there is any of it (`has attacked`);
              with `kind`, to the thing of that kind at the `{value}` of the path, by whoever is its `{who}`
              (`has voted on 31`)
    master    what nobody has is the game master's (`the contestmaster still has a token`)
    member    its value is what somebody is in, if e is in any (`I am in a party`, `I am in the Lanterns`)
    """

    phrases: tuple[str, ...]
    path: str
    game: bool = False
    kind: str = ""
    most: str = ""
    met: bool = False
    trait: str = ""
    each: str = ""
    there: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    member: bool = False
    master: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """People of whom each other one may be spoken of at once: those whose value at `path` is `value`.

    phrases   what one or all of them are called (`player`, `players`)
    """

    name: str
    phrases: tuple[str, ...]
    path: str
    value: Any


@dataclass(frozen=True, slots=True)
class Lot:
    """Things of a kind that one has and that may be spoken of at once, all of them.

    phrases   what they are called (`everything i have`, `all my weapons`)
    kind      the counted kind of the phrasebook whose values they are
    parts     where the game's `values` show them, and what each is called there; `{n}` is the key
    """

    name: str
    phrases: tuple[str, ...]
    kind: str
    parts: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """Every frame of a game.

    signs     phrases found in no other business of a list: one of them marks a mail as the game's
    words     words that a clause about the game is likely to hold, though other business may use them too
    loosely   words for the game's things that are at home in other business, too: they count in a mail that
              bears a sign of the game
    vague     phrases after I that show the game but name no action ("look around") -> a sentence that does
    asking    phrases after I that are half a move ("abstain"): a question, too, in mail without any sign of
              the game that points nowhere else
    subjects  words of a subject that point nowhere else
    elsewhere words that give a doubtful sentence of a mail without a sign to other business
    shown     sentences that letters show as examples (empty: the one of each frame)
    measures  the values that conditions may rest on
    groups    people who may be spoken of as each other one; everybody else who takes part always may
    lots      things that may be spoken of all at once
    once      actions that come to the same, or are refused, when one has just done them: `if I have not
              already` may stand before these
    settings  actions that set a thing, and which parameter says what: one sentence sets it but once
    """

    frames: tuple[Frame, ...] = ()
    kinds: tuple[Kind, ...] = ()
    signs: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    loosely: tuple[str, ...] = ()
    vague: Mapping[str, str] = field(default_factory=dict)
    asking: Mapping[str, str] = field(default_factory=dict)
    subjects: tuple[str, ...] = ()
    elsewhere: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    measures: tuple[Measure, ...] = ()
    groups: tuple[Group, ...] = ()
    lots: tuple[Lot, ...] = ()
    once: tuple[str, ...] = ()
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def examples(self) -> tuple[str, ...]:
        """Sentences the reader knows: those to be shown, or one for each wording that gives one."""
        return self.shown or tuple(dict.fromkeys(frame.example for frame in self.frames if frame.example))
