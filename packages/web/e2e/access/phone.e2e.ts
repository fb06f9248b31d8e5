import { expect, newQuest, test } from '../common/table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the panels are drawers, and nothing sticks out', async ({ page }) => {
  await newQuest(page);
  const drawers = page.locator('.table-drawers button');
  for (const panel of ['Answers', 'Heroes and monsters', 'Log']) {
    await drawers.filter({ hasText: panel }).tap();
    await expect(page.locator('.panel:visible')).toHaveCount(1);
    await expect(page.locator('.board')).toBeVisible();
  }
  await drawers.filter({ hasText: 'Answers' }).tap();
  await page.locator('.answer').first().tap();
  await expect(page.locator('.die').first()).toBeVisible();
  for (const address of ['', '#/rules/heroquest', '#/settings', '#/table/none', '#/', '#/new/heroquest']) {
    if (address !== '') await page.goto(`/${address}`);
    await expect(page.locator('main').first()).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  }
});
