"""Headings of one's own acts in front of their colon: `Section 1, trade:`, `Then the board:`, `Pleasure:`.

They say which part of the mail it is and what it is about. What must stay true: a topic is a matter of the
game or of life and nobody who may speak (`Goblin: I explore.`), and no sort of text (`Draft:`, `Option 1:`).
"""

from typing import Final

CLASSES: Final = {
    "SECTION": (
        "section sections part item point topic paragraph agenda_item number no step matter heading "
        "business_item order_of_business"
    ),
    "ORDER": "\\d{1,2} one two three four five six ii iii iv vi i a b c d first second third fourth last",
    "THEN": (
        "first firstly second secondly third thirdly then next last lastly finally also now "
        "to_begin_with to_start_with to_finish to_finish_with on_to now_for now_to and_now and_then "
        "and and_last and_finally back_to over_to"
    ),
    "TOPIC": (
        "lynching trade trades trading market markets business pleasure duty duties fun building buildings "
        "board constructor constructors machines investing investment investments money finance "
        "finances gold banking debts debt intent intents intention intentions objection objections "
        "support petition petitions politics diplomacy parties party quests quest combat fight fights "
        "fighting battle health healing medicine travel travels travelling movement moving moves "
        "exploring exploration adventure adventures shopping shop gifts presents charity chores work "
        "cards discards proposals guild offers offer exchange exchanges tiles map community "
        "communities dungeon rest bookkeeping paperwork serious_part fun_part boring_part easy_part "
        "hard_part main_thing main_part official_part important_part game_part rest_of_it formalities "
        "formal_part"
    ),
}
LINES: Final = (
    "THEN? SECTION ORDER (?:of_\\w+)? (?:the|my|our)? TOPIC? $",
    "THEN* (?:the|my|our|some|a_bit_of|a_little|to_the|to|with_the) TOPIC (?:and_TOPIC)? THEN? $",
    "(?:first|then|also|finally|now|and|and_now)? TOPIC (?:and_TOPIC)? (?:first|then|now|next)? $",
    (
        "OH* (?:late|last|short|brief|tired|early|quick|sleepy|hungry|busy|slow|in_a_hurry|in_a_rush) "
        "(?:of_time|on_time|to_the_party|out_of_time|for_time)? as (?:always|ever|usual|before|promised|"
        "expected|you_know) $"
    ),
)
