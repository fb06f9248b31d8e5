import { readOptions } from '@questhall/border';
import { below, cloneState, open, type Player, type Rng, type State, seedRng, silence } from '@questhall/kernel';
import { playOut, playTurn, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { type Scene, sheet } from '../../../stories/dungeon.ts';
import { HEROES } from '../../content/heroes.ts';
import { POTIONS } from '../../content/potions.ts';
import { SPELLS } from '../../content/spells.ts';
import { heroquest } from '../../game.ts';
import { boardOf, isRevealed } from '../../queries/board.ts';
import { isEmpty, isOpenPit } from '../../queries/floor.ts';
import { bodyMax } from '../../queries/gear.ts';
import { type HeroInPlay, type HeroQuest, LEVELS, type Options } from '../../types/index.ts';
import { zargonPlayer } from '../zargon/index.ts';
import { heroPlayer } from './index.ts';

const QUESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

function opened(given: Partial<Options>, seats: number, seed: string): State<HeroQuest> {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  return open(heroquest, read.value, seats, seed, silence);
}

/** A hero player in every seat but Zargon's. */
const party = (seats: number, hero: () => Player<HeroQuest> = heroPlayer): Player<HeroQuest>[] =>
  Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? zargonPlayer() : hero()));

function played(
  given: Partial<Options>,
  seats: number,
  seed: string,
  hero?: () => Player<HeroQuest>,
): State<HeroQuest> {
  const draft = opened(given, seats, `fast:${seed}`);
  playOut(heroquest, draft, seatPlayers(party(seats, hero), seed), silence);
  return draft;
}

test('every quest, with two to five seats: no move is refused, and every game ends', () => {
  for (const quest of QUESTS) {
    for (const seats of quest % 2 === 0 ? [2, 5] : [3, 4]) {
      const zargon = LEVELS[(quest + seats) % LEVELS.length] ?? 'standard';
      const { table } = played({ quest, zargon, rounds: 150 }, seats, `games/${quest}/${seats}`);
      expect(table.ending, `quest ${quest}`).not.toBeNull();
    }
  }
});

test('the heroes win about as often as the quests were made for', () => {
  const wins = (quest: number): number => {
    let won = 0;
    for (let game = 0; game < 20; game++)
      if (played({ quest, rounds: 150 }, 2, `wins/${quest}/${game}`).table.ending === 'success') won += 1;
    return won;
  };
  const [first, last] = [wins(1), wins(14)];
  expect(first).toBeGreaterThanOrEqual(9);
  expect(last).toBeGreaterThanOrEqual(3);
  expect(last).toBeLessThanOrEqual(16);
});

/** Everything kept in mind is lost between any two questions. */
const forgetful = (): Player<HeroQuest> => (turn) => heroPlayer()(turn);

test('a player that takes over in the middle of anything makes no illegal move', () => {
  for (const quest of QUESTS)
    expect(played({ quest, rounds: 25 }, 3, `forgetful/${quest}`, forgetful).table.ending).not.toBeNull();
});

test('the same players play the same game twice, and one after another with the same memory', () => {
  const hero = heroPlayer();
  const play = (player: () => Player<HeroQuest>): string =>
    JSON.stringify(played({ quest: 8, rounds: 30 }, 2, 'twice', player));
  const once = play(heroPlayer);
  expect(play(heroPlayer)).toBe(once);
  expect(play(() => hero)).toBe(once);
  expect(play(() => hero)).toBe(once);
});

test('small parties, house rules and campaigns: no move is refused', () => {
  const houses: readonly Partial<Options>[] = [
    { smallParty: true, heroes: 'wizard' },
    { smallParty: true, heroes: 'dwarf,elf' },
    { publishedShields: true, blankDie: true, chestTrapMustDisarm: true },
    { tallFurnitureBlocks: true, doorsStayOpen: true, rescueSpellStrict: true },
    { extraArtifacts: true, daggerRecoverable: true, freeTrading: true, crossbowNotAdjacent: true },
  ];
  for (const [i, house] of houses.entries()) {
    for (const quest of [1 + i, 6 + i, 10 + (i % 5)]) {
      const { table } = played({ quest, rounds: 60, ...house }, 2, `house/${i}/${quest}`);
      expect(table.ending).not.toBeNull();
    }
  }
  expect(played({ campaign: true, kit: 'new', attempts: 2, rounds: 80 }, 4, 'campaign').outcome).not.toBeNull();
});

