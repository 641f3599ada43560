"""Commune's words: its squares, symbols, constructors, communities and offers, and phrases that change
nothing.

Squares and symbols are known by their look. A lower-case `a` or `i` that stands alone is an article or a
pronoun and never a symbol, so that "a 7" is one token and not the square A7.
"""

from contracts.commune.colours import COLOURS
from gamemaster.core.frame import Kind, Shape, Slot, as_guests_say, joined, phrases

_NAMED = (
    r"(?:(?:the\s+)?(?:board\s+)?(?:squares?|locations?|coordinates?|coords?|positions?|tiles?|cells?|spaces?"
    r"|spots?)\s+)?"
)
_COLUMN = r"(?:the\s+)?(?:columns?|col\.?|letters?|x)\s*[:=]?\s*([A-J])"
_ROW = r"(?:the\s+)?(?:rows?|numbers?|digits?|y)\s*[:=]?\s*([0-9])"
_BETWEEN = r"\s*[,;/&]?\s*(?:(?:and|in|of)\s+)?"
_CAPITAL = r"(?-i:([A-J]))"
_NO_WORD = r"([B-HJ])"
_DIGIT = r"([0-9])"

SQUARES = Kind(
    "square",
    shapes=(
        Shape(rf"{_NAMED}([A-J])-?{_DIGIT}", "{0}{1}"),
        Shape(rf"{_NAMED}{_DIGIT}-?([A-J])", "{1}{0}"),
        Shape(rf"{_NAMED}{_CAPITAL}\s?[-,/:.]?\s?{_DIGIT}", "{0}{1}"),
        Shape(rf"{_NAMED}{_DIGIT}\s?[-,/:.]?\s?{_CAPITAL}", "{1}{0}"),
        Shape(rf"{_NAMED}{_NO_WORD}\s?[-,/:]?\s?{_DIGIT}", "{0}{1}"),
        Shape(rf"{_NAMED}{_DIGIT}\s?[-,/:]\s?{_NO_WORD}", "{1}{0}"),
        Shape(rf"{_NAMED}[(\[]\s*([A-J])\s*[,;/:-]?\s*{_DIGIT}\s*[)\]]", "{0}{1}"),
        Shape(rf"{_NAMED}[(\[]\s*{_DIGIT}\s*[,;/:-]?\s*([A-J])\s*[)\]]", "{1}{0}"),
        Shape(rf"{_COLUMN}{_BETWEEN}{_ROW}", "{0}{1}"),
        Shape(rf"{_ROW}{_BETWEEN}{_COLUMN}", "{1}{0}"),
    ),
)

_FIRST = r"(?:own|spare|single|last|new|letter|number|digit|only|precious|remaining|lonely|first)"
_LEAD = rf"(?:(?:an?|one|1|the|my|another|any|some)\s+)?(?:{_FIRST}\s+)?"
_PAID_LEAD = rf"(?:(?:an?|one|1|the|my|that|this|another)\s+)?(?:{_FIRST}\s+)?"
_NOUN = r"(?:(?:tokens?|symbols?)\s+(?:(?:with|of)\s+)?(?:the\s+)?(?:symbols?\s+)?)?"
_AFTER = r"(?:['’]s)?(?:[-\s]+(?:tokens?|symbols?))?"
_QUOTED = r"[\"'‘“(]([A-J0-9])[\"'’”)]"
# I by itself is the speaker unless something that cannot follow em stands after it
_ONCE_MORE = r"(?:again|once more|once again|now|as well|too|at once)?\s*"
_LONE_I = rf"(?-i:(I))(?=\s*(?:{_ONCE_MORE}(?:[.,;)!]|$)|or\b|and\s+(?!I\b)))"
_GIVEN_I = r"(?:an|one|1|the|my|another|tokens?|symbols?)\s+(?-i:(I))"
_GIVEN_A = r"(?:an|one|1|the|my|another)\s+(a)"
_BEFORE_DIGIT = ("", "a ", "the ", "my ", "one ")
_DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

