import { isConscious } from '../../queries/entities.ts';
import { hitpointsMax } from '../../queries/stats.ts';
import type { Glowquest, View } from '../../types/index.ts';
import type { Words } from '../words.ts';
import { NAMES } from './names.ts';
import { count, list, small } from './numbers.ts';

/** How it ended, how far the party came, and who still stands. */
export const outcome: Words<Glowquest>['outcome'] = ({ view, outcome: ended }) => {
  if (ended === null) return '';
  const rooms = `${view.roomsCleared === 0 ? 'No room was' : view.roomsCleared === 1 ? 'One room was' : `${capitalCount(view.roomsCleared)} were`} cleared, on ${count(view.floor.level, 'floor')}.`;
  if (ended.rule === 'win.quest')
    return `The expedition is won: four rooms and the Quest room are cleared, with ${small(view.resolve)} Resolve left. ${standingText(view)}`;
  const why =
    ended.rule === 'lose.all-unconscious' ? 'nobody is left standing' : 'Resolve had to be paid, and there was none';
  return `The expedition is lost: ${why}. ${rooms} ${standingText(view)}`;
};

const capitalCount = (rooms: number): string => count(rooms, 'room').replace(/^./, (first) => first.toUpperCase());

function standingText(view: View): string {
  const awake = view.heroes.filter(isConscious);
  if (awake.length === 0) return 'Nobody is conscious.';
  return `Still standing: ${list(awake.map((hero) => `${NAMES.role[hero.role]} (${hero.hitpoints} of ${hitpointsMax(view, hero)})`))}.`;
}
