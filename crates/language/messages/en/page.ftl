## The page of a tree: its controls
page-tools = Tree
page-find = Find a move or a line
page-find-about = Find a move, or a line such as a1 b2
page-earlier = Previous hit
page-later = Next hit
page-hits = What was found
page-expected = Expected line
page-expected-about = Step along the expected line
page-levels = Levels
page-levels-about = Levels shown
page-closer = Zoom in
page-farther = Zoom out
page-fit = Fit
page-fit-about = Show the whole tree
page-legend = Legend
page-legend-about = Legend and keys
page-alone = Open
page-alone-about = Open in a window of its own
page-tree = search tree
page-tree-about = Search tree. Arrow keys go to the parent, the first child and the neighbours, Enter folds.
page-key-arrows = parent, first child, neighbours
page-key-enter = fold or unfold (or double click)
page-key-expected = next node of the expected line
page-key-find = find, next hit
page-key-replay = play, step back, step on, next cut
page-key-zoom = zoom, fit
page-key-shift = arrows
page-key-pan = move the picture (or drag)
page-key-home = root, this legend
page-chosen = The chosen node
page-replay = Replay of the search
page-steps = Steps
page-play = Play the search
page-to-start = To the start
page-step-back = One step back
page-step-on = One step on
page-to-cut = To the next cut
page-to-end = To the end
page-moment = Moment of the search
page-speed = Speed
page-slow = slow
page-no-script = The tree is drawn by a script, which is switched off here.

## What its script says
page-max = MAX decides
page-min = MIN decides
page-chance = chance decides
page-value = Value for MAX
page-window = Window [alpha, beta]
page-depth = Depth still to search
page-end = to the end
page-why-skipped = Why it was not looked at
page-why-left = Why the node was left
page-pass-term = Pass
page-below = Below
page-below-tip = below: { $whole }
page-not-drawn = Not drawn below
page-position = Position
page-root = Root
page-pass = pass
page-not-looked-at = not looked at
page-ply = Ply { $n }
page-ply-line = Ply { $n }: { $moves }
page-on-line = on the expected line
page-empty = This tree has no nodes.
page-overview = Back to the overview
page-branch = Open this branch
page-value-in = { $value }  in  { $window }
page-sign-max = gable above: MAX decides
page-sign-min = gable below: MIN decides
page-sign-chance = ellipse: chance decides
page-sign-leaf = no fill: nothing below; double line: game over
page-sign-expected = expected line
page-sign-pass = a pass instead of a move
page-sign-folded = folded: nodes below; click or Enter opens
page-sign-bounds = = exact, ≥ at least, ≤ at most: values are for MAX
page-story-end = The whole search. Play it, or go step by step.
page-the-root = the root
page-a-pass = a pass
page-story-enter = Enter { $name }: { $turn }. { $window }.
page-story-skip = { $name } is not looked at. { $reason }
page-story-leave = Leave { $name } with { $value }. { $reason }
page-story-above = Back at { $name }: { $window }.
page-step = Step { $n } of { $m }
page-pause = Pause
page-found-at = { $n } of { $m }
page-found = { $n } found
page-not-found = not found
page-more-hits = and { $n } more: N goes on
page-shown = { $whole }, { $n } of them shown
page-dropped = { $whole }, { $n } more were not recorded
page-hidden = +{ $n } hidden
page-first-view = first view
page-all = all
page-nodes = { $count ->
    [one] { $n } node
   *[other] { $n } nodes
}
page-nodes-and = { $count ->
    [one] { $whole }, { $n } move left out
   *[other] { $whole }, { $n } moves left out
}
page-step-count = { $count ->
    [one] { $n } step
   *[other] { $n } steps
}
