import type { Page } from '@playwright/test';
import { cellar, endTurn, openCellar, PLANTED } from '../common/cellar.ts';
import { eavesdrop, forget, heard, within } from '../common/eavesdrop.ts';
import { expect, importText, test } from '../common/table.ts';

/** Nothing that only Zargon may know is in the page, or was said to it. */
async function expectNothingOfZargons(page: Page): Promise<void> {
  const all = await within(page);
  for (const word of PLANTED) expect(all).not.toContain(word);
}

/** The curtain is down before Zargon, and nothing of his came before he says that he is there. */
async function expectCurtain(page: Page): Promise<void> {
  await expect(page.locator('.curtain')).toContainText('Now you: Zargon');
  await expect(page.locator('.board, .answer, .log-line, .replay-clock')).toHaveCount(0);
  await expectNothingOfZargons(page);
}

/** Zargon says that he is there, and sees what is his. */
async function sitDownAsZargon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.locator('.token.is-ghost')).not.toHaveCount(0);
  expect(await heard(page)).toContain('Quorvex');
}

test('the curtain falls on every way to a table with secrets around one screen', async ({ page, context }) => {
  await eavesdrop(context);
  await page.goto('/#/');
  await importText(page, await cellar('person'));
  await expectNothingOfZargons(page); // the card says nothing of the sheet either
  await page.getByRole('link', { name: /Continue/ }).click();
  await expect(page.locator('.curtain')).toContainText('Now you: The heroes');
  await page.getByRole('button', { name: 'I am here' }).click();
  await endTurn(page);
  await expect(page.locator('.curtain')).toContainText('Now you: Zargon');
  await expectNothingOfZargons(page);
  await page.reload();
  await expectCurtain(page);
  await sitDownAsZargon(page);

  await page.reload();
  await expectCurtain(page);
  await sitDownAsZargon(page);

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.table-row')).toHaveCount(1);
  await forget(page); // until here it was his
  await page.getByRole('link', { name: /Continue/ }).click();
  await expectCurtain(page);
  await sitDownAsZargon(page);

  await page.goBack();
  await expect(page.locator('.table-row')).toHaveCount(1);
  await forget(page);
  await page.goForward();
  await expectCurtain(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.locator('.table-row')).toHaveCount(1);
  await expectNothingOfZargons(page);
});

test('when Zargon is done, nothing of his stays on the page for the heroes', async ({ page, context }) => {
  await eavesdrop(context);
  await openCellar(page, 'person');
  await endTurn(page);
  await sitDownAsZargon(page);
  await endTurn(page);
  await expect(page.locator('.curtain')).toContainText('Now you: The heroes');
  for (const word of PLANTED) expect(await page.content()).not.toContain(word);
  await forget(page);
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.locator('.answer').first()).toBeAttached();
  await expectNothingOfZargons(page);
});

test('the curtain falls in a second tab, before the replay, and on a link that is opened', async ({
  page,
  context,
}) => {
  await eavesdrop(context);
  const url = await openCellar(page, 'person');
  await endTurn(page);
  await sitDownAsZargon(page);
  const other = await context.newPage();
  await other.goto(url);
  await expectCurtain(other);
  await page.goto(url.replace('/table/', '/replay/'));
  await forget(page);
  await page.reload();
  await expectCurtain(page);
  await page.bringToFront();
  await sitDownAsZargon(page);
  await expect(page.locator('.replay-clock')).toBeVisible();
  await expectNothingOfZargons(other);
});

test('whoever plays alone sees no curtain', async ({ page }) => {
  await openCellar(page, 'bot');
  await page.reload();
  await expect(page.locator('.answer').first()).toBeAttached();
  await page.goto(page.url().replace('/table/', '/replay/'));
  await expect(page.locator('.replay-clock')).toBeVisible();
});
