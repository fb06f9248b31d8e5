import { heroquest } from '@questhall/heroquest/facets';
import { describe, expect, test } from 'vitest';
import { load } from '../loaded.ts';
import { flat, set, sitAt } from '../testing/sit-at.ts';
import { quest } from '../testing/tables.ts';

const TRIAL = { settings: set('quest=1'), seed: '3', players: ['me', 'random'] };
const BEGIN = ['', '', ''] as const; // the usual order, and the schools as suggested
/** After these nothing is left of the Barbarian's turn but to end it. */
const SPENT = ['roll', 'walk 4,9', 'open', 'search treasure'] as const;

/** What came on the screen after each line that was typed. */
async function answers(...typed: readonly string[]): Promise<readonly string[]> {
  const { seen } = await sitAt(quest, TRIAL, [...BEGIN, ...typed, 'quit']);
  return seen.split(/^> .*\n/m).slice(1 + BEGIN.length);
}

describe('what goes without saying', () => {
  test('is done by itself, with a line that says so and how to be asked', async () => {
    const [, , , searched = ''] = await answers(...SPENT);
    expect(searched).toMatch(/looks for treasure\.(.|\n)*\n {2}By itself: End the turn\. {2}"asks all" has you asked/);
    expect(searched).toMatch(/By itself(.|\n)*What does Gunda the Dwarf do\?/);
  });

  test('is said in the language of the table', async () => {
    const { seen } = await sitAt(await load(heroquest, 'nl'), TRIAL, [...BEGIN, ...SPENT, 'quit']);
    expect(seen).toMatch(/ {2}Vanzelf: Beëindig de beurt\. {2}Met "asks all"/);
  });

  test('how to be asked is said once', async () => {
    const { seen } = await sitAt(quest, TRIAL, [...BEGIN, ...SPENT, 'search treasure', 'roll', 'quit']);
    expect(flat(seen).split('"asks all" has you')).toHaveLength(2);
  });

  test('is asked about by whoever wants that, for as long as they want it', async () => {
    for (const asks of ['asks all', 'asks ends']) {
      const [, , , , searched = '', less = ''] = await answers(asks, ...SPENT, 'asks less');
      expect(searched).not.toContain('By itself');
      expect(searched).toContain('What does Halgerd the Barbarian do?');
      expect(less).toMatch(/so is the end of a spent turn\.(.|\n)*By itself: End the turn\.\n/);
    }
    const [wrong = ''] = await answers('asks nothing');
    expect(wrong).toMatch(/^Say "asks less"/);
  });

  test('is asked about once it was taken back, until somebody decides again', async () => {
    const [, , , , back = '', ended = ''] = await answers(...SPENT, 'undo', 'end');
    expect(back).toMatch(/^Taken back: move 8, "end"/);
    expect(back).not.toContain('By itself');
    expect(back).toContain('What does Halgerd the Barbarian do?');
    expect(ended).toContain('What does Gunda the Dwarf do?');
  });
});

test('an answer whose real dice are put back is left to whoever rolls them', async () => {
  const { seen } = await sitAt(
    {
      ...quest,
      client: { ...quest.client, forced: (_sight, _ask, offers) => offers.find(({ type }) => type === 'roll') ?? null },
    },
    { ...TRIAL, isDiceTyped: true },
    [...BEGIN, 'back', '', '3', '4', 'quit'],
  );
  expect(seen.match(/By itself: Roll the dice/g)).toHaveLength(1);
  expect(seen).toMatch(/nothing has happened\.\n(.|\n)*What does Halgerd the Barbarian do\?(.|\n)*up to seven squares/);
});
