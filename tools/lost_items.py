"""The items of the code that a text lacks where a clause is left open: missing, or only by the list of the code."""

from kodeks import clauses
from kodeks.corpus.codes import codes, read_code
from tools.outline import MISSING


def mark_lost_items(whole):
    """A clause that is open where pages are missing or a file ends, and of which the code has items that no file holds."""
    if whole.text.kind == "commentary" or whole.text.code not in codes():
        return
    known = read_code(whole.text.code).ids
    present = {(record.lang, record.id) for record in whole.records()}
    for record in whole.records():
        if record.is_cut and record.sort == "clause":
            listed = [one for one in known if clauses.parent(one) == record.id and ".fn" not in one]
            lost = [one for one in listed if (record.lang, one) not in present]
            if lost:
                record.gaps.append(("after", _how_lost(record, lost == listed), *lost))


def _how_lost(record, all_of_them):
    """Items are missing where pages are or a list is announced; where a file merely ends only the code's list has them."""
    announced = all_of_them and record.last_words().endswith(":")
    return "children-lost" if record.is_cut == MISSING or announced else "children-listed"
