import type * as kernel from '@questhall/kernel';
import { advance, Book, below, legal, open, seedRng, sight } from '@questhall/kernel';
import { describe, expect, it } from 'vitest';
import {
  ACTIVATOR_IDS,
  BOOST_IDS,
  FORM_IDS,
  INTERRUPT_IDS,
  ITEM_IDS,
  KIT_IDS,
  MONSTER_IDS,
  QUEST_IDS,
} from '../content/index.ts';
import { crystalExpedition } from '../game.ts';
import type { CrystalExpedition } from '../types/index.ts';
import { wording } from './en/index.ts';
import { terminal } from './en/terminal.ts';
import { wording as nl } from './nl/index.ts';
import { terminal as nlTerminal } from './nl/terminal.ts';
import { keen, optionsOf } from './telling/samples.ts';
import type { CrystalWording } from './telling/wording.ts';

const MOVES_MAX = 150;
const LINE_MAX = 100;
const LANGUAGES = [
  { name: 'English', words: wording, shows: terminal },
  { name: 'Dutch', words: nl, shows: nlTerminal },
] as const;

/** Nothing that only the program knows: no coordinates, nothing that is not there, and no ids. */
const LEAKS = /undefined|null|NaN|\[object|#\d|\d,-?\d| {2}/;
const NAMED: readonly (readonly string[])[] = [
  ITEM_IDS,
  ACTIVATOR_IDS,
  INTERRUPT_IDS,
  MONSTER_IDS,
  KIT_IDS,
  BOOST_IDS,
  QUEST_IDS,
  FORM_IDS,
];
const IDS = NAMED.flat().filter((id) => id.includes('-'));

function expectPlain(text: string, of: unknown): void {
  if (LEAKS.test(text) || IDS.some((id) => text.includes(id))) expect([text, of]).toBeNull();
}

type State = kernel.State<CrystalExpedition>;
type Asked = State['asks'][number];
type Sees = ReturnType<typeof sight<CrystalExpedition>>;

/** Some offers of every kind, each in words. */
function expectOffered(state: State, asked: Asked, sees: Sees, words: CrystalWording): void {
  const offers = legal(crystalExpedition, state, asked);
  const kinds = [...new Set(offers.map(({ type }) => type))];
  for (const offer of kinds.flatMap((kind) => offers.filter(({ type }) => type === kind).slice(0, 2))) {
    const { title, detail } = words.action(offer, asked, sees);
    for (const text of [title, detail]) expectPlain(text, offer);
    if (title === '' || title.length > LINE_MAX) expect([title, offer]).toBeNull();
  }
}

/** All that is said about a moment: the question, the offers, what is left, the scene. */
function expectSaid(state: State): void {
  for (const asked of state.asks) {
    const sees = sight(crystalExpedition, state, asked.seat);
    for (const { words, shows } of LANGUAGES) {
      const question = words.question(asked, sees);
      expect(question).not.toBe('');
      for (const text of [question, words.left(sees), ...shows.oddsInFull(sees)]) expectPlain(text, asked.question);
      expectOffered(state, asked, sees, words);
      expect(shows.scene(sees).join('\n')).not.toMatch(/undefined|null|NaN|#\d/);
    }
  }
}

/** What has just happened, with its dice and its moment on the stage. */
function expectTold(state: State, book: Book<CrystalExpedition>, from: number): number {
  const sees = sight(crystalExpedition, state, 0);
  for (const { event } of book.told.slice(from))
    for (const { words } of LANGUAGES) {
      const text = words.event(event, (seat) => `seat ${seat + 1}`, sees);
      expectPlain(text, event);
      const moment = words.moment(event, sees);
      for (const part of [moment?.title ?? '', moment?.text ?? '', words.dice(event, sees)?.title ?? ''])
        expectPlain(part, event);
    }
  return book.told.length;
}

describe('in both languages everything has words', () => {
  it.each([
    ['heroes=dwarf-fighter,elf-rogue,human-cleric begin=dungeon', 1],
    ['heroes=elf-mage,half-orc-fighter begin=dungeon monsters=heroes', 2],
    ['heroes=human-knight,elf-archer,halfling-bard monsters=seat', 4],
    ['heroes=new,new explorationPhases=on', 1],
  ] as const)('with %s at a table of %i', (setting, seats) => {
    const options = optionsOf(setting);
    const rng = seedRng(`fast:words ${setting}`);
    const book = new Book<CrystalExpedition>(seats);
    const state = open(crystalExpedition, options, seats, `fast:said ${setting}`, book);
    let told = expectTold(state, book, 0);
    for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
      expectSaid(state);
      const [asked] = state.asks;
      if (asked === undefined) throw new Error('nobody is asked');
      const action = keen(legal(crystalExpedition, state, asked), (n) => below(rng, n));
      advance(crystalExpedition, state, { seat: asked.seat, ask: asked.id, action }, book);
      told = expectTold(state, book, told);
    }
    expect(told).toBeGreaterThan(100);
  });
});

describe('seats', () => {
  const seatsOf = (words: CrystalWording, setting: string, seats: number): readonly string[] =>
    Array.from({ length: seats }, (_, seat) => words.seatName(seat, optionsOf(setting), seats));

  it('are called by the heroes whom they run', () => {
    const heroes = 'heroes=dwarf-fighter,elf-rogue,human-cleric';
    expect(seatsOf(wording, heroes, 1)).toEqual(['Bruni, Sylwen and Maud']);
    expect(seatsOf(nl, heroes, 2)).toEqual(['Bruni en Maud', 'Sylwen']);
    expect(seatsOf(wording, `${heroes} monsters=seat`, 4)).toEqual(['Bruni', 'Sylwen', 'Maud', 'Monsters']);
    expect(seatsOf(nl, 'heroes=new,elf-rogue', 2)).toEqual(['Speler 1', 'Sylwen']);
  });
});
