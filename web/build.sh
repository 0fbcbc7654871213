#!/bin/sh
# Writes the types of the API, src/wire.ts, from crates/studio/openapi.json, and builds the page into crates/studio/page.
# Both are part of the repository. With `--compare` it builds elsewhere and fails when those in the repository differ.
set -eu
cd "$(dirname "$0")"
KEPT=../crates/studio/page
FRESH=../target/page

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci
fi
if [ "${1:-}" != --compare ]; then
    npm run types
    npm run build
    exit
fi
if ! npm run types -- --check; then
    echo "page: web/src/wire.ts is not what crates/studio/openapi.json describes: run make page-build and commit the result" >&2
    exit 1
fi
npm run build -- --outDir "$FRESH"
if ! diff -r "$KEPT" "$FRESH" >/dev/null; then
    echo "page: crates/studio/page is not what web/ builds: run make page-build and commit the result" >&2
    exit 1
fi
echo "page: crates/studio/page is what web/ builds"
