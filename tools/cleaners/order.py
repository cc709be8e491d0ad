"""The one ordered list of cleaners."""

from tools.cleaners.cells import tell_cells
from tools.cleaners.chrome import drop_book_title, drop_navigation, drop_page_lists
from tools.cleaners.contents import drop_bare_contents, drop_contents
from tools.cleaners.copies import drop_second_copy
from tools.cleaners.frames import drop_borders, drop_bullets, drop_quotes, part_cells
from tools.cleaners.links import drop_arrows, drop_link_list, drop_page_title
from tools.cleaners.markdown import drop_hashes, tell_notes
from tools.cleaners.pages import drop_codes, drop_directives, drop_footers, part_one_line
from tools.cleaners.rules import drop_underlines, part_footnotes
from tools.cleaners.running import drop_running
from tools.cleaners.signs import join_signs
from tools.cleaners.strikes import drop_overstrikes
from tools.cleaners.tabs import tell_rows
from tools.cleaners.whole import order_pages

CLEANERS = (
    part_cells,  # frames before all: they stand before and after everything else on a line
    drop_borders,
    drop_quotes,
    drop_bullets,
    drop_hashes,  # before all that knows headings
    tell_notes,
    tell_rows,  # before page lists: numbers in a row look like one
    tell_cells,  # before page lists too
    drop_page_lists,  # before copies: a list of pages between two copies would part them
    drop_arrows,
    drop_navigation,
    drop_contents,  # before labels: its lines look like headings
    drop_bare_contents,  # as it
    drop_book_title,  # after both: what it stands before is a heading of the text then
    drop_page_title,
    drop_link_list,
    drop_second_copy,  # before all that looks at single lines: a copy goes out whole, with its codes
    part_one_line,  # before footers, which begin a line
    drop_running,  # before footers, as they
    order_pages,  # before footers: by them the pages stand in order
    drop_footers,  # before labels: "- 53 B. …"; page numbers are needed for footnotes
    drop_directives,
    drop_codes,
    drop_overstrikes,  # needs lines, so before any joining; after codes: a struck line may follow one
    part_footnotes,  # before underlines: a rule over footnotes looks like one
    drop_underlines,
    join_signs,  # after footers: a page's number alone on a line is none
)


def clean(sheet):
    """The sheet after every cleaner, in order."""
    for cleaner in CLEANERS:
        sheet = cleaner(sheet)
    return sheet
