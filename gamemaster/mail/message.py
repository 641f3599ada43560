"""A mail as the rest of the program sees it. `parse` takes any bytes and never raises.

Two promises: `text` is what the spans of readings count in, so the same bytes always give the same
text; and everything that was guessed, left out or out of order stands in `notes`.
"""

import re
from dataclasses import dataclass
from datetime import datetime

from gamemaster.mail import headers as fields
from gamemaster.mail.addresses import Mailbox
from gamemaster.mail.authors import candidates, rewritten
from gamemaster.mail.body import Body, TextFrom, read_body
from gamemaster.mail.breaks import LONE_RETURN, plain_breaks
from gamemaster.mail.digest import digests
from gamemaster.mail.headers import Headers, shortened, split_head
from gamemaster.mail.limits import Limits, Note
from gamemaster.mail.parts import leaves
from gamemaster.mail.received import arrival, stamps
from gamemaster.mail.words import decode_words, one_line

_DEFAULT_LIMITS = Limits()
ADMINISTRATION = "list administration"
"""Why no person wrote what a list's server writes for itself."""
_NOBODY = Mailbox("", "")
# how vacation programs older than RFC 3834 mark their answers; lists use none of these
_AUTOREPLIES = frozenset({"x-autoreply", "x-autorespond", "x-mail-autoreply", "x-autoresponse"})
_AUTOMATIC_PRECEDENCE = frozenset({"auto_reply", "junk"})
_DAEMON = re.compile(r"mailer-daemon\b", re.IGNORECASE)
# the table of contents, a mail's own header, and the last lines of a digest in plain text
_DIGEST_SIGNS = tuple(
    re.compile(sign, re.MULTILINE)
    for sign in (
        r"^Today's Topics:",
        r"^(?:-{30}|-{70})\n\n(?:.{1,200}\n){0,9}From: ",
        r"^End of .{1,100} Digest",
    )
)
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
# where servers that resend every mail name the list
_RESENDING_LISTS = ("x-mailing-list", "x-loop", "x-beenthere", "mailing-list")
_TOKEN = re.compile(r"[^\s;()]{1,40}")


@dataclass(frozen=True, slots=True)
class Message:
    """One mail, decoded. Addresses are in lower case, identifiers without brackets, times in UTC."""

    message_id: str
    """Of the field Message-ID, or derived from `digest` when that is absent or unusable."""
    digest: str
    """The same for every copy of one announcement (`mail.digest`)."""
    sender: Mailbox
    reply_to: tuple[Mailbox, ...]
    to: tuple[Mailbox, ...]
    cc: tuple[Mailbox, ...]
    x_original_from: Mailbox | None
    subject: str
    in_reply_to: str | None
    references: tuple[str, ...]
    date: datetime | None
    """The field Date; None when it is absent, unreadable or absurd."""
    arrived: datetime | None
    """When the list took it in (`mail.received` says which stamp that is); None without any."""
    received: tuple[datetime, ...]
    """All readable Received stamps, top (newest) to bottom."""
    list_id: str | None
    list_post: str | None
    list_name: str
    """What the list calls itself in List-Id, "" for nothing."""
    recipients: tuple[str, ...]
    """Addresses of To, Cc, Delivered-To and X-Original-To, each once."""
    automatic: str
    """Why no person wrote this ("own mail", "bounce", "auto-replied" ...), "" when one may have."""
    text: str
    """The body's text with LF line ends, from which `text_from` says."""
    text_from: TextFrom
    notes: tuple[Note, ...]
    auth_results: str | None
    """The topmost Authentication-Results, as it stands."""
    wording: str = ""
    """Like `digest` without the Date: also the same when somebody sends a mail again later. That may
    be a second announcement in the same words, so it is a hint and decides nothing."""
    other_text: str = ""
    """What its HTML says, where that is something else than `text`."""
    co_senders: tuple[Mailbox, ...] = ()
    """Who stands in From beside `sender`."""


