import type { Event, HeroQuest } from '@questhall/heroquest';
import { digest, rulebook } from '@questhall/heroquest/client';
import type { GameUi } from '../../table/game/ui.ts';
import { BOARD_KEYS } from './board/key-list.ts';
import { aimedAt } from './board/verbs.ts';
import { nextTable } from './next-table.ts';
import { HeroQuestSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { HeroQuestMiddle } from './town/middle.tsx';
import { useHeroQuestWording } from './wording/wording.ts';

/** Walks are seen step by step; dice are given time to be read; most of the rest is over at once. */
const STEP_MS = 140;
const PACES: Readonly<Partial<Record<Event['type'], number>>> = {
  stepped: STEP_MS,
  placed: 250,
  rolledMove: 500,
  attackRolled: 800,
  defenceRolled: 800,
  facesRolled: 700,
  diceRolled: 700,
  resisted: 700,
  portalRolled: 700,
  wounded: 300,
  died: 600,
  doorOpened: 250,
  revealed: 350,
  monsterAppeared: 150,
  trapSprung: 500,
  alarmSounded: 600,
};

/** What is done by pointing at a square or a figure, or at the counter in town. */
const ON_BOARD: readonly HeroQuest['Action']['type'][] = [
  ...(['walk', 'place', 'stepAside'] as const),
  ...(['buy', 'sell', 'swap', 'pay', 'wear', 'rename'] as const),
];

/** There may be dozens of these. */
const LATER: readonly HeroQuest['Action']['type'][] = ['cast', 'dread', 'give', 'leave'];

export const heroquestUi: GameUi<HeroQuest> = {
  id: 'heroquest',
  rulebook,
  digest,
  isChapter: ({ type }) => type === 'questBegan',
  useWording: useHeroQuestWording,
  pace: (event) => (event.type === 'walked' ? STEP_MS * event.path.length : (PACES[event.type] ?? 0)),
  rank: ({ type }) => LATER.indexOf(type),
  squaresOf: (action, { view }) => aimedAt(view, action),
  isOnBoard: ({ type }) => ON_BOARD.includes(type),
  Board: HeroQuestMiddle,
  Side: HeroQuestSide,
  isOpenBetween: (from, to, seats) => from < seats - 1 && to < seats - 1,
  keys: BOARD_KEYS,
  sound: soundOf,
  next: nextTable,
};
