import type { Wording } from '@questhall/facets';
import { isConscious } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Glowquest, View } from '../../types/index.ts';
import { NAMES } from './names.ts';
import { capital, count, list } from './numbers.ts';

/** How it ended, how far the party came, and who still stands. */
export const outcome: Wording<Glowquest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return { title: '', text: '' };
  if (ended.rule === 'win.quest')
    return {
      title: 'De expeditie is gewonnen.',
      text: `Vier kamers en de ${NAMES.room.quest} zijn gezuiverd, met Moed ${view.resolve} over. ${standingText(view)}`,
    };
  const why =
    ended.rule === 'lose.all-unconscious' ? 'Er staat niemand meer overeind.' : 'Er was Moed nodig, en die was op.';
  return { title: 'De expeditie is verloren.', text: `${why} ${roomsText(view)} ${standingText(view)}` };
};

function roomsText({ roomsCleared, floor }: View): string {
  const rooms = roomsCleared === 0 ? 'er is geen kamer' : count(roomsCleared, 'kamer is', 'kamers zijn');
  return `${capital(rooms)} gezuiverd, op ${count(floor.level, 'verdieping', 'verdiepingen')}.`;
}

function standingText(view: View): string {
  const awake = view.heroes.filter(isConscious);
  if (awake.length === 0) return 'Niemand is nog bij bewustzijn.';
  return `Nog overeind: ${list(awake.map((hero) => `${NAMES.role[hero.role]} (${hero.hitpoints} van ${hitpointsMax(view, hero)})`))}.`;
}
