# Nápověda příkazů česky. Klíč je příkaz a volba; „any-“ začínají volby, které má víc příkazů, „game-“ volby her,
# „about-“ příkazy samy a „after-“ to, co stojí na konci. Místo NAMES přijdou jména, která zná program.

## Příkazy
about = Laboratoř prohledávání herních stromů: hrát, dívat se, měřit a řešit
after = Bez příkazu se spustí studio.
about-play = Hrát v terminálu
about-analyse = Přemýšlet hracím prohledáváním a ukázat po hloubkách, co najde
about-search = Jednou prohledat a vypsat hodnotu, tah a práci
about-tree = Jednou prohledat a nakreslit strom, nebo na něm počítat cvičení
about-tree-file = Nakreslit strom, který byl zapsán do souboru
about-eval = Ukázat ohodnocovací funkci člen po členu
about-check = Ověřit, že vlastní hra dodržuje pravidla pro hry
about-moves = Vypsat přípustné tahy
about-perft = Spočítat pozice vzdálené daný počet půltahů
about-solve = Najít přesnou hodnotu
about-bench = Prohledat pevné pozice: podpis chování prohledávání a jeho rychlost
about-lab = Pokusy: varianty vedle sebe, dohrané partie, ohodnocovací funkce proti pravdě
about-studio = Spustit webové studio a vypsat jeho adresu
about-endgame = Tabulky koncovek: vytvořit, spočítat, nahlédnout do nich a ověřit je
about-net = Ohodnocovací funkce, které se učí: nahrát partie, trénovat síť, podívat se do ní
about-book = Šachové knihy zahájení: pěstovat, vytvořit, ukázat, nahlédnout do nich
about-pacman = Pac-Man: hrát nebo se dívat, odehrát mnoho her, známkovat podle testů kurzu
about-uci = Mluvit protokolem UCI na standardním vstupu a výstupu, pro šachové programy
about-gomocup = Mluvit protokolem Gomocup na standardním vstupu a výstupu, pro pět v řadě
about-hub = Mluvit protokolem Hub na standardním vstupu a výstupu, pro programy dámy
about-match = Programy nebo prohledávání proti sobě: mnoho partií, Elo s chybou
about-merge = Složit části zápasu, které odehrálo víc procesů nebo strojů
about-lesson = Lekce kurzu v terminálu: ptá se dřív, než odpoví, a kontroluje; bez jména seznam lekcí
about-collect = Odpovědi třídy v jedné tabulce, každé znovu spočítané, takže se pozná upravený soubor
about-suite = Vyřešit soubor zkušebních pozic
about-demo = Ukázka s výkladem: pozice 5x5, se kterou si zdroj neporadil
about-doctor = Co je tento program zač a co mu nabízí tento stroj
about-help = Vypsat nápovědu programu nebo příkazu
about-board = Nakreslit pozici jako obrázek, se šipkami
about-lab-ablate = K čemu je který člen ohodnocovací funkce nebo která technika prohledávání
about-lab-compare = Prohledávání, ohodnocovací funkce nebo hloubky vedle sebe
about-lab-report = Celá studie jako jeden dokument: tabulky, desky, stromy a grafy
about-lab-review = Rozbor partie tah po tahu: co který tah ztrácí, a lepší tah
about-lab-simulate = Partie dohraná prohledáváním, tah po tahu
about-lab-truth = Ohodnocovací funkce proti přesným tabulkám koncovek, ve všech pozicích třídy
about-lab-tune = Lepší váhy ohodnocovací funkce: z partií proti sobě, z přesného řešení třídy, ze skóre
about-pacman-play = Hrát hru, dívat se na ni, nebo přehrát uloženou
about-pacman-games = Odehrát mnoho her a shrnout je
about-pacman-grade = Známkovat agenty podle složky testů kurzu
after-analyse = Bez --depth, --nodes a --time přemýšlí až do Ctrl-C.
after-lab-compare = Není-li řečeno jinak, je dáma studií: --position W:WK10,K14:BK1 --depth 6 --eval chebyshev, s --depths published. Ostatní hry: jejich začátek, obvyklá ohodnocovací funkce a hloubka (mnk 4, chess 3, pacman 3, explicit do konce).
after-lab-simulate = Není-li řečeno jinak, je dáma studií: --position W:WK10,K14:BK1 --depth 6 --eval published. Ostatní hry: jejich začátek, obvyklá ohodnocovací funkce a hloubka (mnk 4, chess 3, pacman 2, explicit do konce).
after-lab-ablate = Není-li řečeno jinak, je dáma studií: --position W:WK10,K14:BK1 --depth 6 --eval published. Ostatní hry: jejich začátek, obvyklá ohodnocovací funkce a hloubka (mnk 4, chess 3, pacman 2, explicit do konce).
after-lab-tune = Není-li řečeno jinak, ladí se dáma podle pravdy, pacman podle sérií, každá jiná hra podle partií proti sobě.
after-match = Hráč je own nebo own:KLÍČ=HODNOTA,... (name, eval, depth, nodes, time, algorithm, variant, order, strict, beam, prune, with, without, threads, table), nebo program: uci:PROGRAM ARGUMENTY.

