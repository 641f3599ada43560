"""How trade offers are made, withdrawn and accepted."""

from dataclasses import replace

from gamemaster.core.frame import Frame, Slot, joined, phrases

_OFFER_TOPIC = phrases("offer; offers; trade; token; tokens")

_WANTED = Slot(
    ("wanted",),
    "symbol",
    tuple(
        f"{lead}{choice}"
        for lead in phrases(
            "for; in exchange for; in return for; wanting; and want; and wanting; asking; asking for; and "
            "ask for; seeking; requesting; and request; against; in trade for; looking for; to get; to "
            "receive; i want; and i want; and want; "
            "i want for it; and i want for it; and want for it; wanted :; "
            "and in return i want; in return i want; "
            "asking in return; desiring; in exchange of; to anyone who will give me; to anyone who gives "
            "me; to whoever will give me; to whoever gives me; to anyone who has; to whoever has; to "
            "anybody who will give me; to anybody who gives me; accepting; and will accept; and i will "
            "accept"
        )
        for choice in (
            "",
            " any of",
            " any one of",
            " one of",
            " either of",
            " either",
            " any of the symbols",
            " one of the symbols",
            " the symbols",
            " any of these :",
            " one of :",
            " any of :",
            " any of the following :",
            " the set of symbols",
            " any token of",
            " any one token of",
            " any symbol of",
            " a token with symbol",
        )
    ),
    many=True,
    alternatives=True,
)
_TO = Slot(
    ("to",),
    "person",
    phrases(
        "; to; only to; just to; open to; open only to; only open to; available to; available only to; "
        "addressed to; to be accepted by; to be accepted only by; with; for; only for; acceptable by; "
        "exclusively to; which only; allowed for; allowing only; reserved for; that can be accepted by; "
        "allowed to be accepted by; allowed to be accepted only by; which may be accepted by; which may "
        "be accepted only by; that may be accepted only by; that may be accepted by; to be accepted by "
        "nobody but; only acceptable to; acceptable only to; acceptable to; acceptable only by; limited "
        "to; restricted to; that only; directed at; for acceptance by"
    )
    # "This is open to Brask only", in a sentence of its own
    + joined(
        phrases("this is; it is; it 's; this offer is; the offer is; my offer is; that is; this one is"),
        phrases(
            "open to; only open to; open only to; meant for; intended for; reserved for; "
            "addressed to; directed at; limited to; restricted to; available to; available only to"
        ),
    )
    + joined(("this offer is", "the offer is", "my offer is"), ("for", "only for", "for no one but")),
    optional=True,
    many=True,
    alternatives=True,
)
_HANDS = phrases(
    "give; pay; hand; hand over; send; part with; give up; trade; transfer; give away; pay with; tender; "
    "surrender; deliver"
)
_HANDING = phrases(
    "giving; paying; handing; sending; handing over; parting with; paying with; trading; tendering; "
    "surrendering; delivering"
)
_RECEIVERS = ("", " you", " em", " him", " her", " them")
_GIVING = tuple(
    f"{lead}{verb}{receiver}"
    for leads, verbs in (
        (("and ", "and i ", "i ", ", i "), _HANDS),
        (("", "by ", "and ", "and by "), _HANDING),
    )
    for lead in leads
    for verb in verbs
    for receiver in _RECEIVERS
)
_GETTING = tuple(
    f"{lead}{who} {gets}"
    for lead in ("", "and ", ", ")
    for who in ("you", "e", "he", "she", "they")
    for gets in ("get", "gets", "receive", "receives", "can have", "may have")
)
_PAYMENT = (
    *_GIVING,
    *_GETTING,
    *phrases(
        "by giving up; by giving up my; at the price of; for the price of; at the cost of; with; for; "
        "using; offering; specifying; in exchange for; and specify; and specifying; and i specify; in "
        "return for; providing; supplying; giving up; in exchange giving; and choose; choosing; -- ; : ; "
        "for my; transferring; swapping; exchanging; and trade; trading away; with my; i specify; here "
        "is; here 's; my; in payment; take; and what you get is; what you get is; payment"
    ),
    *joined(
        ("", "and"),
        (
            *joined(
                ("the token i", "the symbol i", "what i"),
                ("give", "pay", "hand over", "part with", "offer", "choose"),
                ("", "for it", "for that", "in return", "in exchange", "for the trade"),
            ),
            *phrases("my token; my payment; the token; the payment; the price i pay"),
        ),
        ("is",),
    ),
    *(f"{lead} my" for lead in _GETTING),
)
_OPEN = phrases(
    "only; to everyone; to everybody; to anyone; to anybody; to all; to all participants; to any "
    "participant; open to all; open to everyone; open to anyone; open to all participants; tokens; token; "
    "a trade; in trade; to trade; to swap; for trade; up for trade; exclusively; alone; can accept; may "
    "accept; to all comers; instead; of mine; that i own; i own; a trade offer; as a trade; of my own; to "
    "any taker; to all players; to any player; the following trade"
) + tuple(
    f"{to} {whom}{which}"
    for to in ("to", "open to", "for")
    for whom in ("everyone", "everybody", "anyone", "anybody", "any of you", "all of you")
    for which in (
        " at all",
        " whatsoever",
        " interested",
        " else",
        " here",
        " who wants it",
        " who wants them",
        " who needs it",
        " who cares for it",
        " who has one",
        " who is interested",
    )
)
_ACCEPTING = Frame(
    action="accept",
    verbs=phrases(
        "accept; take up; seize; jump at; snap up; grab; consent to; avail myself of; close the deal on; "
        "take advantage of; accept and agree to; agree to; accept the trade offer; accept the trade; "
        "accept the offer; take you up on; take; say yes to"
    ),
    slots=(
        Slot(("offer",), "offer", ("", "to"), implied=True),
        Slot(("token",), "symbol", _PAYMENT, own=True, sole="offer.wanted"),
        Slot(
            ("",),
            "symbol",
            phrases(
                "for the; for your; for that; in exchange for the; in exchange for your; in return for "
                "the; in return for your; in exchange for eir; for eir; for his; for her; to get the; to "
                "receive the; and receive the; receiving the; and take the; taking the; and get the"
            ),
            optional=True,
            agrees="offer.token",
        ),
    ),
    padding=phrases(
        "in return; in exchange; as the token; for it; to em; to you; as my token; as payment; in "
        "commune; is yours; goes to you; is on its way; is on the way; is on its way to you; comes your "
        "way; as the price; for yours"
    ),
    sayings=phrases("accept; accepted; offer accepted; i accept"),
    topic=_OFFER_TOPIC,
    repeatable=False,
    example="I accept offer 1, giving my B.",
)
_MAKES = joined(
    phrases(
        "make; post; create; submit; put up; open; announce; issue; place; set up; put out; publish; list"
    ),
    phrases("a; an; a new; another; one more; a further; a fresh; a better; a different; the following"),
    phrases("offer; trade offer; offer ,; trade offer ,"),
)
"""`I put up a new offer: ...`"""
_OFFER = Frame(
    action="offer",
    verbs=(),
    slots=(Slot(("token",), "symbol", ("my", "")), _WANTED, _TO),
    padding=(*_OPEN, "for it"),
    topic=_OFFER_TOPIC,
    repeatable=False,
    example="I offer a 3 for any of A, B or C.",
)

