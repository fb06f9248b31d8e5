import type { MapId, Side } from '../content/index.ts';
import { printedSide } from '../map/chart.ts';
import { barrierAt } from '../queries/exits.ts';
import { heroOf, type Match, placedOf, type Telling } from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';
import { enter } from './entry.ts';
import { spendPoints } from './pieces.ts';
import { threaten } from './threat.ts';
import { wound } from './wounds.ts';

/** The exit's Threat and its result, the points, the way out. [move.sequence] */
export function move(draft: Match, frame: FrameOf<'move'>, tell: Telling): void {
  const { seat, side } = frame;
  const hero = heroOf(draft.table, seat);
  switch (frame.stage) {
    case 'threat': {
      const barrier = barrierAt(draft.table, seat, side);
      frame.stage = barrier === null ? 'leave' : 'result';
      if (barrier === null || hero.space === null) return;
      const rule = barrier.kind === 'locked' ? 'exit.locked' : 'exit.trapped-is-obstacle';
      threaten(draft, seat, barrier.form, barrier.number, 'exit', hero.space, rule);
      break;
    }
    case 'result':
      frame.stage = 'leave';
      if (barrierAt(draft.table, seat, side)?.kind === 'locked') passLock(draft, frame, tell);
      else passTrap(draft, frame, tell);
      break;
    case 'leave':
      frame.stage = 'step';
      spendPoints(draft, seat, 1, 'move.cost-one', tell, true);
      break;
    case 'step':
      draft.agenda.pop();
      enter(draft, seat, frame.to, 'exit', tell);
      break;
  }
}

/** Opened by skill or by one point more; with the last point the hero stays in the doorway. */
function passLock(draft: Match, frame: FrameOf<'move'>, tell: Telling): void {
  const { seat, side } = frame;
  const hero = heroOf(draft.table, seat);
  if (frame.overcame === true) openGate(draft, seat, side, 'opened', tell);
  else if (hero.points >= 2) {
    spendPoints(draft, seat, 1, 'exit.locked', tell, true);
    openGate(draft, seat, side, 'opened', tell);
  } else {
    spendPoints(draft, seat, 1, 'exit.locked-doorway', tell, true);
    openGate(draft, seat, side, 'held', tell);
    draft.agenda.pop();
  }
}

/** Disarmed by skill; whoever fails is hurt and goes through all the same. */
function passTrap(draft: Match, { seat, side, overcame }: FrameOf<'move'>, tell: Telling): void {
  if (overcame === true) openGate(draft, seat, side, 'disarmed', tell);
  else wound(draft, seat, 1, 'exit.trapped');
}

const GATE_RULE = {
  opened: 'exit.locked-stays-open-this-turn',
  disarmed: 'exit.trapped-disarmed-this-turn',
  held: 'exit.locked-doorway',
} as const;

/** By the side of the map on which it is now. */
export function openGate(
  draft: Match,
  seat: number,
  side: Side,
  state: 'opened' | 'disarmed' | 'held',
  tell: Telling,
): void {
  const { table } = draft;
  const { space } = heroOf(table, seat);
  const placed = space === null ? null : placedOf(table, space);
  if (placed === null) return;
  const card: MapId = placed.card;
  const printed = printedSide(placed, side);
  table.gates = [...table.gates, { card, side: printed, state, by: seat }];
  tell.all(GATE_RULE[state], { type: 'gate', seat, card, side: printed, state });
}
