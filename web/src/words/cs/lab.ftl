## Laboratoř
lab = Laboratoř
    .title = Pokusy: zápasy, pravda, vliv členů, ladění, zpráva
lab-title = Laboratoř
lab-tabs =
    .aria-label = Pokusy
lab-start = { $count ->
    [one] { $count } experiment
    [few] { $count } experimenty
   *[other] { $count } experimentů
}
lab-first = Najít partii, kterou nevyhraje
    .title = Ohodnocovací funkce hraje každou vyhranou pozici třídy; podívejte se, kde selže
lab-kind-truth = Pravda
lab-kind-match = A proti B
lab-kind-simulation = Simulace
lab-kind-comparison = Vedle sebe
lab-kind-searches = Prohledávání
lab-kind-evals = Ohodnocovací funkce
lab-kind-ablation = Členy
lab-kind-techniques = Techniky
lab-kind-depths = Hloubky
lab-kind-tuning = Ladění
lab-kind-learning = Síť se učí
lab-kind-league = Liga
lab-kind-report = Zpráva
lab-about-truth = Kolik z vyhraného ohodnocovací funkce opravdu vyhraje? Hraje každou vyhranou pozici z přesně vyřešené třídy proti nejlepší obraně.
lab-about-simulation = Partie se dohraje tah po tahu: co která strana vidí a jak to skončí?
lab-about-comparison = Které prohledávání najde hodnotu s nejméně uzly? Jednu pozici prohledají varianty hry, nebo prohledávání a techniky.
lab-about-searches = Prohledávání, která zvolíte, v několika hloubkách a s několika počty uzlů: práce, hodnota a volba.
lab-about-evals = Co o pozici říká která ohodnocovací funkce, jaký tah zvolí a které členy rozhodují?
lab-about-techniques = K čemu je která technika hracího prohledávání? Přidávají se jedna po druhé.
lab-about-league = Kde stojí ohodnocovací funkce mezi cizími? Každá hraje všechny vyhrané pozice třídy, kterou studie zkoumá.
lab-about-match = Dvě nastavení hrají proti sobě, každé zahájení dvakrát s vyměněnými stranami: kdo je silnější a jak jisté to je?
lab-about-ablation = K čemu je který člen ohodnocovací funkce? Vypne se, nechá se samotný a přidá se k předchozím.
lab-about-depths = Co která hloubka zvolí, kolik to stojí a proč se volba mění?
lab-about-tuning = Lepší váhy ohodnocovací funkce a křivka, jak přicházejí.
lab-about-learning = Malá síť se před očima učí od nuly: její chyby, a kolik vyhraných pozic vyhraje po každé epoše. Pak s ní hledejte.
lab-about-report = Celá studie jako jeden dokument: tabulky, desky, stromy, grafy a příkazy, které je vytvořily.
lab-run-truth = Zahrát každou vyhranou pozici
lab-run-simulation = Dohrát
lab-run-comparison = Porovnat
lab-run-searches = Porovnat prohledávání
lab-run-evals = Porovnat ohodnocovací funkce
lab-run-techniques = Přidávat
lab-run-league = Zahrát ligu
lab-run-match = Zahrát zápas
lab-run-ablation = Vyzkoušet každý člen
lab-run-depths = Prohledat každou hloubku
lab-run-tuning = Ladit
lab-run-learning = Ať se učí
lab-run-report = Vytvořit zprávu
lab-stop = Zastavit
lab-stopped = Zastaveno předčasně: tohle zatím bylo.
lab-replaces = Běží { $kind }; tohle by to ukončilo.
lab-waiting = { $count ->
    [one] Všechna místa jsou obsazená; čeká jeden pokus.
    [few] Všechna místa jsou obsazená; čekají { $count } pokusy.
   *[other] Všechna místa jsou obsazená; čeká { $count } pokusů.
}
lab-command = Příkaz, který udělá totéž:
lab-copy = Kopírovat
lab-copied = Příkaz je zkopírován.
lab-save = Uložit { $name }
lab-open = Otevřít { $name }
lab-games = Partie
lab-lines = Varianty
lab-games-hint = Klepnutím partii přehrajete na desce; klávesy a klepnutí na desce ji zastaví.
lab-more = dalších { $count }
lab-needed = { $count ->
    [one] výhra v { $count } půltahu
    [few] výhra ve { $count } půltazích
   *[other] výhra v { $count } půltazích
}
lab-listed = Vypsáno je { $shown } z { $failed } nevyhraných partií; s --csv SOUBOR zapíše příkaz výše všechny.
lab-plies = { $count ->
    [one] { $count } půltah
    [few] { $count } půltahy
   *[other] { $count } půltahů
}
lab-all = všechny
lab-not = ne
lab-usual = obvyklá

