import { silence } from '@questhall/kernel';
import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import type { MapId } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { leftFor } from '../../src/queries/shifting.ts';
import type { Spot } from '../../src/types/index.ts';
import { A, B, C, opening, type Tale } from '../scene.ts';
import { asked, END } from '../telling.ts';
import '../test-cards.ts';

const MIDDLE: Spot = { section: 'dungeon', x: 0, y: 0, turn: 0 };

/** A table of three with a revealed map, whose second seat is dealt the Entrance. */
function dealt(globals = 'HD-Q5'): Tale {
  return new Story(dungeoneer, {
    options: { revealedMap: true },
    seats: 3,
    arrange(draft) {
      const { table } = draft;
      draft.asks = [];
      table.globals = [globals];
      table.questDeck = table.questDeck.filter((quest) => quest !== globals);
      const cards = table.sections[0]?.deck.splice(0).toSorted() ?? [];
      const [entrance = '', ...others] = cards;
      table.dealt = [others.slice(0, 4), [entrance, ...others.slice(4, 7)], others.slice(7)];
      table.first = B;
      const laying = { kind: 'laying' as const, seat: B, passed: 0 };
      draft.agenda = [{ kind: 'course', stage: 'heroes', seat: B, left: 3 }, laying];
      dungeoneer.frames.laying(draft, laying, silence);
    },
  });
}

/** Whoever is asked lays the first of his cards that fits. */
function layAll(s: Tale, until: (s: Tale) => boolean): Tale {
  for (let guard = 0; guard < 60 && !until(s); guard++) {
    const [ask] = s.state.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    s.does(ask.seat, dungeoneer.fallback(s.state, ask));
  }
  return s;
}

test('[opt.revealed-map] [opt.revealed-map-entrance] [setup.order] all cards are dealt, and the Entrance says who begins (scenario 76)', () => {
  const s = opening({ revealedMap: true }, 'revealed').does(A, { type: 'begin' });
  expect(s.table.dealt.map((own) => own.length)).toEqual([4, 4, 3]);
  const holder = s.table.dealt.findIndex((own) => own.includes('HD-M01'));
  s.told('first', { seat: holder }, 'opt.revealed-map-entrance').silent('rolledFirst').silent('laid');
  s.told('mapDealt', { seat: holder }, 'opt.revealed-map');
  expect([s.table.first, s.asked()]).toEqual([
    holder,
    [{ seat: holder, kind: 'lay', rule: 'opt.revealed-map-laying' }],
  ]);
  expect(s.table.errands.map((own) => own.length)).toEqual([2, 2, 2]);
});

test('[setup.entrance] the first card of a section lies in its middle, and nowhere else', () => {
  const s = dealt();
  s.refused(B, { type: 'lay', card: 'HD-M01', ...MIDDLE, x: 1 }, 'setup.entrance');
  s.refused(B, { type: 'lay', card: 'HD-M01', ...MIDDLE, y: 1 }, 'setup.entrance');
});

test('[opt.revealed-map-entrance] [opt.revealed-map-laying] the Entrance first, in the middle; then clockwise (scenario 76)', () => {
  const s = dealt();
  expect(asked(s)).toBe('B lay');
  const other = s.table.dealt[B]?.[1] ?? '';
  s.refused(B, { type: 'lay', card: other, ...MIDDLE }, 'opt.revealed-map-entrance');
  s.refused(B, { type: 'lay', card: s.table.dealt[A]?.[0] ?? '', ...MIDDLE }, 'opt.revealed-map-laying');
  s.does(B, { type: 'lay', card: 'HD-M01', ...MIDDLE }).told('laid', { seat: B });
  expect([asked(s), s.table.sections[0]?.placed]).toMatchObject(['C lay', [{ card: 'HD-M01', x: 0, y: 0 }]]);
});

test('[opt.revealed-map] [map.not-closed] what is in hands is still to come', () => {
  const s = dealt();
  const left = (): readonly number[] => s.table.sections.map((section) => leftFor(s.table, section));
  expect(left()).toEqual([11]);
  s.does(B, { type: 'lay', card: 'HD-M01', ...MIDDLE });
  expect(left()).toEqual([10]);
});

test('[opt.revealed-map-global-last] what the Global Quest names waits for the others (scenario 76)', () => {
  const s = dealt().does(B, { type: 'lay', card: 'HD-M01', ...MIDDLE });
  expect(s.table.dealt[C]).toContain('HD-M09');
  s.refused(C, { type: 'lay', card: 'HD-M09', ...MIDDLE, y: -1 }, 'opt.revealed-map-global-last');
  layAll(s, ({ table }) => table.dealt.flat().length === 1);
  expect(s.table.dealt[C]).toEqual(['HD-M09']);
});

