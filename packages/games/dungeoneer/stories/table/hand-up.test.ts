import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { Hosted } from './hosted.ts';

const OWN = 2;

test('[time.hand-up] W11: a raised hand stays up until there was something to do, and then comes down', async () => {
  const hosted = await Hosted.of(3, 'hand');
  const { course } = hosted.table;
  const own = hosted.guest(OWN);
  const isUp = (): boolean => course.orders[OWN]?.some((order) => order.startsWith('hand-up')) === true;
  const passesOf = (): number =>
    course.journal.entries.filter(({ seat, action }) => seat === OWN && action.type === 'pass').length;
  let [lowered, sparedWhileUp] = [0, 0];
  let isReached = false;
  let given = 0;
  while (course.state.clock < effort(900) && course.state.outcome === null) {
    if (!isUp()) {
      expect(isReached || given === 0).toBe(true);
      if (given > 0) lowered += 1;
      await own.chair.order('hand-up', true);
      await hosted.table.idle();
      given += 1;
      isReached = false;
    }
    const kind = own.asked?.question.kind;
    if (kind === 'window' || kind === 'challenge') isReached = true;
    const before = passesOf();
    await hosted.goesOn((asked) => (asked.seat === OWN && asked.wait === 'pass' ? { type: 'pass' } : null));
    const answered = kind === 'window' || kind === 'challenge' ? 1 : 0;
    if (isUp() && !isReached) sparedWhileUp += passesOf() - before - answered;
  }
  expect([lowered > 2, sparedWhileUp > 0]).toEqual([true, true]);
});
