import { readdirSync } from 'node:fs';
import type { Said } from '@questhall/facets';
import { LANGUAGES, plainWords, pseudoTerminal, pseudoTexts, pseudoWording } from '@questhall/facets';
import {
  advance,
  below,
  type Facts,
  legal,
  open,
  type Sight,
  type State,
  seedRng,
  sight,
  silence,
  type Told,
} from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { CARD_IDS, MONSTER_BENEFIT_IDS, MONSTER_IDS, MONSTERS } from '../content/index.ts';
import { glowquest } from '../game.ts';
import { seatsFor } from '../party.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Action, Glowquest } from '../types/index.ts';
import { wording as en } from './en/index.ts';
import { LETTERS as EN_LETTERS } from './en/signs.ts';
import { terminal as enTerminal, TERMINAL_WORDS } from './en/terminal.ts';
import { wording as nl } from './nl/index.ts';
import { LETTERS as NL_LETTERS } from './nl/signs.ts';
import { terminal as nlTerminal } from './nl/terminal.ts';
import { keen, optionsOf } from './telling/samples.ts';
import { terminalOf } from './terminal/terminal.ts';

const SPOKEN = { en, nl };
const TERMINALS = { en: enTerminal, nl: nlTerminal };

const filesOf = (language: string): readonly string[] =>
  readdirSync(new URL(`./${language}/`, import.meta.url)).filter((file) => !file.endsWith('.test.ts'));

describe('a language is a folder like the others', () => {
  test.each(LANGUAGES)('with the same files: %s', (language) => expect(filesOf(language)).toEqual(filesOf('en')));

  test.each(filesOf('en'))('%s exports the same in each', async (file) => {
    const exported = await Promise.all(
      LANGUAGES.map(async (language) =>
        Object.keys(await import(new URL(`./${language}/${file}`, import.meta.url).href)).sort(),
      ),
    );
    for (const names of exported) expect(names).toEqual(exported[0]);
  });

  test.each(LANGUAGES)('with every heading, title and house rule: %s', (language) => {
    const { sections, rules, houseRules } = SPOKEN[language].book;
    expect(Object.keys(sections).sort()).toEqual(Object.keys(rulebook.sections).sort());
    expect(Object.keys(rules).sort()).toEqual(Object.keys(rulebook.rules).sort());
    expect(Object.keys(houseRules).sort()).toEqual(Object.keys(rulebook.houseRules).sort());
  });
});

describe.each([
  ['en', EN_LETTERS],
  ['nl', NL_LETTERS],
] as const)('letters: %s', (language, { heroes, minions, champion, lord }) => {
  const { effectSigns, names } = SPOKEN[language];

  test('tell the figures of a fight apart, without any number', () => {
    for (const family of new Set(MONSTER_IDS.map((id) => MONSTERS[id].family))) {
      const own = MONSTER_IDS.filter((id) => MONSTERS[id].family === family).flatMap((id) => minions[id] ?? []);
      const all = [...Object.values(heroes), ...own, champion, lord];
      expect(new Set(all).size, all.join(' ')).toBe(all.length);
    }
  });

  test('tell Effects apart, and are in their names but for two symbols', () => {
    const signs = Object.entries(effectSigns);
    expect(new Set(signs.map(([, sign]) => sign)).size).toBe(signs.length);
    for (const [, sign] of signs) expect(sign).toHaveLength(1);
    const nameOf = (kind: string): string => new Map(Object.entries(names.effect)).get(kind) ?? '';
    const foreign = signs.filter(([kind, sign]) => !nameOf(kind).toUpperCase().includes(sign));
    expect(foreign.map(([kind]) => kind)).toEqual(['anchor', 'taunt']);
  });
});

const MOVES_MAX = 350;
/** So many answers to each question, and refused ones. */
const SAMPLE = 12;

/** One moment of a match, for whoever is asked. */
interface Moment {
  readonly seen: Sight<Glowquest>;
  readonly ask: State<Glowquest>['asks'][number];
  readonly offers: readonly Action[];
  /** What was told since the last one. */
  readonly told: readonly Told<Glowquest>[];
  /** Answers that were legal once, and what the rules say of them now. */
  readonly refused: readonly Facts[];
}

/** A match in moments, as anybody might play it who likes to fight. */
function* moments(setting: string): Generator<Moment> {
  const options = optionsOf(setting);
  const rng = seedRng(`fast:languages ${setting}`);
  let told: Told<Glowquest>[] = [];
  const book = {
    ...silence,
    all: (rule: Told<Glowquest>['rule'], event: Told<Glowquest>['event']) => void told.push({ to: 0, rule, event }),
  };
  const state = open(glowquest, options, seatsFor(options), `fast:${setting}`, book);
  const tried: Action[] = [];
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    const [ask] = state.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    const offers = legal(glowquest, state, ask);
    const seen = sight(glowquest, state, ask.seat);
    const refused = tried.flatMap((action) => {
      const refusal = glowquest.judge(state, ask, action);
      return refusal === null ? [] : [refusal.facts];
    });
    yield { seen, ask, offers: some(offers, (n) => below(rng, n)), told, refused };
    told = [];
    const action = keen(offers, (n) => below(rng, n));
    if (tried.length < SAMPLE || below(rng, 4) === 0) tried[below(rng, SAMPLE)] = action;
    advance(glowquest, state, { seat: ask.seat, ask: ask.id, action }, book);
  }
}

function some<X>(all: readonly X[], pick: (n: number) => number): readonly X[] {
  const from = all.length <= SAMPLE ? 0 : pick(all.length - SAMPLE);
  return all.slice(from, from + SAMPLE);
}

