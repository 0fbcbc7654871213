#!/bin/sh
# The page without a browser: that the built one is up to date, lints, unit tests, its size. Without Node.js it is
# skipped, and noted.
set -eu
cd "$(dirname "$0")"

skip() {
    echo "page: checks skipped: $1"
    [ -z "${PLYWOOD_SKIPPED:-}" ] || echo "web: page built anew, lints and unit tests: $1" >>"$PLYWOOD_SKIPPED"
    exit 0
}
command -v npm >/dev/null 2>&1 || skip "Node.js (npm) was not found"
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' ||
    skip "Node.js $(node --version) is too old: 20.19, 22.12 or newer is needed"
./build.sh --compare
npm run lint
npm test
npm run size
