"""The RPG's words: its places, its things and their levels, its prices, and phrases that change nothing.

Every phrase here names exactly one thing of the contract; a word that might name several is on no list.
"""

from dataclasses import replace

from gamemaster.core.frame import Becomes, Cost, Kind, Slot, as_guests_say, phrases

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
ROUNDS = Kind(
    "rounds",
    {
        phrase: "{n}"
        for bound in (
            "",
            "for ",
            "up to ",
            "for up to ",
            "at most ",
            "for at most ",
            "no more than ",
            "for no more than ",
            "not more than ",
            "for not more than ",
            "for a maximum of ",
            "for exactly ",
            "of ",
            "lasting ",
            "of up to ",
            "lasting up to ",
            "exactly ",
        )
        for phrase in (
            f"{bound}{{n}} rounds",
            f"{bound}{{n}} round",
            f"{bound}{{n}} rounds of combat",
            f"{bound}{{n}} combat rounds",
        )
    }
    | {f"{bound}a {single}round": "1" for bound in ("for ", "up to ") for single in ("", "single ")},
    number=True,
    limit=1_000,
)
AT = phrases(
    "at {n} health; at health {n}; at {n} health or less; at health {n} or less; at health {n} or below; "
    "at {n} health or below; at {n} hp"
)
STOPS = Kind(
    "stop",
    {
        **{
            f"{word} {at}": "{n}"
            for word in phrases(
                "stopping; stop; and stop; but stop; i stop; stopping when i am; stopping once i am; until i "
                "am; until i 'm; to stop; breaking off; break off; and break off; but break off; "
                "until i am down"
            )
            for at in AT
        },
        **{
            f"{word} my health {verb} {how}": "{n}"
            for word in phrases(
                "until; ceasing when; ceasing if; ceasing once; cease if; cease when; and cease if; and "
                "cease "
                "when; but cease if; but cease when; stopping when; stopping if; stopping once; breaking "
                "off when; breaking off if; or; "
                "or until; or when; or once; stop when; stop if; stop once; and stop when; and stop if; but "
                "stop when; but stop if; i stop when; i stop if; but i stop when; but i stop if; but i stop "
                "once; i will stop when; i will stop as soon as; but i 'll stop when; break off when; break "
                "off if; and break off when; and break off if; but break off when; but break off if; i break "
                "off when; but i break off when; but i break off if; and i stop sooner if; but i stop sooner "
                "if; and stop sooner if; but stop sooner if; and i stop if; and i stop when; and i stop once"
            )
            for verb in phrases(
                "is; reaches; falls to; drops to; is at; is down to; gets to; sinks to; hits; has fallen "
                "to; gets down to; has dropped to; has sunk to; has reached; is no more than; goes down to; "
                "comes down to; falls down to; drops down to"
            )
            for how in ("{n}", "{n} or less", "{n} or lower", "{n} or below")
        },
        **{
            f"{until} {value}": "{n}"
            for until in phrases(
                "down to ; until i have ; or until i have ; until i have only ; or until i have only ; until "
                "i am down to ; or until i am down to ; until i 'm down to ; or until i 'm down to ; "
                "and stop "
                "when i have ; stopping when i have ; stop when i have ; stopping when i am down to "
                "; and stop "
                "when i am down to "
            )
            for value in phrases("{n} health; {n} hp; {n} health left; {n} hp left; {n} health points")
        },
        **{
            f"{word} should my health {verb} {how}": "{n}"
            for word in phrases(
                "stopping; stop; and stop; but stop; ceasing; and cease; but cease; breaking off; and break "
                "off; but break off; i stop; but i stop; and i stop; but i cease; but i break off; halting"
            )
            for verb in phrases("fall to; drop to; reach; sink to; be; be down to; get to; go down to; hit")
            for how in ("{n}", "{n} or less", "{n} or lower", "{n} or below")
        },
        "down to health {n}": "{n}",
        "until health {n}": "{n}",
    },
    number=True,
    limit=1_000_000,
)

