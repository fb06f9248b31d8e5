import { includesSeat, type Outcome } from '@questhall/kernel';
import { worthOf } from '../../queries/keep/worth.ts';
import type { DungeonQuest, View } from '../../types.ts';
import { NAMES } from './names.ts';
import { listed } from './numbers.ts';

/** How the dash ended. */
export function keepOutcome(
  { heroes }: View,
  { winners, rule }: Outcome<DungeonQuest>,
): { title: string; text: string } {
  if (rule === 'win.needs-treasure') return { title: 'Escaped, without a Treasure.', text: '' };
  const names = heroes.flatMap((hero, seat) => {
    if (hero === null || !includesSeat(winners, seat)) return [];
    const worth = worthOf({ ...hero, treasures: hero.treasures ?? [] });
    return [`${NAMES.hero[hero.hero]} won, with ${worth} gold in all`];
  });
  return { title: names.length === 0 ? 'Nobody brought a Treasure home.' : `${listed(names)}.`, text: '' };
}
