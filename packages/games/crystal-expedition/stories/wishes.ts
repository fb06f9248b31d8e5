import type { ActivatorId, CrystalId, Element, FormId, InterruptId, Weakness } from '../src/content/index.ts';
import type { Action, EntityId, Means } from '../src/types/index.ts';
import { sq } from './scene.ts';

// What everybody in the stories wishes for.

export const END: Action = { type: 'endTurn' };
export const DONE: Action = { type: 'done' };
export const RECOVER: Action = { type: 'recover' };
export const FLEE: Action = { type: 'flee' };
export const FOCUS: Action = { type: 'focus' };
export const MOMENTUM: Action = { type: 'momentum' };
export const DAMAGE: Action = { type: 'damage' };
export const FINISH: Action = { type: 'finish' };
export const FATE: Action = { type: 'spendFate' };
export const AGREE: Action = { type: 'agree' };
export const DECLINE: Action = { type: 'decline' };
export const go = (x: number, y: number): Action => ({ type: 'go', to: sq(x, y) });
export const crawl = (x: number, y: number): Action => ({ type: 'crawl', to: sq(x, y) });
export const place = (x: number, y: number): Action => ({ type: 'place', to: sq(x, y) });
export const name = (target: EntityId): Action => ({ type: 'name', target });
export const hold = (hero: EntityId, main: number | null, off: number | null): Action => ({
  type: 'hold',
  hero,
  main,
  off,
});

interface How {
  readonly means?: Means;
  readonly form?: FormId;
  readonly element?: Element | null;
}

export const attack = (target: EntityId, { means = 'hand', form = 'melee', element = null }: How = {}): Action => ({
  type: 'attack',
  target,
  means,
  form,
  element,
});
export const use = (activator: ActivatorId, ...targets: EntityId[]): Action => ({
  type: 'use',
  activator,
  targets,
  isCheaper: false,
});
export const reroll = (die: number, by = 'reroll-attack-or-escape'): Action => ({ type: 'reroll', die, by });
export const interrupt = (who: EntityId, id: InterruptId): Action => ({ type: 'interrupt', who, interrupt: id });

interface Choice {
  readonly option?: number;
  readonly target?: EntityId | null;
  readonly element?: Weakness | null;
}

export const useCrystal = (
  [x, y]: readonly [number, number],
  crystal: CrystalId,
  { option = 0, target = null, element = null }: Choice = {},
): Action => ({ type: 'useCrystal', at: sq(x, y), crystal, option, target, element });
