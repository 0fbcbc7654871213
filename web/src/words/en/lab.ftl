## The lab
lab = Lab
    .title = Experiments: matches, truth, ablation, tuning, a report
lab-title = Lab
lab-tabs =
    .aria-label = Experiments
lab-start = { $count } experiments
lab-first = Find a game it fails to win
    .title = A value function plays every won position of a class; see where it fails
lab-kind-truth = Truth
lab-kind-match = A against B
lab-kind-ablation = Terms
lab-kind-depths = Depths
lab-kind-tuning = Tuning
lab-kind-learning = A net learns
lab-kind-report = Report
lab-about-truth = How many of the won positions does a value function win? It plays every won position of a class that is solved exactly, against the best defence.
lab-about-match = Two settings play each other, each opening twice with sides changed: who is stronger, and how sure is that?
lab-about-ablation = What is each term of a value function good for? It is switched off, used alone, and added to those before it.
lab-about-depths = What does each depth choose, what does it cost, and why does the choice change?
lab-about-tuning = Better weights for a value function, and the curve of their progress.
lab-about-learning = A small network learns from nothing, before your eyes: its errors, and how many won positions it wins after every epoch. Then search with it.
lab-about-report = A complete study as one document: tables, boards, trees, charts and the commands that made them.
lab-run-truth = Play every won position
lab-run-match = Play the match
lab-run-ablation = Try every term
lab-run-depths = Search every depth
lab-run-tuning = Tune
lab-run-learning = Let it learn
lab-run-report = Make the report
lab-stop = Stop
lab-stopped = Stopped early: these are the results so far.
lab-replaces = { $kind } is running; this would end it.
lab-waiting = { $count ->
    [one] Every place is taken; one experiment waits.
   *[other] Every place is taken; { $count } experiments wait.
}
lab-command = The command that does this:
lab-copy = Copy
lab-copied = The command is copied.
lab-save = Save { $name }
lab-open = Open { $name }
lab-games = Games
lab-lines = Lines
lab-games-hint = Click one to watch it on the board; keys and clicks on the board stop it.
lab-more = { $count } more
lab-needed = { $count ->
    [one] won in { $count } ply
   *[other] won in { $count } plies
}
lab-listed = { $shown } of the { $failed } games that were not won are listed; with --csv FILE the command above writes all of them.
lab-plies = { $count ->
    [one] { $count } ply
   *[other] { $count } plies
}
lab-all = all
lab-not = no
lab-usual = usual

## What the experiments ask
lab-field-eval = Value function
lab-field-depth = Depth
    .title = Plies that are searched
lab-field-class = Class
    .title = Which pieces: kings against kings, such as 3Kv2K
lab-field-variant = Search
lab-field-sample = Positions
    .title = Only this number of the won positions, drawn at random
lab-field-shake = Shaken weights
    .title = Also with every weight moved at random by up to 10 %, this number of times: how steady is it?
lab-field-every = also against every defence
lab-field-first = A
lab-field-first-depth = depth of A
lab-field-second = B
lab-field-second-depth = depth of B
lab-field-games = Games
lab-field-nodes = Nodes a move
    .title = For a playing search without a depth of its own: the same on every machine
lab-field-openings = Openings
lab-field-seed = Seed
    .title = The same seed draws the same openings and steps
lab-field-search = Settings
lab-field-search-depth = Depth
lab-field-from = Position
lab-field-by = Judged by
lab-field-positions = Positions
lab-field-from-depth = From depth
lab-field-to-depth = To depth
lab-field-tune-by = Judged by
lab-field-steps = Steps
lab-field-setup = Set up
lab-field-rounds = Rounds ahead
    .title = How far expectimax looks ahead; in a round everybody moves once
lab-field-series-games = Games in a series
    .title = The same games for all weights that are compared
lab-field-series-steps = Steps
    .title = Changes of one weight; each plays two series
lab-field-epochs = Epochs
    .title = Times over all positions
