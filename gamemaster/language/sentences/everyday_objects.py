"""Verbs of games with an object of everyday life: `I explore new recipes on Sundays`, `I vote for pizza`.

What is eaten, worked at, lived in, felt or thought is done to by no act of a game, whatever the verb. What
must stay true: the object is a plain word that ends there (`the menu of the new place`, not `the cake
monster`), nothing of the game and nobody beside it is named, and no verb of the game goes on behind it.
Where a game deals in what people own and lay on tables, its verbs keep their own idioms.
"""

from typing import Final

from gamemaster.language.english import words
from gamemaster.language.english.tokens import Token, Tokens, words_in
from gamemaster.language.values.describing import names_choice, names_goods, names_things
from gamemaster.language.vocabulary.scene import Scene

_PARTIES: Final = words_in("greens liberals conservatives democrats republicans socialists opposition")
_THOUGHTS: Final = (
    "logic reasoning argument arguments premise thesis theory theories idea ideas concept notion thought "
    "thoughts option options possibility possibilities alternatives question questions problem problems "
    "issue issues topic subject matter details wording tone style attitude manners criticism remark remarks "
    "comment comments insult insults details politics talking maths math "
    "worrying thinking counting cooking planning assumption assumptions accusation discussion debate "
    "conversation conclusion conclusions patience honesty kindness trust faith value emphasis importance "
    "hope hopes confidence peace quiet silence sanity progress change harmony love justice "
    "democracy freedom truth mercy optimism humour humor laughter fun boredom loneliness fear fears "
    "memories memory past future time days evenings weekends energy effort savings money health sleep"
)
_WORK: Final = (
    "inbox inboxes paperwork bureaucracy taxes bills deadline backlog workload spreadsheet essay homework "
    "exam exams novel poem poetry recipe recipes menu menus internet web library libraries "
    "literature history archives museum museums music jazz opera films movies books novels crosswords "
    "newspaper newspapers article articles website websites software bugs code printer computer laptop "
    "phone meeting meetings school university courses lecture lectures lesson lessons talk talks "
    "concert concerts gym band choir orchestra yoga aerobics marathon hobby hobbies"
)
_HOUSE: Final = (
    "dishes laundry washing ironing dust dusting weeds lawn garden gardens hedge shed kitchen bathroom "
    "bathrooms attic loft fridge freezer sofa bicycle bike bikes tyres furniture curtains wallpaper noises "
    "noise dandelions stairs suitcase shoes "
    "windmills photos stamps desk window chair chairs shelf shelves"
)
_FOOD: Final = (
    "pizza cheesecake cake cakes chocolate cookies tea coffee beer sandwich sandwiches lasagne "
    "spaghetti pasta curry soup salad breakfast lunch dinner "
    "supper dessert pudding biscuits pancakes pineapple broccoli chips fries alcohol meat sugar crumble "
    "restaurant restaurants pub barbecue buffet leftovers"
)
_PUBLIC: Final = (
    "greens labour labor liberals conservatives democrats republicans socialists brexit parliament congress "
    "arsenal liverpool chelsea charity charities strike strikes unions "
    "environment climate"
)
_VERMIN: Final = (
    "rats mice slugs snails ants wasps moles cockroaches beetles flies mosquitoes pigeons moths spiders "
    "crimes burglaries thefts frauds fraud leaks complaints accidents insurance sheep cattle sheepdogs "
    "patients children toddlers"
)
_EVERYDAY: Final = words_in(" ".join((_THOUGHTS, _WORK, _HOUSE, _FOOD, _PUBLIC)))
_KEPT_OR_KILLED: Final = words_in(_VERMIN)
_ON_PEOPLE: Final = words_in("poison investigate protect guard bite hunt")
"""Verbs done to people in a game, and to animals and cases at home (`I poison rats in the cellar`)."""
_COMPARING: Final = words_in("more less fewer longer shorter better early earlier nicer warmer quieter")
_PLACES: Final = words_in(
    "library libraries museum museums archives garden gardens lawn hedge shed kitchen bathroom bathrooms "
    "attic loft stairs school university restaurant restaurants pub gym"
)
"""Where an adventure may lead, too."""
_GOING: Final = words_in("explore move go travel return enter visit attack walk run search")
_GROUPS: Final = words_in("band choir orchestra gym")
"""What a party may be called, unless it is `a band` or `my choir`."""
_BREAKS: Final = words_in("break rest holiday drink meeting walk nap swim party picnic reunion")
"""`I vote for a break`: what one is for, and no thing."""
_OF_THINGS: Final = words_in(
    "play discard draw take drink eat buy sell trade pick steal use put lay drop get transfer send hand pay "
    "grant build construct name call create add write intend"
)
"""Verbs whose objects may be anything that a card or a rule names."""
_LAYING: Final = words_in("place set give make")
"""Verbs that are said of what one thinks and feels, and else of things."""
_MENTAL: Final = words_in(_THOUGHTS)
_OWNED: Final = words_in("past subject")
"""What is no object by itself: `I heal subject to approval`, `I explore past the gate`."""
_TOWARDS: Final = {
    "vote": "for",
    "fight": "with",
    "invest": "in",
    "object": "to",
    "abstain": "from",
    "withdraw": "from",
}
"""By which preposition a verb takes its object: `I explore for fun` has none."""
_DESCRIBING: Final[frozenset[str]] = words_in(
    "my your his her its our their the a an this that these those some any no every each all more less much "
    "fewer longer shorter better early earlier nicer warmer quieter "
    "many few such new old little big good bad great local next nice lovely strange odd weird whole entire "
    "long short small poor own certain various other different fresh daily weekly own chocolate cheap real "
    "loud cold hot too bit lot of little most great high low church school office"
)
_BEHIND: Final[frozenset[str]] = words.PREPOSITIONS | words_in(
    "of to and but or as so because since when while before after until who which that than tonight today "
    "tomorrow now lately recently always often sometimes instead again too anyway first last every each "
    "this next these here there a an the my late early very rather quite if not at all only ever more most "
    ", ( ) : please really though"
)
_PARTING: Final = words_in("i we . ! ? ;")
_MORE: Final = words_in("and or but so plus also then not than thus hence : -- rather instead otherwise")
_LONGER: Final = frozenset("-–")
_BEING: Final = words_in("have has had do does did is are")
_MOST: Final = 5


