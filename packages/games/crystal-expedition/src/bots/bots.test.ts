import { readOptions } from '@questhall/border';
import { open, type Player, type State, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { CLASS_IDS, ITEM_IDS, RACE_IDS } from '../content/index.ts';
import { crystalExpedition } from '../game.ts';
import type { ChronicleLine, CrystalExpedition, Options } from '../types/index.ts';
import { bots } from './index.ts';

/** A match to its end; what a player answers must be one of the offers, word for word. */
function played(
  given: Partial<Options>,
  seats: number,
  seed: string,
  isWatched = false,
  name: keyof typeof bots = 'standard',
): State<CrystalExpedition> {
  const read = readOptions(crystalExpedition.options, { expeditions: 1, begin: 'dungeon', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  const draft = open(crystalExpedition, read.value, seats, `fast:${seed}`, silence);
  const watched: Player<CrystalExpedition> = (turn) => {
    const action = bots[name]()(turn);
    expect(turn.offers).toContainEqual(action);
    return action;
  };
  const players = Array.from({ length: seats }, () => (isWatched ? watched : bots[name]()));
  playOut(crystalExpedition, draft, seatPlayers(players, seed), silence);
  return draft;
}

const linesOf = ({ table }: State<CrystalExpedition>): readonly ChronicleLine[] => table.chronicle;
const successes = (states: readonly State<CrystalExpedition>[]): number =>
  states.filter((state) => linesOf(state).some((line) => line.line === 'expedition' && line.result === 'success'))
    .length;

test.each([
  ['dwarf-fighter,elf-rogue,human-cleric', 3],
  ['human-knight,halfling-bard', 2],
  ['elf-mage', 1],
  ['half-orc-fighter,elf-archer,human-cleric', 1],
] as const)('%s with %i players: only offers are taken, and the expedition ends', (heroes, seats) => {
  expect(played({ heroes }, seats, `offers/${heroes}`, true).outcome).not.toBeNull();
});

test.each<Partial<Options>>([
  { monsters: 'heroes', escapeEveryStep: true, momentumChainPush: true },
  { eachMonsterOncePerRound: true, mercyForTheFallen: true, attackNeedsTarget: true },
  { explorationPhases: true, wanderAtFullGlory: true },
  { pressOn: true, atlas: true, flatDungeons: true, noLoneHeroHelp: true, heroes: 'human-knight' },
])('with the house rules %o too', (given) => {
  expect(played(given, 1, 'house', true).outcome).not.toBeNull();
});

test('monsters in a seat of their own are played as well', () => {
  expect(
    played({ heroes: 'dwarf-fighter,human-cleric', monsters: 'seat' }, 3, 'monsters', true).outcome,
  ).not.toBeNull();
});

test('a campaign goes from Town to the dungeon and back: heroes are made, equipped, and learn', () => {
  const { table, outcome } = played({ heroes: 'new,new', begin: 'town', expeditions: 4 }, 2, 'campaign', true);
  expect(outcome).not.toBeNull();
  expect(table.chronicle.filter(({ line }) => line === 'expedition')).toHaveLength(4);
  expect(table.party.every(({ build }) => build.pieces.length >= 3)).toBe(true);
});

test('a drifter comes with anything: all Races, all Classes, and every piece of equipment', () => {
  const parties = Array.from({ length: 80 }, (_, game) => {
    const given: Partial<Options> = { heroes: 'new,new,new', begin: 'town' };
    return played(given, 1, `drift/${game}`, game < 3, 'drifter').table.party;
  });
  const builds = parties.flat().map(({ build }) => build);
  expect(new Set(builds.map(({ race }) => race)).size).toBe(RACE_IDS.length);
  expect(new Set(builds.map(({ heroClass }) => heroClass)).size).toBe(CLASS_IDS.length);
  const items = new Set(builds.flatMap(({ pieces }) => pieces.map(({ item }) => item)));
  expect(ITEM_IDS.filter((item) => !items.has(item))).toEqual([]);
});

test('heroes of the program know what they do: they win far more often than lots would', () => {
  const games = effort(12);
  const states = Array.from({ length: games }, (_, game) =>
    played({ heroes: 'human-knight,elf-mage,human-cleric' }, 1, `wins/${game}`),
  );
  expect(successes(states)).toBeGreaterThan(games / 2);
});
