import { comeToTown } from '../common/campaign.ts';
import { plainAround } from '../common/looking-around.ts';
import { plainOn, speakPseudo } from '../common/plain-words.ts';
import { expect, give, importText, newTable, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import * as crystal from '../games/crystal-expedition/scenes.mjs';
import * as dungeonquest from '../games/dungeonquest/scenes.mjs';
import * as glowquest from '../games/glowquest/scenes.mjs';
import * as heroquest from '../games/heroquest/scenes.mjs';

test.beforeEach(speakPseudo);

for (const [game, { scenes, finished }] of Object.entries({ heroquest, glowquest, crystal, dungeonquest }))
  for (const [name, make] of Object.entries({ ...scenes, finished }))
    test(`no table of ${game} says a word that was never handed out to be translated: ${name}`, async ({ page }) => {
      await sitDownAt(page, make());
      expect.soft(await plainAround(page), 'at the table').toEqual([]);
      await page.goto(page.url().replace('/table/', '/replay/'));
      await expect(page.locator('.replay')).toBeVisible();
      expect.soft(await plainOn(page), 'looking back').toEqual([]);
    });

test('nor does the first page, with tables of several games on it', async ({ page }) => {
  const files = await Promise.all([heroquest, glowquest, crystal, dungeonquest].map(({ finished }) => finished()));
  await page.goto('/#/');
  for (const file of files) await importText(page, file);
  await expect(page.locator('.table-row')).toHaveCount(files.length);
  expect(await plainOn(page)).toEqual([]);
});

for (const game of ['heroquest', 'glowquest', 'crystal-expedition', 'dungeonquest'] as const)
  test(`nor does the beginning of ${game}, from answer to answer`, async ({ page }) => {
    await newTable(page, game);
    const found = new Set(await plainOn(page));
    for (let answers = 0; answers < 12 && (await settled(page)) === 'asked'; answers++) {
      await give(page);
      await page.waitForTimeout(150);
      for (const word of await plainOn(page)) found.add(word);
    }
    expect([...found]).toEqual([]);
  });

test('nor does the curtain, or what lies behind it', async ({ page }) => {
  await sitDownAt(page, heroquest.zargons());
  await expect(page.locator('.curtain')).toBeVisible();
  expect.soft(await plainOn(page), 'the curtain').toEqual([]);
  await passCurtain(page);
  expect.soft(await plainAround(page), 'behind it').toEqual([]);
});

test('nor does the Town of Crystal Expedition, in any of its houses', async ({ page }) => {
  await sitDownAt(page, crystal.scenes.homecoming());
  const found = new Set(await plainOn(page));
  for (const location of crystal.houses) {
    await page.locator(`.ce-house[data-location=${location}]`).click();
    await expect(page.locator(`.ce-interior[data-location=${location}]`)).toBeVisible();
    for (const word of await plainOn(page)) found.add(word);
    await page.locator('.ce-interior .ce-deed').click();
  }
  expect([...found]).toEqual([]);
});

test('nor does the town, at any counter of it', async ({ page }) => {
  const town = await comeToTown(page, { quest: 9, sellHalf: true });
  const found = new Set(await plainOn(page));
  const note = async (): Promise<void> => {
    for (const word of await plainOn(page)) found.add(word);
  };
  for (const hero of await town.locator('.town-hero input').all()) {
    await hero.check();
    await note();
    await town.locator('.pack .button').first().click();
    await note();
    await page.keyboard.press('Escape');
  }
  await town.locator('.ware[data-dear=true] .town-button').first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await note();
  expect([...found]).toEqual([]);
});
