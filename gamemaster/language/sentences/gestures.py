"""Gestures between acts: `I play the Owl, bow to the gallery, and end my turn.`

What people do with their hands and faces is no act of any game. What must stay true: a gesture names nobody
and nothing of the game, holds no number, and another verb of the game takes up the series behind it.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.tokens import Tokens, plain_lows, words_in
from gamemaster.language.vocabulary.scene import Scene

_PRAISING: Final = words_in("bless praise admire greet toast congratulate commend compliment hail")
_GESTURES: Final[frozenset[str]] = _PRAISING | words_in(
    "bow curtsy curtsey smile grin nod wave wink sigh shrug laugh giggle cackle chuckle cheer applaud clap "
    "whistle sing hum dance weep cry sob groan moan mutter grumble mumble yawn cough sneeze blush twirl doff "
    "smirk frown glare scowl stare gaze swear curse apologise apologize kneel genuflect salute sulk pout "
    "gloat tremble shiver sweat kiss hug pat flourish gesture gesticulate shudder wince gulp snort squint "
    "blink stretch raise tip cross wipe scratch rub stroke clear shake lick crack roll thank beg grit take"
)
_OWN: Final = words_in(
    "finger fingers hat cap glass mug head eyes eye hand hands arm arms shoulder shoulders moustache "
    "mustache beard chin nose throat brow forehead lips knuckles neck back legs teeth breath tea coffee cup "
    "eyebrow eyebrows thumb thumbs tongue toes spectacles glasses monocle fist fists"
)
_TAKING: Final = words_in("raise tip cross wipe scratch rub stroke clear shake lick crack roll grit doff")
_BREATH: Final = frozenset(
    {("take", "a", "bow"), ("take", "a", "breath"), ("take", "a", "deep"), ("take", "my", "hat")}
)
_SPOILING: Final = words_in(
    "it them this that these those or if unless until not never n't 't will would me you"
)
_TO_SOMEBODY: Final[frozenset[str]] = _PRAISING | words_in(
    "salute thank applaud curse kiss hug bow curtsy curtsey nod wave smile wink apologise apologize"
)
"""What is done to people and their work, whoever they are."""
_MOST: Final = 9
EVERYDAY: Final = words_in(
    "go run walk stroll wander crawl creep sneak tiptoe hide flee sit stand lie sleep rest retire return "
    "pray dance sing whistle hum bow wave smile grin laugh weep cry sigh shrug blush nod wink yawn apologise "
    "apologize curse watch listen stare wait sulk gloat rejoice despair tremble breathe"
)
"""What people do besides, where none of it is a verb of the game."""


def past_gesture(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """The separator behind a gesture whose verb stands at `start`, with a verb of the game after it."""
    if start >= len(tokens) or tokens[start].low not in _GESTURES or tokens[start].capital:
        return None
    low = tokens[start].low
    behind = tuple(token.low for token in tokens[start : start + 3])
    if low == "take" and behind not in _BREATH:
        return None
    if low in _TAKING and not (behind[1:2] in {("my",), ("a",), ("an",)} and set(behind[2:]) & _OWN):
        return None
    end = start + 1
    while end < len(tokens) and end - start <= _MOST and tokens[end].low not in {",", "and", "then", ";"}:
        theirs = low in _TO_SOMEBODY and (tokens[end].low == "'s" or _names_somebody(scene, tokens, end))
        if not theirs and (not tokens[end].low.isalpha() or _bears(scene, tokens, end)):
            return None
        end += 1
    after = end
    while after < len(tokens) and tokens[after].low in {",", "and", "then", ";"}:
        after += 1
    if after == end or after >= len(tokens):
        return None
    ours = bool(scene.lexicon.verb_at(tokens, after)) or past_gesture(scene, tokens, after) is not None
    return end if ours else None


def past_keeping(scene: Scene, tokens: Tokens, start: int) -> int | None:
    """`I keep Parrot and play Rum`, `I leave left alone and set right to B`: the separator behind what stays
    as it is, with a verb of the game after it."""
    low = tokens[start].low if start < len(tokens) else ""
    end = next((p for p in range(start, len(tokens)) if tokens[p].low in {",", "and", ";"}), len(tokens))
    told = [token.low for token in tokens[start + 1 : end]]
    left = low == "leave" and not _AS_IT_IS.isdisjoint(told)
    if not (low in {"keep", "retain"} or left) or not 0 < len(told) <= _MOST:
        return None
    if any(one in _UNSETTLING or one.endswith("ing") for one in told):
        return None
    after = end
    while after < len(tokens) and tokens[after].low in {",", "and", "then", ";"}:
        after += 1
    if _is_rest(plain_lows(tokens[start + 1 : end])) and not any(
        token.low[0].isalnum() for token in tokens[after:]
    ):
        # "I exchange 9 gold and keep the rest"
        return end
    return end if after < len(tokens) and scene.lexicon.verb_at(tokens, after) else None


def _is_rest(told: Sequence[str]) -> bool:
    """`keep the rest`, `keep the good ones`, `keep my dignity`: what is left to the sender."""
    if tuple(told) in _REST or (len(told) == 2 and told[0] == "my" and told[1] in _COUNTENANCE):
        return True
    return len(told) in {2, 3} and told[0] == "the" and told[1] in _LEFT and set(told[2:]) <= {"one", "ones"}


_COUNTENANCE: Final = words_in("dignity pride calm cool nerve temper thoughts secrets counsel distance faith")
_LEFT: Final = words_in("good better best nice other remaining pretty lucky useful")
_REST: Final = (("the", "rest"), ("the", "others"), ("the", "remainder"), ("the", "rest", "myself"))
_AS_IT_IS: Final = words_in("alone be is are untouched unchanged")
_UNSETTLING: Final = words_in(
    "if or unless until till while not never n't 't would will may might could should to that in for long you"
)


def _names_somebody(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether somebody is named at `place`, or an office (`the Steward`)."""
    office = tokens[place].capital and tokens[place - 1].low in {"the", "our", "to"}
    ours = tokens[place].low in scene.lexicon.entities
    return (office and not ours) or scene.referents.at(scene.text, tokens, place) is not None