TRADING = (
    replace(
        _OFFER,
        verbs=phrases(
            "offer; offer up; make a trade offer; make a trade offer of; make an offer; make an offer of; "
            "make the trade offer; make the following trade offer; make the following offer; offer to "
            "trade; offer to swap; offer to exchange; offer to give; post a trade offer; post an offer; "
            "put up; put up for trade; put forward; create a trade offer; create an offer; announce a "
            "trade offer; issue a trade offer; open a trade offer; offer for trade; offer a trade of; "
            "propose a swap; submit a trade offer; submit an offer; propose the following trade; post the "
            "following trade; open a trade; set up a trade; set up a trade of; float an offer; tender; "
            "advertise; auction; declare a trade offer; declare a trade offer of; propose a trade; "
            "propose to trade; propose a trade of; make a trade offer :; offer the following trade :; "
            "publish a trade offer; place a trade offer; extend an offer; extend a trade offer; make this "
            "offer; make this trade offer; make this offer :; make this trade offer :"
        )
        + _MAKES,
        slots=(
            Slot(
                ("token",),
                "symbol",
                phrases(
                    "; of; of a; offering; giving; my; with; : ; specifying; of my; for my; trading; to "
                    "give; consisting of"
                ),
            ),
            _WANTED,
            _TO,
        ),
    ),
    replace(
        _OFFER,
        sayings=tuple(
            f"{new} {trade}offer{mine}{whom} :"
            for new in ("new", "a new", "another")
            for trade in ("", "trade ")
            for mine in ("", " from me", " of mine")
            for whom in ("", " to everyone", " to everybody", " to all", " to anyone", " to all of you")
        ),
    ),
    # "I put an E up for trade, asking for a D"
    replace(
        _OFFER,
        verbs=("put",),
        closings=phrases("up for trade; up for a trade; up for swap; up for a swap; up for grabs; on offer"),
    ),
    # what stands so may be an offer that is made, or speak of one that was
    replace(
        _OFFER,
        sayings=phrases("trade offer :; my trade offer :; my offer :; on offer :; up for trade :"),
        tails=("is on offer", "is up for trade"),
        promised=True,
    ),
    # a promise to trade may be meant as an offer
    replace(
        _OFFER,
        verbs=phrases(
            "trade; swap; exchange; give; be willing to trade; be happy to trade; be up for trading"
        ),
        slots=(
            Slot(("token",), "symbol", phrases("; my; away; away my; you my; you a")),
            replace(_WANTED, after=tuple(a for a in _WANTED.after if a.startswith("for"))),
            _TO,
        ),
        promised=True,
    ),
    Frame(
        action="withdraw_offer",
        verbs=phrases(
            "withdraw; withdraw the offer; retract; cancel; rescind; revoke; take back; pull; remove; "
            "call off; recall; annul; close; call back; scrap; void; delete; terminate; nullify; abandon; "
            "discontinue; repeal; pull back; take down; shut down; drop; undo; withdraw and cancel; back "
            "out of; make a withdrawal of"
        ),
        slots=(Slot(("offer",), "offer", ("",), implied=True),),
        padding=phrases("of mine; again; now; in commune"),
        tails=phrases(": withdrawn; : cancelled; : retracted; : revoked; : closed; is hereby void"),
        topic=_OFFER_TOPIC,
        repeatable=False,
        example="I withdraw offer 1.",
    ),
    Frame(
        action="withdraw_offer",
        verbs=(
            *phrases("take; pull; remove"),
            *phrases("call offer; call my offer; call the offer; call offer number; call my trade offer"),
        ),
        slots=(Slot(("offer",), "offer", ("",), implied=True),),
        closings=phrases(
            "back; off; down; off the table; from the table; off the market; from the market; off the list"
        ),
        topic=_OFFER_TOPIC,
        repeatable=False,
        example="I withdraw offer 1.",
    ),
    _ACCEPTING,
    # "I pay an A to accept offer 14"
    replace(
        _ACCEPTING,
        verbs=phrases("give; pay; use; spend; part with"),
        slots=(
            Slot(
                ("offer",),
                "offer",
                phrases(
                    "for; to accept; to take up; to take; in acceptance of; and accept; and take up; and "
                    "so accept"
                ),
            ),
            Slot(("token",), "symbol", ("", "my")),
        ),
        sayings=(),
    ),
    # below an offer it may be meant as an acceptance, or as thanks for one
    replace(
        _ACCEPTING,
        verbs=(),
        slots=(
            _ACCEPTING.slots[0],
            replace(_ACCEPTING.slots[1], after=("", *_PAYMENT)),
            _ACCEPTING.slots[2],
        ),
        sayings=phrases(
            "deal; done deal; it is a deal; it 's a deal; you have a deal; you 've got a deal; done , "
            "the; done , my; done , here is my; done -- the; done -- my; sold , the; sold , my; agreed , "
            "my; agreed , the; yes please , my; yes please , here is my"
        ),
        promised=True,
    ),
)
