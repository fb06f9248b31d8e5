import { describe, expect, test } from 'vitest';
import { QUESTS } from '../../content/quests/index.ts';
import { BEGINNING } from '../beginning.ts';
import { parseSheet } from '../parse.ts';
import { reviewSheet } from '../review.ts';
import type { Sheet } from '../sheet.ts';
import { editsOf } from './index.ts';

function sheetOf(text: string): Sheet {
  const read = parseSheet(text);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

/** The beginning of a quest with an edit of it made, by what the edit says. */
function edited(says: string, text = BEGINNING): string {
  const edit = editsOf(text).find((one) => one.says === says);
  const made = edit?.make(text);
  if (made === null || made === undefined)
    throw new Error(
      `${says}: ${editsOf(text)
        .map((one) => one.says)
        .join(', ')}`,
    );
  return made;
}

describe('small edits of a sheet', () => {
  test.each([
    ['no Goblin on 5,2 in room B', 'mon: goblin 7,0; orc 1,5; king 7,6'],
    ['an Orc instead of the Goblin on 7,0 in room B', null],
    ['a Zombie instead of the Orc on 1,5 in room C', 'mon: goblin 7,0; goblin 5,2; zombie 1,5; king 7,6'],
    ['one more Goblin in room B', 'mon: goblin 7,0; goblin 5,2; orc 1,5; king 7,6; goblin 5,1'],
    ['The King of Rats with 5 instead of 6 Body', 'named: king goblin 8 6 5 5 2 - "The King of Rats"'],
    ['The King of Rats with 7 instead of 6 Attack dice', 'named: king goblin 8 7 5 6 2 - "The King of Rats"'],
    ['a Potion of Healing to be found in room B', 'treasure: B 25 gold + healing; D 60 gold + healing'],
    ['no Potion of Healing in room D', 'treasure: B 25 gold; D 60 gold'],
    ['no pit on 4,3 in the corridor', null],
    ['no trap in the chest in room D', null],
    ['the wandering monster is an Orc instead of a Goblin', 'wander: orc'],
    ['the door between room A and the corridor, at 3,1E is secret', 'secret: 4,5E 3,1E'],
    ['the secret door between room C and room D, at 4,5E is an ordinary one', 'doors: 3,1E 4,1E 2,3S 4,5E'],
  ])('%s', (says, line) => {
    const known = editsOf(BEGINNING).some((edit) => edit.says === says);
    if (says.startsWith('an Orc instead'))
      expect(known).toBe(false); // a Skeleton comes next
    else if (line === null) expect(edited(says).split('\n').length).toBe(BEGINNING.split('\n').length - 1);
    else expect(edited(says).split('\n')).toContain(line);
  });

  test('leave comments and everything else as it was written', () => {
    const [before, after] = [BEGINNING.split('\n'), edited('no Goblin on 5,2 in room B').split('\n')];
    expect(after.filter((line) => !before.includes(line))).toEqual(['mon: goblin 7,0; orc 1,5; king 7,6']);
  });

  test('a door that stands open is closed, and the last round comes earlier or later', () => {
    const text = BEGINNING.replace('doors: 3,1E 4,1E 2,3S', 'doors: 3,1E 2,3S\nopen: 4,1E\nlimit: 12');
    expect(edited('the open door between the corridor and room B, at 4,1E is closed', text)).not.toContain('open:');
    expect(edited('14 rounds instead of 12', text)).toContain('limit: 14');
    expect(edited('10 rounds instead of 12', text)).toContain('limit: 10');
  });

  test('do not touch whom the heroes must find, and several can be made one after the other', () => {
    expect(editsOf(BEGINNING).some(({ says }) => /no The King|instead of the The King/.test(says))).toBe(false);
    const twice = edited('no Goblin on 7,0 in room B', edited('no Goblin on 5,2 in room B'));
    expect(sheetOf(twice).monsters.map(({ key }) => key)).toEqual(['orc', 'king']);
    const gone = editsOf(BEGINNING).find(({ says }) => says === 'no Goblin on 5,2 in room B');
    expect(gone?.make(twice)).toBeNull();
  });

  test('nothing is proposed for what is no sheet', () => expect(editsOf('nothing')).toEqual([]));
});

describe('every edit of every shipped quest passes the checker without a new warning', () => {
  test.each(QUESTS.map((text, index) => [index + 1, text] as const))('quest %i', (_, text) => {
    const { warnings } = reviewSheet(text);
    const edits = editsOf(text);
    expect(new Set(edits.map(({ makes }) => makes))).toEqual(new Set(['easier', 'harder']));
    for (const edit of edits) {
      const made = edit.make(text) ?? '';
      expect([edit.says, reviewSheet(made).errors]).toEqual([edit.says, []]);
      expect(reviewSheet(made).warnings.length).toBeLessThanOrEqual(warnings.length);
      expect(made).not.toBe(text);
    }
  });
});
