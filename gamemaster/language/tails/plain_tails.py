"""Plain words behind an act to the end of its sentence, each of a closed class: thanks, greetings, haste.

`, thanks Lowri for writing it`, `, hello all, nice to meet you`, `, reserving the right to grumble later`,
`before anyone notices I'm not working`, `, both of them`, `; spelling mistakes in line two`, `, tea
provided`, `and the dishes can wait`. None of their words says anything of the act itself.
"""

import re
from itertools import pairwise
from typing import Final

from gamemaster.language.english.tokens import Tokens, words_in
from gamemaster.language.tails.plain_grounds import named_lows, plain_grounds, some_of
from gamemaster.language.vocabulary.scene import Scene

_OPENING: Final = words_in(
    "thanks thank many cheers bravo well congratulations congrats kudos nice good great lovely hello hi "
    "hey greetings glad happy pleased delighted looking reserving before both all the spelling typos typo "
    "mistakes errors holes loopholes too two three several some tea coffee cake biscuits cookies drinks "
    "snacks food beer everybody everyone newcomers beginners pending for my welcome dogs cats pets"
)
_MOST: Final = 18


def plain_tail(scene: Scene, tokens: Tokens, start: int, apart: bool) -> bool:
    """Whether nothing but such words stands from `start` to the end; `apart` that a mark or an `and` sets
    them off."""
    if tokens[start].low == ";" and start + 1 < len(tokens):
        start, apart = start + 1, True
    if plain_grounds(scene, tokens, start):
        return True
    low = tokens[start].low
    if low not in _OPENING or len(tokens) - start > _MOST:
        return False
    said = named_lows(scene, tokens[start:])
    if low == "before":
        return _BEFORE.fullmatch(said) is not None
    if low == "pending":
        return _PENDING.fullmatch(said) is not None and _takes_back(tokens[:start])
    if low == "for":
        return _GIVEN_FOR.fullmatch(said) is not None
    if not apart:
        return False
    joined = tokens[start - 1].low == "and"
    if joined:
        return _CAN_WAIT.fullmatch(said) is not None
    if low in _COUNTING and _COUNTED.fullmatch(said) is not None:
        return _counts_them(tokens[:start], said)
    return _IDLE.fullmatch(said) is not None


