import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rulebook } from '@questhall/kernel';
import { UserError } from '../user-error.ts';
import { type Running, runningIn } from './running.ts';
import { storiesIn } from './stories.ts';

/** What stands behind one rule. */
export interface RuleCoverage {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  /** Where the rule's id runs: in a refusal, an event, a question, a law, or handed to whoever acts by it. */
  readonly enforced: readonly { readonly place: string; readonly how: Running }[];
  /** Why nothing can break the rule, where that is so. */
  readonly noted: string | null;
  /** The tests that carry the rule's id, with their files. */
  readonly shown: readonly string[];
  /** How the rule was broken when one of those tests failed; null where nobody has seen that yet. */
  readonly proof: string | null;
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const SHOWN = 'golden/shown.txt';
/** Folders of a game in which a rule is retold, not enforced. */
const RETOLD: readonly string[] = ['rulebook', 'words'];

/** Reads the game's own sources: code names a rule by its id, tests carry it in brackets. */
export function coverageOf(game: string, { rules }: Rulebook<string>): readonly RuleCoverage[] {
  const folder = join(ROOT, 'packages/games', game);
  if (!existsSync(folder))
    throw new UserError(`the sources of ${game} are not here; this command is for a checkout of Questhall`);
  const proofs = readProofs(join(folder, SHOWN));
  const enforced = new Map<string, { readonly place: string; readonly how: Running }[]>();
  const shown = new Map<string, string[]>();
  for (const path of sourcesIn(folder)) {
    const name = relative(ROOT, path);
    const text = readFileSync(path, 'utf8');
    if (name.endsWith('.test.ts')) for (const { rule, story } of storiesIn(name, text)) push(shown, rule, story);
    else if (isRuleCode(relative(folder, path)))
      for (const { rule, line, how } of runningIn(name, text, (id) => Object.hasOwn(rules, id)))
        push(enforced, rule, { place: `${name}:${line}`, how });
  }
  return Object.entries(rules).map(([id, { title, section, noted = null }]) => ({
    id,
    title,
    section,
    enforced: enforced.get(id) ?? [],
    noted,
    shown: [...new Set(shown.get(id))],
    proof: proofs.get(id) ?? null,
  }));
}

/** What `npm run mutate -- <game> --shown` has written: rule, file of the story, how it was broken. */
function readProofs(path: string): ReadonlyMap<string, string> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const [rule = '', story = '', ...broken] = line.split(' | ');
        return [rule, `${story} fails with ${broken.join(' | ')}`];
      }),
  );
}

/** What is missing of a rule, in a word each. */
export function gapsOf({ enforced, noted, shown, proof }: RuleCoverage): readonly string[] {
  const isEnforced = enforced.length > 0;
  return [
    ...(isEnforced || noted !== null ? [] : ['neither enforced nor noted']),
    ...(isEnforced && noted !== null ? ['noted although it runs'] : []),
    ...(shown.length > 0 ? [] : ['not shown']),
    ...(proof !== null || noted !== null || shown.length === 0
      ? []
      : ['its stories were never seen to fail when it is broken']),
  ];
}

const isRuleCode = (path: string): boolean => {
  const [top, room = ''] = path.split('/');
  return top === 'src' && !RETOLD.includes(room);
};

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
