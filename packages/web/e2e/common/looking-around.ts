import type { Locator, Page } from '@playwright/test';
import { plainOn } from './plain-words.ts';
import { expect, settled } from './table.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Keeps the words that are to be seen now, and where that was. */
type Note = (where: string) => Promise<void>;

/**
 * Looks at everything at a table that somebody could look at who does not want to change anything, and finds the words
 * that were never handed out to be translated, each with where it first stood.
 */
export async function plainAround(page: Page): Promise<readonly string[]> {
  const found = new Map<string, string>();
  const note: Note = async (where) => {
    for (const word of await plainOn(page)) if (!found.has(word)) found.set(word, where);
  };
  await settled(page);
  await note('at first sight');
  await closeSheet(page);
  for (const look of [lookAside, lookAtKeys, lookOver, walkOver, askWhyNot, lookForAnswers]) {
    await look(page, note);
    await note('the table');
  }
  await page.setViewportSize(PHONE);
  await note('on a phone');
  await page.setViewportSize(WIDE);
  return [...found].map(([word, where]) => `${word} (${where})`);
}

/** Does something with each of them that can be seen. */
async function eachOf(all: Locator, use: (one: Locator) => Promise<void>): Promise<void> {
  for (let i = 0; i < (await all.count()); i++) if (await all.nth(i).isVisible()) await use(all.nth(i));
}

const sheetOf = (page: Page): Locator => page.locator('dialog[open]');

async function closeSheet(page: Page): Promise<void> {
  if ((await sheetOf(page).count()) === 0) return;
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toHaveCount(0);
}

/** Opens every sheet beside the board, and all that can be opened on it. */
async function lookAside(page: Page, note: Note): Promise<void> {
  await eachOf(page.locator('[data-panel=side] button'), async (button) => {
    await button.click();
    if ((await button.getAttribute('aria-expanded')) !== null) return note('the side');
    await expect(sheetOf(page)).toBeVisible();
    await note('a sheet');
    await eachOf(sheetOf(page).locator('summary, .segment'), async (part) => {
      await part.click();
      await note('in a sheet');
    });
    await closeSheet(page);
  });
}

async function lookAtKeys(page: Page, note: Note): Promise<void> {
  await page.keyboard.press('?');
  await expect(sheetOf(page)).toBeVisible();
  await note('the keys');
  await closeSheet(page);
}

/** Points at everything on the board. */
async function lookOver(page: Page, note: Note): Promise<void> {
  const middles = await page.locator('.board-stage [data-place]').evaluateAll((places) =>
    places
      .filter((place) => place.checkVisibility())
      .map((place) => place.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x + width / 2, y + height / 2] as const),
  );
  for (const [x, y] of middles) {
    await page.mouse.move(x, y);
    await note('under the pointer');
  }
}

/** Goes over the board by keys: every square is told, and M lists what can be done there. */
async function walkOver(page: Page, note: Note): Promise<void> {
  const board = page.locator('.board');
  if ((await board.count()) === 0) return;
  for (const key of ['Up', 'Right', 'Down', 'Down', 'Left', 'Left', 'Up']) {
    await board.focus();
    await page.keyboard.press(`Arrow${key}`);
    await note('on the board');
    await page.keyboard.press('m');
    await note('a menu');
    await page.keyboard.press('Escape');
  }
}

/** Presses what cannot be done. */
async function askWhyNot(page: Page, note: Note): Promise<void> {
  const why = page.getByRole('alertdialog');
  await eachOf(page.locator('.verb[data-off]'), async (verb) => {
    await verb.click();
    await expect(why).toBeFocused(); // and is not the one that a key on the board has left open
    await note('why not');
    await page.keyboard.press('Escape');
    await expect(why).toHaveCount(0);
  });
}

async function lookForAnswers(page: Page, note: Note): Promise<void> {
  const search = page.locator('.answers-search');
  if ((await search.count()) === 0) return;
  for (const wanted of ['e', 'no such words', '']) {
    await search.fill(wanted);
    await note('the answers');
  }
}
