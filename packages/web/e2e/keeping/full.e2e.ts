import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cellar, endTurn, expectInStep, expectSecondRound, openCellar, roll, shown } from '../common/cellar.ts';
import { Room } from '../common/room.ts';
import { expect, importText, test } from '../common/table.ts';

const trouble = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'no room to keep the next move' });

test('a move that cannot be kept is refused, nothing is lost, and play goes on once there is room', async ({
  page,
}) => {
  const room = await Room.around(page);
  await openCellar(page, 'bot');
  const before = await shown(page);
  await room.take();
  await roll(page);
  await expect(trouble(page)).toBeVisible();
  await expect(page.locator('.why-not')).toHaveCount(0); // it is said once
  expect(await shown(page)).toBe(before);

  const leaving = page.waitForEvent('download');
  await trouble(page).getByRole('button', { name: 'Export this table' }).click();
  const file = await readFile(await (await leaving).path(), 'utf8');
  expect(file).toContain('The Small Cellar');

  await trouble(page).getByRole('button', { name: 'Try again' }).click();
  await roll(page);
  await expect(trouble(page)).toBeVisible();
  await expect(page.locator('.why-not')).toHaveCount(0); // it is said once
  expect(await shown(page)).toBe(before);

  await room.give();
  await trouble(page).getByRole('button', { name: 'Try again' }).click();
  await expect(trouble(page)).toHaveCount(0);
  await roll(page);
  await expect(page.locator('.log')).toContainText('rolls');
  await endTurn(page);
  await expectSecondRound(page);
  const after = await shown(page);
  await page.reload();
  expect(await shown(page)).toBe(after);
});

test('when the program cannot keep its move it waits, says so in every tab, and goes on once there is room', async ({
  page,
  context,
}) => {
  const room = await Room.around(page);
  await importText(page, await cellar('bot', 'zargon'));
  await room.take();
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(trouble(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(trouble(other)).toBeVisible();
  await room.give();
  await other.bringToFront();
  await trouble(other).getByRole('button', { name: 'Try again' }).click();
  for (const tab of [page, other]) {
    await expect(trouble(tab)).toHaveCount(0);
    await expect(tab.locator('.answer').first()).toBeAttached();
  }
  await expectInStep(page, other);
});

test('on a full shelf a new table, a file and a name are refused in words', async ({ page }) => {
  const room = await Room.around(page);
  const text = await cellar('bot');
  await importText(page, text);
  await room.take();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'A name for this table' }).fill('Friday');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: /\w/ });
  await expect(alert).toContainText('There is no room for this');
  await expect(page.locator('.table-row h3')).toHaveText('The Small Cellar');
  const other = Buffer.from(await cellar('person'));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.table', mimeType: 'text/plain', buffer: other });
  await expect(alert).toContainText('There is no room for this');
  await expect(alert).not.toContainText('not a table');
  await expect(page.locator('.table-row')).toHaveCount(1);
  await page.goto('/#/new/heroquest');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no room for this' })).toBeVisible();
  await room.give();
  await page.locator('button[type=submit]').click();
  await page.waitForURL(/#\/table\//);
});
