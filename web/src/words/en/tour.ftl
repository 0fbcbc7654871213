## The first minute
tour =
    .aria-label = The first minute
tour-answer-text = { $mover } plays { $move }. The search visited { $nodes } nodes; { $skipped ->
    [one] { $skipped } move
   *[other] { $skipped } moves
} it never tried, and with them everything below.
