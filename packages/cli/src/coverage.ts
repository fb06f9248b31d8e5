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
  /** Places in the game's code, `file:line`: where it is cited in a refusal, an event or a question, or noted beside the code that embodies it. */
  readonly cited: readonly string[];
  /** How many of those places are notes in comments. */
  readonly notes: number;
  /** The tests that carry the rule's id, with their files. */
  readonly stories: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RULE_ID = /\[([a-z]+\.[a-z0-9-]+)\]/g;
/** A rule in quotes, or a note in brackets of one or several. */
const CITATION = /'([a-z]+\.[a-z0-9-]+)'|\[([a-z]+\.[a-z0-9-]+(?:, [a-z]+\.[a-z0-9-]+)*)\]/g;
const TEST_NAME = /(['"`])((?:(?!\1).)*\[[a-z]+\.[a-z0-9-]+\](?:(?!\1).)*)\1/g;

/** Reads the game's own sources: code cites a rule by its id, tests carry it in brackets. */
export function coverageOf(game: string, { rules }: Rulebook<string>): readonly RuleCoverage[] {
  const folder = join(ROOT, 'packages/games', game);
  if (!existsSync(folder)) throw new UserError(`the sources of ${game} are not here; this command is for a checkout of Questhall`);
  const cited = new Map<string, { readonly place: string; readonly isNote: boolean }[]>();
  const stories = new Map<string, string[]>();
  for (const path of sourcesIn(folder)) {
    const name = relative(ROOT, path);
    const text = readFileSync(path, 'utf8');
    if (name.endsWith('.test.ts')) collectStories(name, text, stories);
    else if (path.startsWith(join(folder, 'src')) && !path.startsWith(join(folder, 'src/rulebook'))) collectCitations(name, text, cited);
  }
  return Object.entries(rules).map(([id, { title, section }]) => {
    const places = cited.get(id) ?? [];
    return {
      id,
      title,
      section,
      cited: places.map(({ place }) => place),
      notes: places.filter(({ isNote }) => isNote).length,
      stories: [...new Set(stories.get(id))],
    };
  });
}

/** Rules that no code cites, or no story shows. */
export const missingIn = (coverage: readonly RuleCoverage[]): readonly string[] =>
  coverage.filter(({ cited, stories }) => cited.length === 0 || stories.length === 0).map(({ id }) => id);

function collectCitations(name: string, text: string, cited: Map<string, { readonly place: string; readonly isNote: boolean }[]>): void {
  for (const [i, line] of text.split('\n').entries()) {
    for (const [, literal, noted = ''] of line.matchAll(CITATION)) {
      const ids = literal === undefined ? noted.split(', ') : [literal];
      for (const id of ids) push(cited, id, { place: `${name}:${i + 1}`, isNote: literal === undefined });
    }
  }
}

function collectStories(name: string, text: string, stories: Map<string, string[]>): void {
  for (const [, , title = ''] of text.matchAll(TEST_NAME)) {
    const plain = title
      .replace(RULE_ID, '')
      .replace(/%[a-z]/g, '…')
      .trim();
    for (const [, id = ''] of title.matchAll(RULE_ID)) push(stories, id, `${plain === '' ? 'tables' : plain} (${name})`);
  }
}

function push<X>(into: Map<string, X[]>, key: string, value: X): void {
  into.set(key, [...(into.get(key) ?? []), value]);
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : sourcesIn(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
