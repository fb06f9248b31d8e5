/// <reference lib="dom" />
// Measures the page: `npm run bench:web`, or `npm run bench:web -- --json`; with `--workshop` the workshop alone. What
// was wished for stands beside each figure.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { bytesOf } from './bench-web-bytes.js';
import { workshopOf } from './bench-web-workshop.js';
import { ensureBrowser } from './browser.js';
import { ensureBuilt, ensureInstalled, ensureWebBuilt, ROOT } from './prepare.js';
import { serve } from './serve.js';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/**
 * @typedef {{ readonly name: string, readonly value: number, readonly unit: string, readonly max: number | null }}
 * Figure
 */

const DIST = process.env['QUESTHALL_PAGE'] ?? join(ROOT, 'packages/web/dist');
const IDLE_S = 10;
const CLICKS = 20;
const FRAME_MS = 1000 / 60;
const WALKERS = 10;
const WISHES = [/^attack/, /^open/, /^roll/, /^search treasure/, /^end/];

ensureInstalled();
const executablePath = (await ensureBrowser()) ?? process.exit(1);
ensureBuilt();
if (process.env['QUESTHALL_PAGE'] === undefined) await ensureWebBuilt();
const { GAMES } = await import('@questhall/catalogue');
const [FIRST] = GAMES;
const server = await serve(DIST, 0);
const address = server.address();
const home = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A page of its own, with everything in motion, that keeps its long tasks and what a click leads to. */
async function openPage() {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } })
  ).newPage();
  await page.addInitScript(() => {
    const kept = { tasks: /** @type {number[]} */ ([]), clicks: /** @type {number[]} */ ([]), playable: 0 };
    Object.assign(window, { kept });
    localStorage.setItem('questhall.settings', JSON.stringify({ speed: 'fast', motion: 'full', language: 'en' }));
    new PerformanceObserver((list) => kept.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    let clicked = 0;
    new MutationObserver(() => {
      if (kept.playable === 0 && document.querySelector('.answer') !== null) kept.playable = performance.now();
      if (clicked === 0) return;
      const from = clicked;
      clicked = 0;
      requestAnimationFrame(() => kept.clicks.push(performance.now() - from));
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true });
  });
  return page;
}

/** @param {Page} page */
const kept = (page) =>
  page.evaluate(
    () =>
      /** @type {{ kept: { tasks: number[], clicks: number[], playable: number } }} */ (/** @type {unknown} */ (window))
        .kept,
  );

/** @param {Page} page */
async function layTable(page) {
  await page.goto(`${home}#/new/${FIRST?.card.id}`);
  await page.locator('button[type=submit]').click();
  await page.locator('.answer').first().waitFor({ state: 'attached' });
}

/**
 * Takes the first of the wishes that is offered.
 * @param {Page} page
 */
async function answer(page) {
  await page.locator('.answer').first().waitFor({ state: 'attached', timeout: 60_000 });
  const names = await page
    .locator('.answer')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-name') ?? ''));
  const at = WISHES.map((wish) => names.findIndex((name) => wish.test(name))).find((found) => found >= 0) ?? 0;
  await page.locator('.answers-search').focus(); // the list opens for whoever looks for something in it
  await page.locator('.answer').nth(at).click();
  await page.waitForTimeout(150);
}

/**
 * The processor's time of all the browser's processes, in seconds.
 * @returns {Promise<number>}
 */
async function browserSeconds() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** @param {Page} page */
async function measureIdle(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    /** @param {string} name */
    const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      main: of('TaskDuration'),
      work: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'),
      all: await browserSeconds(),
    };
  };
  await page.mouse.move(5, 5);
  await page.waitForTimeout(2_000);
  const before = await read();
  await page.waitForTimeout(IDLE_S * 1000);
  const after = await read();
  /** @param {'main' | 'work' | 'all'} name */
  const share = (name) => (100 * (after[name] - before[name])) / IDLE_S;
  return { work: share('work'), main: share('main'), all: share('all') };
}

/**
 * Lets copies of the figures walk about as figures do, and counts the frames that did not come, in percent.
 * @param {Page} page
 */
