//! Wins that a leaf rule hides: what the truth would play, and the rule that ended the search behind it.

use crate::error::LabError;
use crate::truth::reach::{Attack, at};
use crate::truth::trial::TrialGame;
use serde::Serialize;
use session::view::{NodeView, TreeView};
use session::{Call, ClassMove, Exact, Exit, Recording, Request, TextbookSettings};

/// A winning move that a search turned down because of a leaf rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HiddenWin {
    /// The rule, by its name.
    pub rule: String,
    /// The move that wins soonest.
    pub m: String,
}

impl Attack<'_> {
    /// The leaf rule that hides the win in a game that was not won, if one does. It is looked for where the win was nearest:
    /// the search's own answer to the soonest win ends by the rule, and without the rule the search plays that win.
    pub fn hidden_win(&self, game: &TrialGame) -> Result<Option<HiddenWin>, LabError> {
        if self.search.textbook.rules.is_empty() {
            return Ok(None);
        }
        let Some(position) = self.nearest_win(game)? else { return Ok(None) };
        let wins = soonest(self.class.moves(&position)?);
        let call = Call::recorded(self.search, Recording::default(), self.stop);
        let (_, tree) = self.bench.run(&at(&position), &call)?;
        let Some(tree) = tree else { return Ok(None) };
        for m in wins.iter().map(|win| &win.m) {
            let Some(rule) = rule_behind(&tree, m) else { continue };
            if self.plays_without(rule, &position)?.is_some_and(|best| wins.iter().any(|win| win.m == best)) {
                return Ok(Some(HiddenWin { rule: rule.into(), m: m.clone() }));
            }
        }
        Ok(None)
    }

    /// The attacker's position of a game from which perfect play needs the fewest plies; the first of several.
    fn nearest_win(&self, game: &TrialGame) -> Result<Option<String>, LabError> {
        let mut session = self.bench.begin(&at(&game.position))?;
        let mut found: Option<(u32, String)> = None;
        for (ply, m) in game.moves.iter().enumerate() {
            let position = session.text();
            if ply % 2 == 0
                && let Some(Exact::Win(Some(plies))) = self.class.value(&position)
                && found.as_ref().is_none_or(|(fewest, _)| plies < *fewest)
            {
                found = Some((plies, position));
            }
            if session.outcome().is_some() {
                break;
            }
            session.play(m)?;
        }
        Ok(found.map(|(_, position)| position))
    }

    /// What the same search plays without one of its leaf rules.
    fn plays_without(&self, rule: &str, position: &str) -> Result<Option<String>, LabError> {
        let rules = self.search.textbook.rules.iter().filter(|name| *name != rule).cloned().collect();
        let request = Request {
            textbook: TextbookSettings { rules, ..self.search.textbook.clone() },
            ..self.search.clone()
        };
        Ok(self.bench.search(&at(position), &request, self.stop)?.best)
    }
}

/// The moves that win soonest.
fn soonest(moves: Vec<ClassMove>) -> Vec<ClassMove> {
    let is_win = |step: &ClassMove| matches!(step.value, Exact::Win(_));
    let best = moves.iter().filter(|step| is_win(step)).map(|step| step.value.rank()).max();
    moves.into_iter().filter(|step| is_win(step) && Some(step.value.rank()) == best).collect()
}

/// The leaf rule that ends the search's own line behind a move of the root.
fn rule_behind<'a>(tree: &'a TreeView, m: &str) -> Option<&'a str> {
    let children = tree.children();
    let node = |index: u32| tree.node(index as usize);
    let mut here = *children.first()?.iter().find(|child| node(**child).label == m)?;
    // where a value comes from: the child that has the same
    let follow = |here: u32| {
        let is_source = |child: NodeView<'_>| !child.skipped && child.value == node(here).value;
        children[here as usize].iter().copied().find(|child| is_source(node(*child)))
    };
    while let Some(next) = follow(here) {
        here = next;
    }
    let exit = node(here).exit;
    // a leaf rule goes by its own name
    Exit::NAMED.into_iter().all(|named| named.word() != exit).then_some(exit)
}
