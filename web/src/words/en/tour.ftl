## The first minute
tour =
    .aria-label = The first minute
tour-answer-text = { $mover } plays { $move }. The search visited { $nodes } nodes; { $skipped ->
    [one] { $skipped } move
   *[other] { $skipped } moves
} it never tried, and with them everything below.

## The start screen
start-title = See what a search looks at, and what it leaves out
start-lead = A program that plays a game looks ahead: my move, your reply, my answer. That is a tree. Alpha-beta finds the same answer as looking at all of it, and leaves most of it out.
start-write = Write a value function in five minutes, and see whether it is right
start-tour = Show me in a minute
start-examples = { $count } examples, one click each
start-resume = Back to the game
start-own = Or set up any position on the left, choose a search on the right, and press “Search and draw the tree”.

## The steps of the first minute
tour-position = A position
tour-position-text = { $mover } is to move. A program looks ahead: every move of { $mover }, every reply of { $other }, every answer to that, until the game is over. That is a tree; it grows from here.
tour-line = One line to its end
tour-line-text = { $moves }: the game is over. There stands the result: 1 if { $first } wins, 0 for a draw, −1 if { $second } wins. Here it is { $value }. At the right is the program that does it, with the line it is at.
tour-values = Values come up from the end
tour-values-text = Going back up, { $mover } takes the { $turn ->
        [min] smallest
       *[max] largest
    } number and { $other } the { $turn ->
        [min] largest
       *[max] smallest
    }. When everything below { $move } has been looked at, { $move } is worth { $value }. So it goes on, move by move: that is minimax.
tour-own = { $mover } is sure of something: { $bound }
tour-own-text = Alpha-beta goes the same way and remembers more. { $move } comes out as { $value }. From now on { $mover } has that in hand. It is called { $bound }: another move is of interest only if it gives { $turn ->
        [min] less
       *[max] more
    }.
tour-other = { $other } does the same: { $bound }
tour-other-text = After { $moves } it is { $other } who chooses, and { $other } already has a reply worth { $value }. That is { $bound }: whatever gives { $mover } { $turn ->
        [min] less
       *[max] more
    } will not be allowed. The search looks only for values between α and β, the window.
tour-cut = The cut
tour-cut-text = Next, { $move }. { $reason } Two strokes mark the moves left out, C the node they were cut from, and { $bound ->
        [lower] ≥ says: at least
       *[upper] ≤ says: at most
    }.
tour-answer = The answer
tour-same = Nothing was lost
tour-same-text = Minimax visits { $nodes } nodes and finds the same move with the same value. What alpha-beta left out is faded. Now look around: click any node to read why the search left it, or open an example.
tour-next = Next
tour-last = Look around
tour-back = Back
tour-close =
    .aria-label = End the tour
    .title = End the tour
step-of = { $step } of { $steps }
story-close =
    .aria-label = Put the story away

## The three doors
door-learn = Learn
door-learn-about = Eight steps on a real position: minimax, alpha and beta, the first cut.
door-play = Play
door-play-about = Against the computer; watch it think, and ask it why.
door-measure = Measure
door-measure-about = Is a value function right? Every won position of a class says where it fails.
start-exercise = Fill in a tree by hand
    .title = An exercise: a random tree whose values and cuts you find
