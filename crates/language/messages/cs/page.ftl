## Stránka se stromem: její ovládání
page-tools = Strom
page-find = Najít tah nebo variantu
page-find-about = Najít tah nebo variantu jako a1 b2
page-earlier = Předchozí nález
page-later = Další nález
page-hits = Co bylo nalezeno
page-expected = Hlavní varianta
page-expected-about = Krok po hlavní variantě
page-levels = Úrovně
page-levels-about = Zobrazené úrovně
page-closer = Přiblížit
page-farther = Oddálit
page-fit = Celé
page-fit-about = Ukázat celý strom
page-legend = Legenda
page-legend-about = Legenda a klávesy
page-alone = Otevřít
page-alone-about = Otevřít ve vlastním okně
page-tree = strom prohledávání
page-tree-about = Strom prohledávání. Šipky vedou k rodiči, prvnímu potomku a sousedům, Enter sbaluje.
page-key-arrows = rodič, první potomek, sousedé
page-key-enter = sbalit nebo rozbalit (nebo dvojklik)
page-key-expected = další uzel hlavní varianty
page-key-find = najít, další nález
page-key-replay = přehrát, krok zpět, krok vpřed, další řez
page-key-zoom = zvětšení, celé
page-key-shift = šipky
page-key-pan = posunout obrázek (nebo táhnout)
page-key-home = kořen, tato legenda
page-chosen = Vybraný uzel
page-replay = Přehrání prohledávání
page-steps = Kroky
page-play = Přehrát prohledávání
page-to-start = Na začátek
page-step-back = O krok zpět
page-step-on = O krok vpřed
page-to-cut = K dalšímu řezu
page-to-end = Na konec
page-moment = Okamžik prohledávání
page-speed = Rychlost
page-slow = pomalu
page-no-script = Strom kreslí skript, který je zde vypnut.

## Co říká její skript
page-max = rozhoduje MAX
page-min = rozhoduje MIN
page-chance = rozhoduje náhoda
page-value = Hodnota pro MAX
page-window = Okno [alfa; beta]
page-depth = Zbývající hloubka
page-end = do konce
page-why-skipped = Proč se nezkoumal
page-why-left = Proč byl uzel opuštěn
page-pass-term = Průchod
page-below = Pod ním
page-below-tip = pod ním: { $whole }
page-not-drawn = Pod ním nenakresleno
page-position = Pozice
page-root = Kořen
page-pass = vynechání
page-not-looked-at = nezkoumáno
page-ply = Půltah { $n }
page-ply-line = Půltah { $n }: { $moves }
page-on-line = na hlavní variantě
page-empty = Tento strom nemá uzly.
page-overview = Zpět k přehledu
page-branch = Otevřít tuto větev
page-value-in = { $value }  v okně  { $window }
page-sign-max = štít nahoře: rozhoduje MAX
page-sign-min = štít dole: rozhoduje MIN
page-sign-chance = elipsa: rozhoduje náhoda
page-sign-leaf = bez výplně: pod ním nic není; dvojitá čára: konec hry
page-sign-expected = hlavní varianta
page-sign-pass = vynechání místo tahu
page-sign-folded = sbaleno: uzly pod ním; otevře klepnutí nebo Enter
page-sign-bounds = = přesně, ≥ nejméně, ≤ nejvýše: hodnoty jsou pro MAX
page-story-end = Celé prohledávání. Přehrajte je, nebo jděte krok za krokem.
page-the-root = kořen
page-a-pass = vynechání
page-story-enter = Vstup do uzlu { $name }: { $turn }. { $window }.
page-story-skip = Uzel { $name } se nezkoumá. { $reason }
page-story-leave = Uzel { $name } opuštěn s hodnotou { $value }. { $reason }
page-story-above = Zpět v uzlu { $name }: { $window }.
page-step = Krok { $n } z { $m }
page-pause = Pozastavit
page-found-at = { $n } z { $m }
page-found = nalezeno: { $n }
page-not-found = nenalezeno
page-more-hits = a { $n } dalších: N pokračuje
page-shown = { $whole }, z toho zobrazeno { $n }
page-dropped = { $whole }, dalších { $n } nebylo zaznamenáno
page-hidden = skryto +{ $n }
page-first-view = první pohled
page-all = všechny
page-nodes = { $count ->
    [one] { $n } uzel
    [few] { $n } uzly
   *[other] { $n } uzlů
}
page-nodes-and = { $count ->
    [one] { $whole }, { $n } vynechaný tah
    [few] { $whole }, { $n } vynechané tahy
   *[other] { $whole }, { $n } vynechaných tahů
}
page-step-count = { $count ->
    [one] { $n } krok
    [few] { $n } kroky
   *[other] { $n } kroků
}
