//! The Czech words: every sentence about a node says word for word what the English one says, and every game's own
//! things have Czech names.

use crate::sentences::{after, each_game, requests};
use session::view::TreeView;
use session::{
    Algorithm, At, DepthLimit, Description, EvalChoice, Language, Options, Playable, Recording, Request,
    StopFlag,
};

/// Czech words and the English ones that say the same, longer ones first.
const SAME: [(&str, &str); 38] = [
    ("Hodnota tohoto listu je dána: ", "The value of this leaf is given: "),
    (
        "V mělčím prohledání stačí hned několik tahů: ",
        "In a shallower search several moves are already good enough: ",
    ),
    (
        " stojí tak špatně, že by pomohly jen výměny, a ty vedou k hodnotě ",
        " stands so badly that only exchanges could help, and they come to ",
    ),
    (" dosáhne dost: ", " enough: "),
    (
        "Hloubka je zde vyčerpána: ohodnocovací funkce říká ",
        "The depth is used up here: the value function says ",
    ),
    ("Hra zde končí: ", "The game is over here: "),
    ("Tato pozice už byla prohledána: ", "This position was searched before: "),
    (", z tabulky.", ", from the table."),
    (" je spokojen i bez výměn: ", " is content without any exchange: "),
    (" stojí tak dobře (", " stands so well ("),
    ("), že to žádná odpověď nezmění.", ") that no reply can change it."),
    ("Pozice se opakuje: remíza.", "The position repeats: a draw."),
    ("Je už známa rychlejší výhra.", "A faster win is already known."),
    ("Přesně známo: ", "Known exactly: "),
    ("Opuštěno s hodnotou ", "Left with "),
    ("Zde byl zkoumán jediný tah: ", "One move was looked at here: "),
    (" největší z hodnot: ", " the largest of the values: "),
    (" nejmenší z hodnot: ", " the smallest of the values: "),
    (" největší z celkem ", " the largest of "),
    (" nejmenší z celkem ", " the smallest of "),
    (" berou the ", " take the "),
    (" bere the ", " takes the "),
    (" stejně pravděpodobných hodnot je ", " equally likely values is "),
    (" hodnot, vážený jejich pravděpodobností, je ", " values, weighted by how likely they are, is "),
    (" hodnot: ", " values: "),
    ("Tahy zde dávají ", "The moves here come to "),
    ("Zde rozhoduje náhoda: průměr je ", "Chance decides here: the mean is "),
    ("Zde rozhoduje náhoda: průměr ", "Chance decides here: the mean of "),
    ("Zde rozhoduje náhoda: ", "Chance decides here: "),
    (
        ": tím je zde rozhodnuto a další odpovědi se nezkoumají.",
        ": that settles the question here, and the other replies are not looked at.",
    ),
    (": tím je zde rozhodnuto.", ": that settles the question here."),
    (" může získat ", " can get "),
    (" mohou získat ", " can get "),
    (" může hodnotu udržet na ", " can hold it to "),
    (" mohou hodnotu udržet na ", " can hold it to "),
    ("; zde ", "; here "),
    (" už má ", " already has "),
    (" už mají ", " already have "),
];

/// The English sentence that a Czech one says.
fn in_english(czech: &str, sides: &[(String, String)]) -> String {
    let mut text = czech.replace('−', "-");
    for (own, english) in sides {
        for own in [own.clone(), capital(own)] {
            text = text.split(' ').map(|word| with_name(word, &own, english)).collect::<Vec<_>>().join(" ");
        }
    }
    text = text
        .replace(" hned na začátku", " as the first move")
        .replace(" před ní soupeř", " before it soupeř");
    for (czech, english) in SAME {
        text = text.replace(czech, english);
    }
    text = numbers(&reordered(&text)).replace(" tahem ", " with ").replace("tento uzel", "this node");
    text.replace(", takže ", ", so ").replace(" po ", " after ").replace("odpověď ", "the reply ")
}

