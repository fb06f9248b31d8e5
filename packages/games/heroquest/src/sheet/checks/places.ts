import { flood, makeFlood } from '@questhall/grid';
import { HEROES } from '../../content/heroes.ts';
import { CAMPAIGN_PLAN } from '../../content/plans.ts';
import type { Edge, Placed, Square } from '../sheet.ts';
import { CORRIDOR, footprint, nameEdge, nameSquare, roomAt, sidesIn, stairSquares } from '../squares.ts';
import { gridOf, isCutByWall, planWalls } from '../walls.ts';
import { isWithinReach } from './reach.ts';
import { repeats, type Survey } from './survey.ts';

/** A room comes to light whole; two places under one letter do so together, which few will have meant. */
export function checkPieces({ sheet: { plan }, rooms, warnings }: Survey): void {
  const grid = gridOf(plan);
  const walls = planWalls(grid, plan, []);
  for (const room of rooms) {
    const first = plan.join('').indexOf(room);
    const { count } = flood(grid, walls, null, first, grid.size, makeFlood(grid));
    if (plan.join('').split(room).length - 1 > count)
      warnings.push({
        where: `plan: ${room}`,
        message: 'this room lies in several places; they come to light together',
      });
  }
}

export function checkStairs({ sheet, errors, warnings }: Survey): void {
  const { plan, stairs, goal } = sheet;
  if (stairs === null) {
    const needsIt = goal.kind === 'escort' || goal.kind === 'carry' || goal.kind === 'reach';
    (needsIt ? errors : warnings).push({
      where: 'stairs',
      message: 'there is no stairway by which the heroes could leave',
      isToCome: true,
    });
    return;
  }
  const where = `stairs: ${nameSquare(plan, stairs)}`;
  const rooms = new Set(stairSquares(plan, stairs).map((square) => (square < 0 ? '' : roomAt(plan, square))));
  if (isCutByWall(plan, sheet.walls, stairSquares(plan, stairs)))
    errors.push({ where, message: 'a wall runs through the stairway' });
  if (rooms.size > 1 || rooms.has(''))
    errors.push({ where, message: 'the stairway must lie in one room, two by two squares from there' });
  else if (rooms.has(CORRIDOR)) warnings.push({ where, message: 'the stairway lies in a corridor, not in a room' });
}

export function checkStart({ sheet, filled, reached, errors, warnings }: Survey): void {
  const { plan, start, stairs, monsters, traps } = sheet;
  if (start.length === 0 && stairs === null)
    errors.push({ where: 'start', message: 'without a stairway the heroes need squares to start on', isToCome: true });
  if (start.length === 0) return;
  if (start.length !== HEROES.length)
    errors.push({
      where: 'start',
      message: `must name ${HEROES.length} squares, one for each hero`,
      isToCome: start.length < HEROES.length,
    });
  for (const square of repeats(start))
    errors.push({ where: `start: ${nameSquare(plan, square)}`, message: 'two heroes cannot share it' });
  for (const square of start) {
    const where = `start: ${nameSquare(plan, square)}`;
    const what = filled.get(square);
    if (what !== undefined && what !== 'the stairway') errors.push({ where, message: `there is ${what}` });
    if (monsters.some(({ at }) => at === square)) errors.push({ where, message: 'a monster stands there' });
    if (traps.some(({ at }) => at === square))
      warnings.push({ where, message: 'a trap lies under a hero and will not spring at the start' });
  }
  if (stairs !== null && !stairSquares(plan, stairs).some((square) => reached.has(square))) {
    errors.push({
      where: `stairs: ${nameSquare(plan, stairs)}`,
      message: 'no way leads from the start to the stairway',
      isToCome: true,
    });
  }
}

export function checkDoors(survey: Survey): void {
  const { doors, openDoors, secretDoors, plan, blocked } = survey.sheet;
  for (const edge of repeats([...doors, ...openDoors, ...secretDoors])) {
    survey.errors.push({ where: nameEdge(plan, edge), message: 'two doors are in the same place' });
  }
  const rows = [
    ['doors', doors],
    ['open', openDoors],
    ['secret', secretDoors],
  ] as const;
  for (const [line, edges] of rows)
    for (const edge of edges) checkDoor(survey, `${line}: ${nameEdge(plan, edge)}`, edge);
  checkWalls(survey);
  for (const square of repeats(blocked))
    survey.warnings.push({ where: `blocked: ${nameSquare(plan, square)}`, message: 'is named twice' });
}

