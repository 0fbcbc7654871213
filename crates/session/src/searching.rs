//! Textbook searches, counted, recorded, and told as plain data.

use crate::answers::{Answer, AnswerDetails, CutCounts, RootMoveView, Searched, WorkView};
use crate::call::Call;
use crate::choices::{DepthLimit, EvalChoice, Recording, WhenStopped};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::growth::GrowthView;
use crate::judgement::Remembered;
use crate::kit::{Kit, MoveOf, RuleOf, StateOf};
use crate::request::Request;
use crate::running::Reached;
use crate::setup::Setup;
use crate::trace::{self, Caption};
use crate::value::Value;
use crate::view::{TreeView, Turn};
use crate::words::search_word;
use language::Language;
use search::record::Bounds;
use search::textbook::{
    self, Cutting, DefaultLimit, GamesTaken, LeafJudgement, Order, Policy, RecordKind, SearchEntry,
    SearchResult, SearchSettings, SearchSpec, Ties, Walk,
};
use search::{
    Both, Checkpoint, Control, Depth, Game, GrowthRecorder, MostNodes, Notation, Observer, Ply, Recorder,
    Silent, ValueFunction,
};
use std::sync::Arc;

/// One textbook search, ready to run under any observer.
struct TextbookRun<'a, K: Kit> {
    game: &'a K::Game,
    value: &'a dyn ValueFunction<K::Game>,
    policy: &'a Policy<K::Game>,
    algorithm: SearchEntry,
    depth: Depth,
    control: &'a dyn Control,
}

/// Keeps what a textbook search does, in the form in which it does it.
enum TextbookRecorder<G: Game> {
    Visits(Recorder<G>),
    Growth(GrowthRecorder<G>),
}

impl<G: Notation> TextbookRecorder<G> {
    fn new(kind: RecordKind, record: Recording) -> TextbookRecorder<G> {
        match kind {
            RecordKind::Visits => TextbookRecorder::Visits(recorder(record)),
            RecordKind::Growth => TextbookRecorder::Growth(GrowthRecorder::new(record.max_nodes)),
        }
    }

    fn observer(&mut self) -> &mut dyn Observer<G> {
        match self {
            TextbookRecorder::Visits(recorder) => recorder,
            TextbookRecorder::Growth(recorder) => recorder,
        }
    }
}

/// A search that cannot go on, and why.
#[derive(Debug, thiserror::Error)]
#[error("{algorithm} cannot search this: {why}")]
struct RefusedSearch {
    algorithm: &'static str,
    why: &'static str,
}

/// When a search ends that keeps its answer whenever it is stopped: its own limit gives way to one that was said.
struct GrowthLimit {
    playouts: Option<u64>,
    nodes: Option<u64>,
}

impl GrowthLimit {
    fn of(request: &Request, usual: DefaultLimit) -> GrowthLimit {
        let Request { nodes, time, .. } = *request;
        let playouts = request.textbook.settings.playouts;
        let is_bounded = nodes.is_some() || time.is_some();
        match usual {
            DefaultLimit::Depth => GrowthLimit { playouts, nodes },
            DefaultLimit::Playouts(most) => {
                GrowthLimit { playouts: playouts.or((!is_bounded).then_some(most)), nodes }
            }
            DefaultLimit::Nodes(most) => {
                GrowthLimit { playouts, nodes: nodes.or((!is_bounded).then_some(most)) }
            }
        }
    }

    /// The limit in words; none where the depth is one, or time.
    fn text(&self, usual: DefaultLimit, language: Language) -> Option<String> {
        let (key, count) = match usual {
            DefaultLimit::Depth => return None,
            DefaultLimit::Playouts(_) => self.playouts.map(|count| ("limit-playouts", count)),
            DefaultLimit::Nodes(_) => None,
        }
        .or(self.nodes.map(|count| ("limit-nodes", count)))?;
        Some(language.say(key, [("count", count.into())]))
    }
}

/// How a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SearchEnd {
    Done,
    Stopped,
}

