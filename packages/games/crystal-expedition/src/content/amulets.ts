import { type Item, worn } from './item.ts';
import type { Activator, Clause, Interrupt, Whom } from './vocabulary.ts';
import {
  activator,
  always,
  answers,
  counted,
  does,
  each,
  heal,
  interrupt,
  one,
  owns,
  per,
  plain,
  plus,
  reflect,
  rising,
  SELF,
  shield,
  TRIGGER,
} from './write.ts';

/** In the order of the die that finds one in a chest. */
export const AMULET_IDS = [
  'amulet-of-vigor',
  'bloodstone',
  'amulet-of-warding',
  'phoenix-feather',
  'heartguard',
  'amulet-of-purity',
] as const;
export type AmuletId = (typeof AMULET_IDS)[number];

const ME_OR_NEXT_TO_ME = one('self-or-ally', 'adjacent');

const drink = (whom: Whom): Activator => activator('drink', 1, 'hit', [heal(rising(1), whom)]);
const purge = (whom: Whom): Activator =>
  activator('purge', 1, 'free', [does('cleanse-one', whom), heal(rising(1), whom)]);

const warding = (...also: readonly Clause[]): Interrupt =>
  interrupt('amulet-of-warding', 'encounter-start', [shield(rising(2)), ...also]);
const WARDED_ALLIES = shield(1, each('ally', 2));

const phoenix = (times: number): Interrupt =>
  interrupt('phoenix-feather', 'fell', [heal(rising(3))], { limit: per('expedition', times) });

const heartguard = (within: number, times: number): Interrupt =>
  interrupt('heartguard', 'hitpoints-lost', [shield(rising(2), TRIGGER)], {
    to: one('ally', within),
    only: 'by-enemy',
    limit: per('encounter', times),
  });

export const AMULETS: Readonly<Record<AmuletId, Item>> = {
  'amulet-of-vigor': worn(
    'amulet',
    60,
    [plus('hitpoints', rising(2))],
    [owns(activator('catch-breath', 2, 'free', [heal(2)]))],
    [always(counted('poison-less', 1))],
  ),
  bloodstone: worn('amulet', 50, [owns(drink(SELF))], [plus('hitpoints', 1)], [owns(drink(ME_OR_NEXT_TO_ME))]),
  'amulet-of-warding': worn(
    'amulet',
    60,
    [answers(warding())],
    [answers(warding(WARDED_ALLIES))],
    [answers(warding(WARDED_ALLIES, reflect(1)))],
  ),
  'phoenix-feather': worn('amulet', 90, [answers(phoenix(1))], [plus('hitpoints', 1)], [answers(phoenix(2))]),
  heartguard: worn('amulet', 55, [answers(heartguard(3, 1))], [answers(heartguard(6, 1))], [answers(heartguard(6, 2))]),
  'amulet-of-purity': worn(
    'amulet',
    45,
    [owns(purge(SELF))],
    [owns(purge(ME_OR_NEXT_TO_ME))],
    [always(plain('poison-proof'))],
  ),
};
