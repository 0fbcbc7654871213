//! `GET /api/games`: every game with its options, value functions and rules; techniques, limits and examples.

use crate::Desk;
use crate::answer::{Answered, Work};
use crate::games::{self, ExampleEntry, GameEntry, OptionEntry, Words};
use crate::refusal::Refusal;
use crate::techniques;
use draw::Format;
use search::Score;
use search::textbook::{Asks, CodeLine, RecordKind};
use serde::Serialize;
use session::shapes::{self, DefinitionShape};
use session::words::Counted;
use session::{
    Algorithm, Definition, Description, EvalChoice, GivenOptions, Language, Lesson, Place, Playable,
    ReachedPlace, Setting, StopFlag, UnknownLanguage, Variant,
};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Everything the studio offers.
#[derive(Serialize, ToSchema)]
pub struct Catalogue {
    games: Vec<GameView>,
    #[schema(value_type = Vec<Algorithm>)]
    algorithms: Vec<&'static str>,
    /// The same with everything that is said of each.
    searches: Vec<SearchCard>,
    techniques: Vec<techniques::TechniqueEntry>,
    formats: Vec<&'static str>,
    #[schema(required = true)]
    first: Option<ExampleEntry>,
    examples: Vec<ExampleEntry>,
    limits: LimitsView,
    /// How the computer plays at each level, the weakest first.
    levels: [LevelView; 9],
    wins: WinsView,
}

/// A search as the page tells of it.
#[derive(Serialize, ToSchema)]
struct SearchCard {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    authors: &'static str,
    work: &'static str,
    year: u16,
    /// It as a page of a textbook prints it.
    code: Vec<CodeEntry>,
    /// The options that it heeds, by the names of their flags.
    options: &'static [&'static str],
    /// The numbers that its nodes have.
    numbers: &'static [&'static str],
    /// Whether its tree grows, rather than being visited.
    grows: bool,
    /// Why an exercise cannot ask about it; missing where it can.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    no_exercise: Option<&'static str>,
}

/// One line of a search's page.
#[derive(Serialize, ToSchema)]
struct CodeEntry {
    /// How far it is set in.
    indent: u8,
    text: &'static str,
    /// What it does: a moment of a replay is at the line of its role.
    role: &'static str,
}

impl SearchCard {
    fn of(algorithm: Algorithm, language: Language) -> SearchCard {
        let spec = algorithm.spec();
        let word =
            |prefix: &str, english| language.known(&format!("{prefix}-{}", spec.name)).unwrap_or(english);
        let code =
            |line: &CodeLine| CodeEntry { indent: line.indent, text: line.text, role: line.role.name() };
        SearchCard {
            name: spec.name,
            title: word("algorithm", spec.name),
            about: word("search-about", spec.about),
            authors: spec.source.authors,
            work: spec.source.work,
            year: spec.source.year,
            code: spec.code.iter().map(code).collect(),
            options: spec.options,
            numbers: spec.numbers,
            grows: spec.record == RecordKind::Growth,
            no_exercise: match spec.exercise {
                Asks::Nothing(why) => Some(why),
                _ => None,
            },
        }
    }
}

/// A level: a number of plies, or as deep as the time allows.
#[derive(Clone, Copy, Serialize, ToSchema)]
struct LevelView {
    #[schema(required = true)]
    depth: Option<u32>,
    /// The longest time for a move.
    time_ms: u64,
}

/// Which values are wins that are counted in plies.
#[derive(Serialize, ToSchema)]
struct WinsView {
    /// A win on the spot; one after `n` plies is worth `n` less.
    at_once: i32,
    /// Values of this size and more are such wins.
    least: i32,
}

/// A level that looks a number of plies ahead must not think for ever.
const LONGEST_LEVEL_MS: u64 = 10_000;

const LEVELS: [LevelView; 9] =
    [plies(1), plies(2), plies(3), plies(4), plies(5), plies(6), ms(1000), ms(3000), ms(10_000)];

const fn plies(depth: u32) -> LevelView {
    LevelView { depth: Some(depth), time_ms: LONGEST_LEVEL_MS }
}

const fn ms(time_ms: u64) -> LevelView {
    LevelView { depth: None, time_ms }
}