def idle_verb(scene: Scene, tokens: Tokens, start: int) -> bool:
    """`I happen to like trolls`, `I hum a little tune`: a verb behind `I` that is no act of any game."""
    low = tokens[start].low if start < len(tokens) else ""
    if low in _BEFALLING:
        follows = [token.low for token in tokens[start + 1 : start + 2]] == ["to"]
        return follows and not scene.lexicon.verb_at(tokens, start + 2)
    at_home = low in _CHORES and not _HOUSEHOLD.isdisjoint(token.low for token in tokens[start + 1 :])
    if low not in _GESTURES - {"take"} and low not in _PASTIMES | _HOUSEWORK and not at_home:
        return False
    behind = [p for p in range(start + 1, len(tokens)) if tokens[p].low[0].isalnum()]
    return not any(tokens[p].low != "i" and (_bears(scene, tokens, p)) for p in behind)


_BEFALLING: Final = words_in("happen tend")
_CHORES: Final = words_in(
    "go feed walk water wash put make boil stir turn fetch peel iron fold empty visit climb crawl "
    "wander rush stagger limp trudge cycle hurry lock unlock close open heat light tuck return retire "
    "get"
)
_HOUSEHOLD: Final = words_in(
    "cat cats dog dogs hens goats kettle tea coffee soup oven stove supper dinner lunch breakfast "
    "dishes laundry washing bins garden plants radio lights bed bath shower kids children baby aunt "
    "uncle mother grandmother grandfather parents grandparents family sofa kitchen desk bus tram train "
    "homework dentist window windows curtains fridge cupboard slippers socks scarf coat umbrella "
    "bicycle bike"
)
_HOUSEWORK: Final = words_in(
    "sew darn mend milk chop slice fry roast grill simmer brew knead whisk mow weed prune rake shear "
    "groom vacuum hoover mop sweep scrub rinse tidy commute hitchhike jog ski skate paddle surf picnic "
    "juggle yodel busk embroider quilt whittle paint varnish wallpaper solder weld photograph scroll "
    "google tweet blog proofread snooze oversleep meditate gossip chatter natter babysit tutor cram "
    "procrastinate dawdle unwind relax lounge recline squirm sunbathe bathe shave floss gargle hiccup "
    "burp grow breed rear pickle ferment reboot rewatch"
)
"""What people do with house and garden, beasts and machines, and with their leisure."""
_PASTIMES: Final = words_in(
    "knit doodle munch nibble sip scribble crochet fidget daydream shuffle resent breathe despair grieve "
    "lean relish savour savor recognise recognize treasure adore value remind vouch wager"
)


def _bears(scene: Scene, tokens: Tokens, place: int) -> bool:
    """Whether a word of a gesture could be of the game, or change what is done."""
    token = tokens[place]
    if token.capital or token.low in _SPOILING or token.low in scene.lexicon.entities:
        return True
    return token.low not in _OWN and bool(scene.lexicon.verb_at(tokens, place))
