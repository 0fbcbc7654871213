//! Every word of the report: headings, captions, and sentences made from the facts. They stand in one place, so that each can be held
//! against its data and told in another language.

use super::facts::{Facts, LineFacts, PruningFacts, TermFacts, TruthFacts};
use draw::words::count;

/// The language of these words.
pub(super) const LANGUAGE: &str = "en";

pub(super) const SUMMARY: &str = "Summary";
pub(super) const POSITION: &str = "The position";
pub(super) const VALUE: &str = "What does the value function say?";
pub(super) const PRUNING: &str = "What did pruning save?";
pub(super) const TREE: &str = "Why this move? The tree";
pub(super) const LINE: &str = "The line it plays";
pub(super) const TERMS: &str = "What is each term good for?";
pub(super) const TRUTH: &str = "Is the value function right? The truth";
pub(super) const CONCLUSION: &str = "Conclusion";
pub(super) const REPEAT: &str = "Can I trust the result?";

pub(super) const MOVE_HEADINGS: [&str; 2] = ["move", "wins in plies"];
pub(super) const VALUE_HEADINGS: [&str; 4] = ["term", "measured", "weight", "share"];
pub(super) const FIGURE_HEADINGS: [&str; 2] = ["figure", "value"];
pub(super) const TERM_HEADINGS: [&str; 4] = ["term", "without it", "alone", "added to those above"];
pub(super) const DOES_NOT_WIN: &str = "does not win";

pub(super) const PRUNING_TOLD: &str = "The same position searched once with every variant. Agrees says whether value and move are those of the first; \
     saving is the part of its nodes that was not needed.";
pub(super) const PRUNING_CHART: &str = "Nodes visited by each variant, on a logarithmic scale";
pub(super) const NODES_VISITED: &str = "Nodes visited";
pub(super) const VARIANT: &str = "variant";
pub(super) const NODES: &str = "nodes";
pub(super) const PLY: &str = "ply";
pub(super) const PLIES: &str = "plies";
pub(super) const POINTS: &str = "points";
pub(super) const SEARCHED: &str = "score of the search";
pub(super) const BOARDS: &str = "The game board by board; what a move changed is marked";
pub(super) const TERMS_TITLE: &str = "Plies of the game";
pub(super) const TERMS_CHART: &str = "Plies of the game with all terms, and without each";
pub(super) const WON: &str = "won";
pub(super) const NOT_WON: &str = "not won";
pub(super) const WORST: &str = "The worst games; the first two start from the boards below:";
pub(super) const REPEAT_TOLD: &str = "Every table above is the output of one command, and can be repeated:";

pub(super) fn title(facts: &Facts) -> String {
    format!("{}: {}", facts.game, facts.class_words)
}

pub(super) fn subtitle(facts: &Facts) -> String {
    let ahead = many(facts.depth as usize, "ply", "plies");
    format!("What the value function {} sees {ahead} ahead, and what is true", facts.eval)
}

/// The findings in short, a sentence each.
pub(super) fn summary(facts: &Facts) -> Vec<String> {
    let mut said = vec![position(facts)];
    said.extend(first_move(facts));
    said.push(line(facts));
    said.extend(facts.pruning.as_ref().map(pruning));
    said.push(terms(facts));
    said.push(trial(facts));
    said
}

pub(super) fn position(facts: &Facts) -> String {
    let Facts { turn, moves, .. } = facts;
    let Some(plies) = facts.perfect else {
        return format!("{turn} is to move; no win is known here.");
    };
    let winning = facts.winning();
    format!(
        "{turn} is to move, and {} wins in {} with perfect play. Of {}, {winning} {}, soonest {}.",
        facts.max,
        many(plies as usize, "ply", "plies"),
        many(moves.len(), "move", "moves"),
        if winning == 1 { "wins" } else { "win" },
        listed(&facts.soonest()),
    )
}

/// What the search plays first, against the truth; none if it plays nothing or nothing is known.
pub(super) fn first_move(facts: &Facts) -> Option<String> {
    let first = facts.line.first.as_ref()?;
    let perfect = facts.perfect?;
    let judged = match facts.first_wins_in() {
        Some(plies) if plies <= perfect => "which wins as soon as possible".to_string(),
        Some(plies) => {
            let later = many((plies - perfect) as usize, "ply", "plies");
            format!("which still wins, {later} later than necessary")
        }
        None => "which gives the win away".into(),
    };
    let ahead = many(facts.depth as usize, "ply", "plies");
    Some(format!("{}, looking {ahead} ahead, plays {first}, {judged}.", facts.eval))
}

