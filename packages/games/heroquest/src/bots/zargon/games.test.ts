import { readOptions } from '@questhall/border';
import { below, cloneState, open, type Player, type Rng, type State, seedRng, sight, silence } from '@questhall/kernel';
import { playOut, playTurn, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { type Scene, sheet } from '../../../stories/dungeon.ts';
import { DREAD_SPELLS } from '../../content/dread-spells.ts';
import { heroquest } from '../../game.ts';
import { boardOf } from '../../queries/board.ts';
import { isEmpty, isOpenPit } from '../../queries/floor.ts';
import { neighbours } from '../../queries/sight.ts';
import { CAPTIVE_ID, GENIE_ID, type HeroInPlay, type HeroQuest, LEVELS, type Options } from '../../types/index.ts';
import type { Decision } from '../decision.ts';
import { zargonChooser, zargonPlayer } from './index.ts';

function opened(given: Partial<Options>, seed: string): State<HeroQuest> {
  const read = readOptions(heroquest.options, given);
  if (!read.ok) throw new Error(read.problem.message);
  return open(heroquest, read.value, 3, seed, silence);
}

const SCRAMBLES = 28;
const QUESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

test('twenty games and more against heroes who do anything: no move is refused, and every quest ends', () => {
  for (let game = 0; game < 2 * QUESTS.length; game++) {
    const quest = 1 + (game % QUESTS.length);
    const zargon = LEVELS[game % LEVELS.length] ?? 'standard';
    const draft = opened({ quest, zargon, rounds: 8 }, `fast:zargon ${game}`);
    playOut(heroquest, draft, seatPlayers([randomPlayer(), randomPlayer(), zargonPlayer()], `${game}`), silence);
    expect(draft.table.ending).not.toBeNull();
    expect(heroquest.laws(draft)).toEqual([]);
  }
});

/** Forgets everything between any two questions. */
const forgetful: Player<HeroQuest> = (turn) => zargonPlayer()(turn);

test('a player that takes over in the middle of anything makes no illegal move', () => {
  for (const quest of QUESTS) {
    const draft = opened({ quest, zargon: 'master', rounds: 5 }, `fast:forgetful ${quest}`);
    playOut(heroquest, draft, seatPlayers([randomPlayer(), randomPlayer(), forgetful], `${quest}`), silence);
    expect(draft.table.ending).not.toBeNull();
  }
});

/** Everything is seen, everybody is somewhere, and anything may be upon anybody. */
function scramble(scene: Scene, rng: Rng): void {
  const { table } = scene;
  const { squaresOf, grid } = boardOf(table.plan);
  const isChance = (among: number): boolean => below(rng, among) === 0;
  scene.reveal(...squaresOf.keys());
  table.doors = table.doors.map((door) => ({ ...door, isOpen: door.kind !== 'portal' && !isChance(3) }));
  table.changes += 1;
  for (const hero of table.heroes) upset(scene, hero, rng);
  for (const monster of table.monsters) {
    if (isChance(3)) monster.spells = DREAD_SPELLS.filter(() => isChance(3));
    monster.wounds = below(rng, monster.body);
    if (isChance(8)) table.traps.push({ at: monster.at, kind: 'pit', isOpen: true });
  }
  const pit = table.traps.find(({ isOpen }) => isOpen);
  if (pit !== undefined) scene.hero('elf', { at: pit.at }); // in one hole with a monster
  table.isGoalMet = isChance(2);
  table.hidden.escape = anywhere(scene, rng);
  const ally = { seat: 0, turns: 2, summoner: null };
  if (table.allies.length === 0 && isChance(3))
    table.allies.push({ ...ally, id: CAPTIVE_ID, at: anywhere(scene, rng), body: 3, isChained: isChance(2) });
  if (isChance(3)) table.allies.push({ ...ally, id: GENIE_ID, at: anywhere(scene, rng), body: 2, isChained: false });
  if (isChance(3)) scene.monster('ghost', ...spot(anywhere(scene, rng), grid.width));
  scene.zargon();
}

/** A hero somewhere, more or less with the others, and more or less well. */
function upset(scene: Scene, hero: HeroInPlay, rng: Rng): void {
  const { table } = scene;
  const [first] = table.heroes;
  const isClose = first !== undefined && hero !== first && below(rng, 3) > 0;
  const beside = isClose ? neighbours(table, first.at).filter((square) => isEmpty(table, square)) : [];
  hero.at = beside[below(rng, Math.max(1, beside.length))] ?? anywhere(scene, rng);
  hero.body = 1 + below(rng, hero.body);
  for (const effect of ['veil', 'courage', 'gaze', 'slumber', 'puppet', 'murk', 'rockSkin'] as const)
    hero.effects[effect] = below(rng, 4) > 0 ? 0 : 1;
}

function anywhere({ table }: Scene, rng: Rng): number {
  for (;;) {
    const square = below(rng, boardOf(table.plan).grid.size);
    if (isEmpty(table, square) && !isOpenPit(table, square)) return square;
  }
}

const spot = (square: number, width: number): [number, number] => [square % width, Math.floor(square / width)];

test('in any situation whatever, two rounds of legal moves', () => {
  for (let game = 0; game < SCRAMBLES; game++) {
    const rng = seedRng(`fast:scramble ${game}`);
    const zargon = LEVELS[game % LEVELS.length] ?? 'standard';
    const story = sheet(
      1 + (game % QUESTS.length),
      (scene) => scramble(scene, rng),
      { zargon, extraArtifacts: true },
      3,
    );
    const draft = cloneState(heroquest, story.state);
    draft.rng = seedRng(`fast:scrambled ${game}`);
    const zargonSeat = game % 4 === 0 ? forgetful : zargonPlayer();
    const seated = seatPlayers([randomPlayer(), randomPlayer(), zargonSeat], `${game}`);
    while (draft.outcome === null && draft.table.round < story.table.round + 2)
      playTurn(heroquest, draft, seated, silence);
  }
});

test('[ai.levels] standard and master do not need dice of their own, and play the same game twice', () => {
  const play = (): string => {
    const draft = opened({ quest: 8, zargon: 'master', rounds: 8 }, 'fast:twice');
    playOut(heroquest, draft, seatPlayers([randomPlayer(), randomPlayer(), zargonPlayer()], 'twice'), silence);
    return JSON.stringify(draft);
  };
  expect(play()).toBe(play());
});

test('[ai.knows-only-legal] the player is handed no state, and does not ask for the list of legal answers', () => {
  const draft = opened({ quest: 1, rounds: 6 }, 'fast:list');
  const zargon = zargonPlayer();
  const blind: Player<HeroQuest> = (turn) =>
    zargon({
      ...turn,
      get offers(): never {
        throw new Error('somebody asked for the offers');
      },
    });
  while (draft.outcome === null)
    playTurn(heroquest, draft, seatPlayers([randomPlayer(), randomPlayer(), blind], `list ${draft.clock}`), silence);
  expect(draft.table.ending).not.toBeNull();
});

/** The same for whoever does not peep: another order of the deck, other dice, and other spells in the heroes' hands. */
function twinOf(state: State<HeroQuest>): State<HeroQuest> {
  const twin = cloneState(heroquest, state);
  twin.rng = seedRng('fast:other dice');
  twin.table.deck.reverse();
  for (const hero of twin.table.heroes) Object.assign(hero, { schools: [...hero.schools].reverse(), spent: ['genie'] });
  return twin;
}

test('[ai.knows-only-legal] the deck, the dice to come and the heroes’ spells make no difference to what Zargon does', () => {
  let answers = 0;
  for (const quest of QUESTS) {
    const rng = seedRng(`fast:peep ${quest}`);
    const draft = sheet(quest, (scene) => scramble(scene, rng), { zargon: 'master' }, 3).state;
    draft.rng = seedRng(`fast:peeping ${quest}`);
    const watched: Player<HeroQuest> = (turn) => {
      const choose = (state: State<HeroQuest>): Decision =>
        zargonChooser()({ ...turn, sight: sight(heroquest, state, turn.sight.seat) });
      const decision = choose(draft);
      expect(choose(twinOf(draft))).toEqual(decision);
      answers += 1;
      return decision.action;
    };
    const seated = seatPlayers([randomPlayer(), randomPlayer(), watched], `${quest}`);
    for (let turns = 0; turns < 10 && draft.outcome === null; turns++) playTurn(heroquest, draft, seated, silence);
  }
  expect(answers).toBeGreaterThan(5 * QUESTS.length);
});
