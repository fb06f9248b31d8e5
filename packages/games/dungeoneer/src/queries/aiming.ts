import type { Seat } from '@questhall/kernel';
import { adventureOf, type Clause, type Effect, type EffectOf, SIDES } from '../content/index.ts';
import { cellBeside, cellKey, chartOf, exitOf } from '../map/chart.ts';
import type { Aim, Strike } from '../types/index.ts';
import { entrancesOf, shutSides, wayBy } from './exits.ts';
import { isOn } from './fighting.ts';
import { dieFor, hasTreasureSlot, isForRoll, isKindFull, rollAhead } from './means.ts';
import {
  currentStrike,
  currentStrikes,
  heroOf,
  innermost,
  type Match,
  type No,
  no,
  placedOf,
  sectionOf,
  spacesOf,
} from './table.ts';

const NOTHING: Clause['choices'] = [[]];
const PLAIN: readonly Aim[] = [{ space: null, strike: null, side: null, choice: 0, variable: 0 }];
const AT_NOTHING: readonly Partial<Aim>[] = [{}];

/** Everything that a card or an ability could be aimed at; not all of it is legal. */
export function aimsFor(state: Match, clause: Clause | null): readonly Aim[] {
  if (clause === null) return PLAIN;
  const [least, most] = clause.bracket.variable ?? [0, 0];
  const aims: Aim[] = [];
  for (let choice = 0; choice < clause.choices.length; choice++)
    for (const { space = null, strike = null, side = null } of targetsFor(state, clause.choices[choice] ?? []))
      for (let variable = least; variable <= most; variable++) aims.push({ space, strike, side, choice, variable });
  return aims;
}

function targetsFor(state: Match, effects: readonly Effect[]): readonly Partial<Aim>[] {
  for (const effect of effects) {
    switch (effect.word) {
      case 'warp':
        return spacesOf(state.table).map((space) => ({ space }));
      case 'repel':
      case 'minion':
        return currentStrikes(state).map(([strike]) => ({ strike }));
      case 'attack':
      case 'counter':
      case 'bestOfTwo':
        return innermost(state, 'combat') === null || rollAhead(state) === 'threat'
          ? AT_NOTHING
          : currentStrikes(state).map(([strike]) => ({ strike }));
      case 'open':
        return SIDES.map((side) => ({ side }));
      default:
    }
  }
  return AT_NOTHING;
}

/** Whether what it is aimed at fits every word of it; the card's own text is the rule. [univ.card-beats-rule] */
export function judgeAim(state: Match, seat: Seat, clause: Clause | null, aim: Aim): No | null {
  const effects = (clause?.choices ?? NOTHING)[aim.choice];
  if (effects === undefined) return no('univ.card-beats-rule');
  const isNeeded = (part: Need): boolean => effects.some((effect) => needOf(state, effect) === part);
  if (aim.space !== null && !isNeeded('space')) return no('univ.card-beats-rule');
  if (aim.strike !== null && !isNeeded('strike')) return no('univ.card-beats-rule');
  if (aim.side !== null && !isNeeded('side')) return no('univ.card-beats-rule');
  if ((clause?.bracket.variable ?? null) === null && aim.variable !== 0)
    return no('fx.variable', { least: 0, most: 0 });
  for (const effect of effects) {
    const refusal = judgeEffect(state, seat, clause, effect, aim);
    if (refusal !== null) return refusal;
  }
  return null;
}

type Need = 'space' | 'strike' | 'side';

function needOf(state: Match, effect: Effect): Need | null {
  switch (effect.word) {
    case 'warp':
      return 'space';
    case 'repel':
    case 'minion':
      return 'strike';
    case 'attack':
    case 'counter':
    case 'bestOfTwo':
      return rollAhead(state) === 'threat' ? null : 'strike';
    case 'open':
      return 'side';
    default:
      return null;
  }
}

