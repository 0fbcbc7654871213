## Zpráva: její nadpisy
report-title = { $game }: { $class }
report-subtitle = Co vidí ohodnocovací funkce { $eval } { plies } dopředu a co je pravda
report-summary = Souhrn
report-position = Pozice
report-value = Co říká ohodnocovací funkce?
report-pruning = Co ušetřilo prořezávání?
report-tree = Proč tento tah? Strom
report-line = Jak se hraje dál
report-terms = K čemu je který člen?
report-truth = Má ohodnocovací funkce pravdu?
report-discussion = Diskuse
report-conclusion = Závěr
report-ply = půltah
report-hint-words = Zde vlastní slova; stojí na konci této části.
report-hint-boards = Zde vlastní slova. Řádek jako „půltah 3 [14-9 1-5]: roh je bezpečný“ ukáže desku po 3. půltahu se šipkami a těmito slovy; půltah 0 je začátek.
report-repeat = Lze výsledku věřit?

## Co stojí nad sloupci
column-added = přidán k předchozím
column-agrees = shoda
column-alone = sám
column-figure = údaj
column-measured = naměřeno
column-move = tah
column-ms = ms
column-nodes = uzly
column-search = prohledávání
column-eval = hodnocení
column-limit = mez
column-depth = hloubka
column-right = správně
column-leaves = listy
column-evaluations = ohodnocení
column-hits = nálezy
column-stores = zápisy
column-clashes = střety
column-collisions = kolize
column-replaced = přepsáno
column-again = znovu
column-windows = okna
column-branching = větvení
column-growth = růst
column-first-cuts = řezy prvním
column-minimal = minimum
column-above = nad minimem
column-optimal = nejkratší
column-played = jak se hrálo
column-ply = půltah
column-position = pozice
column-saving = úspora
column-score = hodnota
column-share = podíl
column-static = bez hledání
column-term = člen
column-value = hodnota
column-variant = varianta
column-weight = váha
column-wins-in = vyhraje za půltahů
column-without = bez něj
column-side = strana
column-moves = tahy
column-mark = značka
column-loss = ztráta
column-before = při nejlepší hře
column-after = s tahem
column-better = lepší
column-truth = pravda
column-mean-loss = průměrná ztráta

## Co stojí v buňkách
agrees-yes = ano
agrees-no = ne
does-not-win = nevyhraje
does-not-search = –
won-in = výhra za { $plies }
thrown-away-at = výhra ztracena { $plies }. půltahem
not-decided = nerozhodnuto
not-won = nevyhráno
won = vyhráno
figure-plies = půltahy
figure-mean-nodes = průměr uzlů, { $side }
figure-turning-ply = první vyhrané skóre
figure-end-seen = vynucený konec je vidět od
unfinished = nedohráno
draw-met = remíza: pozice nastala { $times }krát
part-all = všechny členy
part-without = bez { $term }
part-only = jen { $term }
part-adding = přidán { $term }

## Co stojí na obrázcích a pod nimi
chart-nodes = Navštívené uzly
chart-nodes-about = Uzly, které každá varianta navštívila, v logaritmickém měřítku
chart-nodes-axis = uzly
chart-ply-axis = půltah
chart-plies-axis = půltahy
chart-points-axis = body
chart-variant-axis = varianta
chart-score = Hodnota, kterou má { $side }
chart-score-about = Hodnota z prohledávání, než uvidí konec, a prostá hodnota { $eval }, po každém půltahu
chart-searched = hodnota z prohledávání
chart-static = prostá hodnota { $eval }
chart-terms = Půltahy partie
chart-terms-about = Půltahy partie se všemi členy a bez každého z nich
heat-about = Nevyhrané partie v procentech podle toho, kde na začátku { $side } měl kámen
boards-start = začátek
boards-about = Partie deska po desce; co tah změnil, je vyznačeno
tree-ahead = { $eval } vidí { plies } dopředu
tree-about = Tahy pozice, jak je vidí varianta { $variant }
tree-answers = Odpovědi na { $move }

