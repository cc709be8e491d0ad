"""Templates filled in: whatever is put in is escaped unless it is already HTML."""

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

ENVIRONMENT = Environment(
    loader=PackageLoader("kodeks.site", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


def render(template, **values):
    """The HTML of a template."""
    return ENVIRONMENT.get_template(template).render(**values)


def safe(html):
    """Our own HTML, not to be escaped again."""
    return Markup(html)
