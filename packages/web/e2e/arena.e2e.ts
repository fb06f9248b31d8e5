import { expect, newTable, settled, test } from './table.ts';

test('a whole fight is played by clicking', async ({ page }) => {
  await newTable(page, 'dungeonquest');
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    await page.locator('.answer').first().click();
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
  await expect(page.locator('.log-line').last()).toBeVisible();
});

test('a reload in the middle of a fight changes nothing', async ({ page }) => {
  await newTable(page, 'dungeonquest');
  await page.locator('.answer').first().click();
  await settled(page);
  const before = await page.locator('.question, .answer, .log-line').allTextContents();
  await page.reload();
  await settled(page);
  expect(await page.locator('.question, .answer, .log-line').allTextContents()).toEqual(before);
});
