## The box that exports
export = Export
    .title = Save the tree or the board as a picture, a PDF or a page
export-title = Export
export-what = What
export-tree = The tree
export-board = The board
export-exercise = The exercise
export-no-tree = There is no tree yet: search first. Exporting searches nothing.
export-part = Which part
export-seen = What I see: { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
export-to-ply = Down to ply
export-plies = Plies
export-nodes = { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
export-whole = The whole tree: { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
export-boards = Small boards in the nodes
export-format = Format
export-format-pdf = PDF, to print
export-format-svg = SVG, for slides
export-format-png = PNG, a picture
export-format-html = Web page with replay (HTML)
export-format-json = Data (JSON)
export-format-dot = Graphviz (DOT)
export-format-txt = Text
export-format-xml = Quiz for Moodle (XML)
export-format-zip = Quiz for other course software (QTI 2.1)
export-paper = Paper
export-a4-landscape = A4, landscape
export-a4-portrait = A4, portrait
export-a3-landscape = A3, landscape
export-a3-portrait = A3, portrait
export-letter-landscape = Letter, landscape
export-letter-portrait = Letter, portrait
export-one-page = One page, as large as it takes
export-overlay = Arrows, numbers, last move and Truth as they are shown
export-note-pages = Large trees go on on further pages, with marks.
export-note-embed = It works alone and in a frame of a site or a slide:
export-note-xml = All questions of the exercise with their checked answers, windows among them: import it into the question bank of a Moodle course.
export-note-zip = All questions of the exercise with their checked answers, windows among them: a package (zip) by the standard QTI 2.1.
export-note-many = { $count } nodes make a large picture; a web page or less of the tree is easier to look at.
export-save = Save
export-close = Close
export-fit = Save as many nodes as fit
export-done = { $name } is saved: { $size } kB.
