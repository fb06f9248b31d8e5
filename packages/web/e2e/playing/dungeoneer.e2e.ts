import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { plainOn, speakPseudo } from '../common/plain-words.ts';
import { expect, newTable, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import { finished, gameWhen, scenes } from '../games/dungeoneer/scenes.mjs';

const PERSON = { kind: 'person' } as const;

/** Waits until something came of what was done: until then the old question still stands there. */
async function untilTold(page: Page, act: () => Promise<void>): Promise<void> {
  const lines = page.locator('.log-line');
  const before = await lines.count();
  await act();
  await expect(lines).not.toHaveCount(before);
  await settled(page);
}

/** The upper part of something on the map, where no figure stands. */
async function spotOn(place: Locator): Promise<readonly [x: number, y: number]> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the map');
  return [box.x + box.width / 2, box.y + box.height * 0.3];
}

const pointAt = async (page: Page, place: Locator): Promise<void> => page.mouse.click(...(await spotOn(place)));

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner !== null &&
  outer !== null &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const mapCards = (page: Page): Locator => page.locator('[data-place^="space:"]');

test('a card is laid, a hero walks, and cards are read, by pointing', async ({ page }) => {
  await sitDownAt(page, scenes.laying());
  await settled(page);
  const laid = await mapCards(page).count();
  await page.locator('.dg-spot').first().click();
  const turn = page.locator('.dg-doing .button').first();
  if (await turn.isVisible()) await turn.click(); // it can lie either way there
  await expect(mapCards(page)).toHaveCount(laid + 1);
  await expect(page.locator('.question')).toContainText('Hero phase');
  const board = page.getByRole('application', { name: 'The map' });
  await board.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.board-said').last()).toContainText('where you stand');
  const near = page.locator('.dg-reach').first();
  await page.mouse.move(...(await spotOn(near)));
  await expect(page.locator('.dg-reading .dg-coming')).toHaveText(
    /^(Go (north|east|south|west) to|Crawl through|Walk there)/,
  );
  await untilTold(page, () => pointAt(page, near));
  await page.locator('.dg-card:not([data-lit])').first().click();
  const reading = page.getByRole('region', { name: 'What it says' });
  await expect(reading.locator('.dg-read-rules a').first()).toBeVisible();
  await reading.getByRole('button', { name: 'Why not?' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
});

test('a list of Encounters is made and sent, and the fight is seen with who paid', async ({ page }) => {
  await sitDownAt(page, scenes.lord());
  await settled(page);
  await page.locator('.dg-card[data-lit]').first().click();
  const choices = page.locator('.dg-doing .button');
  if (await choices.first().isVisible()) await choices.first().click();
  await expect(page.locator('.dg-batch li')).not.toHaveCount(0);
  await untilTold(page, () => page.locator('.dg-batch .button-gold').click());
  await expect(page.locator('.log')).toContainText('You send');
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await sitDownAt(page, scenes.fight());
  await settled(page);
  await expect(page.locator('.dg-strike')).not.toHaveCount(0);
  await expect(page.locator('.dg-paid').first()).toBeVisible();
  await untilTold(page, () => page.keyboard.press('p'));
});

test('an order to pass for the rest of the turn passes what is asked now as well', async ({ page }) => {
  await sitDownAt(page, scenes.fight());
  await settled(page);
  await page.getByText('Standing orders').click();
  const order = page.locator('.dg-orders').getByRole('button', { name: 'Until my turn' });
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'true');
  await order.click();
  await expect(order).toHaveAttribute('aria-pressed', 'false');
  await untilTold(page, () => page.locator('.dg-window').getByRole('button', { name: 'Until my turn' }).click());
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('on a phone a Quest is read over the sheet of the players, and a card of the hand too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sitDownAt(page, scenes.lord());
  await settled(page);
  await page.locator('.table-tabs button').first().click();
  const side = page.locator('.panel[data-panel="side"]');
  await expect(side).toBeVisible();
  const reading = page.getByRole('region', { name: 'What it says' });
  for (const taken of [side.locator('[data-place^="quest:"]'), page.locator('.dg-card:not([data-lit])')]) {
    await taken.first().click();
    await expect(reading).toBeVisible();
    await reading.locator('.dg-close').click(); // nothing lies over it
    await expect(reading).toHaveCount(0);
  }
  await page.locator('.table-tabs button').first().click();
  await expect(side).toBeHidden();
  // What lies on the right is read on the left, and no further than the screen goes.
  const boxes = await Promise.all((await mapCards(page).all()).map(async (card) => card.boundingBox()));
  const farthest = boxes.reduce((one, other) => ((other?.x ?? 0) > (one?.x ?? 0) ? other : one), null);
  if (farthest === null) throw new Error('nothing lies on the map');
  await page.mouse.click(farthest.x + farthest.width / 2, farthest.y + farthest.height * 0.3);
  await expect(reading).toHaveAttribute('data-side', 'left');
  expect(isWithin(await reading.boundingBox(), { x: 0, y: 0, width: 390, height: 844 })).toBe(true);
});

test('every free cell is in sight when a card is to be laid', async ({ page }) => {
  await sitDownAt(page, scenes.laying());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const board = await page.locator('.table-board').boundingBox();
    await expect(page.locator('.dg-spot')).not.toHaveCount(0);
    for (const spot of await page.locator('.dg-spot').all())
      await expect
        .poll(async () => isWithin(await spot.boundingBox(), board), { message: `at ${width} × ${height}` })
        .toBe(true);
  }
});

/** Screens from wide to narrow and low. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 640],
] as const;

test('nothing sticks out, axe finds nothing serious, and a game that is over can be looked back at', async ({
  page,
}) => {
  await sitDownAt(page, scenes.realms());
  await settled(page);
  await page.locator('.dg-tag').first().click();
  for (const theme of ['dark', 'light']) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect.soft(grave.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  }
  await page.keyboard.press('Escape');
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `at ${width} × ${height}`).toBeLessThanOrEqual(width);
    const board = await page.locator('.table-board').boundingBox();
    expect.soft((board?.height ?? 0) / height, `the map at ${width} × ${height}`).toBeGreaterThan(0.4);
    await expect.soft(page.locator('.end-turn')).toBeInViewport();
  }
  await page.goto('/#/');
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await sitDownAt(page, finished());
  await expect(page.locator('.ended')).toContainText('The game is over');
  await expect(page.getByText('What each of them did').first()).toBeVisible();
  await page.goto(page.url().replace('table', 'replay'));
  await page.getByRole('slider', { name: 'Move' }).fill('30');
  await expect(mapCards(page)).not.toHaveCount(0);
  await expect(page.locator('.dg-shelf', { hasText: 'Your hand' }).locator('.dg-tag')).not.toHaveCount(0);
});

test('whoever shares a screen sees no other hand', async ({ page }) => {
  const both = [PERSON, PERSON];
  await sitDownAt(
    page,
    gameWhen({}, ({ kind, phase }, _offers, view) => kind === 'choice' && phase === 'hero' && view.round === 2, both),
  );
  await expect(page.locator('.curtain')).toBeVisible();
  await expect(page.locator('.dg-card')).toHaveCount(0);
  await passCurtain(page);
  await settled(page);
  await expect(page.locator('.dg-card')).not.toHaveCount(0);
});

test('whoever could do no more than give up hands the screen on', async ({ page }) => {
  const both = [PERSON, PERSON];
  await sitDownAt(
    page,
    gameWhen({}, ({ kind }, _offers, view) => kind === 'window' && view.round === 2, both),
  );
  await passCurtain(page);
  await page.locator('.curtain', { hasText: 'Player 1' }).getByRole('button').click();
  await settled(page);
  await expect(page.locator('.question')).not.toContainText('You are asked as soon as you can act');
});

test.describe('in the language that nobody speaks', () => {
  test.beforeEach(speakPseudo);

  test('no table says a word that was never handed out to be translated', async ({ page }) => {
    const found = new Set<string>();
    for (const make of [scenes.table, scenes.fight, scenes.lord]) {
      await sitDownAt(page, make());
      await settled(page);
      for (const tag of await page.locator('.dg-card, .dg-tag, .dg-player-name, .dg-fold summary').all()) {
        await tag.hover({ force: true });
        for (const word of await plainOn(page)) found.add(word);
      }
      await page.goto('/#/');
      await page.locator('.table-row .button').last().click();
      await page.locator('dialog[open] .button-danger, dialog[open] .button').last().click();
    }
    await newTable(page, 'dungeoneer');
    for (const word of await plainOn(page)) found.add(word);
    expect([...found]).toEqual([]);
  });
});
