"""Where things lie at run time; KODEKS_ROOT names another project folder."""

import os
from pathlib import Path

ROOT = Path(os.environ.get("KODEKS_ROOT") or Path(__file__).resolve().parents[3])
DOCS = ROOT / "docs"
TEXTS = ROOT / "texts"
CODES = DOCS / "codes"
