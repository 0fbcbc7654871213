//! From proofs to judgements: win, draw or loss, how soon, and by which move.

use super::path::PathPosition;
use super::proof::{Plies, Proof};
use super::prove::Prover;
use super::{MoveVerdict, Solution, SolveOptions, Verdict};
use crate::rules::{Mnk, Square, State};
use search::Stopped;
use search::{Game, Side};
use std::cmp::Reverse;

/// Positions worth looking at for a short win before wins of any length are considered.
const EASY_NODES: u64 = 10_000;

/// What a position is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ProvenWorth {
    pub verdict: Verdict,
    /// Plies to the end; none for a draw or when not asked for.
    pub plies: Option<u32>,
}

impl ProvenWorth {
    const DRAW: ProvenWorth = ProvenWorth { verdict: Verdict::Draw, plies: None };

    /// The judgement on a game that is over.
    pub(super) fn of_finished<const WORDS: usize>(game: &Mnk<WORDS>, state: &State<WORDS>) -> Option<Self> {
        let outcome = game.outcome(state)?;
        Some(match outcome.winner {
            Some(side) if side == game.turn(state) => ProvenWorth { verdict: Verdict::Win, plies: Some(0) },
            Some(_) => ProvenWorth { verdict: Verdict::Loss, plies: Some(0) },
            None => ProvenWorth::DRAW,
        })
    }

    /// The judgement on the move that leads here, by the side that makes it.
    fn before(self) -> ProvenWorth {
        ProvenWorth { verdict: self.verdict.flip(), plies: self.plies.map(|plies| plies + 1) }
    }

    /// Larger for what the side to move likes better: a sooner win, a later loss.
    fn rank(&self) -> (Verdict, i64) {
        let plies = i64::from(self.plies.unwrap_or(0));
        (self.verdict, if self.verdict == Verdict::Win { -plies } else { plies })
    }
}

/// Judges one state and its moves.
pub(super) struct Judge<'a, const WORDS: usize> {
    pub game: &'a Mnk<WORDS>,
    pub options: SolveOptions,
    pub prover: Prover<'a, WORDS>,
    pub state: &'a State<WORDS>,
    pub root: PathPosition<WORDS>,
}

