import { isFireproof, isProof } from '../../queries/combat.ts';
import { findHero, findMonster, heroOf } from '../../queries/figures.ts';
import { bodyMax } from '../../queries/gear.ts';
import type { Action, HeroInPlay, Question, View } from '../../types/index.ts';

const isWhole = (hero: HeroInPlay): boolean => hero.body >= bodyMax(hero);

/** Whether an offer is of no use now, or another hero’s business: a menu has such things last. */
export function isIdle(view: View, question: Question, offer: Action): boolean {
  switch (offer.type) {
    case 'cast': {
      const [target = -1] = offer.targets;
      const [hero, monster] = [findHero(view, target), findMonster(view, target)];
      if (offer.spell === 'heal-body' || offer.spell === 'water-of-healing') return hero !== null && isWhole(hero);
      if (offer.spell === 'sleep') return offer.targets.every((id) => findMonster(view, id)?.isAsleep === true);
      if (offer.spell === 'ball-of-flame' || offer.spell === 'fire-of-wrath')
        return monster !== null && (isFireproof(monster) || isProof(monster, null));
      return false;
    }
    case 'drink': {
      const isOthers = 'hero' in question && question.hero !== offer.hero;
      return isOthers || (offer.potion === 'healing' && isWhole(heroOf(view, offer.hero)));
    }
    default:
      return false;
  }
}
