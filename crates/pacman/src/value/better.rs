//! Our own.
use super::measure::{self, dangerous, ghost_steps, pacman_square, scared};
use super::{Value, term};
use crate::rules::Pacman;
use crate::state::{Agent, State};
use search::evaluate::WeightedSum;

/// x
pub fn better() -> Value {
    WeightedSum::new(vec![
        term("score", 1.0, measure::score),
        term("win", 500.0, |_, _| 1.0),
        term("food", 8.0, measure::food),
        term("tour", -1.0, tour),
        term("capsules", 100.0, |_, state| (state.capsules_left() * state.ghosts().len()) as f64),
        term("prey", 200.0, |game, state| prey(game, state).count() as f64),
        term("prey-distance", -4.0, |game, state| {
            prey(game, state).map(|ghost| ghost_steps(game, state, ghost)).sum()
        }),
        term("danger", -50.0, danger),
        term("j0", 0.0, |g, s| f64::from(u8::from(region(g, s, 64).1 < 1))),
        term("j1", 0.0, |g, s| f64::from(u8::from(region(g, s, 64).1 < 2))),
        term("j2", 0.0, |g, s| f64::from(u8::from(region(g, s, 64).1 < 3))),
        term("j4", 0.0, |g, s| f64::from(u8::from(region(g, s, 64).1 < 5))),
        term("s10", -100.0, |g, s| short(region(g, s, 10).0, 10.0)),
        term("t6", 0.0, |g, s| short(region(g, s, 64).2, 6.0)),
        term("t8", 0.0, |g, s| short(region(g, s, 64).2, 8.0)),
        term("t10", 0.0, |g, s| short(region(g, s, 64).2, 10.0)),
        term("t12", 0.0, |g, s| short(region(g, s, 64).2, 12.0)),
        term("t15", 0.0, |g, s| short(region(g, s, 64).2, 15.0)),
        term("t20", 0.0, |g, s| short(region(g, s, 64).2, 20.0)),
        term("t30", 0.0, |g, s| short(region(g, s, 64).2, 30.0)),
        term("m10", 0.0, |g, s| short(ttl(g, s, 2, false).0, 10.0)),
        term("m15", 0.0, |g, s| short(ttl(g, s, 2, false).0, 15.0)),
        term("m3", 0.0, |g, s| short(ttl(g, s, 3, false).0, 15.0)),
        term("p10", 0.0, |g, s| short(ttl(g, s, 1, true).0, 10.0)),
        term("p15", 0.0, |g, s| short(ttl(g, s, 1, true).0, 15.0)),
        term("n15", 0.0, |g, s| short(ttl(g, s, 1, false).0, 15.0)),
        term("z10", 0.0, |g, s| short(ttl(g, s, 1, false).1, 10.0)),
        term("z15", 0.0, |g, s| short(ttl(g, s, 1, false).1, 15.0)),
        term("r15", 0.0, |g, s| short(refuge(g, s, 64), 15.0)),
        term("r20", 0.0, |g, s| short(refuge(g, s, 64), 20.0)),
        term("q15", 0.0, |g, s| short(refuge(g, s, 10), 15.0)),
    ])
    .with_terminal(ended)
}

fn prey<'a>(game: &'a Pacman, state: &'a State) -> impl Iterator<Item = &'a Agent> + 'a {
    scared(state).filter(|ghost| ghost_steps(game, state, ghost) < f64::from(ghost.timer))
}

fn tour(game: &Pacman, state: &State) -> f64 {
    let d = game.maze().distances();
    let mut todo: [(u16, u16); 512] = [(0, 0); 512];
    let mut n = 0;
    let here = d.from(pacman_square(state));
    let squares = state
        .food()
        .map(|f| game.maze().food_square(f))
        .chain(state.capsules().map(|c| game.maze().capsule_square(c)));
    for s in squares {
        let k = d.number(s);
        todo[n] = (here[k], k as u16);
        n += 1;
    }
    // nearest to pacman
    let mut total = 0u32;
    let mut todo = &mut todo[..n];
    let mut first = true;
    while !todo.is_empty() {
        let (i, &(c, k)) = todo.iter().enumerate().min_by_key(|(_, x)| x.0).unwrap();
        if c == u16::MAX {
            break;
        }
        total += c as u32;
        let last = todo.len() - 1;
        todo.swap(i, last);
        todo = &mut todo[..last];
        let row = d.row(k as usize);
        if first {
            for x in todo.iter_mut() {
                x.0 = row[x.1 as usize]
            }
            first = false;
        } else {
            for x in todo.iter_mut() {
                x.0 = x.0.min(row[x.1 as usize])
            }
        }
    }
    total as f64
}

fn danger(game: &Pacman, state: &State) -> f64 {
    dangerous(state)
        .map(|g| {
            let d = threat(game, state, g);
            if d > 6.0 { 0.0 } else { 1.0 / (d * d).max(1.0) }
        })
        .sum()
}

fn threat(game: &Pacman, state: &State, ghost: &Agent) -> f64 {
    let exits = game.maze().walls().exits(ghost.point.square());
    let on = exits.without(ghost.facing.reverse());
    let on = if on.is_empty() { exits } else { on };
    let here = pacman_square(state);
    let d = game.maze().distances();
    if ghost.point.square() == here {
        return 0.0;
    }
    on.iter().map(|m| d.between(ghost.point.square().step(m), here) as f64 + 1.0).fold(1e9, f64::min)
}

