"""Words beside an act that tell its value a second time, by something that may be another one.

`(I place a tile at C4), the square left of C5`, `B as in Delta.`, `(I give Tarn 3 gold) (that is, 4)`, `,
which is all I have, so 4`, `(I play Rum.) Whatever he's weak to, really.`, `The largest one, whichever that
is.`, `I believe.`, `Look it up.`: it is for nobody but the sender to say which of the two holds. What must
stay true: the words are of the value; `the one I dreamt of`, `A nice spot, isn't it?`, and `two east of B4`
for D4, leave it alone.
"""

import re
from typing import Final

_SIDE: Final = r"(?:left|right|above|below|beneath|north|south|east|west|over|under|beside|next)(?: of| to)?"
_SPOT: Final = r"(?:square|field|spot|tile|place|cell|one|two|just|directly|right|immediately|a row|a column)"
_SPELLED: Final = re.compile(
    r"(?:(?:that|it|this) (?:s|is) |(?:spelled|spelt) )?([b-hj-z]) (?:as in|for|like) (?:an? )?(\w)\w+\b.*"
)
_THING: Final = (
    r"(?:the (?:\w+ ){1,2}ones?(?: (?:in|on|at|with|near|by|of) the \w+)?|"
    r"\w+ s (?:party|quest|proposal|offer|card|community|square|one))"
)
_SENTENCE: Final = re.compile(
    rf"(?:one|two|a \w+|just) (?:further|more)? ?(?:to the )?{_SIDE}"
    r"|(?:the|that) (?:\w+ ){0,3}one , (?:whichever|whatever|whoever) (?:that|it) (?:is|may be|was|might be)"
    rf"|{_THING} ,? ?(?:anyway|at any rate|in any case|in any event|either way)"
    r"|(?:whatever|whichever|whoever) (?:he|she|it|they|WHO|OWN|the \w+) (?:s|is|are|has|have|likes|hates|"
    r"fears|wants)\b.*\b(?:really|actually|i mean|that is)"
    r"|i (?:believe|guess|presume|suppose)"
    r"|(?:OWN|ELSE|WHO) , i (?:hope|guess|believe|presume|suppose|fear)"
    r"|OWN (?:of them|of those|of these) (?:actually|in fact|rather|really)"
    r"|(?:that|this|it|OWN)(?: s| is| was) (?:ELSE|WHO) , (?:isnt|wasnt) (?:it|he|she) \?"
    r"|(?:what|who|which) (?:s|is|was|\w+ (?:s|is|was)) .* (?:OWN|ELSE|WHO) , i (?:hope|think|guess|believe)"
    r"|(?:.* [;,:] )?(?:please )?look it up(?: please| , .*)?"
    r"|.*\bbut (?:do |please )?(?:check|DEED)(?: (?:it|that|me))?"
    r"|(?:that |this |it )?should be (?:an? )?(?:ELSE|[a-z0-9]+) , have a look"
    r"|.*\bso (?:mirror|flip|rotate|shift) it\b.*"
    r"|count the \w+ from (?:zero|one|the \w+)\b.*"
    r"|(?:OWN|left|right) (?:as seen )?from (?:your|my|his|her|the \w+) (?:\w+ )?(?:point of view|side|seat)"
    r"|DEED if i (?:can|may|could|must)"
    r"|.*\bi mean(?:t)? the (?:one|other|\w+) (?:on|about|with|that|which|by|from) \w+.*"
)
_TAIL: Final = re.compile(
    r",? ?(?:that is|i e|i \. e \.|meaning|namely|all of it|in other words|well|or rather),? ?(?:to )?ELSE"
    r"|(?:that is|all of it|meaning|namely|well) , ELSE"
    r"|, which is .*, so (?:ELSE|WHO)"
    r"|(?:half|all|a third|a quarter|most) of what i (?:have|own|ve got) , i (?:have|own|ve got) (?:ELSE|OWN)"
    r"|(?:nearly |almost |about )?an? (?:\w+ s )?(?:dozen|score|half|couple|pair|handful)(?: and a half)?"
    r"|,? ?(?:less|minus|plus) (?:the|what|whatever) .*\b(?:ones?|owes?|owe|lent|borrowed|ELSE|half)\b.*"
    r"|(?:position|square|amount|number|name|spelling|spot) (?:approximate|uncertain|unsure|unclear|tbc)"
    r"|\w+ \? (?:.+ \? )?the (?:.+ )?one"
    r"|the (?:letter|number|digit|figure|colour|color)"
    r"|i m (?:at|in|on) (?:the )?ELSE"
    r"|(?:ELSE|WHO) ,? ?(?:that is|i mean|rather|actually|of course|more precisely|to be (?:exact|precise))"
    r"|,? ?(?:OWN )?(?:here )?(?:standing|meaning|being (?:code|short)) (?:for )?(?:here )?(?:ELSE|WHO)"
    r"|.*\bwhich (?:is|s|would be|means) (?:really |actually )?ELSE\b.*"
)
_MOST: Final = 140


def is_described_anew(said: str, own: str) -> bool:
    """Whether a marked sentence behind an act is one of those; `own` are the letters of the act's values."""
    if len(said) > _MOST:
        return False
    spelled = _SPELLED.fullmatch(said)
    if spelled is not None:
        return spelled[1] != spelled[2] or spelled[1] not in own
    return _SENTENCE.fullmatch(said) is not None


def tells_anew(said: str) -> bool:
    """Whether the marked words behind an act, in its own sentence or in brackets, are one of those."""
    return len(said) <= _MOST and _TAIL.fullmatch(said) is not None


def misplaced(said: str, own: str) -> bool:
    """`(C4), the square left of C5`: whether the square `own` cannot lie there.

    East is the next letter; which way the numbers run, nobody says.
    """
    here, told = _SQUARE.fullmatch(own), _BESIDE.search(said)
    if here is None or told is None:
        return False
    aside, along = ord(here[1]) - ord(told[3]), int(here[2]) - int(told[4])
    steps = _STEPS.get(told[1] or "", 0)
    if told[2] in _ACROSS:
        return along != 0 or aside * _ACROSS[told[2]] <= 0 or (steps > 0 and abs(aside) != steps)
    return aside != 0 or along == 0 or (steps > 0 and abs(along) != steps)


_SQUARE: Final = re.compile(r"([a-z])(\d{1,2})")
_BESIDE: Final = re.compile(
    r"\b(?:(one|two|three) )?(?:(?:square|field|spot|tile|place|cell|just|directly|right|immediately) )*"
    r"(?:to the )?(left|west|right|east|above|below|north|south) (?:of )?([a-z]) ?(\d{1,2})\b"
)
_ACROSS: Final = {"left": -1, "west": -1, "right": 1, "east": 1}
_STEPS: Final = {"one": 1, "two": 2, "three": 3}
