//! The techniques of the playing search, each with a sentence for people.

use search::pvs::{Technique, Techniques};
use serde::Serialize;
use session::{Dictionary, Language};
use utoipa::ToSchema;

/// The same sentences in Czech, and those about what scripts can ask in every game.
pub static WORDS: Dictionary = Dictionary::new(include_str!("../messages/cs.ftl"));

/// One technique as the page shows it.
#[derive(Serialize, ToSchema)]
pub struct TechniqueEntry {
    /// The name used in requests.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
}

/// The techniques that are on by default, in the order they are offered.
pub fn all(language: Language) -> Vec<TechniqueEntry> {
    let usual = Technique::ALL.iter().filter(|(technique, _)| Techniques::USUAL.has(*technique));
    let said = |technique: Technique, name| WORDS.text(language, name).unwrap_or_else(|| about(technique));
    usual.map(|&(technique, name)| TechniqueEntry { name, about: said(technique, name) }).collect()
}

/// A technique without a sentence here is offered by its name alone.
fn about(technique: Technique) -> &'static str {
    match technique.name() {
        "deepening" => "Search depth 1, then 2, and so on; each orders the next.",
        "aspiration" => "Start each depth with a narrow window around the last score.",
        "scout" => "Ask of all but the first move only whether it is better.",
        "table" => "Remember positions reached before.",
        "gains" => "Try moves that win something first.",
        "killers" => "Try quiet moves early that refuted a sibling.",
        "history" => "Order quiet moves by how often they were best.",
        "counter-moves" => "Try the move that last refuted the opponent's previous one.",
        "quiescence" => "Follow exchanges and forced moves below the leaves.",
        "null-move" => "Pass; if that is still too good, a real move will be too.",
        "reductions" => "Look at late quiet moves less deeply first.",
        "late-moves" => "Skip quiet moves that come very late near the leaves.",
        "forced-replies" => "Look deeper after moves that force the opponent.",
        "futility" => "Near the leaves, trust the value function by a margin.",
        "delta" => "Below the leaves, skip exchanges that cannot gain enough.",
        "internal-reduction" => "Look less deeply where no good first move is known.",
        "mate-distance" => "Stop where even the fastest win cannot matter.",
        "repetition" => "Count a repeated position as a draw.",
        "knowledge" => "Use exact knowledge: endgame tables and recognisers.",
        "pairs" => "Order quiet moves by what they were good for after the moves before.",
        "corrections" => "Learn where the value function errs, and correct it.",
        "razoring" => "Far below the window near the leaves, look at exchanges only.",
        "exchanges" => "Skip moves that lose too much in an exchange.",
        "singular" => "Look deeper at a move that is much better than all others.",
        "prob-cut" => "Trust a shallow search of exchanges that beats the window by far.",
        "single-reply" => "Look deeper where there is only one move.",
        "recapture" => "Look deeper where a piece that has just captured is captured.",
        "interposition" => "Look deeper where a check is answered by a piece put in between.",
        "forks" => "Look deeper after a move that attacks two pieces at once.",
        "trapped-pieces" => "Look deeper after a move that leaves a piece no way out.",
        "king-threats" => "Look deeper after a move that threatens the king.",
        "improving" => "Skip and reduce less where the side to move gets better.",
        "null-verification" => "Check deep cuts by passing with a search of real moves.",
        "quiescence-limits" => "Below the leaves, try few more ways out once one is found.",
        "line-first" => "Try the expected line of the last depth first.",
        "threats" => "Look for a win by threats alone before the search begins.",
        _ => "",
    }
}
