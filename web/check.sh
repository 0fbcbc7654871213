#!/bin/sh
# Every check of the page: lints, unit tests, its size, and what a user does in a real browser. What cannot be
# checked on this machine is skipped, in one clear line.
set -eu
cd "$(dirname "$0")"

if ! command -v npm >/dev/null 2>&1; then
    echo "page: checks skipped, because Node.js (npm) was not found"
    exit 0
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)'; then
    echo "page: checks skipped, because Node.js $(node --version) is too old: 20.19, 22.12 or newer is needed"
    exit 0
fi
./build.sh --compare
npm run lint
npm test
npm run size
has_browser() {
    [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 ||
        command -v google-chrome >/dev/null 2>&1
}
if ! has_browser && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "page: installing Chromium for the browser tests"
    { apt-get update && apt-get install -y --no-install-recommends chromium; } >/dev/null 2>&1 || true
fi
if ! has_browser; then
    echo "page: browser tests skipped, because there is no Chromium and it could not be installed"
    exit 0
fi
cd ..
# Built like this the program is the very one that the Rust tests use.
cargo test --workspace --locked --no-run --quiet
cd web
node browser/run.js "$@"
