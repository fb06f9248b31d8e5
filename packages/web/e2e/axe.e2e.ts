import type { Page } from '@playwright/test';
import { flaws } from './flaws.ts';
import { expect, newQuest, newTable, test } from './table.ts';

async function expectNone(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await flaws(page), address).toEqual([]);
  }
}

for (const theme of ['dark', 'light']) {
  test.describe(`axe finds nothing serious, ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('questhall.settings', JSON.stringify({ speed: 'atOnce', motion: 'none', theme: chosen }));
      }, theme);
    });

    test('at the tables, and looking back at them', async ({ page }) => {
      await newTable(page, 'dungeonquest');
      expect.soft(await flaws(page), 'the arena').toEqual([]);
      await expectNone(page, [page.url().replace('table', 'replay')]);
      await newQuest(page);
      expect.soft(await flaws(page), 'the quest').toEqual([]);
      await expectNone(page, [page.url().replace('table', 'replay'), '/#/']);
    });

    test('on every other screen', async ({ page }) => {
      await expectNone(page, ['/#/new/heroquest', '/#/new/dungeonquest', '/#/rules/dungeonquest', '/#/settings', '/#/credits']);
    });
  });
}
