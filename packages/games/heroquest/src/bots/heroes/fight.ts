import { isBesideEdge } from '@questhall/grid';
import { isMonster } from '../../content/monsters.ts';
import { quickBlow } from '../../odds/index.ts';
import { attackDice, defendDice, isProof } from '../../queries/combat.ts';
import { idOfHero } from '../../queries/figures.ts';
import { isWanted } from '../../queries/goal.ts';
import type { Square } from '../../sheet/sheet.ts';
import type { Action, FigureId, HeroInPlay, MonsterInPlay, View } from '../../types/index.ts';
import { because, type Decision, DONE, walkTo } from '../decision.ts';
import { squaresAgainst } from './arms.ts';
import { canStop, foeOn, type Scene, stepOver, stepsTo } from './scene.ts';
import { bodyLeft, isAwake, type Situation } from './situation.ts';

/** Below this an attack does more harm than good. */
const WORTHWHILE = -0.3;
const WEAK_BODY = 2;
const NAMED_FACTOR = 2;
const KILL_WEIGHT = 0.6;
const GOAL_BONUS = 0.4;
const DOOR_MALUS = 0.2;
/** Among equals the nearest square; far less than any real difference. */
const STEP_MALUS = 0.002;
/** Whoever may either walk or strike does not walk while there is something to strike. */
const HALF_MALUS = 3;

/** Whom to strike, and from where. */
interface Blow {
  readonly foe: MonsterInPlay;
  readonly from: Square;
  readonly score: number;
}

export const isNamed = ({ key }: MonsterInPlay): boolean => !isMonster(key);

/** How much it matters that a monster is gone. */
export function worthOf(foe: MonsterInPlay): number {
  return foe.attack * (1 + 0.3 * (bodyLeft(foe) - 1)) * (isNamed(foe) ? NAMED_FACTOR : 1);
}

/** What each monster beside one's square is feared. */
function fearOf({ hero, body }: HeroInPlay): number {
  if (hero === 'wizard') return 1.2;
  return body <= WEAK_BODY ? 0.9 : 0.25;
}

/** The best blow from any square in reach, or null when none is worth it. */
export function bestBlow(situation: Situation): Blow | null {
  const { me, view, foes } = situation;
  let best: Blow | null = null;
  for (const foe of foes) {
    if (isProof(foe, me.held)) continue;
    const isBlackOnly = me.held === 'spirit-blade' && foe.isUndead;
    const gain = gainFrom(view, idOfHero(me.hero), foe, isBlackOnly) + (isWanted(view.goal, foe) ? GOAL_BONUS : 0);
    if (best !== null && gain <= best.score) continue;
    const found = bestSquare(situation, foe, gain, best?.score ?? floorOf(situation));
    if (found !== null) best = found;
  }
  return best;
}

const floorOf = ({ turn }: Situation): number => (turn.isHalf ? WORTHWHILE - HALF_MALUS : WORTHWHILE);

/** What a blow of the hero's or of the Genie's is worth: T·(E/bp + 0.6·K). */
export function gainFrom(view: View, attacker: FigureId, foe: MonsterInPlay, isBlackOnly: boolean): number {
  const body = bodyLeft(foe);
  const { expectedWounds, kill } = quickBlow({
    attack: attackDice(view, attacker, foe.id),
    defend: defendDice(view, foe.id),
    body,
    isHeroDefending: false,
    house: view.house,
    isBlackOnly,
  });
  return worthOf(foe) * (expectedWounds / body + KILL_WEIGHT * kill);
}

function bestSquare(situation: Situation, foe: MonsterInPlay, gain: number, floor: number): Blow | null {
  const { scene, me, reach, turn } = situation;
  const fear = fearOf(me);
  let best: Blow | null = null;
  let bestScore = floor;
  for (const from of squaresAgainst(situation, foe)) {
    const steps = stepsTo(reach, from);
    if (steps < 0 || (steps > 0 && !canStop(scene, from))) continue;
    const score =
      gain -
      fear * awakeBeside(scene, from) -
      (isDoorSquare(scene, from) ? DOOR_MALUS : 0) -
      (turn.isHalf && steps > 0 ? HALF_MALUS : STEP_MALUS * steps);
    if (score <= bestScore) continue;
    bestScore = score;
    best = { foe, from, score };
  }
  return best;
}

/** Monsters that could strike at somebody here without a step. */
export function awakeBeside(scene: Scene, square: Square): number {
  let count = 0;
  for (let direction = 0; direction < 4; direction++) {
    const beside = stepOver(scene, square, direction);
    const foe = beside < 0 ? null : foeOn(scene, beside);
    if (foe !== null && isAwake(foe)) count += 1;
  }
  return count;
}

/** A square beside an open door. */
export const isDoorSquare = ({ view, board }: Scene, square: Square): boolean =>
  view.doors.some(({ edge, isOpen }) => isOpen && isBesideEdge(board.grid, edge, square));

export const attackOn = ({ id }: MonsterInPlay): Action => ({ type: 'attack', target: id, isThrown: false });

/** The blow, from where the hero stands. */
export const hit = ({ foe }: Blow): Decision => because('ai.hero-attack-score', attackOn(foe));

/** Walk there and strike; whoever can do only one of the two is at least there. */
export function strike({ me, turn, foes, movement }: Situation, blow: Blow): Decision[] {
  const walk = walkTo('ai.hero-attack-score', me.at, blow.from);
  if (walk.length > 0) return turn.isHalf ? [...walk, DONE] : [...walk, hit(blow), DONE];
  // With more of them about, a hero in good health stays where it fights.
  const isStaying = (foes.length > 1 && me.hero !== 'wizard' && me.body > WEAK_BODY) || movement === 0;
  return isStaying ? [hit(blow), DONE] : [hit(blow)];
}
