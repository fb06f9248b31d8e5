import { look } from '../common/board.ts';
import { Simple, say } from '../common/play.ts';
import { expect, newQuest, settled, sitDownAt, test } from '../common/table.ts';
import { questWhen } from '../games/heroquest/scenes.mjs';

test('the first turns of a quest, by clicking', async ({ page }) => {
  await newQuest(page);
  await say(page, 'roll');
  await expect(page.locator('.die').first()).toBeVisible();
  await say(page, 'search doors'); // a treasure may be a trap that ends the turn
  await expect(page.locator('.log-line').filter({ hasText: 'secret doors' }).first()).toBeVisible();
  await say(page, 'end');
  await expect(page.locator('.question')).toContainText('Dwarf');
});

test('a reload comes back to the same question', async ({ page }) => {
  await newQuest(page);
  await say(page, 'roll');
  await settled(page);
  const question = await page.locator('.question').textContent();
  const answers = await page.locator('.answer').allTextContents();
  await page.reload();
  await settled(page);
  expect(await page.locator('.question').textContent()).toBe(question);
  expect(await page.locator('.answer').allTextContents()).toEqual(answers);
});

test('what dice have fixed is not taken back without a second thought, and the rule says why', async ({ page }) => {
  await newQuest(page);
  await say(page, 'roll');
  await settled(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Take it back?' });
  await expect(asking).toContainText('The dice have fallen');
  await expect(asking.getByRole('link')).toHaveText('What is known stays known');
  const { mark } = await look(page);
  await page.keyboard.press('Escape');
  await expect(asking).toHaveCount(0);
  expect((await look(page)).mark).toBe(mark);
});

test('a whole quest is played by clicking, to its end', async ({ page }) => {
  await newQuest(page, async () => {
    await page.locator('summary').filter({ hasText: 'More options' }).click();
    await page.getByLabel('Rounds', { exact: true }).fill('3');
  });
  const mind = new Simple(page);
  let seen = await look(page);
  for (let answers = 0; !seen.isOver; answers++) {
    expect(answers).toBeLessThan(200);
    seen = await mind.answer(seen);
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
  await expect(page.locator('.end-rule a')).toHaveAttribute('href', /#\/rules\/heroquest\//);
  await expect(page.locator('[data-door]')).not.toHaveCount(0);
});

test('once the goal is met the card of the quest says where to go, folded as it is', async ({ page }) => {
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (_kind, _offers, { isGoalMet }) => isGoalMet),
  );
  await settled(page);
  await expect(page.locator('.quest-card')).not.toHaveAttribute('open');
  await expect(page.locator('.quest-card summary')).toContainText('Back to the stairway.');
});
