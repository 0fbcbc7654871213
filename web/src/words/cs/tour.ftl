## První minuta
tour =
    .aria-label = První minuta
tour-answer-text = { $mover } zahraje { $move }. Prohledávání navštívilo { $nodes } uzlů; { $skipped ->
    [one] { $skipped } tah
    [few] { $skipped } tahy
    [many] { $skipped } tahu
   *[other] { $skipped } tahů
} vůbec nezkusilo, a s nimi nic z toho, co je pod nimi.
