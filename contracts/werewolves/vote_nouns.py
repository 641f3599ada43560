"""The vote by day as a thing: `I cast a vote for Brask`, `I give Brask my vote`, `My ballot reads Brask`."""

from dataclasses import replace

from contracts.werewolves import wording as w
from contracts.werewolves.vote_frames import TO_USE
from contracts.werewolves.wolf_frames import NO_TARGET, WHOM
from gamemaster.core.frame import Frame, Slot, joined, phrases

_VOTE = phrases("vote; ballot; lynch vote; lynching vote; vote to lynch; vote to hang")
_MY_VOTE = joined(("my", "my one", "my only", "my day", "my {nth}"), _VOTE)
_A_VOTE = joined(("a", "one", "my", "my one"), _VOTE)
_CASTS = phrases(
    "cast; place; put in; lodge; file; enter; register; submit; record; hand in; make; post; lay; deposit; "
    "turn in; send in; put down; drop in; note down; log"
)
_SPENDS = phrases(
    "give; hand; award; bestow; grant; stake; park; pin; spend; exercise; throw; set; use; plant; "
    "place; put; land; dedicate; devote; address; send; reassign; turn; switch; carry; employ; commit"
)
_TELLS = phrases("announce; declare; state; proclaim; publish; give notice of; report; make known")
_FOR = phrases(
    "for; on; upon; to; to lynch; to hang; for lynching; for hanging; for the lynching of; in favour of; in "
    "favor of; in favour of lynching; in favor of lynching; to the lynching of; against"
)
_ON = tuple(lead for lead in _FOR if lead != "against")
_CLEARLY = (*_ON, ":")
_PADDING = (*w.DAY, *joined(("'s", "'"), phrases("lynching; hanging; execution; death by hanging")))
_EXAMPLE = "I vote to lynch Brask."
_PLAIN = Frame(
    action="vote",
    verbs=(),
    slots=(WHOM,),
    padding=_PADDING,
    strength="own",
    repeatable=False,
    series=False,
    example=_EXAMPLE,
)
_NULL = replace(_PLAIN, slots=(), fixed=NO_TARGET, example="I withdraw my vote.")
_BEFORE = Slot(("",), "person", phrases("from; away from; off; off of; for"), optional=True)
_VOID = phrases("null; void; blank; empty; null and void; withdrawn; retracted; cancelled; to be null")

