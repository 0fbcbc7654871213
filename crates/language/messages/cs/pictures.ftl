## Obrázky stromů
algorithm-minimax = minimax
algorithm-alphabeta = alfa-beta
algorithm-expectimax = expectimax
algorithm-pvs = hrací prohledávání
title-turn = { $game }, na tahu { $side }
tree-title = { $game }: { $algorithm }, { $depth }, ohodnocovací funkce { $eval }: { $verdict } (uzlů: { $nodes })
title-depth = hloubka { $depth }
to-the-end = do konce

## Proč byl uzel opuštěn, jedním slovem
exit-searched = prohledáno
exit-selected = výběr tahů
exit-leaf = list
exit-terminal = konec hry
exit-cutoff = odříznuto
exit-table = tabulka
exit-null-move = nulový tah
exit-stand-pat = bez výměn
exit-futility = marné
exit-delta = malý zisk
exit-razoring = razoring
exit-exchanges = ztrátová výměna
exit-prob-cut = ProbCut
exit-singular = více dobrých tahů
exit-quiescence = ztrátový tah
exit-quiescence-limits = dost úniků
exit-late-move = pozdní tah
exit-beam = mimo paprsek
exit-repetition = opakování
exit-mate-distance = rychlejší výhra
exit-known = známo
exit-stopped = zastaveno

## Slova obrázku
pass-scout = průzkum
pass-reduced = zkráceně
pass-again = znovu
pass-null = nulový tah
pass-quiet = klidové
pass-scout-about = Průzkum: je tah lepší než dosud nejlepší?
pass-reduced-about = Průzkum se zmenšenou hloubkou.
pass-again-about = Zkoumáno znovu, protože průzkum nebo úzké okno selhaly.
pass-null-about = Po vynechání tahu.
pass-quiet-about = Klidové prohledávání: jen vynucené a rušné tahy.
hidden = skryto +{ $nodes }
window = okno { $window }

## Legenda
legend-max = rozhoduje MAX
legend-min = rozhoduje MIN
legend-chance = rozhoduje náhoda
legend-leaf = bez výplně: pod ním nic není
legend-over = konec hry
legend-pv = hlavní varianta
legend-skipped = nezkoumáno
legend-null = vynechání místo tahu
legend-hidden = uzly pod ním, které nejsou nakresleny
legend-elsewhere = uzly pod ním na jiné straně nebo nenakreslené
legend-bounds = = přesně, ≥ nejméně, ≤ nejvýše, pro MAX
legend-window = okno [alfa; beta]
goes-on = +{ $nodes }: strana { $page }
goes-on-below = +{ $nodes }: níže
sheet-root = Od kořene
sheet-after = Po { $moves }
sheet-after-more = Po … { $moves }
sheet-from = { $line }: pokračování ze strany { $page }
sheet-number = strana { $page } z { $count }
