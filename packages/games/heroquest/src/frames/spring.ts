import { flood } from '@questhall/grid';
import type { Frames, Tell } from '@questhall/kernel';
import { boardOf, wallsSeen } from '../queries/board.ts';
import { isHit } from '../queries/combat.ts';
import { findAlly, findHero, isTaken } from '../queries/figures.ts';
import { isEmpty, solid } from '../queries/floor.ts';
import { seatOf } from '../queries/moving.ts';
import type { FloorTrap, Square } from '../sheet/sheet.ts';
import { type FigureId, GENIE_ID, type HeroQuest, type Table } from '../types/index.ts';
import { askSeat, cutTurn, type Draft } from './agenda.ts';
import { rollFaces } from './combat-dice.ts';
import { wound } from './harm.ts';
import { look } from './reveal.ts';

type SpringFrame = Extract<HeroQuest['Frame'], { kind: 'spring' }>;
type Speaker = Tell<HeroQuest>;

const BLOCK_DICE = 3;

/** A trap goes off under somebody. [trap.announced] */
export const spring: Frames<HeroQuest>['spring'] = (draft, frame, tell) => {
  if (frame.stage === 'aside') {
    stepAside(draft, frame, tell);
    return;
  }
  tell.all('trap.announced', { type: 'trapSprung', figure: frame.figure, at: frame.at, trap: frame.trap });
  switch (frame.trap) {
    case 'pit':
      draft.agenda.pop();
      fallIntoPit(draft, frame, tell);
      break;
    case 'spear':
      draft.agenda.pop();
      dodgeSpear(draft, frame, tell);
      break;
    case 'block':
      frame.stage = 'aside';
      fallingBlock(draft, frame, tell);
      break;
  }
};

/** [trap.pit-effect, trap.open-pit-again] */
function fallIntoPit(draft: Draft, { figure, at }: SpringFrame, tell: Speaker): void {
  const isOpen = draft.table.traps.some((trap) => trap.at === at && trap.isOpen);
  forget(draft.table, at);
  draft.table.traps.push({ at, kind: 'pit', isOpen: true }); // [trap.pit-stays-open, trap.springing-makes-known]
  cutTurn(draft, figure);
  wound(draft, figure, 1, isOpen ? 'trap.open-pit-again' : 'trap.pit-effect', tell);
}

/** One die to dodge; after a failed jump or disarming there is none. [trap.spear-effect, trap.failed-disarm-springs] */
function dodgeSpear(draft: Draft, { figure, at, isSure }: SpringFrame, tell: Speaker): void {
  forget(draft.table, at); // [trap.spear-gone]
  draft.table.sprung.push(at);
  const faces = isSure ? [] : rollFaces(draft, 1);
  if (!isSure) tell.all('trap.spear-effect', { type: 'facesRolled', figure, faces });
  if (!isSure && !faces.some(isHit)) {
    tell.all('trap.spear-effect', { type: 'dodged', figure });
    return;
  }
  cutTurn(draft, figure);
  wound(draft, figure, 1, isSure ? 'trap.failed-disarm-springs' : 'trap.spear-effect', tell);
}

/** [trap.block-effect, trap.damage-is-undefended] */
function fallingBlock(draft: Draft, { figure, at }: SpringFrame, tell: Speaker): void {
  forget(draft.table, at);
  draft.table.traps.push({ at, kind: 'block', isOpen: false });
  cutTurn(draft, figure);
  const faces = rollFaces(draft, BLOCK_DICE);
  tell.all('trap.block-effect', { type: 'facesRolled', figure, faces });
  wound(draft, figure, faces.filter(isHit).length, 'trap.block-effect', tell);
}

/** Ahead, back, or wherever is nearest. [trap.block-step-aside] */
function stepAside(draft: Draft, frame: SpringFrame, tell: Speaker): void {
  const { table } = draft;
  const isAlive = findHero(table, frame.figure)?.status === 'here' || findAlly(table, frame.figure) !== null;
  const squares = isAlive ? asideSquares(table, frame.at, frame.from) : [];
  if (squares.length > 1)
    askSeat(draft, seatOf(table, frame.figure), 'trap.block-step-aside', { kind: 'aside', hero: frame.figure, squares });
  else putAside(draft, squares[0] ?? null, tell);
}

/** Where somebody under a falling block may go. */
function asideSquares(table: Table, at: Square, from: Square): Square[] {
  const ahead = at + (at - from);
  const { grid } = boardOf(table.plan);
  const walls = wallsSeen(table);
  const isBeside = Math.abs(at - from) === 1 || Math.abs(at - from) === grid.width;
  const reached = flood(grid, walls, solid(table), at, grid.size, boardOf(table.plan).flood);
  const choices = (isBeside ? [ahead, from] : [from]).filter((square) => reached.distance[square] === 1 && isEmpty(table, square));
  if (choices.length > 0) return choices;
  let nearest = -1;
  for (let i = 1; i < reached.count; i++) {
    const square = reached.order[i] ?? 0;
    const steps = reached.distance[square] ?? 0;
    if (nearest >= 0 && steps > nearest) break;
    if (isTaken(table, square)) continue;
    nearest = steps;
    choices.push(square);
  }
  return choices.sort((a, b) => a - b);
}

/** The figure goes there, and the square it was on is rock. [trap.block-becomes-wall, board.fallen-block-is-rock] */
export function putAside(draft: Draft, to: Square | null, tell: Speaker): void {
  const { table } = draft;
  const frame = draft.agenda.pop();
  if (frame?.kind !== 'spring') throw new Error('nothing is falling');
  forget(table, frame.at);
  table.rocks.push(frame.at);
  table.changes += 1;
  for (const pile of table.piles.filter(({ at }) => at === frame.at)) Object.assign(pile, { at: frame.from });
  for (const chest of table.chests) if (chest.at === frame.at && chest.where === 'floor') chest.at = frame.from; // [quest.q4-hand-over]
  const figure = findHero(table, frame.figure) ?? findAlly(table, frame.figure);
  if (figure !== null && to !== null) {
    figure.at = to;
    tell.all('trap.block-step-aside', { type: 'placed', figure: frame.figure, to });
    if (frame.figure < GENIE_ID) look(draft, tell, [to]); // [reveal.corridor-by-sight]
  }
  tell.all('trap.block-becomes-wall', { type: 'blockFell', at: frame.at });
  if (to !== null) springAt(draft, frame.figure, to, frame.at);
}

/** A trap where somebody was put springs as well. */
function springAt(draft: Draft, figure: FigureId, at: Square, from: Square): void {
  const kind: FloorTrap | undefined =
    draft.table.traps.find((trap) => trap.at === at && !trap.isOpen)?.kind ?? draft.table.hidden.traps.find((trap) => trap.at === at)?.kind;
  if (kind !== undefined) draft.agenda.push({ kind: 'spring', stage: 'roll', figure, trap: kind, at, from, isSure: false });
}

/** The trap is no longer what it was. */
export function forget(table: Table, at: Square): void {
  table.traps = table.traps.filter((trap) => trap.at !== at);
  table.hidden.traps = table.hidden.traps.filter((trap) => trap.at !== at);
}
