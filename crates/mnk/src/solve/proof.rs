//! What can be proven about an attack, and the table that remembers it.

/// A number of plies, from the position in question on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Plies(pub u16);

impl Plies {
    /// However many there are.
    pub(super) const UNLIMITED: Plies = Plies(u16::MAX);

    /// The same moment, counted from one ply earlier.
    pub(super) fn before(self) -> Plies {
        Plies(self.0.saturating_add(1))
    }

    /// The same moment, counted from one ply later.
    pub(super) fn after(self) -> Plies {
        match self {
            Plies::UNLIMITED => self,
            Plies(plies) => Plies(plies - 1),
        }
    }
}

/// The answer to the question whether the attacker wins within a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Proof {
    /// The attacker wins within this many plies, which is not more than the limit.
    Won(Plies),
    /// The attacker does not win within this many plies, which is not less than the limit.
    Held(Plies),
}

impl Proof {
    /// The defender is safe for good.
    pub(super) const SAFE: Proof = Proof::Held(Plies::UNLIMITED);

    /// The same proof seen one ply earlier.
    pub(super) fn before(self) -> Proof {
        match self {
            Proof::Won(plies) => Proof::Won(plies.before()),
            Proof::Held(plies) => Proof::Held(plies.before()),
        }
    }

    /// The weaker of two proofs with the same answer: the longer way to win, the shorter time to hold.
    pub(super) fn weaker(self, other: Proof) -> Proof {
        match (self, other) {
            (Proof::Won(a), Proof::Won(b)) => Proof::Won(a.max(b)),
            (Proof::Held(a), Proof::Held(b)) => Proof::Held(a.min(b)),
            _ => other,
        }
    }

    /// A win after `plies`, if the limit allows it.
    pub(super) fn won_after(plies: Plies, limit: Plies) -> Proof {
        if plies <= limit { Proof::Won(plies) } else { Proof::Held(Plies(plies.0 - 1)) }
    }
}

/// All that is known about one attack from one position.
#[derive(Clone, Copy)]
struct AttackFact {
    key: u64,
    /// The attacker wins within this many plies; unlimited when that is not known.
    won: Plies,
    /// The attacker does not win within this many plies.
    held: Plies,
}

/// A fact in two words. Nothing known is all zeros, so that a table costs nothing until it is used.
type PackedFact = [u64; 2];

impl AttackFact {
    fn nothing(key: u64) -> AttackFact {
        AttackFact { key, won: Plies::UNLIMITED, held: Plies(0) }
    }

    fn pack(self) -> PackedFact {
        [self.key, u64::from(!self.won.0) << 16 | u64::from(self.held.0)]
    }

    fn unpack([key, plies]: PackedFact) -> AttackFact {
        AttackFact { key, won: Plies(!((plies >> 16) as u16)), held: Plies(plies as u16) }
    }
}

/// A table of fixed size with a place for each key; a newer fact takes the place of an older one.
///
/// Keys are compared with all their 64 bits. That two positions are mixed up is possible, but with a hundred
/// million positions looked up it is less likely than one in a hundred thousand million.
pub(super) struct AttackTable {
    facts: Vec<PackedFact>,
}

impl AttackTable {
    pub(super) fn new(bits: u32) -> Self {
        AttackTable { facts: vec![[0; 2]; 1 << bits] }
    }

    /// The proof for a limit, if it follows from what is known.
    pub(super) fn answer(&self, key: u64, limit: Plies) -> Option<Proof> {
        let fact = self.fact(key);
        if fact.won != Plies::UNLIMITED && fact.won <= limit {
            return Some(Proof::Won(fact.won));
        }
        (fact.held >= limit).then_some(Proof::Held(fact.held))
    }

    /// Remembers a proof, beside what is already known about the same position.
    pub(super) fn remember(&mut self, key: u64, proof: Proof) {
        let mut fact = self.fact(key);
        match proof {
            Proof::Won(plies) => fact.won = fact.won.min(plies),
            Proof::Held(plies) => fact.held = fact.held.max(plies),
        }
        let place = self.place(key);
        self.facts[place] = fact.pack();
    }

    fn fact(&self, key: u64) -> AttackFact {
        let fact = AttackFact::unpack(self.facts[self.place(key)]);
        if fact.key == key { fact } else { AttackFact::nothing(key) }
    }

    fn place(&self, key: u64) -> usize {
        key as usize & (self.facts.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_answer_what_follows_from_them() {
        let mut facts = AttackTable::new(4);
        assert_eq!(facts.answer(7, Plies(1)), None);
        facts.remember(7, Proof::Won(Plies(9)));
        facts.remember(7, Proof::Held(Plies(4)));
        assert_eq!(facts.answer(7, Plies(3)), Some(Proof::Held(Plies(4))));
        assert_eq!(facts.answer(7, Plies(5)), None);
        assert_eq!(facts.answer(7, Plies(9)), Some(Proof::Won(Plies(9))));
        assert_eq!(facts.answer(7, Plies::UNLIMITED), Some(Proof::Won(Plies(9))));
        facts.remember(7 + 16, Proof::SAFE);
        assert_eq!(facts.answer(7, Plies(3)), None, "another position took the place");
        assert_eq!(facts.answer(7 + 16, Plies::UNLIMITED), Some(Proof::SAFE));
    }

    #[test]
    fn an_unlimited_number_of_plies_stays_so() {
        assert_eq!(Plies::UNLIMITED.before(), Plies::UNLIMITED);
        assert_eq!(Plies::UNLIMITED.after(), Plies::UNLIMITED);
        assert_eq!(Plies(3).after().before(), Plies(3));
        assert_eq!(Proof::won_after(Plies(2), Plies(1)), Proof::Held(Plies(1)));
    }
}
