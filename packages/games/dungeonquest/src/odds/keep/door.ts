import { HERO_SHEETS } from '../../content/heroes.ts';
import { KEEP_CARDS } from '../../content/keep/decks.ts';
import type { Effect } from '../../content/keep/effects.ts';
import type { Rule } from '../../rulebook/index.ts';
import type { HeroSeen, KeepSeen, View } from '../../types/index.ts';
import { passChance } from '../pass.ts';
import { type DrawOdds, drawOdds } from './next-card.ts';

/** The chance that a Door card lets a hero through, tokens spent where they help and nothing else. */
export interface DoorOdds {
  readonly through: number;
  readonly rules: readonly Rule[];
}

export function doorOdds(view: View, keep: KeepSeen, hero: HeroSeen): DoorOdds {
  const doors = drawOdds(view, keep, 'door');
  const passage = new Passage(hero, drawOdds(view, keep, 'trap'));
  const through = meanOf(doors, (effects) => passage.through(effects), 0);
  return { through, rules: ['move.door', 'move.failed-crossing', ...doors.rules, 'test.roll'] };
}

/** What comes of the next card on the average. */
function meanOf({ cards, left }: DrawOdds, of: (effects: readonly Effect[]) => number, ofNone: number): number {
  if (left === 0) return ofNone;
  const sum = cards.reduce((all, { card, copies }) => all + copies * of(KEEP_CARDS[card]?.effects ?? []), 0);
  return sum / left;
}

type Test = Extract<Effect, { does: 'test' }>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A hero before a door. */
class Passage {
  readonly #hero: HeroSeen;
  readonly #traps: DrawOdds;

  constructor(hero: HeroSeen, traps: DrawOdds) {
    this.#hero = hero;
    this.#traps = traps;
  }

  /** The chance that the way is open after all this, to a hero who is still hale. */
  through(effects: readonly Effect[]): number {
    const [first] = effects;
    if (effects.some(({ does }) => does === 'cross')) return this.#hale(effects);
    const opens = first?.does === 'test' && first.passed.some(({ does }) => does === 'cross');
    if (!opens) return 0;
    return this.#hero.hero === 'krutzbeck' ? 1 : this.#passing(first); // [trait.krutzbeck-doors]
  }

  #passing({ attribute }: Test): number {
    const { hero, determination } = this.#hero;
    return passChance(HERO_SHEETS[hero][attribute], determination);
  }

  /** The chance to be alive afterwards, with the turn still going on, on the same square. */
  #hale(effects: readonly Effect[]): number {
    return effects.reduce((chance, effect) => chance * this.#haleAfter(effect), 1);
  }

  #haleAfter(effect: Effect): number {
    switch (effect.does) {
      case 'draw':
        return meanOf(this.#traps, (effects) => this.#hale(effects), 1);
      case 'test': {
        const passed = this.#passing(effect);
        return passed * this.#hale(effect.passed) + (1 - passed) * this.#hale(effect.failed);
      }
      case 'wound': {
        const left = this.#hero.life - this.#hero.wounds - effect.wounds;
        if (effect.dice === 0) return left > 0 ? 1 : 0;
        return FACES.filter((face) => left > (effect.isHalved ? Math.ceil(face / 2) : face)).length / FACES.length;
      }
      case 'fall':
      case 'cage':
      case 'loseTurn':
        return 0;
      default:
        return 1;
    }
  }
}
