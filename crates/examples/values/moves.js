// Any game: the side with many moves to choose from is well off. A beginning: replace it by what you believe.
about("a choice of moves is good");

term("choice", 1, "legal moves of the side to move, less for MIN", (p) => p.turn() * p.moves().length);
