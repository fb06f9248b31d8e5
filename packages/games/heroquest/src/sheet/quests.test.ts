import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUESTS } from '../content/quests/index.ts';
import { parseSheet } from './parse.ts';
import { printSheet } from './print.ts';
import type { Sheet } from './sheet.ts';
import { nameEdge, nameSquare } from './squares.ts';
import { mirrorSheet, rotateSheet } from './turn.ts';
import { validateSheet } from './validate.ts';

function sheetOf(text: string): Sheet {
  const parsed = parseSheet(text);
  if (!parsed.ok) throw new Error(`${parsed.problem.field}: ${parsed.problem.message}`);
  return parsed.value;
}

const sheets = QUESTS.map(sheetOf);
const rows = sheets.map((sheet): [string, Sheet] => [sheet.title, sheet]);

test('the campaign has fourteen quests in order', () => {
  expect(sheets.map((sheet) => sheet.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
});

describe.each(rows)('%s', (_title, sheet) => {
  test('[component.setup-within-figures] has neither errors nor warnings', () => {
    expect(validateSheet(sheet)).toEqual({ errors: [], warnings: [] });
  });

  test('has a briefing and notes', () => {
    expect(sheet.briefing.length).toBeGreaterThan(100);
    expect(sheet.notes.length).toBeGreaterThan(2);
  });

  test('reads back as it was printed, turned or not', () => {
    for (const turned of [sheet, mirrorSheet(sheet), rotateSheet(sheet), rotateSheet(mirrorSheet(sheet))]) {
      expect(parseSheet(printSheet(turned))).toEqual({ ok: true, value: turned });
    }
  });

  test('[campaign.replay-changed] is as good turned as it was, and turned twice it is the same', () => {
    expect(validateSheet(mirrorSheet(sheet))).toEqual({ errors: [], warnings: [] });
    expect(validateSheet(rotateSheet(sheet))).toEqual({ errors: [], warnings: [] });
    expect(mirrorSheet(mirrorSheet(sheet))).toEqual(sheet);
    expect(rotateSheet(rotateSheet(sheet))).toEqual(sheet);
  });
});

/** Scenario 40, and the same quest rotated. */
test('[campaign.replay-changed] the first quest, mirrored and rotated', () => {
  const trial = sheets[0] ?? expect.fail('there is no first quest');
  const door = trial.doors.findIndex((edge) => nameEdge(trial.plan, edge) === '8,9E');
  const mirrored = mirrorSheet(trial);
  expect(nameEdge(mirrored.plan, mirrored.doors[door] ?? -1)).toBe('16,9E');
  expect(nameSquare(mirrored.plan, mirrored.stairs ?? -1)).toBe('23,10');
  expect(mirrored.furniture[0]).toEqual({ piece: 'table', at: 1 * 26 + 22, width: 3, height: 2 });
  expect(mirrored.plan[1]).toBe('.LLLLKKKHHHHHGGGG.BBBAAAA.');
  const rotated = rotateSheet(trial);
  expect(nameEdge(rotated.plan, rotated.doors[door] ?? -1)).toBe('16,9E');
  expect(nameSquare(rotated.plan, rotated.stairs ?? -1)).toBe('23,7');
  expect(nameEdge(rotated.plan, rotated.doors[0] ?? -1)).toBe('23,10S');
});

const LEDGER = new URL('../../../../../../shared/rules/heroquest.md', import.meta.url);

/** Lines that are ours alone, or that the ledger has in its prose. */
const OWN = ['briefing', 'note', 'reward', 'arrival', 'stairway'];

/** What the lab's measurements have changed, dial by dial; docs/balance/heroquest.md has the figures. */
const TUNED: Readonly<Record<number, readonly (readonly [ledger: string, ours: string])[]>> = {
  1: [[' orc 14,8;', '']],
  2: [['dread-warrior 19,10', 'dread-warrior 19,10; abomination 24,10']],
  3: [['every 6 orc', 'every 4 orc']],
  5: [['orc 9,10', 'orc 9,10; orc 10,10']],
  6: [
    ['skeleton 6,3', 'skeleton 6,3; dread-warrior 10,10'],
    ['every 6 goblin', 'every 5 goblin'],
  ],
  8: [['goblin 21,2', 'goblin 21,2; orc 24,2; skeleton 23,4']],
  9: [['goblin 12,12', 'goblin 12,12; dread-warrior 23,9']],
  10: [
    ['dread-warrior 22,3', 'dread-warrior 21,9'],
    ['abomination 22,15', 'abomination 22,9'],
    ['dread-warrior 19,3', 'dread-warrior 24,8'],
    ['abomination 20,2', 'abomination 23,9; orc 20,2; orc 22,15'],
    ['attack+1 until ambrel', 'attack+1'],
  ],
  12: [['every 7 skeleton', 'every 4 skeleton']],
  13: [['; zombie 14,13', '']],
  14: [['; goblin 14,11', '']],
};

const linesOf = (text: string): string[] =>
  text
    .trim()
    .replaceAll('’', "'")
    .replaceAll(/\n +/g, ' ')
    .split('\n')
    .filter((line) => !OWN.some((key) => line.startsWith(`${key}:`)));

describe.runIf(existsSync(LEDGER))('the ledger', () => {
  const ledger = existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8') : '';
  const blocks = [...ledger.matchAll(/```quest\n(.*?)```/gs)].map((found) => found[1] ?? '');

  test.each(QUESTS.map((text, index): [number, string] => [index + 1, text]))('has every number of quest %i', (number, text) => {
    const tuned = (TUNED[number] ?? []).reduce(
      (lines, [ledgers, ours]) => {
        expect(lines.split(ledgers)).toHaveLength(2);
        return lines.replace(ledgers, ours);
      },
      linesOf(blocks[number - 1] ?? '').join('\n'),
    );
    expect(linesOf(text)).toEqual(tuned.split('\n'));
    const reward = new RegExp(`\`quest\\.q${number}-goal\`.*Reward (\\d+) gold`).exec(ledger)?.[1];
    expect(sheets[number - 1]?.reward).toBe(Number(reward));
  });

  test('[quest.q10-arrival] has the squares of arrival', () => {
    const special = sheets[9]?.special;
    if (special?.kind !== 'portals') throw new Error('quest 10 has no portals');
    const prose = /`quest\.q10-arrival`.*/.exec(ledger)?.[0] ?? '';
    const arrivals = [...prose.matchAll(/([A-Z]) \((\d+),(\d+)\)/g)].map((found) => [found[1], Number(found[3]) * 26 + Number(found[2])]);
    expect(special.arrivals).toEqual({ ...Object.fromEntries(arrivals), Z: sheets[9]?.stairs });
  });

  test('[quest.q9-stairway-known] only quest 9 shows its stairway', () => {
    expect(sheets.filter((sheet) => sheet.isStairwayKnown).map((sheet) => sheet.number)).toEqual([9]);
  });
});
