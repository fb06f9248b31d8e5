import { readOptions } from '@questhall/border';
import { plainWords, pseudoTexts, pseudoWording } from '@questhall/facets';
import { type Ask, begin, legal, pending, sight, submit } from '@questhall/kernel';
import { FORMS, overhear } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { cues } from '../client/cues.ts';
import { CARDS } from '../content/combat-cards.ts';
import { HEROES } from '../content/heroes.ts';
import { MODES } from '../content/modes.ts';
import { dungeonquest } from '../game.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Action, DungeonQuest, Event, Options } from '../types/index.ts';
import * as english from './en/index.ts';
import { terminal as englishTerminal, TERMINAL_TEXTS } from './en/terminal.ts';
import * as dutch from './nl/index.ts';
import { terminal as dutchTerminal } from './nl/terminal.ts';
import { terminalOf } from './terminal/terminal.ts';

const LANGUAGES = [
  ['English', english.wording, englishTerminal],
  ['Dutch', dutch.wording, dutchTerminal],
] as const;

const optionsOf = (given: Partial<Options>): Options => {
  const read = readOptions(dungeonquest.options, { play: 'arena', ...given });
  return read.ok ? read.value : expect.fail(read.problem.message);
};

const HOUSE = { soloAiMonster: true, determinationInCombat: true, determination: 4, heroLife: 6 } as const;
const { id, edition } = dungeonquest;

const open = (given: Partial<Options>, seats: number) =>
  begin(dungeonquest, {
    game: id,
    edition,
    options: optionsOf({ ...HOUSE, ...given }),
    seats,
    seed: `fast:words ${given.mode} ${given.hero}`,
    from: null,
  });

/** Plays what is offered first, and shows every question and every event on the way. */
function play(
  given: Partial<Options>,
  look: (seen: ReturnType<typeof sight<DungeonQuest>>, ask: Ask<DungeonQuest>, offers: readonly Action[]) => void,
  hear: (event: Event, seen: ReturnType<typeof sight<DungeonQuest>>) => void = () => undefined,
): void {
  const journal = open(given, 2);
  for (let [ask] = pending(journal.state); ask !== undefined; [ask] = pending(journal.state)) {
    const seen = sight(dungeonquest, journal.state, ask.seat);
    const offers = legal(dungeonquest, journal.state, ask);
    look(seen, ask, offers);
    const submitted = submit(dungeonquest, journal, { seat: ask.seat, ask: ask.id, action: offers[0] });
    if (!submitted.ok) throw new Error('an offer was refused');
    for (const { event } of submitted.entry.told) hear(event, sight(dungeonquest, journal.state, 0));
  }
}

const tables = [...MODES, 'vote' as const].flatMap((mode) => HEROES.map((hero) => ({ mode, hero })));

const ANSWERS: readonly Action[] = [
  ...[...MODES, 'base' as const].map((mode): Action => ({ type: 'agree', mode })),
  ...CARDS.map((card): Action => ({ type: 'lay', card })),
  ...(['wait', 'fight', 'escape', 'roll', 'keep', 'addWound', 'decline'] as const).map((type): Action => ({ type })),
  { type: 'reroll', dice: [0] },
  { type: 'reroll', dice: [0, 1] },
  { type: 'spend', tokens: 2 },
  { type: 'playPower', card: 'bluff' },
  { type: 'playPower', card: 'any' },
  { type: 'useItem', item: 'draught' },
  { type: 'useItem', item: 'Old Boot' },
  { type: 'useItem', item: 'any' },
];

