import { ask, type Game, type Manner, type Seat, seatsOf, takeUp, takeUpAll, type Wish } from '@questhall/kernel';
import { type Adventure, adventureOf, type CardId, type HeroId } from '../content/index.ts';
import { isDefender, meetsTest } from '../queries/means.ts';
import { activeOf, heroOf, innermost, inPriority, type Match, type Telling } from '../queries/table.ts';
import type { Rule } from '../rulebook/index.ts';
import type { Action, Dungeoneer, FrameOf, Part, WindowName } from '../types/index.ts';

interface Window {
  readonly level: number;
  readonly rule: Rule;
  /** The active player is asked only when somebody else wants to act. [time.active-asked-last] */
  readonly isActiveLast: boolean;
}

const windowOf = (level: number, rule: Rule, isActiveLast = false): Window => ({ level, rule, isActiveLast });

const WINDOW: Readonly<Record<WindowName, Window>> = {
  'phase-start': windowOf(1, 'time.windows', true),
  'action-done': windowOf(1, 'time.windows', true),
  entered: windowOf(1, 'time.anytime-encounter', true),
  declared: windowOf(1, 'time.bane-can-be-forestalled', true),
  'turn-end': windowOf(1, 'time.windows'),
  response: windowOf(3, 'combat.b-response'),
  pack: windowOf(3, 'fx.minion-is-treasure'),
  arrived: windowOf(4, 'time.hero-cards-on-arrival'),
  'before-roll': windowOf(4, 'time.roll-groups'),
  'would-be-wounded': windowOf(4, 'time.wounds-pending'),
};

/** Step F has no window of its own kind: it is asked openly, one seat after the other. [time.challenge-in-turn] */
const CHALLENGE_LEVEL = 2;

const SEALED: Manner<Dungeoneer> = { seal: 'time.collect-wishes', wait: 'pass' };

/** Inside an act only windows of a higher level open. [time.nested] */
function levelOpen({ agenda }: Match): number {
  let level = 0;
  for (const frame of agenda) {
    if (frame.kind === 'window') level = Math.max(level, WINDOW[frame.window].level);
    else if (frame.kind === 'answers') level = Math.max(level, CHALLENGE_LEVEL);
  }
  return level;
}

const mayOpen = (state: Match, window: WindowName): boolean => WINDOW[window].level > levelOpen(state);

/**
 * Asks everybody who meets the test of a window, and says whether anybody does: where nobody does it closes before
 * anybody has noticed it, and whatever opened it can go on.
 */
export function openWindow(draft: Match, window: WindowName): boolean {
  if (!mayOpen(draft, window)) return false;
  const { space } = heroOf(draft.table, activeOf(draft));
  const frame: FrameOf<'window'> = {
    kind: 'window',
    window,
    since: draft.clock,
    stage: 'resolve',
    lap: 0,
    hasActed: false,
    doing: null,
    space,
  };
  if (!callLap(draft, frame)) return false;
  draft.agenda.push(frame);
  return true;
}

type Doing = Pick<Game<Dungeoneer>, 'judge' | 'perform'>;

/** Acts are judged again and done by the game's own actions. */
export const windowWith =
  (actions: Doing) =>
  (draft: Match, frame: FrameOf<'window'>, tell: Telling): void => {
    switch (frame.stage) {
      case 'active':
        if (!callActive(draft, frame, tell)) resolveNext(draft, frame, actions, tell);
        break;
      case 'resolve':
        resolveNext(draft, frame, actions, tell);
        break;
    }
  };

/** Whether there is anybody to be asked. */
function callLap(draft: Match, frame: FrameOf<'window'>): boolean {
  const { isActiveLast } = WINDOW[frame.window];
  const active = activeOf(draft);
  const lap = frame.lap + 1;
  for (const seat of inPriority(draft))
    if (!(isActiveLast && seat === active) && meetsTest(draft, frame, seat)) call(draft, frame, lap, seat);
  if (draft.asks.length === 0) return false;
  frame.lap = lap;
  frame.hasActed = false;
  frame.doing = null;
  frame.stage = isActiveLast ? 'active' : 'resolve';
  return true;
}

/** He learns that there is an act, not which; and so does everybody who sees him being asked. */
function callActive(draft: Match, frame: FrameOf<'window'>, tell: Telling): boolean {
  frame.stage = 'resolve';
  const active = activeOf(draft);
  if (!hasAct(draft) || !meetsTest(draft, frame, active)) return false;
  tell.all('time.active-asked-last', { type: 'stirred', window: frame.window });
  call(draft, frame, frame.lap, active);
  return true;
}

