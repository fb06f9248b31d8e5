import type { Page } from '@playwright/test';
import { expect, newQuest, settled, sitDownAt, test } from '../common/table.ts';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';

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
  await sitDownAt(
    page,
    expeditionWhen({}, ({ kind }, offers) => kind === 'turn' && offers.some(({ type }) => type === 'attack')),
  );
  await settled(page);
  const lines = await list(page).getByRole('listitem').allInnerTexts();
  expect(lines[0]).toMatch(/acting now, .*where you stand; beside /);
  expect(lines.some((line) => /Hitpoints, .*can be attacked, .* of you, beside /.test(line))).toBe(true);
  expect(lines.join('\n')).not.toMatch(SPELT_OUT);
});
