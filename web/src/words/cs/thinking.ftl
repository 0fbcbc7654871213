## Panel myšlení
thinking-title = Přemýšlení
tab-search = Prohledat
tab-think = Přemýšlet
tab-play = Hrát
pause = Přerušit
stop = Zastavit
run-search = Prohledat a nakreslit strom
search-runs = { $seconds } s z nejvýše { $limit }
search-runs-nodes = { $seconds } s z nejvýše { $limit }, uzlů: { $nodes }
search-unfinished = Zastaveno: nejlepší z dokončených tahů (dokončeno { $done }, začato { $all }); nic není dokázáno.
search-about = Jedno prohledání pozice na desce; celý jeho strom se objeví vedle.

## Co prohledávání našlo
found-best = Nejlepší
found-line = Varianta
found-nodes = Uzly
found-cutoffs = Odříznutí
found-time = Čas
found-depth = Hloubka
found-table = Tabulka
found-none = žádný
found-or = nebo
found-depths = { $depth } (nejhlouběji { $deepest })
found-fill = plná z { $share } %
root-moves =
    .aria-label = Tahy z kořene
column-move = tah
column-value = hodnota
column-truth = pravda
column-share = podíl uzlů
column-nodes = uzly
root-more = a další ({ $count }), ve stromu
solved-win = výhra
solved-draw = remíza
solved-loss = prohra
solved-by = { $margin ->
    [0] { $result }
    [one] { $result } o { $margin } kámen
    [few] { $result } o { $margin } kameny
    [many] { $result } o { $margin } kamene
   *[other] { $result } o { $margin } kamenů
}
solved-in = { $result }, půltahů: { $plies }

## Přemýšlení naživo
cannot-think = { $game }: hrací prohledávání tu není, použijte Prohledat.
think-seconds = Sekundy
think-lines = Varianty
think-threads = Vlákna
think-threads-one =
    .title = Zde prohledává jedno vlákno: stránka jich víc nemá, program jich má tolik, kolik má stroj jader.
think-start = Přemýšlet
think-endless = dokud nezastavím
    .title = Nejvýše { $time }
think-queued = Všichni přemýšlející mají práci; ve frontě: { $waiting }.
think-about = Hrací prohledávání jde půltah po půltahu hlouběji a říká, co našlo.
play-line =
    .title = Zahrát { $moves }

## Hra
play-start = Hrát
play-levels = Úrovně 1 až { $plies } se dívají o tolik půltahů dopředu; { $first } až { $last } přemýšlejí { $seconds } sekund.
play-random-start = První tah počítače na prázdné desce je náhodný, aby se partie lišily; i mezi dvěma nastaveními.
play-graph = Průběh hodnoty v partii
judge-game = Ohodnotit každou pozici
clock = Hodiny
clock-none = bez hodin
clock-minutes = { $minutes } min
clock-bonus = { $minutes } min + { $seconds } s za tah
offer-draw = Nabídnout remízu
resign = Vzdát
aside = Odloženo: { $settings }.
aside-how = Aby spolu hrála dvě nastavení, jedno odložte a druhé změňte.
aside-put = Odložit nastavení
player-human = Vy
player-level = Počítač, úroveň { $level }
player-settings = Počítač, jako v Prohledat
player-kept = Počítač, jako odloženo
player-random = Náhodné tahy
lost-on-time = { $loser } překročil čas: vyhrává { $winner }
resigned = { $loser } se vzdává: vyhrává { $winner }
draw-early = { $side } odmítá: je příliš brzy.
draw-ahead = { $side } odmítá: myslí si, že stojí lépe.
draw-agreed = Remíza dohodou
graph-unit = Nahoru: { $side } stojí lépe, v bodech ohodnocovací funkce. Doprava: půltahy.
graph-later = Graf se objeví, až počítač ohodnotí dvě pozice.
graph =
    .aria-label = Hodnoty v průběhu partie
graph-point = půltah { $ply }: { $value }
record-human = Člověk
record-level = úroveň { $level }

## Proč se hrál tah
mover-level = Úroveň { $level }
mover-level-depth = { $depth ->
    [one] Úroveň { $level } se dívala { $depth } půltah dopředu a
    [few] Úroveň { $level } se dívala { $depth } půltahy dopředu a
   *[other] Úroveň { $level } se dívala { $depth } půltahů dopředu a
}
mover-search = Hráč ({ $search })
mover-human = Hráli jste { $move }. Prohledávání podle nastavení ({ $search })
mover-random = Náhoda hrála { $move }. Prohledávání podle nastavení ({ $search })
mover-agent = Váš agent hrál { $move }. Prohledávání podle nastavení ({ $search })
mover-truth = Pravda hrála { $move }. Prohledávání podle nastavení ({ $search })
why-prefers = { $mover } dává přednost tahu { $move } ({ $value }) před { $other } ({ $worth }){ $by }.
why-again = { $mover } teď dává přednost tahu { $move } ({ $value }) před { $other } ({ $worth }), který se hrál{ $by }.
why-instead = { $mover } dává přednost tahu { $move } ({ $value }) před ním ({ $worth }){ $by }.
why-only = { $mover } má na výběr jen tah { $move } ({ $value }).
why-by = , o { $by }
why-by-at-least = , aspoň o { $by }
why-by-nothing = , i když mají stejnou hodnotu

axis-plies = půltahy
