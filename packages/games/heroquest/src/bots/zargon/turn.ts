import { below, type Rng } from '@questhall/kernel';
import type { FigureId, MonsterInPlay } from '../../types/index.ts';
import { type AiRule, because, type Decision, DONE } from '../decision.ts';
import { attackSteps, bestAttack, blow, type Picking, slotsOf } from './attacks.ts';
import { type Block, barTheWay, findBlock } from './blocking.ts';
import { findKeepers } from './doors.ts';
import { type Ground, isSameGround, makeGround, type ZargonView } from './ground.ts';
import { type Settled, walkOf, withdraw } from './moves.ts';
import { activationOrder, bestOrder } from './orders.ts';
import { makeScene, type Scene } from './scene.ts';
import { chooseSpell } from './spells.ts';

/** What is remembered from one answer to the next. It only saves work: whoever has forgotten it all plans anew. */
export interface Memory extends Settled {
  /** The clock at the last answer. */
  clock: number;
  /** What the monster does next, and which monster. */
  steps: Decision[];
  monster: FigureId | null;
  ground: Ground | null;
  /** Who acts after whom, and by which rule. */
  order: FigureId[];
  orderRule: AiRule | null;
  block: Block | null;
  /** Monsters that want nothing more this turn. */
  readonly handled: Set<FigureId>;
  /** The one that has just cast a spell and will withdraw. */
  caster: FigureId | null;
}

export function emptyMemory(): Memory {
  return {
    clock: -1,
    steps: [],
    monster: null,
    ground: null,
    order: [],
    orderRule: null,
    block: null,
    handled: new Set(),
    caster: null,
    keepers: new Map(),
    waited: new Map(),
  };
}

/** One answer in Zargon's turn: a monster's whole turn is planned at once and then played step by step. */
export function playMonsters(
  memory: Memory,
  view: ZargonView,
  current: FigureId | null,
  clock: number,
  rng: Rng,
): Decision {
  if (clock < memory.clock) Object.assign(memory, emptyMemory()); // another match, or moves taken back
  const isExpected = clock === memory.clock + 1 && memory.monster === current;
  memory.clock = clock;
  const next = isExpected ? memory.steps.shift() : undefined;
  if (next !== undefined) return next;
  memory.steps = planSteps(memory, view, current, rng);
  return memory.steps.shift() ?? DONE;
}

function planSteps(memory: Memory, view: ZargonView, current: FigureId | null, rng: Rng): Decision[] {
  const ground = groundFor(memory, view);
  const begun = view.monsters.find(
    ({ id, isDone, hasMoved, hasActed }) => id === current && !isDone && (hasMoved || hasActed),
  );
  const waiting = waitingIn(memory, view).filter((monster) => monster !== begun);
  if (begun === undefined && waiting.length === 0) return [];
  const scene = makeScene(view, ground, waiting);
  if (begun !== undefined) {
    const rest = finish(memory, scene, begun, rng);
    if (rest.length > 0) return rest;
    memory.handled.add(begun.id);
  }
  for (const [i, monster] of waiting.entries()) {
    scene.toAct = waiting.slice(i + 1);
    const steps = isDozing(scene, monster, rng) ? [] : planMonster(memory, scene, monster, rng);
    memory.monster = monster.id;
    if (steps.length > 0) return monster.id === current ? steps : [wake(memory, monster), ...steps];
    memory.handled.add(monster.id); // nothing to do: it need not even be touched
  }
  return [];
}

const wake = ({ orderRule }: Memory, { id }: MonsterInPlay): Decision =>
  because(orderRule, { type: 'activate', monster: id });

/** The ground, made anew when a hero has fallen or a wall has changed; the order of the monsters follows from it. */
function groundFor(memory: Memory, view: ZargonView): Ground {
  if (memory.ground !== null && isSameGround(memory.ground, view)) return memory.ground;
  if (memory.ground?.round !== view.round || memory.ground.title !== view.title) memory.handled.clear(); // another turn
  const ground = makeGround(view, memory.ground);
  const usual = activationOrder(ground, waitingIn({ handled: memory.handled, order: [] }, view));
  const waiting = usual.monsters;
  const scene = makeScene(view, ground, waiting);
  memory.ground = ground;
  memory.block = findBlock(scene, waiting);
  memory.keepers = findKeepers(scene, waiting);
  const isFighting = (monster: MonsterInPlay): boolean =>
    monster.id !== memory.block?.monster && chooseSpell(scene, monster) === null;
  const order = view.zargon === 'master' ? bestOrder(scene, usual, isFighting) : usual;
  memory.order = order.monsters.map(({ id }) => id);
  memory.orderRule = order.rule;
  return ground;
}

/** Who has not had a turn yet, in order; whoever came in later comes last. */
function waitingIn({ handled, order }: Pick<Memory, 'handled' | 'order'>, { monsters }: ZargonView): MonsterInPlay[] {
  const waiting = monsters.filter(({ id, isDone }) => !isDone && !handled.has(id));
  const place = ({ id }: MonsterInPlay): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return waiting.sort((a, b) => place(a) - place(b));
}

/** All that a monster does in its turn, short of what depends on dice. */
function planMonster(memory: Memory, scene: Scene, monster: MonsterInPlay, rng: Rng): Decision[] {
  const spell = chooseSpell(scene, monster);
  memory.caster = spell === null ? null : monster.id;
  if (spell !== null) return [spell];
  const steps = barTheWay(scene, monster, memory.block);
  if (steps !== null) return steps;
  const attack = bestAttack(scene, monster, slotsOf(scene, scene.toAct), pickFor(scene, rng));
  return attack === null ? walkOf(scene, monster, memory) : attackSteps(monster, attack);
}

const DOZES_ONE_IN = 3;

/** Under a novice some monsters doze, unless a hero stands right before them. [ai.levels] */
const isDozing = ({ view, ground }: Scene, monster: MonsterInPlay, rng: Rng): boolean =>
  view.zargon === 'novice' && !ground.slots.includes(monster.at) && below(rng, DOZES_ONE_IN) === 0;

/** A novice strikes at random; the others think. */
const pickFor = ({ view }: Scene, rng: Rng): Picking =>
  view.zargon === 'novice' ? (count) => below(rng, count) : null;

/**
 * What is left of a monster's turn: a caster draws back; one that has only walked strikes, if there is anybody to
 * strike.
 */
function finish(memory: Memory, scene: Scene, monster: MonsterInPlay, rng: Rng): Decision[] {
  memory.monster = monster.id;
  if (!monster.hasActed) {
    const attack = bestAttack(scene, monster, 0, pickFor(scene, rng));
    return attack === null ? [] : [blow(attack)];
  }
  const isCaster = memory.caster === monster.id;
  memory.caster = null;
  return isCaster && !monster.hasMoved ? withdraw(scene, monster) : [];
}
