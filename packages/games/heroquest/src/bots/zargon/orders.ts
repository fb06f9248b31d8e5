import type { MonsterInPlay } from '../../types/index.ts';
import type { AiRule } from '../decision.ts';
import { bestAttack, slotsOf } from './attacks.ts';
import { type Ground, nearFor, reachOf } from './ground.ts';
import type { Scene } from './scene.ts';

const FIRST = 4;
const EPSILON = 1e-12;

/** Who acts after whom, and why so. */
export interface Order {
  readonly rule: AiRule;
  readonly monsters: readonly MonsterInPlay[];
}

/** Nearest to a hero or ally first; then more Attack dice; then by row and column. */
export function activationOrder(ground: Ground, monsters: readonly MonsterInPlay[]): Order {
  const steps = (monster: MonsterInPlay): number => {
    const far = nearFor(ground, monster)[monster.at] ?? -1;
    return far < 0 ? ground.board.grid.size : far;
  };
  const sorted = monsters.slice().sort((a, b) => steps(a) - steps(b) || b.attack - a.attack || a.at - b.at);
  return { rule: 'ai.activation-order', monsters: sorted };
}

/**
 * A master tries every order of the first four and keeps the one whose scores add up to most. No dice fall in his
 * thoughts: each attack is scored as the heroes stand now, and what differs is only who takes which square from whom.
 */
export function bestOrder(scene: Scene, usual: Order, isFighting: (monster: MonsterInPlay) => boolean): Order {
  const first = usual.monsters.slice(0, FIRST);
  const others = usual.monsters.slice(FIRST);
  const fighters = first.filter((monster) => reachOf(scene.ground, monster).mask !== 0 && isFighting(monster));
  if (fighters.length < 2) return usual;
  const search: Search = {
    scene,
    fighters,
    later: slotsOf(scene, others),
    path: [],
    best: fighters,
    total: Number.NEGATIVE_INFINITY,
  };
  tryOrders(search, 0);
  // Whoever does not fight keeps its place: it makes no difference to those who do.
  const sorted = search.best.values();
  const inFront = first.map((monster) => (fighters.includes(monster) ? (sorted.next().value ?? monster) : monster));
  return { rule: 'ai.levels', monsters: [...inFront, ...others] };
}

interface Search {
  readonly scene: Scene;
  readonly fighters: readonly MonsterInPlay[];
  /** Slots for those who come after the first four. */
  readonly later: number;
  readonly path: MonsterInPlay[];
  best: readonly MonsterInPlay[];
  total: number;
}

/** Goes on with each monster that has not been used; the first of equal orders is the usual one. */
function tryOrders(search: Search, total: number): void {
  const { scene, fighters, later, path } = search;
  if (path.length === fighters.length) {
    if (total <= search.total + EPSILON) return;
    search.total = total;
    search.best = path.slice();
    return;
  }
  for (const monster of fighters) {
    if (path.includes(monster)) continue;
    const rest = fighters.filter((other) => other !== monster && !path.includes(other));
    const attack = bestAttack(scene, monster, later | slotsOf(scene, rest));
    const to = attack?.at ?? monster.at;
    scene.taken[monster.at] = 0;
    scene.taken[to] = 1;
    path.push(monster);
    tryOrders(search, total + (attack?.score ?? 0));
    path.pop();
    scene.taken[to] = 0;
    scene.taken[monster.at] = 1;
  }
}
