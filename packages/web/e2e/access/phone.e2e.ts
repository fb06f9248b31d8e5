import type { Page } from '@playwright/test';
import { expect, newQuest, settled, sitDownAt, test } from '../common/table.ts';
import { questWhen } from '../games/heroquest/scenes.mjs';

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
    expect(await sticksOut(page), `${address} is larger than the screen`).toBeLessThanOrEqual(0);
  }
});

test('on a phone nine spells go into the bar, and say what they do before they are aimed', async ({ page }) => {
  await newQuest(page);
  for (const hero of ['Barbarian', 'Dwarf', 'Elf']) {
    await expect(page.locator('.question')).toContainText(hero);
    await page.keyboard.press('e'); // two quick taps would be one double tap
  }
  await expect(page.locator('.question')).toContainText('Wizard');
  expect(await sticksOut(page)).toBeLessThanOrEqual(0);
  await page.locator('[data-verb="cast courage"]').tap();
  await expect(page.locator('.aim')).toContainText('2 Attack dice more');
  await expect(page.locator('.token-ready')).toHaveCount(4);
});

test('on the smallest phone the longest question is there to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (kind) => kind === 'defend'),
  );
  await settled(page);
  const end = await page.locator('.question').evaluate((question) => {
    const lines = document.createRange();
    lines.selectNodeContents(question);
    return (
      Math.max(...[...lines.getClientRects()].map(({ bottom }) => bottom)) - question.getBoundingClientRect().bottom
    );
  });
  expect(end).toBeLessThanOrEqual(4); // what hangs below a line
});

/** How much wider a page is than the screen. */
const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
