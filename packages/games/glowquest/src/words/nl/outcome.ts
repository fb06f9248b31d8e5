import { isConscious } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Glowquest, View } from '../../types/index.ts';
import type { Telling } from '../words.ts';
import { DUTCH_NAMES } from './names.ts';
import { capital, count, listed } from './numbers.ts';

/** How it ended, how far the party came, and who still stands. */
export const outcome: Telling<Glowquest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return '';
  if (ended.rule === 'win.quest')
    return `De expeditie is gewonnen: vier kamers en de ${DUTCH_NAMES.room.quest} zijn gezuiverd, met Moed ${view.resolve} over. ${standingText(view)}`;
  const why =
    ended.rule === 'lose.all-unconscious' ? 'er staat niemand meer overeind' : 'er was Moed nodig, en die was op';
  return `De expeditie is verloren: ${why}. ${roomsText(view)} ${standingText(view)}`;
};

function roomsText({ roomsCleared, floor }: View): string {
  const rooms = roomsCleared === 0 ? 'er is geen kamer' : count(roomsCleared, 'kamer is', 'kamers zijn');
  return `${capital(rooms)} gezuiverd, op ${count(floor.level, 'verdieping', 'verdiepingen')}.`;
}

function standingText(view: View): string {
  const awake = view.heroes.filter(isConscious);
  if (awake.length === 0) return 'Niemand is nog bij bewustzijn.';
  return `Nog overeind: ${listed(awake.map((hero) => `${DUTCH_NAMES.role[hero.role]} (${hero.hitpoints} van ${hitpointsMax(view, hero)})`))}.`;
}
