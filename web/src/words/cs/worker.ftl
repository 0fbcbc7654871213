## Prohledávání v pracovních vláknech stránky
worker-failed = Práce selhala a byla ukončena: { $why }. Nic jiného se neztratilo; napište nám o tom, prosím.
work-late = trvala příliš dlouho