## Na co se pokusy ptají
lab-field-eval = Ohodnocovací funkce
lab-field-depth = Hloubka
    .title = Kolik půltahů se prohledává
lab-field-class = Třída
    .title = Které kameny: dámy proti dámám, například 3Kv2K
lab-field-variant = Prohledávání
lab-field-sample = Pozice
    .title = Jen tolik vyhraných pozic, vylosovaných
lab-field-shake = Rozkolísané váhy
    .title = I s každou váhou náhodně posunutou až o 10 %, tolikrát: jak je to stálé?
lab-field-every = i proti každé obraně
lab-field-first = A
lab-field-first-depth = hloubka A
lab-field-second = B
lab-field-second-depth = hloubka B
lab-field-games = Partie
lab-field-nodes = Uzlů na tah
    .title = Pro hrací prohledávání bez vlastní hloubky: na každém stroji stejně
lab-field-openings = Zahájení
lab-field-seed = Semínko
    .title = Stejné semínko vylosuje stejná zahájení a kroky
lab-field-search = Nastavení
lab-field-search-depth = Hloubka
lab-field-from = Pozice
lab-field-by = Posuzuje
lab-field-positions = Pozice
lab-field-from-depth = Od hloubky
lab-field-to-depth = Do hloubky
lab-field-tune-by = Posuzuje
lab-field-steps = Kroky
lab-field-setup = Sestava
lab-field-rounds = Kol dopředu
    .title = Jak daleko se dívá expectimax; v kole táhne každý jednou
lab-field-series-games = Partií v sérii
    .title = Stejné partie pro všechny váhy, které se porovnávají
lab-field-series-steps = Kroky
    .title = Změny jedné váhy; každá hraje dvě série
lab-field-rival = Druhá strana
lab-field-shown = Vedle toho
    .title = Ohodnocovací funkce, jejíž hodnota každé pozice stojí v tabulce
lab-field-max-plies = Nejvýš půltahů
lab-field-among = Porovnává se
lab-field-searches = Prohledávání
lab-field-depths = Hloubky
    .title = Kolik chcete, například 2, 4, 6
lab-field-budgets = Uzly
    .title = I s tolika uzly, například 1000, 10000
lab-field-evals = Ohodnocovací funkce
lab-field-wins = i vyhrané pozice třídy
lab-field-epochs = Epochy
    .title = Kolikrát se projdou všechny pozice
lab-field-position = Pozice
lab-field-notes = Vlastní slova
lab-notes-usual = # Diskuse a za ní text. Pod „# Jak se hraje dál“ je „půltah 3 [14-9]: …“ popisek se šipkou.
lab-league = Liga: kolik vyhrávají jiné
lab-league-about = Vyhrané pozice z { $positions } v hloubce 6. Vyhrajte se čtyřmi členy víc než ten-lines: pište je pod Skriptem.
lab-league-won = { $won } ({ $share })
lab-field-form = Podoba
lab-from-study = studie: { $position }
lab-from-board = pozice na desce
lab-setup-board = jako na desce
lab-openings-usual = obvyklá
lab-openings-random = čtyři náhodné tahy
lab-by-game = partie s každou částí
lab-by-agreement = jak často zůstane tah stejný
lab-rival-same = stejné prohledávání
lab-rival-truth = hraje, jak nejlépe lze
lab-shown-same = ta, která hraje
lab-among-variants = varianty hry
lab-among-searches = prohledávání a techniky
lab-league-alone = žádná: liga, jak je
lab-by-truth = kolik vyhraných pozic vyhraje
lab-by-games = partie se sebou
lab-field-learn-from = Učí se z
lab-field-hidden = Skryté jednotky
    .title = Kolik si může pamatovat, pro pohled každé strany
