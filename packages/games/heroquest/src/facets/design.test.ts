import { readOptions } from '@questhall/border';
import { open, silence } from '@questhall/kernel';
import { playOut, seatPlayers } from '@questhall/players';
import { expect, test } from 'vitest';
import { bots } from '../bots/index.ts';
import { heroquest } from '../game.ts';
import { LINE_KEYS } from '../sheet/keys.ts';
import { design } from './design.ts';

test('the beginning of a quest has nothing wrong with it and is played to an end', () => {
  const { title, errors, warnings } = design.review(design.beginning);
  expect({ title, errors, warnings }).toEqual({ title: 'The Rat Cellar', errors: [], warnings: [] });
  const options = readOptions(heroquest.options, { [design.option]: design.beginning });
  if (!options.ok) throw new Error(options.problem.message);
  const { standard } = bots;
  if (standard === undefined) throw new Error('nobody plays');
  const draft = open(heroquest, options.value, 2, 'fast:beginning', silence);
  playOut(heroquest, draft, seatPlayers([standard(), standard()], 'beginning'), silence);
  expect(draft.outcome).not.toBeNull();
});

test('every line of the beginning is explained above it', () => {
  const lines = design.beginning.split('\n');
  const unexplained = lines.filter((line, at) => {
    const isFirstOfKind = LINE_KEYS.some((key) => line.startsWith(`${key}:`)) && lines[at - 1] === '';
    return isFirstOfKind;
  });
  expect(unexplained).toEqual([]);
});

test('every shipped quest is printed as it is played, under its name', () => {
  expect(design.shipped[0]).toEqual({ name: '1', title: 'The Trial' });
  for (const { name, title } of design.shipped) {
    const text = design.print(name) ?? '';
    expect(text.startsWith(`Q${name} ${title}\n`)).toBe(true);
    expect(design.review(text)).toMatchObject({ title, errors: [] });
  }
  expect(design.print('15')).toBeNull();
});

test('an option that is no playable quest says what is wrong with every line', () => {
  const broken = design.beginning.replace('pit: 4,3', 'pti: 4,3').replace('orc 1,5', 'ork 1,5');
  const read = readOptions(heroquest.options, { sheet: broken });
  expect(read.ok ? '' : read.problem.message).toMatch(
    /^is no quest that can be played:\n {2}line 36, column 1: .*pit\?\n {2}line 46, column 30: mon: ork 1,5 .*orc\?$/,
  );
  const ogre = readOptions(heroquest.options, { sheet: design.beginning.replace('orc 1,5', 'ork 1,5') });
  expect(ogre.ok ? '' : ogre.problem.message).toContain('line 46, column 30: mon: ork 1,5 — “ork” is no monster');
  expect(readOptions(heroquest.options, { sheet: 'my.quest' })).toMatchObject({
    ok: false,
    problem: { message: expect.stringMatching(/^must be the text of a quest sheet/) },
  });
});