## Slova kolem voleb
word-usage = Použití
word-arguments = Argumenty
word-options = Volby
word-commands = Příkazy
word-command = PŘÍKAZ
word-example = Příklad
word-examples = Příklady
word-default = jinak
word-values = možnosti
word-help = Vypsat nápovědu
word-version = Vypsat verzi

## Volby, které má víc příkazů
any-language = Jazyk nápovědy a toho, co program říká lidem: en nebo cs; jinak podle nastavení systému
any-game = Hra, nebo soubor s vlastní hrou (.js)
any-position = Pozice, jak ji píše hra; za jménem hry ukáže --help jak
any-moves = Tahy zahrané z této pozice, oddělené mezerami
any-eval = Ohodnocovací funkce: skript (.js), soubor TOML s vahami, soubor .net, nebo předvolba (obvyklá první), nebo PŘEDVOLBA:ČLEN=VÁHA:... NAMES
any-depth = Kolik půltahů prohledat, nebo „end“ až do konce hry
any-nodes = Zastavit po tolika uzlech
any-time = Zastavit po této době, například 500ms nebo 10s
any-threads = Vlákna, která prohledávají společně
any-without = Techniky, které se mají vypnout, oddělené čárkami: NAMES
any-with = Techniky, které jsou obvykle vypnuté a mají se zapnout, oddělené čárkami: stejná jména
any-only = Techniky, které mají zůstat zapnuté, ostatní se vypnou, oddělené čárkami: stejná jména; „none“ pro čistou alfa-betu
any-json = Vypsat jeden objekt JSON a nic jiného
any-algorithm = Které prohledávání: NAMES
any-variant = Pojmenovaná varianta, která nastaví algoritmus, řazení, paprsek a pravidla listů: NAMES; co znamenají, řekne „search HRA --list“
any-order = Zkoumat tahy v pořadí podle ohodnocovací funkce
any-beam = Nechat v každém uzlu jen K nejlepších tahů
any-prune = Pravidla listů, oddělená čárkami: NAMES; co znamenají, řekne „search HRA --list“
any-strict = Odřezávat, jen když je hodnota opravdu lepší
any-keys = Co znamená klíč tabulky prohledávání z učebnice
any-etc = Nejdřív se tabulky zeptat na všechny tahy uzlu: rozšířené řezy transpozicí
any-min = Čím je MIN pro prohledávání s náhodou: mincí, jejíž tahy se průměrují, nebo hráčem, který volí
any-window = O kolik se smí odhad aspiračního okna na každou stranu mýlit
any-playouts = Kola prohledávání Monte Carlo: každé přidá uzel a posoudí ho
any-leaves = Podle čeho prohledávání Monte Carlo posoudí nový uzel: podle náhodné partie z něj, nebo podle ohodnocovací funkce
any-exploration = Jakou cenu má návštěva málo zkoušeného tahu
any-samples = Kolik tahů náhody se v uzlu vylosuje
any-all-best = Najít všechny stejně dobré tahy
any-seed = Los; stejné číslo losuje stejně
any-ascii = Jen obyčejné znaky
any-csv = Zapsat tabulku jako CSV
any-save = Zapsat sem experiment dříve, než začne, pro lab run
any-ghost = Jak se pohybují duchové
any-defender = Kdo hraje za druhou stranu
any-max-plies = Po tolika půltazích nechat partii nedohranou
any-class = Král proti králům, například 2Kv1K; tato třída, není-li řečeno jinak
any-shard = Odehrát jen jednu z tolika částí, například 2/8; části složí „plywood merge“
any-script = Vlastní agent místo Pac-Mana: skript s funkcí choose(p)
any-result-order = Čí body stojí první ve výsledku jako 1-0, při čtení i zápisu partií
any-agent = Jak se Pac-Man dívá dopředu

