import { isMonster, MONSTERS, NAMED } from '../../content/monsters.ts';
import { meant } from '../faults.ts';
import { findMonster } from '../monster.ts';
import { PORTAL_SUMS } from '../parts.ts';
import type { Room, Square } from '../sheet.ts';
import { nameEdge, nameSquare, roomAt } from '../squares.ts';
import { isWithinReach } from './reach.ts';
import { type Flaw, isReachedRoom, type Survey } from './survey.ts';

/** Every key must be that of a monster. */
export function checkKinds({ sheet, errors }: Survey): void {
  const { plan, named } = sheet;
  for (const [index, { key }] of named.entries()) {
    const where = `named: ${key}`;
    if (isMonster(key)) errors.push({ where, message: 'is the key of a monster that has a card; take another' });
    if (named.findIndex((other) => other.key === key) < index) errors.push({ where, message: 'stands twice' });
  }
  const uses: [where: string, key: string][] = [['wander', sheet.wander]];
  for (const { key, at } of sheet.monsters) uses.push([`mon: ${key} ${nameSquare(plan, at)}`, key]);
  for (const { key, at } of sheet.later) uses.push([`later: ${key} ${nameSquare(plan, at)}`, key]);
  if (sheet.clock !== null) uses.push(['clock', sheet.clock.key]);
  const known = [...MONSTERS, ...NAMED, ...named.map((one) => one.key)];
  for (const [where, key] of uses) {
    if (findMonster(sheet, key) === null)
      errors.push({
        where,
        message: `“${key}” is no monster, and there is no line “named: ${key} …”${meant(key, known)}`,
      });
  }
}

/** What is said of a monster must be said of one that is there. */
export function checkKeys({ sheet, errors }: Survey): void {
  for (const key of sheet.freed)
    if (!isOnSheet([...sheet.monsters, ...sheet.later], key))
      errors.push({ where: `freed: ${key}`, message: 'there is no such monster on the sheet', isToCome: true });
  if (sheet.captive !== null && sheet.goal.kind !== 'escort')
    errors.push({ where: 'captive', message: 'nobody is to be rescued here' });
  const until = sheet.aura?.until ?? null;
  if (until !== null && !isOnSheet(sheet.monsters, until))
    errors.push({ where: 'aura', message: `there is no ${until} whose death could end it`, isToCome: true });
}

const isOnSheet = (list: readonly { readonly key: string }[], key: string): boolean =>
  list.some((placed) => placed.key === key);

/** Treasures and chest traps. */
export function checkRooms(survey: Survey): void {
  const { sheet, rooms, errors, warnings } = survey;
  const { plan, treasures, chestTraps } = sheet;
  for (const [index, { room }] of treasures.entries()) {
    const where = `treasure: ${room}`;
    if (treasures.findIndex((other) => other.room === room) < index)
      errors.push({ where, message: 'a room has one entry' });
    if (!rooms.has(room)) errors.push({ where, message: noRoom(room) });
    else if (!isReachedRoom(survey, room)) warnings.push({ where, message: 'no hero can come to this room' });
  }
  for (const { room, at } of chestTraps) {
    const where = `chest-trap: ${room}`;
    if (!rooms.has(room)) errors.push({ where, message: noRoom(room) });
    else if (at === null) warnings.push({ where, message: 'there is nothing in this room that could hold the trap' });
    else if (roomAt(plan, at) !== room) errors.push({ where, message: `${nameSquare(plan, at)} is not in this room` });
  }
}

export function checkAlarms({ sheet, rooms, errors }: Survey): void {
  const { plan, alarms } = sheet;
  const doors = [...sheet.doors, ...sheet.openDoors, ...sheet.secretDoors];
  for (const { room, edges } of alarms) {
    if (!rooms.has(room)) errors.push({ where: `alarm: ${room}`, message: noRoom(room) });
    for (const edge of edges) {
      if (!doors.includes(edge))
        errors.push({
          where: `alarm: ${room} ${nameEdge(plan, edge)}`,
          message: 'there is no such door on the sheet',
          isToCome: true,
        });
    }
  }
}

const noRoom = (room: Room): string => `there is no room ${room} on the plan`;

