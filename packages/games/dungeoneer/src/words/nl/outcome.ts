import type { Wording } from '@questhall/facets';
import { listSeats } from '@questhall/kernel';
import type { Dungeoneer } from '../../types/index.ts';
import { type Listener, listener } from '../telling/people.ts';
import { hasPoints, standings } from '../telling/standing.ts';
import { counted, list } from './effects-voices.ts';
import { does, heroName, naming, somebody } from './people.ts';

/** Why it ended. */
const WHY: Readonly<Record<string, string>> = {
  'core.win-three-quests': 'Er zijn drie Queesten voltooid.',
  'core.win-last-hero': 'Alle andere helden zijn verslagen.',
  'core.endless-guard': 'De laatste ronde is voorbij.',
  'combine.game-over-level': 'Een held heeft het hoogste niveau bereikt.',
};

/** Who won and why, and how far everybody came. */
export const outcome: Wording<Dungeoneer>['outcome'] = (sight) => {
  const { outcome: ended } = sight;
  if (ended === null) return { title: '', text: '' };
  const to = listener(sight, naming);
  const [winner] = listSeats(ended.winners);
  const title = winner === undefined ? 'Niemand wint.' : `${does(somebody(to, winner), 'wint')}.`;
  return { title, text: [WHY[ended.rule] ?? '', `${standingText(to)}.`].filter(Boolean).join(' ') };
};

function standingText(to: Listener): string {
  const score = (n: number): string =>
    hasPoints(to.view) ? counted(n, 'overwinningspunt', 'overwinningspunten') : counted(n, 'Queeste', 'Queesten');
  const lines = standings(to.view).map(({ seat, score: points, isOut }) =>
    isOut ? `${heroName(to, seat)}: verslagen` : `${heroName(to, seat)}: ${score(points)}`,
  );
  const [first = '', ...others] = lines;
  return list([first.charAt(0).toUpperCase() + first.slice(1), ...others]);
}
