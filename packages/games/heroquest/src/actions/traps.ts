import { isAdjacent } from '@questhall/grid';
import { cutTurn, movingFrame, topFrame } from '../frames/agenda.ts';
import { rollFaces } from '../frames/combat-dice.ts';
import { deliverChest } from '../frames/delivery.ts';
import { wound } from '../frames/harm.ts';
import { look } from '../frames/reveal.ts';
import { forget, putAside } from '../frames/spring.ts';
import { enterSquare } from '../frames/walk.ts';
import { boardOf, footprint, isRevealed, isStair, wallsSeen } from '../queries/board.ts';
import { isHit } from '../queries/combat.ts';
import { findAlly, findHero, idOfHero, isTaken } from '../queries/figures.ts';
import { isEmpty, isOpenPit, trapAt } from '../queries/floor.ts';
import { hasGear } from '../queries/gear.ts';
import { neighbours } from '../queries/sight.ts';
import type { Square } from '../sheet/sheet.ts';
import { CAPTIVE_ID, type Face, type HeroInPlay, type House, type PlacedChestTrap } from '../types/index.ts';
import { actionRefusal, type DeedOf, type Game, type No, no, notNow, ownTurnIn, spendAction, walkerIn } from './common.ts';

const JUMP_COST = 2;

/** Over a known trap, as part of the move. [trap.jump] */
export const jump: DeedOf<'jump'> = {
  propose(state, asked) {
    const walker = walkerIn(state, asked);
    if (walker === null || asked.question.kind === 'genie') return [];
    const { table } = state;
    return neighbours(table, walker.at)
      .filter((over) => trapAt(table, over) !== null)
      .flatMap((over) => neighbours(table, over).map((to) => ({ type: 'jump' as const, over, to })));
  },
  judge(state, asked, { over, to }) {
    const walker = walkerIn(state, asked);
    if (walker === null || asked.question.kind === 'genie') return notNow(asked);
    const { at, moving } = walker;
    if (moving.kind === 'heroTurn' && moving.isMoveOver) return no('turn.no-split-move');
    if (moving.kind === 'heroTurn' && moving.isHalf && moving.hasActed) return no('turn.move-and-one-action');
    if (moving.movement === null) return no('move.roll-two-red', { rolled: 0 });
    return jumpRefusal(state, at, over, to, moving.movement);
  },
  perform(draft, asked, { over, to }, tell) {
    const walker = walkerIn(draft, asked);
    const moving = movingFrame(draft);
    if (walker === null || moving === null || moving.movement === null) return;
    const { table } = draft;
    const figure = findHero(table, walker.figure) ?? findAlly(table, walker.figure);
    if (figure === null) return;
    moving.movement -= JUMP_COST;
    moving.hasStepped = true;
    if (moving.kind === 'heroTurn') moving.firstSpell = null; // [artifact.wizards-staff]
    const from = figure.at;
    const [face = 'S'] = rollFaces(draft, 1);
    const isDown = isHit(face);
    figure.at = isDown ? over : to;
    if (isDown) tell.all('trap.jump', { type: 'jumpFailed', figure: walker.figure, over, face });
    else tell.all('trap.jump', { type: 'jumped', figure: walker.figure, over, to, face });
    if (walker.figure !== CAPTIVE_ID) look(draft, tell, [figure.at]);
    const hero = findHero(table, walker.figure);
    if (!isDown && hero !== null) deliverChest(draft, hero, tell);
    enterSquare(draft, walker.figure, figure.at, isDown ? from : over, isDown); // [trap.jump-into-trap]
  },
};

function jumpRefusal({ table }: Game, at: Square, over: Square, to: Square, movement: number): No | null {
  const { grid } = boardOf(table.plan);
  const walls = wallsSeen(table);
  if (over < 0 || over >= grid.size || to < 0 || to >= grid.size) return no('trap.jump', { square: over });
  if (table.rocks.includes(over)) return no('trap.jump-not-fallen-block', { square: over });
  if (trapAt(table, over) === null || !isAdjacent(grid, walls, at, over)) return no('trap.jump', { square: over });
  if (movement < JUMP_COST) return no('trap.jump', { left: movement });
  const isLanding = to !== at && isAdjacent(grid, walls, over, to) && isRevealed(table, to);
  if (!isLanding) return no('trap.jump-landing', { square: to });
  return (isEmpty(table, to) && !isOpenPit(table, to)) || (isStair(table, to) && !isTaken(table, to))
    ? null
    : no('trap.jump-landing', { square: to });
}

