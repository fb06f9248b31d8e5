import { readdirSync } from 'node:fs';
import { LANGUAGES, plainWords, pseudoTerminal, pseudoTexts, pseudoWording } from '@questhall/facets';
import { advance, below, legal, open, type State, seedRng, sight, silence } from '@questhall/kernel';
import { FORMS, overhear } from '@questhall/testkit';
import { describe, expect, it } from 'vitest';
import { dungeoneer } from '../game.ts';
import { BEGINNING } from '../own/index.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Action, Dungeoneer, Options } from '../types/index.ts';
import { wording as en } from './en/index.ts';
import { terminal as enTerminal, TERMINAL_WORDS } from './en/terminal.ts';
import { wording as nl } from './nl/index.ts';
import { terminal as nlTerminal } from './nl/terminal.ts';
import { keen, tableOf, TABLES as USUAL } from './telling/samples.ts';
import { terminalOf } from './terminal/terminal.ts';

const TABLES: typeof USUAL = [...USUAL, ['a file of cards', 3, { ...tableOf('HD'), cards: BEGINNING }]];

const SPOKEN = { en, nl };
const TERMINALS = { en: enTerminal, nl: nlTerminal };

/** What only a language that translates the rulebook has. */
const TRANSLATION = /^(house|titles-.*)\.ts$/;

const filesOf = (language: string): readonly string[] =>
  readdirSync(new URL(`./${language}/`, import.meta.url)).filter((file) => !TRANSLATION.test(file));

describe('a language is a folder like the others', () => {
  it.each(LANGUAGES)('with the same files: %s', (language) => expect(filesOf(language)).toEqual(filesOf('en')));

  it.each(LANGUAGES)('with a title for every rule: %s', (language) => {
    const { rules, sections, houseRules } = SPOKEN[language].book;
    expect(Object.keys(rules).sort()).toEqual(Object.keys(rulebook.rules).sort());
    expect(Object.keys(sections).sort()).toEqual(Object.keys(rulebook.sections).sort());
    expect(Object.keys(houseRules).sort()).toEqual(Object.keys(rulebook.houseRules).sort());
  });
});

/** What the program says to itself, and nobody else should hear. */
const RAW =
  /undefined|\[object|NaN|null|Infinity|[A-Z]{2}-[AHMQ]\d|(card|hero|quest) HD |[a-z]+\.[a-z]+-[a-z]| {2}|\.\.|,,| [,.;:]/;

/** The same for what is drawn, which has room between its columns. */
const RAW_DRAWN = new RegExp(RAW.source.replace('| {2}', ''));

const MOVES = 300;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(TABLES)('every sentence at a table with %s is well made', (name, seats, options) => {
    const rng = seedRng(`fast:${name}`);
    const player = ({ offers }: { offers: readonly Action[] }): Action => keen(offers, (n) => below(rng, n));
    const table = { game: dungeoneer, options, seats, seed: `fast:${name}`, moves: MOVES, player };
    const said = overhear(SPOKEN[language], table);
    const wrong = said.filter(({ kind, text }) => !FORMS[kind].test(text) || RAW.test(text));
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(said.length).toBeGreaterThan(300);
  });
});

/** Plays on, and looks on now and then. */
function watch(options: Options, seats: number, seed: string, look: (state: State<Dungeoneer>) => void): void {
  const rng = seedRng(`fast:${seed}`);
  const state = open(dungeoneer, options, seats, `fast:${seed}`, silence);
  for (let move = 0; move < MOVES && state.outcome === null; move++) {
    if (move % 10 === 0) look(state);
    const [asked] = state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const action = keen(legal(dungeoneer, state, asked), (n) => below(rng, n));
    advance(dungeoneer, state, { seat: asked.seat, ask: asked.id, action }, silence);
  }
}

/** As wide as a drawing may be. */
const WIDTH_MAX = 100;
const isDrawing = (line: string): boolean => /[┌└│]/.test(line);

describe.each(LANGUAGES)('the terminal in %s', (language) => {
  const { scene, status } = TERMINALS[language];

  it.each(TABLES)('draws every table with %s', (name, seats, options) =>
    watch(options, seats, name, (state) => {
      for (let seat = -1; seat < seats; seat++) {
        const seen = sight(dungeoneer, state, seat);
        const lines = scene(seen);
        expect(lines.filter((line) => isDrawing(line) && line.length > WIDTH_MAX)).toEqual([]);
        expect(lines.filter((line) => !isDrawing(line) && RAW_DRAWN.test(line.trim()))).toEqual([]);
        expect(status?.(seen)).toMatch(/^\p{Lu}.*\.$/u);
      }
    }),
  );
});

describe('nothing is said but in a language', () => {
  const strange = pseudoWording(en);
  const texts = pseudoTexts({ texts: TERMINAL_WORDS.texts, list: TERMINAL_WORDS.list, place: TERMINAL_WORDS.place });
  const words = {
    ...TERMINAL_WORDS,
    ...texts,
    wording: {
      ...strange,
      names: pseudoTexts(en.names),
      texts: pseudoTexts(en.texts),
      heroName: pseudoTexts(en.heroName),
    },
    monster: pseudoTexts(TERMINAL_WORDS.monster),
    quest: pseudoTexts(TERMINAL_WORDS.quest),
    questMonster: pseudoTexts(TERMINAL_WORDS.questMonster),
    cardText: pseudoTexts(TERMINAL_WORDS.cardText),
    questText: pseudoTexts(TERMINAL_WORDS.questText),
    leftParts: pseudoTexts(TERMINAL_WORDS.leftParts),
  };
  const terminal = pseudoTerminal(terminalOf(words));

  it.each(TABLES.slice(0, 4))('at the terminal, with %s', (name, seats, options) =>
    watch(options, seats, name, (state) => {
      const seen = sight(dungeoneer, state, 0);
      const drawn = terminalOf(words).scene(seen);
      const isSign = (word: string): boolean => /^[LT]+$/i.test(word) || /^[A-F]+$/.test(word); // exits, Portals
      expect(drawn.flatMap(plainWords).filter((word) => !isSign(word))).toEqual([]);
      expect(plainWords(terminal.status?.(seen) ?? '')).toEqual([]);
    }),
  );
});
