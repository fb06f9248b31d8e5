import { describe, expect, test } from 'vitest';
import { set, sitAt, sitDown } from '../testing/sit-at.ts';
import { quest } from '../testing/tables.ts';

const TRIAL = { settings: set('quest=1'), seed: '3', players: ['me', 'random'] };
const BEGIN = ['', '', ''] as const; // the usual order, and the schools as suggested

/** What came on the screen after each line that was typed. */
async function answers(...typed: readonly string[]): Promise<readonly string[]> {
  const { seen } = await sitAt(quest, TRIAL, [...BEGIN, ...typed, 'quit']);
  return seen.split(/^> .*\n/m).slice(1 + BEGIN.length);
}

describe('after an answer', () => {
  test('comes what happened, a line about the table, and what can be answered', async () => {
    const [rolled = '', walked = ''] = await answers('roll', 'walk 4,9');
    expect(rolled).toMatch(
      /^\nThe Barbarian rolls [^\n]*\n\nRound 1\. The Barbarian: Body 8\/8, Mind 2\/2; 6 squares left, action unused\.\n/,
    );
    expect(walked).toMatch(/^\nThe Barbarian walks four squares\.[^\n]*\n\nRound 1\. The Barbarian: [^\n]*\nWhat does/);
    expect(walked).not.toContain('┌');
    expect(walked.split('\n').length).toBeLessThan(15);
  });

  test('the whole table comes when somebody’s turn begins or something comes to light, and when it is asked for', async () => {
    const [, , opened = '', stepped = '', asked = '', ended = ''] = await answers(
      'roll',
      'walk 4,9',
      'open',
      'walk 5,9',
      'table',
      'end',
    );
    expect(opened).toContain('A room comes to light.');
    for (const seen of [opened, asked, ended]) expect(seen).toMatch(/Quest 1: The Trial, round 1\n(.|\n)*┌/);
    expect(stepped).not.toContain('┌');
    expect(ended).toContain('What does Gunda the Dwarf do?');
  });

  test('the whole table comes when a move was taken back', async () => {
    const [, walked = '', back = ''] = await answers('search traps', 'end', 'undo');
    expect(walked).toContain('┌');
    expect(back).toMatch(/┌(.|\n)*Halgerd the Barbarian: move not rolled/);
  });

  test('how to see the whole table is said once', async () => {
    const { seen } = await sitAt(quest, TRIAL, [...BEGIN, 'roll', 'walk 4,9', 'quit']);
    expect(seen.split('"table" shows all of it again')).toHaveLength(2);
  });

  test('a fight shows all of itself every round', async () => {
    const { seen } = await sitDown({ settings: set('mode=cards', 'hero=lindel', 'monster=troll') }, [
      'fight',
      'slash',
      'quit',
    ]);
    expect(seen.match(/^ *Lindel {2,}[♥♡]/gm)).toHaveLength(3);
  });
});
