import { CARDS } from '../content/combat-cards.ts';
import { heroSeen } from '../queries/heroes.ts';
import type { Event, HeroSeen, View } from '../types.ts';

/**
 * What a seat sees after something happened. How many tokens and Combat cards are left, and what a monster tests that
 * has only just been met, no event says: the next view does.
 */
export function after(view: View, event: Event): View {
  const { monster, lying } = view;
  switch (event.type) {
    case 'wished':
      return { ...view, wishes: view.wishes.with(event.seat, event.mode) };
    case 'modeDisputed':
      return { ...view, wishes: view.wishes.map(() => null) };
    case 'modeSettled':
      return { ...view, mode: event.mode, wishes: [] };
    case 'handsDealt':
      return { ...view, combatHand: CARDS.slice() };
    case 'monsterMet':
      return { ...view, monster: { monster: event.monster, life: null, wounds: 0 } };
    case 'lifeSeen':
    case 'combatBegan':
      return { ...view, monster: monster && { ...monster, life: event.life } };
    case 'roundBegan':
      return { ...view, round: event.round };
    case 'rolled':
    case 'rerolled':
      return { ...view, lying: { ...lying, dice: event.dice } };
    case 'cardsRevealed':
      return { ...view, lying: { ...lying, heroCard: event.hero, monsterCard: event.monster } };
    case 'arrowsLoosed':
      return { ...view, lying: { ...lying, arrow: event.card } };
    case 'determined':
      return heroChanged(view, () => ({ determination: event.left }));
    case 'wounded':
      if (event.side === 'hero') return heroChanged(view, ({ wounds }) => ({ wounds: wounds + event.wounds }));
      return { ...view, monster: monster && { ...monster, wounds: monster.wounds + event.wounds } };
    case 'spared':
      return heroChanged(view, ({ life }) => ({ wounds: life - 1 }));
    case 'tokenReturned':
      return { ...view, monster: null, test: null };
    case 'tokenStayed':
      return { ...view, monster: monster && { ...monster, wounds: 0 } };
    case 'powerDrawn':
      return { ...handGrown(view, event.seat), powerHand: [...view.powerHand, event.card] };
    case 'powerDrawnUnseen':
      return handGrown(view, event.seat);
    default:
      return view;
  }
}

/** The hero who fights, with something changed. */
function heroChanged(view: View, change: (hero: HeroSeen) => Partial<HeroSeen>): View {
  const hero = heroSeen(view);
  if (hero === null) return view;
  return { ...view, heroes: view.heroes.with(view.fighter, { ...hero, ...change(hero) }) };
}

const handGrown = (view: View, seat: number): View => ({
  ...view,
  powerDeckSize: view.powerDeckSize - 1,
  powerHandSizes: view.powerHandSizes.map((size, holder) => (holder === seat ? size + 1 : size)),
});
