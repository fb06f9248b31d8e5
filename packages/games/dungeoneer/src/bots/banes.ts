import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, type Effect } from '../content/index.ts';
import { heroOf } from '../queries/table.ts';
import type { View } from '../types/index.ts';
import { threatWorth } from './encounters.ts';
import { GLORY, PERIL, weightOf } from './worth.ts';

const SPEED = 1.6;
const SCORE = 1;
const THREATS = 1.2;
const SHIFT = 0.35;
const LEAVING = 0.8;
/** For the monster that wears it. */
const MARK = 0.25;

/** What a Bane is worth that a rival pays for, whomever it strikes. */
export function baneWorth(view: View, seat: Seat, card: CardId, rival: Seat): number {
  const { clauses, cost } = adventureOf(card);
  const gain = clauses.reduce(
    (sum, { choices, bracket, trigger }) =>
      sum +
      (choices[0] ?? []).reduce((all, effect) => {
        if (bracket.host) return all + MARK;
        return all + (trigger === 'leave' ? LEAVING : effectOn(view, seat, rival, effect));
      }, 0),
    0,
  );
  return gain - cost * PERIL * 0.5;
}

function effectOn(view: View, seat: Seat, rival: Seat, effect: Effect): number {
  const hero = heroOf(view, rival);
  const weight = weightOf(view, seat, rival);
  switch (effect.word) {
    case 'score':
      return -effect.by * (effect.form === 'speed' ? SPEED : SCORE) * weight;
    case 'threats':
      return -effect.by * THREATS * weight;
    case 'glory':
      return typeof effect.by === 'number' ? Math.min(hero.glory, -effect.by) * GLORY * weight : 0;
    case 'threat':
      return threatWorth(view, seat, effect, rival, hero.space, false);
    case 'shift':
      return SHIFT;
    default:
      return 0;
  }
}
