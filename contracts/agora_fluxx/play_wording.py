"""The words for playing a card of Agora Fluxx."""

from typing import Final

from contracts.agora_fluxx.wording import DRAWN
from gamemaster.core.frame import Kind, joined, phrases

LAYING: Final = phrases(
    "play; put down; lay down; lay; slap down; plonk down; throw down; plunk down; plop down; "
    "slam down; set down; smack down; fling down; bang down; toss down"
)
ONE_PLAY: Final = Kind(
    "one play",
    dict.fromkeys(
        joined(
            phrases(
                "; my; a; one; the; my one; my only; my first; my second; my third; my {nth}; my next; my "
                "last; my final; my single; this; another; my own"
            ),
            ("play", "cardplay", "card play"),
            phrases("; this turn; for this turn; for the turn; of the turn; for today; of this turn"),
        )[1:],
        "play",
    ),
)
PAID: Final = Kind(
    "paid cardplay",
    dict.fromkeys(
        joined(
            phrases(
                "my; a; one; my one; my only; my first; my second; my next; my last; one of my; my {nth}; "
                "the; my single; my final; my remaining; this; another; one of the; my third"
            ),
            phrases("cardplay; cardplays; card play; card plays; play"),
        ),
        "cardplay",
    ),
)
SOME_CARD: Final = Kind(
    "some card",
    dict.fromkeys(
        joined(
            phrases(
                "a; one; the; my; a new; the new; the following; this; another; my new; as my; a single; "
                "exactly one; just one; only one"
            ),
            phrases("card; keeper; goal; rule; action; keeper card; goal card; rule card; action card; play"),
            ("", "from my hand", "of mine"),
        )
        + phrases(
            "one of my cards; one of my keepers; one card out of my hand; a card out of my hand; one of the "
            "cards in my hand; my next card; my last card; my only card; my first card; my second card"
        ),
        "card",
    ),
)
PLAY_KINDS: Final = (ONE_PLAY, PAID, SOME_CARD)
NAMELY: Final = (
    ";",
    *phrases(
        ":; ,; namely; , namely; --; , to wit; to wit; which is; , which is; , that is; being; called; "
        "named; , and that is; , called; (; that is; , the; : the; : my; , my; namely the; namely my"
    ),
)
PLAYING: Final = (
    *LAYING,
    *phrases(
        "play out; deploy; put into play; bring into play; put in play; place in front of me; put in front "
        "of me; place on the table; put on the table; lay on the table; bring out; play the card; cast; go "
        "with; play from my hand; play my; bring forth; unleash; whip out; introduce the rule; "
        "introduce the goal; introduce the new rule; introduce the new goal; enact; reveal and play; lay "
        "down and play; show and play; pull out and play; take and play; pick and play; "
        "put and place; play and place; bring to the table; put face up on the table; bring to bear; put on "
        "the table and play; set in play; put out; lay out; play face up; put into effect; put in effect; "
        "put into force; put before me; lay before me; set before me; put up front; lay in front of me; add "
        "to my keepers; put with my keepers; play open; play openly; call into play; trot out"
    ),
    *joined(DRAWN, ("play", "play down")),
    *joined(
        ("do",),
        ("my play", "one play", "a play", "my one play", "my cardplay", "my next play"),
        (":", "with", "using", ", namely"),
    ),
)
"""What one does with a card that is played."""

MANY_PLAYS: Final = (
    *joined(
        ("play", "put down", "lay down", "lay", "put"),
        phrases("{n} cards; {n} keepers; both my cards; these cards; the following cards; these"),
        (":", ", first", "namely", ", namely", ": first", ": the", ","),
    ),
    *joined(
        ("make", "perform", "take", "do", "use", "spend", "use up", "announce"),
        phrases(
            "{n} plays; {n} cardplays; my {n} plays; my {n} cardplays; both my cardplays; both my plays; {n} "
            "of my cardplays"
        ),
        phrases(":; on; , first; ,; namely; , namely; : first; with; to play; by playing; for; and play"),
    ),
)
"""How many cards are played, before their names."""

