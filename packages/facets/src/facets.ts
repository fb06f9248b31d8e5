import type { Types } from '@questhall/kernel';
import type { GameCard } from './card.ts';
import type { Client } from './client.ts';
import type { Design } from './design.ts';
import type { Importer } from './importer.ts';
import type { ByLanguage } from './languages.ts';
import type { OddsCommand } from './odds.ts';
import type { Rules } from './rules.ts';
import type { Study } from './study.ts';
import type { TerminalFacet } from './terminal.ts';
import type { Wording } from './wording.ts';

/**
 * What a game is, as everybody else sees it. The card is there at once, the rest is loaded when it is needed: who plays
 * in a browser waits for no study, and who counts wins for no words.
 */
export interface Facets<T extends Types> {
  readonly card: GameCard;
  rules(): Promise<Rules<T>>;
  client(): Promise<Client<T>>;
  readonly words: ByLanguage<Wording<T>>;
  readonly terminal: ByLanguage<TerminalFacet<T>>;
  study(): Promise<Study<T>>;
  odds?(): Promise<OddsCommand>;
  importer?(): Promise<Importer>;
  design?(): Promise<Design>;
}

/** A game in a list with others: what it is made of stays inside, and is used through `open`. */
export interface Listed {
  readonly card: GameCard;
  open<X>(use: <T extends Types>(facets: Facets<T>) => X): X;
}

export const listed = <T extends Types>(facets: Facets<T>): Listed => ({
  card: facets.card,
  open: (use) => use(facets),
});
