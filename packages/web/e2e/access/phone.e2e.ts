import { expect, newQuest, test } from '../common/table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the panels are a sheet over a big board, and nothing sticks out', async ({ page }) => {
  await newQuest(page);
  const tabs = page.locator('.table-tabs button');
  await expect(page.locator('.panel:visible')).toHaveCount(0);
  for (const panel of ['Party', 'Log', 'Find']) {
    await tabs.filter({ hasText: panel }).tap();
    await expect(page.locator('.panel:visible')).toHaveCount(1);
    await expect(page.locator('.bar')).toBeVisible();
  }
  await page.locator('.answer[data-name=roll]').tap();
  await tabs.filter({ hasText: 'Find' }).tap();
  await expect(page.locator('.panel:visible')).toHaveCount(0);
  await expect(page.locator('.die').first()).toBeVisible();
  for (const address of ['', '#/rules/heroquest', '#/settings', '#/table/none', '#/', '#/new/heroquest']) {
    if (address !== '') await page.goto(`/${address}`);
    await expect(page.locator('main').first()).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
  }
});
