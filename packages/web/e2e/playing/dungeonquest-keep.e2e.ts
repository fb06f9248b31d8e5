import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, give, importText, newTable, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import { dashWhen, scenes } from '../games/dungeonquest/scenes.mjs';

const PERSON = { kind: 'person' } as const;
const ALONE = [PERSON];

const dock = (page: Page): Locator => page.locator('.keep-dock');
const tiles = (page: Page): Locator => page.locator('.keep-tile');

test('a dash begins by pointing: a hero, a tower, a square in the dark, and why something cannot be done', async ({
  page,
}) => {
  await newTable(page, 'dungeonquest', () => page.getByLabel('Remove the seat of Hero 2').click());
  const board = page.getByRole('application', { name: 'The keep' });
  const before = await board.boundingBox();
  await dock(page)
    .getByRole('button', { name: /^Lindel/ })
    .click();
  await dock(page).getByRole('button', { name: 'South-west tower' }).click();
  await expect(page.locator('.sky')).toContainText('Round 1 of 26');
  await expect(page.locator('.way-home')).toContainText('You are at a tower');
  expect(await board.boundingBox(), 'the map stays where it is').toEqual(before);
  await dock(page)
    .getByRole('button', { name: /^Search/ })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('Searching');
  await page.keyboard.press('Escape');
  await board.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.board-said').last()).toContainText('where you stand');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.board-said').last()).toContainText('can be gone to');
  await page.keyboard.press('Enter');
  await expect(tiles(page)).not.toHaveCount(0);
});

test('every hero to choose from is read whole, with what he is good for', async ({ page }) => {
  await newTable(page, 'dungeonquest', () => page.getByLabel('Remove the seat of Hero 2').click());
  await expect(dock(page).locator('[data-deed=takeHero]')).toHaveCount(6);
  await expect(dock(page).getByRole('button', { name: /^Lindel/ })).toContainText('may swap a trap');
  const bar = await dock(page).boundingBox();
  for (const hero of await dock(page).locator('[data-deed=takeHero]').all()) {
    const [frame, words] = await Promise.all(
      [hero, hero.locator('.keep-answer-words')].map((part) => part.boundingBox()),
    );
    if (bar === null || !frame || !words) throw new Error('not to be seen');
    expect(words.y).toBeGreaterThanOrEqual(frame.y - 1);
    expect(words.y + words.height).toBeLessThanOrEqual(frame.y + frame.height + 1);
    expect(frame.y + frame.height, 'nothing has to be scrolled to').toBeLessThanOrEqual(bar.y + bar.height + 1);
  }
});

test('the odds of a test stand on its answers, and a key unfolds all of them', async ({ page }) => {
  await sitDownAt(page, scenes['keep-test']());
  await settled(page);
  await expect(dock(page).getByRole('button', { name: /Roll the dice/ })).toContainText('% to pass');
  await page.keyboard.press('o');
  await expect(page.locator('.keep-odds-lines')).toContainText('As it is');
  await page.keyboard.press('o');
  await expect(page.locator('.keep-odds-lines')).toHaveCount(0);
});

test('real dice that are typed in decide a test', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(({ kind }) => kind === 'test', {}, ALONE, 'standard', 'typed:'),
  );
  await settled(page);
  const typed = page.locator('.typed-dice');
  const type = (die: number): Promise<void> => typed.getByRole('button', { name: String(die), exact: true }).click();
  await expect(typed).toHaveCount(0);
  await dock(page)
    .getByRole('button', { name: /Roll the dice/ })
    .click();
  await expect(typed.getByRole('heading')).toHaveText('Roll the dice');
  await expect(typed).toContainText('6 faces');
  await type(1);
  await expect(typed).toContainText('So far: 1');
  await type(2);
  await expect(typed).toHaveCount(0);
  await expect(page.locator('.log')).toContainText(/The dice show 1 and 2\..*3 against .*: passed\./s);
  await settled(page);
});

for (const mode of ['dice', 'solo'] as const)
  test(`a fight with ${mode} unfolds over the map, folds away, and is fought`, async ({ page }) => {
    await sitDownAt(
      page,
      dashWhen(({ kind }) => kind === 'encounter', { mode }, ALONE),
    );
    await settled(page);
    await expect(dock(page).getByRole('button', { name: /^Fight/ })).toContainText('% to win');
    await page.getByRole('button', { name: 'Look at the map' }).click();
    await expect(page.locator('.arena')).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the fight' }).click();
    await dock(page)
      .getByRole('button', { name: /^Fight/ })
      .click();
    await expect(page.locator('.log')).toContainText('Round 1');
    await settled(page);
    await dock(page).getByRole('button', { name: /^Roll/ }).first().click();
    await expect(page.locator('.log')).toContainText(/dice show|die shows/);
  });

