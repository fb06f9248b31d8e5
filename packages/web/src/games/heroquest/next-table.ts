import type { HeroQuest } from '@questhall/heroquest';
import { QUESTS } from '@questhall/heroquest/content';
import { includesSeat, type Sight } from '@questhall/kernel';
import { hrefOf } from '../../shell/router.ts';
import type { Next } from '../../table/game/ui.ts';

/** After a quest the next one, or the same again when Zargon won. */
export function nextTable({ view, outcome }: Sight<HeroQuest>): Next | null {
  if (outcome === null || view.quest < 1 || view.quest > QUESTS.length) return null;
  const isLost = includesSeat(outcome.winners, view.zargonSeat);
  const quest = isLost ? view.quest : view.quest + 1;
  return quest > QUESTS.length ? null : { isAgain: isLost, href: hrefOf({ screen: 'new', game: 'heroquest', quest }) };
}