function hasAct({ wishes, agenda }: Match): boolean {
  for (const wish of wishes) if (wish.depth === agenda.length && isAct(wish)) return true;
  return false;
}

function call(draft: Match, { window: name, space }: FrameOf<'window'>, lap: number, seat: Seat): void {
  const part = partOf(draft, name, seat);
  ask(draft, seat, ruleOf(name, lap), { kind: 'window', window: name, lap, part, space }, SEALED);
}

/** After something was done everybody is asked again, and may answer what he has seen. [time.answer-to-answer] */
const ruleOf = (window: WindowName, lap: number): Rule => (lap > 1 ? 'time.reopen' : WINDOW[window].rule);

/** What a window is to a seat: its own hero may be at stake in it. [time.break-through] */
function partOf(state: Match, name: WindowName, seat: Seat): Part {
  if (name === 'response') return isDefender(state, seat) ? 'defender' : 'onlooker';
  if (name === 'declared') return innermost(state, 'bane')?.target === seat ? 'target' : 'onlooker';
  return name === 'before-roll' || name === 'would-be-wounded' || name === 'pack' ? 'target' : 'onlooker';
}

/**
 * The next act in order is shown, checked again and done; after the last one the window is asked once more, or closes.
 */
function resolveNext(draft: Match, frame: FrameOf<'window'>, actions: Doing, tell: Telling): void {
  const wish = firstAct(draft);
  if (wish === null) {
    takeUpAll(draft);
    if (!frame.hasActed || !callLap(draft, frame)) draft.agenda.pop();
    return;
  }
  takeUp(draft, wish);
  const { ask: asked, action } = wish;
  const refusal = actions.judge(draft, asked, action);
  if (refusal !== null) {
    handBack(wish, refusal.rule, tell);
    return;
  }
  frame.hasActed = true;
  frame.doing = placeAmong(draft, wish);
  draft.table.idle[asked.seat] = 0;
  draft.table.deeds.push({ seat: asked.seat, card: cardIn(action) });
  actions.perform(draft, asked, action, tell);
}

/** Returned unpaid; for the others its owner has passed. [time.revalidate] */
export function handBack({ ask: { seat }, action }: Wish<Dungeoneer>, because: string, tell: Telling): void {
  tell.only(seatsOf(seat), 'time.revalidate', {
    type: 'handedBack',
    seat,
    because: because as Rule, // a refusal names a rule of this game or of the kernel
    card: cardIn(action),
  });
}

const cardIn = (action: Action): CardId | HeroId | null =>
  action.type === 'play' || action.type === 'use' ? action.card : action.type === 'ability' ? action.hero : null;

export const isAct = ({ action }: Wish<Dungeoneer>): boolean => action.type !== 'pass';

/** Sorted by the class of what is done, and inside a class by priority. [time.sort-wishes] */
function firstAct(draft: Match): Wish<Dungeoneer> | null {
  const { wishes, agenda } = draft;
  let first: Wish<Dungeoneer> | null = null;
  for (const wish of wishes)
    if (
      wish.depth === agenda.length &&
      isAct(wish) &&
      (first === null || placeAmong(draft, wish) < placeAmong(draft, first))
    )
      first = wish;
  return first;
}

/** The place of an act among those that were handed in together. */
export function placeAmong(state: Match, { ask: { seat }, action }: Wish<Dungeoneer>): number {
  const act = classOf(action);
  const rank = ORDER.findIndex((acts) => acts.includes(act));
  return rank * state.seats + ((seat - activeOf(state) + state.seats) % state.seats);
}

type ActClass = Adventure['kind'] | 'points' | 'challenge';

/** Of acts that were handed in together, which work first; some are on a par. [univ.resolution-order] */
const ORDER: readonly (readonly ActClass[])[] = [
  ['boon'],
  ['treasure'],
  ['bane'],
  ['points'],
  ['trap', 'monster'],
  ['challenge'],
];

function classOf(action: Action): ActClass {
  switch (action.type) {
    case 'play':
    case 'use':
      return adventureOf(action.card).kind;
    case 'ability':
      return 'boon';
    case 'challenge':
      return 'challenge';
    default:
      return 'points';
  }
}
