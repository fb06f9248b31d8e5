import type { Facets, Rules, TerminalFacet, Words } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';

/** A game with all that the terminal needs of it. */
export interface Loaded<T extends Types> extends Rules<T>, TerminalFacet<T> {
  readonly words: Words<T>;
}

/** Loads it, with a player who does anything among its bots. */
export async function load<T extends Types>(facets: Facets<T>): Promise<Loaded<T>> {
  const [rules, words, terminal] = await Promise.all([facets.rules(), facets.words(), facets.terminal()]);
  return { ...rules, ...terminal, words, bots: { ...rules.bots, random: () => randomPlayer<T>() } };
}
