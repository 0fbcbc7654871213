//! The sentences of the report, each a message filled with the facts it is about.

use super::facts::{Facts, LineFacts, PruningFacts, TermFacts, TruthFacts};
use session::Language;

pub(super) fn title(facts: &Facts) -> String {
    facts
        .language
        .say("report-title", [("game", (&facts.game).into()), ("class", (&facts.class_words).into())])
}

pub(super) fn subtitle(facts: &Facts) -> String {
    ahead(facts, "report-subtitle")
}

/// A sentence about what the value function sees a number of plies ahead.
fn ahead(facts: &Facts, name: &str) -> String {
    facts.language.say(name, [("eval", (&facts.eval).into()), ("plies", facts.depth.into())])
}

/// The findings in short, a sentence each.
pub(super) fn summary(facts: &Facts) -> Vec<String> {
    let mut said = vec![position(facts)];
    said.extend(first_move(facts));
    said.push(line(facts));
    said.extend(facts.pruning.as_ref().map(|found| pruning(found, facts.language)));
    said.push(terms(facts));
    said.push(trial(facts));
    said
}

pub(super) fn position(facts: &Facts) -> String {
    let Facts { language, turn, max, moves, .. } = facts;
    let Some(plies) = facts.perfect else {
        return language.say("report-no-win", [("turn", turn.into())]);
    };
    let said = [
        ("turn", turn.into()),
        ("max", max.into()),
        ("plies", plies.into()),
        ("moves", moves.len().into()),
        ("winning", facts.winning().into()),
        ("soonest", list_names(&facts.soonest(), *language).into()),
    ];
    language.say("report-win", said)
}

/// What the search plays first, against the truth; none if it plays nothing or nothing is known.
pub(super) fn first_move(facts: &Facts) -> Option<String> {
    let first = facts.line.first.as_ref()?;
    let perfect = facts.perfect?;
    let (name, later) = match facts.first_wins_in() {
        Some(plies) if plies <= perfect => ("report-first-soonest", 0),
        Some(plies) => ("report-first-later", plies - perfect),
        None => ("report-first-lost", 0),
    };
    let said = [
        ("eval", (&facts.eval).into()),
        ("plies", facts.depth.into()),
        ("move", first.into()),
        ("later", later.into()),
    ];
    Some(facts.language.say(name, said))
}

pub(super) fn line(facts: &Facts) -> String {
    let LineFacts { result, plies, is_won, .. } = &facts.line;
    let perfect = facts.perfect.filter(|_| *is_won);
    let name = if perfect.is_some() { "report-played-out-won" } else { "report-played-out" };
    let said = [
        ("result", result.into()),
        ("plies", (*plies).into()),
        ("perfect", perfect.unwrap_or_default().into()),
    ];
    facts.language.say(name, said)
}

pub(super) fn pruning(facts: &PruningFacts, language: Language) -> String {
    let PruningFacts { reference, reference_nodes, variants, agreeing, cheapest, nodes } = facts;
    let saved = 100.0 * (1.0 - *nodes as f64 / (*reference_nodes).max(1) as f64);
    let said = [
        ("variants", (*variants).into()),
        ("agreeing", (*agreeing).into()),
        ("reference", reference.into()),
        ("cheapest", cheapest.into()),
        ("nodes", language.count(*nodes).into()),
        ("all", language.count(*reference_nodes).into()),
        ("saved", language.written(&format!("{saved:.1} %")).into()),
    ];
    language.say("report-saved", said)
}

/// Who defends, as the messages about terms tell them apart.
fn defender(facts: &Facts) -> &'static str {
    if facts.terms.against_truth { "truth" } else { "same" }
}

pub(super) fn terms(facts: &Facts) -> String {
    let TermFacts { is_won, count, needed, alone, .. } = &facts.terms;
    let names: Vec<&str> = needed.iter().map(String::as_str).collect();
    let said = [
        ("defender", defender(facts).into()),
        ("found", if *is_won { "won" } else { "lost" }.into()),
        ("terms", (*count).into()),
        ("needed", needed.len().into()),
        ("names", list_names(&names, facts.language).into()),
        ("alone", (*alone).into()),
    ];
    facts.language.say("report-terms-found", said)
}

