#!/bin/sh
# Writes the types of the API, src/wire.ts, from crates/studio/openapi.json, and builds the page into crates/studio/page and the
# viewer of trees into crates/draw/src/page/built. All are part of the repository. With `--compare` it builds elsewhere and fails when those in the repository differ.
set -eu
cd "$(dirname "$0")"
KEPT=../crates/studio/page
FRESH=../target/page
# what every HTML page of a tree carries
KEPT_VIEWER=../crates/draw/src/page/built
FRESH_VIEWER=../target/viewer

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci
fi
if [ "${1:-}" != --compare ]; then
    npm run types
    npm run build
    npm run viewer
    exit
fi
if ! npm run types -- --check; then
    echo "page: web/src/wire.ts is not what crates/studio/openapi.json describes: run make page-build and commit the result" >&2
    exit 1
fi
npm run build -- --outDir "$FRESH"
npm run viewer -- --outDir "$FRESH_VIEWER"
for pair in "$KEPT $FRESH" "$KEPT_VIEWER $FRESH_VIEWER"; do
    kept=${pair% *}
    if ! diff -r "$kept" "${pair#* }" >/dev/null; then
        echo "page: ${kept#../} is not what web/ builds: run make page-build and commit the result" >&2
        exit 1
    fi
    echo "page: ${kept#../} is what web/ builds"
done
