## Pictures of trees
algorithm-minimax = minimax
algorithm-alphabeta = alpha-beta
algorithm-expectimax = expectimax
algorithm-pvs = playing search
algorithm-negamax = negamax
algorithm-negascout = NegaScout
algorithm-memory = alpha-beta with memory
algorithm-deepening = iterative deepening
algorithm-aspiration = aspiration search
algorithm-mtdf = MTD(f)
algorithm-sss = SSS*
algorithm-dual = DUAL*
algorithm-mt-sss = SSS* with memory
algorithm-mt-dual = DUAL* with memory
algorithm-pn = proof numbers
algorithm-pn2 = PN²
algorithm-dfpn = df-pn
algorithm-uct = UCT
algorithm-mcts-solver = MCTS-Solver
algorithm-rave = RAVE
algorithm-puct = PUCT
algorithm-bestfirst = best-first minimax
algorithm-bstar = B*
algorithm-conspiracy = conspiracy numbers
algorithm-star1 = Star1
algorithm-star2 = Star2
algorithm-sampling = sparse sampling
search-about-minimax = every line to the depth or the end; MAX takes the largest value, MIN the smallest
search-about-negamax = minimax in one line: every value is seen by the side that moves, so both sides take the largest
search-about-alphabeta = minimax that leaves out lines which cannot change the value at the root
search-about-negascout = searches the first move of a node, then asks of each other one only whether it is better
search-about-memory = alpha-beta that notes bounds of every node in a table, so that no position is searched twice
search-about-deepening = alpha-beta with memory to depth 1, 2, 3 and so on; the best move of the depth before comes first
search-about-aspiration = iterative deepening that guesses a small window from the depth before, and searches again if it is wrong
search-about-mtdf = closes in on the value by questions of the kind "at least this much?", from the value of the depth before
search-about-sss = best first: goes on where the most can still be won, with a list of all open places
search-about-mt-sss = SSS* as alpha-beta with memory: questions that come down from plus infinity to the value
search-about-dual = SSS* with MAX and MIN changed: goes on where the other side can still hold the most
search-about-mt-dual = DUAL* as alpha-beta with memory: questions that come up from minus infinity to the value
search-about-pn = proof numbers: goes on where the fewest leaves are missing to a proof that the side to move wins
search-about-pn2 = proof numbers on two levels: each leaf is judged by a second search, which is forgotten but for its first moves
search-about-dfpn = proof numbers depth first: leaves a node only when two thresholds say so, and keeps numbers in a table
search-about-uct = Monte Carlo tree search: plays at random, and looks again where it went well or was seldom tried
search-about-mcts-solver = uct that carries proven wins and losses up the tree, and looks at nothing that is decided
search-about-rave = uct that counts a move also where it is played later: for games in which a move is a place
search-about-puct = Monte Carlo tree search with priors from a look one ply ahead by the value function, which judges the leaves too
search-about-bestfirst = opens the leaf at the end of the best line so far: deep where it matters, and minimax at the end
search-about-bstar = keeps an interval for every node, and ends when one move is certainly the best
search-about-conspiracy = opens the leaves of the smallest conspiracy: those whose new values could change the value of the root
search-about-expectimax = minimax with the average over the moves of chance
search-about-star1 = expectimax that cuts off chance nodes by the bounds of all values
search-about-star2 = Star1 that first probes one reply behind every move of chance
search-about-sampling = expectimax that draws a few moves at every chance node instead of looking at all
search-about-pvs = the playing search: iterative deepening, a table, and the techniques of --without
title-turn = { $game }, { $side } to move
tree-title = { $game }: { $algorithm }, { $depth }, value function { $eval }: { $verdict } ({ $nodes } nodes)
title-depth = depth { $depth }
to-the-end = to the end
limit-playouts = at most { $count ->
    [one] one playout
   *[other] { $count } playouts
}
limit-nodes = at most { $count ->
    [one] one node
   *[other] { $count } nodes
}

## The words of a picture
pass-scout-about = A scout: does the move beat the best so far?
pass-reduced-about = A scout at reduced depth.
pass-again-about = Looked at again, because a scout or a narrow window failed.
pass-null-about = After a pass instead of a move.
pass-quiet-about = Quiescence: only forced and noisy moves.
hidden = +{ $nodes } hidden
moves-left-out = { $count ->
    [one] { $moves } move left out
   *[other] { $moves } moves left out
}
window = window { $window }

## The legend
legend-max = MAX decides
legend-min = MIN decides
legend-chance = chance decides
legend-leaf = no fill: nothing below
legend-over = the game is over
legend-given = leaf with a given value
legend-pv = expected line
legend-skipped = not looked at
legend-null = pass instead of a move
legend-hidden = nodes below that are not drawn
legend-elsewhere = nodes below on another page, or not drawn
legend-bounds = = exact, ≥ at least, ≤ at most, for MAX
legend-window = [alpha, beta] window
goes-on = { $what }: page { $page }
goes-on-below = { $what }: below
sheet-root = From the root
sheet-after = After { $moves }
sheet-after-more = After … { $moves }
sheet-from = { $line }: goes on from page { $page }
sheet-number = page { $page } of { $count }

## About a picture
wrote = wrote { $file }
tree-best = , best { $move }
