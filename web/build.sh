#!/bin/sh
# Builds the page into crates/studio/page, which is part of the repository and of the program. With `--compare` it
# builds elsewhere and fails when the one in the repository differs.
set -eu
cd "$(dirname "$0")"
KEPT=../crates/studio/page
FRESH=../target/page

if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci
fi
if [ "${1:-}" != --compare ]; then
    npm run build
    exit
fi
npm run build -- --outDir "$FRESH"
if ! diff -r "$KEPT" "$FRESH" >/dev/null; then
    echo "page: crates/studio/page is not what web/ builds: run make page-build and commit the result" >&2
    exit 1
fi
echo "page: crates/studio/page is what web/ builds"
