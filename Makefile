# Every command of the project. `make serve` and `make test` need nothing to be set up before.
SOURCES ?= $(wildcard sources)
BIN := .venv/bin
# On the way to another command ARGS is that one's.
GIVEN = $(if $(filter ingest,$(MAKECMDGOALS)),$(ARGS))
PARTS := pyproject.toml constraints.txt package.json package-lock.json tools/setup.sh

.PHONY: help setup serve test build ingest bench check constraints
help:                                    ## this list
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/:[^#]*##/\t/'
setup: .venv/.ready-site                 ## the environment in .venv, MicroPython in node_modules
serve: setup                             ## set up, read SOURCES=dir if there are any, build the site and serve it; ARGS="--port 8080"
	$(BIN)/kodeks serve $(if $(SOURCES),--sources $(SOURCES)) $(ARGS)
test: .venv/.ready-test                  ## set up, Chromium included, and run all tests; ARGS="-k word" for some
	$(BIN)/python -m pytest -n auto --dist worksteal $(ARGS)
build: setup $(if $(SOURCES),ingest)     ## the site for publishing, in site/; only texts that are public; ARGS=--private for all, on this computer
	$(BIN)/kodeks build $(ARGS)
ingest: setup                            ## read the sources in SOURCES=dir into texts/; ARGS="--lang ru --report report.md"
	$(BIN)/kodeks ingest $(or $(SOURCES),$(error name the folder of the sources: make ingest SOURCES=dir)) $(GIVEN)
bench: .venv/.ready-test                 ## how fast a ruling starts and answers in Chromium; ARGS=--pyodide for another
	$(BIN)/python -m tests.bench $(ARGS)
check: .venv/.ready-test                 ## all that can be checked without a browser
	$(BIN)/ruff check && $(BIN)/kodeks check && $(BIN)/python -m tools.spelling
constraints:                             ## pin what the packages of pyproject.toml bring with them
	{ sed -n '/^#/p' constraints.txt; $(BIN)/python -m pip freeze -q --exclude-editable; } > constraints.new && mv constraints.new constraints.txt

.venv/.ready-%: $(PARTS)
	tools/setup.sh $*
