## Cvičení
exercise-expected = Očekává se { $expected }.
cut-none = nic
exercise-cut = řez
part-values = Hodnoty
part-windows = Okna
part-cuts = Odříznutí
part-drop =
    .title = Na tyto se neptat
part-add =
    .title = Ptát se i na tyto
parts =
    .aria-label = Na co se ptá
value-of =
    .aria-label = Hodnota uzlu { $node }
exercise-how = { $search }. Tahy se zkoumají zleva doprava. Doplňte, co víte.
exercise-how-cuts = { $search }. Tahy se zkoumají zleva doprava. Doplňte, co víte; klepnutím na list ho označíte jako nikdy nezkoumaný.
exercise-how-windows = Okno: alfa a beta při vstupu do uzlu, například [−∞; 3]. Uzel, který se nikdy nezkoumá, je odříznut: napište řez.
exercise-how-leaves = Ptáme se i na hodnoty listů: člen je to, co měří, krát jeho váha, například 36 nebo 3 x 12, a list je součet svých členů.
exercise-how-crowded = V jedné řadě leží vedle sebe { $nodes } uzlů: jejich čísla ukáže přiblížení, nebo vytištěný list, který má všechna.
exercise-how-along = Ptáme se podél { $line }; co leží vedle, je dáno.
exercise-many = Prohledávání zkoumá { $nodes ->
        [one] { $nodes } uzel
        [few] { $nodes } uzly
       *[other] { $nodes } uzlů
    }, a to je { $questions } otázek. Nechcete se ptát jen podél jedné řady tahů a pod ní? Co leží vedle, je pak dáno.
exercise-ask-all = Ptát se na všech { $questions }
exercise-ask-along = Ptát se podél těchto tahů
exercise-ask-whole = Ptát se na všechno
along =
    .placeholder = Tahy
    .aria-label = Řada tahů, na kterou se ptá
ask-leaves = Listy
    .title = Počítat i hodnoty listů, člen po členu
paper-how = Tahy se zkoumají zleva doprava. Hodnota, která je jen mezí, má její znaménko, například ≤ 3.
exercise-check = Zkontrolovat
exercise-reveal = Ukázat odpovědi
exercise-print = Tisk
exercise-print-answers = Tisk s odpověďmi
exercise-leave = Odejít
exercise-new-tree = Nový strom
exercise-forget = Začít znovu
exercise-points = správně { $right } z { $asked }
exercise-points-shown = správně { $right } z { $asked }, ukázáno { $shown }
exercise-score = { $sheets ->
        [one] celkem { $right } z { $asked }, jeden list
        [few] celkem { $right } z { $asked }, { $sheets } listy
        [many] celkem { $right } z { $asked }, { $sheets } listu
       *[other] celkem { $right } z { $asked }, { $sheets } listů
    }
level =
    .aria-label = Obtížnost
level-1 = 1: dva půltahy
level-2 = 2: tři půltahy, po dvou tazích
level-3 = 3: tři půltahy
level-4 = 4: čtyři půltahy
paper-title = { $search }: co prohledávání najde?
