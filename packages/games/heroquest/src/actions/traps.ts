import { isAdjacent } from '@questhall/grid';
import { JUMP_COST } from '../content/traps.ts';
import { cutTurn, takeSteps } from '../frames/agenda.ts';
import { rollFaces } from '../frames/combat-dice.ts';
import { comeToRest } from '../frames/delivery.ts';
import { wound } from '../frames/harm.ts';
import { look } from '../frames/reveal.ts';
import { forget, putAside } from '../frames/spring.ts';
import { enterSquare } from '../frames/walk.ts';
import { boardOf, footprint, isRevealed, wallsSeen } from '../queries/board.ts';
import { isHit } from '../queries/combat.ts';
import { captiveOf, findAlly, findHero, idOfHero, isFriendAt, isTaken, monsterAt } from '../queries/figures.ts';
import { isEmpty, isOpenPit, trapAt } from '../queries/floor.ts';
import { hasGear } from '../queries/gear.ts';
import { neighbours } from '../queries/sight.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  CAPTIVE_ID,
  type Face,
  type FigureId,
  type HeroInPlay,
  type House,
  type Match,
  type PlacedChestTrap,
} from '../types/index.ts';
import {
  type Asked,
  actionRefusal,
  type DeedOf,
  moveRefusal,
  type No,
  no,
  notNow,
  ownTurnIn,
  spendAction,
  walkerIn,
} from './common.ts';

/** Over a known trap, as part of the move. [trap.jump] */
export const jump: DeedOf<'jump'> = {
  propose(state, asked) {
    const walker = jumperIn(state, asked);
    if (walker === null) return [];
    const { table } = state;
    return neighbours(table, walker.at)
      .filter((over) => trapAt(table, over) !== null)
      .flatMap((over) => neighbours(table, over).map((to) => ({ type: 'jump' as const, over, to })));
  },
  judge(state, asked, { over, to }) {
    const walker = jumperIn(state, asked);
    if (walker === null) return notNow(asked);
    const { figure, at, moving } = walker;
    return (
      moveRefusal(state, moving) ??
      trapRefusal(state, at, over, moving.movement ?? 0) ??
      beneathRefusal(state, figure, over) ??
      landingRefusal(state, at, over, to)
    );
  },
  perform(draft, asked, { over, to }, tell) {
    const walker = jumperIn(draft, asked);
    if (walker === null) return;
    const { table } = draft;
    const figure = findHero(table, walker.figure) ?? findAlly(table, walker.figure);
    if (figure === null) return;
    takeSteps(walker.moving, JUMP_COST);
    const from = figure.at;
    const [face = 'S'] = rollFaces(draft, 1);
    const isDown = isHit(face);
    figure.at = isDown ? over : to;
    if (isDown) tell.all('trap.jump', { type: 'jumpFailed', figure: walker.figure, over, face });
    else tell.all('trap.jump', { type: 'jumped', figure: walker.figure, over, to, face });
    if (walker.figure !== CAPTIVE_ID) look(draft, tell, [figure.at]);
    if (!isDown) comeToRest(draft, walker.figure, tell);
    const rule = isDown ? 'trap.failed-disarm-springs' : 'trap.jump-into-trap';
    enterSquare(draft, walker.figure, figure.at, isDown ? from : over, rule, isDown);
  },
};

/**
 * Whoever may jump: not the Genie, which springs no trap, and not a puppet, which might come down on one.
 * [ally.genie-cannot, dread.puppet-strings]
 */
const jumperIn = (state: Match, asked: Asked): ReturnType<typeof walkerIn> =>
  asked.question.kind === 'genie' || asked.question.kind === 'puppet' ? null : walkerIn(state, asked);

function trapRefusal({ table }: Match, at: Square, over: Square, movement: number): No | null {
  const { grid } = boardOf(table.plan);
  if (table.rocks.includes(over)) return no('trap.jump-not-fallen-block', { square: over });
  if (trapAt(table, over) === null || !isAdjacent(grid, wallsSeen(table), at, over))
    return no('trap.jump', { square: over });
  return movement < JUMP_COST ? no('trap.jump', { left: movement }) : null;
}

/**
 * A jump leads over the trap's square and may end there: nobody is jumped whom one could not walk past, or share that
 * square with.
 */
