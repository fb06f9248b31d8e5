import { advance, Book, below, legal, open, type Rng, type State, seedRng, sight } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { describe, expect, it } from 'vitest';
import { FIGHTER, FOE, OTHER, ROGUE, THIRD } from '../../stories/cast.ts';
import { story } from '../../stories/scene.ts';
import { decode } from '../decode.ts';
import { crystalExpedition } from '../game.ts';
import type { Action, CrystalExpedition } from '../types/index.ts';
import { TYPED_WORDS, typed } from './en/typed.ts';
import { UNCLEAR } from './en/unclear.ts';
import { TYPED_WORDS as NL_WORDS, typed as nlTyped } from './nl/typed.ts';
import { UNCLEAR as NL_UNCLEAR } from './nl/unclear.ts';
import { keen, optionsOf } from './telling/samples.ts';
import { parserOf } from './typed/parse.ts';

const MOVES_MAX = 250;
/** So many offers of each kind are tried at a time: of some there are hundreds. */
const TRIED_MAX = 4;
const COMMANDS =
  /^(why|rules?|odds|log|table|map|look|ids|go|undo|save|load|resume|again|rematch|help|\?|h|quit|q|exit|\d+)$/;

const SPOKEN = [
  { write: typed, ...parserOf({ typedWords: TYPED_WORDS, unclear: UNCLEAR }) },
  { write: nlTyped, ...parserOf({ typedWords: NL_WORDS, unclear: NL_UNCLEAR }) },
] as const;

/** Some offers of every kind. */
function sampled(offers: readonly Action[], rng: Rng): readonly Action[] {
  const kinds = [...new Set(offers.map(({ type }) => type))];
  return kinds.flatMap((kind) => {
    const alike = offers.filter(({ type }) => type === kind);
    if (alike.length <= TRIED_MAX) return alike;
    return Array.from({ length: TRIED_MAX }, () => alike[below(rng, alike.length)] ?? []).flat();
  });
}

/** Every offer is what its shorthand says in each language, to whoever is asked. */
function expectTypable(state: State<CrystalExpedition>, rng: Rng, seen: Set<string>): void {
  for (const asked of state.asks) {
    const sees = sight(crystalExpedition, state, asked.seat);
    for (const offer of sampled(legal(crystalExpedition, state, asked), rng)) {
      seen.add(offer.type);
      for (const { write, parse, unclear } of SPOKEN) {
        const text = write(offer, sees);
        const words = text.split(' ');
        if (JSON.stringify(decode(parse(words, sees))) !== JSON.stringify(offer))
          expect([text, offer, parse(words, sees), unclear(words, sees)]).toBeNull();
        if (COMMANDS.test(words[0] ?? '') || /undefined|null|#/.test(text)) expect(text).toBeNull();
      }
    }
  }
}

/** A match by players who are keen, and all kinds of answers that were offered in it. */
function played(setting: string, seats: number): ReadonlySet<string> {
  const rng = seedRng(`fast:typed ${setting}`);
  const book = new Book<CrystalExpedition>(seats);
  const state = open(crystalExpedition, optionsOf(setting), seats, `fast:${setting}`, book);
  const seen = new Set<string>();
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    expectTypable(state, rng, seen);
    const [asked] = state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const action = keen(legal(crystalExpedition, state, asked), (n) => below(rng, n));
    advance(crystalExpedition, state, { seat: asked.seat, ask: asked.id, action }, book);
  }
  return seen;
}

describe('whatever is offered can be typed', () => {
  it.each([
    ['heroes=dwarf-fighter,elf-rogue,human-cleric begin=dungeon', 1],
    ['heroes=elf-mage,halfling-bard begin=dungeon monsters=heroes', 2],
    ['heroes=half-orc-fighter,elf-archer,elf-mage begin=dungeon monsters=seat', 4],
    ['heroes=human-knight,human-cleric,halfling-bard', 1],
    ['heroes=new,new,elf-rogue explorationPhases=on', 3],
  ] as const)('with %s at a table of %i', (setting, seats) => {
    expect(played(setting, seats).size).toBeGreaterThan(8);
  });
});

/** Bruni beside one of two Raiders, Sylwen behind it, a Shaman farther off. */
const SEEN = sight(
  crystalExpedition,
  story((scene) => {
    scene.hero(FIGHTER, 1, 2);
    scene.hero(ROGUE, 0, 3);
    scene.monster('orc-raider', 2, 2);
    scene.monster('orc-raider', 4, 4);
    scene.monster('orc-shaman', 4, 0);
    scene.turn(FIGHTER);
  }).state,
  FIGHTER,
);

const strike = (target: number): Action => ({ type: 'attack', target, means: 'hand', form: 'melee', element: null });

describe('what is typed in a Turn', () => {
  const [english, dutch] = SPOKEN;
  const read = (reader: typeof english, text: string): Action | null => decode(reader.parse(text.split(' '), SEEN));

  it.each<[string, Action]>([
    ['walk 1n1e', { type: 'go', to: cellAt(2, 1) }],
    ['walk to 2,1', { type: 'go', to: cellAt(2, 1) }],
    ['move ne', { type: 'go', to: cellAt(2, 1) }],
    ['n 2', { type: 'go', to: cellAt(1, 0) }],
    ['2n', { type: 'go', to: cellAt(1, 0) }],
    ['attack', strike(FOE)],
    ['attack r1', strike(FOE)],
    ['attack the orc raider 2', strike(OTHER)],
    ['a shaman', strike(THIRD)],
    ['hold', { type: 'hold', hero: FIGHTER, main: 0, off: null }],
    ['hold longsword tower-shield', { type: 'hold', hero: FIGHTER, main: 0, off: 1 }],
    ['end', { type: 'endTurn' }],
    ['done', { type: 'endTurn' }],
  ])('%s', (text, action) => expect(read(english, text)).toEqual(action));

  it.each<[string, Action]>([
    ['loop 1n1o', { type: 'go', to: cellAt(2, 1) }],
    ['no', { type: 'go', to: cellAt(2, 1) }],
    ['z', { type: 'go', to: cellAt(1, 3) }],
    ['sla', strike(FOE)],
    ['sla orkplunderaar 2', strike(OTHER)],
    ['attack orc raider 2', strike(OTHER)],
    ['klaar', { type: 'endTurn' }],
  ])('in Dutch: %s', (text, action) => expect(read(dutch, text)).toEqual(action));

  it('says what is missing, and what else could be meant', () => {
    const why = (reader: typeof english, text: string): string => reader.unclear(text.split(' '), SEEN);
    expect(why(english, 'walk')).toBe('Add the square, as the steps to it: 2n1e.');
    expect(why(english, 'attack dragon')).toBe('“dragon” does not say whom.');
    expect(why(english, 'end now')).toBe('Nothing comes after that, so what is “now”?');
    expect(why(english, 'dance')).toBe('');
    expect(why(dutch, 'loop')).toBe('Zeg erbij welk vak, als stappen erheen: 2n1o.');
  });
});
