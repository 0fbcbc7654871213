## Strom na vlastní stránce
viewer-nodes = { $left ->
    [0] { $nodes }
   *[other] { $nodes }, { $left ->
        [one] { $left } vynechaný tah
        [few] { $left } vynechané tahy
       *[other] { $left } vynechaných tahů
    }
}
viewer-missing = { $whole } (dalších { $rest } není zaznamenáno)
viewer-intro = Vyberte uzel a dozvíte se, proč byl opuštěn, nebo si prohledávání přehrajte.
viewer-intro-growth = Vyberte uzel a uvidíte jeho čísla, nebo si přehrajte, jak strom roste.
viewer-answer = Prohledávání najde { $value }, a to tahy { $line }.
viewer-best = Prohledávání dává přednost tahům { $line }.
viewer-open = Otevřít strom
    .title = Ukáže jiný strom ze souboru, který napsal plywood tree --out x.json
viewer-compare = Porovnat
    .title = Ukáže vedle tohoto stromu druhý, ze souboru, který napsal plywood tree --out x.json
viewer-compare-words = První prohledávání: { $first }, druhé: { $second }. Obě navštívila: { $both }.
viewer-compare-nothing = Stromy nemají společný žádný tah: jsou to stromy dvou pozic.
viewer-alone = Otevřít
    .title = Otevře tento strom ve vlastním okně
viewer-dropped = Je zobrazen soubor { $name }.
viewer-link = Pokračování je v jiném obrázku
viewer-tools =
    .aria-label = Strom
