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
truth-margin = Truth: { $winner } wins by { $margin }.
truth-wins = Truth: { $winner } wins.
truth-mates = Truth: { $winner } mates in { $moves }.
truth-wins-in = Truth: { $winner } wins in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}.
