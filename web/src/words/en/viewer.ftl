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
viewer-answer = The search finds { $value } by { $line }.
viewer-best = The search prefers { $line }.
viewer-open = Open a tree
    .title = Show another tree from a file that plywood tree --out x.json wrote
viewer-compare = Compare
    .title = Show a second tree, from a file that plywood tree --out x.json wrote, beside this one
viewer-compare-words = The first search looked at { $first }, the second at { $second }; { $both } are in both trees.
viewer-compare-nothing = The two trees have no move in common: they are of two positions.
viewer-alone = Open
    .title = Open this tree in a window of its own
viewer-dropped = The file { $name } is shown.
viewer-link = Go on in another picture
viewer-tools =
    .aria-label = The tree
