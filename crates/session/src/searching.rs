//! Single searches: textbook or playing, counted, recorded, and told as plain data.

use crate::answers::{RootMoveView, SearchView};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::Remembered;
use crate::kit::{Kit, MoveOf, RuleOf, StateOf};
use crate::request::{EvalChoice, Recording, SearchRequest};
use crate::running::Reached;
use crate::setup::Setup;
use crate::thinker::Watch;
use crate::trace::{self, Caption};
use crate::view::TreeView;
use search::Stopped;
use search::pvs::{Limits, Table};
use search::record::Bounds;
use search::textbook::{self, Algorithm, Answer, Cutting, Order, Policy, Ties, Walk};
use search::{Bound, Depth, Exit, Game, Notation, Observer, Ply, Recorder, Silent, Tally, ValueFunction};
use std::sync::Arc;

/// One textbook search, ready to run under any observer.
struct Page<'a, K: Kit> {
    value: &'a dyn ValueFunction<K::Game>,
    policy: &'a Policy<K::Game>,
    algorithm: Algorithm,
    depth: Depth,
    give_up: &'a dyn Fn(u64) -> bool,
}

impl<K: Kit> Setup<K> {
    /// A textbook search.
    pub(crate) fn textbook(
        &self,
        reached: &Reached<K>,
        request: &SearchRequest,
        (algorithm, remembered): (Algorithm, &Remembered<K::Game>),
        stop: &StopFlag,
    ) -> Result<(SearchView, Option<TreeView>), SessionError> {
        let state = &reached.state;
        let (depth, shown_depth) = self.depth(request.depth);
        let (eval, value) = remembered.get(self, &self.eval_to(shown_depth, &request.eval))?;
        let policy = self.policy(request, &value)?;
        let clock = Clock::start(request.time, None, stop);
        let give_up = |nodes: u64| request.nodes.is_some_and(|limit| nodes >= limit) || clock.is_over();
        let page = Page { value: value.as_ref(), policy: &policy, algorithm, depth, give_up: &give_up };
        let mut recorder = request.record.map(recorder);
        let answer = match &mut recorder {
            Some(recorder) => self.run(&page, state, recorder)?,
            None => self.run(&page, state, &mut Silent)?,
        };
        let ties: Vec<String> = answer.best.iter().map(|&m| self.show_move(state, m)).collect();
        let view = SearchView {
            game: self.name().into(),
            position: self.show_state(state),
            algorithm: request.algorithm.name().into(),
            depth: shown_depth,
            value: answer.value,
            verdict: self.verdict(answer.value, &eval),
            eval,
            best: ties.first().cloned(),
            ties,
            pv: self.show_line(state, &answer.pv),
            nodes: answer.counts.nodes,
            cutoffs: answer.counts.cutoffs,
            placeholders: answer.counts.placeholders,
            time_ms: clock.elapsed_ms(),
            moves: self.root_moves(state, &answer),
        };
        let tree = recorder.map(|recorder| self.tree(recorder, request, &view, &answer.pv, stop));
        Ok((view, tree.transpose()?))
    }

    /// The value function for a search to this depth: to the end, only the result counts unless one is chosen.
    fn eval_to(&self, depth: Option<u32>, chosen: &EvalChoice) -> EvalChoice {
        match (self.kit().description().result_preset, depth, chosen) {
            (Some(result), None, EvalChoice::Usual) => EvalChoice::Preset(result.into()),
            _ => chosen.clone(),
        }
    }

    fn verdict(&self, value: f64, eval: &str) -> String {
        if self.kit().description().result_preset != Some(eval) {
            return self.idiom().verdict(value);
        }
        let [max, min] = self.idiom().sides;
        match value {
            v if v > 0.0 => format!("{max} wins"),
            v if v < 0.0 => format!("{min} wins"),
            _ => "draw".into(),
        }
    }

    fn run<O: Observer<K::Game>>(
        &self,
        page: &Page<'_, K>,
        state: &StateOf<K>,
        observer: &mut O,
    ) -> Result<Answer<MoveOf<K>>, SessionError> {
        let mut walk = Walk::new(self.game(), page.value, page.policy, observer, page.give_up);
        let answer = textbook::search(&mut walk, page.algorithm, state, page.depth);
        answer.map_err(|Stopped| SessionError::Stopped { nodes: walk.counts.nodes })
    }

    fn root_moves(&self, state: &StateOf<K>, answer: &Answer<MoveOf<K>>) -> Vec<RootMoveView> {
        let view = |found: &textbook::RootMove<MoveOf<K>>| RootMoveView {
            m: self.show_move(state, found.m),
            value: found.value,
            bound: found.bound,
            nodes: found.nodes,
        };
        answer.moves.iter().map(view).collect()
    }

