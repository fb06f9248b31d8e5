import { type Import, resolveRelative } from './import-graph.ts';

/**
 * Rings of neighbours: below every folder, what lies beside each other (folders, and files of their own) must not import
 * each other in a circle, however deep inside. Who reads a folder then knows what can be behind it.
 */
export function findFolderRings(imports: readonly Import[]): readonly string[] {
  const edges = new Map<string, Map<string, string>>();
  for (const { from, to, line } of imports) {
    if (!to.startsWith('.')) continue;
    const [one, other] = parting(from, resolveRelative(from, to));
    if (one === null || other === null) continue;
    const known = edges.get(one) ?? new Map<string, string>();
    if (!known.has(other)) known.set(other, `${from}:${line}`);
    edges.set(one, known);
  }
  return ringsIn(edges).map(
    (ring) =>
      `a ring of folders: ${ring.map((node, i) => `${node} (${edges.get(node)?.get(ring[(i + 1) % ring.length] ?? '')})`).join(' → ')}`,
  );
}

/** Where the ways to two files part: `a/b/c.ts`, `a/d/e.ts` → `a/b`, `a/d`. Nothing when they lie in one folder. */
function parting(one: string, other: string): readonly [string | null, string | null] {
  const [a, b] = [one.split('/'), other.split('/')];
  let depth = 0;
  while (a[depth] === b[depth]) depth += 1;
  const isSameFolder = depth === a.length - 1 && depth === b.length - 1;
  const part = (parts: readonly string[]): string => parts.slice(0, depth + 1).join('/');
  return isSameFolder ? [null, null] : [part(a), part(b)];
}

/** One ring for each knot of neighbours, the shortest way round it. */
function ringsIn(edges: ReadonlyMap<string, ReadonlyMap<string, string>>): readonly (readonly string[])[] {
  const rings: (readonly string[])[] = [];
  const seen = new Set<string>();
  for (const start of [...edges.keys()].toSorted()) {
    if (seen.has(start)) continue;
    const ring = wayRound(edges, start);
    if (ring === null) continue;
    for (const node of ring) seen.add(node);
    rings.push(ring);
  }
  return rings;
}

/** The shortest way from a node back to itself. */
function wayRound(edges: ReadonlyMap<string, ReadonlyMap<string, string>>, start: string): readonly string[] | null {
  const ways: (readonly string[])[] = [[start]];
  const visited = new Set<string>();
  for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
    for (const next of edges.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return null;
}
