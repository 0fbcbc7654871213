//! Whether the attacker wins whatever the defender does: its moves are fixed, so the rest is the defender's puzzle, solved
//! exactly.

use crate::truth::reach::Reach;
use serde::Serialize;

/// How many won positions are won against all defences.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EveryDefence {
    /// Won positions of the class with the attacker to move.
    pub positions: usize,
    /// Those from which the attacker wins whatever the defender does.
    pub won: usize,
    /// The longest of those games when the defender resists longest.
    pub longest: u32,
}

impl Reach {
    /// Finds the starts from which the attacker wins against every defence that was followed.
    pub fn every_defence(&self) -> EveryDefence {
        let plies = self.solve();
        let won: Vec<u32> = self.starts.iter().filter_map(|start| plies[start.place]).collect();
        EveryDefence {
            positions: self.starts.len(),
            won: won.len(),
            longest: won.into_iter().max().unwrap_or(0),
        }
    }

    /// By position, in how many plies the attacker wins at the latest; none where the defender can hold out for ever.
    fn solve(&self) -> Vec<Option<u32>> {
        let mut befores = vec![Vec::new(); self.positions.len()];
        for (number, position) in self.positions.iter().enumerate() {
            position.steps.iter().for_each(|step| befores[step.to].push(number));
        }
        let mut open: Vec<usize> = self.positions.iter().map(|position| position.steps.len()).collect();
        let mut plies = vec![None; self.positions.len()];
        let is_lost = |number: &usize| open[*number] == 0 && !self.positions[*number].is_attackers;
        let mut queue: Vec<usize> = (0..self.positions.len()).filter(is_lost).collect();
        queue.iter().for_each(|&number| plies[number] = Some(0));
        let mut head = 0;
        // Positions come in the order of their plies, so the defender's last move to be refuted resists longest.
        while head < queue.len() {
            let number = queue[head];
            head += 1;
            for &before in &befores[number] {
                open[before] -= 1;
                if open[before] == 0 {
                    plies[before] = plies[number].map(|plies: u32| plies + 1);
                    queue.push(before);
                }
            }
        }
        plies
    }
}