pub(super) fn line(facts: &Facts) -> String {
    let LineFacts { result, plies, is_won, .. } = &facts.line;
    let length = many(*plies, "ply", "plies");
    let perfect = match facts.perfect.filter(|_| *is_won) {
        Some(perfect) => format!("; perfect play on both sides takes {perfect}"),
        None => String::new(),
    };
    format!("Played out by the same search on both sides: {result} after {length}{perfect}.")
}

pub(super) fn pruning(facts: &PruningFacts) -> String {
    let PruningFacts { reference, reference_nodes, variants, agreeing, cheapest, nodes } = facts;
    let saved = 100.0 * (1.0 - *nodes as f64 / (*reference_nodes).max(1) as f64);
    format!(
        "Of {}, {agreeing} {} the value and move of {reference}; {cheapest} needs the fewest nodes for it, {} of {} ({saved:.1} % saved).",
        many(*variants, "other variant", "other variants"),
        if *agreeing == 1 { "finds" } else { "find" },
        count(*nodes),
        count(*reference_nodes),
    )
}

pub(super) fn terms(facts: &Facts) -> String {
    let TermFacts { is_won, count, needed, alone, against_truth } = &facts.terms;
    let whose = if *against_truth { "a defender who knows the solution" } else { "the same search" };
    let all = many(*count, "term", "terms");
    let alone = match alone {
        0 => "none of them wins it alone".to_string(),
        1 => "one of them wins it alone".into(),
        several => format!("{several} of them win it alone"),
    };
    if !is_won {
        return format!("Against {whose} the game is not won, not even with all {all}; {alone}.");
    }
    let missing = match needed.as_slice() {
        [] => "it stays won without any single one of them".to_string(),
        [one] => format!("it is not won without {one}"),
        several => {
            let names: Vec<&str> = several.iter().map(String::as_str).collect();
            format!("it is not won without any one of these {}: {}", several.len(), listed(&names))
        }
    };
    format!("Against {whose} the game is won with all {all}, and {missing}; {alone}.")
}

pub(super) fn trial(facts: &Facts) -> String {
    let TruthFacts { won, won_positions, every_defence, .. } = &facts.truth;
    format!(
        "From {} of the {} won positions of {} ({}) it wins against the longest defence, from {} whatever the other side does.",
        number(*won),
        number(*won_positions),
        facts.class,
        percent(*won, *won_positions),
        number(*every_defence),
    )
}

pub(super) fn class_told(facts: &Facts) -> String {
    let (max, TruthFacts { positions, won_positions, longest, .. }) = (&facts.max, &facts.truth);
    format!(
        "{max} wins {} of the {} positions of {} with {max} to move, the longest in {}. From each of them a game was played \
         against a defender who knows the solution and resists longest.",
        number(*won_positions),
        number(*positions),
        facts.class,
        many(*longest as usize, "ply", "plies"),
    )
}

pub(super) fn trial_told(facts: &Facts) -> String {
    let TruthFacts { won, thrown_away, undecided, mean_extra_plies, won_positions, every_defence, .. } =
        &facts.truth;
    format!(
        "{} at depth {} wins {} of them ({}), throws the win away in {} and leaves {} undecided; it needs {mean_extra_plies:.2} \
         plies over the shortest way on average. Against every defence it wins {}.",
        facts.eval,
        facts.depth,
        number(*won),
        percent(*won, *won_positions),
        number(*thrown_away),
        number(*undecided),
        number(*every_defence),
    )
}

/// What follows from all of it.
pub(super) fn conclusion(facts: &Facts) -> Vec<String> {
    let mut said = vec![here(facts), everywhere(facts)];
    said.extend(facts.truth.hardest.iter().map(|(side, cell, failed, games)| {
        format!(
            "With a piece of {side} on {cell} it fails most often: {} of {} ({}) {} not won.",
            count(u64::from(*failed)),
            many(*games as usize, "game", "games"),
            percent(*failed as usize, *games as usize),
            if *failed == 1 { "is" } else { "are" },
        )
    }));
    said
}

/// Whether the value function is right in the position.
fn here(facts: &Facts) -> String {
    let eval = &facts.eval;
    match (facts.perfect, facts.first_wins_in(), facts.line.is_won) {
        (None, _, _) => format!("In this position nobody knows whether {eval} is right: no win is known."),
        (Some(_), Some(_), true) => {
            format!("In this position {eval} is right: the move it plays keeps the win, and its game is won.")
        }
        (Some(_), Some(_), false) => {
            format!(
                "In this position {eval} is right about the move but not about the way: its game is not won."
            )
        }
        (Some(_), None, _) => format!("In this position {eval} is wrong: the move it plays does not win."),
    }
}

