## Values in words
plies = { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
win-in = win in { $plies }
loss-in = loss in { $plies }
mate-in = mate in { $moves }
mated-in = mated in { $moves }

## Exact values
exact-win = win
exact-draw = draw
exact-loss = loss
exact-win-in = win in { plies }
exact-loss-in = loss in { plies }

## Who is ahead
verdict-mates = { $number ->
    [several] { $side } mate in { $moves }
   *[single] { $side } mates in { $moves }
}
verdict-wins = { $number ->
    [several] { $side } win
   *[single] { $side } wins
}
verdict-wins-in = { verdict-wins } in { plies }
verdict-even = even
verdict-points = { $points } for { $side }
verdict-better = { $number ->
    [several] { $side } are better by { $points }
   *[single] { $side } is better by { $points }
}

## How a game ended
outcome-points = { $points } points
outcome-draw = draw
ending-by = { $outcome } by { $why }
chance = chance
