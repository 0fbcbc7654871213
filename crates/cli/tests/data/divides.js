// Divides by the number of own kings, which may be none.
term("share", 1, "men for each king", (p) => p.men(MAX).length / p.kings(MAX).length);
