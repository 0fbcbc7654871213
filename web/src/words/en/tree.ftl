## The tree and its tools
tree-title = Tree
tree-find =
    .title = A move, or several in a row; Enter goes to the next
    .aria-label = Find nodes by moves
    .placeholder = Find moves
tree-fold = Fold
    .title = Show everything, or only the expected line, its siblings and what you open
tree-pv = Best line
    .title = Go to the line both sides are expected to play (P)
tree-out =
    .title = Zoom out
    .aria-label = Zoom out
tree-fit = Fit
    .title = Show everything (Home)
tree-in =
    .title = Zoom in
    .aria-label = Zoom in
compare-with =
    .aria-label = Compare with another search
exercise = Exercise
    .title = Hide the values and fill them in yourself
filters =
    .aria-label = Why nodes were left
tree-counts = { $search } · { $nodes ->
    [one] { $nodes } node
   *[other] { $nodes } nodes
}
tree-counts-last = { tree-counts } at all depths; the tree shows the last depth: { $shown }
tree-counts-missing = { tree-counts }, { $missing } not recorded

## Why a node was left
missing-below = Not recorded below it: { $missing }; search from here to see more.
intro-best = The search plays { $move }: { $verdict }.
intro-verdict = The search says: { $verdict }.
intro-skipped = { $count ->
    [one] { $count } move was never looked at; it ends in two strokes.
   *[other] { $count } moves were never looked at; each ends in two strokes.
}
intro-skipped-recorded = { $count ->
    [one] In what is recorded, { $count } move was never looked at; it ends in two strokes.
   *[other] In what is recorded, { $count } moves were never looked at; each ends in two strokes.
}
intro-pick = Pick a node to see why it was left, or press play to watch the search.
intro-folded = Most of it is folded away: double-click a node to open it, or show the whole tree.
intro-folded-touch = Most of it is folded away: tap a node and press Unfold, or show the whole tree.
intro-missing = The tree is too large to be kept whole: it is recorded from the top, and where something is missing the node says so.
window-at = Window at { $name }

## Everything about a node
nodes-left-out = { $nodes }, { $count ->
        [one] { $count } move left out
       *[other] { $count } moves left out
    }
fact-turn = turn
fact-likely = likely
fact-left = left
fact-value = value
fact-window = window
fact-depth = depth
fact-pass = pass
fact-below = below
fact-missing = not recorded
fact-not-looked-at = not looked at
fact-to-the-end = to the end
shares-here = { $function }: { $value } here

## The program beside the tree
code-leaf = if the game is over or no depth is left: return value(node)
code-call-window = search(node, α, β):
code-call = search(node):
code-max = if MAX moves: for each move
code-min = if MIN moves: for each move
code-chance = otherwise: for each move
code-raise-window = v = max(v, search(child, α, β))
code-lower-window = v = min(v, search(child, α, β))
code-raise = v = max(v, search(child))
code-lower = v = min(v, search(child))
code-average = v = v + probability × search(child)
code-cut-max = if v ≥ β: return v  – MIN avoids it
code-cut-min = if v ≤ α: return v  – MAX avoids it
code-done = return v
code =
    .aria-label = The search as a program

## Why nodes were left, in a word
exit-rule = { $rule } rule
exit-never = never looked at
filter =
    .title = Show or fade nodes: { $reason }

## Comparing two searches
rival-minimax = Minimax
rival-alphabeta = Alpha-beta
rival-ordered = Alpha-beta, ordered
rival-beam = Alpha-beta, best 3 moves only
rival-expectimax = Expectimax
rival-pvs = Playing search
rival-variant = Variant { $name }
compare-choose = Compare with…
compare-close = Close the comparison
compare-note = Nodes that a search did not look at are faded. Both trees move together; click a node for both judgements.
compare-absent = This search did not look here.
compare-half = { $nodes } nodes, { $cutoffs } cut-offs, { $time }
compare-same-value = Both say { $value }
compare-other-value = They disagree: { $value } and { $other }
compare-other-judge = They go by different value functions ({ $judge }: { $value }, { $rival }: { $other }), whose values cannot be compared,
compare-same-move = play { $move }
compare-other-move = play { $move } and { $other }
compare-nothing = nothing
compare-words = { $work ->
        [same] { $values } and { $moves } with the same number of nodes.
       *[less] { $values } and { $moves }; { $search } looks at { $share } of the nodes.
    } { $both } nodes were visited by both.

## Finding, folding, replaying
found-count = { $count } found
found-more = and { $count } more
found-list =
    .aria-label = Nodes that were found
found-at = { $at } of { $count }
tree-whole = Whole tree
node-fold = Fold
node-unfold = Unfold
node-zoom = Zoom here
search-from-here = Search from here
no-tree = The tree of a search will stand here.
search-here = Search this position
record-more = Record more
tree-age = { $moves ->
        [0] An older tree, of the position before the first move; the game is kept.
        [1] An older tree, of the position after the first move; the game is kept.
       *[other] An older tree, of the position after { $moves } moves; the game is kept.
    }
search-again = Search the game's position
tree-canvas =
    .aria-label = Search tree. Arrow keys walk along the tree, plus and minus zoom, Home shows everything, P shows the expected line.
not-kept = { $nodes } not kept
gauge =
    .aria-label = Window { $window }
player =
    .aria-label = Replay
player-moment =
    .aria-label = Moment of the search
player-play =
    .aria-label = Play the search
player-pause =
    .aria-label = Pause
player-speed =
    .aria-label = Speed
speed-slow = slow
speed-all = all in { $seconds } s
replay-start =
    .title = To the start
    .aria-label = To the start
replay-back =
    .title = One step back
    .aria-label = One step back
replay-step =
    .title = One step on
    .aria-label = One step on
replay-cut =
    .title = To the next cut-off
    .aria-label = To the next cut-off
replay-end =
    .title = To the end
    .aria-label = To the end
player-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
replay-answer = Show the answer
    .title = What the search finds in the end: its move, its value, its line
replay-hide = Hide the answer
    .title = Until the replay has come to it
node-open = The search is still at work here: what the node is worth is not known yet.
calls =
    .aria-label = Open calls, the newest first
calls-call = open call
calls-way = way
    .aria-label = The way the search walks, its last node first
calls-best = best so far
calls-more = and { $count } more between them
moment-enter = Enter { $node }: { $side } { $number ->
        [several] decide
       *[single] decides
    } here, with the window { $window }.
moment-enter-pass = Enter { $node } ({ $pass }): { $side } { $number ->
        [several] decide
       *[single] decides
    } here, with the window { $window }.
moment-leave = Leave { $node } with { $value }. { $reason }
moment-skip = { $node }: { $reason }
moment-round = A new pass begins: { $round }, window { $window }.
growth-select = The search walks to { $node }.
growth-choice = { $mean } + { $weight } · √(ln { $all } / { $own }) = { $sum }, the largest of { $count }.
growth-choice-prior = { $mean } + { $weight } · { $prior } · √{ $all } / (1 + { $own }) = { $sum }, the largest of its moves.
growth-largest = { $sum } is the largest of its moves.
growth-expand = { $node } is added to the tree.
growth-set = { $node }: { $number } is { $value }.
growth-change = { $node }: { $number } becomes { $value }; it was { $before }.
growth-mark = { $node } is marked: { $mark }.
fact-mark = mark

## Trees in files
tree-file-bad = This is no tree that can be shown: { $what }
tree-file-json = expected an object of columns, as plywood tree --out x.json writes it
tree-file-no-place = The file does not say of which position its tree is: plywood tree --in FILE --out tree.html shows it in a page of its own