lab-field-learn-depth = Hloubka
    .title = O kolik půltahů vidí její hledání dopředu, když se počítají vyhrané pozice
lab-learn-ending = koncovka { $ending }, vyřešená
lab-learn-games = partie hledání proti sobě
lab-no-net = { $game } sítím nic neukazuje.
lab-use-net = Hodnotit pomocí { $name }
lab-net-used = Pozice teď hodnotí { $name }; zůstává v tomto prohlížeči.
lab-needs-study = { $game }: tato hra nemá třídu pozic vyřešenou jako celek. Zvolte jinou hru: { $games }.
lab-no-match = { $game }: tato hra nemá hrací prohledávání, proto nejsou zápasy.
lab-no-playing = { $game }: tato hra nemá hrací prohledávání.
lab-no-score = { $game }: hraje se o body a jen na jedné straně. Na příkazové řádce: { $command }

## Co se dá porovnat
lab-as-search = jako v Prohledávání
lab-of-search = { $what } (podle nastavení)
lab-group-yours = Vaše nastavení
lab-group-evals = Ohodnocovací funkce
lab-group-searches = Prohledávání
lab-group-depths = Hloubky
lab-search-minimax = Minimax
lab-search-alphabeta = Alfa-beta
lab-search-ordered = Alfa-beta, seřazené
lab-search-pvs = Hrací prohledávání
lab-search-variant = Varianta { $name }
lab-depth = Hloubka { $depth }
shelf = { $count ->
    [0] Odložit toto nastavení
   *[other] Vaše nastavení ({ $count })
}
shelf-put = Odložit
shelf-use = Použít
    .aria-label = Použít { $name }
shelf-remove =
    .aria-label = Zahodit { $name }
    .title = Zahodit { $name }
shelf-name =
    .aria-label = Jméno pro toto nastavení
shelf-empty = Pod jménem se dá porovnávat s jinými: ve stromu i v laboratoři.
lab-put = Odložit jako „{ $name }“
lab-others-gone = Výsledky, které uložila starší stránka, tato stránka neukáže: spusťte pokus znovu.
lab-shelved = „{ $name }“ je odloženo: porovnejte je ve stromu, v zápase nebo s pravdou.
lab-tuned-name = { $eval } naladěná
lab-challenge = Ať hraje proti původní

## Jak je daleko
lab-stage-begins = Začíná
lab-stage-solve = Řeší se třída
lab-stage-positions = Zahrané pozice
lab-stage-rules = Výhry skryté pravidly listů
lab-stage-defences = Každá obrana
lab-stage-games = Partie
lab-stage-terms = Části
lab-stage-depths = Hloubky
lab-stage-plies = Zahrané půltahy
lab-stage-searches = Prohledávání
lab-stage-techniques = Kroky
lab-stage-graph = Měří se pozice
lab-stage-steps = Kroky
lab-stage-draws = Rozkolísání vah
lab-stage-epochs = Epochy
lab-stage-material = Pozice k učení
lab-stage-study = Pokusy studie
lab-stage-review = Rozebrané tahy

