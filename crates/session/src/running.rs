//! A session of any game: its types are hidden from here on.

use crate::agent::Seated;
use crate::answers::{Answer, EvalView, MoveView, PerftView, PositionView, SolveView};
use crate::board::BoardNotation;
use crate::call::Call;
use crate::choices::{At, Counting, EvalChoice};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::Remembered;
use crate::kit::{Kit, MoveOf, StateOf, Why};
use crate::memory::{Fingerprint, Memory};
use crate::request::Request;
use crate::session::{BoardFace, RecordFace, Session};
use crate::setup::Setup;
use crate::solving::AllMoves;
use crate::view::TreeView;
use search::{Game, Notation, Outcome, Side};

/// No opening with a name is longer.
const OPENING_PLIES: usize = 40;

/// A game in progress.
pub(crate) struct Running<K: Kit> {
    pub setup: Setup<K>,
    pub reached: Reached<K>,
    /// How the state is reached.
    at: At,
    /// The states before and the moves made in them, oldest first.
    before: Vec<(StateOf<K>, MoveOf<K>)>,
    /// What the playing search remembers.
    memory: Memory,
    remembered: Remembered<K::Game>,
    seated: Seated<StateOf<K>>,
}

/// A state and the keys of the positions before it.
pub(crate) struct Reached<K: Kit> {
    pub state: StateOf<K>,
    pub past: Vec<u64>,
}

impl<K: Kit> Running<K> {
    /// Plays a record from its beginning.
    pub(crate) fn reach(setup: Setup<K>, at: &At) -> Result<Running<K>, SessionError> {
        let state = setup.beginning(at.position.as_deref())?;
        let start = At { position: at.position.clone(), moves: Vec::new() };
        let reached = Reached { state, past: Vec::new() };
        let mut running = Running {
            setup,
            reached,
            at: start,
            before: Vec::new(),
            memory: Memory::default(),
            remembered: Remembered::default(),
            seated: Seated::default(),
        };
        running.sound()?;
        running.add(&at.moves)?;
        Ok(running)
    }

    /// An error if the rules cannot go on here: a user's rules are asked at once, so that their error comes at once.
    fn sound(&self) -> Result<(), SessionError> {
        self.setup.sound(&self.reached.state)
    }

    /// Plays what a record has beyond the moves played so far.
    fn add(&mut self, moves: &[String]) -> Result<(), SessionError> {
        Setup::<K>::check_length(moves.len())?;
        for (index, text) in moves.iter().enumerate().skip(self.at.moves.len()) {
            self.setup.still_going(&self.reached.state)?;
            let m = self.setup.parse_move(&self.reached.state, text);
            self.make(m.map_err(|error| SessionError::Move { number: index + 1, error })?, text.clone());
            self.sound()?;
        }
        Ok(())
    }

    fn make(&mut self, m: MoveOf<K>, written: String) {
        self.at.moves.push(written);
        let game = self.setup.game();
        let after = game.play(&self.reached.state, m);
        self.reached.past.push(game.key(&self.reached.state));
        self.before.push((std::mem::replace(&mut self.reached.state, after), m));
    }

    /// Where it began.
    fn start(&self) -> &StateOf<K> {
        self.before.first().map_or(&self.reached.state, |(state, _)| state)
    }

    /// Why the game is over, if there is a word for it.
    fn why_over(&self) -> Option<Why> {
        self.setup.kit().players().end_reason(&self.reached.state, self.times_seen())
    }

    /// How the game ended, repetitions counted.
    pub(crate) fn outcome_with_history(&self) -> Option<Outcome> {
        let drawn = || self.why_over().map(|_| Outcome::DRAW);
        self.setup.outcome(&self.reached.state).or_else(drawn)
    }

    fn locate(&self, moves: &[MoveOf<K>]) -> Vec<MoveView> {
        let way = |m| self.setup.game().locate_move(&self.reached.state, m);
        moves.iter().map(|&m| MoveView::new(self.show(m), way(m))).collect()
    }

    /// The last move, and where it went.
    fn last(&self) -> Option<MoveView> {
        let (state, m) = self.before.last()?;
        let text = self.setup.show_move(state, *m);
        Some(MoveView::new(text, self.setup.game().locate_move(state, *m)))
    }

    /// The name of the opening: of the last position on the way that has one.
    fn opening(&self) -> Option<String> {
        let before = self.before.iter().map(|(state, _)| state).take(OPENING_PLIES);
        let states: Vec<&StateOf<K>> = before.chain([&self.reached.state]).take(OPENING_PLIES).collect();
        let name = |state: &&StateOf<K>| self.setup.kit().players().opening_name(state).map(String::from);
        states.iter().rev().find_map(name)
    }

