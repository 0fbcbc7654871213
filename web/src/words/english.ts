/** The messages of the page in English. */

export default import.meta.glob<string>(["./en/*.ftl", "../../../crates/language/messages/en/tree.ftl"], { query: "?raw", import: "default", eager: true });
