import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

/**
 * A browser in which an error in the console of any tab fails the test, and nothing is awaited longer than it takes.
 */
export const test = base.extend<{ context: BrowserContext }>({
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    context.on('weberror', (error) => errors.push(error.error().message));
    await context.addInitScript(() => {
      const KEY = 'questhall.settings';
      if (origin === 'null') return; // a tab that is still empty
      if (localStorage.getItem(KEY) === null)
        localStorage.setItem(KEY, JSON.stringify({ speed: 'atOnce', motion: 'none' }));
    });
    await use(context);
    expect(errors).toEqual([]);
  },
});

export { expect } from '@playwright/test';

/** Waits until the page has shown all that happened, and says whether the game is over. */
export async function settled(page: Page): Promise<'asked' | 'over'> {
  await expect(page.locator('.answer, .ended').first()).toBeAttached();
  return (await page.locator('.ended').count()) > 0 ? 'over' : 'asked';
}

/** Opens a new table. Everything is as it is proposed, but for what is changed on the form. */
export async function newTable(
  page: Page,
  game: 'heroquest' | 'glowquest' | 'crystal-expedition' | 'dungeonquest' | 'dungeoneer',
  change: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto(`/#/new/${game}`);
  await change();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await passCurtain(page);
  await settled(page);
}

/** The same, for one fight in the arena. */
export const newFight = (page: Page, change: () => Promise<void> = async () => {}): Promise<void> =>
  newTable(page, 'dungeonquest', async () => {
    await page.getByRole('radio', { name: /arena/i }).check();
    await change();
  });

/** Says that somebody is there, where people around one screen have secrets from each other. */
export async function passCurtain(page: Page): Promise<void> {
  await expect(page.locator('.answer, .ended, .curtain').first()).toBeAttached();
  if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain .button-gold').click();
}

/** A new quest, past the order of the heroes and their spells, to the first turn. */
export async function newQuest(page: Page, change?: () => Promise<void>): Promise<void> {
  await newTable(page, 'heroquest', change);
  for (;;) {
    await settled(page);
    const question = await page.locator('.question').textContent();
    if (question?.startsWith('What does')) return;
    await give(page);
    await expect(page.locator('.question')).not.toHaveText(question ?? '');
  }
}

/** Gives an answer by its words, or the first one there is. The list comes up when something is looked for in it. */
export async function give(page: Page, words = ''): Promise<void> {
  const tab = page.locator('.table-tabs button').last();
  const isSheet = await tab.isVisible();
  if (isSheet) await tab.click();
  await page.locator('.answers-search').fill(words);
  const name = words.replaceAll('"', '');
  await page
    .locator(name === '' ? '.answer' : `.answer[data-name^="${name}"]`)
    .first()
    .click();
  if (isSheet) await tab.click();
}

/** Puts the file of a table on the shelf, from the first page. */
export async function importText(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'quest.table', mimeType: 'text/plain', buffer });
  await expect(page.locator('.import [role=status]')).not.toBeEmpty();
}

/** Puts the file of a table on the empty shelf and sits down at it. */
export async function sitDownAt(page: Page, file: Promise<string>): Promise<void> {
  const text = await file;
  await page.goto('/#/');
  await importText(page, text);
  await page.locator('.table-row-door').click();
}
