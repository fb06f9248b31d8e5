import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cellar, endTurn, openCellar } from '../common/cellar.ts';
import { expect, give, importText, newTable, settled, test } from '../common/table.ts';

const rows = (page: Page): Locator => page.locator('.table-row');
const status = (page: Page): Locator => page.locator('.import [role=status]');

/** What the first page calls its tables. */
const names = (page: Page): Promise<string[]> => page.locator('.table-row h3').allInnerTexts();

async function exported(page: Page): Promise<string> {
  const leaving = page.waitForEvent('download');
  await rows(page)
    .first()
    .getByRole('button', { name: /^Export/ })
    .click();
  return readFile(await (await leaving).path(), 'utf8');
}

test('tables of one quest have names of their own; one is renamed by keyboard, and keeps its name', async ({
  page,
}) => {
  await newTable(page, 'heroquest');
  await expect(page).toHaveTitle('Quest 1: The Trial · Questhall');
  await newTable(page, 'heroquest');
  await expect(page).toHaveTitle('Quest 1: The Trial (2) · Questhall');
  await page.goto('/#/');
  await expect(rows(page)).toHaveCount(2);
  expect((await names(page)).toSorted()).toEqual(['Quest 1: The Trial', 'Quest 1: The Trial (2)']);

  const pen = page.getByRole('button', { name: 'Rename Quest 1: The Trial (2)' });
  await pen.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'A name for this table' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Nobody');
  await page.keyboard.press('Escape');
  await expect(pen).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Friday evening');
  await page.keyboard.press('Enter');
  const renamed = page.getByRole('button', { name: 'Rename Friday evening' });
  await expect(renamed).toBeFocused();
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  expect((await names(page)).toSorted()).toEqual(['Friday evening', 'Quest 1: The Trial']);
  await page.getByRole('link', { name: /^Continue.*Friday evening/ }).click();
  await expect(page).toHaveTitle('Friday evening · Questhall');
});

test('a file that comes twice is here once; an older one is another version with a name of its own', async ({
  page,
}) => {
  await newTable(page, 'heroquest');
  const url = page.url();
  await page.goto('/#/');
  const file = await exported(page);
  await importText(page, file);
  await expect(status(page)).toContainText('was here already');
  await expect(rows(page)).toHaveCount(1);

  await page.goto(url);
  await settled(page);
  await give(page);
  await settled(page);
  await page.goto('/#/');
  await importText(page, file);
  await expect(status(page)).toContainText('Another version');
  await expect(rows(page)).toHaveCount(2);
  expect((await names(page)).toSorted()).toEqual(['Quest 1: The Trial', 'Quest 1: The Trial (2)']);
  await importText(page, file);
  await expect(status(page)).toContainText('was here already');
  await expect(rows(page)).toHaveCount(2);
});

test('a table that was brought here is shown where it stands, and those without a name are told apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/#/');
  await importText(page, await cellar('bot'));
  await expect(status(page)).toHaveText('The table is on the shelf.');
  await expect(rows(page).filter({ hasText: 'Small Cellar' })).toBeInViewport();
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page).toHaveTitle('HeroQuest · Questhall');
  await settled(page);
  await endTurn(page);
  await expect(page.locator('.log')).toContainText('Round 2');
  await page.goto('/#/');
  await importText(page, await cellar('bot'));
  await expect(rows(page)).toHaveCount(2);
  expect((await names(page)).toSorted()).toEqual(['The Small Cellar', 'The Small Cellar (2)']);
});

test('the title of the page says what is shown', async ({ page }) => {
  await page.goto('/#/');
  await expect(page).toHaveTitle('Questhall');
  await page.goto('/#/new/heroquest');
  await expect(page).toHaveTitle(/HeroQuest · Questhall/);
  await page.goto('/#/table/0000000000000000');
  await expect(page).toHaveTitle('This table is not here · Questhall');
  const url = await openCellar(page, 'person');
  await page.goto(url.replace('/table/', '/replay/'));
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page).toHaveTitle('HeroQuest · Questhall');
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page).toHaveTitle('Replay: HeroQuest · Questhall');
});

test('an address of no table leads to a page that says so, with a way on', async ({ page }) => {
  for (const address of ['/#/table/nothing-here', '/#/replay/0000000000000000']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is not here');
    await page.getByRole('link', { name: 'To all tables' }).click();
    await expect(page.locator('.table-list')).toBeVisible();
  }
});

test('a damaged table leads to a page that says so, the others are not hurt, and it can be removed', async ({
  page,
}) => {
  const url = await openCellar(page, 'bot');
  await endTurn(page);
  await expect(page.locator('.log')).toContainText('Round 2');
  await page.goto('/#/');
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(async () => {
    const opening = indexedDB.open('questhall-tables');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const work = opening.result.transaction(['lines', 'snapshots'], 'readwrite');
    work.objectStore('snapshots').clear();
    const lines = work.objectStore('lines');
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const asking = lines.getAllKeys();
      asking.onsuccess = () => resolve(asking.result);
    });
    for (const key of keys.slice(0, 1)) lines.put('rats were here', key);
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opening.result.close();
  });
  for (const address of [url, url.replace('/table/', '/replay/')]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table cannot be opened');
    await expect(page.locator('.problem')).toContainText('damaged');
    await expect(page).toHaveTitle('This table cannot be opened · Questhall');
    await page.getByRole('button', { name: 'Export this table' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  }
  await page.getByRole('link', { name: 'To all tables' }).click();
  await importText(page, await cellar('person'));
  await expect(rows(page)).toHaveCount(2);
  await page.goto('/#/');
  await page
    .getByRole('button', { name: /^Remove/ })
    .last()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
});
