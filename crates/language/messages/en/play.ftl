## A game line by line: the start
play-greeting = { $game }. { $seating }
play-header = Type a move or a command: { $commands }. `help` says what each does.
play-seat-max = You play { $max }, the computer plays { $min }.
play-seat-min = You play { $min }, the computer plays { $max }.
play-seat-both = You play both sides.
play-seat-none = The computer plays both sides.
play-good-bye = Good bye.

## What can be typed; the first word is the command
command-move = MOVE
command-move-about = play it; `moves` lists the legal ones
command-hint = hint
command-hint-about = what the computer would play for you
command-undo = undo
command-undo-about = take back your last move and the reply
command-go = go
command-go-about = let the computer move for you
command-moves = moves
command-moves-about = the legal moves
command-board = board
command-board-about = show the board again
command-flip = flip
command-flip-about = turn the board round
command-explain = explain
command-explain-about = show every candidate's score before the computer moves, on or off
command-ascii = ascii
command-ascii-about = plain characters or figures
command-level = level N
command-level-about = play stronger or weaker, 1 to 9
command-side = side NAME
command-side-about = take another side, both, or none to watch
command-setup = setup TEXT
command-setup-about = go on from this position
command-draw = draw
command-draw-about = offer a draw
command-resign = resign
command-resign-about = give the game up
command-save = save FILE
command-save-about = write the game to a file
command-load = load FILE
command-load-about = go on with a saved game; `load FILE 3` takes the third of the file
command-game = game
command-game-about = the game so far with its tags, comments and variations
command-new = new
command-new-about = start again
command-exit = exit
command-exit-about = leave
command-help = help
seat-both = both
seat-none = none

## Before a move
play-at = At { $position }: { $moves }
play-in-check = { $who ->
    [you] You are in check.
   *[side] { $side } is in check.
}
play-must-capture = { $who ->
    [you] You must capture: { $moves }.
   *[side] { $side } must capture: { $moves }.
}
play-level = Level { $level }.
play-explains = The computer shows its candidates before it plays.
play-just-plays = The computer just plays.
play-hint = Try { $move }.
play-hint-line = Try { $line } ({ $verdict }).
play-which-one = Which one? { $moves }

## A move of the computer
play-plays = { $side } plays { $move }.
play-plays-taking = { $side } plays { $move } and takes { $pieces } pieces.
play-thinking = { $side } is thinking ...
play-by-lot = The first move is chosen at random:
play-from-book = From the book:
play-in-book = In the book, by how often each is chosen:
play-candidates = Candidates at depth { $depth }:
play-search = { $search }, depth { $depth }:

## The end
play-is-over = The game is over: { $result }.
play-was-over = The game is over: { $result }. Type undo, new or exit.
play-resigned = { $loser } resigned, { $winner } wins
play-out-of-time = { $loser } ran out of time, { $winner } wins
play-agreed = draw by agreement
play-won = { $winner } wins
play-drawn = draw
play-declines-early = The computer declines: the game has only begun.
play-declines = The computer declines: it thinks that it stands better.

## Files
play-saved = Saved { $moves } moves to '{ $file }'.
play-loaded = Loaded { $moves } moves from '{ $file }'.

## Refusals
play-no-move = There is no move.
play-no-undo = There is nothing to take back.
play-no-time-back = Time cannot be taken back. Type new or exit.
play-see-help = { $refusal } (type help for commands)
play-see-help-capture = { $refusal }; a capture must be made (type help for commands)
play-bad-level = bad level '{ $text }': expected 1 to { $most }
play-setup-what = set up what? expected a position: setup TEXT
play-save-what = save what? expected a file name: save FILE
play-load-what = load what? expected a file name: load FILE, or load FILE 3 for its third game
play-one-game = '{ $file }': bad game '{ $number }': expected 1, there is one game in it
play-in-file = '{ $file }': { $refusal }
play-unknown-side = unknown side '{ $name }': expected { $max }, { $min }, both or none
play-no-record = '{ $file }' is not a saved game: { $reason }
play-other-game = '{ $file }' is a game of { $found }: expected { $expected }
