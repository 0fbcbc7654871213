//! The report: every sentence of its summary and conclusion against figures that are found anew.

use crate::truth::FOLLOW;
use draw::document::{Document, DocumentBlock};
use lab::truth::{Attack, Defence, Reach, StartSample, Trial};
use lab::{
    AblationRequest, AuthorNotes, KeptTerms, LabError, Marks, Oracle, SidePlayer, SimulationRequest,
    StudyRequest,
};
use lab::{ablate, compare, simulate, study, variants};
use session::{At, DepthLimit, EvalChoice, Exact, Language, Playable, Request, Side, SolvedClass, StopFlag};

const STUDY: &str = "W:WK10,K14:BK1";
const MAX_PLIES: usize = 100;
/// Games of two plies' foresight fail in every way.
const DEPTH: u32 = 2;

/// The sentences below a heading.
fn list<'a>(document: &'a Document, wanted: &str) -> &'a [String] {
    let place = document.blocks.iter().position(|block| *block == DocumentBlock::Heading(wanted.into()));
    match &document.blocks[place.expect("the heading") + 1] {
        DocumentBlock::List(items) => items,
        other => panic!("no list below {wanted}: {other:?}"),
    }
}

struct Bench {
    bench: Box<dyn Playable>,
    class: Box<dyn SolvedClass>,
    search: Request,
}

impl Bench {
    fn new() -> Bench {
        let bench = games::open("draughts", []).unwrap();
        let class = bench.class("2Kv1K", FOLLOW).unwrap();
        let eval = EvalChoice::Preset("published".into());
        let request = Request { depth: DepthLimit::Plies(DEPTH), eval, ..Request::default() };
        let search = bench.variant("study").unwrap().apply(request);
        Bench { bench, class, search }
    }

    fn document(&self, language: Language) -> Document {
        self.document_with(AuthorNotes::default(), language).unwrap()
    }

    fn document_with(&self, notes: AuthorNotes, language: Language) -> Result<Document, LabError> {
        let request = StudyRequest {
            class: "2Kv1K".into(),
            position: STUDY.into(),
            eval: self.search.eval.clone(),
            depth: DEPTH,
            shown: "chase".into(),
            variant: "study".into(),
            drawn: "clever".into(),
            notes,
        };
        study(self.bench.speaking(language).as_ref(), &request, &StopFlag::default(), FOLLOW)
    }

    /// Every move with the plies in which it wins.
    fn moves(&self) -> Vec<(String, Option<u32>)> {
        let plies = |value: Exact| if let Exact::Win(plies) = value { plies } else { None };
        self.class.moves(STUDY).unwrap().into_iter().map(|step| (step.m, plies(step.value))).collect()
    }

    fn line(&self) -> lab::Simulation {
        let player = SidePlayer::Search(Box::new(self.search.clone()));
        let request = SimulationRequest {
            players: [player.clone(), player],
            static_eval: EvalChoice::Preset("chase".into()),
            max_plies: MAX_PLIES,
            repetitions: 3,
            marks: Marks::of(self.bench.description()),
        };
        simulate(self.bench.as_ref(), &at(), &request, &StopFlag::default()).unwrap()
    }

    fn comparison(&self) -> lab::Comparison {
        let candidates = variants(self.bench.as_ref(), &self.search);
        compare(self.bench.as_ref(), &at(), &candidates, &StopFlag::default(), &mut |_, _| {}).unwrap()
    }

    fn ablation(&self) -> lab::Ablation {
        let oracle: &dyn Oracle = &self.class;
        let request = AblationRequest {
            search: self.search.clone(),
            oracle: Some(oracle),
            max_plies: MAX_PLIES,
            repetitions: 3,
            marks: Marks::of(self.bench.description()),
        };
        ablate(self.bench.as_ref(), &at(), &request, &StopFlag::default(), &mut |_, _| {}).unwrap()
    }

    fn reach(&self) -> Reach {
        let (bench, class, stop) = (self.bench.as_ref(), self.class.as_ref(), &StopFlag::default());
        let attack = Attack { bench, class, search: &self.search, stop };
        Reach::of(&attack, StartSample::default(), Defence::Every, FOLLOW).unwrap()
    }
}

fn at() -> At {
    At { position: Some(STUDY.into()), moves: Vec::new() }
}

