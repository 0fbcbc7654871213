#!/bin/sh
# `make test`: every check. The page is checked and Python made ready while Rust compiles, and tried in a browser while the
# tests of Rust run; what could not be tested on this machine is said at the end, one line each.
set -u
cd "$(dirname "$0")/.."
mkdir -p target
PLYWOOD_SKIPPED=$PWD/target/skipped.txt
PLYWOOD_PYTHON=$PWD/target/python/bin/python3
export PLYWOOD_SKIPPED PLYWOOD_PYTHON
: >"$PLYWOOD_SKIPPED"

{ tools/python.sh && web/check.sh; } >target/page.log 2>&1 &
page=$!
make --no-print-directory lint
built=$?
wait $page
checked=$?
cat target/page.log
if [ $built -ne 0 ] || [ $checked -ne 0 ]; then
    echo "make test: failed"
    exit 1
fi
web/browser.sh >target/browser.log 2>&1 &
browser=$!
make --no-print-directory unit docs
rust=$?
wait $browser
tried=$?
cat target/browser.log
if [ $rust -ne 0 ] || [ $tried -ne 0 ]; then
    echo "make test: failed"
    exit 1
fi

if command -v npm >/dev/null 2>&1; then
    PLYWOOD=$PWD/target/debug/plywood book/build.sh "$PWD/target/book" >target/book.log 2>&1
    written=$?
    cat target/book.log
    if [ $written -ne 0 ]; then
        echo "make test: failed"
        exit 1
    fi
else
    echo "the book of the documents: there is no Node.js (npm)" >>"$PLYWOOD_SKIPPED"
fi

if [ -s "$PLYWOOD_SKIPPED" ]; then
    echo "make test: passed, but not everything could be tested here:"
    sort -u "$PLYWOOD_SKIPPED" | sed 's/^/  skipped: /'
else
    echo "make test: passed, nothing was skipped"
fi
