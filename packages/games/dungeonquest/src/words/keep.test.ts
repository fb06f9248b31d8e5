import { readOptions } from '@questhall/border';
import { plainWords, pseudoTexts } from '@questhall/facets';
import { type Ask, begin, legal, pending, sight, submit } from '@questhall/kernel';
import { FORMS } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { MODES } from '../content/modes.ts';
import { dungeonquest } from '../game.ts';
import { isTower } from '../queries/keep/squares.ts';
import type { Action, DungeonQuest, Event, Options } from '../types/index.ts';
import * as english from './en/index.ts';
import { terminal as englishTerminal, TERMINAL_TEXTS } from './en/terminal.ts';
import * as dutch from './nl/index.ts';
import { terminal as dutchTerminal } from './nl/terminal.ts';
import { terminalOf } from './terminal/terminal.ts';
import { thingsIn } from './terminal/things.ts';

const LANGUAGES = [
  ['English', english.wording, englishTerminal],
  ['Dutch', dutch.wording, dutchTerminal],
] as const;

type Seen = ReturnType<typeof sight<DungeonQuest>>;

const MOVES_MAX = 1500;
/** A terminal of 80 columns, less what the table is indented by. */
const COLUMNS_MAX = 76;

/** Squares, and what was not put into words. */
const CLERKISH = /\b[A-M](10|[1-9])\b|undefined|null|NaN|\[object| {2}|\bseat\b|[a-z][A-Z]/;

const HOUSE = {
  monsterMayFlee: true,
  escapeBetweenRounds: true,
  fallenHoard: true,
  secondHero: true,
  torchlightStart: true,
} as const;

/** A dash in which each answer is picked among the offers in a motley order, the same every time. */
function dash(
  given: Partial<Options>,
  seats: number,
  seed: number,
  look: (seen: Seen, ask: Ask<DungeonQuest>, offers: readonly Action[]) => void,
  hear: (event: Event, seen: Seen) => void = () => undefined,
): Seen {
  const read = readOptions(dungeonquest.options, { play: 'keep', ...given });
  if (!read.ok) throw new Error(read.problem.message);
  const { id, edition } = dungeonquest;
  const table = { game: id, edition, options: read.value, seats, seed: `fast:dash ${seed}`, from: null };
  const journal = begin(dungeonquest, table);
  let motley = seed;
  for (let moves = 0; moves < MOVES_MAX; moves++) {
    const [ask] = pending(journal.state);
    if (ask === undefined) break;
    const seen = sight(dungeonquest, journal.state, ask.seat);
    const offers = legal(dungeonquest, journal.state, ask);
    look(seen, ask, offers);
    motley = (motley * 48_271) % 2_147_483_647;
    const action = offers[motley % offers.length];
    const submitted = submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action });
    if (!submitted.ok) throw new Error('an offer was refused');
    for (const { event } of submitted.entry.told) hear(event, sight(dungeonquest, journal.state, ask.seat));
  }
  return sight(dungeonquest, journal.state, 0);
}

const DASHES = MODES.flatMap((mode, at) =>
  [1, 2, 4].filter((seats) => mode !== 'cards' || seats > 1).map((seats) => ({ mode, seats, seed: 11 * seats + at })),
);

describe.each(LANGUAGES)('in %s', (_name, wording, terminal) => {
  const naming = (seat: number): string => `player ${seat + 1}`;

  test.each(DASHES)('every question, answer and event of a dash is told: %o', ({ mode, seats, seed }) => {
    const end = dash(
      { mode, ...HOUSE },
      seats,
      seed,
      (seen, ask, offers) => {
        const said = offers.map((offer) => wording.action(offer, ask, seen));
        expect(new Set(said.map(({ title, detail }) => `${title} ${detail}`)).size).toBe(offers.length);
        for (const { title, detail } of said) {
          expect(title).toMatch(FORMS.title);
          expect(detail).toMatch(FORMS.detail);
          expect(`${title} ${detail}`).not.toMatch(CLERKISH);
        }
        expect(wording.question(ask, seen)).toMatch(FORMS.question);
        expect(wording.question(ask, seen)).not.toMatch(CLERKISH);
      },
      (event, seen) => {
        const sentence = wording.event(event, naming, seen);
        expect(sentence).toMatch(/[.!]$/);
        expect(sentence).not.toMatch(CLERKISH);
        const moment = wording.moment(event, seen);
        if (moment !== null) expect(`${moment.title}: ${moment.text}`).not.toMatch(CLERKISH);
      },
    );
    expect(wording.outcome(end).title).toMatch(/\.$/);
  });

  test.each(DASHES)('what is typed is understood, and no two answers are typed alike: %o', ({ mode, seats, seed }) => {
    dash({ mode, ...HOUSE }, seats, seed, (seen, _ask, offers) => {
      const typed = offers.map((offer) => wording.typed(offer, seen));
      expect(new Set(typed).size).toBe(offers.length);
      for (const [at, words] of typed.entries())
        expect(dungeonquest.decode(terminal.parse(words.split(' '), seen))).toEqual(offers[at]);
    });
  });

  test.each(DASHES)('the table fits a terminal: %o', ({ mode, seats, seed }) => {
    dash({ mode, ...HOUSE }, seats, seed, (seen) => {
      for (const line of terminal.scene(seen)) expect(line.length, line).toBeLessThanOrEqual(COLUMNS_MAX);
      expect(terminal.status?.(seen)).not.toMatch(/undefined|null|NaN/);
    });
  });
});

test('the way home is told from the first step, and not only to whoever carries a Treasure', () => {
  dash({ mode: 'solo' }, 1, 5, (seen) => {
    const { keep, heroes, monster } = seen.view;
    const square = heroes[0]?.fate === 'inside' ? heroes[0].square : -1;
    if (keep === null || keep.sun === 0 || square < 0 || monster !== null) return; // a fight is shown by itself
    const shown = englishTerminal.scene(seen).join(' ');
    if (isTower(square)) expect(shown).not.toContain('nearest tower');
    else expect(shown).toContain('nearest tower');
  });
});

test('what is looked up of a hero says what he is good for in the keep', () => {
  const lindel = thingsIn(TERMINAL_TEXTS).find(({ name }) => name === english.wording.names.hero.lindel);
  expect(lindel?.lines).toContain(english.wording.names.trait.lindel);
});

test('Dutch understands what is typed in English', () => {
  dash({ mode: 'dice', ...HOUSE }, 2, 5, (seen, _ask, offers) => {
    for (const offer of offers) {
      const words = english.wording.typed(offer, seen).split(' ');
      expect(dungeonquest.decode(dutchTerminal.parse(words, seen))).toEqual(offer);
    }
  });
});

test('in a language that nobody speaks no plain word is left on the map or beside it', () => {
  // Only its texts are strange: what carries no language has to say nothing by itself.
  const strange = terminalOf({ ...pseudoTexts(TERMINAL_TEXTS), typedWords: TERMINAL_TEXTS.typedWords });
  dash({ mode: 'solo', ...HOUSE }, 3, 8, (seen) => {
    const shown = [...strange.scene(seen), strange.status?.(seen) ?? ''].map((line) =>
      line.replaceAll(/[TwvHoO] ?/g, ' '),
    );
    expect(shown.flatMap(plainWords)).toEqual([]);
  });
});