lab-field-position = Position
lab-field-form = Form
lab-field-notes = Your own words
lab-notes-usual = # Discussion, then your text. Below “# The line it plays”, “ply 3 [14-9]: …” is a caption with an arrow.
lab-league = League: what others win
lab-league-about = Won positions of { $positions } at depth 6. Win more than ten-lines with four terms: write them under Script.
lab-league-won = { $won } ({ $share })
lab-from-study = the study: { $position }
lab-from-board = the position on the board
lab-setup-board = as on the board
lab-openings-usual = the usual ones
lab-openings-random = four random moves
lab-by-game = a game with each part
lab-by-agreement = how often the move stays the same
lab-by-truth = the won positions it wins
lab-by-games = its games against itself
lab-field-learn-from = Learns from
lab-field-hidden = Hidden units
    .title = How much it can remember, for each side's view
lab-field-learn-depth = Depth
    .title = Plies that its search looks ahead when its won positions are counted
lab-learn-ending = the ending { $ending }, solved
lab-learn-games = games of the search against itself
lab-no-net = { $game } shows nothing to nets.
lab-use-net = Use { $name } as the value function
lab-net-used = { $name } judges positions now; it is kept in this browser.
lab-needs-study = { $game } has no class of positions that is solved as a whole. Choose another game: { $games }.
lab-no-match = { $game } has no playing search, so there are no matches.
lab-no-score = { $game } is played for a score, by one side. On the command line: { $command }

## What can be compared
lab-as-search = as under Search
lab-of-search = { $what } (as under Search)
lab-group-yours = Your settings
lab-group-evals = Value functions
lab-group-searches = Searches
lab-group-depths = Depths
lab-search-minimax = Minimax
lab-search-alphabeta = Alpha-beta
lab-search-ordered = Alpha-beta, ordered
lab-search-pvs = Playing search
lab-search-variant = Variant { $name }
lab-depth = Depth { $depth }
shelf = { $count ->
    [0] Put these settings aside
   *[other] Your settings ({ $count })
}
shelf-put = Put aside
shelf-use = Use
    .aria-label = Use { $name }
shelf-remove =
    .aria-label = Throw { $name } away
    .title = Throw { $name } away
shelf-name =
    .aria-label = A name for these settings
shelf-empty = Under a name they can be compared with others: in the tree, and in the lab.
lab-put = Put aside as “{ $name }”
lab-others-gone = Results that an older page has kept are not shown by this one: run the experiment again.
lab-shelved = “{ $name }” is put aside: compare it in the tree, in a match, in the truth.
lab-tuned-name = { $eval } tuned
lab-challenge = Let it play the old one

## How far it is
lab-stage-begins = It begins
lab-stage-solve = Solving the class
lab-stage-positions = Positions played
lab-stage-rules = Wins that leaf rules hide
lab-stage-defences = Every defence
lab-stage-games = Games
lab-stage-terms = Parts
lab-stage-depths = Depths
lab-stage-graph = Measuring positions
lab-stage-steps = Steps
lab-stage-draws = Draws of the weights
lab-stage-epochs = Epochs
lab-stage-material = Positions to learn from
lab-stage-study = Experiments of the study

## What was found
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
lab-searched-by = Searched by { $search }.
lab-rule-about = The rule { $rule }: { $about }.
lab-hides = the rule { $rule } hides { $move }
lab-hidden = { $hidden ->
    [one] The rule { $rule } hides { $hiddenmove } in game { $hiddengame }.
   *[other] The rule { $rule } hides { $hiddenmove } in game { $hiddengame }, and a win in { $hidden } of the { $hiddenof } failed games that are listed.
}
lab-watched = It was played by { $search }. Your settings under Search stay as they are.
lab-stronger = { $name } is stronger ({ $sure } % sure).
lab-stronger-surely = { $name } is stronger (more than { $sure } % sure).
lab-stronger-perhaps = Who is stronger is open: { $name }, with { $sure } %.
lab-gain = That is { $share } better.
lab-no-gain = That is no gain: keep the old weights.
lab-worse = It became worse: keep the old weights.
lab-word-won = won
lab-word-not-won = not won

