import { GRADES, heroCardOf } from '../../content/index.ts';
import { FIRST_LEVEL, maxLife } from '../../queries/scores.ts';
import type { Event, EventOf, Hero, View } from '../../types/index.ts';
import { ofHero, ofHeroes } from './change.ts';

/** Whose turn it is, and what a turn begins with. */
export function courseAfter(view: View, event: Event): View {
  switch (event.type) {
    case 'first':
      return { ...view, first: event.seat };
    case 'gotHero':
      return heroGot(view, event);
    case 'began':
      return begun(view, event);
    case 'phase':
      return phaseBegun(view, event);
    case 'turnOver':
    case 'cut':
      return turnEnded(view, event.seat);
    default:
      return view;
  }
}

const NOTHING_DONE = { hasDeclared: false, explored: 0, tried: [], closed: [], found: [] } as const;

/** What was completed in the last turn may come back from now on. [quest.recycle] */
const begun = (view: View, { seat, round }: EventOf<'began'>): View => ({
  ...{ ...view, ...NOTHING_DONE, round, active: seat, phase: 'reset' },
  finished: [...view.finished, ...view.fresh],
  fresh: [],
});

/** Once everybody has a card of each grade, all heroes are whole and of the first level. */
function heroGot(view: View, { seat, hero: id }: EventOf<'gotHero'>): View {
  const grown = ofHero(
    { ...view, spare: view.spare.filter((other) => other !== id) },
    seat,
    ({ heroes }): Partial<Hero> => ({
      heroes: [...heroes, id].sort((x, y) => GRADES.indexOf(heroCardOf(x).grade) - GRADES.indexOf(heroCardOf(y).grade)),
    }),
  );
  const isReady = grown.heroes.every(({ heroes, level }) => heroes.length === view.grades.length && level === 0);
  return isReady ? ofHeroes(grown, (hero) => ({ life: maxLife(hero), level: FIRST_LEVEL[view.grade] })) : grown;
}

/** Every Reset phase refreshes what everybody can do once in a turn. [reset.once-per-turn-refresh] */
function phaseBegun(view: View, { seat, phase }: EventOf<'phase'>): View {
  const now = { ...view, active: seat, phase };
  if (phase !== 'reset') return now;
  const fresh = ofHeroes(now, { used: [], hasAttacked: false, hasTipped: false, bonus: 0, wall: null });
  return ofHero({ ...fresh, turns: view.turns + 1 }, seat, ({ turns }) => ({ turns: turns + 1 }));
}

/** The round rises when the order comes round to whoever began. [core.turn-passes-left] */
function turnEnded(view: View, seat: number): View {
  const next = (seat + 1) % view.heroes.length;
  return {
    ...view,
    ...NOTHING_DONE,
    active: null,
    phase: null,
    strikes: [],
    round: next === view.first ? view.round + 1 : view.round,
  };
}
