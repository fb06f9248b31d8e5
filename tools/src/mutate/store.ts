import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { idOf, type Mutant } from './mutant.ts';
import type { Kept } from './outcome.ts';

const KEPT_MAX = 6;

/**
 * What was found out before, about sources that have not changed since: one line for each mutant, written when it is
 * done, so that whatever ends a run costs no more than the mutants under way.
 */
export class Store {
  readonly #path: string;
  readonly #known = new Map<string, Kept>();

  constructor(folder: string, game: string, fingerprint: string, isFresh: boolean) {
    mkdirSync(folder, { recursive: true });
    this.#path = join(folder, `${game}-${fingerprint}.jsonl`);
    if (isFresh) rmSync(this.#path, { force: true });
    forget(folder, `${game}-`, this.#path);
    const lines = existsSync(this.#path) ? readFileSync(this.#path, 'utf8').split('\n') : [];
    for (const line of lines) this.#read(line);
  }

  /** A line that was cut short says nothing. */
  #read(line: string): void {
    try {
      const [id, kept]: [string, Kept] = JSON.parse(line);
      this.#known.set(id, kept);
    } catch {}
  }

  get(mutant: Mutant): Kept | null {
    return this.#known.get(idOf(mutant)) ?? null;
  }

  set(mutant: Mutant, kept: Kept): void {
    this.#known.set(idOf(mutant), kept);
    appendFileSync(this.#path, `\n${JSON.stringify([idOf(mutant), kept])}`); // the line before may have been cut short
  }
}

/** Only the newest few are kept: of sources that were changed since, nobody asks again. */
function forget(folder: string, prefix: string, current: string): void {
  const others = readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.jsonl'))
    .map((name) => join(folder, name))
    .filter((path) => path !== current)
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of others.slice(KEPT_MAX)) rmSync(path, { force: true });
}
