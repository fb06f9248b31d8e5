import { advance, Book, below, legal, open, type State, seedRng, sight } from '@questhall/kernel';
import { cellAt } from '@questhall/tiles';
import { describe, expect, it } from 'vitest';
import { OFFENSE } from '../../stories/cast.ts';
import { story } from '../../stories/scene.ts';
import { digest } from '../client/digest.ts';
import { decode } from '../decode.ts';
import { glowquest } from '../game.ts';
import { seatsFor } from '../party.ts';
import type { Action, Glowquest } from '../types/index.ts';
import { wording } from './en/index.ts';
import { terminal } from './en/terminal.ts';
import { wording as nl } from './nl/index.ts';
import { terminal as nlTerminal } from './nl/terminal.ts';
import { keen, optionsOf } from './telling/samples.ts';

const MOVES_MAX = 400;
const COMMANDS =
  /^(why|rules?|odds|log|table|map|look|ids|go|undo|save|load|resume|again|rematch|help|\?|h|quit|q|exit|\d+)$/;

const SPOKEN = [
  { words: wording, reader: terminal },
  { words: nl, reader: nlTerminal },
] as const;

/** Every offer at this moment is what its shorthand says in each language, to whoever is asked. */
function expectTypable(state: State<Glowquest>): number {
  let offered = 0;
  for (const asked of state.asks) {
    const seen = sight(glowquest, state, asked.seat);
    for (const offer of legal(glowquest, state, asked)) {
      offered += 1;
      for (const { words, reader } of SPOKEN) {
        const typed = words.typed(offer, seen);
        if (JSON.stringify(decode(reader.parse(typed.split(' '), seen))) !== JSON.stringify(offer))
          expect([typed, offer]).toBeNull();
        if (COMMANDS.test(typed.split(' ')[0] ?? '')) expect(typed).toBeNull();
      }
    }
  }
  return offered;
}

it.each([
  'heroes=offense difficulty=easy',
  'heroes=utility playersRunMonsters=on',
  'heroes=defense,utility',
  'heroes=offense,utility monsters=heroes playersRunMonsters=on',
  'heroes=defense,offense,utility difficulty=easy',
  'heroes=defense,offense,utility playersRunMonsters=on spendBeforeRoll=on',
])('with %s, whatever is offered can be typed', (setting) => {
  const options = optionsOf(setting);
  const seats = seatsFor(options);
  const rng = seedRng(`fast:typed ${setting}`);
  const book = new Book<Glowquest>(seats);
  const state = open(glowquest, options, seats, `fast:${setting}`, book);
  let offered = 0;
  for (let move = 0; move < MOVES_MAX && state.outcome === null; move++) {
    offered += expectTypable(state);
    const [asked] = state.asks;
    if (asked === undefined) throw new Error('nobody is asked');
    const offers = legal(glowquest, state, asked);
    const action = keen(offers, (n) => below(rng, n));
    advance(glowquest, state, { seat: asked.seat, ask: asked.id, action }, book);
  }
  expect(offered).toBeGreaterThan(500);
  expect(digest(book.told).length).toBeLessThan(book.told.length);
});

/** Offense beside a Ghoul and Glow, Utility behind it, with a weapon and something to use. */
const SEEN = sight(
  glowquest,
  story((scene) => {
    scene.hero('offense', 1, 2, { cards: ['longsword', 'precise-cut'] });
    scene.hero('utility', 0, 2);
    scene.monster('ghoul', 2, 2);
    scene.monster('ghoul', 4, 4);
    scene.monster('bone-chanter', 4, 0);
    scene.glow(1, 3);
    scene.turn(OFFENSE, 3);
  }).state,
  OFFENSE,
);

const read = (typed: string): Action | null => decode(terminal.parse(typed.split(' '), SEEN));