/** A wall that is drawn stands where there would be none else. */
function checkWalls({ sheet: { plan, walls }, warnings }: Survey): void {
  for (const edge of repeats(walls))
    warnings.push({ where: `walls: ${nameEdge(plan, edge)}`, message: 'is named twice' });
  for (const edge of walls) {
    const [first, second] = sidesIn(plan, edge);
    if (roomAt(plan, first) !== roomAt(plan, second))
      warnings.push({
        where: `walls: ${nameEdge(plan, edge)}`,
        message: 'two rooms meet there: there is a wall anyway',
      });
  }
}

function checkDoor({ sheet, filled, reached, errors, warnings }: Survey, where: string, edge: Edge): void {
  const { plan } = sheet;
  const sides = sidesIn(plan, edge);
  const [first, second] = sides;
  if (roomAt(plan, first) === roomAt(plan, second) && !sheet.walls.includes(edge)) {
    const isOurs = plan.length === CAMPAIGN_PLAN.length && plan.every((row, index) => row === CAMPAIGN_PLAN[index]);
    (isOurs ? errors : warnings).push({ where, message: 'stands on open floor, not in a wall' });
  }
  for (const what of sides.map((square) => filled.get(square))) {
    if (what === 'rock') errors.push({ where, message: 'leads into rock' });
    else if (what !== undefined && what !== 'the stairway') warnings.push({ where, message: `opens onto ${what}` });
  }
  if (!sides.some((square) => reached.has(square))) warnings.push({ where, message: 'no hero can come to this door' });
}

export function checkFurniture({ sheet, errors, warnings, reached }: Survey): void {
  const { plan, furniture, blocked, stairs } = sheet;
  const taken = new Map<Square, string>();
  for (const square of stairSquares(plan, stairs)) taken.set(square, 'the stairway');
  for (const square of blocked) {
    if (taken.get(square) === 'the stairway')
      errors.push({ where: `blocked: ${nameSquare(plan, square)}`, message: 'lies on the stairway' });
    taken.set(square, 'rock');
  }
  for (const { piece, at, width, height } of furniture) {
    const where = `furn: ${piece} ${nameSquare(plan, at)}`;
    const squares = footprint(plan, at, width, height);
    const rooms = new Set(squares.map((square) => (square < 0 ? '' : roomAt(plan, square))));
    if (rooms.size > 1 || rooms.has(''))
      errors.push({ where, message: `must lie in one room, ${width} by ${height} squares from there` });
    if (isCutByWall(plan, sheet.walls, squares)) errors.push({ where, message: 'a wall runs through it' });
    const under = squares.map((square) => taken.get(square)).find((what) => what !== undefined);
    if (under !== undefined) errors.push({ where, message: `there is ${under} already` });
    for (const square of squares) taken.set(square, `the ${piece}`);
    if (!squares.some((square) => isWithinReach(sheet, reached, square)))
      warnings.push({ where, message: 'no hero can come to it' });
  }
}

export function checkTraps({ sheet, filled, reached, errors, warnings }: Survey): void {
  const { plan, traps } = sheet;
  for (const square of repeats(traps.map(({ at }) => at)))
    errors.push({ where: nameSquare(plan, square), message: 'two traps are in the same place' });
  for (const { kind, at } of traps) {
    const where = `${kind}: ${nameSquare(plan, at)}`;
    const what = filled.get(at);
    if (what !== undefined) errors.push({ where, message: `there is ${what}` });
    else if (!reached.has(at)) warnings.push({ where, message: 'no hero can come to this trap' });
  }
}

export function checkMonsters(survey: Survey): void {
  const { monsters, later, goal } = survey.sheet;
  checkPlaced(survey, 'mon', monsters);
  // Those who come later take the nearest free square, so only the floor counts.
  checkPlaced(survey, 'later', later);
  if (goal.kind !== 'escort') return;
  const where = `goal: escort ${nameSquare(survey.sheet.plan, goal.square)}`;
  const what = survey.filled.get(goal.square);
  if (what !== undefined) survey.errors.push({ where, message: `there is ${what}` });
  if (monsters.some(({ at }) => at === goal.square)) survey.errors.push({ where, message: 'a monster stands there' });
}

function checkPlaced(
  { sheet, filled, reached, errors, warnings }: Survey,
  line: 'mon' | 'later',
  list: readonly Placed[],
): void {
  const { plan } = sheet;
  const shared = repeats(list.map(({ at }) => at));
  for (const { key, at } of list) {
    const where = `${line}: ${key} ${nameSquare(plan, at)}`;
    const what = filled.get(at);
    if (what !== undefined) errors.push({ where, message: `there is ${what}` });
    else if (!reached.has(at)) warnings.push({ where, message: 'no hero can come to it' });
    if (shared.includes(at)) errors.push({ where, message: 'another monster stands there' });
  }
}
