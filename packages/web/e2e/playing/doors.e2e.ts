import type { Page } from '@playwright/test';
import { look, type Spot } from '../common/board.ts';
import { expect, settled, sitDownAt, test } from '../common/table.ts';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';
import { questWhen } from '../games/heroquest/scenes.mjs';

const said = (page: Page): Promise<string> => page.locator('.board-said').last().innerText();
const hint = (page: Page) => page.locator('.board-hint');

/** The first closed door that a mouse over it shows a way to. */
async function doorWithWay(page: Page): Promise<Spot> {
  for (const door of (await look(page)).doors) {
    await page.mouse.move(door.x, door.y);
    await expect(hint(page)).toContainText('closed door');
    if ((await page.locator('.way').count()) > 0) return door;
  }
  throw new Error('there is no door to walk to');
}

/** A quest whose first hero has rolled, and far enough for a door. */
async function sitDownRolled(page: Page): Promise<void> {
  const isFar = (kind: string, offers: readonly { readonly type: string }[]): boolean =>
    kind === 'turn' && offers.filter(({ type }) => type === 'walk').length > 9;
  await sitDownAt(page, questWhen({ quest: 1 }, isFar));
  await settled(page);
}

test('a mouse over a door shows the way to it and what a click does, and the click does that', async ({ page }) => {
  await sitDownRolled(page);
  const door = await doorWithWay(page);
  await expect(hint(page)).toHaveText(/^closed door; open the \w+ door/);
  await expect(page.locator('.ring-hover')).toHaveAttribute('transform', /translate/); // around the door, not a square
  await page.mouse.click(door.x, door.y);
  await expect(page.getByRole('log')).toContainText(/opens the \w+ door/);
});

test('by keys a door comes before what is behind it, says where it is, and Enter opens it from afar', async ({
  page,
}) => {
  await sitDownRolled(page);
  await page.locator('.board').focus();
  await page.keyboard.press('ArrowUp');
  expect(await said(page)).toMatch(/^Barbarian, whose turn it is, .*, room, where you stand/);
  await page.keyboard.press('ArrowUp');
  expect(await said(page)).toContain('one square north of you');
  for (let steps = 0; !(await said(page)).startsWith('closed door'); steps++) {
    expect(steps).toBeLessThan(12);
    await page.keyboard.press((await said(page)).includes('wall to the east') ? 'ArrowUp' : 'ArrowRight');
  }
  expect(await said(page)).toMatch(/^closed door, to the [a-z-]+ of you, \w+ squares? away; open the \w+ door$/);
  await expect(page.locator('.way')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText(/opens the \w+ door/);
});

test('in an expedition a mouse over a door shows the way too', async ({ page }) => {
  const isBefore = expeditionWhen(
    {},
    ({ kind, who }, offers, { floor, heroes }) =>
      kind === 'explore' &&
      floor.doors.some(
        ({ near, isOpen }) =>
          !isOpen && heroes[who ?? 0]?.at !== near && offers.some((offer) => offer.type === 'go' && offer.to === near),
      ),
  );
  await sitDownAt(page, isBefore);
  await settled(page);
  const door = await doorWithWay(page);
  await expect(hint(page)).toHaveText(/^closed door; (Open the \w+ door|Walk \w+ squares?)/);
  await page.mouse.click(door.x, door.y);
  await expect(page.getByRole('log')).toContainText(/moves|opens/);
});
