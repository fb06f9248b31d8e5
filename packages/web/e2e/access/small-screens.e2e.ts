import { GAME_IDS } from '@questhall/catalogue';
import { expect, newTable, test } from '../common/table.ts';

/** Screens from wide to narrow and low; 720 by 450 is a laptop at twice the size. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [800, 400],
  [720, 450],
  [390, 844],
  [320, 640],
] as const;

test('no screen is wider than the window, however small that is', async ({ page }) => {
  await newTable(page, 'dungeonquest');
  const games = GAME_IDS.flatMap((game) => [`new/${game}`, `rules/${game}`]);
  for (const address of ['', 'settings', 'credits', 'nowhere', ...games]) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${address} at ${width} × ${height}`).toBeLessThanOrEqual(width);
    }
  }
});
