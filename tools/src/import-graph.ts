/** One `import`, `export … from` or `import()` in a source. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

const IMPORT =
  /(?:^|[\n;}])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g;

export function importsOf(path: string, source: string): readonly Import[] {
  return Array.from(source.matchAll(IMPORT), (match) => ({
    from: path,
    to: match[1] ?? match[2] ?? match[3] ?? '',
    line: source.slice(0, match.index + match[0].length).split('\n').length,
  }));
}

/** `a/b/c.ts` + `../d.ts` → `a/d.ts`. */
export function resolveRelative(from: string, to: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** A ring of files that import each other, if there is one. */
export function findCycle(imports: readonly Import[]): readonly string[] | null {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) {
    if (to.startsWith('.')) targets.set(from, [...(targets.get(from) ?? []), resolveRelative(from, to)]);
  }
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...trail, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of targets.keys()) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