## Co se zjistilo
lab-found-truth = { $eval } v hloubce { $depth } vyhraje { $share } % z { $positions } vyhraných pozic třídy { $class }: zahozených { $thrown }, nerozhodnutých { $undecided }. Výhra trvá o { $extra } půltahu déle, než je třeba.
lab-found-truth-every = { $eval } v hloubce { $depth } vyhraje { $share } % z { $positions } vyhraných pozic třídy { $class }: zahozených { $thrown }, nerozhodnutých { $undecided }. Výhra trvá o { $extra } půltahu déle, než je třeba. Proti jakékoli obraně vyhraje { $everywon }.
lab-shaken-search = { $shakenby ->
    [none] bez pravidla
   *[other] pravidlo { $shakenby }
}
lab-found-truth-shaken = { lab-found-truth } Po posunutí každé váhy až o 10 % ({ lab-shaken-search }) vyhraje nejhorší z { $draws } losů proti každé obraně { $worst } %, průměr { $mean } %; aspoň 99 % jich vyhraje { $steady }.
lab-found-truth-every-shaken = { lab-found-truth-every } Po posunutí každé váhy až o 10 % ({ lab-shaken-search }) vyhraje nejhorší z { $draws } losů proti každé obraně { $worst } %, průměr { $mean } %; aspoň 99 % jich vyhraje { $steady }.
lab-found-match = { $first } proti { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses }, { $share } %. Elo { $elo }, mezi { $low } a { $high }.
lab-found-match-below = { $first } proti { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses }, { $share } %. Elo pod { $high } (95 %).
lab-found-match-above = { $first } proti { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses }, { $share } %. Elo nad { $low } (95 %).
lab-found-match-one-sided = { $first } proti { $second }: výhry { $wins }, remízy { $draws }, prohry { $losses }, { $share } %. Příliš jednostranné nebo málo partií na údaj Elo.
lab-found-match-begins = Žádná partie ještě neskončila.
lab-found-ablation-begins = { $eval } na { $positions } pozicích.
lab-found-ablation-even = { $eval } se všemi členy: { $result }, půltahů { $plies }. Žádný vynechaný člen ji zatím nezhoršil.
lab-found-ablation-game = { $eval } se všemi členy: { $result }, { $plies } půltahů. Nejvíc chybí člen { $term }: bez něj { $withoutresult }, { $without }.
lab-found-ablation-lost = { $eval } se všemi členy: { $result }, { $plies } půltahů. { $losers ->
    [one] Bez členu { $terms } se nevyhraje.
    [few] Bez kteréhokoli z těchto { $losers } členů se nevyhraje: { $terms }.
   *[other] Bez kteréhokoli z těchto { $losers } členů se nevyhraje: { $terms }.
}
lab-found-ablation-agreement = { $eval } na { $positions } pozicích. Nejvíc rozhoduje člen { $term }: bez něj je tah stejný v { $share } %.
lab-found-ablation-series = { $eval } se všemi členy má z { $games } partií průměr { $mean } a vyhraje { $share } %. Nejvíc chybí člen { $term }: bez něj { $without }.
lab-found-ablation-series-even = { $eval } se všemi členy má z { $games } partií průměr { $mean } a vyhraje { $share } %. Žádný vynechaný člen ji zatím nezhoršil.
lab-found-depths = { $eval }: hloubka { $depth } hraje { $move } po { $nodes } uzlech. { $changes ->
    [0] Volba se nikdy nezmění.
    [one] Volba se jednou změní.
    [few] Volba se { $changes }krát změní.
   *[other] Volba se { $changes }krát změní.
}
lab-found-tuning-truth = { $eval }, kroků { $tried }: nevyhraných pozic bylo { $before }, teď { $after } (všechny hloubky dohromady, průměr přes rozkolísané váhy).
lab-found-tuning-games = { $eval }, průchodů { $tried }: chyba na odložených partiích byla { $before }, teď { $after }.
lab-found-tuning-games-done = { $eval }, naladěná na { $positions } klidných pozicích z { $games } partií: chyba na odložených partiích byla { $before }, teď { $after }.
lab-found-tuning-series = { $eval }, kroků { $tried }: co zůstalo, získalo { $gain } bodu na partii podle partií, které o tom rozhodly.
lab-found-tuning-series-done = { $eval }, kroků { $tried }: na { $games } partiích, které žádný krok neviděl, měla dřív průměr { $before } a vyhrála { $wonbefore } %, teď { $after } a { $wonafter } %.
lab-found-learning = { $name } prošla { $positions } pozic { $epochs }krát: chyba na tom, co zůstalo stranou, je { $error }.
lab-found-learning-truth = { $name } prošla { $positions } pozic { $epochs }krát a v hloubce { $depth } vyhrává { $won } z { $of } vyhraných pozic; než se učila, vyhrávala { $before }. Chyba na tom, co zůstalo stranou, je { $error }.
lab-found-report = Zpráva o { $position } podle { $eval } v hloubce { $depth } je hotová: { $kib } KiB.
lab-found-simulation = { $eval }: { $result }; půltahů: { $plies }.
lab-found-comparison = Prohledávání jedné pozice vedle sebe, ohodnocuje { $eval }: { $count }.
lab-found-evals = Ohodnocovací funkce na jedné pozici vedle sebe: { $count }.
lab-found-trials = Prohledávání vedle sebe: { $count } běhů; pravda: { $truth }.
lab-found-techniques = Techniky herního prohledávání, jedna přidaná po druhé, do hloubky { $depth }; pozic: { $positions }.
lab-found-league = V lize třídy { $class } v hloubce { $depth } vyhrává nejvíc { $first }: { $won } z { $positions } vyhraných pozic.
lab-found-review = Rozebrané tahy: { $plies }, uzlů na každé prohledávání: { $nodes }. { $first }: { $firstblunders } ??, { $firstmistakes } ?, { $firstdubious } ?!. { $second }: { $secondblunders } ??, { $secondmistakes } ?, { $seconddubious } ?!.
lab-searched-by = Prohledávání: { $search }.
lab-rule-about = Pravidlo { $rule }: { $about }.
lab-hides = pravidlo { $rule } skrývá { $move }
lab-hidden = { $hidden ->
    [one] Pravidlo { $rule } skrývá { $hiddenmove } v partii { $hiddengame }.
    [few] Pravidlo { $rule } skrývá { $hiddenmove } v partii { $hiddengame } a výhru ve { $hidden } z { $hiddenof } uvedených nevyhraných partií.
   *[other] Pravidlo { $rule } skrývá { $hiddenmove } v partii { $hiddengame } a výhru v { $hidden } z { $hiddenof } uvedených nevyhraných partií.
}
lab-watched = Hrálo se takto: { $search }. Vaše nastavení hledání zůstává.
lab-stronger = Silnější je { $name } (jistota { $sure } %).
lab-stronger-surely = Silnější je { $name } (jistota přes { $sure } %).
lab-stronger-perhaps = Kdo je silnější, není jasné: { $name } s pravděpodobností { $sure } %.
lab-gain = To je o { $share } lepší.
lab-no-gain = Nic se nezískalo: nechte původní váhy.
lab-worse = Zhoršilo se to: nechte původní váhy.
lab-word-won = vyhraná
lab-word-not-won = nevyhraná

