import { hashText } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { answer } from './answering.ts';
import { DESIGNED, loadDesign } from './designs.ts';

const [card] = DESIGNED;
if (card === undefined) throw new Error('nobody can write anything');
const { id: game } = card;
const design = await loadDesign(game);

test('a text is read, for the game that it is for', async () => {
  const asked = { kind: 'takeIn', number: 3, text: design.beginning };
  expect(await answer(asked)).toEqual({
    kind: 'takenIn',
    number: 3,
    taken: { ok: true, game, text: design.beginning },
  });
  expect(await answer({ kind: 'review', number: 4, game, text: design.beginning })).toMatchObject({
    kind: 'reviewed',
    review: { errors: [] },
  });
});

test('what nobody knows is turned away, and a file of another program in its own words', async () => {
  const taken = async (text: string) => await answer({ kind: 'takeIn', number: 1, text });
  expect(await taken('milk\nbread')).toMatchObject({ taken: { ok: false, why: 'unknown' } });
  expect(await taken('<html>')).toMatchObject({ taken: { ok: false, why: 'foreign', problem: expect.any(String) } });
});

test('games of a text are the same, whoever plays which', async () => {
  const play = async (from: number, to: number) => {
    const answered = await answer({ kind: 'play', number: 1, game, text: design.beginning, stretch: { from, to } });
    if (answered.kind !== 'played') throw new Error(JSON.stringify(answered));
    return answered.measured;
  };
  const [whole, one, other] = [await play(0, 2), await play(0, 1), await play(1, 2)];
  expect(whole).toMatchObject({ of: hashText(design.beginning), games: 2, next: 2 });
  expect(one.wins + other.wins).toBe(whole.wins);
  expect(Object.values(whole.harm).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
});

test('a text with errors cannot be played, and says why', async () => {
  const text = `${design.beginning}\nrewrd: 5\n`;
  expect(await answer({ kind: 'play', number: 9, game, text, stretch: { from: 0, to: 1 } })).toMatchObject({
    kind: 'failed',
    number: 9,
    message: expect.stringMatching(/line \d+.*Did you mean reward/s),
  });
});
