## První minuta
tour =
    .aria-label = První minuta
tour-answer-text = { $mover } zahraje { $move }. Prohledávání navštívilo { $nodes } uzlů; { $skipped ->
    [one] { $skipped } tah
    [few] { $skipped } tahy
    [many] { $skipped } tahu
   *[other] { $skipped } tahů
} vůbec nezkusilo, a s nimi nic z toho, co je pod nimi.

## Úvodní obrazovka
start-title = Podívejte se, co prohledávání zkoumá a co vynechá
start-lead = Program, který hraje hru, se dívá dopředu: můj tah, tvoje odpověď, moje odpověď na ni. To je strom. Alfa-beta prořezávání dojde ke stejnému výsledku jako průchod celým stromem, a většinu z něj přitom vynechá.
start-write = Napište za pět minut ohodnocovací funkci a zjistěte, zda má pravdu
start-tour = Ukázat za minutu
start-examples = { $count ->
    [one] { $count } příklad na jedno klepnutí
    [few] { $count } příklady na jedno klepnutí
   *[other] { $count } příkladů na jedno klepnutí
}
start-resume = Zpět ke hře
start-own = Nebo vlevo postavte libovolnou pozici, vpravo zvolte prohledávání a stiskněte „Prohledat a nakreslit strom“.

## Kroky první minuty
tour-position = Pozice
tour-position-text = Na tahu je { $mover }. Program se dívá dopředu: na každý tah, který { $mover } má, na každou odpověď, kterou má { $other }, na každou odpověď na ni, až do konce hry. To je strom; roste odsud.
tour-line = Jedna cesta až na konec
tour-line-text = { $moves }: hra skončila. Tam stojí výsledek: 1, když vyhraje { $first }, 0 za remízu, −1, když vyhraje { $second }. Tady je to { $value }. Vpravo je program, který to dělá, a řádek, na kterém právě je.
tour-values = Hodnoty stoupají od konce
tour-values-text = Cestou zpět nahoru si { $mover } bere { $turn ->
        [min] nejmenší
       *[max] největší
    } číslo a { $other } { $turn ->
        [min] největší
       *[max] nejmenší
    }. Když je prozkoumáno vše pod tahem { $move }, má { $move } hodnotu { $value }. Tak to jde dál, tah za tahem: to je minimax.
tour-own = { $mover } už má něco jistého: { $bound }
tour-own-text = Alfa-beta jde stejnou cestou, jen si víc pamatuje. Tah { $move } vyjde na { $value }. Od této chvíle to má { $mover } jisté. Říká se tomu { $bound }: jiný tah stojí za řeč, jen když dá { $turn ->
        [min] méně
       *[max] více
    }.
tour-other = { $other } dělá totéž: { $bound }
tour-other-text = Po { $moves } vybírá { $other } a { $other } už má odpověď s hodnotou { $value }. To je { $bound }: nic, čím by { $mover } získal { $turn ->
        [min] méně
       *[max] více
    }, se nepřipustí. Prohledávání hledá jen hodnoty mezi α a β; to je okno.
tour-cut = Odříznutí
tour-cut-text = Další tah, { $move }. { $reason } Dvě čárky značí vynechané tahy, C uzel, od kterého jsou odříznuty, a { $bound ->
        [lower] ≥ říká: nejméně
       *[upper] ≤ říká: nejvýše
    }.
tour-answer = Odpověď
tour-same = O nic jsme nepřišli
tour-same-text = Minimax navštíví { $nodes } uzlů a najde stejný tah se stejnou hodnotou. Co alfa-beta vynechala, je vybledlé. Teď se rozhlédněte: klepněte na kterýkoli uzel a dozvíte se, proč byl opuštěn, nebo otevřete příklad.
tour-next = Dále
tour-last = Rozhlédnout se
tour-back = Zpět
tour-close =
    .aria-label = Ukončit prohlídku
    .title = Ukončit prohlídku
step-of = { $step } z { $steps }
story-close =
    .aria-label = Schovat příběh

## Troje dveře
door-learn = Učit se
door-learn-about = Osm kroků na skutečné pozici: minimax, alfa a beta, první řez.
door-play = Hrát
door-play-about = Proti počítači; dívejte se, jak přemýšlí, a ptejte se ho proč.
door-measure = Měřit
door-measure-about = Má ohodnocovací funkce pravdu? Každá vyhraná pozice třídy ukáže, kde selže.
start-exercise = Vyplnit strom ručně
    .title = Cvičení: náhodný strom, jehož hodnoty a řezy najdete
