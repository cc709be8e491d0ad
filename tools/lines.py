"""The lines of a source as it is read, numbered: how placements and discards name them, whatever the file's form."""

from pathlib import Path

from tools.manifest import NAME, ManifestError, read_manifest
from tools.readers.forms import read_form
from tools.sheet import Source


def numbered_lines(folder, name):
    """Every line of a file that the manifest names, after its number and, where pages have one, its place in the file."""
    files = {file.name: file for text in read_manifest(folder) for file in text.files}
    file = files.get(name) or next((one for one in files.values() if one.path.resolve() == Path(name).resolve()), None)
    if not file:
        words = f"the manifest names no file '{name}'; its files: {', '.join(files)}"
        raise ManifestError(f"{Path(folder) / NAME}:1: {words}")
    decoded = read_form(file.path, file)
    source = Source(file.name, decoded.text, origins=decoded.origins)
    width, place = len(str(len(source.starts))), ""
    for number, (start, end) in enumerate(zip(source.starts, [*source.starts[1:], len(source.text)]), start=1):
        if source.origin(number) != place:
            place = source.origin(number)
            yield f"{'':{width}} {place}"
        yield f"{number:{width}}  {source.text[start:end].rstrip()}".rstrip()
