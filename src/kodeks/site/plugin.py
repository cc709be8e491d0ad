"""Kodeks as a plugin of MkDocs: the only module that knows it. Each hook hands over to `Site`."""

import logging
import os
import re
import shutil
from pathlib import Path

from mkdocs.commands.build import build
from mkdocs.commands.serve import serve
from mkdocs.config import config_options, load_config
from mkdocs.config.base import Config
from mkdocs.exceptions import MkDocsException
from mkdocs.plugins import BasePlugin
from mkdocs.structure.files import File
from mkdocs.structure.toc import get_toc

from kodeks.site.site import Site

THEME = Path(__file__).parent / "theme"
PACKAGE = Path(__file__).parents[1]
ANCHOR = re.compile(r'\bid="([^"]+)"')  # so that a link of prose to a clause is checked


class Options(Config):
    """What mkdocs.yml may say."""

    private = config_options.Type((bool, int), default=False)


class KodeksPlugin(BasePlugin[Options]):
    """Makes the pages of the site from texts and rulings."""

    def on_config(self, config):
        """Read the texts; our templates go before the theme's."""
        os.environ.setdefault("SOURCE_DATE_EPOCH", "0")  # no dates in what is built
        root = Path(config.config_file_path).parent
        self.site = Site(root, private=bool(self.config.private), site_url=config.site_url or "")
        config.theme.dirs.insert(0, str(THEME))

    def on_serve(self, server, config, builder):
        """Build anew when texts or program change."""
        for folder in (Path(config.config_file_path).parent / "texts", PACKAGE):
            if folder.is_dir():
                server.watch(str(folder))

    def on_files(self, files, config):
        """Pages of ours beside those written by hand; what is data, or a law page on disk, gives way."""
        hidden = [file for file in files if not self.site.shows(file.src_uri)]
        for file in hidden:
            files.remove(file)
        for source in self.site.pages:
            files.append(File.generated(config, source, content=""))

    def on_page_markdown(self, markdown, page, config, files):
        """The title of a page of ours."""
        made = self.site.pages.get(page.file.src_uri)
        if made:
            page.meta["title"] = made.title

    def on_page_content(self, html, page, config, files):
        """The body and the contents list of a page of ours; what is added to one written by hand."""
        made = self.site.pages.get(page.file.src_uri)
        if not made:
            title, end, rest = html.partition("</h1>")
            return (title + end + self.site.first_on(page.url) + rest if end else html) + self.site.added_to(page.url)
        page.toc = get_toc(made.toc)
        page.present_anchor_ids = set(ANCHOR.findall(made.body))
        return made.body

    def on_page_context(self, context, page, config, nav):
        """The shell of the page in its language."""
        shell = self.site.shell(page.file.src_uri, page.url, page.title, page.meta.get("description", ""))
        context["kodeks"] = shell
        config.theme["language"] = shell.lang

    def on_template_context(self, context, template_name, config):
        """Words for the page that says that there is none."""
        context["kodeks_words"] = self.site.words

    def on_post_build(self, config):
        """The files beside the pages."""
        folder = Path(config.site_dir)
        for path, content in self.site.files():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(content)
        (folder / "sitemap.xml.gz").unlink(missing_ok=True)
        shutil.rmtree(folder / "assets" / "javascripts", ignore_errors=True)  # the theme's scripts: no page loads them


def build_site(root, site, private):
    """Build into a folder; a warning of the shell is an error."""
    _say_rights(private)
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        build(load_config(str(root / "mkdocs.yml"), site_dir=str(site), strict=True))
    except MkDocsException as error:
        raise ValueError(f"the site was not built: {error}") from error


def serve_site(root, address, private):
    """Serve until interrupted."""
    _say_rights(private)
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    logging.getLogger("mkdocs").setLevel(logging.INFO)
    serve(str(root / "mkdocs.yml"), dev_addr=address)


def _say_rights(private):
    """mkdocs.yml reads it from the environment, also when `serve` builds anew."""
    os.environ["KODEKS_PRIVATE"] = "true" if private else "false"
