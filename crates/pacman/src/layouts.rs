//! The layouts that come with the program, from tiny traps to a full maze.

use crate::layout::{Layout, parse_layout};
use search::NotationError;

macro_rules! layouts {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../layouts/", $name, ".lay")))),*]
    };
}

/// Every layout that comes with the program: its name and its text, small mazes first.
pub const LAYOUTS: [(&str, &str); 9] =
    layouts!["nook", "dilemma", "hourglass", "ring", "meadow", "spiral", "rooms", "terrace", "citadel"];

/// The layout of this name.
pub fn built_in(name: &str) -> Result<Layout, NotationError> {
    match LAYOUTS.iter().find(|(known, _)| *known == name) {
        Some((_, text)) => parse_layout(text),
        None => {
            let names = LAYOUTS.map(|(known, _)| known).join(", ");
            Err(NotationError::new("layout name", name, format!("one of {names}, or a file")))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::distance::{Distances, UNREACHABLE};

    #[test]
    fn everything_can_be_reached() {
        for (name, _) in LAYOUTS {
            let layout = built_in(name).unwrap_or_else(|e| panic!("{name}: {e}"));
            let distances = Distances::new(&layout.walls);
            let squares = layout.food.iter().chain(&layout.capsules).chain(&layout.ghosts);
            for &square in squares {
                assert_ne!(distances.between(layout.pacman, square), UNREACHABLE, "{name}: {square:?}");
            }
        }
    }

    #[test]
    fn layouts_are_written_as_they_are_stored() {
        for (name, text) in LAYOUTS {
            assert_eq!(built_in(name).unwrap().to_string(), text, "{name}");
        }
    }

    #[test]
    fn an_unknown_name_is_refused() {
        let message = built_in("nowhere").unwrap_err().to_string();
        assert!(message.contains("'nowhere'") && message.contains("citadel"), "{message}");
    }
}
