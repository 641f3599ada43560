"""The Werewolves' words: nobody, the optional roles, and phrases that change nothing about an act."""

from gamemaster.core.frame import Kind, as_guests_say, joined, phrases

NOBODY = Kind(
    "nobody",
    dict.fromkeys(
        phrases(
            "nobody; no one; noone; no - one; none; nil; null; no lynch; nolynch; nobody at all; no one "
            "at all; no one in particular; nobody in particular; nobody at this time; no person; no "
            "townsperson; no villager; none of you; none of them; none; - none -; abstain; abstention; "
            "nothing"
        )
    ),
)

ROLES = Kind(
    "role",
    {
        "seer": "Seer",
        "fortune teller": "Seer",
        "witch": "Witch",
        "hunter": "Hunter",
        "cupid": "Cupid",
        "village idiot": "Village Idiot",
        "idiot": "Village Idiot",
        "vi": "Village Idiot",
        "a seer": "Seer",
        "a witch": "Witch",
        "a hunter": "Hunter",
        "a cupid": "Cupid",
        "a village idiot": "Village Idiot",
        "an idiot": "Village Idiot",
        "one seer": "Seer",
        "one witch": "Witch",
        "one hunter": "Hunter",
        "one cupid": "Cupid",
        "one village idiot": "Village Idiot",
        "seer role": "Seer",
        "witch role": "Witch",
        "hunter role": "Hunter",
        "cupid role": "Cupid",
        "village idiot role": "Village Idiot",
    },
)

GAME_NAMES = phrases(
    "werewolves; werewolf; the werewolves; werewolves of nomic crossing; the werewolves of nomic "
    "crossing; the werewolf game; the werewolf contest; the werewolves contest; the werewolves "
    "contract; the werewolf contract; werewolves contract; the werewolves subgame; the werewolf "
    "subgame; the werewolves game; the contract the werewolves of nomic crossing; the public contract "
    "the werewolves of nomic crossing; the contest the werewolves of nomic crossing; the contest called "
    "the werewolves of nomic crossing; the contract called the werewolves of nomic crossing; the "
    "contract known as the werewolves of nomic crossing; the contract named the werewolves of nomic "
    "crossing; the werewolves of nomic crossing contract; the werewolves of nomic crossing contest; "
    "nomic crossing"
)
THIS_GAME = (
    *GAME_NAMES,
    *phrases("the game; this game; the contest; this contest; the contract; this contract; the subgame"),
)

JOINED = (
    *(
        f"{lead}{game}".strip()
        for game in as_guests_say(THIS_GAME)
        for lead in ("", "to ", "in ", "of ", "for ", "with ", "by ")
    ),
    *phrases(
        "you; you all; you folks; you guys; in; this; in this; of this; with you; the fun; in the fun; "
        "up; as a new contestant; as a new player; "
        "as a contestant; as a player; as a townsperson; as a villager; for the next session; for "
        "session {n}; for session # {n}; the next session; in the next session; session {n}; session # "
        "{n}; in agora; in agora nomic; in b nomic; in b; everyone; everybody; the town; the village; "
        "the list of contestants; by this; likewise; too; in both nomics; from the next session; from the "
        "next session on; from session {n}; from session {n} on; i suppose; i guess; i think"
    ),
)

NIGHT = phrases(
    "tonight; this night; for tonight; for the night; for this night; during the night; during this "
    "night; in the night; in this night; at night; this time; night {n}; on night {n}; in night {n}; "
    "for night {n}; of the night; under cover of darkness; in the dark; in the dead of night; while e "
    "sleeps; in eir sleep; in his sleep; in her sleep; in their sleep; as our choice; as our victim; as "
    "our target; as my choice; as my target; as tonight 's victim; as tonight 's target; as the victim; "
    "as the target; as our choice for tonight; as my choice for tonight; as my target for tonight; as "
    "the werewolves; as werewolves; as a werewolf; as the wolves; as wolves; as a wolf; as the seer; as "
    "seer; in my capacity as witch; in my capacity as the witch; in my capacity as seer; in my capacity "
    "as the seer; in my capacity as hunter; in my capacity as the hunter; in my role as witch; in my "
    "role as seer; in my role as hunter; as the witch; as witch; as the hunter; as hunter; as cupid; as "
    "the cupid; please; if you "
    "please; with our teeth; and drag em away; just this once; in the night to come"
)
# what somebody is seen as may be an opinion
SEEN_BY_NIGHT = tuple(phrase for phrase in NIGHT if "wol" not in phrase)
DAY = phrases(
    "today; for today; this day; for this day; day {n}; on day {n}; in day {n}; for day {n}; for the "
    "day; in this day phase; this day phase; in the current day phase; for now; for the moment; at the "
    "moment; at this time; instead; to be lynched; to hang; to be hanged; as the one to lynch; as a "
    "werewolf; as the werewolf; as a wolf; as the wolf; for being a werewolf; for being a wolf; with "
    "the others; as well; to death; until e is dead; in the contest; in the game; in this game; in "
    "werewolves; in the werewolves contest; in the werewolf game; here; in the lynch vote; in the "
    "lynching; please; , please; by the neck; on the gallows; again; once more; with the rest of you; "
    "with the rest; with a heavy heart; for the time being; in the end"
)

