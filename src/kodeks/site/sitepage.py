"""What the shell needs to know of a page, whoever made it."""

from collections import namedtuple


class SitePage(namedtuple("SitePage", "path lang title description body toc strip text law")):
    """A page of the site: its address, its language, its HTML, its contents list, and the strip under the header.

    `text` and `law` say where in the navigation it stands ("" for pages that belong to no text).
    """

    __slots__ = ()


def toc_token(level, anchor, name, children=()):
    """One entry of a table of contents."""
    return {"level": level, "id": anchor, "name": name, "html": name, "data-toc-label": "", "children": list(children)}
