"""How quests and combat are said in GuildNomic: the board, and a party led against a monster."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_QUEST_TOPIC = phrases("quest; quests; monster; monsters; board; guild")
_COMBAT_TOPIC = phrases("monster; element; elements; elemental; earth; water; air; fire")
_POSTS = phrases(
    "add; post; put; put up; pin; create; place; enter; list; hang; open; announce; propose and add; stick; "
    "nail; put forward; register; hang up; tack; record; make"
)
_QUEST = Slot(("",), "a quest", ("",))
_FOR_MONSTER = phrases(
    "with a new monster called; with a new monster named; with a new monster; for a new monster called; "
    "with a new monster by the name of; , with a new monster named; , with a new monster called; , with the "
    "monster; , with a monster named; , with a monster called; , against; for a new monster named; monster "
    "name; monster named; monster called; to slay; to kill; to defeat; to hunt; to fight; to vanquish; to "
    "hunt down; to destroy; to beat; to get rid of; against; against a; against an; for; for a; for an; "
    "with; with a monster; with a monster called; with a monster named; with the monster; with the monster "
    "called; with the monster named; with monster; whose monster is; the monster is; the monster being; "
    "monster :; with its monster; featuring; about; with a monster by the name of; involving; for the "
    "monster; for a monster called; for a monster named; against the monster; against a monster called; "
    "against a monster named; : ; : slay; : kill; : defeat; : hunt; concerning; its monster is; and name "
    "its monster; and name the monster; naming its monster; naming the monster; and call its monster; and "
    "call the monster; calling its monster; whose monster is called; whose monster is named; and its "
    "monster is; with monster name; where the monster is; the monster of which is; which i name; named; "
    "called; to slay the monster; to defeat the monster; to kill the monster; and a monster called; the "
    "monster's name is; with the name; and name it; and call it; of; : the; ; its monster is called; its "
    "monster is named; for slaying; for killing; for defeating; to take down; to bring down"
)
_ON = phrases("to; on; onto; at; on to; up on; up onto; in")
_ON_BOARD = Slot(("",), "board", _ON, optional=True)
_OFF_BOARD = Slot(("",), "board", ("from", "off", "off of", "from off"), optional=True)
_AS_STALE = phrases(
    "from consideration; as it is old enough; as it has been there long enough; as it is too old; as stale; "
    "as obsolete; for being too old; after more than two phases; having been there for more than two "
    "phases; as completed; as too old"
)
_STALE = (*_AS_STALE, *phrases("'s quest; ' quest; down; off; quest; the quest; monster; for good"))
_ADDING = phrases(
    "and add it; and put it; and record it; and post it; and add it as a quest; and put it up; and list it; "
    "and add a quest for it; adding it; and place it; and post a quest for it; and enter it; and add it as "
    "a new quest; adding it as a quest; for a quest; for a new quest; recording it; and add its quest; and "
    "add the quest; and record its stats"
)
_MONSTER = Slot(("monster",), "name", ("", *_FOR_MONSTER))

_TARGET_WORDS = phrases("the monster; at; on; against; upon; our target; target :; targeting; the monster of")
_TARGET = Slot(("target",), "monster", ("", *_TARGET_WORDS))
_WITH = phrases(
    "with; using; by; through; via; by means of; with the element; with element; with the element of; in; "
    "using the element; using element; using the element of; our element is; element :; the element is; the "
    "element being; choosing; choosing the element; with our element being; choosing as element; wielding; "
    ", element; element; by using; and choose; and choose the element; and use; and use the element; "
    "employing; channelling; channeling; in the element of; with our element; with all the; with the power "
    "of; invoking; my element is; with my element being; from; , with; on the strength of; by way of; "
    "calling on; attacking with; and attack with; striking with; attacking it with; attacking using; "
    "attacking by; ( ; -- ; with the element being; and our element is; and the element is; element ="
) + joined(
    (";",),
    phrases(
        "element :; our element is; my element is; the element is; the element :; our element :; our "
        "element shall be; we use; i use; i choose; we choose; element; using; with"
    ),
)
_ELEMENT = Slot(("element",), "element", _WITH)
_LED = Slot(
    ("party",),
    "named party",
    phrases(
        "leading; with; for; on behalf of; as leader of; as the leader of; as a member of; heading; in the "
        "name of; as; with my party; with our party; with the party; at the head of; for the party; "
        "together with; as part of; leading my party; leading the party; with the help of; for my party; on "
        "behalf of the party; alongside; acting for; commanding; and lead; in command of; as head of"
    ),
    optional=True,
)
_MY_PARTY = phrases(
    "led by me; , led by me; under my lead; under my leadership; under my command; with me leading; and i "
    "lead; with me in the lead; , and i lead; with me at the head; , with me leading; as its leader; with "
    "my party; with our party; leading my party; for my party; on behalf of my party; with the party; "
    "leading the party; as party leader; as leader; as leader of my party; as the leader of my party; for "
    "the party; for our party; on behalf of our party; on behalf of the party; leading our party; in the "
    "name of my party"
)
_ROUND = phrases(
    "this phase; for this phase; in this phase; in guildnomic; now; and roll; and roll a d 20; and roll the "
    "d 20; and roll 1 d 20; rolling; rolling a d 20; and may the die be kind; in combat; in battle; head "
    "on; as this phase 's attack; as our attack; as our attack this phase; as our action; as our attack for "
    "this phase; with a d 20; ); the monster; of quest {n}; monster; and roll d 20; rolling d 20; as our "
    "action for this phase; as our one attack this phase; magic; with all our might; the beast; the vile"
)
_STRIKES = phrases("attack; assault; assail; smite")
_HITS = phrases(
    "strike; strike at; fight; assault; hit; battle; assail; engage; smite; charge; charge at; go after; "
    "take on; set upon; fall upon; launch an attack on; launch an attack against; make an attack on; make "
    "an attack against; take an attack action against; take an attack action on; do battle with; mount an "
    "attack on; lead an attack on; lead an attack against; lead the attack on; lead the attack against; "
    "perform an attack on; perform an attack against; do an attack on; do an attack against; do an attack "
    "action against; perform an attack action against; lead an assault on; lead a charge against; declare "
    "an attack on; declare an attack against; open an attack on; announce an attack on; announce an attack "
    "against; lead an attack upon; go to battle against; take the attack action against; launch an assault "
    "on; swing at; strike out at; take an attack action targeting; blast; pummel; take an attack action; "
    "take the attack action; perform an attack action; perform an attack; make an attack; launch an attack; "
    "mount an attack; take my attack action; take our attack action"
)
_LEADS = phrases("lead; command; rally; lead forth; lead out")
_TAKES = phrases("make; let; order; direct; take; guide; instruct; bring; send; head; march")
_AGAINST = phrases(
    "to attack; in an attack on; in an attack against; in attacking; against; into battle against; into "
    "battle with; into combat against; into combat with; to fight; to strike; to strike at; to assault; to "
    "battle; attack; in a charge against; in the attack on; in combat against; to smite; to hit; to engage; "
    "to do battle with; in battle against; in an assault on; in attack on; to an attack on; to attack the "
    "monster; into an attack on; on an attack on; to take an attack action against; to make an attack on; "
    "to charge; to launch an attack on; upon; and attack; to take on; in taking an attack action against; "
    "on an assault on; in a fight against; on a charge against; in making an attack on; attacking; to "
    "perform an attack on; to the attack on; to the attack against; in an attack upon; to make an attack "
    "against; to war against; strike at; strike; attack; fight; assault; smite; charge; battle; charge at; "
    "make an attack on; launch an attack on; engage; hit; to charge at; take on"
)
_USES = phrases(
    "use; wield; employ; throw; hurl; unleash; send; cast; channel; launch; invoke; call upon; bring; "
    "choose; bring to bear"
)
QUEST_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="add_quest",
        verbs=_POSTS,
        slots=(_QUEST, _MONSTER, _ON_BOARD),
        padding=phrases(
            "the monster; a monster called; the monster called; monster; the dread; called; named; as its "
            "monster; as the monster; as their monsters; as the monsters; as monsters; a monster named; in "
            "the guild; in its place; in its stead; instead of it; in quest {n} 's place"
        ),
        topic=_QUEST_TOPIC,
        strength="own",
        repeatable=False,
        example="I add a quest with the monster Marsh Wight.",
    ),
    Frame(
        action="add_quest",
        verbs=_POSTS,
        slots=(
            Slot(
                ("monster",),
                "name",
                ("", *phrases("a; an; a monster called; a monster named; the monster; monster")),
            ),
            Slot(("",), "board", _ON),
        ),
        padding=phrases("as a quest; as a new quest; quest; as a monster; as the monster of a new quest"),
        topic=_QUEST_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        example="I add the Marsh Wight to the quest board.",
    ),
    Frame(
        action="add_quest",
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
        topic=_QUEST_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        example="I create a monster called Marsh Wight and add it to the quest board.",
    ),
    Frame(
        action="remove_quest",
        verbs=phrases(
            "remove; take down; take off; delete; cross off; cross out; drop; tear down; withdraw; scrap; "
            "unpin; cancel; pull down; strike off; rip down; take away; eliminate"
        ),
        slots=(Slot(("quest",), "quest", ("", "the quest of", "the quest with the")), _OFF_BOARD),
        padding=_STALE,
        topic=_QUEST_TOPIC,
        repeatable=False,
        example="I remove quest 2 from the quest board.",
    ),
    # who takes or strikes a quest may set out on it
    *(
        Frame(
            action="remove_quest",
            verbs=phrases("take; strike; pull; clear"),
            slots=(Slot(("quest",), "quest", ("", "the quest of", "the quest with the")), *board),
            padding=_STALE,
            closings=closings,
            topic=_QUEST_TOPIC,
            repeatable=False,
            series=False,
            example="I remove quest 2 from the quest board.",
        )
        for board, closings in (
            ((replace(_OFF_BOARD, optional=False),), ()),
            ((), ("down", "off", *_AS_STALE)),
        )
    ),
    Frame(
        action="attack",
        verbs=_STRIKES,
        slots=(_TARGET, _ELEMENT, _LED),
        padding=(*_MY_PARTY, *_ROUND),
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_HITS,
        slots=(_TARGET, _ELEMENT, _LED),
        padding=(*_MY_PARTY, *_ROUND),
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_LEADS,
        slots=(
            Slot(("party",), "named party", ("",)),
            Slot(("target",), "monster", _AGAINST),
            _ELEMENT,
        ),
        padding=_ROUND,
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I lead the Lanterns to attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_TAKES,
        slots=(
            Slot(("party",), "named party", ("",)),
            Slot(("target",), "monster", _AGAINST),
            _ELEMENT,
        ),
        padding=_ROUND,
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I lead the Lanterns to attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_LEADS,
        slots=(
            Slot(("",), "my party", ("",)),
            Slot(("party",), "named party", ("", "the", "called"), optional=True),
            Slot(("target",), "monster", _AGAINST),
            _ELEMENT,
        ),
        padding=_ROUND,
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I lead my party to attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_TAKES,
        slots=(
            Slot(("",), "my party", ("",)),
            Slot(("party",), "named party", ("", "the", "called"), optional=True),
            Slot(("target",), "monster", _AGAINST),
            _ELEMENT,
        ),
        padding=_ROUND,
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I lead my party to attack the Marsh Wight with Fire.",
    ),
    Frame(
        action="attack",
        verbs=_USES,
        slots=(
            Slot(("element",), "element", ("",)),
            Slot(
                ("target",),
                "monster",
                (
                    *_AGAINST,
                    *phrases("at; on; to attack with my party; in our attack on; in my attack on; to hurt"),
                ),
            ),
            _LED,
        ),
        padding=(*_MY_PARTY, *_ROUND),
        topic=_COMBAT_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        joint=True,
        example="I use Fire to attack the Marsh Wight.",
    ),
)
