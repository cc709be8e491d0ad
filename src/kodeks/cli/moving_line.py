"""Progress of long work: on a terminal one line that moves, elsewhere nothing of it."""

import shutil
import time

PAUSE_SECONDS = 0.1


class MovingLine:
    """A line that is written over; what is said stays, above it."""

    def __init__(self, stream, clock=time.monotonic):
        self.stream = stream
        self.moves = stream.isatty()
        self.clock = clock
        self.last = None

    def move(self, words):
        """Show what is being done, in place of what was; too soon after that, nothing."""
        now = self.clock()
        if self.moves and (self.last is None or now - self.last >= PAUSE_SECONDS):
            width = max(shutil.get_terminal_size().columns - 1, 20)
            shown = words if len(words) <= width else words[: width - 1] + "…"
            self.stream.write(f"\r\x1b[K{shown}")
            self.stream.flush()
            self.last = now

    def say(self, line):
        """A line that stays."""
        self.clear()
        print(line, file=self.stream, flush=True)

    def clear(self):
        """Take the moving line away."""
        if self.last is not None:
            self.stream.write("\r\x1b[K")
            self.stream.flush()
            self.last = None
