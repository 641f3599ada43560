"""Reading English: from the text of a mail to typed attempts, questions, and words that perform nothing.

`Reader` (`reading.reader`) is the way in. Its rooms, from the ground up; each knows only those before it:

    english      plain English, no game: tokens, numbers, forms of verbs, closed lists of words
    vocabulary   what one game adds: its frames and phrases compiled, its people and things, one mail at hand
    layout       the classes of a mail's lines: own words, quotations, documents, signatures; sentences
    values       one slot's value read at a place: a person, a thing, a square, a text
    frames       one act: a frame filled, amounts, conditions over public values, the typed attempt
    before       what stands in front of an act, and whether it leaves the act as it is
    after        sentences that follow an act or frame it, and whether they take it back
    tails        what stands behind an act in its own sentence: idle words, and where the act ends
    remarks      sentences of their own beside an act by which it is not certain, whatever it is
    sentences    one sentence, clause by clause: acts, doubts, and words that perform nothing
    corrections  words that put earlier ones right: another act, another value, or none
    about        what a sentence beside an act says about its values, its price, its time, its number
    rephrasing   turns of phrase that come to plainer ones, before their sentence is read
    rows         rows, forms, labels, brackets and lines around acts
    whole_mails  mails judged as a whole: of few words, in key words, off topic, another's
    reading      a whole mail, sentence by sentence among its neighbours: whose words count, the verdict
"""
