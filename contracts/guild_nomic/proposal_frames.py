"""How proposals are made in GuildNomic."""

from dataclasses import replace

from contracts.guild_nomic.proposal_wording import LATER_CLASS, TEXT, TITLE
from gamemaster.core.frame import Frame, Slot, joined, phrases

_TOPIC = ("guildnomic",)
_DRAFT = Slot(("class",), "draft", ("", "as", "in its stead , as", "in its place , as"))
_CLASSED_DRAFT = replace(_DRAFT, kind="classed draft")
_ON = phrases(
    "on; to; for; regarding; about; concerning; of; in the matter of; with respect to; as regards; under; "
    "with regard to; as to; at; in the vote on; in the case of"
)
# `I vote for 18 👎`: behind the verb alone, for is the side and introduces nothing

_SUBMITS = phrases(
    "submit; create; make; post; file; table; put forward; put forth; introduce; issue; bring forward; "
    "propose; send in; present; lodge; hand in; publish; put up; set forth; lay before you; bring in; place "
    "before you; place before the guild; enter; offer; put on the table; submit for your vote; submit for "
    "your consideration; add; place; put; lay; give notice of; lay on the table; put before you; set before "
    "you; submit for a vote; put to the vote; put to a vote; bring; submit to a vote; advance; move; raise; "
    "tender; launch; open; give you; bring to the vote; bring to a vote; send; initiate; bring to the "
    "floor; bring before you; bring before the guild; lay before the guild; place on the table; set on the "
    "table; set down; put down; put in; draft and submit; announce"
)
_TO_THE_VOTE = phrases(
    "in guildnomic; to the vote; to a vote; for a vote; for your consideration; for consideration; in # "
    "proposals; to # proposals; in #proposals; to the list; for voting; in guild nomic; to guildnomic; for "
    "the vote; for your votes; to you all; before you; on the table; up for a vote; up for the vote; before "
    "the guild; before you all; to the list of proposals; to you; below; here; in its stead; in its place; "
    "instead"
)

# "I put the following to the vote"
_PUTS_TO_VOTE = joined(
    phrases("put; submit; bring; present; offer; lay; place; set; send"),
    phrases(
        "the following; this; it; this text; the following text; the text below; what follows; the below"
    ),
    phrases(
        "to the vote; to a vote; for a vote; for the vote; up for a vote; up for the vote; for your vote; "
        "on the table; before you"
    ),
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


PROPOSAL_FRAMES: tuple[Frame, ...] = (
    replace(
        _SUBMITTING,
        verbs=phrases(
            "propose; propose the following; propose as follows; propose this; propose the following text; "
            "propose the following change; propose the following changes; propose the following amendment; "
            "propose the following rule change; propose the following rule; propose the text; propose a "
            "rule change; move that the following be adopted; move that the following be enacted; move that "
            "the following be passed; move the following; propose that the following be adopted; propose "
            "that the following be enacted; propose that the following be passed; propose that the "
            "following be made a rule; propose that the following become a rule; propose and submit; "
            "propose and submit the following; propose what follows; propose a change; propose a change to "
            "the rules; propose an amendment; propose to adopt the following; propose to enact the "
            "following; propose a new rule; propose a rule; propose this change; propose this rule; propose "
            "the text below; propose the below"
        ),
        slots=(TEXT, TITLE, LATER_CLASS),
        padding=phrases(
            "in guildnomic; as a proposal; as my proposal; in #proposals; in # proposals; in guild nomic"
        ),
        fixed={"class": "standard"},
        example="I propose the following: { Rest also heals the dead. }",
    ),
    replace(_SUBMITTING, slots=(_CLASSED_DRAFT, *_SUBMITTED), strength="own"),
    _SUBMITTING,
    replace(
        _SUBMITTING,
        verbs=_PUTS_TO_VOTE,
        slots=_SUBMITTED,
        fixed={"class": "standard"},
    ),
    replace(
        _SUBMITTING,
        verbs=phrases(
            "propose urgently; urgently propose; propose as urgent; propose as an urgent matter; make it "
            "urgent and propose"
        ),
        slots=_SUBMITTED,
        fixed={"class": "urgent"},
    ),
    # a heading may stand above a draft
    *(
        replace(
            _SUBMITTING,
            verbs=(),
            sayings=joined(
                ("", "my", "new", "here is my", "this is my", "my new", "a"),
                nouns,
                (":", "is this :", "is as follows :"),
            ),
            slots=_SUBMITTED,
            fixed={"class": kind},
            promised=True,
        )
        for kind, nouns in (("standard", ("proposal", "standard proposal")), ("urgent", ("urgent proposal",)))
    ),
    replace(
        _SUBMITTING,
        slots=(Slot(("",), "drafts", ("",)), *_SUBMITTED),
        fixed={"class": "standard"},
        several=True,
    ),
)
