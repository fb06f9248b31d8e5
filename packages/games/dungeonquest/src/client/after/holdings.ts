import type { Seat } from '@questhall/kernel';
import { treasureNamed } from '../../content/keep/treasures.ts';
import type { PowerCard } from '../../content/power-cards.ts';
import type { HeroSeen, View } from '../../types/index.ts';
import { handLess } from './cards.ts';
import { type Changes, fighterChanged, heroChanged, keepChanged, without } from './change.ts';

/** Gold, Treasures, items and tokens: found, used, burnt, left behind, carried out. */
type OfHoldings =
  | ('goldFound' | 'itemKept' | 'itemUsed' | 'crownTaken' | 'tokensLost' | 'tokensGained' | 'treasuresTaken')
  | ('treasuresTakenUnseen' | 'treasuresBurnt' | 'treasureReturned' | 'belongingsLost' | 'belongingsLeft')
  | ('remainsTaken' | 'remainsTakenUnseen' | 'leftKeep' | 'scored');

export const HOLDINGS: Changes<OfHoldings> = {
  goldFound: (view, { total }) => fighterChanged(view, () => ({ gold: total })),
  itemKept: (view, { card }) => fighterChanged(view, ({ items }) => ({ items: [...items, card] })),
  itemUsed: (view, { card }) => fighterChanged(view, ({ items }) => ({ items: without(items, card) })),
  crownTaken: (view) => fighterChanged(view, () => ({ hasCrown: true })),
  tokensLost: (view) => fighterChanged(view, () => ({ determination: 0 })),
  tokensGained: (view, { held }) => fighterChanged(view, () => ({ determination: held })),
  treasuresTaken: (view, { seat, treasures }) =>
    heroChanged(leftInDeck(view, -treasures.length), seat, (hero) => richer(hero, treasures)),
  treasuresTakenUnseen: (view, { seat, treasures }) =>
    heroChanged(leftInDeck(view, -treasures), seat, (hero) => ({ treasureCount: hero.treasureCount + treasures })),
  treasuresBurnt: (view, { seat }) => heroChanged(leftInDeck(view, carriedBy(view, seat)), seat, emptied),
  treasureReturned: (view, { treasure }) => {
    if (treasure === 'burialCrown') return fighterChanged(view, () => ({ hasCrown: false }));
    return fighterChanged(leftInDeck(view, 1), ({ treasures, treasureCount }) => ({
      treasures: treasures && without(treasures, treasureNamed(treasure)),
      treasureCount: treasureCount - 1,
    }));
  },
  belongingsLost: (view, { seat, power }) =>
    heroChanged(laidDown(leftInDeck(view, carriedBy(view, seat)), seat, power), seat, (hero) => ({
      ...emptied(hero),
      gold: 0,
    })),
  belongingsLeft: (view, { seat, square }) => {
    const hero = view.heroes[seat];
    if (hero === null || hero === undefined) return view;
    const { gold, hasCrown, treasures, treasureCount } = hero;
    const left = { square, gold, hasCrown, treasures, treasureCount };
    return heroChanged(
      keepChanged(view, ({ remains }) => ({ remains: [...remains, left] })),
      seat,
      () => ({ ...emptied(hero), gold: 0 }),
    );
  },
  remainsTaken: (view, { seat, gold, treasures }) =>
    pickedUp(view, seat, (hero) => ({ ...richer(hero, treasures), gold: hero.gold + gold })),
  remainsTakenUnseen: (view, { seat, gold, treasures }) =>
    pickedUp(view, seat, (hero) => ({ gold: hero.gold + gold, treasureCount: hero.treasureCount + treasures })),
  leftKeep: (view, { seat, power }) => {
    const gone = keepChanged(laidDown(view, seat, power), () => ({ trail: [] }));
    return heroChanged(gone, seat, () => ({ fate: 'left' }));
  },
  scored: (view, { seat, treasures }) => heroChanged(view, seat, () => ({ treasures })),
};

const leftInDeck = (view: View, more: number): View =>
  keepChanged(view, ({ treasuresLeft }) => ({ treasuresLeft: treasuresLeft + more }));

const carriedBy = ({ heroes }: View, seat: Seat): number => heroes[seat]?.treasureCount ?? 0;

const richer = ({ treasures, treasureCount }: HeroSeen, more: readonly number[]): Partial<HeroSeen> => ({
  treasures: treasures && [...treasures, ...more],
  treasureCount: treasureCount + more.length,
});

/** No Treasures any more: of one's own that is known, too. */
const emptied = ({ treasures }: HeroSeen): Partial<HeroSeen> => ({
  treasures: treasures && [],
  treasureCount: 0,
  hasCrown: false,
});

/** The figure is gone, and what it held in the hand. */
const laidDown = (view: View, seat: Seat, power: readonly PowerCard[]): View =>
  heroChanged(handLess(view, seat, power), seat, () => ({
    square: -1,
    heading: null,
    enteredBy: null,
    searches: 0,
    isCaged: false,
    hasLostTurn: false,
    items: [],
    determination: 0,
  }));

/** What lay longest on the hero's square is his. */
function pickedUp(view: View, seat: Seat, change: (hero: HeroSeen) => Partial<HeroSeen>): View {
  const lying = view.keep?.remains.find(({ square }) => square === view.heroes[seat]?.square);
  if (lying === undefined) return view;
  return heroChanged(
    keepChanged(view, ({ remains }) => ({ remains: without(remains, lying) })),
    seat,
    (hero) => ({ ...change(hero), hasCrown: hero.hasCrown || lying.hasCrown }),
  );
}
