import { expect, newQuest, test } from './table.ts';

test('Dutch comes at once, also at a table, and stays', async ({ page }) => {
  await newQuest(page);
  const table = page.url();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toContainText('Verder');
  await page.goto(table);
  await expect(page.locator('.undo button').first()).toHaveText('Terug');
  await expect(page.locator('.board')).toHaveAttribute('aria-label', 'Het bord van HeroQuest');
  await page.reload();
  await expect(page.locator('.undo button').first()).toHaveText('Terug');
});
