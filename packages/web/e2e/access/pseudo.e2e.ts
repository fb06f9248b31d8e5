import { GAMES } from '@questhall/catalogue';
import { plainOn, speakPseudo } from '../common/plain-words.ts';
import { expect, test } from '../common/table.ts';

test.beforeEach(speakPseudo);

test('no screen says a word that was never handed out to be translated', async ({ page }) => {
  const addresses = [
    '',
    'settings',
    'credits',
    'nowhere',
    'table/0',
    ...GAMES.flatMap(({ card }) => [`new/${card.id}`, `rules/${card.id}`]),
  ];
  for (const address of addresses) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await plainOn(page), address).toEqual([]);
  }
});

for (const { card } of GAMES)
  test(`nor does the form for a table of ${card.title}, filled in badly`, async ({ page }) => {
    await page.goto(`/#/new/${card.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const more of await page.locator('summary').all()) await more.click();
    for (const toggle of await page.getByRole('switch').all()) await toggle.check();
    expect.soft(await plainOn(page), 'everything is on').toEqual([]);
    const numbers = page.locator('.number input');
    if ((await numbers.count()) === 0) return;
    await numbers.last().fill('-1');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('.problem')).toBeVisible();
    expect.soft(await plainOn(page), 'a number that cannot be').toEqual([]);
  });
