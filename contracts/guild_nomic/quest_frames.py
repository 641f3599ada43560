"""How quests are said in GuildNomic: what is put on the board and taken off it."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_QUEST_TOPIC = phrases("quest; quests; monster; monsters; board; guild")
_OPENS = joined(
    phrases(
        "start; launch; call; declare; proclaim; initiate; begin; propose; suggest; give out; give notice of"
    ),
    ("a", "the", "another", "one", "this", "my"),
)
"""These may as well be of a quest that one sets out on."""
_POSTS = phrases(
    "add; post; put; put up; pin; create; place; enter; list; hang; open; announce; propose and add; stick; "
    "nail; put forward; register; hang up; tack; record; make; pin up; put out; put in; chalk up; write; "
    "write up; set up; issue; publish; introduce; file; lodge; bring; contribute; establish; send out; "
    "offer; submit; stick up; nail up; tack up; bring in; draw up"
)
_QUEST = Slot(("",), "a quest", ("",))
_FOR_MONSTER = phrases(
    "with a new monster called; with a new monster named; with a new monster; for a new monster called; "
    "with a new monster by the name of; , with a new monster named; , with a new monster called; , with the "
    "monster; , with a monster named; , with a monster called; , against; for a new monster named; monster "
    "name; monster named; monster called; to slay; to kill; to defeat; to hunt; to fight; to vanquish; to "
    "hunt down; to destroy; to beat; to get rid of; against; against a; against an; for; for a; for an; "
    "with; with a monster; with a monster called; with a monster named; with the monster; with the monster "
    "called; with the monster named; with monster; whose monster is; monster :; with its monster; "
    "featuring; about; with a monster by the name of; involving; for the monster; for a monster called; for "
    "a monster named; against the monster; against a monster called; against a monster named; :; : slay; : "
    "kill; : defeat; : hunt; concerning; and name its monster; and name the monster; naming its monster; "
    "naming the monster; and call its monster; and call the monster; calling its monster; whose monster is "
    "called; whose monster is named; with monster name; where the monster is; the monster of which is; "
    "which i name; named; called; to slay the monster; to defeat the monster; to kill the monster; and a "
    "monster called; the monster's name is; with the name; and name it; and call it; of; : the; for "
    "slaying; for killing; for defeating; to take down; to bring down; monster :; with a monster i call; "
    "with a monster that i call; with a monster which i call; in which the monster is; in which we fight; "
    "entitled; titled; under the name; under the name of; by the name of; , monster; , monster :; (; ( "
    "monster :; --; , named; , called; , namely; namely; , to slay; , to kill; , to hunt; name :; the name "
    ":; regarding; targeting; directed at; aimed at; and i name its monster; and i call its monster; and i "
    "name the monster; and i call the monster; , a quest for; , a quest against; whose target is; target :; "
    "4; 4 a; 4 the; 4 an; that is about; about slaying; about killing; -"
)
_FOR_MONSTER += joined(
    ("", ";", ",", ":", "; and", ", and", "and"),
    phrases("the monster; its monster; the name of the monster; its target; the target"),
    phrases("is; shall be; will be; is to be; being; :"),
    ("", "called", "named"),
    ("", "a", "an"),
)
_FOR_MONSTER += joined(
    (";", ",", "; and"),
    phrases(
        "monster :; name :; the name :; target :; i call the monster; i name the monster; i call its "
        "monster; i name its monster; monster"
    ),
)
_FOR_MONSTER += joined(
    phrases(
        "to slay; to kill; to defeat; to hunt; to fight; to vanquish; to hunt down; to get rid of; to destroy"
    ),
    ("a", "an"),
)
_FOR_MONSTER += joined(("for", "against", "with"), ("the following monster",), (":", ""))
_ON = phrases("to; on; onto; at; on to; up on; up onto; in")
_ON_BOARD = Slot(("",), "board", _ON, optional=True)
_OFF_BOARD = Slot(("",), "board", ("from", "off", "off of", "from off"), optional=True)
_AS_STALE = phrases(
    "from consideration; as it is old enough; as it has been there long enough; as it is too old; as stale; "
    "as obsolete; for being too old; after more than two phases; having been there for more than two "
    "phases; as completed; as too old"
)
_STALE = (*_AS_STALE, *phrases("'s quest; ' quest; down; off; quest; the quest; monster; for good"))
_FROM_MIND = phrases("from memory; from my memory; from my mind; from our minds; from my list; from my notes")
_ADDING = phrases(
    "and add it; and put it; and record it; and post it; and add it as a quest; and put it up; and list it; "
    "and add a quest for it; adding it; and place it; and post a quest for it; and enter it; and add it as "
    "a new quest; adding it as a quest; for a quest; for a new quest; recording it; and add its quest; and "
    "add the quest; and record its stats"
)
_MONSTER = Slot(("monster",), "name", ("", *_FOR_MONSTER))
_ADD = Frame(
    action="add_quest",
    verbs=_POSTS,
    slots=(_QUEST, _MONSTER, _ON_BOARD),
    topic=_QUEST_TOPIC,
    strength="own",
    repeatable=False,
    example="I add a quest with the monster Marsh Wight.",
)
_ADD_MONSTER = replace(_ADD, series=False, example="I add the Marsh Wight to the quest board.")
_REMOVE = Frame(
    action="remove_quest",
    verbs=(),
    slots=(Slot(("quest",), "quest", ("", "the quest of", "the quest with the")), _OFF_BOARD),
    padding=_STALE,
    topic=_QUEST_TOPIC,
    repeatable=False,
    example="I remove quest 2 from the quest board.",
)

QUEST_FRAMES: tuple[Frame, ...] = (
    replace(
        _ADD,
        padding=phrases(
            "the monster; a monster called; the monster called; monster; the dread; called; named; as its "
            "monster; as the monster; as their monsters; as the monsters; as monsters; ); as our monster; as "
            "the beast; as its target; as the target; up; a monster; today; now; for the guild; for "
            "everybody; for us all; for all of us; a monster named; in the guild; in its place; in its "
            "stead; instead of it; in quest {n} 's place"
        ),
    ),
    replace(
        _ADD,
        verbs=_OPENS,
        sayings=joined(
            ("new quest", "quest added", "new quest added", "quest", "another quest"),
            ("", "on the board"),
            (":",),
        ),
        tails=joined(
            phrases("goes; goes up; is now; goes as a quest; now hangs; now stands; is up; comes"),
            ("on the", "onto the", "to the"),
            ("board", "quest board", "list of quests"),
        ),
        promised=True,
        strength="shared",
    ),
    replace(
        _ADD_MONSTER,
        slots=(
            Slot(
                ("monster",),
                "name",
                ("", *phrases("a; an; a monster called; a monster named; the monster; monster")),
            ),
            Slot(("",), "board", _ON),
        ),
        padding=phrases("as a quest; as a new quest; quest; as a monster; as the monster of a new quest"),
    ),
    # as in: I register the Marsh Wight as a new quest
    replace(
        _ADD_MONSTER,
        verbs=phrases(
            "add; post; register; list; enter; record; put up; open; propose and add; put forward; create"
        ),
        slots=(Slot(("monster",), "name", ("", "a", "an", "the")),),
        closings=joined(
            ("as",), ("a", "another", "our next", "the next", "one more"), ("quest", "new quest")
        ),
    ),
    replace(
        _ADD_MONSTER,
        verbs=phrases("create; make; conjure up; generate; invent; roll up"),
        slots=(
            Slot(("",), "a monster", ("",)),
            Slot(
                ("monster",),
                "name",
                (
                    "",
                    *phrases(
                        "called; named; : ; by the name of; with the name; and name it; and call it; name"
                    ),
                ),
            ),
            Slot(("",), "board", joined(_ADDING, ("to", "on", "onto"))),
        ),
        padding=phrases("as a new quest; as a quest; as another quest"),
        example="I create a monster called Marsh Wight and add it to the quest board.",
    ),
    replace(
        _REMOVE,
        verbs=phrases(
            "remove; take down; take off; delete; cross off; cross out; drop; tear down; withdraw; scrap; "
            "unpin; cancel; pull down; strike off; rip down; take away; eliminate; carry out the removal "
            "of; erase; rub out; rub off; wipe off; wipe; scratch off; scratch out; unpost; discard; get "
            "rid of; do away with; throw out; throw away; bin; abolish; destroy; call off; revoke; retract; "
            "axe; delist; dispose of; expunge; strike out; clear away; clear off; nix; rescind; annul; "
            "void; tear off; pull off; rip off; unlist; efface; dispose of; effect the removal of; announce "
            "the removal of; order the removal of; make the removal of; undertake the removal of; perform "
            "the removal of"
        ),
        turned=_FROM_MIND,
    ),
    # who gives up a quest may go on another, and somebody may tell of one that is closed
    replace(
        _REMOVE,
        verbs=phrases("dismiss; retire; close; abandon; give up; terminate"),
        sayings=("quest removed :", "quests removed :"),
        tails=phrases(
            ": removed; comes off the board; goes off the board; is removed; is taken down; comes down; is "
            "off the board"
        ),
        promised=True,
    ),
    # who takes or strikes a quest may set out on it
    *(
        replace(
            _REMOVE,
            verbs=phrases(
                "take; strike; pull; clear; wipe; rip; tear; throw; kick; pluck; peel; cross; rub; "
                "lift; get; knock; chuck; drop; pick; toss; sweep"
            ),
            slots=(Slot(("quest",), "quest", ("", "the quest of", "the quest with the")), *board),
            closings=closings,
            series=False,
        )
        for board, closings in (
            ((replace(_OFF_BOARD, optional=False),), ()),
            ((), ("down", "off", "out", "away", *_AS_STALE)),
        )
    ),
)
