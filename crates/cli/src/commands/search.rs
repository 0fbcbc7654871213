//! `plywood search`: one search, its value, its move, its work.

use super::define;
use crate::{args, interrupt, output, progress, setup};
use session::words::{Idiom, number_text, search_word};
use session::{Answer, ProofView};

pub fn run(args: &args::SearchArgs) -> anyhow::Result<()> {
    let bench = setup::open(&args.place)?;
    if args.list {
        return define::searches(bench.as_ref(), &args.print);
    }
    let request = setup::search_request(bench.as_ref(), &args.value, &args.limit, &args.how)?;
    let (at, stop) = (setup::at(&args.place), interrupt::stop_flag());
    let view = progress::count_visits("nodes", &stop, || bench.search(&at, &request, &stop))?;
    if args.print.json {
        return output::json(&view);
    }
    output::say(&text(&view, bench.idiom()))
}

/// What a search for a proof asked last, and its answer.
fn proof_line(proof: &ProofView) -> String {
    let ProofView { question, answer, proof, disproof, .. } = proof;
    let [proof, disproof] = [proof, disproof].map(|&number| number_text(number));
    format!("proof   {question}? {answer} (proof number {proof}, disproof number {disproof})\n")
}

/// A search's result as lines of text.
pub fn text(view: &Answer, idiom: Idiom) -> String {
    let depth = view.searched.depth.map_or("to the end".into(), |depth| format!("depth {depth}"));
    let limit = view.searched.limit.as_ref().map_or_else(String::new, |limit| format!(", {limit}"));
    let best = match view.ties.len() {
        0 => "none".into(),
        1 => view.ties[0].clone(),
        _ => format!("{} (all as good)", view.ties.join(" ")),
    };
    let mut out = format!(
        "{} {}\n{}, {depth}{limit}, value function {}\n\nvalue   {} ({})\nbest    {best}\nline    {}\nnodes   {} ({} cut-offs, {:.1} ms, {})\n",
        view.searched.game,
        view.searched.position,
        search_word(&view.searched.algorithm, idiom.language),
        view.searched.eval,
        idiom.value(view.value),
        view.verdict,
        view.pv.join(" "),
        output::count(view.nodes),
        output::count(view.cuts.cutoffs.unwrap_or_default()),
        view.time_ms,
        output::speed(view.nodes, view.time_ms),
    );
    if let Some(proof) = &view.details.proof {
        out.push_str(&proof_line(proof));
    }
    if !view.moves.is_empty() {
        out.push_str("\nmove        value            nodes\n");
    }
    for m in &view.moves {
        let value = idiom.bounded(m.value, m.bound);
        out.push_str(&format!("{:<10}  {value:<12} {:>9}\n", m.m, output::count(m.nodes)));
    }
    out
}
