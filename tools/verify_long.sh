#!/bin/sh
# `make verify-long`: proofs that take minutes, from short to long. The first that fails ends the run. A run that goes
# through writes its date, its state and the time of each proof to docs/results/verify-long.md.
set -eu
cd "$(dirname "$0")/.."
PLYWOOD_LONG_TESTS=1
PLYWOOD_SKIPPED=$PWD/target/skipped-long.txt
PLYWOOD_PYTHON=$PWD/target/python/bin/python3
export PLYWOOD_LONG_TESTS PLYWOOD_SKIPPED PLYWOOD_PYTHON
RESULT=docs/results/verify-long.md
ROWS=target/verify-long.txt
mkdir -p target
: >"$ROWS"
: >"$PLYWOOD_SKIPPED"
tools/python.sh

# prove WHAT COMMAND...
prove() {
    what=$1
    shift
    echo "== $what: $*"
    began=$(date +%s)
    if ! "$@"; then
        echo "make verify-long: failed at: $what"
        exit 1
    fi
    echo "| $what | \`$*\` | $(($(date +%s) - began)) s |" >>"$ROWS"
}
long() {
    package=$1
    words=$2
    prove "$3" cargo test --release --locked -p "$package" --test suite -- "$words"
}

long chess perft "perft of chess to depth 6, of Kiwipete to depth 5"
prove "m,n,k solved, counted and timed" cargo run --release --locked -p mnk --example measure
long games running_sums "nets: running sums and sums from nothing agree in a million states"
long draughts running_sums "nets: the same for the net of draughts that is built in, in a million states"
long reversi endings "Reversi: every move of a published ending with 20 empty squares"
long games script "the sources' functions as scripts on all 29,760 positions of two kings against one"
long scripted examples "a script's game solved"
long cli hostile "1,000 hostile scripts"
long studio fuzz "twenty times as many random requests to the studio"
long lab truth "\`general\`: all 14,846 won positions at depths 4 and 6 against every defence; shaken weights"
long lab review "reviews: 40 planted blunders in 20 games, and every other mark at 16 times the nodes, as kept; the games played anew"
long lab league "the league of value functions: the net and \`general\`, too"
long draughts endgame "draughts tables with two to five pieces: counts, verified"
long pacman figures "Pac-Man series: 1,000 and 300 games"
long cli figures "the long commands of the documents, and the figures beside them"
long cli python_chess "a hundred games against the clock through python-chess"
prove "50 clients for two minutes" cargo run --release --locked -p studio --example load
prove "the program" cargo build --release --locked --bin plywood
prove "six kills of a build by three processes" tools/cluster_kills.py target/release/plywood 6 3 3
prove "the site: every browser test of a page without a server" tools/site.sh --test
long chess passes "an ending by repeated passes: rook and pawn, as the solver has them"
long chess endgame "chess tables with up to four men: counts, verified, Syzygy"

{
    echo "# Long proofs"
    echo
    echo "Written by \`make verify-long\`, which runs through or writes nothing. $(date -u '+%-d %B %Y'), state $(git rev-parse --short HEAD), $(nproc) cores, $(rustc --version | cut -d' ' -f1,2)."
    echo
    echo "| proof | command | time with compiling |"
    echo "|---|---|---|"
    cat "$ROWS"
    echo
    if [ -s "$PLYWOOD_SKIPPED" ]; then
        echo "Skipped:"
        echo
        sort -u "$PLYWOOD_SKIPPED" | sed 's/^/- /'
    else
        echo "Nothing was skipped."
    fi
} >"$RESULT"
echo "make verify-long: everything holds; written to $RESULT"
