## The report: its headings
report-title = { $game }: { $class }
report-subtitle = What the value function { $eval } sees { plies } ahead, and what is true
report-summary = Summary
report-position = The position
report-value = What does the value function say?
report-pruning = What did pruning save?
report-tree = Why this move? The tree
report-line = The line it plays
report-terms = What is each term good for?
report-truth = Is the value function right? The truth
report-discussion = Discussion
report-conclusion = Conclusion
report-ply = ply
report-hint-words = Your words here; they stand at the end of this section.
report-hint-boards = Your words here. A line such as "ply 3 [14-9 1-5]: the corner is safe" shows the board after ply 3 with arrows and these words; ply 0 is the start.
report-repeat = Can I trust the result?

## Heads of columns
column-added = added to those above
column-agrees = agrees
column-alone = alone
column-figure = figure
column-measured = measured
column-move = move
column-ms = ms
column-nodes = nodes
column-search = search
column-eval = eval
column-limit = limit
column-depth = depth
column-right = right
column-leaves = leaves
column-evaluations = evaluations
column-hits = hits
column-stores = stores
column-clashes = clashes
column-collisions = collisions
column-replaced = replaced
column-again = again
column-windows = windows
column-branching = branching
column-growth = growth
column-first-cuts = first cuts
column-minimal = minimal
column-above = above
column-optimal = optimal
column-played = played
column-ply = ply
column-position = position
column-saving = saving
column-score = score
column-share = share
column-static = static
column-term = term
column-value = value
column-variant = variant
column-weight = weight
column-wins-in = wins in plies
column-without = without it
column-side = side
column-moves = moves
column-mark = mark
column-loss = loss
column-before = best play
column-after = with the move
column-better = better
column-truth = truth
column-mean-loss = mean loss

## Words in cells
agrees-yes = yes
agrees-no = no
does-not-win = does not win
does-not-search = –
won-in = won in { $plies }
thrown-away-at = thrown away at ply { $plies }
not-decided = not decided
not-won = not won
won = won
figure-plies = plies
figure-mean-nodes = mean nodes, { $side }
figure-turning-ply = first winning score
figure-end-seen = forced result seen from
unfinished = unfinished
draw-met = draw: the position was met { $times } times
part-all = all terms
part-without = without { $term }
part-only = only { $term }
part-adding = adding { $term }

## Words on pictures and below them
chart-nodes = Nodes visited
chart-nodes-about = Nodes visited by each variant, on a logarithmic scale
chart-nodes-axis = nodes
chart-ply-axis = ply
chart-plies-axis = plies
chart-points-axis = points
chart-variant-axis = variant
chart-score = Score for { $side }
chart-score-about = Score of the search, until it sees the end, and the plain value of { $eval }, after every ply
chart-searched = score of the search
chart-static = static value of { $eval }
chart-terms = Plies of the game
chart-terms-about = Plies of the game with all terms, and without each
heat-about = Games not won, in percent, by where a piece of { $side } started
boards-start = start
boards-about = The game board by board; what a move changed is marked
tree-ahead = { $eval } looks { plies } ahead
tree-about = The moves of the position as variant { $variant } sees them
tree-answers = The answers to { $move }

