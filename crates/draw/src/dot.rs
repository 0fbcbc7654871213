//! A tree as a graph for Graphviz, with the shapes, colours and signs of the other pictures.

use crate::options::DrawOptions;
use crate::palette::Palette;
use crate::select::Selection;
use crate::words;
use crate::xml::put;
use search::{Exit, Pass};
use session::exit_word;
use session::view::{NodeView, Turn};
use std::fmt::{self, Display};

/// Bytes a node takes, roughly.
const BYTES_PER_NODE: usize = 200;

/// Text inside a quoted string of the language; line feeds become spaces.
struct Quoted<'a>(&'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        for c in self.0.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if c.is_control() => f.write_char(' ')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Writes the selected tree in the DOT language.
pub(crate) fn write(selection: &Selection<'_>, options: &DrawOptions) -> String {
    let graph = DotGraph {
        selection,
        palette: Palette::of(options),
        has_windows: selection.nodes().any(words::has_window),
    };
    let mut out = String::with_capacity(selection.len() * BYTES_PER_NODE);
    graph.put_header(&mut out);
    for (index, node) in selection.nodes().enumerate() {
        graph.put_node(&mut out, index, node);
        if index > 0 {
            graph.put_edge(&mut out, index, node);
        }
    }
    out.push_str("}\n");
    out
}

struct DotGraph<'a> {
    selection: &'a Selection<'a>,
    palette: &'static Palette,
    has_windows: bool,
}

impl DotGraph<'_> {
    fn put_header(&self, out: &mut String) {
        let Palette { paper, ink, soft, .. } = self.palette;
        let font = "fontname=\"DejaVu Sans\"";
        let title = Quoted(&self.selection.view.title);
        put!(out, "digraph tree {{\n");
        put!(
            out,
            "  graph [label=\"{title}\", labelloc=t, ordering=out, bgcolor=\"{paper}\", fontcolor=\"{ink}\"];\n"
        );
        put!(out, "  node [style=filled, {font}, fontsize=10, fontcolor=\"{ink}\", margin=\"0.06,0.03\"];\n");
        put!(out, "  edge [arrowhead=none, {font}, fontsize=9, fontcolor=\"{ink}\", color=\"{soft}\"];\n");
    }

    fn put_node(&self, out: &mut String, index: usize, node: NodeView<'_>) {
        let Palette { faint, paper, .. } = self.palette;
        put!(out, "  n{index} [label=\"{}\", ", self.label(index, node));
        put!(out, "tooltip=\"{}\", ", Quoted(&self.selection.summary(index)));
        if node.skipped {
            put!(out, "shape=plaintext, style=\"\", fontcolor=\"{faint}\"];\n");
            return;
        }
        let (shape, pair) = match node.turn {
            Turn::Max => ("house", &self.palette.max),
            Turn::Min => ("invhouse", &self.palette.min),
            Turn::Chance => ("ellipse", &self.palette.chance),
        };
        let is_inner = self.selection.is_inner(index);
        let fill = if is_inner { pair.fill } else { paper };
        put!(out, "shape={shape}, color=\"{}\", fillcolor=\"{fill}\"", pair.line);
        put!(out, "{}", if node.has_exit(Exit::Terminal) { ", peripheries=2" } else { "" });
        put!(out, "{}];\n", if node.pv { ", penwidth=3" } else { "" });
    }

    /// The lines of a node, already quoted.
    fn label(&self, index: usize, node: NodeView<'_>) -> String {
        if node.skipped {
            return format!("‖\\n{}", Quoted(exit_word(node.exit, self.selection.view.language)));
        }
        let manner = self.selection.view.manner();
        if let Some(texts) = self.selection.grown.get(index) {
            let lines =
                [texts.named.clone(), texts.mark.clone()].into_iter().chain(self.selection.missing(index));
            let lines = lines.filter(|line| !line.is_empty()).map(|line| Quoted(&line).to_string());
            return lines.collect::<Vec<_>>().join("\\n");
        }
        let mut label = self.selection.value(index);
        let window =
            if self.has_windows { words::window(node.alpha, node.beta, manner) } else { String::new() };
        let exit = words::shown_exit(&self.selection.view, node);
        let lines = [window.as_str(), exit].into_iter().filter(|line| !line.is_empty()).map(String::from);
        for line in lines.chain(self.selection.missing(index)) {
            put!(label, "\\n{}", Quoted(&line));
        }
        label
    }

    fn put_edge(&self, out: &mut String, index: usize, node: NodeView<'_>) {
        let Palette { faint, pv, .. } = self.palette;
        let language = self.selection.view.language;
        let pass = words::pass(node.pass, language);
        let between = if pass.is_empty() || node.label.is_empty() { "" } else { "\\n" };
        put!(
            out,
            "  n{} -> n{index} [label=\"{}{between}{pass}\"",
            node.parent,
            Quoted(&words::label(node, language))
        );
        match node.pass {
            _ if node.skipped => put!(out, ", style=dashed, color=\"{faint}\", fontcolor=\"{faint}\""),
            _ if node.pv => put!(out, ", penwidth=3, color=\"{pv}\""),
            Pass::Null => put!(out, ", style=dotted"),
            _ => {}
        }
        out.push_str("];\n");
    }
}
