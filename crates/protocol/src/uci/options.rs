//! The options: what they are called, what they may be, and reading new values.

use super::settings::{CHESS960, UciSettings};
use session::{Description, Strength, bounds};

/// What values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number within limits.
    Spin {
        /// The usual value.
        usual: i64,
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
    /// On or off.
    Check {
        /// The usual value.
        usual: bool,
    },
    /// Any text; empty means none.
    Text,
    /// No value: something is done.
    Button,
}

/// An option was given a value it cannot take, or does not exist.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SettingError {
    /// There is no such option.
    #[error("no such option '{0}'")]
    Unknown(String),
    /// The value does not fit.
    #[error("bad value '{value}' for {name}: expected {expected}")]
    Value {
        /// The option.
        name: &'static str,
        /// The offending text.
        value: String,
        /// What would have been right.
        expected: String,
    },
}

/// The largest values a front end can set.
const MAX_HASH: i64 = bounds::TABLE_MIB as i64;
const MAX_THREADS: i64 = bounds::THREADS as i64;
const MAX_LINES: i64 = bounds::LINES as i64;
const MAX_OVERHEAD: i64 = 5000;

/// The options of a game, with the exact names front ends know.
pub fn offered(game: &Description) -> Vec<(&'static str, OptionKind)> {
    let off = OptionKind::Check { usual: false };
    let elo = |strength: Option<&Strength>| strength.map_or(0, |strength| strength.elo.into());
    let (weakest, strongest) = (elo(game.play.strengths.first()), elo(game.play.strengths.last()));
    let all = [
        ("Hash", OptionKind::Spin { usual: 16, least: 1, most: MAX_HASH }),
        ("Threads", OptionKind::Spin { usual: 1, least: 1, most: MAX_THREADS }),
        ("Clear Hash", OptionKind::Button),
        ("Ponder", off),
        ("MultiPV", OptionKind::Spin { usual: 1, least: 1, most: MAX_LINES }),
        ("Move Overhead", OptionKind::Spin { usual: 10, least: 0, most: MAX_OVERHEAD }),
        ("SyzygyPath", OptionKind::Text),
        ("EvalFile", OptionKind::Text),
        ("UCI_Chess960", off),
        ("UCI_AnalyseMode", off),
        ("UCI_LimitStrength", off),
        ("UCI_Elo", OptionKind::Spin { usual: 1800, least: weakest, most: strongest }),
        ("UCI_ShowWDL", off),
        ("OwnBook", off),
        ("BookFile", OptionKind::Text),
    ];
    let has = |name: &str| game.setup.options.iter().any(|option| option.name == name);
    let makes_sense = |&(name, _): &(&str, OptionKind)| match name {
        "SyzygyPath" => has("syzygy"),
        "UCI_Chess960" => game.notation.dialects.contains(&CHESS960),
        "UCI_LimitStrength" | "UCI_Elo" => !game.play.strengths.is_empty(),
        "OwnBook" | "BookFile" => has("book"),
        _ => true,
    };
    all.into_iter().filter(makes_sense).collect()
}

/// An option as the protocol lists it.
pub(super) fn describe(name: &str, kind: OptionKind) -> String {
    match kind {
        OptionKind::Spin { usual, least, most } => {
            format!("option name {name} type spin default {usual} min {least} max {most}")
        }
        OptionKind::Check { usual } => format!("option name {name} type check default {usual}"),
        OptionKind::Text => format!("option name {name} type string default <empty>"),
        OptionKind::Button => format!("option name {name} type button"),
    }
}

