/** The messages of the page in Czech. */

export default import.meta.glob<string>(["./cs/*.ftl", "../../../crates/language/messages/cs/tree.ftl"], { query: "?raw", import: "default", eager: true });
