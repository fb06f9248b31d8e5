import { expect, test } from 'vitest';
import { exitTrial, questAgainst, questTrial, searchTrial, spaceTrial, trapTrial } from '../../src/odds/index.ts';
import { cast } from '../cast.ts';
import { A, type Having, type Tale } from '../scene.ts';

/** A on a space beside the Entrance. */
const on = (space: string, having: Having = {}): Tale =>
  cast(
    { a: { hero: 'HD-H1', space, ...having } },
    { arrange: (scene) => scene.lay('HD-M02', -1, 0).lay('HD-M05', 0, -1).lay('HD-M08', 1, 0).lay('HD-M07', 0, 1) },
  );

test('[move.threat-of-exit-left] an exit is tried with what helps at exits; an open one needs no dice', () => {
  const view = on('HD-M02').view(A);
  // Brunna: Speed 2, and 1 more at exits.
  expect(exitTrial(view, A, 'east')).toEqual({ number: 6, more: 3, chance: 4 / 6 });
  expect(exitTrial(view, A, 'north')).toBeNull();
});

test('[obst.pit] [obst.spikes] what waits in a space, for whoever does not pass over it', () => {
  const walking = on('HD-M01').view(A);
  expect([spaceTrial(walking, A, 'HD-M05'), spaceTrial(walking, A, 'HD-M08')]).toEqual([
    { number: 5, more: 2, chance: 4 / 6 },
    { number: 5, more: 2, chance: 4 / 6 },
  ]);
  expect([spaceTrial(walking, A, 'HD-M07'), spaceTrial(walking, A, 'HD-M02')]).toEqual([null, null]);
  expect(spaceTrial(on('HD-M01', { readied: ['HW-A11'] }).view(A), A, 'HD-M05')).toBeNull();
});

test('[quest.threat] [quest.search-roll] a Quest is tried with the score that was chosen, a search with the distance', () => {
  const view = on('HD-M02').view(A);
  expect(questTrial(view, A, 'HD-Q2', 'melee')).toEqual({ number: 6, more: 3, chance: 4 / 6 });
  expect(questTrial(view, A, 'HD-Q6', 'magic')).toEqual({ number: 6, more: 1, chance: 2 / 6 });
  expect([questTrial(view, A, 'HD-Q1', 'melee'), questTrial(view, A, 'HD-Q7', 'melee')]).toEqual([null, null]);
  expect(searchTrial(view, A, 'HD-Q6')).toEqual({ number: 7, more: 1, chance: 1 / 6 });
  expect(searchTrial(view, A, 'HD-Q2')).toBeNull();
});

test('[threat.trap-hits-whole-space] a Trap is tried by whoever is where it is sprung, in its own score', () => {
  const view = on('HD-M07').view(A);
  // Swinging Log, Speed 6, and 1 more where there is Hazard.
  expect(trapTrial(view, 'HD-A28', 'HD-M01', A)).toEqual({ number: 6, more: 2, chance: 3 / 6 });
  expect(trapTrial(view, 'HD-A28', 'HD-M07', A)).toMatchObject({ number: 7 });
  expect(trapTrial(view, 'HD-A20', 'HD-M07', A)).toBeNull();
});

test('[quest.slay-monster-first] the monster of a Quest has the scores that are printed there', () => {
  expect(questAgainst(on('HD-M01').view(A), 'HD-Q1', A, 'melee')).toMatchObject({
    attack: 4,
    counter: 3,
    isArmed: true,
  });
});
