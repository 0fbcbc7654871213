//! The switches: each technique of the playing search can be turned off to measure what it is worth.

use crate::observe::Exit;

/// One technique of the playing search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
#[repr(u8)]
pub enum Technique {
    /// Iterative deepening: search depth 1, then 2, and so on, each ordering the next.
    Deepening,
    /// Aspiration windows: start each depth with a narrow window around the last score.
    Aspiration,
    /// Principal variation search: ask of all but the first move only whether it is better.
    Scout,
    /// Transposition table: remember positions reached before.
    Table,
    /// Try noisy moves before quiet ones, by expected gain (MVV-LVA where the game ranks so).
    Gains,
    /// Killer moves: try quiet moves that refuted sibling nodes early.
    Killers,
    /// History heuristic: order quiet moves by how often they were best.
    History,
    /// Counter-moves: try the move that last refuted the opponent's previous move early.
    CounterMoves,
    /// Quiescence search: follow noisy and forced moves below the leaves.
    Quiescence,
    /// Null move pruning: pass, and cut if that is still too good.
    NullMove,
    /// Late move reductions: look less deeply first at late moves that are quiet or lose in the exchange.
    Reductions,
    /// Late move pruning: skip quiet moves ordered very late near the leaves.
    LateMoves,
    /// Check extension: look deeper after moves that force the opponent: checks, threats that must be answered.
    ForcedReplies,
    /// Futility and reverse futility pruning: near the leaves, trust the value function by a margin about quiet moves.
    Futility,
    /// Internal iterative reduction: look less deeply where no good first move is known.
    InternalReduction,
    /// Mate distance pruning: stop where even the fastest win cannot matter.
    MateDistance,
    /// A repeated position is a draw.
    Repetition,
    /// Use exact knowledge: endgame tables and recognisers.
    Knowledge,
    /// Continuation history: order quiet moves also by what they were good for after the moves before.
    Pairs,
    /// Correction history: learn where the evaluator errs, and correct it.
    Corrections,
    /// Razoring: far below the window near the leaves, ask quiescence instead.
    Razoring,
    /// Static exchange evaluation: skip moves that lose too much in an exchange, and try captures that lose late.
    Exchanges,
    /// Singular extension: look deeper at a move that is much better than all others.
    Singular,
    /// ProbCut: trust a shallow search of noisy moves that beats the window by far.
    ProbCut,
    /// One-reply extension: look deeper where there is only one move.
    SingleReply,
    /// Recapture extension: look deeper where a piece that has just captured is captured.
    Recapture,
    /// Look deeper where a threat is answered by a piece put in between: the loss may only be put off.
    Interposition,
    /// Look deeper after a move that attacks two pieces at once.
    Forks,
    /// Look deeper after a move that leaves a piece of the opponent no way out.
    TrappedPieces,
    /// Look deeper after a move that prepares an attack on what must not be lost.
    KingThreats,
    /// Skip and reduce less where the side to move stands better than at its last move.
    Improving,
    /// Verified null move: check deep null-move cuts by a search of real moves.
    NullVerification,
    /// Below the leaves, a forced side that has found a way out tries few more quiet moves.
    QuiescenceLimits,
    /// Try the expected line of the last depth first.
    LineFirst,
    /// Delta pruning: below the leaves, skip noisy moves whose gain and a margin do not reach the window.
    Delta,
    /// Threat search: before anything else, look for a win at the root by threats alone.
    Threats,
}

impl Technique {
    /// All techniques with the names they have on the command line.
    pub const ALL: [(Technique, &'static str); 36] = [
        (Technique::Deepening, "deepening"),
        (Technique::Aspiration, "aspiration"),
        (Technique::Scout, "scout"),
        (Technique::Table, "table"),
        (Technique::Gains, "gains"),
        (Technique::Killers, "killers"),
        (Technique::History, "history"),
        (Technique::CounterMoves, "counter-moves"),
        (Technique::Quiescence, "quiescence"),
        (Technique::NullMove, "null-move"),
        (Technique::Reductions, "reductions"),
        (Technique::LateMoves, "late-moves"),
        (Technique::ForcedReplies, "forced-replies"),
        (Technique::Futility, "futility"),
        (Technique::InternalReduction, "internal-reduction"),
        (Technique::MateDistance, "mate-distance"),
        (Technique::Repetition, "repetition"),
        (Technique::Knowledge, "knowledge"),
        (Technique::Pairs, "pairs"),
        (Technique::Corrections, "corrections"),
        (Technique::Razoring, "razoring"),
        (Technique::Exchanges, "exchanges"),
        (Technique::Singular, "singular"),
        (Technique::ProbCut, "prob-cut"),
        (Technique::SingleReply, "single-reply"),
        (Technique::Recapture, "recapture"),
        (Technique::Interposition, "interposition"),
        (Technique::Forks, "forks"),
        (Technique::TrappedPieces, "trapped-pieces"),
        (Technique::KingThreats, "king-threats"),
        (Technique::Improving, "improving"),
        (Technique::NullVerification, "null-verification"),
        (Technique::QuiescenceLimits, "quiescence-limits"),
        (Technique::LineFirst, "line-first"),
        (Technique::Delta, "delta"),
        (Technique::Threats, "threats"),
    ];

    /// The technique's name on the command line.
    pub fn name(self) -> &'static str {
        let found = Technique::ALL.iter().find(|(technique, _)| *technique == self);
        found.expect("every technique is listed").1
    }

