import type { Frames } from '@questhall/kernel';
import { weaknessIn } from '../queries/blow.ts';
import { expeditionOf, findEntity, isConscious } from '../queries/entities.ts';
import type { CrystalExpedition, EntityId } from '../types/index.ts';
import { type Draft, decide, type FrameOf } from './agenda.ts';
import { harmed } from './harm.ts';

/** One event that harms several: the declared target first, then as whoever deals it likes. [damage.separate-targets] */
export const strikes: Frames<CrystalExpedition>['strikes'] = (draft, frame) => {
  const { table } = draft;
  frame.victims = frame.victims.filter((id) => {
    const one = findEntity(table, id);
    return one !== null && isConscious(one);
  });
  const [first] = frame.victims;
  const target = expeditionOf(table).attack?.target ?? null;
  if (first === undefined) draft.agenda.pop();
  else if (target !== null && frame.victims.includes(target)) strike(draft, frame, target);
  else if (frame.victims.length === 1) strike(draft, frame, first);
  else
    decide(draft, frame.by, 'damage.separate-targets', { kind: 'next', who: frame.by, victims: frame.victims.slice() });
};

/** The printed number, and more for whoever is weak to it. [damage.computation, damage.weakness-plus-two] */
export function strike(draft: Draft, frame: FrameOf<'strikes'>, victim: EntityId): void {
  const { n, element, how, by } = frame;
  const { table } = draft;
  const { attack } = expeditionOf(table);
  const blow = how === 'activator' ? attack : null; // each Crystal counts for itself
  const more = weaknessIn(table, victim, [element], blow?.weakened ?? []);
  if (more > 0 && blow !== null) blow.weakened = [...blow.weakened, victim];
  frame.victims = frame.victims.filter((id) => id !== victim);
  const isCrystal = how === 'crystal';
  const plain = element === null ? 'damage.computation' : 'damage.element';
  const rule = more > 0 ? 'damage.weakness-plus-two' : plain;
  draft.agenda.push(harmed(victim, n + more, how, isCrystal ? null : by, rule));
}
