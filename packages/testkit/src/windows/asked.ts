import type { Seat } from '@questhall/kernel';
import { cardOf, cheapest, heroCard, type Roll } from './cards.ts';
import {
  abilityOf,
  activeOf,
  currentStrikes,
  type Draft,
  defenderOf,
  handOf,
  hasNeighbour,
  hasPoint,
  heroOf,
  innermost,
  isOn,
  isStanding,
} from './pieces.ts';
import type { Rule } from './rulebook.ts';
import type { FrameOf, Part, WindowName } from './types.ts';

interface Window {
  readonly level: number;
  readonly rule: Rule;
  /** The active player is asked only when somebody else wants to act. */
  readonly isActiveLast: boolean;
}

const windowOf = (level: number, rule: Rule, isActiveLast = false): Window => ({ level, rule, isActiveLast });

export const WINDOW: Readonly<Record<WindowName, Window>> = {
  'action-done': windowOf(1, 'time.asked-by-public-facts', true),
  entered: windowOf(1, 'time.asked-by-public-facts', true),
  declared: windowOf(1, 'time.bane-can-be-forestalled', true),
  response: windowOf(3, 'act.response-card'),
  arrived: windowOf(4, 'time.asked-by-public-facts'),
  'before-roll': windowOf(4, 'time.roll-groups'),
  'would-be-wounded': windowOf(4, 'time.wounds-pending'),
};

/** Level 2, and of another kind: it is asked openly, one seat after the other. */
export const CHALLENGE_LEVEL = 2;

/** The public test of each window: it never looks into a hand, only at how many cards are in it. */
export function meetsTest(state: Draft, { window, space }: FrameOf<'window'>, seat: Seat): boolean {
  const { table } = state;
  const hasCards = handOf(table, seat).length > 0;
  const active = activeOf(state);
  if (!isStanding(table, seat)) return false;
  switch (window) {
    case 'action-done':
      return hasMeans(state, seat);
    case 'entered': {
      const entering = heroOf(table, active);
      const isThere = entering.space === space && isStanding(table, active);
      const canBeTrapped = isThere && entering.peril >= cheapest(table.set, (card) => card.effect === 'tip');
      return hasMeans(state, seat) || (hasCards && seat !== active && canBeTrapped);
    }
    case 'declared':
      return hasPlayOrUse(state, seat);
    case 'arrived':
      return seat === active && (hasCards || heroOf(table, seat).readied.length > 0);
    case 'response':
      return hasPlayOrUse(state, seat) || (isDefender(state, seat) && hasResponse(state, seat));
    case 'before-roll':
      return isRolling(state, seat) && hasAbility(state, seat, 'roll');
    case 'would-be-wounded':
      return (
        innermost(state, 'wounds')?.seat === seat && (hasPlayOrUse(state, seat) || hasAbility(state, seat, 'wounded'))
      );
  }
}

/** Something to do at any time, as far as everybody can see. */
const hasMeans = (state: Draft, seat: Seat): boolean => {
  const { isTipped, hasAttacked } = heroOf(state.table, seat);
  return (
    hasPlayOrUse(state, seat) || (hasPoint(state, seat) && (isTipped || (!hasAttacked && hasNeighbour(state, seat))))
  );
};

function hasPlayOrUse({ table }: Draft, seat: Seat): boolean {
  const { glory, readied } = heroOf(table, seat);
  const isPlayable = glory >= cheapest(table.set, (card) => card.class === 'boon' && card.time === 'anytime');
  return readied.length > 0 || (isPlayable && handOf(table, seat).length > 0);
}

function hasResponse(state: Draft, seat: Seat): boolean {
  const { table } = state;
  const isPlayable =
    heroOf(table, seat).glory >= cheapest(table.set, (card) => card.class === 'boon' && card.time === 'response');
  return (isPlayable && handOf(table, seat).length > 0) || hasAbility(state, seat, 'response');
}

function hasAbility(state: Draft, seat: Seat, time: 'roll' | 'response' | 'wounded'): boolean {
  const ability = abilityOf(state, seat);
  const { glory, hasUsedAbility } = heroOf(state.table, seat);
  return ability !== null && cardOf(ability).time === time && !hasUsedAbility && glory >= cardOf(ability).cost;
}

/** The coming dice are this seat's, and of a kind that its hero is sure-handed with. */
function isRolling(state: Draft, seat: Seat): boolean {
  const { rolls } = heroCard(heroOf(state.table, seat).hero);
  const roll = rollAhead(state);
  if (roll === null || !rolls.includes(roll)) return false;
  if (roll === 'threat') return innermost(state, 'threat')?.seat === seat;
  return currentStrikes(state).some(
    ([, strike]) => strike.hero === seat && strike.attack !== null && isOn(state, strike),
  );
}

/** Whose dice they are is told by what lies under the window. */
export function rollAhead({ agenda }: Draft): Roll | null {
  const under = agenda.findLast((frame) => frame.kind === 'threat' || frame.kind === 'combat');
  if (under === undefined) return null;
  return under.kind === 'threat' ? 'threat' : 'counter';
}

const isDefender = (state: Draft, seat: Seat): boolean =>
  currentStrikes(state).some(([, strike]) => !strike.isOver && defenderOf(state, strike) === seat);

/** What a window is to a seat, for everybody who passes in its name. */
export function partOf(state: Draft, window: WindowName, seat: Seat): Part {
  if (window === 'response') return isDefender(state, seat) ? 'defender' : 'onlooker';
  if (window === 'declared') return innermost(state, 'bane')?.target === seat ? 'target' : 'onlooker';
  return window === 'before-roll' || window === 'would-be-wounded' ? 'target' : 'onlooker';
}
