import type { Edge } from './networkFile.ts';

/** A number for each edge, the same for all edges that are joined. */
export function connectedParts(edges: readonly Edge[]): (edge: Edge) => number {
  const parent = new Map<number, number>();
  const rootOf = (node: number): number => {
    let root = node;
    for (let up = parent.get(root) ?? root; up !== root; up = parent.get(root) ?? root) root = up;
    for (let at = node; at !== root; ) {
      const next = parent.get(at) ?? root;
      parent.set(at, root);
      at = next;
    }
    return root;
  };
  for (const [u, v] of edges) parent.set(rootOf(u), rootOf(v));
  return ([u]) => rootOf(u);
}
