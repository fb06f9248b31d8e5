import type { Locator } from '@playwright/test';
import { comeToTown } from '../common/campaign.ts';
import { expect, give, newTable, settled, test } from '../common/table.ts';

const goldOf = async (town: Locator): Promise<number> =>
  Number(/has (\d+) gold/.exec((await town.locator('.armory header p').textContent()) ?? '')?.[1]);

test('between two quests heroes buy, are refused, trade, and set out again', async ({ page }) => {
  const town = await comeToTown(page, { sellHalf: true });
  await expect(town.getByRole('heading', { level: 2 }).first()).toContainText('Quest 2');
  await expect(town.locator('.quest-track > [data-mark=won]')).toHaveCount(1);
  const gold = await goldOf(town);
  await town.getByRole('button', { name: 'Buy Dagger for 25 gold' }).click();
  await expect(town.locator('.ware[data-gear=dagger]')).toContainText('owned');
  expect(await goldOf(town)).toBe(gold - 25);

  const why = page.getByRole('alertdialog');
  await town.getByRole('button', { name: 'Buy Plate Mail for 850 gold' }).click();
  await expect(why.getByRole('heading')).toHaveText('Cash only');
  await expect(why).toContainText('It costs 850 gold');
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);

  await town.getByRole('button', { name: /^Give Dagger to Aldous/ }).click();
  await town.getByRole('radio', { name: /^Aldous/ }).check();
  const daggers = town.locator('.pack-item[data-item=dagger]');
  await expect(daggers).toContainText('Dagger ×2');
  await daggers.getByRole('button', { name: 'Sell Dagger for 12 gold' }).click();
  await expect(daggers).not.toContainText('×2');
  const before = await goldOf(town);
  await town.getByRole('radio', { name: '5', exact: true }).check();
  await town.getByRole('button', { name: /^Give 5 gold to Gunda/ }).click();
  await expect(async () => expect(await goldOf(town)).toBe(before - 5)).toPass();
  await town.getByRole('combobox', { name: 'Name' }).selectOption('Mirela');
  await expect(town.getByRole('radio', { name: /^Mirela/ })).toBeChecked();

  await town.getByRole('button', { name: 'Set out' }).click();
  await expect(town).toHaveCount(0);
  await expect(page.locator('.board')).toBeVisible();
  await page.goto('/#/');
  await expect(page.locator('.table-row')).toContainText('Quest 2');
  await expect(page.locator('.campaign-line')).toContainText('1 quest won');
});

test('a search in town hides no answer', async ({ page }) => {
  await comeToTown(page, { quest: 9, sellHalf: true });
  await page.keyboard.press('/');
  await page.keyboard.type('e');
  const more = page.getByRole('button', { name: /^Show all \d+ answers/ });
  const [, count] = /(\d+)/.exec((await more.textContent()) ?? '') ?? [];
  await more.click();
  await expect(page.locator('.answer')).toHaveCount(Number(count));
});

test('a quest that failed is tried again from town, and the new heroes are there', async ({ page }) => {
  await newTable(page, 'heroquest', async () => {
    await page.getByLabel('Play on as a campaign').check();
    await page.locator('summary').filter({ hasText: 'More options' }).click();
    await page.getByLabel('Rounds', { exact: true }).fill('1');
  });
  const town = page.getByRole('region', { name: 'In town' });
  for (let answers = 0; (await town.count()) === 0; answers++) {
    expect(answers).toBeLessThan(30);
    await settled(page);
    if ((await town.count()) > 0) break;
    const end = page.locator('.answer[data-name^=end]');
    const question = await page.locator('.question').textContent();
    if (question?.startsWith('The armory') === true) break; // the town itself comes a moment later
    await give(page, (await end.count()) > 0 ? 'end' : '');
    await expect(page.locator('.question')).not.toHaveText(question ?? '');
  }
  await expect(town).toContainText('has failed');
  await expect(town).toContainText('The same quest again, changed');
});

test('the whole sheet of a hero opens from the side, in a quest and in town', async ({ page }) => {
  await comeToTown(page, { quest: 9 });
  await page.locator('.hero-open').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Body Points');
  await expect(sheet.getByRole('heading', { name: 'Gear' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('on a phone the town shows one thing at a time, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const town = await comeToTown(page);
  for (const [name, part] of [
    ['The armory', '.armory'],
    ['Owned', '.pack'],
    ['Campaign', '.chronicle'],
  ] as const) {
    await town.getByRole('radio', { name, exact: true }).check();
    await expect(town.locator('.town-counter > section:visible')).toHaveCount(1);
    await expect(town.locator(part)).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
  }
});
