#!/bin/sh
# `make watch`: a studio, and beside it Vite, which hands out the page from web/ and reloads it after every change.
set -eu
cd "$(dirname "$0")"
command -v npm >/dev/null 2>&1 || {
    echo "make watch: Node.js (npm) was not found: install it, 20.19 or newer" >&2
    exit 2
}
[ -d node_modules ] || npm ci
(cd .. && cargo build --profile quick --locked --bin plywood)
said=$(mktemp)
../target/quick/plywood studio --port "${PORT:-7878}" >"$said" &
studio=$!
trap 'kill $studio 2>/dev/null; rm -f "$said"' EXIT INT TERM
until grep -q '^  http' "$said"; do
    kill -0 $studio 2>/dev/null || exit 1
    sleep 0.1
done
address=$(sed -n 's/^  \(http.*\)/\1/p' "$said")
# The address of Vite, with the token of the studio.
echo "Open http://127.0.0.1:5173/${address#http://*/} in your browser; a change in web/ shows there at once. Ctrl-C ends it."
STUDIO=${address%%\?*} npx vite --host 127.0.0.1 --port 5173 --strictPort --clearScreen false
