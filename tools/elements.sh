#!/bin/sh
# `make elements`: <plywood-tree> and <plywood-board> for other pages (docs/elements.md), as a package in target/elements: one script,
# its examples and its licence. It needs Node.js alone, and publishes nothing.
set -eu
cd "$(dirname "$0")/.."
OUT=target/elements

command -v npm >/dev/null 2>&1 || { echo "elements: not built: there is no Node.js (npm)"; exit 1; }
[ -d web/node_modules ] || (cd web && npm ci)
(cd web && npx vite build --logLevel warn -c vite.elements.js --outDir "../$OUT")
cp -r web/elements/package.json web/elements/README.md web/elements/examples LICENSE NOTICE.md "$OUT"
echo "elements: $OUT/plywood-elements.js, $(gzip -9 -c "$OUT/plywood-elements.js" | wc -c) bytes by gzip"
