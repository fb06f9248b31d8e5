import { everyone, type Told } from '@questhall/kernel';
import { describe, expect, it } from 'vitest';
import { ACTIONS, EVENTS, SEEN } from '../../stories/samples.ts';
import { decode } from '../decode.ts';
import type { Action, Event, HeroQuest } from '../types/index.ts';
import { parts as words } from './parts.ts';

const SAMPLES = Object.values(ACTIONS).flat();
const COMMANDS = /^(why|rules?|odds|log|table|look|go|undo|save|again|rematch|help|\?|h|quit|q|exit|\d+)$/;
const read = (typed: string): Action | null => decode(words.parse(typed.split(' '), SEEN));

describe('what is typed', () => {
  it.each(SAMPLES)('%s', (typed, action) => {
    expect(words.shorthand(action, SEEN)).toBe(typed);
    expect(read(typed)).toEqual(action);
    expect(typed.split(' ')[0]).not.toMatch(COMMANDS);
  });

  it.each([
    ['walk 4,7', { type: 'walk', to: 186 }],
    ['walk to (4,7)', { type: 'walk', to: 186 }],
    ['walk 4 7', { type: 'walk', to: 186 }],
    ['walk to 4, 7', { type: 'walk', to: 186 }],
    ['open 8,9E', { type: 'open', door: 484 }],
    ['open the 9,9w', { type: 'open', door: 484 }],
    ['close 8,10N', { type: 'close', door: 485 }],
    ['attack orc 7', { type: 'attack', target: 7, isThrown: false }],
    ['attack O7', { type: 'attack', target: 7, isThrown: false }],
    ['attack the orc', { type: 'attack', target: 7, isThrown: false }],
    ['attack goblin', { type: 'attack', target: 9, isThrown: false }],
    ['attack lord skulmar', { type: 'attack', target: 13, isThrown: false }],
    ['throw at lord', { type: 'attack', target: 13, isThrown: true }],
    ['cast ball of flame on orc', { type: 'cast', spell: 'ball-of-flame', targets: [7], at: null, mode: null }],
    ['cast sleep on orc 7 and goblin 9', { type: 'cast', spell: 'sleep', targets: [7, 9], at: null, mode: null }],
    ['cast courage on the elf', { type: 'cast', spell: 'courage', targets: [2], at: null, mode: null }],
    ['activate lord skulmar', { type: 'activate', monster: 13 }],
    ['dread storm lance north-west', { type: 'dread', spell: 'lance', target: null, at: null, direction: 7 }],
    ['drink healing', { type: 'drink', hero: 'elf', potion: 'healing' }],
    ['drink heroic brew', { type: 'drink', hero: 'dwarf', potion: 'heroic-brew' }],
    ['drink speed', { type: 'drink', hero: 'elf', potion: 'potion-of-speed' }],
    ['hold Battle Axe', { type: 'hold', weapon: 'battle-axe' }],
    ['hold Wizard’s Staff', { type: 'hold', weapon: 'wizards-staff' }],
    ['cast Fire of Wrath on 7', { type: 'cast', spell: 'fire-of-wrath', targets: [7], at: null, mode: null }],
    ['cast sleep 9 7', { type: 'cast', spell: 'sleep', targets: [7, 9], at: null, mode: null }],
    ['dread Storm Lance NW', { type: 'dread', spell: 'lance', target: null, at: null, direction: 7 }],
    ['drink potion of speed dwarf', { type: 'drink', hero: 'dwarf', potion: 'potion-of-speed' }],
    ['give the potion of healing to elf', { type: 'give', item: 'healing', to: 'elf' }],
    ['disarm 4,7 with hands', { type: 'disarm', at: 186, with: 'hands' }],
    ['water', { type: 'takeSchool', school: 'water' }],
    ['steer -0', { type: 'steer', by: 0 }],
  ])('%s is understood as well', (typed, action) => expect(read(typed)).toEqual(action));

  it.each([
    '',
    'dance',
    'walk',
    'walk nowhere',
    'walk 26,3',
    'walk 3,19',
    'walk #186',
    'attack',
    'attack dragon',
    'throw goblin',
    'open 0,3W',
    'open 3,0N',
    'open 8,9',
    'cast',
    'cast light',
    'cast sleep tight',
    'drink water',
    'dread ember skulmar the goat',
    'end now',
    'order',
  ])('"%s" means nothing', (typed) => expect(words.parse(typed.split(' '), SEEN)).toBeNull());
});

const tell = (event: object): string =>
  words.event(event as Event, (seat) => (seat === 0 ? 'you' : `seat ${seat + 1}`), SEEN); // samples of every type