## Její věty
report-no-win = Na tahu je { $turn }; žádná výhra tu není známa.
report-win = Na tahu je { $turn } a { $max } při bezchybné hře vyhraje za { plies }. { $moves ->
    [one] Z { $moves } tahu
    [few] Ze { $moves } tahů
    [many] Z { $moves } tahu
   *[other] Z { $moves } tahů
} { $winning ->
    [one] vyhrává { $winning }
    [few] vyhrávají { $winning }
    [many] vyhrává { $winning }
   *[other] vyhrává { $winning }
}, nejrychleji { $soonest }.
report-first-soonest = { $eval } vidí { plies } dopředu a hraje { $move }, což vyhraje nejrychleji, jak to jde.
report-first-later = { $eval } vidí { plies } dopředu a hraje { $move }, což ještě vyhraje, o { $later ->
    [one] { $later } půltah
    [few] { $later } půltahy
    [many] { $later } půltahu
   *[other] { $later } půltahů
} později, než je nutné.
report-first-lost = { $eval } vidí { plies } dopředu a hraje { $move }, čímž výhru ztrácí.
report-played-out = Dohráno stejným prohledáváním na obou stranách: { $result }, délka { plies }.
report-played-out-won = Dohráno stejným prohledáváním na obou stranách: { $result }, délka { plies }; bezchybné hře obou stran stačí { $perfect }.
report-saved = Hodnotu a tah varianty { $reference } { $agreeing ->
    [one] najde { $agreeing }
    [few] najdou { $agreeing }
    [many] najde { $agreeing }
   *[other] najde { $agreeing }
} z { $variants ->
    [one] { $variants } další varianty
   *[other] { $variants } dalších variant
}; nejméně uzlů k tomu potřebuje { $cheapest }, { $nodes } z { $all } (úspora { $saved }).
report-terms-found = Proti { $defender ->
    [truth] obránci, který zná řešení,
   *[same] stejnému prohledávání
} se partie { $found ->
    [lost] nevyhraje ani se všemi členy (je jich { $terms })
   *[won] vyhraje se všemi členy (je jich { $terms }) a { $needed ->
        [0] vyhraje se i bez kteréhokoli jednoho z nich
        [one] nevyhraje se bez členu { $names }
       *[other] nevyhraje se, chybí-li kterýkoli z těchto { $needed }: { $names }
    }
}; { $alone ->
    [0] sám ji nevyhraje žádný
    [one] sám ji vyhraje jeden z nich
    [few] samy ji vyhrají { $alone } z nich
   *[other] samo ji vyhraje { $alone } z nich
}.
report-trial = Z { $won } z celkem { $all } vyhraných pozic třídy { $class } ({ $share }) vyhraje proti nejdelší obraně, z { $every } ať soupeř dělá cokoli.
report-class-told = Z { $all } pozic třídy { $class }, v nichž je na tahu { $max }, je { $won } vyhraných, nejdéle za { plies }. Z každé z nich se hrála partie proti obránci, který zná řešení a brání se nejdéle.
report-trial-told = { $eval } v hloubce { $depth } z nich vyhraje { $won } ({ $share }), výhru ztratí v { $thrown } a nerozhodne { $undecided }; nad nejkratší cestu potřebuje průměrně { $extra } půltahu. Proti každé obraně vyhraje { $every }.
report-here-unknown = V této pozici nikdo neví, zda má { $eval } pravdu: žádná výhra není známa.
report-here-right = V této pozici má { $eval } pravdu: tah, který hraje, výhru drží a partie je vyhrána.
report-here-way = V této pozici má { $eval } pravdu o tahu, ale ne o cestě: partie není vyhrána.
report-here-wrong = V této pozici se { $eval } mýlí: tah, který hraje, nevyhraje.
report-everywhere = V celé třídě { $class } má pravdu: vyhraje každou vyhranou pozici, ať soupeř dělá cokoli.
report-longest-only = Proti nejdelší obraně vyhraje každou vyhranou pozici třídy { $class }, ale { $count ->
    [one] v { $lucky } pozici
    [few] ve { $lucky } pozicích
   *[other] v { $lucky } pozicích
} drží jiná obrana.
report-not-everywhere = Ne v celé třídě { $class } má pravdu: z { $count ->
    [one] { $failed } vyhrané pozice
   *[other] { $failed } vyhraných pozic
} ({ $share }) nevyhraje; v { $thrown } z nich výhru některý tah ztratí, v { $undecided } k ní během { $limit } půltahů nenajde cestu.
report-hardest = Nejčastěji selhává, má-li { $side } kámen na poli { $cell }: z { $total ->
    [one] { $games } partie
   *[other] { $games } partií
} { $count ->
    [one] není { $failed } vyhrána
    [few] nejsou { $failed } vyhrány
   *[other] není { $failed } vyhráno
} ({ $share }).
report-value-told = Ohodnocovací funkce { $eval } dává pozici { $value } bodů, jak je vidí { $max }; podíl členu je naměřená hodnota krát jeho váha.
report-pruning-told = Táž pozice prohledaná jednou každou variantou. Shoda říká, zda jsou hodnota a tah stejné jako u první; úspora je část jejích uzlů, které nebylo třeba navštívit.
report-tree-told = Každý uzel ukazuje tah, který k němu vede, a hodnotu, jak ji vidí { $max }, nebo mez, pokud prohledávání vědělo dost. Očekávaná varianta je nakreslena tučně; tahy, které se nezkoumaly, jsou bledé.
report-line-told = Obě strany prohledávají variantou { $variant }. Výsledek: { $result }, délka { plies }.
report-terms-told = Partie ještě jednou se všemi členy, bez každého, s každým samotným a přidáváním jednoho po druhém. { $defender ->
    [truth] Obránce zná přesné řešení
   *[same] Obě strany prohledávají stejně
}. U vyhrané partie jsou uvedeny její půltahy.
report-worst = Nejhorší partie; první dvě začínají z desek níže:
report-repeat-told = Každá tabulka výše je výstupem jednoho příkazu a lze ji zopakovat:
report-and = { $first } a { $last }

