## Strom a jeho nástroje
tree-title = Strom
tree-find =
    .title = Tah, nebo několik po sobě; Enter jde na další
    .aria-label = Najít uzly podle tahů
    .placeholder = Najít tahy
tree-fold = Sbalit
    .title = Ukázat vše, nebo jen hlavní variantu, její sourozence a to, co rozbalíte
tree-pv = Hlavní varianta
    .title = Na variantu, kterou se čeká od obou stran (P)
tree-out =
    .title = Oddálit
    .aria-label = Oddálit
tree-fit = Celý
    .title = Ukázat vše (Home)
tree-in =
    .title = Přiblížit
    .aria-label = Přiblížit
compare-with =
    .aria-label = Porovnat s jiným prohledáváním
exercise = Cvičení
    .title = Skrýt hodnoty a doplnit je sám
filters =
    .aria-label = Proč byly uzly opuštěny
tree-counts = { $search } · { $nodes ->
    [one] { $nodes } uzel
    [few] { $nodes } uzly
    [many] { $nodes } uzlu
   *[other] { $nodes } uzlů
}
tree-counts-last = { tree-counts } ve všech hloubkách; strom ukazuje poslední hloubku: { $shown }
tree-counts-missing = { tree-counts }, z toho { $missing } nezaznamenáno

## Proč byl uzel opuštěn
missing-below = Pod ním nezaznamenáno: { $missing }; víc uvidíte, když budete hledat odtud.
intro-best = Prohledávání hraje { $move }: { $verdict }.
intro-verdict = Prohledávání říká: { $verdict }.
intro-skipped = { $count ->
    [one] Na { $count } tah se vůbec nepodívalo; končí dvěma čárkami.
    [few] Na { $count } tahy se vůbec nepodívalo; každý končí dvěma čárkami.
    [many] Na { $count } tahu se vůbec nepodívalo; každý končí dvěma čárkami.
   *[other] Na { $count } tahů se vůbec nepodívalo; každý končí dvěma čárkami.
}
intro-skipped-recorded = { $count ->
    [one] V zaznamenané části se na { $count } tah vůbec nepodívalo; končí dvěma čárkami.
    [few] V zaznamenané části se na { $count } tahy vůbec nepodívalo; každý končí dvěma čárkami.
    [many] V zaznamenané části se na { $count } tahu vůbec nepodívalo; každý končí dvěma čárkami.
   *[other] V zaznamenané části se na { $count } tahů vůbec nepodívalo; každý končí dvěma čárkami.
}
intro-pick = Vyberte uzel a uvidíte, proč byl opuštěn, nebo si prohledávání přehrajte.
intro-folded = Většina stromu je sbalená: uzel se rozbalí dvojklikem, nebo ukažte celý strom.
intro-folded-touch = Většina stromu je sbalená: ťukněte na uzel a stiskněte Rozbalit, nebo ukažte celý strom.
intro-missing = Celý strom je příliš velký: zaznamenává se shora a kde něco chybí, uzel to říká.
window-at = Okno v uzlu { $name }

## Vše o uzlu
nodes-left-out = { $nodes }, { $count ->
        [one] { $count } vynechaný tah
        [few] { $count } vynechané tahy
       *[other] { $count } vynechaných tahů
    }
fact-turn = na tahu
fact-likely = pravděpodobnost
fact-left = opuštěn
fact-value = hodnota
fact-window = okno
fact-depth = hloubka
fact-pass = průchod
fact-below = pod ním
fact-missing = nezaznamenáno
fact-not-looked-at = nezkoumán
fact-to-the-end = do konce
shares-here = { $function }: zde { $value }

## Program vedle stromu
code-leaf = je-li konec hry nebo nezbývá hloubka: vrať hodnota(uzel)
code-call-window = hledej(uzel, α, β):
code-call = hledej(uzel):
code-max = táhne-li MAX: pro každý tah
code-min = táhne-li MIN: pro každý tah
code-chance = jinak: pro každý tah
code-raise-window = v = max(v, hledej(potomek, α, β))
code-lower-window = v = min(v, hledej(potomek, α, β))
code-raise = v = max(v, hledej(potomek))
code-lower = v = min(v, hledej(potomek))
code-average = v = v + pravděpodobnost × hledej(potomek)
code-cut-max = je-li v ≥ β: vrať v  – MIN se tomu vyhne
code-cut-min = je-li v ≤ α: vrať v  – MAX se tomu vyhne
code-done = vrať v
code =
    .aria-label = Prohledávání jako program

## Proč byly uzly opuštěny, jedním slovem
exit-rule = pravidlo { $rule }
exit-never = nikdy nezkoumáno
filter =
    .title = Ukázat nebo zeslabit uzly: { $reason }

