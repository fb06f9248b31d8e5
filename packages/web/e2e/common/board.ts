import type { Page } from '@playwright/test';

/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a player can see at one moment, and where to point at it. */
export interface Seen {
  readonly isOver: boolean;
  /** The others are still playing. */
  readonly isWaiting: boolean;
  readonly question: string;
  /** The names in the list of answers, in order. */
  readonly answers: readonly string[];
  /** Foes that can be struck. */
  readonly targets: readonly Spot[];
  /** Squares that can be walked to. */
  readonly reach: readonly Spot[];
  readonly doors: readonly Spot[];
  readonly active: Spot | null;
  /** The width of a square. */
  readonly square: number;
  /** Changes with everything that happens. */
  readonly mark: string;
}

/** Reads the table off the page. Spots are where the drawing puts them now, whatever the view. */
export function look(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame); // the view has come to rest
    const CELL = 64;
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
    const middle = (element: Element): { x: number; y: number } => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const all = (selector: string): { x: number; y: number }[] => [...document.querySelectorAll(selector)].map(middle);
    const tint = document.querySelector<SVGPathElement>('.reach-tint');
    const screen = document.querySelector<SVGGElement>('.board-stage')?.getScreenCTM();
    const inset = 5;
    const corners = [...(tint?.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)];
    const reach = corners.map(([, x, y]) => {
      const half = CELL / 2 - inset;
      const at = new DOMPoint(Number(x) + half, Number(y) + half).matrixTransform(screen ?? undefined);
      return { x: at.x, y: at.y };
    });
    const log = texts('.log-line');
    const [question = ''] = texts('.question');
    const answers = [...document.querySelectorAll<HTMLElement>('.answer')].map(({ dataset }) => dataset['name'] ?? '');
    return {
      isOver: document.querySelector('.ended') !== null,
      isWaiting: document.querySelector('.answer, .ended, .curtain, .typed-dice') === null,
      question,
      answers,
      targets: all('.token.is-target .token-face'),
      reach,
      doors: all('[data-door] .door-leaf'),
      active: all('.token.is-active .token-face')[0] ?? null,
      square: CELL * (screen?.a ?? 1),
      mark: [
        question,
        answers.join(),
        log.length,
        log.at(-1),
        texts('.typed-dice').join(),
        texts('.why-not').join(),
      ].join('|'),
    };
  });
}

export const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);
