"""What no page of the site may do: ask another host, fail a request, write an error to its console."""

from urllib.parse import urlsplit


class Watch:
    """Listens to a browser context and keeps every fault it sees."""

    def __init__(self, context, address, broken=""):
        """`broken` names a file that the test itself breaks: faults that name it are expected."""
        self.host, self.broken = urlsplit(address).netloc, broken
        self.faults = []
        self.requests = []
        context.on("request", self._request)
        context.on("response", self._response)
        context.on("requestfailed", self._failed)
        context.on("console", self._console)
        context.on("weberror", lambda event: self.faults.append(f"uncaught: {event.error}"))

    def check(self):
        """Raise if anything was seen."""
        faults = [fault for fault in self.faults if not self.broken or self.broken not in fault]
        assert not faults, "\n".join(["the page did what it may not do:", *faults])

    def _request(self, request):
        self.requests.append(request.url)
        where = urlsplit(request.url)
        if where.scheme not in ("data", "blob") and where.netloc != self.host:
            self.faults.append(f"request to another host: {request.url}")

    def _response(self, response):
        if response.status >= 400:
            self.faults.append(f"{response.status} for {response.url}")

    def _failed(self, request):
        # A request that the reader's next click cancels is no fault; one that gets no answer is.
        if request.failure != "net::ERR_ABORTED":
            self.faults.append(f"{request.failure} for {request.url}")

    def _console(self, message):
        if message.type in ("error", "warning"):
            self.faults.append(f"console {message.type}: {message.text} ({message.location['url']})")
