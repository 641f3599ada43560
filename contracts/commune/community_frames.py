"""How communities are named and invested in."""

from dataclasses import replace

from contracts.commune.wording import AT_SQUARE
from gamemaster.core.frame import Frame, Slot, joined, phrases

_NAMED_BY_SQUARE = Slot(
    ("community",),
    "square",
    (*AT_SQUARE, *(f"{lead} {at}" for lead in ("to", "for", "of") for at in AT_SQUARE)),
)
_RECALLED = Slot(("community",), "community by name", ("~",), optional=True, recalled=True)
"""What is named by no words of the act itself, only by those in front of it."""
_AS = phrases("; as; the name; the name of; to; after the colour; after the color; after; to be; : ; =")
_OWN = phrases(
    "my community; my new community; the community; the new community; this community; this new "
    "community; that community; the unnamed community; my unnamed community; the community i founded; the "
    "community i just founded; the community just founded; the resulting community; the community so "
    "founded; the community thus founded; my first community; the newly founded community; my newly "
    "founded community; the newly created community; the community i have founded; the community which i "
    "founded; the community that i founded; the community i created; the just founded community; our new "
    "community; our community; the new settlement; my settlement; the community founded there; the "
    "community founded thereby; the community at that place; the community there; the new community "
    "there; the one i founded; the one just founded; the community it founds; the community this founds; "
    "the community that this founds; the community i found there; the community i found; the community i "
    "have just founded; the community that comes of it; the community that comes of this; what comes of it; "
    "the community that results; what results; the result"
) + tuple(
    f"the {new}community {how} {made}"
    for new in ("", "new ")
    for how in ("there", "thereby", "hereby", "thus")
    for made in ("founded", "created")
)
_POINTED = phrases("the community; this community; that community; the unnamed community")
_THAT = phrases("it; this; that; the new one; mine; this one; that one")
_NAMES = phrases("name; dub; christen; baptise; baptize; rename; officially name; hereby name")
_TO_OWN = tuple(f"{to} {own}" for to in ("to", "for", "on", "upon") for own in (*_OWN, "it", "this", "that"))
_AS_NAME = (
    "as its name",
    "for its name",
    "as the name",
    *(f"as {the} name {of} {own}" for the in ("the", "a") for of in ("of", "for") for own in _OWN),
    *(f"for the name of {own}" for own in _OWN),
    *(f"as {own} 's name" for own in _OWN),
)
_NAME_TOPIC = phrases("community; colour; color; founder; commune; tile; tiles")
_NAME_COMMUNITY = Frame(
    action="name", verbs=(), topic=_NAME_TOPIC, repeatable=False, example="I name my community Ochre."
)