## Its sentences
report-no-win = { $turn } is to move; no win is known here.
report-win = { $turn } is to move, and { $max } wins in { plies } with perfect play. Of { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $winning ->
    [one] { $winning } wins
   *[other] { $winning } win
}, soonest { $soonest }.
report-first-soonest = { $eval }, looking { plies } ahead, plays { $move }, which wins as soon as possible.
report-first-later = { $eval }, looking { plies } ahead, plays { $move }, which still wins, { $later ->
    [one] { $later } ply
   *[other] { $later } plies
} later than necessary.
report-first-lost = { $eval }, looking { plies } ahead, plays { $move }, which gives the win away.
report-played-out = Played out by the same search on both sides: { $result } after { plies }.
report-played-out-won = Played out by the same search on both sides: { $result } after { plies }; perfect play on both sides takes { $perfect }.
report-saved = Of { $variants ->
    [one] { $variants } other variant
   *[other] { $variants } other variants
}, { $agreeing ->
    [one] { $agreeing } finds
   *[other] { $agreeing } find
} the value and move of { $reference }; { $cheapest } needs the fewest nodes for it, { $nodes } of { $all } ({ $saved } saved).
report-terms-found = Against { $defender ->
    [truth] a defender who knows the solution
   *[same] the same search
} the game is { $found ->
    [lost] not won, not even with all { $terms ->
        [one] { $terms } term
       *[other] { $terms } terms
    }
   *[won] won with all { $terms ->
        [one] { $terms } term
       *[other] { $terms } terms
    }, and { $needed ->
        [0] it stays won without any single one of them
        [one] it is not won without { $names }
       *[other] it is not won without any one of these { $needed }: { $names }
    }
}; { $alone ->
    [0] none of them wins it alone
    [one] one of them wins it alone
   *[other] { $alone } of them win it alone
}.
report-trial = From { $won } of the { $all } won positions of { $class } ({ $share }) it wins against the longest defence, from { $every } whatever the other side does.
report-class-told = { $max } wins { $won } of the { $all } positions of { $class } with { $max } to move, the longest in { plies }. From each of them a game was played against a defender who knows the solution and resists longest.
report-trial-told = { $eval } at depth { $depth } wins { $won } of them ({ $share }), throws the win away in { $thrown } and leaves { $undecided } undecided; it needs { $extra } plies over the shortest way on average. Against every defence it wins { $every }.
report-here-unknown = In this position it is unknown whether { $eval } is right: no win is known.
report-here-right = In this position { $eval } is right: the move it plays keeps the win, and its game is won.
report-here-way = In this position { $eval } is right about the move but not about the way: its game is not won.
report-here-wrong = In this position { $eval } is wrong: the move it plays does not win.
report-everywhere = It is right everywhere in { $class }: it wins every won position, whatever the other side does.
report-longest-only = It wins every won position of { $class } against the longest defence, but in { $count ->
    [one] { $lucky } position
   *[other] { $lucky } positions
} another defence holds.
report-not-everywhere = It is not right everywhere in { $class }: from { $count ->
    [one] { $failed } won position
   *[other] { $failed } won positions
} ({ $share }) it does not win; in { $thrown } of them a move gives the win away, in { $undecided } it finds no way to it within { $limit } plies.
report-hardest = With a piece of { $side } on { $cell } it fails most often: { $failed } of { $total ->
    [one] { $games } game
   *[other] { $games } games
} ({ $share }) { $count ->
    [one] is
   *[other] are
} not won.
report-value-told = The value function { $eval } gives the position { $value } points for { $max }; each term's share is its measurement times its weight.
report-pruning-told = The same position searched once with every variant. Agrees says whether value and move are those of the first; saving is the share of its nodes that was not needed.
report-tree-told = Every node shows the move that leads there and its value for { $max }, a bound where the search knew enough. The expected line is drawn bold; moves that were not looked at are faint.
report-line-told = Both sides search with variant { $variant }. { $result } after { plies }.
report-terms-told = The game once more with all terms, without each, with each alone, and adding one after the other. { $defender ->
    [truth] The defender knows the exact solution
   *[same] Both sides search alike
}. A won game has its number of plies.
report-worst = The worst games; the first two start from the boards below:
report-repeat-told = Every table above is the output of one command, and can be repeated:
report-and = { $first } and { $last }

## The review of a game
review-title = Review of a game: { $game }
review-subtitle = Every move beside the best one, { $nodes } nodes for each search
review-players = The two sides
review-graph = The score
review-marks = The marks
review-no-marks = No move is marked.
review-moves = Every move
review-rules = The rules
review-axis = hundredths
review-told = loses { $loss } hundredths; better is { $line }
review-rule-unit = Scores and losses are counted in hundredths of the game's unit: a pawn in chess, a man in draughts, a disc in Reversi; it is { $unit } points of the playing search. A won game counts { $most }, and no score counts more.
review-rule-loss = The best move and the one that was played are each searched alone, with { $nodes } nodes and nothing remembered. The loss is the difference of their scores.
review-rule-signs = ?! stands for a loss of at least { $dubious } hundredths, ? from { $mistake }, ?? from { $blunder }.
review-rule-decided = A side that is { $decided } hundredths ahead has all but won: a move that leaves it so has no mark.
review-rule-again = Before a mark is set, the move is looked at again with { $confirmed } times the nodes; a mark below ?? once more with { $doubtful } times. The smallest loss counts.
review-rule-truth = Where a solver or tables know the result before and after the move, the truth counts: to give a win or a draw away loses { $most }, and a move that keeps the result loses nothing.
