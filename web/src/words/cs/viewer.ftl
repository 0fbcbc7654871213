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
viewer-open = Otevřít strom
    .title = Ukáže jiný strom ze souboru, který napsal plywood tree --out x.json
viewer-alone = Otevřít
    .title = Otevře tento strom ve vlastním okně
viewer-dropped = Je zobrazen soubor { $name }.
viewer-link = Pokračování je v jiném obrázku
viewer-tools =
    .aria-label = Strom
