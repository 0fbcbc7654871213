## Panel myšlení
thinking-title = Přemýšlení
