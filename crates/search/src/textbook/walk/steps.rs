//! The walk as the searches see it.

use super::keys::KeyedPlace;
use super::{Frame, ProvenRoot, Walk};
use crate::Stopped;
use crate::evaluate::ValueFunction;
use crate::game::{Game, Side};
use crate::observe::{Exit, Observer, Pass, Visit};
use crate::score::{Bound, Depth, Ply, Window};
use crate::textbook::game_tree::{GameTree, Known, Node, Opened, Round, Walks};
use crate::textbook::policy::{MinRole, SearchSettings, TableKeys, Ties};

impl<G, V, O> Walks for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
    fn settings(&self) -> SearchSettings {
        self.policy.settings
    }

    fn bounds(&self) -> Option<Window> {
        self.bounds
    }

    fn alternates(&self) -> bool {
        G::ALTERNATING && !G::STOCHASTIC
    }

    fn root_turn(&self) -> Option<Side> {
        let by_chance = G::STOCHASTIC && self.game.chance(self.root(), &mut Vec::new());
        (!by_chance).then(|| self.game.turn(self.root()))
    }

    fn average_min(&mut self) {
        self.averages_min = self.policy.settings.min == MinRole::Coin;
    }

    fn key_by_path(&mut self) {
        self.keys = TableKeys::Path;
    }

    fn prefer_earlier(&mut self) {
        self.prefers_earlier = true;
    }

    fn start(&mut self, depth: Depth) {
        self.stand_at_root(depth);
    }

    fn start_round(&mut self, round: Round) {
        self.counts.rounds += 1;
        if self.above == 0 {
            let state = self.root().clone();
            let turn = self.root_turn();
            self.observer.enter(Visit {
                ply: Ply::ROOT,
                m: None,
                state: &state,
                turn,
                probability: None,
                depth: round.depth,
                window: Window::FULL,
                pass: Pass::Full,
            });
            self.above = 1;
        }
        self.observer.round(round);
        self.stand_at_root(round.depth);
    }

    fn finish_depth(&mut self, depth: Depth, value: f64) {
        if let Some(proven) = self.proven.clone() {
            self.finished = Some((depth, ProvenRoot { value, ..proven }));
        }
    }

    fn saw_horizon(&self) -> bool {
        self.saw_horizon
    }

    fn open(&mut self, window: Window) -> Result<Opened, Stopped> {
        self.enter(window)?;
        Ok(self.settle_or_list())
    }

    fn open_known(&mut self, window: Window) -> Result<Opened, Stopped> {
        self.enter(window)?;
        let key = self.key_here();
        let known = self.table.look_up(key).unwrap_or(Known::NOTHING);
        if let Some((value, bound)) = known.answers(window).filter(|_| self.path.len() > 1) {
            self.table.counts.answers += 1;
            return Ok(Opened::Answered(self.answer(value, bound, Exit::Table)));
        }
        let depth = self.top().depth;
        Ok(match self.settle_or_list() {
            Opened::Answered(value) => {
                self.table.store(key, depth, Known { lower: value, upper: value, best: None });
                Opened::Answered(value)
            }
            Opened::Node(node) => {
                if self.prefers_earlier {
                    let best = known.best.or_else(|| self.earlier_best());
                    best.into_iter().for_each(|code| self.put_first(code));
                }
                Opened::Node(Node { known, ..node })
            }
        })
    }

    fn step(&mut self, number: usize, pass: Pass) {
        self.counts.again += u64::from(pass == Pass::Again);
        let m = self.moves[self.at(number)];
        let decided = self.top().turn.is_some_and(|side| side == Side::Max || !self.averages_min);
        let probability = (!decided).then(|| self.odds(number));
        let (frame, way) = (self.top(), self.way_on(m));
        let state = self.game.play(&frame.state, m);
        let depth = frame.depth - Depth(1);
        self.path.push(Frame { m: Some(m), probability, pass, way, ..Frame::of(state, depth) });
    }

    fn share(&self, number: usize, value: f64) -> f64 {
        let frame = self.top();
        match frame.turn {
            // Divided, as the mean of equally likely moves is written.
            Some(_) => value / (frame.end - frame.start) as f64,
            None => self.odds(number) * value,
        }
    }

    fn odds(&self, number: usize) -> f64 {
        let frame = self.top();
        match frame.turn {
            Some(_) => 1.0 / (frame.end - frame.start) as f64,
            None => self.probabilities[frame.odds_start + number],
        }
    }

    fn draw_here(&mut self) -> usize {
        let count = self.top().end - self.top().start;
        let mut rest = self.growing_tree.dice.f64();
        let drawn = (0..count).find(|&number| {
            rest -= self.odds(number);
            rest < 0.0
        });
        drawn.unwrap_or(count - 1)
    }

    fn turn_behind(&self, number: usize) -> Option<Side> {
        let state = self.game.play(&self.top().state, self.moves[self.at(number)]);
        let by_chance = G::STOCHASTIC && self.game.chance(&state, &mut Vec::new());
        let turn = (!by_chance).then(|| self.game.turn(&state))?;
        (turn == Side::Max || !self.averages_min).then_some(turn)
    }

    fn peek(&mut self, number: usize) -> Known {
        let m = self.moves[self.at(number)];
        let (frame, way) = (self.top(), self.way_on(m));
        let state = self.game.play(&frame.state, m);
        let place = KeyedPlace { state: &state, way, depth: frame.depth - Depth(1), ply: self.ply().next() };
        let key = self.key(place);
        self.table.look_up(key).unwrap_or(Known::NOTHING)
    }

    fn improve(&mut self, number: usize) {
        let m = self.moves[self.at(number)];
        self.lines.improve(self.ply(), m);
    }

    fn child_window(&self, open: Window, side: Side) -> Window {
        if self.path.len() > 1 || self.policy.ties == Ties::First {
            return open;
        }
        match side {
            Side::Max => Window { alpha: open.alpha.next_down(), ..open },
            Side::Min => Window { beta: open.beta.next_up(), ..open },
        }
    }

    fn cuts(&self, side: Side, best: f64, window: Window) -> bool {
        self.policy.cuts(side, best, window)
    }

    fn remember(&mut self, known: Known, window: Window, value: f64, best: Option<usize>) {
        let code = best.map(|number| self.game.code(self.moves[self.at(number)]));
        let found = match window.bound(value) {
            Bound::Exact => Known { lower: value, upper: value, best: code },
            Bound::Lower => Known { lower: value.max(known.lower), best: code, ..known },
            Bound::Upper => Known { upper: value.min(known.upper), best: code.or(known.best), ..known },
        };
        let (key, depth) = (self.key_here(), self.top().depth);
        self.table.store(key, depth, found);
    }

    fn close(&mut self, window: Window, value: f64) -> f64 {
        let exit = self.top().exit;
        self.finish(window, value, exit)
    }

    fn cut(&mut self, from: usize, window: Window, value: f64) -> f64 {
        let range = self.at(from)..self.top().end;
        self.counts.placeholders += 1;
        self.counts.cutoffs += u64::from(!range.is_empty());
        self.counts.first_move_cutoffs += u64::from(!range.is_empty() && from == 1);
        let ply = self.shown(self.ply());
        // No bounds check that could fail, so that nothing is left of the loop without an observer.
        for &m in self.moves.get(range).unwrap_or_default() {
            self.observer.skip(ply, m, Exit::Cutoff);
        }
        self.finish(window, value, Exit::Cutoff)
    }

    fn leave_open(&mut self, value: f64, bound: Bound) -> f64 {
        self.observer.skip_unlisted(self.shown(self.ply()));
        self.give_back();
        self.report(value, bound, Exit::Selected)
    }

    fn refuse(&mut self, why: &'static str) -> Stopped {
        self.refusal = Some(why);
        let entered = self.path.len() as u32;
        self.stop(Ply(entered))
    }

    fn is_refused(&self) -> bool {
        self.refusal.is_some()
    }
}

impl<G, V, O> GameTree for Walk<'_, G, V, O>
where
    G: Game,
    V: ValueFunction<G> + ?Sized,
    O: Observer<G>,
{
}
