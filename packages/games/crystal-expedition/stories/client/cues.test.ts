import type { Cue, Place } from '@questhall/facets';
import { effort, kindOf, placesAstray, type Shown, shownIn } from '@questhall/testkit';
import { isNear } from '@questhall/tiles';
import { describe, expect, test } from 'vitest';
import { after } from '../../src/client/after/after.ts';
import { cues } from '../../src/client/cues/cues.ts';
import { placesIn } from '../../src/client/places/in-event.ts';
import {
  chestPlace,
  crystalPlace,
  doorPlace,
  dungeonPlace,
  endPlace,
  figurePlace,
  heroPlace,
  squarePlace,
  townPlace,
  waitingPlace,
} from '../../src/client/places/names.ts';
import { crystalExpedition } from '../../src/game.ts';
import { type CrystalExpedition, type Event, LOCATIONS, type View } from '../../src/types/index.ts';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { FIGHTER, FOE } from '../cast.ts';
import { type CrystalStory, sq, story } from '../scene.ts';
import { attack, DAMAGE, FINISH, go, MOMENTUM } from '../wishes.ts';
import { delve, market, melee } from './arranged.ts';
import { TABLES, type Watched, watch, watchFrom } from './watched.ts';

const MOVES = 250;
const PLACES = [0, 1, 2];

/** All places of a table. */
const placesOn = ({ expedition, party, wagon, dungeons }: View): readonly Place[] => [
  ...(expedition?.floor.tiles.flatMap(({ cells }) => cells.map(squarePlace)) ?? []),
  ...(expedition?.floor.doors.map(({ id }) => doorPlace(id)) ?? []),
  ...(expedition?.floor.openings.map(({ id }) => endPlace(id)) ?? []),
  ...(expedition?.crystals.map(crystalPlace) ?? []),
  ...(expedition?.rooms.filter(({ hasChest }) => hasChest).map(({ tile }) => chestPlace(tile)) ?? []),
  ...[...party, ...(expedition?.monsters ?? [])].filter(({ at }) => at >= 0).map(({ id }) => figurePlace(id)),
  ...PLACES.map(heroPlace),
  ...LOCATIONS.map(townPlace),
  ...dungeons.map((_, dungeon) => dungeonPlace(dungeon)),
  ...wagon.map(({ hero }) => waitingPlace(hero)),
];

const squareOf = (place: Place): number => Number(place.split(':')[1]);

/** Every step of a way that somebody went on its own leads to the next square. */
function expectSteps({ expedition }: View, event: Event, cue: Cue): void {
  if (cue.kind !== 'walk' || event.type !== 'walked' || expedition === null) return;
  const way = cue.way.map(squareOf);
  const isStep = way.slice(1).map((cell, i) => isNear(expedition.floor, way[i] ?? -1, cell));
  expect(isStep, `${event.type} ${way.join()}`).not.toContain(false);
}

/** Every place that an event is shown at is there before it or after it. */
const expectPlaces = (shown: Shown<CrystalExpedition>): void =>
  expect(placesAstray({ cues, placesIn }, shown, placesOn), shown.event.type).toEqual([]);

/** The kinds of cues that were seen. */
function seenIn(watched: Iterable<Watched>): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const seen of watched)
    for (const shown of shownIn<CrystalExpedition>(after, seen.before.view, seen.events)) {
      expectPlaces(shown);
      for (const cue of cues(shown.event, shown.view)) {
        kinds.add(cue.kind);
        expectSteps(shown.now, shown.event, cue);
      }
      expectWords(shown, seen.before);
    }
  return kinds;
}

/** Whatever is read on a card, a banner or beside a figure has its words, and dice that fall have faces. */
function expectWords({ event, view, now }: Shown<CrystalExpedition>, before: Watched['before']): void {
  const kinds = cues(event, view).map(({ kind }) => kind);
  const isRead = kinds.some((kind) => kind === 'card' || kind === 'banner' || kind === 'caption');
  for (const { moment, dice } of [en, nl]) {
    if (isRead) expect(moment(event, { ...before, view: now }), event.type).not.toBeNull();
    if (kinds.includes('throw')) expect(dice?.(event, { ...before, view: now }) ?? null, event.type).not.toBeNull();
  }
}

test.each(TABLES)(
  '%o: every place that is shown is there, and nobody walks through walls',
  (given) => {
    const kinds = seenIn(watch(given, 'fast:cues', 'sound', effort(MOVES)));
    if (given.begin === 'dungeon')
      for (const kind of ['act', 'walk', 'appear', 'strike', 'throw', 'number', 'flash', 'tile', 'caption', 'banner'])
        expect(kinds).toContain(kind);
  },
  60_000,
);

