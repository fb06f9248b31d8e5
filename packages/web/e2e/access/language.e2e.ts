import { expect, give, newFight, newQuest, settled, test } from '../common/table.ts';

test('Dutch comes at once, also at a table, and stays', async ({ page }) => {
  await newQuest(page);
  const table = page.url();
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toContainText('Verder');
  await page.goto(table);
  await expect(page.locator('.undo')).toHaveText('Terugnemen');
  await expect(page.locator('.board')).toHaveAttribute('aria-label', 'Het bord van HeroQuest');
  await expect(page.locator('.question')).toContainText(/^Wat doet \S+ de Barbaar\?/);
  await expect(page.locator('.log-line').last()).toContainText('De Barbaar is aan de beurt.');
  await page.keyboard.press('r');
  await expect(page.locator('.log-line').last()).toContainText(/^De Barbaar gooit .+: hoogstens \S+ vakken\./);
  await expect(page.locator('.dice-throw figcaption').last()).toContainText('Barbaar: ');
  await expect(page.locator('.hero-sheet').first()).toContainText('Breedzwaard');
  await page.reload();
  await expect(page.locator('.undo')).toHaveText('Terugnemen');
});

test('the arena speaks Dutch from its form to its last word', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await newFight(page, async () => {
    await page.getByRole('radio', { name: /^Skelet/ }).check();
    await expect(page.locator('.summary-about')).toHaveText('Hugo de Roemrijke tegen Skelet');
  });
  await expect(page.locator('.log')).toContainText('Het is een Skelet.');
  while ((await settled(page)) === 'asked') {
    const lines = await page.locator('.log-line').count();
    await give(page);
    await expect
      .poll(async () => (await page.locator('.ended').count()) > 0 || (await page.locator('.log-line').count()) > lines)
      .toBe(true);
  }
  await expect(page.locator('#end-title')).toContainText(/(gewonnen|verloren|gedood)/);
});