ONE_PLAYS: Final = (
    *phrases(
        "play :; i play :; playing :; now playing :; card played :; down goes; down comes; and down goes; "
        "out comes; into play goes; into play comes; onto the table goes; on the table goes; from my hand to "
        "the table goes; from my hand onto the table goes; from my hand into play goes; from my hand into "
        "play comes; in front of me goes; down in front of me goes; what i play now is; what i now play is; "
        "to the table goes; into play hereby goes; into play hereby comes; down on the table goes; what i "
        "play is :"
    ),
    *joined(
        phrases(
            "my first; my second; my third; my next; my last; my only; my final; my; my one; my single; my "
            "{nth}; my one and only; the; my choice of; my choice for my"
        ),
        ("play", "cardplay"),
        ("is", ":", "is the", "is hereby", "will hereby be", "is :", "is my"),
    ),
    *joined(
        phrases("my play; my cardplay; my card; the card i play; my choice; my card to play; my only play"),
        phrases(
            "this turn; for this turn; now; today; of the turn; for the turn; of this turn; for my turn; on "
            "my turn"
        ),
        ("is", ":", "is hereby"),
    ),
    *joined(
        ("my", "my next", "my {n}", "the", "both my"), ("plays", "cardplays"), ("are", ":", "are hereby")
    ),
    *joined(
        phrases(
            "the card; the next card; the keeper; the goal; the rule; the action; the one; the first card; "
            "the only card"
        ),
        phrases(
            "i play; i now play; i hereby play; i choose to play; i put down; i lay down; that i play; i am "
            "playing"
        ),
        phrases("is; now is; is now; this turn is; now is; :"),
    ),
    *joined(
        phrases(
            "my cardplay; my one cardplay; my only cardplay; my next cardplay; my first cardplay; my last "
            "cardplay; one cardplay; a cardplay of mine; one of my cardplays; my second cardplay"
        ),
        phrases(
            "goes to; goes on; goes for; goes into; is for; is used on; is spent on; is used for; is hereby "
            "spent on; is hereby used for; is hereby used on; goes towards; is used to play; is spent to "
            "play; is hereby used to play"
        ),
    ),
)
"""What stands before a card that is played, without `I` or as a whole clause."""

IS_PLAYED: Final = (
    *joined(
        ("is", "is hereby", "is now", "now is"),
        phrases(
            "what i play; my play; the card i play; what i now play; what i play now; what i play this turn; "
            "the card i play this turn; my play this turn; my cardplay; the one i play; what i put down; the "
            "card i put down; my one play; my only play; the card i choose to play; what i choose to play; "
            "my choice of play; my first play; my next play; my last play; my play for this turn; my play "
            "for the turn; the card that i play; the one that i play; what i lay down; the keeper i play; "
            "the goal i play; the rule i play; the action i play"
        ),
    ),
    *joined(
        ("goes", "comes", "moves", "hereby goes", "hereby comes", "hereby moves"),
        phrases(
            "in front of me; from my hand into play; from my hand to the table; from my hand onto the table; "
            "out of my hand and onto the table; down in front of me"
        ),
    ),
    *joined(
        ("hereby", "now hereby"),
        phrases(
            "enters play; comes into play; goes into play; goes on the table; hits the table; lands on the "
            "table; joins my keepers; comes down; goes before me; takes effect; comes into effect; comes "
            "into force"
        ),
    ),
    *phrases(
        "gets my cardplay; gets my one cardplay; gets my play; takes my cardplay; has my cardplay; is being "
        "played by me now; is played by me now; gets played by me now; is hereby my play"
    ),
)
"""What stands behind a card that is played."""

MADE_PLAYS: Final = phrases(
    "my play; my next play; my first play; my cardplay; as the card i play; as the card to play; as my "
    "cardplay; the card i play; as the one i play; as my play this turn; my play this turn; for my play; to "
    "be my play; as my play; to play; for my cardplay; to be my cardplay; to be the card i play; to be the "
    "one i play; as my first play; as my next play; as my only play; as my one play; for my first play; for "
    "my next play; for my only play; for my one play; to play now; to play this turn; as my play for this "
    "turn; for my play this turn; as the card that i play; my play of the turn; my one play; my only play; "
    "as my card for this turn; as my card to play"
)
AND_PLAYED: Final = joined(
    ("and", ", and", ", then", "and then", "to"),
    (
        *joined(
            phrases("put it; lay it; place it; set it; slap it; drop it; throw it"),
            phrases(
                "on the table; in front of me; down; into play; before me; down in front of me; face up on "
                "the table; down on the table; onto the table"
            ),
        ),
        "play it",
        "play it now",
        "play it in front of me",
        "put down",
        "play it down",
        "bring it into play",
    ),
)
"""What is done then with a card that was taken up first."""
