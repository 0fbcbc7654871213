// Chess: material and one table for the centre, in the numbers of the console program it comes from.
about("material and one table for the centre");
symmetric();

const fromEdge = (square) => Math.min(FILE[square], 7 - FILE[square]) + Math.min(RANK[square], 7 - RANK[square]);
const ring = (steps) => (p, me) => p.men(me).filter((square) => fromEdge(square) === steps).length;

term("pawn", 100, "pawns", (p, me) => p.pieces(me, "pawn").length);
term("knight", 300, "knights", (p, me) => p.pieces(me, "knight").length);
term("bishop", 350, "bishops", (p, me) => p.pieces(me, "bishop").length);
term("rook", 400, "rooks", (p, me) => p.pieces(me, "rook").length);
term("queen", 750, "queens", (p, me) => p.pieces(me, "queen").length);
term("centre-1", 1, "men one step from the nearest edges, ranks and files together", ring(1));
term("centre-2", 2, "men two steps from them", ring(2));
term("centre-3", 3, "men three steps from them", ring(3));
term("centre-4", 4, "men four steps from them", ring(4));
term("centre-5", 5, "men five steps from them", ring(5));
term("centre-6", 6, "men six steps from them: d4, e4, d5 and e5", ring(6));
