import { readOptions } from '@questhall/border';
import { begin, legal, pending, type Sight, sight, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeonquest } from '../game.ts';
import type { DungeonQuest, Event } from '../types/index.ts';
import * as english from './en/index.ts';
import * as dutch from './nl/index.ts';

/** A dash of two, once heroes and towers are chosen, as the first seat sees it. */
function begun(): Sight<DungeonQuest> {
  const read = readOptions(dungeonquest.options, { play: 'keep', mode: 'solo' });
  if (!read.ok) throw new Error(read.problem.message);
  const { id, edition } = dungeonquest;
  const journal = begin(dungeonquest, {
    ...{ game: id, edition, options: read.value, seats: 2, seed: 'fast:called', from: null },
  });
  for (;;) {
    const [ask] = pending(journal.state);
    const hero =
      ask === undefined || ask.question.kind === 'action' ? null : legal(dungeonquest, journal.state, ask)[0];
    if (ask === undefined || hero === null || hero === undefined) return sight(dungeonquest, journal.state, 0);
    submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action: hero });
  }
}

const seen = begun();
const LOST: Event = { type: 'belongingsLost', seat: 1, gold: 270, treasures: 0, power: [], items: [] };
const [own, other] = seen.view.heroes.map((hero) => hero?.hero ?? 'lindel');

test('whoever leads a hero goes by its name, and oneself by none', () => {
  const { event, names } = english.wording;
  const naming = (seat: number): string => (seat === 0 ? 'you' : 'player 2');
  expect(event(LOST, naming, seen)).toBe(`${names.hero[other ?? 'lindel']} loses 270 gold.`);
  expect(event({ ...LOST, seat: 0 }, naming, seen)).toBe('You lose 270 gold.');
  expect(event({ type: 'heroTaken', seat: 1, hero: other ?? 'lindel' }, naming, seen)).toMatch(/^Player 2 leads/);
});

test('in Dutch, too', () => {
  const { event, names } = dutch.wording;
  const naming = (seat: number): string => (seat === 0 ? 'jij' : 'speler 2');
  expect(event(LOST, naming, seen)).toBe(`${names.hero[other ?? 'lindel']} verliest 270 goud.`);
  expect(event({ ...LOST, seat: 0 }, naming, seen)).toBe('Jij verliest 270 goud.');
});

test('the end says what was brought out, and alone how great a triumph that is', () => {
  const [hero] = seen.view.heroes;
  if (hero === null || hero === undefined) throw new Error('nobody there');
  const winner = { ...hero, fate: 'left' as const, gold: 1600, treasures: [] };
  const alone = {
    ...seen,
    outcome: { winners: 1, rule: 'single.win' as const },
    view: { ...seen.view, heroes: [winner] },
  };
  expect(english.wording.outcome(alone).text).toBe('Worth 1600 gold: an Adventurer.');
  expect(dutch.wording.outcome(alone).text).toBe(`1600 goud waard: ${dutch.wording.names.rank.adventurer}.`);
  const two = { ...alone, view: { ...seen.view, heroes: [winner, { ...hero, fate: 'dead' as const }] } };
  expect(english.wording.outcome(two).text).toBe(
    `Worth 1600 gold. ${english.wording.names.hero[own ?? 'lindel']} is dead.`,
  );
});
