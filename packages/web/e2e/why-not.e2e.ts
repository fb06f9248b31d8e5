import { look } from './board.ts';
import { say } from './play.ts';
import { expect, newQuest, test } from './table.ts';

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
  const title = await why.getByRole('heading').innerText();
  await why.getByRole('link').click();
  await expect(page).toHaveURL(/#\/rules\/heroquest\/.+/);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});
