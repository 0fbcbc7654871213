## The board and what is around it
board-title = Board
pad =
    .aria-label = Steer
go-on = Play from here
back-to-game = Back
go-first =
    .title = To the start
    .aria-label = To the start of the game
go-back =
    .title = One move back
    .aria-label = One move back
go-forward =
    .title = One move on
    .aria-label = One move on
go-last =
    .title = To the end
    .aria-label = To the last move
undo =
    .title = Take back (Ctrl+Z)
    .aria-label = Take back
redo =
    .title = Redo (Ctrl+Y)
    .aria-label = Redo
new-game = New
edit = Set up
hint = Hint
    .title = Show what the computer would play
flip = Flip
labels = Numbers
truth = Truth
    .title = The exact value of every move
setups =
    .aria-label = Games of this kind
record =
    .aria-label = Moves of the game
position-label = Position
position-text =
    .title = The position as text; press Enter to set up another
moves-label = Moves
moves-text =
    .title = The moves of the game as text; press Enter to play others
    .placeholder = 1. …
copy-game = Copy game
    .title = Copy the game with its variations
save-game = Save .pgn
    .title = Save the game with its variations and comments
paste-note = Paste a game anywhere, or drop a file on the board.
look = Look
    .title = Colours and sound of the board

## What is really true
truth-draw = Truth: a draw with best play.
truth-margin = Truth: { $winner } wins by { $margin ->
    [one] { $margin } disc
   *[other] { $margin } discs
}.
truth-key-margin = At the moves: the discs each wins or loses by.
truth-key-plies = At the moves: won (W), drawn (D) or lost (L), and in how many plies.
truth-wins = Truth: { $winner } wins.
truth-mates = Truth: { $winner } mates in { $moves }.
truth-wins-in = Truth: { $winner } wins in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}.

## Beside the board
bar-none =
    .aria-label = No value yet
    .title = No value yet: search, think or play
bar-value =
    .aria-label = Value for { $side }: { $value }
    .title = { $value } for { $side }
judgement-title = The value function here

## Setting up a position
side-to-move = { $side } to move
eraser =
    .aria-label = Eraser
    .title = Eraser
editor-clear = Clear
editor-use = Use this position
editor-how = Choose a piece and click where it stands; drag pieces to move them, off the board to take them away.
castling = Castling:
    .aria-label = Castling
castling-white-short = White, short
castling-white-long = White, long
castling-black-short = Black, short
castling-black-long = Black, long
fault-no-king = { $side } has no king.
fault-kings = { $side } has { $kings } kings.
fault-pawn = A pawn cannot stand on the first or the last row.
fault-man = A man that has come to the last row is a king.

## Games as text
position-set = The position is on the board.
game-set = The game is on the board.
game-copied = The game is copied, with its variations.
script-on-board = Your game is on the board.
game-too-large = { $name } is too large to be one game
file-no-text = { $name } is no text: expected a game or a position
save-game-as = Save .{ $kind }

## Looks and sounds
look-wood = Wood
look-green = Green
look-blue = Blue
look-grey = Grey
look-colours = Colours of the board
look-sound = A click for every move

## The state of the game
use-text = Use this text
option-as-text = { $option } as text
solving = Solving …
discs = Discs: { $first } { $max }, { $second } { $min }
must-pass = { $side } has no move and must pass.
pass = Pass
move-pass = pass
moves-of = Moves:
pad-up =
    .aria-label = up
pad-left =
    .aria-label = left
pad-right =
    .aria-label = right
pad-down =
    .aria-label = down
turn-thinks = { $side }: thinking …
turn-check = { $side } to move, in check
turn-score = { $turn } · score { $score }
looking-ahead = Looking ahead: { $moves }
looking-root = Looking at the root of the tree
promote-line = Make it the main line
    .title = This variation goes on with the game; the line becomes its variation
delete-line = Delete from here
    .title = Throws away the move on the board and all that follows it; Take back brings them back
why-move = Why this move?
    .title = Searches the position before the move on the board, and picks it in the tree
move-value = value { $value }
badge-win = W
badge-draw = D
badge-loss = L
light-square = light square
board-name =
    .aria-label = Board
which-promotion =
    .aria-label = What does the pawn become?
which-move =
    .aria-label = Which move?

## Pieces, for screen readers
piece-empty = empty
piece-disc = disc
piece-man = man
piece-king = king
piece-dot = food
piece-capsule = capsule
piece-pacman = Pac-Man
piece-ghost = ghost
piece-scared = scared ghost
piece-chess-p = pawn
piece-chess-r = rook
piece-chess-n = knight
piece-chess-b = bishop
piece-chess-q = queen
piece-chess-k = king
piece-of = { $side } { $piece }

## The groups of controls
group-walk =
    .aria-label = Walk through the game
group-game =
    .aria-label = The game
group-view =
    .aria-label = What the board shows
texts = Text
    .title = The position and the game as text, to copy, save and replace

## Comments by hand
comment = Comment
    .title = Words and a sign at the move on the board; a saved game has them
comment-text =
    .aria-label = Comment on the move on the board
comment-sign =
    .aria-label = Sign of the move on the board
comment-no-sign = no sign
score-lead = { $side } is better by { $by }

## A tree made by hand
tree-rows = Nodes, by clicks
tree-rows-not = This tree is too large, or written in a way that only text can say: change it below.
tree-kind = What node { $name } is
tree-kind-max = MAX
tree-kind-min = MIN
tree-kind-chance = chance
tree-value = Value of node { $name }
tree-name = Name of node { $name }
tree-no-name = name
tree-add =
    .title = Add a move
    .aria-label = Add a move below { $name }
tree-remove =
    .title = Remove this node and all below it
    .aria-label = Remove { $name } and all below it
