import { describe, expect, it } from 'vitest';
import { ACTIONS, EVENTS, SEEN } from '../../../stories/samples.ts';
import { decode } from '../../decode.ts';
import type { Action, Event } from '../../types/index.ts';
import { wording } from './index.ts';
import { terminal } from './terminal.ts';

const SAMPLES = Object.values(ACTIONS).flat();
const COMMANDS = /^(why|rules?|odds|log|table|look|go|undo|save|again|rematch|help|\?|h|quit|q|exit|\d+)$/;
const read = (typed: string): Action | null => decode(terminal.parse(typed.split(' '), SEEN));

describe('what is typed', () => {
  it.each(SAMPLES)('%s', (typed, action) => {
    expect(wording.typed(action, SEEN)).toBe(typed);
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
    ['attack orc 1', { type: 'attack', target: 7, isThrown: false }],
    ['attack O1', { type: 'attack', target: 7, isThrown: false }],
    ['attack the orc', { type: 'attack', target: 7, isThrown: false }],
    ['attack goblin', { type: 'attack', target: 9, isThrown: false }],
    ['attack lord skulmar', { type: 'attack', target: 13, isThrown: false }],
    ['throw at lord', { type: 'attack', target: 13, isThrown: true }],
    ['cast ball of flame on orc', { type: 'cast', spell: 'ball-of-flame', targets: [7], at: null, mode: null }],
    ['cast sleep on orc 1 and goblin 1', { type: 'cast', spell: 'sleep', targets: [7, 9], at: null, mode: null }],
    ['cast courage on the elf', { type: 'cast', spell: 'courage', targets: [2], at: null, mode: null }],
    ['activate lord skulmar', { type: 'activate', monster: 13 }],
    ['dread storm lance north-west', { type: 'dread', spell: 'lance', target: null, at: null, direction: 7 }],
    ['drink healing', { type: 'drink', hero: 'elf', potion: 'healing' }],
    ['drink heroic brew', { type: 'drink', hero: 'dwarf', potion: 'heroic-brew' }],
    ['drink speed', { type: 'drink', hero: 'elf', potion: 'potion-of-speed' }],
    ['hold Battle Axe', { type: 'hold', weapon: 'battle-axe' }],
    ['hold Wizard’s Staff', { type: 'hold', weapon: 'wizards-staff' }],
    ['cast Fire of Wrath on o1', { type: 'cast', spell: 'fire-of-wrath', targets: [7], at: null, mode: null }],
    ['cast sleep g1 o1', { type: 'cast', spell: 'sleep', targets: [7, 9], at: null, mode: null }],
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
  ])('"%s" means nothing', (typed) => expect(terminal.parse(typed.split(' '), SEEN)).toBeNull());
});

const tell = (event: object): string =>
  wording.event(event as Event, (seat) => (seat === 0 ? 'you' : `seat ${seat + 1}`), SEEN); // samples of every type

describe('what happened', () => {
  it.each(Object.entries(EVENTS))('%s', (type, rest) => {
    const sentence = tell({ type, ...rest });
    expect(sentence).toMatch(/^[A-Z].*[.!]$/);
    expect(sentence).not.toMatch(/undefined|\[object|NaN|null/);
  });

  it('speaks of those who share a seat as of several', () => {
    const order: Event = { type: 'orderFixed', seat: 0, heroes: ['elf', 'dwarf'] };
    const said = (name: string): string => wording.event(order, () => name, SEEN);
    expect(said('The heroes')).toBe('The heroes play the Elf and the Dwarf, in this order.');
    expect(said('Player 1')).toBe('Player 1 plays the Elf and the Dwarf, in this order.');
    expect(said('you')).toBe('You play the Elf and the Dwarf, in this order.');
  });

  it('shows dice as signs and in words', () => {
    expect(tell({ type: 'attackRolled', ...EVENTS.attackRolled })).toBe(
      'The Barbarian attacks the Orc: ☠ ☠ ◇, two skulls.',
    );
    expect(tell({ type: 'defenceRolled', ...EVENTS.defenceRolled })).toBe(
      'The Orc defends: ◇ ◆ ☠ ·, two shields, but only black ones count: one.',
    );
    expect(tell({ type: 'rolledMove', ...EVENTS.rolledMove })).toBe('The Elf rolls ⚂ ⚄, 3 and 5: up to eight squares.');
  });

  it('counts doors that lie alike', () => {
    const door = (edge: number, isOpen = false) => ({ edge, kind: 'door' as const, isOpen });
    expect(tell({ type: 'doorsSeen', doors: [door(484), door(486), door(484, true)] })).toBe(
      'Two doors to the east and an open door to the east can be seen.',
    );
  });

  it('calls the dead by their names, and places by the way to them', () => {
    expect(tell({ type: 'died', figure: 10, name: 'Orc', at: 186 })).toBe('Orc 3 is dead.');
    expect(tell({ type: 'walked', figure: 13, path: [185, 186] })).toBe('Lord Skulmar walks two squares.');
    expect(tell({ type: 'doorOpened', door: 485, by: 2 })).toBe('The Elf opens the south door.');
    expect(tell({ type: 'told', what: 'goal' })).toBe('Goal: kill Verag, and come back to the stairway.');
  });
});