lab-ended-all = all
lab-ended-won = won
lab-ended-drawn = drawn
lab-ended-lost = lost
lab-ended-thrown_away = thrown away
lab-ended-not_decided = not decided
lab-ended-line = line

lab-chart-elo = Elo as the games come, and where the true difference lies (95 %)
lab-chart-nodes-by-depth = Nodes by depth
lab-chart-value-by-time = Value by time
lab-chart-choice-by-time = Right choice by time
lab-chart-value-by-budget = Value by budget
lab-chart-choice-by-budget = Right choice by budget
lab-chart-plies-by-terms = Plies of the game
lab-chart-same-move = The move stays the same
lab-chart-tuning = Positions not won
lab-chart-fitting = Error of what is foretold
lab-chart-shaken = Won positions with the weights shaken, the worst draw first
lab-chart-score-by-terms = Mean score, and where the true one lies (95 %)
lab-chart-climb = Points a game that the changes kept have gained, by the games that chose them
lab-chart-learning = Error of what it says
lab-chart-right = Won positions that it wins
lab-axis-games = games
lab-axis-elo = Elo
lab-axis-depth = depth
lab-axis-nodes = nodes
lab-axis-terms = terms
lab-axis-plies = plies
lab-axis-percent = %
lab-axis-steps = steps
lab-axis-lost = positions not won
lab-axis-epochs = epochs
lab-axis-error = mean squared error
lab-axis-draws = draws
lab-axis-score = score
lab-axis-points = points
lab-axis-won = % won
lab-series-elo = Elo
lab-series-nodes = nodes
lab-series-won = won
lab-series-not-won = not won
lab-series-same-move = same move
lab-series-lost = not won
lab-series-shaken = shaken
lab-series-as-given = as they are
lab-series-mean-score = mean score
lab-series-kept = kept
lab-series-learned = learned from
lab-series-apart = kept apart

lab-table-endings = How games ended
lab-table-depths = Depth by depth
lab-table-why = Why the choice changes
lab-table-counts = Counts
lab-table-terms = Part by part
lab-table-weights = Weights
lab-table-steps = Step by step
lab-cell-all-terms = all terms
lab-part-adding = adding { $term }
lab-part-only = only { $term }
lab-part-without = without { $term }
lab-by-won-by-the-rules = won by the rules
lab-by-drawn-by-the-rules = drawn by the rules
lab-by-drawn-by-repetition = drawn by repetition
lab-by-adjudicated-too-long = adjudicated: too long
lab-cell-won = won
lab-cell-not-won = not won
lab-cell-drawn = drawn
lab-cell-lost = lost
lab-cell-thrown-away = thrown away
lab-cell-not-decided = not decided
lab-cell-all = all
lab-cell-yes = yes
lab-cell-no = no
lab-column-ending = ending
lab-column-games = games
lab-column-count = count
lab-column-share = share
lab-column-depth = depth
lab-column-move = move
lab-column-value = value
lab-column-nodes = nodes
lab-column-branching = branching
lab-column-line = line
lab-column-why = why
lab-column-terms = terms
lab-column-result = result
lab-column-plies = plies
lab-column-extra = extra
lab-column-same-move = same move
lab-column-value-moved-by = value moved by
lab-column-term = term
lab-column-before = before
lab-column-after = after
lab-column-won = won
lab-column-mean-score = mean score
lab-column-from = from
lab-column-to = to
lab-column-gain = gain
lab-column-kept = kept
lab-column-numbers = numbers
lab-column-moved-by = moved by

lab-side-White = White
lab-side-Black = Black
lab-side-Red = Red
lab-heat = Games not won, in %, by where a piece of { $side } started
lab-heat-cell = { $share } % of { $games } games not won
lab-heat-range = From { $low } % to { $high } %.
