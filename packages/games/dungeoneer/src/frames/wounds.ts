import type { Seat } from '@questhall/kernel';
import { heroOf, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { FrameOf } from '../types/index.ts';
import { defeat } from './defeat.ts';
import { openWindow } from './window.ts';

/** A hero is about to be wounded; of an attack, whose it is is remembered. */
export function wound(draft: Match, seat: Seat, count: number, rule: Rule, strike = -1): void {
  draft.agenda.push({ kind: 'wounds', seat, count, rule, strike, stage: 'answer', prevented: 0, floor: 0 });
}

/** What his player can do against it comes first; what is left is taken together. [time.wounds-pending] */
export function wounds(draft: Match, frame: FrameOf<'wounds'>, tell: Telling): void {
  if (frame.stage === 'answer') {
    frame.stage = 'land';
    if (openWindow(draft, 'would-be-wounded')) return;
  }
  draft.agenda.pop();
  const { seat, count, rule, strike } = frame;
  const hero = heroOf(draft.table, seat);
  const taken = Math.min(Math.max(0, count - frame.prevented), hero.life - Math.min(frame.floor, hero.life));
  const prevented = Math.min(count, hero.life) - taken;
  if (prevented > 0) tell.all('time.wounds-pending', { type: 'prevented', seat, by: prevented });
  if (taken === 0) return;
  hero.life -= taken;
  tell.all(rule, { type: 'wounded', seat, by: taken, life: hero.life });
  const by = draft.table.strikes[strike];
  // Wounds by a Minion are worth nothing. [combat.h-glory-for-wounds]
  if (by?.kind !== 'minion') for (let i = 0; i < taken; i++) by?.dealt.push(seat);
  if (hero.life === 0) defeat(draft, seat, tell);
}