/// Sentences whose parts stand in another order.
fn reordered(text: &str) -> String {
    if let Some((mover, value)) = text.split_once(" tu žádnou výměnou nic nezíská: ") {
        return format!("No exchange is better for {mover} than none: {value}");
    }
    if let Some((mover, rest)) =
        text.strip_prefix("I bez tahu tu ").and_then(|rest| rest.split_once(" dosáhne "))
    {
        let value = rest.trim_end_matches(", takže skutečný tah bude stačit také.");
        return format!("Even passing gives {mover} {value}, so a real move will do.");
    }
    if let Some(rest) = text.strip_prefix("Mělčí prohledání jedné výměny ukazuje, že tu ") {
        return format!("A shallower search of one exchange already gives {rest}");
    }
    if let Some(rest) = text.strip_prefix("Nezkoumáno: ") {
        return format!("Not looked at: {}", not_looked_at(rest));
    }
    for pronoun in [" pro něj", " pro ně"] {
        let Some((before, rest)) = text.split_once(&format!("{pronoun} nemůže být lepší")) else {
            continue;
        };
        let owner = before.split(" already ").next().unwrap_or_default();
        let rest =
            rest.replace(" a další odpovědi se nezkoumají.", " and its other replies are not looked at.");
        return format!("{before} cannot be better for {owner}{rest}");
    }
    text.into()
}

fn not_looked_at(rest: &str) -> String {
    let rest = rest.strip_prefix("už ").unwrap_or(rest).replace("dřívější odpověď", "an earlier reply");
    if let Some((by, above)) = rest.split_once(" stačí k tomu, aby se ") {
        let above = above.trim_end_matches(" soupeř vyhnul.").trim_start_matches("tahu ");
        return format!(
            "{by} already settles that {} is avoided.",
            above.replace("tomuto uzlu", "this node")
        );
    }
    let same = [
        (
            "nepatří mezi nejlepší tahy podle ohodnocovací funkce.",
            "not among the best moves by the value function.",
        ),
        (
            "ani s tím, co získá, nebude hodnota dost vysoká.",
            "even with what it gains the value stays too low.",
        ),
        ("při výměně ztrácí příliš mnoho.", "it loses too much in the exchange."),
        (
            "pod listy se sledují jen tahy, které nic neztrácejí.",
            "below the leaves only moves that lose nothing are followed.",
        ),
        ("východisko je už známo.", "a way out is already known."),
        ("tady nemůže získat dost.", "it cannot gain enough here."),
        ("je v pořadí příliš pozdě.", "it comes too late in the order."),
    ];
    same.iter().find(|(czech, _)| *czech == rest).map_or(rest.clone(), |(_, english)| (*english).into())
}

fn capital(name: &str) -> String {
    let mut rest = name.chars();
    rest.next().into_iter().flat_map(char::to_uppercase).chain(rest).collect()
}

fn with_name(word: &str, own: &str, english: &str) -> String {
    if word == own { english.into() } else { word.into() }
}

/// Decimal commas as points, and counted wins in English.
fn numbers(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    let plain = chars.iter().enumerate().map(|(at, &c)| match c {
        ',' if is_digit(at.checked_sub(1)) && is_digit(Some(at + 1)) => '.',
        c => c,
    });
    let text: String = plain.collect();
    let words: Vec<&str> = text.split(' ').collect();
    let mut out: Vec<String> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match words[at..] {
            ["výhra" | "(výhra", "za", ..] | ["prohra" | "(prohra", "za", ..] => {
                out.push(format!("{} in", words[at].replace("výhra", "win").replace("prohra", "loss")));
                at += 2;
            }
            ["dostane", "mat", moves, tahem, ..] if tahem.starts_with("tahem") => {
                out.push(format!(
                    "mated in {}{}",
                    moves.trim_end_matches('.'),
                    tahem.trim_start_matches("tahem")
                ));
                at += 4;
            }
            ["mat" | "(mat", moves, tahem, ..] if moves.ends_with('.') && tahem.starts_with("tahem") => {
                let mate = words[at].replace("mat", "mate");
                out.push(format!(
                    "{mate} in {}{}",
                    moves.trim_end_matches('.'),
                    tahem.trim_start_matches("tahem")
                ));
                at += 3;
            }
            _ => {
                out.push(words[at].into());
                at += 1;
            }
        }
    }
    out.join(" ")
}

fn record(bench: &dyn Playable, at: &At, request: &Request) -> TreeView {
    bench.tree(at, request, Recording::default(), &StopFlag::default()).unwrap().1
}

