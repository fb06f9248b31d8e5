import type { Locator, Page } from '@playwright/test';
import type { HeroSeen, KeepSeen } from '@questhall/dungeonquest';
import { besideOf, squaresSeen } from '@questhall/dungeonquest/client';
import { DIRECTIONS, type Direction } from '@questhall/grid';
import { expect, settled, sitDownAt, test } from '../common/table.ts';
import { dashWhen, scenes } from '../games/dungeonquest/scenes.mjs';

const ALONE = [{ kind: 'person' }] as const;

const dock = (page: Page): Locator => page.locator('.keep-dock');
const tiles = (page: Page): Locator => page.locator('.keep-tile');
const sky = (page: Page): Locator => page.locator('.sky');

/** Screens from wide to narrow and low. */
const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

/** Where the sun stands, and how high the sky is. */
const placesOf = (page: Page): Promise<readonly (number | undefined)[]> =>
  sky(page).evaluate((header) =>
    [header, ...header.querySelectorAll('.sky-arc, .sky-words')].flatMap((part) => {
      const { left, top, bottom } = part.getBoundingClientRect();
      return part.className === 'sky-words' ? [left] : [left, top, bottom];
    }),
  );

test('whatever is thrown or said below the sun, the sky and the sun stay where they are', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(({ kind }, { lying }) => kind === 'test' && lying.dice.length === 0, {}, ALONE),
  );
  await settled(page);
  await expect(page.locator('.keep-die')).toHaveCount(0);
  const before = await placesOf(page);
  await dock(page)
    .getByRole('button', { name: /Roll the dice/ })
    .click();
  await expect(page.locator('.keep-die')).toHaveCount(2);
  expect(await placesOf(page)).toEqual(before);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`whatever is asked on a phone, the map keeps its size: ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDownAt(page, scenes['keep-test']());
    await settled(page);
    const map = page.getByRole('application', { name: 'The keep' });
    const asked = await map.boundingBox();
    await dock(page)
      .getByRole('button', { name: /Roll the dice/ })
      .click();
    await expect(dock(page).locator('.verb').first()).toBeVisible();
    expect(await map.boundingBox()).toEqual(asked);
  });

for (const language of ['en', 'nl'] as const)
  test(`at dusk all that the sky says is read whole, on every screen: ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('questhall.settings', JSON.stringify({ speed: 'atOnce', motion: 'none', language: chosen }));
    }, language);
    await sitDownAt(page, scenes['keep-dusk']());
    await settled(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.way-home')).toBeVisible();
      const cut = await sky(page).evaluate((header) => {
        const { top, bottom, right } = header.getBoundingClientRect();
        return [...header.querySelectorAll('b, strong, .way-home span, .keep-die')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.top < top - 1 || box.bottom > bottom + 1 || box.right > right + 1;
          })
          .map(({ textContent }) => textContent);
      });
      expect.soft(cut, `at ${width} × ${height}`).toEqual([]);
    }
  });

test('a fight leaves the sun in sight, on a phone as well', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(({ kind }) => kind === 'encounter', { mode: 'dice' }, ALONE),
  );
  await settled(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [fight, arc] = await Promise.all(['.keep-fight', '.sky-arc'].map((part) => page.locator(part).boundingBox()));
    expect
      .soft(fight?.y ?? 0, `at ${width} × ${height}`)
      .toBeGreaterThanOrEqual((arc?.y ?? 0) + (arc?.height ?? 0) - 2);
    await expect.soft(page.locator('.fighter').first()).toBeInViewport();
  }
});

test('a tile that is drawn lies face down before it is turned over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('questhall.settings', JSON.stringify({ speed: 'slow' })));
  await sitDownAt(page, scenes['keep-begin']());
  await settled(page);
  await dock(page)
    .getByRole('button', { name: /^Go .*unexplored$/ })
    .first()
    .click();
  await expect(page.locator('.stage-tile-back').first()).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});

/** The turning floor beside the hero, if an opening leads there. */
function turningBeside({ square, heading }: HeroSeen, keep: KeepSeen): number {
  const here = squaresSeen(keep).find((seen) => seen.square === square);
  const way = DIRECTIONS.find(
    (to) => here?.sides[to] === 'open' && here.facing[to] === 'open' && isTurning(keep, square, to),
  );
  return heading !== null || way === undefined ? -1 : besideOf(square, way);
}

const isTurning = (keep: KeepSeen, square: number, way: Direction): boolean =>
  squaresSeen(keep).some((seen) => seen.square === besideOf(square, way) && seen.ground === 'turning');

test('a floor that grinds round is turned by half before the eyes of everybody', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(
      ({ kind }, { heroes: [hero] }, keep) =>
        kind === 'action' && hero !== null && hero !== undefined && turningBeside(hero, keep) >= 0,
      {},
      ALONE,
    ),
  );
  await settled(page);
  const floors = page.locator('.keep-tile[data-ground=turning] .keep-turning');
  const angles = (): Promise<number> =>
    floors.evaluateAll((all) =>
      all.reduce((sum, floor) => sum + Number(/rotate\((-?\d+)deg/.exec(floor.getAttribute('style') ?? '')?.[1]), 0),
    );
  const before = await angles();
  await dock(page)
    .getByRole('button', { name: /^Go .*Turning chamber$/ })
    .first()
    .click();
  await expect(page.locator('.log')).toContainText('The floor turns');
  expect(Math.abs((await angles()) - before)).toBe(180);
});
