## The review of a game
review-title = Review
review-run = Review the game
    .title = The playing search looks at every move of the game beside the best one
review-stop = Stop
review-far = { $done } of { $total } moves
review-stopped = Stopped. Moves reviewed: { $done }.
review-nodes =
    .aria-label = Nodes for each search
review-nodes-each = { $nodes } nodes
review-counts =
    .aria-label = Marked moves of each side
review-mean = mean loss
review-unit = Upwards: good for { $side }, { $unit ->
    [pawns] in pawns
   *[hundredths] in hundredths of a man, of a disc, or points
}. To the right: plies.
review-marks =
    .aria-label = Marked moves
review-no-marks = No move is marked.
review-loses = −{ $loss }
review-here = Choose a move: here stands what it loses.
review-bad = { $move } loses { $loss } hundredths: { $after } instead of { $before }. Better: { $line }
review-truth = { $move } gives the result away: { $after } instead of { $before }, for sure. Better: { $line }
review-small = { $move } loses { $loss } hundredths, or nothing that lasts: below { $least } there is no mark.
review-fine = { $move } loses nothing.
review-result-win = a win
review-result-draw = a draw
review-result-loss = a loss
review-better = Show the better move
review-rules = The rules of the marks
review-rule-unit = Scores and losses are counted in hundredths of the game's unit: a pawn in chess, a man in draughts, a disc in Reversi; it is { $unit } points of the playing search. A won game counts { $most }, and no score counts more.
review-rule-loss = The best move and the one that was played are each searched alone, with { $nodes } nodes and nothing remembered. The loss is the difference of their scores.
review-rule-signs = ?! stands for a loss of at least { $dubious } hundredths, ? from { $mistake }, ?? from { $blunder }.
review-rule-decided = A side that is { $decided } hundredths ahead has all but won: a move that leaves it so has no mark.
review-rule-again = Before a mark is set, the move is looked at again with { $confirmed } times the nodes; a mark below ?? once more with { $doubtful } times. The smallest loss counts.
review-rule-truth = Where a solver or tables know the result before and after the move, the truth counts: to give a win or a draw away loses { $most }, and a move that keeps the result loses nothing.

## Practice of one's own mistakes
practice-begin = Practise mistakes: { $side } ({ $count })
practice-ask = { $number } of { $count }. { $side } played { $move }, which loses { $loss } hundredths. Find a better move on the board.
practice-checks = Looking at { $move }…
practice-best = { $move } is the move of the review.
practice-as-good = { $move } is good: it loses nothing.
practice-good = { $move } is good enough: it loses { $loss } hundredths, less than { $least }.
practice-bad = { $move } loses { $loss } hundredths too. Try another move.
practice-same = { $move } is the move of the game: it loses { $loss } hundredths. Try another move.
practice-shown = Better was { $line }
practice-end = That was the last one. Found: { $found } of { $count }.
practice-next = Next
practice-leave = End the practice
