import type { Place } from '@questhall/facets';
import type { Seat } from '@questhall/kernel';
import { adventureOf, type CardId, FORMS, SIDES, type Side } from '../../content/index.ts';
import { cellBeside, cellKey, chartOf } from '../../map/chart.ts';
import { clockwise, heroOf, placedOf, sectionOf } from '../../queries/table.ts';
import type { Action, Aim, Question, View } from '../../types/index.ts';
import { namedBy } from '../places/names.ts';

const AIMLESS: Aim = { space: null, strike: null, side: null, choice: 0, variable: 0 };

/**
 * What somebody wants who points where nothing is offered, for the rules to say why not; null where nobody can tell.
 */
export function wishAt(view: View, seat: Seat, question: Question, place: Place): Action | null {
  const card = namedBy(place, 'card');
  if (card !== null) return cardWish(view, seat, question, card);
  const space = namedBy(place, 'space');
  if (space !== null) return spaceWish(view, seat, space);
  const quest = namedBy(place, 'quest');
  if (quest !== null) return { type: 'attempt', quest, form: null, price: 0 };
  const foe = namedBy(place, 'figure') ?? namedBy(place, 'hero');
  if (foe !== null) return heroWish(view, seat, Number(foe));
  return namedBy(place, 'deck') === null ? null : { type: 'explore' };
}

/** The next opponent clockwise: somebody must be named even to hear that nobody can be. */
const opponentOf = (view: View, seat: Seat): Seat => clockwise(view, (seat + 1) % view.heroes.length)[0] ?? seat;

function cardWish(view: View, seat: Seat, question: Question, card: CardId): Action | null {
  const { kind, fighter, isUntargeted, time } = adventureOf(card);
  const hero = view.heroes[seat];
  if (hero?.readied.some((one) => one.card === card) === true) return { type: 'use', card, ...AIMLESS };
  if (hero?.banes.some((one) => one.card === card) === true) return { type: 'lift', card };
  if (!view.hand.includes(card) && hero?.pack.some((one) => one.card === card) !== true) return null;
  if (question.kind === 'discard') return { type: 'discard', card };
  const target = opponentOf(view, seat);
  if (kind === 'bane') return { type: 'bane', card, payer: target, target: isUntargeted ? null : target, host: null };
  if (kind === 'boon' || kind === 'treasure' || time === 'anytime')
    return { type: 'play', card, isUsedNow: false, ...AIMLESS };
  const form = FORMS.find((one) => fighter?.signs[one] === 'attack') ?? null;
  return { type: 'encounter', card, target, form, special: null, attachment: null, payer: null };
}

/** To the neighbour by the side on which it lies; a sewer to what lies further off. */
function spaceWish(view: View, seat: Seat, space: string): Action | null {
  const here = heroOf(view, seat).space;
  if (here === null || here === space) return null;
  const side = sideTowards(view, here, space);
  return side === null ? { type: 'sewer', to: space } : { type: 'move', side };
}

function sideTowards(view: View, from: string, to: string): Side | null {
  const start = placedOf(view, from);
  if (start === null) return null;
  const { byCell } = chartOf(sectionOf(view, from).placed);
  return (
    SIDES.find((side) => {
      const { x, y } = cellBeside(start, side);
      return byCell.get(cellKey(x, y))?.card === to;
    }) ?? null
  );
}

const heroWish = (view: View, seat: Seat, other: Seat): Action | null =>
  other === seat
    ? heroOf(view, seat).isTipped
      ? { type: 'untip' }
      : null
    : { type: 'challenge', hero: other, foe: null, form: 'melee', minion: null, isTipping: false };
