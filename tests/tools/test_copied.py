"""Text copied out of a PDF: raised signs stand on lines of their own."""

from tests.tools import tea
from tools.ingest import ingest

COPIED = """Law 3. Cups
A. The host fills the cup¹ of each guest, and then
he fills his own¹ .
1
A cup, or a mug where there is no cup.
B. The guest thanks him.
"""


def test_a_note_whose_sign_stands_on_the_line_before_is_a_note(tmp_path):
    (tmp_path / "f.txt").write_text(COPIED, encoding="utf-8")
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang="en", file="f.txt"), encoding="utf-8")
    one = ingest(tmp_path, tmp_path / "texts")[0]
    assert tea.notes(one) == [("3.fn1", "A cup, or a mug where there is no cup.")]
    assert [(clause.id, clause.body) for clause in tea.told(one)][1:] == [
        ("3A", "The host fills the cup of each guest, and then he fills his own."),
        ("3B", "The guest thanks him."),
    ]
