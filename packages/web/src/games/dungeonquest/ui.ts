import type { DungeonQuest, Event } from '@questhall/dungeonquest';
import { rulebook, words } from '@questhall/dungeonquest/client';
import { NAMES } from '@questhall/dungeonquest/content';
import { hrefOf } from '../../shell/router.ts';
import type { DieShown, GameUi, Throw } from '../ui.ts';
import { Arena } from './arena.tsx';
import { ArenaSide } from './side.tsx';
import { soundOf } from './sound.ts';
import { statisticsOf } from './statistics.ts';

const PACES: Readonly<Partial<Record<Event['type'], number>>> = {
  rolled: 700,
  rerolled: 700,
  cardsRevealed: 900,
  arrowsLoosed: 700,
  wounded: 450,
  died: 900,
  roundBegan: 150,
  monsterMet: 400,
};

const numbers = (dice: readonly number[]): DieShown[] => dice.map((die) => ({ face: 'number', text: String(die), isGood: false }));

function diceOf(event: Event): Throw | null {
  return event.type === 'rolled' || event.type === 'rerolled' ? { title: '', dice: numbers(event.dice) } : null;
}

export const dungeonquestUi: GameUi<DungeonQuest> = {
  id: 'dungeonquest',
  rulebook,
  words,
  pace: ({ type }) => PACES[type] ?? 0,
  dice: diceOf,
  rank: () => 0,
  isOnBoard: () => false,
  Board: Arena,
  Side: ArenaSide,
  seatName: (seat, { fighter, hero }, seats) =>
    seat === fighter - 1 ? NAMES.hero[hero] : seats === 2 ? 'the monster’s player' : `player ${seat + 1}`,
  isOpenBetween: () => false,
  sound: soundOf,
  statistics: statisticsOf,
  next: () => ({ isAgain: true, href: hrefOf({ screen: 'new', game: 'dungeonquest' }) }),
};
