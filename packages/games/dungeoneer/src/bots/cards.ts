import type { Seat } from '@questhall/kernel';
import { type Adventure, adventureOf, type CardId, type Effect, FORMS, type Form } from '../content/index.ts';
import { boonsOf, treasuresOf } from '../queries/means.ts';
import { gloryCost, heroScore, heroSign, limitOf } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import type { View } from '../types/index.ts';
import { baneWorth } from './banes.ts';
import { entryWorth, plainEntries } from './encounters.ts';
import { rivalsOf } from './worth.ts';

const SPEED = 2.4;
const BEST_SCORE = 2;
const OTHER_SCORE = 0.9;

/** What one more point of a score is worth to a hero. */
function scoreWorth(view: View, seat: Seat, form: Form): number {
  if (form === 'speed') return SPEED;
  const best = FORMS.every((other) => heroScore(view, seat, other) <= heroScore(view, seat, form));
  return best ? BEST_SCORE : heroSign(view, seat, form) === 'attack' ? BEST_SCORE - 0.3 : OTHER_SCORE;
}

/** What a lasting effect is worth to its hero. */
function effectWorth(view: View, seat: Seat, effect: Effect): number {
  switch (effect.word) {
    case 'score':
      return effect.by * scoreWorth(view, seat, effect.form);
    case 'threats':
      return effect.by * 1.6;
    case 'counter':
    case 'attack':
      return typeof effect.by === 'number' ? effect.by * 0.8 : 1;
    case 'woundMore':
    case 'symbol':
    case 'ignore':
      return 0.8;
    case 'open':
      return 1;
    case 'limit':
      return treasuresOf(view, seat).length + 1 >= limitOf(view, seat, 'treasures') ? 1.2 : 0.2;
    case 'heal':
      return effect.by * 0.7;
    case 'prevent':
      return effect.by * 1.2;
    case 'repel':
    case 'warp':
      return 1.6;
    case 'move':
    case 'minion':
      return 1;
    case 'upkeep':
      return -effect.by * 0.9;
    default:
      return 0.3;
  }
}

/** What a Glory card is worth on the table. */
export const gloryWorth = (view: View, seat: Seat, { clauses }: Adventure): number =>
  clauses.reduce(
    (sum, { choices, bracket }) =>
      sum +
      (choices[0] ?? []).reduce((all, effect) => all + effectWorth(view, seat, effect), 0) *
        (bracket.against !== null || bracket.rolls.includes('exit') ? 0.4 : 1),
    0,
  );

/** Whether there is room for one more of its kind, now or by what it brings along. */
function hasRoom(view: View, seat: Seat, card: Adventure): boolean {
  if (card.duration !== 'permanent') return true;
  if (card.kind === 'boon') return boonsOf(view, seat).length < limitOf(view, seat, 'boons');
  const isStorage = card.clauses.some(({ choices }) => choices[0]?.some(({ word }) => word === 'limit'));
  const kindred = treasuresOf(view, seat).filter((one) => adventureOf(one.card).category === card.category);
  return (
    kindred.length < limitOf(view, seat, 'kind') &&
    (isStorage || treasuresOf(view, seat).length < limitOf(view, seat, 'treasures'))
  );
}

/** What it is worth to keep a card in hand or Pack. */
export function keepWorth(view: View, seat: Seat, id: CardId): number {
  const card = adventureOf(id);
  switch (card.kind) {
    case 'boon':
    case 'treasure': {
      const price = gloryCost(view, seat, id, 0);
      const isFar = price > heroOf(view, seat).glory + 4;
      return hasRoom(view, seat, card) ? gloryWorth(view, seat, card) * (isFar ? 0.6 : 1) : 0.1;
    }
    case 'bane':
      return Math.max(0, ...rivalsOf(view, seat).map((rival) => baneWorth(view, seat, id, rival)));
    case 'monster':
    case 'trap': {
      if (card.time === 'anytime') return 1;
      const worth = plainEntries(view, seat, id, Infinity).map((entry) => entryWorth(view, seat, entry));
      return Math.max(0, ...worth);
    }
  }
}
