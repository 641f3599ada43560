"""Remarks behind acts that hang them on a wall, leave them in a dream, or in days gone by.

A picture or a show (`Oil on canvas, 1912.`, `Dramatisation.`, `Actual moves may differ.`, `Previously on
Ondine's adventures.`), a dream (`Then I fell out of bed.`, `One can dream.`), a habit or a game of old (`A
classic from 2019.`, `Tarn used to send that every week.`, `In a normal week.`), another board (`On the demo
board.`), or a temptation withstood (`So much for that plan.`, `I resist.`).

What must stay true: `On a train to Leeds.`, `Then off to bed.`, `I used to live in Leeds.`, `*waves*`.
"""

from typing import Final

from gamemaster.language.remarks.whole_remarks import Whole, WholeRemarks

_CLASSES: Final = {
    "IT": (
        "it this that these those such_things (?:this|that|the|these|those|my)_(?:whole_|last_|first_|"
        "very_)?(?:line|sentence|bit|paragraph|words|move|vote|mail|message|post|one)s?"
    ),
    "ART": (
        "oils? water_?colou?rs? acrylics? charcoal pencil ink pastels? crayons? gouache tempera chalk "
        "needlepoint cross_stitch embroidery needlework tapestry woodcut etching engraving lithograph "
        "fresco collage linocut stained_glass graffito graffiti tattoo mosaic"
    ),
    "CANVAS": (
        "canvas paper wood linen silk velvet board cardboard copper panel glass plaster wall skin toast"
    ),
    "WORK": (
        "(?:\\w+_)?(?:novel|poem|story|tale|play|painting|sonnet|haiku|limerick|musical|film|opera|song|"
        "sketch|tragedy|comedy|drama|portrait|fable|epic|ballad|saga|memoir|cartoon|drawing|thriller|"
        "romance|farce)"
    ),
    "SHOW": (
        "trailer teaser rerun re_run repeat_broadcast season_finale series_finale pilot "
        "pilot_episode dramati[sz]ation dramati[sz]ed re_?enactment reconstruction simulation simulated "
        "computer_animation cgi animation artist_s_impression artist_s_impressions serving_suggestion "
        "simulated_(?:picture|image|pictures|images|turn|move) library_pictures? archive_(?:pictures?|"
        "footage|material|recording) stock_footage file_photo symbolic_picture staged photo_montage "
        "posed_by_models? deleted_scenes? outtakes? bloopers? cliffhanger prequel spin_?off director_s_cut "
        "fan_fiction fanfic season_\\w+_trailer spoilers? highlights_reel"
    ),
    "OLD": (
        "classic golden_oldie oldie oldie_but_goodie evergreen old_favourite favourite old_hit hit blast "
        "relic souvenir memory keepsake flashback throwback vintage heirloom antique museum_piece nostalgia"
    ),
    "THEN": (
        "2\\d\\d\\d 19\\d\\d the_past days_gone_by the_archives? the_vaults? last_(?:year|season|month|"
        "summer|winter|spring|autumn|game|round|week) yesteryear my_youth my_first_(?:game|season|week) "
        "the_(?:old_days|nineties|eighties|seventies|sixties|attic|early_days|beginning|first_season|"
        "old_game|olden_days) long_ago years_ago way_back"
    ),
    "DAY": (
        "(?:day|week|month|year|night|morning|evening|turn|round|game|season|monday|tuesday|wednesday|"
        "thursday|friday|saturday|sunday|world|universe|life)"
    ),
    "NORMAL": (
        "good bad normal usual typical ordinary average perfect ideal better parallel different previous "
        "braver regular standard former fair just lesser kinder saner"
    ),
    "BOARD": (
        "(?:solo|demo|practice|test|training|computer|online|digital|trial|tutorial|beta|junior|travel|"
        "mobile|video|single_player|toy|sandbox|chess|other|training_ground|advanced|two_player|kids|family|"
        "pub|office|children_s)"
    ),
    "WHERE": (
        "(?:board|variant|version|game|edition|mode|server|app|group|list|table|match|league|set|round|"
        "rules|map)"
    ),
    "SENT": "send write say post type mail announce play do vote move sing hear read",
    "WHO": "(?!i_|you_can)\\w+",
    "ENDED": "ended ends went goes turned_out turns_out finished worked_out",
    "NOTION": (
        "plan idea dream daydream hope notion theory fantasy wishful_thinking scheme resolution thought "
        "option"
    ),
}
_GONE: Final = WholeRemarks(
    _CLASSES,
    (
        "(?:mixed_media|ART) (?:on|in|over) (?:CANVAS) (?:framed|unframed|signed|unsigned|\\d+|\\w+_prize)*",
        "ART (?:framed|unframed|signed|unsigned|\\d+|\\w+_prize|\\w+_century)+",
        "(?:an?|the) (?:WORK) (?:by|after|from|of) \\w+ (?:\\w+)? (?:in_.*)?",
        (
            "(?:all|any|the) (?:characters?|persons?|people|events?|moves?|names?|figures) .* (?:invented|"
            "fictitious|fictional|accidental|coincidental|imaginary|made_up|unintended|unintentional|"
            "fiction)"
        ),
        (
            "(?:actual|real|final|true) (?:moves?|turns?|votes?|results?|acts?|actions?|orders?|play|"
            "events) (?:may|might|can|will|could) (?:differ|vary|look_different|be_different) .*"
        ),
        (
            "(?:just|merely|only|an?|the|another|of_course|official|purely|dramatic|last_season_s|first)* "
            "SHOW (?:only|of_course|number_\\w+|\\d+|one|two|three)?"
        ),
        (
            "(?:coming|in) (?:cinemas|theatres|theaters|bookshops|shops)+ (?:soon|on|from|near|in|this|next|"
            "everywhere|you|\\w+day|\\w+)*"
        ),
        (
            "(?:coming_)?soon (?:in|at|to) (?:a|your|all)? (?:cinema|theatre|screen|stage|bookshop|cinemas|"
            "theatres) .. $"
        ),
        "(?:previously|last_time|last_week|next_time|next_week|earlier|tonight|coming_up) on \\w+ .. $",
        # dreams
        (
            "(?:and|then)* (?:i|we) (?:woke|awoke|wake|fell_out_of|fall_out_of|opened_my_eyes|sat_up|"
            "was_woken|opened_our_eyes|came_to|got_out_of|fell_off_the|rolled_out_of) .. $"
        ),
        (
            "(?:and|then)* (?:the|my) (?:alarm|alarm_clock|phone|clock|curtain|telephone|doorbell|radio|"
            "lights) (?:went_off|rang|woke|fell|wakes|rings|goes_off|came_on|buzzed|falls) .. $"
        ),
        (
            "(?:an?|the)? (?:girl|man|woman|one|player|goblin|wizard|soul|person|lady|fellow|i|we|boy|bloke|"
            "wolf) (?:can|may|could|might|has_a_right_to|is_allowed_to|am_allowed_to|will|still) (?:still|"
            "always|but|at_least|only)? dream (?:on|cant_i|cant_she|cant_he|cant_one|right|no|still)*"
        ),
        (
            "(?:oh|sweet|pipe|in|your|my|well)* (?:dream_on|in_my_dreams|pipe_dreams?|daydreams?|"
            "daydreaming|wishful_thinking|castles_in_the_air|castles_in_spain|pie_in_the_sky|"
            "cloud_cuckoo_land) (?:\\w+)?"
        ),
        "wake up (?:old_girl|girl|woman|self|me|man|you_fool|dreamer|call|silly)",
        (
            "(?:wakes|wakes_up|opens_(?:her_|his_|my_)?eyes|rubs_(?:her_|his_|my_)?eyes|snaps_out_of_it|"
            "falls_out_of_bed|pinches_(?:herself|himself|myself)|closes_(?:the_)?book|puts_the_book_down|"
            "end_of_dream|dream_ends|poof|crosses_fingers|fingers_crossed_behind_back|wakes_with_a_start|"
            "shakes_(?:her_|his_|my_)?head|deletes|deletes_it|throws_it_away|tears_it_up|scrunches_paper|"
            "hits_delete|backspaces)"
        ),
        # days gone by
        "(?:an?|the|another|my|one|old|true|real|our)* OLD (?:from|of|out_of|since|by) THEN (?:that|this)?",
        (
            "(?:an?|another|pure|golden|old)* (?:golden_oldie|oldie|throwback|blast_from_.*|greatest_hits|"
            "nostalgia|evergreen) (?:that|this|volume_\\w+|disc_\\w+|of_.*)? .. $"
        ),
        "greatest hits .. $",
        (
            "(?:straight)? (?:from|in|out_of|back_in) (?:THEN|the_good_old_days|the_bad_old_days|"
            "days_of_\\w+|happier_days|happier_times|better_days|better_times|the_days_of_\\w+)"
        ),
        (
            "(?:good_old_days|those_were_the_days|those_were_days|the_good_old_days|good_old_times|"
            "old_times|bygone_days) .. $"
        ),
        (
            "(?:how|oh|do)* i (?:do|really|so)* (?:miss|long_for|remember|pine_for|yearn_for) (?:those|"
            "these|the_old|the_good_old|the) (?:days|times|weeks|years|evenings|games)"
        ),
        "(?:WHO|i|we|everybody|everyone|you) (?:always)? used to (?:always|all)? SENT IT .. $",
        (
            "(?:and|but)? (?:you|we|everyone|everybody) (?:all)? (?:know|remember|knows|remembers|recall|"
            "saw) how (?:things|the_story) (?:ENDED) .. $"
        ),
        (
            "(?:week_in_week_out|day_in_day_out|year_in_year_out|month_in_month_out|night_after_night|"
            "week_after_week|year_after_year|day_after_day|round_after_round|turn_after_turn|"
            "game_after_game|time_after_time) .. $"
        ),
        (
            "(?:always|only|mostly|usually|as)? (?:every|each) (?:new_year_s_(?:eve|day)|christmas|easter|"
            "birthday|full_moon|leap_year|summer|winter|spring|autumn|second_\\w+|other_(?:day|week|month|"
            "year|\\w+day)|time_i_(?:can|may|dare|get)|now_and_again|once_in_a_while|blue_moon|season|game|"
            "single_\\w+) (?:without_fail|so_far|since_.*|for_.*|last_.*|always|like_clockwork)?"
        ),
        (
            "(?:only|at_least)? (?:on|in|during) (?:a|an|my|the) NORMAL DAY (?:at_least|anyway|perhaps|"
            "that_is|maybe)?"
        ),
        (
            "(?:at_least|only|but|well)* (?:on_paper|in_theory|in_my_head|in_my_mind|in_spirit|in_thought|"
            "in_my_dreams|in_another_life|in_a_previous_life|in_my_imagination) (?:at_least|only|anyway|"
            "so_far|alone)*"
        ),
        # elsewhere
        (
            "(?:but|only|just)? (?:in|on|at|for|to|over_on|over_in|over_at) (?:the|my|our|a|another|"
            "\\w+_s)* (?:own|little|other)* BOARD (?:WHERE|club|group) (?:that_is|i_mean|only|"
            "of_course|at_home|sorry)*"
        ),
        (
            "(?:in|at|for) (?:chess|go|poker|bridge|scrabble|monopoly|catan|risk|diplomacy|ludo|checkers|"
            "draughts|mahjong|backgammon|cluedo|skat|whist|charades|d_d|nethack|minecraft) (?:that_is|"
            "i_mean|only|of_course|at_home)*"
        ),
        # withstood
        "so much for (?:IT|my|the|this|that|our|a|his)? (?:\\w+)? (?:NOTION|IT)",
        (
            "(?:i|but_i|and_i|we) (?:ll|will|must|shall|bravely|nobly|wisely|just|barely|have|had|still|"
            "hereby)* (?:resist|resisted|withstand|withstood|refrain|refrained|abstain|desist|desisted|"
            "restrain_myself|control_myself|hold_back|held_back) (?:IT|the_(?:temptation|urge|impulse|lure)|"
            "from_IT|temptation|so_far|for_now)*"
        ),
        (
            "(?:an?|the|very|most)* (?:tempting|bad|silly|terrible|good|lovely|wild|foolish|nice|stupid|mad|"
            "crazy) (?:idea|plan|thought|notion|move)? (?:but|so|which|that|and|yet) (?:i|we)? (?:ll|will|"
            "must)? (?:rather|rather_not|resist|wait|refuse|decline|reject|rejected|resisted|dropped|"
            "dismissed|prefer_.*|ll_wait|won_t.*|wont.*|dont.*|pass|declined) .. $"
        ),
        (
            "(?:i|and_i|so_i|but_i) (?:d_|would_)?(?:rather|prefer_to|prefer|still_prefer_to|ll_rather) "
            "(?:wait|pass|sit_out|hold|sleep_on_it|waiting|sitting_out|not|skip|skipping|do_nothing)"
        ),
        (
            "(?:ah|oh|oops)? (?:IT)? (?:belongs|belonged|should_be|should_have_been|was_meant|goes|went|is|"
            "was) (?:really)? (?:in|for|to) (?:my|the|an?|another) (?:other|next|private|different|personal|"
            "yesterday_s|draft) (?:mail|message|letter|mails|messages|letters|game|list|post|thread)"
        ),
    ),
)


def is_bygone_or_made_up(said: Whole) -> bool:
    """Whether a sentence behind acts puts them in a picture, a dream or the
    past."""
    return _GONE.are_said(said)
