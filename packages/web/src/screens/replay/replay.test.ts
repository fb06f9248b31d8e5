import type { Types } from '@questhall/kernel';
import { afterEach, expect, test } from 'vitest';
import { BOT, openHall, seatedAt } from '../../testing/hall.ts';
import { Replay } from './replay.ts';

let replay: Replay<Types> | null = null;

afterEach(() => replay?.close());

/** A fight that the program has played against itself, to be looked at again. */
async function watch(): Promise<Replay<Types>> {
  const { lobby } = openHall();
  const made = await lobby.make({
    game: 'dungeonquest',
    options: { mode: 'dice' },
    company: [BOT, BOT],
    hasTypedDice: false,
    name: 'A fight',
  });
  if (!made.ok) throw new Error(made.problem.message);
  await new Promise<void>((resolve) => {
    void lobby.sit(made.value, 0, {
      hear: ({ standing }) => standing.sight.outcome !== null && resolve(),
      lose: () => undefined,
    });
  });
  const card = (await lobby.cards())[0];
  if (card === undefined) throw new Error('there is no table');
  replay = await Replay.open(seatedAt(lobby, card), 0, {});
  return replay;
}

const clockOf = ({ store }: Replay<Types>): number => store.snapshot().standing.sight.clock;

test('any moment can be sought, and the newest wish wins', async () => {
  const watched = await watch();
  expect(watched.snapshot().end).toBeGreaterThan(5);
  expect(clockOf(watched)).toBe(0);
  await Promise.all([watched.seek(2), watched.seek(5), watched.seek(3)]);
  expect(clockOf(watched)).toBe(3);
  expect(watched.store.snapshot().log.at(-1)?.clock).toBeLessThanOrEqual(3);
  await watched.seek(9999);
  expect(clockOf(watched)).toBe(watched.snapshot().end);
  expect(watched.store.snapshot().standing.sight.outcome).not.toBeNull();
});

test('a move on is seen to happen; a move back is there at once', async () => {
  const watched = await watch();
  const seen = new Set<number>();
  watched.store.subscribe(() => void seen.add(watched.store.snapshot().scene?.number ?? 0));
  const told = watched.snapshot().happened.find((move) => move.clock > 0 && move.told.length > 0);
  await watched.seek((told?.clock ?? 0) - 1);
  seen.clear();
  await watched.step(1);
  seen.delete(0);
  expect(seen.size).toBe(told?.told.length);
  expect(clockOf(watched)).toBe(told?.clock);
  await watched.step(-1);
  expect(clockOf(watched)).toBe((told?.clock ?? 0) - 1);
});

test('it plays to the end by itself, from the beginning when it is at the end', async () => {
  const watched = await watch();
  watched.setSpeed(4);
  const { end } = watched.snapshot();
  await watched.seek(end - 2);
  await watched.play();
  expect(clockOf(watched)).toBe(end);
  expect(watched.snapshot().isPlaying).toBe(false);
  void watched.play();
  expect(watched.snapshot()).toMatchObject({ isPlaying: true, clock: 0 });
  watched.pause();
  expect(watched.snapshot()).toMatchObject({ isPlaying: false, clock: end });
  expect(clockOf(watched)).toBe(end);
});

test('another seat sees its own past, and nobody can answer in it', async () => {
  const watched = await watch();
  await watched.seek(4);
  await watched.sit(1);
  expect(watched.store.snapshot()).toMatchObject({
    seat: 1,
    handOver: null,
    standing: { asked: [], sight: { seat: 1, clock: 4 } },
  });
  await watched.store.answer({ type: 'roll' });
  expect(watched.store.snapshot().refusal?.refusal.rule).toBe('kernel.over');
  expect(watched.store.asked).toBeNull();
});
