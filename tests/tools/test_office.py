"""Files of ours that LibreOffice wrote: pages with ligatures, heads and numbers, in one column and two, and Word files."""

import pytest

from tests.tools import tea
from tests.tools.conftest import SAMPLES
from tools.ingest import ingest

LAWS = {"en": tea.LAWS, "ru": tea.RUSSIAN}


@pytest.mark.parametrize("form", ("pdf", "docx"))
@pytest.mark.parametrize("lang", sorted(LAWS))
def test_a_file_of_an_office_program_gives_its_clauses(lang, form, tmp_path):
    (tmp_path / f"f.{form}").write_bytes((SAMPLES / "forms" / f"office-{lang}.{form}").read_bytes())
    (tmp_path / "sources.toml").write_text(tea.MANIFEST.format(lang=lang, file=f"f.{form}"), encoding="utf-8")
    one = ingest(tmp_path, tmp_path / "texts")[0]
    assert tea.told(one) == LAWS[lang]
