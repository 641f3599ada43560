"""Remarks behind acts that make them lines of a text: `Name the author.`, `From a sea shanty.`, `Page 12.`

A quiz or a contest asks for more (`Second line, anyone?`, `Carry on the story, Lowri!`, `My entry for the
limerick contest.`), a riddle is solved (`My guess at the riddle.`), somebody's words are put into English
(`The original is in Welsh.`), or a text, its author and its place are named (`Attributed to Tarn.`,
`Proverb.`, `Source: the handbook.`, `Act two, scene one.`).

What must stay true: `Which film did you see?`, `From Leeds with love.`, `Ten points to Lowri for the cake.`
are of other things.
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those (?:this|that|the|these|those|my)_(?:whole_|last_|first_)?(?:line|sentence|"
        "bit|paragraph|words|quote|quotation|text|wording|phrase|verse)s?"
    ),
    "HERE": (
        "here now today folks then again friends everybody anyone anybody of_course by_the_way i_think "
        "i_believe"
    ),
    "BOOK": (
        "books? novels? poems? songs? films? movies? plays? musicals? operas? operettas? ballads? sagas? "
        "tales? stor(?:y|ies) hymns? shant(?:y|ies) limericks? haikus? sonnets? verses? rhymes? "
        "nursery_rhymes? epics? fables? fairy_tales? legends? lyrics? tunes? albums? series sitcoms? soaps? "
        "comics? cartoons? adverts? commercials? sketch(?:es)? comed(?:y|ies) traged(?:y|ies) librettos? "
        "libretto thrillers? westerns? musical_of_the_same_name psalms? gospels? bible speech(?:es)? "
        "podcasts? radio_plays? ditt(?:y|ies) (?:sea|folk|pop|love|drinking|cradle|protest)_(?:song|shanty|"
        "tale)s? handbooks? manuals? guides? rulebooks? faqs? wikis? textbooks? phrasebooks? tutorials? "
        "pamphlets? leaflets? almanacs? sketchbook diar(?:y|ies) horoscopes? fortune_cookies? crosswords? "
        "calendars? magazines? newspapers? postcards? brochures?"
    ),
    "LINE": (
        "lines? verses? stanzas? rhymes? chorus refrain couplets? paragraphs? sentences? chapters? sequel "
        "ending continuation instal?lments? episodes? words? letters?"
    ),
    "NTH": (
        "first second third fourth fifth sixth last next final other missing opening closing \\d+(?:st|nd|"
        "rd|th)"
    ),
    "N": "\\d+[a-z]? one two three four five six seven eight nine ten eleven twelve [ivx]+ a b c",
    "GOON": (
        "continue carry_on go_on finish complete take_up spin_on take_over pick_up spin carry_forward add_to"
    ),
    "GOESON": (
        "continues carries_on goes_on finishes completes takes_up takes_over picks_up spins_on spins adds_to"
    ),
    "CONTEST": (
        "contest competition quiz riddle slam championship prize award raffle puzzle rebus charade charades "
        "crossword anagram cipher code brainteaser conundrum acrostic puzzler cryptogram picture_puzzle "
        "brain_teaser trivia_night pub_quiz poetry_slam spelling_bee collection anthology hall_of_fame "
        "wall_of_shame challenge round_robin"
    ),
    "TRY": (
        "guess answer solution stab attempt try go entry contribution submission offering bid crack reading"
    ),
    "WHOM": (
        "whoever anyone_who anybody_who (?:the|all|everyone|those|him|her)_(?:first|one|who|person)(?:_who|"
        "_to)? the_first_of_you"
    ),
    "KNOWS": (
        "knows names? guess(?:es)? recogni[sz]es? finds? identif(?:y|ies) gets? spots? solves? "
        "tells?_me_who finishes finish completes? continues? can_\\w+ know say says recognised"
    ),
    "AUTHOR": (
        "author source writer poet singer speaker origin song film book play composer band movie quote "
        "quotation tune reference allusion title original poem work piece hand scene act"
    ),
    "PRIZE": (
        "(?:\\w+_)?(?:points?|pints?|biscuits?|beers?|cookies?|cakes?|sweets?|fivers?|drinks?|gold_stars?|"
        "stars?|prizes?|brownie_points?|medals?|coffees?|hugs?|kisses|chocolates?|rewards?|apples?|pizzas?)"
    ),
    "FAMOUS": (
        "shakespeare goethe schiller dickens homer virgil tolkien austen wilde orwell byron keats cicero "
        "caesar churchill twain poe kafka milton chaucer dante plato aristotle socrates confucius yoda "
        "gandalf hamlet macbeth othello lear faust sherlock holmes watson alice the_bard anon anonymous "
        "unknown bible moby_dick don_quixote casablanca star_wars monty_python blackadder lewis_carroll "
        "oscar_wilde mark_twain jane_austen agatha_christie terry_pratchett douglas_adams dylan lennon "
        "mccartney abba mozart verdi wagner"
    ),
    "SAYING": (
        "proverbs? adages? aphorisms? dictum maxims? motto bon_mot saws? epigrams? refrains? chorus "
        "verbatim quotations? quotes? citation epitaph folk_wisdom folklore catchphrase old_wives_tale "
        "tongue_twisters? soundbites? one_liner punch_?line pun headline paraphrase caption limerick haiku"
    ),
    "OLD": (
        "old famous well_known chinese irish welsh scottish german french russian latin greek arab persian "
        "sailors? farmers? family popular ancient common country local folk an? the my one another "
        "another_one favourite favorite of_my_grandmother_s (?:\\w+_)?s(?:_old)? so very closing opening "
        "end_of end direct literal word_for_word"
    ),
    "TONGUE": (
        "english french german welsh latin greek korean japanese chinese dutch spanish italian russian "
        "irish gaelic norwegian swedish danish finnish polish czech turkish arabic hebrew esperanto klingon "
        "morse braille rot13 portuguese hungarian cornish breton elvish old_norse sanskrit swahili"
    ),
    "SAID": "said wrote sang spoke sings says writes coined penned uttered composed",
}
_TEXT: Final = WholeRemarks(
    _CLASSES,
    (
        # others are to guess, or go on with it
        (
            "(?:which|what|whose) !(?:a|an) (?:\\w+)? (?:BOOK|AUTHOR|LINE) "
            "(?:is|was|s|are|were)? (?:(?:IT)? (?:from|"
            "by|out_of)?)? HERE*"
        ),
        (
            "(?:which|what|whose) (?:BOOK|AUTHOR|LINE|words?) (?:is|was|s|are|were)? IT? (?:from|by|"
            "out_of)? HERE*"
        ),
        (
            "who (?:knows|remembers|recogni[sz]es|can_(?:name|guess|tell_me)|guesses) (?:how_it_(?:goes_on|"
            "ends|continues)|(?:the|this|that|my)_(?:AUTHOR|BOOK|LINE|NTH_LINE)|who_SAID_IT|where_.*from) "
            "HERE*"
        ),
        "who SAID (?:IT) (?:first|originally|and_when|and_where)? HERE*",
        (
            "who (?:can|will|ll|wants_to|would_like_to|d_like_to)? (?:GOON|GOESON) (?:with)? (?:the|this|"
            "that|my) (?:AUTHOR|BOOK|LINE|NTH_LINE) HERE*"
        ),
        "who (?:can|will|ll|wants_to) (?:write|add|supply|do) (?:the|a) (?:NTH)? LINE",
        "(?:and|so)? how does (?:it|the_BOOK|this|that) (?:go_on|continue|end|go) HERE*",
        (
            "(?:please|can_you|will_you|you_can)? (?:GOON) (?:with)? (?:the|this|that|my|our) (?:AUTHOR|"
            "BOOK|LINE|tale|story|round)"
        ),
        (
            "(?:now|next|then|over_to)? (?:\\w+) (?:GOESON|can_GOON|will_GOON|GOON|must_GOON) (?:with)? "
            "(?:the|this|that|my|our) (?:AUTHOR|BOOK|LINE|story|round)"
        ),
        "(?:to_be|will_be)_continued (?:by|next|in|on|at) .? .? .? $",
        "(?:your|\\w+_s)_(?:turn|go) to (?:GOON|write_the.*|add.*)",
        (
            "(?:the)? NTH (?:LINE|BOOK) (?:wanted|missing|please|welcome|to_follow)? (?:anyone|anybody|"
            "please)? HERE*"
        ),
        "N letters HERE*",
        (
            "(?:please)? (?:name|guess) (?:the|that|this|my|me_the) (?:AUTHOR|BOOK|LINE|tune|NTH_word|"
            "missing_word)+ HERE*"
        ),
        (
            "(?:go_on_and|can_you|now|please|try_to|bet_you_can_t)? guess (?:who|where|what|which|whom) "
            "(?:SAID|i_found|i_read|i_heard|i_m_quoting|i_am_quoting|that_is_from|that_s_from|it_s_from|"
            "it_is_from|is_speaking|i_got|this_is_from|BOOK|AUTHOR) IT? (?:from|on|in)? HERE*"
        ),
        "PRIZE (?:and_\\w+_\\w+)? (?:to|for) WHOM KNOWS .. $",
        (
            "(?:bonus|extra|ten|five) points (?:for|to) (?:the|who|naming|guessing|finding|knowing|"
            "recogni[sz]ing|spotting|anyone_who|him_who) .. $"
        ),
        (
            "(?:the)? (?:first|fastest) (?:to|who|one_to|person_to|one_who) (?:guesses|guess|names?|knows?|"
            "recognises?) .. (?:wins|gets) .*"
        ),
        # a contest, a riddle
        (
            "(?:my|our|an?|another)? (?:humble|only|NTH|official|late|little|modest|best)* TRY (?:number)? "
            "N? (?:at|for|to|in|of|on) (?:the|this|that|your|our|\\w+_s|today_s|this_week_s)? .? .? CONTEST "
            "HERE*"
        ),
        "(?:the)? (?:CONTEST) (?:solved|cracked|deciphered|decoded|answered) HERE*",
        "(?:solution|answer|answers) (?:of|to|for) (?:the|your|our|\\w+_s)? (?:\\w+)? CONTEST HERE*",
        (
            "(?:solutions?|answers?) (?:follows?|on_a_postcard|on_page_N|on_.*day|tomorrow|next_week|"
            "at_the_end|below|upside_down)"
        ),
        (
            "(?:was|is) (?:that|this|it) (?:the)? (?:right|correct|winning|intended|expected) (?:answer|"
            "solution|word|guess) HERE*"
        ),
        "(?:is|was) (?:that|this|it) (?:the|your) (?:answer|solution) HERE*",
        "(?:right|correct) (?:answer|guess|solution) HERE*",
        (
            "(?:do|did|have|will|can) i (?:get|won|win|got|have) (?:the|a|my) (?:prize|point|points) for "
            "(?:the|your|this) .. $"
        ),
        "(?:did|have) i (?:guess|guessed) (?:right|correctly|it) HERE*",
        # a text is named
        (
            "(?:the)? (?:AUTHOR|artist|composer|text|words|lyrics|translation) (?:is|are)? (?:unknown|"
            "anonymous|uncertain|lost|disputed|unidentified|anon|forgotten|my_grandmother|the_internet|"
            "wikipedia|a_friend|see_.*)"
        ),
        "(?:by)? (?:anonymous|anon|unknown) (?:AUTHOR|artist|poet|master)? (?:\\w+_century|circa_.*|\\d+)?",
        (
            "(?:source|author|origin|credits?|text|quoted_from|copyright|c|from|words_by|lines_by|via|"
            "quelle|courtesy_of) (?:by)? (?:the|an?|my|our|\\w+_s)? (?:\\w+)? (?:BOOK|mail|letter|diary|"
            "internet|web|notebook|FAMOUS|wikipedia|rules?_N|rule_N_.*|archives?|memory|hearsay|post|"
            "posting|message|website|forum) .*"
        ),
        "(?:source|author|origin|credit|credits|copyright|text_by|words_by|lines_by|quelle) (?:is)? \\w+",
        "(?:attributed|ascribed|credited|often_attributed) to .. $",
        (
            "(?:freely|loosely|roughly|very_freely)+ (?:after|from|based_on|adapted_from|translated|quoted|"
            "translated_from) .*"
        ),
        "(?:based|modelled) (?:loosely|freely)? on .. $",
        "after (?:FAMOUS)",
        (
            "with (?:sincere|my|humble|due)* apologies to (?:FAMOUS|the_author|the_poet|the_bard|the_singer|"
            "the_original)"
        ),
        (
            "(?:straight|taken|borrowed|stolen|lifted|copied|quoted|adapted|excerpt|extract|quote|quotation|"
            "line|words|translated|culled|cribbed|seen|found|read|heard|overheard|comes|come|it_s|that_s|"
            "it_is)* (?:from|out_of|in(?!_the_(?:film|movie))|on) "
            "(?:the|an?|my|our|your|one_of|some|that|his|her)+ (?:\\w+)? "
            "(?:\\w+_s)? (?:BOOK) (?:by|of|about|with|called|from|in|on|everyone|which|that|everybody|i)? "
            ".. $"
        ),
        (
            "(?:taken|borrowed|stolen|lifted|copied|quoted|adapted|excerpt|extract|cribbed|pinched|nicked) "
            "(?:straight|verbatim|freely|word_for_word|directly)? from .. $"
        ),
        (
            "(?:seen|found|read|heard|overheard|spotted|scratched|painted|sprayed|written|carved|engraved|"
            "printed|tattooed|embroidered|displayed) (?:in|on|over|at|under|above|inside|across|all_over) "
            "(?:the|an?|my|his|her|our|\\w+_s|some|every)+ (?:\\w+)? (?:walls?|doors?|desks?|benches|bench|"
            "trees?|loo|toilet|tea_?towels?|mugs?|t_?shirts?|shirts?|cushions?|pillows?|bumper_stickers?|"
            "bumpers?|stickers?|posters?|bus|bus_stop|bridge|gravestone|tombstones?|fortune_cookies?|"
            "packets?|cereal_boxes|box|bottle|beer_mat|fridge|vans?|lorr(?:y|ies)|arms?|back|underpass|"
            "station|cave|chapel|church|museum|gallery|pub) .. $"
        ),
        "in (?:gold|golden|big|neon|red|capital|huge|tiny)+ letters .. $",
        # unlike "Act 2", which may be the second of some acts
        (
            "!(?:act|page|p|pp)_\\d+$ (?:page|p|pp|chapter|verse|stanza|canto|psalm|proverbs|act|scene|book|"
            "volume|vol|genesis|exodus|matthew|luke|john|mark|episode|rule|example|figure|footnote|lesson) "
            "N (?:page|p|line|lines|chapter|verse|act|scene|part|book|volume|episode|section|paragraph|"
            "example|first|last|second|third|bottom|top|of|the|BOOK|and|N|in)*"
        ),
        (
            "(?:(?:the|a|our|my)_)?(?:BOOK|strategy_guide|beginner_s_guide|FAMOUS) (?:page|p|act|scene|"
            "chapter|line|verse|canto|volume|book|part|episode) (?:N) .. $"
        ),
        "FAMOUS (?:once|of_course|no_doubt|or_somebody|or_someone_like_him|again|N)?",
        "(?:OLD|NTH|quote|un)* (?:SAYING) (?:of|from|by)? (?:the|my|our|a)? (?:\\w+)? (?:\\w+_s)? (?:\\w+)?",
        "(?:OLD|NTH)+ (?:saying|sayings) (?:of|from|by)? (?:the|my|our|a)? (?:\\w+)? (?:\\w+_s)? (?:\\w+)?",
        "(?:famous|well_known|immortal) (?:last)? words (?:those|these|of|by)? .. $",
        (
            "(?:un_?quote|end_?quote|quote_unquote|close_quotes?|(?:end|close)_(?:of_)?(?:the_)?quot(?:e|"
            "ation)s?|closing_quotation_marks?|quotation_marks_(?:missing|please|go_there|intended|got_lost|"
            "forgotten))"
        ),
        "word for word HERE*",
        (
            "(?:so|thus|or_so)? (?:sings|goes|runs|it_says|it_is_written|it_stands|we_read|it_goes|"
            "spoke|spake|sang|quoth|said|wrote) (?:in_the|in_a|in_my|in_our|the|an?|my|FAMOUS|old|our) .. $"
        ),
        "(?:repeat|and|all_together_now)? (?:chorus|refrain) (?:repeat|again|twice|please|N|ad_lib|to_fade)?",
        (
            "(?:the_)?(?:credits_roll|curtain_falls|final_curtain|end_credits|fade_to_black|fade_out|fin|"
            "exit_\\w+|exeunt(?:_omnes)?|enter_\\w+|canned_laughter|drum_?roll|cue_\\w+|blackout|lights_out|"
            "intermission|cliff_?hanger)"
        ),
        # put into other words
        (
            "(?:my|a|his|her|\\w+_s|the)? (?:free|loose|rough|literal|poor|own|home_made|quick|amateur)* "
            "(?:translation|rendering|paraphrase|transcription|decoding|version) (?:mine|of_.*|from_.*|"
            "by_.*|is_mine|is_.*_s|ends)?"
        ),
        (
            "(?:freely|loosely|roughly|literally)? (?:translated|rendered|transcribed|decoded|deciphered|"
            "paraphrased) (?:from|by|into|for|as|with|word|for|quickly|badly|freely)? .. $"
        ),
        (
            "(?:the)? (?:TONGUE)? (?:original|originals|source_text) (?:is|was|s|reads|runs|sounds|had|in|"
            "lies|hangs)+ .. $"
        ),
        "(?:from|in) the (?:original|TONGUE)",
        "(?:from) (?:the)? TONGUE",
    ),
)


def makes_text_of(said: Whole) -> bool:
    """Whether a sentence behind acts makes them lines of a text."""
    return _TEXT.are_said(said)
