import { readOptions } from '@questhall/border';
import { cloneState, open, type State, seedRng, silence } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { TOKENS } from './content/monsters.ts';
import { POWER_DECK, type PowerCard } from './content/power-cards.ts';
import { dungeonquest } from './game.ts';
import { imagine } from './imagine.ts';
import type { DungeonQuest, Options } from './types/index.ts';

const [HERO, MONSTER, BYSTANDER] = [0, 1, 2];
const DREAMS = 60;

function opened(options: Partial<Options>): State<DungeonQuest> {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...options });
  if (!read.ok) throw new Error(read.problem.message);
  const state = open(dungeonquest, read.value, 3, 'fast:imagined', silence);
  for (const hand of [HERO, BYSTANDER]) state.table.powerHands[hand]?.push(...state.table.powerDeck.splice(0, 2));
  return state;
}

/** What a seat imagines, again and again. */
function dreams(state: State<DungeonQuest>, seat: number): readonly DungeonQuest['Table'][] {
  return Array.from({ length: DREAMS }, (_, i) => {
    const draft = cloneState(dungeonquest, state);
    imagine(draft, seat, seedRng(`fast:dream ${i}`));
    return draft.table;
  });
}

/** How many different things are imagined. */
const different = (things: readonly unknown[]): number => new Set(things.map((thing) => JSON.stringify(thing))).size;
const sorted = (cards: readonly PowerCard[]): readonly PowerCard[] => cards.toSorted();

test('a seat knows its own Power cards; all others could be anywhere, and none is made or lost', () => {
  const state = opened({ mode: 'dice' });
  const all = dreams(state, HERO);
  for (const { powerHands, powerDeck } of all) {
    expect(powerHands[HERO]).toEqual(state.table.powerHands[HERO]);
    expect([powerHands[MONSTER]?.length, powerHands[BYSTANDER]?.length, powerDeck.length]).toEqual([0, 2, 36]);
    expect(sorted([...powerHands.flat(), ...powerDeck])).toEqual(sorted(POWER_DECK));
  }
  expect(different(all.map(({ powerHands }) => powerHands[BYSTANDER]))).toBeGreaterThan(DREAMS / 3);
  expect(different(all.map(({ powerDeck }) => powerDeck))).toBe(DREAMS);
});

test('nobody knows the order of Tatianna’s deck', () => {
  const state = opened({ mode: 'dice', hero: 'tatianna' });
  const decks = dreams(state, HERO).map(({ combatDeck }) => combatDeck);
  expect(different(decks)).toBe(DREAMS);
  for (const deck of decks) expect(deck.toSorted()).toEqual(state.table.combatDeck.toSorted());
});

test('[encounter.life-secret-until-combat] the Life could be that of any token of its kind, except for who plays it', () => {
  const state = opened({ mode: 'dice', monster: 'demon' });
  for (const seat of [HERO, BYSTANDER]) {
    const all = dreams(state, seat);
    for (const { monster, pool } of all) {
      expect(TOKENS[monster?.token ?? -1]).toEqual({ monster: 'demon', life: monster?.life });
      expect([...pool, monster?.token].toSorted()).toEqual(TOKENS.map((_, token) => token).toSorted());
    }
    expect(different(all.map(({ monster }) => monster?.life))).toBe(4); // 4, 5, 6 and 8
  }
  for (const { monster, pool } of dreams(state, MONSTER))
    expect([monster, pool]).toEqual([state.table.monster, state.table.pool]);
});

test('once it is shown, or where somebody set it, everybody knows it', () => {
  const shown = opened({ mode: 'dice', monster: 'demon' });
  if (shown.table.monster !== null) shown.table.monster.isLifeShown = true;
  const made = opened({ mode: 'dice', monster: 'demon', monsterLife: 7 });
  for (const state of [shown, made])
    for (const { monster, pool } of dreams(state, HERO))
      expect([monster, pool]).toEqual([state.table.monster, state.table.pool]);
});