    fn show(&self, m: MoveOf<K>) -> String {
        self.setup.show_move(&self.reached.state, m)
    }

    /// Who makes such a request, and the size of the table it asks for.
    fn player(&self, request: &Request) -> (Fingerprint, usize) {
        (Fingerprint::of(&self.setup, request), self.setup.table_mib(request.playing.table_mib))
    }
}

impl<K: Kit> BoardFace for Running<K> {
    fn position(&self) -> PositionView {
        let Running { setup, reached, .. } = self;
        let (state, idiom) = (&reached.state, setup.idiom());
        let side = self.turn();
        let outcome = self.outcome_with_history();
        let why = self.why_over();
        let to_claim = matches!(why, Some(Why::ByClaim(_)));
        let reason = why.map(|why| setup.own_word(&format!("end-{}", why.word()), why.word()));
        let goes_on = outcome.is_none() || to_claim;
        let moves = if goes_on { setup.moves(state) } else { Vec::new() };
        let board = setup.game().board(state);
        PositionView {
            game: setup.name().into(),
            position: self.text(),
            turn: side
                .map_or_else(|| idiom.language.word("chance"), |side| idiom.sides[side as usize])
                .into(),
            side,
            winner: outcome.and_then(|outcome| outcome.winner),
            ending: outcome.map(|outcome| idiom.ending(outcome, reason)),
            outcome: outcome.map(|outcome| idiom.outcome(outcome)),
            reason: reason.map(String::from),
            claimable: to_claim,
            last: self.last(),
            check: setup.game().checked_cell(state),
            opening: self.opening(),
            ways: if board.is_some() { self.locate(&moves) } else { Vec::new() },
            moves: moves.into_iter().map(|m| self.show(m)).collect(),
            board,
        }
    }

    fn text(&self) -> String {
        self.setup.show_state(&self.reached.state)
    }

    fn key(&self) -> u64 {
        self.setup.game().key(&self.reached.state)
    }

    fn turn(&self) -> Option<Side> {
        let game = self.setup.game();
        let by_chance = game.chance(&self.reached.state, &mut Vec::new());
        (!by_chance).then(|| game.turn(&self.reached.state))
    }

    fn times_seen(&self) -> usize {
        let key = self.key();
        let comparable = self.setup.game().reversible(&self.reached.state);
        1 + self.reached.past.iter().rev().take(comparable).filter(|&&before| before == key).count()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.setup.outcome(&self.reached.state)
    }

    fn moves(&self) -> Vec<String> {
        self.setup.moves(&self.reached.state).into_iter().map(|m| self.show(m)).collect()
    }

    fn choices(&self, text: &str) -> Vec<String> {
        let moves = self.setup.game().choices(&self.reached.state, text);
        moves.into_iter().map(|m| self.show(m)).collect()
    }

    fn book_moves(&self) -> Vec<(String, u16)> {
        let moves = self.setup.kit().players().book_moves(&self.reached.state);
        moves.into_iter().map(|(m, weight)| (self.show(m), weight)).collect()
    }

    fn is_quiet(&self, text: &str) -> Result<bool, SessionError> {
        let (game, state) = (self.setup.game(), &self.reached.state);
        let m = game.parse_move(state, text)?;
        Ok(self.setup.thinker()?.is_quiet(game, state, m))
    }
}

impl<K: Kit> RecordFace for Running<K> {
    fn play(&mut self, text: &str) -> Result<String, SessionError> {
        self.setup.still_going(&self.reached.state)?;
        let m = self.setup.parse_move(&self.reached.state, text)?;
        let written = self.show(m);
        self.make(m, written.clone());
        self.sound()?;
        Ok(written)
    }

    fn take_back(&mut self) -> bool {
        let Some((state, _)) = self.before.pop() else { return false };
        self.reached.state = state;
        self.reached.past.pop();
        self.at.moves.pop();
        true
    }

    fn go_to(&mut self, at: &At) -> Result<(), SessionError> {
        if at.position != self.at.position {
            let there = Running::reach(self.setup.for_start(at)?, at)?;
            let remembered = std::mem::take(&mut self.remembered);
            let seated = std::mem::take(&mut self.seated);
            *self = Running { memory: self.take_memory(), remembered, seated, ..there };
            return Ok(());
        }
        let here = self.at.moves.clone();
        let shared = here.iter().zip(&at.moves).take_while(|(one, other)| one == other).count();
        while self.at.moves.len() > shared {
            self.take_back();
        }
        let gone = self.add(&at.moves);
        if gone.is_err() {
            while self.at.moves.len() > shared {
                self.take_back();
            }
            self.add(&here).expect("these moves were played before");
        }
        gone
    }

