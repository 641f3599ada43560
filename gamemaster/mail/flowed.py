"""Undoing format=flowed (RFC 3676): paragraphs that a mail program wrapped become whole lines again.

The quote depth is looked at first, a line is joined only to one of the same depth, and neither the
signature separator nor an empty line is joined to anything. Own text never comes to look quoted by
unstuffing.
"""


def unflow(text: str, delete_space: bool) -> str:
    """`text` with flowed lines joined; `delete_space` is the part's DelSp parameter."""
    out: list[str] = []
    open_depth: int | None = None
    for line in text.split("\n"):
        content = line.lstrip(">")
        depth = len(line) - len(content)
        if content.startswith(" ") and (depth or not content.startswith(" >")):
            content = content[1:]
        signature = content == "-- "
        flows = content.endswith(" ") and not signature
        if flows and delete_space:
            content = content[:-1]
        if open_depth == depth and content.strip() and not signature:
            out.append(content)
        else:
            out.append("\n" + (">" * depth + " " if depth else "") + content)
        open_depth = depth if flows else None
    return "".join(out)[1:]
