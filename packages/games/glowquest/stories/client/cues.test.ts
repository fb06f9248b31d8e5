import type { Cue, Place } from '@questhall/facets';
import { effort, kindOf, placesAstray, type Shown, shownIn } from '@questhall/testkit';
import { isNear } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import { cues } from '../../src/client/cues/cues.ts';
import { placesIn } from '../../src/client/places/in-event.ts';
import { squarePlace } from '../../src/client/places/names.ts';
import { CARD_IDS, DECKS } from '../../src/content/index.ts';
import { glowquest } from '../../src/game.ts';
import type { Event, Glowquest, View } from '../../src/types/index.ts';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { OFFENSE } from '../cast.ts';
import { type GlowStory, sq, story } from '../scene.ts';
import { attack, flee, go } from '../wishes.ts';
import { TABLES, watch } from './watched.ts';

const MOVES = 700;

/** All places of a table. */
const placesOn = ({ floor, heroes, monsters }: View): readonly Place[] => [
  ...floor.tiles.flatMap(({ cells }) => cells.map(squarePlace)),
  ...floor.doors.map(({ id }) => `door:${id}`),
  ...[...heroes, ...monsters].filter(({ at }) => at >= 0).map(({ id }) => `figure:${id}`),
  ...heroes.map(({ id }) => `hero:${id}`),
  ...DECKS.map((deck) => `deck:${deck}`),
  ...CARD_IDS.map((card) => `card:${card}`),
];

const squareOf = (place: Place): number => Number(place.split(':')[1]);

/** Every step of a way that somebody went on its own leads to the next square. */
function expectSteps({ floor }: View, event: Event, cue: Cue): void {
  if (cue.kind !== 'walk' || (event.type !== 'walked' && event.type !== 'crawled')) return;
  const way = cue.way.map(squareOf);
  const isStep = way.slice(1).map((cell, i) => isNear(floor, way[i] ?? -1, cell));
  expect(isStep, `${event.type} ${way.join()}`).not.toContain(false);
}

/** Every place that an event is shown at is there before it or after it. */
const expectPlaces = (shown: Shown<Glowquest>): void =>
  expect(placesAstray({ cues, placesIn }, shown, placesOn), shown.event.type).toEqual([]);

test.each(TABLES)(
  '%o: every place that is shown is there, and nobody walks through walls',
  (given) => {
    const kinds = new Set<string>();
    for (const seen of watch(given, 'fast:cues', 'sound', effort(MOVES)))
      for (const shown of shownIn<Glowquest>(after, seen.before.view, seen.events)) {
        expectPlaces(shown);
        for (const cue of cues(shown.event, shown.view)) {
          kinds.add(cue.kind);
          expectSteps(shown.now, shown.event, cue);
        }
      }
    for (const kind of [
      'act',
      'walk',
      'appear',
      'strike',
      'throw',
      'number',
      'flash',
      'tile',
      'turn',
      'caption',
      'banner',
    ])
      expect(kinds).toContain(kind);
  },
  60_000,
);

test.each([
  ['en', en],
  ['nl', nl],
] as const)('whatever is read on a card, a banner or beside a figure has its words (%s)', (_language, { moment }) => {
  for (const seen of watch({ creation: 'either' }, 'fast:moments', 'sound', effort(MOVES)))
    for (const { event, view, now } of shownIn<Glowquest>(after, seen.before.view, seen.events)) {
      const isRead = cues(event, view).some(({ kind }) => kind === 'card' || kind === 'banner' || kind === 'caption');
      if (isRead) expect(moment(event, { ...seen.before, view: now }), event.type).not.toBeNull();
    }
});

/** What the seats see of the last answer in a story, kind by kind. */
const shown = (told: GlowStory, view: View): readonly (readonly [Event['type'], readonly string[]])[] =>
  Array.from(shownIn<Glowquest>(after, view, told.heard(0)), (one) => [
    one.event.type,
    cues(one.event, one.view).map(kindOf),
  ]);

const viewOf = (told: GlowStory): View => glowquest.view(told.state, 0);

describe('moments that must be seen', () => {
  /** Offense at 2,2 beside a ghoul, who is about to die of anything. */
  const fight = (surges = 0): GlowStory =>
    story((scene) => {
      scene.hero('offense', 2, 2);
      scene.monster('ghoul', 1, 1, { hitpoints: 1 });
      scene.monster('ghoul', 4, 4);
      scene.turn(OFFENSE, surges);
    });

  test('a blow: a line, dice beside both, a flash, who is driven where, what is lost, and who falls', () => {
    const told = fight();
    const before = viewOf(told);
    told.dice(12).does(OFFENSE, attack(3));
    expect(shown(told, before)).toEqual([
      ['attackDeclared', ['strike']],
      ['rolledToHit', ['throw']],
      ['hit', ['flash']],
      ['moved', ['walk']],
      ['moved', ['walk']],
      ['harmed', ['number -1']],
      ['died', ['fall']],
    ]);
  });

  test('a walk that a question halted is shown from where it was halted', () => {
    const told = fight(1);
    const before = viewOf(told);
    told.does(OFFENSE, go(4, 2)).does(OFFENSE, flee(3));
    const walked = told.heard(0).find(({ type }) => type === 'walked') ?? expect.fail();
    const wayIn = (view: View) => cues(walked, view).flatMap((cue) => (cue.kind === 'walk' ? cue.way : []));
    const way = [sq(2, 2), sq(3, 2), sq(4, 2)].map(squarePlace);
    expect(wayIn(before)).toEqual(way);
    const halfway = after(before, { type: 'crawled', hero: OFFENSE, to: sq(3, 2) });
    expect(wayIn(halfway)).toEqual(way.slice(1));
  });

  test('a fall is a figure that falls, Resolve that is lost, and words over the board', () => {
    const before = viewOf(fight());
    const fell = { type: 'fell', hero: OFFENSE, resolve: before.resolve - 1 } as const;
    expect(cues(fell, before).map(({ kind }) => kind)).toEqual(['sink', 'number', 'banner']);
    expect(cues(fell, before)).toContainEqual(expect.objectContaining({ text: '-1', of: 'resolve' }));
  });

  test('why a monster goes after somebody is read beside it, unless there was nobody else', () => {
    const before = viewOf(fight());
    const chose = { type: 'chose', monster: 3, target: OFFENSE, why: 'nearest' } as const;
    expect(cues(chose, before).map(({ kind }) => kind)).toEqual(['flash', 'caption']);
    expect(cues({ ...chose, why: 'only' }, before).map(({ kind }) => kind)).toEqual(['flash']);
  });
});
