## Lessons
lesson-ask-nodes = nodes that the search looks at, the root and the leaves among them
lesson-number = a number such as 12
lesson-short = an answer of at most { $most } letters
lesson-not-it = that is not it; let the search show it and look again
lesson-more-nodes = it looks at more: count the root, and every node that it enters
lesson-fewer-nodes = it looks at fewer: what is cut is never entered

lesson-predict = Predict
lesson-switch = The switch
lesson-number-head = The number
lesson-exercise = Exercise
lesson-right-answer = The answer: { $answer }. { $why }
lesson-switched = { $off } without it, { $on } with it
lesson-marks = { $right } of { $of } right
lesson-written = { $file } has your answers; hand it in

## Answers handed in
hand-in-name = name
hand-in-seed = seed
hand-in-total = total
hand-in-file = file
hand-in-faults = noticed
hand-in-edited = the file was changed after it was written
hand-in-other = the answers to { $lesson } come to something else than the file says
hand-in-unknown = no lesson is called { $lesson }
hand-in-same = the same answers and the same seed as { $file }
