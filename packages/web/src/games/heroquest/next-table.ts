import type { HeroQuest } from '@questhall/heroquest';
import { QUESTS } from '@questhall/heroquest/content';
import { includesSeat, type Sight } from '@questhall/kernel';
import { hrefOf } from '../../shell/router.ts';

/** Whether it was one of the quests here: the sheet of another is a secret that no second table can be laid from. */
export const isOurs = ({ view }: Sight<HeroQuest>): boolean => view.quest >= 1 && view.quest <= QUESTS.length;

/** After a quest that was won, the next one. */
export function nextTable(sight: Sight<HeroQuest>): string | null {
  const { view, outcome } = sight;
  if (outcome === null || !isOurs(sight) || includesSeat(outcome.winners, view.zargonSeat)) return null;
  return view.quest === QUESTS.length ? null : hrefOf({ screen: 'new', game: 'heroquest', quest: view.quest + 1 });
}
