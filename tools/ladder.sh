#!/bin/sh
# The chess ladder: plywood against engines of known strength, 100 ms a move, both colours.
# Usage: tools/ladder.sh FOLDER [GAMES] [OPPONENT...]
# Games and summaries are kept in FOLDER; a match that was interrupted goes on.
# LADDER_CLOCK=cpu counts processor time instead of time on the wall, for a machine that has other work to do; losses
# on time mean nothing then.
set -eu

folder=$1
games=${2:-100}
[ $# -ge 2 ] && shift 2 || shift 1
opponents=${*:-glaurung toga2 gnuchess}
plywood=${PLYWOOD:-target/release/plywood}
clock=${LADDER_CLOCK:-wall}
PATH=$PATH:/usr/games

for opponent in $opponents; do
    command -v "$opponent" >/dev/null && continue
    if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
        echo "ladder: $opponent is not installed: expected the Debian packages gnuchess, glaurung and toga2" >&2
        exit 2
    fi
    apt-get install -y "$opponent"
done

mkdir -p "$folder"
under=
margin=50ms
if [ "$clock" = cpu ]; then
    library=$(cd "$folder" && pwd)/cpu_clock.so
    cc -O2 -shared -fPIC -o "$library" "$(dirname "$0")/cpu_clock.c"
    under="env LD_PRELOAD=$library "
    margin=60s
fi

for opponent in $opponents; do
    case $opponent in
        gnuchess) program="gnuchess --uci" ;;
        *) program=$opponent ;;
    esac
    "$plywood" match chess "uci:$under$plywood uci" "uci:$under$program" \
        --time 100ms --margin "$margin" --games "$games" --openings standard --seed 1 \
        --option OwnBook=false --option Ponder=false --option Threads=1 --option Hash=16 \
        --resign 900,5 --draw 8,10,50 --max-moves 250 \
        --out "$folder/$opponent.pgn" --resume | tee "$folder/$opponent.txt"
done
echo
echo "ladder, clock: $clock"
for opponent in $opponents; do
    grep -h -E " against |result|Elo|lost on time" "$folder/$opponent.txt"
done