VOTES = phrases(
    "vote; vote to lynch; vote for the lynching of; vote for lynching; vote to hang; vote to have; vote "
    "for; cast my vote; cast my vote to lynch; cast a vote; cast a vote to lynch; cast my vote for; cast a "
    "vote for; cast my lynch vote; give my vote; place my vote; put my vote; set my vote; use my vote; "
    "register my vote; register a vote; submit my vote; submit a vote; enter my vote; enter a vote; record "
    "my vote; lay my vote; change vote; change my vote; change my lynch vote; change my vote to lynch; "
    "switch my vote; switch vote; move my vote; shift my vote; transfer my vote; redirect my vote; flip my "
    "vote; turn my vote; make my vote; swap my vote; alter my vote; amend my vote; update my vote; revote; "
    "re - vote; vote off; vote out; vote lynch; vote now; vote instead; vote again; change to; switch; "
    "revise my vote; vote once more; vote to execute; vote to kill; vote to string up; vote to string; put "
    "my vote back; bring my vote; throw my vote; add my vote; swing my vote; hang my vote; "
    "lodge my vote; pin my vote; assign my vote; direct my vote; attach my vote; vote for the hanging of; "
    "vote for hanging; vote for the execution of; vote to string up"
)
LYNCHES = phrases("lynch; string up; choose to lynch; elect to lynch; vote lynch")
VOTED_FOR = phrases(
    "; to; for; on; onto; at; upon; to lynch; for lynching; to hang; :; : to lynch; to be; over to; "
    "towards; toward; in favor of lynching; in favour of lynching; in favor of; in favour of; for the "
    "lynching of; to the lynching of; to lynching; -; =; back to; back on; that; right back to; in "
    "favour of the lynching of; for lynch; to those for; to the votes for; that we lynch; that we hang; we "
    "lynch; to the pile on; behind lynching"
)
VOTED_BEFORE = phrases("from; away from; off; off of")

_VOTE_TODAY = phrases(
    "my vote; my lynch vote; my vote today; my vote for today; my vote now; my new vote; my vote "
    "this day; my "
    "vote on day {n}; my vote for day {n}; my day {n} vote; my final vote; my vote to lynch"
)
VOTE_IS = (
    *(
        f"{vote} {is_for}"
        for vote in _VOTE_TODAY
        for is_for in phrases(
            "is for; is; goes to; goes on; goes for; is to lynch; :; is now for; now goes to; is on; "
            "falls on; is now on; is now; lands on; 's on; 's for; reads; reads :; now reads; now reads :; ="
        )
    ),
    *joined(
        phrases("my lynch vote; my vote to lynch; my lynching vote"),
        phrases("goes against; is against; stands against; is cast against; falls against"),
    ),
    *(
        f"{here} {vote} :"
        for here in phrases("here is; here 's; here comes; this is; there goes; and here is; so here is")
        for vote in _VOTE_TODAY
    ),
    "my vote for",
)
"""A vote spoken of as a thing, before the name of whom it is for."""

_MY_VOTE = phrases(
    "my vote; my lynch vote; my vote today; my vote for today; my vote now; my vote then; my vote again; "
    "my vote to lynch; my lynching vote; my one vote; my vote this day"
)
TAKES_VOTE = joined(
    phrases("gets; has; receives; shall have; earns; wins; , you have; , you get; gets now; now has"),
    _MY_VOTE,
) + joined(("is",), (*_MY_VOTE, "my lynch"))
UNVOTES = phrases(
    "take my vote; take my vote away; take my vote back; unvote; un - vote; retract my vote; withdraw my "
    "vote; take back my vote; take my vote back; remove my vote; rescind my vote; cancel my vote; "
    "revoke my vote; pull my vote; recall my vote; undo my vote; clear my vote; delete my vote; void "
    "my vote; lift my vote; abandon my vote; reset my vote; null my vote; nullify my vote; retract my "
    "lynch vote; withdraw my lynch vote; withdraw all my votes; retract all my votes; blank my vote; "
    "withdraw vote; retract vote; withdraw my current vote; retract my current vote; withdraw my previous "
    "vote; retract my previous vote; annul my vote; strike my vote; give up my vote; relinquish my vote; "
    "scrap my vote; erase my vote; let my vote lapse; let my vote drop; let go of my vote; repeal my vote"
)

