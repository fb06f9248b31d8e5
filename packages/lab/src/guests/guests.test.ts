import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run, SpoiltGame, stretchOf } from '../pool.ts';
import { type Experiment, findStudy } from '../subject.ts';
import { isGuestFile } from './guest.ts';
import { loadGuest, loadGuests } from './guest-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'questhall-guests-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in a file. */
function written(name: string, text: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, text);
  return path;
}

/** From its second answer on it does something else than to take what comes first. */
const later = (name: string, body: string): string =>
  written(name, `export default (turn) => { if (turn.sight.clock > 1) { ${body} } return turn.offers[0]; };`);

const experiment = (guest: string, changes: Partial<Experiment> = {}): Experiment => ({
  game: 'dungeonquest',
  options: { mode: 'dice', hero: 'hugo', monster: 'golem' },
  seats: 2,
  players: [guest, 'standard'],
  games: 6,
  seed: 'guests',
  answerSeconds: 1,
  ...changes,
});

async function spoilt(guest: string): Promise<string> {
  const error: unknown = await run(experiment(guest), { workers: 2 }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpoiltGame);
  return error instanceof SpoiltGame ? error.message : '';
}

test('a player is named by a file when it looks like one', () => {
  for (const name of ['./bot', '../bot', '/bot', 'bot.mjs', 'my bots/bot.js', 'bot.ts'])
    expect(isGuestFile(name)).toBe(true);
  for (const name of ['standard', 'random', 'me', 'boltOfAgony', '']) expect(isGuestFile(name)).toBe(false);
});

test('the same program plays the same games on one thread and on two, also when it takes its time', async () => {
  const any = written(
    'any',
    `
    export function sitDown(game, seat) {
      let asked = 0;
      return async ({ offers }) => offers[asked++ % offers.length];
    }`,
  );
  const games = await Promise.all([1, 2].map((workers) => run(experiment(any), { workers })));
  expect(games[0]?.games).toBe(6);
  expect(games[1]).toEqual(games[0]);
});

test('how far a stretch is shows before it is done, and whoever stops waits for no more than a game', async () => {
  const slow = written(
    'slow',
    'export default ({ offers }) => new Promise((resolve) => setTimeout(resolve, 5, offers[0]));',
  );
  const stop = new AbortController();
  const onProgress = (done: number): void => void (done > 0 && stop.abort());
  const { games } = await run(experiment(slow, { games: 100_000 }), { workers: 1, signal: stop.signal, onProgress });
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(stretchOf(100_000, 1));
});

test('one game of many is played again by its number', async () => {
  const first = written('first', 'export default ({ offers }) => offers[0];');
  const loaded = await loadGuests([first]);
  const made = (await findStudy('dungeonquest', loaded.ok ? loaded.value : []))?.prepare(experiment(first));
  const fourth = made?.ok ? await made.value.attend?.(4) : undefined;
  const alone = await run(experiment(first, { first: 4, games: 1 }), { workers: 1 });
  expect(alone.endings).toEqual({ [String(fourth?.ending)]: 1 });
  expect(alone.measures).toEqual(
    Object.fromEntries(Object.entries(fourth?.measures ?? {}).map(([name, value]) => [name, { [value]: 1 }])),
  );
});

