## What an experiment has found. The page has the same sentences in web/src/words, and a test compares them.
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
lab-word-won = vyhraná
lab-word-not-won = nevyhraná
