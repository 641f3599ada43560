"""The RPG's words: its places, its things and their levels, its prices, and phrases that change nothing.

Every phrase here names exactly one thing of the contract; a word that might name several is on no list.
"""

from dataclasses import replace

from gamemaster.core.frame import Becomes, Cost, Kind, Slot, as_guests_say, joined, phrases

TOWN = "Town Square"
LEVEL = "Dungeon Level {n}"

PLACES = Kind(
    "place",
    phrases={
        "town square": TOWN,
        "town": TOWN,
        "ts": TOWN,
        "town sq": TOWN,
        "town sq .": TOWN,
        "healer": "Healer",
        "healer 's": "Healer",
        "gold exchanger": "Gold Exchanger",
        "exchanger": "Gold Exchanger",
        "gold exchanger 's": "Gold Exchanger",
        "dungeon level {n}": LEVEL,
        "dungeon level # {n}": LEVEL,
        "dungeon lvl {n}": LEVEL,
        "dungeon lvl . {n}": LEVEL,
        "dungeon lv {n}": LEVEL,
        "dungeon {n}": LEVEL,
        "dungeon , level {n}": LEVEL,
        "dungeon ( level {n} )": LEVEL,
        "dl {n}": LEVEL,
        "dl . {n}": LEVEL,
        "level {n}": LEVEL,
        "lvl {n}": LEVEL,
        "level {n} of the dungeon": LEVEL,
        "level {n} of dungeon": LEVEL,
        "level {n} dungeon": LEVEL,
        "{nth} level of the dungeon": LEVEL,
        "{nth} dungeon level": LEVEL,
        "{nth} level": LEVEL,
        "dungeon 's {nth} level": LEVEL,
    },
    people=True,
    only_exit={"Healer": TOWN, "Gold Exchanger": TOWN, "": TOWN},
    limit=1_000,
)
SPOTS = replace(PLACES, name="spot", people=False)
"""Places that are nobody: somebody may be moved, but is not where another comes from."""


def _leveled(thing: str, *words: str) -> dict[str, str]:
    """Every order of the words for a thing that has a level."""
    found: dict[str, str] = {}
    for word in words:
        for level in phrases("level; lvl; lvl .; lv; l"):
            found[f"{level} {{n}} {word}"] = thing
            found[f"{word} {level} {{n}}"] = thing
            found[f"{word} of {level} {{n}}"] = thing
        found[f"{{nth}} level {word}"] = thing
        found[f"{word} ( level {{n}} )"] = thing
        found[f"{word} , level {{n}}"] = thing
        found[f"{word} , the level {{n}} one"] = thing
        found[f"{word} of the {{nth}} level"] = thing
        found[f"{{nth}} - level {word}"] = thing
    return found


WEAPONS = ("weapon", "weapons", "sword", "swords")
ARMOR = phrases(
    "armor; armour; armors; armours; suit of armor; suits of armor; suit of armour; piece of armor; piece "
    "of armour"
)
HEALTH = ("health potion", "health potions", "potion of health", "potions of health")
VITALITY = ("vitality potion", "vitality potions", "potion of vitality", "potions of vitality")
GOLD_WORDS = dict.fromkeys(
    phrases(
        "gold; gold piece; gold pieces; piece of gold; pieces of gold; gold coin; gold coins; coin of gold; "
        "golds; coins of gold; gp; unit of gold; units of gold"
    ),
    "gold",
)

