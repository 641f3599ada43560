"""Phrases around an act that change nothing about it: fillers, leads, reasons and manners."""

from typing import Final

from gamemaster.core.frame import joined, phrases
from gamemaster.language.english.idle_phrases import HABITUAL, ON_THE_SIDE
from gamemaster.language.english.phrases import Hit, table_of
from gamemaster.language.english.tokens import Tokens, words_in

HABITS: Final = table_of(HABITUAL)
"""`As I always do`: that an act is nothing new."""

_ONE_BY_ONE: Final = phrases(
    "one after the other; one after another; one by one; one at a time; in turn; in sequence; in that order; "
    "in this order; in just that order; each in turn; each in its turn; first the one and then the other; "
    "the one after the other; one and then the other; in quick succession; in a row"
)
_AS_WRITTEN: Final = phrases(
    "as listed; as written; as named; as given; as they stand; as they come; as they are listed; as above; "
    "as i list them; as i named them; as i listed them; in the order listed; in the order given; in the "
    "order named; in the order written; in the order in which they stand; just as listed; exactly as listed"
)
IN_ORDER: Final = "; ".join((*_ONE_BY_ONE, *joined(_ONE_BY_ONE, ("", ","), _AS_WRITTEN)))
"""`One after the other as listed`: that what is told is done as it is told."""

IN_ANY_EVENT: Final = (
    "in any event; in all events; at all events; in either event; in either case; in all cases; in every "
    "case; at any rate; whatever happens; whatever may happen; whatever happened; whatever came of it; "
    "whatever came of that; whatever comes of it; whatever comes of that; whatever becomes of it; whatever "
    "the outcome; whatever the result; whatever else happens; whichever way it goes; whichever way it went; "
    "however it goes; however it went; however that goes; however that went; either way; one way or another; "
    "one way or the other"
)
"""That an act is done no matter what became of those before it."""
NO_MATTER: Final = table_of(IN_ANY_EVENT + "; come what may; no matter what; come rain or shine; regardless")
"""`(I explore), come what may`: that it is done no matter what becomes of anything."""

_AT_IT: Final = phrases(
    "at it; writing; already writing; writing anyway; writing this; typing; on the subject; on the topic; "
    "about it; at my desk; at the keyboard; in the mood; up"
)
AT_IT: Final = "; ".join(
    joined(("while", "as long as", "so long as", "since"), ("i am", "i 'm", "we are", "we 're"), _AT_IT)
)
"""`As long as I am writing`: on what occasion an act is done, and no condition of it."""

