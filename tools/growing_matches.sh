#!/usr/bin/env bash
# The matches of Monte Carlo and best-first searches: 200 games each, paired openings, several at once, each one core.
# Usage: tools/growing_matches.sh PROGRAM FOLDER [JOBS] [GAMES] [MOST_SECONDS] [WORD: only matches that have it]
# Writes FOLDER/NAME.json and what the match said, FOLDER/NAME.txt, then prints the last line of each.
set -u
program=${1:?the plywood program}
folder=${2:?a folder for the results}
jobs=${3:-2}
games=${4:-200}
most=${5:-180}
word=${6:-}
mkdir -p "$folder"

# name | game and set-up | first | second
matches() {
    local five="mnk --board 5x5 --k 4" lines="eval=lines" little="--openings random:4"
    # Alpha-beta is the playing search with deepening alone, and with all its techniques; both judge by the same function.
    local ab="own:name=alphabeta,only=deepening+gains,time=12ms" player="own:name=player,time=12ms"
    local uct="own:name=uct,algorithm=uct,judge=value,time=12ms" blind="own:name=playouts,algorithm=uct,time=12ms"
    echo "mnk-alphabeta-uct|$five $little|$ab,$lines|$uct,$lines"
    echo "mnk-player-uct|$five $little|$player,$lines|$uct,$lines"
    echo "mnk-alphabeta-playouts|$five $little|$ab,$lines|$blind"
    ab=${ab/12ms/5ms} player=${player/12ms/5ms} uct=${uct/12ms/5ms} blind=${blind/12ms/5ms}
    echo "draughts-alphabeta-uct|draughts|$ab,eval=material|$uct,eval=material"
    echo "draughts-player-uct|draughts|$player,eval=material|$uct,eval=material"
    echo "draughts-alphabeta-playouts|draughts|$ab,eval=material|$blind"
    echo "reversi-alphabeta-uct|reversi|$ab,eval=mobility|$uct,eval=mobility"
    echo "reversi-player-uct|reversi|$player,eval=mobility|$uct,eval=mobility"
    echo "reversi-alphabeta-playouts|reversi|$ab,eval=mobility|$blind"
    local search name
    # Equal playouts: who learns more from the same number of rounds?
    for search in rave puct mcts-solver; do
        name="own:name=$search,algorithm=$search"
        echo "mnk-$search-uct|$five $little|$name,playouts=1000|own:name=uct,algorithm=uct,playouts=1000"
        echo "reversi-$search-uct|reversi|$name,playouts=200|own:name=uct,algorithm=uct,playouts=200"
    done
    echo "draughts-puct-uct|draughts|own:name=puct,algorithm=puct,eval=material,playouts=150|own:name=uct,algorithm=uct,playouts=150"
    echo "draughts-mcts-solver-uct|draughts|own:name=mcts-solver,algorithm=mcts-solver,playouts=150|own:name=uct,algorithm=uct,playouts=150"
    # The same with less exploration, where the quick mean of RAVE and the priors of PUCT have something to say.
    for search in rave puct; do
        name="own:name=$search,algorithm=$search,exploration=0.4"
        echo "mnk-$search-uct-less|$five $little|$name,playouts=1000|own:name=uct,algorithm=uct,exploration=0.4,playouts=1000"
        echo "reversi-$search-uct-less|reversi|$name,playouts=200|own:name=uct,algorithm=uct,exploration=0.4,playouts=200"
    done
    # PUCT and UCT that judge leaves alike: what the prior is worth.
    echo "mnk-puct-uct-value|$five $little|own:name=puct,algorithm=puct,eval=lines,playouts=1000|own:name=uct,algorithm=uct,judge=value,eval=lines,playouts=1000"
    echo "draughts-puct-uct-value|draughts|own:name=puct,algorithm=puct,eval=material,playouts=300|own:name=uct,algorithm=uct,judge=value,eval=material,playouts=300"
    echo "reversi-puct-uct-value|reversi|own:name=puct,algorithm=puct,eval=mobility,playouts=300|own:name=uct,algorithm=uct,judge=value,eval=mobility,playouts=300"
    # Best-first minimax beside alpha-beta at equal nodes.
    echo "mnk-bestfirst-alphabeta|$five $little|own:name=bestfirst,algorithm=bestfirst,$lines,nodes=3000|own:name=alphabeta,only=deepening+gains,$lines,nodes=3000"
    echo "reversi-bestfirst-alphabeta|reversi|own:name=bestfirst,algorithm=bestfirst,eval=mobility,nodes=1000|own:name=alphabeta,only=deepening+gains,eval=mobility,nodes=1000"
}

one() {
    IFS='|' read -r name setup first second <<<"$1"
    # shellcheck disable=SC2086 # the set-up is words
    timeout "$most" "$program" match $setup "$first" "$second" --games "$games" --seed 1 --json \
        >"$folder/$name.json" 2>"$folder/$name.txt"
    local rc=$?
    [ $rc -eq 0 ] || echo "$name: ended with $rc" >>"$folder/$name.txt"
}

export -f one
export program folder games most
matches | grep -E -- "$word" | xargs -d '\n' -P "$jobs" -I{} bash -c 'one "$1"' _ {}
for found in "$folder"/*.txt; do
    printf '%-28s %s\n' "$(basename "$found" .txt)" "$(tail -1 "$found")"
done
