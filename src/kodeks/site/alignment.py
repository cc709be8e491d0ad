"""Two languages of a law beside each other: one row a clause, in the order of the book."""


def aligned(own, twin):
    """Rows of (clause, its twin): each clause once; what only the twin has stands after the one it follows there."""
    rows = [(clause, None) for clause in own]
    places = {_key(clause): place for place, clause in enumerate(own)}
    paired = dict.fromkeys(range(len(own)))
    following = {-1: []}
    last = -1
    for clause in twin:
        place = places.get(_key(clause))
        if place is None:
            following.setdefault(last, []).append((None, clause))
        else:
            paired[place] = clause
            last = place
    found = list(following[-1])
    for place, (clause, _) in enumerate(rows):
        found.append((clause, paired[place]))
        found.extend(following.get(place, ()))
    return found


def _key(clause):
    """What makes two renderings one clause."""
    return clause.id, clause.segment
