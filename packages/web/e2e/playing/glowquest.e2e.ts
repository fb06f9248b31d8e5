import type { Page } from '@playwright/test';
import type { View } from '@questhall/glowquest';
import { gritAgainst, toHitBonus } from '@questhall/glowquest/queries';
import { distance, look, type Spot } from '../common/board.ts';
import { expect, give, newTable, settled, sitDownAt, test } from '../common/table.ts';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';

/** Takes whatever comes first, until the heroes stand before the stairs. */
async function createHeroes(page: Page): Promise<void> {
  const cards = page.locator('.gain');
  for (let answers = 0; (await cards.count()) > 0; answers++) {
    expect(answers).toBeLessThan(40);
    const before = (await look(page)).mark;
    await cards.locator('.gain-deck, .button-gold, .gq-card .button').first().click();
    await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
    await settled(page);
  }
}

/** A table at a moment that the program has played up to. */
async function sitDownWhen(
  page: Page,
  isThere: Parameters<typeof expeditionWhen>[1],
  raw: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await sitDownAt(page, expeditionWhen(raw, isThere));
  await settled(page);
}

/** What the attack in progress comes to so far. */
const totalOf = (view: View): number => (view.attack === null ? 0 : view.attack.die + toHitBonus(view, view.attack));

/** A total that one Surge would lift to the Grit of the one who is struck. */
const isShortByOne: Parameters<typeof expeditionWhen>[1] = ({ kind }, offers, view) => {
  const shortBy = view.attack === null ? 0 : gritAgainst(view, view.attack) - totalOf(view);
  return kind === 'roll' && shortBy === 1 && offers.some((offer) => offer.type === 'use' && offer.benefit === 'aim');
};

/** How often somebody has struck, by the log. */
const strikes = async (page: Page): Promise<number> =>
  ((await page.getByRole('log').innerText()).match(/ attacks /g) ?? []).length;

/** Somebody strikes when this is done. */
async function expectStrike(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await strikes(page);
  await act();
  await expect(async () => expect(await strikes(page)).toBeGreaterThan(before)).toPass();
}

const verb = (page: Page, name: string) => page.locator(`[data-verb="${name}"]`);
const why = (page: Page) => page.getByRole('alertdialog');
const said = (page: Page): Promise<string> => page.locator('.board-said').last().innerText();

test('the chairs follow from the heroes and from who answers for the monsters', async ({ page }) => {
  await page.goto('/#/new/glowquest');
  const seats = page.locator('.seat');
  await expect(seats).toHaveCount(4);
  await page.locator('label', { hasText: 'Offense' }).getByRole('checkbox').uncheck({ force: true });
  await expect(seats).toHaveCount(3);
  await page.locator('label', { hasText: 'The heroes’ players' }).getByRole('radio').check({ force: true });
  await expect(seats).toHaveCount(2);
  await expect(page.locator('.summary')).toContainText('An expedition of 2 heroes');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.question')).toContainText('Defense');
});

test('heroes are made of cards that lie on the table, and a card can be looked up in its deck', async ({ page }) => {
  await newTable(page, 'glowquest');
  await page
    .getByRole('button', { name: /Equipment deck/ })
    .first()
    .click();
  const drawn = page.locator('.gq-card');
  await expect(drawn).toHaveCount(3);
  const name = (await drawn.nth(1).locator('h4').textContent()) ?? '';
  await page.getByLabel('Then shuffle the discards back into the deck').check();
  await page.getByRole('button', { name: `Keep ${name}` }).click();
  await expect(page.locator('.gain-owned')).toContainText(name);
  await expect(page.getByRole('log')).toContainText('shuffled');
  await page.getByRole('button', { name: 'All cards' }).click();
  const decks = page.getByRole('dialog');
  await decks.getByRole('button', { name: 'Equipment deck' }).click();
  expect(await decks.locator('.gq-card').count()).toBeGreaterThan(40);
  await expect(decks.locator('.gq-card').filter({ hasText: name })).toContainText('with Defense');
  await page.keyboard.press('Escape');
  await createHeroes(page);
  await expect(page.locator('.question')).toContainText('stairs');
});

