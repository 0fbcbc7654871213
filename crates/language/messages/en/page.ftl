## A tree in a page of its own: its viewer brings the other words
page-no-script = The tree is drawn by a script, which is switched off here.
