import { DIRECTIONS, hasWall, sees, sidesOf } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import { fixed, type Tell } from '@questhall/kernel';
import { RAGNAR } from '../content/monsters.ts';
import {
  areaAt,
  boardOf,
  CORRIDOR,
  footprint,
  isFirstLook,
  isRevealed,
  stairSquares,
  wallsTrue,
} from '../queries/board.ts';
import { heroesHere } from '../queries/figures.ts';
import { statsOf } from '../queries/lurking.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Edge, Room, Square } from '../sheet/sheet.ts';
import {
  CAPTIVE_ID,
  type Door,
  type FigureId,
  type HeroQuest,
  type Lurking,
  type MonsterInPlay,
  type Table,
} from '../types/index.ts';
import type { Draft } from './agenda.ts';

type Speaker = Tell<HeroQuest>;

/** Everything in view of the heroes comes to light. Looking costs nothing. [reveal.looking-is-free] */
export function look(
  draft: Draft,
  tell: Speaker,
  from: readonly Square[] = heroesHere(draft.table).map(({ at }) => at),
): void {
  const { table } = draft;
  const eyes = from.filter((square) => isFirstLook(table, square));
  for (const square of eyes) {
    const area = areaAt(table, square);
    if (area !== CORRIDOR && !isRoomRevealed(table, area)) revealRoom(draft, area, tell);
  }
  if (eyes.length > 0) revealCorridor(draft, eyes, tell);
}

/** Corridor squares in line of sight, figures ignored. [reveal.corridor-by-sight] */
function revealCorridor(draft: Draft, from: readonly Square[], tell: Speaker): void {
  const { table } = draft;
  const { grid, squaresOf } = boardOf(table.plan);
  const walls = wallsTrue(table);
  const fresh: Square[] = [];
  for (const square of squaresOf.get(CORRIDOR) ?? []) {
    if (isRevealed(table, square)) continue;
    for (const eye of from) {
      if (eye !== square && !sees(grid, walls, null, eye, square)) continue;
      if (!table.hidden.rocks.includes(square)) fresh.push(square);
      break;
    }
  }
  if (fresh.length > 0) uncover(draft, fresh, 'reveal.corridor-by-sight', tell);
}

const isRoomRevealed = (table: Table, room: Room): boolean =>
  (boardOf(table.plan).squaresOf.get(room) ?? []).every(
    (square) => isRevealed(table, square) || table.hidden.rocks.includes(square),
  );

/** A room comes to light as a whole, and its alarm sounds. [reveal.room-whole, quest.alarm] */
export function revealRoom(draft: Draft, room: Room, tell: Speaker): void {
  const { table } = draft;
  const squares = boardOf(table.plan).squaresOf.get(room) ?? [];
  uncover(
    draft,
    squares.filter((square) => !table.hidden.rocks.includes(square)),
    'reveal.room-whole',
    tell,
  );
  const alarm = table.hidden.alarms.find((one) => one.room === room);
  if (alarm === undefined) return;
  table.hidden.alarms = table.hidden.alarms.filter((one) => one.room !== room);
  table.alarmed.push(room);
  tell.all('quest.alarm', { type: 'alarmSounded', room });
  for (const edge of alarm.edges) swingDoor(draft, takeDoor(table, edge), null, 'quest.alarm', tell);
}

/** The door on an edge, found out about if need be. */
function takeDoor(table: Table, edge: Edge): Door {
  const known = table.doors.find((door) => door.edge === edge);
  if (known !== undefined) return known;
  const isSecret = table.hidden.secretDoors.includes(edge);
  const door =
    table.hidden.doors.find((one) => one.edge === edge) ??
    fixed<Door>({ edge, kind: isSecret ? 'secret' : 'door', isOpen: false, changed: 0 });
  table.hidden.doors = table.hidden.doors.filter((one) => one.edge !== edge);
  table.hidden.secretDoors = table.hidden.secretDoors.filter((one) => one !== edge);
  table.doors.push(door);
  return door;
}

