import type { Place, Touch } from '@questhall/facets';
import { legal, sight } from '@questhall/kernel';
import { effort, firstAsked } from '@questhall/testkit';
import { isNear } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import {
  chestPlace,
  crystalPlace,
  doorPlace,
  endPlace,
  figurePlace,
  heroPlace,
  squarePlace,
  townPlace,
} from '../../src/client/places/names.ts';
import { placesOf } from '../../src/client/places/of-action.ts';
import { squaresAt } from '../../src/client/places/there.ts';
import { touch } from '../../src/client/touch/touch.ts';
import { crystalExpedition } from '../../src/game.ts';
import { type Action, LOCATIONS, type View } from '../../src/types/index.ts';
import { CLERIC, FIGHTER, FOE, OTHER, ROGUE } from '../cast.ts';
import { block, type CrystalStory, type Scene, sq, story, tile } from '../scene.ts';
import { town, visit } from '../town/stage.ts';
import { attack, go, MOMENTUM } from '../wishes.ts';
import { delve, market, melee } from './arranged.ts';
import { answerIn, TABLES, type Watched, watch, watchFrom } from './watched.ts';

const MOVES = 40;
const OFFERS_TRIED = 15;

/** All that can be pointed at on a table; of its squares some. */
const placesOn = ({ expedition, party }: View): readonly Place[] => [
  ...(expedition?.floor.tiles.flatMap(({ cells }) => cells.filter((_, i) => i % 3 === 0).map(squarePlace)) ?? []),
  ...[...party, ...(expedition?.monsters ?? [])].flatMap(({ id }) => [figurePlace(id), heroPlace(id)]),
  ...(expedition?.floor.doors.map(({ id }) => doorPlace(id)) ?? []),
  ...(expedition?.floor.openings.map(({ id }) => endPlace(id)) ?? []),
  ...(expedition?.crystals.map(crystalPlace) ?? []),
  ...(expedition?.rooms.map(({ tile: room }) => chestPlace(room)) ?? []),
  ...LOCATIONS.map(townPlace),
];

/** A plan of several answers is one that can be carried out: nothing but the walk is news on the way. */
function carryOut({ state, ask, offers }: Watched, [first, second]: readonly Action[]): void {
  expect(offers).toContainEqual(first);
  if (first === undefined || second === undefined) return;
  const { next, after } = answerIn(state, ask, first);
  expect(next?.question).toEqual(ask.question);
  expect(next === null ? [] : legal(crystalExpedition, after, next)).toContainEqual(second);
}

/** What can be done at a place is found there, and every plan can be carried out; says how many had several steps. */
function expectTouches(watched: Iterable<Watched>): number {
  let plans = 0;
  for (const seen of watched) {
    const { before, ask, offers } = seen;
    const step = Math.max(1, Math.floor(offers.length / OFFERS_TRIED));
    for (const offer of offers.filter((_, i) => i % step === 0))
      for (const place of placesOf(offer, ask, before))
        expect(touch(before, ask, offers, place).offers, `${JSON.stringify(offer)} at ${place}`).toContainEqual(offer);
    for (const place of placesOn(before.view)) {
      const { offers: here, plan } = touch(before, ask, offers, place);
      for (const offer of here.slice(0, OFFERS_TRIED)) expect(offers).toContainEqual(offer);
      if (plan === null) continue;
      expect(plan.steps.map(({ type }) => type)).not.toContain('flee');
      carryOut(seen, plan.steps);
      expectWay(before.view, plan.way);
      if (plan.steps.length > 1) plans += 1;
    }
  }
  return plans;
}

function expectWay({ expedition }: View, places: readonly Place[]): void {
  const way = places.map((square) => Number(square.split(':')[1]));
  way.forEach((cell, i) => {
    if (i > 0 && expedition !== null)
      expect(isNear(expedition.floor, way[i - 1] ?? -1, cell), places.join()).toBe(true);
  });
}

test.each(TABLES)(
  '%o: what can be done at a place is found there, and every plan can be carried out',
  (given) => {
    expectTouches(watch(given, 'fast:touch', 'sound', effort(MOVES)));
  },
  60_000,
);

test('so it is in fights, below and in a Town with everything', () => {
  let plans = 0;
  for (const start of [melee, delve, (seed: string) => market(seed, true)])
    plans += expectTouches(watchFrom(start('fast:touch'), 'fast:touch', 'sound', effort(MOVES)));
  expect(plans).toBeGreaterThan(0);
}, 60_000);

/** What pointing there means in a story. */
function pointing(told: CrystalStory, place: Place): Touch<Action> {
  const ask = firstAsked(told.state);
  if (ask === null) throw new Error('nobody is asked');
  return touch(sight(crystalExpedition, told.state, ask.seat), ask, legal(crystalExpedition, told.state, ask), place);
}

/** The Fighter at 0,0, and enemies. */
const hunter = (more: (scene: Scene) => void): CrystalStory =>
  story((scene) => {
    scene.hall(7, 7);
    scene.hero(FIGHTER, 0, 0);
    more(scene);
    scene.turn(FIGHTER);
  });

