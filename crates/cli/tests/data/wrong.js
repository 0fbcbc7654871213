term("men", 100, "own men", (p) => p.men(MAX).length);
term("queens", 1, "there are none", (p) =>
  p.queens(MAX).length);
