## Numbers and values in words
value-win = win in { $plies }
value-loss = loss in { $plies }
value-sure-win = win
value-sure-loss = loss
tiny-sure-win = W
tiny-sure-loss = L
value-mate = mate in { $moves }
value-mated = mated in { $moves }
tiny-win = W{ $plies }
tiny-loss = L{ $plies }
value-for-max = { $value } for MAX
expected-score = expected score { $value }
nodes = { $count ->
    [one] { $count } node
   *[other] { $count } nodes
}
moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
speed = { $time }, { $nodes }/s
chance = chance
phase-opening = { $term } (opening)
phase-ending = { $term } (ending)
phase-middlegame = { $term } (middlegame)
phase-endgame = { $term } (endgame)
root = the root
