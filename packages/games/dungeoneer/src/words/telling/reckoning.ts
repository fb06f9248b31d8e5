import type { Seat } from '@questhall/kernel';
import {
  adventureOf,
  type CardId,
  type Form,
  type MapId,
  mapCardOf,
  type QuestId,
  questOf,
  SIDES,
} from '../../content/index.ts';
import { cellBeside, cellKey, chartOf, exitOf, OPPOSITE } from '../../map/chart.ts';
import { placedAt } from '../../map/placing.ts';
import { combatMore, heroScore, monsterScore, threatMore } from '../../queries/scores.ts';
import { heroOf } from '../../queries/table.ts';
import type { ActionOf, Spot, ThreatKind, View } from '../../types/index.ts';

const FACES = 6;

/** What somebody adds to the die against a Threat. */
export const threatScore = (view: View, seat: Seat, form: Form, about: ThreatKind): number =>
  heroScore(view, seat, form) + threatMore(view, seat, about === 'exit');

/** The share of falls that reach a number with so much added. */
export function chanceOf(number: number, more: number): number {
  const falling = Math.min(FACES, Math.max(0, FACES + 1 - (number - more)));
  return falling / FACES;
}

/** What each side of an attack adds to its die. */
export interface Match {
  readonly attack: number;
  readonly counter: number;
}

const categoryOf = (card: CardId): string => adventureOf(card).category;

/** A monster against a hero, where he stands. */
export function monsterAgainst(view: View, card: CardId, attached: readonly CardId[], hero: Seat, form: Form): Match {
  return {
    attack: monsterScore(card, attached, heroOf(view, hero).space, form),
    counter: heroScore(view, hero, form) + combatMore(view, hero, 'counter', form, categoryOf(card)),
  };
}

/** The monster of a Quest against a hero. */
export function questAgainst(view: View, quest: QuestId, hero: Seat, form: Form): Match {
  const { criteria } = questOf(quest);
  return {
    attack: criteria.form === 'slay' ? criteria.monster.scores[form] : 0,
    counter: heroScore(view, hero, form) + combatMore(view, hero, 'counter', form, null),
  };
}

/** A challenge, of a hero or of a Minion in his place. */
export function challengeOf(view: View, seat: Seat, { hero, foe, form, minion }: ActionOf<'challenge'>): Match | null {
  const target = foe === null ? undefined : view.strikes[foe];
  const against = target?.card ?? null;
  const { space, readied } = heroOf(view, seat);
  const own =
    minion === null
      ? heroScore(view, seat, form) +
        combatMore(view, seat, 'attack', form, against === null ? null : categoryOf(against))
      : monsterScore(minion, readied.find(({ card }) => card === minion)?.attached ?? [], space, form);
  if (hero !== null)
    return { attack: own, counter: heroScore(view, hero, form) + combatMore(view, hero, 'counter', form, null) };
  if (target === undefined) return null;
  if (target.quest !== null) return { attack: own, counter: questAgainst(view, target.quest, seat, form).attack };
  return target.card === null
    ? null
    : { attack: own, counter: monsterScore(target.card, target.attached, target.space, form) };
}

/** How often the attack is higher, and how often the answer is. */
export function duelOdds({ attack, counter }: Match): { readonly hit: number; readonly back: number } {
  let [hit, back] = [0, 0];
  for (let one = 1; one <= FACES; one++)
    for (let other = 1; other <= FACES; other++) {
      if (one + attack > other + counter) hit += 1;
      else if (one + attack < other + counter) back += 1;
    }
  return { hit: hit / FACES ** 2, back: back / FACES ** 2 };
}

/** A share, rounded; nothing is called certain, or impossible, that is not. */
export function roughly(share: number): string {
  const rounded = Math.round(share * 100);
  return `${share > 0 && share < 1 ? Math.min(99, Math.max(1, rounded)) : rounded} %`;
}

/** Cards that a new one would be joined to, by ways that can be walked. */
export function joinedBy(view: View, card: MapId, spot: Spot, except: MapId | null = null): readonly MapId[] {
  const placed = (view.sections.find(({ name }) => name === spot.section)?.placed ?? []).filter(
    (one) => one.card !== except,
  );
  const { byCell } = chartOf(placed);
  const laid = placedAt(card, spot);
  return SIDES.flatMap((side) => {
    const { x, y } = cellBeside(spot, side);
    const beside = byCell.get(cellKey(x, y));
    const isWay =
      beside !== undefined && exitOf(laid, side).kind !== 'wall' && exitOf(beside, OPPOSITE[side]).kind !== 'wall';
    return isWay ? [beside.card] : [];
  });
}

/** What a hero gets for coming to a space: nothing where he was in this turn. */
export function bountyOf(
  view: View,
  seat: Seat,
  space: MapId,
): { readonly glory: number; readonly peril: number } | null {
  if (heroOf(view, seat).visited.includes(space)) return null;
  const { glory, peril } = mapCardOf(space);
  return { glory, peril };
}

/** The movement points that somebody can spend now. */
export function pointsNow(view: View, seat: Seat): number {
  const { points, bonus, hasSaved } = heroOf(view, seat);
  return (view.active === seat ? points : hasSaved ? 1 : 0) + bonus;
}
