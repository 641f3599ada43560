"""A server that knows which access tokens are good (RFC 7662), for a mail server to ask."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qs


class Tokens:
    """Who may use which token, and until when; `asked` are those it was asked about."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[str, float]] = {}
        self.asked: list[str] = []
        self.url = ""

    def grant(self, token: str, user: str, seconds: float = 3_600) -> str:
        """A token for `user`, good for so long."""
        self.known[token] = (user, time.time() + seconds)
        return token

    def introspect(self, token: str) -> dict[str, object]:
        self.asked.append(token)
        user, until = self.known.get(token, ("", 0.0))
        if time.time() >= until:
            return {"active": False}
        return {"active": True, "username": user, "exp": int(until), "token_type": "Bearer"}


@contextmanager
def serving() -> Iterator[Tokens]:
    """The server on a free loopback port."""
    tokens = Tokens()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            answer = json.dumps(tokens.introspect(parse_qs(body)["token"][0])).encode()
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    tokens.url = f"http://127.0.0.1:{server.server_address[1]}/introspect"
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield tokens
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