/// One game with everything about it.
#[derive(Serialize, ToSchema)]
struct GameView {
    #[serde(flatten)]
    entry: GameEntry,
    #[schema(value_type = (String, String))]
    sides: Vec<String>,
    /// How its people count the way to a win.
    counted: Counted,
    /// A value of this size is a win, however long it takes.
    #[schema(required = true)]
    sure: Option<f64>,
    /// A lead up to this much is still even, in the playing search's unit, where the game says so.
    #[schema(required = true)]
    even: Option<f64>,
    /// The points of the playing search that its people call one, such as a pawn; null where they count points.
    #[schema(required = true)]
    unit: Option<f64>,
    presets: Vec<Preset>,
    /// The default preset of the playing search; null where there is no playing search.
    #[schema(required = true)]
    player_eval: Option<&'static str>,
    variants: Vec<VariantView>,
    /// What each leaf rule does.
    rule_abouts: BTreeMap<&'static str, &'static str>,
    can_think: bool,
    can_solve: bool,
    begins_at_random: bool,
    /// What files with whole games end in, where the game has a notation for them.
    #[schema(required = true)]
    record: Option<&'static str>,
    /// The tags that name the players in such files, in every language.
    #[schema(value_type = (String, String))]
    player_tags: [&'static str; 2],
    /// Openings it has by name.
    opening_sets: Vec<OpeningSetView>,
    /// The openings of a match by default.
    openings: &'static str,
    /// The ending that experiments are about, in a game that has one.
    #[schema(required = true)]
    study: Option<StudyView>,
    /// How series of games for a score are played; null where there are none.
    #[schema(required = true)]
    scored: Option<ScoredView>,
    /// How a net is taught it; null for a game that shows nothing to nets.
    #[schema(required = true)]
    lesson: Option<Lesson>,
}

/// Openings that belong together.
#[derive(Serialize, ToSchema)]
struct OpeningSetView {
    name: &'static str,
    about: &'static str,
}

/// The ending that a game studies.
#[derive(Serialize, ToSchema)]
struct StudyView {
    position: &'static str,
    /// The class it belongs to, which is solved as a whole.
    class: &'static str,
    /// The value function that plays.
    played: &'static str,
    /// The variant that plays.
    variant: &'static str,
    /// Value functions that others are measured by, the weakest first.
    league: Vec<LeagueView>,
}

/// A value function that others are measured by.
#[derive(Serialize, ToSchema)]
struct LeagueView {
    name: &'static str,
    /// Where it comes from, in English.
    about: &'static str,
    /// Won positions that it wins, at the depth of the study.
    won: usize,
    /// Won positions of the class.
    of: usize,
}

impl LeagueView {
    fn of(entry: &session::LeagueEntry, words: Words) -> LeagueView {
        let about = words.say(&format!("league-{}", entry.name), entry.about);
        LeagueView { name: entry.name, about, won: entry.won, of: entry.of }
    }
}

/// How series of games for a score are played by default.
#[derive(Serialize, ToSchema)]
struct ScoredView {
    /// What the game is set up with: there is room to tell good value functions from bad ones.
    #[schema(value_type = BTreeMap<String, Setting>)]
    options: GivenOptions,
    /// The value function that is judged.
    eval: &'static str,
    /// How deep the player looks ahead.
    depth: u32,
    /// How the others move.
    others: OptionEntry,
}

/// A named way to run a textbook search, as a request says it.
#[derive(Serialize, ToSchema)]
struct VariantView {
    name: &'static str,
    about: &'static str,
    #[schema(value_type = Algorithm)]
    algorithm: &'static str,
    order: bool,
    #[schema(required = true)]
    beam: Option<usize>,
    rules: Vec<String>,
}

/// A value function and its terms.
#[derive(Serialize, ToSchema)]
struct Preset {
    name: String,
    about: String,
    #[serde(serialize_with = "shapes::list")]
    #[schema(value_type = Vec<DefinitionShape>)]
    terms: Vec<Definition>,
}

/// How much may be asked.
#[derive(Serialize, ToSchema)]
struct LimitsView {
    depth: u32,
    search_ms: u64,
    think_ms: u64,
    threads: usize,
    lines: usize,
    table_mib: usize,
    tree_nodes: usize,
    /// Games of one experiment.
    games: usize,
    experiment_ms: u64,
}

/// Games with their options, value functions and rules; techniques, limits and examples.
#[utoipa::path(
    get,
    path = "/games",
    params(("language" = Option<Language>, Query, description = "The language of names and sentences; English if missing.")),
    responses((status = 200, description = "The catalogue.", body = Catalogue), Refusal)
)]
pub(crate) fn list(_: &Desk, query: &[u8], _: &StopFlag) -> Result<Work, Refusal> {
    let language = language(query)?;
    Ok(Box::new(move |desk, _| {
        let kept = &desk.catalogues[language as usize];
        let bytes = match kept.get() {
            Some(bytes) => bytes.clone(),
            None => {
                let made =
                    serde_json::to_vec(&catalogue(desk, language)?).expect("plain data can be written");
                kept.get_or_init(|| made).clone()
            }
        };
        Ok(Answered::json(bytes))
    }))
}