/// Whether it is right in the whole class.
fn everywhere(facts: &Facts) -> String {
    let TruthFacts { won, won_positions, thrown_away, undecided, every_defence, max_plies, .. } =
        &facts.truth;
    let class = &facts.class;
    let failed = won_positions - won;
    if failed == 0 && every_defence == won_positions {
        return format!(
            "It is right everywhere in {class}: it wins every won position, whatever the other side does."
        );
    }
    if failed == 0 {
        let lucky = many(won_positions - every_defence, "position", "positions");
        return format!(
            "It wins every won position of {class} against the longest defence, but in {lucky} another defence holds."
        );
    }
    format!(
        "It is not right everywhere in {class}: from {} ({}) it does not win; in {} of them a move gives the win away, in {} it finds \
         no way to it within {max_plies} plies.",
        many(failed, "won position", "won positions"),
        percent(failed, *won_positions),
        number(*thrown_away),
        number(*undecided),
    )
}

pub(super) fn value_told(facts: &Facts, value: &str) -> String {
    format!(
        "The value function {} gives the position {value} points for {}; each term's share is what it measured times its weight.",
        facts.eval, facts.max
    )
}

pub(super) fn tree_told(facts: &Facts) -> String {
    format!(
        "Every node shows the move that leads there and its value for {}, a bound where the search knew enough. The expected \
         line is drawn bold; moves that were not looked at are faint.",
        facts.max
    )
}

pub(super) fn tree_title(facts: &Facts) -> String {
    format!("{} looks {} ahead", facts.eval, many(facts.depth as usize, "ply", "plies"))
}

pub(super) fn tree_caption(variant: &str) -> String {
    format!("The moves of the position as variant {variant} sees them")
}

pub(super) fn branch_caption(m: &str) -> String {
    format!("The answers to {m}")
}

pub(super) fn line_told(variant: &str, facts: &Facts) -> String {
    let LineFacts { result, plies, .. } = &facts.line;
    format!("Both sides search with variant {variant}. {result} after {}.", many(*plies, "ply", "plies"))
}

pub(super) fn score_title(facts: &Facts) -> String {
    format!("Score for {}", facts.max)
}

pub(super) fn score_caption(shown: &str) -> String {
    format!("Score of the search, until it sees the end, and the plain value of {shown}, after every ply")
}

pub(super) fn static_value(shown: &str) -> String {
    format!("static value of {shown}")
}

pub(super) fn terms_told(facts: &Facts) -> String {
    let whose = if facts.terms.against_truth {
        "The defender knows the exact solution"
    } else {
        "Both sides search alike"
    };
    format!(
        "The game once more with all terms, without each, with each alone, and adding one after the other. {whose}. A game that is won \
         is told with its plies."
    )
}

pub(super) fn won_in(plies: usize) -> String {
    format!("won in {plies}")
}

pub(super) fn heat_caption(side: &str) -> String {
    format!("Games not won, in percent, by where a piece of {side} started")
}

/// A number of things, one or many.
fn many(number: usize, one: &str, several: &str) -> String {
    format!("{} {}", count(number as u64), if number == 1 { one } else { several })
}

fn number(number: usize) -> String {
    count(number as u64)
}

/// A part of a whole; neither all nor nothing unless it is.
fn percent(part: usize, whole: usize) -> String {
    let share = 100.0 * part as f64 / whole.max(1) as f64;
    let is_rounded = (share > 99.9 && part < whole) || (share < 0.1 && part > 0);
    if is_rounded { format!("{share:.2} %") } else { format!("{share:.1} %") }
}

