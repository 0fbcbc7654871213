// Reversi: corners first, then moves to choose from; discs count little before the end.
about("corners, moves and discs");
symmetric();

term("corners", 25, "own discs in the corners", (p, me) => p.discs(me).filter((square) => CORNERS.includes(square)).length);
term("mobility", 3, "squares to put a disc on", (p, me) => p.mobility(me));
term("stable", 5, "own discs that can never be turned", (p, me) => p.stable(me).length);
term("discs", 0.5, "own discs", (p, me) => p.discs(me).length);