fn ended(outcome: search::Outcome, _: search::Ply) -> f64 {
    outcome.points - if outcome.winner == Some(search::Side::Min) { *LOSS } else { 0.0 }
}
static LOSS: std::sync::LazyLock<f64> =
    std::sync::LazyLock::new(|| std::env::var("LOSS").ok().and_then(|v| v.parse().ok()).unwrap_or(0.0));
fn short(t: u16, room: f64) -> f64 {
    (1.0 - f64::from(t) / room).max(0.0)
}

fn region(game: &Pacman, state: &State, room: usize) -> (u16, u16, u16) {
    let d = game.maze().distances();
    let mut rows: [&[u16]; 48] = [&[]; 48];
    let mut n = 0;
    for g in dangerous(state) {
        let at = g.point.square();
        let exits = game.maze().walls().exits(at);
        let on = exits.without(g.facing.reverse());
        let on = if on.is_empty() { exits } else { on };
        for m in on.iter() {
            rows[n] = d.from(at.step(m));
            n += 1;
        }
    }
    if n == 0 {
        return (99, 99, 99);
    }
    let start = pacman_square(state);
    let mut queue = [(start, 0u16); 64];
    let mut seen = [0u64; 64];
    seen[start.y as usize] |= 1 << start.x;
    let (mut head, mut len) = (0, 1);
    let mut junctions = 0;
    let mut ttl = 0;
    while head < len && len < room {
        let (sq, t) = queue[head];
        head += 1;
        for m in game.maze().walls().exits(sq).iter() {
            let next = sq.step(m);
            if len >= room || seen[next.y as usize] >> next.x & 1 == 1 {
                continue;
            }
            let k = d.number(next);
            let a = rows[..n].iter().map(|r| r[k]).min().unwrap() + 1;
            if a <= t + 1 || t == 0 && dangerous(state).any(|g| g.point.square() == next) {
                continue;
            }
            seen[next.y as usize] |= 1 << next.x;
            ttl = ttl.max(a);
            if game.maze().walls().exits(next).len() > 2 {
                junctions += 1
            }
            queue[len] = (next, t + 1);
            len += 1;
        }
    }
    (len as u16, junctions, ttl)
}

fn ttl(game: &Pacman, state: &State, margin: u16, plain: bool) -> (u16, u16) {
    let d = game.maze().distances();
    let mut rows: [&[u16]; 64] = [&[]; 64];
    let mut n = 0;
    for g in dangerous(state) {
        let at = g.point.square();
        let exits = game.maze().walls().exits(at);
        let on = exits.without(g.facing.reverse());
        let on = if on.is_empty() || plain { exits } else { on };
        for m in on.iter() {
            rows[n] = d.from(at.step(m));
            n += 1;
        }
    }
    if n == 0 {
        return (99, 99);
    }
    let start = pacman_square(state);
    let mut queue = [(start, 0u16, 0usize); 128];
    let mut seen = [0u64; 64];
    seen[start.y as usize] |= 1 << start.x;
    let (mut head, mut len) = (0, 1);
    let mut best = [0; 5];
    while head < len {
        let (sq, t, branch) = queue[head];
        head += 1;
        for m in game.maze().walls().exits(sq).iter() {
            let next = sq.step(m);
            if len >= 128 || seen[next.y as usize] >> next.x & 1 == 1 {
                continue;
            }
            let k = d.number(next);
            let a = rows[..n].iter().map(|r| r[k]).min().unwrap() + 1;
            if a < t + 1 + margin || t == 0 && dangerous(state).any(|g| g.point.square() == next) {
                continue;
            }
            seen[next.y as usize] |= 1 << next.x;
            let branch = if t == 0 { m as usize } else { branch };
            best[branch] = best[branch].max(a);
            queue[len] = (next, t + 1, branch);
            len += 1;
        }
    }
    best.sort();
    (best[4], (best[4] + best[3]) / 2)
}

fn refuge(game: &Pacman, state: &State, within: u16) -> u16 {
    let d = game.maze().distances();
    let mut rows: [&[u16]; 64] = [&[]; 64];
    let mut n = 0;
    for g in dangerous(state) {
        let at = g.point.square();
        let exits = game.maze().walls().exits(at);
        let on = exits.without(g.facing.reverse());
        let on = if on.is_empty() { exits } else { on };
        for m in on.iter() {
            rows[n] = d.from(at.step(m));
            n += 1;
        }
    }
    if n == 0 {
        return 99;
    }
    let start = pacman_square(state);
    let mut queue = [(start, 0u16); 128];
    let mut seen = [0u64; 64];
    seen[start.y as usize] |= 1 << start.x;
    let (mut head, mut len) = (0, 1);
    let mut best = 0;
    while head < len {
        let (sq, t) = queue[head];
        head += 1;
        for m in game.maze().walls().exits(sq).iter() {
            let next = sq.step(m);
            if len >= 128 || seen[next.y as usize] >> next.x & 1 == 1 {
                continue;
            }
            let k = d.number(next);
            let a = rows[..n].iter().map(|r| r[k]).min().unwrap() + 1;
            if a <= t + 1 || t == 0 && dangerous(state).any(|g| g.point.square() == next) {
                continue;
            }
            if t < within && state.capsules().any(|c| game.maze().capsule_square(c) == next) {
                return 99;
            }
            seen[next.y as usize] |= 1 << next.x;
            best = best.max(a);
            queue[len] = (next, t + 1);
            len += 1;
        }
    }
    best
}
