import type { Cell } from '@questhall/grid';
import { areNear } from '@questhall/tiles';
import { GLOW_ONGOING } from '../../content/index.ts';
import { followSquares, retreatOf } from '../../queries/momentum.ts';
import type { Positions } from '../../queries/patterns.ts';
import { isImmune, traitOf } from '../../queries/stats.ts';
import { type Entity, FIRST_MONSTER } from '../../types/index.ts';
import { withFoe, withFriend, withPlaces } from './battle.ts';
import { plus, put } from './figures.ts';
import type { Battle, Foe, Friend } from './types.ts';
import { worth } from './worth.ts';

/** Everybody's place, with some figures elsewhere. */
export function shifted(positions: Positions, ...moves: readonly (readonly [Entity, Cell])[]): Positions {
  let { heroes, monsters } = positions;
  for (const [{ id }, at] of moves) {
    if (id < FIRST_MONSTER) heroes = heroes.map((one) => (one.id === id ? { ...one, at } : one));
    else monsters = monsters.map((one) => (one.id === id ? { ...one, at } : one));
  }
  return { floor: positions.floor, heroes, monsters };
}

/** Everybody's place with the hero on another square. */
export const seenFrom = ({ table }: Battle, { hero, at }: Friend, from: Cell): Positions =>
  from === at ? table : shifted(table, [hero, from]);

/** How much a hero suffers that is forced into Glow. */
export const burns = (me: Friend): number =>
  isImmune(me.hero, 'ongoing') ? 0 : traitOf(me.hero, 'glow-ongoing') || GLOW_ONGOING;

/** The fight with the hero on another square. */
export const standingAt = (battle: Battle, me: Friend, at: Cell): Battle =>
  withFriend(battle, me.hero.id, put('at', at));

/** Where a hit from this square leaves both, for the best of the squares one may choose. */
export interface Aftermath {
  readonly worth: number;
  /** Where the target is pushed, and where the hero ends. */
  readonly its: Cell;
  readonly mine: Cell;
}

/** After a hit: the target is pushed, the hero follows. [momentum.follow-adjacent, momentum.follow-distant] */
export function afterHit(battle: Battle, me: Friend, from: Cell, foe: Foe, table: Positions): Aftermath {
  const { squares, isChain } = retreatOf(table, from, foe.monster, [me.hero.id]);
  const isBeside = areNear(battle.ground, from, foe.at);
  let best: Aftermath | null = null;
  for (const its of isChain || squares.length === 0 ? [isBeside ? from : foe.at] : squares) {
    const mine = isBeside ? foe.at : followed(table, me, from, foe, its);
    const value = worth(positions(battle, me, mine, foe, its, false));
    if (best === null || value > best.worth) best = { worth: value, its, mine };
  }
  return best ?? { worth: worth(battle), its: foe.at, mine: from };
}

const followed = (table: Positions, me: Friend, from: Cell, { monster }: Foe, its: Cell): Cell =>
  followSquares(shifted(table, [monster, its]), { ...me.hero, at: from }, { ...monster, at: its })[0] ?? from;

/** After a miss: the hero is pushed, the target follows. */
export function afterMiss(battle: Battle, me: Friend, from: Cell, foe: Foe, table: Positions): number {
  const hero = { ...me.hero, at: from };
  const { squares, isChain } = retreatOf(table, foe.at, hero, [foe.monster.id]);
  const isBeside = areNear(battle.ground, from, foe.at);
  const burning = squares.find((cell) => !isChain && battle.table.glow.includes(cell));
  const to = burning ?? (isChain ? undefined : squares[0]) ?? (isBeside ? foe.at : from);
  return worth(positions(battle, me, to, foe, isBeside ? from : foe.at, true));
}

function positions(battle: Battle, me: Friend, mine: Cell, foe: Foe, its: Cell, isMineForced: boolean): Battle {
  const { glow } = battle.table;
  const isBurnt = its !== foe.at && glow.includes(its) && !isImmune(foe.monster, 'ongoing');
  const isBurning = isMineForced && mine !== me.at && glow.includes(mine);
  let next = isBurning ? withFriend(battle, me.hero.id, plus('ongoing', burns(me))) : battle;
  if (isBurnt) next = withFoe(next, foe.monster.id, plus('ongoing', GLOW_ONGOING));
  return withPlaces(next, me.hero.id, mine, foe.monster.id, its);
}