type Words = typeof en;
type Terminal = typeof enTerminal;

/** Everything that is said to whoever is asked, but for what is typed. */
function saidAt(
  { seen, ask, offers, told, refused }: Moment,
  words: Pick<Words, 'question' | 'action' | 'event' | 'facts' | 'dice' | 'moment' | 'left' | 'outcome'>,
): readonly string[] {
  return [
    words.question(ask, seen),
    words.left(seen),
    ...offers.flatMap((offer) => Object.values(words.action(offer, ask, seen))),
    ...told.flatMap(({ event }) => [
      words.event(event, (seat) => String(seat), seen),
      ...Object.values(words.moment(event, seen) ?? {}),
      words.dice(event, seen)?.title ?? '',
    ]),
    ...refused.map((facts) => words.facts(facts, seen)),
    ...Object.values(words.outcome(seen)),
  ];
}

/** Everything that is drawn and said at the terminal. */
const shownAt = (
  { seen }: Moment,
  { scene, status, oddsInFull, plays }: Pick<Terminal, 'scene' | 'status' | 'oddsInFull' | 'plays'>,
): readonly string[] => [...scene(seen), status?.(seen) ?? '', ...oddsInFull(seen), plays(seen.view, seen.seat)];

const SETTINGS = ['heroes=defense,offense,utility difficulty=easy', 'heroes=offense playersRunMonsters=on'];

/** A decimal comma is no pair of coordinates. */
const DECIMALS = /\d+,\d(?= (?:Levenspunten|schade|%))/g;
const COORDINATES = /-?\d+,-?\d/;
/** Ids of several words; some names have a hyphen as well. */
const IDS = new RegExp(
  `\\b(${[...CARD_IDS, ...MONSTER_IDS, ...MONSTER_BENEFIT_IDS, ...Object.keys(rulebook.rules)].filter((id) => /[-.]/.test(id)).join('|')})\\b`,
);
const RAW = /undefined|\[object|NaN|null|Infinity|\b1[5-7]\d{3}\b| {2}(?! )| [.,;:)]/;
const DOUBLED = /\b(\p{L}+) \1\b/iu;

const isWrong = (text: string): boolean =>
  [COORDINATES, IDS, RAW, DOUBLED].some((wrong) => wrong.test(text.replace(DECIMALS, '0')));

/** Two words in a row that the title says and the detail says again, if they are no mere particles. */
function isSaidTwice({ title, detail }: Said): boolean {
  const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[\s,.:;]+/);
  const rest = ` ${wordsOf(detail).join(' ')} `;
  const words = wordsOf(title);
  return words.some((word, i) => {
    const before = words[i - 1] ?? '';
    return i > 0 && Math.max(word.length, before.length) > 3 && rest.includes(` ${before} ${word} `);
  });
}

/** What is wrong with the answers of a moment, one by one and side by side. */
function wrongAnswers({ offers, ask, seen }: Moment, { action }: Pick<Words, 'action'>): readonly string[] {
  const answers = offers.map((offer) => action(offer, ask, seen));
  const lines = answers.map(({ title, detail }) => `${title} | ${detail}`);
  return [
    ...answers
      .filter((said) => said.title === '' || isSaidTwice(said))
      .map(({ title, detail }) => `${title} | ${detail}`),
    ...lines.filter((line, i) => lines.indexOf(line) < i),
  ];
}

/** What the terminal says in sentences, besides drawing. */
const linesAt = ({ seen }: Moment, { status, oddsInFull }: Terminal): readonly string[] => [
  status?.(seen) ?? '',
  ...oddsInFull(seen),
];

describe.each(SETTINGS)('in a match with %s', (setting) => {
  test.each(LANGUAGES)('no sentence has coordinates, ids or anything twice: %s', (language) => {
    const [words, terminal] = [SPOKEN[language], TERMINALS[language]];
    const wrong = new Set<string>();
    let said = 0;
    for (const moment of moments(setting)) {
      const texts = [...saidAt(moment, words), ...linesAt(moment, terminal)];
      said += texts.length;
      for (const text of [...texts.filter(isWrong), ...wrongAnswers(moment, words)]) wrong.add(text);
    }
    expect([...wrong]).toEqual([]);
    expect(said).toBeGreaterThan(3_000);
  });

  test('nothing is left out of the language that nobody speaks', () => {
    const [words, terminal] = [pseudoWording(en), pseudoTerminal(enTerminal)];
    const plain = new Set<string>();
    for (const moment of moments(setting))
      for (const text of [...saidAt(moment, words), ...shownAt(moment, terminal)])
        for (const word of plainWords(text)) plain.add(word);
    expect([...plain]).toEqual([]);
  });

  test('what carries no language says nothing by itself', () => {
    const { texts, wording, unclear, typedWords, ...helpers } = TERMINAL_WORDS;
    const strange = terminalOf({
      ...pseudoTexts(helpers),
      texts: pseudoTexts(texts),
      wording: pseudoTexts(wording),
      unclear: pseudoTexts(unclear),
      typedWords,
    });
    const plain = new Set(strange.hints.flatMap(plainWords));
    for (const moment of moments(setting)) {
      const wants = ['attack', 'use', 'walk', 'open', 'keep', 'gain', 'attack dragon', 'use dragon', 'end now'];
      const answers = wants.map((typed) => strange.unclear?.(typed.split(' '), moment.seen) ?? '');
      for (const text of [...shownAt(moment, strange), ...answers])
        for (const word of plainWords(text)) plain.add(word);
    }
    expect([...plain]).toEqual([]);
  });
});
