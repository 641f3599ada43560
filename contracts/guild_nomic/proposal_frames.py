"""How proposals are said in GuildNomic: creating them, taking them back, and thumbs up or down in words."""

from dataclasses import replace

from contracts.guild_nomic.wording import LATER_CLASS, TEXT, TITLE
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOPIC = ("guildnomic",)
_DRAFT = Slot(("class",), "draft", ("", "as", "in its stead , as", "in its place , as"))
_CLASSED_DRAFT = replace(_DRAFT, kind="classed draft")
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
# `I vote for 18 👎`: behind the verb alone, for is the side and introduces nothing
_VOTED_ON = Slot(
    ("proposal",), "proposal", ("", *(on for on in _ON if on not in {"for", "to"})), implied=True
)
_NAMED = Slot(("proposal",), "proposal", ("", *_ON, "against"), implied=True)
_REFERENCE = Slot(
    ("ref",), "proposal", ("", "on", "for", "against", "to", "of", "from", "called", "number"), optional=True
)
_THIS = phrases(
    "it; this; that; this one; that one; on it; on this; on that; for it; for this; to it; to this; this "
    "proposal; that proposal; the proposal; on this proposal; on that proposal; on the proposal; to this "
    "proposal; of this proposal; of the proposal; of this; of it; the above; the above proposal; the below; "
    "the quoted proposal; on the quoted proposal; your proposal; on your proposal; on the above; on the "
    "proposal below; on the proposal above; the proposal below; the proposal above; to the above; to the "
    "above proposal; to the proposal; to the quoted proposal; of your proposal; on the above proposal"
)
_VOTE_PADDING = phrases(
    "in guildnomic; this time; here; then; as a player; vote; in the vote; from me; wholeheartedly; on this "
    "occasion; my vote; emphatically; strongly; in guild nomic; instead; then, ; though; an enthusiastic; "
    "an emphatic; a strong; a firm; a resounding; a reluctant; definitely; very much; firmly; a hearty; a "
    "big; a huge; a grudging; hesitantly; enthusiastically"
)

_SUBMITS = phrases(
    "submit; create; make; post; file; table; put forward; put forth; introduce; issue; bring forward; "
    "propose; send in; present; lodge; hand in; publish; put up; set forth; lay before you; bring in; place "
    "before you; place before the guild; enter; offer; put on the table; submit for your vote; submit for "
    "your consideration; add; place; put; lay; give notice of; lay on the table; put before you; set before "
    "you; submit for a vote; put to the vote; put to a vote; bring; submit to a vote; advance; move"
)
_TO_THE_VOTE = phrases(
    "in guildnomic; to the vote; to a vote; for a vote; for your consideration; for consideration; in # "
    "proposals; to # proposals; in #proposals; to the list; for voting; in guild nomic; to guildnomic; for "
    "the vote; for your votes; to you all; before you; on the table; up for a vote; up for the vote; before "
    "the guild; before you all; to the list of proposals; to you; below; here; in its stead; in its place; "
    "instead"
)

_SUBMITTED = (TITLE, TEXT, LATER_CLASS)
_SUBMITTING = Frame(
    action="propose",
    verbs=_SUBMITS,
    slots=(_DRAFT, *_SUBMITTED),
    padding=_TO_THE_VOTE,
    strength="common",
    topic=_TOPIC,
    repeatable=False,
    series=False,
    example="I submit an urgent proposal: { Quest 2 is removed from the board. }",
)

_PUT_DOWN = joined(
    ("put", "mark", "count", "record", "list", "note", "register", "write", "enter"), ("me", "me down")
)

