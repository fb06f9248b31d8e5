import { joinAllWords, joinWords } from '@questhall/facets';
import type { TypedWords } from './typed-words.ts';

/** Words of one language, and behind them those of another one that are understood as well. */
export function alsoIn(own: TypedWords, other: TypedWords): TypedWords {
  return {
    ...own,
    verbs: joinAllWords(own.verbs, other.verbs),
    fillers: [...own.fillers, ...other.fillers.filter((word) => word.length > 1)], // a letter may be somebody's sign
    hands: joinWords(own.hands, other.hands),
    reshuffle: joinWords(own.reshuffle, other.reshuffle),
    points: own.points.map((names, i) => joinWords(names, other.points[i] ?? names)),
    sides: [
      joinWords(own.sides[0], other.sides[0]),
      joinWords(own.sides[1], other.sides[1]),
      joinWords(own.sides[2], other.sides[2]),
      joinWords(own.sides[3], other.sides[3]),
    ],
    role: joinAllWords(own.role, other.role),
    deck: joinAllWords(own.deck, other.deck),
    effect: joinAllWords(own.effect, other.effect),
    ready: (id) => joinWords(own.ready(id), other.ready(id)),
    card: (id) => joinWords(own.card(id), other.card(id)),
    benefit: (id) => joinWords(own.benefit(id), other.benefit(id)),
    monster: (id) => joinWords(own.monster(id), other.monster(id)),
  };
}
