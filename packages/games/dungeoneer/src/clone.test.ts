import { expect, test } from 'vitest';
import { tale } from '../stories/scene.ts';
import { clone } from './clone.ts';

/** Every object that two values have in common, by the way that leads to it. */
function shared(one: unknown, other: unknown, way = 'table'): readonly (readonly [string, object])[] {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return [];
  if (one === other) return [[way, one]];
  return Object.entries(one).flatMap(([key, part]) => shared(part, Reflect.get(other, key), `${way}.${key}`));
}

test('what a clone has in common with its table can be written by nobody', () => {
  const { table } = tale((scene) => {
    scene.hero(0, {
      isTipped: true,
      mud: { form: 'melee', number: 5 },
      banes: [{ card: 'HD-A16', by: 1 }],
      readied: ['HD-A08'],
      pack: ['HD-A21'],
    });
    scene
      .lay('HD-M02', 0, 1)
      .errand(1, 'HD-Q1')
      .globals('HD-Q2')
      .progress('HD-Q2', { markers: [1, 0, 0] });
  });
  const read: typeof table = JSON.parse(JSON.stringify(table)); // as it comes from a file: nothing of it is fixed yet
  const copy = clone(read);
  expect(copy).toEqual(table);
  const common = shared(read, copy);
  expect(common.map(([way]) => way)).toContain('table.heroes.0.mud');
  expect(common.filter(([, piece]) => !Object.isFrozen(piece)).map(([way]) => way)).toEqual([]);
});