pub(super) fn trial(facts: &Facts) -> String {
    let TruthFacts { won, won_positions, every_defence, .. } = &facts.truth;
    let language = facts.language;
    let said = [
        ("won", number(*won, language).into()),
        ("all", number(*won_positions, language).into()),
        ("class", (&facts.class).into()),
        ("share", percent(*won, *won_positions, language).into()),
        ("every", number(*every_defence, language).into()),
    ];
    language.say("report-trial", said)
}

pub(super) fn describe_class(facts: &Facts) -> String {
    let TruthFacts { positions, won_positions, longest, .. } = &facts.truth;
    let language = facts.language;
    let said = [
        ("max", (&facts.max).into()),
        ("won", number(*won_positions, language).into()),
        ("all", number(*positions, language).into()),
        ("class", (&facts.class).into()),
        ("plies", (*longest).into()),
    ];
    language.say("report-class-told", said)
}

pub(super) fn describe_trial(facts: &Facts) -> String {
    let TruthFacts { won, thrown_away, undecided, mean_extra_plies, won_positions, every_defence, .. } =
        &facts.truth;
    let language = facts.language;
    let said = [
        ("eval", (&facts.eval).into()),
        ("depth", facts.depth.into()),
        ("won", number(*won, language).into()),
        ("share", percent(*won, *won_positions, language).into()),
        ("thrown", number(*thrown_away, language).into()),
        ("undecided", number(*undecided, language).into()),
        ("extra", language.written(&format!("{mean_extra_plies:.2}")).into()),
        ("every", number(*every_defence, language).into()),
    ];
    language.say("report-trial-told", said)
}

/// What follows from all of it.
pub(super) fn conclusion(facts: &Facts) -> Vec<String> {
    let language = facts.language;
    let mut said = vec![here(facts), everywhere(facts)];
    said.extend(facts.truth.hardest.iter().map(|(side, cell, failed, games)| {
        let (failed, games) = (*failed as usize, *games as usize);
        let said = [
            ("side", side.into()),
            ("cell", cell.into()),
            ("failed", number(failed, language).into()),
            ("count", failed.into()),
            ("games", number(games, language).into()),
            ("total", games.into()),
            ("share", percent(failed, games, language).into()),
        ];
        language.say("report-hardest", said)
    }));
    said
}

/// Whether the value function is right in the position.
fn here(facts: &Facts) -> String {
    let name = match (facts.perfect, facts.first_wins_in(), facts.line.is_won) {
        (None, _, _) => "report-here-unknown",
        (Some(_), Some(_), true) => "report-here-right",
        (Some(_), Some(_), false) => "report-here-way",
        (Some(_), None, _) => "report-here-wrong",
    };
    facts.language.say(name, [("eval", (&facts.eval).into())])
}

/// Whether it is right in the whole class.
fn everywhere(facts: &Facts) -> String {
    let TruthFacts { won, won_positions, thrown_away, undecided, every_defence, max_plies, .. } =
        &facts.truth;
    let (language, class) = (facts.language, &facts.class);
    let failed = won_positions - won;
    if failed == 0 && every_defence == won_positions {
        return language.say("report-everywhere", [("class", class.into())]);
    }
    if failed == 0 {
        let lucky = won_positions - every_defence;
        let said =
            [("class", class.into()), ("count", lucky.into()), ("lucky", number(lucky, language).into())];
        return language.say("report-longest-only", said);
    }
    let said = [
        ("class", class.into()),
        ("count", failed.into()),
        ("failed", number(failed, language).into()),
        ("share", percent(failed, *won_positions, language).into()),
        ("thrown", number(*thrown_away, language).into()),
        ("undecided", number(*undecided, language).into()),
        ("limit", (*max_plies).into()),
    ];
    language.say("report-not-everywhere", said)
}

pub(super) fn describe_value(facts: &Facts, value: &str) -> String {
    let said = [("eval", (&facts.eval).into()), ("value", value.into()), ("max", (&facts.max).into())];
    facts.language.say("report-value-told", said)
}

