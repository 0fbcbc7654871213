use mnk::*;
use search::textbook::*;
use search::*;
fn main() {
    let t = std::time::Instant::now();
    let g = SmallMnk::new(5, 5, 4).unwrap();
    for (name, pos, alg, depths) in [
        ("windows", "5/5/5/5/5", Algorithm::AlphaBeta, vec![4, 6]),
        ("runs", "5/xxxo1/2o1o/5/5 x", Algorithm::AlphaBeta, vec![2, 3, 4]),
        ("lines", "5/xxxo1/2o1o/5/5 x", Algorithm::AlphaBeta, vec![2, 3, 4, 5]),
    ] {
        let v = preset(&g, name).unwrap();
        let policy = Policy::default();
        let mut silent = Silent;
        let never = |_| false;
        let mut walk = Walk::new(&g, &*v, &policy, &mut silent, &never);
        for d in depths {
            let s = g.parse_state(pos).unwrap();
            let t = std::time::Instant::now();
            let a = search::textbook::search(&mut walk, alg, &s, Depth(d)).unwrap();
            let e = t.elapsed().as_secs_f64();
            println!("{name} {d} {:?} {:?} {} {:.3}s {:.2}M/s", a.value, a.best, a.counts.nodes, e, a.counts.nodes as f64 / e / 1e6);
            if pos.len() > 12 { println!("{:?}", a.moves.iter().map(|m| (m.m.0, m.value)).collect::<Vec<_>>()); }
        }
    }
    println!("{:?}", t.elapsed());
}
