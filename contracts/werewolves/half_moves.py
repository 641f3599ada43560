"""Words of the Werewolves that only hint: half a move, subjects that point nowhere else, and other business.

A half move is a question and never an act; the sentence beside it says how it would be said.
"""

from gamemaster.core.frame import phrases

_COUNTS = ("two", "three", "four", "five", "six", "seven", "eight")
ASKING: dict[str, str] = {
    **dict.fromkeys(
        (f"make {it} {count}" for it in ("it", "that") for count in (*_COUNTS, *"2345678")),
        "I vote to lynch Brask.",
    ),
    **dict.fromkeys(
        phrases(
            "change my vote; revise my vote; revise my earlier vote; reconsider my vote; switch my vote; "
            "second that vote; abstain; vote against; vote for whoever; vote whoever; vote for everyone; "
            "vote for "
            "everybody; "
            "vote for anyone; vote for someone; vote for somebody; vote for em; vote for him; vote for "
            "her; "
            "vote for them; vote for the same; vote with; vote like; vote as; vote the same; vote for "
            "one "
            "of; vote for either; vote for the one; vote for the person; vote for the first; vote for "
            "the "
            "last; vote for the quiet; vote for a random; vote at random; vote randomly; change my vote "
            "back; swap my vote; follow; move my vote; move my vote back; "
            "vote em; vote him; vote her; vote them; vote accordingly; vote yes; "
            "vote for both; vote both; vote twice; split my vote; share my vote; halve my vote; double "
            "my "
            "vote; vote for neither; vote neither; vote for all of; second the lynching"
        ),
        "I vote to lynch Brask.",
    ),
    **dict.fromkeys(
        phrases(
            "same vote; my vote goes to; "
            "my vote goes for; my vote is on; my vote is for; finger on; finger firmly "
            "on; "
            "finger of suspicion; fos; my finger; fos :; my finger points"
        ),
        "I vote to lynch Brask.",
    ),
    **dict.fromkeys(
        phrases(
            "poison somebody; poison someone; poison one of; poison the; poison whoever; poison em; "
            "poison "
            "him; poison her; poison them; poison a"
        ),
        "I poison Brask.",
    ),
    **dict.fromkeys(
        phrases(
            "shoot one of; shoot somebody; shoot someone; shoot whoever; fire at; shoot at the; shoot "
            "the; "
            "shoot em; shoot him; shoot her; shoot them; shoot back; shoot whoever; shoot the first"
        ),
        "I shoot Quillon.",
    ),
    **dict.fromkeys(
        phrases(
            "see one of; see somebody; see whoever; look at somebody; look at one of; look at whoever; "
            "inspect somebody; inspect one of; investigate somebody; investigate one of; attack "
            "somebody; "
            "attack someone; attack whoever; attack one of; eat somebody; eat someone; devour somebody; "
            "heal one of; use one of the; use one of my; use one of them"
        ),
        "I look at Tarn tonight.",
    ),
    **dict.fromkeys(
        phrases(
            "those are my lovers; those are the lovers; those two are the lovers; those two are my lovers; "
            "these are my lovers; these two are my lovers; there are my lovers; they are my lovers"
        ),
        "I make Brask and Tarn the Lovers.",
    ),
}

SUBJECTS = phrases(
    "vote; votes; voting; my; day; night; village; town; wolf; wolves; choice; target; choose; our; "
    "phase; "
    "dawn; dusk; morning; evening; sunrise; sunset; suspicion; suspicions; accusation; accusations; "
    "gallows; hanging; noose; witch; hunter; duty; finger; one; two; three; four; five; six; deadline; "
    "who; kill; kills; killed; death; dead; result; results; begins; falls; breaks; count; tally; "
    "poison; "
    "heal; vision; shot; revenge; lovers; victim; tonight; role; roles; secret; private"
)

ELSEWHERE = phrases(
    "proposal; proposals; prop; props; cfj; cfjs; election; elections; referendum; referenda; motion; "
    "amendment; amendments; ballot; ballots; batch; decision; decisions; agoran; office; officer; judge; "
    "candidate; candidates; endorse; bill; resolution; auction; auctions; thesis"
)
