import { edgeBetween, isAdjacent } from '@questhall/grid';
import { topFrame } from '@questhall/groundwork';
import { type Frames, fixed, type Tell } from '@questhall/kernel';
import { TRAP_FIGURES } from '../content/traps.ts';
import { boardOf, wallsSeen } from '../queries/board.ts';
import { isHit } from '../queries/combat.ts';
import { figuresAt, findAlly, findHero, findMonster, isHere, squareOf } from '../queries/figures.ts';
import { isEmpty } from '../queries/floor.ts';
import { nearestEmptyOnes, nearestFreeOnes, openSquare, seatOf } from '../queries/moving.ts';
import type { Square } from '../sheet/sheet.ts';
import { type FigureId, GENIE_ID, type HeroQuest, type Table } from '../types/index.ts';
import { askSeat, cutTurn, type Draft, zargonSeat } from './agenda.ts';
import { rollFaces } from './combat-dice.ts';
import { comeToRest } from './delivery.ts';
import { wound } from './harm.ts';
import { look } from './reveal.ts';
import { enterSquare } from './walk.ts';

type SpringFrame = Extract<HeroQuest['Frame'], { kind: 'spring' }>;
type Speaker = Tell<HeroQuest>;

/** A trap goes off under somebody. [trap.announced] */
export const spring: Frames<HeroQuest>['spring'] = (draft, frame, tell) => {
  if (frame.stage === 'aside') {
    clearSquare(draft, frame, tell);
    return;
  }
  tell.all(frame.trap === 'spear' ? 'trap.announced' : frame.rule, {
    type: 'trapSprung',
    figure: frame.figure,
    at: frame.at,
    trap: frame.trap,
  });
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
  draft.table.traps.push(fixed({ at, kind: 'pit', isOpen: true })); // [trap.pit-stays-open, trap.springing-makes-known]
  cutTurn(draft, figure);
  wound(draft, figure, TRAP_FIGURES.pit.damage, isOpen ? 'trap.open-pit-again' : 'trap.pit-effect', tell);
}

/** One die to dodge; after a failed jump or disarming there is none. [trap.spear-effect, trap.failed-disarm-springs] */
function dodgeSpear(draft: Draft, { figure, at, isSure }: SpringFrame, tell: Speaker): void {
  forget(draft.table, at); // [trap.spear-gone]
  draft.table.sprung.push(at);
  const faces = isSure ? [] : rollFaces(draft, TRAP_FIGURES.spear.dice);
  if (!isSure) tell.all('trap.spear-effect', { type: 'facesRolled', figure, faces });
  if (!isSure && !faces.some(isHit)) {
    tell.all('trap.spear-effect', { type: 'dodged', figure });
    return;
  }
  cutTurn(draft, figure);
  wound(draft, figure, TRAP_FIGURES.spear.damage, isSure ? 'trap.failed-disarm-springs' : 'trap.spear-effect', tell);
}

/** [trap.block-effect, trap.damage-is-undefended] */
function fallingBlock(draft: Draft, { figure, at }: SpringFrame, tell: Speaker): void {
  forget(draft.table, at);
  draft.table.traps.push(fixed({ at, kind: 'block', isOpen: false }));
  cutTurn(draft, figure);
  const faces = rollFaces(draft, TRAP_FIGURES.block.dice);
  tell.all('trap.block-effect', { type: 'facesRolled', figure, faces });
  wound(draft, figure, faces.filter(isHit).length, 'trap.block-effect', tell);
}

/**
 * Everybody gets out from under the block, whoever sprang it first; where nobody is left, it comes down.
 * [trap.block-step-aside]
 */
function clearSquare(draft: Draft, frame: SpringFrame, tell: Speaker): void {
  const { table } = draft;
  const figure = figuresAt(table, frame.at).toSorted(
    (a, b) => Number(b === frame.figure) - Number(a === frame.figure),
  )[0];
  if (figure === undefined) {
    draft.agenda.pop();
    blockFalls(draft, frame, tell);
    return;
  }
  const squares = asideSquares(table, frame, figure);
  const seat = findMonster(table, figure) === null ? seatOf(table, figure) : zargonSeat(draft);
  if (squares.length > 1) askSeat(draft, seat, 'trap.block-step-aside', { kind: 'aside', hero: figure, squares });
  else putAside(draft, figure, squares[0] ?? frame.from, tell);
}

/**
 * Where somebody under a falling block may go: ahead or back, for whoever walked into it; else to the nearest empty
 * square.
 */
function asideSquares(table: Table, { figure: springer, at, from }: SpringFrame, figure: FigureId): Square[] {
  const { grid } = boardOf(table.plan);
  if (figure === springer && edgeBetween(grid, at, from) >= 0) {
    const walls = wallsSeen(table);
    const ahead = at + (at - from);
    const ways = [ahead, from].filter((square) => isAdjacent(grid, walls, at, square) && isEmpty(table, square));
    if (ways.length > 0) return ways;
  }
  return findMonster(table, figure) === null ? nearestEmptyOnes(table, at) : nearestFreeOnes(table, at, true);
}

/**
 * Somebody is out. Being pushed is no move, but it may end in another trap, once the block has come down.
 * [turn.forced-displacement-is-no-move]
 */
export function putAside(draft: Draft, figure: FigureId, to: Square, tell: Speaker): void {
  const { table } = draft;
  const frame = topFrame(draft, 'spring');
  const one = findHero(table, figure) ?? findAlly(table, figure) ?? findMonster(table, figure);
  if (one === null) return;
  one.at = to;
  frame.out.push(figure);
  tell.all('trap.block-step-aside', { type: 'placed', figure, to });
  if (figure < GENIE_ID) look(draft, tell, [to]); // [reveal.corridor-by-sight]
  comeToRest(draft, figure, tell);
}

/**
 * The square is rock. What lay on it, the dead included, lies where the hero came from. [trap.block-becomes-wall,
 * board.fallen-block-is-rock, quest.q4-hand-over]
 */
function blockFalls(draft: Draft, { at, from, out }: SpringFrame, tell: Speaker): void {
  const { table } = draft;
  forget(table, at);
  table.rocks.push(at);
  table.changes += 1;
  const to = openSquare(table, from);
  const lying = [
    ...table.piles,
    ...table.chests.filter(({ where }) => where === 'floor'),
    ...table.heroes.filter((hero) => !isHere(hero)),
  ];
  for (const thing of lying) if (thing.at === at) thing.at = to;
  tell.all('trap.block-becomes-wall', { type: 'blockFell', at });
  for (const figure of out.toReversed()) {
    const square = squareOf(table, figure);
    if (square !== null && findMonster(table, figure) === null)
      enterSquare(draft, figure, square, at, 'trap.block-step-aside');
  }
}

/** The trap is no longer what it was. */
export function forget(table: Table, at: Square): void {
  table.traps = table.traps.filter((trap) => trap.at !== at);
  table.hidden.traps = table.hidden.traps.filter((trap) => trap.at !== at);
}
