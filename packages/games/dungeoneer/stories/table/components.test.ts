import { SPECTATOR } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { MAP_IDS, mapCardOf, SET_CARDS } from '../../src/content/index.ts';
import { cast } from '../cast.ts';
import { A, allPass, B, C, heroIn, opening, tale } from '../scene.ts';
import { ability, attackOn, PASS } from '../telling.ts';

test('[comp.dice-and-tokens] no supply runs out: Glory and Peril are as many as there are', () => {
  const s = cast({ a: { glory: 99, peril: 99, points: 1 } }, { arrange: (scene) => scene.lay('HD-M09', 0, 1) });
  s.does(A, { type: 'move', side: 'north' }).told('collected', { glory: 2, peril: 2 });
  expect(heroIn(s, A)).toMatchObject({ glory: 101, peril: 101 });
  allPass(s).finish();
});

test('[comp.tracker-card] everybody sees the Glory and the Peril of everybody', () => {
  const s = cast({ a: { glory: 3, peril: 1 }, b: { glory: 0, peril: 7 }, c: { glory: 5, peril: 2 } });
  for (const watcher of [A, B, C, SPECTATOR])
    expect(s.view(watcher).heroes.map(({ glory, peril }) => [glory, peril])).toEqual([
      [3, 1],
      [0, 7],
      [5, 2],
    ]);
  s.finish();
});

test('[comp.figures] everybody sees on which space each hero is', () => {
  const s = cast({ b: { space: 'HD-M02' } }, { arrange: (scene) => scene.lay('HD-M02', 0, 1) });
  for (const watcher of [A, B, C, SPECTATOR])
    expect(s.view(watcher).heroes.map(({ space }) => space)).toEqual(['HD-M01', 'HD-M02', 'HD-M01']);
  s.finish();
});

test('[comp.inventory] Hero card, readied cards, Banes, Artifacts and Pack lie open; the hand does not', () => {
  const having = {
    readied: ['HD-A08'],
    banes: [{ card: 'HD-A16', by: B }],
    artifacts: ['HD-Q4'],
    pack: [{ card: 'HD-A21', wounds: 1 }],
    hand: ['HD-A02', 'HD-A03'],
  };
  const s = cast({ a: having });
  for (const watcher of [B, C, SPECTATOR]) {
    const { heroes, hand, handSizes } = s.view(watcher);
    expect(heroes[A]).toMatchObject({
      heroes: ['HD-H1'],
      readied: [{ card: 'HD-A08' }],
      banes: having.banes,
      artifacts: ['HD-Q4'],
      pack: having.pack,
      known: [],
    });
    expect([hand, handSizes[A]]).toEqual([[], 2]);
  }
  s.finish();
});

test('[comp.link-markers] the two ends of a link carry one letter; a lying token is marked with its card', () => {
  const s = tale(
    (scene) => {
      scene.lay('HW-M08', 1, 0).progress('HW-Q3', { token: 'HW-M08' }).errand(B, 'HW-Q3');
      scene.table.portals = [{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }];
    },
    { sets: 'HD,HW' },
  );
  expect(s.view(C).portals).toEqual([{ portal: 'HW-M08', entrance: 'HD-M01', letter: 'A' }]);
  expect(s.view(C).progress).toMatchObject([{ quest: 'HW-Q3', token: 'HW-M08' }]);
  expect(mapCardOf('HD-M04').sewer).toBe(mapCardOf('HD-M09').sewer);
  s.finish();
});

test('[comp.map-borders] passages and rooms are of the Dungeon, roads and places of the Wilderness', () => {
  const kinds = { dungeon: ['passage', 'grimPassage', 'room'], wilderness: ['road', 'grimRoad', 'place'] };
  for (const { kind, section } of MAP_IDS.map(mapCardOf))
    expect(kind === 'entrance' || kinds[section].includes(kind)).toBe(true);
});

