"""The words of Agora Fluxx: its cards, tokens and places, and phrases that change nothing.

What a card is called comes from the game's own names; what is written here is only what stands around it.
"""

from gamemaster.core.frame import Cost, Kind, Slot, as_guests_say, joined, phrases

CLASSES = phrases(
    "card; keeper; goal; rule; action; keeper card; goal card; rule card; action card; new rule; new goal; "
    "new rule card; new goal card; new keeper; new card; cards; keepers"
)
CARDS = Kind("card", things="cards", called=CLASSES)
DECK_CARDS = Kind("deck card", things="cards", called=CLASSES, open=True)

_TOKEN_NAMES = phrases("tt; turn token; turntoken")
TOKENS = Kind(
    "token",
    {
        **dict.fromkeys(
            joined(
                (
                    "",
                    *phrases(
                        "a; an; one; 1; another; an available; a free; an unowned; an unclaimed; a spare; "
                        "one of the; a single; other; remaining; last; first; second; one free; free; spare; "
                        "available; unclaimed; that; this; next; unowned; one ( 1 ); just one; one single; a "
                        "first; a second; one available; one spare; one unowned; an unheld; the other; 1 "
                        "free; the last; the remaining; the free; the spare; idle; an idle; unused; an "
                        "unused; loose; a loose; any; any one"
                    ),
                ),
                _TOKEN_NAMES,
            ),
            "turn token",
        ),
        **dict.fromkeys(
            joined(
                phrases(
                    "one of the; one of your; one of the available; 1 of the; one of the contestmaster 's; "
                    "one of the free; one of the two; 1 of the two; one of both; one of those; one of these; "
                    "one of our; one of the spare; one of the remaining; one of the unclaimed; one of the cm "
                    "'s; one of the contestmaster 's two; one of your two; either of the; any of the; one of "
                    "the loose; one of the contestmaster 's free"
                ),
                ("tts", "turn tokens"),
            ),
            "turn token",
        ),
    },
)
TWO_TOKENS = Kind(
    "two tokens",
    {
        f"{two} {tokens}": "2"
        for two in phrases(
            "two; both; both of the; both your; the two; both the; 2; both available; two of the"
        )
        for tokens in ("tts", "turn tokens")
    },
    number=True,
)
"""All that there are (III-12): who takes both takes one twice."""
PLAIN_TOKENS = Kind(
    "plain token", dict.fromkeys(phrases("token; a token; the token; one token; my token"), "turn token")
)
HELD_TOKENS = Kind(
    "held token",
    {
        **dict.fromkeys(
            joined(("", *phrases("my; the; a; one; this; that; our")), _TOKEN_NAMES), "turn token"
        ),
        **dict.fromkeys(phrases("turn; token; play"), "turn token"),
    },
)
TURN = Kind("turn itself", {"turn": "turn", "play": "turn"})
GIVEN = Kind(
    "given",
    dict.fromkeys(phrases("cardplay; cardplays; card play; card plays"), "cardplay"),
    counted=True,
    limit=1_000,
)
GIVEN_TOKENS = Kind(
    "token given", dict.fromkeys(phrases("turn token; turn tokens"), "turn token"), counted=True, limit=1_000
)
TYPES = Kind(
    "card class",
    {
        f"{article}{word}": name
        for name, words in {
            "Keeper": ("keeper", "keeper card", "new keeper", "new keeper card"),
            "Goal": ("goal", "goal card", "new goal", "new goal card"),
            "Action": ("action", "action card", "new action", "new action card"),
            "Rule": ("rule", "rule card", "new rule", "new rule card"),
        }.items()
        for word in words
        for article in ("", "a ", "an ")
    }
    | {
        f"{card} {mark} {the}{word}": word.title()
        for card in ("a card", "a new card", "one card", "one new card")
        for mark in (",", ":")
        for the in ("the ", "a ", "an ")
        for word in ("keeper", "goal", "action", "rule")
    }
    | {f"{article}{word}": None for word in ("card", "new card") for article in ("a ", "")},
)
_DECK = dict.fromkeys(
    phrases(
        "deck; draw pile; draw deck; stack; bottom of the deck; top of the deck; fluxx deck; current deck; "
        "deck again; your deck; my deck"
    ),
    "Deck",
)
DECK = Kind("deck", _DECK)
PLACES = Kind(
    "card place",
    _DECK
    | dict.fromkeys(
        phrases("discard pile; discards; discard; pile; discard stack; discarded pile; graveyard"),
        "Discard Pile",
    )
    | dict.fromkeys(phrases("play; in play; table; in - play area; in play area"), "In Play"),
)
WHERE_TO = phrases(
    "to; into; in; back to; back into; back in; onto; on; on to; back onto; over to; and put it in; and put "
    "it into; and move it to; and place it in; and shuffle it into; and place it into; and shuffle it back "
    "into"
)

