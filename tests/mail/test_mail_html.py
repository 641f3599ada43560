"""HTML to text: what a reader sees, in lines, with quotes kept as quotes."""

import pytest

from gamemaster.mail.html import to_text


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("<p>I move.</p><p>I rest.</p>", "I move.\n\nI rest."),
        ("<div>I move.</div><div><br></div><div>I rest.</div>", "I move.\n\nI rest."),
        ("one<br>two<br/>three<BR />four", "one\ntwo\nthree\nfour"),
        ("I   move\n to\tB4&nbsp;now", "I move to B4 now"),
        ("<b>I mo</b>ve", "I move"),
        ("gold &gt; 3 &amp; &#8220;x&#x201d; &nosuch; &", "gold > 3 & “x” &nosuch; &"),
        ("<ul><li>one<li>two</ul><ol><li>a</li><li>b</li></ol>", "- one\n- two\n1. a\n2. b"),
        ("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
        ("<pre>  A  B\n  1  2</pre>", "  A  B\n  1  2"),
        ("mine<blockquote>theirs<br>too</blockquote>mine", "mine\n\n> theirs\n> too\n\nmine"),
        ("<blockquote>a<blockquote>b</blockquote></blockquote>", "> a\n>\n> > b"),
        ("</blockquote>mine", "mine"),
        ("<blockquote>never closed<p>theirs", "> never closed\n>\n> theirs"),
        ("<head><title>x</title></head><style>p{}</style>I rest.<script>I attack</script>", "I rest."),
        ("I rest.<!-- I attack --> <![if mso]>Now.<![endif]>", "I rest. Now."),
        ("I <span style='display: NONE'>attack <span>x</span> y</span>rest.", "I rest."),
        ("I <span hidden>attack </span>rest.", "I rest."),
        ('I <img hidden>rest <span title="hidden">now</span>.', "I rest now."),
        ('<a title="a > b">I rest.</a>', "I rest."),
        ("<p class=x don't>I rest.", "I rest."),
        ("a < b and c <3", "a < b and c <3"),
        ("I rest.<a href='", "I rest."),
        ("<script>never closed", ""),
        ("&#" + "9" * 5000 + ";", "\N{REPLACEMENT CHARACTER}"),
        ("", ""),
    ],
)
def test_to_text(source: str, expected: str) -> None:
    assert to_text(source) == expected


def test_deep_quotes_stay_quoted_and_short() -> None:
    text = to_text("<blockquote>x" * 1000)
    assert all(line.startswith(">") for line in text.splitlines() if line)
    assert len(text) < 100_000
