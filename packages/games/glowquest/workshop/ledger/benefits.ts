import { type Ledger, whole } from '@questhall/testkit/ledger';
import { deedsOf, limitOf, targetOf } from './words.ts';

export const BENEFIT: readonly string[] = ['Cost', 'Timing', 'Target', 'Effect', 'Duration', 'Pattern', 'Limit'];
export const BENEFIT_COLUMNS: readonly string[] = [
  'cost',
  'timing',
  'target',
  'effect',
  'duration',
  'pattern',
  'limit',
];

/** The seven cells of a Benefit in the words of the game; a card that cannot be used has none. */
export function benefitOf(ledger: Ledger, where: string, cells: readonly string[]): readonly string[] {
  const [cost = '', timing = '', target = '', effect = '', duration = '', pattern = '', limit = ''] = cells;
  if (cells.every((cell) => cell === '-')) return cells;
  return [
    whole(ledger, where, cost),
    timing.toLowerCase(),
    targetOf(ledger, where, target),
    deedsOf(ledger, where, effect),
    duration.toLowerCase(),
    pattern.toLowerCase(),
    limitOf(ledger, where, limit),
  ];
}
