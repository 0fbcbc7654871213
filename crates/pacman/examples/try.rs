#![allow(missing_docs, clippy::print_stdout)]
use pacman::*;
use search::*;
use std::sync::Arc;
use std::time::Instant;
fn layout(name: &str, n: usize) -> Layout {
    parse_layout(&std::fs::read_to_string(format!("/work/shared/data/pacman/layouts/{name}.lay")).unwrap()).unwrap().with_ghosts(n)
}
fn player(method: Method, depth: u32, v: &str) -> Player { Player { method, depth, value: Arc::new(value::preset(v).unwrap()) } }
fn main() {
    println!("state {}", std::mem::size_of::<State>());
    let g = Pacman::new(layout("minimaxClassic", 9), GhostModel::Adversary);
    for d in 1..=4 {
        for m in [Method::Minimax, Method::AlphaBeta, Method::Expectimax] {
            let a = player(m, d, "score").think(&g, &g.start(), &mut Silent, &|_| false).unwrap();
            println!("{m:?} {d} {} {:?} {}", a.value, a.best, a.counts.nodes);
        }
    }
    for (name, n) in [("smallClassic", 1), ("smallClassic", 2), ("originalClassic", 4)] {
        let g = Pacman::new(layout(name, n), GhostModel::Adversary);
        for m in [Method::Minimax, Method::AlphaBeta, Method::Expectimax] {
            let t = Instant::now();
            let mut nodes = 0;
            let d = if n == 1 { 6 } else {4};
            while t.elapsed().as_secs_f64() < 0.5 {
                nodes += player(m, d, "score").think(&g, &g.start(), &mut Silent, &|_| false).unwrap().counts.nodes;
            }
            println!("{name} {n} {m:?} d{d} {:.2} M/s", nodes as f64 / t.elapsed().as_secs_f64() / 1e6);
        }
    }
    for v in ["score", "thrill"] {
        let g = Pacman::new(layout("smallClassic", 1), GhostModel::Adversary);
        let m = Match { game: g, pacman: player(Method::Expectimax, 2, v), ghosts: vec![Ghost::Random], max_moves: 20000 };
        let mut r = PythonRandom::new(0);
        let t = Instant::now();
        let games: Vec<_> = (0..10).map(|_| m.play(&mut r)).collect();
        println!("{v} {:?} {}", games.iter().map(|g| g.score).collect::<Vec<_>>(), games.iter().map(|g| g.score).sum::<i32>() as f64 / 10.0);
        println!("{:?} {}", t.elapsed(), games.iter().map(|g| g.moves.len()).sum::<usize>());
    }
}