FILLERS: Final = table_of(
    AT_IT + "; hereby; herewith; now; please; again; too; also; as well; once more; once again; at once; "
    "right away; right now; straight away; immediately; of course; indeed; therefore; thus; then; next; "
    "thanks; thank you; cheers; thx; thnx; tia; tks; as promised; as agreed; as discussed; as planned; "
    "as announced; as intended; as i intended; while i am here; while i 'm here; "
    "as long as i am here; as long as i 'm here; take that; take that too; as "
    "usual; as always; as ever; as before; as requested; no more; no less; no more and no less; no more no "
    "less; nothing more; nothing else; and no more; for now; for good measure; for a start; for starters; to "
    "start with; to begin with; in the end; accordingly; in the same breath; from this moment; on the "
    "other hand; on the whole; first; "
    "first of all; finally; at last; at long last; lol; haha; hooray; yay; "
    "lol ok; lol okay; lol fine; lol yes; lol yeah; lol sure; lol alright; lol right; ok lol; okay lol; "
    "fine lol; "
    "haha ok; haha okay; haha fine; haha sure; haha yes; haha yeah; lol ok then; lol fine then; "
    "phew; alas; in the rpg; in agora rpg; in the agora rpg; in this game; in the game; by announcement; by "
    "this message; with this message; by sending this message; with this mail; in public; publicly; today; "
    "yet again; this time; after all; so there; sigh; hurrah; this evening; this morning; this afternoon; on "
    "here and now; on the spot; then and there; there and then; and i mean it; all the same; just the same; "
    "my own; all on my own; by myself; all by myself; every one; all right; no "
    "less; as it happens; one more time; one last time; for the last time; a {nth} time; for a {nth} time; "
    "for the {nth} time; asap; effective immediately; straightaway; with pleasure; with joy; with gusto; "
    "with caution; with care; with trepidation; with enthusiasm; with relish; with hope; with glee; with "
    "courage; in earnest; in style; as one does; and hope for the best; hoping for the best; for old times ' "
    "sake; that is all; here goes; for fun; for science; for luck; for glory; just in case; nonetheless; "
    "nevertheless; regardless; anyway; in any case; at any rate; wish me luck; fingers crossed; here goes "
    "nothing; come what may; for "
    "the greater good; for the win; for honour; for honor; and nothing else; and nothing more; and that is "
    "that; that is it; and that 's it; that 's it; that 's all; nothing else; nothing more; as my last "
    "action; as my final action; as my first action; as my next action; as my move; as my action; as my last "
    "move; as my final move; as my next move; as a last move; as a final action; as a last action; for "
    "today; for this turn; this turn; without delay; without further ado; without hesitation; in due form; "
    "as is my right; as is my custom; as is tradition; to be clear; no matter what; in a row; in succession; "
    "back to back; under protest; with reservations; against my better judgement; "
    "against my better judgment; against all advice; no hard feelings; why not; no offence; no offense; "
    "no regrets; no pressure; no questions asked; no big deal; on reflection; after some thought; "
    "after all not for the first time; and not for the first time; effective with this message; starting "
    "now; effective at once; beginning with this message; starting with this message; beginning now; this; "
    "none too soon; and none too soon; as was to be expected; as is to be expected; "
    "nothing fancy; nothing special; nothing less; nothing personal; no grudge; no hurry; no rush; no "
    "worries; no thanks needed; no strings attached; by the way; btw; incidentally; if you must know; for "
    "the record; for nothing; no refunds; help me; heaven help me; heaven help them; heaven help them both; "
    "heaven help us; heaven help us all; heaven help em; gods help them; sorry; sorry everyone; sorry all; "
    "sorry folks; sorry about that; my apologies; and all; gods help me; god help me; so help me; may "
    "fortune favour me; may fortune favor me; come on; enjoy; use it well; spend it wisely; you are welcome; "
    "you 're welcome; with my compliments; with my blessing; with love; with thanks; cheers all; thank you "
    "all; thanks all; i own; myself; in person; every last piece of it; every last coin of it; to the last "
    "piece; to the last coin; all of it; the whole lot; every last one of them; down to the last coin; lock "
    "stock and barrel; that i own; i have; that i have; i possess; that i possess; i hold; that i hold; i "
    "carry; that i carry; i am carrying; in my possession; in my purse; in "
    "my pocket; of mine; to my name; i have left; that i have left; "
    + "; ".join((ON_THE_SIDE, HABITUAL, IN_ORDER, IN_ANY_EVENT))
)
"""Phrases that change nothing wherever they stand after the verb."""

_THINKING: Final = "".join(
    f"after {much} {thought}; "
    for much in (
        "some",
        "much",
        "a little",
        "long",
        "careful",
        "further",
        "a lot of",
        "a bit of",
        "no little",
    )
    for thought in ("thought", "thinking", "reflection", "consideration", "deliberation", "dithering")
)
_IN_WORDS: Final = "".join(
    f"in {plain} words; "
    for plain in ("other", "plain", "plainer", "simple", "simpler", "short", "fewer", "few", "so many")
)
_PUT: Final = "".join(
    f"put {how}; to put it {how}; "
    for how in (
        "otherwise",
        "plainly",
        "more plainly",
        "simply",
        "more simply",
        "shortly",
        "briefly",
        "bluntly",
        "mildly",
    )
)


def fillers_at(tokens: Tokens, place: int) -> list[Hit[None]]:
    """The fillers that begin there, but for `(no offence) to the Larks`, which is said to somebody."""
    hits = FILLERS.at(tokens, place)
    if not hits or tokens[place].low not in _TO_SOMEBODY:
        return hits
    return [hit for hit in hits if not addresses(tokens, hit.end)]


def addresses(tokens: Tokens, place: int) -> bool:
    """Whether it is said there to whom an apology goes."""
    behind = tokens[place : place + 2]
    if [token.low for token in behind[:1]] == [","]:
        return any(token.capital and token.low != "i" for token in behind[1:])
    return [token.low for token in behind[:1]] == ["to"]


_TO_SOMEBODY: Final = words_in("no sorry my")


_IDIOMS: Final = (
    "by hook or by crook; sink or swim; win or lose; as luck would have it; as chance would have it; as fate "
    "would have it; simply put; bluntly put; plainly put; mildly put; all told ,; cutting a long story "
    "short; what the hell; oh what the hell; laugh if you like; laugh if you want; laugh if you must; laugh "
    "all you like; laugh all you want; as a matter of principle; on principle; "
)


