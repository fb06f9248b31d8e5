import { CARDS } from '../../content/combat-cards.ts';
import type { Event, View } from '../../types/index.ts';
import { CARDS_TURNED } from './cards.ts';
import { type Changes, fighterChanged } from './change.ts';
import { HEROES_MOVED } from './heroes.ts';
import { HOLDINGS } from './holdings.ts';
import { MONSTERS_WAITING } from './monsters.ts';
import { TILES } from './tiles.ts';

/** A fight, and how it is agreed on. */
type OfFights =
  | ('wished' | 'modeDisputed' | 'modeSettled' | 'handsDealt' | 'monsterMet' | 'lifeSeen' | 'combatBegan')
  | ('roundBegan' | 'rolled' | 'rerolled' | 'cardsRevealed' | 'arrowsLoosed' | 'determined' | 'wounded' | 'spared')
  | ('tokenReturned' | 'tokenStayed');

const FIGHTS: Changes<OfFights> = {
  wished: (view, { seat, mode }) => ({ ...view, wishes: view.wishes.with(seat, mode) }),
  modeDisputed: (view) => ({ ...view, wishes: view.wishes.map(() => null) }),
  modeSettled: (view, { mode }) => ({ ...view, mode, wishes: [] }),
  handsDealt: (view) => ({ ...view, combatHand: CARDS.slice() }),
  monsterMet: (view, { monster }) => ({ ...view, monster: { monster, life: view.monster?.life ?? null, wounds: 0 } }),
  lifeSeen: (view, { life }) => ({ ...view, monster: view.monster && { ...view.monster, life } }),
  // What lay there of tests and other fights is swept off.
  combatBegan: (view, { life }) => ({
    ...view,
    monster: view.monster && { ...view.monster, life },
    lying: { dice: [], heroCard: null, monsterCard: null, arrow: null },
  }),
  roundBegan: (view, { round }) => ({ ...view, round }),
  rolled: (view, { dice }) => ({ ...view, lying: { ...view.lying, dice } }),
  rerolled: (view, { dice }) => ({ ...view, lying: { ...view.lying, dice } }),
  cardsRevealed: (view, { hero, monster }) => ({
    ...view,
    lying: { ...view.lying, heroCard: hero, monsterCard: monster },
  }),
  arrowsLoosed: (view, { card }) => ({ ...view, lying: { ...view.lying, arrow: card } }),
  determined: (view, { left }) => fighterChanged(view, () => ({ determination: left })),
  wounded: (view, { side, wounds }) => {
    if (side === 'hero') return fighterChanged(view, (hero) => ({ wounds: hero.wounds + wounds }));
    return { ...view, monster: view.monster && { ...view.monster, wounds: view.monster.wounds + wounds } };
  },
  spared: (view) => fighterChanged(view, ({ life }) => ({ wounds: life - 1 })),
  // In the arena the number of rounds says how long the fight was.
  tokenReturned: (view) => ({ ...view, monster: null, test: null, round: view.keep === null ? view.round : 0 }),
  tokenStayed: (view) => ({ ...view, monster: view.monster && { ...view.monster, wounds: 0 } }),
};

const CHANGES: Partial<Changes<Event['type']>> = {
  ...FIGHTS,
  ...HEROES_MOVED,
  ...HOLDINGS,
  ...CARDS_TURNED,
  ...MONSTERS_WAITING,
  ...TILES,
};

/**
 * What a seat sees after something happened. How many tokens and Combat cards are left, what a monster tests that has
 * only just been met, how often a hero has searched, and when a card of the keep has done its work and lies on its
 * discards, no event says: the next view does.
 */
export function after(view: View, event: Event): View {
  const change = CHANGES[event.type] as ((view: View, event: Event) => View) | undefined; // looked up by its own type
  return change === undefined ? view : change(view, event);
}
