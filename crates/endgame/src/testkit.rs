//! The promises of an [`Indexer`], tried on its classes.

use crate::indexer::{ClassId, ClassPart, IndexedMove, IndexedState, Indexer, TablePlace};
use crate::plan::classes_up_to;
use search::Game;

/// Positions of a class whose moves are followed; the others are only counted.
const SAMPLES: u64 = 2_000;

/// No layer.
const NOWHERE: u32 = u32::MAX;

/// Tries every class with up to the given number of pieces and panics at the first broken promise.
pub fn check_indexer<I: Indexer>(indexer: &I, pieces: u32) {
    for class in classes_up_to(indexer, pieces) {
        check_class(indexer, class);
        let parts = check_layers(indexer, class);
        let len = indexer.class(class).len();
        for index in (0..len).step_by((len / SAMPLES) as usize + 1) {
            let place = TablePlace { class, index };
            if !indexer.is_used(place) {
                continue;
            }
            let state = indexer.state(place);
            assert_eq!(indexer.index(&state), Some(place), "a state is not where it was taken from");
            check_moves(indexer, place, &state, &parts);
        }
    }
}

fn check_class<I: Indexer>(indexer: &I, id: ClassId) {
    let class = indexer.class(id);
    let is_plain = class.name.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    assert!(is_plain && !class.name.is_empty(), "'{}' is no name for a file", class.name);
    assert!(class.needs.iter().all(|&need| need < id), "{} needs a class that comes later", class.name);
    let named_alike = indexer.classes().iter().filter(|other| other.name == class.name);
    assert_eq!(named_alike.count(), 1, "two classes are named {}", class.name);
}

/// The layer and the part of every position.
struct PartNumbers {
    of: Vec<(u32, u32)>,
}

/// Checks that every position is in exactly one part.
fn check_layers<I: Indexer>(indexer: &I, id: ClassId) -> PartNumbers {
    let class = indexer.class(id);
    let mut parts = PartNumbers { of: vec![(NOWHERE, NOWHERE); class.len() as usize] };
    for (layer, list) in (0..).zip(indexer.layers(id)) {
        for (number, part) in (0..).zip(&list) {
            let len = u64::from(part.len());
            assert!(len <= class.largest_part, "a part of {} is larger than the largest", class.name);
            for local in 0..part.len() {
                parts.enter(part, local, (layer, number), &class.name);
            }
        }
    }
    assert!(
        parts.of.iter().all(|&(layer, _)| layer != NOWHERE),
        "a position of {} is in no part",
        class.name
    );
    parts
}

impl PartNumbers {
    fn enter(&mut self, part: &ClassPart, local: u32, at: (u32, u32), class: &str) {
        let index = part.index(local);
        assert_eq!(part.local(index), Some(local), "a part of {class} does not know its own positions");
        let old = std::mem::replace(&mut self.of[index as usize], at);
        assert_eq!(old.0, NOWHERE, "position {index} of {class} is in two parts");
    }
}

/// Checks that the moves of a state lead only where they may.
fn check_moves<I: Indexer>(indexer: &I, place: TablePlace, state: &IndexedState<I>, parts: &PartNumbers) {
    let game = indexer.game();
    let name = &indexer.class(place.class).name;
    let mut moves: Vec<IndexedMove<I>> = Vec::new();
    game.moves(state, &mut moves);
    for next in moves.iter().filter_map(|&m| indexer.index(&game.play(state, m))) {
        assert!(indexer.is_used(next), "a move of {name} leads to an unused number");
        if next.class == place.class {
            let (from, to) = (parts.of[place.index as usize], parts.of[next.index as usize]);
            assert!(to == from || to.0 < from.0, "position {} of {name} leads to a later part", place.index);
        } else {
            let needs = &indexer.class(place.class).needs;
            assert!(needs.contains(&next.class), "{name} does not list {}", indexer.class(next.class).name);
        }
    }
}
