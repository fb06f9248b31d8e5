import type { Seat } from '@questhall/kernel';
import { type Effect, questOf } from '../content/index.ts';
import { maxLife } from '../queries/scores.ts';
import { heroOf, seatsIn } from '../queries/table.ts';
import type { View } from '../types/index.ts';

/** Glory and Peril in the coin in which a plain wound is worth 1. */
export const GLORY = 0.22;
export const PERIL = 0.2;
const FALL = 0.6;
const LEVEL = 1.8;
const LOST_BOON = 1;

const QUEST = 3;
const MARKER = 0.8;

/** How far somebody has come, as far as one can see: Quests first, then what lies on the others. */
function standing(view: View, seat: Seat): number {
  const { done, readied, life, isOut } = heroOf(view, seat);
  if (isOut) return 0;
  const markers = view.progress.reduce((sum, { markers: by }) => sum + (by[seat] ?? 0), 0);
  const carried = (view.errands[seat] ?? []).filter(
    ({ quest }) => quest !== null && view.progress.some((one) => one.quest === quest && one.token === 'card'),
  ).length;
  return done.length * QUEST + (markers + carried) * MARKER + readied.length / 4 + life / 6;
}

export const rivalsOf = (view: View, seat: Seat): readonly Seat[] => seatsIn(view).filter((other) => other !== seat);

/** Who is worth most attention: 1 for a usual rival, more for whoever leads. */
export function weightOf(view: View, seat: Seat, rival: Seat): number {
  const rivals = rivalsOf(view, seat);
  const mean = rivals.reduce((sum, one) => sum + standing(view, one), 0) / Math.max(1, rivals.length);
  return Math.min(2, Math.max(0.6, 1 + (standing(view, rival) - mean) / 4));
}

const FELLING = 6;
const FELLING_LAST = 30;

/** What it is worth to wound a rival; the last wounds are worth most. */
export function woundsOn(view: View, seat: Seat, rival: Seat, count: number): number {
  const hero = heroOf(view, rival);
  const weight = weightOf(view, seat, rival);
  if (count >= hero.life) return (rivalsOf(view, seat).length === 1 ? FELLING_LAST : FELLING) * weight;
  return count * weight * (1 + (maxLife(hero) - hero.life) / maxLife(hero));
}

const DEATH = 40;

/** What wounds cost oneself. */
export function woundsOnMe(view: View, seat: Seat, count: number): number {
  const hero = heroOf(view, seat);
  if (count >= hero.life) return DEATH;
  return count * (1 + (2 * (maxLife(hero) - hero.life + count)) / maxLife(hero));
}

/** What effects do to a rival, told as gain for whoever plays them. */
export function harmOf(view: View, seat: Seat, rival: Seat, effects: readonly Effect[]): number {
  const hero = heroOf(view, rival);
  const weight = weightOf(view, seat, rival);
  let [harm, wounds] = [0, 0];
  for (const effect of effects)
    switch (effect.word) {
      case 'wound':
        wounds += effect.by;
        break;
      case 'tip':
        harm += hero.isTipped ? 0 : FALL * weight;
        break;
      case 'glory':
        if (typeof effect.by === 'number') harm += Math.min(hero.glory, -effect.by) * GLORY * weight;
        break;
      case 'level':
        harm += hero.done.length > 0 ? LEVEL * weight : 0;
        break;
      case 'discard':
        harm += LOST_BOON * weight;
        break;
      default:
    }
  return harm + (wounds === 0 ? 0 : woundsOn(view, seat, rival, wounds));
}

/** What the same would cost oneself. */
export function painOf(view: View, seat: Seat, effects: readonly Effect[]): number {
  let pain = 0;
  for (const effect of effects) {
    if (effect.word === 'wound') pain += woundsOnMe(view, seat, effect.by);
    else if (effect.word === 'tip') pain += heroOf(view, seat).isTipped ? 0 : FALL;
    else if (effect.word === 'glory' && typeof effect.by === 'number') pain += -effect.by * GLORY;
    else if (effect.word === 'level' || effect.word === 'discard') pain += LEVEL;
  }
  return pain;
}

/** Quests that a seat can work on, its own and everybody's. */
export const questsFor = (view: View, seat: Seat): readonly string[] => [
  ...(view.errands[seat] ?? []).flatMap(({ quest }) => (quest === null ? [] : [quest])),
  ...view.globals,
];

export const isEscort = (quest: string): boolean => questOf(quest).category === 'escort';
