## Okno exportu
export = Export
    .title = Uložit strom nebo desku jako obrázek, PDF nebo stránku
export-title = Export
export-what = Co
export-tree = Strom
export-board = Deska
export-exercise = Cvičení
export-no-tree = Žádný strom tu ještě není: nejdřív hledejte. Export sám nic neprohledává.
export-part = Která část
export-seen = Co vidím: { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
       *[other] { $count } uzlů
    }
export-to-ply = Do hloubky
export-plies = Půltahy
export-nodes = { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
       *[other] { $count } uzlů
    }
export-whole = Celý strom: { $count ->
        [one] { $count } uzel
        [few] { $count } uzly
       *[other] { $count } uzlů
    }
export-boards = Malé desky v uzlech
export-format = Formát
export-format-pdf = PDF k tisku
export-format-svg = SVG do prezentace
export-format-png = PNG, obrázek
export-format-html = Webová stránka s přehráváním (HTML)
export-format-json = Data (JSON)
export-format-dot = Graphviz (DOT)
export-format-txt = Text
export-format-xml = Kvíz pro Moodle (XML)
export-format-zip = Kvíz pro jiné výukové systémy (QTI 2.1)
export-paper = Papír
export-a4-landscape = A4 na šířku
export-a4-portrait = A4 na výšku
export-a3-landscape = A3 na šířku
export-a3-portrait = A3 na výšku
export-letter-landscape = Letter na šířku
export-letter-portrait = Letter na výšku
export-one-page = Jedna stránka, jak velká je třeba
export-overlay = Šipky, čísla, poslední tah a Pravda, jak jsou vidět
export-note-pages = Co se nevejde na stránku, pokračuje na dalších, se značkami.
export-note-embed = Funguje samostatně i v rámu webu nebo prezentace:
export-note-xml = Všechny otázky cvičení s ověřenými odpověďmi, i ty na okna: importuje se do banky úloh kurzu v Moodlu.
export-note-zip = Všechny otázky cvičení s ověřenými odpověďmi, i ty na okna: balíček (zip) podle standardu QTI 2.1.
export-note-many = { $count } uzlů je velký obrázek; webová stránka nebo menší část stromu se čte snáz.
export-save = Uložit
export-close = Zavřít
export-fit = Uložit tolik uzlů, kolik se vejde
export-done = Soubor { $name } je uložen: { $size } kB.
