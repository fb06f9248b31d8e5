import type { Cell } from '@questhall/grid';
import { type Frames, roll } from '@questhall/kernel';
import type { Opening } from '@questhall/tiles';
import {
  familyBy,
  glowBy,
  isExtraOn,
  isPatrolOn,
  type Passage,
  passageBy,
  patrolBy,
  roomBy,
  sheetOf,
} from '../content/index.ts';
import type { RoomType, TileKind } from '../content/tiles.ts';
import { isDeadEndReroll } from '../dungeon/dead-end.ts';
import { glowSquares } from '../dungeon/glow.ts';
import { layPassage } from '../dungeon/passage.ts';
import { layRoom } from '../dungeon/room.ts';
import type { Rule } from '../rulebook/index.ts';
import type { EntityId, Floor, Glowquest } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';
import { beginEncounter } from './encounter.ts';
import { patrolMuster, roomMuster } from './muster.ts';

/** Something new is generated: dice, tiles, doors, Glow, monsters, in this order. [gen.order] */
export const discover: Frames<Glowquest>['discover'] = (draft, { hero, opening, door }, tell) => {
  draft.agenda.pop();
  const dice = { layout: roll(draft.rng, 20), monsters: roll(draft.rng, 6), glow: roll(draft.rng, 4) }; // [gen.three-dice, dice.set]
  tell.all('gen.three-dice', { type: 'explored', hero, ...dice });
  const { floor } = draft.table;
  const end = floor.openings.find(({ id }) => id === opening);
  if (end !== undefined) discoverPassage(draft, hero, end, dice, tell);
  else if (door !== null) discoverRoom(draft, hero, door, dice, tell);
};

interface Dice {
  readonly layout: number;
  readonly monsters: number;
  readonly glow: number;
}

const occupied = ({ table }: Draft): Cell[] => table.heroes.map(({ at }) => at);

function discoverPassage(draft: Draft, hero: EntityId, opening: Opening, dice: Dice, tell: Speaker): void {
  const { table, rng } = draft;
  const passage = passageFor(draft, opening, dice.layout, tell);
  const laid = layPassage(table.floor, opening, passage, occupied(draft), table.house.unlimitedTiles, rng);
  tellReclaimed(draft, laid.reclaimed, tell);
  if (laid.isSealed) {
    table.floor = laid.floor;
    tell.all('fit.sealed', { type: 'sealed', squares: [opening.left, opening.right] });
    return;
  }
  replaceFloor(draft, laid.floor, laid.tiles, laid.rule, tell);
  placeGlow(draft, laid.tiles, glowBy(dice.glow, 'passage'), tell);
  if (isPatrolOn(dice.monsters) && isGateOpen(draft, hero)) beginPatrol(draft, hero, 'gen.passage-monsters', tell);
}

/** A Dead End that would close off an unfinished dungeon is rolled again. [fit.dead-end-reroll] */
function passageFor(draft: Draft, opening: Opening, first: number, tell: Speaker): Passage {
  const { table, rng } = draft;
  let passage = passageBy(first);
  while (isDeadEndReroll(table.floor, opening, passage.end, passage.doors, table.roomsFound)) {
    const layout = roll(rng, 20);
    tell.all('fit.dead-end-reroll', { type: 'rerolledLayout', layout });
    passage = passageBy(layout);
  }
  return passage;
}

/** Every hero has had a Phase since the last fight; this one is having its own. */
const isGateOpen = ({ table }: Draft, hero: EntityId): boolean =>
  !table.hasFought || table.heroes.every(({ id }) => id === hero || table.explored.includes(id));

