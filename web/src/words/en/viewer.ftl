## A tree in a page of its own
viewer-nodes = { $left ->
    [0] { $nodes }
   *[other] { $nodes }, { $left ->
        [one] { $left } move left out
       *[other] { $left } moves left out
    }
}
viewer-missing = { $whole } ({ $rest } more were not recorded)
viewer-intro = Pick a node to see why it was left, or press play to watch the search.
viewer-intro-growth = Pick a node to see its numbers, or press play to watch the tree grow.
viewer-open = Open a tree
    .title = Show another tree from a file that plywood tree --out x.json wrote
viewer-alone = Open
    .title = Open this tree in a window of its own
viewer-dropped = The file { $name } is shown.
viewer-link = Go on in another picture
viewer-tools =
    .aria-label = The tree
