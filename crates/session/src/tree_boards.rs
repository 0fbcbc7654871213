//! Boards for the nodes of a tree that was recorded without them: each is reached by its moves.

use crate::choices::At;
use crate::error::SessionError;
use crate::playable::Playable;
use crate::view::TreeView;
use std::collections::HashMap;

/// Deeper nodes get no board: each is reached from the root again.
const DEEPEST: u32 = 1_000;

/// Puts position and board on every node that was looked at, as long as it may go on.
pub fn add_boards(
    tree: &mut TreeView,
    bench: &dyn Playable,
    root: &At,
    mut goes_on: impl FnMut() -> bool,
) -> Result<(), SessionError> {
    if tree.ply.iter().any(|&ply| ply > DEEPEST) {
        return Err(SessionError::Missing {
            game: bench.name().into(),
            what: "board of deep nodes",
            instead: format!("boards are drawn down to ply {DEEPEST}"),
        });
    }
    let given: HashMap<u32, String> = tree.positions.iter().cloned().collect();
    let mut positions = Vec::with_capacity(tree.len());
    for index in 0..tree.len() {
        if !goes_on() {
            return Err(SessionError::Stopped { nodes: index as u64 });
        }
        if !tree.node(index).skipped {
            let view = bench.position(&place_of(tree, index, root, &given))?;
            positions.push((index as u32, view.position));
            tree.boards.extend(view.board.map(|board| (index as u32, board)));
        }
    }
    tree.positions = positions;
    Ok(())
}

/// Where a node is: the nearest position that is known, and the moves from there.
fn place_of(tree: &TreeView, node: usize, root: &At, given: &HashMap<u32, String>) -> At {
    let mut moves = Vec::new();
    let mut above = node;
    while above != 0 && !given.contains_key(&(above as u32)) {
        // a pass over a whole tree stands where the root does
        let is_round = tree.rounds.binary_search(&(above as u32)).is_ok();
        moves.extend((!is_round).then(|| tree.node(above).label.to_owned()));
        above = tree.parent[above] as usize;
    }
    moves.reverse();
    match given.get(&(above as u32)).filter(|_| above != 0) {
        Some(position) => At { position: Some(position.clone()), moves },
        None => At { position: root.position.clone(), moves: [root.moves.clone(), moves].concat() },
    }
}
