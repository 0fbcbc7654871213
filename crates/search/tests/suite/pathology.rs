//! Games in which a deeper search decides worse: Nau's board-splitting games with independent ends.

use search::evaluate::UnknownTerm;
use search::textbook::{self, Policy, SearchEntry, Walk};
use search::{
    Definition, Depth, Game, NoControl, Outcome, Share, Side, Silent, ValueFunction, Window, scramble,
};

/// The part of the ends that the last to move wins, at which both sides have equal chances however long the game is: the
/// golden ratio's lesser part, 0.382.
const EVEN: f64 = 0.381_966;

/// A board of 2^plies cells, each won or lost; a move keeps one half of it, and the last cell is the result.
#[derive(Clone, Copy, Debug)]
pub struct Splitting {
    pub seed: u64,
    pub plies: u32,
}

/// The half of a half: the first cell, and how many there are, as a power of two.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Part {
    first: u64,
    plies: u32,
}

impl Splitting {
    pub fn whole(&self) -> Part {
        Part { first: 0, plies: self.plies }
    }

    /// Whether MAX wins if this cell is left.
    fn is_won(&self, cell: u64) -> bool {
        let drawn = (scramble(cell ^ scramble(self.seed)) >> 11) as f64 / (1u64 << 53) as f64;
        // The side that moves last needs but one of two.
        let last = if self.plies.is_multiple_of(2) { 1.0 - EVEN } else { EVEN };
        drawn < last
    }
}

impl Game for Splitting {
    type State = Part;
    type Move = u16;

    fn turn(&self, part: &Part) -> Side {
        if (self.plies - part.plies).is_multiple_of(2) { Side::Max } else { Side::Min }
    }

    fn moves(&self, _: &Part, out: &mut Vec<u16>) {
        out.extend([0, 1]);
    }

    fn play(&self, part: &Part, m: u16) -> Part {
        let plies = part.plies - 1;
        Part { first: part.first + (u64::from(m) << plies), plies }
    }

    fn outcome(&self, part: &Part) -> Option<Outcome> {
        let winner = if self.is_won(part.first) { Side::Max } else { Side::Min };
        (part.plies == 0).then(|| Outcome::win(winner))
    }

    fn stuck(&self, _: &Part) -> Outcome {
        Outcome::DRAW
    }

    fn key(&self, part: &Part) -> u64 {
        scramble(part.first << 6 | u64::from(part.plies))
    }

    fn code(&self, m: u16) -> u16 {
        m
    }
}

/// The share of cells that MAX wins: the more, the better it looks.
pub struct WonCells;

impl ValueFunction<Splitting> for WonCells {
    fn value(&self, game: &Splitting, part: &Part) -> f64 {
        let cells = 1u64 << part.plies;
        let won = (part.first..part.first + cells).filter(|&cell| game.is_won(cell)).count();
        won as f64 / cells as f64
    }

    fn terminal(&self, _: &Splitting, _: &Part, outcome: Outcome, _: search::Ply) -> f64 {
        if outcome.winner == Some(Side::Max) { 1.0 } else { 0.0 }
    }

    fn bounds(&self, _: &Splitting) -> Option<Window> {
        Some(Window { alpha: 0.0, beta: 1.0 })
    }

    fn explain(&self, _: &Splitting, _: &Part) -> Vec<Share> {
        Vec::new()
    }

    fn terms(&self) -> Vec<Definition> {
        Vec::new()
    }

    fn set_weight(&mut self, name: &str, _: f64) -> Result<(), UnknownTerm> {
        Err(UnknownTerm { name: name.into(), known: Vec::new() })
    }
}

/// In how many of these games, of those in which one move wins and the other loses, a search of each depth takes the move that
/// wins; and how many games that are.
pub fn right_choices(plies: u32, seeds: u64) -> (Vec<u64>, u64) {
    let mut right = vec![0; plies as usize];
    let mut games = 0;
    for seed in 0..seeds {
        let game = Splitting { seed, plies };
        let ask = |part: &Part, depth: u32| {
            let (policy, mut silent) = (Policy::default(), Silent);
            let mut walk = Walk::new(&game, &WonCells, &policy, &mut silent, &NoControl);
            textbook::search(&mut walk, SearchEntry::ALPHABETA, part, Depth(depth as i32)).expect("no limit")
        };
        let whole = game.whole();
        let won: Vec<bool> = [0, 1].map(|m| ask(&game.play(&whole, m), plies).value > 0.0).to_vec();
        if won[0] == won[1] {
            continue;
        }
        games += 1;
        for depth in 1..=plies {
            let best = ask(&whole, depth).best[0];
            right[depth as usize - 1] += u64::from(won[usize::from(best)]);
        }
    }
    (right, games)
}

#[test]
fn deeper_is_worse_where_ends_are_independent() {
    let (right, games) = right_choices(10, 600);
    assert!(games > 100, "{games} games have a right move and a wrong one");
    assert_eq!(right[9], games, "to the end every choice is right");
    // Looking one or two plies ahead chooses better than looking five to eight.
    let mean = |depths: std::ops::Range<usize>| {
        let count = depths.len() as f64;
        right[depths].iter().map(|&one| one as f64).sum::<f64>() / count
    };
    let (near, far) = (mean(0..2), mean(4..8));
    assert!(near > far + games as f64 / 50.0, "{right:?} of {games}");
}
