"""A text's folder under texts/, put in place whole or not at all."""

import hashlib
import json
import shutil
from pathlib import Path

STATE = "state.json"


class EditedByHand(ValueError):
    """Pages that were changed since they were written; ingestion would lose the change."""


def recover(texts, name):
    """Put back a text's folder that an interrupted run had moved away, and clear what that run left."""
    place, former = Path(texts) / name, Path(texts) / ".old" / name
    if former.is_dir() and not place.exists():
        former.rename(place)
    for left in (former, Path(texts) / ".new" / name):
        if left.exists():
            shutil.rmtree(left)


def former_state(texts, name):
    """What the last run wrote for a text; None if there is nothing."""
    place = Path(texts) / name / STATE
    if not place.is_file():
        return None
    try:
        return json.loads(place.read_text(encoding="utf-8"))
    except ValueError:
        raise EditedByHand(f"{place}:1: not JSON; delete the folder {place.parent} and run kodeks ingest again") from None


def is_whole(texts, name, state):
    """True if every file that the last run wrote is still there."""
    return bool(state) and all((Path(texts) / name / file).is_file() for file in state["pages"])


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
                f"or move the page away, then run kodeks ingest again"
            )
    if faults:
        raise EditedByHand("\n".join(faults))


def put_in_place(texts, name, files, inputs):
    """Write a text's folder beside the former one and change the two over; until then the former stays as it is."""
    texts = Path(texts)
    place, new, former = texts / name, texts / ".new" / name, texts / ".old" / name
    pages = {file: digest(words.encode("utf-8")) for file, words in files.items() if file.endswith(".md")}
    state = json.dumps({"inputs": inputs, "pages": pages}, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    for file, words in {**files, STATE: state}.items():
        path = new / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(words.encode("utf-8"))
    former.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        place.rename(former)
    try:
        new.rename(place)
    except OSError:
        if former.exists() and not place.exists():
            former.rename(place)
        raise
    for left in (former, texts / ".new", texts / ".old"):
        shutil.rmtree(left, ignore_errors=True)


def digest(written):
    """The hash of a file."""
    return hashlib.sha256(written).hexdigest()
