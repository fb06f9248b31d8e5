import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comeToTown } from './campaign.ts';
import { expect, newQuest, newTable, test } from './table.ts';

/** What axe finds on the page as it is now, as far as it is in anybody's way. */
async function flaws(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`));
}

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

    test('in town, and on the sheet of a hero', async ({ page }) => {
      const town = await comeToTown(page, { quest: 9, sellHalf: true });
      expect.soft(await flaws(page), 'the town').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await town.getByRole('radio', { name: 'Owned' }).check();
      await town.getByRole('button', { name: 'Whole sheet' }).click();
      expect.soft(await flaws(page), 'a sheet').toEqual([]);
    });

    test('on every other screen', async ({ page }) => {
      await expectNone(page, ['/#/new/heroquest', '/#/new/dungeonquest', '/#/rules/dungeonquest', '/#/settings', '/#/credits']);
    });
  });
}
