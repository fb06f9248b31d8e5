import { readOptions } from '@questhall/border';
import { type Action, glowquest, type View } from '@questhall/glowquest';
import { freshTurn } from '@questhall/glowquest/queries';
import { open, silence } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { expect, test } from 'vitest';
import { TEXTS } from '../texts.ts';
import { oddsText } from './strikes.ts';

/** Offense on the stairs with a Ghoul before it, and two Surges to spend. */
function facing(cards: readonly ('slam' | 'crush')[]): View {
  const options = readOptions(glowquest.options, { heroes: 'offense' });
  if (!options.ok) throw new Error('no such table');
  const view = glowquest.view(open(glowquest, options.value, 2, 'fast:strikes', silence), 0);
  Object.assign(view.heroes[0] ?? {}, { at: cellAt(0, 0), cards });
  const body = { hitpoints: 5, hitpointsMax: 5, shield: 0, reflect: 0, effects: [], bounty: 0, mayCall: false };
  view.monsters.push({ ...body, id: 3, record: 'ghoul', number: 1, at: cellAt(0, -1) });
  view.turn = { ...freshTurn(0, 1), surges: 2 };
  return view;
}

const STRIKE: Action = { type: 'attack', target: 3, base: 'role' };

test.each([
  ['en', 'at least'],
  ['nl', 'minstens'],
] as const)('where the squares decide how much an attack does, the page says so (%s)', (language, atLeast) => {
  const texts = TEXTS[language];
  expect(oddsText(facing(['slam']), 0, STRIKE, texts)).not.toContain(atLeast);
  expect(oddsText(facing(['slam', 'crush']), 0, STRIKE, texts).split(atLeast)).toHaveLength(4);
});
