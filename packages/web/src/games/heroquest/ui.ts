import type { HeroQuest } from '@questhall/heroquest';
import { heroquest } from '@questhall/heroquest/facets';
import type { GameUi } from '../../table/game/ui.ts';
import { BOARD_KEYS } from './board/key-list.ts';
import { aimsOf } from './board/touched.ts';
import { nextTable } from './next-table.ts';
import { HeroQuestSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { HeroQuestMiddle } from './town/middle.tsx';
import { useHeroQuestWording } from './wording/wording.ts';

/** What is done by pointing at a square or a figure, or at the counter in town. */
const ON_BOARD: readonly HeroQuest['Action']['type'][] = [
  ...(['walk', 'place', 'stepAside'] as const),
  ...(['buy', 'sell', 'swap', 'pay', 'wear', 'rename'] as const),
];

/** There may be dozens of these. */
const LATER: readonly HeroQuest['Action']['type'][] = ['cast', 'dread', 'give', 'leave'];

export const loadUi = async (): Promise<GameUi<HeroQuest>> => ({
  id: 'heroquest',
  client: await heroquest.client(),
  isChapter: ({ type }) => type === 'questBegan',
  useWording: useHeroQuestWording,
  rank: ({ type }) => LATER.indexOf(type),
  squaresOf: (action, sight) => sight.asks.slice(0, 1).flatMap((ask) => aimsOf(action, ask, sight)),
  isOnBoard: ({ type }) => ON_BOARD.includes(type),
  Board: HeroQuestMiddle,
  Side: HeroQuestSide,
  isOpenBetween: (from, to, seats) => from < seats - 1 && to < seats - 1,
  keys: BOARD_KEYS,
  sound: soundOf,
  next: nextTable,
});
