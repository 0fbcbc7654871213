//! The positions of one part as the solver sees them: moves that stay, moves that leave, and moves taken back.
//!
//! A part has its pawns on fixed squares. Captures, promotions and pawn moves leave it; everything else stays and
//! can be taken back. Two moves that lead to mirror images of one position count as one, in both directions.
//!
//! A double step beside an enemy pawn leads to a position with a right to capture in passing, which has no number;
//! it is worked out from its own moves, all of which lead to parts that are solved before this one.

use super::layout::Layout;
use super::men::{Men, Side, attacks, square};
use super::symmetry::is_on_diagonal;
use super::{Listed, Numbering};
use cozy_chess::{BitBoard, Color, Move, Piece, Rank, Square};
use endgame::{ClassId, Entry, Expansion, Indexer, Part, Place, Solved, View, derive};
use search::Game;

/// What a pawn can become.
const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];

pub(super) struct PartView<'a> {
    pub numbering: &'a Numbering,
    pub class: ClassId,
    pub layout: &'a Layout,
    pub part: &'a Part,
}

/// A move of one man.
#[derive(Clone, Copy)]
struct Step {
    man: usize,
    to: Square,
    taken: Option<usize>,
}

impl PartView<'_> {
    fn roster(&self) -> &[(Color, Piece)] {
        &self.layout.roster
    }

    /// The local number of a position of this part.
    #[inline]
    fn local(&self, men: &Men) -> Option<u32> {
        let is_even = self.layout.balance.is_even();
        let index = match men.turn {
            Side::Weak if is_even => self.layout.index(&self.layout.swapped(men))?,
            _ => self.layout.index(men)?,
        };
        self.part.local(index)
    }

    /// Tells every legal move.
    #[inline]
    fn for_each_move(&self, men: &Men, mut tell: impl FnMut(Step)) {
        let roster = self.roster();
        let (occupied, mover) = (men.occupied(roster), men.turn.color());
        let enemies = men.of(!mover, roster);
        for (man, &(color, piece)) in roster.iter().enumerate() {
            if color != mover {
                continue;
            }
            let from = square(men.squares[man]);
            let targets = match piece {
                Piece::Pawn => pawn_targets(from, color, occupied, enemies),
                _ => attacks(piece, color, from, occupied) - (occupied - enemies),
            };
            for to in targets {
                let taken = enemies.has(to).then(|| self.man_on(men, to)).flatten();
                if is_legal(men, roster, Step { man, to, taken }, occupied) {
                    tell(Step { man, to, taken });
                }
            }
        }
    }

    /// The man on a square, kings aside: they are never taken.
    fn man_on(&self, men: &Men, on: Square) -> Option<usize> {
        (2..self.roster().len()).find(|&man| men.squares[man] == on as u8)
    }

    /// What a move that leaves the part leads to.
    fn leave(&self, men: &Men, step: Step, solved: &Solved, out: &mut Expansion) {
        let (color, piece) = self.roster()[step.man];
        if piece == Piece::Pawn && step.to.rank() == Rank::Eighth.relative_to(color) {
            for piece in PROMOTIONS {
                out.leave(self.after(men, step, piece, solved));
            }
        } else if self.allows_en_passant(men, step) {
            out.leave(self.after_double_step(men, step, solved));
        } else {
            out.leave(self.after(men, step, piece, solved));
        }
    }

    /// The entry of the position after a move that makes the man `becomes`.
    fn after(&self, men: &Men, step: Step, becomes: Piece, solved: &Solved) -> Entry {
        let mut listed = Listed::new(men.turn.other().color());
        for (man, &(color, piece)) in self.roster().iter().enumerate() {
            if man == step.man {
                listed.push(color, becomes, step.to as u8);
            } else if Some(man) != step.taken {
                listed.push(color, piece, men.squares[man]);
            }
        }
        solved.entry(self.numbering.place(&listed).expect("every move leads to a numbered position"))
    }

    /// Whether a pawn makes a double step to the side of an enemy pawn.
    fn allows_en_passant(&self, men: &Men, step: Step) -> bool {
        let (color, piece) = self.roster()[step.man];
        let from = square(men.squares[step.man]);
        let is_double = piece == Piece::Pawn && (from as u8).abs_diff(step.to as u8) == 16;
        let beside = |(&(owner, piece), &on): (&(Color, Piece), &u8)| {
            owner != color
                && piece == Piece::Pawn
                && square(on).rank() == step.to.rank()
                && (square(on).file() as u8).abs_diff(step.to.file() as u8) == 1
        };
        is_double && self.roster().iter().zip(&men.squares).any(beside)
    }

    fn after_double_step(&self, men: &Men, step: Step, solved: &Solved) -> Entry {
        let state = self.numbering.board_state(self.layout, men);
        let m = Move { from: square(men.squares[step.man]), to: step.to, promotion: None };
        let next = self.numbering.game().play(&state, m);
        derive(self.numbering, &next, &|place| solved.entry(place), &mut Vec::new())
    }

    /// Whether moves to or from this position may lead to mirror images of one another: some king must stand on an
    /// axis of symmetry.
    fn may_repeat(&self, men: &Men) -> bool {
        !self.layout.has_pawns() && men.squares[..2].iter().any(|&king| is_on_diagonal(king))
    }

    /// How many different positions of the part the moves of a position lead to.
    fn count_different(&self, men: &Men) -> u32 {
        let mut locals = Vec::with_capacity(64);
        self.for_each_move(men, |step| {
            if step.taken.is_none() {
                locals.extend(self.local(&moved(men, step.man, step.to)));
            }
        });
        locals.sort_unstable();
        locals.dedup();
        locals.len() as u32
    }
}

