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
tree-counts-missing = { tree-counts }, { $missing } not recorded

## Why a node was left
missing-below = { $count ->
    [one] Below it { $count } node or move was not recorded; search from here to see more.
   *[other] Below it { $count } nodes and moves were not recorded; search from here to see more.
}
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
intro-missing = The tree is too large to be kept whole: it is recorded from the top, and where something is missing the node says so.
window-at = Window at { $name }
