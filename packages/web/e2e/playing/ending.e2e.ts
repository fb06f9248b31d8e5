import type { Page } from '@playwright/test';
import { expect, give, newFight, settled, test } from '../common/table.ts';

/** A fight to its end. */
async function fight(page: Page): Promise<void> {
  await newFight(page);
  for (let answers = 0; answers < 200 && (await settled(page)) === 'asked'; answers++) {
    const before = await page.locator('.log').innerText();
    await give(page);
    await expect.poll(() => page.locator('.log').innerText()).not.toBe(before);
  }
  await expect(page.locator('.end-sheet')).toBeVisible();
}

test('after the end the same can be played again, with one key', async ({ page }) => {
  await fight(page);
  const ended = page.url();
  const again = page.locator('.end-sheet').getByRole('button', { name: 'Play it again' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.href !== ended && url.hash.startsWith('#/table/'));
  expect(await settled(page)).toBe('asked');
  await expect(page).toHaveTitle(/Hugo the Glorious against whoever comes \(2\)/);
});

test('a finished game is shared as a few lines, and leaves as a file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await fight(page);
  const sheet = page.locator('.end-sheet');
  await sheet.getByRole('button', { name: 'Share' }).click();
  await expect(sheet.locator('.end-shared')).toHaveText(/Copied/);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^DungeonQuest · Hugo the Glorious against whoever comes\n.+\nHugo the Glorious/);
  expect(text).not.toMatch(/https?:|#\//);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^hugo-the-glorious-against-whoever-comes.*\.table$/);
});

test('the form says how close a fight will be, and what a change does to it', async ({ page }) => {
  await page.goto('/#/new/dungeonquest');
  await page.getByRole('radio', { name: /arena/i }).check();
  const told = page.locator('.won-summary');
  await expect(told).toHaveText(/Hugo the Glorious wins 60 % of such fights/);
  await page.getByLabel('Life at the start').fill('14');
  await expect(told).toHaveText(/wins 95 % of such fights/);
  await page.getByRole('radio', { name: /^Sorcerer/ }).check();
  await expect(told).toHaveText(/wins 88 % of such fights/);
});
