"""How votes are said as things in GuildNomic: a yes put in, a vote given to a proposal, thumbs that go up."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOPIC = ("guildnomic",)
_ON = phrases("on; to; for; regarding; about; concerning; as to; with regard to; of; next to; beside; under")
_PROPOSAL = Slot(("proposal",), "proposal", ("", *_ON))
_CASTS = phrases(
    "cast; put in; lodge; record; enter; register; file; give; place; submit; leave; post; send in; add; "
    "hand in; declare; make; put; log; tick; return; deposit; drop in; turn in"
)
_PUTS = phrases(
    "give; lend; throw; put; use; exercise; make; cast; record; lodge; declare; enter; state; place"
)
_VOTES = phrases("my vote; my ballot; my voice; a vote; my one vote; one vote")
_BEFORE = ("a", "an", "my", "one", "another", "a clear", "a firm", "a big")
_BARE = ("a", "an", "my", "one", "another", "")
_BY_ME = ("", "from me", "of mine", "from my side")
_WITH_SUPPORT = phrases(
    "emphatically; from me; wholeheartedly; strongly; as well; too; in guildnomic; reluctantly"
)

_Words = tuple[str, ...]
_SIDES_ALONE = ("for", "against")
_SIDES: tuple[tuple[str, _Words, _Words, _Words, _Words, _Words], ...] = (
    (
        "for",
        phrases(
            "yes; aye; yea; yes vote; aye vote; vote in favour; vote in favor; for vote; thumbs up; thumb "
            "up; for; vote of for; vote of yes; yea vote; vote of approval; vote of support; vote for"
        ),
        phrases(
            "for; in favour of; in favor of; behind; to; in support of; as for; as a yes to; as yes to; "
            "with; on the side of"
        ),
        phrases("my approval; my blessing; my assent"),
        phrases("adopt; accept; pass; enact; approve; carry; ratify; support; allow"),
        phrases("raise my hand for; raise my hand in favour of; raise my hand in favor of; cast my lot with"),
    ),
    (
        "against",
        phrases(
            "no; nay; no vote; nay vote; vote against; vote in opposition; against vote; thumbs down; thumb "
            "down; against; vote of against; vote of no; vote of disapproval"
        ),
        phrases("against; in opposition to; as against; as a no to; as no to"),
        (),
        phrases("reject; defeat; block; refuse; oppose; deny; sink; kill"),
        phrases("raise my hand against"),
    ),
)
_VOTE = Frame(
    action="vote",
    verbs=(),
    slots=(Slot(("proposal",), "proposal", ("",)),),
    padding=_WITH_SUPPORT,
    strength="common",
    topic=_TOPIC,
    repeatable=False,
    example="I vote for proposal 3.",
)

VOTE_FRAMES: tuple[Frame, ...] = tuple(
    frame
    for side, nouns, behind, blessings, decisions, hands in _SIDES
    for frame in (
        # "I put in a yes for proposal 3", "I say yes to proposal 3"
        replace(
            _VOTE,
            verbs=(
                *joined(_CASTS, _BEFORE, nouns),
                *joined(("say", "say a", "say an"), (noun for noun in nouns if noun not in _SIDES_ALONE)),
            ),
            slots=(_PROPOSAL,),
            fixed={"side": side},
        ),
        # "I use my vote against proposal 3"
        replace(
            _VOTE,
            verbs=(
                *joined(("say",), (side,), ("to", "on")),
                *joined(_PUTS, _VOTES, behind),
                *(f"vote to {verb}" for verb in decisions),
                *hands,
            ),
            fixed={"side": side},
        ),
        # "I give proposal 3 a no", "I mark proposal 3 with a yes"
        replace(
            _VOTE,
            verbs=phrases("give; grant; award; mark; stamp; accord"),
            closings=(
                *joined(("", "with", "as"), (*_BEFORE, ""), nouns),
                *blessings,
                *(phrases("my vote; my ballot; my voice; my full vote") if side == "for" else ()),
            ),
            fixed={"side": side},
            padding=(),
        ),
        # "A yes from me for proposal 3", "My thumb goes up for proposal 3"
        replace(
            _VOTE,
            sayings=(
                *joined(
                    (*_BARE, "a big", "a loud", "a clear", "a hearty", "a firm", "one"),
                    nouns,
                    _BY_ME,
                    ("on", "to", "for"),
                ),
                *joined(
                    ("one", "a", "my"),
                    nouns,
                    ("in favour of", "in favor of") if side == "for" else ("in opposition to",),
                ),
                *joined(
                    ("it 's", "its", "it is", "that 's"),
                    ("a", "an"),
                    nouns,
                    ("from me",),
                    ("on", "to", "for"),
                ),
                *joined(("my",), nouns, ("goes", "is", "here goes"), ("to", "for")),
                *joined(
                    ("", "please", "kindly", "you may", "do", "hereby"),
                    ("record", "note", "register", "enter", "mark down", "take", "log", "put down", "count"),
                    ("my vote",),
                    behind,
                ),
                *joined(
                    ("my thumb", "my thumbs", "my vote", "both my thumbs"),
                    ("goes up", "go up", "is up") if side == "for" else ("goes down", "go down", "is down"),
                    ("for", "on", "to"),
                ),
            ),
            tails=joined(
                (
                    "gets",
                    "receives",
                    "get",
                    "receive",
                    "both get",
                    "earns",
                    "wins",
                    "hereby gets",
                    "has hereby",
                ),
                ("my", "my full", "my enthusiastic", "my firm", "my reluctant", "my wholehearted"),
                tuple(noun for noun in nouns if " " not in noun) + phrases("vote in favour; vote in favor")
                if side == "for"
                else (*(noun for noun in nouns if " " not in noun), "vote against"),
            )
            + (
                phrases(
                    "get my vote; receive my vote; both get my vote; earns my vote; wins my vote; gets my "
                    "vote and my thanks"
                )
                if side == "for"
                else ()
            ),
            fixed={"side": side},
        ),
        # an opinion, which may be a vote
        replace(
            _VOTE,
            sayings=joined(
                ("i am", "i 'm", "im", "i 'm all", "i am all"),
                phrases("for; in favour of; in favor of; behind; with")
                if side == "for"
                else ("against", "opposed to"),
                ("proposal", "proposals", "prop"),
            ),
            tails=phrases("has my support; gets my blessing; has my blessing; gets my support")
            if side == "for"
            else (),
            verbs=phrases(
                "support; back; endorse; approve; approve of; am for; am in favour of; am in favor of; come "
                "down in favour of; come down in favor of; stand behind; plump for; ballot for; favour; "
                "favor; go for; agree with; side with; welcome"
            )
            if side == "for"
            else phrases(
                "oppose; am against; reject; disapprove of; come down against; stand against; turn down; veto"
            ),
            fixed={"side": side},
            promised=True,
            padding=(),
        ),
    )
)