VOTE_NOUNS: tuple[Frame, ...] = (
    replace(
        _PLAIN,
        verbs=joined(_CASTS, _A_VOTE),
        slots=(Slot(("target",), "person", _CLEARLY),),
    ),
    replace(
        _PLAIN,
        verbs=joined(_SPENDS, _MY_VOTE[:12]),
        slots=(Slot(("target",), "person", _ON), _BEFORE),
        turned=TO_USE,
    ),
    replace(
        _PLAIN,
        verbs=joined(_TELLS, ("my vote", "my lynch vote", "my ballot", "a vote", "my vote today")),
        slots=(Slot(("target",), "person", (*_CLEARLY, "as", "to be for", "is for")),),
    ),
    # "I give Brask my vote"
    replace(
        _PLAIN,
        sayings=joined(("i", "i hereby", "i do hereby", "i now"), ("give", "hand", "award", "grant", "send")),
        closings=(*joined(("", "with"), (*_A_VOTE, *_MY_VOTE)), "a vote to be lynched"),
        turned=TO_USE,
    ),
    replace(
        _PLAIN,
        verbs=phrases("vote; cast my vote; cast a vote; vote that; vote to see; vote to have"),
        closings=phrases(
            "shall hang; shall be hanged; shall be "
            "lynched; hang; swing; dangle; strung up; hanged; lynched; hung; be hanged; be strung "
            "up; be lynched; is hanged; is lynched; hangs; swings; on the gallows; on the rope; off the "
            "island; hang today; be hanged today; be lynched today; lynched today; hanged today; swing "
            "today; shall hang today; out of the village; out of town; dead"
        ),
    ),
    replace(
        _PLAIN,
        verbs=phrases(
            "vote for the death of; vote death for; vote to eliminate; vote to get rid of; vote to be rid "
            "of; vote to put to death; vote to do away with; vote to dispatch; vote we hang; vote we lynch; "
            "vote that we hang; vote that we lynch; vote we string up; vote in favour of hanging; vote in "
            "favor of hanging; vote in favour of the hanging of; vote in favour of the execution of; vote "
            "yes on lynching; vote yes to lynching; vote yes to hanging; vote aye on lynching; join the vote "
            "for; join the vote to lynch; join in the vote for; join in the vote to lynch; join the vote to "
            "hang; join the voting for; cast my lot for hanging; cast my lot for lynching; vote on lynching; "
            "vote for execution of; vote death to; vote to remove; vote the gallows for; vote the noose for; "
            "vote the rope for"
        ),
    ),
    replace(
        _PLAIN,
        verbs=joined(("let", "have", "make"), ("my vote",), ("be", "go", "count", "fall", "stand", "rest")),
        slots=(Slot(("target",), "person", _ON),),
    ),
    replace(
        _PLAIN,
        verbs=phrases("write; write down; enter; ink; scribble"),
        strength="common",
        closings=joined(
            ("", "'s name", "' name"),
            ("on", "onto", "down on", "upon"),
            ("my ballot", "my ballot paper", "my voting slip", "my slip", "my ballot today"),
        ),
    ),
    replace(
        _PLAIN,
        sayings=joined(
            ("my ballot", "my ballot today", "my ballot for today", "my voting slip"),
            phrases(
                "is; is for; : ; reads; reads :; says; says :; names; goes to; bears the name of; goes for"
            ),
        )
        + joined(("the name on my ballot", "the name on my voting slip"), ("", "today"), ("is", ":"))
        + joined(
            ("my vote", "my lynch vote"),
            phrases(
                "stands at; changes to; changes over to; becomes; now becomes; is cast for; is given to; is "
                "placed on; is now cast for; stands for; rests on; rests with; settles on; comes to rest on; "
                "is hereby; is hereby for; hereby goes to; hereby changes to; hereby becomes; today goes to"
            ),
        )
        + phrases(
            "put me down as voting for; please put me down as voting for; count me as voting for; please "
            "count me as voting for; mark me down for; mark me as voting for; list me as voting for; "
            "let my vote be for; let my vote go to; let my vote count for; let my vote fall on; let my vote "
            "be cast for; let my vote stand for; let it be my vote for; put down my vote for; mark down my "
            "vote for; add my vote for; take down my vote for; note down my vote for; my vote ->; vote - >; "
            "my vote - >"
        ),
        tails=joined(
            phrases(
                "hereby gets; takes; now takes; hereby has; hereby receives; is given; earns; has earned"
            ),
            ("my vote", "my lynch vote", "my ballot"),
        )
        + joined(
            phrases("gets; receives; has; takes; now gets; shall have"),
            ("one vote", "a vote", "a lynch vote", "one lynch vote", "my one vote", "my ballot"),
            ("from me", "of mine"),
        )
        + joined(("is",), phrases("the name on my ballot; whom i vote for; who i am voting for now")),
    ),
    replace(
        _PLAIN,
        sayings=joined(("", "a", "one", "my", "that 's a", "that is a"), ("vote from me",), _ON),
    ),
    # "I replace my vote for Tarn with one for Brask"
    replace(
        _PLAIN,
        verbs=joined(("replace", "swap", "exchange", "trade"), ("my vote", "my lynch vote")),
        slots=(
            Slot(("",), "person", phrases("for; on; to lynch; against")),
            Slot(
                ("target",),
                "person",
                joined(("with", "for", "by"), ("one", "a vote", "a new vote"), ("for", "on", "to lynch")),
            ),
        ),
    ),
    # dropped on somebody or away from em: a question
    replace(
        _PLAIN,
        verbs=("drop my vote", "lay down my vote"),
        slots=(Slot(("target",), "person", ("on", "onto", "upon")),),
        promised=True,
    ),
    # two people may be meant, or no vote at all: a question
    replace(
        _PLAIN,
        verbs=phrases(
            "go with; go for; opt for; settle on; plump for; side against; am for; am for lynching"
        ),
        strength="common",
        promised=True,
    ),
    replace(
        _PLAIN,
        verbs=joined(phrases("return; revert; restore; put back; bring back; take back"), ("my vote",)),
        slots=(Slot(("target",), "nobody", ("to", "back to")), _BEFORE),
        fixed=NO_TARGET,
    ),
    # what the ballot holds
    replace(
        _NULL,
        verbs=(
            *joined(("leave", "make", "keep", "render", "declare", "pronounce"), ("my vote",), _VOID),
            *joined(("declare that", "declare"), ("my vote",), joined(("is", "to be"), _VOID)),
            *joined(("cast", "submit", "enter"), ("a", "my"), ("null", "blank", "empty", "void"), _VOTE[:2]),
            *joined(("have", "get", "let"), ("my vote",), ("be",), _VOID[:7]),
            *joined(
                ("have", "get"), ("my vote",), phrases("withdrawn; retracted; cancelled; annulled; removed")
            ),
            *phrases(
                "empty my vote; empty my ballot; blank my ballot; un - vote; drop my vote; drop my ballot"
            ),
        ),
        padding=(*w.DAY, "again"),
        sayings=phrases("i have my vote withdrawn; i hereby un - vote; i un - vote; i now un - vote")
        + joined(
            ("my vote", "my vote today", "my lynch vote"),
            phrases("becomes; now becomes; returns to; reverts to; goes back to; hereby becomes; is now"),
            ("null", "void", "blank", "nobody", "no one"),
        )
        + joined(
            ("nobody", "no one", "noone", "no - one"),
            phrases("gets; receives; now gets; now has; shall have; shall get"),
            ("my vote", "my lynch vote"),
        )
        + joined(
            ("", "please", "kindly", "you may"),
            phrases("consider; count; treat; regard; take; mark; list"),
            ("my vote",),
            phrases(
                "withdrawn; as withdrawn; retracted; as retracted; as null; null; void; cancelled; as void"
            ),
        )
        + joined(("let my vote",), ("be", "stand as"), ("withdrawn", "null", "void", "retracted", "blank")),
    ),
    replace(
        _NULL,
        verbs=joined(
            phrases(
                "take away; renounce; scratch; scratch out; rub out; delete; pluck; detach; "
                "unpin; lift; pull back; draw back; call back; drop"
            ),
            ("my vote", "my lynch vote", "my ballot"),
        ),
        slots=(
            Slot(
                ("",),
                "person",
                phrases("from; for; off; off of; away from; against; to lynch"),
            ),
        ),
    ),
    replace(
        _NULL,
        slots=(Slot(("",), "person", ("",)),),
        tails=joined(
            phrases("no longer has; no longer gets; loses; hereby loses; now loses; has lost; has no longer"),
            ("my vote", "my lynch vote"),
        ),
    ),
    replace(
        _NULL,
        sayings=joined(
            ("my vote", "my lynch vote"), phrases("is off; is now off; comes off; goes off; is no longer on")
        ),
        slots=(Slot(("",), "person", ("",)),),
    ),
)
