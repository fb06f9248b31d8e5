import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { heroquest } from '@questhall/heroquest/facets';
import { Room } from '../common/room.ts';
import { expect, test } from '../common/table.ts';

const design = await heroquest.design?.();
if (design === undefined) throw new Error('nobody can write a quest');
const BEGINNING = design.beginning;
const FAULTY = BEGINNING.replace('reward: 50', 'rewrd: 50');

const state = (page: Page): Locator => page.locator('.remarks-state');
const words = (page: Page): Locator => page.getByRole('textbox', { name: 'The text' });
const rows = (page: Page): Locator => page.locator('.design-row');
const verdict = (page: Page): Locator => page.locator('.measure [role=status] .measure-verdict');

/** Lets a file go over a part of the page, as from the desktop. */
async function drop(page: Page, onto: string, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, text]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], called));
      return dropped;
    },
    [name, content] as const,
  );
  await page.dispatchEvent(onto, 'drop', { dataTransfer });
}

async function begin(page: Page): Promise<void> {
  await page.goto('/#/workshop');
  await page.getByRole('region', { name: 'HeroQuest' }).getByRole('button', { name: 'Begin a new one' }).click();
  await expect(state(page)).toHaveText('Can be played');
}

async function download(page: Page, button: Locator): Promise<string> {
  const leaving = page.waitForEvent('download');
  await button.click();
  return readFile(await (await leaving).path(), 'latin1');
}

test('a file with a fault that is dropped on the first page is opened, mended by keyboard, and played', async ({
  page,
}) => {
  await page.goto('/#/');
  await expect(page.locator('.home')).toBeVisible();
  await drop(page, '.home', 'rats.quest', FAULTY);
  await expect(state(page)).toHaveText('1 error');
  const fault = page.getByRole('button', { name: /line 29, column 1.*Did you mean reward/ });
  await fault.focus();
  await page.keyboard.press('Enter');
  await expect(words(page)).toBeFocused();
  await expect(page.locator('.text-line [data-weight=error]')).toHaveText('rewrd:');
  for (let i = 0; i < 'rewrd'.length; i++) await page.keyboard.press('Delete');
  await page.keyboard.type('reward');
  await expect(state(page)).toHaveText('Can be played');
  await expect(words(page)).toHaveValue(BEGINNING);
  await page.keyboard.press('Control+z');
  await expect(state(page)).toHaveText(/error/);
  await page.keyboard.press('Control+Shift+z');
  await expect(state(page)).toHaveText('Can be played');
  await page.getByRole('link', { name: 'Play it' }).click();
  await expect(page.locator('.own-quest h2')).toHaveText('The Rat Cellar');
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
  await expect(page).toHaveTitle('The Rat Cellar · Questhall');
});

test('what nobody can read is turned away in a sentence', async ({ page }) => {
  await page.goto('/#/workshop');
  await expect(page.locator('.workshop')).toBeVisible();
  const said = page.locator('.workshop .problem');
  await drop(page, '.workshop', 'shopping.txt', 'milk\nbread\n');
  await expect(said).toContainText('shopping.txt is nothing that we know');
  await drop(page, '.workshop', 'photo.png', '\u0089PNG\u0000');
  await expect(said).toContainText('photo.png is no text');
  await drop(page, '.workshop', 'page.xml', '<html><body/></html>');
  await expect(said).toContainText('page.xml cannot be read');
  await expect(rows(page)).toHaveCount(0);
});

