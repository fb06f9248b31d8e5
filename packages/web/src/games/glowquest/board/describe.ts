import type { Action, View } from '@questhall/glowquest';
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
import { activeIn } from './offers/actor.ts';
import { aimedAt } from './offers/offers.ts';
import { tollOf } from './offers/walks.ts';
import type { BoardWords } from './words.ts';

type Offers = readonly Action[];
type Cell = number;
const DIRECTIONS = [0, 1, 2, 3] as const;

/**
 * A square and its four sides in one sentence: `passage; north: closed door; east: Ghoul 1, 3 of 3 Hitpoints, can be
 * attacked`.
 */
export function describeSquare(view: View, square: Cell, offers: Offers, texts: BoardWords): string {
  const tile = tileAt(view.floor, square);
  if (tile === null) return texts.nowhere;
  const here = [
    texts.names.tile[tile.kind],
    ...thingsOn(view, square, offers, texts),
    ...waysTo(view, square, offers, texts),
  ];
  const sides = DIRECTIONS.map((way) => `${texts.sides[way]}: ${describeSide(view, square, way, offers, texts)}`);
  return [here.join(', '), ...sides].join('; ');
}

/** What is on that side of a square: a door, a wall or the dark, or else what stands beyond. */
export function describeSide(view: View, square: Cell, way: 0 | 1 | 2 | 3, offers: Offers, texts: BoardWords): string {
  const { floor } = view;
  const beyond = square + stepTo(way);
  const door = floor.doors.find(
    ({ near, far, isOpen }) => (near === square && far === beyond) || (isOpen && far === square && near === beyond),
  );
  if (door !== undefined && !door.isOpen) return texts.closedDoor;
  if (openingAt(floor, square)?.way === way) return texts.opening;
  if ((((wallsOf(floor)[square] ?? 0) >> way) & 1) === 1) return texts.wall;
  const things = thingsOn(view, beyond, offers, texts);
  return [
    ...(door === undefined ? [] : [texts.openDoor]),
    ...(things.length === 0 && door === undefined ? [texts.nothing] : things),
  ].join(', ');
}

/** What may be done with the square itself. */
function waysTo(view: View, square: Cell, offers: Offers, texts: BoardWords): string[] {
  const here = offers.filter((offer) => aimedAt(view, offer).includes(square));
  const toll = here.some(({ type }) => type === 'go') ? tollOf(view) : 0;
  if (toll > 0) return [`${texts.canBeReached} (${texts.surges(toll)})`];
  if (here.some(({ type }) => type === 'go' || type === 'crawl')) return [texts.canBeReached];
  return here.some(({ type }) => type === 'place' || type === 'stand' || type === 'setUp') ? [texts.canBeChosen] : [];
}

/** Everybody and everything on a square. */
export function thingsOn(view: View, square: Cell, offers: Offers, texts: BoardWords): string[] {
  const there = entityAt(view, square);
  const stairs = stairsAt(view.floor);
  const isStair = stairs !== null && [0, 1, WIDTH, WIDTH + 1].includes(square - stairs);
  return [
    ...(there === null ? [] : [describeEntity(view, there, offers, texts)]),
    ...(view.glow.includes(square) ? [texts.glow] : []),
    ...(isStair ? [texts.stairway] : []),
  ];
}

/** `Ghoul 1, 2 of 3 Hitpoints, Shield 1, Weak 1 (Short), can be attacked`. */
function describeEntity(view: View, entity: Entity, offers: Offers, texts: BoardWords): string {
  const { id, hitpoints, shield, reflect } = entity;
  const isTarget = offers.some((offer) => offer.type === 'attack' && offer.target === id);
  const isChosen = offers.some(
    (offer) => (offer.type === 'name' && offer.target === id) || (offer.type === 'activate' && offer.monster === id),
  );
  return [
    texts.nameOf(view, id),
    activeIn(view) === id && texts.active,
    isConscious(entity) ? texts.hitpoints(hitpoints, hitpointsMax(view, entity)) : texts.unconscious,
    shield > 0 && texts.shield(shield),
    reflect > 0 && texts.reflect(reflect),
    ...effectsOf(entity, texts),
    !isHero(entity) && entity.bounty > 0 && texts.bounty(entity.bounty),
    isTarget && texts.canBeAttacked,
    isChosen && texts.canBeChosen,
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
