"""Closed lists of ordinary English: what may stand around an act without changing it, and what changes it.

A word on a list of harmless ones never decides for an act by itself; a word on none of the lists makes the
clause it stands in a question.
"""

from typing import Final

from gamemaster.core.frame import phrases
from gamemaster.language.english.phrases import PhraseTable, table_of
from gamemaster.language.english.tokens import words_in

ADVERBS: Final[frozenset[str]] = words_in(
    "hereby herewith now also further furthermore moreover then therefore thus again too please finally "
    "first firstly secondly thirdly "
    "lastly next immediately boldly bravely quickly slowly carefully cautiously gladly happily sadly "
    "reluctantly formally officially publicly kindly gratefully cheerfully merrily quietly promptly "
    "courageously foolishly wisely gingerly proudly humbly sheepishly eagerly grudgingly simply duly "
    "accordingly generously politely respectfully solemnly triumphantly wearily desperately hastily hence "
    "stealthily swiftly thirstily greedily hungrily nobly graciously gleefully safely just indeed forthwith "
    "nervously calmly grimly fearlessly dutifully joyfully warily hopefully unfortunately fortunately "
    "luckily naturally obviously clearly unambiguously thereupon whereupon actually truly really honestly "
    "genuinely still strongly forthwith strenuously emphatically loudly "
    "vigorously firmly warmly unreservedly unhesitatingly heartily vehemently fervently "
    "enthusiastically groggily sleepily boisterously"
)
"""Single words that change nothing before or after the verb."""

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
    "barring conditional conditionally provisionally tentatively tentative draft example wait scratch meant "
    "cancel undo retract supposedly allegedly but however unlike each every per half twice thrice times "
    "everyone everybody anyone both joke test tests testing dream hypothetical rehearsal metaphor fiction "
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
    "suppose; say i; imagine; let us say; let 's say; let it be supposed; let it be assumed; what if; "
    "for example; for instance; e . g .; hypothetically; in theory; theoretically; in my dreams; "
    "in a perfect world; in another life; "
    "pretend; not an action; not actions; as an example; tentatively; this is a draft; this is only a "
    "draft; just a draft; figuratively; in spirit; so to speak; as it were; my plan is; the plan is; the "
    "idea is"
)
"""Openings after which nothing in the sentence is done."""

CORRECTIONS: Final = table_of(
    "scratch that; strike that; scrap that; belay that; delete that; i withdraw that; actually; "
    "correction; no wait; no , sorry; no , hang on; no hang on; no , hold on; wait; wait no; oops; whoops; "
    "i mean; i "
    "meant; or rather; rather; never mind; nevermind; ignore that; ignore the above; ignore this; ignore "
    "my; disregard; disregard that; disregard the above; forget that; forget it; on second thought; on "
    "second thoughts; cancel that; undo that; take that back; i take that back; i take it back; sorry , i "
    "meant; no , scratch that; no , wait; no scratch that; instead; just kidding; only kidding; kidding; "
    "just joking; only joking; i am kidding; i ' m kidding; i 'm kidding; i am joking; i 'm joking; jk; "
    "not; not really; or not; or maybe not; or maybe; or perhaps; i retract that; i retract the above; "
    "i withdraw the above; i cancel that; edit; that is , if; that is if; but only if; only "
    "if; hold on; no , actually; well , actually; sorry , actually; or , rather; no , no; make that; no , "
    "make that; better; better :; erratum; i was joking; i was kidding; this was a joke; that was a joke; "
    "i was testing; i was only testing; that was a test; this was a test; "
    "april fool; april fools; psych; hm , no; hmm , no; no , i; sorry , i; ah , no; oh wait; err , no"
)
"""Openings that may take back what the message has done so far."""

