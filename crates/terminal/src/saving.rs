//! Saving and loading: in the notation of the game's own players where there is one, else as a plain record.

use crate::conversation::{Conversation, EndedGame};
use crate::declined::Declined;
use crate::record::{MAX_BYTES, Record, RecordFileError};
use session::{At, Ending, GameRecord, Reading, SessionError, Side};
use std::path::Path;

impl Conversation<'_> {
    pub(crate) fn save(&self, file: &str) -> Result<String, Declined> {
        if file.is_empty() {
            return Err(self.decline("play-save-what", []));
        }
        match self.bench.description().notation.record {
            Some(_) => self.save_game(file)?,
            None => self.record().save(file).map_err(|error| self.no_record(error))?,
        }
        Ok(self.line("play-saved", [("moves", self.at.moves.len().into()), ("file", file.into())]))
    }

    /// Goes on with a game of a file: the first, or the one whose number follows the name.
    pub(crate) fn load(&mut self, text: &str) -> Result<String, Declined> {
        if text.is_empty() {
            return Err(self.decline("play-load-what", []));
        }
        let (file, number) = file_and_number(text);
        self.resume(file, number)?;
        let board = self.board_for_mover();
        let said = [("moves", self.at.moves.len().into()), ("file", file.into())];
        Ok(self.line("play-loaded", said) + &board)
    }

    /// Takes a game of a file up, by its number from 1; says what is wrong with it.
    pub fn resume(&mut self, file: &str, number: usize) -> Result<(), Declined> {
        let game = match (self.bench.description().notation.record, number) {
            (Some(_), _) => self.load_game(file, number)?,
            (None, 1) => self.load_plain(file)?,
            (None, _) => {
                return Err(self.decline("play-one-game", [("file", file.into()), ("number", number.into())]));
            }
        };
        let at = game.at();
        self.bench.begin(&at).map_err(|error| self.refuse_in(file, &error))?;
        self.settings.at = At { position: at.position.clone(), moves: Vec::new() };
        self.restart(at);
        self.ended = game.ending.filter(|_| !self.is_over()).map(|ending| self.ended_so(ending));
        self.loaded = Some(game);
        Ok(())
    }

    /// The game as it would be saved.
    pub(crate) fn game_text(&self) -> Result<String, Declined> {
        match self.bench.description().notation.record {
            Some(_) => self.write_game(),
            None => Ok(format!("{}\n", self.at.moves.join(" "))),
        }
    }

    fn record(&self) -> Record {
        let At { position, moves } = self.at.clone();
        Record { game: self.settings.game.clone(), position, moves }
    }

    fn save_game(&self, file: &str) -> Result<(), Declined> {
        Ok(files::write_whole(Path::new(file), self.write_game()?.as_bytes())?)
    }

    /// The game in the notation of its players; what a loaded one says about the moves stays.
    fn write_game(&self) -> Result<String, Declined> {
        let At { position, moves } = self.at.clone();
        let (line, tags) = match &self.loaded {
            Some(loaded) => (loaded.line.replay(&moves), loaded.tags.clone()),
            None => (moves.into_iter().collect(), self.tags()),
        };
        let ending = self.ended.as_ref().map(|ended| ended.ending);
        let record = GameRecord { position, line, tags, ending };
        self.bench.write_record(&record, self.settings.result_order).map_err(|error| self.refuse(&error))
    }

    fn load_game(&self, file: &str, number: usize) -> Result<GameRecord, Declined> {
        let text = files::read_text(Path::new(file), MAX_BYTES)?;
        let reading = Reading { number, order: self.settings.result_order };
        self.bench.read_record(&text, reading).map_err(|error| self.refuse_in(file, &error))
    }

    fn refuse_in(&self, file: &str, error: &SessionError) -> Declined {
        self.decline("play-in-file", [("file", file.into()), ("refusal", self.refusal(error).into())])
    }

    fn load_plain(&self, file: &str) -> Result<GameRecord, Declined> {
        let record = Record::load(file, &self.settings.game).map_err(|error| self.no_record(error))?;
        let line = record.moves.into_iter().collect();
        Ok(GameRecord { position: record.position, line, ..GameRecord::default() })
    }

    fn no_record(&self, error: RecordFileError) -> Declined {
        match error {
            RecordFileError::File(error) => error.into(),
            RecordFileError::Format { file, reason } => {
                self.decline("play-no-record", [("file", file.into()), ("reason", reason.into())])
            }
            RecordFileError::OtherGame { file, found, expected } => {
                let said = [("file", file.into()), ("found", found.into()), ("expected", expected.into())];
                self.decline("play-other-game", said)
            }
        }
    }

    /// Who played, when and under which conditions.
    fn tags(&self) -> Vec<(String, String)> {
        let player = |side: Side| match self.settings.human.is_human(side) {
            true => "Player".to_string(),
            false => format!("Plywood, level {}", self.settings.level.number()),
        };
        let mut tags = vec![("Event", "Console game".to_string())];
        tags.extend(self.settings.date.clone().map(|date| ("Date", date)));
        tags.extend([("White", player(Side::Max)), ("Black", player(Side::Min))]);
        tags.extend(self.clock.as_ref().map(|clock| ("TimeControl", clock.control().to_string())));
        let on_time = self.ended.as_ref().is_some_and(|ended| ended.on_time);
        tags.extend(on_time.then(|| ("Termination", "time forfeit".to_string())));
        tags.into_iter().map(|(name, value)| (name.into(), value)).collect()
    }

    /// An end that the file tells and the rules do not.
    fn ended_so(&self, ending: Ending) -> EndedGame {
        let words = match ending {
            Ending::Won(side) => self.say("play-won", [("winner", self.name(side).into())]),
            Ending::Drawn => self.say("play-drawn", []),
        };
        EndedGame { ending, words, on_time: false }
    }
}

/// A file's name and the number of a game in it. A file whose name ends in a number is meant as it is called.
fn file_and_number(text: &str) -> (&str, usize) {
    let split = text.rsplit_once(char::is_whitespace).filter(|_| !Path::new(text).exists());
    let numbered = split.and_then(|(file, number)| Some((file.trim(), number.parse().ok()?)));
    numbered.unwrap_or((text, 1))
}
