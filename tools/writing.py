"""A text's folder under texts/, put in place whole or not at all, by one run at a time."""

import hashlib
import json
import shutil
from contextlib import contextmanager
from pathlib import Path

from kodeks.corpus.account import NAME as ACCOUNT
from kodeks.corpus.report import held

try:
    import fcntl
except ImportError:  # no such locks on this system: there two runs at once are up to the user
    fcntl = None

STATE = "state.json"
LOCK, NEW, OLD = ".lock", ".new", ".old"


class EditedByHand(ValueError):
    """Pages that were changed since they were written; ingestion would lose the change."""


class NotWritten(ValueError):
    """A folder that cannot be written: says where, why and what to do."""


@contextmanager
def alone(texts, say=lambda line: None):
    """Waits until no other run works on these texts; the lock goes with the process that holds it, however it ends."""
    try:
        texts.mkdir(parents=True, exist_ok=True)
        lock = open(texts / LOCK, "ab")
    except OSError:  # nothing can be written here, so nothing can be spoilt; writing a text tells why
        yield
        return
    with lock:
        if fcntl:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                say(f"another kodeks ingest is at work in {texts}; waiting for it to end")
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def recover(texts, name):
    """Put back a text's folder that an interrupted run had moved away, and clear what that run left."""
    place, former = Path(texts) / name, Path(texts) / OLD / name
    with _told(texts):
        if former.is_dir() and not place.exists():
            former.rename(place)
        for left in (former, Path(texts) / NEW / name):
            if left.is_dir():
                shutil.rmtree(left)
            if left.parent.is_dir() and not any(left.parent.iterdir()):
                left.parent.rmdir()


def former_state(texts, name):
    """What the last run wrote for a text; None if there is nothing."""
    place = Path(texts) / name / STATE
    if not place.is_file():
        return None
    try:
        state = json.loads(place.read_text(encoding="utf-8"))
        return {**state, "inputs": state["inputs"], "pages": dict(state["pages"])}
    except (ValueError, KeyError, TypeError):
        words = "this is not what ingestion wrote"
        raise EditedByHand(f"{place}:1: {words}; delete the folder {place.parent} and run kodeks ingest again") from None


def is_whole(texts, name, state):
    """True if every file that the last run wrote is still there."""
    folder = Path(texts) / name
    return bool(state) and all((folder / file).is_file() for file in (*state["pages"], *state.get("files", (ACCOUNT,))))


def check_unedited(texts, name, state):
    """EditedByHand tells every page that differs from what was written, and every page that was not written here."""
    folder = Path(texts) / name
    faults = []
    for path in sorted(folder.rglob("*.md")) if folder.is_dir() else []:
        file = path.relative_to(folder).as_posix()
        written = (state or {}).get("pages", {}).get(file)
        if written != digest(path.read_bytes()):
            what = "was edited since ingestion wrote it" if written else "was not written by ingestion"
            faults.append(
                f"{path}:1: this page {what}, and would be overwritten; make the change in the source file, "
                f"or in corrections.toml beside it, or move the page away, then run kodeks ingest again"
            )
    if faults:
        raise EditedByHand("\n".join(faults))


def left_over(texts, source, names):
    """Tells every text that an earlier run wrote from this manifest, and that the manifest no longer names."""
    for place in sorted(Path(texts).glob(f"*/{STATE}")):
        try:
            state = json.loads(place.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            continue
        if place.parent.name not in names and isinstance(state, dict) and state.get("source") == str(source.resolve()):
            words = f"{source} no longer names this text, whose pages are still in {place.parent}"
            yield f"{place.parent.name}: {words}; delete the folder if you do not want them"


class NewFolder:
    """A text's folder while it is filled, beside the former one: a file is written as soon as it is made, and not held."""

    def __init__(self, texts, name):
        self.texts, self.name = Path(texts), name
        self.folder = self.texts / NEW / name
        self.files = {}  # file → its hash so far, of a page

    def add(self, file, parts):
        """Words of a file, in parts, to those that it has."""
        with _told(self.texts):
            path = self.folder / file
            if file not in self.files:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(b"")
                self.files[file] = hashlib.sha256() if file.endswith(".md") else None
            with open(path, "ab") as written:
                for part in parts:
                    written.write(part)
                    if self.files[file]:
                        self.files[file].update(part)

    def put_in_place(self, depends_on, source=""):
        """Change the folder and the former one over; until then the former stays as it is."""
        state = self._state(depends_on, source)
        self.add(STATE, [state.encode("utf-8")])
        place, former = self.texts / self.name, self.texts / OLD / self.name
        with _told(self.texts):
            former.parent.mkdir(parents=True, exist_ok=True)
            if place.exists():
                place.rename(former)
            try:
                self.folder.rename(place)
            except OSError:
                if former.exists() and not place.exists():
                    former.rename(place)
                raise
        for left in (former, self.texts / NEW, self.texts / OLD):
            shutil.rmtree(left, ignore_errors=True)

    def give_up(self):
        """Nothing of it is left; the former pages stay."""
        shutil.rmtree(self.texts / NEW, ignore_errors=True)

    def _state(self, depends_on, source):
        pages = {file: found.hexdigest() for file, found in self.files.items() if found}
        others = sorted(set(self.files) - set(pages))
        state = {"inputs": depends_on, "pages": pages, "files": others, "source": source}
        return json.dumps(state, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


class Held:
    """The files of a text that are not put in place: held for its report alone."""

    def __init__(self):
        self.written = {}

    def add(self, file, parts):
        """Words of a file, in parts, to those that it has."""
        self.written[file] = self.written.get(file, b"") + b"".join(parts)

    @property
    def files(self):
        """Each file by name, as a report reads it."""
        return {name: held(name, written) for name, written in self.written.items()}


@contextmanager
def _told(texts):
    """An error of the system as one that says what to do; what was half written goes."""
    try:
        yield
    except OSError as error:
        shutil.rmtree(texts / NEW, ignore_errors=True)
        words = f"{error.filename or texts}:1: cannot be written: {error.strerror or error}"
        raise NotWritten(f"{words}; make room, or make the folder writable, and run kodeks ingest again") from None


def digest(written):
    """The hash of a file."""
    return hashlib.sha256(written).hexdigest()
