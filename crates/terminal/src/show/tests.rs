//! The screen of a game that only counts its rounds.

use super::keys::Wish;
use super::{
    Canvas, Color, Direction, Driver, GameStage, Glyph, Pilot, Show, ShowError, StageSettings, TreeStyle,
};
use draw::Charset;
use search::{Control, NoControl};
use std::time::Duration;

/// Rounds are counted; a person can go anywhere but south.
#[derive(Default)]
struct Rounds {
    played: Vec<Pilot>,
    shown: usize,
    last: Option<usize>,
}

impl Show for Rounds {
    fn board(&self, _: Charset) -> Canvas {
        let mut canvas = Canvas::new(3, 1);
        canvas.put(1, 0, Glyph { text: ['a', 'b'], colour: Color::White });
        canvas
    }

    fn status(&self) -> String {
        format!("round {}", self.shown)
    }

    fn verdict(&self) -> String {
        format!("after {} rounds", self.shown)
    }

    fn is_over(&self) -> bool {
        self.is_latest() && self.last == Some(self.shown)
    }

    fn is_latest(&self) -> bool {
        self.shown == self.played.len()
    }

    fn can_steer(&self, direction: Direction) -> bool {
        direction != Direction::South
    }

    fn forward(&mut self, pilot: Pilot, _: &dyn Control) {
        if self.is_latest() {
            self.played.push(pilot);
        }
        self.shown += 1;
    }

    fn back(&mut self) {
        self.shown = self.shown.saturating_sub(1);
    }

    fn to_present(&mut self) {
        self.shown = self.played.len();
    }

    fn tree(&self, style: TreeStyle, _: &dyn Control) -> Result<Option<String>, ShowError> {
        let depth = style.show_depth.map_or("all".into(), |depth| depth.to_string());
        Ok((self.shown > 0).then(|| format!("{depth} plies\nB\nC")))
    }

    fn save(&self) -> Result<String, ShowError> {
        Err(ShowError::Game("no room".into()))
    }
}

fn settings(driver: Driver) -> StageSettings {
    StageSettings { driver, charset: Charset::Unicode, show_depth: Some(2) }
}

/// What the screen says below the board, after these keys.
fn news(rounds: &mut Rounds, driver: Driver, wishes: &[Wish]) -> String {
    let mut stage = GameStage::new(rounds, settings(driver));
    for &wish in wishes {
        stage.grant(wish, &NoControl).unwrap();
    }
    stage.lines(20, 9)[2].clone()
}

#[test]
fn a_person_plays_a_round_with_each_key_that_leads_somewhere() {
    let mut rounds = Rounds::default();
    let keys = [Direction::North, Direction::South, Direction::Stay].map(Wish::Steer);
    assert_eq!(news(&mut rounds, Driver::Person, &keys), "");
    assert_eq!(rounds.played, [Direction::North, Direction::Stay].map(Pilot::Person));
    let keys = [Wish::Back, Wish::Steer(Direction::East)];
    assert_eq!(news(&mut rounds, Driver::Person, &keys), "n leads back to the ");
    assert_eq!((rounds.played.len(), rounds.shown), (2, 1));
}

#[test]
fn an_agent_plays_when_a_round_is_due_and_not_while_it_is_paused() {
    let mut rounds = Rounds { last: Some(2), ..Rounds::default() };
    let mut stage = GameStage::new(&mut rounds, settings(Driver::Agent(Duration::ZERO)));
    stage.grant(Wish::Pause, &NoControl).unwrap();
    stage.tick(&NoControl);
    assert_eq!(stage.lines(20, 9)[1..3], ["round 0", "paused"]);
    assert!(stage.patience() > Duration::from_secs(60));
    stage.grant(Wish::Pause, &NoControl).unwrap();
    for _ in 0..5 {
        stage.tick(&NoControl);
    }
    assert_eq!(
        stage.lines(20, 9),
        ["\u{1b}[38;5;15m ab\u{1b}[39m", "round 2", "after 2 rounds", "space pause  +/- spe"]
    );
    assert_eq!(rounds.played, [Pilot::Agent; 2]);
}

#[test]
fn a_hasty_person_goes_on_in_the_last_direction() {
    let mut rounds = Rounds::default();
    let mut stage = GameStage::new(&mut rounds, settings(Driver::HastyPerson(Duration::ZERO)));
    for direction in [Direction::West, Direction::South] {
        stage.grant(Wish::Steer(direction), &NoControl).unwrap();
        stage.tick(&NoControl);
    }
    assert_eq!(rounds.played, [Direction::West, Direction::Stay].map(Pilot::Person));
}

#[test]
fn a_tree_is_scrolled_and_folded_in_the_place_of_the_board() {
    let mut rounds = Rounds::default();
    assert_eq!(news(&mut rounds, Driver::Person, &[Wish::Tree]), "no decision is due h");
    rounds.forward(Pilot::Agent, &NoControl);
    let mut stage = GameStage::new(&mut rounds, settings(Driver::Person));
    let mut shown = |wish| {
        stage.grant(wish, &NoControl).unwrap();
        stage.lines(20, 4)[1].clone()
    };
    assert_eq!(shown(Wish::Tree), "2 plies");
    assert_eq!(shown(Wish::Steer(Direction::South)), "B");
    assert_eq!(shown(Wish::PageDown), "C");
    assert_eq!(shown(Wish::Fold(0)), "all plies");
    assert_eq!(shown(Wish::Tree), "round 1");
    assert_eq!(rounds.played.len(), 1);
}

#[test]
fn a_game_that_cannot_be_kept_is_an_error() {
    let mut rounds = Rounds::default();
    let mut stage = GameStage::new(&mut rounds, settings(Driver::Person));
    assert_eq!(stage.grant(Wish::Save, &NoControl).unwrap_err().to_string(), "no room");
}
