import { expect, test } from 'vitest';
import {
  choiceOption,
  flagOption,
  listOption,
  Mistake,
  oddsCommand,
  settingsOption,
  wholeOption,
  withInitial,
} from './odds.ts';

test('a whole number is read within its limits, and a mistake says which they are', () => {
  const { read } = wholeOption('--dice <n>', 'how many', 1, 6);
  expect([read('1'), read('6')]).toEqual([1, 6]);
  for (const typed of ['0', '7', '2.5', '1e1', '-3', 'two', ''])
    expect(() => read(typed)).toThrow(new Mistake('It must be a whole number from 1 to 6.'));
});

test('settings are pairs, by either spelling of a name', () => {
  const { read } = settingsOption('a house rule');
  expect([read('blankDie=on'), read('blank-die=a=b')]).toEqual([
    ['blankDie', 'on'],
    ['blankDie', 'a=b'],
  ]);
  expect(() => read('blankDie')).toThrow(Mistake);
  expect(() => read('=on')).toThrow(Mistake);
});

test('options say what they are when nobody names them, and which may be repeated', () => {
  const mode = choiceOption('--mode <mode>', 'how', ['dice', 'cards']);
  expect([mode.read('cards'), mode.read('chess'), mode.initial]).toEqual(['cards', undefined, undefined]);
  expect(withInitial(mode, 'dice').initial).toBe('dice');
  expect(listOption(mode)).toMatchObject({ initial: [], isRepeated: true });
  expect(flagOption('--exact', 'fractions').read('')).toBe(true);
});

test('a command hands on what was given', () => {
  const { answer } = oddsCommand<{ readonly dice: number | undefined }>({
    about: '',
    help: '',
    options: { dice: wholeOption('--dice <n>', 'how many', 1, 6) },
    answer: ({ dice }) => ({ lines: [`${dice}`], json: { dice } }),
  });
  expect(answer({ dice: 3 })).toEqual({ lines: ['3'], json: { dice: 3 } });
});
