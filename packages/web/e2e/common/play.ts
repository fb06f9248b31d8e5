import type { Page } from '@playwright/test';
import { distance, look, type Seen, type Spot } from './board.ts';
import { expect } from './table.ts';

/** In this order, whatever else there is. */
const FIRST = [/^attack/, /^open/, /^roll/];
const THEN = [/^search treasure/, /^search doors/, /^end/];

/** Waits until something came of it, and somebody is asked again. */
async function changed(page: Page, before: Seen): Promise<Seen> {
  let seen = before;
  await expect(async () => {
    seen = await look(page);
    expect(seen.mark).not.toBe(before.mark);
    expect(seen.isWaiting).toBe(false);
  }).toPass({ intervals: [20, 40, 80, 160] });
  return seen;
}

/** Clicks an answer in the list; the game may have ended since it was read. */
export async function choose(page: Page, seen: Seen, at: number): Promise<Seen> {
  const answer = page.locator('.answer').nth(at);
  const end = page.locator('.ended');
  await expect(answer.or(end).first()).toBeAttached();
  if ((await end.count()) > 0) return look(page);
  const last = page.locator('.last-chance .bar-choice').first();
  if (await last.isVisible()) await last.click();
  else {
    await page.locator('.answers-search').focus();
    await answer.click();
  }
  return changed(page, seen);
}

/** Clicks the first answer in the list that begins so. */
export async function say(page: Page, name: string): Promise<Seen> {
  const seen = await look(page);
  const at = seen.answers.findIndex((answer) => answer.startsWith(name));
  expect(at, `"${name}" is not among: ${seen.answers.join(', ')}`).toBeGreaterThanOrEqual(0);
  return choose(page, seen, at);
}

/** Points at a place on the board. Where that leaves a choice, the first of the menu is taken. */
export async function point(page: Page, seen: Seen, { x, y }: Spot): Promise<Seen> {
  await page.mouse.click(x, y);
  const menu = page.locator('.board-menu-entry').first();
  await expect(async () => expect((await menu.count()) > 0 || (await look(page)).mark !== seen.mark).toBe(true)).toPass(
    {
      intervals: [20, 40, 80, 160],
    },
  );
  if ((await menu.count()) > 0) await menu.click();
  return changed(page, seen);
}

/**
 * A simple mind: it strikes whoever is near, opens every door, walks to the nearest one it has not opened, and looks
 * for treasure.
 */
export class Simple {
  readonly #page: Page;
  #hasWalked = '';
  /** Where its heroes have been lately, so that they do not pace up and down. */
  readonly #been: Spot[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  async answer(seen: Seen): Promise<Seen> {
    const first = indexOf(seen, FIRST);
    const [target] = seen.targets;
    if (target !== undefined && this.#isOnBoard(target)) return point(this.#page, seen, target);
    if (first >= 0) return choose(this.#page, seen, first);
    const goal = this.#goal(seen);
    if (goal !== null) {
      this.#hasWalked = seen.question;
      this.#been.push(goal);
      return point(this.#page, seen, goal);
    }
    return choose(this.#page, seen, Math.max(0, indexOf(seen, THEN)));
  }

  /** One walk a turn: to a door, or else as far as it goes. */
  #goal({ question, reach, doors, active, square }: Seen): Spot | null {
    const free = reach.filter(
      (spot) => this.#isOnBoard(spot) && !this.#been.some((been) => distance(been, spot) < square / 2),
    );
    if (active === null || free.length === 0 || this.#hasWalked === question) return null;
    const toDoor = (spot: Spot): number =>
      Math.min(...doors.map((door) => distance(door, spot)), Number.POSITIVE_INFINITY);
    const best = (value: (spot: Spot) => number): Spot | null =>
      free.reduce<Spot | null>((a, b) => (a === null || value(b) < value(a) ? b : a), null);
    return best(doors.length > 0 ? toDoor : (spot) => -distance(active, spot));
  }

  #isOnBoard({ x, y }: Spot): boolean {
    const size = this.#page.viewportSize();
    return size !== null && x > 10 && y > 70 && x < size.width - 460 && y < size.height - 150;
  }
}

const indexOf = ({ answers }: Seen, wanted: readonly RegExp[]): number =>
  wanted.map((want) => answers.findIndex((answer) => want.test(answer))).find((at) => at >= 0) ?? -1;
