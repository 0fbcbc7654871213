## Hodnoty slovy
plies = { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahu
   *[other] { $plies } půltahů
}
win-in = výhra za { $plies }
loss-in = prohra za { $plies }
mate-in = mat { $moves }. tahem
mated-in = dostane mat { $moves }. tahem

## Přesné hodnoty
exact-win = výhra
exact-draw = remíza
exact-loss = prohra
exact-win-in = výhra za { plies }
exact-loss-in = prohra za { plies }

## Kdo stojí lépe
verdict-mates = { $number ->
    [several] { $side } dají mat { $moves }. tahem
   *[single] { $side } dá mat { $moves }. tahem
}
verdict-wins = { $number ->
    [several] { $side } vyhrají
   *[single] { $side } vyhraje
}
verdict-wins-in = { verdict-wins } za { plies }
verdict-even = vyrovnaná pozice
verdict-points = { $points } ({ $side })
verdict-better = { $number ->
    [several] { $side } mají výhodu { $points }
   *[single] { $side } má výhodu { $points }
}

## Jak hra skončila
outcome-points = výsledek { $points }
outcome-draw = remíza
ending-by = { $outcome }: { $why }
chance = náhoda