lab-ended-all = všechny
lab-ended-won = výhra
lab-ended-drawn = remíza
lab-ended-lost = prohra
lab-ended-thrown_away = zahozená
lab-ended-not_decided = nerozhodnutá
lab-ended-line = varianta

lab-chart-elo = Elo, jak partie přibývají, a kde leží skutečný rozdíl (95 %)
lab-chart-nodes-by-depth = Uzly podle hloubky
lab-chart-value-by-time = Hodnota podle času
lab-chart-choice-by-time = Správná volba podle času
lab-chart-value-by-budget = Hodnota podle rozpočtu
lab-chart-choice-by-budget = Správná volba podle rozpočtu
lab-chart-plies-by-terms = Půltahy partie
lab-chart-same-move = Tah zůstane stejný
lab-chart-tuning = Nevyhrané pozice
lab-chart-fitting = Chyba předpovědi
lab-chart-shaken = Vyhrané pozice s rozkolísanými váhami, nejhorší los první
lab-chart-review = Hodnota partie pro první stranu
lab-chart-score-by-terms = Průměrné skóre a kde leží skutečné (95 %)
lab-chart-climb = Body na partii, které ponechané změny získaly podle partií, jež o nich rozhodly
lab-chart-learning = Chyba toho, co říká
lab-chart-right = Vyhrané pozice, které vyhraje
lab-axis-value = hodnota
lab-axis-right = správná volba
lab-axis-games = partie
lab-axis-elo = Elo
lab-axis-depth = hloubka
lab-axis-nodes = uzly
lab-axis-terms = členy
lab-axis-plies = půltahy
lab-axis-percent = %
lab-axis-steps = kroky
lab-axis-lost = nevyhrané pozice
lab-axis-epochs = epochy
lab-axis-error = střední kvadratická chyba
lab-axis-draws = losy
lab-axis-hundredths = setiny
lab-axis-score = skóre
lab-axis-points = body
lab-axis-won = % vyhraných
lab-series-truth = pravda
lab-series-elo = Elo
lab-series-nodes = uzly
lab-series-won = vyhraná
lab-series-not-won = nevyhraná
lab-series-same-move = stejný tah
lab-series-lost = nevyhrané
lab-series-shaken = rozkolísané
lab-series-as-given = jak jsou
lab-series-mean-score = průměrné skóre
lab-series-kept = ponecháno
lab-series-learned = z nichž se učí
lab-series-apart = odložené

