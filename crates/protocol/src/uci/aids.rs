//! What helps the engine beyond its search: an opening book, and exact knowledge of endings, as the settings ask for them.

use super::settings::UciSettings;
use session::{Description, Options, Playable, SessionError, Setting};

/// A game that is set up with a book and tables.
pub(super) struct Aided {
    pub game: Box<dyn Playable>,
    /// Whether the book that was asked for could be opened.
    pub has_book: bool,
}

/// Whether the game has to be set up anew.
pub(super) fn differ(old: &UciSettings, new: &UciSettings) -> bool {
    (old.own_book, &old.book_file, &old.syzygy_path) != (new.own_book, &new.book_file, &new.syzygy_path)
}

/// Sets the game up; what cannot be opened is left out and named.
pub(super) fn open(
    description: &'static Description,
    options: &Options,
    settings: &UciSettings,
) -> Result<(Aided, Vec<SessionError>), SessionError> {
    let mut options = options.clone();
    let mut aided = Aided { game: description.open(&options)?, has_book: settings.own_book };
    let mut trouble = Vec::new();
    let book = if settings.own_book { settings.book_file.as_str() } else { "" };
    for (name, file) in [("syzygy", settings.syzygy_path.as_str()), ("book", book)] {
        if file.is_empty() {
            continue;
        }
        let before = options.settings.insert(name.into(), Setting::from(file));
        match description.open(&options) {
            Ok(game) => aided.game = game,
            Err(error) => {
                aided.has_book &= name != "book";
                trouble.push(error);
                match before {
                    Some(setting) => options.settings.insert(name.into(), setting),
                    None => options.settings.remove(name),
                };
            }
        }
    }
    Ok((aided, trouble))
}
