"""How combat is said in GuildNomic: a party led against a monster, with an element."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_COMBAT_TOPIC = phrases("monster; element; elements; elemental; earth; water; air; fire")
_TARGET_WORDS = phrases(
    "the monster; at; on; against; upon; our target; target :; targeting; the monster of; , target; target "
    ":; the target is; our target is; my target is; and the target is; , and the target is; , the "
    "target being; , our target being; the target :; , target :; and our target is; , and our target is; , "
    "our target is; , with"
)
_TARGET_WORDS += joined(
    (";", ",", "and", ", and"),
    phrases(
        "the target is; our target is; my target is; target :; the target :; the target being; our target "
        "being; our target :; target; as target; as our target; the monster is; the monster :; monster :; "
        "it is"
    ),
)
_TARGET = Slot(("target",), "monster", ("", *_TARGET_WORDS))
_WITH = phrases(
    "with; using; by; through; via; by means of; with the element; with element; with the element of; in; "
    "using the element; using element; using the element of; our element is; element :; the element is; the "
    "element being; choosing; choosing the element; with our element being; choosing as element; wielding; "
    ", element; element; by using; and choose; and choose the element; and use; and use the element; "
    "employing; channelling; channeling; in the element of; with our element; with all the; with the power "
    "of; invoking; my element is; with my element being; from; , with; on the strength of; by way of; "
    "calling on; attacking with; and attack with; striking with; attacking it with; attacking using; "
    "attacking by; "
    "and we attack with; , and we attack with; ( ; -- ; with the element being; and our element is; "
    "and the element is; element =; w /; "
    "w/; , and the element is; , and our element is; and my element is; , and my element is; and the "
    "element i choose is; , and the element i choose is; and the element we choose is; , and the element we "
    "use is; i use; we use; , the element being; , our element being; , my element being; and element; , "
    "and element; , and with; , by means of; , by; , channelling; , wielding; applying; by applying; "
    "drawing on; by use of; making use of; thanks to; armed with; with the aid of; with the force of; with "
    "the might of; by force of; by the power of; trusting in; relying on; with element :; , the element is; "
    "with nothing but; attacking in"
) + joined(
    (";",),
    phrases(
        "element :; our element is; my element is; the element is; the element :; our element :; our element "
        "shall be; we use; i use; i choose; we choose; element; using; with; the element i choose is; the "
        "element we choose is; my element shall be; my element :; our choice is; my choice is; the element "
        "we use is; the element i use is"
    ),
)
_ELEMENT = Slot(("element",), "element", _WITH)
_LED = Slot(
    ("party",),
    "named party",
    phrases(
        "leading; with; for; on behalf of; as leader of; as the leader of; as a member of; heading; in the "
        "name of; as; with my party; with our party; with the party; at the head of; for the party; together "
        "with; as part of; leading my party; leading the party; with the help of; for my party; on behalf of "
        "the party; alongside; acting for; commanding; and lead; in command of; as head of; by; of; by the "
        "party; of the party; under the name of; fighting with; fighting alongside; using the party; using; "
        "in the ranks of; on the side of; through; under the banner of; together with the party; and"
    ),
    optional=True,
)
_MY_PARTY = phrases(
    "led by me; , led by me; under my lead; under my leadership; under my command; with me leading; and i "
    "lead; with me in the lead; , and i lead; with me at the head; , with me leading; as its leader; with my "
    "party; with our party; leading my party; for my party; on behalf of my party; with the party; leading "
    "the party; as party leader; as leader; as leader of my party; as the leader of my party; for the party; "
    "for our party; on behalf of our party; on behalf of the party; leading our party; in the name of my "
    "party; by my party; of my party; by our party; of our party; as our leader; as its head; at the head of "
    "my party; at the head of our party; in command of my party; together with my party; alongside my party; "
    "as a member of my party; , led by me ,; with me as leader; and my party; with my whole party; with the "
    "whole party"
)
_ROUND = phrases(
    "this phase; for this phase; in this phase; in guildnomic; now; and roll; and roll a d 20; and roll the "
    "d 20; and roll 1 d 20; rolling; rolling a d 20; and may the die be kind; in combat; in battle; head "
    "on; as this phase 's attack; as our attack; as our attack this phase; as our action; as our attack for "
    "this phase; with a d 20; ); the monster; of quest {n}; monster; and roll d 20; rolling d 20; as our "
    "action for this phase; as our one attack this phase; magic; with all our might; the beast; the vile; "
    "the dreaded; the dread; the terrible; the mighty; the fearsome; the horrible; the wicked; the nasty; "
    "the evil; the foul; the ugly; the loathsome; the wretched; the accursed; the cursed; 's monster; ' "
    "monster; from quest {n}; on quest {n}; in quest {n}; 's beast; 's foe; a monster ,; in a fierce "
    "attack; right now; at once; and may luck be with us; without mercy; without further ado; on this day; "
    "with full force; with all our strength; for this round; as our move; as my move; as my action; as my "
    "attack; for our attack; as our attack of the phase; as our phase attack; in our attack; down; to the "
    "ground; in our one attack this phase"
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
    "mount an attack; take my attack action; take our attack action; hit out at; lash out at; go at; go "
    "for; go up against; have a go at; take a swing at; take a shot at; take a stab at; have a crack at; "
    "take a crack at; lay into; tear into; pitch into; set about; fall on; pounce on; pounce upon; storm; "
    "tackle; confront; combat; battle against; fight against; fight with; burn; bombard; ambush; raid; "
    "target; carry out an attack on; carry out an attack against; undertake an attack on; undertake an "
    "attack against; execute an attack on; execute an attack against; stage an attack on; start an attack "
    "on; start an attack against; begin an attack on; begin an attack against; begin combat with; begin "
    "combat against; begin a fight with; start a fight with; start combat with; initiate combat with; "
    "initiate combat against; initiate an attack on; initiate an attack against; enter combat with; enter "
    "combat against; enter into combat with; enter battle with; join battle with; give battle to; do combat "
    "with; wage battle on; wage battle against; wage war on; wage war against; make war on; go to war with; "
    "go to war against; order an attack on; order an attack against; order an attack; command an attack on; "
    "call an attack on; direct an attack at; direct an attack against; direct an attack on; head an attack "
    "on; head an attack against; spearhead an attack on; spearhead an attack against; lead the charge "
    "against; lead the charge on; lead a charge on; lead an attack; lead the attack; open fire on; strike "
    "against; strike down; strike a blow at; strike a blow against; aim at; aim an attack at; aim our "
    "attack at; aim my attack at; fight it out with; move against; move in on; advance on; advance against; "
    "march on; march against; ride against; ride out against; come at; rush at; swoop down on; swoop on; "
    "descend on; descend upon; beset; besiege; hammer; batter; pelt; slam; pound; slash; slash at; lunge "
    "at; leap at; take up arms against; launch myself at; throw myself at; throw myself on; hurl myself at; "
    "make a stand against; make a charge at; make a charge against; make an assault on; make an assault "
    "against; make an attempt on; try our luck against; try my luck against; engage in combat with; engage "
    "in battle with; take the fight to; make a strike against; make a strike at; deal a blow to; sally out "
    "against; sally forth against; lay siege to; pick a fight with; resolve an attack on; go against"
)
_LEADS = phrases("lead; command; rally; lead forth; lead out; lead on; captain; marshal")
_TAKES = phrases(
    "make; let; order; direct; take; guide; instruct; bring; send; head; march; set; bid; use; spur; urge; "
    "deploy; hurl; pit"
)
_AGAINST = phrases(
    "to attack; in an attack on; in an attack against; in attacking; against; into battle against; into "
    "battle with; into combat against; into combat with; to fight; to strike; to strike at; to assault; to "
    "battle; attack; in a charge against; in the attack on; in combat against; to smite; to hit; to engage; "
    "to do battle with; in battle against; in an assault on; in attack on; to an attack on; to attack the "
    "monster; into an attack on; on an attack on; to take an attack action against; to make an attack on; to "
    "charge; to launch an attack on; upon; and attack; to take on; in taking an attack action against; on an "
    "assault on; in a fight against; on a charge against; in making an attack on; attacking; to perform an "
    "attack on; to the attack on; to the attack against; in an attack upon; to make an attack against; to "
    "war against; strike at; strike; attack; fight; assault; smite; charge; battle; charge at; make an "
    "attack on; launch an attack on; engage; hit; to charge at; take on; : we attack; : i attack; : attack; "
    "and we attack; , and we attack; we attack; , and together we attack; and together we attack; on; to "
    "bear on; to bear against; to set upon; to fall upon; to hit out at; in battle with; to do combat with; "
    "and fight; and strike; and strike at; and assault; to do an attack on; in our attack on; in our attack "
    "against; in its attack on; in its attack against; in their attack on; in their attack against; in our "
    "assault on; to war on; to war with; to battle with; to battle against; to fight against; in striking "
    "at; in striking; in assaulting; in fighting; and attack the monster; and i attack; , and attack; , "
    "attacking; , to attack; ' attack on; ' attack against; 's attack on; 's attack against; ' assault on; "
    "'s assault on; ' charge against; 's charge against; in war against; in war on; to the fight against; to "
    "the fight with; into the fight against; into the fight with; into a fight with; into a fight against; "
    "in fighting against; into the fray against; to slay; to defeat; to bring down; to take down; to kill; "
    "at; to make the attack on; for an attack on; for an attack against"
) + joined(
    phrases("into battle; into combat; into the fray; into the fight; to war; to battle; forth"),
    phrases(": we attack; ; we attack; and we attack; , and we attack; and attack; to attack; -- we attack"),
)
_USES = phrases(
    "use; wield; employ; throw; hurl; unleash; send; cast; channel; launch; invoke; call upon; bring; "
    "choose; bring to bear; rain; pour; shower; fling; sling; loose; let loose; release; deploy; call down; "
    "bring down; draw down; shoot; set loose"
)
# "I launch a Fire attack on the Drake"
_ATTACKS_WITH = joined(
    phrases(
        "make; launch; mount; lead; deliver; execute; perform; carry out; begin; open; start; undertake; "
        "declare; order; turn; direct; aim; spend; use"
    ),
    ("a", "an", "our", "my"),
)
# "I spend our attack on the Drake"
_SPENDS = joined(
    phrases("use; spend; make; take; lead; direct; aim; launch; announce; declare; begin"),
    ("our", "my", "my party 's", "our party 's", "the party 's", "our one"),
    ("attack", "attack for this phase", "attack this phase"),
    ("on", "against"),
)
_ATTACK = Frame(
    action="attack",
    verbs=(),
    slots=(_TARGET, _ELEMENT, _LED),
    padding=(*_MY_PARTY, *_ROUND),
    topic=_COMBAT_TOPIC,
    strength="own",
    repeatable=False,
    series=False,
    joint=True,
    example="I attack the Marsh Wight with Fire.",
)
_PARTY_LED = replace(
    _ATTACK,
    slots=(Slot(("party",), "named party", ("",)), Slot(("target",), "monster", _AGAINST), _ELEMENT),
    padding=_ROUND,
    example="I lead the Lanterns to attack the Marsh Wight with Fire.",
)
_OWN_PARTY_LED = replace(
    _PARTY_LED,
    slots=(
        Slot(("",), "my party", ("",)),
        Slot(("party",), "named party", ("", "the", "called"), optional=True),
        Slot(("target",), "monster", _AGAINST),
        _ELEMENT,
    ),
    example="I lead my party to attack the Marsh Wight with Fire.",
)
COMBAT_FRAMES: tuple[Frame, ...] = (
    replace(_ATTACK, verbs=_STRIKES),
    replace(_ATTACK, verbs=(*_HITS, *_SPENDS)),
    replace(_PARTY_LED, verbs=_LEADS),
    replace(_PARTY_LED, verbs=_TAKES),
    replace(_OWN_PARTY_LED, verbs=_LEADS),
    replace(_OWN_PARTY_LED, verbs=_TAKES),
    replace(
        _ATTACK,
        verbs=(*_USES, *_ATTACKS_WITH),
        slots=(
            Slot(("element",), "element", ("",)),
            Slot(
                ("target",),
                "monster",
                (
                    *_AGAINST,
                    *phrases(
                        "at; on; to attack with my party; in our attack on; in my attack on; to hurt; down "
                        "on; down upon; to slay; to kill; to go after; in order to attack; to launch an "
                        "attack on; to wound; to harm; to destroy; to defeat; in attacking; toward; towards; "
                        "to bear on; to bear against; for an attack on; for our attack on; for my attack on; "
                        "when attacking; as our element to attack; as my element to attack; as the element "
                        "to attack; as our element against; as my element against; as the element against; "
                        "as our element in an attack on; as the element and attack; as my element and "
                        "attack; as our element and attack; as element and attack; and i attack; and attack "
                        "with it; and with it attack; and with it i attack; as the element , and attack; as "
                        "our element , and attack; to assail; over; into"
                    ),
                ),
            ),
            _LED,
        ),
        example="I use Fire to attack the Marsh Wight.",
    ),
)
