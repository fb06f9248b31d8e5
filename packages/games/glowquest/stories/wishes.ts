import type { Cell } from '@questhall/grid';
import type { CardId, Deck } from '../src/content/index.ts';
import type { Action, Base, EntityId } from '../src/types/index.ts';
import { sq } from './scene.ts';

// What everybody in the stories wishes for.

export const END: Action = { type: 'endTurn' };
export const DONE: Action = { type: 'done' };
export const END_PHASE: Action = { type: 'endPhase' };
export const RECOVER: Action = { type: 'recover' };
export const DECLINE: Action = { type: 'decline' };
export const ACCEPT: Action = { type: 'accept' };
export const GUARD: Action = { type: 'guard' };
export const attack = (target: EntityId, base: Base['source'] = 'role'): Action => ({ type: 'attack', target, base });
export const use = (benefit: string, target: EntityId | null = null, glow: Cell | null = null): Action => ({
  type: 'use',
  benefit,
  target,
  glow,
});
export const go = (x: number, y: number): Action => ({ type: 'go', to: sq(x, y) });
export const place = (x: number, y: number): Action => ({ type: 'place', to: sq(x, y) });
export const name = (target: EntityId): Action => ({ type: 'name', target });
export const flee = (enemy: EntityId): Action => ({ type: 'flee', enemy });
export const dodge = (enemy: EntityId): Action => ({ type: 'dodge', enemy });
export const keep = (card: CardId, reshuffle = false): Action => ({ type: 'keep', card, reshuffle });
export const rock = (target: EntityId): Action => ({ type: 'throwRock', target });
export const crawl = (x: number, y: number): Action => ({ type: 'crawl', to: sq(x, y) });
export const gain = (deck: Deck): Action => ({ type: 'gain', deck });
export const stand = (x: number, y: number): Action => ({ type: 'stand', at: sq(x, y) });
export const open = (door: number): Action => ({ type: 'open', door });
export const setUp = (x: number, y: number): Action => ({ type: 'setUp', at: sq(x, y) });
export const trade = (card: CardId, from: number, to: number): Action => ({ type: 'trade', card, from, to });
export const handOver = (card: CardId, to: number): Action => ({ type: 'handOver', card, to });
export const discard = (card: CardId): Action => ({ type: 'discard', card });
export const exchange = (card: CardId): Action => ({ type: 'exchange', card });
export const award = (hero: number, deck: Deck): Action => ({ type: 'award', hero, deck });
