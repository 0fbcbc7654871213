//! `GET /api/games`: every game with its options, value functions and rules; techniques, limits and examples.

use crate::benches::Benches;
use crate::games::{self, Choice, ExampleEntry, GameEntry, OptionEntry, Words};
use crate::place::{Place, Reached};
use crate::reply::Refusal;
use crate::state::{QUICK, Shared, Studio};
use crate::techniques;
use axum::extract::State;
use axum::http::{Uri, header};
use axum::response::IntoResponse;
use draw::Format;
use search::Score;
use serde::Serialize;
use session::words::Counted;
use session::{
    Algorithm, Definition, Description, EvalChoice, Language, Lesson, Playable, Setting, StopFlag,
    UnknownLanguage, Variant,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use utoipa::ToSchema;

/// Everything the studio offers.
#[derive(Serialize, ToSchema)]
pub struct Catalogue {
    games: Vec<GameView>,
    #[schema(value_type = Vec<Algorithm>)]
    algorithms: Vec<&'static str>,
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

/// A level: so many plies, or as deep as the time allows.
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

/// A level that looks so many plies ahead must not think for ever.
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
    presets: Vec<Preset>,
    /// The preset that the playing search goes by when nobody chooses; null where there is no playing search.
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
    /// The openings of a match when nobody chooses.
    openings: &'static str,
    /// The ending that experiments are about, in a game that has one.
    #[schema(required = true)]
    study: Option<StudyView>,
    /// How series of games for a score are played; null where nobody plays for one.
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
}

/// How series of games for a score are played when nobody says otherwise.
#[derive(Serialize, ToSchema)]
struct ScoredView {
    /// What the game is set up with: there is room to tell good value functions from bad ones.
    #[schema(value_type = BTreeMap<String, Setting>)]
    options: Choice,
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
pub async fn list(State(studio): State<Shared>, uri: Uri) -> Result<impl IntoResponse, Refusal> {
    let language = wanted(&uri)?;
    let kept = &studio.catalogues[language as usize];
    let text = match kept.get() {
        Some(text) => text.clone(),
        None => {
            let made = make(&studio, language).await?;
            kept.get_or_init(|| made).clone()
        }
    };
    Ok(([(header::CONTENT_TYPE, "application/json")], text))
}

/// The catalogue. A child makes it, for it names the terms of games that are scripts; where there can be none, these games are
/// left out.
async fn make(studio: &Shared, language: Language) -> Result<String, Refusal> {
    if let Some(cages) = studio.cages.as_ref().filter(|_| cage::is_possible()) {
        return cages.read(&format!("/api/games?language={}", language.code())).await;
    }
    let shared = Arc::clone(studio);
    let work = move |_: &StopFlag| catalogue(&shared, language);
    studio.clerks.run(StopFlag::default(), QUICK, work).await?
}

/// The language that the address asks for.
fn wanted(uri: &Uri) -> Result<Language, Refusal> {
    let asked =
        uri.query().and_then(|query| query.split('&').find_map(|part| part.strip_prefix("language=")));
    asked.map_or(Ok(Language::English), |code| {
        code.parse().map_err(|error: UnknownLanguage| Refusal::bad(error.to_string()))
    })
}

fn catalogue(studio: &Studio, language: Language) -> Result<String, Refusal> {
    let Studio { limits, benches, cages, .. } = studio;
    let list = benches.games();
    let runs_here = |game: &&&Description| !cages.as_ref().is_some_and(|cages| cages.has_game(game.name));
    let games: Result<Vec<GameView>, Refusal> =
        list.iter().filter(runs_here).map(|game| view(game, benches, language)).collect();
    let catalogue = Catalogue {
        games: games?,
        algorithms: Algorithm::ALL.map(|(_, name)| name).to_vec(),
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
    };
    Ok(serde_json::to_string(&catalogue).expect("plain data can be written"))
}

fn view(game: &'static Description, benches: &Benches, language: Language) -> Result<GameView, Refusal> {
    let Reached { bench, .. } = benches.reach(Place::of(game.name))?;
    let words = Words { game, language };
    let presets =
        game.presets.iter().map(|(name, about)| preset(bench.as_ref(), words, name, about)).collect();
    Ok(GameView {
        sides: game.idiom_in(language).sides.map(String::from).to_vec(),
        counted: game.idiom.counted,
        sure: game.idiom.sure,
        even: game.even,
        presets,
        player_eval: game.own_preset().filter(|_| game.can_think),
        variants: (game.variants)().iter().map(|known| variant(known, words)).collect(),
        rule_abouts: game
            .rules
            .iter()
            .map(|(name, about)| (*name, words.say(&format!("rule-{name}"), about)))
            .collect(),
        can_think: game.can_think,
        can_solve: game.can_solve,
        begins_at_random: game.begins_at_random,
        record: game.record,
        player_tags: game.player_tags(),
        opening_sets: game
            .opening_sets
            .iter()
            .map(|set| OpeningSetView { name: set.name, about: set.about })
            .collect(),
        openings: game.openings,
        lesson: game.lesson,
        scored: game.scored.as_ref().map(|scored| ScoredView {
            options: games::choice(scored.options),
            eval: scored.eval,
            depth: scored.depth,
            others: OptionEntry::new(&scored.others, words),
        }),
        study: game.study.map(|study| StudyView {
            position: study.position,
            class: study.class,
            played: study.played,
            variant: study.variant,
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
