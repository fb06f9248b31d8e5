import { test as base, expect, type Page } from '@playwright/test';

/** A page on which an error in the console fails the test, and nothing is awaited longer than it takes. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      const KEY = 'questhall.settings';
      if (localStorage.getItem(KEY) === null)
        localStorage.setItem(KEY, JSON.stringify({ speed: 'atOnce', motion: 'none' }));
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Waits until the page has shown all that happened, and says whether the game is over. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  await expect(page.locator('.answer, .ended').first()).toBeVisible();
  return (await page.locator('.ended').count()) > 0 ? 'over' : 'asked';
}

/** Opens a new table. Everything is as it is proposed, but for what is changed on the form. */
export async function newTable(
  page: Page,
  game: 'heroquest' | 'glowquest' | 'dungeonquest',
  change: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await change();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await passCurtain(page);
  await settled(page);
}

/** Says that somebody is there, where people around one screen have secrets from each other. */
export async function passCurtain(page: Page): Promise<void> {
  await expect(page.locator('.answer, .ended, .curtain').first()).toBeVisible();
  if ((await page.locator('.curtain').count()) > 0) await page.getByRole('button', { name: 'I am here' }).click();
}

/** A new quest, past the order of the heroes and their spells, to the first turn. */
export async function newQuest(page: Page, change?: () => Promise<void>): Promise<void> {
  await newTable(page, 'heroquest', change);
  for (;;) {
    await settled(page);
    const question = await page.locator('.question').textContent();
    if (question?.startsWith('What does')) return;
    await page.locator('.answer').first().click();
    await expect(page.locator('.question')).not.toHaveText(question ?? '');
  }
}

/** Puts the file of a table on the empty shelf and sits down at it. */
export async function sitDownAt(page: Page, file: Promise<string>): Promise<void> {
  const buffer = Buffer.from(await file);
  await page.goto('/#/');
  await page.locator('input[type=file]').setInputFiles({ name: 'quest.table', mimeType: 'text/plain', buffer });
  await page.getByRole('link', { name: /Continue/ }).click();
}