## Volby her
game-board = Sloupce x řádky
game-k = Kolik kamenů v řadě vyhrává
game-chess960 = Jedno z 960 postavení Chess960, 0 až 959, nebo „random“; obvyklé je 518
game-syzygy = Složky s tabulkami Syzygy, oddělené jako v cestě hledání
game-book = Soubor s knihou zahájení, v kterémkoli z obou formátů; jinak kniha, která je v programu
game-data = Složka s tabulkami koncovek; jinak ta, kterou určuje systém
game-layout = Jméno bludiště, nebo soubor s ním: NAMES
game-ghosts = Kolik duchů bludiště hraje
game-belief = Co si prohledávání myslí o duších
game-file = Soubor se stromem
game-example = Jeden ze stromů, které jsou v programu; „list“ je vypíše

## play
play-side = Strana, za kterou hrajete: její jméno, nebo „both“ za obě, nebo „none“ a jen se dívat
play-algorithm = Čím hraje počítač: pvs je hrací prohledávání, jinak některé z těch, která vypíše „search HRA --list“; prohledávání z učebnice vidí tolik půltahů dopředu, kolik říká úroveň
play-variant = Pojmenovaná varianta prohledávání z učebnice: NAMES; co znamenají, řekne „search HRA --list“
play-agent = Hrát proti vlastnímu agentovi: skript s funkcí choose(p)
play-level = Jak silně hraje počítač, 1 až 9
play-clock = Čas každé strany a co přidá tah, například 5m nebo 5m+3s
play-opening = Začít zahájením hry, například JMÉNO:3 nebo JMÉNO:random; špatné jméno vypíše, jaká jsou
play-ballot = Začít třítahovým zahájením, podle čísla nebo „random“; „11-man:“ před ním, má-li jít o kámen méně
play-no-book = Hrát bez knihy zahájení
play-load = Pokračovat v partii z tohoto souboru: PGN v šachu, PDN v dámě
play-game-number = Kolikátá partie z toho souboru
play-explain = Ukázat před tahem počítače hodnoty všech tahů
play-color = Desky barevně: auto jen na terminálu a není-li nastaveno NO_COLOR, always vždy, never nikdy
play-seed = Los pro náhodný první tah počítače; stejné číslo hraje stejnou partii

## analyse, search, tree, eval, solve
analyse-multipv = Ukázat tolik nejlepších variant
analyse-table = Velikost transpoziční tabulky v MiB; jinak 16 pro dámu, 64 pro ostatní hry
analyse-margins = Meze herního prohledávání v procentech: číslo, nebo JMÉNO:ČÍSLO spojená znakem +
analyse-stats = Říct, jaké prohledávání bylo: pořadí tahů, větvení, okna, tabulka
search-list = Místo toho vypsat algoritmy, varianty a pravidla listů této hry, každé s jednou větou
tree-file-file = Přečíst strom z tohoto souboru, z .json, který napsalo „tree --out“; nic se neprohledává
tree-out = Zapsat obrázek sem: .txt .dot .svg .png .pdf .json nebo .html, nebo .tree pro ručně psaný strom, který se dá prohledat znovu; jinak text na terminálu
tree-show-depth = Skrýt uzly dál od kořene a říct, kolik jich je
tree-max-nodes = Nakreslit nejvýše tolik uzlů
tree-split = Zapsat přehled a jeden soubor pro každý tah z kořene
tree-boards = Kreslit pozice jako malé desky
tree-paper = Tisknout .pdf na papír této velikosti, na víc stránek, kde by se jedna nedala číst
tree-portrait = S --paper: stránky na výšku
tree-exercise = Vypsat strom s místy k vyplnění; prohledávání počítáte sami
tree-along = S --exercise: ptát se jen podél této varianty, tahy oddělené mezerami, a na vše pod ní; ostatní je dáno; smí se opakovat
tree-leaves = S --exercise: ptát se i na hodnoty listů, člen po členu
tree-worksheet = S --exercise: zapsat sem list na papír, .pdf, .html nebo .md, nebo otázky pro software kurzu, .xml pro Moodle či .zip pro QTI 2.1
tree-solved = S --exercise: vyplnit odpovědi
tree-answers = S --exercise: zkontrolovat odpovědi v tomto souboru; „-“ se ptá jednu po druhé
eval-list = Místo toho vypsat ohodnocovací funkce této hry: členy, váhy a co který člen měří
eval-facts = Vypsat, na co se o pozici může ptát vlastní ohodnocovací funkce, s příklady
solve-all-moves = Hodnota každého tahu, nejen těch nejlepších

