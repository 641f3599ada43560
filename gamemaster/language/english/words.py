"""Closed lists of ordinary English: what may stand around an act without changing it, and what changes it.

A word on a list of harmless ones never decides for an act by itself; a word on none of the lists makes the
clause it stands in a question.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.idle_phrases import HABITUAL, ON_THE_SIDE
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import words_in

ADVERBS: Final[frozenset[str]] = words_in(
    "hereby herewith now also then therefore thus again too please finally first firstly secondly thirdly "
    "lastly next immediately boldly bravely quickly slowly carefully cautiously gladly happily sadly "
    "reluctantly formally officially publicly kindly gratefully cheerfully merrily quietly promptly "
    "courageously foolishly wisely gingerly proudly humbly sheepishly eagerly grudgingly simply duly "
    "accordingly generously politely respectfully solemnly triumphantly wearily desperately hastily hence "
    "stealthily swiftly thirstily greedily hungrily nobly graciously gleefully safely just indeed forthwith "
    "nervously calmly grimly fearlessly dutifully joyfully warily hopefully unfortunately fortunately "
    "luckily naturally obviously clearly unambiguously thereupon whereupon actually truly really honestly "
    "genuinely still strongly forthwith strenuously emphatically loudly "
    "vigorously firmly warmly unreservedly unhesitatingly"
)
"""Single words that change nothing before or after the verb."""

HABITS: Final = table_of(HABITUAL)
"""`As I always do`: that an act is nothing new."""

FILLERS: Final = table_of(
    "hereby; herewith; now; please; again; too; also; as well; once more; once again; at once; right away; "
    "right now; straight away; immediately; of course; indeed; therefore; thus; then; next; thanks; thank "
    "you; cheers; thx; thnx; tia; tks; as promised; as agreed; as discussed; as planned; as announced; as "
    "usual; as always; as ever; as before; as requested; no more; no less; no more and no less; no more no "
    "less; nothing more; nothing else; and no more; for now; for good measure; for a start; for starters; to "
    "start with; to "
    "begin with; first; first of all; finally; at last; at long last; lol; haha; hooray; yay; phew; alas; "
    "in the rpg; in agora rpg; in the agora rpg; in this game; in the game; by announcement; by this "
    "message; with this message; by sending this message; with this mail; in public; publicly; today; yet "
    "again; this time; after all; so there; sigh; hurrah; this evening; this morning; this afternoon; on "
    "here and now; and i mean it; my own; all on my own; by myself; all by myself; every one; all right; no "
    "less; as it happens; one more time; one last time; for the last time; a {nth} time; for a {nth} time; "
    "for the {nth} time; asap; effective immediately; straightaway; with pleasure; with joy; with gusto; "
    "with caution; with care; with trepidation; with enthusiasm; with relish; with hope; with glee; with "
    "courage; in earnest; in style; as one does; and hope for the best; hoping for the best; for old times "
    "' sake; that is all; here goes; for fun; for science; for luck; for glory; just in case; nonetheless; "
    "nevertheless; regardless; anyway; wish me luck; fingers crossed; here goes nothing; come what may; for "
    "the greater good; for the win; for honour; for honor; and nothing else; and nothing more; and that is "
    "that; that is it; and that 's it; that 's it; that 's all; nothing else; nothing more; as my last "
    "action; as my final action; as my first action; as my next action; as my move; as my action; as my "
    "last move; as my final move; as my next move; as a last move; as a final action; as a last action; for "
    "today; for this turn; this turn; without delay; without further ado; without hesitation; in due form; "
    "as is my right; as is my custom; as is tradition; to be clear; no matter what; in a row; in "
    "succession; back to back; one after the other; one after another; under protest; with reservations; "
    "against my better judgement; against my better judgment; against all advice; no hard feelings; no "
    "offence; no offense; no regrets; no pressure; no questions asked; no big deal; on reflection; after "
    "some thought; after all not for the first time; and not for the first time; effective with this "
    "message; starting now; effective at once; beginning with this message; starting with this message; "
    "beginning now; this; nothing fancy; nothing special; nothing less; nothing personal; no grudge; no "
    "hurry; no rush; no worries; no thanks needed; no strings attached; by the way; btw; incidentally; if "
    "you must know; for the record; for nothing; no refunds; help me; heaven help me; heaven help them; "
    "heaven help them both; heaven help us; heaven help us all; heaven help em; gods help them; sorry; "
    "sorry everyone; sorry all; sorry folks; sorry about that; my apologies; and all; gods help me; god "
    "help me; so help me; may fortune favour me; may fortune favor me; come on; enjoy; use it well; spend "
    "it wisely; you are welcome; you 're welcome; with my compliments; with my blessing; with love; with "
    "thanks; cheers all; thank you all; thanks all; i own; myself; in person; every last piece of it; every "
    "last coin of it; to the last piece; to the last coin; all of it; the whole lot; every last one of "
    "them; down to the last coin; lock stock and barrel; that i own; i have; that i have; i possess; that i "
    "possess; i hold; that i hold; i carry; that i carry; i am carrying; in my possession; in my purse; in "
    "my pocket; of mine; to my name; i have left; that i have left; " + ON_THE_SIDE + "; " + HABITUAL
)
"""Phrases that change nothing wherever they stand after the verb."""

LEADS: Final = table_of(
    "until then; before that; in the meantime; meanwhile; for the time being; in my own name; in my own "
    "right; on my own account; on my own authority; ok; okay; so; right; now; well; alright; all right; "
    "also; next; first; firstly; second; secondly; third; thirdly; finally; lastly; then; and then; and; "
    "after that; yes; yeah; yep; yay; aha; hmm; hm; ah; oh; oh well; ha; haha; heh; hurrah; hooray; sure; "
    "fine; great; good; nice; cool; eh; um; er; er well; ps; p . s .; thanks; thank you; hi; there; here; "
    "from there; from here; once there; once here; hi all; hello; hello all; hi everyone; hello everyone; hi "
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
    "i go; here goes nothing; once more; once again; again; to begin with; to start with; first of all; "
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
    "fortunately; luckily; alas; sadly; very well; well then; ok then; okay then; right then; so then; "
    "hereby; let it be known that; be it known that; know all by these presents that; know ye that; let it "
    "be known to all that; know ye all that; please note that; note that; in case it matters; in case it is "
    "unclear; in case it was not clear; in case it was not clear before; in case it was unclear; in case it "
    "is not clear; in case that was not clear; in case that was unclear; to make a long story short; for "
    "what it is worth; for what it 's worth; if it matters; for the record; just to be clear; to be clear; "
    "to be quite clear; for clarity; to avoid confusion; for the avoidance of doubt; to avoid doubt; as far "
    "as i know; if i am not mistaken; ttttpf; tttpf; ttttopf; tttapf; to the public forum this time; this "
    "time to the public forum; sorry; apologies; my apologies; oops; whoops; actually; well actually; with "
    "no further ado; on my turn; onwards; onward; off we go; wish me luck; time to act; before that; but "
    "before that; i inform you that; i hereby inform you that; let it be noted that; i would like to inform "
    "you that; as contestmaster; as the contestmaster; as your contestmaster; in my capacity as "
    "contestmaster; in my capacity as the contestmaster; in my role as contestmaster; in my office as "
    "contestmaster; contestmaster here; as a character; as a player character; in my capacity as a "
    "character; in my capacity as a player; by announcement; just for fun; for fun; after much thought; "
    "after some thought; on second reading; as promised; as agreed; as discussed; as planned; as announced; "
    "as requested; as always; as usual; nevertheless; nonetheless; regardless; still; all the same; even so; "
    "but; yet again; at last; at long last; immediately; no matter; i announce that; i hereby announce that; "
    "i declare that; i hereby declare that; i hereby state that; i proclaim that; i hereby proclaim that; i "
    "state that; i hereby give notice that; let the record show that; let it be recorded that; and about "
    "time; like i said; as i said; as i wrote; as mentioned; as i mentioned; as stated; let 's see; let me "
    "see; let us see; here we go again; why not; what the heck; oh what the heck; screw it; alright then; as "
    "for me; for my part; personally; on my end; this time around; speaking of which; on a different note; "
    "on another note; in the meantime; for today; for this turn; this turn; this round; as a first step; as "
    "a second step; as a last step; as a next step; to start; to begin; to continue; to finish; in closing; "
    "last but not least; tonight; day {n}; night {n}; round {n}; on day {n}; on night {n}; in addition; "
    "additionally; moreover; furthermore; besides; consequently; as a result; as a consequence; in response; "
    "in reply; in turn; with that; with this; with that out of the way; that out of the way; back to the "
    "game; back to business; to business; game on; on with the game; now then; for a change; for once; just "
    "for the record; for the second time; for the third time; one more time; here it is; here they are; here "
    "you go; there we go; so be it; come what may; fingers crossed; after careful consideration; after much "
    "consideration; after due consideration; upon reflection; on reflection; with a clear head; in good "
    "spirits; bravely; cautiously; happily; gladly; reluctantly; once more unto the breach; here 's my move; "
    "here is my move; here are my moves; here 's my turn; this is my move; my move is; my moves are; my "
    "orders; orders; two things; one thing; three things; quick one; quick move; just a quick move; a quick "
    "move; nothing fancy; better late than never; late again; on a whim; on an impulse; on a hunch; having "
    "arrived; on arrival; upon arrival; arriving there; the deed done; led by me; under my lead; under my "
    "command; against all odds; against advice; against all reason; come hell or high water; in desperation; "
    "in despair; in anger; in haste; in panic; in terror; in a panic; after ,; after this; while i have your "
    "attention; while i have the floor; while i am at it; while i 'm at it; with immediate effect; with "
    "immediate effect and without prejudice; without prejudice; by this letter; by these presents; know all "
    "by these presents; know all men by these presents; with effect from now; with effect from this message; "
    "as of this message; as of now; there is more below; there 's more below; there is more; there 's more; "
    "more below"
)
"""Openings that change nothing about the clause that follows them."""

REASONS: Final = table_of(
    "because; since; bc; cuz; coz; for the simple reason that; for the reason that; as i; as my; as it; as "
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
    "luck; for glory; for old times; for being; for helping; for all; with great; with a sigh; with a "
    "smile; with a grin; with a heavy; with a bow; with a flourish; with a nod; with a shrug; with a wave; "
    "with a wink; with regret; with thanks; with love; with compliments; with the usual; with much; in an "
    "obvious; in a hurry; in a rush; in a fit; in return; in gratitude; in memory; in honour; in honor; in "
    "exchange; to your; to our; towards; toward; in payment; in thanks; by way of; out of; as a; as an; "
    "as thanks; as payment; as section; in search of; in pursuit of; in hope of; in hopes of; "
    "to celebrate; to the sound; to spare; to stay; to repay; to thank; on account of; in keeping with; "
    "per section; under section; pursuant to; for reasons; for want of; for lack of; wish me; like a; like "
    "an; like the; after much; after long; after a long; after some; without much; without further; "
    "without any; without a; ever the; and may; whatever it; to my; this being; "
    "after reading; after thinking; after looking; after considering; after studying; after checking; "
    "after consulting; after counting; after careful; after a short; after a brief; after due; after a "
    "moment; after weighing; after sleeping on; in the name of; by the power of; by the grace of; with "
    "trembling; with shaking; with a mighty; with a loud; with a roar; with a shout; with a cry; with a "
    "heart; with a little; with a pinch; with a dash; with a side; with some; with both hands; thanks "
    "for; with apologies; in accordance with; "
    "in compliance with; in line with"
)
"""The same in a few words; these may name neither numbers nor things of the game."""

MANNER_FIRSTS: Final = words_in("for with in out as to by on at like an a without after the from of")
"""First words of manners and reasons that may as well open a slot."""

OFTEN: Final[frozenset[str]] = words_in(
    "usually often always sometimes rarely normally generally typically mostly occasionally frequently "
    "regularly seldom"
)
"""How often something is done: said of a habit, not of an act."""

FICTION: Final[frozenset[str]] = words_in(
    "story tale dream song poem ballad verse verses limerick haiku sonnet shanty rhyme lyrics joke riddle "
    "dialogue scene fable legend tune pasted transcript excerpt receipt receipts"
)
"""What is told, sung or copied out, and not done."""

TAINT: Final[frozenset[str]] = OFTEN | words_in(
    "if unless until till when whenever whether once except excepting excluding only not never no n't 't "
    "neither nor or either provided providing assuming supposing depending otherwise else instead rather "
    "later tomorrow soon eventually someday maybe perhaps possibly probably might may could would should "
    "will 'll shall pretend pretending kidding joking hypothetically theoretically jokingly before pending "
    "barring conditional conditionally tentatively tentative draft example wait scratch meant cancel undo "
    "retract supposedly allegedly but however unlike each every per half twice thrice times everyone "
    "everybody anyone both joke test tests testing dream hypothetical rehearsal metaphor fiction "
    "parody exercise experiment"
)
"""Words that may change what was said before them."""

REASON_TAINT: Final[frozenset[str]] = TAINT - words_in(
    "not never no n't 't nor may will 'll would could should might when before but only or each every "
    "shall once times else everyone everybody anyone both"
)
"""What spoils even a stated reason."""

CONDITION: Final[frozenset[str]] = words_in(
    "if unless provided providing assuming supposing suppose should whenever when once otherwise until "
    "till lest depending except pending barring contingent"
)
"""Words that begin a condition."""

_SOMEBODY: Final = phrases(
    "i; you; he; she; it; they; we; e; my; your; his; her; our; the; a; that; this; someone"
)

CONDITION_PHRASES: Final = table_of(
    "as soon as; as long as; so long as; in case; in the event; on condition; on the condition; in which "
    "case; in that case; given that; after; before; every time; each time; or else; even if; only if; but "
    "only; only when; to the extent; insofar as; where possible; if; unless; provided; providing; assuming; "
    "supposing; should; whenever; when; once i; once the; once my; once we; once it; otherwise; until; "
    "till; depending; failing that; failing this; failing which; except; pending; barring; contingent; "
    "conditional; while; whilst; by the time; for as long as; the next time; next time; as many; as often; "
    "as far as; as much; in the absence of objection; in the absence of objections; in the absence of any; "
    + "; ".join(f"the {time} {who}" for time in phrases("moment; day; minute; instant") for who in _SOMEBODY)
)

HYPOTHESIS: Final[PhraseTable[None]] = table_of(
    "suppose; say i; imagine; let us say; let 's say; what if; for example; for instance; e . g "
    ".; hypothetically; in theory; theoretically; in my dreams; in a perfect world; in another life; "
    "pretend; not an action; not actions; as an example; tentatively; this is a draft; this is only a "
    "draft; just a draft; figuratively; in spirit; so to speak; as it were; my plan is; the plan is; the "
    "idea is"
)
"""Openings after which nothing in the sentence is done."""

CORRECTIONS: Final = table_of(
    "scratch that; strike that; scrap that; belay that; delete that; i withdraw that; actually; "
    "correction; no wait; wait; wait no; oops; whoops; i mean; i "
    "meant; or rather; rather; never mind; nevermind; ignore that; ignore the above; ignore this; ignore "
    "my; disregard; disregard that; disregard the above; forget that; forget it; on second thought; on "
    "second thoughts; cancel that; undo that; take that back; i take that back; i take it back; sorry , i "
    "meant; no , scratch that; no , wait; no scratch that; instead; just kidding; only kidding; kidding; "
    "just joking; only joking; i am kidding; i ' m kidding; i 'm kidding; i am joking; i 'm joking; jk; "
    "not; not really; or not; or maybe not; or maybe; or perhaps; i retract that; i retract the above; "
    "i withdraw the above; i cancel that; edit; that is , if; that is if; but only if; only "
    "if; hold on; no , actually; well , actually; sorry , actually; or , rather; no , no; make that; no , "
    "make that; better; better :; erratum; i was joking; i was kidding; this was a joke; that was a joke; "
    "april fool; april fools; psych; hm , no; hmm , no; no , i; sorry , i; ah , no; oh wait; err , no"
)
"""Openings that may take back what the message has done so far."""

STATIVE: Final[frozenset[str]] = words_in(
    "be am are is was were have has own need want like love hate hope wish think believe know guess "
    "suppose assume wonder feel see hear find agree disagree understand remember recall forget mean doubt "
    "expect prefer regret admit concede confess note notice imagine fear trust thank apologize apologise "
    "congratulate welcome recommend suggest argue say claim maintain insist mention repeat explain promise "
    "swear bet sit stand live work sleep eat laugh cry smile sigh shrug grin wait remain seem appear look "
    "count read write tell ask answer reply respond cc quote cite refer care mind miss enjoy "
    "appreciate lose win owe deserve belong depend consider realize realise reckon figure conclude gather "
    "learn speak talk chat call cannot can could may might must will would shall should ought used got "
    "dare tend plan intend aim propose advise warn worry object second support vote submit judge "
    "pend bid register deregister flip publish invest construct participate play discard accept offer "
    "announce declare state proclaim assert certify resolve distribute ratify veto assign award appoint "
    "nominate lynch unvote end draw pass bow wave hug salute applaud become add let did does show help "
    "suspect admire adore fancy detest dislike dread envy pity pray worship infer deduce calculate "
    "compute estimate predict foresee speculate ponder contemplate reflect recollect reminisce dream "
    "daydream marvel struggle strive hesitate linger await anticipate celebrate mourn lament complain "
    "grumble moan whine rant joke tease mock criticize criticise blame praise commend credit greet lack "
    "crave possess hold contain include involve cost matter suffice differ vary rely challenge dispute "
    "contest contend posit imply signify denote represent describe define clarify illustrate summarize "
    "summarise outline sketch draft compile compose type post email mail message forward subscribe "
    "unsubscribe track record log list tally recount check verify confirm review inspect examine "
    "study research investigate analyse analyze test measure compare contrast weigh rate rank score grade "
    "referee moderate host chair organise organize schedule coordinate collaborate cooperate teach train "
    "practice practise drive fly cycle swim cook bake clean wash shower sneeze cough yawn nap doze "
    "commute watch listen observe witness spot view overhear sense smell taste touch ache hurt bleed "
    "shiver sweat tremble panic rejoice gloat brag boast deny forgive excuse pardon favour favor endorse "
    "oppose resist refuse decline reject approve disapprove tolerate endure bear suffer thrive fail "
    "succeed manage bother merit earn misplace neglect overlook ignore skip omit avoid please sound feed "
    "bring quibble agonize agonise vow figured learnt"
)
"""Verbs that say how things are, or belong to a list's other business: with I, they are no unknown act."""