function beneathRefusal({ table }: Match, figure: FigureId, over: Square): No | null {
  const isPit = isOpenPit(table, over); // the one place where figures share a square [trap.pit-shared]
  if (captiveOf(table)?.isChained === true && captiveOf(table)?.at === over)
    return no('quest.q2-prisoner', { square: over });
  const isVeiled = (findHero(table, figure)?.effects.veil ?? 0) > 0; // [spell.veil-of-mist]
  if (monsterAt(table, over) !== null && !(isPit && isVeiled)) return no('move.monsters-block', { square: over });
  return isFriendAt(table, over) && !isPit ? no('move.no-sharing', { square: over }) : null;
}

function landingRefusal({ table }: Match, at: Square, over: Square, to: Square): No | null {
  const isLanding =
    to !== at && isAdjacent(boardOf(table.plan).grid, wallsSeen(table), over, to) && isRevealed(table, to);
  return isLanding && isEmpty(table, to) && !isOpenPit(table, to) ? null : no('trap.jump-landing', { square: to });
}

/** By hand or with tools. [trap.disarm] */
export const disarm: DeedOf<'disarm'> = {
  propose({ table }) {
    const squares = [
      ...table.traps.map(({ at }) => at),
      ...table.chestTraps.flatMap(({ at }) => (at === null ? [] : [at])),
    ];
    return squares.flatMap((at) =>
      (['kit', 'hands'] as const).map((tool) => ({ type: 'disarm' as const, at, with: tool })),
    );
  },
  judge(state, asked, { at, with: tool }) {
    if (asked.question.kind === 'zargon') return no('monster.no-searching');
    const mine = ownTurnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { hero, turn } = mine;
    const spent = actionRefusal(turn, hero);
    if (spent !== null) return spent;
    if (tool === 'kit' && !hasGear(hero, 'tool-kit')) return no('equip.tool-kit', { tool });
    if (tool === 'hands' && hero.hero !== 'dwarf') return no('trap.disarm', { tool });
    return disarmRefusal(state, hero, at);
  },
  perform(draft, asked, { at, with: tool }, tell) {
    const mine = ownTurnIn(draft, asked);
    if (mine === null) return;
    const { table } = draft;
    const { hero, turn } = mine;
    spendAction(draft, turn, tell);
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
      const isPit = trapAt(table, at)?.kind === 'pit';
      if (chest === null) forget(table, at);
      else table.chestTraps = table.chestTraps.filter((one) => one !== chest);
      tell.all(isPit ? 'trap.disarmed-pit-is-floor' : rule, { type: 'trapDisarmed', hero: hero.hero, at, face });
      return;
    }
    tell.all(rule, { type: 'disarmFailed', hero: hero.hero, at, face });
    if (chest === null) enterSquare(draft, idOfHero(hero.hero), at, from, 'trap.failed-disarm-springs', true);
    else {
      table.chestTraps = table.chestTraps.filter((one) => one !== chest);
      table.sprungChests.push(chest.room);
      tell.all('trap.failed-disarm-springs', {
        type: 'chestTrapSprung',
        hero: hero.hero,
        trap: chest.kind,
        damage: chest.damage,
      });
      cutTurn(draft, idOfHero(hero.hero));
      wound(draft, idOfHero(hero.hero), chest.damage, 'trap.chest-effect', tell);
    }
  },
};

const chestAt = (traps: readonly PlacedChestTrap[], at: Square): PlacedChestTrap | null =>
  traps.find((trap) => trap.at === at) ?? null;

function disarmRefusal({ table }: Match, hero: HeroInPlay, at: Square): No | null {
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

/**
 * The Dwarf's bare hands want a black shield, unless the house is kinder. [trap.disarm-roll-tool-kit,
 * trap.disarm-roll-dwarf]
 */
function isDisarmed({ dwarfDisarm }: House, tool: 'kit' | 'hands', face: Face): boolean {
  if (tool === 'kit' || dwarfDisarm === 'shared') return !isHit(face);
  return dwarfDisarm === 'published' ? face !== 'B' : face === 'B';
}

/** Out from under a falling block. */
export const stepAside: DeedOf<'stepAside'> = {
  propose: (_state, { question }) =>
    question.kind === 'aside' ? question.squares.map((to) => ({ type: 'stepAside', to })) : [],
  judge(_state, asked, { to }) {
    if (asked.question.kind !== 'aside') return notNow(asked);
    return asked.question.squares.includes(to) ? null : no('trap.block-step-aside', { square: to });
  },
  perform(draft, { question }, { to }, tell) {
    if (question.kind === 'aside') putAside(draft, question.hero, to, tell);
  },
};