GAME = phrases(
    "agora fluxx; the game of fluxx; fluxx; the fluxx game; the fluxx contract; the agora fluxx contract; "
    "the contract agora fluxx; the contract named agora fluxx; the contract called agora fluxx; the public "
    "contract agora fluxx; the fluxx contest; the agora fluxx contest; the agora fluxx game; this game of "
    "fluxx; your fluxx game; our fluxx game; the game of agora fluxx; agora 's fluxx"
)
THIS_GAME = (*GAME, *phrases("the game; this game; the contract; this contract; the contest; this contest"))
GAMES = Kind("this game", dict.fromkeys((game.removeprefix("the ") for game in THIS_GAME), "Agora Fluxx"))
JOINED = (
    *(
        f"{lead}{game}"
        for game in as_guests_say((*THIS_GAME, "the card game"))
        for lead in ("", "to ", "in ", "of ", "for ", "with ", "into ")
    ),
    *phrases(
        "you; you all; you folks; you guys; in; this; in this; of this; with you; the fun; in the fun; up; "
        "as a new player; "
        "as a player; as a party; as another player; to this; to it; the table; at the table; the players; "
        "everyone; everybody; the party; the other players; even though i "
        "cannot; even if i cannot; as a contestant; as a member"
    ),
)

FROM_MASTER = phrases(
    "from the contestmaster; from the cm; from the gm; from the game master; from the gamemaster; from the "
    "contest master; from you; from the dealer; from the bank; from the supply; from the table; from the "
    "contestmaster 's possession; from the pool; out of the pool; in the contestmaster 's possession; owned "
    "by the contestmaster; held by the contestmaster; that the contestmaster has; the contestmaster has; of "
    "the contestmaster; from our contestmaster; from our dear contestmaster; off the contestmaster; off the "
    "contestmaster 's hands; from the contestmaster 's hands; from the contestmaster 's hand; from the "
    "contestmaster 's pile; from the contestmaster 's supply; from the contestmaster 's stock; from the "
    "contestmaster 's pool; from the contestmaster 's keeping; that nobody holds; nobody holds; nobody has; "
    "that nobody has; that nobody owns; no one holds; that is free; that is left; that is available; that is "
    "unclaimed; that is still free; which is free; which is available; still free; still left; left; still "
    "available; on offer; on the table; lying about; lying around; from the bowl; from the box; from the "
    "stack; from the stock; from the pile; from the tray; from the pot; from the middle; from the middle of "
    "the table; from the centre; from the center; from the common supply; from the common pool; off the "
    "table; off the pile; out of the box; out of the bowl; out of the bank; off you; off your hands; from "
    "your hands; from your pile; from your supply; from the contestmaster 's bowl; of the contestmaster 's; "
    "of yours; that the contestmaster holds; that the contestmaster owns; the contestmaster holds; in the "
    "contestmaster 's hands; that the contestmaster is holding; owned by nobody; held by nobody; from the "
    "bank 's supply; off the bank"
)
TO_MYSELF = phrases(
    "to my own; to mine; to myself; to me; for myself; to my own hands; to my possession; into my "
    "possession; over to myself; over to me; to my own possession; into my hands; into my hand; into my own "
    "hands; in hand; in my hand; for me; for my own; for my use; for my own use; for my turn; for my own; "
    "for this round; into my keeping; into my own keeping; into my own possession; in my possession; to "
    "hold; to use; for use; to play with"
)
IN_GAME = phrases(
    "in fluxx; in agora fluxx; in the game of fluxx; in the fluxx game; for fluxx; in our game; of fluxx; of "
    "agora fluxx; for this turn; this turn; for the turn; in this game of fluxx"
)
_CARDPLAY = phrases("cardplay; card play")
CARDPLAY = Cost(
    (
        *joined(
            phrases(
                "a; one; {n}; my; the; my only; my last; my first; my second; my third; my remaining; my "
                "final; another; my one; my next; the last; my single; one of my; one more"
            ),
            _CARDPLAY,
        ),
        *joined(phrases("one of my; {n} of my; one of the; {n}"), ("cardplays", "card plays")),
    ),
    exact=1,
)

