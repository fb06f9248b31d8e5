import { expect, test } from 'vitest';
import { QUESTS } from '../content/quests/index.ts';
import { reviewSheet } from './review.ts';

const SOUND = `# A cellar to begin with.
The Cellar
plan:
|AAAA.BBBBBC
|AAAA.BBBBBC
|AAAA.BBBBBC
|...........
wander: orc
stairs: 0,0
goal: kill verag
doors: 3,1E
secret: 4,0E
furn: chest 9,0;
  table-h 5,1
mon: orc 7,0; verag 8,2
`;

const reviewed = (text: string) => {
  const { errors, warnings } = reviewSheet(text);
  const say = ({ line, column, text: said }: { line: number | null; column: number | null; text: string }): string =>
    `${line ?? '-'}:${column ?? '-'} ${said}`;
  return { errors: errors.map(say), warnings: warnings.map(say) };
};

test('a sound sheet has nothing to say, and comments are for its reader', () => {
  expect(reviewed(SOUND)).toEqual({ errors: [], warnings: [] });
  expect(reviewSheet(SOUND).sheet?.title).toBe('The Cellar');
});

test.each(QUESTS.map((text) => [text.slice(0, text.indexOf('\n')), text]))('%s has no errors', (_, text) => {
  expect(reviewed(text).errors).toEqual([]);
});

test('every fault is named with its line, the word and what would be right', () => {
  const broken = SOUND.replace('goal: kill verag', 'gaol: kill verag')
    .replace('3,1E', '3,x')
    .replace('table-h', 'tabel-h')
    .replace('mon: orc', 'mon: Orc');
  expect(reviewed(broken)).toEqual({
    errors: [
      '10:1 must begin with a key and a colon; “gaol” is none. Did you mean goal?',
      '11:8 doors must be the east or south side of a square, like 3,4E or 3,4S, inside a plan of 11 by 4 squares; “3,x” is not',
      expect.stringMatching(/^14:3 furn must be one of table, .*; “tabel” is not\. Did you mean table\?$/),
      '15:6 mon must be a monster’s key of small letters, like orc or dread-warrior; “Orc” is not',
      '-:- goal is missing; write a line like “goal: kill verag”',
    ],
    warnings: [],
  });
});

test('a line at fault takes what continues it with it', () => {
  const { errors } = reviewed('A Title\nwander: orc\ngoal: reach\nfurm: chest 1,1;\n  chest 2,2\n| AA\nstair: 1,1');
  expect(errors.map((said) => said.slice(0, 3))).toEqual(['4:1', '7:1']);
});

test('without a title the first line is read all the same', () => {
  expect(reviewed('wander: orc\ngoal: reach').errors).toEqual([
    '1:- must be the title, like “Q1 The Trial” or “My Quest”',
  ]);
  expect(reviewed('').errors.map((said) => said.slice(0, 12))).toEqual(
    ['1:- must be t', '-:- goal is ', '-:- wander i'].map((said) => said.slice(0, 12)),
  );
});

test('what makes no sense as a quest is found where it stands', () => {
  const { errors, warnings } = reviewed(
    SOUND.replace('verag 8,2', 'vergon 8,2; orc 10,1; orc 7,1').replace('secret: 4,0E', 'secret: 4,0E 9,1E\npit: 10,2'),
  );
  expect(errors).toEqual([
    '10:7 goal: kill verag — there is no such monster on the sheet',
    '16:15 mon: vergon 8,2 — “vergon” is no monster, and there is no line “named: vergon …”. Did you mean verag?',
    '16:37 mon: orc 7,1 — there is a table',
  ]);
  expect(warnings).toEqual([]);
});

test('warnings stand beside a quest that can be played', () => {
  const { sheet, errors, warnings } = reviewSheet(SOUND.replace('wander', 'pit: 10,2\nwander'));
  expect([sheet?.traps.length, errors]).toEqual([1, []]);
  expect(warnings).toEqual([{ line: 8, column: 6, text: 'pit: 10,2 — no hero can come to this trap' }]);
});

test('what is wrong with words does not hide what is wrong with a place or a kind', () => {
  const broken = SOUND.replace('3,1E', '3,x').replace('orc 7,0', 'ork 7,0; orc 5,1');
  expect(reviewed(broken)).toEqual({
    errors: [
      expect.stringMatching(/^11:8 doors must be/),
      '15:6 mon: ork 7,0 — “ork” is no monster, and there is no line “named: ork …”. Did you mean orc?',
      '15:15 mon: orc 5,1 — there is a table',
    ],
    warnings: [],
  });
  // Whoever misspells a line of a monster is told of that, and not that there is no such monster.
  const misspelt = SOUND.replace('mon: orc 7,0', 'nmaed: king goblin 8 3 2 3 2 - "King"\nmon: king 7,0');
  expect(reviewed(misspelt).errors).toEqual([
    '15:1 must begin with a key and a colon; “nmaed” is none. Did you mean named?',
  ]);
});

test('one quote that is missing is one error, and any kind of quote will do', () => {
  const king = (name: string): string => SOUND.replace('mon: orc', `named: king goblin 8 3 2 3 2 - ${name}\nmon: king`);
  expect(reviewed(king('"The King"')).errors).toEqual([]);
  expect(reviewed(king('“The King”')).errors).toEqual([]);
  expect(reviewed(king('The King')).errors).toEqual([
    expect.stringMatching(/^15:- named must end with a name of 1 to 40 characters in quotes, like: vask /),
  ]);
});

test('two of the same are shown where each of them stands, and a row of the plan where it does', () => {
  expect(reviewed(SOUND.replace('mon: orc 7,0', 'mon: orc 7,0; orc 7,0')).errors).toEqual([
    '15:6 mon: orc 7,0 — another monster stands there',
    '15:15 mon: orc 7,0 — another monster stands there',
  ]);
  expect(reviewed(SOUND.replace('|AAAA.BBBBBC\n|AAAA.BBBBBC\n|', '|AAAA.BBBBBC\n|AAA.BBBBBC\n|')).errors).toEqual([
    '5:2 plan must have rows of the same length; row 1 has 10 squares, row 0 has 11',
  ]);
});

test('a room that lies in two places is spoken of, and may be meant', () => {
  expect(reviewed(SOUND.replaceAll('C', 'A'))).toEqual({
    errors: [],
    warnings: ['3:- plan: A — this room lies in several places; they come to light together'],
  });
});

test('what an editor puts before the first letter is no letter, and what is no text is said once', () => {
  expect(reviewed(`\ufeff${SOUND}`)).toEqual({ errors: [], warnings: [] });
  expect(reviewed('a\u0000\nb\u0000\nc\u0000\nd\u0000\n')).toEqual({
    errors: ['-:- must be plain text; 4 of its lines have control characters'],
    warnings: [],
  });
});

test('a text at fault keeps its title', () => {
  expect(reviewSheet(SOUND.replace('doors', 'dooors')).title).toBe('The Cellar');
});
