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
tree-counts-missing = { tree-counts }, z toho { $missing } nezaznamenáno

## Proč byl uzel opuštěn
missing-below = { $count ->
    [one] Pod ním není zaznamenán { $count } uzel nebo tah; víc uvidíte, když budete hledat odtud.
    [few] Pod ním nejsou zaznamenány { $count } uzly a tahy; víc uvidíte, když budete hledat odtud.
    [many] Pod ním není zaznamenáno { $count } uzlu a tahu; víc uvidíte, když budete hledat odtud.
   *[other] Pod ním není zaznamenáno { $count } uzlů a tahů; víc uvidíte, když budete hledat odtud.
}
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
intro-missing = Celý strom je příliš velký: zaznamenává se shora a kde něco chybí, uzel to říká.
window-at = Okno v uzlu { $name }