## Rozbor partie
review-title = Rozbor partie: { $game }
review-subtitle = Každý tah vedle nejlepšího, uzlů na každé prohledávání: { $nodes }
review-players = Obě strany
review-graph = Hodnota
review-marks = Značky
review-no-marks = Žádný tah nemá značku.
review-moves = Všechny tahy
review-rules = Pravidla
review-axis = setiny
review-told = ztrácí { $loss } setin; lepší je { $line }
review-rule-unit = Hodnoty a ztráty se počítají v setinách jednotky hry: v šachu pěšce, v dámě kamene, v Reversi disku; to je { $unit } bodů hracího prohledávání. Vyhraná partie platí { $most } a žádná hodnota neplatí víc.
review-rule-loss = Nejlepší tah i ten, který se hrál, se prohledají každý sám, s { $nodes } uzly a bez paměti. Ztráta je rozdíl jejich hodnot.
review-rule-signs = ?! znamená ztrátu aspoň { $dubious } setin, ? od { $mistake }, ?? od { $blunder }.
review-rule-decided = Strana, která vede o { $decided } setin, má prakticky vyhráno: tah, po kterém to platí dál, značku nemá.
review-rule-again = Než tah dostane značku, prohledá se znovu s { $confirmed }násobkem uzlů; značka menší než ?? ještě jednou s { $doubtful }násobkem. Platí nejmenší ztráta.
review-rule-truth = Kde výsledek před tahem i po něm zná řešitel nebo tabulky, platí pravda: zahodit výhru nebo remízu ztrácí { $most } a tah, který výsledek drží, neztrácí nic.