fn names(list: &[String]) -> String {
    match list {
        [one] => one.clone(),
        _ => format!("{} and {}", list[..list.len() - 1].join(", "), list[list.len() - 1]),
    }
}

fn count(number: usize) -> String {
    draw::words::count(number as u64)
}

fn percent(part: usize, whole: usize) -> String {
    format!("{:.1} %", 100.0 * part as f64 / whole as f64)
}

#[test]
fn the_report_says_what_was_found() {
    let bench = Bench::new();
    let document = bench.document(Language::English);
    assert_eq!(document.title, "Draughts: two kings against one");
    assert_eq!(document.subtitle, "What the value function published sees 2 plies ahead, and what is true");
    let moves = bench.moves();
    let perfect = moves.iter().filter_map(|(_, plies)| *plies).min().unwrap();
    let winning = moves.iter().filter(|(_, plies)| plies.is_some()).count();
    let soonest: Vec<String> =
        moves.iter().filter(|(_, plies)| *plies == Some(perfect)).map(|(m, _)| m.clone()).collect();
    let line = bench.line();
    let first = moves.iter().find(|(m, _)| *m == line.plies[0].m).unwrap();
    assert_eq!(
        first.1,
        Some(perfect),
        "the sentence about the first move below is the one for the soonest win"
    );
    let rows = bench.comparison().rows;
    let agreeing: Vec<_> = rows[1..].iter().filter(|row| row.agrees).collect();
    let cheapest = agreeing.iter().min_by_key(|row| row.nodes).unwrap();
    let summary = list(&document, "Summary");
    let expected = [
        format!(
            "White is to move, and White wins in {perfect} plies with perfect play. Of {} moves, {winning} win, soonest {}.",
            moves.len(),
            names(&soonest)
        ),
        format!("published, looking 2 plies ahead, plays {}, which wins as soon as possible.", first.0),
        format!(
            "Played out by the same search on both sides: {} after {} plies{}.",
            line.result,
            line.plies.len(),
            match line.winner {
                Some(Side::Max) => format!("; perfect play on both sides takes {perfect}"),
                _ => String::new(),
            }
        ),
        format!(
            "Of {} other variants, {} find the value and move of brute-force; {} needs the fewest nodes for it, {} of {} ({} saved).",
            rows.len() - 1,
            agreeing.len(),
            cheapest.variant,
            count(cheapest.nodes as usize),
            count(rows[0].nodes as usize),
            percent((rows[0].nodes - cheapest.nodes) as usize, rows[0].nodes as usize),
        ),
    ];
    assert_eq!(summary[..4], expected);
    check_terms(&bench, &summary[4]);
    check_truth(&bench, &summary[5], list(&document, "Conclusion"), line.winner);
}

fn check_terms(bench: &Bench, said: &str) {
    let rows = bench.ablation().rows;
    let of = |kept: KeptTerms| rows.iter().filter(move |row| row.part.kept == kept);
    let terms = of(KeptTerms::Without).count();
    let alone = of(KeptTerms::Only).filter(|row| row.won).count();
    let needed: Vec<String> =
        of(KeptTerms::Without).filter(|row| !row.won).map(|row| row.part.term.clone()).collect();
    let whose = "Against a defender who knows the solution the game is";
    let expected = match (rows[0].won, needed.as_slice()) {
        (false, _) => format!("{whose} not won, not even with all {terms} terms"),
        (true, []) => {
            format!("{whose} won with all {terms} terms, and it stays won without any single one of them")
        }
        (true, [one]) => format!("{whose} won with all {terms} terms, and it is not won without {one}"),
        (true, several) => format!(
            "{whose} won with all {terms} terms, and it is not won without any one of these {}: {}",
            several.len(),
            names(several)
        ),
    };
    let alone = match alone {
        0 => "none of them wins".to_string(),
        1 => "one of them wins".into(),
        several => format!("{several} of them win"),
    };
    assert_eq!(said, format!("{expected}; {alone} it alone."));
}