test('three ready-made heroes set out after at most six clicks', async ({ page }) => {
  await newTable(page, 'glowquest');
  await expect(page.locator('.gain-goal')).toContainText('every hero who falls costs 1');
  let clicks = 0;
  for (; (await page.locator('.gain').count()) > 0; clicks++) {
    expect(clicks).toBeLessThan(6);
    const before = (await look(page)).mark;
    await page
      .getByRole('button', { name: /^Take the / })
      .first()
      .click();
    await expect(async () => expect((await look(page)).mark).not.toBe(before)).toPass({ intervals: [20, 40, 80] });
    await settled(page);
  }
  expect(clicks).toBe(3);
  await expect(page.locator('.gq-hero').nth(2)).toContainText('Mend');
  await expect(page.locator('.question')).toContainText('stairs');
});

/** One hero goes alone: that is soon told. */
const alone = (page: Page) => async (): Promise<void> => {
  for (const role of ['Defense', 'Utility'])
    await page.locator('label', { hasText: role }).getByRole('checkbox').uncheck({ force: true });
};

/** Where the dark begins, and where doors are. */
const goals = (page: Page): Promise<readonly Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-door=closed], .dark:not(.is-lifted)')].map((goal) => {
      const { left, top, width, height } = goal.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );

test('the dungeon grows as it is explored by clicking, until something lives in it', async ({ page }) => {
  await newTable(page, 'glowquest', alone(page));
  await createHeroes(page);
  const tiles = page.locator('.tile-floor .floor > g');
  const before = await tiles.count();
  for (let answers = 0; !(await page.locator('.question').innerText()).includes('Surge'); answers++) {
    expect(answers).toBeLessThan(150); // chance may lead through many passages first
    const seen = await look(page);
    const wanted = await goals(page);
    const near = (spot: Spot): number => Math.min(...wanted.map((goal) => distance(goal, spot)));
    const [spot] = seen.reach
      .filter(({ x, y }) => x > 220 && y > 230 && x < 980 && y < 800)
      .toSorted((a, b) => near(a) - near(b));
    const open = page.locator('[data-verb=open]:not([data-off])');
    if ((await open.count()) > 0) await open.click();
    else if (spot !== undefined && seen.active !== null && near(spot) < near(seen.active))
      await page.mouse.click(spot.x, spot.y);
    else await give(page);
    await expect(async () => expect((await look(page)).mark).not.toBe(seen.mark)).toPass({ intervals: [20, 40, 80] });
    await settled(page);
  }
  expect(await tiles.count()).toBeGreaterThan(before);
  await expect(page.locator('.overview-map')).toBeVisible();
  await expect(page.locator('.gq-monster').first()).toBeVisible();
});

test('a fight by mouse: a foe is struck, and its odds are known beforehand', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers, { turn }) =>
      kind === 'turn' && offers.filter(({ type }) => type === 'attack').length === 1 && (turn?.surges ?? 0) > 2,
  );
  const foe = page.locator('.token.is-target .token-face').first();
  await foe.hover({ force: true });
  await expect(page.locator('.board-hint')).toContainText(/\d+% to hit, \d+% to kill/);
  await expectStrike(page, () => foe.click({ force: true }));
});

test('a Benefit is added to a blow where it makes a difference', async ({ page }) => {
  await sitDownWhen(page, isShortByOne);
  const card = page.getByRole('region', { name: 'The attack' });
  await expect(card.locator('.die')).toHaveAttribute('aria-label', /^\d+$/);
  await expect(card).toContainText('against Grit');
  await expect(page.locator('.question')).toContainText('Is anything added?');
  await verb(page, 'aim').click();
  await expect(page.getByRole('log')).toContainText('Aim');
});

