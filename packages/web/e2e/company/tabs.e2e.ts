import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { endTurn, expectInStep, expectSecondRound, openCellar, roll, shown } from '../common/cellar.ts';
import { expect, newQuest, newTable, passCurtain, settled, test } from '../common/table.ts';

async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(url);
  return tab;
}

test('two tabs at one table are in step, in both directions', async ({ page, context }) => {
  await newQuest(page);
  const other = await openTab(context, page.url());
  await expectInStep(page, other);
  await roll(page);
  await expect(other.locator('.log')).toContainText('rolls');
  await expectInStep(page, other);
  await endTurn(other);
  await expect(page.locator('.question')).toContainText('Dwarf');
  await expectInStep(other, page);
});

test('two people at two tabs play on by turns, each in a seat of their own', async ({ page, context }) => {
  const heroes = page;
  await openCellar(heroes, 'person');
  await endTurn(heroes);
  await expect(heroes.locator('.curtain')).toContainText('Zargon');
  const zargon = await openTab(context, heroes.url());
  await expect(zargon.locator('.curtain')).toContainText('Zargon');
  await passCurtain(zargon);
  await endTurn(zargon);
  await expect(heroes.locator('.curtain')).toHaveCount(0);
  await expect(heroes.locator('.question')).toContainText('Barbarian');
  await endTurn(heroes);
  await expect(zargon.locator('.curtain')).toHaveCount(0);
  await expect(zargon.locator('.answer').first()).toBeAttached();
});

test('the tab that hosts a table is closed, and the other plays on', async ({ page, context }) => {
  const host = await context.newPage();
  const url = await openCellar(host, 'bot');
  await roll(host);
  await page.goto(url);
  await expectInStep(host, page);
  const before = await shown(page);
  await host.close();
  await endTurn(page);
  await expectSecondRound(page);
  const after = await shown(page);
  expect(after).toContain(before.slice(before.lastIndexOf('\n') + 1));
  await page.reload();
  expect(await shown(page)).toBe(after);
});

/**
 * Puts something in front of the worker of a page: what crosses between tabs can be cut there, in one direction or the
 * other, by a word on a channel of the test's own.
 */
async function withScissors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CUT = `
      const cut = new Set();
      const Plain = BroadcastChannel;
      new Plain('scissors').onmessage = ({ data }) => void cut.add(data);
      globalThis.BroadcastChannel = class extends Plain {
        postMessage(message) { if (!cut.has('out')) super.postMessage(message); }
        set onmessage(listener) { super.onmessage = (event) => cut.has('in') || listener(event); }
      };`;
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        const script = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
        const whole = new URL(url, location.href).href;
        super(script(`import '${script(CUT)}'; import '${whole}';`), options);
      }
    };
  });
}

for (const [way, what] of [
  ['in', 'before it was heard'],
  ['out', 'after it was kept, and before anybody said so'],
] as const)
  test(`the tab that hosts a table is closed while an answer is under way: ${what}`, async ({ page, context }) => {
    const host = await context.newPage();
    await withScissors(host);
    const url = await openCellar(host, 'bot');
    await page.goto(url);
    await expectInStep(host, page);
    await page.evaluate((cut) => new BroadcastChannel('scissors').postMessage(cut), way);
    await roll(page);
    if (way === 'out') await expect(host.locator('.log')).toContainText('rolls');
    else await expect(host.locator('.log')).not.toContainText('rolls');
    await host.close();
    await expect(page.locator('.log')).toContainText('rolls');
    await expect(page.locator('.log-line').filter({ hasText: 'rolls' })).toHaveCount(1);
    await expect(page.locator('.why-not')).toHaveCount(0);
    await endTurn(page);
    await expectSecondRound(page);
    const after = await shown(page);
    await page.reload();
    expect(await shown(page)).toBe(after);
  });

for (const who of ['the tab that hosts it', 'a tab that does not'] as const)
  test(`a table is removed in ${who}, and whoever sits at it is told`, async ({ page, context }) => {
    const first = await context.newPage();
    const url = await openCellar(first, 'bot');
    await page.goto(url);
    await settled(page);
    const remover = who === 'the tab that hosts it' ? first : await context.newPage();
    await remover.bringToFront();
    await remover.goto('/#/');
    await remover.getByRole('button', { name: /^Remove/ }).click();
    await remover.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(remover.locator('.table-row')).toHaveCount(0);
    for (const one of [first, page].filter((tab) => tab !== remover)) {
      const said = one.getByRole('alert').filter({ hasText: 'was removed' });
      await expect(said).toBeVisible();
      await expect(said).not.toContainText('broke');
      await one.bringToFront();
      if (one === first) {
        const leaving = one.waitForEvent('download');
        await said.getByRole('button', { name: 'Export this table' }).click();
        expect(await readFile(await (await leaving).path(), 'utf8')).toContain('The Small Cellar');
      }
      await said.getByRole('link', { name: 'To all tables' }).click();
      await expect(one.locator('.table-row')).toHaveCount(0);
    }
  });

test('the first page of another tab shows a new table, its new name, and that it is gone', async ({
  page,
  context,
}) => {
  const other = await openTab(context, '/#/');
  await expect(other.locator('.table-list')).toContainText('No table is waiting');
  await page.bringToFront();
  await newTable(page, 'heroquest');
  await expect(other.locator('.table-row')).toHaveCount(1);
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'A name for this table' }).fill('Friday');
  await page.keyboard.press('Enter');
  await expect(other.locator('.table-row h3')).toHaveText('Friday');
  await page.getByRole('button', { name: 'Remove Friday' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.locator('.table-row')).toHaveCount(0);
});
