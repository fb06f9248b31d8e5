import type { Cell } from '@questhall/grid';
import type { Aim } from '../queries/aiming.ts';
import { enemiesNear, expeditionOf } from '../queries/entities.ts';
import { dodgeSquares, teleportSquares } from '../queries/moving.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Entity, UseFrame } from '../types/index.ts';
import { type Draft, decide, type Speaker } from './agenda.ts';
import { endEffects, isHarmful } from './effects.ts';
import { moveTo } from './forced.ts';

/** What is being used, and by whom. */
export interface Used {
  readonly draft: Draft;
  readonly frame: UseFrame;
  readonly aim: Aim;
  readonly tell: Speaker;
}

const RULES = { dodge: 'dodge.no-escape-check', teleport: 'teleport.definition' } as const satisfies Record<
  string,
  Rule
>;

/** Whoever moves says where to, if it can go anywhere; staying is always possible. [dodge.obeys-occupancy] */
export function askShift(
  { draft, frame }: Used,
  mover: Entity,
  how: 'dodge' | 'teleport',
  n: number,
  isThrough: boolean,
): void {
  const squares =
    how === 'dodge' ? dodgeSquares(draft.table, mover, n, isThrough) : teleportSquares(draft.table, mover, n);
  if (!squares.some((cell) => cell !== mover.at)) return;
  const { activator } = frame;
  decide(draft, mover.id, RULES[how], { kind: 'shift', who: mover.id, how, squares, activator });
}

export function shiftTo({ table }: Draft, mover: Entity, how: 'dodge' | 'teleport', to: Cell, tell: Speaker): void {
  const isHeld = enemiesNear(table, mover, mover.at).length > 0;
  const isOwn = expeditionOf(table).turn?.who === mover.id;
  moveTo(mover, to, how, how === 'dodge' && isOwn && !isHeld ? 'dodge.separate-from-move' : RULES[how], tell);
}

/** The user says which of several is taken away. */
export function askCleanse({ draft, aim, tell }: Used, bearer: Entity): void {
  const harmful = bearer.effects.filter(isHarmful);
  if (harmful.length > 1)
    decide(draft, aim.user.id, 'effect.list', { kind: 'cleanse', who: aim.user.id, bearer: bearer.id });
  else endEffects(bearer, isHarmful, 'effect.list', tell);
}
