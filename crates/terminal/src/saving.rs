//! Saving and loading: in the notation of the game's own players where there is one, else as a plain record.

use crate::record::{MAX_BYTES, Record};
use crate::session::{Ended, Session};
use std::path::Path;
use workbench::{At, Ending, GameRecord, Side};

impl Session<'_> {
    pub(crate) fn save(&self, file: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err("save what? expected a file name: save FILE".into());
        }
        match self.bench.record_extension() {
            Some(_) => self.save_game(file)?,
            None => self.record().save(file).map_err(|error| error.to_string())?,
        }
        Ok(format!("Saved {} moves to '{file}'.\n", self.at.moves.len()))
    }

    pub(crate) fn load(&mut self, file: &str) -> Result<String, String> {
        if file.is_empty() {
            return Err("load what? expected a file name: load FILE".into());
        }
        let game = match self.bench.record_extension() {
            Some(_) => self.load_game(file)?,
            None => {
                let record = Record::load(file, &self.settings.game).map_err(|error| error.to_string())?;
                let at = At { position: record.position, moves: record.moves };
                GameRecord { at, ..GameRecord::default() }
            }
        };
        self.bench.position(&game.at).map_err(|error| format!("'{file}': {error}"))?;
        self.settings.at = At { position: game.at.position.clone(), moves: Vec::new() };
        self.restart(game.at);
        self.ended = game.ending.filter(|_| !self.is_over()).map(|ending| self.ended_so(ending));
        Ok(format!("Loaded {} moves from '{file}'.\n{}", self.at.moves.len(), self.board()))
    }

    fn record(&self) -> Record {
        let At { position, moves } = self.at.clone();
        Record { game: self.settings.game.clone(), position, moves }
    }

    fn save_game(&self, file: &str) -> Result<(), String> {
        let ending = self.ended.as_ref().map(|ended| ended.ending);
        let record = GameRecord { at: self.at.clone(), tags: self.tags(), ending };
        let text = self.bench.write_record(&record).map_err(|error| error.to_string())?;
        files::write_whole(Path::new(file), text.as_bytes()).map_err(|error| error.to_string())
    }

    fn load_game(&self, file: &str) -> Result<GameRecord, String> {
        let text = files::read_text(Path::new(file), MAX_BYTES).map_err(|error| error.to_string())?;
        self.bench.read_record(&text).map_err(|error| format!("'{file}': {error}"))
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
    fn ended_so(&self, ending: Ending) -> Ended {
        let words = match ending {
            Ending::Won(side) => format!("{} wins", self.name(side)),
            Ending::Drawn => "draw".into(),
        };
        Ended { ending, words, on_time: false }
    }
}