_NAMING = (
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(f"{verb} {own}" for verb in (*_NAMES, "call") for own in _OWN if own not in _POINTED),
        slots=(Slot(("colour",), "colour", _AS),),
        strength="own",
        gerund=True,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(f"{verb} {own}" for verb in (*_NAMES, "call") for own in _POINTED),
        slots=(Slot(("colour",), "colour", _AS), _RECALLED),
        strength="own",
        gerund=True,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(f"{verb} {own}" for verb in _NAMES for own in _THAT),
        slots=(Slot(("colour",), "colour", _AS), _RECALLED),
        gerund=True,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(f"{verb} {own}" for verb in ("call", "make", "style") for own in _THAT),
        slots=(Slot(("colour",), "known colour", _AS),),
        gerund=True,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=(*_NAMES, "call"),
        slots=(
            Slot(("community",), "community by name", phrases("; the; the community; community")),
            Slot(("colour",), "colour", _AS),
        ),
        gerund=True,
        strength="own",
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=(*_NAMES, "call"),
        slots=(_NAMED_BY_SQUARE, Slot(("colour",), "colour", _AS)),
        gerund=True,
        strength="own",
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(
            f"{verb} {the}"
            for verb in phrases("give; bestow; assign; choose; pick; select; apply")
            for the in phrases("the name; the name of; the colour; the color")
        ),
        slots=(Slot(("colour",), "colour", ("",)),),
        closings=(*_TO_OWN, *_AS_NAME),
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(
            f"{verb} the name{of}"
            for verb in phrases("give; bestow; assign; choose; pick; select; apply; confer; grant")
            for of in ("", " of")
        ),
        slots=(
            Slot(("colour",), "colour", ("",)),
            Slot(
                ("community",),
                "community by name",
                phrases(
                    "to; to the; for; for the; on; upon; to my; for my; to the community; for the community"
                ),
            ),
        ),
        strength="own",
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=phrases(
            "give; grant; assign; bestow on; bestow upon; confer on; give to; assign to; grant "
            "to; confer upon"
        ),
        slots=(
            Slot(("community",), "community by name", phrases("; the community; community")),
            Slot(
                ("colour",),
                "colour",
                phrases(
                    "the name; the name of; the colour; the color; a name :; a name ,; its name :; the "
                    "name :; its name"
                ),
            ),
        ),
        strength="own",
    ),
    # told as a fact: who names it, and when, is left open
    replace(
        _NAME_COMMUNITY,
        verbs=(),
        slots=(Slot(("colour",), "known colour", ("",)),),
        sayings=joined(
            phrases("it; the new community; the new one; the resulting community; the community so founded"),
            phrases(
                "is called; is now called; is to be called; shall be called; will be called; is known as; "
                "shall be known as; is to be known as"
            ),
        )
        + joined(
            phrases("its name; its colour; its color; the name; the name of the new community"),
            ("is", "shall be", "will be"),
        )
        + ("let it be called", "let it be known as"),
        promised=True,
    ),
    # "I choose Teal as the name of Unnamed 3", "I set the name of Unnamed 3 to Teal"
    *(
        replace(
            _NAME_COMMUNITY,
            verbs=verbs,
            slots=(
                Slot(("community",), "community by name", of),
                Slot(("colour",), "known colour", to),
            ),
            strength="own",
        )
        for verbs, of, to in (
            (
                phrases("choose; pick; select"),
                phrases(
                    "as the name of; as the name for; as a name for; as name for; for; to be the name of"
                ),
                phrases("; the name; the colour; the color"),
            ),
            (phrases("set the name of; change the name of"), ("",), ("to",)),
            (("set", "change"), ("",), ("'s name to",)),
            (
                phrases("label; title; designate; entitle; declare; proclaim; pronounce"),
                ("", "the community"),
                phrases("; as; to be; to be called; to be named"),
            ),
        )
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=phrases("choose; pick; select"),
        slots=(Slot(("colour",), "known colour", ("", "the colour", "the color")),),
        closings=_AS_NAME,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(
            f"{verb} {own}" for verb in ("give", "assign", "grant", "bestow upon") for own in (*_OWN, "it")
        ),
        slots=(
            Slot(
                ("colour",),
                "colour",
                phrases("the name; the name of; the colour; the color; as name; as its name"),
            ),
        ),
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=tuple(
            f"{verb} the name {of} {own} to"
            for verb in ("set", "change", "flip")
            for of in ("of", "for")
            for own in _OWN
        )
        + tuple(f"{verb} {own} 's name to" for verb in ("set", "change", "flip") for own in _OWN),
        slots=(Slot(("colour",), "colour", ("",)),),
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=phrases(
            "found the community; found the community of; found a community called; found a community "
            "named; found a new community called; found a new community named; found the new community; "
            "found the new community of; found a community and name it; found a new community and name "
            "it; found the community called; found the community named; found and name; found a community "
            "and call it; found a new community and call it; found a community , named; found a new "
            "community , named; found a community , called"
        ),
        slots=(Slot(("colour",), "colour", ("",)),),
        gerund=True,
    ),
    replace(
        _NAME_COMMUNITY,
        verbs=("found",),
        slots=(Slot(("colour",), "known colour", ("",)),),
        padding=phrases("there; with it; thereby; by doing so"),
        gerund=True,
    ),
)

