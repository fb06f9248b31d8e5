import type { Hero } from '../../content/heroes.ts';
import { boardOf, wallsSeen } from '../../queries/board.ts';
import { attackDice } from '../../queries/combat.ts';
import { heroOf, idOfHero, isHere } from '../../queries/figures.ts';
import { solid, trapAt } from '../../queries/floor.ts';
import { armOf } from '../../queries/gear.ts';
import { destinations, waysOf } from '../../queries/moving.ts';
import { areAdjacent, around, bodies, sees } from '../../queries/sight.ts';
import type { Square } from '../../sheet/sheet.ts';
import { type Action, GENIE_ID, type HeroInPlay, type Table } from '../../types/index.ts';
import { strikeOn, targetScore } from './attacks.ts';
import { stepsTo } from './fields.ts';
import type { ZargonView } from './ground.ts';
import { type Foe, foesOf } from './scene.ts';

const END: Action = { type: 'endTurn' };
const EPSILON = 1e-12;

/** One answer for a hero on strings: roll, go to whom it can hurt most, strike; or away from its friends. */
export function playPuppet(view: ZargonView, name: Hero): Action {
  // [ai.puppet-play]
  const { turn } = view;
  if (turn === null || turn.hasActed) return END;
  const table: Table = { ...view, ownSheet: '', stripped: null };
  const hero = heroOf(table, name);
  const mayAct = !(turn.isHalf && turn.hasStepped); // whoever is shaken moves or acts, not both
  const mayMove = !turn.isMoveOver;
  if (turn.movement === null) {
    const blow = turn.isHalf || !mayMove ? bestBlow(table, hero, [hero.at]) : null;
    return blow !== null ? strike(blow) : mayMove ? { type: 'roll' } : END;
  }
  const goals = mayMove ? walksOf(table, hero, turn.movement) : [];
  const blow = mayAct ? bestBlow(table, hero, turn.isHalf ? [hero.at] : [hero.at, ...goals]) : null;
  if (blow !== null) return blow.from === hero.at ? strike(blow) : { type: 'walk', to: blow.from };
  const away = farthest(table, hero, goals);
  return away === hero.at ? END : { type: 'walk', to: away };
}

interface Blow {
  readonly foe: Foe;
  readonly from: Square;
  readonly score: number;
}

const strike = ({ foe }: Blow): Action => ({ type: 'attack', target: foe.id, isThrown: false });

/** Nobody is walked into a trap that everybody knows of. [dread.puppet-strings] */
const walksOf = (table: Table, hero: HeroInPlay, movement: number): Square[] =>
  destinations(table, idOfHero(hero.hero), hero.at, movement).filter((square) => trapAt(table, square) === null);

/** The fellow hero with the highest score, from the nearest square that the weapon in hand allows. */
function bestBlow(table: Table, hero: HeroInPlay, squares: readonly Square[]): Blow | null {
  const id = idOfHero(hero.hero);
  const { distance } = waysOf(table, id, hero.at, boardOf(table.plan).grid.size).flood;
  const steps = squares.map((square) => Math.max(0, distance[square] ?? 0));
  const inTheWay = bodies(table);
  inTheWay[hero.at] = 0;
  let best: Blow | null = null;
  for (const foe of foesOf(table)) {
    if (foe.id === id || foe.id >= GENIE_ID) continue; // only heroes can be made to suffer
    const strike = strikeOn(foe, attackDice(table, id, foe.id), table.house);
    for (const [i, from] of squares.entries()) {
      if (!canStrike(table, hero, from, foe.at, inTheWay)) continue;
      const score = targetScore(strike, foe.bonus, steps[i] ?? 0);
      if (best === null || score > best.score + EPSILON || (score > best.score - EPSILON && isBefore(foe, best.foe)))
        best = { foe, from, score };
    }
  }
  return best;
}

/** Ties go as they do for monsters. */
const isBefore = (foe: Foe, other: Foe): boolean => foe.body < other.body || (foe.body === other.body && foe.rank < other.rank);

/** Whether the weapon in hand reaches from one square to another. [attack.one-adjacent-monster, attack.diagonal-weapons, attack.ranged-weapons] */
function canStrike(table: Table, hero: HeroInPlay, from: Square, to: Square, inTheWay: Uint8Array): boolean {
  const isBeside = areAdjacent(table, from, to);
  if (hero.held === 'crossbow' && (hero.reloading > 0 || (isBeside && table.house.crossbowNotAdjacent))) return false;
  const arm = hero.held === null ? null : armOf(hero.held);
  if (arm?.isRanged === true) return sees(table, from, to, inTheWay);
  if (isBeside) return true;
  const { width } = boardOf(table.plan).grid;
  const isDiagonal = around(table, from).includes(to) && from % width !== to % width && Math.floor(from / width) !== Math.floor(to / width);
  return isDiagonal && arm?.isDiagonal === true && sees(table, from, to, inTheWay);
}

/** As far from the nearest friend as it gets. */
function farthest(table: Table, hero: HeroInPlay, squares: readonly Square[]): Square {
  const friends = table.heroes.filter((other) => isHere(other) && other.hero !== hero.hero).map(({ at }) => at);
  const steps = stepsTo(boardOf(table.plan).grid, wallsSeen(table), solid(table), friends);
  let best = hero.at;
  for (const square of squares) if ((steps[square] ?? -1) > (steps[best] ?? -1)) best = square;
  return best;
}