impl View for PartView<'_> {
    fn expand(&self, local: u32, solved: &Solved, out: &mut Expansion) {
        let place = Place { class: self.class, index: self.part.index(local) };
        let men = self.layout.men(place.index);
        if !self.layout.is_used(place.index, &men) {
            return out.end(Entry::DRAW);
        }
        let (mut stays, mut moves) = (0, 0);
        self.for_each_move(&men, |step| {
            moves += 1;
            if step.taken.is_some() || self.roster()[step.man].1 == Piece::Pawn {
                self.leave(&men, step, solved, out);
            } else {
                stays += 1;
            }
        });
        if moves == 0 {
            let roster = self.roster();
            let is_check = men.attackers(men.turn.color(), roster, men.occupied(roster), None) > 0;
            return out.end(if is_check { Entry::loss(0) } else { Entry::DRAW });
        }
        out.stay_unnamed(if stays > 0 && self.may_repeat(&men) { self.count_different(&men) } else { stays });
    }

    fn can_retract(&self) -> bool {
        true
    }

    fn retract(&self, local: u32, out: &mut Vec<u32>) {
        let men = self.layout.men(self.part.index(local));
        let (start, occupied) = (out.len(), men.occupied(self.roster()));
        let mover = men.turn.other();
        for (man, &(color, piece)) in self.roster().iter().enumerate() {
            if color != mover.color() || piece == Piece::Pawn {
                continue;
            }
            for from in attacks(piece, color, square(men.squares[man]), occupied) - occupied {
                out.extend(self.local(&moved(&men, man, from)));
            }
        }
        if self.may_repeat(&men) {
            out[start..].sort_unstable();
            let mut kept = start;
            for read in start..out.len() {
                if kept == start || out[kept - 1] != out[read] {
                    out[kept] = out[read];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }
}

/// The men with one of them elsewhere and the other side to move.
#[inline]
fn moved(men: &Men, man: usize, to: Square) -> Men {
    let mut next = Men { turn: men.turn.other(), ..*men };
    next.squares[man] = to as u8;
    next
}

/// Whether a move leaves the mover's king unattacked.
#[inline]
fn is_legal(men: &Men, roster: &[(Color, Piece)], step: Step, occupied: BitBoard) -> bool {
    let next = moved(men, step.man, step.to);
    let after = (occupied - square(men.squares[step.man]).bitboard()) | step.to.bitboard();
    next.attackers(men.turn.color(), roster, after, step.taken) == 0
}

fn pawn_targets(from: Square, color: Color, occupied: BitBoard, enemies: BitBoard) -> BitBoard {
    let ahead = |from: Square| from.try_offset(0, if color == Color::White { 1 } else { -1 });
    let free = |to: &Square| !occupied.has(*to);
    let one = ahead(from).filter(free);
    let is_home = from.rank() == Rank::Second.relative_to(color);
    let two = one.filter(|_| is_home).and_then(ahead).filter(free);
    let steps = one.into_iter().chain(two).fold(BitBoard::EMPTY, |set, to| set | to.bitboard());
    steps | (attacks(Piece::Pawn, color, from, occupied) & enemies)
}
