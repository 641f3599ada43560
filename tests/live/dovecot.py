"""A private Dovecot for tests: any user, one password, loopback ports of its own choosing."""

import imaplib
import os
import pwd
import shutil
import signal
import smtplib
import socket
import subprocess
import time
from pathlib import Path

PASSWORD = "secret"
PEM = Path(__file__).with_name("localhost.pem")
"""A certificate for localhost that nobody has signed, with its key, for tests only."""
_UNPRIVILEGED = ("dovecot-test", "games", "nobody")

_CONFIG = """\
base_dir = {d}/run
state_dir = {d}/state
log_path = {d}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
ssl = yes
ssl_cert = <{d}/localhost.pem
ssl_key = <{d}/localhost.pem
disable_plaintext_auth = no
auth_failure_delay = 0
auth_username_format = %Ln
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:{d}/mail/%n
{oauth}passdb {{
  driver = static
  args = password=secret
}}
userdb {{
  driver = static
  args = uid={user} gid={group} home={d}/mail/%n
}}
namespace inbox {{
  inbox = yes
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap_port}
  }}
  inet_listener imaps {{
    port = {imaps_port}
  }}
}}
service lmtp {{
  inet_listener lmtp {{
    address = 127.0.0.1
    port = {lmtp_port}
  }}
}}
service anvil {{
  chroot =
  unix_listener anvil-auth-penalty {{
    mode = 0
  }}
}}
service stats {{
  chroot =
}}
"""

_OAUTH = """\
auth_mechanisms = plain xoauth2 oauthbearer
passdb {{
  driver = oauth2
  mechanisms = xoauth2 oauthbearer
  args = {d}/oauth2.conf
}}
"""
_INTROSPECTION = """\
introspection_mode = post
introspection_url = {url}
active_attribute = active
active_value = true
username_attribute = username
"""


def missing() -> str:
    """Why Dovecot cannot run here, "" if it can."""
    if binary() is None:
        return "dovecot is not installed"
    return ""


def binary() -> str | None:
    return shutil.which("dovecot") or shutil.which("dovecot", path="/usr/sbin:/usr/local/sbin")


class Dovecot:
    """The server; `start` and `stop` may alternate, ports and mail stay.

    `folder` must lie where an unprivileged user can reach it: pytest's own folders do not.
    """

    def __init__(self, folder: Path, introspection: str = "") -> None:
        """`introspection` is the address of a server that knows which tokens are good (RFC 7662)."""
        self.folder = folder
        self.host = "127.0.0.1"
        self.imap_port = free_port()
        self.imaps_port = free_port()
        self.lmtp_port = free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._account = _account()
        self._config = folder / "dovecot.conf"
        for part in ("run", "state", "mail"):
            (folder / part).mkdir()
        (folder / PEM.name).write_bytes(PEM.read_bytes())
        (folder / "oauth2.conf").write_text(_INTROSPECTION.format(url=introspection))
        self._config.write_text(
            _CONFIG.format(
                d=folder,
                oauth=_OAUTH.format(d=folder) if introspection else "",
                user=self._account.pw_name,
                group=_group_name(self._account.pw_gid),
                imap_port=self.imap_port,
                imaps_port=self.imaps_port,
                lmtp_port=self.lmtp_port,
            )
        )
        if os.geteuid() == 0:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, self._account.pw_uid, self._account.pw_gid)

    def start(self) -> None:
        program = binary()
        assert program is not None
        as_user = (
            {"user": self._account.pw_uid, "group": self._account.pw_gid, "extra_groups": []}
            if os.geteuid() == 0
            else {}
        )
        self._process = subprocess.Popen(
            [program, "-F", "-c", str(self._config)],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
            **as_user,
        )
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                with socket.create_connection((self.host, self.imap_port), timeout=5) as client:
                    if client.recv(64).startswith(b"* OK"):
                        return
            except OSError:
                pass
            try:
                self._process.wait(timeout=0.05)
            except subprocess.TimeoutExpired:
                continue
            break
        log = self.folder / "dovecot.log"
        text = log.read_text() if log.exists() else "(no log)"
        self.stop()
        raise RuntimeError(f"dovecot did not start: {text[-2000:]}")

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.poll() is None:
            process.send_signal(signal.SIGTERM)
            process.wait(timeout=20)

    def deliver(self, user: str, raw: bytes) -> None:
        """Hand one mail to the mailbox of `user` through LMTP."""
        with smtplib.LMTP(self.host, self.lmtp_port, local_hostname="localhost") as client:
            client.sendmail("sender@example.org", [f"{user}@example.org"], raw)

    def imap(self, user: str) -> imaplib.IMAP4:
        """A plain connection for arranging things behind the program's back."""
        client = imaplib.IMAP4(self.host, self.imap_port, timeout=20)
        client.login(user, PASSWORD)
        return client


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _account() -> pwd.struct_passwd:
    if os.geteuid() != 0:
        return pwd.getpwuid(os.geteuid())
    for name in _UNPRIVILEGED:
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("no unprivileged user to run dovecot as")


def _group_name(gid: int) -> str:
    import grp

    return grp.getgrgid(gid).gr_name