/// Both languages about the same tree.
fn check(bench: &dyn Playable, at: &At, request: &Request) {
    let czech = bench.speaking(Language::Czech);
    let (told, said) = (record(bench, at, request), record(czech.as_ref(), at, request));
    let sides: Vec<(String, String)> = czech
        .sides()
        .iter()
        .zip(bench.sides())
        .map(|(own, english)| ((*own).into(), english.into()))
        .collect();
    assert_eq!(told.len(), said.len());
    for (english, czech) in told.nodes().zip(said.nodes()) {
        assert_eq!(in_english(czech.reason, &sides), english.reason, "'{}'", czech.reason);
        assert!(!czech.reason.starts_with(char::is_lowercase), "'{}'", czech.reason);
    }
}

#[test]
fn sentences_say_the_same_in_both_languages() {
    for (bench, depth) in each_game() {
        for seed in 0..2 {
            let Some(at) = after(bench.as_ref(), seed as usize * 3, seed) else { continue };
            for request in requests(DepthLimit::Plies(depth)) {
                check(bench.as_ref(), &at, &request);
            }
        }
    }
    for name in ["draughts", "chess", "reversi"] {
        let bench = games::open(name, []).unwrap();
        let Some(at) = after(bench.as_ref(), 10, 7) else { continue };
        let request =
            Request { algorithm: Algorithm::PVS, depth: DepthLimit::Plies(4), ..Request::default() };
        check(bench.as_ref(), &at, &request);
    }
}

#[test]
fn a_hand_made_tree_is_explained_in_czech() {
    let text = "(max A (min B 3 4) (min C 3 1) (min D Z=2 9))";
    let bench = games::open("explicit", [("text", text.into())]).unwrap().speaking(Language::Czech);
    let view = record(bench.as_ref(), &At::default(), &Request::default());
    let reason = |label: &str| view.nodes().find(|node| node.label == label).unwrap().reason.to_owned();
    assert_eq!(reason("B"), "MIN bere nejmenší z celkem 2 hodnot: 3 tahem E.");
    assert_eq!(
        reason("D"),
        "MAX už má 3 tahem B; zde MIN může hodnotu udržet na 2 tahem Z, takže D pro něj nemůže být lepší a další \
         odpovědi se nezkoumají."
    );
}

/// Everything the page shows of a game before it is played, by the names its Czech words have them under.
fn shown(game: &Description) -> Vec<String> {
    let mut names = vec!["title".into(), "about".into(), "side-max".into(), "side-min".into()];
    names.extend(
        game.setup.options.iter().filter(|spec| spec.is_public()).map(|spec| format!("option-{}", spec.name)),
    );
    names.extend(game.values.presets.iter().map(|(name, _)| format!("preset-{name}")));
    names.extend(game.search.rules.iter().map(|(name, _)| format!("rule-{name}")));
    names.extend((game.search.variants)().iter().map(|variant| format!("variant-{}", variant.name)));
    names.extend(game.samples.examples.iter().map(|example| format!("example-{}", example.title)));
    names.extend(game.samples.examples.iter().map(|example| format!("example-{}-about", example.title)));
    names
}

/// The terms of a game's value functions, each by the names its Czech words may have it under.
fn terms(game: &Description) -> Vec<[String; 2]> {
    let bench = game.open(&Options::default()).unwrap();
    let of = |preset: &str| bench.terms(&EvalChoice::Preset(preset.into())).unwrap_or_default();
    let named = |preset: &str, term: &str| [format!("term-{preset}-{term}"), format!("term-{term}")];
    let all = game
        .values
        .presets
        .iter()
        .flat_map(|(preset, _)| of(preset).into_iter().map(|term| named(preset, &term.name)));
    all.collect()
}

#[test]
fn every_term_is_told_in_czech() {
    for game in games::ALL {
        let is_told =
            |names: &[String; 2]| names.iter().any(|name| game.words.text(Language::Czech, name).is_some());
        let missing: Vec<[String; 2]> = terms(game).into_iter().filter(|names| !is_told(names)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", game.name);
    }
}

#[test]
fn every_game_has_czech_names() {
    for game in games::ALL {
        let missing: Vec<String> =
            shown(game).into_iter().filter(|name| game.words.text(Language::Czech, name).is_none()).collect();
        assert_eq!(missing, Vec::<String>::new(), "{}", game.name);
    }
}