test('[setup.sort] every card goes to the deck of its kind', () => {
  const s = opening({}, 'sorted').dice(6, 1, 1).does(A, { type: 'begin' });
  const { heroes, quests, maps, adventures } = SET_CARDS.HD;
  const { table } = s;
  const held = [...table.heroes.flatMap((hero) => hero.heroes), ...table.spare];
  expect(held.toSorted()).toEqual([...heroes].toSorted());
  const errands = table.errands.flat().map(({ quest }) => quest);
  expect([...errands, ...table.globals, ...table.questDeck].toSorted()).toEqual([...quests].toSorted());
  const spaces = table.sections.flatMap(({ placed, deck }) => [...placed.map(({ card }) => card), ...deck]);
  expect(spaces.toSorted()).toEqual([...maps].toSorted());
  expect([...table.hands.flat(), ...(table.piles[0]?.draw ?? [])].toSorted()).toEqual([...adventures].toSorted());
  s.finish();
});

test('[core.unless-card-says] [univ.card-beats-rule] a card makes free what costs a point, and opens what is locked', () => {
  // An Explore costs a point; Trail-Wise says that the first one does not.
  const s = cast(
    { a: { hero: 'HW-H1', points: 0 } },
    { set: 'HW', arrange: (scene) => scene.mapDeck('HW-M02', 'HW-M03', 'HW-M04') },
  );
  s.does(A, { type: 'explore' }).does(A, { type: 'place', section: 'wilderness', x: 0, y: 1, turn: 0 });
  allPass(s).refused(A, { type: 'explore' }, 'explore.extra-map-card').finish();
  // Leaving HD-M04 by the south takes a Threat; not with the Ring of Old Keys.
  const t = cast(
    { a: { space: 'HD-M04', points: 1, readied: ['HD-A13'] } },
    { arrange: (scene) => scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1) },
  );
  t.does(A, { type: 'move', side: 'south' }).silent('threat').told('moved', { to: 'HD-M09' });
  allPass(t).finish();
});

test('[univ.card-beats-rule] what a card does not allow is refused by its own text', () => {
  // Leaden Shoes: two points, not one.
  const s = cast({ a: { points: 1, banes: [{ card: 'HD-A16', by: B }] } });
  s.refused(A, { type: 'lift', card: 'HD-A16' }, 'univ.card-beats-rule', { points: 2 });
  s.refused(A, { type: 'lift', card: 'HD-A17' }, 'univ.card-beats-rule', { points: 0 }).finish();
  const t = cast({ a: { points: 2, banes: [{ card: 'HD-A16', by: B }] } });
  t.does(A, { type: 'lift', card: 'HD-A16' }).told('lifted', { card: 'HD-A16' }, 'univ.card-beats-rule');
  expect(heroIn(t, A)).toMatchObject({ points: 0, banes: [] });
  t.finish();
});

test('[univ.dice-before-roll] what changes dice is announced before they fall', () => {
  const s = cast(
    { a: { hero: 'HD-H2', space: 'HD-M04', points: 2, glory: 3 } },
    { arrange: (scene) => scene.lay('HD-M04', 1, 0).lay('HD-M09', 1, -1) },
  );
  const weave = ability('HD-H2');
  s.refused(A, weave, 'univ.dice-before-roll');
  s.does(A, { type: 'move', side: 'south' });
  s.dice(1, 5)
    .does(A, weave)
    .told('threat', { faces: [1, 5], total: 7 });
  allPass(s).refused(A, weave, 'reset.once-per-turn-refresh').finish();
});

test('[univ.dice-before-roll] what is for one kind of dice is not for another', () => {
  // Red Harvest has one use for the attack roll, and another for the counter-attack.
  const s = cast({ a: { hero: 'HW-H3', glory: 3, points: 1 }, b: {} }, { set: 'HW' });
  s.does(A, attackOn({ hero: B }, 'melee'));
  s.refused(A, ability('HW-H3', { choice: 1, strike: 0 }), 'univ.dice-before-roll');
  s.dice(2, 2).does(A, PASS);
  allPass(s).finish();
});
