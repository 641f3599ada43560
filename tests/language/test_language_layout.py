"""Whose words a line holds (idioms A): only the sender's own words act."""

from collections.abc import Callable

import pytest

from gamemaster.language.layout.letter import Letter

Said = Callable[..., str]

OWN = "I move from Town Square to Dungeon Level 1.\nI explore twice."


def from_brask(text: str) -> Letter:
    return Letter("<parent>", "Brask", "", text)


def own_private(text: str) -> Letter:
    return Letter("<parent>", "Ondine", "", text, public=False)


LAYOUTS = [
    ("> I heal.\n\nI explore.", "explore"),
    (
        "I explore.\n\nOn Mon, 3 Mar 2025 at 10:03 AM Brask via rpg <\nrpg@example.org> wrote:\n> I heal.",
        "explore",
    ),
    ("I explore.\n\n--- On Fri, 3/4/09, Tarn <t@example.org> wrote:\n\nI heal.", "explore"),
    ("I explore.\n\n-----Original Message-----\nFrom: Tarn\nSent: Monday\n\nI heal.", "explore"),
    ("I explore.\n\nFrom: Tarn\nSubject: moves\n\nI heal.", "explore"),
    ("I explore.\n\n---------- Forwarded message ---------\nFrom: Tarn\n\nI heal.", "explore"),
    ("Tarn> I heal.\n\nI explore.", "explore"),
    ("Tarn wrote:\nI heal.\n\nI explore.", "?below_quote"),
    ("I submit a proposal: {{ I heal. }} I explore.", "explore"),
    ("I agree to this: { I heal. }", ""),
    ("\\begin{proposal}\nI heal.\n\\end{proposal}\nI explore.", "explore"),
    ("I create this contract:\n\n-----\nI heal.\n-----\n\nI explore.", "explore"),
    ("-----\nI heal.\n-----", "?fenced"),
    ("I heal.\n-----\nI explore.", "heal; explore"),
    ("//////\nI heal.\n//////\nI explore.", "explore"),
    ("{ I heal.\nI explore.", "?unclosed_brace"),
    ("I submit a proposal with the text below:\n\nI heal.", ""),
    ("Draft:\n\nI heal.\n\nI explore.", "?draft"),
    ("I explore.\n-- \nI attack everything! ~ Brask", "explore"),
    ("I explore.\n--\nPart two:\nI heal.", "explore; heal"),
    ("I explore.\n--\nI heal.", "explore; ?maybe_signature"),
    ("I explore.\n\n__________\nrpg mailing list\nrpg@example.org\nI heal.", "explore"),
    ("Sent from my phone: I heal.", "?lead_in"),
    ("This message contains no game actions.\n\nI explore.", ""),
    ("I explore. (May not work, I'm unsure where I am.)", "explore"),
    ("The following is not an action. I explore.", "?disclaimer"),
    ("I explore. I take no other actions this week.", "explore"),
    ("Ondine  | explores | 3\nTarn -> Brask: 3 gold", ""),
    ("History:\n2026-03-02 10:14  Brask moves", ""),
    ("                         I explore.", "explore"),
    ("To join, write for example:\n\n  I join the RPG.\n  I explore.\n\nThat is all.", ""),
    ("Brask's mail read:\n\n  I explore.", ""),
    (">> I explore.\nfixed, sorry", "?quote_marks"),
    ("      > I heal.\n\nI explore.", "explore"),
    ("&gt; I heal.\n\nI explore.", "explore"),
    ("# I heal.\n\nI explore.", "?quote_marks; explore"),
    ("\u00bb I heal.", "?quote_marks"),
    ("Tarn wrote:\n# I heal.\n\nI explore.", "explore"),
    ("I explore.\n\nVon: Tarn\nGesendet: Montag\nBetreff: Zug\n\nI heal.", "explore"),
    ("I explore.\n\nXa: Tarn\nXo: 3.3.2026 09:41\nXu: t@example.org\n\nI heal.", "explore"),
    ("I explore.\n\nDen 3. mar. 2026 kl. 09.41 skrev Tarn <t@example.org>:\n\nI heal.", "explore"),
    ("I explore.\n\nQuoting Tarn <t@example.org>:\n\nI heal.", "explore; ?below_quote"),
    ("--- message to Tarn ---\n\nI explore.", "explore"),
    ("I heal.\n> Anything else?\nNo.", "heal"),
    ("I heal.\n> Do you heal?\nNo.", "?correction"),
    ("-> I explore.\n-> I heal.", "explore; heal"),
    (">>> Tarn <t@example.org> 3/3/2026 9:41 AM >>>\nI heal.", ""),
    ("I explore.\n\n---- On 3 Mar 2026 09:41 Tarn <t@example.org> wrote ----\n\nI heal.", "explore"),
    ("Tarn \u2014 Today at 9:41 AM\nI heal.", "?below_quote"),
    (
        "Tarn <t@example.org> 2026-03-03 09:41\nBrask <b@example.org> 2026-03-04 09:41\n\nI explore.",
        "explore",
    ),
    ("My mail is t@example.org from 3.3.2026 09:41 on\n\nI explore.", "explore"),
    ("I explore.\n\nOndine\nI heal.", "explore; ?maybe_signature"),
    ("Ondine\nI explore.\nI heal.", "explore; heal"),
    ("\u00b7         I explore.\no   I heal.", "explore; heal"),
    ("I explore. If it works.> f it works.> ", "?condition"),
]


@pytest.mark.parametrize(("text", "wanted"), LAYOUTS)
def test_layout(said: Said, text: str, wanted: str) -> None:
    assert said(text) == wanted


def test_a_copy_of_the_mail_answered_is_quoted(said: Said) -> None:
    assert said(OWN, from_brask(OWN)) == ""
    assert said("I explore.", from_brask("I explore.")) == "?maybe_quoted"
    assert said("> I explore.\n\nI explore.", from_brask("I explore.")) == "explore"


def test_resend_adopts_own_private_words_only(said: Said) -> None:
    text = "TTttPF\n\n> I explore.\n"
    assert said(text, own_private("I explore.")) == "explore"
    assert said(text, Letter("<parent>", "Ondine", "", "I explore.")) == "?already_public"
    assert said(text, from_brask("I explore.")) == "?resend_unknown"
    assert said(text) == "?resend_unknown"
    assert said("TTttPF.", own_private("I explore.")) == "?resend_unknown"
    assert said("Do I need to TTttPF this?\n\n> I explore.", own_private("I explore.")) == ""
    assert said("NttPF, Brask.\n\n> I explore.", from_brask("I explore.")) == ""


def test_ditto_is_asked_about(said: Said) -> None:
    assert said("> I explore.\n\nMe too!", from_brask("I explore.")) == "?ditto"
    assert said("> I like it here.\n\n+1", from_brask("I like it here.")) == ""


def test_the_subject_alone_is_asked_about(said: Said) -> None:
    assert said("see subject", subject="I explore") == "?subject_only"
    assert said("Just kidding. I explore.", subject="I leave the RPG!") == "explore"
    assert said("Nice.", subject="Re: I explore") == ""
    assert said("I explore.", subject="Draft: my moves") == "?draft"


def test_an_unknown_sender_is_asked_about(said: Said) -> None:
    assert said("I explore.", sender=None) == "?unknown_sender"
