import { GAMES } from '@questhall/catalogue';
import { expect, newTable, settled, test } from '../common/table.ts';

test('five games and the unfinished tables are seen at a glance', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const game of ['heroquest', 'glowquest', 'dungeonquest'] as const) await newTable(page, game);
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toHaveCount(3);
  for (const { card } of GAMES)
    await expect(page.getByRole('article', { name: card.title, exact: true })).toBeInViewport({ ratio: 1 });
  for (const row of await page.locator('.table-row').all()) await expect(row).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.first-table')).toHaveCount(0);
});

test('whoever knows none of the games is one click from a table', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/#/', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /icons-(?!first)/.test(url))).toEqual([]); // they weigh as much as half of the rest
  await page.locator('.first-table').getByRole('button').click();
  await page.waitForURL(/#\/table\//);
  expect(await settled(page)).toBe('asked');
  await expect(page).toHaveTitle(/The Trial/);
});
