//! What playing searches have learned, and who has learned it: what one player wrote down means nothing to another.

use crate::choices::EvalChoice;
use crate::kit::Kit;
use crate::request::{PlayingSettings, Request};
use crate::setup::Setup;
use search::margins::Percent;
use search::pvs::{Table, Techniques};
use std::any::Any;
use std::sync::{Arc, Weak};

/// Players whose memories are kept unless a session is prepared for others: the two sides of a game. With a memory for each, two
/// players may alternate in one session, and no table is cleared between their moves.
const USUAL_PLAYERS: usize = 2;

/// A player: everything that decides what an entry of a table means, or how well the search that wrote it knew the position.
#[derive(Clone, Debug)]
pub(crate) struct Fingerprint {
    /// The game as it is set up, with its tables of endings.
    game: Weak<dyn Any + Send + Sync>,
    eval: EvalChoice,
    techniques: Techniques,
    margins: Percent,
    strength: Option<u32>,
}

impl Fingerprint {
    /// Who makes such a request.
    pub(crate) fn of<K: Kit>(setup: &Setup<K>, request: &Request) -> Fingerprint {
        let game: Arc<dyn Any + Send + Sync> = setup.shared_kit();
        let PlayingSettings { techniques, margins, strength, .. } = request.playing;
        let eval = request.eval.of_player(setup.kit().description());
        Fingerprint { game: Arc::downgrade(&game), eval, techniques, margins, strength }
    }
}

impl PartialEq for Fingerprint {
    fn eq(&self, other: &Fingerprint) -> bool {
        self.game.ptr_eq(&other.game)
            && (self.techniques, self.margins, self.strength)
                == (other.techniques, other.margins, other.strength)
            && self.eval == other.eval
    }
}

/// What one player has learned.
struct Learned {
    player: Fingerprint,
    mib: usize,
    table: Table,
}

/// What playing searches have learned, by player: a table for each of a bounded number of players.
pub struct Memory {
    /// The most recently used is last.
    learned: Vec<Learned>,
    most: usize,
}

impl Default for Memory {
    fn default() -> Self {
        Memory { learned: Vec::new(), most: USUAL_PLAYERS }
    }
}

impl Memory {
    /// Whether nothing was learned.
    pub fn is_empty(&self) -> bool {
        self.learned.iter().all(|learned| learned.table.is_empty())
    }

    /// How large its tables are together.
    pub fn table_mib(&self) -> usize {
        self.learned.iter().map(|learned| learned.mib).sum()
    }

    /// Whether a search has to wait for nothing: the system has given all memory of its tables.
    pub fn is_populated(&self) -> bool {
        !self.learned.is_empty() && self.learned.iter().all(|learned| learned.table.is_populated())
    }

    /// Forgets everything; the tables stay.
    pub(crate) fn clear(&self) {
        self.learned.iter().for_each(|learned| learned.table.clear());
    }

    /// Makes tables of these sizes for these players and no others, as the same players left them, and in memory.
    pub(crate) fn prepare(&mut self, players: &[(Fingerprint, usize)]) {
        // The tables of others come first: those are handed on, and those that are too many go.
        self.learned.sort_by_key(|learned| players.iter().any(|(player, _)| learned.player == *player));
        self.most = players.len().max(1);
        self.learned.drain(..self.learned.len().saturating_sub(self.most));
        for (player, mib) in players {
            self.table(player, *mib).populate();
        }
    }

    /// The table of a player, as that player left it; else an empty one, in place of the one used longest ago.
    pub(crate) fn table(&mut self, player: &Fingerprint, mib: usize) -> &Table {
        let own = self.learned.iter().position(|learned| learned.player == *player);
        let learned = match own {
            Some(place) if self.learned[place].mib == mib => self.learned.remove(place),
            Some(place) => self.hand_on(place, player, mib),
            None if self.learned.len() >= self.most => self.hand_on(0, player, mib),
            None => Learned::new(player, mib),
        };
        self.learned.push(learned);
        let last = self.learned.last().expect("it was put there");
        &last.table
    }

    /// Gives the room of one table to a player: the table itself, cleared, where it is of the right size.
    fn hand_on(&mut self, place: usize, player: &Fingerprint, mib: usize) -> Learned {
        let old = self.learned.remove(place);
        if old.mib == mib {
            old.table.clear();
            return Learned { player: player.clone(), ..old };
        }
        // The old table goes first: both together may not fit.
        drop(old);
        Learned::new(player, mib)
    }
}

impl Learned {
    fn new(player: &Fingerprint, mib: usize) -> Learned {
        Learned { player: player.clone(), mib, table: Table::new(mib) }
    }
}
