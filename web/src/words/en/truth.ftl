## The truth beside the search
solving-ending = Solving all positions of { $ending } …
solving-ending-part = Solving all positions of { $ending }, { $part } …
player-truth = The truth, where it is known
truth-unknown = No exact value is known for this position.

truth-chip = differs from the truth
    .title = { $count ->
        [one] Show or hide the rings around nodes that differ from the truth; it is known for { $count } node
       *[other] Show or hide the rings around nodes that differ from the truth; it is known for { $count } nodes
    }
truth-chip-none = { $count ->
    [one] No node differs from the truth; it is known for { $count } node.
   *[other] No node differs from the truth; it is known for { $count } nodes.
}
next-wrong = Next
    .title = To the next node that differs from the truth (T)

node-draw = Truth: a draw with best play.
node-wins = Truth: { $winner } wins.
node-says = The search differs: it says { $value }.
node-gives-win = The search differs: { $move }, the move it chooses, gives the win away.
node-gives-draw = The search differs: { $move }, the move it chooses, gives the draw away.

## A search that plays against the truth
watch-fail = Watch it fail
    .title = The settings under Search play this side; the other side knows the truth and defends as long as it can
watch-try = Watch it try
    .title = The settings under Search play this side; the other side knows the truth and defends as long as it can
watch-players = { $side } is played by { $search }, { $other } by the truth.
watch-has-win = { $side } has a win.
watch-has-win-in = { $side } has a win in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}.
watch-has-draw = { $side } can hold a draw.
watch-has-loss = { $side } is lost, whatever the search says.
watch-win-to-draw = { $move } gives the win away: a draw now.
watch-win-to-loss = { $move } gives the win away: a loss now.
watch-draw-to-loss = { $move } gives the draw away: a loss now.
watch-failed = { $plies ->
    [one] It failed after { $plies } ply: { $ending }.
   *[other] It failed after { $plies } plies: { $ending }.
}
watch-held = { $plies ->
    [one] It did not fail: { $ending }, after { $plies } ply.
   *[other] It did not fail: { $ending }, after { $plies } plies.
}
