import { expect, settled, sitDownAt, test } from '../common/table.ts';
import { questWhen } from '../games/heroquest/scenes.mjs';

test('pointing at a foe shows the exact odds before the blow', async ({ page }) => {
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (kind, offers) => kind === 'turn' && offers.some(({ type }) => type === 'attack')),
  );
  await settled(page);
  await page.locator('.token.is-target .token-face').first().hover({ force: true });
  await expect(page.locator('.board-hint')).toContainText(/kills \d+ %/);
});

test('a reload in the middle of a reaction comes back to it', async ({ page }) => {
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (kind) => kind === 'defend'),
  );
  await settled(page);
  const question = await page.locator('.question').textContent();
  const answers = await page.locator('.answer').allTextContents();
  expect(question).toContain('Drink something first?');
  await page.reload();
  await settled(page);
  expect(await page.locator('.question').textContent()).toBe(question);
  expect(await page.locator('.answer').allTextContents()).toEqual(answers);
});
