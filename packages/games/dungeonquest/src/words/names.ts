import type { Card } from '../content/combat-cards.ts';
import type { Attribute, Hero } from '../content/heroes.ts';
import type { Mode } from '../content/modes.ts';
import type { Monster } from '../content/monsters.ts';
import type { PowerCard } from '../content/power-cards.ts';
import type { KeepNames } from './names-keep.ts';

/** What everybody and everything is called in one language: another skin changes nothing but such a table. */
export interface Names extends KeepNames {
  readonly mode: Readonly<Record<Mode, string>>;
  readonly hero: Readonly<Record<Hero, string>>;
  readonly monster: Readonly<Record<Monster, string>>;
  readonly attribute: Readonly<Record<Attribute, string>>;
  readonly card: Readonly<Record<Card, string>>;
  readonly power: Readonly<Record<PowerCard, string>>;
}

/** The Power card of this id; what somebody only typed is said as it was typed. */
export const powerName = ({ power }: Names, card: string): string =>
  Object.entries(power).find(([id]) => id === card)?.[1] ?? card;

/** Heroes who are two. */
const PLURAL_HEROES: readonly string[] = ['challara'];

/** The verb that goes with somebody: one takes, two take. */
export const verbFor = (who: string, one: string, several: string): string =>
  PLURAL_HEROES.includes(who) ? several : one;
