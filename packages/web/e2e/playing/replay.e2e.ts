import { expect, newQuest, settled, test } from '../common/table.ts';

test('a finished quest is looked at again: move by move, and through the eyes of each seat', async ({ page }) => {
  await newQuest(page, async () => {
    await page.locator('summary').filter({ hasText: 'More options' }).click();
    await page.getByLabel('Rounds', { exact: true }).fill('1');
  });
  while ((await settled(page)) === 'asked') {
    const question = await page.locator('.question').textContent();
    await page.locator('.end-turn').click();
    await expect(page.locator('.question')).not.toHaveText(question ?? '');
  }
  await page.goto(page.url().replace('table', 'replay'));
  const clock = page.locator('.replay-clock');
  await expect(clock).toContainText('The beginning');
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(clock).toContainText('Move 1 of');
  await page.getByRole('button', { name: 'One move back' }).click();
  await expect(clock).toContainText('The beginning');
  await page.getByRole('slider', { name: 'Move' }).fill('3');
  await expect(clock).toContainText('Move 3 of');
  await page.locator('.replay-play').click();
  await expect(clock).toContainText(/Move (\d+) of \1$/);
  await expect(page.locator('.token.is-ghost')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Zargon' }).click();
  await expect(page.locator('.token.is-ghost')).not.toHaveCount(0);
  await page.getByRole('radio', { name: 'The heroes' }).click();
  await expect(page.locator('.token.is-ghost')).toHaveCount(0);
});
