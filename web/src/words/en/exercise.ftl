## Exercises
exercise-expected = Expected { $expected }.
cut-none = none
exercise-cut = cut
part-values = Values
part-windows = Windows
part-cuts = Cut-offs
part-drop =
    .title = Do not ask for these
part-add =
    .title = Ask for these too
parts =
    .aria-label = What is asked
value-of =
    .aria-label = Value of { $node }
exercise-how = { $search }. Moves are looked at from left to right. Fill in what you know.
exercise-how-cuts = { $search }. Moves are looked at from left to right. Fill in what you know; click a leaf to mark it as never looked at.
exercise-check = Check
exercise-reveal = Show the answers
exercise-print = Print
exercise-print-answers = Print with answers
exercise-leave = Leave
exercise-new-tree = New tree
exercise-forget = Start over
exercise-points = { $right } of { $asked } right
exercise-points-shown = { $right } of { $asked } right, { $shown } shown
exercise-score = { $sheets ->
        [one] in all { $right } of { $asked }, one sheet
       *[other] in all { $right } of { $asked }, { $sheets } sheets
    }
level =
    .aria-label = Level
level-1 = 1: two plies
level-2 = 2: three plies, two moves
level-3 = 3: three plies
level-4 = 4: four plies
paper-title = { $search }: what does the search find?
