import type { BrowserContext, Page } from '@playwright/test';

/** Writes down everything that the workers of this browser say to their pages. */
export async function eavesdrop(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const all: unknown[] = [];
    Object.assign(window, { heard: all });
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => all.push(data));
      }
    };
  });
}

/** What the worker has said to this page since it was loaded, or since `forget`. */
export const heard = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown[] }).heard));

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { heard: unknown[] }).heard.length = 0;
  });

/** Everything that is on the page, was said to it, or lies where it can read it without asking. */
export async function within(page: Page): Promise<string> {
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  return [await page.content(), await heard(page), stored].join('\n');
}
