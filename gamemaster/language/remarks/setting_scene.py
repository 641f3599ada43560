"""Sentences in front of acts that set a scene, begin a show, or teach: what follows is told, sung or shown.

`It is 1999.`, `Cut to last Friday.`, `Let me describe my perfect Sunday.`, `We begin with a song.`, `My
daughter learns English.`, `Somewhere out there is a braver me.`, `A horse walks into a bar.`, `From the
Korean:`. Chat about the evening, the song or the language that says something of its own is none of these.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import FULL_MONTHS, WEEKDAYS
from gamemaster.language.english.tokens import words_in

_DAY: Final = "|".join(sorted(WEEKDAYS))
_MONTH: Final = "|".join(sorted(FULL_MONTHS - {"may"}))
_CLASSES: Final = {
    "SO": "so and but now well ok okay then right",
    "YEAR": "1\\d\\d\\d 20[01]\\d 202[0-4]",
    "THEN": (
        f"last_\\w+ (?:next|the_coming)_\\w+ yesterday tomorrow {_DAY} {_MONTH} "
        f"(?:the|that)_(?:day|night|morning|"
        "evening|week|time|moment) YEAR (?:in|on)_\\w+ \\w+_ago"
    ),
    "NUMBER": "one two three four five six seven eight nine ten \\d+ the_first the_last first last",
    "SONG": (
        "songs? tunes? poems? limericks? novel story tale play scripts? sketch haikus? verse sonnet "
        "musical opera ballad joke riddle quiz puzzle quotations? quote proverb anecdote legend myth fable "
        "parable lie bluff dream nightmare memory flashback recap mail line sentence"
    ),
    "TELL": (
        "describe retell recount narrate relate relive act_out re_?enact sing recite "
        "read_(?:you|out|aloud) tell_you_(?:about|a|the|how|what) tell_(?:about|a|the) paint play_out "
        "imitate impersonate"
    ),
    "TELLING": (
        "describing retelling recounting narrating reliving reciting recalling remembering re_?enacting "
        "singing"
    ),
    "SPEECH": (
        "latin french german korean japanese chinese spanish italian dutch russian polish greek esperanto "
        "klingon elvish welsh irish danish swedish norwegian finnish turkish arabic hebrew hindi "
        "portuguese czech hungarian orcish goblin wolfish"
    ),
    "LEARNS": (
        "(?:is|s|are|re)_(?:learning|studying|practi[sc]ing) learns? practi[sc]es? studies "
        "(?:has|have|s|ve)_(?:just_)?(?:learned|learnt|picked_up)"
    ),
    "BEGIN": "begin start open kick_off warm_up",
    "NOVICE": "beginners? newcomers? nn new_players? novices? newbies? learners?",
}
_SET: Final = Grammar(
    _CLASSES,
    (
        # the time of a tale
        (
            "SO* (?:it|the_year) (?:is|s|was) (?:the_year|back_in|(?:the_)?(?:summer|winter|spring|"
            "autumn)_of)? YEAR"
        ),
        "(?:the)? (?:summer|winter|spring|autumn|christmas|easter|year) (?:of|in)? YEAR",
        (
            "SO* (?:it|this) (?:is|s) the \\w+ (?:round|day|turn|week|session|game|evening|night) of "
            "(?:the)? (?:YEAR|last)"
        ),
        (
            "SO* there (?:i|we) (?:am|m|are|re) (?:last|yesterday|in_YEAR|half_asleep|lying|sitting|"
            "standing|in_the_middle|on_\\w+day)"
        ),
        (
            "SO* (?:let_s|let_us|please)? (?:cut|jump|skip|flash|rewind|wind|spool|scroll|fast_forward|"
            "flash_forward|flash_back) (?:back|forward|ahead|on)? to (?:THEN|(?:\\w+_)?\\w+_later)"
        ),
        "SO* it was a dark and stormy",
        (
            "(?:you_(?:won_t|wont|ll_never|will_never|wouldnt|wouldn_t)) believe "
            "(?:my_dream|what_i_dream\\w*|the_dream)"
        ),
        "(?:the_way_i|as_i|how_i) (?:remember|recall) (?:it|things|monday|that)",
        "(?:that|this) (?:night|evening|day|game|session|round|summer|scene) is still with me",
        "i still (?:laugh|cringe|shudder|giggle|blush|dream) (?:about|at|of|when|over|when_i) !that !it",
        (
            "here (?:is|s) what (?:happens|happened|will_happen|is_going_to_happen) "
            "(?:next_\\w+|last|on|tomorrow|when|if)"
        ),
        "what happened (?:on|last|yesterday|that|in)(?!.*_(?:is|was|made|has|s)_) .. $",
        (
            "SO* (?:stage|step|phase|part) NUMBER of (?:the|my|our) (?:\\w+)? "
            "(?:plan|scheme|plot|programme|strategy)"
        ),
        "when i (?:m|am) (?:old|grown_up|rich|king|queen|dead|retired) .. $",
        (
            "this is (?:exactly|also)? (?:what|how) (?:got|i_got|we_got|cost|lost|i_lost|i_won|we_lost) .. "
            "(?:last|in|on|\\w+_ago)"
        ),
        ".. (?:in_bed|fever|ill|asleep) .. having (?:visions|nightmares|hallucinations|a_dream|dreams)",
        # who begins a show
        "SO* (?:let_me|let_us|let_s|may_i|i_ll|i_will|i_want_to|i_d_like_to|i_m_going_to) TELL",
        "SO* TELLING (?:my|our|the|a|how|last|what|an|old|past|nn_s)",
        (
            "SO* (?:let_me|let_us|let_s|we|we_ll|i|i_ll|i_d_like_to|i_will) (?:will|shall)? BEGIN "
            "(?:today|off|this_mail|this_week)? with (?:an?|the|my|some|one|your) (?:\\w+)? (?:\\w+)? SONG"
        ),
        "working on (?:an?|my|our|the) (?:\\w+)? SONG",
        (
            "i (?:ve_got|have|have_got) (?:an?|this|that|the) (?:\\w+)? (?:tune|song|line|melody|jingle) "
            ".. in my head"
        ),
        (
            "(?:my|the|an?)? (?:next|little|short)? (?:play|drama|tragedy|comedy) in NUMBER "
            "(?:lines?|acts?|scenes?|sentences?)"
        ),
        (
            "(?:in|on) (?:an|a) (?:normal|typical|usual|average|ordinary|perfect|quiet|regular|standard) "
            "(?:week|day|month|round|turn|year|session|evening|morning|night|\\w+day) $"
        ),
        # other worlds
        "there (?:is|s) a version of (?:me|myself)",
        (
            "somewhere (?:out_there|else)? .. (?:braver|bolder|wiser|other|second|luckier|richer|happier) "
            "(?:me|\\w+)"
        ),
        (
            "SO* (?:meanwhile|elsewhere)? in (?:an?|another|some) (?:alternate|alternative|parallel|other|"
            "different)? (?:universe|timeline|reality|dimension|world|life) $"
        ),
        "if i (?:were|was) .. $",
        "(?:my|the|our) (?:secret|dearest|greatest|only|one|last|deepest) (?:wish|desire|dream|fantasy) $",
        "all i want for (?:christmas|my_birthday)",
        "what if $",
        "who am i $",
        "doing the (?:sums|maths?|numbers|arithmetic) (?:here|now|first)? $",
        # teaching and languages
        (
            "(?:please|now|and|all|everybody|everyone|kindly)* (?:write|copy|read|repeat|translate|sing|"
            "say|chant|memori[sz]e|learn|conjugate|complete|punctuate|decline|recite) "
            "(?:this|these|it|them|the_following)? (?:after_me|out_(?:a|ten|fifty|loud|\\d)|aloud|along|"
            "with_me|out_loud|by_heart|in_chorus|together|backwards?|into_SPEECH|a_hundred_times|ten_times)"
        ),
        "how (?:it|this|that|a_turn|voting|the_game|a_move|a_vote) (?:all)? works $",
        (
            "(?:so|just|quickly)? to (?:recap|sum_up|explain|summari[sz]e) (?:the|our|how) "
            "(?:rules?|procedure|game|turn|voting)"
        ),
        (
            "(?:an?|one)? (?:good|safe|typical|classic|useful|handy) "
            "(?:opening|first_move|start|strategy|line|turn|move|phrase) for (?:an?|the|all|any)? NOVICE"
        ),
        "(?:my|the) (?:magic|secret)? formula (?:is|was) (?:simple|this|as_follows|easy|short)",
        (
            "for (?:the|our|my|your) (?:faq|manual|handbook|tutorial|wiki|glossary|textbook|phrasebook|"
            "NOVICE) $"
        ),
        "(?:now|and|or|same)? (?:in|from|into|out_of) (?:the)? SPEECH (?:please|now|then|below)? $",
        (
            "(?:the)? (?:english|this_language|language|our_language) is "
            "(?:such_)?(?:an?_)?(?:odd|strange|weird|funny|curious)"
        ),
        "what (?:an|a) (?:strange|odd|funny|weird|curious) language",
        (
            "(?:my|our|the|his|her) \\w+ LEARNS (?:to_(?:read|write|type|talk|speak|say|spell)|english|"
            "an?_(?:new_)?(?:sentence|word|phrase|trick|line)|SPEECH)"
        ),
        (
            "(?:google|deepl|the_dictionary|my_dictionary|the_translator|my_phone|babelfish|auto_?correct|"
            "auto_?complete|predictive_text|spell_?check|dictation) "
            "(?:says|translates|gives|makes|offers|suggests|turns|changes|thinks)"
        ),
        "(?:the|all)_(?:first|last|initial) letters .. (?:of|in|spell)",
        "ich (?:spiele|stimme|gehe|erkunde|gebe) .. $",
        "(?:rot_?13|decoded|deciphered|decrypted|unscrambled|backwards|read_backwards) .. $",
    ),
)
_TOLD: Final = Grammar(_CLASSES, (".. (?:walks|walk) into (?:an|a|the) (?:bar|pub|tavern|inn)",))
_QUIZ: Final = Grammar(
    _CLASSES,
    (
        (
            "which (?:one|of_these|of_them|(?:sentence|line|statement|word|answer|claim)s?) "
            "(?:is|are|was|comes|does|doesnt|do) (?:not)? (?:false|wrong|next|an?_lie|the_lie|true|made_up|"
            "missing|the_odd|an?_bluff|belong|fit)"
        ),
        (
            "what (?:should|does|would|could|might) (?:the|my|a|our) \\w+ "
            "(?:say|sing|shout|reply|answer|croak|write)"
        ),
    ),
)
_LEADS: Final = words_in("meanwhile now so and then today joke elsewhere")
_HEADED_BY: Final = Grammar(
    _CLASSES,
    (
        "(?:\\w+)_(?:\\w+_)?(?:years?|months?|weeks?|days?)_ago $",
        "(?:yesterday|tomorrow|last_\\w+|next_\\w+) $",
        "SO* there (?:i|we) (?:am|m|are|re|was|were|stand|sit|stood|sat) $",
    ),
)
_BESIDE_TIME: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:my|our|the|a|an) (?:first|last|second|third|other|old|previous) "
            "(?:game|round|list|turn|session|season|week)"
        ),
        "(?:another|a_different|the_other|an_older|the_old) (?:list|game|table|round|group|season)",
        "(?:quarter|half)_past_\\w+ $",
        (
            "(?:nine|ten|eight|seven|six|five|four|three|two|one|noon|midnight|eleven|twelve|\\d+) "
            "(?:o__clock|o'clock|sharp|am|pm)? $"
        ),
        "(?:last_\\w+|in_YEAR|half_asleep|all_alone|alone_in|lost_in|in_the_middle|yesterday|back_in)",
        "then $",
    ),
)


def sets_scene(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence, its words between marks, does so."""
    if not parts:
        return False
    if parts[0] in _LEADS and len(parts) > 1:
        parts = parts[1:]
    if _SET.match(f" {parts[0]}") or _TOLD.fits_any(parts):
        return mark != "!" or parts[0].startswith("if ")
    if mark == "?":
        return _QUIZ.match(f" {parts[-1]}") is not None
    if len(parts) > 1 and _HEADED_BY.match(f" {parts[0]}"):
        return all(_BESIDE_TIME.match(f" {part}") for part in parts[1:])
    return False
