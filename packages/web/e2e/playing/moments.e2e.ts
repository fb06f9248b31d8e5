import { expect, give, newFight, settled, sitDownAt, test } from '../common/table.ts';
import { expectShown, forgetShown, shownOn, watchStage } from '../common/watching.ts';
import { expeditionWhen } from '../games/glowquest/scenes.mjs';
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

const isAtDoor = (_kind: string, offers: readonly { readonly type: string }[]): boolean =>
  offers.some(({ type }) => type === 'open');

test('a door swings, and the room behind it lights up', async ({ page }) => {
  await watchStage(page);
  await sitDownAt(page, questWhen({ quest: 1 }, isAtDoor));
  await settled(page);
  await forgetShown(page);
  await give(page, 'open');
  await expectShown(page, 'moved leaf', 'stage-area');
});

test('where nothing shall move, what happens is seen and nothing moves', async ({ page }) => {
  await watchStage(page, 'none');
  await sitDownAt(page, questWhen({ quest: 1 }, isAtDoor));
  await settled(page);
  await forgetShown(page);
  await give(page, 'open');
  await expectShown(page, 'stage-area');
  await settled(page);
  expect((await shownOn(page)).filter((one) => one.startsWith('moved'))).toEqual([]);
});

test('the card of a spell is read first, and then it is seen whom it strikes', async ({ page }) => {
  await watchStage(page);
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (_kind, offers) =>
      offers.some((offer) => offer.type === 'cast' && 'spell' in offer && offer.spell === 'ball-of-flame'),
    ),
  );
  await settled(page);
  await forgetShown(page);
  await give(page, 'cast ball');
  await expect(page.locator('.stage-card')).toContainText('Ball of Flame');
  await expectShown(page, 'stage-card', 'stage-strike');
  const shown = await shownOn(page);
  expect(shown.indexOf('stage-card')).toBeLessThan(shown.indexOf('stage-strike'));
  expect(shown).not.toContain('covered');
});

test('a tile is turned over behind the door that swings', async ({ page }) => {
  await watchStage(page);
  await sitDownAt(
    page,
    expeditionWhen({ creation: 'ready' }, ({ kind }, offers) => isAtDoor(kind, offers)),
  );
  await settled(page);
  await forgetShown(page);
  await give(page, 'open');
  await expectShown(page, 'moved leaf', 'stage-tile');
  await settled(page);
  await expect(page.locator('.stage-tile')).toHaveCount(0);
});

test('a hero at nought has a last chance in words, and falls without it', async ({ page }) => {
  await watchStage(page);
  await sitDownAt(
    page,
    questWhen({ quest: 10 }, (kind) => kind === 'rescue'),
  );
  await settled(page);
  const dialog = page.getByRole('dialog', { name: /has no Body Points left/ });
  await expect(dialog.getByRole('button', { name: /drinks/ })).toBeVisible();
  await forgetShown(page);
  await dialog.getByRole('button', { name: 'Let the hero die' }).click();
  await expect(page.locator('.stage-banner')).toContainText('is dead');
  await expectShown(page, 'moved body', 'stage-banner');
});

test('in the arena both cards lie face down, and are turned over together', async ({ page }) => {
  await watchStage(page);
  await newFight(page, () =>
    page.locator('label', { hasText: 'Classic Cards' }).getByRole('radio').first().check({ force: true }),
  );
  await give(page, 'fight');
  await settled(page);
  await forgetShown(page);
  await page.locator('.hand-card').first().click();
  await expectShown(page, 'stage-back', 'stage-strike');
  const turned = (await shownOn(page)).filter((one) => one === 'stage-back' || one === 'moved place');
  expect(turned).toHaveLength(4); // two backs, and two faces
});
