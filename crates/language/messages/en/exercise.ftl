## The questions
ask-value = { $kind ->
    [chance] value of the chance node { $node }
   *[other] value of the { $kind } node { $node }
}
ask-window = window [alpha, beta] when { $node } is entered
ask-leaf = value of the leaf { $node }, the sum of its terms
ask-term = what { $term } comes to at { $node } (weight { $weight })
expected-term = a number such as 36, or 3 x 12
ask-cut = leaves that are never looked at
ask-best = best move at { $node }
expected-value = a number such as 3, 2.5 or 7/3, a bound such as <= 3, or cut
expected-window = alpha and beta such as [-inf, 3], or cut
expected-leaves = names of leaves such as { $leaves }, or none

word-cut = cut
word-none = none

## The verdict on an answer
not-that = { $why }, not { $answer }
cut-not-that = { $why }, so cut, not { $answer }
and-last = { $first } and { $last }
is-a = { $kind ->
    [chance] { $node } is a chance node
   *[other] { $node } is a { $kind } node
}
term-is = { $term } measures { $raw } at { $node }, times its weight { $weight } is { $value }
leaf-is-sum = { $node } is the sum of its terms: { $sum } = { $value }
averages = { $is }: it averages its children, { $sum } = { $value }
averages-even = { $is }, and expectimax takes each of its moves to be equally likely: ({ $sum }) / { $count } = { $value }
left-early-with = { $is } that is cut: { $reason }, so it is left with { $value }
takes-extreme = { $extreme ->
    [smallest] { $is }: it takes the smallest of its children { $children }, so { $value }
   *[largest] { $is }: it takes the largest of its children { $children }, so { $value }
}
chooses-extreme = { $extreme ->
    [smallest] { $kind } chooses the smallest value of { $children }, so { $moves }
   *[largest] { $kind } chooses the largest value of { $children }, so { $moves }
}
or-move = { $first } or { $last }
move-to = { $move } (to { $node })

## Why a node is looked at, or not
names-seen = { $count ->
    [one] { $names } is looked at: { $reason }
   *[other] { $names } are looked at: { $reason }
}
names-cut = { $count ->
    [one] { $names } is never looked at: { $reason }
   *[other] { $names } are never looked at: { $reason }
}
nothing-below = nothing below { $node } is, since { $reason }
more-leaves = and more leaves are wrong
entered-and-left = { $node } is entered and only left early ({ $reason }); cut means never looked at
node-is-cut = { $node } is cut
worth-and = { $least ->
    [yes] after { $equation } node { $node } is worth at least { $value }, and { $holds }
   *[no] after { $equation } node { $node } is worth at most { $value }, and { $holds }
}
worth-but = { $least ->
    [yes] after { $equation } node { $node } is worth at least { $value }, but { $holds }
   *[no] after { $equation } node { $node } is worth at most { $value }, but { $holds }
}
starts-there = the search starts there
search-comes-there = the search comes there before it knows enough
search-knows-enough = the search knows enough without it
search-finds-best = the search finds { $moves } best
only-alphabeta-cuts = only alpha-beta cuts
chance-averages-all = the chance node { $node } averages all of its children
first-child = it is the first child of { $node }, and { $node } has no value without one
not-enough-beta = until then { $node } is worth at least { $value }, and with the window { $window } it is cut only when that is beta or more
not-enough-alpha = until then { $node } is worth at most { $value }, and with the window { $window } it is cut only when that is alpha or less
not-enough-beta-strict = until then { $node } is worth at least { $value }, and with the window { $window } it is cut only when that is more than beta
not-enough-alpha-strict = until then { $node } is worth at most { $value }, and with the window { $window } it is cut only when that is less than alpha

## Windows
window-at-start = the search starts at { $node } and knows nothing yet, so the window is { $window }
window-when-entered = when { $node } is entered { $reasons }: the window is { $window }
and-reason = { $first }, and { $last }
bound-is = { $reason }, so { $bound } is { $value }
none-yet = no { $player } node above it has a value yet
chance-needs-all = the chance node { $node } needs its exact value whatever else is known
none-yet-below = no { $player } node above it has a value yet below the chance node { $node }
max-has = MAX already has { $value } at { $node } (through { $child })
min-has = MIN already holds MAX to { $value } at { $node } (through { $child })
max-has-nothing = MAX already has nothing
min-has-nothing = MIN already holds MAX to nothing

## The sheet
task-minimax = minimax
task-negamax = negamax, values for MAX as in minimax
task-negascout = NegaScout, cutting on equal values too
task-sss = SSS*, the leftmost of equals first
task-mt-sss = SSS* by alpha-beta with memory
task-dual = DUAL*, the leftmost of equals first
task-mt-dual = DUAL* by alpha-beta with memory
task-star1 = Star1, all values lie between the least and the largest number of the tree
task-star2 = Star2, all values lie between the least and the largest number of the tree
task-expectimax = expectimax, MIN moves at random
task-alphabeta = alpha-beta, cutting on equal values too
task-alphabeta-strict = alpha-beta, not cutting on equal values
sheet-title = Exercise: { $task }. Children are looked at from first to last.
sheet-given = given: { $value }
sheet-blanks = Replace every ____ by your answer. What stands behind a # is not read.
sheet-name = NAME
sheet-term-name = TERM
sheet-value = what the node is worth when the search leaves it, such as 3, 2.5 or 7/3
sheet-bound = where only a bound is known <= 3 or >= 3 is right too
sheet-window = [alpha, beta] when the node is entered, with -inf and inf where nothing is known
sheet-cut-node = both are cut for a node that is never looked at
sheet-term = what the term comes to at the leaf: what it measures times its weight, such as 36 or 3 x 12
sheet-term-sum = the value of a leaf is the sum of its terms
sheet-cut = the leaves that are never looked at, or none
sheet-best = the move to play

## The sheet on paper
paper-node = node
paper-value = value
paper-window = window
paper-how = Value: what the node is worth when the search leaves it; where only a bound is known, the bound with its sign. Window: alpha and beta when the node is entered. A node that is never looked at is cut.
paper-task = { $count ->
   *[other] Simulate the search by hand: { $task }. Children are looked at from first to last. It looks at { $nodes } nodes.
}
paper-turn = { $position }, { $side } to move
paper-title = Exercise: { $game } by hand
paper-title-solved = Exercise, with answers: { $game } by hand
paper-size = { $questions } questions on a search of { $nodes } nodes

## The questions in a course's software
quiz-number = a number such as 3 or 2.5
quiz-window = a number, inf or -inf in each field; cut in both for a node that is never looked at
quiz-alpha = alpha
quiz-beta = beta
quiz-seen = looked at
quiz-cut = never looked at
quiz-no-cut = every leaf is looked at
quiz-picture = The tree of the search: each node has a letter as its name.

## Answers one by one
said-correct = correct
said-wrong = wrong: { $why }
said-unreadable = not understood: expected { $expected }
said-missing = no answer
said-points = { $right } of { $asked } right
said-line = line { $line }: { $message }
said-sum = { $points } of { $most } points
