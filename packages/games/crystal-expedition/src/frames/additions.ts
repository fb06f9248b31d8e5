import { amountAt, type Clause, type Element, type Level, type Weakness, type Word } from '../content/index.ts';
import type { Attack, EntityId } from '../types/index.ts';

const WORDS: readonly Word[] = ['to-hit', 'ignore-armor', 'damage', 'element', 'attack'];

/** Whether a clause changes nothing but the Attack for which it is bought. */
export const isOfAttack = ({ word }: Clause): boolean => WORDS.includes(word);

/** Of which element more damage is: a chosen one, that of the base damage, or its own. [damage.element] */
export function elementOf(clause: Clause, chosen: Weakness | null, attack: Attack | null): Element | null {
  if (!('element' in clause)) return null;
  if (clause.element === 'chosen') return chosen;
  return clause.element === 'base' ? (attack?.element ?? null) : clause.element;
}

/** More damage counts until the Damage; what adds to-hit cannot be bought once Momentum has fixed the hit. */
export function addToAttack(
  draft: Attack,
  clause: Clause,
  level: Level,
  chosen: Weakness | null,
  target: EntityId,
): void {
  const n = 'n' in clause ? amountAt(clause.n, level) : 0;
  const { word } = clause;
  if (word === 'attack') draft.encore = target;
  if (word === 'to-hit') draft.aimed += n;
  if (draft.hasDamage) return;
  if (word === 'ignore-armor') draft.ignored += n;
  if (word === 'damage') draft.added += n;
  const element = elementOf(clause, chosen, draft);
  if (element !== null) draft.elements = [...draft.elements, element];
}
