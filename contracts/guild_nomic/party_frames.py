"""How parties are said in GuildNomic: founding, joining and leaving them."""

from gamemaster.core.frame import Frame, Slot, joined, phrases
from gamemaster.language.vocabulary.common_frames import AT_ONCE, NOT_JOINED, NOT_LEFT

_PARTY_TOPIC = phrases("party; guild; adventurers")
_PARTY = Slot(("party",), "party", ("", "of", "with", "to", "in"))
_FORMS = phrases(
    "create; form; found; establish; start a; start the; start our; start my; start new; set up; make; "
    "assemble; launch; organise; organize; gather; begin a; announce the creation of; announce; declare the "
    "creation of; put together; constitute; bring into being; raise; build; bring together; "
    "bring into existence; "
    "call into being; call into existence; get together; open a; open up a; open my; start up; form up; "
    "muster; recruit; convene; initiate; institute; inaugurate; kick off; proclaim the founding of; declare "
    "the founding of; announce the founding of; originate; band together; pull together; go and found; set "
    "in motion; bring to life; declare a; declare my"
)
_CALLED = phrases(
    "called; named; by the name of; with the name; known as; titled; under the name; under the name of; to "
    "be called; to be named; to be known as; with the name of; and name it; and call it; and i name it; and "
    "i call it; , called; , named; : ; which i name; which i call; whose name is; that i call; that i name; "
    "which is called; going by the name of; christened; dubbed; and dub it; and christen it; with name; of "
    "the name; which shall be known as; which is to be called; naming it; calling it; which shall be called; "
    "which will be called; and give it the name; and naming it; and calling it; name :; ( ; -- ; by name; by "
    "the name; name :; name; , name; name; , by name; that goes by the name of; which goes by the name "
    "of; that is called; that is named; that will be called; that shall be called; that is to be called; "
    "bearing the name; bearing the name of; answering to the name of; answering to; , the name being; , its "
    "name being; , which i name; , which i call; , to be called; , to be known as; , to be named; , and name "
    "it; , and call it; , and i call it; , and i name it; i call it; i name it; : i call it; going by; "
    "which bears the name; under the title; under the title of; by the title of; , going by the name of; , "
    "namely; namely; , the name of which is; the name of which is; with the following name :; with the name "
    ":; , known as; which will go by the name of; it goes by the name of; -"
)
_CALLED += (
    joined(
        (";",),
        phrases(
            "name; name :; the name :; i call it; i name it; called; named; the name is; i 'll call it; call "
            "it"
        ),
    )
    + joined(
        ("", ",", ";", "and", ", and"),
        phrases("it 's; its; it is; it will be; it shall be"),
        ("called", "named", "known as"),
    )
    + joined(
        ("", ",", ";", "and", ", and"),
        ("its name", "the name"),
        phrases("is; being; 's; shall be; will be; :"),
    )
)
_LEAVES = joined(
    phrases(
        "withdraw; give up; end; renounce; resign; terminate; relinquish; lay down; surrender; quit; drop; "
        "cancel; put an end to"
    ),
    ("my membership", "my place", "membership", "my seat"),
    ("in", "of", "from", "with"),
) + phrases(
    "go out of; get out of; walk away from; move out of; drop from; cease to be a member of; stop being a "
    "member of; cease being a member of; be no longer a member of; take leave of; pull out of; back out of; "
    "check out of; come out of; turn my back on; leave; quit; exit; depart from; withdraw from; drop out of; "
    "resign from; abandon; part from; part ways with; depart; desert; step out of; separate from; part "
    "company with; walk out of; bow out of; say goodbye to and leave; remove myself from; take my leave of; "
    "retire from; secede from; break away from; make my exit from; take my leave from; bail out of; bail on; "
    "duck out of; opt out of; walk out on; split from; split off from; split with; break with; detach myself "
    "from; separate myself from; take myself off; strike my name from; take my name off; strike myself from; "
    "ditch; dump; forsake; step down from; slip out of; release myself from; sever my ties to; sever my ties "
    "with; cut my ties with; cut my ties to; cut ties with; announce my departure from; announce my "
    "resignation from; announce my exit from; declare my exit from; declare my departure from; declare my "
    "resignation from; hand in my resignation from; tender my resignation from; tender my resignation to; "
    "leave the ranks of; quit the ranks of; quit the company of; leave the company of; disassociate myself "
    "from; dissociate myself from; say farewell to and leave; say goodbye to and quit; vacate my place in; "
    "run out on; withdraw myself from; extract myself from; part with; end my time with; end my time in; end "
    "my stay with; cease to belong to; stop belonging to; cease to be one of; cease to be in; cease to be "
    "part of; am hereby no longer a member of; am hereby no longer in"
)