function discoverRoom(draft: Draft, hero: EntityId, id: number, dice: Dice, tell: Speaker): void {
  const { table, rng } = draft;
  const door = table.floor.doors.find((one) => one.id === id);
  if (door === undefined) return;
  const { type, doors } = roomBy(dice.layout, table.roomsFound);
  const laid = layRoom(table.floor, door, type, doors, occupied(draft), table.house.unlimitedTiles, rng);
  tellReclaimed(draft, laid.reclaimed, tell);
  if (laid.isFalse) {
    table.floor = laid.floor;
    tell.all('fit.false-door', { type: 'falseDoor', hero, near: door.near });
    return;
  }
  tell.all('explore.trigger-door', { type: 'doorOpened', hero, near: door.near, far: door.far });
  table.roomsFound += 1;
  replaceFloor(draft, laid.floor, laid.tiles, laid.rule, tell);
  const tile = laid.floor.tiles.find((one) => laid.tiles.includes(one.id));
  const kind = tile?.kind ?? type;
  const rule = roomRule(type, kind, table.floor.level);
  tell.all(rule, { type: 'roomFound', room: type, tile: kind, found: table.roomsFound });
  placeGlow(draft, laid.tiles, glowBy(dice.glow, type), tell);
  const die = roll(rng, 6);
  const hasExtra = isExtraOn(dice.monsters);
  beginEncounter(draft, type, hero, familyBy(die), die, 'enc.family-roll', tell);
  if (hasExtra) tell.all('gen.room-monsters', { type: 'extraMonsters' });
  draft.agenda.push(roomMuster(draft, familyBy(die), type, hasExtra, hero, [...(tile?.cells ?? [])])); // [enc.setup-room]
}

/** What made it this room: not its tile, but the rooms found here and on the floors above, or else the roll. */
function roomRule(type: RoomType, tile: TileKind, level: number): Rule {
  if (tile !== type) return 'gen.type-survives-tile';
  if (type !== 'quest') return 'gen.room-table';
  return level > 1 ? 'quest.count-carries-over' : 'gen.quest-room-auto';
}

/** One record of a family, and perhaps more to come. [patrol.where, patrol.first-record] */
export function beginPatrol(
  draft: Draft,
  hero: EntityId,
  rule: 'gen.passage-monsters' | 'patrol.wandering',
  tell: Speaker,
): void {
  const familyDie = roll(draft.rng, 6);
  const family = familyBy(familyDie);
  beginEncounter(draft, null, hero, family, familyDie, rule, tell);
  const die = roll(draft.rng, 6);
  const record = sheetOf(family)[patrolBy(die)];
  tell.all('patrol.first-record', { type: 'patrolRolled', die, record });
  draft.agenda.push(patrolMuster(draft, record, hero));
}

function tellReclaimed({ table }: Draft, squares: readonly Cell[], tell: Speaker): void {
  if (squares.length === 0) return;
  table.glow = table.glow.filter((cell) => !squares.includes(cell));
  tell.all('fit.reclaim', { type: 'reclaimed', squares: [...squares] });
}

/** The new floor, and what is new about it. */
function replaceFloor({ table }: Draft, floor: Floor, laid: readonly number[], rule: Rule, tell: Speaker): void {
  const known = new Set([...table.floor.openings, ...table.floor.doors].map(({ id }) => id));
  table.floor = floor;
  tell.all(rule, {
    type: 'laid',
    tiles: [...floor.tiles]
      .filter(({ id }) => laid.includes(id))
      .map(({ kind, cells }) => ({ kind, cells: [...cells] })),
    openings: [...floor.openings].filter(({ id }) => !known.has(id)).map((one) => ({ ...one })),
    doors: [...floor.doors].filter(({ id }) => !known.has(id)).map((one) => ({ ...one })),
  });
}

function placeGlow(draft: Draft, tiles: readonly number[], count: number, tell: Speaker): void {
  const { table, rng } = draft;
  const squares = glowSquares(table.floor, tiles, count, [...table.glow, ...occupied(draft)], rng);
  if (squares.length === 0) return;
  table.glow.push(...squares);
  tell.all(squares.length === count ? 'gen.glow-table' : 'glow.placement', { type: 'glowPlaced', squares });
}
