## Co obrázky a stránka říkají o uzlu: proč byl opuštěn a při kterém průchodu tahem
exit-searched = všechny tahy prozkoumány
exit-selected = prozkoumány tahy, které stojí za to
exit-leaf = vyčerpaná hloubka
exit-terminal = konec hry
exit-given = daná hodnota
exit-cutoff = odříznuto
exit-table = odpověděla tabulka
exit-null-move = stačí vynechat tah
exit-stand-pat = stačí současný stav
exit-futility = nemůže nic změnit
exit-delta = získá příliš málo
exit-razoring = pomohly by jen výměny
exit-exchanges = ztrácí při výměně
exit-prob-cut = stačí výměna
exit-singular = stačí několik tahů
exit-quiescence = pod listy ztrácí
exit-quiescence-limits = dost východisek
exit-late-move = příliš pozdě v pořadí
exit-beam = mimo paprsek
exit-repetition = opakování
exit-mate-distance = je známa rychlejší výhra
exit-known = přesně známo
exit-stopped = zastaveno
pass-scout = průzkum
pass-reduced = zkráceně
pass-again = znovu
pass-null = nulový tah
pass-quiet = klidové

## Čísla v uzlech rostoucího stromu
number-visits = návštěvy
number-mean = průměr
number-merit = cena
number-proof = důkaz
number-disproof = vyvrácení
number-lower = nejméně
number-upper = nejvýše
