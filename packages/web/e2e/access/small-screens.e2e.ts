import type { Locator, Page } from '@playwright/test';
import { GAME_IDS } from '@questhall/catalogue';
import { expect, newFight, settled, sitDownAt, test } from '../common/table.ts';
import { scenes } from '../games/crystal-expedition/scenes.mjs';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';
import { questWhen } from '../games/heroquest/scenes.mjs';

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
  await newFight(page);
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

/** Phones, upright and on their side. */
const PHONES = [
  [320, 640],
  [390, 844],
  [844, 390],
] as const;

const isFight = (kind: string, offers: readonly { readonly type: string }[]): boolean =>
  kind === 'turn' && offers.some(({ type }) => type === 'attack');

const MATCHES: Readonly<Record<string, () => Promise<string>>> = {
  quest: () => questWhen({ quest: 1 }, isFight),
  expedition: () => expeditionWhen({}, ({ kind }, offers) => isFight(kind, offers)),
  'a dungeon full of Crystals': scenes.turn,
};

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return box;
}

/** How much of a window so high the board has. */
const boardShare = async (page: Page, height: number): Promise<number> =>
  (await boxOf(page.locator('.replay-board'))).height / height;

for (const [name, match] of Object.entries(MATCHES))
  test(`on a phone a look back has a board to look at, and all its knobs: ${name}`, async ({ page }) => {
    await sitDownAt(page, match());
    await settled(page);
    await page.goto(page.url().replace('table', 'replay'));
    await page.getByRole('slider', { name: 'Move' }).fill('9');
    const log = page.getByRole('button', { name: 'What happened' });
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      const isUpright = height > width;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await boardShare(page, height), `the board at ${width} × ${height}`).toBeGreaterThan(
        isUpright ? 0.38 : 0.7,
      );
      const knobs = page.locator('.replay-buttons button:visible, .replay-speed .segment, .replay-tabs button');
      for (const knob of await knobs.all()) {
        const box = await boxOf(knob);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(32);
      }
      const speeds = await Promise.all((await page.locator('.replay-speed .segment').all()).map(boxOf));
      expect(new Set(speeds.map(({ y }) => y)).size, 'rows of speeds').toBe(1);
      await expect(page.locator('.past-move[aria-current]')).toBeInViewport();
      await log.click();
      await expect(page.locator('.past-log')).toBeHidden();
      expect(await boardShare(page, height), `without the log at ${width} × ${height}`).toBeGreaterThan(
        isUpright ? 0.6 : 0.7,
      );
      await log.click();
      await expect(page.locator('.past-move[aria-current]')).toBeInViewport();
    }
  });
