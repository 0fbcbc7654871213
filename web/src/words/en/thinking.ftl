## The thinking panel
thinking-title = Thinking
tab-search = Search
tab-think = Think
tab-play = Play
pause = Pause
stop = Stop
run-search = Search and draw the tree
search-runs = { $seconds } s of { $limit } at most
search-runs-nodes = { $seconds } s of { $limit } at most, { $nodes } nodes
search-unfinished = Stopped: this is the best of the { $done } moves it was done with, of { $all } it began; nothing is proven.
search-about = One search of the position on the board; its whole tree appears beside it.

## What a search found
found-best = Best
found-line = Line
found-nodes = Nodes
found-cutoffs = Cut-offs
found-time = Time
found-depth = Depth
found-table = Table
found-none = none
found-or = or
found-depths = { $depth } (deepest { $deepest })
found-fill = { $share } % full
root-moves =
    .aria-label = Moves of the root
column-move = move
column-value = value
column-truth = truth
column-share = share of the nodes
column-nodes = nodes
root-more = and { $count } more, in the tree
solved-win = win
solved-draw = draw
solved-loss = loss
solved-by = { $margin ->
    [0] { $result }
    [one] { $result } by { $margin } disc
   *[other] { $result } by { $margin } discs
}
solved-in = { $result } in { $plies } plies

## Thinking live
cannot-think = { $game } has no playing search: use Search.
think-seconds = Seconds
think-lines = Lines
think-threads = Threads
think-threads-one =
    .title = One thread searches here: a page has no more, and the program as many as the machine has cores.
think-start = Think
think-endless = until I stop it
    .title = For { $time } at most
think-queued = All thinkers are busy; { $waiting } waiting.
think-about = The playing search deepens ply by ply and tells what it finds.
play-line =
    .title = Play { $moves }

## Playing
play-start = Play
play-levels = Levels 1 to { $plies } look that many plies ahead; { $first } to { $last } think for { $seconds } seconds.
play-random-start = The computer's first move on an empty board is random, so that games differ; between two settings too.
play-graph = Score over the game
judge-game = Judge every position
clock = Clock
clock-none = no clock
clock-minutes = { $minutes } min
clock-bonus = { $minutes } min + { $seconds } s a move
offer-draw = Offer a draw
resign = Resign
aside = Put aside: { $settings }.
aside-how = To let two settings play each other, put one aside and change the other.
aside-put = Put settings aside
player-human = You
player-level = Computer, level { $level }
player-settings = Computer, as under Search
player-kept = Computer, as put aside
player-random = Random moves
lost-on-time = { $loser } lost on time: { $winner } wins
resigned = { $loser } resigned: { $winner } wins
draw-early = { $side } declines: it is too early.
draw-ahead = { $side } declines: it thinks that it is ahead.
draw-agreed = Draw by agreement
graph-unit = Upwards: good for { $side }, in the points of the value function. To the right: plies.
graph-later = The score graph appears when the computer has judged two positions.
graph =
    .aria-label = Values over the plies of the game
graph-point = ply { $ply }: { $value }
record-human = Human
record-level = level { $level }

## Why a move was played
mover-level = Level { $level }
mover-level-depth = { $depth ->
    [one] Level { $level } looked { $depth } ply ahead and
   *[other] Level { $level } looked { $depth } plies ahead and
}
mover-search = The player ({ $search })
mover-human = You played { $move }. The search under Search ({ $search })
mover-random = Chance played { $move }. The search under Search ({ $search })
mover-agent = Your agent played { $move }. The search under Search ({ $search })
mover-truth = The truth played { $move }. The search under Search ({ $search })
why-prefers = { $mover } preferred { $move } ({ $value }) to { $other } ({ $worth }){ $by }.
why-again = { $mover } now prefers { $move } ({ $value }) to { $other } ({ $worth }), which was played{ $by }.
why-instead = { $mover } prefers { $move } ({ $value }) to it ({ $worth }){ $by }.
why-only = { $mover } had no other move to weigh than { $move } ({ $value }).
why-by = , by { $by }
why-by-at-least = , by at least { $by }
why-by-nothing = , though both are worth the same

axis-plies = plies