test('a click on a foe out of reach walks up to it and strikes', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers, { monsters, turn }) =>
      kind === 'turn' &&
      turn?.stroll === null &&
      monsters.length === 1 &&
      turn.attacks === 0 &&
      offers.every(({ type }) => type !== 'attack') &&
      offers.some(({ type }) => type === 'go'),
  );
  const foe = page.locator('.token.is-target .token-face').first();
  await foe.hover({ force: true });
  await expect(page.locator('.way')).toHaveCount(1);
  await expect(page.locator('.board-hint')).toContainText('% to hit');
  await expectStrike(page, () => foe.click({ force: true }));
});

test('a walk in a fight says beforehand what it costs', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers, { turn }) =>
      kind === 'turn' && turn?.stroll === null && offers.some(({ type }) => type === 'go'),
  );
  const [square] = (await look(page)).reach.filter(({ x, y }) => x > 220 && y > 230 && x < 980 && y < 560);
  if (square === undefined) throw new Error('there is no square');
  await page.mouse.move(square.x, square.y);
  await expect(page.locator('.board-hint')).toContainText(/squares?, 1 Surge/);
  await expect(page.locator('.way')).toContainText('1 Surge');
  await expect(page.locator('.surge[data-spent]')).toHaveCount(1);
});

test('a lone foe is struck with the best weapon, and the others are in the menu', async ({ page }) => {
  await sitDownWhen(page, ({ kind }, offers) => {
    const strikes = offers.flatMap((offer) => (offer.type === 'attack' ? [offer.target] : []));
    return kind === 'turn' && strikes.length === 2 && new Set(strikes).size === 1;
  });
  await page.locator('.token.is-target .token-face').first().click({ force: true, button: 'right' });
  await expect(page.locator('.board-menu-entry').filter({ hasText: /Attack/ })).toHaveCount(2);
  await expect(page.locator('.board-menu')).toContainText('% to hit');
  await page.keyboard.press('Escape');
  await expectStrike(page, () => verb(page, 'attack').click());
  await expect(page.locator('.board-menu')).toHaveCount(0);
});

/** A place on the board where no floor is drawn, and nothing lies over it. */
const rockOn = (page: Page): Promise<Spot> =>
  page.evaluate(() => {
    const floor = [...document.querySelectorAll<SVGGeometryElement>('.tile-floor path')];
    const isFloor = (x: number, y: number): boolean =>
      floor.some((one) => one.isPointInFill(new DOMPoint(x, y).matrixTransform(one.getScreenCTM()?.inverse())));
    const { left, top, width, height } = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect();
    for (let x = left + 40; x < left + width; x += 40)
      for (let y = top + 40; y < top + height; y += 40) {
        const under = document.elementFromPoint(x, y);
        if (!isFloor(x, y) && under?.closest('.board') != null && under.closest('[data-over]') === null)
          return { x, y };
      }
    throw new Error('there is floor everywhere');
  });

test('the square under the mouse is marked where there is floor, and not in the rock', async ({ page }) => {
  await sitDownWhen(page, ({ kind }) => kind === 'turn');
  const [floor] = (await look(page)).reach;
  const rock = await rockOn(page);
  const mark = page.locator('.ring-hover');
  await page.mouse.move(floor?.x ?? 0, floor?.y ?? 0);
  await expect(mark).toHaveCount(1);
  await page.mouse.move(rock.x, rock.y);
  await expect(mark).toHaveCount(0);
});

test('a click beside an open menu closes it and does nothing else', async ({ page }) => {
  await sitDownWhen(page, ({ kind }, offers) => {
    const strikes = offers.flatMap((offer) => (offer.type === 'attack' ? [offer.target] : []));
    return kind === 'turn' && strikes.length === 2 && new Set(strikes).size === 1;
  });
  const foe = page.locator('.token.is-target .token-face').first();
  const menu = page.locator('.board-menu');
  await foe.click({ force: true, button: 'right' });
  await expect(menu).toBeVisible();
  const { mark } = await look(page);
  await foe.click({ force: true });
  await expect(menu).toHaveCount(0);
  expect((await look(page)).mark).toBe(mark);
  await expectStrike(page, () => foe.click({ force: true }));
});

