"""Runs an ingestion again and again, killed at each of its steps in turn; says what was left and what came after.

`python -m tests.tools.killed SOURCES TEXTS`: the sources changed since the texts were written. A step is a file written,
a folder made, moved or taken away.
"""

import json
import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path

from tools import writing
from tools.ingest import ingest


def main(sources, texts):
    """One JSON object a step: how the run ended, which folder there was after it, and after the next run."""
    kept = texts.with_name("kept")
    shutil.copytree(texts, kept)
    for step in count(1):
        child = os.fork()
        if not child:
            _kill_at(step)
            ingest(sources, texts)
            os._exit(0)
        _, status = os.waitpid(child, 0)
        writing.recover(texts, "t")
        left = _law(texts)
        (after,) = ingest(sources, texts)
        print(json.dumps({"killed": os.WIFSIGNALED(status), "left": left, "after": after.state, "law": _law(texts),
                          "rests": sorted(path.name for path in texts.iterdir())}))  # fmt: skip
        if not os.WIFSIGNALED(status):
            return
        shutil.rmtree(texts)
        shutil.copytree(kept, texts)


def _law(texts):
    """The files of the text and its page, to be held against others."""
    files = sorted(path.relative_to(texts).as_posix() for path in (texts / "t").rglob("*") if path.is_file())
    return files, (texts / "t" / "ru" / "7.md").read_text(encoding="utf-8")


def _kill_at(step):
    """The process kills itself before the step of this number."""
    counted = []

    def counting(real):
        def called(*arguments, **options):
            counted.append(real)
            if len(counted) == step:
                os.kill(os.getpid(), signal.SIGKILL)
            return real(*arguments, **options)

        return called

    for name in ("write_bytes", "mkdir", "rename"):
        setattr(Path, name, counting(getattr(Path, name)))
    for name in ("rmdir", "unlink"):
        setattr(os, name, counting(getattr(os, name)))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
