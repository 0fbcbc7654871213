## Why a node was left
leaf = The depth is used up here: the value function says { $value }.
terminal = The game is over here: { $value }.
given = The value of this leaf is given: { $value }.
rule = The { $rule } rule ends the search here with { $value }.
table = This position was searched before: { $value }, from the table.
null-move = Even passing gives { $mover } { $value }, so a real move will do.
stand-pat = { $number ->
    [several] { $mover } are content without any exchange: { $value }.
   *[single] { $mover } is content without any exchange: { $value }.
}
futility = { $number ->
    [several] { $mover } stand so well ({ $value }) that no reply can change it.
   *[single] { $mover } stands so well ({ $value }) that no reply can change it.
}
razoring = { $number ->
    [several] { $mover } stand so badly that only exchanges could help, and they come to { $value }.
   *[single] { $mover } stands so badly that only exchanges could help, and they come to { $value }.
}
prob-cut = A shallower search of one exchange already gives { $mover } enough: { $value }.
singular = In a shallower search several moves are already good enough: { $value }.
repetition = The position repeats: a draw.
mate-distance = A faster win is already known.
known = Known exactly: { $value }.
left = Left with { $value }.
stopped = The search was stopped here.

## Every move searched
one-move = One move was looked at here: { $value } with { $move }.
takes-of = { $number ->
    [several] { $mover } take the { $extreme ->
        [smallest] smallest
       *[largest] largest
    } of { $count } values: { $value } with { $move }.
   *[single] { $mover } takes the { $extreme ->
        [smallest] smallest
       *[largest] largest
    } of { $count } values: { $value } with { $move }.
}
takes = { $number ->
    [several] { $mover } take the { $extreme ->
        [smallest] smallest
       *[largest] largest
    } of the values: { $value } with { $move }.
   *[single] { $mover } takes the { $extreme ->
        [smallest] smallest
       *[largest] largest
    } of the values: { $value } with { $move }.
}
no-exchange = No exchange is better for { $mover } than none: { $value }.
comes-to = The moves here come to { $value }.
chance-mean = Chance decides here: the mean is { $value }.
chance-shares = Chance decides here: { $shares } = { $value }.
chance-even = Chance decides here: the mean of { $count } equally likely values is { $value }.
chance-weighted = Chance decides here: the mean of { $count } values, weighted by how likely they are, is { $value }.
chance-drawn = Chance decides here: the mean of the moves that were drawn is { $value }.
chance-least = Chance decides here: the mean is at least { $value }.
chance-cut-low = Chance decides here: whatever the rest brings, the mean is at most { $value }, and that settles the question.
chance-cut-high = Chance decides here: whatever the rest brings, the mean is at least { $value }, and that settles the question.

## Searches that begin again, or grow a tree
rounds = The root was searched { $count ->
    [one] once
   *[other] { $count } times
}: its value is { $value }.
round-title = depth { $depth }, window ({ $alpha }, { $beta })
settles-known = The table knows that no more can come of it than { $value }: the other moves are not looked at.
grown-visits = { $visits ->
    [one] One visit
   *[other] { $visits } visits
}: of what they brought { $side } has the share { $share }.
grown-merit = No line below it is worth more than { $value } to the side that hopes.
grown-proof = Proof number { $proof }, disproof number { $disproof }.
grown-proof-by = Proof number { $proof }, disproof number { $disproof }: { $move } has the least { $which ->
    [proof] proof number
   *[disproof] disproof number
}, { $least }.
grown-proof-yes = Proven: what the search asks is true here.
grown-proof-yes-by = Proven: what the search asks is true here after { $move }.
grown-proof-no = Disproven: what the search asks is false here.
grown-proof-no-by = Disproven: what the search asks is false here after { $move }.
grown-proven = It is proven: { $side } wins.
grown-prior = Before anything was tried, it had the prior { $prior }.
grown-later = Of the games in which its move was played here or later { $side } has the share { $share }.
grown-exact = Its value is { $lower }.
grown-between = Its value is at least { $lower } and at most { $upper }.
grown-conspiracy = Its value is { $value } so far. To raise the root, { $rise } leaves below it have to change; to lower it, { $fall }.
grown-value = Its value is { $value } so far.
grown-new = It was added and not judged yet.

## Cut off
with-move = { $value } with { $move }
move-after = { $move } after { $before }
move-first = { $move } as the first move
this-node = this node
settles = { $mover } can get { $got }: that settles the question here.
settles-rest = { $mover } can get { $got }: that settles the question here, and the other replies are not looked at.
cut-get = { $owners ->
    [several] { $owner } already have { $sure } with { $source }; here { $mover } can get { $got }, so { $here } cannot be better for { $owner }.
   *[single] { $owner } already has { $sure } with { $source }; here { $mover } can get { $got }, so { $here } cannot be better for { $owner }.
}
cut-get-rest = { $owners ->
    [several] { $owner } already have { $sure } with { $source }; here { $mover } can get { $got }, so { $here } cannot be better for { $owner } and its other replies are not looked at.
   *[single] { $owner } already has { $sure } with { $source }; here { $mover } can get { $got }, so { $here } cannot be better for { $owner } and its other replies are not looked at.
}
cut-hold = { $owners ->
    [several] { $owner } already have { $sure } with { $source }; here { $mover } can hold it to { $got }, so { $here } cannot be better for { $owner }.
   *[single] { $owner } already has { $sure } with { $source }; here { $mover } can hold it to { $got }, so { $here } cannot be better for { $owner }.
}
cut-hold-rest = { $owners ->
    [several] { $owner } already have { $sure } with { $source }; here { $mover } can hold it to { $got }, so { $here } cannot be better for { $owner } and its other replies are not looked at.
   *[single] { $owner } already has { $sure } with { $source }; here { $mover } can hold it to { $got }, so { $here } cannot be better for { $owner } and its other replies are not looked at.
}

## Never looked at
skipped-cutoff = Not looked at: { $refutation } already settles that { $above } is avoided.
skipped-cutoff-same = Not looked at: the reply { $refutation } already settles that { $above } before it is avoided.
skipped-cutoff-here = Not looked at: { $refutation } already settles that this node is avoided.
earlier-reply = an earlier reply
skipped-beam = Not looked at: not among the best moves by the value function.
skipped-futility = Not looked at: it cannot gain enough here.
skipped-late-move = Not looked at: it comes too late in the order.
skipped-delta = Not looked at: even with what it gains the value stays too low.
skipped-exchanges = Not looked at: it loses too much in the exchange.
skipped-quiescence = Not looked at: below the leaves only moves that lose nothing are followed.
skipped-quiescence-limits = Not looked at: a way out is already known.
skipped = Not looked at: { $exit }.

## Why a deeper search chooses another move
change-none = there is no move
change-horizon = beyond the horizon: { $line } makes { $old } worth { $seen } instead of { $thought }; { $new } gives { $found }
change-better = { $line } makes { $new } worth { $found }, against { $seen } for { $old }
change-only = { $line } makes { $new } worth { $found }; { $old } was worth { $thought }
