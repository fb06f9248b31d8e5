import { areDiagonal, edgeBetween, isAdjacent, pathTo, stepsTo } from '@questhall/grid';
import { findFrame } from '@questhall/groundwork';
import { MOVEMENT_DICE } from '../content/heroes.ts';
import { rollRed } from '../frames/combat-dice.ts';
import { endEffect } from '../frames/harm.ts';
import { boardOf, isRevealed, isStair, wallsSeen } from '../queries/board.ts';
import { captiveOf, findHero, isFriendAt, monsterAt } from '../queries/figures.ts';
import { isSolid, trapAt } from '../queries/floor.ts';
import { hasUnused } from '../queries/gear.ts';
import {
  destinations,
  mayEnd,
  mayMonsterStop,
  monsterDestinations,
  monsterWays,
  movementDice,
  walkTo,
} from '../queries/moving.ts';
import { countDice } from '../queries/parts.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Square } from '../sheet/sheet.ts';
import {
  type Door,
  type FigureId,
  GENIE_ID,
  type HeroTurnFrame,
  type Match,
  type MonsterInPlay,
  type Part,
  type Table,
} from '../types/index.ts';
import { type Asked, type DeedOf, halfRule, moveRefusal, type No, no, notNow, turnIn, walkerIn } from './common.ts';

/** The movement dice. [move.roll-two-red] */
export const roll: DeedOf<'roll'> = {
  propose: () => [{ type: 'roll' }],
  judge(state, asked) {
    const mine = turnIn(state, asked);
    if (mine === null) return notNow(asked);
    const { turn, hero } = mine;
    const mayAgain = asked.question.kind === 'turn' && !turn.hasStepped && !turn.hasRerolled; // a puppet uses nothing
    const isAgain = mayAgain && hasUnused(state.table, hero, 'ferrymans-coin'); // [artifact.ferrymans-coin]
    if (turn.movement !== null && !isAgain) return no('move.roll-two-red', { rolled: turn.movement });
    if (turn.isHalf && turn.hasActed) return no(halfRule(hero));
    return turn.isMoveOver ? no('turn.no-split-move') : null;
  },
  perform(draft, asked, _action, tell) {
    const mine = turnIn(draft, asked);
    if (mine === null) return;
    const { hero, turn } = mine;
    if (turn.movement !== null) {
      turn.hasRerolled = true;
      hero.used.push('ferrymans-coin');
    }
    const parts: Part[] = [];
    const dice = rollRed(
      draft,
      turn.hasRerolled
        ? countDice(parts, 'artifact.ferrymans-coin', turn.diceRolled)
        : movementDice(draft.table, hero, parts),
    );
    turn.diceRolled = dice.length;
    turn.movement = dice.reduce((sum, die) => sum + die, 0);
    tell.all(rollRule(turn), { type: 'rolledMove', hero: hero.hero, dice, movement: turn.movement, parts });
    endEffect(hero, 'haste', 'spell.swift-wind', tell);
    endEffect(hero, 'speed', 'potion.speed', tell);
  },
};

/** What lets the dice be rolled, where it is more than the hero's own move. */
function rollRule({ hasRerolled, hasActed, diceRolled }: HeroTurnFrame): Rule {
  if (hasRerolled) return 'artifact.ferrymans-coin';
  if (diceRolled > MOVEMENT_DICE) return 'dice.more-than-in-the-box';
  return hasActed ? 'turn.either-order' : 'move.roll-two-red';
}

