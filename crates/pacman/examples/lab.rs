#![allow(missing_docs, clippy::print_stdout)]
use pacman::*;
use search::*;
use std::sync::Arc;
use std::time::Instant;
fn layout(name: &str, n: usize) -> Layout {
    parse_layout(&std::fs::read_to_string(format!("/work/shared/data/pacman/layouts/{name}.lay")).unwrap()).unwrap().with_ghosts(n)
}
// args: layout ghosts(R/D..) depth games seed value [name=w...]
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let ghosts: Vec<Ghost> = a[2].chars().map(|c| match c { 'R' => Ghost::Random, 'D' => Ghost::DIRECTIONAL, _ => Ghost::hunting(2) }).collect();
    let (depth, games, seed) = (a[3].parse().unwrap(), a[4].parse::<u64>().unwrap(), a[5].parse::<u64>().unwrap());
    let mut v = value::preset(&a[6]).unwrap();
    let mut model = GhostModel::Adversary; let mut verbose = false; let mut method = Method::Expectimax;
    for w in &a[7..] {
        match w.as_str() { "know" => model = ghosts[0].model(), "v" | "L" => {}, "vv" => verbose = true, "ab" => method = Method::AlphaBeta, _ => {
        let (n, x) = w.split_once('=').unwrap();
        v.set_weight(n, x.parse().unwrap()).unwrap(); } }
    }
    let m = Match { game: Pacman::new(layout(&a[1], ghosts.len()), model), pacman: Player { method, depth, value: Arc::new(v) }, ghosts, max_moves: 4000 };
    let t = Instant::now();
    let r: Vec<_> = (0..games).map(|i| m.play(&mut PythonRandom::new(seed + i))).collect();
    let n = games as f64;
    let mean = r.iter().map(|g| g.score as f64).sum::<f64>() / n;
    let sd = (r.iter().map(|g| (g.score as f64 - mean).powi(2)).sum::<f64>() / n).sqrt();
    let wins = r.iter().filter(|g| g.status == Status::Won).count();
    let lost = r.iter().filter(|g| g.status == Status::Lost).count();
    let low = r.iter().filter(|g| g.score < 1250).count();
    println!("{} mean {mean:.1} ± {:.1} wins {wins} lost {lost} of {games} low {low} time {:.1} {}", a[2], sd / n.sqrt(), t.elapsed().as_secs_f64(), a[7..].join(" "));
    if a[7..].iter().any(|x| x == "L") { for (i, g) in r.iter().enumerate().filter(|(_, g)| g.status == Status::Lost) {
        let mut st = m.game.start(); let mut hist = vec![st.clone()];
        for &mv in &g.moves { st = m.game.play(&st, mv); if st.mover() == 0 || st.status() != Status::Playing { hist.push(st.clone()) } }
        println!("seed {} food {} caps {} score {} rounds {}", seed + i as u64, st.food_left(), st.capsules_left(), st.score(), hist.len());
        for h in hist.iter().rev().take(9).rev() { println!("{}   {:?}\n", board_rows(&m.game, h).join("\n"), h.ghosts().iter().map(|g| (g.facing, g.timer)).collect::<Vec<_>>()); }
    } }
    if a[7..].iter().any(|x| x == "v") && games <= 3 { for g in &r {
        let mut st = m.game.start(); let mut line = String::new();
        for &mv in &g.moves { let nx = m.game.play(&st, mv);
            if st.mover() == 0 { line.push(mv.letter()); }
            if nx.food_left() < st.food_left() { line.push('.'); }
            if nx.capsules_left() < st.capsules_left() { line.push_str(&format!("[CAP d{}]", nx.ghosts().iter().map(|q| m.game.maze().distances().half_steps(q.point, nx.pacman().point.square()) / 2).min().unwrap())); }
            if nx.score() > st.score() + 100 && nx.status() == Status::Playing { line.push_str("[GHOST]"); }
            st = nx; }
        println!("{} {} moves {line}", g.score, g.moves.len()); } }
    if verbose { let mut s: Vec<_> = r.iter().enumerate().map(|(i, g)| (g.score, i)).collect(); s.sort(); println!("{s:?}"); }
}
