import { ASSUMED_GRIT, CALL } from '../content/index.ts';
import { cannotStrike } from '../queries/attacking.ts';
import { benefitOf } from '../queries/benefits.ts';
import { toHitBonus } from '../queries/blow.ts';
import { entityOf, isHero, recordOf } from '../queries/entities.ts';
import type { Occasion } from '../queries/repertoire.ts';
import { basesOf, effectSum } from '../queries/stats.ts';
import { cannotUse } from '../queries/using.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, EntityId, MonsterInPlay, OpenTable, Question, Reason, Turn } from '../types/index.ts';
import { approachOf } from './pick.ts';
import { chooseHero } from './prefer.ts';
import { chancesOf } from './reach.ts';
import { bestSquare, farthest, momentumSquare } from './squares.ts';
import { type Aim, useFor } from './useful.ts';

/** What the script does next, and by which of its steps. */
export interface Step {
  readonly action: Action;
  readonly rule: Rule;
  /** How far the script has come when this is done; null when no farther. */
  readonly script: Turn['script'] | null;
  /** Whom it is after from now on. */
  readonly quarry: EntityId | null;
  /** Why this one, if it has just chosen. */
  readonly why: Reason | null;
}

const step = (
  action: Action,
  rule: Rule,
  script: Step['script'] = null,
  quarry: Step['quarry'] = null,
  why: Step['why'] = null,
): Step => ({
  action,
  rule,
  script,
  quarry,
  why,
});

/** What the monster answers, by what the Controller is told. */
export function scriptFor(table: OpenTable, monster: MonsterInPlay, question: Question): Step {
  switch (question.kind) {
    case 'turn':
      return turnStep(table, monster);
    case 'roll':
      return rollStep(table);
    case 'hit':
      return sheetStep(table, monster, 'hit') ?? powerStep(table, monster);
    case 'miss':
      return sheetStep(table, monster, 'miss') ?? step(DONE, 'ctrl.12-miss-benefits');
    case 'momentum':
    case 'follow':
      return step({ type: 'place', to: momentumSquare(table, question) }, 'ctrl.10-momentum');
    case 'forced':
      return step({ type: 'place', to: farthest(table, question) }, 'ctrl.slide-push-choice');
    case 'reduce':
      return step({ type: 'reduce', effect: 'ongoing' }, 'ctrl.4-shake-off');
    default:
      return step(DONE, 'ctrl.engaged-stays');
  }
}

function turnStep(table: OpenTable, monster: MonsterInPlay): Step {
  const { turn } = table;
  if (turn === null) return END;
  return (
    (turn.script === 'first' ? firstStep(table, monster, turn) : null) ??
    (turn.script !== 'last' ? attackStep(table, monster, turn) : null) ??
    lastStep(table, monster, turn)
  );
}

const DONE: Action = { type: 'done' };
const END: Step = step({ type: 'endTurn' }, 'ctrl.14-end');
const SHAKE_OFF_FROM = 2;

const use = (benefit: string, target: number | null = null): Action => ({ type: 'use', benefit, target, glow: null });
const canUse = (table: OpenTable, monster: MonsterInPlay, id: string, occasion: Occasion = 'turn'): boolean =>
  cannotUse(table, monster, id, occasion) === null;

