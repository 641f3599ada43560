"""Whether private mail is from whom it claims to be, by the policy `direct_trust` of the workspace.

`registered` believes the registered address in From, and in private no other field. `authenticated` wants the
receiving server to vouch for it, `token` wants the mail at the address that only its sender was told. What
fails becomes a question: a forged choice of the night must not count, nor may a real one be lost.
"""

from sqlalchemy import Connection

from gamemaster.core.reading import Reading
from gamemaster.mail.authenticity import vouched
from gamemaster.mail.identity import Identified
from gamemaster.mail.message import Message
from gamemaster.mail.subaddress import tag_of
from gamemaster.service.letters.reply_address import bears_token, renew
from gamemaster.service.messages import sorting
from gamemaster.service.messages.private import all_attempts, may_be_private
from gamemaster.service.messages.sorting import Addressed
from gamemaster.service.workspace.loaded import all_lists
from gamemaster.service.workspace.workspace import Workspace


def narrowed(ws: Workspace, tx: Connection, message: Message, reached: list[Addressed]) -> list[Addressed]:
    """The games that the message is for, by the reply address it was sent to; all of them without one.

    An address that a list has seen as well is void from then on.
    """
    own = ws.config.mail.address
    if not any(tag_of(address, own) for address in message.recipients):
        return reached
    who = sorting.sender(ws, tx, message)
    mine = [
        live
        for live in ws.all_live(tx)
        if isinstance(who, Identified) and bears_token(ws, tx, live, who.person, message)
    ]
    if not mine or not isinstance(who, Identified):
        return reached
    lists = all_lists(ws.all_live(tx))
    if message.list_post or message.list_id or lists & set(message.recipients):
        for live in mine:
            renew(ws, tx, live, who.person, "a list could read the old one")
        return reached
    return [place for place in reached if place.live in mine]


def mistrusted(
    ws: Workspace, tx: Connection, message: Message, place: Addressed, who: Identified, reading: Reading
) -> str | None:
    """Why it is not certain that this is from `who`; None where it is, or does not matter."""
    if not _matters(place, reading):
        return None
    mail, rewritten = ws.config.mail, who.how != "From"
    if rewritten and not place.delivery.public:
        # no list has written it: whatever other fields name em are the sender's own
        return f"its From is {message.sender.address}, which is not eir address"
    if mail.direct_trust == "registered":
        return None
    if mail.direct_trust == "token":
        if not place.delivery.public and bears_token(ws, tx, place.live, who.person, message):
            return None
        return "it did not come to the reply address that only e was told"
    domains = [] if rewritten else [message.sender.address.rpartition("@")[2]]
    if place.delivery.public:
        # the list vouches for what it sends on, where somebody vouches for the list
        domains.append(place.delivery.forum.rpartition("@")[2])
    if any(vouched(message.auth_results, mail.authserv_id, domain) for domain in domains):
        return None
    return f"{mail.authserv_id} does not vouch for its sender's address"


def _matters(place: Addressed, reading: Reading) -> bool:
    """Whether the message may do what only its sender could be harmed by: secret acts, and any in private."""
    actions = [type(attempt.action) for attempt in all_attempts(reading)]
    if place.delivery.public:
        return any(action.secret for action in actions)
    if place.live.settings.misdirected == "accept":
        return True
    return any(may_be_private(action) for action in actions) or any(
        not question.candidates for question in reading.questions
    )