GOLD = Kind("gold", GOLD_WORDS, counted=True, mass=frozenset({"gold"}), limit=1_000)
SUITS = {
    f"{part} of level {{n}} {armor}": "armor level {n}"
    for part in ("suit", "suits", "piece", "pieces", "set", "sets")
    for armor in ("armor", "armour")
}
THINGS = Kind(
    "thing",
    {
        **GOLD_WORDS,
        **_leveled("weapon level {n}", *WEAPONS),
        **_leveled("armor level {n}", *ARMOR),
        **SUITS,
        **_leveled("health potion level {n}", *HEALTH),
        **_leveled("vitality potion level {n}", *VITALITY),
    },
    counted=True,
    mass=frozenset({"gold"}),
    limit=1_000,
)
POTIONS = Kind(
    "potion",
    {**_leveled("health {n}", *HEALTH), **_leveled("vitality {n}", *VITALITY)},
    counted=True,
    split=True,
    limit=1_000,
)
TOKENS = phrases(
    "a movement token; one of my movement tokens; {n} movement token; {n} movement tokens; a token; {n} "
    "token; {n} tokens; my last movement token; the movement token; one of my tokens; my last token; a "
    "single movement token; another movement token; my remaining movement token; a movement token i own; "
    "{n} movement token i own; {n} of my movement tokens; {n} of my tokens; another movement token; another "
    "token; another of my tokens; another of my movement tokens; another of them; another"
)
TOKEN = Cost(TOKENS, exact=1)
POINTS = Cost(("{n} points", "{n} point"), equals="amount")
FEE = Cost(
    phrases(
        "{n} gold; {n} gold pieces; {n} pieces of gold; {n} of my gold; gold equal to twice my level; twice "
        "my level in gold; gold equal to two times my level; gold equal to my level times 2; gold equal to "
        "my level times two; the fee; the usual fee; the gold; the price; the required gold; the necessary "
        "gold; the healer {n} gold; the healer 's fee; the healer; healer; her fee; his fee; their fee; the "
        "healer her fee; the healer his fee; her; him; the {n} gold; the usual {n} gold; the customary {n} "
        "gold; the required {n} gold; the necessary {n} gold; the due {n} gold; the {n} gold due; the fee of "
        "{n} gold; a fee of {n} gold; the usual fee of {n} gold; the price of {n} gold; the usual price of "
        "{n} gold; the customary fee"
    ),
    multiple=2,
)

FROM = Slot(("from",), "place", ("from",), optional=True)
TO = phrases(
    "to; into; back to; down to; up to; over to; on to; onto; down into; back down to; back up to; back "
    "into; out to; across to; across into; round to; along to; through to; straight to; off to; over into; "
    "up into; in to; home to; straight back to; straight back up to; straight back down to; straight up to; "
    "straight down to; right back to; right back up to; all the way to; all the way up to; all the way down "
    "to; all the way back to; back over to"
)
STEPS = phrases(
    "move; go; walk; travel; head; run; hurry; march; stroll; proceed; wander; trudge; limp; climb; "
    "descend; ascend; go down; go up; ride; trot; make my way; move on; move myself; find my way; step; "
    "rush; retreat; crawl; hike; stagger; sneak; advance; venture; journey; trek; dash; sprint; saunter; "
    "amble; hop; relocate; betake myself; take myself; slip; creep; plod; drag myself; take the stairs; "
    "take the stairway; use the stairs; use the stairway; take the stairs down; take the stairway down; "
    "take the stairs up; take the stairs back up; follow the stairs; climb down the stairs; climb down the "
    "stairway; climb the stairs; climb back up; climb up; climb down; go down the stairs; go down the "
    "stairway; go up the stairs; head down; head up; pop over"
)
RETURNS = phrases(
    "return; go back; walk back; head back; travel back; run back; come back; move back; turn back"
)
MOVE_IS = tuple(
    f"{move} {is_to}"
    for move in phrases(
        "my move; my move today; my move for today; my move this week; my first move; my move now; my next "
        "move; the move i make; the move i hereby make; my next stop; next stop; my destination; my new "
        "location; the next move i make; my one move"
    )
    for is_to in ("is", ":")
)
"""A move spoken of as a thing, before where it goes."""
MOVED = joined(
    ("my character", "my character now", "my character hereby"),
    phrases(
        "moves; goes; walks; travels; returns; heads; steps; climbs; descends; heads over; makes his way; "
        "makes her way; makes its way; makes their way; moves on; runs; hurries; proceeds"
    ),
) + phrases(
    "off i go; off i go now; up i go; down i go; back i go; over i go; away i go; off i 'm going; down the "
    "stairs i go; up the stairs i go; down the stairway i go; up the stairway i go; up the stairs i climb; "
    "down the stairs i climb; down i climb; up i climb; back up i climb; back up i go; back down i go; up "
    "the steps i climb; my location is hereby changed; i am off; i 'm off; im off; am off; down the stairs "
    "i descend; up the stairs i walk; down the stairs i walk; down the stairs i creep; up the stairs i "
    "creep"
)
"""What a character does, or where one is off to, before `to` and the place."""
MOVE_PADDING = phrases(
    "me; my character; to see what is there; on foot; through the gate; from there; from here; there; by "
    "spending a movement token"
)
EXPLORES = Becomes(("from", "to"), "Dungeon Level", "explore")
_BEASTS = phrases(
    "rat; rats; goblin; orc; ogre; troll; wolf; spider; skeleton; zombie; ghost; wight; bat; snake; slime; "
    "dragon; wyrm; kobold; imp; demon; bear; boar; worm; bandit; ghoul; brute; foe; enemy; critter; fiend"
)
FOES_NAMED = (*joined(("the",), _BEASTS), *phrases("the beast; the creature; the thing; the monster here"))
"""The monster with a noun of its own, other than as `the monster`."""
MONSTER = (
    *joined(("the", "my", "my own", "this", "that"), _BEASTS),
    *phrases(
        "the monster; it; this monster; that monster; the beast; the creature; the thing; my monster; the "
        "level {n} monster; the monster here; this level {n} monster; that level {n} monster; a level {n} "
        "monster; the monster i met; the monster i have met; the monster i found; the monster in front of "
        "me; back; whatever is there; whatever 's there; whatever is here; whatever i meet; whatever i met; "
        "whatever lives here; whatever lives there; whatever is down there; whatever 's down there; "
        "whatever it is"
    ),
)

