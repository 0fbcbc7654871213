use mnk::*;
use search::pvs::*;
use search::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p = |i: usize| a[i].parse::<usize>().unwrap();
    go::<7>(p(1), p(2), p(3), p(4) as i32, a.get(5).map(|s| s.as_str()), a.get(6).map(|s| s.as_str()));
    if p(1) * p(2) <= 64 { go::<1>(p(1), p(2), p(3), p(4) as i32, a.get(5).map(|s| s.as_str()), a.get(6).map(|s| s.as_str())); }
}
fn go<const W: usize>(m: usize, n: usize, k: usize, depth: i32, pos: Option<&str>, off: Option<&str>) {
    let g = Mnk::<W>::new(m, n, k).unwrap();
    let s = pos.filter(|p| p.len() > 2).map_or(g.start(), |p| g.parse_state(p).unwrap());
    let t = std::time::Instant::now();
    let table = Table::new(64);
    let mut techniques = Techniques::ALL;
    for o in off.unwrap_or("").split(',').filter(|o| !o.is_empty()) { techniques = techniques.without(o.parse().unwrap()); }
    let r = Request { state: &s, past: &[], limits: Limits { depth: Depth(depth), ..Default::default() }, lines: 1, only: &[], techniques, threads: 1 };
    let th = think(&g, &MnkTactics::new(&g), Silent, &table, &r, &NoControl, &mut |p| {
        println!("W{W} d{} {:?} nodes {} {:.3}s {:.2}M/s {:?}", p.depth.0, p.line.score, p.nodes, t.elapsed().as_secs_f64(), p.nodes as f64 / t.elapsed().as_secs_f64() / 1e6, p.line.moves.iter().map(|m| m.0).collect::<Vec<_>>());
    });
    println!("{:?}", th.best());
}
