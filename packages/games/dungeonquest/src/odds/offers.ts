import type { Ask } from '@questhall/kernel';
import type { Action, DungeonQuest, View } from '../types/index.ts';
import { decimals } from './field.ts';
import { fightIn, scoresIn } from './from-view.ts';
import { rerollOptions, spendOptions } from './round.ts';
import { solve } from './solve.ts';

/**
 * The chance to win with each answer to a question about dice that lie there; null where the answers do not differ in
 * that.
 */
export function chancesOf(
  view: View,
  { question }: Ask<DungeonQuest>,
  offers: readonly Action[],
): readonly number[] | null {
  const fight = fightIn(view);
  const [score] = scoresIn(view);
  if (fight === null || score === undefined) return null;
  const solver = solve(decimals, fight);
  const chance = (tree: Parameters<typeof solver.valueOf>[1] | undefined): number =>
    tree === undefined ? 0 : solver.valueOf(score, tree).win;
  if (question.kind === 'reroll') {
    const options = rerollOptions(fight, score, question.dice);
    const chosen = (action: Action): string => (action.type === 'reroll' ? action.dice : []).join();
    return offers.map((action) => chance(options.find(({ positions }) => positions.join() === chosen(action))?.tree));
  }
  if (question.kind === 'spend') {
    const options = spendOptions(fight, score, view.lying.dice);
    return offers.map((action) =>
      chance(options.find(({ tokens }) => tokens === (action.type === 'spend' ? action.tokens : 0))?.tree),
    );
  }
  return null;
}