LEADS: Final = table_of(
    "truth be told; needless to say; sad to say; strange to say; sorry to say; i am sorry to say; i 'm sorry "
    "to say; i 'm afraid; i am afraid; i regret to say; i regret to say that; i must say; i have to say; be "
    "advised that; be informed that; please be advised that; please be informed that; take notice that; this "
    "is to announce that; this is to inform you that; this is to inform you all that; this is to let you "
    "know that; kindly register that; kindly note that; kindly record that; please record that; please "
    "register that; please enter that; please log that; please take note that; kindly take note that; please "
    "put it on record that; let it be recorded that; let it be noted that; let the record show that; for the "
    "record ,; all things "
    "considered; when all is said and done; at the end of the day; all that said; enough said; nuff said; "
    "this said; no sooner said than done; to say the least; suffice it to say; "
    "until then; before that; in the meantime; meanwhile; for the time being; in my own name; in my own "
    "right; on my own account; on my own authority; on my own behalf; for my own "
    "part; ok; okay; so; right; now; well; alright; all right; "
    "also; next; first; firstly; second; secondly; third; thirdly; finally; lastly; then; and then; and; "
    "ahem; the usual; the usual round; the usual business; same as ever; "
    "same as always; same as every week; same procedure as every week; same procedure as last week; after "
    "that; yes; yes please; yes , please; yeah; yep; yay; aha; hmm; hm; ah; oh; oh well; ha; haha; "
    "hehe; heh; lol; lol ok; lol okay; is me; "
    "hurrah; hooray; sure; fine; "
    "great; good; nice; cool; eh; um; er; er well; ps; p . s .; thanks; thank you; hi; there; here; from "
    "there; from here; once there; once here; hi all; hello; hello all; hi everyone; hello everyone; hi "
    "everybody; hello everybody; hello there; hi there; hey; hey all; hey everyone; hear ye; dear all; "
    "greetings; good evening; good morning; good evening all; good morning all; good day; as a game action; "
    "as game actions; as my action; as my move; as my next move; as my next action; as my turn; as my first "
    "move; as my first action; as my last action; as my last move; for my turn; for my move; for my next "
    "move; for my first move; for my next action; for my first action; for my last move; my move; my turn; "
    "my action; my next move; in the rpg; in agora rpg; in the agora rpg; rpg; agora rpg; in the game; in "
    "this game; in the role playing game; in agora the role playing game; for the rpg; for agora rpg; game "
    "action; game actions; game; action; actions; moves; action {n}; move {n}; step {n}; step a; step b; "
    "step c; step d; step e; card {n} of {n}; part {n} of {n}; action the {nth}; the {nth} action; {nth} "
    "action; part {n}; turn {n}; act {n}; item {n}; number {n}; no . {n}; # {n}; here goes; here we go; here "
    "i go; here goes nothing; hereby announced; hereby declared; herewith announced; once more; once again; "
    "again; to begin with; to start with; first of all; "
    "first off; as for this evening; as for tonight; as for today; as for now; as for this turn; as for this "
    "round; for a start; for starters; today; this evening; this morning; gm; to the gm; to gm; dear gm; "
    "attn gm; announcement; nb; n . b .; fyi; game move; game moves; rpg move; rpg moves; rpg action; rpg "
    "actions; week {n}; my moves; my actions; my moves this week; my moves for this week; my actions this "
    "week; moves for this week; this week 's moves; my move this week; for this week; this week; as you "
    "wish; if you please; @ gm; good news; in short; long story short; therefore; thus; hence; accordingly; "
    "as such; that said; that being said; with that said; with that settled; with that done; that done; that "
    "settled; this done; with this done; in other news; meanwhile; by the way; btw; with great sadness; with "
    "regret; with great regret; with pleasure; with joy; with a heavy heart; with a sigh; without further "
    "ado; having said that; in any case; anyway; anyhow; be that as it may; of course; naturally; if you "
    "must know; if i may; if i may say so; if you will excuse me; if anyone is wondering; if anyone wonders; "
    "if anybody wonders; if anyone cares; in case anyone wonders; in case you wonder; in case you wondered; "
    "in case anyone is wondering; since you ask; to cut a long story short; obviously; unfortunately; "
    "like it or not; believe it or not; right or wrong; rightly or wrongly; rain or shine; fair or not; "
    "late or not; omgus or not; wise or not; ready or not; for better or worse; for better or for worse; "
    "come rain or shine; fortunately; luckily; alas; sadly; wherefore; now therefore; very well; well then; "
    "ok then; okay then; right then; so then; "
    "hereby; let it be known that; be it known that; let it be known to all that; know ye all that; please "
    "note that; note that; in case it matters; in case it is unclear; in case it was not clear; in case it "
    "was not clear before; in case it was unclear; in case it is not clear; in case that was not clear; in "
    "case that was unclear; to make a long story short; for what it is worth; for what it 's worth; if it "
    "matters; for the record; just to be clear; to be clear; to be quite clear; for clarity; to avoid "
    "confusion; for the avoidance of doubt; to avoid doubt; as far as i know; if i am not mistaken; ttttpf; "
    "tttpf; ttttopf; tttapf; to the public forum this time; this time to the public forum; sorry; apologies; "
    "my apologies; oops; whoops; actually; well actually; with no further ado; on my turn; onwards; onward; "
    "off we go; wish me luck; time to act; before that; but before that; i inform you that; i hereby inform "
    "you that; let it be noted that; i would like to inform you that; as contestmaster; as the "
    "contestmaster; as your contestmaster; in my capacity as contestmaster; in my capacity as the "
    "contestmaster; in my role as contestmaster; in my office as contestmaster; contestmaster here; as a "
    "character; as a player character; in my capacity as a character; in my capacity as a player; by "
    "announcement; just for fun; for fun; after much thought; after some thought; on second reading; as "
    "promised; as agreed; as discussed; as planned; as announced; as requested; as always; as usual; "
    "nevertheless; nonetheless; regardless; still; all the same; even so; but; yet again; at last; at long "
    "last; immediately; no matter; i announce that; i hereby announce that; i declare that; i hereby declare "
    "that; i hereby state that; i proclaim that; i hereby proclaim that; i state that; i hereby give notice "
    "that; let the record show that; let the minutes show that; let the minutes record that; let the "
    "minutes state that; let it be noted that; of my own free will; of my own accord; "
    "let it be recorded that; and about time; like i said; as i said; as i "
    "wrote; as mentioned; as i mentioned; as stated; let 's see; let me see; let us see; here we go again; "
    "why not; what the heck; oh what the heck; screw it; alright then; as for me; for myself; for "
    "my part; personally; "
    "on my end; this time around; speaking of which; on a different note; on another note; in the meantime; "
    "for today; for this turn; this turn; this round; as a first step; as a second step; as a last step; as "
    "a next step; to start; to begin; to continue; to finish; in closing; last but not least; tonight; day "
    "{n}; night {n}; round {n}; on day {n}; on night {n}; in addition; additionally; moreover; furthermore; "
    "besides; consequently; as a result; as a consequence; in response; in reply; in turn; with that; with "
    "this; with that out of the way; that out of the way; back to the game; back to business; to business; "
    "game on; on with the game; now then; for a change; for once; just for the record; for the second time; "
    "for the third time; one more time; here it is; here they are; here you go; there we go; so be it; come "
    "what may; fingers crossed; after careful consideration; after much consideration; after due "
    "consideration; upon reflection; on reflection; with a clear head; in good spirits; bravely; cautiously; "
    "happily; gladly; reluctantly; never mind it; never mind that; once more unto the breach; "
    "fear not; never fear; "
    "here 's my move; here is my move; here are my "
    "moves; here 's my turn; this is my move; my move is; my moves are; my orders; orders; two things; one "
    "thing; three things; quick one; quick move; just a quick move; a quick move; nothing fancy; better late "
    "than never; late again; on a whim; on an impulse; on a hunch; having arrived; on arrival; upon arrival; "
    "arriving there; the deed done; led by me; under my lead; under my command; against all odds; against "
    "advice; against all reason; come hell or high water; in desperation; in despair; in anger; in haste; in "
    "panic; in terror; in a panic; after ,; after this; while i have your attention; while i have the floor; "
    f"{AT_IT}; with immediate effect; with immediate effect and without prejudice; "
    "without prejudice; by this letter; by these presents; know all by these presents; know all men by these "
    "presents; from this moment; from this moment on; from this moment onward; from this moment onwards; "
    "with effect from now; with effect from this message; as of this message; as of now; there is "
    "more below; there 's more below; there is more; there 's more; more below; by means of this mail; by "
    "this mail; i give notice that; in this mail; with this mail; with this message; know all by these "
    "presents that; know ye that; i nearly forgot; i almost forgot; nearly forgot; almost forgot; i had "
    "nearly forgotten; i had almost forgotten; what i do is this; what i do now is this; this is what i "
    "do; which leads me to this; all of which leads me to this; what it comes down to; what it all comes "
    "down to; what it boils down to; the gist of it; the gist of all this; the upshot; such as it is; "
    "such as they are; the upshot of all this; the long and the short of it; behold; lo and behold; tada; "
    "tadaa; ta - da; hark; oyez; oyez oyez; eureka; allora; alors; bon; voila; et voila; ecco; bueno; "
    "pues; tja; know all men that; know all men by these presents that; know ye all men that; let all men "
    "know that; let all know that; let everyone know that; let everybody know that; let the world know "
    "that; no need to guess; no guessing needed; which is to say; so that nobody has to wonder; so nobody "
    "has to wonder; so that no one has to wonder; so no one has to wonder; so that nobody has to guess; so "
    "nobody has to guess; here 's what happens; here is what happens; here 's how it goes; "
    + _THINKING
    + _IN_WORDS
    + _PUT
    + _IDIOMS
    + IN_ANY_EVENT
)
"""Openings that change nothing about the clause that follows them."""

