#![allow(missing_docs, clippy::print_stdout)]
use pacman::*;
use search::*;
use std::sync::Arc;
fn layout(name: &str, n: usize) -> Layout {
    parse_layout(&std::fs::read_to_string(format!("/work/shared/data/pacman/layouts/{name}.lay")).unwrap()).unwrap().with_ghosts(n)
}
struct V { simple: bool, cond: u32, by_pac: bool, term_full: bool, near: u8, food: u8, all: u8 }
fn md(a: Point, b: Point) -> f64 { a.manhattan(b) as f64 / 2.0 }
impl V {
    fn base(&self, g: &Pacman, s: &State) -> f64 {
        let p = s.pacman().point;
        let food = s.food().map(|d| md(p, g.maze().food_square(d).point())).fold(f64::INFINITY, f64::min);
        let food = if food.is_finite() { food } else { 0.0 };
        let mut v = s.score() as f64 - food;
        if self.simple { return v; }
        if self.near > 0 && s.ghosts().iter().any(|x| !x.is_scared() && md(x.point, p) <= 1.0) { if self.near == 1 { return -999999.0 } else { v -= 999999.0 } }
        if self.food == 1 && s.food_left() == 0 { return 1e6 }
        v -= 20.0 * s.food_left() as f64;
        for c in s.capsules() {
            let q = g.maze().capsule_square(c).point();
            let near = s.ghosts().iter().any(|x| (!x.is_scared() || self.all == 1) && (self.all != 2 || !s.ghosts().iter().any(|x| x.is_scared())) && md(x.point, if self.by_pac { p } else { q }) <= self.cond as f64);
            v -= if near { 800.0 + 10.0 * md(p, q) } else { 500.0 + md(p, q) };
        }
        for x in s.ghosts().iter().filter(|x| x.is_scared()) { v += 100.0 / (md(p, x.point) + 1.0) - 200.0; }
        v
    }
}
impl ValueFunction<Pacman> for V {
    fn value(&self, g: &Pacman, s: &State) -> f64 { self.base(g, s) }
    fn terminal(&self, g: &Pacman, s: &State, o: Outcome, _: Ply) -> f64 {
        if self.simple { return self.base(g, s); }
        let e = if o.winner == Some(Side::Max) { 1e6 } else { -1e6 };
        if self.term_full { e + self.base(g, s) } else { e + s.score() as f64}
    }
    fn explain(&self, _: &Pacman, _: &State) -> Vec<Share> { vec![] }
    fn weights(&self) -> Vec<(String, f64)> { vec![] }
    fn set_weight(&mut self, _: &str, _: f64) -> Result<(), search::evaluate::UnknownTerm> { Ok(()) }
}
fn main() {
    let text = std::fs::read_to_string("/work/shared/data/pacman/derived/q5_simple_eval_games.txt").unwrap();
    let pac: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("pacman ")).collect();
    let gh: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("ghost1 ")).collect();
    let g = Pacman::new(layout("smallClassic", 1), GhostModel::Adversary);
    let run = |v: V| {
        let m = Match { game: g.clone(), pacman: Player { method: Method::Expectimax, depth: 2, value: Arc::new(v) }, ghosts: vec![Ghost::Random], max_moves: 5000 };
        let mut r = PythonRandom::new(0);
        (0..10).map(|_| m.play(&mut r)).collect::<Vec<_>>()
    };
    let simple = run(V { simple: true, cond: 0, by_pac: false, term_full: true, near: 0, food: 0, all:0 });
    for (i, r) in simple.iter().enumerate() {
        let p: String = r.moves.iter().step_by(2).map(|m| m.letter()).collect();
        let h: String = r.moves.iter().skip(1).step_by(2).map(|m| m.letter()).collect();
        println!("{} {} {} first diff {:?}", r.score, p == pac[i], h == gh[i], p.chars().zip(pac[i].chars()).position(|(a, b)| a != b));
    }

    for cond in [4, 5, 6] { for by_pac in [false, true] { for near in [0,1,2] { for food in [0,1] { for all in [0,1,2] {
        let r = run(V { simple: false, cond, by_pac, term_full: true, near, food, all });
        println!("{cond} {by_pac} near{near} food{food} all{all} {:?} {}", r.iter().map(|g| g.score).collect::<Vec<_>>(), r.iter().map(|g| g.score).sum::<i32>() as f64 / 10.0);
    }}}}}
}
