use mnk::*;
use search::textbook::*;
use search::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p = |i: usize| a[i].parse::<usize>().unwrap();
    go::<7>(p(1), p(2), p(3), p(4) as i32, &a[5], &a[6], p(7) as u64);
}
fn get<const W: usize>(g: &Mnk<W>, spec: &str) -> Box<dyn ValueFunction<Mnk<W>>> {
    let mut it = spec.split(',');
    let mut v = preset(g, it.next().unwrap()).unwrap();
    for w in it { let (n, x) = w.split_once('=').unwrap(); v.set_weight(n, x.parse().unwrap()).unwrap(); }
    v
}
fn go<const W: usize>(m: usize, n: usize, k: usize, depth: i32, one: &str, two: &str, games: u64) {
    let g = Mnk::<W>::new(m, n, k).unwrap();
    let vs = [get(&g, one), get(&g, two)];
    let policy = Policy { order: Order::ByValue, ..Policy::default() };
    let mut score = [0, 0, 0];
    for game in 0..games {
        let mut s = testkit::random_state(&g, &g.start(), 4, game / 2 + 1000);
        let first = (game % 2) as usize;
        while g.outcome(&s).is_none() {
            let who = if g.turn(&s) == Side::Max { first } else { 1 - first };
            let never = |_| false;
            let mut silent = Silent;
            let mut walk = Walk::new(&g, &*vs[who], &policy, &mut silent, &never);
            let r = search::textbook::search(&mut walk, Algorithm::AlphaBeta, &s, Depth(depth)).unwrap();
            s = g.play(&s, r.pv[0]);
        }
        match g.outcome(&s).unwrap().winner {
            None => score[2] += 1,
            Some(Side::Max) => score[first] += 1,
            Some(Side::Min) => score[1 - first] += 1,
        }
    }
    println!("{m},{n},{k} d{depth} {one} {} : {two} {} draws {}", score[0], score[1], score[2]);
}