def parse(raw: bytes, limits: Limits = _DEFAULT_LIMITS, whole: bool = True) -> Message:
    """Read a mail. One that breaks `limits` keeps its header, has no text, and says why in notes.

    `whole` is False where `raw` is no more than its header: the mail was too large to fetch, or could not be.
    """
    notes: list[Note] = []
    head, body = _cut(raw, limits, notes)
    if not whole:
        body = None
        notes.append(Note("too_large", "no more than its header was fetched"))
    headers = Headers(head)
    found = Body("", "nothing", ()) if body is None else _body(headers, body, limits)
    authors = _mailboxes(headers, "from", limits, notes)
    sender = _sender(authors, notes)
    people = {name: _mailboxes(headers, name, limits, notes) for name in ("reply-to", "to", "cc")}
    original = _mailboxes(headers, "x-original-from", limits, notes)
    date = _date(headers, notes)
    list_id, list_post = _list_id(headers), _list_post(headers)
    if _sent_on(headers, sender, list_post):
        notes.append(Note("resent", "somebody else has sent it on"))
    x_original_from = original[0] if original else None
    # a List-Id is commonly the list's address with a dot for the at sign
    lists = {address for address in (list_post, (list_id or "").replace(".", "@", 1)) if address}
    author = _author(sender, x_original_from, people["reply-to"], people["cc"], lists)
    subject = headers.text("subject")
    content, wording = digests(author, date, headers.first("date") or "", subject, found.text)
    trail = stamps(headers.every("received"))
    replied = headers.ids("in-reply-to")
    return Message(
        message_id=_message_id(headers, content, notes),
        digest=content,
        sender=sender,
        reply_to=people["reply-to"],
        to=people["to"],
        cc=people["cc"],
        x_original_from=x_original_from,
        subject=subject,
        in_reply_to=replied[0] if replied else None,
        references=headers.ids("references"),
        date=date,
        arrived=arrival(trail, list_post, list_id),
        received=tuple(stamp.when for stamp in trail if stamp.when),
        list_id=list_id,
        list_post=list_post,
        list_name=_list_name(headers),
        recipients=_recipients(headers, people["to"] + people["cc"], limits),
        automatic=automatic(headers, authors),
        text=found.text,
        text_from=found.origin,
        notes=(*notes, *found.notes),
        auth_results=headers.first("authentication-results"),
        # of what was not read nobody can say that it was said before
        wording="" if body is None else wording,
        other_text=found.other,
        co_senders=tuple(m for m in authors if m.address not in ("", sender.address)),
    )


def _date(headers: Headers, notes: list[Note]) -> datetime | None:
    """The field Date; why it is of no use stands in the notes."""
    raw = headers.first("date")
    date = fields.date(raw)
    if date is None:
        notes.append(
            Note("no_date", "it has no Date")
            if raw is None
            else Note("bad_date", f"its Date cannot be read: {raw[:60]!a}")
        )
    return date


def _list_name(headers: Headers) -> str:
    """What stands in List-Id in front of its identifier (RFC 2919)."""
    phrase = (headers.first("list-id") or "")[:1000].partition("<")[0]
    return one_line(decode_words(phrase).strip(' "'))


def is_digest(message: Message) -> bool:
    """Whether the mail is a list's collection of mails (RFC 1153, `multipart/digest`), which are not read."""
    if any(note.code == "digest_ignored" for note in message.notes):
        return True
    return all(sign.search(message.text) for sign in _DIGEST_SIGNS)


def automatic(headers: Headers, authors: tuple[Mailbox, ...]) -> str:
    """Why a machine must have sent it, "" for none; `authors` stand in its From. Precedence and List-* say
    nothing about that: everything on a mailing list carries them."""
    if any(value.startswith(fields.LOOP_MARK) for value in headers.every("x-loop")):
        return "own mail"
    if "".join((headers.first("return-path") or "").split()) == "<>":
        return "bounce"
    kind = (headers.first("content-type") or "").partition(";")[0].strip().lower()
    if kind == "multipart/report":
        return "bounce"
    if (headers.first("x-list-administrivia") or "").strip().lower() == "yes":
        return ADMINISTRATION
    if any((told or "no").strip().lower() != "no" for told in headers.among(_AUTOREPLIES)):
        return "auto-replied"
    if (headers.first("precedence") or "").strip().lower() in _AUTOMATIC_PRECEDENCE:
        return "auto-replied"
    if any(_DAEMON.match(m.address or m.name) for m in authors[:1]):
        return "bounce"
    submitted = _TOKEN.match((headers.first("auto-submitted") or "").strip().lower())
    return "" if submitted is None or submitted.group() == "no" else submitted.group()


