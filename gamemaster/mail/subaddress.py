"""Addresses with a tag: `gm+TAG@example.org` reaches whoever reads `gm@example.org` (RFC 5233)."""


def tagged(own: str, tag: str) -> str:
    """The address `own` with a tag."""
    local, _, domain = own.rpartition("@")
    return f"{local}+{tag}@{domain}"


def tag_of(address: str, own: str) -> str:
    """The tag in an address that reaches `own`, "" for none."""
    local, _, domain = own.casefold().rpartition("@")
    name, _, where = address.casefold().rpartition("@")
    return name.removeprefix(f"{local}+") if where == domain and name.startswith(f"{local}+") else ""


def reaches(address: str, own: str) -> bool:
    """Whether mail to `address` is for `own`."""
    return address.casefold() == own.casefold() or bool(tag_of(address, own))
