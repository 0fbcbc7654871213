//! What happens between keys and clock: rounds are played, paused, looked at again, explained and kept.

use super::frame;
use super::keys::Wish;
use super::tree::{self, Look};
use crate::args::PacmanPlay;
use draw::{Charset, Colour};
use pacman::{Move, Pilot, Session};
use search::Control;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The shortest and the longest time between two rounds.
const DELAYS: [Duration; 2] = [Duration::from_millis(10), Duration::from_secs(3)];
/// One press of a key makes the game so much faster or slower.
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
const TREE_HELP: &str = "up/down/page scroll  1-9 show so many plies, 0 all  t back to the game  q quit";

/// Who moves Pacman, and when.
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

/// The game on the screen.
pub struct Stage<'a> {
    session: &'a mut Session,
    driver: Driver,
    file: PathBuf,
    charset: Charset,
    show_depth: Option<u32>,
    is_paused: bool,
    /// The direction a hasty person goes.
    heading: Move,
    due: Instant,
    tree: Option<TreePage>,
    message: String,
    columns: usize,
}

impl<'a> Stage<'a> {
    pub fn new(session: &'a mut Session, driver: Driver, args: &PacmanPlay) -> Stage<'a> {
        let round = session.state().agent_count() as u32;
        Stage {
            file: args
                .save
                .clone()
                .unwrap_or_else(|| PathBuf::from(format!("{}.game", stem(session.name())))),
            session,
            driver,
            charset: if args.ascii { Charset::Ascii } else { Charset::Unicode },
            show_depth: Some(args.show_depth.unwrap_or(round)),
            is_paused: false,
            heading: Move::Stop,
            due: Instant::now(),
            tree: None,
            message: String::new(),
            columns: 0,
        }
    }

    /// How long nothing happens by itself.
    pub fn patience(&self) -> Duration {
        match self.is_running() {
            true => self.due.saturating_duration_since(Instant::now()),
            false => FOREVER,
        }
    }

    fn is_running(&self) -> bool {
        self.delay().is_some() && !self.is_paused && self.tree.is_none() && !self.session.is_over()
    }

    fn delay(&self) -> Option<Duration> {
        match self.driver {
            Driver::Person => None,
            Driver::HastyPerson(delay) | Driver::Agent(delay) => Some(delay),
        }
    }

    /// Plays a round if one is due.
    pub fn tick(&mut self, control: &dyn Control) {
        if self.is_running() && Instant::now() >= self.due {
            self.due = Instant::now() + self.delay().unwrap_or_default();
            self.round(control);
        }
    }

    fn round(&mut self, control: &dyn Control) {
        let pilot = match self.driver {
            Driver::Agent(_) => Pilot::Agent,
            Driver::HastyPerson(_) if self.is_legal(self.heading) => Pilot::Person(self.heading),
            Driver::HastyPerson(_) | Driver::Person => Pilot::Person(Move::Stop),
        };
        // A search that was stopped is one that somebody left; the key that did it comes next.
        let _ = self.session.forward(pilot, control);
    }

    fn is_legal(&self, m: Move) -> bool {
        self.session.game().legal(self.session.state()).contains(m)
    }

    /// Does what a key asks for.
    pub fn grant(&mut self, wish: Wish, control: &dyn Control) -> anyhow::Result<()> {
        self.message.clear();
        match wish {
            Wish::Tree if self.tree.is_some() => self.tree = None,
            Wish::Tree => self.open_tree(control)?,
            Wish::Fold(plies) if self.tree.is_some() => {
                self.show_depth = Some(plies).filter(|&plies| plies > 0);
                self.open_tree(control)?;
            }
            Wish::Steer(m) if self.tree.is_some() => self.scroll(m),
            Wish::PageUp => self.page(Move::North),
            Wish::PageDown => self.page(Move::South),
            Wish::Steer(m) => self.steer(m, control),
            Wish::Pause => self.is_paused = !self.is_paused,
            Wish::Faster => self.change_speed(1.0 / SPEED_STEP),
            Wish::Slower => self.change_speed(SPEED_STEP),
            Wish::Forward => self.step(control),
            Wish::Back => {
                self.is_paused = true;
                self.tree = None;
                self.session.back();
            }
            Wish::Save => self.save()?,
            Wish::Fold(_) | Wish::Redraw | Wish::Quit => {}
        }
        Ok(())
    }

    fn steer(&mut self, m: Move, control: &dyn Control) {
        match self.driver {
            Driver::Person if self.session.is_latest() && self.is_legal(m) => {
                // Only ghosts think now: whoever leaves does so after the round.
                let _ = self.session.forward(Pilot::Person(m), control);
            }
            Driver::Person if !self.session.is_latest() => {
                self.message = "n leads back to the present".into()
            }
            Driver::HastyPerson(_) => {
                self.heading = m;
                self.is_paused = false;
            }
            Driver::Person | Driver::Agent(_) => {}
        }
    }

    /// A single round, also of a paused game. A person's own rounds are only looked at again.
    fn step(&mut self, control: &dyn Control) {
        self.tree = None;
        self.is_paused = true;
        if !self.session.is_latest() || matches!(self.driver, Driver::Agent(_)) {
            self.round(control);
        }
    }

    fn change_speed(&mut self, factor: f64) {
        let [shortest, longest] = DELAYS;
        if let Driver::HastyPerson(delay) | Driver::Agent(delay) = &mut self.driver {
            *delay = delay.mul_f64(factor).clamp(shortest, longest);
            self.message = format!("{} ms a round", delay.as_millis());
        }
    }

    fn save(&mut self) -> anyhow::Result<()> {
        super::keep(self.session, &self.file)?;
        self.message = format!("saved in {}", self.file.display());
        Ok(())
    }

    fn open_tree(&mut self, control: &dyn Control) -> anyhow::Result<()> {
        let look = Look {
            show_depth: self.show_depth,
            colour: Colour::Always,
            charset: self.charset,
            columns: self.columns,
        };
        match tree::text(self.session, look, control)? {
            Some(text) => {
                self.tree = Some(TreePage { lines: text.lines().map(String::from).collect(), top: 0 })
            }
            None => self.message = "no decision is due here".into(),
        }
        Ok(())
    }

    fn scroll(&mut self, m: Move) {
        if let Some(page) = &mut self.tree {
            page.top = match m {
                Move::North => page.top.saturating_sub(1),
                Move::South => (page.top + 1).min(page.lines.len().saturating_sub(1)),
                _ => page.top,
            };
        }
    }

    fn page(&mut self, m: Move) {
        for _ in 0..PAGE {
            self.scroll(m);
        }
    }

    /// Everything on the screen, from the top.
    pub fn lines(&mut self, columns: usize, rows: usize) -> Vec<String> {
        self.columns = columns;
        let status = clip(&frame::status(self.session), columns);
        if let Some(page) = &self.tree {
            let room = rows.saturating_sub(TREE_MARGIN);
            let body = page.lines.iter().skip(page.top).take(room).cloned();
            return std::iter::once(status).chain(body).chain([clip(TREE_HELP, columns)]).collect();
        }
        let (game, state) = (self.session.game(), self.session.state());
        let mut lines = frame::board(game, state, self.charset, columns, rows.saturating_sub(BOARD_MARGIN));
        lines.extend([status, clip(&self.news(), columns), clip(self.help(), columns)]);
        lines
    }

    /// What is special about the moment.
    fn news(&self) -> String {
        if !self.message.is_empty() {
            return self.message.clone();
        }
        if self.session.is_over() {
            return frame::verdict(self.session);
        }
        match (self.session.is_latest(), self.is_paused) {
            (false, _) => "looking back".into(),
            (true, true) if self.delay().is_some() => "paused".into(),
            _ => String::new(),
        }
    }

    fn help(&self) -> &'static str {
        match self.driver {
            Driver::Person | Driver::HastyPerson(_) => PERSON_HELP,
            Driver::Agent(_) => AGENT_HELP,
        }
    }

    /// The last line, on the ordinary screen.
    pub fn farewell(&mut self) -> String {
        self.session.to_present();
        frame::verdict(self.session)
    }
}

/// The first characters of a line that has no colours.
fn clip(line: &str, columns: usize) -> String {
    line.chars().take(columns).collect()
}

/// The name of a layout without its folder and extension.
fn stem(name: &str) -> String {
    let path = std::path::Path::new(name);
    path.file_stem().map_or("pacman".into(), |stem| stem.to_string_lossy().into_owned())
}
