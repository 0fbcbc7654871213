## Čísla a hodnoty slovy
value-win = výhra za { $plies }
value-loss = prohra za { $plies }
value-sure-win = výhra
value-sure-loss = prohra
tiny-sure-win = V
tiny-sure-loss = P
value-mate = mat { $moves }. tahem
value-mated = dostane mat { $moves }. tahem
tiny-win = V{ $plies }
tiny-loss = P{ $plies }
value-for-max = { $value } pro MAX
expected-score = očekávaný výsledek { $value }
nodes = { $count ->
    [one] { $count } uzel
    [few] { $count } uzly
    [many] { $count } uzlu
   *[other] { $count } uzlů
}
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
speed = { $time }, { $nodes }/s
chance = náhoda
phase-opening = { $term } (zahájení)
phase-ending = { $term } (koncovka)
phase-middlegame = { $term } (střední hra)
phase-endgame = { $term } (koncovka)
root = kořen
