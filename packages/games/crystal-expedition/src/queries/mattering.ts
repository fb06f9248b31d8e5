import { amountAt, type Clause, EFFECTS, POISON_MAX } from '../content/index.ts';
import type { Entity, EntityId, HarmFrame, Table } from '../types/index.ts';
import type { Aim } from './aiming.ts';
import { expeditionOf, findEntity, isConscious } from './entities.ts';
import { forcedSquares } from './forced.ts';
import { dodgeSquares, teleportSquares } from './moving.ts';
import { whyUnfit } from './naming.ts';
import { boardOf } from './squares.ts';
import { hasTrait, isWounded } from './stats.ts';

/** Whether this would change anything for this one now, given the damage that is on its way. [ai.has-effect] */
export function matters(table: Table, aim: Aim, clause: Clause, id: EntityId, harm: HarmFrame | null): boolean {
  if (whyUnfit(table, clause, id) !== null) return false;
  if (clause.word === 'raise') return hasRoom(table);
  const one = findEntity(table, id);
  return one !== null && mattersTo(table, aim, clause, one, harm);
}

function mattersTo(table: Table, { user, level }: Aim, clause: Clause, one: Entity, harm: HarmFrame | null): boolean {
  switch (clause.word) {
    case 'heal':
      return isWounded(table, one);
    case 'effect':
      return isNews(table, one, clause, amountAt(clause.n, level));
    case 'push':
    case 'pull':
      return forcedSquares(table, user, one, clause.word, amountAt(clause.n, level)).length > 0;
    case 'dodge':
    case 'dodge-through':
      return dodgeSquares(table, one, amountAt(clause.n, level), clause.word === 'dodge-through').length > 1;
    case 'teleport':
      return teleportSquares(table, one, amountAt(clause.n, level)).length > 1;
    case 'strip':
      return one.reflect + one.shield > 0;
    case 'cleanse-one':
    case 'cleanse-all':
      return one.effects.some(({ id }) => EFFECTS[id].kind === 'harmful');
    case 'reduce':
      return harm !== null && harm.target === one.id && harm.amount > 0;
    case 'take-damage':
      return harm !== null && harm.target === one.id && one.id !== user.id && !harm.isMoved && harm.amount > 0;
    case 'stay-at':
      return harm !== null && harm.target === one.id;
    case 'reroll-highest':
      return dieToReroll(table) !== null;
    case 'harm':
      return isConscious(one);
    default:
      return true;
  }
}

/** It has none of it, or less. */
function isNews(table: Table, bearer: Entity, { effect: id }: Extract<Clause, { word: 'effect' }>, n: number): boolean {
  const old = bearer.effects.find((effect) => effect.id === id);
  if (id === 'poison') return !hasTrait(table, bearer, 'poison-proof') && (old?.n ?? 0) < POISON_MAX;
  return old === undefined || old.n < n;
}

/** Somewhere on the floor there is a square for one more. */
function hasRoom(table: Table): boolean {
  const { floor, taken } = boardOf(table);
  return floor.tiles.some(({ cells }) => cells.some((cell) => !taken.has(cell)));
}

/** The highest die, unless it has been thrown again already; by its place. [attack.re-rolls] */
export function dieToReroll(table: Table): number | null {
  const attack = expeditionOf(table).attack;
  if (attack === null || attack.dice.length === 0) return null;
  const highest = Math.max(...attack.dice);
  const at = attack.dice.findIndex((die, place) => die === highest && !attack.rerolled.includes(place));
  return at < 0 ? null : at;
}
