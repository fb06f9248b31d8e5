import { isAttackBound, NEGATIVES, type Usable } from '../content/index.ts';
import type { Clause, Negative, Word } from '../content/vocabulary.ts';
import { priceOf, targetsOf, timesUsed } from '../queries/benefits.ts';
import { isMet } from '../queries/conditions.ts';
import { repertoireOf } from '../queries/repertoire.ts';
import { isImmune, traitOf } from '../queries/stats.ts';
import { cannotUse } from '../queries/using.ts';
import type { Attack, Entity, OpenTable } from '../types/index.ts';

/** What using a Benefit once adds to an attack. */
export interface Extra {
  readonly cost: number;
  readonly toHit: number;
  readonly damage: number;
  /** Fragile more than before. */
  readonly fragile: number;
  /** It puts something negative upon the target. */
  readonly isAffliction: boolean;
  readonly bypass: Attack['bypass'];
}

export interface Extras {
  readonly list: readonly Extra[];
  /** Nothing among them could do more to the target than is counted. */
  readonly isWhole: boolean;
}

/**
 * All that an attacker could use in a window of this attack, each as often as it may be. The table knows of the attack.
 * [attack.spend-after-roll, attack.hit-window]
 */
export function extrasIn(table: OpenTable, user: Entity, target: Entity, window: 'roll' | 'hit'): Extras {
  const list: Extra[] = [];
  let isWhole = true;
  for (const benefit of new Set(repertoireOf(user).at[window])) {
    if (cannotUse(table, user, benefit.id, window) !== null || targetsOf(table, user, benefit).length === 0) continue;
    if (isPerilous(user, target, benefit)) {
      isWhole = false;
      continue;
    }
    const first = extraOf(table, user, target, benefit);
    const again = { ...first, fragile: 0 }; // what it gives is renewed, and does not add up [stack.refresh-same-benefit]
    for (let used = timesUsed(table, benefit.id); used < benefit.limit.perTurn; used++)
      list.push(used === 0 ? first : again);
    isWhole &&= benefit.clauses.every((clause) => isForeseen(user, clause, benefit, window));
  }
  return { list, isWhole };
}

/** A Push ends the attack when its Crush comes back and brings its user down: nobody counts on it. [turn.cut-short] */
const isPerilous = (user: Entity, target: Entity, { clauses }: Usable): boolean =>
  traitOf(user, 'crush') > 0 && target.reflect >= user.hitpoints && clauses.some(({ word }) => word === 'push');

function extraOf(table: OpenTable, user: Entity, target: Entity, benefit: Usable): Extra {
  // Whoever pushes may stop at once, and then it was stopped. [effect.forced-up-to]
  const clauses = benefit.clauses.filter(
    ({ condition }) => condition !== 'flanked' && isMet(table, condition, user, target, true),
  );
  const own = clauses.filter((clause) => isAttackBound(clause, benefit));
  const upon = clauses.filter(({ isSelf }) => !isSelf && benefit.target === 'target');
  const suffered = upon.filter(({ word }) => isNegative(word) && !isImmune(target, word));
  const has = (word: Word): boolean => own.some((clause) => clause.word === word);
  const old =
    target.effects.find(({ kind, by, source }) => kind === 'fragile' && by === user.id && source === benefit.id)?.n ??
    0;
  const fragile = sumOf(suffered, 'fragile');
  return {
    cost: priceOf(table, user, benefit),
    toHit: sumOf(own, 'to-hit'),
    damage: sumOf(own, 'damage'),
    fragile: fragile === 0 ? 0 : fragile - old,
    isAffliction: suffered.length > 0,
    bypass: has('ignore-shield-and-armor') ? 'shield-and-armor' : has('ignore-armor') ? 'armor' : 'none',
  };
}

const isNegative = (word: Word): word is Negative => NEGATIVES.some((negative) => negative === word);

const sumOf = (clauses: readonly Clause[], word: Word): number =>
  clauses.reduce((sum, { word: other, n }) => sum + (other === word && n !== 'speed' ? n : 0), 0);

/**
 * What each word means for the Hitpoints that the target loses: all of it is counted, it has no part in it, or that
 * depends.
 */
const PARTS: Readonly<Record<Word, 'counted' | 'none' | 'open'>> = {
  ...{ 'to-hit': 'counted', damage: 'counted', 'ignore-armor': 'counted', 'ignore-shield-and-armor': 'counted' },
  ...{
    fragile: 'counted',
    unsteady: 'counted',
    weak: 'counted',
    ongoing: 'counted',
    stun: 'counted',
    immobile: 'counted',
  },
  ...{ shield: 'none', reflect: 'none', heal: 'none', grit: 'none', anchor: 'none', taunt: 'none' },
  ...{ 'surges-next': 'none', base: 'none', 'attack-again': 'none', reinforce: 'none' },
  ...{ push: 'none', pull: 'none', slide: 'none', swap: 'none', move: 'none', shift: 'none' },
  ...{ surges: 'open', armor: 'open', cleanse: 'open', reduce: 'open', 'take-damage': 'open', 'deal-damage': 'open' },
};

/**
 * Whether the odds know all that a clause can do to the target; where somebody will stand after Momentum they do not
 * know.
 */
function isForeseen(user: Entity, clause: Clause, { target }: Usable, window: 'roll' | 'hit'): boolean {
  const { word, condition, isSelf } = clause;
  if (condition === 'flanked' || PARTS[word] === 'open') return false;
  if (word === 'push') return traitOf(user, 'crush') === 0;
  if (target === 'self' || target === 'target') return window === 'hit' || !isNegative(word) || isSelf;
  return !isNegative(word); // it may be the target that it is used on
}
