## Čím se odmítá
refusal-move = tah „{ $text }“ tu nejde hrát: očekává se { $expected }
refusal-move-number = { $move }. tah: { $refusal }
refusal-position = pozici „{ $text }“ nelze přečíst: očekává se { $expected }
refusal-bad = nesprávný údaj „{ $text }“ ({ $what }): očekává se { $expected }
refusal-unknown = neznámý údaj „{ $text }“ ({ $what }): očekává se { $expected }
refusal-missing = { $game } tohle nemá ({ $what }): { $instead }
refusal-stopped = { $nodes ->
    [one] zastaveno po { $nodes } uzlu bez odpovědi: zadejte menší hloubku, nebo více uzlů či času
   *[other] zastaveno po { $nodes } uzlech bez odpovědi: zadejte menší hloubku, nebo více uzlů či času
}
refusal-long = záznam o { $moves } tazích je příliš dlouhý: nejvýše { $most }
refusal-over = v pozici „{ $position }“ partie skončila: { $outcome }
refusal-other = odmítnuto: { $text }

## Co se očekávalo
expected-legal = přípustný tah
expected-legal-such = přípustný tah jako { $rest }
expected-legal-list = přípustný tah: { $rest }
expected-move-such = tah jako { $rest }
expected-captures = jeden z tahů { $rest }
expected-none = nic: partie skončila
