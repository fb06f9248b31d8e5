import type { Event, HeroQuest } from '@questhall/heroquest';
import { rulebook, words } from '@questhall/heroquest/client';
import { HEROES, NAMES } from '@questhall/heroquest/content';
import { isBlock } from '@questhall/heroquest/queries';
import type { Sight } from '@questhall/kernel';
import type { DieShown, GameUi, Throw } from '../ui.ts';
import { BOARD_KEYS } from './board/key-list.ts';
import { nextTable } from './next-table.ts';
import { HeroQuestSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { statisticsOf } from './statistics.ts';
import { HeroQuestMiddle } from './town/middle.tsx';

type Face = Extract<Event, { type: 'facesRolled' }>['faces'][number];

const FACES: Readonly<Record<Face, Pick<DieShown, 'face' | 'text'>>> = {
  S: { face: 'skull', text: 'skull' },
  W: { face: 'white', text: 'white shield' },
  B: { face: 'black', text: 'black shield' },
  '-': { face: 'blank', text: 'blank' },
};

const combat = (faces: readonly Face[], isGood: (face: Face) => boolean): DieShown[] =>
  faces.map((face) => ({ ...FACES[face], isGood: isGood(face) }));

const red = (dice: readonly number[]): DieShown[] => dice.map((die) => ({ face: 'number', text: String(die), isGood: die === 6 }));

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
  ...(['walk', 'place', 'stepAside', 'activate'] as const),
  ...(['buy', 'sell', 'swap', 'pay', 'wear', 'rename'] as const),
];

/** There may be dozens of these. */
const LATER: readonly HeroQuest['Action']['type'][] = ['cast', 'dread', 'give', 'leave'];

function diceOf(event: Event, { view }: Sight<HeroQuest>): Throw | null {
  const name = (id: number): string => {
    const hero = HEROES[id];
    if (hero !== undefined) return NAMES.hero[hero];
    return view.monsters.find((monster) => monster.id === id)?.name ?? view.roster[id - FIRST_MONSTER] ?? '';
  };
  switch (event.type) {
    case 'rolledMove':
      return { title: `${NAMES.hero[event.hero]}: ${event.movement}`, dice: red(event.dice) };
    case 'attackRolled':
      return { title: name(event.attacker), dice: combat(event.faces, (face) => face === 'S') };
    case 'defenceRolled':
      return {
        title: name(event.target),
        dice: combat(event.faces, (face) => isBlock(face, view.house, event.target < HEROES.length, false)),
      };
    case 'facesRolled':
      return { title: name(event.figure), dice: combat(event.faces, (face) => face === 'S') };
    case 'diceRolled':
      return { title: name(event.figure), dice: red(event.dice) };
    case 'resisted':
    case 'portalRolled':
      return { title: NAMES.hero[event.hero], dice: red(event.dice) };
    default:
      return null;
  }
}

const FIRST_MONSTER = 6;

export const heroquestUi: GameUi<HeroQuest> = {
  id: 'heroquest',
  rulebook,
  words,
  pace: (event) => (event.type === 'walked' ? STEP_MS * event.path.length : (PACES[event.type] ?? 0)),
  dice: diceOf,
  rank: ({ type }) => LATER.indexOf(type),
  isOnBoard: ({ type }) => ON_BOARD.includes(type),
  Board: HeroQuestMiddle,
  Side: HeroQuestSide,
  seatName: (seat, _options, seats) => (seat === seats - 1 ? 'Zargon' : seats === 2 ? 'The heroes' : `Player ${seat + 1}`),
  isOpenBetween: (from, to, seats) => from < seats - 1 && to < seats - 1,
  keys: BOARD_KEYS,
  sound: soundOf,
  statistics: statisticsOf,
  next: nextTable,
};