test('a Benefit for somebody is aimed at the board, and one next to Glow is there', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers) =>
      kind === 'turn' && offers.filter((offer) => offer.type === 'use' && offer.benefit === 'glow-mend').length > 1,
  );
  const mend = verb(page, 'glow-mend');
  await expect(mend).toContainText('Heal 4');
  await mend.click();
  await expect(page.locator('.aim')).toContainText('Glow Mend');
  await page.locator('.token:has(.token-ready) .token-face').first().click({ force: true });
  await expect(page.locator('.log-line').filter({ hasText: 'Glow Mend' }).first()).toBeVisible();
});

test('Benefits stay in their places, and what is read goes when it is pressed', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers, { turn }) =>
      kind === 'turn' &&
      (turn?.surges ?? 0) > 1 &&
      offers.some((offer) => offer.type === 'use' && offer.benefit === 'brace'),
  );
  const places = (): Promise<readonly string[]> =>
    page.locator('.paid').evaluateAll((all) =>
      all.map((one) => {
        const { x, width } = one.getBoundingClientRect();
        return `${one.getAttribute('data-verb')} ${Math.round(x)} ${Math.round(width)}`;
      }),
    );
  const before = await places();
  const card = page.locator('.paid-card');
  await verb(page, 'brace').hover();
  await expect(card).toContainText('Brace');
  await verb(page, 'brace').click();
  await expect(verb(page, 'brace')).toHaveAttribute('data-off');
  expect(await places()).toEqual(before);
  await expect(card).toHaveCount(0);
  await verb(page, 'guard').hover();
  await expect(card).toContainText('Guard');
  await page.mouse.move(640, 300);
  await expect(card).toHaveCount(0);
});

test('what cannot be done says why: a Benefit, a square, a foe out of reach', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers, { turn }) =>
      kind === 'turn' && turn?.attacks === 0 && offers.every(({ type }) => type !== 'attack'),
  );
  await verb(page, 'power').click();
  await expect(why(page).getByRole('heading')).toHaveText('When');
  await expect(why(page)).toContainText('Power is for use after a hit.');
  await page.keyboard.press('Escape');
  await expect(why(page)).toHaveCount(0);
  await verb(page, 'attack').click();
  await expect(why(page).getByRole('heading')).not.toBeEmpty();
  await expect(page.locator('.ring-refused')).toHaveCount(1);
  const title = await why(page).getByRole('heading').innerText();
  await why(page).getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/glowquest\/.+/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('where a loser is driven to is chosen on the board', async ({ page }) => {
  await sitDownWhen(page, ({ kind }) => kind === 'momentum');
  await expect(page.locator('.reach-choice')).toHaveCount(1);
  await page.keyboard.press('/');
  await page.locator('.answer').first().hover();
  await expect(page.locator('.stage-lit')).not.toHaveCount(0);
  await page.keyboard.type('dekker');
  await expect(page.locator('.answers-search')).toHaveValue('dekker');
  await page.locator('.answers-search').fill('');
  const seen = await look(page);
  expect(seen.reach.length).toBeGreaterThan(1);
  const [square] = seen.reach;
  if (square === undefined) throw new Error('there is no square');
  await page.mouse.click(square.x, square.y);
  await expect(page.locator('.log-line').filter({ hasText: 'driven back' }).last()).toBeVisible();
  await expect(async () => expect((await look(page)).mark).not.toBe(seen.mark)).toPass();
});

test('whoever walks away from a foe flees or dodges', async ({ page }) => {
  await sitDownWhen(page, ({ kind }) => kind === 'leave');
  const leaving = page.locator('.decision');
  await expect(leaving).toContainText('leaves the side of');
  await expect(leaving.getByRole('button').first()).toBeFocused();
  await leaving.getByRole('button', { name: /Flee/ }).first().click();
  await expect(page.getByRole('log')).toContainText('flees from');
});

