"""The sections of CONTRACT.md, by the numbers that refusals cite."""

SECTIONS: dict[str, str] = {
    "1": "Players",
    "2": "The tree",
    "3": "Picking",
    "4": "The end",
    "5": "The Game Master",
}
