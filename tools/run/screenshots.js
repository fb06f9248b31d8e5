// Takes a picture of every screen at all sizes: `npm run screenshots`. They are written to the folder `screenshots`.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';
import { serve } from './serve.js';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ readonly scenes: Readonly<Record<string, () => Promise<string>>>, readonly wishes: readonly RegExp[] }}
 * Scenes what a game has to show, and how one gets on in it
 */

const SIZES = /** @type {const} */ ([
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
]);
const FOLDER = join(ROOT, 'screenshots');
const DIST = process.env['QUESTHALL_PAGE'] ?? join(ROOT, 'packages/web/dist');
const ANSWERS = 24;
const END_MAX = 200;
const PLACES = /** @type {const} */ ([
  ['settings', '#/settings'],
  ['credits', '#/credits'],
  ['lost', '#/nowhere'],
]);

ensureInstalled();
const executablePath = (await ensureBrowser()) ?? process.exit(1);
ensureBuilt();
if (process.env['QUESTHALL_PAGE'] === undefined) await ensureWebBuilt();
const { GAME_IDS } = await import('@questhall/catalogue');
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const server = await serve(DIST, 0);
const address = server.address();
const home = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const context = await browser.newContext({ serviceWorkers: 'block' });
const page = await context.newPage();
await page.goto(home);

/** @param {string} theme */
async function light(theme) {
  await page.evaluate((chosen) => {
    localStorage.setItem(
      'questhall.settings',
      JSON.stringify({ speed: 'atOnce', motion: 'none', theme: chosen, language: 'en' }),
    );
  }, theme);
}

/**
 * Goes there as if for the first time.
 * @param {string} hash
 */
async function go(hash) {
  await page.goto('about:blank');
  await page.goto(`${home}${hash}`);
  await page.locator('h1, .answer, .ended, .curtain').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
}

/**
 * One picture at each size.
 * @param {string} name
 */
async function shoot(name) {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  console.log(name);
}

/**
 * The first of these answers that is offered, else the first there is.
 * @param {readonly RegExp[]} wishes
 */
async function answer(wishes) {
  const names = await page
    .locator('.answer')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-name') ?? ''));
  const at = wishes.map((wish) => names.findIndex((name) => wish.test(name))).find((found) => found >= 0) ?? 0;
  const grave = page.locator('.last-chance .bar-choice').first();
  if (await grave.isVisible()) await grave.click();
  else {
    await page.locator('.answers-search').focus(); // the list opens for whoever looks for something in it
    await page.locator('.answer').nth(at).click();
  }
  await page.waitForTimeout(150);
  await page.locator('.answer, .ended, .curtain').first().waitFor({ state: 'attached' });
}

/**
 * A new table, played for a while by whoever takes the first of these answers.
 * @param {string} game
 * @param {readonly RegExp[]} wishes
 * @param {number} answers
 * @returns {Promise<string>} its address
 */
async function play(game, wishes, answers) {
  await go(`#/new/${game}`);
  await page.locator('button[type=submit]').click();
  await page.locator('.answer').first().waitFor({ state: 'attached' });
  for (let i = 0; i < answers && (await page.locator('.ended').count()) === 0; i++) await answer(wishes);
  return new URL(page.url()).hash;
}

/**
 * A table that was saved, opened again.
 * @param {string} file
 */
async function sitDownAt(file) {
  await go('#/');
  const tables = page.getByRole('link', { name: /Continue/ });
  const doors = () => tables.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const before = await doors();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.table', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await tables.nth(before.length).waitFor();
  const door = (await doors()).find((one) => !before.includes(one)); // wherever it stands among the others
  await page.locator(`a[href="${door}"]`).first().click();
  await page.locator('.answer, .ended, .curtain').first().waitFor({ state: 'attached' });
  const enter = page.locator('.curtain button');
  if ((await enter.count()) > 0) await enter.click();
  await page.waitForTimeout(1_500);
}

/**
 * @param {string} game
 * @returns {Promise<Scenes>}
 */
async function scenesOf(game) {
  const path = join(ROOT, 'packages/web/e2e/games', game, 'scenes.mjs');
  return existsSync(path) ? import(pathToFileURL(path).href) : { scenes: {}, wishes: [] };
}

await light('dark');
await go('#/');
await shoot('home-empty');
for (const [name, hash] of PLACES) {
  await go(hash);
  await shoot(name);
}
for (const game of GAME_IDS) {
  const { scenes, wishes } = await scenesOf(game);
  await go(`#/new/${game}`);
  await shoot(`${game}-new`);
  await go(`#/rules/${game}`);
  await shoot(`${game}-rules`);
  await play(game, wishes, 0);
  await page.waitForTimeout(1_000);
  await shoot(`${game}-begin`);
  const table = await play(game, wishes, ANSWERS);
  for (const theme of ['dark', 'light']) {
    await light(theme);
    await go(table);
    await shoot(`${game}-table${theme === 'light' ? '-light' : ''}`);
  }
  await light('dark');
  for (const [name, make] of Object.entries(scenes)) {
    await sitDownAt(await make());
    await shoot(`${game}-${name}`);
  }
}
const last = GAME_IDS.at(-1) ?? '';
const ended = await play(last, (await scenesOf(last)).wishes, END_MAX);
await go(ended);
await shoot('ended');
await go(ended.replace('table', 'replay'));
await shoot('replay');
for (const theme of ['dark', 'light']) {
  await light(theme);
  await go('#/');
  await shoot(`home${theme === 'light' ? '-light' : ''}`);
}
await browser.close();
server.close();
console.log(`screenshots are in ${FOLDER}`);
