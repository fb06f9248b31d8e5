import type { Event, View } from '@questhall/glowquest';
import { ROOMS_BEFORE_QUEST } from '@questhall/glowquest/content';
import type { Question } from '@questhall/glowquest/queries';

const CARDS: readonly Question['kind'][] = ['gain', 'keep', 'bounty', 'overflow', 'trade'];

/**
 * Whether cards are on the table now, and not the dungeon: somebody is asked about them, or the heroes are still being
 * made.
 */
export function isAboutCards(view: View, question: Question | null): boolean {
  if (question !== null) return CARDS.includes(question.kind);
  return view.drawn.length > 0 || isCreation(view);
}

/** The heroes are still being made. */
export const isCreation = ({ heroes, floor, turns }: View): boolean =>
  floor.level === 1 && turns === 0 && heroes.every(({ at }) => at < 0);

/** How far the party is with the Quest room, which is the first to be found after the others. */
export function questRoomOf({ isQuestCleared, roomsFound }: View): 'ahead' | 'found' | 'cleared' {
  if (isQuestCleared) return 'cleared';
  return roomsFound > ROOMS_BEFORE_QUEST ? 'found' : 'ahead';
}

type Died = Extract<Event, { type: 'died' }>;

/** The monsters of the last fight that had a Bounty on them. */
export function bountiesIn(events: readonly Event[]): readonly Died[] {
  const begin = events.findLastIndex(({ type }) => type === 'encounterBegan');
  return events.slice(begin + 1).flatMap((event) => (event.type === 'died' && event.bounty > 0 ? [event] : []));
}