_GETS_MY_VOTE = (
    *joined(
        ("gets", "receives"), ("my vote", "my ballot"), ("", "for", "in favour", "in favor", "in its favour")
    ),
    *joined(
        ("gets", "receives", "has"), ("a vote", "one vote"), ("in favour", "in favor"), ("from me", "of mine")
    ),
)
PROPOSAL_FRAMES: tuple[Frame, ...] = (
    Frame(
        action="propose",
        verbs=phrases(
            "propose; propose the following; propose as follows; propose this; propose the following text; "
            "propose the following change; propose the following changes; propose the following amendment; "
            "propose the following rule change; propose the following rule; propose the text; propose a "
            "rule change"
        ),
        slots=(TEXT, TITLE, LATER_CLASS),
        padding=phrases(
            "in guildnomic; as a proposal; as my proposal; in #proposals; in # proposals; in guild nomic"
        ),
        fixed={"class": "standard"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        series=False,
        example="I propose the following: { Rest also heals the dead. }",
    ),
    replace(_SUBMITTING, slots=(_CLASSED_DRAFT, *_SUBMITTED), strength="own"),
    _SUBMITTING,
    replace(
        _SUBMITTING,
        slots=(Slot(("",), "drafts", ("",)), *_SUBMITTED),
        fixed={"class": "standard"},
        several=True,
    ),
    Frame(
        action="retract",
        verbs=phrases(
            "retract; withdraw; take back; pull; delete; cancel; rescind; revoke; remove; drop; recall; "
            "abandon; scrap; unsubmit; call off; call back; annul; discard; pull back; nix; void; strike"
        ),
        slots=(Slot(("ref",), "proposal", ("", "my", "called", "number", "titled", "my proposal ,")),),
        padding=phrases("in guildnomic; my; my own; from consideration; from the vote; from voting; of mine"),
        fixed={"of": "proposal"},
        strength="open",
        topic=_TOPIC,
        repeatable=False,
        example="I retract proposal 3.",
    ),
    # "I take proposal 3 off the table"
    Frame(
        action="retract",
        verbs=("take", "call", "pull", "strike", "wipe"),
        slots=(Slot(("ref",), "proposal", ("", "my")),),
        closings=phrases(
            "back; off; off the table; off the list; back from the vote; away; off the ballot; down"
        ),
        fixed={"of": "proposal"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I retract proposal 3.",
    ),
    Frame(
        action="retract",
        verbs=("take", "pull", "call"),
        slots=(Slot(("",), "my vote", ("",)), _REFERENCE),
        closings=phrases("back; off; away"),
        fixed={"of": "vote"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I retract my vote on proposal 3.",
    ),
    Frame(
        action="retract",
        verbs=joined(
            phrases("retract; withdraw; take back; pull; delete; cancel; rescind; revoke"),
            phrases(
                "my proposal; my own proposal; my last proposal; my latest proposal; this proposal of mine; "
                "my only proposal; my active proposal; my urgent proposal; my standard proposal; my above "
                "proposal"
            ),
        ),
        slots=(replace(_REFERENCE, optional=False, implied=True),),
        padding=phrases("in guildnomic; from consideration; from the vote; from voting; above; below"),
        fixed={"of": "proposal"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I retract my proposal.",
    ),
    Frame(
        action="retract",
        verbs=phrases("retract; withdraw; take back; cancel; rescind; revoke; remove; undo; pull"),
        slots=(Slot(("",), "my vote", ("",)), _REFERENCE),
        padding=(*_THIS, "in guildnomic"),
        fixed={"of": "vote"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I retract my vote on proposal 3.",
    ),
    Frame(
        action="retract",
        verbs=("unvote",),
        slots=(_REFERENCE,),
        padding=(*_THIS, "in guildnomic"),
        fixed={"of": "vote"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I retract my vote on proposal 3.",
    ),
    Frame(
        action="vote",
        verbs=phrases(
            "vote; cast my vote; cast a vote; cast my ballot; cast a ballot; register my vote; record my "
            "vote; vote :; change my vote; switch my vote; change my vote to; switch my vote to; enter my "
            "vote; place my vote; submit my vote; submit a vote; lodge my vote; enter a vote; cast my vote "
            "as; vote with a; vote a; now vote; flip my vote; change my vote on"
        ),
        slots=(_SIDE, _VOTED_ON),
        padding=(
            *_THIS,
            *_VOTE_PADDING,
            "reaction",
            "a reaction of",
            "emoji",
            "react",
            "from for",
            "from against",
        ),
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I vote for proposal 3.",
    ),
    Frame(
        action="vote",
        verbs=phrases("react; react with; react :; give; put; leave; add; place; respond with; cast; post"),
        slots=(Slot(("side",), "thumb", ("", "with", ":")), _PROPOSAL),
        padding=(*_THIS, *_VOTE_PADDING, "as a reaction", "reaction", "as my vote"),
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I react with 👍 to proposal 3.",
    ),
    Frame(
        action="vote",
        verbs=phrases("upvote; thumbs - up; thumbs up; thumb up; plus one; plus - one; + 1; +1; 👍"),
        slots=(_NAMED,),
        padding=(*_THIS, *_VOTE_PADDING),
        fixed={"side": "for"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I upvote proposal 3.",
    ),
    Frame(
        action="vote",
        verbs=phrases("downvote; thumbs - down; thumbs down; thumb down; minus one; -1; 👎"),
        slots=(_NAMED,),
        padding=(*_THIS, *_VOTE_PADDING),
        fixed={"side": "against"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I downvote proposal 3.",
    ),
    Frame(
        action="vote",
        verbs=(),
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
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I vote for proposal 3.",
    ),
    # "My vote goes to proposal 3", "Proposal 3 gets a no from me"; what has one's vote may have had it before
    *(
        Frame(
            action="vote",
            verbs=(),
            slots=(Slot(("proposal",), "proposal", ("",)),),
            sayings=sayings,
            tails=(*tails, *(f"gets {a} {word} from me" for a in ("a", "an") for word in said)),
            padding=_VOTE_PADDING,
            fixed={"side": side},
            strength="common",
            topic=_TOPIC,
            promised=promised,
            repeatable=False,
            example="I vote for proposal 3.",
        )
        for promised, side, sayings, tails, said in (
            (True, "for", (), ("has my vote",), ()),
            (
                False,
                "for",
                phrases(
                    "my vote goes to; count my vote for; please count my vote for; my vote is with; my vote "
                    "goes in favour of; my vote goes in favor of"
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
    Frame(
        action="vote",
        verbs=(),
        slots=(
            _PROPOSAL,
            Slot(
                ("side",),
                "side",
                phrases("is; : ; is :; is now; goes; is a; is cast; remains; =; --; is to be; shall be"),
            ),
        ),
        sayings=phrases(
            "my vote; my vote :; i cast my vote :; my ballot; my votes :; my votes are :; my votes are; my "
            "votes"
        ),
        padding=_VOTE_PADDING,
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="I vote for proposal 3.",
    ),
    *(
        Frame(
            action="vote",
            verbs=(),
            slots=(Slot(("proposal",), "proposal", ("",)),),
            sayings=joined(("", "a", "an", "my", "i say", "i say a"), said, ("to", "on")),
            padding=_VOTE_PADDING,
            fixed={"side": side},
            strength="common",
            topic=_TOPIC,
            repeatable=False,
            example="I vote for proposal 3.",
        )
        for side, said in (("for", ("yes", "aye", "yea", "yay")), ("against", ("no", "nay")))
    ),
    Frame(
        action="vote",
        verbs=(),
        slots=(_PROPOSAL,),
        sayings=phrases(
            "for; in favour; in favor; aye; yea; + 1; +1; +; 👍; thumbs up; thumbs up from me; vote : for; "
            "for from me; votes : for; my vote : for; my vote is for; my vote : yes; vote : yes; vote : + "
            "1; vote : +1; vote : +; vote : 👍; my vote : 👍; plus one; a for from me; yes from me; a thumbs "
            "up from me; vote -- for; vote = for; an aye from me; for , please; for , on; my vote is yes; "
            "my vote is in favour; my vote is in favor; my vote goes for"
        ),
        padding=(*_THIS, *_VOTE_PADDING, "from me", "on", "to", "!"),
        fixed={"side": "for"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="FOR",
    ),
    Frame(
        action="vote",
        verbs=(),
        slots=(_PROPOSAL,),
        sayings=phrases(
            "against; nay; -1; -; 👎; thumbs down; thumbs down from me; vote : against; votes : against; my "
            "vote : against; my vote is against; my vote : no; vote : no; vote : -1; vote : -; vote : 👎; my "
            "vote : 👎; minus one; against from me; no from me; a thumbs down from me; vote -- against; vote "
            "= against; a nay from me; my vote is no; my vote : -1; against , please; against , on; my vote "
            "goes against; an against from me"
        ),
        padding=(*_THIS, *_VOTE_PADDING, "from me", "on", "to", "!"),
        fixed={"side": "against"},
        strength="common",
        topic=_TOPIC,
        repeatable=False,
        example="AGAINST",
    ),
)