_CALLED: Final = some_of(
    "NAME(?:(?:_and|_,)_NAME)* all everyone everybody folks friends there again people you_all mates guys "
    "team both to_(?:you|NAME|all|everyone|everybody) (?:so_|very_)?much a_lot "
    "(?:dear|my)_(?:friends?|NAME)"
)
_WORK: Final = some_of(
    "writing explaining drafting proposing doing putting making taking organising organizing sharing "
    "clearing fixing spotting noticing reminding helping answering summing bringing keeping setting "
    "running hosting having all the your his her their this that it everything such"
)
_OF_WORK: Final = some_of(
    "it this that them us me up so well clearly nicely together the work effort explanation idea trouble "
    "patience time help all your his her hard quick great lovely again everything to everyone out down "
    "forward and answer answers summary text wording reminder a an very fine clear good tip hint"
)
_THANKS: Final = (
    rf"(?:many thanks|thanks|thank you|cheers|bravo|well done|congratulations|congrats|kudos|"
    rf"(?:nice|good|great|lovely|fine) (?:work|job|one|idea))(?: a lot| so much| again)?(?: ,)?(?: "
    rf"{_CALLED})*"
    rf"(?: for {_WORK}(?: {_OF_WORK}){{0,7}})?"
)
_HELLO: Final = (
    rf"(?:hello|hi|hey|greetings|welcome|good (?:morning|evening|afternoon|day))(?: (?:to )?{_CALLED})*"
)
_GLAD: Final = (
    r"(?:(?:very |so |really )?(?:nice|pleased|glad|happy|delighted|good|lovely|great) to "
    r"(?:meet|be|see|join|play|have)(?: (?:you|all|everyone|here|back|finally|with|aboard|on board|part of "
    r"this|"
    r"this|at last|again|in))*|looking forward to (?:it|this|playing|meeting|the game|a good game|all of "
    r"it|a "
    r"good time)(?: (?:all|you|with|everyone|together|very much|a lot|the game))*|(?:thanks|thank you) for "
    r"having me|i am new here|i 'm new here|new here)"
)
_GRUMBLING: Final = some_of(
    "grumble complain criticise criticize laugh joke regret moan gloat tease comment mock swear cheer "
    "groan boast sulk frown sigh nitpick object_to_its_spelling make_jokes make_fun be_grumpy be_sad "
    "be_smug say_i_told_you_so propose_(?:changes|amendments|improvements|a_better_one) "
    "suggest_(?:changes|amendments|improvements)"
)
_OF_GRUMBLING: Final = some_of(
    "about at of it them this later afterwards loudly quietly in_public if_it_(?:passes|fails|goes_wrong) "
    "a_bit a_little tomorrow later_on the_(?:spelling|wording|style|grammar|title) "
    "its_(?:spelling|wording|style) to_it whatever_happens"
)
_RESERVING: Final = rf"reserving (?:the|my) right to {_GRUMBLING}(?: {_OF_GRUMBLING})*"
_DEFECTS: Final = (
    r"(?:(?:too many|two|three|several|some) )?(?:(?:silly|bad|small|ugly|nasty|big|gaping) "
    r")?(?:typos?|mistakes|"
    r"errors|spelling mistakes|spelling errors|holes|loopholes) in (?:it|(?:the|its) (?:\w+ )?(?:text|title|"
    r"wording|first line|last line|middle|heading|headline|name)|(?:the "
    r")?(?:line|section|paragraph|sentence) "
    r"(?:one|two|three|four|five))"
)
_TREATS: Final = (
    r"(?:(?:tea|coffee|cake|biscuits|cookies|drinks|snacks|food|beer)(?: and "
    r"(?:tea|coffee|cake|biscuits|cookies|"
    r"drinks|snacks|food|beer))? (?:provided|included|supplied|served|guaranteed|for everyone|for all)"
    r"|(?:all|everybody|everyone|newcomers|beginners|dogs|cats|pets|all of you)(?: (?:is|are))? welcome)"
)
_IDLE: Final = re.compile(
    rf"(?:{_THANKS}|{_HELLO}|{_GLAD})(?: ,(?: and)? (?:{_THANKS}|{_GLAD}))*"
    rf"|(?:though |while )?{_RESERVING}|{_DEFECTS}|{_TREATS}"
)
_CAN_WAIT: Final = re.compile(
    r"(?:the|my) (?!vote|votes|act|acts|action|actions|move|moves|turn|decision|mail|same)[a-z]+(?: "
    r"[a-z]+){0,2} "
    r"can wait(?: (?:till|until) (?:later|tomorrow)| for now| a bit| a little)?"
)
_BEFORE: Final = re.compile(
    r"before (?:any ?one|any ?body|some ?one|some ?body|every ?one|every ?body|the others?|people|you "
    r"all|my (?:boss|"
    r"wife|husband|mother|father|partner|colleagues|kids|children|teacher|neighbours?|cat|dog|flatmate))"
    r" (?:notices?|sees?|realises?|realizes?|finds? out|wakes?(?: up)?|complains?|shouts?|comes?(?: back| "
    r"home| in)?|"
    r"gets? (?:back|home|angry|cross|impatient)|asks?(?: me)?(?: (?:why|to (?:wash up|cook|help|clean "
    r"up|tidy up|"
    r"come to (?:dinner|lunch|bed)|explain)))?)(?: me)?"
    r"(?: (?:that )?(?:i am|i 'm) (?:not (?:working|at work|paying attention|listening|asleep|in bed|here)|"
    r"(?:still )?(?:here|up|online|playing|at it|awake|gone|late)|(?:playing |writing )(?:this |games "
    r"|mails )?"
    r"(?:at|during) work))?"
    r"|before (?:my |the )?(?:lunch|dinner|supper|breakfast|tea|coffee|soup|pizza|food) gets cold"
)
_PENDING: Final = re.compile(
    r"pending (?:(?:a|an|the|some|further|more|your|NAME 's) "
    r")*(?:clarification|clarifications|answer|answers|"
    r"explanation|reply|replies|discussion|thought|reading|information)"
    r"(?: (?:from|by) (?:NAME|its author|the author|the proposer|the gm))?"
    r"(?: (?:of|on|about) (?:it|this|that|the (?:wording|details|text|title|whole thing)|section [a-z0-9]+))?"
)
_GIVEN_FOR: Final = re.compile(
    r"for (?:making|having made) (?:me|us|everyone|everybody|all of us) "
    r"(?:laugh|think|smile|cry|happy|blush|giggle|"
    r"hungry|feel (?:better|welcome|young|at home))(?: (?:so much|again|today|out loud|a lot|twice|and "
    r"think))*"
)
"""`I give Jun 1 gold for making me think`"""
_TAKING_BACK: Final = words_in("withdraw retract unvote rescind revoke")


def _takes_back(said: Tokens) -> bool:
    """Whether the sentence takes something back at once, and nothing else: what is pending holds up what
    comes later."""
    lows = [token.low for token in said]
    own = [p for p, low in enumerate(lows) if low in {"i", "we"}]
    return len(own) == 1 and not _TAKING_BACK.isdisjoint(lows[own[0] + 1 : own[0] + 3])


_COUNTING: Final = words_in("both all the")
_COUNTED: Final = re.compile(
    r"both of (?:them|these|those)|all (?:two|three|four) of (?:them|these|those)"
    r"|the (?:two|three|four) (?:of them|i have(?: left)?|i had(?: left)?|that i have(?: left)?)|the both "
    r"of them"
)
_NUMBERS: Final = {"both": 2, "two": 2, "three": 3, "four": 4}


def _counts_them(said: Tokens, counted: str) -> bool:
    """`Rum and Anchor, both of them`: whether as many are listed right before the mark."""
    lows = [token.low for token in said]
    while lows and not lows[-1][0].isalnum():
        lows.pop()
    joints = lows.count(",") + lows.count("and") - any(a == "," and b == "and" for a, b in pairwise(lows))
    number = next(_NUMBERS[word] for word in counted.split() if word in _NUMBERS)
    return lows.count("and") == 1 and lows.count("i") == 1 and joints == number - 1