test('[opt.revealed-map-laying] [explore.nothing-left] afterwards nobody builds or explores (scenario 76)', () => {
  const s = layAll(opening({ revealedMap: true }, 'play').does(A, { type: 'begin' }), ({ state }) =>
    state.asks.some(({ question }) => question.kind === 'choice'),
  );
  const { first, sections } = s.table;
  expect(sections[0]).toMatchObject({ deck: [], placed: { length: 11 } });
  s.does(first, END).silent('laid').silent('mapDrawn');
  s.refused(first, { type: 'explore' }, 'explore.nothing-left');
});

/** A map with one way on, to the north; A, B and C hold these cards, and A is to lay. */
const cornered = (...hands: readonly (readonly MapId[])[]): Tale =>
  new Story(dungeoneer, {
    options: { revealedMap: true },
    seats: 3,
    arrange(draft) {
      const { table } = draft;
      draft.asks = [];
      table.dealt = hands.map((own) => own.slice());
      const at = (card: MapId, x: number, y: number) => ({ card, x, y, isTurned: false });
      const placed = [at('T-OOOO', 0, 0), at('T-WWWO', 1, 0), at('T-WOWW', -1, 0), at('T-OWWW', 0, -1)];
      table.sections = [{ name: 'dungeon', placed, deck: [], seenBelow: 0 }];
      const laying = { kind: 'laying' as const, seat: A, passed: 0 };
      draft.agenda = [{ kind: 'course', stage: 'heroes', seat: B, left: 3 }, laying];
      dungeoneer.frames.laying(draft, laying, silence);
    },
  });

const north = (card: MapId) => ({ type: 'lay', card, ...MIDDLE, y: 1 }) as const;

test('[opt.revealed-map-laying] [map.dead-end-fallback] when nobody can lay any more the map is closed as it is', () => {
  const s = cornered(['T-OWOW'], ['T-WWOW'], ['T-WWOW2']);
  s.does(A, north('T-OWOW'));
  for (const seat of [B, C]) s.told('couldNotLay', { seat }, 'opt.revealed-map-global-last');
  expect(s.heard(A).filter(({ type }) => type === 'couldNotLay')).toHaveLength(2);
  s.told('closedUp', { section: 'all', cards: ['T-WWOW', 'T-WWOW2'] }, 'map.dead-end-fallback');
  expect(s.table).toMatchObject({ dealt: [[], [], []], lost: ['T-WWOW', 'T-WWOW2'] });
});

test('[opt.revealed-map-laying] [map.not-closed] the last card of all may close the map', () => {
  const s = cornered([], ['T-WWOW'], []);
  expect(asked(s)).toBe('');
  const last = cornered(['T-WWOW'], [], []);
  expect(asked(last)).toBe('A lay');
  last.does(A, north('T-WWOW')).told('laid', { seat: A }).silent('closedUp');
});

test('[opt.revealed-map-laying] who had nothing that fits is asked again when his turn comes', () => {
  const s = cornered(['T-OWOW', 'T-WWOW3'], ['T-WWOW'], ['T-OWOW2']);
  s.does(A, north('T-OWOW')).told('couldNotLay', { seat: B });
  expect(asked(s)).toBe('C lay');
  s.does(C, { ...north('T-OWOW2'), y: 2 }).told('closedUp', { cards: ['T-WWOW3', 'T-WWOW'] });
});

test('[opt.revealed-map-laying] the map stays open as long as one of them can lay, however many pass before him', () => {
  const s = cornered(['T-OWOW', 'T-OWOW2'], ['T-WWOW'], ['T-WWOW2']);
  s.does(A, north('T-OWOW')).silent('closedUp');
  expect(s.heard(A).flatMap((one) => (one.type === 'couldNotLay' ? [one.seat] : []))).toEqual([B, C]);
  expect(asked(s)).toBe('A lay');
});

test('[opt.revealed-map-global-last] both ends of an Escort wait', () => {
  const s = dealt('HD-Q3').does(B, { type: 'lay', card: 'HD-M01', ...MIDDLE });
  s.refused(C, { type: 'lay', card: 'HD-M10', ...MIDDLE, y: 1 }, 'opt.revealed-map-global-last');
  layAll(s, (now) => asked(now) === 'B lay');
  s.refused(B, { type: 'lay', card: 'HD-M08', ...MIDDLE, y: 1 }, 'opt.revealed-map-global-last');
});

test('[opt.revealed-map-entrance] whoever is dealt the Entrance begins, whichever seat it is', () => {
  const firsts = Array.from({ length: 8 }, (_, i) => {
    const { table } = opening({ revealedMap: true }, `entrance ${i}`).does(A, { type: 'begin' });
    expect(table.dealt[table.first]).toContain('HD-M01');
    return table.first;
  });
  expect(new Set(firsts)).toEqual(new Set([A, B, C]));
});
