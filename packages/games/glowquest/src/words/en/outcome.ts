import type { Wording } from '@questhall/facets';
import { isConscious } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Glowquest, View } from '../../types/index.ts';
import { NAMES } from './names.ts';
import { capital, count, list, small } from './numbers.ts';

/** How it ended, how far the party came, and who still stands. */
export const outcome: Wording<Glowquest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  if (ended.rule === 'win.quest')
    return {
      title: 'The expedition is won.',
      text: `Four rooms and the Quest room are cleared, with ${small(view.resolve)} Resolve left. ${standingText(view)}`,
    };
  const why =
    ended.rule === 'lose.all-unconscious' ? 'Nobody is left standing.' : 'Resolve had to be paid, and there was none.';
  return { title: 'The expedition is lost.', text: `${why} ${roomsText(view)} ${standingText(view)}` };
};

function roomsText({ roomsCleared, floor }: View): string {
  const rooms = roomsCleared === 0 ? 'no room was' : count(roomsCleared, 'room was', 'rooms were');
  return `${capital(rooms)} cleared, on ${count(floor.level, 'floor', 'floors')}.`;
}

function standingText(view: View): string {
  const awake = view.heroes.filter(isConscious);
  if (awake.length === 0) return 'Nobody is conscious.';
  return `Still standing: ${list(awake.map((hero) => `${NAMES.role[hero.role]} (${hero.hitpoints} of ${hitpointsMax(view, hero)})`))}.`;
}
