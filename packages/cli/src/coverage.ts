import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rulebook } from '@questhall/kernel';
import { UserError } from './user-error.ts';

/** Where a rule is enforced and which tests show it. */
export interface RuleCoverage {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** Places in the game's code, `file:line`. */
  readonly cited: readonly string[];
  /** Names of the tests that carry the rule's id. */
  readonly stories: readonly string[];
}

const RULE_ID = /\[([a-z]+\.[a-z0-9-]+)\]/g;

/** Reads the game's own sources: code cites a rule by its id, tests carry it in brackets. */
export function coverageOf(game: string, { rules }: Rulebook<string>): readonly RuleCoverage[] {
  const folder = fileURLToPath(new URL(`../../games/${game}/`, import.meta.url));
  if (!existsSync(folder)) throw new UserError(`the sources of ${game} are not here; this command is for a checkout of Questhall`);
  const cited = new Map<string, string[]>();
  const stories = new Map<string, string[]>();
  for (const path of sourcesIn(folder)) {
    const name = relative(folder, path);
    const text = readFileSync(path, 'utf8');
    if (name.endsWith('.test.ts')) collectStories(text, stories);
    else if (!name.startsWith(join('src', 'rulebook')) && name.startsWith('src')) collectCitations(name, text, cited);
  }
  return Object.entries(rules).map(([id, { title, section }]) => ({
    id,
    title,
    section,
    cited: cited.get(id) ?? [],
    stories: [...new Set(stories.get(id))],
  }));
}

/** Rules that no code cites, or no story shows. */
export const missingIn = (coverage: readonly RuleCoverage[]): readonly string[] =>
  coverage.filter(({ cited, stories }) => cited.length === 0 || stories.length === 0).map(({ id }) => id);

function collectCitations(name: string, text: string, cited: Map<string, string[]>): void {
  for (const [i, line] of text.split('\n').entries()) {
    for (const [, literal, noted] of line.matchAll(/'([a-z]+\.[a-z0-9-]+)'|\[([a-z]+\.[a-z0-9-]+)\]/g))
      push(cited, literal ?? noted ?? '', `${name}:${i + 1}`);
  }
}

function collectStories(text: string, stories: Map<string, string[]>): void {
  for (const [, , name = ''] of text.matchAll(/(['"`])((?:\[[a-z]+\.[a-z0-9-]+\] ?)(?:(?!\1).)*)\1/g)) {
    for (const [, id = ''] of name.matchAll(RULE_ID)) push(stories, id, name.replace(RULE_ID, '').trim());
  }
}

function push(into: Map<string, string[]>, key: string, value: string): void {
  into.set(key, [...(into.get(key) ?? []), value]);
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sourcesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
