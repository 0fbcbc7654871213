//! The table of the fields of a request.

use super::value::one_of;
use super::{Field, FieldError, FieldKind, FieldValue, Group};
use crate::bounds;
use crate::choices::{Algorithm, Counts, DepthLimit, EvalChoice, Purpose};
use search::margins::Percent;
use search::pvs::{Technique, Techniques};
use search::textbook::{Goal, LeafJudgement, MinRole, TableKeys};
use std::time::Duration;

/// Says that there are no techniques, where there have to be names.
pub const NO_TECHNIQUE: &str = "none";

const SWITCH: FieldKind = FieldKind::Switch;
const NODES: FieldKind = FieldKind::Number { least: 1, most: u64::MAX };
const BEAM: FieldKind = FieldKind::Number { least: 1, most: u16::MAX as u64 };
const THREADS: FieldKind = FieldKind::Number { least: 1, most: bounds::THREADS as u64 };
const TABLE: FieldKind = FieldKind::Number { least: 1, most: bounds::TABLE_MIB as u64 };
const LINES: FieldKind = FieldKind::Number { least: 1, most: bounds::LINES };

const RATING: FieldKind = FieldKind::Number { least: 0, most: bounds::RATING };
const WIN: FieldKind = FieldKind::Number { least: 1, most: u32::MAX as u64 };
/// In the order of [`TableKeys`].
const KEYS: [&str; 2] = ["position", "path"];
/// In the order of [`MinRole`].
const MIN_ROLES: [&str; 2] = ["coin", "chooses"];
/// In the order of [`LeafJudgement`].
const LEAVES: [&str; 2] = ["playout", "value"];
/// In the order of [`Purpose`].
const PURPOSES: [&str; 2] = ["analyse", "play"];
/// In the order of [`Counts`].
const COUNTS: [&str; 3] = ["nodes", "exits", "statistics"];

