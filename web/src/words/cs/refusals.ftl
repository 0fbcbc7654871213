## Čím studio odmítá
refusal-too-much = { $a } { $b } je příliš mnoho: nejvýše { $c }
refusal-too-little = { $a } { $b } je příliš málo: nejméně { $c }
refusal-bad-move-in = { $a }. partie, { $b }. tah: „{ $c }“ tu nejde hrát{ $d }
refusal-bad-move-at = { $a }. tah „{ $b }“ tu nejde hrát{ $c }
refusal-bad-move = tah „{ $a }“ tu nejde hrát{ $b }
refusal-bad-position = pozici „{ $a }“ nelze přečíst{ $b }
refusal-bad = nesprávný údaj „{ $b }“: { $a }{ $c }
refusal-unknown = neznámý údaj „{ $b }“: { $a }{ $c }
refusal-expected = očekává se: { $a }
expected-move-such = přípustný tah jako { $a } nebo { $b }
expected-move = přípustný tah
expected-capture = jeden ze skoků { $a }
expected-ranks = 8 řad oddělených znakem { $a }
expected-line = { $a } až { $b }: na desce { $c } není delší řada
expected-range = { $a } až { $b }
expected-cells = počet polí v řadě { $a }
expected-squares = pole { $a } až { $b } spojená znakem - nebo x
refusal-busy = ptá se příliš mnoho lidí najednou: zkuste to později
refusal-stopped = zastaveno dřív, než byla odpověď
refusal-over = hra v pozici „{ $a }“ skončila: { $b }
refusal-exercise = { $a } uzlů je na cvičení příliš mnoho
refusal-picture = obrázek je na tento formát příliš velký
refusal-token = chybí token nebo je z dřívějšího spuštění: otevřete adresu, kterou studio vypsalo
refusal-tables = není vyřešeno: tabulky postaví příkaz { $a }
refusal-tables-or = není vyřešeno: tabulky postaví příkaz { $a }, nebo zadejte { $b }
refusal-men = není vyřešeno: kamenů může být v tabulkách { $a }, tady jich je { $b }
refusal-men-or = není vyřešeno: kamenů může být v tabulkách programu { $b }, tady jich je { $c }; zadejte { $a }
refusal-squares = není vyřešeno: řeší se pozice s nejvýše { $a } volnými poli, tady jich je { $b }
refusal-other = studio odmítá: { $a }

## Co je špatně ve skriptu
script-place = { $file } řádek { $line }, sloupec { $column }
script-term = člen „{ $term }“
script-function = funkce { $within }
script-at = v pozici { $position }
script-time = zastaveno po { $a } ms procesorového času, což je mez jednoho volání
script-slow = zastaveno: volání delší než { $a } ms trvala dohromady { $b } s, což je mez
script-letters = zastaveno: text delší než { $a } znaků, což je mez
script-large = zastaveno: seznam, text nebo kód funkce větší než { $a } KiB, což je mez
script-memory = zastaveno na { $a } MiB paměti, což je mez
script-no-number = výsledek je { $a }: očekává se konečné číslo
script-no-number-at-end = výsledek je { $a }: očekává se konečné číslo; hra tu skončila a ptá se i na takové pozice
script-no-move = výsledek je { $a }: očekává se jeden z tahů p.moves()
script-long = { $a } bajtů je příliš mnoho: nejvýše { $b }
script-terms = počet členů je { $a }: očekává se 1 až { $b }, například term("men", 100, "co počítá", p => …)
script-sum = součet členů není konečné číslo