## lab
lab-compare-evals = Porovnat ohodnocovací funkce: předvolby jako u --eval nebo soubory TOML, oddělené čárkami
lab-compare-searches = Porovnat tato prohledávání, oddělená čárkami, každé s volbami za dvojtečkami, například mtdf,memory:etc=yes
lab-compare-at-depths = S --searches: v každé z těchto hloubek
lab-compare-at-nodes = S --searches: s každým z těchto počtů uzlů
lab-compare-at-times = S --searches: v každém z těchto časů
lab-compare-truth = S --evals, dáma: také kolik vyhraných pozic třídy každá vyhraje proti pravdě
lab-compare-depths = Porovnat hloubky, například 1..8: co která volí a proč se volba mění
lab-compare-techniques = Prohledávání z učebnice a techniky hracího prohledávání místo variant studie
lab-compare-games = Her v každé sérii
lab-simulate-eval-min = Jiná ohodnocovací funkce pro druhou stranu
lab-simulate-shown = Ohodnocovací funkce ukázaná u každé pozice: v dámě chase, jinak ta, podle které se hraje
lab-simulate-boards = Zapsat desky partie jako jeden obrázek
lab-truth-depth = Kolik půltahů prohledává
lab-truth-max-plies = Po tolika půltazích se partie zastaví
lab-truth-sample = Odehrát jen tolik partií, z vylosovaných pozic
lab-truth-every-defence = Také proti každé obraně, nejen nejdelší
lab-truth-shake = Také tolikrát se všemi vahami náhodně změněnými až o 10 %
lab-truth-league = Místo toho liga: ohodnocovací funkce, se kterými se ostatní měří, a s --eval mezi nimi vaše
lab-truth-worst = Vypsat tolik nejhorších partií
lab-truth-heat = Zapsat mapy, kde partie selhávají, jednu pro každou stranu: SOUBOR-white.svg a SOUBOR-red.svg
lab-truth-csv = Zapsat každou nevyhranou partii jako CSV, s jejími tahy
lab-truth-pdn = Zapsat každou nevyhranou partii jako PDN, pro „play“ a studio
lab-truth-keep = Zapsat sem každou partii, pro „plywood merge“
lab-ablate-by = Podle čeho se členy soudí: game v dámě, agreement jinde
lab-ablate-among = U agreement: tato pozice; smí se opakovat, jinak se losují
lab-ablate-positions = U agreement: kolik pozic; šachy jich mají 24, jinak je losuje --seed náhodnými tahy
lab-ablate-techniques = Místo toho přidávat techniky hracího prohledávání jednu po druhé
lab-ablate-suite = Zkušební pozice pro techniky; jinak ty, které jsou v programu
lab-ablate-chart = Zapsat graf délek partií
lab-ablate-games = Her v každé sérii
lab-tune-by = Podle čeho se váhy soudí
lab-tune-games = Podle partií: kolik jich je, jinak 300; podle sérií: her v každé, jinak 100
lab-tune-nodes = Podle partií: uzlů na každý tah
lab-tune-epochs = Podle partií: kolikrát přes všechny vzorky, jinak 60
lab-tune-keep = Podle partií: zapsat vzorky sem: pozice;hodnota;výsledek, mezi partiemi prázdný řádek; podle pravdy: výstupy
lab-tune-samples = Podle partií: místo hraní se učit z těchto souborů vzorků, oddělených čárkami: z těch od --keep a z FILE.samples od „net sample“; --share 0 se řídí jen jejich hodnotami
lab-tune-share = Podle partií: kolik z předpovídaného je výsledek; zbytek je hodnota prohledávání
lab-tune-pull = Podle partií: jak silně se váhy táhnou zpět tam, kde začaly
lab-tune-duel = Podle partií: nechat nové váhy odehrát proti starým tolik dvojic partií
lab-tune-depths = Podle pravdy: hloubky, které musí vyhrát, oddělené čárkami
lab-tune-start = Podle pravdy: kde začít
lab-tune-steps = Kolik kroků zkusit: podle pravdy jinak 500, podle sérií 40
lab-tune-climbs = Podle pravdy: stoupat tolikrát ze stejného začátku, pokaždé s jiným losem, a vzít nejlepší
lab-tune-draws = Podle pravdy: soudit každý krok i s vahami tolikrát změněnými až o 10 %
lab-tune-seed = Řídí hledání vah; stejné číslo najde stejné
lab-tune-depth = Kolik kol dopředu, jinak 2
lab-tune-out = Zapsat váhy sem, pro --eval
lab-report-class = Třída, která se měří pravdou: jinak 2Kv1K
lab-report-position = Zkoumaná pozice: jinak W:WK10,K14:BK1
lab-report-depth = Kolik půltahů prohledat
lab-report-text = Vlastní slova, popisky a šipky, zařazené podle nadpisů: soubor, jaký vypíše --text-template
lab-report-text-template = Jen vypsat nadpisy a co se pod ně dá napsat
lab-run-out = Zapsat do této složky, co se zjistilo, a kopii experimentu: experiment.toml, finding.json, tabulky jako CSV
lab-report-out = Dokument: .html, .md nebo .pdf
lab-review-file = Záznam partie (PGN, PDN), nebo soubor s tahy oddělenými mezerami; místo --moves
lab-review-number = Kolikátá partie záznamu
lab-review-nodes = Uzlů na každé prohledávání prvního pohledu
lab-review-from = První rozebraný půltah, od 1
lab-review-out = Zapsat sem partii se značkami a lepšími tahy jako variantami
lab-review-report = Zapsat rozbor jako dokument: .html, .md nebo .pdf

