import type { Page } from '@playwright/test';
import { look } from '../common/board.ts';
import { say } from '../common/play.ts';
import { expect, newQuest, settled, test } from '../common/table.ts';

test('a square that cannot be walked to says which rule forbids it, and where', async ({ page }) => {
  await newQuest(page);
  const { active, square } = await look(page);
  if (active === null) throw new Error('nobody is at turn');
  const why = page.getByRole('alertdialog');
  await page.mouse.click(active.x + 2 * square, active.y - square);
  await expect(why.getByRole('heading')).not.toBeEmpty();
  await expect(page.locator('.ring-refused')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await say(page, 'roll');
  await page.mouse.click(active.x, active.y - 4 * square);
  await expect(why.getByRole('heading')).not.toBeEmpty();
  await expect(page.locator('.sight-wall')).toHaveAttribute('d', /^M/);
  const title = await why.getByRole('heading').innerText();
  await why.getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/heroquest\/.+/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

/** Presses a verb of the turn. */
const verb = (page: Page, name: string) => page.locator(`[data-verb="${name}"]`);

/**
 * The Barbarian goes to the east door of the first room and opens it, as soon as the dice let it; then it is the
 * Wizard's turn.
 */
async function openEastDoor(page: Page): Promise<void> {
  for (let rounds = 0; ; rounds++) {
    expect(rounds).toBeLessThan(8);
    await verb(page, 'roll').click();
    await settled(page);
    const { active, square } = await look(page);
    if (active === null) throw new Error('nobody is at turn');
    await page.mouse.click(active.x + 3 * square, active.y - square);
    await settled(page);
    await page.locator('.answers-search').fill('open 4,9E');
    const door = page.locator('.answer[data-name="open 4,9E"]');
    const isThere = (await door.count()) > 0;
    if (isThere) await door.click();
    else {
      await page.locator('.answers-search').fill('');
      await page.keyboard.press('Escape');
    }
    for (const hero of ['Barbarian', 'Dwarf', 'Elf']) {
      await expect(page.locator('.question')).toContainText(hero);
      await page.locator('.end-turn').click();
    }
    await expect(page.locator('.question')).toContainText('Wizard');
    if (isThere) return;
    await page.locator('.end-turn').click();
    await expect(page.locator('.question')).toContainText('Barbarian');
  }
}

test('a spell that cannot be cast says why, and the line to its target is drawn with what is in its way', async ({
  page,
}) => {
  await newQuest(page);
  await openEastDoor(page);
  await expect(verb(page, 'cast ball-of-flame')).toHaveAttribute('data-off', 'true');
  await verb(page, 'cast ball-of-flame').click();
  const why = page.getByRole('alertdialog');
  await expect(why.getByRole('heading')).toHaveText('Walls and closed doors block');
  await expect(page.locator('.sight-line')).toHaveCount(1);
  await expect(page.locator('.ring-refused')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
});

test('a spell is aimed at the board, and an aim against the rules is explained', async ({ page }) => {
  await newQuest(page);
  for (const hero of ['Barbarian', 'Dwarf', 'Elf']) {
    await expect(page.locator('.question')).toContainText(hero);
    await page.locator('.end-turn').click();
  }
  await expect(page.locator('.question')).toContainText('Wizard');
  await verb(page, 'cast genie').click();
  await expect(verb(page, 'cast genie')).toHaveAttribute('title', /Genie: a Genie appears/);
  await expect(page.locator('.aim')).toContainText('4 Attack dice, three turns');
  const { active, square } = await look(page);
  if (active === null) throw new Error('nobody is at turn');
  await page.mouse.click(active.x, active.y - 4 * square);
  await expect(page.getByRole('alertdialog').getByRole('heading')).not.toBeEmpty();
  await page.mouse.click(active.x + square, active.y);
  await expect(page.locator('.log-line').filter({ hasText: 'Genie' }).first()).toBeVisible();
  await expect(page.locator('.aim')).toHaveCount(0);
});

test('a spell for heroes that is aimed at nobody says whom it is for', async ({ page }) => {
  await newQuest(page);
  for (const hero of ['Barbarian', 'Dwarf', 'Elf']) {
    await expect(page.locator('.question')).toContainText(hero);
    await page.locator('.end-turn').click();
  }
  await expect(page.locator('.question')).toContainText('Wizard');
  await verb(page, 'cast courage').click();
  await expect(page.locator('.aim')).toBeVisible();
  const { active, square } = await look(page);
  if (active === null) throw new Error('nobody is at turn');
  await page.mouse.click(active.x + square, active.y);
  await expect(page.getByRole('alertdialog').getByRole('heading')).toHaveText('What a spell aims at');
  await expect(page.locator('.aim')).toBeVisible();
});
