import { ask } from '@questhall/kernel';
import { adventureOf, heroCardOf } from '../content/index.ts';
import { FIRST_LEVEL, maxLife } from '../queries/scores.ts';
import { hasShift } from '../queries/shifting.ts';
import { heroOf, isIn, type Match, type Telling } from '../queries/table.ts';
import type { FrameOf } from '../types/index.ts';
import { leftOf } from './defeat.ts';
import { work } from './effects.ts';
import { discard, untip } from './pieces.ts';
import { openWindow } from './window.ts';

const HAND = 5;

/** Up to so many cards of the map are moved, one after the other. [fx.shift-what] */
export function shift(draft: Match, frame: FrameOf<'shift'>, _tell: Telling): void {
  if (frame.left === 0 || !isIn(draft.table, frame.seat) || !hasShift(draft)) {
    draft.agenda.pop();
    return;
  }
  frame.left -= 1;
  ask(draft, frame.seat, frame.rule, { kind: 'shift', left: frame.left });
}

/**
 * A hero who is stuck stands up if he overcomes what holds him; the point is spent either way. [fx.untip-extra-threat]
 */
export function rising(draft: Match, { seat, overcame }: FrameOf<'rising'>, tell: Telling): void {
  draft.agenda.pop();
  if (overcame === true) untip(draft, seat, 'fx.untip-extra-threat', tell);
  else tell.all('fx.untip-extra-threat', { type: 'stuck', seat });
}

/** Paid already: what is played in `declared` works before it. [time.bane-can-be-forestalled] */
export function bane(draft: Match, frame: FrameOf<'bane'>, tell: Telling): void {
  const { table } = draft;
  const { seat, card, target } = frame;
  if (frame.stage === 'answer') {
    frame.stage = 'work';
    if (openWindow(draft, 'declared')) return;
  }
  draft.agenda.pop();
  const { duration, clauses, isUntargeted } = adventureOf(card);
  if (target !== null && !isIn(table, target)) {
    tell.all('lord.bane-without-target', { type: 'fizzled', card });
    if (duration === 'permanent') discard(draft, seat, card, 'lord.bane-without-target', tell);
    return;
  }
  if (duration === 'permanent' && target !== null) {
    heroOf(table, target).banes.push({ card, by: seat });
    tell.all('dur.permanent', { type: 'cursed', seat: target, card, by: seat });
    return;
  }
  if (duration === 'attachment') {
    attach(draft, frame, tell);
    return;
  }
  const [clause] = clauses;
  const rule = isUntargeted ? 'lord.untargeted-any-opponent' : 'dur.instant';
  if (clause !== undefined) work(draft, { by: seat, target: target ?? seat, source: card, rule }, clause);
}

/** Played onto a monster of one's Pack, which nothing takes from there in the meantime. [dur.attachment-host] */
function attach(draft: Match, { seat, card, host }: FrameOf<'bane'>, tell: Telling): void {
  const beast = heroOf(draft.table, seat).pack.find((one) => one.card === host);
  if (beast === undefined || host === null) throw new Error(`${card} has no host`);
  beast.attached.push(card);
  tell.all('lord.attach-with-batch', { type: 'attached', card, to: host });
}

/** A new hero of every grade up to the one in play, an Entrance, five cards. [opt.reincarnation] */
export function rebirth(draft: Match, frame: FrameOf<'rebirth'>, tell: Telling): void {
  const { table } = draft;
  const { seat } = frame;
  const hero = heroOf(table, seat);
  switch (frame.stage) {
    case 'hero': {
      // Hero cards of grades that are still to come are kept.
      const grade = table.grades.find((one) => !hero.heroes.some((id) => heroCardOf(id).grade === one));
      if (grade !== undefined) {
        ask(draft, seat, 'opt.reincarnation', { kind: 'rebirth', grade });
        return;
      }
      frame.stage = 'place';
      table.spare.push(...frame.heroes);
      hero.life = maxLife(hero);
      hero.level = FIRST_LEVEL[table.grade];
      hero.glory = 1;
      hero.peril = 1;
      hero.isTipped = false;
      hero.mud = null;
      hero.hasSaved = false;
      hero.points = 0;
      tell.all('opt.reincarnation-losses', { type: 'reborn', seat, heroes: hero.heroes.slice() });
      break;
    }
    case 'place':
      frame.stage = 'hand';
      ask(draft, leftOf(draft, seat), 'opt.reincarnation-place', { kind: 'rebirthPlace', seat });
      break;
    case 'hand':
      draft.agenda.pop();
      draft.agenda.push({
        kind: 'drawing',
        seat,
        count: HAND,
        rule: 'opt.reincarnation-losses',
      });
      break;
  }
}
