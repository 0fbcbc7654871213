//! A game on show: played round by round, looked at again, and kept.

use crate::agent::PacmanPlayer;
use crate::geometry::Move;
use crate::ghosts::GhostModel;
use crate::play::{MAX_MOVES, Match, MazeGame};
use crate::random::PythonRandom;
use crate::rules::Pacman;
use crate::saved::SavedGame;
use crate::state::{State, Status};
use search::Stopped;
use search::{Control, Game, Notation};

/// A game that is watched. Between two looks at it a whole round is played: Pacman, then every ghost.
pub struct WatchedGame {
    setting: Match,
    name: String,
    source: MoveSource,
    /// Every state so far; the moves lead from one to the next.
    states: Vec<State>,
    moves: Vec<Move>,
    /// Which of the states is looked at.
    shown: usize,
}

/// Where the moves come from.
enum MoveSource {
    /// The agents; the ghosts draw from a generator made with this seed.
    Agents { seed: u64, random: Box<PythonRandom> },
    /// A game that was played before.
    Record { seed: Option<u64>, moves: Vec<Move> },
}

/// Who moves Pacman in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pilot {
    /// His agent, or the record.
    Agent,
    /// A person, with this move.
    Person(Move),
}

impl WatchedGame {
    /// A new game; `name` is the layout's, for people.
    pub fn live(setting: Match, name: &str, seed: u64) -> WatchedGame {
        let source = MoveSource::Agents { seed, random: Box::new(PythonRandom::new(seed)) };
        WatchedGame::start(setting, name.into(), source)
    }

    /// A saved game, to be watched again; `pacman`, with what he believes about the ghosts, explains decisions.
    pub fn replay(saved: &SavedGame, pacman: PacmanPlayer, believed: GhostModel) -> WatchedGame {
        let game = saved.game().with_model(believed);
        let setting = Match { game, pacman, ghosts: Vec::new(), max_moves: MAX_MOVES };
        let source = MoveSource::Record { seed: saved.seed, moves: saved.record.moves.clone() };
        WatchedGame::start(setting, saved.name.clone(), source)
    }

    fn start(setting: Match, name: String, source: MoveSource) -> WatchedGame {
        let states = vec![setting.game.start()];
        WatchedGame { setting, name, source, states, moves: Vec::new(), shown: 0 }
    }

    /// The game, with what Pacman's search believes about the ghosts.
    pub fn game(&self) -> &Pacman {
        &self.setting.game
    }

    /// Pacman's agent.
    pub fn pacman(&self) -> &PacmanPlayer {
        &self.setting.pacman
    }

    /// The layout's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The state that is looked at.
    pub fn state(&self) -> &State {
        &self.states[self.shown]
    }

    /// Pacman's last move before the state that is looked at.
    pub fn last_move(&self) -> Option<Move> {
        let before = &self.states[..self.shown];
        before.iter().rposition(|state| state.mover() == 0).map(|index| self.moves[index])
    }

    /// The number of Pacman's decision that is due, counted from 1.
    pub fn decision(&self) -> usize {
        1 + self.states[..self.shown].iter().filter(|state| state.mover() == 0).count()
    }

    /// Whether nothing comes after the state that is looked at.
    pub fn is_over(&self) -> bool {
        self.is_latest() && (self.state().status() != Status::Playing || self.moves.len() >= self.limit())
    }

    /// Whether no later state was seen.
    pub fn is_latest(&self) -> bool {
        self.shown == self.moves.len()
    }

    fn limit(&self) -> usize {
        match &self.source {
            MoveSource::Agents { .. } => self.setting.max_moves.min(MAX_MOVES),
            MoveSource::Record { moves, .. } => moves.len(),
        }
    }

    /// Goes on by a round: to a state seen before, or to a new one. A person's move must be legal. `control` may end
    /// the search behind a decision; then nothing has changed.
    pub fn forward(&mut self, pilot: Pilot, control: &dyn Control) -> Result<(), Stopped> {
        if !self.is_latest() {
            self.shown += 1;
            while !self.is_latest() && self.state().mover() != 0 {
                self.shown += 1;
            }
            return Ok(());
        }
        while !self.is_over() {
            let m = self.choose(pilot, control)?;
            let next = self.setting.game.play(self.state(), m);
            self.states.push(next);
            self.moves.push(m);
            self.shown += 1;
            if self.state().mover() == 0 {
                break;
            }
        }
        Ok(())
    }

    fn choose(&mut self, pilot: Pilot, control: &dyn Control) -> Result<Move, Stopped> {
        let state = &self.states[self.shown];
        match &mut self.source {
            MoveSource::Record { moves, .. } => Ok(moves[self.shown]),
            MoveSource::Agents { random, .. } => match (state.mover(), pilot) {
                (0, Pilot::Person(m)) => Ok(m),
                _ => self.setting.choose(state, random, control),
            },
        }
    }