_HENCEFORTH = phrases(
    "from now on; henceforth; from today; from today on; from here on; hereafter; from this day on"
)
NAMING = tuple(
    replace(frame, makes=("communities", "colour"), padding=(*frame.padding, *_HENCEFORTH))
    for frame in _NAMING
)

_INVESTMENT = tuple(
    f"my {weekly}investment{week} {goes}"
    for weekly in ("", "weekly ")
    for week in ("", " this week", " for this week", " of the week")
    for goes in phrases("goes into; goes to; goes in; hereby goes to; hereby goes into; :")
) + tuple(
    f"this week 's investment{mine} {goes}"
    for mine in ("", " of mine")
    for goes in ("goes into", "goes to", "goes in")
)
_INVESTED = tuple(
    f"{gets} my {weekly}investment{goes}"
    for gets, goes in (("gets", ""), ("receives", ""), ("is where", " goes"))
    for weekly in ("", "weekly ")
)
_PUTS_IN = tuple(
    f"{verb} {investment}"
    for verb in phrases(
        "put; sink; spend; place; make; use; pour; direct; allocate; commit; channel; devote; give; "
        "apply; assign; do"
    )
    for investment in phrases(
        "my weekly investment; my investment; this week 's investment; my one investment; my investment "
        "for the week; my investment of the week; my one weekly investment; an investment; one "
        "investment; my investment this week"
    )
)
_MY_INVESTMENT = phrases(
    "my weekly investment; my investment; this week 's investment; my investment this week"
)
_INVEST = Frame(
    action="invest",
    verbs=(),
    topic=phrases("community; communities; investment; investments; commune"),
    strength="own",
    repeatable=False,
    example="I invest in Ochre.",
)
INVESTING = (
    # "I choose Rust for my weekly investment"
    *(
        replace(
            _INVEST,
            verbs=verbs,
            slots=(Slot(("community",), "community by name"),),
            closings=joined(leads, _MY_INVESTMENT),
            topic=("investment",),
        )
        for verbs, leads in (
            (phrases("choose; pick; select"), ("for", "as")),
            (("give", "grant"), ("",)),
        )
    ),
    replace(
        _INVEST,
        verbs=phrases(
            "invest; invest in; grant myself an investment; grant myself 1 investment; grant myself one "
            "investment; grant me an investment; give myself an investment; give myself one investment; "
            "take an investment; make an investment; gain an investment; buy an investment; acquire an "
            "investment; purchase an investment; obtain an investment; get an investment; claim an "
            "investment; take one investment; grant myself another investment; grant myself a new "
            "investment; make my weekly investment; use my weekly investment; take my weekly investment; "
            "make my investment; put my investment; place an investment; award myself an investment; take "
            "out an investment; grant myself my weekly investment; use my investment; buy a share; buy "
            "into; take a share; buy shares; buy stock; buy one share; buy a stake; take a stake; acquire "
            "a stake; assign myself an investment; help myself to an investment; pick up an investment; "
            "pocket an investment; register an investment; add an investment; declare an investment; "
            "announce an investment; declare my investment; announce my investment; become an investor; "
            "become a shareholder; grant myself a share; take my weekly share; take my share"
        )
        + _PUTS_IN,
        slots=(
            Slot(
                ("community",),
                "community",
                phrases(
                    "; in; into; of; for; to; on; in the community; in the community of; in the community "
                    "called"
                ),
            ),
        ),
        padding=phrases(
            "this week; for this week; again; 1 investment; once; my weekly investment; for the week"
        ),
        sayings=_INVESTMENT,
        tails=_INVESTED,
    ),
    replace(
        _INVEST,
        verbs=phrases(
            "invest; grant myself an investment; grant myself one investment; make an investment; take an "
            "investment; grant myself 1 investment"
        ),
        slots=(
            Slot(
                ("community",),
                "square",
                tuple(f"{lead}{at}" for lead in ("in ", "into ", "for ", "of ") for at in AT_SQUARE),
            ),
        ),
        padding=phrases("this week; for this week; again; once"),
    ),
)
