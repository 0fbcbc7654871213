#!/bin/sh
# How strong Plywood plays when its strength is limited, beside Stockfish 15 limited to the same rating.
# Usage: tools/strength.sh FOLDER GAMES RATING...     plays UCI_Elo RATING against Stockfish's RATING
#        tools/strength.sh FOLDER GAMES own:SETTINGS RATING   plays any player of `plywood match` against it
# Both are limited by nodes or depth, not by time: the result does not depend on the machine.
# Games and summaries are kept in FOLDER; a match that was interrupted goes on.
set -eu

folder=$1
games=$2
shift 2
plywood=${PLYWOOD:-target/release/plywood}
PATH=$PATH:/usr/games
if ! command -v stockfish >/dev/null; then
    echo "strength: stockfish is not installed: expected the Debian package stockfish" >&2
    exit 2
fi
mkdir -p "$folder"

# play NAME PLAYER RATING OPTIONS...
play() {
    name=$1
    player=$2
    rating=$3
    shift 3
    "$plywood" match chess "$player" "uci:python3 $(dirname "$0")/stockfish_at.py $rating" --depth 60 --games "$games" \
        --openings standard --seed 1 "$@" --option Threads=1 --option Hash=16 \
        --resign 900,5 --draw 8,10,50 --max-moves 200 --out "$folder/$name.pgn" --resume >"$folder/$name.txt"
    echo "$name: $(grep -h -E "^  (result|Elo)" "$folder/$name.txt" | tr -s '\n ' ' ')"
}

case $1 in
    own*) play "$1-$2" "$1" "$2" ;;
    *)
        for rating in "$@"; do
            play "$rating" "uci:$plywood uci" "$rating" --option 1:OwnBook=false \
                --option 1:UCI_LimitStrength=true --option "1:UCI_Elo=$rating"
        done
        ;;
esac
