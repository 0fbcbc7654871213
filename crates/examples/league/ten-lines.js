// Four terms for two kings that hunt one: an entry of the league, to be beaten.
about("four terms: pieces, distance, the refuge, room to move");
const REFUGES = [1, 5, 28, 32];
const mean = (numbers) => numbers.reduce((a, b) => a + b, 0) / (numbers.length || 1);

term("pieces", 1000, "white kings less red kings", (p) => p.kings(MAX).length - p.kings(MIN).length);
term("distance", -20, "mean steps from White's kings to Red's", (p) =>
  mean(p.kings(MAX).flatMap((mine) => p.kings(MIN).map((other) => STEPS[mine][other]))));
term("refuge", -150, "a red king in a double corner", (p) => p.kings(MIN).some((n) => REFUGES.includes(n)));
term("room", -30, "Red's moves", (p) => p.mobility(MIN));
