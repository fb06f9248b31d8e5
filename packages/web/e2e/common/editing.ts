import { expect, type Page } from '@playwright/test';

/** A square as sheets name it, and where in it: the middle, or near one of its sides. */
export type Where = readonly [column: number, row: number, side?: 'N' | 'E' | 'S' | 'W'];

const CELL = 64;
const AWAY = { N: [0, -0.4], E: [0.4, 0], S: [0, 0.4], W: [-0.4, 0] } as const;

/** Where that is on the screen now. */
export async function spotOf(page: Page, [column, row, side]: Where): Promise<{ x: number; y: number }> {
  const [right, down] = side === undefined ? [0, 0] : AWAY[side];
  return page.locator('.board-stage').evaluate(
    async (stage, { x, y }) => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the view has come to rest
      const screen = stage instanceof SVGGElement ? stage.getScreenCTM() : null;
      const at = new DOMPoint(x, y).matrixTransform(screen ?? undefined);
      return { x: at.x, y: at.y };
    },
    { x: (column + 0.5 + right) * CELL, y: (row + 0.5 + down) * CELL },
  );
}

export async function clickOn(page: Page, where: Where): Promise<void> {
  const { x, y } = await spotOf(page, where);
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
}

export async function drag(page: Page, from: Where, to: Where): Promise<void> {
  const [start, end] = [await spotOf(page, from), await spotOf(page, to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

export const tab = (page: Page, name: 'Place' | 'Here' | 'Quest'): Promise<void> =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** Takes something to place into the hand. */
export async function takeTool(page: Page, name: string): Promise<void> {
  await tab(page, 'Place');
  await page.locator('.palette-search').fill(name);
  await page.locator('.palette-tool').getByText(name, { exact: true }).first().click();
}

export const textOf = (page: Page): Promise<string> => page.locator('.text-pane textarea').inputValue();

/** What the line of this key says, as soon as it says that. */
export const expectLine = (page: Page, key: string, line: string | RegExp): Promise<void> =>
  expect
    .poll(async () => (await textOf(page)).split('\n').find((row) => row.startsWith(`${key}:`)) ?? '')
    .toMatch(typeof line === 'string' ? new RegExp(`^${key}: ${line}$`) : line);

export const expectPlayable = (page: Page): Promise<void> =>
  expect(page.locator('.remarks-state')).toHaveAttribute('data-state', 'playable');

/** A new text in the workshop, with the plan and the comments of the beginning, and nothing on it. */
export async function emptyQuest(page: Page): Promise<void> {
  await newQuest(page);
  const beginning = await textOf(page);
  const empty = beginning
    .replace(/^(stairs|doors|secret|pit|furn|mon|treasure|chest-trap):.*$/gm, '$1:')
    .replace(/^(goal|wander|named|note|reward):.*\n/gm, '');
  await page.locator('.text-pane textarea').fill(empty);
  await expect(page.locator('.remarks-state')).toHaveAttribute('data-state', 'errors');
}

export async function newQuest(page: Page): Promise<void> {
  await page.goto('#/workshop');
  await page.getByRole('region', { name: 'HeroQuest' }).getByRole('button', { name: 'Begin a new one' }).click();
  await expect(page.locator('.editor-board .token').first()).toBeVisible();
  await expectPlayable(page);
}
