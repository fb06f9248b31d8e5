import { type Benefit, type Clause, NEGATIVES, POSITIVES, type Word } from './vocabulary.ts';

const LASTING: ReadonlySet<Word> = new Set<Word>([...NEGATIVES, ...POSITIVES, 'taunt', 'base']);
const BYPASSES: ReadonlySet<Word> = new Set<Word>(['ignore-armor', 'ignore-shield-and-armor']);
const BONUSES: ReadonlySet<Word> = new Set<Word>(['to-hit', 'damage']);

/** It changes nothing but the attack in progress. [benefit.attack-bound, damage.bypass] */
export const isAttackBound = ({ word }: Clause, { timing }: Benefit): boolean =>
  BYPASSES.has(word) || (BONUSES.has(word) && (timing === 'roll' || timing === 'hit'));

/** It is in force for the duration of its Benefit, and did not just happen. [dur.instant] */
export const isLasting = (clause: Clause, benefit: Benefit): boolean =>
  benefit.duration !== 'now' && LASTING.has(clause.word) && !isAttackBound(clause, benefit);
