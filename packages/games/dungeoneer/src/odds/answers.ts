import type { Seat } from '@questhall/kernel';
import { type Amount, adventureOf, type Clause, type Effect, heroCardOf } from '../content/index.ts';
import { playClause, selfDiscarding } from '../queries/printed.ts';
import { maxLife } from '../queries/scores.ts';
import { heroOf } from '../queries/table.ts';
import type { Action, ActionOf, Hero, Question, Strike, View } from '../types/index.ts';
import { chanceOf, type Duel, duelOdds } from './dice.ts';
import { type Fate, fateOf, trapChance } from './fate.ts';
import { matchIn, threatScore } from './match.ts';
import { spaceTrial } from './trials.ts';

/** What the dice that come next mean for a seat; null where they are none of its business. */
export type Prospect =
  | { readonly kind: 'fate'; readonly fate: Fate }
  /** Its own hero attacks, or its Minion does. */
  | { readonly kind: 'attack'; readonly duel: Duel }
  | { readonly kind: 'threat'; readonly chance: number };

type Acting = ActionOf<'play' | 'use' | 'ability'>;

const isActing = (action: Action): action is Acting =>
  action.type === 'play' || action.type === 'use' || action.type === 'ability';

/** The sentence of a card or an ability that works now. */
function clauseOf(action: Acting): Clause | null {
  switch (action.type) {
    case 'play': {
      const card = adventureOf(action.card);
      return action.isUsedNow ? selfDiscarding(card) : playClause(card);
    }
    case 'use':
      return adventureOf(action.card).clauses.find(({ trigger }) => trigger === 'use') ?? null;
    case 'ability':
      return (
        heroCardOf(action.hero).clauses.find(({ trigger }) => trigger === 'response' || trigger === 'roll') ?? null
      );
  }
}

/** What will have been said and played when the dice fall. */
interface Ahead {
  readonly view: View;
  readonly isBestOfTwo: boolean;
}

const withHero = (view: View, seat: Seat, change: (hero: Hero) => Partial<Hero>): View => ({
  ...view,
  heroes: view.heroes.map((hero, one) => (one === seat ? { ...hero, ...change(hero) } : hero)),
});

const withStrike = (view: View, index: number | null, change: (strike: Strike) => Partial<Strike>): View => ({
  ...view,
  strikes: view.strikes.map((strike, one) => (one === index ? { ...strike, ...change(strike) } : strike)),
});

/** One word of it, done to what the seat sees. */
function worked({ view, isBestOfTwo }: Ahead, effect: Effect, seat: Seat, action: Acting): Ahead {
  const { strike: index, variable, space } = action;
  const amount = (by: Amount): number => (typeof by === 'number' ? by : variable);
  const seen = (next: View): Ahead => ({ view: next, isBestOfTwo });
  switch (effect.word) {
    case 'counter':
      return seen(withStrike(view, index, ({ counterMore }) => ({ counterMore: counterMore + amount(effect.by) })));
    case 'attack': {
      const by = effect.isFoes ? -Math.abs(amount(effect.by)) : amount(effect.by);
      return seen(withStrike(view, index, ({ attackMore }) => ({ attackMore: attackMore + by })));
    }
    case 'bestOfTwo':
      return index === null
        ? { view, isBestOfTwo: true }
        : seen(withStrike(view, index, () => ({ hasBestCounter: true })));
    case 'repel':
      return seen(withStrike(view, index, () => ({ isOver: true })));
    case 'heal':
      return seen(withHero(view, seat, (hero) => ({ life: Math.min(maxLife(hero), hero.life + effect.by) })));
    case 'warp':
      return seen(withHero(view, seat, () => ({ space })));
    default:
      return seen(view);
  }
}

/** What a seat would see once its answer has worked. */
function aheadOf(view: View, seat: Seat, action: Action): Ahead {
  const now: Ahead = { view, isBestOfTwo: false };
  if (!isActing(action)) return now;
  const isReadied = action.type === 'play' && !action.isUsedNow && adventureOf(action.card).duration === 'permanent';
  const readied = isReadied
    ? withHero(view, seat, (hero) => ({
        readied: [...hero.readied, { card: action.card, wounds: 0, attached: [], charges: 0 }],
      }))
    : view;
  const effects = clauseOf(action)?.choices[action.choice] ?? [];
  return effects.reduce((ahead, effect) => worked(ahead, effect, seat, action), { ...now, view: readied });
}

/** The Pit or the Spikes to which a hero has just come, and at which he still is. [obst.pit] [obst.spikes] */
function groundAhead({ view, isBestOfTwo }: Ahead, seat: Seat, question: Question | null): Prospect | null {
  if (question?.kind !== 'window' || question.window !== 'arrived' || question.space === null) return null;
  const { space } = heroOf(view, seat);
  const trial = space === question.space ? spaceTrial(view, seat, space) : null;
  if (trial === null) return null;
  return { kind: 'threat', chance: chanceOf(trial.number, trial.more, isBestOfTwo ? 'best' : 'one') };
}

/**
 * What comes next for a seat if this is the last thing that anybody does: a pass is what comes anyway. By the question
 * it is known what waits where a hero has come to.
 */
export function prospectOf(
  view: View,
  seat: Seat,
  action: Action = { type: 'pass' },
  question: Question | null = null,
): Prospect | null {
  if (view.heroes[seat] === undefined || heroOf(view, seat).isOut) return null;
  const ahead = aheadOf(view, seat, action);
  const { view: seen, isBestOfTwo } = ahead;
  const { threat } = seen;
  if (threat !== null) {
    if (threat.seat !== seat) return null;
    const more = threatScore(seen, seat, threat.form, threat.about);
    return { kind: 'threat', chance: chanceOf(threat.number, more, isBestOfTwo ? 'best' : 'one') };
  }
  const own = seen.strikes.findLast(
    ({ kind, by, counter, isOver }) =>
      (kind === 'hero' || kind === 'minion') && by === seat && counter === null && !isOver,
  );
  if (own !== undefined) return { kind: 'attack', duel: duelOdds(matchIn(seen, own)) };
  const overcoming = trapChance(seen, seat);
  if (overcoming !== null) return { kind: 'threat', chance: overcoming };
  const fate = fateOf(view, seat) === null ? null : (fateOf(seen, seat) ?? SAFE);
  return fate === null ? groundAhead(ahead, seat, question) : { kind: 'fate', fate };
}

const SAFE: Fate = { unhurt: 1, fall: 0, wounds: 0, isExact: true };
