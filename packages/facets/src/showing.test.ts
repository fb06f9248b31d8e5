import { describe, expect, test } from 'vitest';
import { placeNamed, placesRead } from './places.ts';
import { banner, caption, card, flash, thrown, UNSEEN } from './showing.ts';

test('cues are made for whatever is there', () => {
  expect(flash(['square:1', 'square:2'], 'bad')).toEqual([
    { kind: 'flash', at: ['square:1', 'square:2'], tone: 'bad' },
  ]);
  expect(flash([], 'bad')).toEqual([]);
  expect(caption(['figure:1', 'figure:2'])).toEqual([{ kind: 'caption', at: 'figure:1' }]);
  expect(caption([])).toEqual([]);
  expect(thrown([])).toEqual([{ kind: 'throw', beside: [] }]);
  expect(banner('good')).toEqual([{ kind: 'banner', tone: 'good' }]);
  expect(card(null, 'magic')).toEqual([{ kind: 'card', from: null, tone: 'magic' }]);
  expect(UNSEEN()).toEqual([]);
});

describe('a place', () => {
  const read = placesRead(['square', 'card']);

  test('is read by its kind, with its number where it has one', () => {
    expect(read(placeNamed('square', 12))).toEqual({ kind: 'square', name: '12', number: 12 });
    expect(read('card:elixir')).toEqual({ kind: 'card', name: 'elixir', number: Number.NaN });
  });

  test('of no kind that is known is none', () => {
    expect(read('door:3')).toBeNull();
    expect(read('square')).toBeNull();
  });
});
