import type { Page } from '@playwright/test';
import { look } from '../common/board.ts';
import { expect, passCurtain, settled, sitDownAt, test } from '../common/table.ts';
import { questWhen } from '../games/heroquest/scenes.mjs';

/** Everything takes its time and moves, as for somebody who has changed no setting. */
const usual = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (origin !== 'null')
      localStorage.setItem('questhall.settings', JSON.stringify({ speed: 'usual', motion: 'full', asking: 'ends' }));
  });

const isFight = (kind: string, offers: readonly { readonly type: string }[]): boolean =>
  kind === 'turn' && offers.some(({ type }) => type === 'attack');

test('a blow is seen: the line, the dice beside the fighter, and then the dice at rest', async ({ page }) => {
  await usual(page);
  await sitDownAt(page, questWhen({ quest: 1 }, isFight));
  await settled(page);
  await page.locator('.token.is-target .token-face').first().click({ force: true });
  await expect(page.locator('.stage-strike')).toHaveCount(1);
  await expect(page.locator('.stage-dice .die').first()).toBeVisible();
  expect(await page.locator('.stage-dice').count()).toBe(1);
  await page.getByRole('button', { name: 'Show at once' }).click();
  await settled(page);
  await expect(page.locator('.stage-resting .die').first()).toBeVisible();
  await expect(page.locator('.stage-dice, .stage-strike, .stage-number')).toHaveCount(0);
});

test('whoever walks goes from square to square, and cuts no corner', async ({ page }) => {
  await usual(page);
  await sitDownAt(
    page,
    questWhen(
      { quest: 1 },
      (kind, offers) => kind === 'turn' && offers.filter(({ type }) => type === 'walk').length > 8,
    ),
  );
  await settled(page);
  const { active, reach, square } = await look(page);
  if (active === null) throw new Error('nobody is at turn');
  const corner = reach.find(
    ({ x, y }) => Math.abs(x - active.x) > 1.5 * square && Math.abs(y - active.y) > 0.5 * square,
  );
  if (corner === undefined) throw new Error('there is no way round a corner');
  const walked = page.evaluate(async () => {
    const spots: { readonly x: number; readonly y: number }[] = [];
    const token = document.querySelector('.token.is-active .token-face');
    for (let frames = 0; frames < 120; frames++) {
      await new Promise(requestAnimationFrame);
      const stage = document.querySelector<SVGGElement>('.board-stage')?.getScreenCTM()?.inverse();
      const { left, top, width, height } = token?.getBoundingClientRect() ?? new DOMRect();
      const at = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(stage);
      spots.push({ x: at.x, y: at.y });
    }
    return spots;
  });
  await page.mouse.click(corner.x, corner.y);
  const CELL = 64;
  const off = (value: number): number => Math.abs(((value / CELL) % 1) - 0.5);
  const moving = (await walked).filter(
    (spot, i, all) => i > 0 && Math.hypot(spot.x - (all[i - 1]?.x ?? 0), spot.y - (all[i - 1]?.y ?? 0)) > 0.5,
  );
  expect(moving.length).toBeGreaterThan(2); // a busy machine draws few frames
  for (const { x, y } of moving) expect(Math.min(off(x), off(y))).toBeLessThan(0.12);
});

test('a fighting turn takes three clicks: roll, walk up and strike, end', async ({ page }) => {
  await sitDownAt(
    page,
    questWhen({ quest: 1 }, (kind, offers) => isFight(kind, offers) && offers.some(({ type }) => type === 'roll')),
  );
  await settled(page);
  const turn = await page.locator('.question').innerText();
  let clicks = 0;
  const click = async (selector: string): Promise<void> => {
    clicks += 1;
    await page.locator(selector).first().click({ force: true });
    await settled(page);
  };
  await click('[data-verb=roll]');
  await click('.token.is-target .token-face');
  await expect(page.locator('.log')).toContainText('attacks');
  await click('.end-turn');
  await expect(page.locator('.question')).not.toHaveText(turn);
  expect(clicks).toBeLessThanOrEqual(3);
});

test('whoever takes over again is shown what happened meanwhile', async ({ page }) => {
  await usual(page);
  await sitDownAt(page, questWhen({ quest: 1 }, isFight, [{ kind: 'person' }, { kind: 'person' }]));
  await passCurtain(page);
  const end = async (): Promise<void> => {
    await expect(page.locator('.end-turn')).toBeVisible();
    const asked = await page.locator('.question').innerText();
    await page.locator('.end-turn').click();
    await expect(async () => {
      const now = await page.locator('.question').innerText();
      const isCurtain = (await page.locator('.curtain').count()) > 0;
      expect(isCurtain || (now !== asked && !now.startsWith('Watch'))).toBe(true);
    }).toPass({ intervals: [50, 100, 200] });
  };
  for (let turns = 0; (await page.locator('.curtain').count()) === 0; turns++) {
    expect(turns).toBeLessThan(8);
    await end();
  }
  await passCurtain(page);
  await end();
  await expect(page.locator('.curtain')).toBeVisible();
  const asked = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const seen: string[] = [];
        const watcher = new MutationObserver(() => {
          const text = document.querySelector('.question')?.textContent ?? '';
          if (text !== seen.at(-1)) seen.push(text);
          if (!text.includes('Barbarian')) return;
          watcher.disconnect();
          resolve(seen);
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );
  await passCurtain(page);
  expect(await asked).toContainEqual(expect.stringMatching(/meanwhile/));
});

test('a turn in which nothing is left ends by itself, unless the settings say that everything is asked', async ({
  page,
}) => {
  const SELDOM = ['endTurn', 'leave', 'drink', 'hold', 'close'];
  const isSpent = (kind: string, offers: readonly { readonly type: string }[]): boolean =>
    kind === 'turn' && offers.every(({ type }) => SELDOM.includes(type));
  const match = questWhen({ quest: 1 }, isSpent);
  await page.goto('/#/settings');
  const questions = page.getByRole('group', { name: 'Questions' });
  await expect(questions.getByRole('radio', { name: 'Only what matters' })).toBeChecked();
  await questions.getByRole('radio', { name: 'All of them' }).check();
  await sitDownAt(page, match);
  await settled(page);
  const question = await page.locator('.question').innerText();
  await expect(page.locator('.end-turn')).toBeVisible();
  const table = page.url();
  await page.goto('/#/settings');
  await questions.getByRole('radio', { name: 'Only what matters' }).check();
  await page.goto(table);
  await settled(page);
  await expect(page.locator('.question')).not.toHaveText(question);
});
