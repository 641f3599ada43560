"""Reading English: from the text of a mail to typed attempts, questions, and words that perform nothing.

`Reader` (module `reader`) is the way in. The order of work: lines get their classes (`lines`), the
sender's own words are cut into sentences (`clauses`), each sentence into clauses that act, that certainly
do not, or that are doubtful (`sentences`), and the message as a whole is put in order (`reader`).
"""