/** To a square in reach, by the shortest way that avoids known traps; or one of Zargon's monsters, likewise. */
export const walk: DeedOf<'walk'> = {
  propose(state, asked) {
    const { question } = asked;
    if (question.kind === 'zargon') {
      const monster = state.table.monsters.find(({ id }) => id === question.monster);
      return monster === undefined || monster.hasMoved
        ? []
        : monsterDestinations(state.table, monster).map((to) => ({ type: 'walk', to }));
    }
    const walker = walkerIn(state, asked);
    if (walker === null || isStill(walker.moving)) return [];
    return destinations(state.table, walker.figure, walker.at, walker.moving.movement ?? 0).map((to) => ({
      type: 'walk',
      to,
    }));
  },
  judge(state, asked, { to }) {
    if (asked.question.kind === 'zargon') return judgeMonster(state, asked.question.monster, to);
    const walker = walkerIn(state, asked);
    if (walker === null) return notNow(asked);
    const { figure, at, moving } = walker;
    const still = moveRefusal(state, moving);
    if (still !== null) return still;
    if (asked.question.kind === 'puppet' && trapAt(state.table, to) !== null)
      return no('dread.puppet-strings', { square: to });
    return stepRefusal(state, figure, at, to, moving.movement ?? 0);
  },
  perform(draft, asked, { to }, tell) {
    const { table } = draft;
    const { question } = asked;
    if (question.kind === 'zargon') {
      const monster = table.monsters.find(({ id }) => id === question.monster);
      if (monster === undefined) return;
      const path = pathTo(monsterWays(table, monster), to);
      monster.at = to;
      monster.hasMoved = true;
      monster.isDone = monster.hasActed;
      tell.all(walkRule(table, monster, path), { type: 'walked', figure: monster.id, path });
      return;
    }
    const walker = walkerIn(draft, asked);
    if (walker === null) return;
    const path = walkTo(table, walker.figure, walker.at, to, walker.moving.movement ?? 0);
    draft.agenda.push({ kind: 'walk', figure: walker.figure, origin: walker.at, path, step: 0 });
  },
};

/**
 * What lets a monster go the way it goes: through others of its kind, through furniture if it is the Ghost, or by its
 * feet alone.
 */
function walkRule(table: Table, { id, key }: MonsterInPlay, path: readonly Square[]): Rule {
  if (table.monsters.some((other) => other.id !== id && path.includes(other.at))) return 'monster.through-monsters';
  return key === 'ghost' && path.some((square) => isSolid(table, square)) ? 'monster.ghost' : 'monster.fixed-move';
}

const isStill = (moving: NonNullable<ReturnType<typeof walkerIn>>['moving']): boolean =>
  moving.kind === 'heroTurn' && moving.isMoveOver;

function judgeMonster({ table }: Match, id: FigureId | null, to: Square): No | null {
  const monster = table.monsters.find((one) => one.id === id);
  if (monster === undefined) return no('zargon.all-active-monsters');
  if (monster.hasMoved) return no('monster.move-and-one-action');
  if (isStair(table, to)) return no('board.stairway-closed-to-monsters', { square: to });
  if (stepsTo(monsterWays(table, monster), to) < 1) return outOfReach(table, monster, to);
  if (!mayMonsterStop(table, monster, to))
    return no(trapAt(table, to)?.isOpen === true ? 'trap.monster-in-open-pit' : 'monster.no-sharing', { square: to });
  return null;
}

/** Too far, or no way at all. */
function outOfReach(table: Table, monster: MonsterInPlay, to: Square): No {
  const steps = stepsTo(monsterWays(table, monster, boardOf(table.plan).grid.size), to);
  if (steps > 0) return no('monster.fixed-move', { steps, move: monster.move });
  if (isBarredByHeroes(table, monster, to)) return no('monster.not-through-heroes', { square: to });
  return no(isBarredByDoors(table, monster, to) ? 'monster.no-doors' : 'monster.no-walls', { square: to });
}

/** Whether there would be a way if no hero or ally stood on it. */
const isBarredByHeroes = (table: Table, monster: MonsterInPlay, to: Square): boolean =>
  stepsTo(monsterWays({ ...table, heroes: [], allies: [] }, monster, boardOf(table.plan).grid.size), to) > 0;

/** Whether there would be a way if every door stood open. */
function isBarredByDoors(table: Table, monster: MonsterInPlay, to: Square): boolean {
  const { hidden } = table;
  const open = (doors: readonly Door[]): Door[] => doors.map((door) => ({ ...door, isOpen: door.kind !== 'portal' }));
  const opened = { ...table, doors: open(table.doors), hidden: { ...hidden, doors: open(hidden.doors) } };
  return stepsTo(monsterWays(opened, monster, boardOf(table.plan).grid.size), to) > 0;
}

