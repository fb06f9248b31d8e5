import { CLASS_ACTIVATORS } from './class-activators.ts';
import type { ClassActivatorId } from './ids.ts';
import type { Gains, Levels } from './traits.ts';
import type { Interrupt, Role, Statistics } from './vocabulary.ts';
import {
  ability,
  activator,
  answers,
  block,
  counted,
  does,
  each,
  effect,
  heal,
  interrupt,
  more,
  one,
  owns,
  per,
  plain,
  plus,
  shield,
  TRIGGER,
} from './write.ts';

export const CLASS_IDS = ['fighter', 'knight', 'rogue', 'mage', 'cleric', 'bard'] as const;
export type ClassId = (typeof CLASS_IDS)[number];

export interface HeroClass {
  readonly role: Role;
  /** What it adds to the Race. [hero.race-plus-class] */
  readonly modifiers: Statistics;
  readonly levels: Levels;
}

const learns = (...ids: readonly ClassActivatorId[]): Gains => ids.map((id) => owns(CLASS_ACTIVATORS[id]));

const EVERYBODY = each('self-or-ally', 'anywhere');

const lastRites = (healed: number): Interrupt =>
  interrupt('last-rites', 'fell', [heal(healed, TRIGGER)], { to: one('ally', 'anywhere'), only: 'first' });

const GUARDIAN: Interrupt = interrupt('guardian', 'damage-coming', [does('take-damage', TRIGGER)], {
  to: one('ally', 'adjacent'),
  only: 'by-attack',
  limit: per('round'),
});

export const CLASSES: Readonly<Record<ClassId, HeroClass>> = {
  fighter: {
    role: 'defense',
    modifiers: block(0, 1, 1, 2, 0),
    levels: [
      [
        answers(interrupt('shield-drill', 'encounter-start', [shield(2)])),
        ...learns('cleave', 'riposte-stance', 'shield-bash'),
      ],
      [plus('hitpoints', 2)],
      learns('bulwark'),
      [plus('grab', 1), plus('hitpoints', 1)],
      [plus('armor', 1)],
    ],
  },
  knight: {
    role: 'defense',
    modifiers: block(-1, 1, 2, 1, 0),
    levels: [
      [
        ability('harness-trained', plain('body-keeps-speed')),
        answers(GUARDIAN),
        ...learns('challenge', 'iron-wall', 'charge'),
      ],
      [plus('hitpoints', 2)],
      learns('rally'),
      [plus('armor', 1)],
      [plus('grit', 1)],
    ],
  },
  rogue: {
    role: 'offense',
    modifiers: block(1, 0, -1, 2, 1),
    levels: [
      [ability('flank', more('damage', 1, 'ally-beside-target')), ...learns('nick', 'slip')],
      [plus('hitpoints', 2)],
      learns('shadow-swap'),
      [ability('flank', more('damage', 1, 'ally-beside-target'))],
      learns('deathblow'),
    ],
  },
  mage: {
    role: 'offense',
    modifiers: block(0, 0, -1, 0, 2),
    levels: [
      [
        ability('spellbolt', { trait: 'spellbolt', base: 2, range: 5, elements: ['fire', 'frost', 'storm'] }),
        ...learns('burst', 'shackle', 'spark'),
      ],
      [plus('fate', 1), plus('hitpoints', 1)],
      learns('blink'),
      [ability('spellbolt', counted('bolt-base', 1))],
      learns('meteor'),
    ],
  },
  cleric: {
    role: 'utility',
    modifiers: block(0, 0, 0, 1, 1),
    levels: [
      [answers(lastRites(3)), ...learns('healing-word', 'sacred-shell', 'smite')],
      [plus('hitpoints', 2)],
      learns('cleanse'),
      [owns(activator('healing-word', 2, 'free', [heal(4, one('self-or-ally', 5))])), answers(lastRites(5))],
      learns('sanctuary'),
    ],
  },
  bard: {
    role: 'utility',
    modifiers: block(1, 0, -1, 1, 1),
    levels: [
      [
        answers(interrupt('overture', 'encounter-start', [shield(1, EVERYBODY), effect('heartened', 1, EVERYBODY)])),
        ...learns('quickstep', 'mockery', 'ballad'),
      ],
      [plus('fate', 1), plus('hitpoints', 1)],
      learns('anthem'),
      [plus('speed', 1), plus('hitpoints', 1)],
      learns('encore'),
    ],
  },
};