VAGUE_ACTS: Final = words_in("do perform take make")
"""Verbs that with words such as `something` announce an act without naming one."""

SPEECH: Final[frozenset[str]] = words_in(
    "said says say cried cries shouted growled whispered whispers asked asks replied replies muttered "
    "answered wrote writes announced announces declared declares thought thinks screamed roared yelled "
    "sang quoth exclaimed claims claimed added told tells reads goes went sending send write saying"
)
"""Verbs after which somebody else is speaking."""

FINITE: Final[frozenset[str]] = words_in(
    "is are was were has have had 're am 'm seems seem looks needs need makes leaves remains does did got"
)
"""Verbs that make the words around them a sentence, not a label."""

UNREAL: Final[frozenset[str]] = FICTION | words_in(
    "example instance write send say says said would could should plan plans planned possible options "
    "suggestion suggest draft proto tomorrow yesterday later wording sample template log history reads "
    "reading text report wrote announces rules rule section proposal evidence quote quotes quoted read "
    "mail message put told quoting week life"
)
"""Words of a heading below which nothing is done."""

ALL_OF_THESE: Final = words_in(
    "all both each every for with from into onto over under than half some any more most"
)
"""Words before an article that are no verbs."""

NO_PURPOSE: Final = words_in(
    "quote cite paraphrase imagine pretend illustrate demonstrate exemplify test take explain speak be the "
    "my a"
)
"""Words after `to` at the front of a sentence that do not open a mere purpose."""