describe('who spoils a game is named, with the move and what could have been done', () => {
  test.each<[string, string, RegExp]>([
    ['says nothing', 'return;', /said undefined, which kernel\.malformed forbids/],
    ['says a function', 'return () => 0;', /said function, which kernel\.malformed forbids/],
    ['invents an action', "return { type: 'fly' };", /said \{"type":"fly"\}, which kernel\.malformed forbids/],
    ['forgets where it is', "return { type: 'fight' };", /said \{"type":"fight"\}, which [a-z]+\.[a-z-]+ forbids/],
    ['throws', 'turn.nobody.there;', /threw TypeError: .*undefined.* at .*throws\.mjs:1:/],
    ['throws a text', "throw 'a tantrum';", /threw "a tantrum"/],
    ['breaks its promise', "return Promise.reject(new Error('no'));", /threw Error: no/],
    ['never keeps its promise', 'return new Promise(() => {});', /has not answered within 1 s/],
  ])('one who %s', async (name, body, what) => {
    const said = await spoilt(later(name.replaceAll(' ', '-'), body));
    expect(said).toMatch(what);
    expect(said).toMatch(/^game \d: .*\.mjs in seat 0, asked for move \d+ \(\w+\), /);
    expect(said).toMatch(/ Legal: \{"type":"\w+".*\}\.$/);
  });

  test('one who loops without end is stopped from outside', async () => {
    expect(await spoilt(later('loops', 'for (;;);'))).toMatch(
      /^game \d: .*loops\.mjs in seat 0, asked for move \d+, has not answered within 1 s\.$/,
    );
  });

  test('one who ends the program, and one who lets go of an error', async () => {
    expect(await spoilt(later('ends', 'process.exit(0);'))).toMatch(
      /^game \d: .*ends\.mjs in seat 0, asked for move \d+, has ended the program: a bot must not call process\.exit\.$/,
    );
    const body =
      "Promise.reject(new Error('loose')); return new Promise((done) => setTimeout(done, 50, turn.offers[0]));";
    expect(await spoilt(later('drops', body))).toMatch(
      /^game \d: .*drops\.mjs in seat 0, asked for move \d+, or soon after, let go of an error that nobody caught: Error: loose at /,
    );
  });

  test('one who goes round in circles', { timeout: 60_000 }, async () => {
    const circles = written(
      'circles',
      `const quiet = ({ type }) => !['attack', 'open', 'search', 'roll', 'leave', 'endTurn'].includes(type);
      export default ({ offers }) => offers.find(quiet) ?? offers[0];`,
    );
    const error: unknown = await run(experiment(circles, { game: 'heroquest', options: {}, games: 1 }), {
      workers: 1,
    }).catch((reason: unknown) => reason);
    expect(error instanceof SpoiltGame ? error.how : '').toMatch(
      /^after 100000 moves it is not over: .* Of the last 1000 moves .*circles\.mjs in seat 0 made \d{3,4}, the last \{"type":"\w+".*\}\.$/,
    );
  });

  test('one who empties the list of what it may do is told what was in it', async () => {
    expect(await spoilt(later('empties', "turn.offers.length = 0; return { type: 'fly' };"))).toMatch(
      / Legal: \{"type":"\w+".*\}\.$/,
    );
  });

  test('one who does not sit down', async () => {
    expect(await spoilt(written('stands', 'export const sitDown = () => 7;'))).toMatch(
      /stands\.mjs gave what is no function/,
    );
    expect(await spoilt(written('falls', 'export const sitDown = () => nobody;'))).toMatch(
      /falls\.mjs threw ReferenceError/,
    );
  });
});

describe('a file that nobody can be taken from', () => {
  const problem = async (path: string): Promise<string> => {
    const loaded = await loadGuest(path);
    return loaded.ok ? '' : loaded.problem.message;
  };
  test('is none', async () => {
    expect(await problem(join(folder, 'nowhere.mjs'))).toBe('is no file that could be read');
    expect(await problem(folder)).toBe('is no file that could be read');
  });
  test('makes no sense', async () => {
    expect(await problem(written('syntax', 'export const = 1;'))).toMatch(
      /SyntaxError: .* \(node --check .* shows where\)/,
    );
    expect(await problem(written('import', "import 'nowhere';"))).toMatch(/cannot be loaded: Error.*nowhere/);
  });
  test('cannot find our packages', async () => {
    expect(await problem(written('far', "import '@questhall/kernel';"))).toMatch(/docs\/bots\.md says how$/);
  });
  test('exports nobody', async () => {
    expect(await problem(written('none', ''))).toMatch(
      /^exports nothing, and nobody who plays: export default a function/,
    );
    expect(await problem(written('other', 'export const player = 1;'))).toMatch(
      /^exports player, and nobody who plays/,
    );
  });
});