test('[ai.hero-view-only] the players are shown nothing of the sheet, and do not ask for the list of legal answers', () => {
  const hero = heroPlayer();
  const blind: Player<HeroQuest> = (turn) => {
    expect(turn.sight.view.hidden).toBeNull();
    return hero({
      ...turn,
      get offers(): never {
        throw new Error('somebody asked for the offers');
      },
    });
  };
  expect(played({ quest: 2, rounds: 40 }, 2, 'blind', () => blind).table.ending).not.toBeNull();
});

/** Everything is seen, everybody is somewhere, and anything may be upon anybody. */
function scramble(scene: Scene, rng: Rng): void {
  const { table } = scene;
  const { squaresOf } = boardOf(table.plan);
  const isChance = (among: number): boolean => below(rng, among) === 0;
  scene.reveal(...[...squaresOf.keys()].filter(() => !isChance(3)));
  table.doors = table.doors.map((door) => ({ ...door, isOpen: door.kind !== 'portal' && !isChance(3) }));
  table.changes += 1;
  for (const hero of table.heroes) upset(scene, hero, rng);
  for (const monster of table.monsters)
    Object.assign(monster, { isAsleep: isChance(5), losesTurn: isChance(6), wounds: below(rng, monster.body) });
  if (isChance(2)) table.traps.push({ at: anywhere(scene, rng), kind: 'pit', isOpen: isChance(2) });
  if (isChance(2)) table.traps.push({ at: anywhere(scene, rng), kind: 'spear', isOpen: false });
  if (isChance(2))
    table.piles.push({
      at: anywhere(scene, rng),
      owner: isChance(2) ? 'dwarf' : null,
      gold: 10,
      items: ['helmet', 'healing'],
      isSafe: isChance(2),
    });
  table.isGoalMet = isChance(4);
  table.trapSearched = [...squaresOf.keys()].filter((room) => room !== '.' && isChance(2));
  scene.turn(HEROES[below(rng, HEROES.length)] ?? 'elf');
}

/** A hero somewhere, more or less well, with this and that in its bags. */
function upset(scene: Scene, hero: HeroInPlay, rng: Rng): void {
  hero.at = anywhere(scene, rng);
  hero.body = 1 + below(rng, bodyMax(hero));
  hero.mind = below(rng, hero.mind + 1);
  hero.potions = POTIONS.filter(() => below(rng, 3) === 0);
  hero.spent = SPELLS.filter((spell) => hero.schools.length > 0 && below(rng, 3) === 0 && spell !== 'genie');
  if (hero.hero === 'elf') hero.gear.push('crossbow', 'dagger');
  for (const effect of ['veil', 'courage', 'gaze', 'slumber', 'murk', 'rockSkin', 'haste', 'throughRock'] as const)
    hero.effects[effect] = below(rng, 5) > 0 ? 0 : 1;
}

function anywhere({ table }: Scene, rng: Rng): number {
  for (;;) {
    const square = below(rng, boardOf(table.plan).grid.size);
    if (isRevealed(table, square) && isEmpty(table, square) && !isOpenPit(table, square)) return square;
  }
}

test('in any situation whatever, two rounds of legal moves', () => {
  for (let game = 0; game < 140; game++) {
    const rng = seedRng(`fast:scramble ${game}`);
    const story = sheet(1 + (game % QUESTS.length), (scene) => scramble(scene, rng), { extraArtifacts: true }, 3);
    const draft = cloneState(heroquest, story.state);
    draft.rng = seedRng(`fast:scrambled ${game}`);
    const seated = seatPlayers(party(3, game % 4 === 0 ? forgetful : heroPlayer), `${game}`);
    while (draft.outcome === null && draft.table.round < story.table.round + 2)
      playTurn(heroquest, draft, seated, silence);
  }
});
