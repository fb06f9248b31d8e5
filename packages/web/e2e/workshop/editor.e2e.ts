import { expect, type Page, test } from '@playwright/test';
import {
  clickOn,
  drag,
  emptyQuest,
  expectLine,
  expectPlayable,
  newQuest,
  spotOf,
  tab,
  takeTool,
  textOf,
  type Where,
} from '../common/editing.ts';

/** Looks for something to place by its name, from wherever the keys are on the board. */
async function search(page: Page, name: string): Promise<void> {
  await page.locator('.editor .board').focus();
  await page.keyboard.type(name.charAt(0));
  await expect(page.locator('.palette-search')).toBeFocused();
  await page.keyboard.type(name.slice(1));
  await page.keyboard.press('Enter');
  await expect(page.locator('.in-hand')).toContainText(name);
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** By keys to a square, from the top left corner of the board. */
async function goTo(page: Page, [column, row]: Where): Promise<void> {
  for (let i = 0; i < 12; i++) await press(page, 'ArrowUp ArrowLeft');
  for (let i = 0; i < column; i++) await page.keyboard.press('ArrowRight');
  for (let i = 0; i < row; i++) await page.keyboard.press('ArrowDown');
}

const commentsOf = (text: string): readonly string[] => text.split('\n').filter((row) => row.startsWith('#'));

test('from an empty beginning to a quest that can be played, by mouse', async ({ page }) => {
  await emptyQuest(page);
  const comments = commentsOf(await textOf(page));
  const place = async (name: string, ...places: readonly Where[]): Promise<void> => {
    await takeTool(page, name);
    for (const where of places) await clickOn(page, where);
  };
  await place('Stairway', [0, 0]);
  await expectLine(page, 'stairs', '0,0');
  await place('Closed door', [3, 1, 'E'], [4, 1, 'E'], [2, 3, 'S']);
  await expectLine(page, 'doors', '3,1E 4,1E 2,3S');
  await place('Secret door', [5, 5, 'W']);
  await expectLine(page, 'secret', '4,5E');
  await place('Table', [6, 1]);
  await place('Chest', [8, 5]);
  await expectLine(page, 'furn', 'table-h 6,1; chest 8,5');
  await place('Goblin', [7, 0], [5, 2]);
  await place('Gargoyle', [7, 6]);
  await expectLine(page, 'mon', 'goblin 7,0; goblin 5,2; gargoyle 7,6');
  await place('Pit trap', [4, 3]);
  await place('25 gold', [6, 5]);
  await expectLine(page, 'treasure', 'D 25 gold');
  await place('Needle trap in furniture', [8, 5]);
  await expectLine(page, 'chest-trap', /^chest-trap: D needle 1/);
  await page.keyboard.press('Escape');
  await tab(page, 'Quest');
  await page.getByLabel('The heroes win when').selectOption('monsters are dead');
  await page.getByRole('checkbox', { name: 'Gargoyle' }).check();
  await page.getByRole('checkbox', { name: 'Goblin' }).uncheck();
  await expectLine(page, 'goal', 'kill gargoyle');
  await page.getByLabel('Who comes when a search wakes somebody').selectOption('Orc');
  await page.getByLabel('Title').fill('The Gargoyle below the Mill');
  await page.getByLabel('Title').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Gargoyle below the Mill');
  await expectPlayable(page);
  expect(commentsOf(await textOf(page))).toEqual(comments);
});

test('the same by keyboard alone', async ({ page }) => {
  await emptyQuest(page);
  await page.locator('.editor .board').focus();
  await search(page, 'Stairway');
  await goTo(page, [0, 0]);
  await press(page, 'Enter Escape');
  await expectLine(page, 'stairs', '0,0');
  await search(page, 'Closed door');
  await press(page, 'ArrowDown ArrowRight ArrowRight ArrowRight ArrowRight Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Placed: Closed door' })).toHaveCount(1);
  await press(page, 'ArrowRight ArrowRight Enter');
  await expectLine(page, 'doors', '3,1E 4,1E');
  await press(page, 'Escape');
  await search(page, 'Tomb');
  await press(page, 'ArrowRight ArrowRight ArrowUp r');
  await press(page, 'Enter');
  await expectLine(page, 'furn', 'tomb-v 6,0');
  await press(page, 'Escape');
  await search(page, 'Mummy');
  await press(page, 'ArrowLeft');
  await expect(page.locator('.board-said').last()).toContainText('room B 5,0');
  await press(page, 'Enter Escape');
  await expectLine(page, 'mon', 'mummy 5,0');
  await press(page, 'ArrowDown ArrowUp Enter ArrowDown Enter');
  await expectLine(page, 'mon', 'mummy 5,1');
  await press(page, 'Escape');
  await search(page, 'Goblin');
  await press(page, 'ArrowDown Enter Escape Delete');
  await expect.poll(() => textOf(page)).not.toContain('goblin');
  await tab(page, 'Quest');
  await page.getByLabel('The heroes win when').focus();
  await page.keyboard.type('mon');
  await page.getByLabel('Who comes when a search wakes somebody').focus();
  await page.keyboard.type('Orc');
  await expectLine(page, 'goal', 'kill mummy');
  await expectPlayable(page);
});

