//! The style sheet of a tree picture.

use crate::board;
use crate::card::{LABEL_FONT, SMALL_FONT, VALUE_FONT};
use crate::options::{Boards, DrawOptions};
use crate::palette::{NodeColours, Palette};
use crate::svg::TITLE_FONT;
use crate::xml::put;
use session::PieceSet;

/// Verdana has the same widths as DejaVu Sans.
const FONTS: &str = "'DejaVu Sans',Verdana,sans-serif";

/// The styles, without which no class has a meaning.
pub(crate) fn sheet(palette: &Palette, options: &DrawOptions, pieces: &PieceSet) -> String {
    let Palette { paper, ink, soft, faint, pv, .. } = palette;
    let out = &mut String::new();
    put!(out, "text{{font:{SMALL_FONT}px {FONTS};text-anchor:middle;fill:{soft}}}");
    put!(out, ".title{{font:bold {TITLE_FONT}px {FONTS};text-anchor:start;fill:{ink}}}");
    put!(out, ".value{{font:bold {VALUE_FONT}px {FONTS};fill:{ink}}}");
    put!(out, ".label{{font:bold {LABEL_FONT}px {FONTS};fill:{ink}}}");
    put!(out, ".label,.pass{{paint-order:stroke;stroke:{paper};stroke-width:4px;stroke-linejoin:round}}");
    put!(out, ".cut text{{fill:{faint}}}.legend{{text-anchor:start}}");
    put!(out, ".edge{{fill:none;stroke:{soft};stroke-width:1}}");
    put!(out, ".edge.null{{stroke-dasharray:1.5 3;stroke-linecap:round;stroke-width:1.6}}");
    put!(out, ".edge.cut{{stroke:{faint};stroke-dasharray:4 4}}");
    put!(out, ".edge.pv{{stroke:{pv};stroke-width:3.2}}");
    put_pair(out, "max", &palette.max);
    put_pair(out, "min", &palette.min);
    put_pair(out, "chance", &palette.chance);
    put!(out, ".end{{fill:{paper};stroke:{soft};stroke-width:1.3}}");
    put!(out, ".leaf{{fill:{paper}}}.inner{{fill:none;stroke-width:.8}}.pv>.line{{stroke-width:3.2}}");
    put!(out, ".strokes{{fill:none;stroke:{soft};stroke-width:1.4;stroke-linecap:round}}");
    put!(out, ".pill{{fill:{};stroke:{faint};stroke-width:.7}}", palette.panel);
    if options.boards == Boards::Shown {
        out.push_str(&board::style(palette, pieces));
    }
    std::mem::take(out)
}

fn put_pair(out: &mut String, class: &str, pair: &NodeColours) {
    let NodeColours { line, fill } = pair;
    put!(out, ".{class}{{stroke:{line};stroke-width:1.3;stroke-linejoin:round;fill:{fill}}}");
}
