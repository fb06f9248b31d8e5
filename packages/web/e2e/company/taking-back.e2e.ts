import type { Locator, Page } from '@playwright/test';
import { endTurn, openCellar, roll } from '../common/cellar.ts';
import { expect, give, passCurtain, test } from '../common/table.ts';

const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo', exact: true });
const rolls = (page: Page): Locator => page.locator('.log-line').filter({ hasText: 'rolls' });

test('a double click on an answer is one answer, however fast the next question comes', async ({ page }) => {
  await openCellar(page, 'bot');
  const end = page.locator('.end-turn');
  await end.dblclick();
  await expect(page.locator('.log')).toContainText('Round 2');
  const box = await end.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.locator('.log')).toContainText('Round 3');
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await roll(page);
  await expect(rolls(page)).toHaveCount(1);
  await expect(page.locator('.log')).not.toContainText('Round 4');
  await expect(page.locator('.why-not')).toHaveCount(0);
});

test('whoever plays alone takes anything back, reads what it is, and the match says so at its end', async ({
  page,
}) => {
  await openCellar(page, 'bot');
  await expect(undo(page)).toBeDisabled();
  await roll(page);
  await endTurn(page);
  await expect(page.locator('.log')).toContainText('Round 2');
  await expect(page.locator('.log-horizon')).toContainText('goes back to this line');
  await expect(page.locator('.log')).not.toContainText('one player alone');
  await expect(undo(page)).toHaveAttribute(
    'title',
    'Take back: The Barbarian’s turn is over. The move after it is taken back too.',
  );
  await undo(page).click();
  await expect(page.locator('.log')).not.toContainText('Round 2');
  await undo(page).click();
  const asking = page.getByRole('dialog', { name: 'Take it back?' });
  await expect(asking).toContainText(/Take back: .*rolls/);
  await expect(asking).not.toContainText('agree');
  await asking.getByRole('button', { name: 'Take it back all the same' }).click();
  await expect(rolls(page)).toHaveCount(0);
  await give(page, 'leave');
  await expect(page.getByRole('dialog').locator('.end-marked')).toContainText('taken back after dice had fallen');
});

test('a match in which nothing settled was taken back says nothing of it', async ({ page }) => {
  await openCellar(page, 'bot');
  await endTurn(page);
  await expect(page.locator('.log')).toContainText('Round 2');
  await undo(page).click();
  await expect(page.locator('.log')).not.toContainText('Round 2');
  await give(page, 'leave');
  await expect(page.locator('.ended')).toBeVisible();
  await expect(page.locator('.end-marked')).toHaveCount(0);
});

test('what others have a say in is taken back when they agree, at a window of their own', async ({ page, context }) => {
  const heroes = page;
  await openCellar(heroes, 'person');
  await endTurn(heroes);
  const zargon = await context.newPage();
  await zargon.goto(heroes.url());
  await passCurtain(zargon);
  await endTurn(zargon);
  await roll(heroes);
  await expect(rolls(heroes)).toHaveCount(1);

  const ask = async (): Promise<void> => {
    await heroes.bringToFront();
    await undo(heroes).click();
    await heroes.getByRole('dialog').getByRole('button', { name: 'We agree: take it back' }).click();
    await expect(heroes.getByRole('status').filter({ hasText: 'The others are asked' })).toBeVisible();
  };
  const asked = zargon.getByRole('dialog', { name: 'The heroes: may we take something back?' });
  await ask();
  await zargon.bringToFront();
  await asked.getByRole('button', { name: 'I do not agree' }).click();
  await expect(heroes.getByRole('status').filter({ hasText: 'Not everybody agreed' })).toBeVisible();
  await expect(rolls(heroes)).toHaveCount(1);

  await ask();
  await zargon.bringToFront();
  await asked.getByRole('button', { name: 'I agree' }).click();
  await expect(rolls(heroes)).toHaveCount(0);
  await expect(heroes.getByRole('status').filter({ hasText: /agree/ })).toHaveCount(0);
  await expect(asked).toHaveCount(0);
});
