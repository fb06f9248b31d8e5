import { type Benefit, type Clause, NEGATIVES, POSITIVES, type Word } from './vocabulary.ts';

const LASTING: ReadonlySet<Word> = new Set<Word>([...NEGATIVES, ...POSITIVES, 'taunt', 'base']);
const BYPASSES: ReadonlySet<Word> = new Set<Word>(['ignore-armor', 'ignore-shield-and-armor']);
const BONUSES: ReadonlySet<Word> = new Set<Word>(['to-hit', 'damage']);
const OWN: ReadonlySet<Word> = new Set<Word>([
  'move',
  'shift',
  'surges',
  'base',
  'take-damage',
  'attack-again',
  'reinforce',
]);

/** It changes nothing but the attack in progress. [benefit.attack-bound, damage.bypass] */
export const isAttackBound = ({ word }: Clause, { timing }: Benefit): boolean =>
  BYPASSES.has(word) || (BONUSES.has(word) && (timing === 'roll' || timing === 'hit'));

/** It is in force for the duration of its Benefit, and did not just happen. [dur.instant] */
export const isLasting = (clause: Clause, benefit: Benefit): boolean =>
  benefit.duration !== 'now' && LASTING.has(clause.word) && !isAttackBound(clause, benefit);

/** It is about the user, its Turn or its attack, whomever the Benefit is for, and happens once. */
export const isOwn = (clause: Clause, benefit: Benefit): boolean =>
  clause.isSelf || OWN.has(clause.word) || isAttackBound(clause, benefit);

/**
 * Whether it comes to the same before a move of the user is over: it asks neither where anybody stands nor who still
 * can walk.
 */
const COMMUTES: Readonly<Record<Word, boolean>> = {
  'to-hit': true,
  damage: true,
  grit: true,
  armor: true,
  shield: true,
  reflect: true,
  heal: true,
  unsteady: true,
  fragile: true,
  weak: true,
  ongoing: true,
  push: false,
  pull: false,
  slide: false,
  move: false,
  shift: false,
  surges: true,
  'surges-next': true,
  base: true,
  'take-damage': false,
  'deal-damage': false,
  reduce: false,
  stun: true,
  immobile: false,
  swap: false,
  anchor: true,
  taunt: true,
  cleanse: false,
  'attack-again': true,
  'ignore-armor': true,
  'ignore-shield-and-armor': true,
  reinforce: true,
};

/** It has to wait until a move before it is over. [benefit.clause-order] */
export const waitsForMove = ({ word, condition }: Clause): boolean => !COMMUTES[word] || condition === 'flanked';
