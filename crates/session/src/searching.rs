//! Textbook searches, counted, recorded, and told as plain data.

use crate::answers::{Answer, RootMoveView};
use crate::clock::{Clock, StopFlag};
use crate::error::SessionError;
use crate::judgement::Remembered;
use crate::kit::{Kit, MoveOf, RuleOf, StateOf};
use crate::request::{EvalChoice, Recording, Request, WhenStopped};
use crate::running::Reached;
use crate::setup::Setup;
use crate::trace::{self, Caption};
use crate::value::Value;
use crate::view::{TreeView, Turn};
use crate::words::search_word;
use search::record::Bounds;
use search::textbook::{self, Algorithm, Cutting, Order, Policy, SearchResult, Ties, Walk};
use search::{
    Both, Checkpoint, Control, Depth, Game, MostNodes, Notation, Observer, Ply, Recorder, Silent,
    ValueFunction,
};
use std::sync::Arc;

/// One textbook search, ready to run under any observer.
struct Page<'a, K: Kit> {
    value: &'a dyn ValueFunction<K::Game>,
    policy: &'a Policy<K::Game>,
    algorithm: Algorithm,
    depth: Depth,
    control: &'a dyn Control,
}

/// How a search came to its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Done,
    Stopped,
}

impl<K: Kit> Setup<K> {
    /// A textbook search.
    pub(crate) fn textbook(
        &self,
        reached: &Reached<K>,
        request: &Request,
        (algorithm, remembered): (Algorithm, &Remembered<K::Game>),
        stop: &StopFlag,
    ) -> Result<(Answer, Option<TreeView>), SessionError> {
        let state = &reached.state;
        let clock = Clock::start(request.time, None, stop);
        let (depth, shown_depth) = self.depth(request.depth);
        let (eval, value) = remembered.get(self, &self.eval_to(shown_depth, &request.eval))?;
        let policy = self.policy(request, &value)?;
        let budget = MostNodes(request.nodes.unwrap_or(u64::MAX));
        let asked = Arc::clone(&value);
        let is_sound = |_: Checkpoint| asked.failure().is_none() && self.game().failure().is_none();
        let limits = Both(&budget, &clock);
        let control = Both(&is_sound, &limits);
        let before = value.effort();
        let page = Page { value: value.as_ref(), policy: &policy, algorithm, depth, control: &control };
        let mut recorder = request.record.map(recorder);
        let found = match &mut recorder {
            Some(recorder) => self.run(&page, state, recorder),
            None => self.run(&page, state, &mut Silent),
        };
        if let Some(failure) = value.failure() {
            return Err(SessionError::Script(failure));
        }
        self.sound(state)?;
        let (answer, ended) = found?;
        let is_kept = request.stopped == WhenStopped::Keep && !stop.is_abandoned();
        if ended == Ended::Stopped && !is_kept {
            return Err(SessionError::Stopped { nodes: answer.counts.nodes });
        }
        let effort = value.effort().map(|effort| effort.since(before));
        let ties: Vec<String> = answer.best.iter().map(|&m| self.show_move(state, m)).collect();
        let value = self.idiom().meaning(answer.value);
        let view = Answer {
            game: self.name().into(),
            position: self.show_state(state),
            algorithm: request.algorithm.name().into(),
            depth: shown_depth,
            value,
            verdict: self.verdict(value, &eval),
            eval,
            best: ties.first().cloned(),
            ties,
            pv: self.show_line(state, &answer.pv),
            nodes: answer.counts.nodes,
            cutoffs: Some(answer.counts.cutoffs),
            placeholders: Some(answer.counts.placeholders),
            time_ms: clock.elapsed_ms(),
            moves: self.root_moves(state, &answer),
            deepest: None,
            lines: Vec::new(),
            table_fill: None,
            known: 0,
            unfinished: ended == Ended::Stopped,
            statistics: None,
            effort,
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

    fn verdict(&self, value: Value, eval: &str) -> String {
        if self.kit().description().result_preset != Some(eval) {
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
        page: &Page<'_, K>,
        state: &StateOf<K>,
        observer: &mut O,
    ) -> Result<(SearchResult<MoveOf<K>>, Ended), SessionError> {
        let mut walk = Walk::new(self.game(), page.value, page.policy, observer, page.control);
        let answer = textbook::search(&mut walk, page.algorithm, state, page.depth);
        if let Ok(answer) = answer {
            return Ok((answer, Ended::Done));
        }
        let found = textbook::unfinished(&mut walk, state).map(|found| (found, Ended::Stopped));
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

    pub(crate) fn tree(
        &self,
        recorder: Recorder<K::Game>,
        request: &Request,
        view: &Answer,
        pv: &[MoveOf<K>],
        stop: &StopFlag,
    ) -> Result<TreeView, SessionError> {
        let boards = request.record.is_some_and(|record| record.boards);
        let caption = Caption { title: String::new(), boards, idiom: &self.idiom() };
        let tree = trace::tree_view(self.game(), recorder.into_tree(), pv, caption, &|_: Checkpoint| {
            !stop.is_abandoned()
        });
        let tree = tree.ok_or(SessionError::Stopped { nodes: view.nodes })?;
        Ok(TreeView { title: self.caption(view, tree.nodes.first().map(|root| root.turn)), ..tree })
    }

    /// What a search did, in words that people can put above its picture.
    fn caption(&self, view: &Answer, turn: Option<Turn>) -> String {
        let Answer { algorithm, eval, depth, verdict, nodes, .. } = view;
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
