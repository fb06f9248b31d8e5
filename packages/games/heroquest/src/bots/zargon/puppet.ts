import type { Hero } from '../../content/heroes.ts';
import { boardOf, wallsSeen } from '../../queries/board.ts';
import { attackDice } from '../../queries/combat.ts';
import { heroOf, idOfHero, isHere } from '../../queries/figures.ts';
import { solid, trapAt } from '../../queries/floor.ts';
import { destinations, waysOf } from '../../queries/moving.ts';
import { mayAct as hasAction, mayMove as hasMove, reachRefusal } from '../../queries/reach.ts';
import { bodies } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Action, GENIE_ID, type HeroInPlay, type View } from '../../types/index.ts';
import { because, type Decision } from '../decision.ts';
import { strikeOn, targetScore } from './attacks.ts';
import { stepsTo } from './fields.ts';
import type { ZargonView } from './ground.ts';
import { type Foe, foesOf } from './scene.ts';

const END: Action = { type: 'endTurn' };
const EPSILON = 1e-12;

/** One answer for a hero on strings. */
export const playPuppet = (view: ZargonView, name: Hero): Decision =>
  because('ai.puppet-play', pullStrings(view, name));

/** Roll, go to whom it can hurt most, strike; or away from its friends. */
function pullStrings(view: ZargonView, name: Hero): Action {
  const { turn } = view;
  if (turn === null || turn.hasActed) return END;
  const hero = heroOf(view, name);
  const mayAct = hasAction(turn);
  const mayMove = hasMove(turn);
  if (turn.movement === null) {
    const blow = turn.isHalf || !mayMove ? bestBlow(view, hero, [hero.at]) : null;
    return blow !== null ? strike(blow) : mayMove ? { type: 'roll' } : END;
  }
  const goals = mayMove ? walksOf(view, hero, turn.movement) : [];
  const blow = mayAct ? bestBlow(view, hero, turn.isHalf ? [hero.at] : [hero.at, ...goals]) : null;
  if (blow !== null) return blow.from === hero.at ? strike(blow) : { type: 'walk', to: blow.from };
  const away = farthest(view, hero, goals);
  return away === hero.at ? END : { type: 'walk', to: away };
}

interface Blow {
  readonly foe: Foe;
  readonly from: Square;
  readonly score: number;
}

const strike = ({ foe }: Blow): Action => ({ type: 'attack', target: foe.id, isThrown: false });

/** Nobody is walked into a trap that everybody knows of. [dread.puppet-strings] */
const walksOf = (view: View, hero: HeroInPlay, movement: number): Square[] =>
  destinations(view, idOfHero(hero.hero), hero.at, movement).filter((square) => trapAt(view, square) === null);

/** The fellow hero with the highest score, from the nearest square that the weapon in hand allows. */
function bestBlow(view: View, hero: HeroInPlay, squares: readonly Square[]): Blow | null {
  const id = idOfHero(hero.hero);
  const { distance } = waysOf(view, id, hero.at, boardOf(view.plan).grid.size).flood;
  const steps = squares.map((square) => Math.max(0, distance[square] ?? 0));
  const inTheWay = bodies(view);
  inTheWay[hero.at] = 0;
  let best: Blow | null = null;
  for (const foe of foesOf(view)) {
    if (foe.id === id || foe.id >= GENIE_ID) continue; // it goes for its fellow heroes, and leaves the Genie alone
    const strike = strikeOn(foe, attackDice(view, id, foe.id), view.house);
    for (const [i, from] of squares.entries()) {
      if (reachRefusal(view, hero, foe.at, false, from, inTheWay) !== null) continue;
      const score = targetScore(strike, foe.bonus, steps[i] ?? 0);
      if (best === null || score > best.score + EPSILON || (score > best.score - EPSILON && isBefore(foe, best.foe)))
        best = { foe, from, score };
    }
  }
  return best;
}

/** Ties go as they do for monsters. */
const isBefore = (foe: Foe, other: Foe): boolean =>
  foe.body < other.body || (foe.body === other.body && foe.rank < other.rank);

/** As far from the nearest friend as it gets. */
function farthest(view: View, hero: HeroInPlay, squares: readonly Square[]): Square {
  const friends = view.heroes.filter((other) => isHere(other) && other.hero !== hero.hero).map(({ at }) => at);
  const steps = stepsTo(boardOf(view.plan).grid, wallsSeen(view), solid(view), friends);
  let best = hero.at;
  for (const square of squares) if ((steps[square] ?? -1) > (steps[best] ?? -1)) best = square;
  return best;
}
