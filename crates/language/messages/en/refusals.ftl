## Refusals
refusal-move = bad move '{ $text }': expected { $expected }
refusal-move-number = move { $move }: { $refusal }
refusal-position = bad position '{ $text }': expected { $expected }
refusal-bad = bad { $what } '{ $text }': expected { $expected }
refusal-unknown = unknown { $what } '{ $text }': expected { $expected }
refusal-missing = { $game } has no { $what }: { $instead }
refusal-stopped = stopped after { $nodes } nodes without an answer: give a smaller depth, or more nodes or time
refusal-long = a record of { $moves } moves is too long: expected at most { $most }
refusal-over = the game is over in '{ $position }': { $outcome }
refusal-other = { $text }

## What was expected
expected-legal = a legal move
expected-legal-such = a legal move such as { $rest }
expected-legal-list = a legal move: { $rest }
expected-move-such = a move such as { $rest }
expected-captures = one of the captures { $rest }
expected-none = none: the game is over