describe.each(LANGUAGES)('in %s', (_name, wording, terminal) => {
  const seen = sight(dungeonquest, open({ mode: 'dice' }, 2).state, 0);

  test('what is typed is understood', () => {
    for (const action of ANSWERS)
      expect(dungeonquest.decode(terminal.parse(wording.typed(action, seen).split(' '), seen))).toEqual(action);
    expect(terminal.parse(['xyzzy'], seen)).toBeNull();
  });

  test('no two answers are typed alike', () => {
    expect(new Set(ANSWERS.map((action) => wording.typed(action, seen))).size).toBe(ANSWERS.length);
  });

  test.each(tables)('every answer has a title of its own, and every card and banner its words: %o', (given) => {
    let moments = 0;
    play(
      given,
      (before, ask, offers) => {
        const titles = offers.map((action) => wording.action(action, ask, before).title);
        expect(new Set(titles).size).toBe(offers.length);
        for (const title of titles) expect(title).toMatch(FORMS.title);
        if (ask.question.kind !== 'mode') expect(wording.left(before)).toMatch(/\d+ (life|leven)/);
      },
      (event, after) => {
        if (!cues(event, after.view).some(({ kind }) => kind === 'card' || kind === 'banner')) return;
        moments += 1;
        const moment = wording.moment(event, after);
        expect(moment?.title).toMatch(/^\S/);
        expect(moment?.text).toMatch(/\.$/);
      },
    );
    expect(moments).toBeGreaterThan(1);
  });

  test('dice are shown with whose they are, good where the hero comes off unhurt', () => {
    const rolled = (dice: number[]): Event => ({ type: 'rolled', dice });
    const solo = sight(dungeonquest, open({ mode: 'solo', hero: 'maud' }, 2).state, 0);
    expect(wording.dice(rolled([6]), solo)).toEqual({
      title: 'Maud Hallow',
      dice: [{ face: 'number', text: '6', isGood: true }],
    });
    expect(wording.dice(rolled([1]), solo)?.dice[0]?.isGood).toBe(false);
    expect(wording.dice(rolled([6, 6]), seen)?.dice[0]?.isGood).toBe(false);
    expect(wording.dice(rolled([1, 1]), seen)?.dice[0]?.isGood).toBe(true);
    expect(wording.dice({ type: 'modeDisputed' }, seen)).toBeNull();
  });

  test('every rule and house rule has a title, and every section a heading', () => {
    for (const rule of Object.keys(rulebook.rules)) expect(wording.book.rules).toHaveProperty([rule, 'title']);
    expect(Object.keys(wording.book.sections)).toEqual(Object.keys(rulebook.sections));
    expect(Object.keys(wording.book.houseRules)).toEqual(Object.keys(rulebook.houseRules));
  });

  test('chances are never called certain that are not', () => {
    for (const option of ['mode', 'hero', 'monster'] as const)
      for (const value of [...MODES, 'vote', ...HEROES, 'random'])
        expect(terminal.choice(option, value)).not.toMatch(/undefined|\[object/);
    play({ mode: 'cards', hero: 'hugo' }, (before, ask, offers) => {
      if (ask.question.kind !== 'lay') return;
      expect(terminal.odds(before)).toMatch(/%/);
      expect(terminal.oddsInFull(before).length).toBeGreaterThan(4);
      expect(terminal.worths(before, ask, offers)?.length).toBe(offers.length);
    });
  });
});

test('Dutch understands English as well, and has other words for nearly everything', () => {
  const seen = sight(dungeonquest, open({ mode: 'dice' }, 2).state, 0);
  for (const action of ANSWERS)
    expect(dungeonquest.decode(dutchTerminal.parse(english.wording.typed(action, seen).split(' '), seen))).toEqual(
      action,
    );
  const titles = (wording: english.ArenaWording) => Object.values(wording.book.rules).map(({ title }) => title);
  const same = titles(dutch.wording).filter((title) => titles(english.wording).includes(title));
  expect(same).toEqual([]);
});

test('a language has the same parts as any other', () => {
  expect(Object.keys(dutch).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(Object.keys(dutch.wording).toSorted()).toEqual(Object.keys(english.wording).toSorted());
});

describe('in the language that nobody speaks', () => {
  const strange = pseudoWording(english.wording);
  // Only its texts are strange: what carries no language has to say nothing by itself.
  const terminal = terminalOf({ ...pseudoTexts(TERMINAL_TEXTS), typedWords: TERMINAL_TEXTS.typedWords });

  test.each(tables)('no plain word is left in what is said: %o', (given) => {
    const options = optionsOf({ ...HOUSE, ...given });
    const heard = overhear(strange, { game: dungeonquest, options, seats: 2, seed: 'fast:strange', moves: 200 });
    const plain = heard.filter(({ kind }) => kind !== 'typed').flatMap(({ text }) => plainWords(text));
    // The names of those who listen are the page's.
    expect(plain.filter((word) => word !== 'jij' && word !== 'speler')).toEqual([]);
  });

  test.each(tables.filter(({ hero }) => hero === 'hugo' || hero === 'tatianna'))(
    'nor in what the terminal shows: %o',
    (given) => {
      play(given, (seen, ask, offers) => {
        const shown = [
          ...terminal.scene(seen),
          terminal.odds(seen),
          ...terminal.oddsInFull(seen),
          ...(terminal.worths(seen, ask, offers) ?? []),
          terminal.choice('hero', given.hero),
          terminal.choice('mode', given.mode),
          terminal.choice('monster', 'random'),
          terminal.warning(optionsOf(given), [true, true]) ?? '',
        ];
        expect(shown.flatMap(plainWords)).toEqual([]);
      });
    },
  );
});
