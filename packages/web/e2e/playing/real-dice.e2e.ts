import { expect, give, newQuest, test } from '../common/table.ts';

test('real dice are typed in, and count', async ({ page }) => {
  await newQuest(page, async () => {
    await page.getByRole('radio', { name: 'We roll real dice' }).check();
  });
  await give(page, 'roll');
  const typed = page.locator('.typed-dice');
  await expect(typed.getByRole('heading')).toHaveText('Roll the dice');
  await expect(typed).toContainText('6 faces');
  await typed.getByRole('button', { name: '3', exact: true }).click();
  await expect(typed).toContainText('So far: 3');
  await typed.getByRole('button', { name: '4', exact: true }).click();
  await expect(typed).toHaveCount(0);
  await expect(page.locator('.log-line').last()).toContainText('3 and 4: up to seven squares');
});
