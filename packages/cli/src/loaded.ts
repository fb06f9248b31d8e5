import type { Client, Facets, Language, Rules, TerminalFacet, Wording } from '@questhall/facets';
import type { Types } from '@questhall/kernel';
import { randomPlayer } from '@questhall/players';
import type { TableTexts } from './texts/shape.ts';
import { TABLE_TEXTS } from './texts/texts.ts';

/** A game with all that the terminal needs of it, in one language. */
export interface Loaded<T extends Types> extends Rules<T>, TerminalFacet<T> {
  readonly client: Client<T>;
  readonly words: Wording<T>;
  readonly texts: TableTexts;
}

/** Loads it, with a player who does anything among its bots. */
export async function load<T extends Types>(facets: Facets<T>, language: Language): Promise<Loaded<T>> {
  const [rules, client, words, terminal] = await Promise.all([
    facets.rules(),
    facets.client(),
    facets.words[language](),
    facets.terminal[language](),
  ]);
  return {
    ...rules,
    ...terminal,
    client,
    words,
    texts: TABLE_TEXTS[language],
    bots: { ...rules.bots, random: () => randomPlayer<T>() },
  };
}
