"""Sentences in front of acts that open a letter, old or another's, or somebody's way of thinking.

`Below is Brask's mail.`, `Here's what came from Casimir.`, `I quote the whole of it.`, `His words, as near as
I remember.`, `Jun gave me a sheet of paper for the list.`, `This week I play for Rutger.`, `Rutger's view of
it is as follows.` hand on what somebody else says; `Here's what I wrote to you on Monday.`, `GM, your program
read my last mail wrongly.`, `Somebody has posted in my name.` what stands in another mail; `Brask, my answers
are in between.` lets others' lines stand among one's own.

What must stay true: thanks for a mail, praise of it, and an own mail that was lost and is sent again (`My
move of Monday is missing, so here it is again.`) leave what stands below as it is.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.times import WEEKDAYS
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "SO": "so and but now well ok okay then also dear_\\w+ first second next gm nn jun listen p s ps pps",
    "LETTER": (
        "(?:\\w+_)?(?:mails?|e_?mails?|messages?|letters?|notes?|posts?|postcards?|fax|telegrams?|"
        "voice_?mails?|voice_messages?|answers?|reply|replies|statements?|contributions?|dictation|"
        "announcements?|texts?)"
    ),
    "PAPER": (
        "sheets? slips? pages? scraps? pieces? cards? notes? letters? lines? messages? text envelopes?"
    ),
    "HIS": "his her their nn_s",
    "HE": "he she they nn",
    "KIN": " ".join(
        sorted(words.KIN | {"boy", "girl", "kid", "flatmate", "neighbour", "grandson", "granddaughter"})
    ),
    "POINT": (
        "below here this that it now first next these what_follows the_following underneath above "
        "(?:the|all_of_the)_rest(?:_of_this_\\w+)? everything_below all_(?:of_)?(?:this|the_above) "
        "the_next_(?:paragraph|part|bit|lines?|words?) the_(?:paragraph|part|bit|lines?|words?)_below"
    ),
    "BE": "is are s was were comes? follows?",
    "QUOTE": (
        "(?:ve_|have_|ll_|will_|can_|may_|just_|only_|then_|had_)*(?:quote|quoted|copy|copied|paste|pasted|"
        "forward|forwarded|transcribe|transcribed|reproduce|reproduced|typed?|wrote_down|written_down|"
        "noted_down|scan|scanned|relay|relayed)"
    ),
    "EDIT": (
        "(?:ve_|have_|ll_|will_|just_|only_|had_)*(?:tidied(?:_up)?|translated?|corrected?|polished?|"
        "shortened?|edit(?:ed)?|cleaned(?:_up)?|paraphrased?|summari[sz]ed?|improved?|spell_?checked|"
        "repeat|repeated|pass(?:ed)?_on|read_out|put)"
    ),
    "HANDED": (
        "gave handed left slipped passed sent texted faxed posted mailed brought dictated wrote phoned"
    ),
    "DAY": (
        f"(?:(?:last|on|this|of)_)?(?:{'|'.join(sorted(WEEKDAYS))}) yesterday (?:last|this)_(?:night|week|"
        "month|year|morning|evening|round|summer|winter|spring|autumn|season) \\w+_(?:days?|weeks?|months?|"
        "years?|rounds?)_ago back_then long_ago in_(?:round|week|season)_\\w+ earlier once "
        "the_(?:other_day|day_before|week_before)"
    ),
    "SENT": "wrote sent posted mailed said told typed announced declared published answered replied",
    "MINE": "move mail vote turn message ballot post line action order announcement",
    "PLAIN": (
        "(?:as_follows|this|the_following|easy_to_follow|"
        "easily_told|quickly_told|well_known|always_the_same|plain_to_see|easy_to_guess|not_hard_to_guess)"
    ),
    "VIEW": (
        "plan mind mindset strategy view position opinion take thinking reasoning motto philosophy excuse "
        "attitude creed defence logic "
        "point_of_view standpoint line_of_thought argument case story version"
    ),
    "BARE": (
        "(?!(?:is|are|was|were|s|has|have|had|does|did|will|would|can|could|made|makes|went|goes|came|comes|"
        "got|gets|took|takes|gave|gives|kept|keeps|i|we|m|ll|ve|it|holds?|convinced|surprised|pleased)\\b)\\w+"
    ),
    "NR": "nr one two three four five several some a_few (?:a_)?couple_of many vv vo",
}
_PASSED: Final = Grammar(
    _CLASSES,
    (
        # a letter is shown
        "SO* POINT BE (?:all|only|just|again|simply|the|what_is_in)* (?:nn_s|his|her) LETTER",
        "SO* POINT BE (?:all|only|just|again|simply)* (?:nn_s|by_nn|from_nn) $",
        "SO* (?:the_following|what_follows|below) BE (?:by|from) nn",
        "SO* POINT BE (?:all|only|just|again|simply)* (?:written|dictated|typed|sent) by (?:nn|my_KIN)",
        (
            "SO* (?:POINT BE|you_\\w+|nn_\\w+)* what (?:came|arrived|reached_me|landed) .. from (?:nn|"
            "him|her|them)"
        ),
        (
            "SO* (?:POINT BE|you_\\w+|nn_\\w+)* what i (?:got|heard|have|received|had) from (?:nn|him|"
            "her|them)"
        ),
        (
            "SO* (?:this|the_following|what_follows|it) (?:arrived|came|reached_me|landed|turned_up) "
            "(?:on|in|by|at|through|via|under) (?:my|our|the) .? .? (?:fax|phone|machine|doormat|door|"
            "inbox|post|mail|letterbox|desk|pocket|shoe|archive)"
        ),
        (
            "SO* (?:i|we|let_me) QUOTE (?:the_whole_of|all_of|the_rest_of|every_word_of)? (?:it|him|them|"
            "HIS|nn) !is"
        ),
        "SO* (?:i|we) (?:typed|wrote|copied|took|noted) (?:it|this|them|HIS_\\w+) (?:out|down) .? $",
        "SO* (?:so|and)? (?:i|we|let_me) EDIT HIS LETTER",
        (
            "let me EDIT (?:HIS_LETTER|it|that|this|him|her) (?:in|into) (?:plain|simple|other|my|fewer|"
            "short|clear|everyday)"
        ),
        (
            "(?:if_i_had|let_me_try|i_ll_try|i_try|just|time)* to (?:sum_up|summari[sz]e|paraphrase|"
            "boil_down|condense) HIS .? .? (?:LETTER|speech|argument|case|story)"
        ),
        (
            "HIS (?:exact|own|very|last|parting|first)? words (?:as|more_or_less|roughly|verbatim|"
            "in_full|from_memory|again|to_me|were|exactly|were_these)? .. $"
        ),
        "HE SENT (?:to)? (?:me|us) (?:off_list|privately|in_private|off_the_list|this|the_following) .. $",
        (
            "nn HANDED (?:me|us)? (?:an?|the|this|his|her|these|some) .. (?:for_(?:the_list|the_game|"
            "you_all|all_of_you|everybody|everyone|us_all)|to_(?:post|pass_on|read_out|type_up|type_out|"
            "forward|copy|share|put_up|send_on))"
        ),
        (
            "nn .. (?:wants?|would_like|d_like|has|have|asked|insists_on)_(?:to_)?(?:say|add|saying|"
            "adding)_(?:something|a_few_words|a_word|hello_too|a_line|his_piece|her_piece)"
        ),
        (
            "nn (?:uses|is_using|borrows|borrowed|types_on|is_typing_on|writes_from|posts_from|is_at|"
            "sits_at|has_hijacked|hijacked) (?:my|this) (?:account|address|computer|laptop|phone|mail|"
            "keyboard|machine)"
        ),
        (
            "nn s (?:LETTER|message|words) (?:hasnt|has_not|didnt|did_not|never|havent) (?:yet)? "
            "(?:reach|reached|arrive|arrived|get|got|made)"
        ),
        ("(?:by|from|written_by|typed_by) (?:my|our) (?:\\w+_old_|little_|big_|youngest_|eldest_)?KIN $"),
        "(?:my|our|nn_s) (?:\\w+)? KIN s LETTER (?:to|about|for) .. $",
        (
            "nn (?:gave|sent|handed|left|dictated|mailed|texted|phoned) .. (?:HIS|this|that|"
            "the_following|what) (?:mail|move|message|vote|turn|letter|lines|to_(?:type|write|say|post|"
            "send)) .? .? .? $"
        ),
        (
            "(?:he|she) (?:told|gave|sent|dictated|handed|left|texted|phoned) me (?:what|HIS|the) "
            "(?:to_(?:type|write|say|post|send)|move|mail|vote|turn|message|text|words|lines) .. $"
        ),
        (
            "SO* (?:here_comes|here_is|here_s|this_is|below_is|now|next)? (?:a|the|my)? (?:word|"
            "few_words|LETTER) (?:from|by|of) (?:my_(?:\\w+_)?KIN|our_sponsor|our_reader|nn|a_reader|"
            "a_friend) !is !was !made !has .. $"
        ),
        (
            "SO* i (?:m|am)? (?:lend|lending|speaking_with|giving|typing_with) nn my (?:voice|fingers|"
            "keyboard|hands|pen)"
        ),
        "nn (?:speaks|speaking|writes|writing|here|typing|types|begins_to_speak) $",
        "(?:voice_)?(?:message|mail|call) from nn $",
        (
            "SO* i (?:ve|have)? (?:dug_out|dug_up|found|unearthed|came_across|rediscovered) (?:my|nn_s) "
            "(?:very)? (?:first|old|oldest|ancient|earliest|forgotten) LETTER .. $"
        ),
        "i (?:ve|have)? found an? LETTER of nn_s .. $",
        (
            "SO* (?:you|he|she|they|nn) (?:ve|have|has)? (?:asked|wanted|requested|begged) .. (?:copy|"
            "repeat|transcript|reprint) of (?:my|HIS) (?:MINE|LETTER)"
        ),
        "(?:and|so)? i (?:type|write|speak|answer) for (?:him|her|them|nn) .. $",
        "SO* (?:i|we) QUOTE (?:this|that) (?:for|from|by)",
        (
            "(?:just|only)? (?:received|arrived|taken_down|noted_down|came_in) (?:(?:this|last)_\\w+|"
            "today|yesterday|just_now|by_\\w+|on_\\w+|over_the_\\w+)? (?:from|by) nn $"
        ),
        "HIS LETTER (?:to|about|on) (?:my|your|our|the) BARE BARE? BARE? BARE? BARE? $",
        "nn left (?:this|these|the_following) (?:on|in|under|at|behind|by|for|with) .. $",
        "(?:the|my) (?:keyboard|floor|pen|microphone|stage) (?:s|is) (?:yours|his|hers|nn_s)",
        # whose seat one plays
        (
            "SO* (?:this_week|today|this_time|tonight|this_round|for_once|now)? i (?:play|speak|move|"
            "vote|act|write|stand_in|fill_in|sit_in|deputi[sz]e|look_after_things) for nn (?:today|"
            "this_week|now|again|here|this_round)? $"
        ),
        "SO* in HIS name (?:and_not|not|only|then|now)? .. $",
        "SO* (?:with|wearing|under) HIS (?:hat|cap) .. $",
        "SO* (?:wearing|with|i_wear|i_m_wearing|i_have) (?:two|both|several|three) hats",
        # how somebody thinks
        (
            "HIS (?:usual|whole|own|only|latest|new|old)? VIEW (?:of_it|on_it|on_this|in_this|"
            "on_the_matter|so_far)? (?:is|was|s|has_always_been|goes|runs|remains) (?:always|still|quite|"
            "really|very|rather)? PLAIN"
        ),
        (
            "HIS (?:usual|whole|own|only|latest|new|old)? VIEW (?:of_it|on_it|on_this)? has always been "
            "(?:the_same|this|clear|simple|that)"
        ),
        (
            "HIS (?:usual|whole|own|only|latest|new|old)? (?:VIEW|LETTER) in (?:one|a|two|three|nr|short|"
            "brief|plain|few|my|other) .? .? $"
        ),
        (
            "i (?:can|could)? (?:already|just|practically|almost|still)* hear (?:him|her|them|you_all|"
            "you) (?:already|now|saying|say|say_it)? $"
        ),
        "nn (?:grins|nods|smiles|shrugs|winks|sighs|frowns|stares|whistles|whispers) (?:at_me|back)? $",
        (
            "(?:he|she) (?:grins|nods|smiles|shrugs|winks|sighs|frowns|stares|whistles|whispers|"
            "does_this_voice|does_that_voice) (?:at_me|back)? $"
        ),
        "i ask (?:him|her) (?:what|who|why|whether|if|how|where)",
        "(?:had|having) a (?:beer|coffee|drink|pint|chat) with nn $",
        "nn (?:interviewed|has_interviewed|interviews|quizzed|rang|calls) me (?:about|on) .. $",
        "nn at (?:my|the) (?:door|window|phone|table|gate)",
        "(?:first|then|next|last|after_that) (?:came|comes|come|follows|was) nn s $",
        "HIS LETTER (?:is|was) the (?:shortest|longest|plainest|quickest|simplest|briefest)",
        "SO* (?:i|we) know how HIS (?:mind|head|brain|thinking) (?:works|ticks|runs)",
        (
            "HIS (?:standpoint|position|view|opinion|attitude) (?:hasnt|has_not|never|remains) "
            "(?:changed|changes|unchanged)? (?:since_.*)? $"
        ),
        (
            "(?:what_)?would an? (?:\\w+er|better|bolder|wiser|cleverer|other) \\w+ (?:write|do|play|say|"
            "send) $"
        ),
        "i (?:can|could)? (?:already)? see it (?:all)? (?:coming|happen|happening|before_me) $",
        # lines among one's own
        (
            "(?:i_ve|i_have|i)? (?:put|wrote|answer|answered|reply|replied|comment|commented|inserted|"
            "interspersed) (?:my_(?:answers?|replies|comments))? (?:in_between|inline|in_line|below_each|"
            "in_the_text|between_your|line_by_line|under_each|point_by_point|paragraph_by)"
        ),
        (
            "(?:my)? (?:answers?|replies|comments|remarks) (?:are)? (?:in_between|inline|in_line|"
            "in_the_text|between_your_lines|below_each|marked|in_capitals|in_italics|in_brackets|"
            "interspersed)"
        ),
        (
            "(?:your|his|her|nn_s) (?:LETTER|text|lines|words|questions?) in (?:black|red|blue|green|"
            "italics|bold|grey|plain)"
        ),
        "all_of_(?:the_above|this|it)_(?:is|was|s)_(?:by|from) nn",
        "(?:von|de|van|fra|fr[aå]n|od|di|da) nn $",
        "nn .. (?:original|urspr[uü]ngliche)_(?:nachricht|message)",
        # a line for others
        "SO* this (?:line|one|mail)? never (?:left|reached|got_out|went_out|made_it)",
        (
            "(?:here_is|here_s|that_s|this_is) (?:a|the|your|another) (?:line|text|sentence|answer|move|"
            "mail) for (?:you|him|her|them|nn|all_of_you)"
        ),
        "(?:both|all|each|the_two) of you get .. (?:same|identical) (?:text|line|mail|words|letter)",
        "everyone who s with me does",
        "the magic words (?:are|is|were)",
        (
            "(?:just|please)? tell (?:him|her|them|nn) what (?:he|she|they|nn) (?:wants?|needs?|likes?|"
            "longs?) to hear"
        ),
        # what stands in another mail
        (
            "SO* (?:here|this|that|below|the_following) (?:is|s|was|are) (?:again)? (?:what|the_\\w+|"
            "my_\\w+) (?:that_|which_)?i (?:had_)?SENT (?:to_(?:you|him|her|them|nn|the_list|my_\\w+))? "
            ".. DAY"
        ),
        (
            "SO* DAY i SENT (?:only|just|to_you|the_list)? (?:this|the_following|one|an?|exactly|"
            "nothing_but|these) (?:\\w+_)?(?:this|lines?|sentences?|words?|mails?|one|following|"
            "message)? $"
        ),
        "i (?:SENT|said) the_same (?:as|thing_as|words_as|line_as) .. $",
        (
            "my MINE (?:of|from) DAY .. (?:is|was|isnt|wasnt|hasnt|never|doesnt|cannot_be) (?:not|been)? "
            "(?:missing|counted|listed|in_the_archives?|overlooked|left_out|appeared|show|shown|recorded|"
            "there|found)"
        ),
        "my MINE (?:of|from) (?:that|DAY) .? .? is in the (?:archive|log|list)",
        (
            "SO* (?:in)? your (?:report|log|list|table|record|summary) (?:of|for|on|from)? .. (?:i_m|"
            "i_am|says_that_i|has_me|lists_me|shows_me|says_i|counts_me|i_appear)"
        ),
        (
            "SO* (?:i_see|there_are|i_find|i_found) (?:NR)? (?:entries|lines|moves|votes|records) "
            "(?:under|in|against|by) my name"
        ),
        (
            "(?:two|three|some|several|nr|vv)? (?:lines|entries) (?:of|in) (?:your|the) (?:log|report|"
            "record|list)"
        ),
        (
            "your (?:program|programme|parser|bot|script|machine|robot|software) (?:has)? (?:read|"
            "misread|took|counted|understood|got|recorded|noted|logged|entered) .. (?:wrongly|wrong|"
            "mistaken|twice|badly|as|down)"
        ),
        (
            "it (?:has)? (?:noted|wrote|put|entered|logged|recorded|understood|took) (?:down)? "
            "(?:something|quite_something|a_different|another) (?:else|different|quite_different|"
            "entirely)? .. $"
        ),
        (
            "(?:somebody|someone|somebody_else|who|a_stranger|some_joker|nn) (?:has|have|had)? (?:posted|"
            "written|sent|mailed|wrote) .. in my name"
        ),
        (
            "(?:i_ve|i_have|i)? (?:looked|checked|searched|found_it|looked_it_up|dug) .? (?:in|through) "
            "(?:my|the) (?:sent|out|mail|old)_?(?:folder|box|mails?|messages|archive)"
        ),
        (
            "my (?:record|history|score|scorecard|log|diary|deeds) (?:this|for_the|of_the|of_this|"
            "so_far) .? .? $"
        ),
        (
            "(?:my|our|the|his|her) (?:first|last|very_first|very_last|opening|closing|oldest) LETTER "
            "(?:of|in|from) (?:season|round|year|game|the|my) .? .? $"
        ),
        "(?:the)? (?:last|first|famous) words of (?:each|all|every|some)",
        "what the (?:first|last) LETTER of .. (?:was|is) $",
        "SO* what i (?:ve|have) (?:done|sent|played|voted|written) .? so far .. $",
        "SO* (?:so_far|up_to_now|until_now|already|to_date) (?:this|in_this|today|in_the) .? $",
    ),
)
PASSED_ON: Final = words_in(
    "never "
    "'s account act all answer answers are arrived ask asked at attitude borrows bot both by call came "
    "checked comments copied copy corrected creed da de di does dug each edited entries everybody "
    "everyone excuse far first floor follows for forward forwarded found fra from frowns game gave get "
    "giving got grins had hat hats have hear heard here history in interviewed is keyboard know knows "
    "landed last left lend lending letter like lines list log looked magic mail message microphone "
    "motto move name nods noted opinion original out paraphrase parser pass paste pasted pen "
    "philosophy play polished position post posted program put quote quoted reach reached reasoning "
    "received record replies reply report reproduce said scanned see sent shrugs sighs smiles speak "
    "speaking speaks stage standpoint stares sum summarise summarize take taken tell thinking tidied "
    "told transcribe transcribed translate translated turned type typed types typing uses using van "
    "view voice von vote want wanted wants was were whispers whistles winks word words would writes "
    "writing written wrote"
)
"""Without one of these no sentence does so."""
_SENT_AGAIN: Final = words_in("again resend resent lost bounced sorry thanks thank")


def passes_on(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence in front of acts, its names `nn`, which ends with a mark, does so."""
    if not parts or mark in {"?", "!"} or len(parts) > _MOST_PARTS:
        return False
    if not _SENT_AGAIN.isdisjoint(" ".join(parts).split()):
        return False
    return _PASSED.fits_any([*parts, " ".join(parts)])


_MOST_PARTS: Final = 5
