//! How long eating everything takes at least: the way to the nearest thing to eat, and the shortest net of paths
//! that joins all of them.

use super::measure::pacman_square;
use crate::distance::{Distances, UNREACHABLE};
use crate::dots::MAX_DOTS;
use crate::layout::MAX_CAPSULES;
use crate::rules::Pacman;
use crate::state::State;

/// Most things there are to eat.
const MAX_STOPS: usize = MAX_DOTS + MAX_CAPSULES;

/// A square with something to eat that is not joined to the others yet.
#[derive(Clone, Copy, Default)]
struct TourStop {
    /// Its number in the table of distances.
    number: u16,
    /// Steps to it from what is joined already.
    steps: u16,
}

/// Steps to the nearest dot or capsule, plus those of the net that joins them all. What no path leads to is left
/// out.
pub fn tour(game: &Pacman, state: &State) -> f64 {
    let distances = game.maze().distances();
    let mut stops = [TourStop::default(); MAX_STOPS];
    let count = list_stops(game, state, &mut stops);
    let stops = &mut stops[..count];
    let ranks = stops.iter().enumerate().map(|(index, stop)| ranked(stop.steps, index));
    let rank = ranks.min().unwrap_or(NOWHERE);
    let Some(nearest) = take(stops, rank) else { return 0.0 };
    // The way from Pacman leads to one square of the net: for the net itself he does not count.
    let rest = &mut stops[..count - 1];
    rest.iter_mut().for_each(|stop| stop.steps = UNREACHABLE);
    f64::from(u32::from(nearest.steps) + net(distances, rest, nearest))
}

/// Writes every square with something to eat, with the steps from Pacman, and returns how many there are.
fn list_stops(game: &Pacman, state: &State, stops: &mut [TourStop; MAX_STOPS]) -> usize {
    let maze = game.maze();
    let here = maze.distances().from(pacman_square(state));
    let food = state.food().map(|dot| maze.food_square(dot));
    let squares = food.chain(state.capsules().map(|capsule| maze.capsule_square(capsule)));
    let mut count = 0;
    for square in squares {
        let number = maze.distances().number(square);
        stops[count] = TourStop { number: number as u16, steps: here[number] };
        count += 1;
    }
    count
}

/// Steps of the shortest net that joins `stops` to `first`, found by joining the nearest again and again.
fn net(distances: &Distances, mut stops: &mut [TourStop], first: TourStop) -> u32 {
    let mut steps = 0;
    let mut joined = first;
    loop {
        let from_joined = distances.row(usize::from(joined.number));
        let mut nearest = NOWHERE;
        for (index, stop) in stops.iter_mut().enumerate() {
            stop.steps = stop.steps.min(from_joined[usize::from(stop.number)]);
            nearest = nearest.min(ranked(stop.steps, index));
        }
        match take(stops, nearest) {
            Some(stop) => joined = stop,
            None => return steps,
        }
        steps += u32::from(joined.steps);
        let rest = stops.len() - 1;
        stops = &mut stops[..rest];
    }
}

/// The rank of what cannot be reached, or is not there.
const NOWHERE: u32 = (UNREACHABLE as u32) << 16;

/// Steps and index in one number, so that the smallest is found without branches.
fn ranked(steps: u16, index: usize) -> u32 {
    u32::from(steps) << 16 | index as u32
}

/// Moves the stop with this rank to the end, where the caller cuts it off.
fn take(stops: &mut [TourStop], rank: u32) -> Option<TourStop> {
    if rank >= NOWHERE {
        return None;
    }
    let index = (rank & 0xffff) as usize;
    stops.swap(index, stops.len() - 1);
    stops.last().copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ghosts::GhostModel;
    use crate::setup::MazeSetup;
    use search::Notation;

    fn check(layout: &str, expected: f64) {
        let game = Pacman::new(MazeSetup::parse(layout).unwrap().layout, GhostModel::Adversary);
        assert_eq!(tour(&game, &game.start()), expected, "{layout}");
    }

    #[test]
    fn the_net_joins_everything_that_can_be_reached() {
        check("%%%%%%/%P.._%/%%%%%%", 2.0);
        check("%%%%%%%/%.P_.o%/%%%%%%%", 5.0);
        check("%%%%%%%/%P._%.%/%%%%%%%", 1.0);
        check("%%%%%%%/%_._._%/%_%P%_%/%_._.o%/%%%%%%%", 10.0);
        check("%%%%/%P_%/%%%%", 0.0);
    }
}
