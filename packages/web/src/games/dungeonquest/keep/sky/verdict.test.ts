import type { Way, WayOdds } from '@questhall/dungeonquest/odds';
import { describe, expect, it } from 'vitest';
import { verdictOn } from './verdict.ts';

const way = (turns: number, unknown = 0): Way => ({
  ...{ turns, unknown, doors: 0, gates: 0, tests: 0, monsters: 0, dark: 0, cards: 0 },
});

const home = (left: number, known: Way | null, atBest: Way | null, below: number | null = null): WayOdds => ({
  ...{ goal: 'home', left, known, atBest, below, rules: [] },
});

describe('whether the day is long enough', () => {
  it('is sure of a known way that is short enough', () => expect(verdictOn(home(7, way(7), way(7)))).toBe('inTime'));
  it('names the dark where only unknown squares are quick enough', () =>
    expect(verdictOn(home(6, way(10), way(5, 4)))).toBe('dark'));
  it('does not call a day too short that corridors could still make long enough', () =>
    expect(verdictOn(home(3, way(10), way(5, 4)))).toBe('corridors'));
  it('calls it too short where not even corridors would do', () =>
    expect(verdictOn(home(2, way(10), way(5, 2)))).toBe('late'));
  it('says nothing against a way of which nothing is known but that it could be short enough', () =>
    expect(verdictOn(home(5, null, way(4, 4)))).toBe('inTime'));
  it('is late where every way is walled up', () => expect(verdictOn(home(5, null, null))).toBe('late'));
  it('counts squares below', () => {
    expect(verdictOn(home(5, null, null, 5))).toBe('inTime');
    expect(verdictOn(home(5, null, null, 6))).toBe('late');
  });
});
