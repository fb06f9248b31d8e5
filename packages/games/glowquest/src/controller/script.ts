import { cannotStrike } from '../queries/attacking.ts';
import { benefitOf, CALL } from '../queries/benefits.ts';
import { toHitBonus } from '../queries/blow.ts';
import { entityOf, isHero, recordOf } from '../queries/entities.ts';
import { effectSum } from '../queries/stats.ts';
import { cannotUse, type Window } from '../queries/using.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, Event, MonsterInPlay, OpenTable, Question, Turn } from '../types/index.ts';
import { approachOf } from './pick.ts';
import { chooseHero } from './prefer.ts';
import { chancesOf } from './reach.ts';
import { bestSquare, farthest, momentumSquare } from './squares.ts';
import { useFor } from './useful.ts';

/** What the script does next, and by which of its steps. */
export interface Step {
  readonly action: Action;
  readonly rule: Rule;
  /** How far the script has come when this is done. */
  readonly script?: Turn['script'];
  readonly quarry?: number;
  readonly why?: Extract<Event, { type: 'chose' }>;
}

/** What the monster answers. Heroes' numbers are nowhere looked at. [ctrl.blind] */
export function scriptFor(table: OpenTable, monster: MonsterInPlay, question: Question): Step {
  switch (question.kind) {
    case 'turn':
      return turnStep(table, monster);
    case 'roll':
      return rollStep(table);
    case 'hit':
      return sheetStep(table, monster, 'hit') ?? powerStep(table, monster);
    case 'miss':
      return sheetStep(table, monster, 'miss') ?? { action: { type: 'done' }, rule: 'ctrl.12-miss-benefits' };
    case 'momentum':
    case 'follow':
      return { action: { type: 'place', to: momentumSquare(table, question) }, rule: 'ctrl.10-momentum' };
    case 'forced':
      return { action: { type: 'place', to: farthest(table, question) }, rule: 'ctrl.slide-push-choice' };
    case 'reduce':
      return { action: { type: 'reduce', effect: 'ongoing' }, rule: 'ctrl.4-shake-off' };
    default:
      return { action: { type: 'done' }, rule: 'ctrl.engaged-stays' };
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

const END: Step = { action: { type: 'endTurn' }, rule: 'ctrl.14-end' };
const SHAKE_OFF_FROM = 2;

const use = (benefit: string, target: number | null = null): Action => ({ type: 'use', benefit, target, glow: null });
const canUse = (table: OpenTable, monster: MonsterInPlay, id: string, window: Window = 'turn'): boolean =>
  cannotUse(table, monster, id, window) === null;

/** Before the attack: call, shake off, and what the sheet says comes first. */
function firstStep(table: OpenTable, monster: MonsterInPlay, turn: Turn): Step | null {
  if (monster.mayCall && canUse(table, monster, CALL)) return { action: use(CALL), rule: 'ctrl.3-call' };
  if (effectSum(monster, 'ongoing') >= SHAKE_OFF_FROM && canUse(table, monster, 'shake-off'))
    return { action: use('shake-off'), rule: 'ctrl.4-shake-off' };
  for (const { id, script, cost } of recordOf(monster).benefits) {
    if (script !== 'first' || !canUse(table, monster, id)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    if (aim !== null && (turn.surges > cost || !mustMove(table, monster)))
      return { action: use(id, aim.target), rule: 'ctrl.5-first-benefits' };
  }
  return null;
}

/** It can attack somebody, but nobody from where it stands. */
function mustMove(table: OpenTable, monster: MonsterInPlay): boolean {
  const chances = chancesOf(table, monster, true);
  return chances.length > 0 && chances.every(({ steps }) => steps > 0);
}

/** To the attack, over a Move if need be; or nearer. [ctrl.no-pulled-punches] */
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
    return approach === null ? null : { action: { type: 'go', to: approach.to }, rule: 'ctrl.8-approach', script: 'last' };
  }
  const target = choice.hero.id;
  const chance = chances.find(({ hero }) => hero.id === target);
  const why = turn.quarry === target ? {} : ({ why: { type: 'chose', monster: monster.id, target, why: choice.why } } as const);
  if (chance !== undefined && chance.steps > 0)
    return {
      action: { type: 'go', to: bestSquare(table, monster, chance) },
      rule: 'ctrl.7-square',
      script: 'attack',
      quarry: target,
      ...why,
    };
  return { action: { type: 'attack', target, base: 'own' }, rule: 'ctrl.9-attack', script: 'last', quarry: target, ...why };
}

const GUARD_TO = 2;

/** After the attack; whoever did not attack looks after itself. [ctrl.13-last, ctrl.no-other-basics] */
function lastStep(table: OpenTable, monster: MonsterInPlay, turn: Turn): Step {
  for (const { id, script } of recordOf(monster).benefits) {
    if (script !== 'last' || !canUse(table, monster, id)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    if (aim !== null) return { action: use(id, aim.target), rule: 'ctrl.13-last', script: 'last' };
  }
  if (turn.attacks > 0) return END;
  if (monster.shield < GUARD_TO && canUse(table, monster, 'guard')) return { action: use('guard'), rule: 'ctrl.13-last', script: 'last' };
  return canUse(table, monster, 'brace') ? { action: use('brace'), rule: 'ctrl.13-last', script: 'last' } : END;
}

const ASSUMED_GRIT = 8;

/** It aims only to lift the total to exactly 8. [ctrl.9-attack, ctrl.assumed-grit] */
function rollStep(table: OpenTable): Step {
  const { attack, turn } = table;
  const rule = 'ctrl.9-attack';
  if (attack === null || turn === null) return { action: { type: 'done' }, rule };
  const short = ASSUMED_GRIT - attack.die - toHitBonus(table, attack);
  const aims = AIMS - turn.used.filter((id) => id === 'aim').length;
  return { action: short > 0 && short <= aims && short <= turn.surges ? use('aim') : { type: 'done' }, rule };
}
const AIMS = 2;

/** The sheet's answers to a hit or a miss, from top to bottom. [ctrl.11-hit-benefits, ctrl.12-miss-benefits] */
function sheetStep(table: OpenTable, monster: MonsterInPlay, window: 'hit' | 'miss'): Step | null {
  for (const { id, timing } of recordOf(monster).benefits) {
    if (timing !== window || !canUse(table, monster, id, window)) continue;
    const aim = useFor(table, monster, benefitOf(id));
    if (aim !== null) return { action: use(id, aim.target), rule: window === 'hit' ? 'ctrl.11-hit-benefits' : 'ctrl.12-miss-benefits' };
  }
  return null;
}

const powerStep = (table: OpenTable, monster: MonsterInPlay): Step => ({
  action: canUse(table, monster, 'power', 'hit') ? use('power') : { type: 'done' },
  rule: 'ctrl.11-hit-benefits',
});

export function monsterOf(table: OpenTable, id: number): MonsterInPlay {
  const entity = entityOf(table, id);
  if (isHero(entity)) throw new Error(`${id} is no monster`);
  return entity;
}
