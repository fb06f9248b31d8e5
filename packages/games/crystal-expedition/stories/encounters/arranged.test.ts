import { effort } from '@questhall/testkit';
import { test } from 'vitest';
import { delve, market, melee } from '../client/arranged.ts';
import { watchFrom } from '../client/watched.ts';
import { expectAccounted } from './accounted.ts';

// What is seldom come by happens often here: all of it must be told, and no law broken.

const FIGHT_MOVES = 70;
const TRIP_MOVES = 200;
const STAY_MOVES = 150;

const numbered = (name: string, count: number): readonly (readonly [number, string])[] =>
  Array.from({ length: effort(count) }, (_, at) => [at + 1, `fast:${name} ${at + 1}`]);

test.each(numbered('affray', 16))('fight %i of heroes who have everything', (fight, seed) => {
  expectAccounted(watchFrom(melee(seed), seed, fight % 2 === 0 ? 'random' : 'sound', FIGHT_MOVES), seed, true);
});

test.each(numbered('descent', 6))('trip %i with Rumours about what lies ahead', (trip, seed) => {
  expectAccounted(watchFrom(delve(seed), seed, trip % 3 === 0 ? 'random' : 'sound', TRIP_MOVES), seed, true);
});

test.each(numbered('fair', 6))('stay %i in a Town in which everything can be done', (stay, seed) => {
  expectAccounted(watchFrom(market(seed, stay % 2 === 0), seed, 'random', STAY_MOVES), seed, true);
});
