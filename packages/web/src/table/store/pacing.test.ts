import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacing } from './pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pacing = (): Pacing => new Pacing(() => Date.now());

/** Whether it is over by now. */
async function isOver(passing: Promise<void>): Promise<boolean> {
  let over = false;
  void passing.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

test('time passes, and is up', async () => {
  const passing = pacing().pass(100);
  await vi.advanceTimersByTimeAsync(99);
  expect(await isOver(passing)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(passing)).toBe(true);
});

test('what takes longer to read is held, and a shorter wish changes nothing', async () => {
  const stage = pacing();
  const passing = stage.pass(100);
  stage.hold(300);
  stage.hold(50);
  await vi.advanceTimersByTimeAsync(299);
  expect(await isOver(passing)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await isOver(passing)).toBe(true);
});

test('one thing can be passed over, or all that is waiting until the stage rests', async () => {
  const stage = pacing();
  const first = stage.pass(100);
  stage.next();
  expect(await isOver(first)).toBe(true);
  const second = stage.pass(100);
  expect(await isOver(second)).toBe(false);
  stage.hurry();
  expect(await isOver(second)).toBe(true);
  expect(await isOver(stage.pass(100))).toBe(true);
  stage.rest();
  expect(await isOver(stage.pass(100))).toBe(false);
});
