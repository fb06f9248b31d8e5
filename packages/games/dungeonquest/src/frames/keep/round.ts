import { type Frames, NOBODY, type State, type Tell } from '@questhall/kernel';
import { RANKS } from '../../content/keep/figures.ts';
import { slay } from '../../effects/harm.ts';
import { beginTurn } from '../../effects/push.ts';
import { isInside, keepOf } from '../../queries/heroes.ts';
import { isComingBack } from '../../queries/keep/second-hero.ts';
import { sunSpaces } from '../../queries/keep/sun.ts';
import { winnersOf } from '../../queries/keep/winners.ts';
import { worthOf } from '../../queries/keep/worth.ts';
import type { DungeonQuest } from '../../types/index.ts';

type Draft = State<DungeonQuest>;
type Teller = Tell<DungeonQuest>;

/** Every hero inside has a turn, the first player's first; then the sun moves on. */
export const round: Frames<DungeonQuest>['round'] = (draft, frame, tell) => {
  const { table, seats } = draft;
  const keep = keepOf(table);
  if (!isAnybodyInside(draft)) {
    finish(draft, tell);
    return;
  }
  if (frame.turns === seats) {
    frame.turns = 0;
    if (keep.sun === sunSpaces(table)) {
      nightfall(draft, tell);
      finish(draft, tell);
    } else {
      keep.sun += 1;
      tell.all('round.sun-advance', { type: 'sunMoved', space: keep.sun, of: sunSpaces(table) });
    }
    return;
  }
  const seat = (keep.first + frame.turns) % seats;
  frame.turns += 1;
  if (isInside(table.heroes[seat])) beginTurn(draft, seat, tell);
  else if (isComingBack(table, seat)) {
    table.fighter = seat;
    draft.agenda.push({ kind: 'restart', stage: 'hero' });
  }
};

const isAnybodyInside = ({ seats, table }: Draft): boolean => {
  for (let seat = 0; seat < seats; seat++) if (isInside(table.heroes[seat]) || isComingBack(table, seat)) return true;
  return false;
};

/** Towers, hoard and catacombs included. */
function nightfall(draft: Draft, tell: Teller): void {
  tell.all('round.nightfall', { type: 'nightFell' });
  for (let seat = 0; seat < draft.seats; seat++) slay(draft, seat, 'round.nightfall', tell);
}

/** Whoever left shows what was carried out, and then it is known who has won. */
function finish(draft: Draft, tell: Teller): void {
  const { table, seats } = draft;
  for (let seat = 0; seat < seats; seat++) {
    const hero = table.heroes[seat];
    if (hero?.fate !== 'left') continue;
    const { gold, treasures, hasCrown } = hero;
    tell.all('win.value', {
      type: 'scored',
      seat,
      gold,
      treasures: treasures.slice(),
      hasCrown,
      result: worthOf(hero),
    });
  }
  const { winners, rule } = winnersOf(table);
  const [only] = table.heroes;
  if (seats === 1 && winners !== NOBODY && only !== null && only !== undefined) {
    const rank = RANKS.findLast(({ from }) => worthOf(only) >= from)?.rank;
    if (rank !== undefined) tell.all('single.rank', { type: 'ranked', rank });
  }
  draft.outcome = { winners, rule };
}