impl<K: Kit> Setup<K> {
    /// A textbook search.
    pub(crate) fn textbook(
        &self,
        reached: &Reached<K>,
        call: &Call<'_>,
        algorithm: SearchEntry,
        remembered: &Remembered<K::Game>,
    ) -> Result<(Answer, Option<TreeView>), SessionError> {
        let state = &reached.state;
        let Call { request, stop, .. } = *call;
        let clock = Clock::start(request.time, None, stop);
        self.refuse_others(algorithm)?;
        let limit = match (algorithm.spec.limit, request.depth) {
            (DefaultLimit::Playouts(_) | DefaultLimit::Nodes(_), DepthLimit::Usual) => DepthLimit::End,
            (_, depth) => depth,
        };
        let (depth, shown_depth) = self.depth(limit);
        let leaves = request.textbook.settings.leaves.or(algorithm.spec.leaves);
        let judges = shown_depth.is_some() || leaves == Some(LeafJudgement::Value);
        let (eval, value) = remembered.get(self, &self.eval_to(judges, &request.eval))?;
        let reading = self.reading(&request.textbook.rules, state);
        let game = reading.as_ref().unwrap_or(self.game());
        let policy = self.policy(request, &value)?;
        let ending = GrowthLimit::of(request, algorithm.spec.limit);
        let policy =
            Policy { settings: SearchSettings { playouts: ending.playouts, ..policy.settings }, ..policy };
        let budget = MostNodes(ending.nodes.unwrap_or(u64::MAX));
        let asked = Arc::clone(&value);
        let is_sound = |_: Checkpoint| asked.failure().is_none() && self.game().failure().is_none();
        let limits = Both(&budget, &clock);
        let control = Both(&is_sound, &limits);
        let before = value.effort();
        let page =
            TextbookRun { game, value: value.as_ref(), policy: &policy, algorithm, depth, control: &control };
        let mut watcher = call.record.map(|record| TextbookRecorder::new(algorithm.spec.record, record));
        let found = match &mut watcher {
            Some(watcher) => self.run::<&mut dyn Observer<K::Game>>(&page, state, &mut watcher.observer()),
            None => self.run(&page, state, &mut Silent),
        };
        if let Some(failure) = value.failure() {
            return Err(SessionError::Script(failure));
        }
        self.sound(state)?;
        let (answer, ended) = found?;
        let is_kept = call.stopped == WhenStopped::Keep && !stop.is_abandoned();
        if ended == SearchEnd::Stopped && !is_kept {
            return Err(SessionError::Stopped { nodes: answer.counts.nodes });
        }
        let effort = value.effort().map(|effort| effort.since(before));
        let ties: Vec<String> = answer.best.iter().map(|&m| self.show_move(state, m)).collect();
        let value = self.idiom().meaning(answer.value);
        let view = Answer {
            verdict: self.verdict(value, &eval),
            searched: Searched {
                game: self.name().into(),
                position: self.show_state(state),
                algorithm: request.algorithm.name().into(),
                eval,
                depth: answer.reached.map_or(shown_depth, |depth| Some(depth.0.max(0) as u32)),
                limit: ending.text(algorithm.spec.limit, self.language),
            },
            value,
            best: ties.first().cloned(),
            ties,
            pv: self.show_line_of(game, state, &answer.pv),
            nodes: answer.counts.nodes,
            cuts: CutCounts {
                cutoffs: Some(answer.counts.cutoffs),
                placeholders: Some(answer.counts.placeholders),
            },
            time_ms: clock.elapsed_ms(),
            moves: self.root_moves(state, &answer),
            unfinished: ended == SearchEnd::Stopped,
            details: AnswerDetails {
                effort,
                work: Some(WorkView::new(answer.counts)),
                ..AnswerDetails::default()
            },
        };
        let tree = watcher.map(|watcher| match watcher {
            TextbookRecorder::Visits(recorder) => self.tree(recorder, call, &view, &answer.pv, stop),
            TextbookRecorder::Growth(recorder) => {
                let record = call.record.unwrap_or_default();
                let grown =
                    GrowthView { setup: self, tree: recorder.into_tree(), spec: algorithm.spec, record };
                let tree = grown.view(&answer.pv);
                Ok(TreeView {
                    title: self.caption(&view, (!tree.is_empty()).then(|| tree.node(0).turn)),
                    ..tree
                })
            }
        });
        Ok((view, tree.transpose()?))
    }

    /// Refuses a search that is for other games, where it could go wrong in silence.
    fn refuse_others(&self, algorithm: SearchEntry) -> Result<(), SessionError> {
        let SearchSpec { name, games, .. } = *algorithm.spec;
        match games == GamesTaken::Places && !self.kit().description().is_for(games) {
            true => {
                let why = "a move of this game is no place on a board, the same whenever it is played";
                Err(SessionError::outside(RefusedSearch { algorithm: name, why }))
            }
            false => Ok(()),
        }
    }

    /// The value function for a search that judges positions or not: where only results count, none is asked unless one is
    /// chosen.
    fn eval_to(&self, judges: bool, chosen: &EvalChoice) -> EvalChoice {
        match (self.kit().description().values.result_preset, judges, chosen) {
            (Some(result), false, EvalChoice::Usual) => EvalChoice::Preset(result.into()),
            _ => chosen.clone(),
        }
    }

    fn verdict(&self, value: Value, eval: &str) -> String {
        if self.kit().description().values.result_preset != Some(eval) {
            return self.idiom().verdict(value);
        }
        let idiom = self.idiom();
        match value.number() {
            v if v > 0.0 => idiom.wins(idiom.sides[0]),
            v if v < 0.0 => idiom.wins(idiom.sides[1]),
            _ => idiom.language.word("outcome-draw").into(),
        }
    }

    fn run<O: Observer<K::Game>>(
        &self,
        page: &TextbookRun<'_, K>,
        state: &StateOf<K>,
        observer: &mut O,
    ) -> Result<(SearchResult<MoveOf<K>>, SearchEnd), SessionError> {
        let mut walk = Walk::new(page.game, page.value, page.policy, observer, page.control);
        let answer = textbook::search(&mut walk, page.algorithm, state, page.depth);
        if let Ok(answer) = answer {
            return Ok((answer, SearchEnd::Done));
        }
        if let Some(why) = walk.refusal() {
            let refused = RefusedSearch { algorithm: page.algorithm.spec.name, why };
            return Err(SessionError::outside(refused));
        }
        let found = textbook::unfinished(&mut walk).map(|found| (found, SearchEnd::Stopped));
        found.ok_or(SessionError::Stopped { nodes: walk.counts.nodes })
    }