describe('what happened', () => {
  it.each(Object.entries(EVENTS))('%s', (type, rest) => {
    const sentence = tell({ type, ...rest });
    expect(sentence).toMatch(/^[A-Z].*[.!]$/);
    expect(sentence).not.toMatch(/undefined|\[object|NaN|null/);
  });

  it('shows dice as signs and in words', () => {
    expect(tell({ type: 'attackRolled', ...EVENTS.attackRolled })).toBe(
      'The Barbarian attacks Orc 7: ☠ ☠ ◇, two skulls.',
    );
    expect(tell({ type: 'defenceRolled', ...EVENTS.defenceRolled })).toBe(
      'Orc 7 defends: ◇ ◆ ☠ ·, two shields, but only black ones count: one.',
    );
    expect(tell({ type: 'rolledMove', ...EVENTS.rolledMove })).toBe('The Elf rolls ⚂ ⚄, 3 and 5: up to eight squares.');
  });

  it('calls the dead by their names, and places as the map does', () => {
    expect(tell({ type: 'died', figure: 10, name: 'Orc', at: 186 })).toBe('Orc 10 is dead.');
    expect(tell({ type: 'walked', figure: 13, path: [185, 186] })).toBe('Lord Skulmar walks two squares to 4,7.');
    expect(tell({ type: 'doorOpened', door: 485, by: 2 })).toBe('The Elf opens the door 8,9S.');
    expect(tell({ type: 'told', what: 'goal' })).toBe('Goal: kill Verag, and come back to the stairway.');
  });
});

describe('the gist of it', () => {
  /** What is left of these events, all of them told to the whole table. */
  const gist = (...events: readonly Event[]): readonly string[] => {
    const told = events.map((event): Told<HeroQuest> => ({ to: everyone(2), rule: 'move.orthogonal', event }));
    return (words.digest?.(told) ?? told).map(({ event }) => tell(event));
  };
  const step = (to: number, figure = 2): Event => ({ type: 'stepped', figure, to });
  const light = (...squares: readonly number[]): Event => ({ type: 'revealed', squares: [...squares], rooms: ['.'] });

  it('is one walk for many steps, with what they bring to light', () => {
    const door: Event = { type: 'doorsSeen', doors: [{ edge: 484, kind: 'door', isOpen: false }] };
    expect(gist(step(1), step(2), light(9), step(3), light(10, 11), door, step(4))).toEqual([
      'The Elf walks four squares to 4,0.',
      'Three squares of corridor come to light.',
      'A door at 8,9E can be seen.',
    ]);
    expect(gist(step(1), step(2, 1))).toEqual(['The Elf steps to 1,0.', 'The Dwarf steps to 2,0.']);
    expect(gist(step(1), { type: 'trapSprung', figure: 2, at: 1, trap: 'pit' }, step(2))).toHaveLength(3);
  });

  it('is what each monster did in Zargon’s turn', () => {
    expect(
      gist(
        { type: 'turnEnded', hero: 'elf' },
        { type: 'zargonBegan' },
        { type: 'activated', monster: 9 },
        { type: 'activated', monster: 7 },
        { type: 'walked', figure: 7, path: [186] },
        { type: 'attackRolled', attacker: 7, target: 2, faces: ['W', 'B'], hits: 0, parts: [] },
        { type: 'attackFailed', attacker: 7, target: 2 },
        { type: 'activated', monster: 12 },
        { type: 'zargonEnded' },
        { type: 'roundBegan', round: 3 },
      ),
    ).toEqual([
      'Zargon’s turn.',
      'Orc 7 walks one square to 4,7.',
      'Orc 7 attacks the Elf: ◇ ◆, no skulls.',
      'Round 3.',
    ]);
  });

  it('is its death for a monster that wakes under the blow', () => {
    const died: Event = { type: 'died', figure: 7, name: 'Orc', at: 186 };
    expect(
      gist({ type: 'wounded', figure: 7, amount: 2, left: 0 }, { type: 'woke', figure: 7, dice: [] }, died),
    ).toEqual(['Orc 7 is dead.']);
    expect(
      gist({ type: 'wounded', figure: 2, amount: 2, left: 0 }, { ...died, figure: 2, name: 'Ellowen' }),
    ).toHaveLength(2);
  });

  it('leaves out nothing that only some were told', () => {
    const told: readonly Told<HeroQuest>[] = [
      { to: 1, rule: 'move.orthogonal', event: step(1) },
      { to: 3, rule: 'move.orthogonal', event: step(2) },
    ];
    expect(words.digest?.(told)).toEqual(told);
  });
});
