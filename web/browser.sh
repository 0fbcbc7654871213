#!/bin/sh
# What a user does in a real browser. Without Node.js or Chromium it is skipped, and noted.
set -eu
cd "$(dirname "$0")"

skip() {
    echo "page: browser tests skipped: $1"
    [ -z "${PLYWOOD_SKIPPED:-}" ] || echo "web: browser tests: $1" >>"$PLYWOOD_SKIPPED"
    exit 0
}
has_browser() {
    [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
        command -v google-chrome >/dev/null 2>&1
}
[ -d node_modules ] || skip "the page's tools are not installed (Node.js)"
if ! has_browser && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "page: installing Chromium for the browser tests"
    { apt-get update && apt-get install -y --no-install-recommends chromium; } >/dev/null 2>&1 || true
fi
has_browser || skip "there is no Chromium and it could not be installed"
# Built like this the program is the very one that the tests of Rust use.
make --no-print-directory -C .. lint
exec node browser/run.js "$@"
