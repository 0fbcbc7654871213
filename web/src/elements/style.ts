/** The style of the elements: that of the page, for a shadow; no style of the page around them comes in. */

import board from "../style/board.css?inline";
import page from "../style/page.css?inline";
import palette from "../style/palette.css?inline";
import tree from "../style/tree.css?inline";
import own from "./elements.css?inline";

export const STYLE = new CSSStyleSheet();
STYLE.replaceSync([palette, page, tree, board, own].join("\n").replaceAll(":root", ":host"));
