"""A TCP proxy for tests that can cut a connection after so many bytes, or let it go silent."""

import contextlib
import socket
import threading


class CuttingProxy:
    """Forwards to `target`; a context manager. `port` is where it listens.

    `cut_after` closes both sides once that many bytes have come from the server; `freeze` swallows
    everything from then on without closing anything, like a network that has gone.
    """

    def __init__(self, target: tuple[str, int]) -> None:
        self._target = target
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self.cut_after: int | None = None
        self._frozen = threading.Event()
        self._sockets: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept, daemon=True)]

    def __enter__(self) -> "CuttingProxy":
        self._threads[0].start()
        return self

    def __exit__(self, *error: object) -> None:
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        self.cut()
        for thread in self._threads:
            thread.join(timeout=10)

    def freeze(self) -> None:
        self._frozen.set()

    def cut(self) -> None:
        """Close every connection now."""
        sockets, self._sockets = self._sockets, []
        for each in sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            server = socket.create_connection(self._target)
            self._sockets += [client, server]
            for source, sink, counted in ((client, server, False), (server, client, True)):
                thread = threading.Thread(target=self._pump, args=(source, sink, counted), daemon=True)
                self._threads.append(thread)
                thread.start()

    def _pump(self, source: socket.socket, sink: socket.socket, counted: bool) -> None:
        passed = 0
        with contextlib.suppress(OSError):
            while data := source.recv(4096):
                if self._frozen.is_set():
                    continue
                if counted and self.cut_after is not None:
                    data = data[: max(0, self.cut_after - passed)]
                sink.sendall(data)
                passed += len(data)
                if counted and self.cut_after is not None and passed >= self.cut_after:
                    break
        if not self._frozen.is_set():
            for end in (source, sink):
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