pub(super) fn describe_tree(facts: &Facts) -> String {
    facts.language.say("report-tree-told", [("max", (&facts.max).into())])
}

pub(super) fn tree_title(facts: &Facts) -> String {
    ahead(facts, "tree-ahead")
}

pub(super) fn describe_line(variant: &str, facts: &Facts) -> String {
    let LineFacts { result, plies, .. } = &facts.line;
    let said = [("variant", variant.into()), ("result", result.into()), ("plies", (*plies).into())];
    facts.language.say("report-line-told", said)
}

pub(super) fn describe_terms(facts: &Facts) -> String {
    facts.language.say("report-terms-told", [("defender", defender(facts).into())])
}

fn number(number: usize, language: Language) -> String {
    language.count(number as u64)
}

/// A part of a whole; neither all nor nothing unless it is.
fn percent(part: usize, whole: usize, language: Language) -> String {
    let share = 100.0 * part as f64 / whole.max(1) as f64;
    let is_rounded = (share > 99.9 && part < whole) || (share < 0.1 && part > 0);
    language.written(&if is_rounded { format!("{share:.2} %") } else { format!("{share:.1} %") })
}

/// Names joined: a, b and c.
fn list_names(names: &[&str], language: Language) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).into(),
        [most @ .., last] => {
            language.say("report-and", [("first", most.join(", ").into()), ("last", (*last).into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A position that is won in 3 plies, by two moves of three.
    fn facts() -> Facts {
        Facts {
            language: Language::English,
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
        says(&here(&unknown), "it is unknown whether chase is right");
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
        assert_eq!(
            [(1, 3), (0, 3), (3, 3)].map(|(part, whole)| percent(part, whole, Language::English)),
            ["33.3 %", "0.0 %", "100.0 %"]
        );
        assert_eq!(percent(14_844, 14_846, Language::English), "99.99 %");
        assert_eq!(percent(14_844, 14_846, Language::Czech), "99,99 %");
        let hardest = vec![("Red".into(), "15".into(), 1, 463), ("White".into(), "29".into(), 680, 926)];
        let found = TruthFacts { hardest, ..facts().truth };
        let said = conclusion(&Facts { truth: found, ..facts() });
        says(&said[2], "With a piece of Red on 15 it fails most often: 1 of 463 games (0.2 %) is not won.");
        says(
            &said[3],
            "With a piece of White on 29 it fails most often: 680 of 926 games (73.4 %) are not won.",
        );
        says(
            &describe_class(&facts()),
            "White wins 1,500 of the 2,000 positions of 2Kv1K with White to move, the longest in 1 ply.",
        );
        says(
            &describe_trial(&facts()),
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
            &pruning(&found, Language::English),
            "Of 6 other variants, 3 find the value and move of brute-force; pragmatic needs the fewest nodes for it, 555 of 2,090 (73.4 % saved).",
        );
    }

    #[test]
    fn plurals_and_numbers_are_czech_in_czech() {
        let czech =
            || Facts { language: Language::Czech, max: "bílý".into(), turn: "bílý".into(), ..facts() };
        assert_eq!(
            position(&czech()),
            "Na tahu je bílý a bílý při bezchybné hře vyhraje za 3 půltahy. Ze 3 tahů vyhrávají 2, nejrychleji a."
        );
        says(&describe_trial(&czech()), "z nich vyhraje 1\u{a0}500 (100,0 %)");
        says(&describe_trial(&czech()), "průměrně 0,25 půltahu");
        says(&terms(&czech()), "vyhraje se i bez kteréhokoli jednoho z nich; sám ji vyhraje jeden z nich.");
        let hardest = vec![("bílý".into(), "29".into(), 680, 926)];
        let found = TruthFacts { hardest, ..facts().truth };
        let said = conclusion(&Facts { truth: found, ..czech() });
        assert_eq!(
            said[2],
            "Nejčastěji selhává, má-li bílý kámen na poli 29: z 926 partií není 680 vyhráno (73,4 %)."
        );
    }
}
