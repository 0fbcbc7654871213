#!/bin/sh
# The documents as a book in site/book, or in the folder that is named. Needs Node.js and the program: PLYWOOD, or one that was built.
set -eu
cd "$(dirname "$0")"
out=${1:-../site/book}
[ node_modules/.package-lock.json -nt package-lock.json ] || npm ci --no-audit --no-fund
for built in ${PLYWOOD:-} ../target/release/plywood ../target/quick/plywood ../target/debug/plywood; do
    [ -x "$built" ] && break
done
if [ ! -x "$built" ]; then
    cargo build --profile quick --locked --bin plywood
    built=../target/quick/plywood
fi
PLYWOOD=$built node build.js "$out"
node test.js "$out"
