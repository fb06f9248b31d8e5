import type { Price } from '../vocabulary.ts';
import { NotationError } from './error.ts';
import { numberOf } from './text.ts';

const RIGHT =
  'a price is [2 Glory], [# Peril], [1 MP], [discard], [charge], [discard 1 hand card] or [discard 3 readied Treasures]';

const plural = (n: number, one: string): string => `${n} ${n === 1 ? one : `${one}s`}`;

/** What stands in square brackets, without them. */
export function readPrice(text: string, at: string): Price {
  if (text === 'discard') return { pay: 'card' };
  if (text === 'charge') return { pay: 'charge' };
  const [, extra, tracker] = /^(\d+|#) (Glory|Peril)$/.exec(text) ?? [];
  if (tracker !== undefined)
    return { pay: tracker === 'Glory' ? 'glory' : 'peril', amount: extra === '#' ? '#' : numberOf(extra) };
  const [, points] = /^(\d+) MP$/.exec(text) ?? [];
  if (points !== undefined) return { pay: 'points', amount: numberOf(points) };
  const [, cards, from] = /^discard (\d+) (hand cards?|readied Treasures?)$/.exec(text) ?? [];
  if (from !== undefined) return { pay: from.startsWith('hand') ? 'hand' : 'treasures', amount: numberOf(cards) };
  throw new NotationError(at, `[${text}]`, RIGHT);
}

export function writePrice(price: Price): string {
  switch (price.pay) {
    case 'glory':
      return `[${price.amount} Glory]`;
    case 'peril':
      return `[${price.amount} Peril]`;
    case 'points':
      return `[${price.amount} MP]`;
    case 'card':
      return '[discard]';
    case 'charge':
      return '[charge]';
    case 'hand':
      return `[discard ${plural(price.amount, 'hand card')}]`;
    case 'treasures':
      return `[discard ${plural(price.amount, 'readied Treasure')}]`;
  }
}
