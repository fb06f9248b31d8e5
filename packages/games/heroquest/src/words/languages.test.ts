import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '@questhall/border';
import { LANGUAGES, type Language, plainWords, pseudoTexts, pseudoWording, type Said } from '@questhall/facets';
import { advance, Book, below, legal, open, type Sight, type State, seedRng, sight } from '@questhall/kernel';
import { effort, FORMS, overhear } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { EVENTS, SEEN } from '../../stories/samples.ts';
import { HERO_NAMES } from '../content/hero-names.ts';
import { NAMED_CARDS } from '../content/monsters.ts';
import { NAMES } from '../content/names.ts';
import { decode } from '../decode.ts';
import { heroquest as facets } from '../facets/index.ts';
import { heroquest } from '../game.ts';
import type { Event, HeroQuest, Options } from '../types/index.ts';
import { TERMINAL_WORDS } from './en/terminal.ts';
import { lurkingSign } from './telling/marks.ts';
import { terminalOf } from './terminal/kit.ts';

const filesOf = (language: Language): readonly string[] =>
  readdirSync(fileURLToPath(new URL(language, import.meta.url))).flatMap(
    (name) => /^([a-z-]+)\.ts$/.exec(name)?.[1] ?? [],
  );

describe('languages of one shape', () => {
  it.each(LANGUAGES)('%s has the files of English', (language) => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(filesOf('en'))('%s exports the same in every language', async (file) => {
    const exported = await Promise.all(
      LANGUAGES.map(async (language) => Object.keys(await import(`./${language}/${file}.ts`)).toSorted()),
    );
    for (const names of exported) expect(names).toEqual(exported[0]);
  });

  it.each(LANGUAGES)('%s has a title for every rule, section and house rule', async (language) => {
    const { book } = await facets.words[language]();
    const { rules, sections, houseRules } = heroquest.rulebook;
    expect(Object.keys(book.rules).toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(Object.keys(book.sections)).toEqual(Object.keys(sections));
    expect(Object.keys(book.houseRules)).toEqual(Object.keys(houseRules));
  });
});

const optionsOf = (settings: string): Options => {
  const pairs = settings.split(' ').map((text) => text.split('=') as [string, string]);
  const options = parseOptions(heroquest.options, pairs);
  return options.ok ? options.value : expect.fail(options.problem.message);
};

/** What the rules call things by, and nobody else. */
const IDS: readonly string[] = [
  ...Object.values(NAMES).flatMap((names) => Object.keys(names).filter((key) => key.includes('-'))),
  ...Object.keys(heroquest.rulebook.rules),
];

/** Squares, holes, and what is said twice in a row. */
const SLIPS = [
  /\d+,\d+(?! (?:schade|damage|Body|lichaam|%))(?!\d* %)/,
  /undefined|\[object|NaN|null/,
  /\b(\p{L}{3,}) \1\b/iu,
  /\b(\p{L}+ \p{L}+)[,:;.]? \1\b/iu,
  / {2}|^ | $| [,;:.]/,
];

function expectClean(text: string): void {
  for (const slip of SLIPS) if (slip.test(text)) expect(text).not.toMatch(slip);
  for (const id of IDS) if (text.includes(id)) expect(text).not.toContain(id);
}

const TABLES = [
  [2, 'quest=1 kit=usual'],
  [3, 'quest=2 kit=usual campaign=on rounds=4'],
  [2, 'quest=4 kit=usual'],
  [2, 'quest=6 kit=usual'],
  [2, 'quest=10 kit=usual'],
  [5, 'quest=14 kit=usual campaign=on rounds=5'],
] as const;

describe.each(LANGUAGES)('what is said in %s', (language) => {
  it.each(Object.entries(EVENTS))('of %s has no square and no id in it', async (type, rest) => {
    const wording = await facets.words[language]();
    const event = { type, ...rest } as Event; // a sample of every type
    const moment = wording.moment(event, SEEN);
    expectClean(wording.event(event, String, SEEN));
    if (moment !== null) for (const text of Object.values(moment)) expectClean(text);
    expect(moment?.title).not.toBe('');
  });

  it.each(TABLES)('at a table of %i with %s has no square and no id in it', async (seats, settings) => {
    const wording = await facets.words[language]();
    const seed = `fast:said ${settings}`;
    for (const { kind, text } of overhear(wording, {
      game: heroquest,
      options: optionsOf(settings),
      seats,
      seed,
      moves: effort(80),
    })) {
      if (kind === 'typed') continue;
      expectClean(text);
      expect(text).toMatch(FORMS[kind]);
    }
  });

  it.each(TABLES)('at a table of %i with %s says each answer once, and it can be typed', async (seats, settings) => {
    const [wording, terminal] = await Promise.all([facets.words[language](), facets.terminal[language]()]);
    playAtRandom(seats, settings, (state) => {
      for (const asked of state.asks) {
        const seen = sight(heroquest, state, asked.seat);
        const offers = legal(heroquest, state, asked);
        expectEachOnce(
          offers.map((offer) => ({ typed: wording.typed(offer, seen), ...wording.action(offer, asked, seen) })),
        );
        for (const offer of offers) {
          const typed = wording.typed(offer, seen);
          if (JSON.stringify(decode(terminal.parse(typed.split(' '), seen))) !== JSON.stringify(offer))
            expect([typed, offer]).toBeNull();
        }
      }
    });
  });
});

/** A title and what it comes to do not repeat each other, and no two answers are said alike. */
function expectEachOnce(answers: readonly (Said & { readonly typed: string })[]): void {
  const told = new Map<string, string>();
  for (const { typed, title, detail } of answers) {
    const [short, long] = [title.toLowerCase(), detail.toLowerCase()];
    if (long !== '' && (short.includes(long) || long.includes(short))) expect([title, detail]).toBeNull();
    const other = told.get(`${title}: ${detail}`) ?? typed;
    if (other !== typed) expect([title, detail, other, typed]).toBeNull();
    told.set(`${title}: ${detail}`, typed);
  }
}

/** Words that no Dutch line has. */
const ENGLISH =
  /\b(the|and|with|you|your|are|from|at|its?|an|has|have|walks?|rolls?|takes?|attacks?|defends?|dice|squares?|skulls?|shields?|doors|room|gold|body|mind|points?|turn|quest|heroes|wizard|barbarian|dwarf|orc|skeleton|spell|stairway|chest|nothing|none|left|again)\b/i;

describe('the terminal in Dutch', () => {
  it.each(TABLES)('at a table of %i with %s draws and says nothing in English', async (seats, settings) => {
    const dutch = await facets.terminal.nl();
    playAtRandom(seats, settings, (state) => {
      for (let seat = 0; seat < seats; seat++) {
        const lines = linesOf(dutch, sight(heroquest, state, seat));
        for (const line of lines) if (ENGLISH.test(line)) expect(line).not.toMatch(ENGLISH);
      }
    });
  });

  it('understands English besides', async () => {
    const dutch = await facets.terminal.nl();
    const state = open(heroquest, optionsOf('quest=1'), 2, 'fast:both', new Book<HeroQuest>(2));
    const seen = sight(heroquest, state, 0);
    const order = { type: 'order', heroes: ['wizard', 'elf', 'dwarf', 'barbarian'] };
    expect(dutch.parse('order wizard elf dwarf barbarian'.split(' '), seen)).toEqual(order);
    expect(dutch.parse('volgorde tovenaar elf dwerg barbaar'.split(' '), seen)).toEqual(order);
    expect(dutch.parse('v t e d b'.split(' '), seen)).toEqual(order);
  });
});

it.each(TABLES)('a table of %i with %s can be told in a language that nobody speaks', async (seats, settings) => {
  const english = await facets.words.en();
  const options = optionsOf(settings);
  const strange = pseudoWording(english);
  const listening = { game: heroquest, options, seats, seed: `fast:strange ${settings}`, moves: effort(50) };
  for (const { kind, text } of overhear({ ...strange, seatName: english.seatName }, listening))
    if (kind !== 'typed' && plainWords(text).length > 0) expect(text).toBeNull();
});

it.each(TABLES)('what carries no language says nothing by itself at a table of %i with %s', (seats, settings) => {
  const { texts, odds, kit, ear } = TERMINAL_WORDS;
  const strange = { ...pseudoTexts({ texts, odds, kit }), ear: { ...pseudoTexts(ear), typedWords: ear.typedWords } };
  const terminal = terminalOf(strange);
  const plain = new Set<string>();
  const hear = (text: string): void => {
    for (const word of plainWords(text)) if (!PEOPLE.has(word) && !ON_MAP.test(word)) plain.add(word);
  };
  const aside = [...terminal.hints, terminal.choice('quest', '1'), terminal.choice('kit', 'new')];
  for (const text of [...aside, terminal.warning(optionsOf(settings), [true, true]) ?? '']) hear(text);
  playAtRandom(seats, settings, (state) => {
    for (let seat = 0; seat < seats; seat++) {
      const seen = sight(heroquest, state, seat);
      for (const line of linesOf(terminal, seen)) hear(line);
      for (const typed of UNCLEAR) hear(terminal.unclear?.(typed.split(' '), seen) ?? '');
      hear(terminal.plays(seen.view, seat));
    }
  });
  expect([...plain]).toEqual([]);
});

const PEOPLE = new Set(Object.values(HERO_NAMES).flat());
/** What monsters with a name of their own begin with: all that fits on the map. */
const NAMED = Object.values(NAMED_CARDS).map(({ name }) => lurkingSign(name));
/** Heroes side by side, each drawn as a letter, and monsters. */
const ON_MAP = new RegExp(`^(?:[BDEW]+|${NAMED.join('|')})$`, 'i');

/** What somebody may type who has not said all of it. */
const UNCLEAR = ['attack', 'walk', 'open', 'cast', 'search', 'drink', 'give', 'order', 'attack dragon', 'end now'];

/** All that a terminal shows of a table. */
const linesOf = (
  { scene, status, odds, oddsInFull, hints }: Awaited<ReturnType<typeof facets.terminal.en>>,
  seen: Sight<HeroQuest>,
): readonly string[] => [...scene(seen), status?.(seen) ?? '', odds(seen), ...oddsInFull(seen), ...hints.slice(0, 3)];

const MOVES_MAX = effort(60);

/** Looks at a match of random moves before each of them. */
function playAtRandom(seats: number, settings: string, look: (state: State<HeroQuest>) => void): void {
  const rng = seedRng(`fast:look ${settings}`);
  const book = new Book<HeroQuest>(seats);
  const state = open(heroquest, optionsOf(settings), seats, `fast:${settings}`, book);
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    look(state);
    const asked = state.asks[below(rng, state.asks.length)] ?? expect.fail('nobody is asked');
    const offers = legal(heroquest, state, asked);
    const action = offers[below(rng, offers.length)] ?? expect.fail('nothing is offered');
    advance(heroquest, state, { seat: asked.seat, ask: asked.id, action }, book);
  }
}
