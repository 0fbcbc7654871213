/** The messages of the elements, in place of all that the page says. */

export const FILES = import.meta.glob<string>(["../words/*/{tree,values,viewer,board,elements,worker,refusals}.ftl", "../../../crates/language/messages/*/tree.ftl"], { query: "?raw", import: "default", eager: true });
