import type { CDPSession, Page } from '@playwright/test';
import { goToEmptyPage } from './empty-page.ts';

const ROOM_BYTES = 20_000_000;

/** What a page may keep, taken away from it and given back. */
export class Room {
  readonly #page: Page;
  readonly #browser: CDPSession;

  /** Goes to the first page, which has had no more than this room from the beginning. */
  static async around(page: Page): Promise<Room> {
    const room = new Room(page, await page.context().newCDPSession(page));
    await goToEmptyPage(page);
    await room.give();
    await page.goto('/#/');
    return room;
  }

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  /** The browser remembers for a while how much room there was, and looks again when somebody wants more than that. */
  async take(): Promise<void> {
    await this.#set(1);
    await this.#page.evaluate(async (bytes) => {
      const opening = indexedDB.open('scratch');
      opening.onupgradeneeded = () => void opening.result.createObjectStore('scratch');
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction('scratch', 'readwrite');
      writing.objectStore('scratch').put(new Uint8Array(bytes), 1);
      await new Promise<void>((resolve, reject) => {
        writing.onabort = () => resolve();
        writing.oncomplete = () => reject(new Error('there is still room'));
      });
      opening.result.close();
    }, 2 * ROOM_BYTES);
  }

  give(): Promise<void> {
    return this.#set(ROOM_BYTES);
  }

  async #set(quotaSize: number): Promise<void> {
    await this.#browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(this.#page.url()).origin, quotaSize });
  }
}
