import { look } from '../common/board.ts';
import { say } from '../common/play.ts';
import { expect, newFight, newQuest, settled, test } from '../common/table.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit both games are played without a network', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await expect(async () =>
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true),
  ).toPass();
  await context.setOffline(true);
  await page.reload();
  await newFight(page);
  await newQuest(page);
  const before = await say(page, 'roll');
  await page.reload();
  await settled(page);
  expect(await look(page)).toEqual(before);
  await page.goto('/#/rules/heroquest');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HeroQuest');
});

test('the page can be installed', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '');
  const { icons, start_url: start } = await manifest.json();
  expect(start).toBe('./');
  for (const { src } of icons) expect((await request.get(src)).ok(), src).toBe(true);
});
