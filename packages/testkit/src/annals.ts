import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { check, type Game, hashText, seedRng, type Types } from '@questhall/kernel';
import { mutants } from './mutate.ts';
import type { Watched } from './watching.ts';

/** An answer, and a mark that is another one when anything about it is. */
interface Marked {
  readonly answer: string;
  readonly mark: string;
}

const MARK_DIGITS = 4;
const MARKS_IN_LINE = 24;

/**
 * A match in marks, one for each answer: what was asked and offered, what somebody who is away would answer, what was
 * refused and why, what was told by which rule, and what came of it. What is tried besides the offers is like them but
 * for one place, or was offered before; `known` is tried from the beginning.
 */
export function annalOf<T extends Types>(
  game: Game<T>,
  match: Iterable<Watched<T>>,
  known: readonly T['Action'][],
): readonly Marked[] {
  const rng = seedRng('fast:annals');
  const tried = new Map(known.map((action) => [JSON.stringify(action), action]));
  return Array.from(match, ({ state, ask, offers, action, told, after }) => {
    const kinds = new Map(offers.map((offer) => [offer.type, offer]));
    for (const offer of kinds.values()) tried.set(offer.type, offer);
    const alike = [...kinds.values()]
      .flatMap((offer) => mutants(offer, offers, rng))
      .flatMap((raw) => game.decode(raw) ?? []);
    const refusals = [...tried.values(), ...alike].map((one) =>
      check(game, state, { seat: ask.seat, ask: ask.id, action: one }),
    );
    const all = [ask.rule, ask.question, offers, game.fallback(state, ask), refusals, told, after];
    return {
      answer: `${ask.question.kind}: ${JSON.stringify(action)}`,
      mark: hashText(JSON.stringify(all)).slice(0, MARK_DIGITS),
    };
  });
}

/** The annals of a game as they were written: each match by its name, and its marks. */
export class Annals {
  readonly #path: URL;
  readonly #isWriting: boolean;
  readonly #marks: Map<string, readonly string[]>;

  constructor(path: URL, isWriting: boolean = process.env['QUESTHALL_ANNALS'] === 'write') {
    this.#path = path;
    this.#isWriting = isWriting;
    const blocks = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n\n') : [];
    this.#marks = new Map(
      blocks.map((block) => {
        const [name = '', ...lines] = block.split('\n');
        return [name, lines.join(' ').split(' ')];
      }),
    );
  }

  get names(): readonly string[] {
    return [...this.#marks.keys()];
  }

  /** The first answer that goes otherwise than it went; null for a match that goes as it went. */
  change(name: string, annal: readonly Marked[]): string | null {
    if (this.#isWriting) this.#write(name, annal);
    const written = this.#marks.get(name) ?? [];
    const at = annal.findIndex(({ mark }, place) => mark !== written[place]);
    if (at >= 0) return `answer ${at + 1}, ${annal[at]?.answer ?? ''}`;
    return annal.length < written.length ? `over after ${annal.length} of ${written.length} answers` : null;
  }

  #write(name: string, annal: readonly Marked[]): void {
    this.#marks.set(
      name,
      annal.map(({ mark }) => mark),
    );
    const blocks = Array.from(this.#marks, ([title, marks]) =>
      [title, ...linesOf(marks).map((line) => line.join(' '))].join('\n'),
    );
    writeFileSync(this.#path, `${blocks.join('\n\n')}\n`);
  }
}

const linesOf = (marks: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(marks.length / MARKS_IN_LINE) }, (_, line) =>
    marks.slice(line * MARKS_IN_LINE, (line + 1) * MARKS_IN_LINE),
  );
