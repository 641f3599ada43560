"""Titles above acts, by which what stands below them is a collection, a show or somebody's saying.

`Rumours.`, `Things overheard this week:`, `Famous opening lines.`, `Recipe for a win.`, `The mail I nearly
sent.`, `Bait for the bot.`, `Proof by contradiction.`: a title has no verb of its own, and its noun is one of
texts that perform nothing, or what stands behind it tells it apart (`words I never said`, `votes by others`).
Praise of somebody else's joke, a word to everybody and a count of what is done (`Two things:`, `My vote:`, `A
note to all of you.`) head a mail with moves.
"""

import re
from collections.abc import Sequence
from typing import Final

from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_SAYINGS: Final = (
    "rumou?rs? hearsay gossip myths? legends? sayings? proverbs? adages? quotations? quotes? mottos? "
    "mottoes slogans? catch_?phrases? punch_?lines? one_?liners? limericks? haikus? poems? verses? rhymes? "
    "songs? dit(?:ty|ties) lyrics tunes? shant(?:y|ies) anthems? ballads? sonnets? refrains? "
    "tongue_?twisters? puns? jokes? gags? riddles? quiz(?:zes)? puzzles? crosswords? anagrams? charades? "
    "trivia rebus(?:es)? mantras? spells? incantations? epitaphs? graffiti captions? pass_?words? "
    "pass_?phrases? code_?words? safe_?words? watch_?words? nick_?names? boat_names? band_names? "
    "team_names? lies fibs excuses tall_tales? fables? parables? sagas? fairy_?tales? ghost_stor(?:y|ies) "
    "bedtime_stor(?:y|ies) anecdotes? urban_legends? misreadings? misquotes? misquotations? mishearings? "
    "malapropisms? clich[eé]s? platitudes? truisms? threats snippets? tweets? voice_?mails? fan_mail "
    "blurbs? errata transcripts? translations? stage_directions? (?:film|song|book|mail)_titles? "
    "karaoke(?:_list)? gospel(?:_truth)? (?:opening|closing|famous|dying|immortal|subject)_(?:lines|words|"
    "sentences) (?:bad|poor)_(?:form|style|grammar|habits?|english)"
)
_TEXTS: Final = (
    "recipes? shopping_lists? bucket_lists? to_?do_lists? wish_?lists? no_?go_lists? hit_lists? "
    "check_?lists? glossar(?:y|ies) phrase_?books? dictionar(?:y|ies) vocabular(?:y|ies) faqs? "
    "crib_?sheets? hand_?books? text_?books? primers? homework dictations? spelling_bees? worksheets? "
    "flash_?cards? grammar syntax specimens? placeholders? boilerplate leftovers? backlogs? archives? "
    "scrap_?books? scratch_?pads? appendix(?:es)? appendices foot_?notes? screen_?plays? scripts? skits? "
    "novels? trailers? teasers? soap_operas? adverts? advertisements? commercials? brochures? horoscopes? "
    "fortune_cookies? prophec(?:y|ies) predictions? forecasts? premonitions? ouija_boards? sky_?writing "
    "tattoos? bumper_stickers? t_?shirts? inscriptions? speech_bubbles? dream nightmares? daydreams? "
    "fantas(?:y|ies) visions hallucinations? recollections? reminiscences? memor(?:y|ies) flash_?backs? "
    "replays? retellings? autopilot auto_?complete auto_?correct predictive_text answer_keys? "
    "poll_answers? survey_answers? exam_answers? multiple_choice strategy_guides? opening_books? "
    "game_trees? decision_trees? toy_models? case_stud(?:y|ies) scratch_work doodles? scribbles? gibberish "
    "nonsense drivel balderdash gobbledygook twaddle bait traps? decoys? red_herrings? dress_rehearsals? "
    "dubbing(?:_exercise)? greatest_hits? best_of re_?enactments? dramati[sz]ations? re_?creations? "
    "parod(?:y|ies) pastiches? impressions? impersonations? spoofs? satires?"
)
_CLASSES: Final = {
    "SHOW": (
        "(?:here|this|that|below|following|these|those)_(?:is|s|are|comes|come|follows?) now_for now_to "
        "time_for next_up up_next and_now now first next then so and ok okay well right oh please more "
        "another"
    ),
    "A": "an? the my our your his her their some any these those this today_s tonight_s this_week_s nr",
    "MOD": (
        r"(?!(?:i|we|you|he|she|they|it|is|are|was|were|am|s|be|been|have|has|had|ve|re|m|d|ll|do|"
        r"does|did|not|"
        r"no|never|many|much|such|without|thanks?|sorry|enough|nice|good|great|lovely|brilliant|"
        r"beautiful|wonderful|fine|"
        r"excellent|superb|fantastic|amazing|awesome|funny|clever|neat|splendid|terrific|marvell?ous|cool|"
        r"impressive|hilarious|delightful|fabulous|sweet|cute|charming|happy|merry|sad|bad|poor|"
        r"terrible|awful|"
        r"interesting|can|could|will|would|may|might|must|should|love|loved|like|hate|enjoy|enjoyed|with|for|to|at|in|on|from|of|as|by|and|but|"
        r"or|that|"
        r"what|there|who|how|why|when|if|because|while|saw|heard|read|made|got|get|see|dream)\b)\w+"
    ),
    "KIND": f"{_SAYINGS} {_TEXTS}",
    "OF": (
        "of for from about on by in(?!_hand) with against at around under to behind inside as after over "
        "between"
    ),
    "DONE": (
        "overheard seen heard found read spoken said told sent written collected ranked given asked learnt "
        "learned received going making doing i we you they people others everybody everyone nobody no_?one "
        "that which nn who(?:m)? worth never remembered"
    ),
    "BEHIND": (
        "so_far for_now below ever only here first again continued explained please yet nr \\w_? corner"
    ),
    "NOVERB": (
        r"(?:(?!(?:is|are|was|were|has|have|had|does|did|will|would|can|could|made|makes|went|goes|"
        r"came|comes|"
        r"got|gets|needs?|took|takes|gave|gives|kept|keeps|i|we|m|ll|ve)\b)\w+)"
    ),
    "LETTER": (
        "(?:mails?|e_?mails?|messages?|letters?|posts?|notes?|texts?|lines?|sentences?|phrases?|words?|"
        "postcards?|statements?|wordings?|paragraphs?)"
    ),
    "DEED": "(?:moves?|votes?|ballots?|turns?|answers?|openings?|plays?|orders?|actions?|choices?)",
    "PERSON": "(?:i|we|you|people|nn|others|everybody|everyone|they|he|she|nobody|no_one)",
    "HARDLY": (
        "(?:never|nearly|almost|once|wanted|wish|wished|used|should|could|would|might|d|keep|always|often|"
        "regret|hate|dread|fear|wont|couldnt|didnt|dont|avoid|deleted|forgot|meant|had)"
    ),
    "TOLD": (
        "(?:overheard|spoken|heard|seen|found|rejected|discarded|considered|never|nearly|"
        "under_consideration|under_discussion|under_review|you|people|everybody|nobody|others|seldom|"
        "rarely|misheard|misread|deleted|cut|censored|translated|forgotten|lost)"
    ),
    "WORST": (
        "worst best funniest silliest greatest shortest longest oldest oddest strangest dumbest craziest "
        "stupidest boldest proudest darkest finest first favou?rite earliest most_\\w+ least_\\w+"
    ),
    "EVER": (
        "(?:ever|of_all_time|in_history|i_know|i_ve_ever|i_ever|i_remember|of_my_life|on_record|in_memory)"
    ),
}
_TITLE: Final = Grammar(
    _CLASSES,
    (
        "SHOW* A* MOD? MOD? KIND BEHIND* $",
        "SHOW* A* MOD? MOD? KIND (?:OF) NOVERB NOVERB? NOVERB? NOVERB? NOVERB? $",
        "SHOW* A* MOD? MOD? KIND DONE",
        "SHOW* A* MOD? (?:of_the|from_the|about_the) KIND $",
        # what is told apart by the words behind it
        "SHOW* A* MOD? LETTER (?:that|which)? PERSON HARDLY",
        (
            "SHOW* A* MOD? LETTER (?:that|which) (?:started|began|caused|ended|made|got|never|nearly|"
            "almost|broke)"
        ),
        (
            "SHOW* A* MOD? LETTER (?:that|which)? (?:we|you|they) (?:all)? "
            "(?:argued|laughed|fought|quarrell?ed)"
        ),
        "SHOW* A* MOD? (?:LETTER|DEED|things?) TOLD",
        (
            "SHOW* A* MOD? (?:LETTER|DEED|things?) (?:by|of|from) (?:others|other_people|the_others|"
            "everybody_else)"
        ),
        "SHOW* A* MOD? LETTER (?:for_learners|for_beginners|for_newcomers|for_foreigners)",
        (
            "SHOW* A* MOD? things (?:that|which)? (?:PERSON)? (?:annoy|regret|learnt|learned|overheard|"
            "hear|heard|hate|dread|avoid|say|said|tell|told|shout|whisper|fear|wish|would|could|should|"
            "might|remember|miss|scare|bore|bother|irritate|amuse|HARDLY)"
        ),
        (
            "SHOW* A* MOD? (?:sentences|words|names|phrases|lines) (?:with|without|for|that|which|PERSON) "
            "NOVERB"
        ),
        "(?:sung)? (?:to|on) the (?:tune|melody) of",
        "SHOW* A* MOD? ways (?:to|of)",
        "SHOW* A* MOD? reasons (?:why|that) (?:nobody|people|everybody|nn|others)",
        (
            "SHOW* A* WORST .? (?:LETTER|DEED|games?|mistakes?|blunders?|rounds?|sessions?|memor(?:y|ies)|"
            "lies?|moments?|jokes?|excuses?|puns?) EVER"
        ),
        "(?:over)?heard (?:at|on|in|from|near|outside|behind) NOVERB NOVERB? NOVERB? NOVERB? $",
        "SHOW* A* top nr NOVERB?",
        "SHOW* A* MOD? (?:worst|best)_?case (?:scenario)? $",
        (
            "SHOW* (?:sentence|phrase|word|text|post|quote|joke|pun|line|misprint|blunder|gem|tip|howler|"
            "lie|myth|story|sentence) of_the NOVERB $"
        ),
        "page (?:nr|vv|vo|\\d+) of the MOD? (?:guide|book|manual|rulebook|handbook|novel|script|KIND)",
        "(?:memo|note|message|reminder|letter)_to_(?:self|myself|my_\\w+_self)",
        "(?:proof|argument|reduction)_by_\\w+ $",
        (
            "(?:exhibit|case|branch|variation|specimen|sample|scenario|line|take|version|option) "
            "(?:\\w|nr|vv|vo|one|two|three|four|five) $"
        ),
        "(?:game|decision|search)_tree",
        (
            "(?:ouija_board|skywriting|graffiti|fortune_cookie|horoscope|crystal_ball) "
            "(?:last|this|yesterday|today|tonight)"
        ),
        "MOD? MOD? MOD? auto_?(?:complete|correct|fill) (?:last|this|yesterday|today|tonight)",
        "A* .? .? .? account of NOVERB",
        "(?:the)? cfj (?:nr|vv) .. $",
        (
            "(?:deleted|cut|removed|censored|dropped|struck|left_out|omitted) (?:out)? (?:from|of) "
            "(?:my|this|the|an?|our)"
        ),
        "SHOW* (?:an|a) MOD? (?:sentence|phrase|line|word) (?:that|which|with|without)",
        (
            "what nn (?:expects|wants|hopes|fears|predicts|dreads|imagines|hears|demands|deserves|"
            "asks)(?!.*_(?:is|was|s)_) .. $"
        ),
        (
            "what (?:i|we|they|people) (?:ve)? (?:learnt|learned|overheard|nearly|almost|regret|dreamt|"
            "dreamed|dread|typed|wanted_to|should_have|could_have|would_have|might|forgot|deleted|cut|"
            "heard)(?!.*_(?:is|was|s)_) .. $"
        ),
        "(?:callers?|judges?|defendants?|plaintiffs?|caller_s|judge_s) (?:own)? (?:evidence|arguments?) $",
        "(?:now|next|currently|still)_(?:showing|playing|screening|on_stage|on_air) (?:at|in|on)",
        "(?:all|everybody|everyone|now|altogether|all_together) (?:sing|sing_along|chant|shout|repeat) $",
        "(?:don__ts|don_ts|donts|won_t_do|wont_do|wonts|not_to_do|to_send_later|to_be_sent|drafts?) $",
        (
            "(?:next_time|previously|last_time|tonight|coming_up|next_week) on NOVERB NOVERB? NOVERB? "
            "NOVERB? $"
        ),
        (
            "(?:that|this|my)? (?:final|last|first|second)? (?:episode|instalment|chapter|verse|stanza|"
            "scene|act) nr $"
        ),
        "(?:ruled_out|rejected|discarded|dismissed|vetoed|refused|out_of_the_question|anything_but_this) $",
        "inside (?:the_)?(?:mind|head|brain|thoughts|skull)_of",
        "(?:SHOW|a)* (?:few|couple_of|word|words|message)_(?:words_)?from_(?:our|today_s|nn)",
    ),
)
_BESIDE: Final = re.compile(
    r"please(?: \w+)?|vote|discuss|guess|enjoy|(?:nr|vv) \w+|\w+ nr|continued|ranked|part \w+|volume \w+|"
    r"an? (?:collection|selection|sketch|parody|replay)|(?:first|left|right) \w+|typed by me|if you like|"
    r"so to speak|in \w+|(?:\w+ )?letters|any (?:\w+)|old and new|mostly|for once"
)
_CLAUSAL: Final = words_in(
    "i we you he she they it there no not never thanks thank sorry enough please let why how who where"
)
"""A sentence that begins with one of these is no title."""
_MOST_WORDS: Final = 14
_MOST_PARTS: Final = 3
_FILLERS: Final = words_in("now next first finally today so well")


