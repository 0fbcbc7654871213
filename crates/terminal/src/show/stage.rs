//! What happens between keys and clock: rounds are played, paused, looked at again, explained and kept.

use super::keys::Wish;
use super::{Direction, Pilot, Show, ShowError, TreeStyle};
use draw::Charset;
use search::Control;
use std::time::{Duration, Instant};

/// The shortest and the longest time between two rounds.
const DELAYS: [Duration; 2] = [Duration::from_millis(10), Duration::from_secs(3)];
/// The factor by which one press of a key changes the speed.
const SPEED_STEP: f64 = 1.5;
/// Lines of the screen that are not the tree's.
const TREE_MARGIN: usize = 2;
/// Lines of the screen that are not the board's.
const BOARD_MARGIN: usize = 3;
/// Lines of the tree that a page key moves.
const PAGE: usize = 15;
/// Nothing is due.
const FOREVER: Duration = Duration::from_secs(3600);

const PERSON_HELP: &str = "arrows or WASD move  . stay  b/n look back/forward  t tree  f save  q quit";
const AGENT_HELP: &str = "space pause  +/- speed  b/n round back/forward  t tree  f save  q quit";
const TREE_HELP: &str = "up/down/page scroll  1-9 plies shown, 0 all  t back to the game  q quit";

/// Who moves, and when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// A person, without haste.
    Person,
    /// A person; the game goes on by itself, in his last direction.
    HastyPerson(Duration),
    /// An agent or a record, with this time between rounds.
    Agent(Duration),
}

/// The search tree on the screen.
struct TreePage {
    lines: Vec<String>,
    top: usize,
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub struct StageSettings {
    /// Who moves, and when.
    pub driver: Driver,
    /// The characters of boards and trees.
    pub charset: Charset,
    /// The plies that a tree shows at first; none for all of them.
    pub show_depth: Option<u32>,
}

/// The game on the screen.
pub struct GameStage<'a> {
    show: &'a mut dyn Show,
    settings: StageSettings,
    is_paused: bool,
    /// The direction a hasty person goes.
    heading: Direction,
    due: Instant,
    tree: Option<TreePage>,
    message: String,
    columns: usize,
}