const measureFrames = (page) =>
  page.evaluate(
    async ([walkers, frameMs]) => {
      const tokens = [...document.querySelectorAll('.token')];
      const walking = Array.from({ length: walkers }, (_, i) => {
        const token = tokens[i % tokens.length];
        const copy = /** @type {SVGGElement} */ (token?.cloneNode(true));
        token?.parentElement?.append(copy);
        const frames = Array.from({ length: 15 }, (_one, step) => ({
          transform: `translate(${96 + 64 * step}px, ${160 + 64 * i}px)`,
        }));
        copy.animate(frames, { duration: 140 * frames.length });
        return copy;
      });
      /** @type {number[]} */
      const times = []; // by the clock: the time that a frame is given is the one it was meant for, however late it comes
      for (const start = performance.now(); performance.now() - start < 2_000; ) {
        await new Promise(requestAnimationFrame);
        times.push(performance.now());
      }
      for (const copy of walking) copy.remove();
      const lost = times
        .slice(1)
        .reduce((sum, time, i) => sum + Math.max(0, Math.round((time - (times[i] ?? time)) / frameMs) - 1), 0);
      return (100 * lost) / (times.length - 1 + lost);
    },
    /** @type {const} */ ([WALKERS, FRAME_MS]),
  );

/**
 * Plays on, and moves the view while the program plays, until enough clicks of both kinds have led to something.
 * @param {Page} page
 */
async function measureClicks(page) {
  /** @type {number[]} */
  const answers = [];
  /** @type {number[]} */
  const views = [];
  for (let tries = 0; tries < 12 * CLICKS && (answers.length < CLICKS || views.length < CLICKS); tries++) {
    if ((await page.locator('.ended').count()) > 0) break;
    const isProgram = (await page.locator('.answers-waiting').count()) > 0;
    const before = (await kept(page)).clicks.length;
    if (isProgram)
      await page
        .locator('.board-tool')
        .nth(tries % 2)
        .click();
    else await answer(page);
    (isProgram ? views : answers).push(...(await kept(page)).clicks.slice(before));
  }
  const { tasks } = await kept(page);
  return { answers, views, longest: Math.max(0, ...tasks) };
}

/** @returns {Promise<Figure[]>} */
async function measure() {
  const workshop = await workshopOf({ home, open: openPage });
  if (process.argv.includes('--workshop')) return workshop;
  const bytes = await bytesOf({ server, folder: DIST, home, open: openPage, cards: GAMES.map(({ card }) => card) });
  const page = await openPage();
  await layTable(page);
  const table = page.url();
  const playable = [];
  for (let i = 0; i < 3; i++) {
    await page.goto('about:blank');
    await page.goto(table);
    await page.locator('.answer').first().waitFor({ state: 'attached' });
    playable.push((await kept(page)).playable);
  }
  const idle = await measureIdle(page);
  const frames = await measureFrames(page);
  const { answers, views, longest } = await measureClicks(page);
  return [
    ...bytes,
    { name: 'time to a playable board, median of 3', value: median(playable), unit: 'ms', max: null },
    { name: `idle for ${IDLE_S} s: scripts, style and layout`, value: idle.work, unit: '% of a core', max: 1 },
    { name: `idle for ${IDLE_S} s: the page’s thread, all tasks`, value: idle.main, unit: '% of a core', max: 1 },
    { name: `idle for ${IDLE_S} s: the whole browser`, value: idle.all, unit: '% of a core', max: null },
    { name: `frames dropped while ${WALKERS} figures walk`, value: frames, unit: '%', max: null },
    {
      name: `click to first change: an answer, median of ${answers.length}`,
      value: median(answers),
      unit: 'ms',
      max: 100,
    },
    {
      name: `… the view, while the program plays, median of ${views.length}`,
      value: median(views),
      unit: 'ms',
      max: 100,
    },
    { name: 'longest task of the page’s thread during play', value: longest, unit: 'ms', max: 200 },
    ...workshop,
  ];
}

const figures = await measure();
await browser.close();
server.close();
/** @param {Figure} figure */
const verdict = ({ value, max }) => (max === null ? '' : value <= max ? 'met' : 'NOT MET');
if (process.argv.includes('--json')) {
  const told = figures.map((figure) => ({ ...figure, isMet: figure.max === null ? null : figure.value <= figure.max }));
  console.log(JSON.stringify({ load: loadavg()[0], figures: told }, null, 2));
} else {
  console.log(`load of this machine: ${loadavg()[0]?.toFixed(1)}\n`);
  for (const figure of figures) {
    const { name, value, unit, max } = figure;
    const wish = max === null ? '' : `at most ${max}`;
    console.log(
      `${name.padEnd(56)} ${value.toFixed(value < 10 ? 2 : 1).padStart(8)} ${unit.padEnd(12)} ${wish.padEnd(12)} ${verdict(figure)}`.trimEnd(),
    );
  }
}
