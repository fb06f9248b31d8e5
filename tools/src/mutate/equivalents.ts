import { existsSync, readFileSync } from 'node:fs';
import type { Field } from './fields.ts';
import { type Identity, idOf, type Mutant, OPERATORS } from './mutant.ts';

/** A mutant that plays no different from the game itself, so that no test can know; and why. */
export interface Equivalent extends Identity {
  readonly why: string;
}

const ROOT = new URL('../../../', import.meta.url);

/** The mutants of a field that are known to change nothing: `golden/equivalents.json` of its home. */
export function readEquivalents({ home }: Pick<Field, 'home'>): readonly Equivalent[] {
  const path = new URL(`${home}/golden/equivalents.json`, ROOT);
  if (!existsSync(path)) return [];
  const raw: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(raw)) throw new Error(`${path.pathname}: not a list`);
  return raw.map((entry: unknown) => {
    if (!isEntry(entry)) throw new Error(`${path.pathname}: not an entry: ${JSON.stringify(entry)}`);
    return { nth: 1, ...entry };
  });
}

function isEntry(raw: unknown): raw is Omit<Equivalent, 'nth'> & { readonly nth?: number } {
  if (typeof raw !== 'object' || raw === null) return false;
  const entry: Readonly<Record<string, unknown>> = { ...raw };
  const hasTexts = ['file', 'within', 'before', 'after', 'why'].every((key) => typeof entry[key] === 'string');
  const nth = entry['nth'] ?? 1;
  return hasTexts && entry['why'] !== '' && OPERATORS.some((one) => one === entry['operator']) && Number.isInteger(nth);
}

/** Which of the mutants are on the list, and which entries of the list are about nothing any more. */
export function matchEquivalents(
  list: readonly Equivalent[],
  mutants: readonly Mutant[],
): { readonly whyOf: ReadonlyMap<string, string>; readonly stale: readonly Equivalent[] } {
  const known = new Set(mutants.map(idOf));
  const whyOf = new Map(list.map((entry) => [idOf(entry), entry.why]));
  return { whyOf, stale: list.filter((entry) => !known.has(idOf(entry))) };
}
