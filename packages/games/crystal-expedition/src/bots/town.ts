import { BOOSTS, BOOSTS_MAX, type BoostId, ITEMS } from '../content/index.ts';
import { isWorthCourting } from '../odds/index.ts';
import { trainingsLeft } from '../queries/allowance.ts';
import { levelPrice, nextLevel } from '../queries/prices.ts';
import type { Action, Hero, Stay, View, Visit } from '../types/index.ts';
import { type ActionOf, type Asked, anyOf, bestOf, offersOf } from './choice.ts';
import { nextWanted } from './wares.ts';

/** Boosts that are worth their Crowns, the best first. */
const BOOSTS_WANTED: readonly BoostId[] = ['hearty-stew', 'shrine-blessing', 'lucky-draught'];

/** So many Crowns stay for the next stay, whatever else could be bought. */
const RESERVE = 40;

/** One thing after the other: what the visit is for, then the next visit, then off. */
export function townFor(turn: Asked): Action {
  const { view } = turn.sight;
  for (const ready of offersOf(turn, 'ready')) {
    const [hero, stay] = [view.party.find(({ id }) => id === ready.hero), view.town?.stays[ready.hero]];
    if (hero === undefined || stay === undefined) continue;
    if (stay.visit !== null) return insideFor(turn, hero, stay.visit);
    const visit = visitFor(turn, view, hero, stay);
    return visit ?? ready;
  }
  return insideAnywhere(turn) ?? bestOf(offersOf(turn, 'ready'), () => 1) ?? anyOf(turn);
}

/** Whoever is inside somewhere and cannot be ready before it is out again. */
function insideAnywhere(turn: Asked): Action | null {
  const { view } = turn.sight;
  for (const { hero: id } of offersOf(turn, 'leave')) {
    const [hero, visit] = [view.party.find((one) => one.id === id), view.town?.stays[id]?.visit ?? null];
    if (hero !== undefined && visit !== null) return insideFor(turn, hero, visit);
  }
  return offersOf(turn, 'court')[0] ?? offersOf(turn, 'concede')[0] ?? null;
}

/** Class and Race rise together: the lower level is the cheaper one. */
const isClassNext = ({ build: { classLevel, raceLevel } }: Hero): boolean => classLevel <= raceLevel;

/** There is something to learn, it may be learned, and it can be paid for. */
function canTrain(hero: Hero, isFree: boolean): boolean {
  const level = isClassNext(hero) ? hero.build.classLevel : hero.build.raceLevel;
  return trainingsLeft(hero) > 0 && nextLevel(level) !== null && (isFree || hero.crowns >= levelPrice(level));
}

/** What the smith could do for this hero's Crowns. */
function smithWish(hero: Hero): 'buy' | 'upgrade' | null {
  const wanted = nextWanted(hero);
  if (wanted !== null) return hero.crowns >= ITEMS[wanted].price ? 'buy' : null;
  const main = hero.build.main === null ? undefined : hero.build.pieces[hero.build.main];
  return main !== undefined && main.level < 5 && hero.crowns >= levelPrice(main.level) + RESERVE ? 'upgrade' : null;
}

function visitFor(turn: Asked, view: View, hero: Hero, { visitsLeft }: Stay): ActionOf<'visit'> | null {
  if (visitsLeft === 0) return null;
  const to = (location: ActionOf<'visit'>['location']): ActionOf<'visit'> | null =>
    offersOf(turn, 'visit').find((offer) => offer.hero === hero.id && offer.location === location) ?? null;
  const free = view.town?.freeUses.find((use) => use.hero === hero.hero)?.reward;
  if (canTrain(hero, free === 'train')) return to('guild');
  if (isThirsty(view, hero, free === 'tavern')) return to('tavern');
  return smithWish(hero) === null ? null : to('blacksmith');
}

/** A boost is worth having that nobody has bought, and there are Crowns enough for other things besides. */
function isThirsty({ town }: View, hero: Hero, isFree: boolean): boolean {
  const boosts = town?.boosts ?? [];
  const boost = BOOSTS_WANTED.find((id) => boosts.every((bought) => bought.boost !== id));
  if (boost === undefined || boosts.length >= BOOSTS_MAX) return false;
  return isFree || (smithWish(hero) === null && hero.crowns >= BOOSTS[boost].price + RESERVE);
}

function insideFor(turn: Asked, hero: Hero, { location }: Visit): Action {
  const own = <A extends { readonly hero: number }>(offers: readonly A[]): readonly A[] =>
    offers.filter((offer) => offer.hero === hero.id);
  const leave = own(offersOf(turn, 'leave'))[0];
  switch (location) {
    case 'guild': {
      const next = isClassNext(hero) ? 'class' : 'race';
      return own(offersOf(turn, 'train')).find(({ what }) => what === next) ?? leave ?? anyOf(turn);
    }
    case 'tavern':
      return (
        bestOf(own(offersOf(turn, 'drink')), ({ boost }) => -((BOOSTS_WANTED.indexOf(boost) + 9) % 9)) ??
        leave ??
        anyOf(turn)
      );
    case 'blacksmith':
      return smithFor(turn, hero) ?? leave ?? anyOf(turn);
    case 'gambler':
      return gambleFor(turn, hero) ?? leave ?? anyOf(turn);
    default:
      return leave ?? anyOf(turn);
  }
}

function smithFor(turn: Asked, hero: Hero): Action | null {
  const wish = smithWish(hero);
  if (wish === 'buy') {
    const wanted = nextWanted(hero);
    return offersOf(turn, 'buy').find((offer) => offer.hero === hero.id && offer.item === wanted) ?? null;
  }
  if (wish !== 'upgrade') return null;
  return offersOf(turn, 'upgrade').find((offer) => offer.hero === hero.id && offer.piece === hero.build.main) ?? null;
}

/** The house has the edge, so nothing is staked; but what is begun is played as well as it can be. [fickle.odds] */
function gambleFor(turn: Asked, hero: Hero): Action | null {
  const fickle = turn.sight.view.town?.stays[hero.id]?.visit?.fickle ?? null;
  if (fickle === null) return null;
  return { type: isWorthCourting(fickle.house - fickle.hero) ? 'court' : 'concede', hero: hero.id };
}
