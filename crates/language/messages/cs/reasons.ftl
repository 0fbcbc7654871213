## Proč byl uzel opuštěn
leaf = Hloubka je zde vyčerpána: ohodnocovací funkce říká { $value }.
terminal = Hra zde končí: { $value }.
given = Hodnota tohoto listu je dána: { $value }.
rule = Prohledávání zde končí podle pravidla { $rule } s hodnotou { $value }.
table = Tato pozice už byla prohledána: { $value }, z tabulky.
null-move = { $number ->
    [several] I bez tahu tu { $mover } dosáhnou { $value }, takže skutečný tah bude stačit také.
   *[single] I bez tahu tu { $mover } dosáhne { $value }, takže skutečný tah bude stačit také.
}
stand-pat = { $number ->
    [several] { $mover } jsou spokojeni i bez výměn: { $value }.
   *[single] { $mover } je spokojen i bez výměn: { $value }.
}
futility = { $number ->
    [several] { $mover } stojí tak dobře ({ $value }), že to žádná odpověď nezmění.
   *[single] { $mover } stojí tak dobře ({ $value }), že to žádná odpověď nezmění.
}
razoring = { $number ->
    [several] { $mover } stojí tak špatně, že by pomohly jen výměny, a ty vedou k hodnotě { $value }.
   *[single] { $mover } stojí tak špatně, že by pomohly jen výměny, a ty vedou k hodnotě { $value }.
}
prob-cut = { $number ->
    [several] Mělčí prohledání jedné výměny ukazuje, že tu { $mover } dosáhnou dost: { $value }.
   *[single] Mělčí prohledání jedné výměny ukazuje, že tu { $mover } dosáhne dost: { $value }.
}
singular = V mělčím prohledání stačí hned několik tahů: { $value }.
repetition = Pozice se opakuje: remíza.
mate-distance = Je už známa rychlejší výhra.
known = Přesně známo: { $value }.
left = Opuštěno s hodnotou { $value }.
stopped = Prohledávání zde bylo zastaveno.

## Všechny tahy prohledány
one-move = Zde byl zkoumán jediný tah: { $value } tahem { $move }.
takes-of = { $number ->
    [several] { $mover } berou { $extreme ->
        [smallest] nejmenší
       *[largest] největší
    } z celkem { $count } hodnot: { $value } tahem { $move }.
   *[single] { $mover } bere { $extreme ->
        [smallest] nejmenší
       *[largest] největší
    } z celkem { $count } hodnot: { $value } tahem { $move }.
}
takes = { $number ->
    [several] { $mover } berou { $extreme ->
        [smallest] nejmenší
       *[largest] největší
    } z hodnot: { $value } tahem { $move }.
   *[single] { $mover } bere { $extreme ->
        [smallest] nejmenší
       *[largest] největší
    } z hodnot: { $value } tahem { $move }.
}
no-exchange = { $number ->
    [several] { $mover } tu žádnou výměnou nic nezískají: { $value }.
   *[single] { $mover } tu žádnou výměnou nic nezíská: { $value }.
}
comes-to = Tahy zde dávají { $value }.
chance-mean = Zde rozhoduje náhoda: průměr je { $value }.
chance-shares = Zde rozhoduje náhoda: { $shares } = { $value }.
chance-even = Zde rozhoduje náhoda: průměr { $count } stejně pravděpodobných hodnot je { $value }.
chance-weighted = Zde rozhoduje náhoda: průměr { $count } hodnot, vážený jejich pravděpodobností, je { $value }.
chance-drawn = Zde rozhoduje náhoda: průměr vylosovaných tahů je { $value }.
chance-least = Zde rozhoduje náhoda: průměr je aspoň { $value }.
chance-cut-low = Zde rozhoduje náhoda: ať zbytek přinese cokoli, průměr je nejvýš { $value }, a tím je rozhodnuto.
chance-cut-high = Zde rozhoduje náhoda: ať zbytek přinese cokoli, průměr je aspoň { $value }, a tím je rozhodnuto.