TOKENS = phrases(
    "a movement token; one of my movement tokens; {n} movement token; {n} movement tokens; a token; {n} "
    "token; {n} tokens; my last movement token; the movement token; one of my tokens; my last token; a "
    "single movement token; another movement token; my remaining movement token; a movement token i own; "
    "{n} movement token i own; {n} of my movement tokens; {n} of my tokens"
)
TOKEN = Cost(TOKENS, exact=1)
POINTS = Cost(("{n} points", "{n} point"), equals="amount")
FEE = Cost(
    phrases(
        "{n} gold; {n} gold pieces; {n} pieces of gold; {n} of my gold; gold equal to twice my level; "
        "twice my level in gold; gold equal to two times my level; gold equal to my level times 2; gold "
        "equal to my level times two; the fee; the usual fee; the gold; the price; the required gold; the "
        "necessary gold; the healer {n} gold; the healer 's fee; the healer; healer; her fee; his fee; their "
        "fee; the healer her fee; the healer his fee; her; him"
    ),
    multiple=2,
)

FROM = Slot(("from",), "place", ("from",), optional=True)
TO = phrases(
    "to; into; back to; down to; up to; over to; on to; onto; down into; back down to; back up to; back "
    "into; out to; across to; across into; round to; along to; through to; straight to; off to; over into; "
    "up into; in to; home to"
)
STEPS = phrases(
    "move; go; walk; travel; head; run; hurry; march; stroll; proceed; wander; trudge; limp; climb; "
    "descend; ascend; go down; go up; ride; trot; make my way; move on; move myself; find my way; step; "
    "rush; retreat; crawl; hike; stagger; sneak; advance; venture; journey; trek; dash; sprint; saunter; "
    "amble; hop; relocate; betake myself; take myself; slip; creep; plod; drag myself; take the stairs; take "
    "the stairway; use the stairs; use the stairway; take the stairs down; take the stairway down; take the "
    "stairs up; take the stairs back up; follow the stairs; climb down the stairs; climb down the "
    "stairway; climb "
    "the stairs; climb back up; climb up; climb down; go down the stairs; go down the stairway; go up the "
    "stairs; head down; head up; pop over"
)
RETURNS = phrases(
    "return; go back; walk back; head back; travel back; run back; come back; move back; turn back"
)
MOVE_IS = tuple(
    f"{move} {is_to}"
    for move in phrases(
        "my move; my move today; my move for today; my move this week; my first move; my move now"
    )
    for is_to in ("is", ":")
)
"""A move spoken of as a thing, before where it goes."""
MOVE_PADDING = phrases(
    "me; my character; to see what is there; on foot; through the gate; from there; from here; there; by "
    "spending a movement token"
)
EXPLORES = Becomes(("from", "to"), "Dungeon Level", "explore")
_BEASTS = phrases(
    "rat; rats; goblin; orc; ogre; troll; wolf; spider; skeleton; zombie; ghost; wight; bat; snake; slime; "
    "dragon; wyrm; kobold; imp; demon; bear; boar; worm; bandit; ghoul; brute; foe; enemy; critter; fiend"
)
MONSTER = (
    *(f"the {beast}" for beast in _BEASTS),
    *phrases(
        "the monster; it; this monster; that monster; the beast; the creature; the thing; my monster; the "
        "level {n} monster; the monster here; this level {n} monster; that level {n} monster; a level {n} "
        "monster; the monster i met; the monster i have met; the monster i found; the monster in front of "
        "me; back; whatever is there; whatever 's there; whatever is here; whatever i meet; whatever i met; "
        "whatever lives here; whatever lives there; whatever is down there; whatever 's down there; whatever "
        "it is"
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
    "playing game; the public contract agora : the role playing game; the contest; the contract named "
    "agora : the role playing game .; the dungeon game; this dungeon game; your dungeon game; the dungeon "
    "crawl; the dungeon contest"
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
    "as a player character",
    "as a player",
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
}
"""Verbs that name no one act of the game, each with a sentence that may be meant."""
