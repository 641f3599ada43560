"""The words of GuildNomic for its guild, and for the classes that one enters it with."""

from contracts.guild_nomic.actions import CLASSES, GUILD
from gamemaster.core.frame import Kind, Slot, joined, phrases

_OF_ADVENTURERS = phrases(
    "adventurer 's guild; adventurers guild; adventurers ' guild; adventurer guild; adventurer s guild; "
    "adventurers 's guild; adventuring guild; adventurer 's guild of guildnomic; guild of adventurers; guild "
    "of the adventurers; adventurer’s guild; adventurers’ guild; guild adventurer 's guild; guild : "
    "adventurer 's guild; adventurer ' s guild; adventurer guild of guildnomic; adventurer 's guild in "
    "guildnomic"
)
GUILDS = Kind("guild", dict.fromkeys(_OF_ADVENTURERS, GUILD), things="guilds", called=("guild",))
THE_GUILD = Kind(
    "only guild",
    dict.fromkeys(
        phrases("guild; guilds; this guild; that guild; your guild; adventurers; ranks of the guild"), GUILD
    ),
)
_EACH_CLASS = (
    *(
        "",
        "a ",
        "an ",
        "another ",
        "your new ",
        "your ",
        "one more ",
        "its first ",
        "its newest ",
        "your newest ",
    ),
    *(
        f"a {sort} "
        for sort in ("humble", "brand new", "new", "simple", "lowly", "proud", "young", "level 1")
    ),
)
CLASS = Kind(
    "class",
    {
        f"{article}{word}": name
        for name in CLASSES
        for word in (*(f"{name.lower()}{more}" for more in ("", " class", " by class")),)
        for article in _EACH_CLASS
    }
    | {
        f"with {article}{name.lower()} {as_class}": name
        for name in CLASSES
        for article in ("", "the ")
        for as_class in ("as my class", "for my class", "as class", "as my chosen class")
    },
)
AS_CLASS = phrases(
    "as; as class; in the role of; of class; of the class; with class; with the class; choosing; choosing "
    "class; choosing the class; choosing to be; with my class being; class; class :; my class is; my class "
    "being; and choose; and choose the class; and choose to be; and become; becoming; to be; to become; and "
    "i choose; and i choose the class; and i choose to be; my choice of class is; with my choice of class "
    "being; being; and take the class; taking the class; taking the class of; and take the class of; and "
    "be; in the class; in the class of; with the class of; as my class; picking; and pick; picking the "
    "class; selecting; selecting the class; and select; under the class; as one of class; and i am; and i "
    "will be; and i 'll be; ( ; - ; my class will be; and my class is; and i take the class; and i pick; "
    "and i become; and my class will be; in the guise of; my chosen class is; with class :; class choice :; "
    "and play; playing; and play as; playing as; in my capacity as; in the capacity of; opting for; going "
    "for; where i will be; where i am to be; where i will serve as; and i want to be; and make me; : ; and "
    "the class i choose is; the class i choose is; my choice being; my choice is; and i opt for; and i go "
    "for; and i choose to become; and my choice is; and opt for; and go for; where i shall be; i 'm; i am; "
    "i 'll be; i will be; and i 'm; , i 'm; and i choose as my class; and i shall be"
) + tuple(
    f"{verb} {kind}"
    for verb in phrases(
        "choosing; and choose; and i choose; picking; and pick; selecting; and select; taking; taking up; "
        "and take up; opting for; and opt for; going for; settling on; entering; assuming; adopting; "
        "declaring"
    )
    for kind in phrases("the class; the class of; as my class; for my class; the role of; the life of")
)
AS_CLASS += joined(
    (";",),
    phrases(
        "my class is; my class will be; my class :; class :; the class is; i choose; i pick; i become; i "
        "choose the class; i take the class; my chosen class is; my class shall be; i will be; i am; i join "
        "as; make me; i 'm; i choose to be; i want to be; i opt for; the class i choose is; my choice is"
    ),
)
CHOSEN_CLASS = Slot(("class",), "class", AS_CLASS)
MAYBE_CLASS = Slot(("class",), "class", AS_CLASS, optional=True)
NAMED_AS = Slot(("as",), "class", AS_CLASS)
# any other word there would be a class that does not exist
OTHER_CLASS = Slot(("class",), "word", ("as a", "as an"), optional=True)
OTHER_ROLE = Slot(("as",), "word", ("as a", "as an"))