/// The language that is asked for behind the question mark of an address.
pub fn language(query: &[u8]) -> Result<Language, Refusal> {
    let query = String::from_utf8_lossy(query);
    match query.split('&').find_map(|part| part.strip_prefix("language=")) {
        None => Ok(Language::English),
        Some(code) => code.parse().map_err(|error: UnknownLanguage| Refusal::bad(error.to_string())),
    }
}

fn catalogue(desk: &Desk, language: Language) -> Result<Catalogue, Refusal> {
    let (limits, list) = (&desk.limits, desk.benches.games());
    let is_listed = |game: &&&Description| !desk.unlisted.contains(&game.name);
    let games: Result<Vec<GameView>, Refusal> =
        list.iter().filter(is_listed).map(|game| view(desk, game, language)).collect();
    Ok(Catalogue {
        games: games?,
        algorithms: Algorithm::all().map(Algorithm::name).collect(),
        searches: Algorithm::all().map(|algorithm| SearchCard::of(algorithm, language)).collect(),
        techniques: techniques::all(language),
        formats: Format::ALL.map(Format::extension).to_vec(),
        first: games::first(list, language),
        examples: games::examples(list, language),
        limits: LimitsView {
            depth: limits.depth,
            search_ms: limits.search_time.as_millis() as u64,
            think_ms: limits.think_time.as_millis() as u64,
            threads: limits.threads,
            lines: limits.lines,
            table_mib: limits.table_mib,
            tree_nodes: limits.tree_nodes,
            games: limits.games,
            experiment_ms: limits.experiment_time.as_millis() as u64,
        },
        levels: LEVELS,
        wins: WinsView { at_once: Score::WIN.0, least: Score::COUNTED_WIN.0 },
    })
}

fn view(desk: &Desk, game: &'static Description, language: Language) -> Result<GameView, Refusal> {
    let ReachedPlace { bench, .. } = desk.reach(Place::of(game.name))?;
    let words = Words { game, language };
    let presets =
        game.values.presets.iter().map(|(name, about)| preset(bench.as_ref(), words, name, about)).collect();
    Ok(GameView {
        sides: game.idiom_in(language).sides.map(String::from).to_vec(),
        counted: game.idiom.counted,
        sure: game.idiom.sure,
        even: game.play.even,
        unit: game.play.unit,
        presets,
        player_eval: game.own_preset().filter(|_| game.search.can_think),
        variants: (game.search.variants)().iter().map(|known| variant(known, words)).collect(),
        rule_abouts: game
            .search
            .rules
            .iter()
            .map(|(name, about)| (*name, words.say(&format!("rule-{name}"), about)))
            .collect(),
        can_think: game.search.can_think,
        can_solve: game.search.can_solve,
        begins_at_random: game.play.begins_at_random,
        record: game.notation.record,
        player_tags: game.player_tags(),
        opening_sets: game
            .play
            .opening_sets
            .iter()
            .map(|set| OpeningSetView {
                name: set.name,
                about: words.say(&format!("openings-{}", set.name), set.about),
            })
            .collect(),
        openings: game.play.openings,
        lesson: game.lab.lesson,
        scored: game.lab.scored.as_ref().map(|scored| ScoredView {
            options: games::choice(scored.options),
            eval: scored.eval,
            depth: scored.depth,
            others: OptionEntry::new(&scored.others, words),
        }),
        study: game.lab.study.map(|study| StudyView {
            position: study.position,
            class: study.class,
            played: study.played,
            variant: study.variant,
            league: study.league.iter().map(|entry| LeagueView::of(entry, words)).collect(),
        }),
        entry: GameEntry::new(words),
    })
}

fn variant(variant: &Variant, words: Words) -> VariantView {
    VariantView {
        name: variant.name,
        about: words.say(&format!("variant-{}", variant.name), variant.about),
        algorithm: variant.algorithm.name(),
        order: variant.order_by_value,
        beam: variant.beam,
        rules: variant.rules.clone(),
    }
}

fn preset(bench: &dyn Playable, words: Words, name: &str, about: &'static str) -> Preset {
    let mut terms = bench.terms(&EvalChoice::Preset(name.into())).unwrap_or_default();
    for term in &mut terms {
        if let Some(about) = words.term(name, &term.name) {
            term.about = about.into();
        }
    }
    Preset { name: name.into(), about: words.say(&format!("preset-{name}"), about).into(), terms }
}
