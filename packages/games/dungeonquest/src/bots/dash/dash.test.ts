import { readOptions } from '@questhall/border';
import { open, type Player, type State, silence } from '@questhall/kernel';
import { playOut, randomPlayer, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { HERO_SHEETS } from '../../content/heroes.ts';
import { MODES } from '../../content/modes.ts';
import { MONSTER_SHEETS, type Monster } from '../../content/monsters.ts';
import type { PowerCard } from '../../content/power-cards.ts';
import { dungeonquest } from '../../game.ts';
import { treasuresOf, worthOf } from '../../queries/keep/worth.ts';
import { KEEP_HOUSE_RULES } from '../../rulebook/keep/house.ts';
import type { DungeonQuest, Options, View } from '../../types/index.ts';
import { bots } from '../index.ts';
import type { BotName } from '../names.ts';
import { bestEscape, fightWorth, holdingCard, isWorthFleeing, isWorthKnowing } from './meeting.ts';

type Match = State<DungeonQuest>;

function optionsOf(given: Partial<Options>): Options {
  const read = readOptions(dungeonquest.options, { play: 'keep', soloAiMonster: true, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

function played(given: Partial<Options>, players: readonly Player<DungeonQuest>[], seed: string): Match {
  const draft = open(dungeonquest, optionsOf(given), players.length, `fast:${seed}`, silence);
  playOut(dungeonquest, draft, seatPlayers(players, seed), silence); // throws at an illegal answer
  return draft;
}

const NAMES: readonly BotName[] = ['standard', 'greedy', 'cautious', 'quickShot'];
const HOUSES = [{}, Object.fromEntries(Object.keys(KEEP_HOUSE_RULES).map((rule) => [rule, true]))];
const tables = MODES.flatMap((mode) => [1, 2, 3, 4].map((seats) => ({ mode, seats })));

test.each(tables)('whole dashes end, with whoever sits there: $mode, $seats seats', ({ mode, seats }) => {
  for (const house of HOUSES)
    for (let game = 0; game < 12; game++) {
      const players = Array.from({ length: seats }, (_, seat) =>
        bots[NAMES[(seat + game) % NAMES.length] ?? 'standard'](),
      );
      if (game % 4 === 3) players[0] = randomPlayer();
      const { outcome, table } = played({ mode, ...house }, players, `dash ${seats} ${game}`);
      expect(outcome).not.toBeNull();
      expect(table.heroes.every((hero) => hero?.fate !== 'inside')).toBe(true);
    }
});

interface Tally {
  alive: number;
  /** Of those, who brought a Treasure. */
  rich: number;
  gold: number;
}

const tallies = new Map<() => Player<DungeonQuest>, Tally>();

/** Of so many dashes alone: how many came out, and with how much in all. Each is counted once. */
function tallied(make: () => Player<DungeonQuest>, games: number): Tally {
  const known = tallies.get(make);
  if (known !== undefined) return known;
  const tally = { alive: 0, rich: 0, gold: 0 };
  tallies.set(make, tally);
  for (let game = 0; game < games; game++) {
    const [hero] = played({ mode: 'solo' }, [make()], `tally ${game}`).table.heroes;
    if (hero?.fate !== 'left') continue;
    tally.alive += 1;
    tally.rich += treasuresOf(hero) > 0 ? 1 : 0;
    tally.gold += worthOf(hero);
  }
  return tally;
}

const DASHES = 500;
/** Three times the standard error of a share of a fifth in so many dashes. */
const CHANCE = 3 * Math.sqrt(0.2 * 0.8 * DASHES);

test('[balance.target] careful heroes come out alive as seldom as they should, as far as some dashes can tell', () => {
  const { alive } = tallied(bots.standard, DASHES);
  expect(alive).toBeGreaterThan(0.15 * DASHES - CHANCE);
  expect(alive).toBeLessThan(0.25 * DASHES + CHANCE);
});

test('[balance.bot] care brings Treasures home that chance does not, greed brings more of them, and caution more heroes', () => {
  const [careful, greedy, cautious] = [bots.standard, bots.greedy, bots.cautious].map((make) => tallied(make, DASHES));
  const random = tallied(randomPlayer, DASHES);
  if (careful === undefined || greedy === undefined || cautious === undefined) throw new Error('nobody played');
  expect(random.rich).toBeLessThan(10);
  expect(careful.rich).toBeGreaterThan(75);
  expect(cautious.alive).toBeGreaterThan(careful.alive);
  expect(greedy.gold / greedy.alive).toBeGreaterThan(1.2 * (careful.gold / careful.alive));
});

/** What a hero's player sees who has met something: the first of a few dashes. */
const [SEEN] = [1, 2, 3, 4, 5].flatMap((game) => {
  const views: View[] = [];
  const standard = bots.standard();
  const looking: Player<DungeonQuest> = (turn) => {
    if (turn.ask.question.kind === 'encounter') views.push(turn.sight.view);
    return standard(turn);
  };
  played({ mode: 'dice' }, [looking, bots.standard()], `meeting ${game}`);
  return views;
});

/** The same with Lindel before a monster of unknown Life. */
function meeting(monster: Monster, powerHand: PowerCard[], wounds = 0): View {
  if (SEEN === undefined) throw new Error('nobody has met anything');
  const { fighter } = SEEN;
  const heroes = SEEN.heroes.map((hero, seat) =>
    hero !== null && seat === fighter ? { ...hero, hero: 'lindel' as const, life: 15, wounds, determination: 0 } : hero,
  );
  const { attribute } = MONSTER_SHEETS[monster];
  const test = { attribute, value: HERO_SHEETS.lindel[attribute] };
  return { ...SEEN, heroes, monster: { monster, life: null, wounds: 0 }, test, powerHand };
}

test('[encounter.sequence] who is hale fights what is weak, and who is hurt flees from what is strong', () => {
  expect(isWorthFleeing(meeting('sorcerer', ['headlongFlight']))).toBe(false);
  expect(isWorthFleeing(meeting('demon', ['headlongFlight'], 10))).toBe(true);
  expect(isWorthFleeing(meeting('demon', [], 10))).toBe(false);
  expect(fightWorth(meeting('demon', [], 10))).toBeLessThan(fightWorth(meeting('demon', [])));
});

test('[escape.secret-commit] flight is tried with the card that helps most, and no better one than needed', () => {
  expect(bestEscape(meeting('demon', ['bluff', 'headlongFlight'], 10))?.card).toBe('headlongFlight');
  expect(bestEscape(meeting('golem', ['snuffedLantern', 'ironNerve', 'bluff'], 10))?.card).not.toBe('bluff');
  expect(bestEscape(meeting('demon', []))).toBeNull();
});

test('[escape.token-stays] nobody flees from what he has to come back to, or goes far round what he can beat', () => {
  const hurt = meeting('demon', ['headlongFlight'], 10);
  expect(isWorthFleeing(hurt, 0)).toBe(true);
  expect(isWorthFleeing(hurt, Number.POSITIVE_INFINITY)).toBe(false);
  const hale = meeting('golem', ['headlongFlight'], 6);
  expect(bestEscape(hale, 12)?.worth).toBeLessThan(bestEscape(hale, 1)?.worth ?? 0);
});

test('[power.bluff] a Bluff is played where knowing the Life decides, with a card left to flee with', () => {
  expect(isWorthKnowing(meeting('demon', ['bluff', 'sidestep'], 8))).toBe(true);
  expect(isWorthKnowing(meeting('sorcerer', ['bluff', 'headlongFlight']))).toBe(false);
  expect(isWorthKnowing(meeting('demon', ['bluff'], 8))).toBe(false);
});

test('[escape.deck-stands-in] the monster’s player gives the least card that holds a hero clearly better than the deck', () => {
  expect(holdingCard(meeting('troll', ['bluff', 'sidestep']))).toBeNull();
  expect(holdingCard(meeting('troll', ['bluff', 'headlongFlight', 'ironNerve']))).toBe('ironNerve');
  expect(holdingCard(meeting('troll', ['bluff', 'headlongFlight']))).toBe('headlongFlight');
  expect(holdingCard(meeting('troll', []))).toBeNull();
});
