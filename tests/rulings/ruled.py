"""The ruling that facts and answers lead to, and what it says, by key."""

from kodeks.rulings.interview import resume


def rule(procedure, code, **given):
    """The ruling; a test that leaves a question open fails with its key."""
    walk = resume(procedure, code, given, strict=True)
    assert walk.ruling, f"still asks {walk.question.key}"
    return walk.ruling


def keys(ruling):
    """The keys of its consequences."""
    return {item.key for item in ruling.consequences}
