# Piškvorky česky: názvy a věty podle toho, co překládají.
title = Piškvorky
about = Střídavě se kladou kameny; řada o k kamenech vyhrává. Tic-tac-toe, piškvorky, pět v řadě.
side-max = X
side-min = O
option-columns = Sloupce
option-rows = Řádky
option-k = V řadě
setup-tic-tac-toe = Tři v řadě
setup-five = Pět v řadě
preset-lines = volná okna o k polích podle počtu kamenů v nich
preset-runs = řady stejných znaků: 1, 10, 100 za jeden, dva, tři
preset-result = nic než výsledek: výhra 1, remíza 0, prohra −1, ať trvá jakkoli dlouho
preset-windows = pro každý kámen počet oken o k polích, která vedou jeho polem
term-open1 = okna s 1 kamenem X a žádným O, minus taková okna O
term-open2 = okna se 2 kameny X a žádným O, minus taková okna O
term-open3 = okna se 3 kameny X a žádným O, minus taková okna O
term-open4 = okna se 4 kameny X a žádným O, minus taková okna O
term-singles = nepřerušené řady X délky přesně 1, volné i uzavřené, minus řady O
term-twos = nepřerušené řady X délky přesně 2, volné i uzavřené, minus řady O
term-threes = nepřerušené řady X délky přesně 3, volné i uzavřené, minus řady O
term-windows = okna o k polích, která vedou poli s kameny X, minus okna O
example-the-first-minute = První minuta
example-the-first-minute-about = Tic-tac-toe, zbývá pět polí. Osm kroků od pozice k tomu, co alfa-beta vynechá a proč.
example-a-threat-on-5-x-5 = Hrozba na desce 5 × 5
example-a-threat-on-5-x-5-about = Na tahu je X a každé pole kromě jednoho prohrává. Čtyři půltahy dopředu to alfa-beta najde; dva půltahy dopředu naletí na d3 (pole 13).
example-what-order-is-worth = Kolik vydá pořadí tahů
example-what-order-is-worth-about = Totéž prohledávání dvakrát vedle sebe. Dobré tahy napřed: třetina uzlů, stejná odpověď.

# Na co se mohou ptát skripty
fact-stones = políčka s kameny jedné strany, po řadách od 0 vlevo nahoře
fact-cells = čí kámen je na každém políčku: MAX, MIN nebo 0
fact-columns = kolik má deska sloupců
fact-rows = kolik má deska řad
fact-k = kolik v řadě vyhrává
fact-windows = každé okno K políček v řadě: políčka každého z nich
fact-lines = každá řada, sloupec a úhlopříčka aspoň o K políčkách: políčka každé z nich
script-runs = nepřerušené řady stejných znaků, na desce 5x5