REASONS: Final = table_of(
    "because; since; bc; cuz; coz; cos; cus; not least because; not least since; and not least because; not "
    "only because; and not only because; not just because; and not just because; if only because; all the "
    "more "
    "because; especially since; for the simple reason that; for the reason that; as i; as my; as it; as "
    "there; as the; as we; as he; as she; as e; being; feeling; having; hoping; seeing; wanting; trusting; "
    "thinking; knowing; fearing; needing; looking; given my; given the; thanks to; due to; owing to; now "
    "that; just to see; to see what; to see how; to see if; to see whether; to be safe; to be on the safe "
    "side; in the hope; in hope; in hopes; so that; just so that; only so that; so as to; in order to; "
    "please let me know; please tell me; please confirm; let me know; tell me; although; even though; "
    "though; just because; only because; and only because; which is; what with; which should; which was; "
    "which makes; considering; so; instead of; rather than; may the; may it; may fortune; wishing; cursing; "
    "grumbling; whistling; singing; humming; smiling; trembling; fingers crossed; despite; in spite of; to "
    "avoid; to escape; and see; to find out; arriving; standing; finding myself; undeterred; emboldened; "
    "encouraged; wounded; bruised; battered; exhausted"
)
"""Openings of asides that give a reason or a mood: what follows them, up to the next clause, is harmless
unless it holds a word of `REASON_TAINT`."""

