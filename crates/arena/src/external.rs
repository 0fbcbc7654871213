//! A program of its own as a player.

use crate::error::ArenaError;
use crate::player::{Foul, Moment, Player, PlayerMove, Trouble};
use crate::spec::{EngineProtocol, Program};
use protocol::client::{Allowance, EngineFault, EngineReply, HubClient, UciClient};
use session::{At, SessionError, StopFlag};

/// The variant of draughts that is played here, as Hub names it.
const HUB_VARIANT: &str = "english";

/// A running engine of either kind.
pub(crate) enum Client {
    Uci(UciClient),
    Hub(HubClient),
}

impl Program {
    /// Starts the engine and sets its options; also names those it does not have and does not need.
    pub(crate) fn start(&self, stop: &StopFlag) -> Result<(Client, Vec<String>), EngineFault> {
        match self.language {
            EngineProtocol::Uci => {
                let mut client = UciClient::start(&self.words, stop)?;
                let missing = self.set_options(|name, value| client.set(name, value))?;
                Ok((Client::Uci(client), missing))
            }
            EngineProtocol::Hub => {
                let mut client = HubClient::start(&self.words, stop)?;
                let missing = self.set_options(|name, value| client.set(name, value))?;
                match client.set("variant", HUB_VARIANT) {
                    // An engine that knows only one variant need not name it.
                    Ok(()) | Err(EngineFault::Option { .. }) => {}
                    Err(fault) => return Err(fault),
                }
                client.init(stop)?;
                Ok((Client::Hub(client), missing))
            }
        }
    }

    fn set_options(
        &self,
        mut set: impl FnMut(&str, &str) -> Result<(), EngineFault>,
    ) -> Result<Vec<String>, EngineFault> {
        let mut missing = Vec::new();
        for option in &self.options {
            match set(&option.name, &option.value) {
                Err(EngineFault::Option { name, .. }) if !option.required => missing.push(name),
                done => done?,
            }
        }
        Ok(missing)
    }

    /// The program with its arguments, as it would be typed.
    pub(crate) fn command(&self) -> String {
        self.words.join(" ")
    }

    fn broken(&self, fault: EngineFault) -> Trouble {
        Trouble::Broken(match fault {
            EngineFault::Stopped => ArenaError::Stopped,
            fault => ArenaError::Engine { name: self.command(), fault },
        })
    }
}

impl Client {
    /// The name the engine gave itself.
    pub(crate) fn name(&self) -> &str {
        match self {
            Client::Uci(client) => client.name(),
            Client::Hub(client) => client.name(),
        }
    }

    fn new_game(&mut self, stop: &StopFlag) -> Result<(), EngineFault> {
        match self {
            Client::Uci(client) => client.new_game(stop),
            Client::Hub(client) => client.new_game(stop),
        }
    }

    /// Asks for a move in the game as the engine writes it.
    fn go(&mut self, moment: &Moment<'_>, told: &At) -> Result<EngineReply, EngineFault> {
        let increment = moment.pace.clock.map(|clock| clock.increment).unwrap_or_default();
        let allowance = Allowance {
            depth: moment.pace.depth,
            nodes: moment.pace.nodes,
            move_time: moment.pace.time,
            clocks: moment.clocks.map(|clocks| (clocks, increment)),
        };
        let (patience, stop) = (moment.patience, moment.stop);
        match self {
            // The usual start has a name there.
            Client::Uci(client) => client.go(moment.start, &told.moves, &allowance, patience, stop),
            Client::Hub(client) => {
                let position = told.position.as_deref().unwrap_or_default();
                let mover = moment.mover() as usize;
                client.go(position, &told.moves, mover, &allowance, patience, stop)
            }
        }
    }
}

/// An engine that plays.
pub(crate) struct EnginePlayer {
    program: Program,
    /// None before the first game and after a fault: it is started again.
    client: Option<Client>,
}

impl EnginePlayer {
    pub fn new(program: Program) -> EnginePlayer {
        EnginePlayer { program, client: None }
    }

    /// A fault in a game is the engine's own.
    fn faulted(&mut self, fault: EngineFault) -> Trouble {
        self.client = None;
        let reason = fault.to_string();
        match fault {
            EngineFault::Crashed(_) => Trouble::Foul(Foul::Crash { reason }),
            EngineFault::Hung(_) => Trouble::Foul(Foul::Hang { reason }),
            fault => self.program.broken(fault),
        }
    }
}

impl Player for EnginePlayer {
    fn new_game(&mut self, stop: &StopFlag) -> Result<(), Trouble> {
        let mut client = match self.client.take() {
            Some(client) => client,
            // An engine that cannot even be started ends the match.
            None => self.program.start(stop).map_err(|fault| self.program.broken(fault))?.0,
        };
        match client.new_game(stop) {
            Ok(()) => {
                self.client = Some(client);
                Ok(())
            }
            Err(fault) => Err(self.faulted(fault)),
        }
    }

    fn choose(&mut self, moment: &Moment<'_>) -> Result<PlayerMove, Trouble> {
        let Some(client) = &mut self.client else {
            return Err(Trouble::Foul(Foul::Crash { reason: "crashed before its move".into() }));
        };
        let dialect = self.program.language.dialect();
        let broken = |error: SessionError| Trouble::Broken(error.into());
        let told = moment.board.told_in(dialect).map_err(broken)?;
        match client.go(moment, &told) {
            Ok(EngineReply { m, score, depth, nodes, spent }) => {
                // What is no legal move stays as it is, for the record.
                let m = moment.board.read_in(dialect, &m).unwrap_or(m);
                Ok(PlayerMove { m, score, depth, nodes, spent })
            }
            Err(fault) => Err(self.faulted(fault)),
        }
    }
}
