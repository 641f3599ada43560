"""Classes of words that clauses about the move are made of: what points at it, and what unsettles it."""

from typing import Final

POINTING: Final = {
    "DEED": (
        "vote votes ballot ballots move moves turn line lines words order orders announcement "
        "announcements action actions tiles? cards? mail message post sentence sentences paragraph attack "
        "play one bit part decision choice"
    ),
    "NEAR": "last next first second third final previous preceding whole little only few own",
    "OUR": "the this that these those my our",
    "ABOVE": "above there up_there here below of_mine before_this",
    "THESE": (
        "this that these those it such (?:the|all_the)_(?:above|foregoing|aforesaid|preceding) "
        "all_(?:this|that|these) OUR_(?:NEAR_)?DEED(?:_ABOVE)? DEED_ABOVE everything_ABOVE all_ABOVE "
        "what_i_(?:d_|ve_)?(?:said|wrote|written|typed|posted|sent|copied|pasted)(?:_ABOVE)? "
        "which what_(?:stands|is|s)_ABOVE (?:this|that)_one"
    ),
    "SOME": "half part parts some most only_half only_part only_some a_part a_third a_quarter one_half",
    "NONE": "none nothing no_part not_one_word not_a_word no_word little hardly_any",
    "ALL": "all everything both each the_whole the_rest any every_word",
}
AHEAD: Final = {
    **POINTING,
    "THESE": (
        "this these the_(?:following|above) this_(?:next_)?(?:one|line|vote|move|mail|bit|message) "
        "OUR_(?:next|following)(?:_NEAR)?(?:_DEED)? OUR_DEED_below "
        "(?:what|whatever)_(?:follows|comes_next|comes_now|comes|you_read_next|you_see_next|you_see_below) "
        "everything_below all_below what_(?:stands|is|s)_below DEED_below the_(?:version|text|part)_below"
    ),
}
SAYING: Final = {
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
        "figure_of_speech headline tall_story fake mock_up dry_run straw_poll (?:trial|test)_(?:balloon|run) "
        "practice_run dress_rehearsal feeler"
    ),
    # these are of the move only when they are merely so
    "NOTION": (
        "ideas? thoughts? notion suggestion possibility option plan plans scheme intention wish hope guess "
        "prediction forecast question dream dreams test trial exercise story tale mistake error reminder "
        "motto slogan title gesture theory theories words talk daydreaming thinking_aloud "
        "thinking_out_loud play practice show fun(?!_and_games) effect"
    ),
    "PRAISED": "of_an?",
    "PRAISE": (
        "lovely fine grand proper great good splendid brilliant nice wonderful terrible wild real beautiful "
        "clever superb cracking marvellous glorious terrific fantastic"
    ),
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
        "permission word go_ahead agreement vote reply green_light signatures seconders"
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
        "(?:weekend|holidays|SEASON) the_(?:first|second|third|\\w+th)_of "
        "when once after as_soon_as if only_(?:if|when|once|"
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
    "REAL": "final last real actual proper true official definitive definite genuine serious sensible right",
    "STRICT": "real actual proper true official definitive definite formal",
    "DETAIL": "square number name card level letter coordinates? target victim person tile amount",
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
    "MUST": "has_yet_to have_yet_to must has_to have_to needs_to need_to still_has_to should ought_to",
    "APPROVE": "agree approve confirm sign say check see read decide allow okay bless ratify nod",
    "MISSENT": (
        "too_early too_soon prematurely by_mistake in_error by_accident wrongly half_asleep "
        "without_thinking (?:to|from|in|on)_the_wrong in_haste_and_wrongly"
    ),
    "DOES": "does do did will would can could should shall may might must",
}
STANCE: Final = {
    "SEEING": ("let_(?:us_|s_)?see we_(?:shall|ll|will)_see i_wonder i_hope hopefully who_knows curious"),
    "PERMITTED": "may can could (?:am|m)_(?:allowed|permitted|entitled)(?:_to(?:_do_(?:it|this|that|so))?)?",
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
SHOWN: Final = {
    "UNREAL": (
        "toying_with considering pondering contemplating weighing tempted_by dreaming_of would d might could "
        "idea option thought temptation candidate possibility"
    ),
    "SHOWS": "gives? gave has shows? showed offers? prints? printed contains? quotes? uses? lists?",
    "GAVE": "wrote sent told taught gave left whispered dictated handed shouted quoted recited",
    "TOLD": "asked told begged wants? wanted urged ordered paid instructed",
    "PASS": "forward pass pass_on relay say write send post type read announce repeat copy deliver",
    "TEXTS": "things? words lines? sentences? something stuff what mails? a_\\w+ the_\\w+",
    "ONE": "one i you we people nobody no_one",
    "COULD": "would should could will ll d can must might",
    "ROUGH": "rough working early first unfinished advance preliminary test sample practice",
}
