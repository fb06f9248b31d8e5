import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { bundle, goToEmptyPage } from '../common/empty-page.ts';
import { expect, test } from '../common/table.ts';

const TRIALS = resolve(import.meta.dirname, 'shelf-trials.ts');
const ROOM_BYTES = 20_000_000;

/** An empty page of our origin, with a `tell` by which it can have its room taken away and given back. */
async function emptyPage(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await goToEmptyPage(page);
  const { origin } = new URL(page.url());
  await page.exposeFunction('tell', async (wish: string) => {
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: wish === 'fill' ? 1 : ROOM_BYTES });
  });
}

test('the browser’s shelf passes the trials of every shelf, in a page', async ({ page }) => {
  await emptyPage(page);
  await page.addScriptTag({ content: await bundle(TRIALS) });
  expect(await page.evaluate('countTrials()')).toBeGreaterThan(10);
  expect(await page.evaluate('runTrials(tell)')).toEqual([]);
});

/** A worker cannot call the test; it asks its page to. */
const IN_WORKER = `
  const answers = [];
  const tell = (wish) => new Promise((resolve) => { answers.push(resolve); postMessage({ wish }); });
  onmessage = () => answers.shift()();
  runTrials(tell).then((problems) => postMessage({ problems }), (error) => postMessage({ problems: [String(error)] }));
`;

test('the browser’s shelf passes the trials of every shelf, in a worker', async ({ page }) => {
  await emptyPage(page);
  const script = `${await bundle(TRIALS)};${IN_WORKER}`;
  const problems = await page.evaluate(
    `new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(script)}], { type: 'text/javascript' })));
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = async ({ data }) => data.problems ? resolve(data.problems) : worker.postMessage(await tell(data.wish));
    })`,
  );
  expect(problems).toEqual([]);
});

test('a page that is closed in the middle of its appends loses nothing that was acknowledged, and leaves the table to another', async ({
  page,
  context,
}) => {
  const script = { content: await bundle(TRIALS) };
  const first = await context.newPage();
  for (const one of [first, page]) {
    await emptyPage(one);
    await one.addScriptTag(script);
  }
  let last = 0;
  await first.exposeFunction('said', (n: number) => {
    last = n;
  });
  const dying = first.evaluate('appendOn(said)').catch(() => {});
  await expect.poll(() => last).toBeGreaterThan(20);
  expect(await page.evaluate('isFree()')).toBe(false);
  await first.close();
  await dying;
  expect(await page.evaluate('takeOver()')).toBeGreaterThanOrEqual(last);
});
