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

## Co se dokázalo
proof-no-win = { $number ->
    [several] { $side } nevyhrají
   *[single] { $side } nevyhraje
}
proof-hold = { $number ->
    [several] { $side } neprohrají
   *[single] { $side } neprohraje
}
proof-value = { $number ->
    [several] { $side } dosáhnou hodnoty { $value } nebo lepší
   *[single] { $side } dosáhne hodnoty { $value } nebo lepší
}
proof-no-value = { $number ->
    [several] { $side } hodnoty { $value } nedosáhnou
   *[single] { $side } hodnoty { $value } nedosáhne
}
proof-open = nerozhodnuto: důkazové číslo { $proof }, vyvracecí číslo { $disproof }
proof-open-rest = { proof-no-win }; zda je to remíza, není rozhodnuto: důkazové číslo { $proof }, vyvracecí číslo { $disproof }
proof-numbers = důkaz { $proof } · vyvrácení { $disproof }
proof-within = { $verdict } (v prohledané hloubce)

## Jak hra skončila
outcome-points = výsledek { $points }
outcome-draw = remíza
ending-by = { $outcome }: { $why }
chance = náhoda