STATIVE: Final[frozenset[str]] = words_in(
    "be am are is was were have has own need want like love hate hope wish think believe know guess "
    "suppose assume wonder feel see hear find agree disagree understand remember recall forget mean doubt "
    "distrust mistrust expect prefer regret admit concede confess note notice imagine fear trust thank "
    "apologize apologise "
    "congratulate welcome recommend suggest argue say claim maintain insist mention repeat explain promise "
    "swear bet sit stand live work sleep eat laugh cry smile sigh shrug grin wait remain seem appear look "
    "count read reread write tell ask answer reply respond cc quote cite refer care mind miss enjoy "
    "appreciate lose win owe deserve belong depend consider realize realise reckon figure conclude gather "
    "learn speak talk chat call cannot can could may might must will would shall should ought used got "
    "dare tend plan intend aim propose advise warn worry object second support vote submit judge "
    "pend bid register deregister flip publish invest construct participate play discard accept offer "
    "announce declare state proclaim assert certify resolve distribute ratify veto assign award appoint "
    "nominate lynch unvote end draw pass bow wave hug salute applaud become add let did does show help "
    "suspect admire adore fancy detest dislike dread envy pity pray worship infer deduce calculate "
    "compute estimate predict foresee speculate ponder contemplate reflect recollect reminisce dream "
    "daydream marvel struggle strive hesitate linger await anticipate celebrate mourn lament complain "
    "embrace grumble moan whine rant joke tease mock criticize criticise blame praise commend credit greet "
    "lack crave possess hold contain include involve cost matter suffice differ vary rely challenge dispute "
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
    "bring counsel quibble agonize agonise vow figured learnt regard acknowledge cherish shudder giggle "
    "chuckle flatter pride survive respect"
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

UTTERING: Final[frozenset[str]] = words_in(
    "mutter mumble murmur whisper shriek shout yell scream bellow howl sing hum chant croak cry call bark "
    "snarl hiss mail email text dictate quote recite intone utter squeak squawk babble slur scribble "
    "scrawl jot whistle repeat proclaim blurt"
)
"""Verbs of saying and writing down that need nobody who is told."""

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
    "bus dis off bak agora business discuss discussion discussions official game games public private pf "
    "spoon list log chat fwd ot"
)
"""Words in a subject's brackets that belong to the list and to no game."""

PHRASAL: Final = table_of(
    "take my tea; take my coffee; take my time; lay awake; lie awake; lay in bed; read this; read the role; "
    "read the card; read the rules; make lists; write by; write from; write this; put the kettle; put on the "
    "kettle; put the coffee; put the tea; put my feet; "
    "rest my case; leave to; read all; read every; read "
    "everything; read each; read the letters; read the whole; read the thread; read the mail; "
    "read the mails; read the report; read your; read his; read her; read my; read it; read about; "
    "read through; take that as; take this as; take it as; "
    "take it that; take heart; take comfort; take care; take note; take issue; take offence; take pride; "
    "take solace; take credit; take the blame; take a bow; take my hat; take off my hat; "
    "give up; give in; give it; give way; give off; go on; go for; go with; go along; go over; go through; "
    "go by; go crazy; go mad; go first; move on; move that; leave it; leave this; leave that; leave out; "
    "leave alone; leave off; leave you; leave open; fight back; attack this; send this; send it; pass on "
    "this; return the; pay attention; pay no; pay for; go blind; go to bed; go to sleep; leave for "
    "work; leave for home; leave for school; leave for the office; leave for the weekend; run to catch; "
    "run off; dash off; go to work; go to swim; go swimming; go shopping; go home; move "
    "house; go away; give notice; give thanks; give credit; go and see; head off to bed; drink "
    "to; drink tea; drink coffee; drink too; attack the problem; go out; draw attention; draw your "
    "attention; draw the attention; draw everyone 's attention; draw a line; draw the line; "
    "draw a distinction; draw a "
    "parallel; draw a conclusion; draw the conclusion; draw conclusions; draw the lesson; draw comfort; draw "
    "inspiration; draw breath; draw a breath; draw a veil; draw a blank; draw the curtains; "
    "read the contract; read the discussion; read the discussions; read the rule; read the list; read the "
    "archive; read the archives; read the log; read the minutes; read the proposal; read the proposals; "
    "read the appendix; read the footnotes; get it now; come to the point; take up my pen; write to you; "
    "write to all; step up to the plate; put it to a vote; put it to the vote; "
    "read a book; read a novel; read a whole; read a story; read a poem; read books; read novels; read "
    "the news; read the paper; read the book; watch the rain; watch the snow; watch the sky; watch the "
    "news; watch the match; watch the clock; watch the birds; watch the sea; watch television; watch tv; "
    "watch films; check the weather; check the forecast; check the stove; check the oven; check the "
    "calendar; check the post; study the map; look at the sky; look at the rain; look at the map; look at "
    "the clock; take the bus; take the train; take the tram; take the dog; take the kids; take the "
    "children; take the bins; take a nap; take a walk; go to the gym; go to the shops; go to the dentist; "
    "go to the pub; go to the beach; go to church; go to school; "
    "come straight; come from; bring greetings; carry a picture; write with"
)
"""Verb phrases that share a word with an act and are none."""

NEGATIONS: Final = words_in("not n't 't never")

CONCLUDING: Final[frozenset[str]] = words_in("so therefore wherefore hence thus")
"""What leads from a reason to what comes of it."""

SPANS: Final[frozenset[str]] = words_in(
    "week month year turn round time day morning evening afternoon weekend game place"
)
"""What `this` may stand before without pointing at an act."""

KIN: Final[frozenset[str]] = words_in(
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
