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
