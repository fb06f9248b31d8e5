import { ask } from '@questhall/kernel';
import { handOf, heroOf, type Match, type Telling, turnOf } from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';
import { collect } from './entry.ts';
import { openWindow } from './window.ts';

const HAND_MAX = 5;

/** Discard, collect for staying, save a point, draw. [draw.order] */
export function closing(draft: Match, frame: FrameOf<'closing'>, tell: Telling): void {
  const { table } = draft;
  const { seat } = frame;
  const hero = heroOf(table, seat);
  switch (frame.stage) {
    case 'discard':
      frame.stage = 'collect';
      if (handOf(table, seat).length > 0)
        ask(draft, seat, table.house.discardOptional ? 'opt.discard-optional' : 'draw.must-discard-one', {
          kind: 'discard',
        });
      break;
    case 'collect':
      frame.stage = 'save';
      if (!hero.hasMoved && hero.space !== null) collect(draft, seat, hero.space, 'draw.stayed-collects', tell);
      break;
    case 'save':
      frame.stage = 'lose';
      if (hero.points > 0 && !table.house.restrictedMovement) ask(draft, seat, 'draw.save-one-mp', { kind: 'save' });
      break;
    case 'lose':
      frame.stage = 'window';
      hero.points = 0;
      openWindow(draft, 'turn-end');
      break;
    case 'window':
      // A Warp at the end of a turn is an entry too. [time.warp-inside]
      if (turnOf(draft).owed === 'entered') {
        turnOf(draft).owed = null;
        openWindow(draft, 'entered');
      } else frame.stage = 'draw';
      break;
    case 'draw':
      frame.stage = 'end';
      hero.points = 0;
      hero.bonus = 0;
      draft.agenda.push({
        kind: 'drawing',
        seat,
        count: Math.max(0, HAND_MAX - handOf(table, seat).length),
        rule: 'draw.refill-to-five',
      });
      break;
    case 'end':
      draft.agenda.pop();
      tell.all('draw.ends-turn', { type: 'turnOver', seat });
      break;
  }
}
