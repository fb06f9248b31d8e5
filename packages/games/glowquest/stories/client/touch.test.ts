import type { Place, Touch } from '@questhall/facets';
import { legal, sight } from '@questhall/kernel';
import { effort, firstAsked } from '@questhall/testkit';
import { isNear } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { figurePlace, heroPlace, squarePlace } from '../../src/client/places/names.ts';
import { placesOf } from '../../src/client/places/of-action.ts';
import { touch } from '../../src/client/touch/touch.ts';
import { glowquest } from '../../src/game.ts';
import type { Action, View } from '../../src/types/index.ts';
import { DEFENSE, FOE, OFFENSE, OTHER } from '../cast.ts';
import { block, type GlowStory, type Scene, sq, story, tile } from '../scene.ts';
import { attack, go, use } from '../wishes.ts';
import { answerIn, TABLES, type Watched, watch } from './watched.ts';

const MOVES = 150;

/** All that can be pointed at on a table. */
const placesOn = ({ floor, heroes, monsters }: View): readonly Place[] => [
  ...floor.tiles.flatMap(({ cells }) => cells.map(squarePlace)),
  ...[...heroes, ...monsters].map(({ id }) => figurePlace(id)),
  ...floor.doors.map(({ id }) => `door:${id}`),
  ...heroes.flatMap(({ id, cards }) => [heroPlace(id), ...cards.map((card) => `card:${card}`)]),
];

/** A plan of several answers is one that can be carried out: nothing but the walk is news on the way. */
function carryOut({ state, ask, offers }: Watched, [first, second]: readonly Action[]): void {
  expect(offers).toContainEqual(first);
  if (first === undefined || second === undefined) return;
  const { events, next, after } = answerIn(state, ask, first);
  if (events.some(({ type }) => type === 'explored')) return; // something new came up
  expect(next?.question).toEqual(ask.question);
  expect(next === null ? [] : legal(glowquest, after, next)).toContainEqual(second);
}

test.each(TABLES)(
  '%o: what can be done at a place is found there, and every plan can be carried out',
  (given) => {
    let plans = 0;
    for (const seen of watch(given, 'fast:touch', 'sound', effort(MOVES))) {
      const { before, ask, offers } = seen;
      for (const offer of offers)
        for (const place of placesOf(offer, ask, before))
          expect(touch(before, ask, offers, place).offers, `${JSON.stringify(offer)} at ${place}`).toContainEqual(
            offer,
          );
      for (const place of placesOn(before.view)) {
        const { offers: here, plan } = touch(before, ask, offers, place);
        for (const offer of here) expect(offers).toContainEqual(offer);
        if (plan === null) continue;
        carryOut(seen, plan.steps);
        const way = plan.way.map((square) => Number(square.split(':')[1]));
        way.forEach((cell, i) => {
          if (i > 0) expect(isNear(before.view.floor, way[i - 1] ?? -1, cell), plan.way.join()).toBe(true);
        });
        if (plan.steps.length > 1) plans += 1;
      }
    }
    expect(plans).toBeGreaterThan(0);
  },
  60_000,
);

/** What pointing there means in a story. */
function pointing(told: GlowStory, place: Place): Touch<Action> {
  const ask = firstAsked(told.state);
  if (ask === null) throw new Error('nobody is asked');
  return touch(sight(glowquest, told.state, ask.seat), ask, legal(glowquest, told.state, ask), place);
}

/** Offense at 0,0 with so many Surges, and enemies. */
const hunter = (more: (scene: Scene) => void, surges = 3): GlowStory =>
  story((scene) => {
    scene.hero('offense', 0, 0);
    more(scene);
    scene.turn(OFFENSE, surges);
  });

