import { expect, test } from 'vitest';
import { cast, lording } from '../cast.ts';
import { A, B, heroIn, tale } from '../scene.ts';
import { bane, offersTo } from '../telling.ts';

test('[quest.at-location] [quest.escort-take] what can be done here is offered, with every score and price', () => {
  const s = cast(
    { a: { space: 'HD-M08', points: 2, quests: ['HD-Q2', 'HD-Q3'], banes: [{ card: 'HD-A16', by: B }] } },
    { arrange: (scene) => scene.lay('HD-M08', 1, 0) },
  );
  const offers = offersTo(s, A);
  expect(offers.filter(({ type }) => type === 'attempt')).toEqual(
    (['melee', 'magic', 'speed'] as const).map((form) => ({ type: 'attempt', quest: 'HD-Q2', form, price: 0 })),
  );
  expect(offers).toContainEqual({ type: 'lift', card: 'HD-A16' });
  const escort = cast({ a: { space: 'HD-M10', quests: ['HD-Q3'] } }, { arrange: (scene) => scene.lay('HD-M10', 0, 1) });
  expect(offersTo(escort, A)).toContainEqual({ type: 'takeToken', quest: 'HD-Q3' });
  escort.does(A, { type: 'takeToken', quest: 'HD-Q3' }).told('tookToken', { quest: 'HD-Q3' }, 'quest.escort-take');
  expect(offersTo(escort, A)).toContainEqual({ type: 'dropToken', quest: 'HD-Q3' });
});

test('[quest.search-roll] [quest.search-found] a search is offered where it can be made, and the attempt once something is found', () => {
  const s = cast(
    { a: { space: 'HD-M02', points: 2, quests: ['HD-Q6'] } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  const typesOf = (): readonly string[] =>
    offersTo(s, A).flatMap((offer) => (offer.type === 'search' || offer.type === 'attempt' ? [offer.type] : []));
  expect(typesOf()).toEqual(['search']);
  s.dice(6).does(A, { type: 'search', quest: 'HD-Q6' }).told('searched', { isFound: true }, 'quest.search-roll');
  expect(typesOf()).toEqual(['attempt', 'attempt']);
});

test('[quest.progress-markers] a marker stays on the Quest, for whoever made it', () => {
  const s = cast(
    { a: { space: 'HD-M08', points: 2, quests: ['HD-Q2'] } },
    { arrange: (scene) => scene.lay('HD-M08', 1, 0) },
  );
  s.dice(6).does(A, { type: 'attempt', quest: 'HD-Q2', form: 'melee', price: 0 });
  s.told('marked', { seat: A, markers: 1 }, 'quest.progress-markers');
  expect([s.view(B).progress, heroIn(s, A).done]).toMatchObject([[{ quest: 'HD-Q2', markers: [1, 0, 0] }], []]);
});

test('[quest.recycle] [setup.shuffle-separately] Quests that come back are shuffled', () => {
  const finished = ['HD-Q1', 'HD-Q2', 'HD-Q3', 'HD-Q4', 'HD-Q5', 'HD-Q6', 'HD-Q7'];
  const s = tale((scene) => {
    scene.mapDeck().questDeck().globals().table.finished = finished.slice();
    scene.hero(A, { hand: ['HD-A18'] }).turn(A, 'draw');
  });
  s.does(A, { type: 'discard', card: 'HD-A18' }).told('recycled', { count: 7 }, 'quest.recycle');
  const back = [...s.table.questDeck, ...s.table.globals];
  expect(back).not.toEqual(finished);
  expect(back.toSorted()).toEqual(finished);
});

test('[quest.escort-pick-up] [fx.shift-what] a token that lies here may be taken up, and every card but the Entrance moved', () => {
  const s = cast(
    { a: { space: 'HD-M02' } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1).errand(B, 'HD-Q3').progress('HD-Q3', { token: 'HD-M02' }) },
  );
  expect(offersTo(s, A)).toContainEqual({ type: 'pickUp', quest: 'HD-Q3' });
  const stones = lording(
    { a: { hand: ['HD-A18'] }, b: { peril: 2 } },
    { arrange: (scene) => scene.lay('HD-M02', 0, 1) },
  );
  stones.does(A, bane('HD-A18', null, { payer: B }));
  const moved = offersTo(stones, A).flatMap((offer) => (offer.type === 'shift' ? [offer.card] : []));
  expect([...new Set(moved)]).toEqual(['HD-M02']);
});