SYMBOLS = Kind(
    "symbol",
    phrases={
        f"{lead}{word}{token}": str(digit)
        for digit, word in enumerate(_DIGITS)
        for lead in _BEFORE_DIGIT
        for token in ("", " token")
        # "one token" and "two tokens" are quantities
        if lead or not token
    },
    shapes=(
        Shape(rf"{_LEAD}{_NOUN}(?-i:([A-HJ])){_AFTER}", "{0}"),
        Shape(rf"{_LEAD}{_NOUN}{_NO_WORD}{_AFTER}", "{0}"),
        Shape(rf"{_LEAD}{_NOUN}{_DIGIT}{_AFTER}", "{0}"),
        Shape(rf"{_LEAD}{_NOUN}{_QUOTED}{_AFTER}", "{0}"),
        Shape(r"(?:one|1)\s+of\s+(?:my|the)\s+(?:\w+\s+)?(?-i:([A-J0-9]))['’]?s(?:\s+tokens?)?", "{0}"),
        Shape(_LONE_I, "{0}"),
        Shape(rf"{_GIVEN_I}{_AFTER}", "{0}"),
        Shape(rf"{_GIVEN_A}{_AFTER}", "{0}"),
    ),
)

_AND = r"\s*(?:,\s*and\b|and\b|&|\+|,|plus\b|with\b|/)\s*"
# "the 5 left over from August", "an E out of my pocket"
_HAD = (
    r"(?:\s+(?:left(?:\s+over)?|saved))?(?:\s+(?:from|out\s+of)\s+"
    r"(?:(?:my|the)\s+(?-i:[a-z]+)(?:\s+constructor)?|last\s+week|(?-i:[A-Z][a-z]+(?:ber|ary|ch|il|ust|day)|May|June|July)))?"
)
_ONE_OF = r"(?:one|1)\s+of\s+(?:my|the)\s+(?:\w+\s+)?"
_LETTER_TOKENS = (
    rf"{_PAID_LEAD}{_NOUN}{_CAPITAL}{_AFTER}{_HAD}",
    rf"{_PAID_LEAD}{_NOUN}{_NO_WORD}{_AFTER}{_HAD}",
    rf"{_GIVEN_A}{_AFTER}{_HAD}",
    rf"{_ONE_OF}{_CAPITAL}['’]?s",
)
_DIGIT_TOKEN = rf"(?:{_PAID_LEAD}{_NOUN}{_DIGIT}{_AFTER}{_HAD}|{_ONE_OF}{_DIGIT}['’]?s)"

PAYMENTS = Kind(
    "payment",
    shapes=(
        *(Shape(f"{letter}{_AND}{_DIGIT_TOKEN}", "{0}{1}{2}") for letter in _LETTER_TOKENS),
        *(Shape(f"{_DIGIT_TOKEN}{_AND}{letter}", "{2}{0}{1}") for letter in _LETTER_TOKENS),
    ),
)

_SIDES = {
    "left": phrases("left; leftmost; left hand; left side; l"),
    "middle": phrases("middle; centre; center; central; mid; middlemost; m"),
    "right": phrases("right; rightmost; right hand; right side; r"),
}
_CONSTRUCTORS = ("constructor", "constructors", "token constructor", "token constructors", "one")
_SHORT = {"lc": "left", "ltc": "left", "mc": "middle", "mtc": "middle", "rc": "right", "rtc": "right"}

CONSTRUCTORS = Kind(
    "constructor",
    phrases={
        f"{whose}{phrase}": slot
        for slot, sides in _SIDES.items()
        for side in sides
        for phrase in (
            side,
            *(f"{side} {noun}" for noun in _CONSTRUCTORS),
            *(f"{noun} {side}" for noun in ("constructor", "token constructor")),
            f"constructor ( {side} )",
        )
        for whose in ("", "my ", "the ")
    }
    | {f"{whose}{word}": slot for word, slot in _SHORT.items() for whose in ("", "my ")},
    called=("constructor", "constructors", "token constructor", "token constructors"),
    # what is known by its look may be listed without "each": every constructor named is meant by itself
    shapes=(Shape(r"(?-i:(left|middle|right))[-\s]hand(?:[-\s]side)?", "{0}", upper=False),),
)

