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

## What was proven
proof-no-win = { $number ->
    [several] { $side } do not win
   *[single] { $side } does not win
}
proof-hold = { $number ->
    [several] { $side } do not lose
   *[single] { $side } does not lose
}
proof-value = { $number ->
    [several] { $side } get { $value } or better
   *[single] { $side } gets { $value } or better
}
proof-no-value = { $number ->
    [several] { $side } do not get { $value }
   *[single] { $side } does not get { $value }
}
proof-open = not decided: proof number { $proof }, disproof number { $disproof }
proof-open-rest = { proof-no-win }; whether it is a draw is not decided: proof number { $proof }, disproof number { $disproof }
proof-numbers = proof { $proof } · disproof { $disproof }
proof-within = { $verdict } (as deep as was searched)

## How a game ended
outcome-points = { $points } points
outcome-draw = draw
ending-by = { $outcome } by { $why }
chance = chance