AS_WHAT = phrases(
    "as keepers; as my keepers; as new keepers; as rules; as new rules; as actions; "
    "as a keeper; as my keeper; as a new keeper; as an action; as a rule; as a new rule; as a goal; as the "
    "goal; as the new goal; as a new goal; as my goal; as a keeper card; as an action card; as a goal card; "
    "as a rule card; as the new rule; as our new goal; as our goal; as my first play; as my second play; as "
    "my third play; as my next play; as my last play; as my only play; as my final play; as my play; as my "
    "first card; as my second card; as my last card; as my next card; as my only card; as my card; as my "
    "{nth} play; as my {nth} card; as my {nth} cardplay; as my {nth} and last play; as my last cardplay; as "
    "my first cardplay; as my only cardplay; as my next cardplay; as my cardplay; as another keeper; for my "
    "first play; for my second play; for my last play; for my play; for my first card; for my second card; "
    "for my {nth} play; for my {nth} card; for my {nth} cardplay; for my turn; for this turn; on my turn; in "
    "my turn; during my turn; as my play for this turn; as my play this turn; as my mandatory play; as my "
    "compulsory play; as required; as the rules require; as play {n}; as card {n}"
)
_WHERE_IT_GOES = phrases(
    "in front of me; before me; on the table; face up; down; face up on the table; in front of me as a "
    "keeper; on my side of the table; with my keepers; among my keepers; with my other keepers; in front of "
    "me on the table; on the table before me; on the table in front of me; next to my keepers; into play; "
    "onto the table; face up in front of me"
)
AROUND_PLAY = (
    *AS_WHAT,
    *joined(
        phrases(
            "placing it; putting it; laying it; setting it; dropping it; leaving it; bringing it; and place "
            "it; and put it; and lay it; and set it; and leave it; which goes; and it goes; which i place; "
            "which i put; which i lay; which is placed; and keep it; keeping it; which i keep; where it "
            "stays; it goes; which comes; so it goes; slapping it"
        ),
        _WHERE_IT_GOES,
    ),
    *joined(
        ("the", "the new", "a", "a new", "my", "my new", "our new"),
        ("goal", "keeper", "rule", "goal card", "rule card"),
    ),
    *phrases("an action; the action; a keeper card; an action card"),
    *IN_GAME,
    *phrases(
        "from my hand; out of my hand; in front of me; in front of myself; on the table; onto the table; "
        "into play; face up; face-up; out; to the table; down in front of me; down on the table; from "
        "hand; straight from my hand; into the open; on my side of the table; before me; here; placing it in "
        "front of me; putting it in front of me; laying it in front of me; keeping it in front of me; which "
        "goes in front of me; and place it in front of me; and put it in front of me; to my keepers; among "
        "my keepers; with my other keepers; next to my other keepers; right away; in my front; as the text "
        "says; as its text says; according to its text; as instructed; replacing the old one; replacing the "
        "old goal; replacing the old rule; which replaces the old goal; replacing the current goal; "
        "replacing the current rule; replacing the goal in play; in place of the old one; in place of the "
        "old rule; in place of the old goal; instead of the old rule; as its target; as my target; as the "
        "target; as my victim; as target; as the victim; for a target; with no target; it goes in front of "
        "me; it goes on the table; which replaces the old rule; and carry it out; and carry out its text; "
        "and do what it says; and follow its instructions; to replace the old goal; to replace the old rule; "
        "for the win; to win; and draw {n} cards; and draw the cards; and draw cards; and draw up; and draw "
        "accordingly; drawing {n} cards; and draw"
    ),
)
ONTO_TABLE = phrases(
    "into play; in play; in front of me; in front of myself; on the table; onto the table; down in front of "
    "me; down on the table; as a keeper; as my keeper; as a goal; as the new goal; as the goal; as a rule; "
    "as a new rule; as the new rule; as an action; face up on the table; face up in front of me; as a new "
    "keeper; as another keeper; as a new goal; before me; to my keepers; among my keepers; with my keepers; "
    "next to my keepers; to the table; to my table; to the cards in front of me; to the keepers in front of "
    "me; into effect; into force; in effect; in force; into the game; on my side of the table; on the table "
    "before me; on the table in front of me; face up before me; to the cards on the table; to the rules in "
    "play; to the cards in play; to my other keepers; among my other keepers; down on the table in front of "
    "me; with my other keepers; beside my other keepers; the new goal; the new rule; the goal; the rule in "
    "play; the goal in play; our new goal; as our new goal; from my hand into play; from my hand onto the "
    "table; from my hand to the table; out of my hand and into play; out of my hand onto the table; out in "
    "front of me; right in front of me; here in front of me; as an action card; as a keeper card; up on the "
    "table; to the rules; into action; out on the table"
)
LIMITS = Kind(
    "limit",
    dict.fromkeys(
        phrases(
            "hand limit; keeper limit; limit; hand limit {n}; keeper limit {n}; hand limit of {n}; keeper "
            "limit of {n}; limit of {n}; new hand limit; new keeper limit; new limit; hand limit in play; "
            "keeper limit in play; hand limit rule; keeper limit rule; rules; rule; hand limit card; keeper "
            "limit card; rules in play; current limit; current hand limit; current keeper limit"
        ),
        "limit",
    ),
)
FOR_LIMIT = Slot(
    ("",),
    "limit",
    phrases(
        "to; for; to meet; to comply with; because of; due to; to satisfy; to obey; to respect; under; to "
        "fit; in order to meet; in accordance with; to get under; to stay under; to keep to; to get down to; "
        "to reach; in compliance with; to conform to; per; as per; in response to; as required by; as "
        "demanded by; as; to abide by; by; in view of; given; on account of; down to; to get to; following; "
        "since; as told by; in obedience to; so as to meet; so as to comply with; so as to obey; to bow to; "
        "in deference to; pursuant to; to be within; to stay within; to keep within; to bring my hand down "
        "to; as a result of; in conformity with; to get within; within; owing to; thanks to; to come down "
        "to; at the behest of; at the command of; because i am over; being over; in order to comply with; in "
        "order to satisfy; in order to obey; in order to keep to; in order to respect; in order to get down "
        "to; for the sake of; to suit; as i am over; as i exceed; to keep; to observe; to fulfil; as "
        "commanded by; as i am above; so as to respect; to go down to; so as to get down to; so that i meet"
    ),
    optional=True,
)
AROUND_DISCARD = (
    *IN_GAME,
    *phrases(
        "requires; demands; to it; "
        "from my hand; out of my hand; from hand; from in front of me; in front of me; "
        "from the table; from my keepers; from among my keepers; down; down to {n}; down to {n} cards; down "
        "to {n} card; to get down to {n}; to get down to {n} cards; to go down to {n}; to go down to {n} "
        "cards; to have {n} cards; as required; as demanded; as instructed; of mine; that i own; that i "
        "have; i have; i hold; face up; my extra cards; the following cards; the following card; these "
        "cards; this card; these; this; the following; {n} cards; {n} card; {n} keepers; {n} keeper; two "
        "cards; from my side of the table; to comply; to comply with it; to comply with that; and comply; in "
        "compliance; to obey it; leaving me with {n} cards; leaving me with {n}; leaving {n} cards; leaving "
        "{n} in my hand; which leaves me with {n} cards; which leaves me with {n}; bringing my hand down to "
        "{n} cards; bringing my hand down to {n}; bringing my hand to {n} cards; bringing me down to {n} "
        "cards; so that i have {n} cards; so that i have {n} cards left; so that i hold {n} cards; so that "
        "{n} cards remain; so i have {n} cards; so that my hand has {n} cards; which brings me to {n} cards; "
        "as i must; as i have to; as the limit demands; as the limit requires; as the hand limit demands; as "
        "the hand limit requires; as the keeper limit demands; as the keeper limit requires; as the hand "
        "limit says; as the rule demands; as i am over it; and with it my hopes; so as to comply; in order "
        "to comply; with a heavy heart; to bring my hand down to {n} cards; to bring my hand down to {n}; "
        "leaving me at the limit; which leaves me at the limit; bringing me down to the limit; bringing me "
        "to the limit; bringing my hand down to the limit"
    ),
)
IN_PILE = joined(
    phrases("to; into; in; on; onto"),
    phrases(
        "the discard pile; the discards; the pile of discards; the pile; discard pile; discard; the discard "
        "heap; the heap; the discard stack; our discard pile; the discard"
    ),
)

