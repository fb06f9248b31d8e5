import { readFileSync } from 'node:fs';
import { expect, newQuest, test } from '../common/table.ts';

test('the form begins with “As published”, off, and lists what is different then', async ({ page }) => {
  await page.goto('/#/new/heroquest');
  const first = page.locator('.new-sections > section').first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('Which rules');
  const published = first.getByRole('switch', { name: 'As published' });
  await expect(published).not.toBeChecked();
  await first.getByText('What is different then').click();
  await expect(first.getByRole('listitem')).toHaveCount(8);
  await expect(first.getByRole('listitem').first()).toContainText('Off: Heroes block with white shields only');
});

test('it sets the house rules it lists, each of which can still be set by itself', async ({ page }) => {
  await page.goto('/#/new/heroquest');
  const published = page.getByRole('switch', { name: 'As published' });
  const summary = page.locator('.summary');
  await expect(summary).toContainText('House rules: none');
  await published.check();
  await expect(page.locator('.preset li.is-on')).toHaveCount(8);
  await expect(summary).toContainText('As published. House rules: 8 on');

  await page.locator('summary', { hasText: 'House rules' }).click();
  const shields = page.locator('.house-rule', { hasText: 'To each its own shield' });
  const doors = page.locator('.house-rule', { hasText: 'Doors stay open' });
  const selling = page.locator('.house-rule', { hasText: 'Selling back' });
  await expect(shields.getByRole('switch')).toBeChecked();
  await expect(shields.locator('.chip')).toHaveText('As published');
  await expect(page.getByRole('radio', { name: 'published' })).toBeChecked();
  await expect(selling.getByRole('switch')).not.toBeChecked();
  await expect(selling.locator('.chip')).toHaveCount(0);

  await doors.getByRole('switch').uncheck();
  await expect(doors.locator('.chip')).toHaveCount(0);
  await expect(page.locator('.preset li:not(.is-on)')).toContainText('Off: A door that was opened stays open');
  await doors.getByRole('switch').check();
  await published.uncheck();
  await expect(doors.getByRole('switch')).not.toBeChecked(); // it follows again
  await expect(summary).toContainText('House rules: none');
});

test('the table is played by what the form says', async ({ page }) => {
  await newQuest(page, () => page.getByRole('switch', { name: 'As published' }).check());
  await page.goto('/#/');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export/ }).click();
  const [first = ''] = readFileSync(await (await download).path(), 'utf8').split('\n');
  const { options } = JSON.parse(first);
  expect(options).toMatchObject({
    asPublished: true,
    publishedShields: true,
    publishedMonsters: true,
    dwarfDisarm: 'published',
  });
});

test('in Dutch as well', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('questhall.settings', JSON.stringify({ language: 'nl' })));
  await page.goto('/#/new/heroquest');
  await page.getByRole('switch', { name: 'Zoals uitgegeven' }).check();
  await expect(page.locator('.preset li').first()).toContainText('Aan: Helden weren alleen met witte schilden af');
  await expect(page.locator('.summary')).toContainText('Zoals uitgegeven. Huisregels: 8 aan');
});

test('the rulebook says what it sets', async ({ page }) => {
  await page.goto('/#/rules/heroquest/house.asPublished');
  const entry = page.locator('[id="rule-house.asPublished"]');
  await expect(entry).toContainText('The game of the box');
  await entry.getByRole('link', { name: 'Monsters of the box' }).click();
  await expect(page).toHaveURL(/house\.publishedMonsters/);
});
