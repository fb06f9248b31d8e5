import type { Locator, Page } from '@playwright/test';
import { expect, give, newFight, settled, test } from '../common/table.ts';

/** Picks a card of the form by its title. */
const pick = (page: Page, title: string): Promise<void> =>
  page.locator('label', { hasText: title }).getByRole('radio').first().check({ force: true });

/** A button below the ring; the list beside it has the same. */
const verb = (page: Page, name: string): Locator =>
  page.locator('.arena-verbs').getByRole('button', { name, exact: true });

/** Takes the first answer, and waits until something came of it: until then the old ones still stand there. */
async function answerFirst(page: Page): Promise<void> {
  const lines = page.locator('.log-line');
  const before = await lines.count();
  await give(page);
  await expect(lines).not.toHaveCount(before);
  await settled(page);
}

/** Whether anything is wider than the screen, or a fighter beside the arena. */
const sticksOut = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const rights = [...document.querySelectorAll('.fighter, .between, .odds, .hand, .arena-head')].map((part) =>
      part.getBoundingClientRect(),
    );
    return Math.max(
      document.documentElement.scrollWidth - wide,
      ...rights.flatMap(({ left, right }) => [right - wide, -left]),
    );
  });

test('a whole fight is played by clicking', async ({ page }) => {
  await newFight(page);
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    await answerFirst(page);
  }
  await expect(page.locator('.ended')).toContainText('The game is over');
  await expect(page.locator('.log-line').last()).toBeVisible();
  await expect(page.locator('.fighter')).toHaveCount(2);
  await expect(page.locator('.fighter[data-dead="true"]')).not.toHaveCount(0);
});

test('a reload in the middle of a fight changes nothing', async ({ page }) => {
  await newFight(page);
  await answerFirst(page);
  const before = await page.locator('.question, .answer, .log-line').allTextContents();
  await page.reload();
  await settled(page);
  expect(await page.locator('.question, .answer, .log-line').allTextContents()).toEqual(before);
});

test('the odds are there before anything is done, and add up', async ({ page }) => {
  await newFight(page);
  const odds = page.getByRole('region', { name: 'Odds' });
  await expect(odds.locator('dd')).toHaveCount(3);
  await expect(odds).toContainText('hidden');
  await verb(page, 'Fight').click();
  await expect(odds).not.toContainText('hidden');
  await expect(odds.locator('dd')).toHaveCount(3);
  const chances = (await odds.locator('dd').allTextContents()).map((text) =>
    Number.parseFloat(text.replace(/[<>]/, '')),
  );
  expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 100)).toBeLessThan(0.3);
  await expect(page.locator('.arena-said')).toContainText('Round 1');
});

test('every answer with dice on the table says what is done, beside its odds', async ({ page }) => {
  await newFight(page);
  const answers = page.locator('.odds-answers button span');
  while ((await settled(page)) === 'asked' && (await answers.count()) === 0) {
    await answerFirst(page);
    await expect(page.locator('.odds > :not(.odds-note)').first().or(page.locator('.ended'))).toBeAttached();
  }
  for (const answer of await answers.all()) await expect(answer).toHaveText(/dice|Roll/);
});

test('what is forbidden is offered in grey, and says by which rule', async ({ page }) => {
  await newFight(page);
  const why = page.getByRole('alertdialog');
  const fleeing = verb(page, 'Escape');
  await fleeing.click();
  const before = await why.getByRole('heading').innerText();
  await page.keyboard.press('Escape');
  await verb(page, 'Fight').click();
  await expect(page.locator('.arena-head')).toContainText('Round 1');
  await fleeing.click();
  await expect(why.getByRole('heading')).not.toHaveText(before);
});

test('where the table agrees on the combat, its ways are there to press, and nothing else yet', async ({ page }) => {
  await newFight(page, () => pick(page, 'Let the table agree'));
  const ways = page.locator('.odds-answers').getByRole('button');
  await expect(ways).toHaveCount(4);
  await expect(page.locator('.arena-verbs')).toHaveCount(0);
  await ways.filter({ hasText: 'Classic Solo' }).click();
  await expect(page.locator('.arena-head')).toContainText('Classic Solo');
  await verb(page, 'Fight').click();
  await expect(verb(page, 'Roll the die')).toBeVisible();
});

test('a fight with cards is played on the arena itself, and the other card stays hidden', async ({ page }) => {
  await newFight(page, () => pick(page, 'Classic Cards'));
  await verb(page, 'Fight').click();
  const hand = page.locator('.hand-card');
  for (let answers = 0; (await settled(page)) === 'asked'; answers++) {
    expect(answers).toBeLessThan(200);
    await expect(hand).toHaveCount(3);
    await expect(page.locator('.duel-back')).toHaveCount(1);
    await expect(page.locator('.mix-text').first()).toContainText('in 100');
    const round = (await page.locator('.arena-head b').textContent()) ?? '';
    await hand.nth(answers % 3).click();
    await expect(page.locator('.arena-head b')).not.toHaveText(round);
  }
  await expect(page.locator('.between-cards .duel-name')).toHaveCount(2);
});

test('on a phone fighters stand level though one name is long, nothing sticks out, and on its side all is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const mode of ['Combat Dice', 'Classic Solo', 'Classic Cards']) {
    await newFight(page, async () => {
      await pick(page, 'Challara');
      await pick(page, mode);
      await pick(page, 'Golem'); // which has Life enough for two answers
    });
    await answerFirst(page);
    await answerFirst(page);
    const tops = await page
      .locator('.fighter-piece')
      .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().top));
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(1);
    expect(await sticksOut(page), mode).toBeLessThanOrEqual(0.5);
    await page.setViewportSize({ width: 844, height: 390 });
    for (const verb of await page.locator('.arena-verbs button').all()) await expect(verb, mode).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
