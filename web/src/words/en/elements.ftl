## Trees and boards in other pages
element-depth = Depth
element-search = Search
    .title = Search this position here, in your browser
element-searching = Searching …
element-verdict = { $size }. { $verdict }
element-no-tree = This tree has nothing to show: give src="tree.json", or game="…" and depth="…".
element-no-board = This board has nothing to show: give src="board.json", or game="…".
element-no-file = { $name } could not be loaded ({ $why }).
element-board-file = { $name } is no board: expected the JSON that the studio exports of one.
element-no-site = This search needs the files of a site: give site="https://…".
element-value = { $move }: { $verdict }
element-tree = Search tree: { $title }