## Prohledávání, která začínají znovu nebo pěstují strom
rounds = Kořen se prohledal { $count ->
    [one] jednou
   *[other] { $count }krát
}: jeho hodnota je { $value }.
round-title = hloubka { $depth }, okno ({ $alpha }; { $beta })
settles-known = Tabulka ví, že víc než { $value } z toho být nemůže: další tahy se nezkoumají.
grown-visits = { $visits ->
    [one] Jedna návštěva
    [few] { $visits } návštěvy
   *[other] { $visits } návštěv
}: z toho, co přinesly, má { $side } podíl { $share }.
grown-merit = Žádná varianta pod ním nemá pro stranu, která doufá, větší cenu než { $value }.
grown-proof = Důkazové číslo { $proof }, vyvracecí číslo { $disproof }.
grown-proof-by = Důkazové číslo { $proof }, vyvracecí číslo { $disproof }: nejmenší { $which ->
    [proof] důkazové číslo
   *[disproof] vyvracecí číslo
} má { $move }, a to { $least }.
grown-proof-yes = Dokázáno: na co se prohledávání ptá, zde platí.
grown-proof-yes-by = Dokázáno: na co se prohledávání ptá, zde po { $move } platí.
grown-proof-no = Vyvráceno: na co se prohledávání ptá, zde neplatí.
grown-proof-no-by = Vyvráceno: na co se prohledávání ptá, zde po { $move } neplatí.
grown-proven = Je dokázáno: vyhraje { $side }.
grown-prior = Dřív než se cokoli zkusilo, měl apriorní důvěru { $prior }.
grown-later = Z partií, v nichž jeho tah přišel zde nebo později, má { $side } podíl { $share }.
grown-exact = Jeho hodnota je { $lower }.
grown-between = Jeho hodnota je aspoň { $lower } a nejvýš { $upper }.
grown-conspiracy = Jeho hodnota je zatím { $value }. Aby kořen měl víc, musí se pod ním změnit { $rise } listů; aby měl míň, { $fall }.
grown-value = Jeho hodnota je zatím { $value }.
grown-new = Uzel přibyl a ještě nemá hodnotu.

## Odříznuto
with-move = { $value } tahem { $move }
move-after = { $move } po { $before }
move-first = { $move } hned na začátku
this-node = tento uzel
settles = { $number ->
    [several] { $mover } mohou získat { $got }: tím je zde rozhodnuto.
   *[single] { $mover } může získat { $got }: tím je zde rozhodnuto.
}
settles-rest = { $number ->
    [several] { $mover } mohou získat { $got }: tím je zde rozhodnuto a další odpovědi se nezkoumají.
   *[single] { $mover } může získat { $got }: tím je zde rozhodnuto a další odpovědi se nezkoumají.
}
cut-get = { $owners ->
    [several] { $owner } už mají { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } získat { $got }, takže { $here } pro ně nemůže být lepší.
   *[single] { $owner } už má { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } získat { $got }, takže { $here } pro něj nemůže být lepší.
}
cut-get-rest = { $owners ->
    [several] { $owner } už mají { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } získat { $got }, takže { $here } pro ně nemůže být lepší a další odpovědi se nezkoumají.
   *[single] { $owner } už má { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } získat { $got }, takže { $here } pro něj nemůže být lepší a další odpovědi se nezkoumají.
}
cut-hold = { $owners ->
    [several] { $owner } už mají { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } hodnotu udržet na { $got }, takže { $here } pro ně nemůže být lepší.
   *[single] { $owner } už má { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } hodnotu udržet na { $got }, takže { $here } pro něj nemůže být lepší.
}
cut-hold-rest = { $owners ->
    [several] { $owner } už mají { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } hodnotu udržet na { $got }, takže { $here } pro ně nemůže být lepší a další odpovědi se nezkoumají.
   *[single] { $owner } už má { $sure } tahem { $source }; zde { $mover } { $number ->
        [several] mohou
       *[single] může
    } hodnotu udržet na { $got }, takže { $here } pro něj nemůže být lepší a další odpovědi se nezkoumají.
}

## Nikdy nezkoumáno
skipped-cutoff = Nezkoumáno: už { $refutation } stačí k tomu, aby se tahu { $above } soupeř vyhnul.
skipped-cutoff-same = Nezkoumáno: už odpověď { $refutation } stačí k tomu, aby se tahu { $above } před ní soupeř vyhnul.
skipped-cutoff-here = Nezkoumáno: už { $refutation } stačí k tomu, aby se tomuto uzlu soupeř vyhnul.
earlier-reply = dřívější odpověď
skipped-beam = Nezkoumáno: nepatří mezi nejlepší tahy podle ohodnocovací funkce.
skipped-futility = Nezkoumáno: tady nemůže získat dost.
skipped-late-move = Nezkoumáno: je v pořadí příliš pozdě.
skipped-delta = Nezkoumáno: ani s tím, co získá, nebude hodnota dost vysoká.
skipped-exchanges = Nezkoumáno: při výměně ztrácí příliš mnoho.
skipped-quiescence = Nezkoumáno: pod listy se sledují jen tahy, které nic neztrácejí.
skipped-quiescence-limits = Nezkoumáno: východisko je už známo.
skipped = Nezkoumáno: { $exit }.

## Proč hlubší prohledávání volí jiný tah
change-none = žádný tah není
change-horizon = za obzorem: po { $line } má { $old } hodnotu { $seen } místo { $thought }; { $new } dává { $found }
change-better = po { $line } má { $new } hodnotu { $found }, proti { $seen } za { $old }
change-only = po { $line } má { $new } hodnotu { $found }; { $old } mělo hodnotu { $thought }