describe('a click on an enemy', () => {
  test('strikes it with the weapon that does most, whatever else could be done there', () => {
    const beside = hunter((scene) => {
      scene.hero('offense', 0, 0, { cards: ['longsword'] });
      scene.monster('ghoul', 1, 1);
    });
    for (const place of [figurePlace(FOE), squarePlace(sq(1, 1))]) {
      const { plan, offers } = pointing(beside, place);
      expect(plan).toEqual({ steps: [attack(FOE, 'longsword')], way: [] });
      expect(offers).toEqual([attack(FOE, 'longsword'), attack(FOE), use('shove', FOE)]);
    }
  });

  test('leaves a weapon that costs a Surge alone while another will do', () => {
    const armed = hunter((scene) => {
      scene.hero('offense', 0, 0, { cards: ['heavy-crossbow'] });
      scene.monster('ghoul', 1, 1);
      scene.monster('ghoul', 4, 4);
    });
    expect(pointing(armed, figurePlace(FOE)).plan?.steps).toEqual([attack(FOE)]);
    expect(pointing(armed, figurePlace(OTHER)).plan?.steps).toEqual([attack(OTHER, 'heavy-crossbow')]);
  });

  test('walks up to it and strikes: by the shortest way, and of those to the first square', () => {
    const away = hunter((scene) => scene.monster('ghoul', 3, 0));
    const { plan, offers } = pointing(away, figurePlace(FOE));
    expect(plan?.steps).toEqual([go(2, 0), attack(FOE)]);
    expect(plan?.way).toEqual([sq(0, 0), sq(1, 0), sq(2, 0)].map(squarePlace));
    expect(offers).toEqual([go(2, 0)]);
  });

  test('takes a longer way rather than one on which somebody would have to be fled', () => {
    const guarded = hunter((scene) => {
      scene.monster('ghoul', 2, 0);
      scene.monster('ghoul', 4, 0);
    });
    const { plan } = pointing(guarded, figurePlace(OTHER));
    expect(plan?.steps).toEqual([go(3, 1), attack(OTHER)]);
    expect(plan?.way).toEqual([sq(0, 0), sq(0, 1), sq(1, 2), sq(2, 2), sq(3, 1)].map(squarePlace));
  });

  test('only walks, and says so, where somebody would have to be left', () => {
    const engaged = hunter((scene) => {
      scene.monster('ghoul', 1, 0);
      scene.monster('ghoul', 4, 4);
    });
    const { plan, offers } = pointing(engaged, figurePlace(OTHER));
    expect(plan).toBeNull();
    expect(offers).toEqual([go(3, 3)]);
  });

  test('wishes for a blow where nothing leads there', () => {
    const poor = hunter((scene) => scene.monster('ghoul', 4, 4), 0);
    expect(pointing(poor, figurePlace(FOE))).toEqual({ offers: [], plan: null, wish: attack(FOE) });
  });
});

describe('a click on a door', () => {
  const before = (x: number, left: number): GlowStory =>
    story((scene) => {
      scene.floor([tile(1, 'passage', block(0, 0, 1, 4))], {
        doors: [{ id: 7, near: sq(1, 2), far: sq(2, 2), isOpen: false }],
        openings: [{ id: 8, tile: 1, left: sq(0, 0), right: sq(1, 0), way: 0 }],
      });
      scene.hero('defense', x, 2);
      scene.phase(DEFENSE, left);
    });

  test('opens it from beside it, and else goes there and opens it', () => {
    expect(pointing(before(1, 3), 'door:7').plan).toEqual({ steps: [{ type: 'open', door: 7 }], way: [] });
    const { plan } = pointing(before(0, 3), 'door:7');
    expect(plan?.steps).toEqual([go(1, 2), { type: 'open', door: 7 }]);
    expect(plan?.way).toEqual([sq(0, 2), sq(1, 2)].map(squarePlace));
  });

  test('only goes there when no step would be left for it', () => {
    expect(pointing(before(0, 1), 'door:7').plan?.steps).toEqual([go(1, 2)]);
  });
});

test('what belongs to whoever acts is found where it stands', () => {
  const { offers, plan } = pointing(
    hunter((scene) => scene.monster('ghoul', 1, 1)),
    figurePlace(OFFENSE),
  );
  expect(offers).toContainEqual({ type: 'endTurn' });
  expect(offers).toContainEqual(use('guard'));
  expect(plan).toBeNull();
});
