import type { Page } from '@playwright/test';
import { look } from './board.ts';
import { expect, newQuest, newTable, settled, test } from './table.ts';

/** Finds an answer by its words and gives it, as somebody without a mouse does. */
async function find(page: Page, words: string): Promise<void> {
  const before = (await look(page)).mark;
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await expect(page.locator('.answer').first()).toContainText(words, { ignoreCase: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
  await settled(page);
}

/** Goes by the Tab key to where this is. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  expect(false, `${selector} is not reached by the Tab key`).toBe(true);
}

const said = (page: Page): Promise<string> => page.locator('.board-said').last().innerText();

test('turns of a quest by keyboard alone', async ({ page }) => {
  await newQuest(page);
  for (const hero of ['Barbarian', 'Dwarf']) {
    await expect(page.locator('.question')).toContainText(hero);
    await find(page, 'roll');
    await tabTo(page, '.board');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.ring-cursor')).toHaveCount(1);
    expect(await said(page)).toContain(hero);
    for (let steps = 0; !(await said(page)).includes('can be walked to'); steps++) {
      expect(steps, await said(page)).toBeLessThan(3);
      await page.keyboard.press(steps === 0 ? 'ArrowUp' : 'ArrowRight');
    }
    const lines = await page.locator('.log-line').count();
    await page.keyboard.press('Enter');
    await expect(page.locator('.log-line')).not.toHaveCount(lines);
    await settled(page);
    await page.keyboard.press('u');
    await expect(page.getByRole('alertdialog')).toContainText('What is known stays known');
    await page.keyboard.press('Escape');
    await tabTo(page, '.undo button[title*="everybody"]');
    await page.keyboard.press('Enter');
    await expect(page.locator('.log-line')).toHaveCount(lines);
    await find(page, 'end');
  }
  await expect(page.locator('.question')).toContainText('Elf');
});

test('a whole fight by keyboard alone', async ({ page }) => {
  await newTable(page, 'dungeonquest');
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    const before = (await look(page)).mark;
    await tabTo(page, '.answer');
    await page.keyboard.press('Enter');
    await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
});