/// Changes one setting. True if it is a button that was pressed.
pub(super) fn apply(
    settings: &mut UciSettings,
    options: &[(&'static str, OptionKind)],
    name: &str,
    value: &str,
) -> Result<bool, SettingError> {
    let known = options.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let &(name, kind) = known.ok_or_else(|| SettingError::Unknown(name.chars().take(60).collect()))?;
    let bad =
        |expected: String| SettingError::Value { name, value: value.chars().take(60).collect(), expected };
    match kind {
        OptionKind::Spin { least, most, .. } => {
            let number = value.parse().ok().filter(|number| (least..=most).contains(number));
            let number: i64 = number.ok_or_else(|| bad(format!("a number from {least} to {most}")))?;
            set_number(settings, name, number as u64);
        }
        OptionKind::Check { .. } => {
            let on = value.to_ascii_lowercase().parse().map_err(|_| bad("true or false".into()))?;
            set_switch(settings, name, on);
        }
        OptionKind::Text => set_text(settings, name, value),
        OptionKind::Button => return Ok(true),
    }
    Ok(false)
}

fn set_number(settings: &mut UciSettings, name: &str, number: u64) {
    match name {
        "Hash" => settings.hash_mib = number as usize,
        "Threads" => settings.threads = number as usize,
        "MultiPV" => settings.lines = number as usize,
        "Move Overhead" => settings.overhead_ms = number,
        "UCI_Elo" => settings.elo = number as u32,
        _ => {}
    }
}

fn set_switch(settings: &mut UciSettings, name: &str, on: bool) {
    match name {
        "UCI_Chess960" => settings.chess960 = on,
        "UCI_LimitStrength" => settings.limit_strength = on,
        "UCI_ShowWDL" => settings.show_wdl = on,
        "OwnBook" => settings.own_book = on,
        // Pondering and analysing need no setting: `go` says what is wanted.
        _ => {}
    }
}

fn set_text(settings: &mut UciSettings, name: &str, value: &str) {
    let value = if value == "<empty>" { "" } else { value };
    match name {
        "SyzygyPath" => settings.syzygy_path = value.into(),
        "BookFile" => settings.book_file = value.into(),
        "EvalFile" => settings.eval_file = value.into(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Vec<(&'static str, OptionKind)> {
        offered(games::find("chess").unwrap())
    }

    #[test]
    fn settings_take_values_within_limits() {
        let mut settings = UciSettings::default();
        assert_eq!(apply(&mut settings, &options(), "Hash", "64"), Ok(false));
        assert_eq!(apply(&mut settings, &options(), "move overhead", "30"), Ok(false));
        assert_eq!(apply(&mut settings, &options(), "UCI_Chess960", "true"), Ok(false));
        assert_eq!(apply(&mut settings, &options(), "SyzygyPath", "/some where/else"), Ok(false));
        assert_eq!(apply(&mut settings, &options(), "Clear Hash", ""), Ok(true));
        assert_eq!((settings.hash_mib, settings.overhead_ms, settings.chess960), (64, 30, true));
        assert_eq!(settings.syzygy_path, "/some where/else");
    }

    fn check(name: &str, value: &str, expected: &str) {
        let mut settings = UciSettings::default();
        assert_eq!(apply(&mut settings, &options(), name, value).unwrap_err().to_string(), expected);
        assert_eq!(settings, UciSettings::default(), "a refused value changes nothing");
    }

    #[test]
    fn other_values_are_refused() {
        check("Magic", "1", "no such option 'Magic'");
        check("Hash", "0", "bad value '0' for Hash: expected a number from 1 to 8192");
        check("Hash", "many", "bad value 'many' for Hash: expected a number from 1 to 8192");
        check("UCI_Chess960", "perhaps", "bad value 'perhaps' for UCI_Chess960: expected true or false");
    }

    #[test]
    fn usual_values_are_the_settings_one_starts_with() {
        let mut settings = UciSettings::default();
        for (name, kind) in options() {
            let usual = match kind {
                OptionKind::Spin { usual, .. } => usual.to_string(),
                OptionKind::Check { usual } => usual.to_string(),
                OptionKind::Text | OptionKind::Button => String::new(),
            };
            apply(&mut settings, &options(), name, &usual).unwrap();
        }
        assert_eq!(settings, UciSettings::default());
    }
}