/// Everything that can be said of a search, in the order in which it is written.
pub const FIELDS: &[Field] = &[
    Field {
        name: "algorithm",
        key: Some("algorithm"),
        kind: FieldKind::Algorithm,
        help: "Which search",
        group: Group::Which,
        set: |request, said| {
            request.algorithm = algorithm(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Algorithm(request.algorithm)),
    },
    Field {
        name: "variant",
        key: Some("variant"),
        kind: FieldKind::Word,
        help: "A named variant: sets algorithm, order, beam and leaf rules",
        group: Group::Which,
        set: |request, said| {
            request.variant = Some(word(said)?);
            Ok(())
        },
        get: |request| request.variant.clone().map(FieldValue::Word),
    },
    Field {
        name: "depth",
        key: Some("depth"),
        kind: FieldKind::Depth,
        help: "Plies to search, or 'end' for the whole game",
        group: Group::Limit,
        set: |request, said| {
            request.depth = depth(said)?;
            Ok(())
        },
        get: |request| (request.depth != DepthLimit::Usual).then_some(FieldValue::Depth(request.depth)),
    },
    Field {
        name: "nodes",
        key: Some("nodes"),
        kind: NODES,
        help: "Stop after this many nodes",
        group: Group::Limit,
        set: |request, said| {
            request.nodes = Some(number(said)?);
            Ok(())
        },
        get: |request| request.nodes.map(FieldValue::Number),
    },
    Field {
        name: "time",
        key: Some("time_ms"),
        kind: FieldKind::Time,
        help: "Stop after this long",
        group: Group::Limit,
        set: |request, said| {
            request.time = Some(time(said)?);
            Ok(())
        },
        get: |request| request.time.map(FieldValue::Time),
    },
    Field {
        name: "eval",
        key: Some("eval"),
        kind: FieldKind::Eval,
        help: "The value function",
        group: Group::Judge,
        set: |request, said| {
            request.eval = eval(said)?;
            Ok(())
        },
        get: |request| (request.eval != EvalChoice::Usual).then(|| FieldValue::Eval(request.eval.clone())),
    },
    Field {
        name: "agent",
        key: Some("agent"),
        kind: FieldKind::Agent,
        help: "An agent that a user wrote: it chooses in place of a search",
        group: Group::Judge,
        set: |request, said| match said {
            FieldValue::Agent(agent) => {
                request.agent = Some(agent);
                Ok(())
            }
            _ => Err(wrong("an agent")),
        },
        get: |request| request.agent.clone().map(FieldValue::Agent),
    },
    Field {
        name: "order",
        key: Some("order"),
        kind: SWITCH,
        help: "Look at moves in the order of the value function",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.order_by_value = switch(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Switch(request.textbook.order_by_value)),
    },
    Field {
        name: "beam",
        key: Some("beam"),
        kind: BEAM,
        help: "Keep only the best K moves of each node",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.beam = Some(number(said)? as usize);
            Ok(())
        },
        get: |request| request.textbook.beam.map(|beam| FieldValue::Number(beam as u64)),
    },
    Field {
        name: "prune",
        key: Some("rules"),
        kind: FieldKind::Names,
        help: "Leaf rules",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.rules = names(said)?;
            Ok(())
        },
        get: |request| said_names(&request.textbook.rules),
    },
    Field {
        name: "strict",
        key: Some("strict"),
        kind: SWITCH,
        help: "Cut only when strictly better",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.strict = switch(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Switch(request.textbook.strict)),
    },
    Field {
        name: "keys",
        key: Some("keys"),
        kind: FieldKind::Choice(&KEYS),
        help: "What a key of the table of a textbook search stands for",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.keys = chosen(said, &KEYS, &[TableKeys::Position, TableKeys::Path])?;
            Ok(())
        },
        get: |request| Some(FieldValue::Word(KEYS[request.textbook.settings.keys as usize].into())),
    },
    Field {
        name: "etc",
        key: Some("etc"),
        kind: SWITCH,
        help: "Ask the table for all moves of a node first: enhanced transposition cut-offs",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.enhanced_cutoffs = switch(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Switch(request.textbook.settings.enhanced_cutoffs)),
    },
    Field {
        name: "min",
        key: Some("min"),
        kind: FieldKind::Choice(&MIN_ROLES),
        help: "What MIN is to a search with chance: a coin whose moves are averaged, or a player who chooses",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.min = chosen(said, &MIN_ROLES, &[MinRole::Coin, MinRole::Opponent])?;
            Ok(())
        },
        get: |request| Some(FieldValue::Word(MIN_ROLES[request.textbook.settings.min as usize].into())),
    },
    Field {
        name: "window",
        key: Some("window"),
        kind: FieldKind::Decimal { least: 0.0, most: 1e6 },
        help: "How far the guess of an aspiration window may be wrong to either side",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.window = decimal(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Decimal(request.textbook.settings.window)),
    },
    Field {
        name: "playouts",
        key: Some("playouts"),
        kind: NODES,
        help: "Rounds of a Monte Carlo search: each adds a node and judges it",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.playouts = Some(number(said)?);
            Ok(())
        },
        get: |request| request.textbook.settings.playouts.map(FieldValue::Number),
    },
    Field {
        name: "judge",
        key: Some("judge"),
        kind: FieldKind::Choice(&LEAVES),
        help: "How a Monte Carlo search judges a new node: by a random game from it, or by the value function",
        group: Group::Textbook,
        set: |request, said| {
            let meanings = [LeafJudgement::Playout, LeafJudgement::Value];
            request.textbook.settings.leaves = Some(chosen(said, &LEAVES, &meanings)?);
            Ok(())
        },
        get: |request| {
            request.textbook.settings.leaves.map(|leaves| FieldValue::Word(LEAVES[leaves as usize].into()))
        },
    },
    Field {
        name: "exploration",
        key: Some("exploration"),
        kind: FieldKind::Decimal { least: 0.0, most: 1e6 },
        help: "How much a rarely visited move is worth a visit",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.exploration = decimal(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Decimal(request.textbook.settings.exploration)),
    },
    Field {
        name: "samples",
        key: Some("samples"),
        kind: BEAM,
        help: "How many moves of chance are drawn at a node",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.samples = number(said)? as usize;
            Ok(())
        },
        get: |request| Some(FieldValue::Number(request.textbook.settings.samples as u64)),
    },
    Field {
        name: "seed",
        key: Some("seed"),
        kind: FieldKind::Number { least: 0, most: u64::MAX },
        help: "Where the chance of a search begins: the same number gives the same search",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.seed = number(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Number(request.textbook.settings.seed)),
    },
    Field {
        name: "goal",
        key: Some("goal"),
        kind: FieldKind::Word,
        help: "What a search for a proof is to find out about the side to move: result, win, hold, or a value to reach",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.goal = word(said)?.parse()?;
            Ok(())
        },
        get: |request| {
            let goal = request.textbook.settings.goal;
            (goal != Goal::Result).then(|| FieldValue::Word(goal.to_string()))
        },
    },
    Field {
        name: "epsilon",
        key: Some("epsilon"),
        kind: FieldKind::Decimal { least: 0.0, most: 100.0 },
        help: "How far df-pn stays with a move beyond the second best, as a share of its number",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.epsilon = decimal(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Decimal(request.textbook.settings.epsilon)),
    },
    Field {
        name: "store-repetitions",
        key: Some("store_repetitions"),
        kind: SWITCH,
        help: "Keep draws by repetition in the table of df-pn as if they held on every path: wrong, to show the graph-history interaction",
        group: Group::Textbook,
        set: |request, said| {
            request.textbook.settings.stores_repetitions = switch(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Switch(request.textbook.settings.stores_repetitions)),
    },
    Field {
        name: "all-best",
        key: Some("all_best"),
        kind: SWITCH,
        help: "Find all equally good moves",
        group: Group::Ties,
        set: |request, said| {
            request.textbook.all_best = switch(said)?;
            Ok(())
        },
        get: |request| Some(FieldValue::Switch(request.textbook.all_best)),
    },
    Field {
        name: "without",
        key: Some("without"),
        kind: FieldKind::Names,
        help: "Techniques to switch off",
        group: Group::Playing,
        set: |request, said| {
            request.playing.techniques = switched(request.playing.techniques, said, Techniques::without)?;
            Ok(())
        },
        get: |request| said_techniques(Techniques::USUAL, request.playing.techniques),
    },
    Field {
        name: "with",
        key: Some("with"),
        kind: FieldKind::Names,
        help: "Techniques to switch on that are usually off",
        group: Group::Playing,
        set: |request, said| {
            request.playing.techniques = switched(request.playing.techniques, said, Techniques::with)?;
            Ok(())
        },
        get: |request| said_techniques(request.playing.techniques, Techniques::USUAL),
    },
    Field {
        name: "only",
        key: None,
        kind: FieldKind::Names,
        help: "Techniques to leave on, all others off",
        group: Group::Playing,
        set: |request, said| {
            request.playing.techniques = switched(Techniques::NONE, said, Techniques::with)?;
            Ok(())
        },
        // Written as what differs from the usual.
        get: |_| None,
    },
    Field {
        name: "threads",
        key: Some("threads"),
        kind: THREADS,
        help: "Threads that search together",
        group: Group::Playing,
        set: |request, said| {
            request.playing.threads = number(said)? as usize;
            Ok(())
        },
        get: |request| Some(FieldValue::Number(request.playing.threads as u64)),
    },
    Field {
        name: "margins",
        key: Some("margins"),
        kind: FieldKind::Word,
        help: "The margins of the playing search in per cent: a number, or NAME:NUMBER joined by +",
        group: Group::Tuning,
        set: |request, said| {
            request.playing.margins = word(said)?.parse()?;
            Ok(())
        },
        get: |request| {
            (request.playing.margins != Percent::default())
                .then(|| FieldValue::Word(request.playing.margins.to_string()))
        },
    },
    Field {
        name: "table",
        key: Some("table_mib"),
        kind: TABLE,
        help: "Size of the transposition table in MiB; without it the usual size of the game, mostly 64",
        group: Group::Tuning,
        set: |request, said| {
            request.playing.table_mib = Some(number(said)? as usize);
            Ok(())
        },
        get: |request| request.playing.table_mib.map(|mib| FieldValue::Number(mib as u64)),
    },
    Field {
        name: "multipv",
        key: Some("lines"),
        kind: LINES,
        help: "Show this many best lines",
        group: Group::Lines,
        set: |request, said| {
            request.playing.lines = number(said)? as usize;
            Ok(())
        },
        get: |request| Some(FieldValue::Number(request.playing.lines as u64)),
    },
    Field {
        name: "strength",
        key: Some("strength"),
        kind: RATING,
        help: "The rating to play at, below full strength; another rating learns for itself",
        group: Group::Program,
        set: |request, said| {
            request.playing.strength = Some(number(said)? as u32);
            Ok(())
        },
        get: |request| request.playing.strength.map(|elo| FieldValue::Number(elo.into())),
    },
    Field {
        name: "only-moves",
        key: Some("only_moves"),
        kind: FieldKind::Names,
        help: "The moves to look at; all if there are none",
        group: Group::Program,
        set: |request, said| {
            request.playing.only = names(said)?;
            Ok(())
        },
        get: |request| said_names(&request.playing.only),
    },
    Field {
        name: "win-within",
        key: Some("win_within"),
        kind: WIN,
        help: "End as soon as the side to move is known to win within this number of plies",
        group: Group::Program,
        set: |request, said| {
            request.playing.win_within = Some(number(said)? as u32);
            Ok(())
        },
        get: |request| request.playing.win_within.map(|plies| FieldValue::Number(plies.into())),
    },
    Field {
        name: "purpose",
        key: Some("purpose"),
        kind: FieldKind::Choice(&PURPOSES),
        help: "Use the whole budget, or make the only move there is at once",
        group: Group::Program,
        set: |request, said| {
            request.playing.purpose = chosen(said, &PURPOSES, &[Purpose::Analyse, Purpose::Play])?;
            Ok(())
        },
        get: |request| Some(FieldValue::Word(PURPOSES[request.playing.purpose as usize].into())),
    },
    Field {
        name: "counts",
        key: Some("counts"),
        kind: FieldKind::Choice(&COUNTS),
        help: "What is counted beside nodes",
        group: Group::Program,
        set: |request, said| {
            request.playing.counts =
                chosen(said, &COUNTS, &[Counts::Nodes, Counts::Exits, Counts::Statistics])?;
            Ok(())
        },
        get: |request| Some(FieldValue::Word(COUNTS[request.playing.counts as usize].into())),
    },
];