MANNERS: Final = table_of(
    "for the; for fun; for that; for your; for eir; for his; for her; for their; for my; for science; for "
    "luck; for glory; for old times; for being; for helping; for carrying; for bringing; for lending; for "
    "looking; for minding; for mending; for fixing; for feeding; for holding; for teaching; for all; "
    "with great; with a sigh; with a "
    "smile; with a grin; with a heavy; with a bow; with a flourish; with a nod; with a shrug; with a wave; "
    "with a wink; with regret; with thanks; with love; with compliments; with the usual; with much; in an "
    "obvious; in a hurry; in a rush; in a fit; in return; in gratitude; in memory; in honour; in honor; in "
    "exchange; to your; to our; towards; toward; in payment; in thanks; by way of; out of; as a; as an; "
    "as thanks; as payment; as section; in search of; in pursuit of; in hope of; in hopes of; "
    "to celebrate; to the sound; to spare; to stay; to repay; to thank; on account of; in keeping with; "
    "per section; under section; pursuant to; for reasons; for want of; for lack of; wish me; like a; like "
    "an; like the; after much; after long; after a long; after some; without much; without further; "
    "without any; without a; ever the; and may; whatever it; to my; this being; "
    "after reading; after rereading; after re-reading; after comparing; after watching; after going over; "
    "after going through; after thinking; after looking; after considering; after studying; after checking; "
    "after consulting; after counting; after careful; after a short; after a brief; after due; after a "
    "moment; after weighing; after sleeping on; in the name of; by the power of; by the grace of; with "
    "trembling; with shaking; with a mighty; with a loud; with a roar; with a shout; with a cry; with a "
    "heart; with a little; with a pinch; with a dash; with a side; with some; with both hands; thanks "
    "for; with apologies; in accordance with; "
    "in compliance with; in line with; next door to; right next door to; just opposite; on the strength of; "
    "on the basis of"
)
"""The same in a few words; these may name neither numbers nor things of the game."""

MANNER_FIRSTS: Final = words_in("for with in out as to by on at like an a without after the from of")
"""First words of manners and reasons that may as well open a slot."""