lab-table-endings = Jak partie skončily
lab-table-depths = Hloubka po hloubce
lab-table-why = Proč se volba mění
lab-table-plies = Půltah po půltahu
lab-table-searches = Jedno prohledávání po druhém
lab-table-evals = Jedna ohodnocovací funkce po druhé
lab-table-techniques = Jedna technika po druhé
lab-table-league = Liga
lab-table-counts = Počty
lab-table-players = Obě strany
lab-table-terms = Část po části
lab-table-weights = Váhy
lab-table-steps = Krok po kroku
lab-cell-all-terms = všechny členy
lab-part-adding = přidán { $term }
lab-part-only = jen { $term }
lab-part-without = bez { $term }
lab-by-won-by-the-rules = výhra podle pravidel
lab-by-drawn-by-the-rules = remíza podle pravidel
lab-by-drawn-by-repetition = remíza opakováním
lab-by-adjudicated-too-long = příliš dlouhá, prohlášena za remízu
lab-cell-won = vyhráno
lab-cell-not-won = nevyhráno
lab-cell-drawn = remíza
lab-cell-lost = prohráno
lab-cell-thrown-away = zahozeno
lab-cell-not-decided = nerozhodnuto
lab-cell-all = všechny
lab-cell-yes = ano
lab-cell-no = ne
lab-column-eval = ohodnocovací funkce
lab-column-static = bez hledání
lab-column-truth = pravda
lab-column-keeps = neztrácí
lab-column-wins-of-won-positions = vyhrané pozice, které vyhraje
lab-column-explained = vysvětlení
lab-column-added = přidáno
lab-column-of-the-last = z předchozího
lab-column-time = čas
lab-column-place = místo
lab-column-value-function = ohodnocovací funkce
lab-column-wins = vyhrává
lab-column-about = o ní
lab-column-ending = konec
lab-column-games = partie
lab-column-count = počet
lab-column-share = podíl
lab-column-depth = hloubka
lab-column-move = tah
lab-column-value = hodnota
lab-column-nodes = uzly
lab-column-branching = větvení
lab-column-line = varianta
lab-column-why = proč
lab-column-terms = členy
lab-column-result = výsledek
lab-column-plies = půltahy
lab-column-extra = navíc
lab-column-same-move = stejný tah
lab-column-value-moved-by = hodnota se posune o
lab-column-term = člen
lab-column-before = předtím
lab-column-after = potom
lab-column-won = vyhráno
lab-column-mean-score = průměrné skóre
lab-column-from = z
lab-column-to = na
lab-column-gain = zisk
lab-column-kept = ponecháno
lab-column-numbers = čísel
lab-column-moved-by = posunuto o

lab-side-White = bílého
lab-side-Black = černého
lab-side-Red = červeného
lab-heat = Nevyhrané partie v % podle toho, kde stál kámen { $side }
lab-heat-cell = nevyhraných { $share } % z { $games } partií
lab-heat-range = Od { $low } % do { $high } %.