def _cut(raw: bytes, limits: Limits, notes: list[Note]) -> tuple[bytes, bytes | None]:
    """Header block and body with LF line ends; no body when the mail is too large."""
    oversize = len(raw) > limits.max_bytes
    if oversize:
        raw = raw[: max(limits.max_bytes, limits.header_bytes)]
        notes.append(Note("too_large", f"it is larger than {limits.max_bytes} bytes"))
    raw = raw.removeprefix(_BYTE_ORDER_MARK)
    if b"\r" in raw:
        # some gateways double the carriage return
        raw = raw.replace(b"\r\r\n", b"\n").replace(b"\r\n", b"\n")
    if b"\r" in raw:
        raw = plain_breaks(raw.decode("latin-1"), LONE_RETURN).encode("latin-1")
    head, body = split_head(raw)
    if not head:
        notes.append(Note("unreadable", "it does not begin with a mail header"))
    if len(head) > limits.header_bytes:
        head = shortened(head, limits.header_bytes)
        notes.append(Note("too_large", f"its header is larger than {limits.header_bytes} bytes"))
        oversize = True
    return head, None if oversize else body


def _body(headers: Headers, body: bytes, limits: Limits) -> Body:
    found, broken = leaves(headers, body, limits)
    return Body("", "nothing", (broken,)) if broken else read_body(found)


def _mailboxes(headers: Headers, name: str, limits: Limits, notes: list[Note]) -> tuple[Mailbox, ...]:
    found, more = headers.mailboxes(name, limits.addresses)
    if more:
        notes.append(Note("too_many_addresses", f"only the first {limits.addresses} of {name} were read"))
    return tuple(found)


def _sender(found: tuple[Mailbox, ...], notes: list[Note]) -> Mailbox:
    if len({mailbox.address for mailbox in found if mailbox.address}) > 1:
        notes.append(Note("several_senders", "several people stand in From"))
    return next((mailbox for mailbox in found if mailbox.address), found[0] if found else _NOBODY)


def _author(
    sender: Mailbox,
    x_original_from: Mailbox | None,
    reply_to: tuple[Mailbox, ...],
    cc: tuple[Mailbox, ...],
    lists: set[str],
) -> str:
    """The address the digest counts as the author's: a rewritten From is seen through."""
    if rewritten(sender, lists):
        for candidate in candidates(sender, x_original_from, reply_to, cc, lists):
            return candidate.mailbox.address
    return sender.address or sender.name


def _sent_on(headers: Headers, sender: Mailbox, list_post: str | None) -> bool:
    """Whether somebody who is neither the author nor a list has redirected it (RFC 5322 3.6.6)."""
    by = {mailbox.address for mailbox in headers.mailboxes("resent-from", 10)[0]}
    if not by:
        return False
    lists = {mailbox.address for name in _RESENDING_LISTS for mailbox in headers.mailboxes(name, 10)[0]}
    return bool(by - lists - {sender.address, list_post or "", ""})


def _list_id(headers: Headers) -> str | None:
    value = (headers.first("list-id") or "")[:1000]
    opening = value.rfind("<")
    inner = value[opening + 1 :].partition(">")[0] if opening >= 0 else value
    return one_line(inner).lower() or None


def _list_post(headers: Headers) -> str | None:
    value = (headers.first("list-post") or "")[:1000].lower()
    _, found, rest = value.partition("mailto:")
    address = rest.partition(">")[0].partition("?")[0].partition(",")[0].strip()
    return address.replace("%40", "@") if found and "@" in address else None


def _recipients(headers: Headers, named: tuple[Mailbox, ...], limits: Limits) -> tuple[str, ...]:
    delivered = [
        mailbox
        for name in ("delivered-to", "x-original-to")
        for mailbox in headers.mailboxes(name, limits.addresses)[0]
    ]
    return tuple(dict.fromkeys(m.address for m in (*named, *delivered) if m.address))


def _message_id(headers: Headers, content: str, notes: list[Note]) -> str:
    found = fields.message_id(headers.first("message-id"))
    if found is None:
        notes.append(Note("no_message_id", "it has no usable Message-ID; one was derived"))
        return f"sha256-{content[:40]}@derived.invalid"
    return found
