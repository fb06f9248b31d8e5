import type { Fields, Refusal, Rulebook, Told, Types } from '@questhall/kernel';

/** What somebody who shows a game needs of it, and nothing of what runs it. */
export interface Client<T extends Types> {
  readonly rulebook: Rulebook<T['Rule']>;
  readonly options: Fields<T['Options']>;
  /** Who can be asked to play, besides people; whoever stands first is the usual one. */
  readonly botNames: readonly string[];
  /** What is wrong with these options at a table of so many seats. */
  admit(options: T['Options'], seats: number): Refusal<T['Rule']> | null;
  /** The same events in fewer, for whoever only wants to know what became of it: six steps are one walk. */
  digest?(told: readonly Told<T>[]): readonly Told<T>[];
}
