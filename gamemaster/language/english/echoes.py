"""Sentences that say once more what was said before: what somebody else does, or one's own act again."""

from typing import Final

from gamemaster.language.english.phrases import table_of

DITTO: Final = table_of(
    "me too; same here; same; ditto; + 1; +1; likewise; i do the same; i do likewise; as do i; so do i; "
    "and me; same for me; me as well; count me too; i follow; i do so too; i too; the same for me; what e "
    "said; what he said; what she said; same for us; the same for us; same goes for me; same goes for us; "
    "the same goes for me; the same goes for us; us too; us as well; we too; so do we; as do we; we do the "
    "same; we do likewise; same from me; same from us; the same from me; the same from us; the same here; "
    "count us too; and us; and so do i; and so do we; my lot too; our lot too; that for me; that for us; "
    "this for me; same again for me; make that two; make it two; identical from me; i 'll have the same; i "
    "will have the same; i want the same; ditto for me; ditto from me; "
    "ditto here; ditto for us; ditto from us; and ditto; likewise for me; likewise from me; and the same "
    "for me; and ditto for me; count me in; count us in; include me; i 'm in; i am in; we 're in; we are in; "
    "mine too; my vote too; ours too; same vote; same vote here; same vote from me; add me; add mine; "
    "and i the same; i the same; snap; me three; same procedure for me; same procedure here; my move is the "
    "same; same again from me; same again from us; "
    "as above; put me down too; put me down for the same; put me down for that; i am with you; i 'm "
    "with you"
)

AGAIN: Final = table_of(
    "again; and again; once more; and once more; and again and again; repeat; and repeat; once again; and "
    "once again; then again; i do so; i do it; i do that; i do this; i do the same; i repeat that; i repeat "
    "this; i repeat it; i repeat my; and so on; etc; same again; and the same; rinse and repeat; ditto; and "
    "ditto; another one; and another; one more time; and one more time; and one more; the same again; twice "
    "more; once again please"
)
"""Sentences that may repeat the act before them."""
