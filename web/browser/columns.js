// The columns of a tree file as nodes, for tests that look at one node after the other.

/** A tree file with its nodes: parent, ply, label, value, reason, whether skipped, and how much is missing below. */
export function withNodes(file) {
  const [skipped, hidden, moves] = [new Set(file.skipped), new Map(file.dropped), new Map(file.dropped_moves)];
  const ply = [];
  for (const [node, parent] of file.parent.entries()) ply.push(node === 0 ? 0 : ply[parent] + 1);
  const nodes = file.parent.map((parent, node) => ({
    parent,
    ply: ply[node],
    label: file.labels[file.label[node]],
    value: file.value[node],
    reason: file.reasons[file.reason[node]],
    skipped: skipped.has(node),
    hidden: hidden.get(node) ?? 0,
    hidden_moves: moves.get(node) ?? 0,
  }));
  return { ...file, nodes };
}
