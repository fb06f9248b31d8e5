import { edgeBetween } from '@questhall/grid';
import type { View } from '@questhall/heroquest';
import { HERO_SHEETS } from '@questhall/heroquest/content';
import {
  areaAt,
  boardOf,
  CORRIDOR,
  columnOf,
  type Effects,
  footprint,
  heroesHere,
  idOfHero,
  isRevealed,
  isStair,
  rowOf,
  type Square,
  trapAt,
  wallsSeen,
} from '@questhall/heroquest/queries';
import type { Pictured } from './use-picture.ts';
import type { BoardWords } from './words.ts';

/** What a click does: squares to go to, and figures that can be struck. */
export type Within = Pick<Pictured, 'reach' | 'targets'>;

export const NOTHING: Within = { reach: [], targets: new Set() };

/**
 * A square and its four sides in one sentence: `corridor 4,9; north: closed door; east: Orc 12, 1 body, can be
 * attacked`.
 */
export function describeSquare(view: View, square: Square, within: Within, texts: BoardWords): string {
  const sides = texts.sides.map(
    (name, direction) => `${name}: ${describeSide(view, square, direction, within, texts)}`,
  );
  const here = [placeOf(view, square, texts), ...thingsOn(view, square, within, texts)];
  if (within.reach.includes(square)) here.push(texts.canBeReached);
  return [here.join(', '), ...(isKnown(view, square) ? sides : [])].join('; ');
}

/** What is on that side of a square: a door or a wall, or else what stands beyond. */
export function describeSide(view: View, square: Square, direction: number, within: Within, texts: BoardWords): string {
  const { grid } = boardOf(view.plan);
  const beyond = grid.neighbour[square * 4 + direction] ?? -1;
  const door = beyond < 0 ? undefined : doorBetween(view, square, beyond);
  if (door !== undefined && !(door.isOpen && door.kind !== 'portal')) return doorName(door, texts);
  if (beyond >= 0 && view.rocks.includes(beyond)) return texts.rock;
  if (((wallsSeen(view)[square] ?? 0) >> direction) & 1)
    return beyond < 0 ? `${texts.wall}, ${texts.offBoard}` : texts.wall;
  const things = isKnown(view, beyond) ? thingsOn(view, beyond, within, texts) : [texts.dark];
  return [
    ...(door === undefined ? [] : [doorName(door, texts)]),
    ...(things.length === 0 ? [door === undefined ? texts.nothing : ''] : things),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

export const isKnown = (view: View, square: Square): boolean => view.hidden !== null || isRevealed(view, square);

function placeOf(view: View, square: Square, texts: BoardWords): string {
  const name = `${columnOf(view, square)},${rowOf(view, square)}`;
  if (!isKnown(view, square)) return `${name}, ${texts.dark}`;
  return `${areaAt(view, square) === CORRIDOR ? texts.corridor : texts.room} ${name}`;
}

/** Everybody and everything on a square, those who can act first. */
export function thingsOn(view: View, square: Square, within: Within, texts: BoardWords): string[] {
  return [...figuresOn(view, square, within, texts), ...groundOn(view, square, texts)];
}

function figuresOn(view: View, square: Square, within: Within, texts: BoardWords): string[] {
  const isTarget = (id: number): boolean => within.targets.has(id);
  const monsters = view.monsters
    .filter(({ at }) => at === square)
    .map(({ id, body, wounds, isAsleep }) =>
      said(
        texts.figureIn(view, id),
        texts.body(body - wounds),
        isAsleep && texts.asleep,
        isTarget(id) && texts.canBeAttacked,
      ),
    );
  const heroes = heroesHere(view)
    .filter(({ at }) => at === square)
    .map(({ hero, body, effects }) => {
      const id = idOfHero(hero);
      const states = EFFECTS.filter((effect) => effects[effect] > 0).map((effect) => texts.effects[effect]);
      const bodies = texts.bodyOf(body, HERO_SHEETS[hero].body);
      return said(
        texts.names.hero[hero],
        view.turn?.hero === hero && texts.active,
        bodies,
        ...states,
        isTarget(id) && texts.canBeAttacked,
      );
    });
  const allies = view.allies
    .filter(({ at }) => at === square)
    .map(({ id, body, isChained }) =>
      said(texts.figureIn(view, id), texts.body(body), isChained && texts.chained, isTarget(id) && texts.canBeAttacked),
    );
  return [...heroes, ...allies, ...monsters];
}

const said = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(', ');

export const EFFECTS: readonly (keyof Effects)[] = [
  'haste',
  'speed',
  'strength',
  'warding',
  'brew',
  'throughRock',
  'rockSkin',
  'courage',
  'veil',
  'gaze',
  'slumber',
  'puppet',
  'murk',
];

function groundOn(view: View, square: Square, texts: BoardWords): string[] {
  const trap = trapAt(view, square);
  const pieces = view.furniture.filter((piece) => footprint(view, piece).includes(square));
  return [
    ...pieces.map(({ piece }) => texts.names.piece[piece].toLowerCase()),
    ...(view.rocks.includes(square) ? [texts.rock] : []),
    ...(trap === null ? [] : [trap.isOpen ? texts.openPit : texts.trap(texts.names.trap[trap.kind].toLowerCase())]),
    ...(isStair(view, square) ? [texts.stairway] : []),
    ...(view.piles.some(({ at }) => at === square) ? [texts.pile] : []),
    ...(view.chests.some(({ at, where }) => at === square && where === 'floor') ? [texts.goldChest] : []),
  ];
}

function doorBetween(view: View, a: Square, b: Square): View['doors'][number] | undefined {
  const edge = edgeBetween(boardOf(view.plan).grid, a, b);
  return view.doors.find((door) => door.edge === edge);
}

function doorName({ kind, isOpen }: View['doors'][number], texts: BoardWords): string {
  if (kind === 'portal') return texts.portal;
  if (isOpen) return texts.openDoor;
  return kind === 'secret' ? texts.secretDoor : texts.closedDoor;
}
