## What an experiment has found. The page has the same sentences in web/src/words, and a test compares them.
lab-found-truth = { $eval } at depth { $depth } wins { $share } % of the { $positions } won positions of { $class }: it throws { $thrown } away and leaves { $undecided } undecided. What it wins takes { $extra } plies more than needed.
lab-found-truth-every = { $eval } at depth { $depth } wins { $share } % of the { $positions } won positions of { $class }: it throws { $thrown } away and leaves { $undecided } undecided. What it wins takes { $extra } plies more than needed. Whatever the defender does, it wins { $everywon }.
lab-shaken-search = { $shakenby ->
    [none] searched without a leaf rule
   *[other] searched with the rule { $shakenby }
}
lab-found-truth-shaken = { lab-found-truth } With every weight moved by up to 10 %, { lab-shaken-search }, the worst of { $draws } draws wins { $worst } % against every defence, the mean { $mean } %; { $steady } win at least 99 %.
lab-found-truth-every-shaken = { lab-found-truth-every } With every weight moved by up to 10 %, { lab-shaken-search }, the worst of { $draws } draws wins { $worst } % against every defence, the mean { $mean } %; { $steady } win at least 99 %.
lab-found-match = { $first } against { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $share } %. Elo { $elo }, between { $low } and { $high }.
lab-found-match-below = { $first } against { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $share } %. Elo below { $high } (95 %).
lab-found-match-above = { $first } against { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $share } %. Elo above { $low } (95 %).
lab-found-match-one-sided = { $first } against { $second }: { $wins } won, { $draws } drawn, { $losses } lost, { $share } %. Too one-sided, or too few games, for an Elo figure.
lab-found-match-begins = No game is over yet.
lab-found-ablation-begins = { $eval } over { $positions } positions.
lab-found-ablation-even = { $eval } with all terms: { $result } in { $plies } plies. No term that was left out made it worse so far.
lab-found-ablation-game = { $eval } with all terms: { $result } in { $plies } plies. The term that is missed most is { $term }: without it { $withoutresult } in { $without }.
lab-found-ablation-lost = { $eval } with all terms: { $result } in { $plies } plies. { $losers ->
    [one] Without the term { $terms } it is not won.
   *[other] Without any one of these { $losers } terms it is not won: { $terms }.
}
lab-found-ablation-agreement = { $eval } over { $positions } positions. The term that decides most is { $term }: without it the move is the same in { $share } %.
lab-found-ablation-series = { $eval } with all terms scores { $mean } on average over { $games } games and wins { $share } %. The term that is missed most is { $term }: without it { $without }.
lab-found-ablation-series-even = { $eval } with all terms scores { $mean } on average over { $games } games and wins { $share } %. No term that was left out made it worse so far.
lab-found-depths = { $eval }: depth { $depth } plays { $move } after { $nodes } nodes. { $changes ->
    [0] The choice never changes.
    [one] The choice changes once.
   *[other] The choice changes { $changes } times.
}
lab-found-tuning-truth = { $eval }, { $tried } steps: { $before } positions were not won before, { $after } now (all depths together, mean over shaken weights).
lab-found-tuning-games = { $eval }, { $tried } times over the positions: the error on games kept apart was { $before }, now { $after }.
lab-found-tuning-games-done = { $eval }, tuned on { $positions } quiet positions of { $games } games: the error on games kept apart was { $before }, now { $after }.
lab-found-tuning-series = { $eval }, { $tried } steps: what was kept gained { $gain } points a game, by the games that chose it.
lab-found-tuning-series-done = { $eval }, { $tried } steps: over { $games } games that no step has seen it scored { $before } on average before and won { $wonbefore } %, now { $after } and { $wonafter } %.
lab-found-learning = { $name } has learned { $positions } positions { $epochs } times: the error on what was kept apart is { $error }.
lab-found-learning-truth = { $name } has learned { $positions } positions { $epochs } times and wins { $won } of { $of } won positions at depth { $depth }; before it learned it won { $before }. The error on what was kept apart is { $error }.
lab-found-report = The report on { $position } by { $eval } at depth { $depth } is made: { $kib } KiB.
lab-found-simulation = { $eval }: { $result }; plies: { $plies }.
lab-found-comparison = Searches of one position by { $eval }, side by side: { $count }.
lab-found-evals = Value functions on one position, side by side: { $count }.
lab-found-trials = Searches side by side: { $count } runs; the truth: { $truth }.
lab-found-techniques = Techniques of the playing search, one added after the other, to depth { $depth }; positions: { $positions }.
lab-found-league = In the league of { $class } at depth { $depth }, { $first } wins most: { $won } of { $positions } won positions.
lab-found-review = Moves reviewed: { $plies }, nodes for each search: { $nodes }. { $first }: { $firstblunders } ??, { $firstmistakes } ?, { $firstdubious } ?!. { $second }: { $secondblunders } ??, { $secondmistakes } ?, { $seconddubious } ?!.
lab-word-won = won
lab-word-not-won = not won
