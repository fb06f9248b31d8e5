import type { TypedWords, Words } from './typed-words.ts';

/** Words of one language, and behind them those of another one that are understood as well. */
export function alsoIn(own: TypedWords, other: TypedWords): TypedWords {
  return {
    ...own,
    verbs: both(own.verbs, other.verbs),
    fillers: [...own.fillers, ...other.fillers.filter((word) => word.length > 1)], // a letter may be somebody's sign
    hands: join(own.hands, other.hands),
    reshuffle: join(own.reshuffle, other.reshuffle),
    points: own.points.map((names, i) => join(names, other.points[i] ?? names)),
    sides: [
      join(own.sides[0], other.sides[0]),
      join(own.sides[1], other.sides[1]),
      join(own.sides[2], other.sides[2]),
      join(own.sides[3], other.sides[3]),
    ],
    role: both(own.role, other.role),
    deck: both(own.deck, other.deck),
    effect: both(own.effect, other.effect),
    ready: (id) => join(own.ready(id), other.ready(id)),
    card: (id) => join(own.card(id), other.card(id)),
    benefit: (id) => join(own.benefit(id), other.benefit(id)),
    monster: (id) => join(own.monster(id), other.monster(id)),
  };
}

const join = ([first, ...rest]: Words, more: Words): Words => [first, ...rest, ...more];

function both<K extends string>(
  own: Readonly<Record<K, Words>>,
  other: Readonly<Record<K, Words>>,
): Readonly<Record<K, Words>> {
  const ids = Object.keys(own) as K[]; // its own keys
  return Object.fromEntries(ids.map((id) => [id, join(own[id], other[id])])) as Record<K, Words>; // each was just given words
}
