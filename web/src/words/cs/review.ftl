## Rozbor partie
review-title = Rozbor
review-run = Rozebrat partii
    .title = Hrací prohledávání se podívá na každý tah partie vedle nejlepšího
review-stop = Zastavit
review-far = Tahy: { $done } z { $total }
review-stopped = Zastaveno. Rozebrané tahy: { $done }.
review-nodes =
    .aria-label = Uzlů na každé prohledávání
review-nodes-each = { $nodes } uzlů
review-counts =
    .aria-label = Tahy se značkou u každé strany
review-mean = průměrná ztráta
review-unit = Nahoru: { $side } stojí lépe, { $unit ->
    [pawns] v pěšcích
   *[hundredths] v setinách kamene či disku, nebo v bodech
}. Doprava: půltahy.
review-marks =
    .aria-label = Tahy se značkou
review-no-marks = Žádný tah nemá značku.
review-loses = −{ $loss }
review-here = Vyberte tah: tady bude stát, co ztrácí.
review-bad = { $move } ztrácí { $loss } setin: { $after } místo { $before }. Lepší: { $line }
review-truth = { $move } zahazuje výsledek: { $after } místo { $before }, a to jistě. Lepší: { $line }
review-small = { $move } ztrácí { $loss } setin, nebo nic trvalého: pod { $least } značka není.
review-fine = { $move } nic neztrácí.
review-result-win = výhra
review-result-draw = remíza
review-result-loss = prohra
review-better = Ukázat lepší tah
review-rules = Pravidla značek
review-rule-unit = Hodnoty a ztráty se počítají v setinách jednotky hry: v šachu pěšce, v dámě kamene, v Reversi disku; to je { $unit } bodů hracího prohledávání. Vyhraná partie platí { $most } a žádná hodnota neplatí víc.
review-rule-loss = Nejlepší tah i ten, který se hrál, se prohledají každý sám, s { $nodes } uzly a bez paměti. Ztráta je rozdíl jejich hodnot.
review-rule-signs = ?! znamená ztrátu aspoň { $dubious } setin, ? od { $mistake }, ?? od { $blunder }.
review-rule-decided = Strana, která vede o { $decided } setin, má prakticky vyhráno: tah, po kterém to platí dál, značku nemá.
review-rule-again = Než tah dostane značku, prohledá se znovu s { $confirmed }násobkem uzlů; značka menší než ?? ještě jednou s { $doubtful }násobkem. Platí nejmenší ztráta.
review-rule-truth = Kde výsledek před tahem i po něm zná řešitel nebo tabulky, platí pravda: zahodit výhru nebo remízu ztrácí { $most } a tah, který výsledek drží, neztrácí nic.

## Cvičení vlastních chyb
practice-begin = Cvičit chyby: { $side } ({ $count })
practice-ask = { $number } z { $count }. Hrálo se ({ $side }) { $move }, což ztrácí { $loss } setin. Najděte na desce lepší tah.
practice-checks = Zkoumá se { $move }…
practice-best = { $move } je tah z rozboru.
practice-as-good = { $move } je dobrý: nic neztrácí.
practice-good = { $move } stačí: ztrácí { $loss } setin, méně než { $least }.
practice-bad = { $move } také ztrácí { $loss } setin. Zkuste jiný tah.
practice-same = { $move } je tah z partie: ztrácí { $loss } setin. Zkuste jiný tah.
practice-shown = Lepší bylo { $line }
practice-end = To byla poslední. Nalezeno: { $found } z { $count }.
practice-next = Další
practice-leave = Skončit cvičení
