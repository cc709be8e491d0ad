"""How large the index is, how fast it answers in node, and how well: `python tests/bench/search.py [FOLDER]`.

Queries: queries.tsv in the folder named or in $KODEKS_SHARED/search, those of whose clauses one stands in the digest.
Beside ours stands what plain search for parts of words would give.
"""

import csv
import gzip
import os
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from statistics import median

from kodeks import clauses
from kodeks.corpus import texts
from kodeks.search.ask import ask, write_index
from kodeks.search.records import text_records
from kodeks.search.tokens import words

FIRST_ONLY = ("reference", "homoglyph")
LOADED = ("query.js", "codes.json", "terms.json", "forms-en.json", "forms-ru.json")


def main(arguments):
    """Sizes, times, ranks."""
    digest = [text for text in texts.read_texts() if text.origin == "digest"]
    records = {lang: [record for text in digest for record in text_records(text, lang)] for lang in ("en", "ru")}
    with tempfile.TemporaryDirectory() as name:
        folder = write_index(Path(name), digest)
        _print_sizes(folder, records)
        _print_times(folder)
        queries = _queries(arguments, records)
        if queries:
            _print_ranks(queries, ask(folder, [(lang, row["query"]) for lang, row, _ in queries]), records)


def _print_sizes(folder, records):
    sizes = {path.name: (path.stat().st_size, len(gzip.compress(path.read_bytes()))) for path in sorted(folder.iterdir())}
    print(f"{'file':18}{'bytes':>9}{'gzip':>9}")
    for name, (plain, packed) in sizes.items():
        print(f"{name:18}{plain:9}{packed:9}")
    for lang, found in records.items():
        first = sum(sizes[name][1] for name in (*LOADED, f"{lang}.json"))
        later = sizes[f"{lang}-words.json"][1]
        print(f"{lang}: {len(found)} records, {first} bytes gzipped before the first result, then {later} for snippets")


def _print_times(folder):
    queries = [
        ("ru", query) for query in ("64А1", "сколько взяток отдают за фальшренонс", "заявок", "фалшренонс", "fgtkkzwbz")
    ] * 20
    cold = [one["opening"] + one["milliseconds"] for one in (ask(folder, queries[:1])[0] for _ in range(5))]
    warm = [one["milliseconds"] for one in ask(folder, queries)[5:]]
    print(f"\nnode: cold {median(cold):.0f} ms to the first answer; warm {median(warm):.1f} ms, {max(warm):.1f} ms at most")


def _queries(arguments, records):
    """(language, row, clauses wanted that are here) of each query that can be answered."""
    folder = Path(arguments[0]) if arguments else Path(os.environ.get("KODEKS_SHARED", "")) / "search"
    if not (folder / "queries.tsv").is_file():
        print("\nno queries.tsv: name its folder, or set KODEKS_SHARED")
        return []
    with open(folder / "queries.tsv", encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))
    here = {record.id for record in records["en"]}
    asked = []
    for row in rows:
        wanted = [
            one if one.startswith("DEF.") or not one[0].isdigit() else clauses.canonical(one)
            for one in row["expected"].split(";")
        ]
        there = [one for one in (wanted[:1] if row["kind"] in FIRST_ONLY else wanted) if one in here]
        if there and row["kind"] != "commentary":
            asked += [(lang, row, there) for lang in (("en", "ru") if row["lang"] == "mixed" else (row["lang"],))]
    print(f"\n{len(asked)} of {len(rows)} queries have a clause in the digest")
    return asked


def _print_ranks(queries, answers, records):
    ours, plain = defaultdict(list), defaultdict(list)
    for (lang, row, wanted), answer in zip(queries, answers):
        ours[row["kind"]].append(_reciprocal([hit["id"] for hit in answer["hits"]], wanted, row["kind"]))
        plain[row["kind"]].append(_reciprocal(_parts_of_words(row["query"], records[lang]), wanted, row["kind"]))
    print(f"{'mean reciprocal rank':24}{'queries':>8}{'ours':>8}{'parts of words':>16}")
    for kind, found in ours.items():
        print(f"{kind:24}{len(found):8}{sum(found) / len(found):8.3f}{sum(plain[kind]) / len(found):16.3f}")
    every, other = sum(ours.values(), []), sum(plain.values(), [])
    print(f"{'all':24}{len(every):8}{sum(every) / len(every):8.3f}{sum(other) / len(every):16.3f}")


def _reciprocal(found, wanted, kind):
    """1/n for the first of ten hits that is wanted or lies inside what is wanted; for numbers only the first hit counts."""
    for number, id_ in enumerate(found[: 1 if kind in FIRST_ONLY else 10], 1):
        if any(clauses.is_within(id_, whole) for whole in wanted):
            return 1 / number
    return 0


def _parts_of_words(query, records):
    """Ids of the clauses that hold most of the query's words as parts of theirs."""
    asked = words(query)
    held = [
        (sum(word in " ".join(words(f"{record.id} {record.title} {record.body}")) for word in asked), -number)
        for number, record in enumerate(records)
    ]
    return [records[-number].id for count, number in sorted(held, reverse=True)[:10] if count]


if __name__ == "__main__":
    main(sys.argv[1:])
