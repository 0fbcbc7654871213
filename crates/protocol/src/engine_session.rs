//! The session of the game that another program talks about, in its own notation.

use session::{At, Playable, Request, Session, SessionError};

/// A session that stays when the position changes, with what its searches have learned.
pub(crate) struct EngineSession {
    game: Box<dyn Playable>,
    dialect: &'static str,
    session: Box<dyn Session>,
    at: At,
    /// The last position was refused: nothing may be asked about the one before.
    is_refused: bool,
}

impl EngineSession {
    /// At the start of a game.
    pub(crate) fn new(game: Box<dyn Playable>, dialect: &'static str) -> Result<EngineSession, SessionError> {
        let at = At::default();
        let session = game.begin_in(dialect, &at)?;
        Ok(EngineSession { game, dialect, session, at, is_refused: false })
    }

    /// Goes to a position; after an error there is none.
    pub(crate) fn go_to(&mut self, at: At) -> Result<(), SessionError> {
        let gone = self.session.go_to(&at);
        self.is_refused = gone.is_err();
        self.at = at;
        gone
    }

    /// There is no position until another one is set up.
    pub(crate) fn refuse(&mut self) {
        self.is_refused = true;
    }

    /// The same position in another notation, or of a game that is set up in another way.
    pub(crate) fn change(
        &mut self,
        game: Option<Box<dyn Playable>>,
        dialect: &'static str,
    ) -> Result<(), SessionError> {
        if let Some(game) = game {
            self.game = game;
        }
        self.dialect = dialect;
        let at = if self.is_refused { At::default() } else { self.at.clone() };
        let mut session = self.game.begin_in(dialect, &at)?;
        session.recall(self.session.take_memory());
        self.session = session;
        Ok(())
    }

    /// The game.
    pub(crate) fn game(&self) -> &dyn Playable {
        self.game.as_ref()
    }

    /// The notation.
    pub(crate) fn dialect(&self) -> &'static str {
        self.dialect
    }

    /// The position, if there is one.
    pub(crate) fn session(&mut self) -> Option<&mut dyn Session> {
        if self.is_refused { None } else { Some(self.session.as_mut()) }
    }

    /// Makes everything ready for a player, before the player's time counts.
    pub(crate) fn prepare(&mut self, player: &Request) -> Result<(), SessionError> {
        self.session.prepare(&[player])
    }

    /// Another game begins: nothing that was learned in the last one counts.
    pub(crate) fn forget(&mut self) {
        self.session.forget();
    }
}

/// The one table is of this size, in memory and empty.
#[cfg(test)]
pub(crate) fn check_ready(current: &mut EngineSession, mib: usize) {
    let memory = current.session.take_memory();
    assert_eq!(memory.table_mib(), mib);
    assert!(memory.is_populated() && memory.is_empty());
    current.session.recall(memory);
}
