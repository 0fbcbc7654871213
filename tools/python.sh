#!/bin/sh
# Puts python-chess and pydraughts, which drive our engines in the tests, into a folder of their own under target/, where
# pip is there to fetch them. Without one of them the test that wants it says so.
set -u
cd "$(dirname "$0")/.."
PYTHON=target/python/bin/python3
has() { "$PYTHON" -c "import $1" 2>/dev/null; }
has chess && has draughts && exit 0
python3 -m venv target/python 2>/dev/null
for library in chess==1.11.2 pydraughts==0.6.7; do
    "$PYTHON" -m pip install --quiet "$library" 2>/dev/null || echo "$library could not be installed"
done
exit 0
