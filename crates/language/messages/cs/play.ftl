## Partie řádek po řádku: začátek
play-greeting = { $game }. { $seating }
play-header = Napište tah nebo příkaz: { $commands }. Co který dělá, řekne „pomoc“.
play-seat-max = Vaše strana: { $max }, strana počítače: { $min }.
play-seat-min = Vaše strana: { $min }, strana počítače: { $max }.
play-seat-both = Hrajete za obě strany.
play-seat-none = Počítač hraje za obě strany.
play-good-bye = Na shledanou.

## Co se dá napsat; první slovo je příkaz
command-move = TAH
command-move-about = zahrát ho; „tahy“ vypíše přípustné
command-hint = rada
command-hint-about = co by na vašem místě hrál počítač
command-undo = zpět
command-undo-about = vzít zpět svůj poslední tah i odpověď na něj
command-go = táhni
command-go-about = nechat počítač táhnout za vás
command-moves = tahy
command-moves-about = přípustné tahy
command-board = deska
command-board-about = ukázat desku znovu
command-flip = otoč
command-flip-about = otočit desku
command-explain = vysvětluj
command-explain-about = ukázat před tahem počítače hodnoty všech tahů, nebo s tím přestat
command-ascii = znaky
command-ascii-about = obyčejné znaky, nebo obrázky figur
command-level = úroveň N
command-level-about = hrát silněji, nebo slaběji, 1 až 9
command-side = strana KDO
command-side-about = hrát za jinou stranu, „obě“, nebo „nikdo“ a jen se dívat
command-setup = pozice TEXT
command-setup-about = pokračovat z této pozice
command-draw = remíza
command-draw-about = nabídnout remízu
command-resign = vzdávám
command-resign-about = partii vzdát
command-save = ulož SOUBOR
command-save-about = zapsat partii do souboru
command-load = načti SOUBOR
command-load-about = pokračovat v uložené partii; „načti SOUBOR 3“ vezme třetí ze souboru
command-game = partie
command-game-about = dosavadní partie i s údaji, poznámkami a variantami
command-new = nová
command-new-about = začít znovu
command-exit = konec
command-exit-about = odejít
command-help = pomoc
seat-both = obě
seat-none = nikdo

## Před tahem
play-at = V pozici { $position }: { $moves }
play-in-check = { $who ->
    [you] Máte šach.
   *[side] { $side } má šach.
}
play-must-capture = { $who ->
    [you] Musíte brát: { $moves }.
   *[side] { $side } musí brát: { $moves }.
}
play-level = Úroveň { $level }.
play-explains = Počítač před svým tahem ukáže hodnoty všech tahů.
play-just-plays = Počítač bude jen hrát.
play-hint = Zkuste { $move }.
play-hint-line = Zkuste { $line } ({ $verdict }).
play-which-one = Který z tahů? { $moves }

## Tah počítače
play-plays = { $number ->
    [several] { $side } táhnou { $move }.
   *[single] { $side } táhne { $move }.
}
play-plays-taking = { $number ->
    [several] { $side } táhnou { $move } a berou kameny: { $pieces }.
   *[single] { $side } táhne { $move } a bere kameny: { $pieces }.
}
play-thinking = { $number ->
    [several] { $side } přemýšlejí …
   *[single] { $side } přemýšlí …
}
play-by-lot = První tah určil los:
play-from-book = Podle knihy zahájení:
play-in-book = V knize zahájení, podle toho, jak často se tah volí:
play-candidates = Tahy a jejich hodnoty v hloubce { $depth }:
play-search = { $search }, hloubka { $depth }:

## Konec
play-is-over = Partie skončila: { $result }.
play-was-over = Partie skončila: { $result }. Napište „zpět“, „nová“ nebo „konec“.
play-resigned = { $loser } se vzdává, { $winner } vyhrává
play-out-of-time = { $loser } překročil čas, { $winner } vyhrává
play-agreed = remíza dohodou
play-won = { $winner } vyhrává
play-drawn = remíza
play-declines-early = Počítač odmítá: partie sotva začala.
play-declines = Počítač odmítá: podle něj je na tom lépe.

## Soubory
play-saved = { $moves ->
    [one] Uložen { $moves } tah do souboru „{ $file }“.
    [few] Uloženy { $moves } tahy do souboru „{ $file }“.
   *[other] Uloženo { $moves } tahů do souboru „{ $file }“.
}
play-loaded = { $moves ->
    [one] Načten { $moves } tah ze souboru „{ $file }“.
    [few] Načteny { $moves } tahy ze souboru „{ $file }“.
   *[other] Načteno { $moves } tahů ze souboru „{ $file }“.
}

## Odmítnutí
play-no-move = Není co táhnout.
play-no-undo = Není co vzít zpět.
play-no-time-back = Čas se vzít zpět nedá. Napište „nová“ nebo „konec“.
play-see-help = { $refusal } (příkazy vypíše „pomoc“)
play-see-help-capture = { $refusal }; brát je povinné (příkazy vypíše „pomoc“)
play-bad-level = nesprávná úroveň „{ $text }“: očekává se 1 až { $most }
play-setup-what = jakou pozici? očekává se: pozice TEXT
play-save-what = kam uložit? očekává se jméno souboru: ulož SOUBOR
play-load-what = odkud načíst? očekává se jméno souboru: načti SOUBOR, nebo načti SOUBOR 3 pro třetí partii v něm
play-one-game = „{ $file }“: nesprávné číslo partie „{ $number }“: očekává se 1, soubor má jen jednu partii
play-in-file = „{ $file }“: { $refusal }
play-unknown-side = neznámá strana „{ $name }“: očekává se { $max }, { $min }, obě, nebo nikdo
play-no-record = „{ $file }“ není uložená partie: { $reason }
play-other-game = „{ $file }“ je partie hry { $found }: očekává se { $expected }
