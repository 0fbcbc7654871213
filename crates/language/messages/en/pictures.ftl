## Pictures of trees
algorithm-minimax = minimax
algorithm-alphabeta = alpha-beta
algorithm-expectimax = expectimax
algorithm-pvs = playing search
title-turn = { $game }, { $side } to move
tree-title = { $game }: { $algorithm }, { $depth }, value function { $eval }: { $verdict } ({ $nodes } nodes)
title-depth = depth { $depth }
to-the-end = to the end

## Why a node was left, in a word
exit-searched = searched
exit-selected = selected
exit-leaf = leaf
exit-terminal = terminal
exit-cutoff = cutoff
exit-table = table
exit-null-move = null move
exit-stand-pat = stand pat
exit-futility = futility
exit-delta = delta
exit-razoring = razoring
exit-exchanges = exchanges
exit-prob-cut = prob cut
exit-singular = singular
exit-quiescence = quiescence
exit-quiescence-limits = quiescence limits
exit-late-move = late move
exit-beam = beam
exit-repetition = repetition
exit-mate-distance = mate distance
exit-known = known
exit-stopped = stopped

## The words of a picture
pass-scout = scout
pass-reduced = reduced
pass-again = again
pass-null = null move
pass-quiet = quiet
pass-scout-about = A scout: does the move beat the best so far?
pass-reduced-about = A scout at reduced depth.
pass-again-about = Looked at again, because a scout or a narrow window failed.
pass-null-about = After a pass instead of a move.
pass-quiet-about = Quiescence: only forced and noisy moves.
hidden = +{ $nodes } hidden
window = window { $window }

## The legend
legend-max = MAX decides
legend-min = MIN decides
legend-chance = chance decides
legend-leaf = no fill: nothing below
legend-over = the game is over
legend-pv = expected line
legend-skipped = not looked at
legend-null = pass instead of a move
legend-hidden = nodes below that are not drawn
legend-elsewhere = nodes below on another page, or not drawn
legend-bounds = = exact, ≥ at least, ≤ at most, for MAX
legend-window = [alpha, beta] window
goes-on = +{ $nodes }: page { $page }
goes-on-below = +{ $nodes }: below
sheet-root = From the root
sheet-after = After { $moves }
sheet-after-more = After … { $moves }
sheet-from = { $line }: goes on from page { $page }
sheet-number = page { $page } of { $count }
