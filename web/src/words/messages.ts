/** The messages of the whole page; the viewer of tree files has its own, fewer ones. Those that pictures say too are the program's. */

export const FILES = import.meta.glob<string>(["./*/*.ftl", "../../../crates/language/messages/*/tree.ftl"], { query: "?raw", import: "default", eager: true });
