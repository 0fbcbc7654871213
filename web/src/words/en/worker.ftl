## Searches in workers of the page
worker-failed = The work failed and was given up: { $why }. Nothing else is lost; a line to us would help.
work-late = it took too long
