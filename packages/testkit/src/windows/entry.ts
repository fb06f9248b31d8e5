import { ask, roll } from '@questhall/kernel';
import { heroCard, spaceAt } from './cards.ts';
import { addGlory, type Draft, fall, heroOf, isStanding, type Telling } from './pieces.ts';
import { type FrameOf, PURSE_MAX } from './types.ts';
import { openWindow } from './window.ts';

/** Collect, may be answered, then what waits there; `entered` is owed to the turn, and opens when nothing else runs. */
export function runEntry(draft: Draft, frame: FrameOf<'entry'>, tell: Telling): void {
  const { seat } = frame;
  const { glory, peril, spikes, isLookout } = spaceAt(frame.space);
  const hero = heroOf(draft.table, seat);
  switch (frame.stage) {
    case 'collect':
      frame.stage = 'answer';
      addGlory(hero, glory);
      hero.peril = Math.min(PURSE_MAX, hero.peril + peril);
      tell.all('move.collect', { type: 'collected', seat, glory, peril });
      break;
    case 'answer':
      frame.stage = 'effect';
      if (spikes !== null || isLookout) openWindow(draft, 'arrived');
      break;
    case 'effect':
      frame.stage = 'done';
      if (spikes !== null)
        draft.agenda.push({
          kind: 'threat',
          seat,
          form: 'speed',
          number: spikes,
          fail: 'wound',
          stage: 'answer',
          isBestOfTwo: false,
        });
      else if (isLookout && hero.glory > 0) ask(draft, seat, 'move.space-effect', { kind: 'look' });
      break;
    case 'done':
      draft.agenda.pop();
      break;
  }
}

export function runThreat(draft: Draft, frame: FrameOf<'threat'>, tell: Telling): void {
  const { seat } = frame;
  if (frame.stage === 'answer') {
    frame.stage = 'roll';
    openWindow(draft, 'before-roll');
    return;
  }
  draft.agenda.pop();
  const hero = heroOf(draft.table, seat);
  const faces = Array.from({ length: frame.isBestOfTwo ? 2 : 1 }, () => roll(draft.rng, 6));
  const total = Math.max(...faces) + heroCard(hero.hero).scores[frame.form];
  tell.all('threat.roll', { type: 'rolled', seat, faces, total });
  if (total >= frame.number) return;
  if (frame.fail === 'wound') draft.agenda.push({ kind: 'wounds', seat, count: 1, stage: 'answer', isSpared: false });
  else {
    hero.isTipped = true;
    tell.all('threat.roll', { type: 'tipped', seat });
  }
}

/** What is left of the wounds lands together. */
export function runWounds(draft: Draft, frame: FrameOf<'wounds'>, tell: Telling): void {
  const { seat } = frame;
  if (frame.stage === 'answer') {
    frame.stage = 'land';
    openWindow(draft, 'would-be-wounded');
    return;
  }
  draft.agenda.pop();
  const hero = heroOf(draft.table, seat);
  hero.life = Math.max(frame.isSpared ? 1 : 0, hero.life - frame.count);
  tell.all('time.wounds-pending', { type: 'wounded', seat, life: hero.life });
  if (!isStanding(draft.table, seat)) fall(draft, seat, tell);
}
