//! Value functions from files, as front ends name them.

use session::{EvalChoice, Playable, SessionError};
use std::path::Path;

/// A larger text is no value function.
const MAX_TEXT_BYTES: u64 = 1 << 20;

/// The value function of this file, tried on the game; its own evaluation where no file is named.
pub(crate) fn read(game: &dyn Playable, name: &str) -> Result<EvalChoice, SessionError> {
    let file = Path::new(name);
    let eval = match name {
        "" => EvalChoice::Usual,
        net if net.ends_with(EvalChoice::NET_ENDING) => EvalChoice::net(
            name,
            &files::read_bytes(file, EvalChoice::MAX_NET_BYTES).map_err(SessionError::outside)?,
        )?,
        text if EvalChoice::is_file(text) => {
            EvalChoice::of_file(name, files::read_text(file, MAX_TEXT_BYTES).map_err(SessionError::outside)?)
        }
        preset => EvalChoice::Preset(preset.into()),
    };
    game.terms(&eval)?;
    Ok(eval)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_presets_are_read_and_others_refused() {
        let game = games::find("draughts").unwrap().open(&session::Options::default()).unwrap();
        assert!(matches!(read(game.as_ref(), ""), Ok(EvalChoice::Usual)));
        assert!(matches!(read(game.as_ref(), "material"), Ok(EvalChoice::Preset(_))));
        for (name, expected) in [
            ("nowhere.net", "cannot read 'nowhere.net'"),
            ("nowhere.toml", "cannot read 'nowhere.toml'"),
            ("magic", "unknown value function 'magic'"),
        ] {
            let error = read(game.as_ref(), name).unwrap_err().to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