COMMUNITIES = Kind(
    "community",
    phrases={"unnamed {n}": "Unnamed {n}", "unnamed # {n}": "Unnamed {n}"},
    things="communities",
    called=("community", "commune", "settlement", "colony"),
    limit=10_000,
)
BY_NAME = Kind(
    "community by name",
    phrases={"unnamed {n}": "Unnamed {n}", "unnamed # {n}": "Unnamed {n}"},
    things="communities",
    limit=10_000,
)
"""A community meant by its name alone: what is said of "the community" names the one just founded."""

OFFERS = Kind(
    "offer",
    things="offers",
    called=phrases(
        "offer; trade offer; trade; offers; trade offers; proposed trade; deal; offer with the number; "
        "offer with number; offer bearing the number; offer number; trade offer with the number; offer of "
        "number"
    ),
    number=True,
    limit=1_000_000,
)
_COLOURS = {colour.lower(): colour for colour in COLOURS}
COLOUR = Kind("colour", phrases=_COLOURS, open=True)
KNOWN_COLOUR = Kind("known colour", phrases=_COLOURS)

ON = phrases(
    "; at; on; in; to; onto; upon; into; on to; over; for; at square; on square; in square; at the "
    "square; on the square; in the square; at location; on location; at the location; on the location; at "
    "position; at the position; at coordinates; at the coordinates; on coordinates; at spot; for square; "
    "for the square; namely; : ; another at; another on; one more at; one more on; another one at; "
    "another one on; a second at; a second on; a third at; a third on; "
    "a second one at; a second one on; a second one in; another one in; another in; a second in"
)
SQUARE = Slot(("square",), "square", tuple(dict.fromkeys(ON)))
PAYING = phrases(
    "paying; by paying; paying with; by paying with; and pay; and paying; and i pay; using; by using; with; "
    "for; spending; by spending; and spend; expending; by expending; at the cost of; at a cost of; costing; "
    "giving up; by giving up; by destroying; destroying; and destroy; with the payment of; by payment of; in "
    "exchange for; for the price of; for a cost of; by using up; using up; and use; and lose; burning; by "
    "burning; and using; handing over"
)
PAID = Slot(("paid",), "payment", PAYING, optional=True)
"""The tokens said to be paid: they name a square, which has to be the one named."""

AT_SQUARE = phrases(
    "the community at; community at; the community on; my community at; my community on; the community "
    "that holds; the community containing; the community with; the community around; the community that "
    "contains; the one at; the new community at; the unnamed community at"
)
THIS_GAME = phrases(
    "commune; the commune; commune v 1.2; the commune tournament; commune tournament; the tournament "
    "commune; tournament commune; the tournament called commune; the tournament named commune; the "
    "tournament; this tournament; the game; this game; the game of commune; commune the game; the current "
    "tournament; the game commune; this game of commune; the commune game"
)
JOINED = (
    *(
        f"{lead}{game}"
        for game in as_guests_say(THIS_GAME)
        for lead in ("", "to ", "in ", "of ", "for ", "with ", "into ")
    ),
    *phrases(
        "from now on; as of now; from today on; starting now; starting today; effective immediately; you; "
        "you all; you folks; in; this; in this; of this; with you; the fun; in the fun; as a participant; "
        "as a new player; as a new participant; "
        "as a player; up; even though i cannot; even if i cannot; everyone; everybody; a participant; "
        "too; as well; as a participant in commune; as a participant of commune; as participant; if there "
        "is still room; if there is room; if it is not too late; if i may; if that is okay; if that is "
        "ok; if you will have me; if you 'll have me; if there is still room at the table; if it 's not "
        "too late; if there 's still room; if there 's room; if nobody objects to a newcomer; if that 's "
        "okay; if that 's ok; if that 's all right; if that is all right; if it is still possible"
    ),
)
LEFT = tuple(f"{lead}{game}" for game in THIS_GAME for lead in ("", "to ", "in ", "of ", "from "))

