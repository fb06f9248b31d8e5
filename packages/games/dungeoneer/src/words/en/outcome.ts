import type { Wording } from '@questhall/facets';
import { listSeats } from '@questhall/kernel';
import type { Dungeoneer } from '../../types/index.ts';
import { type Listener, listener } from '../telling/people.ts';
import { hasPoints, standings } from '../telling/standing.ts';
import { counted, list } from './effects-voices.ts';
import { does, heroName, naming, somebody } from './people.ts';

/** Why it ended. */
const WHY: Readonly<Record<string, string>> = {
  'core.win-three-quests': 'Three Quests are completed.',
  'core.win-last-hero': 'Every other hero is defeated.',
  'core.endless-guard': 'The last round is over.',
  'combine.game-over-level': 'A hero has reached the highest level.',
};

/** Who won and why, and how far everybody came. */
export const outcome: Wording<Dungeoneer>['outcome'] = (sight) => {
  const { outcome: ended } = sight;
  if (ended === null) return { title: '', text: '' };
  const to = listener(sight, naming);
  const [winner] = listSeats(ended.winners);
  const title = winner === undefined ? 'Nobody wins.' : `${does(somebody(to, winner), 'win')}.`;
  return { title, text: [WHY[ended.rule] ?? '', `${standingText(to)}.`].filter(Boolean).join(' ') };
};

function standingText(to: Listener): string {
  const what = hasPoints(to.view) ? 'victory point' : 'Quest';
  const lines = standings(to.view).map(({ seat, score, isOut }) =>
    isOut ? `${heroName(to, seat)}: defeated` : `${heroName(to, seat)}: ${counted(score, what)}`,
  );
  const [first = '', ...others] = lines;
  return list([first.charAt(0).toUpperCase() + first.slice(1), ...others]);
}
