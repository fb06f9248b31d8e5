import { readFileSync } from 'node:fs';
import { WON } from '@questhall/heroquest/measured';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../docs/balance/heroquest.md', import.meta.url), 'utf8');

/** The per cents of a column under a heading, quest by quest. */
function columnUnder(heading: string, column: number): number[] {
  const [, after = ''] = page.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return section
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => Number.parseFloat(line.split('|')[column + 1] ?? ''));
}

test('the form says what was measured', () =>
  expect(WON).toEqual({
    novice: columnUnder('Figures', 4),
    standard: columnUnder('Figures', 2),
    master: columnUnder('Figures', 5),
    published: columnUnder('As published', 2),
  }));