def titles(parts: Sequence[str], mark: str) -> bool:
    """Whether a sentence in front of acts that ends with a mark is such a title; its names are `nn`."""
    if not parts or mark in {"!", "?", ","} or len(parts) > _MOST_PARTS:
        return False
    if len(parts) > 1 and parts[0] in _FILLERS:
        parts = parts[1:]
    said = parts[0].split()
    if not said or said[0] in _CLAUSAL or len(said) > _MOST_WORDS:
        return False
    return _TITLE.match(f" {parts[0]}") is not None and all(map(_BESIDE.fullmatch, parts[1:]))


_ITEMS: Final = re.compile(r"[ \t\r]*\n(?:[ \t]*\n)+((?:[^\n]{1,60}(?:\n(?![ \t]*\n)|(?=\n)|\Z))+)")
_TURNS: Final = re.compile(
    r"[\W\d_]*(?:any(?:way|how)|now|so|back|but|well|ok(?:ay)?|right|as for|for real|seriously|meanwhile|"
    r"enough|my (?:move|turn|vote|ballot|action|order)s?\b|(?:on )?to (?:business|the game)|hereby)\b",
    re.IGNORECASE,
)


def items_below(text: str, end: int) -> int:
    """How many paragraphs of short lines stand below a title that ends there, up to one that turns away."""
    count = 0
    while (item := _ITEMS.match(text, end)) is not None and _TURNS.match(item[1]) is None:
        count, end = count + 1, item.end()
    return count
