/** The messages of the viewer of tree files, in place of all that the page says. */

export const FILES = import.meta.glob<string>(["../words/*/{tree,values,viewer,board}.ftl", "../../../crates/language/messages/*/tree.ftl"], { query: "?raw", import: "default", eager: true });