fn wrong(expected: &str) -> FieldError {
    FieldError::Expected(expected.into())
}

/// The value of one kind, and what is expected in place of another.
macro_rules! taken {
    ($name:ident, $kind:ident, $type:ty, $expected:literal) => {
        fn $name(said: FieldValue) -> Result<$type, FieldError> {
            match said {
                FieldValue::$kind(value) => Ok(value),
                _ => Err(wrong($expected)),
            }
        }
    };
}

taken!(switch, Switch, bool, "yes or no");
taken!(number, Number, u64, "a number");
taken!(decimal, Decimal, f64, "a number");
taken!(time, Time, Duration, "a time");
taken!(depth, Depth, DepthLimit, "a depth");
taken!(algorithm, Algorithm, Algorithm, "an algorithm");
taken!(word, Word, String, "a word");
taken!(names, Names, Vec<String>, "names");
taken!(eval, Eval, EvalChoice, "a value function");

/// What a word stands for.
fn chosen<T: Copy>(said: FieldValue, names: &[&str], meanings: &[T]) -> Result<T, FieldError> {
    let word = word(said)?;
    let found = names.iter().zip(meanings).find(|(name, _)| **name == word);
    found.map(|(_, meaning)| *meaning).ok_or_else(|| wrong(&one_of(names)))
}

fn said_names(names: &[String]) -> Option<FieldValue> {
    (!names.is_empty()).then(|| FieldValue::Names(names.to_vec()))
}

/// Techniques switched on or off by their names.
fn switched(
    techniques: Techniques,
    said: FieldValue,
    switch: fn(Techniques, Technique) -> Techniques,
) -> Result<Techniques, FieldError> {
    let named = names(said)?.into_iter().filter(|name| name != NO_TECHNIQUE);
    named
        .map(|name| Ok(name.parse()?))
        .try_fold(techniques, |on, technique: Result<_, FieldError>| Ok(switch(on, technique?)))
}

/// The techniques of the first that are not among the second.
fn said_techniques(some: Techniques, others: Techniques) -> Option<FieldValue> {
    let differ = |technique: Technique| some.has(technique) && !others.has(technique);
    let names = Technique::ALL.iter().filter(|(technique, _)| differ(*technique));
    said_names(&names.map(|(_, name)| name.to_string()).collect::<Vec<_>>())
}
