/** What a player's words came to, and why they came to nothing. */
export interface Understood {
  readonly action: unknown;
  readonly unclear: string;
}

export const notUnderstood = (why: string): Understood => ({ action: null, unclear: why });

/** Keeps, for whoever typed it, why nothing came of it. */
export type Note = (why: string) => null;

/** What a reader makes of words; of several reasons why nothing came of it the first is the one that helps. */
export function understood(read: (note: Note) => unknown): Understood {
  const notes: string[] = [];
  const note: Note = (why) => {
    notes.push(why);
    return null;
  };
  const action = read(note) ?? null;
  return { action, unclear: action === null ? (notes[0] ?? '') : '' };
}

/** Words without those that people put in and that say nothing; all of them where no other is left. */
export function telling(words: readonly string[], fillers: readonly string[]): readonly string[] {
  const rest = words.filter((word) => !fillers.includes(word));
  return rest.length === 0 ? words : rest;
}

/** Something that a line may begin with. */
export interface Beginning {
  readonly typed: string;
  read(): Understood;
}

/**
 * What is meant by a verb that was only begun. Of several tiers the first in which something makes sense decides; where
 * two things do, or nothing does, whoever typed it is told what it may be. Null when no verb begins like this.
 */
export function hearBegun(
  tiers: readonly (readonly Beginning[])[],
  mayBe: (names: readonly string[]) => string,
): Understood | null {
  const begun: Tried[] = [];
  for (const tier of tiers) {
    const tried = tier.map((one): Tried => ({ typed: one.typed, ...one.read() }));
    const sensible = tried.filter(({ action }) => action !== null);
    if (sensible.length > 0) return theOnly(sensible, mayBe);
    begun.push(...tried);
  }
  return begun.length === 0 ? null : theOnly(begun, mayBe);
}

type Tried = Understood & Pick<Beginning, 'typed'>;

/** Two words that come to the same are one. */
function theOnly(tried: readonly Tried[], mayBe: (names: readonly string[]) => string): Understood {
  const meant = new Map(tried.map((one) => [one.action === null ? one.typed : JSON.stringify(one.action), one]));
  const [only, other] = meant.values();
  if (only === undefined || other !== undefined) return notUnderstood(mayBe(tried.map(({ typed }) => typed)));
  return { action: only.action, unclear: only.unclear };
}