GIVE_TOPIC = phrases(
    "gold; golds; weapon; weapons; armor; armour; potion; potions; sword; swords; token; tokens; everything"
)
THIS_GAME = phrases(
    "the rpg; agora rpg; the agora rpg; agora : the role playing game; agora the role playing game; the "
    "role playing game; the game; this game; the rpg contract; the agora rpg contract; this contract; the "
    "contract; the contract agora : the role playing game; the contract named agora : the role playing "
    "game; the contract called agora : the role playing game; the contract known as agora : the role "
    "playing game; the public contract agora : the role playing game; the contest; the contract named agora "
    ": the role playing game .; the dungeon game; this dungeon game; your dungeon game; the dungeon crawl; "
    "the dungeon contest"
)

JOINED = (
    *(
        f"{lead}{game}".strip()
        for game in as_guests_say(THIS_GAME)
        for lead in ("", "to ", "in ", "of ", "for ", "with ")
    ),
    *(
        f"{lead}this rpg{more}"
        for lead in ("", "to ", "in ", "of ")
        for more in ("", " of yours", " contract")
    ),
    *(
        f"in {whose} {thing}"
        for whose in ("this", "your")
        for thing in ("thing", "business", "madness", "venture", "adventure", "affair", "enterprise")
    ),
    "your rpg",
    "in your rpg",
    "your game",
    "in your game",
    "again",
    "you",
    "you all",
    "you folks",
    "you guys",
    "in",
    "this",
    "in this",
    "of this",
    "with you",
    "the fun",
    "in the fun",
    "as a character",
    "as a new character",
    "as another character",
    "as a player character",
    "as a player",
    "as a new player",
    "the adventure",
    "in the adventure",
    "up",
    "even though i cannot",
    "even if i cannot",
    "the adventurers",
    "everyone",
    "everybody",
    "you in the dungeon",
)

_GEAR = (
    *("sword", "swords", "weapon", "weapons", "armor", "armors", "armour", "armours", "shield", "shields"),
    *("potion", "potions", "gear", "equipment", "gold"),
)
VAGUE = {
    "look around": "I explore.",
    "search": "I explore.",
    "scout": "I explore.",
    "wander around": "I explore.",
    "roam": "I explore.",
    "poke around": "I explore.",
    "go hunting": "I explore.",
    "stay": "I explore.",
    "rest": "I heal.",
    "take the stairs": "I move from Dungeon Level 1 to Dungeon Level 2.",
    "take the stairway": "I move from Dungeon Level 1 to Dungeon Level 2.",
    "go downstairs": "I move from Dungeon Level 1 to Dungeon Level 2.",
    "go upstairs": "I move from Dungeon Level 2 to Dungeon Level 1.",
    "flee": "I move to Town Square.",
    "run away": "I move to Town Square.",
    "escape": "I move to Town Square.",
    "kill": "I attack.",
    "slay": "I attack.",
    "use": "I drink a level 1 health potion.",
    "eat": "I drink a level 1 health potion.",
    "buy": "I give Brask 3 gold.",
    "lend": "I give Brask 3 gold.",
    "offer": "I give Brask 3 gold.",
    "drop": "I give Brask 3 gold.",
    "steal": "I give Brask 3 gold.",
    "quit": "I leave the RPG.",
    "leave": "I leave the RPG.",
    "resign": "I leave the RPG.",
    "use my": "I drink a level 1 health potion.",
    "trade": "I exchange 3 gold.",
    "spend": "I exchange 3 gold.",
    "destroy": "I exchange 3 gold.",
    # `I swap swords with Brask`: one hands over what one has, and is to get as much
    **dict.fromkeys(
        (f"swap {whose}{gear}" for whose in ("", "my ", "our ") for gear in _GEAR), "I give Brask 3 gold."
    ),
}
"""Verbs that name no one act of the game, each with a sentence that may be meant."""