/** Screens from wide to narrow and low. */
const SIZES = [
  [1280, 800],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

test('in the hoard the dragon’s risk is a number, nothing sticks out, and axe finds nothing serious', async ({
  page,
}) => {
  await sitDownAt(page, scenes['keep-hoard']());
  await settled(page);
  await expect(dock(page).getByRole('button', { name: /Plunder/ })).toContainText('%: it wakes');
  await expect(page.locator('.way-home')).toContainText(/home/i);
  await expect(page.locator('.keep-card[data-kind=treasure]')).not.toHaveCount(0);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect.soft(grave.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  }
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `at ${width} × ${height}`).toBeLessThanOrEqual(width);
    const board = await page.getByRole('application', { name: 'The keep' }).boundingBox();
    expect.soft((board?.height ?? 0) / height, `the map at ${width} × ${height}`).toBeGreaterThan(0.4);
    await expect.soft(dock(page).locator('.verb').first()).toBeInViewport();
  }
});

test('an escape can be tried with every card in hand, and each says what it promises', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(
      ({ kind }, { powerHand }) => kind === 'escapeCard' && new Set(powerHand).size >= 3 && powerHand.length >= 4,
      { mode: 'dice' },
      ALONE,
    ),
  );
  await settled(page);
  const bar = await page.locator('.keep-choices').boundingBox();
  const cards = await dock(page).locator('[data-deed=layPower]').all();
  expect(cards.length).toBeGreaterThanOrEqual(3);
  for (const card of cards) {
    await expect(card).toContainText('% unhurt');
    const box = await card.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) + 1);
  }
});

test('the curtain says by name which hero is next, and nothing of his is there before', async ({ page }) => {
  let next = '';
  await sitDownAt(
    page,
    dashWhen(
      ({ kind }, { heroes }) => {
        next = heroes[1]?.hero ?? '';
        return kind === 'action';
      },
      {},
      [PERSON, PERSON],
    ),
  );
  await passCurtain(page);
  await expect(page.locator('.curtain')).toHaveCount(0);
  await expect(page.locator('.keep-sheet h3').first()).not.toContainText(new RegExp(next, 'i'));
  const curtain = page.locator('.curtain');
  const lines = page.locator('.log-line');
  for (let given = 0; (await curtain.count()) === 0; given++) {
    expect(given).toBeLessThan(30);
    await settled(page);
    const told = await lines.count();
    await give(page);
    await expect(async () => expect((await curtain.count()) > 0 || (await lines.count()) !== told).toBe(true)).toPass();
    await expect(page.locator('.answer, .curtain').first()).toBeAttached();
  }
  await expect(curtain.getByRole('heading')).toHaveText(new RegExp(`^Now you: player 2, ${next}\\b`, 'i'));
  await expect(page.locator('.keep-sheet, .keep-card, .answer')).toHaveCount(0);
  await passCurtain(page);
  await settled(page);
  await expect(page.locator('.keep-sheet h3').first()).toContainText(new RegExp(`^${next} `, 'i'));
});

test('two people around one screen see only their own cards', async ({ page }) => {
  await sitDownAt(
    page,
    dashWhen(({ kind }, { powerHand }) => kind === 'action' && powerHand.length > 0, {}, [PERSON, PERSON]),
  );
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.keep-card')).toHaveCount(0);
  await passCurtain(page);
  await settled(page);
  await expect(page.locator('.keep-card')).not.toHaveCount(0);
});

const OLD_TABLES = resolve(import.meta.dirname, '../../../cli/src/testing/old-tables');

test('a dash of an earlier edition goes on where it was left; one that was cut off is refused by its line', async ({
  page,
}) => {
  const old = await readFile(resolve(OLD_TABLES, 'dash-of-edition-4.table'), 'utf8');
  await page.goto('/#/');
  const cut = { name: 'cut.table', mimeType: 'text/plain', buffer: Buffer.from(old.slice(0, 3000)) };
  await page.locator('input[type=file]').setInputFiles(cut);
  await expect(page.locator('main')).toContainText('cut off');
  await expect(page.locator('.table-row-door')).toHaveCount(0);
  await importText(page, old);
  await page.locator('.table-row-door').click();
  await expect(page.locator('.question')).toContainText('What do you do down here?');
  await dock(page)
    .getByRole('button', { name: /^Grope about/ })
    .click();
  await expect(page.locator('.log-line').last()).toBeVisible();
  await settled(page);
});
