## Na co se ptá
ask-value = { $kind ->
    [chance] hodnota uzlu náhody { $node }
   *[other] hodnota uzlu { $kind } { $node }
}
ask-window = okno [alfa; beta] při vstupu do uzlu { $node }
ask-leaf = hodnota listu { $node }, součet jeho členů
ask-term = kolik dává člen { $term } v listu { $node } (váha { $weight })
expected-term = číslo jako 36, nebo 3 x 12
ask-cut = listy, které se nikdy nezkoumají
ask-best = nejlepší tah v uzlu { $node }
expected-value = číslo jako 3, 2,5 nebo 7/3, mez jako <= 3, nebo řez
expected-window = alfa a beta jako [-inf; 3], nebo řez
expected-leaves = jména listů jako { $leaves }, nebo nic

word-cut = řez
word-none = nic

## Co se říká o odpovědi
not-that = { $why }, ne { $answer }
cut-not-that = { $why }, tedy řez, ne { $answer }
and-last = { $first } a { $last }
is-a = { $kind ->
    [chance] { $node } je uzel náhody
   *[other] { $node } je uzel { $kind }
}
term-is = člen { $term } má v listu { $node } hodnotu { $raw }, krát váha { $weight } je { $value }
leaf-is-sum = { $node } je součet svých členů: { $sum } = { $value }
averages = { $is }: průměruje své potomky, { $sum } = { $value }
averages-even = { $is } a expectimax bere všechny jeho tahy za stejně pravděpodobné: ({ $sum }) / { $count } = { $value }
left-early-with = { $is }, který je odříznut: { $reason }, takže odchází s hodnotou { $value }
takes-extreme = { $extreme ->
    [smallest] { $is }: bere nejmenší z hodnot potomků { $children }, tedy { $value }
   *[largest] { $is }: bere největší z hodnot potomků { $children }, tedy { $value }
}
chooses-extreme = { $extreme ->
    [smallest] { $kind } volí nejmenší z hodnot { $children }, tedy { $moves }
   *[largest] { $kind } volí největší z hodnot { $children }, tedy { $moves }
}
or-move = { $first } nebo { $last }
move-to = { $move } (do { $node })

## Proč se uzel zkoumá, nebo ne
names-seen = { $count ->
    [one] { $names } se zkoumá: { $reason }
    [few] { $names } se zkoumají: { $reason }
    [many] { $names } se zkoumají: { $reason }
   *[other] { $names } se zkoumají: { $reason }
}
names-cut = { $count ->
    [one] { $names } se nikdy nezkoumá: { $reason }
    [few] { $names } se nikdy nezkoumají: { $reason }
    [many] { $names } se nikdy nezkoumají: { $reason }
   *[other] { $names } se nikdy nezkoumají: { $reason }
}
nothing-below = nezkoumá se nic pod uzlem { $node }, protože { $reason }
more-leaves = a chybně jsou i další listy
entered-and-left = do uzlu { $node } se vstoupí a jen se dřív opustí ({ $reason }); řez znamená, že se nikdy nezkoumá
node-is-cut = uzel { $node } je odříznut
worth-and = { $least ->
    [yes] po { $equation } má uzel { $node } hodnotu nejméně { $value }, a { $holds }
   *[no] po { $equation } má uzel { $node } hodnotu nejvýše { $value }, a { $holds }
}
worth-but = { $least ->
    [yes] po { $equation } má uzel { $node } hodnotu nejméně { $value }, ale { $holds }
   *[no] po { $equation } má uzel { $node } hodnotu nejvýše { $value }, ale { $holds }
}
starts-there = tam prohledávání začíná
search-comes-there = prohledávání tam přijde dřív, než ví dost
search-knows-enough = prohledávání ví dost i bez toho
search-finds-best = nejlepší je pro prohledávání { $moves }
only-alphabeta-cuts = odřezává jen alfa-beta
chance-averages-all = uzel náhody { $node } průměruje všechny své potomky
first-child = je to první potomek uzlu { $node } a bez něj { $node } nemá hodnotu
not-enough-beta = do té doby má { $node } hodnotu nejméně { $value } a s oknem { $window } je odříznut, až když je to beta nebo více
not-enough-alpha = do té doby má { $node } hodnotu nejvýše { $value } a s oknem { $window } je odříznut, až když je to alfa nebo méně
not-enough-beta-strict = do té doby má { $node } hodnotu nejméně { $value } a s oknem { $window } je odříznut, až když je to více než beta
not-enough-alpha-strict = do té doby má { $node } hodnotu nejvýše { $value } a s oknem { $window } je odříznut, až když je to méně než alfa

