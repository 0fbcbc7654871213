#!/bin/sh
# Puts python-chess, which drives our engine in the tests, into a folder of its own under target/, where pip is there
# to fetch it. Without it the test that wants it says so.
set -u
cd "$(dirname "$0")/.."
PYTHON=target/python/bin/python3
"$PYTHON" -c "import chess" 2>/dev/null && exit 0
python3 -m venv target/python 2>/dev/null && "$PYTHON" -m pip install --quiet "chess==1.11.2" 2>/dev/null
"$PYTHON" -c "import chess" 2>/dev/null || echo "python-chess could not be installed"
exit 0