fn check_truth(bench: &Bench, said: &str, conclusion: &[String], winner: Option<Side>) {
    let reach = bench.reach();
    let trial = reach.trial(bench.bench.as_ref(), MAX_PLIES, 0).unwrap();
    let every = reach.every_defence().won;
    let (won, positions) = (trial.won, trial.positions);
    let expected = format!(
        "From {} of the {} won positions of 2Kv1K ({}) it wins against the longest defence, from {} whatever the other side does.",
        count(won),
        count(positions),
        percent(won, positions),
        count(every)
    );
    assert_eq!(said, expected);
    let right = match winner {
        Some(Side::Max) => "is right: the move it plays keeps the win, and its game is won.",
        _ => "is right about the move but not about the way: its game is not won.",
    };
    assert_eq!(conclusion[0], format!("In this position published {right}"));
    let failed = positions - won;
    let expected = format!(
        "It is not right everywhere in 2Kv1K: from {} won positions ({}) it does not win; in {} of them a move gives the win away, \
         in {} it finds no way to it within 100 plies.",
        count(failed),
        percent(failed, positions),
        count(trial.thrown_away),
        count(trial.timeouts)
    );
    assert_eq!(conclusion[1], expected);
    assert_eq!(conclusion[2..], [Side::Max, Side::Min].map(|side| hardest(&trial, side)));
}

/// The square from which the largest part of the games fails; squares are numbered, the dark ones of every row.
fn hardest(trial: &Trial, side: Side) -> String {
    let failures = &trial.failures[side as usize];
    let share = |cell: usize| f64::from(failures.failed[cell]) / f64::from(failures.games[cell].max(1));
    let played = (0..failures.games.len()).filter(|&cell| failures.games[cell] > 0);
    let worst = played.fold(None, |best: Option<usize>, cell| match best {
        Some(best) if share(best) >= share(cell) => Some(best),
        _ => Some(cell),
    });
    let worst = worst.expect("a square");
    let (row, column) = (worst / 8, worst % 8);
    let square = 4 * row + column / 2 + 1;
    let (failed, games) = (failures.failed[worst] as usize, failures.games[worst] as usize);
    format!(
        "With a piece of {} on {square} it fails most often: {} of {} games ({}) are not won.",
        failures.side,
        count(failed),
        count(games),
        percent(failed, games)
    )
}

/// English words that no name of a value function, a term or a variant has, and no Czech sentence.
const ENGLISH: [&str; 37] = [
    "the",
    "of",
    "is",
    "are",
    "and",
    "with",
    "without",
    "by",
    "at",
    "from",
    "in",
    "all",
    "only",
    "every",
    "wins",
    "won",
    "loss",
    "lost",
    "draw",
    "move",
    "moves",
    "ply",
    "plies",
    "node",
    "nodes",
    "game",
    "games",
    "value",
    "position",
    "positions",
    "White",
    "Red",
    "white",
    "red",
    "start",
    "yes",
    "no",
];

/// What a picture has written on it.
fn written(svg: &str) -> String {
    let mut rest = svg;
    let mut text = String::new();
    while let Some((_, after)) = rest.split_once('>') {
        let (shown, next) = after.split_once('<').unwrap_or((after, ""));
        let is_style = next.starts_with("/style");
        if !is_style {
            text.push_str(shown);
            text.push('\n');
        }
        rest = next;
    }
    text
}

fn of_table(headings: &[String], rows: &[Vec<String>]) -> Vec<String> {
    headings.iter().chain(rows.iter().flatten()).cloned().collect()
}

/// Everything a reader sees but commands.
fn texts(document: &Document) -> Vec<String> {
    let picture = |picture: &draw::document::Picture| [picture.caption.clone(), written(&picture.svg)];
    let of = |block: &DocumentBlock| match block {
        DocumentBlock::Heading(text) | DocumentBlock::Words(text) => vec![text.clone()],
        DocumentBlock::List(items) => items.clone(),
        DocumentBlock::Verbatim(_) => vec![],
        DocumentBlock::Table { headings, rows } => of_table(headings, rows),
        DocumentBlock::Pictures(pictures) => pictures.iter().flat_map(picture).collect(),
        DocumentBlock::Beside { picture: beside, headings, rows } => {
            picture(beside).into_iter().chain(of_table(headings, rows)).collect()
        }
    };
    let named = [document.title.clone(), document.subtitle.clone()];
    named.into_iter().chain(document.blocks.iter().flat_map(of)).collect()
}

