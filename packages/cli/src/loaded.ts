import type { Client, Facets, Language, Rules, TerminalFacet, Wording } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';

/** A game with all that the terminal needs of it, in one language. */
export interface Loaded<T extends Types> extends Rules<T>, TerminalFacet<T>, Pick<Client<T>, 'digest'> {
  readonly words: Wording<T>;
}

/** Loads it, with a player who does anything among its bots. */
export async function load<T extends Types>(facets: Facets<T>, language: Language): Promise<Loaded<T>> {
  const [rules, client, words, terminal] = await Promise.all([
    facets.rules(),
    facets.client(),
    facets.words[language](),
    facets.terminal[language](),
  ]);
  const { digest } = client;
  return {
    ...rules,
    ...terminal,
    ...(digest === undefined ? {} : { digest }),
    words,
    bots: { ...rules.bots, random: () => randomPlayer<T>() },
  };
}
