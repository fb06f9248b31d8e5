import type { GameResult, Study } from '@questhall/facets';
import { type State, seatsOf, silence } from '@questhall/kernel';
import { expectedWin } from '../odds/index.ts';
import type { DungeonQuest, Options } from '../types/index.ts';
import { NAMES } from '../words/en/names.ts';
import { DashWatch } from './dash-watch.ts';

/** The hero of a fight wins by living on; a hero of the keep by coming out of it richest. */
export const study: Study<DungeonQuest> = {
  bestPlayer: 'standard',
  seatsUsual: 2,
  winner: 'the hero',
  strengths: {
    standard: 'plays fights as well as they can be played, and is careful in the keep: one Treasure, then home',
    greedy: 'fills the bag as long as the dragon sleeps, and looks into every grave on the way',
    cautious: 'goes far round trouble, and is home early',
    quickShot: 'shoots whatever comes, thinking of nothing else',
    slash: 'slashes at whatever comes, thinking of nothing else',
    boltOfAgony: 'casts the same bolt at whatever comes',
  },
  portray: (options) => ({ title: titleOf(options) }),
  observe(draft) {
    const { keep } = draft.table;
    if (keep === null) return { tell: silence, result: () => resultOfFight(draft) };
    const watch = new DashWatch(draft, keep);
    return { tell: watch, result: () => watch.result() };
  },
  exact: (options) => (options.play === 'keep' ? null : expectedWin(options)),
};

/** Once through the keep, or who fights whom. */
function titleOf({ play, hero, monster }: Options): string {
  if (play === 'keep') return 'The dash through the keep';
  return monster === 'random'
    ? `${NAMES.hero[hero]} in the arena`
    : `${NAMES.hero[hero]} against ${NAMES.monster[monster]}`;
}

function resultOfFight({ clock, outcome, table }: State<DungeonQuest>): GameResult {
  const hero = table.heroes[table.fighter];
  const isWon = outcome?.winners === seatsOf(table.fighter);
  const lost = outcome?.rule === 'combat.both-die' ? 'both die' : 'the monster wins';
  return {
    isWon,
    ending: isWon ? 'the hero wins' : lost,
    measures: {
      moves: clock,
      rounds: table.round,
      'wounds of the hero': Math.min(hero?.wounds ?? 0, hero?.life ?? 0),
    },
  };
}
