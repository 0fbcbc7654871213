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
truth-margin = Pravda: vyhraje { $winner } o { $margin }.
truth-wins = Pravda: vyhraje { $winner }.
truth-mates = Pravda: { $winner } dá mat { $moves }. tahem.
truth-wins-in = Pravda: { $winner } vyhraje za { $plies ->
    [one] { $plies } půltah
    [few] { $plies } půltahy
    [many] { $plies } půltahu
   *[other] { $plies } půltahů
}.
