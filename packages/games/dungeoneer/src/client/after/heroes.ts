import type { Seat } from '@questhall/kernel';
import { adventureOf, type Clause, heroCardOf, isHeroCard } from '../../content/index.ts';
import { FIRST_LEVEL } from '../../queries/scores.ts';
import type { Event, EventOf, Hero, View } from '../../types/index.ts';
import { ofHero } from './change.ts';

/** The heroes after an event: where they stand, what they have and what they have done. */
export function heroesAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'placedHero':
      return ofHero(view, event.seat, { space: event.space });
    case 'moved':
      return moved(view, event);
    case 'wallOpened':
      return ofHero(view, event.seat, { wall: event.side });
    case 'tipped':
      return ofHero(view, event.seat, { isTipped: true });
    case 'untipped':
      return ofHero(view, event.seat, { isTipped: false, mud: null });
    case 'tippedForPoint':
      return ofHero(view, event.seat, ({ bonus }) => ({ isTipped: true, hasTipped: true, bonus: bonus + 1 }));
    case 'healed':
    case 'wounded':
      return ofHero(view, event.seat, { life: event.life });
    case 'level':
    case 'promoted':
      return ofHero(view, event.seat, { level: event.level });
    case 'defeated':
      return fallen(view, event.seat);
    case 'reborn':
      return ofHero(view, event.seat, { ...NEW_LIFE, life: lifeOf(event.heroes), level: FIRST_LEVEL[view.grade] });
    default:
      return pursesAfter(view, event);
  }
}

const NEW_LIFE: Partial<Hero> = { glory: 1, peril: 1, isTipped: false, mud: null, hasSaved: false, points: 0 };

const lifeOf = ([first]: readonly string[]): number => (first === undefined ? 0 : heroCardOf(first).life);

function moved(view: View, { seat, to }: EventOf<'moved'>): View {
  const isOwnTurn = view.active === seat;
  return ofHero(view, seat, ({ hasMoved }) => ({ space: to, wall: null, hasMoved: hasMoved || isOwnTurn }));
}

/** With reincarnation the player stays, and waits for a new hero. [end.hero-defeated] [opt.reincarnation] */
function fallen(view: View, seat: Seat): View {
  if (view.house.reincarnation && view.resigned === 0)
    return ofHero(view, seat, { space: null, known: [], heroes: [] });
  return ofHero(view, seat, { isOut: true, space: null, glory: 0, peril: 0, hasSaved: false, known: [] });
}

/** Glory, Peril and points, and what was used in this turn. */
function pursesAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'collected':
      return collected(view, event);
    case 'glory':
    case 'peril':
      return ofHero(view, event.seat, { [event.type]: event.now });
    case 'points':
      return pointed(view, event);
    case 'saved':
      return ofHero(view, event.seat, { hasSaved: true });
    case 'paid':
      return ofHero(view, event.seat, event.what === 'saved' ? { hasSaved: false } : { [event.what]: event.now });
    case 'turnOver':
      return ofHero(view, event.seat, { points: 0, bonus: 0 });
    case 'used':
      return isOnce(event.source) ? usedUp(view, event.seat, event.source) : view;
    case 'challenged': {
      const struck = ofHero(view, event.seat, { hasAttacked: true });
      return event.minion === null ? struck : usedUp(struck, event.seat, event.minion);
    }
    case 'steppedIn':
      return usedUp(view, event.defender.seat, event.minion);
    default:
      return view;
  }
}

/** At set-up nobody has come there in a turn of his own. */
function collected(view: View, { seat, space, glory, peril }: EventOf<'collected'>): View {
  return ofHero(view, seat, (hero) => ({
    glory: hero.glory + glory,
    peril: hero.peril + peril,
    visited: view.phase === null || hero.visited.includes(space) ? hero.visited : [...hero.visited, space],
  }));
}

/** The points of a new turn come last in its Reset phase. [reset.order] */
function pointed(view: View, { seat, now }: EventOf<'points'>): View {
  return ofHero(view, seat, ({ space }) =>
    view.phase === 'reset' ? { points: now, visited: space === null ? [] : [space], hasMoved: false } : { points: now },
  );
}

const usedUp = (view: View, seat: Seat, source: string): View =>
  ofHero(view, seat, ({ used }) => ({ used: [...used, source] }));

const isOnce = (source: string): boolean => {
  const clauses: readonly Clause[] = isHeroCard(source) ? heroCardOf(source).clauses : adventureOf(source).clauses;
  return clauses.some(({ isOncePerTurn }) => isOncePerTurn);
};
