"""Sentences in front of acts by which the words below are somebody else's: `Jun has the floor.`

They quote (`I quote Tarn.`, `Brask wrote`), type for somebody (`I'm posting this for Jun.`), read thoughts or
guess a mail (`I know what Tarn's next mail looks like.`), say which lines are whose (`Indented lines are
Brask's.`) or where a text turned up (`I found this in the archive.`, `Somebody slipped a note under my
door.`).
Whoever has only read somebody's mail again, or thanks for it, acts.
"""

from collections.abc import Sequence
from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.grammar import Grammar
from gamemaster.language.english.tokens import words_in

_CLASSES: Final = {
    "SO": "so and but now well ok okay here then first today",
    "JUST": "just only merely simply exactly already really always still all can could ll will shall m am",
    "TEXT": (
        "mails? e_?mails? messages? letters? notes? posts? texts? words? lines? moves? votes? turns? "
        "ballots? orders? reply speech diary answers? sentences?"
    ),
    "HIS": "nn_s your his her their",
    "HIM": "nn him her them my_\\w+ our_\\w+ an?_(?:friend|player|colleague|neighbour|child|wolf)",
    "WROTE": (
        "wrote writes said says announces announced declares declared posted posts shouts shouted replies "
        "replied answers answered states stated sings sang mutters muttered"
    ),
    "SAYS": (
        "mutters? whispers? croaks? shouts? sings? says? mumbles? screams? yells? cries murmurs? growls? "
        "squeaks? hisses howls? sighs? declares? announces? chants? exclaims? goes muttered whispered "
        "croaked shouted sang"
    ),
    "TYPING": "posting sending typing writing answering relaying mailing forwarding copying",
    "TYPED": "posted sent typed written noted_down taken_down dictated recorded copied forwarded relayed",
    "FOR": "for on_behalf_of in_the_name_of",
    "MATE": (
        "flat_?mate room_?mate neighbour colleague secretary assistant friend twin "
        + " ".join(sorted(words.KIN))
    ),
    "LINES": (
        "lines? text words? sentences? everything anything parts? passages? paragraphs? stuff bits? remarks?"
    ),
    "MARKED": (
        "indented italic italici[sz]ed bold starred capitali[sz]ed underlined coloured red green blue grey "
        "struck bracketed"
    ),
    "KNOW": "know guess imagine see bet predict foresee tell_you hear",
    "SLIPPED": (
        "slipped left put wrote scribbled sprayed painted pinned stuck pushed taped scratched carved posted"
    ),
    "OLD": "old past first early earlier last_year_s sent own ancient",
    "NOTE": (
        "notes? letters? slip(?:_of_paper)? scraps?(?:_of_paper)? cards? messages? sheets?(?:_of_paper)?"
    ),
    "WHERE": "in on to onto into through under behind inside among at between beneath above",
    "MONTH": (
        "january february march april may june july august september october november december spring "
        "summer autumn winter 1\\d\\d\\d 20[01]\\d 202[0-4] last_\\w+ nr vv"
    ),
}
_GIVEN: Final = Grammar(
    _CLASSES,
    (
        # quoting
        "SO* (?:i|we) JUST* (?:quote|quoting|cite|citing|paraphrase|paraphrasing|parrot|parroting) HIM",
        "SO* (?:quoting|citing|paraphrasing|parroting|echoing) HIM $",
        "(?:am|on|le|el) .. (?:schrieb|escribi[oó]|skrev|schreef) nn",
        "(?:schrieb|skrev|schreef|escribi[oó]) nn $",
        "nn (?:schrieb|schreibt|skrev|schreef|escribi[oó]) $",
        "nn a_[eé]crit $",
        "SO* (?:this_is|here_is|here_s|that_is) (?:you|nn) (?:in_MONTH|again|last_\\w+|to_a_t)? $",
        "SO* (?:you|nn) (?:in|back_in|of) MONTH $",
        "(?:i|we) read HIS TEXT (?:out_loud|aloud|out)",
        "recogni[sz]e (?:this|these|yourself|your_own_words|those_words|the_style|the_author) $",
        # typing for somebody
        "SO* (?:i|we) JUST* TYPING (?:this|it|these|that)? FOR nn",
        "SO* TYPING (?:this|it|these|that)? FOR nn",
        "TYPED (?:down|out)? (?:this|it|these|that)? (?:FOR|by|from) nn",
        "(?:an?|the)? guest (?:post|mail|appearance|column|move|star|contribution|author|writer|message)",
        "SO* nn (?:has|takes|gets|wants|asked_for) the (?:floor|word|stage|keyboard|mike|microphone|pen)",
        "SO* nn sends (?:word|this|these|the_following|his_move|her_move|his_vote|her_vote|a_message) $",
        "(?:a)? word (?:has_come|comes|came)? from nn $",
        (
            "SO* my [^_]+ (?:\\w+)? (?:\\w+)? (?:wants|would_like|d_like|begs|insists|asked) to "
            "(?:write|type|try|press|post|send)"
        ),
        (
            "(?:a|the|some)? (?:suggested|recommended|proposed|possible|ready_made|model)? "
            "(?:text|wording|lines?) for nn"
        ),
        "for nn to (?:copy|send|type|paste|use|sign|post)",
        (
            "(?:year_)?old (?:wants|would_like|begs|begged|insists|asked) to "
            "(?:write|type|try|press|post|send)"
        ),
        "(?:my|our|the) inner \\w+ $",
        "you (?:just|simply|only|could|can|should|might|then)* (?:type|write|say|post|send) $",
        "nn s (?:postcards?|letters?|poems?|songs?|diary|fan_mail|love_letters?) $",
        # thoughts and mails that are guessed
        "SO* (?:i|we) JUST* (?:read|hear) HIS (?:thoughts?|mind|brain|head)",
        (
            "SO* (?:i|we) JUST* KNOW JUST* what (?:nn|you) (?:is|s|are|re|will|ll) "
            "(?:thinking|planning|plotting|going)"
        ),
        "(?:i_bet|i_think)? SO* (?:i|we) JUST* KNOW JUST* what HIS next TEXT",
        "SO* (?:let_me|i)? JUST* (?:guess|predict|anticipate) HIS (?:next|coming)? TEXT",
        "my (?:bet|guess|money|prediction) (?:on|for|is_on|about) HIS next",
        "guess what nn (?:told|said|wrote|sent|sends|texted|whispered)",
        "(?:do)? (?:you)? know what nn (?:told|wrote|texted|whispered) me $",
        "(?:i|we)? (?:over)?heard nn (?:muttering|mumbling|saying|whispering|shouting|singing|humming)",
        "(?:a|another)? (?:day|week|night|evening|morning) in nn s (?:life|head|shoes|mind)",
        "nn s (?:\\w+day|typical|usual|daily) (?:mornings?|evenings?|nights?|routine|ritual)",
        "nn (?:had|has) it all planned $",
        "nn (?:had|has) it all (?:worked|figured|planned|thought|mapped) out",
        # whose lines are whose
        (
            "(?:all)? LINES (?:with|in|marked|between|behind|after|preceded|starting|beginning) .. "
            "(?:is|are|aren) (?:not|nn_s|t|only|no)"
        ),
        (
            "(?:all)? (?:the)? MARKED LINES (?:is|are) (?:not|nn_s|only|no|his|hers|theirs|yours|quotes?|"
            "quoted)"
        ),
        "(?:all)? (?:the)? (?:rest|others?|remainder) (?:is|are) (?:nn_s|nn)",
        (
            "my (?:comments|answers|replies|remarks|notes) (?:are|is)? .. "
            "(?:marked|bracketed|in_(?:square_)?brackets)"
        ),
        "(?:see|find|read|look_at) (?:below)? nn s TEXT (?:below|here|underneath)? $",
        "(?:see|find|read)_below (?:what|how) nn",
        "nn s TEXT (?:first|below|pasted|copied|follows) $",
        (
            "nn s TEXT (?:is|are|was) (?:pasted|copied|quoted|below|underneath|attached|repeated) "
            "(?:below|here)? $"
        ),
        # where a text turned up
        "SO* (?:i|we) found (?:this|these|the_following) WHERE .. $",
        "SO* (?:i|we) found (?:an?|this|these) (?:\\w+)? NOTE WHERE .. $",
        (
            "SO* (?:someone|somebody|some_\\w+|nn) SLIPPED (?:(?:an?|this|these)_(?:\\w+_)?NOTE)? WHERE "
            "(?:my|our|the)"
        ),
        "SO* (?:an?|this) (?:\\w+)? NOTE (?:was|lay|hung|stuck) WHERE .. $",
        "(?:re)?reading (?:through)? (?:my|our|your|nn_s|the|some) OLD TEXT",
        (
            "(?:going|looking|leafing|browsing|digging|scrolling) through (?:my|our|the|some|nn_s) .. "
            "(?:folder|drafts?|archives?|outbox|diary|diaries|TEXT)"
        ),
    ),
)
_AT_END: Final = Grammar(
    _CLASSES,
    (
        "nn WROTE $",
        "WROTE nn $",
        "you (?:said|wrote|once_said|once_wrote) $",
    ),
)
_SPOKEN: Final = Grammar(
    _CLASSES,
    (
        (
            "(?:my|our|the|an?|his|her|nn_s) "
            "(?!rules?|report|gm|way|tiles?|cards?|votes?|moves?|turn|tokens?|gold)\\w+ "
            "(?:\\w+)? SAYS (?:under|in|to|into|from|at|with|through|over|again|once|all|softly|loudly)? .. $"
        ),
    ),
)
"""What leads up to words with a colon: `My character mutters under her breath:`"""
_HER_MATE: Final = Grammar(
    _CLASSES,
    (
        "(?:her|his|their|whose) MATE $",
        "i (?:m|am) (?:her|his|their) MATE",
        "(?:so)? (?:her|his|their) MATE (?:answers|types|writes|sends|steps_in|mails|posts|speaks)",
    ),
)
_NO_FLOOR: Final = words_in("thanks thank sorry")


def gives_floor(parts: Sequence[str], mark: str, own: str) -> bool:
    """Whether a sentence, its names `nn`, does so; `own` is the sender's name as it stands in the parts."""
    if not parts or parts[0].split(" ", 1)[0] in _NO_FLOOR:
        return False
    if _GIVEN.fits_any(parts):
        return mark != "!"
    if _HER_MATE.fits_any(parts) and any(own in part.split() for part in parts):
        return True
    said = [part for part in parts if part != "nn"]
    if len(said) != 1 or not (mark in _OPEN or mark.isalnum()):
        return False
    return _AT_END.match(f" {said[0]}") is not None or (
        mark == ":" and _SPOKEN.match(f" {said[0]}") is not None
    )


_OPEN: Final = frozenset({":", ",", "-", "."})