export function checkSpecial({ sheet, rooms, filled, errors }: Survey): void {
  const { plan, special, furniture } = sheet;
  if (special?.kind === 'stripped') {
    const hasChest = furniture.some(({ piece, at }) => piece === 'chest' && roomAt(plan, at) === special.room);
    if (!hasChest)
      errors.push({
        where: `special: stripped ${special.room}`,
        message: 'this room needs a chest for the heroes’ gear',
        isToCome: true,
      });
  }
  if (special?.kind !== 'portals') return;
  for (const room of new Set(PORTAL_SUMS.map((sum) => special.rooms[sum] ?? ''))) {
    const where = `special: portals ${room}`;
    const at = special.arrivals[room];
    if (!rooms.has(room)) errors.push({ where, message: noRoom(room) });
    else if (at === undefined)
      errors.push({ where, message: `needs a square to arrive on, like “arrival: ${room} 3,4”`, isToCome: true });
    else if (roomAt(plan, at) !== room)
      errors.push({ where: `arrival: ${room} ${nameSquare(plan, at)}`, message: 'is not in this room' });
    else checkFree(filled, at, `arrival: ${room} ${nameSquare(plan, at)}`, true, errors);
  }
}

function checkFree(filled: Survey['filled'], at: Square, where: string, mayBeStairs: boolean, errors: Flaw[]): void {
  const what = filled.get(at);
  if (what !== undefined && !(mayBeStairs && what === 'the stairway'))
    errors.push({ where, message: `there is ${what}` });
}

/** Clock, limit and escape. */
export function checkTimes({ sheet, filled, errors, warnings }: Survey): void {
  const { plan, clock, escape: refuge, goal, limit } = sheet;
  if (clock !== null) checkFree(filled, clock.at, `clock: ${nameSquare(plan, clock.at)}`, false, errors);
  if (refuge !== null) checkFree(filled, refuge, `escape: ${nameSquare(plan, refuge)}`, false, errors);
  const keys = [...sheet.monsters, ...sheet.later].map(({ key }) => key);
  const stepper = keys.find((key) => findMonster(sheet, key)?.spells.includes('step'));
  if (refuge === null && stepper !== undefined)
    warnings.push({ where: 'escape', message: `is missing: ${stepper} knows Shadow Step` });
  if (goal.kind === 'reach' && limit === null)
    warnings.push({ where: 'limit', message: 'is missing: nothing drives the heroes to the stairway' });
}

/** There must be something to do, and a way to it. */
export function checkGoal(survey: Survey): void {
  const { sheet, reached, errors } = survey;
  const { plan, goal, furniture } = sheet;
  const near = (where: string, square: Square): void => {
    if (!isWithinReach(sheet, reached, square))
      errors.push({ where, message: 'no way leads there from the start', isToCome: true });
  };
  if (goal.kind === 'kill') checkKill(survey, goal.keys, near);
  if (goal.kind === 'escort') near(`goal: escort ${nameSquare(plan, goal.square)}`, goal.square);
  if (goal.kind === 'carry') {
    for (const square of goal.squares) {
      const where = `goal: carry ${nameSquare(plan, square)}`;
      if (!furniture.some(({ piece, at }) => piece === 'chest' && at === square))
        errors.push({ where, message: 'there is no chest there', isToCome: true });
      near(where, square);
    }
  }
  if (goal.kind === 'take' || goal.kind === 'read') checkPrize(survey, goal.kind, goal.room);
}

function checkKill(
  { sheet, errors }: Survey,
  keys: readonly string[],
  near: (where: string, square: Square) => void,
): void {
  const { plan, monsters, later } = sheet;
  for (const key of keys) {
    const victims = [...monsters, ...later].filter((placed) => placed.key === key);
    if (victims.length === 0)
      errors.push({ where: `goal: kill ${key}`, message: 'there is no such monster on the sheet', isToCome: true });
    for (const { at } of victims) near(`goal: kill ${key} ${nameSquare(plan, at)}`, at);
  }
}

function checkPrize(survey: Survey, kind: 'take' | 'read', room: Room): void {
  const { sheet, rooms, errors } = survey;
  const where = `goal: ${kind} ${room}`;
  const finds = sheet.treasures.find((treasure) => treasure.room === room)?.finds ?? [];
  const isThere = kind === 'take' ? finds.length > 0 : finds.some((find) => find.kind === 'inscription');
  if (!rooms.has(room)) errors.push({ where, message: noRoom(room) });
  else if (!isReachedRoom(survey, room))
    errors.push({ where, message: 'no way leads there from the start', isToCome: true });
  if (!isThere)
    errors.push({
      where,
      message: `needs a line “treasure: ${room} ${kind === 'take' ? '…' : 'inscription'}”`,
      isToCome: true,
    });
}
