"""Sentences in front of a vote for somebody by which it is for a post, a prize or a chore, and no lynching.

`Casimir needs a new treasurer, and there are two names.`, `Cake duty for Saturday.`, `Someone has to buy the
meat.`, `The award for the best death scene is still open.`: in a game of votes for people the next vote may
be one of these. A post or a party that is only spoken of (`Thanks to our host for the barbecue!`), and what
somebody has to do in the game (`Someone has to hang.`), leaves a vote as it is.
"""

from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in
from gamemaster.language.remarks.remark import Remark

_CLASSES: Final = {
    "POST": (
        "treasurer secretary chairman chairwoman chairperson chair president moderator hosts? "
        "hostess judge jury "
        "assistant deputy organi[sz]er referee editor webmaster librarian caretaker "
        "spokes(?:man|woman|person) "
        "list_owner list_owner_s_job gm game_?master narrator driver cook baker_for goalkeeper "
        "umpire steward "
        "quizmaster dj bartender babysitter photographer translator note_?taker minute_?taker delegate "
        "representative committee board"
    ),
    "PRIZE": (
        "awards? prizes? troph(?:y|ies) spoon medal oscars? nominees nominations? shortlist laurels cup_for "
        "player_of_the_\\w+ man_of_the_match"
    ),
    "CHORE": (
        "buy bring book cook bake drive call ring host clean wash tidy organi[sz]e pay_for fetch "
        "collect sit_out "
        "carry order phone invite greet welcome count represent water feed walk"
    ),
    "SOMEBODY": "somebody someone one_person one_of_us anybody who which_of_us whoever",
    "MUST": (
        "(?:has|have|needs?|ought)_to must should shall will would_like_to can could is_to "
        "wants_to volunteers_to"
    ),
    "SEEK": (
        "needs? seeks? wants? lacks? (?:is|are|s|re|m)_looking_for looks?_for search(?:es)?_for must_find "
        "still_needs? (?:have|has|ve)_to_(?:find|choose|pick|elect)"
    ),
    "NEW": "a an one another the our a_new another_new the_next the_new some new next",
}
_CHOSEN: Final = Grammar(
    _CLASSES,
    (
        ".. SEEK NEW* (?:\\w+)? POST",
        ".. SEEK (?:one|some|a) (?:more)? (?:person|people|volunteer|somebody) (?:who|to|for|that)",
        ".. (?!have|got|ve)\\w+ (?:the|our|a) (?:new|next) POST !has !have !had !is !was !and",
        "(?:the|our|a) (?:new|next) POST !has !have !had !is !was !and",
        ".. (?:to_be|as|for) (?:the|our|a)? (?:new|next)? POST (?:$|of|for|by|once|when|at|there|then)",
        (
            ".. (?:election|elections|ballot|vote|poll|survey|candidates?|applications?) "
            "(?:for|of|on) (?:the|our|a)* "
            "(?:new|next)? (?:POST|PRIZE|logo|motto|name|venue|date|menu|cake|costume|drawing)"
        ),
        ".. (?:about|on) the POST s? (?:job|post|office|seat|election)",
        ".. (?:resigns?|steps_down|retires|gives_up|hands_over) .. POST",
        ".. (?:cant|can_t|cannot|couldn_t|won_t|will_not) be (?:the|our|a)? POST",
        ".. SOMEBODY MUST (?:also|still)? CHORE",
        (
            ".. SOMEBODY (?:will|ll|d)? (?:also|still)? "
            "(?:brings?|bakes?|cooks?|drives?|books?|buys?|hosts?|sleeps_in|"
            "pays_for|sits_out|washes|cleans|sings|reads_out)"
        ),
        ".. whose (?:house|place|flat|car|garden|cake|turn_to_cook|kitchen|tent)",
        ".. (?:cake|cooking|kitchen|washing_up|cleaning|dish|coffee|beer|driving|tea|snack) duty",
        ".. (?:for|about) the PRIZE",
        (
            ".. the (?:golden|silver|annual|yearly|season_s)? PRIZE .. "
            "(?:open|goes|best|worst|season|year|nominees)"
        ),
        "for the (?:golden|silver|annual)? PRIZE",
        ".. (?:favourite|favorite|candidate|choice|pick) for the (?:lead|role|part|PRIZE|post|job)",
        ".. whom we d (?:take|invite|marry|send|like)",
        ".. (?:survey|questionnaire|quiz|poll) (?:wants|asks|on|about|for)",
        ".. show of hands who",
        ".. (?:photos|pictures|drawings|costumes|cakes|entries) .. (?:competition|contest|night|fancy_dress)",
        ".. (?:our|the|a) (?:next|summer|new) (?:game|season|campaign) who",
        "(?:cake|cooking|kitchen|washing_up|cleaning|coffee|beer|driving|tea|snack) duty",
        "SOMEBODY MUST (?:also|still)? CHORE",
        ".. SEEK (?:somebody|someone) (?:who|to|for|that)",
        (
            ".. (?:cake|costume|photo|drawing|cooking|baking|song|talent|dance|pumpkin|poetry|story) "
            "(?:contest|competition)"
        ),
        "(?:the)? best (?:costume|cake|photo|song|drawing|dancer|cook|singer|dressed|death_scene|supporting)",
    ),
)
_SIGNS: Final = words_in(
    "treasurer secretary chairman chairwoman chairperson chair president moderator host hosts "
    "hostess judge jury "
    "assistant deputy organiser organizer referee editor webmaster librarian caretaker spokesman spokeswoman "
    "spokesperson owner gm gamemaster master narrator driver cook goalkeeper umpire steward quizmaster dj "
    "bartender babysitter photographer translator delegate representative committee board award awards prize "
    "prizes trophy spoon medal oscar oscars nominees nomination nominations shortlist somebody "
    "someone person "
    "who whoever anybody whose duty survey quiz poll questionnaire favourite favorite candidate whom photos "
    "pictures drawings costumes cakes entries"
)
_OF_THE_GAME: Final = words_in(
    "wolf wolves werewolf werewolves lynch lynched hang hanged die dead killed kill rope gallows "
    "seer villager "
    "village suspect suspicious innocent guilty lynching hanging rules reminds"
)
_THANKS: Final = words_in("thanks thank congratulations congrats welcome sorry")
_MOST: Final = 32


def is_of_a_post(said: Remark) -> bool:
    """Whether the votes below a sentence may be for a post, a prize or a chore."""
    lows = said.lows
    if _SIGNS.isdisjoint(lows) or len(lows) > _MOST or not _OF_THE_GAME.isdisjoint(lows):
        return False
    if lows[0] in _THANKS and _PHOTOS.isdisjoint(lows):
        return False
    return any(_CHOSEN.match(f" {part}") is not None for part in (said.said, *said.parts))


_PHOTOS: Final = words_in("poll survey photos pictures drawings election")
