"""The rates the program promises, measured beside their floors in one run (`gamemaster bench`).

A floor is the least that the same work can cost on this machine with the same libraries: parsing the mail
and committing one transaction, drawing a keyed number, starting the interpreter. A figure alone says how
fast the machine is; its distance from the floor says how good the program is.
"""