test('a monster has its sheet, and a hero too', async ({ page }) => {
  await sitDownWhen(page, ({ kind }, _offers, { monsters }) => kind === 'turn' && monsters.length > 1);
  await page.locator('.gq-monster .hero-open').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Preferred Target');
  await expect(sheet.getByRole('heading', { name: 'Benefits' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.gq-hero .hero-open').first().click();
  await expect(sheet.locator('.gq-card').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('whoever plays all the heroes can take back dice that have fallen', async ({ page }) => {
  await sitDownWhen(page, ({ kind }) => kind === 'turn');
  const lines = await page.locator('.log-line').count();
  await page.keyboard.press('u');
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back all the same' }).click();
  await expect(async () => expect(await page.locator('.log-line').count()).toBeLessThan(lines)).toPass();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Equipment changes hands from the sheet of its owner, when both agree', async ({ page }) => {
  await sitDownWhen(
    page,
    ({ kind }, offers) => kind === 'explore' && offers.some((offer) => offer.type === 'trade' && offer.from === 0),
  );
  await page.locator('.gq-hero .hero-open').first().click();
  const give = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Give .+ to Utility/ })
    .first();
  const [, card = ''] = /^Give (.+) to/.exec((await give.getAttribute('aria-label')) ?? '') ?? [];
  await give.click();
  const trade = page.getByRole('region', { name: 'A trade' });
  await expect(trade).toContainText(`Defense offers ${card} to Utility.`);
  await trade.getByRole('button', { name: 'Agreed' }).click();
  await expect(trade).toHaveCount(0);
  await expect(page.locator('.gq-hero').nth(2)).toContainText(card);
});

/** Goes by the Tab key to where this is. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
    await page.keyboard.press('Tab');
  }
  expect(false, `${selector} is not reached by the Tab key`).toBe(true);
}

const KEYS: Readonly<Record<string, string>> = {
  explores: 'e',
  'Is anything added': 'e',
  'has missed': 'e',
  'What does it do': 'a',
};

/**
 * One answer on the board: the square under the cursor if it can be chosen, the verb of a key, or what a search finds
 * first.
 */
async function pressOnBoard(page: Page, question: string): Promise<void> {
  await page.keyboard.press('b');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.ring-cursor')).toHaveCount(1);
  const place = await said(page);
  expect(place).not.toBe('');
  const [, key = ''] = Object.entries(KEYS).find(([words]) => question.includes(words)) ?? [];
  const isIdle = key === 'a' && (await page.locator('[data-verb=attack]:not([data-off])').count()) === 0;
  if (place.includes('can be chosen')) await page.keyboard.press('Enter');
  else if (key !== '' && !isIdle) await page.keyboard.press(key);
  else {
    await page.keyboard.press('/');
    await page.keyboard.type(isIdle ? 'end the turn' : '');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  if (await page.locator('.board-menu').isVisible()) await page.keyboard.press('Enter');
  if (await page.locator('.aim').isVisible()) await page.keyboard.press('e');
}

async function pressOnce(page: Page, question: string): Promise<void> {
  if ((await page.locator('.gain').count()) > 0) {
    await tabTo(page, '.gain-deck, .gain .button-gold, .gain .gq-card .button');
    await page.keyboard.press('Enter');
  } else if ((await page.locator('.decision').count()) > 0) await page.keyboard.press('Enter');
  else await pressOnBoard(page, question);
}

test('heroes are made, explore and fight by keyboard alone', async ({ page }) => {
  await newTable(page, 'glowquest', alone(page));
  let hasFought = false;
  for (let answers = 0; answers < 60 && (await settled(page)) === 'asked'; answers++) {
    const { question, mark } = await look(page);
    hasFought ||= question.includes('Surge');
    // A key that comes while something is still being shown is lost; a person presses it again.
    await expect(async () => {
      await pressOnce(page, question);
      await expect(async () => expect((await look(page)).mark).not.toBe(mark)).toPass({
        intervals: [20, 40, 80],
        timeout: 3_000,
      });
    }).toPass();
  }
  expect(hasFought).toBe(true);
});

test('the keys are listed, and what cannot be done by its key says why', async ({ page }) => {
  await sitDownWhen(page, ({ kind }, offers) => kind === 'explore' && offers.every(({ type }) => type !== 'open'));
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('the map of the whole dungeon');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(why(page).getByRole('heading')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await expect(page.locator('.overview-map')).toHaveCount(0);
});

test('a reload in the middle of an attack comes back to it, and names stay what they were', async ({ page }) => {
  await sitDownWhen(page, ({ kind }, _offers, { roomsCleared }) => kind === 'hit' && roomsCleared > 0);
  const before = await page.locator('.question, .answer, .log-line').allTextContents();
  await page.reload();
  await settled(page);
  expect(await page.locator('.question, .answer, .log-line').allTextContents()).toEqual(before);
  expect(before.filter((line) => line.includes('the monster'))).toEqual([]);
});

test('the past is looked at again, move by move', async ({ page }) => {
  await sitDownWhen(page, ({ kind }) => kind === 'momentum');
  await page.goto(page.url().replace('table', 'replay'));
  await expect(page.locator('.past-move').first()).toBeVisible();
  await page.getByRole('slider').press('End');
  await expect(page.locator('.token').first()).toBeVisible();
  await expect(page.locator('.past-said').last()).not.toContainText('the monster');
});

test('the dungeon speaks Dutch, cards and all', async ({ page }) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Nederlands' }).check();
  await newTable(page, 'glowquest');
  await expect(page.locator('.question')).toContainText('Van welke stapel');
  await page.locator('.gain-deck', { hasText: 'Verdedigingsstapel' }).click();
  await expect(page.locator('.gq-card-text').first()).toContainText(/Impuls|Weerstand|Schild/);
  await page
    .getByRole('button', { name: /houden$/ })
    .first()
    .click();
  await expect(page.locator('.log-line').last()).toContainText('Verdediging');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger that rests on a Benefit reads it, and uses nothing', async ({ page }) => {
    await sitDownWhen(
      page,
      ({ kind }, offers) =>
        kind === 'turn' && offers.some((offer) => offer.type === 'use' && offer.benefit === 'brace'),
    );
    const surges = await page.locator('.surges b').innerText();
    const touch = { pointerType: 'touch', bubbles: true };
    await verb(page, 'brace').dispatchEvent('pointerdown', touch);
    const card = page.locator('.paid-card');
    await expect(card).toContainText('Brace');
    await verb(page, 'brace').dispatchEvent('pointerup', touch);
    await verb(page, 'brace').dispatchEvent('click');
    expect(await page.locator('.surges b').innerText()).toBe(surges);
    const { x = -1, width = 0 } = (await card.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await page.locator('.board').dispatchEvent('pointerdown', touch);
    await expect(card).toHaveCount(0);
  });

  test('an attack is told beside who makes it, and leaves the board free', async ({ page }) => {
    await sitDownWhen(page, isShortByOne);
    const attack = (await page.getByRole('region', { name: 'The attack' }).boundingBox())?.y ?? 0;
    const board = await page.locator('.board').boundingBox();
    expect(attack).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0));
  });

  test('everything is within reach, and nothing sticks out', async ({ page }) => {
    await sitDownWhen(page, ({ kind }, offers) => kind === 'turn' && offers.some(({ type }) => type === 'attack'));
    await expect(page.locator('.board')).toBeVisible();
    const height = await page.locator('.board').evaluate((board) => board.clientHeight);
    expect(height).toBeGreaterThan(190);
    await expect(page.locator('.overview-map')).toHaveCount(0);
    const tabs = page.locator('.table-tabs button');
    for (const panel of ['Party', 'Log', 'Find']) {
      await tabs.filter({ hasText: panel }).tap();
      await expect(page.locator('.panel:visible')).toHaveCount(1);
    }
    await tabs.filter({ hasText: 'Find' }).tap();
    await page.locator('.token.is-target .token-face').first().tap({ force: true });
    await expect(page.locator('.board-menu')).toContainText('% to hit');
    await expect(page.locator('.bar .board-menu')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'The attack' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.locator('.end-turn').tap();
    await expect(page.locator('.log')).toContainText(/Turn|turn/);
    for (const address of ['', '#/', '#/new/glowquest', '#/rules/glowquest']) {
      if (address !== '') await page.goto(`/${address}`);
      await expect(page.locator('main').first()).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
});
