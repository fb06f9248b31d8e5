import type { Cell } from '@questhall/grid';
import { isNear } from '@questhall/tiles';
import { entityOf, expeditionOf, isHero } from '../queries/entities.ts';
import { dodgeSquares, whyNotMove } from '../queries/moving.ts';
import { hasEffect, sheetFor } from '../queries/stats.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, EntityId, Event, Monster, Question, Table, Turn } from '../types/index.ts';
import { errandFor } from './approach.ts';
import { bestOption, type Choice } from './options.ts';
import { nextVictim, targetsFor } from './targets.ts';
import { refuge } from './useful.ts';

/** What a monster does next, by which of its rules, and why it does so, where it has just made up its mind. */
export interface Step {
  readonly action: Action;
  readonly rule: Rule;
  readonly chose: Chose | null;
}

type Chose = Extract<Event, { type: 'chose' }>;

const step = (action: Action, rule: Rule, chose: Chose | null = null): Step => ({ action, rule, chose });
const END: Action = { type: 'endTurn' };

export function monsterOf(table: Table, id: EntityId): Monster {
  const entity = entityOf(table, id);
  if (isHero(entity)) throw new Error(`${id} is no monster`);
  return entity;
}

/** What a monster answers, by the rules that it is played by; what it buys in an Attack is planned apart. */
export function scriptFor(table: Table, question: Question): Step {
  switch (question.kind) {
    case 'turn':
      return turnStep(table, monsterOf(table, question.who));
    case 'push':
      return step({ type: 'place', to: pushSquare(table, question.squares) }, 'ai.momentum-choice');
    case 'advance':
      return step({ type: 'place', to: northernmost(question.squares) }, 'ai.momentum-choice');
    case 'shift':
      return step(
        { type: 'place', to: dodgeTo(table, monsterOf(table, question.who), question.squares) },
        'ai.has-effect',
      );
    case 'next':
      return step({ type: 'name', target: nextVictim(table, question.victims) }, 'ai.targets');
    default:
      throw new Error(`no monster can answer ${question.kind}`);
  }
}

/** To the best Attack, over a Move if need be; else nearer or away, and a Focus if that is good for anything. */
function turnStep(table: Table, monster: Monster): Step {
  const { turn } = expeditionOf(table);
  if (turn === null || turn.hasAttacked) return step(END, 'ai.order');
  const mayMove = turn.left === null && whyNotMove(table, monster) === null;
  const mayAttack = !hasEffect(monster, 'stun');
  const choice = mayAttack ? bestOption(table, monster, mayMove) : null;
  if (choice !== null) return attackStep(monster, choice, turn);
  const errand = mayMove ? errandStep(table, monster) : null;
  if (errand !== null) return errand;
  const mayFocus = mayAttack && !table.house.attackNeedsTarget && isFocusUseful(table, monster);
  return step(mayFocus ? { type: 'focus' } : END, 'ai.no-target');
}

/** An Escape Check failed: Speed is left, and yet the Move is over. */
const hasFailed = ({ isMoveOver, left }: Turn): boolean => isMoveOver && (left ?? 0) > 0;

const rounded = (value: number): number => Math.round(value * 1_000_000) / 1_000_000 || 0; // and never -0

/** Why is told once, before the Move; and again when that has failed. */
function attackStep(monster: Monster, { option, rule }: Choice, turn: Turn): Step {
  const { hero, arm, at, value, chance } = option;
  const isHeld = hasFailed(turn);
  const why = rule === 'ai.taunt' ? 'taunted' : 'value';
  const chose: Chose | null =
    turn.left === null || isHeld
      ? { type: 'chose', monster: monster.id, target: hero.id, value: rounded(value), chance: rounded(chance), why }
      : null;
  const reason = isHeld ? 'ai.failed-escape' : rule;
  if (at !== monster.at) return step({ type: 'go', to: at }, reason, chose);
  return step({ type: 'attack', target: hero.id, means: arm.means, form: arm.form, element: null }, reason, chose);
}

function errandStep(table: Table, monster: Monster): Step | null {
  const errand = errandFor(table, monster);
  if (errand === null) return null;
  const { to, hero, why } = errand;
  const chose: Chose = { type: 'chose', monster: monster.id, target: hero?.id ?? null, value: 0, chance: 1, why };
  return step({ type: 'go', to }, 'ai.no-target', chose);
}

/** A free Activator would change something. */
const isFocusUseful = (table: Table, monster: Monster): boolean =>
  sheetFor(table, monster).activators.some(({ of }) => of.kind === 'free' && targetsFor(table, monster, of) !== null);

const northernmost = (squares: readonly Cell[]): Cell => Math.min(...squares);

/** Where more monsters stand around whoever is pushed; then by rows and columns. [ai.momentum-choice] */
function pushSquare(table: Table, squares: readonly Cell[]): Cell {
  const { floor, monsters } = expeditionOf(table);
  const around = (cell: Cell): number => monsters.filter(({ at }) => isNear(floor, at, cell)).length;
  const most = Math.max(...squares.map(around));
  return northernmost(squares.filter((cell) => around(cell) === most));
}

/** The Dodge leads as far as it takes to come to all of these squares. */
function dodgeTo(table: Table, monster: Monster, squares: readonly Cell[]): Cell {
  let steps = 1;
  while (steps < squares.length && dodgeSquares(table, monster, steps).length < squares.length) steps++;
  return refuge(table, monster, steps);
}
