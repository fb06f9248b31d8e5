import {
  type Adventure,
  adventureOf,
  type CardId,
  type Clause,
  type MapId,
  mapCardOf,
  onceFor,
} from '../content/index.ts';
import { once } from '../once.ts';

// What stands on cards, whatever the table looks like.

/** What a hero who enters may use. */
export const enterClause = (space: MapId): Clause | null =>
  mapCardOf(space).clauses.find(({ trigger }) => trigger === 'enter') ?? null;

/** The clause that works as a card is played, and not merely for as long as it lies there. */
export const playClause: (card: Adventure) => Clause | null = once(
  ({ clauses, duration }) =>
    clauses.find(({ trigger }) => trigger === 'play' || trigger === 'stepG') ??
    (duration === 'instant' ? (clauses.find(({ trigger }) => trigger === null) ?? null) : null),
);

/** A Treasure that its use discards. */
export const selfDiscarding: (card: Adventure) => Clause | null = once(
  ({ clauses }) => clauses.find(({ trigger, price }) => trigger === 'use' && price?.pay === 'card') ?? null,
);

/** What a readied card costs in every Reset phase; 0 where it costs nothing. */
export const upkeepOf: (card: CardId) => number = onceFor((card) =>
  adventureOf(card)
    .clauses.flatMap(({ choices }) => choices[0] ?? [])
    .reduce((sum, effect) => (effect.word === 'upkeep' ? sum + effect.by : sum), 0),
);
