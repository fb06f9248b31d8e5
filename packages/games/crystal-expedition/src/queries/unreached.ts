import type { Cell } from '@questhall/grid';
import { cellsOf, kingSteps, xOf, yOf } from '@questhall/tiles';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, Table } from '../types/index.ts';
import { entityAt, expeditionOf, isConscious, isHero } from './entities.ts';
import { type Gait, gaitOf, squaresFrom } from './moving.ts';
import { hasTrait } from './stats.ts';

const EVERYWHERE = 999;

/** Why a Move cannot end in a square that it cannot end in. */
export function whyNotThere(table: Table, mover: Entity, to: Cell): Rule {
  const { floor, crystals } = expeditionOf(table);
  if (!cellsOf(floor).includes(to)) return 'grid.walls-are-edges';
  if (crystals.includes(to)) return 'move.not-through-crystals';
  const there = entityAt(table, to);
  if (there !== null) return whyNotOn(table, mover, there);
  return whyNoWay(table, mover, to);
}

/** Somebody stands there, or the mover itself. */
function whyNotOn(table: Table, mover: Entity, there: Entity): Rule {
  if (!isConscious(there) && isHero(mover)) return 'down.keeps-square';
  if (isHero(there) === isHero(mover))
    return gaitOf(table, mover).left === 1 ? 'move.path-chosen-stepwise' : 'move.never-end-occupied';
  const { slips, crosses } = gaitOf(table, mover);
  return slips || crosses ? 'move.never-end-occupied' : 'move.not-through-enemies';
}

/** The square is free: it is too far, or something bars every way. */
function whyNoWay(table: Table, mover: Entity, to: Cell): Rule {
  const gait: Gait = { ...gaitOf(table, mover), left: EVERYWHERE };
  const isWay = (on: Table, by: Partial<Gait>): boolean => squaresFrom(on, mover, { ...gait, ...by }).includes(to);
  if (isWay(table, {})) return 'move.up-to-speed';
  if (isWay(table, { crosses: true }))
    return hasTrait(table, mover, 'between-legs') ? 'race.halfling-between-legs' : 'move.not-through-enemies';
  const bare: Table = { ...table, expedition: { ...expeditionOf(table), crystals: [] } };
  if (isWay(bare, { crosses: true })) return 'move.not-through-crystals';
  const isCorner = kingSteps(mover.at, to) === 1 && xOf(mover.at) !== xOf(to) && yOf(mover.at) !== yOf(to);
  return isCorner ? 'grid.diagonal-step' : 'grid.walls-are-edges';
}
