use mnk::*;
use mnk::solve::*;
use search::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p = |i: usize| a[i].parse::<usize>().unwrap();
    let g = LargeMnk::new(p(1), p(2), p(3)).unwrap();
    let s = if a.len() > 5 { g.parse_state(&a[5]).unwrap() } else { g.start() };
    let t = std::time::Instant::now();
    let all = a[4] == "all";
    let r = if p(1)*p(2) <= 64 {
        let g = SmallMnk::new(p(1), p(2), p(3)).unwrap();
        let s = if a.len() > 5 { g.parse_state(&a[5]).unwrap() } else { g.start() };
        solve(&g, &s, SolveOptions { all_moves: all, ..Default::default() }, &|_| false).unwrap()
    } else {
    solve(&g, &s, SolveOptions { all_moves: all, ..Default::default() }, &|_| false).unwrap()
    };
    println!("{a:?} {:?} {:?} nodes {} {:?}", r.verdict, r.plies, r.nodes, t.elapsed());
    for m in &r.moves { print!("{} {:?} {:?}; ", m.square, m.verdict, m.plies); }
    println!();
}
