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
