//! Material balances: which men there are beside the kings.

use cozy_chess::Piece;

/// The kinds of men beside the king, the strongest first.
pub(super) const KINDS: [Piece; 5] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn];
/// The place of the pawn among them.
pub(super) const PAWN: usize = 4;

/// The men of one side beside its king, counted by kind. More men are greater, then stronger ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub(super) struct MenForce(pub [u8; KINDS.len()]);

impl MenForce {
    pub(super) fn men(self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    pub(super) fn pawns(self) -> u32 {
        self.0[PAWN].into()
    }

    /// One man more; a king is not counted.
    #[inline]
    pub(super) fn add(&mut self, piece: Piece) {
        if let Some(kind) = KINDS.iter().position(|&kind| kind == piece) {
            self.0[kind] += 1;
        }
    }

    /// The force with one man more or less of a kind; none if there is no such man.
    fn changed(self, kind: usize, by: i8) -> Option<MenForce> {
        let mut force = self;
        force.0[kind] = force.0[kind].checked_add_signed(by)?;
        Some(force)
    }

    /// The forces one capture leaves.
    fn after_capture(self) -> impl Iterator<Item = MenForce> {
        (0..KINDS.len()).filter_map(move |kind| self.changed(kind, -1))
    }

    /// The forces a promotion makes.
    fn after_promotion(self) -> impl Iterator<Item = MenForce> {
        let rest = self.changed(PAWN, -1);
        rest.into_iter().flat_map(|rest| (0..PAWN).filter_map(move |kind| rest.changed(kind, 1)))
    }

    fn letters(self) -> String {
        let of_kind = |kind: usize| {
            char::from(KINDS[kind]).to_ascii_uppercase().to_string().repeat(self.0[kind].into())
        };
        format!("K{}", (0..KINDS.len()).map(of_kind).collect::<String>())
    }
}

impl Ord for MenForce {
    fn cmp(&self, other: &MenForce) -> std::cmp::Ordering {
        self.men().cmp(&other.men()).then(self.0.cmp(&other.0))
    }
}

impl PartialOrd for MenForce {
    fn partial_cmp(&self, other: &MenForce) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The men of both sides; the first side is never the weaker one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(super) struct MenBalance {
    pub strong: MenForce,
    pub weak: MenForce,
}

impl MenBalance {
    pub(super) fn of(one: MenForce, other: MenForce) -> MenBalance {
        MenBalance { strong: one.max(other), weak: one.min(other) }
    }

    /// All balances with up to the given number of men, kings counted, each after those a move can lead to.
    pub(super) fn all(men: u32) -> Vec<MenBalance> {
        let forces = forces(men.saturating_sub(2));
        let pairs = forces.iter().flat_map(|&strong| forces.iter().map(move |&weak| (strong, weak)));
        let fits =
            |&(strong, weak): &(MenForce, MenForce)| strong >= weak && strong.men() + weak.men() + 2 <= men;
        let mut all: Vec<MenBalance> =
            pairs.filter(fits).map(|(strong, weak)| MenBalance { strong, weak }).collect();
        // Captures take a man away, promotions a pawn.
        all.sort_by_key(|balance| {
            (balance.men(), balance.pawns(), std::cmp::Reverse((balance.strong, balance.weak)))
        });
        all
    }

    pub(super) fn men(self) -> u32 {
        2 + self.strong.men() + self.weak.men()
    }

    pub(super) fn pawns(self) -> u32 {
        self.strong.pawns() + self.weak.pawns()
    }

    /// Whether both sides have the same men, so that it does not matter which of them moves.
    pub(super) fn is_even(self) -> bool {
        self.strong == self.weak
    }

    /// The other balances a single move can lead to.
    pub(super) fn next(self) -> Vec<MenBalance> {
        let MenBalance { strong, weak } = self;
        let mut next: Vec<MenBalance> = Vec::new();
        for (own, other) in [(strong, weak), (weak, strong)] {
            let promoted: Vec<MenForce> = own.after_promotion().collect();
            next.extend(other.after_capture().map(|other| MenBalance::of(own, other)));
            next.extend(promoted.iter().map(|&own| MenBalance::of(own, other)));
            for taken in other.after_capture() {
                next.extend(promoted.iter().map(|&own| MenBalance::of(own, taken)));
            }
        }
        next.sort_by_key(|balance| (balance.strong, balance.weak));
        next.dedup();
        next
    }

    /// The balance seen by the stronger side, such as `KQvKR`.
    pub(super) fn name(self) -> String {
        format!("{}v{}", self.strong.letters(), self.weak.letters())
    }

    /// The same seen by the weaker side.
    pub(super) fn other_name(self) -> String {
        format!("{}v{}", self.weak.letters(), self.strong.letters())
    }
}

/// Every force of up to the given number of men.
fn forces(men: u32) -> Vec<MenForce> {
    let mut all = vec![MenForce::default()];
    let mut last = all.clone();
    for _ in 0..men {
        let mut longer: Vec<MenForce> = Vec::new();
        for force in last {
            longer.extend((0..KINDS.len()).filter_map(|kind| force.changed(kind, 1)));
        }
        longer.sort();
        longer.dedup();
        all.extend(&longer);
        last = longer;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_endings_as_the_field_counts() {
        let count = |men| MenBalance::all(5).iter().filter(|balance| balance.men() == men).count();
        assert_eq!([2, 3, 4, 5].map(count), [1, 5, 30, 110]);
    }

    #[test]
    fn balances_come_after_those_they_lead_to() {
        let all = MenBalance::all(5);
        for (number, balance) in all.iter().enumerate() {
            for next in balance.next() {
                let place = all.iter().position(|other| *other == next);
                assert!(place.is_some_and(|place| place < number), "{} {}", balance.name(), next.name());
            }
        }
    }

    #[test]
    fn the_stronger_side_comes_first() {
        let names: Vec<String> = MenBalance::all(4).iter().map(|balance| balance.name()).collect();
        for name in ["KvK", "KPvK", "KQvKP", "KQvKR", "KBNvK", "KPvKP", "KPPvK"] {
            assert!(names.iter().any(|known| known == name), "{name} in {names:?}");
        }
    }
}
