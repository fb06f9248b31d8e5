import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choice, completed, flag, parseOptions, readOptions, whole, wholeOrUsual } from './options.ts';

const fields = {
  mode: choice('Mode', '', ['dice', 'solo'], 'dice'),
  life: wholeOrUsual('Life', '', 1, 99),
  traps: whole('Traps', '', 0, 4, 2),
  house: flag('House', ''),
};

describe('options from data', () => {
  test('what is missing takes its initial value, in the order of the fields', () => {
    expect(readOptions(fields, { life: 3 })).toEqual({
      ok: true,
      value: { mode: 'dice', life: 3, traps: 2, house: false },
    });
    expect(JSON.stringify(readOptions(fields, { house: true, mode: 'solo' }))).toBe(
      '{"ok":true,"value":{"mode":"solo","life":null,"traps":2,"house":true}}',
    );
  });

  test('what is missing may follow what is given, later or earlier; what is given follows nothing', () => {
    const preset = {
      ...flag('Preset', ''),
      follows: ({ text }: Readonly<Record<string, unknown>>) => text === 'drawn' || undefined,
    };
    const rule = {
      ...flag('Rule', ''),
      follows: (others: Readonly<Record<string, unknown>>) => others['preset'] === true || undefined,
    };
    const following = { preset, rule, text: choice('Text', '', ['drawn', 'own'], 'own') };
    const read = (raw: object) => readOptions<object>(following, raw);
    expect(read({})).toEqual({ ok: true, value: { preset: false, rule: false, text: 'own' } });
    expect(read({ preset: true })).toEqual({ ok: true, value: { preset: true, rule: true, text: 'own' } });
    expect(read({ preset: true, rule: false })).toEqual({
      ok: true,
      value: { preset: true, rule: false, text: 'own' },
    });
    expect(read({ text: 'drawn' })).toEqual({ ok: true, value: { preset: true, rule: true, text: 'drawn' } });
    expect(read({ text: 'drawn', preset: false })).toEqual({
      ok: true,
      value: { preset: false, rule: false, text: 'drawn' },
    });
    expect(completed(following, { text: 'drawn' })).toEqual({ preset: true, rule: true, text: 'drawn' });
  });

  test.each<[object, string, string]>([
    [{ mode: 'cards' }, 'mode', 'must be dice or solo; "cards" is not'],
    [{ life: 0 }, 'life', 'must be a whole number from 1 to 99, or "usual"; 0 is not'],
    [{ life: -3 }, 'life', 'whole number from 1 to 99'],
    [{ life: 2.5 }, 'life', 'whole number'],
    [{ life: 1e9 }, 'life', 'whole number'],
    [{ life: '7' }, 'life', 'whole number'],
    [{ life: Number.NaN }, 'life', 'whole number'],
    [{ house: 'on' }, 'house', 'must be on or off'],
    [{ trap: 1 }, 'trap', 'is not an option of this game; there are mode, life, traps, house'],
    [{ constructor: 1 }, 'constructor', 'is not an option'],
    [JSON.parse('{"__proto__": {"mode": "solo"}}'), '__proto__', 'is not an option'],
  ])('%j is refused by name', (raw, field, message) => {
    const read = readOptions(fields, raw);
    expect(read).toEqual({ ok: false, problem: { field, message: expect.stringContaining(message) } });
  });

  test('anything at all gets an answer, never an exception', () => {
    fc.assert(fc.property(fc.anything(), (raw) => typeof readOptions(fields, raw).ok === 'boolean'));
  });
});

describe('options as typed', () => {
  const typed = (...settings: [string, string][]) => parseOptions(fields, settings);

  test('words and numbers are understood', () => {
    const expected = { ok: true, value: { mode: 'solo', life: null, traps: 3, house: true } };
    expect(typed(['mode', 'solo'], ['life', 'usual'], ['traps', '3'], ['house', 'on'])).toEqual(expected);
    expect(typed(['mode', 'solo'], ['traps', '3'], ['house', 'yes'])).toEqual(expected);
    expect(typed(['mode', 'solo'], ['traps', '3'], ['house', 'true'])).toEqual(expected);
  });

  test.each<[string, string]>([
    ['traps', '3.5'],
    ['traps', '-1'],
    ['traps', 'many'],
    ['traps', ''],
    ['traps', '1e3'],
    ['house', 'perhaps'],
    ['mode', ''],
    ['nothing', '1'],
  ])('%s=%s is refused by name', (name, text) => {
    expect(typed([name, text])).toMatchObject({ ok: false, problem: { field: name } });
  });
});
