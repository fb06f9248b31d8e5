import { roll } from '@questhall/kernel';
import { attackOf, surgesFrom } from '../queries/blow.ts';
import { dieToReroll } from '../queries/mattering.ts';
import type { Rule } from '../rulebook/index.ts';
import type { EntityId } from '../types/index.ts';
import type { Draft, Speaker } from './agenda.ts';

/** One die of the Attack falls again, the highest where none is named; the new face counts. [attack.re-rolls] */
export function rerollDie(draft: Draft, named: number | null, by: string, who: EntityId, tell: Speaker): void {
  const { table } = draft;
  const attack = attackOf(table);
  const die = named ?? dieToReroll(table);
  const from = die === null ? undefined : attack.dice[die];
  if (die === null || from === undefined) return;
  const to = roll(draft.rng, 6);
  attack.dice = attack.dice.map((face, place) => (place === die ? to : face));
  attack.rerolled = [...attack.rerolled, die];
  attack.surges = surgesFrom(table, attack);
  const { dice, surges } = attack;
  const rule: Rule = named === null ? 'attack.re-rolls' : 'ability.active';
  tell.all(rule, { type: 'rerolled', who, by, die, from, to, dice: dice.slice(), surges });
}
