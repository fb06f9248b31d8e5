import type { Event, View } from '@questhall/heroquest';
import { HEROES, type Hero } from '@questhall/heroquest/content';

/** One try at a quest, and how it went. */
export interface Try {
  readonly quest: number;
  readonly title: string;
  /** How often it had been tried before. */
  readonly attempt: number;
  readonly isWon: boolean;
  /** The heroes who died there, by name. */
  readonly fallen: readonly string[];
}

/** Every quest that has been played to its end, in order, as the log has it. */
export function chronicleOf(events: readonly Event[]): readonly Try[] {
  const tries: Try[] = [];
  let begun: Extract<Event, { type: 'questBegan' }> | null = null;
  const fallen = new Map<Hero, string>();
  for (const event of events) {
    if (event.type === 'questBegan') {
      begun = event;
      fallen.clear();
    } else if (event.type === 'died') {
      const hero = HEROES[event.figure];
      if (hero !== undefined) fallen.set(hero, event.name);
    } else if (event.type === 'revived') fallen.delete(event.hero);
    else if (event.type === 'questEnded' && begun !== null) {
      const { quest, title, attempt } = begun;
      tries.push({ quest, title, attempt, isWon: event.ending === 'success', fallen: [...fallen.values()] });
      begun = null;
    }
  }
  return tries;
}

export type Mark = 'won' | 'failed' | 'next' | 'ahead' | 'before';

/** How a quest of the campaign stands for this party. */
export function markOf(quest: number, next: number, tries: readonly Try[]): Mark {
  if (quest === next) return 'next';
  if (quest > next) return 'ahead';
  const played = tries.filter((one) => one.quest === quest);
  if (played.length === 0) return 'before';
  return played.some(({ isWon }) => isWon) ? 'won' : 'failed';
}

/** Between two quests of a campaign. What lies on the board is of no use to anybody then. */
export const isInTown = ({ isCampaign, ending }: Pick<View, 'isCampaign' | 'ending'>): boolean =>
  isCampaign && ending !== null;
