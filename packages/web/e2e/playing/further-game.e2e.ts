import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '../common/serving.mjs';
import { expect, settled, test } from '../common/table.ts';

const WEB = resolve(import.meta.dirname, '../..');
const VITE = resolve(WEB, '../../node_modules/vite/bin/vite.js');

let server: Server;
let home = '';
const folder = mkdtempSync(join(tmpdir(), 'questhall-page-'));

test.beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, [VITE, 'build', WEB, '--outDir', folder], {
    env: { ...process.env, QUESTHALL_GAMES: 'vault' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  server = await serve(folder, 0);
  const address = server.address();
  home = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test('a game with a line in the list has a card, a form and a board for nothing, and is played to its end', async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole('link', { name: /Play.*The Vault/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new table of The Vault');
  await page.getByRole('button', { name: 'Start' }).click();
  await settled(page);
  await expect(page.locator('.plain-board')).toContainText('The vault has 6 rooms.');
  const ended = page.locator('.end-sheet');
  for (let i = 0; i < 200 && (await ended.count()) === 0; i++) {
    const answer = page.locator('.answer').first().click({ timeout: 5_000 });
    await answer.catch(() => expect(ended).toBeVisible()); // the last answer may be gone before it is reached for
    await settled(page);
  }
  await expect(ended).toContainText(/\bwins?\./); // whoever it is
  await page.goto(`${home}#/`);
  await expect(page.locator('.table-row')).toContainText('The Vault');
  await page.goto(`${home}#/rules/vault`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of The Vault');
});
