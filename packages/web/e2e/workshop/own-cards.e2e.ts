import type { Locator, Page } from '@playwright/test';
import { dungeoneer } from '@questhall/dungeoneer/facets';
import { glowquest } from '@questhall/glowquest/facets';
import { expect, test } from '../common/table.ts';

const [cards, figures] = await Promise.all([dungeoneer.design?.(), glowquest.design?.()]);
if (cards === undefined || figures === undefined) throw new Error('nobody can write cards or figures');

/** What is dropped, a fault in it with what is right, what is said of it, and what the table is called. */
const FILES = [
  {
    name: 'ember.cards',
    text: cards.beginning,
    fault: ['Melee +1', 'Mele +1'],
    said: 'Soot Imp (instead of Cellar Rats)',
    title: 'The Ember Deck',
  },
  {
    name: 'hungry.figures',
    text: figures.beginning,
    fault: ['monster Ghoul: speed', 'monster Ghoul: sped'],
    said: 'Ghoul: speed 7 (6)',
    title: 'Hungry Ghouls',
  },
] as const;

const state = (page: Page): Locator => page.locator('.remarks-state');
const words = (page: Page): Locator => page.getByRole('textbox', { name: 'The text' });

async function drop(page: Page, name: string, content: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, text]) => {
      const dropped = new DataTransfer();
      dropped.items.add(new File([text], called));
      return dropped;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('.home', 'drop', { dataTransfer });
}

for (const { name, text, fault, said, title } of FILES)
  test(`${name} is known for what it is, mended, read and played`, async ({ page }) => {
    const [right, wrong] = fault;
    await page.goto('/#/');
    await expect(page.locator('.home')).toBeVisible();
    await drop(page, name, text.replace(right, wrong));
    await expect(state(page)).toHaveText('1 error');
    await words(page).fill(text);
    await expect(state(page)).toHaveText('Can be played');
    await expect(page.locator('.draft-plan')).toContainText(said);
    await page.getByRole('link', { name: 'Play it' }).click();
    await expect(page.locator('.own-quest h2')).toHaveText(title);
    await page.locator('button[type=submit]').click();
    await page.waitForURL(/#\/table\//);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await page.goto('/#/workshop');
    await expect(page.locator('.design-row h3')).toHaveText(title);
    await expect(page.getByRole('region', { name: 'HeroQuest' })).toBeVisible();
  });