describe('a click on an enemy', () => {
  test('strikes it, whatever else could be done there', () => {
    const beside = hunter((scene) => scene.monster('orc-raider', 1, 1));
    for (const place of [figurePlace(FOE), squarePlace(sq(1, 1))])
      expect(pointing(beside, place).plan).toEqual({ steps: [attack(FOE)], way: [] });
  });

  test('walks up to it and strikes: by the shortest way, and of those to the first square', () => {
    const away = hunter((scene) => scene.monster('orc-raider', 3, 0));
    const { plan, offers } = pointing(away, figurePlace(FOE));
    expect(plan?.steps).toEqual([go(2, 0), attack(FOE)]);
    expect(plan?.way).toEqual([sq(0, 0), sq(1, 0), sq(2, 0)].map(squarePlace));
    expect(offers[0]).toEqual(go(2, 0));
  });

  test('only walks, and says so, where an Escape Check would have to be made', () => {
    const engaged = hunter((scene) => {
      scene.monster('orc-raider', 1, 0);
      scene.monster('orc-raider', 4, 4);
    });
    const { plan, offers } = pointing(engaged, figurePlace(OTHER));
    expect(plan).toBeNull();
    expect(offers.map(({ type }) => type)).toEqual(['go']);
  });

  test('wishes for a blow where nothing leads there', () => {
    const far = story((scene) => {
      scene.hero(FIGHTER, 0, 0);
      scene.monster('orc-raider', 22, 22);
      scene.turn(FIGHTER);
    });
    expect(pointing(far, figurePlace(FOE))).toEqual({ offers: [], plan: null, wish: attack(FOE) });
  });

  test('goes on with the blow that has been struck', () => {
    const struck = hunter((scene) => scene.monster('orc-raider', 1, 1))
      .dice(6, 5, 3)
      .does(FIGHTER, attack(FOE));
    expect(pointing(struck, figurePlace(FOE)).plan).toEqual({ steps: [MOMENTUM], way: [] });
  });
});

describe('outside of fights', () => {
  /** A passage with a door at 1,2, and the party in its south. */
  const before = (more: (scene: Scene) => void = () => {}): CrystalStory =>
    story(
      (scene) => {
        scene.floor([tile(1, 'section', block(0, 0, 1, 4))], {
          doors: [{ id: 7, near: sq(1, 2), far: sq(2, 2), isOpen: false }],
          openings: [{ id: 8, tile: 1, left: sq(0, 0), right: sq(1, 0), way: 0 }],
        });
        scene.hero(FIGHTER, 0, 4);
        scene.hero(ROGUE, 1, 4);
        scene.hero(CLERIC, 0, 3);
        more(scene);
        scene.explores();
      },
      { players: 1, monsters: 'table' },
    );

  test('a click on a door or an open end explores it, by whoever is nearest', () => {
    const { plan, offers } = pointing(before(), doorPlace(7));
    expect(plan?.steps).toEqual([{ type: 'explore', hero: CLERIC, exit: 7 }]);
    expect(plan?.way).toEqual([sq(0, 3), sq(1, 2)].map(squarePlace));
    expect(offers).toHaveLength(3);
    expect(pointing(before(), endPlace(8)).plan?.steps).toEqual([{ type: 'explore', hero: CLERIC, exit: 8 }]);
  });

  test('a click on a square walks there, and does not explore what lies beside it', () => {
    const { plan } = pointing(before(), squarePlace(sq(1, 2)));
    expect(plan?.steps).toEqual([{ type: 'walk', hero: CLERIC, to: sq(1, 2) }]);
  });

  test('a click on a chest opens it', () => {
    const rich = before((scene) => {
      const room = { tile: 1, isBig: false, hasChest: true, isQuiet: true, mayRest: false, hasPrisoner: false };
      scene.expedition.rooms = [room];
    });
    expect(pointing(rich, chestPlace(1)).plan?.steps).toEqual([{ type: 'openChest', room: 1 }]);
  });

  test('places are found on the board', () => {
    const { table } = before();
    expect(squaresAt(table, doorPlace(7))).toEqual([sq(1, 2)]);
    expect(squaresAt(table, endPlace(8))).toEqual([sq(0, 0), sq(1, 0)]);
    expect(squaresAt(table, figurePlace(ROGUE))).toEqual([sq(1, 4)]);
    expect(squaresAt(table, townPlace('guild'))).toEqual([]);
  });
});

test('a click on a location visits it; whoever is inside is asked what it wants there', () => {
  const told = town(() => {}, { heroes: ['dwarf-fighter'], players: 1 });
  expect(pointing(told, townPlace('tavern')).plan?.steps).toEqual([visit(0, 'tavern')]);
  told.does(0, visit(0, 'tavern'));
  const { plan, offers } = pointing(told, townPlace('tavern'));
  expect(plan).toBeNull();
  expect(offers.map(({ type }) => type)).toContain('drink');
});

test('what belongs to whoever acts is found where it stands, but never that the party Flees', () => {
  const { offers, plan } = pointing(
    hunter((scene) => scene.monster('orc-raider', 5, 5)),
    figurePlace(FIGHTER),
  );
  expect(offers).toContainEqual({ type: 'endTurn' });
  expect(offers).toContainEqual({ type: 'focus' });
  expect(offers).not.toContainEqual({ type: 'flee' });
  expect(plan).toBeNull();
});