_SAYS_CHOICE = phrases(
    "i take; i steal; i want; i ask for; and i take; and i steal; i swap hands with; i choose; i target; i "
    "pick; i select; i "
    "name; and i choose; and i target; and i pick; my target is; my choice is; the target is; the choice is; "
    "target; choice; target is; choice is; choosing; targeting; i nominate"
)
_CHOOSING = (
    *phrases(
        "choosing; selecting; picking; naming; targeting; targetting; target; and choose; and target; and "
        "pick; and select; and name; with target; with my target being; with my choice being; target :; "
        "choice :; on; upon; with; with targets; targets :; choices :; with the target; and my target is; "
        "and my choice is; and the target is; and the choice is"
    ),
    *(f"{mark}{words}" for mark in ("", "; ", ": ", "-- ") for words in _SAYS_CHOICE),
)
TARGETS = Slot(
    ("players",),
    "person",
    (
        *_CHOOSING,
        *phrases(
            "at; aimed at; directed at; nominating; from; stealing from; taking from; swapping with; trading "
            "with; exchanging with; swapping hands with; trading hands with; exchanging hands with; choosing "
            "player; choosing the player; targeting player; giving it to; taking it from; stealing it from; "
            "stealing; taking; grabbing; and take; and steal; to take; to steal; fetching; swapping; and "
            "grab; to get; getting; and swap hands with; and trade hands with; and swap with; to swap hands "
            "with; to trade hands with; against; my target being; my victim being; pointing it at; aiming it "
            "at; picking on; directing it at; using it on; and use it on; and aim it at; and point it at; "
            "with as target; the target being; the victim being; its target being; the victim is; and the "
            "victim is; my victim is; turning it on; directed against; inflicting it on; and inflict it on; "
            "robbing; and rob; to rob; hitting; to hit; for the benefit of; trading hands with; and exchange "
            "hands with; to exchange hands with; my choice being; the choice being; its victim being; victim "
            ":; its target is; and its target is"
        ),
    ),
    optional=True,
    many=True,
)
CHOSEN_CARDS = Slot(
    ("cards",),
    "card",
    (
        *_CHOOSING,
        *phrases(
            "card; the card; keeper; the keeper; taking; stealing; grabbing; swapping; trading; exchanging; "
            "giving; returning; fetching; and take; and steal; and grab; to take; to steal; to get; to grab; "
            "to fetch; 's; ' ; giving away; giving up; and fetch; and get; getting; and return; to return"
        ),
    ),
    optional=True,
    many=True,
)
CHOSEN_WORDS = Slot(
    ("words",),
    "text",
    phrases(
        "choosing; with choice; with choices; with the choice; with the choices; with the choice of; choice; "
        "choices; my choice; my choices; naming; selecting; picking; stating; with the words; and choose; "
        "and name; with the answer; answering"
    ),
    optional=True,
)
DRAWN = joined(
    phrases(
        "draw; draw a card; draw my card; draw one card; draw 1 card; draw the card; draw my cards; draw "
        "cards; draw two cards; draw 2 cards; draw three cards; draw 3 cards; draw one; draw 1; draw up; "
        "draw four cards; draw my one card"
    ),
    phrases(", ; and; , then; , and; then; , and then; and then"),
)