    fn root_moves(&self, state: &StateOf<K>, answer: &SearchResult<MoveOf<K>>) -> Vec<RootMoveView> {
        let view = |found: &textbook::RootMove<MoveOf<K>>| RootMoveView {
            m: self.show_move(state, found.m),
            value: self.idiom().meaning(found.value),
            bound: found.bound,
            nodes: found.nodes,
        };
        answer.moves.iter().map(view).collect()
    }

    fn policy(
        &self,
        request: &Request,
        value: &Arc<dyn ValueFunction<K::Game>>,
    ) -> Result<Policy<K::Game>, SessionError> {
        let settings = &request.textbook;
        let usual_mib = settings.settings.memory_mib;
        let memory_mib = request.playing.table_mib.unwrap_or(usual_mib);
        let readings = self.kit().description().search.readings;
        let is_leaf_rule = |name: &&String| !readings.contains(&name.as_str());
        let rules: Vec<String> = settings.rules.iter().filter(is_leaf_rule).cloned().collect();
        Ok(Policy {
            order: if settings.order_by_value { Order::ByValue } else { Order::Generated },
            beam: settings.beam,
            leaf_rules: self.leaf_rules(&rules, value)?,
            cutting: if settings.strict { Cutting::Strict } else { Cutting::OnEqual },
            ties: if settings.all_best { Ties::All } else { Ties::First },
            settings: SearchSettings { memory_mib, ..settings.settings },
        })
    }

    /// The game as the first of these rules reads it that reads it otherwise.
    fn reading(&self, rules: &[String], root: &StateOf<K>) -> Option<K::Game> {
        rules.iter().find_map(|rule| self.kit().textbook().reading(rule, root))
    }

    /// The leaf rules of these names.
    pub(crate) fn leaf_rules(
        &self,
        names: &[String],
        value: &Arc<dyn ValueFunction<K::Game>>,
    ) -> Result<Vec<RuleOf<K>>, SessionError> {
        let rule = |name: &String| {
            self.kit().textbook().leaf_rule(name, value).ok_or_else(|| self.unknown_rule(name))
        };
        names.iter().map(rule).collect()
    }

    fn unknown_rule(&self, name: &str) -> SessionError {
        let rules = self.kit().description().search.rules;
        if rules.is_empty() {
            let instead = format!("'{name}' cannot be used here");
            return SessionError::Missing { game: self.name().into(), what: "leaf rules", instead };
        }
        let known: Vec<&str> = rules.iter().map(|(name, _)| *name).collect();
        SessionError::unknown("leaf rule", name, &known)
    }

    pub(crate) fn tree(
        &self,
        recorder: Recorder<K::Game>,
        call: &Call<'_>,
        view: &Answer,
        pv: &[MoveOf<K>],
        stop: &StopFlag,
    ) -> Result<TreeView, SessionError> {
        let positions = call.record.unwrap_or_default().positions;
        let caption = Caption { title: String::new(), positions, idiom: &self.idiom() };
        let tree = trace::tree_view(self.game(), recorder.into_tree(), pv, caption, &|_: Checkpoint| {
            !stop.is_abandoned()
        });
        let tree = tree.ok_or(SessionError::Stopped { nodes: view.nodes })?;
        Ok(TreeView { title: self.caption(view, (!tree.is_empty()).then(|| tree.node(0).turn)), ..tree })
    }

    /// What a search did, in words that people can put above its picture.
    fn caption(&self, view: &Answer, turn: Option<Turn>) -> String {
        let Answer { verdict, nodes, .. } = view;
        let Searched { algorithm, eval, depth, .. } = &view.searched;
        let language = self.language;
        let [max, min] = self.idiom().sides;
        let description = self.kit().description();
        let game = description.own_word(language, "title", description.title);
        let game = match turn {
            Some(Turn::Max) => language.say("title-turn", [("game", game.into()), ("side", max.into())]),
            Some(Turn::Min) => language.say("title-turn", [("game", game.into()), ("side", min.into())]),
            Some(Turn::Chance) | None => game.into(),
        };
        let depth = match depth {
            Some(depth) => language.say("title-depth", [("depth", (*depth).into())]),
            None => language.word("to-the-end").into(),
        };
        let said = [
            ("game", game.into()),
            ("algorithm", search_word(algorithm, language).into()),
            ("depth", depth.into()),
            ("eval", eval.into()),
            ("verdict", verdict.into()),
            ("nodes", (*nodes).into()),
        ];
        language.say("tree-title", said)
    }
}

pub(crate) fn recorder<G: Notation>(record: Recording) -> Recorder<G> {
    Recorder::new(Bounds { max_ply: Ply(record.max_ply), max_nodes: record.max_nodes })
}
