import { type Cue, type Place, placesInCue } from '@questhall/facets';
import { type Seat, sight } from '@questhall/kernel';
import { effort } from '@questhall/testkit';
import { expect, it, test } from 'vitest';
import { houseOf, movesAtRandom, QUESTS, type RandomMove } from '../../../stories/at-random.ts';
import { ELF } from '../../../stories/cast.ts';
import { SEEN } from '../../../stories/samples.ts';
import { sq } from '../../../stories/wishes.ts';
import { heroquest } from '../../game.ts';
import type { Event } from '../../types/index.ts';
import { wording as english } from '../../words/en/index.ts';
import { wording as dutch } from '../../words/nl/index.ts';
import { after } from '../after/index.ts';
import { squaresAt } from '../places/place.ts';
import { cues } from './index.ts';

const { view } = SEEN;
const kinds = (event: Event): readonly string[] => cues(event, view).map(({ kind }) => kind);

it('shows the great moments to everybody', () => {
  expect(kinds({ type: 'alarmSounded', room: '.' })).toEqual(['flash', 'banner']);
  expect(kinds({ type: 'died', figure: ELF, name: 'Ellowen', at: sq(4, 7) })).toEqual(['fall', 'banner']);
  expect(kinds({ type: 'died', figure: 10, name: 'Orc', at: sq(4, 7) })).toEqual(['fall']);
  expect(kinds({ type: 'cardDrawn', hero: 'elf', card: 'wandering-monster' })).toEqual(['card']);
  expect(kinds({ type: 'itemGained', hero: 'elf', item: 'spirit-blade' })).toEqual(['card']);
  expect(kinds({ type: 'itemGained', hero: 'elf', item: 'healing' })).toEqual([]);
  expect(kinds({ type: 'questEnded', ending: 'failure' })).toEqual(['banner']);
  expect(kinds({ type: 'zargonBegan' })).toEqual(['banner']);
  expect(kinds({ type: 'goalMet' })).toEqual(['banner']);
});

it('numbers rise from whoever is hurt, healed or richer', () => {
  const [hurt] = cues({ type: 'wounded', figure: ELF, amount: 2, left: 1 }, view);
  expect(hurt).toEqual({ kind: 'number', at: `figure:${ELF}`, text: '-2', tone: 'bad' });
  const [healed] = cues({ type: 'healed', hero: 'elf', amount: 1, body: 2 }, view);
  expect(healed).toMatchObject({ text: '+1', tone: 'good' });
  expect(cues({ type: 'healed', hero: 'elf', amount: 0, body: 2 }, view)).toEqual([]);
});

it('a spell leads to all whom it is aimed at, and shines about a caster who aims at nobody else', () => {
  const aimed = { type: 'spellCast', hero: 'elf', spell: 'sleep', at: null, mode: null } as const;
  expect(cues({ ...aimed, targets: [10, 12] }, view)).toEqual([
    { kind: 'card', from: `figure:${ELF}`, tone: 'magic' },
    { kind: 'strike', from: `figure:${ELF}`, to: ['figure:10', 'figure:12'], tone: 'magic' },
  ]);
  expect(kinds({ ...aimed, spell: 'heal-body', targets: [ELF] })).toEqual(['card', 'flash']);
});

/** Everything that one seat is shown of a move, each cue with whether all its places are there. */
function* shownIn({ before, told }: RandomMove, seat: Seat): Generator<readonly [Event, Cue, Place | undefined]> {
  let now = before[seat];
  for (const event of now === undefined ? [] : told(seat)) {
    const [view, then] = [now ?? SEEN.view, after(now ?? SEEN.view, event)];
    const isNowhere = (place: Place): boolean => squaresAt(view, place).length + squaresAt(then, place).length === 0;
    for (const cue of cues(event, view)) yield [event, cue, placesInCue(cue).find(isNowhere)];
    now = then;
  }
}

/** What is read on a card or a banner is said in every language. */
function expectWords(event: Event, { now, state }: RandomMove, seat: Seat): void {
  const seen = { ...sight(heroquest, state, seat), view: now[seat] ?? SEEN.view };
  for (const wording of [english, dutch]) expect(wording.moment(event, seen)?.title, event.type).toBeTruthy();
}

test.each(QUESTS)('quest %i: every place that a cue names is on the board', (quest) => {
  const shown = new Set<string>();
  for (let run = 0; run < effort(2); run++)
    for (const move of movesAtRandom(houseOf(quest), 2 + (quest % 4), `cues ${quest} ${run}`, 80))
      for (const seat of move.before.keys())
        for (const [event, cue, nowhere] of shownIn(move, seat)) {
          shown.add(cue.kind);
          expect(nowhere, `${cue.kind} for ${JSON.stringify(event)}`).toBeUndefined();
          if (cue.kind === 'card' || cue.kind === 'banner') expectWords(event, move, seat);
        }
  expect([...shown]).toEqual(expect.arrayContaining(['act', 'walk', 'light', 'throw', 'banner']));
});
