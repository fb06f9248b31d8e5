import { Story } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { mapCardOf } from '../../src/content/index.ts';
import { dungeoneer } from '../../src/game.ts';
import { A, B, heroIn, opening, type Scene, type Tale, tale } from '../scene.ts';
import { asked, play } from '../telling.ts';

const begun = (sets: string, seats = 2): Tale =>
  opening({ sets, seats }, 'sections')
    .dice(6, ...Array.from({ length: seats - 1 }, () => 1))
    .does(A, { type: 'begin' });

test('[combine.two-entrances] [combine.start-section] one Entrance of each with its roads or passages; everybody chooses', () => {
  const s = begun('HD,HW');
  for (const section of ['dungeon', 'wilderness'] as const) {
    const card = section === 'dungeon' ? 'HD-M01' : 'HW-M01';
    s.told('laid', { section, placed: { card, x: 0, y: 0, isTurned: false } }, 'combine.two-entrances');
  }
  expect(s.table.sections.map(({ placed }) => placed.length)).toEqual([5, 5]);
  expect(s.asked()).toEqual([{ seat: A, kind: 'entrance', rule: 'combine.start-section' }]);
  s.refused(A, { type: 'chooseEntrance', space: 'HD-M02' }, 'combine.start-section');
  s.does(A, { type: 'chooseEntrance', space: 'HW-M01' });
  expect(asked(s)).toBe('B entrance');
  s.does(B, { type: 'chooseEntrance', space: 'HD-M01' });
  expect([heroIn(s, A), heroIn(s, B)]).toMatchObject([
    { space: 'HW-M01', glory: 1, peril: 1 },
    { space: 'HD-M01', glory: 1, peril: 1 },
  ]);
});

test('[combine.two-map-decks] each hero draws from the deck of the section he is in', () => {
  const explored = (space: string): string => {
    const s = tale((scene) => scene.hero(A, { space, points: 2 }), { sets: 'HD,HW', seats: 2 });
    expect(s.table.sections.map(({ deck }) => new Set(deck.map((card) => mapCardOf(card).section)).size)).toEqual([
      1, 1,
    ]);
    s.does(A, { type: 'explore' }).finish();
    return s.view(B).placing?.section ?? '';
  };
  expect([explored('HD-M01'), explored('HW-M01')]).toEqual(['dungeon', 'wilderness']);
});

test('[combine.sections-by-portal-only] a Portal alone leads from one section to the other', () => {
  const at = (set: (scene: Scene) => void): Tale =>
    tale(
      (scene) => {
        scene.lay('HW-M08', 0, 1).hero(A, { space: 'HW-M08', points: 2 }).turn(A);
        set(scene);
      },
      { sets: 'HD,HW', seats: 2 },
    );
  const shut = at(() => undefined);
  shut.refused(A, { type: 'portal', to: 'HD-M01' }, 'link.portal-inert');
  const s = at((scene) => scene.table.portals.push({ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }));
  s.refused(A, { type: 'portal', to: 'HD-M02' }, 'link.portal');
  s.does(A, { type: 'portal', to: 'HD-M01' });
  expect(heroIn(s, A)).toMatchObject({ space: 'HD-M01', points: 1, glory: 1, peril: 1 });
  s.finish();
});

test('[combine.second-entrance] of two Entrances of one section chance lays one; the other is a card like any other', () => {
  const laid = new Set<string>();
  for (let game = 0; game < 8; game++) {
    const s: Tale = new Story(dungeoneer, {
      options: {},
      seats: 2,
      seed: `second ${game}`,
      arrange(draft) {
        draft.table.sections[0]?.deck.push('ED-M01');
      },
    });
    s.dice(6, 1).does(A, { type: 'begin' });
    const [section] = s.table.sections;
    const [entrance] = section?.placed ?? [];
    s.told('laid', { placed: { card: entrance?.card ?? '', x: 0, y: 0, isTurned: false } }, 'combine.second-entrance');
    laid.add(entrance?.card ?? '');
    expect(section?.deck).toContain(entrance?.card === 'ED-M01' ? 'HD-M01' : 'ED-M01');
  }
  expect([...laid].toSorted()).toEqual(['ED-M01', 'HD-M01']);
});

test('[combine.same-grade] sets of one grade are one game: all their cards, and three Quests win', () => {
  const s = begun('HD,HW');
  expect(s.table.piles.map(({ draw }) => draw.length)).toEqual([30, 30]);
  expect(s.table.grades).toEqual(['heroic']);
  s.finish();
  const won = tale(
    (scene) => {
      scene.lay('HD-M09', 0, 1).globals('HD-Q5');
      scene.hero(A, { hero: 'HD-H1', space: 'HD-M09', glory: 11, done: ['HW-Q1', 'HD-Q1'] });
    },
    { sets: 'HD,HW', seats: 2 },
  );
  won.does(A, { type: 'attempt', quest: 'HD-Q5', form: null, price: 0 });
  expect(won.state.outcome).toEqual({ winners: 1 << A, rule: 'core.win-three-quests' });
});

test('[combine.choose-deck-per-draw] [combine.glory-and-peril-decks] [draw.reshuffle] the Glory deck runs out between two draws (scenario 78)', () => {
  const s = tale(
    (scene) => {
      const [glory, peril] = scene.table.piles;
      if (glory === undefined || peril === undefined) throw new Error('there are two decks');
      scene
        .hero(B, { hand: ['HD-A03', 'HD-A04', 'HD-A20'], hasMoved: true })
        .turn(B)
        .mapDeck();
      glory.discard = glory.draw.splice(1);
      peril.discard = peril.draw.splice(0);
      peril.draw = peril.discard.splice(0, 2);
    },
    { sets: 'HD,HW', seats: 2 },
  );
  s.does(B, { type: 'endPhase' }).does(B, { type: 'discard', card: 'HD-A03' });
  expect(s.table.piles.map(({ discard }) => discard.includes('HD-A03'))).toEqual([true, false]);
  expect(s.asked()).toEqual([{ seat: B, kind: 'draw', rule: 'combine.choose-deck-per-draw' }]);
  s.does(B, { type: 'draw', pile: 'glory' }).silent('reshuffled');
  s.does(B, { type: 'draw', pile: 'glory' }).told('reshuffled', { pile: 'glory' }, 'draw.reshuffle');
  expect([s.table.piles[0]?.discard, s.table.piles[1]?.discard.length]).toEqual([[], 27]);
  s.does(B, { type: 'draw', pile: 'peril' }).silent('reshuffled');
  expect(s.table.hands[B]).toHaveLength(5);
  const empty = tale(
    (scene) => {
      scene
        .hero(B, { hand: ['HD-A03'], hasMoved: true })
        .turn(B)
        .mapDeck();
      const [glory] = scene.table.piles;
      if (glory !== undefined) glory.draw = [];
    },
    { sets: 'HD,HW', seats: 2 },
  );
  empty.does(B, { type: 'endPhase' }).does(B, { type: 'discard', card: 'HD-A03' });
  empty.does(B, { type: 'draw', pile: 'glory' });
  empty.refused(B, { type: 'draw', pile: 'glory' }, 'combine.choose-deck-per-draw');
});

test('[fx.warp-same-section] [combine.sections-by-portal-only] a Warp stays in its section unless it says otherwise', () => {
  const s = tale((scene) => scene.lay('HD-M02', 0, 1).hero(A, { space: 'HW-M01', glory: 9, hand: ['HW-A06'] }), {
    sets: 'HD,HW',
    seats: 2,
  });
  s.refused(A, play('HW-A06', { space: 'HD-M02' }), 'fx.warp-same-section');
});