impl<'a> GameStage<'a> {
    /// The game where it stands, the clock running.
    pub fn new(show: &'a mut dyn Show, settings: StageSettings) -> GameStage<'a> {
        GameStage {
            show,
            settings,
            is_paused: false,
            heading: Direction::Stay,
            due: Instant::now(),
            tree: None,
            message: String::new(),
            columns: 0,
        }
    }

    /// How long nothing happens by itself.
    pub(super) fn patience(&self) -> Duration {
        match self.is_running() {
            true => self.due.saturating_duration_since(Instant::now()),
            false => FOREVER,
        }
    }

    fn is_running(&self) -> bool {
        self.delay().is_some() && !self.is_paused && self.tree.is_none() && !self.show.is_over()
    }

    fn delay(&self) -> Option<Duration> {
        match self.settings.driver {
            Driver::Person => None,
            Driver::HastyPerson(delay) | Driver::Agent(delay) => Some(delay),
        }
    }

    /// Plays a round if one is due.
    pub(super) fn tick(&mut self, control: &dyn Control) {
        if self.is_running() && Instant::now() >= self.due {
            self.due = Instant::now() + self.delay().unwrap_or_default();
            self.round(control);
        }
    }

    fn round(&mut self, control: &dyn Control) {
        let pilot = match self.settings.driver {
            Driver::Agent(_) => Pilot::Agent,
            Driver::HastyPerson(_) if self.show.can_steer(self.heading) => Pilot::Person(self.heading),
            Driver::HastyPerson(_) | Driver::Person => Pilot::Person(Direction::Stay),
        };
        // A search that was stopped is one that the player left; the key that did it comes next.
        self.show.forward(pilot, control);
    }

    /// Does what a key asks for.
    pub(super) fn grant(&mut self, wish: Wish, control: &dyn Control) -> Result<(), ShowError> {
        self.message.clear();
        match wish {
            Wish::Tree if self.tree.is_some() => self.tree = None,
            Wish::Tree => self.open_tree(control)?,
            Wish::Fold(plies) if self.tree.is_some() => {
                self.settings.show_depth = Some(plies).filter(|&plies| plies > 0);
                self.open_tree(control)?;
            }
            Wish::Steer(direction) if self.tree.is_some() => self.scroll(direction),
            Wish::PageUp => self.page(Direction::North),
            Wish::PageDown => self.page(Direction::South),
            Wish::Steer(direction) => self.steer(direction, control),
            Wish::Pause => self.is_paused = !self.is_paused,
            Wish::Faster => self.change_speed(1.0 / SPEED_STEP),
            Wish::Slower => self.change_speed(SPEED_STEP),
            Wish::Forward => self.step(control),
            Wish::Back => {
                self.is_paused = true;
                self.tree = None;
                self.show.back();
            }
            Wish::Save => self.save()?,
            Wish::Fold(_) | Wish::Redraw | Wish::Quit => {}
        }
        Ok(())
    }

    fn steer(&mut self, direction: Direction, control: &dyn Control) {
        match self.settings.driver {
            Driver::Person if self.show.is_latest() && self.show.can_steer(direction) => {
                // Only ghosts think now: the player can leave after the round.
                self.show.forward(Pilot::Person(direction), control);
            }
            Driver::Person if !self.show.is_latest() => self.message = "n leads back to the present".into(),
            Driver::HastyPerson(_) => {
                self.heading = direction;
                self.is_paused = false;
            }
            Driver::Person | Driver::Agent(_) => {}
        }
    }

    /// A single round, also of a paused game. A person's own rounds are only looked at again.
    fn step(&mut self, control: &dyn Control) {
        self.tree = None;
        self.is_paused = true;
        if !self.show.is_latest() || matches!(self.settings.driver, Driver::Agent(_)) {
            self.round(control);
        }
    }

    fn change_speed(&mut self, factor: f64) {
        let [shortest, longest] = DELAYS;
        if let Driver::HastyPerson(delay) | Driver::Agent(delay) = &mut self.settings.driver {
            *delay = delay.mul_f64(factor).clamp(shortest, longest);
            self.message = format!("{} ms a round", delay.as_millis());
        }
    }

    fn save(&mut self) -> Result<(), ShowError> {
        self.message = self.show.save()?;
        Ok(())
    }

    fn open_tree(&mut self, control: &dyn Control) -> Result<(), ShowError> {
        let StageSettings { show_depth, charset, .. } = self.settings;
        match self.show.tree(TreeStyle { show_depth, charset, columns: self.columns }, control)? {
            Some(text) => {
                self.tree = Some(TreePage { lines: text.lines().map(String::from).collect(), top: 0 })
            }
            None => self.message = "no decision is due here".into(),
        }
        Ok(())
    }

    fn scroll(&mut self, direction: Direction) {
        if let Some(page) = &mut self.tree {
            page.top = match direction {
                Direction::North => page.top.saturating_sub(1),
                Direction::South => (page.top + 1).min(page.lines.len().saturating_sub(1)),
                _ => page.top,
            };
        }
    }

    fn page(&mut self, direction: Direction) {
        for _ in 0..PAGE {
            self.scroll(direction);
        }
    }

    /// Everything on the screen, from the top.
    pub(super) fn lines(&mut self, columns: usize, rows: usize) -> Vec<String> {
        self.columns = columns;
        let status = clip(&self.show.status(), columns);
        if let Some(page) = &self.tree {
            let room = rows.saturating_sub(TREE_MARGIN);
            let body = page.lines.iter().skip(page.top).take(room).cloned();
            return std::iter::once(status).chain(body).chain([clip(TREE_HELP, columns)]).collect();
        }
        let board = self.show.board(self.settings.charset);
        let mut lines = board.lines(columns, rows.saturating_sub(BOARD_MARGIN));
        lines.extend([status, clip(&self.news(), columns), clip(self.help(), columns)]);
        lines
    }

    /// What is special about the moment.
    fn news(&self) -> String {
        if !self.message.is_empty() {
            return self.message.clone();
        }
        if self.show.is_over() {
            return self.show.verdict();
        }
        match (self.show.is_latest(), self.is_paused) {
            (false, _) => "looking back".into(),
            (true, true) if self.delay().is_some() => "paused".into(),
            _ => String::new(),
        }
    }

    fn help(&self) -> &'static str {
        match self.settings.driver {
            Driver::Person | Driver::HastyPerson(_) => PERSON_HELP,
            Driver::Agent(_) => AGENT_HELP,
        }
    }

    /// Goes to where the game stands, and says so.
    pub(super) fn leave(&mut self) -> String {
        self.show.to_present();
        self.show.verdict()
    }
}

/// The first characters of a line that has no colours.
fn clip(line: &str, columns: usize) -> String {
    line.chars().take(columns).collect()
}