    /// The reasons this technique gives for nodes and moves that it leaves out; no other technique gives them.
    pub const fn exits(self) -> &'static [Exit] {
        match self {
            Technique::Table => &[Exit::Table],
            Technique::Quiescence => &[Exit::StandPat, Exit::Quiescence],
            Technique::QuiescenceLimits => &[Exit::QuiescenceLimits],
            Technique::Delta => &[Exit::Delta],
            Technique::NullMove => &[Exit::NullMove],
            Technique::LateMoves => &[Exit::LateMove],
            Technique::Futility => &[Exit::Futility],
            Technique::MateDistance => &[Exit::MateDistance],
            Technique::Repetition => &[Exit::Repetition],
            Technique::Knowledge => &[Exit::Known],
            Technique::Razoring => &[Exit::Razoring],
            Technique::Exchanges => &[Exit::Exchanges],
            Technique::Singular => &[Exit::Singular],
            Technique::ProbCut => &[Exit::ProbCut],
            _ => &[],
        }
    }
}

/// There is no technique of this name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown technique '{0}': expected one of {names}", names = Technique::ALL.map(|(_, name)| name).join(", "))]
pub struct UnknownTechnique(pub String);

impl std::str::FromStr for Technique {
    type Err = UnknownTechnique;
    fn from_str(text: &str) -> Result<Self, UnknownTechnique> {
        let found = Technique::ALL.iter().find(|(_, name)| *name == text);
        found.map(|&(technique, _)| technique).ok_or_else(|| UnknownTechnique(text.into()))
    }
}

/// A set of techniques.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Techniques(u64);

impl Techniques {
    /// None: plain alpha-beta.
    pub const NONE: Techniques = Techniques(0);
    /// All of them.
    pub const ALL: Techniques = Techniques((1 << Technique::ALL.len()) - 1);
    /// As played: all but those that were measured and do not pay.
    pub const USUAL: Techniques = Techniques::ALL
        .without(Technique::Recapture)
        .without(Technique::Interposition)
        .without(Technique::Forks)
        .without(Technique::TrappedPieces)
        .without(Technique::KingThreats)
        .without(Technique::Threats);
    /// Those that save work without ever changing the value of a search to a fixed depth.
    pub const EXACT: Techniques = Techniques::NONE
        .with(Technique::Deepening)
        .with(Technique::Aspiration)
        .with(Technique::Scout)
        .with(Technique::Gains)
        .with(Technique::Killers)
        .with(Technique::History)
        .with(Technique::CounterMoves)
        .with(Technique::Pairs)
        .with(Technique::LineFirst);

    /// The set without those that skip moves or look less deeply at them: a win that is no longer than the search is deep is found.
    pub const fn without_skips(self) -> Techniques {
        self.without(Technique::NullMove)
            .without(Technique::Reductions)
            .without(Technique::LateMoves)
            .without(Technique::Futility)
            .without(Technique::InternalReduction)
            .without(Technique::Razoring)
            .without(Technique::Exchanges)
            .without(Technique::Singular)
            .without(Technique::ProbCut)
            .without(Technique::QuiescenceLimits)
            .without(Technique::Delta)
    }

    /// Whether the technique is on.
    pub const fn has(self, technique: Technique) -> bool {
        self.0 & (1 << technique as u64) != 0
    }

    /// Whether one of these is on.
    pub const fn has_any(self, others: Techniques) -> bool {
        self.0 & others.0 != 0
    }

    /// The set with this technique on.
    pub const fn with(self, technique: Technique) -> Techniques {
        Techniques(self.0 | (1 << technique as u64))
    }

    /// The set with this technique off.
    pub const fn without(self, technique: Technique) -> Techniques {
        Techniques(self.0 & !(1 << technique as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back_to_techniques() {
        for (index, (technique, name)) in Technique::ALL.into_iter().enumerate() {
            assert_eq!(technique as usize, index);
            assert_eq!(name.parse(), Ok(technique));
            assert_eq!(technique.name(), name);
        }
        let error = "magic".parse::<Technique>().unwrap_err().to_string();
        assert!(error.starts_with("unknown technique 'magic': expected one of deepening, "), "{error}");
    }

    /// Words that were given out before switches had these names.
    const OLDER_WORDS: [(Exit, Technique); 3] = [
        (Exit::StandPat, Technique::Quiescence),
        (Exit::LateMove, Technique::LateMoves),
        (Exit::Known, Technique::Knowledge),
    ];

    #[test]
    fn what_a_technique_leaves_out_is_named_as_its_switch() {
        for (technique, name) in Technique::ALL {
            for exit in technique.exits() {
                let is_older = OLDER_WORDS.contains(&(*exit, technique));
                assert!(is_older || exit.word().replace(' ', "-") == name, "{exit:?} of {name}");
            }
        }
    }

    #[test]
    fn every_exit_is_of_one_technique_or_of_the_search_itself() {
        let plain = [
            Exit::Searched,
            Exit::Selected,
            Exit::Leaf,
            Exit::Terminal,
            Exit::Cutoff,
            Exit::Beam,
            Exit::Stopped,
        ];
        for (place, exit) in Exit::NAMED.into_iter().enumerate() {
            let owners = Technique::ALL.iter().filter(|(technique, _)| technique.exits().contains(&exit));
            assert_eq!(owners.count(), usize::from(!plain.contains(&exit)), "{exit:?}");
            assert_eq!(exit.index(), place + usize::from(place >= Exit::Rule("").index()));
        }
    }

    #[test]
    fn sets_hold_what_they_are_given() {
        let set = Techniques::NONE.with(Technique::Table).with(Technique::Scout).without(Technique::Table);
        assert!(set.has(Technique::Scout) && !set.has(Technique::Table));
        assert!(Techniques::ALL.has(Technique::Forks) && !Techniques::USUAL.has(Technique::Forks));
        assert!(Techniques::USUAL.has(Technique::Knowledge) && !Techniques::EXACT.has(Technique::Table));
    }
}
