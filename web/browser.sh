#!/bin/sh
# What a user does in a real browser. Without Node.js or Chromium it is skipped, and noted.
set -eu
cd "$(dirname "$0")"

skip() {
    echo "page: browser tests skipped: $1"
    [ -z "${PLYWOOD_SKIPPED:-}" ] || echo "web: browser tests: $1" >>"$PLYWOOD_SKIPPED"
    exit 0
}
has_shell() { [ -n "${CHROMIUM:-}" ] || command -v chromium-headless-shell >/dev/null 2>&1; }
has_browser() {
    has_shell || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
        command -v google-chrome >/dev/null 2>&1
}
install() { apt-get install -y --no-install-recommends "$@"; }
[ -d node_modules ] || skip "the page's tools are not installed (Node.js)"
# The shell is installed even beside a whole browser: it needs half of its time.
if ! has_shell && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "page: installing Chromium for the browser tests"
    { apt-get update && { install chromium-headless-shell || has_browser || install chromium; }; } >/dev/null 2>&1 || true
fi
has_browser || skip "there is no Chromium and it could not be installed"
# Built like this the program is the very one that the tests of Rust use.
make --no-print-directory -C .. lint
exec node browser/run.js --second-try "$@"
