"""Whether the receiving server vouches for a mail's From: its Authentication-Results (RFC 8601), read warily.

Only the topmost field counts, and only under the name of a server that is trusted by configuration: anybody
can write such a field, and only that server removes those that others wrote in its name. A pass counts for
the domain it is about; that must be the domain of From or one above it (RFC 7489 3.1), and what the server
says against the mail outweighs it.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

_LONGEST = 16_384
_HARMLESS = re.compile(r"[\w@.+-]")
_METHOD = re.compile(r"\s*([a-z0-9-]+)(?:/\d+)?\s*=\s*([a-z]+)", re.IGNORECASE)
_PROPERTY = re.compile(r"([a-z]+)\s*\.\s*([a-z0-9_-]+)\s*=\s*(\S+)", re.IGNORECASE)
_ABOUT = {"dkim": ("header.d", "header.i"), "spf": ("smtp.mailfrom",), "dmarc": ("header.from",)}


class Result(NamedTuple):
    """What the server found by one method, and the domains that it is about."""

    method: str
    result: str
    domains: tuple[str, ...]


def vouched(auth_results: str | None, authserv_id: str, domain: str) -> bool:
    """Whether the server called `authserv_id` says that mail from `domain` is what it claims to be."""
    domain = domain.casefold().rstrip(".")
    if not authserv_id or not domain or auth_results is None or len(auth_results) > _LONGEST:
        return False
    server, _, rest = _plain(auth_results).partition(";")
    # a version number may follow the name
    if server.split()[:1] != [authserv_id.casefold()]:
        return False
    found = list(_results(rest))
    if any(one.method == "dmarc" and one.result == "fail" for one in found):
        return False
    return any(one.result == "pass" and any(_covers(d, domain) for d in one.domains) for one in found)


def _results(text: str) -> Iterator[Result]:
    for part in text.split(";"):
        method = _METHOD.match(part)
        if method is None or method[1] not in _ABOUT:
            continue
        about = _ABOUT[method[1]]
        said: dict[str, str] = {}
        for kind, name, value in _PROPERTY.findall(part):
            # what is said twice is said by whoever could smuggle a second one in
            said[f"{kind}.{name}"] = "" if f"{kind}.{name}" in said else value
        # the first that is given decides: an identity must not widen the domain that signed
        value = next((said[name] for name in about if name in said), "")
        yield Result(method[1], method[2], (value.rpartition("@")[2].rstrip("."),) if value else ())


def _covers(vouching: str, domain: str) -> bool:
    """Whether what is proved for `vouching` is proved for `domain`: the same, or one above it."""
    return "." in vouching and (domain == vouching or domain.endswith("." + vouching))


def _plain(value: str) -> str:
    """The field in lower case, without comments and quotes; what was quoted keeps no character of syntax.

    A field with a comment or a quotation that does not end proves nothing: it is taken for empty.
    """
    out: list[str] = []
    depth, quoted, escaped = 0, False, False
    for char in value:
        if escaped:
            escaped = False
        elif char == "\\" and (depth or quoted):
            escaped = True
        elif char == '"' and not depth:
            quoted = not quoted
        elif char == "(" and not quoted:
            depth += 1
            out.append(" ")
        elif char == ")" and not quoted:
            depth -= 1
            if depth < 0:
                return ""
        elif not depth:
            out.append("_" if quoted and not _HARMLESS.fullmatch(char) else char)
    return "" if depth or quoted else " ".join("".join(out).lower().split())