test('text and board are in step, errors lie where they are, and one undo is for both', async ({ page }) => {
  await newQuest(page);
  const before = await textOf(page);
  const errors = page.locator('.remark-mark.is-error');
  const orcs = page.locator('.editor-board [data-figure="O"]');
  await expect(orcs).toHaveCount(1);
  const field = page.locator('.text-pane textarea');
  await field.fill(before.replace('orc 1,5', 'orc 6,1; orc 1,5'));
  await expect(orcs).toHaveCount(2);
  await expect(errors).toHaveCount(1);
  const spot = await spotOf(page, [6, 1]);
  await page.mouse.move(spot.x, spot.y);
  await expect(page.locator('.board-hint')).toContainText('there is a table');

  await drag(page, [6, 1], [6, 0]);
  await expectLine(page, 'mon', /orc 6,0; orc 1,5/);
  await expect(errors).toHaveCount(0);
  await expectPlayable(page);
  await page.keyboard.press('Control+z');
  await expect(errors).toHaveCount(1);
  await page.keyboard.press('Control+z');
  expect(await textOf(page)).toBe(before);
  await page.keyboard.press('Control+y');
  await page.keyboard.press('Control+y');
  await expectLine(page, 'mon', /orc 6,0; orc 1,5/);
});

test('what the checker would call an error is refused in its words, and nothing changes', async ({ page }) => {
  await newQuest(page);
  const before = await textOf(page);
  await takeTool(page, 'Zombie');
  const { x, y } = await spotOf(page, [7, 1]);
  await page.mouse.move(x, y);
  await expect(page.locator('.editor-refused')).toHaveText('mon: zombie 7,1 — there is a table');
  await page.mouse.click(x, y);
  expect(await textOf(page)).toBe(before);
  await takeTool(page, 'Open door');
  await clickOn(page, [3, 1, 'E']);
  await expect(page.locator('.editor-refused')).toContainText('two doors are in the same place');
  expect(await textOf(page)).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap places, takes up and puts down, and nothing is wider than the screen', async ({ page }) => {
    await newQuest(page);
    const tap = async (where: Where): Promise<void> => {
      await page.locator('.editor-board').scrollIntoViewIfNeeded();
      const { x, y } = await spotOf(page, where);
      await page.touchscreen.tap(x, y);
    };
    await takeTool(page, 'Zombie');
    await tap([2, 2]);
    await expectLine(page, 'mon', /zombie 2,2/);
    await page.getByRole('button', { name: 'Let go' }).tap();
    await tap([2, 2]);
    await expect(page.locator('.in-hand')).toContainText('Zombie');
    await tap([3, 2]);
    await expectLine(page, 'mon', /zombie 3,2/);
    await expect(page.locator('.here-thing').first()).toContainText('Zombie');
    await page.getByRole('button', { name: 'Take away: Zombie' }).tap();
    await expect.poll(() => textOf(page)).not.toContain('zombie');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
