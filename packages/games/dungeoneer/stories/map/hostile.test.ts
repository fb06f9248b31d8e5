import { legal } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapCardOf } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { isOneWhole, openEnds } from '../../src/laws/shape.ts';
import { isEntrance } from '../../src/map/chart.ts';
import { hasSpot, judgePlacing, judgeShift, placedAt, shifted, spotsBeside } from '../../src/map/placing.ts';
import { leftFor, shiftsOn } from '../../src/queries/shifting.ts';
import type { Placed, Section, Spot, Table } from '../../src/types/index.ts';
import { A, opening, type Tale } from '../scene.ts';

// Nobody can spoil the map for the others, however hard he tries.

/**
 * How a builder does it: of all that is legal, how far down the list from the worst for everybody; and whether he
 * shifts first.
 */
interface Deed {
  readonly rank: number;
  readonly shifts: boolean;
}

const DEEDS = fc.array(fc.record({ rank: fc.nat({ max: 6 }), shifts: fc.boolean() }), { minLength: 30, maxLength: 30 });
const SETS = ['HD', 'HW', 'ED', 'LD', 'HD,ED', 'HD,HW', 'HD,LD'] as const;
const SEED = fc.integer({ min: 0, max: 9_999 }).map((seed) => `map ${seed}`);

/** A table whose first map lies. */
function begun(sets: string, seed: string): Tale {
  const s = opening({ sets, seats: 2 }, seed).dice(6, 1);
  return s.does(A, { type: 'begin' });
}

/** The worst map for everybody comes first: fewest ways on. */
const worst = <T>(options: readonly T[], mapOf: (option: T) => readonly Placed[], rank: number): T | undefined =>
  options
    .map((option) => [openEnds(mapOf(option)), option] as const)
    .toSorted(([x], [y]) => x - y)
    .at(Math.min(rank, options.length - 1))?.[1];

function expectSound({ placed }: Section, left: number): void {
  expect(isOneWhole(placed)).toBe(true);
  if (left > 0) expect(openEnds(placed)).toBeGreaterThan(0);
}

/** Takes up whichever card hurts most and lays it where it hurts most, as far as the rules let him. */
function shiftWorst(table: Table, section: Section, { rank }: Deed): void {
  const { placed, name } = section;
  const left = leftFor(table, section);
  const legal = shiftsOn({ sections: [section] }).filter(
    (shift) => judgeShift(placed, name, shift.card, shift, left) === null,
  );
  const chosen = worst(legal, (shift) => shifted(placed, shift.card, shift), rank);
  if (chosen !== undefined) section.placed = shifted(placed, chosen.card, chosen);
  expectSound(section, left);
}

/** Lays the top card where it hurts most. */
function layWorst(table: Table, section: Section, { rank }: Deed): void {
  const card = section.deck.pop();
  if (card === undefined) return;
  const { placed, name } = section;
  const left = leftFor(table, section);
  expect(hasSpot(placed, name, card, left)).toBe(true); // no card is ever without a place
  const legal = spotsBeside(placed, name).filter((spot) => judgePlacing(placed, name, card, spot, left) === null);
  const chosen = worst(legal, (spot: Spot) => [...placed, placedAt(card, spot)], rank);
  if (chosen !== undefined) section.placed = [...placed, placedAt(card, chosen)];
  expectSound(section, left);
}

/** The cards of a later grade join the deck, and its Entrance is laid first. */
function nextGrade({ later }: Table, section: Section): void {
  const isHere = (card: string): boolean => mapCardOf(card).section === section.name;
  section.deck = later.filter(isHere).toSorted((one, other) => Number(isEntrance(one)) - Number(isEntrance(other)));
  for (const card of section.deck) later.splice(later.indexOf(card), 1);
}

test.each(SETS)(
  '[map.no-stranding] [map.not-closed] no builder of %s closes the map early or cuts anything off',
  (sets) => {
    fc.assert(
      fc.property(SEED, DEEDS, (seed, deeds) => {
        const table = dungeoneer.clone(begun(sets, seed).table);
        for (const deed of deeds)
          for (const section of table.sections) {
            if (section.deck.length === 0) nextGrade(table, section);
            if (section.deck.length === 0) continue;
            if (deed.shifts) shiftWorst(table, section, deed);
            layWorst(table, section, deed);
          }
        for (const section of table.sections) expect(section.deck).toEqual([]);
      }),
      { numRuns: effort(3) },
    );
  },
);

/** A seat lays its card where it hurts most; with everything else it has nothing to do. */
function answer(s: Tale, rank: number): void {
  const asked = s.state.asks.find(({ wait }) => wait !== 'none');
  if (asked === undefined) throw new Error('nobody is asked anything');
  const { seat, question } = asked;
  const placed = s.table.sections[0]?.placed ?? [];
  const offers = question.kind === 'place' ? legal(dungeoneer, s.state, asked) : [];
  const spots = offers.flatMap((offer) => (offer.type === 'place' ? [offer] : []));
  const card = question.kind === 'place' ? question.card : '';
  const chosen = worst(spots, (spot) => [...placed, placedAt(card, spot)], rank);
  s.does(seat, chosen ?? dungeoneer.fallback(s.state, asked));
}

test('[map.dead-end-fallback] [map.unplaceable-card] at a table too every card finds its place, whoever lays it', () => {
  fc.assert(
    fc.property(SEED, DEEDS, (seed, deeds) => {
      const s = begun('HD', seed);
      for (let at = 0; s.table.sections.some(({ deck }) => deck.length > 0); at++) {
        answer(s, deeds[at % deeds.length]?.rank ?? 0);
        s.silent('closedUp').silent('unplaceable');
        expect(dungeoneer.laws(s.state)).toEqual([]);
      }
    }),
    { numRuns: effort(3) },
  );
});