PARTY_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="create_party",
        verbs=_FORMS,
        slots=(
            Slot(("",), "a party", ("",)),
            Slot(("party",), "name", ("", *_CALLED)),
        ),
        makes=("parties", "party"),
        padding=phrases(
            "in the guild; of adventurers; in the adventurer 's guild; with me as its first member; party; "
            "of which i am the first member; for adventurers; of one; with me in it; with me as the only "
            "member; ); with myself as its first member; of friends; of my own; for the guild; in "
            "guildnomic; together"
        ),
        topic=_PARTY_TOPIC,
        strength="own",
        repeatable=False,
        series=False,
        example="I create a party called the Lanterns.",
    ),
    Frame(
        action="create_party",
        verbs=_FORMS,
        slots=(Slot(("party",), "name", ("",)),),
        makes=("parties", "party"),
        closings=phrases(
            "as a party; as a new party; as my party; party; as a party of adventurers; as an adventuring "
            "party; ( party ); , a party; , a new party; , a party of adventurers; , an adventuring party; a "
            "party; a new party; as my own party; as another party; , my new party; , my party; , my own "
            "party; as a new party of adventurers"
        ),
        topic=_PARTY_TOPIC,
        repeatable=False,
        series=False,
        example="I create a party called the Lanterns.",
    ),
    Frame(
        action="join_party",
        verbs=phrases(
            "join; join up with; enter; sign on with; throw in my lot with; enlist with; enlist in; become "
            "a member of; become member of; sign up with; team up with; attach myself to; ally myself with; "
            "become part of; hook up with; fall in with; band together with; add myself to; join forces "
            "with; join in with; join the party called; join the ranks of; take my place in; sign up for; "
            "cast my lot with; rejoin; become a member in; go along with; become one of; be one of; step "
            "into; hop into; jump into; slip into; go into; come into; hop in with; get in with; walk into; "
            "move into; hop on board with; come aboard with; get into; dive into; take up membership in; "
            "become a fellow of; opt into; opt for membership in; enrol in; enroll in; enrol with; enroll "
            "with; enter into; link up with; ally with; tag along with; come on board with; get on board "
            "with; climb aboard with; climb aboard; make myself a member of; make myself part of; make "
            "myself one of; declare myself a member of; declare myself one of; add my name to; put my name "
            "down for; put myself down for; sign myself up for; sign myself up with; take up with; take a "
            "place in; take a place among; take my place among; take my place with; take my place in the "
            "ranks of; step into the ranks of; unite with; unite myself with; throw my lot in with; cast my "
            "lot in with; cast in my lot with; throw in with; declare my membership in; declare my "
            "membership of; announce my membership in; announce my joining of; announce my joining; "
            "announce my entry into; accept the invitation to join; accept the invitation of; accept an "
            "invitation to join; make myself a part of; affiliate with; affiliate myself with; associate "
            "myself with; take membership in; take up membership of; take membership of; enlist myself in; "
            "enrol myself in; enroll myself in; become a new member of; become the newest member of; join "
            "as a member of; become a proud member of; sign up as a member of; jump aboard; hop aboard; "
            "become a full member of; enrol as a member of; enlist as a member of; sign on as a member of; "
            "jump in with; take a seat in; pledge myself to; enter the ranks of; enter the company of"
        ),
        slots=(_PARTY,),
        padding=(
            *AT_ONCE,
            *phrases(
                "as a member; as its newest member; as an adventurer; of adventurers; in their quest; "
                "party; the party; in the guild; on their quest; in their quests; as the newest member; as "
                "a simple member; as their newest member; as a fellow; as a new member; as their fourth "
                "member; as their third member; as their second member; as one of them; as their newest "
                "recruit; as a full member; the good people of; the brave people of; the good folk of; the "
                "ranks of; the brave; the good; the bold; the merry; the gallant; the mighty; the noble; "
                "the fine; the famous"
            ),
        ),
        turned=phrases(
            "for dinner; for tea; for lunch; for supper; for a drink; for drinks; for a beer; for coffee; "
            "for a pint; for the evening; for one evening; for a chat; in spirit; at the pub; in prayer; in "
            "song"
        )
        + NOT_JOINED,
        strength="own",
        repeatable=False,
        example="I join the Lanterns.",
    ),
    Frame(
        action="leave_party",
        verbs=_LEAVES,
        slots=(Slot(("",), "named party", ("", "with", "of")),),
        padding=phrases(
            "party; the party; for good; my party; behind; as a member; to their fate; to its fate"
        ),
        turned=NOT_LEFT,
        topic=_PARTY_TOPIC,
        repeatable=False,
        example="I leave the Lanterns.",
    ),
    Frame(
        action="leave_party",
        verbs=_LEAVES,
        slots=(
            Slot(("",), "my party", ("",)),
            Slot(("",), "named party", ("", "the", "called", ":"), optional=True),
        ),
        padding=(*AT_ONCE, *phrases("for good; behind; in the guild")),
        turned=NOT_LEFT,
        topic=_PARTY_TOPIC,
        repeatable=False,
        example="I leave my party.",
    ),
    # who is out of a party has left it, or leaves it so
    Frame(
        action="leave_party",
        verbs=(),
        slots=(Slot(("",), "named party", ("",)),),
        sayings=joined(
            ("i am", "i 'm", "im"),
            phrases("out of; done with; through with; no longer in; no longer with; no longer a member of"),
        ),
        padding=AT_ONCE,
        topic=_PARTY_TOPIC,
        repeatable=False,
        promised=True,
        example="I leave the Lanterns.",
    ),
)