/** A door opens: what lies on both sides of it can be seen. */
export function swingDoor(draft: Draft, door: Door, by: FigureId | null, rule: Rule, tell: Speaker): void {
  const { table } = draft;
  if (door.isOpen || door.kind === 'portal') return;
  turnDoor(table, door, true);
  tell.all(rule, { type: 'doorOpened', door: door.edge, by });
  revealBehind(draft, door.edge, tell);
  look(draft, tell);
}

/** Another door in its place; the round is noted. [door.one-change-per-round] */
export function turnDoor(table: Table, door: Door, isOpen: boolean): void {
  table.doors[table.doors.indexOf(door)] = fixed({ edge: door.edge, kind: door.kind, isOpen, changed: table.round });
  table.changes += 1;
}

function revealBehind(draft: Draft, edge: Edge, tell: Speaker): void {
  const { table } = draft;
  for (const side of sidesOf(boardOf(table.plan).grid, edge)) {
    const area = areaAt(table, side);
    if (area !== CORRIDOR && !isRoomRevealed(table, area)) revealRoom(draft, area, tell);
  }
}

/** Squares come to light for good, with all that is on them and beside them. [reveal.permanent] */
export function uncover(draft: Draft, squares: readonly Square[], rule: Rule, tell: Speaker): void {
  const { table } = draft;
  const fresh = squares.filter((square) => !isRevealed(table, square));
  if (fresh.length === 0) return;
  for (const square of fresh) markRevealed(table, square);
  const chests = uncoverChests(table, fresh);
  tell.all(rule, {
    type: 'revealed',
    squares: fresh,
    rooms: [...new Set(fresh.map((square) => areaAt(table, square)))],
    ...(chests.length > 0 ? { chests } : {}),
  });
  uncoverRocks(table, fresh, tell);
  uncoverFurniture(table, tell);
  uncoverStairs(table, tell);
  uncoverGoal(draft, fresh, tell);
  const doors = uncoverDoors(table, tell);
  for (const lurking of table.hidden.monsters.filter(({ at }) => fresh.includes(at))) {
    table.hidden.monsters = table.hidden.monsters.filter((one) => one !== lurking);
    appear(draft, lurking, lurking.at, { rule: 'reveal.monsters-become-active', home: lurking.at }, tell);
  }
  for (const door of doors) if (door.isOpen) revealBehind(draft, door.edge, tell);
}

function markRevealed(table: Table, square: Square): void {
  table.revealed[square >> 5] = (table.revealed[square >> 5] ?? 0) | (1 << (square & 31));
}

/** Solid rock is seen with the square before it. [reveal.blocked-with-neighbour] */
function uncoverRocks(table: Table, fresh: readonly Square[], tell: Speaker): void {
  if (table.hidden.rocks.length === 0) return;
  const { grid, walls } = boardOf(table.plan);
  const seen = table.hidden.rocks.filter((rock) => {
    for (const direction of DIRECTIONS)
      if (!hasWall(walls, rock, direction) && fresh.includes(grid.neighbour[rock * 4 + direction] ?? -1)) return true;
    return false;
  });
  if (seen.length === 0) return;
  table.hidden.rocks = table.hidden.rocks.filter((rock) => !seen.includes(rock));
  table.rocks.push(...seen);
  for (const rock of seen) markRevealed(table, rock);
  table.changes += 1;
  tell.all('reveal.blocked-with-neighbour', { type: 'rocksSeen', squares: seen });
}

function uncoverFurniture(table: Table, tell: Speaker): void {
  const pieces = table.hidden.furniture.filter((piece) =>
    footprint(table, piece).some((square) => isRevealed(table, square)),
  );
  if (pieces.length === 0) return;
  table.hidden.furniture = table.hidden.furniture.filter((piece) => !pieces.includes(piece));
  table.furniture.push(...pieces);
  const { special } = table.hidden;
  const gear =
    special?.kind === 'stripped'
      ? pieces.find(({ piece, at }) => piece === 'chest' && areaAt(table, at) === special.room)
      : undefined;
  if (gear !== undefined) table.gearAt = gear.at; // [quest.q6-gear-chest]
  tell.all('reveal.room-whole', {
    type: 'furnitureSeen',
    pieces: pieces.map((piece) => ({ ...piece })),
    ...(gear === undefined ? {} : { gearAt: gear.at }),
  });
}