## Okna
window-at-start = prohledávání začíná v uzlu { $node } a ještě nic neví, takže okno je { $window }
window-when-entered = při vstupu do uzlu { $node } { $reasons }: okno je { $window }
and-reason = { $first }, a { $last }
bound-is = { $reason }, takže { $bound ->
    [alpha] alfa
   *[beta] beta
} je { $value }
none-yet = žádný uzel { $player } nad ním ještě nemá hodnotu
chance-needs-all = uzel náhody { $node } potřebuje jeho přesnou hodnotu, ať je známo cokoli
none-yet-below = žádný uzel { $player } nad ním pod uzlem náhody { $node } ještě nemá hodnotu
max-has = MAX už má { $value } v uzlu { $node } (přes { $child })
min-has = MIN už drží MAXe na { $value } v uzlu { $node } (přes { $child })
max-has-nothing = MAX ještě nemá nic
min-has-nothing = MIN ještě nedrží MAXe na ničem

## List k vyplnění
task-minimax = minimax
task-negamax = negamax, hodnoty pro MAX jako v minimaxu
task-negascout = NegaScout, řez i při stejných hodnotách
task-sss = SSS*, ze stejných nejdřív levý
task-mt-sss = SSS* alfa-betou s pamětí
task-dual = DUAL*, ze stejných nejdřív levý
task-mt-dual = DUAL* alfa-betou s pamětí
task-star1 = Star1, všechny hodnoty leží mezi nejmenším a největším číslem stromu
task-star2 = Star2, všechny hodnoty leží mezi nejmenším a největším číslem stromu
task-expectimax = expectimax, MIN táhne náhodně
task-alphabeta = alfa-beta, řez i při stejných hodnotách
task-alphabeta-strict = alfa-beta, při stejných hodnotách bez řezu
sheet-title = Cvičení: { $task }. Potomci se zkoumají od prvního k poslednímu.
sheet-given = dáno: { $value }
sheet-blanks = Místo každého ____ napište odpověď. Co stojí za #, se nečte.
sheet-name = UZEL
sheet-term-name = ČLEN
sheet-value = jakou hodnotu má uzel, když jej prohledávání opouští, například 3, 2,5 nebo 7/3
sheet-bound = kde je známa jen mez, je správně i <= 3 nebo >= 3
sheet-window = [alfa; beta] při vstupu do uzlu, -inf a inf tam, kde ještě nic známo není
sheet-cut-node = u uzlu, který se nikdy nezkoumá, je obojí řez
sheet-term = kolik dává člen v listu: co měří, krát jeho váha, například 36 nebo 3 x 12
sheet-term-sum = hodnota listu je součet jeho členů
sheet-cut = listy, které se nikdy nezkoumají, nebo nic
sheet-best = tah, který se má zahrát

## List na papír
paper-node = uzel
paper-value = hodnota
paper-window = okno
paper-how = Hodnota: jakou hodnotu má uzel, když jej prohledávání opouští; kde je známa jen mez, mez se znaménkem. Okno: alfa a beta při vstupu do uzlu. Uzel, který se nikdy nezkoumá, je řez.
paper-task = { $count ->
    [one] Projděte prohledávání ručně: { $task }. Potomci se zkoumají od prvního k poslednímu. Prohledá se { $nodes } uzel.
    [few] Projděte prohledávání ručně: { $task }. Potomci se zkoumají od prvního k poslednímu. Prohledají se { $nodes } uzly.
   *[other] Projděte prohledávání ručně: { $task }. Potomci se zkoumají od prvního k poslednímu. Prohledá se { $nodes } uzlů.
}
paper-turn = { $position }, na tahu { $side }
paper-title = Cvičení: { $game } ručně
paper-title-solved = Cvičení s odpověďmi: { $game } ručně
paper-size = otázek: { $questions }, uzlů v prohledávání: { $nodes }

## Otázky v softwaru kurzu
quiz-number = číslo jako 3 nebo 2,5
quiz-window = v každém poli číslo, inf nebo -inf; u uzlu, který se nikdy nezkoumá, v obou řez
quiz-alpha = alfa
quiz-beta = beta
quiz-seen = zkoumá se
quiz-cut = nikdy se nezkoumá
quiz-no-cut = zkoumají se všechny listy
quiz-picture = Strom prohledávání: každý uzel má jako jméno písmeno.

## Odpovědi jedna po druhé
said-correct = správně
said-wrong = špatně: { $why }
said-unreadable = tomu nerozumím: očekává se { $expected }
said-missing = bez odpovědi
said-points = správně { $right } z { $asked }
said-line = řádek { $line }: { $message }
said-sum = bodů: { $points } z { $most }
