import { expect, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import { zargons } from '../games/heroquest/scenes.mjs';

test('the board stays where it is while Zargon turns to one monster after the other', async ({ page }) => {
  await sitDownAt(page, zargons());
  await passCurtain(page);
  await settled(page);
  const stage = page.locator('.board-stage');
  const before = await stage.getAttribute('style');
  const ready = page.locator('.token:has(.token-ready) .token-face');
  await expect(ready.first()).toBeVisible();
  await ready.first().click({ force: true }); // the drawing takes no clicks itself, the board around it does
  await expect(page.locator('.question')).toContainText('What does it do');
  await expect(stage).toHaveAttribute('style', before ?? '');
  const question = await page.locator('.question').textContent();
  await ready.last().click({ force: true });
  await expect(page.locator('.question')).not.toHaveText(question ?? '');
  await expect(stage).toHaveAttribute('style', before ?? '');
});