    fn told_in(&self, dialect: &str) -> Result<At, SessionError> {
        let dialect = self.setup.dialect(dialect, self.start())?;
        let game = self.setup.game();
        let position = Some(dialect.show_state(game, self.start()));
        let moves = self.before.iter().map(|(state, m)| dialect.show_move(game, state, *m)).collect();
        Ok(At { position, moves })
    }

    fn read_in(&self, dialect: &str, text: &str) -> Result<String, SessionError> {
        let dialect = self.setup.dialect(dialect, self.start())?;
        Ok(self.show(dialect.parse_move(self.setup.game(), &self.reached.state, text)?))
    }
}

impl<K: Kit> Session for Running<K> {
    fn perft(&self, depth: u32, counting: Counting, stop: &StopFlag) -> Result<PerftView, SessionError> {
        let clock = Clock::start(None, None, stop);
        let split = self.setup.divide(&self.reached.state, depth, counting, &clock)?;
        self.sound()?;
        let total = split.iter().map(|&(_, count)| count).sum();
        Ok(PerftView {
            game: self.setup.name().into(),
            position: self.text(),
            depth,
            nodes: if depth == 0 { 1 } else { total },
            divide: split.into_iter().map(|(m, count)| (self.show(m), count)).collect(),
            time_ms: clock.elapsed_ms(),
        })
    }

    fn eval(&self, eval: &EvalChoice) -> Result<EvalView, SessionError> {
        let (name, value) = self.remembered.get(&self.setup, eval)?;
        let (game, state) = (self.setup.game(), &self.reached.state);
        // Terms first: an error names its term.
        let terms = value.explain(game, state);
        let worth = value.value(game, state);
        if let Some(failure) = value.failure() {
            return Err(SessionError::Script(failure));
        }
        Ok(EvalView {
            game: self.setup.name().into(),
            position: self.text(),
            eval: name,
            value: worth,
            terms,
        })
    }

    fn run(
        &mut self,
        call: &Call<'_>,
        progress: &mut dyn FnMut(&Answer),
    ) -> Result<(Answer, Option<TreeView>), SessionError> {
        let Call { request, stop, .. } = *call;
        let completed;
        let call = match request.variant {
            Some(_) => {
                completed = self.setup.kit().description().complete(request.clone())?;
                &Call { request: &completed, ..*call }
            }
            None => call,
        };
        let request = call.request;
        if let Some(agent) = &request.agent {
            return Ok((self.setup.choose(&self.reached.state, agent, &self.seated, stop)?, None));
        }
        if let Some(algorithm) = request.algorithm.textbook() {
            return self.setup.textbook(&self.reached, call, algorithm, &self.remembered);
        }
        // Whatever has to be made first is done in the search's own time.
        let clock = Clock::start(request.time, call.clock, stop);
        self.setup.still_going(&self.reached.state)?;
        let judgement = self.setup.judgement(&request.eval, &self.remembered)?;
        let (player, mib) = self.player(request);
        // A refused request has returned by now, so it takes no other player's table.
        let table = self.memory.table(&player, mib);
        self.setup.think_about(&self.reached, call, table, &judgement, &clock, progress)
    }

    fn solve(&self, wanted: AllMoves, stop: &StopFlag) -> Result<SolveView, SessionError> {
        self.setup.still_going(&self.reached.state)?;
        self.setup.solve_state(&self.reached.state, wanted, stop)
    }

    fn prepare(&mut self, players: &[&Request]) -> Result<(), SessionError> {
        let thinking = players.iter().filter(|request| request.agent.is_none() && request.is_playing());
        let thinking: Vec<&&Request> = thinking.collect();
        for request in &thinking {
            self.setup.thinker()?;
            self.setup.judgement(&request.eval, &self.remembered)?;
        }
        let players: Vec<(Fingerprint, usize)> =
            thinking.iter().map(|request| self.player(request)).collect();
        self.memory.prepare(&players);
        Ok(())
    }

    fn forget(&mut self) {
        self.memory.clear();
    }

    fn take_memory(&mut self) -> Memory {
        std::mem::take(&mut self.memory)
    }

    fn recall(&mut self, memory: Memory) {
        self.memory = memory;
    }
}
