## Pravda vedle prohledávání
solving-ending = Řeší se všechny pozice { $ending } …
solving-ending-part = Řeší se všechny pozice { $ending }, { $part } …
player-truth = Pravda, kde je známa
truth-unknown = Přesná hodnota této pozice není známa.

truth-chip = liší se od pravdy
    .title = { $count ->
        [one] Ukázat nebo skrýt kroužky kolem uzlů, které se liší od pravdy; ta je známa pro { $count } uzel
        [few] Ukázat nebo skrýt kroužky kolem uzlů, které se liší od pravdy; ta je známa pro { $count } uzly
        [many] Ukázat nebo skrýt kroužky kolem uzlů, které se liší od pravdy; ta je známa pro { $count } uzlu
       *[other] Ukázat nebo skrýt kroužky kolem uzlů, které se liší od pravdy; ta je známa pro { $count } uzlů
    }
truth-chip-none = { $count ->
    [one] Žádný uzel se neliší od pravdy; ta je známa pro { $count } uzel.
    [few] Žádný uzel se neliší od pravdy; ta je známa pro { $count } uzly.
    [many] Žádný uzel se neliší od pravdy; ta je známa pro { $count } uzlu.
   *[other] Žádný uzel se neliší od pravdy; ta je známa pro { $count } uzlů.
}
next-wrong = Další
    .title = Na další uzel, který se liší od pravdy (T)

node-draw = Pravda: při nejlepší hře remíza.
node-wins = Pravda: vyhraje { $winner }.
node-says = Prohledávání se liší: říká { $value }.
node-gives-win = Prohledávání se liší: tah { $move }, který si vybralo, pouští výhru.
node-gives-draw = Prohledávání se liší: tah { $move }, který si vybralo, pouští remízu.

## Prohledávání hraje proti pravdě
watch-fail = Podívat se, jak selže
    .title = Tuto stranu hraje nastavení z panelu Prohledávání; druhá strana zná pravdu a brání se, jak nejdéle může
watch-try = Podívat se, jak si povede
    .title = Tuto stranu hraje nastavení z panelu Prohledávání; druhá strana zná pravdu a brání se, jak nejdéle může
watch-players = { $side }: { $search }; { $other }: pravda.
watch-has-win = { $side } má výhru.
watch-has-win-in = { $side } má výhru za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahu
   *[other] { $plies } půltahů
}.
watch-has-draw = { $side } může udržet remízu.
watch-has-loss = { $side } prohraje, ať prohledávání říká cokoli.
watch-win-to-draw = { $move } pouští výhru: teď je to remíza.
watch-win-to-loss = { $move } pouští výhru: teď je to prohra.
watch-draw-to-loss = { $move } pouští remízu: teď je to prohra.
watch-failed = { $plies ->
    [one] Selhalo po { $plies } půltahu: { $ending }.
    [few] Selhalo po { $plies } půltazích: { $ending }.
    [many] Selhalo po { $plies } půltahu: { $ending }.
   *[other] Selhalo po { $plies } půltazích: { $ending }.
}
watch-held = { $plies ->
    [one] Neselhalo: { $ending }, po { $plies } půltahu.
    [few] Neselhalo: { $ending }, po { $plies } půltazích.
    [many] Neselhalo: { $ending }, po { $plies } půltahu.
   *[other] Neselhalo: { $ending }, po { $plies } půltazích.
}