    /// Goes back by a round, to where Pacman decided; at the start, nowhere.
    pub fn back(&mut self) {
        self.shown = self.shown.saturating_sub(1);
        while self.state().mover() != 0 {
            self.shown -= 1;
        }
    }

    /// Goes to the latest state.
    pub fn to_present(&mut self) {
        self.shown = self.moves.len();
    }

    /// The game so far, to be kept.
    pub fn saved(&self) -> SavedGame {
        let last = &self.states[self.states.len() - 1];
        let record = MazeGame { moves: self.moves.clone(), score: last.score(), status: last.status() };
        let seed = match self.source {
            MoveSource::Agents { seed, .. } => Some(seed),
            MoveSource::Record { seed, .. } => seed,
        };
        SavedGame { name: self.name.clone(), seed, layout: self.game().maze().layout().clone(), record }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::agent::{Ghost, Method};
    use crate::chooser::Chooser;
    use crate::layouts::built_in;
    use crate::value::preset;
    use search::Checkpoint;
    use search::NoControl;
    use session::AgentScript;
    use std::sync::Arc;

    const SEED: u64 = 5;

    fn player() -> PacmanPlayer {
        PacmanPlayer {
            method: Method::Expectimax,
            depth: 2,
            value: Arc::new(preset("better").unwrap()),
            chooser: None,
        }
    }

    fn setting(name: &str) -> Match {
        let layout = built_in(name).unwrap();
        let ghosts = vec![Ghost::Random; layout.ghosts.len()];
        let game = Pacman::new(layout, GhostModel::Random);
        Match { game, pacman: player(), ghosts, max_moves: MAX_MOVES }
    }

    fn watch(session: &mut WatchedGame) {
        while !session.is_over() {
            session.forward(Pilot::Agent, &NoControl).unwrap();
        }
    }

    #[test]
    fn a_watched_game_is_the_game_of_that_seed() {
        for name in ["ring", "hourglass"] {
            let usual = setting(name);
            let script = Arc::new(Chooser::new(AgentScript {
                name: "last.js".into(),
                text: "const choose = (p) => p.moves().at(-1);".into(),
            }));
            let scripted =
                Match { pacman: PacmanPlayer { chooser: Some(script), ..player() }, ..setting(name) };
            for setting in [usual, scripted] {
                let mut session = WatchedGame::live(setting.clone(), name, SEED);
                watch(&mut session);
                assert_eq!(session.saved().record, setting.play(&mut PythonRandom::new(SEED)));
            }
        }
    }

    #[test]
    fn a_saved_game_is_watched_again() {
        let mut session = WatchedGame::live(setting("ring"), "ring", SEED);
        watch(&mut session);
        let saved = SavedGame::parse(&session.saved().to_string()).unwrap();
        let mut again = WatchedGame::replay(&saved, player(), GhostModel::Random);
        assert_eq!(again.decision(), 1);
        watch(&mut again);
        assert_eq!(again.state(), session.state());
        assert_eq!(again.saved(), session.saved());
        assert_eq!(again.decision(), session.decision());
    }

    #[test]
    fn rounds_can_be_looked_at_again() {
        let mut session = WatchedGame::live(setting("ring"), "ring", SEED);
        let start = session.state().clone();
        session.forward(Pilot::Agent, &NoControl).unwrap();
        let second = session.state().clone();
        assert_eq!((session.decision(), session.state().mover()), (2, 0));
        session.back();
        assert_eq!(session.state(), &start);
        assert!(!session.is_latest() && session.last_move().is_none());
        session.back();
        assert_eq!(session.state(), &start);
        session.forward(Pilot::Agent, &NoControl).unwrap();
        assert_eq!(session.state(), &second);
        assert!(session.is_latest());
        session.back();
        session.to_present();
        assert_eq!(session.state(), &second);
    }

    #[test]
    fn a_person_steers_and_a_search_can_be_stopped() {
        let mut session = WatchedGame::live(setting("ring"), "ring", SEED);
        session.forward(Pilot::Person(Move::West), &|_: Checkpoint| false).unwrap();
        assert_eq!(session.last_move(), Some(Move::West));
        let mut deep = setting("citadel");
        deep.pacman.depth = 9;
        let mut session = WatchedGame::live(deep, "citadel", SEED);
        assert_eq!(session.forward(Pilot::Agent, &|_: Checkpoint| false), Err(Stopped));
        assert_eq!(session.decision(), 1);
        assert!(session.saved().record.moves.is_empty());
    }
}
