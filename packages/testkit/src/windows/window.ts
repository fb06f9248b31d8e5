import { ask, type Manner, type Seat, seatsOf, takeUp, type Wish, wishesOf } from '@questhall/kernel';
import { actions } from './actions.ts';
import { meetsTest, partOf, WINDOW } from './asked.ts';
import { cardOf } from './cards.ts';
import { activeOf, type Draft, heroOf, inPriority, type Telling } from './pieces.ts';
import type { FrameOf, Parley, WindowName } from './types.ts';

const SEALED: Manner<Parley> = { seal: 'time.collect-wishes', wait: 'pass' };

/** A window that nobody meets the test of closes before anybody has noticed it. */
export function openWindow(draft: Draft, window: WindowName): void {
  const { space } = heroOf(draft.table, activeOf(draft));
  draft.agenda.push({ kind: 'window', window, stage: 'call', lap: 0, hasActed: false, space });
}

export function runWindow(draft: Draft, frame: FrameOf<'window'>, tell: Telling): void {
  switch (frame.stage) {
    case 'call':
      callLap(draft, frame);
      break;
    case 'active':
      callActive(draft, frame, tell);
      break;
    case 'resolve':
      resolveNext(draft, frame, tell);
      break;
  }
}

function callLap(draft: Draft, frame: FrameOf<'window'>): void {
  const { isActiveLast } = WINDOW[frame.window];
  const isCalled = (seat: Seat): boolean =>
    meetsTest(draft, frame, seat) && !(isActiveLast && seat === activeOf(draft));
  const called = inPriority(draft).filter(isCalled);
  if (called.length === 0) {
    draft.agenda.pop();
    return;
  }
  frame.lap += 1;
  frame.hasActed = false;
  frame.stage = isActiveLast ? 'active' : 'resolve';
  for (const seat of called) call(draft, frame, seat);
}

/** He learns that there is an act, not which; and so does everybody who sees him being asked. */
function callActive(draft: Draft, frame: FrameOf<'window'>, tell: Telling): void {
  frame.stage = 'resolve';
  const active = activeOf(draft);
  if (!wishesOf(draft).some(isAct) || !meetsTest(draft, frame, active)) return;
  tell.all('time.active-asked-last', { type: 'stirred', window: frame.window });
  call(draft, frame, active);
}

function call(draft: Draft, { window, lap, space }: FrameOf<'window'>, seat: Seat): void {
  ask(
    draft,
    seat,
    WINDOW[window].rule,
    { kind: 'window', window, lap, part: partOf(draft, window, seat), space },
    SEALED,
  );
}

/**
 * The next act in order is shown, checked again and done; after the last one the window is asked once more, or closes.
 */
function resolveNext(draft: Draft, frame: FrameOf<'window'>, tell: Telling): void {
  const [wish] = inOrder(draft);
  if (wish === undefined) {
    if (frame.hasActed) frame.stage = 'call';
    else draft.agenda.pop();
    return;
  }
  takeUp(draft, wish);
  if (!isAct(wish)) return;
  const { ask: asked, action } = wish;
  const refusal = actions.judge(draft, asked, action);
  if (refusal !== null) {
    tell.only(seatsOf(asked.seat), 'time.revalidate', { type: 'returned', seat: asked.seat, because: refusal.rule });
    return;
  }
  frame.hasActed = true;
  draft.table.acts.push({ seat: asked.seat, action: { ...action } });
  actions.perform(draft, asked, action, tell);
}

const isAct = ({ action }: Wish<Parley>): boolean => action.type !== 'pass';

function inOrder(draft: Draft): readonly Wish<Parley>[] {
  const active = activeOf(draft);
  const place = ({ ask: { seat } }: Wish<Parley>): number => (seat - active + draft.seats) % draft.seats;
  return wishesOf(draft).toSorted((x, y) => rankOf(x.action) - rankOf(y.action) || place(x) - place(y));
}

/** Of acts that were handed in together, which work first; passes are put away at the end. */
const RANK = { ability: 0, boon: 0, treasure: 1, bane: 2, points: 3, encounter: 4, challenge: 5, pass: 6 } as const;

function rankOf(action: Parley['Action']): number {
  switch (action.type) {
    case 'play':
      return RANK[cardOf(action.card).class];
    case 'use':
      return RANK.treasure;
    case 'ability':
    case 'challenge':
    case 'pass':
      return RANK[action.type];
    default:
      return RANK.points;
  }
}
