import { GAME_IDS } from '@questhall/catalogue';
import { expect, newTable, test } from '../common/table.ts';

test('the sheets of a game are kept to what carries its name', async ({ page }) => {
  for (const game of ['heroquest', 'glowquest', 'crystal-expedition', 'dungeonquest', 'dungeoneer'] as const) {
    await newTable(page, game);
    await expect(page.locator(`main[data-game=${game}]`)).toBeVisible();
  }
  const kept = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSScopeRule)
      .map(({ start }) => start),
  );
  expect(new Set(kept)).toEqual(new Set(GAME_IDS.map((game) => `[data-game="${game}"]`)));
});