#[test]
fn a_report_in_czech_has_no_english_word() {
    let document = Bench::new().document(Language::Czech);
    assert_eq!(document.title, "Dáma: dvě dámy proti jedné");
    assert_eq!(document.language, Language::Czech);
    for text in texts(&document) {
        let words = text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-');
        let english: Vec<&str> = words.filter(|word| ENGLISH.contains(word)).collect();
        assert!(english.is_empty(), "{english:?} in '{text}'");
        let has_point = text
            .as_bytes()
            .windows(3)
            .any(|three| three[0].is_ascii_digit() && three[1] == b'.' && three[2].is_ascii_digit());
        assert!(!has_point, "a decimal point in '{text}'");
    }
}

/// The blocks from a heading to the next.
fn section<'a>(document: &'a Document, wanted: &str) -> &'a [DocumentBlock] {
    let blocks = &document.blocks;
    let first =
        blocks.iter().position(|block| *block == DocumentBlock::Heading(wanted.into())).expect("the heading")
            + 1;
    let rest = &blocks[first..];
    let next = rest.iter().position(|block| matches!(block, DocumentBlock::Heading(_)));
    &rest[..next.unwrap_or(rest.len())]
}

#[test]
fn an_authors_words_captions_and_arrows_stand_below_their_headings() {
    let text = "# discussion\n\nOne line\nand the next.\n\nAnother paragraph.\n\n> not read\n\n# The line it plays\n\n\
                ply 0 [14-9 10]: the start\nply 1: the corner is safe\n";
    let bench = Bench::new();
    let notes = AuthorNotes::read(text, Language::English).unwrap();
    let document = bench.document_with(notes, Language::English).unwrap();
    let words = |text: &str| DocumentBlock::Words(text.into());
    assert_eq!(
        section(&document, "Discussion"),
        [words("One line and the next."), words("Another paragraph.")]
    );
    let Some(DocumentBlock::Pictures(boards)) = section(&document, "The line it plays").last() else {
        panic!("boards with captions")
    };
    let first = &bench.line().plies[0].m;
    let captions: Vec<&str> = boards.iter().map(|board| board.caption.as_str()).collect();
    assert_eq!(captions, ["the start", &format!("1. {first}: the corner is safe")]);
    let arrows = |index: usize| boards[index].svg.matches("<path class=\"oh os\"").count();
    assert_eq!((arrows(0), arrows(1)), (1, 0), "{}", boards[0].svg);
    let trees = section(&document, "Why this move? The tree");
    assert_eq!(
        trees.iter().filter(|block| matches!(block, DocumentBlock::Pictures(_))).count(),
        DEPTH.min(4) as usize
    );
    check_notes_refused(&bench, "# The line it plays\nply 99: never", "bad ply '99': expected 0 to ");
    check_notes_refused(
        &bench,
        "# The line it plays\nply 0 [14-99]: no",
        "bad arrow '14-99': expected cells",
    );
}

#[track_caller]
fn check_notes_refused(bench: &Bench, text: &str, expected: &str) {
    let read = AuthorNotes::read(text, Language::English);
    let message =
        read.and_then(|notes| bench.document_with(notes, Language::English)).unwrap_err().to_string();
    assert!(message.contains(expected), "{message}");
    assert_eq!(message.lines().count(), 1);
}

#[test]
fn notes_that_fit_no_report_are_refused_in_one_line() {
    let refused = |text: &str, expected: &str| {
        let message = AuthorNotes::read(text, Language::English).unwrap_err().to_string();
        assert!(message.contains(expected), "{message}");
    };
    refused("# My thoughts", "bad heading 'My thoughts': expected Summary, The position, ");
    refused("words", "bad line of the notes 'words': expected a heading first, such as '# Summary'");
    refused("# The position\nply x: y", "bad caption 'ply x: y': expected a line such as 'ply 3: words'");
    refused("# The position\nply 1 [14-9: y", "bad caption 'ply 1 [14-9: y'");
}

#[test]
fn the_template_of_notes_is_read_and_says_nothing_in_both_languages() {
    for language in [Language::English, Language::Czech] {
        let template = AuthorNotes::template(language);
        assert_eq!(template.matches("# ").count(), 11);
        AuthorNotes::read(&template, language).unwrap();
    }
    let czech = AuthorNotes::read("# Diskuse\nSlova.\n# pozice\nPůltah 0: začátek", Language::Czech);
    assert_ne!(czech.unwrap(), AuthorNotes::default());
}
