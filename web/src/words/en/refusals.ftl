## What the studio refuses with
refusal-too-much = { $a } { $b } is too much: expected at most { $c }
refusal-too-little = { $a } { $b } is too little: expected at least { $c }
refusal-bad-move-at = move { $a }: bad move '{ $b }': expected { $c }
refusal-bad-move = bad move '{ $a }': expected { $b }
refusal-bad-position = bad position '{ $a }': expected { $b }
refusal-bad = bad { $a } '{ $b }': expected { $c }
refusal-unknown = unknown { $a } '{ $b }': expected { $c }
refusal-busy = too many ask at the same time: try again later
refusal-stopped = stopped before there was an answer
refusal-over = the game is over in '{ $a }': { $b }
refusal-exercise = { $a } nodes are too many for an exercise
refusal-picture = the picture is too large for this format
refusal-token = no token, or one of an earlier start: open the address that the studio printed
refusal-other = the studio refuses: { $a }

## What is wrong with a script
script-place = { $file } line { $line }, column { $column }
script-term = term '{ $term }'
script-function = { $within }
script-at = at { $position }
script-time = stopped after { $a } ms of processor time, the limit of one call
script-slow = stopped: calls of more than { $a } ms each have taken { $b } s together, the limit
script-letters = stopped: a text of more than { $a } letters, the limit
script-large = stopped: a list, a text or the code of a function of more than { $a } KiB, the limit
script-memory = stopped at { $a } MiB of memory, the limit
script-no-number = gave { $a }: expected a finite number
script-no-move = gave { $a }: expected one of p.moves()
script-long = { $a } bytes is too long: expected at most { $b }
script-terms = { $a } terms: expected 1 to { $b }
script-sum = the terms add up to no finite number
