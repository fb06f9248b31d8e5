import { GAME_IDS } from '@questhall/catalogue';
import { describe, expect, test } from 'vitest';
import { questhall } from '../testing/command.ts';
import { inProcess } from '../testing/in-process.ts';

const json = async (line: string) => JSON.parse((await inProcess(line)).out);

describe('rules', () => {
  test('show no gap, to people and to programs', async () => {
    const { rules, gaps } = await json('rules dungeonquest --json');
    expect(gaps).toEqual([]);
    expect(rules).toHaveLength(260);
    expect(questhall('rules dungeonquest --check')).toMatchObject({
      code: 0,
      out: expect.stringContaining('260 rules, 245 enforced, 15 noted, 260 shown'),
    });
  });

  test('of all games are counted', async () => {
    const { out } = await inProcess('rules');
    expect(out.match(/^\d+ rules, \d+ enforced, \d+ noted, \d+ shown\.$/gm)).toHaveLength(GAME_IDS.length);
    expect(await json('rules --json')).toHaveLength(GAME_IDS.length);
  });

  test('say where they run, how, and which stories show them', async () => {
    const [first] = (await json('rules dungeonquest --json')).rules;
    expect(first).toEqual({
      id: 'mode.three-variants',
      title: 'One combat for the whole game',
      section: 'mode',
      enforced: [
        { place: expect.stringMatching(/^packages\/games\/dungeonquest\/src\/frames\/set-up\.ts:\d+$/), how: 'tells' },
      ],
      proof: expect.stringMatching(/^stories\/mode\.test\.ts fails with .* → /),
      noted: null,
      shown: [expect.stringContaining('(packages/games/dungeonquest/stories/mode.test.ts)')],
    });
    const { out } = await inProcess('rules dungeonquest classic.display');
    expect(out).toMatch(/acts {5}packages\/games\/dungeonquest\/src\/content\/combat-cards\.ts:\d+/);
    expect(out).toMatch(/shown {4}…? ?.*\(packages\/games\/dungeonquest\/stories\/classic\.test\.ts\)/);
  });

  test('have texts to read, house rules and those of every table', async () => {
    expect((await inProcess('rules dungeonquest heavyCounter')).out).toContain('house rule, changes classic.display');
    expect((await inProcess('rules dungeonquest kernel.horizon')).out).toContain('What is known stays known');
    expect((await inProcess('rules dungeonquest --text')).out).toContain('A total above the attribute fails');
    expect((await inProcess('rules dungeonquest dice.doubles')).err).toContain('did you mean dice.doubles-');
  });
});
