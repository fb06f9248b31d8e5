import type { DungeonQuest, Event } from '@questhall/dungeonquest';
import { KEEP_CARDS } from '@questhall/dungeonquest/content';
import type { Names } from '@questhall/dungeonquest/facets';
import type { Seat, Sight, Told } from '@questhall/kernel';
import { fallOf, type Luck, numberDie, type Statistics, type Tallied } from '../../../table/game/statistics.ts';
import { HERO_COLOURS } from '../looks.ts';

/** What came of one hero's way through the keep. */
interface Way {
  readonly tallies: { dealt: number; taken: number; kills: number; healed: number; searches: number; gold: number };
  /** Dice of tests, which have to stay low: in the keep, and with Combat Dice in its fights. */
  readonly dice: number[];
}

const nothing = (): Way => ({
  tallies: { dealt: 0, taken: 0, kills: 0, healed: 0, searches: 0, gold: 0 },
  dice: [],
});

/** Tests are rolled with two dice; with one die goes everything else. */
const TEST_DICE = 2;

/** Told in order, whatever says not whose it is belongs to whoever has the turn. */
function waysIn(events: readonly Event[], seats: number): readonly Way[] {
  const ways = Array.from({ length: seats }, nothing);
  const of = (seat: Seat): Way => ways[seat] ?? nothing();
  let turn: Seat = 0;
  for (const event of events) {
    if (event.type === 'turnBegan') turn = event.seat;
    count(event, of('seat' in event && event.seat !== null ? event.seat : turn));
  }
  return ways;
}

function count(event: Event, { tallies, dice }: Way): void {
  switch (event.type) {
    case 'wounded':
      if (event.side === 'hero') tallies.taken += event.wounds;
      else tallies.dealt += event.wounds;
      return;
    case 'hurt':
      tallies.taken += event.wounds;
      return;
    case 'died':
      if (event.side === 'monster') tallies.kills += 1;
      return;
    case 'healed':
      tallies.healed += event.wounds;
      return;
    case 'cardDrawn':
      if (KEEP_CARDS[event.card]?.deck === 'search') tallies.searches += 1;
      return;
    case 'scored':
      tallies.gold = event.result;
      return;
    case 'rolled':
      if (event.dice.length === TEST_DICE) dice.push(...event.dice);
      return;
    case 'rerolled':
      if (event.dice.length === TEST_DICE) dice.push(...event.positions.map((position) => event.dice[position] ?? 0));
      return;
    default:
  }
}

/** A dash in numbers: each hero's fights, finds and luck, and what was carried out. */
export function keepStatisticsOf(
  log: readonly Told<DungeonQuest>[],
  { view }: Sight<DungeonQuest>,
  names: Names,
): Statistics {
  const events = log.map(({ event }) => event);
  const ways = waysIn(events, view.heroes.length);
  const all = view.heroes.flatMap((hero, seat) => {
    const way = ways[seat];
    return hero === null || way === undefined ? [] : [{ hero, way }];
  });
  const called = ({ hero }: (typeof all)[number]): Pick<Tallied, 'name' | 'colour'> => ({
    name: names.hero[hero.hero],
    colour: HERO_COLOURS[hero.hero],
  });
  return {
    decidedBy: null,
    tallied: all.map((one) => ({ ...called(one), isDead: one.hero.fate === 'dead', tallies: one.way.tallies })),
    luck: all.flatMap((one): Luck[] => {
      const { dice } = one.way;
      const fall = fallOf(
        dice.length,
        dice.reduce((sum, die) => sum + die, 0),
        numberDie,
      );
      // A test passes with what is low. [test.roll]
      return dice.length === 0 ? [] : [{ ...called(one), kind: 'pips', ...fall, deviation: -fall.deviation }];
    }),
  };
}
