/// <reference lib="dom" />
// How long the page takes to measure a quest, and how it answers meanwhile.

/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ readonly name: string, readonly value: number, readonly unit: string, readonly max: number | null }}
 * Figure
 */

const GAMES = 400;
const SECONDS_MAX = 20;
const ANSWER_MS_MAX = 100;
const LETTER_EVERY_MS = 150;

/**
 * Has the first quest measured, and types meanwhile.
 * @param {{ readonly home: string, readonly open: () => Promise<Page> }} around
 * @returns {Promise<Figure[]>}
 */
export async function workshopOf({ home, open }) {
  const page = await open();
  await page.goto(`${home}#/workshop`);
  await page.locator('.workshop select').first().selectOption('1');
  await page.locator('.remarks-state[data-state=playable]').waitFor();
  await page.evaluate(() => {
    /** @type {number[]} */
    const letters = [];
    Object.assign(window, { letters });
    addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => letters.push(performance.now() - timeStamp)),
      {
        capture: true,
      },
    );
  });
  await page.locator('.text-pane textarea').press('Control+End');
  const begun = performance.now();
  await page.locator('.measure-order .button').click();
  await page.locator('.measure progress').waitFor();
  await page.locator('.text-pane textarea').focus();
  await page.keyboard.type('# ');
  while ((await page.locator('.measure progress').count()) > 0) {
    await page.keyboard.press('x');
    await page.waitForTimeout(LETTER_EVERY_MS);
  }
  const seconds = (performance.now() - begun) / 1000;
  const letters = await page.evaluate(
    () => /** @type {{ letters: number[] }} */ (/** @type {unknown} */ (window)).letters,
  );
  const problem = await page.locator('.measure .problem').allTextContents();
  if (problem.length > 0) throw new Error(problem.join());
  await page.context().close();
  const sorted = letters.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return [
    { name: `the workshop: ${GAMES} games of the first quest`, value: seconds, unit: 's', max: SECONDS_MAX },
    {
      name: `… a letter typed meanwhile, median of ${letters.length}`,
      value: at(0.5),
      unit: 'ms',
      max: ANSWER_MS_MAX,
    },
    { name: '… 95 of 100 letters within', value: at(0.95), unit: 'ms', max: ANSWER_MS_MAX },
    { name: '… the slowest letter', value: at(1), unit: 'ms', max: null },
  ];
}