/** Before the attack: call, shake off, and what the sheet says comes first. */
function firstStep(table: OpenTable, monster: MonsterInPlay, turn: Turn): Step | null {
  if (monster.mayCall && canUse(table, monster, CALL)) return step(use(CALL), 'ctrl.3-call');
  if (effectSum(monster, 'ongoing') >= SHAKE_OFF_FROM && canUse(table, monster, 'shake-off'))
    return step(use('shake-off'), 'ctrl.4-shake-off');
  for (const { id, script, cost } of recordOf(monster).benefits) {
    if (script !== 'first' || !canUse(table, monster, id)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    if (aim !== null && (turn.surges > cost || !mustMove(table, monster)))
      return step(use(id, aim.target), usedBy(aim, 'ctrl.5-first-benefits'));
  }
  return null;
}

/** It can attack somebody, but nobody from where it stands. */
function mustMove(table: OpenTable, monster: MonsterInPlay): boolean {
  const chances = chancesOf(table, monster, true);
  return chances.length > 0 && chances.every(({ steps }) => steps > 0);
}

/** To the attack, over a Move if need be; or nearer. */
function attackStep(table: OpenTable, monster: MonsterInPlay, turn: Turn): Step | null {
  const mayMove = canUse(table, monster, 'move');
  const chances = cannotStrike(table, monster) === null ? chancesOf(table, monster, mayMove) : [];
  const chased = chances.find(({ hero }) => hero.id === turn.quarry);
  const choice =
    chased === undefined
      ? chooseHero(
          table,
          monster,
          chances.map(({ hero }) => hero),
        )
      : { hero: chased.hero, why: 'only' as const };
  if (choice === null) {
    const approach = mayMove && turn.attacks === 0 ? approachOf(table, monster) : null;
    return approach === null ? null : step({ type: 'go', to: approach.to }, 'ctrl.8-approach', 'last');
  }
  const target = choice.hero.id;
  const chance = chances.find(({ hero }) => hero.id === target);
  const why = turn.quarry === target ? null : choice.why;
  if (chance !== undefined && chance.steps > 0)
    return step({ type: 'go', to: bestSquare(table, monster, chance) }, 'ctrl.7-square', 'attack', target, why);
  return step({ type: 'attack', target, base: 'own' }, attackReason(table, monster), 'last', target, why);
}

/** One that is too weak to hurt anybody strikes all the same. */
function attackReason(table: OpenTable, monster: MonsterInPlay): Rule {
  const weak = effectSum(monster, 'weak');
  return basesOf(table, monster).every(({ n }) => n <= weak) ? 'ctrl.no-pulled-punches' : 'ctrl.9-attack';
}

/** After the attack; whoever did not attack looks after itself. [ctrl.13-last, ctrl.no-other-basics] */
function lastStep(table: OpenTable, monster: MonsterInPlay, turn: Turn): Step {
  for (const { id, script } of recordOf(monster).benefits) {
    if (script !== 'last' || !canUse(table, monster, id)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    if (aim !== null) return step(use(id, aim.target), usedBy(aim, 'ctrl.13-last'), 'last');
  }
  if (turn.attacks > 0) return END;
  if (canUse(table, monster, 'guard')) return step(use('guard'), 'ctrl.13-last', 'last');
  return canUse(table, monster, 'brace') ? step(use('brace'), 'ctrl.13-last', 'last') : END;
}

/** It aims only to lift the total to exactly 8, which it takes for everybody's Grit. */
function rollStep(table: OpenTable): Step {
  const { attack, turn } = table;
  // Before the die there is no total that could be lifted.
  if (attack === null || turn === null || attack.die === 0) return step(DONE, 'ctrl.9-attack');
  const short = ASSUMED_GRIT - attack.die - toHitBonus(table, attack);
  const aims = AIMS - turn.used.filter((id) => id === 'aim').length;
  const isWorthIt = short > 0 && short <= aims && short <= turn.surges;
  return isWorthIt ? step(use('aim'), 'ctrl.assumed-grit') : step(DONE, 'ctrl.9-attack');
}
const AIMS = 2;

/** The sheet's answers to a hit or a miss, from top to bottom. [ctrl.11-hit-benefits, ctrl.12-miss-benefits] */
function sheetStep(table: OpenTable, monster: MonsterInPlay, occasion: 'hit' | 'miss'): Step | null {
  for (const { id, timing } of recordOf(monster).benefits) {
    if (timing !== occasion || !canUse(table, monster, id, occasion)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    const usual = occasion === 'hit' ? 'ctrl.11-hit-benefits' : 'ctrl.12-miss-benefits';
    if (aim !== null) return step(use(id, aim.target), usedBy(aim, usual));
  }
  return null;
}

/** What is always useful goes by its step alone; anything else had to be worth it first. */
const usedBy = ({ isAlways }: Aim, usual: Rule): Rule => (isAlways ? usual : 'ctrl.useful');

const powerStep = (table: OpenTable, monster: MonsterInPlay): Step =>
  step(canUse(table, monster, 'power', 'hit') ? use('power') : DONE, 'ctrl.11-hit-benefits');

export function monsterOf(table: OpenTable, id: number): MonsterInPlay {
  const entity = entityOf(table, id);
  if (isHero(entity)) throw new Error(`${id} is no monster`);
  return entity;
}
