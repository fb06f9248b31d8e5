import type { View } from '@questhall/glowquest';
import { activeIn } from '@questhall/glowquest/client';
import {
  type Effect,
  type Entity,
  effectSum,
  entityAt,
  hitpointsMax,
  isConscious,
  isHero,
} from '@questhall/glowquest/queries';
import { stairsAt, WIDTH } from './ground.ts';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What a click does: squares to go to or to choose, and figures that can be struck or chosen. */
export type Within = Pick<Pictured, 'reach' | 'targets' | 'ready' | 'asked'>;

export const NOTHING: Within = { reach: [], targets: new Set(), ready: new Set(), asked: null };

/** Everybody and everything on a square. */
export function thingsOn(view: View, square: number, within: Within, texts: BoardWords): string[] {
  const there = entityAt(view, square);
  return [...(there === null ? [] : [describeEntity(view, there, within, texts)]), ...groundOn(view, square, texts)];
}

/** What there is on the ground. */
export function groundOn({ glow, floor }: View, square: number, texts: BoardWords): string[] {
  const stairs = stairsAt(floor);
  const isStair = stairs !== null && [0, 1, WIDTH, WIDTH + 1].includes(square - stairs);
  return [...(glow.includes(square) ? [texts.glow] : []), ...(isStair ? [texts.stairway] : [])];
}

/** `Ghoul 1, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked`. */
export function describeEntity(
  view: View,
  entity: Entity,
  { targets, ready, asked }: Within,
  texts: BoardWords,
): string {
  const { id, hitpoints, shield, reflect } = entity;
  const isNamed = asked !== null && asked.ask.question.kind !== 'turn';
  return [
    texts.nameOf(view, id),
    activeIn(view) === id && texts.active,
    isConscious(entity) ? texts.hitpoints(hitpoints, hitpointsMax(view, entity)) : texts.unconscious,
    shield > 0 && texts.shield(shield),
    reflect > 0 && texts.reflect(reflect),
    ...effectsOf(entity, texts),
    !isHero(entity) && entity.bounty > 0 && texts.bounty(entity.bounty),
    targets.has(id) && (isNamed ? texts.canBeChosen : texts.canBeAttacked),
    ready.has(id) && texts.canBeChosen,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** Each Effect once, with its sum and how long it lasts. */
export function effectsOf(entity: Entity, { effect, names }: Pick<BoardWords, 'effect' | 'names'>): string[] {
  return [...new Set(entity.effects.map(({ kind }) => kind))].map((kind) => {
    const lasts = entity.effects
      .filter((one) => one.kind === kind)
      .map(({ duration }: Effect) => names.duration[duration]);
    return `${effect(kind, effectSum(entity, kind))} (${[...new Set(lasts)].join(', ')})`;
  });
}