test('a file is taken wherever it is let go, also beside the page and over another quest', async ({ page }) => {
  await page.goto('/#/workshop');
  await expect(page.locator('.workshop')).toBeVisible();
  await drop(page, '.frame-head', 'beside.quest', BEGINNING);
  await expect(state(page)).toHaveText('Can be played');
  await drop(page, '.draft', 'second.quest', BEGINNING.replace('The Rat Cellar', 'The Mouse Cellar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Mouse Cellar');
  await page.goto('/#/settings');
  await drop(page, 'body', 'nowhere.quest', BEGINNING);
  await expect(page).toHaveURL(/#\/settings$/);
  await page.goto('/#/workshop');
  await expect(rows(page)).toHaveCount(2);
});

test('a file is read as Windows saves it, and one in letters that nobody knows is turned away', async ({ page }) => {
  const dropBytes = async (name: string, bytes: Buffer): Promise<void> => {
    const dataTransfer = await page.evaluateHandle(
      ([called, all]) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([Uint8Array.from(all)], called));
        return dropped;
      },
      [name, [...bytes]] as const,
    );
    await page.dispatchEvent('.workshop', 'drop', { dataTransfer });
  };
  await page.goto('/#/workshop');
  await expect(page.locator('.workshop')).toBeVisible();
  await dropBytes('latin.quest', Buffer.from(BEGINNING.replace('The Rat', 'The R\u00e4t'), 'latin1'));
  await expect(page.locator('.workshop .problem')).toContainText('latin.quest are not written in UTF-8');
  await dropBytes('wide.quest', Buffer.from(`\ufeff${BEGINNING.replaceAll('\n', '\r\n')}`, 'utf16le'));
  await expect(state(page)).toHaveText('Can be played');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Rat Cellar');
});

test('a quest at fault keeps its title, and its picture in the list', async ({ page }) => {
  await page.goto('/#/workshop');
  await expect(page.locator('.workshop')).toBeVisible();
  await drop(page, '.workshop', 'rats.quest', FAULTY);
  await expect(state(page)).toHaveText('1 error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Rat Cellar');
  await page.goto('/#/workshop');
  await expect(rows(page).locator('svg.quest-plan [data-figure]').first()).toBeAttached();
});

test('games are counted in threads, can be stopped, and are kept with the text that they are of', async ({ page }) => {
  await begin(page);
  await page.getByRole('button', { name: 'Have it measured' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('.measure-verdict')).toHaveText(/^Won \d+ ± \d+ %/);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(verdict(page)).toHaveText(/^Won \d+ ± \d+ %/);
  const [told, games] = [await verdict(page).textContent(), await page.locator('.measure .soft').last().textContent()];
  await page.reload();
  await expect(verdict(page)).toHaveText(told ?? '');
  await expect(page.locator('.measure .soft').last()).toHaveText(games ?? '');
  await words(page).press('Control+End');
  await page.keyboard.insertText('# more'); // at once: one step
  await expect(page.locator('.measure')).toContainText('The text has changed since.');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.measure')).not.toContainText('The text has changed since.');
});

test('one’s own quests are renamed, doubled, deleted, taken back, and exported, one or all', async ({ page }) => {
  await begin(page);
  expect(await download(page, page.getByRole('button', { name: 'Export' }))).toBe(
    Buffer.from(BEGINNING).toString('latin1'),
  );
  await page.getByRole('link', { name: 'All of them' }).click();
  await rows(page).getByRole('button', { name: 'Rename The Rat Cellar' }).click();
  await page.getByRole('textbox', { name: 'The title' }).fill('The Mouse Cellar');
  await page.keyboard.press('Enter');
  await expect(rows(page).locator('h3')).toHaveText('The Mouse Cellar');
  await rows(page).getByRole('button', { name: 'Duplicate The Mouse Cellar' }).click();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).getByRole('button', { name: 'Delete The Mouse Cellar', exact: true }).click();
  await expect(rows(page).locator('h3')).toHaveText(['The Mouse Cellar, a copy']);
  await page.getByRole('button', { name: 'Take that back' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  const all = await download(page, page.getByRole('button', { name: 'Export all' }));
  expect(all).toContain('the-mouse-cellar.quest');
  expect(all).toContain('the-mouse-cellar-a-copy.quest');
});

test('without room nothing that was written is lost, and that is said', async ({ page }) => {
  const room = await Room.around(page);
  await begin(page);
  await room.take();
  await words(page).press('Control+End');
  await page.keyboard.type('# still here');
  const alert = page.getByRole('alert').filter({ hasText: 'no room for this' });
  await expect(alert).toBeVisible();
  await expect(words(page)).toHaveValue(`${BEGINNING}# still here`);
  await room.give();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(words(page)).toHaveValue(`${BEGINNING}# still here`);
});

test('what one tab writes is seen in another', async ({ page, context }) => {
  await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(words(other)).toHaveValue(BEGINNING);
  await words(page).press('Control+End');
  await page.keyboard.type('# from here');
  await expect(words(other)).toHaveValue(`${BEGINNING}# from here`);
});
