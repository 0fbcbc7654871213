## What pictures and the page say of a node: why it was left, and in which pass over its move
exit-searched = every move searched
exit-selected = the moves worth it searched
exit-leaf = depth used up
exit-terminal = game over
exit-given = value given
exit-cutoff = cut off
exit-table = answered by the table
exit-null-move = passing is enough
exit-stand-pat = content as it is
exit-futility = cannot matter
exit-delta = gains too little
exit-razoring = only exchanges could help
exit-exchanges = loses in the exchange
exit-prob-cut = an exchange is enough
exit-singular = several moves are enough
exit-quiescence = loses below the leaves
exit-quiescence-limits = enough ways out
exit-late-move = too late in the order
exit-beam = outside the beam
exit-repetition = repetition
exit-mate-distance = a faster win is known
exit-known = known exactly
exit-stopped = stopped
pass-scout = scout
pass-reduced = reduced
pass-again = again
pass-null = null move
pass-quiet = quiet

## Numbers that the nodes of a growing tree carry
number-visits = visits
number-mean = mean
number-merit = merit
number-proof = proof
number-disproof = disproof
number-lower = at least
number-upper = at most
