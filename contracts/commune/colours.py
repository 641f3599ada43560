"""Colour words: the ones a community's name is checked against, and what they look like in a picture.

The list is a help and no rule: the contract allows any colour (C-23). Hex values are sRGB.
"""

from gamemaster.core.people import fold

HEX: dict[str, str] = {
    "Almond": "#efdecd", "Amaranth": "#e52b50", "Amber": "#ffbf00", "Amethyst": "#9966cc",
    "Apricot": "#fbceb1", "Aqua": "#00ffff", "Aquamarine": "#7fffd4", "Ash": "#b2beb5",
    "Asparagus": "#87a96b", "Auburn": "#a52a2a", "Azure": "#007fff", "Beige": "#f5f5dc",
    "Bisque": "#ffe4c4", "Bistre": "#3d2b1f", "Black": "#000000", "Blue": "#0000ff",
    "Bole": "#79443b", "Brass": "#b5a642", "Brick": "#aa4a44", "Bronze": "#cd7f32",
    "Brown": "#964b00", "Buff": "#f0dc82", "Burgundy": "#800020", "Burnt Sienna": "#e97451",
    "Burnt Umber": "#8a3324", "Camel": "#c19a6b", "Cardinal": "#c41e3a", "Carmine": "#960018",
    "Celadon": "#ace1af", "Cerise": "#de3163", "Cerulean": "#007ba7", "Champagne": "#f7e7ce",
    "Charcoal": "#36454f", "Chartreuse": "#7fff00", "Cherry": "#d2042d", "Chestnut": "#954535",
    "Chocolate": "#7b3f00", "Cinnabar": "#e44d2e", "Citrine": "#e4d00a", "Claret": "#7f1734",
    "Cobalt": "#0047ab", "Copper": "#b87333", "Coral": "#ff7f50", "Cornflower": "#6495ed",
    "Cream": "#fffdd0", "Crimson": "#dc143c", "Cyan": "#00ffff", "Denim": "#1560bd",
    "Drab": "#967117", "Dun": "#dfc8a0", "Ebony": "#555d50", "Ecru": "#c2b280",
    "Eggplant": "#614051", "Eggshell": "#f0ead6", "Emerald": "#50c878", "Fallow": "#c19a6b",
    "Fawn": "#e5aa70", "Fern": "#4f7942", "Flax": "#eedc82", "Forest Green": "#228b22",
    "Fuchsia": "#ff00ff", "Gamboge": "#e49b0f", "Garnet": "#733635", "Ginger": "#b06500",
    "Glaucous": "#6082b6", "Gold": "#ffd700", "Goldenrod": "#daa520", "Gray": "#808080",
    "Green": "#008000", "Grey": "#808080", "Harlequin": "#3fff00", "Hazel": "#c9c789",
    "Heliotrope": "#df73ff", "Hunter Green": "#355e3b", "Indigo": "#4b0082", "Iris": "#5a4fcf",
    "Iron": "#48494b", "Ivory": "#fffff0", "Jade": "#00a86b", "Jasmine": "#f8de7e",
    "Jasper": "#d73b3e", "Jet": "#343434", "Juniper": "#6d9292", "Jonquil": "#f4ca16",
    "Keppel": "#3ab09e", "Khaki": "#c3b091", "Kobi": "#e79fc4", "Lapis": "#26619c",
    "Lavender": "#b57edc", "Lemon": "#fff700", "Lilac": "#c8a2c8", "Lime": "#bfff00",
    "Linen": "#faf0e6", "Loden": "#5a6650", "Magenta": "#ff00ff", "Magnolia": "#f8f4ff",
    "Mahogany": "#c04000", "Maize": "#fbec5d", "Malachite": "#0bda51", "Marigold": "#eaa221",
    "Maroon": "#800000", "Mauve": "#e0b0ff", "Melon": "#febaad", "Mint": "#3eb489",
    "Moss": "#8a9a5b", "Mulberry": "#c54b8c", "Mustard": "#ffdb58", "Navy": "#000080",
    "Nickel": "#727472", "Nutmeg": "#81422c", "Oak": "#806517", "Ochre": "#cc7722",
    "Olive": "#808000", "Onyx": "#353839", "Opal": "#a8c3bc", "Orange": "#ff7f00",
    "Orchid": "#da70d6", "Oxblood": "#4a0000", "Peach": "#ffe5b4", "Pear": "#d1e231",
    "Pearl": "#eae0c8", "Periwinkle": "#ccccff", "Persimmon": "#ec5800", "Pewter": "#8ba8b7",
    "Pine": "#01796f", "Pink": "#ffc0cb", "Pistachio": "#93c572", "Plum": "#8e4585",
    "Puce": "#cc8899", "Pumpkin": "#ff7518", "Purple": "#800080", "Quartz": "#51484f",
    "Quicksilver": "#a6a6a6", "Quince": "#d4c55a", "Raspberry": "#e30b5d", "Red": "#ff0000",
    "Rose": "#ff007f", "Royal Blue": "#4169e1", "Ruby": "#e0115f", "Russet": "#80461b",
    "Rust": "#b7410e", "Saffron": "#f4c430", "Sage": "#bcb88a", "Salmon": "#fa8072",
    "Sand": "#c2b280", "Sapphire": "#0f52ba", "Scarlet": "#ff2400", "Sepia": "#704214",
    "Sienna": "#a0522d", "Silver": "#c0c0c0", "Slate": "#708090", "Smoke": "#738276",
    "Snow": "#fffafa", "Steel": "#43464b", "Straw": "#e4d96f", "Tan": "#d2b48c",
    "Tangerine": "#f28500", "Taupe": "#483c32", "Teal": "#008080", "Terracotta": "#e2725b",
    "Thistle": "#d8bfd8", "Titanium": "#878681", "Tomato": "#ff6347", "Topaz": "#ffc87c",
    "Turquoise": "#40e0d0", "Ultramarine": "#3f00ff", "Umber": "#635147", "Vanilla": "#f3e5ab",
    "Verdigris": "#43b3ae", "Vermilion": "#e34234", "Vermillion": "#e34234", "Violet": "#8f00ff",
    "Viridian": "#40826d", "Walnut": "#773f1a", "Wenge": "#645452", "Wheat": "#f5deb3",
    "White": "#ffffff", "Wine": "#722f37", "Wisteria": "#c9a0dc", "Xanadu": "#738678",
    "Xanthic": "#eeed09", "Yellow": "#ffff00", "Zaffre": "#0014a8", "Zinnwaldite": "#2c1608",
}  # fmt: skip

COLOURS: tuple[str, ...] = tuple(sorted(HEX))
_FOLDED = {fold(colour): colour for colour in COLOURS}
_FREE_LETTER: dict[str, str] = {}
for _colour in COLOURS:
    _FREE_LETTER.setdefault(_colour[0], _colour)


def known_colour(name: str) -> bool:
    """Whether `name` is a colour of our list, in any spelling of case and accents."""
    return fold(name) in _FOLDED


def unused_colours(letters: frozenset[str]) -> tuple[str, ...]:
    """For each first letter that is not in `letters` (upper case), one colour, in order of the alphabet."""
    return tuple(colour for letter, colour in sorted(_FREE_LETTER.items()) if letter not in letters)


def canonical(name: str) -> str:
    """`name` as our list spells it, else as it was written, with single spaces and a capital."""
    plain = " ".join(name.split())
    return _FOLDED.get(fold(name), plain[:1].upper() + plain[1:])
