import { sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../../src/facets/rules.ts';
import { type Guest, Hosted } from './hosted.ts';

const OTHERS = [0, 1];
const OWN = 2;
const TURNS = effort(60);
const NIGHTS = 40;
const PASSES = 2;

type Ordered = 'quiet' | 'deep';

/** Passes at once wherever the order would: the last thing that its seat was asked. */
async function passByHand(hosted: Hosted, order: Ordered): Promise<boolean> {
  const own = hosted.guest(OWN);
  const { asked } = own;
  const seen = sight(rules.game, hosted.table.course.state, OWN);
  if (asked === undefined || rules.orders?.[order]?.covers(asked, seen, '') !== true) return false;
  await own.answers(() => ({ type: 'pass' }));
  return true;
}

/** An evening at which an order passes for a seat, or its player by hand, and how often that was. */
async function evening(
  order: Ordered,
  isByHand: boolean,
  night: number,
): Promise<{ readonly hosted: Hosted; readonly passes: number }> {
  const hosted = await Hosted.of(3, `evening ${night} ${order}`);
  const { course } = hosted.table;
  const own = hosted.guest(OWN);
  let passes = 0;
  if (isByHand || order === 'deep') await own.chair.order('quiet', false);
  for (;;) {
    if (!isByHand && order === 'deep' && course.orders[OWN]?.length === 0) await own.chair.order('deep', true);
    await hosted.table.idle();
    while (isByHand && (await passByHand(hosted, order))) passes += 1;
    if (course.state.table.turns >= TURNS || course.state.outcome !== null) return { hosted, passes };
    await hosted.goesOn();
  }
}

/** All that was said at the table, with how it stood then; who answered last is seen by whoever still had to. */
const said = ({ heard }: Guest): readonly string[] =>
  heard.filter((text) => text.includes('"event":')).map((text) => text.replace(/^\{"number":\d+,/, ''));

for (const order of ['quiet', 'deep'] as const)
  test(`[time.standing-pass] [time.auto-pass] [hidden.no-trace] a pass by the order ${order} looks like one by hand`, async () => {
    // Not every evening has moments that only concern others.
    let night = 1;
    let byHand = await evening(order, true, night);
    while (byHand.passes <= PASSES && night < NIGHTS) byHand = await evening(order, true, ++night);
    expect(byHand.passes).toBeGreaterThan(PASSES);
    const ordered = await evening(order, false, night);
    const watching = ({ hosted }: typeof ordered): readonly Guest[] => [
      ...OTHERS.map((seat) => hosted.guest(seat)),
      hosted.onlooker,
    ];
    expect(watching(ordered).map(said)).toEqual(watching(byHand).map(said));
  });
