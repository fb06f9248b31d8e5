import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { goToEmptyPage } from '../common/empty-page.ts';
import { expect, give, settled, test } from '../common/table.ts';

const SAVES = resolve(import.meta.dirname, '../../../cli/src/testing/old-saves');

/** Puts tables into the store in which they were kept before they had journals, before the page is there. */
async function keepAsBefore(page: Page, tables: readonly { readonly id: string }[]): Promise<void> {
  await goToEmptyPage(page);
  await page.evaluate(async (records) => {
    const opening = indexedDB.open('questhall', 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('tables', { keyPath: 'id' });
    await new Promise((done) => {
      opening.onsuccess = done;
    });
    const work = opening.result.transaction('tables', 'readwrite');
    for (const record of records) work.objectStore('tables').put(record);
    await new Promise((done) => {
      work.oncomplete = done;
    });
    opening.result.close();
  }, tables);
}

/** What is still in that store; null when it is gone. */
const left = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'questhall')) return null;
    const opening = indexedDB.open('questhall');
    opening.onupgradeneeded = () => opening.transaction?.abort(); // it went just now: do not make it anew
    const isOpen = await new Promise((done) => {
      opening.onsuccess = () => done(true);
      opening.onerror = () => done(false);
    });
    if (!isOpen) return null;
    const asking = opening.result.transaction('tables').objectStore('tables').getAllKeys();
    await new Promise((done) => {
      asking.onsuccess = done;
    });
    opening.result.close();
    return asking.result.map(String);
  });

/** A table as it was kept then: the file of its match, and who sat there. */
async function oldTable(
  id: string,
  file: string,
  bots: readonly (string | null)[],
): Promise<{ readonly id: string; readonly save: string }> {
  const save = await readFile(resolve(SAVES, file), 'utf8');
  const company = bots.map((name) => (name === null ? { kind: 'person' } : { kind: 'bot', name }));
  const { game, options } = JSON.parse(save);
  return Object.assign({ id, save }, { game, company, options, moves: 1, isOver: false, stage: {}, changed: 1_000 });
}

test('tables of the first kind are brought along, once, and are played on', async ({ page, context }) => {
  await keepAsBefore(page, [
    await oldTable('a', 'heroquest-with-a-potion.json', [null, null, 'standard']),
    await oldTable('b', 'arena-one-card-laid.json', [null, 'standard']),
  ]);
  const other = await context.newPage();
  await Promise.all([page.goto('/#/'), other.goto('/#/')]);
  for (const tab of [page, other]) {
    await expect(tab.locator('.table-row')).toHaveCount(2);
    await expect(tab.locator('.table-row').filter({ hasText: 'Quest 1: The Trial' })).toContainText(
      'Zargon: the program',
    );
  }
  await expect.poll(() => left(page)).toBeNull();
  await page.reload();
  await expect(page.locator('.table-row')).toHaveCount(2);
  await page.bringToFront();
  for (const name of [/Continue.*Quest 1/, /Continue.*against/]) {
    await page.goto('/#/');
    await page.getByRole('link', { name }).click();
    await settled(page);
    await give(page);
    await settled(page);
  }
});

test('what cannot be read of them stays where it is, and hurts nobody', async ({ page }) => {
  const whole = await oldTable('c', 'heroquest-before-a-defence.json', [null, null, null]);
  await keepAsBefore(page, [{ id: 'a' }, { ...whole, id: 'b', save: '{"format":"questhall-save"' }, whole]);
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toHaveCount(1);
  await expect.poll(() => left(page)).toEqual(['a', 'b']);
  await page.reload();
  await expect(page.locator('.table-row')).toHaveCount(1);
});
