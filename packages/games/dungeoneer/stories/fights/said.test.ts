import { type Ask, type Sight, sight } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer } from '../../src/types/index.ts';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { lording } from '../cast.ts';
import { A, B, C, type Tale } from '../scene.ts';
import { entry, sends } from '../telling.ts';

// What is said before and of a fight, to whoever has it fought.

const LANGUAGES = [en, nl];

function asker(s: Tale): readonly [Ask<Dungeoneer>, Sight<Dungeoneer>] {
  const seen = sight(dungeoneer, s.state, A);
  const [ask] = seen.asks;
  if (ask === undefined) throw new Error('A is asked nothing');
  return [ask, seen];
}

test('whoever sends a Trap is told how often its target fails', () => {
  const s = lording({ a: { hand: ['HD-A28'] }, b: { hero: 'HD-H2', peril: 3 } }).does(A, { type: 'muster' });
  const [ask, seen] = asker(s);
  // Speed 2 against 6.
  expect(LANGUAGES.map((words) => words.action(entry('HD-A28', B, null), ask, seen).detail)).toEqual([
    '2 of Ilvane’s 3 Peril: Every hero in the space must overcome a Speed Threat of 6; whoever fails takes 1 wound (Ilvane fails 50 %)',
    expect.stringMatching(/^2 van de 3 Gevaar van Ilvane: .* \(Ilvane faalt 50 %\)$/),
  ]);
});

test('what Peril for a wound is good for is said of each who may get it', () => {
  const s = lording({ a: { hand: ['HD-A20'] }, b: { hero: 'HD-H2', peril: 3 }, c: { hero: 'HD-H1' } }).dice(6, 1);
  sends(s, A, entry('HD-A20', B, 'melee'));
  while (s.state.asks.some(({ question }) => question.kind !== 'spoils')) {
    const [next] = s.asked();
    if (next === undefined) throw new Error('nobody is asked');
    s.does(next.seat, next.kind === 'stow' ? { type: 'stow', to: 'pack' } : { type: 'pass' });
  }
  const [ask, seen] = asker(s);
  const said = [A, C, null].map((to) => en.action({ type: 'spoils', to }, ask, seen));
  expect(said).toEqual([
    { title: 'Yourself', detail: 'the others can spend it against you' },
    { title: 'Brunna', detail: 'it can be spent against this hero' },
    { title: 'Nobody', detail: '' },
  ]);
});

test('several Encounters are announced by their names, as in a sentence', () => {
  const s = lording({ a: { hand: ['HD-A20', 'HD-A21'] }, b: { hero: 'HD-H2', peril: 9 } }).dice(6, 1, 6, 1);
  sends(s, A, entry('HD-A20', B, 'melee'), entry('HD-A21', B, 'melee'));
  const seen = sight(dungeoneer, s.state, B);
  const titles = s.heard(B).flatMap((event) => LANGUAGES.flatMap((words) => words.moment(event, seen)?.title ?? []));
  expect(titles).toEqual(
    expect.arrayContaining(['The Cellar Rats and the Mud Ghoul', 'De Kelderratten en de Modderghoul']),
  );
});
