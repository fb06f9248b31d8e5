import type { View } from '@questhall/glowquest';
import { activeIn, tollOf } from '@questhall/glowquest/client';
import {
  type Effect,
  type Entity,
  effectSum,
  entityAt,
  hitpointsMax,
  isConscious,
  isHero,
} from '@questhall/glowquest/queries';
import { openingAt, stepTo, tileAt, wallsOf } from '@questhall/tiles';
import { stairsAt, WIDTH } from './ground.ts';
import { isChoice, type Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What a click does: squares to go to or to choose, and figures that can be struck or chosen. */
export type Within = Pick<Pictured, 'reach' | 'targets' | 'ready' | 'asked'>;

export const NOTHING: Within = { reach: [], targets: new Set(), ready: new Set(), asked: null };

type Cell = number;
const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * A square and its four sides in one sentence: `passage; north: closed door; east: Ghoul 1, 3 of 3 Hitpoints, can be
 * attacked`.
 */
export function describeSquare(view: View, square: Cell, within: Within, texts: BoardWords): string {
  const tile = tileAt(view.floor, square);
  if (tile === null) return texts.nowhere;
  const here = [
    texts.names.tile[tile.kind],
    ...thingsOn(view, square, within, texts),
    ...waysTo(view, square, within, texts),
  ];
  const sides = DIRECTIONS.map((way) => `${texts.sides[way]}: ${describeSide(view, square, way, within, texts)}`);
  return [here.join(', '), ...sides].join('; ');
}

/** What is on that side of a square: a door, a wall or the dark, or else what stands beyond. */
export function describeSide(view: View, square: Cell, way: 0 | 1 | 2 | 3, within: Within, texts: BoardWords): string {
  const { floor } = view;
  const beyond = square + stepTo(way);
  const door = floor.doors.find(
    ({ near, far, isOpen }) => (near === square && far === beyond) || (isOpen && far === square && near === beyond),
  );
  if (door !== undefined && !door.isOpen) return texts.closedDoor;
  if (openingAt(floor, square)?.way === way) return texts.opening;
  if ((((wallsOf(floor)[square] ?? 0) >> way) & 1) === 1) return texts.wall;
  const things = thingsOn(view, beyond, within, texts);
  return [
    ...(door === undefined ? [] : [texts.openDoor]),
    ...(things.length === 0 && door === undefined ? [texts.nothing] : things),
  ].join(', ');
}

/** What may be done with the square itself. */
function waysTo(view: View, square: Cell, { reach, asked }: Within, texts: BoardWords): string[] {
  if (!reach.includes(square)) return [];
  if (asked !== null && isChoice(asked.ask.question)) return [texts.canBeChosen];
  const toll = tollOf(view);
  return [toll > 0 ? `${texts.canBeReached} (${texts.surges(toll)})` : texts.canBeReached];
}

/** Everybody and everything on a square. */
export function thingsOn(view: View, square: Cell, within: Within, texts: BoardWords): string[] {
  const there = entityAt(view, square);
  const stairs = stairsAt(view.floor);
  const isStair = stairs !== null && [0, 1, WIDTH, WIDTH + 1].includes(square - stairs);
  return [
    ...(there === null ? [] : [describeEntity(view, there, within, texts)]),
    ...(view.glow.includes(square) ? [texts.glow] : []),
    ...(isStair ? [texts.stairway] : []),
  ];
}

/** `Ghoul 1, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked`. */
function describeEntity(view: View, entity: Entity, { targets, ready, asked }: Within, texts: BoardWords): string {
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