/** Why a figure of the heroes' side cannot go there: by what everybody knows, and nothing else. */
function stepRefusal({ table }: Match, figure: FigureId, from: Square, to: Square, movement: number): No | null {
  const { grid } = boardOf(table.plan);
  if (to < 0 || to >= grid.size || to === from) return no('move.orthogonal', { square: to });
  if (walkTo(table, figure, from, to, movement).length > 0)
    return mayEnd(table, figure, to) ? null : no(endRule(table, figure, to), { square: to });
  if (monsterAt(table, to) !== null) return no('move.monsters-block', { square: to });
  if (captiveOf(table)?.isChained === true && captiveOf(table)?.at === to)
    return no('quest.q2-prisoner', { square: to });
  if (isSolid(table, to)) return no('move.not-into-rock-or-furniture', { square: to });
  const far = walkTo(table, figure, from, to, grid.size).length;
  if (far > 0)
    return no(figure === GENIE_ID ? 'ally.genie-can' : figure < GENIE_ID ? 'move.roll-two-red' : 'quest.q2-escort', {
      steps: far,
      left: movement,
    });
  return no(barRule(table, figure, from, to), { square: to, barred: 'way' });
}

/** What bars every way there, however far one could go. */
function barRule(table: Match['table'], figure: FigureId, from: Square, to: Square): Rule {
  const { grid } = boardOf(table.plan);
  const isWay = (without: Partial<Match['table']>): boolean =>
    walkTo({ ...table, ...without }, figure, from, to, grid.size).length > 0;
  if (isWay({ monsters: [] })) return 'move.monsters-block';
  if (isWay({ traps: [] })) return 'trap.known-may-be-walked';
  if (areDiagonal(grid, from, to)) return 'move.orthogonal';
  const edge = edgeBetween(grid, from, to);
  const isBeside = edge >= 0;
  const isSolidWall =
    findHero(table, figure)?.effects.throughRock === 0 && isBeside && !isAdjacent(grid, wallsSeen(table), from, to);
  if (isSolidWall && table.doors.some((door) => door.edge === edge && door.kind !== 'portal'))
    return 'door.closed-blocks';
  return isSolidWall || !isRevealed(table, to) ? 'move.no-walls' : 'move.rooms-by-doors-only';
}

const endRule = (table: Match['table'], figure: FigureId, to: Square) =>
  isSolid(table, to)
    ? 'spell.rock-must-end-legal'
    : figure < GENIE_ID || isFriendAt(table, to)
      ? 'move.no-sharing'
      : 'move.monsters-block';

/** The turn is over. */
export const endTurn: DeedOf<'endTurn'> = {
  propose: () => [{ type: 'endTurn' }],
  judge: (_state, asked) => (isEndable(asked.question.kind) ? null : notNow(asked)),
  perform(draft, { question }) {
    switch (question.kind) {
      case 'turn':
      case 'puppet': {
        const turn = findFrame(draft, 'heroTurn');
        if (turn !== null) turn.stage = 'end'; // [turn.both-optional]
        break;
      }
      case 'zargon': {
        const turn = findFrame(draft, 'zargonTurn');
        if (turn !== null) turn.stage = 'end'; // [monster.need-not-move-all]
        break;
      }
      case 'genie': {
        const turn = findFrame(draft, 'genieTurn');
        if (turn !== null) Object.assign(turn, { movement: 0, hasStepped: true, hasAttacked: true });
        break;
      }
      default: {
        const turn = findFrame(draft, question.kind === 'whisk' ? 'whisk' : 'captiveTurn');
        if (turn !== null) turn.movement = 0; // [move.need-not-use-all]
      }
    }
  },
};

const isEndable = (kind: Asked['question']['kind']): boolean =>
  kind === 'turn' ||
  kind === 'puppet' ||
  kind === 'zargon' ||
  kind === 'genie' ||
  kind === 'captive' ||
  kind === 'whisk';
