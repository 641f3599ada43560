"""How votes are cast in GuildNomic: a side, and the proposal it is for."""

from dataclasses import replace

from contracts.guild_nomic.wording import THIS_PROPOSAL
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOPIC = ("guildnomic",)
_SIDE = Slot(
    ("side",),
    "side",
    (
        "",
        *phrases("to; it; them; a; with; with a; my vote; my vote is; as; :; is; goes; goes to; be; to be"),
    ),
)
_ON = phrases(
    "on; to; for; regarding; about; concerning; of; in the matter of; with respect to; as regards; under; "
    "with regard to; as to; at; in the vote on; in the case of"
)
_PROPOSAL = Slot(("proposal",), "proposal", ("", *_ON), implied=True)
_VOTED_ON = Slot(
    ("proposal",), "proposal", ("", *(on for on in _ON if on not in {"for", "to"})), implied=True
)
_NAMED = Slot(("proposal",), "proposal", ("", *_ON, "against"), implied=True)
_VOTE_PADDING = phrases(
    "in guildnomic; this time; here; then; as a player; vote; in the vote; from me; wholeheartedly; on this "
    "occasion; my vote; emphatically; strongly; in guild nomic; instead; then, ; though; an enthusiastic; "
    "an emphatic; a strong; a firm; a resounding; a reluctant; definitely; very much; firmly; a hearty; a "
    "big; a huge; a grudging; hesitantly; enthusiastically"
)
_PUT_DOWN = joined(
    ("put", "mark", "count", "record", "list", "note", "register", "write", "enter"), ("me", "me down")
)
_GETS = ("gets", "receives", "hereby gets", "get", "receive", "each get")
_GETS_MY_VOTE = (
    *joined(
        ("gets", "receives", "get", "receive"),
        ("my vote", "my ballot"),
        ("", "for", "in favour", "in favor", "in its favour"),
    ),
    *joined(
        ("gets", "receives", "has", "get", "receive"),
        ("a vote", "one vote"),
        ("in favour", "in favor", "for"),
        ("from me", "of mine"),
    ),
)
_VOTE = Frame(
    action="vote",
    verbs=(),
    strength="common",
    topic=_TOPIC,
    repeatable=False,
    example="I vote for proposal 3.",
)

