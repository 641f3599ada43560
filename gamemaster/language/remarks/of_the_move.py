"""Clauses that have the move for their subject and say of it that it is not certain.

`That | rests on | Ludo's word.`, `It | takes effect | on Friday.`, `The line above | is | only a sketch.`:
a word that points at the move, a verb, and what unsettles it: a condition, another time, another's hand, the
name of a text or of a jest, a doubt, a denial that it is final, a part of the whole.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_POINTING: Final = {
    "DEED": (
        "vote votes ballot ballots move moves turn line lines words order orders announcement "
        "announcements action actions tiles? cards? mail message post sentence sentences paragraph attack "
        "play one bit part"
    ),
    "NEAR": "last next first second third final previous preceding whole little only few own",
    "OUR": "the this that these those my our",
    "ABOVE": "above there up_there here below of_mine before_this",
    "THESE": (
        "this that these those it such (?:the|all_the)_(?:above|foregoing|aforesaid|preceding) "
        "all_(?:this|that|these) OUR_(?:NEAR_)?DEED(?:_ABOVE)? DEED_ABOVE everything_ABOVE all_ABOVE "
        "what_i_(?:d_|ve_)?(?:said|wrote|written|typed|posted|sent|copied|pasted)(?:_ABOVE)? "
        "which what_(?:stands|is|s)_ABOVE"
    ),
    "SOME": "half part parts some most only_half only_part only_some a_part a_third a_quarter one_half",
    "NONE": "none nothing no_part not_one_word not_a_word no_word little hardly_any",
    "ALL": "all everything both each the_whole the_rest any every_word",
}
_AHEAD: Final = {
    **_POINTING,
    "THESE": (
        "this these the_(?:following|above) this_(?:next_)?(?:one|line|vote|move|mail|bit|message) "
        "OUR_(?:next|following)(?:_NEAR)?(?:_DEED)? OUR_DEED_below "
        "(?:what|whatever)_(?:follows|comes_next|comes_now|comes|you_read_next|you_see_next|you_see_below) "
        "everything_below all_below what_(?:stands|is|s)_below DEED_below"
    ),
}
_SAYING: Final = {
    "LEAD": (
        "at_least that_is honestly actually i_fear i_m_afraid i_admit i_think as_always of_course and "
        "though mind_you"
    ),
    "MOVE": "(?:LEAD_)*(?:ALL_)?(?:of_)?THESE",
    "BE": (
        "is s are was were be being will_be ll_be would_be d_be has_been had_been may_be might_be "
        "could_be should_be is_to_be looks sounds counts_as passes_for"
    ),
    "NOT": "not isnt arent wasnt werent hardly scarcely no_longer not_yet s_not is_not was_not",
    "MERELY": (
        "just only merely simply purely strictly really actually all also still then now mostly mainly "
        "probably possibly perhaps maybe partly rather more quite entirely wholly largely very obviously "
        "clearly naturally of_course mind_you admittedly always therefore however only_ever at_most at_best "
        "little_more_than no_more_than nothing_more_than nothing_but more_or_less not_more_than sort_of "
        "kind_of as for in of by_way_of meant_as intended_as a_piece_of a_bit_of part_of some_sort_of"
    ),
    "ART": "a an the my our his her their your some one another any \\w+_s",
    "QUALITY": (
        "mere silly small little old new rough first early quick bad poor weak half_baked wild mad pure own "
        "random simple theoretical academic practical thought technical harmless private mock dry dress "
        "pious distant vague passing idle tentative possible standard stupid cheap big white good deliberate "
        "practice literary historical translated famous well_known for_example"
    ),
    # texts and jests that need no "mere" before them
    "TEXT": (
        "examples? samples? specimens? drafts? sketch sketches outline jokes? jests? prank hoax bluff feint "
        "ruse lies? fib daydreams? nightmare fantasy fiction rehearsal drill hypothesis experiment "
        "hypothetical supposition "
        "quotations? quotes? citation excerpt extract placeholder template demonstration illustration slip "
        "typo misunderstanding accident tease teaser irony sarcasm satire parody rumou?r hearsay translation "
        "paraphrase (?:automatic|automated|auto)_(?:reply|message|mail|response|answer) "
        "proto_(?:move|vote) maybe riddle quip pun make_believe what_if musings? speculation "
        "figure_of_speech headline tall_story fake mock_up dry_run straw_poll trial_balloon"
    ),
    # these are of the move only when they are merely so
    "NOTION": (
        "ideas? thoughts? notion suggestion possibility option plan plans scheme intention wish hope guess "
        "prediction forecast question dream dreams test trial exercise story tale mistake error reminder "
        "motto slogan title gesture theory theories words talk daydreaming thinking_aloud "
        "thinking_out_loud play practice show fun effect"
    ),
    "PRAISED": "of_an?",
    # conditions
    "ON": (
        "(?:supposing|assuming)(?!_a_(?:lot|great)|_rather|_too|_much) provided providing presuming "
        "unless pending contingent conditional "
        "dependent depending subject_to on_(?:the_|one_|a_)?(?:condition|understanding|assumption|premise|"
        "proviso)s? (?:as|so)_long_as(?!_(?:a|an|my|the)) as_soon_as in_case "
        "waiting_(?:for|on|until) awaiting at_the_mercy_of in_.*_s_hands in_your_hands"
    ),
    "IF": (
        "ON until till (?:only|even)_(?:if|when|once|after) "
        "if once(?!_again|_more|_and) "
        "up_to(?!_now|_date|_scratch|_the_mark|_standard|_here) "
        "down_to_(?:whether|how|what) not_(?:before|until)"
    ),
    "HANGS": (
        "depends? hinges? hangs? rests? rides? relies rely turns? (?:will|would|must)_depend "
        "(?:will|would)_hinge"
    ),
    "GRANT": (
        "okay ok yes consent approval confirmation blessing nod second seconder signature answer "
        "permission word go_ahead agreement vote reply green_light"
    ),
    # times
    "DAY": "(?:mon|tues|wednes|thurs|fri|satur|sun)days?",
    "SPAN": (
        "week month year turn round time day session game season phase morning evening weekend holidays? "
        "month fortnight occasion"
    ),
    "SEASON": "summer autumn winter spring",
    "MONTH": (
        "january february march april may june july august september october november december christmas "
        "easter"
    ),
    "TODAY": "DAY SEASON MONTH",
    "NOW": "already only now still nearly almost",
    "WHEN": (
        "tomorrow later (?:on_)?(?:next_)?DAY (?:the_)?(?:next|following|coming)_SPAN (?:the_|my_|our_)?"
        "(?:weekend|holidays|SEASON) when once after as_soon_as if only_(?:if|when|once|"
        "after|from|on|at) another_SPAN some_other_(?:SPAN) some_SPAN one_day the_SPAN_after the_day "
        "the_moment as_of (?:at_)?(?:noon|midnight|dawn|dusk|sunrise|nightfall) "
        "from(?!_me|_us|_now|_here|_today|_the_heart) "
        "until till unless provided tonight (?:in|for)_(?:a|an|two|three|some)_(?:SPAN|hour|days|weeks) "
        "MONTH"
    ),
    "SET": (
        "meant intended due valid good planned scheduled set reserved saved ready kept earmarked destined "
        "made dated in_force binding effective"
    ),
    "FOR": "for from on at until till by in only not_before",
    "REAL": "final last real actual proper true official definitive definite genuine serious sensible",
    "STRICT": "real actual proper true official definitive definite",
    "DETAIL": "square number name card level letter coordinates?",
    "COMES": (
        "will ll comes? follows? has_yet later tomorrow to_come attached below on_\\w+day at_\\w+ by_\\w+ "
        "may might_well"
    ),
    # other hands
    "SAYS": (
        "said says say wrote writes write (?:would|d|might|could)(?!_have|_ve|_never) "
        "(?:wants?|wanted|asked|told)_me suggested suggests "
        "recommends recommended advised advises dictated"
    ),
    "HIM": (
        "he she they someone somebody one people everyone everybody others (?:my|the|our|an?)_\\w+ "
        "(?!i_|we_|it_|there_|this_|that_|you_|any_|every_)[a-z]+"
    ),
    "BOOK": (
        "notebooks? diary diaries books? novel song poem letters? mail play film story notes speech wall "
        "drafts? clipboard archives? scrapbook manual handbook rules dictionary script column post memoirs"
    ),
    "TYPING": (
        "typing speaking talking writing dictating walking_(?:across|over|on)(?:_the|_my)?_(?:keys|keyboard) "
        "at_(?:the|my)_(?:keyboard|keys|computer|laptop|phone) on_(?:the|my)_(?:keyboard|keys|phone|laptop)"
    ),
    "SENT": (
        "sent said typed written posted copied pasted quoted borrowed lifted dictated stolen spoken taken "
        "uttered translated inspired suggested put phrased added generated filled_in"
    ),
    "ASTRAY": (
        "too_early too_soon early prematurely by in_error in_jest by_mistake as_a ironically "
        "to_the_wrong from out_of for(?!_the_record) yesterday last before on_.*_behalf without_thinking "
        "half_asleep hypothetically"
    ),
    # doubts and denials
    "SHAKY": (
        "tentative tentatively provisional negotiable preliminary unofficial unconfirmed hypothetical "
        "theoretical premature undecided uncertain unsure doubtful debatable reversible revocable "
        "experimental fictional fictitious imaginary imagined ironic ironical sarcastic tongue_in_cheek void "
        "invalid cancelled canceled withdrawn retracted revoked postponed suspended deferred adjourned "
        "frozen "
        "on_hold on_ice up_in_the_air under_review under_discussion in_the_balance undetermined "
        "off_the_table off_the_record non_binding nonbinding made_up pretend nonsense rubbish "
        "to_be_(?:confirmed|decided|seen|determined|discussed) a_work_in_progress work_in_progress "
        "in_pencil a_maybe wishful_thinking for_(?:discussion|show|fun|laughs|practice|illustration|later) "
        "open_to_(?:change|discussion|debate|question|objections?|suggestions?|correction) anyone_s_guess"
    ),
    "ENDING": "off open wrong false untrue mistaken backwards nothing incorrect",
    "FIRM": (
        "final binding certain sure settled decided definite definitive official valid real serious "
        "seriously "
        "meant intended fixed firm true mine me from_me my_(?:own_)?words in_force in_earnest for_real "
        "to_be_taken_seriously "
        "to_be_(?:counted|processed|executed|taken) a_done_deal set_in_stone carved_in_stone what_i_meant "
        "what_i_(?:mean|want|wanted|think) valid "
        "(?:my|the)_(?:final|last|real|actual|definitive)_(?:DEED|word|decision|answer|choice) "
        "effective cast_in_stone written_in_stone gospel "
        "a_(?:real_|proper_|formal_|serious_)?(?:votes?|ballot|moves?|order|announcement|action|commitment)"
    ),
    "VOIDED": (
        "cancelled canceled withdrawn retracted revoked scrapped postponed suspended void deferred embargoed "
        "provisional tentative premature unofficial unconfirmed hypothetical conditional frozen non_binding "
        "not_binding off_the_record"
    ),
    "SAID": (
        "spake spoke said says quoth cried cries sang sings wrote writes whispered shouted muttered replied "
        "answered declared recited chanted announced"
    ),
    "RUNS": "SAID runs ran goes went begins began reads read opens opened",
    "PAST": (
        "yesterday already before earlier long_ago (?:on_)?(?:last_)?DAY last_SPAN "
        "(?:a|an|two|three)_\\w+_ago back_then"
    ),
    "TREAT": "consider regard treat take read call think_of see view count let_s_call let_us_call deem file",
    "END": (
        "yet at_all of for about to until here either anyway anyhow at_least so_far when once if this_morning"
    ),
    "DOES": "does do did will would can could should shall may might must",
}
_STANCE: Final = {
    "MERE": (
        "(?:only|just|merely|purely|simply|mostly|no_more_than|little_more_than|nothing_but|"
        "nothing_more_than|not_more_than|at_most|all)"
    ),
    "COUNTS": (
        "counts? stands?(?!_(?:up|out|by|for|there)) holds?(?!_(?:up|on|back|out)) applies apply bind "
        "binds mean_(?:anything|much|that|it) means_(?:anything|nothing|little) "
        "be_(?:counted|taken|read|processed)"
    ),
}
_LINES: Final = (
    # hanging on something
    "MOVE MERELY* HANGS MERELY* (?:on|upon|from|in|with)",
    "MOVE MERELY* HANGS $",
    "(?:everything|all|it_all|the_whole_thing|the_rest) HANGS on (?:whether|if|what|who|when|how|which)",
    "MOVE MERELY* (?:stands?|lives?|rises?)_(?:or|and)_(?:falls?|dies?)",
    "MOVE MERELY* (?:assumes?|presumes?|presupposes?|supposes?) !a",
    "MOVE MERELY* (?:requires?|needs?|awaits?|wants?) ART? .? GRANT",
    "MOVE MERELY* (?:comes?|boils?)_(?:all_)?down_to",
    "MOVE BE NOT? MERELY* IF",
    "MOVE BE MERELY* (?:only|but|not)_(?:if|when|once|as_long|until)",
    "!it MOVE ON",
    "whether !it MOVE (?:happens|counts|stands|goes|works|holds|is_(?:what|going|my)|will|should|ought)",
    ".. whether (?:this|these|the_following) (?:would|is|are|may|can|could|counts?|works?|should)",
    # at another time
    "!it_(?:is|s|was)_(?:NOW_)?TODAY MOVE BE NOT? MERELY* SET* FOR* WHEN",
    "MOVE MERELY* DOES? (?:takes?|have|has)_(?:effect|force) MERELY* FOR* WHEN",
    "(?:to|takes?|taking) (?:take_)?effect MERELY* FOR* WHEN",
    "my REAL REAL* DEED (?:of_my_\\w+|proper)* .. COMES",
    "REAL DEED (?:by|on|at|to|after|tomorrow|later|tonight|when|once|follows?|comes?)",
    "MOVE MERELY* (?:comes?|goes|enters?)_(?:into|in)_(?:force|effect|play)",
    "MOVE MERELY* DOES? (?:becomes?|get|gets|be|is) MERELY* (?:valid|final|binding|effective|official|real)",
    (
        "MOVE MERELY* DOES? "
        "(?:counts?|appl(?:y|ies)|holds?|stands?|starts?|begins?|runs?|happens?|goes|takes_place) MERELY* "
        "FOR* WHEN"
    ),
    "MOVE MERELY* (?:lapses?|expires?)",
    "MOVE (?:will|ll|would|d|might|could)_be my .? DEED",
    # another's
    (
        "MOVE BE NOT? MERELY* .*_s (?:own|very|exact)* (?:words?|lines?|opinion|text|dream|wording|"
        "handwriting|catchphrase|motto|slogan|refrain|verse|epitaph)"
    ),
    "MOVE BE MERELY* (?!what|it|that|he|she|let|there|who|where)[a-z]+_s $",
    "MOVE BE MERELY* what HIM .. SAYS",
    (
        "MOVE BE MERELY* (?:what|how) (?:i|we) (?:would|d|might|could|had_in_mind|had_planned|wanted_to|"
        "almost|nearly)"
    ),
    "MOVE BE MERELY* how HIM SAYS",
    "MOVE BE .. TYPING $",
    (
        "(?:OUR_(?:NEAR_)?DEED|DEED)(?:_ABOVE)? (?:comes?|stems?|is|was|are|were) "
        "(?:taken_|copied_|out_)?(?:from|of) ART"
    ),
    "MOVE MERELY* (?:comes?|stems?|is|s|was|are) (?:straight_|right_)?(?:from|out_of|in) ART .? .? BOOK",
    "MOVE BE NOT? MERELY* SENT MERELY* ASTRAY",
    "MOVE BE MERELY* (?:meant|intended|supposed) (?:for|to_be|as) !(?:an?|my|the)_DEED",
    "!it MOVE (?:belongs?) (?:to|in|on)",
    (
        "MOVE BE MERELY* (?:my|our|the|an?|another|some) (?:completely|totally|quite)? "
        "(?:other|different|sister|second|former)"
    ),
    (
        "MOVE MERELY* (?:came|went|got) (?:out|off|through|sent|posted) "
        "(?:wrong|wrongly|ASTRAY|garbled|all_wrong)"
    ),
    "MOVE BE MERELY* what (?:you|we) (?:d|would)",
    "MOVE BE MERELY* how (?:it|one|you|they|people|to)",
    "MOVE BE MERELY* the .? DEED (?:the|my|his|her|every|any|no|nobody|everyone)",
    "(?:one|you|people) .? (?:writes?|says?|puts?|phrases?) THESE (?:like|so|thus|this_way|as_follows)",
    # done before, to be done later, gone astray
    "!it MOVE (?:went|happened|was|were|got|stood|had|took) !on_my_mind .. PAST $",
    "MOVE BE my .? DEED (?:on|in_round|of|until|back|last|yesterday|earlier)",
    "!it MOVE BE (?:already|long_since) (?:\\w+ed|done|dealt|sent|cast|in|on)",
    "(?:already|long_since) (?:did|done|in|on|at|sent|cast|counted|posted|there|noted|from|entered|with)",
    (
        "MOVE BE (?:the|a|my) .? DEED (?:that|which)? (?:i|we) "
        "(?:will|ll|shall|would|d|might|may|am|m|are|was|plan|intend|hope|want)"
    ),
    "(?:you|the_\\w+|sir_\\w+) already? (?:have|has|got|ve) already? THESE (?:already|from_me|again)",
    "MOVE should have (?:gone|been|said|read)",
    "THESE was (?:supposed|meant) to (?:be|go|say|read)",
    "MOVE .? (?:lapsed|expired|goes_out_by|went_out_by|went_on_the_board|went_to)",
    "(?:it|this) (?:isnt|s_not|is_not|wasnt) (?:even|really|yet)* my (?:turn|go|move)",
    "not (?:as|for|by_way_of) (?:an?|my|the) .? DEED",
    (
        "MOVE BE MERELY* for (?:the|our|my) .? "
        "(?:council|office|club|committee|newsletter|choir|school|classroom)"
    ),
    "there s (?:an?) .? missing",
    "there (?:were|are) (?:two|three|several) (?:versions|drafts)",
    ".. my (?:past|future|younger|older) self",
    "(?:my|the) STRICT DEED .. (?:comes?|follows?|will|ll|has_yet)",
    "my DEED (?:will|ll)? (?:comes?|follows?) (?:in|by|on|at|later|tomorrow|after|when)",
    "you (?:ll|will) (?:have|get) my DEED .. (?:tomorrow|later|tonight|when|once|on|after)",
    "the .? DETAIL (?:s|is|may|might) .. (?:guess|wrong|made_up|placeholder|mistaken|invented|different)",
    "my (?:notes?|diary|calendar|planner|agenda|list|script) .. says? so",
    # a text, a jest, a plan
    "please? TREAT MOVE MERELY* ART* QUALITY* (?:TEXT|NOTION|SHAKY|plan_b|proposal)",
    "MOVE BE MERELY* (?:my|the|his|her) (?:very|own|famous)* (?:last|first|opening|closing) (?:words|lines?)",
    "MOVE BE MERELY* ART* QUALITY* TEXT !PRAISED",
    "MOVE BE MERE MERELY* ART* QUALITY* NOTION !PRAISED",
    "MOVE BE (?:the|my|our) NOTION END",
    "MOVE BE (?:only_)?plan_(?:b|c|a|two)",
    # doubted, taken back, denied
    "MOVE BE MERELY* SHAKY",
    "MOVE BE MERELY* ENDING $",
    "MOVE BE MERELY* NOT MERELY* FIRM END",
    "MOVE BE NOT me who \\w+s",
    "MOVE BE MERELY* NOT MERELY* (?:done|made|sent) (?:yet)? $",
    "MOVE NOT MERELY* FIRM END",
    (
        "MOVE (?:doesnt|dont|does_not|do_not|didnt|wont|shouldnt|cant|must_not|should_not|need_not) "
        "MERELY* COUNTS"
    ),
    # in part, or not at all
    "(?:SOME|NONE) of? THESE (?:BE|DOES)? (?:MERELY|NOT)* (?:COUNTS|FIRM|TEXT)",
    "(?:SOME|NONE) of? which (?:BE|DOES)? (?:MERELY|NOT)* (?:COUNTS|FIRM|TEXT|SENT)",
    "(?:SOME|NONE) of? THESE (?:BE|DOES) .. (?:taken|read|counted|meant|binding)",
    "only THESE (?:of_THESE)? (?:COUNTS|FIRM)",
)

_OPENING: Final = (
    # withdrawn until further notice, let us see who falls for it
    "(?:all|quite|strictly|purely)* VOIDED END",
    "(?:all|quite|strictly|purely)* VOIDED (?:till|where|in|perhaps|pending|by|subject)",
    "(?:testing|test) $",
    "held (?:in|by|until|till|back)",
    "now? let s see (?:whether|if|who|how) .. (?:falls?_for|swallows|bites|believes)",
    "(?:the|my) (?:\\w+_)?(?:name|number|letter|square|card|level) subject_to",
    "(?:name|number|letter|square|card|level) subject_to",
    "the REAL .. DEED .. (?:attached|below|still|coming|follows)",
    # said nobody ever, so runs my horoscope
    "SAID (?:the|an?|my|our|his|her|nobody|no_one|someone|somebody|one)",
    "(?:thus|so|such) RUNS !(?:far|on|well|(?:the|our|my)_.*(?:rules?|laws?|contract|charter)) .",
)
_SHOWING: Final = (
    # Imke's advice for me was this
    "\\w+ s .? (?:suggestion|idea|advice|plan|request|wish|answer) .. (?:is|was) (?:this|the_following) $",
    # here is my plan for next week
    (
        "(?:below|here|next|now) (?:you_(?:will_|ll_|can_)?(?:find|see|get|read)|is|s|are|comes?|follows?) "
        "MERELY* ART* QUALITY* TEXT !PRAISED"
    ),
    (
        "(?:below|here|next|now) (?:you_(?:will_|ll_|can_)?(?:find|see|get|read)|is|s|are|comes?|follows?) "
        "MERELY* ART* QUALITY* NOTION for"
    ),
)
_BEHIND: Final = Grammar({**_POINTING, **_SAYING, **_STANCE}, _LINES)
_FIRST: Final = Grammar({**_POINTING, **_SAYING, **_STANCE}, _OPENING)
_IN_FRONT: Final = Grammar({**_AHEAD, **_SAYING, **_STANCE}, _LINES + _SHOWING)


def unsettles_it(parts: Sequence[str], ahead: bool = False) -> bool:
    """Whether a clause says so of the move before it, or `ahead` of it."""
    pattern = _IN_FRONT if ahead else _BEHIND
    if not ahead and any(_FIRST.match(f" {part}") for part in parts[:1]):
        return True
    for place, part in enumerate(parts):
        found = pattern.match(f" {part}")
        if found and (_VAGUE.isdisjoint(found.group().split()) or only_leads(parts[:place])):
            return True
    return False


def only_leads(before: Sequence[str]) -> bool:
    """Whether nothing before a clause names a thing that its `that` could be: `Sorry, I fear, that ...`."""
    return all(
        len(words) == 1 or (words[0] in _OWN and len(words) <= _FEW) for words in map(str.split, before)
    )


_FEW: Final = 5
_VAGUE: Final = words_in("which this that it these those such all both what")
_OWN: Final = words_in("i we this that it which these those no oh sorry as to come on in at")
