"""The words of GuildNomic for a proposal: its class, its title and its text."""

from collections.abc import Iterable

from contracts.guild_nomic.wording import bare
from gamemaster.core.frame import Kind, Slot, joined, phrases

_ARTICLES = phrases(
    "a; an; the; this; the below; my; another; a new; this new; my new; one; my first; my next"
)
_FOLLOWING = phrases(
    "the following; this; this text; the below; the text below; the following text; the following document; "
    "the following proposal; the proposal below; this proposal; what follows; the document below"
)


_DRAFT_NOUNS = ("proposal", "prop", "guildnomic proposal", "guild nomic proposal")


def _drafts(classes: Iterable[str]) -> tuple[str, ...]:
    """How a proposal of one class is announced."""
    return bare(
        (
            *joined((*_ARTICLES, "the following"), classes, _DRAFT_NOUNS),
            *(f"a proposal of {lead}{one}" for one in classes for lead in ("class ", "the ") if one),
            *(
                f"{what} as {article} {one} proposal"
                for what in _FOLLOWING
                for article in ("a", "an")
                for one in classes
            ),
        )
    )


# only this game has classes of proposals so called
_CLASSED = {
    **dict.fromkeys(_drafts(("standard", "standard class")), "standard"),
    **dict.fromkeys(_drafts(("urgent", "urgent class")), "urgent"),
}
CLASSED_DRAFTS = Kind("classed draft", _CLASSED)
DRAFTS = Kind(
    "draft",
    _CLASSED
    | dict.fromkeys(
        phrases(
            "a bill; a motion; the following motion; following motion; following bill; a new rule; a rule "
            "change"
        ),
        "standard",
    )
    | dict.fromkeys(_drafts(("", "regular", "normal", "ordinary")), "standard"),
)
MORE_DRAFTS = Kind(
    "drafts",
    dict.fromkeys(
        bare(
            joined(
                ("the following", "these", "the", "my", "some", "", "several", "a few"),
                ("", "two", "three", "four", "new", "two new", "2", "3", "4", "couple of"),
                tuple(f"{noun}s" for noun in _DRAFT_NOUNS),
            )
        ),
        "standard",
    ),
)
TITLED = phrases(
    "titled; entitled; called; named; with title; with the title; title; title :; under the title; under "
    "the name; headed; by the name of; with the name; , titled; , entitled; , called; titled : ; whose "
    "title is; with title :; with the title :; to be known as; known as; under the heading; bearing the "
    "title; bearing the name; that i call; which i call; to be titled; to be called; ( title :; by the "
    "title; by the title of; of the title; of the name; carrying the title; going by the title; going by "
    "the name of; having the title; to which i give the title; to which i give the name; that bears the "
    "title; which bears the title; that i title; which i title"
)
TEXT_AFTER = phrases(
    "with text; with the text; with the following text; text; text :; the text; reading; that reads; which "
    "reads; saying; that says; which says; stating; that states; whose text is; whose text reads; as "
    "follows; with this text; and text; and the text; and the following text; with the text being; the text "
    "is; its text is; which reads as follows; that reads as follows; reading as follows; and text :; with "
    "the text below; having the text; with the contents; with content; with the content; to the effect; "
    "with the wording; with the following wording; , with the text; , with text; specifying the text; with "
    "the words; by specifying the text; with the following content; consisting of; containing; with the "
    "following effect; with the effect; which is as follows; that is as follows; whose wording is; worded "
    "as follows; worded thus; to this effect; thus; like this; in these words; in the following words; with "
    "the below text; that goes like this; which goes as follows; which goes like this; and its text is; and "
    "whose text is; and it reads; and its text; whose full text is; the full text of which is; the text of "
    "which is; bearing the text; running as follows; to wit; and with the text; made of the text; which "
    "states; setting forth; and this text; and this text :; and these words"
)
_APART = (";", ",", "and", ", and")
TITLED += joined(
    _APART,
    phrases(
        "title :; the title is; its title is; the title :; called; titled; entitled; named; known as; "
        "title; the title; the title being; its title being; i call it; i title it; call it; title it; name "
        "it; with the title; whose title is; under the title; under the name; it is called; it is titled; "
        "to be known as; to be called; to be titled; headed"
    ),
)
TEXT_AFTER += joined(
    _APART,
    phrases(
        "the text is; its text is; text :; the text :; the text being; its text being; whose text is; the "
        "text of which is; which reads; that reads; reading; which says; saying; it reads; it says; the "
        "text; with the following text; as follows; namely; that is; here is the text :; whose text reads; "
        "it reads as follows; this is the text :; text; its text :; whose text :; "
        "this text; with this text; the following text; the text below; with the text below"
    ),
)
TITLE = Slot(("title",), "name", ("", *TITLED), optional=True)
# a document may open with its title
TEXT = Slot(("text", "title"), "text", ("", *TEXT_AFTER))
LATER_CLASS = Slot(
    ("class",),
    "proposal class",
    joined(
        (";", ", and"),
        phrases(
            "class :; its class is; the class is; it is; class; the class :; its class :; mark it; it is to "
            "be; make it"
        ),
    )
    + phrases(
        "as; class; class :; of class; with class; of the class; with the class; in class; as class; and "
        "class; and the class; with the class being; (; in; in the class of; marked; marked as; , marked; , "
        "marked as; that is; which is; , which is; , class; , of class; , of the class; , with class; "
        "designated; designated as; flagged as; flagged; labelled; labelled as; labeled; classed; classed "
        "as; , an; and mark it; and mark it as; and mark it as being; and declare it; and class it as; and "
        "make it; declared; as being; its class is; whose class is; , its class being; as class :; with "
        "class :; ( class :; ( class; ( of the"
    ),
    optional=True,
)
PROPOSAL_CLASS = Kind(
    "proposal class",
    {
        **dict.fromkeys(
            phrases("urgent; urgent class; an urgent proposal; urgent proposal; an urgent one; urgent one"),
            "urgent",
        ),
        **dict.fromkeys(
            phrases(
                "standard; standard class; a standard proposal; standard proposal; a standard one; a "
                "proposal; a standard class proposal"
            ),
            "standard",
        ),
        **dict.fromkeys(("an urgent class proposal", "urgent class proposal", "an urgent matter"), "urgent"),
    },
)
