"""The sections of our text, numbered in the order of the tournament's headings."""

SECTIONS: dict[str, str] = {
    "1": "Playing: participants and the Surveyor",
    "2": "Gaining tokens: the constructors",
    "3": "The playboard",
    "4": "Placing tiles and founding communities",
    "5": "Growing and merging",
    "6": "Investments",
    "7": "Trading",
    "8": "Tracking",
    "9": "Ending and winning",
    "10": "Clean-up",
    "11": "Announcements and amendments",
}