    /// One run of the playing search. Only the move it plays has a value of its own.
    pub(crate) fn playing(
        &self,
        reached: &Reached<K>,
        request: &SearchRequest,
        stop: &StopFlag,
    ) -> Result<(SearchView, Option<TreeView>), SessionError> {
        let state = &reached.state;
        self.still_going(state)?;
        let (depth, shown_depth) = self.depth(request.depth);
        let deepest = Limits::default().depth;
        let limits = Limits { depth: depth.min(deepest), nodes: request.nodes.unwrap_or(u64::MAX) };
        self.kit().prepare(state);
        let clock = Clock::start(request.time, None, stop);
        let table = Table::new(self.table_mib(None));
        let judgement = self.judgement(&request.eval)?;
        let mut task = self.task(reached, limits, &table, &clock);
        task.request.evaluation = judgement.evaluation();
        task.request.techniques = request.techniques;
        task.request.threads = request.threads;
        let mut tally = Tally::default();
        let mut recorder = request.record.map(recorder);
        let watch = match &mut recorder {
            Some(recorder) => Watch::Recorder(&mut tally, recorder),
            None => Watch::Tally(&mut tally),
        };
        let thought = self.thinker()?.think(&task, watch, &mut |_| {});
        let line = thought.lines.first();
        let value = line.map_or(0.0, |line| line.score.for_max(self.game().turn(state)));
        let pv = line.map_or(&[][..], |line| &line.moves);
        let best = thought.best().map(|m| self.show_move(state, m));
        let played =
            |m: &String| RootMoveView { m: m.clone(), value, bound: Bound::Exact, nodes: thought.nodes };
        let cutoffs = tally.exits(Exit::Cutoff);
        let view = SearchView {
            game: self.name().into(),
            position: self.show_state(state),
            algorithm: request.algorithm.name().into(),
            eval: judgement.name,
            depth: shown_depth.map(|_| thought.depth.0 as u32),
            value,
            verdict: self.idiom().verdict(value),
            ties: best.iter().cloned().collect(),
            moves: best.iter().map(played).collect(),
            best,
            pv: self.show_line(state, pv),
            nodes: thought.nodes,
            cutoffs,
            placeholders: cutoffs,
            time_ms: clock.elapsed_ms(),
        };
        let tree = recorder.map(|recorder| self.tree(recorder, request, &view, pv, stop));
        Ok((view, tree.transpose()?))
    }

    fn policy(
        &self,
        request: &SearchRequest,
        value: &Arc<dyn ValueFunction<K::Game>>,
    ) -> Result<Policy<K::Game>, SessionError> {
        Ok(Policy {
            order: if request.order_by_value { Order::ByValue } else { Order::Generated },
            beam: request.beam,
            leaf_rules: self.leaf_rules(&request.rules, value)?,
            cutting: if request.strict { Cutting::Strict } else { Cutting::OnEqual },
            ties: if request.all_best { Ties::All } else { Ties::First },
        })
    }

    /// The leaf rules of these names.
    pub(crate) fn leaf_rules(
        &self,
        names: &[String],
        value: &Arc<dyn ValueFunction<K::Game>>,
    ) -> Result<Vec<RuleOf<K>>, SessionError> {
        let rule = |name: &String| self.kit().leaf_rule(name, value).ok_or_else(|| self.unknown_rule(name));
        names.iter().map(rule).collect()
    }

    fn unknown_rule(&self, name: &str) -> SessionError {
        let rules = self.kit().description().rules;
        if rules.is_empty() {
            let instead = format!("'{name}' cannot be used here");
            return SessionError::Missing { game: self.name().into(), what: "leaf rules", instead };
        }
        let known: Vec<&str> = rules.iter().map(|(name, _)| *name).collect();
        SessionError::unknown("leaf rule", name, &known)
    }

    fn tree(
        &self,
        recorder: Recorder<K::Game>,
        request: &SearchRequest,
        view: &SearchView,
        pv: &[MoveOf<K>],
        stop: &StopFlag,
    ) -> Result<TreeView, SessionError> {
        let depth = view.depth.map_or("to the end".into(), |depth| format!("depth {depth}"));
        let SearchView { game, position, algorithm, eval, verdict, nodes, .. } = view;
        let title = format!(
            "{game} {position}: {algorithm}, {depth}, value function {eval}: {verdict} ({nodes} nodes)"
        );
        let boards = request.record.is_some_and(|record| record.boards);
        let caption = Caption { title, boards, idiom: self.idiom() };
        trace::tree_view(self.game(), recorder.into_tree(), pv, caption, &|| stop.is_abandoned())
            .ok_or(SessionError::Stopped { nodes: *nodes })
    }
}

fn recorder<G: Notation>(record: Recording) -> Recorder<G> {
    Recorder::new(Bounds { max_ply: Ply(record.max_ply), max_nodes: record.max_nodes })
}