/** By hand or with tools. [trap.disarm] */
export const disarm: DeedOf<'disarm'> = {
  propose(state, asked) {
    const mine = ownTurnIn(state, asked);
    if (mine === null) return [];
    const { table } = state;
    const squares = [...table.traps.map(({ at }) => at), ...table.chestTraps.flatMap(({ at }) => (at === null ? [] : [at]))];
    return squares.flatMap((at) => (['kit', 'hands'] as const).map((tool) => ({ type: 'disarm' as const, at, with: tool })));
  },
  judge(state, asked, { at, with: tool }) {
    if (asked.question.kind === 'zargon') return no('monster.no-searching');
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { hero, turn } = mine;
    const spent = actionRefusal(turn, hero);
    if (spent !== null) return spent;
    if (tool === 'kit' && !hasGear(hero, 'tool-kit')) return no('trap.disarm', { tool }); // [equip.tool-kit]
    if (tool === 'hands' && hero.hero !== 'dwarf') return no('trap.disarm', { tool });
    return disarmRefusal(state, hero, at);
  },
  perform(draft, asked, { at, with: tool }, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    const { table } = draft;
    const { hero, turn } = mine;
    spendAction(turn);
    const chest = chestAt(table.chestTraps, at);
    const from = hero.at;
    if (chest === null) {
      hero.at = at; // the step is part of it [trap.disarm-step-on]
      tell.all('trap.disarm-step-on', { type: 'placed', figure: idOfHero(hero.hero), to: at });
      look(draft, tell, [at]);
    }
    const [face = 'S'] = rollFaces(draft, 1);
    const rule = tool === 'kit' ? 'trap.disarm-roll-tool-kit' : 'trap.disarm-roll-dwarf';
    if (isDisarmed(table.house, tool, face)) {
      if (chest === null)
        forget(table, at); // [trap.disarmed-pit-is-floor]
      else table.chestTraps = table.chestTraps.filter((one) => one !== chest);
      tell.all(rule, { type: 'trapDisarmed', hero: hero.hero, at, face });
      return;
    }
    tell.all(rule, { type: 'disarmFailed', hero: hero.hero, at, face });
    if (chest === null) enterSquare(draft, idOfHero(hero.hero), at, from, true);
    else {
      table.chestTraps = table.chestTraps.filter((one) => one !== chest);
      table.sprungChests.push(chest.room);
      tell.all('trap.failed-disarm-springs', { type: 'chestTrapSprung', hero: hero.hero, trap: chest.kind, damage: chest.damage });
      cutTurn(draft, idOfHero(hero.hero));
      wound(draft, idOfHero(hero.hero), chest.damage, 'trap.chest-effect', tell);
    }
  },
};

const chestAt = (traps: readonly PlacedChestTrap[], at: Square): PlacedChestTrap | null => traps.find((trap) => trap.at === at) ?? null;

function disarmRefusal({ table }: Game, hero: HeroInPlay, at: Square): No | null {
  const { grid } = boardOf(table.plan);
  const walls = wallsSeen(table);
  if (chestAt(table.chestTraps, at) !== null) {
    const piece = table.furniture.find((one) => footprint(table, one).includes(at));
    const squares = piece === undefined ? [at] : footprint(table, piece);
    return squares.some((square) => isAdjacent(grid, walls, hero.at, square))
      ? null
      : no('trap.chest-disarm-adjacent', { square: at, from: hero.at });
  }
  const trap = trapAt(table, at);
  if (trap === null) return no('trap.disarm', { square: at });
  if (trap.isOpen) return no('trap.pit-stays-open', { square: at });
  if (!isAdjacent(grid, walls, hero.at, at)) return no('trap.disarm-step-on', { square: at, from: hero.at });
  return isTaken(table, at) ? no('move.no-sharing', { square: at }) : null;
}

/** The Dwarf's bare hands want a black shield, unless the house is kinder. [trap.disarm-roll-tool-kit, trap.disarm-roll-dwarf] */
function isDisarmed({ dwarfDisarm }: House, tool: 'kit' | 'hands', face: Face): boolean {
  if (tool === 'kit' || dwarfDisarm === 'shared') return !isHit(face);
  return dwarfDisarm === 'published' ? face !== 'B' : face === 'B';
}

/** Out from under a falling block. */
export const stepAside: DeedOf<'stepAside'> = {
  propose: (_state, { question }) => (question.kind === 'aside' ? question.squares.map((to) => ({ type: 'stepAside', to })) : []),
  judge(_state, asked, { to }) {
    if (asked.question.kind !== 'aside') return notNow(asked);
    return asked.question.squares.includes(to) ? null : no('trap.block-step-aside', { square: to });
  },
  perform(draft, _asked, { to }, tell) {
    topFrame(draft, 'spring');
    putAside(draft, to, tell);
  },
};
