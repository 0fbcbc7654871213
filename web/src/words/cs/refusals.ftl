## Čím studio odmítá
refusal-too-much = { $a } { $b } je příliš mnoho: nejvýše { $c }
refusal-too-little = { $a } { $b } je příliš málo: nejméně { $c }
refusal-bad-move-at = { $a }. tah „{ $b }“ tu nejde hrát (očekává se: { $c })
refusal-bad-move = tah „{ $a }“ tu nejde hrát (očekává se: { $b })
refusal-bad-position = pozici „{ $a }“ nelze přečíst (očekává se: { $b })
refusal-bad = nesprávný údaj „{ $b }“ ({ $a }; očekává se: { $c })
refusal-unknown = neznámý údaj „{ $b }“ ({ $a }; očekává se: { $c })
refusal-busy = ptá se příliš mnoho lidí najednou: zkuste to později
refusal-stopped = zastaveno dřív, než byla odpověď
refusal-over = hra v pozici „{ $a }“ skončila: { $b }
refusal-exercise = { $a } uzlů je na cvičení příliš mnoho
refusal-picture = obrázek je na tento formát příliš velký
refusal-token = chybí token nebo je z dřívějšího spuštění: otevřete adresu, kterou studio vypsalo
refusal-other = studio odmítá: { $a }
