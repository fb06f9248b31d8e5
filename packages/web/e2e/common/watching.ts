import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What came upon the stage and what moved on the board, in that order. */
    shown: string[];
  }
}

/** Everything takes its time, though not much of it; and it moves, unless it shall not. */
export const watchStage = (page: Page, motion: 'full' | 'none' = 'full'): Promise<unknown> =>
  page.addInitScript((motion) => {
    if (origin === 'null') return;
    localStorage.setItem(
      'questhall.settings',
      JSON.stringify({ speed: 'fast', motion, endsSpentTurns: false, sound: false }),
    );
    window.shown = [];
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('.stage > *')) {
        const [name = ''] = element.classList;
        const others = [...document.querySelectorAll('.stage > *')].map(({ classList: [other] }) => other);
        if (!known.has(element)) window.shown.push(name);
        known.add(element);
        if (name === 'stage-card' && others.includes('stage-strike')) window.shown.push('covered');
      }
    }).observe(document, { subtree: true, childList: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const part = ['leaf', 'body', 'place'].find((one) => this.matches(`[data-${one}]`)) ?? 'other';
      window.shown.push(`moved ${part}`);
      return animate.apply(this, given);
    };
  }, motion);

/** What came upon the stage since the last time that was forgotten. */
export const shownOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.shown);

/** From here on something is looked for. */
export const forgetShown = (page: Page): Promise<unknown> => page.evaluate(() => window.shown.splice(0));

/** Sooner or later all this is seen. */
export const expectShown = (page: Page, ...names: readonly string[]): Promise<void> =>
  expect.poll(() => shownOn(page), { intervals: [50, 100, 200] }).toEqual(expect.arrayContaining([...names]));
