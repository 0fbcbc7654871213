## Obrázky stromů
algorithm-minimax = minimax
algorithm-alphabeta = alfa-beta
algorithm-expectimax = expectimax
algorithm-pvs = hrací prohledávání
algorithm-negamax = negamax
algorithm-negascout = NegaScout
algorithm-memory = alfa-beta s pamětí
algorithm-deepening = iterativní prohlubování
algorithm-aspiration = aspirační prohledávání
algorithm-mtdf = MTD(f)
algorithm-sss = SSS*
algorithm-dual = DUAL*
algorithm-mt-sss = SSS* s pamětí
algorithm-mt-dual = DUAL* s pamětí
algorithm-pn = důkazová čísla
algorithm-pn2 = PN²
algorithm-dfpn = df-pn
algorithm-uct = UCT
algorithm-mcts-solver = MCTS-Solver
algorithm-rave = RAVE
algorithm-puct = PUCT
algorithm-bestfirst = minimax nejlepší napřed
algorithm-bstar = B*
algorithm-conspiracy = spiklenecká čísla
algorithm-star1 = Star1
algorithm-star2 = Star2
algorithm-sampling = řídké vzorkování
search-about-minimax = každá varianta do hloubky nebo do konce; MAX bere největší hodnotu, MIN nejmenší
search-about-negamax = minimax jedním řádkem: hodnotu vidí ten, kdo táhne, takže obě strany berou největší
search-about-alphabeta = minimax, který vynechá varianty, jež hodnotu kořene změnit nemohou
search-about-negascout = první tah uzlu prohledá celý, u ostatních se jen ptá, zda jsou lepší
search-about-memory = alfa-beta, která si meze každého uzlu píše do tabulky, takže žádnou pozici neprohledá dvakrát
search-about-deepening = alfa-beta s pamětí do hloubky 1, 2, 3 a tak dál; nejlepší tah předchozí hloubky jde první
search-about-aspiration = iterativní prohlubování, které okno odhadne z předchozí hloubky, a když se zmýlí, hledá znovu
search-about-mtdf = k hodnotě se přibližuje otázkami „aspoň tolik?“, začíná hodnotou předchozí hloubky
search-about-sss = nejlepší napřed: pokračuje tam, kde se dá získat nejvíc, se seznamem všech otevřených míst
search-about-mt-sss = SSS* jako alfa-beta s pamětí: otázky, které k hodnotě sestupují z plus nekonečna
search-about-dual = SSS* s prohozeným MAX a MIN: pokračuje tam, kde druhá strana může udržet nejvíc
search-about-mt-dual = DUAL* jako alfa-beta s pamětí: otázky, které k hodnotě stoupají z minus nekonečna
search-about-pn = důkazová čísla: pokračuje tam, kde k důkazu, že strana na tahu vyhraje, chybí nejméně listů
search-about-pn2 = důkazová čísla na dvou úrovních: každý list posoudí druhé prohledávání, z něhož zůstanou jen první tahy
search-about-dfpn = důkazová čísla do hloubky: uzel opouští, až když to řeknou dva prahy, a čísla drží v tabulce
search-about-uct = Monte Carlo: hraje náhodně a znovu se dívá tam, kde to šlo dobře nebo se málo zkoušelo
search-about-mcts-solver = UCT, které stromem nese vzhůru dokázané výhry a prohry a na rozhodnuté se už nedívá
search-about-rave = UCT, které tah počítá i tam, kde přijde později: pro hry, v nichž je tah místem na desce
search-about-puct = Monte Carlo, které tahům předem věří podle pohledu ohodnocovací funkce o půltah dopředu; ta soudí i listy
search-about-bestfirst = otevírá list na konci dosud nejlepší varianty: hluboko tam, kde na tom záleží, a nakonec minimax
search-about-bstar = u každého uzlu drží interval a skončí, až je některý tah jistě nejlepší
search-about-conspiracy = otevírá listy nejmenšího spiknutí: ty, jejichž nové hodnoty by mohly změnit hodnotu kořene
search-about-expectimax = minimax s průměrem přes tahy náhody
search-about-star1 = expectimax, který uzly náhody odřezává podle mezí všech hodnot
search-about-star2 = Star1, který za každým tahem náhody nejdřív zkusí jednu odpověď
search-about-sampling = expectimax, který v uzlu náhody pár tahů vylosuje, místo aby zkoumal všechny
search-about-pvs = hrací prohledávání: prohlubování, tabulka a techniky, které vypíná --without
title-turn = { $game }, na tahu { $side }
tree-title = { $game }: { $algorithm }, { $depth }, ohodnocovací funkce { $eval }: { $verdict } (uzlů: { $nodes })
title-depth = hloubka { $depth }
to-the-end = do konce
limit-playouts = nejvýš { $count ->
    [one] jedno kolo
    [few] { $count } kola
   *[other] { $count } kol
}
limit-nodes = nejvýš { $count ->
    [one] jeden uzel
    [few] { $count } uzly
   *[other] { $count } uzlů
}

## Slova obrázku
pass-scout-about = Průzkum: je tah lepší než dosud nejlepší?
pass-reduced-about = Průzkum se zmenšenou hloubkou.
pass-again-about = Zkoumáno znovu, protože průzkum nebo úzké okno selhaly.
pass-null-about = Po vynechání tahu.
pass-quiet-about = Klidové prohledávání: jen vynucené a rušné tahy.
hidden = skryto +{ $nodes }
moves-left-out = { $count ->
    [one] { $moves } vynechaný tah
    [few] { $moves } vynechané tahy
   *[other] { $moves } vynechaných tahů
}
window = okno { $window }

## Legenda
legend-max = rozhoduje MAX
legend-min = rozhoduje MIN
legend-chance = rozhoduje náhoda
legend-leaf = bez výplně: pod ním nic není
legend-over = konec hry
legend-given = list s danou hodnotou
legend-pv = hlavní varianta
legend-skipped = nezkoumáno
legend-null = vynechání místo tahu
legend-hidden = uzly pod ním, které nejsou nakresleny
legend-elsewhere = uzly pod ním na jiné straně nebo nenakreslené
legend-bounds = = přesně, ≥ nejméně, ≤ nejvýše, pro MAX
legend-window = okno [alfa; beta]
goes-on = { $what }: strana { $page }
goes-on-below = { $what }: níže
sheet-root = Od kořene
sheet-after = Po { $moves }
sheet-after-more = Po … { $moves }
sheet-from = { $line }: pokračování ze strany { $page }
sheet-number = strana { $page } z { $count }

## Co se o obrázku řekne
wrote = zapsáno: { $file }
tree-best = , nejlepší tah { $move }