/// Names joined: a, b and c.
fn listed(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).into(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position that is won in 3 plies, by two moves of three.
    fn facts() -> Facts {
        Facts {
            game: "Draughts".into(),
            class: "2Kv1K".into(),
            class_words: "two kings against one".into(),
            eval: "chase".into(),
            depth: 1,
            max: "White".into(),
            turn: "White".into(),
            perfect: Some(3),
            moves: vec![("a".into(), Some(3)), ("b".into(), None), ("c".into(), Some(5))],
            line: LineFacts { first: Some("a".into()), result: "White wins".into(), is_won: true, plies: 3 },
            pruning: None,
            terms: TermFacts { is_won: true, count: 2, needed: vec![], alone: 1, against_truth: true },
            truth: TruthFacts {
                positions: 2000,
                won_positions: 1500,
                longest: 1,
                won: 1500,
                thrown_away: 0,
                undecided: 0,
                mean_extra_plies: 0.25,
                max_plies: 100,
                every_defence: 1500,
                hardest: vec![],
            },
        }
    }

    #[track_caller]
    fn says(said: &str, words: &str) {
        assert!(said.contains(words), "{said}");
    }

    #[test]
    fn the_first_move_is_held_to_the_truth() {
        let played = |first: &str| {
            let line = LineFacts { first: Some(first.into()), ..facts().line };
            Facts { line, ..facts() }
        };
        says(
            &first_move(&played("a")).unwrap(),
            "chase, looking 1 ply ahead, plays a, which wins as soon as possible.",
        );
        says(&first_move(&played("c")).unwrap(), "plays c, which still wins, 2 plies later than necessary.");
        says(&first_move(&played("b")).unwrap(), "plays b, which gives the win away.");
        says(&here(&played("b")), "chase is wrong: the move it plays does not win.");
        let lost = LineFacts { is_won: false, result: "draw".into(), ..facts().line };
        says(&here(&Facts { line: lost.clone(), ..facts() }), "right about the move but not about the way");
        says(&line(&Facts { line: lost, ..facts() }), "both sides: draw after 3 plies.");
        says(&line(&facts()), "White wins after 3 plies; perfect play on both sides takes 3.");
        says(&position(&facts()), "White wins in 3 plies with perfect play. Of 3 moves, 2 win, soonest a.");
        let unknown = Facts { perfect: None, moves: vec![], ..facts() };
        assert_eq!(first_move(&unknown), None);
        says(&position(&unknown), "White is to move; no win is known here.");
        says(&here(&unknown), "nobody knows whether chase is right");
    }

    #[test]
    fn terms_are_told_whatever_was_found() {
        let told = |is_won, needed: &[&str], against_truth| {
            let needed = needed.iter().map(|name| name.to_string()).collect();
            let terms_found = TermFacts { is_won, needed, against_truth, ..facts().terms };
            terms(&Facts { terms: terms_found, ..facts() })
        };
        says(
            &told(true, &[], true),
            "won with all 2 terms, and it stays won without any single one of them; one of them wins it alone.",
        );
        says(&told(true, &["king"], true), "and it is not won without king;");
        says(&told(true, &["king", "man"], true), "without any one of these 2: king and man;");
        says(
            &told(false, &[], false),
            "Against the same search the game is not won, not even with all 2 terms",
        );
    }

    #[test]
    fn the_class_is_told_whatever_was_found() {
        let told = |won, thrown_away, every_defence| {
            let undecided = 1500 - won - thrown_away;
            let found = TruthFacts { won, thrown_away, undecided, every_defence, ..facts().truth };
            everywhere(&Facts { truth: found, ..facts() })
        };
        says(&told(1500, 0, 1500), "right everywhere in 2Kv1K: it wins every won position, whatever");
        says(&told(1500, 0, 1499), "against the longest defence, but in 1 position another defence holds.");
        says(&told(1499, 1, 1400), "from 1 won position (0.07 %) it does not win; in 1 of them a move gives");
        says(&told(0, 500, 0), "from 1,500 won positions (100.0 %) it does not win; in 500 of them");
        assert_eq!([percent(1, 3), percent(0, 3), percent(3, 3)], ["33.3 %", "0.0 %", "100.0 %"]);
        assert_eq!(percent(14_844, 14_846), "99.99 %");
        let hardest = vec![("Red".into(), "15".into(), 1, 463), ("White".into(), "29".into(), 680, 926)];
        let found = TruthFacts { hardest, ..facts().truth };
        let said = conclusion(&Facts { truth: found, ..facts() });
        says(&said[2], "With a piece of Red on 15 it fails most often: 1 of 463 games (0.2 %) is not won.");
        says(
            &said[3],
            "With a piece of White on 29 it fails most often: 680 of 926 games (73.4 %) are not won.",
        );
        says(
            &class_told(&facts()),
            "White wins 1,500 of the 2,000 positions of 2Kv1K with White to move, the longest in 1 ply.",
        );
        says(
            &trial_told(&facts()),
            "wins 1,500 of them (100.0 %), throws the win away in 0 and leaves 0 undecided; it needs 0.25",
        );
    }

    #[test]
    fn pruning_is_counted_against_the_reference() {
        let found = PruningFacts {
            reference: "brute-force".into(),
            reference_nodes: 2090,
            variants: 6,
            agreeing: 3,
            cheapest: "pragmatic".into(),
            nodes: 555,
        };
        says(
            &pruning(&found),
            "Of 6 other variants, 3 find the value and move of brute-force; pragmatic needs the fewest nodes for it, 555 of 2,090 (73.4 % saved).",
        );
    }
}
