import type { Page } from '@playwright/test';
import { look } from '../common/board.ts';
import { expect, newFight, newQuest, settled, test } from '../common/table.ts';

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
    await expect(page.getByRole('log')).toContainText(`The ${hero} rolls`);
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
    await expect(page.getByRole('dialog')).toContainText('What is known stays known');
    await page.getByRole('button', { name: 'Take it back all the same' }).press('Enter');
    await expect(page.locator('.log-line')).toHaveCount(lines);
    await find(page, 'end');
  }
  await expect(page.locator('.question')).toContainText('Elf');
});

test('a whole fight by keyboard alone', async ({ page }) => {
  await newFight(page);
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    const before = (await look(page)).mark;
    await tabTo(page, '.answer');
    await page.keyboard.press('Enter');
    await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
});

/**
 * One answer by keys alone: strike whoever is near, else roll, take a step that the board tells of, and end the turn.
 */
async function press(page: Page): Promise<void> {
  const has = (verb: string): Promise<boolean> => page.locator(`[data-verb="${verb}"]:not([data-off])`).isVisible();
  if ((await page.locator('.verb').count()) === 0) {
    await tabTo(page, '.answer');
    await page.keyboard.press('Enter');
  } else if (await has('attack')) {
    await page.keyboard.press('a');
    if (await page.locator('.aim').isVisible()) await aimByKeys(page);
  } else if (await has('roll')) {
    await page.keyboard.press('r');
  } else await page.keyboard.press('e');
}

/** Among several foes: the nearest that the arrow keys come to. */
async function aimByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ArrowUp'); // the cursor begins where the hero stands
  for (const keys of ['ArrowUp', 'ArrowDown ArrowRight', 'ArrowLeft ArrowDown', 'ArrowUp ArrowLeft']) {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    if ((await said(page)).includes('can be attacked')) break;
  }
  await page.keyboard.press('Enter');
}

test('a whole quest by keyboard alone, to its end', async ({ page }) => {
  await newQuest(page, async () => {
    await page.locator('summary').filter({ hasText: 'More options' }).click();
    await page.getByLabel('Rounds', { exact: true }).fill('3');
  });
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    const before = (await look(page)).mark;
    await press(page);
    await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
});

test('the keys are listed, and what cannot be done says why', async ({ page }) => {
  await newQuest(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('find an answer by its words');
  await expect(keys).toContainText('search for secret doors');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('a');
  await expect(page.getByRole('alertdialog')).toContainText('No monster is in sight.');
});
