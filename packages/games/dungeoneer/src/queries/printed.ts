import {
  type Adventure,
  adventureOf,
  type CardId,
  type Clause,
  type MapId,
  mapCardOf,
  onceFor,
} from '../content/index.ts';

// What stands on cards, whatever the table looks like.

/** What a hero who enters may use. */
export const enterClause = (space: MapId): Clause | null =>
  mapCardOf(space).clauses.find(({ trigger }) => trigger === 'enter') ?? null;

/** The clause that works as a card is played, and not merely for as long as it lies there. */
export function playClause({ clauses, duration }: Adventure): Clause | null {
  for (const clause of clauses) if (clause.trigger === 'play' || clause.trigger === 'stepG') return clause;
  if (duration === 'instant') for (const clause of clauses) if (clause.trigger === null) return clause;
  return null;
}

/** A Treasure that its use discards. */
export function selfDiscarding({ clauses }: Adventure): Clause | null {
  for (const clause of clauses) if (clause.trigger === 'use' && clause.price?.pay === 'card') return clause;
  return null;
}

/** What a readied card costs in every Reset phase; 0 where it costs nothing. */
export const upkeepOf: (card: CardId) => number = onceFor((card) =>
  adventureOf(card)
    .clauses.flatMap(({ choices }) => choices[0] ?? [])
    .reduce((sum, effect) => (effect.word === 'upkeep' ? sum + effect.by : sum), 0),
);
