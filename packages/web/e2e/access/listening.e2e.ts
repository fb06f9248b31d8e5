import type { Page } from '@playwright/test';
import { expect, give, newQuest, settled, sitDownAt, test } from '../common/table.ts';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';
import { questWhen } from '../games/heroquest/scenes.mjs';

const isFight = (kind: string, offers: readonly { readonly type: string }[]): boolean =>
  kind === 'turn' && offers.some(({ type }) => type === 'attack');

const MATCHES = {
  quest: () => questWhen({ quest: 1 }, isFight),
  expedition: () => expeditionWhen({}, ({ kind }, offers) => isFight(kind, offers)),
} as const;

/** What a screen reader finds of the board besides its keys: a list of who and what is where. */
const list = (page: Page) => page.getByRole('list', { name: 'Who and what is where' });

/** No coordinates: places are told by the compass. */
const SPELT_OUT = /\d,\d/;

test('in a quest all that stands and lies about is in the accessibility tree, by the compass', async ({ page }) => {
  await newQuest(page);
  const lines = await list(page).getByRole('listitem').allInnerTexts();
  expect(lines[0]).toMatch(/^Barbarian, whose turn it is, .*where you stand; beside Dwarf to the east|the Dwarf/);
  expect(lines.filter((line) => /^(Dwarf|Elf|Wizard), .* of you/.test(line))).toHaveLength(3);
  expect(lines.some((line) => /^closed door, to the [a-z-]+ of you, \w+ squares? away$/.test(line))).toBe(true);
  expect(lines.join('\n')).not.toMatch(SPELT_OUT);
  await expect(page.getByRole('application')).toMatchAriaSnapshot(`
    - application "The board of HeroQuest"
  `);
});

test('in a fight of an expedition one hears who is beside whom', async ({ page }) => {
  await sitDownAt(page, MATCHES.expedition());
  await settled(page);
  const lines = await list(page).getByRole('listitem').allInnerTexts();
  expect(lines[0]).toMatch(/acting now, .*where you stand; beside /);
  expect(lines.some((line) => /Hitpoints, .*can be attacked, .* of you, beside /.test(line))).toBe(true);
  expect(lines.join('\n')).not.toMatch(SPELT_OUT);
});

for (const [name, match] of Object.entries(MATCHES))
  test(`a table and a look back have one first heading, and what happened is there once: ${name}`, async ({ page }) => {
    await sitDownAt(page, match());
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('log')).toHaveCount(1);
    const sentence = await page.locator('.log-line span').last().innerText();
    expect((await page.locator('body').ariaSnapshot()).split(sentence)).toHaveLength(2);
    await page.goto(page.url().replace('table', 'replay'));
    await expect(page.locator('.past-move').first()).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

test('what happens is read out, and is in the log alone when it has been heard', async ({ page }) => {
  await page.clock.install();
  await newQuest(page);
  const announced = page.locator('[data-announcer]');
  await page.clock.runFor(15_000);
  await expect(announced).toBeEmpty();
  await give(page, 'roll');
  await expect(announced).toContainText('The Barbarian rolls');
  await page.clock.runFor(15_000);
  await expect(announced).toBeEmpty();
  await expect(page.getByRole('log')).toContainText('The Barbarian rolls');
});

test('whoever is refused something is told why, and is back where they were', async ({ page }) => {
  await newQuest(page);
  await page.locator('.board').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.locator('.board')).toBeFocused();
  await expect(page.locator('.ring-cursor')).toHaveCount(1);
});