## studio
studio-port = Port; není-li volný, vezme se jiný
studio-data = Složka s daty; jinak ta, kterou určuje systém
studio-no-token = Pustit dovnitř každého na tomto stroji, bez tokenu
studio-embed-from = Stránky, které smějí ukazovat stromy v rámech, například https://example.org; pro další znovu

## pacman
pacman-layout = Jméno bludiště, nebo soubor s ním
pacman-ghosts = Kolik duchů bludiště hraje
pacman-depth = Kolik kol se agent dívá dopředu
pacman-eval = Ohodnocovací funkce agenta
pacman-play-agent = Dívat se na tohoto agenta; jinak jste Pac-Manem vy
pacman-play-seed = Los duchů; stejné číslo hraje stejnou hru
pacman-play-delay = Čas mezi dvěma koly, například 200ms; jinak hra čeká na vaše tahy
pacman-play-save = Uchovat hru v tomto souboru
pacman-play-replay = Podívat se na uloženou hru znovu
pacman-play-tree-at = Ukázat jen N-té rozhodnutí Pac-Mana a strom prohledávání za ním
pacman-play-show-depth = Ve stromech skrýt uzly dál od kořene
pacman-games-count = Kolik her
pacman-games-seed = Los první hry; stejné číslo hraje stejné hry
pacman-games-csv = Zapsat los, skóre a výsledek každé hry jako CSV
pacman-games-svg = Zapsat histogram skóre jako obrázek
pacman-grade-folder = Složka testů, s q1 až q5
pacman-grade-layouts = Složka bludišť, která testy jmenují
pacman-grade-script = Známkovat vlastní agenty: skript, nebo složka skriptů, s funkcemi reflex, minimax, alphabeta, expectimax, evaluation

## match
match-first = První hráč: výsledky se uvádějí z jeho pohledu
match-second = Druhý hráč
match-games = Kolik partií; obě partie dvojice začínají stejným zahájením
match-concurrency = Kolik partií najednou
match-time = Čas na každý tah, například 100ms
match-clock = Hodiny na partii a čas přidaný za tah, například 10s+100ms
match-nodes = Uzlů na každý tah
match-depth = Půltahů na každý tah
match-margin = O kolik smí hráč překročit svůj čas
match-openings = Kde partie začínají: start, sada zahájení jako JMÉNO:3, random:N půltahů, nebo soubor pozic, tahů či partií
match-seed = Zamíchá nebo vylosuje zahájení
match-option = Nastavení pro programy, které je mají, nebo s 1: či 2: pro jeden z nich; smí se opakovat
match-names = Jména hráčů v záznamu
match-resign = Partie je vyhraná, říkají-li to hodnoty obou hráčů tak silně po tolik tahů
match-draw = Partie je remíza, zůstanou-li hodnoty obou hráčů v těchto mezích po tolik tahů, od daného tahu
match-tables = Ukončit partii podle tabulek koncovek, znají-li výsledek
match-max-moves = Delší partie je remíza
match-sprt = Ukončit zápas, jakmile je první hráč prokazatelně lepší o větší Elo, nebo ne lepší než o menší
match-out = Zapisovat sem každou partii, jak skončí: PGN pro šachy, PDN pro dámu
match-resume = Pokračovat v zápase z toho souboru

## Lekce a odevzdané odpovědi
lesson-lesson = Lekce
lesson-seed = Z čeho se losuje cvičení: stejné číslo vylosuje stejné
lesson-name = Vaše jméno, k odpovědím, které odevzdáte
lesson-out = Sem zapsat odpovědi k odevzdání; do vašeho souboru, který tu už je, přibude tato lekce
lesson-solved = Na nic se neptat a všechno říct, pro učitele
collect-folder = Složka s odevzdanými soubory
collect-csv = Vypsat tabulku s čárkami
