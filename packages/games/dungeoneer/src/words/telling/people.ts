import type { Naming } from '@questhall/facets';
import type { Seat, Sight } from '@questhall/kernel';
import { adventureOf, type HeroId, nameIdOf } from '../../content/index.ts';
import type { Combatant, Dungeoneer, View } from '../../types/index.ts';
import { nameIn } from '../names.ts';

/** Whoever is told something, and how that seat calls the others while they have no hero. */
export interface Listener {
  readonly view: View;
  readonly seat: Seat;
  readonly naming: Naming;
}

export const listener = ({ view, seat }: Sight<Dungeoneer>, naming: Naming): Listener => ({ view, seat, naming });

/** Somebody in a sentence: whoever listens, somebody else, or several. */
export interface Actor {
  readonly text: string;
  readonly person: 'you' | 'one' | 'many';
}

/** The Hero card that gives a seat its name: the lowest of its stack; null while it has none. */
export const leadHero = ({ heroes }: Pick<View, 'heroes'>, seat: Seat): HeroId | null =>
  heroes[seat]?.heroes[0] ?? null;

/** What a language calls people and monsters. */
export interface Calling {
  readonly you: string;
  /** A hero in a word or two: `Brunna`. */
  readonly heroes: Readonly<Record<HeroId, string>>;
  /** `the Mud Ghoul`. */
  monster(card: string): string;
  /** Monsters whose name is a plural. */
  readonly several: readonly string[];
  /** The monster of a Slay Quest: `the Drowned Bailiff`. */
  questMonster(quest: string): string;
}

/** A hero by name, or the seat while it has none. */
export function heroText({ heroes }: Calling, { view, naming }: Listener, seat: Seat): string {
  const hero = leadHero(view, seat);
  return hero === null ? naming(seat) : nameIn(heroes, hero);
}

export function actorOf(calling: Calling, to: Listener, seat: Seat): Actor {
  if (seat === to.seat) return { text: calling.you, person: 'you' };
  return { text: heroText(calling, to, seat), person: 'one' };
}

/** A card that fights, or a Trap that goes by the name of its card. */
export const cardActor = (calling: Calling, card: string): Actor => ({
  text: calling.monster(card),
  person: calling.several.includes(nameIdOf(card)) ? 'many' : 'one',
});

export function fighterIn(calling: Calling, to: Listener, { seat, card, quest }: Combatant): Actor {
  if (quest !== null) return { text: calling.questMonster(quest), person: 'one' };
  return card === null ? actorOf(calling, to, seat) : cardActor(calling, card);
}

/** A Trap is called by its card, as if that were its name. */
export const isTrap = (card: string): boolean => adventureOf(card).kind === 'trap';
