"""How proposals and votes are taken back in GuildNomic."""

from dataclasses import replace

from contracts.guild_nomic.wording import THIS_PROPOSAL
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOPIC = ("guildnomic",)
_REFERENCE = Slot(
    ("ref",), "proposal", ("", "on", "for", "against", "to", "of", "from", "called", "number"), optional=True
)
_OFF = phrases("off; off of; away from; back from; out of; from under")
_PROPOSAL_BACK = Frame(
    action="retract",
    verbs=(),
    fixed={"of": "proposal"},
    strength="common",
    topic=_TOPIC,
    repeatable=False,
    example="I retract proposal 3.",
)
_VOTE_BACK = replace(_PROPOSAL_BACK, fixed={"of": "vote"}, example="I retract my vote on proposal 3.")

RETRACTION_FRAMES: tuple[Frame, ...] = (
    replace(
        _PROPOSAL_BACK,
        verbs=phrases(
            "retract; withdraw; take back; pull; delete; cancel; rescind; revoke; remove; drop; recall; "
            "abandon; scrap; unsubmit; call off; call back; annul; discard; pull back; nix; void; strike; "
            "bin; ditch; axe; recant; give up; let go of; erase; do away with; dispose of; get rid of; "
            "announce the withdrawal of; make a withdrawal of; effect the withdrawal of; announce the "
            "retraction of; make a retraction of; effect the retraction of; withdraw and retract; retract "
            "and withdraw; declare the withdrawal of; declare the retraction of; declare my withdrawal of; "
            "rescind and withdraw; take off; nullify; renounce; carry out the withdrawal of; abort; "
            "expunge; waive; cross off; unpropose; strike off"
        ),
        slots=(Slot(("ref",), "proposal", ("", "my", "called", "number", "titled", "my proposal ,")),),
        padding=phrases("in guildnomic; my; my own; from consideration; from the vote; from voting; of mine"),
        strength="open",
    ),
    # "I take proposal 3 off the table"
    replace(
        _PROPOSAL_BACK,
        verbs=("take", "call", "pull", "strike", "wipe"),
        slots=(Slot(("ref",), "proposal", ("", "my")),),
        closings=phrases(
            "back; off; off the table; off the list; back from the vote; away; off the ballot; down; out of "
            "the vote; from the vote; from the table; out of the running; from the list; from the ballot; "
            "off the agenda; out; out of consideration; from consideration; off the list of proposals; from "
            "the list of proposals"
        ),
    ),
    replace(
        _VOTE_BACK,
        verbs=("take", "pull", "call"),
        slots=(Slot(("",), "my vote", ("",)), _REFERENCE),
        closings=phrases("back; off; away"),
    ),
    replace(
        _PROPOSAL_BACK,
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
        example="I retract my proposal.",
    ),
    replace(
        _VOTE_BACK,
        verbs=phrases(
            "retract; withdraw; take back; cancel; rescind; revoke; remove; undo; pull; annul; void; "
            "delete; erase; drop; recall; call back; nullify; scrap; take away; strike; renounce; take off; "
            "abandon; give up; call off; let go of; make a withdrawal of; make a retraction of; effect the "
            "withdrawal of; announce the withdrawal of; declare the withdrawal of; unsay; wipe; clear; "
            "reclaim; pull back; quash; countermand"
        ),
        slots=(Slot(("",), "my vote", ("",)), _REFERENCE),
        padding=(*THIS_PROPOSAL, "in guildnomic"),
    ),
    replace(
        _VOTE_BACK,
        verbs=(
            "unvote",
            *joined(("take", "pull", "withdraw", "remove", "strip"), ("my vote", "my ballot"), _OFF),
        ),
        slots=(_REFERENCE,),
        tails=phrases("no longer has my vote; loses my vote; hereby loses my vote; no longer gets my vote"),
        padding=(*THIS_PROPOSAL, "in guildnomic"),
    ),
)
