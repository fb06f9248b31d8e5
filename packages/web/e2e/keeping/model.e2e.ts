import { resolve } from 'node:path';
import { bundle, goToEmptyPage } from '../common/empty-page.ts';
import { expect, test } from '../common/table.ts';

const TABLES = 25;

test(`${TABLES} tables in a browser under random commands: nothing acknowledged is lost, and everybody has heard what happened`, async ({
  page,
}) => {
  await goToEmptyPage(page);
  await page.addScriptTag({ content: await bundle(resolve(import.meta.dirname, 'model-trials.ts')) });
  expect(await page.evaluate(`runTables(${TABLES})`)).toEqual([]);
  expect(await page.evaluate('countThefts()')).toBeGreaterThan(10);
});