WOLVES_ATTACK = phrases(
    "attack; eat; devour; maul; bite; choose to attack; agree to attack; agree on attacking; agree on; "
    "agree upon; choose to kill; choose to eat; decide to attack; decide to kill; decide to eat; decide "
    "on; tear apart; rip apart; slay; murder; feast on; feast upon; dine on; dine upon; prey on; prey "
    "upon; hunt down; savage; munch; munch on; chomp; chomp on; munch down on; target; vote to attack; "
    "vote to kill; vote to eat; elect to attack; elect to kill; pounce on; pounce upon; slaughter; "
    "consume; have agreed to attack; have decided to attack; have chosen to attack; have agreed on; "
    "unanimously attack; unanimously agree to attack; unanimously agree on; unanimously choose to attack; "
    "sink our teeth into; change my attack; change our attack; change my target; change our target; switch "
    "my attack; switch our attack; change my choice; change our choice; lead the attack on; lead our "
    "attack on; launch an attack on; launch our attack on; mount an attack on; direct our attack at; "
    "direct my attack at; aim our attack at; aim my attack at; make a meal of; make dinner of; make our "
    "meal of; make a dinner of"
)
CHOOSES = phrases("choose; pick; select; take; name; want; nominate; mark; designate; drag off")
UNATTACK = phrases(
    "withdraw my attack; withdraw our attack; retract my attack; retract our attack; take back my "
    "attack; take back our attack; call off the attack; call off our attack; call off my attack; cancel "
    "the attack; cancel our attack; cancel my attack; withdraw my choice of victim; withdraw our choice "
    "of victim; retract my choice of victim"
)
SEES = phrases(
    "see; look at; look into; inspect; examine; check; check on; check out; investigate; scry; scry on; "
    "peek at; peer at; peer into; divine; gaze at; gaze upon; gaze into; gaze on; use my vision on; use my "
    "sight on; use my seer power on; use my seeing power on; cast my gaze on; turn my gaze on; turn my "
    "gaze to; turn my sight on; read the mind of; ask the crystal ball about; consult the spirits about; "
    "choose to see; choose to look at; choose to check; choose to inspect; have a vision of; seer; use my "
    "second sight to look at; use my second sight on; use my second sight to see; use my power to look at; "
    "use my power to see; use my power to check; use my power to inspect; check whether; check if; find "
    "out whether; find out if; use my sight to look at; use my gift to see; use my gift to look at; "
    "request a vision of; ask for a vision of; direct my sight at; train my sight on; "
    "turn my crystal ball on; turn my crystal ball to; turn my eye to; turn my eye towards; use my crystal "
    "ball on; consult my crystal ball about; spend my vision on; spend my check on; use my check on; use "
    "my look on; spend my look on; use tonight 's vision on; use my vision tonight on; use my check "
    "tonight on; use my vision for"
) + tuple(
    f"use my {whose}{gift} {aim}"
    for whose in ("seer 's ", "seer ", "nightly ", "inner ")
    for gift in ("sight", "eye", "power", "gift", "vision", "ability")
    for aim in ("on", "upon", "to see", "to look at", "to check", "to inspect")
)
SEES += joined(
    phrases("look into; peer into; gaze into; see into; look inside; read; search; look in; peek into; scry"),
    ("the heart", "the soul", "the mind"),
    ("of",),
)
LOOKS = phrases(
    "watch; view; study; observe; scan; select; spy on; use my power on; use my gift on; cast my eye "
    "on; cast my eyes on; turn my eye on; have a look at; take a look at; read; ask about; inquire "
    "about; enquire about; learn about; probe; choose; pick; name; target"
)
AS_SEER = phrases(
    "as the seer; as seer; with my vision; with my sight; in my crystal ball; with my crystal ball; in a "
    "vision; with my second sight; tonight; for tonight; this night; instead; as my choice; as my target; "
    "as my target for tonight; as my choice for tonight; as the one to see; to see whether e is a "
    "werewolf; to see if e is a werewolf; to learn whether e is a werewolf; to learn if e is a werewolf; "
    "for my vision; for tonight 's vision; for my vision tonight; for my check; for my check tonight; to "
    "look at; to see; to check; to look at tonight; to see tonight; to check tonight; to inspect; as the "
    "one to look at; as the one to check; as the one to inspect; as the one i look at; as the one i check"
) + joined(
    ("with", "using", "by", "through"),
    ("my", "the", "my own"),
    phrases(
        "seer power; seer powers; seer 's power; seer ability; seer 's sight; seer sight; seer gift; "
        "power as "
        "seer; power as the seer; powers as seer; powers as the seer; gift as seer; seeing power; power of "
        "sight; inner eye; vision power; nightly vision"
    ),
)
IS_WOLF = tuple(
    f"{lead}{whether} {who} is a {wolf}"
    for lead in ("to see ", "to learn ", "to find out ", "to know ", "and learn ")
    for whether in ("if", "whether")
    for who in ("e", "he", "she", "they")
    for wolf in ("werewolf", "wolf")
)
HEALS = phrases(
    "heal; save; cure; rescue; protect; use my heal; use my healing; use my healing power; use my "
    "healing potion; use my heal power; use the heal; use the healing potion; use my cure; use healing; "
    "use my potion of healing; use the potion of healing; use my healing potion to heal; use my healing "
    "potion to save; give my healing potion; give the healing potion; administer my healing potion; "
    "revive; choose to heal; choose to save; elect to heal; do heal; spare; nurse; tend to; use my life "
    "potion; use my heal to save; restore"
)
POISONS = phrases(
    "poison; use my poison; use the poison; use my poison potion; use my poison power; use my poisoning "
    "power; use poison; use my poison to kill; administer my poison; administer the poison; administer "
    "poison; give my poison; give poison; give the poison; feed my poison; feed poison; slip my poison; "
    "slip poison; slip some poison; spend my poison; pour my poison; choose to poison; elect to poison; "
    "brew poison; serve my poison; serve poison; envenom; use my potion of poison; use my death potion"
)
PASSES = phrases(
    "pass; do nothing; use nothing; do nothing tonight; use neither power; use neither of my powers; "
    "use neither potion; use no power; use no powers; use no potion; use no potions; skip my turn; skip "
    "the night; sit tonight out; sit this one out; sit out tonight; sit this night out; stay in bed; "
    "sleep through the night; decline to use my powers; decline to use any power; decline to use either "
    "power; choose to pass; choose to do nothing; refrain from acting; keep my powers; keep both my "
    "powers; keep both powers; keep my potions; keep both potions; save my potions; save my powers; "
    "save both potions; save both powers; pass on everything; pass on both; decline to use any potion; "
    "decline to use any of my potions; decline to use my potions; use none of my powers; use none of my "
    "potions; choose to use nothing"
) + tuple(
    f"use {none} of my {two}{what}"
    for none in ("neither", "none", "not one")
    for two in ("", "two ")
    for what in ("potions", "powers", "bottles", "vials", "flasks", "brews")
)
PASSES += joined(
    phrases("decline to; choose not to; elect not to; opt not to; prefer not to"),
    phrases("act; act tonight; use a potion; use a power; use anything; do anything; act at all"),
)
PASSES += joined(
    phrases("refrain from; abstain from; decline; forgo; forego; waive; renounce"),
    phrases(
        "acting; any action; my action; using my powers; using any power; using a power; using my potions; "
        "using any potion; using either potion; using a potion; all action; my move tonight; my right to "
        "act"
    ),
)
PASSES += joined(
    phrases("decline to; choose not to; elect not to; opt not to; prefer not to; refuse to; do not"),
    ("exercise", "use", "employ", "make use of", "invoke"),
    phrases(
        "either of my powers; any of my powers; my powers; either power; any power; either of my "
        "potions; any of "
        "my potions; my potions; either potion; any potion; any of my two powers; either of my two powers"
    ),
)
NO_HEALS = phrases(
    "decline to heal; decline to save; refrain from healing; pass on healing; pass on the heal; keep my "
    "heal; keep my healing potion; keep my healing power; skip the heal; withdraw my heal; take back my "
    "heal; retract my heal; withhold healing; withhold my heal; cancel my heal; spend no heal; use no "
    "heal"
)
NO_POISONS = phrases(
    "poison nobody; poison no one; decline to poison; refrain from poisoning; pass on poisoning; pass "
    "on the poison; pass on poison; keep my poison; keep my poison potion; keep my poisoning power; "
    "skip the poison; withdraw my poison; take back my poison; retract my poison; withhold my poison; "
    "withhold poison; cancel my poison"
)
OF_NOBODY = phrases(
    "anyone; anybody; em; him; her; them; that person; the victim; anyone tonight; the target; anyone "
    "else; the werewolves ' victim; the werewolves ' target; the wolves ' victim; the wolves ' target; "
    "on anyone; on anybody; on em; on him; on her"
)
LINKS = phrases(
    "link; pair; pair up; match; join together; unite; tie together; couple; shoot my arrows at; shoot "
    "my arrow at; aim my arrows at; aim my arrow at; fire my arrows at; loose my arrows at; wed; marry; "
    "join in love; make lovers of; make lovers out of; make a couple of; make a couple out of; make a "
    "pair of; choose as lovers; name as lovers; choose as the lovers; name as the lovers; choose as my "
    "lovers; matchmake"
)
PAIRS = phrases(
    "choose; pick; select; name; make; declare; appoint; set up; cause; designate; join; bind; bring; "
    "strike; hit; want; put; announce; specify; let; turn; bid"
)
AS_LOVERS = phrases(
    "as lovers; as the lovers; as the two lovers; as my lovers; to be lovers; to be the lovers; to be the "
    "two lovers; lovers; the lovers; in love; fall in love; to fall in love; be lovers; be the lovers; "
    "with my arrows; with my arrow; with love; in the bonds of love; in bonds of love; as a couple; a "
    "couple; together; up; together as lovers; as each other 's lovers; , the lovers; for each other; for "
    "life; in holy matrimony; as sweethearts; sweethearts; as a pair; a pair; fall in love with each "
    "other; fall in love with one another; into lovers; into a couple; into a pair; fall for each other; "
    "love each other; love one another; fall in love tonight; for lovers; for the lovers; for my lovers"
)
AS_LOVERS += joined(
    ("as lovers", "as the lovers", "the lovers", "lovers", "the two lovers"),
    phrases(
        "as cupid; as the cupid; in my capacity as cupid; in my role as cupid; tonight; of this session; "
        "for this "
        "session; of the session"
    ),
)
SHOOTS = phrases(
    "shoot; fire at; take a shot at; shoot at; gun down; shoot down; fire on; fire upon; fire my gun "
    "at; fire my rifle at; fire my shot at; use my shot on; take with me; take down with me; drag down "
    "with me; bring down with me; aim my gun at; aim my rifle at; choose to shoot; pull the trigger on; "
    "snipe"
)
DRAGS = phrases(
    "take; take down; drag; drag down; bring; bring down; choose; pick; select; name; kill; "
    "choose to take; choose to kill; take along; pull; pull down; carry"
)
DYING = phrases(
    "with me; as my victim; as my target; as the one to die with me; as the one who dies with me; to "
    "die with me; down; down with me; to the grave; to the grave with me; to my grave; with my last "
    "shot; with my last bullet; with my dying breath; with my last breath; with my final shot; with my "
    "gun; with my rifle; with my last arrow; with my bow; as hunter; as the hunter; as my last act; as "
    "my dying act; as my hunter 's choice; as my choice; in revenge; into death; into death with me; "
    "dead; when i go; for killing me"
)
UPON_DEATH = phrases(
    "if i die; when i die; should i die; in case i die; if i am killed; when i am killed; "
    "should i be killed; in case i am killed; if i 'm killed; when i 'm killed; if i get killed; "
    "when i get killed; upon my death; on my death; in the event of my death; in case of my death; "
    "in the case of my death; at my death; if i should die; if i happen to die; if they get me; if killed; "
    "as my standing choice; as my standing shot; as a standing choice; as a standing shot; "
    "as standing choice; as standing shot; if i am lynched or killed; if and when i die; whenever i die; "
    "should i fall; if i fall; when i fall; once i am dead; once i die; as standing order; "
    "as my standing order; in case they get me; if they kill me; should they get me; should they kill me; "
    "if anything happens to me; if something happens to me; if i am to die; in case i do not survive; "
    "if i do not survive; should i not survive"
)
UNSHOOTS = phrases(
    "withdraw my standing choice; withdraw my standing shot; retract my standing choice; retract my "
    "standing shot; cancel my standing choice; cancel my standing shot; take back my standing choice; "
    "take back my standing shot; drop my standing choice; drop my standing shot; withdraw my choice of "
    "whom to shoot; shoot nobody; shoot no one; hold my fire; withhold my shot; waive my shot; forgo my "
    "shot; forego my shot"
)
SESSION = phrases(
    "session; session {n}; session # {n}; session no . {n}; session number {n}; new session; next "
    "session; {nth} session; new werewolf session; new werewolves session; werewolf session; werewolves "
    "session; another session; session of werewolves; new session of werewolves; session of the "
    "werewolves of nomic crossing; new game of werewolf; game of werewolf; new game of werewolves; game "
    "of werewolves; game of the werewolves of nomic crossing; werewolf game; werewolves game; new "
    "werewolf game"
)
