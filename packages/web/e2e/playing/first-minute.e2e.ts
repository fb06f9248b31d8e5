import { expect, newTable, test } from '../common/table.ts';

test('a quest begins in a lit room with one button', async ({ page }) => {
  await newTable(page, 'heroquest');
  const panel = page.getByRole('region', { name: 'Before you go down' });
  await expect(panel).toBeVisible();
  await expect(page.locator('.token')).toHaveCount(4);
  await expect(page.locator('[data-door]')).not.toHaveCount(0);
  await expect(panel.locator('.muster-hero').filter({ hasText: 'Wizard' })).toContainText('Fire');
  await panel.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.question')).toContainText('Barbarian');
  await expect(panel).toHaveCount(0);
});

test('another order is dragged or set by keys, and the Elf takes another school', async ({ page }) => {
  await newTable(page, 'heroquest');
  const panel = page.getByRole('region', { name: 'Before you go down' });
  const heroes = panel.locator('.muster-hero');
  const names = async (): Promise<string[]> =>
    heroes.evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? (one.dataset['hero'] ?? '') : '')));
  await panel.getByRole('button', { name: 'Elf: one place earlier' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  expect(await names()).toEqual(['elf', 'barbarian', 'dwarf', 'wizard']);
  await heroes.nth(3).dragTo(heroes.nth(1));
  expect(await names()).toEqual(['elf', 'wizard', 'barbarian', 'dwarf']);
  await panel.getByRole('radio', { name: /Water/ }).check();
  await expect(heroes.first()).toContainText('Water');
  await panel.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.question')).toContainText('Elf');
});
