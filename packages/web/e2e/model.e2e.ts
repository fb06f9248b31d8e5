import { bundle, goToEmptyPage } from './empty-page.ts';
import { expect, test } from './table.ts';

const TABLES = 25;

test(`${TABLES} tables in a browser under random commands: nothing acknowledged is lost, and everybody has heard what happened`, async ({
  page,
}) => {
  await goToEmptyPage(page);
  await page.addScriptTag({ content: await bundle('model-trials.ts') });
  expect(await page.evaluate(`runTables(${TABLES})`)).toEqual([]);
  expect(await page.evaluate('countThefts()')).toBeGreaterThan(10);
});