## Porovnání dvou prohledávání
rival-minimax = Minimax
rival-alphabeta = Alfa-beta
rival-ordered = Alfa-beta, s řazením tahů
rival-beam = Alfa-beta, jen 3 nejlepší tahy
rival-expectimax = Expectimax
rival-pvs = Hrací prohledávání
rival-variant = Varianta { $name }
compare-choose = Porovnat s…
compare-close = Zavřít porovnání
compare-note = Co prohledávání nezkoumalo, je vybledlé. Obě se pohybují spolu; klepnutím na uzel uvidíte, co o něm které říká.
compare-absent = Sem se toto prohledávání nepodívalo.
compare-half = uzlů: { $nodes }, odříznutí: { $cutoffs }, { $time }
compare-same-value = Obě říkají { $value }
compare-other-value = Neshodnou se: { $value } a { $other }
compare-other-judge = Řídí se různými funkcemi ({ $judge }: { $value }, { $rival }: { $other }), jejichž hodnoty nelze porovnat,
compare-same-move = hrají { $move }
compare-other-move = hrají { $move } a { $other }
compare-nothing = nic
compare-words = { $work ->
        [same] { $values } a { $moves }, se stejným počtem uzlů.
       *[less] { $values } a { $moves }; { $search } prozkoumá { $share } uzlů.
    } Uzlů, které navštívila obě: { $both }.

## Hledání, sbalování, přehrávání
found-count = nalezeno: { $count }
found-more = a dalších { $count }
found-list =
    .aria-label = Nalezené uzly
found-at = { $at } z { $count }
tree-whole = Celý strom
node-fold = Sbalit
node-unfold = Rozbalit
node-zoom = Přiblížit sem
search-from-here = Hledat odtud
no-tree = Tady bude strom prohledávání.
search-here = Prohledat tuto pozici
record-more = Zaznamenat více
tree-age = { $moves ->
        [0] Starší strom, pozice před prvním tahem; partie zůstává.
        [1] Starší strom, pozice po prvním tahu; partie zůstává.
       *[other] Starší strom, pozice po { $moves } tazích; partie zůstává.
    }
search-again = Prohledat pozici partie
tree-canvas =
    .aria-label = Strom prohledávání. Šipkami se po stromu chodí, plus a minus přibližují a oddalují, Home ukáže vše, P hlavní variantu.
not-kept = { $nodes } chybí
gauge =
    .aria-label = Okno { $window }
player =
    .aria-label = Přehrávání
player-moment =
    .aria-label = Okamžik prohledávání
player-play =
    .aria-label = Přehrát prohledávání
player-pause =
    .aria-label = Pozastavit
player-speed =
    .aria-label = Rychlost
speed-slow = pomalu
speed-all = vše za { $seconds } s
replay-start =
    .title = Na začátek
    .aria-label = Na začátek
replay-back =
    .title = O krok zpět
    .aria-label = O krok zpět
replay-step =
    .title = O krok vpřed
    .aria-label = O krok vpřed
replay-cut =
    .title = K dalšímu odříznutí
    .aria-label = K dalšímu odříznutí
replay-end =
    .title = Na konec
    .aria-label = Na konec
player-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroky
        [many] { $count } kroku
       *[other] { $count } kroků
    }
replay-answer = Ukázat odpověď
    .title = Co prohledávání nakonec najde: tah, hodnotu a variantu
replay-hide = Skrýt odpověď
    .title = Dokud k ní přehrávání nedojde
node-open = Tady prohledávání ještě pracuje: hodnota uzlu zatím není známa.
calls =
    .aria-label = Otevřená volání, nejnovější první
calls-call = otevřené volání
calls-way = cesta
    .aria-label = Cesta, kterou prohledávání jde, poslední uzel první
calls-best = zatím nejlepší
calls-more = a mezi nimi dalších { $count }
moment-enter = Vstup do uzlu { $node }: { $number ->
        [several] rozhodují
       *[single] rozhoduje
    } { $side }, okno je { $window }.
moment-enter-pass = Vstup do uzlu { $node } ({ $pass }): { $number ->
        [several] rozhodují
       *[single] rozhoduje
    } { $side }, okno je { $window }.
moment-leave = Návrat z uzlu { $node } s hodnotou { $value }. { $reason }
moment-skip = { $node }: { $reason }
moment-round = Začíná nový průchod: { $round }, okno { $window }.
growth-select = Prohledávání jde k uzlu { $node }.
growth-choice = { $mean } + { $weight } · √(ln { $all } / { $own }) = { $sum }, největší z { $count }.
growth-choice-prior = { $mean } + { $weight } · { $prior } · √{ $all } / (1 + { $own }) = { $sum }, největší z jeho tahů.
growth-largest = { $sum } je největší z jeho tahů.
growth-expand = Do stromu přibývá { $node }.
growth-set = { $node }: { $number } je { $value }.
growth-change = { $node }: { $number } je teď { $value }, předtím { $before }.
growth-mark = { $node } má značku { $mark }.
fact-mark = značka

## Stromy v souborech
tree-file-bad = Toto není strom, který lze ukázat: { $what }
tree-file-json = čeká se objekt se sloupci, jak jej píše plywood tree --out x.json
tree-file-no-place = Soubor neříká, které pozice strom je: na vlastní stránce jej ukáže plywood tree --in SOUBOR --out strom.html
