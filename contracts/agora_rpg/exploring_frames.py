"""How exploring is said in the RPG: by itself, as a thing that one makes, and as a search of a level."""

from contracts.agora_rpg.wording import TOKEN
from gamemaster.core.frame import Frame, joined, phrases

_MAKES = phrases(
    "do; make; carry out; undertake; perform; conduct; begin; start; go on; go for; have; announce; "
    "declare; launch; embark on; execute; commence; take; go out on; set out on; set off on; "
    "engage in; get on with; continue with; resume; continue; carry on with"
)
_EXPLORATIONS = joined(
    _MAKES,
    ("an", "one", "another", "a further", "my", "a new", "one more", "a single", "the"),
    ("exploration", "explore", "exploring", "bit of exploration"),
) + joined(
    ("do", "go for", "have"),
    phrases("a bit of; a spot of; a little; some; some more; a bit more; one more round of; another bit of"),
    ("exploring", "exploration", "an explore"),
)
_GOES_ON = joined(
    phrases(
        "continue; carry on; go on; press on; begin; start; commence; resume; get on with; "
        "set about; set out; set off; go; go out; proceed with; continue with; press on with; carry on with"
    ),
    ("exploring",),
) + joined(
    ("continue", "proceed", "begin", "start", "go on", "carry on", "set out", "set off"), ("to explore",)
)

_LEVELS = phrases(
    "dungeon; this dungeon; this level; the level; this dungeon level; dungeon level {n}; level {n}; dl "
    "{n}; level {n} of the dungeon; the {nth} level; the {nth} level of the dungeon; the current level; my "
    "current level; the level i am on; the dungeon level i am on; the current dungeon level; my level of "
    "the dungeon; the {nth} dungeon level; the same level; my present level; the same dungeon level"
)
_THE_DUNGEON = ("the dungeon", *(level for level in _LEVELS if level != "dungeon"))
_SURROUNDINGS = phrases(
    "here; there; down here; up here; over here; in here; down there; up there; over there; in there; "
    "around; further; on; deeper; the dungeon again; where i am; some more; of it; it; "
    "my surroundings; the surroundings; the area; the place; the passages; the depths; a little; a bit; a "
    "bit more; a little more; a little further; the rest of the level; the rest of the dungeon; the rest of "
    "this level; the corridors; the rooms; the tunnels; the caves; the cellars; the darkness; the dark; the "
    "dungeon here; more of the dungeon; more of this level; more; the unknown; the premises; the "
    "neighbourhood; the caverns; the dungeon 's depths; the depths of the dungeon; the area around me; the "
    "vicinity; every corner; every nook and cranny; a bit further; one more time; for treasure; for the "
    "stairs; for the stairway; in search of treasure; in search of the stairs; to find the stairs; to find "
    "the stairway; to see what is there; from there; from here; as a move; as my move"
)
_ABOUT = joined(
    phrases(
        "scout out; scout; scout around on; scout around in; scout around; poke around in; poke around on; "
        "poke about in; poke about on; roam; roam around on; roam around in; wander around on; wander "
        "around in; wander around; wander about on; wander about in; wander about; wander through; prowl; "
        "prowl around in; prowl around on; survey; reconnoitre; reconnoiter; search; search through; comb; "
        "comb through; scour; rummage around in; rummage around on; rummage about in; rummage about on; "
        "rummage through; nose around in; nose around on; nose about in; nose about on; look around in; "
        "look around on; look around; look about in; look about on; have a look around; have a look around "
        "in; have a look around on; have a look round; take a look around; take a look around in; take a "
        "look around on; take a look round; have a nose around; have a poke around in; have a wander "
        "around; investigate; inspect; snoop around in; snoop around on; range over; probe; delve further "
        "into; delve deeper into; go around; walk around; walk around in; walk around on; venture further "
        "into; venture deeper into; ramble through; rove through; go over"
    ),
    _THE_DUNGEON,
)
_OF_A_LEVEL = joined(("in", "on", "of", "at", "through", "around", "around in", "around on"), _THE_DUNGEON)

EXPLORING: tuple[Frame, ...] = (
    Frame(
        action="explore",
        verbs=("explore", "go exploring", "do some exploring", "go explore", *_EXPLORATIONS, *_GOES_ON),
        padding=(*_LEVELS, "the dungeon", *_OF_A_LEVEL, *_SURROUNDINGS),
        costs=(TOKEN,),
        strength="own",
        example="I explore.",
    ),
    Frame(
        action="explore",
        verbs=(),
        sayings=phrases(
            "my move : explore; my move : exploring; my move is to explore; my move is an exploration; my "
            "action : explore; my action is to explore; my move : an exploration; my move : i explore; my "
            "next move : explore; my next move is to explore; one token for an exploration; one movement "
            "token for an exploration; my next move is an exploration; an exploration is my move"
        ),
        strength="own",
        example="I explore.",
    ),
    # everyday verbs, which explore only where a part of the dungeon is named
    Frame(
        action="explore",
        verbs=_ABOUT,
        padding=phrases(
            "again; some more; a bit; a little; for treasure; for the stairs; for the stairway; in search "
            "of treasure; in search of the stairs; once more; to see what is there; thoroughly"
        ),
        costs=(TOKEN,),
        turned=("for", "about"),
        topic=("dungeon", "level"),
        example="I explore.",
    ),
    # "I spend a movement token exploring"
    Frame(
        action="explore",
        verbs=joined(
            ("spend", "use", "use up", "expend", "burn", "pay", "invest"),
            phrases(
                "a movement token; one movement token; a token; one token; one of my movement tokens; one "
                "of my tokens; my last movement token; my last token; another movement token; another token"
            ),
            phrases(
                "exploring; on an exploration; on exploring; by exploring; for an exploration; in "
                "exploring; to go exploring; and go exploring; on one exploration; for one exploration"
            ),
        ),
        padding=(*_LEVELS, "the dungeon", *_OF_A_LEVEL, *_SURROUNDINGS),
        strength="own",
        example="I explore.",
    ),
)