test('so it is where everything can happen, in fights and in Town', () => {
  const kinds = new Set<string>();
  for (let i = 1; i <= effort(5); i++)
    for (const start of [melee, delve, (seed: string) => market(seed, i % 2 === 0)]) {
      const seed = `fast:cues ${i}`;
      for (const kind of seenIn(watchFrom(start(seed), seed, i % 2 === 0 ? 'random' : 'sound', 80))) kinds.add(kind);
    }
  expect(kinds).toContain('card');
}, 60_000);

/** What the seats see of the last answer in a story, kind by kind. */
const shown = (told: CrystalStory, view: View): readonly (readonly [Event['type'], readonly string[]])[] =>
  Array.from(shownIn<CrystalExpedition>(after, view, told.heard(0)), (one) => [
    one.event.type,
    cues(one.event, one.view).map(kindOf),
  ]);

const viewOf = (told: CrystalStory): View => crystalExpedition.view(told.state, 0);

describe('moments that must be seen', () => {
  /** The Fighter at 2,2 beside an orc that is about to die of anything. */
  const fight = (): CrystalStory =>
    story((scene) => {
      scene.hero(FIGHTER, 2, 2);
      scene.monster('orc-raider', 1, 1, { hitpoints: 1 });
      scene.monster('orc-raider', 22, 22);
      scene.turn(FIGHTER);
    });

  test('a blow: a line, dice beside both with their Surges, and a banner for a Critical Hit', () => {
    const told = fight();
    const before = viewOf(told);
    told.dice(6, 6, 2).does(FIGHTER, attack(FOE));
    expect(shown(told, before)).toEqual([
      ['declared', ['strike']],
      ['rolled', ['throw', 'number +2']],
    ]);
    const rolled = viewOf(told);
    told.does(FIGHTER, MOMENTUM);
    expect(shown(told, rolled)).toEqual([
      ['hit', ['flash', 'banner']],
      ['moved', ['walk']],
      ['moved', ['walk']],
    ]);
    const hit = viewOf(told);
    told.does(FIGHTER, DAMAGE);
    expect(shown(told, hit).slice(0, 2)).toEqual([
      ['harmed', ['number -1']],
      ['died', ['fall']],
    ]);
    const done = viewOf(told);
    told.dice(...Array<number>(12).fill(1)).does(FIGHTER, FINISH);
    expect(shown(told, done)[0]).toEqual(['surgesLapsed', ['number -2']]);
  });

  test('a walk that a question halted is shown from where it was halted', () => {
    const told = story((scene) => {
      scene.hero(FIGHTER, 0, 0);
      scene.monster('orc-raider', 22, 22);
      scene.turn(FIGHTER);
    });
    const before = viewOf(told);
    told.does(FIGHTER, go(2, 2));
    const walked = told.heard(0).find(({ type }) => type === 'walked') ?? expect.fail();
    const wayIn = (view: View) => cues(walked, view).flatMap((cue) => (cue.kind === 'walk' ? cue.way : []));
    expect(wayIn(before)).toEqual([sq(0, 0), sq(1, 1), sq(2, 2)].map(squarePlace));
    const halfway = after(before, { type: 'moved', who: FIGHTER, from: sq(0, 0), to: sq(1, 1), how: 'push' });
    expect(wayIn(halfway)).toEqual([sq(1, 1), sq(2, 2)].map(squarePlace));
  });

  test('a fall is a figure that sinks down and words over the board, and Glory that is lost a number', () => {
    const before = viewOf(fight());
    expect(cues({ type: 'fell', hero: FIGHTER }, before).map(({ kind }) => kind)).toEqual(['sink', 'banner']);
    const lost = { type: 'gloryChanged', by: -1, glory: 9 } as const;
    expect(cues(lost, before)).toEqual([expect.objectContaining({ text: '-1', of: 'glory', tone: 'bad' })]);
  });

  test('a Miracle Recovery is read over the board, a roll that fails is not', () => {
    const before = viewOf(fight());
    const kinds = (isAwake: boolean) =>
      cues({ type: 'recoveryRolled', hero: FIGHTER, die: isAwake ? 6 : 2, isAwake }, before).map(({ kind }) => kind);
    expect(kinds(true)).toEqual(['throw', 'flash', 'banner']);
    expect(kinds(false)).toEqual(['throw', 'flash']);
  });
});