impl<const WORDS: usize> Judge<'_, WORDS> {
    pub(super) fn solve(mut self) -> Result<Solution, Stopped> {
        let (judgement, moves) = match self.options.all_moves {
            true => self.judge_all()?,
            false => self.judge_one()?,
        };
        let ProvenWorth { verdict, plies } = judgement;
        Ok(Solution { verdict, plies, moves, nodes: self.prover.nodes })
    }

    /// Judges every move; the best is the judgement on the state.
    fn judge_all(&mut self) -> Result<(ProvenWorth, Vec<MoveVerdict>), Stopped> {
        let mut best: Option<ProvenWorth> = None;
        let mut moves = Vec::new();
        for square in self.squares() {
            let found = self.judge_move(square)?;
            moves.push(MoveVerdict { square, verdict: found.verdict, plies: found.plies });
            best = Some(best.map_or(found, |best| if found.rank() > best.rank() { found } else { best }));
        }
        Ok((best.unwrap_or(ProvenWorth::DRAW), moves))
    }

    fn judge_move(&mut self, square: Square) -> Result<ProvenWorth, Stopped> {
        let next = self.game.play(self.state, square);
        if let Some(finished) = ProvenWorth::of_finished(self.game, &next) {
            return Ok(self.trim(finished.before()));
        }
        let child = self.prover.path.enter(&self.root, square.index());
        let judgement = self.judge(&child)?;
        self.prover.path.leave(&child);
        Ok(judgement.before())
    }

    /// Judges the state, then looks for a move that keeps the judgement.
    fn judge_one(&mut self) -> Result<(ProvenWorth, Vec<MoveVerdict>), Stopped> {
        let judgement = self.judge(&self.root.clone())?;
        for square in self.central_squares() {
            if self.keeps(square, judgement)? {
                let ProvenWorth { verdict, plies } = judgement;
                return Ok((judgement, vec![MoveVerdict { square, verdict, plies }]));
            }
        }
        unreachable!("some move is as good as the state it is played in")
    }

    /// Whether a move is as good as the judgement on the state.
    fn keeps(&mut self, square: Square, judgement: ProvenWorth) -> Result<bool, Stopped> {
        let next = self.game.play(self.state, square);
        if let Some(finished) = ProvenWorth::of_finished(self.game, &next) {
            return Ok(self.trim(finished.before()) == judgement);
        }
        let child = self.prover.path.enter(&self.root, square.index());
        let limit = judgement.plies.map_or(Plies::UNLIMITED, |plies| Plies(plies as u16));
        let mover = self.root.turn;
        let keeps = match judgement.verdict {
            Verdict::Win => is_won(self.prover.attack(&child, mover, limit.after())?),
            Verdict::Draw => !is_won(self.prover.attack(&child, mover.other(), limit)?),
            // Every move loses; without distances one is as good as another.
            Verdict::Loss if limit == Plies::UNLIMITED => true,
            Verdict::Loss => !is_won(self.prover.attack(&child, mover.other(), limit.after().after())?),
        };
        self.prover.path.leave(&child);
        Ok(keeps)
    }

    fn judge(&mut self, position: &PathPosition<WORDS>) -> Result<ProvenWorth, Stopped> {
        let judgement = match self.judge_short(position)? {
            Some(judgement) => judgement,
            None => self.judge_long(position)?,
        };
        Ok(self.trim(judgement))
    }

    /// Short wins first: on a large board they are all that can be proven.
    fn judge_short(&mut self, position: &PathPosition<WORDS>) -> Result<Option<ProvenWorth>, Stopped> {
        let effort = self.prover.nodes + EASY_NODES;
        let (mover, other) = (position.turn, position.turn.other());
        let mut questions = [(mover, Verdict::Win, false), (other, Verdict::Loss, false)];
        let mut limit = Plies(0);
        while self.prover.nodes < effort {
            // The mover can win at odd plies only, the other side at even ones.
            for (attacker, verdict, is_refuted) in &mut questions {
                limit = limit.before();
                if *is_refuted {
                    continue;
                }
                match self.prover.attack(position, *attacker, limit)? {
                    Proof::Won(plies) => return Ok(Some(decided(*verdict, plies))),
                    proof => *is_refuted = proof == Proof::SAFE,
                }
            }
            if questions.iter().all(|(_, _, is_refuted)| *is_refuted) {
                return Ok(Some(ProvenWorth::DRAW));
            }
        }
        Ok(None)
    }

    /// Wins of any length.
    fn judge_long(&mut self, position: &PathPosition<WORDS>) -> Result<ProvenWorth, Stopped> {
        let (mover, other) = (position.turn, position.turn.other());
        for (attacker, verdict) in [(mover, Verdict::Win), (other, Verdict::Loss)] {
            if let Proof::Won(plies) = self.prover.attack(position, attacker, Plies::UNLIMITED)? {
                return Ok(decided(verdict, self.shorten(position, attacker, plies)?));
            }
        }
        Ok(ProvenWorth::DRAW)
    }

    /// The length of the shortest win of a side that is known to win within `plies`.
    fn shorten(
        &mut self,
        position: &PathPosition<WORDS>,
        attacker: Side,
        plies: Plies,
    ) -> Result<Plies, Stopped> {
        if !self.options.distance {
            return Ok(plies);
        }
        for limit in (plies.0 % 2..plies.0).step_by(2) {
            if let Proof::Won(shorter) = self.prover.attack(position, attacker, Plies(limit))? {
                return Ok(shorter);
            }
        }
        Ok(plies)
    }

    fn squares(&self) -> Vec<Square> {
        let mut squares = Vec::new();
        self.game.moves(self.state, &mut squares);
        squares
    }

    /// The moves with most windows through their cell first: one of the best is usually among them.
    fn central_squares(&self) -> Vec<Square> {
        let mut squares = self.squares();
        squares.sort_by_key(|square| Reverse(self.game.lines().crossings(square.index())));
        squares
    }

    /// Without the distance unless that was asked for.
    fn trim(&self, judgement: ProvenWorth) -> ProvenWorth {
        ProvenWorth { plies: judgement.plies.filter(|_| self.options.distance), ..judgement }
    }
}

fn decided(verdict: Verdict, plies: Plies) -> ProvenWorth {
    ProvenWorth { verdict, plies: Some(u32::from(plies.0)) }
}

fn is_won(proof: Proof) -> bool {
    matches!(proof, Proof::Won(_))
}
