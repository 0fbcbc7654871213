## Stromy a desky na jiných stránkách
element-depth = Hloubka
element-search = Hledat
    .title = Prohledat tuto pozici zde, ve vašem prohlížeči
element-searching = Hledá se …
element-verdict = { $size }. { $verdict }
element-no-tree = Tento strom nemá co ukázat: uveďte src="strom.json", nebo game="…" a depth="…".
element-no-board = Tato deska nemá co ukázat: uveďte src="deska.json", nebo game="…".
element-no-file = Soubor { $name } se nepodařilo načíst ({ $why }).
element-board-file = Soubor { $name } není deska: čeká se JSON, který o desce exportuje studio.
element-no-site = Toto prohledávání potřebuje soubory webu: uveďte site="https://…".
element-value = { $move }: { $verdict }
element-tree = Strom prohledávání: { $title }