def everyday_object(scene: Scene, tokens: Tokens, verb: int) -> bool:
    """Whether what the verb at a place is said of is nothing of any game, and nothing of one stands by it."""
    end = next((p for p in range(verb + 2, len(tokens)) if tokens[p].low in _PARTING), len(tokens))
    said = tokens[verb + 1 : end]
    place = _object(said, tokens[verb].low)
    if (
        place < 0
        or scene.text[said[place].end : said[place].end + 1] in _LONGER
        or names_things(scene, said)
        or names_choice(scene, said)
    ):
        return False
    front = [token for token in tokens[:verb] if token.low != "i"]
    if names_goods(scene, front) or any(token.low[0].isdigit() for token in front):
        # "As to intent 6, I object to your tone"
        return False
    # "I place little value on tiles"
    goods = said if not _MORE.isdisjoint(t.low for t in said) or not _thought(said, place) else said[:place]
    if names_goods(scene, goods) or any(token.low[0].isdigit() for token in said):
        return False
    if any(scene.lexicon.verb_at(said, p) for p in range(place + 1, len(said)) if said[p].low not in _BEING):
        return False
    return not _names_more(scene, said, place)


def _thought(said: Tokens, place: int) -> bool:
    return said[place].low in _MENTAL


def _object(said: Tokens, verb: str) -> int:
    """Where a word of everyday life stands that is the whole object; -1 where none does."""
    towards = _TOWARDS.get(verb, "")
    place = int(bool(said) and said[0].low == towards)
    while place < min(len(said), _MOST) and _describes(said[place]):
        place += 1
    if place >= len(said) or said[place].capital:
        return -1
    low = said[place].low
    described = {token.low for token in said[:place]}
    if low in _OWNED and not described:
        return -1
    wanted = towards == "for" and said[0].low == towards
    # "I vote for a longer summer"
    wanted = wanted and (low in _BREAKS or not _COMPARING.isdisjoint(described))
    if verb in _OF_THINGS or not (
        wanted
        or low in (_MENTAL if verb in _LAYING else _EVERYDAY)
        or (verb in _ON_PEOPLE and low in _KEPT_OR_KILLED)
    ):
        return -1
    if (low in _PLACES and verb in _GOING) or (low in _GROUPS and "the" in described):
        return -1
    if verb == "vote" and "the" in described and low not in _PARTIES:
        # "the cheap beer" may be what a proposal is called
        return -1
    ends = place + 1 >= len(said) or said[place + 1].low in _BEHIND
    return place if ends else -1


def _describes(token: Token) -> bool:
    return token.low in _DESCRIBING and not token.capital


def _names_more(scene: Scene, said: Tokens, place: int) -> bool:
    """`I vote for peace and Tarn`: somebody is named behind the object, who is not merely called on."""
    for p in range(place + 1, len(said)):
        if not said[p].capital or scene.referents.at(scene.text, said, p) is None:
            continue
        if said[p - 1].low == "," and not _MORE.isdisjoint(token.low for token in said[place + 1 : p]):
            return True
        if said[p - 1].low != ",":
            return True
    return False
