## Lekce
lesson-ask-nodes = uzly, které prohledávání navštíví, i s kořenem a listy
lesson-number = číslo, třeba 12
lesson-short = odpověď o nejvýše { $most } znacích
lesson-not-it = to není ono; nechte si to prohledáváním ukázat a podívejte se znovu
lesson-more-nodes = navštíví jich víc: počítejte kořen a každý uzel, do kterého vstoupí
lesson-fewer-nodes = navštíví jich méně: do toho, co se odřízne, nikdy nevstoupí

lesson-predict = Odhadněte
lesson-switch = Přepínač
lesson-number-head = Číslo
lesson-exercise = Cvičení
lesson-right-answer = Odpověď: { $answer }. { $why }
lesson-switched = bez něj { $off }, s ním { $on }
lesson-marks = správně { $right } z { $of }
lesson-written = v souboru { $file } jsou vaše odpovědi; odevzdejte ho

## Odevzdané odpovědi
hand-in-name = jméno
hand-in-seed = semínko
hand-in-total = celkem
hand-in-file = soubor
hand-in-faults = nesrovnalosti
hand-in-edited = soubor byl po zapsání změněn
hand-in-other = odpovědi na lekci { $lesson } dávají něco jiného, než soubor uvádí
hand-in-unknown = žádná lekce se nejmenuje { $lesson }
hand-in-same = stejné odpovědi i stejné semínko jako { $file }
