import { type Cue, type Place, placesInCue } from '@questhall/facets';
import type { Sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { cues } from '../../src/client/cues/cues.ts';
import { placesIn } from '../../src/client/places/in-event.ts';
import { placesOf } from '../../src/client/places/of-action.ts';
import { ending } from '../../src/client/plain/ending.ts';
import { forced } from '../../src/client/plain/forced.ts';
import { touch } from '../../src/client/touch/touch.ts';
import { dungeoneer } from '../../src/game.ts';
import type { Dungeoneer, View } from '../../src/types/index.ts';
import { wording as en } from '../../src/words/en/index.ts';
import { wording as nl } from '../../src/words/nl/index.ts';
import { TABLES, type Watched, watch } from './watched.ts';

const MOVES = 260;
const PLACE = /^(space|spot|figure|hero|card|spare|quest|dealt|strike|pile|deck):.+$/;

/** What everybody can point at. */
const placesOn = ({ sections, heroes, hand, globals, piles }: View): readonly Place[] => [
  ...sections.flatMap(({ name, placed }) => [`deck:${name}`, ...placed.map(({ card }) => `space:${card}`)]),
  ...heroes.flatMap(({ readied, pack, banes }, seat) => [
    `figure:${seat}`,
    `hero:${seat}`,
    ...[...readied, ...pack, ...banes].map(({ card }) => `card:${card}`),
  ]),
  ...hand.map((card) => `card:${card}`),
  ...globals.map((quest) => `quest:${quest}`),
  ...piles.map(({ name }) => `pile:${name}`),
];

/** What is read has to say something. */
const isRead = ({ kind }: Cue): boolean => kind === 'card' || kind === 'banner' || kind === 'caption';

/** Every answer is found where it belongs. */
function findOffers({ ask, offers }: Watched, seen: Sight<Dungeoneer>): void {
  for (const offer of offers.slice(0, 12))
    for (const place of placesOf(offer, ask, seen)) {
      expect(place).toMatch(PLACE);
      const touched = touch(seen, ask, offers, place);
      expect(touched.offers).toContainEqual(offer);
      expect(touched.wish).toBeNull();
    }
}

/** Wherever somebody points, it means something that can be done, or something that can be refused. */
function pointAround({ ask, offers }: Watched, seen: Sight<Dungeoneer>): void {
  for (const place of placesOn(seen.view)) {
    const { offers: here, plan, wish } = touch(seen, ask, offers, place);
    if (plan !== null) expect(offers).toContainEqual(plan.steps[0]);
    if (wish !== null) expect(dungeoneer.decode(wish)).toEqual(wish);
    expect(here.length > 0 && wish !== null).toBe(false);
  }
}

/** What is answered for somebody is the only answer, and how a phase ends is one of them. */
function decidePlainly({ ask, offers }: Watched, seen: Sight<Dungeoneer>): void {
  const plain = forced(seen, ask, offers);
  if (plain !== null) expect(offers).toEqual([plain]);
  const end = ending(seen, ask, offers);
  if (end !== null) expect(offers).toContainEqual(end.action);
}

test.each(TABLES)(
  '%o, %i seats: an answer is found at its places, and elsewhere the rules say why not',
  (...table) => {
    for (let game = 1; game <= effort(1); game++)
      for (const move of watch(table, `pointing ${game}`, MOVES)) {
        const seen = move.before[move.ask.seat] ?? expect.fail('nobody looked');
        findOffers(move, seen);
        if (seen.view.heroes.every(({ space }) => space !== null)) pointAround(move, seen);
        decidePlainly(move, seen);
      }
  },
  60_000,
);

test.each(TABLES)(
  '%o, %i seats: what is shown of an event is about places, and what is read says something in both languages',
  (...table) => {
    for (const { before, now, told } of watch(table, 'cues', MOVES * 2))
      for (const [seat, { view }] of before.slice(0, -1).entries())
        for (const event of told(seat)) {
          const shown = cues(event, view);
          for (const place of [...shown.flatMap(placesInCue), ...placesIn(event)]) expect(place).toMatch(PLACE);
          const seen = now[seat] ?? expect.fail('nobody looked');
          if (shown.some(isRead))
            for (const { moment } of [en, nl]) expect(moment(event, seen)?.text, event.type).toBeTypeOf('string');
        }
  },
  60_000,
);
