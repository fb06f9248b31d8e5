import { look } from '../common/board.ts';
import { eavesdrop, heard } from '../common/eavesdrop.ts';
import { Simple } from '../common/play.ts';
import { expect, newQuest, test } from '../common/table.ts';

/** What only Zargon may know in the first quest, and what nobody may. */
const HIDDEN = 'mummy';
const NEVER = ['"agenda"', 'chacha20'];

test('nothing of Zargon’s is on the page, or in a message, before he takes the screen', async ({ page, context }) => {
  await eavesdrop(context);
  await newQuest(page, async () => {
    await page
      .getByRole('group', { name: 'Zargon', exact: true })
      .getByRole('radio', { name: 'Another person' })
      .check();
  });
  const mind = new Simple(page);
  for (let answers = 0; (await page.locator('.curtain').count()) === 0; answers++) {
    expect(answers).toBeLessThan(80);
    expect(await page.content()).not.toContain(HIDDEN);
    await mind.answer(await look(page));
  }
  const before = await heard(page);
  for (const word of [HIDDEN, ...NEVER]) expect(before).not.toContain(word);
  expect(await page.content()).not.toContain(HIDDEN);
  await expect(page.locator('.curtain')).toContainText('Zargon');
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.locator('.question')).toContainText('?');
  await expect(page.locator('.token.is-ghost')).not.toHaveCount(0);
  const after = await heard(page);
  expect(after).toContain(HIDDEN);
  for (const word of NEVER) expect(after).not.toContain(word);
});
