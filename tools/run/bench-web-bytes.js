// What a visit costs on the wire: the shell, and each game on both sides of the worker's border.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ readonly name: string, readonly value: number, readonly unit: string, readonly max: number | null }}
 * Figure
 */
/** @typedef {Map<string, boolean>} Files every file that was asked for, and whether the worker did */

const SHELL_MAX = 150;
const GAME_MAX = 120;
/** Packed already: these bytes cross as they are. */
const PACKED = /\.(woff2|png)$/;

/**
 * Looks at every screen as a newcomer would, and at what the server was asked for.
 * @param {{ readonly server: import('node:http').Server, readonly folder: string, readonly home: string, readonly open:
 * () => Promise<Page>, readonly cards: readonly { readonly id: string, readonly title: string }[] }} around
 * @returns {Promise<Figure[]>}
 */
export async function bytesOf({ server, folder, home, open, cards }) {
  /**
   * @param {(page: Page) => Promise<void>} visit
   * @returns {Promise<Files>}
   */
  const filesOf = async (visit) => {
    /** @type {Files} */
    const files = new Map();
    /** @param {import('node:http').IncomingMessage} request */
    const note = ({ url = '/', headers }) => {
      const from = headers.referer === undefined ? '' : new URL(headers.referer).pathname;
      files.set(url === '/' ? '/index.html' : url, headers['sec-fetch-dest'] === 'worker' || files.get(from) === true);
    };
    server.on('request', note);
    const page = await open();
    await visit(page);
    await page.waitForTimeout(1_000);
    server.off('request', note);
    await page.context().close();
    return files;
  };
  /** @param {string} game */
  const tableOf = (game) =>
    filesOf(async (page) => {
      await page.goto(`${home}#/new/${game}`);
      await page.locator('button[type=submit]').click();
      await page.locator('.answer').first().waitFor({ state: 'attached' });
    });
  const shell = await filesOf(async (page) => {
    await page.goto(home);
    await page.locator('h1').waitFor();
  });
  /** @type {(readonly [title: string, files: Files])[]} */
  const games = [];
  for (const { id, title } of cards) games.push([title, await tableOf(id)]);
  /** @param {string} file */
  const size = (file) => {
    const bytes = readFileSync(join(folder, file));
    return (PACKED.test(file) ? bytes.length : gzipSync(bytes, { level: 9 }).length) / 1000;
  };
  /** @param {readonly string[]} files */
  const sum = (files) => files.reduce((total, file) => total + size(file), 0);
  // What only some games have in common counts for each of them: somebody who plays one of them has to load it.
  const isShared = (/** @type {string} */ file) => shell.has(file) || games.every(([, files]) => files.has(file));
  /**
   * @param {string} name
   * @param {readonly string[]} files
   * @param {number | null} max
   * @returns {Figure}
   */
  const figure = (name, files, max) => ({ name, value: sum(files), unit: 'kB gzip', max });
  const own = games.flatMap(([name, files]) => {
    const mine = [...files.keys()].filter((file) => !isShared(file));
    return [
      figure(
        `${name}: page`,
        mine.filter((file) => files.get(file) === false),
        GAME_MAX,
      ),
      figure(
        `${name}: worker`,
        mine.filter((file) => files.get(file) === true),
        GAME_MAX,
      ),
      figure(`${name}: both`, mine, null),
    ];
  });
  const first = [...shell.keys()];
  return [
    figure('shell: all of the first screen', first, SHELL_MAX),
    figure(
      '  of which fonts',
      first.filter((file) => file.endsWith('.woff2')),
      null,
    ),
    figure(
      '  of which the worker',
      first.filter((file) => shell.get(file) === true),
      null,
    ),
    figure(
      'form and table, whatever the game',
      [...(games[0]?.[1].keys() ?? [])].filter((file) => !shell.has(file) && isShared(file)),
      null,
    ),
    ...own,
  ];
}