_PAYING = tuple(
    f"{paying} the {which}{tokens}{each}"
    for paying in ("paying", "spending", "using", "paying with", "with")
    for which in (
        "",
        *(
            f"{which} "
            for which in phrases(
                "obvious; matching; necessary; required; usual; right; corresponding; proper; needed; "
                "appropriate; two; fitting; respective"
            )
        ),
    )
    for tokens in ("tokens", "symbols", "price")
    for each in (
        "",
        *(
            f" {each}"
            for each in phrases(
                "for each; for each of them; each time; for it; for both; for all; for all three; for all "
                "of them; in each case; every time; for every one; for the three; for the two"
            )
        ),
    )
)
TILE_PADDING = _PAYING + phrases(
    "there; on the board; on the playboard; to the board; the location; an empty square; the empty "
    "square; empty; one; the corresponding tokens; paying the corresponding tokens; paying for it; paying "
    "with the corresponding tokens; paying the tokens; paying with my tokens; using the corresponding "
    "tokens; paying the price; in commune; in that order; in this order; in the order given; next door; "
    "right next door; right there; beside it; next to it; right beside it; right next to it; on the "
    "square i mentioned; paying the usual; paying as usual; at the usual price; for the usual price; at the "
    "usual cost; and pay the usual; and pay the usual price; and pay as usual; and pay the price"
)
FOUNDS = phrases(
    "founding a new community; founding a community; founding a new community there; to found a new "
    "community; to found a community; and found a community; and found a new community; thus founding a "
    "community; thereby founding a community; founding a community there; extending it; growing it; founding "
    "nothing; for it; for this"
)
_THE = phrases("the; its; a; one; the finished; the completed; the new; the fresh; the ready; the waiting")
_SYMBOLS_MADE = ("token", "letter", "number", "symbol")
_MADE = phrases(
    "was making; was building; was constructing; finished; has finished; has just finished; just finished; "
    "completed; has completed; has just completed; just made; has just made; built; has built; produced; has "
    "produced; has ready; has waiting; is holding; contains; had made; was set to; is done with; had ready"
)
ITS_TOKEN = (
    *phrases(
        "to me; to myself; under construction; the token under construction; the token now under "
        "construction; token under construction; the token currently under construction; it is set to; "
        "the token it is set to; the tokens they are set to; the tokens they are making; the tokens they "
        "make; they are set to; they are making; they make; what they make; what they are making; its "
        "tokens; their tokens; the tokens they have made; its symbol; its current symbol; its current "
        "token; the symbol in it; the token in it; the current token; the token; its token; a token; one "
        "token; my token; the next token; the finished token; the token it is constructing; the token "
        "that it is constructing; the token it constructs; the token being constructed; the token it has "
        "been constructing; the token it is making; the token i am constructing; the token already being "
        "constructed; the constructed token; the completed token; the token that is being constructed; "
        "the token it has made; the token it made; what it is constructing; what it makes; whatever it is "
        "constructing; its product; the tokens; tokens; 's token; is constructing; is making; has been "
        "making; have been making; have been constructing; have made; have constructed; are making; are "
        "constructing; the token it has been making; the token it has been building; it has been making; "
        "it has been constructing; has been constructing; has constructed; has made; was constructing; "
        "constructed; produced; made; is set to; is already constructing; that is; being constructed; "
        "being made; it is constructing; it is making; what; whatever; whatever token; what token; the "
        "output; the output of; the product of; what 's in; whatever is in; what is in; whatever 's in; "
        "makes; constructs; produces; builds; has built; holds; it holds; there; for myself; for this "
        "week; this week; for the week"
    ),
    *joined(_THE, _SYMBOLS_MADE),
    *joined(_THE, _SYMBOLS_MADE, ("it", "that it", "which it"), _MADE),
    *_MADE,
)
