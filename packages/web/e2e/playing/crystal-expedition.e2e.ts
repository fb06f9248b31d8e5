import type { Locator, Page } from '@playwright/test';
import { look } from '../common/board.ts';
import { expect, give, newTable, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import { expectShown, watchStage } from '../common/watching.ts';
import { campaignWhen, houses, scenes } from '../games/crystal-expedition/scenes.mjs';

const house = (page: Page, location: string): Locator => page.locator(`.ce-house[data-location=${location}]`);
const inside = (page: Page, location: string): Locator => page.locator(`.ce-interior[data-location=${location}]`);
const verb = (page: Page, name: string): Locator => page.locator(`[data-verb="${name}"]`);
const why = (page: Page): Locator => page.getByRole('alertdialog');
const log = (page: Page): Locator => page.getByRole('log');

/** The chosen hero goes in. */
async function enter(page: Page, location: string): Promise<void> {
  await house(page, location).click();
  await expect(inside(page, location)).toBeVisible();
}

/** Where on the screen the middle of it is. */
async function middleOf(locator: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Does something that changes what is asked, and waits for it. */
async function changed(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = (await look(page)).mark;
  await act();
  await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
  await settled(page);
}

/** Everybody says that they are ready. */
async function setOut(page: Page): Promise<void> {
  for (const hero of ['Bruni', 'Sylwen', 'Maud']) {
    await page.getByRole('button', { name: `${hero} is ready to set out` }).click();
    await expect(log(page)).toContainText(`${hero} is ready`);
  }
}

test('the chairs follow from the heroes, and somebody new is made at the table', async ({ page }) => {
  await page.goto('/#/new/crystal-expedition');
  const chairs = page.locator('.party-picker select');
  await chairs.nth(2).selectOption('');
  await chairs.nth(1).selectOption({ label: 'Somebody new' });
  await expect(page.locator('.summary')).toContainText('A campaign of 2 heroes');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.question')).toContainText('Who is hero 2');
  await page.getByLabel('Race').selectOption('Elf');
  await page.getByLabel('Class').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Make this hero' }).click();
  await expect(page.locator('.ce-heroes > li')).toHaveCount(2);
  await expect(page.locator('.ce-known')).toContainText('Dungeon of');
});

test('every house of the Town can be gone into, and a visit in which nothing was done does not count', async ({
  page,
}) => {
  await newTable(page, 'crystal-expedition');
  await expect(page.locator('.ce-where')).toContainText('Where does Bruni go?');
  for (const location of houses) {
    await enter(page, location);
    await expect(page.getByLabel('2 visits left')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the square' }).click();
    await expect(page.getByLabel('2 visits left')).toHaveCount(0);
  }
  await expect(page.locator('.bar')).toBeHidden();
});

test('the smith buys and sells, and what is too dear says why', async ({ page }) => {
  await newTable(page, 'crystal-expedition');
  await enter(page, 'blacksmith');
  await page.getByRole('button', { name: 'Buy: Rapier' }).click();
  await expect(why(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .locator('.ce-own')
    .getByRole('button', { name: /^Sell for/ })
    .first()
    .click();
  await expect(log(page)).toContainText('Bruni sells');
  await page.getByRole('button', { name: 'Buy: Dagger' }).click();
  await expect(page.locator('.ce-own').first()).toContainText('Dagger');
});

test('a round of Fickle lies on the cloth, with the odds of what can be done, and real dice count', async ({
  page,
}) => {
  await newTable(page, 'crystal-expedition', async () => {
    await page.getByRole('radio', { name: 'We roll real dice' }).check();
  });
  const type = async (die: number): Promise<void> => {
    const said = await page.locator('.typed-dice').innerText();
    await page
      .locator('.typed-dice')
      .getByRole('button', { name: String(die), exact: true })
      .click();
    await expect(async () => expect(await page.locator('.typed-dice').allInnerTexts()).not.toEqual([said])).toPass();
  };
  for (const die of [1, 1, 1, 1]) await type(die); // the first dungeon
  await settled(page);
  await enter(page, 'gambler');
  await expect(page.locator('.ce-odds')).toContainText('won in 45 %');
  await page.getByRole('button', { name: 'Play for 10' }).click();
  for (const die of [2, 2, 3, 3]) await type(die);
  const cloth = page.getByRole('region', { name: 'The table of Fickle' });
  await expect(cloth.locator('.die')).toHaveCount(4);
  await expect(page.locator('.ce-fickle')).toContainText('You are 2 behind.');
  await expect(page.locator('[data-best]')).toContainText('Court');
  await expect(page.locator('[data-best]')).toContainText('wins on 2 of 6 faces');
  await page.getByRole('button', { name: /^Court/ }).click();
  await type(6);
  await expect(cloth).toContainText('You win 10 Crowns.');
  await expect(cloth.locator('.die')).toHaveCount(5);
  await expect(page.locator('.ce-heroes')).toContainText('40 Crowns');
});

test('a campaign from the Town to the stairs, home again, and to its end, with a chronicle to keep', async ({
  page,
}) => {
  await newTable(page, 'crystal-expedition', async () => {
    await page.getByLabel('Expeditions').fill('2');
  });
  for (const expedition of [1, 2]) {
    await setOut(page);
    for (let heroes = 0; heroes < 3; heroes++) await changed(page, () => give(page));
    await expect(page.locator('.ce-progress')).toContainText('Glory 10');
    await changed(page, () => verb(page, 'flee').click());
    if (expedition === 1) await expect(page.locator('.ce-home')).toContainText('Home again');
  }
  await expect(page.locator('.end-sheet')).toContainText('Two expeditions failed');
  await page.keyboard.press('Escape');
  const chronicle = page.locator('.ce-chronicle');
  await expect(chronicle.locator('h4')).toHaveText([/In Town/, /Expedition 1/, /Expedition 2/]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    chronicle.getByRole('button', { name: 'Save as a page' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('chronicle.html');
});

test('the dungeon grows as it is explored, and what is won stands on the sheet of the expedition', async ({ page }) => {
  await newTable(page, 'crystal-expedition', async () => {
    await page.getByRole('radio', { name: 'At the stairs' }).check({ force: true });
  });
  for (let heroes = 0; heroes < 3; heroes++) await changed(page, () => give(page));
  const tiles = page.locator('.tile-floor .floor > g');
  const before = await tiles.count();
  await verb(page, 'explore').click();
  await expect(page.locator('.aim')).toContainText('choose on the board');
  const { x, y } = await middleOf(page.locator('.dark:not(.is-lifted)').first());
  await page.mouse.click(x, y);
  const menu = page.locator('.board-menu-entry').first();
  await expect(async () => expect((await menu.count()) > 0 || (await tiles.count()) > before).toBe(true)).toPass();
  if ((await menu.count()) > 0) await menu.click();
  await expect(async () => expect(await tiles.count()).toBeGreaterThan(before)).toPass();
  await page.locator('.tile-fact', { hasText: 'Glory' }).click();
  await expect(page.locator('.ce-meaning')).toContainText('the party loses 1 Glory');
});

test('a target says its odds before it is struck, Surges are spent, and the blow drives it back', async ({ page }) => {
  await watchStage(page, 'none');
  await sitDownAt(page, scenes.turn());
  await settled(page);
  const { x, y } = await middleOf(page.locator('.token.is-target .token-face').first());
  await page.mouse.move(x, y);
  await expect(page.locator('.board-hint')).toContainText(
    /base damage \d.*hits in \d+%, or \d+% with its Surges, can kill in/,
  );
  await changed(page, () => page.mouse.click(x, y));
  const card = page.locator('.attack-card');
  await expect(card.locator('.die')).toHaveCount(3);
  await expect(card).toContainText('Critical Hit as it stands');
  await expect(page.locator('.stage-resting')).toBeHidden();
  const surges = page.locator('.surges b');
  const left = Number(await surges.innerText());
  await verb(page, 'heave').click();
  await expect(surges).toHaveText(String(left - 2));
  await page.locator('.end-turn').click();
  await expectShown(page, 'stage-banner', 'stage-number');
  await expect(log(page)).toContainText('is driven back');
});

test('what cannot be bought says why, and what ends the Attack is not called like an Activator', async ({ page }) => {
  await sitDownAt(page, scenes.attack());
  await settled(page);
  await expect(page.locator('.end-turn')).toContainText('Complete the Attack');
  await verb(page, 'damage').click(); // Momentum comes first
  await expect(why(page)).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a hero and a monster have a sheet with all about them, and the rules behind its words', async ({ page }) => {
  await sitDownAt(page, scenes.turn());
  await settled(page);
  const sheet = page.getByRole('dialog');
  await page.locator('.ce-hero-card .hero-open').first().click();
  await expect(sheet).toContainText('Dwarf Fighter · Defense');
  await expect(sheet).toContainText('Tower Shield');
  await sheet.locator('summary').click();
  await expect(sheet.locator('.tile-glossary dt').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.ce-monsters .hero-open').first().click();
  await expect(sheet).toContainText('Minion');
  await expect(sheet).toContainText('What Surges buy');
});

test('hands are changed on the sheet of a hero', async ({ page }) => {
  await newTable(page, 'crystal-expedition');
  await page.locator('.ce-hero-card .hero-open').first().click();
  await page.locator('.ce-hands button').first().click();
  await expect(log(page)).toContainText(/Bruni (has|holds)/);
});

test('a fight by keyboard alone', async ({ page }) => {
  await sitDownAt(page, scenes.turn());
  await settled(page);
  await page.keyboard.press('a');
  if (await page.locator('.aim').isVisible()) {
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
  }
  await expect(page.locator('.attack-card .die')).toHaveCount(3);
  await changed(page, () => page.keyboard.press('1'));
  await expect(log(page)).toContainText('uses Aim for 1 Surge');
  await changed(page, () => page.keyboard.press('e'));
  await expect(log(page)).toContainText('hits Orc Raider');
});

const PHONES = [
  [390, 844],
  [320, 640],
  [844, 390],
] as const;

for (const [width, height] of PHONES)
  test(`on a phone of ${width} by ${height} nothing sticks out, or lies under anything else`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sitDownAt(page, scenes.attack());
    await settled(page);
    const wide = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await wide()).toBeLessThanOrEqual(width);
    const card = await page.locator('.attack-card').boundingBox();
    const first = await verb(page, 'momentum').boundingBox();
    if (card === null || first === null) throw new Error('they are not on the page');
    expect(first.y, 'the verbs are under the card').toBeGreaterThanOrEqual(card.y + card.height - 1);
    const left = Number(await page.locator('.surges b').innerText());
    await verb(page, 'aim').click();
    await expect(page.locator('.surges b')).toHaveText(String(left - 1));
    await page.goto('/#/');
    await newTable(page, 'crystal-expedition');
    expect(await wide()).toBeLessThanOrEqual(width);
    const letters = await house(page, 'guild').locator('text').boundingBox();
    expect(letters?.height, 'the name of a house can be read').toBeGreaterThanOrEqual(10);
    await enter(page, 'tavern');
    expect(await wide()).toBeLessThanOrEqual(width);
  });

test('three people around one screen propose and vote, and each deals for their own heroes', async ({ page }) => {
  const PERSON = { kind: 'person' } as const;
  await sitDownAt(
    page,
    campaignWhen({}, ({ kind }) => kind === 'explore', [PERSON, PERSON, PERSON]),
  );
  await passCurtain(page);
  await settled(page);
  await verb(page, 'flee').click();
  await expect(page.locator('.decision')).toContainText('proposes to Flee');
  await page.locator('.decision').getByRole('button', { name: 'I am for it' }).click();
  await expect(page.locator('.ce-home')).toContainText('Home again');
  await page.locator('.ce-hero', { hasText: 'Sylwen' }).click();
  await enter(page, 'tavern');
  await page.locator('.ce-hero', { hasText: 'Bruni' }).click();
  await enter(page, 'guild');
  await expect(page.locator('.ce-heroes')).toContainText('Tavern');
});

test('in Dutch the Town and its chronicle are Dutch', async ({ page }) => {
  await sitDownAt(page, scenes.homecoming());
  await page.locator('.ce-square').waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('questhall.settings') ?? '{}');
    localStorage.setItem('questhall.settings', JSON.stringify({ ...kept, language: 'nl' }));
  });
  await page.reload();
  await expect(page.locator('.ce-home')).toContainText(/Weer thuis|Met ere thuis/);
  await expect(house(page, 'tavern')).toContainText('Herberg');
  await expect(page.locator('.ce-chronicle')).toContainText('daalden af in het donker');
});
