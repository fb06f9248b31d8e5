import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { comeToTown } from '../common/campaign.ts';
import { expect, newFight, newQuest, newTable, settled, sitDownAt, test } from '../common/table.ts';
import { houses, scenes } from '../games/crystal-expedition/scenes.mjs';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';

/**
 * What axe finds on the page as it is now, as far as it is in anybody's way. By day only colours are another matter
 * than by night.
 */
async function flaws(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset['theme'] = chosen;
      await new Promise(requestAnimationFrame);
      const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(changing.map(({ finished }) => finished)); // colours in between are nobody's choice
    }, theme);
    const all = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }); // there are no frames to look into
    const { violations } = await (theme === 'light' ? all.withRules(['color-contrast']) : all).analyze();
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        found.push(...nodes.map(({ html, failureSummary }) => `${theme}, ${id}: ${html} ${failureSummary ?? ''}`));
  }
  return found;
}

async function expectNone(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await flaws(page), address).toEqual([]);
  }
}

test.describe('axe finds nothing serious, by night or by day', () => {
  test('at the tables, and looking back at them', async ({ page }) => {
    await newFight(page);
    expect.soft(await flaws(page), 'the arena').toEqual([]);
    await expectNone(page, [page.url().replace('table', 'replay')]);
    await newQuest(page);
    expect.soft(await flaws(page), 'the quest').toEqual([]);
    await expectNone(page, [page.url().replace('table', 'replay'), '/#/']);
  });

  test('in town, and on the sheet of a hero', async ({ page }) => {
    const town = await comeToTown(page, { quest: 9, sellHalf: true });
    expect.soft(await flaws(page), 'the town').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await town.getByRole('radio', { name: 'Owned' }).check();
    await town.getByRole('button', { name: 'Whole sheet' }).click();
    expect.soft(await flaws(page), 'a sheet').toEqual([]);
  });

  test('in the dungeon of Glowquest, over its cards, and on its sheets', async ({ page }) => {
    await newTable(page, 'glowquest');
    await page.locator('.gain-deck').first().click();
    await expect(page.locator('.gq-card').first()).toBeVisible();
    expect.soft(await flaws(page), 'the cards').toEqual([]);
    await page.goto('/#/');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await sitDownAt(
      page,
      expeditionWhen({}, ({ kind }) => kind === 'hit'),
    );
    await settled(page);
    expect.soft(await flaws(page), 'a fight').toEqual([]);
    await page.locator('.gq-monster .hero-open').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await flaws(page), 'a monster').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'All cards' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await flaws(page), 'the decks').toEqual([]);
  });

  test('in the Town of Crystal Expedition, in its houses, and in a fight', async ({ page }) => {
    await sitDownAt(page, scenes.homecoming());
    await expect(page.locator('.ce-square')).toBeVisible();
    expect.soft(await flaws(page), 'the square').toEqual([]);
    for (const location of houses) {
      await page.locator(`.ce-house[data-location=${location}]`).click();
      await expect(page.locator(`.ce-interior[data-location=${location}]`)).toBeVisible();
      expect.soft(await flaws(page), location).toEqual([]);
      await page.locator('.ce-interior .ce-deed').click();
    }
    await page.goto('/#/');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await sitDownAt(page, scenes.attack());
    await settled(page);
    expect.soft(await flaws(page), 'a fight').toEqual([]);
    await page.locator('.ce-monsters .hero-open').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await flaws(page), 'a monster').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.ce-hero-card .hero-open').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await flaws(page), 'a hero').toEqual([]);
  });

  test('on every other screen', async ({ page }) => {
    await expectNone(page, [
      ...[
        '/#/new/heroquest',
        '/#/new/glowquest',
        '/#/new/crystal-expedition',
        '/#/new/dungeonquest',
        '/#/rules/dungeonquest',
        '/#/settings',
        '/#/credits',
      ],
    ]);
  });
});

test('axe finds nothing serious in the workshop', async ({ page }) => {
  await page.goto('/#/workshop');
  await page.getByRole('region', { name: 'HeroQuest' }).getByRole('button', { name: 'Begin a new one' }).click();
  await expect(page.locator('.remarks-state')).toHaveText('Can be played');
  await page.getByRole('textbox', { name: 'The text' }).press('Control+End');
  await page.keyboard.type('nonsense: 1');
  await expect(page.locator('.remarks-state')).toHaveText('1 error');
  expect.soft(await flaws(page), 'a quest with a fault').toEqual([]);
  await expectNone(page, ['/#/workshop']);
});
