"""Damage of no kind at all: bytes flipped, lines dropped, doubled, swapped, cut short."""


def mutated(written, rng):
    """Some bytes after one to six damages."""
    for _ in range(rng.randint(1, 6)):
        written = rng.choice(DAMAGES)(written, rng)
    return written


def _flipped(written, rng):
    if not written:
        return written
    at = rng.randrange(len(written))
    return written[:at] + bytes((written[at] ^ (1 << rng.randrange(8)),)) + written[at + 1 :]


def _on_lines(change):
    def damage(written, rng):
        lines = written.split(b"\n")
        change(lines, rng.randrange(len(lines)), rng.randrange(len(lines)))
        return b"\n".join(lines)

    return damage


_dropped = _on_lines(lambda lines, at, other: lines.pop(at))
_doubled = _on_lines(lambda lines, at, other: lines.insert(other, lines[at]))


@_on_lines
def _swapped(lines, at, other):
    lines[at], lines[other] = lines[other], lines[at]


def _cut(written, rng):
    """A stretch of up to 200 bytes is gone."""
    at = rng.randrange(len(written) + 1)
    return written[:at] + written[at + rng.randint(1, 200) :]


DAMAGES = (_flipped, _dropped, _doubled, _swapped, _cut)