BALLOT_FRAMES: tuple[Frame, ...] = (
    # an opinion, which may be a vote
    replace(
        _VOTE,
        verbs=phrases("come out; come down; declare myself; pronounce myself; stand; remain; am"),
        slots=(_SIDE, _PROPOSAL),
        promised=True,
    ),
    replace(
        _VOTE,
        verbs=phrases(
            "vote; cast my vote; cast a vote; cast my ballot; cast a ballot; register my vote; record my "
            "vote; vote :; change my vote; switch my vote; change my vote to; switch my vote to; enter my "
            "vote; place my vote; submit my vote; submit a vote; lodge my vote; enter a vote; cast my vote "
            "as; vote with a; vote a; now vote; flip my vote; change my vote on; cast my votes; cast both "
            "my votes; cast all my votes; cast one vote; cast two votes; cast; am hereby voting; exercise "
            "my vote; use my vote; choose; pick; select; opt for; opt; go with; go for; go for a; go for "
            "an; register as; put myself down as; register a vote; enter my vote as"
        ),
        slots=(_SIDE, _VOTED_ON),
        padding=(
            *THIS_PROPOSAL,
            *_VOTE_PADDING,
            "reaction",
            "a reaction of",
            "emoji",
            "react",
            "from for",
            "from against",
        ),
    ),
    replace(
        _VOTE,
        verbs=phrases("react; react with; react :; give; put; leave; add; place; respond with; cast; post"),
        slots=(Slot(("side",), "thumb", ("", "with", ":")), _PROPOSAL),
        padding=(*THIS_PROPOSAL, *_VOTE_PADDING, "as a reaction", "reaction", "as my vote"),
        example="I react with 👍 to proposal 3.",
    ),
    replace(
        _VOTE,
        verbs=phrases("upvote; thumbs - up; thumbs up; thumb up; plus one; plus - one; + 1; +1; 👍"),
        slots=(_NAMED,),
        padding=(*THIS_PROPOSAL, *_VOTE_PADDING),
        fixed={"side": "for"},
        example="I upvote proposal 3.",
    ),
    replace(
        _VOTE,
        verbs=phrases("downvote; thumbs - down; thumbs down; thumb down; minus one; -1; 👎"),
        slots=(_NAMED,),
        padding=(*THIS_PROPOSAL, *_VOTE_PADDING),
        fixed={"side": "against"},
        example="I downvote proposal 3.",
    ),
    replace(
        _VOTE,
        slots=(
            Slot(("side",), "side", phrases("as; as a; as voting; as being; down as; among those")),
            _PROPOSAL,
        ),
        sayings=(
            *_PUT_DOWN,
            *(f"please {said}" for said in _PUT_DOWN),
            *(f"you may {said}" for said in _PUT_DOWN),
        ),
        padding=_VOTE_PADDING,
    ),
    # "I record my vote for proposal 3 as against"
    replace(
        _VOTE,
        verbs=joined(
            phrases(
                "record; enter; make; put; state; announce; declare; set; spend; move; count; register; "
                "cast; file; log; switch; change; note; give; mark; turn; submit; flip; place; lodge; post"
            ),
            ("my vote", "my ballot"),
        ),
        slots=(
            Slot(
                ("proposal",), "proposal", phrases("on; for; to; about; concerning; regarding; of; as to; in")
            ),
            Slot(
                ("side",),
                "side",
                phrases(
                    "as; to be; : ; as a; as an; is; to; down as; =; from against to; from for to; as "
                    "being; from no to; from yes to; as voting; to a; to an; -; --; into; into a; over to; "
                    "from against into; from for into; as follows :"
                ),
            ),
        ),
        padding=_VOTE_PADDING,
        sayings=joined(("here is", "here 's", "let", "this is"), ("my vote", "my ballot"))
        + phrases(
            "consider my vote; please record my vote; please register my vote; please count my vote; kindly "
            "record my vote"
        ),
    ),
    # "I vote proposal 3 through"
    replace(
        _VOTE,
        verbs=("vote", "wave"),
        slots=(Slot(("proposal",), "proposal", ("",)),),
        closings=("in", "through", "into force", "into effect", "up"),
        fixed={"side": "for"},
    ),
    # "My vote goes to proposal 3", "Proposal 3 gets a no from me"; what has one's vote may have had it before
    *(
        replace(
            _VOTE,
            slots=(Slot(("proposal",), "proposal", ("",)),),
            sayings=sayings,
            tails=(*tails, *joined(_GETS, ("a", "an"), said, ("from me",))),
            padding=_VOTE_PADDING,
            fixed={"side": side},
            promised=promised,
        )
        for promised, side, sayings, tails, said in (
            (True, "for", (), ("has my vote",), ()),
            (
                False,
                "for",
                phrases(
                    "my vote goes to; count my vote for; please count my vote for; my vote is with; my vote "
                    "goes in favour of; my vote goes in favor of; my votes go to; both my votes go to; all "
                    "my votes go to; my votes are for; my votes are with; my ballot goes to; one vote from "
                    "me for; a vote from me for"
                ),
                (*phrases("gets my yes; gets my for; gets my thumbs up"), *_GETS_MY_VOTE),
                phrases("yes; for; aye; vote for; thumbs up; yes vote; +1; + 1; 👍"),
            ),
            (
                False,
                "against",
                (),
                phrases(
                    "gets my no; gets my against; gets my thumbs down; gets my vote against; receives my "
                    "vote against; gets a vote against from me; receives my no"
                ),
                phrases("no; nay; against; vote against; thumbs down; no vote; -1; 👎"),
            ),
        )
    ),
    replace(
        _VOTE,
        slots=(
            _PROPOSAL,
            Slot(
                ("side",),
                "side",
                phrases(
                    "is; : ; is :; is now; goes; is a; is cast; remains; =; --; is to be; shall be; is an; "
                    "be; be a; is cast as; cast as; stands at"
                ),
            ),
        ),
        sayings=phrases(
            "my vote; my vote :; i cast my vote :; my ballot; my votes :; my votes are :; my votes are; my "
            "votes"
        ),
        padding=_VOTE_PADDING,
    ),
    *(
        replace(
            _VOTE,
            slots=(Slot(("proposal",), "proposal", ("",)),),
            sayings=joined(("", "a", "an", "my", "i say", "i say a"), said, ("to", "on")),
            padding=_VOTE_PADDING,
            fixed={"side": side},
        )
        for side, said in (("for", ("yes", "aye", "yea", "yay")), ("against", ("no", "nay")))
    ),
    replace(
        _VOTE,
        slots=(_PROPOSAL,),
        sayings=phrases(
            "for; in favour; in favor; aye; yea; + 1; +1; +; 👍; thumbs up; thumbs up from me; vote : for; "
            "for from me; votes : for; my vote : for; my vote is for; my vote : yes; vote : yes; vote : + "
            "1; vote : +1; vote : +; vote : 👍; my vote : 👍; plus one; a for from me; yes from me; a thumbs "
            "up from me; vote -- for; vote = for; an aye from me; for , please; for , on; my vote is yes; "
            "my vote is in favour; my vote is in favor; my vote goes for"
        ),
        padding=(*THIS_PROPOSAL, *_VOTE_PADDING, "from me", "on", "to", "!"),
        fixed={"side": "for"},
        example="FOR",
    ),
    replace(
        _VOTE,
        slots=(_PROPOSAL,),
        sayings=phrases(
            "against; nay; -1; -; 👎; thumbs down; thumbs down from me; vote : against; votes : against; my "
            "vote : against; my vote is against; my vote : no; vote : no; vote : -1; vote : -; vote : 👎; my "
            "vote : 👎; minus one; against from me; no from me; a thumbs down from me; vote -- against; vote "
            "= against; a nay from me; my vote is no; my vote : -1; against , please; against , on; my vote "
            "goes against; an against from me"
        ),
        padding=(*THIS_PROPOSAL, *_VOTE_PADDING, "from me", "on", "to", "!"),
        fixed={"side": "against"},
        example="AGAINST",
    ),
)
