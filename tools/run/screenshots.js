// Takes a picture of every screen at the three sizes: `npm run screenshots`. They are written to the folder
// `screenshots`.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './browser.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';
import { campaignInTown, expeditionWhen } from './saved.js';
import { serve } from './serve.js';

/** @typedef {import('@playwright/test').Page} Page */

const SIZES = /** @type {const} */ ([
  [1440, 900],
  [1024, 768],
  [390, 844],
]);
const FOLDER = join(ROOT, 'screenshots');
const DIST = process.env['QUESTHALL_PAGE'] ?? join(ROOT, 'packages/web/dist');
const ANSWERS = 24;
const PLACES = /** @type {const} */ ([
  ['new-heroquest', '#/new/heroquest'],
  ['new-dungeonquest', '#/new/dungeonquest'],
  ['new-glowquest', '#/new/glowquest'],
  ['rulebook', '#/rules/heroquest'],
  ['settings', '#/settings'],
  ['credits', '#/credits'],
  ['lost', '#/nowhere'],
]);

ensureInstalled();
const executablePath = (await ensureBrowser()) ?? process.exit(1);
if (process.env['QUESTHALL_PAGE'] === undefined) {
  ensureBuilt();
  await ensureWebBuilt();
}
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
  await page.locator('h1, .answer, .ended, .curtain').first().waitFor();
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
  await page.locator('.answer').nth(at).click();
  await page.waitForTimeout(150);
  await page.locator('.answer, .ended, .curtain').first().waitFor();
}

/** Walks to the latest door that was told of, if it is within reach. */
async function walkToDoor() {
  const search = page.locator('.answers-search');
  if ((await search.count()) === 0) return;
  const log = (await page.locator('.log').textContent()) ?? '';
  for (const [, x, y, side] of [...log.matchAll(/door at (\d+),(\d+)([SE])/g)].toReversed()) {
    const [column, row] = [Number(x), Number(y)];
    const beyond = side === 'E' ? `${column + 1},${row}` : `${column},${row + 1}`;
    for (const square of [`${column},${row}`, beyond]) {
      await search.fill(`walk ${square}`);
      const found = page.locator(`.answer[data-name="walk ${square}"]`);
      if ((await found.count()) === 0) continue;
      await found.click();
      await page.waitForTimeout(150);
      return;
    }
  }
  await search.fill('');
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
  await page.locator('.answer').first().waitFor();
  for (let i = 0; i < answers && (await page.locator('.ended').count()) === 0; i++) {
    const isRoll = (await page.locator('.answer').first().getAttribute('data-name')) === 'roll';
    await answer(wishes);
    if (isRoll && game === 'heroquest') await walkToDoor();
  }
  return new URL(page.url()).hash;
}

/**
 * Moments of an expedition that are worth a picture.
 * @type {readonly (readonly [string, Parameters<typeof expeditionWhen>[1]])[]}
 */
const EXPEDITIONS = [
  ['cards', ({ kind }) => kind === 'keep'],
  [
    'expedition',
    ({ kind }, _offers, view) => kind === 'turn' && view.roomsCleared === 1 && (view.turn?.surges ?? 0) >= 3,
  ],
  ['momentum', ({ kind }) => kind === 'momentum'],
  ['level-up', ({ kind, why }) => kind === 'gain' && why === 'level'],
];

await light('dark');
const fight = await play('dungeonquest', [], 2);
const ended = await play('dungeonquest', [], 200);
const quest = await play('heroquest', [/^attack/, /^open/, /^roll/, /^search treasure/, /^end/], ANSWERS);
for (const theme of ['dark', 'light']) {
  await light(theme);
  const mark = theme === 'light' ? '-light' : '';
  for (const [name, hash] of /** @type {const} */ ([
    ['home', '#/'],
    ['table-heroquest', quest],
    ['table-dungeonquest', fight],
  ])) {
    await go(hash);
    await shoot(`${name}${mark}`);
  }
}
await light('dark');
for (const [name, hash] of [...PLACES, ['ended', ended], ['replay', ended.replace('table', 'replay')]]) {
  await go(hash);
  await shoot(name);
}

/**
 * A table that was saved, opened again.
 * @param {Promise<string>} file
 */
async function sitDownAt(file) {
  await go('#/');
  const tables = page.getByRole('link', { name: /Continue/ });
  const before = await tables.count();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'quest.table', mimeType: 'text/plain', buffer: Buffer.from(await file) });
  await tables.nth(before).waitFor(); // the one that came in last stands first
  await tables.first().click();
}

await sitDownAt(campaignInTown({ quest: 9, sellHalf: true }));
await page.locator('.town-heroes').waitFor();
await shoot('town');
for (const [name, isThere] of EXPEDITIONS) {
  await sitDownAt(expeditionWhen({}, isThere));
  await page.waitForTimeout(2_000);
  await shoot(name);
}
await go('#/new/heroquest');
await page
  .getByRole('group', { name: 'Zargon', exact: true })
  .getByRole('radio', { name: 'Another person' })
  .check({ force: true });
await page.locator('button[type=submit]').click();
for (let i = 0; (await page.locator('.curtain').count()) === 0 && i < 40; i++) {
  await page.locator('.answer, .curtain').first().waitFor();
  if ((await page.locator('.curtain').count()) === 0) await answer([/^order/, /^school/, /^end/, /^pass/]);
}
await shoot('curtain');
await browser.close();
server.close();
console.log(`screenshots are in ${FOLDER}`);