HAPPENINGS: Final[frozenset[str]] = words_in(
    "find die meet encounter discover lose win survive fall see faint perish level wake bump stumble"
)
"""What happens to somebody in a tale: acts told beside it may be part of the tale."""

PRONOUNS: Final[frozenset[str]] = words_in(
    "he she it they you e ey em we us this that these those there who everyone everybody someone "
    "somebody nobody anyone anybody"
)

SUBJECTS: Final[frozenset[str]] = PRONOUNS | {"i", "what", "here"}
"""Words that may be the subject of a clause."""

COMPARED: Final[frozenset[str]] = words_in(
    "better bigger larger stronger sharper greater heavier lighter higher newer longer faster luckier "
    "different more"
)
"""What is compared with what somebody has: e may not have it."""

ABBREVIATIONS: Final = words_in(
    "e.g i.e etc vs no nos nr prop props lvl lv approx mr mrs ms dr st a.m p.m cf sec s ss art resp incl "
    "excl min max"
)
"""Words whose full stop ends no sentence."""

TAGS_OF_ANY_GAME: Final = words_in(
    "bus dis off bak agora business discussion official game games public pf spoon list fwd ot"
)
"""Words in a subject's brackets that belong to the list and to no game."""

PHRASAL: Final = table_of(
    "give up; give in; give it; give way; give off; go on; go for; go with; go along; go over; go through; "
    "go by; go crazy; go mad; go first; move on; move that; leave it; leave this; leave that; leave out; "
    "leave alone; leave off; leave you; leave open; fight back; attack this; send this; send it; pass on "
    "this; return the; pay attention; pay no; pay for; go blind; go to bed; go to sleep; go to "
    "work; go to swim; go swimming; go shopping; go home; move "
    "house; go away; give notice; give thanks; give credit; go and see; head off to bed; drink "
    "to; drink tea; drink coffee; drink too; attack the problem; go out"
)
"""Verb phrases that share a word with an act and are none."""

NEGATIONS: Final = words_in("not n't 't never")

CONCLUDING: Final = words_in("so therefore hence thus")
"""What leads from a reason to what comes of it."""

SPANS: Final = words_in("week month year turn round time day morning evening afternoon weekend game place")
"""What `this` may stand before without pointing at an act."""

KIN: Final = words_in(
    "sister brother mother father mum mom dad wife husband son daughter aunt uncle cousin grandmother "
    "grandfather granny friend neighbour neighbor boss colleague flatmate roommate partner cat dog parrot "
    "goldfish kid child baby teacher doctor dentist barber voice"
)
"""Who may speak or type in the sender's place."""

PREPOSITIONS: Final[frozenset[str]] = words_in(
    "with in at on from for by after under over out without through despite during upon given within near "
    "beside before following considering notwithstanding using via per behind inside between among toward "
    "towards"
)
