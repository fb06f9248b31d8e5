import { look } from '../common/board.ts';
import { say } from '../common/play.ts';
import { expect, newQuest, settled, test } from '../common/table.ts';

test('a table leaves as a file, is removed, and comes back as it was', async ({ page }, info) => {
  await newQuest(page);
  await say(page, 'roll');
  const before = await look(page);
  await page.goto('/#/');
  const rows = page.locator('.table-row');
  await expect(rows).toHaveCount(1);
  const leaving = page.waitForEvent('download');
  await rows.getByRole('button', { name: /^Export/ }).click();
  const file = info.outputPath('table.json');
  await (await leaving).saveAs(file);
  await rows.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /Continue/ }).click();
  await settled(page);
  expect(await look(page)).toEqual(before);
});

test('a file that is no table is named, and changes nothing', async ({ page }) => {
  await page.goto('/#/');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByRole('alert').filter({ hasText: 'not a table' })).toBeVisible();
  await expect(page.locator('.table-row')).toHaveCount(0);
});
