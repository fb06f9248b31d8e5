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
