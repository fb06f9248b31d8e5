import type { Page } from '@playwright/test';
import { COMING, GAMES } from '@questhall/catalogue';
import { plainWords } from '@questhall/facets';
import { expect, give, newTable, settled, test } from '../common/table.ts';

/** What is called the same in every language: games, and on the page of thanks people, places and licences. */
const TITLES = [...GAMES.map(({ card }) => card), ...COMING].flatMap(({ title }) => plainWords(title));
const THANKED = plainWords(
  'game-icons.net CC BY openfontlicense.org Lorc Delapouite Skoll Caro Asercion Carl Olsen Sbed Willdabeast',
);
const PROPER = new Set(TITLES.concat(THANKED));

/** What the games' own parts of a table still say by themselves, for now: nothing in them is looked at. */
const NOT_YET =
  '.table-board, .replay-board, .bar-dock, [data-panel="side"], .table-tabs button:has(svg), .question-rule';

/** Every word on the page that was never handed out to be translated. What says that it is English is marked, and so known. */
async function plainOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate((notYet) => {
    const isOurs = (element: Element): boolean =>
      element.closest(`[lang]:not(html), code, kbd, script, style, ${notYet}`) === null;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (node.parentElement !== null && isOurs(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
        if (isOurs(element)) texts.push(element.getAttribute(name) ?? '');
    return texts;
  }, NOT_YET);
  return [...new Set(said.flatMap(plainWords))].filter((word) => !PROPER.has(word));
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('questhall.pseudo', 'yes');
  });
});

test('no screen says a word that was never handed out to be translated', async ({ page }) => {
  const addresses = [
    '',
    'settings',
    'credits',
    'nowhere',
    ...GAMES.flatMap(({ card }) => [`new/${card.id}`, `rules/${card.id}`]),
  ];
  for (const address of addresses) {
    await page.goto(`/#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await plainOn(page), address).toEqual([]);
  }
});

for (const game of ['heroquest', 'glowquest', 'dungeonquest'] as const)
  test(`nor does a table of ${game}, nor a look back at it`, async ({ page }) => {
    await newTable(page, game);
    const found = new Set<string>(await plainOn(page));
    for (let answers = 0; answers < 12 && (await settled(page)) === 'asked'; answers++) {
      await give(page);
      await page.waitForTimeout(150);
      for (const word of await plainOn(page)) found.add(word);
    }
    expect.soft([...found], 'at the table').toEqual([]);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await expect(page.locator('.replay')).toBeVisible();
    expect.soft(await plainOn(page), 'looking back').toEqual([]);
  });

test('nor does the end of a game, nor the first page with tables on it', async ({ page }) => {
  await newTable(page, 'dungeonquest');
  for (let answers = 0; answers < 200 && (await settled(page)) === 'asked'; answers++) {
    await give(page);
    await page.waitForTimeout(100);
  }
  await expect(page.locator('.end-sheet')).toBeVisible();
  expect.soft(await plainOn(page), 'the end').toEqual([]);
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toHaveCount(1);
  expect.soft(await plainOn(page), 'the first page').toEqual([]);
});
