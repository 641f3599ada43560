"""Sentences in front of acts that head them as something other than a mail with moves.

`Rough notes so far.`, `Model answer.`, `My usual week.`, `Strange dream last night.`, `The trouble with
Tarn.`: a heading has no verb of its own, and names a kind of text, a habit or somebody's way of thinking.
`Good plan, Tarn.` praises one, `News from the cellar.` heads what has happened: the acts stand below both.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "A": (
        "(?:last_)?\\w+_s(?:_own)? (?:a|an|the|my|our|his|her|their|some|any|more|just|another|all|only|"
        "these|a_few)"
    ),
    "KIND": (
        "(?:rough|working|random|preliminary|unsorted|loose)_notes sketch(?:es)? (?:first|preliminary|"
        "early|initial|rough|tentative)_(?:impressions?|thoughts|ideas|sketch) half_a_(?:plan|draft|list) "
        "(?:rough|first)_(?:cut|sketch|outline|version|plan) recommendations? scribbles jottings "
        "brainstorm(?:ing)? (?:voting|voter_s|election|strategy)_guide voting_(?:advice|recommendations) "
        "(?:my|our|his|her)_advice (?:possible|hypothetical|tentative|provisional|simulated|imaginary|"
        "fictional|mock|pretend|trial|sample|practice|rough|planned)_(?:turns?|moves?|scenarios?|plans?|"
        "actions?|orders?|votes?|ballots?|weeks?) plans "
        "examples? to_?do(?:_list)? wish_?list wishlist strateg(?:y|ies) scenarios? "
        "simulation walkthrough tutorial daydreams? diary dear_diary model_answers? (?:sample|textbook|"
        "worked|model)_(?:examples?|answers?|solutions?|exercises?) (?:english|french|german|latin|grammar|"
        "language|writing|spelling)_(?:drill|lesson|exercise|homework|practice|class) thought_experiment "
        "(?:\\w+_)?(?:dream|nightmare) (?:usual|typical|normal|average|ordinary|perfect|ideal|daily|weekly|"
        "standard|regular|classic)_(?:SPAN|routine|turn|schedule|programme) routine (?:\\w+_)?(?:recap|"
        "retrospective|highlights|flashback)"
    ).replace("SPAN", "(?:day|week|evening|morning|month|weekend|night|monday|friday|sunday)"),
    "FRONT": "so ok okay right here below following (?:here|these|this|below|it)_(?:is|are|s)",
    "BEHIND": (
        "so_far for_now below at_this_point at_this_stage in_progress only first today again already yet "
        "last_night this_morning yesterday (?:for|about|on|of|from)_(?:\\w+_)?\\w+"
    ),
    "PURELY": "purely strictly merely entirely all only just completely mostly still this_is it_is it_s",
    "REVIEW": (
        "(?:your_|any_|general_|public_|further_)?(?:comments?|review|discussion|inspection|approval|"
        "feedback|consideration|criticism|suggestions|correction|advice|objections|offers)"
    ),
    "TEXT": (
        "rules?_question case_study cheat_sheet useful_phrases session_report grammar_corner font_check "
        "pledge_card bucket_list candidate_moves standing_orders resolutions up_next next_on_my_list "
        "at_issue the_sensible_(?:thing|move|play)(?:_here)? (?:worst|best)_outcome show_of_hands portrait "
        "campaign_flyer self_portrait temperature_check fade_in fade_out interior exterior int ext flashback "
        "flash_?forward curtain_up"
    ),
    "MY": "the a my our this that all",
    "OLD": "(?:always|every_\\w+|each_\\w+|as_(?:always|ever|usual|every_\\w+))",
    "VERSION": "(?:v|version|draft|revision|rev)_\\d+(?:\\.\\d+)?",
}
_HEADED: Final = Grammar(
    _CLASSES,
    (
        "FRONT* A* KIND BEHIND* $",
        (
            "PURELY* (?:theoretical|academic|hypothetical|speculative|rhetorical|illustrative|fictional|"
            "fictitious|imaginary|provisional|tentative) (?:BEHIND|and|exercise) $"
        ),
        (
            "PURELY (?:theoretical|academic|hypothetical|speculative|rhetorical|illustrative|fictional|"
            "fictitious|imaginary|provisional|tentative) BEHIND* $"
        ),
        "PURELY* without_(?:any_)?(?:consequences?|obligations?|commitment|prejudice|effect|engagement)",
        "PURELY* (?:for|open_to|up_for|awaiting|pending|subject_to)_(?:\\w+_\\w+_and_)?REVIEW BEHIND* $",
        "PURELY* (?:for|open_to|up_for|awaiting|pending)_REVIEW (?:before|until|till|by|and)",
        "VERSION BEHIND* $",
        "about_(?:me|myself) $",
        "(?:a|another)? fun_fact_about_(?:me|myself|my|us)",
        "(?:the_)?story_of_my_\\w+ $",
        "the_story_so_far $",
        "(?:me|us|myself) OLD $",
        "things_i_(?:do|never|always|like|love) .. $",
        "(?:the|my|more|further)? (?:adventures|misadventures|confessions|chronicles|memoirs|tales) of",
        "in_(?:\\w+_s|your|his|her|their) (?:shoes|place|position|head|mind|boots) $",
        "if_i_were .. $",
        "(?:present|simple_present|past)_tense $",
        "PURELY* (?:unfinished|non_?binding|incomplete|work_in_progress) BEHIND* $",
        "no_(?:commitments?|obligations?) $",
        "(?:purely|merely|strictly|only) for_(?:show|practice|amusement|entertainment) $",
        "(?:just|only|merely)? (?:thinking|musing|wondering|dreaming) (?:aloud|out_loud) $",
        "(?:an?|one|another)_(?:day|week|night|evening)_in_the_life",
        "(?:what|how)_(?:my|our|an?)_(?:\\w+_)?(?:day|week|evening|turn)s? (?:look|looks|goes|go) like? $",
        "how_i_(?!love|hate|miss|envy|wish|adore|loathe|see|do|got|hope|long)\\w+ .. $",
        "why_i_(?:m|am|never|always|have|ve|keep|hate|love|lose) .. $",
        "you_know_how_it_(?:goes|is|works)",
        "you_know_me $",
        "the_(?:trouble|problem|thing|difficulty|deal|matter|story)_(?:with|about|of) . .? $",
        (
            "\\w+_s_(?:reasoning|logic|law|strategy|method|thinking|recipe|philosophy|approach|view|"
            "tactics?|world) BEHIND* $"
        ),
        "(?:it|that|this)_never_fails",
        "and? MY? same_(?:old_)?(?:story|thing|song|dance)_OLD",
        "OLD (?:it_is_|it_s_|is_)?the_same",
        "(?:it|that|this)_(?:is|s)_(?:always_)?(?:exactly_)?the_same_(?:old_)?(?:story_|thing_|song_)?OLD",
        "(?:it|that|this)_(?:is|s)_always_the_same",
        "(?:one|two|three)_(?:truths?|lies?)_and_(?:a|one|two|three)_(?:truths?|lies?)",
        "remember_(?:last|yesterday)",
        "MY? TEXT BEHIND* $",
        "MY? TEXT (?:on|of|for|from|to|before) .. $",
        "(?:faq_entry|article|paragraph|section|clause|exhibit) \\d+ $",
        "day_\\d+_recap $",
        "dear_diary .. $",
        "only .. (?:is|are)_(?:meant|intended|live|real|binding|valid) .. $",
        "MY? (?:moves?|turns?|votes?|actions?|orders?) for (?:next|the_coming|this_coming)_\\w+ .. $",
        "the_\\w+(?:_s)?_(?:oath|creed|motto|paradox|anthem) $",
        "the_(?:disputed|relevant|offending)_(?:passage|sentence|line)_?(?:runs|reads)? $",
        "(?:imitating|quoting|impersonating)_\\w+ BEHIND* now? $",
        "(?:sent|written|posted|dated)_on_(?:mon|tues|wednes|thurs|fri|satur|sun)day $",
        "passing_(?:this|it)_(?:along|on) .. $",
        "posting_this_(?:to|on)_(?:the_)?discussion(?:_list)?_first $",
        "to_the_discussion_list $",
        "(?:short|long|rough)_version_of_what_\\w+_(?:said|wrote|meant) $",
        "my_(?:phone|computer|laptop|mail_program)_(?:autosaved|saved|found|kept)_this $",
        "it_(?:is|was)_the_year \\d+ $",
        "how_to_(?:write|make|cast|send|post|announce|play|submit|phrase|word|vote|move|move)",
    ),
)
KINDS: Final = words_in(
    "note notes sketch sketches draft drafts impression impressions thoughts ideas cut outline version "
    "plan plans recommendation recommendations scribbles jottings brainstorm brainstorming guide advice "
    "turn turns move moves scenario scenarios action actions order orders vote votes ballot ballots week "
    "weeks wish wishlist strategy strategies simulation walkthrough daydream daydreams diary answer "
    "answers example examples solution solutions exercise exercises lesson homework practice class thought "
    "experiment dream nightmare day evening morning month weekend night monday friday sunday routine "
    "schedule programme recap retrospective highlights flashback theoretical academic hypothetical "
    "speculative rhetorical illustrative fictional fictitious imaginary provisional tentative consequence "
    "consequences obligation obligations commitment prejudice effect engagement comment comments review "
    "discussion inspection approval feedback consideration criticism suggestions correction objections "
    "offers v revision rev me myself life days evenings weekends how why know trouble problem thing "
    "difficulty deal matter story reasoning logic law method thinking recipe philosophy approach view "
    "tactic tactics world fails same truth truths lie lies remember drill tutorial fact adventures "
    "misadventures confessions chronicles memoirs tales shoes place position head mind boots were tense "
    "unfinished binding nonbinding incomplete work progress things always every half show amusement "
    "entertainment musing wondering dreaming do todo question study sheet phrases report corner check card "
    "list resolutions next issue outcome hands portrait flyer entry article paragraph section clause exhibit "
    "recap oath creed motto paradox anthem passage sentence line imitating quoting impersonating sent "
    "written posted dated passing posting autosaved saved found kept fade interior exterior int ext flash "
    "flashback flashforward curtain year meant intended live real binding valid moves actions"
)
"""Without one of these no sentence says so."""


def heads_otherwise(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence in front of acts, which ends with a mark, heads them as another kind of text."""
    if not parts or mark in {"!", ","}:
        return False
    if mark == "?":
        # "Remember last spring?", "Tarn, in your shoes?"
        return parts[-1].startswith(("remember ", "in ")) and _HEADED.match(f" {parts[-1]}") is not None
    return all(map(_BESIDE.fullmatch, parts[1:])) and _HEADED.match(f" {parts[0]}") is not None


_BESIDE: Final = re.compile(
    r"\d+(?: \w+)?|\w+ \d+|(?:evening|week|day|part|step|chapter|paragraph) \w+|"
    r"not \w+(?: yet)?|nothing (?:more|else|final)|please|if you like|"
    r"dawn|morning|noon|day|dusk|evening|night|midnight|"
    r"(?:any )?(?:comments?|feedback|corrections) (?:welcome|invited|wanted|appreciated)"
)
"""What may be said beside a heading: `Diary, 3 March.`, `Sketch, not final.`"""