function judgeEffect(state: Match, seat: Seat, clause: Clause | null, effect: Effect, aim: Aim): No | null {
  const { table } = state;
  const strike = aim.strike === null ? undefined : currentStrike(state, aim.strike);
  switch (effect.word) {
    case 'warp':
      return judgeWarp(state, seat, effect.to, aim);
    case 'repel':
      return judgeRepel(state, seat, effect, strike);
    case 'minion':
      return judgeTaming(state, seat, strike);
    case 'attack':
    case 'counter':
    case 'bestOfTwo':
      return judgeSharpening(state, seat, clause, effect, aim, strike);
    case 'open':
      return judgeOpening(state, seat, effect.what, aim);
    case 'preventTo': {
      const wounds = innermost(state, 'wounds');
      const isLast = wounds !== null && heroOf(table, seat).life <= wounds.count - wounds.prevented;
      return isLast ? null : no('time.wounds-pending');
    }
    default:
      return null;
  }
}

function judgeRepel(
  state: Match,
  seat: Seat,
  { cost, category }: EffectOf<'repel'>,
  strike: Strike | undefined,
): No | null {
  const refusal = judgeAttackOn(state, seat, strike);
  if (refusal !== null || strike === undefined) return refusal;
  if (strike.kind === 'quest') return no('quest.slay-no-cost');
  if (strike.kind === 'minion') return no('fx.minion-is-treasure');
  const monster = strike.card === null ? null : adventureOf(strike.card);
  const isFitting = monster !== null && (monster.cost <= cost || monster.category === category);
  return isFitting ? null : no('univ.card-beats-rule', { most: cost });
}

/** A monster that the hero wounded and that survived; a slot, and no other of its kind. [fx.minion-kind] */
function judgeTaming(state: Match, seat: Seat, strike: Strike | undefined): No | null {
  const isWounded = strike?.kind === 'monster' && !strike.isOver && strike.woundedBy.includes(seat);
  if (!isWounded || strike.card === null) return no('univ.card-beats-rule');
  if (!hasTreasureSlot(state.table, seat)) return no('fx.minion-is-treasure');
  return isKindFull(state.table, seat, strike.card) ? no('fx.minion-kind') : null;
}

/** An attack on his own hero, which is still to be rolled; a Trap is none. */
function judgeAttackOn({ table }: Match, seat: Seat, strike: Strike | undefined): No | null {
  if (strike === undefined) return no('time.batch-one-response');
  if (strike.hero !== seat || strike.kind === 'trap') return no('combat.b-who-defends');
  return isOn(table, strike) ? null : no('combat.left-the-space');
}

function judgeSharpening(
  state: Match,
  seat: Seat,
  clause: Clause | null,
  { word }: Effect,
  aim: Aim,
  strike: Strike | undefined,
): No | null {
  const isRoll = clause?.trigger === 'roll';
  const ahead = rollAhead(state);
  if (isRoll && clause !== null) {
    if (ahead === null || !isForRoll(word, clause, ahead)) return no('univ.dice-before-roll');
    return dieFor(state, seat, clause, ahead).includes(aim.strike) ? null : no('time.roll-groups');
  }
  return judgeAttackOn(state, seat, strike);
}

function judgeWarp({ table }: Match, seat: Seat, to: 'section' | 'sectionOrEntrance', { space }: Aim): No | null {
  const here = heroOf(table, seat).space;
  if (space === null || here === null || space === here || !spacesOf(table).includes(space))
    return no('univ.card-beats-rule');
  const isSame = sectionOf(table, here) === sectionOf(table, space);
  if (isSame || (to === 'sectionOrEntrance' && entrancesOf(table).includes(space))) return null;
  return no('fx.warp-same-section');
}

/** An exit or a wall; locks are opened by what is there for good. */
function judgeOpening({ table }: Match, seat: Seat, what: EffectOf<'open'>['what'], { side }: Aim): No | null {
  const { space } = heroOf(table, seat);
  if (space === null || side === null) return no('univ.card-beats-rule');
  if (what === 'exit') return shutSides(table, space).includes(side) ? null : no('univ.card-beats-rule');
  const placed = placedOf(table, space);
  if (placed === null) return no('univ.card-beats-rule');
  const { x, y } = cellBeside(placed, side);
  const isBeside = chartOf(sectionOf(table, space).placed).byCell.has(cellKey(x, y));
  const isBarred = wayBy(table, seat, side) === null && exitOf(placed, side).kind === 'wall';
  if (!isBeside) return no('map.adjacent');
  return isBarred ? null : no('univ.card-beats-rule');
}
