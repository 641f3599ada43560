"""How the schema came to be, one file a change in `versions`.

To change the schema: change `tables`, write the next file by hand, and set HEAD to its revision. Migrations
use nothing from the rest of the program, so that they go on doing what they did when they were written.
"""

HEAD = "0005"
"""The revision that the tables of this program have."""
