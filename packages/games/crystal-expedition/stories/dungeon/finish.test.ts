import { readOptions } from '@questhall/border';
import { advance, check, legal, open, type State, silence } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { distanceBetween, FAR } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { QUEST_IDS, type QuestId } from '../../src/content/index.ts';
import { crystalExpedition } from '../../src/game.ts';
import { expeditionOf } from '../../src/queries/entities.ts';
import type { Action, CrystalExpedition, Options } from '../../src/types/index.ts';

// Whole expeditions by a party that cannot lose: whatever the dice say, the Quest can be done.

type Match = State<CrystalExpedition>;

function begun(given: Partial<Options>, seats: number, seed: string): Match {
  const read = readOptions(crystalExpedition.options, { begin: 'dungeon', expeditions: 1, ...given });
  if (!read.ok) throw new Error(read.problem.message);
  return open(crystalExpedition, read.value, seats, seed, silence);
}

/** What a party does that wants to come to an end: the first of these that is possible. */
const WISHES: readonly Action['type'][] = [
  'march',
  'openChest',
  'descend',
  'explore',
  'agree',
  'stand',
  'mine',
  'goHome',
];

/** Towards the nearest monster, where nobody can be attacked. */
function approach({ table }: Match, offers: readonly Action[]): Action | undefined {
  if (offers.some(({ type }) => type === 'attack')) return undefined;
  const { floor, monsters } = expeditionOf(table);
  const distance = (offer: Action): number =>
    offer.type === 'go' ? Math.min(...monsters.map(({ at }) => distanceBetween(floor, offer.to, at))) : FAR;
  return offers.filter(({ type }) => type === 'go').toSorted((a, b) => distance(a) - distance(b))[0];
}

function advanceOnce(state: Match): void {
  const [asked] = state.asks;
  if (asked === undefined) throw new Error('nobody is asked');
  const offers = legal(crystalExpedition, state, asked);
  const type = WISHES.find((wanted) => offers.some((offer) => offer.type === wanted));
  const wish = offers.findLast((offer) => offer.type === type); // doors come after open ends
  const isFresh = state.table.expedition?.turn?.left === null;
  const way = asked.question.kind === 'turn' && isFresh ? approach(state, offers) : undefined;
  const action = wish ?? way ?? crystalExpedition.fallback(state, asked);
  const move = { seat: asked.seat, ask: asked.id, action };
  expect(check(crystalExpedition, state, move)).toBeNull();
  advance(crystalExpedition, state, move, silence);
}

/** Nobody can hurt the heroes, and everybody dies of a scratch: exploring alone is looked at. */
function spare({ table }: Match, quest: QuestId): void {
  const { expedition, party } = table;
  table.dungeons = table.dungeons.map((dungeon) => ({ ...dungeon, quest }));
  if (expedition === null) return;
  for (const hero of party) hero.hitpoints = Math.max(hero.hitpoints, 1);
  for (const hero of party) hero.shield = 99;
  for (const monster of expedition.monsters) monster.hitpoints = 1;
}

const MOVES_MAX = 4000;

function played(given: Partial<Options>, seats: number, seed: string, quest: QuestId): Match {
  const state = begun(given, seats, seed);
  for (let moves = 0; state.outcome === null; moves++) {
    if (moves === MOVES_MAX) throw new Error(`${quest} ${seed} does not end`);
    spare(state, quest);
    advanceOnce(state);
    const broken = crystalExpedition.laws(state).filter((law) => !law.includes('Shield'));
    if (broken.length > 0) throw new Error(`${quest} ${seed}: ${broken.join('; ')}`);
  }
  return state;
}

test.each(QUEST_IDS)('[expedition.success-on-quest] [explore.sealed-dungeon] %s can be done from any seed', (quest) => {
  for (let run = 0; run < effort(4); run++) {
    const { table } = played({}, 1 + (run % 3), `fast:finish ${run}`, quest);
    expect([table.successes, table.failures]).toEqual([1, 0]);
  }
});