function uncoverStairs(table: Table, tell: Speaker): void {
  const { stairs } = table.hidden;
  if (stairs === null || !stairSquares({ plan: table.plan, stairs }).some((square) => isRevealed(table, square)))
    return;
  table.stairs = stairs;
  table.hidden.stairs = null;
  tell.all('board.stairway-two-by-two', { type: 'stairsSeen', at: stairs });
}

/** The captive in his cell. [quest.q2-prisoner] */
function uncoverGoal({ table, seats }: Draft, fresh: readonly Square[], tell: Speaker): void {
  const { hidden } = table;
  if (hidden.goalSquare !== null && fresh.includes(hidden.goalSquare)) {
    const at = hidden.goalSquare;
    hidden.goalSquare = null;
    table.allies.push({
      id: CAPTIVE_ID,
      at,
      body: RAGNAR.body,
      seat: seats - 1,
      turns: 0,
      summoner: null,
      isChained: true,
    });
    tell.all('quest.q2-prisoner', { type: 'captiveSeen', at });
  }
}

/** The chests of gold. [quest.q4-take-chest] */
function uncoverChests({ hidden, chests }: Table, fresh: readonly Square[]): Square[] {
  const seen = hidden.goldChests.filter((square) => fresh.includes(square));
  for (const at of seen) chests.push({ at, where: 'floor', carrier: null });
  if (seen.length > 0) hidden.goldChests = hidden.goldChests.filter((square) => !seen.includes(square));
  return seen;
}

/**
 * Doors are seen from either side; secret ones are not. [reveal.door-with-either-side, reveal.never-traps-or-secrets]
 */
function uncoverDoors(table: Table, tell: Speaker): Door[] {
  const { grid } = boardOf(table.plan);
  const doors = table.hidden.doors.filter(({ edge }) =>
    sidesOf(grid, edge).some((side) => isRevealed(table, side) && !table.rocks.includes(side)),
  );
  if (doors.length === 0) return [];
  table.hidden.doors = table.hidden.doors.filter((door) => !doors.includes(door));
  table.doors.push(...doors);
  table.changes += 1;
  tell.all('reveal.door-with-either-side', {
    type: 'doorsSeen',
    doors: doors.map(({ edge, kind, isOpen }) => ({ edge, kind, isOpen })),
  });
  return doors;
}

/** Why a monster is put on the board, and whether it may act in a Zargon turn that is going on. */
export interface Appearance {
  readonly rule: Rule;
  readonly home: Square | null;
  readonly actsAtOnce?: boolean;
}

/** A monster is put on the board, and is active from now on. */
export function appear(
  draft: Draft,
  lurking: Lurking,
  at: Square,
  { rule, home, actsAtOnce = false }: Appearance,
  tell: Speaker,
): MonsterInPlay {
  const { table } = draft;
  const monster: MonsterInPlay = {
    key: lurking.key,
    name: lurking.name,
    figure: lurking.figure,
    move: lurking.move,
    attack: lurking.attack,
    defend: lurking.defend,
    body: lurking.body,
    mind: lurking.mind,
    isUndead: lurking.isUndead,
    id: table.nextFigure,
    at,
    wounds: 0,
    spells: lurking.spells.slice(),
    cast: [],
    isAsleep: false,
    losesTurn: false,
    hasMoved: false,
    hasActed: false,
    isDone: findFrame(draft, 'zargonTurn') !== null && !actsAtOnce,
    home,
  };
  table.nextFigure += 1;
  table.roster.push(monster.name);
  table.monsters.push(monster);
  tell.all(rule, { type: 'monsterAppeared', monster: monster.id, stats: statsOf(lurking), at });
  return monster;
}

/** Monsters that the sheet or a clock puts down: the square is seen, and they stand on it or beside it. */
export function uncoverSquare(draft: Draft, square: Square, tell: Speaker): void {
  const { table } = draft;
  const area = areaAt(table, square);
  if (area === CORRIDOR) uncover(draft, [square], 'quest.later', tell);
  else revealRoom(draft, area, tell);
}