describe('what is typed', () => {
  it.each<[string, Action]>([
    ['walk 3,2', { type: 'go', to: cellAt(3, 2) }],
    ['walk to (3, 2)', { type: 'go', to: cellAt(3, 2) }],
    ['move -3 2', { type: 'go', to: cellAt(-3, 2) }],
    ['3,2', { type: 'go', to: cellAt(3, 2) }],
    ['ne 2', { type: 'go', to: cellAt(3, 0) }],
    ['n', { type: 'go', to: cellAt(1, 1) }],
    ['attack g1', { type: 'attack', target: 3, base: 'longsword' }],
    ['attack ghoul 2', { type: 'attack', target: 4, base: 'longsword' }],
    ['attack the chanter with bare hands', { type: 'attack', target: 5, base: 'role' }],
    ['a g1 long', { type: 'attack', target: 3, base: 'longsword' }],
    ['use guard', { type: 'use', benefit: 'guard', target: null, glow: null }],
    ['use longsword', { type: 'use', benefit: 'longsword', target: null, glow: null }],
    ['guard', { type: 'use', benefit: 'guard', target: null, glow: null }],
    ['shove g1', { type: 'use', benefit: 'shove', target: 3, glow: null }],
    ['shove', { type: 'use', benefit: 'shove', target: 3, glow: null }],
    ['bind wounds on utility', { type: 'use', benefit: 'bind-wounds', target: 2, glow: null }],
    ['use glow lance on bone chanter 1', { type: 'use', benefit: 'glow-lance', target: 5, glow: cellAt(1, 3) }],
    ['use glow-mend u 1,3', { type: 'use', benefit: 'glow-mend', target: 2, glow: cellAt(1, 3) }],
    ['end', { type: 'endTurn' }],
    ['done', { type: 'endTurn' }],
  ])('%s', (typed, action) => expect(read(typed)).toEqual(action));

  it.each([
    '',
    'dance',
    'walk',
    'walk nowhere',
    'walk 99,3',
    'attack',
    'attack dragon',
    'attack ghoul',
    'use',
    'use sword of doom',
    'end now',
  ])('"%s" means nothing', (typed) => expect(terminal.parse(typed.split(' '), SEEN)).toBeNull());

  it('says what is missing', () => {
    const unclear = (typed: string): string | undefined => terminal.unclear?.(typed.split(' '), SEEN);
    expect(unclear('attack ghoul')).toBe('“ghoul” may be Ghoul 1 or Ghoul 2.');
    expect(unclear('attack')).toBe('Add whom: Ghoul 1, Ghoul 2 or the Bone Chanter.');
    expect(unclear('walk')).toBe('Add the square by its numbers on the map, such as 3,-4.');
    expect(unclear('walk 99,99')).toBe('There is no square 99,99 in reach.');
    expect(unclear('99, -99')).toBe('There is no square 99, -99 in reach.');
    expect(unclear('use bind')).toBe('Add whom: Offense or Utility.');
    expect(unclear('attack dragon')).toBe('Nobody here is called “dragon”.');
  });
});

describe('what is typed at a Dutch terminal', () => {
  const readDutch = (typed: string): Action | null => decode(nlTerminal.parse(typed.split(' '), SEEN));

  it.each<[string, Action]>([
    ['loop 3,2', { type: 'go', to: cellAt(3, 2) }],
    ['no 2', { type: 'go', to: cellAt(3, 0) }],
    ['z', { type: 'go', to: cellAt(1, 3) }],
    ['sla l1', { type: 'attack', target: 3, base: 'longsword' }],
    ['sla lijkenvreter 2', { type: 'attack', target: 4, base: 'longsword' }],
    ['sla de bottenzanger met blote handen', { type: 'attack', target: 5, base: 'role' }],
    ['gebruik dekking', { type: 'use', benefit: 'guard', target: null, glow: null }],
    ['wonden verbinden op steun', { type: 'use', benefit: 'bind-wounds', target: 2, glow: null }],
    ['klaar', { type: 'endTurn' }],
    ['walk 3,2', { type: 'go', to: cellAt(3, 2) }],
    ['attack ghoul 2 with longsword', { type: 'attack', target: 4, base: 'longsword' }],
    ['use bind-wounds utility', { type: 'use', benefit: 'bind-wounds', target: 2, glow: null }],
    ['end', { type: 'endTurn' }],
  ])('%s', (typed, action) => expect(readDutch(typed)).toEqual(action));

  it('says in Dutch what is missing', () => {
    const unclear = (typed: string): string | undefined => nlTerminal.unclear?.(typed.split(' '), SEEN);
    expect(unclear('sla lijkenvreter')).toBe('“lijkenvreter” kan Lijkenvreter 1 of Lijkenvreter 2 zijn.');
    expect(unclear('sla')).toBe('Zeg erbij wie: Lijkenvreter 1, Lijkenvreter 2 of de Bottenzanger.');
    expect(unclear('loop 99,99')).toBe('Er is geen vak 99,99 binnen bereik.');
  });
});
