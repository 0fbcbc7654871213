## Deska a co je kolem ní
board-title = Deska
pad =
    .aria-label = Řízení
go-on = Hrát odtud
back-to-game = Zpět
go-first =
    .title = Na začátek
    .aria-label = Na začátek partie
go-back =
    .title = O tah zpět
    .aria-label = O tah zpět
go-forward =
    .title = O tah vpřed
    .aria-label = O tah vpřed
go-last =
    .title = Na konec
    .aria-label = Na poslední tah
undo =
    .title = Vzít zpět (Ctrl+Z)
    .aria-label = Vzít zpět
redo =
    .title = Znovu (Ctrl+Y)
    .aria-label = Znovu
new-game = Nová
edit = Postavit
hint = Nápověda
    .title = Ukázat, co by zahrál počítač
flip = Otočit
labels = Čísla
truth = Pravda
    .title = Přesná hodnota každého tahu
setups =
    .aria-label = Hry tohoto druhu
record =
    .aria-label = Tahy partie
position-label = Pozice
position-text =
    .title = Pozice jako text; klávesou Enter postavíte jinou
moves-label = Tahy
moves-text =
    .title = Tahy partie jako text; klávesou Enter zahrajete jiné
    .placeholder = 1. …
copy-game = Kopírovat partii
    .title = Zkopírovat partii i s variantami
save-game = Uložit .pgn
    .title = Uložit partii s variantami a komentáři
paste-note = Partii můžete kamkoli vložit, soubor přetáhnout na desku.
look = Vzhled
    .title = Barvy a zvuk desky

## Jak to je doopravdy
truth-draw = Pravda: při nejlepší hře remíza.
truth-margin = Pravda: vyhraje { $winner } o { $margin ->
    [one] { $margin } kámen
    [few] { $margin } kameny
    [many] { $margin } kamene
   *[other] { $margin } kamenů
}.
truth-key-margin = U tahů: o kolik kamenů každý vyhraje nebo prohraje.
truth-key-plies = U tahů: výhra (V), remíza (R) nebo prohra (P), a za kolik půltahů.
truth-wins = Pravda: vyhraje { $winner }.
truth-mates = Pravda: { $winner } dá mat { $moves }. tahem.
truth-wins-in = Pravda: { $winner } vyhraje za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahu
   *[other] { $plies } půltahů
}.

## Vedle desky
bar-none =
    .aria-label = Zatím bez hodnoty
    .title = Zatím bez hodnoty: hledejte, přemýšlejte nebo hrajte
bar-value =
    .aria-label = Hodnota, { $side }: { $value }
    .title = { $side }: { $value }
judgement-title = Ohodnocovací funkce zde

## Stavění pozice
side-to-move = na tahu { $side }
eraser =
    .aria-label = Guma
    .title = Guma
editor-clear = Vyprázdnit
editor-use = Použít tuto pozici
editor-how = Vyberte kámen a klepněte tam, kde má stát; tažením kameny přesunete, mimo desku odstraníte.
castling = Rošády:
    .aria-label = Rošády
castling-white-short = bílý, malá
castling-white-long = bílý, velká
castling-black-short = černý, malá
castling-black-long = černý, velká
fault-no-king = { $side } nemá krále.
fault-kings = { $side } má více králů ({ $kings }).
fault-pawn = Pěšec nemůže stát na první ani na poslední řadě.
fault-man = Kámen, který došel na poslední řadu, je dáma.

## Partie jako text
position-set = Pozice je na desce.
game-set = Partie je na desce.
game-copied = Partie je zkopírována i s variantami.
script-on-board = Vaše hra je na desce.
game-too-large = Soubor { $name } je na jednu partii příliš velký
file-no-text = { $name } není text: čeká se partie nebo pozice
save-game-as = Uložit .{ $kind }

## Vzhled a zvuk
look-wood = Dřevo
look-green = Zelená
look-blue = Modrá
look-grey = Šedá
look-colours = Barvy desky
look-sound = Klepnutí při každém tahu

## Stav partie
use-text = Použít tento text
option-as-text = { $option } jako text
solving = Řeší se …
discs = Kameny: { $first } { $max }, { $second } { $min }
must-pass = { $side } nemá kam táhnout a musí tah vynechat.
pass = Vynechat tah
move-pass = vynechává
moves-of = Tahy:
pad-up =
    .aria-label = nahoru
pad-left =
    .aria-label = vlevo
pad-right =
    .aria-label = vpravo
pad-down =
    .aria-label = dolů
turn-thinks = { $side } přemýšlí …
turn-check = na tahu { $side }, šach
turn-score = { $turn } · skóre { $score }
looking-ahead = Pohled dopředu: { $moves }
looking-root = Pohled na kořen stromu
promote-line = Udělat hlavní variantou
    .title = Touto variantou partie pokračuje; dosavadní se stane vedlejší
delete-line = Smazat odtud
    .title = Smaže tah na desce a vše, co následuje; Vzít zpět to vrátí
why-move = Proč tento tah?
    .title = Prohledá pozici před tahem na desce a vybere ho ve stromu
move-value = hodnota { $value }
badge-win = V
badge-draw = R
badge-loss = P
light-square = světlé pole
board-name =
    .aria-label = Deska
which-promotion =
    .aria-label = V co se pěšec promění?
which-move =
    .aria-label = Který tah?

## Kameny pro ty, kdo poslouchají
piece-empty = prázdné
piece-disc = kámen
piece-man = kámen
piece-king = dáma
piece-dot = jídlo
piece-capsule = kapsle
piece-pacman = Pac-Man
piece-ghost = duch
piece-scared = vyděšený duch
piece-chess-p = pěšec
piece-chess-r = věž
piece-chess-n = jezdec
piece-chess-b = střelec
piece-chess-q = dáma
piece-chess-k = král
piece-of = { $piece }, { $side }

## Skupiny ovladačů
group-walk =
    .aria-label = Procházet partií
group-game =
    .aria-label = Partie
group-view =
    .aria-label = Co ukazuje šachovnice
texts = Text
    .title = Pozice a partie jako text: kopírovat, uložit, nahradit

## Poznámky psané rukou
comment = Poznámka
    .title = Slova a značka u tahu na šachovnici; uložená partie je obsahuje
comment-text =
    .aria-label = Poznámka k tahu na šachovnici
comment-sign =
    .aria-label = Značka tahu na šachovnici
comment-no-sign = bez značky
score-lead = { $side } má výhodu { $by }

## Strom dělaný rukou
tree-rows = Uzly, klikáním
tree-rows-not = Tento strom je příliš velký, nebo zapsaný tak, jak to umí jen text: upravte ho níže.
tree-kind = Co je uzel { $name }
tree-kind-max = MAX
tree-kind-min = MIN
tree-kind-chance = náhoda
tree-value = Hodnota uzlu { $name }
tree-name = Jméno uzlu { $name }
tree-no-name = jméno
tree-add =
    .title = Přidat tah
    .aria-label = Přidat tah pod { $name }
tree-remove =
    .title = Odebrat tento uzel a vše pod ním
    .aria-label = Odebrat { $name } a vše pod ním
