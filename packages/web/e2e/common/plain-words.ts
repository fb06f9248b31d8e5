import type { BrowserContext, Page } from '@playwright/test';
import { GAMES } from '@questhall/catalogue';
import { LANGUAGE_NAMES, LANGUAGES, plainWords } from '@questhall/facets';
import * as crystal from '../games/crystal-expedition/scenes.mjs';
import { badges, people } from '../games/heroquest/scenes.mjs';

/** What is called the same in every language: games, languages, people, and whoever is thanked. */
const TITLES = GAMES.map(({ card }) => card.title);
const THANKED =
  'game-icons.net CC BY openfontlicense.org Lorc Delapouite Skoll Caro Asercion Carl Olsen Sbed Willdabeast';
const PROPER = new Set(
  [...TITLES, ...LANGUAGES, ...Object.values(LANGUAGE_NAMES), ...people, ...badges, ...crystal.people, THANKED].flatMap(
    plainWords,
  ),
);

/** Before a page is opened: it is to speak the language that nobody speaks. */
export async function speakPseudo({ context }: { readonly context: BrowserContext }): Promise<void> {
  await context.addInitScript(() => {
    if (origin !== 'null') localStorage.setItem('questhall.pseudo', 'yes');
  });
}

/** Ids of rules and names of pictures are nobody's words, and dates are written by the browser. */
const UNSAID = 'script, style, code, time, .credit dd';

/** What is read, or read out, besides texts. */
const READ = ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription', 'alt'];

declare global {
  /** The texts of this page that were read before: most of them stay while one looks around. */
  var textsRead: Set<string> | undefined;
}

/** Every word on the page that was never handed out to be translated, but for texts that were looked at before. */
export async function plainOn(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(
    ([unsaid, attributes]) => {
      globalThis.textsRead ??= new Set();
      const read = globalThis.textsRead;
      const fresh: string[] = [];
      const note = (text: string, element: Element | null): void => {
        if (read.has(text) || element?.closest(unsaid) !== null) return;
        read.add(text);
        fresh.push(text);
      };
      note(document.title, document.body);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        note(node.textContent ?? '', node.parentElement);
      for (const name of attributes)
        for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name) ?? '', element);
      return fresh;
    },
    [UNSAID, READ] as const,
  );
  return [...new Set(said.flatMap(plainWords))].filter((word) => !PROPER.has(word));
}
